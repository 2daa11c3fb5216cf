"""The verbs of crossroads cards whose effects last, and of the cards that have them.

What such a card says later stands in ``lasting``; the verbs here put it in force.
"""

import re
from dataclasses import dataclass
from typing import Final

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.effect import Effect
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import (
    add_to_hand,
    forget_hand,
    kinds_in_hand,
    search_deck,
    see_hand,
    shuffle_deck,
)
from lastfire.games.dead_of_winter.rules.board.people import is_placeable, place_survivor
from lastfire.games.dead_of_winter.rules.board.places import GATES
from lastfire.games.dead_of_winter.rules.effects.basic import counted, them
from lastfire.games.dead_of_winter.rules.effects.lasting import DrivesVehicle, HeldBack, LockedUp
from lastfire.games.dead_of_winter.rules.effects.triggers import meetings
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom, carry_out, clause
from lastfire.games.dead_of_winter.rules.effects.whom import ThatSurvivor
from lastfire.games.dead_of_winter.rules.harm.death import kill, remove_survivor
from lastfire.games.dead_of_winter.rules.harm.exposure import expose
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import attach, keep, start
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, SYMBOLS, survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.barricade import can_build
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, GATE, SURVIVOR, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CARD, ASK_GATE, ASK_PLACE, ASK_SURVIVOR
from lastfire.games.dead_of_winter.rules.words.records import (
    BARRICADE_BUILT,
    CARD_TAKEN,
    DICE_FEWER,
    DICE_GAINED,
    DIE_ROLLED,
    GEAR_RETURNED,
    HAND_SEEN,
    HAND_SHOWN,
    ITEMS_REMOVED,
    LEADER_CHOSEN,
    REVEALED_ITEMS,
    TOOK,
    ZOMBIES_REMOVED,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD

HELD_BACK: Final = HeldBack()
LOCKED_UP: Final = LockedUp()


# What holds from then on.


@dataclass(frozen=True)
class FromNowOn(Verb):
    """Something holds from now on."""

    what: Holding

    def words(self) -> Name:
        return self.what.words()

    def do(self, t: ColonyTable, seat: int) -> Flow:
        start(t, self.what)
        return NOTHING


@dataclass(frozen=True)
class ThisTurn(Verb):
    """Something holds for the rest of the turn."""

    what: Holding

    def words(self) -> Name:
        return self.what.words()

    def do(self, t: ColonyTable, seat: int) -> Flow:
        keep(t, self.what)
        return NOTHING


@dataclass(frozen=True)
class StaysWith(Verb):
    """The card stays with a survivor, and something holds for them. A vehicle says when it ends."""

    whom: Whom
    what: Holding

    def words(self) -> Name:
        whom, what = self.whom.words(), self.what.words()
        en = what.en
        if not isinstance(self.whom, ThatSurvivor):  # a name is said once more
            en = re.sub("[Tt]his survivor", whom.en, en, count=1)
        en = en.replace("This survivor", "That survivor").replace("this survivor", "that survivor")
        again = "その生存者" if isinstance(self.whom, ThatSurvivor) else whom.ja
        ja = what.ja.replace("この生存者", again)
        lasts = Name(" for the rest of the game", "ゲーム終了まで、")
        if isinstance(self.what, DrivesVehicle):
            lasts = Name("", "")
        return Name(
            f"Attach this card to {whom.en}{lasts.en}. {en}",
            f"{lasts.ja}このカードを{whom.ja}に付ける。{ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            attach(t, self.what, survivor)
        return NOTHING


# Survivors.


@dataclass(frozen=True)
class KillQuietly(Verb):
    """A death that costs nothing but a life."""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(f"Kill {whom.en} without losing morale.", f"士気を下げずに{whom.ja}を殺す。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            yield from kill(t, survivor, BY_CARD, costs_morale=False)


@dataclass(frozen=True)
class MakeLeader(Verb):
    """A survivor takes over the group they belong to."""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(f"{name.en} becomes your group leader.", f"{name.ja}が自分のグループリーダーになる。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.controller[self.survivor] == seat and t.leader[seat] != self.survivor:
            t.leader[seat] = self.survivor
            t.tell(LEADER_CHOSEN, seat, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class LockUp(Verb):
    """Stays with any survivor of choice, who is put somewhere for good."""

    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Choose any survivor and place that survivor at {name.en}. Return that survivor's items to "
            "the hand of the player who controls that survivor. For the rest of the game, that survivor "
            "cannot move, search, attack, or use their ability.",
            f"好きな生存者1人を選び、{name.ja}に置く。その生存者が装備しているアイテムを、その生存者を指揮するプレイヤーの手札に戻す。"
            "ゲーム終了まで、その生存者は移動、探索、攻撃、アビリティの使用ができない。",
        )

    def also_kept(self) -> tuple[Effect, ...]:
        return (LOCKED_UP,)

    def _find(self, t: ColonyTable) -> list[int]:
        return [s for s in range(len(t.controller)) if is_placeable(t, s, self.place)]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[survivor] for survivor in self._find(t)])
        survivor = ABOUT[t.reply]
        place_survivor(t, survivor, self.place)
        things = t.gear_of(survivor)
        if things:
            owner = t.controller[survivor]
            t.gear = [pair for pair in t.gear if pair[1] != survivor]
            t.hands[owner] = sorted([*t.hands[owner], *things])
            t.tell(GEAR_RETURNED, owner, survivor, *[t.box.kind[card] for card in things])
        attach(t, LOCKED_UP, survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t)) > 0


@dataclass(frozen=True)
class LeftBehind(Verb):
    """A named survivor's card leaves the game while the figure stays where it is.

    It takes up a space and draws zombies; nobody can attack, kill or move it. [DOW-XROAD-23, DOW-XROAD-24]
    """

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        return Name(
            f"Remove {name.en}'s card from the game, but leave that survivor's standee at {place.en}. That "
            "standee counts as a survivor there and cannot be attacked, killed, or moved.",
            f"{name.ja}のカードをゲームから除外し、スタンドは{place.ja}に残す。残したスタンドは、そこにいる生存者1人として数えるが、攻撃、殺害、"
            "移動の対象にならない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = remove_survivor(t, self.survivor)
        t.place[self.survivor] = self.place
        yield from flow

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor) and t.place[self.survivor] == self.place


@dataclass(frozen=True)
class RollForRolls(Verb):
    """A die says how often somebody is in danger."""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Roll a die. Roll for exposure for {whom.en} that many times.",
            f"ダイスを1個振り、出た目と同じ回数、{whom.ja}のダメージ判定を行う。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            yield from expose(t, survivor, die)


@dataclass(frozen=True)
class UnlessAt(Verb):
    """An option that is open only while a named survivor is not at a place.

    Decided in question Q4: nobody s that branch, it takes the place of the others.
    """

    survivor: int
    place: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        name, place, said = survivor_noun(self.survivor).name, PLACES[self.place].name, clause(self.then)
        return Name(
            f"Unless {name.en} is at {place.en}, {said.en}", f"{name.ja}が{place.ja}にいなければ、{said.ja}"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from carry_out(t, seat, self.then)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        if t.in_play(self.survivor) and t.place[self.survivor] == self.place:
            return False
        return all(effect.is_possible(t, seat) for effect in self.then)


# Dice and entrances.


@dataclass(frozen=True)
class DiceNextRound(Verb):
    """All players roll more dice, or fewer."""

    change: int

    def words(self) -> Name:
        count = abs(self.change)
        dice = "die" if count == 1 else "dice"
        if self.change > 0:
            return Name(
                f"In the next round, each player rolls {count} additional action {dice}.",
                f"次のラウンドでは、各プレイヤーの振るアクションダイスを{self.change}個増やす。",
            )
        return Name(
            f"In the next round, each player rolls {count} fewer action {dice}.",
            f"次のラウンドでは、各プレイヤーの振るアクションダイスを{-self.change}個減らす。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for player in t.living_seats():
            t.extra_dice[player] += self.change
            if self.change > 0:
                t.tell(DICE_GAINED, player, self.change)
            else:
                t.tell(DICE_FEWER, player, -self.change)
        return NOTHING


@dataclass(frozen=True)
class ZombiesToBarricades(Verb):
    """As many zombies of the colony as a die says, or all of them, give way to barricades. No kills."""

    def words(self) -> Name:
        return Name(
            "Roll a second die, and replace that many zombies at the colony with barricades.",
            "もう一度ダイスを振り、出た目の数だけ、コロニーのゾンビをバリケードに置き換える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        for done in range(die):
            gates = [gate for gate in range(GATES) if t.loose(gate) > 0]
            if not gates or not can_build(t):
                return
            gate = gates[0]
            if len(gates) > 1 and t.loose_at(COLONY) > die - done:
                yield t.ask(seat, ASK_GATE, [GATE[g] for g in gates])
                gate = ABOUT[t.reply]
            t.zombies[gate] -= 1
            t.barricades[gate] += 1
            t.tell(ZOMBIES_REMOVED, COLONY, 1)
            t.tell(BARRICADE_BUILT, COLONY, gate + 1)


# Cards.


@dataclass(frozen=True)
class RemoveRandomCard(Verb):
    """Luck says which card of the hand leaves the game."""

    def words(self) -> Name:
        return Name(
            "Choose 1 card in your hand at random and remove it from the game.",
            "自分の手札から無作為に選んだ1枚を、ゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        card = t.chance.take(t.hands[seat])
        t.knows[card] = EVERYONE
        t.removed.append(card)
        t.tell(ITEMS_REMOVED, t.box.kind[card])
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[seat]) > 0


@dataclass(frozen=True)
class EmptyDeck(Verb):
    """A whole item deck leaves the game, even if it has no cards. [DOW-XROAD-14]"""

    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Remove all cards in {name.en} deck from the game.",
            f"{name.ja}の探索デッキのカードをすべてゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        pile = t.pile(t.board.deck[self.place])
        cards = sorted([*pile.top, *pile.middle, *pile.bottom])
        if cards:
            pile.top, pile.middle, pile.bottom = (), [], ()
            for card in cards:
                t.knows[card] = EVERYONE
            t.removed += cards
            t.chance.reveal()
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in cards])
        return NOTHING


@dataclass(frozen=True)
class TakeFromTop(Verb):
    """The uppermost cards of a deck are shown; those of a symbol are taken. [DOW-XROAD-18]"""

    place: int
    count: int
    symbol: int

    def words(self) -> Name:
        place, symbol = PLACES[self.place].name, SYMBOLS[self.symbol].name
        return Name(
            f"Reveal the top {counted(self.count, 'card')} of {place.en} deck. Take all {symbol.en} cards "
            "revealed, and shuffle the rest back into the deck.",
            f"{place.ja}の探索デッキの上から{self.count}枚を公開する。その中の{symbol.ja}カードをすべて手札に加え、"
            "残りを探索デッキに戻して混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        shown: list[int] = []
        while len(t.deck(self.place)) > 0 and len(shown) < self.count:
            shown.append(t.pile(t.board.deck[self.place]).draw(t.chance))
        t.tell(REVEALED_ITEMS, self.place, *[t.box.kind[card] for card in shown])
        rest: list[int] = []
        for card in shown:
            kind = t.box.kind[card]
            if t.box.symbol[kind] == self.symbol:
                add_to_hand(t, seat, card, EVERYONE)
                t.tell(TOOK, seat, kind)
            else:
                rest.append(card)
        shuffle_deck(t, self.place, rest)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.deck(self.place)) > 0


@dataclass(frozen=True)
class SearchDeckFor(Verb):
    """A deck is looked through for cards of a symbol, and shuffled. [DOW-XROAD-18]"""

    place: int
    symbol: int
    count: int

    def words(self) -> Name:
        place, symbol = PLACES[self.place].name, SYMBOLS[self.symbol].name
        return Name(
            f"Search {place.en} deck for {counted(self.count, symbol.en + ' card')}, take "
            f"{them(self.count)}, and shuffle that deck.",
            f"{place.ja}の探索デッキをすべて見て、{symbol.ja}カード{self.count}枚を手札に加え、残りを混ぜる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from search_deck(t, seat, self.place, (self.symbol,), self.count)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.deck(self.place)) > 0


@dataclass(frozen=True)
class ChooseMeeting(Verb):
    """Which two are meant, where several pairs of survivors are alone somewhere."""

    def words(self) -> Name:
        return Name(
            "Choose 1 location where one of your survivors is alone with another player's survivor.",
            "条件に当てはまるロケーションが2つ以上ある場合、その中から1つを選ぶ。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in meetings(t, seat)])
        t.spot = ABOUT[t.reply]
        t.subject, t.other = t.at(t.spot)
        if t.controller[t.subject] != seat:
            t.subject, t.other = t.other, t.subject


@dataclass(frozen=True)
class SeeTheirHand(Verb):
    """The hand of the player of the other survivor. [DOW-SECRET-4]"""

    what: str = "that other player's hand"

    def words(self) -> Name:
        return Name(
            f"Look at {self.what}.",
            "もう1人の生存者を指揮するプレイヤーの手札を見る。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        rival = t.controller[t.other]
        t.tell(HAND_SEEN, seat, rival)
        see_hand(t, seat, rival)
        return NOTHING


@dataclass(frozen=True)
class TakeFromTheirHand(Verb):
    """A card of choice out of that hand, which has to wait."""

    def words(self) -> Name:
        return Name(
            "Take 1 card of your choice from the hand you looked at. You cannot play that card until the "
            "next round.",
            "その手札から好きなカード1枚を選び、自分の手札に加える。そのカードは、次のラウンドになるまでプレイできない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        rival = t.controller[t.other]
        # Asked even of a hand of one kind: not asking would tell others that it is one.
        yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, rival)])
        kind = ABOUT[t.reply]
        card = t.in_hand(rival, kind)
        t.hands[rival].remove(card)
        forget_hand(t, rival)
        for other in t.hands[rival]:
            t.knows[other] |= 1 << seat  # who took it has seen all of the hand
        two = audience(seat, rival)
        add_to_hand(t, seat, card, two)
        t.tell(CARD_TAKEN, seat, rival)
        t.tell_only(two, TOOK, seat, kind)
        start(t, HELD_BACK).item = card

    def also_kept(self) -> tuple[Effect, ...]:
        return (HELD_BACK,)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[t.controller[t.other]]) > 0


@dataclass(frozen=True)
class ShowTheirHand(Verb):
    """That hand is laid open once; legal if it is empty. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Reveal to all players the hand you looked at.", "その手札を全プレイヤーに公開する。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        rival = t.controller[t.other]
        for card in t.hands[rival]:
            t.knows[card] = EVERYONE
        t.chance.reveal()
        t.tell(HAND_SHOWN, rival, *[t.box.kind[card] for card in t.hands[rival]])
        return NOTHING
