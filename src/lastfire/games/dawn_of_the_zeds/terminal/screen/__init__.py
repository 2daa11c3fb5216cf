"""Dawn of the Zeds on the screen: ``table`` draws, ``playback`` plays what happened, ``questions`` asks."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.terminal.screen.face import DawnFace

FACE: Final = DawnFace()
