"""``lastfire resume``: go on with a game that the terminal has kept, or with any saved one."""

import argparse
import sys
from pathlib import Path

import lastfire
from lastfire.cli.earlier import OfOtherRules, changed_lines, taken_on
from lastfire.cli.keeping import Keeper, find, kept_files, name_of
from lastfire.cli.play import check_place, show
from lastfire.cli.replay import read_match
from lastfire.cli.sitting import seated
from lastfire.cli.values import Refusal
from lastfire.cli.width import wrap
from lastfire.cli.words import say
from lastfire.engine.words import Name

_WIDTH = 80


def run(args: argparse.Namespace) -> int:
    """Go on until the game is over or everybody leaves.

    A game of an earlier version of the rules goes on under those of now, once that has been agreed to.
    """
    path = find(args.kept) if args.kept is not None else _latest()
    if not path.exists():
        raise Refusal(
            Name(
                f"{args.kept} is neither a saved game nor a file; see lastfire saves",
                f"{args.kept}は保存されたゲームでもファイルでもありません（一覧は lastfire saves）",
            )
        )
    gone_on = None
    try:
        match = read_match(path)
    except OfOtherRules as error:
        if not error.is_earlier:
            raise
        gone_on = taken_on(path)
        match = gone_on.match
    sitting = seated(path, Keeper(path), match)
    if match.over and gone_on is not None:
        name = name_of(path)
        raise Refusal(
            Name(
                f"{name} is finished; the Lastfire that saved it, with version {gone_on.version} of the "
                "rules, prints what happened",
                f"{name}は終わっています。経過は、保存したときのLastfire（ルール第{gone_on.version}版）で表示できます",
            )
        )
    if match.over:
        name = name_of(path)
        raise Refusal(
            Name(
                f"{name} is finished; lastfire replay {name} prints what happened",
                f"{name}は終わっています。lastfire replay {name} で経過を表示します",
            )
        )
    if gone_on is not None:
        check_place(args)
        if not _is_agreed(gone_on, args.lang):
            return 0
    return show(sitting, args)


def _is_agreed(gone_on: lastfire.GoneOn, lang: str) -> bool:
    """Say what has changed, and ask whether the game goes on."""
    for line in changed_lines(gone_on, lang):
        for part in wrap(line, _WIDTH):
            print(part)
    print(say("go_on_changed", lang), end=" ", flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes", "はい")


def _latest() -> Path:
    """The latest game that is not finished."""
    for path in kept_files():
        try:
            if not _is_over(path):
                return path
        except (lastfire.SaveError, Refusal):
            continue
    raise Refusal(
        Name(
            "there is no game to go on with; lastfire play begins one",
            "続きを遊べるゲームがありません。lastfire play で始められます",
        )
    )


def _is_over(path: Path) -> bool:
    """Whether a game is finished, under whichever version of the rules; raises what ``taken_on`` does."""
    try:
        return read_match(path).over
    except OfOtherRules as error:
        if not error.is_earlier:
            raise
        return taken_on(path).match.over
