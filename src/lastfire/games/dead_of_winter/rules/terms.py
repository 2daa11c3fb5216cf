"""The words of Dead of Winter: its action table, its questions, its kinds of record."""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question, Vocabulary
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
    Noun("wounds", Name("wounds", "負傷")),
    Noun("bite", Name("a bite", "咬傷")),
    Noun("overrun", Name("an overrun", "突破")),
    Noun("card", Name("a card", "カード")),
    Noun("given_up", Name("the bite that spread", "見捨てられた")),
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


def _signed(values: Mapping[str, Any], lang: str) -> str:
    """By how much something changes."""
    return f"{values['change']:+d}".replace("-", "−")


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
    return "miss" if lang == "en" else "失敗"


def _healed(values: Mapping[str, Any], lang: str) -> str:
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
        "signed": _signed,
        "verdict": _verdict,
        "attack": _attack,
        "healed": _healed,
        "entrance": _entrance,
        "cards_wanted": _cards_wanted,
    },
)
"""All words of the game; ``setup``, which alone reads the cards, adds the names of those."""

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


def _family(verb: str, arg: str, nouns: tuple[Noun, ...], en: str, ja: str) -> list[int]:
    """One action for each of ``nouns``: a list of actions, by number of the noun."""
    _SAID[verb] = (arg, en, ja)
    family: list[int] = []
    _add_nouns(family, verb, nouns)
    return family


def extend(family: list[int], nouns: tuple[Noun, ...]) -> None:
    """More actions of a family, for what a module or an expansion adds: at the end of the table."""
    _add_nouns(family, WORDS.actions[family[-1]].verb, nouns)


def _add_nouns(family: list[int], verb: str, nouns: tuple[Noun, ...]) -> None:
    arg, en, ja = _SAID[verb]
    for noun in nouns:
        words = Name(en.replace("*", noun.name.en), ja.replace("*", noun.name.ja))
        _enter(family, len(family), verb, arg, noun.id, words)


def name_place(noun: Noun) -> None:
    """Enter a place that a module adds: its name, and the actions that are about a place."""
    for kind in ("place", "to", "origin"):
        WORDS.nouns[kind] = (*WORDS.nouns[kind][:-1], noun, WORDS.nouns[kind][-1])
    for family in (BARRICADE, ATTRACT, TO):
        extend(family, (noun,))


def _numbers(verb: str, arg: str, low: int, high: int, en: str, ja: str, first: int = 0) -> list[int]:
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
END_TURN: Final = WORDS.action("end_turn", {}, Name("End the turn", "手番を終える"))
ATTACK: Final = _family("attack", "survivor", SURVIVORS, "Attack with *", "*で攻撃する")
SEARCH: Final = _family("search", "survivor", SURVIVORS, "Search with *", "*で探索する")
MOVE: Final = _family("move", "survivor", SURVIVORS, "Move *", "*を移動させる")
ABILITY: Final = _family("ability", "survivor", SURVIVORS, "Use *'s ability", "*のアビリティを使う")
BORROW: Final = _family(
    "borrow",
    "survivor",
    SURVIVORS,
    "Use *'s ability (borrowed)",
    "*のアビリティを借りて使う",
)
HAND_OFF: Final = _family("hand_off", "survivor", SURVIVORS, "Hand off an item from *", "*のアイテムを手渡す")
BARRICADE: Final = _family("barricade", "place", PLACES, "Barricade at *", "*にバリケードを置く")
ATTRACT: Final = _family("attract", "place", PLACES, "Attract zombies to *", "*へ陽動する")
CLEAN_WASTE: Final = WORDS.action("clean_waste", {}, Name("Clean waste", "廃物処理を行う"))
PLAY: Final = _family("play", "item", ITEMS, "Play *", "*をプレイする")
FEED_DIE: Final = _family(
    "feed_die", "item", ITEMS, "Discard * to raise a die", "*を捨ててダイスの目を上げる"
)
GIVE: Final = _family("give", "item", ITEMS, "Add * to the crisis", "*を危機に供出する")
GIVE_GEAR: Final = _family(
    "give_gear", "item", ITEMS, "Add the equipped * to the crisis", "装備中の*を危機に供出する"
)
CONTRIBUTE: Final = _family("contribute", "item", ITEMS, "Add * to the main objective", "*を主要目的に加える")
USE: Final = _family("use", "item", ITEMS, "Use *", "*を使う")
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
        "手札1枚を捨て札置き場に置き、コロニーの生存者を治す",
    ),
)
REST: Final = WORDS.action(
    "rest", {}, Name("Sleep: spend all dice to heal", "眠る：ダイスをすべて使って治す")
)
YAWN: Final = WORDS.action("yawn", {}, Name("Somebody yawned", "誰かがあくびをした"))
# Replies.
DIE: Final = _numbers("die", "face", 1, 6, "Die *", "ダイス*")
NO_DIE: Final = WORDS.action("no_die", {}, Name("No die", "ダイスなし"))
GATE: Final = _numbers("gate", "gate", 1, 6, "Entrance *", "入口*", 1)  # GATE[entrance], from 0
ZOMBIE: Final = WORDS.action("zombie", {}, Name("A zombie", "ゾンビ"))
TO: Final = _family("to", "place", PLACES, "To *", "*へ")
SURVIVOR: Final = _family("survivor", "survivor", SURVIVORS, "*", "*")
CARD: Final = _family("card", "item", ITEMS, "*", "*")
SYMBOL: Final = _family("symbol", "symbol", SYMBOLS, "* card", "*カード")
PLAYER: Final = _seats("player", "*", "*")
COUNT: Final = _numbers("count", "count", 0, 12, "*", "*")
YES: Final = WORDS.action("yes", {}, Name("Yes", "はい"))
NO: Final = WORDS.action("no", {}, Name("No", "いいえ"))
UP: Final = WORDS.action("up", {}, Name("Thumb up", "賛成"))
DOWN: Final = WORDS.action("down", {}, Name("Thumb down", "反対"))
CHOOSE: Final = _numbers("choose", "option", 1, 3, "Option *", "選択肢*", 1)  # CHOOSE[option], from 0
GIVE_UP: Final = WORDS.action("give_up", {}, Name("Give them up", "見捨てる"))
RISK_IT: Final = WORDS.action(
    "risk_it", {}, Name("Roll for exposure: on a blank, they survive", "ダメージ判定を行う：無印なら助かる")
)
KEEP: Final = _family("keep", "item", ITEMS, "Keep *", "*を手札に加える")
NOISE: Final = WORDS.action(
    "noise", {}, Name("Make noise to look at another card", "騒音を立ててもう1枚見る")
)
PLAIN: Final = WORDS.action("plain", {}, Name("A normal attack", "通常の攻撃"))
WITH: Final = _family("with", "item", ITEMS, "With *", "*を使って")
WITH_ABILITY: Final = _family(
    "with_ability", "survivor", SURVIVORS, "With *'s ability", "*のアビリティを使って"
)
DONE: Final = WORDS.action("done", {}, Name("Done", "終わり"))
IN_ORDER: Final = WORDS.action("in_order", {}, Name("Keep this order", "この順のまま"))
SWAP: Final = WORDS.action("swap", {}, Name("Swap the two", "入れ替える"))
FACE: Final = _family("face", "face", FACES, "*", "*")
# Later ones.
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
ASK_AGAIN: Final = _family(
    "ask_again", "help", HELPS, "Ask me again before using *", "*を使う前に再び確認する"
)

