"""What hosts pass on as plain values, typed for Dead of Winter: the one door to its terminal.

Behind it, the type checker knows every field.
"""

from typing import Literal, TypedDict, cast

from lastfire.cli.lines.telling import Values
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.odds import ColonyOdds
from lastfire.games.dead_of_winter.rules.view import ColonyView

NamedKind = Literal[
    "survivors",
    "items",
    "crises",
    "objectives",
    "secrets",
    "exiled",
    "crossroads",
    "places",
    "helps",
    "symbols",
]
"""Kinds of things in the catalogue that have a name."""
TextKind = Literal["survivors", "items", "crises", "secrets", "exiled", "helps"]
"""Those that have one text as well."""


class Facts(TypedDict, total=False):
    """The fields of records that the screen draws by; each kind of record has some of them."""

    seat: int
    survivor: str
    place: str
    to: str
    gate: int
    round: int
    morale: int
    food: int
    starvation: int
    item: str
    count: int
    die: int
    was: int
    dice: list[int]
    face: str
    crisis: str
    crossroads: str
    option: int
    exile_objective: str


def view_of(values: Values) -> ColonyView:
    """What a seat may know."""
    return cast(ColonyView, values)


def catalogue_of(values: Values) -> ColonyCatalogue:
    """The cards and words of the game."""
    return cast(ColonyCatalogue, values)


def odds_of(values: Values) -> ColonyOdds:
    """The odds; nothing is in them while the table is behind the match."""
    return cast(ColonyOdds, values)


def facts_of(values: Values) -> Facts:
    """What a record tells."""
    return cast(Facts, values)
