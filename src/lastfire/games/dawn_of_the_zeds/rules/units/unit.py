"""What a counter is, field by field as printed."""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES

PUBLISHED: Final = "published"
ORIGINAL: Final = "original"

# Classes of player units.
MILITARY: Final = 0
POLICE: Final = 1
CITIZEN: Final = 2
SCAVENGER: Final = 3
FIGHTER: Final = 4
SCIENTIST: Final = 5
PRIMATE: Final = 6
CIVILIANS: Final = 7
NO_CLASS: Final = 8
CLASSES: Final = (
    Noun("military", Name("Military", "軍人")),
    Noun("police", Name("Police", "警察")),
    Noun("citizen", Name("Citizen", "一般人")),
    Noun("scavenger", Name("Scavenger", "調達者")),
    Noun("fighter", Name("Fighter", "闘士")),
    Noun("scientist", Name("Scientist", "科学者")),
    Noun("primate", Name("Primate", "霊長類")),
    Noun("civilians", Name("Civilians", "市民")),
    Noun("none", Name("no class", "なし")),
)


@dataclass(frozen=True)
class Unit:
    """One counter: Strength on the full and the reduced side, Move, Hits per side, what it can do.

    ``colour`` is the first level that uses it. [DOZ-UNIT-1, DOZ-UNIT-2, DOZ-UNIT-5, DOZ-UNIT-6]
    """

    id: str
    strength: tuple[int, int]
    move: int
    hits: int
    unit_class: int = NO_CLASS
    colour: int = BLUE
    abilities: tuple[Holding, ...] = ()
    origin: str = PUBLISHED

    @property
    def number(self) -> int:
        """Its number among all units."""
        return UNIT[self.id]

    @property
    def name(self) -> Name:
        """What it is called."""
        return UNIT_NAMES[UNIT[self.id]].name

    def words(self) -> tuple[Name, ...]:
        """What it can do, a sentence for each ability."""
        return tuple([ability.words() for ability in self.abilities])
