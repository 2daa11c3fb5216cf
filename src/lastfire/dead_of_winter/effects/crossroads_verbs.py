"""The verbs and nouns of crossroads cards that no other cards have."""

from dataclasses import dataclass

from lastfire.dead_of_winter.card import ANYWHERE, EVENT, OUTSIDE_ONLY
from lastfire.dead_of_winter.death import change_control, kill, kill_helpless
from lastfire.dead_of_winter.dice import spend_die, use
from lastfire.dead_of_winter.effects.basic import counted, reason
from lastfire.dead_of_winter.effects.triggers import couples, strays
from lastfire.dead_of_winter.effects.verb import Verb, Whom, carry_out, clause
from lastfire.dead_of_winter.effects.whom import by_influence
from lastfire.dead_of_winter.exile import call_exile_vote, leave_colony
from lastfire.dead_of_winter.exposure import can_heal, expose, heal, wound
from lastfire.dead_of_winter.hand import (
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
from lastfire.dead_of_winter.names import COLONY, OUTSIDE, PLACES, SURVIVORS, SYMBOLS, WEAPON
from lastfire.dead_of_winter.people import (
    can_add_survivor,
    draw_stranger,
    is_placeable,
    place_survivor,
    remove_helpless,
    remove_stranger,
    stranger_in_deck,
    take_stranger,
)
from lastfire.dead_of_winter.state import (
    CRISES,
    NO_CARD,
    NO_FOOD_CARDS,
    ROOM,
    SPOILED_DIE,
    VOTE_CALLED,
    ColonyTable,
)
from lastfire.dead_of_winter.terms import (
    ANTED,
    ASK_CARD,
    ASK_COUNT,
    ASK_MAY,
    ASK_PATIENT,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_PLEDGE_DIE,
    ASK_RECEIVER,
    ASK_STAKE,
    ASK_SURVIVOR,
    BY_CARD,
    CARD,
    CARDS_GIVEN,
    CARDS_WASTED,
    COUNT,
    CRISIS_SHELVED,
    DICE_LOST,
    DIE,
    DIE_ROLLED,
    DONE,
    HAND_SEEN,
    ITEMS_REMOVED,
    LEFT_GAME,
    NO,
    NO_DIE,
    PLAYER,
    REVEALED_ITEMS,
    SECRET_SEEN,
    SECRET_SHOWN,
    STAKES_ROLLED,
    STAKES_WON,
    SURVIVOR,
    TO,
    TOOK,
    WASTED,
    YES,
)
from lastfire.dead_of_winter.tracks import lose_morale
from lastfire.dead_of_winter.zombies import kill_zombies, remove_zombies
from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import Flow, Question
from lastfire.engine.words import Name


def pick(t: ColonyTable, seat: int, question: Question, ids: list[int]) -> Flow | None:
    """Have ``seat`` choose, unless there is only one option; ``t.reply`` is what it is."""
    if len(ids) == 1:
        t.reply = ids[0]
        return None
    return _ask(t, seat, question, ids)


def _ask(t: ColonyTable, seat: int, question: Question, ids: list[int]) -> Flow:
    yield t.ask(seat, question, ids)


def people_at(t: ColonyTable, seat: int, place: int) -> list[int]:
    """The player's survivors at a place, anywhere, or anywhere outside the colony."""
    return [
        survivor
        for survivor in t.groups[seat]
        if place == ANYWHERE
        or t.place[survivor] == place
        or (place == OUTSIDE_ONLY and t.place[survivor] != COLONY)
    ]


def seats_at(t: ColonyTable, place: int) -> list[int]:
    """Players with a survivor at a place, from the first player; for ``ANYWHERE`` all players."""
    return [seat for seat in t.living_seats() if place == ANYWHERE or people_at(t, seat, place)]


def others_than(t: ColonyTable, seat: int) -> list[int]:
    """The other players, from the first player."""
    return [other for other in t.living_seats() if other != seat]


def _at(place: int) -> Name:
    """A place, after what is there."""
    if place == ANYWHERE:
        return Name("", "")
    if place == OUTSIDE_ONLY:
        return Name(" outside the colony", "コロニー外の")
    return Name(f" at {PLACES[place].name.en}", f"{PLACES[place].name.ja}の")


def _cards(symbol: int, count: int) -> Name:
    name = SYMBOLS[symbol].name
    return Name(counted(count, f"{name.en} card"), f"{name.ja}カード{count}枚")


def _if_done(then: tuple[Verb, ...], otherwise: tuple[Verb, ...]) -> Name:
    """What follows if something was done, and what otherwise."""
    en, ja = "", ""
    if then:
        said = clause(then)
        en, ja = f" If so: {said.en}", f"そうしたら：{said.ja}"
    if otherwise:
        said = clause(otherwise)
        en, ja = f"{en} If not: {said.en}", f"{ja}しなければ：{said.ja}"
    return Name(en, ja)


# Whom.


@dataclass(frozen=True)
class LowestBut(Whom):
    """The lowest influence in the whole game, one survivor left aside. [DOW-TIES-5]"""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"the survivor with the lowest influence other than {name.en}",
            f"{name.ja}以外で最も影響力の低い生存者",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        found = [s for s in range(len(SURVIVORS)) if s != self.survivor and t.in_play(s)]
        return by_influence(t, found)[:1]


@dataclass(frozen=True)
class ChooseYours(Verb):
    """The player chooses one of their survivors: that survivor, for what follows."""

    place: int = ANYWHERE

    def words(self) -> Name:
        where = _at(self.place)
        return Name(f"Choose one of your survivors{where.en}.", f"{where.ja}自分の生存者を1人選ぶ。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        found = people_at(t, seat, self.place)
        if not found:
            t.subject = -1
            return
        flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + survivor for survivor in found])
        if flow is not None:
            yield from flow
        t.subject = t.reply - SURVIVOR

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(people_at(t, seat, self.place)) > 0


