"""The bandit strips of crisis cards: to which locations bandits come when a crisis is revealed."""

from typing import Final

STRIPS: Final[dict[str, tuple[int, ...]]] = {
    "no_end_in_sight": (1,),
    "breaking_point": (2,),
    "the_herd_turns": (3,),
    "cold_hearth": (4,),
    "broken_seal": (5,),
    "burst_pipes": (6,),
    "bread_riot": (1, 2),
    "faces_in_the_dark": (2,),
    "fouled_water": (3,),
    "damp_powder": (4,),
    "gunfire_in_the_distance": (5,),
    "survivors_guilt": (6,),
    "bad_batch": (1, 6),
    "protection_money": (2, 3),
    "shoddy_work": (4, 5),
    "black_ice": (2, 4),
    "roadblocks": (1, 3),
    "empty_bowls": (5, 6),
    "night_watch": (1,),
    "night_raid": (3, 5),
    "alarm_at_the_laboratory": (4, 6),
    "tools_down": (1, 3, 5),
}
"""By id of a crisis card, the numbers of its strip; a card that is not named has none.

One to three different numbers of town locations each. [LN-BANDIT-1, LN-BANDIT-30, LN-BANDIT-31]
"""
