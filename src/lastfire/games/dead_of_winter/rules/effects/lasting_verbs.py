"""The verbs of crossroads cards whose effects last, and of the cards that have them.

What such a card does later stands in ``lasting``; the verbs here put it in force.
"""

from dataclasses import dataclass

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import lasting
from lastfire.games.dead_of_winter.rules.death import kill, remove_survivor
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.triggers import meetings
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom, carry_out, clause, lowered
from lastfire.games.dead_of_winter.rules.exposure import expose
from lastfire.games.dead_of_winter.rules.hand import (
    add_to_hand,
    forget_hand,
    kinds_in_hand,
    search_deck,
    see_hand,
    shuffle_deck,
)
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    ITEMS,
    MEDICINE,
    MEDICINE_CARD,
    PLACES,
    SURVIVORS,
    SYMBOLS,
)
from lastfire.games.dead_of_winter.rules.people import is_placeable, place_survivor
from lastfire.games.dead_of_winter.rules.places import GATES
from lastfire.games.dead_of_winter.rules.state import MEDICINE_FOR_FOOD, ColonyTable
from lastfire.games.dead_of_winter.rules.terms import (
    ABOUT,
    ASK_CARD,
    ASK_GATE,
    ASK_PLACE,
    ASK_SURVIVOR,
    ATTACHED,
    BARRICADE_BUILT,
    BY_CARD,
    CARD,
    CARD_TAKEN,
    DICE_FEWER,
    DICE_GAINED,
    DIE_ROLLED,
    GATE,
    GEAR_RETURNED,
    HAND_SEEN,
    HAND_SHOWN,
    ITEMS_REMOVED,
    LEADER_CHOSEN,
    REVEALED_ITEMS,
    SURVIVOR,
    TO,
    TOOK,
    ZOMBIES_REMOVED,
)
from lastfire.games.dead_of_winter.rules.work import can_build


def attach(t: ColonyTable, survivor: int) -> None:
    """The open card stays with a survivor."""
    t.attached.append((t.open_card, survivor))
    t.tell(ATTACHED, t.open_card, survivor)


# Survivors.


