"""The words of Hit Z Road: resources, die faces, special tokens, actions, questions, records."""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.step import Vocabulary
from lastfire.engine.words import Name, Noun

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
    Noun("blank", Name("blank", "空白")),
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

# How a game ends.
BY_SURVIVAL: Final = 0
BY_POINTS: Final = 1
NOBODY_LEFT: Final = 2
SOLO: Final = 3
ENDINGS: Final = (
    Noun("survivor", Name("the last group alive", "最後の生存グループ")),
    Noun("points", Name("victory points", "勝利点")),
    Noun("nobody", Name("nobody is left", "全員脱落")),
    Noun("solo", Name("the solo score", "ソロの得点")),
)


def goods(values: Mapping[str, Any], lang: str) -> str:
    """A record's ammo, gas and adrenaline as a phrase: 2 ammo and 1 gas."""
    parts = [
        f"{values[noun.id]} {noun.name.en}" if lang == "en" else f"{noun.name.ja}{values[noun.id]}"
        for noun in RESOURCES
        if values.get(noun.id)
    ]
    if not parts:
        return "nothing" if lang == "en" else "なし"
    if lang == "ja":
        return "と".join(parts)
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def goods_name(ammo: int, gas: int, adrenaline: int) -> Name:
    """The same in both languages."""
    values = {"ammo": ammo, "gas": gas, "adrenaline": adrenaline}
    return Name(goods(values, "en"), goods(values, "ja"))


WORDS: Final = Vocabulary(
    {
        "token": TOKENS,
        "faces": FACES,
        "category": CATEGORIES,
        "for": REASONS,
        "reason": ENDINGS,
    },
    {"goods": goods},
)
"""All words of the game; ``setup``, which alone reads the cards, adds their names."""

# The action table. The numbers are fixed: learning environments and saves rely on them, so new
# actions go to the end.

MOST_AMMO: Final = 99
MOST_DICE: Final = 7
LARGEST_BID: Final = 10  # the auction board has the spaces 0 to 10 [HZR-BOX-9]

PASS: Final = WORDS.action("pass", {}, Name("Pass", "パス"))
BID: Final = PASS  # BID + n bids space n
for _n in range(1, LARGEST_BID + 1):
    WORDS.action("bid", {"space": _n}, Name(f"Bid {_n}", f"{_n}を入札"))
DRIVE: Final = len(WORDS.actions) - 1  # DRIVE + n takes path n, counted from 1
for _n in range(1, 5):
    WORDS.action("drive", {"path": _n}, Name(f"Drive path {_n}", f"道{_n}を進む"))
FIGHT: Final = WORDS.action("fight", {}, Name("Fight hand to hand", "白兵戦"))
FLEE: Final = WORDS.action("flee", {}, Name("Flee for 2 gas", "ガソリン2で逃走"))
SHOOT: Final = FLEE  # SHOOT + n spends n ammo
for _n in range(1, MOST_AMMO + 1):
    WORDS.action("shoot", {"ammo": _n}, Name(f"Shoot {_n} ammo", f"弾薬{_n}で射撃"))
LOSE: Final = WORDS.action("lose", {"survivors": 1}, Name("Lose 1 survivor", "生存者1人を失う"))
CROSS: Final = WORDS.action("cross", {}, Name("Drive through", "突っ切る"))
USE_MOLOTOV: Final = WORDS.action(
    "use", {"token": "molotov"}, Name("Throw the Molotov Cocktail", "火炎瓶を投げる")
)
KEEP_MOLOTOV: Final = WORDS.action(
    "keep", {"token": "molotov"}, Name("Keep the Molotov Cocktail", "火炎瓶を取っておく")
)
GIVE_UP_TIMMY: Final = WORDS.action("give_up", {"token": "timmy"}, Name("Let Timmy go", "ティミーと別れる"))
IN_ORDER: Final = WORDS.action("in_order", {}, Name("Left card first", "左のカードから"))
SWAP: Final = WORDS.action("swap", {}, Name("Swap the two cards", "2枚を入れ替える"))


