"""A match as a PettingZoo environment in which the seats take turns (AEC)."""

import copy
from random import Random
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import lastfire
from lastfire.envs.layouts import layout

ILLEGAL: int = -1
"""The reward of whoever answers with an action that is not offered; it ends the game."""


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, ``seat_0`` to ``seat_n``; only the one that is asked may act.

    - An action is the number of an answer in the game's action table.
    - An observation is a dictionary: ``observation``, the numbers of the game's layout, made from
      the seat's own view and its own question alone; ``action_mask``, 1 for every action that is
      offered now, all 0 for a seat that is not asked.
    - Rewards are 0 until the game ends, then every seat gets what ``Match.returns`` says.
    - ``infos[agent]["question"]`` names the open question of the agent that is asked.

    ``reset(seed=s)`` begins the game ``lastfire.new(..., seed=s)``; ``reset()`` draws the next seed
    from the last one given. Whatever ``lastfire.new`` does not accept is refused at once.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise lastfire.SetupError("render_mode", f"{render_mode!r} is neither 'ansi' nor None")
        self.metadata = {"name": f"lastfire_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.lang = lang
        self._setup = (game, seats, options)
        self._random = Random(seed)
        self.match = lastfire.new(game, seats, seed if seed is not None else 0, **options)
        self.layout = layout(game, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(lastfire.registered_games()[game].vocabulary.actions)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent, and the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent, and the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; ``options`` are not used, a game's options are those of the environment."""
        if seed is not None:
            self._random = Random(seed)
        else:
            seed = self._random.getrandbits(48)
        game, seats, chosen = self._setup
        self.match = lastfire.new(game, seats, seed, **chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._ask_next()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What this seat knows now, and which actions it is offered."""
        seat = self._places[agent]
        ask = self.match.ask
        own = ask if ask is not None and ask.seat == seat else None
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if own is not None and not self.terminations.get(agent, True):
            mask[list(own.ids)] = 1
        return {"observation": self.layout.observe(self.match.sight(seat), own), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent in turn. Raises IllegalAnswer, with nothing changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.answer(position_of(self.match, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            self.rewards = dict(zip(self.agents, self.match.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {}
        self._ask_next()
        self._accumulate_rewards()

    def _ask_next(self) -> None:
        """Turn to the seat that is asked; at the end of the game the last one keeps the turn."""
        ask = self.match.ask
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]
            self.infos[self.agent_selection] = {"question": ask.question}

    def render(self) -> str | None:
        """The log so far as a spectator reads it, one line per record."""
        if self.render_mode is None:
            logger.warn("render() needs an environment made with render_mode='ansi'")
            return None
        return log_of(self.match, self.lang)

    def close(self) -> None:
        """Nothing is held open."""

    def __copy__(self) -> "SeatsEnv":
        # Two environments on one match would answer for each other.
        return copy.deepcopy(self)


def position_of(match: lastfire.Match, action: object) -> int:
    """The position of an action among the options; raises IllegalAnswer where it is not offered."""
    ask = match.ask
    if ask is None:
        raise lastfire.IllegalAnswer("the game is over, nothing is asked")
    if isinstance(action, int | np.integer) and action in ask.ids:
        return ask.ids.index(int(action))
    raise lastfire.IllegalAnswer(f"action {action!r} is not offered at the question {ask.question}")


def log_of(match: lastfire.Match, lang: str) -> str:
    """The log so far as a spectator reads it."""
    return "\n".join(record.text(lang) for record in match.records(None))


def raw_env(game: str, seats: int, seed: int | None = None, **options: Any) -> SeatsEnv:
    """The bare environment: an action that is not offered raises IllegalAnswer."""
    return SeatsEnv(game, seats, seed, **options)


def env(game: str, seats: int, seed: int | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers.

    An action that is not offered ends the game and costs whoever chose it a point; steps and
    observations before ``reset`` are refused.
    """
    made = raw_env(game, seats, seed, **options)
    wrapped = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
