"""How a match is played with The Long Night. [LN-SETUP-1, LN-SETUP-2]"""

from collections.abc import Mapping
from typing import Final

from lastfire.engine.errors import SetupError
from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.words import Name, Noun

LONG_NIGHT: Final = "long_night"
OFF: Final = "off"
MIXED: Final = "mixed"
ALONE: Final = "alone"

TITLE: Final = Name("The Long Night", "ロングナイト")

OPTION: Final = GameOption(
    LONG_NIGHT,
    OFF,
    TITLE,
    choices=(
        Noun(OFF, Name("not used", "使わない")),
        Noun(MIXED, Name("mixed with the base game's cards", "基本セットのカードと混ぜる")),
        Noun(ALONE, Name("without the base game's cards", "基本セットのカードを使わない")),
    ),
)


def is_played(options: Mapping[str, OptionValue]) -> bool:
    """Whether a match with these options is played with The Long Night."""
    return options[LONG_NIGHT] != OFF


def check_played(options: Mapping[str, OptionValue], module: str) -> None:
    """Raise SetupError, naming the option, where a module is chosen without The Long Night."""
    if not is_played(options):
        raise SetupError(
            module, Name("it is played with The Long Night only", "ロングナイトと一緒にだけ使えます")
        )
