"""Nouns: whom a verb is about, as the object of its clause."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.verb import Whom
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def by_influence(t: ColonyTable, survivors: list[int]) -> list[int]:
    """Lowest influence first. [DOW-TIES-5]"""
    influence = t.box.influence
    return sorted(survivors, key=influence.__getitem__)


@dataclass(frozen=True)
class ThatSurvivor(Whom):
    """Whoever the card or the sentence before speaks of."""

    def words(self) -> Name:
        return Name("that survivor", "その生存者")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [t.subject] if t.subject >= 0 and t.in_play(t.subject) else []


@dataclass(frozen=True)
class Named(Whom):
    """A survivor by name, wherever they are."""

    survivor: int

    def words(self) -> Name:
        return survivor_noun(self.survivor).name

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [self.survivor] if t.in_play(self.survivor) else []


@dataclass(frozen=True)
class NamedTwo(Whom):
    """Two survivors by name, at the same moment."""

    survivor: int
    other: int

    def words(self) -> Name:
        one, two = survivor_noun(self.survivor).name, survivor_noun(self.other).name
        return Name(f"{one.en} and {two.en}", f"{one.ja}と{two.ja}")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [s for s in (self.survivor, self.other) if t.in_play(s)]


@dataclass(frozen=True)
class EachAt(Whom):
    """Everybody at a place but helpless survivors."""

    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        if self.place == COLONY:
            return Name(
                "each non-helpless survivor at the colony", "コロニーにいる各生存者（無力な生存者を除く）"
            )
        return Name(f"each survivor at {name.en}", f"{name.ja}にいる各生存者")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return t.at(self.place)


@dataclass(frozen=True)
class EachHere(Whom):
    """Everybody at that place."""

    def words(self) -> Name:
        return Name("each survivor at that location", "そのロケーションにいる各生存者")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return t.at(t.spot)


@dataclass(frozen=True)
class EachNotExiled(Whom):
    """Everybody whose player is not exiled."""

    def words(self) -> Name:
        return Name("each non-exiled survivor", "追放されていないプレイヤーの各生存者")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [s for s in range(len(t.controller)) if t.in_play(s) and not t.in_exile(s)]


@dataclass(frozen=True)
class EachYouControl(Whom):
    """All survivors of the player the card addresses."""

    def words(self) -> Name:
        return Name("each of your survivors", "自分の各生存者")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return t.groups[seat][:]


@dataclass(frozen=True)
class HighestInfluence(Whom):
    """The most influential of those not in exile."""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "the non-exiled survivor with the highest influence",
                "追放されていないプレイヤーの生存者のうち、影響力が最も高い1人",
            )
        return Name(
            f"each of the {self.count} non-exiled survivors with the highest influence",
            f"追放されていないプレイヤーの生存者のうち、影響力の高い{self.count}人それぞれ",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        found = by_influence(t, EachNotExiled().find(t, seat))
        return found[::-1][: self.count]


@dataclass(frozen=True)
class LowestInfluence(Whom):
    """The least influential of those not in exile."""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "the non-exiled survivor with the lowest influence",
                "追放されていないプレイヤーの生存者のうち、影響力が最も低い1人",
            )
        return Name(
            f"each of the {self.count} non-exiled survivors with the lowest influence",
            f"追放されていないプレイヤーの生存者のうち、影響力の低い{self.count}人それぞれ",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return by_influence(t, EachNotExiled().find(t, seat))[: self.count]
