"""Dawn of the Zeds in the terminal."""
