"""The bandit strips of crisis cards: to which locations bandits come when a crisis is revealed."""

from typing import Final

STRIPS: Final[dict[str, tuple[int, ...]]] = {}
"""By id of a crisis card, the numbers of its strip; a card that is not named has none.

One to three different numbers of town locations each. [LN-BANDIT-1, LN-BANDIT-30, LN-BANDIT-31]
"""

ALL_STRIPS: Final[tuple[tuple[int, ...], ...]] = (
    (1,),
    (2,),
    (3,),
    (4,),
    (5,),
    (6,),
    (1, 2),
    (3, 4),
    (5, 6),
    (1, 4),
    (2, 5),
    (3, 6),
    (1, 6),
    (2, 3),
    (4, 5),
    (2, 4),
    (1, 3, 5),
    (2, 4, 6),
    (1, 2, 6),
    (3, 4, 5),
    (1, 4, 6),
    (2, 3, 5),
)
"""Every strip there is, each on one of the 22 crises of The Long Night. [LN-BANDIT-30]"""
