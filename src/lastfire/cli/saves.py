"""``lastfire saves``: the games that the terminal has kept."""

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.cells import cell_len

import lastfire
from lastfire.cli.keeping import Keeper, folder, kept_files, name_of
from lastfire.cli.signs import to_json
from lastfire.cli.sitting import seated
from lastfire.cli.values import Refusal
from lastfire.cli.width import pad
from lastfire.cli.words import say

HEADS = ("saves_name", "saves_game", "saves_players", "saves_round", "saves_when", "saves_turn")


def run(args: argparse.Namespace) -> int:
    """List them, the latest first."""
    files = kept_files()
    if args.names:
        for file in files:
            print(name_of(file))
        return 0
    games = [_told(file, args.lang) for file in files]
    if args.json:
        print(to_json(games, 2))
        return 0
    if not games:
        print(say("saves_none", args.lang, folder=folder()))
        return 0
    rows = [[say(head, args.lang) for head in HEADS], *[_row(game, args.lang) for game in games]]
    widths = [max(cell_len(row[i]) for row in rows if len(row) > i) for i in range(len(HEADS))]
    for row in rows:
        print("  ".join(pad(cell, width) for cell, width in zip(row, widths, strict=False)).rstrip())
    print("\n" + say("saves_folder", args.lang, folder=folder()))
    return 0


def _told(path: Path, lang: str) -> dict[str, Any]:
    """All about one kept game."""
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    told: dict[str, Any] = {"name": name_of(path), "file": str(path), "when": when.isoformat("T", "seconds")}
    try:
        sitting = seated(path, Keeper())
    except (lastfire.LastfireError, OSError) as error:
        problem = error.text(lang) if isinstance(error, Refusal) else str(error)
        return told | {"problem": problem.removeprefix(f"{path}: ").removeprefix(f"{path}：")}
    return told | {
        "game": sitting.match.game,
        "title": lastfire.registered_games()[sitting.match.game].title.text(lang),
        "players": sitting.names(lang),
        "people": sitting.people,
        "round": sitting.teller.round_of(sitting.match.view(None)),
        "turn": sitting.asked,
        "over": sitting.match.over,
    }


def _row(game: dict[str, Any], lang: str) -> list[str]:
    time = datetime.fromisoformat(game["when"])
    this_year = time.year == datetime.now().astimezone().year
    when = time.strftime("%m-%d %H:%M" if this_year else "%Y-%m-%d")
    if "problem" in game:
        return [game["name"], say("saves_problem", lang, problem=game["problem"])]
    players = game["players"]
    turn = say("saves_over", lang) if game["over"] else players[game["turn"]]
    return [game["name"], game["title"], _players(game, lang), str(game["round"]), when, turn]


def _players(game: dict[str, Any], lang: str) -> str:
    """The people by name, the bots by number."""
    names = [game["players"][seat] for seat in game["people"]]
    bots = len(game["players"]) - len(names)
    if bots:
        names.append(say("saves_bots", lang, bots=bots))
    return (", " if lang == "en" else "、").join(names)
