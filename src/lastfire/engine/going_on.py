"""A match of an earlier version of its rules goes on under those of now.

A save is a log, and other rules would not play it alike. But it also has the table as it lay where the step
under way began. The game's changes take that table from version to version, and the match goes on from
there: with luck of its own, from a new secret, since dice that fell already would fall again. The answers
since then are asked for again. See docs/decisions/0030.
"""

from collections.abc import Mapping
from typing import Any

from lastfire.engine.changes import NO_TABLE, CannotGoOn, Change, Past
from lastfire.engine.errors import SaveError
from lastfire.engine.game import Game
from lastfire.engine.luck import Luck, secret_of
from lastfire.engine.match import IMPOSSIBLE, Match, earlier_in, resumed_match, rules_of
from lastfire.engine.notation import decode, numbers
from lastfire.engine.words import Name


class GoneOn:
    """What becomes of a match: ``match`` under the rules of now, and what has ``changed`` since ``version``.

    ``again`` is how many answers of the step that was under way are asked for again.
    """

    def __init__(self, match: Match, version: int, changed: list[Change], again: int) -> None:
        self.match = match
        self.version = version
        self.changed = changed
        self.again = again


def gone_on(data: bytes, games: Mapping[str, Game], seed: int) -> GoneOn:
    """The match in ``data``, taken to the present version of its rules; ``seed`` gives its secret.

    Raises SaveError for bytes that are no saved match, and CannotGoOn, which says why, for one that
    cannot go on.
    """
    saved = decode(data)
    game, version = rules_of(saved, games)
    if not 1 <= version < game.version:
        raise CannotGoOn(
            Name(
                f"it was played by version {version} of the rules, this is version {game.version}",
                f"ルールの第{version}版で遊ばれたゲームで、これは第{game.version}版です",
            )
        )
    changed = game.changes_since(version)
    try:
        return _gone_on(game, saved, version, changed, seed)
    except SaveError:
        raise
    except IMPOSSIBLE as error:
        raise CannotGoOn(
            Name(
                f"its table does not fit the rules of now ({error})",
                f"テーブルの状態が今のルールに合いません（{error}）",
            )
        ) from error


def _gone_on(game: Game, saved: dict[str, Any], version: int, changed: list[Change], seed: int) -> GoneOn:
    options, seats, packs = saved["options"], saved["seats"], saved.get("packs", {})
    if not isinstance(options, dict) or not isinstance(packs, dict) or type(seats) is not int:
        raise SaveError("it has something else where its options should be")
    if "table" not in saved:
        raise CannotGoOn(NO_TABLE)
    laid_out = numbers(saved["table"])
    again, news = laid_out[0], laid_out[1]
    past = Past(seats, dict(options), dict(packs), laid_out[2:])
    for change in changed:
        change.carry_over(past)
    _check_packs(game, past)
    setup = game.agree(past.seats, {**past.options, **dict.fromkeys(past.packs, True)})
    table = game.unpack(past.numbers, setup)
    if table.seats != setup.seats:
        raise SaveError("its table has another number of seats")
    answers = numbers(saved["answers"])[::2]
    if not 0 <= again <= len(answers):
        raise SaveError("it has something else where its table should be")
    answers = answers[: len(answers) - again]
    table.chance.news = news
    given = numbers(saved.get("given", [0] * seats))
    for seat in answers:
        given[seat] += 1
    earlier = [*earlier_in(saved), (version, len(answers))]
    match = resumed_match(game, setup, Luck(secret_of(seed)), table, earlier, given)
    return GoneOn(match, version, changed, again)


def _check_packs(game: Game, past: Past) -> None:
    """Raise CannotGoOn where a pack is missing, or has another version: it says nothing of its changes."""
    for name, version in past.packs.items():
        pack = game.packs.get(name)
        if pack is None or pack.version != version:
            raise CannotGoOn(
                Name(
                    f"it is played with version {version} of the pack {name}, which is not here",
                    f"パック{name}の第{version}版を使っていますが、ここにはありません",
                )
            )
