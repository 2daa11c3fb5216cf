"""The games as the terminal tells them, each in a module of its own."""

from typing import Final

from lastfire.cli.tables.dead_of_winter import ColonyTeller
from lastfire.cli.tables.hit_z_road import RoadTeller
from lastfire.cli.tables.telling import Teller

TELLERS: Final[dict[str, Teller]] = {teller.game: teller for teller in (RoadTeller(), ColonyTeller())}


def teller_of(game: str) -> Teller:
    """Who tells this game."""
    return TELLERS[game]
