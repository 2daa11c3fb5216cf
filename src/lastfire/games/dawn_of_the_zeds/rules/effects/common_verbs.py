"""Verbs that Event, Fate and Research cards share: stores, Infection, Chaos, new Zeds, Heroes who arrive."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import (
    available_heroes,
    hero_arrives,
    hero_enters,
    is_any_hero_available,
)
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import remove_chaos
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, ON_MAP, STARTS, SURFACE_TRACKS
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds, room_for_players
from lastfire.games.dawn_of_the_zeds.rules.board.stores import add_event_actions, change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.card import ALL_TRACKS
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import (
    can_reveal,
    put_early_on_top,
    reveal_research,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import stores
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.which_track import which_track
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted, space_words, track_words
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES, SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_EVENT_ACTIONS, MOST_STORES, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.words.events import ASK_ARRIVAL
from lastfire.games.dawn_of_the_zeds.rules.words.fates import (
    ASK_ARRIVING,
    ASK_CHAOS,
)


@dataclass(frozen=True)
class GainStores(Verb):
    """Supplies and Ammo, up to 20 of each. [DOZ-BOARD-22]"""

    supplies: int
    ammo: int = 0

    def words(self) -> Name:
        said = stores(self.supplies, self.ammo)
        return Name(f"Gain {said.en}.", f"{said.ja}を得る。")

    def do(self, t: DawnTable) -> Flow:
        change_supplies(t, self.supplies)
        change_ammo(t, self.ammo)
        return NOTHING

    def is_possible(self, t: DawnTable) -> bool:
        has_supplies = t.box.uses & SUPPLIES_RULES != 0
        return (self.supplies > 0 and has_supplies and t.supplies < MOST_STORES) or (
            self.ammo > 0 and t.ammo < MOST_STORES
        )


@dataclass(frozen=True)
class LoseStores(Verb):
    """Supplies and Ammo, as far as there are any. [DOZ-GOAL-8]"""

    supplies: int
    ammo: int = 0

    def words(self) -> Name:
        said = stores(self.supplies, self.ammo)
        if self.supplies + self.ammo == 1:
            return Name(f"Lose {said.en}, if you have any.", f"{said.ja}を、あれば失う。")
        return Name(f"Lose {said.en}, or as much as you have.", f"{said.ja}を、ある分だけ失う。")

    def do(self, t: DawnTable) -> Flow:
        change_supplies(t, -self.supplies)
        change_ammo(t, -self.ammo)
        return NOTHING


@dataclass(frozen=True)
class PayAmmo(Verb):
    """A price: without it the rest of the card cannot be had."""

    count: int

    def words(self) -> Name:
        return Name(f"Pay {self.count} Ammo.", f"弾薬{self.count}を支払う。")

    def do(self, t: DawnTable) -> Flow:
        change_ammo(t, -self.count)
        return NOTHING

    def is_possible(self, t: DawnTable) -> bool:
        return t.ammo >= self.count


@dataclass(frozen=True)
class LowerInfection(Verb):
    """Not below 0."""

    count: int

    def words(self) -> Name:
        return Name(f"Lower Infection by {self.count}.", f"感染度を{self.count}下げる。")

    def do(self, t: DawnTable) -> Flow:
        lower_infection(t, self.count)
        return NOTHING

    def is_possible(self, t: DawnTable) -> bool:
        return t.infection > 0


@dataclass(frozen=True)
class RaiseInfection(Verb):
    """At 13 there is an Outbreak. [DOZ-INFECT-11]"""

    count: int

    def words(self) -> Name:
        return Name(f"Raise Infection by {self.count}.", f"感染度を{self.count}上げる。")

    def words_at(self, uses: int) -> Name | None:
        return self.words() if uses & INFECTION_RULES else None

    def do(self, t: DawnTable) -> Flow:
        return raise_infection(t, self.count)


@dataclass(frozen=True)
class AddEventActions(Verb):
    """Up to 4. [DOZ-BOARD-24, DOZ-FATE-15]"""

    count: int

    def words(self) -> Name:
        said = counted(self.count, "Event Action")
        return Name(
            f"Gain {said}, up to {MOST_EVENT_ACTIONS} in all.",
            f"イベントアクション{self.count}を得る（上限{MOST_EVENT_ACTIONS}）。",
        )

    def do(self, t: DawnTable) -> Flow:
        add_event_actions(t, self.count)
        return NOTHING

    def is_possible(self, t: DawnTable) -> bool:
        return t.event_actions < MOST_EVENT_ACTIONS


@dataclass(frozen=True)
class RemoveChaos(Verb):
    """From spaces of the players' choice; Infection stays as it is. [DOZ-CHAOS-12]"""

    count: int

    def words(self) -> Name:
        said = counted(self.count, "Chaos marker")
        return Name(
            f"Remove {said}; Infection does not rise.",
            f"混沌マーカー{self.count}個を取り除く。感染度は上がらない。",
        )

    def do(self, t: DawnTable) -> Flow:
        for _ in range(self.count):
            spaces = [space for space in range(ON_MAP) if t.chaos[space]]
            if not spaces:
                return
            yield from choose_space(t, t.lead, ASK_CHAOS, spaces)
            remove_chaos(t, t.reply)

    def is_possible(self, t: DawnTable) -> bool:
        return any(t.chaos)


