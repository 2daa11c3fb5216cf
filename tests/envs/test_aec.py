"""The PettingZoo environment: its own tests, masks, rewards, refusals."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import lastfire
from lastfire import envs

SEATS = (1, 2, 3, 4)

# PettingZoo prefers observations that are arrays, and knows its own environments with masks by name.
expected = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def play(env: Any, dice: Random) -> int:
    """A random game to its end; returns the number of answers."""
    count = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            assert agent == f"seat_{env.unwrapped.match.ask.seat}"
            env.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            count += 1
    return count


@expected
@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_finds_no_fault(seats: int) -> None:
    api_test(envs.env("hit_z_road", seats), num_cycles=1000)


@expected
@pytest.mark.parametrize("seats", SEATS)
def test_pettingzoo_finds_no_fault_in_a_journey(seats: int) -> None:
    api_test(envs.env("hit_z_road", seats, journey=True, journey_legs=2), num_cycles=1000)


@pytest.mark.parametrize("seats", SEATS)
def test_equal_seeds_are_equal_games(seats: int) -> None:
    seed_test(lambda: envs.env("hit_z_road", seats), num_cycles=500)


@pytest.mark.parametrize("seats", SEATS)
def test_the_mask_is_what_is_offered_and_nothing_else(seats: int) -> None:
    env = envs.raw_env("hit_z_road", seats)
    dice = Random(seats)
    env.reset(seed=seats)
    while (ask := env.match.ask) is not None:
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            offered = set(ask.ids) if seat == ask.seat else set()
            assert set(np.flatnonzero(seen["action_mask"]).tolist()) == offered
        env.step(dice.choice(list(ask.ids)))
    for agent in env.possible_agents:
        assert not env.observe(agent)["action_mask"].any()


@pytest.mark.parametrize("seats", SEATS)
def test_an_action_is_a_number_of_the_action_table(seats: int) -> None:
    env = envs.raw_env("hit_z_road", seats)
    actions = lastfire.games()["hit_z_road"].vocabulary.actions
    assert all(env.action_space(agent).n == len(actions) for agent in env.possible_agents)
    env.reset(seed=3)
    other = lastfire.new("hit_z_road", seats, 3)
    dice = Random(1)
    while (ask := other.ask) is not None:
        position = dice.randrange(len(ask.ids))
        env.step(ask.options[position].id)
        other.answer(position)
    assert env.match.digest() == other.digest()


@pytest.mark.parametrize("seats", SEATS)
def test_rewards_are_the_returns_and_come_at_the_end(seats: int) -> None:
    env = envs.raw_env("hit_z_road", seats)
    env.reset(seed=11)
    dice = Random(2)
    while not env.match.over:
        assert set(env.rewards.values()) == {0.0}
        ask = env.match.ask
        assert ask is not None
        env.step(dice.choice(list(ask.ids)))
    assert list(env.rewards.values()) == env.match.returns
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    told = {}
    for agent in env.agent_iter():
        told[agent] = env.last()[1]
        env.step(None)
    assert [told[agent] for agent in env.possible_agents] == env.match.returns
    assert env.agents == []


def test_a_seed_is_the_game_of_that_seed() -> None:
    env = envs.raw_env("hit_z_road", 3)
    env.reset(seed=7)
    assert env.match.digest() == lastfire.new("hit_z_road", 3, 7).digest()


def test_without_a_seed_every_game_is_another() -> None:
    digests = []
    for _ in range(2):
        env = envs.raw_env("hit_z_road", 2, seed=4)
        for _ in range(3):
            env.reset()
            digests.append(env.match.digest())
    assert digests[:3] == digests[3:]
    assert len(set(digests)) == 3


def test_options_of_the_game_are_handed_on() -> None:
    env = envs.raw_env("hit_z_road", 2, journey=True)
    env.reset()
    assert env.match.options["journey"] is True


def test_the_agent_that_is_asked_is_told_the_question() -> None:
    env = envs.raw_env("hit_z_road", 3)
    env.reset(seed=7)
    assert env.infos[env.agent_selection] == {"question": "bid"}
    assert sum(bool(info) for info in env.infos.values()) == 1


@pytest.mark.parametrize("action", [450, -1, 451, 0.5, None, "pass"])
def test_the_bare_environment_refuses_what_is_not_offered(action: Any) -> None:
    env = envs.raw_env("hit_z_road", 3)
    env.reset(seed=7)
    before = env.match.digest()
    with pytest.raises(lastfire.IllegalAnswer):
        env.step(action)
    assert env.match.digest() == before


def test_wrapped_an_action_that_is_not_offered_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = envs.env("hit_z_road", 3)
    env.reset(seed=7)
    agent = env.agent_selection
    env.step(450)
    assert "Illegal move" in caplog.text
    assert env.rewards == {name: -1.0 if name == agent else 0 for name in env.possible_agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"game": "hit_z_road", "seats": 5}, "seats"),
        ({"game": "hit_z_road", "seats": 2, "weather": "rain"}, "weather"),
        ({"game": "hit_z_road", "seats": 2, "render_mode": "human"}, "render_mode"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_at_once(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        envs.env(**arguments)
    assert refused.value.field == field


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rendering_is_the_log(lang: str) -> None:
    env = envs.env("hit_z_road", 2, render_mode="ansi", lang=lang)
    env.reset(seed=5)
    assert play(env, Random(5)) > 10
    match = env.unwrapped.match
    assert env.render().splitlines() == [record.text(lang) for record in match.records(None)]
    env.close()


def test_without_a_render_mode_nothing_is_rendered() -> None:
    env = envs.env("hit_z_road", 2)
    env.reset(seed=5)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
