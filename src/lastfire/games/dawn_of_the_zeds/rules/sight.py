"""What a seat may know of a table of Dawn of the Zeds.

Nearly everything is open. Hidden are the cards that nobody has seen, which have no order before they are
turned; a top card that only one side has looked at; and the Schemes of the Zeds player.
[DOZ-EVENT-5, DOZ-FATE-7, DOZ-COOP-13, DOZ-VERSUS-110, DOZ-VERSUS-111]
"""

from typing import Any, cast

from lastfire.engine.chance import may_see
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import deed_options
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY
from lastfire.games.dawn_of_the_zeds.rules.card import DOCTOR
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import cards_to_come, is_revealed
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import fated_now, held_unseen
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.score import account, band, epilogues, score
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT, NOBODY, NONE, OVER, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.pressure import moves_of_symbol
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import (
    hides_held_cards,
    is_swapped,
    match_seat,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import pool
from lastfire.games.dawn_of_the_zeds.rules.view import view
from lastfire.games.dawn_of_the_zeds.rules.winning import worth_of
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT


class DawnSight(Known):
    """All that one seat may know. ``sight_of`` makes one."""

    def json(self) -> dict[str, Any]:
        return cast(dict[str, Any], view(self))


def seen(match: Match, seat: int | None) -> DawnSight:
    """What a seat, or a spectator for None, sees of a match of this game."""
    sight = match.sight(seat)
    assert isinstance(sight, DawnSight)
    return sight


def sight_of(t: DawnTable, ask: Ask | None, seat: int) -> DawnSight:
    """The table as ``seat`` (-1: a spectator) sees it while ``ask`` stands open."""
    s = DawnSight(seat, t.box)
    s.seats = t.seats
    s.heroes = t.heroes
    s.zeds_seat = match_seat(t, t.zeds_seat)
    s.tracks = t.tracks
    s.asked = ask.seat if ask is not None else NOBODY
    s.phase = t.phase
    s.moment = t.moment
    s.turn = t.turn
    s.lead = match_seat(t, t.lead)
    s.at = t.at[:]
    s.hits = t.hits[:]
    s.marks = t.marks[:]
    s.here = t.here[:]
    s.strength = [strength(t, unit) if space < IN_PLAY else 0 for unit, space in enumerate(t.at)]
    s.owner = [match_seat(t, owner) for owner in t.owner] if is_swapped(t) else t.owner[:]
    s.chaos = t.chaos[:]
    s.ground = t.ground[:]
    s.chaos_left = t.chaos_left
    s.supplies = t.supplies
    s.ammo = t.ammo
    s.infection = t.infection
    s.event_actions = t.event_actions
    s.player_actions = t.player_actions << 1 if is_swapped(t) else t.player_actions
    s.free_actions = t.free_actions[:]
    s.used = t.used[:]
    s.used_up = t.used_up[:]
    s.in_force = t.in_force[:]
    _see_decks(s, t)
    s.activations = t.activations[:]
    s.track = t.track
    s.groups = t.groups[:]
    s.pressure_moves = moves_of_symbol(t)
    s.pressure_left = t.pressure_left
    s.fight = None if t.fight is None else t.fight.copy()
    s.acting = t.acting
    s.passes = t.passes
    s.deeds = _deeds(t, ask) if ask is not None and ask.seat == seat else {}
    _see_versus(s, t)
    _see_result(s, t)
    return s


def _deeds(t: DawnTable, ask: Ask) -> dict[int, list[int]]:
    """What each unit could do that may be chosen; nothing where something else is asked than who acts."""
    if ask.question != "who_acts":
        return {}
    seat = match_seat(t, ask.seat)
    units = [action - UNIT for action in ask.ids if UNIT <= action < UNIT + UNITS]
    return {unit: deed_options(t, seat, unit) for unit in units}


def _see_result(s: DawnSight, t: DawnTable) -> None:
    """How the game ended, and what it was worth."""
    over = t.phase == OVER
    s.ending = t.ending
    s.winners = [seat for seat, worth in enumerate(worth_of(t)) if worth > 0]
    s.account = account(t) if over else []
    s.score = score(t) if over else 0
    s.band = band(s.score) if over else NONE
    s.epilogues = epilogues(t) if over else []


def _see_decks(s: DawnSight, t: DawnTable) -> None:
    """Cards that lie open, and a top card that this seat has looked at."""
    s.event = t.event
    s.event_revealed = t.phase != EVENT or is_revealed(t)
    s.fated_track = fated_now(t)
    s.fate = t.fate
    s.revealed = t.revealed
    s.next_event = t.top_event if t.saw_event and may_see(t.saw_event, s.seat) else NONE
    s.events_left = t.events_left[:]
    if t.top_event != NONE and s.next_event == NONE and t.box.events[t.top_event].kind != DOCTOR:
        s.events_left = sorted([*t.events_left, t.top_event])
    s.cards_to_come = cards_to_come(t)
    s.next_fate = t.fates.top[0] if t.fates.top and t.saw_fate and may_see(t.saw_fate, s.seat) else NONE
    s.fates_to_come = len(t.fates)
    s.fate_discards = t.fate_discards[:]
    s.fates_held = len(t.fate_hand)
    s.hides_fates = hides_held_cards(t)
    s.fate_hand = t.fate_hand[:]
    s.fates_shown = t.fate_hand[:] if t.phase == OVER and hides_held_cards(t) else []
    hidden = held_unseen(t, s.seat)
    if hidden:
        s.fate_hand = []
        s.fate = NONE if t.fate in hidden else t.fate
    s.research = t.research
    s.early_to_come = t.early_to_come
    s.late_to_come = len(t.late_left) + t.standard_to_come
    s.final_component = t.final_component
    s.antidote = t.antidote
    s.elwood = t.elwood


def _see_versus(s: DawnSight, t: DawnTable) -> None:
    """What everybody sees of the Zeds player, and what only the Zeds player knows until the end.

    [DOZ-VERSUS-110, DOZ-VERSUS-115]
    """
    versus = t.versus
    s.match_game = 0
    s.first_score = 0
    s.zeds_actions = 0
    s.schemes = []
    s.buried = []
    s.schemes_held = 0
    s.schemes_left = 0
    s.schemes_played = []
    s.pool = []
    if versus is not None:
        s.match_game = versus.game
        s.first_score = versus.first_score
        s.zeds_actions = versus.actions
        over = t.phase == OVER
        s.schemes = versus.schemes[:] if over or s.seat == s.zeds_seat else []
        s.buried = versus.buried[:] if over or s.seat == s.zeds_seat else []
        s.schemes_held = len(versus.schemes)
        s.schemes_left = len(versus.scheme_pile)
        s.schemes_played = versus.open_discards[:]
        s.pool = pool(t)
