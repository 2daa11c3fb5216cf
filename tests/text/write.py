"""The words of every card as they are read: ``python -m tests.text.write`` writes them anew.

The files beside this one are read by people. A change of words shows up there, and is reviewed.
"""

from pathlib import Path

import lastfire

HERE = Path(__file__).parent


def lines(game: str) -> list[str]:
    """One line for each card: its number, then its name and words in English and in Japanese."""
    written = []
    for card in lastfire.games()[game].catalogue()["cards"].values():
        said = []
        for language, colon in (("en", ": "), ("ja", "：")):
            words = card["text"][language]
            said.append(card["name"][language] + (colon + words if words else ""))
        written.append(f"{card['number']} | {' | '.join(said)}")
    return written


def main() -> None:
    """Write the file of every game."""
    for game in lastfire.games():
        (HERE / f"{game}.txt").write_text("\n".join(lines(game)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
