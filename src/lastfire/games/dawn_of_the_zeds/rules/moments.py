"""The moments at which a held card may be played. [DOZ-FATE-6]"""

from typing import Final

PHASE_BEGINS: Final = 0  # each phase of a turn
BEFORE_TRACK: Final = 1  # a track is about to be activated: ``t.track``
BEFORE_GROUP: Final = 2  # a group is about to move: ``t.groups[0]``
PLAYERS_ATTACK: Final = 3  # a player unit starts a hand-to-hand: ``t.fight``
ZEDS_ATTACK: Final = 4  # a player unit is attacked: ``t.fight``
DEFENCE_LOST: Final = 5  # Zeds have attacked and won, before the retreat: ``t.fight``
INFECTION_RISES: Final = 6  # it is about to reach 13
CHAOS_NEEDED: Final = 7  # a marker must be laid and none is left
SUPPLIES_NEEDED: Final = 8  # a loss of Supplies cannot be met
IN_ACTIONS: Final = 9  # the menu of the Action Phase
ON_HERO_MOVE: Final = 10  # the menu of a Hero who can move: ``t.acting``
TOWN_STANDS: Final = 11  # the last Event card is survived, before the score is counted
INFECTION_READ: Final = 12  # a card or a check asks how high it is
IN_FIGHT: Final = (PLAYERS_ATTACK, ZEDS_ATTACK, DEFENCE_LOST)
"""What is played now and holds, holds for the hand-to-hand under way."""
BEFORE_DICE: Final = (PLAYERS_ATTACK, ZEDS_ATTACK)
"""What is played now may change the column."""
CHAOS_READ: Final = 13  # a card or an Outbreak asks where Chaos is
CARD_LOST: Final = 14  # a held card is about to be discarded
AT_PHASE: Final = 15  # AT_PHASE + p: the phase p begins, which PHASE_BEGINS looks for as well
