"""What the catalogue of Dead of Winter holds: its cards and words, the same for every match, as JSON."""

from typing import Any, TypedDict

from lastfire.engine.words import Words


class Named(TypedDict):
    """A thing with a name."""

    name: Words


class _OfSet(TypedDict):
    set: str
    """The set of cards that it belongs to, by its id."""


class _Packed(_OfSet, total=False):
    pack: str
    """The pack that brings the card, if it is one of somebody else's."""


class SurvivorCard(_OfSet):
    """A survivor, with what its ability needs: a place, a die, and whether it works once a round."""

    id: str
    name: Words
    occupation: Words
    text: Words
    influence: int
    attack: int
    search: int
    place: str | None
    die: int
    once: bool
    origin: str


class ItemCard(_OfSet):
    """An item; ``decks`` says how many copies lie in each."""

    id: str
    name: Words
    text: Words
    symbol: str
    mode: str
    once: bool
    decks: dict[str, int]
    origin: str


class CrisisCard(_Packed):
    """A crisis, and with what it is prevented."""

    id: str
    name: Words
    text: Words
    symbols: list[str]
    origin: str


class ObjectiveSide(TypedDict):
    """One side of a main objective."""

    morale: int
    rounds: int
    zombies: int
    at_colony: int
    helpless: int
    helpless_per_player: int
    text: Words
    origin: str


class ObjectiveCard(_Packed):
    """A main objective."""

    id: str
    name: Words
    length: str
    normal: ObjectiveSide
    hard: ObjectiveSide


class SecretCard(_Packed):
    """A secret objective."""

    id: str
    name: Words
    text: Words
    betrayal: bool
    origin: str


class ExiledCard(_Packed):
    """An exiled objective."""

    id: str
    name: Words
    text: Words
    origin: str


class ChoiceCard(TypedDict):
    """One option of a crossroads card."""

    name: Words
    text: Words


class CrossroadsCard(_Packed):
    """A crossroads card."""

    id: str
    number: int
    name: Words
    trigger: Words
    setup: Words
    choices: list[ChoiceCard]
    vote: bool
    coop: bool
    mature: bool
    origin: str


class PlaceCard(_OfSet):
    """A location; ``spaces`` are those of each entrance, ``symbols`` of its deck, the most frequent first."""

    name: Words
    room: int
    spaces: list[int]
    symbols: list[str]


class DeedCard(TypedDict):
    """A kind of action of a turn, and its rules."""

    name: Words
    rules: list[str]


class HelpCard(TypedDict):
    """What can help unasked, and on what kind of card it is printed."""

    id: str
    name: Words
    on: str
    text: Words


class FaceCard(TypedDict):
    """A face of the exposure die."""

    name: Words
    chance: float


class ColonyCatalogue(TypedDict):
    """The cards and words of the game, by kind and id."""

    survivors: dict[str, SurvivorCard]
    items: dict[str, ItemCard]
    crises: dict[str, CrisisCard]
    objectives: dict[str, ObjectiveCard]
    secrets: dict[str, SecretCard]
    exiled: dict[str, ExiledCard]
    crossroads: dict[str, CrossroadsCard]
    places: dict[str, PlaceCard]
    deeds: dict[str, DeedCard]
    helps: dict[str, HelpCard]
    modules: dict[str, dict[str, Any]]
    """What modules bring beside such cards, as they say it themselves."""
    symbols: dict[str, Named]
    faces: dict[str, FaceCard]
    private: bool
