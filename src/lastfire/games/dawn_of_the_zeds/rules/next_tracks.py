"""How likely each track is activated in the Zeds Phase to come, and how often until the deck ends.

All of it is for what a seat knows. What counts are the tracks of the Event card: those printed, all of
them, a Fated one. What a plot twist or an Outbreak may add is not counted.
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.chance import may_see
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ALL_TRACKS,
    DOCTOR,
    END,
    FATED_TRACK,
    GUARD,
    PLAYERS_CHOICE,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import (
    chances_of_next,
    is_revealed,
    packets_to_come,
    put_back_event,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import held_unseen, tracks_of_line
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT, NONE, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import ANY_ORDER, FINISH_FATE
from lastfire.games.dawn_of_the_zeds.rules.turn.pressure import moves_of_symbol
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import BEGIN, PRESSURE_MOVES, START_EFFECTS

Fated = list[tuple[tuple[int, ...], float]]
"""The tracks that the next Fate card may name, with the chance of each: several are a choice."""

NOT_A_TURN: Final = (GUARD, DOCTOR)
"""Kinds of Event card that another follows before the Zeds move."""


@dataclass
class Likely:
    """The chances of one track: to be activated at all, at least twice, or if somebody so chooses."""

    activated: float = 0.0
    twice: float = 0.0
    chosen: float = 0.0


@dataclass
class ToCome:
    """How often the Event cards activate a track from now on, to the End card's turn."""

    expected: float = 0.0
    most: int = 0


@dataclass
class NextTracks:
    """The chances of all tracks, and that there is pressure: how many moves, and how likely."""

    tracks: list[Likely]
    pressure: float = 0.0
    moves: int = 0


def is_this_turn(t: DawnTable) -> bool:
    """Whether the Zeds Phase to come, or what is left of it, belongs to the Event card that lies open."""
    if t.event == NONE or t.box.events[t.event].kind in NOT_A_TURN:
        return False
    if t.phase == EVENT:
        return is_revealed(t)
    return EVENT < t.phase <= ZEDS


def next_tracks(t: DawnTable, seat: int) -> NextTracks:
    """The chances of each track for the Zeds Phase to come, or for the rest of the one under way."""
    found = NextTracks([Likely() for _ in range(t.tracks)])
    if is_this_turn(t) and t.phase == ZEDS and t.moment > START_EFFECTS:
        _count_listed(t, found)
        return found
    fated = fated_chances(t, seat)
    for number, chance in coming_cards(t, seat):
        card = t.box.events[number]
        _count_card(t, card, chance, fated, found)
        if card.pressure:
            found.pressure += chance
    _count_pressure(t, found)
    return found


def _count_pressure(t: DawnTable, found: NextTracks) -> None:
    """How many moves pressure would bring. [DOZ-PRESS-1, DOZ-PRESS-4, DOZ-PRESS-6, DOZ-VERSUS-9]"""
    found.moves = moves_of_symbol(t)
    if t.phase == ZEDS and t.moment == PRESSURE_MOVES:
        found.moves = t.pressure_left
    elif t.phase == ZEDS and t.moment > BEGIN:
        found.moves = 0
    if not found.moves:
        found.pressure = 0.0


def _count_listed(t: DawnTable, found: NextTracks) -> None:
    """The tracks of this turn are known: what is left of them."""
    for entry in t.activations:
        for track in range(t.tracks):
            if entry == track or (ANY_ORDER <= entry < FINISH_FATE and entry >> track & 1):
                likely = found.tracks[track]
                likely.twice = likely.activated
                likely.activated = 1.0


def _count_card(t: DawnTable, card: EventCard, chance: float, fated: Fated, found: NextTracks) -> None:
    """What one card does to each track. [DOZ-EVENT-8, DOZ-EVENT-11, DOZ-EVENT-12]"""
    drawn = card.tracks.count(FATED_TRACK)
    for track in range(t.tracks):
        printed = card.tracks.count(track) + card.tracks.count(ALL_TRACKS)
        likely = found.tracks[track]
        for tracks, share in fated if drawn else [((), 1.0)]:
            is_named = len(tracks) == 1 and tracks[0] == track
            times = printed + drawn * is_named
            likely.activated += chance * share * (times > 0)
            likely.twice += chance * share * (times > 1)
            if not printed and not is_named and track in tracks:
                likely.chosen += chance * share


