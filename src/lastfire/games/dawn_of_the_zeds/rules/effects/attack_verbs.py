"""Verbs that attack units: by surprise, from the dark, or with nothing but bad luck."""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, zeds_on
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    KIND,
    LAB,
    OFFICES,
    ON_TRACKS,
    START,
    STEPS,
    TOWN_CENTER,
    TUNNEL,
    neighbours,
    outward,
    step_of,
    town_space,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import draw_zeds, new_zeds
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import release
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.combat.column import terrain_is_barred, terrain_of
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import eliminate, take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_player_units
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import bring_to_hospital
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE, EVEN, HITS_ON_UNIT, ROW, shifted
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES, TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import hold_space, set_off_minefield
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    THE_VIP,
    is_civilians,
    is_fighter,
    is_hero,
    is_player_unit,
    is_refugees,
)
from lastfire.games.dawn_of_the_zeds.rules.words.events import ASK_EVENT_UNIT, SURPRISE_ROLL, ZEDS_FLIPPED
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import UNIT_REDUCED
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED


def fighters_on(t: DawnTable, spaces: list[int]) -> list[int]:
    """The player units in some spaces that can fight."""
    return [
        unit
        for space in spaces
        for unit in t.here[space]
        if is_fighter(unit) and not t.marks[unit] & COMATOSE
    ]


@dataclass(frozen=True)
class SurpriseAttack(Verb):
    """A unit on the Fated track, off its Start, is attacked out of nowhere: the Even column and its terrain.

    Only Hits on the unit count; nobody retreats, Infection stays; Defiant Civilians are released.
    [DOZ-EVENT-17, DOZ-UNIT-17]
    """

    def words(self) -> Name:
        return self._said(
            Name(
                "Only its own Hits count, nobody retreats, and Infection does not rise;",
                "適用するのはそのユニットのヒットだけで、退却はなく、感染度も上がらない。",
            )
        )

    def words_at(self, uses: int) -> Name | None:
        if uses & INFECTION_RULES:
            return self.words()
        return self._said(
            Name(
                "Only its own Hits count, and nobody retreats;",
                "適用するのはそのユニットのヒットだけで、退却はない。",
            )
        )

    def _said(self, counts: Name) -> Name:
        return Name(
            "Choose a player unit on the Fated track that can fight, not on its Start space: it defends "
            f"against an attack on the Even column, with terrain. {counts.en} "
            "Defiant Civilians are released.",
            "運命のトラックのスタートスペース以外で、戦えるプレイヤーユニットを1つ選ぶ。そのユニットは"
            f"互角の列で、地形の修正を受けて防御する。{counts.ja}退去拒否の市民は解放される。",
        )

    def do(self, t: DawnTable) -> Flow:
        first = town_space(t.fated_track)
        units = fighters_on(t, [space for space in range(first, first + STEPS) if KIND[space] != START])
        if not units:
            return
        yield from choose_unit(t, t.lead, ASK_EVENT_UNIT, units, t.event)
        unit = t.reply
        release(t, unit)
        columns = 0 if terrain_is_barred(t, []) else terrain_of(t, t.at[unit])[1]
        column = shifted(EVEN, columns)
        dice = t.chance.roll_all(DIE, 2)
        hits = HITS_ON_UNIT[ROW[sum(dice)]][column]
        t.tell(SURPRISE_ROLL, unit, column + 1, dice[0], dice[1], hits)
        yield from take_hits(t, unit, hits)


@dataclass(frozen=True)
class Ambush(Verb):
    """New Zeds on their reduced side attack a unit outside Town Center; if they win they turn over."""

    def words(self) -> Name:
        return Name(
            "Choose a player unit that can fight on a track, not on a Start space: a new Regular Zeds unit "
            "on its reduced side attacks it. If the Zeds win and are still there, they turn to their full "
            "side and keep their Hits.",
            "トラック（スタートスペースを除く）にいる、戦えるプレイヤーユニットを1つ選ぶ。新しい通常ゼッズ1つが弱体面で"
            "そのユニットを攻撃する。ゼッズが勝って残っていれば、ヒットはそのままで通常面になる。",
        )

    def do(self, t: DawnTable) -> Flow:
        units = fighters_on(t, [space for space in ON_TRACKS if KIND[space] != START])
        if not units:
            return
        yield from choose_unit(t, t.lead, ASK_EVENT_UNIT, units, t.event)
        defender = t.reply
        yield from draw_zeds(t)
        zeds = t.reply
        if zeds == NONE:
            return
        space = t.at[defender]
        put(t, zeds, space)
        t.marks[zeds] |= REDUCED
        t.tell(UNIT_PLACED, zeds, space)
        t.tell(UNIT_REDUCED, zeds)
        release(t, defender)
        yield from set_off_minefield(t, [zeds], space)
        if t.at[zeds] != space:
            return
        yield from zeds_attack(t, [zeds], space, outward(space), defender)
        if t.reply == 1 and t.at[zeds] == space:
            t.marks[zeds] &= ~REDUCED
            t.tell(ZEDS_FLIPPED, zeds)
        if t.at[zeds] == space:
            yield from hold_space(t, space)


