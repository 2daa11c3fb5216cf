"""Abilities that change gunfire: range, Strength, columns, price, what follows a shot. [DOZ-GUN]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_zeds, is_reduced, put, raiders_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TOWN_CENTER, inward
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import room_for_players
from lastfire.games.dawn_of_the_zeds.rules.board.town import reach_town
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees, become_refugees, release
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import ammo, hits, shifts, supplies
from lastfire.games.dawn_of_the_zeds.rules.holding import NO_CHANGE, Holding
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_player_unit, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.used import ABILITY, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import ASK_STEP_BACK, ASK_TAKE_ALONG
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, STEP_BACK, UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED

SHOT: Final = 15
"""Tells the first shot of a turn apart from the uses of a unit's other abilities."""


# Range, Strength, columns.


@dataclass(frozen=True)
class GunRange(Holding):
    """It shoots farther along a track; ``beyond`` moves the column beyond the next space.

    [DOZ-UNIT-24, DOZ-UNIT-52, DOZ-UNIT-55, DOZ-GUN-3]
    """

    steps: int
    beyond: int = 0

    def words(self) -> Name:
        moved = Name("", "")
        if self.beyond:
            said = shifts(self.beyond)
            moved = Name(
                f", with {said.en} at distance {'2' if self.steps == 2 else '2 and more'}",
                f"で、距離2{'' if self.steps == 2 else '以上'}では{said.ja}",
            )
        return Name(
            f"Gunfire range {self.steps}{moved.en}.", f"射撃は射程{self.steps}{moved.ja or 'である'}。"
        )

    def gun_range(self) -> int:
        return self.steps

    def gun_shift(self, t: DawnTable, unit: int, shooter: int, target: int, distance: int) -> int:
        return self.beyond if shooter == unit and distance > 1 else 0


@dataclass(frozen=True)
class GunStrengthByDistance(Holding):
    """Its Strength in gunfire goes by the distance, on both sides. [DOZ-UNIT-52]"""

    strengths: tuple[int, ...]

    def words(self) -> Name:
        places = [str(number) for number in range(1, len(self.strengths) + 1)]
        said = [str(strength) for strength in self.strengths]
        return Name(
            f"Strength in gunfire: {_either(said)} at distance {_either(places)}.",
            f"射撃の戦力は、距離{'、'.join(places)}に応じて{'、'.join(said)}である。",
        )

    def gun_strength(self, t: DawnTable, unit: int, distance: int) -> int:
        return self.strengths[min(distance, len(self.strengths)) - 1]


