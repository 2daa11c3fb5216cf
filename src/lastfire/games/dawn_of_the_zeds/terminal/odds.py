"""``lastfire odds``: the exact prospects of a hand-to-hand, and of gunfire."""

import argparse
import json
from typing import TYPE_CHECKING, Final

from lastfire.cli.values import UsageError, number
from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name, fill

if TYPE_CHECKING:
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import FightOdds
    from lastfire.games.dawn_of_the_zeds.terminal.named import Bearing

WORDS: Final = "The exact prospects of a hand-to-hand, or of gunfire."

_LINES: Final = {
    "column": Name("column", "列"),
    "column_is": Name("{n} of 7", "7列のうち第{n}列"),
    "fought": Name("there is a fight", "戦闘になる確率"),
    "wins": Name("the unit wins", "ユニットが勝つ確率"),
    "on_zeds": Name("Hits on the enemy", "敵へのヒット"),
    "zeds_fall": Name("the enemy is removed", "敵を除去"),
    "zeds_retreat": Name("the enemy retreats", "敵が退却"),
    "on_unit": Name("Hits on the unit", "ユニットへのヒット"),
    "unit_falls": Name("the unit needs a Saving Roll", "ユニットに生存判定が必要"),
    "unit_retreats": Name("the unit retreats", "ユニットが退却"),
    "hits": Name("Hits on the target", "目標へのヒット"),
    "falls": Name("the target is removed", "目標を除去"),
    "average": Name("{mean} on average ({each})", "平均{mean}（{each}）"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a fight depends on."""
    parser.add_argument("--unit", type=number, help="Strength of the player unit (default: that of --by)")
    parser.add_argument("--by", metavar="ID", help="the unit whose abilities count, such as pickles")
    parser.add_argument("--defends", action="store_true", help="the unit named by --by defends")
    parser.add_argument("--zeds", type=number, help="Strength of the Zeds side (without it: gunfire)")
    parser.add_argument("--shift", type=number, default=0, help="columns to the right in all (default: 0)")
    parser.add_argument("--extra", type=number, default=0, help="extra dice of the unit (default: 0)")
    parser.add_argument("--again", action="store_true", help="the unit may roll again")
    parser.add_argument("--zeds-left", type=number, default=6, help="Hits that remove the enemy (default: 6)")
    parser.add_argument(
        "--unit-left", type=number, help="Hits that remove the unit (default: those of --by, or 4)"
    )
    parser.add_argument(
        "--zeds-ignore", type=number, default=0, help="faces of a die on which the enemy ignores a Hit"
    )
    parser.add_argument(
        "--unit-ignores",
        type=number,
        help="faces of a die on which the unit ignores a Hit (default: those of --by, or 0)",
    )


def run(args: argparse.Namespace) -> int:
    """Print the prospects."""
    # Here and not above: to list the commands and their arguments takes no rules.
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import odds
    from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted
    from lastfire.games.dawn_of_the_zeds.terminal.named import Bearing, bearing_of

    try:
        by = Bearing() if args.by is None else bearing_of(args.by, args.zeds is None, args.defends)
        if args.unit is None and by.strength is None:
            raise SetupError("unit", Name("is missing", "がありません"))
    except SetupError as error:
        raise UsageError(_named(error)) from error
    args.unit = by.strength if args.unit is None else args.unit
    args.unit_left = by.left if args.unit_left is None else args.unit_left
    args.unit_ignores = by.ignores if args.unit_ignores is None else args.unit_ignores
    args.shift += by.shift
    if args.zeds is None:
        return _gunfire(args)
    args.again = args.again or by.rolls_again
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
        odds(**numbers)
    except SetupError as error:
        raise UsageError(_named(error)) from error
    column = shifted(column_of(args.zeds, args.unit), args.shift) + 1
    found, zeds_retreat, unit_retreats = _prospects(args, by)
    named = {} if args.by is None else {"by": args.by, "defends": args.defends}
    if args.json:
        retreat = {"zeds_retreat": zeds_retreat, "unit_retreats": unit_retreats}
        print(
            json.dumps({**named, **numbers, "again": args.again, "column": column, "odds": found, **retreat})
        )
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
    if "fought" in found:
        lines = {"fought": f"{found['fought']:.2%}", **lines}
    _print(lines, args.lang)
    return 0


def _prospects(args: argparse.Namespace, by: "Bearing") -> tuple["FightOdds", float, float]:
    """The prospects, and the chances that the enemy, and the unit, is still there and retreats."""
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
        blended,
        from_rows,
        humans_win,
        rolled_rows,
        unfought,
    )
    from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted

    enemy = ((args.zeds_left, args.zeds_ignore),)
    unit = (args.unit_left, args.unit_ignores)
    ways: list[tuple[float, FightOdds]] = []
    zeds_retreat = unit_retreats = 0.0
    for way in by.ways:
        if not way.is_fought:
            none = unfought(enemy, way.zeds_hits, way.drives_off)
            ways.append((way.chance, none))
            zeds_retreat += way.chance * way.drives_off * (1 - none["zeds_fall"])
            unit_retreats += way.chance * way.gives_way
            continue
        column = shifted(column_of(args.zeds, args.unit), args.shift + way.shift)
        rows = rolled_rows(column, args.extra, args.again, by.winner)
        ways.append((way.chance, from_rows(rows, column, unit, enemy, by.winner, way.spares_unit)))
        for row, chance in enumerate(rows):
            here = [float(row == other) for other in range(len(rows))]
            found = from_rows(here, column, unit, enemy, by.winner, way.spares_unit)
            if humans_win(row, column, by.winner):
                zeds_retreat += way.chance * chance * (1 - found["zeds_fall"])
            else:
                unit_retreats += way.chance * chance * (1 - found["unit_falls"])
    return blended(ways), zeds_retreat, unit_retreats


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
