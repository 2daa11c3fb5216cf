"""Words of Versus: what the Zeds player is asked, and what is told of Zeds Actions, Un-Zeds and Schemes."""

from typing import Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.decks.names import SCHEMES
from lastfire.games.dawn_of_the_zeds.rules.words.actions import SCHEME
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS


def _ask(
    name: str, fields: tuple[str, ...], en: str, ja: str, secret: bool = False, says_what_for: bool = False
) -> Question:
    return WORDS.question(name, fields, Name(en, ja), secret, says_what_for=says_what_for)


# When a Scheme may be played. [DOZ-VERSUS-92]
AT_ZEDS_ACTIONS: Final = 0  # a window of DOZ-VERSUS-22
ZEDS_DICE: Final = 1  # before the dice of an attack by Zeds: ``t.fight`` [DOZ-VERSUS-95]
ZEDS_HIT: Final = 2  # Zeds receive Hits from hand-to-hand or gunfire [DOZ-VERSUS-96]
GUNFIRE_DECLARED: Final = 3  # [DOZ-VERSUS-100]
ACTIONS_BEGIN: Final = 4  # [DOZ-VERSUS-101]
ARRESTED: Final = 5  # an Arrest has succeeded [DOZ-VERSUS-103]
RESEARCH_ROLLED: Final = 6  # [DOZ-VERSUS-108]


def _record(name: str, fields: tuple[str, ...], en: str, ja: str, rest: str = "") -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja), rest)


# The two sides. [DOZ-VERSUS-1]
ZEDS_PLAYER: Final = Name("Zeds player", "ゼッズプレイヤー")
HERO_PLAYER: Final = Name("Hero player", "ヒーロープレイヤー")

# What the Zeds player is asked.
ASK_ZEDS_ACTION: Final = _ask(
    "zeds_action",
    ("left",),
    "what do you do? Zeds Actions left: {left}.",
    "何をしますか。ゼッズアクションは残り{left}。",
)
ASK_SNEAK: Final = _ask(
    "sneak_to", ("unit",), "where {unit:does ~|do ~} sneak?", "{unit}はどこへ忍び足で進みますか。"
)
ASK_ATTACK: Final = _ask(
    "attack_or_share",
    ("unit", "space"),
    "{unit:does ~|do ~} attack in {space} or share the space?",
    "{unit}は{space}で攻撃しますか、とどまりますか。",
)
ASK_SABOTAGE: Final = _ask(
    "sabotage_what", ("unit",), "what {unit:does ~|do ~} do?", "{unit}は何をしますか。"
)
ASK_UN_ZEDS_START: Final = _ask(
    "un_zeds_start",
    ("unit",),
    "which Start space {unit:does ~|do ~} come to?",
    "{unit}をどのスタートスペースに置きますか。",
)
ASK_RISE_TRACK: Final = _ask(
    "rise_track", (), "on which track do the Zeds rise?", "どのトラックでゼッズが目覚めますか。"
)
ASK_BURY: Final = WORDS.question(
    "bury_scheme",
    (),
    Name("which Scheme do you discard face down?", "どの策謀カードを伏せて捨てますか。"),
    True,
    said={
        SCHEME + number: Name(f"Discard “{noun.name.en}”", f"「{noun.name.ja}」を捨てる")
        for number, noun in enumerate(SCHEMES)
    },
)
ASK_SCHEME: Final = WORDS.question(
    "play_scheme",
    ("occasion", "unit", "other", "space", "strength", "column", "count", "sum", "needed"),
    Name("{occasion}. Play a Scheme?", "{occasion}。策謀カードを使いますか。"),
    worded={
        ACTIONS_BEGIN: Name(
            "the Action Phase begins. Play a Scheme?",
            "アクションフェイズの開始。策謀カードを使いますか。",
        ),
        ZEDS_DICE: Name(
            "Zeds attack {unit} in {space}, column {column} of 7. Play a Scheme?",
            "{space}でゼッズが{unit}を攻撃する（7列のうち第{column}列）。策謀カードを使いますか。",
        ),
        ZEDS_HIT: Name(
            "Zeds in {space} are about to take {count:Hit|Hits}. Play a Scheme?",
            "{space}のゼッズが{count}ヒットを受ける。その前に策謀カードを使いますか。",
        ),
        GUNFIRE_DECLARED: Name(
            "{unit:shoots|shoot} at {other} in {space}, Strength {strength}, column {column} of 7. "
            "Play a Scheme?",
            "{unit}が{space}の{other}を射撃する（戦力{strength}、7列のうち第{column}列）。策謀カードを使いますか。",
        ),
        ARRESTED: Name(
            "{unit:has|have} arrested {other}. Play a Scheme?",
            "{unit}が{other}を逮捕した。策謀カードを使いますか。",
        ),
        RESEARCH_ROLLED: Name(
            "the Research roll of {unit} is {sum}, {needed} or more needed. Play a Scheme?",
            "{unit}の研究のダイスは{sum}（{needed}以上で成功）。策謀カードを使いますか。",
        ),
    },
)
ASK_SHAMBLER: Final = _ask(
    "shambler", (), "which group shambles?", "どのグループが這い寄りますか。", says_what_for=True
)
ASK_SNEAKER: Final = _ask(
    "sneaker", (), "who sneaks?", "どのユニットが忍び足で進みますか。", says_what_for=True
)
ASK_RISE_SPACE: Final = _ask(
    "rise_space",
    (),
    "where do the Zeds rise?",
    "どのスタートスペースでゼッズが目覚めますか。",
    says_what_for=True,
)
ASK_RECOVERS: Final = _ask(
    "recovers",
    (),
    "which unit loses all Hits?",
    "どのユニットのヒットを取り除きますか。",
    says_what_for=True,
)
ASK_WHO_TURNS_OFF: Final = _ask(
    "who_turns_off",
    (),
    "which group changes tracks?",
    "どのグループがトラックを移りますか。",
    says_what_for=True,
)
ASK_TURNS_OFF: Final = _ask(
    "turns_off",
    ("unit",),
    "where does the group of {unit} go?",
    "{unit}のグループはどこへ移りますか。",
    says_what_for=True,
)
ASK_WHO_TURNS_BACK: Final = _ask(
    "who_turns_back", (), "who turns back?", "誰が引き返しますか。", says_what_for=True
)
ASK_PLANKS: Final = _ask(
    "loose_planks",
    (),
    "which Barricade is removed?",
    "どのバリケードを取り除きますか。",
    says_what_for=True,
)
ASK_HATCH: Final = _ask("hatch", (), "who comes up?", "誰が地上に出ますか。", says_what_for=True)

