"""The vector environment: the same as so many single ones, in one batch."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import lastfire
from lastfire import bots, envs
from lastfire.envs.gym import SeatEnv
from lastfire.envs.vector import SeatVectorEnv

TABLES = [(name, seats) for name, game in lastfire.registered_games().items() for seats in game.seats]
GAMES = list(lastfire.registered_games())
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", GAMES)

COUNT = 3
NEVER = {game: len(lastfire.registered_games()[game].vocabulary.actions) - 1 for game in GAMES}
"""An action that is not offered where the tests come."""


def choices(masks: Any, dice: Random) -> np.ndarray[Any, np.dtype[np.int64]]:
    """For each environment something that is offered; 0 where nothing is."""
    return np.array([dice.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


def assert_alike(one: Sequence[Any], other: Sequence[Any]) -> None:
    """Everything that a reset or a step returned."""
    for a, b in zip(one, other, strict=True):
        if isinstance(a, dict):
            assert sorted(a) == sorted(b)
            assert_alike([a[key] for key in a], [b[key] for key in a])
        else:
            assert a.dtype == b.dtype
            assert np.array_equal(a, b)


@each_table
@pytest.mark.parametrize("seat", [0, None])
def test_it_is_as_many_single_environments(game: str, seats: int, seat: int | None) -> None:
    batch = SeatVectorEnv(game, COUNT, seats, seat)
    singles = SyncVectorEnv([lambda: SeatEnv(game, seats, seat)] * COUNT)
    assert batch.single_observation_space == singles.single_observation_space
    assert batch.observation_space == singles.observation_space
    assert batch.single_action_space == singles.single_action_space
    assert batch.action_space == singles.action_space
    assert batch.metadata["autoreset_mode"] is singles.metadata["autoreset_mode"]
    dice = Random(seats)
    seen = batch.reset(seed=11)
    assert_alike(seen, singles.reset(seed=11))
    ends = 0
    for step in range(120):
        # Now and then something that is not offered, which ends an episode as well.
        chosen = choices(seen[0]["action_mask"], dice)
        if step % 40 == 39:
            chosen[0] = NEVER[game]
        told = batch.step(chosen)
        assert_alike(told, singles.step(chosen))
        assert batch.observation_space.contains(told[0])
        assert np.array_equal(batch.action_masks(), told[0]["action_mask"] == 1)
        ends += int(told[2].sum())
        seen = (told[0], told[4])
    assert ends > 0
    assert_alike(batch.reset(), singles.reset())


@each_game
def test_an_episode_that_has_ended_is_followed_by_another(game: str) -> None:
    batch = SeatVectorEnv(game, 2, seats=2)
    assert batch.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, _ = batch.reset(seed=1)
    offered = int(seen["action_mask"][1].argmax())
    seen, rewards, ended, cut_off, _ = batch.step(np.array([NEVER[game], offered]))
    assert rewards.tolist() == [-1, 0]
    assert ended.tolist() == [True, False]
    assert not cut_off.any()
    assert not seen["action_mask"][0].any()
    going_on = batch.learners[1].match.digest()
    before = batch.learners[0].match.digest()
    seen, rewards, ended, _, info = batch.step(np.array([0, NEVER[game]]))
    assert rewards.tolist() == [0, -1]
    assert ended.tolist() == [False, True]
    assert seen["action_mask"][0].any()
    assert info["question"][0]
    assert batch.learners[0].match.digest() != before
    assert batch.learners[1].match.digest() == going_on


@each_game
def test_a_reset_of_one_touches_no_other(game: str) -> None:
    batch = SeatVectorEnv(game, COUNT, seats=3)
    seen, _ = batch.reset(seed=[4, 5, 6])
    for _ in range(5):
        seen = batch.step(choices(seen["action_mask"], Random(1)))[0]
    before = [learner.match.digest() for learner in batch.learners]
    now, _ = batch.reset(seed=[7, 8, 9], options={"reset_mask": np.array([False, True, False])})
    after = [learner.match.digest() for learner in batch.learners]
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]
    for i in (0, 2):
        assert np.array_equal(now["observation"][i], seen["observation"][i])
    bare = SeatEnv(game, 3)
    assert np.array_equal(bare.reset(seed=8)[0]["observation"], now["observation"][1])


@each_game
def test_what_was_returned_stays_unless_no_copy_is_wanted(game: str) -> None:
    for copy in (True, False):
        batch = SeatVectorEnv(game, 2, seats=2, copy=copy)
        first, _ = batch.reset(seed=3)
        kept = first["observation"].copy()
        later = first
        for _ in range(3):
            later, *_ = batch.step(choices(batch.action_masks(), Random(2)))
        assert np.array_equal(first["observation"], kept) == copy
        assert (later["observation"] is first["observation"]) != copy


@each_game
def test_gymnasium_makes_it_by_name(game: str) -> None:
    batch: Any = gymnasium.make_vec(envs.gym_id(game), num_envs=5, seats=3, others=["heuristic"])
    assert isinstance(batch.unwrapped, SeatVectorEnv)
    seen, _ = batch.reset(seed=2)
    assert seen["observation"].shape == (5, envs.layout(game, 3).size)
    assert [learner.match.seats for learner in batch.unwrapped.learners] == [3] * 5
    batch.close()


@each_game
def test_bots_that_look_ahead_have_a_past_to_look_from(game: str) -> None:
    class Forker(bots.Bot):
        def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: bots.Deal) -> int:
            return len(ask.ids) - 1 if deal(1).ask is not None else 0

    batch = SeatVectorEnv(game, 2, seats=2, others=[Forker()])
    seen, _ = batch.reset(seed=2)
    for _ in range(3):
        seen, *_ = batch.step(choices(seen["action_mask"], Random(1)))
    assert batch.learners[0].match.fork().digest() == batch.learners[0].match.digest()


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(lastfire.SetupError, match="seats"):
        SeatVectorEnv("hit_z_road", 2, seats=9)
    batch = SeatVectorEnv("hit_z_road", 2, seats=2)
    with pytest.raises(ValueError, match="3 seeds for 2"):
        batch.reset(seed=[1, 2, 3])
    batch.reset(seed=1)
    with pytest.raises(ValueError, match="1 actions for 2"):
        batch.step(np.array([0]))
