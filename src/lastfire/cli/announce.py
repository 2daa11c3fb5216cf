"""``lastfire notice`` and ``lastfire stop``: what everybody on a server is told, and how it is stopped."""

import argparse
from datetime import datetime, timedelta
from typing import Final

from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name, fill
from lastfire.folders import data_folder
from lastfire.server.administering import announce, stop
from lastfire.server.messages import Plan
from lastfire.server.settings import Settings

_LONGEST_TEXT: Final = 300
_SAID: Final = Name(
    "Everybody at every table is told within seconds. lastfire notice --off takes it back.",
    "数秒ですべてのテーブルに知らせます。取り消すには lastfire notice --off を使います。",
)
_TAKEN_BACK: Final = Name("Nothing is said any more.", "知らせを取り消しました。")
_STOPPED: Final = Name("Stopped.", "止めました。")
_NOT_THERE: Final = Name("No server uses {place}.", "{place}を使っているサーバーはありません。")
_NO_TIME: Final = Name(
    "--at: {at} is no time; 18:30 and 2026-11-24T18:30 are", "--at：{at}は時刻ではありません（例：18:30）"
)
_NOTHING: Final = Name("notice needs a text, --at or --off", "notice には文、--at、--off のどれかが必要です")
_LONG: Final = Name("the text has more than 300 characters", "文は300文字以内にしてください")


def run(args: argparse.Namespace) -> int:
    """Say something to everybody, or stop the server."""
    if args.command == "stop":
        return _stop(args)
    plan = None if args.off else _plan_of(args)
    settings = Settings(args.data or data_folder(), database=args.database)
    announce(settings, plan)
    if args.json:
        print(to_json({"at": plan.at, "minutes": plan.minutes, "text": plan.text} if plan else None))
    else:
        print((_SAID if plan else _TAKEN_BACK).text(args.lang))
    return 0


def _stop(args: argparse.Namespace) -> int:
    data = args.data or data_folder()
    stopped = stop(data, args.seconds)
    if args.json:
        print(to_json({"stopped": stopped}))
    else:
        print(fill((_STOPPED if stopped else _NOT_THERE).text(args.lang), {"place": str(data)}))
    return 0 if stopped else 1


def _plan_of(args: argparse.Namespace) -> Plan:
    if not args.text and args.at is None:
        raise UsageError(_NOTHING)
    if len(args.text) > _LONGEST_TEXT:
        raise UsageError(_LONG)
    at = None if args.at is None else time_of(args.at, datetime.now().astimezone()).timestamp()
    return Plan(at, args.minutes, args.text)


def time_of(text: str, now: datetime) -> datetime:
    """The moment that is meant by a time of day, the next one, or by a day and a time; raises UsageError."""
    try:
        if "-" in text:
            meant = datetime.fromisoformat(text)
            return meant if meant.tzinfo is not None else meant.replace(tzinfo=now.tzinfo)
        hour, minute = text.split(":")
        meant = now.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
    except ValueError as error:
        raise UsageError(
            Name(_NO_TIME.en.replace("{at}", text), _NO_TIME.ja.replace("{at}", text))
        ) from error
    return meant if meant > now else meant + timedelta(days=1)