def _either(words: list[str]) -> str:
    """Several things of which one counts: "2, 4 or 3"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


@dataclass(frozen=True)
class GunStrength(Holding):
    """Another Strength in gunfire than in hand-to-hand. [DOZ-UNIT-59, DOZ-UNIT-60]"""

    full: int
    reduced: int

    def words(self) -> Name:
        return Name(
            f"Strength in gunfire: {self.full}/{self.reduced}.",
            f"射撃の戦力は{self.full}/{self.reduced}である。",
        )

    def gun_strength(self, t: DawnTable, unit: int, distance: int) -> int:
        return self.reduced if is_reduced(t, unit) else self.full


@dataclass(frozen=True)
class ShiftInGunfire(Holding):
    """Columns when it shoots. [DOZ-UNIT-56, DOZ-UNIT-64, DOZ-FATE-14]"""

    columns: int

    def words(self) -> Name:
        said = shifts(self.columns)
        return Name(f"In gunfire: {said.en}.", f"射撃で{said.ja}。")

    def gun_shift(self, t: DawnTable, unit: int, shooter: int, target: int, distance: int) -> int:
        return self.columns if shooter == unit else 0


@dataclass(frozen=True)
class ShiftInAllGunfire(Holding):
    """Columns in all gunfire of the players, with or without a shooter, while it is in force.

    [DOZ-RESEARCH-13]
    """

    columns: int

    def words(self) -> Name:
        said = shifts(self.columns)
        return Name(f"In all gunfire of the players: {said.en}.", f"プレイヤーのすべての射撃で{said.ja}。")

    def gun_shift(self, t: DawnTable, unit: int, shooter: int, target: int, distance: int) -> int:
        return self.columns if shooter == NONE or is_player_unit(shooter) else 0


# The price.


@dataclass(frozen=True)
class ShotCosts(Holding):
    """Another price in Ammo. [DOZ-UNIT-25]"""

    count: int

    def words(self) -> Name:
        said = ammo(self.count)
        return Name(f"Gunfire costs {said.en}.", f"射撃には{said.ja}を使う。")

    def shoots_for(self, t: DawnTable, unit: int, shooter: int) -> int:
        return self.count if shooter == unit else NO_CHANGE


@dataclass(frozen=True)
class SupplyForShot(Holding):
    """1 Supply instead of Ammo. [DOZ-UNIT-26, DOZ-UNIT-67]"""

    def words(self) -> Name:
        said = supplies(1)
        return Name(f"Gunfire costs {said.en} instead of Ammo.", f"射撃には弾薬の代わりに{said.ja}を使う。")

    def shoots_for(self, t: DawnTable, unit: int, shooter: int) -> int:
        return -1 if shooter == unit else NO_CHANGE


@dataclass(frozen=True)
class FreeFirstShot(Holding):
    """No Ammo for the first gunfire of a turn. [DOZ-UNIT-60, DOZ-UNIT-71]"""

    def words(self) -> Name:
        return Name(
            "The first gunfire attack of this unit each turn costs no Ammo.",
            "このユニットの各ターン最初の射撃には弾薬を使わない。",
        )

    def shoots_for(self, t: DawnTable, unit: int, shooter: int) -> int:
        return 0 if shooter == unit and not is_used(t, ABILITY, unit, SHOT) else NO_CHANGE

    def after_shot(self, t: DawnTable, unit: int) -> Flow:
        mark_used(t, ABILITY, unit, SHOT)
        yield from ()


# What follows.


@dataclass(frozen=True)
class ScattersZeds(Holding):
    """Gunfire with many Hits makes all Zeds of the space retreat. [DOZ-RESEARCH-14]"""

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            f"Gunfire of player units with {said.en} or more makes all Zeds in the target space retreat.",
            f"プレイヤーユニットの射撃で{said.ja}以上になると、対象のスペースのゼッズは全部退却する。",
        )

    def scatters(self, t: DawnTable, hits: int) -> bool:
        return hits >= self.count


@dataclass(frozen=True)
class StepsBackAfterShot(Holding):
    """After shooting it may step back, and take units of its space along. [DOZ-UNIT-52, DOZ-UNIT-17]

    Nobody steps into Zeds or Raiders, into a No Entry space, or where there is no room.
    """

    def words(self) -> Name:
        return Name(
            "After shooting, this unit may step back 1 space toward Town Center with any units of its space; "
            "Defiant Civilians who come along are released, and Villagers become Refugees.",
            "射撃の後、このユニットは、同じスペースの任意のユニットを連れて、タウンセンターに向かって"
            "1スペース後退してもよい。一緒に移動した退去拒否の市民は解放され、村人は避難民になる。",
        )

    def after_shot(self, t: DawnTable, unit: int) -> Flow:
        start = t.at[unit]
        if start >= TOWN_CENTER or not _can_step(t, unit, inward(start)):
            return
        target = inward(start)
        seat = decider(t, unit)
        yield t.ask(seat, ASK_STEP_BACK, [STEP_BACK, NO], unit, target)
        if t.reply == NO:
            return
        yield from _step(t, unit, target)
        while True:
            along = [other for other in t.here[start] if _can_step(t, other, target)]
            if not along:
                return
            yield t.ask(seat, ASK_TAKE_ALONG, [*[UNIT + other for other in along], NO], unit, target)
            if t.reply == NO:
                return
            yield from _step(t, t.reply - UNIT, target)


def _can_step(t: DawnTable, unit: int, target: int) -> bool:
    """Whether a player unit can step back into the next space toward Town Center."""
    if not is_player_unit(unit) or t.ground[target] & IMPASSABLE:
        return False
    if has_zeds(t, target) or raiders_at(t, target):
        return False
    if is_refugees(unit):
        return not bars_refugees(t, t.at[unit]) and not bars_refugees(t, target)
    if any(not holding.may_enter(target) for _, _, holding in held_by(t, unit, questions.MAY_ENTER)):
        return False
    return room_for_players(t, target) > 0


def _step(t: DawnTable, unit: int, target: int) -> Flow:
    """A unit steps back."""
    start = t.at[unit]
    release(t, unit)
    become_refugees(t, unit)
    put(t, unit, target)
    t.tell(UNIT_MOVED, unit, start, target)
    if target == TOWN_CENTER and is_refugees(unit):
        yield from reach_town(t, unit)
