"""Who can act, and what with. [DOZ-ACTION-2, DOZ-ACTION-8, DOZ-CHAOS-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import UseAbility, UseInForce, offers_deeds
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
from lastfire.games.dawn_of_the_zeds.rules.actions.way import can_step, steps_are_plain
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import is_bound
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CAMP, HOSPITAL, LAB, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import is_villagers
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, DEFIANT, REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_VILLAGERS, THE_VIP, is_refugees
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
    ARREST_DEED,
    ABILITY_DEED,
    IN_FORCE_DEED,
    FERRY_DEED,
    PLAY_ON_MOVE,
)
IN_ROOM_DEEDS: Final[tuple[Deed, ...]] = (MOVE_DEED, RESEARCH_DEED, ABILITY_DEED, IN_FORCE_DEED, PLAY_ON_MOVE)
IN_BED_DEEDS: Final[tuple[Deed, ...]] = (HEAL_DEED, DISCHARGE_DEED, ABILITY_DEED, PLAY_ON_MOVE)
COMATOSE_DEEDS: Final[tuple[Deed, ...]] = (HEAL_DEED, DISCHARGE_DEED)
IN_CAMP_DEEDS: Final[tuple[Deed, ...]] = (EQUIP_DEED,)
REFUGEES_DEEDS: Final[tuple[Deed, ...]] = (MOVE_DEED,)
DEEDS_WITHOUT_ACTION: Final[tuple[Deed, ...]] = (ABILITY_DEED, IN_FORCE_DEED, RESEARCH_DEED)
"""What a unit that can move can do for which no Action is left."""
NO_DEEDS: Final[tuple[Deed, ...]] = ()


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
    if t.marks[unit] & COMATOSE:
        return False
    space = t.at[unit]
    if is_refugees(unit):
        return space <= TOWN_CENTER and not is_villagers(t, unit)
    return not t.chaos[space] or not is_bound(t, unit)


def deeds_of(t: DawnTable, unit: int) -> tuple[Deed, ...]:
    """The deeds that come into question for a player unit in play, by where and what it is.

    A Heal is for the unit in the bed, and Equip for the one in the Camp: both are theirs. [DOZ-HEAL-1]
    """
    space = t.at[unit]
    if space == CAMP:
        return IN_CAMP_DEEDS
    if space == HOSPITAL:
        return COMATOSE_DEEDS if t.marks[unit] & COMATOSE or is_refugees(unit) else IN_BED_DEEDS
    if not can_act(t, unit):
        return NO_DEEDS
    if is_refugees(unit):
        return REFUGEES_DEEDS
    return ON_MAP_DEEDS if space <= TOWN_CENTER else IN_ROOM_DEEDS


def has_deed(t: DawnTable, seat: int, unit: int) -> bool:
    """Whether a seat can do anything with a unit. Without an Action for it little comes into question."""
    deeds = deeds_of(t, unit)
    if not deeds:
        return False
    means = Means(t, seat, unit)
    if not means.actions and deeds[0] is MOVE_DEED:
        if is_refugees(unit) or not (t.at[unit] == LAB or t.box.abilities[unit] or t.in_force):
            return False
        deeds = DEEDS_WITHOUT_ACTION
    for deed in deeds:
        if deed.is_possible(t, means):
            return True
    return False


def acting_units(t: DawnTable, seat: int) -> list[int]:
    """The units that a seat can do anything with. [DOZ-ACTION-2, DOZ-COOP-4, DOZ-COOP-6]

    Without an Action of the seat, on the map only units with something of their own come into question.
    """
    if (t.player_actions >> seat) & 1:
        return _units_with_actions(t, seat, True)
    if t.event_actions:
        return _units_with_actions(t, seat, t.heroes == 1)
    at = t.at
    pays_alone = t.box.pays_alone
    is_helped = bool(t.free_actions) or offers_deeds(t)
    return [
        unit
        for unit in t.team
        if (is_helped or pays_alone[unit] or at[unit] > TOWN_CENTER) and has_deed(t, seat, unit)
    ]


def _units_with_actions(t: DawnTable, seat: int, any_unit: bool) -> list[int]:
    """The units that a seat can do anything with; it has an Action for any unit, or for its own.

    For most units on the map a look at the spaces beside it shows that it can move. [DOZ-MOVE-1]
    """
    is_plain = steps_are_plain(t)
    at = t.at
    answers = t.box.answers
    ways_out: dict[int, bool] = {}  # by space, whether fighters can step out of it
    found: list[int] = []
    for unit in t.team:
        space = at[unit]
        marks = t.marks[unit]
        if FIRST_VILLAGERS <= unit < THE_VIP and not marks & REFUGEES:
            continue
        if is_plain and space <= TOWN_CENTER and (any_unit or is_own(t, seat, unit)):
            if marks & (COMATOSE | DEFIANT) or t.chaos[space] or answers[unit][questions.MAY_ENTER]:
                can_act_clearly = marks & DEFIANT != 0 and not t.chaos[space] and can_forage(t, unit)
            elif is_refugees(unit):
                can_act_clearly = can_step(t, unit, space)
            else:
                if space not in ways_out:
                    ways_out[space] = can_step(t, unit, space)
                can_act_clearly = ways_out[space]
            if can_act_clearly:
                found.append(unit)
                continue
        if has_deed(t, seat, unit):
            found.append(unit)
    return found


def deed_options(t: DawnTable, seat: int, unit: int) -> list[int]:
    """Everything that a seat can do with a unit."""
    means = Means(t, seat, unit)
    ids: list[int] = []
    for deed in deeds_of(t, unit):
        deed.options(t, means, ids)
    return ids
