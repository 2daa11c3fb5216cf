"""The Last Can, a complete game on the engine of Lastfire, as a package of its own.

``rules`` is all that a game needs. ``bot``, ``env`` and ``terminal`` are found beside it, as in the games
of the house: with them the heuristic bot plays it, learners see its table as numbers, and the terminal
says how it stands. docs/guides/add-a-game.md walks through it.
"""

from last_can.rules import GAME

__all__ = ["GAME"]
