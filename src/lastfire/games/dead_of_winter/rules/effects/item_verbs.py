"""Verbs of crossroads cards about item cards, hands and decks."""

from dataclasses import dataclass

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import (
    add_to_hand,
    draw_item,
    forget_hand,
    give_pledged,
    kinds_in_hand,
    pledge_cards,
    remove_card,
    search_deck,
    see_hand,
    see_random,
    shuffle_deck,
)
from lastfire.games.dead_of_winter.rules.card import EVENT
from lastfire.games.dead_of_winter.rules.effects.asking import (
    at,
    cards_of,
    if_done,
    others_than,
    people_at,
    seats_at,
)
from lastfire.games.dead_of_winter.rules.effects.basic import counted, them
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, carry_out
from lastfire.games.dead_of_winter.rules.names import PLACES, SYMBOLS, survivor_noun
from lastfire.games.dead_of_winter.rules.state import NO_FOOD_CARDS, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, COUNT, DONE, NO, PLAYER, TO, YES
from lastfire.games.dead_of_winter.rules.words.questions import (
    ASK_CARD,
    ASK_COUNT,
    ASK_MAY,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_RECEIVER,
    ASK_STAKE,
)
from lastfire.games.dead_of_winter.rules.words.records import (
    ANTED,
    CARDS_GIVEN,
    CARDS_WASTED,
    HAND_SEEN,
    ITEMS_REMOVED,
    REVEALED_ITEMS,
    SECRET_SEEN,
    SECRET_SHOWN,
    STAKES_ROLLED,
    STAKES_WON,
    TOOK,
    WASTED,
)


