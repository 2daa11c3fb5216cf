"""What is asked and told in the phases of the players: Actions, 4R, Eat, Housekeeping."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

FREE_ACTION_GAINED: Final = WORDS.record(
    "free_action_gained", ("unit",), Name("{unit} gains a free Action.", "{unit}が無料アクションを得る。")
)
CATACOMBS_ROLLED: Final = WORDS.record(
    "catacombs_rolled",
    ("unit", "die"),
    Name("{unit} tries to leave the Catacombs: {die}.", "{unit}がカタコンベから出ようとする：{die}。"),
)
IS_LOST: Final = WORDS.record(
    "is_lost",
    ("unit", "space"),
    Name("{unit} is Lost! The way leads to {space}.", "{unit}は迷子！ 道は{space}に通じていた。"),
)
