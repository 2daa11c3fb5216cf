"""The Schemes of the Zeds player, all original. [DOZ-VERSUS-88, DOZ-VERSUS-94..109]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.card import SchemeCard
from lastfire.games.dawn_of_the_zeds.rules.effects.hatch_verb import OpenHatch
from lastfire.games.dawn_of_the_zeds.rules.effects.scheme_verbs import (
    CancelHits,
    ChangeTracks,
    DemandAmmo,
    FreeAgitate,
    FreeRise,
    FreeShamble,
    FreeSneak,
    GetAway,
    LoosenPlanks,
    LoseEventActions,
    LowerDie,
    RaiseInfectionTo,
    Recover,
    ShiftsZedsAttack,
    TurnRefugeesBack,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.units.unit import ORIGINAL
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import (
    ACTIONS_BEGIN,
    ARRESTED,
    AT_ZEDS_ACTIONS,
    GUNFIRE_DECLARED,
    RESEARCH_ROLLED,
    ZEDS_DICE,
    ZEDS_HIT,
)

# The first level of a card, counted from the Basic Game.
BASIC: Final = 0
I: Final = 1
II: Final = 2
III: Final = 3
IV: Final = 4


def _scheme(key: str, level: int, moment: int, *effects: Verb) -> SchemeCard:
    return SchemeCard(key, level, (moment,), effects, origin=ORIGINAL)


SCHEMES: Final = (
    _scheme("scent_of_blood", BASIC, AT_ZEDS_ACTIONS, FreeShamble()),
    SchemeCard("packed_ranks", BASIC, (ZEDS_DICE,), holds=(ShiftsZedsAttack(-1),), origin=ORIGINAL),
    _scheme("thick_hides", BASIC, ZEDS_HIT, CancelHits(1)),
    _scheme("fresh_graves", BASIC, AT_ZEDS_ACTIONS, FreeRise()),
    _scheme("second_wind", BASIC, AT_ZEDS_ACTIONS, Recover()),
    _scheme("detour", BASIC, AT_ZEDS_ACTIONS, ChangeTracks(4, 6)),
    _scheme("empty_shells", BASIC, GUNFIRE_DECLARED, DemandAmmo(1)),
    _scheme("panic", BASIC, ACTIONS_BEGIN, LoseEventActions(1)),
    _scheme("bad_water", I, AT_ZEDS_ACTIONS, RaiseInfectionTo(2, 12)),
    _scheme("safe_house", I, ARRESTED, GetAway()),
    _scheme("new_recruits", I, AT_ZEDS_ACTIONS, FreeAgitate()),
    _scheme("night_errand", I, AT_ZEDS_ACTIONS, FreeSneak()),
    _scheme("rumour_mill", II, AT_ZEDS_ACTIONS, TurnRefugeesBack()),
    _scheme("loose_planks", II, AT_ZEDS_ACTIONS, LoosenPlanks()),
    _scheme("spilled_samples", III, RESEARCH_ROLLED, LowerDie(1)),
    _scheme(
        "forgotten_hatch",
        IV,
        AT_ZEDS_ACTIONS,
        OpenHatch(((7, "university"), (6, "nuclear_plant"), (4, "lucky_strike_mine"), (3, "farm")), (5, "farm")),
    ),
)
"""All Schemes, in the order of their numbers."""
