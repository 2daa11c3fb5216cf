"""Drawing Fate. [DOZ-FATE]"""

from typing import Final

from lastfire.engine.chance import may_see
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.board.counters import zeds_on
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    FATED_TRACK,
    FEWEST_CHAOS,
    FEWEST_ZEDS,
    MOST_CHAOS,
    MOST_ZEDS,
    PLAYERS_CHOICE,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_track, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, come_into_force, may_be_held
from lastfire.games.dawn_of_the_zeds.rules.sources import FATE_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, OVER, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hero_eyes, hides_held_cards, match_seat
from lastfire.games.dawn_of_the_zeds.rules.words.fates import (
    ASK_FATED_TRACK,
    FATE_DONE,
    FATE_DRAWN,
    FATE_KEPT,
    FATE_KEPT_UNSEEN,
    FATE_SEEN,
    FATES_SHUFFLED,
    TRACK_FATED,
)

HELD_UNSEEN: Final = 1024
"""More than any card: what the Zeds player sees of a hold card, with the tracks that it may name as bits."""


def draw_fate(t: DawnTable) -> Flow:
    """Reveal the top Fate card; ``t.fated_track`` is the track its top line names, ``t.fate`` the card.

    Whoever draws calls ``finish_fate`` once the calling effect is over. In between another draw may begin
    and be finished: then this one's card and track are there again. With no card anywhere the players
    choose the track and nothing else happens. [DOZ-FATE-1, DOZ-FATE-8, DOZ-FATE-9]
    """
    _fill_deck(t)
    line = PLAYERS_CHOICE
    t.fate = NONE
    if len(t.fates):
        _draw(t)
        line = t.box.fates[t.fate].track
    t.open_fates += [t.fate, NONE]
    seat = tie_seat(t)
    chosen = choose_track(t, seat, ASK_FATED_TRACK, tracks_of_line(t, line))
    if chosen is not NOTHING:
        if t.fate != NONE and t.fate not in held_unseen(t, match_seat(t, seat)):
            chosen = asked_for(FATE_SOURCE + t.fate, chosen)
        yield from chosen
    t.fated_track = t.reply
    t.open_fates[-1] = t.fated_track
    if t.told is not None:
        t.tell(TRACK_FATED, t.fated_track)


def fated_now(t: DawnTable) -> int:
    """The Fated track of the draw under way, or of this turn's Event card; NONE before it is drawn for."""
    if t.open_fates:
        return t.open_fates[-1]
    if t.event != NONE and t.phase > ZEDS and FATED_TRACK in t.box.events[t.event].tracks:
        return t.fated_track
    return NONE


def _draw(t: DawnTable) -> None:
    """Take the top card, which all see, but for hold cards where an option hides them. [DOZ-VERSUS-111]"""
    hides = hides_held_cards(t)
    t.fate = _draw_unseen(t) if hides and not t.fates.top else t.fates.draw(t.chance)
    t.saw_fate = 0
    if hides and t.box.fates[t.fate].is_held:
        t.tell_only(hero_eyes(t), FATE_DRAWN, t.fate)
    elif t.told is not None:
        t.tell(FATE_DRAWN, t.fate)


def _draw_unseen(t: DawnTable) -> int:
    """Take a card of which all see what they would see of it, and then the Heroes which one it is.

    So whoever deals the table anew for the Zeds player can draw another that looks the same.
    """
    middle = t.fates.middle
    looks = [_look(t, card) for card in middle]
    seen = t.chance.take(looks[:])
    alike = [card for card, look in zip(middle, looks, strict=True) if look == seen]
    card = t.chance.take(alike, hero_eyes(t)) if seen >= HELD_UNSEEN else seen
    middle.remove(card)
    return card


def _look(t: DawnTable, card: int) -> int:
    """What the Zeds player sees of a card when it is drawn: all of it, or of a hold card what it may name."""
    fate = t.box.fates[card]
    if not fate.is_held:
        return card
    return HELD_UNSEEN + sum([1 << track for track in tracks_of_line(t, fate.track)])


