"""The nouns and phrases of Dead of Winter, and the vocabulary that all its words are entered in."""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.step import Vocabulary
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.names import (
    FACES,
    FROSTBITE,
    HELPS,
    ITEMS,
    PLACES,
    SURVIVORS,
    SYMBOLS,
)

_NOBODY: Final = Noun("nobody", Name("nobody", "なし"))
_NOTHING: Final = Noun("nothing", Name("a hidden card", "伏せたカード"))
_HELP: Final = Noun("help", Name("what helps here", "ここで役立つ効果"))

# Why morale changes. [DOW-END-11]
FOR_DEATH: Final = 0
FOR_HELPLESS: Final = 1
FOR_HUNGER: Final = 2
FOR_WASTE: Final = 3
FOR_CRISIS: Final = 4
FOR_BONUS: Final = 5
FOR_CROSSROADS: Final = 6
FOR_EXILES: Final = 7
FOR_ABILITY: Final = 8
FOR_OBJECTIVE: Final = 9
REASONS: Final = (
    Noun("death", Name("a survivor was killed", "生存者の死亡")),
    Noun("helpless", Name("a helpless survivor was killed", "無力な生存者の死亡")),
    Noun("hunger", Name("starvation", "飢餓")),
    Noun("waste", Name("the waste check", "廃物チェック")),
    Noun("crisis", Name("the crisis", "危機")),
    Noun("bonus", Name("extra cards added to the crisis", "危機への余分な供出")),
    Noun("crossroads", Name("a crossroads card", "クロスロードカード")),
    Noun("exiles", Name("two non-betrayers exiled", "裏切り者でない2人の追放")),
    Noun("ability", Name("an ability", "アビリティ")),
    Noun("objective", Name("the main objective", "主要目的")),
)

# What kills a survivor. [DOW-DEATH-2]
BY_WOUNDS: Final = 0
BY_BITE: Final = 1
BY_OVERRUN: Final = 2
BY_CARD: Final = 3
BY_CHOICE: Final = 4
CAUSES: Final = (
    Noun("wounds", Name("their wounds", "負傷")),
    Noun("bite", Name("a bite", "咬傷")),
    Noun("overrun", Name("an overrun", "突破")),
    Noun("card", Name("a card effect", "カードの効果")),
    Noun("given_up", Name("the spreading bite", "波及した咬傷")),
)

# How a game ends. [DOW-END-1..3]
OBJECTIVE_DONE: Final = 0
MORALE_GONE: Final = 1
ROUNDS_GONE: Final = 2
COLD: Final = 3
NOBODY_LEFT: Final = 4
ENDINGS: Final = (
    Noun("objective", Name("the main objective is completed", "主要目的を達成")),
    Noun("morale", Name("morale is 0", "士気が0になった")),
    Noun("rounds", Name("the round track is at 0", "ラウンドトラックが0になった")),
    Noun("cold", Name("there is no fuel left", "燃料が尽きた")),
    Noun("empty", Name("no player is left", "プレイヤーが1人も残っていない")),
)


# What a vote can decide: to exile somebody or not, then the choices of every crossroads card.
EXILE: Final = 0
STAY: Final = 1
VERDICTS: Final = (
    Noun("exile", Name("exile", "「追放する」")),
    Noun("stay", Name("no exile", "「追放しない」")),
)
MOST_CHOICES: Final = 3
"""So many choices a crossroads card can have."""


def choice_of(card: int, option: int) -> int:
    """The number, among all that can be decided, of a crossroads card's choice, counted from 0."""
    return len(VERDICTS) + MOST_CHOICES * card + option


def _changes(values: Mapping[str, Any], lang: str) -> str:
    """How morale changes, and by how much."""
    change = values["change"]
    if lang == "ja":
        return f"士気を{abs(change)}{'上' if change > 0 else '下'}げる"
    return f"{'rises' if change > 0 else 'falls'} by {abs(change)}"


def _cards_wanted(values: Mapping[str, Any], lang: str) -> str:
    """Which cards somebody asks for."""
    symbol, count = values["symbol"], values["count"]
    if lang == "ja":
        return f"{symbol}カードを{count}枚"
    if count == 1:
        return f"{'an' if symbol[0] in 'aeiou' else 'a'} {symbol} card"
    return f"{count} {symbol} cards"


def _verdict(values: Mapping[str, Any], lang: str) -> str:
    """How the check of the main objective turned out."""
    if values["done"]:
        return "completed" if lang == "en" else "達成"
    return "not completed" if lang == "en" else "未達成"


def _attack(values: Mapping[str, Any], lang: str) -> str:
    """Whether an attack on a survivor hits."""
    if values["success"]:
        return "hit" if lang == "en" else "命中"
    return "miss" if lang == "en" else "外れ"


def _wound(values: Mapping[str, Any], lang: str) -> str:
    """Which kind of wound is removed."""
    face = str(values["face"])
    return f"{face} wound" if face == FACES[FROSTBITE].name.en else face


def _entrance(values: Mapping[str, Any], lang: str) -> str:
    """An entrance: the colony has six, every other place has one. [DOW-SPACE-2, DOW-SPACE-3]"""
    place = str(values["place"])
    if place != PLACES[0].name.text(lang):
        return place
    return f"colony entrance {values['gate']}" if lang == "en" else f"{place}の入口{values['gate']}"


WORDS: Final = Vocabulary(
    {
        "survivor": (*SURVIVORS, _NOBODY),
        "victim": (*SURVIVORS, _NOBODY),
        "place": (*PLACES, _NOBODY),
        "to": (*PLACES, _NOBODY),
        "origin": (*PLACES, _NOBODY),
        "symbol": SYMBOLS,
        "face": FACES,
        "faces": FACES,
        "item": (*ITEMS, _NOTHING),
        "items": (*ITEMS, _NOTHING),
        "reason": REASONS,
        "cause": CAUSES,
        "ending": ENDINGS,
        "help": (*HELPS, _HELP),
    },
    {
        "changes": _changes,
        "verdict": _verdict,
        "attack": _attack,
        "wound": _wound,
        "entrance": _entrance,
        "cards_wanted": _cards_wanted,
    },
)
"""All words of the game; ``setup``, which alone reads the cards, adds the names of those."""
