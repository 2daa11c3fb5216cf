"""A match that can be played again, and a seat that learns, in one game after the other.

The Gymnasium environments, one by one and in batches, are made of these. This module compiles with the rules
and knows no package but our own.
"""

from collections.abc import Callable, Sequence
from typing import Any

import lastfire
from lastfire import bots
from lastfire.engine.errors import IllegalAnswer
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.envs.parts import Part, Row, Scene, write_all

ILLEGAL = -1.0
"""The reward of whoever answers with an action that is not offered; it ends the game."""

Setup = tuple[str, int, dict[str, Any]]
"""A game, how many seats, and its options, as ``lastfire.new`` takes them."""


class Replayable:
    """A match and its answers: copied, pickled or told by being played again, so that it needs no past."""

    def __init__(self, setup: Setup, seed: int) -> None:
        game, seats, options = setup
        self.setup = setup
        self.seed = seed
        self.match: Match = lastfire.new(game, seats, seed, **options)
        self.answers: list[int] = []

    def answer(self, position: int) -> None:
        """Choose the option at ``position``."""
        self.match.answer(position)
        self.answers.append(position)

    def with_past(self) -> Match:
        """The same match as one that remembers how it came about."""
        game, seats, options = self.setup
        match: Match = lastfire.new(game, seats, self.seed, **{**options, "past": True})
        for position in self.answers:
            match.answer(position)
        return match

    def __reduce__(self) -> tuple[Callable[..., "Replayable"], tuple[Setup, int, list[int]]]:
        return played_again, (self.setup, self.seed, self.answers[:])


def played_again(setup: Setup, seed: int, answers: list[int]) -> Replayable:
    """The match that was played so."""
    play = Replayable(setup, seed)
    for position in answers:
        play.answer(position)
    return play


def position_of(ask: Ask | None, action: int) -> int:
    """The position of an action among the options; -1 where it is not offered."""
    if ask is not None:
        for position, offered in enumerate(ask.ids):
            if offered == action:
                return position
    return -1


def mask_of(ask: Ask | None, actions: int) -> bytearray:
    """A byte for every action of the game: 1 for what is offered."""
    mask = bytearray(actions)
    if ask is not None:
        for action in ask.ids:
            mask[action] = 1
    return mask


class Learner:
    """A seat that learns. Bots have the other seats, and play on until it is asked.

    It sits in ``seat``, or in another one each game if that is None. ``others`` are names of bots, or bots,
    in turn order after it; fewer than seats are repeated.
    """

    def __init__(self, setup: Setup, seat: int | None, others: Sequence[str | bots.Bot]) -> None:
        self.setup = setup
        self.others = others
        self.is_moving = seat is None
        self.seat = seat or 0
        self.ended = True
        self.play = Replayable(setup, 0)
        self._bots: list[bots.Bot] = []

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.play.match

    def begin(self, seed: int | None, dice: Any) -> None:
        """Begin a new game and play up to the first question; without a seed ``dice`` draw it.

        Games that end before the learner is asked are passed over.
        """
        seats = self.setup[1]
        while True:
            if seed is None:
                seed = int(dice.integers(1 << 48))
            self.play = Replayable(self.setup, seed)
            if self.is_moving:
                self.seat = int(dice.integers(seats))
            self._seat_others()
            self._let_others_play()
            if not self.match.over:
                break
            seed = None
        self.ended = False

    def _seat_others(self) -> None:
        """The bots by seat, with luck of their own for every game; at the learner's own seat one is idle."""
        seats = self.setup[1]
        self._bots = []
        for seat in range(seats):
            i = (seat - self.seat - 1) % seats
            other = self.others[i % len(self.others)]
            self._bots.append(bots.make(other, self.play.seed + i) if isinstance(other, str) else other)

    def _let_others_play(self) -> None:
        match = self.play.match
        ask = match.ask
        while ask is not None and ask.seat != self.seat:
            self.play.answer(bots.choice(match, self._bots[ask.seat]))
            ask = match.ask

    def answer(self, action: int) -> float:
        """Answer with an action, let the others play, and return the reward."""
        if self.ended:
            raise IllegalAnswer("the episode has ended: call reset()")
        position = position_of(self.play.match.ask, action)
        if position < 0:
            self.ended = True
            return ILLEGAL
        self.play.answer(position)
        self._let_others_play()
        if not self.play.match.over:
            return 0.0
        self.ended = True
        return self.play.match.returns[self.seat]

    @property
    def ask(self) -> Ask | None:
        """The question to the learner; None when the episode has ended."""
        return None if self.ended else self.play.match.ask

    @property
    def question(self) -> str:
        """The name of the open question; empty when there is none."""
        ask = self.play.match.ask
        return ask.question if ask is not None else ""

    def write(self, parts: Sequence[Part], row: Row, at: int) -> None:
        """Write what the learner observes."""
        match = self.play.match
        write_all(parts, Scene(match.sight(self.seat), match.ask, match.seats), row, at)

    def __reduce__(self) -> tuple[Callable[..., "Learner"], tuple[Any, ...]]:
        seat = None if self.is_moving else self.seat
        return learner_again, (self.setup, seat, self.others, self.seat, self.ended, self.play)


def learner_again(
    setup: Setup,
    seat: int | None,
    others: Sequence[str | bots.Bot],
    place: int,
    ended: bool,
    play: Replayable,
) -> Learner:
    """The learner that was like this."""
    learner = Learner(setup, seat, others)
    learner.seat = place
    learner.ended = ended
    learner.play = play
    learner._seat_others()
    return learner


def write_observations(learners: list[Learner], parts: Sequence[Part], size: int, rows: Row) -> None:
    """A row of ``size`` numbers for each learner."""
    for i, learner in enumerate(learners):
        learner.write(parts, rows, i * size)


def write_masks(learners: list[Learner], actions: int, masks: "memoryview[int]") -> None:
    """For each learner a number for every action: 1 for what is offered."""
    for i, learner in enumerate(learners):
        ask = learner.ask
        if ask is not None:
            start = i * actions
            for action in ask.ids:
                masks[start + action] = 1


def step_all(learners: list[Learner], actions: list[int], dice: list[Any]) -> list[float]:
    """Every learner answers; one whose episode has ended begins a new game instead. Returns the rewards."""
    rewards: list[float] = []
    for i, learner in enumerate(learners):
        if learner.ended:
            learner.begin(None, dice[i])
            rewards.append(0.0)
        else:
            rewards.append(learner.answer(actions[i]))
    return rewards
