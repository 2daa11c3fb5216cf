"""The words of the Zeds: stacking, Chaos, the Zeds Phase, pressure, Catacombs."""

from typing import Final

from lastfire.engine.record import RecordKind
from lastfire.engine.step import Question
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS


def _record(name: str, fields: tuple[str, ...], en: str, ja: str, rest: str = "") -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja), rest)


def _question(name: str, fields: tuple[str, ...], en: str, ja: str) -> Question:
    return WORDS.question(name, fields, Name(en, ja))


# New Zeds. [DOZ-STACK-11, DOZ-STACK-12, DOZ-UNIT-33, DOZ-ZEDS-20]
TWO_DRAWN: Final = _record(
    "two_drawn", ("unit", "other"), "{unit} and {other} are drawn.", "{unit}と{other}を引く。"
)
NOT_PLACED: Final = _record(
    "not_placed",
    ("space",),
    "There is no room for the new Zeds of {space}.",
    "{space}に新しいゼッズを置く空きがない。",
)
CUP_EMPTY: Final = _record(
    "cup_empty",
    ("space",),
    "No Zeds are left to be placed in {space}.",
    "{space}に置くゼッズが残っていない。",
)
ASK_DRAWN: Final = _question(
    "choose_drawn",
    (),
    "choose which of the two Zeds units is placed.",
    "2つのゼッズのうち、置くほうを選んでください。",
)
ASK_START: Final = _question(
    "start_with_room",
    ("unit",),
    "choose a Start space with room for {unit}.",
    "{unit}を置く、空きのあるスタートスペースを選んでください。",
)

# Chaos. [DOZ-CHAOS]
CHAOS_LAID: Final = _record(
    "chaos_laid",
    ("space", "count", "left"),
    "Chaos in {space} rises to {count:marker|markers} ({left} left in the supply).",
    "{space}に混沌マーカーを1個置く（合計{count}個、残り{left}個）。",
)
CHAOS_REMOVED: Final = _record(
    "chaos_removed",
    ("space", "count", "left"),
    "Chaos in {space} falls to {count:marker|markers} ({left} left in the supply).",
    "{space}の混沌マーカーは{count}個に減る（残り{left}個）。",
)

# Who lives where Zeds come. [DOZ-UNIT-16, DOZ-ZEDS-16, DOZ-ZEDS-17]
RELEASED: Final = _record("released", ("unit",), "{unit:is|are} released.", "{unit}が解放される。")
VILLAGERS_FLEE: Final = _record(
    "villagers_flee",
    ("unit", "from", "space"),
    "Villagers flee from {from} to {space} as Refugees.",
    "村人が避難民となり、{from}から{space}へ逃げる。",
)
VILLAGERS_LEAVE: Final = _record(
    "villagers_leave", ("unit",), "Villagers become Refugees.", "村人が避難民になる。"
)
DEVOURED: Final = _record(
    "devoured", ("unit", "space"), "{unit:is|are} devoured in {space}.", "{unit}は{space}で食い殺される。"
)

# The Zeds Phase. [DOZ-ZEDS]
TRACK_ACTIVATED: Final = _record(
    "track_activated", ("track",), "The {track} track is activated.", "{track}トラックを活性化する。"
)
ZEDS_ADVANCE: Final = _record(
    "zeds_advance",
    ("from", "space"),
    "Zeds advance from {from} to {space}: {unit}.",
    "{unit}が{from}から{space}へ前進する。",
    "unit",
)
ZEDS_MOVED: Final = _record(
    "zeds_moved",
    ("from", "space"),
    "Zeds go from {from} to {space}: {unit}.",
    "{unit}が{from}から{space}へ移る。",
    "unit",
)
ZEDS_BLOCKED: Final = _record(
    "zeds_blocked",
    ("from", "space"),
    "The Zeds in {from} cannot enter {space}.",
    "{from}のゼッズは{space}に入れない。",
)
BARRICADE_BROKEN: Final = _record(
    "barricade_broken",
    ("space",),
    "The Barricade in {space} is destroyed.",
    "{space}のバリケードが破壊される。",
)
MINEFIELD_SET_OFF: Final = _record(
    "minefield_set_off",
    ("space", "strength"),
    "The Minefield in {space} goes off with Strength {strength}.",
    "{space}の地雷原が戦力{strength}で爆発する。",
)
ASK_TRACK: Final = _question(
    "activate_track",
    (),
    "choose the track to be activated next.",
    "次に活性化するトラックを選んでください。",
)
ASK_FIRST: Final = _question(
    "first_to_move",
    ("space",),
    "choose which of the Zeds in {space} moves first.",
    "{space}のゼッズのうち、先に移動するものを選んでください。",
)
ASK_MOVERS: Final = _question(
    "who_moves",
    ("space",),
    "not all of the strongest Zeds find room in {space}. Choose which one moves.",
    "同じ強さのゼッズすべてが{space}に入る空きはありません。移動するものを選んでください。",
)

# Pressure. [DOZ-PRESS]
PRESSURE: Final = _record(
    "pressure",
    ("number",),
    "Movement pressure: {number:extra move|extra moves}.",
    "移動圧力：追加の移動は{number}回。",
)
ASK_PRESSED: Final = _question(
    "pressed_group",
    ("strength",),
    "several groups have Strength {strength}. Choose which moves by pressure.",
    "戦力{strength}のグループが複数あります。移動圧力で移動するものを選んでください。",
)

# Catacombs. [DOZ-TUNNEL]
NO_ROOM_THERE: Final = _record(
    "no_room_there",
    ("unit", "space"),
    "There is no room for {unit} in {space}.",
    "{space}には{unit}の入る空きがない。",
)
