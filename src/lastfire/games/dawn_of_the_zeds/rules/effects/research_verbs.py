"""Verbs of Research cards. [DOZ-RESEARCH-5]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import available_heroes, hero_enters
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    all_zeds,
    has_zeds,
    put,
    renew,
    take_away,
    zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CEMETERY,
    CUP,
    KIND,
    ON_TRACKS,
    START,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.board.town import reach_town
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_zeds
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import (
    can_put_early_on_top,
    put_early_on_top,
    shuffle_back,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import (
    components,
    gain_component,
    lose_a_component,
    lose_component,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import EarlyOnTop
from lastfire.games.dawn_of_the_zeds.rules.effects.fate_verbs import heal_civilians
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import lowered, roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.holdings import printed_on
from lastfire.games.dawn_of_the_zeds.rules.sources import REDUCED, REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    THE_VIP,
    is_refugees,
    is_super_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.units.unit import CLASSES
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, UNIT, YES
from lastfire.games.dawn_of_the_zeds.rules.words.events import ZEDS_REPLACED
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.research import (
    ANTIDOTE_FOUND,
    ASK_BACK_FROM_DEAD,
    ASK_BREAKDOWN,
    ASK_RETREATING,
    ASK_SHRINK,
    FINAL_COMPONENT_FOUND,
)

# People.


@dataclass(frozen=True)
class BackFromDead(Verb):
    """Somebody was not dead after all. [DOZ-BOARD-21]

    Refugees who come back reach Town Center like others. Who may not be there stays in the Cemetery.
    """

    def words(self) -> Name:
        return Name(
            "Return a unit from the Cemetery to Town Center with 1 Hit left.",
            "墓地の1ユニットを、残り1ヒットの状態でタウンセンターに戻す。",
        )

    def do(self, t: DawnTable) -> Flow:
        dead = _who_can_return(t)
        if not dead:
            return
        yield from choose_unit(t, t.lead, ASK_BACK_FROM_DEAD, dead)
        unit = t.reply
        renew(t, unit)
        put(t, unit, TOWN_CENTER)
        if unit != THE_VIP:
            t.marks[unit] = REFUGEES if is_refugees(unit) else REDUCED
        t.tell(UNIT_PLACED, unit, TOWN_CENTER)
        if is_refugees(unit):
            yield from reach_town(t, unit)
        else:
            t.hits[unit] = t.box.hits[unit] - 1

    def is_possible(self, t: DawnTable) -> bool:
        return bool(_who_can_return(t))


def _who_can_return(t: DawnTable) -> list[int]:
    """The player units in the Cemetery that may be in Town Center. [DOZ-UNIT-25]"""
    return [
        unit
        for unit in t.here[CEMETERY]
        if unit < FIRST_RAIDERS
        and all(holding.may_enter(TOWN_CENTER) for _, _, holding in printed_on(t, unit, questions.MAY_ENTER))
    ]


@dataclass(frozen=True)
class HealCivilians(Verb):
    """Some Civilians are healed; Infection falls for each. [DOZ-HEAL-7]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Heal up to {self.count} Civilians units 1 Hit each; Infection falls for each Heal.",
            f"市民を{self.count}ユニットまで、1ヒットずつ治療する。治療ごとに感染度が下がる。",
        )

    def do(self, t: DawnTable) -> Flow:
        for _ in range(self.count):
            yield from heal_civilians(t)