@dataclass(frozen=True)
class ChooseYourPlace(Verb):
    """The player chooses a place outside the colony with one of their survivors and zombies."""

    def words(self) -> Name:
        return Name(
            "Choose a place outside the colony with zombies and one of your survivors.",
            "ゾンビと自分の生存者がいるコロニー外の場所を1つ選ぶ。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [place for place in OUTSIDE if t.zombies_at(place) > 0 and people_at(t, seat, place)]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_PLACE, [TO + place for place in self._find(t, seat)])
        if flow is not None:
            yield from flow
        t.spot = t.reply - TO

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


@dataclass(frozen=True)
class ChooseTheTwo(Verb):
    """Which two are meant, where several pairs of survivors are alone somewhere."""

    def words(self) -> Name:
        return Name("If several pairs fit, choose one.", "当てはまる2人組が複数なら1組を選ぶ。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_PLACE, [TO + place for place in couples(t, seat)])
        if flow is not None:
            yield from flow
        t.spot = t.reply - TO
        t.subject, t.other = t.at(t.spot)


@dataclass(frozen=True)
class ChooseExile(Verb):
    """Which exiled survivor is meant, where several share a place with the player's."""

    def words(self) -> Name:
        return Name(
            "If several survivors in exile fit, choose one.",
            "当てはまる追放された生存者が複数なら1人を選ぶ。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + survivor for survivor in strays(t, seat, True)])
        if flow is not None:
            yield from flow
        t.subject = t.reply - SURVIVOR
        t.spot = t.place[t.subject]


# Who does it, and on what condition.


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
            return Name(f"Each player, if able: {said.en}", f"可能な各プレイヤー：{said.ja}")
        where = _at(self.place)
        return Name(
            f"Each player with a survivor{where.en}: {said.en}",
            f"{where.ja}生存者を操る各プレイヤー：{said.ja}",
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
        name, said = SURVIVORS[self.survivor].name, clause(self.then)
        return Name(f"If {name.en} is in play: {said.en}", f"{name.ja}が登場していれば：{said.ja}")

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
        en = " or ".join([SURVIVORS[survivor].name.en for survivor in self.survivors])
        ja = "も".join([SURVIVORS[survivor].name.ja for survivor in self.survivors])
        return Name(f"Unless {en} is in play: {said.en}", f"{ja}も登場していなければ：{said.ja}")

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
            f"Roll a die. On {self.low} or less: {low.en} On {self.high} or more: {high.en}",
            f"ダイスを振る。{self.low}以下：{low.ja}{self.high}以上：{high.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        if die <= self.low:
            yield from carry_out(t, seat, self.on_low)
        elif die >= self.high:
            yield from carry_out(t, seat, self.on_high)


# Dice.


@dataclass(frozen=True)
class UseUpDie(Verb):
    """The player moves an unused die of choice to the used ones."""

    def words(self) -> Name:
        return Name("Move 1 unused die to used.", "未使用ダイス1個を使用済みにする。")

    def do(self, t: ColonyTable, seat: int) -> Flow | None:
        return spend_die(t, seat, 1)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.unused(seat) > 0


@dataclass(frozen=True)
class UseUpAllDice(Verb):
    """All unused dice, even if there are none. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Move all your unused dice to used.", "自分の未使用ダイスをすべて使用済みにする。")

    def do(self, t: ColonyTable, seat: int) -> None:
        count = t.unused(seat)
        for face in range(6 * seat, 6 * seat + 6):
            t.dice[face] = 0
        t.used_dice[seat] += count
        if count > 0:
            t.tell(DICE_LOST, seat, count)


@dataclass(frozen=True)
class MayUseUpDie(Verb):
    """The player may give up a die for something."""

    then: tuple[Verb, ...]

    def words(self) -> Name:
        done = _if_done(self.then, ())
        return Name(
            f"You may move 1 unused die to used.{done.en}",
            f"未使用ダイス1個を使用済みにしてもよい。{done.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        ids = [NO_DIE, *_faces(t, seat, [])]
        if len(ids) == 1:
            return
        yield t.ask(seat, ASK_PLEDGE_DIE, ids, t.open_card, 1)
        if t.reply != NO_DIE:
            use(t, seat, t.reply - DIE)
            yield from carry_out(t, seat, self.then)


def _faces(t: ColonyTable, seat: int, pledged: list[int]) -> list[int]:
    """Dice of a seat beyond those it has pledged: pledges are places in the list of all dice."""
    return [
        DIE + face for face in range(1, 7) if t.dice[6 * seat + face - 1] > pledged.count(6 * seat + face - 1)
    ]


@dataclass(frozen=True)
class PlayersMayUseDice(Verb):
    """All players together may give up dice; none is used before enough are pledged."""

    count: int
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def words(self) -> Name:
        done = _if_done(self.then, self.otherwise)
        dice = counted(self.count, "unused die", "unused dice")
        return Name(
            f"Together the players may move {dice} to used.{done.en}",
            f"全員で合わせて未使用ダイス{self.count}個を使用済みにしてもよい。{done.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        pledged: list[int] = []
        seats = t.living_seats()
        if sum([t.unused(player) for player in seats]) >= self.count:
            for player in seats:
                while len(pledged) < self.count:
                    ids = [NO_DIE, *_faces(t, player, pledged)]
                    if len(ids) == 1:
                        break
                    yield t.ask(player, ASK_PLEDGE_DIE, ids, t.open_card, self.count - len(pledged))
                    if t.reply == NO_DIE:
                        break
                    pledged.append(6 * player + t.reply - DIE - 1)
        if len(pledged) < self.count:
            yield from carry_out(t, seat, self.otherwise)
            return
        for die in pledged:
            use(t, die // 6, die % 6 + 1)
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class SpoilDie(Verb):
    """The die that the food was to raise is not raised."""

    def words(self) -> Name:
        return Name("The die is not raised; the food stays spent.", "ダイスは上がらず、食料は戻らない。")

    def do(self, t: ColonyTable, seat: int) -> None:
        t.item = SPOILED_DIE


# Cards.


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
        cards = [_cards(symbol, self.symbols.count(symbol)) for symbol in self._wanted()]
        en = " and ".join([card.en for card in cards])
        ja = "と".join([card.ja for card in cards])
        done = _if_done(self.then, self.otherwise)
        if self.to_waste:
            return Name(
                f"Together the players may put {en} from their hands into the waste pile.{done.en}",
                f"全員で合わせて手札の{ja}を廃物置き場に置いてもよい。{done.ja}",
            )
        return Name(
            f"Together the players may remove {en} in their hands from the game.{done.en}",
            f"全員で合わせて手札の{ja}をゲームから除外してもよい。{done.ja}",
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
        place, cards = PLACES[self.place].name, _cards(self.symbol, self.count)
        return Name(
            f"Show cards from the deck of {place.en} until {cards.en} have come; "
            "take those and shuffle the rest back.",
            f"{place.ja}の山札を{cards.ja}が出るまで公開し、それを手札に加え、残りを混ぜて戻す。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        shown: list[int] = []
        taken: list[int] = []
        while len(t.piles[self.place]) > 0 and len(taken) < self.count:
            card = t.pile(self.place).draw(t.chance)
            shown.append(card)
            if t.box.symbol[t.box.kind[card]] == self.symbol:
                taken.append(card)
        t.tell(REVEALED_ITEMS, self.place, *[t.box.kind[card] for card in shown])
        for card in taken:
            add_to_hand(t, seat, card, EVERYONE)
            t.tell(TOOK, seat, t.box.kind[card])
        shuffle_deck(t, self.place, [card for card in shown if card not in taken])

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.piles[self.place]) > 0


@dataclass(frozen=True)
class NoFoodCards(Verb):
    """For the rest of the turn."""

    def words(self) -> Name:
        return Name("You may not play food cards this turn.", "この手番中、食料カードをプレイできない。")

    def do(self, t: ColonyTable, seat: int) -> None:
        t.this_turn |= NO_FOOD_CARDS


@dataclass(frozen=True)
class SearchDeck(Verb):
    """A deck is looked through, and shuffled. [DOW-XROAD-18]"""

    place: int
    count: int

    def words(self) -> Name:
        place, cards = PLACES[self.place].name, counted(self.count, "card")
        return Name(
            f"Look through the deck of {place.en}, take {cards} of your choice and shuffle it.",
            f"{place.ja}の山札をすべて見て、好きなカード{self.count}枚を手札に加え、混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from search_deck(t, seat, self.place, (), self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.piles[self.place]) > 0


@dataclass(frozen=True)
class SearchAnyDeck(Verb):
    """An item deck of choice is looked through, and shuffled. [DOW-XROAD-18]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Look through any one item deck, take {counted(self.count, 'card')} of your choice "
            "and shuffle it.",
            f"いずれかの山札をすべて見て、好きなカード{self.count}枚を手札に加え、混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        ids = [TO + place for place in OUTSIDE if len(t.piles[place]) > 0]
        if not ids:
            return
        flow = pick(t, seat, ASK_PLACE, ids)
        if flow is not None:
            yield from flow
        yield from search_deck(t, seat, t.reply - TO, (), self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return sum([len(t.piles[place]) for place in OUTSIDE]) > 0


@dataclass(frozen=True)
class DrawFromAnyDeck(Verb):
    """The uppermost cards of an item deck of choice, all kept."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Draw and keep {counted(self.count, 'card')} from any one item deck.",
            f"いずれかの山札から{self.count}枚引き、手札に加える。",
        )

    def _find(self, t: ColonyTable) -> list[int]:
        return [TO + place for place in OUTSIDE if len(t.piles[place]) >= self.count]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_PLACE, self._find(t))
        if flow is not None:
            yield from flow
        place = t.reply - TO
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
            f"Remove every {symbol.en} card in the deck of {place.en} from the game.",
            f"{place.ja}の山札にある{symbol.ja}カードをすべてゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        shuffle_deck(t, self.place, [])
        middle = t.piles[self.place].middle
        cards = [card for card in middle if t.box.symbol[t.box.kind[card]] == self.symbol]
        for card in cards:
            middle.remove(card)
            t.knows[card] = EVERYONE
        t.removed += cards
        t.chance.reveal()
        if cards:
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in cards])


@dataclass(frozen=True)
class ReturnRemoved(Verb):
    """The cards that left the game last, but no outsiders, go onto the waste pile."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Put the last {counted(self.count, 'card')} removed from the game (other than outsiders) "
            "onto the waste pile.",
            f"ゲームから除外されたカードのうち、最後の{self.count}枚（よそ者は数えない）を廃物置き場に置く。",
        )

    def _find(self, t: ColonyTable) -> list[int]:
        found = [card for card in t.removed if t.box.items[t.box.kind[card]].mode != EVENT]
        return found[-self.count :]

    def do(self, t: ColonyTable, seat: int) -> None:
        _return_to_waste(t, self._find(t))

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t)) > 0


@dataclass(frozen=True)
class ReturnAllRemoved(Verb):
    """All cards of some symbols that left the game, even if there are none. [DOW-XROAD-14]"""

    symbols: tuple[int, ...]

    def words(self) -> Name:
        en = " and ".join([SYMBOLS[symbol].name.en for symbol in self.symbols])
        ja = "と".join([SYMBOLS[symbol].name.ja for symbol in self.symbols])
        return Name(
            f"Put all {en} cards removed from the game onto the waste pile.",
            f"ゲームから除外された{ja}カードをすべて廃物置き場に置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        _return_to_waste(t, [card for card in t.removed if t.box.symbol[t.box.kind[card]] in self.symbols])


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
        cards = _cards(self.symbol, self.count)
        return Name(
            f"Take up to {cards.en} that were removed from the game.",
            f"ゲームから除外された{cards.ja}までを手札に加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            ids: list[int] = []
            for card in t.removed:
                kind = t.box.kind[card]
                if t.box.symbol[kind] == self.symbol and CARD + kind not in ids:
                    ids.append(CARD + kind)
            if not ids:
                return
            yield t.ask(seat, ASK_CARD, [*ids, DONE])
            if t.reply == DONE:
                return
            for card in t.removed:
                if CARD + t.box.kind[card] == t.reply:
                    t.removed.remove(card)
                    add_to_hand(t, seat, card, EVERYONE)
                    t.tell(TOOK, seat, t.box.kind[card])
                    break


@dataclass(frozen=True)
class RemoveHandCard(Verb):
    """A card of choice leaves the hand and the game."""

    def words(self) -> Name:
        return Name("Remove 1 card in your hand from the game.", "自分の手札1枚をゲームから除外する。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        # Asked even of a hand of one kind: not asking would tell that it is one.
        yield t.ask(seat, ASK_CARD, [CARD + kind for kind in kinds_in_hand(t, seat)])
        remove_card(t, seat, t.in_hand(seat, t.reply - CARD))

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[seat]) > 0


@dataclass(frozen=True)
class WasteThatWeapon(Verb):
    """The weapon that was used goes to the waste pile. [DOW-EQUIP-4, DOW-WASTE-1]"""

    def words(self) -> Name:
        return Name("That weapon goes to the waste pile.", "その武器を廃物置き場に置く。")

    def do(self, t: ColonyTable, seat: int) -> None:
        card = t.item
        t.gear = [pair for pair in t.gear if pair[0] != card]
        t.waste.append(card)
        t.tell(WASTED, seat, t.box.kind[card])

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
            f"Give all but {counted(self.kept, 'card')} in your hand to the player of the survivor in exile.",
            f"手札を{self.kept}枚だけ残し、すべて追放された生存者のプレイヤーに渡す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        player = t.controller[t.subject]
        if player < 0 or player == seat or len(t.hands[seat]) <= self.kept:
            return
        kept: list[int] = []
        while len(kept) < self.kept:
            ids: list[int] = []
            for card in t.hands[seat]:
                if card not in kept and CARD + t.box.kind[card] not in ids:
                    ids.append(CARD + t.box.kind[card])
            yield t.ask(seat, ASK_CARD, ids)
            for card in t.hands[seat]:
                if card not in kept and CARD + t.box.kind[card] == t.reply:
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
        name, place = SURVIVORS[self.survivor].name, PLACES[self.place].name
        return Name(
            f"If {name.en} is in play and not in exile, their player may draw up to "
            f"{counted(self.count, 'card')} from the deck of {place.en}, show them and give each to "
            "another player of their choice.",
            f"追放されていない{name.ja}が登場していれば、そのプレイヤーは{place.ja}の山札から{self.count}枚まで引き、"
            "公開して、それぞれを好きな他プレイヤーに渡してもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if not t.in_play(self.survivor) or t.in_exile(self.survivor):
            return
        giver = t.controller[self.survivor]
        others = others_than(t, giver)
        most = min(self.count, len(t.piles[self.place]))
        if not others or most == 0:
            return
        yield t.ask(giver, ASK_COUNT, [COUNT + n for n in range(most + 1)], most)
        for _ in range(t.reply - COUNT):
            card = t.pile(self.place).draw(t.chance)
            t.knows[card] = EVERYONE
            t.seen.append(card)
        t.tell(REVEALED_ITEMS, self.place, *[t.box.kind[card] for card in t.seen])
        while t.seen:
            card = t.seen[0]
            kind = t.box.kind[card]
            t.reply = PLAYER + others[0]
            if len(others) > 1:
                yield t.ask(giver, ASK_RECEIVER, [PLAYER + other for other in others], kind)
            t.seen = t.seen[1:]
            add_to_hand(t, t.reply - PLAYER, card, EVERYONE)
            t.tell(TOOK, t.reply - PLAYER, kind)


@dataclass(frozen=True)
class SeeAllHands(Verb):
    """Every card in every hand. [DOW-SECRET-4]"""

    def words(self) -> Name:
        return Name("Look at every player's hand.", "全プレイヤーの手札を見る。")

    def do(self, t: ColonyTable, seat: int) -> None:
        for other in others_than(t, seat):
            t.tell(HAND_SEEN, seat, other)
            see_hand(t, seat, other)


@dataclass(frozen=True)
class SeeCardOfEach(Verb):
    """A random card of every other player with a survivor at a place."""

    place: int

    def words(self) -> Name:
        where = _at(self.place)
        return Name(
            f"Look at 1 random card in the hand of each other player with a survivor{where.en}.",
            f"{where.ja}生存者を操る他の各プレイヤーの手札から、無作為に1枚ずつ見る。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        for other in seats_at(t, self.place):
            if other != seat:
                see_random(t, seat, other)


@dataclass(frozen=True)
class MayRemoveFromHands(Verb):
    """Cards of a symbol out of any hands leave the game for something."""

    symbol: int
    count: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        cards, done = _cards(self.symbol, self.count), _if_done(self.then, ())
        return Name(
            f"You may choose {cards.en} in any of the hands and remove them from the game.{done.en}",
            f"誰の手札からでも、合わせて{cards.ja}を選んでゲームから除外してもよい。{done.ja}",
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
            yield t.ask(seat, ASK_PLAYER, [PLAYER + other for other in self._holders(t)])
            other = t.reply - PLAYER
            yield t.ask(seat, ASK_CARD, [CARD + kind for kind in kinds_in_hand(t, other, self.symbol)])
            remove_card(t, other, t.in_hand(other, t.reply - CARD))
        yield from carry_out(t, seat, self.then)


@dataclass(frozen=True)
class SeeSecret(Verb):
    """Another player's secret objective. [DOW-SECRET-2]"""

    def words(self) -> Name:
        return Name(
            "Look at the secret objective of another player; you may speak of it freely.",
            "他プレイヤー1人の秘密の目的を見る。それについて自由に話してよい。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [other for other in others_than(t, seat) if t.secret[other] >= 0]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_PLAYER, [PLAYER + other for other in self._find(t, seat)])
        if flow is not None:
            yield from flow
        other = t.reply - PLAYER
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
        where = _at(self.place)
        return Name(
            "From the first player on, each player may stake up to 1 card from their hand for each of their "
            f"survivors{where.en}, and rolls a die for each card staked. The highest die takes all cards; "
            "ties roll again.",
            f"スタートプレイヤーから順に、各プレイヤーは{where.ja}自分の生存者1人につき手札1枚まで賭け、"
            "賭けた枚数のダイスを振る。最も高い目を出した者がすべてを得る。同点なら振り直す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        players: list[int] = []
        dice: list[int] = []
        for player in t.living_seats():
            staked = 0
            most = min(len(people_at(t, player, self.place)), len(t.hands[player]))
            while staked < most:
                ids = [CARD + kind for kind in kinds_in_hand(t, player)]
                yield t.ask(player, ASK_STAKE, [*ids, DONE], t.open_card, most - staked)
                if t.reply == DONE:
                    break
                card = t.in_hand(player, t.reply - CARD)
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


# Survivors.


@dataclass(frozen=True)
class PlaceMover(Verb):
    """Whoever moved is placed where they came from, or where they were going. [DOW-MOVE-5]"""

    back: bool

    def words(self) -> Name:
        if self.back:
            return Name("Place that survivor back where they came from.", "その生存者を元いた場所に戻す。")
        return Name("Place that survivor where they were going.", "その生存者を移動先に置く。")

    def do(self, t: ColonyTable, seat: int) -> None:
        if self.is_possible(t, seat):
            place_survivor(t, t.subject, t.origin if self.back else t.spot)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return is_placeable(t, t.subject, t.origin if self.back else t.spot)


@dataclass(frozen=True)
class HaltThatSurvivor(Verb):
    """No further move this turn, by whatever means."""

    def words(self) -> Name:
        return Name("They cannot be moved again this turn.", "この手番中、再び移動できない。")

    def do(self, t: ColonyTable, seat: int) -> None:
        t.halted |= 1 << t.subject


@dataclass(frozen=True)
class IdleThoseTwo(Verb):
    """The two of whom the card speaks do nothing more this turn."""

    def words(self) -> Name:
        return Name(
            "Those two cannot attack, search or move for the rest of this turn.",
            "その2人はこの手番中、攻撃、探索、移動ができない。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        t.idle |= 1 << t.subject | 1 << t.other


@dataclass(frozen=True)
class GiveAway(Verb):
    """A survivor goes over to a player with fewer."""

    def words(self) -> Name:
        return Name(
            "Give one of your survivors to a player who has fewer survivors than you.",
            "自分の生存者1人を、自分より生存者の少ないプレイヤーに渡す。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        own = len(t.groups[seat])
        return [PLAYER + other for other in others_than(t, seat) if len(t.groups[other]) < own]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + survivor for survivor in t.groups[seat]])
        if flow is not None:
            yield from flow
        t.subject = t.reply - SURVIVOR
        flow = pick(t, seat, ASK_PLAYER, self._find(t, seat))
        if flow is not None:
            yield from flow
        survivor, player = t.subject, t.reply - PLAYER
        flow = change_control(t, survivor, player)
        if flow is not None:
            yield from flow
        if t.is_exiled(player) and t.controller[survivor] == player and t.place[survivor] == COLONY:
            yield from leave_colony(t, player, survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


@dataclass(frozen=True)
class TakeOver(Verb):
    """An exile wins over a survivor who is not exiled."""

    def words(self) -> Name:
        return Name(
            "Take control of a survivor not in exile who shares a place with one of yours.",
            "自分の生存者と同じ場所にいる、追放されていない生存者1人を自分の仲間にする。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + survivor for survivor in strays(t, seat, False)])
        if flow is not None:
            yield from flow
        t.subject = t.reply - SURVIVOR
        flow = change_control(t, t.subject, seat)
        if flow is not None:
            yield from flow

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(strays(t, seat, False)) > 0


@dataclass(frozen=True)
class FightExile(Verb):
    """The player's survivor is wounded; with a weapon they kill the exile and are wounded less."""

    wounds: int
    armed: int

    def words(self) -> Name:
        plain, armed = counted(self.wounds, "wound"), counted(self.armed, "wound")
        return Name(
            f"Place {plain} on your survivor at that place; or, if you have a weapon in hand or equipped, "
            f"you may kill the survivor in exile and place only {armed}.",
            f"その場所の自分の生存者に負傷を{self.wounds}つ置く。手札か装備に武器があれば、代わりに追放された生存者を"
            f"殺し、負傷を{self.armed}つだけ置いてもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        exile = t.subject
        flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + s for s in people_at(t, seat, t.spot)])
        if flow is not None:
            yield from flow
        t.other = t.reply - SURVIVOR
        # Asked also without a weapon: not asking would tell that the hand holds none.
        yield t.ask(seat, ASK_MAY, (NO, YES) if has_weapon(t, seat) else (NO,), t.open_card)
        count = self.wounds
        if t.reply == YES:
            count = self.armed
            flow = kill(t, exile, BY_CARD)
            if flow is not None:
                yield from flow
        flow = wound(t, t.other, count)
        if flow is not None:
            yield from flow

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(people_at(t, seat, t.spot)) > 0


def has_weapon(t: ColonyTable, seat: int) -> bool:
    """Whether the player has a weapon in hand, or one of their survivors bears one."""
    for card in t.hands[seat]:
        if t.box.symbol[t.box.kind[card]] == WEAPON:
            return True
    for card, bearer in t.gear:
        if t.controller[bearer] == seat and t.box.symbol[t.box.kind[card]] == WEAPON:
            return True
    return False


@dataclass(frozen=True)
class RemoveAllHelpless(Verb):
    """They leave, and morale falls for so many of them, rounded up; legal with none. [DOW-XROAD-14]"""

    per_morale: int

    def words(self) -> Name:
        return Name(
            "Remove all helpless survivors from the game. "
            f"Lose 1 morale for every {self.per_morale} of them, rounded up.",
            f"無力な生存者をすべてゲームから除外する。{self.per_morale}人につき士気を1失う（端数切り上げ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        count = t.helpless
        remove_helpless(t, count)
        lose_morale(t, (count + self.per_morale - 1) // self.per_morale, reason(t))


@dataclass(frozen=True)
class RollForHelpless(Verb):
    """A die for every helpless survivor."""

    at_most: int

    def words(self) -> Name:
        face = "1" if self.at_most == 1 else f"{self.at_most} or less"
        face_ja = "1" if self.at_most == 1 else f"{self.at_most}以下"
        return Name(
            f"Roll a die for each helpless survivor: on {face} that one is killed.",
            f"無力な生存者1人ごとにダイスを振り、{face_ja}なら死亡する。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        for _ in range(t.helpless):
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            if die <= self.at_most:
                kill_helpless(t, 1)


@dataclass(frozen=True)
class EachRolls(Verb):
    """A die for every survivor at a place who is not helpless; low numbers wound."""

    place: int
    at_most: int
    count: int

    def words(self) -> Name:
        where = _at(self.place)
        return Name(
            f"Roll a die for each non-helpless survivor{where.en}: on {self.at_most} or less place "
            f"{counted(self.count, 'wound')} on them.",
            f"{where.ja}無力でない生存者1人ごとにダイスを振り、{self.at_most}以下ならその者に負傷を{self.count}つ置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in t.at(self.place):
            if not t.in_play(survivor):
                continue
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            if die <= self.at_most:
                flow = wound(t, survivor, self.count)
                if flow is not None:
                    yield from flow


@dataclass(frozen=True)
class TakeStranger(Verb):
    """A named survivor comes out of the survivor deck. [DOW-XROAD-18]"""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"Take {name.en} from the survivor deck into your group.",
            f"生存者デッキから{name.ja}を自分の仲間に加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow | None:
        return take_stranger(t, seat, self.survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return stranger_in_deck(t, self.survivor) and can_add_survivor(t, seat)


@dataclass(frozen=True)
class RemoveStranger(Verb):
    """A named survivor leaves the survivor deck and the game. [DOW-XROAD-18]"""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"Remove {name.en}, in the survivor deck, from the game.",
            f"生存者デッキの{name.ja}をゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        remove_stranger(t, self.survivor)
        t.gone.append(self.survivor)
        t.tell(LEFT_GAME, self.survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return stranger_in_deck(t, self.survivor)


@dataclass(frozen=True)
class DrawSurvivor(Verb):
    """The top of the survivor deck joins: that survivor, for what follows. [DOW-SURV-1]"""

    def words(self) -> Name:
        return Name("Draw a survivor into your group.", "生存者カードを1枚引いて自分の仲間にする。")

    def do(self, t: ColonyTable, seat: int) -> Flow | None:
        return draw_stranger(t, seat)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return can_add_survivor(t, seat)


@dataclass(frozen=True)
class DealWounds(Verb):
    """A named survivor's player deals out wounds to the others at that survivor's place."""

    survivor: int
    count: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"Deal out {counted(self.count, 'wound')} among the other survivors at the place of {name.en}, "
            "if there are any.",
            f"{name.ja}と同じ場所に他の生存者がいれば、その者たちに負傷を合計{self.count}つ割り振る。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            if not t.in_play(self.survivor):
                return
            others = [s for s in t.at(t.place[self.survivor]) if s != self.survivor]
            if not others:
                return
            flow = pick(t, seat, ASK_SURVIVOR, [SURVIVOR + other for other in others])
            if flow is not None:
                yield from flow
            flow = wound(t, t.reply - SURVIVOR, 1)
            if flow is not None:
                yield from flow


@dataclass(frozen=True)
class GoTogether(Verb):
    """A named survivor and some of the player's are placed somewhere and are in danger.

    Without room, survivors who are there may be placed at the colony, but no exiled ones. [DOW-XROAD-13]
    """

    survivor: int
    count: int
    place: int
    rolls: int

    def words(self) -> Name:
        name, place = SURVIVORS[self.survivor].name, PLACES[self.place].name
        with_them = (
            "another of your survivors" if self.count == 1 else f"{self.count} other survivors of yours"
        )
        return Name(
            f"Place {name.en} and {with_them} at {place.en}; to make room, survivors there may be placed at "
            f"the colony. Make {counted(self.rolls, 'exposure roll')} for each of those placed.",
            f"{name.ja}と自分の他の生存者{self.count}人を{place.ja}に置く。空きを作るため、そこにいる生存者を"
            f"コロニーに置いてもよい。置いた者それぞれのダメージ判定を{self.rolls}回行う。",
        )

    def _fits(self, t: ColonyTable, party: list[int]) -> bool:
        """Whether there is room for these, or room can be made."""
        coming = [s for s in party if t.place[s] != self.place]
        free = ROOM[self.place] - t.heads(self.place)
        leaving = len([s for s in party if t.place[s] == COLONY])
        room = ROOM[COLONY] - t.heads(COLONY) + leaving
        return len(coming) <= free + max(0, min(len(self._movable(t, party)), room))

    def _movable(self, t: ColonyTable, party: list[int]) -> list[int]:
        return [s for s in t.at(self.place) if s not in party and not t.in_exile(s)]

    def _may_join(self, t: ColonyTable, seat: int, party: list[int]) -> list[int]:
        """Who of the player's can come along so that the party can still be made complete."""
        found: list[int] = []
        for survivor in t.groups[seat]:
            if survivor not in party and self._can_fill(t, seat, [*party, survivor]):
                found.append(survivor)
        return found

    def _can_fill(self, t: ColonyTable, seat: int, party: list[int]) -> bool:
        if len(party) == 1 + self.count:
            return self._fits(t, party)
        return len(self._may_join(t, seat, party)) > 0

    def do(self, t: ColonyTable, seat: int) -> Flow:
        party = [self.survivor]
        flow: Flow | None = None
        for _ in range(self.count):
            ids = [SURVIVOR + s for s in self._may_join(t, seat, party)]
            flow = pick(t, seat, ASK_SURVIVOR, ids)
            if flow is not None:
                yield from flow
            party.append(t.reply - SURVIVOR)
        coming = [s for s in party if t.place[s] != self.place]
        making_room: list[int] = []
        while len(coming) > ROOM[self.place] - t.heads(self.place) + len(making_room):
            ids = [SURVIVOR + s for s in self._movable(t, [*party, *making_room])]
            flow = pick(t, seat, ASK_SURVIVOR, ids)
            if flow is not None:
                yield from flow
            making_room.append(t.reply - SURVIVOR)
        for survivor in coming:
            place_survivor(t, survivor, self.place)
        for survivor in making_room:
            place_survivor(t, survivor, COLONY)
        for survivor in party:
            if t.in_play(survivor):
                flow = expose(t, survivor, self.rolls)
                if flow is not None:
                    yield from flow

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor) and self._can_fill(t, seat, [self.survivor])


@dataclass(frozen=True)
class HealUpTo(Verb):
    """A wound of any kind on each of several survivors of choice. [DOW-CARD-10]"""

    count: int

    def words(self) -> Name:
        survivors = "1 survivor" if self.count == 1 else f"each of up to {self.count} survivors"
        return Name(
            f"Remove 1 wound from {survivors}.", f"生存者{self.count}人までから負傷を1つずつ取り除く。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        healed: list[int] = []
        for _ in range(self.count):
            hurt = [
                SURVIVOR + s
                for s in range(len(SURVIVORS))
                if s not in healed and t.in_play(s) and can_heal(t, s)
            ]
            if not hurt:
                return
            yield t.ask(seat, ASK_PATIENT, [*hurt, DONE])
            if t.reply == DONE:
                return
            survivor = t.reply - SURVIVOR
            healed.append(survivor)
            flow = heal(t, survivor, seat)
            if flow is not None:
                yield from flow


@dataclass(frozen=True)
class Accuse(Verb):
    """A vote to exile a player with a survivor at a place. [DOW-VOTE-1]"""

    place: int

    def words(self) -> Name:
        where = _at(self.place)
        return Name(
            f"Accuse another player with a survivor{where.en}: there is a vote to exile them now.",
            f"{where.ja}生存者を操る他プレイヤー1人を名指しし、ただちに追放投票を行う。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [
            PLAYER + other for other in seats_at(t, self.place) if other != seat and not t.is_exiled(other)
        ]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = pick(t, seat, ASK_PLAYER, self._find(t, seat))
        if flow is not None:
            yield from flow
        called = t.this_turn & VOTE_CALLED
        yield from call_exile_vote(t, seat, t.reply - PLAYER)
        # The vote that every turn allows is still to be had. [DOW-TIES-3]
        t.this_turn = t.this_turn & ~VOTE_CALLED | called

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


# Zombies and the crisis.


@dataclass(frozen=True)
class KillZombiesAt(Verb):
    """Killed without a roll, as many as there are; not offered when there are none. [DOW-ZOMBIE-18]"""

    count: int
    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Kill {counted(self.count, 'zombie')} at {name.en}, or all if there are fewer, "
            "without exposure rolls.",
            f"{name.ja}のゾンビを{self.count}体（足りなければ全部）倒す。ダメージ判定なし。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow | None:
        return kill_zombies(t, seat, self.place, self.count, -1)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.zombies_at(self.place) > 0


@dataclass(frozen=True)
class RemoveZombies(Verb):
    """Removed, not killed, if there are any. [DOW-XROAD-13, DOW-EXPO-12]"""

    count: int
    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Remove {counted(self.count, 'zombie')} from {name.en} if able.",
            f"可能なら{name.ja}のゾンビを{self.count}体取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow | None:
        return remove_zombies(t, seat, self.place, self.count)


@dataclass(frozen=True)
class RemoveZombiesEverywhere(Verb):
    """At every place, in printed order."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'zombie')} from each place.",
            f"各場所のゾンビを{self.count}体ずつ取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in range(len(PLACES)):
            flow = remove_zombies(t, seat, place, self.count)
            if flow is not None:
                yield from flow


@dataclass(frozen=True)
class ShelveCrisis(Verb):
    """The crisis goes under its deck; what was given to it leaves the game unseen."""

    def words(self) -> Name:
        return Name(
            "Put the crisis under its deck and remove the cards given to it from the game, unseen; no crisis "
            "is resolved this round.",
            "現在の危機を山札の底に置き、提供されたカードは伏せたままゲームから除外する。このラウンドは危機を解決しない。",
        )

    def do(self, t: ColonyTable, seat: int) -> None:
        if t.crisis >= 0:
            t.pile(CRISES).put_at_bottom(t.crisis)
            t.tell(CRISIS_SHELVED, t.crisis)
            t.crisis = NO_CARD
        t.boxed = sorted([*t.boxed, *t.given])
        t.given = []
        for player in range(t.seats):
            t.givers[player] = 0
