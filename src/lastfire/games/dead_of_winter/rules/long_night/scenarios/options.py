"""Which scenario a match is played with. [LN-SCENARIO-1]"""

from collections.abc import Mapping
from typing import Final

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.words import Name, Noun

SCENARIO: Final = "scenario"
NONE: Final = "none"
CHIMP: Final = "chimp_and_the_code"
BLITZ: Final = "bandit_blitz"

OPTION: Final = GameOption(
    SCENARIO,
    NONE,
    Name("Scenario", "シナリオ"),
    choices=(
        Noun(NONE, Name("none", "なし")),
        Noun(
            CHIMP,
            Name(
                "The Chimp and the Code, with the Raxxon module",
                "チンパンジーとコード（ラクソンモジュールを使う）",
            ),
        ),
        Noun(
            BLITZ,
            Name("Bandit Blitz, with the Bandits module", "盗賊の急襲（盗賊モジュールを使う）"),
        ),
    ),
)


def is_scenario(options: Mapping[str, OptionValue], id_: str) -> bool:
    """Whether a match with these options plays this scenario: it then uses its module too. [LN-SCENARIO-1]"""
    return options[SCENARIO] == id_
