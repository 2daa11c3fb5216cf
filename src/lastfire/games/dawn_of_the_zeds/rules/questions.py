"""The questions of ``Holding`` by number, in the order in which it asks them.

Chapters put them by number, so that the box can lay out what answers each (``box.py``).
"""

from typing import Final

# Coming into play, and what a unit is.
ENTERS: Final = 0
BARS: Final = 1
BARS_HERE: Final = 2
MAY_ENTER: Final = 3
IGNORES_CHAOS: Final = 4
STRENGTH_ADDED: Final = 5
IGNORES_HIT: Final = 6
LEAVES_CATACOMBS: Final = 7
OPENS_BED: Final = 8

# Hand-to-hand.
MEETING: Final = 9
DECLINES: Final = 10
BARS_EVADING: Final = 11
SHIFT: Final = 12
BARS_TERRAIN: Final = 13
ROLLS_AGAIN: Final = 14
ADDS_DIE: Final = 15
INFECTION_OF_FIGHT: Final = 16
SPARES_INFECTION: Final = 17
WINS: Final = 18
AFTER_FIGHT: Final = 19
FIGHTS_ON: Final = 20

# Gunfire.
GUN_RANGE: Final = 21
GUN_STRENGTH: Final = 22
GUN_SHIFT: Final = 23
SHOOTS_FOR: Final = 24
AFTER_SHOT: Final = 25
SCATTERS: Final = 26

# The Zeds Phase.
AT_ACTIVATION: Final = 27
STOPS_ADVANCE: Final = 28
ADVANCES_AGAIN: Final = 29
MOB_ADVANCES_AGAIN: Final = 30
MOVES_AGAIN: Final = 31
AFTER_ADVANCE: Final = 32
KEEPS_STILL: Final = 33
BREAKS_BARRICADE: Final = 34
CHAOS_LAID: Final = 35
HOLDS_TOWN: Final = 36
PROTECTS: Final = 37
DRAWS_TWO: Final = 38

# Infection, Eat, Housekeeping.
OUTBREAK_SETS: Final = 39
OUTBREAK_ON_START: Final = 40
EAT_ADDED: Final = 41
SECOND_SUPPLY_IS_FREE: Final = 42
SAVING_ADDED: Final = 43
SAVES_WITH_TWO: Final = 44
LEAVES_SPACE: Final = 45
ORDER_RAISES: Final = 46

# The Action Phase.
IS_ACTION: Final = 47
AT_ACTIONS: Final = 48
AFTER_ACTIONS: Final = 49
ACTS_FOR_ITSELF: Final = 50
SKIPS_ACTIONS: Final = 51
AFTER_HOLD_CARD: Final = 52
CENTER_IS_FREE: Final = 53
SEES_FATE: Final = 54
JUMPS: Final = 55
BARS_MOVE: Final = 56
FORAGES_WITH_TWO: Final = 57
FORAGES_AMONG_ZEDS: Final = 58
FORAGE_ADDED: Final = 59
AFTER_FORAGE: Final = 60
BUILD_PRICE: Final = 61
BUILDS_BESIDE: Final = 62
HEAL_LOWERS: Final = 63
RESEARCH_ADDED: Final = 64
COMPLETES_WEAPON: Final = 65
RESEARCH_FOR_SUPPLY: Final = 66
WIDENS_SPEECH: Final = 67

# 4R.
STEPS_IN_FOUR_R: Final = 68

# Raiders and Un-Zeds.
ARRIVES: Final = 69
BLOCKS_REFUGEES: Final = 70
COMES_BY_CARD: Final = 71
STEALS_FREE: Final = 72
RAZES: Final = 73
SHOOTS_AT_PLAYERS: Final = 74
LEADS_ZEDS: Final = 75
DECIDES_TIES: Final = 76
INCOME_ADDED: Final = 77
EXPERIMENTS: Final = 78
ARRESTED_ON: Final = 79

COUNT: Final = 80
"""How many there are."""
