"""How many units of a side each space holds, whoever is there. [DOZ-STACK-1..5]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    CENTER,
    KIND,
    START,
    STEPS,
    TOWN,
    TUNNEL,
)

MOST_OF_A_SIDE: Final = 2  # in a space [DOZ-STACK-1, DOZ-STACK-3, DOZ-STACK-5]
MANY: Final = 99
"""The room of a space that holds any number of units. [DOZ-STACK-2]"""

IN_TUNNEL: Final = [space // STEPS == TUNNEL and kind not in (START, TOWN) for space, kind in enumerate(KIND)]
"""Whether each space is an ordinary Tunnel space. [DOZ-STACK-4]"""


def _of_a_side(kind: int, is_narrow: bool) -> int:
    """How many units of a side a space of a kind holds. [DOZ-STACK-1..5]"""
    if kind in (CENTER, CATACOMBS):
        return MANY
    return 1 if is_narrow else MOST_OF_A_SIDE


ONE_IN_ALL: Final = [_of_a_side(kind, IN_TUNNEL[space]) for space, kind in enumerate(KIND)]
TWO_A_SIDE: Final = [_of_a_side(kind, False) for kind in KIND]
"""How many units of a side each space holds, without and with ``HouseRules.tunnel_two_a_side``."""
