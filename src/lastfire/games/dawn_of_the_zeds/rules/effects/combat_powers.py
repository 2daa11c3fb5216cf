"""Abilities that change a hand-to-hand: columns, dice, Hits, Infection, who wins, and whether it is fought.

A player unit fights on the human side of the table, where right is good; Zeds on the other. [DOZ-COMBAT-9]
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import fighters_at, hits_left
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CENTER,
    KIND,
    ON_MAP,
    START,
    TOWN,
    TOWN_CENTER,
    outward,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.combat.course import Course
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import SIDES
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import (
    can_retreat,
    retreat_player_units,
    retreat_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces, hits, shifts
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.holdings import in_force
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, Fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    is_player_unit,
    is_regular_zeds,
    is_spreader,
    is_un_zeds,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import (
    ABILITY_ROLLED,
    ASK_EVADE,
    DRIVEN_OFF,
    STRIKES,
    TRAPPED,
    UNSEEN,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, STEP_BACK
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    DRIVING_OFF,
    STAYING_UNSEEN,
    STRIKING,
    TRAPS,
)

# In which of its fights something holds.
ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2


def is_against_zeds(fight: Fight) -> bool:
    """Whether Zeds are on the Zeds side of the table, and not Raiders or Un-Zeds."""
    return is_zeds(fight.zeds[0])


def _is_when(when: int, attacks: bool) -> bool:
    """Whether something holds for a side that attacks, or does not."""
    return when == ALWAYS or (when == ATTACKING) == attacks


def evading_is_barred(t: DawnTable) -> bool:
    """Whether nobody gets out of a fight before it. [DOZ-EVENT-40]"""
    return any(holding.bars_evading(t) for _, _, holding in in_force(t, questions.BARS_EVADING))


def roll_for_ability(t: DawnTable, unit: int, ability: int) -> int:
    """A die from 1 to 6 for an ability of a unit, one of ``ABILITY_DICE``."""
    die = 1 + t.chance.roll(6)
    t.tell(ABILITY_ROLLED, unit, ability, die)
    return die


def chance_from(first: int) -> float:
    """The chance that a die shows ``first`` or more."""
    return (SIDES + 1 - first) / SIDES


# Columns.


@dataclass(frozen=True)
class ShiftInHandToHand(Holding):
    """Columns in the fights of a player unit: in all, or only when it attacks or defends.

    [DOZ-UNIT-24, DOZ-UNIT-54, DOZ-UNIT-57, DOZ-UNIT-64, DOZ-UNIT-72, DOZ-FATE-14]
    """

    columns: int
    when: int = ALWAYS

    def words(self) -> Name:
        en, ja = (
            ("In hand-to-hand", "白兵戦で"),
            ("When this unit attacks hand-to-hand", "白兵戦で攻撃するとき、"),
            ("When this unit defends", "防御するとき、"),
        )[self.when]
        said = shifts(self.columns)
        return Name(f"{en}: {said.en}.", f"{ja}{said.ja}。")

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if fight.unit != unit or not _is_when(self.when, not fight.zeds_attack):
            return 0
        return self.columns


@dataclass(frozen=True)
class ShiftForPlayers(Holding):
    """Columns in the fights of all player units while it is in force. [DOZ-RESEARCH-12]"""

    columns: int
    when: int = ALWAYS

    def words(self) -> Name:
        en, ja = (
            ("In hand-to-hand of player units", "プレイヤーユニットの白兵戦で"),
            ("When player units attack hand-to-hand", "プレイヤーユニットが白兵戦で攻撃するとき、"),
            ("When player units defend", "プレイヤーユニットが防御するとき、"),
        )[self.when]
        said = shifts(self.columns)
        return Name(f"{en}: {said.en}.", f"{ja}{said.ja}。")

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if not is_player_unit(fight.unit) or not _is_when(self.when, not fight.zeds_attack):
            return 0
        return self.columns


@dataclass(frozen=True)
class ShiftForMob(Holding):
    """Columns in the fights of a Zeds unit and of its Mob. [DOZ-UNIT-48, DOZ-UNIT-49]"""

    columns: int
    when: int = ALWAYS

    def words(self) -> Name:
        en, ja = (
            ("In hand-to-hand of this unit or its Mob", "このユニットかその群れの白兵戦で"),
            ("When this unit or its Mob attacks", "このユニットかその群れが攻撃するとき、"),
            ("When this unit or its Mob defends", "このユニットかその群れが防御するとき、"),
        )[self.when]
        said = shifts(self.columns)
        return Name(f"{en}: {said.en}.", f"{ja}{said.ja}。")

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if unit not in fight.zeds or not _is_when(self.when, fight.zeds_attack):
            return 0
        return self.columns


@dataclass(frozen=True)
class ShiftInItsFavour(Holding):
    """Columns to the good of Raiders, on whichever side of the table they fight.

    [DOZ-UNIT-29, DOZ-COMBAT-19]
    """

    columns: int

    def words(self) -> Name:
        en, ja = shifts(self.columns).en, shifts(-self.columns).ja
        return Name(
            f"In hand-to-hand against Zeds: {en}; against player units: {shifts(-self.columns).en}.",
            f"ゼッズとの白兵戦で{shifts(self.columns).ja}。プレイヤーユニットとの白兵戦で{ja}。",
        )

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if fight.unit == unit:
            return self.columns
        return -self.columns if unit in fight.zeds else 0


@dataclass(frozen=True)
class NoTerrainAgainst(Holding):
    """Defenders against a Zeds unit or its Mob get no terrain. [DOZ-UNIT-43]"""

    def words(self) -> Name:
        return Name(
            "Defenders against this unit or its Mob get no terrain shift, not even of a Strongpoint.",
            "このユニットかその群れに対して防御するユニットは、拠点も含め、地形による移動を得られない。",
        )

    def bars_terrain(self, t: DawnTable, unit: int) -> bool:
        return True


# Dice.


@dataclass(frozen=True)
class RollsAgain(Holding):
    """Both dice may be rolled again once in each hand-to-hand. [DOZ-UNIT-54, DOZ-UNIT-55, DOZ-UNIT-66]"""

    def words(self) -> Name:
        return Name(
            "Once in each hand-to-hand of this unit, both dice may be rolled again; the second roll stands.",
            "このユニットの白兵戦ごとに1回、ダイスを2個とも振り直してもよい。2回目の出目を使う。",
        )

    def rolls_again(self) -> bool:
        return True


@dataclass(frozen=True)
class AddsDieBeside(Holding):
    """Who shares its space outside Town Center rolls one die more. [DOZ-UNIT-68]"""

    def words(self) -> Name:
        return Name(
            "A player unit that fights in the space of this unit, outside Town Center, rolls an extra die "
            "and keeps the best two.",
            "タウンセンター以外でこのユニットと同じスペースで戦うほかのプレイヤーユニットは、"
            "ダイスを1個多く振り、良い2個を使う。",
        )

    def adds_die(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        return (
            fight.unit != unit
            and is_player_unit(fight.unit)
            and t.at[unit] == fight.space
            and fight.space != TOWN_CENTER
        )


@dataclass(frozen=True)
class AddsDieInTown(Holding):
    """Player units that defend in Town spaces and Town Center roll one die more. [DOZ-UNIT-76]"""

    def words(self) -> Name:
        return Name(
            "Player units that defend in Town spaces and Town Center roll an extra die and keep the "
            "best two.",
            "市街スペースとタウンセンターで防御するプレイヤーユニットは、"
            "ダイスを1個多く振り、良い2個を使う。",
        )

    def adds_die(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        return fight.zeds_attack and is_player_unit(fight.unit) and KIND[fight.space] in (TOWN, CENTER)


# Strength, Hits, Infection, the winner.


@dataclass(frozen=True)
class AddsStrength(Holding):
    """More Strength on both sides. [DOZ-UNIT-65]"""

    added: int

    def words(self) -> Name:
        return Name(f"Strength {self.added:+d}.", f"戦力{self.added:+d}。")

    def strength_added(self, t: DawnTable, unit: int) -> int:
        return self.added


@dataclass(frozen=True)
class IgnoresHits(Holding):
    """Each Hit may be ignored: tough on 4-6, hardened on 5-6, Zeds of that kind on 1-3.

    [DOZ-UNIT-7, DOZ-UNIT-8, DOZ-UNIT-42, DOZ-UNIT-45]
    """

    first: int
    last: int = 6

    def words(self) -> Name:
        said = faces(self.first, self.last)
        return Name(
            f"For each Hit on this unit, roll a die: on {said.en} the Hit is ignored.",
            f"このユニットが受けるヒット1つごとにダイスを1個振り、{said.ja}ならそのヒットを無視する。",
        )

    def ignores_hit(self, die: int) -> bool:
        return self.first <= die <= self.last


@dataclass(frozen=True)
class SparesInfection(Holding):
    """Its fights leave Infection alone. [DOZ-UNIT-66, DOZ-UNIT-74]"""

    def words(self) -> Name:
        return Name(
            "Hand-to-hand of this unit does not raise Infection.",
            "このユニットの白兵戦では感染度が上がらない。",
        )

    def spares_infection(self) -> bool:
        return True


@dataclass(frozen=True)
class RaisesInfection(Holding):
    """Fights with it or its Mob raise Infection by more than 1. [DOZ-UNIT-36, DOZ-UNIT-37, DOZ-UNIT-46]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Hand-to-hand with this unit or its Mob raises Infection by {self.count} instead of 1.",
            f"このユニットかその群れとの白兵戦では、感染度が1ではなく{self.count}上がる。",
        )

    def infection_of_fight(self) -> int:
        return self.count


