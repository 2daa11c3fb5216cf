"""Which edition a match is played with: the base game with the modules and packs that were agreed on.

Matches that are played with the same modules and packs share one edition.
"""

from typing import Final

from lastfire.engine.game import Setup
from lastfire.engine.pack import Pack
from lastfire.engine.step import Action
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES, Board, absent
from lastfire.games.dead_of_winter.rules.card import Box, CardSet, box_of
from lastfire.games.dead_of_winter.rules.cards import SETS, box_with, set_of
from lastfire.games.dead_of_winter.rules.edition import Edition
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.names import ITEMS, SURVIVORS
from lastfire.games.dead_of_winter.rules.night.colony import STAGES
from lastfire.games.dead_of_winter.rules.stage import Night
from lastfire.games.dead_of_winter.rules.state import NEW_ROUND
from lastfire.games.dead_of_winter.rules.turn.deeds import DEEDS, MENU
from lastfire.games.dead_of_winter.rules.words.actions import BASE_ACTIONS, actions_with
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

MODULES: Final[list[Module]] = []
"""Every module there is, in the order in which matches have them."""

_EDITIONS: Final[dict[tuple[tuple[str, ...], tuple[Pack, ...]], Edition]] = {}


def edition_of(setup: Setup) -> Edition:
    """The edition of a match: the modules that its options name, then its packs."""
    return edition_with(tuple([module for module in MODULES if module.is_used(setup.options)]), setup.packs)


def edition_with(used: tuple[Module, ...], packs: tuple[Pack, ...]) -> Edition:
    """The base game with these modules and packs, in their order."""
    key = (tuple([module.id for module in used]), packs)
    if key not in _EDITIONS:
        _EDITIONS[key] = _edition(used, _box(used, packs))
    return _EDITIONS[key]


def _edition(modules: tuple[Module, ...], box: Box) -> Edition:
    deeds = [deed for module in modules for deed in module.deeds]
    return Edition(
        modules,
        box,
        _board(modules),
        Night(STAGES, NEW_ROUND, tuple([each for module in modules for each in module.stages])),
        (*MENU, *[deed for deed in deeds if not deed.listed_with]),
        (*DEEDS, *deeds),
        _actions(modules, box),
    )


def _board(modules: tuple[Module, ...]) -> Board:
    """The places of the base game and of these modules. A place keeps its number where others are absent."""
    further = {place.number: place for module in modules for place in module.places}
    numbers = range(len(BASE_PLACES), max(further, default=0) + 1)
    return Board((*BASE_PLACES, *[further.get(number) or absent(number) for number in numbers]))


def _actions(modules: tuple[Module, ...], box: Box) -> list[Action]:
    """The action table of a match with these modules and this box."""
    people = tuple([card.noun for card in box.survivors[len(SURVIVORS) :]])
    kinds = tuple([item.noun for item in box.items[len(ITEMS) :]])
    return actions_with(people, kinds) if modules or people or kinds else WORDS.actions[:BASE_ACTIONS]


def _box(modules: tuple[Module, ...], packs: tuple[Pack, ...]) -> Box:
    sets = [module.cards for module in modules if module.cards is not None]
    left_out = frozenset([id_ for module in modules for id_ in module.leaves_out])
    if not sets and not left_out:
        return box_with(packs)
    return box_of((*SETS, *sets, *[set_of(pack) for pack in packs]), left_out)


def all_sets(packs: tuple[Pack, ...]) -> tuple[CardSet, ...]:
    """All cards there are: those of the game, of every module, and of these packs, as they are declared."""
    sets = [module.cards for module in MODULES if module.cards is not None]
    return (*SETS, *sets, *[set_of(pack) for pack in packs])
