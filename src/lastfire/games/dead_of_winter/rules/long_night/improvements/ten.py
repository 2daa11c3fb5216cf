"""The ten improvements. Their thresholds add up to 27. [LN-IMPROVE-16]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die, spend_die
from lastfire.games.dead_of_winter.rules.board.tracks import gain_food, gain_morale
from lastfire.games.dead_of_winter.rules.board.zombies import remove_zombies
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal
from lastfire.games.dead_of_winter.rules.holdings import is_ready, mark_used
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import despair_of, remove_despair
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import calm, unruly
from lastfire.games.dead_of_winter.rules.long_night.improvements.improvement import Improvement
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import (
    ASK_CHEERED,
    FILM_NIGHT,
    FOR_IMPROVEMENT,
    SHUTTERS_ROLLED,
    WORKS,
    WORKSHOP,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held
from lastfire.games.dead_of_winter.rules.turn.barricade import build, can_build, has_free_space
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR
from lastfire.games.dead_of_winter.rules.words.questions import ASK_PATIENT

FOOD: Final = 2
CARDS: Final = 12
REMOVED: Final = 2
KEEPS_FROM: Final = 4
FEWER_POINTS: Final = 1


def lives_at_colony(t: ColonyTable, seat: int) -> bool:
    """Whether a player has a survivor at the colony, as what asks for one there needs. [LN-IMPROVE-12]"""
    return t.is_there(seat, COLONY)


class Greenhouse(Improvement):
    """[LN-IMPROVE-17]"""

    def words(self) -> Name:
        return Name(
            f"In each colony phase, before food is paid, add {FOOD} food tokens to the food supply.",
            f"食料を支払う前に、食料庫に食料トークンを{FOOD}個加える。",
        )

    def before_food(self, t: ColonyTable) -> None:
        t.tell(WORKS, self.number)
        gain_food(t, FOOD)


class BunkRoom(Improvement):
    """[LN-IMPROVE-18]"""

    def words(self) -> Name:
        return Name(
            "At the start of each colony phase, the first player removes 1 wound of any kind from a survivor "
            "at the colony.",
            "各コロニーフェイズの開始時に、ファーストプレイヤーは、コロニーにいる生存者1人から負傷トークンか凍傷トークンを1個取り除く。",
        )

    def at_dusk(self, t: ColonyTable) -> Flow:
        hurt = [survivor for survivor in t.at(COLONY) if can_heal(t, survivor)]
        if not hurt:
            return
        t.tell(WORKS, self.number)
        yield from choose(t, t.first, ASK_PATIENT, [SURVIVOR[survivor] for survivor in hurt])
        yield from heal(t, ABOUT[t.reply], t.first)


class Latrine(Improvement):
    """[LN-IMPROVE-19]"""

    def words(self) -> Name:
        return Name(
            "When this improvement is finished, gain 1 morale. When waste is checked, lose 1 morale for "
            "every "
            f"{CARDS} cards in the waste pile instead of for every 10 cards.",
            f"この改良が完成したとき、士気を1上げる。廃物チェックでは、カード10枚ではなく{CARDS}枚につき士気を1下げる。",
        )

    def when_finished(self, t: ColonyTable) -> None:
        gain_morale(t, 1, FOR_IMPROVEMENT)

    def cards_per_morale(self) -> int:
        return CARDS


class FilmNight(Improvement):
    """[LN-IMPROVE-12, LN-IMPROVE-20]"""

    def words(self) -> Name:
        return Name(
            "Once per round, a player with a survivor at the colony may, on their turn, spend any die to "
            "remove 1 despair token from a survivor there.",
            "ラウンドに1回、コロニーに生存者がいるプレイヤー1人は、自分の手番に、任意の目のダイス1個を使い、"
            "コロニーにいる生存者1人から絶望トークンを1個取り除いてもよい。",
        )

    def action(self, held: Held) -> int:
        return FILM_NIGHT

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return (
            is_ready(t, held)
            and best_die(t, seat) > 0
            and lives_at_colony(t, seat)
            and len(_desperate(t)) > 0
        )

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        yield from spend_die(t, seat, 1)
        mark_used(t, held)
        t.tell(WORKS, self.number)
        yield from choose(t, seat, ASK_CHEERED, [SURVIVOR[survivor] for survivor in _desperate(t)])
        remove_despair(t, ABOUT[t.reply], 1)


def _desperate(t: ColonyTable) -> list[int]:
    """Survivors at the colony with despair."""
    return [survivor for survivor in t.at(COLONY) if despair_of(t, survivor) > 0]


class Watchtower(Improvement):
    """[LN-IMPROVE-21]"""

    def words(self) -> Name:
        return Name(
            f"After zombies are added in the colony phase, the first player removes {REMOVED} ordinary "
            "zombies "
            "from the colony.",
            f"各コロニーフェイズにゾンビを加えた後、ファーストプレイヤーは、コロニーのゾンビ（特殊ゾンビを除く）を{REMOVED}体取り除く。",
        )

    def after_zombies(self, t: ColonyTable) -> Flow:
        if t.loose_at(COLONY) > 0:
            t.tell(WORKS, self.number)
            yield from remove_zombies(t, t.first, COLONY, REMOVED)


class Workshop(Improvement):
    """[LN-IMPROVE-12, LN-IMPROVE-22]"""

    def words(self) -> Name:
        return Name(
            "Once per round, a player with a survivor at the colony may, on their turn, place 1 barricade "
            "there without spending a die.",
            "ラウンドに1回、コロニーに生存者がいるプレイヤー1人は、自分の手番に、"
            "ダイスを使わずコロニーにバリケードを1個置いてもよい。",
        )

    def action(self, held: Held) -> int:
        return WORKSHOP

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return is_ready(t, held) and lives_at_colony(t, seat) and can_build(t) and has_free_space(t, COLONY)

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        mark_used(t, held)
        t.tell(WORKS, self.number)
        return build(t, seat, COLONY, 1)


class WoodStove(Improvement):
    """[LN-IMPROVE-23]"""

    def words(self) -> Name:
        return Name(
            "At the start of each player's turn, their survivors at the colony receive no wounds from "
            "frostbite wounds.",
            "各プレイヤーの手番の開始時に、コロニーにいるそのプレイヤーの生存者には、凍傷による負傷トークンを置かない。",
        )

    def is_spared_by_cold(self, t: ColonyTable, survivor: int) -> bool:
        return t.place[survivor] == COLONY


class IronShutters(Improvement):
    """[LN-IMPROVE-24]"""

    def words(self) -> Name:
        return Name(
            f"When a barricade at the colony stops a zombie, roll a die. On a {KEEPS_FROM} or higher, the "
            "barricade stays in place.",
            f"コロニーのバリケードがゾンビを止めたとき、ダイスを1個振る。出た目が{KEEPS_FROM}以上なら、そのバリケードは残る。",
        )

    def keeps_barricade(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        if place != COLONY:
            return False
        die = 1 + t.chance.roll(6)
        t.tell(SHUTTERS_ROLLED, die)
        return die >= KEEPS_FROM


class Schoolroom(Improvement):
    """[LN-IMPROVE-25]"""

    def words(self) -> Name:
        return Name(
            "At the start of each colony phase, calm 1 unruly helpless survivor, if any.",
            "各コロニーフェイズの開始時に、荒れた無力な生存者がいれば、1人なだめる。",
        )

    def at_dusk(self, t: ColonyTable) -> Flow:
        if unruly(t) > 0:
            t.tell(WORKS, self.number)
            calm(t, 1)
        return NOTHING


class RadioMast(Improvement):
    """[LN-IMPROVE-26]"""

    def words(self) -> Name:
        return Name(
            f"The number of points needed to prevent each crisis is lowered by {FEWER_POINTS}, to a "
            "minimum of 1 point.",
            f"危機の回避に必要なポイントが{FEWER_POINTS}少なくなる（最低1）。",
        )

    def points_added(self, t: ColonyTable, held: Held) -> int:
        return -FEWER_POINTS


TEN: Final[tuple[Improvement, ...]] = (
    Greenhouse(0, 3),
    BunkRoom(1, 3),
    Latrine(2, 3),
    FilmNight(3, 2),
    Watchtower(4, 4),
    Workshop(5, 2),
    WoodStove(6, 2),
    IronShutters(7, 2),
    Schoolroom(8, 2),
    RadioMast(9, 4),
)
"""By number, each with the tokens that finish it."""
