"""Verbs about spaces: explosions, bombs, ways out of the Tunnel, Chaos in Villages."""

from dataclasses import dataclass

from lastfire.engine.step import Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import lay_chaos, remove_chaos
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    has_zeds,
    lay_ground,
    put,
    raiders_at,
    un_zeds_at,
    zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    BY_ID,
    CATACOMBS,
    KIND,
    ON_TRACKS,
    START,
    STEPS,
    SURFACE_TRACKS,
    TUNNEL,
    VILLAGES,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LEAVES
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds, take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import (
    retreat_player_units,
    retreat_raiders,
    retreat_un_zeds,
    retreat_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted, space_words
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES, TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import NO_ENTRY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import is_stopped
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import break_barricade, by_strength, enter_and_hold
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.turn.tunnel import zeds_leave
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, SPACE
from lastfire.games.dawn_of_the_zeds.rules.words.events import (
    ASK_CALM_VILLAGE,
    ASK_EVENT_SPACE,
    NO_ENTRY_PLACED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import NO_ROOM_THERE


@dataclass(frozen=True)
class Explosion(Verb):
    """Every unit of a space takes Hits, all retreat, and nobody enters this turn. [DOZ-EVENT-22]"""

    space: str
    hits: int
    chaos: int = 0

    def words(self) -> Name:
        space = space_words(BY_ID[self.space])
        hits = counted(self.hits, "Hit")
        en = f"Every unit in {space.en} takes {hits} and retreats; it is a No Entry space this turn."
        ja = (
            f"{space.ja}のすべてのユニットは{self.hits}ヒットを受けて退却する。"
            "そこはこのターン立入禁止になる。"
        )
        if self.chaos:
            en += f" Place {counted(self.chaos, 'Chaos marker')} there."
            ja += f"混沌マーカーを{self.chaos}個置く。"
        return Name(en, ja)

    def do(self, t: DawnTable) -> Flow:
        space = BY_ID[self.space]
        for unit in t.here[space]:
            if t.at[unit] == space:
                yield from take_hits(t, unit, self.hits)
        lay_ground(t, space, NO_ENTRY)
        t.tell(NO_ENTRY_PLACED, space)
        fighters = [unit for unit in t.here[space] if is_fighter(unit)]
        if fighters:
            yield from retreat_player_units(t, fighters)
        others = [unit for unit in t.here[space] if is_zeds(unit)]
        if others:
            yield from retreat_zeds(t, others)
        raiders = raiders_at(t, space)
        if raiders:
            yield from retreat_raiders(t, raiders)
        if un_zeds_at(t, space) >= 0:
            yield from retreat_un_zeds(t, un_zeds_at(t, space))
        if self.chaos and t.box.uses & CHAOS_RULES:
            yield from lay_chaos(t, space, self.chaos)


@dataclass(frozen=True)
class Bombs(Verb):
    """Dice deal Hits to the Zeds of one space on the surface: 1, 2 or 3 by two limits of the total.

    ``starts``: a Start space will do.
    """

    dice: int
    one: int
    two: int
    starts: bool = False

    def words(self) -> Name:
        low, middle = faces(self.dice, self.one), faces(self.one + 1, self.two)
        high = faces(self.two + 1, 6 * self.dice)
        where = Name("a surface space with Zeds", "地上のスペース1つ")
        if not self.starts:
            where = Name(
                "a surface space with Zeds that is not a Start space",
                "地上のスペース（スタートスペースを除く）1つ",
            )
        return Name(
            f"Choose {where.en} and roll {counted(self.dice, 'die', 'dice')}: they take 1 Hit on "
            f"{low.en}, 2 Hits on {middle.en}, 3 Hits on {high.en}.",
            f"ゼッズのいる{where.ja}を選び、ダイスを{self.dice}個振る。そこのゼッズは{low.ja}で1ヒット、"
            f"{middle.ja}で2ヒット、{high.ja}で3ヒットを受ける。",
        )

    def do(self, t: DawnTable) -> Flow:
        spaces = [
            space
            for space in ON_TRACKS
            if space < SURFACE_TRACKS * STEPS and has_zeds(t, space) and (self.starts or KIND[space] != START)
        ]
        if not spaces:
            return
        yield from choose_space(t, t.lead, ASK_EVENT_SPACE, spaces, t.event)
        space = t.reply
        total = sum([roll_die(t) for _ in range(self.dice)])
        hits = 1 if total <= self.one else 2 if total <= self.two else 3
        yield from hit_zeds(t, zeds_at(t, space), hits)


@dataclass(frozen=True)
class CalmVillages(Verb):
    """Chaos markers of Villages may be removed, each for 1 Infection. [DOZ-CHAOS-12]"""

    def words(self) -> Name:
        return Name(
            "Remove any number of Chaos markers from Villages; raise Infection by 1 for each.",
            "村から混沌マーカーを好きな数だけ取り除き、1個につき感染度を1上げる。",
        )

    def do(self, t: DawnTable) -> Flow:
        while True:
            spaces = [village for village in VILLAGES if t.chaos[village]]
            if not spaces:
                return
            ids = [*[SPACE + space for space in spaces], NO]
            yield from choose(t, t.lead, ASK_CALM_VILLAGE, ids, t.event)
            if t.reply == NO:
                return
            remove_chaos(t, t.reply - SPACE)
            yield from raise_infection(t, 1)


# Out of the Tunnel.


def surface(t: DawnTable, unit: int, space: int) -> Flow:
    """A Zeds unit of the Tunnel tries to come up: it leaves Catacombs first, and needs room above.

    Whoever stops Zeds that are about to move may stop it. Above it attacks player units, and holds what it
    wins. [DOZ-EVENT-34, DOZ-EVENT-35, DOZ-UNIT-57, DOZ-UNIT-58, DOZ-ZEDS-10]
    """
    came_from = t.at[unit]
    yield from is_stopped(t, [unit], came_from, space)
    if t.reply:
        return
    if KIND[came_from] == CATACOMBS:
        yield from zeds_leave(t, unit)
        if t.reply != LEAVES:
            return
    if is_kept(t, unit, space) or not has_room_for(t, unit, space):
        t.tell(NO_ROOM_THERE, unit, space)
        return
    break_barricade(t, came_from)
    put(t, unit, space)
    t.tell(UNIT_MOVED, unit, came_from, space)
    yield from enter_and_hold(t, [unit], space, came_from)


@dataclass(frozen=True)
class SurfaceZeds(Verb):
    """Zeds of the Tunnel come up by exits: pairs of a Tunnel space's number and a space above.

    In the order of the exits; of several in Catacombs the strongest first. Each tries once, wherever it gets
    Lost. [DOZ-EVENT-34, DOZ-EVENT-35]
    """

    exits: tuple[tuple[int, str], ...]

    def words(self) -> Name:
        en: list[str] = []
        ja: list[str] = []
        for step, key in self.exits:
            above = space_words(BY_ID[key])
            en.append(f"{step} to {above.en}")
            ja.append(f"{step}番から{above.ja}")
        return Name(
            f"Zeds in these Tunnel spaces try to come up, in this order: {', '.join(en)}.",
            f"次のトンネルのスペースにいるゼッズは、この順に地上へ出ようとする：{'、'.join(ja)}。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & TUNNEL_RULES:
            return
        waiting = [
            (unit, TUNNEL * STEPS + step, BY_ID[key])
            for step, key in self.exits
            for unit in by_strength(t, zeds_at(t, TUNNEL * STEPS + step))
        ]
        for unit, space, above in waiting:
            if t.at[unit] == space:
                yield from surface(t, unit, above)


@dataclass(frozen=True)
class SteamPipes(Verb):
    """Each Zeds unit in Catacombs may once come up in one of two spaces, by a die. [DOZ-EVENT-34]"""

    first: str
    second: str
    first_to: int
    second_to: int

    def words(self) -> Name:
        first, second = space_words(BY_ID[self.first]), space_words(BY_ID[self.second])
        low, high = faces(1, self.first_to), faces(self.first_to + 1, self.second_to)
        return Name(
            f"Roll a die for each Zeds unit in Catacombs: on {low.en} it tries to come up in {first.en}, on "
            f"{high.en} in {second.en}.",
            f"カタコンベのゼッズのユニットごとにダイスを1個振る。{low.ja}なら{first.ja}へ、{high.ja}なら{second.ja}へ"
            "出ようとする。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & TUNNEL_RULES:
            return
        catacombs = [space for space in ON_TRACKS if KIND[space] == CATACOMBS]
        waiting = [(unit, space) for space in catacombs for unit in by_strength(t, zeds_at(t, space))]
        for unit, space in waiting:
            if t.at[unit] != space:
                continue
            die = roll_die(t)
            if die <= self.second_to:
                yield from surface(t, unit, BY_ID[self.first if die <= self.first_to else self.second])
