"""How many cards of each kind The Long Night has, over all its modules.

[LN-SETUP-12, LN-SETUP-13, LN-SETUP-17..19]
"""

from typing import Final

SURVIVORS: Final = 20
CRISES: Final = 22
MAIN_OBJECTIVES: Final = 8
SECRET_OBJECTIVES: Final = 24  # the regular ones
BETRAYAL_OBJECTIVES: Final = 11
EXILED_OBJECTIVES: Final = 5
CROSSROADS: Final = 70  # nine of them for adults
MATURE_CROSSROADS: Final = 9
IMPROVEMENTS: Final = 10
EXPERIMENTS: Final = 12
SIDE_EFFECTS: Final = 6
ITEMS_BY_DECK: Final = (25, 20, 20, 20, 20, 20, 20, 20)  # starters, then each location, Raxxon last
