"""How many cards of each kind The Long Night has, over all its modules.

[LN-SETUP-12, LN-SETUP-13, LN-SETUP-17..19]
"""

from typing import Final

SURVIVORS: Final = 20
CRISES: Final = 22
MAIN_OBJECTIVES: Final = 5
SCENARIO_GOALS: Final = 6  # on both sides of three further cards: eight main objectives in all
SECRET_OBJECTIVES: Final = 24  # the regular ones
BETRAYAL_OBJECTIVES: Final = 11
EXILED_OBJECTIVES: Final = 5
CROSSROADS: Final = 70
MATURE_CROSSROADS: Final = 9  # of those
IMPROVEMENTS: Final = 10
EXPERIMENTS: Final = 12
SIDE_EFFECTS: Final = 6
ITEMS_BY_DECK: Final = (25, 20, 20, 20, 20, 20, 20, 20)  # starters, then each location, Raxxon last
