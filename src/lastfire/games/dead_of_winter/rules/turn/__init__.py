"""A player's turn: its course, and what can be done in it."""
