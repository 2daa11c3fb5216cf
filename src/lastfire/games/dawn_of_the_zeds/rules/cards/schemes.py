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
BASIC_GAME: Final = 0
LEVEL_1: Final = 1
LEVEL_2: Final = 2
LEVEL_3: Final = 3
LEVEL_4: Final = 4


def _scheme(key: str, level: int, moment: int, *effects: Verb) -> SchemeCard:
    return SchemeCard(key, level, (moment,), effects, origin=ORIGINAL)


SCHEMES: Final = (
    _scheme("scent_of_blood", BASIC_GAME, AT_ZEDS_ACTIONS, FreeShamble()),
    SchemeCard("packed_ranks", BASIC_GAME, (ZEDS_DICE,), holds=(ShiftsZedsAttack(-1),), origin=ORIGINAL),
    _scheme("thick_hides", BASIC_GAME, ZEDS_HIT, CancelHits(1)),
    _scheme("fresh_graves", BASIC_GAME, AT_ZEDS_ACTIONS, FreeRise()),
    _scheme("second_wind", BASIC_GAME, AT_ZEDS_ACTIONS, Recover()),
    _scheme("detour", BASIC_GAME, AT_ZEDS_ACTIONS, ChangeTracks(4, 6)),
    _scheme("empty_shells", BASIC_GAME, GUNFIRE_DECLARED, DemandAmmo(1)),
    _scheme("panic", BASIC_GAME, ACTIONS_BEGIN, LoseEventActions(1)),
    _scheme("bad_water", LEVEL_1, AT_ZEDS_ACTIONS, RaiseInfectionTo(2, 12)),
    _scheme("safe_house", LEVEL_1, ARRESTED, GetAway()),
    _scheme("new_recruits", LEVEL_1, AT_ZEDS_ACTIONS, FreeAgitate()),
    _scheme("night_errand", LEVEL_1, AT_ZEDS_ACTIONS, FreeSneak()),
    _scheme("rumour_mill", LEVEL_2, AT_ZEDS_ACTIONS, TurnRefugeesBack()),
    _scheme("loose_planks", LEVEL_2, AT_ZEDS_ACTIONS, LoosenPlanks()),
    _scheme("spilled_samples", LEVEL_3, RESEARCH_ROLLED, LowerDie(1)),
    _scheme(
        "forgotten_hatch",
        LEVEL_4,
        AT_ZEDS_ACTIONS,
        OpenHatch(
            ((7, "university"), (6, "nuclear_plant"), (4, "lucky_strike_mine"), (3, "farm")), (5, "farm")
        ),
    ),
)
"""All Schemes, in the order of their numbers."""
