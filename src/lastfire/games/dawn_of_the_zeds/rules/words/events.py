"""Words of the Event cards: what they ask, and what they tell."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

EVENT_REVEALED: Final = WORDS.record(
    "event_revealed", ("event",), Name("“{event}” is revealed.", "「{event}」が公開される。")
)
EVENT_SEEN: Final = WORDS.record(
    "event_seen",
    ("event",),
    Name("The top card of the Event deck is “{event}”.", "イベントデッキの一番上は「{event}」。"),
)
EVENT_DONE: Final = WORDS.record(
    "event_done", ("event",), Name("“{event}” is carried out.", "「{event}」の効果を解決する。")
)
MARKER_PLACED: Final = WORDS.record(
    "marker_placed",
    ("unit", "marker"),
    Name("{unit:gets|get} the {marker} marker.", "{unit}に{marker}マーカーを置く。"),
)
HERO_PICKED: Final = WORDS.record(
    "hero_picked",
    ("unit", "event"),
    Name("{unit:is|are} chosen for “{event}”.", "「{event}」のヒーローとして{unit}を選ぶ。"),
)
ZEDS_HEALED: Final = WORDS.record(
    "zeds_healed",
    ("unit", "left"),
    Name("{unit:has|have} {left:Hit|Hits} now.", "{unit}のヒットが{left}になる。"),
)
ZEDS_FLIPPED: Final = WORDS.record(
    "zeds_flipped", ("unit",), Name("{unit:turns to its|turn to their} full side.", "{unit}が通常面になる。")
)
ZEDS_REPLACED: Final = WORDS.record(
    "zeds_replaced",
    ("unit", "other"),
    Name("{unit:is|are} replaced by {other}.", "{unit}が{other}に置き換わる。"),
)
NO_ENTRY_PLACED: Final = WORDS.record(
    "no_entry_placed",
    ("space",),
    Name("No Entry is placed in {space} for this turn.", "このターン、{space}は立入禁止。"),
)
SURPRISE_ROLL: Final = WORDS.record(
    "surprise_roll",
    ("unit", "column", "die", "other_die", "hits"),
    Name(
        "{unit:is|are} attacked by surprise, column {column} of 7: "
        "the dice show {die}, {other_die}; {hits:Hit|Hits}.",
        "{unit}が奇襲を受ける（7列のうち第{column}列）。出目は{die}、{other_die}で{hits}ヒット。",
    ),
)
ELWOOD_COMES: Final = WORDS.record(
    "elwood_comes", (), Name("Elwood Berra comes to town.", "エルウッド・ベラが町に来る。")
)
ELWOOD_LEAVES: Final = WORDS.record(
    "elwood_leaves", (), Name("Elwood Berra leaves town.", "エルウッド・ベラが町を去る。")
)
FATE_DISCARDED: Final = WORDS.record(
    "fate_discarded", ("fate",), Name("“{fate}” is discarded.", "「{fate}」を捨てる。")
)
HERO_LED_BY: Final = WORDS.record(
    "hero_led_by", ("unit", "seat"), Name("{seat} leads {unit}.", "{unit}は{seat}が受け持つ。")
)

ASK_ARRIVAL: Final = WORDS.question(
    "arrival",
    ("unit",),
    Name("where {unit:does ~|do ~} arrive?", "{unit}をどこに置きますか。"),
    says_what_for=True,
)
ASK_HERO_OWNER: Final = WORDS.question(
    "hero_owner",
    ("unit",),
    Name("which player leads {unit}?", "{unit}をどのプレイヤーが担当しますか。"),
    says_what_for=True,
)
ASK_START: Final = WORDS.question(
    "start_space",
    ("event",),
    Name(
        "choose the Start space where “{event}” places new Zeds.",
        "「{event}」で新しいゼッズを置くスタートスペースを選んでください。",
    ),
)
ASK_EVENT_TRACK: Final = WORDS.question(
    "event_track",
    ("event",),
    Name(
        "choose the track on whose Start space “{event}” places a unit.",
        "「{event}」のユニットをスタートスペースに置くトラックを選んでください。",
    ),
)
ASK_STRONGEST: Final = WORDS.question(
    "strongest",
    ("marker",),
    Name(
        "choose which of the strongest Zeds get the {marker} marker.",
        "{marker}マーカーを置く最強のゼッズを選んでください。",
    ),
    says_what_for=True,
)
ASK_UPGRADE: Final = WORDS.question(
    "upgrade",
    ("event",),
    Name("choose the marker that “{event}” brings back.", "「{event}」で戻す強化マーカーを選んでください。"),
)
ASK_MARKED: Final = WORDS.question(
    "marked",
    ("marker",),
    Name(
        "choose the Civilians that get the {marker} marker.", "{marker}マーカーを置く市民を選んでください。"
    ),
    says_what_for=True,
)
# What becomes of the unit that an Event card asks for.
_SURPRISED: Final = Name(
    "choose whom “{event}” attacks by surprise.", "「{event}」で奇襲を受けるユニットを選んでください。"
)
_ACTIVATED_AGAIN: Final = Name(
    "choose which of the Super Zeds “{event}” activates first.",
    "「{event}」で先に活性化するスーパーゼッズを選んでください。",
)
ASK_EVENT_UNIT: Final = WORDS.question(
    "event_unit",
    ("event",),
    Name("choose a unit for “{event}”.", "「{event}」のユニットを選んでください。"),
    worded={
        EVENT["under_feet"]: _SURPRISED,
        EVENT["wandering"]: _SURPRISED,
        EVENT["limping"]: _SURPRISED,
        EVENT["whats_that_smell"]: Name(
            "choose whom the new Zeds of “{event}” attack.",
            "「{event}」の新しいゼッズが攻撃するユニットを選んでください。",
        ),
        EVENT["bats"]: Name(
            "choose who takes the Hit of “{event}” and retreats.",
            "「{event}」でヒットを受けて退却するユニットを選んでください。",
        ),
        EVENT["breakdown"]: Name(
            "choose the Hero who takes the Hits of “{event}”.",
            "「{event}」のヒットを受けるヒーローを選んでください。",
        ),
        EVENT["takes_a_village"]: Name(
            "choose who goes to the Hospital, comatose, for “{event}”.",
            "「{event}」で昏睡状態になり、病院に入るユニットを選んでください。",
        ),
        EVENT["bloated"]: Name(
            "choose the Zeds that “{event}” makes burst.", "「{event}」で破裂するゼッズを選んでください。"
        ),
        EVENT["keep_calm"]: Name(
            "choose the Hero who attacks better this turn by “{event}”.",
            "「{event}」により、このターンの攻撃が有利になるヒーローを選んでください。",
        ),
        EVENT["double_shift"]: Name(
            "choose who researches for “{event}”.", "「{event}」で研究を行うユニットを選んでください。"
        ),
        EVENT["shortcuts"]: Name(
            "choose the Hero who takes a Hit for “{event}”.",
            "「{event}」でヒットを受けるヒーローを選んでください。",
        ),
        EVENT["super_frenzy"]: _ACTIVATED_AGAIN,
        EVENT["super_mad"]: _ACTIVATED_AGAIN,
    },
)
ASK_EVENT_SPACE: Final = WORDS.question(
    "event_space",
    ("event",),
    Name(
        "choose the space where “{event}” deals Hits to Zeds.",
        "「{event}」でゼッズがヒットを受けるスペースを選んでください。",
    ),
)
ASK_CALM_VILLAGE: Final = WORDS.question(
    "calm_village",
    ("event",),
    Name(
        "with “{event}”, remove a Chaos marker from a Village for 1 Infection?",
        "「{event}」で感染度を1上げて、村の混沌マーカーを1個取り除きますか。",
    ),
)
ASK_DISCARD_FATE: Final = WORDS.question(
    "discard_fate",
    ("event",),
    Name("choose the Fate card that “{event}” discards.", "「{event}」で捨てる運命カードを選んでください。"),
)
ASK_SLIP_AWAY: Final = WORDS.question(
    "slip_away",
    ("space",),
    Name("Zeds enter {space}. Fight or retreat?", "ゼッズが{space}に入ります。戦いますか、退却しますか。"),
    says_what_for=True,
)
ASK_EFFICIENCY: Final = WORDS.question(
    "efficiency", ("event",), Name("choose what “{event}” brings.", "「{event}」の効果を選んでください。")
)
ASK_FREE_HEAL: Final = WORDS.question(
    "free_heal",
    ("event",),
    Name("choose whom “{event}” heals.", "「{event}」で治療するユニットを選んでください。"),
)
ASK_SHIFT_WORK: Final = WORDS.question(
    "shift_work",
    ("event",),
    Name("choose a Heal or Research for “{event}”.", "「{event}」の治療か研究を選んでください。"),
)
ASK_TRADED: Final = WORDS.question(
    "traded",
    ("event",),
    Name(
        "choose the patient who goes to the Cemetery for “{event}”.",
        "「{event}」で墓地に置く患者を選んでください。",
    ),
)
