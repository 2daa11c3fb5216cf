"""The Event, Fate and Research decks."""
