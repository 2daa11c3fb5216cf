"""Hit Z Road: bid for a path, scavenge, and fight your way to the coast.

The modules are the chapters of the rulebook: ``setup``, ``planning``, ``auction``, ``encounter``,
``fight``, ``elimination``, ``score``; ``round`` is its contents page.
"""

from lastfire.games.hit_z_road.rules.game import GAME

__all__ = ["GAME"]
