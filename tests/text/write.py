"""The words of every card as they are read: ``python -m tests.text.write`` writes them anew.

The files beside this one are read by people. A change of words shows up there, and is reviewed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import lastfire
from tests.text import reference

HERE = Path(__file__).parent
COLONS: Final = {"en": ": ", "ja": "："}
SPACES: Final = {"en": " ", "ja": ""}
"""What stands between two sentences."""


def lines(game: str) -> list[str]:
    """Every card: its number or id, then its name and words in English and in Japanese.

    A card with several texts, such as a choice, has a further line for each. Where a game has
    several kinds of card, each kind begins with a line of its own.
    """
    catalogue = lastfire.registered_games()[game].catalogue()
    kinds = {kind: cards for kind, cards in catalogue.items() if _are_cards(cards)}
    written = []
    for kind, cards in kinds.items():
        if len(kinds) > 1:
            written.append(f"# {kind}")
        for id_, card in cards.items():
            written.append(_line(str(card.get("number", id_)), card["name"], _whole(card.get("text"))))
            for label, name, text in _texts(card):
                written.append(_line(f"  {label}", name, text))
    return written


def _are_cards(things: Any) -> bool:
    """Whether these are cards, or counters that say something: they have an id or a text of their own."""
    if not isinstance(things, dict):
        return False
    return all(isinstance(thing, dict) and {"id", "text"} & thing.keys() for thing in things.values())


def _whole(text: Any) -> dict[str, str] | None:
    """The words of a card as one; some cards tell them sentence by sentence."""
    if isinstance(text, dict | None):
        return text
    return {lang: space.join([told[lang] for told in text]) for lang, space in SPACES.items()}


def _line(head: str, name: dict[str, str] | None, text: dict[str, str] | None) -> str:
    """A name and words, or one of them, in both languages."""
    said = [head]
    for language, colon in COLONS.items():
        said.append(colon.join([told[language] for told in (name, text) if told and told[language]]))
    return " | ".join(said)


def _texts(card: dict[str, Any]) -> Iterator[tuple[str, dict[str, str] | None, dict[str, str]]]:
    """The texts of a card beyond its first: what they are, their name, their words."""
    if "occupation" in card:
        yield "occupation", None, card["occupation"]
    for side in ("normal", "hard"):
        if side in card:
            yield side, None, card[side]["text"]
    for part in ("trigger", "setup"):
        if part in card and card[part]["en"]:
            yield part, None, card[part]
    for number, choice in enumerate(card.get("choices", ()), 1):
        yield f"choice {number}", choice["name"], choice["text"]


def main() -> None:
    """Write the file of every game, and the reference."""
    for game in lastfire.registered_games():
        (HERE / f"{game}.txt").write_text("\n".join(lines(game)) + "\n", encoding="utf-8")
    reference.main()


if __name__ == "__main__":
    main()
