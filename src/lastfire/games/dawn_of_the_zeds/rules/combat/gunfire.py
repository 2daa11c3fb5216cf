"""Gunfire. [DOZ-GUN]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    OPEN_GROUND,
    STEPS,
    TOWN_CENTER,
    TOWN_SPACES,
    TUNNEL,
    step_of,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies, change_ammo, spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds, take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.scoring import score_on_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.table import COLUMNS, DIE, HITS_ON_ZEDS, ROW, shifted
from lastfire.games.dawn_of_the_zeds.rules.holding import GUNFIRE, NO_CHANGE
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars, held_by, held_for, in_force, strength
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import GUNFIRE_DECLARED, offer_scheme
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import GUNFIRE_ROLLED, SHOOTS

FOR_SUPPLY: Final = -1
"""What ``Holding.shoots_for`` answers for 1 Supply instead of Ammo."""


def gun_column(power: int, shift: int) -> int:
    """The column of gunfire, 0 to 6: Strength, at most 7, moved by shifts. [DOZ-GUN-8]"""
    return shifted(min(power, COLUMNS) - 1, shift)


def fire(t: DawnTable, strength: int, shift: int, target: int) -> Flow:
    """A roll on the gunfire table against one unit, whoever shoots; ``t.reply`` is the Hits rolled.

    All go to the one target; nobody retreats, Infection stays. [DOZ-GUN-8..12]
    """
    hits = _roll(t, gun_column(strength, shift), target)
    if is_zeds(target):
        yield from score_on_zeds(t, hits, t.at[target])
        yield from take_hits(t, target, t.reply)
    else:
        yield from take_hits(t, target, hits)
    t.reply = hits


def fire_at_mob(t: DawnTable, strength: int, zeds: list[int]) -> Flow:
    """A roll on the gunfire table against Zeds of one space; its Hits are assigned as in combat.

    [DOZ-ZEDS-12]
    """
    if zeds:
        yield from score_on_zeds(t, _roll(t, gun_column(strength, 0), zeds[0]), t.at[zeds[0]])
        yield from hit_zeds(t, zeds, t.reply)


def _roll(t: DawnTable, column: int, target: int) -> int:
    """The Hits that 2 dice bring. [DOZ-GUN-9, DOZ-GUN-10]"""
    dice = t.chance.roll_all(DIE, 2)
    hits = HITS_ON_ZEDS[ROW[dice[0] + dice[1]]][column]
    t.tell(GUNFIRE_ROLLED, target, column + 1, hits, dice[0], dice[1])
    return hits


def shoot(t: DawnTable, shooter: int, target: int, shift: int = 0) -> Flow:
    """A player unit shoots at a target in its range; it is paid for.

    The Zeds player may spoil it: what was paid for it stays paid. [DOZ-GUN-2..14, DOZ-VERSUS-100]
    """
    if t.told is not None:
        t.tell(SHOOTS, shooter, target)
    distance = distance_between(t.at[shooter], t.at[target])
    power = gun_power(t, shooter, distance)
    shift += gun_shifts(t, shooter, target, distance)
    if t.versus is not None:
        t.versus.shooter = shooter
        column = gun_column(power, shift) + 1
        yield from offer_scheme(t, GUNFIRE_DECLARED, shooter, target, t.at[target], power, column)
        if t.reply:
            t.reply = 0
            return
    yield from _players_fire(t, power, shift, target)
    # It may have been eliminated by what its shot led to, and then it does nothing more.
    for _, bearer, holding in held_by(t, shooter, questions.AFTER_SHOT):
        yield from holding.after_shot(t, bearer)


def gun_power(t: DawnTable, shooter: int, distance: int) -> int:
    """The Strength of a unit in gunfire. [DOZ-GUN-8, DOZ-UNIT-52, DOZ-UNIT-59, DOZ-UNIT-60]"""
    for _, bearer, holding in held_by(t, shooter, questions.GUN_STRENGTH):
        own = holding.gun_strength(t, bearer, distance)
        if own:
            return own
    return strength(t, shooter)


def gun_shifts(t: DawnTable, shooter: int, target: int, distance: int) -> int:
    """By how many columns the gunfire of a unit goes right. [DOZ-GUN-8]"""
    shift = 0
    for _, bearer, holding in held_for(t, shooter, questions.GUN_SHIFT):
        shift += holding.gun_shift(t, bearer, shooter, target, distance)
    return shift


def fire_of_card(t: DawnTable, strength: int, target: int) -> Flow:
    """Free gunfire of the players without a shooter. [DOZ-GUN-15]"""
    yield from _players_fire(t, strength, card_shifts(t, target), target)


def card_shifts(t: DawnTable, target: int) -> int:
    """By how many columns gunfire without a shooter goes right. [DOZ-GUN-15]"""
    shift = 0
    for _, _, holding in in_force(t, questions.GUN_SHIFT):
        shift += holding.gun_shift(t, NONE, NONE, target, 0)
    return shift


def _players_fire(t: DawnTable, strength: int, shift: int, target: int) -> Flow:
    """Gunfire of the players, after which Zeds may retreat. [DOZ-RESEARCH-14]"""
    space = t.at[target]
    yield from fire(t, strength, shift, target)
    hits = t.reply
    if any(holding.scatters(t, hits) for _, _, holding in in_force(t, questions.SCATTERS)):
        yield from retreat_zeds(t, zeds_at(t, space))
    t.reply = hits


# What it costs.


def price_of_shot(t: DawnTable, shooter: int) -> int:
    """What gunfire costs a unit: Ammo, or FOR_SUPPLY; the cheapest of what is said. [DOZ-GUN-1]"""
    price = NO_CHANGE
    for _, bearer, holding in held_for(t, shooter, questions.SHOOTS_FOR):
        said = holding.shoots_for(t, bearer, shooter)
        if said == 0:
            return 0
        if said != NO_CHANGE and price != FOR_SUPPLY:
            price = said
    return 1 if price == NO_CHANGE else price


def can_pay_for_shot(t: DawnTable, shooter: int) -> bool:
    """Whether there is what gunfire costs a unit. [DOZ-GUN-1]"""
    price = price_of_shot(t, shooter)
    return can_spend_supplies(t, 1) if price == FOR_SUPPLY else t.ammo >= price


def pay_for_shot(t: DawnTable, shooter: int) -> None:
    """Pay what gunfire costs a unit. [DOZ-GUN-1]"""
    price = price_of_shot(t, shooter)
    if price == FOR_SUPPLY:
        spend_supplies(t, 1)
    elif price:
        change_ammo(t, -price)


# Whom it can reach.


def distance_between(shooter: int, target: int) -> int:
    """How far apart two spaces are, on one track or from Town Center to a Town space. [DOZ-GUN-5]"""
    return step_of(target) + 1 if shooter == TOWN_CENTER else abs(shooter - target)


def targets_of(t: DawnTable, shooter: int) -> list[int]:
    """The units that a unit can shoot at from where it is and can pay for. [DOZ-GUN-1..7]"""
    found = in_range_of(t, shooter)
    return found if found and can_pay_for_shot(t, shooter) else []


def in_range_of(t: DawnTable, shooter: int) -> list[int]:
    """The units that a unit could shoot at from where it is, whatever that costs.

    Zeds, Raiders and Un-Zeds; who stands in between does not matter. [DOZ-GUN-2..7, DOZ-GUN-13, DOZ-GUN-14,
    DOZ-UNIT-10, DOZ-VERSUS-59]
    """
    found: list[int] = []
    for space in _spaces_in_range(t, shooter):
        units = t.here[space]
        if units and units[-1] >= FIRST_RAIDERS:
            found += units if units[0] >= FIRST_RAIDERS else [unit for unit in units if unit >= FIRST_RAIDERS]
    if found and bars(t, shooter, GUNFIRE):
        return []
    return found


def _spaces_in_range(t: DawnTable, shooter: int) -> list[int]:
    """The spaces that a unit's gunfire reaches: never a Start, nothing past Town Center, no Catacombs.

    Nobody changes this list.

    [DOZ-GUN-3..7]
    """
    space = t.at[shooter]
    if space == TOWN_CENTER:
        return TOWN_SPACES[t.tracks]
    if space > TOWN_CENTER or not OPEN_GROUND[space]:
        return []
    reach = 1
    if t.heard[questions.GUN_RANGE] and track_of(space) != TUNNEL:
        for _, _, holding in held_by(t, shooter, questions.GUN_RANGE):
            reach = max(reach, holding.gun_range())
    if reach not in _AROUND:
        _AROUND[reach] = [_around(other, reach) for other in range(TOWN_CENTER)]
    return _AROUND[reach][space]


_AROUND: Final[dict[int, list[list[int]]]] = {}
"""By how far gunfire reaches, the spaces it reaches from each space of a track."""


def _around(space: int, reach: int) -> list[int]:
    """The spaces of its track that gunfire reaches from a space. [DOZ-GUN-3..7]"""
    found: list[int] = []
    for way in (-1, 1):
        other = space
        for _ in range(reach):
            other += way
            if other // STEPS != space // STEPS or other < 0 or not OPEN_GROUND[other]:
                break
            found.append(other)
    return found
