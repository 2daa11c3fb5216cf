"""The Last Can in the terminal."""
