"""The 22 different Research cards, in the order of ``decks.names.RESEARCH``. [DOZ-RESEARCH-18]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.card import (
    EARLY,
    LATE_SPECIAL,
    LATE_STANDARD,
    STARTING,
    ResearchCard,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    EarlyOnTop,
    GainStores,
    LowerInfection,
    RemoveChaos,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.research_holdings import (
    AddsToForage,
    AddsToSaving,
    Distracts,
    DrawsTwo,
    HurtsWeakest,
    OutbreakOnStart,
    OutbreakSets,
    ResearchForSupply,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.research_verbs import (
    AdvanceAntidote,
    BackFromDead,
    GainComponent,
    HealCivilians,
    HeroOfClassArrives,
    LoseComponentOr,
    Shrink,
    ZedsRetreat,
)
from lastfire.games.dawn_of_the_zeds.rules.units.unit import SCIENTIST

DPC_COMMISSION: Final = ResearchCard(id="dpc_commission", kind=STARTING, need=3)
INTERESTING: Final = ResearchCard(id="interesting", kind=EARLY, need=5, effects=(LowerInfection(2),))
INTOXICATED: Final = ResearchCard(id="intoxicated", kind=EARLY, need=4, holds=(HurtsWeakest(1),))
REPORTS_OF_DEATH: Final = ResearchCard(id="reports_of_death", kind=EARLY, need=5, effects=(BackFromDead(),))
DISTRACTION: Final = ResearchCard(id="distraction", kind=EARLY, need=4, holds=(Distracts(1),))
SASHA: Final = ResearchCard(id="sasha", kind=EARLY, need=3)
LEAFLETS: Final = ResearchCard(id="leaflets", kind=EARLY, need=5, effects=(HealCivilians(2),))
HOPE: Final = ResearchCard(id="hope", kind=EARLY, need=4, holds=(AddsToSaving(1),))
JERKY: Final = ResearchCard(id="jerky", kind=EARLY, need=5, effects=(GainStores(2),))
MUSIC: Final = ResearchCard(id="music", kind=EARLY, need=5, effects=(ZedsRetreat(),))
CONFIDENT: Final = ResearchCard(id="confident", kind=EARLY, need=5, effects=(RemoveChaos(1),))
HALF_TURNED: Final = ResearchCard(id="half_turned", kind=EARLY, need=4, holds=(OutbreakSets(2),))
SHORT_MATERIALS: Final = ResearchCard(id="short_materials", kind=EARLY, need=5, holds=(ResearchForSupply(),))
MORE_TESTS: Final = ResearchCard(
    id="more_tests", kind=EARLY, need=4, effects=(LoseComponentOr(True, (EarlyOnTop(),)),)
)
HORMONE: Final = ResearchCard(id="hormone", kind=LATE_STANDARD, need=5, supply=True, effects=(Shrink(),))
NOW_OR_NEVER: Final = ResearchCard(
    id="now_or_never", kind=LATE_STANDARD, need=5, supply=True, holds=(AddsToForage(1),)
)
UNNATURAL: Final = ResearchCard(id="unnatural", kind=LATE_STANDARD, need=5, supply=True, holds=(DrawsTwo(),))
VACCINES: Final = ResearchCard(
    id="vaccines", kind=LATE_STANDARD, need=5, supply=True, holds=(OutbreakOnStart(),)
)
SCI_HERO: Final = ResearchCard(
    id="sci_hero", kind=LATE_STANDARD, need=5, supply=True, effects=(HeroOfClassArrives(SCIENTIST),)
)
STALLED: Final = ResearchCard(id="stalled", kind=LATE_STANDARD, need=4, supply=True)
# [DOZ-RESEARCH-8, DOZ-RESEARCH-9]
ANTIDOTE: Final = ResearchCard(
    id="antidote", kind=LATE_SPECIAL, need=6, supply=True, effects=(AdvanceAntidote(),)
)
# [DOZ-RESEARCH-10, DOZ-RESEARCH-11]
SUPER_WEAPON: Final = ResearchCard(
    id="super_weapon", kind=LATE_SPECIAL, need=5, supply=True, effects=(GainComponent(),), count=4
)

RESEARCH: Final[tuple[ResearchCard, ...]] = (
    DPC_COMMISSION,
    *(
        INTERESTING,
        INTOXICATED,
        REPORTS_OF_DEATH,
        DISTRACTION,
        SASHA,
        LEAFLETS,
        HOPE,
        JERKY,
        MUSIC,
        CONFIDENT,
    ),
    *(HALF_TURNED, SHORT_MATERIALS, MORE_TESTS),
    *(HORMONE, NOW_OR_NEVER, UNNATURAL, VACCINES, SCI_HERO, STALLED),
    *(ANTIDOTE, SUPER_WEAPON),
)
"""A card's place here is its number."""
