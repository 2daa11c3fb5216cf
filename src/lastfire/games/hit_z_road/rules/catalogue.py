"""What the catalogue of Hit Z Road holds: its cards and words, the same for every match, as JSON."""

from typing import Literal, TypedDict

from lastfire.engine.words import Words


class Named(TypedDict):
    """A thing with a name."""

    name: Words


class _Packed(TypedDict, total=False):
    pack: str
    """The pack that brings the card, if it is one of somebody else's."""


class CardJson(_Packed):
    """An adventure card; ``motif`` says what is drawn on it."""

    id: str
    number: str
    level: int
    name: Words
    text: Words
    ammo: int
    gas: int
    adrenaline: int
    zombies: int
    skulls: int
    vp: int
    token: str | None
    event: Literal["now", "fight", "none"]
    poker: bool
    origin: str
    motif: str


class TokenJson(TypedDict):
    """A special token."""

    name: Words
    text: Words


class RoadCatalogue(TypedDict):
    """The cards and words of the game, by kind and id."""

    cards: dict[str, CardJson]
    tokens: dict[str, TokenJson]
    faces: dict[str, Named]
    categories: dict[str, Named]
    ratings: list[Words]
    """Solo, the worst first."""
    private: bool
