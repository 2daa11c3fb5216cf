"""When cards that are held may be played. [DOZ-FATE-6, DOZ-COOP-10]

A card that may be played at any time is offered wherever it can matter.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable

PHASE_BEGINS: Final = 0  # each phase of a turn
BEFORE_TRACK: Final = 1  # a track is about to be activated: ``t.track``
BEFORE_GROUP: Final = 2  # a group is about to move: ``t.groups[0]``
PLAYERS_ATTACK: Final = 3  # a player unit starts a hand-to-hand: ``t.fight``
ZEDS_ATTACK: Final = 4  # a player unit is attacked: ``t.fight``
DEFENCE_LOST: Final = 5  # Zeds have attacked and won, before the retreat
INFECTION_RISES: Final = 6  # it is about to reach 13
CHAOS_NEEDED: Final = 7  # a marker must be laid and none is left
SUPPLIES_NEEDED: Final = 8  # a loss of Supplies cannot be met
IN_ACTIONS: Final = 9  # the menu of the Action Phase
ON_HERO_MOVE: Final = 10  # a Hero's Move Action


def offer(t: DawnTable, moment: int) -> Flow:
    """Let the players play hold cards now, one after another, lead player first, until all have passed.

    Nobody is asked where no held card fits.
    """
    raise NotImplementedError
