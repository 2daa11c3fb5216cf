"""Dead of Winter: the base game."""

from lastfire.games.dead_of_winter.rules.rules import GAME

__all__ = ["GAME"]