@dataclass(frozen=True)
class KillQuietly(Verb):
    """A death that costs nothing but a life."""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(f"Kill {whom.en}; no morale is lost.", f"{whom.ja}を殺す。士気は失われない。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            yield from kill(t, survivor, BY_CARD, costs_morale=False)


@dataclass(frozen=True)
class Addicted(Verb):
    """Stays with a survivor, who needs medicine from now on."""

    whom: Whom

    def words(self) -> Name:
        whom, medicine = self.whom.words(), ITEMS[MEDICINE_CARD].name
        return Name(
            f"This card stays with {whom.en}: at the start of each of their player's turns, that player "
            f"either plays {medicine.en} on them or moves 1 unused die to used.",
            f"このカードは{whom.ja}に残る。その者を操るプレイヤーは自分の各手番の開始時に、{medicine.ja}をその者に"
            "プレイするか、未使用ダイス1個を使用済みにする。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            attach(t, survivor)
        return NOTHING


@dataclass(frozen=True)
class SparesAttack(Verb):
    """Stays with a survivor, who is spared a roll now and then. Not an item."""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"This card stays with {whom.en}: once per round they make no exposure roll when they attack.",
            f"このカードは{whom.ja}に残る。ラウンドに1回、その者の攻撃ではダメージ判定を行わない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            attach(t, survivor)
        return NOTHING


@dataclass(frozen=True)
class NoCrisisCards(Verb):
    """Whoever controls a named survivor has nothing left for crises."""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"Whoever controls {name.en} cannot give cards to crises.",
            f"{name.ja}を操るプレイヤーは危機にカードを提供できない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.GRAY_BEARD_CARD, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class MakeLeader(Verb):
    """A survivor takes over the group they belong to."""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(f"{name.en} leads your group.", f"{name.ja}が自分のリーダーになる。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.controller[self.survivor] == seat and t.leader[seat] != self.survivor:
            t.leader[seat] = self.survivor
            t.tell(LEADER_CHOSEN, seat, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class TriesAntidote(Verb):
    """Stays with Olivia Brown, who may try her antidote on herself."""

    survivor: int

    def words(self) -> Name:
        name, medicine = SURVIVORS[self.survivor].name, SYMBOLS[MEDICINE].name
        return Name(
            f"This card stays with {name.en}: at the start of each round, if she is at the colony, her "
            "player may roll for exposure on her. On a blank, for that round any player may put "
            f"1 {medicine.en} card into the waste pile to cancel a bitten result at once.",
            f"このカードは{name.ja}に残る。各ラウンドの開始時に彼女がコロニーにいれば、彼女を操るプレイヤーは彼女の"
            f"ダメージ判定を行ってもよい。空白なら、そのラウンド中、咬傷の結果が出るたびに誰でも{medicine.ja}"
            "カード1枚を廃物置き場に置き、それを打ち消せる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.in_play(self.survivor):
            attach(t, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class LockUp(Verb):
    """Stays with any survivor of choice, who is put somewhere for good."""

    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Place any one survivor of your choice at {name.en}; their items go back to their player's "
            "hand. They cannot move, search, attack or use their ability for the rest of the game.",
            f"好きな生存者1人を{name.ja}に置き、その装備をその者を操るプレイヤーの手札に戻す。その者はゲーム終了まで"
            "移動、探索、攻撃、アビリティの使用ができない。",
        )

    def _find(self, t: ColonyTable) -> list[int]:
        return [s for s in range(len(SURVIVORS)) if is_placeable(t, s, self.place)]

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
        t.jailed |= 1 << survivor
        attach(t, survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t)) > 0


@dataclass(frozen=True)
class StaysAt(Verb):
    """A named survivor does not leave a place any more, once there."""

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = SURVIVORS[self.survivor].name, PLACES[self.place].name
        return Name(
            f"{name.en} cannot move away from {place.en} for the rest of the game.",
            f"ゲーム終了まで、{name.ja}は{place.ja}から移動できない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        number = 16 * self.survivor + 2 * self.place + lasting.STAYS
        lasting.start(t, lasting.ALEXIS_GREY_CARD, number)
        return NOTHING


@dataclass(frozen=True)
class StaysAway(Verb):
    """A named survivor does not move to a place any more."""

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = SURVIVORS[self.survivor].name, PLACES[self.place].name
        return Name(
            f"{name.en} cannot move to {place.en} for the rest of the game.",
            f"ゲーム終了まで、{name.ja}は{place.ja}へ移動できない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        number = 16 * self.survivor + 2 * self.place + lasting.STAYS_AWAY
        lasting.start(t, lasting.ALEXIS_GREY_CARD, number)
        return NOTHING


@dataclass(frozen=True)
class LeftBehind(Verb):
    """A named survivor's card leaves the game while the figure stays where it is.

    It takes up a space and draws zombies; nobody can attack, kill or move it. [DOW-XROAD-23, DOW-XROAD-24]
    """

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = SURVIVORS[self.survivor].name, PLACES[self.place].name
        return Name(
            f"Remove the card of {name.en} from the game, but leave the figure at {place.en}: it counts "
            "there and cannot be attacked, killed or moved. For the rest of the game, whoever moves to "
            f"{place.en} takes 1 wound.",
            f"{name.ja}のカードをゲームから除外し、コマは{place.ja}に残す。コマは人数に数えるが、攻撃も殺害も移動も"
            f"されない。ゲーム終了まで、{place.ja}へ移動した生存者は負傷を1つ受ける。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        flow = remove_survivor(t, self.survivor)
        t.place[self.survivor] = self.place
        lasting.start(t, lasting.BEV_RUSSELL_CARD, self.place)
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
            f"Roll a die and make that many exposure rolls for {whom.en}.",
            f"ダイスを振り、出た目の回数だけ{whom.ja}のダメージ判定を行う。",
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
        name, place, said = SURVIVORS[self.survivor].name, PLACES[self.place].name, clause(self.then)
        return Name(
            f"Unless {name.en} is at {place.en}: {said.en}", f"{name.ja}が{place.ja}にいなければ：{said.ja}"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from carry_out(t, seat, self.then)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        if t.in_play(self.survivor) and t.place[self.survivor] == self.place:
            return False
        return all(effect.is_possible(t, seat) for effect in self.then)


# Moving.


@dataclass(frozen=True)
class RidesHorse(Verb):
    """Stays with a survivor, who rides and whose horse eats."""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"This card stays with {whom.en}: they make no exposure roll when they move. While they are not "
            "in exile, the colony pays 1 more food.",
            f"このカードは{whom.ja}に残る。その者の移動ではダメージ判定を行わない。その者が追放されていない間、"
            "コロニーの食料の支払いが1増える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            attach(t, survivor)
        return NOTHING


@dataclass(frozen=True)
class DrivesKing(Verb):
    """Stays with a survivor: a loud vehicle that breaks down some day."""

    whom: Whom

    def words(self) -> Name:
        whom, moves = self.whom.words(), lasting.MOVES_OF_KING
        return Name(
            f"This card stays with {whom.en}: they make no exposure roll when they move, but add 1 noise "
            "token both where they leave and where they arrive, or 1 zombie instead at the colony. Each "
            f"move puts 1 wound on this card; with {moves} wounds it is removed.",
            f"このカードは{whom.ja}に残る。その者の移動ではダメージ判定を行わないが、移動元と移動先に騒音トークンを"
            "1個ずつ（コロニーなら代わりにゾンビを1体）加える。移動のたびにこのカードに負傷を1つ置き、"
            f"{moves}つになったら取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            attach(t, survivor)
            lasting.keep(t, lasting.THE_ARCTIC_KING, 0)
        return NOTHING


@dataclass(frozen=True)
class OpensPassage(Verb):
    """A safe way between two places."""

    place: int
    other: int

    def words(self) -> Name:
        place, other = PLACES[self.place].name, PLACES[self.other].name
        return Name(
            f"For the rest of the game, nobody makes an exposure roll when moving between {place.en} "
            f"and {other.en}.",
            f"ゲーム終了まで、{place.ja}と{other.ja}の間の移動ではダメージ判定を行わない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.SEWER_PASSAGE, self.place * len(PLACES) + self.other)
        return NOTHING


@dataclass(frozen=True)
class Hunts(Verb):
    """Danger on every way."""

    def words(self) -> Name:
        most = lasting.HUNTED_UP_TO
        return Name(
            "For the rest of the game, roll a die for every survivor who moves: "
            f"on {most} or less place 1 wound on them.",
            f"ゲーム終了まで、生存者が移動するたびにダイスを振り、{most}以下ならその者に負傷を1つ置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.HUNTED, 0)
        return NOTHING


# The colony.


@dataclass(frozen=True)
class SkipNextCrisis(Verb):
    """Somebody sees it coming."""

    def words(self) -> Name:
        return Name(
            "The next crisis revealed leaves the game, and no crisis is resolved in that round.",
            "次に公開される危機をゲームから除外し、そのラウンドは危機を解決しない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.TALIA_JONES_CARD, 0)
        return NOTHING


@dataclass(frozen=True)
class DiceNextRound(Verb):
    """All players roll more dice, or fewer."""

    change: int

    def words(self) -> Name:
        count = abs(self.change)
        dice = "die" if count == 1 else "dice"
        if self.change > 0:
            return Name(
                f"Next round each player rolls {count} more {dice}.",
                f"次のラウンド、全プレイヤーはダイスを{self.change}個多く振る。",
            )
        return Name(
            f"Next round each player rolls {count} fewer {dice}.",
            f"次のラウンド、全プレイヤーはダイスを{-self.change}個少なく振る。",
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
class AddGoal(Verb):
    """The main objective asks for more. ``card`` is the crossroads card, whose goal stands in ``lasting``."""

    card: int

    def words(self) -> Name:
        goal = lasting.GOALS[self.card].words()
        return Name(f"Add to the main objective: {lowered(goal.en)}", f"主要目的に加える：{goal.ja}")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, self.card, 0)
        return NOTHING


@dataclass(frozen=True)
class PostFlier(Verb):
    """The colony gets ready for visitors."""

    def words(self) -> Name:
        return Name(
            "At the end of next round: lose 1 morale if any place has no barricade; gain 1 morale if every "
            f"place has at least {lasting.POSTED}.",
            "次のラウンドの終了時、バリケードのない場所が1つでもあれば士気を1失い、すべての場所に"
            f"{lasting.POSTED}個以上あれば士気を1得る。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.FLIER, t.round - 1)
        return NOTHING


@dataclass(frozen=True)
class LookForChild(Verb):
    """Everybody goes out to search."""

    def words(self) -> Name:
        return Name(
            "If every place outside the colony is searched from now to the end of next round, gain 1 morale. "
            "Otherwise lose 1 morale and remove 1 helpless survivor.",
            "今から次のラウンドの終わりまでにコロニー以外のすべての場所が探索されれば、士気を1得る。"
            "そうでなければ士気を1失い、無力な生存者を1人取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        # What was searched before does not count.
        t.searched = 0
        lasting.start(t, lasting.MISSING_CHILD, (t.round - 1) * lasting.SEARCHES)
        return NOTHING


@dataclass(frozen=True)
class GuardGate(Verb):
    """An entrance of the colony where attacks are safe; counted from 0."""

    gate: int

    def words(self) -> Name:
        gate = self.gate + 1
        return Name(
            f"For the rest of the game, attacks on zombies at entrance {gate} of the colony need no "
            "exposure roll.",
            f"ゲーム終了まで、コロニーの入口{gate}のゾンビへの攻撃ではダメージ判定を行わない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.ASHLEY_ROSS_CARD, self.gate)
        return NOTHING


@dataclass(frozen=True)
class WidenDump(Verb):
    """The waste pile weighs less on everybody."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"For the rest of the game, checking waste costs 1 morale for every {self.cards} cards "
            f"instead of every {lasting.CARDS_PER_MORALE}.",
            f"ゲーム終了まで、廃物の確認では{lasting.CARDS_PER_MORALE}枚ごとでなく{self.cards}枚ごとに士気を1失う。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.ASHLEY_ROSS_CARD, self.cards)
        return NOTHING


@dataclass(frozen=True)
class FoodForDice(Verb):
    """Who eats well works more."""

    def words(self) -> Name:
        return Name(
            "For the rest of the game, at the start of each round each player may put a food card from their "
            "hand into the waste pile, without its effect, to roll 1 more die that round.",
            "ゲーム終了まで、各ラウンドの開始時に各プレイヤーは手札の食料カード1枚を効果なしで廃物置き場に置き、"
            "そのラウンドのダイスを1個多く振ってもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.BUDDY_DAVIS_CARD, 0)
        return NOTHING


@dataclass(frozen=True)
class LearnsToFarm(Verb):
    """A named survivor has another ability from now on."""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"From now on {name.en} may, at the colony, once per round, use any die to add "
            f"{lasting.FOOD_OF_FARM} food.",
            f"今後、{name.ja}はコロニーで、ラウンドに1回、任意のダイス1個を使って食料トークンを"
            f"{lasting.FOOD_OF_FARM}個加えられる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.ANDREW_EVANS_CARD, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class NursesColony(Verb):
    """A named survivor looks after people at the colony."""

    survivor: int

    def words(self) -> Name:
        name = SURVIVORS[self.survivor].name
        return Name(
            f"For the rest of the game, while {name.en} is at the colony, players on their turns may put "
            "cards from their hands into the waste pile, without effect: each removes 1 wound from one of "
            "their survivors at the colony.",
            f"ゲーム終了まで、{name.ja}がコロニーにいる間、プレイヤーは自分の手番に手札を効果なしで廃物置き場に置き、"
            "1枚につきコロニーにいる自分の生存者の負傷を1つ取り除いてもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.JANET_TAYLOR_CARD, self.survivor)
        return NOTHING


@dataclass(frozen=True)
class NapTime(Verb):
    """For what is left of the round."""

    def words(self) -> Name:
        return Name(
            "Until the end of this round, at the start of each player's turn that player may move all their "
            "unused dice to used to remove 1 wound from each of their survivors.",
            "このラウンドの終わりまで、各プレイヤーは自分の手番の開始時に、未使用ダイスをすべて使用済みにして、"
            "自分の各生存者から負傷を1つずつ取り除いてもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        lasting.start(t, lasting.SLEEP, t.round)
        return NOTHING


@dataclass(frozen=True)
class MedicineForFood(Verb):
    """For the rest of the turn."""

    def words(self) -> Name:
        return Name(
            "This turn you may, any number of times, remove 1 food to take 1 medicine card that was removed "
            "from the game.",
            "この手番中、何度でも、食料トークン1個を取り除いて、ゲームから除外された薬カード1枚を手札に加えてもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.this_turn |= MEDICINE_FOR_FOOD
        return NOTHING


@dataclass(frozen=True)
class ZombiesToBarricades(Verb):
    """As many zombies of the colony as a die says, or all of them, give way to barricades. No kills."""

    def words(self) -> Name:
        return Name(
            "Roll another die and replace that many zombies at the colony with barricades.",
            "もう一度ダイスを振り、出た目の数だけコロニーのゾンビをバリケードに置き換える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        for done in range(die):
            gates = [gate for gate in range(GATES) if t.zombies[gate] > 0]
            if not gates or not can_build(t):
                return
            gate = gates[0]
            if len(gates) > 1 and t.zombies_at(COLONY) > die - done:
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
            "Remove 1 random card in your hand from the game.",
            "自分の手札から無作為に1枚をゲームから除外する。",
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
            f"Remove all cards in the deck of {name.en} from the game.",
            f"{name.ja}の山札のカードをすべてゲームから除外する。",
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
            f"Show the top {counted(self.count, 'card')} of the deck of {place.en}, take all {symbol.en} "
            "cards among them and shuffle the rest back.",
            f"{place.ja}の山札の上から{self.count}枚を公開し、{symbol.ja}カードをすべて手札に加え、残りを混ぜて戻す。",
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
            f"Look through the deck of {place.en}, take {counted(self.count, symbol.en + ' card')} and "
            "shuffle it.",
            f"{place.ja}の山札をすべて見て、{symbol.ja}カード{self.count}枚を手札に加え、混ぜる。",
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
            "If two are alone at several places, choose one.", "2人だけがいる場所が複数なら1か所を選ぶ。"
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

    def words(self) -> Name:
        return Name(
            "Look at the hand of the other survivor's player.", "もう1人の生存者のプレイヤーの手札を見る。"
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
            "Take 1 card of your choice from that hand; it cannot be played before next round.",
            "その手札から好きなカード1枚を自分の手札に加える。そのカードは次のラウンドまでプレイできない。",
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
        lasting.start(t, lasting.VOYEUR, t.round * lasting.KEPT_BACK + card)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[t.controller[t.other]]) > 0


@dataclass(frozen=True)
class ShowTheirHand(Verb):
    """That hand is laid open once; legal if it is empty. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Show that hand to all other players.", "その手札を他の全プレイヤーに公開する。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        rival = t.controller[t.other]
        for card in t.hands[rival]:
            t.knows[card] = EVERYONE
        t.chance.reveal()
        t.tell(HAND_SHOWN, rival, *[t.box.kind[card] for card in t.hands[rival]])
        return NOTHING
