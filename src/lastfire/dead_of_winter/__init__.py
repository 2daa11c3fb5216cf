"""Dead of Winter: the base game."""

from lastfire.dead_of_winter.rules import GAME

__all__ = ["GAME"]
