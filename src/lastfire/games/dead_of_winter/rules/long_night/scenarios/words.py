"""The words of the scenarios: two actions, a question, records."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.actions import list_alone
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

DIG: Final = WORDS.action("dig", {}, Name("Dig towards Raxxon", "ラクソンへ掘り進む"))
FOLLOW: Final = WORDS.action("follow", {}, Name("Follow a bandit", "盗賊の後をつける"))
list_alone()

ASK_JOINS: Final = WORDS.question(
    "joins",
    ("survivor",),
    Name("choose which player {survivor} joins.", "{survivor}はどのプレイヤーに加わりますか？"),
)

DUG: Final = WORDS.record(
    "dug",
    ("seat", "count", "needed"),
    Name(
        "{seat} digs towards Raxxon ({count} of {needed} times).",
        "{seat}がラクソンへ掘り進む（{count}／{needed}回）。",
    ),
)
FOLLOWED: Final = WORDS.record(
    "followed",
    ("seat", "count", "needed"),
    Name(
        "{seat} follows a bandit ({count} of {needed} times).",
        "{seat}が盗賊の後をつける（{count}／{needed}回）。",
    ),
)
GOAL_COMPLETED: Final = WORDS.record(
    "goal_completed",
    ("objective",),
    Name("The goal {objective} of the scenario is completed.", "目標{objective}を達成した。"),
)
ROUNDS_GAINED: Final = WORDS.record(
    "rounds_gained",
    ("round",),
    Name("The round track moves up to {round}.", "ラウンドトラッカーを{round}まで上げる。"),
)