@dataclass(frozen=True)
class HeroOfClassArrives(Verb):
    """A random available Hero of a class comes to Town Center. [DOZ-UNIT-12]"""

    unit_class: int

    def words(self) -> Name:
        name = CLASSES[self.unit_class].name
        return Name(
            f"Place a random available {name.en} Hero in Town Center.",
            f"登場できる{name.ja}のヒーローから無作為に1人を、タウンセンターに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        heroes = [hero for hero in available_heroes(t) if t.box.units[hero].unit_class == self.unit_class]
        if heroes:
            yield from hero_enters(t, t.chance.take(heroes), TOWN_CENTER)


# Zeds.


@dataclass(frozen=True)
class ZedsRetreat(Verb):
    """All Zeds of one space, which the players choose, retreat. [DOZ-RETREAT-2]"""

    def words(self) -> Name:
        return Name(
            "All Zeds in one space of your choice retreat.",
            "好きなスペース1つにいるゼッズが全部退却する。",
        )

    def do(self, t: DawnTable) -> Flow:
        spaces = [space for space in ON_TRACKS if KIND[space] != START and has_zeds(t, space)]
        if spaces:
            yield from choose_space(t, t.lead, ASK_RETREATING, spaces)
            yield from retreat_zeds(t, zeds_at(t, t.reply))


@dataclass(frozen=True)
class Shrink(Verb):
    """Super Zeds become Regular Zeds, as hurt as they were. [DOZ-UNIT-34]"""

    def words(self) -> Name:
        return Name(
            "You may replace a Super Zeds unit by a random Regular Zeds unit, on the same side and with "
            "the same "
            "Hits.",
            "スーパーゼッズ1ユニットを、無作為に引いた通常ゼッズに置き換えてもよい。面とヒットは変わらない。",
        )

    def do(self, t: DawnTable) -> Flow:
        giants = [unit for unit in all_zeds(t) if is_super_zeds(unit)]
        if not giants or not t.here[CUP]:
            return
        yield t.ask(t.lead, ASK_SHRINK, [*[UNIT + unit for unit in giants], NO])
        if t.reply == NO:
            return
        unit = t.reply - UNIT
        drawn = t.chance.take(list(t.here[CUP]))
        space, hits, side = t.at[unit], t.hits[unit], t.marks[unit] & REDUCED
        take_away(t, unit)
        put(t, drawn, space)
        t.hits[drawn] = hits
        t.marks[drawn] = side
        t.tell(ZEDS_REPLACED, unit, drawn)


# Antidote and Super Weapon.


@dataclass(frozen=True)
class AdvanceAntidote(Verb):
    """The Final Component first, the Antidote then. [DOZ-RESEARCH-8, DOZ-RESEARCH-9]"""

    def words(self) -> Name:
        return Name(
            "The first time, the Final Component lies in the Lab, and this card is shuffled back into the "
            "deck; "
            "its number stays the Current one until the next card. The second time, you have the Antidote.",
            "1回目：最後の成分を研究室に置き、このカードをデッキに戻してシャッフルする。次のカードまでは、"
            "このカードの必要な目のままになる。2回目：解毒剤を得る。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.final_component:
            t.final_component = True
            t.tell(FINAL_COMPONENT_FOUND, t.research)
            shuffle_back(t)
        elif not t.antidote:
            t.antidote = True
            t.tell(ANTIDOTE_FOUND)
        return NOTHING


@dataclass(frozen=True)
class GainComponent(Verb):
    """A component of the players' choice. [DOZ-RESEARCH-10, DOZ-RESEARCH-11]"""

    def words(self) -> Name:
        return Name(
            "Gain a component of the Super Weapon of your choice, four at most; the fourth only while "
            "Professor "
            "Agee is in the Lab.",
            "スーパーウェポンの部品を1つ選んで得る（4つまで）。4つ目は、"
            "アジー教授が研究室にいる間だけ得られる。",
        )

    def do(self, t: DawnTable) -> Flow:
        return gain_component(t)


@dataclass(frozen=True)
class LoseComponentOr(Verb):
    """A component is lost, by chance or by choice; without any something else happens."""

    by_chance: bool
    otherwise: tuple[Verb, ...]

    def words(self) -> Name:
        said = self.otherwise[0].words()
        which = Name("a random component", "部品を無作為に1つ")
        if not self.by_chance:
            which = Name("1 component of your choice", "部品を1つ選んで")
        return Name(
            f"Lose {which.en} of the Super Weapon; if you have none, {lowered(said).en}",
            f"スーパーウェポンの{which.ja}失う。部品がなければ、{said.ja}",
        )

    def do(self, t: DawnTable) -> Flow:
        had = components(t)
        if had and self.by_chance:
            lose_component(t, t.chance.take(had))
        elif had:
            yield from lose_a_component(t)
        else:
            for effect in self.otherwise:
                yield from effect.do(t)


@dataclass(frozen=True)
class EarlyOnTopOr(Verb):
    """The players choose between a step back in research and something else. [DOZ-RESEARCH-17]

    Without a card that could be put there they have no choice.
    """

    other: Verb

    def words(self) -> Name:
        first, other = EarlyOnTop().words(), self.other.words()
        return Name(
            f"{first.en[:-1]}, or {lowered(other).en}",
            f"次のどちらかを選ぶ：{first.ja}または、{other.ja}",
        )

    def do(self, t: DawnTable) -> Flow:
        is_early = False
        if can_put_early_on_top(t):
            yield t.ask(t.lead, ASK_BREAKDOWN, [YES, NO])
            is_early = t.reply == YES
        if is_early:
            put_early_on_top(t)
        else:
            yield from self.other.do(t)


@dataclass(frozen=True)
class EarlyOnTopByDie(Verb):
    """A die says how far research is thrown back: two cards, one or none. [DOZ-RESEARCH-17]"""

    two: int
    one: int

    def words(self) -> Name:
        low, middle = faces(1, self.two), faces(self.two + 1, self.one)
        said = EarlyOnTop(2).words()
        return Name(
            f"Roll a die: on {low.en}, {lowered(said).en[:-1]}; on {middle.en}, one.",
            f"ダイスを1個振る。{low.ja}なら、{said.ja}{middle.ja}なら、1枚にする。",
        )

    def do(self, t: DawnTable) -> Flow:
        die = roll_die(t)
        for _ in range(2 if die <= self.two else int(die <= self.one)):
            put_early_on_top(t)
        return NOTHING
