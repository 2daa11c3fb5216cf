"""The words of Hit Z Road: resources, die faces, special tokens, actions, questions, records."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lastfire.engine.step import Vocabulary
from lastfire.engine.words import NOBODY, Name, Noun, fill, listed

# Resources, in the order in which every payment lists them. [HZR-BOX-5]
AMMO: Final = 0
GAS: Final = 1
ADRENALINE: Final = 2
ANY: Final = 3
RESOURCES: Final = (
    Noun("ammo", Name("ammo", "弾薬")),
    Noun("gas", Name("gas", "ガソリン")),
    Noun("adrenaline", Name("adrenaline", "アドレナリン")),
)
ANY_KIND: Final = Noun("any", Name("of any kind", "種類を問わず"))

# Die faces. A black die has a blank where a red die has the fatal face. A roll takes as many dice
# as the rules ask for, however many are in the box. [HZR-BOX-12..15]
BLANK: Final = 0
OPPORTUNITY: Final = 1
KILL: Final = 2
BONUS_KILL: Final = 3
CASUALTY: Final = 4
FATAL: Final = 5
BLACK_DIE: Final = (BLANK, OPPORTUNITY, KILL, KILL, BONUS_KILL, CASUALTY)
RED_DIE: Final = (FATAL, OPPORTUNITY, KILL, KILL, BONUS_KILL, CASUALTY)
FACES: Final = (
    Noun("blank", Name("blank", "無印")),
    Noun("opportunity", Name("opportunity", "好機")),
    Noun("kill", Name("kill", "撃破")),
    Noun("bonus_kill", Name("bonus kill", "連続撃破")),
    Noun("casualty", Name("casualty", "犠牲")),
    Noun("fatal", Name("fatal", "即死")),
)

# Special tokens. [HZR-BOX-7]
MAP: Final = 0
WHEEL: Final = 1
MOLOTOV: Final = 2
SCOPE: Final = 3
TIMMY: Final = 4
INFECTED: Final = 5
WOUNDED: Final = 6
NO_TOKEN: Final = -1
TOKENS: Final = (
    Noun("map", Name("Map", "地図")),
    Noun("wheel", Name("Wheel", "ハンドル")),
    Noun("molotov", Name("Molotov Cocktail", "火炎瓶")),
    Noun("scope", Name("Scope", "スコープ")),
    Noun("timmy", Name("Timmy", "ティミー")),
    Noun("infected", Name("Infected", "感染")),
    Noun("wounded", Name("Wounded", "負傷者")),
)

# Epilogue cards. [HZR-BOX-10]
SURVIVORS: Final = 3
CATEGORIES: Final = (
    Noun("ammo", Name("most ammo", "最多の弾薬")),
    Noun("gas", Name("most gas", "最多のガソリン")),
    Noun("adrenaline", Name("most adrenaline", "最多のアドレナリン")),
    Noun("survivors", Name("most survivors", "最多の生存者")),
)

# What a payment is for.
FOR_BID: Final = 0
FOR_KEY: Final = 1
FOR_EVENT: Final = 2
FOR_DETOUR: Final = 3
REASONS: Final = (
    Noun("bid", Name("the bid", "入札")),
    Noun("key", Name("the key", "鍵")),
    Noun("event", Name("the event", "イベント")),
    Noun("detour", Name("the detour", "迂回")),
)

# Why people are lost: the sentence that says so.
BY_EVENT: Final = 0
BY_DICE: Final = 1
BY_REFUSAL: Final = 2
BY_POVERTY: Final = 3
BY_UNPAID_GAS: Final = 4
WITHOUT_TOKEN: Final = 5
BY_TOKEN: Final = 6
IN_FIGHT: Final = 7
IN_CROSSING: Final = 8
CAUSES: Final = (
    Noun(
        "event",
        Name(
            "{card}: {seat} loses {count:survivor|survivors}; {left} left.",
            "{card}：{seat}は生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "dice",
        Name(
            "{card}: {seat} loses {count:survivor|survivors} to the dice; {left} left.",
            "{card}：{seat}は出目により生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "refusal",
        Name(
            "{card}: {seat} does not pay and loses {count:survivor|survivors}; {left} left.",
            "{card}：{seat}は支払わず、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "poverty",
        Name(
            "{card}: {seat} cannot pay and loses {count:survivor|survivors}; {left} left.",
            "{card}：{seat}は支払えず、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "unpaid_gas",
        Name(
            "{card}: {seat} loses {count:survivor|survivors} for gas not paid; {left} left.",
            "{card}：{seat}は支払わなかったガソリンの分、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "no_token",
        Name(
            "{card}: {seat} does not have the {token} token and loses {count:survivor|survivors}; "
            "{left} left.",
            "{card}：{seat}は{token}トークンを持っていないため、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "token",
        Name(
            "{card}: {seat} has the {token} token and loses {count:survivor|survivors}; {left} left.",
            "{card}：{seat}は{token}トークンにより生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "fight",
        Name(
            "{seat} loses {count:survivor|survivors} in the fight; {left} left.",
            "{seat}は戦闘で生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "crossing",
        Name(
            "{seat} loses {count:survivor|survivors} in the contaminated area; {left} left.",
            "{seat}は汚染地帯で生存者{count}人を失う。残り{left}人。",
        ),
    ),
)

# Whether a fight allows something, and the sentence that says why it does not.
BARRED: Final = 0
OPEN: Final = 1
NO_GAS: Final = 2
FLEEING: Final = (
    Noun("barred", Name(" You cannot flee.", "逃走はできません。")),
    Noun("open", Name("", "")),
    Noun("no_gas", Name(" Fleeing costs 2 gas.", "逃走にはガソリンが2個必要です。")),
)
SPENDING: Final = (
    Noun(
        "barred",
        Name(" You cannot use adrenaline.", "アドレナリンは使えません。"),
    ),
    Noun("open", Name("", "")),
)

# Where points come from, as a score lists them.
POINTS: Final = (
    Noun("cards", Name("cards", "カード")),
    Noun("maps", Name("maps", "地図")),
    Noun("epilogue", Name("epilogue", "エピローグ")),
    Noun("sets", Name("sets", "組")),
    Noun("journey", Name("journey", "旅")),
)

# How a game ends.
BY_SURVIVAL: Final = 0
BY_POINTS: Final = 1
NOBODY_LEFT: Final = 2
SOLO: Final = 3
ENDINGS: Final = (
    Noun("survivor", Name("the last player with survivors", "最後まで生存者を残したプレイヤー")),
    Noun("points", Name("victory points", "勝利点")),
    Noun("nobody", Name("all players are eliminated", "全員が脱落した")),
    Noun("solo", Name("the solo score", "1人用ゲームの得点")),
)


def _and(parts: Sequence[str], lang: str) -> str:
    """The parts of one phrase; "nothing" where there are none."""
    if not parts:
        return "nothing" if lang == "en" else "なし"
    if lang == "ja":
        return "と".join(parts)
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def goods(values: Mapping[str, Any], lang: str) -> str:
    """A record's ammo, gas and adrenaline as a phrase: 2 ammo and 1 gas."""
    parts = [
        f"{values[noun.id]} {noun.name.en}" if lang == "en" else f"{noun.name.ja}{values[noun.id]}個"
        for noun in RESOURCES
        if values.get(noun.id)
    ]
    return _and(parts, lang)


