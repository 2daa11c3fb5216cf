"""The words of Fate cards: drawing, holding and playing them."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.moments import (
    BEFORE_GROUP,
    BEFORE_TRACK,
    CHAOS_NEEDED,
    DEFENCE_LOST,
    PHASE_BEGINS,
    PLAYERS_ATTACK,
    SUPPLIES_NEEDED,
    ZEDS_ATTACK,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

# Playing cards that are held. [DOZ-FATE-6]
CARD_PLAYED: Final = WORDS.record(
    "card_played", ("seat", "fate"), Name("{seat} plays “{fate}”.", "{seat}が「{fate}」を使う。")
)
ASK_HOLD_CARD: Final = WORDS.question(
    "hold_card",
    ("moment", "phase", "track", "unit", "space", "column", "count"),
    Name("{moment}. Play a held card?", "{moment}。保持カードを使いますか。"),
    worded={
        PHASE_BEGINS: Name(
            "the {phase} begins. Play a held card?", "{phase}の開始。保持カードを使いますか。"
        ),
        BEFORE_TRACK: Name(
            "the {track} track is about to be activated. Play a held card?",
            "これから{track}トラックを活性化する。保持カードを使いますか。",
        ),
        BEFORE_GROUP: Name(
            "the group of {unit} in {space} is about to move. Play a held card?",
            "{space}の{unit}のグループがこれから移動する。保持カードを使いますか。",
        ),
        PLAYERS_ATTACK: Name(
            "{unit:attacks|attack} in {space}, column {column} of 7. Play a held card?",
            "{unit}が{space}で攻撃する（7列のうち第{column}列）。保持カードを使いますか。",
        ),
        ZEDS_ATTACK: Name(
            "{unit:is|are} attacked in {space}, column {column} of 7. Play a held card?",
            "{unit}が{space}で攻撃を受ける（7列のうち第{column}列）。保持カードを使いますか。",
        ),
        DEFENCE_LOST: Name(
            "{unit:has|have} lost the defence of {space}. Play a held card?",
            "{unit}は{space}を守りきれなかった。保持カードを使いますか。",
        ),
        CHAOS_NEEDED: Name(
            "no Chaos marker is left for {space}. Play a held card?",
            "{space}に置く混沌マーカーがない。保持カードを使いますか。",
        ),
        SUPPLIES_NEEDED: Name(
            "too few Supplies, {count} needed. Play a held card?",
            "物資が足りない（{count}必要）。保持カードを使いますか。",
        ),
    },
)

# Drawing Fate. [DOZ-FATE-1]
FATE_DRAWN: Final = WORDS.record("fate_drawn", ("fate",), Name("Fate: “{fate}”.", "運命：「{fate}」。"))
TRACK_FATED: Final = WORDS.record(
    "track_fated",
    ("track",),
    Name("Fated track: {track}.", "運命のトラック：{track}。"),
)
FATE_KEPT: Final = WORDS.record(
    "fate_kept", ("fate",), Name("“{fate}” joins the common hand.", "「{fate}」が共通の手札に加わる。")
)
FATE_KEPT_UNSEEN: Final = WORDS.record(
    "fate_kept_unseen",
    ("count",),
    Name(
        "The Heroes keep the Fate card unseen and hold {count}.",
        "ヒーロー側は運命カードを伏せたまま手札に加え、{count}枚になる。",
    ),
)
FATE_DONE: Final = WORDS.record(
    "fate_done", ("fate",), Name("“{fate}” is carried out.", "「{fate}」の効果を解決する。")
)
FATES_SHUFFLED: Final = WORDS.record(
    "fates_shuffled",
    ("count",),
    Name(
        "{count:discarded Fate card is|discarded Fate cards are} shuffled into a new deck.",
        "捨て札の運命カード{count}枚をシャッフルして新しいデッキにする。",
    ),
)
FATE_SEEN: Final = WORDS.record(
    "fate_seen",
    ("fate",),
    Name("The top card of the Fate deck is “{fate}”.", "運命デッキの一番上は「{fate}」。"),
)
ASK_FATED_TRACK: Final = WORDS.question(
    "fated_track",
    (),
    Name("choose the Fated track.", "運命のトラックを選んでください。"),
    says_what_for=True,
)

# What cards ask for.
ASK_TRACK: Final = WORDS.question(
    "which_track", (), Name("choose a track.", "トラックを選んでください。"), says_what_for=True
)
ASK_ARRIVING: Final = WORDS.question(
    "arriving_unit",
    (),
    Name("choose who arrives.", "到着するユニットを選んでください。"),
    says_what_for=True,
)
DIE_OF_CARD: Final = WORDS.record(
    "die_of_card", ("die",), Name("The die shows {die}.", "ダイスの目は{die}。")
)
ASK_CHAOS: Final = WORDS.question(
    "remove_chaos",
    (),
    Name("choose where 1 Chaos marker is removed.", "混沌マーカー1個を取り除くスペースを選んでください。"),
    says_what_for=True,
)

# Hold cards.
CARD_STAYS: Final = WORDS.record(
    "card_stays", ("fate",), Name("“{fate}” stays in hand.", "「{fate}」は手札に残る。")
)
GROUP_STOPPED: Final = WORDS.record(
    "group_stopped",
    ("space",),
    Name(
        "The group of Zeds that was about to move in {space} stays there.",
        "{space}で移動しようとしていたゼッズのグループは動かない。",
    ),
)
TRACK_CALMED: Final = WORDS.record(
    "track_calmed",
    ("track",),
    Name("The {track} track is not activated this turn.", "このターン、{track}トラックは活性化しない。"),
)
DEFENCE_TURNED: Final = WORDS.record(
    "defence_turned",
    ("space",),
    Name("The attackers in {space} are beaten back.", "{space}の攻撃側は撃退される。"),
)
ASK_OUT_OF_BED: Final = WORDS.question(
    "out_of_bed",
    (),
    Name("choose the Civilians who leave the Hospital.", "病院を出る市民を選んでください。"),
    says_what_for=True,
)
ASK_WHERE_TO: Final = WORDS.question(
    "where_to",
    ("unit",),
    Name("choose the space for {unit}.", "{unit}を置くスペースを選んでください。"),
    says_what_for=True,
)
ASK_EASED: Final = WORDS.question(
    "eased_zeds",
    ("count",),
    Name(
        "choose the Zeds unit that loses {count:Hit|Hits}.", "ヒットを{count}取り除くゼッズを選んでください。"
    ),
    says_what_for=True,
)
ASK_THROW: Final = WORDS.question(
    "throw_at",
    ("strength",),
    Name(
        "choose the attacker who is shot at with Strength {strength}.",
        "戦力{strength}で射撃する攻撃側のユニットを選んでください。",
    ),
    says_what_for=True,
)
ASK_CANNON: Final = WORDS.question(
    "cannon_target",
    ("strength",),
    Name(
        "choose who is shot at with Strength {strength}.",
        "戦力{strength}で射撃するユニットを選んでください。",
    ),
    says_what_for=True,
)

# Plot twists.
ZEDS_CALLED: Final = WORDS.record(
    "zeds_called",
    ("unit", "space"),
    Name("{unit:is|are} called to {space}.", "{unit}が{space}に呼ばれる。"),
)
ZEDS_NOT_CALLED: Final = WORDS.record(
    "zeds_not_called",
    ("unit", "space"),
    Name(
        "{unit:does not come to {space} and returns|do not come to {space} and return} to the cup.",
        "{unit}は{space}に来ず、カップに戻る。",
    ),
)
BRIDGE_FALLS: Final = WORDS.record(
    "bridge_falls", ("space",), Name("{space} collapses.", "{space}が崩落する。")
)
REFUGEES_LEAVE: Final = WORDS.record(
    "refugees_leave", ("unit",), Name("{unit:leaves|leave} the game.", "{unit}をゲームから除外する。")
)
ASK_HEALED: Final = WORDS.question(
    "healed_civilians",
    (),
    Name("which Civilians are healed?", "どの市民を治療しますか。"),
    said={NO: Name("None", "治療しない")},
    says_what_for=True,
)
ASK_MARKED_ZEDS: Final = WORDS.question(
    "marked_zeds",
    ("marker",),
    Name("choose the Zeds that get the {marker} marker.", "{marker}マーカーを置くゼッズを選んでください。"),
    says_what_for=True,
)
ASK_PATIENT: Final = WORDS.question(
    "falls_ill",
    (),
    Name("choose who goes to the Hospital.", "病院に入るユニットを選んでください。"),
    says_what_for=True,
)
