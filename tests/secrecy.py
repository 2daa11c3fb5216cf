"""Nobody is shown what they cannot know: tables that differ in that alone look alike to a seat.

python -m tests.secrecy [game ...] [--games N] [--seed S] [--workers W] [--seconds S] [--every N]
    [--option NAME=VALUE ...]

At the questions of random games, two deals for a seat (or a spectator) differ in all that the seat does
not know. View, odds, question, options, reasons, records and refusals have to be the same in both, and
the same as in the match they were dealt from.
"""

import argparse
import dataclasses
import inspect
import itertools
import sys
import time
import traceback
from collections.abc import Sequence
from typing import Any, Final

import lastfire
from lastfire import bots
from lastfire.cli.workers import work_in_order
from lastfire.engine.chance import may_see
from lastfire.engine.match import Match, new_match
from tests.soak import MOST_DECISIONS, Player, setup_of

TRIED = (-1, 10**9, True, "0", None)
"""Positions that are always refused."""


def seen(match: Match, seat: int | None, news: int) -> dict[str, Any]:
    """All that a seat is shown, can do, or is told in reply; of the records the last ``news``."""
    ask = match.ask
    watcher = -1 if seat is None else seat
    shown: dict[str, Any] = {
        "sight": laid_out(match.sight(seat)),
        "view": match.view(seat),
        "odds": match.odds(seat),
    }
    records = match.records(seat)
    shown["records"] = [f"{r.kind} {r.args} {r.text('en')}" for r in records[len(records) - news :]]
    shown["asked"] = (ask.seat, ask.question) if ask is not None else None
    shown["over"] = match.returns if ask is None else None
    if ask is not None and ask.seat == watcher:
        shown["options"] = [option.notation for option in ask.options]
        shown["about"] = ask.about
        shown["hindered"] = [(h.verb, h.args, h.rule, h.words.text("en")) for h in match.hindrances()]
        shown["likely"] = bots.likely(match)
        shown["words"] = ask.text("en")
    if ask is not None and ask.aside_for(watcher) is not None:
        shown["aside"] = True
    if seat is not None:
        shown["undo"] = "" if match.can_undo(seat) else refusal(match, "undo", seat)
        shown["stays"] = match.revealed(seat) if match.answered_last(seat) else 0
        if "aside" not in shown:
            shown["bring_in"] = refusal(match, "bring_in", seat)
    if ask is not None and ask.seat == watcher:
        shown["answers"] = [refusal(match, "answer", position) for position in (*TRIED, len(ask.ids))]
    return shown


PLAIN: Final = (bool, int, float, str, type(None))


