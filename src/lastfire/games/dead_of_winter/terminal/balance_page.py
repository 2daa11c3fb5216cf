"""The figures of ``lastfire balance`` as one page: a picture of every interval, the number beside it."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from lastfire.bots.arena import Interval
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot.study import Case

WIDE: Final = 300
"""How many pixels a share of 1 is long."""
HIGH: Final = 22
HEADS: Final = (
    Name("way to play", "遊び方"),
    Name("main objective reached", "主要目的を達成"),
    Name("wins per loyal player", "協力者の勝率"),
    Name("wins per betrayer", "裏切り者の勝率"),
    Name("rounds", "ラウンド"),
)
SCALE: Final = (
    f'<br><svg width="{WIDE + 2}" height="14" aria-hidden="true"><text x="0" y="11">0</text>'
    f'<text x="{WIDE / 2}" y="11" text-anchor="middle">0.5</text>'
    f'<text x="{WIDE}" y="11" text-anchor="end">1</text></svg>'
)
"""What the rulers below measure."""
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 Georgia, serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; } th, td { padding: .15rem .6rem .15rem 0; vertical-align: top; }
td:not(:first-child) { font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { vertical-align: middle; margin-right: .5rem; } svg line { stroke: currentColor; }
svg text { font-size: .75rem; font-weight: 400; fill: currentColor; }
svg .ruler { opacity: .25; } svg .interval { stroke-width: 3; } svg circle { fill: #d9641e; }
div { overflow-x: auto; }
"""


class Line(NamedTuple):
    """One case as it came out."""

    case: Case
    games: int
    colony: Interval
    loyal: Interval | None
    betrayer: Interval | None
    rounds: float


def page(
    title: Name, said: str, sections: Sequence[tuple[Name, Sequence[Line]]], notes: Sequence[str], lang: str
) -> str:
    """The whole page, in one language, with nothing to load."""
    body = [f"<h1>{escape(title.text(lang))}</h1>", f"<p>{escape(said)}</p>"]
    body += [f"<p>{escape(note)}</p>" for note in notes]
    for words, lines in sections:
        body.append(f"<h2>{escape(words.text(lang))}</h2>")
        heads = "".join(
            f'<th scope="col">{escape(head.text(lang))}{SCALE if head is HEADS[1] else ""}</th>'
            for head in HEADS
        )
        rows = "\n".join(_row(line, lang) for line in lines)
        body.append(f"<div><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div>")
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title.text(lang))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _row(line: Line, lang: str) -> str:
    cells = [
        f"<td>{escape(line.case.words.text(lang))}</td>",
        f"<td>{_plot(line.colony)}{line.colony}</td>",
        f"<td>{line.loyal if line.loyal is not None else ''}</td>",
        f"<td>{line.betrayer if line.betrayer is not None else ''}</td>",
        f"<td>{line.rounds:.1f}</td>",
    ]
    return f"<tr>{''.join(cells)}</tr>"


def _plot(share: Interval) -> str:
    """An interval on a ruler from 0 to 1."""
    middle = HIGH // 2
    ruler = "".join(
        f'<line class="ruler" x1="{mark:.0f}" x2="{mark:.0f}" y1="4" y2="{HIGH - 4}"/>'
        for mark in (1 + WIDE * part / 4 for part in range(5))
    )
    low, high, mean = (1 + WIDE * value for value in (share.low, share.high, share.mean))
    return (
        f'<svg width="{WIDE + 2}" height="{HIGH}" aria-hidden="true">'
        f'<line class="ruler" x1="1" x2="{WIDE + 1}" y1="{middle}" y2="{middle}"/>{ruler}'
        f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>'
        f'<circle cx="{mean:.1f}" cy="{middle}" r="4"/></svg>'
    )
