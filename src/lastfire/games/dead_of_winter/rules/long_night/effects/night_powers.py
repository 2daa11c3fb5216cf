"""Powers about what The Long Night brings: despair, unruly people, traps, bandits, improvements.

What is not in the game has nothing to do there: it is never possible. [LN-SETUP-5]
"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.effects.action_powers import BringStranger, own_places
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at, remove_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import (
    stockpile,
    take_at_random,
    take_of_choice,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.words import ASK_COMFORT
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import despair_of, remove_despair
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import lay_trap, turn_into_traps
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import calm, turn_unruly, unruly
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import (
    can_place_token,
    place_tokens,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_fight_bandits
from lastfire.games.dead_of_winter.rules.names import COLONY, NO_SURVIVOR, PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.barricade import free_gates, has_free_space
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, GATE, SURVIVOR, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_GATE, ASK_PLACE


def _at(here: bool) -> Name:
    """Where a power works: where its survivor is, or where its player has one."""
    if here:
        return Name("this survivor's location", "この生存者がいるロケーション")
    return Name("a location where you control a survivor", "自分の生存者がいるロケーション")


def _sites(t: ColonyTable, seat: int, survivor: int, here: bool) -> list[int]:
    """The places that are meant by that; a card from the hand acts for all survivors of its player."""
    return [t.place[survivor]] if here and survivor != NO_SURVIVOR else own_places(t, seat)


# Despair.


@dataclass(frozen=True)
class LiftDespair(ActionPower):
    """Despair goes, of one survivor or of everybody at the same place. [LN-DESPAIR-4]"""

    count: int
    everybody: bool = False

    def words(self) -> Name:
        return self._said(Name("at this survivor's location", "この生存者と同じロケーション"))

    def words_at(self, place: int) -> Name:
        return self._said(Name("there", PLACES[place].name.ja)) if place >= 0 else self.words()

    def _said(self, where: Name) -> Name:
        tokens = counted(self.count, "despair token")
        if self.everybody:
            return Name(
                f"Remove {tokens} from each survivor {where.en}.",
                f"{where.ja}にいる各生存者（この生存者を含む）から、絶望トークンを{self.count}個ずつ取り除く。",
            )
        return Name(
            f"Remove {tokens} from a survivor {where.en}.",
            f"{where.ja}にいる生存者1人から、絶望トークンを{self.count}個取り除く。",
        )

    def _desperate(self, t: ColonyTable, survivor: int) -> list[int]:
        return [other for other in t.at(t.place[survivor]) if despair_of(t, other) > 0]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._desperate(t, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        found = self._desperate(t, survivor)
        if not self.everybody:
            yield from choose(t, seat, ASK_COMFORT, [SURVIVOR[other] for other in found])
            found = [ABOUT[t.reply]]
        for other in found:
            remove_despair(t, other, self.count)


@dataclass(frozen=True)
class Comfort(ActionPower):
    """Despair goes, of one's own survivor or of one who shares a place with one's own. [LN-DESPAIR-4]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'despair token')} from 1 of your survivors or from a survivor who "
            "shares a location with 1 of your survivors.",
            "自分の生存者1人、または自分の生存者と同じロケーションにいる生存者1人から、"
            f"絶望トークンを{self.count}個取り除く。",
        )

    def _desperate(self, t: ColonyTable, seat: int) -> list[int]:
        if not night_of(t).despair:
            return []
        return [other for place in own_places(t, seat) for other in t.at(place) if despair_of(t, other) > 0]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._desperate(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_COMFORT, [SURVIVOR[other] for other in self._desperate(t, seat)])
        remove_despair(t, ABOUT[t.reply], self.count)


# Helpless survivors.


