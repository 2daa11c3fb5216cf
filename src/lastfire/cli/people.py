"""``lastfire people``: who keeps a name at a server, listed and deleted."""

import argparse
from typing import Final

from lastfire.cli.signs import to_json
from lastfire.cli.tables import day_of, print_list
from lastfire.engine.words import Name, fill
from lastfire.folders import data_folder
from lastfire.server.administering import PersonLine, forget, people
from lastfire.server.settings import Settings

_HEADS: Final = (
    Name("Person", "番号"),
    Name("Kept", "登録"),
    Name("Seen", "最後"),
    Name("Seats", "席"),
    Name("Name", "名前"),
)
_NONE: Final = Name("Nobody keeps a name in {place}.", "{place}に名前を登録した人はいません。")
_DONE: Final = Name(
    "Deleted: {people}. Backups still hold them.",
    "削除しました：{people}（バックアップには残っています）",
)
_ORDERED: Final = Name(
    "Deleted: {people}. The running server takes their names off its tables within seconds.",
    "削除しました：{people}（テーブル上の名前は、動いているサーバーが数秒で消します）",
)


def run(args: argparse.Namespace) -> int:
    """Carry out an order."""
    settings = Settings(args.data or data_folder(), database=args.database)
    if args.order == "list":
        lines = people(settings)
        print_list(args, settings, lines, _HEADS, [_row(line) for line in lines], _NONE)
        return 0
    done = forget(settings, args.people)
    if args.json:
        print(to_json({"order": args.order, "people": args.people, "done": done}))
    else:
        words = _DONE if done else _ORDERED
        print(fill(words.text(args.lang), {"people": ", ".join(args.people)}))
    return 0


def _row(line: PersonLine) -> list[str]:
    return [line.person, day_of(line.made_at), day_of(line.seen_at), str(line.seats), line.name]
