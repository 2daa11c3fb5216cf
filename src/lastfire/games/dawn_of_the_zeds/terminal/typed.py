"""What hosts pass on as plain values, typed for Dawn of the Zeds: the one door to its terminal.

Behind it, the type checker knows every field.
"""

from typing import TypedDict, cast

from lastfire.cli.lines.telling import Values
from lastfire.games.dawn_of_the_zeds.rules.catalogue import DawnCatalogue
from lastfire.games.dawn_of_the_zeds.rules.odds import DawnOdds
from lastfire.games.dawn_of_the_zeds.rules.view import DawnView, Phase

Facts = TypedDict(
    "Facts",
    {
        "unit": str | list[str],
        "other": str | list[str],
        "space": str,
        "from": str,
        "phase": Phase,
        "track": str,
        "event": str,
        "fate": str,
        "research": str,
        "component": str,
        "scheme": str,
        "marker": str,
        "source": str,
        "turn": int,
        "left": int,
        "level": int,
        "count": int,
        "columns": int,
        "column": int,
        "start": int,
        "hits": int,
        "zeds_hits": int,
        "unit_hits": int,
        "dice": list[int],
        "die": int,
        "sum": int,
        "roll": int,
        "held": int,
        "seat": int,
    },
    total=False,
)
"""The fields of records that the screen draws by; each kind of record has some of them."""


def view_of(values: Values) -> DawnView:
    """What a seat may know."""
    return cast(DawnView, values)


def catalogue_of(values: Values) -> DawnCatalogue:
    """The board, the counters, the cards and words of the game."""
    return cast(DawnCatalogue, values)


def odds_of(values: Values) -> DawnOdds:
    """The odds; nothing is in them while the table is behind the match."""
    return cast(DawnOdds, values)


def facts_of(values: Values) -> Facts:
    """What a record tells."""
    return cast(Facts, values)
