"""Verbs of plot twists. [DOZ-FATE-4]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import can_be_healed, heal
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    all_zeds,
    are_any_in,
    fighters_at,
    has_zeds,
    is_fought_in,
    lay_ground,
    lift_ground,
    put,
    raiders_at,
    renew,
    take_away,
    un_zeds_at,
    zeds_at,
    zeds_on,
)
from lastfire.games.dawn_of_the_zeds.rules.board.losses import (
    IN_AMMO,
    IN_HITS,
    IN_INFECTION,
    IN_SUPPLIES,
    lose,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    ASIDE,
    BY_ID,
    CAMP,
    CEMETERY,
    CUP,
    GONE,
    KIND,
    ON_MAP,
    ON_TRACKS,
    START,
    STARTS,
    STEPS,
    TOWN_CENTER,
    TUNNEL,
    step_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import (
    draw_zeds,
    has_room_for,
    new_zeds,
    place_zeds,
    room_for_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import (
    bars_refugees,
    devour,
    is_protected,
    is_villagers,
)
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import (
    retreat_player_units,
    retreat_raiders,
    retreat_un_zeds,
    retreat_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import bring_to_hospital
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import nearest_first
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.which_track import which_track
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted, space_words, track_words
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import (
    lay_marker,
    strongest,
)
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept, strength
from lastfire.games.dawn_of_the_zeds.rules.levels import HOSPITAL_RULES, INFECTION_RULES, TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.ring import ring
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS, REDUCED, marker_number, marker_source
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BRIDGE_DOWN,
    FERRY,
    IMPASSABLE,
    NO_ENTRY,
    NONE,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import activate
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance, draw_back
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import hold_space
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import outbreak
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_VILLAGERS,
    THE_GUARD,
    THE_VIP,
    is_civilians,
    is_fighter,
    is_raiders,
    is_regular_zeds,
    is_spreader,
    is_un_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import is_used_up
from lastfire.games.dawn_of_the_zeds.rules.windows import CHAOS_READ, offer
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT as UNIT_CHOSEN
from lastfire.games.dawn_of_the_zeds.rules.words.events import NO_ENTRY_PLACED, ZEDS_REPLACED
from lastfire.games.dawn_of_the_zeds.rules.words.fates import (
    ASK_HEALED,
    ASK_MARKED_ZEDS,
    ASK_PATIENT,
    BRIDGE_FALLS,
    REFUGEES_LEAVE,
    ZEDS_CALLED,
    ZEDS_NOT_CALLED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED, UNIT_PLACED

# Counters that come.


@dataclass(frozen=True)
class UnitOnStart(Verb):
    """A counter that lies aside comes to the Start of a track: a spreader, or Raiders. [DOZ-UNIT-30]"""

    unit: str
    track: int

    def words(self) -> Name:
        name, where = UNIT_NAMES[UNIT[self.unit]].name, track_words(self.track)
        return Name(
            f"Place {name.en} on the Start space of {where.en}.",
            f"{where.ja}のスタートスペースに{name.ja}を置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        unit = UNIT[self.unit]
        if t.at[unit] != ASIDE:
            return
        yield from which_track(t, self.track)
        renew(t, unit)
        put(t, unit, STARTS[t.reply])
        t.tell(UNIT_PLACED, unit, t.at[unit])


@dataclass(frozen=True)
class ZedsCall(Verb):
    """Zeds come to Chaos spaces far from town, if they are weak enough."""

    def words(self) -> Name:
        return Name(
            "For each Chaos space draw a Regular Zeds unit: place it there if its full Strength is lower "
            "than "
            "the number of the space, else return it.",
            "混沌のスペースごとに通常ゼッズを1つ引き、通常面の戦力がスペースの番号より小さければそこに置き、"
            "そうでなければカップに戻す。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from offer(t, CHAOS_READ)
        for space in [space for space in ON_TRACKS if t.chaos[space]]:
            yield from draw_zeds(t)
            unit = t.reply
            if unit == NONE:
                return
            if t.box.full[unit] < step_of(space):
                t.tell(ZEDS_CALLED, unit, space)
                yield from place_zeds(t, unit, space)
            else:
                t.tell(ZEDS_NOT_CALLED, unit, space)


@dataclass(frozen=True)
class ZedsInChaosOfFate(Verb):
    """Another Fate card is drawn; Zeds may come to the Chaos spaces of its track. [DOZ-FATE-10]

    What follows on this card comes before the drawn card is carried out.
    """

    most: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        dice = faces(1, self.most)
        said = [effect.words() for effect in self.then]
        return Name(
            f"Draw another Fate card: for each Chaos space of its Fated track roll a die, and on {dice.en} "
            "place "
            f"a new Regular Zeds unit there. {' '.join([name.en for name in said])} Then carry that card "
            "out.",
            "運命カードをもう1枚引く。その運命のトラックの混沌のスペースごとにダイスを1個振り、"
            f"{dice.ja}なら、"
            f"そこに新しい通常ゼッズを1つ置く。{''.join([name.ja for name in said])}"
            "そのあと、引いたカードの効果を解決する。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from offer(t, CHAOS_READ)
        first = t.fated_track * STEPS
        for space in [space for space in range(first, first + STEPS) if t.chaos[space]]:
            if roll_die(t) <= self.most:
                yield from new_zeds(t, space)
        for effect in self.then:
            yield from effect.do(t)
        yield from finish_fate(t)


# Stores.


@dataclass(frozen=True)
class LoseStoresByDice(Verb):
    """A die each for Supplies and Ammo: low ones cost 2, middling ones 1. [DOZ-GOAL-8]"""

    two: int
    one: int

    def words(self) -> Name:
        low, middle = faces(1, self.two), faces(self.two + 1, self.one)
        return Name(
            f"Roll a die for Supplies, then one for Ammo: on {low.en} lose 2 of them, on {middle.en} lose 1.",
            f"物資のために、次に弾薬のために、ダイスを1個ずつ振る。{low.ja}ならそれを2、{middle.ja}なら1失う。",
        )

    def do(self, t: DawnTable) -> Flow:
        change_supplies(t, -self._loss(t))
        change_ammo(t, -self._loss(t))
        return NOTHING

    def _loss(self, t: DawnTable) -> int:
        die = roll_die(t)
        return 2 if die <= self.two else int(die <= self.one)


@dataclass(frozen=True)
class LoseAnythingByDie(Verb):
    """A die says how much is lost in a mix. [DOZ-EVENT-15]"""

    def words(self) -> Name:
        return Name(
            "Roll a die: lose that many in any mix of Supplies, Ammo, rises of Infection and Hits on player "
            "units.",
            "ダイスを1個振り、物資、弾薬、感染度の上昇、プレイヤーユニットのヒットを好きに組み合わせて、"
            "出目の数だけ失う。",
        )

    def do(self, t: DawnTable) -> Flow:
        return lose(t, roll_die(t), IN_SUPPLIES | IN_AMMO | IN_INFECTION | IN_HITS)


# The board.


@dataclass(frozen=True)
class BridgeFalls(Verb):
    """A bridge collapses until it is a Ferry. [DOZ-FATE-17]"""

    space: str

    def words(self) -> Name:
        where = space_words(BY_ID[self.space])
        return Name(
            f"Place the Collapsed Bridge on {where.en}: player units and Raiders cannot enter. 1 Action of "
            "a unit there or in an adjacent space turns it to the Ferry: they may then enter, but must stop "
            "there.",
            f"{where.ja}に橋の崩落マーカーを置く。プレイヤーユニットと略奪者は入れない。そこか隣接するスペースに"
            "いるユニットの1アクションで渡し船になり、以後は入れるが、そこで止まらなければならない。",
        )

    def do(self, t: DawnTable) -> Flow:
        space = BY_ID[self.space]
        lift_ground(t, space, FERRY)
        lay_ground(t, space, BRIDGE_DOWN)
        t.tell(BRIDGE_FALLS, space)
        return NOTHING


@dataclass(frozen=True)
class Flood(Verb):
    """Each Zeds unit of a track moves one way or the other, nearest Town Center first.

    These are moves, not retreats: who has no room stays, and who remains in a named space brings Chaos.
    The card names the track; its top line serves the calling effect alone. [DOZ-FATE-3, DOZ-FATE-12]
    """

    track: int
    inward: int
    outward: int

    def words(self) -> Name:
        where = track_words(self.track)
        near, far = faces(1, self.inward), faces(self.outward)
        return Name(
            f"Roll a die for each Zeds unit on {where.en}: on {near.en} it moves 1 space toward Town "
            "Center, on "
            f"{far.en} 1 space away from it; fights are fought.",
            f"{where.ja}のゼッズのユニットごとにダイスを1個振る。{near.ja}なら1スペース、"
            "タウンセンターに近づき、"
            f"{far.ja}なら1スペース遠ざかる。戦闘が起これば解決する。",
        )

    def do(self, t: DawnTable) -> Flow:
        for unit in nearest_first(t, zeds_on(t, self.track)):
            space = t.at[unit]
            if space >= TOWN_CENTER or is_fought_in(t, space):
                continue
            die = roll_die(t)
            if die <= self.inward:
                yield from advance(t, (unit,), False)
            elif die >= self.outward and KIND[space] != START:
                yield from draw_back(t, unit)


@dataclass(frozen=True)
class RefugeesTurnBack(Verb):
    """Refugees and VIPs on tracks go 1 space away from Town Center, into the arms of Zeds. [DOZ-ZEDS-17]

    Those farthest from town go first; a Start, or what they cannot enter, keeps them where they are.
    """

    def words(self) -> Name:
        return Name(
            "Each Refugees and VIP Survivors unit on a track moves 1 space away from Town Center; where "
            "Zeds are "
            "it is devoured.",
            "トラックにいる避難民と要人それぞれを、タウンセンターから1スペース遠ざける。"
            "ゼッズのいるスペースに入ったものは食い殺される。",
        )

    def do(self, t: DawnTable) -> Flow:
        found = [
            (-step_of(t.at[unit]), unit)
            for unit in range(FIRST_VILLAGERS, THE_VIP + 1)
            if t.at[unit] < TOWN_CENTER and not is_villagers(t, unit)
        ]
        for _, unit in sorted(found):
            yield from _turn_back(t, unit)


def _turn_back(t: DawnTable, unit: int) -> Flow:
    space = t.at[unit]
    # One that was devoured may have started an Outbreak, in which others have gone.
    if space >= TOWN_CENTER or KIND[space] == START or KIND[space + 1] == START:
        return
    target = space + 1
    if t.ground[target] & IMPASSABLE or is_kept(t, unit, target):
        return
    if bars_refugees(t, space) or bars_refugees(t, target):
        return
    put(t, unit, target)
    t.tell(UNIT_MOVED, unit, space, target)
    if has_zeds(t, target) and not is_protected(t, target):
        yield from devour(t, unit)


@dataclass(frozen=True)
class RollForCamp(Verb):
    """Refugees in the Camp leave for good, or help somebody; VIPs would be named. [DOZ-BOARD-20]"""

    leaves: int
    helps: int

    def words(self) -> Name:
        low, high = faces(1, self.leaves), faces(self.helps)
        return Name(
            f"Roll a die for each Refugees unit in the Camp: on {low.en} it leaves the game, on {high.en} "
            "Heal 1 "
            "Hit of a Civilians unit.",
            f"避難民キャンプの避難民ごとにダイスを1個振る。{low.ja}ならゲームから除外し、"
            f"{high.ja}なら市民1ユニットを1ヒット治療する。",
        )

    def do(self, t: DawnTable) -> Flow:
        for unit in [unit for unit in t.here[CAMP] if unit != THE_VIP]:
            die = roll_die(t)
            if die <= self.leaves:
                t.tell(REFUGEES_LEAVE, unit)
                take_away(t, unit)
                put(t, unit, GONE)
            elif die >= self.helps:
                yield from heal_civilians(t)


def heal_civilians(t: DawnTable) -> Flow:
    """The players may choose Civilians who are healed once; Infection falls as for any Heal. [DOZ-HEAL-7]"""
    hurt = [UNIT_CHOSEN + unit for unit in range(THE_GUARD) if is_civilians(unit) and can_be_healed(t, unit)]
    if hurt:
        yield t.ask(t.lead, ASK_HEALED, [*hurt, NO])
        if t.reply != NO:
            yield from heal(t, t.reply - UNIT_CHOSEN)


@dataclass(frozen=True)
class RoofFalls(Verb):
    """A Tunnel space is closed for the turn; who was there is hurt and gets out somewhere. [DOZ-EVENT-23]

    ``exits`` says by the number of the space where on the surface that is; elsewhere they retreat.
    """

    hits: int
    exits: tuple[tuple[int, int], ...]

    def words(self) -> Name:
        said = counted(self.hits, "Hit")
        ways = [
            Name(f"{step} to {space_words(space).en}", f"{step}なら{space_words(space).ja}へ")
            for step, space in self.exits
        ]
        return Name(
            "Roll a die: the Tunnel space of that number is No Entry this turn. Each unit there takes "
            f"{said} and "
            f"escapes ({', '.join([way.en for way in ways])}); from other spaces all retreat 1 space.",
            "ダイスを1個振る。このターン、その番号のトンネルのスペースは立入禁止になる。"
            "そこのユニットはそれぞれ"
            f"{self.hits}ヒットを受けて脱出する（{'、'.join([way.ja for way in ways])}）。"
            "ほかの番号なら全員1スペース退却する。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & TUNNEL_RULES:
            return
        step = roll_die(t)
        space = TUNNEL * STEPS + step
        lay_ground(t, space, NO_ENTRY)
        t.tell(NO_ENTRY_PLACED, space)
        target = NONE
        for number, way_out in self.exits:
            if number == step:
                target = way_out
        for unit in t.here[space]:
            if t.at[unit] == space:
                yield from take_hits(t, unit, self.hits)
        zeds = zeds_at(t, space)
        yield from retreat_zeds(t, zeds, target)
        if target != NONE and are_any_in(t, zeds, target):
            # Those whom there was no room for have gone on.
            for where in sorted({t.at[unit] for unit in zeds}):
                if where < TOWN_CENTER and where != space:
                    yield from hold_space(t, where)
        yield from retreat_player_units(t, fighters_at(t, space), target)
        if target != NONE:
            yield from _move_out(t, space, target)
            return
        if raiders_at(t, space):
            yield from retreat_raiders(t, raiders_at(t, space))
        if un_zeds_at(t, space) != NONE:
            yield from retreat_un_zeds(t, un_zeds_at(t, space))


def _move_out(t: DawnTable, space: int, target: int) -> Flow:
    """Raiders and Un-Zeds go where there is room for them. Raiders attack whom they find. [DOZ-4R-3]"""
    for unit in t.here[space]:
        if (is_raiders(unit) or is_un_zeds(unit)) and has_room_for(t, unit, target):
            put(t, unit, target)
            t.tell(UNIT_MOVED, unit, space, target)
            if is_raiders(unit):
                yield from ring().raiders_attack(t, unit, target, space)


# Zeds.


@dataclass(frozen=True)
class MarkFarthest(Verb):
    """A marker for the Zeds unit of a track farthest from Town Center, the strongest there. [DOZ-UNIT-50]"""

    mark: int
    track: int = FATED_TRACK

    def words(self) -> Name:
        name, where = MARKERS[marker_number(self.mark)].name, track_words(self.track)
        return Name(
            f"Place the {name.en} marker on the Zeds unit of {where.en} farthest from Town Center, the "
            "strongest "
            "of several.",
            f"{where.ja}でタウンセンターから最も遠いゼッズ（複数なら最も強いもの）に{name.ja}マーカーを置く"
            "。",
        )

    def lays(self) -> int:
        return self.mark

    def do(self, t: DawnTable) -> Flow:
        yield from which_track(t, self.track)
        zeds = zeds_on(t, t.reply)
        if zeds and not is_used_up(t, marker_source(self.mark)):
            farthest = max([t.at[unit] for unit in zeds])
            there = strongest(t, [unit for unit in zeds if t.at[unit] == farthest])
            yield from choose_unit(t, tie_seat(t), ASK_MARKED_ZEDS, there, marker_number(self.mark))
            lay_marker(t, t.reply, self.mark)


@dataclass(frozen=True)
class MarkStrongest(Verb):
    """A marker for the strongest Regular Zeds unit of a track. [DOZ-UNIT-49]"""

    mark: int
    track: int = FATED_TRACK

    def words(self) -> Name:
        name, where = MARKERS[marker_number(self.mark)].name, track_words(self.track)
        return Name(
            f"Place the {name.en} marker on the strongest Regular Zeds unit of {where.en}.",
            f"{where.ja}の最も強い通常ゼッズに{name.ja}マーカーを置く。",
        )

    def lays(self) -> int:
        return self.mark

    def do(self, t: DawnTable) -> Flow:
        yield from which_track(t, self.track)
        zeds = strongest(t, [unit for unit in zeds_on(t, t.reply) if is_regular_zeds(unit)])
        if zeds and not is_used_up(t, marker_source(self.mark)):
            yield from choose_unit(t, tie_seat(t), ASK_MARKED_ZEDS, zeds, marker_number(self.mark))
            lay_marker(t, t.reply, self.mark)


@dataclass(frozen=True)
class ActivateTrack(Verb):
    """A whole activation, in the middle of whatever is going on. [DOZ-ZEDS-4]"""

    track: int

    def words(self) -> Name:
        where = track_words(self.track)
        return Name(f"Activate {where.en}.", f"{where.ja}を活性化する。")

    def do(self, t: DawnTable) -> Flow:
        yield from which_track(t, self.track)
        yield from activate(t, t.reply)


@dataclass(frozen=True)
class ReplaceWeakest(Verb):
    """The weakest Zeds of all, whatever they are, give way to new Regular Zeds, nearest town first.

    The new one is drawn before the old one is back in the cup; without one nothing is replaced. Where a
    spreader was there may be no room. [DOZ-STACK-6, DOZ-STACK-11]
    """

    def words(self) -> Name:
        return Name(
            "Replace the Zeds unit of lowest current Strength, all of them if several tie, by a random new "
            "Regular Zeds unit.",
            "現在の戦力が最も低いゼッズ（同じなら全部）を、無作為に引いた新しい通常ゼッズに置き換える。",
        )

    def do(self, t: DawnTable) -> Flow:
        zeds = all_zeds(t)
        least = min([strength(t, unit) for unit in zeds], default=0)
        for unit in nearest_first(t, [unit for unit in zeds if strength(t, unit) == least]):
            space = t.at[unit]
            if space < ON_MAP and t.here[CUP]:
                yield from draw_zeds(t)
                drawn = t.reply
                take_away(t, unit)
                t.tell(ZEDS_REPLACED, unit, drawn)
                if not is_spreader(unit) or room_for_zeds(t, space):
                    put(t, drawn, space)
                else:
                    yield from place_zeds(t, drawn, space)


# Infection.


@dataclass(frozen=True)
class OutbreakWithoutRelief(Verb):
    """An Unchecked Outbreak that does not lower Infection. [DOZ-FATE-19]"""

    def words(self) -> Name:
        return Name(
            "An Unchecked Outbreak happens, but does not lower Infection.",
            "制御不能の感染爆発が起こるが、感染度は下がらない。",
        )

    def do(self, t: DawnTable) -> Flow:
        return outbreak(t, True, lowers=False) if t.box.uses & INFECTION_RULES else NOTHING


@dataclass(frozen=True)
class FallsIll(Verb):
    """A unit in Town Center goes to the Hospital. [DOZ-FATE-19]"""

    def words(self) -> Name:
        return Name(
            "A unit in Town Center goes to the Hospital with 1 Hit left.",
            "タウンセンターの1ユニットが、残り1ヒットの状態で病院に入る。",
        )

    def do(self, t: DawnTable) -> Flow:
        units = [unit for unit in t.here[TOWN_CENTER] if is_fighter(unit)]
        if units and t.box.uses & HOSPITAL_RULES:
            yield from choose_unit(t, t.lead, ASK_PATIENT, units)
            unit = t.reply
            yield from bring_to_hospital(t, unit, False)
            if t.at[unit] != CEMETERY:
                t.marks[unit] |= REDUCED
                t.hits[unit] = t.box.hits[unit] - 1
