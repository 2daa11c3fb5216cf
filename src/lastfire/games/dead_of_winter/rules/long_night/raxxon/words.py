"""The words of the Raxxon module: what can be done there, what is asked, what happens."""

from typing import Final

from lastfire.engine.record import RecordKind
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.words.actions import actions_about, actions_by_number
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

# The six types of special zombie. [LN-SPECIAL-21]
CLAW: Final = 0
FROSTWALKER: Final = 1
HYDRA: Final = 2
SPEWER: Final = 3
REAPER: Final = 4
SIREN: Final = 5
SPECIALS: Final = (
    Noun("claw", Name("Claw", "クロー")),
    Noun("frostwalker", Name("Frostwalker", "フロストウォーカー")),
    Noun("hydra", Name("Hydra", "ヒドラ")),
    Noun("spewer", Name("Spewer", "スピューワー")),
    Noun("reaper", Name("Reaper", "リーパー")),
    Noun("siren", Name("Siren", "セイレーン")),
)
TYPES: Final = len(SPECIALS)

# The twelve experiments, by type and code. [LN-RAXXON-17, LN-RAXXON-18]
CODES: Final = (
    (CLAW, 1, 4),
    (CLAW, 4, 6),
    (FROSTWALKER, 2, 5),
    (FROSTWALKER, 3, 3),
    (HYDRA, 1, 6),
    (HYDRA, 4, 5),
    (SPEWER, 1, 3),
    (SPEWER, 2, 6),
    (REAPER, 5, 6),
    (REAPER, 2, 2),
    (SIREN, 1, 5),
    (SIREN, 3, 4),
)
LOGS: Final = tuple(
    [
        Noun(f"{SPECIALS[kind].id}_{low}_{high}", Name(f"audio log {low}-{high}", f"音声ログ{low}-{high}"))
        for kind, low, high in CODES
    ]
)

# The six side effects. [LN-PILL-23..28]
SIDE_EFFECTS: Final = (
    Noun("shaking_hands", Name("Shaking Hands", "手の震え")),
    Noun("rank_smell", Name("Rank Smell", "悪臭")),
    Noun("night_hunger", Name("Night Hunger", "夜の空腹")),
    Noun("dull_nerves", Name("Dull Nerves", "鈍い神経")),
    Noun("bright_eyes", Name("Bright Eyes", "冴えた目")),
    Noun("dead_scent", Name("Dead Scent", "死者の匂い")),
)

WORDS.nouns["special"] = SPECIALS
WORDS.nouns["experiment"] = LOGS
WORDS.nouns["side_effect"] = SIDE_EFFECTS

# Actions.

LAY_DIE: Final = actions_by_number(
    "lay_die", "face", 1, 6, "Place a die showing * at Raxxon", "*の目のダイスをラクソンに置く"
)
"""By face, from 1."""
SPECIAL: Final = actions_about("special", "special", SPECIALS, "A *", "*")

# Questions.

# What a vote on an experiment decides. [LN-CODE-13]
CONTAIN: Final = Noun("contain", Name("containing the experiment", "「封じ込める」"))
LET_OUT: Final = Noun("let_out", Name("releasing the experiment", "「解き放つ」"))
ASK_CONTAIN: Final = WORDS.question(
    "contain",
    ("experiment",),
    Name(
        "do you vote to contain the experiment of {experiment}?",
        "{experiment}の封じ込めに賛成しますか？",
    ),
    secret=True,
)
ASK_SPARED: Final = WORDS.question(
    "spared",
    ("count",),
    Name(
        "choose a location where {count:fewer zombie is|fewer zombies are} added this round.",
        "このラウンドに加わるゾンビを{count}体減らすロケーションを選んでください。",
    ),
)
ASK_SIREN: Final = WORDS.question(
    "siren",
    (),
    Name(
        "choose a location to move a Siren from.",
        "どのロケーションのセイレーンを移動させますか？",
    ),
)
ASK_TAKER: Final = WORDS.question(
    "taker", (), Name("choose a survivor to take the pill.", "誰が錠剤を飲みますか？")
)


# Records.


def _record(name: str, fields: tuple[str, ...], en: str, ja: str) -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja))


DIE_LAID: Final = _record(
    "die_laid",
    ("seat", "die"),
    "{seat} places a die showing {die} at Raxxon.",
    "{seat}は{die}の目のダイスをラクソンに置く。",
)
LOG_ON_TOP: Final = _record(
    "log_on_top",
    ("experiment",),
    "The top log at Raxxon is now {experiment}.",
    "ラクソンの一番上の実験カードは{experiment}になる。",
)
CODE_MET: Final = _record(
    "code_met",
    ("experiment",),
    "The containment code of {experiment} is met.",
    "{experiment}のコードがそろった。",
)
CODE_MISSED: Final = _record(
    "code_missed",
    ("experiment",),
    "The containment code of {experiment} is not met.",
    "{experiment}のコードはそろわなかった。",
)
CONTAINED: Final = _record(
    "contained",
    ("experiment",),
    "The experiment of {experiment} is contained.",
    "{experiment}の実験体を封じ込める。",
)
RELEASED: Final = _record(
    "released",
    ("experiment",),
    "The experiment of {experiment} is released.",
    "{experiment}の実験体を解き放つ。",
)
EXPERIMENT_OVER: Final = _record(
    "experiment_over",
    ("experiment",),
    "The experiment card with {experiment} is removed from the game.",
    "{experiment}の実験カードをゲームから除外する。",
)
SPECIAL_CAME: Final = _record(
    "special_came", ("special", "place"), "A {special} is added to {place}.", "{place}に{special}が現れる。"
)
SPECIAL_FELL: Final = _record(
    "special_fell", ("special", "place"), "A {special} is killed at {place}.", "{place}の{special}を倒す。"
)
SPECIAL_MOVED: Final = _record(
    "special_moved",
    ("special", "origin", "place"),
    "A {special} moves from {origin} to {place}.",
    "{special}が{origin}から{place}へ移動する。",
)
ENCOUNTER: Final = _record(
    "encounter",
    ("survivor", "special", "die"),
    "{survivor} rolls {die} for the encounter with the {special}.",
    "{survivor}が{special}との遭遇のダイスを振る：{die}。",
)
PLACE_SPARED: Final = _record(
    "place_spared",
    ("place", "count"),
    "This round, {count:fewer zombie is|fewer zombies are} added to {place}.",
    "このラウンドは、{place}に加わるゾンビが{count}体少なくなる。",
)
ZOMBIES_SPARED: Final = _record(
    "zombies_spared",
    ("place", "count"),
    "{count:zombie is|zombies are} not added to {place}.",
    "{place}に加わるはずのゾンビ{count}体は加わらない。",
)
PILL_TAKEN: Final = _record(
    "pill_taken",
    ("survivor", "die"),
    "{survivor} takes the pill and rolls {die}.",
    "{survivor}が錠剤を飲み、ダイスを1個振る：{die}。",
)
SIDE_EFFECT_EQUIPPED: Final = _record(
    "side_effect_equipped",
    ("survivor", "side_effect"),
    "{survivor} is equipped with the side effect {side_effect}.",
    "{survivor}が副作用「{side_effect}」を装備する。",
)
SIDE_EFFECT_RETURNED: Final = _record(
    "side_effect_returned",
    ("side_effect",),
    "The side effect {side_effect} is available again.",
    "副作用「{side_effect}」を公開の副作用カードに戻す。",
)
