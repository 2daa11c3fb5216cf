"""Dawn of the Zeds."""
