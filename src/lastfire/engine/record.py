"""What happened, as values: for the log, the screen, replays and learning."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lastfire.engine.words import Name, Noun, Phrase, called, seat_name, spoken

Nouns = Mapping[str, tuple[Noun, ...]]
"""Things by number, for each field that holds numbers of things."""


ROUND: Final = "round"
END: Final = "end"


class RecordKind:
    """One kind of thing that can happen: its name, its fields, and the sentence that tells it.

    ``rest`` names the last field when it is a list, such as the faces of all dice rolled. ``role`` marks what
    is told in every game, by whatever name: ``ROUND``, that a round begins, and ``END``, how it has ended.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...],
        words: Name,
        nouns: Nouns,
        phrases: dict[str, Phrase],
        rest: str = "",
        role: str = "",
    ) -> None:
        self.name = name
        self.fields = fields
        self.words = words
        self.nouns = nouns
        self.phrases = phrases
        self.rest = rest
        self.role = role

    def json(self, values: tuple[int, ...], nouns: Nouns) -> dict[str, Any]:
        """The fields as plain JSON values; things are given by id, absent things are None."""
        out: dict[str, Any] = {}
        for i, field in enumerate(self.fields):
            out[field] = as_json(field, values[i], nouns)
        if self.rest:
            out[self.rest] = [as_json(self.rest, value, nouns) for value in values[len(self.fields) :]]
        return out

    def text(self, values: tuple[int, ...], nouns: Nouns, lang: str, names: Sequence[str] | None) -> str:
        """The sentence, with the real numbers and names."""
        words: dict[str, Any] = {}
        for i, field in enumerate(self.fields):
            words[field] = as_word(field, values[i], nouns, lang, names)
        if self.rest:
            listed = values[len(self.fields) :] or (-1,)
            words[self.rest] = [as_word(self.rest, value, nouns, lang, names) for value in listed]
        return spoken(self.words.text(lang), words, self.phrases, lang)


Happening = tuple[RecordKind, int, tuple[int, ...], int]
"""A record as the table keeps it: its kind, its audience, its values, and how often something had been
revealed by then."""


class Record:
    """One thing that a seat saw happen. ``number`` counts what that seat saw, from 0.

    ``nouns`` says how things are called in its match, where the game's own vocabulary does not.
    """

    def __init__(self, number: int, happening: Happening, nouns: Nouns | None = None) -> None:
        self.number = number
        self._nouns = happening[0].nouns if nouns is None else nouns
        self._kind, _, self._values, _ = happening

    @property
    def kind(self) -> str:
        """The name of what happened, such as ``"bid_made"``."""
        return self._kind.name

    @property
    def role(self) -> str:
        """``ROUND`` where a round begins, ``END`` where it says how the game has ended, else empty."""
        return self._kind.role

    @property
    def args(self) -> dict[str, Any]:
        """Its fields as plain JSON values."""
        return self._kind.json(self._values, self._nouns)

    def text(self, lang: str, names: Sequence[str] | None = None) -> str:
        """The sentence for the log; ``names`` are the players' names by seat."""
        return self._kind.text(self._values, self._nouns, lang, names)

    def __repr__(self) -> str:
        args = "".join([f" {field}={value}" for field, value in self.args.items()])
        return f"<Record {self.number}: {self.kind}{args}>"


def as_json(field: str, value: int, nouns: Nouns) -> Any:
    """A field's number as a JSON value."""
    if field in nouns:
        return nouns[field][value].id if value >= 0 else None
    if field in SEATS and value < 0:
        return None
    return value


SEATS: Final = ("seat", "player", "reader", "chooser", "voters", "winners")
"""Fields whose numbers are seats."""


def as_word(
    field: str,
    value: int,
    nouns: Nouns,
    lang: str,
    names: Sequence[str] | None,
) -> Any:
    """A field's number as it is spoken; plain numbers stay numbers."""
    if field in SEATS:
        return seat_name(value, lang, names)
    if field in nouns:
        # The last noun of a list is said when there is none, such as a card that lies face down.
        return called(nouns[field][value], lang)
    return value
