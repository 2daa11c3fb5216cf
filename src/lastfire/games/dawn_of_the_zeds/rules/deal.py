"""A deal: the table with everything redrawn that one seat cannot know.

[DOZ-EVENT-5, DOZ-VERSUS-110, DOZ-VERSUS-111]

Cards that nobody has seen have no order before they are turned; what is hidden is a top card that others
have looked at, and the Schemes.
"""

from lastfire.engine.chance import may_see
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def deal(t: DawnTable, seat: int, now: DawnTable) -> None:
    """Redraw in place what ``seat`` (-1: a spectator) knows neither here nor ``now``."""
    if t.fates.top and not (t.saw_fate and may_see(t.saw_fate, seat)):
        t.fates.shuffle_in([])
        t.fates.put_on_top(t.chance.take(t.fates.middle))
    if t.versus is not None and seat != t.zeds_seat:
        deal_schemes(t)


def deal_schemes(t: DawnTable) -> None:
    """Schemes in hand, face down and in the deck change places. [DOZ-VERSUS-110]"""
    versus = t.versus
    assert versus is not None
    unseen = [*versus.schemes, *versus.buried, *versus.scheme_pile.middle, *versus.scheme_pile.top]
    versus.schemes = sorted([t.chance.take(unseen) for _ in versus.schemes])
    versus.buried = sorted([t.chance.take(unseen) for _ in versus.buried])
    versus.scheme_pile.middle = sorted(unseen)
    versus.scheme_pile.top = ()
