"""The words of the Improvements module: its actions, questions and records."""

from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, list_alone
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

NAMES: Final = (
    Noun("greenhouse", Name("Greenhouse", "温室")),
    Noun("bunk_room", Name("Bunk Room", "寝室")),
    Noun("latrine", Name("Latrine", "便所")),
    Noun("film_night", Name("Film Night", "映画の夕べ")),
    Noun("watchtower", Name("Watchtower", "見張り塔")),
    Noun("workshop", Name("Workshop", "作業場")),
    Noun("wood_stove", Name("Wood Stove", "薪ストーブ")),
    Noun("iron_shutters", Name("Iron Shutters", "鉄の鎧戸")),
    Noun("schoolroom", Name("Schoolroom", "教室")),
    Noun("radio_mast", Name("Radio Mast", "無線塔")),
)
"""The ten improvements, by number."""

WORDS.nouns["improvement"] = NAMES

FOR_IMPROVEMENT: Final = len(WORDS.nouns["reason"])
"""Why morale changes. [DOW-END-11]"""
WORDS.nouns["reason"] = (*WORDS.nouns["reason"], Noun("improvement", Name("an improvement", "改良")))

FILM_NIGHT: Final = WORDS.action(
    "film_night",
    {},
    Name(
        "Film Night: spend a die to remove a despair token",
        "映画の夕べ：ダイスを使って絶望トークンを取り除く",
    ),
)
WORKSHOP: Final = WORDS.action(
    "workshop", {}, Name("Workshop: place a barricade at the colony", "作業場：コロニーにバリケードを置く")
)
IMPROVEMENT: Final = [WORDS.action("improvement", {"improvement": noun.id}, noun.name) for noun in NAMES]
"""By number of an improvement, the answer that chooses it."""
list_alone()
for number, action in enumerate(IMPROVEMENT):
    ABOUT[action] = number

ASK_IMPROVEMENT: Final = WORDS.question(
    "improvement",
    ("count",),
    Name(
        "choose an improvement to place an advancement token on ({count:token|tokens} still to place).",
        "前進トークンをどの改良に置きますか（あと{count}個）？",
    ),
)
ASK_CHEERED: Final = WORDS.question(
    "cheered",
    (),
    Name(
        "choose the survivor from whom to remove a despair token.",
        "どの生存者から絶望トークンを取り除きますか？",
    ),
)

ADVANCED: Final = WORDS.record(
    "advanced",
    ("seat", "improvement", "count"),
    Name(
        "{seat} places an advancement token on {improvement}, which now has {count:token|tokens}.",
        "{seat}が{improvement}に前進トークンを置く（合計{count}個）。",
    ),
)
FINISHED: Final = WORDS.record(
    "improvement_finished",
    ("improvement",),
    Name(
        "{improvement} is finished and takes effect from now on.", "{improvement}が完成し、効果が働き始める。"
    ),
)
TURNED_UP: Final = WORDS.record(
    "improvement_shown",
    ("improvement",),
    Name("{improvement} is revealed as the next improvement.", "次の改良として{improvement}を公開する。"),
)
WORKS: Final = WORDS.record(
    "improvement_works", ("improvement",), Name("{improvement} takes effect.", "{improvement}の効果が働く。")
)
SHUTTERS_ROLLED: Final = WORDS.record(
    "shutters_rolled",
    ("die",),
    Name("The die rolled for Iron Shutters shows {die}.", "鉄の鎧戸のダイスロール：{die}。"),
)