# What the Hero players are asked.
ASK_THEFT: Final = _ask("theft", (), "what is stolen?", "どちらを盗まれますか。")
ASK_MORE_AMMO: Final = _ask(
    "more_ammo",
    ("unit", "count"),
    "pay {count} more Ammo for the shot of {unit}? If not, the shot is lost.",
    "弾薬をさらに{count}支払いますか。支払わなければ{unit}の射撃は行われません。",
    says_what_for=True,
)

# Zeds Actions.
ZEDS_ACTIONS_SET: Final = _record(
    "zeds_actions_set", ("left",), "Zeds Actions: {left}.", "ゼッズアクション：{left}。"
)
SHAMBLES: Final = _record(
    "shambles",
    ("unit", "space", "left"),
    # Who moves, the next record says of each of them.
    "Zeds shamble from {space}; Zeds Actions left: {left}.",
    "{space}からゼッズが這い寄る。ゼッズアクションは残り{left}。",
)
RISES: Final = _record(
    "rises",
    ("space", "left"),
    "Zeds rise in {space}; Zeds Actions left: {left}.",
    "{space}でゼッズが目覚める。ゼッズアクションは残り{left}。",
)
PLOTS: Final = _record(
    "plots",
    ("left",),
    "The Zeds player plots; Zeds Actions left: {left}.",
    "ゼッズプレイヤーが企てを行う。ゼッズアクションは残り{left}。",
)
SPIES_EVENT: Final = _record(
    "spies_event",
    ("left",),
    "The Zeds player looks at the top card of the Event deck; Zeds Actions left: {left}.",
    "ゼッズプレイヤーがイベントデッキの一番上をのぞき見る。ゼッズアクションは残り{left}。",
)
SPIES_FATE: Final = _record(
    "spies_fate",
    ("left",),
    "The Zeds player looks at the top card of the Fate deck; Zeds Actions left: {left}.",
    "ゼッズプレイヤーが運命デッキの一番上をのぞき見る。ゼッズアクションは残り{left}。",
)
SNEAKS: Final = _record(
    "sneaks",
    ("unit", "left"),
    "{unit:sneaks|sneak}; Zeds Actions left: {left}.",
    "{unit}が忍び足で進む。ゼッズアクションは残り{left}。",
)
SABOTAGES: Final = _record(
    "sabotages",
    ("unit", "left"),
    "Sabotage by {unit}; Zeds Actions left: {left}.",
    "{unit}の破壊工作。ゼッズアクションは残り{left}。",
)
BARRICADE_RAZED: Final = _record(
    "barricade_razed", ("space",), "The Barricade in {space} is removed.", "{space}のバリケードを取り除く。"
)
STRONGPOINT_RAZED: Final = _record(
    "strongpoint_razed", ("space",), "The Strongpoint in {space} is removed.", "{space}の拠点を取り除く。"
)
MINEFIELD_RAZED: Final = _record(
    "minefield_razed", ("space",), "The Minefield in {space} is removed.", "{space}の地雷原を取り除く。"
)
AGITATES: Final = _record(
    "agitates",
    ("left",),
    "The Zeds player agitates; Zeds Actions left: {left}.",
    "ゼッズプレイヤーが扇動を行う。ゼッズアクションは残り{left}。",
)
EXPERIMENTS: Final = _record(
    "experiments",
    ("unit", "left"),
    "An experiment restores {unit} to the full side without Hits; Zeds Actions left: {left}.",
    "実験により{unit}がヒットのない通常面に戻る。ゼッズアクションは残り{left}。",
)
SNIPES: Final = _record(
    "snipes",
    ("unit", "other", "left"),
    "{unit:shoots|shoot} at {other}; Zeds Actions left: {left}.",
    "{unit}が{other}を狙撃する。ゼッズアクションは残り{left}。",
)