@dataclass(frozen=True)
class PlayersMayGive(Verb):
    """All players together may give cards out of their hands: one of each symbol named."""

    symbols: tuple[int, ...]
    to_waste: bool
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def _wanted(self) -> list[int]:
        """Each symbol once."""
        wanted: list[int] = []
        for symbol in self.symbols:
            if symbol not in wanted:
                wanted.append(symbol)
        return wanted

    def words(self) -> Name:
        cards = [cards_of(symbol, self.symbols.count(symbol)) for symbol in self._wanted()]
        en = " and ".join([card.en for card in cards])
        ja = "と".join([card.ja for card in cards])
        done = if_done(self.then, self.otherwise)
        if self.to_waste:
            who, hands = "Players may place a total of", "their hands"
            if len(self.symbols) == 1:
                who, hands = "A player may place", "their hand"
            return Name(
                f"{who} {en} from {hands} in the waste pile.{done.en}",
                f"全員の手札から、合計で{ja}を捨て札置き場に置いてもよい。{done.ja}",
            )
        total = "remove a total of" if len(cards) == 1 else "together remove"
        return Name(
            f"From their hands, players may {total} {en} from the game.{done.en}",
            f"全員の手札から、合計で{ja}をゲームから除外してもよい。{done.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        pledged: list[int] = []
        givers: list[int] = []
        due = 0
        for symbol in self._wanted():
            count = self.symbols.count(symbol)
            due += count
            yield from pledge_cards(t, t.living_seats(), symbol, count, t.open_card, pledged, givers)
            if len(pledged) < due:
                yield from carry_out(t, seat, self.otherwise)
                return
        give_pledged(t, pledged, givers, self.to_waste)
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class RevealUntil(Verb):
    """Cards of a deck are shown until enough of a symbol have come; those are taken. [DOW-XROAD-18]"""

    place: int
    symbol: int
    count: int

    def words(self) -> Name:
        place, cards = PLACES[self.place].name, cards_of(self.symbol, self.count)
        symbol = SYMBOLS[self.symbol].name
        return Name(
            f"Reveal cards from {place.en} deck until you reveal {cards.en}. "
            f"Take {'that' if self.count == 1 else 'those'} {cards.en.removeprefix('1 ')}, and shuffle "
            "the rest back into the deck.",
            f"{place.ja}の探索デッキの上から、{symbol.ja}カードが{self.count}枚出るまでカードを公開する。その{self.count}枚を手札に加え、"
            "残りを探索デッキに戻して混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        shown: list[int] = []
        taken: list[int] = []
        while len(t.deck(self.place)) > 0 and len(taken) < self.count:
            card = t.pile(t.board.deck[self.place]).draw(t.chance)
            shown.append(card)
            if t.box.symbol[t.box.kind[card]] == self.symbol:
                taken.append(card)
        t.tell(REVEALED_ITEMS, self.place, *[t.box.kind[card] for card in shown])
        for card in taken:
            add_to_hand(t, seat, card, EVERYONE)
            t.tell(TOOK, seat, t.box.kind[card])
        shuffle_deck(t, self.place, [card for card in shown if card not in taken])
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.deck(self.place)) > 0


@dataclass(frozen=True)
class NoFoodCards(Verb):
    """For the rest of the turn."""

    def words(self) -> Name:
        return Name("You cannot play food cards this turn.", "この手番中、食料カードをプレイできない。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.this_turn |= NO_FOOD_CARDS
        return NOTHING


@dataclass(frozen=True)
class SearchDeck(Verb):
    """A deck is looked through, and shuffled. [DOW-XROAD-18]"""

    place: int
    count: int

    def words(self) -> Name:
        place, cards = PLACES[self.place].name, counted(self.count, "card")
        return Name(
            f"Search the {place.en.removeprefix('the ')} deck for {cards}, take {them(self.count)}, and "
            "shuffle that deck.",
            f"{place.ja}の探索デッキをすべて見て、好きなカード{self.count}枚を手札に加え、残りを混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from search_deck(t, seat, self.place, (), self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.deck(self.place)) > 0


@dataclass(frozen=True)
class SearchAnyDeck(Verb):
    """An item deck of choice is looked through, and shuffled. [DOW-XROAD-18]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Search any item deck for {counted(self.count, 'card')}, take {them(self.count)}, "
            "and shuffle that deck.",
            f"好きな探索デッキ1つをすべて見て、好きなカード{self.count}枚を手札に加え、残りを混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        ids = [TO[place] for place in t.board.outside if len(t.deck(place)) > 0]
        if not ids:
            return
        yield from choose(t, seat, ASK_PLACE, ids)
        yield from search_deck(t, seat, ABOUT[t.reply], (), self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return sum([len(t.deck(place)) for place in t.board.outside]) > 0


@dataclass(frozen=True)
class DrawFromAnyDeck(Verb):
    """The uppermost cards of an item deck of choice, all kept."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Draw {counted(self.count, 'card')} from any item deck.",
            f"好きな探索デッキ1つから{self.count}枚を引き、手札に加える。",
        )

    def _find(self, t: ColonyTable) -> list[int]:
        return [TO[place] for place in t.board.outside if len(t.deck(place)) >= self.count]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, self._find(t))
        place = ABOUT[t.reply]
        for _ in range(self.count):
            draw_item(t, seat, place)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t)) > 0


@dataclass(frozen=True)
class RemoveFromDeck(Verb):
    """All cards of a symbol leave a deck and the game, even if there are none. [DOW-XROAD-14]"""

    place: int
    symbol: int

    def words(self) -> Name:
        place, symbol = PLACES[self.place].name, SYMBOLS[self.symbol].name
        return Name(
            f"Remove all {symbol.en} cards in {place.en} deck from the game.",
            f"{place.ja}の探索デッキにある{symbol.ja}カードをすべてゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        shuffle_deck(t, self.place, [])
        middle = t.deck(self.place).middle
        cards = [card for card in middle if t.box.symbol[t.box.kind[card]] == self.symbol]
        for card in cards:
            middle.remove(card)
            t.knows[card] = EVERYONE
        t.removed += cards
        t.chance.reveal()
        if cards:
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in cards])
        return NOTHING


