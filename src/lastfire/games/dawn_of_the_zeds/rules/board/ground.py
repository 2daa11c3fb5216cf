"""What can lie on a space, and how far the tracks of stores go."""

from typing import Final

# What lies on a space, as bits. [DOZ-BUILD-5]
BARRICADE: Final = 1
STRONGPOINT: Final = 2
MINEFIELD_7: Final = 4
MINEFIELD_4: Final = 8
NO_ENTRY: Final = 16
BRIDGE_DOWN: Final = 32
FERRY: Final = 64
IMPASSABLE: Final = NO_ENTRY | BRIDGE_DOWN
"""Where one of these lies nobody comes in; Zeds mind No Entry alone. [DOZ-EVENT-23, DOZ-FATE-17]"""

MOST_STORES: Final = 20  # Supplies, and Ammo [DOZ-BOARD-22]
MOST_INFECTION: Final = 13  # [DOZ-BOARD-23]
MOST_EVENT_ACTIONS: Final = 4  # [DOZ-BOARD-24]
