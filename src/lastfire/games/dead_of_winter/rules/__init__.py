"""Dead of Winter: the base game, and The Long Night beside it."""

from lastfire.games.dead_of_winter.rules.game import GAME
from lastfire.games.dead_of_winter.rules.long_night.modules import MODULES

for _module in MODULES:
    GAME.add_module(_module)

__all__ = ["GAME"]
