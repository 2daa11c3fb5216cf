"""Every game in every size, and some of its house rules, for the contract tests."""

from collections.abc import Iterator
from typing import Any, Final

import lastfire
from lastfire.engine.chance import Chance

HOUSE_RULES: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    "hit_z_road": [
        (1, {"solo_random_gift": True, "solo_reveal": "both"}),
        (1, {"journey": True, "journey_legs": 2}),
        (2, {"journey": True, "journey_legs": 2, "flee_keeps_loot": False}),
        (3, {"three_player_key": False, "ask_last_raiser": False, "single_volley": False}),
        (4, {"journey": True, "won_cards_open": False}),
    ],
    "dead_of_winter": [
        (2, {"prisoners_dilemma": True, "token_limits": True, "main_objective": "find_the_cure"}),
        (2, {"prisoners_dilemma": True, "main_objective": "home_sweet_home"}),
        (3, {"elimination": True, "main_objective": "kill_them"}),
        (3, {"betrayal_pool": "per_player", "mature_cards": False, "main_objective": "stockpile"}),
        (4, {"hardcore": True, "betrayer": True, "main_objective": "we_need_more_samples"}),
        (5, {"coop": True, "main_objective": "raiding_party"}),
        (5, {"exiled_call_votes": False, "main_objective": "winter_has_come"}),
    ],
}
"""Unusual options, with the number of seats to try them at."""


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game at every number of seats, and with its unusual options."""
    for name, game in lastfire.registered_games().items():
        for seats in game.seats:
            yield name, seats, {}
        for seats, options in HOUSE_RULES[name]:
            yield name, seats, options


TABLES: Final = list(tables())
NAMES: Final = [f"{name}-{seats}-{'-'.join(options) or 'plain'}" for name, seats, options in TABLES]


def random_match(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[lastfire.Match, Chance]]:
    """A match at each of its questions in turn; between them it is answered at random."""
    match = lastfire.new(name, seats=seats, seed=seed, **options)
    luck = Chance()
    luck.reseed(seed + 1)
    while match.ask is not None:
        yield match, luck
        match.answer(luck.below(len(match.ask.ids)))
    yield match, luck
