"""Dawn of the Zeds in the terminal: told in lines, and on the screen."""
