"""What sets crossroads cards of The Long Night off, about rules that every match of it has."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.triggers import TRIGGERED, Clause, meetings
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import despair_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.graveyard import graveyard
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import traps_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import unruly
from lastfire.games.dead_of_winter.rules.names import PLACES, item_noun, survivor_noun
from lastfire.games.dead_of_winter.rules.state import DID_ACCUSE, NOBODY, ColonyTable


@dataclass(frozen=True)
class InPlayAt(Clause):
    """A named survivor is at a place, whoever controls them."""

    survivor: int
    place: int

    def clause(self) -> Name:
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        return Name(f"{name.en} is at {place.en}", f"{name.ja}が{place.ja}にいる")

    def is_met(self, t: ColonyTable) -> bool:
        return t.in_play(self.survivor) and t.place[self.survivor] == self.place

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.survivor
        t.spot = self.place


@dataclass(frozen=True)
class Despairs(Clause):
    """A survivor of the active player has so much despair; the first of them is that survivor."""

    count: int
    faithful: bool = False

    def clause(self) -> Name:
        tokens = counted(self.count, "despair token")
        if self.faithful:
            return Name(
                f"one of your non-exiled survivors has at least {tokens}",
                f"自分が追放されておらず、自分の生存者の誰かに絶望トークンが{self.count}個以上ある",
            )
        return Name(
            f"one of your survivors has at least {tokens}",
            f"自分の生存者の誰かに絶望トークンが{self.count}個以上ある",
        )

    def about(self) -> str:
        return TRIGGERED

    def find(self, t: ColonyTable) -> int:
        """A survivor who meets it, or -1."""
        if self.faithful and t.is_exiled(t.turn):
            return NOBODY
        for survivor in t.groups[t.turn]:
            if despair_of(t, survivor) >= self.count:
                return survivor
        return NOBODY

    def is_met(self, t: ColonyTable) -> bool:
        return self.find(t) >= 0

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.find(t)
        t.spot = t.place[t.subject]


@dataclass(frozen=True)
class UnrulyAtLeast(Clause):
    """So many of the helpless survivors are unruly."""

    count: int

    def clause(self) -> Name:
        return Name(
            f"the colony has at least {counted(self.count, 'unruly helpless survivor')}",
            f"コロニーに荒れた無力な生存者が{self.count}人以上いる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return unruly(t) >= self.count


@dataclass(frozen=True)
class GraveyardHas(Clause):
    """So many survivors lie in the graveyard. [LN-GRAVE-6]"""

    count: int

    def clause(self) -> Name:
        are = "1 survivor is" if self.count == 1 else f"{self.count} survivors are"
        return Name(f"at least {are} in the graveyard", f"墓地に生存者が{self.count}人以上いる")

    def is_met(self, t: ColonyTable) -> bool:
        return len(graveyard(t)) >= self.count


@dataclass(frozen=True)
class HasTraps(Clause):
    """So many explosive traps lie at a place."""

    count: int
    place: int

    def clause(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"{place.en} has at least {counted(self.count, 'explosive trap')}",
            f"{place.ja}に爆発トラップが{self.count}個以上ある",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return traps_of(t, self.place) >= self.count


@dataclass(frozen=True)
class Accuses(Clause):
    """A vote to exile somebody has just been held; ``t.other`` is the player whom it was about."""

    def clause(self) -> Name:
        return Name(
            "a vote that you called to exile a player ends",
            "自分が提案した追放投票が終わる",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return t.acts & DID_ACCUSE != 0


def human_meetings(t: ColonyTable, seat: int) -> list[int]:
    """Places where a human survivor of the player is alone with one human survivor of another player."""
    found: list[int] = []
    for place in meetings(t, seat):
        if all(t.box.survivors[survivor].human for survivor in t.at(place)):
            found.append(place)
    return found


@dataclass(frozen=True)
class HumansAlone(Clause):
    """A human survivor of the active player and one of another player are the only two at a place.

    ``t.subject`` is the first, ``t.other`` the second of them, the place ``t.spot``.
    """

    def clause(self) -> Name:
        return Name(
            "one of your human survivors is alone at a location with another player's human survivor",
            "ロケーションの1つに生存者がちょうど2人おり、どちらも人間で、1人は自分の生存者、もう1人は"
            "ほかのプレイヤーの生存者である",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return len(human_meetings(t, t.turn)) > 0

    def prepare(self, t: ColonyTable) -> None:
        t.spot = human_meetings(t, t.turn)[0]
        t.subject, t.other = t.at(t.spot)
        if t.controller[t.subject] != t.turn:
            t.subject, t.other = t.other, t.subject


def bearer_of(t: ColonyTable, item: int) -> tuple[int, int]:
    """The first card of a kind that is borne, from the active player to the left, and who bears it."""
    for i in range(t.seats):
        seat = (t.turn + i) % t.seats
        for card, bearer in t.gear:
            if t.box.kind[card] == item and t.controller[bearer] == seat:
                return card, bearer
    return NOBODY, NOBODY


@dataclass(frozen=True)
class SomebodyBears(Clause):
    """Somebody is equipped with an item: that survivor, and that card.

    Of several the first in turn order, from the active player. [LN-SCENARIO-22]
    """

    item: int

    def clause(self) -> Name:
        item = item_noun(self.item).name
        return Name(f"a survivor is equipped with “{item.en}”", f"生存者の誰かが「{item.ja}」を装備している")

    def is_met(self, t: ColonyTable) -> bool:
        return bearer_of(t, self.item)[1] >= 0

    def prepare(self, t: ColonyTable) -> None:
        t.item, t.subject = bearer_of(t, self.item)
        t.spot = t.place[t.subject]
