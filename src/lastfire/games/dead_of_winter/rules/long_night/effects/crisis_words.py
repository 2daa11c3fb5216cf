"""The words of what crises of The Long Night do."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

TOKENS_LOST: Final = WORDS.record(
    "tokens_lost",
    ("count",),
    Name(
        "{count:advancement token is|advancement tokens are} removed from the improvements.",
        "改良の上の前進トークン{count}個が取り除かれる。",
    ),
)
