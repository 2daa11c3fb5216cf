"""Side effects of pills: what a survivor has for good. [LN-PILL-4..9, LN-PILL-23..28]

All six are our own: nothing is known of those that were printed.
"""

from typing import Final

from lastfire.engine.native import mypyc_attr
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import (
    holding_of,
    is_ready,
    keep_of_module,
    mark_used,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    SIDE_EFFECT_EQUIPPED,
    SIDE_EFFECT_RETURNED,
    SIDE_EFFECTS,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, FROSTBITE, WOUND
from lastfire.games.dead_of_winter.rules.state import NOBODY, ColonyTable, Held

MODULE: Final = "raxxon"


@mypyc_attr(allow_interpreted_subclasses=True)
class SideEffect(Holding):
    """A side effect; ``number`` is its place among them, ``is_good`` says whether one is glad of it."""

    def __init__(self, number: int, is_good: bool) -> None:
        self.number = number
        self.is_good = is_good

    @property
    def noun(self) -> Noun:
        """What it is called."""
        return SIDE_EFFECTS[self.number]


class ShakingHands(SideEffect):
    """[LN-PILL-23]"""

    def words(self) -> Name:
        return Name(
            "This survivor's attack value and search value are raised by 1, to a maximum of 6.",
            "この生存者の攻撃力と探索力は1高い（最大6）。",
        )

    def attack_added(self, t: ColonyTable, survivor: int) -> int:
        return 1

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        return 1


class RankSmell(SideEffect):
    """[LN-PILL-24]"""

    def words(self) -> Name:
        return Name(
            "When zombies are added in the colony phase while this survivor is at a non-colony location, add "
            "1 additional zombie to that location.",
            "この生存者がコロニー以外のロケーションにいる間、コロニーフェイズに"
            "ゾンビを加えるとき、そのロケーションにゾンビをさらに1体加える。",
        )

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        return int(place != COLONY and t.place[held.bearer] == place)


class NightHunger(SideEffect):
    """[LN-PILL-25]"""

    def words(self) -> Name:
        return Name(
            "When food is paid, this survivor counts as 2 survivors.",
            "コロニーフェイズに食料を支払うとき、この生存者を2人と数える。",
        )

    def mouths_added(self, t: ColonyTable, held: Held) -> int:
        return int(t.place[held.bearer] == COLONY)


class DullNerves(SideEffect):
    """[LN-PILL-26]"""

    def words(self) -> Name:
        return Name(
            "Once per round, when this survivor's roll for exposure shows a wound or frostbite result, "
            "ignore "
            "that result.",
            "ラウンドに1回、この生存者のダメージ判定で最初に出た負傷か凍傷の結果を無視する。",
        )

    def shrugs_off(self, t: ColonyTable, held: Held, face: int) -> bool:
        if face not in (WOUND, FROSTBITE) or not is_ready(t, held):
            return False
        mark_used(t, held)
        return True


class BrightEyes(SideEffect):
    """[LN-PILL-27]"""

    def words(self) -> Name:
        return Name(
            "Whenever this survivor searches, look at 1 additional card. The number of cards you keep does "
            "not change.",
            "この生存者が探索するたびに、カードを1枚多く見る。手札に加える枚数は変わらない。",
        )

    def looks(self, place: int) -> int:
        return 1

    def helps_always(self) -> bool:
        return True


class DeadScent(SideEffect):
    """[LN-PILL-28]"""

    def words(self) -> Name:
        return Name(
            "A bite does not spread to this survivor. This survivor may move without rolling for exposure.",
            "咬傷はこの生存者に波及しない。この生存者はダメージ判定なしで移動できる。",
        )

    def is_skipped_by_bite(self) -> bool:
        return True

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return True


SHAKING_HANDS: Final = ShakingHands(0, is_good=False)
RANK_SMELL: Final = RankSmell(1, is_good=False)
NIGHT_HUNGER: Final = NightHunger(2, is_good=False)
DULL_NERVES: Final = DullNerves(3, is_good=True)
BRIGHT_EYES: Final = BrightEyes(4, is_good=True)
DEAD_SCENT: Final = DeadScent(5, is_good=True)
ALL: Final[tuple[SideEffect, ...]] = (
    SHAKING_HANDS,
    RANK_SMELL,
    NIGHT_HUNGER,
    DULL_NERVES,
    BRIGHT_EYES,
    DEAD_SCENT,
)
"""In the order of ``words.SIDE_EFFECTS``; they lie open. [LN-SETUP-19, LN-PILL-9]"""


def bearers(t: ColonyTable) -> list[int]:
    """By side effect, the survivor who has it, or NOBODY while it lies open."""
    found = [NOBODY] * len(ALL)
    for held in t.lasting:
        if held.bearer >= 0 and held.number < 0:
            holding = holding_of(t, held)
            if isinstance(holding, SideEffect):
                found[holding.number] = held.bearer
    return found


def equip_side_effect(t: ColonyTable, survivor: int, effect: SideEffect) -> bool:
    """A side effect is equipped for good, unless somebody has it; whether it was. [LN-PILL-4, LN-PILL-8]"""
    if not t.in_play(survivor) or bearers(t)[effect.number] >= 0:
        return False
    keep_of_module(t, MODULE, effect, survivor)
    t.tell(SIDE_EFFECT_EQUIPPED, survivor, effect.number)
    return True


def side_effects_return(t: ColonyTable, survivor: int) -> None:
    """What a survivor who leaves had lies open again. [LN-PILL-7]"""
    for number, bearer in enumerate(bearers(t)):
        if bearer == survivor:
            t.tell(SIDE_EFFECT_RETURNED, number)
