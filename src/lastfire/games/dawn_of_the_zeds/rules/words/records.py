"""What can happen in Dawn of the Zeds, and the sentences that tell it: what all chapters share.

Other modules of this folder hold the words of one part of the rules each.
"""

from typing import Final

from lastfire.engine.record import END, ROUND
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

TURN_BEGINS: Final = WORDS.record(
    "turn_begins",
    ("turn", "event"),
    Name("Turn {turn}: “{event}”.", "第{turn}ターン：「{event}」。"),
    role=ROUND,
)
PHASE_BEGINS: Final = WORDS.record("phase_begins", ("phase",), Name("{phase}.", "{phase}。"))
UNIT_PLACED: Final = WORDS.record(
    "unit_placed", ("unit", "space"), Name("{unit:is|are} placed in {space}.", "{unit}を{space}に置く。")
)
UNIT_MOVED: Final = WORDS.record(
    "unit_moved",
    ("unit", "from", "space"),
    Name("{unit:moves|move} to {space}.", "{unit}が{space}へ移動する。"),
)
UNIT_REMOVED: Final = WORDS.record(
    "unit_removed", ("unit", "from"), Name("{unit:is|are} removed.", "{unit}を取り除く。")
)
SUPPLIES_CHANGED: Final = WORDS.record(
    "supplies_changed",
    ("change", "left"),
    Name("Supplies {change:+d} (now {left}).", "物資{change:+d}（現在{left}）。"),
)
AMMO_CHANGED: Final = WORDS.record(
    "ammo_changed",
    ("change", "left"),
    Name("Ammo {change:+d} (now {left}).", "弾薬{change:+d}（現在{left}）。"),
)
SUPPLIES_BROUGHT: Final = WORDS.record(
    "supplies_brought",
    ("unit", "supplies"),
    Name("{unit:brings|bring} {supplies:Supply|Supplies}.", "{unit}が物資{supplies}を持ってくる。"),
)
AMMO_BROUGHT: Final = WORDS.record(
    "ammo_brought",
    ("unit", "ammo"),
    Name("{unit:brings|bring} {ammo} Ammo.", "{unit}が弾薬{ammo}を持ってくる。"),
)
INFECTION_CHANGED: Final = WORDS.record(
    "infection_changed",
    ("change", "level"),
    Name("Infection {change:+d} (now {level}).", "感染度{change:+d}（現在{level}）。"),
)
GAME_ENDS: Final = WORDS.record("game_ends", ("ending",), Name("{ending}", "{ending}"), role=END)
