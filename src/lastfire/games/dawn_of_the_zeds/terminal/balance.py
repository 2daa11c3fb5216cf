"""``lastfire balance``: how a game comes out, by level, length, players, pressure, side and who plays."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from typing import Final, NamedTuple

import lastfire
from lastfire.bots.arena import Interval, mean_of, wilson
from lastfire.cli.balance import asked_chapters, told_rows
from lastfire.cli.bar import progress
from lastfire.cli.files import check_writable, write_whole
from lastfire.cli.workers import work_in_order
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.bot.study import Case, Chapter, Outcome, chapters, play_case

PIECE: Final = 10
"""So many games are one job, at most; of a case that takes long, one."""

SELDOM: Final = 0.1
"""A share below this is told to the tenth of a percent."""

TITLE: Final = Name("How Dawn of the Zeds comes out", "ドーン・オブ・ザ・ゼッズの勝率")
METHOD: Final = Name(
    "Heuristic players of lastfire {version} and short length where nothing else is said. Brackets hold 95 % "
    "intervals.",
    "特に断りのない限り、lastfire {version}の定石型のプレイヤー、長さは短。角括弧は95%信頼区間。",
)
COMMAND: Final = Name("{command} plays all of it anew.", "{command}ですべて遊び直せる。")
HEADS: Final = (
    Name("way to play", "遊び方"),
    Name("games", "ゲーム数"),
    None,
    Name("score", "得点"),
    Name("Event cards", "イベントカード"),
)
"""The heads of the columns; None for what a chapter's games are won by."""

Job = tuple[int, int, int]
"""Some games of a case: its number, the first game, and the one after the last."""


class Line(NamedTuple):
    """One case as it came out."""

    case: Case
    games: int
    won: Interval
    score: Interval
    cards: float
    endings: dict[str, int]


def jobs_of(cases: Sequence[Case], games: int) -> tuple[Job, ...]:
    """All games of all cases as jobs."""
    found: list[Job] = []
    for number, case in enumerate(cases):
        count = case.games(games)
        piece = PIECE if case.fewer == 1 else 1
        found += [(number, first, min(first + piece, count)) for first in range(0, count, piece)]
    return tuple(found)


def play_piece(common: tuple[tuple[Case, ...], tuple[Job, ...]], number: int) -> list[Outcome]:
    """The games of one job."""
    cases, jobs = common
    case, first, end = jobs[number]
    return [play_case(cases[case], game) for game in range(first, end)]


def run(args: argparse.Namespace) -> int:
    """Play everything, then print it, and write the page."""
    if args.page is not None:
        check_writable(args.page, "--page")
    asked = asked_chapters(chapters(), args.chapter)
    cases = tuple([case for chapter in asked for case in chapter.cases])
    jobs = jobs_of(cases, args.games)
    found: list[list[Outcome]] = [[] for _ in cases]
    total = sum([case.games(args.games) for case in cases])
    with (
        progress("games") as tell,
        closing(work_in_order(play_piece, (cases, jobs), len(jobs), args.jobs)) as work,
    ):
        for number, outcomes in enumerate(work):
            found[jobs[number][0]] += outcomes
            tell(sum(map(len, found)), total)
    lines = [line_of(case, outcomes) for case, outcomes in zip(cases, found, strict=True)]
    if args.json:
        print(json.dumps(_json(asked, lines)))
    else:
        print(_text(asked, lines, args.lang))
    if args.page is not None:
        write_whole(args.page, page(asked, lines, command_of(args), args.lang).encode())
    return 0


def command_of(args: argparse.Namespace) -> str:
    """The command that plays the same games."""
    parts = ["./play balance dawn-of-the-zeds", f"--games {args.games}"]
    if args.chapter is not None:
        parts.append("--chapter " + " ".join(map(str, args.chapter)))
    return " ".join(parts)


def line_of(case: Case, outcomes: Sequence[Outcome]) -> Line:
    """What the games of one case say together."""
    games = len(outcomes)
    endings = sorted({outcome.ending for outcome in outcomes})
    return Line(
        case,
        games,
        wilson(sum([outcome.won for outcome in outcomes]) / games, games),
        mean_of([float(outcome.score) for outcome in outcomes]),
        sum([outcome.cards for outcome in outcomes]) / games,
        {ending: sum([outcome.ending == ending for outcome in outcomes]) for ending in endings},
    )


def _percent(share: Interval) -> str:
    digits = 1 if share.mean < SELDOM else 0
    mean, low, high = (f"{100 * part:.{digits}f}" for part in share)
    return f"{mean} % [{low}, {high}]"


def _heads(chapter: Chapter, lang: str) -> list[str]:
    return [(head or chapter.won).text(lang) for head in HEADS]


def _cells(line: Line, lang: str) -> list[str]:
    score = f"{line.score.mean:.1f} [{line.score.low:.1f}, {line.score.high:.1f}]"
    return [line.case.words.text(lang), f"{line.games:,}", _percent(line.won), score, f"{line.cards:.1f}"]


def _text(asked: Sequence[Chapter], lines: Sequence[Line], lang: str) -> str:
    rows: list[list[str]] = []
    heads: dict[int, str] = {}
    left = list(lines)
    for chapter in asked:
        heads[len(rows)] = chapter.words.text(lang)
        rows.append(_heads(chapter, lang))
        rows += [_cells(left.pop(0), lang) for _ in chapter.cases]
    said = METHOD.text(lang).format(version=lastfire.__version__)
    return "\n".join([said, *told_rows(rows, heads)])


def page(asked: Sequence[Chapter], lines: Sequence[Line], command: str, lang: str) -> str:
    """The same as a page in Markdown, with the command that has made it."""
    told = [f"# {TITLE.text(lang)}", "", METHOD.text(lang).format(version=lastfire.__version__)]
    told.append(COMMAND.text(lang).format(command=f"`{command}`"))
    left = list(lines)
    for chapter in asked:
        told += ["", f"## {chapter.words.text(lang)}", ""]
        told.append("| " + " | ".join(_heads(chapter, lang)) + " |")
        told.append("|---|--:|---|---|--:|")
        told += ["| " + " | ".join(_cells(left.pop(0), lang)) + " |" for _ in chapter.cases]
    return "\n".join([*told, ""])


def _json(asked: Sequence[Chapter], lines: Sequence[Line]) -> dict[str, object]:
    left = list(lines)
    found = []
    for chapter in asked:
        cases = []
        for case in chapter.cases:
            line = left.pop(0)
            cases.append(
                {
                    "words": case.words.json(),
                    "seats": case.seats,
                    "options": case.options,
                    "defenders": case.defenders,
                    "zeds": case.zeds,
                    "won_by": chapter.won.json(),
                    "games": line.games,
                    "won": list(line.won),
                    "score": list(line.score),
                    "cards": line.cards,
                    "endings": line.endings,
                }
            )
        found.append({"words": chapter.words.json(), "cases": cases})
    return {"version": lastfire.__version__, "chapters": found}
