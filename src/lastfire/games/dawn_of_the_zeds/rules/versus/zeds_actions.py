"""Zeds Actions: what they cost, when they are possible, what they do.

[DOZ-VERSUS-16..40, DOZ-VERSUS-70..76]
"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    all_zeds,
    has_zeds,
    un_zeds_at,
    zeds_at,
    zeds_on,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    CUP,
    KIND,
    ON_MAP,
    OPEN_GROUND,
    START,
    STARTS,
    STEPS,
    TOWN_CENTER,
    are_neighbours,
    inward,
    neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_track, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import cards_to_come, look_at_event
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import look_at_fate
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, held_by, strength
from lastfire.games.dawn_of_the_zeds.rules.sources import REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import able_to_advance, advance
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, is_regular_zeds
from lastfire.games.dawn_of_the_zeds.rules.used import SHAMBLED, ZEDS_ACTION, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.sabotage import (
    SABOTAGE_COST,
    can_steal_free,
    sabotage,
    sabotages,
    steals_free,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import (
    AGITATE,
    EXPERIMENT,
    PLOT,
    RISE,
    SHOT,
    SPY,
    can_draw,
    draw_scheme,
    table_of,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import zeds_eyes
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import (
    agitate,
    can_act,
    can_agitate,
    can_sabotage,
    can_sneak,
    sneak,
    un_zeds_on_map,
)
from lastfire.games.dawn_of_the_zeds.rules.words import actions
from lastfire.games.dawn_of_the_zeds.rules.words.versus import (
    AGITATES,
    ASK_RISE_TRACK,
    EXPERIMENTS,
    PLOTS,
    RISES,
    SHAMBLES,
    SNEAKS,
    SNIPES,
    SPIES_EVENT,
    SPIES_FATE,
    ZEDS_ACTIONS_SET,
)

MOST_ZEDS_ACTIONS: Final = 6  # [DOZ-VERSUS-19]

SHAMBLE_COST: Final = 2  # [DOZ-VERSUS-24]
LED_SHAMBLE_COST: Final = 1  # [DOZ-VERSUS-71]
RISE_COST: Final = 3  # [DOZ-VERSUS-29]
SNEAK_COST: Final = 1  # [DOZ-VERSUS-31]
AGITATE_COST: Final = 2  # [DOZ-VERSUS-36]
PLOT_COST: Final = 1  # [DOZ-VERSUS-39]
SPY_COST: Final = 1  # [DOZ-VERSUS-40]
SHOT_COST: Final = 1  # [DOZ-VERSUS-70]
EXPERIMENT_COST: Final = 2  # [DOZ-VERSUS-76]


def set_zeds_actions(t: DawnTable) -> None:
    """Set the Zeds Action marker at the start of the Zeds Phase.

    As many as there are Hero players, 1 more with the pressure symbol, more for who adds some off the Starts;
    none with BRAINS. [DOZ-VERSUS-16..20]
    """
    count = t.heroes + t.house.zeds_income_bonus
    if t.event != NONE and t.box.events[t.event].pressure:
        count += 1
    for _, bearer, holding in all_held(t, questions.INCOME_ADDED):
        if bearer >= 0 and t.at[bearer] < ON_MAP and KIND[t.at[bearer]] != START:
            count += holding.income_added()
    if is_brains(t):
        count = 0
    versus = table_of(t)
    versus.actions = max(0, min(MOST_ZEDS_ACTIONS, count))
    t.tell(ZEDS_ACTIONS_SET, versus.actions)


def is_brains(t: DawnTable) -> bool:
    """Whether this is the turn of a BRAINS card. [DOZ-VERSUS-20]"""
    return t.event != NONE and t.box.events[t.event].brains > 0


def zeds_action_options(t: DawnTable) -> list[int]:
    """What the Zeds player can do now and pay for; all of it lies open."""
    ids: list[int] = []
    left = table_of(t).actions
    _add_zeds_moves(t, left, ids)
    if left >= PLOT_COST and not is_used(t, ZEDS_ACTION, PLOT) and can_draw(t):
        ids.append(actions.PLOT)
    if left >= SPY_COST and not is_used(t, ZEDS_ACTION, SPY):
        if cards_to_come(t):
            ids.append(actions.SPY_EVENT)
        if len(t.fates) or t.fate_discards:
            ids.append(actions.SPY_FATE)
    if left >= AGITATE_COST and not is_used(t, ZEDS_ACTION, AGITATE) and can_agitate(t):
        ids.append(actions.AGITATE)
    for unit in un_zeds_on_map(t):
        _add_un_zeds_deeds(t, left, unit, ids)
    return ids


def _add_zeds_moves(t: DawnTable, left: int, ids: list[int]) -> None:
    if left:
        for group in shamblers(t):
            if left >= shamble_cost(t, group):
                ids.append(actions.SHAMBLE + group[0])
    if left >= RISE_COST and not is_used(t, ZEDS_ACTION, RISE):
        tracks = rise_tracks(t)
        if len(tracks) == 1 or (tracks and tie_seat(t) == t.zeds_seat):
            ids += [actions.RISE + track for track in tracks]
        elif tracks:
            ids.append(actions.RISE_SOMEWHERE)


def _add_un_zeds_deeds(t: DawnTable, left: int, unit: int, ids: list[int]) -> None:
    if left >= SNEAK_COST and can_sneak(t, unit):
        ids.append(actions.SNEAK + unit)
    if can_sabotage(t, unit) and (sabotages(t, unit) if left >= SABOTAGE_COST else can_steal_free(t, unit)):
        ids.append(actions.SABOTAGE + unit)
    if left >= SHOT_COST and not is_used(t, ZEDS_ACTION, SHOT):
        _add_new(ids, [actions.SNIPE + target for target in shot_targets(t, unit)])
    if left >= EXPERIMENT_COST and not is_used(t, ZEDS_ACTION, EXPERIMENT):
        _add_new(ids, [actions.EXPERIMENT + target for target in experiment_targets(t, unit)])


def _add_new(ids: list[int], more: list[int]) -> None:
    """Several units may reach the same one."""
    ids += [action for action in more if action not in ids]


# Shamble.


def shamblers(t: DawnTable, again: bool = False) -> list[list[int]]:
    """The groups that can shamble; in Catacombs each unit is one.

    A group that holds a unit which has shambled this turn has done so, unless ``again``. None enters Town
    Center. [DOZ-VERSUS-24..26, DOZ-VERSUS-28, DOZ-VERSUS-94, DOZ-VERSUS-113]
    """
    groups: list[list[int]] = []
    for space in range(t.tracks * STEPS):
        if t.here[space] and space % STEPS and has_zeds(t, space):
            zeds = zeds_at(t, space)
            for group in [[unit] for unit in zeds] if KIND[space] == CATACOMBS else [zeds]:
                if not again and any(is_used(t, SHAMBLED, unit) for unit in group):
                    continue
                if able_to_advance(t, group):
                    groups.append(group)
    return groups


def shamble_cost(t: DawnTable, group: list[int]) -> int:
    """1 with an Un-Zeds unit that leads Zeds in the group's space or the next one inward, else 2.

    [DOZ-VERSUS-24, DOZ-VERSUS-71]
    """
    space = t.at[group[0]]
    for at in (space, inward(space)):
        leader = un_zeds_at(t, at) if at != TOWN_CENTER else -1
        if leader >= 0 and can_act(t, leader) and _leads_zeds(t, leader):
            return LED_SHAMBLE_COST
    return SHAMBLE_COST


def _leads_zeds(t: DawnTable, unit: int) -> bool:
    return any(holding.leads_zeds() for _, _, holding in held_by(t, unit, questions.LEADS_ZEDS))


def shamble(t: DawnTable, group: list[int]) -> Flow:
    """An ordinary advance of 1 space, which is no activation. [DOZ-VERSUS-24..28]"""
    versus = table_of(t)
    t.tell(SHAMBLES, group[0], t.at[group[0]], versus.actions)
    for unit in group:
        mark_used(t, SHAMBLED, unit)
    versus.is_shambling = True
    yield from advance(t, tuple(group), False)
    versus.is_shambling = False


# Rise.


def rise_tracks(t: DawnTable) -> list[int]:
    """Where a Rise may be: of the tracks with the fewest Zeds those whose Start holds none.

    [DOZ-VERSUS-29, DOZ-VERSUS-30]
    """
    if not t.here[CUP]:
        return []
    counts = [len(zeds_on(t, track)) for track in range(t.tracks)]
    fewest = min(counts)
    return [track for track in range(t.tracks) if counts[track] == fewest and not has_zeds(t, STARTS[track])]


def rise(t: DawnTable, space: int) -> Flow:
    """A new Regular Zeds unit on a Start. [DOZ-VERSUS-29]"""
    mark_used(t, ZEDS_ACTION, RISE)
    t.tell(RISES, space, table_of(t).actions)
    return new_zeds(t, space)


def _rise_somewhere(t: DawnTable) -> Flow:
    """The Heroes choose among tracks that tie. [DOZ-VERSUS-10, DOZ-VERSUS-29]"""
    yield from choose_track(t, tie_seat(t), ASK_RISE_TRACK, rise_tracks(t))
    yield from rise(t, STARTS[t.reply])


# Un-Zeds.


def shot_targets(t: DawnTable, unit: int) -> list[int]:
    """The player units that an Un-Zeds unit can shoot at: next to it on its track, as gunfire goes.

    [DOZ-VERSUS-70, DOZ-GUN-4, DOZ-GUN-7]
    """
    space = t.at[unit]
    if not t.box.asked_of_any[questions.SHOOTS_AT_PLAYERS] or not can_act(t, unit):
        return []
    if not OPEN_GROUND[space]:
        return []
    if not any(
        holding.shoots_at_players() for _, _, holding in held_by(t, unit, questions.SHOOTS_AT_PLAYERS)
    ):
        return []
    found: list[int] = []
    for at in neighbours(space, t.tracks):
        if at != TOWN_CENTER and OPEN_GROUND[at]:
            found += [target for target in t.here[at] if target < FIRST_RAIDERS]
    return sorted(found)


def _snipe(t: DawnTable, target: int) -> Flow:
    """A gunfire attack of an Un-Zeds unit, with its Strength. [DOZ-VERSUS-70]"""
    shooter = sniper_at(t, target)
    mark_used(t, ZEDS_ACTION, SHOT)
    t.tell(SNIPES, shooter, target, table_of(t).actions)
    return fire(t, strength(t, shooter), 0, target)


def sniper_at(t: DawnTable, target: int) -> int:
    """The Un-Zeds unit that would shoot at this player unit; there is one. [DOZ-VERSUS-70]"""
    return next(unit for unit in un_zeds_on_map(t) if target in shot_targets(t, unit))


def experiment_targets(t: DawnTable, unit: int) -> list[int]:
    """The Regular Zeds in or next to its space that have taken Hits. [DOZ-VERSUS-76]"""
    if not t.box.asked_of_any[questions.EXPERIMENTS] or not can_act(t, unit):
        return []
    if not any(holding.experiments() for _, _, holding in held_by(t, unit, questions.EXPERIMENTS)):
        return []
    space = t.at[unit]
    return [
        zeds
        for zeds in all_zeds(t)
        if is_regular_zeds(zeds)
        and (t.hits[zeds] or t.marks[zeds] & REDUCED)
        and (t.at[zeds] == space or are_neighbours(t.at[zeds], space))
    ]


def _experiment(t: DawnTable, target: int) -> Flow:
    """A Regular Zeds unit returns to its full side without Hits. [DOZ-VERSUS-76]"""
    mark_used(t, ZEDS_ACTION, EXPERIMENT)
    t.hits[target] = 0
    t.marks[target] &= ~REDUCED
    t.tell(EXPERIMENTS, target, table_of(t).actions)
    return NOTHING


# Paying for it, and doing it.


def cost_of(t: DawnTable, action: int) -> int:
    """How many of its Actions the Zeds side pays for one of ``zeds_action_options``.

    For a Sabotage it is what it costs at most: a theft may be free. [DOZ-VERSUS-67]
    """
    if action == actions.RISE_SOMEWHERE:
        return RISE_COST
    if action >= actions.SNIPE:
        return SHOT_COST
    if action >= actions.EXPERIMENT:
        return EXPERIMENT_COST
    if action == actions.AGITATE:
        return AGITATE_COST
    if action >= actions.SABOTAGE:
        unit = action - actions.SABOTAGE
        return 0 if steals_free(t, unit) and sabotages(t, unit) == [actions.STEAL] else SABOTAGE_COST
    if action >= actions.SNEAK:
        return SNEAK_COST
    if action >= actions.SPY_EVENT:
        return SPY_COST
    if action == actions.PLOT:
        return PLOT_COST
    return RISE_COST if action >= actions.RISE else shamble_cost(t, _group_of(t, action - actions.SHAMBLE))


def _group_of(t: DawnTable, unit: int) -> list[int]:
    """The group that shambles if its first unit is named."""
    return next(group for group in shamblers(t) if group[0] == unit)


def is_zeds_action(action: int) -> bool:
    """Whether an option is a Zeds Action, and not a Scheme or the end of the window."""
    return actions.SHAMBLE <= action < actions.SCHEME or action == actions.RISE_SOMEWHERE


def take_zeds_action(t: DawnTable, action: int) -> Flow:
    """Pay for a Zeds Action and carry it out. [DOZ-VERSUS-22, DOZ-VERSUS-23]"""
    if actions.SABOTAGE <= action < actions.AGITATE:
        # What it costs depends on what is then chosen.
        return sabotage(t, action - actions.SABOTAGE)
    _pay(t, cost_of(t, action))
    if action == actions.RISE_SOMEWHERE:
        return _rise_somewhere(t)
    if action >= actions.SNIPE:
        return _snipe(t, action - actions.SNIPE)
    if action >= actions.EXPERIMENT:
        return _experiment(t, action - actions.EXPERIMENT)
    if action == actions.AGITATE:
        mark_used(t, ZEDS_ACTION, AGITATE)
        t.tell(AGITATES, table_of(t).actions)
        return agitate(t)
    if action >= actions.SNEAK:
        t.tell(SNEAKS, action - actions.SNEAK, table_of(t).actions)
        return sneak(t, action - actions.SNEAK)
    return _take_plain_action(t, action)


def _take_plain_action(t: DawnTable, action: int) -> Flow:
    if action in (actions.SPY_EVENT, actions.SPY_FATE):
        return _spy(t, action)
    if action == actions.PLOT:
        mark_used(t, ZEDS_ACTION, PLOT)
        t.tell(PLOTS, table_of(t).actions)
        return draw_scheme(t)
    if action >= actions.RISE:
        return rise(t, STARTS[action - actions.RISE])
    return shamble(t, _group_of(t, action - actions.SHAMBLE))


def _pay(t: DawnTable, cost: int) -> None:
    table_of(t).actions -= cost


def _spy(t: DawnTable, action: int) -> Flow:
    """Look at the top card of a deck; only the Zeds player knows it. [DOZ-VERSUS-40, DOZ-VERSUS-110]"""
    mark_used(t, ZEDS_ACTION, SPY)
    if action == actions.SPY_EVENT:
        t.tell(SPIES_EVENT, table_of(t).actions)
        look_at_event(t, zeds_eyes(t))
    else:
        t.tell(SPIES_FATE, table_of(t).actions)
        look_at_fate(t, zeds_eyes(t))
    return NOTHING
