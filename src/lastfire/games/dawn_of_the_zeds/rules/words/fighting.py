"""The words of fights: hand-to-hand, gunfire, Hits, retreats, Saving Rolls, Infection."""

from typing import Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS


def _record(name: str, fields: tuple[str, ...], en: str, ja: str, rest: str = "") -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja), rest)


def _question(name: str, fields: tuple[str, ...], en: str, ja: str) -> Question:
    return WORDS.question(name, fields, Name(en, ja))


# Hand-to-hand.
DEFENDED: Final = _record(
    "defended",
    ("unit", "space"),
    "{unit:defends|defend} {space} against {other}.",
    "{unit}が{space}を{other}から守る。",
    "other",
)
ATTACKED: Final = _record(
    "attacked",
    ("unit", "space"),
    "{unit:attacks|attack} {other} in {space}.",
    "{unit}が{space}で{other}を攻撃する。",
    "other",
)
SHIFTED_RIGHT: Final = _record(
    "shifted_right",
    ("source", "columns"),
    "{columns:column|columns} to the right: {source}.",
    "{source}：右へ{columns}列移動。",
)
SHIFTED_LEFT: Final = _record(
    "shifted_left",
    ("source", "columns"),
    "{columns:column|columns} to the left: {source}.",
    "{source}：左へ{columns}列移動。",
)
COLUMN_FOUND: Final = _record(
    "column_found",
    ("start", "column"),
    "Column {column} of 7{column_before}.",
    "7列のうち第{column}列{column_before}。",
)
DICE_ROLLED: Final = _record(
    "dice_rolled", ("unit",), "{unit}: the dice show {dice}.", "{unit}：出目は{dice}。", "dice"
)
ROLLS_AGAIN: Final = _record(
    "rolls_again", ("unit",), "{unit:rolls|roll} again.", "{unit}はダイスを振り直す。"
)
ZEDS_BEATEN: Final = _record(
    "zeds_beaten",
    ("unit", "zeds_hits", "unit_hits"),
    "{unit:wins|win}: {zeds_hits:Hit|Hits} on the enemy, {unit_hits:Hit|Hits} on {unit}.",
    "{unit}の勝ち。敵に{zeds_hits}ヒット、{unit}に{unit_hits}ヒット。",
)
UNIT_BEATEN: Final = _record(
    "unit_beaten",
    ("unit", "zeds_hits", "unit_hits"),
    "{unit:loses|lose}: {zeds_hits:Hit|Hits} on the enemy, {unit_hits:Hit|Hits} on {unit}.",
    "{unit}の負け。敵に{zeds_hits}ヒット、{unit}に{unit_hits}ヒット。",
)
# Gunfire.
SHOOTS: Final = _record(
    "shoots",
    ("unit", "other"),
    "{unit:shoots|shoot} at {other}.",
    "{unit}が{other}を射撃する。",
)
GUNFIRE_ROLLED: Final = _record(
    "gunfire_rolled",
    ("other", "column", "hits"),
    "Gunfire at {other}, column {column} of 7: the dice show {dice}; {hits:Hit|Hits}.",
    "{other}への射撃（7列のうち第{column}列）。出目は{dice}で{hits}ヒット。",
    "dice",
)
# Hits.
HIT_IGNORED: Final = _record(
    "hit_ignored",
    ("unit", "die"),
    "{unit:ignores|ignore} a Hit: the die shows {die}.",
    "{unit}はヒットを無視する：出目は{die}。",
)
HIT_NOT_IGNORED: Final = _record(
    "hit_not_ignored",
    ("unit", "die"),
    "{unit:does|do} not ignore the Hit: the die shows {die}.",
    "{unit}はヒットを無視できない：出目は{die}。",
)
HITS_BORNE: Final = Name("{n:Hit|Hits}", "{n}ヒット")
"""How the next record says its number: whoever tells several in one sentence counts them up."""
HIT_TAKEN: Final = _record("hit_taken", ("unit",), "{unit:takes|take} 1 Hit.", "{unit}が1ヒットを受ける。")
UNIT_REDUCED: Final = _record(
    "unit_reduced", ("unit",), "{unit:is|are} turned to the reduced side.", "{unit}は弱体面になる。"
)
SPREADER_ROLLED: Final = _record(
    "spreader_rolled",
    ("unit", "die"),
    "{unit:has|have} no Hits left. The die shows {die}: 1 to 3 returns {unit} to the Start space.",
    "{unit}のヒットが尽きる。出目は{die}。1〜3ならスタートスペースに戻る。",
)
UN_ZEDS_ROLLED: Final = _record(
    "un_zeds_rolled",
    ("unit", "die"),
    "{unit:has|have} no Hits left. The die shows {die}: 1 to 3 returns {unit} to a Start space.",
    "{unit}のヒットが尽きる。出目は{die}。1〜3ならスタートスペースに戻る。",
)
# Saving Rolls.
SAVING_ROLLED: Final = _record(
    "saving_rolled",
    ("unit", "die", "sum"),
    "Saving Roll of {unit}: {die}{when_modified}; 4 or more is needed.",
    "{unit}の生存判定：{die}{when_modified}。4以上が必要。",
)
BURIED: Final = _record("buried", ("unit",), "{unit:goes|go} to the Cemetery.", "{unit}は墓地に置かれる。")
NO_BED: Final = _record("no_bed", ("unit",), "No bed is free for {unit}.", "{unit}を受け入れるベッドがない。")
IN_BED: Final = _record(
    "in_bed", ("unit",), "{unit:is|are} brought to the Hospital.", "{unit}は病院に運ばれる。"
)
# Retreats.
RETREATED: Final = _record(
    "retreated",
    ("unit", "from", "space"),
    "{unit:retreats|retreat} to {space}.",
    "{unit}が{space}へ退却する。",
)
BACK_IN_CUP: Final = _record(
    "back_in_cup", ("unit",), "{unit:goes|go} back to the cup.", "{unit}はカップに戻る。"
)
# Infection.
OUTBREAK_CHECKED: Final = _record(
    "outbreak_checked",
    ("sum", "level"),
    "Outbreak check: {sum} against Infection {level}{unless_it_breaks_out}.",
    "感染爆発の判定：出目の合計{sum}（感染度{level}）{unless_it_breaks_out}。",
)
OUTBREAK_BEGINS: Final = _record("outbreak_begins", (), "An Outbreak begins.", "感染爆発が起こる。")
UNCHECKED_BEGINS: Final = _record(
    "unchecked_begins", (), "An Unchecked Outbreak begins.", "制御不能の感染爆発が起こる。"
)
INFECTION_ROLLED: Final = _record(
    "infection_rolled",
    ("sum",),
    "The dice add up to {sum}: Infection falls by as much, not below 0.",
    "出目の合計は{sum}。その分だけ感染度が下がる（0まで）。",
)

