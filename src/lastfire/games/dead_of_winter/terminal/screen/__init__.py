"""Dead of Winter on the screen: ``table`` draws it, ``stage`` plays what happened, ``questions`` asks."""

from typing import Final

from lastfire.games.dead_of_winter.terminal.screen.face import ColonyFace

FACE: Final = ColonyFace()
