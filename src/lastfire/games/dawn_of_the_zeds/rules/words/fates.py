"""The words of Fate cards: drawing, holding and playing them."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

# Playing cards that are held. [DOZ-FATE-6]
CARD_PLAYED: Final = WORDS.record(
    "card_played", ("seat", "fate"), Name("{seat} plays {fate}.", "{seat}が{fate}を使う。")
)
ASK_HOLD_CARD: Final = WORDS.question(
    "hold_card",
    ("moment",),
    Name("{moment}: play a held card?", "{moment}：保持カードを使いますか。"),
)