# Un-Zeds.
UN_ZEDS_SHARE: Final = _record(
    "un_zeds_share",
    ("unit", "space"),
    "{unit:stays|stay} in {space} without a fight.",
    "{unit}は戦わずに{space}にとどまる。",
)

# Arrests.
ARREST_TRIED: Final = _record(
    "arrest_tried",
    ("unit", "other", "die", "needed"),
    "{unit:tries|try} to arrest {other}: {die} ({needed} or more needed).",
    "{unit}が{other}の逮捕を試みる：{die}（{needed}以上が必要）。",
)
ARREST_MADE: Final = _record(
    "arrest_made",
    ("unit",),
    "{unit:is arrested and leaves|are arrested and leave} the game.",
    "{unit}は逮捕され、ゲームから除外される。",
)

# Schemes.
SCHEME_DRAWN: Final = _record(
    "scheme_drawn",
    ("held",),
    "The Zeds player draws a Scheme and holds {held}.",
    "ゼッズプレイヤーが策謀カードを引き、手札は{held}枚になる。",
)
SCHEME_SEEN: Final = _record(
    "scheme_seen", ("scheme",), "The Scheme is “{scheme}”.", "引いた策謀カードは「{scheme}」。"
)
SCHEME_BURIED: Final = _record(
    "scheme_buried",
    ("held",),
    "The Zeds player discards a Scheme face down and holds {held}.",
    "ゼッズプレイヤーが策謀カードを1枚伏せて捨て、手札は{held}枚になる。",
)
SCHEME_LAID_ASIDE: Final = _record(
    "scheme_laid_aside", ("scheme",), "You discard “{scheme}”.", "「{scheme}」を伏せて捨てる。"
)
SCHEMES_SHUFFLED: Final = _record(
    "schemes_shuffled",
    ("count",),
    "{count:discarded Scheme is|discarded Schemes are} shuffled into a new deck.",
    "捨て札の策謀カード{count}枚をシャッフルして新しいデッキにする。",
)
SCHEME_PLAYED: Final = _record(
    "scheme_played",
    ("scheme",),
    "The Zeds player plays “{scheme}”.",
    "ゼッズプレイヤーが「{scheme}」を使う。",
)
HITS_CANCELLED: Final = _record(
    "hits_cancelled", ("count",), "{count:Hit is|Hits are} cancelled.", "{count}ヒットを取り消す。"
)
ZEDS_RECOVER: Final = _record(
    "zeds_recover", ("unit",), "All Hits are removed from {unit}.", "{unit}のヒットをすべて取り除く。"
)
SHOT_LOST: Final = _record(
    "shot_lost", ("unit",), "The shot of {unit} is lost.", "{unit}の射撃は行われない。"
)
EVENT_ACTION_LOST: Final = _record(
    "event_action_lost",
    ("count", "left"),
    "Event Actions -{count} (now {left}).",
    "イベントアクション-{count}（現在{left}）。",
)
GOT_AWAY: Final = _record("got_away", ("unit",), "{unit:gets|get} away.", "{unit}は逃れる。")
DIE_COUNTS_LESS: Final = _record(
    "die_counts_less", ("count",), "{count} is subtracted from the die.", "出目から{count}を引く。"
)

# The end.
SCHEMES_SHOWN: Final = _record(
    "schemes_shown",
    (),
    "Schemes left in the hand of the Zeds player: {scheme}.",
    "ゼッズプレイヤーの手札に残った策謀カード：{scheme}。",
    "scheme",
)
BURIED_SHOWN: Final = _record(
    "buried_shown",
    (),
    "Schemes that were discarded face down: {scheme}.",
    "伏せて捨てられた策謀カード：{scheme}。",
    "scheme",
)
HELD_SHOWN: Final = _record(
    "held_shown",
    (),
    "Fate cards left in the hand of the Heroes: {fate}.",
    "ヒーロー側の手札に残った運命カード：{fate}。",
    "fate",
)

# A match of two games.
SIDES_SWAPPED: Final = _record(
    "sides_swapped",
    ("score",),
    "The Hero score of the first game is {score}. The sides are swapped.",
    "1ゲーム目のヒーロー側の得点は{score}。側を入れ替える。",
)
