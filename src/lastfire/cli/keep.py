"""``lastfire backup``, ``restore``, ``check``, ``repair`` and ``migrate``: what a server has kept."""

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Final, get_args

from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name, fill
from lastfire.folders import data_folder
from lastfire.server.archive import Contents, back_up, restore
from lastfire.server.folder import FolderRefused
from lastfire.server.mending import Report, State, check, repair
from lastfire.server.migrating import to_postgres, to_sqlite

DAMAGED: Final = 1
"""Exit status where something is damaged, and not mended."""

_HOLDS: Final = Name(
    "{tables:table|tables}, {entries:entry|entries} in their logs, {size} bytes",
    "テーブル{tables}個、記録{entries}件、{size}バイト",
)
_BACKED_UP: Final = Name("Backup in {place}: {holds}.", "バックアップ先：{place}（{holds}）")
_RESTORED: Final = Name("Restored to {place}: {holds}.", "復元先：{place}（{holds}）")
_ASIDE: Final = Name("Put aside: {place}", "別の名前で残したもの：{place}")
_DATABASE: Final = Name("The database is damaged: {problem}", "データベースが壊れています：{problem}")
_SUM: Final = Name(
    "{tables:table|tables} in {place}: {sound} sound, {mendable} to be mended, {shortened} taken back, "
    "{damaged} damaged, {other_rules} of other rules, {lost} lost.",
    "{place}のテーブル{tables}個：正常{sound}個、修復可能{mendable}個、巻き戻し済み{shortened}個、"
    "破損{damaged}個、別の版のルール{other_rules}個、消失{lost}個",
)
_STATES: Final[dict[State, Name]] = {
    "mendable": Name(
        "Table {table} goes on, and lastfire repair mends what is damaged of it: {problem}.",
        "テーブル{table}は続けられます。壊れた部分は lastfire repair で修復できます：{problem}",
    ),
    "shortened": Name(
        "Table {table} was taken back to entry {good} of {entries}: {problem}.",
        "テーブル{table}は記録{entries}件のうち{good}件目まで巻き戻しました：{problem}",
    ),
    "damaged": Name(
        "Table {table} is damaged after entry {good} of {entries}: {problem}.",
        "テーブル{table}は記録{entries}件のうち{good}件目より後が壊れています：{problem}",
    ),
    "lost": Name("Table {table} is lost: {problem}.", "テーブル{table}は失われました：{problem}"),
}
_POSTGRES: Final = Name(
    "what is kept in PostgreSQL is backed up by pg_dump and put back by pg_restore, key and all; "
    "--database '' means the data folder",
    "PostgreSQLの内容は、鍵も含めてpg_dumpで保存し、pg_restoreで戻します。"
    "データフォルダーを指すには --database '' を付けてください",
)
_NO_DATABASE: Final = Name("migrate needs --database", "migrate には --database が必要です")
_NOWHERE: Final = Name(
    "migrate goes from one kind of database to the other",
    "migrate は、種類の異なるデータベースの間で使います",
)
_MIGRATED: Final = Name(
    "Taken to {place}: {tables:table|tables}, {entries:entry|entries} in their logs, and the key. "
    "What they were taken from stays as it was.",
    "{place}に移しました：テーブル{tables}個、記録{entries}件、鍵。元のデータはそのまま残っています。",
)
_GO_BACK: Final = Name(
    "lastfire repair --go-back takes damaged tables back to the entry named here.",
    "lastfire repair --go-back で、壊れたテーブルを上に示した記録まで巻き戻せます。",
)


def run(args: argparse.Namespace) -> int:
    """Carry out one of them."""
    data = args.data or data_folder()
    if args.command == "migrate":
        return _migrate(args, data)
    if args.command == "check" and args.database:
        return _tell_report(args, "PostgreSQL", check(data, args.database), [])
    if args.database:
        raise FolderRefused(_POSTGRES)
    if args.command == "backup":
        return _tell_contents(args, _BACKED_UP, args.to, back_up(data, args.to), [])
    if args.command == "restore":
        held, aside = restore(args.backup, data, args.replace)
        return _tell_contents(args, _RESTORED, data, held, aside)
    if args.command == "check":
        return _tell_report(args, str(data), check(data), [])
    return _tell_report(args, str(data), *repair(data, args.go_back))


def _migrate(args: argparse.Namespace, data: Path) -> int:
    if not args.database:
        raise UsageError(_NO_DATABASE)
    if args.source == args.target:
        raise UsageError(_NOWHERE)
    if args.target == "postgres":
        moved, place = to_postgres(data, args.database), "PostgreSQL"
    else:
        moved, place = to_sqlite(args.database, data), str(data)
    if args.json:
        print(to_json({"place": place, **asdict(moved)}))
    else:
        facts = {"place": place, "tables": moved.tables, "entries": moved.entries}
        print(fill(_MIGRATED.text(args.lang), facts))
    return 0


def _tell_contents(
    args: argparse.Namespace, words: Name, place: Path, held: Contents, aside: list[Path]
) -> int:
    if args.json:
        print(to_json({"place": str(place), **asdict(held), "aside": [str(path) for path in aside]}))
    else:
        holds = fill(
            _HOLDS.text(args.lang), {"tables": held.tables, "entries": held.entries, "size": held.size}
        )
        print(fill(words.text(args.lang), {"place": str(place), "holds": holds}))
        _tell_damage(args.lang, held.problems, aside)
    return DAMAGED if held.problems else 0


def _tell_report(args: argparse.Namespace, place: str, report: Report, aside: list[Path]) -> int:
    if args.json:
        print(to_json({"place": place, **asdict(report), "aside": [str(path) for path in aside]}))
        return 0 if report.sound else DAMAGED
    for each in report.tables:
        if each.state in _STATES:
            facts = {
                "table": each.table_id,
                "good": each.good,
                "entries": each.entries,
                "problem": each.problem.rstrip("."),
            }
            print(fill(_STATES[each.state].text(args.lang), facts))
    counts = {str(state): report.count(state) for state in get_args(State)}
    print(fill(_SUM.text(args.lang), {"tables": len(report.tables), "place": place, **counts}))
    _tell_damage(args.lang, report.problems, aside)
    if any(each.state == "damaged" and each.good for each in report.tables):
        print(_GO_BACK.text(args.lang))
    return 0 if report.sound else DAMAGED


def _tell_damage(lang: str, problems: tuple[str, ...], aside: list[Path]) -> None:
    for problem in problems:
        print(fill(_DATABASE.text(lang), {"problem": problem}))
    for path in aside:
        print(fill(_ASIDE.text(lang), {"place": str(path)}))
