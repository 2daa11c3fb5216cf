"""What Schemes do. [DOZ-VERSUS-94..109]

Whether one would do anything is seen on the open table alone: it is looked at for Schemes that nobody has
shown as well.
"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.move import arrive
from lastfire.games.dawn_of_the_zeds.rules.board.counters import all_zeds, has_zeds, put, zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CUP,
    KIND,
    START,
    STEPS,
    SURFACE_TRACKS,
    TOWN_CENTER,
    neighbours,
    outward,
    ring_neighbours,
    step_of,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import room_for_zeds, starts_with_room
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import un_zeds_escape
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept
from lastfire.games.dawn_of_the_zeds.rules.sources import REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    IMPASSABLE,
    NO_ENTRY,
    DawnTable,
    Fight,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import is_stopped
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import break_barricade, enter_and_hold
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_VILLAGERS,
    THE_VIP,
    is_regular_zeds,
    is_spreader,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.used import ZEDS_ACTION, is_used
from lastfire.games.dawn_of_the_zeds.rules.versus.sabotage import raze_barricade
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import RISE, table_of
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import (
    agitate,
    can_agitate,
    can_sneak,
    sneak,
    un_zeds_on_map,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import rise, shamble, shamblers
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, YES
from lastfire.games.dawn_of_the_zeds.rules.words.versus import (
    ASK_MORE_AMMO,
    ASK_PLANKS,
    ASK_RECOVERS,
    ASK_RISE_SPACE,
    ASK_SHAMBLER,
    ASK_SNEAKER,
    ASK_TURNS_OFF,
    ASK_WHO_TURNS_BACK,
    ASK_WHO_TURNS_OFF,
    DIE_COUNTS_LESS,
    EVENT_ACTION_LOST,
    GOT_AWAY,
    HITS_CANCELLED,
    SHOT_LOST,
    ZEDS_RECOVER,
)
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import ZEDS_MOVED

# At the windows of Zeds Actions.


@dataclass(frozen=True)
class FreeShamble(Verb):
    """A Shamble at no cost. [DOZ-VERSUS-94]"""

    def words(self) -> Name:
        return Name(
            "One Zeds group shambles at no cost, even if it has done so this turn.",
            "ゼッズの1グループが、コストなしで這い寄る。このターンにすでに行ったグループでもよい。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(shamblers(t, True)) > 0

    def do(self, t: DawnTable) -> Flow:
        groups = shamblers(t, True)
        yield from choose_unit(t, t.zeds_seat, ASK_SHAMBLER, [group[0] for group in groups])
        yield from shamble(t, next(group for group in groups if group[0] == t.reply))


@dataclass(frozen=True)
class FreeRise(Verb):
    """The Rise of the turn at no cost, where its player likes. [DOZ-VERSUS-97]"""

    def words(self) -> Name:
        return Name(
            "Rise at no cost, on any Start space with room; it is the Rise of this turn.",
            "空きのあるどのスタートスペースでもよいので、コストなしで「目覚め」を行う。このターンの「目覚め」として数える。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(t.here[CUP]) > 0 and not is_used(t, ZEDS_ACTION, RISE) and len(starts_with_room(t)) > 0

    def do(self, t: DawnTable) -> Flow:
        yield from choose_space(t, t.zeds_seat, ASK_RISE_SPACE, starts_with_room(t))
        yield from rise(t, t.reply)


@dataclass(frozen=True)
class Recover(Verb):
    """A Regular Zeds unit without Hits, on the side it shows. [DOZ-VERSUS-98]"""

    def words(self) -> Name:
        return Name(
            "Remove all Hits from one Regular Zeds unit; its side stays as it is.",
            "通常ゼッズ1ユニットのヒットをすべて取り除く。面は変えない。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(_hurt_zeds(t)) > 0

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.zeds_seat, ASK_RECOVERS, _hurt_zeds(t))
        t.hits[t.reply] = 0
        t.tell(ZEDS_RECOVER, t.reply)


def _hurt_zeds(t: DawnTable) -> list[int]:
    return [unit for unit in all_zeds(t) if is_regular_zeds(unit) and t.hits[unit]]


@dataclass(frozen=True)
class ChangeTracks(Verb):
    """A group goes to the same step of a neighbouring track, and holds what it comes to.

    [DOZ-VERSUS-99, DOZ-ZEDS-10]
    """

    first: int
    last: int

    def words(self) -> Name:
        return Name(
            f"Move one Zeds group on space {self.first} to {self.last} of a surface track to the space of "
            "the same number on a neighbouring track, if that has room and no player unit.",
            f"地上のトラックのスペース{self.first}〜{self.last}にいるゼッズの1グループを、隣のトラックの"
            "同じ番号のスペースに移す。空きがあり、プレイヤーユニットのいないスペースに限る。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(self._groups(t)) > 0

    def _groups(self, t: DawnTable) -> list[list[int]]:
        found: list[list[int]] = []
        for space in range(SURFACE_TRACKS * STEPS):
            if t.here[space] and self.first <= step_of(space) <= self.last and has_zeds(t, space):
                group = zeds_at(t, space)
                if _spaces_beside(t, group):
                    found.append(group)
        return found

    def do(self, t: DawnTable) -> Flow:
        groups = self._groups(t)
        yield from choose_unit(t, t.zeds_seat, ASK_WHO_TURNS_OFF, [group[0] for group in groups])
        group = next(group for group in groups if group[0] == t.reply)
        start = t.at[group[0]]
        yield from choose_space(t, t.zeds_seat, ASK_TURNS_OFF, _spaces_beside(t, group), group[0])
        space = t.reply
        yield from is_stopped(t, group, start, space)
        if t.reply:
            return
        break_barricade(t, start)
        for unit in group:
            put(t, unit, space)
        t.tell(ZEDS_MOVED, start, space, *group)
        yield from enter_and_hold(t, group, space, start)


def _spaces_beside(t: DawnTable, group: list[int]) -> list[int]:
    """The spaces of the same number on neighbouring tracks with room for a group and no player unit."""
    start = t.at[group[0]]
    needed = len([unit for unit in group if not is_spreader(unit)])
    found: list[int] = []
    for track in ring_neighbours(track_of(start)):
        space = track * STEPS + step_of(start)
        units = t.here[space]
        if t.ground[space] & NO_ENTRY or (units and units[0] < FIRST_RAIDERS):
            continue
        if any(is_kept(t, unit, space) for unit in group):
            continue
        if room_for_zeds(t, space) >= needed:
            found.append(space)
    return sorted(found)


@dataclass(frozen=True)
class RaiseInfectionTo(Verb):
    """Infection rises, but never so far that it brings an Outbreak. [DOZ-VERSUS-102]"""

    count: int
    most: int

    def words(self) -> Name:
        return Name(
            f"Raise Infection by {self.count}, to {self.most} at most.",
            f"感染度を{self.count}上げる。ただし{self.most}までとする。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return t.infection < self.most

    def do(self, t: DawnTable) -> Flow:
        return raise_infection(t, min(self.count, self.most - t.infection))


@dataclass(frozen=True)
class FreeAgitate(Verb):
    """An Agitate at no cost. [DOZ-VERSUS-104]"""

    def words(self) -> Name:
        return Name(
            "Agitate at no cost, even a second time this turn.",
            "コストなしで「扇動」を行う。このターンの2回目でもよい。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return can_agitate(t)

    def do(self, t: DawnTable) -> Flow:
        return agitate(t)


@dataclass(frozen=True)
class FreeSneak(Verb):
    """A Sneak at no cost. [DOZ-VERSUS-105]"""

    def words(self) -> Name:
        return Name(
            "One Un-Zeds unit sneaks at no cost, even if it has done so this turn.",
            "生ける手先の1ユニットが、コストなしで「忍び足」を行う。このターンにすでに行ったユニットでもよい。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return any(can_sneak(t, unit, True) for unit in un_zeds_on_map(t))

    def do(self, t: DawnTable) -> Flow:
        units = [unit for unit in un_zeds_on_map(t) if can_sneak(t, unit, True)]
        yield from choose_unit(t, t.zeds_seat, ASK_SNEAKER, units)
        yield from sneak(t, t.reply)


@dataclass(frozen=True)
class TurnRefugeesBack(Verb):
    """A Refugees unit goes 1 space the wrong way. [DOZ-VERSUS-106]"""

    def words(self) -> Name:
        return Name(
            "Move one Refugees unit on a track 1 space away from Town Center, but not into a space with Zeds "
            "or a Start space.",
            "トラックの避難民1ユニットを、タウンセンターから1スペース遠ざける。ゼッズのいるスペースと"
            "スタートスペースには移せない。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(_who_can_turn_back(t)) > 0

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.zeds_seat, ASK_WHO_TURNS_BACK, _who_can_turn_back(t))
        space = t.at[t.reply]
        yield from arrive(t, t.reply, outward(space), space)


def _who_can_turn_back(t: DawnTable) -> list[int]:
    """Refugees whose next space outward is open to them; Protesters hold them up. VIPs would be named.

    [DOZ-VERSUS-66, DOZ-FATE-12]
    """
    found: list[int] = []
    for unit in range(FIRST_VILLAGERS, THE_VIP):
        space = t.at[unit]
        if space >= TOWN_CENTER or KIND[space] == START or not t.marks[unit] & REFUGEES:
            continue
        target = outward(space)
        if KIND[target] == START or has_zeds(t, target) or t.ground[target] & IMPASSABLE:
            continue
        if not bars_refugees(t, space) and not bars_refugees(t, target) and not is_kept(t, unit, target):
            found.append(unit)
    return found


@dataclass(frozen=True)
class LoosenPlanks(Verb):
    """A Barricade is gone before Zeds reach it. [DOZ-VERSUS-107]"""

    def words(self) -> Name:
        return Name(
            "Remove a Barricade next to a Zeds group.",
            "ゼッズのグループに隣接するバリケードを1つ取り除く。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(_planks(t)) > 0

    def do(self, t: DawnTable) -> Flow:
        yield from choose_space(t, t.zeds_seat, ASK_PLANKS, _planks(t))
        raze_barricade(t, t.reply)


def _planks(t: DawnTable) -> list[int]:
    """The Barricades next to Zeds."""
    return [
        space
        for space in range(t.tracks * STEPS)
        if t.ground[space] & BARRICADE
        and any(at != TOWN_CENTER and has_zeds(t, at) for at in neighbours(space, t.tracks))
    ]


# In fights, gunfire, Arrests and Research.


@dataclass(frozen=True)
class ShiftsZedsAttack(Holding):
    """In force in the fight that it was played for. [DOZ-VERSUS-95]"""

    columns: int

    def words(self) -> Name:
        return Name(
            f"This attack by Zeds gets {counted(-self.columns, 'shift')} left.",
            f"このゼッズの攻撃で、列を左に{-self.columns}移動する。",
        )

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        return self.columns if fight.zeds_attack and is_zeds(fight.zeds[0]) else 0


@dataclass(frozen=True)
class CancelHits(Verb):
    """Of the Hits that Zeds are about to take; ``t.reply`` is how many. [DOZ-VERSUS-96]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Cancel {counted(self.count, 'Hit')} on Zeds from hand-to-hand combat or gunfire.",
            f"白兵戦か射撃によるゼッズへのヒットを{self.count}つ取り消す。",
        )

    def do(self, t: DawnTable) -> Flow:
        t.tell(HITS_CANCELLED, self.count)
        t.reply = self.count
        return NOTHING


