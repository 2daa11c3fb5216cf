"""``lastfire tables``: the tables of a server, listed, closed, deleted, and prepared for later rules."""

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.cells import cell_len

from lastfire.cli.signs import to_json
from lastfire.cli.width import pad
from lastfire.engine.words import Name, fill
from lastfire.folders import data_folder
from lastfire.server.administering import PersonLine, TableLine, lay_out, listed, order
from lastfire.server.settings import Settings

_HEADS: Final = (
    Name("Table", "テーブル"),
    Name("Game", "ゲーム"),
    Name("Seats", "席"),
    Name("People", "人"),
    Name("Made", "作成"),
    Name("Last", "最後"),
    Name("Entries", "記録"),
    Name("State", "状態"),
)
_STATES: Final = {
    "open": Name("open", "続行中"),
    "closed": Name("closed", "閉鎖"),
    "close": Name("to be closed", "閉鎖待ち"),
    "delete": Name("to be deleted", "削除待ち"),
}
_NONE: Final = Name("There are no tables in {place}.", "{place}にテーブルはありません。")
_DONE: Final = {
    "close": Name("Closed: {tables}.", "閉じました：{tables}"),
    "delete": Name(
        "Deleted: {tables}. Backups still hold them.",
        "削除しました：{tables}（バックアップには残っています）",
    ),
}
_LAID_OUT: Final = Name(
    "{done} of {tables} tables of earlier rules are laid out.",
    "以前の版のルールのテーブル{tables}個のうち{done}個を展開しました。",
)
_ORDERED: Final = Name(
    "Ordered: {tables}. The running server does it within seconds.",
    "指示しました：{tables}（動いているサーバーが数秒で実行します）",
)


def run(args: argparse.Namespace) -> int:
    """Carry out an order."""
    settings = Settings(args.data or data_folder(), database=args.database)
    if args.order == "list":
        lines = listed(settings)
        print_list(args, settings, lines, _HEADS, [_row(line, args.lang) for line in lines], _NONE)
        return 0
    if args.order == "lay-out":
        return _lay_out(settings, args.python, args.json, args.lang)
    done = order(settings, args.tables, args.order)
    if args.json:
        print(to_json({"order": args.order, "tables": args.tables, "done": done}))
    else:
        words = _DONE[args.order] if done else _ORDERED
        print(fill(words.text(args.lang), {"tables": ", ".join(args.tables)}))
    return 0


def _lay_out(settings: Settings, python: Path, as_json: bool, lang: str) -> int:
    """Have an earlier Lastfire lay out its tables; 1 where some could not be."""
    laid = lay_out(settings, python)
    if as_json:
        print(to_json(asdict(laid), 2))
        return 1 if laid.problems else 0
    print(fill(_LAID_OUT.text(lang), {"done": laid.done, "tables": laid.tables}))
    for table, problem in laid.problems.items():
        print(f"{table}: {problem}")
    return 1 if laid.problems else 0


def print_list(
    args: argparse.Namespace,
    settings: Settings,
    lines: Sequence[TableLine | PersonLine],
    heads: Sequence[Name],
    cells: list[list[str]],
    nothing: Name,
) -> None:
    """Print what was found in a database: as JSON, or its cells in columns; or that nothing was."""
    if args.json:
        print(to_json([asdict(line) for line in lines], 2))
        return
    if not lines:
        # The address of a database may hold a password.
        place = "PostgreSQL" if settings.database else str(settings.data)
        print(fill(nothing.text(args.lang), {"place": place}))
        return
    rows = [[head.text(args.lang) for head in heads], *cells]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(heads))]
    for row in rows:
        print("  ".join(pad(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip())


def day_of(at: float) -> str:
    """A Unix time in seconds as a day of this machine."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")


def _row(line: TableLine, lang: str) -> list[str]:
    state = line.ordered or ("closed" if line.closed else "open")
    days = [day_of(at) for at in (line.made_at, line.last_at)]
    counts = [str(count) for count in (line.seats, line.people)]
    return [line.table, line.game, *counts, *days, str(line.entries), _STATES[state].text(lang)]
