"""Powers that are an action of their own: of survivors, of gear, and of cards played from the hand."""

from dataclasses import dataclass

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, Question
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.attack import has_rival, strike
from lastfire.games.dead_of_winter.rules.counts import CROSSROADS_CARDS, ITEM_CARDS
from lastfire.games.dead_of_winter.rules.death import remove_survivor
from lastfire.games.dead_of_winter.rules.dice import best_die, change, faces, pick_die, reroll_dice
from lastfire.games.dead_of_winter.rules.exposure import can_heal, expose, heal
from lastfire.games.dead_of_winter.rules.hand import add_to_hand, see_random, shuffle_deck, take_random
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.moving import may_move, move, moving_options
from lastfire.games.dead_of_winter.rules.names import COLONY, NO_SURVIVOR, OUTSIDE, OUTSIDER, PLACES
from lastfire.games.dead_of_winter.rules.people import add_helpless, can_add_survivor, draw_stranger
from lastfire.games.dead_of_winter.rules.powers import zombies
from lastfire.games.dead_of_winter.rules.state import (
    ACTED,
    CRISES,
    DID_HEAL_WITH_MEDICINE,
    NO_FOOD_CARDS,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.terms import (
    ASK_ATTACKER,
    ASK_FACE,
    ASK_LOWER,
    ASK_ORDER,
    ASK_PATIENT,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_RAISE,
    ASK_SET_DIE,
    ASK_SURVIVOR,
    ASK_TAKE,
    CARD,
    CRISES_LOOKED_AT,
    CRISIS_SEEN,
    DECK_LOOKED_AT,
    DIE,
    FOR_ABILITY,
    IN_ORDER,
    NO,
    PLAYER,
    REVEALED_ITEMS,
    SAW,
    SURVIVOR,
    SWAP,
    TO,
)
from lastfire.games.dead_of_winter.rules.tracks import gain_food, gain_morale
from lastfire.games.dead_of_winter.rules.work import (
    build,
    build_with_help,
    can_build,
    has_free_space,
    has_source,
    lure,
)
from lastfire.games.dead_of_winter.rules.zombies import kill_zombies


def _helpless(count: int) -> str:
    return "1 helpless survivor" if count == 1 else f"{count} helpless survivors"


def _while_at(place: int) -> Name:
    """The condition that the survivor is at a place."""
    name = PLACES[place].name
    return Name(f"While this survivor is at {name.en}, ", f"この生存者が{name.ja}にいれば、")


def own_places(t: ColonyTable, seat: int) -> list[int]:
    """The places where the seat has survivors, in printed order."""
    places: list[int] = []
    for place in range(len(PLACES)):
        for survivor in t.groups[seat]:
            if t.place[survivor] == place:
                places.append(place)
                break
    return places


def _choose_place(t: ColonyTable, seat: int, places: list[int]) -> Flow:
    """One of several places: ``t.spot``."""
    t.spot = places[0]
    if len(places) > 1:
        yield t.ask(seat, ASK_PLACE, [TO + place for place in places])
        t.spot = t.reply - TO


def _choose_survivor(t: ColonyTable, seat: int, survivors: list[int], question: Question) -> Flow:
    """One of several survivors: ``t.reply`` less SURVIVOR."""
    t.reply = SURVIVOR + survivors[0]
    if len(survivors) > 1:
        yield t.ask(seat, question, [SURVIVOR + survivor for survivor in survivors])


def _choose_player(t: ColonyTable, seat: int, players: list[int]) -> Flow:
    """One of several players: ``t.reply`` less PLAYER."""
    t.reply = PLAYER + players[0]
    if len(players) > 1:
        yield t.ask(seat, ASK_PLAYER, [PLAYER + player for player in players])


def _has_other_hand(t: ColonyTable, seat: int) -> bool:
    """Whether another player has cards in hand."""
    return any(len(t.hands[other]) > 0 for other in range(t.seats) if other != seat)


def _raise(t: ColonyTable, seat: int, by: int) -> Flow:
    yield from pick_die(t, seat, 1, ASK_RAISE, 6 - by)
    change(t, seat, t.item, t.item + by)


@dataclass(frozen=True)
class KillZombies(ActionPower):
    """Zombies die at a place; ``rolls`` exposure rolls follow. ``place`` -1: where the survivor is.

    ``helpless``: needs a helpless survivor at the colony. ``afar``: at any place. [DOW-ZOMBIE-18]
    """

    count: int
    rolls: int
    place: int = -1
    helpless: bool = False
    afar: bool = False

    def words(self) -> Name:
        if self.afar:
            return self._said(Name("at any place", "いずれかの場所"))
        if self.place < 0:
            return self._said(Name("at this survivor's place", "この生存者のいる場所"))
        name = PLACES[self.place].name
        return self._said(Name(f"at {name.en}", name.ja))

    def words_at(self, place: int) -> Name:
        return self._said(Name("there", "そこ")) if place == self.place >= 0 else self.words()

    def _said(self, where: Name) -> Name:
        en = f"Kill {zombies(self.count)} {where.en}"
        ja = f"{where.ja}のゾンビ{self.count}体を倒す"
        if self.helpless:
            en = f"If a helpless survivor is at the colony, kill {zombies(self.count)} {where.en}"
            ja = f"コロニーに無力な生存者がいれば、{where.ja}のゾンビ{self.count}体を倒す"
        if self.rolls == 0:
            return Name(f"{en}, without an exposure roll.", f"{ja}。ダメージ判定なし。")
        rolls = "only 1 exposure roll" if self.rolls == 1 else f"{self.rolls} exposure rolls"
        return Name(f"{en}, with {rolls} in all.", f"{ja}。ダメージ判定は全部で{self.rolls}回。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        if self.helpless and t.helpless == 0:
            return False
        if self.afar:
            return sum(t.zombies) > 0
        place = t.place[survivor]
        return t.zombies_at(place) > 0 and self.place in (-1, place)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """Not an attack, but a kill: exposure follows unless the card says otherwise. [DOW-ATTACK-18]"""
        if self.afar:
            yield from _choose_place(t, seat, [p for p in range(len(PLACES)) if t.zombies_at(p) > 0])
            yield from kill_zombies(t, seat, t.spot, self.count, NO_SURVIVOR)
        else:
            yield from kill_zombies(t, seat, t.place[survivor], self.count, survivor)
        yield from expose(t, survivor, self.rolls)


@dataclass(frozen=True)
class MakeFood(ActionPower):
    """Food tokens for the colony. ``place`` is where the survivor has to be, -1 for anywhere."""

    count: int
    place: int = -1

    def words(self) -> Name:
        ja = f"食料トークンを{self.count}個加える。"
        if self.place >= 0:
            where = _while_at(self.place)
            return Name(f"{where.en}add {self.count} food.", where.ja + ja)
        return Name(f"Add {self.count} food.", ja)

    def names_its_place(self) -> bool:
        return self.place >= 0

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return self.place < 0 or t.place[survivor] == self.place

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        gain_food(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class StealCard(ActionPower):
    """A random card out of another hand. ``look_only``: it is only looked at."""

    look_only: bool

    def words(self) -> Name:
        if self.look_only:
            return Name(
                "Look at 1 random card in another player's hand.",
                "他プレイヤー1人の手札から無作為に1枚を見る。",
            )
        return Name(
            "Take 1 random card from another player's hand.", "他プレイヤー1人の手札から無作為に1枚を取る。"
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return _has_other_hand(t, seat)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_player(t, seat, [p for p in range(t.seats) if p != seat and t.hands[p]])
        if self.look_only:
            see_random(t, seat, t.reply - PLAYER)
        else:
            take_random(t, seat, t.reply - PLAYER)


@dataclass(frozen=True)
class LeaveForMorale(ActionPower):
    """The survivor leaves, and morale rises."""

    morale: int

    def words(self) -> Name:
        return Name(
            "At the start of your turn you may remove this survivor from the game: "
            f"gain {self.morale} morale.",
            f"自分の手番の開始時に、この生存者をゲームから除外して士気を{self.morale}得てもよい。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        # At the start of the turn only: before anything else is done.
        return not t.this_turn & ACTED

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        gain_morale(t, self.morale, FOR_ABILITY)
        return remove_survivor(t, survivor)

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        return "DOW-ABILITY-7", Name("Only at the start of your turn.", "自分の手番の開始時にだけ使える。")


@dataclass(frozen=True)
class RerollDice(ActionPower):
    """Unused dice are rolled again. ``count`` 0: any number of them."""

    count: int

    def words(self) -> Name:
        if self.count == 0:
            return Name(
                "Reroll any number of your unused dice.", "自分の未使用ダイスを好きな数だけ振り直す。"
            )
        what = "1 of your unused dice" if self.count == 1 else f"{self.count} of your unused dice"
        return Name(f"Reroll {what}.", f"自分の未使用ダイス{self.count}個を振り直す。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return best_die(t, seat) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return reroll_dice(t, seat, self.count)

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        return "DOW-DICE-8", Name("No die is left.", "ダイスが残っていない。")


@dataclass(frozen=True)
class RaiseDie(ActionPower):
    """An unused die goes up."""

    by: int

    def words(self) -> Name:
        return Name(f"Raise 1 of your unused dice by {self.by}.", f"自分の未使用ダイス1個を{self.by}上げる。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(faces(t, seat, 1, 6 - self.by)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return _raise(t, seat, self.by)


@dataclass(frozen=True)
class SetDie(ActionPower):
    """An unused die is turned to any face."""

    def words(self) -> Name:
        return Name("Set 1 of your unused dice to any face.", "自分の未使用ダイス1個を好きな目にする。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return best_die(t, seat) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from pick_die(t, seat, 1, ASK_SET_DIE)
        was = t.item
        yield t.ask(seat, ASK_FACE, [DIE + face for face in range(1, 7) if face != was])
        change(t, seat, was, t.reply - DIE)


@dataclass(frozen=True)
class ShiftDie(ActionPower):
    """Another player's die goes down, one's own up."""

    by: int

    def words(self) -> Name:
        return Name(
            f"Lower 1 unused die of another player by {self.by} and raise 1 of yours by {self.by}.",
            f"他プレイヤー1人の未使用ダイス1個を{self.by}下げ、自分の未使用ダイス1個を{self.by}上げる。",
        )

    def _lowerable(self, t: ColonyTable, seat: int) -> list[int]:
        return [p for p in range(t.seats) if p != seat and faces(t, p, 1 + self.by)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(faces(t, seat, 1, 6 - self.by)) > 0 and len(self._lowerable(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_player(t, seat, self._lowerable(t, seat))
        player = t.reply - PLAYER
        found = faces(t, player, 1 + self.by)
        face = found[0]
        if len(found) > 1:
            yield t.ask(seat, ASK_LOWER, [DIE + f for f in found])
            face = t.reply - DIE
        change(t, player, face, face - self.by)
        yield from _raise(t, seat, self.by)


@dataclass(frozen=True)
class HealHere(ActionPower):
    """A wound of any kind goes, of anybody at the same place."""

    count: int

    def words(self) -> Name:
        wounds = "1 wound" if self.count == 1 else f"{self.count} wounds"
        return Name(
            f"Remove {wounds} of any kind from a survivor at this survivor's place.",
            f"この生存者と同じ場所の生存者1人から負傷か凍傷を{self.count}つ取り除く。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return any(can_heal(t, other) for other in t.at(t.place[survivor]))

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        found = [other for other in t.at(t.place[survivor]) if can_heal(t, other)]
        yield from _choose_survivor(t, seat, found, ASK_PATIENT)
        patient = t.reply - SURVIVOR
        for _ in range(self.count):
            yield from heal(t, patient, seat)


@dataclass(frozen=True)
class HealAnyone(ActionPower):
    """One's own survivor, or one who shares a place with one's own."""

    count: int

    def words(self) -> Name:
        wounds = "1 wound" if self.count == 1 else f"{self.count} wounds"
        return Name(
            f"Remove {wounds} of any kind from one of your survivors, or from one who shares a place with "
            "yours.",
            f"自分の生存者か、自分の生存者と同じ場所の生存者1人から負傷か凍傷を{self.count}つ取り除く。",
        )

    def _patients(self, t: ColonyTable, seat: int) -> list[int]:
        """Wounded survivors of the seat, and wounded ones who share a place with one of its own."""
        return [s for place in own_places(t, seat) for s in t.at(place) if can_heal(t, s)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return (any(t.wounds) or any(t.frostbite)) and len(self._patients(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_survivor(t, seat, self._patients(t, seat), ASK_PATIENT)
        patient = t.reply - SURVIVOR
        for _ in range(self.count):
            yield from heal(t, patient, seat)
        t.acts |= DID_HEAL_WITH_MEDICINE
        t.subject = patient


@dataclass(frozen=True)
class BuildFree(ActionPower):
    """Barricades without a die. ``place`` is where the survivor has to be, -1 for anywhere."""

    count: int
    place: int = -1

    def words(self) -> Name:
        what = "1 barricade" if self.count == 1 else f"{self.count} barricades"
        if self.place >= 0:
            where = _while_at(self.place)
            return Name(
                f"{where.en}build {what} there without a die.",
                f"{where.ja}そこにダイスなしでバリケード{self.count}個を作る。",
            )
        return Name(
            f"Build {what} at a place where you have a survivor, without a die.",
            f"自分の生存者がいる場所に、ダイスなしでバリケード{self.count}個を作る。",
        )

    def names_its_place(self) -> bool:
        return self.place >= 0

    def _sites(self, t: ColonyTable, seat: int, survivor: int) -> list[int]:
        """Where it can build: the bearer's place, or for a card from the hand every own place."""
        places = own_places(t, seat) if survivor == NO_SURVIVOR else [t.place[survivor]]
        return [p for p in places if self.place in (-1, p) and has_free_space(t, p)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return can_build(t) and len(self._sites(t, seat, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        if survivor != NO_SURVIVOR:
            return build(t, seat, t.place[survivor], self.count)
        return self._builds_somewhere(t, seat)

    def _builds_somewhere(self, t: ColonyTable, seat: int) -> Flow:
        yield from _choose_place(t, seat, self._sites(t, seat, NO_SURVIVOR))
        yield from build(t, seat, t.spot, self.count)


@dataclass(frozen=True)
class FreeBarricade(ActionPower):
    """The barricade action itself, so that a hammer helps."""

    def words(self) -> Name:
        return Name(
            "Carry out 1 barricade action with this survivor without a die.",
            "この生存者で、バリケードアクションを1回、ダイスなしで行う。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return can_build(t) and has_free_space(t, t.place[survivor])

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return build_with_help(t, seat, t.place[survivor], [survivor])


@dataclass(frozen=True)
class FindOutsider(ActionPower):
    """Look for people in an item deck."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"Reveal the top {self.cards} cards of the item deck at this survivor's place; you may take 1 "
            "revealed outsider; shuffle the rest back.",
            f"この生存者のいる場所の山札の上から{self.cards}枚を公開し、その中のよそ者1枚を手札に加えてもよい。"
            "残りは混ぜて戻す。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        place = t.place[survivor]
        return place != COLONY and len(t.piles[place]) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """Some cards are shown to all; one outsider may be taken; the rest is shuffled back."""
        place = t.place[survivor]
        shown: list[int] = []
        for _ in range(min(self.cards, len(t.piles[place]))):
            card = t.pile(place).draw(t.chance, EVERYONE)
            t.knows[card] = EVERYONE
            shown.append(card)
        t.seen = shown
        t.tell(REVEALED_ITEMS, place, *[t.box.kind[card] for card in shown])
        ids: list[int] = [NO]
        for card in shown:
            kind = t.box.kind[card]
            if t.box.symbol[kind] == OUTSIDER and CARD + kind not in ids:
                ids.append(CARD + kind)
        if len(ids) > 1:
            yield t.ask(seat, ASK_TAKE, ids)
            if t.reply != NO:
                kind = t.reply - CARD
                for card in shown:
                    if t.box.kind[card] == kind:
                        t.seen.remove(card)
                        add_to_hand(t, seat, card, EVERYONE)
                        break
        rest = t.seen
        t.seen = []
        shuffle_deck(t, place, rest)


@dataclass(frozen=True)
class LookAtCrises(ActionPower):
    """A look at what is coming."""

    def words(self) -> Name:
        return Name(
            "Look at the top 2 crisis cards and return them in any order; you may say two words about them.",
            "危機の山札の上から2枚を見て、好きな順で戻す。それについて2語だけ話してよい。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(t.piles[CRISES]) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """The top two crisis cards go back on top in the order the player likes."""
        first = ITEM_CARDS + CROSSROADS_CARDS
        pile = t.pile(CRISES)
        cards: list[int] = []
        for _ in range(min(2, len(pile))):
            card = pile.draw(t.chance, audience(seat))
            cards.append(card)
            t.knows[first + card] |= 1 << seat
        # Everybody sees that they are looked at, nobody else what they are. [DOW-SECRET-9]
        t.tell(CRISES_LOOKED_AT, seat, len(cards))
        for card in cards:
            t.tell_only(audience(seat), CRISIS_SEEN, seat, card)
        for card in reversed(cards):
            pile.put_on_top(card)
        if len(cards) > 1:
            yield t.ask(seat, ASK_ORDER, (IN_ORDER, SWAP))
            # Whoever knew the order before does not know it now.
            for card in cards:
                t.knows[first + card] = 1 << seat
            if t.reply == SWAP:
                pile = t.pile(CRISES)
                pile.top = (pile.top[1], pile.top[0], *pile.top[2:])


@dataclass(frozen=True)
class LookAtDeck(ActionPower):
    """A look at what can be found."""

    def words(self) -> Name:
        return Name(
            "Look at the top card of an item deck and put it back.",
            "いずれかのアイテムの山札の一番上のカードを見て、戻す。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return any(len(t.piles[there]) > 0 for there in OUTSIDE)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """The top card of an item deck is looked at and stays there."""
        yield from _choose_place(t, seat, [there for there in OUTSIDE if len(t.piles[there]) > 0])
        place = t.spot
        t.tell(DECK_LOOKED_AT, seat, place)
        pile = t.pile(place)
        card = pile.draw(t.chance, audience(seat))
        pile.put_on_top(card)
        t.knows[card] |= 1 << seat
        t.tell_only(audience(seat), SAW, seat, t.box.kind[card])


@dataclass(frozen=True)
class FreeAttack(ActionPower):
    """An attack without a die."""

    def words(self) -> Name:
        return Name(
            "Attack with one of your survivors without a die.", "自分の生存者1人がダイスなしで攻撃する。"
        )

    def _attackers(self, t: ColonyTable, seat: int) -> list[int]:
        """Survivors of the seat with somebody or something to attack."""
        blocked = t.idle | t.jailed
        return [
            survivor
            for survivor in t.groups[seat]
            if (blocked >> survivor) & 1 == 0
            and (t.zombies_at(t.place[survivor]) > 0 or has_rival(t, seat, t.place[survivor]))
        ]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._attackers(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_survivor(t, seat, self._attackers(t, seat), ASK_ATTACKER)
        yield from strike(t, seat, t.reply - SURVIVOR)


@dataclass(frozen=True)
class LureZombies(ActionPower):
    """More are attracted than by the action. [DOW-ATTRACT-9]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Move up to {zombies(self.count)} from one place to free spaces at a place where you have a "
            "survivor.",
            f"1つの場所から自分の生存者がいる場所の空きへ、ゾンビを{self.count}体まで移す。",
        )

    def _targets(self, t: ColonyTable, seat: int) -> list[int]:
        return [p for p in own_places(t, seat) if has_free_space(t, p) and has_source(t, p)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._targets(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_place(t, seat, self._targets(t, seat))
        yield from lure(t, seat, t.spot, self.count)


@dataclass(frozen=True)
class CutZombie(ActionPower):
    """Zombies at a place of one's own survivor, without a roll."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Kill {zombies(self.count)} at a place where you have a survivor, without an exposure roll.",
            f"自分の生存者がいる場所のゾンビ{self.count}体を倒す。ダメージ判定なし。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return any(t.zombies_at(place) > 0 for place in own_places(t, seat))

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_place(t, seat, [p for p in own_places(t, seat) if t.zombies_at(p) > 0])
        yield from kill_zombies(t, seat, t.spot, self.count, NO_SURVIVOR)


@dataclass(frozen=True)
class FeedColony(ActionPower):
    """Food cards. [DOW-CARD-8]"""

    count: int

    def words(self) -> Name:
        return Name(f"Add {self.count} food.", f"食料トークンを{self.count}個加える。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return not t.this_turn & NO_FOOD_CARDS

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        gain_food(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class BringStranger(ActionPower):
    """Outsiders: a survivor joins, and helpless ones with them."""

    helpless: int

    def words(self) -> Name:
        en = "Draw a survivor into your group"
        ja = "生存者カードを1枚引いて自分の仲間にする"
        if self.helpless:
            en += f"; add {_helpless(self.helpless)} to the colony"
            ja += f"。コロニーに無力な生存者を{self.helpless}人加える"
        return Name(en + ".", ja + "。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return can_add_survivor(t, seat)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """Who comes with whom; one act. [DOW-SURV-1, DOW-SURV-2]"""
        yield from draw_stranger(t, seat)
        add_helpless(t, seat, self.helpless)


@dataclass(frozen=True)
class SafeFuel(ActionPower):
    """A move without a roll."""

    def words(self) -> Name:
        return Name(
            "Use up when you move a survivor: no exposure roll.",
            "生存者を移動するときに使い捨てると、ダメージ判定を行わない。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        movers: list[int] = []
        moving_options(t, seat, movers)
        return len(movers) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from _choose_survivor(t, seat, [s for s in t.groups[seat] if may_move(t, seat, s)], ASK_SURVIVOR)
        yield from move(t, seat, t.reply - SURVIVOR, True)