def tracks_to_come(t: DawnTable, seat: int) -> list[ToCome]:
    """How often each track is still activated: by what is left of this turn, and by the cards in the deck.

    A Fated track may be any, and is expected as often as Fate cards that nobody has seen name it; where they
    leave a choice, that counts for each track alike.
    """
    found = [ToCome() for _ in range(t.tracks)]
    shares = _fated_shares(t, seat)
    if is_this_turn(t):
        if t.phase == ZEDS and t.moment > START_EFFECTS:
            _add_listed(t, found)
        else:
            _add_cards(t, [t.event], 1, shares, found)
    now = t.copy()
    if now.top_event != NONE:
        card = now.top_event
        now.top_event = NONE
        if t.saw_event and may_see(t.saw_event, seat):
            _add_cards(t, [card], 1, shares, found)
            if t.box.events[card].kind == END:
                return found
        else:
            put_back_event(now, card)
    for cards, count in packets_to_come(now):
        _add_cards(t, cards, count, shares, found)
    return found


def _fated_shares(t: DawnTable, seat: int) -> list[float]:
    """The share of the unseen Fate cards that name each track; a choice is divided among all it offers."""
    shares = [0.0] * t.tracks
    for tracks, chance in _named_by(t, _unseen_fates(t, seat)):
        for track in tracks:
            shares[track] += chance / len(tracks)
    return shares


def _add_listed(t: DawnTable, found: list[ToCome]) -> None:
    """The activations of this turn that are left."""
    for entry in t.activations:
        for track, to_come in enumerate(found):
            if entry == track or (ANY_ORDER <= entry < FINISH_FATE and entry >> track & 1):
                to_come.expected += 1
                to_come.most += 1


def _add_cards(t: DawnTable, cards: list[int], count: int, shares: list[float], found: list[ToCome]) -> None:
    """So many of these cards, nobody knows which."""
    symbols = [t.box.events[number].tracks for number in cards]
    for track, to_come in enumerate(found):
        printed = [each.count(track) + each.count(ALL_TRACKS) for each in symbols]
        drawn = [each.count(FATED_TRACK) for each in symbols]
        to_come.expected += count / len(cards) * (sum(printed) + sum(drawn) * shares[track])
        most = sorted([sure + fated for sure, fated in zip(printed, drawn, strict=True)], reverse=True)
        to_come.most += sum(most[:count])


def coming_cards(t: DawnTable, seat: int) -> list[tuple[int, float]]:
    """The Event cards that may govern the Zeds Phase to come, each with its chance for what a seat knows.

    [DOZ-EVENT-5, DOZ-EVENT-13, DOZ-VERSUS-73]
    """
    if is_this_turn(t):
        return [(t.event, 1.0)]
    now = t.copy()
    known: list[tuple[int, float]] = []
    if now.top_event != NONE:
        card = now.top_event
        now.top_event = NONE
        if t.saw_event and may_see(t.saw_event, seat):
            known = [(card, 1.0)]
        else:
            put_back_event(now, card)
    found: dict[int, float] = {}
    for number, chance in _governing(now, known or chances_of_next(now)):
        found[number] = found.get(number, 0.0) + chance
    return list(found.items())


def _governing(now: DawnTable, cards: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Cards with what follows those that are no turn of their own."""
    found: list[tuple[int, float]] = []
    for number, chance in cards:
        kind = now.box.events[number].kind
        if kind not in NOT_A_TURN:
            found.append((number, chance))
            continue
        then = now.copy()
        then.event = number
        if kind == DOCTOR:
            then.doctor_to_come = False
        elif number in then.events_left:
            then.events_left.remove(number)
        found += [(other, chance * share) for other, share in _governing(then, chances_of_next(then))]
    return found


def fated_chances(t: DawnTable, seat: int) -> Fated:
    """What the next Fate card may name, as the table lies. [DOZ-FATE-2, DOZ-FATE-8, DOZ-FATE-9]"""
    if t.fates.top and t.saw_fate and may_see(t.saw_fate, seat):
        return _named_by(t, [t.fates.top[0]])
    return _named_by(t, _unseen_fates(t, seat))


def _unseen_fates(t: DawnTable, seat: int) -> list[int]:
    """The cards of the Fate deck; the discards where it is empty.

    For whom they are hidden, cards that are held may as well lie in the deck.
    """
    fates = t.fates
    if not len(fates):
        return t.fate_discards
    return [*fates.middle, *fates.top, *held_unseen(t, seat)]


def _named_by(t: DawnTable, cards: list[int]) -> Fated:
    """The tracks that one of these Fate cards may name, with the chance of each."""
    lines = [t.box.fates[card].track for card in cards] or [PLAYERS_CHOICE]
    found: dict[tuple[int, ...], float] = {}
    for line in sorted(set(lines)):
        tracks = tuple(tracks_of_line(t, line))
        found[tracks] = found.get(tracks, 0.0) + lines.count(line) / len(lines)
    return list(found.items())