def laid_out(thing: object) -> Any:
    """A sight, or anything in it, as plain values: every field of every object, forgotten by nobody."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return [each if type(each) in PLAIN else laid_out(each) for each in thing]
    if isinstance(thing, dict):
        return {key: laid_out(value) for key, value in thing.items()}
    if dataclasses.is_dataclass(thing):
        return thing  # what is printed on cards, compared as it is
    fields = fields_of(thing)
    last = LAID_OUT.get(type(thing))
    if last is not None and last.thing is thing and last.fields == fields:
        return last.laid_out
    laid = {name: laid_out(value) for name, value in fields.items()}
    # Copied only if it comes a second time: a sight never does.
    again = last is not None and last.thing is thing
    LAID_OUT[type(thing)] = LaidOut(thing, kept(fields) if again else None, laid)
    return laid


class LaidOut:
    """A thing as it was laid out last: with its fields of then, to see whether it has changed since."""

    def __init__(self, thing: object, fields: object, laid_out: dict[str, Any]) -> None:
        self.thing = thing
        self.fields = fields
        self.laid_out = laid_out


LAID_OUT: Final[dict[type, LaidOut]] = {}
"""By class. The box of Dawn of the Zeds, which all sights of a game share, has ten thousands of places."""


def fields_of(thing: object) -> dict[str, Any]:
    """The fields of an object. The compiled build keeps them in slots, the interpreted one in a dict."""
    names = [
        name
        for kind in type(thing).__mro__
        for name, slot in vars(kind).items()
        if inspect.isgetsetdescriptor(slot) and not name.startswith("__")
    ]
    return {name: getattr(thing, name) for name in {*names, *getattr(thing, "__dict__", ())}}


def kept(thing: Any) -> Any:
    """A copy that is equal as long as nothing in it changes; objects that could are never equal to it."""
    if isinstance(thing, list | tuple):
        return type(thing)([each if type(each) in PLAIN else kept(each) for each in thing])
    if isinstance(thing, dict):
        return {key: kept(value) for key, value in thing.items()}
    return thing if isinstance(thing, PLAIN) or dataclasses.is_dataclass(thing) else object()


def refusal(match: Match, what: str, argument: object) -> str:
    """Why something is refused; empty if it is not."""
    try:
        getattr(match, what)(argument)
    except lastfire.LastfireError as error:
        return f"{type(error).__name__} {error}"
    return ""


def told_in_this_step(match: Match, seat: int | None) -> int:
    """How many records of the step under way a seat has heard: as many as a deal tells."""
    watcher = -1 if seat is None else seat
    told = (match._table.told or [])[match._step_begun("deal").told :]
    return sum(may_see(happening[1], watcher) for happening in told)


def compare(match: Match, seat: int | None, seeds: tuple[int, int]) -> bool:
    """Deal twice and compare; whether the two deals differed in anything."""
    news = told_in_this_step(match, seat)
    one, two = [match.deal(seat, seed) for seed in seeds]
    shown, other = seen(one, seat, news), seen(two, seat, news)
    assert shown == other, f"in two deals {differences(shown, other)}"
    really = seen(match, seat, news)
    # Of the past a deal has only the step under way.
    really["undo"] = shown.setdefault("undo", "")
    if seat is not None and not one.answered_last(seat):
        really["stays"] = 0
    assert shown == really, f"in the match and a deal {differences(really, shown)}"
    return one._table.pack() != two._table.pack()


def differences(one: Any, two: Any) -> str:
    """Where two things differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        return "; ".join(
            f"{key}: {differences(one.get(key), two.get(key))}"
            for key in one.keys() | two.keys()
            if one.get(key) != two.get(key)
        )
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return "; ".join(
            f"[{i}] {differences(a, b)}" for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b
        )
    return f"{one!r} / {two!r}"


def watch(name: str, number: int, every: int, fixed: tuple[str, ...] = ()) -> tuple[int, int]:
    """One game: how many positions were compared, and how many of the deals differed."""
    match = new_match(lastfire.registered_games()[name], setup_of(name, number, fixed), number)
    player = Player(number)
    compared = differed = 0
    for decision in itertools.count():
        ask = match.ask
        if decision % every == number % every or ask is None:
            for seat in (None, *range(match.seats)):
                try:
                    differed += compare(match, seat, (decision, -1 - decision))
                except AssertionError as error:
                    asked = f"{ask.seat} {ask.question} {ask.about}" if ask is not None else "over"
                    raise AssertionError(
                        f"decision {decision}, asked {asked}, seat {seat}: {error}"
                    ) from None
                compared += 1
        if ask is None:
            return compared, differed
        assert decision < MOST_DECISIONS
        match.answer(player.choose(match, ask))
    raise AssertionError


def watch_one(common: tuple[str, int, int, tuple[str, ...]], job: int) -> tuple[int, int, str]:
    """The game of a job; in the last place what went wrong with it."""
    name, seed, every, fixed = common
    try:
        return (*watch(name, seed + job, every, fixed), "")
    except Exception as error:  # noqa: BLE001 (told with the number of the game)
        return 0, 0, str(error) if isinstance(error, AssertionError) else traceback.format_exc()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.secrecy", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("game", nargs="*", help="default: every game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long (default: never)")
    parser.add_argument("--every", type=int, default=1, help="look only at every so many questions")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, in all games")
    given = parser.parse_args(arguments)
    failed = 0
    for name in given.game or list(lastfire.registered_games()):
        if name not in lastfire.registered_games():
            parser.error(f"{name} is not one of {', '.join(lastfire.registered_games())}")
        began = time.perf_counter()
        games = compared = differed = leaks = 0
        common = (name, given.seed, given.every, tuple(given.option))
        results = work_in_order(watch_one, common, given.games, given.workers)
        try:
            for positions, other, trouble in results:
                games += 1
                compared += positions
                differed += other
                if trouble:
                    leaks += 1
                    if leaks <= 20:
                        print(f"{name} {given.seed + games - 1}: {trouble}", flush=True)
                if given.seconds and time.perf_counter() - began > given.seconds:
                    break
        finally:
            results.close()
        print(f"{name}: {games} games from {given.seed}, {compared} positions as a seat sees them,", end=" ")
        print(f"in {differed} the deals differed, {time.perf_counter() - began:.0f} s, {leaks} failed")
        failed += leaks
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
