"""Unusual options of Hit Z Road, with the number of seats to try them at, for the contract tests."""

from typing import Any, Final

HOUSE_RULES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {"solo_random_gift": True, "solo_reveal": "both"}),
    (1, {"journey": True, "journey_legs": 2}),
    (2, {"journey": True, "journey_legs": 2, "flee_keeps_loot": False}),
    (3, {"three_player_key": False, "ask_last_raiser": False, "single_volley": False}),
    (4, {"journey": True, "won_cards_open": False}),
]
