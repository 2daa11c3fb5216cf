"""The Gymnasium environment: one seat learns, bots play the others."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lastfire
from lastfire import bots
from lastfire.envs.gym import SeatEnv

TABLES = [(name, seats) for name, game in lastfire.games().items() for seats in game.seats]
GAMES = list(lastfire.games())
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", GAMES)

# The checker can only try other render modes of an environment that gymnasium.make knows.
expected = pytest.mark.filterwarnings("ignore:.*due to the environment not having a spec:UserWarning")


class Watcher(bots.Bot):
    """Answers first come first, and remembers which seats it was shown."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: dict[str, Any], ask: lastfire.Ask, deal: bots.Deal) -> int:
        self.seats.add(view["seat"])
        return 0


def play(env: SeatEnv, dice: Random) -> list[float]:
    """A random episode to its end; its rewards."""
    rewards: list[float] = []
    ended = False
    while not ended:
        mask = env.action_masks()
        _, reward, ended, truncated, _ = env.step(dice.choice(np.flatnonzero(mask).tolist()))
        assert not truncated
        rewards.append(reward)
    return rewards


@expected
@each_table
@pytest.mark.parametrize("seat", [0, None])
def test_gymnasium_finds_no_fault(game: str, seats: int, seat: int | None) -> None:
    check_env(SeatEnv(game, seats, seat))


@each_table
def test_the_learner_is_asked_every_time(game: str, seats: int) -> None:
    seat = seats - 1
    env = SeatEnv(game, seats, seat)
    dice = Random(seats)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            ask = env.match.ask
            assert ask is not None
            assert ask.seat == seat
            assert info == {"question": ask.question}
            assert env.observation_space.contains(seen)
            assert set(np.flatnonzero(seen["action_mask"]).tolist()) == set(ask.ids)
            assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
            seen, reward, ended, _, info = env.step(dice.choice(list(ask.ids)))
            assert ended == env.match.over
            assert reward == (env.match.returns[seat] if ended else 0)
        assert not seen["action_mask"].any()


@each_game
def test_the_others_are_the_bots_in_turn_order_after_the_learner(game: str) -> None:
    watchers = [Watcher(), Watcher()]
    env = SeatEnv(game, 3, 1, others=watchers)
    env.reset(seed=1)
    play(env, Random(1))
    assert [watcher.seats for watcher in watchers] == [{2}, {0}]


@each_game
def test_one_bot_may_play_all_other_seats(game: str) -> None:
    watcher = Watcher()
    env = SeatEnv(game, 4, 3, others=[watcher])
    env.reset(seed=1)
    play(env, Random(1))
    assert watcher.seats == {0, 1, 2}


@each_game
def test_the_learner_may_change_seats(game: str) -> None:
    env = SeatEnv(game, 3, None)
    seats = set()
    env.reset(seed=1)
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2}


@each_game
def test_equal_seeds_are_equal_episodes(game: str) -> None:
    rewards = []
    for _ in range(2):
        env = SeatEnv(game, 3, None, others=["random", "heuristic"])
        env.reset(seed=9)
        episode = play(env, Random(3))
        env.reset()
        rewards.append([episode, play(env, Random(4))])
    assert rewards[0] == rewards[1]


@each_game
def test_an_action_that_is_not_offered_ends_the_episode(game: str) -> None:
    env = SeatEnv(game, 2)
    env.reset(seed=1)
    before = env.match.digest()
    seen, reward, terminated, truncated, _ = env.step(450)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert env.match.digest() == before
    assert not seen["action_mask"].any()
    with pytest.raises(lastfire.IllegalAnswer):
        env.step(0)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"seats": 5}, "seats"),
        ({"seats": 2, "seat": 2}, "seat"),
        ({"seats": 2, "others": ["clever"]}, "bot"),
        ({"seats": 2, "others": []}, "others"),
        ({"seats": 2, "render_mode": "human"}, "render_mode"),
        ({"seats": 2, "weather": "rain"}, "weather"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_at_once(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        SeatEnv("hit_z_road", **arguments)
    assert refused.value.field == field


@each_game
def test_rendering_is_the_log(game: str) -> None:
    env = SeatEnv(game, 2, render_mode="ansi", lang="ja")
    env.reset(seed=1)
    assert str(env.render()).splitlines() == [record.text("ja") for record in env.match.records(None)]
    assert SeatEnv(game, 2).render() is None
