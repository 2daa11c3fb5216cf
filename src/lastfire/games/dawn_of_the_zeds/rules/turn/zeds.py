"""The Zeds Phase. [DOZ-ZEDS]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.card import ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import (
    begin_track,
    list_activations,
    next_again,
    next_group,
    next_track,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.event import event_effects
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import last_of_phase, next_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.pressure import pressure_move, pressure_moves
from lastfire.games.dawn_of_the_zeds.rules.versus.window import versus_window
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import set_zeds_actions
from lastfire.games.dawn_of_the_zeds.rules.windows import PHASE_BEGINS, begin_with_cards, offer
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import PRESSURE

# Where in the phase.
BEGIN: Final = 0
PRESSURE_MOVES: Final = 1
START_EFFECTS: Final = 2
WINDOW: Final = 3  # of the Zeds player
TRACK: Final = 4
GROUPS: Final = 5
AGAIN: Final = 6
END_EFFECTS: Final = 7


def zeds_phase(t: DawnTable) -> Flow:
    """The next step of the Zeds Phase, by ``t.moment``. [DOZ-ZEDS-1]"""
    moment = t.moment
    if moment == GROUPS:
        return next_group(t) if t.groups else _groups_have_moved(t)
    if moment == TRACK:
        return _track(t)
    if moment == WINDOW:
        return _window(t)
    if moment == AGAIN:
        return _again(t)
    if moment == BEGIN:
        cards = offer(t, PHASE_BEGINS)
        return _begin(t) if cards is NOTHING else begin_with_cards(t, cards, _begin)
    if moment == PRESSURE_MOVES:
        return _pressure(t)
    if moment == START_EFFECTS:
        return _start_effects(t)
    assert moment == END_EFFECTS
    return _end_effects(t)


def _begin(t: DawnTable) -> Flow:
    """The phase begins; pressure comes before all else. [DOZ-PRESS-5, DOZ-VERSUS-16]"""
    if t.zeds_seat != NOBODY:
        set_zeds_actions(t)
    t.pressure_left = pressure_moves(t)
    if t.pressure_left:
        t.tell(PRESSURE, t.pressure_left)
    t.moment = PRESSURE_MOVES if t.pressure_left else START_EFFECTS
    return NOTHING


def _pressure(t: DawnTable) -> Flow:
    yield from pressure_move(t)
    if not t.pressure_left:
        t.moment = START_EFFECTS


def _start_effects(t: DawnTable) -> Flow:
    """What the Event card does first; then it says which tracks are activated. [DOZ-ZEDS-1, DOZ-EVENT-10]"""
    effects = event_effects(t, ZEDS_START)
    return _list_tracks(t) if effects is NOTHING else _start_with_effects(t, effects)


def _start_with_effects(t: DawnTable, effects: Flow) -> Flow:
    yield from effects
    yield from _list_tracks(t)


def _list_tracks(t: DawnTable) -> Flow:
    listing = list_activations(t)
    if listing is not NOTHING:
        return _draw_and_list(t, listing)
    _finish_track(t)
    return NOTHING


def _draw_and_list(t: DawnTable, listing: Flow) -> Flow:
    yield from listing
    _finish_track(t)


def _finish_track(t: DawnTable) -> None:
    """A track is done, or none has begun: the Zeds player's window, then the next track. [DOZ-VERSUS-22]"""
    t.track = NONE
    t.moment = TRACK if t.zeds_seat == NOBODY else WINDOW


def _window(t: DawnTable) -> Flow:
    yield from versus_window(t)
    if not t.reply:
        t.moment = TRACK


def _track(t: DawnTable) -> Flow:
    """The next track begins; after the last one come the end effects."""
    if not t.activations:
        t.moment = END_EFFECTS
        return _end_effects(t)
    choice = next_track(t)
    return _activate(t) if choice is NOTHING else _choose_and_activate(t, choice)


def _choose_and_activate(t: DawnTable, choice: Flow) -> Flow:
    yield from choice
    yield from _activate(t)


def _activate(t: DawnTable) -> Flow:
    """The track that was taken is activated, unless a Fate card was carried out instead of one."""
    if t.track == NONE:
        return NOTHING
    beginning = begin_track(t)
    if beginning is not NOTHING:
        return _begin_and_go_on(t, beginning)
    _ready_groups(t)
    return NOTHING


def _begin_and_go_on(t: DawnTable, beginning: Flow) -> Flow:
    yield from beginning
    _ready_groups(t)


def _ready_groups(t: DawnTable) -> None:
    """The groups of the track are to move, unless a card has cancelled it."""
    if t.track != NONE:
        t.moment = GROUPS


def _groups_have_moved(t: DawnTable) -> Flow:
    """After the last group come second moves."""
    t.moment = AGAIN
    return _again(t)


def _again(t: DawnTable) -> Flow:
    """The next second move; after the last one comes the next track."""
    if t.again:
        return next_again(t)
    _finish_track(t)
    return NOTHING


def _end_effects(t: DawnTable) -> Flow:
    """What the Event card does last; Zeds keep the Hits they have for the turns to come.

    [DOZ-ZEDS-1, DOZ-ZEDS-19]
    """
    effects = event_effects(t, ZEDS_END)
    if effects is not NOTHING:
        return last_of_phase(t, effects)
    next_phase(t)
    return NOTHING
