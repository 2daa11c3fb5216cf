"""``lastfire balance``: how a game comes out, by objective, side, number of players, variant, betrayer."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from math import ceil
from typing import Final

import lastfire
from lastfire.bots.arena import Interval, mean_of, wilson
from lastfire.cli.balance import asked_chapters, told_rows
from lastfire.cli.bar import progress
from lastfire.cli.files import check_writable, write_whole
from lastfire.cli.workers import work_in_order
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot.long_night.study import chapters
from lastfire.games.dead_of_winter.bot.study import Case, Chapter, Outcome, play_case
from lastfire.games.dead_of_winter.terminal.balance_page import HEADS, Line, page

PIECE: Final = 10
"""So many games are one job, at most: as many as there are main objectives."""

TITLE: Final = Name("How Dead of Winter comes out", "デッド・オブ・ウィンターの勝率")
METHOD: Final = Name(
    "Heuristic players of lastfire {version}, games a line: {games}; where no objective is named, all take "
    "turns. Brackets hold 95 % intervals.",
    "lastfire {version}の定石型のプレイヤー、各行{games}ゲーム。"
    "目的の指定がない行は全目的を順に使う。角括弧は95%信頼区間。",
)
DROP: Final = Name(
    "What a betrayer who betrays costs the colony: {share} of the games",
    "裏切りによってコロニーが失う勝利：全ゲームの{share}",
)
USED: Final = Name("{thing}: in {share} of the games", "{thing}：全ゲームの{share}")
BELIEF: Final = Name(
    "Who is the betrayer? Log-loss per seat of a spectator's belief at the end {belief}, of the prior "
    "{prior}; difference {gain}.",
    "裏切り者は誰か：終了時の観戦者の推測の対数損失（1席あたり）{belief}、事前確率のみ{prior}、差{gain}。",
)


def play_piece(common: tuple[int, tuple[Case, ...]], number: int) -> list[Outcome]:
    """Some games of one case; jobs are numbered through all cases, then on to their next games."""
    games, cases = common
    case = cases[number % len(cases)]
    first = number // len(cases) * PIECE
    return [play_case(case, game) for game in range(first, min(first + PIECE, games))]


def run(args: argparse.Namespace) -> int:
    """Play everything, then print it, and write the page."""
    if args.page is not None:
        check_writable(args.page, "--page")
    asked = asked_chapters(chapters(), args.chapter)
    cases = tuple(case for chapter in asked for case in chapter.cases)
    count = ceil(args.games / PIECE) * len(cases)
    found: list[list[Outcome]] = [[] for _ in cases]
    with (
        progress("games") as tell,
        closing(work_in_order(play_piece, (args.games, cases), count, args.jobs)) as work,
    ):
        for number, outcomes in enumerate(work):
            found[number % len(cases)] += outcomes
            tell(sum(map(len, found)), args.games * len(cases))
    outcomes_of = {id(case): outcomes for case, outcomes in zip(cases, found, strict=True)}
    lines = {id(case): line_of(case, outcomes_of[id(case)]) for case in cases}
    notes = _notes(asked, outcomes_of, args.lang)
    if args.json:
        print(json.dumps(_json(asked, lines, notes)))
    else:
        print(_text(asked, lines, notes, args.games, args.lang))
    if args.page is not None:
        sections = [(chapter.words, [lines[id(case)] for case in chapter.cases]) for chapter in asked]
        said = METHOD.text(args.lang).format(version=lastfire.__version__, games=args.games)
        write_whole(args.page, page(TITLE, said, sections, notes, args.lang).encode())
    return 0


def line_of(case: Case, outcomes: Sequence[Outcome]) -> Line:
    """What the games of one case say together."""
    games = len(outcomes)
    return Line(
        case,
        games,
        wilson(sum(outcome.colony for outcome in outcomes) / games, games),
        _wins(outcomes, False),
        _wins(outcomes, True),
        sum(outcome.rounds for outcome in outcomes) / games,
    )


def _wins(outcomes: Sequence[Outcome], betrayer: bool) -> Interval | None:
    """How often a player with that kind of objective wins; every game counts once, as the share of them."""
    shares = []
    for outcome in outcomes:
        wins = [won for won, kind in zip(outcome.won, outcome.betrayer, strict=True) if kind is betrayer]
        if wins:
            shares.append(sum(wins) / len(wins))
    return wilson(sum(shares) / len(shares), len(shares)) if shares else None


def _notes(asked: Sequence[Chapter], outcomes: dict[int, list[Outcome]], lang: str) -> list[str]:
    """What pairs of games say: the cost of a betrayer, and what beliefs are good for."""
    notes = []
    for chapter in asked:
        notes += uses_of(chapter, outcomes, lang)
        if not chapter.cases[0].one_betrayer:
            continue
        betrayed, kept = (outcomes[id(case)] for case in chapter.cases)
        drop = mean_of([float(b.colony) - float(a.colony) for a, b in zip(betrayed, kept, strict=True)])
        notes.append(DROP.text(lang).format(share=drop))
        gain = mean_of([outcome.prior_loss - outcome.belief_loss for outcome in betrayed])
        belief = mean_of([outcome.belief_loss for outcome in betrayed])
        prior = mean_of([outcome.prior_loss for outcome in betrayed])
        notes.append(
            BELIEF.text(lang).format(belief=f"{belief.mean:.3f}", prior=f"{prior.mean:.3f}", gain=gain)
        )
    return notes


def uses_of(chapter: Chapter, outcomes: dict[int, list[Outcome]], lang: str) -> list[str]:
    """In how many games of a chapter what it counts is used."""
    games = [outcome for case in chapter.cases for outcome in outcomes[id(case)]]
    found = []
    for thing in chapter.things:
        share = sum((thing.kind, thing.id) in outcome.used for outcome in games) / len(games)
        found.append(USED.text(lang).format(thing=thing.words.text(lang), share=wilson(share, len(games))))
    return found


def _cells(line: Line, lang: str) -> list[str]:
    shares = [str(share) if share is not None else "" for share in (line.colony, line.loyal, line.betrayer)]
    return [line.case.words.text(lang), *shares, f"{line.rounds:.1f}"]


def _text(
    asked: Sequence[Chapter], lines: dict[int, Line], notes: Sequence[str], games: int, lang: str
) -> str:
    rows = [[column.text(lang) for column in HEADS]]
    heads: dict[int, str] = {}
    for chapter in asked:
        heads[len(rows)] = chapter.words.text(lang)
        rows += [_cells(lines[id(case)], lang) for case in chapter.cases]
    said = METHOD.text(lang).format(version=lastfire.__version__, games=games)
    return "\n".join([said, *told_rows(rows, heads), "", *notes])


def _json(asked: Sequence[Chapter], lines: dict[int, Line], notes: Sequence[str]) -> dict[str, object]:
    chapters_ = []
    for chapter in asked:
        cases = []
        for case in chapter.cases:
            line = lines[id(case)]
            cases.append(
                {
                    "words": case.words.json(),
                    "seats": case.seats,
                    "options": case.options,
                    "player": case.player,
                    "one_betrayer": case.one_betrayer,
                    "games": line.games,
                    "colony": list(line.colony),
                    "loyal": list(line.loyal) if line.loyal is not None else None,
                    "betrayer": list(line.betrayer) if line.betrayer is not None else None,
                    "rounds": line.rounds,
                }
            )
        chapters_.append({"words": chapter.words.json(), "cases": cases})
    return {"version": lastfire.__version__, "chapters": chapters_, "notes": list(notes)}
