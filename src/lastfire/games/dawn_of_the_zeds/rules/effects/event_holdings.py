"""What Event cards say for longer than a moment: in force for the rest of the turn. [DOZ-EVENT-3]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import fighters_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ON_MAP, STEPS, SURFACE_TRACKS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_player_units
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import evading_is_barred
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import shifts
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted
from lastfire.games.dawn_of_the_zeds.rules.holding import NO_CHANGE, Holding
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, ZEDS, DawnTable, Fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_hero, is_regular_civilians, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.used import KEPT, PICKED, SCORCHED, is_used, mark_used, unmark_used
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, RETREAT
from lastfire.games.dawn_of_the_zeds.rules.words.events import ASK_SLIP_AWAY


@dataclass(frozen=True)
class NoTerrain(Holding):
    """Terrain counts for nobody; ``zeds_phase``: in the Zeds Phase alone. [DOZ-EVENT-18, DOZ-EVENT-27]"""

    zeds_phase: bool = False

    def words(self) -> Name:
        if self.zeds_phase:
            return Name(
                "In this Zeds Phase terrain gives no shifts.",
                "このゼッズフェイズの間、地形による列の移動はない。",
            )
        return Name("This turn terrain gives no shifts.", "このターン、地形による列の移動はない。")

    def bars_terrain(self, t: DawnTable, unit: int) -> bool:
        return not self.zeds_phase or t.phase == ZEDS


@dataclass(frozen=True)
class BreaksBarricades(Holding):
    """Zeds destroy a Barricade before they fight. [DOZ-EVENT-27]"""

    def words(self) -> Name:
        return Name(
            "This turn Zeds destroy a Barricade as they enter its space, before combat.",
            "このターン、ゼッズはバリケードのあるスペースに入ると、戦闘の前にそれを破壊する。",
        )

    def breaks_barricade(self) -> bool:
        return True


@dataclass(frozen=True)
class MoreChaos(Holding):
    """Spaces that fall get more than one Chaos marker. [DOZ-EVENT-26]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"This turn a named space that falls to Zeds gets {counted(self.count, 'Chaos marker')}.",
            f"このターン、ゼッズに奪われた名前のあるスペースには混沌マーカーを{self.count}個置く。",
        )

    def chaos_laid(self) -> int:
        return self.count


