"""What the abilities of units ask and tell."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

ABILITY_ROLLED: Final = WORDS.record(
    "ability_rolled",
    ("unit", "ability", "die"),
    Name("{unit:rolls|roll} {die} for {ability}.", "{unit}の{ability}のダイス：{die}。"),
)
TRAPPED: Final = WORDS.record(
    "trapped",
    ("unit", "space"),
    Name(
        "Traps of {unit} go off in {space}, and all player units there retreat.",
        "{space}で{unit}の罠が作動し、そこにいるプレイヤーユニットはすべて退却する。",
    ),
)
UNSEEN: Final = WORDS.record(
    "unseen",
    ("unit", "space"),
    Name("{unit:stays|stay} unseen in {space}.", "{unit}は{space}で見つからずにいる。"),
)
DRIVEN_OFF: Final = WORDS.record(
    "driven_off",
    ("unit", "space"),
    Name(
        "{unit:drives|drive} the Zeds out of {space} without a fight.",
        "{unit}が戦わずにゼッズを{space}から追い払う。",
    ),
)
STRIKES: Final = WORDS.record(
    "strikes", ("unit",), Name("{unit:fights|fight} unharmed.", "{unit}は無傷で戦う。")
)
MOVE_STOPPED: Final = WORDS.record(
    "move_stopped",
    ("unit", "space", "die"),
    Name(
        "{unit:rolls|roll} {die}: the move to {space} is stopped.",
        "{unit}のダイス：{die}。{space}への移動を止める。",
    ),
)
MOVE_NOT_STOPPED: Final = WORDS.record(
    "move_not_stopped",
    ("unit", "space", "die"),
    Name(
        "{unit:rolls|roll} {die}: the move to {space} goes on.",
        "{unit}のダイス：{die}。{space}への移動は続く。",
    ),
)
RECOVERS: Final = WORDS.record(
    "recovers",
    ("unit", "hits"),
    Name("{unit:recovers|recover} (Hits now: {hits}).", "{unit}が回復する（現在のヒット{hits}）。"),
)
STENCH_STRIKES: Final = WORDS.record(
    "stench_strikes",
    ("unit", "other"),
    Name("The stench of {unit} strikes {other}.", "{unit}の悪臭が{other}を襲う。"),
)
MARKER_LAID: Final = WORDS.record(
    "marker_laid",
    ("unit", "marker"),
    Name("{unit:gets|get} the {marker} marker.", "{unit}に{marker}マーカーを置く。"),
)
STRONGPOINT_BUILT: Final = WORDS.record(
    "strongpoint_built",
    ("unit", "space"),
    Name("{unit:builds|build} a Strongpoint in {space}.", "{unit}が{space}に拠点を建設する。"),
)
MINEFIELD_LAID: Final = WORDS.record(
    "minefield_laid",
    ("unit", "space"),
    Name("{unit:lays|lay} a Minefield in {space}.", "{unit}が{space}に地雷原を置く。"),
)
TREATS: Final = WORDS.record(
    "treats", ("unit", "other"), Name("{unit:treats|treat} {other}.", "{unit}が{other}の手当てをする。")
)
BRIDGE_RESTORED: Final = WORDS.record(
    "bridge_restored", ("space",), Name("The bridge stands again in {space}.", "{space}の橋が元に戻る。")
)
HOSE: Final = WORDS.record(
    "hose",
    ("unit", "other", "needed"),
    Name(
        "{unit:hoses|hose} {other}: {dice} ({needed} or more needed), {what_water_does}.",
        "{unit}が{other}に放水する：{dice}（合計{needed}以上が必要）。{what_water_does}。",
    ),
    rest="dice",
)
SPEECH: Final = WORDS.record("speech", ("unit",), Name("{unit:makes|make} a speech.", "{unit}が演説をする。"))

ASK_EVADE: Final = WORDS.question(
    "evade",
    ("unit", "space"),
    Name("{unit:does ~|do ~} in {space} fight or step back?", "{space}の{unit}は戦いますか、後退しますか。"),
)
ASK_STEP_BACK: Final = WORDS.question(
    "step_back",
    ("unit", "space"),
    Name("{unit} may step back to {space}.", "{unit}は{space}へ後退できます。"),
    said={NO: Name("Stay", "とどまる")},
)
ASK_TAKE_ALONG: Final = WORDS.question(
    "take_along",
    ("unit", "space"),
    Name("who comes along with {unit} to {space}?", "{unit}と一緒に{space}へ行くユニットを選んでください。"),
    said={NO: Name("Nobody", "誰も連れて行かない")},
)
# What becomes of whoever is chosen, where a unit has one ability that asks this.
_HEALED: Final = Name("choose whom {unit:heals|heal}.", "{unit}が治療するユニットを選んでください。")
_MAY_ACT: Final = Name(
    "choose who gets a free Action from {unit}.", "{unit}が無料アクションを与えるユニットを選んでください。"
)
ASK_WHOM: Final = WORDS.question(
    "ability_on",
    ("unit",),
    Name("choose a unit for the ability of {unit}.", "{unit}の能力の対象にするユニットを1つ選んでください。"),
    worded={
        UNIT["hernandez"]: Name(
            "choose who shoots, by the ability of {unit}.", "{unit}の能力で射撃するユニットを選んでください。"
        ),
        UNIT["hunt"]: _MAY_ACT,
        UNIT["wzed"]: _MAY_ACT,
        UNIT["johnson"]: _HEALED,
        UNIT["seaver"]: _HEALED,
        UNIT["salvation"]: _HEALED,
        UNIT["jones"]: Name(
            "choose the patient whom {unit:sends|send} to the Cemetery.",
            "{unit}が墓地に置く患者を選んでください。",
        ),
    },
)
ASK_ABILITY_TARGET: Final = WORDS.question(
    "ability_target",
    ("unit",),
    Name("choose whom {unit:shoots|shoot} at.", "{unit}が射撃する相手を選んでください。"),
    # These hose Zeds, and shoot as well where somebody commands it.
    worded={UNIT["fire_company"]: Name("choose a target for {unit}.", "{unit}の対象を選んでください。")},
)
ASK_GAS: Final = WORDS.question(
    "gas",
    ("unit",),
    Name("choose a space for the gas of {unit}.", "{unit}がガスを使うスペースを選んでください。"),
)
ASK_STENCH: Final = WORDS.question(
    "stench",
    ("unit",),
    Name("whom does the stench of {unit} strike?", "{unit}の悪臭が襲うユニットを選んでください。"),
)
