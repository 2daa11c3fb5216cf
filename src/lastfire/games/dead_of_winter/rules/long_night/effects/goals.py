"""Goals of objectives about despair, the unruly, traps, and where people are."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import despair_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import traps_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import unruly
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def _despair(t: ColonyTable, survivors: list[int]) -> int:
    return sum([despair_of(t, survivor) for survivor in survivors])


def _tokens(count: int) -> str:
    return counted(count, "despair token")


@dataclass(frozen=True)
class Despairing(Condition):
    """Despair on one's own survivors."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Your survivors have a total of at least {_tokens(self.count)}.",
            f"自分の生存者に絶望トークンが合計{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return _despair(t, t.groups[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class NobodyDespairs(Condition):
    """None of one's own survivors; shown as how many tokens they have."""

    def words(self) -> Name:
        return Name("None of your survivors has a despair token.", "自分の生存者の誰にも絶望トークンがない。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return _despair(t, t.groups[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == 0


@dataclass(frozen=True)
class OthersDespair(Condition):
    """Despair on the survivors of other players."""

    count: int

    def words(self) -> Name:
        return Name(
            f"The other players' survivors have a total of at least {_tokens(self.count)}.",
            f"ほかのプレイヤーの生存者に絶望トークンが合計{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([_despair(t, t.groups[other]) for other in range(t.seats) if other != seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class DespairEverywhere(Condition):
    """Despair on anybody."""

    count: int

    def words(self) -> Name:
        return Name(
            f"All survivors together have at least {_tokens(self.count)}.",
            f"生存者全員の絶望トークンが合わせて{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([_despair(t, group) for group in t.groups])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class LittleDespair(Condition):
    """No more than so much despair on anybody."""

    most: int

    def words(self) -> Name:
        return Name(
            f"All survivors together have at most {_tokens(self.most)}.",
            f"生存者全員の絶望トークンが合わせて{self.most}個以下である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([_despair(t, group) for group in t.groups])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) <= self.most


@dataclass(frozen=True)
class UnrulyAtLeast(Condition):
    """So many of the helpless have turned."""

    count: int

    def words(self) -> Name:
        verb = "is" if self.count == 1 else "are"
        return Name(
            f"At least {counted(self.count, 'helpless survivor')} {verb} unruly.",
            f"荒れた無力な生存者が{self.count}人以上いる。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return unruly(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class NobodyUnruly(Condition):
    """Shown as how many are."""

    def words(self) -> Name:
        return Name("No helpless survivor is unruly.", "荒れた無力な生存者がいない。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return unruly(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return unruly(t) == 0


@dataclass(frozen=True)
class HelplessAtMost(Condition):
    """No more than so many helpless survivors, the unruly included."""

    most: int

    def words(self) -> Name:
        if self.most == 0:
            return Name("The colony has no helpless survivors.", "コロニーに無力な生存者がいない。")
        return Name(
            f"The colony has at most {counted(self.most, 'helpless survivor')}.",
            f"コロニーの無力な生存者が{self.most}人以下である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.helpless

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return t.helpless <= self.most


@dataclass(frozen=True)
class TrapsAtLeast(Condition):
    """Explosive traps anywhere on the board."""

    count: int

    def words(self) -> Name:
        traps = (
            "is at least 1 explosive trap"
            if self.count == 1
            else f"are at least {self.count} explosive traps"
        )
        return Name(f"There {traps} on the board.", f"盤上に爆発トラップが{self.count}個以上ある。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([traps_of(t, place) for place in t.board.all])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class FewZombiesAtColony(Condition):
    """No more than so many zombies at the colony."""

    most: int

    def words(self) -> Name:
        are = "is at most 1 zombie" if self.most == 1 else f"are at most {self.most} zombies"
        return Name(f"There {are} at the colony.", f"コロニーにいるゾンビが{self.most}体以下である。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.zombies_at(COLONY)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return t.zombies_at(COLONY) <= self.most


@dataclass(frozen=True)
class PeopleAt(Condition):
    """So many of one's own survivors at a place."""

    place: int
    count: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"At least {self.count} of your survivors {'is' if self.count == 1 else 'are'} at {place.en}.",
            f"自分の生存者が{place.ja}に{self.count}人以上いる。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.place[survivor] == self.place for survivor in t.groups[seat]])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class NoneAtColony(Condition):
    """All one's own survivors are away; shown as how many are not."""

    def words(self) -> Name:
        return Name("None of your survivors is at the colony.", "自分の生存者が誰もコロニーにいない。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.place[survivor] == COLONY for survivor in t.groups[seat]])

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == 0


@dataclass(frozen=True)
class FromDeck(Condition):
    """Cards with the back of one item deck in the hand."""

    place: int
    count: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"You have at least {counted(self.count, 'card')} from the item deck at {place.en} in hand.",
            f"手札に{place.ja}の探索デッキのカードが{self.count}枚以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.box.origin[card] == self.place for card in t.hands[seat]])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count
