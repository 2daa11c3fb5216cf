"""What lies on the table, and how it changes hands: locations, dice, cards, people, tokens, zombies."""
