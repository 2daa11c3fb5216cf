"""The action table of Dead of Winter."""

from typing import Final

from lastfire.engine.step import Action
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.names import (
    FACES,
    HELPS,
    ITEMS,
    PLACES,
    SURVIVORS,
    SYMBOLS,
)
from lastfire.games.dead_of_winter.rules.words.terms import GROUPS, TERMS
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

# The action table. The numbers are fixed: learning environments and saves rely on them, so new
# actions go to the end.


ABOUT: Final[list[int]] = []
"""By action: the survivor, place, item, seat or number it is about; -1 for one that stands alone."""
FAMILY: Final[list[list[int]]] = []
"""By action: the family it belongs to, which lists its actions by what they are about."""
ALONE: Final[list[int]] = []
"""The family of an action that stands alone."""
_SAID: Final[dict[str, tuple[str, str, str]]] = {}
"""By verb of a family: its argument, and its words, with a star for what it is about."""


def _enter(family: list[int], about: int, verb: str, arg: str, value: int | str, words: Name) -> None:
    """One more action of a family, at the end of the action table."""
    family.append(WORDS.action(verb, {arg: value}, words))
    list_alone()
    FAMILY[-1] = family
    ABOUT[-1] = about


def list_alone() -> None:
    """Actions that were entered by themselves stand alone."""
    while len(ABOUT) < len(WORDS.actions):
        ABOUT.append(-1)
        FAMILY.append(ALONE)


def actions_about(verb: str, arg: str, nouns: tuple[Noun, ...], en: str, ja: str) -> list[int]:
    """One action for each of ``nouns``: a list of actions, by number of the noun."""
    _SAID[verb] = (arg, en, ja)
    family: list[int] = []
    _add_nouns(family, verb, nouns)
    return family


def extend(family: list[int], nouns: tuple[Noun, ...]) -> None:
    """More actions of a family, for what a module or an expansion adds: at the end of the table."""
    _add_nouns(family, WORDS.actions[family[-1]].verb, nouns)


def _add_nouns(family: list[int], verb: str, nouns: tuple[Noun, ...]) -> None:
    for noun in nouns:
        arg, words = _said_of(verb, noun)
        _enter(family, len(family), verb, arg, noun.id, words)


def _said_of(verb: str, noun: Noun) -> tuple[str, Name]:
    """What an action calls what it is about, and its words."""
    arg, en, ja = _SAID[verb]
    return arg, Name(en.replace("*", noun.name.en), ja.replace("*", noun.name.ja))


def name_place(noun: Noun) -> None:
    """Enter a place that a module adds: its name, and the actions that are about a place."""
    PLACES.append(noun)
    for kind in ("place", "to", "origin"):
        WORDS.nouns[kind] = (*WORDS.nouns[kind][:-1], noun, WORDS.nouns[kind][-1])
    for family in (BARRICADE, ATTRACT, TO):
        extend(family, (noun,))


def actions_by_number(
    verb: str, arg: str, low: int, high: int, en: str, ja: str, first: int = 0
) -> list[int]:
    """One action for each number: a list of actions by number, with that of ``first`` at 0."""
    family: list[int] = [-1] * (low - first)
    for number in range(low, high + 1):
        words = Name(en.replace("*", str(number)), ja.replace("*", str(number)))
        _enter(family, number - first, verb, arg, number, words)
    return family


def _seats(verb: str, en: str, ja: str) -> list[int]:
    """One action for each seat, numbered from 0; people count from 1."""
    family: list[int] = []
    for seat in range(5):
        words = Name(en.replace("*", f"seat {seat + 1}"), ja.replace("*", f"席{seat + 1}"))
        _enter(family, seat, verb, "player", seat, words)
    return family


