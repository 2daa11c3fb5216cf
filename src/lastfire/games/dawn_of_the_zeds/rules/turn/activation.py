"""Activating a track: its groups move one after another, then who moves twice. [DOZ-ZEDS]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_alike,
    is_fought_in,
    those_in,
    zeds_at,
    zeds_on,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    KIND,
    STARTS,
    STEPS,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.card import ALL_TRACKS, FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_track, choose_unit, tie_seat, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, strength
from lastfire.games.dawn_of_the_zeds.rules.sources import FIRST_MARKER
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance, advance_together
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import by_strength
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_UN_ZEDS, FIRST_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.used import CALMED, WAITS, is_used, mark_used, unmark_used
from lastfire.games.dawn_of_the_zeds.rules.windows import BEFORE_TRACK, offer
from lastfire.games.dawn_of_the_zeds.rules.words.fates import TRACK_CALMED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import ASK_FIRST, ASK_TRACK, TRACK_ACTIVATED

# What ``t.activations`` lists beside tracks: tracks in any order, as ANY_ORDER and the bits of those that are
# left; and that the Fate card that named a track is carried out once the track is done.
ANY_ORDER: Final = 32
FINISH_FATE: Final = 64

NOTHING_GIVEN: Final[list[int]] = []
"""No Zeds that hold anything. Shared: nobody changes it."""


def list_activations(t: DawnTable) -> Flow:
    """The tracks of the Event card, from left to right; those that are not in play are left out.

    A Fated track is drawn for here; its card is carried out after the activations it was drawn for.
    [DOZ-ZEDS-1..3, DOZ-EVENT-8, DOZ-EVENT-9, DOZ-EVENT-11, DOZ-EVENT-12, DOZ-FATE-3]
    """
    t.activations = []
    if t.event == NONE:
        return NOTHING
    symbols = t.box.events[t.event].tracks
    if FATED_TRACK in symbols:
        return _list_fated(t, symbols)
    _list(t, symbols, NONE)
    return NOTHING


def _list_fated(t: DawnTable, symbols: tuple[int, ...]) -> Flow:
    """One card is drawn for all Fated tracks."""
    yield from draw_fate(t)
    _list(t, symbols, t.fated_track)
    t.activations.append(FINISH_FATE)


def _list(t: DawnTable, symbols: tuple[int, ...], fated: int) -> None:
    """The tracks that these symbols stand for."""
    for symbol in symbols:
        if symbol == ALL_TRACKS:
            t.activations.append(ANY_ORDER + (1 << t.tracks) - 1)
        elif symbol == FATED_TRACK:
            t.activations.append(fated)
        elif symbol < t.tracks:
            t.activations.append(symbol)


def next_track(t: DawnTable) -> Flow:
    """Take the next track from the list into ``t.track``, -1 if a Fate card was carried out instead of one.

    [DOZ-EVENT-8, DOZ-VERSUS-12]
    """
    first = t.activations[0]
    t.track = NONE
    if first == FINISH_FATE:
        t.activations.pop(0)
        return finish_fate(t)
    if first < ANY_ORDER:
        t.track = t.activations.pop(0)
        return NOTHING
    return _one_in_any_order(t, first)


def _one_in_any_order(t: DawnTable, left: int) -> Flow:
    tracks = [track for track in range(t.tracks) if left >> track & 1]
    yield from choose_track(t, zeds_decider(t), ASK_TRACK, tracks)
    t.track = t.reply
    _strike_out(t, 0, t.track)


def _strike_out(t: DawnTable, place: int, track: int) -> None:
    """One of the tracks in any order is done with."""
    t.activations[place] &= ~(1 << track)
    if t.activations[place] == ANY_ORDER:
        t.activations.pop(place)


def begin_track(t: DawnTable) -> Flow:
    """``t.track`` is activated: its groups are ready to move, nearest to Town Center first.

    Without Zeds a new unit comes to its Start, and does not move. Who is placed from now on is in no group.
    [DOZ-ZEDS-4..6, DOZ-ZEDS-8, DOZ-ZEDS-9, DOZ-ZEDS-21, DOZ-UNIT-39, DOZ-TUNNEL-7]
    """
    t.groups = []
    t.again = []
    if t.used and t.phase == ZEDS and is_used(t, CALMED, t.track):
        t.tell(TRACK_CALMED, t.track)
        t.track = NONE
        return NOTHING
    cards = offer(t, BEFORE_TRACK)
    return _begin_track(t) if cards is NOTHING else _begin_with_cards(t, cards)


def _begin_with_cards(t: DawnTable, cards: Flow) -> Flow:
    yield from cards
    yield from _begin_track(t)


def _begin_track(t: DawnTable) -> Flow:
    track = t.track
    if track == NONE:
        return NOTHING
    if t.told is not None:
        t.tell(TRACK_ACTIVATED, track)
    gifted = NOTHING_GIVEN
    if t.heard[questions.AT_ACTIVATION] or t.heard[questions.MOVES_AGAIN]:
        marks, asked = t.marks, t.box.asked
        gifted = [unit for unit in zeds_on(t, track) if asked[unit] or marks[unit] >= FIRST_MARKER]
        if gifted and t.heard[questions.AT_ACTIVATION]:
            return _at_activation(t, gifted)
    _form_groups(t, gifted)
    return NOTHING if t.groups else new_zeds(t, STARTS[track])


def _at_activation(t: DawnTable, gifted: list[int]) -> Flow:
    for unit in gifted:
        for _, bearer, holding in held_by(t, unit, questions.AT_ACTIVATION):
            yield from holding.at_activation(t, bearer)
    _form_groups(t, gifted)


def _form_groups(t: DawnTable, gifted: list[int]) -> None:
    """The Zeds of each space of the track are a group; in Catacombs each moves by itself.

    Those of a space in which a fight is under way stay out of it. [DOZ-ZEDS-14]
    """
    first = t.track * STEPS
    for units in t.here[first : first + STEPS]:
        if not units:
            continue
        last = units[-1]
        if last < FIRST_ZEDS:
            continue
        space = t.at[last]
        if is_fought_in(t, space):
            continue
        if KIND[space] == CATACOMBS:
            t.groups += [(unit,) for unit in by_strength(t, zeds_at(t, space))]
        elif units[0] >= FIRST_ZEDS and last < FIRST_UN_ZEDS:
            t.groups.append(units)
        else:
            group = zeds_at(t, space)
            if group:
                t.groups.append(tuple(group))
    for unit in gifted:
        if _moves_again(t, unit):
            t.again.append(unit)


def _moves_again(t: DawnTable, unit: int) -> bool:
    for _, bearer, holding in held_by(t, unit, questions.MOVES_AGAIN):
        if holding.moves_again(t, bearer):
            return True
    return False


def next_group(t: DawnTable) -> Flow:
    """The next group of the track moves; a unit that was driven out of its group moves by itself.

    One that was driven off the track does not move.

    [DOZ-ZEDS-6, DOZ-ZEDS-7]
    """
    at = t.at
    track = t.track
    group: list[int] = []
    for unit in t.groups.pop(0):
        if at[unit] // STEPS == track:
            group.append(unit)
    if not group:
        return NOTHING
    start = at[group[0]]
    if len(group) > 1:
        strays = tuple([unit for unit in group if at[unit] != start])
        if strays:
            t.groups.insert(0, strays)
            group = those_in(t, group, start)
    if KIND[start] == CATACOMBS:
        return _next_of_many(t, group[0], start)
    return advance_together(t, group, start, True)


def _next_of_many(t: DawnTable, unit: int, space: int) -> Flow:
    """In Catacombs each moves by itself, the strongest first: another one than this one may be as strong."""
    rivals = [other[0] for other in t.groups if other and t.at[other[0]] == space]
    yield from choose_first(t, unit, rivals)
    if t.reply != unit:
        t.groups[t.groups.index((t.reply,))] = (unit,)
        unit = t.reply
    yield from advance(t, (unit,))


def choose_first(t: DawnTable, unit: int, rivals: list[int]) -> Flow:
    """Which of the strongest units of a space moves first; ``t.reply`` is its number. [DOZ-GOAL-9]"""
    tied = [unit, *[other for other in rivals if strength(t, other) == strength(t, unit)]]
    t.reply = unit
    if not are_alike(t, tied):
        yield from choose_unit(t, tie_seat(t), ASK_FIRST, sorted(tied), t.at[unit])


def next_again(t: DawnTable) -> Flow:
    """Once all groups have moved: the next unit on the track that tries a second move, nearest to town first.

    [DOZ-ZEDS-18, DOZ-UNIT-36, DOZ-UNIT-47]
    """
    left = [unit for unit in t.again if t.at[unit] // STEPS == t.track]
    t.again = left
    if not left:
        return
    nearest = min([t.at[unit] % STEPS for unit in left])
    here = [unit for unit in left if t.at[unit] % STEPS == nearest]
    unit = here[0]
    if len(here) > 1:
        yield from choose_unit(t, tie_seat(t), ASK_FIRST, here, t.at[unit])
        unit = t.reply
    t.again.remove(unit)
    yield from advance(t, (unit,), False)


def activate(t: DawnTable, track: int) -> Flow:
    """Activate a track from beginning to end, in the middle of whatever is going on: by a card.

    Zeds that are eliminated in it move no more in the activation that it comes in the middle of.
    [DOZ-ZEDS-21]
    """
    outer, groups, again = t.track, t.groups, t.again
    waiting: list[int] = []
    for group in [*groups, tuple(again)]:
        waiting += [unit for unit in group if not is_used(t, WAITS, unit)]
    for unit in waiting:
        mark_used(t, WAITS, unit)
    t.track = track
    yield from begin_track(t)
    while t.groups:
        yield from next_group(t)
    while t.again:
        yield from next_again(t)
    t.track = outer
    t.groups = [tuple([unit for unit in group if is_used(t, WAITS, unit)]) for group in groups]
    t.again = [unit for unit in again if is_used(t, WAITS, unit)]
    for unit in waiting:
        unmark_used(t, WAITS, unit)


def cancel_group(t: DawnTable) -> None:
    """A card cancels the activation of ``t.groups[0]``, which was about to move. [DOZ-ZEDS-9, DOZ-FATE-18]"""
    t.again = [unit for unit in t.again if unit not in t.groups[0]]
    t.groups[0] = ()


def cancel_track(t: DawnTable) -> None:
    """A card cancels all activations of ``t.track``, which was about to be activated.

    Those that other cards bring later in the phase are cancelled as they begin. [DOZ-ZEDS-9]
    """
    track = t.track
    mark_used(t, CALMED, track)
    t.activations = [number for number in t.activations if number != track]
    for place in range(len(t.activations) - 1, -1, -1):
        if ANY_ORDER <= t.activations[place] < FINISH_FATE and t.activations[place] >> track & 1:
            _strike_out(t, place, track)
    t.track = NONE
