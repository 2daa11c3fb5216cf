"""Hit Z Road on the screen: ``table`` draws it, ``stage`` plays what happened, ``questions`` asks."""

from typing import Final

from lastfire.games.hit_z_road.terminal.screen.face import RoadFace

FACE: Final = RoadFace()
