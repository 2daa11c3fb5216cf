"""Dead of Winter: the base game."""

from lastfire.games.dead_of_winter.rules.game import GAME

__all__ = ["GAME"]
