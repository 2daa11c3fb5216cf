"""Unusual options of Dead of Winter, with the number of seats to try them at, for the contract tests."""

from typing import Any, Final

MODULES: Final = {"improvements": True, "bandits": True, "raxxon": True}
OTHERWISE: Final = {"noise": "d6", "unruly_kill_order": "unruly", "trap_before_barricade": False}

HOUSE_RULES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"prisoners_dilemma": True, "token_limits": True, "main_objective": "find_the_cure"}),
    (2, {"prisoners_dilemma": True, "main_objective": "home_sweet_home"}),
    (3, {"elimination": True, "main_objective": "kill_them"}),
    (3, {"betrayal_pool": "per_player", "mature_cards": False, "main_objective": "stockpile"}),
    (4, {"hardcore": True, "betrayer": True, "main_objective": "we_need_more_samples"}),
    (5, {"coop": True, "main_objective": "raiding_party"}),
    (5, {"exiled_call_votes": False, "main_objective": "winter_has_come"}),
    (1, {"long_night": "mixed", **MODULES}),
    (4, {"long_night": "alone", **MODULES, **OTHERWISE, "token_limits": True}),
    (3, {"long_night": "mixed", "scenario": "chimp_and_the_code", "improvements": True}),
    (5, {"long_night": "alone", "scenario": "bandit_blitz", "elimination": True}),
]

GROWING: Final[tuple[str, ...]] = ()
"""Games with these options are not written down yet, as their cards are still being added."""
