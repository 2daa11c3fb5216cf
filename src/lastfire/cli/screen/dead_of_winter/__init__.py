"""Dead of Winter on the screen: ``table`` draws it, ``stage`` plays what happened, ``questions`` asks."""

from lastfire.cli.screen.dead_of_winter.face import ColonyFace

__all__ = ["ColonyFace"]