@dataclass(frozen=True)
class BeatsZeds(Holding):
    """It wins every fight with Zeds. [DOZ-UNIT-41, DOZ-UNIT-71]"""

    def words(self) -> Name:
        return Name(
            "This unit wins every hand-to-hand against Zeds; Hits are dealt as rolled.",
            "このユニットはゼッズとの白兵戦に必ず勝つ。ヒットは出目のとおりに与える。",
        )

    def wins(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        return fight.unit == unit and is_against_zeds(fight)


@dataclass(frozen=True)
class BeatsAll(Holding):
    """Whoever fights it or its Mob loses. [DOZ-UNIT-40]"""

    def words(self) -> Name:
        return Name(
            "The side that fights this unit or its Mob loses and retreats; Hits are dealt as rolled.",
            "このユニットかその群れと戦う側は必ず敗れて退却する。ヒットは出目のとおりに与える。",
        )

    def wins(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        return unit in fight.zeds


@dataclass(frozen=True)
class HurtsAttackers(Holding):
    """Zeds that have attacked player units take Hits afterwards. [DOZ-RESEARCH-16]"""

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            f"After each defence of a player unit against Zeds, they take {said.en} more.",
            f"プレイヤーユニットがゼッズに対して防御するたびに、そのゼッズはさらに{said.ja}を受ける。",
        )

    def after_fight(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        if fight.zeds_attack and is_player_unit(fight.unit) and is_against_zeds(fight):
            left = [zeds for zeds in fight.zeds if t.at[zeds] < ON_MAP and not _has_come_back(t, zeds, fight)]
            if left:
                yield from hit_zeds(t, left, self.count)

    def hits_after(self, t: DawnTable, unit: int, fight: Fight) -> tuple[int, int]:
        hurts = fight.zeds_attack and is_player_unit(fight.unit) and is_against_zeds(fight)
        return (self.count if hurts else 0, 0)


def _has_come_back(t: DawnTable, unit: int, fight: Fight) -> bool:
    """Whether a Disease Spreader was eliminated in a fight, and stands on its Start as new. [DOZ-UNIT-31]"""
    space = t.at[unit]
    return is_spreader(unit) and KIND[space] == START and space != outward(fight.space)


# Whether a fight is fought at all.


@dataclass(frozen=True)
class LaysTraps(Holding):
    """Zeds that enter may be hurt, and the stack retreats without a fight. [DOZ-UNIT-56, DOZ-ZEDS-14]"""

    first: int
    count: int

    def words(self) -> Name:
        said, hurt = faces(self.first), hits(self.count)
        return Name(
            f"When Zeds enter the space of this unit, roll a die: on {said.en} they take {hurt.en}, and all "
            "player units of that space retreat without a fight.",
            f"このユニットのスペースにゼッズが入ると、ダイスを1個振る。{said.ja}なら、ゼッズは{hurt.ja}を受け、"
            "そのスペースのプレイヤーユニットはすべて戦わずに退却する。",
        )

    def meeting(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        t.reply = 0
        if not _may_be_trapped(t, fight):
            return
        if roll_for_ability(t, unit, TRAPS) < self.first:
            return
        t.tell(TRAPPED, unit, fight.space)
        yield from hit_zeds(t, fight.zeds, self.count)
        yield from retreat_player_units(t, fighters_at(t, fight.space))
        # Who has nowhere to go fights after all.
        t.reply = int(not fighters_at(t, fight.space))

    def foresees(self, t: DawnTable, unit: int, fight: Fight) -> list[Course]:
        if not _may_be_trapped(t, fight):
            return []
        likely = chance_from(self.first)
        retreats = can_retreat(t, fight.unit)
        stays_and_fights = not retreats and sum([hits_left(t, zeds) for zeds in fight.zeds]) > self.count
        trapped = Course(likely, fight if stays_and_fights else None, self.count, gives_way=retreats)
        return [trapped, Course(1 - likely, fight)]


def _may_be_trapped(t: DawnTable, fight: Fight) -> bool:
    """Whether traps may go off before a fight."""
    return (
        fight.zeds_attack
        and is_against_zeds(fight)
        and fight.space != TOWN_CENTER
        and not evading_is_barred(t)
    )


@dataclass(frozen=True)
class StaysUnseen(Holding):
    """It shares a space with Zeds or Raiders, and fights only on low dice. [DOZ-UNIT-58]

    So it protects no Refugees there.
    """

    last: int

    def words(self) -> Name:
        said = faces(1, self.last)
        return Name(
            f"When this unit shares a space with Zeds or Raiders, roll a die: it fights on {said.en} and "
            "stays there unseen otherwise.",
            f"このユニットがゼッズか略奪者と同じスペースにいるとき、ダイスを1個振る。{said.ja}なら戦い、"
            "それ以外なら見つからずにそこに残る。",
        )

    def declines(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        t.reply = 0
        if not _may_stay_unseen(t, unit, fight):
            return
        if roll_for_ability(t, unit, STAYING_UNSEEN) > self.last:
            t.tell(UNSEEN, unit, fight.space)
            t.reply = 1
        yield from ()

    def foresees(self, t: DawnTable, unit: int, fight: Fight) -> list[Course]:
        if not _may_stay_unseen(t, unit, fight):
            return []
        return [Course(chance_from(self.last + 1), None), Course(1 - chance_from(self.last + 1), fight)]

    def protects(self) -> bool:
        return False


def _may_stay_unseen(t: DawnTable, unit: int, fight: Fight) -> bool:
    """Whether a unit that is about to fight may stay unseen."""
    if fight.unit != unit or fight.space == TOWN_CENTER or is_un_zeds(fight.zeds[0]):
        return False
    return not fight.zeds_attack or not evading_is_barred(t)


@dataclass(frozen=True)
class DrivesOff(Holding):
    """Regular Zeds it attacks may run. [DOZ-UNIT-59]"""

    first: int
    count: int

    def words(self) -> Name:
        said, hurt = faces(self.first), hits(self.count)
        return Name(
            f"When this unit attacks only Regular Zeds, roll a die: on {said.en} one of them takes {hurt.en} "
            "and all of them retreat, without a fight and without Infection.",
            f"このユニットが通常ゼッズだけを攻撃するとき、ダイスを1個振る。{said.ja}なら、"
            f"そのうち1つが{hurt.ja}を受けて全部が退却し、戦闘も感染度の上昇もない。",
        )

    def declines(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        t.reply = 0
        if not _may_drive_off(unit, fight):
            return
        if roll_for_ability(t, unit, DRIVING_OFF) < self.first:
            return
        t.tell(DRIVEN_OFF, unit, fight.space)
        yield from hit_zeds(t, fight.zeds, self.count)
        left = [zeds for zeds in fight.zeds if t.at[zeds] == fight.space]
        if left:
            yield from retreat_zeds(t, left)
        t.reply = 1

    def foresees(self, t: DawnTable, unit: int, fight: Fight) -> list[Course]:
        if not _may_drive_off(unit, fight):
            return []
        likely = chance_from(self.first)
        return [Course(likely, None, self.count, True), Course(1 - likely, fight)]


def _may_drive_off(unit: int, fight: Fight) -> bool:
    """Whether the Zeds that a unit attacks may run."""
    if fight.unit != unit or fight.zeds_attack:
        return False
    return all(is_regular_zeds(zeds) for zeds in fight.zeds)


@dataclass(frozen=True)
class StrikesUnharmed(Holding):
    """On meeting Zeds it fights as others do, steps back, or strikes without harm. [DOZ-UNIT-61]"""

    first: int
    columns: int

    def words(self) -> Name:
        said, moved = faces(self.first), shifts(self.columns)
        between = "" if self.first == 2 else f" on {faces(2, self.first - 1).en} it may step back instead;"
        between_ja = "" if self.first == 2 else f"{faces(2, self.first - 1).ja}なら代わりに後退してもよい。"
        return Name(
            f"When this unit meets Zeds, roll a die: on 1 it fights as usual;{between} on {said.en} it "
            f"fights with {moved.en}, raises no Infection and takes no Hits.",
            f"このユニットがゼッズと出会うと、ダイスを1個振る。1なら通常どおり戦う。{between_ja}"
            f"{said.ja}なら{moved.ja}。このとき感染度は上がらず、このユニットはヒットを受けない。",
        )

    def declines(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        t.reply = 0
        if fight.unit != unit or not is_against_zeds(fight):
            return
        die = roll_for_ability(t, unit, STRIKING)
        if die >= self.first:
            t.tell(STRIKES, unit)
            fight.spares_infection = True
            fight.spares_unit = True
        elif die > 1 and fight.space != TOWN_CENTER and not (fight.zeds_attack and evading_is_barred(t)):
            yield t.ask(decider(t, unit), ASK_EVADE, [FIGHT, STEP_BACK], unit, fight.space)
            if t.reply == STEP_BACK:
                yield from retreat_player_units(t, [unit], -1 if fight.zeds_attack else fight.came_from)
                t.reply = 1
                return
        t.reply = 0

    def foresees(self, t: DawnTable, unit: int, fight: Fight) -> list[Course]:
        if fight.unit != unit or not is_against_zeds(fight):
            return []
        unharmed = fight.copy()
        unharmed.spares_infection = True
        unharmed.spares_unit = True
        return [Course(1 - chance_from(self.first), fight), Course(chance_from(self.first), unharmed)]

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        return self.columns if fight.unit == unit and fight.spares_unit else 0