@dataclass(frozen=True)
class NewZeds(Verb):
    """In a space, or where it gives way to. [DOZ-STACK-11, DOZ-STACK-13]"""

    count: int
    space: str
    is_super: bool = False

    def words(self) -> Name:
        kind = "Super" if self.is_super else "Regular"
        said = counted(self.count, f"new {kind} Zeds unit")
        where = space_words(BY_ID[self.space])
        kind = "スーパーゼッズ" if self.is_super else "通常ゼッズ"
        return Name(f"Place {said} in {where.en}.", f"{where.ja}に新しい{kind}を{self.count}つ置く。")

    def do(self, t: DawnTable) -> Flow:
        for _ in range(self.count):
            yield from new_zeds(t, BY_ID[self.space], self.is_super)


@dataclass(frozen=True)
class NewZedsOnStart(Verb):
    """On the Start of a track, of the one that a line means, or of every track. [DOZ-STACK-12]"""

    track: int
    is_super: bool = False

    def words(self) -> Name:
        kind = "Super" if self.is_super else "Regular"
        where = track_words(self.track)
        kind_ja = "スーパーゼッズ" if self.is_super else "通常ゼッズ"
        return Name(
            f"Place a new {kind} Zeds unit on the Start space of {where.en}.",
            f"{where.ja}のスタートスペースに新しい{kind_ja}を1つ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        if self.track == ALL_TRACKS:
            for track in range(t.tracks):
                yield from new_zeds(t, STARTS[track], self.is_super)
            return
        yield from which_track(t, self.track)
        yield from new_zeds(t, STARTS[t.reply], self.is_super)


@dataclass(frozen=True)
class HeroArrives(Verb):
    """A random Hero who is available comes to Town Center or any Start. [DOZ-EVENT-21, DOZ-UNIT-12]"""

    def words(self) -> Name:
        return Name(
            "Place a random available Hero in Town Center or on any Start space.",
            "登場できるヒーローから無作為に1人を、タウンセンターか好きなスタートスペースに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        heroes = available_heroes(t)
        if not heroes:
            return
        hero = t.chance.take(heroes)
        yield from hero_arrives(t, hero)

    def is_possible(self, t: DawnTable) -> bool:
        return is_any_hero_available(t)


@dataclass(frozen=True)
class ChosenHeroArrives(Verb):
    """An available Hero whom the players choose comes to a Start on the surface. [DOZ-UNIT-12]"""

    def words(self) -> Name:
        return Name(
            "Place an available Hero of your choice on a surface Start space.",
            "登場できるヒーローから1人を選び、地上のスタートスペースに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.lead, ASK_ARRIVING, available_heroes(t))
        hero = t.reply
        starts = [start for start in STARTS[:SURFACE_TRACKS] if room_for_players(t, start)]
        yield from choose_space(t, t.lead, ASK_ARRIVAL, starts or STARTS[:SURFACE_TRACKS], hero)
        yield from hero_enters(t, hero, t.reply)

    def is_possible(self, t: DawnTable) -> bool:
        return is_any_hero_available(t)


@dataclass(frozen=True)
class RevealResearch(Verb):
    """The next Research card is revealed, without a Research Action. [DOZ-RESEARCH-5]"""

    def words(self) -> Name:
        return Name("Reveal the next Research card.", "次の研究カードを公開する。")

    def do(self, t: DawnTable) -> Flow:
        return reveal_research(t)

    def is_possible(self, t: DawnTable) -> bool:
        return can_reveal(t)


@dataclass(frozen=True)
class EarlyOnTop(Verb):
    """Research is thrown back. [DOZ-RESEARCH-17]"""

    count: int = 1

    def words(self) -> Name:
        said = counted(self.count, "random Early Research card")
        return Name(
            f"Put {said} not used in this game on top of the Research deck.",
            f"このゲームで使っていない初期の研究カードを無作為に{self.count}枚、研究デッキの一番上に置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        for _ in range(self.count):
            put_early_on_top(t)
        return NOTHING
