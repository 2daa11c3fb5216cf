"""Games of all kinds, played while the compiled rules count what they do.

`./play compile --profile-guided` runs this with an environment in which Lastfire is compiled to count; the
compiler then arranges the code by what was counted. So it does what users do most: play at random, let bots
play, look, copy, deal and save, with every value of every option.
"""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import lastfire
from lastfire import bots
from lastfire.engine.match import RandomPolicy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lastfire.engine.game import GameOption, OptionValue

PLAYOUTS = 6  # with each choice of options
EVERY = 7  # answers: everything else that programs do with a match is done
ITERATIONS = 20  # of a search
SEARCHES = 2  # of each choice of options


def values_of(option: GameOption) -> list[OptionValue]:
    """The values of an option; of a number the least and the greatest."""
    if option.type == "bool":
        return [False, True]
    if option.type == "choice":
        return list(option.choices)
    return [option.low, option.high]


def matches(name: str) -> Iterator[lastfire.Match]:
    """A match with every value of every option, all sizes in turn.

    What goes only with something else gets that as well; what needs still more is left out.
    """
    options = lastfire.registered_games()[name].options.values()
    values = [{option.name: value} for option in options for value in values_of(option)]
    for number, value in enumerate(values):
        match = first_match(name, number, [value, *({**other, **value} for other in values)])
        if match is not None:
            yield match


def first_match(name: str, number: int, choices: list[dict[str, OptionValue]]) -> lastfire.Match | None:
    """A match with the first of these options that are allowed, for as many players as may play with them."""
    sizes = lastfire.registered_games()[name].seats
    for options in choices:
        for place in range(len(sizes)):
            try:
                return lastfire.new(name, sizes[(number + place) % len(sizes)], number, **options)
            except lastfire.SetupError:
                continue
    return None


def play_with_everything(match: lastfire.Match, luck: Random) -> None:
    """Play to the end as programs do, half at random and half as bots do."""
    bot = bots.make("heuristic", seed=luck.getrandbits(30))
    searching = bots.make("search", seed=luck.getrandbits(30), iterations=ITERATIONS)
    searches = 0
    answers = 0
    while (ask := match.ask) is not None:
        answers += 1
        if answers % EVERY == 0:
            match.fork().playout(RandomPolicy(answers).choose)
            match.view(ask.seat)
            match.deal(ask.seat, answers)
            lastfire.load(match.save())
        if answers % (EVERY * EVERY) == 0 and searches < SEARCHES:
            searches += 1
            bots.move(match, searching)
        elif luck.random() < 0.5:
            bots.move(match, bot)
        else:
            match.answer(luck.randrange(len(ask.options)))


def main() -> int:
    """Play, and say how much."""
    played = 0
    for name in lastfire.registered_games():
        for match in matches(name):
            for number in range(PLAYOUTS):
                match.fork().playout(RandomPolicy(number).choose)
            play_with_everything(match, Random(played))
            played += 1
    print(f"{played} games were played, and {played * PLAYOUTS} by lot alone.")
    return 0 if played else 1


if __name__ == "__main__":
    sys.exit(main())
