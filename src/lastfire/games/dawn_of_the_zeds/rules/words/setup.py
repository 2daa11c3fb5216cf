"""The words of setup."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

HERO_JOINS: Final = WORDS.record(
    "hero_joins", ("unit", "seat"), Name("{seat} leads {unit}.", "{unit}は{seat}が受け持つ。")
)
ASK_HERO: Final = WORDS.question(
    "choose_hero",
    ("number",),
    Name("choose a starting Hero.", "最初のヒーローを選んでください。"),
)
