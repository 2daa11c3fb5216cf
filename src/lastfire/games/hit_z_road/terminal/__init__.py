"""Hit Z Road in the terminal: told in lines, and on the screen."""
