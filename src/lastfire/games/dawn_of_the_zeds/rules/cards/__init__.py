"""Everything that is declared: counters and cards."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.levels import Level
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT

BASIC_HEROES: Final = (UNIT["piazza"], UNIT["hernandez"], UNIT["schmidt"], UNIT["hunt"])
"""The Heroes of the Basic Game. [DOZ-SETUP-2]"""
BASIC_CIVILIANS: Final = UNIT["furies"]
"""Its Heroic Civilians. [DOZ-SETUP-4]"""
GUARD_POSTS: Final = (
    (UNIT["red_diamond_guards_1"], BY_ID["town_basement"]),
    (UNIT["red_diamond_guards_2"], BY_ID["guard_post"]),
)
"""Who starts in the Tunnel. [DOZ-SETUP-12]"""


def box_of(level: Level, versus: bool) -> Box:
    """Everything that a match of this level is played with."""
    raise NotImplementedError
