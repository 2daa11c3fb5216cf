"""The sets of cards: those of every match of The Long Night, and those with the mark of a module."""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import CardSet
from lastfire.games.dead_of_winter.rules.long_night.cards import (
    crises,
    exiled_objectives,
    main_objectives,
    secret_objectives,
)

OF_SCENARIOS: Final = CardSet(
    "long_night_scenarios",
    main=(*main_objectives.CHIMP_AND_THE_CODE, *main_objectives.BANDIT_BLITZ),
    secrets=secret_objectives.BETRAYALS_OF_SCENARIOS,
)
"""Those of the scenarios. [LN-SCENARIO-1, LN-SCENARIO-11]"""