ASK_DEFENDER: Final = _question(
    "defender", ("space",), "choose who defends {space}.", "{space}を守るユニットを選んでください。"
)
ASK_RETREAT_ATTACK: Final = _question(
    "retreat_attack",
    ("space",),
    "choose who attacks in {space}, where the retreat leads.",
    "退却先の{space}で攻撃するユニットを選んでください。",
)
ASK_ENEMY: Final = _question(
    "enemy",
    ("unit", "space"),
    "choose whom {unit:attacks|attack} in {space}.",
    "{unit}が{space}で攻撃する相手を選んでください。",
)
ASK_ROLL_AGAIN: Final = _question(
    "roll_again",
    ("unit", "sum"),
    "the dice add up to {sum}. {unit:Does ~|Do ~} roll again?",
    "出目の合計は{sum}。{unit}は振り直しますか。",
)
ASK_HIT_ZEDS: Final = _question(
    "hit_zeds",
    ("count",),
    "choose who takes a Hit. Hits left: {count}.",
    "ヒットを受けるユニットを選んでください（残り{count}）。",
)
ASK_HIT_PLAYERS: Final = _question(
    "hit_players",
    ("count",),
    "choose a player unit to take a Hit. Hits left: {count}.",
    "ヒットを受けるプレイヤーユニットを選んでください（残り{count}）。",
)
ASK_WHO_STAYS: Final = _question(
    "who_stays",
    ("space",),
    "there is no room for all in {space}. Choose who stays there.",
    "{space}に全員は入れません。とどまるユニットを選んでください。",
)
ASK_STRONGEST_STAYS: Final = _question(
    "strongest_stays",
    ("space",),
    "there is no room for all in {space}. Choose which of the strongest goes there.",
    "{space}に全員は入れません。最も強いもののうち、入るユニットを選んでください。",
)
ASK_OTHER_START: Final = _question(
    "other_start",
    ("unit",),
    "choose the Start space that {unit:goes|go} to.",
    "{unit}を置くスタートスペースを選んでください。",
)
ASK_WAY_OUT: Final = _question(
    "way_out",
    ("unit",),
    "choose the Town space that {unit:retreats|retreat} to.",
    "{unit}が退却する市街スペースを選んでください。",
)
ASK_SAVE: Final = _question(
    "save", ("unit",), "{unit:does ~|do ~} make a Saving Roll?", "{unit}は生存判定を行いますか。"
)
ASK_BED: Final = _question(
    "bed",
    ("unit",),
    "there is no bed for {unit}. Choose whom to discharge: a comatose unit goes to the Cemetery.",
    "{unit}のベッドがありません。退院させるユニットを選んでください。昏睡状態のユニットは墓地に置かれます。",
)
