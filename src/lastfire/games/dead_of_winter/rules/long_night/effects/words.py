"""The words of what cards of The Long Night do: questions, answers, records."""

from typing import Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.actions import list_alone
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

FIRST_EFFECT: Final = WORDS.action("first_effect", {}, Name("The first effect", "1つ目の効果"))
SECOND_EFFECT: Final = WORDS.action("second_effect", {}, Name("The second effect", "2つ目の効果"))
list_alone()


def _question(name: str, en: str, ja: str) -> Question:
    return WORDS.question(name, (), Name(en, ja))


ASK_EFFECT: Final = _question(
    "effect", "choose which of the 2 effects to use.", "2つの効果のどちらを使いますか？"
)
ASK_COMFORT: Final = _question(
    "comfort",
    "choose the survivor from whom to remove despair tokens.",
    "どの生存者から絶望トークンを取り除きますか？",
)
ASK_PULSE: Final = _question(
    "pulse", "choose a survivor or a zombie to move.", "動かす生存者かゾンビを選んでください。"
)
ASK_TURN_DIE: Final = _question(
    "turn_die", "choose a die to turn to its opposite side.", "どのダイスを反対の面にしますか？"
)
ASK_HELP_DIE: Final = _question(
    "help_die", "choose another player's die to raise.", "そのプレイヤーのどのダイスの目を上げますか？"
)


def _record(name: str, fields: tuple[str, ...], en: str, ja: str) -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja))


NOISE_HUSHED: Final = _record(
    "noise_hushed",
    ("place", "count"),
    "{count:noise token is|noise tokens are} removed from {place}.",
    "{place}から騒音トークンを{count}個取り除く。",
)
DIE_REGAINED: Final = _record(
    "die_regained",
    ("seat", "die"),
    "{seat} rolls a used die, which shows {die} and becomes unused.",
    "{seat}は使用済みダイスを1個振り、未使用に戻す：{die}。",
)
ZOMBIE_HURLED: Final = _record(
    "zombie_hurled",
    ("origin", "to"),
    "A zombie is moved from {origin} to {to}.",
    "ゾンビ1体を{origin}から{to}へ移す。",
)
