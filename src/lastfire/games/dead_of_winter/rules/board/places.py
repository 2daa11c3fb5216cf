"""The places of the board as data: what is printed on their tiles, and the tables that rules look up in.

A match has the places of the base game, and those of the modules it is played with after them: the number
of a place never changes. [DOW-SPACE-1..6]
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Noun
from lastfire.games.dead_of_winter.rules.counts import ITEMS_BY_DECK
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES

GATES: Final = 6
"""The entrances of the colony; every other place has one. [DOW-SPACE-2, DOW-SPACE-3]"""
NO_DECK: Final = -1
BASE_PILES: Final = 10
"""The piles of the base game; the item decks of further places come after them."""


@dataclass(frozen=True)
class Place:
    """A tile: how many survivors stand there, how many zombies at each entrance, how much noise there is.

    ``deck`` is the number of the pile that its item cards come from, ``cards`` how many of them lie there at
    first; ``in_town`` says whether it is one of those to which the setup of a main objective brings zombies.
    [DOW-SPACE-4..6, DOW-SPACE-13, DOW-SETUP-5, DOW-SETUP-20]
    """

    number: int
    noun: Noun
    room: int
    spaces: tuple[int, ...]
    noise: int = 4
    deck: int = NO_DECK
    cards: int = 20
    is_there: bool = True
    in_town: bool = True


BASE_PLACES: Final = (
    Place(0, PLACES[0], 24, (3,) * GATES, noise=0),
    Place(1, PLACES[1], 3, (4,), deck=1, cards=ITEMS_BY_DECK[1]),
    Place(2, PLACES[2], 3, (4,), deck=2, cards=ITEMS_BY_DECK[2]),
    Place(3, PLACES[3], 4, (4,), deck=3, cards=ITEMS_BY_DECK[3]),
    Place(4, PLACES[4], 3, (3,), deck=4, cards=ITEMS_BY_DECK[4]),
    Place(5, PLACES[5], 4, (4,), deck=5, cards=ITEMS_BY_DECK[5]),
    Place(6, PLACES[6], 2, (3,), deck=6, cards=ITEMS_BY_DECK[6]),
)


def absent(number: int) -> Place:
    """A place of a module that a match is played without, where a later number is in use."""
    return Place(number, PLACES[number], room=0, spaces=(0,), noise=0, is_there=False)


class Board:
    """All places of a match, by number. Entrances are numbered through, the colony's gates first."""

    def __init__(self, places: tuple[Place, ...]) -> None:
        if [place.number for place in places] != list(range(len(places))):
            raise ValueError("places are numbered in order, from the colony's 0")
        if [len(place.spaces) for place in places] != [GATES, *[1] * (len(places) - 1)]:
            raise ValueError(f"the colony has {GATES} entrances, every other place has one")
        self.places = places
        self.all = tuple([place.number for place in places if place.is_there])
        self.outside = self.all[COLONY + 1 :]
        self.town = tuple([place for place in self.outside if places[place].in_town])
        self.room = tuple([place.room for place in places])
        self.noise = tuple([place.noise for place in places])
        self.deck = tuple([place.deck for place in places])
        self.with_deck = tuple([place.number for place in places if place.deck != NO_DECK])
        self.piles = 1 + max([BASE_PILES - 1, *self.deck])
        self.spaces = tuple([spaces for place in places for spaces in place.spaces])
        self.colony_spaces = sum(places[COLONY].spaces)


BOARD: Final = Board(BASE_PLACES)
"""The board of the base game."""


def entrance_of(place: int) -> int:
    """The only entrance of a place outside the colony; gate 1 of the colony. [DOW-SPACE-2, DOW-SPACE-3]"""
    return 0 if place == COLONY else GATES - 1 + place


def entrances_of(place: int) -> range:
    """All entrances of a place."""
    return range(GATES) if place == COLONY else range(GATES - 1 + place, GATES + place)


def place_of(entrance: int) -> int:
    """Which place an entrance belongs to."""
    return COLONY if entrance < GATES else entrance - GATES + 1
