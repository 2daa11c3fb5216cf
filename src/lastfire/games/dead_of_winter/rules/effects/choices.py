"""Verbs of crossroads cards that say whom they are about, who does it, and on what condition."""

import re
from dataclasses import dataclass

from lastfire.engine.step import Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ANYWHERE
from lastfire.games.dead_of_winter.rules.effects.asking import at, people_at, seats_at
from lastfire.games.dead_of_winter.rules.effects.triggers import couples, strays
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom, carry_out, clause
from lastfire.games.dead_of_winter.rules.effects.whom import by_influence
from lastfire.games.dead_of_winter.rules.names import survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_PLACE, ASK_SURVIVOR
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED


@dataclass(frozen=True)
class LowestBut(Whom):
    """The lowest influence in the whole game, one survivor left aside. [DOW-TIES-5]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"the survivor with the lowest influence, not counting {name.en}",
            f"{name.ja}以外で最も影響力の低い生存者",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        found = [s for s in range(len(t.controller)) if s != self.survivor and t.in_play(s)]
        return by_influence(t, found)[:1]


@dataclass(frozen=True)
class ChooseYours(Verb):
    """The player chooses one of their survivors: that survivor, for what follows."""

    place: int = ANYWHERE

    def words(self) -> Name:
        where = at(self.place)
        return Name(f"Choose 1 of your survivors{where.en}.", f"{where.ja}自分の生存者を1人選ぶ。")

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        found = people_at(t, seat, self.place)
        if not found:
            t.subject = -1
            return
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[survivor] for survivor in found])
        t.subject = ABOUT[t.reply]

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(people_at(t, seat, self.place)) > 0


@dataclass(frozen=True)
class ChooseYourPlace(Verb):
    """The player chooses a place outside the colony with one of their survivors and zombies."""

    def words(self) -> Name:
        return Name(
            "Choose a non-colony location with at least 1 zombie and at least 1 of your survivors.",
            "コロニー以外の、ゾンビと自分の生存者がいるロケーションを1つ選ぶ。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [place for place in t.board.outside if t.zombies_at(place) > 0 and people_at(t, seat, place)]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._find(t, seat)])
        t.spot = ABOUT[t.reply]

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


@dataclass(frozen=True)
class ChooseTheTwo(Verb):
    """Which two are meant, where several pairs of survivors are alone somewhere."""

    def words(self) -> Name:
        return Name(
            "Choose 2 human survivors you control who are alone together at a non-colony location.",
            "条件に当てはまる2人が2組以上いる場合、その中から1組を選ぶ。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in couples(t, seat)])
        t.spot = ABOUT[t.reply]
        t.subject, t.other = t.at(t.spot)


@dataclass(frozen=True)
class ChooseExile(Verb):
    """Which exiled survivor is meant, where several share a place with the player's."""

    def words(self) -> Name:
        return Name(
            "Choose 1 exiled survivor who shares a location with one of your survivors.",
            "条件に当てはまる、追放されたプレイヤーの生存者が2人以上いる場合、その中から1人を選ぶ。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[survivor] for survivor in strays(t, seat, True)])
        t.subject = ABOUT[t.reply]
        t.spot = t.place[t.subject]


# Verbs that take an s where each player does what they say.
DEEDS = re.compile(
    "(^|, | and )"
    "(add|choose|draw|gain|give|kill|lose|look|move|place|raise|remove|reroll|return|reveal|roll|spend|take) "
)


def _done_by_each(said: str, where: str = "") -> str:
    """An English imperative, as what each player does; ``where`` is not said again of their survivors."""
    told = DEEDS.sub(r"\1\2s ", said).replace("your", "their")
    told = re.sub("^([^,]+) and (adds [^,]+), and ", r"\1, \2, and ", told)  # three deeds in one row
    return told.replace(f"of their survivors{where}", "of them") if where else told


@dataclass(frozen=True)
class EachPlayer(Verb):
    """All players in turn, or all with a survivor at a place; who cannot, does not.

    The first player begins. [DOW-TIES-2, DOW-XROAD-13]
    """

    effects: tuple[Verb, ...]
    place: int = ANYWHERE

    def words(self) -> Name:
        said = clause(self.effects)
        if self.place == ANYWHERE:
            return Name(
                f"Each player who can do so {_done_by_each(said.en)}", f"各プレイヤーは、可能なら、{said.ja}"
            )
        where = at(self.place)
        return Name(
            f"Each player with survivors{where.en} {_done_by_each(said.en, where.en)}",
            f"{where.ja.removesuffix('いる')}生存者がいる各プレイヤーは、{said.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for player in seats_at(t, self.place):
            if not t.is_out(player) and _can(t, player, self.effects):
                yield from carry_out(t, player, self.effects)


def _can(t: ColonyTable, seat: int, effects: tuple[Verb, ...]) -> bool:
    return all(effect.is_possible(t, seat) for effect in effects)


@dataclass(frozen=True)
class IfInPlay(Verb):
    """What happens only while a named survivor is in play."""

    survivor: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        name, said = survivor_noun(self.survivor).name, clause(self.then)
        return Name(f"If {name.en} is in play, {said.en}", f"{name.ja}がゲームに登場していれば、{said.ja}")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.in_play(self.survivor):
            yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class UnlessInPlay(Verb):
    """What happens only while none of some survivors is in play."""

    survivors: tuple[int, ...]
    then: tuple[Verb, ...]

    def words(self) -> Name:
        said = clause(self.then)
        en = " or ".join([survivor_noun(survivor).name.en for survivor in self.survivors])
        ja = "も".join([survivor_noun(survivor).name.ja for survivor in self.survivors])
        return Name(f"Unless {en} is in play, {said.en}", f"{ja}もゲームに登場していなければ、{said.ja}")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.survivors:
            if t.in_play(survivor):
                return
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class RollLowHigh(Verb):
    """A die decides: low numbers, high numbers, and nothing between."""

    low: int
    on_low: tuple[Verb, ...]
    high: int
    on_high: tuple[Verb, ...]

    def words(self) -> Name:
        low, high = clause(self.on_low), clause(self.on_high)
        return Name(
            f"Roll a die. On a {self.high} or higher, {high.en} On a {self.low} or lower, {low.en}",
            f"ダイスを1個振る。出た目が{self.high}以上なら、{high.ja}出た目が{self.low}以下なら、{low.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        if die <= self.low:
            yield from carry_out(t, seat, self.on_low)
        elif die >= self.high:
            yield from carry_out(t, seat, self.on_high)