# On one's own turn. A family is a list: ATTACK[survivor], PLAY[item], REQUEST[seat] are actions.
END_TURN: Final = WORDS.action("end_turn", {}, GROUPS["verbs"]["end_turn"])
ATTACK: Final = actions_about("attack", "survivor", SURVIVORS, "Attack with *", "*で攻撃する")
SEARCH: Final = actions_about("search", "survivor", SURVIVORS, "Search with *", "*で探索する")
MOVE: Final = actions_about("move", "survivor", SURVIVORS, "Move *", "*を移動させる")
ABILITY: Final = actions_about("ability", "survivor", SURVIVORS, "Use *'s ability", "*のアビリティを使う")
BORROW: Final = actions_about(
    "borrow",
    "survivor",
    SURVIVORS,
    "Use *'s ability (borrowed)",
    "*のアビリティを借りて使う",
)
HAND_OFF: Final = actions_about(
    "hand_off", "survivor", SURVIVORS, "Hand off an item from *", "*のアイテムを手渡す"
)
BARRICADE: Final = actions_about("barricade", "place", tuple(PLACES), "Barricade at *", "*にバリケードを置く")
ATTRACT: Final = actions_about("attract", "place", tuple(PLACES), "Attract zombies to *", "*へ陽動する")
CLEAN_WASTE: Final = WORDS.action("clean_waste", {}, Name("Clean waste", "廃物処理を行う"))
PLAY: Final = actions_about("play", "item", ITEMS, "Play *", "*をプレイする")
FEED_DIE: Final = actions_about(
    "feed_die", "item", ITEMS, "Discard * to raise a die", "*を捨ててダイスの目を上げる"
)
GIVE: Final = actions_about("give", "item", ITEMS, "Add * to the crisis", "*を危機に供出する")
GIVE_GEAR: Final = actions_about(
    "give_gear", "item", ITEMS, "Add the equipped * to the crisis", "装備中の*を危機に供出する"
)
CONTRIBUTE: Final = actions_about(
    "contribute", "item", ITEMS, "Add * to the main objective", "*を主要目的に加える"
)
USE: Final = actions_about("use", "item", ITEMS, "Use *", "*を使う")
SPEND_FOOD: Final = WORDS.action(
    "spend_food", {}, Name("Spend a food token to raise a die", "食料トークンを使ってダイスの目を上げる")
)
REQUEST: Final = _seats("request", "Request a card from *", "*にカードを要求する")
CALL_VOTE: Final = _seats("call_vote", "Call a vote to exile *", "*の追放投票を提案する")
BUY_MEDICINE: Final = WORDS.action(
    "buy_medicine",
    {},
    Name(
        "Remove a food token to take a removed medicine card",
        "食料トークンを取り除き、除外された薬カードを得る",
    ),
)
TEND: Final = WORDS.action(
    "tend",
    {},
    Name(
        "Place a card in the waste pile to heal a survivor at the colony",
        "手札1枚を捨て札置き場に置き、コロニーの生存者を治療する",
    ),
)
REST: Final = WORDS.action(
    "rest", {}, Name("Sleep: spend all dice to heal", "眠る：ダイスをすべて使って治療する")
)
YAWN: Final = WORDS.action("yawn", {}, TERMS["yawn"])
# Replies.
DIE: Final = actions_by_number("die", "face", 1, 6, "Die *", "ダイス*")
NO_DIE: Final = WORDS.action("no_die", {}, Name("No die", "ダイスなし"))
GATE: Final = actions_by_number("gate", "gate", 1, 6, "Entrance *", "入口*", 1)  # GATE[entrance], from 0
ZOMBIE: Final = WORDS.action("zombie", {}, Name("A zombie", "ゾンビ"))
TO: Final = actions_about("to", "place", tuple(PLACES), "To *", "*へ")
SURVIVOR: Final = actions_about("survivor", "survivor", SURVIVORS, "*", "*")
CARD: Final = actions_about("card", "item", ITEMS, "*", "*")
SYMBOL: Final = actions_about("symbol", "symbol", SYMBOLS, "* card", "*カード")
PLAYER: Final = _seats("player", "*", "*")
COUNT: Final = actions_by_number("count", "count", 0, 12, "*", "*")
YES: Final = WORDS.action("yes", {}, Name("Yes", "はい"))
NO: Final = WORDS.action("no", {}, Name("No", "いいえ"))
UP: Final = WORDS.action("up", {}, Name("Thumb up", "賛成"))
DOWN: Final = WORDS.action("down", {}, Name("Thumb down", "反対"))
CHOOSE: Final = actions_by_number(
    "choose", "option", 1, 3, "Option *", "選択肢*", 1
)  # CHOOSE[option], from 0
GIVE_UP: Final = WORDS.action("give_up", {}, Name("Give them up", "見捨てる"))
RISK_IT: Final = WORDS.action(
    "risk_it", {}, Name("Roll for exposure: on a blank, they survive", "ダメージ判定を行う：無印なら助かる")
)
KEEP: Final = actions_about("keep", "item", ITEMS, "Keep *", "*を手札に加える")
NOISE: Final = WORDS.action("noise", {}, TERMS["make_noise"])
PLAIN: Final = WORDS.action("plain", {}, Name("A normal attack", "通常の攻撃"))
WITH: Final = actions_about("with", "item", ITEMS, "With *", "*を使って")
WITH_ABILITY: Final = actions_about(
    "with_ability", "survivor", SURVIVORS, "With *'s ability", "*のアビリティを使って"
)
DONE: Final = WORDS.action("done", {}, Name("Done", "終わり"))
IN_ORDER: Final = WORDS.action("in_order", {}, Name("Keep this order", "この順のまま"))
SWAP: Final = WORDS.action("swap", {}, Name("Swap the two", "入れ替える"))
FACE: Final = actions_about("face", "face", FACES, "*", "*")
# Later ones; new actions of the base game go to the end of these.
REQUEST_ALL: Final = WORDS.action(
    "request_all", {}, Name("Request a card from all players", "全員にカードを要求する")
)
USE_IT: Final = WORDS.action("use_it", {}, Name("Use it now", "今使う"))
NOT_NOW: Final = WORDS.action("not_now", {}, Name("Not this time", "今回は使わない"))
ALWAYS: Final = WORDS.action(
    "always",
    {},
    Name("Use it now and whenever possible from now on", "今使い、今後も使えるときは必ず使う"),
)
ASK_AGAIN: Final = actions_about(
    "ask_again", "help", HELPS, "Ask me again before using *", "*を使う前に再び確認する"
)

