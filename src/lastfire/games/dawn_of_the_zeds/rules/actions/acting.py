"""Who can act, and what with. [DOZ-ACTION-2, DOZ-ACTION-8, DOZ-CHAOS-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import UseAbility, UseInForce, offers_free_deeds
from lastfire.games.dawn_of_the_zeds.rules.actions.arrest import Arrest
from lastfire.games.dawn_of_the_zeds.rules.actions.build import Build, OpenFerry
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import Forage, can_forage
from lastfire.games.dawn_of_the_zeds.rules.actions.gunfire import Shoot
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import Discharge, Equip, Heal
from lastfire.games.dawn_of_the_zeds.rules.actions.move import Move, PlayOnMove
from lastfire.games.dawn_of_the_zeds.rules.actions.price import (
    Means,
    is_own,
)
from lastfire.games.dawn_of_the_zeds.rules.actions.research import Research
from lastfire.games.dawn_of_the_zeds.rules.actions.way import (
    can_step,
)
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import is_bound
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BESIDE, CAMP, HOSPITAL, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.holdings import in_force
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, DEFIANT, REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_VILLAGERS, THE_VIP, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

MOVE_DEED: Final = Move("move", ("DOZ-MOVE-1", "DOZ-MOVE-3", "DOZ-STACK-8"))
PLAY_ON_MOVE: Final = PlayOnMove("play", ("DOZ-MOVE-11",))
FORAGE_DEED: Final = Forage("forage", ("DOZ-FORAGE-1", "DOZ-FORAGE-2"))
SHOOT_DEED: Final = Shoot("shoot", ("DOZ-GUN-1", "DOZ-GUN-2"))
HEAL_DEED: Final = Heal("heal", ("DOZ-HEAL-1", "DOZ-HEAL-2"))
DISCHARGE_DEED: Final = Discharge("discharge", ("DOZ-HEAL-8",))
EQUIP_DEED: Final = Equip("equip", ("DOZ-HEAL-9",))
BUILD_DEED: Final = Build("build", ("DOZ-BUILD-1", "DOZ-BUILD-2", "DOZ-BUILD-3"))
RESEARCH_DEED: Final = Research("research", ("DOZ-RESEARCH-1", "DOZ-RESEARCH-2", "DOZ-RESEARCH-4"))
FERRY_DEED: Final = OpenFerry("open_ferry", ("DOZ-FATE-17",))
ARREST_DEED: Final = Arrest("arrest", ("DOZ-VERSUS-78", "DOZ-VERSUS-79", "DOZ-VERSUS-85"))
ABILITY_DEED: Final = UseAbility("use", ("DOZ-ACTION-6", "DOZ-UNIT-14"))
IN_FORCE_DEED: Final = UseInForce("use_component", ("DOZ-ACTION-6",))

DEEDS: Final[tuple[Deed, ...]] = (
    MOVE_DEED,
    PLAY_ON_MOVE,
    FORAGE_DEED,
    SHOOT_DEED,
    HEAL_DEED,
    DISCHARGE_DEED,
    EQUIP_DEED,
    BUILD_DEED,
    RESEARCH_DEED,
    ARREST_DEED,
    FERRY_DEED,
    ABILITY_DEED,
    IN_FORCE_DEED,
)
"""Every deed, in the order of the menu."""

ALSO: Final = {
    "use_second": ABILITY_DEED,
    "use_third": ABILITY_DEED,
    "use_event": IN_FORCE_DEED,
    "use_research": IN_FORCE_DEED,
}
"""Verbs of deeds that have several."""

# What a unit can do depends on where it is.
ON_MAP_DEEDS: Final[tuple[Deed, ...]] = (
    MOVE_DEED,
    FORAGE_DEED,
    SHOOT_DEED,
    BUILD_DEED,
    ABILITY_DEED,
    IN_FORCE_DEED,
    FERRY_DEED,
    PLAY_ON_MOVE,
)
IN_VERSUS_DEEDS: Final[tuple[Deed, ...]] = (*ON_MAP_DEEDS[:4], ARREST_DEED, *ON_MAP_DEEDS[4:])
"""What a unit on the map can do where there are Un-Zeds."""
IN_ROOM_DEEDS: Final[tuple[Deed, ...]] = (MOVE_DEED, RESEARCH_DEED, ABILITY_DEED, IN_FORCE_DEED, PLAY_ON_MOVE)
IN_BED_DEEDS: Final[tuple[Deed, ...]] = (HEAL_DEED, DISCHARGE_DEED, ABILITY_DEED, PLAY_ON_MOVE)
COMATOSE_DEEDS: Final[tuple[Deed, ...]] = (HEAL_DEED, DISCHARGE_DEED)
IN_CAMP_DEEDS: Final[tuple[Deed, ...]] = (EQUIP_DEED,)
REFUGEES_DEEDS: Final[tuple[Deed, ...]] = (MOVE_DEED,)
DEEDS_WITHOUT_ACTION: Final[tuple[Deed, ...]] = (ABILITY_DEED, IN_FORCE_DEED)
IN_ROOM_DEEDS_WITHOUT_ACTION: Final[tuple[Deed, ...]] = (RESEARCH_DEED, ABILITY_DEED, IN_FORCE_DEED)
"""What a unit that can move can do for which no Action is left, on the map and in a room."""
NO_DEEDS: Final[tuple[Deed, ...]] = ()

HELD_UP: Final = COMATOSE | DEFIANT
"""Who bears one of these marks does not move."""


def _deeds_by_action() -> list[Deed | None]:
    by_verb = {deed.verb: deed for deed in DEEDS} | ALSO
    return [by_verb.get(action.verb) for action in WORDS.actions]


_BY_ACTION: Final = _deeds_by_action()


def deed_of(action: int) -> Deed:
    """The deed that an action is one of."""
    deed = _BY_ACTION[action]
    assert deed is not None
    return deed


def can_act(t: DawnTable, unit: int) -> bool:
    """Whether a player unit in play can act: not comatose, no Villagers, and not in a Chaos space.

    [DOZ-ACTION-8, DOZ-CHAOS-4, DOZ-CHAOS-6, DOZ-UNIT-19, DOZ-UNIT-20]
    """
    marks = t.marks[unit]
    if marks & COMATOSE:
        return False
    space = t.at[unit]
    if FIRST_VILLAGERS <= unit <= THE_VIP:
        return space <= TOWN_CENTER and (unit == THE_VIP or marks & REFUGEES != 0)
    return not t.chaos[space] or not is_bound(t, unit)


def deeds_for(t: DawnTable, means: Means) -> tuple[Deed, ...]:
    """The deeds that come into question for a player unit in play, by where and what it is, and its means.

    A Heal is for the unit in the bed, and Equip for the one in the Camp: both are theirs. Who can move can do
    little without an Action. [DOZ-HEAL-1]
    """
    unit = means.unit
    space = t.at[unit]
    marks = t.marks[unit]
    # As a rule it is a fighter on the map, whom nothing keeps from acting.
    if unit >= FIRST_VILLAGERS or space > TOWN_CENTER or t.chaos[space] or marks & COMATOSE:
        if space == CAMP:
            return IN_CAMP_DEEDS
        if space == HOSPITAL:
            return COMATOSE_DEEDS if marks & COMATOSE or is_refugees(unit) else IN_BED_DEEDS
        if not can_act(t, unit):
            return NO_DEEDS
        if FIRST_VILLAGERS <= unit <= THE_VIP:
            return REFUGEES_DEEDS if means.actions else NO_DEEDS
        if space > TOWN_CENTER:
            return IN_ROOM_DEEDS if means.actions else IN_ROOM_DEEDS_WITHOUT_ACTION
    if not means.actions:
        return DEEDS_WITHOUT_ACTION
    return ON_MAP_DEEDS if t.versus is None else IN_VERSUS_DEEDS


def has_deed(t: DawnTable, seat: int, unit: int) -> bool:
    """Whether a seat can do anything with a unit."""
    return _is_any_possible(t, Means(t, seat, unit))


def _is_any_possible(t: DawnTable, means: Means) -> bool:
    for deed in deeds_for(t, means):
        if deed.is_possible(t, means):
            return True
    return False


def unit_actions(t: DawnTable, seat: int) -> list[int]:
    """The actions that choose a unit that a seat can do anything with. [DOZ-ACTION-2, DOZ-COOP-4, DOZ-COOP-6]

    Without an Action of the seat, on the map only units with something of their own come into question.
    """
    if (t.player_actions >> seat) & 1:
        return _units_with_actions(t, seat, True)
    if t.event_actions:
        return _units_with_actions(t, seat, t.heroes == 1)
    if offers_free_deeds(t):
        return _all_with_deeds(t, seat)
    at = t.at
    pays_alone = t.box.pays_alone
    free = t.free_actions
    found: list[int] = []
    for unit in t.team:
        if at[unit] > TOWN_CENTER or (free and unit in free):
            if has_deed(t, seat, unit):
                found.append(UNIT + unit)
        elif pays_alone[unit] and can_act(t, unit):
            means = Means(t, seat, unit)
            if _is_any_possible(t, means) if means.actions else ABILITY_DEED.is_possible(t, means):
                found.append(UNIT + unit)
    return found


def _all_with_deeds(t: DawnTable, seat: int) -> list[int]:
    """The same, found by looking for a deed of each unit in turn."""
    return [UNIT + unit for unit in t.team if has_deed(t, seat, unit)]


def _units_with_actions(t: DawnTable, seat: int, any_unit: bool) -> list[int]:
    """The same for a seat that has an Action for any unit, or for its own.

    For most units on the map a look at the spaces beside it shows that it can move. [DOZ-MOVE-1]
    """
    if t.versus is not None:
        return _all_with_deeds(t, seat)
    bans = in_force(t, questions.BARS_MOVE)
    at = t.at
    marks = t.marks
    chaos = t.chaos
    roams = t.box.roams
    beside = BESIDE[t.tracks]
    empty = 0 if bans else t.empty
    found: list[int] = []
    for unit in t.team:
        space = at[unit]
        if roams[unit] and not chaos[space] and (any_unit or is_own(t, seat, unit)):
            mark = marks[unit]
            if mark & HELD_UP:
                if mark & DEFIANT and can_forage(t, unit):
                    found.append(UNIT + unit)
                    continue
            elif empty & beside[space] or (space <= TOWN_CENTER and can_step(t, unit, space, bans)):
                found.append(UNIT + unit)
                continue
        elif FIRST_VILLAGERS <= unit <= THE_VIP:
            mark = marks[unit]
            if unit != THE_VIP and not mark & REFUGEES:
                continue
            goes = not mark & HELD_UP and space <= TOWN_CENTER
            if goes and (empty & beside[space] or can_step(t, unit, space, bans)):
                found.append(UNIT + unit)
                continue
        if has_deed(t, seat, unit):
            found.append(UNIT + unit)
    return found


def deed_options(t: DawnTable, seat: int, unit: int) -> list[int]:
    """Everything that a seat can do with a unit."""
    means = Means(t, seat, unit)
    ids: list[int] = []
    for deed in deeds_for(t, means):
        deed.options(t, means, ids)
    return ids
