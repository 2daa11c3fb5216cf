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

# Losses. [DOZ-EVENT-15]
ASK_LOSS: Final = WORDS.question(
    "loss", ("left",), Name("What is lost? {left} to go.", "何を失いますか。残り{left}。")
)

# Heal, Discharge, Equip. [DOZ-HEAL]
UNIT_HEALED: Final = WORDS.record("unit_healed", ("unit",), Name("{unit} is healed.", "{unit}を治療する。"))
UNIT_WOKEN: Final = WORDS.record(
    "unit_woken", ("unit",), Name("{unit} wakes from the coma.", "{unit}が昏睡から目を覚ます。")
)
DISCHARGED: Final = WORDS.record(
    "discharged",
    ("unit", "space"),
    Name("{unit} is discharged to {space}.", "{unit}が退院して{space}へ移る。"),
)
UNIT_EQUIPPED: Final = WORDS.record(
    "unit_equipped",
    ("unit", "other"),
    Name(
        "{unit} take up arms: {other} return to Town Center.",
        "{unit}が武装し、{other}がタウンセンターに戻る。",
    ),
)
ASK_EQUIP: Final = WORDS.question("equip", (), Name("Which Civilians return?", "どの市民が戻りますか。"))
