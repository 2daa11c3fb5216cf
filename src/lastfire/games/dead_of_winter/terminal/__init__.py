"""Dead of Winter in the terminal: told in lines, and on the screen."""
