"""The Gymnasium environment: one seat learns, bots play the others."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lastfire
from lastfire import bots, envs
from lastfire.envs.gym import SeatEnv

TABLES = [(name, seats) for name, game in lastfire.registered_games().items() for seats in game.seats]
GAMES = list(lastfire.registered_games())
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", GAMES)

# The checker can only try other render modes of an environment that gymnasium.make knows.
expected = pytest.mark.filterwarnings("ignore:.*due to the environment not having a spec:UserWarning")


class Watcher(bots.Bot):
    """Answers first come first, and remembers which seats it was shown."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: bots.Deal) -> int:
        self.seats.add(sight.seat)
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
    env = SeatEnv(game, 2, render_mode="ansi", lang="ja", past=True)
    env.reset(seed=1)
    assert str(env.render()).splitlines() == [record.text("ja") for record in env.match.records(None)]
    quick = SeatEnv(game, 2, render_mode="ansi", lang="ja")
    quick.reset(seed=1)
    assert quick.render() == env.render()
    assert SeatEnv(game, 2).render() is None


@each_game
def test_gymnasium_makes_every_game_by_its_name(game: str) -> None:
    env = gymnasium.make(envs.gym_id(game), seats=3, others=["heuristic"])
    assert envs.gym_id(game) == {
        "hit_z_road": "lastfire/HitZRoad-v0",
        "dead_of_winter": "lastfire/DeadOfWinter-v0",
        "dawn_of_the_zeds": "lastfire/DawnOfTheZeds-v0",
    }.get(game)
    env.reset(seed=7)
    bare = SeatEnv(game, 3, others=["heuristic"])
    bare.reset(seed=7)
    made = env.unwrapped
    assert isinstance(made, SeatEnv)
    assert made.match.digest() == bare.match.digest()
    for _ in range(5):
        (action, *_) = np.flatnonzero(env.get_wrapper_attr("action_masks")()).tolist()
        told = env.step(action)
        assert told[1:] == bare.step(action)[1:]


def test_importing_the_environments_is_enough_for_gymnasium() -> None:
    code = (
        "import gymnasium; print(gymnasium.make('lastfire.envs:lastfire/HitZRoad-v0').unwrapped.match.seats)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("4\n", "")


def test_without_a_number_of_seats_four_play() -> None:
    assert all(SeatEnv(game).match.seats == 4 for game in GAMES)
    with pytest.raises(lastfire.SetupError, match="game"):
        SeatEnv("chess")


def test_many_environments_run_side_by_side() -> None:
    table = gymnasium.make_vec("lastfire/HitZRoad-v0", num_envs=2, seats=2)
    seen, _ = table.reset(seed=3)
    assert seen["observation"].shape[0] == 2
    table.close()


@each_game
@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["copy", "deepcopy", "pickle"],
)
@pytest.mark.parametrize("made", ["seat", "gymnasium", "aec", "bare"])
def test_a_copy_of_an_environment_goes_its_own_way(
    game: str, copied: Callable[[Any], Any], made: str
) -> None:
    makers: dict[str, Callable[[], Any]] = {
        "seat": lambda: SeatEnv(game, 3, others=["random", Watcher()]),
        "gymnasium": lambda: gymnasium.make(envs.gym_id(game), seats=3),
        "aec": lambda: envs.env(game, 3),
        "bare": lambda: envs.raw_env(game, 3),
    }
    env = makers[made]()
    env.reset(seed=4)
    other = copied(env)
    bare = env.unwrapped
    if made == "gymnasium" and copied is copy.copy:
        # A shallow copy of a wrapper holds the same environment, as the library has it.
        assert other.unwrapped is bare
        return
    ask = bare.match.ask
    before = bare.match.digest()
    other.step(ask.ids[0])
    assert bare.match.digest() == before
    env.step(ask.ids[0])
    assert bare.match.digest() == other.unwrapped.match.digest()
    assert other.unwrapped.layout is bare.layout
