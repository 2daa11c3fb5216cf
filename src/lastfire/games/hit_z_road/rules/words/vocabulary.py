"""The nouns and phrases of Hit Z Road, and the vocabulary that all its words are entered in."""

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
    Noun("bid", Name("the bid", "入札額")),
    Noun("key", Name("the key", "鍵の代価")),
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
            "{card}: {seat} loses {count:survivor|survivors} and has {left} left.",
            "{card}：{seat}は生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "dice",
        Name(
            "{card}: {seat} loses {count:survivor|survivors} because of the roll and has {left} left.",
            "{card}：{seat}は出目により生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "refusal",
        Name(
            "{card}: {seat} does not pay, loses {count:survivor|survivors}, and has {left} left.",
            "{card}：{seat}は支払わず、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "poverty",
        Name(
            "{card}: {seat} cannot pay, loses {count:survivor|survivors}, and has {left} left.",
            "{card}：{seat}は支払えず、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "unpaid_gas",
        Name(
            "{card}: {seat} loses {count:survivor|survivors} because of unpaid gas and has {left} left.",
            "{card}：{seat}は支払わなかったガソリンの分、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "no_token",
        Name(
            "{card}: {seat} does not have the {token} token, loses {count:survivor|survivors}, "
            "and has {left} left.",
            "{card}：{seat}は{token}トークンを持っていないため、生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "token",
        Name(
            "{card}: {seat} loses {count:survivor|survivors} because of "
            "{count:{token} token|{token} tokens} and has {left} left.",
            "{card}：{seat}は{token}トークンにより生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "fight",
        Name(
            "{seat} loses {count:survivor|survivors} in the fight and has {left} left.",
            "{seat}は戦闘で生存者{count}人を失う。残り{left}人。",
        ),
    ),
    Noun(
        "crossing",
        Name(
            "{seat} loses {count:survivor|survivors} in the contaminated area and has {left} left.",
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
    Noun("no_gas", Name(" You need 2 gas to flee.", "逃走にはガソリンが2個必要です。")),
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
    Noun("survivor", Name("one player is left", "残ったプレイヤーは1人")),
    Noun("points", Name("victory points decide", "勝利点で決着")),
    Noun("nobody", Name("all players are eliminated", "全員が脱落")),
    Noun("solo", Name("all rounds are over", "全ラウンドが終了")),
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
        return (
            f"{_several(price, 'resource', 'resources')} {resource}"
            if lang == "en"
            else f"好きな資源{price}個"
        )
    return f"{price} {resource}" if lang == "en" else f"{resource}{price}個"


def _paid_for(values: Mapping[str, Any], lang: str) -> str:
    """What was paid for; an event by its card."""
    reason = values["for"]
    if reason != REASONS[FOR_EVENT].name.text(lang):
        return str(reason)
    return f"the event on {values['card']}" if lang == "en" else str(values["card"])


def _loss(values: Mapping[str, Any], lang: str) -> str:
    """The sentence of a loss, by its cause."""
    return fill(values["cause"], values)


def _horde(values: Mapping[str, Any], lang: str) -> str:
    """How strong a horde is; ordinary zombies have no strength."""
    skulls = values["skulls"]
    if not skulls:
        return ""
    return f", a horde of strength {skulls}" if lang == "en" else f"（強さ{skulls}の大群）"


def _forbidden(values: Mapping[str, Any], lang: str) -> str:
    """What a card does not allow in its fight, told to all."""
    told = ""
    if values["flee"]:
        told += " Fleeing is not allowed." if lang == "en" else "逃走はできない。"
    if values["spend"]:
        told += " Adrenaline cannot be used." if lang == "en" else "アドレナリンは使えない。"
    return told


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
        return "、".join(
            [f"犠牲の目{casualties}つ"] * (casualties > 0) + [f"撃破の機会{kills}回"] * (kills > 0)
        )
    parts = [_several(casualties, "casualty", "casualties")] * (casualties > 0)
    return _and(parts + [_several(kills, "chance", "chances") + " to kill a zombie"] * (kills > 0), lang)


def _bought(values: Mapping[str, Any], lang: str) -> str:
    """What adrenaline was spent on."""
    saves, kills = values["saves"], values["kills"]
    if lang == "ja":
        return "、".join([f"生存者{saves}人を救う"] * (saves > 0) + [f"ゾンビ{kills}体を倒す"] * (kills > 0))
    parts = ["save " + _several(saves, "survivor", "survivors")] * (saves > 0)
    return _and(parts + ["kill " + _several(kills, "zombie", "zombies")] * (kills > 0), lang)


def _award(values: Mapping[str, Any], lang: str) -> str:
    """Who gets an epilogue card, if anybody does."""
    if values["seat"] == NOBODY.text(lang):
        return "nobody because of a tie" if lang == "en" else "同数のため該当者なし"
    points = values["vp"]
    return (
        f"{values['seat']} ({points} victory points)" if lang == "en" else f"{values['seat']}（{points}点）"
    )


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
        "forbidden": _forbidden,
        "dice": _dice,
        "joining": _joining,
        "rolled": _rolled,
        "bought": _bought,
        "award": _award,
        "sum": _sum,
    },
)
"""All words of the game; ``setup``, which alone reads the cards, adds their names."""
