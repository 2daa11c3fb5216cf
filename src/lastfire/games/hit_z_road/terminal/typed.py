"""What hosts pass on as plain values, typed for Hit Z Road: the one door to its terminal.

Behind it, the type checker knows every field.
"""

from typing import TypedDict, cast

from lastfire.cli.lines.telling import Values
from lastfire.games.hit_z_road.rules.catalogue import RoadCatalogue
from lastfire.games.hit_z_road.rules.odds import RoadOdds
from lastfire.games.hit_z_road.rules.view import Face, RoadView


class Facts(TypedDict, total=False):
    """The fields of records that the screen draws by; each kind of record has some of them."""

    seat: int
    path: int
    slot: int
    card: str | None
    size: int
    round: int
    level: int
    space: int
    place: int
    ammo: int
    gas: int
    adrenaline: int
    saves: int
    kills: int
    left: int
    count: int
    zombies: int
    skulls: int
    black: int
    faces: list[Face]
    vp: int
    token: str


def view_of(values: Values) -> RoadView:
    """What a seat may know."""
    return cast(RoadView, values)


def catalogue_of(values: Values) -> RoadCatalogue:
    """The cards and words of the game."""
    return cast(RoadCatalogue, values)


def odds_of(values: Values) -> RoadOdds:
    """The odds; nothing is in them while the table is behind the match."""
    return cast(RoadOdds, values)


def facts_of(values: Values) -> Facts:
    """What a record tells."""
    return cast(Facts, values)
