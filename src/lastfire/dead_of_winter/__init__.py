"""Dead of Winter: the base game."""
