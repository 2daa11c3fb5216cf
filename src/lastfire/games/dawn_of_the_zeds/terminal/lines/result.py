"""How a game of Dawn of the Zeds came out, with the account of its score and the epilogue."""

from typing import Final, TypedDict

from rich.cells import cell_len

from lastfire.cli.lines.telling import Column, Statistic, Telling
from lastfire.cli.width import pad, right
from lastfire.engine.words import Noun, fill, in_language, listed
from lastfire.games.dawn_of_the_zeds.rules.score import LOWEST_OF_BAND
from lastfire.games.dawn_of_the_zeds.rules.view import DawnResultView, DawnView
from lastfire.games.dawn_of_the_zeds.rules.words.versus import BURIED_SHOWN, HELD_SHOWN, SCHEMES_SHOWN
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    BAND_NAMES,
    BANDS,
    BANDS_OF_A_LOSS,
    ENDINGS,
    EPILOGUES,
    EPILOGUES_OF_A_LOSS,
    SCORE_LINES,
)
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, view_of
from lastfire.games.dawn_of_the_zeds.terminal.words import say
from lastfire.terms import sentence, spaced

GAME_COLUMNS: Final = (
    Column("level", "word"),
    Column("versus", "yes"),
    Column("saved", "yes"),
    Column("score", "whole"),
    Column("band", "word"),
    Column("chaos", "whole"),
    Column("infection", "whole"),
    Column("lost", "whole"),
)
"""``saved``: the town stood; ``lost``: player units in the Cemetery; ``chaos``: markers left."""
TOTALS: Final = (
    Statistic("saved", "town saved", "saved", "share"),
    Statistic("mean_score", "mean score", "score", "mean"),
    Statistic("mean_turns", "mean turns", "rounds", "mean"),
    Statistic("mean_lost", "mean units lost", "lost", "mean"),
    Statistic("endings", "endings", "reason", "words"),
    Statistic("bands", "verdicts", "band", "words"),
)
NOT_COUNTED: Final = ("zeds_", "infected_vermin", "noelle")


def ending(view: DawnView) -> DawnResultView:
    """How the game ended; nobody asks before it has."""
    result = view["result"]
    assert result is not None
    return result


def _words(nouns: tuple[Noun, ...], key: str, lang: str) -> str:
    return next(noun.name.text(lang) for noun in nouns if noun.id == key)


def winner_line(telling: Telling) -> str:
    """How it ended, and who has won."""
    view, lang = view_of(telling.view), telling.lang
    result = ending(view)
    said = [_words(ENDINGS, result["ending"], lang)]
    winners = [telling.names[seat] for seat in result["winners"]]
    first = None if view["versus"] is None else view["versus"]["first_score"]
    if first is not None:
        scores = [
            f"{name} {points}" for name, points in zip(telling.names, (first, result["score"]), strict=True)
        ]
        said.append(say("match_scores", lang, scores=listed(scores, lang)))
    if first is not None and len(winners) > 1:
        said.append(say("tie", lang))
    elif not winners:
        said.append(say("nobody_wins", lang))
    elif len(winners) == 1:
        said.append(say("wins", lang, name=winners[0]))
    else:
        said.append(say("win", lang, names=(" and " if lang == "en" else "と").join(winners)))
    return spaced([sentence(text, lang) for text in said], lang)


def account_rows(result: DawnResultView, lang: str) -> list[list[str]]:
    """The account of the score: a head, then a row for each line, then the total."""
    rows = [[say("s_line", lang), say("s_count", lang), say("s_points", lang)]]
    for line in result["account"]:
        rows.append([_words(SCORE_LINES, line["line"], lang), str(line["count"]), f"{line['points']:+d}"])
    rows.append([say("s_total", lang), "", str(result["score"])])
    return rows


def result_lines(telling: Telling) -> list[str]:
    """Who has won, the account of the score, the verdict and the epilogue."""
    view, lang = view_of(telling.view), telling.lang
    result = ending(view)
    lines = [winner_line(telling)]
    if not result["account"]:
        return lines
    rows = account_rows(result, lang)
    widths = [max(cell_len(row[i]) for row in rows) for i in range(3)]
    for row in rows:
        cells = [pad(row[0], widths[0]), right(row[1], widths[1]), right(row[2], widths[2])]
        lines.append("  ".join(cells).rstrip())
    stands = result["ending"] == "survived"
    bands, epilogues = (BANDS, EPILOGUES) if stands else (BANDS_OF_A_LOSS, EPILOGUES_OF_A_LOSS)
    lines.append(say("score", lang, score=result["score"], band=_words(bands, result["band"], lang)))
    lines.append(scale_line(result["band"], result["score"], lang))
    lines += [_words(epilogues, line, lang) for line in result["epilogues"]]
    return lines + hidden_lines(telling)


def scale_line(band: str, points: int, lang: str) -> str:
    """All bands of the score with where they begin, and how far it is to the next."""
    said = [say("band_lowest", lang, band=BAND_NAMES[0].text(lang), n=LOWEST_OF_BAND[0] - 1)]
    for name, least in zip(BAND_NAMES[1:], LOWEST_OF_BAND, strict=True):
        said.append(say("band_from", lang, band=name.text(lang), n=least))
    line = say("bands", lang, bands=listed(said, lang))
    place = [noun.id for noun in BANDS].index(band)
    if place == len(LOWEST_OF_BAND):
        return line
    missing = LOWEST_OF_BAND[place] - points
    following = say("next_band", lang, n=missing, band=BAND_NAMES[place + 1].text(lang))
    return spaced([line, following], lang)


def hidden_lines(telling: Telling) -> list[str]:
    """What the sides of Versus kept from one another; nothing for what there is none of."""
    view, lang = view_of(telling.view), telling.lang
    hidden = ending(view)["hidden"]
    if hidden is None:
        return []
    cards = catalogue_of(telling.catalogue)
    schemes, fates = cards["schemes"], cards["fates"]
    shown = (
        (SCHEMES_SHOWN, "scheme", [schemes[key]["name"] for key in hidden["schemes"]]),
        (BURIED_SHOWN, "scheme", [schemes[key]["name"] for key in hidden["buried"]]),
        (HELD_SHOWN, "fate", [fates[key]["name"] for key in hidden["held"]]),
    )
    return [
        fill(kind.words.text(lang), {field: listed([in_language(name, lang) for name in names], lang)})
        for kind, field, names in shown
        if names
    ]


class Outcome(TypedDict):
    """The end of a game as ``simulate`` counts it."""

    level: str
    versus: bool
    saved: bool
    score: int
    band: str
    chaos: int
    infection: int
    lost: int
    winners: list[int]
    reason: str


def outcome(view: DawnView) -> Outcome:
    """The end of a game as values."""
    result = ending(view)
    return {
        "level": view["level"],
        "versus": view["versus"] is not None,
        "saved": result["ending"] == "survived",
        "score": result["score"],
        "band": result["band"],
        "chaos": view["chaos_left"],
        "infection": view["infection"],
        "lost": sum(not unit.startswith(NOT_COUNTED) for unit in view["cemetery"]),
        "winners": result["winners"],
        "reason": result["ending"],
    }
