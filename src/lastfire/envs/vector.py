"""Many games at once, one learner in each, as a Gymnasium vector environment."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lastfire import bots
from lastfire.envs.aec import Observation
from lastfire.envs.gym import learner_of
from lastfire.envs.layout import cells_of
from lastfire.envs.layouts import action_count, layout_of, space_of
from lastfire.envs.learner import Learner, step_all, write_masks, write_observations

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """As many environments as ``num_envs``, each what ``SeatEnv`` with the same arguments is.

    ``gymnasium.make_vec("lastfire/HitZRoad-v0", num_envs=64, seats=3)`` makes one once ``lastfire.envs``
    is imported. Rewards, masks, infos and seeds are those of a ``SyncVectorEnv`` of ``SeatEnv``:
    ``reset(seed=s)`` begins the games of the seeds ``s``, ``s + 1``, …, and an environment whose episode
    has ended begins a new game at the next step, whatever it is told to do.

    Observations are written into one batch. With ``copy=False`` every step returns that very batch.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        others: Sequence[str | bots.Bot] = ("random",),
        copy: bool = True,
        **options: object,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.num_envs = num_envs
        self.copy = copy
        self._learners = [learner_of(game, seats, seat, others, options) for _ in range(num_envs)]
        self._dice: list[np.random.Generator] = [seeding.np_random()[0] for _ in range(num_envs)]
        self.layout = layout_of(self._learners[0].match)
        self._count = action_count(self._learners[0].match)
        self.single_observation_space = space_of(self.layout, self._count)
        self.single_action_space = spaces.Discrete(self._count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.zeros((num_envs, self.layout.size), np.float32)
        self._masks = np.zeros((num_envs, self._count), np.int8)

    @property
    def learners(self) -> Sequence[Learner]:
        """The learner of each environment."""
        return tuple(self._learners)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games: all, or those where ``options["reset_mask"]`` is True."""
        if seed is None:
            seeds: Sequence[int | None] = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} environments")
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        for i in np.flatnonzero(chosen).tolist():
            if seeds[i] is not None:
                self._dice[i] = seeding.np_random(seeds[i])[0]
            self._learners[i].begin(seeds[i], self._dice[i])
        return self._observe(), self._info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """An answer for each learner."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise ValueError(f"{len(chosen)} actions for {self.num_envs} environments")
        rewards = np.array(step_all(self._learners, chosen, self._dice))
        ended = np.array([learner.ended for learner in self._learners])
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered now, a row for each environment."""
        return self._masks.astype(np.bool_)

    def _observe(self) -> Observation:
        self._rows.fill(0)
        self._masks.fill(0)
        write_observations(self._learners, self.layout.parts, self.layout.size, cells_of(self._rows))
        write_masks(self._learners, self._count, self._masks.reshape(-1).data)
        self.layout.hold(self._rows)
        if self.copy:
            return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._rows, "action_mask": self._masks}

    def _info(self) -> dict[str, Any]:
        questions = np.array([learner.question for learner in self._learners], dtype=object)
        return {"question": questions, "_question": np.ones(self.num_envs, np.bool_)}
