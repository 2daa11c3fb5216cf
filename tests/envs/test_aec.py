"""The PettingZoo environment: its own tests, masks, rewards, refusals."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import lastfire
from lastfire import envs

TABLES = [(name, seats) for name, game in lastfire.registered_games().items() for seats in game.seats]
GAMES = list(lastfire.registered_games())
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", GAMES)

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
@each_table
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    api_test(envs.env(game, seats), num_cycles=1000)


@expected
@pytest.mark.parametrize("seats", lastfire.registered_games()["hit_z_road"].seats)
def test_pettingzoo_finds_no_fault_in_a_journey(seats: int) -> None:
    api_test(envs.env("hit_z_road", seats, journey=True, journey_legs=2), num_cycles=1000)


@each_table
def test_equal_seeds_are_equal_games(game: str, seats: int) -> None:
    seed_test(lambda: envs.env(game, seats), num_cycles=500)


@each_table
def test_the_mask_is_what_is_offered_and_nothing_else(game: str, seats: int) -> None:
    env = envs.raw_env(game, seats)
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


@each_table
def test_an_action_is_a_number_of_the_action_table(game: str, seats: int) -> None:
    env = envs.raw_env(game, seats)
    rules = lastfire.registered_games()[game]
    actions = rules.actions(rules.agree(seats, {}))
    assert all(env.action_space(agent).n == len(actions) for agent in env.possible_agents)
    env.reset(seed=3)
    other = lastfire.new(game, seats, 3)
    dice = Random(1)
    while (ask := other.ask) is not None:
        position = dice.randrange(len(ask.ids))
        env.step(ask.options[position].id)
        other.answer(position)
    assert env.match.digest() == other.digest()


@each_table
def test_rewards_are_the_returns_and_come_at_the_end(game: str, seats: int) -> None:
    env = envs.raw_env(game, seats)
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


@each_game
def test_a_seed_is_the_game_of_that_seed(game: str) -> None:
    env = envs.raw_env(game, 3)
    env.reset(seed=7)
    assert env.match.digest() == lastfire.new(game, 3, 7).digest()


@each_game
def test_without_a_seed_every_game_is_another(game: str) -> None:
    digests = []
    for _ in range(2):
        env = envs.raw_env(game, 2, seed=4)
        for _ in range(3):
            env.reset()
            digests.append(env.match.digest())
    assert digests[:3] == digests[3:]
    assert len(set(digests)) == 3


def test_options_of_the_game_are_handed_on() -> None:
    env = envs.raw_env("hit_z_road", 2, journey=True)
    env.reset()
    assert env.match.options["journey"] is True


@pytest.mark.parametrize(("game", "question"), [("hit_z_road", "bid"), ("dead_of_winter", "leader")])
def test_the_agent_that_is_asked_is_told_the_question(game: str, question: str) -> None:
    env = envs.raw_env(game, 3)
    env.reset(seed=7)
    assert env.infos[env.agent_selection] == {"question": question}
    assert sum(bool(info) for info in env.infos.values()) == 1


@each_game
@pytest.mark.parametrize("action", [450, -1, 10000, 0.5, None, "pass"])
def test_the_bare_environment_refuses_what_is_not_offered(game: str, action: Any) -> None:
    env = envs.raw_env(game, 3)
    env.reset(seed=7)
    before = env.match.digest()
    with pytest.raises(lastfire.IllegalAnswer):
        env.step(action)
    assert env.match.digest() == before


@each_game
def test_wrapped_an_action_that_is_not_offered_ends_the_game(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    env = envs.env(game, 3)
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
        ({"game": "dead_of_winter", "seats": 6}, "seats"),
        ({"game": "hit_z_road", "seats": 2, "weather": "rain"}, "weather"),
        ({"game": "hit_z_road", "seats": 2, "render_mode": "human"}, "render_mode"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_at_once(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        envs.env(**arguments)
    assert refused.value.field == field


@each_game
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rendering_is_the_log(game: str, lang: str) -> None:
    told = []
    for past in (True, False):
        env = envs.env(game, 2, render_mode="ansi", lang=lang, past=past)
        env.reset(seed=5)
        assert play(env, Random(5)) > 10
        if past:
            told.append([record.text(lang) for record in env.unwrapped.match.records(None)])
        told.append(str(env.render()).splitlines())
        env.close()
    assert told[0] == told[1] == told[2]


@each_game
def test_a_match_has_a_past_where_one_is_asked_for(game: str) -> None:
    env = envs.env(game, 2, past=True)
    env.reset(seed=5)
    assert env.match.fork().digest() == env.match.digest()
    quick = envs.env(game, 2)
    quick.reset(seed=5)
    assert quick.match.digest() == env.match.digest()
    with pytest.raises(lastfire.NoPast):
        quick.match.fork()


@each_game
def test_without_a_render_mode_nothing_is_rendered(game: str) -> None:
    env = envs.env(game, 2)
    env.reset(seed=5)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


@each_game
def test_before_reset_nothing_can_be_done(game: str) -> None:
    env = envs.env(game, 2, render_mode="ansi")
    for early in (
        lambda: env.step(0),
        lambda: env.observe("seat_0"),
        lambda: env.agent_iter(),
        lambda: env.render(),
    ):
        with pytest.raises(AssertionError, match="reset"):
            early()
    with pytest.raises(AttributeError):
        _ = env.rewards


@each_game
@pytest.mark.parametrize("action", [10000, -1, 0.5, None])
def test_what_is_no_action_of_the_game_is_refused(game: str, action: Any) -> None:
    env = envs.env(game, 2)
    env.reset(seed=5)
    before = env.match.digest()
    with pytest.raises(AssertionError, match="action space"):
        env.step(action)
    assert env.match.digest() == before
    assert not any(env.terminations.values())


@each_game
def test_an_agent_has_to_step_before_the_next_one_comes(game: str) -> None:
    env = envs.env(game, 2)
    env.reset(seed=5)
    agents = env.agent_iter()
    assert next(agents) == env.agent_selection
    with pytest.raises(AssertionError, match="step"):
        next(agents)
    assert list(env.agent_iter(max_iter=0)) == []


@each_game
def test_a_step_after_the_end_is_warned_of(game: str, caplog: pytest.LogCaptureFixture) -> None:
    env = envs.env(game, 2)
    env.reset(seed=5)
    play(env, Random(5))
    env.step(None)
    assert "terminated" in caplog.text
