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
from lastfire.envs.aec import ILLEGAL, log_of, position_of
from lastfire.envs.layouts import layout

Observation = dict[str, NDArray[Any]]


USUAL_SEATS: Final = 4


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The learner sits in ``seat``, or in another one each game if it is None.

    ``gymnasium.make("lastfire/HitZRoad-v0", seats=3)`` makes one once ``lastfire.envs`` is imported, of
    every registered game. Without ``seats`` four play, where the game is for four.

    ``others`` are the names of bots, or bots, for the other seats in turn order after the learner;
    fewer than seats are repeated. Observations and actions are those of ``lastfire.envs.env``; the
    mask is also what ``action_masks()`` returns, under the name that MaskablePPO looks for. The
    reward is the learner's return at the end, 0 before. An action that is not offered ends the
    episode with reward -1.
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
        if seats is None:
            known = lastfire.registered_games()[game].seats if game in lastfire.registered_games() else ()
            seats = USUAL_SEATS if USUAL_SEATS in known else max(known, default=USUAL_SEATS)
        self.match = lastfire.new(game, seats, 0, **options)
        if seat is not None and seat not in range(seats):
            raise lastfire.SetupError("seat", f"{seat!r} is not from 0 to {seats - 1}")
        if not others:
            raise lastfire.SetupError("others", "no bot is named")
        for other in others:
            if isinstance(other, str):
                bots.make(other)
        self.render_mode = render_mode
        self.lang = lang
        self.layout = layout(game, seats)
        self.seat = seat or 0
        self._chosen_seat = seat
        self._others = others
        self._setup = (game, seats, options)
        self._bots: dict[int, bots.Bot] = {}
        self._ended = True
        count = len(lastfire.registered_games()[game].vocabulary.actions)
        self._count = count
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(  # type: ignore[assignment]
            {
                "observation": spaces.Box(self.layout.low, self.layout.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play up to the learner's first question.

        ``reset(seed=s)`` is the game ``lastfire.new(..., seed=s)``; ``reset()`` draws a seed.
        Games that end before the learner is asked are passed over.
        """
        super().reset(seed=seed)
        game, seats, chosen = self._setup
        while True:
            if seed is None:
                seed = int(self.np_random.integers(1 << 48))
            self.match = lastfire.new(game, seats, seed, **chosen)
            if self._chosen_seat is None:
                self.seat = int(self.np_random.integers(seats))
            self._bots = {}
            for i in range(seats - 1):
                other = self._others[i % len(self._others)]
                place = (self.seat + 1 + i) % seats
                self._bots[place] = bots.make(other, seed + i) if isinstance(other, str) else other
            self._let_others_play()
            if not self.match.over:
                break
            seed = None
        self._ended = False
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and let the others play until it is asked again."""
        if self._ended:
            raise lastfire.IllegalAnswer("the episode has ended: call reset()")
        reward = 0.0
        try:
            position = position_of(self.match, action)
        except lastfire.IllegalAnswer:
            self._ended = True
            reward = float(ILLEGAL)
        else:
            self.match.answer(position)
            self._let_others_play()
            if self.match.over:
                self._ended = True
                reward = self.match.returns[self.seat]
        return self._observe(), reward, self._ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered now."""
        mask: NDArray[np.bool_] = np.zeros(self._count, np.bool_)
        ask = self.match.ask
        if ask is not None and not self._ended:
            mask[list(ask.ids)] = True
        return mask

    def render(self) -> str | None:
        """The log so far as a spectator reads it, one line per record."""
        return log_of(self.match, self.lang) if self.render_mode == "ansi" else None

    def __copy__(self) -> "SeatEnv":
        # Two environments on one match would answer for each other.
        return copy.deepcopy(self)

    def _let_others_play(self) -> None:
        while (ask := self.match.ask) is not None and ask.seat != self.seat:
            bots.move(self.match, self._bots[ask.seat])

    def _observe(self) -> Observation:
        return {
            "observation": self.layout.observe(self.match.sight(self.seat), self.match.ask),
            "action_mask": self.action_masks().astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        ask = self.match.ask
        return {"question": ask.question if ask is not None else ""}
