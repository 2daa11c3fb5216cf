"""``lastfire resume``: go on with a game that the terminal has kept, or with any saved one."""

import argparse
from pathlib import Path

import lastfire
from lastfire.cli.keeping import Keeper, find, kept_files, name_of
from lastfire.cli.play import show
from lastfire.cli.replay import read_match
from lastfire.cli.sitting import seated
from lastfire.cli.values import Refusal
from lastfire.engine.words import Name


def run(args: argparse.Namespace) -> int:
    """Go on until the game is over or everybody leaves."""
    path = find(args.kept) if args.kept is not None else _latest()
    if not path.exists():
        raise Refusal(
            Name(
                f"{args.kept} is neither a saved game nor a file; see lastfire saves",
                f"{args.kept}は保存されたゲームでもファイルでもありません（一覧は lastfire saves）",
            )
        )
    sitting = seated(path, Keeper(path))
    if sitting.match.over:
        name = name_of(path)
        raise Refusal(
            Name(
                f"{name} is finished; lastfire replay {name} prints what happened",
                f"{name}は終わっています。lastfire replay {name} で経過を表示します",
            )
        )
    return show(sitting, args)


def _latest() -> Path:
    """The latest game that is not finished."""
    for path in kept_files():
        try:
            if not read_match(path).over:
                return path
        except lastfire.SaveError:
            continue
    raise Refusal(
        Name(
            "there is no game to go on with; lastfire play begins one",
            "続きを遊べるゲームがありません。lastfire play で始められます",
        )
    )
