"""Un-Zeds, who are original: no source has their counters. [DOZ-VERSUS-63..77]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.cards.common import RED_DIAMOND
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN
from lastfire.games.dawn_of_the_zeds.rules.effects.un_zeds_powers import (
    AddsZedsActions,
    ArrestedOn,
    BarsHere,
    BlocksRefugees,
    ComesByCard,
    DecidesTies,
    Experiments,
    LeadsZeds,
    Razes,
    ShootsAtPlayers,
    StealsFree,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import ARREST, BUILDING, FORAGING, Holding
from lastfire.games.dawn_of_the_zeds.rules.units.unit import ORIGINAL, Unit


def _un_zeds(
    key: str, strength: tuple[int, int], move: int, hits: int, colour: int, *abilities: Holding
) -> Unit:
    return Unit(
        key, strength=strength, move=move, hits=hits, colour=colour, abilities=abilities, origin=ORIGINAL
    )


UN_ZEDS: Final = (
    # [DOZ-VERSUS-74]
    _un_zeds(
        "dr_marteuse",
        (3, 2),
        3,
        1,
        BLUE,
        ComesByCard(),
        AddsZedsActions(1),
        DecidesTies(),
        Experiments(),
        ArrestedOn(5),
        RED_DIAMOND,
    ),
    _un_zeds("protesters_1", (2, 1), 2, 2, BLUE, BlocksRefugees()),
    _un_zeds("protesters_2", (2, 1), 2, 2, BLUE, BlocksRefugees()),
    _un_zeds("looters_1", (4, 2), 2, 2, BLUE, StealsFree()),
    _un_zeds("looters_2", (4, 2), 2, 2, BLUE, StealsFree()),
    _un_zeds("lawyers", (1, 1), 3, 1, BLUE, BarsHere((FORAGING, BUILDING, ARREST))),
    _un_zeds("arsonists", (2, 1), 3, 1, GREEN, Razes()),
    _un_zeds("deserters", (3, 2), 2, 2, GREEN, ShootsAtPlayers()),
    _un_zeds("risen_congregation", (3, 2), 1, 2, GREEN, LeadsZeds()),
)
