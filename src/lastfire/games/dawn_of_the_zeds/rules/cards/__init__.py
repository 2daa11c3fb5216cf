"""Everything that is declared: counters and cards."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.card import EventCard, FateCard, ResearchCard
from lastfire.games.dawn_of_the_zeds.rules.cards.civilians import GUARD, REGULAR, SPECIAL, VILLAGERS, VIP
from lastfire.games.dawn_of_the_zeds.rules.cards.components import COMPONENTS as COMPONENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events import EVENT_CARDS
from lastfire.games.dawn_of_the_zeds.rules.cards.fates import FATES as FATE_CARDS
from lastfire.games.dawn_of_the_zeds.rules.cards.heroes import HEROES
from lastfire.games.dawn_of_the_zeds.rules.cards.heroic_civilians import HEROIC
from lastfire.games.dawn_of_the_zeds.rules.cards.markers import MARKERS as MARKERS
from lastfire.games.dawn_of_the_zeds.rules.cards.raiders import RAIDERS
from lastfire.games.dawn_of_the_zeds.rules.cards.research import RESEARCH as RESEARCH_CARDS
from lastfire.games.dawn_of_the_zeds.rules.cards.schemes import SCHEMES as SCHEMES
from lastfire.games.dawn_of_the_zeds.rules.cards.super_zeds import SUPER_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.cards.un_zeds import UN_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.cards.zeds import REGULAR_ZEDS, SPREADERS
from lastfire.games.dawn_of_the_zeds.rules.levels import Level
from lastfire.games.dawn_of_the_zeds.rules.units.names import STARTERS, UNIT

BASIC_HEROES: Final = tuple([UNIT[hero] for hero in STARTERS])
"""The Heroes of the Basic Game. [DOZ-SETUP-2]"""
BASIC_CIVILIANS: Final = UNIT["furies"]
"""Its Heroic Civilians. [DOZ-SETUP-4]"""
GUARD_POSTS: Final = (
    (UNIT["red_diamond_guards_1"], BY_ID["town_basement"]),
    (UNIT["red_diamond_guards_2"], BY_ID["guard_post"]),
)
"""Who starts in the Tunnel. [DOZ-SETUP-12]"""


UNITS: Final = (
    *HEROES,
    *HEROIC,
    *REGULAR,
    *VILLAGERS,
    VIP,
    *SPECIAL,
    GUARD,
    *RAIDERS,
    *SPREADERS,
    *REGULAR_ZEDS,
    *SUPER_ZEDS,
    *UN_ZEDS,
)
"""All counters, in the order of their numbers."""

EVENTS: Final[tuple[EventCard, ...]] = EVENT_CARDS
FATES: Final[tuple[FateCard, ...]] = FATE_CARDS
RESEARCH: Final[tuple[ResearchCard, ...]] = RESEARCH_CARDS

_BOXES: Final[dict[tuple[str, bool], Box]] = {}


def box_of(level: Level, versus: bool) -> Box:
    """Everything that a match of this level is played with; matches share it."""
    key = (level.id, versus)
    if key not in _BOXES:
        _BOXES[key] = Box(level, UNITS, MARKERS, COMPONENTS, RESEARCH, EVENTS, FATES, SCHEMES)
    return _BOXES[key]
