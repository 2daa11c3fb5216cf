"""One seat that learns, the others played by bots, as a Gymnasium environment."""

import copy
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import lastfire
from lastfire import bots
from lastfire.envs.aec import Observation, log_of
from lastfire.envs.layouts import action_count, layout_of, space_of
from lastfire.envs.learner import Learner, Replayable, mask_of

USUAL_SEATS: Final = 4
HASTY: Final = ("random", "heuristic")
"""Bots that never look ahead: a match with them needs no past."""


def learner_of(
    game: str,
    seats: int | None,
    seat: int | None,
    others: Sequence[str | bots.Bot],
    options: dict[str, Any],
) -> Learner:
    """The seat that learns; raises SetupError, naming the argument at fault, for what cannot be."""
    if seats is None:
        known = lastfire.registered_games()[game].seats if game in lastfire.registered_games() else ()
        seats = USUAL_SEATS if USUAL_SEATS in known else max(known, default=USUAL_SEATS)
    past = any(other not in HASTY for other in others)
    setup = (game, seats, {"past": past, **options})
    Replayable(setup, 0)
    if seat is not None and seat not in range(seats):
        raise lastfire.SetupError("seat", f"{seat!r} is not from 0 to {seats - 1}")
    if not others:
        raise lastfire.SetupError("others", "no bot is named")
    for other in others:
        if isinstance(other, str):
            bots.make(other)
    return Learner(setup, seat, others)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The learner sits in ``seat``, or in another one each game if it is None.

    ``gymnasium.make("lastfire/HitZRoad-v0", seats=3)`` makes one once ``lastfire.envs`` is imported, of
    every registered game. Without ``seats`` four play, where the game is for four.

    ``others`` are the names of bots, or bots, for the other seats in turn order after the learner;
    fewer than seats are repeated. Observations and actions are those of ``lastfire.envs.env``; the
    mask is also what ``action_masks()`` returns, under the name that MaskablePPO looks for. The
    reward is the learner's return at the end, 0 before. An action that is not offered ends the
    episode with reward -1. The match keeps a past only for bots that may look ahead, or with ``past=True``.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        others: Sequence[str | bots.Bot] = ("random",),
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise lastfire.SetupError("render_mode", f"{render_mode!r} is neither 'ansi' nor None")
        self._learner = learner_of(game, seats, seat, others, options)
        self.render_mode = render_mode
        self.lang = lang
        self.layout = layout_of(self.match)
        self._count = action_count(self.match)
        self.observation_space = space_of(self.layout, self._count)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self._count)

    @property
    def match(self) -> lastfire.Match:
        """The match that is played."""
        return self._learner.match

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self._learner.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play up to the learner's first question.

        ``reset(seed=s)`` is the game ``lastfire.new(..., seed=s)``; ``reset()`` draws a seed.
        Games that end before the learner is asked are passed over.
        """
        super().reset(seed=seed)
        self._learner.begin(seed, self.np_random)
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and let the others play until it is asked again."""
        reward = self._learner.answer(int(action) if isinstance(action, int | np.integer) else -1)
        return self._observe(), reward, self._learner.ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered now."""
        return np.frombuffer(mask_of(self._learner.ask, self._count), np.bool_)

    def render(self) -> str | None:
        """The log so far as a spectator reads it, one line per record."""
        return log_of(self._learner.play, self.lang) if self.render_mode == "ansi" else None

    def __copy__(self) -> "SeatEnv":
        # Two environments on one match would answer for each other.
        return copy.deepcopy(self)

    def _observe(self) -> Observation:
        learner = self._learner
        match = learner.match
        return {
            "observation": self.layout.observe(match.sight(learner.seat), match.ask),
            "action_mask": np.frombuffer(mask_of(learner.ask, self._count), np.int8),
        }

    def _info(self) -> dict[str, Any]:
        return {"question": self._learner.question}
