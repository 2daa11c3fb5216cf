"""Unusual options of Dawn of the Zeds, with the number of seats to try them at, for the contract tests."""

from typing import Any, Final

HOUSE_RULES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {"level": "outbreak", "hero_choice": "all", "length": "short"}),
    (2, {"level": "apocalypse", "barricades_per_track": "unlimited", "refugees_chaos_infection": True}),
    (1, {"level": "brains", "hero_choice": "none"}),
    (3, {"level": "walking_zeds", "pressure": "heavy", "town_terrain": 1, "tunnel_stacking": "two_per_side"}),
    (1, {"level": "directors_cut", "tunnel_entrances": True}),
    (2, {"mode": "versus"}),
    (3, {"mode": "versus", "level": "apocalypse", "zeds_income_bonus": 2}),
    (2, {"mode": "versus", "level": "directors_cut", "hatch_space_5": True, "hidden_fate": True}),
    (2, {"mode": "versus", "level": "outbreak", "length": "short", "versus_match": True}),
]

ASKED_ANYWAY: Final = ("deed", "zeds_action", "play_scheme", "hold_card", "who_acts")
"""A unit that was touched may have one thing to do: it still does not do it unasked, with dice and all.

Whether the Zeds player has a Scheme that fits, or the Heroes a card that nobody else sees, is not to be told
by a question that is left out.
"""

GROWING: Final[tuple[str, ...]] = ()
"""Games with these options are not written down yet, as their cards are still being added."""
