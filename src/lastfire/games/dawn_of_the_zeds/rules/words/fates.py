"""The words of Fate cards: drawing, holding and playing them."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

# Playing cards that are held. [DOZ-FATE-6]
CARD_PLAYED: Final = WORDS.record(
    "card_played", ("seat", "fate"), Name("{seat} plays {fate}.", "{seat}が{fate}を使う。")
)
ASK_HOLD_CARD: Final = WORDS.question(
    "hold_card",
    ("moment",),
    Name("{moment}: play a held card?", "{moment}：保持カードを使いますか。"),
)

# Drawing Fate. [DOZ-FATE-1]
FATE_DRAWN: Final = WORDS.record("fate_drawn", ("fate",), Name("Fate: {fate}.", "運命：{fate}。"))
TRACK_FATED: Final = WORDS.record(
    "track_fated",
    ("track",),
    Name("The Fated track is {track}.", "運命のトラックは{track}。"),
)
FATE_KEPT: Final = WORDS.record(
    "fate_kept", ("fate",), Name("{fate} joins the common hand.", "{fate}は共通の手札に加わる。")
)
FATE_DONE: Final = WORDS.record(
    "fate_done", ("fate",), Name("{fate} is carried out.", "{fate}の効果を解決する。")
)
FATES_SHUFFLED: Final = WORDS.record(
    "fates_shuffled",
    ("count",),
    Name(
        "The {count:Fate card|Fate cards} of the discards are shuffled into a new deck.",
        "捨て札の運命カード{count}枚をシャッフルして新しいデッキにする。",
    ),
)
FATE_SEEN: Final = WORDS.record(
    "fate_seen",
    ("fate",),
    Name("The top Fate card is {fate}.", "一番上の運命カードは{fate}。"),
)
ASK_FATED_TRACK: Final = WORDS.question(
    "fated_track", (), Name("Choose the Fated track.", "運命のトラックを選んでください。")
)

# What cards ask for.
ASK_TRACK: Final = WORDS.question("which_track", (), Name("Choose a track.", "トラックを選んでください。"))
ASK_SPACE: Final = WORDS.question("which_space", (), Name("Choose a space.", "スペースを選んでください。"))
ASK_ARRIVING: Final = WORDS.question(
    "arriving_unit", (), Name("Choose who arrives.", "到着するユニットを選んでください。")
)
DIE_OF_CARD: Final = WORDS.record(
    "die_of_card", ("die",), Name("The die shows {die}.", "ダイスの目は{die}。")
)
CHAOS_TAKEN: Final = WORDS.record(
    "chaos_taken",
    ("space",),
    Name("1 Chaos marker is removed from {space}.", "{space}から混沌マーカー1個を取り除く。"),
)
ASK_CHAOS: Final = WORDS.question(
    "remove_chaos",
    (),
    Name("Choose where 1 Chaos marker is removed.", "混沌マーカー1個を取り除くスペースを選んでください。"),
)
