"""What a bot is, and how it is seated at a match."""

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from lastfire.engine.errors import IllegalAnswer
from lastfire.engine.match import Match
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask

Deal = Callable[[int], Match]
"""From a seed, a match that agrees with all that the asked seat knows, the rest drawn anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An automatic player. Derive from it and write ``choose``; nothing else is needed."""

    @property
    def needs_sight(self) -> bool:
        """False for a bot that never looks at the table: making a sight takes longer than a quick answer."""
        return True

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        """The position of the option to answer with.

        ``sight`` is what the asked seat may know, typed by each game; ``sight.json()`` is the same as plain
        JSON values. It is a bare ``Sight`` for a bot that needs none. ``deal(seed)`` is a match to think
        with: what is done to it does not touch the match being played.
        """
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[..., "Bot"], tuple[Any, ...]]:
        """Copied and pickled with its attributes: a compiled class would tell of its own alone."""
        own: Any = self.__getstate__()
        return _bot_with, (type(self), {**(own or {}), **getattr(self, "__dict__", {})})


def _bot_with(kind: type[Bot], attributes: dict[str, Any]) -> Bot:
    """A bot of this kind with these attributes."""
    bot = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(bot, name, value)
    return bot


def choice(match: Match, bot: Bot) -> int:
    """What the bot answers to the open question, from nothing but what its seat may know."""
    ask = match.ask
    if ask is None:
        raise IllegalAnswer("the game is over, nothing is asked")
    seat = ask.seat

    def deal(seed: int) -> Match:
        return match.deal(seat, seed)

    return bot.choose(match.sight(seat) if bot.needs_sight else Sight(match.game, seat), ask, deal)


def move(match: Match, bot: Bot) -> None:
    """Let the bot answer the open question, if there is one."""
    if match.ask is not None:
        match.answer(choice(match, bot))


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end, one bot per seat."""
    if len(bots) != match.seats:
        raise ValueError(f"bots: {len(bots)} of them for {match.seats} seats")
    while (ask := match.ask) is not None:
        move(match, bots[ask.seat])


def luck(seed: int, ask: Ask) -> Random:
    """Dice for one decision: others for every answer of a seat, the same again after an undo.

    They depend on the seed, the seat and how often it has answered, and on nothing else. A bot that
    kept dice of its own would answer differently after an undo or a restart. One whose dice depended on
    the position would answer the same for ever wherever its answer leads back to that position.
    """
    mixed = hashlib.sha256(f"{seed} {ask.seat} {ask.number}".encode()).digest()
    return Random(int.from_bytes(mixed[:8], "big"))
