"""What Fate cards hold: for one hand-to-hand, or to the end of the turn."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import ammo, hits, shifts, supplies
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import track_words
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_STORES, DawnTable, Fight


@dataclass(frozen=True)
class ShiftInThisFight(Holding):
    """Columns in the fight that it was played for. [DOZ-COMBAT-9]"""

    columns: int

    def words(self) -> Name:
        said = shifts(self.columns)
        return Name(f"In this hand-to-hand: {said.en}.", f"この白兵戦で{said.ja}。")

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        return self.columns


@dataclass(frozen=True)
class HurtsAfterFight(Holding):
    """The player unit of the fight pays for it afterwards, where it still stands."""

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            f"After the fight that player unit takes {said.en}.",
            f"戦闘の後、そのプレイヤーユニットは{said.ja}を受ける。",
        )

    def after_fight(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        return take_hits(t, fight.unit, self.count) if t.at[fight.unit] <= TOWN_CENTER else NOTHING

    def hits_after(self, t: DawnTable, unit: int, fight: Fight) -> tuple[int, int]:
        return (0, self.count)


@dataclass(frozen=True)
class StillTrack(Holding):
    """Nobody moves on a track any more, nor onto it, but for retreats. [DOZ-FATE-12, DOZ-ACTION-11]"""

    track: int

    def words(self) -> Name:
        where = track_words(self.track)
        return Name(
            f"Then nobody moves on {where.en} for the rest of the turn.",
            f"その後このターンの間、{where.ja}では誰も移動しない。",
        )

    def keeps_still(self, t: DawnTable, unit: int, target: int) -> bool:
        return self.bars_move(t, unit, t.at[unit], target)

    def bars_move(self, t: DawnTable, mover: int, start: int, target: int) -> bool:
        # What is on no track has a higher number than those that are.
        return start // STEPS == self.track or target // STEPS == self.track


@dataclass(frozen=True)
class MakesAmmoThisTurn(Ability):
    """Supplies become Ammo, as often as the players like. [DOZ-ACTION-6]"""

    supplies: int
    ammo: int

    def price(self) -> Price:
        return Price(supplies=self.supplies)

    def clause(self) -> Name:
        paid, gained = supplies(self.supplies), ammo(self.ammo)
        return Name(f"turn {paid.en} into {gained.en}", f"{paid.ja}を{gained.ja}にする")

    def words(self) -> Name:
        clause = self.clause()
        return Name(
            f"This turn you may {clause.en}, any number of times.",
            f"このターン、何度でも、{clause.ja}ことができる。",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.ammo < MOST_STORES

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        change_ammo(t, self.ammo)
        return NOTHING
