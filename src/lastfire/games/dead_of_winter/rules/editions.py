"""Which edition a match is played with: the base game with the modules and packs that were agreed on.

Matches that are played with the same modules and packs share one edition.
"""

from typing import Final

from lastfire.engine.game import Setup
from lastfire.engine.pack import Pack
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES, Board
from lastfire.games.dead_of_winter.rules.card import Box, box_of
from lastfire.games.dead_of_winter.rules.cards import SETS, box_with, set_of
from lastfire.games.dead_of_winter.rules.edition import Edition
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.night.colony import STAGES
from lastfire.games.dead_of_winter.rules.stage import Night
from lastfire.games.dead_of_winter.rules.state import NEW_ROUND
from lastfire.games.dead_of_winter.rules.turn.deeds import DEEDS, MENU

MODULES: Final[list[Module]] = []
"""Every module there is, in the order in which matches have them."""

_EDITIONS: Final[dict[tuple[tuple[str, ...], tuple[Pack, ...]], Edition]] = {}


def edition_of(setup: Setup) -> Edition:
    """The edition of a match: the modules that its options name, then its packs."""
    used = tuple([module for module in MODULES if setup.options[module.id] is True])
    key = (tuple([module.id for module in used]), setup.packs)
    if key not in _EDITIONS:
        _EDITIONS[key] = _edition(used, _box(used, setup.packs))
    return _EDITIONS[key]


def _edition(modules: tuple[Module, ...], box: Box) -> Edition:
    """The base game with these modules."""
    deeds = [deed for module in modules for deed in module.deeds]
    return Edition(
        modules,
        box,
        Board((*BASE_PLACES, *[place for module in modules for place in module.places])),
        Night(STAGES, NEW_ROUND, tuple([each for module in modules for each in module.stages])),
        (*MENU, *[deed for deed in deeds if not deed.listed_with]),
        (*DEEDS, *deeds),
    )


def whole_box(packs: tuple[Pack, ...]) -> Box:
    """All cards there are: those of every module, and of these packs."""
    return _box(tuple(MODULES), packs)


def _box(modules: tuple[Module, ...], packs: tuple[Pack, ...]) -> Box:
    sets = [module.cards for module in modules if module.cards is not None]
    return box_of((*SETS, *sets, *[set_of(pack) for pack in packs])) if sets else box_with(packs)
