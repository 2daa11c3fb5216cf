"""A deal: the table with everything redrawn that one seat cannot know.

[DOZ-EVENT-5, DOZ-VERSUS-110, DOZ-VERSUS-111, DOZ-VERSUS-115]

Cards that nobody has seen have no order before they are turned; what is hidden is a top card that others
have looked at, hold cards where an option hides them, and the Schemes. ``t`` is the table where the step
under way began, ``now`` the table as it lies: what has been seen in between stays as it was.
"""

from lastfire.engine.chance import may_see
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import draw_event, put_back_event
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import held_unseen, tracks_of_line
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, OVER, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import match_seat
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus

ANY_TRACK = -1
"""For a place where a card may name any track."""


def deal(t: DawnTable, seat: int, now: DawnTable) -> None:
    """Redraw in place what ``seat`` (-1: a spectator) knows neither here nor ``now``."""
    _deal_event(t, seat, now)
    _deal_fates(t, seat, now)
    if now.phase == OVER:
        return  # What was hidden has been laid open. [DOZ-VERSUS-115]
    if t.versus is not None and now.versus is not None and seat != match_seat(t, t.zeds_seat):
        _deal_schemes(t, t.versus, now.versus)


def _deal_event(t: DawnTable, seat: int, now: DawnTable) -> None:
    """The top Event card, which only others have seen: any card that could lie there."""
    card = t.top_event
    if card == NONE or may_see(t.saw_event, seat):
        return
    # It has been revealed since, or the seat has looked at it.
    if now.top_event != card or may_see(now.saw_event, seat):
        return
    put_back_event(t, card)
    t.top_event = NONE
    t.top_event = draw_event(t)


def _deal_fates(t: DawnTable, seat: int, now: DawnTable) -> None:
    """Fate cards that only others have seen: the top one is any card, one that is held any hold card.

    One that is being drawn has named a track, so that it must be able to name it.
    [DOZ-FATE-7, DOZ-VERSUS-111]
    """
    free = sorted(set(_unseen_fates(t, seat)) & set(_unseen_fates(now, seat)))
    hidden = held_unseen(t, seat)
    top = t.fates.top[0] if t.fates.top else NONE
    places: list[tuple[int, bool, int]] = []  # the card there, whether it is held, the track it names
    for place in range(0, len(t.open_fates), 2):
        if t.open_fates[place] in hidden and t.open_fates[place] in free:
            places.append((t.open_fates[place], True, t.open_fates[place + 1]))
    if top in free and top in held_unseen(now, seat):
        places.append((top, True, ANY_TRACK))
    places += [(card, True, ANY_TRACK) for card in t.fate_hand if card in hidden and card in free]
    if top in free and top not in held_unseen(now, seat):
        places.append((top, False, ANY_TRACK))
    pool = free[:]
    dealt: dict[int, int] = {}
    for card, is_held, track in places:
        able = [other for other in pool if _suits(t, other, card, is_held, track)]
        if not able:
            return
        dealt[card] = t.chance.take(able)
        pool.remove(dealt[card])
    if dealt:
        _lay(t, dealt, [card for card in t.fates.middle if card not in free] + pool)


def _unseen_fates(t: DawnTable, seat: int) -> list[int]:
    """The cards of the deck, and those that are held, of which ``seat`` does not know where they are."""
    is_known = t.saw_fate != 0 and may_see(t.saw_fate, seat)
    return [*t.fates.middle, *(() if is_known else t.fates.top), *held_unseen(t, seat)]


def _suits(t: DawnTable, other: int, card: int, is_held: bool, track: int) -> bool:
    """Whether another card may lie where a card lies."""
    fates = t.box.fates
    if not is_held:
        return True
    if not fates[other].is_held:
        return False
    if track >= 0:
        return track in tracks_of_line(t, fates[other].track)
    # The top card that has been drawn since: as far as can be seen from here, it names the same.
    drawn_since = len(t.fates.top) > 0 and t.fates.top[0] == card
    return not drawn_since or tracks_of_line(t, fates[other].track) == tracks_of_line(t, fates[card].track)


def _lay(t: DawnTable, dealt: dict[int, int], middle: list[int]) -> None:
    """Put the cards that were dealt where others lay, and the rest into the deck."""
    t.fates.middle = sorted(middle)
    t.fates.top = tuple([dealt.get(card, card) for card in t.fates.top])
    t.fate_hand = sorted([dealt.get(card, card) for card in t.fate_hand])
    for place in range(0, len(t.open_fates), 2):
        t.open_fates[place] = dealt.get(t.open_fates[place], t.open_fates[place])
    t.fate = dealt.get(t.fate, t.fate)


def _deal_schemes(t: DawnTable, versus: Versus, now: Versus) -> None:
    """Schemes in hand, face down and in the deck change places, but for those shown since.

    [DOZ-VERSUS-110]
    """
    shown = [card for card in versus.schemes if card in now.open_discards]
    unseen = [*versus.schemes, *versus.buried, *versus.scheme_pile.middle, *versus.scheme_pile.top]
    unseen = [card for card in unseen if card not in shown]
    left = len(versus.schemes) - len(shown)
    versus.schemes = sorted([*shown, *[t.chance.take(unseen) for _ in range(left)]])
    versus.buried = sorted([t.chance.take(unseen) for _ in versus.buried])
    versus.scheme_pile.middle = sorted(unseen)
    versus.scheme_pile.top = ()
