"""Dawn of the Zeds as the terminal tells it."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.terminal.lines.teller import DawnTeller

TELLER: Final = DawnTeller()
"""Dawn of the Zeds in the terminal: told in lines, and on the screen."""
