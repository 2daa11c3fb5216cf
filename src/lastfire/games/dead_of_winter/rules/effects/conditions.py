"""Goals of main, secret, betrayal and exiled objectives."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL, PLACES, SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.vocabulary import OBJECTIVE_DONE


def _cards(count: int, what: str) -> str:
    return f"{count} {what} card" if count == 1 else f"{count} {what} cards"


def hand_of_symbol(t: ColonyTable, seat: int, symbol: int) -> int:
    """How many cards of a symbol a hand holds. [DOW-OBJ-11, DOW-CARD-11]"""
    count = 0
    for card in t.hands[seat]:
        if t.box.symbol[t.box.kind[card]] == symbol:
            count += 1
    return count


def gear_of_symbol(t: ColonyTable, seat: int, symbol: int) -> int:
    """How many cards of a symbol a player's survivors bear."""
    count = 0
    for card, bearer in t.gear:
        if t.controller[bearer] == seat and t.box.symbol[t.box.kind[card]] == symbol:
            count += 1
    return count


@dataclass(frozen=True)
class MainObjectiveDone(Condition):
    """[DOW-GOAL-3]"""

    def words(self) -> Name:
        return Name("The main objective is completed.", "主要目的が達成されている。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return int(t.ending == OBJECTIVE_DONE)

    def need(self, t: ColonyTable, seat: int) -> int:
        return 1


@dataclass(frozen=True)
class MoraleGone(Condition):
    """[DOW-GOAL-5]"""

    def words(self) -> Name:
        return Name("Morale is 0.", "士気が0である。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return int(t.morale == 0)

    def need(self, t: ColonyTable, seat: int) -> int:
        return 1


# In one's hand, on one's survivors.


@dataclass(frozen=True)
class InHand(Condition):
    """Cards of a symbol in the hand. A card counts for every goal it fits. [DOW-OBJ-13]"""

    symbol: int
    count: int

    def words(self) -> Name:
        symbol = SYMBOLS[self.symbol].name
        return Name(
            f"You have at least {_cards(self.count, symbol.en)} in hand.",
            f"手札に{symbol.ja}カードが{self.count}枚以上ある。",
        )

    def in_hand(self) -> Name:
        symbol = SYMBOLS[self.symbol].name
        return Name(_cards(self.count, symbol.en), f"{symbol.ja}カード{self.count}枚以上")

    def now(self, t: ColonyTable, seat: int) -> int:
        return hand_of_symbol(t, seat, self.symbol)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class ExactlyInHand(Condition):
    """So many and not one more."""

    symbol: int
    count: int

    def words(self) -> Name:
        symbol = SYMBOLS[self.symbol].name
        return Name(
            f"You have exactly {_cards(self.count, symbol.en)} in hand.",
            f"手札に{symbol.ja}カードがちょうど{self.count}枚ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return hand_of_symbol(t, seat, self.symbol)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == self.count


@dataclass(frozen=True)
class HandSize(Condition):
    """Cards of any kind in the hand; outsiders are item cards too. [DOW-CARD-11]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"You have at least {_cards(self.count, 'item')} in hand.",
            f"手札にアイテムカードが{self.count}枚以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.hands[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class MostCards(Condition):
    """More cards than every other player; as many is not enough. [DOW-OBJ-12]"""

    def words(self) -> Name:
        return Name(
            "You have more cards in hand than any other player.",
            "手札の枚数が、ほかのどのプレイヤーよりも多い。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.hands[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        most = 0
        for other in range(t.seats):
            if other != seat:
                most = max(most, len(t.hands[other]))
        return most + 1


@dataclass(frozen=True)
class Equipped(Condition):
    """Items of a symbol on one's survivors."""

    symbol: int
    count: int

    def words(self) -> Name:
        symbol = SYMBOLS[self.symbol].name
        if self.count == 1:
            carried, total = f"At least 1 of your survivors is equipped with a {symbol.en} card.", ""
        else:
            carried = f"Your survivors are equipped with a total of at least {_cards(self.count, symbol.en)}."
            total = "合計"
        return Name(
            carried,
            f"自分の生存者が{symbol.ja}カードを{total}{self.count}枚以上装備している。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return gear_of_symbol(t, seat, self.symbol)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class ControlExactly(Condition):
    count: int

    def words(self) -> Name:
        who = "1 survivor" if self.count == 1 else f"{self.count} survivors"
        return Name(f"You control exactly {who}.", f"自分の生存者がちょうど{self.count}人である。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.groups[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return len(t.groups[seat]) == self.count


@dataclass(frozen=True)
class ControlAtLeast(Condition):
    count: int

    def words(self) -> Name:
        return Name(
            f"You control at least {self.count} survivors.", f"自分の生存者が{self.count}人以上いる。"
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.groups[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class LargestGroup(Condition):
    """So many more survivors than any other player."""

    by: int

    def words(self) -> Name:
        if self.by == 1:
            return Name(
                "You control more survivors than any other player.",
                "自分の生存者の人数が、ほかのどのプレイヤーよりも多い。",
            )
        return Name(
            f"You control at least {self.by} more survivors than any other player.",
            f"自分の生存者の人数が、ほかのどのプレイヤーよりも{self.by}人以上多い。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.groups[seat])

    def need(self, t: ColonyTable, seat: int) -> int:
        most = 0
        for other in range(t.seats):
            if other != seat:
                most = max(most, len(t.groups[other]))
        return most + self.by


@dataclass(frozen=True)
class NobodyWounded(Condition):
    """None of one's survivors has a token of any kind; shown as how many have."""

    def words(self) -> Name:
        return Name(
            "None of your survivors has a wound of any kind.",
            "自分の生存者の中に、負傷や凍傷のある者がいない。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.hurts(s) > 0 for s in t.groups[seat]])

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == 0


@dataclass(frozen=True)
class SomebodyWounded(Condition):
    """One survivor with so many tokens of any kind."""

    count: int

    def words(self) -> Name:
        return Name(
            f"At least 1 of your survivors has at least {self.count} wounds of any kind.",
            f"自分の生存者の誰か1人に、負傷トークンと凍傷トークンが合わせて{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return max([t.hurts(s) for s in t.groups[seat]], default=0)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class GroupInfluence(Condition):
    """The influence of all one's survivors together."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Your survivors have a total influence of at least {self.count}.",
            f"自分の生存者の影響力が合計{self.count}以上である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.box.influence[s] for s in t.groups[seat]])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class ColonyBarricades(Condition):
    count: int

    def words(self) -> Name:
        return Name(
            f"The colony has at least {self.count} barricades.",
            f"コロニーにバリケードが{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.barricades_at(COLONY)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class BarricadesOutside(Condition):
    """So many at every other place; shown as how many places have them."""

    each: int

    def words(self) -> Name:
        what = "1 barricade" if self.each == 1 else f"{self.each} barricades"
        return Name(
            f"Each non-colony location has at least {what}.",
            f"コロニー以外のすべてのロケーションに、バリケードが{self.each}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.barricades_at(place) >= self.each for place in t.board.outside])

    def need(self, t: ColonyTable, seat: int) -> int:
        return len(t.board.outside)


@dataclass(frozen=True)
class FewZombiesOutside(Condition):
    """No more than so many zombies away from the colony."""

    most: int

    def words(self) -> Name:
        are = "is at most 1 zombie" if self.most == 1 else f"are at most {self.most} zombies"
        return Name(
            f"There {are} in total at the non-colony locations.",
            f"コロニー以外のロケーションにいるゾンビが、合計{self.most}体以下である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.zombies_at(place) for place in t.board.outside])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) <= self.most


@dataclass(frozen=True)
class NoZombiesAt(Condition):
    """Places that have to be clear."""

    places: tuple[int, ...]

    def words(self) -> Name:
        names = [PLACES[place].name for place in self.places]
        first, last = [name.en for name in names[:-1]], names[-1].en
        en = f"{', '.join(first)}{',' * (len(first) > 1)} or {last}" if first else last
        return Name(
            f"There are no zombies at {en}.", f"{'と'.join(name.ja for name in names)}にゾンビがいない。"
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.zombies_at(place) for place in self.places])

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == 0


@dataclass(frozen=True)
class EmptyDecks(Condition):
    """Item decks without a card. [DOW-OBJ-16]"""

    count: int

    def words(self) -> Name:
        decks = "1 item deck is" if self.count == 1 else f"{self.count} item decks are"
        return Name(f"At least {decks} empty.", f"空の探索デッキが{self.count}つ以上ある。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([len(t.deck(place)) == 0 for place in t.board.with_deck])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class LastRound(Condition):
    """The colony has to hold out to the end; shown as rounds that are over. [DOW-OBJ-6]"""

    rounds: int

    def words(self) -> Name:
        return Name(
            f"Survive {self.rounds} rounds with morale above 0.",
            f"士気を0にすることなく{self.rounds}ラウンド生き延びる。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        # Looked at before the marker moves: in the last round it stands on 1.
        return self.rounds - t.round + 1

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.rounds

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return t.round <= 1 and t.morale > 0


@dataclass(frozen=True)
class Samples(Condition):
    """Samples of killed zombies. [DOW-OBJ-14, DOW-OBJ-15]"""

    per_player: int

    def words(self) -> Name:
        return Name(
            f"At least {self.per_player} samples per player, including eliminated players, have been "
            "collected. Whenever a zombie is killed, roll a die. On a 4 or higher, collect 1 sample.",
            f"プレイヤー1人（脱落したプレイヤーを含む）につき{self.per_player}個以上の検体を集めている。ゾンビを1体倒すたびに"
            "ダイスを1個振り、出た目が4以上なら検体を1個得る。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.samples

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.per_player * t.seats


@dataclass(frozen=True)
class Stocked(Condition):
    """Cards added to the main objective, of one symbol or (-1) of any that it takes. [DOW-OBJ-7]"""

    symbol: int
    count: int
    per_player: int = 0

    def words(self) -> Name:
        what = Name("item", "アイテム") if self.symbol < 0 else SYMBOLS[self.symbol].name
        en, ja = [], []
        if self.count:
            en.append(_cards(self.count, what.en))
            ja.append(f"{self.count}枚")
        if self.per_player:
            en.append(f"{_cards(self.per_player, what.en)} per non-exiled player")
            ja.append(f"追放されていないプレイヤー1人につき{self.per_player}枚")
        lone = self.count + self.per_player == 1
        return Name(
            f"At least {' and '.join(en)} {'is' if lone else 'are'} on this card.",
            f"このカードに、{'、さらに'.join(ja)}以上の{what.ja}カードが置かれている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        if self.symbol < 0:
            return len(t.stock)
        return sum([t.box.symbol[t.box.kind[card]] == self.symbol for card in t.stock])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count + self.per_player * len(t.faithful_seats())


@dataclass(frozen=True)
class FuelEachRound(Condition):
    """Fuel that burns at every look at the objective; with too little the game ends."""

    flat: int
    for_two: int

    def words(self) -> Name:
        en, ja = [], []
        if self.flat:
            en.append(f"{_cards(self.flat, 'fuel')} from this card")
            ja.append(f"{self.flat}枚")
        if self.for_two:
            more = (
                " more"
                if self.flat
                else " fuel card from this card"
                if self.for_two == 1
                else " fuel cards from this card"
            )
            en.append(f"{self.for_two}{more} for every 2 non-exiled players, rounded up")
            ja.append(f"追放されていないプレイヤー2人につき{self.for_two}枚（端数切り上げ）")
        return Name(
            f"Each round, when the main objective is checked, remove {', plus '.join(en)}. If there are not "
            "enough fuel cards on this card, the game ends immediately.",
            "毎ラウンド、主要目的チェックのときに、"
            f"このカードから燃料カードを{'' if self.flat else '、'}{'、さらに'.join(ja)}"
            "取り除く。燃料カードが足りなければ、ゲームはただちに終わる。",
        )

    def is_duty(self) -> bool:
        return True

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([t.box.symbol[t.box.kind[card]] == FUEL for card in t.stock])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.flat + self.for_two * ((len(t.faithful_seats()) + 1) // 2)


@dataclass(frozen=True)
class FoodSupply(Condition):
    """Food tokens in the supply when it is looked at."""

    count: int

    def words(self) -> Name:
        what = "1 food token" if self.count == 1 else f"{self.count} food tokens"
        return Name(
            f"The food supply has at least {what}.",
            f"食料庫に食料トークンが{self.count}個以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.food

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class WasteAtMost(Condition):
    """A tidy waste pile."""

    count: int

    def words(self) -> Name:
        return Name(
            f"The waste pile has at most {self.count} cards.",
            f"捨て札置き場のカードが{self.count}枚以下である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.waste)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return len(t.waste) <= self.count


@dataclass(frozen=True)
class WasteAtLeast(Condition):
    """A waste pile out of hand."""

    count: int

    def words(self) -> Name:
        return Name(
            f"The waste pile has at least {self.count} cards.",
            f"捨て札置き場のカードが{self.count}枚以上である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.waste)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class Starvation(Condition):
    """Starvation tokens in the supply."""

    count: int

    def words(self) -> Name:
        what = "1 starvation token" if self.count == 1 else f"{self.count} starvation tokens"
        return Name(
            f"The food supply has at least {what}.", f"食料庫に飢餓トークンが{self.count}個以上ある。"
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.starvation

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class HelplessAtLeast(Condition):
    count: int

    def words(self) -> Name:
        return Name(
            f"The colony has at least {self.count} helpless survivors.",
            f"コロニーに無力な生存者が{self.count}人以上いる。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return t.helpless

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class PeopleOnBoard(Condition):
    """Survivors on the board, the helpless included."""

    count: int

    def words(self) -> Name:
        return Name(
            f"There are at least {self.count} survivors on the board, including helpless survivors.",
            f"無力な生存者を含めて、盤上に生存者が{self.count}人以上いる。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([where >= 0 for where in t.place]) + t.helpless

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class Lost(Condition):
    """Survivors, not the helpless, who have left the game in whatever way. [DOW-DEATH-4]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"At least {self.count} non-helpless survivors have been removed from the game.",
            f"生存者（無力な生存者を除く）が{self.count}人以上、ゲームから除外されている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(t.gone)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class BetrayersExiled(Condition):
    """Whoever holds a betrayal objective has been exiled; shown as how many have not."""

    def words(self) -> Name:
        return Name(
            "All betrayers, if any, are exiled.",
            "裏切り者がいる場合、その全員が追放されている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        free = 0
        for other in range(t.seats):
            secret = t.secret[other]
            if secret >= 0 and t.box.secrets[secret].betrayal and not t.is_exiled(other):
                free += 1
        return free

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return self.now(t, seat) == 0

    def is_open(self) -> bool:
        """Who holds one shows only at the end, or with the exile. [DOW-SECRET-1]"""
        return False