def _spend_words(saves: int, kills: int) -> Name:
    if saves + kills == 0:
        return Name("Spend no adrenaline", "アドレナリンを使わない")
    en = [f"save {saves}"] * (saves > 0) + [f"kill {kills}"] * (kills > 0)
    ja = [f"{saves}人を救う"] * (saves > 0) + [f"{kills}体を倒す"] * (kills > 0)
    total = saves + kills
    return Name(
        f"Spend {total} adrenaline: {' and '.join(en)}",
        f"アドレナリン{total}：{'、'.join(ja)}",
    )


SPEND: Final[dict[tuple[int, int], int]] = {
    (saves, kills): WORDS.action("spend", {"saves": saves, "kills": kills}, _spend_words(saves, kills))
    for saves in range(MOST_DICE + 1)
    for kills in range(MOST_DICE + 1 - saves)
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
    "bid", ("ends",), Name("{seat}: bid for a place, or pass.", "{seat}：入札するか、パスするか。")
)
ASK_PAY_BID: Final = WORDS.question(
    "pay_bid", ("price",), Name("{seat}: pay your bid of {price}.", "{seat}：入札額{price}を払う。")
)
ASK_PATH: Final = WORDS.question("choose_path", (), Name("{seat}: choose a path.", "{seat}：道を選ぶ。"))
ASK_PAY_KEY: Final = WORDS.question(
    "pay_key",
    ("price", "path"),
    Name(
        "{seat}: pay {price} resources for the key of path {path}.",
        "{seat}：道{path}の鍵に資源{price}個を払う。",
    ),
)
ASK_GIFT: Final = WORDS.question(
    "take_gift",
    ("count",),
    Name("{seat}: take {count} resources.", "{seat}：資源を{count}個取る。"),
)
ASK_SWAP: Final = WORDS.question(
    "swap_cards",
    ("path",),
    Name("{seat}: which card of path {path} comes first?", "{seat}：道{path}のどちらを先に？"),
)
ASK_DETOUR: Final = WORDS.question(
    "detour",
    ("price",),
    Name(
        "{seat}: pay {price} resources for the detour, or drive through the contaminated area.",
        "{seat}：迂回に資源{price}個を払うか、汚染地帯を突っ切るか。",
    ),
)
ASK_CROSS: Final = WORDS.question(
    "cross",
    ("skulls",),
    Name(
        "{seat}: {skulls:casualty|casualties} in the contaminated area. Spend adrenaline?",
        "{seat}：汚染地帯で犠牲{skulls}。アドレナリンを使う？",
    ),
)
ASK_PAY_OR_LOSE: Final = WORDS.question(
    "pay_or_lose",
    ("price", "lose", "card"),
    Name(
        "{seat}: pay {price} or lose {lose:survivor|survivors}.",
        "{seat}：{price}を払うか、生存者{lose}人を失うか。",
    ),
)
ASK_PAY_PART: Final = WORDS.question(
    "pay_part",
    ("price",),
    Name(
        "{seat}: pay up to {price} gas; every gas not paid costs a survivor.",
        "{seat}：ガソリンを{price}まで払う。払わない1つごとに生存者1人を失う。",
    ),
)
ASK_DISCARD: Final = WORDS.question(
    "discard",
    ("price",),
    Name("{seat}: discard {price:resource|resources}.", "{seat}：資源を{price}個捨てる。"),
)
ASK_KEEP_TOKEN: Final = WORDS.question(
    "keep_token",
    ("price", "token"),
    Name(
        "{seat}: pay {price} ammo to keep {token}?",
        "{seat}：弾薬{price}を払って{token}を残す？",
    ),
)
ASK_USE_TOKEN: Final = WORDS.question(
    "use_token",
    ("token",),
    Name("{seat}: use the {token} here?", "{seat}：ここで{token}を使う？"),
)
ASK_BEFORE_MELEE: Final = WORDS.question(
    "before_melee",
    ("zombies", "skulls"),
    Name(
        "{seat}: {zombies:zombie|zombies} ahead. What now?",
        "{seat}：前方にゾンビ{zombies}体。どうする？",
    ),
)
ASK_AFTER_VOLLEY: Final = WORDS.question(
    "after_volley",
    ("zombies", "skulls"),
    Name(
        "{seat}: {zombies:zombie|zombies} left. What now?",
        "{seat}：残りゾンビ{zombies}体。どうする？",
    ),
)
ASK_SPEND: Final = WORDS.question(
    "spend_adrenaline",
    ("casualties", "lightnings", "zombies", "adrenaline"),
    Name(
        "{seat}: {casualties:casualty|casualties}, {lightnings:chance|chances} to kill. Spend adrenaline?",
        "{seat}：犠牲{casualties}、追加の撃破{lightnings}。アドレナリンを使う？",
    ),
)

