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
FORESEES: Final = 11
BARS_EVADING: Final = 12
SHIFT: Final = 13
BARS_TERRAIN: Final = 14
ROLLS_AGAIN: Final = 15
ADDS_DIE: Final = 16
INFECTION_OF_FIGHT: Final = 17
SPARES_INFECTION: Final = 18
WINS: Final = 19
AFTER_FIGHT: Final = 20
HITS_AFTER: Final = 21
FIGHTS_ON: Final = 22

# Gunfire.
GUN_RANGE: Final = 23
GUN_STRENGTH: Final = 24
GUN_SHIFT: Final = 25
SHOOTS_FOR: Final = 26
AFTER_SHOT: Final = 27
SCATTERS: Final = 28

# The Zeds Phase.
AT_ACTIVATION: Final = 29
STOPS_ADVANCE: Final = 30
ADVANCES_AGAIN: Final = 31
MOB_ADVANCES_AGAIN: Final = 32
MOVES_AGAIN: Final = 33
AFTER_ADVANCE: Final = 34
KEEPS_STILL: Final = 35
BREAKS_BARRICADE: Final = 36
CHAOS_LAID: Final = 37
HOLDS_TOWN: Final = 38
PROTECTS: Final = 39
DRAWS_TWO: Final = 40

# Infection, Eat, Housekeeping.
OUTBREAK_SETS: Final = 41
OUTBREAK_ON_START: Final = 42
EAT_ADDED: Final = 43
SECOND_SUPPLY_IS_FREE: Final = 44
SAVING_ADDED: Final = 45
SAVES_WITH_TWO: Final = 46
LEAVES_SPACE: Final = 47
ORDER_RAISES: Final = 48

# The Action Phase.
IS_ACTION: Final = 49
AT_ACTIONS: Final = 50
AFTER_ACTIONS: Final = 51
ACTS_FOR_ITSELF: Final = 52
SKIPS_ACTIONS: Final = 53
AFTER_HOLD_CARD: Final = 54
CENTER_IS_FREE: Final = 55
SEES_FATE: Final = 56
JUMPS: Final = 57
BARS_MOVE: Final = 58
FORAGES_WITH_TWO: Final = 59
FORAGES_AMONG_ZEDS: Final = 60
FORAGE_ADDED: Final = 61
AFTER_FORAGE: Final = 62
BUILD_PRICE: Final = 63
BUILDS_BESIDE: Final = 64
HEAL_LOWERS: Final = 65
RESEARCH_ADDED: Final = 66
COMPLETES_WEAPON: Final = 67
RESEARCH_FOR_SUPPLY: Final = 68
WIDENS_SPEECH: Final = 69

# 4R.
STEPS_IN_FOUR_R: Final = 70

# Raiders and Un-Zeds.
ARRIVES: Final = 71
BLOCKS_REFUGEES: Final = 72
COMES_BY_CARD: Final = 73
STEALS_FREE: Final = 74
RAZES: Final = 75
SHOOTS_AT_PLAYERS: Final = 76
LEADS_ZEDS: Final = 77
DECIDES_TIES: Final = 78
INCOME_ADDED: Final = 79
EXPERIMENTS: Final = 80
ARRESTED_ON: Final = 81

COUNT: Final = 82
"""How many there are."""
