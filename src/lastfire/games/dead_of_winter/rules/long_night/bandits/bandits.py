"""Bandits: they come to survivor spaces, and go. [LN-BANDIT-3..7, LN-BANDIT-13, LN-BANDIT-26]"""

from lastfire.games.dead_of_winter.rules.long_night.bandits.state import BANDITS, bandits_of, has_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import (
    BANDIT_CAME,
    BANDIT_KEPT_OUT,
    BANDITS_GONE,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def bandits_at(t: ColonyTable, place: int) -> int:
    """How many bandits are at a place."""
    return bandits_of(t).bandits[place]


def bandits(t: ColonyTable) -> int:
    """How many bandits are on the board."""
    return sum(bandits_of(t).bandits)


def can_place_bandit(t: ColonyTable, place: int) -> bool:
    """Whether a bandit would find a space there: never at the colony.

    [LN-BANDIT-3, LN-BANDIT-4, LN-BANDIT-6, LN-BANDIT-26]
    """
    return has_bandits(t) and place != COLONY and bandits(t) < BANDITS and t.has_room(place)


def place_bandit(t: ColonyTable, place: int) -> bool:
    """A bandit comes to an empty survivor space of a place; whether there was one, and a figure.

    [LN-BANDIT-3, LN-BANDIT-4, LN-BANDIT-6, LN-BANDIT-26, LN-BANDIT-27]
    """
    if can_place_bandit(t, place):
        bandits_of(t).bandits[place] += 1
        t.tell(BANDIT_CAME, place)
        return True
    if has_bandits(t) and place != COLONY and bandits(t) < BANDITS:
        t.tell(BANDIT_KEPT_OUT, place)
    return False


def remove_bandits(t: ColonyTable, place: int, count: int) -> int:
    """Up to so many bandits leave a place, which kills nobody; returns how many did. [LN-BANDIT-13]"""
    gone = min(count, bandits_at(t, place))
    if gone > 0:
        bandits_of(t).bandits[place] -= gone
        t.tell(BANDITS_GONE, place, gone)
    return gone
