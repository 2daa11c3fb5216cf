"""The words of Dead of Winter: its action table, its questions, its kinds of record."""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question, Vocabulary
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.names import FACES, HELPS, ITEMS, PLACES, SURVIVORS, SYMBOLS

_NOBODY: Final = Noun("nobody", Name("nobody", "なし"))
_NOTHING: Final = Noun("nothing", Name("a hidden card", "伏せたカード"))

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
    Noun("waste", Name("the waste pile", "廃物")),
    Noun("crisis", Name("the crisis", "危機")),
    Noun("bonus", Name("more than the crisis asked for", "危機への余分な提供")),
    Noun("crossroads", Name("a crossroads card", "クロスロードカード")),
    Noun("exiles", Name("two exiled who were no betrayers", "裏切り者でない2人の追放")),
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
    Noun("given_up", Name("being given up", "見捨てられた")),
)

# How a game ends. [DOW-END-1..3]
OBJECTIVE_DONE: Final = 0
MORALE_GONE: Final = 1
ROUNDS_GONE: Final = 2
COLD: Final = 3
NOBODY_LEFT: Final = 4
ENDINGS: Final = (
    Noun("objective", Name("the main objective is completed", "主要目的を達成")),
    Noun("morale", Name("morale has fallen to 0", "士気が0になった")),
    Noun("rounds", Name("the last round is over", "最後のラウンドが終わった")),
    Noun("cold", Name("the fire has gone out", "火が消えた")),
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
    return "not yet" if lang == "en" else "未達成"


def _entrance(values: Mapping[str, Any], lang: str) -> str:
    """An entrance: the colony has six, every other place has one. [DOW-SPACE-2, DOW-SPACE-3]"""
    place = str(values["place"])
    if place != PLACES[0].name.text(lang):
        return place
    return f"entrance {values['gate']} of {place}" if lang == "en" else f"{place}の入口{values['gate']}"


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
        "help": HELPS,
    },
    {"signed": _signed, "verdict": _verdict, "entrance": _entrance, "cards_wanted": _cards_wanted},
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
ATTACK: Final = _family("attack", "survivor", SURVIVORS, "Attack with *", "*で攻撃")
SEARCH: Final = _family("search", "survivor", SURVIVORS, "Search with *", "*で探索")
MOVE: Final = _family("move", "survivor", SURVIVORS, "Move *", "*を移動")
ABILITY: Final = _family("ability", "survivor", SURVIVORS, "Use the ability of *", "*のアビリティ")
BORROW: Final = _family(
    "borrow",
    "survivor",
    SURVIVORS,
    "John Price uses the ability of *",
    "ジョン・プライスが*のアビリティを使う",
)
HAND_OFF: Final = _family("hand_off", "survivor", SURVIVORS, "* hands something off", "*が手渡す")
BARRICADE: Final = _family("barricade", "place", PLACES, "Barricade at *", "*にバリケード")
ATTRACT: Final = _family("attract", "place", PLACES, "Attract zombies to *", "*へ陽動")
CLEAN_WASTE: Final = WORDS.action("clean_waste", {}, Name("Clean waste", "廃物処理"))
PLAY: Final = _family("play", "item", ITEMS, "Play *", "*をプレイ")
FEED_DIE: Final = _family("feed_die", "item", ITEMS, "Eat * to raise a die", "*でダイスを上げる")
GIVE: Final = _family("give", "item", ITEMS, "Give * to the crisis", "*を危機に提供")
GIVE_GEAR: Final = _family(
    "give_gear", "item", ITEMS, "Give the equipped * to the crisis", "装備中の*を危機に提供"
)
CONTRIBUTE: Final = _family("contribute", "item", ITEMS, "Add * to the main objective", "*を主要目的に加える")
USE: Final = _family("use", "item", ITEMS, "Use *", "*を使う")
SPEND_FOOD: Final = WORDS.action(
    "spend_food", {}, Name("Spend a food token to raise a die", "食料トークンでダイスを上げる")
)
REQUEST: Final = _seats("request", "Ask * for cards", "*に要求")
CALL_VOTE: Final = _seats("call_vote", "Call a vote to exile *", "*の追放投票")
BUY_MEDICINE: Final = WORDS.action(
    "buy_medicine", {}, Name("Trade a food token for removed medicine", "食料トークンを除外された薬に替える")
)
TEND: Final = WORDS.action(
    "tend",
    {},
    Name("Waste a card to heal a survivor at the colony", "手札1枚を廃物にしてコロニーの生存者を治す"),
)
REST: Final = WORDS.action(
    "rest", {}, Name("Sleep: use up all dice to heal", "眠る：全ダイスを使い切って治す")
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
SYMBOL: Final = _family("symbol", "symbol", SYMBOLS, "Any *", "*カード")
PLAYER: Final = _seats("player", "*", "*")
COUNT: Final = _numbers("count", "count", 0, 12, "*", "*")
YES: Final = WORDS.action("yes", {}, Name("Yes", "はい"))
NO: Final = WORDS.action("no", {}, Name("No", "いいえ"))
UP: Final = WORDS.action("up", {}, Name("Thumb up", "賛成"))
DOWN: Final = WORDS.action("down", {}, Name("Thumb down", "反対"))
CHOOSE: Final = _numbers("choose", "option", 1, 3, "Option *", "選択肢*", 1)  # CHOOSE[option], from 0
GIVE_UP: Final = WORDS.action("give_up", {}, Name("Give them up", "見捨てる"))
RISK_IT: Final = WORDS.action("risk_it", {}, Name("Roll: on a blank they live", "振る：空白なら助かる"))
KEEP: Final = _family("keep", "item", ITEMS, "Keep *", "*を手札に")
NOISE: Final = WORDS.action("noise", {}, Name("Make noise, see one more", "騒音を立ててもう1枚見る"))
PLAIN: Final = WORDS.action("plain", {}, Name("Nothing special", "そのまま"))
WITH: Final = _family("with", "item", ITEMS, "With *", "*を使って")
WITH_ABILITY: Final = _family(
    "with_ability", "survivor", SURVIVORS, "With the ability of *", "*のアビリティで"
)
DONE: Final = WORDS.action("done", {}, Name("That is all", "ここまで"))
IN_ORDER: Final = WORDS.action("in_order", {}, Name("Leave the order", "順番どおり"))
SWAP: Final = WORDS.action("swap", {}, Name("Swap the two", "入れ替える"))
FACE: Final = _family("face", "face", FACES, "*", "*")
# Later ones.
REQUEST_ALL: Final = WORDS.action("request_all", {}, Name("Ask everybody for cards", "全員に要求"))
USE_IT: Final = WORDS.action("use_it", {}, Name("Use it now", "今使う"))
NOT_NOW: Final = WORDS.action("not_now", {}, Name("Not this time", "今回は使わない"))
ALWAYS: Final = WORDS.action(
    "always",
    {},
    Name("Use it now, and from now on whenever it first fits", "今使い、今後も最初に使えるときに使う"),
)
ASK_AGAIN: Final = _family(
    "ask_again", "help", HELPS, "Be asked again before using *", "*を使う前に確認するように戻す"
)

list_alone()

# Questions. Their facts go to the client beside the sentence.


def _question(name: str, fields: tuple[str, ...], en: str, ja: str, secret: bool = False) -> Question:
    return WORDS.question(name, fields, Name("{seat}: " + en, "{seat}：" + ja), secret)


ASK_LEADER: Final = _question("leader", (), "choose your group leader.", "リーダーを選ぶ。")
ASK_FOLLOWER: Final = _question("follower", (), "choose another survivor to keep.", "もう1人の生存者を選ぶ。")
ASK_TURN: Final = _question("turn", (), "your turn. What will you do?", "あなたの手番。どうする？")
ASK_DIE: Final = _question(
    "die", ("least",), "choose a die of {least} or more.", "{least}以上のダイスを選ぶ。"
)
ASK_RAISE: Final = _question("raise", (), "which die is raised by 1?", "どのダイスを1上げる？")
ASK_REROLL: Final = _question("reroll", (), "which die is rolled again?", "どのダイスを振り直す？")
ASK_REROLL_MORE: Final = _question("reroll_more", (), "roll another die again?", "さらに振り直す？")
ASK_SET_DIE: Final = _question("set_die", (), "which die is set?", "どのダイスを変える？")
ASK_FACE: Final = _question("face", (), "to which face?", "どの目にする？")
ASK_LOWER: Final = _question("lower", (), "whose die goes down by 1?", "誰のダイスを1下げる？")
ASK_TARGET: Final = _question(
    "target", ("survivor",), "whom does {survivor} attack?", "{survivor}は誰を攻撃する？"
)
ASK_WITH: Final = _question(
    "with", ("survivor", "rolls"), "how does {survivor} attack?", "{survivor}はどう攻撃する？"
)
ASK_ATTACKER: Final = _question("attacker", (), "who attacks?", "誰が攻撃する？")
ASK_GATE: Final = _question("gate", (), "which entrance of the colony?", "コロニーのどの入口？")
ASK_PLACE: Final = _question("place", (), "which place?", "どの場所？")
ASK_DESTINATION: Final = _question(
    "destination", ("survivor",), "where does {survivor} go?", "{survivor}はどこへ？"
)
ASK_SOURCE: Final = _question(
    "source", ("place",), "from where do zombies come to {place}?", "どこから{place}へ引き寄せる？"
)
ASK_COUNT: Final = _question("count", ("most",), "how many, up to {most}?", "いくつ（最大{most}）？")
ASK_SEARCH: Final = _question(
    "search", ("place", "keep"), "keep a card, or make noise?", "1枚残すか、騒音を立てるか？"
)
ASK_SURVIVOR: Final = _question("survivor", (), "choose a survivor.", "生存者を選ぶ。")
ASK_BEARER: Final = _question("bearer", ("item",), "who gets {item}?", "{item}を誰に？")
ASK_PATIENT: Final = _question("patient", (), "who is healed?", "誰を治す？")
ASK_CARD: Final = _question("card", (), "choose a card.", "カードを選ぶ。")
ASK_GEAR: Final = _question(
    "gear", ("survivor",), "what does {survivor} hand off?", "{survivor}は何を手渡す？"
)
ASK_PLAYER: Final = _question("player", (), "choose a player.", "プレイヤーを選ぶ。")
ASK_SYMBOL: Final = _question("symbol", (), "which kind of card?", "どの種類のカード？")
ASK_OFFER: Final = _question(
    "offer", ("player", "symbol", "count"),
    "{player} asks you for {cards_wanted}. A card you give is played at once. Give one?",
    "{player}が{cards_wanted}要求している。渡したカードはすぐにプレイされる。1枚渡す？",
)  # fmt: skip
ASK_EXILE_VOTE: Final = _question(
    "exile_vote", ("player",), "shall {player} be exiled?", "{player}を追放する？", True
)
ASK_CROSSROADS_VOTE: Final = _question(
    "crossroads_vote", ("crossroads",), "vote on {crossroads}.", "{crossroads}に投票。", True
)
ASK_TIE: Final = _question(
    "tie", ("crossroads", "player"), "the vote is tied. You decide.", "投票は同数。あなたが決める。"
)
ASK_CROSSROADS: Final = _question(
    "crossroads", ("crossroads",), "{crossroads}: choose an option.", "{crossroads}：選択肢を選ぶ。"
)
ASK_MAY: Final = _question("may", ("crossroads",), "{crossroads}: do this?", "{crossroads}：これを行う？")
ASK_BITE: Final = _question(
    "bite",
    ("survivor",),
    "the bite reaches {survivor}. Give them up, or roll?",
    "咬傷が{survivor}に波及。見捨てるか、振るか？",
)
ASK_NEW_LEADER: Final = _question("new_leader", (), "choose a new leader.", "新しいリーダーを選ぶ。")
ASK_REFUGE: Final = _question(
    "refuge",
    ("survivor",),
    "where outside the colony does {survivor} go?",
    "{survivor}はコロニーの外のどこへ？",
)
ASK_BANISHED: Final = _question("banished", (), "who leaves the colony first?", "誰から先にコロニーを出る？")
ASK_TRADE: Final = _question(
    "trade", ("survivor",), "with whom does {survivor} trade places?", "{survivor}は誰と入れ替わる？"
)
ASK_ORDER: Final = _question("order", (), "in which order do they go back?", "どの順で戻す？")
ASK_TAKE: Final = _question("take", (), "take this card?", "このカードを取る？")

ASK_PATIENT_WOUND: Final = _question(
    "patient_wound", ("survivor",), "what of {survivor} is healed?", "{survivor}の何を治す？"
)
ASK_PLEDGE: Final = _question(
    "pledge",
    ("crossroads", "symbol", "count"),
    "{crossroads}: give a {symbol} card? {count} still wanted.",
    "{crossroads}：{symbol}カードを出す？（あと{count}枚）",
)
ASK_RECEIVER: Final = _question("receiver", ("item",), "who gets {item}?", "{item}を誰に手渡す？")
ASK_STAKE: Final = _question(
    "stake",
    ("crossroads", "most"),
    "stake a card? {most} more at most.",
    "カードを賭ける？（あと{most}枚まで）",
)
ASK_ARRIVAL: Final = _question(
    "arrival", (), "to which entrance of the colony do they come?", "コロニーのどの入口に来させる？"
)
ASK_USE: Final = _question("use", ("item",), "what is {item} used for?", "{item}を何に使う？")
ASK_PLEDGE_DIE: Final = _question(
    "pledge_die",
    ("crossroads", "count"),
    "{crossroads}: use up a die? {count} still wanted.",
    "{crossroads}：ダイスを1個使用済みにする？（あと{count}個）",
)
ASK_ADDICTION: Final = _question(
    "addiction",
    ("survivor",),
    "{survivor} craves medicine. Play one on them, or use up which die?",
    "{survivor}は薬を欲しがっている。薬をプレイするか、どのダイスを使用済みにする？",
)
ASK_EXTRA_DIE: Final = _question(
    "extra_die",
    ("crossroads",),
    "{crossroads}: waste a food card for 1 more die this round?",
    "{crossroads}：食料カードを廃物にして、このラウンドのダイスを1個増やす？",
)
ASK_FIRST: Final = _question(
    "first",
    ("crossroads",),
    "two things happen at once. {crossroads} first?",
    "同時に起こることが2つある。{crossroads}を先にする？",
)
ASK_LOST_FIRST: Final = _question(
    "lost_first",
    (),
    "several survivors are lost at the same moment. Who is first?",
    "複数の生存者を同時に失う。誰を先にする？",
)
ASK_ROLLS_FIRST: Final = _question(
    "rolls_first",
    (),
    "several survivors roll for exposure. Who is next?",
    "複数の生存者のダメージ判定を行う。次は誰にする？",
)
ASK_HOW_MANY: Final = _question(
    "how_many",
    ("symbol", "most"),
    "how many {symbol} cards do you ask for? {most} at most.",
    "{symbol}カードを何枚要求する（最大{most}枚）？",
)
ASK_ACCEPT: Final = _question(
    "accept",
    ("player", "item", "survivor"),
    "{player} hands {item} to {survivor}. Take it?",
    "{player}が{survivor}に{item}を手渡す。受け取る？",
)
ASK_HELP: Final = _question("help", ("survivor", "help", "rolls"), "use {help} now?", "{help}を今使う？")


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
    "{survivor} leads {seat}'s group.",
    "{survivor}が{seat}のリーダー。",
)
JOINED: Final = _record(
    "joined",
    ("seat", "survivor", "place"),
    "{survivor} joins {seat} at {place}.",
    "{survivor}が{place}で{seat}の仲間になる。",
)
FIRST_PLAYER: Final = _record(
    "first_player",
    ("seat",),
    "{seat} holds the first player token.",
    "スタートプレイヤートークンは{seat}が持つ。",
)
ROUND_BEGINS: Final = _record(
    "round_begins",
    ("round",),
    "A new round begins; {round} on the track.",
    "新しいラウンド（残り{round}）。",
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
    "{seat} watches for {crossroads}.",
    "{seat}は{crossroads}を見張る。",
)
WATCHED_ON: Final = _record(
    "watched_on",
    ("crossroads",),
    "{crossroads} did not happen.",
    "{crossroads}は起こらなかった。",
)
DIE_SPENT: Final = _record(
    "die_spent",
    ("seat", "die"),
    "{seat} spends a {die}.",
    "{seat}は{die}のダイスを使う。",
)
DIE_CHANGED: Final = _record(
    "die_changed",
    ("seat", "was", "die"),
    "{seat}'s die goes from {was} to {die}.",
    "{seat}のダイスが{was}から{die}に。",
)
DICE_LOST: Final = _record(
    "dice_lost",
    ("seat", "count"),
    "{seat} moves {count:unused die|unused dice} to used.",
    "{seat}は未使用ダイス{count}個を使用済みに。",
)
DICE_GAINED: Final = _record(
    "dice_gained",
    ("seat", "count"),
    "{seat} will roll {count:die|dice} more.",
    "{seat}はダイスを{count}個多く振る。",
)
ATTACKED: Final = _record(
    "attacked",
    ("seat", "survivor", "victim", "place"),
    "{survivor} attacks {victim} at {place}.",
    "{survivor}が{place}で{victim}を攻撃。",
)
ATTACKED_ZOMBIES: Final = _record(
    "attacked_zombies",
    ("seat", "survivor", "place"),
    "{survivor} attacks at {place}.",
    "{survivor}が{place}で攻撃。",
)
ATTACK_ROLLED: Final = _record(
    "attack_rolled",
    ("victim", "die", "needed", "success"),
    "The die shows {die} against {needed}.",
    "ダイスは{die}（{needed}以下で成功）。",
)
ZOMBIES_KILLED: Final = _record(
    "zombies_killed",
    ("place", "count"),
    "{count:zombie dies|zombies die} at {place}.",
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
    "The sample roll is {die}: {samples:sample|samples} so far.",
    "標本の判定は{die}：標本{samples}個。",
)
SEARCHED: Final = _record(
    "searched",
    ("seat", "survivor", "place"),
    "{survivor} searches at {place}.",
    "{survivor}が{place}を探索。",
)
SAW: Final = _record(
    "saw",
    ("seat", "item"),
    "{seat} sees {item}.",
    "{seat}は{item}を見る。",
)
NOISE_MADE: Final = _record(
    "noise_made",
    ("place", "count"),
    "{count:noise token|noise tokens} at {place}.",
    "{place}に騒音トークン{count}個。",
)
KEPT: Final = _record(
    "kept",
    ("seat", "place"),
    "{seat} keeps a card from {place}.",
    "{seat}は{place}のカードを手札に。",
)
TOOK: Final = _record(
    "took",
    ("seat", "item"),
    "{seat} takes {item}.",
    "{seat}は{item}を手に入れる。",
)
BARRICADE_BUILT: Final = _record(
    "barricade_built",
    ("place", "gate"),
    "A barricade goes up at {entrance}.",
    "{entrance}にバリケードを置く。",
)
BARRICADE_BROKEN: Final = _record(
    "barricade_broken",
    ("place", "gate"),
    "A zombie breaks a barricade at {entrance}.",
    "{entrance}のバリケードをゾンビが壊す。",
)
BARRICADES_REMOVED: Final = _record(
    "barricades_removed",
    ("place", "count"),
    "{count:barricade is|barricades are} removed at {place}.",
    "{place}のバリケード{count}個が取り除かれる。",
)
WASTE_CLEANED: Final = _record(
    "waste_cleaned",
    ("seat", "count"),
    "{seat} cleans {count:card|cards} out of the waste pile.",
    "{seat}は廃物{count}枚を片づける。",
)
ATTRACTED: Final = _record(
    "attracted",
    ("seat", "count", "origin", "to"),
    "{seat} draws {count:zombie|zombies} from {origin} to {to}.",
    "{seat}はゾンビ{count}体を{origin}から{to}へ引き寄せる。",
)
ABILITY_USED: Final = _record(
    "ability_used",
    ("seat", "survivor"),
    "{survivor}'s ability is used.",
    "{survivor}のアビリティ。",
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
    "{seat}は{item}をプレイ。",
)
WASTED: Final = _record(
    "wasted",
    ("seat", "item"),
    "{seat} puts {item} into the waste pile.",
    "{seat}は{item}を廃物置き場へ。",
)
EQUIPPED: Final = _record(
    "equipped",
    ("survivor", "item"),
    "{survivor} is equipped with {item}.",
    "{survivor}が{item}を装備。",
)
CRISIS_GIVEN: Final = _record(
    "crisis_given",
    ("seat",),
    "{seat} gives a card to the crisis.",
    "{seat}は危機にカードを提供。",
)
CRISIS_GAVE: Final = _record(
    "crisis_gave",
    ("seat", "item"),
    "{seat} gave {item}.",
    "{seat}が提供したのは{item}。",
)
GEAR_GIVEN: Final = _record(
    "gear_given",
    ("seat", "survivor", "item"),
    "{seat} gives {item} of {survivor} to the crisis.",
    "{seat}は{survivor}の{item}を危機に提供。",
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
    "{survivor}が{origin}から{to}へ移動。",
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
    "{survivor} takes {count:wound|wounds}.",
    "{survivor}が負傷{count}。",
)
FROSTBITTEN: Final = _record(
    "frostbitten",
    ("survivor", "count"),
    "{survivor} takes {count:frostbite wound|frostbite wounds}.",
    "{survivor}が凍傷{count}。",
)
FROSTBITE_SPREADS: Final = _record(
    "frostbite_spreads",
    ("survivor",),
    "Frostbite wounds {survivor}.",
    "凍傷で{survivor}が負傷。",
)
HEALED: Final = _record(
    "healed",
    ("survivor", "face"),
    "A {face} of {survivor} is healed.",
    "{survivor}の{face}が治る。",
)
BITE_REACHES: Final = _record(
    "bite_reaches",
    ("survivor",),
    "The bite reaches {survivor}.",
    "咬傷が{survivor}に波及。",
)
KILLED: Final = _record(
    "killed",
    ("survivor", "place", "cause"),
    "{survivor} is killed at {place} by {cause}.",
    "{survivor}が{place}で死亡（{cause}）。",
)
LEFT_GAME: Final = _record(
    "left_game",
    ("survivor",),
    "{survivor} leaves the game.",
    "{survivor}がゲームから去る。",
)
HELPLESS_KILLED: Final = _record(
    "helpless_killed",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} killed.",
    "無力な生存者{count}人が死亡。",
)
HELPLESS_ADDED: Final = _record(
    "helpless_added",
    ("count",),
    "{count:helpless survivor comes|helpless survivors come} to the colony.",
    "無力な生存者{count}人がコロニーに来る。",
)
HELPLESS_REMOVED: Final = _record(
    "helpless_removed",
    ("count",),
    "{count:helpless survivor leaves|helpless survivors leave} the colony.",
    "無力な生存者{count}人が去る。",
)
GEAR_RETURNED: Final = _record(
    "gear_returned",
    ("seat", "survivor"),
    "{items} of {survivor} goes to {seat}'s hand.",
    "{survivor}の{items}が{seat}の手札へ。",
    "items",
)
GEAR_SHUFFLED: Final = _record(
    "gear_shuffled",
    ("place", "survivor"),
    "{items} of {survivor} is shuffled into the deck of {place}.",
    "{survivor}の{items}が{place}の山札に混ぜられる。",
    "items",
)
HAND_LOST: Final = _record(
    "hand_lost",
    ("seat",),
    "{seat}'s hand leaves the game: {items}.",
    "{seat}の手札が除外される：{items}。",
    "items",
)
DROPPED_OUT: Final = _record(
    "dropped_out",
    ("seat",),
    "{seat} is out of the game.",
    "{seat}は脱落。",
)
FOOD_GAINED: Final = _record(
    "food_gained",
    ("count", "food"),
    "The colony gains {count} food; it has {food}.",
    "食料トークン+{count}（計{food}）。",
)
FOOD_LOST: Final = _record(
    "food_lost",
    ("count", "food"),
    "The colony loses {count} food; {food} left.",
    "食料トークン-{count}（残り{food}）。",
)
STARVATION: Final = _record(
    "starvation",
    ("starvation",),
    "Not enough food: {starvation:starvation token|starvation tokens} now.",
    "食料不足：飢餓トークン{starvation}個。",
)
FED: Final = _record(
    "fed",
    ("mouths", "count", "food"),
    "{mouths} at the colony eat {count} food; {food} left.",
    "コロニーの{mouths}人が食料{count}を消費（残り{food}）。",
)
WASTE_CHECKED: Final = _record(
    "waste_checked",
    ("cards",),
    "The waste pile holds {cards:card|cards}.",
    "廃物置き場は{cards}枚。",
)
REQUESTED: Final = _record(
    "requested",
    ("seat", "player", "symbol", "count"),
    "{seat} asks {player} for {cards_wanted}.",
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
    "{player}は渡さない。",
)
HANDED_OFF: Final = _record(
    "handed_off",
    ("survivor", "item", "victim"),
    "{survivor} hands {item} to {victim}.",
    "{survivor}が{item}を{victim}に手渡す。",
)
CARD_TAKEN: Final = _record(
    "card_taken",
    ("seat", "player"),
    "{seat} takes a card from {player}.",
    "{seat}は{player}からカードを1枚取る。",
)
CARD_SEEN: Final = _record(
    "card_seen",
    ("seat", "player", "item"),
    "{seat} sees {item} of {player}.",
    "{seat}は{player}の{item}を見る。",
)
VOTE_CALLED_REC: Final = _record(
    "vote_called",
    ("seat", "player"),
    "{seat} calls a vote to exile {player}. Who votes: {voters}.",
    "{seat}が{player}の追放投票を求める。投票するのは{voters}。",
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
    "{seat}は追放された。",
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
    "{seat} now follows {exile_objective}.",
    "{seat}は今後{exile_objective}に従う。",
)
CROSSROADS_OPENED: Final = _record(
    "crossroads_opened",
    ("seat", "crossroads", "reader", "chooser"),
    "Crossroads for {seat}: {crossroads}.",
    "{seat}のクロスロード：{crossroads}。",
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
    "{crossroads} stays with {survivor}.",
    "{crossroads}は{survivor}に残る。",
)
LASTS: Final = _record(
    "lasts",
    ("crossroads",),
    "{crossroads} stays in force.",
    "{crossroads}の効果が続く。",
)
LASTING_ENDS: Final = _record(
    "lasting_ends",
    ("crossroads",),
    "{crossroads} ends.",
    "{crossroads}の効果が終わる。",
)
DIE_ROLLED: Final = _record(
    "die_rolled",
    ("die",),
    "The die shows {die}.",
    "ダイスは{die}。",
)
CRISIS_CARD: Final = _record(
    "crisis_card",
    ("item", "points"),
    "Given to the crisis: {item}; {points:point|points} so far.",
    "危機に提供されたカード：{item}（計{points}点）。",
)
CRISIS_PREVENTED: Final = _record(
    "crisis_prevented",
    ("crisis", "points", "needed"),
    "{crisis} is prevented: {points} of {needed}.",
    "{crisis}を防いだ：{points}／{needed}。",
)
CRISIS_STRIKES: Final = _record(
    "crisis_strikes",
    ("crisis", "points", "needed"),
    "{crisis} strikes: {points} of {needed}.",
    "{crisis}が襲う：{points}／{needed}。",
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
    "{seat} sees {crisis}.",
    "{seat}は{crisis}を見る。",
)
ZOMBIE_CAME: Final = _record(
    "zombie_came",
    ("place", "gate"),
    "A zombie comes to {entrance}.",
    "{entrance}にゾンビが来る。",
)
OVERRUN: Final = _record(
    "overrun",
    ("place", "gate"),
    "Zombies overrun {entrance}.",
    "{entrance}が突破された。",
)
NOISE_ROLLED: Final = _record(
    "noise_rolled",
    ("place", "die"),
    "Noise at {place}: {die}.",
    "{place}の騒音：{die}。",
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
    "The main objective is looked at: {verdict}.",
    "主要目的の確認：{verdict}。",
)
REVEALED_ITEMS: Final = _record(
    "revealed_items",
    ("place",),
    "Shown at {place}: {items}.",
    "{place}で公開：{items}。",
    "items",
)
ITEMS_REMOVED: Final = _record(
    "items_removed",
    (),
    "Out of the game: {items}.",
    "ゲームから除外：{items}。",
    "items",
)
GAME_OVER: Final = _record(
    "game_over",
    ("ending",),
    "The game is over: {ending}. Won: {winners}.",
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
    "Snow: nobody moves for {rounds:round|rounds}.",
    "大雪：{rounds}ラウンドの間、移動できない。",
)
PLEDGED: Final = _record("pledged", ("seat", "item"), "{seat} offers {item}.", "{seat}は{item}を差し出す。")
CARDS_WASTED: Final = _record(
    "cards_wasted",
    (),
    "Back from outside the game onto the waste pile: {items}.",
    "除外されていたカードが廃物置き場へ：{items}。",
    "items",
)
CRISIS_SHELVED: Final = _record(
    "crisis_shelved",
    ("crisis",),
    "{crisis} goes under its deck.",
    "{crisis}は山札の底へ。",
)
CRISIS_REMOVED: Final = _record(
    "crisis_removed",
    ("crisis",),
    "{crisis} leaves the game.",
    "{crisis}をゲームから除外する。",
)
DICE_FEWER: Final = _record(
    "dice_fewer",
    ("seat", "count"),
    "{seat} will roll {count:die|dice} fewer.",
    "{seat}はダイスを{count}個少なく振る。",
)
HAND_SHOWN: Final = _record(
    "hand_shown",
    ("seat",),
    "{seat} shows their hand: {items}.",
    "{seat}の手札が公開される：{items}。",
    "items",
)
WORN: Final = _record(
    "worn",
    ("crossroads", "count"),
    "{crossroads} has {count:wound|wounds} now.",
    "{crossroads}の負傷は{count}。",
)
REQUESTED_ALL: Final = _record(
    "requested_all",
    ("seat", "symbol", "count"),
    "{seat} asks everybody for {cards_wanted}.",
    "{seat}は全員に{cards_wanted}要求する。",
)
NOT_TAKEN: Final = _record(
    "not_taken",
    ("player", "survivor", "item", "victim"),
    "{player} does not let {victim} take {item} from {survivor}.",
    "{player}は、{victim}が{survivor}から{item}を受け取るのを断る。",
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
    "{seat} looks at the top card of the item deck of {place}.",
    "{seat}は{place}の山札の一番上のカードを見る。",
)
CRISES_LOOKED_AT: Final = _record(
    "crises_looked_at",
    ("seat", "count"),
    "{seat} looks at the top {count:card|cards} of the crisis deck.",
    "{seat}は危機の山札の上から{count}枚を見る。",
)
DECK_SEARCHED: Final = _record(
    "deck_searched",
    ("seat", "place"),
    "{seat} looks through the item deck of {place}.",
    "{seat}は{place}の山札をすべて見る。",
)
CARD_DRAWN: Final = _record(
    "card_drawn",
    ("seat", "place"),
    "{seat} takes a card from the item deck of {place}.",
    "{seat}は{place}の山札のカードを1枚手札に加える。",
)
ROLL_SPARED: Final = _record(
    "roll_spared",
    ("crossroads", "survivor"),
    "{crossroads} spares {survivor} the exposure roll.",
    "{crossroads}により、{survivor}のダメージ判定は行わない。",
)
VOTE_OPENED: Final = _record(
    "vote_opened",
    ("crossroads",),
    "{crossroads} is put to the vote. Who votes: {voters}.",
    "{crossroads}の投票。投票するのは{voters}。",
    "voters",
)
TIE_BROKEN: Final = _record(
    "tie_broken",
    ("seat", "up", "choice"),
    "The vote is tied. {seat} breaks the tie: {choice}.",
    "投票は同数。{seat}が{choice}に決める。",
)
