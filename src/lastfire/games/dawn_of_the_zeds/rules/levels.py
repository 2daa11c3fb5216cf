"""The levels of the game: each is a list of what it adds to the one before. [DOZ-LEVEL]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, RED, YELLOW

# What a level can add, as bits: systems that the Basic Game does without. [DOZ-LEVEL-2..6]
INFECTION_RULES: Final = 1
HOSPITAL_RULES: Final = 2
SUPPLIES_RULES: Final = 4
SUPER_ZEDS_RULES: Final = 8
FOUR_R_RULES: Final = 16
CHAOS_RULES: Final = 32
BARRICADE_RULES: Final = 64
REFUGEES_RULES: Final = 128
RESEARCH_RULES: Final = 256
TUNNEL_RULES: Final = 512
ADDITIONS: Final = (
    Noun("infection", Name("Infection and Outbreaks", "感染度と感染爆発")),
    Noun("hospital", Name("the Hospital", "病院")),
    Noun("supplies", Name("Supplies and the Eat Phase", "物資と食事フェイズ")),
    Noun("super_zeds", Name("Super Zeds", "スーパーゼッズ")),
    Noun("four_r", Name("the 4R Phase", "4Rフェイズ")),
    Noun("chaos", Name("Chaos", "混沌")),
    Noun("barricades", Name("Barricades", "バリケード")),
    Noun("refugees", Name("Villagers and Refugees", "村人と避難民")),
    Noun("research", Name("Research", "研究")),
    Noun("tunnel", Name("the Tunnel", "トンネル")),
)

# Lengths. [DOZ-DECK-3]
SHORT: Final = 0
NORMAL: Final = 1
MEDIUM: Final = 2
LONG: Final = 3
EPIC: Final = 4
BRIEF: Final = 5  # for Versus alone [DOZ-VERSUS-116]
LENGTHS: Final = (
    Noun("short", Name("short", "短")),
    Noun("normal", Name("normal", "通常")),
    Noun("medium", Name("medium", "中")),
    Noun("long", Name("long", "長")),
    Noun("epic", Name("epic", "最長")),
    Noun("brief", Name("brief", "最短")),
)


@dataclass(frozen=True)
class Deck:
    """How an Event deck is made: Special and Regular cards of Acts 1 to 4, Early Research cards, its size.

    ``size`` counts the End card and the National Guard. [DOZ-DECK-4, DOZ-DECK-9]
    """

    special: tuple[int, int, int, int]
    regular: tuple[int, int, int, int]
    early: int
    size: int


@dataclass(frozen=True)
class Level:
    """One level: the last colour of card it uses, what it adds, its Chaos markers, its decks by length."""

    id: str
    name: Name
    colour: int
    adds: tuple[int, ...]
    before: int
    chaos: int
    decks: tuple[Deck, ...]
    """By length, from short on."""
    brief: Deck

    def deck(self, length: int) -> Deck:
        """The decks of a length that the level offers. [DOZ-DECK-3, DOZ-VERSUS-116]"""
        return self.brief if length == BRIEF else self.decks[length]

    @property
    def uses(self) -> int:
        """Everything that is in use, as bits: what it adds, and all that levels before have added.

        [DOZ-LEVEL-7]
        """
        return self.before | sum(self.adds)

    @property
    def has_tunnel(self) -> bool:
        """Whether the Tunnel is a track. [DOZ-BOARD-4]"""
        return bool(self.uses & TUNNEL_RULES)


# [DOZ-LEVEL-1]
BASIC: Final = Level(
    id="basic",
    name=Name("Basic Game", "基本ゲーム"),
    colour=BLUE,
    adds=(),
    before=0,
    chaos=0,
    decks=(
        Deck((0, 1, 1, 1), (2, 5, 3, 2), 0, 16),
        Deck((0, 1, 1, 1), (3, 6, 4, 3), 0, 20),
    ),
    brief=Deck((0, 1, 1, 1), (2, 3, 2, 1), 0, 12),
)
# [DOZ-LEVEL-2]
OUTBREAK: Final = Level(
    id="outbreak",
    name=Name("I: Outbreak!", "I：感染爆発！"),
    colour=BLUE,
    adds=(INFECTION_RULES, HOSPITAL_RULES, SUPPLIES_RULES, SUPER_ZEDS_RULES),
    before=BASIC.uses,
    chaos=0,
    decks=(
        Deck((0, 1, 1, 1), (2, 5, 4, 2), 0, 17),
        Deck((0, 1, 1, 1), (3, 6, 4, 3), 0, 20),
    ),
    brief=Deck((0, 1, 1, 1), (2, 3, 2, 1), 0, 12),
)
# [DOZ-LEVEL-3]
APOCALYPSE: Final = Level(
    id="apocalypse",
    name=Name("II: Apocalypse!", "II：黙示録！"),
    colour=GREEN,
    adds=(FOUR_R_RULES, CHAOS_RULES, BARRICADE_RULES, REFUGEES_RULES),
    before=OUTBREAK.uses,
    chaos=10,
    decks=(
        Deck((0, 1, 2, 2), (2, 6, 4, 2), 0, 21),
        Deck((0, 1, 2, 2), (3, 8, 6, 3), 0, 27),
        Deck((0, 2, 2, 2), (4, 9, 8, 4), 0, 33),
    ),
    brief=Deck((0, 1, 1, 0), (2, 4, 2, 0), 0, 12),
)
# [DOZ-LEVEL-4]
BRAINS: Final = Level(
    id="brains",
    name=Name("III: Brains!", "III：ブレインズ！"),
    colour=YELLOW,
    adds=(RESEARCH_RULES,),
    before=APOCALYPSE.uses,
    chaos=10,
    decks=(
        Deck((0, 2, 2, 2), (2, 5, 4, 2), 3, 21),
        Deck((0, 2, 2, 2), (3, 7, 6, 3), 4, 27),
        Deck((0, 2, 2, 3), (4, 9, 8, 3), 5, 33),
        Deck((0, 2, 3, 3), (5, 11, 9, 4), 6, 39),
        Deck((0, 3, 3, 3), (6, 12, 11, 5), 7, 45),
    ),
    brief=Deck((0, 1, 1, 0), (2, 3, 2, 0), 2, 11),
)
# [DOZ-LEVEL-5]
WALKING_ZEDS: Final = Level(
    id="walking_zeds",
    name=Name("IV: Walking Zeds!", "IV：歩くゼッズ！"),
    colour=ORANGE,
    adds=(TUNNEL_RULES,),
    before=BRAINS.uses,
    chaos=12,
    decks=(
        Deck((0, 3, 2, 2), (2, 4, 4, 2), 3, 21),
        Deck((0, 3, 2, 2), (3, 6, 6, 3), 4, 27),
        Deck((0, 3, 2, 3), (4, 8, 8, 3), 5, 33),
        Deck((0, 3, 3, 3), (5, 10, 9, 4), 6, 39),
        Deck((0, 4, 3, 3), (6, 11, 11, 5), 7, 45),
    ),
    brief=Deck((0, 1, 1, 0), (2, 3, 3, 0), 2, 12),
)
# [DOZ-LEVEL-6]
DIRECTORS_CUT: Final = Level(
    id="directors_cut",
    name=Name("V: Director's Cut!", "V：ディレクターズカット！"),
    colour=RED,
    adds=(),
    before=WALKING_ZEDS.uses,
    chaos=12,
    decks=(
        Deck((0, 3, 3, 2), (2, 4, 4, 2), 3, 22),
        Deck((0, 3, 3, 2), (3, 6, 6, 3), 4, 28),
        Deck((0, 3, 3, 3), (4, 8, 8, 3), 5, 34),
        Deck((0, 3, 4, 3), (5, 10, 9, 4), 6, 40),
        Deck((0, 4, 4, 3), (6, 11, 11, 5), 7, 46),
    ),
    brief=Deck((0, 1, 1, 0), (2, 3, 2, 0), 2, 11),
)
LEVELS: Final = (BASIC, OUTBREAK, APOCALYPSE, BRAINS, WALKING_ZEDS, DIRECTORS_CUT)
LEVEL: Final = {level.id: level for level in LEVELS}
