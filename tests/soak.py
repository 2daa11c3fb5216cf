"""A soak: many random games with every option there is, and the accounts checked after every step.

python -m tests.soak [game ...] [--games N] [--seed S] [--workers W] [--seconds S] [--option NAME=VALUE ...]

Options named stay as they are in all games. Games are numbered by their seed: one that fails is played again
by ``--games 1 --seed <its number>``, with the same options named.
"""

import argparse
import collections
import itertools
import random
import sys
import time
import traceback
from collections.abc import Sequence
from functools import partial
from typing import Any

import lastfire
from lastfire import bots
from lastfire.cli.workers import work_in_order
from lastfire.engine.chance import Chance
from lastfire.engine.game import Game, Setup
from lastfire.engine.match import Match, new_match
from lastfire.engine.record import Happening
from lastfire.engine.step import Ask
from tests.contract.accounts import audit, ledger_of

MOST_DECISIONS = 20_000
MOST_BYTES = 8000
LOOKED_AT_EVERY = 25  # questions: everybody's view, odds and words are made
MOST_ATTEMPTS = 60
SAVED_EVERY = 20  # games: saved and loaded at the end


def setup_of(name: str, number: int, fixed: tuple[str, ...] = ()) -> Setup:
    """Seats and options of a game by its number: all sizes and objectives in turn, options at random.

    ``fixed`` are options that are the same in all games, as NAME=VALUE.
    """
    game = lastfire.registered_games()[name]
    luck = random.Random(f"{name} {number}")
    for attempt in itertools.count():
        # A size that goes with none of the options that are fixed gives way to the next.
        seats = game.seats[(number + attempt // (2 * MOST_ATTEMPTS)) % len(game.seats)]
        options: dict[str, object] = {}
        for option in game.options.values():
            if luck.random() < 0.6:
                continue
            if option.type == "bool":
                options[option.name] = luck.random() < 0.5
            elif option.type == "choice":
                options[option.name] = luck.choice(option.choices)
            else:
                options[option.name] = luck.randint(option.low, option.high)
        objective = game.options.get("main_objective")
        if objective is not None:
            wanted = objective.choices[1:]
            # One that goes with none of these options gives way to the next.
            turn = number // len(game.seats) + attempt // MOST_ATTEMPTS
            options["main_objective"] = wanted[turn % len(wanted)]
        for pair in fixed:
            chosen, _, value = pair.partition("=")
            options[chosen] = value == "on" if game.options[chosen].type == "bool" else value
        try:
            return agreed(game, seats, options)
        except lastfire.SetupError as refused:
            if refused.field != "main_objective" or attempt % 2 == 0:
                continue  # options that exclude each other
        options["main_objective"] = "random"
        try:
            return agreed(game, seats, options)
        except lastfire.SetupError:
            continue
    raise AssertionError


def agreed(game: Game, seats: int, options: dict[str, object]) -> Setup:
    """A setup with these options, tried out; raises SetupError if one of them excludes another."""
    setup = game.agree(seats, options)
    game.set_up(setup, Chance())
    return setup


BY_OPTION, BY_VERB, BUSY, CAREFUL = range(4)


class Player:
    """Chooses at random, in one of four tempers.

    Every option, or every verb, equally often; hardly ever the end of a turn; or mostly as the
    heuristic bot would, so that games last to their end.
    """

    def __init__(self, number: int, tempers: tuple[int, ...] = (BY_OPTION, BY_VERB, BUSY, CAREFUL)) -> None:
        self.luck = random.Random(number)
        self.temper = tempers[number // 50 % len(tempers)]
        self.bot = bots.make("heuristic", number)

    def choose(self, match: Match, ask: Ask) -> int:
        """A position."""
        count = len(ask.ids)
        if self.temper == CAREFUL and self.luck.random() < 0.95:
            return self.bot.choose(match.sight(ask.seat), ask, partial(match.deal, ask.seat))
        if self.temper in (BY_OPTION, CAREFUL) or count == 1:
            return self.luck.randrange(count)
        actions = ask.kind.vocabulary.actions
        verbs: dict[str, list[int]] = {}
        for position, number in enumerate(ask.ids):
            verbs.setdefault(actions[number].verb, []).append(position)
        names = list(verbs)
        if self.temper == BUSY and "end_turn" in verbs and len(names) > 1 and self.luck.random() < 0.9:
            names.remove("end_turn")
        return self.luck.choice(verbs[self.luck.choice(names)])


class Listener:
    """Hears everything that a match tells, once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = len(match._told())

    def news(self) -> list[Happening]:
        """What has been told since the last time."""
        told = self.match._told()
        fresh = told[self.heard :]
        self.heard = len(told)
        return fresh


def play(name: str, number: int, fixed: tuple[str, ...] = ()) -> tuple[int, str, int]:
    """One game: how many decisions it took, how it ended, how large its save was (0: not saved)."""
    game = lastfire.registered_games()[name]
    setup = setup_of(name, number, fixed)
    match = new_match(game, setup, number)
    player = Player(number)
    listener = Listener(match)
    ledger = ledger_of(match)
    decisions = 0
    while True:
        audit(match)
        for happening in listener.news():
            ledger.hear(happening)
        ledger.agree(match._table, match.ask)
        ask = match.ask
        if ask is None:
            break
        assert ask.ids, "a dead end"
        if decisions % LOOKED_AT_EVERY == number % LOOKED_AT_EVERY:
            look(match)
        match.answer(player.choose(match, ask))
        decisions += 1
        assert decisions < MOST_DECISIONS, "it does not end"
    look(match)
    size = 0
    if number % SAVED_EVERY == 0:
        saved = match.save()
        size = len(saved)
        assert lastfire.load(saved).digest() == match.digest(), "its save is another match"
    return decisions, ending(match), size


def look(match: Match) -> None:
    """Everything that is shown can be made, in both languages."""
    for seat in (None, *range(match.seats)):
        match.view(seat)
        match.odds(seat)
    ask = match.ask
    for lang in ("en", "ja"):
        if ask is not None:
            assert ask.text(lang)
            assert all(option.text(lang) for option in ask.options)
        assert all(record.text(lang) for record in match.records(None)[-20:])


def ending(match: Match) -> str:
    """Why the game ended and whether anybody won."""
    result: dict[str, Any] = match.view(None)["result"]
    why = result.get("ending", result.get("reason"))
    return f"{why}, {'somebody' if result['winners'] else 'nobody'} won"


def soak_one(common: tuple[str, int, tuple[str, ...]], job: int) -> tuple[int, str, int, str]:
    """The game of a job; in the last place what went wrong with it."""
    name, seed, fixed = common
    try:
        return (*play(name, seed + job, fixed), "")
    except Exception:  # noqa: BLE001 (told with the number of the game)
        return 0, "failed", 0, traceback.format_exc()


def soak(name: str, games: int, seed: int, workers: int, seconds: float, fixed: tuple[str, ...] = ()) -> int:
    """Play, print, and return how many games failed."""
    began = time.perf_counter()
    decisions = failed = played = largest = longest = 0
    endings: collections.Counter[str] = collections.Counter()
    results = work_in_order(soak_one, (name, seed, fixed), games, workers)
    try:
        for count, end, size, trouble in results:
            played += 1
            decisions += count
            longest = max(longest, count)
            largest = max(largest, size)
            endings[end] += 1
            if trouble:
                failed += 1
                if failed <= 10:
                    number = seed + played - 1
                    print(f"{name} {number} {setup_of(name, number, fixed).options}\n{trouble}", flush=True)
            if seconds and time.perf_counter() - began > seconds:
                break
    finally:
        results.close()
    print(f"{name}: {played} games from {seed}, {decisions} decisions, at most {longest} in one,", end=" ")
    print(f"largest save {largest} bytes, {time.perf_counter() - began:.0f} s, {failed} failed")
    for end, count in endings.most_common():
        print(f"  {count:6d}  {end}")
    return failed


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="default: every game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long (default: never)")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, in all games")
    given = parser.parse_args(arguments)
    failed = 0
    for name in given.game or list(lastfire.registered_games()):
        if name not in lastfire.registered_games():
            parser.error(f"{name} is not one of {', '.join(lastfire.registered_games())}")
        failed += soak(name, given.games, given.seed, given.workers, given.seconds, tuple(given.option))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