def held_unseen(t: DawnTable, seat: int) -> list[int]:
    """The cards that the Heroes hold, or are about to, unseen by ``seat`` (-1: a spectator).

    [DOZ-VERSUS-111]
    """
    if not hides_held_cards(t) or t.phase == OVER or may_see(hero_eyes(t), seat):
        return []
    drawn = [card for card in t.open_fates[::2] if card != NONE and t.box.fates[card].is_held]
    return [*t.fate_hand, *drawn]


def tracks_of_line(t: DawnTable, line: int) -> list[int]:
    """The tracks that the top line of a Fate card can mean now: several are a tie, or the players' choice.

    A track that is not in play is one of the players' choice. [DOZ-FATE-2, DOZ-FATE-11, DOZ-VERSUS-11]
    """
    if line < t.tracks:
        return [line]
    tracks = list(range(t.tracks))
    if line < len(TRACKS):
        return tracks
    if line in (MOST_ZEDS, FEWEST_ZEDS):
        counts = [len(zeds_on(t, track)) for track in tracks]
    elif line in (MOST_CHAOS, FEWEST_CHAOS):
        counts = [sum(t.chaos[track * STEPS : track * STEPS + STEPS]) for track in tracks]
    else:
        return tracks
    wanted = max(counts) if line in (MOST_ZEDS, MOST_CHAOS) else min(counts)
    return [track for track in tracks if counts[track] == wanted]


def finish_fate(t: DawnTable) -> Flow:
    """The calling effect is over: carry the card out, or keep it, and return to the draw before it.

    [DOZ-FATE-3, DOZ-FATE-4, DOZ-FATE-5, DOZ-FATE-7, DOZ-FATE-10]
    """
    number = t.open_fates[-2]
    if number != NONE:
        card = t.box.fates[number]
        if card.is_held:
            t.fate_hand.append(number)
            t.fate_hand.sort()
            if t.told is not None:
                _tell_kept(t, number)
        else:
            if t.told is not None:
                t.tell(FATE_DONE, number)
            for effect in card.twist:
                yield from asked_for(FATE_SOURCE + number, effect.do(t))
            come_into_force(t, FATE_SOURCE + number)
            t.fate_discards.append(number)
    del t.open_fates[-2:]
    t.fate = NONE
    if t.open_fates:
        t.fate, t.fated_track = t.open_fates[-2:]
    watch_fate(t)


def _tell_kept(t: DawnTable, number: int) -> None:
    """That a hold card is kept; which one, where an option hides it, the Heroes alone. [DOZ-VERSUS-111]"""
    if hides_held_cards(t):
        t.tell(FATE_KEPT_UNSEEN, len(t.fate_hand))
        t.tell_only(hero_eyes(t), FATE_KEPT, number)
    else:
        t.tell(FATE_KEPT, number)


def look_at_fate(t: DawnTable, audience: int) -> int:
    """The top card, seen by these seats alone, a bit set; it stays where it is. -1 if there is none.

    [DOZ-FATE-8, DOZ-VERSUS-40, DOZ-VERSUS-111]
    """
    _fill_deck(t)
    if not len(t.fates):
        return NONE
    if not t.fates.top:
        t.fates.put_on_top(t.fates.draw(t.chance, audience))
    elif t.saw_fate & audience != audience:
        t.chance.reveal()
    t.saw_fate |= audience
    t.tell_only(audience, FATE_SEEN, t.fates.top[0])
    return t.fates.top[0]


def watch_fate(t: DawnTable) -> None:
    """Who may look at the top card at any time has always looked. [DOZ-UNIT-68, DOZ-VERSUS-111]"""
    if not may_be_held(t, questions.SEES_FATE):
        return
    heroes = hero_eyes(t)
    if t.fates.top and t.saw_fate & heroes == heroes:
        return
    if any(holding.sees_fate() for _, _, holding in all_held(t, questions.SEES_FATE)):
        look_at_fate(t, heroes)


def _fill_deck(t: DawnTable) -> None:
    """An empty deck is made anew of the discards; what is held or being carried out stays out.

    [DOZ-FATE-8]
    """
    if not len(t.fates) and t.fate_discards:
        t.tell(FATES_SHUFFLED, len(t.fate_discards))
        t.fates.shuffle_in(t.fate_discards)
        t.fate_discards = []
