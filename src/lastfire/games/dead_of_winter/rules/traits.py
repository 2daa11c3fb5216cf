"""What a survivor always is or wears that changes wounds and bites."""

from lastfire.games.dead_of_winter.rules.names import (
    BUDDY_DAVIS,
    COLONY,
    HARMAN_BROOKS,
    JOHN_PRICE,
    ROTTEN_FLESH,
    SNOW_SHOES,
    SPARKY,
)
from lastfire.games.dead_of_winter.rules.powers import Tough
from lastfire.games.dead_of_winter.rules.state import ON_THE_WAY, ColonyTable


def has_power(t: ColonyTable, survivor: int, owner: int) -> bool:
    """Whether the survivor has the printed ability of ``owner``, as John Price may.

    While he moves he has nobody's but his own.
    [DOW-ABILITY-2, DOW-ABILITY-10, DOW-ABILITY-11, DOW-ABILITY-13]
    """
    if survivor == owner:
        return True
    if survivor != JOHN_PRICE or t.place[JOHN_PRICE] == COLONY or t.this_turn & ON_THE_WAY:
        return False
    return t.place[owner] == t.place[JOHN_PRICE] and t.controller[owner] >= 0


def is_skipped_by_bite(t: ColonyTable, survivor: int) -> bool:
    """Sparky and whoever bears Rotten Flesh. [DOW-BITE-4]"""
    return has_power(t, survivor, SPARKY) or t.bears(survivor, ROTTEN_FLESH)


def bitten_is_wound(t: ColonyTable, survivor: int) -> bool:
    """Sparky is only wounded by a bite."""
    return has_power(t, survivor, SPARKY)


def frostbite_is_wound(t: ColonyTable, survivor: int) -> bool:
    """Harman Brooks and whoever wears Snow Shoes take normal wounds instead."""
    return has_power(t, survivor, HARMAN_BROOKS) or t.bears(survivor, SNOW_SHOES)


def wound_limit(t: ColonyTable, survivor: int) -> int:
    """Three wounds kill, four kill Buddy Davis. [DOW-DEATH-1]"""
    if has_power(t, survivor, BUDDY_DAVIS):
        power = t.box.survivors[BUDDY_DAVIS].power
        assert isinstance(power, Tough)
        return power.wounds
    return 3