list_alone()

# Questions. Their facts go to the client beside the sentence.


def _question(name: str, fields: tuple[str, ...], en: str, ja: str, secret: bool = False) -> Question:
    return WORDS.question(name, fields, Name("{seat}: " + en, "{seat}：" + ja), secret)


ASK_LEADER: Final = _question("leader", (), "choose your group leader.", "グループリーダーを選んでください。")
ASK_FOLLOWER: Final = _question(
    "follower", (), "choose another survivor to keep.", "残す生存者をもう1人選んでください。"
)
ASK_TURN: Final = _question(
    "turn", (), "it is your turn. What will you do?", "あなたの手番です。どうしますか？"
)
ASK_DIE: Final = _question(
    "die", ("least",), "choose a die of {least} or higher.", "{least}以上の目のダイスを選んでください。"
)
ASK_RAISE: Final = _question("raise", (), "which die do you raise by 1?", "どのダイスの目を1上げますか？")
ASK_REROLL: Final = _question("reroll", (), "which die do you reroll?", "どのダイスを振り直しますか？")
ASK_REROLL_MORE: Final = _question("reroll_more", (), "reroll another die?", "ほかのダイスも振り直しますか？")
ASK_SET_DIE: Final = _question("set_die", (), "which die do you set?", "どのダイスの目を変えますか？")
ASK_FACE: Final = _question("face", (), "which face do you set it to?", "どの目にしますか？")
ASK_LOWER: Final = _question("lower", (), "whose die do you lower by 1?", "誰のダイスの目を1下げますか？")
ASK_TARGET: Final = _question(
    "target", ("survivor",), "whom does {survivor} attack?", "{survivor}は誰を攻撃しますか？"
)
ASK_WITH: Final = _question(
    "with", ("survivor", "rolls"), "how does {survivor} attack?", "{survivor}はどのように攻撃しますか？"
)
ASK_ATTACKER: Final = _question("attacker", (), "which survivor attacks?", "どの生存者で攻撃しますか？")
ASK_GATE: Final = _question("gate", (), "choose a colony entrance.", "コロニーの入口を選んでください。")
ASK_PLACE: Final = _question("place", (), "choose a location.", "ロケーションを選んでください。")
ASK_DESTINATION: Final = _question(
    "destination", ("survivor",), "where does {survivor} move?", "{survivor}はどこへ移動しますか？"
)
ASK_SOURCE: Final = _question(
    "source",
    ("place",),
    "from which location do you attract zombies to {place}?",
    "どのロケーションから{place}へゾンビを陽動しますか？",
)
ASK_COUNT: Final = _question(
    "count", ("most",), "how many (at most {most})?", "いくつにしますか（最大{most}）？"
)
ASK_SEARCH: Final = _question(
    "search",
    ("place", "keep"),
    "keep a card or make noise?",
    "カードを手札に加えますか、それとも騒音を立てますか？",
)
ASK_SURVIVOR: Final = _question("survivor", (), "choose a survivor.", "生存者を選んでください。")
ASK_BEARER: Final = _question(
    "bearer", ("item",), "who is equipped with {item}?", "{item}を誰に装備させますか？"
)
ASK_PATIENT: Final = _question("patient", (), "which survivor do you heal?", "どの生存者を治しますか？")
ASK_CARD: Final = _question("card", (), "choose a card.", "カードを選んでください。")
ASK_GEAR: Final = _question(
    "gear", ("survivor",), "what does {survivor} hand off?", "{survivor}は何を手渡しますか？"
)
ASK_PLAYER: Final = _question("player", (), "choose a player.", "プレイヤーを選んでください。")
ASK_SYMBOL: Final = _question("symbol", (), "choose a kind of card.", "カードの種類を選んでください。")
ASK_OFFER: Final = _question(
    "offer", ("player", "symbol", "count"),
    "{player} requests {cards_wanted}. A card you give is played immediately. Give one?",
    "{player}が{cards_wanted}要求しています。渡したカードはただちにプレイされます。1枚渡しますか？",
)  # fmt: skip
ASK_EXILE_VOTE: Final = _question(
    "exile_vote", ("player",), "exile {player}?", "{player}を追放しますか？", True
)
ASK_CROSSROADS_VOTE: Final = _question(
    "crossroads_vote",
    ("crossroads",),
    "vote on {crossroads}.",
    "{crossroads}について投票してください。",
    True,
)
ASK_TIE: Final = _question(
    "tie",
    ("crossroads", "player"),
    "the vote is tied. You decide.",
    "投票は同数です。あなたが決めてください。",
)
ASK_CROSSROADS: Final = _question(
    "crossroads",
    ("crossroads",),
    "choose an option of {crossroads}.",
    "{crossroads}：選択肢を選んでください。",
)
ASK_MAY: Final = _question(
    "may", ("crossroads",), "do this ({crossroads})?", "{crossroads}：これを行いますか？"
)
ASK_BITE: Final = _question(
    "bite",
    ("survivor",),
    "the bite spreads to {survivor}. Give them up or roll for exposure?",
    "咬傷が{survivor}に波及しました。見捨てますか、それともダメージ判定を行いますか？",
)
ASK_NEW_LEADER: Final = _question(
    "new_leader", (), "choose a new group leader.", "新しいグループリーダーを選んでください。"
)
ASK_REFUGE: Final = _question(
    "refuge",
    ("survivor",),
    "which non-colony location does {survivor} move to?",
    "{survivor}はコロニー以外のどのロケーションへ移動しますか？",
)
ASK_BANISHED: Final = _question(
    "banished", (), "which survivor leaves the colony first?", "どの生存者が先にコロニーを出ますか？"
)
ASK_TRADE: Final = _question(
    "trade",
    ("survivor",),
    "which survivor does {survivor} trade locations with?",
    "{survivor}はどの生存者と入れ替わりますか？",
)
ASK_ORDER: Final = _question("order", (), "in which order do you return them?", "どの順で戻しますか？")
ASK_TAKE: Final = _question("take", (), "take this card?", "このカードを手札に加えますか？")

