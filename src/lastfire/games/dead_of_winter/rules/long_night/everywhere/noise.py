"""Noise tokens have two sides. [LN-NOISE-1..8]"""

from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import BY_DIE, night_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import NOISE_TURNED
from lastfire.games.dead_of_winter.rules.night.colony import NOISE_DRAWS
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import NOISE_ROLLED


def shows_mark(t: ColonyTable, place: int) -> bool:
    """A noise token is flipped, or a die is rolled for it: whether it draws a zombie.

    [LN-NOISE-1..3, LN-NOISE-5]
    """
    if night_of(t).noise_by == BY_DIE:
        die = 1 + t.chance.roll(6)
        t.tell(NOISE_ROLLED, place, die)
        return die <= NOISE_DRAWS
    side = t.chance.roll(2)
    t.tell(NOISE_TURNED, place, side)
    return side == 1
