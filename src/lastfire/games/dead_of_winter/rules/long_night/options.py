"""How a match is played with The Long Night. [LN-SETUP-1, LN-SETUP-2]"""

from collections.abc import Mapping
from typing import Final

from lastfire.engine.errors import SetupError
from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable

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

NOISE: Final = GameOption(
    "noise",
    "flip",
    Name("noise tokens of The Long Night", "ロングナイトの騒音トークン"),
    choices=(
        Noun("flip", Name("turned over by chance", "投げて裏表を決める")),
        Noun("d6", Name("a die for each, as in the base game", "基本セットと同じくダイスを1個ずつ振る")),
    ),
)
UNRULY_KILL_ORDER: Final = GameOption(
    "unruly_kill_order",
    "first_player",
    Name("which helpless survivors go first", "先にいなくなる無力な生存者"),
    choices=(
        Noun("first_player", Name("as the first player chooses", "ファーストプレイヤーが選ぶ")),
        Noun("ordinary", Name("ordinary ones", "荒れていない者")),
        Noun("unruly", Name("unruly ones", "荒れた者")),
    ),
)
TRAP_BEFORE_BARRICADE: Final = GameOption(
    "trap_before_barricade",
    True,
    Name("an explosive trap works before a barricade", "爆発トラップはバリケードより先に作動する"),
)


def is_in_play(t: ColonyTable, module: str) -> bool:
    """Whether a match is played with the module of that id."""
    return any(each.id == module for each in t.edition.modules)


def is_played(options: Mapping[str, OptionValue]) -> bool:
    """Whether a match with these options is played with The Long Night."""
    return options[LONG_NIGHT] != OFF


def check_played(options: Mapping[str, OptionValue], module: str) -> None:
    """Raise SetupError, naming the option, where a module is chosen without The Long Night."""
    if not is_played(options):
        raise SetupError(
            module, Name("it is played with The Long Night only", "ロングナイトを使うゲームでだけ使えます")
        )