@dataclass(frozen=True)
class HitDeepest(Verb):
    """The player unit of the Tunnel that is farthest from Town Center suffers."""

    infection: int
    hits: int

    def words(self) -> Name:
        hits = counted(self.hits, "Hit")
        return Name(
            f"If player units are in the Tunnel, raise Infection by {self.infection}, and the one farthest "
            f"from Town Center takes {hits} and retreats.",
            f"トンネルにプレイヤーユニットがいれば、感染度を{self.infection}上げ、タウンセンターから最も遠い"
            f"1つは{self.hits}ヒットを受けて退却する。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & TUNNEL_RULES:
            return
        for step in range(STEPS - 1, -1, -1):
            space = TUNNEL * STEPS + step
            units = [unit for unit in t.here[space] if is_player_unit(unit)]
            if not units:
                continue
            yield from choose_unit(t, tie_seat(t), ASK_EVENT_UNIT, units, t.event)
            unit = t.reply
            yield from raise_infection(t, self.infection)
            # The Outbreak that this brings may have sent it away.
            if t.at[unit] == space:
                yield from take_hits(t, unit, self.hits)
            if t.at[unit] == space:
                yield from retreat_player_units(t, [unit])
            return


@dataclass(frozen=True)
class HitHeroByDie(Verb):
    """A Hero in or next to Town Center, in no bed, takes Hits: 2 up to one face, none from another on."""

    two: int
    none: int

    def words(self) -> Name:
        low = faces(1, self.two)
        middle, high = faces(self.two + 1, self.none - 1), faces(self.none)
        return Name(
            "Choose a Hero in or next to Town Center, not in a bed, and roll a die: the Hero takes 2 Hits "
            f"on {low.en}, 1 Hit on {middle.en}, none on {high.en}.",
            f"タウンセンターかその隣にいる、ベッド以外のヒーローを1人選び、ダイスを1個振る。{low.ja}で2ヒット、"
            f"{middle.ja}で1ヒットを受け、{high.ja}なら受けない。",
        )

    def do(self, t: DawnTable) -> Flow:
        spaces = [TOWN_CENTER, OFFICES, LAB, *neighbours(TOWN_CENTER, t.tracks)]
        heroes = [unit for space in spaces for unit in t.here[space] if is_hero(unit)]
        if not heroes:
            return
        yield from choose_unit(t, t.lead, ASK_EVENT_UNIT, sorted(heroes), t.event)
        hero = t.reply
        die = roll_die(t)
        yield from take_hits(t, hero, 2 if die <= self.two else int(die < self.none))


@dataclass(frozen=True)
class ReplaceByZeds(Verb):
    """Villagers, Refugees or Civilians of a track go to a bed, comatose, and Zeds take their place.

    VIPs would be named. [DOZ-EVENT-33, DOZ-FATE-12]
    """

    def words(self) -> Name:
        return Name(
            "Choose a Villagers, Refugees or Civilians unit on a track. It goes to a Hospital bed, reduced "
            "and comatose; place a new Regular Zeds unit in its space.",
            "トラックにいる村人、避難民、市民から1つを選び、弱体面で昏睡にして病院のベッドに移す。"
            "それがいたスペースに新しい通常ゼッズを1つ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        units = [
            unit
            for space in ON_TRACKS
            for unit in t.here[space]
            if (is_refugees(unit) and unit != THE_VIP) or is_civilians(unit)
        ]
        if not units:
            return
        yield from choose_unit(t, t.lead, ASK_EVENT_UNIT, sorted(units), t.event)
        unit = t.reply
        space = t.at[unit]
        yield from bring_to_hospital(t, unit, True)
        yield from new_zeds(t, space)


@dataclass(frozen=True)
class Burst(Verb):
    """The Zeds unit of the Fated track nearest Town Center bursts over all adjacent spaces but Starts.

    [DOZ-EVENT-39]
    """

    strength: int

    def words(self) -> Name:
        return Name(
            "Eliminate the Zeds unit nearest Town Center on the Fated track. Then roll on the gunfire table "
            f"with Strength {self.strength} for every unit in each adjacent space that is not a Start space.",
            "運命のトラックでタウンセンターに最も近いゼッズ1つを取り除く。その後、隣接する"
            f"スペース（スタートスペースを除く）にいるすべてのユニットに対し、戦力{self.strength}で射撃表を1回ずつ振る。",
        )

    def do(self, t: DawnTable) -> Flow:
        zeds = zeds_on(t, t.fated_track)
        if not zeds:
            return
        nearest = min([step_of(t.at[unit]) for unit in zeds])
        zeds = [unit for unit in zeds if step_of(t.at[unit]) == nearest]
        yield from choose_unit(t, tie_seat(t), ASK_EVENT_UNIT, zeds, t.event)
        space = t.at[t.reply]
        yield from eliminate(t, t.reply)
        for other in neighbours(space, t.tracks):
            if KIND[other] == START:
                continue
            for unit in t.here[other]:
                if t.at[unit] == other:
                    yield from fire(t, self.strength, 0, unit)
