"""What a bot is, and how it is seated at a match."""

import zlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from lastfire.engine.match import Match
from lastfire.engine.step import Ask

Deal = Callable[[int], Match]
"""From a seed, a match that agrees with all that the asked seat knows, the rest drawn anew."""


class Bot:
    """An automatic player. Derive from it and write ``choose``; nothing else is needed."""

    def choose(self, view: dict[str, Any], ask: Ask, deal: Deal) -> int:
        """The position of the option to answer with.

        ``view`` is what the asked seat may know, as plain JSON values. ``deal(seed)`` is a match
        to think with: what is done to it does not touch the match being played.
        """
        raise NotImplementedError


def move(match: Match, bot: Bot) -> None:
    """Let the bot answer the open question, from nothing but what its seat may know."""
    ask = match.ask
    if ask is None:
        return
    seat = ask.seat

    def deal(seed: int) -> Match:
        return match.deal(seat, seed)

    match.answer(bot.choose(match.view(seat), ask, deal))


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end, one bot per seat."""
    if len(bots) != match.seats:
        raise ValueError(f"bots: {len(bots)} of them for {match.seats} seats")
    while (ask := match.ask) is not None:
        move(match, bots[ask.seat])


def luck(seed: int, view: dict[str, Any], ask: Ask) -> Random:
    """Dice for one decision: the same whenever the same seed meets the same question.

    A bot that kept dice of its own would answer differently after an undo or a restart.
    """
    given = f"{seed} {ask.question} {list(ask.ids)} {view}"
    return Random(zlib.crc32(given.encode()) ^ seed << 32)
