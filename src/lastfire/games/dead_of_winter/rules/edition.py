"""Editions: what a match is played with. The modules in use, and the places, deeds, stages and cards so far.

Matches that are played with the same modules share one edition, which never changes.
"""

from typing import Final

from lastfire.engine.game import Setup
from lastfire.engine.pack import Pack
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES, Board
from lastfire.games.dead_of_winter.rules.card import Box, box_of, questions_of
from lastfire.games.dead_of_winter.rules.cards import SETS, box_with, set_of
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.night.colony import STAGES
from lastfire.games.dead_of_winter.rules.stage import Night
from lastfire.games.dead_of_winter.rules.state import NEW_ROUND
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.deeds import DEEDS, MENU
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS


class Edition:
    """The modules of a match, and everything that they and the base game bring."""

    def __init__(self, modules: tuple[Module, ...], box: Box) -> None:
        deeds = [deed for module in modules for deed in module.deeds]
        self.modules = modules
        self.asked_of_modules = tuple([questions_of([module]) for module in modules])
        self.box = box
        self.board = Board((*BASE_PLACES, *[place for module in modules for place in module.places]))
        self.night = Night(STAGES, NEW_ROUND, tuple([each for module in modules for each in module.stages]))
        self.menu = (*MENU, *[deed for deed in deeds if not deed.listed_with])
        self.deeds = {deed.verb: deed for deed in (*DEEDS, *deeds)}

    def deed_of(self, action: int) -> Deed:
        """The deed that an action of the menu belongs to."""
        return self.deeds[WORDS.actions[action].verb]


MODULES: Final[list[Module]] = []
"""Every module there is, in the order in which matches have them."""

_EDITIONS: Final[dict[tuple[tuple[str, ...], tuple[Pack, ...]], Edition]] = {}


def edition_of(setup: Setup) -> Edition:
    """The edition of a match: the modules that its options name, then its packs."""
    used = tuple([module for module in MODULES if setup.options[module.id] is True])
    key = (tuple([module.id for module in used]), setup.packs)
    if key not in _EDITIONS:
        _EDITIONS[key] = Edition(used, _box(used, setup.packs))
    return _EDITIONS[key]


def whole_box(packs: tuple[Pack, ...]) -> Box:
    """All cards there are: those of every module, and of these packs."""
    return _box(tuple(MODULES), packs)


def _box(modules: tuple[Module, ...], packs: tuple[Pack, ...]) -> Box:
    sets = [module.cards for module in modules if module.cards is not None]
    return box_of((*SETS, *sets, *[set_of(pack) for pack in packs])) if sets else box_with(packs)