@dataclass(frozen=True)
class CalmHelpless(ActionPower):
    """Unruly helpless survivors turn ordinary again, wherever somebody speaks for them. [LN-UNRULY-9]"""

    count: int

    def words(self) -> Name:
        most = "" if self.count == 1 else "up to "
        return Name(
            f"Calm {most}{counted(self.count, 'unruly helpless survivor')}.",
            f"荒れた無力な生存者を{self.count}人{'まで' if self.count > 1 else ''}なだめる。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return unruly(t) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        calm(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class BringCrowd(ActionPower):
    """A survivor joins, and helpless ones with them, some of them unruly. [LN-UNRULY-16]"""

    helpless: int
    unruly: int

    def words(self) -> Name:
        said = BringStranger(self.helpless).words()
        return Name(
            f"{said.en} Turn {counted(self.unruly, 'helpless survivor')} unruly.",
            f"{said.ja}無力な生存者{self.unruly}人を荒れた状態にする。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return BringStranger(self.helpless).is_possible(t, seat, survivor)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from BringStranger(self.helpless).do(t, seat, survivor)
        turn_unruly(t, self.unruly)


# Explosive traps.


@dataclass(frozen=True)
class LayTraps(ActionPower):
    """Explosive traps on free entrance spaces. [LN-TRAP-11]"""

    count: int
    here: bool

    def words(self) -> Name:
        where = _at(self.here)
        return Name(
            f"Place {counted(self.count, 'explosive trap')} at {where.en}.",
            f"{where.ja}に、爆発トラップを{self.count}個置く。",
        )

    def _sites(self, t: ColonyTable, seat: int, survivor: int) -> list[int]:
        return [place for place in _sites(t, seat, survivor, self.here) if has_free_space(t, place)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._sites(t, seat, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._sites(t, seat, survivor)])
        place = ABOUT[t.reply]
        for _ in range(self.count):
            entrance = entrance_of(place)
            if place == COLONY:
                gates = free_gates(t)
                if not gates:
                    return
                yield from choose(t, seat, ASK_GATE, [GATE[gate] for gate in gates])
                entrance = ABOUT[t.reply]
            lay_trap(t, entrance)


@dataclass(frozen=True)
class ArmBarricades(ActionPower):
    """Barricades become explosive traps, each in its space. [LN-TRAP-12]"""

    here: bool

    def words(self) -> Name:
        where = _at(self.here)
        return Name(
            f"Turn all barricades at {where.en} into explosive traps.",
            f"{where.ja}のバリケードをすべて爆発トラップにする。",
        )

    def _sites(self, t: ColonyTable, seat: int, survivor: int) -> list[int]:
        return [place for place in _sites(t, seat, survivor, self.here) if t.barricades_at(place) > 0]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._sites(t, seat, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._sites(t, seat, survivor)])
        turn_into_traps(t, ABOUT[t.reply])


# Bandits and their stockpile.


@dataclass(frozen=True)
class DriveOff(ActionPower):
    """Bandits go without a fight. [LN-BANDIT-13, LN-BANDIT-17, LN-SCENARIO-12]"""

    count: int
    here: bool

    def words(self) -> Name:
        where = _at(self.here)
        return Name(
            f"Remove {'1 bandit' if self.count == 1 else f'up to {self.count} bandits'} from {where.en}.",
            f"{where.ja}の盗賊を{self.count}人{'まで' if self.count > 1 else ''}取り除く。",
        )

    def _sites(self, t: ColonyTable, seat: int, survivor: int) -> list[int]:
        if not may_fight_bandits(t):
            return []
        return [place for place in _sites(t, seat, survivor, self.here) if bandits_at(t, place) > 0]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._sites(t, seat, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._sites(t, seat, survivor)])
        remove_bandits(t, ABOUT[t.reply], self.count)


@dataclass(frozen=True)
class TakeBack(ActionPower):
    """A card of the stockpile comes back, without a way to the Hideout. [LN-HIDEOUT-10, LN-SCENARIO-12]"""

    chosen: bool

    def words(self) -> Name:
        if self.chosen:
            return Name(
                "Take 1 card of your choice from the stockpile.", "備蓄から好きなカード1枚を手札に加える。"
            )
        return Name("Take 1 random card from the stockpile.", "備蓄から無作為に1枚を選び、手札に加える。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(stockpile(t)) > 0 and may_fight_bandits(t)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        if self.chosen:
            return take_of_choice(t, seat, 1)
        take_at_random(t, seat, 1)
        return NOTHING


# Improvements.


@dataclass(frozen=True)
class Advance(ActionPower):
    """Advancement tokens. [LN-IMPROVE-1, LN-IMPROVE-3]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name("Place 1 advancement token on an improvement.", "改良に前進トークンを1個置く。")
        return Name(
            f"Place {self.count} advancement tokens on improvements of your choice.",
            f"改良に前進トークンを1個ずつ、合計{self.count}個置く。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return can_place_token(t)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return place_tokens(t, seat, self.count)
