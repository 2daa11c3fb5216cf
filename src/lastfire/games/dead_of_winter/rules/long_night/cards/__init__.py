"""The cards of The Long Night, one set for each of its modules: a card with a mark stands in its module's.

[LN-SETUP-3, LN-SETUP-4]
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import CardSet
from lastfire.games.dead_of_winter.rules.long_night.cards import (
    bandit_crossroads,
    crises,
    crossroads,
    exiled_objectives,
    improvement_crossroads,
    items,
    lasting_crossroads,
    main_objectives,
    people_crossroads,
    raxxon_crossroads,
    secret_objectives,
    starters,
    survivors,
)

COMMON: Final = CardSet(
    "long_night",
    survivors=survivors.SURVIVORS,
    items=(*starters.STARTERS, *items.TOWN),
    crises=crises.CRISES,
    main=main_objectives.MAIN_OBJECTIVES,
    secrets=(*secret_objectives.SECRETS, *secret_objectives.BETRAYALS),
    exiled=exiled_objectives.EXILED,
    crossroads=(*crossroads.CROSSROADS, *people_crossroads.PEOPLE, *lasting_crossroads.LASTING),
)
RAXXON: Final = CardSet(
    "long_night_raxxon",
    items=items.OF_RAXXON,
    crises=crises.OF_RAXXON,
    secrets=(*secret_objectives.OF_RAXXON, *secret_objectives.BETRAYALS_OF_RAXXON),
    exiled=exiled_objectives.OF_RAXXON,
    crossroads=raxxon_crossroads.RAXXON_CROSSROADS,
)
BANDITS: Final = CardSet(
    "long_night_bandits",
    items=items.OF_BANDITS,
    crises=crises.OF_BANDITS,
    secrets=(*secret_objectives.OF_BANDITS, *secret_objectives.BETRAYALS_OF_BANDITS),
    exiled=exiled_objectives.OF_BANDITS,
    crossroads=bandit_crossroads.BANDIT_CROSSROADS,
)
IMPROVEMENTS: Final = CardSet(
    "long_night_improvements",
    items=items.OF_IMPROVEMENTS,
    crises=crises.OF_IMPROVEMENTS,
    main=main_objectives.OF_IMPROVEMENTS,
    secrets=(*secret_objectives.OF_IMPROVEMENTS, *secret_objectives.BETRAYALS_OF_IMPROVEMENTS),
    crossroads=improvement_crossroads.IMPROVEMENT_CROSSROADS,
)
SCENARIOS: Final = CardSet(
    "long_night_scenarios",
    main=(*main_objectives.CHIMP_AND_THE_CODE, *main_objectives.BANDIT_BLITZ),
    secrets=secret_objectives.BETRAYALS_OF_SCENARIOS,
)

NIGHT: Final = (COMMON, RAXXON, BANDITS, IMPROVEMENTS, SCENARIOS)
"""In the order of their modules."""
