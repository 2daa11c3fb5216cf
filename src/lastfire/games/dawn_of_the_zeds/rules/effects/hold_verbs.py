"""Verbs of hold cards: what they do when they are played. [DOZ-FATE-5, DOZ-FATE-6]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.move import arrive, flights, fly, ride, rides
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import enter_play
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    available,
    has_zeds,
    is_any_available,
    put,
    raiders_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    HOSPITAL,
    KIND,
    NAMED,
    STEPS,
    SURFACE_TRACKS,
    TOWN_CENTER,
    inward,
    neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import room_for_players
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees, is_villagers
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire_of_card
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE, FATES
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import recover
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import (
    IMPASSABLE,
    NONE,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import cancel_group, cancel_track
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_CIVILIANS,
    FIRST_VILLAGERS,
    THE_VIP,
    is_civilians,
    is_raiders,
    is_un_zeds,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.used import HEALED, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.acting import UNIT_HEALED
from lastfire.games.dawn_of_the_zeds.rules.words.fates import (
    ASK_ARRIVING,
    ASK_CANNON,
    ASK_EASED,
    ASK_OUT_OF_BED,
    ASK_THROW,
    ASK_WHERE_TO,
    CARD_STAYS,
    DEFENCE_TURNED,
    GROUP_STOPPED,
    TRACK_CALMED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED


@dataclass(frozen=True)
class Keep(Verb):
    """A card that may stay in hand when it was played. [DOZ-FATE-18]"""

    card: str
    least: int

    def words(self) -> Name:
        name, dice = FATES[FATE[self.card]].name, faces(self.least)
        return Name(
            f"Roll a die: on {dice.en} keep {name.en} for another time.",
            f"ダイスを1個振り、{dice.ja}なら「{name.ja}」を手元に残す。",
        )

    def do(self, t: DawnTable) -> Flow:
        number = FATE[self.card]
        # An Outbreak in between may have shuffled it back into the deck.
        if roll_die(t) >= self.least and number in t.fate_discards:
            t.fate_discards.remove(number)
            t.fate_hand.append(number)
            t.fate_hand.sort()
            t.tell(CARD_STAYS, number)
        return NOTHING


# Civilians.


@dataclass(frozen=True)
class CiviliansArrive(Verb):
    """Regular or Heroic Civilians whom the players choose come to Town Center. [DOZ-UNIT-12]"""

    def words(self) -> Name:
        return Name(
            "Place an available Regular or Heroic Civilians unit of your choice in Town Center.",
            "登場できる一般市民か英雄市民から1ユニットを選び、タウンセンターに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.lead, ASK_ARRIVING, _available_civilians(t))
        yield from enter_play(t, t.reply, TOWN_CENTER)

    def is_possible(self, t: DawnTable) -> bool:
        return is_any_available(t, FIRST_CIVILIANS, FIRST_VILLAGERS)


def _available_civilians(t: DawnTable) -> list[int]:
    return available(t, FIRST_CIVILIANS, FIRST_VILLAGERS)


@dataclass(frozen=True)
class OutOfBed(Verb):
    """Civilians leave the Hospital fully healed for a space the Zeds do not control. [DOZ-BOARD-15]"""

    lowers: int

    def words(self) -> Name:
        return Name(
            f"Heal a Civilians unit in the Hospital fully, which lowers Infection by {self.lowers} and no "
            "more, and place it in a named space on the surface that is not Zeds-controlled.",
            f"病院にいる市民1ユニットを完全に治療し（下がる感染度は{self.lowers}だけ）、"
            "ゼッズ支配下でない地上の名前のあるスペースに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.lead, ASK_OUT_OF_BED, _patients(t))
        unit = t.reply
        mark_used(t, HEALED, unit)
        t.hits[unit] = 0
        t.marks[unit] &= ~(REDUCED | COMATOSE)
        t.tell(UNIT_HEALED, unit)
        lower_infection(t, self.lowers)
        yield from choose_space(t, t.lead, ASK_WHERE_TO, _calm_spaces(t), unit)
        put(t, unit, t.reply)
        t.tell(UNIT_PLACED, unit, t.at[unit])

    def is_possible(self, t: DawnTable) -> bool:
        return bool(_patients(t))


def _patients(t: DawnTable) -> list[int]:
    """Civilians in beds whom nothing has healed this turn. [DOZ-HEAL-2]"""
    return [unit for unit in t.here[HOSPITAL] if is_civilians(unit) and not is_used(t, HEALED, unit)]


def _calm_spaces(t: DawnTable) -> list[int]:
    """Named spaces on the surface with room, not Zeds-controlled; Town Center always is one."""
    found: list[int] = []
    for space in (*range(SURFACE_TRACKS * STEPS), TOWN_CENTER):
        is_calm = not t.chaos[space] and not has_zeds(t, space) and not raiders_at(t, space)
        if KIND[space] >= NAMED and is_calm and room_for_players(t, space):
            found.append(space)
    return found


@dataclass(frozen=True)
class RefugeesStepIn(Verb):
    """Refugees and VIPs next to Zeds come closer, but into no Zeds. [DOZ-UNIT-20, DOZ-MOVE-8]"""

    def words(self) -> Name:
        return Name(
            "Each Refugees or VIP Survivors unit next to Zeds moves 1 space toward Town Center.",
            "ゼッズに隣接する避難民と要人それぞれを、タウンセンターに向けて1スペース移動させる。",
        )

    def do(self, t: DawnTable) -> Flow:
        for unit in _in_danger(t):
            space = t.at[unit]
            # Who reaches Town Center may start an Outbreak: others may be gone by then, or have Zeds ahead.
            if space < TOWN_CENTER and not _is_closed(t, unit, inward(space)):
                yield from arrive(t, unit, inward(space), space)

    def is_possible(self, t: DawnTable) -> bool:
        return bool(_in_danger(t))


def _in_danger(t: DawnTable) -> list[int]:
    """Refugees and VIPs next to Zeds who can come closer, the nearest first."""
    found: list[tuple[int, int]] = []
    for unit in range(FIRST_VILLAGERS, THE_VIP + 1):
        space = t.at[unit]
        if space >= TOWN_CENTER or is_villagers(t, unit):
            continue
        beside = neighbours(space, t.tracks)
        if any(has_zeds(t, other) for other in beside) and not _is_closed(t, unit, inward(space)):
            found.append((space % STEPS, unit))
    return [unit for _, unit in sorted(found)]


def _is_closed(t: DawnTable, unit: int, target: int) -> bool:
    """Whether Refugees cannot go to the next space.

    [DOZ-MOVE-8, DOZ-EVENT-23, DOZ-FATE-12, DOZ-VERSUS-66]
    """
    return (
        has_zeds(t, target)
        or t.ground[target] & IMPASSABLE != 0
        or bars_refugees(t, t.at[unit])
        or bars_refugees(t, target)
        or is_kept(t, unit, target)
    )


# The Zeds Phase and fights.


@dataclass(frozen=True)
class StopGroup(Verb):
    """The group that is about to move does not. [DOZ-FATE-18]"""

    recovered: int

    def words(self) -> Name:
        said = counted(self.recovered, "Hit")
        return Name(
            f"Cancel the activation of a Zeds unit or Mob before it moves; {said} is removed from it.",
            "移動する前のゼッズ1ユニットか群れ1つの活性化を取り消す。"
            f"それから{self.recovered}ヒットを取り除く。",
        )

    def do(self, t: DawnTable) -> Flow:
        group = t.groups[0]
        t.tell(GROUP_STOPPED, t.at[group[0]])
        cancel_group(t)
        hurt = [unit for unit in group if t.hits[unit]]
        if hurt:
            yield from choose_unit(t, t.lead, ASK_EASED, hurt, self.recovered)
            recover(t, t.reply, self.recovered)

    def is_possible(self, t: DawnTable) -> bool:
        return bool(t.groups) and bool(t.groups[0])


@dataclass(frozen=True)
class CalmTrack(Verb):
    """No activation of the track that is about to be activated, now or later. [DOZ-ZEDS-9]"""

    def words(self) -> Name:
        return Name(
            "In the Zeds Phase: cancel the activation of a track that is about to begin, and all further "
            "ones of that track.",
            "ゼッズフェイズに、これから行うトラックの活性化を、そのトラックの以後の活性化も含めてすべて取り消す。",
        )

    def do(self, t: DawnTable) -> Flow:
        t.tell(TRACK_CALMED, t.track)
        cancel_track(t)
        return NOTHING

    def is_possible(self, t: DawnTable) -> bool:
        return t.phase == ZEDS and t.track != NONE


@dataclass(frozen=True)
class TurnDefeat(Verb):
    """A lost defence against Zeds is won after all; Hits already taken stay. [DOZ-FATE-16]"""

    hits: int

    def words(self) -> Name:
        said = counted(self.hits, "Hit")
        return Name(
            f"The lost defence becomes {said} on the attackers, who retreat; Hits already taken stay.",
            f"防御側の敗北を、攻撃側への{self.hits}ヒットと攻撃側の退却に変える。すでに受けたヒットは残る。",
        )

    def do(self, t: DawnTable) -> Flow:
        fight = t.fight
        assert fight is not None
        fight.is_turned = True
        t.tell(DEFENCE_TURNED, fight.space)
        yield from hit_zeds(t, _attackers(t), self.hits)

    def is_possible(self, t: DawnTable) -> bool:
        return bool(_attackers(t)) and t.fight is not None and not t.fight.is_turned


def _attackers(t: DawnTable) -> list[int]:
    """The Zeds of the fight under way that are still there, if they attack."""
    fight = t.fight
    if fight is None or not fight.zeds_attack:
        return []
    return [unit for unit in fight.zeds if is_zeds(unit) and t.at[unit] == fight.space]


@dataclass(frozen=True)
class FireAtAttackers(Verb):
    """Gunfire at those who attack, before the fight; it costs nothing. [DOZ-GUN-15]"""

    strength: int

    def words(self) -> Name:
        return Name(
            f"First make a gunfire attack of Strength {self.strength}, without Ammo, on one of the "
            "attackers; then fight.",
            f"まず攻撃側の1ユニットに弾薬なしで戦力{self.strength}の射撃を行い、それから戦う。",
        )

    def do(self, t: DawnTable) -> Flow:
        fight = t.fight
        assert fight is not None
        yield from choose_unit(t, decider(t, fight.unit), ASK_THROW, list(fight.zeds), self.strength)
        yield from fire_of_card(t, self.strength, t.reply)
        fight.zeds = [unit for unit in fight.zeds if t.at[unit] == fight.space]

    def is_possible(self, t: DawnTable) -> bool:
        return t.fight is not None and t.fight.zeds_attack and bool(t.fight.zeds)


# The Action Phase.


@dataclass(frozen=True)
class FireFromTown(Verb):
    """Gunfire at somebody on the surface near the town; it costs nothing. [DOZ-GUN-15]"""

    strength: int
    steps: int

    def words(self) -> Name:
        return Name(
            f"Make a gunfire attack of Strength {self.strength}, without Ammo, on a unit in a surface space "
            f"numbered {self.steps} or less.",
            f"地上の{self.steps}番以下のスペースにいる1ユニットに、"
            f"弾薬なしで戦力{self.strength}の射撃を行う。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.lead, ASK_CANNON, self._targets(t), self.strength)
        yield from fire_of_card(t, self.strength, t.reply)

    def is_possible(self, t: DawnTable) -> bool:
        return bool(self._targets(t))

    def _targets(self, t: DawnTable) -> list[int]:
        found: list[int] = []
        for track in range(SURFACE_TRACKS):
            for space in range(track * STEPS, track * STEPS + self.steps + 1):
                found += [
                    unit for unit in t.here[space] if is_zeds(unit) or is_raiders(unit) or is_un_zeds(unit)
                ]
        return found


@dataclass(frozen=True)
class Ride(Verb):
    """A Hero's Move Action goes further, on the surface. [DOZ-MOVE-11]"""

    added: int

    def words(self) -> Name:
        return Name(
            f"The Move Action of a Hero goes {self.added} spaces further, on the surface only; not for "
            "Pickles or Horatius.",
            f"ヒーロー1人の移動アクションの移動力が、地上だけを通るかぎり{self.added}増える。"
            "ピクルスとホラティウスには使えない。",
        )

    def do(self, t: DawnTable) -> Flow:
        return ride(t, t.acting, self.added)

    def is_possible(self, t: DawnTable) -> bool:
        return t.acting != NONE and bool(rides(t, t.acting, self.added))


@dataclass(frozen=True)
class Fly(Verb):
    """A Hero's Move Action goes from a surface space to any other. [DOZ-MOVE-11]"""

    def words(self) -> Name:
        return Name(
            "The Move Action of a Hero goes from any surface space to any other, the Hospital and the Lab "
            "among them; not for Pickles or Horatius.",
            "ヒーロー1人の移動アクションで、地上の好きなスペースから別の好きなスペースへ移動する"
            "（病院と研究室を含む）。ピクルスとホラティウスには使えない。",
        )

    def do(self, t: DawnTable) -> Flow:
        return fly(t, t.acting)

    def is_possible(self, t: DawnTable) -> bool:
        return t.acting != NONE and bool(flights(t, t.acting))
