"""A match as a PettingZoo environment in which the seats take turns (AEC)."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

import lastfire
from lastfire.envs.layouts import action_count, layout_of, space_of
from lastfire.envs.learner import ILLEGAL, Replayable, mask_of, position_of

Observation = dict[str, NDArray[Any]]


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, ``seat_0`` to ``seat_n``; only the one that is asked may act.

    - An action is the number of an answer in the game's action table.
    - An observation is a dictionary: ``observation``, the numbers of the game's layout, made from
      the seat's own sight and its own question alone; ``action_mask``, 1 for every action that is
      offered now, all 0 for a seat that is not asked.
    - Rewards are 0 until the game ends, then every seat gets what ``Match.returns`` says.
    - ``infos[agent]["question"]`` names the open question of the agent that is asked.

    ``reset(seed=s)`` begins the game ``lastfire.new(..., seed=s)``; ``reset()`` draws the next seed
    from the last one given. Whatever ``lastfire.new`` does not accept is refused at once. The match keeps no
    past, unless ``past=True`` says so.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        past: object = False,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise lastfire.SetupError("render_mode", f"{render_mode!r} is neither 'ansi' nor None")
        self.metadata = {"name": f"lastfire_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.lang = lang
        self._setup = (game, seats, {"past": past, **options})
        self._random = Random(seed)
        self._play = Replayable(self._setup, seed if seed is not None else 0)
        self.layout = layout_of(self.match)
        self._count = action_count(self.match)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self._count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: space_of(self.layout, self._count) for agent in self.possible_agents
        }

    @property
    def match(self) -> lastfire.Match:
        """The match that is played."""
        return self._play.match

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
        self._play = Replayable(self._setup, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """What this seat knows now, and which actions it is offered."""
        seat = self._places[agent]
        match = self._play.match
        ask = match.ask
        own = ask if ask is not None and ask.seat == seat else None
        offered = own if not self.terminations.get(agent, True) else None
        return {
            "observation": self.layout.observe(match.sight(seat), own),
            "action_mask": np.frombuffer(mask_of(offered, self._count), np.int8),
        }

    def step(self, action: Any) -> None:
        """Answer for the agent in turn. Raises IllegalAnswer, with nothing changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self._position_of(action)
        if position < 0:
            raise self._refusal(action)
        self._answer(agent, position)

    def _position_of(self, action: object) -> int:
        """The position of an action among the options; -1 where it is not offered."""
        if not isinstance(action, int | np.integer):
            return -1
        return position_of(self._play.match.ask, int(action))

    def _refusal(self, action: object) -> lastfire.IllegalAnswer:
        ask = self._play.match.ask
        if ask is None:
            return lastfire.IllegalAnswer("the game is over, nothing is asked")
        return lastfire.IllegalAnswer(f"action {action!r} is not offered at the question {ask.question}")

    def _answer(self, agent: str, position: int) -> None:
        """Go on to the next question. All rewards are 0 before the game is over."""
        self._play.answer(position)
        match = self._play.match
        self.infos[agent] = {}
        if match.over:
            self.rewards = dict(zip(self.agents, match.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask_next()

    def _ask_next(self) -> None:
        """Turn to the seat that is asked; at the end of the game the last one keeps the turn."""
        ask = self._play.match.ask
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]
            self.infos[self.agent_selection] = {"question": ask.kind.name}

    def render(self) -> str | None:
        """The log so far as a spectator reads it, one line per record."""
        if self.render_mode is None:
            logger.warn("render() needs an environment made with render_mode='ansi'")
            return None
        return log_of(self._play, self.lang)

    def close(self) -> None:
        """Nothing is held open."""

    def __copy__(self) -> "SeatsEnv":
        # Two environments on one match would answer for each other.
        return copy.deepcopy(self)


class CheckedEnv(SeatsEnv):
    """The same, which does what PettingZoo's usual wrappers do, in a tenth of their time.

    An action that is not offered ends the game and costs whoever chose it a point; one that is no action
    of the game is refused, and so is everything before ``reset``.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._has_begun = False
        self._has_moved = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, as ever."""
        super().reset(seed, options)
        self._has_begun = self._has_moved = True

    def observe(self, agent: str) -> Observation:
        """What this seat knows now, and which actions it is offered."""
        if not self._has_begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """The log so far as a spectator reads it, one line per record."""
        if not self._has_begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: Any) -> None:
        """Answer for the agent in turn."""
        if not self._has_begun:
            EnvLogger.error_step_before_reset()
        self._has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self._position_of(action)
        if position >= 0:
            self._answer(agent, position)
            return
        assert action is not None, "action is not in action space"
        assert self.action_spaces[agent].contains(action), "action is not in action space"
        self._lose(agent)

    def _lose(self, agent: str) -> None:
        """End the game for everybody; whoever answered what was not offered pays for it."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent in turn, again and again; each has to step before the next one comes."""
        if not self._has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_moved = False
            most -= 1
            yield self.agent_selection


def log_of(play: Replayable, lang: str) -> str:
    """The log so far as a spectator reads it."""
    return "\n".join(record.text(lang) for record in play.with_past().records(None))


def raw_env(game: str, seats: int, seed: int | None = None, **options: Any) -> SeatsEnv:
    """The bare environment: an action that is not offered raises IllegalAnswer."""
    return SeatsEnv(game, seats, seed, **options)


def env(game: str, seats: int, seed: int | None = None, **options: Any) -> CheckedEnv:
    """The environment with the checks of PettingZoo's usual wrappers.

    An action that is not offered ends the game and costs whoever chose it a point; steps and
    observations before ``reset`` are refused.
    """
    return CheckedEnv(game, seats, seed, **options)