# Records.

ROUND_BEGINS: Final = WORDS.record(
    "round_begins",
    ("round", "level"),
    Name("Round {round} of 8 begins, level {level}.", "第{round}ラウンド開始（全8、レベル{level}）。"),
)
CARD_DEALT: Final = WORDS.record(
    "card_dealt",
    ("path", "slot", "card"),
    Name("On path {path}: {card}.", "道{path}に{card}。"),
)
KEY_LAID: Final = WORDS.record(
    "key_laid",
    ("path", "size"),
    Name("The +{size} key lies on path {path}.", "道{path}に+{size}の鍵。"),
)
BID_MADE: Final = WORDS.record(
    "bid_made", ("seat", "space"), Name("{seat} bids {space}.", "{seat}が{space}を入札。")
)
PASSED: Final = WORDS.record("passed", ("seat",), Name("{seat} passes.", "{seat}はパス。"))
AUCTION_ENDS: Final = WORDS.record("auction_ends", (), Name("The bidding is over.", "競り終了。"))
INITIATIVE: Final = WORDS.record(
    "initiative",
    ("seat", "place", "bid"),
    Name("{seat} has initiative {place}.", "{seat}はイニシアチブ{place}。"),
)
PAID: Final = WORDS.record(
    "paid",
    ("seat", "ammo", "gas", "adrenaline", "for"),
    Name("{seat} pays {goods} for {for}.", "{seat}は{for}に{goods}を払う。"),
)
PATH_CHOSEN: Final = WORDS.record(
    "path_chosen", ("seat", "path"), Name("{seat} takes path {path}.", "{seat}は道{path}を進む。")
)
GIFT_TAKEN: Final = WORDS.record(
    "gift_taken",
    ("seat", "ammo", "gas", "adrenaline"),
    Name("{seat} sets out with {goods} more.", "{seat}は{goods}を加えて出発。"),
)
CARDS_SWAPPED: Final = WORDS.record(
    "cards_swapped",
    ("seat", "path"),
    Name("{seat} swaps the cards of path {path}.", "{seat}は道{path}の2枚を入れ替える。"),
)
CARD_TURNED: Final = WORDS.record(
    "card_turned",
    ("path", "slot", "card"),
    Name("Turned up on path {path}: {card}.", "道{path}で{card}を表に。"),
)
SCAVENGED: Final = WORDS.record(
    "scavenged",
    ("seat", "card", "ammo", "gas", "adrenaline"),
    Name("{card}: {seat} finds {goods}.", "{card}：{seat}は{goods}を見つける。"),
)
EVENT_ROLLED: Final = WORDS.record(
    "event_rolled",
    ("seat", "card"),
    Name("{card}: {seat} rolls {faces}.", "{card}：{seat}の出目は{faces}。"),
    rest="faces",
)
SURVIVORS_LOST: Final = WORDS.record(
    "survivors_lost",
    ("seat", "count", "left"),
    Name(
        "{seat} loses {count:survivor|survivors}; {left} left.",
        "{seat}は生存者{count}人を失う。残り{left}人。",
    ),
)
SURVIVORS_GAINED: Final = WORDS.record(
    "survivors_gained",
    ("seat", "count"),
    Name("{count:survivor joins|survivors join} {seat}.", "生存者{count}人が{seat}に加わる。"),
)
DISCARDED: Final = WORDS.record(
    "discarded",
    ("seat", "ammo", "gas", "adrenaline"),
    Name("{seat} discards {goods}.", "{seat}は{goods}を捨てる。"),
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
    Name("The way is right: {seat}'s maps are worth {vp} points.", "道は正しい：{seat}の地図は{vp}点。"),
)
WHEEL_ARMED: Final = WORDS.record(
    "wheel_armed",
    ("seat",),
    Name("{seat} armors the car: no more red dice.", "{seat}は車を装甲化：もう赤ダイスは振らない。"),
)
FIGHT_BEGINS: Final = WORDS.record(
    "fight_begins",
    ("seat", "card", "zombies", "skulls"),
    Name("{card}: {zombies:zombie|zombies} against {seat}.", "{card}：{seat}対ゾンビ{zombies}体。"),
)
VOLLEY: Final = WORDS.record(
    "volley",
    ("seat", "ammo", "kills", "added", "left"),
    Name(
        "{seat} shoots {ammo} ammo: {faces}. {left:zombie|zombies} left.",
        "{seat}は弾薬{ammo}で射撃：{faces}。残りゾンビ{left}体。",
    ),
    rest="faces",
)
FLED: Final = WORDS.record(
    "fled", ("seat", "card"), Name("{seat} flees from {card}.", "{seat}は{card}から逃走。")
)
MELEE_ROLLED: Final = WORDS.record(
    "melee_rolled",
    ("seat", "kills", "left", "black"),
    Name(
        "{seat} fights: {faces}. {left:zombie|zombies} left.", "{seat}の白兵戦：{faces}。残りゾンビ{left}体。"
    ),
    rest="faces",
)
ADRENALINE_SPENT: Final = WORDS.record(
    "adrenaline_spent",
    ("seat", "saves", "kills"),
    Name(
        "{seat} spends adrenaline: {saves} saved, {kills} killed.",
        "{seat}はアドレナリンを使う：救助{saves}、撃破{kills}。",
    ),
)
ZOMBIES_KILLED: Final = WORDS.record(
    "zombies_killed",
    ("seat", "count", "left", "token"),
    Name("{token} kills {count:zombie|zombies}.", "{token}がゾンビ{count}体を倒す。"),
)
CARD_WON: Final = WORDS.record(
    "card_won",
    ("seat", "card", "vp"),
    Name("{seat} gets past {card} ({vp:point|points}).", "{seat}は{card}を突破（{vp}点）。"),
)
ELIMINATED: Final = WORDS.record("eliminated", ("seat",), Name("{seat} is eliminated.", "{seat}は脱落。"))
PATH_UNUSED: Final = WORDS.record(
    "path_unused", ("path",), Name("Nobody took path {path}.", "道{path}は誰も選ばなかった。")
)
CROSSING_ROLLED: Final = WORDS.record(
    "crossing_rolled",
    ("seat",),
    Name("{seat} drives through: {faces}.", "{seat}は突っ切る：{faces}。"),
    rest="faces",
)
CROSSED: Final = WORDS.record(
    "crossed",
    ("seat", "vp"),
    Name(
        "{seat} comes through unharmed: {vp:point|points} at the coast.", "{seat}は無傷で通過：海岸で{vp}点。"
    ),
)
TILE_LAID: Final = WORDS.record(
    "tile_laid",
    ("size", "stage"),
    Name("Contaminated area +{size} on stage {stage}.", "第{stage}区間に汚染地帯+{size}。"),
)
LEG_ENDS: Final = WORDS.record(
    "leg_ends", ("leg",), Name("Leg {leg} of the journey is over.", "旅の第{leg}行程が終了。")
)
EPILOGUE: Final = WORDS.record(
    "epilogue",
    ("category", "seat"),
    Name("Epilogue, {category}: {seat}.", "エピローグ「{category}」：{seat}。"),
)
SCORED: Final = WORDS.record(
    "scored",
    ("seat", "cards", "maps", "epilogue", "sets", "journey", "total"),
    Name("{seat} scores {total:point|points}.", "{seat}の得点は{total}点。"),
)
GAME_OVER: Final = WORDS.record(
    "game_over",
    ("reason",),
    Name("The game is over: {reason}. Winner: {winners}.", "ゲーム終了：{reason}。勝者：{winners}。"),
    rest="winners",
)
