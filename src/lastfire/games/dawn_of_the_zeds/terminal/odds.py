"""``lastfire odds``: the exact prospects of a hand-to-hand, and of gunfire."""

import argparse
import json
from typing import Final

from lastfire.cli.values import UsageError, number
from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name, fill

WORDS: Final = "The exact prospects of a hand-to-hand, or of gunfire."

_LINES: Final = {
    "column": Name("column", "列"),
    "column_is": Name("{n} of 7", "7列のうち第{n}列"),
    "wins": Name("the unit wins", "ユニットが勝つ確率"),
    "on_zeds": Name("Hits on the enemy", "敵へのヒット"),
    "zeds_fall": Name("the enemy falls", "敵を除去"),
    "zeds_retreat": Name("the enemy retreats", "敵が退却"),
    "on_unit": Name("Hits on the unit", "ユニットへのヒット"),
    "unit_falls": Name("the unit falls", "ユニットが倒れる"),
    "unit_retreats": Name("the unit retreats", "ユニットが退却"),
    "hits": Name("Hits on the target", "目標へのヒット"),
    "falls": Name("the target falls", "目標を除去"),
    "average": Name("{mean} on average ({each})", "平均{mean}（{each}）"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a fight depends on."""
    parser.add_argument("--unit", type=number, required=True, help="Strength of the player unit")
    parser.add_argument("--zeds", type=number, help="Strength of the Zeds side; none: gunfire")
    parser.add_argument("--shift", type=number, default=0, help="columns to the right in all (default: 0)")
    parser.add_argument("--extra", type=number, default=0, help="extra dice of the unit (default: 0)")
    parser.add_argument("--again", action="store_true", help="the unit may roll again")
    parser.add_argument("--zeds-left", type=number, default=6, help="Hits that remove the enemy (default: 6)")
    parser.add_argument("--unit-left", type=number, default=4, help="Hits that remove the unit (default: 4)")
    parser.add_argument(
        "--zeds-ignore", type=number, default=0, help="faces of a die on which the enemy ignores a Hit"
    )
    parser.add_argument(
        "--unit-ignores", type=number, default=0, help="faces of a die on which the unit ignores a Hit"
    )


def run(args: argparse.Namespace) -> int:
    """Print the prospects."""
    if args.zeds is None:
        return _gunfire(args)
    # Here and not above: to list the commands and their arguments takes no rules.
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import odds
    from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted

    numbers = {
        name: getattr(args, name)
        for name in (
            "zeds",
            "unit",
            "shift",
            "extra",
            "zeds_left",
            "unit_left",
            "zeds_ignore",
            "unit_ignores",
        )
    }
    try:
        found = odds(**numbers, rolls_again=args.again)
    except SetupError as error:
        raise UsageError(_named(error)) from error
    column = shifted(column_of(args.zeds, args.unit), args.shift) + 1
    zeds_retreat, unit_retreats = _retreats(args, column - 1)
    if args.json:
        retreat = {"zeds_retreat": zeds_retreat, "unit_retreats": unit_retreats}
        print(json.dumps({**numbers, "again": args.again, "column": column, "odds": found, **retreat}))
        return 0
    lines = {
        "wins": f"{found['wins']:.2%}",
        "column": _LINES["column_is"].text(args.lang).format(n=column),
        "on_zeds": _average(found["zeds_hits"], args.lang),
        "zeds_fall": f"{found['zeds_fall']:.2%}",
        "zeds_retreat": f"{zeds_retreat:.2%}",
        "on_unit": _average(found["unit_hits"], args.lang),
        "unit_falls": f"{found['unit_falls']:.2%}",
        "unit_retreats": f"{unit_retreats:.2%}",
    }
    _print(lines, args.lang)
    return 0


def _retreats(args: argparse.Namespace, column: int) -> tuple[float, float]:
    """The chances that the enemy, and the unit, has lost, is still there and retreats."""
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import from_rows, humans_win, rolled_rows

    rows = rolled_rows(column, args.extra, args.again)
    zeds = unit = 0.0
    for row, chance in enumerate(rows):
        here = [float(row == other) for other in range(len(rows))]
        found = from_rows(
            here, column, (args.unit_left, args.unit_ignores), ((args.zeds_left, args.zeds_ignore),)
        )
        if humans_win(row, column):
            zeds += chance * (1 - found["zeds_fall"])
        else:
            unit += chance * (1 - found["unit_falls"])
    return zeds, unit


def _gunfire(args: argparse.Namespace) -> int:
    """Print the prospects of gunfire."""
    from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import gun_column
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import MOST_HITS, MOST_STRENGTH, SIDES, gunfire

    for name, low, high in (
        ("unit", 1, MOST_STRENGTH),
        ("shift", -MOST_STRENGTH, MOST_STRENGTH),
        ("zeds_left", 1, MOST_HITS),
        ("zeds_ignore", 0, SIDES),
    ):
        value = getattr(args, name)
        if not low <= value <= high:
            raise UsageError(
                _named(
                    SetupError(
                        name,
                        Name(
                            f"{value} is not from {low} to {high}",
                            f"{value}は{low}から{high}の範囲にありません",
                        ),
                    )
                )
            )
    column = gun_column(args.unit, args.shift)
    found = gunfire(column, (args.zeds_left, args.zeds_ignore))
    if args.json:
        print(
            json.dumps(
                {
                    "unit": args.unit,
                    "shift": args.shift,
                    "zeds_left": args.zeds_left,
                    "zeds_ignore": args.zeds_ignore,
                    "column": column + 1,
                    "odds": found,
                }
            )
        )
        return 0
    lines = {
        "column": _LINES["column_is"].text(args.lang).format(n=column + 1),
        "hits": _average(found["hits"], args.lang),
        "falls": f"{found['falls']:.2%}",
    }
    _print(lines, args.lang)
    return 0


def _named(error: SetupError) -> Name:
    return Name(f"--{error.text('en')}".replace("_", "-"), f"--{error.text('ja')}".replace("_", "-"))


def _average(chances: list[float], lang: str) -> str:
    """How many Hits there are on average, and the chance of each number."""
    mean = sum(hits * chance for hits, chance in enumerate(chances))
    comma = ", " if lang == "en" else "、"
    each = comma.join(f"{hits}: {chance:.1%}" for hits, chance in enumerate(chances))
    return fill(_LINES["average"].text(lang), {"mean": f"{mean:.2f}", "each": each})


def _print(lines: dict[str, str], lang: str) -> None:
    """The lines under one another, with what each says in a column of its own."""
    from rich.cells import cell_len

    from lastfire.cli.width import pad

    heads = {key: _LINES[key].text(lang) for key in lines}
    width = max(map(cell_len, heads.values())) + 2
    for key, value in lines.items():
        print(f"{pad(heads[key], width)}{value}")
