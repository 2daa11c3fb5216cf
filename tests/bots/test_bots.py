"""What holds for every bot, whatever it is."""

from typing import Any

import pytest

import lastfire
from lastfire import bots
from lastfire.bots import Bot, Deal
from lastfire.engine.match import RandomPolicy

SETTINGS: dict[str, dict[str, object]] = {"random": {}, "heuristic": {}, "search": {"iterations": 4}}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"solo_random_gift": True, "solo_reveal": "both"}),
    (1, {"journey": True, "journey_legs": 2}),
    (2, {"journey": True, "flee_keeps_loot": False}),
    (3, {"three_player_key": False, "ask_last_raiser": False, "single_volley": False}),
    (4, {"journey": True, "journey_legs": 2, "won_cards_open": False}),
]


def some_bot(name: str, seed: int = 0) -> Bot:
    return bots.make(name, seed, **SETTINGS[name])


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_plays_every_table_to_its_end(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(1 if name == "search" else 3):
        match = lastfire.new("hit_z_road", seats=seats, seed=seed, **options)
        # An answer that is not legal would raise.
        bots.play(match, [some_bot(name, seed), *[some_bot("random", seed)] * (seats - 1)])
        assert match.over


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    digests = []
    for _ in range(2):
        match = lastfire.new("hit_z_road", seats=3, seed=5)
        bots.play(match, [some_bot(name, seed) for seed in range(3)])
        digests.append(match.digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_decides_alike_however_long_it_has_been_sitting_there(name: str) -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=9)
    old = some_bot(name, 3)
    for _ in range(25):
        assert match.ask is not None
        fork = match.fork()
        bots.move(match, old)
        bots.move(fork, some_bot(name, 3))
        assert fork.digest() == match.digest()


def test_other_seeds_give_other_random_games() -> None:
    digests = set()
    for seed in range(5):
        match = lastfire.new("hit_z_road", seats=2, seed=1)
        bots.play(match, [some_bot("random", seed)] * 2)
        digests.add(match.digest())
    assert len(digests) > 1


class Vandal(Bot):
    """Does to everything it is given whatever it can."""

    def choose(self, view: dict[str, Any], ask: lastfire.Ask, deal: Deal) -> int:
        match = deal(1)
        match.answer(0)
        match.playout(RandomPolicy(1).choose)
        for group in view["seats"]:
            group["people"] = 0
            group["tokens"].clear()
        view["order"].clear()
        view["paths"].clear()
        return 0


def test_a_bot_cannot_change_the_match() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=4)
    honest = match.fork()
    for _ in range(40):
        bots.move(match, Vandal())
        honest.answer(0)
        assert match.digest() == honest.digest()


def test_what_a_bot_is_dealt_agrees_with_what_its_seat_sees() -> None:
    class Careful(Bot):
        def choose(self, view: dict[str, Any], ask: lastfire.Ask, deal: Deal) -> int:
            dealt = deal(17)
            assert dealt.view(ask.seat) == view
            assert dealt.ask is not None
            assert list(dealt.ask.ids) == list(ask.ids)
            return len(ask.ids) // 2

    match = lastfire.new("hit_z_road", seats=3, seed=4)
    bots.play(match, [Careful()] * 3)


def test_a_match_needs_a_bot_for_every_seat() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=4)
    with pytest.raises(ValueError, match="2 of them for 3 seats"):
        bots.play(match, [some_bot("random")] * 2)


def test_a_finished_match_is_left_alone() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=4)
    bots.play(match, [some_bot("random")] * 2)
    digest = match.digest()
    bots.move(match, some_bot("random"))
    assert match.digest() == digest


@pytest.mark.parametrize(
    ("name", "settings", "field"),
    [
        ("oracle", {}, "bot"),
        ("random", {"iterations": 5}, "iterations"),
        ("heuristic", {"temper": 1}, "temper"),
        ("search", {"iterations": 0}, "iterations"),
        ("search", {"iterations": "many"}, "iterations"),
        ("search", {"seconds": -1}, "seconds"),
        ("search", {"seconds": float("nan")}, "seconds"),
        ("search", {"explore": True}, "explore"),
        ("random", {"seed": 1.5}, "seed"),
    ],
)
def test_what_no_bot_understands_is_named(name: str, settings: dict[str, Any], field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        bots.make(name, **settings)
    assert refused.value.field == field
