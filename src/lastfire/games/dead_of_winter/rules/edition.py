"""Editions: what a match is played with. The modules in use, and the places, deeds, stages and cards so far.

Matches that are played with the same modules share one edition, which never changes.
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import Box, box_of
from lastfire.games.dead_of_winter.rules.cards import BOX, SETS
from lastfire.games.dead_of_winter.rules.colony import STAGES
from lastfire.games.dead_of_winter.rules.deed import Deed
from lastfire.games.dead_of_winter.rules.deeds import DEEDS, MENU
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.places import BASE_PLACES, Board
from lastfire.games.dead_of_winter.rules.stage import Night
from lastfire.games.dead_of_winter.rules.state import NEW_ROUND
from lastfire.games.dead_of_winter.rules.terms import WORDS


class Edition:
    """The modules of a match, and everything that they and the base game bring.

    ``number`` says in saves which modules they are: a bit for each.
    """

    def __init__(self, number: int, modules: tuple[Module, ...], box: Box) -> None:
        deeds = [deed for module in modules for deed in module.deeds]
        self.number = number
        self.modules = modules
        self.box = box
        self.board = Board((*BASE_PLACES, *[place for module in modules for place in module.places]))
        self.night = Night(STAGES, NEW_ROUND, tuple([each for module in modules for each in module.stages]))
        self.menu = (*MENU, *[deed for deed in deeds if not deed.listed_with])
        self.deeds = {deed.verb: deed for deed in (*DEEDS, *deeds)}

    def deed_of(self, action: int) -> Deed:
        """The deed that an action of the menu belongs to."""
        return self.deeds[WORDS.actions[action].verb]


BASE: Final = Edition(0, (), BOX)
"""The base game alone."""

MODULES: Final[list[Module]] = []
"""Every module there is. Its place here is its number in saves: a new one goes to the end."""

_EDITIONS: Final[dict[int, Edition]] = {0: BASE}


def whole_box() -> Box:
    """All cards there are, with those of every module."""
    return box_of((*SETS, *[module.cards for module in MODULES if module.cards is not None]))


def edition_of(ids: list[str]) -> Edition:
    """The edition with these modules."""
    return edition_numbered(sum([1 << i for i, module in enumerate(MODULES) if module.id in ids]))


def edition_numbered(number: int) -> Edition:
    """The edition of that number in a save; raises ValueError where one of its modules is missing."""
    if number >> len(MODULES):
        raise ValueError("this match is played with a module that is not here")
    if number not in _EDITIONS:
        used = tuple([module for i, module in enumerate(MODULES) if (number >> i) & 1])
        sets = (*SETS, *[module.cards for module in MODULES if module.cards is not None])
        away = [module.cards.id for module in MODULES if module.cards is not None and module not in used]
        _EDITIONS[number] = Edition(number, used, box_of(sets, tuple(away)))
    return _EDITIONS[number]