ASK_PATIENT_WOUND: Final = _question(
    "patient_wound",
    ("survivor",),
    "which wound of {survivor} do you remove?",
    "{survivor}のどの負傷を取り除きますか？",
)
ASK_PLEDGE: Final = _question(
    "pledge",
    ("crossroads", "symbol", "count"),
    "give 1 {symbol} card for {crossroads}? {count} more needed.",
    "{crossroads}：{symbol}カードを出しますか（あと{count}枚）？",
)
ASK_RECEIVER: Final = _question(
    "receiver", ("item",), "which survivor receives {item}?", "{item}をどの生存者に手渡しますか？"
)
ASK_STAKE: Final = _question(
    "stake",
    ("crossroads", "most"),
    "stake a card (at most {most} more)?",
    "カードを賭けますか（あと{most}枚まで）？",
)
ASK_ARRIVAL: Final = _question(
    "arrival",
    (),
    "to which colony entrance do you attract them?",
    "コロニーのどの入口へ陽動しますか？",
)
ASK_USE: Final = _question("use", ("item",), "what do you use {item} for?", "{item}を何に使いますか？")
ASK_PLEDGE_DIE: Final = _question(
    "pledge_die",
    ("crossroads", "count"),
    "spend a die for {crossroads}? {count} more needed.",
    "{crossroads}：ダイスを1個使いますか（あと{count}個）？",
)
ASK_ADDICTION: Final = _question(
    "addiction",
    ("survivor",),
    "{survivor} craves medicine. Play a medicine card on them or choose a die to spend.",
    "{survivor}は薬を欲しがっています。薬カードをプレイするか、使うダイスを選んでください。",
)
ASK_EXTRA_DIE: Final = _question(
    "extra_die",
    ("crossroads",),
    "place a food card in the waste pile to roll 1 additional die this round ({crossroads})?",
    "{crossroads}：食料カードを捨て札置き場に置き、このラウンドのダイスを1個増やしますか？",
)
ASK_FIRST: Final = _question(
    "first",
    ("crossroads",),
    "two effects happen at the same time. Resolve {crossroads} first?",
    "2つの効果が同時に起こります。{crossroads}を先に解決しますか？",
)
ASK_LOST_FIRST: Final = _question(
    "lost_first",
    (),
    "several survivors are lost at the same time. Who is first?",
    "複数の生存者を同時に失います。誰を先にしますか？",
)
ASK_ROLLS_FIRST: Final = _question(
    "rolls_first",
    (),
    "several survivors roll for exposure. Who is next?",
    "複数の生存者のダメージ判定を行います。次は誰にしますか？",
)
ASK_HOW_MANY: Final = _question(
    "how_many",
    ("symbol", "most"),
    "how many {symbol} cards do you request (at most {most})?",
    "{symbol}カードを何枚要求しますか（最大{most}枚）？",
)
ASK_ACCEPT: Final = _question(
    "accept",
    ("player", "item", "survivor"),
    "{player} hands off {item} to {survivor}. Accept it?",
    "{player}が{survivor}に{item}を手渡します。受け取りますか？",
)
ASK_HELP: Final = _question(
    "help", ("survivor", "help", "rolls"), "use {help} now?", "{help}を今使いますか？"
)


