"""A deal: the table with everything redrawn that one seat cannot know.

[DOZ-EVENT-5, DOZ-VERSUS-110, DOZ-VERSUS-111, DOZ-VERSUS-115]

Cards that nobody has seen have no order before they are turned; what is hidden is a top card that others
have looked at, and the Schemes.
"""

from lastfire.engine.chance import may_see
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import draw_event, put_back_event
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, OVER, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hero_eyes, hides_held_cards, match_seat
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus


def deal(t: DawnTable, seat: int, now: DawnTable) -> None:
    """Redraw in place what ``seat`` (-1: a spectator) knows neither here nor ``now``."""
    _deal_event(t, seat, now)
    _deal_fate(t, seat, now)
    if now.phase == OVER:
        return  # What was hidden has been laid open. [DOZ-VERSUS-115]
    if hides_held_cards(t) and not may_see(hero_eyes(t), seat):
        _deal_held_cards(t, now)
    if t.versus is not None and now.versus is not None and seat != match_seat(t, t.zeds_seat):
        _deal_schemes(t, t.versus, now.versus)


def _deal_event(t: DawnTable, seat: int, now: DawnTable) -> None:
    """The top Event card, which only others have seen: any card that could lie there."""
    card = t.top_event
    if card == NONE or may_see(t.saw_event, seat) or now.event == card:
        return
    if now.top_event == card and may_see(now.saw_event, seat):
        return
    put_back_event(t, card)
    t.top_event = NONE
    t.top_event = draw_event(t)


def _deal_fate(t: DawnTable, seat: int, now: DawnTable) -> None:
    """The top Fate card, which only others have seen: any card of the deck."""
    if not t.fates.top or (t.saw_fate and may_see(t.saw_fate, seat)):
        return
    card = t.fates.top[0]
    if now.fates.top and now.fates.top[0] == card:
        if may_see(now.saw_fate, seat):
            return
    elif card not in now.fates.middle:
        return
    t.fates.shuffle_in([])
    t.fates.put_on_top(t.chance.take(t.fates.middle))


def _deal_held_cards(t: DawnTable, now: DawnTable) -> None:
    """Hold cards that the Heroes keep unseen: any other with the same top line, which all have seen.

    [DOZ-VERSUS-111]
    """
    fates = t.box.fates
    still = [*now.fate_hand, *now.open_fates[::2]]
    drawn = [card for card in t.open_fates[::2] if card != NONE and fates[card].is_held]
    for card in [*t.fate_hand, *drawn]:
        if card not in still:
            continue
        middle = t.fates.middle
        line = fates[card].track
        alike = [other for other in middle if fates[other].is_held and fates[other].track == line]
        other = t.chance.take([card, *alike])
        if other != card:
            middle.remove(other)
            t.fates.middle = sorted([*middle, card])
            t.fate_hand = sorted([other if held == card else held for held in t.fate_hand])
            for place in range(0, len(t.open_fates), 2):
                if t.open_fates[place] == card:
                    t.open_fates[place] = other
            t.fate = other if t.fate == card else t.fate


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