@dataclass(frozen=True)
class ReturnRemoved(Verb):
    """The cards that left the game last, but no outsiders, go onto the waste pile."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Place the last {counted(self.count, 'non-outsider card')} removed from the game on top of "
            "the waste pile.",
            f"ゲームから除外されたカードのうち、最後に除外された{self.count}枚（よそ者カードを除く）を、捨て札置き場の一番上に置く。",
        )

    def _find(self, t: ColonyTable) -> list[int]:
        found = [card for card in t.removed if t.box.items[t.box.kind[card]].mode != EVENT]
        return found[-self.count :]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        _return_to_waste(t, self._find(t))
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t)) > 0


@dataclass(frozen=True)
class ReturnAllRemoved(Verb):
    """All cards of some symbols that left the game, even if there are none. [DOW-XROAD-14]"""

    symbols: tuple[int, ...]

    def words(self) -> Name:
        en = " and ".join([SYMBOLS[symbol].name.en for symbol in self.symbols])
        ja = "と".join([f"{SYMBOLS[symbol].name.ja}カード" for symbol in self.symbols])
        return Name(
            f"Place all {en} cards that have been removed from the game on top of the waste pile.",
            f"ゲームから除外された{ja}をすべて、捨て札置き場の一番上に置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        _return_to_waste(t, [card for card in t.removed if t.box.symbol[t.box.kind[card]] in self.symbols])
        return NOTHING


def _return_to_waste(t: ColonyTable, cards: list[int]) -> None:
    t.removed = [card for card in t.removed if card not in cards]
    t.waste += cards
    if cards:
        t.tell(CARDS_WASTED, *[t.box.kind[card] for card in cards])


@dataclass(frozen=True)
class TakeRemoved(Verb):
    """Cards of a symbol that left the game come into the hand, open to all."""

    symbol: int
    count: int

    def words(self) -> Name:
        cards = cards_of(self.symbol, self.count)
        return Name(
            f"Take up to {cards.en} that have been removed from the game.",
            f"ゲームから除外された{cards.ja}までを手札に加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            ids: list[int] = []
            for card in t.removed:
                kind = t.box.kind[card]
                if t.box.symbol[kind] == self.symbol and CARD[kind] not in ids:
                    ids.append(CARD[kind])
            if not ids:
                return
            yield t.ask(seat, ASK_CARD, [*ids, DONE])
            if t.reply == DONE:
                return
            for card in t.removed:
                if CARD[t.box.kind[card]] == t.reply:
                    t.removed.remove(card)
                    add_to_hand(t, seat, card, EVERYONE)
                    t.tell(TOOK, seat, t.box.kind[card])
                    break


@dataclass(frozen=True)
class RemoveHandCard(Verb):
    """A card of choice leaves the hand and the game."""

    def words(self) -> Name:
        return Name(
            "Choose 1 card in your hand and remove it from the game.", "自分の手札1枚をゲームから除外する。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        # Asked even of a hand of one kind: not asking would tell that it is one.
        yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat)])
        remove_card(t, seat, t.in_hand(seat, ABOUT[t.reply]))

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[seat]) > 0


@dataclass(frozen=True)
class WasteThatWeapon(Verb):
    """The weapon that was used goes to the waste pile. [DOW-EQUIP-4, DOW-WASTE-1]"""

    def words(self) -> Name:
        return Name("Place the used weapon card in the waste pile.", "その武器を捨て札置き場に置く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        card = t.item
        t.gear = [pair for pair in t.gear if pair[0] != card]
        t.waste.append(card)
        t.tell(WASTED, seat, t.box.kind[card])
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.item >= 0 and t.bearer(t.item) >= 0


@dataclass(frozen=True)
class GiveAllBut(Verb):
    """All cards in hand but so many go face down to the player of the exiled survivor.

    Legal with an empty hand. [DOW-XROAD-14]
    """

    kept: int

    def words(self) -> Name:
        return Name(
            f"Give all but {counted(self.kept, 'card')} in your hand to the player who "
            "controls the chosen exiled survivor.",
            f"手札を{self.kept}枚だけ残し、ほかのカードをすべて、その追放されたプレイヤーに渡す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        player = t.controller[t.subject]
        if player < 0 or player == seat or len(t.hands[seat]) <= self.kept:
            return
        kept: list[int] = []
        while len(kept) < self.kept:
            ids: list[int] = []
            for card in t.hands[seat]:
                if card not in kept and CARD[t.box.kind[card]] not in ids:
                    ids.append(CARD[t.box.kind[card]])
            yield t.ask(seat, ASK_CARD, ids)
            for card in t.hands[seat]:
                if card not in kept and CARD[t.box.kind[card]] == t.reply:
                    kept.append(card)
                    break
        cards = [card for card in t.hands[seat] if card not in kept]
        t.hands[seat] = sorted(kept)
        forget_hand(t, seat)
        t.tell(CARDS_GIVEN, seat, player, len(cards))
        two = audience(seat, player)
        for card in cards:
            add_to_hand(t, player, card, two)
            t.tell_only(two, TOOK, player, t.box.kind[card])


@dataclass(frozen=True)
class GiftsFrom(Verb):
    """The player of a named survivor may draw cards, show them and give them away."""

    survivor: int
    count: int
    place: int

    def words(self) -> Name:
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        return Name(
            f"If {name.en} is in play and not exiled, the player who controls {name.en} may reveal up to "
            f"{counted(self.count, 'card')} from the top of {place.en} deck. That player then gives each "
            "revealed card to another player of their choice.",
            f"追放されていないプレイヤーの生存者に{name.ja}がいれば、そのプレイヤーは、{place.ja}の探索デッキの上から"
            f"{self.count}枚までを公開してもよい。公開したカードは、1枚ごとに、ほかの好きなプレイヤーに渡す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if not t.in_play(self.survivor) or t.in_exile(self.survivor):
            return
        giver = t.controller[self.survivor]
        others = others_than(t, giver)
        most = min(self.count, len(t.deck(self.place)))
        if not others or most == 0:
            return
        yield t.ask(giver, ASK_COUNT, [COUNT[n] for n in range(most + 1)], most)
        for _ in range(ABOUT[t.reply]):
            card = t.pile(t.board.deck[self.place]).draw(t.chance)
            t.knows[card] = EVERYONE
            t.seen.append(card)
        t.tell(REVEALED_ITEMS, self.place, *[t.box.kind[card] for card in t.seen])
        while t.seen:
            card = t.seen[0]
            kind = t.box.kind[card]
            yield from choose(t, giver, ASK_RECEIVER, [PLAYER[other] for other in others], kind)
            t.seen = t.seen[1:]
            add_to_hand(t, ABOUT[t.reply], card, EVERYONE)
            t.tell(TOOK, ABOUT[t.reply], kind)


@dataclass(frozen=True)
class SeeAllHands(Verb):
    """Every card in every hand. [DOW-SECRET-4]"""

    def words(self) -> Name:
        return Name("Look at every player's hand.", "全プレイヤーの手札を見る。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for other in others_than(t, seat):
            t.tell(HAND_SEEN, seat, other)
            see_hand(t, seat, other)
        return NOTHING


@dataclass(frozen=True)
class SeeCardOfEach(Verb):
    """A random card of every other player with a survivor at a place."""

    place: int

    def words(self) -> Name:
        where = at(self.place)
        return Name(
            f"Look at 1 random card in the hand of each other player with a survivor{where.en}.",
            f"{where.ja.removesuffix('いる')}生存者がいる、ほかの各プレイヤーの手札を、無作為に1枚ずつ見る。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for other in seats_at(t, self.place):
            if other != seat:
                see_random(t, seat, other)
        return NOTHING


@dataclass(frozen=True)
class MayRemoveFromHands(Verb):
    """Cards of a symbol out of any hands leave the game for something."""

    symbol: int
    count: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        cards, done = cards_of(self.symbol, self.count), if_done(self.then, (), "you")
        return Name(
            f"You may choose a total of {cards.en} in those hands and remove {them(self.count)} from the "
            f"game.{done.en}",
            f"それらの手札から、合計で{cards.ja}を選んでゲームから除外してもよい。{done.ja}",
        )

    def _holders(self, t: ColonyTable) -> list[int]:
        return [other for other in t.living_seats() if kinds_in_hand(t, other, self.symbol)]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        count = 0
        for other in t.living_seats():
            for card in t.hands[other]:
                if t.box.symbol[t.box.kind[card]] == self.symbol:
                    count += 1
        # Asked even if there are too few: not asking would tell everybody.
        yield t.ask(seat, ASK_MAY, (NO, YES) if count >= self.count else (NO,), t.open_card)
        if t.reply == NO:
            return
        for _ in range(self.count):
            yield t.ask(seat, ASK_PLAYER, [PLAYER[other] for other in self._holders(t)])
            other = ABOUT[t.reply]
            yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, other, self.symbol)])
            remove_card(t, other, t.in_hand(other, ABOUT[t.reply]))
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class SeeSecret(Verb):
    """Another player's secret objective. [DOW-SECRET-2]"""

    def words(self) -> Name:
        return Name(
            "Look at another player's secret objective. You may talk about it freely.",
            "ほかのプレイヤーを1人選び、そのプレイヤーの秘密の目的を見る。その内容について自由に話してよい。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [other for other in others_than(t, seat) if t.secret[other] >= 0]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLAYER, [PLAYER[other] for other in self._find(t, seat)])
        other = ABOUT[t.reply]
        t.secret_known[other] |= 1 << seat
        t.chance.reveal()
        t.tell(SECRET_SEEN, seat, other)
        t.tell_only(audience(seat), SECRET_SHOWN, other, t.secret[other])

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


@dataclass(frozen=True)
class Gamble(Verb):
    """Everybody may stake cards, one for each survivor at a place; the highest die takes all."""

    place: int

    def words(self) -> Name:
        where = at(self.place)
        return Name(
            "Starting with the first player, each player may stake up to 1 card from their hand for each "
            f"survivor they control{where.en}. Each player then rolls 1 die for each card they staked. The "
            "player who rolls the highest number takes all staked cards. Players tied for the highest number "
            "roll again.",
            f"ファーストプレイヤーから順に、各プレイヤーは、{where.ja}自分の生存者1人につき手札を1枚まで賭けてもよく、"
            "賭けたカード1枚につきダイスを1個振る。最も高い目を出したプレイヤーが、賭けられたカードをすべて手札に加える。"
            "最も高い目を出したプレイヤーが2人以上いれば、そのプレイヤーたちが振り直す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        players: list[int] = []
        dice: list[int] = []
        for player in t.living_seats():
            staked = 0
            most = min(len(people_at(t, player, self.place)), len(t.hands[player]))
            while staked < most:
                ids = [CARD[kind] for kind in kinds_in_hand(t, player)]
                yield t.ask(player, ASK_STAKE, [*ids, DONE], t.open_card, most - staked)
                if t.reply == DONE:
                    break
                card = t.in_hand(player, ABOUT[t.reply])
                t.hands[player].remove(card)
                t.knows[card] = EVERYONE
                t.chance.reveal()
                t.seen.append(card)
                t.tell(ANTED, player, t.box.kind[card])
                staked += 1
            if staked > 0:
                players.append(player)
                dice.append(staked)
        if not players:
            return
        while True:
            best = 0
            winners: list[int] = []
            for i, player in enumerate(players):
                faces = sorted([1 + t.chance.roll(6) for _ in range(dice[i])], reverse=True)
                t.tell(STAKES_ROLLED, player, *faces)
                if faces[0] > best:
                    best = faces[0]
                    winners = []
                if faces[0] == best:
                    winners.append(player)
            if len(winners) == 1:
                break
            # Only the highest dice are tied: one die each is rolled again.
            players = winners
            dice = [1] * len(winners)
        won = t.seen
        t.seen = []
        for card in won:
            add_to_hand(t, winners[0], card, EVERYONE)
        t.tell(STAKES_WON, winners[0], *[t.box.kind[card] for card in won])