# Records.


def _record(name: str, fields: tuple[str, ...], en: str, ja: str, rest: str = "") -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja), rest)


OBJECTIVE_SET: Final = _record(
    "objective_set",
    ("objective",),
    "The main objective is {objective}.",
    "主要目的は{objective}。",
)
LEADER_CHOSEN: Final = _record(
    "leader_chosen",
    ("seat", "survivor"),
    "{survivor} is {seat}'s group leader.",
    "{survivor}が{seat}のグループリーダーになる。",
)
JOINED: Final = _record(
    "joined",
    ("seat", "survivor", "place"),
    "{survivor} joins {seat}'s following at {place}.",
    "{survivor}が{place}で{seat}の部下になる。",
)
FIRST_PLAYER: Final = _record(
    "first_player",
    ("seat",),
    "{seat} is the first player.",
    "{seat}がファーストプレイヤーになる。",
)
ROUND_BEGINS: Final = _record(
    "round_begins",
    ("round",),
    "New round: {round:round|rounds} left.",
    "新しいラウンド（残り{round}ラウンド）。",
)
CRISIS_REVEALED: Final = _record(
    "crisis_revealed",
    ("crisis",),
    "The crisis: {crisis}.",
    "危機：{crisis}。",
)
DICE_ROLLED: Final = _record(
    "dice_rolled",
    ("seat",),
    "{seat} rolls {dice}.",
    "{seat}のダイス：{dice}。",
    "dice",
)
TURN_BEGINS: Final = _record(
    "turn_begins",
    ("seat",),
    "{seat}'s turn.",
    "{seat}の手番。",
)
WATCHES: Final = _record(
    "watches",
    ("seat", "crossroads"),
    "{seat} draws the crossroads card {crossroads}.",
    "{seat}はクロスロードカード{crossroads}を引く。",
)
WATCHED_ON: Final = _record(
    "watched_on",
    ("crossroads",),
    "{crossroads} was not triggered.",
    "{crossroads}は発動しなかった。",
)
DIE_SPENT: Final = _record(
    "die_spent",
    ("seat", "die"),
    "{seat} spends a die: {die}.",
    "{seat}は{die}の目のダイスを使う。",
)
DIE_CHANGED: Final = _record(
    "die_changed",
    ("seat", "was", "die"),
    "{seat} changes a die from {was} to {die}.",
    "{seat}のダイスの目が{was}から{die}になる。",
)
DICE_LOST: Final = _record(
    "dice_lost",
    ("seat", "count"),
    "{seat} spends {count:unused die|unused dice}.",
    "{seat}は未使用ダイスを{count}個使う。",
)
DICE_GAINED: Final = _record(
    "dice_gained",
    ("seat", "count"),
    "{seat} will roll {count:additional die|additional dice}.",
    "{seat}はダイスを{count}個多く振る。",
)
ATTACKED: Final = _record(
    "attacked",
    ("seat", "survivor", "victim", "place"),
    "{survivor} attacks {victim} at {place}.",
    "{survivor}が{place}で{victim}を攻撃する。",
)
ATTACKED_ZOMBIES: Final = _record(
    "attacked_zombies",
    ("seat", "survivor", "place"),
    "{survivor} attacks at {place}.",
    "{survivor}が{place}で攻撃する。",
)
ATTACK_ROLLED: Final = _record(
    "attack_rolled",
    ("victim", "die", "needed", "success"),
    "Attack roll {die} ({needed} or less hits): {attack}.",
    "攻撃のダイスは{die}（{needed}以下で成功）：{attack}。",
)
ZOMBIES_KILLED: Final = _record(
    "zombies_killed",
    ("place", "count"),
    "{count:zombie is|zombies are} killed at {place}.",
    "{place}でゾンビ{count}体を倒す。",
)
ZOMBIES_REMOVED: Final = _record(
    "zombies_removed",
    ("place", "count"),
    "{count:zombie is|zombies are} removed from {place}.",
    "{place}からゾンビ{count}体を取り除く。",
)
SAMPLE_ROLLED: Final = _record(
    "sample_rolled",
    ("die", "samples"),
    "Sample roll {die} (4 or higher collects a sample): {samples:sample|samples} now.",
    "検体のダイスは{die}（4以上で検体を得る）：現在{samples}個。",
)
SEARCHED: Final = _record(
    "searched",
    ("seat", "survivor", "place"),
    "{survivor} searches {place}.",
    "{survivor}が{place}を探索する。",
)
SAW: Final = _record(
    "saw",
    ("seat", "item"),
    "{seat} looks at {item}.",
    "{seat}は{item}を見る。",
)
NOISE_MADE: Final = _record(
    "noise_made",
    ("place", "count"),
    "{place} now has {count:noise token|noise tokens}.",
    "{place}の騒音トークンは現在{count}個。",
)
KEPT: Final = _record(
    "kept",
    ("seat", "place"),
    "{seat} keeps a card from {place}.",
    "{seat}は{place}のカードを1枚手札に加える。",
)
TOOK: Final = _record(
    "took",
    ("seat", "item"),
    "{seat} takes {item}.",
    "{seat}は{item}を手札に加える。",
)
BARRICADE_BUILT: Final = _record(
    "barricade_built",
    ("place", "gate"),
    "A barricade is placed at {entrance}.",
    "{entrance}にバリケードを置く。",
)
BARRICADE_BROKEN: Final = _record(
    "barricade_broken",
    ("place", "gate"),
    "A zombie destroys a barricade at {entrance}.",
    "ゾンビが{entrance}のバリケードを1個破壊する。",
)
BARRICADES_REMOVED: Final = _record(
    "barricades_removed",
    ("place", "count"),
    "{count:barricade is|barricades are} removed from {place}.",
    "{place}からバリケード{count}個を取り除く。",
)
WASTE_CLEANED: Final = _record(
    "waste_cleaned",
    ("seat", "count"),
    "{seat} removes {count:card|cards} from the waste pile.",
    "{seat}は捨て札置き場から{count}枚を取り除く。",
)
ATTRACTED: Final = _record(
    "attracted",
    ("seat", "count", "origin", "to"),
    "{seat} attracts {count:zombie|zombies} from {origin} to {to}.",
    "{seat}はゾンビ{count}体を{origin}から{to}へ陽動する。",
)
ABILITY_USED: Final = _record(
    "ability_used",
    ("seat", "survivor"),
    "{survivor}'s ability is used.",
    "{survivor}のアビリティを使う。",
)
ITEM_USED: Final = _record(
    "item_used",
    ("seat", "survivor", "item"),
    "{survivor} uses {item}.",
    "{survivor}が{item}を使う。",
)
PLAYED: Final = _record(
    "played",
    ("seat", "item"),
    "{seat} plays {item}.",
    "{seat}は{item}をプレイする。",
)
WASTED: Final = _record(
    "wasted",
    ("seat", "item"),
    "{seat} places {item} in the waste pile.",
    "{seat}は{item}を捨て札置き場に置く。",
)
EQUIPPED: Final = _record(
    "equipped",
    ("survivor", "item"),
    "{survivor} is equipped with {item}.",
    "{survivor}が{item}を装備する。",
)
CRISIS_GIVEN: Final = _record(
    "crisis_given",
    ("seat",),
    "{seat} adds a card to the crisis.",
    "{seat}は危機にカードを1枚供出する。",
)
CRISIS_GAVE: Final = _record(
    "crisis_gave",
    ("seat", "item"),
    "{seat} added {item} to the crisis.",
    "{seat}が供出したカード：{item}。",
)
GEAR_GIVEN: Final = _record(
    "gear_given",
    ("seat", "survivor", "item"),
    "{seat} adds {survivor}'s {item} to the crisis.",
    "{seat}は{survivor}の{item}を危機に供出する。",
)
CONTRIBUTED: Final = _record(
    "contributed",
    ("seat", "item"),
    "{seat} adds {item} to the main objective.",
    "{seat}は{item}を主要目的に加える。",
)
MOVED: Final = _record(
    "moved",
    ("survivor", "origin", "to"),
    "{survivor} moves from {origin} to {to}.",
    "{survivor}が{origin}から{to}へ移動する。",
)
PLACED: Final = _record(
    "placed",
    ("survivor", "to"),
    "{survivor} is placed at {to}.",
    "{survivor}を{to}に置く。",
)
EXPOSED: Final = _record(
    "exposed",
    ("survivor", "face"),
    "{survivor} rolls for exposure: {face}.",
    "{survivor}のダメージ判定：{face}。",
)
WOUNDED: Final = _record(
    "wounded",
    ("survivor", "count"),
    "{survivor} receives {count:wound|wounds}.",
    "{survivor}が負傷を{count}つ受ける。",
)
FROSTBITTEN: Final = _record(
    "frostbitten",
    ("survivor", "count"),
    "{survivor} receives {count:frostbite wound|frostbite wounds}.",
    "{survivor}が凍傷を{count}つ受ける。",
)
FROSTBITE_SPREADS: Final = _record(
    "frostbite_spreads",
    ("survivor",),
    "{survivor} receives 1 wound from frostbite.",
    "{survivor}が凍傷により負傷を1つ受ける。",
)
HEALED: Final = _record(
    "healed",
    ("survivor", "face"),
    "{survivor}: 1 {healed} removed.",
    "{survivor}の{face}を1つ取り除く。",
)
BITE_REACHES: Final = _record(
    "bite_reaches",
    ("survivor",),
    "The bite spreads to {survivor}.",
    "咬傷が{survivor}に波及する。",
)
KILLED: Final = _record(
    "killed",
    ("survivor", "place", "cause"),
    "{survivor} is killed at {place} by {cause}.",
    "{survivor}が{place}で死亡する（{cause}）。",
)
LEFT_GAME: Final = _record(
    "left_game",
    ("survivor",),
    "{survivor} leaves the game.",
    "{survivor}がゲームから除外される。",
)
HELPLESS_KILLED: Final = _record(
    "helpless_killed",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} killed.",
    "無力な生存者{count}人が死亡する。",
)
HELPLESS_ADDED: Final = _record(
    "helpless_added",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} added to the colony.",
    "無力な生存者{count}人がコロニーに加わる。",
)
HELPLESS_REMOVED: Final = _record(
    "helpless_removed",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} removed from the colony.",
    "コロニーから無力な生存者{count}人を取り除く。",
)
GEAR_RETURNED: Final = _record(
    "gear_returned",
    ("seat", "survivor"),
    "{survivor}'s items return to {seat}'s hand: {items}.",
    "{survivor}の装備が{seat}の手札に戻る：{items}。",
    "items",
)
GEAR_SHUFFLED: Final = _record(
    "gear_shuffled",
    ("place", "survivor"),
    "{survivor}'s items are shuffled into {place} deck: {items}.",
    "{survivor}の装備を{place}の探索デッキに加えて混ぜる：{items}。",
    "items",
)
HAND_LOST: Final = _record(
    "hand_lost",
    ("seat",),
    "{seat}'s hand is removed from the game: {items}.",
    "{seat}の手札がゲームから除外される：{items}。",
    "items",
)
DROPPED_OUT: Final = _record(
    "dropped_out",
    ("seat",),
    "{seat} is eliminated.",
    "{seat}は脱落する。",
)
FOOD_GAINED: Final = _record(
    "food_gained",
    ("count", "food"),
    "Food +{count} (now {food}).",
    "食料トークン+{count}（現在{food}）。",
)
FOOD_LOST: Final = _record(
    "food_lost",
    ("count", "food"),
    "Food −{count} (now {food}).",
    "食料トークン−{count}（現在{food}）。",
)
STARVATION: Final = _record(
    "starvation",
    ("starvation",),
    "Not enough food: {starvation:starvation token|starvation tokens} in the food supply.",
    "食料不足：飢餓トークンは現在{starvation}個。",
)
FED: Final = _record(
    "fed",
    ("mouths", "count", "food"),
    "{mouths:survivor|survivors} at the colony: {count} food paid (now {food}).",
    "コロニーの生存者{mouths}人：食料トークン{count}個を支払う（現在{food}）。",
)
WASTE_CHECKED: Final = _record(
    "waste_checked",
    ("cards",),
    "The waste pile has {cards:card|cards}.",
    "捨て札置き場のカードは{cards}枚。",
)
REQUESTED: Final = _record(
    "requested",
    ("seat", "player", "symbol", "count"),
    "{seat} requests {cards_wanted} from {player}.",
    "{seat}は{player}に{cards_wanted}要求する。",
)
OFFERED: Final = _record(
    "offered",
    ("player", "item"),
    "{player} gives {item}.",
    "{player}は{item}を渡す。",
)
DECLINED: Final = _record(
    "declined",
    ("player",),
    "{player} gives nothing.",
    "{player}は何も渡さない。",
)
HANDED_OFF: Final = _record(
    "handed_off",
    ("survivor", "item", "victim"),
    "{survivor} hands off {item} to {victim}.",
    "{survivor}が{item}を{victim}に手渡す。",
)
CARD_TAKEN: Final = _record(
    "card_taken",
    ("seat", "player"),
    "{seat} takes a card from {player}.",
    "{seat}は{player}の手札から1枚を自分の手札に加える。",
)
CARD_SEEN: Final = _record(
    "card_seen",
    ("seat", "player", "item"),
    "{seat} looks at {player}'s {item}.",
    "{seat}は{player}の{item}を見る。",
)
VOTE_CALLED_REC: Final = _record(
    "vote_called",
    ("seat", "player"),
    "{seat} calls a vote to exile {player}. Voters: {voters}.",
    "{seat}が{player}の追放投票を提案する。投票者：{voters}。",
    "voters",
)
VOTED: Final = _record(
    "voted",
    ("seat", "up", "choice"),
    "{seat} votes: {choice}.",
    "{seat}の票：{choice}。",
)
VOTE_RESULT: Final = _record(
    "vote_result",
    ("ups", "downs", "choice", "other"),
    "The vote: {choice} {ups}, {other} {downs}.",
    "投票の結果：{choice}{ups}票、{other}{downs}票。",
)
EXILED: Final = _record(
    "exiled",
    ("seat",),
    "{seat} is exiled.",
    "{seat}は追放される。",
)
SECRET_SHOWN: Final = _record(
    "secret_shown",
    ("seat", "secret"),
    "{seat}'s secret objective was {secret}.",
    "{seat}の秘密の目的は{secret}だった。",
)
EXILE_CARD: Final = _record(
    "exile_card",
    ("seat", "exile_objective"),
    "{seat}'s exiled objective is {exile_objective}.",
    "{seat}の追放者の目的は{exile_objective}。",
)
CROSSROADS_OPENED: Final = _record(
    "crossroads_opened",
    ("seat", "crossroads", "reader", "chooser"),
    "Crossroads card for {seat}: {crossroads}.",
    "{seat}のクロスロードカード：{crossroads}。",
)
OPTION_CHOSEN: Final = _record(
    "option_chosen",
    ("seat", "crossroads", "option", "choice"),
    "{seat} chooses {choice}.",
    "{seat}は{choice}を選ぶ。",
)
ATTACHED: Final = _record(
    "attached",
    ("crossroads", "survivor"),
    "{crossroads} is attached to {survivor}.",
    "{crossroads}を{survivor}に付ける。",
)
LASTS: Final = _record(
    "lasts",
    ("crossroads",),
    "{crossroads} remains in effect.",
    "{crossroads}の効果が続く。",
)
LASTING_ENDS: Final = _record(
    "lasting_ends",
    ("crossroads",),
    "{crossroads} is no longer in effect.",
    "{crossroads}の効果が終わる。",
)
DIE_ROLLED: Final = _record(
    "die_rolled",
    ("die",),
    "Die roll: {die}.",
    "ダイスの目：{die}。",
)
CRISIS_CARD: Final = _record(
    "crisis_card",
    ("item", "points"),
    "Crisis card revealed: {item} ({points:point|points} now).",
    "危機に供出されたカード：{item}（現在{points}ポイント）。",
)
CRISIS_PREVENTED: Final = _record(
    "crisis_prevented",
    ("crisis", "points", "needed"),
    "{crisis} is prevented ({points:point|points}, {needed} needed).",
    "{crisis}を回避した（{points}ポイント、必要{needed}）。",
)
CRISIS_STRIKES: Final = _record(
    "crisis_strikes",
    ("crisis", "points", "needed"),
    "{crisis} is not prevented ({points:point|points}, {needed} needed).",
    "{crisis}を回避できなかった（{points}ポイント、必要{needed}）。",
)
CRISIS_SKIPPED: Final = _record(
    "crisis_skipped",
    (),
    "No crisis is resolved this round.",
    "このラウンドは危機を解決しない。",
)
CRISIS_SEEN: Final = _record(
    "crisis_seen",
    ("seat", "crisis"),
    "{seat} looks at {crisis}.",
    "{seat}は{crisis}を見る。",
)
ZOMBIE_CAME: Final = _record(
    "zombie_came",
    ("place", "gate"),
    "A zombie is added to {entrance}.",
    "{entrance}にゾンビが1体加わる。",
)
OVERRUN: Final = _record(
    "overrun",
    ("place", "gate"),
    "Zombies overrun {entrance}.",
    "{entrance}が突破される。",
)
NOISE_ROLLED: Final = _record(
    "noise_rolled",
    ("place", "die"),
    "Noise roll at {place}: {die} (3 or less adds a zombie).",
    "{place}の騒音のダイス：{die}（3以下でゾンビが加わる）。",
)
MORALE_CHANGED: Final = _record(
    "morale_changed",
    ("change", "morale", "reason"),
    "Morale {signed} (now {morale}): {reason}.",
    "士気{signed}（現在{morale}）：{reason}。",
)
OBJECTIVE_CHECKED: Final = _record(
    "objective_checked",
    ("done",),
    "The main objective is checked: {verdict}.",
    "主要目的チェック：{verdict}。",
)
REVEALED_ITEMS: Final = _record(
    "revealed_items",
    ("place",),
    "Revealed at {place}: {items}.",
    "{place}で公開：{items}。",
    "items",
)
ITEMS_REMOVED: Final = _record(
    "items_removed",
    (),
    "Removed from the game: {items}.",
    "ゲームから除外：{items}。",
    "items",
)
GAME_OVER: Final = _record(
    "game_over",
    ("ending",),
    "The game is over: {ending}. Winners: {winners}.",
    "ゲーム終了：{ending}。勝者：{winners}。",
    "winners",
)
OPTION_HAPPENS: Final = _record(
    "option_happens",
    ("crossroads", "option", "choice"),
    "{crossroads}: {choice}.",
    "{crossroads}：{choice}。",
)
ANTED: Final = _record(
    "anted",
    ("seat", "item"),
    "{seat} stakes {item}.",
    "{seat}は{item}を賭ける。",
)
STAKES_ROLLED: Final = _record(
    "stakes_rolled",
    ("seat",),
    "{seat} rolls {dice} for the stakes.",
    "{seat}の賭けのダイス：{dice}。",
    "dice",
)
STAKES_WON: Final = _record(
    "stakes_won",
    ("seat",),
    "{seat} wins {items}.",
    "{seat}が{items}を勝ち取る。",
    "items",
)
CARDS_GIVEN: Final = _record(
    "cards_given",
    ("seat", "player", "count"),
    "{seat} gives {count:card|cards} to {player}.",
    "{seat}は{player}にカードを{count}枚渡す。",
)
SECRET_SEEN: Final = _record(
    "secret_seen",
    ("seat", "player"),
    "{seat} looks at {player}'s secret objective.",
    "{seat}は{player}の秘密の目的を見る。",
)
HAND_SEEN: Final = _record(
    "hand_seen",
    ("seat", "player"),
    "{seat} looks at {player}'s hand.",
    "{seat}は{player}の手札を見る。",
)
SNOWED_IN: Final = _record(
    "snowed_in",
    ("rounds",),
    "Snowed in: survivors cannot move for {rounds:round|rounds}.",
    "大雪：{rounds}ラウンドの間、生存者は移動できない。",
)
PLEDGED: Final = _record("pledged", ("seat", "item"), "{seat} offers {item}.", "{seat}は{item}を差し出す。")
CARDS_WASTED: Final = _record(
    "cards_wasted",
    (),
    "Returned to the waste pile: {items}.",
    "捨て札置き場に戻るカード：{items}。",
    "items",
)
CRISIS_SHELVED: Final = _record(
    "crisis_shelved",
    ("crisis",),
    "{crisis} is placed at the bottom of its deck.",
    "{crisis}を危機デッキの底に置く。",
)
CRISIS_REMOVED: Final = _record(
    "crisis_removed",
    ("crisis",),
    "{crisis} is removed from the game.",
    "{crisis}をゲームから除外する。",
)
DICE_FEWER: Final = _record(
    "dice_fewer",
    ("seat", "count"),
    "{seat} will roll {count:fewer die|fewer dice}.",
    "{seat}はダイスを{count}個少なく振る。",
)
HAND_SHOWN: Final = _record(
    "hand_shown",
    ("seat",),
    "{seat} reveals their hand: {items}.",
    "{seat}の手札が公開される：{items}。",
    "items",
)
WORN: Final = _record(
    "worn",
    ("crossroads", "count"),
    "{crossroads} now has {count:wound|wounds}.",
    "{crossroads}の負傷は現在{count}つ。",
)
REQUESTED_ALL: Final = _record(
    "requested_all",
    ("seat", "symbol", "count"),
    "{seat} requests {cards_wanted} from all players.",
    "{seat}は全員に{cards_wanted}要求する。",
)
NOT_TAKEN: Final = _record(
    "not_taken",
    ("player", "survivor", "item", "victim"),
    "{player} does not let {victim} take {item} from {survivor}.",
    "{player}は、{survivor}から{victim}への{item}の手渡しを断る。",
)
CARD_LOOKED_AT: Final = _record(
    "card_looked_at",
    ("seat", "player"),
    "{seat} looks at a random card in {player}'s hand.",
    "{seat}は{player}の手札から無作為に1枚を見る。",
)
DECK_LOOKED_AT: Final = _record(
    "deck_looked_at",
    ("seat", "place"),
    "{seat} looks at the top card of {place} deck.",
    "{seat}は{place}の探索デッキの一番上のカードを見る。",
)
CRISES_LOOKED_AT: Final = _record(
    "crises_looked_at",
    ("seat", "count"),
    "{seat} looks at the top {count:card|cards} of the crisis deck.",
    "{seat}は危機デッキの上から{count}枚を見る。",
)
DECK_SEARCHED: Final = _record(
    "deck_searched",
    ("seat", "place"),
    "{seat} searches {place} deck.",
    "{seat}は{place}の探索デッキをすべて見る。",
)
CARD_DRAWN: Final = _record(
    "card_drawn",
    ("seat", "place"),
    "{seat} takes a card from {place} deck.",
    "{seat}は{place}の探索デッキのカードを1枚手札に加える。",
)
ROLL_SPARED: Final = _record(
    "roll_spared",
    ("crossroads", "survivor"),
    "{crossroads}: {survivor} does not roll for exposure.",
    "{crossroads}により、{survivor}のダメージ判定は行わない。",
)
VOTE_OPENED: Final = _record(
    "vote_opened",
    ("crossroads",),
    "A vote is held on {crossroads}. Voters: {voters}.",
    "{crossroads}について投票する。投票者：{voters}。",
    "voters",
)
TIE_BROKEN: Final = _record(
    "tie_broken",
    ("seat", "up", "choice"),
    "The vote is tied. {seat} breaks the tie: {choice}.",
    "投票は同数。{seat}が{choice}に決める。",
)
