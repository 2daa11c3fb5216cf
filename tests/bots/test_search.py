"""The search bot, in a game it knows nothing about and in one it has a judgement of."""

from random import Random

import lastfire
from lastfire import bots
from lastfire.bots import Bot, LookAhead, judgement_of
from lastfire.bots.judgement import NoJudgement
from lastfire.bots.search import ALIKE, Edge, Node, Tree
from lastfire.engine.match import Match, RandomPolicy, new_match
from lastfire.engine.step import Table
from lastfire.games.hit_z_road.bot import HitZRoadJudgement
from tests.bots.stones import StonesGame


def stones(left: int, jokers: tuple[int, ...] = (0, 1), seed: int = 0) -> Match:
    game = StonesGame(left, jokers)
    return new_match(game, game.agree(2, {}), seed)


def taken(match: Match, bot: Bot) -> int:
    before = match.view(None)["left"]
    bots.move(match, bot)
    return int(before - match.view(None)["left"])


def test_it_finds_the_winning_move_of_a_game_nobody_has_judged() -> None:
    assert judgement_of("stones") is None
    # Three stones left, or six, lose for whoever has to take.
    for left, best in ((2, 2), (4, 1), (5, 2), (7, 1), (8, 2)):
        assert taken(stones(left, (0,)), bots.make("search", seed=1)) == best


class Drawn(StonesGame):
    """Nobody wins, whatever is done."""

    def returns(self, table: Table) -> list[float]:
        return [0.5, 0.5]


def deals_for(game: StonesGame) -> int:
    """How many deals a search asks for at the first question."""
    match = new_match(game, game.agree(2, {}), 0)
    ask = match.ask
    assert ask is not None
    asked: list[int] = []

    def deal(seed: int) -> Match:
        asked.append(seed)
        return match.deal(0, seed)

    bots.make("search", seed=1, iterations=400).choose(match.sight(0), ask, deal)
    return len(asked)


def test_it_stops_where_every_deal_comes_to_the_same() -> None:
    assert deals_for(Drawn(9)) == ALIKE
    assert deals_for(StonesGame(9)) > ALIKE


def test_it_does_not_stop_before_every_option_was_tried() -> None:
    root = Node([Edge(0, 1.0), Edge(1, 1.0)])
    tree = Tree(0, root, NoJudgement(), LookAhead(Random(0)), 1.0)
    assert not tree.all_alike
    tree.low = tree.high = 0.0
    root.edges[0].visits = ALIKE
    assert not tree.all_alike
    root.edges[1].visits = 1
    assert tree.all_alike


def test_it_does_not_know_the_secret_of_another_seat() -> None:
    chosen = set()
    for seed in range(8):
        match = stones(6, seed=seed)
        if match.view(0)["joker"] == 0:
            # Whether the rival has the joker or not: the answer is the same.
            chosen.add(taken(match, bots.make("search", seed=4, iterations=100)))
    assert len(chosen) == 1


def test_it_uses_its_own_secret() -> None:
    assert taken(stones(3, (1,)), bots.make("search", seed=1)) == 3


def test_it_beats_random_play_in_a_game_nobody_has_judged() -> None:
    won = 0.0
    for seed in range(20):
        match = stones(11, seed=seed)
        bots.play(match, [bots.make("search", seed=seed, iterations=150), bots.make("random", seed=seed)])
        won += match.returns[0]
    assert won >= 14


def test_it_does_not_think_where_only_one_option_is_sensible() -> None:
    def no_deal(seed: int) -> Match:
        raise AssertionError("a deal was asked for")

    match = stones(1)
    assert match.ask is not None
    assert bots.make("search").choose(match.sight(0), match.ask, no_deal) == 0


def test_a_search_by_seconds_ends() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=4)
    bots.move(match, bots.make("search", seconds=0.01))
    assert match.records(None)


def test_it_plays_with_a_judgement_that_searches_for_everybody() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=4)

    class Broad(HitZRoadJudgement):
        def look_ahead(self, sight: lastfire.Sight, ask: lastfire.Ask, luck: Random) -> LookAhead:
            return LookAhead(luck)

    usual = judgement_of("hit_z_road")
    assert usual is not None
    try:
        bots.register("hit_z_road", Broad())
        for _ in range(10):
            bots.move(match, bots.make("search", iterations=30))
    finally:
        bots.register("hit_z_road", usual)


def test_the_quick_answers_of_the_look_ahead_reach_the_end_of_a_round() -> None:
    judgement = judgement_of("hit_z_road")
    assert judgement is not None
    for seats in (1, 2, 4):
        for seed in range(5):
            match = lastfire.new("hit_z_road", seats=seats, seed=seed)
            start = match.view(None)["round"]
            ask = match.ask
            assert ask is not None
            ahead = judgement.look_ahead(match.sight(ask.seat), ask, bots.luck(0, ask))
            ahead.begin()
            while (ask := match.ask) is not None and not ahead.stops(match, ask):
                position = ahead.answer(match, ask)
                ahead.noted(ask, position)
                match.answer(position)
            assert match.over or match.view(None)["round"] == start + 1
            returns = ahead.returns(match)
            assert len(returns) == seats
            assert all(0 <= one <= 1 for one in returns)
            assert seats == 1 or match.over or abs(sum(returns) - 1) < 1e-9


def test_playouts_are_fair_to_the_match() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=2)
    fork = match.fork()
    bots.move(match, bots.make("search", seed=3, iterations=40))
    again = fork.fork()
    bots.move(again, bots.make("search", seed=3, iterations=40))
    assert match.digest() == again.digest()
    fork.playout(RandomPolicy(1).choose)
    assert fork.over