list_alone()

# Guests: survivors and kinds of item beyond those of the base game. A match has as many as its modules and
# packs bring, numbered one after the other, and calls them by their names; here are the actions about them,
# row by row: one survivor and one kind of item a row, so that no number depends on what else is installed.

BASE_ACTIONS: Final = len(WORDS.actions)
"""The actions of a match without modules, and of one whose packs bring no guests."""
OF_SURVIVORS: Final = (ATTACK, SEARCH, MOVE, ABILITY, BORROW, HAND_OFF, SURVIVOR, WITH_ABILITY)
OF_ITEMS: Final = (PLAY, FEED_DIE, GIVE, GIVE_GEAR, CONTRIBUTE, USE, CARD, KEEP, WITH)
_ROWS: Final[list[tuple[int, int]]] = []
"""By row: its first action, and the first one after it."""


def actions_with(survivors: tuple[Noun, ...], items: tuple[Noun, ...]) -> list[Action]:
    """The action table of a match with these guests beside all that modules have entered."""
    rows = max(len(survivors), len(items))
    while len(_ROWS) < rows:
        _add_row()
    end = len(WORDS.actions)
    for first, after in reversed(_ROWS[rows:]):
        if after == end:
            end = first  # nobody in this match needs it
    found = WORDS.actions[:end]
    for families, nouns, known in ((OF_SURVIVORS, survivors, SURVIVORS), (OF_ITEMS, items, ITEMS)):
        for family in families:
            for number, noun in zip(family[len(known) :], nouns, strict=False):
                arg, words = _said_of(found[number].verb, noun)
                found[number] = Action(number, found[number].verb, {arg: noun.id}, words)
    return found


def _add_row() -> None:
    """One survivor and one kind of item more; what they are called is up to each match."""
    first = len(WORDS.actions)
    number = len(_ROWS) + 1
    noun = Noun(f"guest_{number}", Name(f"guest {number}", f"追加{number}"))
    for family in (*OF_SURVIVORS, *OF_ITEMS):
        extend(family, (noun,))
    _ROWS.append((first, len(WORDS.actions)))
