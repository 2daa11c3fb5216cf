"""What hosts pass on as plain values, typed for Dead of Winter: the one door to its terminal.

Behind it, the type checker knows every field.
"""

from dataclasses import dataclass
from typing import Literal, TypedDict, cast

from lastfire.cli.lines.telling import Values
from lastfire.engine.words import Words
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.long_night.bandits.view import BanditsSeen
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightSeen
from lastfire.games.dead_of_winter.rules.long_night.improvements.view import ImprovementsSeen
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonSeen
from lastfire.games.dead_of_winter.rules.long_night.scenarios.view import ScenarioSeen
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
    special: str
    experiment: str
    improvement: str
    side_effect: str
    origin: str


@dataclass
class Pieces:
    """What of The Long Night is on the table; nothing of a module that is not in use."""

    night: NightSeen | None
    raxxon: RaxxonSeen | None
    bandits: BanditsSeen | None
    improvements: ImprovementsSeen | None
    scenario: ScenarioSeen | None

    def __bool__(self) -> bool:
        return self.night is not None


class LogCard(TypedDict):
    """An experiment: what its log says."""

    name: Words
    special: str
    code: list[int]
    count: int


class EncounterLine(TypedDict):
    """What numbers of the die bring."""

    first: int
    last: int
    text: Words


class SpecialCard(TypedDict):
    """A type of special zombie, and what meeting one brings."""

    name: Words
    figures: int
    lines: list[EncounterLine]


class EffectCard(TypedDict):
    """A side effect of pills."""

    name: Words
    text: Words
    good: bool


class PlanCard(TypedDict):
    """An improvement."""

    name: Words
    text: Words
    needed: int


@dataclass
class NightCards:
    """The cards of the modules of The Long Night."""

    experiments: dict[str, LogCard]
    specials: dict[str, SpecialCard]
    side_effects: dict[str, EffectCard]
    improvements: dict[str, PlanCard]


def view_of(values: Values) -> ColonyView:
    """What a seat may know."""
    return cast(ColonyView, values)


def pieces_of(view: ColonyView) -> Pieces:
    """What of The Long Night is on the table."""
    looks = {module: seen["look"] for module, seen in view["modules"].items()}
    return Pieces(
        cast(NightSeen | None, looks.get("long_night")),
        cast(RaxxonSeen | None, looks.get("raxxon")),
        cast(BanditsSeen | None, looks.get("bandits")),
        cast(ImprovementsSeen | None, looks.get("improvements")),
        cast(ScenarioSeen | None, looks.get("scenario")),
    )


def night_cards(catalogue: ColonyCatalogue) -> NightCards:
    """The cards of the modules of The Long Night."""
    raxxon = catalogue["modules"]["raxxon"]
    return NightCards(
        raxxon["experiments"],
        raxxon["specials"],
        raxxon["side_effects"],
        catalogue["modules"]["improvements"]["improvements"],
    )


def catalogue_of(values: Values) -> ColonyCatalogue:
    """The cards and words of the game."""
    return cast(ColonyCatalogue, values)


def odds_of(values: Values) -> ColonyOdds:
    """The odds; nothing is in them while the table is behind the match."""
    return cast(ColonyOdds, values)


def facts_of(values: Values) -> Facts:
    """What a record tells."""
    return cast(Facts, values)
