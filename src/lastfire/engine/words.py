"""Words in both languages, and sentences filled with numbers and names."""

import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypedDict

LANGUAGES: Final = ("en", "ja")


class Words(TypedDict):
    """The same words in English and Japanese, as JSON values."""

    en: str
    ja: str


def in_language(words: Words, lang: str) -> str:
    """Those words in one of the languages."""
    return words["en"] if lang == "en" else words["ja"]


@dataclass(frozen=True)
class Name:
    """The same words in English and Japanese."""

    en: str
    ja: str

    def text(self, lang: str) -> str:
        """The words in ``lang``; raises ``ValueError`` for a language we do not speak."""
        if lang == "en":
            return self.en
        if lang == "ja":
            return self.ja
        raise ValueError(f"lang: {lang!r} is not one of {', '.join(LANGUAGES)}")

    def json(self) -> Words:
        """Both languages as plain JSON values."""
        return {"en": self.en, "ja": self.ja}

    def __reduce__(self) -> tuple[Callable[[str, str], "Name"], tuple[str, str]]:
        """Pickled by how it is made: a compiled class that is frozen cannot be filled in afterwards."""
        return Name, (self.en, self.ja)


@dataclass(frozen=True)
class Noun:
    """A thing with an id for programs and a name for people.

    In an English sentence ``the`` puts the article before its name, ``many`` asks for verbs of the plural.
    """

    id: str
    name: Name
    the: bool = False
    many: bool = False


@dataclass(frozen=True)
class Named:
    """How things are called in an English sentence, and whether they are several."""

    words: str
    many: bool

    def __str__(self) -> str:
        return self.words


class _Sentence(string.Formatter):
    """Words that depend on a number, on how many somebody is, and numbers with their sign.

    ``{count:survivor|survivors}`` says "1 survivor" or "3 survivors"; of somebody, ``{unit:flees|flee}`` says
    "Noelle flees" or "the Rangers flee", and ``{unit:Does ~ flee|Do ~ flee}`` has the name where ~ stands.
    ``{change:+d}`` says "+2".
    """

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            if isinstance(value, int):
                return f"{value} {one if value == 1 else many}"
            clause = many if isinstance(value, Named) and value.many else one
            return clause.replace("~", str(value)) if "~" in clause else f"{value} {clause}"
        return f"{value:+d}" if format_spec == "+d" and isinstance(value, int) else str(value)


_SENTENCE: Final = _Sentence()


def fill(template: str, values: Mapping[str, Any]) -> str:
    """``template`` with its ``{fields}`` filled from ``values``."""
    return _SENTENCE.vformat(template, (), values)


NOBODY: Final = Name("nobody", "なし")


def seat_name(seat: int, lang: str, names: Sequence[str] | None) -> str:
    """How a seat is called: by the name of who sits there, else by its number from 1."""
    if seat < 0:
        return NOBODY.text(lang)
    if names is not None and seat < len(names):
        return names[seat]
    return f"Seat {seat + 1}" if lang == "en" else f"席{seat + 1}"


Phrase = Callable[[Mapping[str, Any], str], str]
"""Makes one phrase, such as "2 ammo and 1 gas", from the values of a record or a question.

Things come to it by their names in that language; several of them, such as the faces of a roll, as a list.
"""


def called(noun: Noun, lang: str) -> Any:
    """How a thing is called in a sentence: by its name alone, unless an article or a plural goes with it."""
    if lang != "en" or not (noun.the or noun.many):
        return noun.name.text(lang)
    return Named(f"the {noun.name.en}" if noun.the else noun.name.en, noun.many)


def listed(words: Sequence[Any], lang: str) -> str:
    """Words one after the other."""
    return (", " if lang == "en" else "、").join([str(word) for word in words])


def _together(words: Sequence[Any], lang: str) -> Any:
    """Several things as one of the words of a sentence."""
    named = [word for word in words if isinstance(word, Named)]
    if not named:
        return listed(words, lang)
    *first, last = words
    return Named(f"{listed(first, lang)} and {last}", True) if first else last


def spoken(template: str, values: Mapping[str, Any], phrases: Mapping[str, Phrase], lang: str) -> str:
    """``template`` filled from ``values`` and from the phrases that it names."""
    filled = {
        name: _together(value, lang) if isinstance(value, list) else value for name, value in values.items()
    }
    for phrase, make in phrases.items():
        if "{" + phrase + "}" in template:
            filled[phrase] = make(values, lang)
    sentence = fill(template, filled)
    return f"T{sentence[1:]}" if sentence.startswith("the ") else sentence
