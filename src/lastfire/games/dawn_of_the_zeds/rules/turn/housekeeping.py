"""Housekeeping. [DOZ-HOUSE]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import remove_chaos
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_zeds
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.holding import RESTORING
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars, held_by
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import end_effects, next_phase
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_UN_ZEDS,
    FIRST_ZEDS,
    UNITS,
    is_fighter,
    is_raiders,
    is_un_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import draw_scheme
from lastfire.games.dawn_of_the_zeds.rules.windows import PHASE_BEGINS, begin_with_cards, offer
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ORDER_RESTORED

# Where in the phase.
BEGINS: Final = 0
ORDER: Final = 1
REST: Final = 2

RAIDERS_AND_UN_ZEDS: Final[tuple[int, ...]] = (
    *range(FIRST_RAIDERS, FIRST_ZEDS),
    *range(FIRST_UN_ZEDS, UNITS),
)
"""Who may keep order beside player units. [DOZ-CHAOS-7, DOZ-VERSUS-56]"""

FROM_ANTIDOTE: Final = 1  # lowers Infection by so much [DOZ-HOUSE-4]
FROM_MARKER: Final = 1  # and so does this [DOZ-HOUSE-5]


def housekeeping(t: DawnTable) -> Flow:
    """Resets, Restore Order, Antidote, Elwood, ends of effects: one step each. [DOZ-HOUSE-1..8]"""
    if t.moment == BEGINS:
        cards = offer(t, PHASE_BEGINS)
        return _begin(t) if cards is NOTHING else begin_with_cards(t, cards, _begin)
    return restore_order(t) if t.moment == ORDER else _end(t)


def _begin(t: DawnTable) -> Flow:
    """Event Actions and Zeds Actions to 0, Action markers ready. [DOZ-HOUSE-1, DOZ-HOUSE-2, DOZ-HOUSE-7]"""
    t.event_actions = 0
    t.player_actions = (1 << t.heroes) - 1
    if t.versus is not None:
        t.versus.actions = 0
    t.moment = ORDER
    return NOTHING


def restore_order(t: DawnTable) -> Flow:
    """Each Chaos space where somebody keeps order loses 1 marker, which raises Infection by 1 as a rule.

    Of several units the one does it whose order raises Infection least. [DOZ-HOUSE-3, DOZ-CHAOS-7..11,
    DOZ-4R-15]
    """
    space = _next_kept(t, 0) if t.box.uses & CHAOS_RULES else TOWN_CENTER
    if space < TOWN_CENTER:
        return _restore_order(t, space)
    t.moment = REST
    return NOTHING


def _restore_order(t: DawnTable, space: int) -> Flow:
    while space < TOWN_CENTER:
        raised = min([order_raises(t, unit) for unit in t.here[space] if keeps_order(t, unit)])
        remove_chaos(t, space)
        t.tell(ORDER_RESTORED, space)
        if raised > 0:
            yield from raise_infection(t, raised)
        elif raised < 0:
            lower_infection(t, -raised)
        space = _next_kept(t, space + 1)
    t.moment = REST


def _next_kept(t: DawnTable, first: int) -> int:
    """The next Chaos space, from the first on, in which somebody keeps order; TOWN_CENTER for none."""
    at = t.at
    chaos = t.chaos
    found = TOWN_CENTER
    if t.chaos_left == t.box.level.chaos:
        return found
    units: tuple[int, ...] = t.team + RAIDERS_AND_UN_ZEDS
    for unit in units:
        space = at[unit]
        if chaos[space] and first <= space < found and not has_zeds(t, space) and keeps_order(t, unit):
            found = space
    return found


def keeps_order(t: DawnTable, unit: int) -> bool:
    """Whether a unit restores order where it is: no Zeds, Refugees or Villagers, nobody comatose.

    [DOZ-CHAOS-7, DOZ-VERSUS-56]
    """
    if is_raiders(unit) or is_un_zeds(unit):
        return True
    return is_fighter(unit) and not t.marks[unit] & COMATOSE and not bars(t, unit, RESTORING)


def order_raises(t: DawnTable, unit: int) -> int:
    """By how much a unit's restoring order raises Infection. [DOZ-CHAOS-8]"""
    raised = 1
    for _, bearer, holding in held_by(t, unit, questions.ORDER_RAISES):
        raised = min(raised, holding.order_raises(t, bearer))
    return raised


def _end(t: DawnTable) -> Flow:
    """Antidote, Elwood; then what lasts a turn is over. [DOZ-HOUSE-4..8, DOZ-VERSUS-90]"""
    if t.antidote:
        lower_infection(t, FROM_ANTIDOTE)
    if t.elwood:
        lower_infection(t, FROM_MARKER)
    end_effects(t)
    if t.versus is not None and not t.versus.schemes:
        return _draw_and_end(t)
    next_phase(t)
    return NOTHING


def _draw_and_end(t: DawnTable) -> Flow:
    yield from draw_scheme(t)
    next_phase(t)