@dataclass(frozen=True)
class DemandAmmo(Verb):
    """For a shot that was declared; ``t.reply`` is 1 if there is none then. [DOZ-VERSUS-100]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"The Hero players pay {self.count} more Ammo for the gunfire attack that was declared, or it "
            "does not take place.",
            f"宣言された射撃に、ヒーロープレイヤーは弾薬をさらに{self.count}支払う。支払わなければ射撃は行われない。",
        )

    def do(self, t: DawnTable) -> Flow:
        shooter = table_of(t).shooter
        if t.ammo >= self.count:
            yield t.ask(decider(t, shooter), ASK_MORE_AMMO, [YES, NO], shooter, self.count)
            if t.reply == YES:
                change_ammo(t, -self.count)
                t.reply = 0
                return
        t.tell(SHOT_LOST, shooter)
        t.reply = 1


@dataclass(frozen=True)
class LoseEventActions(Verb):
    """As far as there are any. [DOZ-VERSUS-101]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"The Hero players lose {counted(self.count, 'Event Action')}.",
            f"ヒーロープレイヤーはイベントアクションを{self.count}つ失う。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return t.event_actions > 0

    def do(self, t: DawnTable) -> Flow:
        lost = min(self.count, t.event_actions)
        t.event_actions -= lost
        t.tell(EVENT_ACTION_LOST, lost, t.event_actions)
        return NOTHING


@dataclass(frozen=True)
class GetAway(Verb):
    """After an Arrest: as if it had survived its Saving Roll; ``t.reply`` is 1. [DOZ-VERSUS-103]"""

    def words(self) -> Name:
        return Name(
            "The unit that was arrested goes to a Start space instead, on its reduced side and without Hits, "
            "and cannot act this turn.",
            "逮捕されたユニットは、除外される代わりに、ヒットのない弱体面でスタートスペースに戻り、このターンは"
            "行動できない。",
        )

    def do(self, t: DawnTable) -> Flow:
        unit = table_of(t).arrested
        t.tell(GOT_AWAY, unit)
        yield from un_zeds_escape(t, unit)
        t.reply = 1


@dataclass(frozen=True)
class LowerDie(Verb):
    """After a Research die; ``t.reply`` is by how much it counts less. [DOZ-VERSUS-108]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"The Research die that was rolled counts {self.count} less.",
            f"振られた研究のダイスの目を{self.count}少なく数える。",
        )

    def do(self, t: DawnTable) -> Flow:
        t.tell(DIE_COUNTS_LESS, self.count)
        t.reply = self.count
        return NOTHING
