"""Hits that are scored on Zeds, before anybody takes them."""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ZEDS_HIT, offer_scheme


def score_on_zeds(t: DawnTable, hits: int, space: int) -> Flow:
    """Hits are scored on Zeds of a space by hand-to-hand or gunfire; ``t.reply`` is how many they take.

    The Zeds player may cancel some. [DOZ-VERSUS-96]
    """
    if t.zeds_seat == NOBODY or not hits:
        t.reply = hits
        return NOTHING
    return _scored(t, hits, space)


def _scored(t: DawnTable, hits: int, space: int) -> Flow:
    yield from offer_scheme(t, ZEDS_HIT, space=space, count=hits)
    t.reply = max(0, hits - t.reply)
