"""What holds for every bot, whatever it is."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import lastfire
from last_can import GAME as LAST_CAN
from lastfire import bots
from lastfire.bots import Bot, Deal
from lastfire.engine.match import RandomPolicy, new_match
from lastfire.games.hit_z_road.rules.sight import RoadSight

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


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_decides_alike_after_an_undo_and_after_a_restart(name: str) -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=9)
    taken_back = 0
    for _ in range(40):
        ask = match.ask
        if ask is None:
            break
        seat = ask.seat
        position = bots.choice(match, some_bot(name, 3))
        assert bots.choice(lastfire.load(match.save()), some_bot(name, 3)) == position
        match.answer(position)
        if match.can_undo(seat):
            taken_back += 1
            match.undo(seat)
            assert bots.choice(match, some_bot(name, 3)) == position
            match.answer(position)
    assert taken_back > 5


def test_a_question_says_how_often_its_seat_has_answered() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=9)
    given = [0, 0, 0]
    dice = RandomPolicy(1)
    while (ask := match.ask) is not None:
        assert ask.number == given[ask.seat]
        for other in (match.fork(), match.deal(ask.seat, 5), lastfire.load(match.save())):
            assert other.ask is not None
            assert other.ask.number == ask.number
        given[ask.seat] += 1
        match.answer(dice.choose(ask))
        if match.can_undo(ask.seat):
            match.undo(ask.seat)
            assert match.ask is not None
            assert match.ask.number == given[ask.seat] - 1
            match.answer(dice.choose(match.ask))
    assert min(given) > 3


def test_answers_of_a_playout_count_too() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=9)
    numbers: dict[int, list[int]] = {0: [], 1: []}

    def policy(ask: lastfire.Ask) -> int:
        numbers[ask.seat].append(ask.number)
        return 0

    match.playout(policy, 30)
    assert all(seen == list(range(len(seen))) for seen in numbers.values())
    while (ask := match.ask) is not None:
        assert ask.number == len(numbers[ask.seat])
        numbers[ask.seat].append(ask.number)
        match.answer(0)
        try:
            saved = match.save()
        except lastfire.NoPast:
            continue
        again = lastfire.load(saved)
        assert (again.ask and again.ask.number) == (match.ask and match.ask.number)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_bot_never_answers_the_same_for_ever(seed: int) -> None:
    # In the tiny game, going home with empty hands leads back to the very same position.
    match = new_match(LAST_CAN, LAST_CAN.agree(2, {}), seed)
    player = bots.make("random", seed)
    for _ in range(2000):
        if match.over:
            break
        bots.move(match, player)
    assert match.over


def test_seats_with_the_same_random_bot_do_not_play_alike() -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=1)
    asks = []
    for seat in range(4):
        ask = lastfire.Ask(seat, match.ask.kind, tuple(range(1000)), ()) if match.ask else None
        assert ask is not None
        asks.append(some_bot("random", 7).choose(lastfire.Sight("hit_z_road", seat), ask, lambda seed: match))
    assert len(set(asks)) == 4


def test_a_bot_that_looks_at_nothing_is_shown_nothing() -> None:
    class Blind(Bot):
        needs_sight = False

        def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: Deal) -> int:
            assert type(sight) is lastfire.Sight
            with pytest.raises(NotImplementedError):
                sight.json()
            return 0

    bots.move(lastfire.new("hit_z_road", seats=2, seed=1), Blind())


def test_a_choice_after_the_end_is_refused() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=4)
    bots.play(match, [some_bot("random")] * 2)
    with pytest.raises(lastfire.IllegalAnswer):
        bots.choice(match, some_bot("random"))


def test_other_seeds_give_other_random_games() -> None:
    digests = set()
    for seed in range(5):
        match = lastfire.new("hit_z_road", seats=2, seed=1)
        bots.play(match, [some_bot("random", seed)] * 2)
        digests.add(match.digest())
    assert len(digests) > 1


class Vandal(Bot):
    """Does to everything it is given whatever it can."""

    def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: Deal) -> int:
        match = deal(1)
        match.answer(0)
        match.playout(RandomPolicy(1).choose)
        assert isinstance(sight, RoadSight)
        for group in sight.groups:
            group.people = 0
            group.tokens.clear()
            group.won.clear()
        for numbers in (sight.order, sight.paths, sight.keys, sight.taken, sight.undealt, sight.winners):
            numbers.clear()
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
        def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: Deal) -> int:
            dealt = deal(17)
            assert dealt.view(ask.seat) == sight.json()
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


class Counting(Bot):
    """A bot with something of its own to remember."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: Deal) -> int:
        self.seen.append(ask.number)
        return 0


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_a_copy_of_a_bot_of_ones_own_remembers_what_it_did(copied: Callable[[Counting], Counting]) -> None:
    bot = Counting()
    match = lastfire.new("hit_z_road", seats=2, seed=3)
    bots.move(match, bot)
    other = copied(bot)
    assert other.seen == [0]
    bots.move(match, bot)
    assert (len(bot.seen), len(other.seen)) == (2, 1)
    assert copied(bots.make("search", 7, iterations=9)).__getstate__() == (  # type: ignore[arg-type]
        bots.make("search", 7, iterations=9).__getstate__()
    )
