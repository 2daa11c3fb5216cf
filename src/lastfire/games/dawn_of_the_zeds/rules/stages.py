"""The phases of a turn, and how a game ends."""

from typing import Final

# Phases, in the order of a turn. [DOZ-TURN-1]
EVENT: Final = 0
FOUR_R: Final = 1
INFECTION: Final = 2
EAT: Final = 3
ZEDS: Final = 4
ACTION: Final = 5
HOUSEKEEPING: Final = 6
OVER: Final = 7
SETUP: Final = 8  # Heroes are chosen and come in [DOZ-SETUP-3]

# How a game ends.
STILL_ON: Final = -1
SURVIVED: Final = 0  # [DOZ-END-3]
TOWN_FALLS: Final = 1  # [DOZ-END-1]
CHAOS_WINS: Final = 2  # [DOZ-END-2]