@dataclass(frozen=True)
class MayRetreat(Holding):
    """Who is attacked may retreat instead, and all player units of the space go along. [DOZ-EVENT-24]"""

    def words(self) -> Name:
        return Name(
            "This turn, when Zeds enter a space, the player units there may retreat instead of fighting.",
            "このターン、ゼッズがスペースに入ったとき、そこのプレイヤーユニットは戦わずに退却してもよい。",
        )

    def meeting(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        t.reply = 0
        if not fight.zeds_attack or not is_zeds(fight.zeds[0]):
            return
        defenders = fighters_at(t, fight.space)
        if not defenders or fight.space == TOWN_CENTER or evading_is_barred(t):
            return
        yield t.ask(t.lead, ASK_SLIP_AWAY, (FIGHT, RETREAT), fight.space)
        if t.reply == FIGHT:
            t.reply = 0
            return
        yield from retreat_player_units(t, defenders)
        # Who has nowhere to go fights after all.
        t.reply = int(not fighters_at(t, fight.space))


@dataclass(frozen=True)
class DeadRise(Holding):
    """Regular Civilians who leave their space dead or dying leave Zeds there.

    ``still``: these do not move this turn. [DOZ-EVENT-19]
    """

    still: bool = False

    def words(self) -> Name:
        en = (
            "This turn, whenever a Regular Civilians unit leaves its space by elimination or Saving Roll, "
            "place a new Regular Zeds unit there."
        )
        ja = (
            "このターン、一般市民が除去または生存判定でスペースを離れるたびに、"
            "そこに新しい通常ゼッズを1つ置く。"
        )
        if self.still:
            en += " It does not move this turn."
            ja += "そのゼッズはこのターン移動しない。"
        return Name(en, ja)

    def leaves_space(self, t: DawnTable, left: int, space: int) -> Flow:
        if space >= ON_MAP or not is_regular_civilians(left):
            return
        yield from new_zeds(t, space)
        if self.still and t.reply >= 0:
            mark_used(t, PICKED, t.reply, KEPT)

    def keeps_still(self, t: DawnTable, unit: int, target: int) -> bool:
        return self.still and is_used(t, PICKED, unit, KEPT)


@dataclass(frozen=True)
class PickedHeroShift(Holding):
    """The Hero that was picked attacks better. [DOZ-EVENT-4]"""

    columns: int

    def words(self) -> Name:
        said = shifts(self.columns)
        return Name(
            f"This turn that Hero gets {said.en} when attacking hand-to-hand.",
            f"このターン、そのヒーローが白兵戦で攻撃するとき、{said.ja}。",
        )

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if fight.zeds_attack or not is_hero(fight.unit) or not is_used(t, PICKED, fight.unit):
            return 0
        return self.columns


@dataclass(frozen=True)
class PickedZedsShift(Holding):
    """Zeds that the card has move once more attack better. [DOZ-EVENT-28]"""

    columns: int

    def words(self) -> Name:
        said = shifts(-self.columns)
        return Name(
            f"When this card activates Zeds once more, they attack with {said.en}.",
            f"このカードでもう1回活性化したゼッズの攻撃では、{said.ja}。",
        )

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if not fight.zeds_attack or not is_used(t, PICKED, fight.zeds[0]):
            return 0
        return -self.columns


@dataclass(frozen=True)
class Flames(Holding):
    """Zeds that enter or leave a Chaos space attack better, and take Hits once all is done. [DOZ-EVENT-29]"""

    columns: int
    hits: int

    def words(self) -> Name:
        said, hits = shifts(-self.columns), counted(self.hits, "Hit")
        return Name(
            f"In this Zeds Phase, Zeds that enter or leave a Chaos space attack with {said.en}; "
            f"each of them takes {hits} after moving and fighting.",
            f"このゼッズフェイズの間、混沌のスペースに入るか、そこを離れるゼッズの攻撃では{said.ja}。"
            f"それぞれ、移動と戦闘の後で{self.hits}ヒットを受ける。",
        )

    def stops_advance(self, t: DawnTable, unit: int, group: tuple[int, ...], start: int, target: int) -> Flow:
        """Nothing stops; but who moves through Chaos is noted, before Chaos is laid for the move itself."""
        for zeds in group:
            if t.phase == ZEDS and (t.chaos[start] or t.chaos[target]):
                mark_used(t, PICKED, zeds, SCORCHED)
            else:
                unmark_used(t, PICKED, zeds, SCORCHED)
        t.reply = 0
        return NOTHING

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        if fight.zeds_attack and is_used(t, PICKED, fight.zeds[0], SCORCHED):
            return -self.columns
        return 0

    def after_advance(self, t: DawnTable, unit: int, start: int, fought: bool) -> Flow:
        if is_used(t, PICKED, unit, SCORCHED):
            unmark_used(t, PICKED, unit, SCORCHED)
            yield from take_hits(t, unit, self.hits)


@dataclass(frozen=True)
class Hunger(Holding):
    """BRAINS: every Zeds unit or Mob that wins advances again, and there is no Action Phase.

    They act in the Zeds Phase: the phases before it are as always. [DOZ-EVENT-6, DOZ-EVENT-7]
    """

    def words(self) -> Name:
        return Name(
            "This turn every Zeds unit or Mob that wins a fight advances again, and there is no "
            "Action Phase.",
            "このターン、戦闘に勝ったゼッズのユニットや群れはもう1回前進する。アクションフェイズは行わない。",
        )

    def mob_advances_again(self) -> bool:
        return True

    def skips_actions(self) -> bool:
        return True


@dataclass(frozen=True)
class NoEscape(Holding):
    """After the first attack nobody retreats and the same Zeds attack again. [DOZ-EVENT-40]"""

    def words(self) -> Name:
        return Name(
            "In this Zeds Phase, after Zeds attack, nobody retreats and the same Zeds attack again at "
            "once. Nobody can get out of a fight with Zeds before it.",
            "このゼッズフェイズの間、ゼッズの攻撃の後は誰も退却せず、同じゼッズがすぐにもう1回攻撃する。"
            "ゼッズとの戦いを事前に避けることはできない。",
        )

    def fights_on(self, t: DawnTable, fight: Fight) -> bool:
        return t.phase == ZEDS and fight.zeds_attack and is_zeds(fight.zeds[0])

    def bars_evading(self, t: DawnTable) -> bool:
        return t.phase == ZEDS


@dataclass(frozen=True)
class NoSurfaceMoves(Holding):
    """Move Actions neither begin nor end on the surface, which everything but the Tunnel is.

    [DOZ-ACTION-11]
    """

    def words(self) -> Name:
        return Name(
            "This turn no Move Action begins or ends on the surface.",
            "このターン、移動アクションを地上で始めることも終えることもできない。",
        )

    def bars_move(self, t: DawnTable, mover: int, start: int, target: int) -> bool:
        return not (_is_tunnel(start) and _is_tunnel(target))


def _is_tunnel(space: int) -> bool:
    """Whether a space is one of the Tunnel."""
    return SURFACE_TRACKS * STEPS <= space < TOWN_CENTER


@dataclass(frozen=True)
class FreeGunfire(Holding):
    """Gunfire in the Action Phase costs neither Ammo nor anything in its place."""

    def words(self) -> Name:
        return Name(
            "In this Action Phase gunfire costs no Ammo.",
            "このアクションフェイズの間、射撃に弾薬を使わない。",
        )

    def shoots_for(self, t: DawnTable, unit: int, shooter: int) -> int:
        return 0 if t.phase == ACTION else NO_CHANGE
