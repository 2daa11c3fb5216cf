"""The games as the terminal tells them, each in a module of its own."""

from typing import Final

from lastfire.cli.tables.dead_of_winter import ColonyTeller
from lastfire.cli.tables.hit_z_road import RoadTeller
from lastfire.cli.tables.telling import Teller

TELLERS: Final[dict[str, Teller]] = {"hit_z_road": RoadTeller(), "dead_of_winter": ColonyTeller()}
_PLAIN: Final = Teller()


def teller_of(game: str) -> Teller:
    """Who tells this game."""
    return TELLERS.get(game, _PLAIN)