def goods_name(ammo: int, gas: int, adrenaline: int) -> Name:
    """The same in both languages."""
    values = {"ammo": ammo, "gas": gas, "adrenaline": adrenaline}
    return Name(goods(values, "en"), goods(values, "ja"))


def _several(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _asked(values: Mapping[str, Any], lang: str) -> str:
    """What a card asks for: 1 gas, or 2 resources of any kind."""
    price, resource = values["price"], values["resource"]
    if resource == ANY_KIND.name.text(lang):
        return f"{_several(price, 'resource', 'resources')} {resource}" if lang == "en" else f"資源{price}個"
    return f"{price} {resource}" if lang == "en" else f"{resource}{price}個"


def _paid_for(values: Mapping[str, Any], lang: str) -> str:
    """What was paid for; an event by its card."""
    reason = values["for"]
    return str(values["card"] if reason == REASONS[FOR_EVENT].name.text(lang) else reason)


def _loss(values: Mapping[str, Any], lang: str) -> str:
    """The sentence of a loss, by its cause."""
    return fill(values["cause"], values)


def _horde(values: Mapping[str, Any], lang: str) -> str:
    """How strong a horde is; ordinary zombies have no strength."""
    skulls = values["skulls"]
    if not skulls:
        return ""
    return f", a horde of strength {skulls}" if lang == "en" else f"（強さ{skulls}の大群）"


def _dice(values: Mapping[str, Any], lang: str) -> str:
    """The faces of a melee roll, and which of them red dice show."""
    black, red = values["faces"][: values["black"]], values["faces"][values["black"] :]
    if not red:
        return listed(black, lang)
    if lang == "ja":
        return listed([*black, f"赤ダイスは{listed(red, lang)}"], lang)
    told = f"{listed(red, lang)} on the red {'die' if len(red) == 1 else 'dice'}"
    return f"{listed(black, lang)}; {told}" if black else told


def _joining(values: Mapping[str, Any], lang: str) -> str:
    """The zombies that a ranged attack has added, if it has."""
    added = values["added"]
    if not added:
        return ""
    if lang == "ja":
        return f"ゾンビ{added}体が加わる。"
    return f" {_several(added, 'zombie is', 'zombies are')} added."


def _rolled(values: Mapping[str, Any], lang: str) -> str:
    """What a roll lets adrenaline do."""
    casualties, kills = values["casualties"], values["lightnings"]
    if lang == "ja":
        return "、".join([f"犠牲{casualties}つ"] * (casualties > 0) + [f"撃破の機会{kills}回"] * (kills > 0))
    parts = [_several(casualties, "casualty", "casualties")] * (casualties > 0)
    return _and(parts + [_several(kills, "chance", "chances") + " to kill"] * (kills > 0), lang)


def _bought(values: Mapping[str, Any], lang: str) -> str:
    """What adrenaline was spent on."""
    saves, kills = values["saves"], values["kills"]
    if lang == "ja":
        return "、".join([f"生存者{saves}人を救う"] * (saves > 0) + [f"ゾンビ{kills}体を倒す"] * (kills > 0))
    parts = [_several(saves, "survivor saved", "survivors saved")] * (saves > 0)
    return _and(parts + [_several(kills, "zombie killed", "zombies killed")] * (kills > 0), lang)


def _award(values: Mapping[str, Any], lang: str) -> str:
    """Who gets an epilogue card, if anybody does."""
    if values["seat"] == NOBODY.text(lang):
        return "nobody, because of a tie" if lang == "en" else "同数のため該当者なし"
    points = values["vp"]
    return f"{values['seat']}, {points} points" if lang == "en" else f"{values['seat']}（{points}点）"


def _sum(values: Mapping[str, Any], lang: str) -> str:
    """Where points come from; nothing where there are none."""
    parts = [(noun.name.text(lang), values[noun.id]) for noun in POINTS]
    parts.append(("earlier legs" if lang == "en" else "前の行程", values["total"] - sum(n for _, n in parts)))
    told = [f"{name} {count}" if lang == "en" else f"{name}{count}" for name, count in parts if count]
    if not told:
        return ""
    return f" ({listed(told, lang)})" if lang == "en" else f"（{listed(told, lang)}）"


WORDS: Final = Vocabulary(
    {
        "token": TOKENS,
        "faces": FACES,
        "category": CATEGORIES,
        "for": REASONS,
        "reason": ENDINGS,
        "resource": (*RESOURCES, ANY_KIND),
        "cause": CAUSES,
        "flee": FLEEING,
        "spend": SPENDING,
    },
    {
        "goods": goods,
        "asked": _asked,
        "paid_for": _paid_for,
        "loss": _loss,
        "horde": _horde,
        "dice": _dice,
        "joining": _joining,
        "rolled": _rolled,
        "bought": _bought,
        "award": _award,
        "sum": _sum,
    },
)
"""All words of the game; ``setup``, which alone reads the cards, adds their names."""

# The action table. The numbers are fixed: learning environments and saves rely on them, so new
# actions go to the end.

MOST_AMMO: Final = 99  # all cards of the box hold less [HZR-SHOOT-2]
MOST_SPENT: Final = 7  # so much adrenaline is spent by one answer; beyond it is asked again [HZR-ADREN-9]
LARGEST_BID: Final = 10  # the auction board has the spaces 0 to 10 [HZR-BOX-9]

PASS: Final = WORDS.action("pass", {}, Name("Pass", "パスする"))
BID: Final = PASS  # BID + n bids space n
for _n in range(1, LARGEST_BID + 1):
    WORDS.action("bid", {"space": _n}, Name(f"Bid {_n}", f"{_n}を入札する"))
DRIVE: Final = len(WORDS.actions) - 1  # DRIVE + n takes path n, counted from 1
for _n in range(1, 5):
    WORDS.action("drive", {"path": _n}, Name(f"Take path {_n}", f"道{_n}を進む"))
FIGHT: Final = WORDS.action("fight", {}, Name("Melee", "白兵戦を行う"))
FLEE: Final = WORDS.action("flee", {}, Name("Flee for 2 gas", "ガソリンを2個払って逃走する"))
SHOOT: Final = FLEE  # SHOOT + n spends n ammo
for _n in range(1, MOST_AMMO + 1):
    WORDS.action("shoot", {"ammo": _n}, Name(f"Ranged attack with {_n} ammo", f"弾薬{_n}個で射撃する"))
LOSE: Final = WORDS.action("lose", {"survivors": 1}, Name("Lose 1 survivor", "生存者1人を失う"))
CROSS: Final = WORDS.action("cross", {}, Name("Drive through", "突っ切る"))
USE_MOLOTOV: Final = WORDS.action(
    "use", {"token": "molotov"}, Name("Use the Molotov Cocktail", "火炎瓶を使う")
)
KEEP_MOLOTOV: Final = WORDS.action(
    "keep", {"token": "molotov"}, Name("Keep the Molotov Cocktail", "火炎瓶を使わない")
)
GIVE_UP_TIMMY: Final = WORDS.action("give_up", {"token": "timmy"}, Name("Discard Timmy", "ティミーを捨てる"))
IN_ORDER: Final = WORDS.action("in_order", {}, Name("Left card first", "左のカードから解決する"))
SWAP: Final = WORDS.action("swap", {}, Name("Right card first", "右のカードから解決する"))


def _spend_words(saves: int, kills: int) -> Name:
    if saves + kills == 0:
        return Name("Spend no adrenaline", "アドレナリンを使わない")
    en = [f"save {saves}"] * (saves > 0) + [f"kill {kills}"] * (kills > 0)
    ja = [f"{saves}人を救う"] * (saves > 0) + [f"{kills}体を倒す"] * (kills > 0)
    total = saves + kills
    return Name(
        f"Spend {total} adrenaline: {' and '.join(en)}",
        f"アドレナリンを{total}個使う：{'、'.join(ja)}",
    )


SPEND: Final[dict[tuple[int, int], int]] = {
    (saves, kills): WORDS.action("spend", {"saves": saves, "kills": kills}, _spend_words(saves, kills))
    for saves in range(MOST_SPENT + 1)
    for kills in range(MOST_SPENT + 1 - saves)
}
TAKE: Final[dict[tuple[int, int, int], int]] = {}
PAY: Final[dict[tuple[int, int, int], int]] = {}
for _total in range(LARGEST_BID + 1):
    for _ammo in range(_total, -1, -1):
        for _gas in range(_total - _ammo, -1, -1):
            _mix = (_ammo, _gas, _total - _ammo - _gas)
            _args: dict[str, int | str] = {"ammo": _mix[0], "gas": _mix[1], "adrenaline": _mix[2]}
            _name = goods_name(*_mix)
            _words = Name(f"Pay {_name.en}", f"{_name.ja}を払う" if _total else "払わない")
            PAY[_mix] = WORDS.action("pay", _args, _words)
            if _total == 2:
                TAKE[_mix] = WORDS.action("take", _args, Name(f"Take {_name.en}", f"{_name.ja}を取る"))

MIX: Final[dict[int, tuple[int, int, int]]] = {
    number: mix for table in (PAY, TAKE) for mix, number in table.items()
}
"""The ammo, gas and adrenaline of a payment or gift, by action."""
SPENT: Final[dict[int, tuple[int, int]]] = {number: pair for pair, number in SPEND.items()}
"""The saves and extra kills of a spend, by action."""

# Questions.

ASK_BID: Final = WORDS.question(
    "bid", ("ends",), Name("{seat}: bid or pass.", "{seat}：入札しますか、それともパスしますか？")
)
ASK_PAY_BID: Final = WORDS.question(
    "pay_bid",
    ("price",),
    Name("{seat}: pay your bid of {price}.", "{seat}：入札額の{price}を払ってください。"),
)
ASK_PATH: Final = WORDS.question(
    "choose_path", (), Name("{seat}: choose a path.", "{seat}：道を選んでください。")
)
ASK_PAY_KEY: Final = WORDS.question(
    "pay_key",
    ("price", "path"),
    Name(
        "{seat}: pay {price} resources for the key on path {path}.",
        "{seat}：道{path}の鍵の代価として資源を{price}個払ってください。",
    ),
)
ASK_GIFT: Final = WORDS.question(
    "take_gift",
    ("count",),
    Name("{seat}: take {count} resources of your choice.", "{seat}：資源を{count}個選んで取ってください。"),
)
ASK_SWAP: Final = WORDS.question(
    "swap_cards",
    ("path",),
    Name(
        "{seat}: which card of path {path} do you resolve first?",
        "{seat}：道{path}のどちらのカードを先に解決しますか？",
    ),
)
ASK_DETOUR: Final = WORDS.question(
    "detour",
    ("price",),
    Name(
        "{seat}: pay {price} resources for the detour or drive through the contaminated area?",
        "{seat}：資源を{price}個払って迂回しますか、それとも汚染地帯を突っ切りますか？",
    ),
)
ASK_CROSS: Final = WORDS.question(
    "cross",
    ("skulls",),
    Name(
        "{seat}: {skulls:casualty|casualties} in the contaminated area. Spend adrenaline?",
        "{seat}：汚染地帯で犠牲が{skulls}つ出ました。アドレナリンを使いますか？",
    ),
)
ASK_PAY_OR_LOSE: Final = WORDS.question(
    "pay_or_lose",
    ("price", "lose", "card", "resource"),
    Name(
        "{seat}: pay {asked} or lose {lose:survivor|survivors} ({card})?",
        "{seat}：{card}：{asked}を払いますか、それとも生存者{lose}人を失いますか？",
    ),
)
ASK_PAY_PART: Final = WORDS.question(
    "pay_part",
    ("price", "card"),
    Name(
        "{seat}: pay {price} gas ({card}). Lose 1 survivor for each gas you do not pay.",
        "{seat}：{card}：ガソリンを{price}個払ってください。不足1個につき生存者1人を失います。",
    ),
)
ASK_DISCARD: Final = WORDS.question(
    "discard",
    ("price", "card"),
    Name(
        "{seat}: discard {price:resource|resources} of your choice ({card}).",
        "{seat}：{card}：好きな資源を{price}個捨ててください。",
    ),
)
ASK_KEEP_TOKEN: Final = WORDS.question(
    "keep_token",
    ("price", "token", "card"),
    Name(
        "{seat}: pay {price} ammo to keep the {token} token ({card}), or discard it?",
        "{seat}：{card}：弾薬を{price}個払いますか、それとも{token}を捨てますか？",
    ),
)
ASK_USE_TOKEN: Final = WORDS.question(
    "use_token",
    ("token", "card", "zombies"),
    Name(
        "{seat}: use the {token} against the {zombies:zombie|zombies} on {card}?",
        "{seat}：{card}のゾンビ{zombies}体に{token}を使いますか？",
    ),
)
ASK_BEFORE_MELEE: Final = WORDS.question(
    "before_melee",
    ("zombies", "skulls", "flee", "spend"),
    Name(
        "{seat}: {zombies:zombie|zombies} left{horde}.{flee}{spend} What now?",
        "{seat}：残りゾンビ{zombies}体{horde}。{flee}{spend}どうしますか？",
    ),
)
ASK_AFTER_VOLLEY: Final = WORDS.question(
    "after_volley",
    ("zombies", "skulls", "flee", "spend"),
    Name(
        "{seat}: {zombies:zombie|zombies} left{horde}.{flee}{spend} What now?",
        "{seat}：残りゾンビ{zombies}体{horde}。{flee}{spend}どうしますか？",
    ),
)
ASK_SPEND: Final = WORDS.question(
    "spend_adrenaline",
    ("casualties", "lightnings", "zombies", "adrenaline"),
    Name(
        "{seat}: {rolled}. Spend adrenaline?",
        "{seat}：{rolled}。アドレナリンを使いますか？",
    ),
)

# Records.

ROUND_BEGINS: Final = WORDS.record(
    "round_begins",
    ("round", "level"),
    Name(
        "Round {round} of 8 begins, level {level}.",
        "第{round}ラウンドが始まる（全8ラウンド、レベル{level}）。",
    ),
)
CARD_DEALT: Final = WORDS.record(
    "card_dealt",
    ("path", "slot", "card"),
    Name("{card} is placed on path {path}.", "道{path}に{card}を置く。"),
)
KEY_LAID: Final = WORDS.record(
    "key_laid",
    ("path", "size"),
    Name("The +{size} key is placed on path {path}.", "道{path}に+{size}の鍵を置く。"),
)
BID_MADE: Final = WORDS.record(
    "bid_made", ("seat", "space"), Name("{seat} bids {space}.", "{seat}は{space}を入札する。")
)
PASSED: Final = WORDS.record("passed", ("seat",), Name("{seat} passes.", "{seat}はパスする。"))
AUCTION_ENDS: Final = WORDS.record("auction_ends", (), Name("The auction ends.", "競りが終わる。"))
INITIATIVE_DEALT: Final = WORDS.record(
    "initiative_dealt",
    ("seat", "place"),
    Name("{seat} starts with initiative {place}.", "{seat}はイニシアチブ{place}で始める。"),
)
INITIATIVE: Final = WORDS.record(
    "initiative",
    ("seat", "place", "bid"),
    Name(
        "{seat} bids {bid} and takes initiative {place}.",
        "{seat}は{bid}を入札し、イニシアチブ{place}を得る。",
    ),
)
PAID: Final = WORDS.record(
    "paid",
    ("seat", "ammo", "gas", "adrenaline", "for", "card"),
    Name("{seat} pays {goods} for {paid_for}.", "{seat}は{paid_for}の代価として{goods}を払う。"),
)
PATH_CHOSEN: Final = WORDS.record(
    "path_chosen", ("seat", "path"), Name("{seat} takes path {path}.", "{seat}は道{path}を進む。")
)
GIFT_TAKEN: Final = WORDS.record(
    "gift_taken",
    ("seat", "ammo", "gas", "adrenaline"),
    Name("{seat} takes {goods}.", "{seat}は{goods}を得る。"),
)
CARDS_SWAPPED: Final = WORDS.record(
    "cards_swapped",
    ("seat", "path"),
    Name("{seat} swaps the cards of path {path}.", "{seat}は道{path}の2枚を入れ替える。"),
)
CARD_TURNED: Final = WORDS.record(
    "card_turned",
    ("path", "slot", "card"),
    Name("{card} is revealed on path {path}.", "道{path}の{card}を公開する。"),
)
SCAVENGED: Final = WORDS.record(
    "scavenged",
    ("seat", "card", "ammo", "gas", "adrenaline"),
    Name("{card}: {seat} scavenges {goods}.", "{card}：{seat}は探索で{goods}を得る。"),
)
EVENT_ROLLED: Final = WORDS.record(
    "event_rolled",
    ("seat", "card"),
    Name("{card}: {seat} rolls {faces}.", "{card}：{seat}の出目は{faces}。"),
    rest="faces",
)
SURVIVORS_LOST: Final = WORDS.record(
    "survivors_lost",
    ("seat", "count", "left", "cause", "card", "token"),
    Name("{loss}", "{loss}"),
)
SURVIVORS_GAINED: Final = WORDS.record(
    "survivors_gained",
    ("seat", "count"),
    Name("{seat} gains {count:survivor|survivors}.", "{seat}は生存者{count}人を得る。"),
)
DISCARDED: Final = WORDS.record(
    "discarded",
    ("seat", "ammo", "gas", "adrenaline", "card"),
    Name("{card}: {seat} discards {goods}.", "{card}：{seat}は{goods}を捨てる。"),
)
TOKEN_TAKEN: Final = WORDS.record(
    "token_taken",
    ("seat", "token"),
    Name("{seat} takes the {token} token.", "{seat}は{token}トークンを得る。"),
)
TOKEN_DISCARDED: Final = WORDS.record(
    "token_discarded",
    ("seat", "token"),
    Name("{seat} discards the {token} token.", "{seat}は{token}トークンを捨てる。"),
)
TOKEN_KEPT: Final = WORDS.record(
    "token_kept",
    ("seat", "token"),
    Name("{seat} keeps the {token} token.", "{seat}は{token}トークンを残す。"),
)
MAPS_CONFIRMED: Final = WORDS.record(
    "maps_confirmed",
    ("seat", "vp"),
    Name("{seat}'s Map tokens are worth {vp} points.", "{seat}の地図トークンは{vp}点になる。"),
)
WHEEL_ARMED: Final = WORDS.record(
    "wheel_armed",
    ("seat",),
    Name("{seat} rolls no red dice for the rest of the game.", "{seat}はゲーム終了まで赤ダイスを振らない。"),
)
FIGHT_BEGINS: Final = WORDS.record(
    "fight_begins",
    ("seat", "card", "zombies", "skulls", "flee", "spend"),
    Name(
        "{card}: {seat} fights {zombies:zombie|zombies}{horde}.{flee}{spend}",
        "{card}：{seat}とゾンビ{zombies}体{horde}の戦闘。{flee}{spend}",
    ),
)
VOLLEY: Final = WORDS.record(
    "volley",
    ("seat", "ammo", "kills", "added", "left"),
    Name(
        "Ranged attack by {seat} with {ammo} ammo: {faces}.{joining} {left:zombie|zombies} left.",
        "{seat}は弾薬{ammo}個で射撃する：{faces}。{joining}残りゾンビ{left}体。",
    ),
    rest="faces",
)
FLED: Final = WORDS.record(
    "fled",
    ("seat", "card", "gas", "vp"),
    Name(
        "{seat} pays {gas} gas and flees from {card} ({vp:point|points} lost).",
        "{seat}はガソリンを{gas}個払い、{card}（{vp}点）から逃走する。",
    ),
)
MELEE_ROLLED: Final = WORDS.record(
    "melee_rolled",
    ("seat", "kills", "left", "black"),
    Name(
        "Melee by {seat}: {dice}. {left:zombie|zombies} left.", "{seat}の白兵戦：{dice}。残りゾンビ{left}体。"
    ),
    rest="faces",
)
ADRENALINE_SPENT: Final = WORDS.record(
    "adrenaline_spent",
    ("seat", "saves", "kills"),
    Name(
        "{seat} spends adrenaline: {bought}.",
        "{seat}はアドレナリンを使う：{bought}。",
    ),
)
ZOMBIES_KILLED: Final = WORDS.record(
    "zombies_killed",
    ("seat", "count", "left", "token"),
    Name("The {token} token kills {count:zombie|zombies}.", "{token}トークンでゾンビ{count}体を倒す。"),
)
CARD_WON: Final = WORDS.record(
    "card_won",
    ("seat", "card", "vp"),
    Name("{seat} takes {card} ({vp:point|points}).", "{seat}は{card}を得る（{vp}点）。"),
)
ELIMINATED: Final = WORDS.record("eliminated", ("seat",), Name("{seat} is eliminated.", "{seat}は脱落する。"))
PATH_UNUSED: Final = WORDS.record(
    "path_unused", ("path",), Name("Path {path} is not taken.", "道{path}は誰も選ばない。")
)
CROSSING_ROLLED: Final = WORDS.record(
    "crossing_rolled",
    ("seat",),
    Name("{seat} drives through the contaminated area: {faces}.", "{seat}は汚染地帯を突っ切る：{faces}。"),
    rest="faces",
)
CROSSED: Final = WORDS.record(
    "crossed",
    ("seat", "vp"),
    Name(
        "{seat} drives through unharmed: {vp:point|points} at the end of the journey.",
        "{seat}は無傷で突っ切る：旅の終わりに{vp}点。",
    ),
)
TILE_LAID: Final = WORDS.record(
    "tile_laid",
    ("size", "stage"),
    Name(
        "The +{size} contaminated area is placed on stage {stage}.",
        "第{stage}区間に+{size}の汚染地帯を置く。",
    ),
)
LEG_ENDS: Final = WORDS.record(
    "leg_ends", ("leg",), Name("Leg {leg} of the journey ends.", "旅の第{leg}行程が終わる。")
)
EPILOGUE: Final = WORDS.record(
    "epilogue",
    ("category", "seat", "vp"),
    Name("Epilogue card, {category}: {award}.", "エピローグカード「{category}」：{award}。"),
)
SCORED: Final = WORDS.record(
    "scored",
    ("seat", "cards", "maps", "epilogue", "sets", "journey", "total"),
    Name("{seat} scores {total:point|points}{sum}.", "{seat}の得点は{total}点{sum}。"),
)
GAME_OVER: Final = WORDS.record(
    "game_over",
    ("reason",),
    Name("The game is over: {reason}. Winner: {winners}.", "ゲーム終了：{reason}。勝者：{winners}。"),
    rest="winners",
)
