"""Attacks on bandits. [LN-BANDIT-8..16]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at, remove_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import ATTACKED_BANDIT, BANDIT_ROLLED
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import special_at
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_fight_bandits
from lastfire.games.dead_of_winter.rules.state import ColonyTable

FALLS_TO: Final = 4
"""Up to this on the die rolled again a bandit is removed. [LN-BANDIT-9]"""


def can_be_attacked(t: ColonyTable, place: int) -> bool:
    """Whether a survivor there may attack a bandit: not past a special zombie, but past others.

    [LN-BANDIT-14, LN-BANDIT-15, LN-BANDIT-16]
    """
    return bandits_at(t, place) > 0 and special_at(t, place) == 0 and may_fight_bandits(t)


def strike_bandit(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """The die that paid for the attack is rolled again: 1 to 4 removes the bandit, else nothing happens.

    [LN-BANDIT-9, LN-BANDIT-10, LN-BANDIT-11, LN-BANDIT-12]
    """
    place = t.place[survivor]
    t.tell(ATTACKED_BANDIT, seat, survivor, place)
    die = 1 + t.chance.roll(6)
    t.tell(BANDIT_ROLLED, die)
    if die <= FALLS_TO:
        remove_bandits(t, place, 1)
    return NOTHING
