"""What crossroads cards say that lasts: what stays with a survivor, and what stays in force. [DOW-XROAD-9]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die, faces, spend_die, use, use_all
from lastfire.games.dead_of_winter.rules.board.hand import add_to_hand, kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.board.people import remove_helpless
from lastfire.games.dead_of_winter.rules.board.tracks import (
    add_noise,
    gain_food,
    gain_morale,
    lose_food,
    lose_morale,
)
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal, roll_for_exposure, suffer, wound
from lastfire.games.dead_of_winter.rules.holding import CARDS_PER_MORALE, Holding
from lastfire.games.dead_of_winter.rules.holdings import end, is_ready, mark_used
from lastfire.games.dead_of_winter.rules.names import (
    BLANK,
    COLONY,
    FOOD,
    MEDICINE,
    PLACES,
    SYMBOLS,
    item_noun,
    survivor_noun,
)
from lastfire.games.dead_of_winter.rules.state import ACTED, NO_CARD, ColonyTable, Held
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ABOUT,
    BUY_MEDICINE,
    CARD,
    DIE,
    NO,
    PLAY,
    REST,
    SURVIVOR,
    TEND,
    YES,
)
from lastfire.games.dead_of_winter.rules.words.questions import (
    ASK_ADDICTION,
    ASK_CARD,
    ASK_EXTRA_DIE,
    ASK_MAY,
    ASK_PATIENT,
)
from lastfire.games.dead_of_winter.rules.words.records import (
    ABILITY_USED,
    CRISIS_REMOVED,
    DICE_GAINED,
    DIE_ROLLED,
    LASTS,
    PLAYED,
    TOOK,
    WASTED,
    WORN,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import FOR_CROSSROADS

MOVES_OF_VEHICLE: Final = 4  # after so many it breaks down
HUNTED_UP_TO: Final = 2  # on the die a mover is wounded
FOOD_OF_FARM: Final = 2
POSTED: Final = 2  # barricades that every place should have


def _waste(t: ColonyTable, seat: int, kind: int) -> None:
    """A card from the hand goes to the waste pile without its effect. [DOW-EXILE-18]"""
    put_in_waste(t, seat, t.in_hand(seat, kind))
    t.tell(WASTED, seat, kind)


def _hurt(t: ColonyTable, seat: int, at_colony: bool) -> list[int]:
    """The player's survivors with wounds, everywhere or at the colony."""
    return [s for s in t.groups[seat] if can_heal(t, s) and (not at_colony or t.place[s] == COLONY)]


# What stays with a survivor.


@dataclass(frozen=True)
class Addicted(Holding):
    """Who has it needs an item from now on.

    Asked whatever there is to choose from: not asking would tell that the item is not there. Whoever has
    neither the item nor a die goes without.
    """

    item: int

    def words(self) -> Name:
        item = item_noun(self.item).name
        return Name(
            "The player who controls this survivor must start each of their turns by playing a "
            f"“{item.en}” card on this survivor or spending 1 unused die.",
            "この生存者を指揮するプレイヤーは、自分の各手番の開始時に、"
            f"この生存者に「{item.ja}」のカードをプレイするか、自分の未使用ダイスを1個使わなければならない。",
        )

    def has_turn_start(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return held.bearer >= 0 and t.controller[held.bearer] == seat

    def at_turn_start(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        ids: list[int] = []
        if t.in_hand(seat, self.item) >= 0:
            ids.append(PLAY[self.item])
        for face in faces(t, seat, 1):
            ids.append(DIE[face])
        yield t.ask(seat, ASK_ADDICTION, ids if ids else (NO,), held.bearer)
        if t.reply == NO:
            return
        if t.reply == PLAY[self.item]:
            t.tell(PLAYED, seat, self.item)
            put_in_waste(t, seat, t.in_hand(seat, self.item))
            yield from heal(t, held.bearer, seat)
        else:
            use(t, seat, ABOUT[t.reply])


@dataclass(frozen=True)
class SparesAttack(Holding):
    """Spares a roll now and then. Not an item."""

    def words(self) -> Name:
        return Name(
            "Once per round, this survivor may attack without rolling for exposure.",
            "ラウンドに1回、この生存者はダメージ判定なしで攻撃できる。",
        )

    def may_spare_rolls(self) -> bool:
        return True


@dataclass(frozen=True)
class TriesAntidote(Holding):
    """Who has it may try an antidote on themselves. All are asked, since nobody knows who holds any."""

    def words(self) -> Name:
        medicine = SYMBOLS[MEDICINE].name
        return Name(
            "Whenever a round starts while this survivor is at the colony, the player who controls this "
            "survivor may roll for exposure for this survivor. If the result is blank, then whenever a "
            f"bitten result is rolled in that round, any player may place 1 {medicine.en} card from their "
            "hand in the waste pile to cancel that result.",
            "各ラウンドの開始時にこの生存者がコロニーにいれば、この生存者を指揮するプレイヤーは、"
            "ダメージ判定を1回行ってもよい。無印が出たら、そのラウンドの終わりまで、ダメージ判定で咬傷が出るたびに、"
            f"いずれかのプレイヤーは、手札の{medicine.ja}カードを1枚捨て札置き場に置いて、その咬傷を打ち消してもよい。",
        )

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        doctor = held.bearer
        if t.place[doctor] != COLONY:
            return
        yield t.ask(t.controller[doctor], ASK_MAY, (YES, NO), held.number)
        if t.reply == YES:
            face = roll_for_exposure(t, doctor)
            if face == BLANK:
                held.round = t.round
                t.tell(LASTS, held.number)
            else:
                yield from suffer(t, doctor, face)

    def may_cancel_bite(self, t: ColonyTable, held: Held) -> bool:
        return held.round == t.round

    def cancel_bite(self, t: ColonyTable, held: Held) -> Flow:
        for seat in t.living_seats():
            kinds = kinds_in_hand(t, seat, MEDICINE)
            yield t.ask(seat, ASK_MAY, (YES, NO) if kinds else (NO,), held.number)
            if t.reply == YES:
                # Asked even of one kind: not asking would tell that there is no other.
                yield t.ask(seat, ASK_CARD, [CARD[k] for k in kinds])
                _waste(t, seat, ABOUT[t.reply])
                t.reply = YES
                return
        t.reply = NO

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        held.round = 0  # tried again next round

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        return held.round > 0


@dataclass(frozen=True)
class LockedUp(Holding):
    """Nothing can be done with whoever has it."""

    def words(self) -> Name:
        return Name(
            "For the rest of the game, this survivor cannot move, search, attack, or use their ability.",
            "ゲーム終了まで、この生存者は移動、探索、攻撃、アビリティの使用ができない。",
        )

    def begin(self, t: ColonyTable, held: Held) -> None:
        t.jailed |= 1 << held.bearer


@dataclass(frozen=True)
class RidesHorse(Holding):
    """Who has it rides, and the horse eats."""

    def words(self) -> Name:
        return Name(
            "This survivor may move without rolling for exposure. While this survivor is not exiled, the "
            "colony must pay 1 additional food token during each “Pay food” step.",
            "この生存者はダメージ判定なしで移動できる。この生存者を指揮するプレイヤーが追放されていない間、"
            "「食料配給」ステップでコロニーが支払う食料トークンは1個増える。",
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return True

    def extra_food(self, t: ColonyTable, held: Held) -> int:
        return 0 if t.in_exile(held.bearer) else 1


@dataclass(frozen=True)
class DrivesVehicle(Holding):
    """A loud vehicle that breaks down some day."""

    def words(self) -> Name:
        colony = PLACES[COLONY].name
        return Name(
            "When this survivor moves, do not roll for exposure. Instead, place 1 noise token at this "
            f"survivor's old location and 1 at the new location (at {colony.en}, add 1 zombie instead), "
            f"and place 1 wound on this card. When this card has {MOVES_OF_VEHICLE} wounds, remove it from "
            "the game.",
            "この生存者が移動するとき、ダメージ判定を行わない。代わりに、移動元と移動先のロケーションに"
            f"騒音トークンを1個ずつ置き（{colony.ja}には代わりにゾンビを1体加える）、このカードに負傷トークンを1個置く。"
            f"このカードの負傷トークンが{MOVES_OF_VEHICLE}個になったら、このカードをゲームから除外する。",
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return True

    def after_move(self, t: ColonyTable, held: Held, survivor: int, origin: int, to: int) -> Flow:
        for place in (origin, to):
            add_noise(t, place, 1)
            if place == COLONY:
                yield from add_zombies(t, COLONY, 1)
        if held in t.lasting:
            held.wear += 1
            t.tell(WORN, held.number, held.wear)
            if held.wear >= MOVES_OF_VEHICLE:
                end(t, held)

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        return True


# What stays in force: moving.


@dataclass(frozen=True)
class StaysAt(Holding):
    """A named survivor does not leave a place any more, once there."""

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        return Name(
            f"For the rest of the game, {name.en} cannot move away from {place.en}.",
            f"ゲーム終了まで、{name.ja}は{place.ja}から移動できない。",
        )

    def may_move_to(self, t: ColonyTable, survivor: int, to: int) -> bool:
        return survivor != self.survivor or t.place[survivor] != self.place

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)


@dataclass(frozen=True)
class StaysAway(Holding):
    """A named survivor does not move to a place any more."""

    survivor: int
    place: int

    def words(self) -> Name:
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        return Name(
            f"For the rest of the game, {name.en} cannot move to {place.en}.",
            f"ゲーム終了まで、{name.ja}は{place.ja}へ移動できない。",
        )

    def may_move_to(self, t: ColonyTable, survivor: int, to: int) -> bool:
        return survivor != self.survivor or to != self.place

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)


@dataclass(frozen=True)
class WoundsArrivals(Holding):
    """Somebody waits at a place."""

    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"For the rest of the game, place 1 wound on each survivor who moves to {place.en}.",
            f"ゲーム終了まで、生存者が{place.ja}へ移動するたびに、その生存者に負傷トークンを1個置く。",
        )

    def after_move(self, t: ColonyTable, held: Held, survivor: int, origin: int, to: int) -> Flow:
        return wound(t, survivor, 1) if to == self.place else NOTHING


@dataclass(frozen=True)
class OpensPassage(Holding):
    """A safe way between two places."""

    place: int
    other: int

    def words(self) -> Name:
        place, other = PLACES[self.place].name, PLACES[self.other].name
        return Name(
            f"Survivors may move between {place.en} and {other.en} for the rest of the game without rolling "
            "for exposure.",
            f"ゲーム終了まで、生存者は{place.ja}と{other.ja}の間をダメージ判定なしで移動できる。",
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return (origin, to) in ((self.place, self.other), (self.other, self.place))


@dataclass(frozen=True)
class Hunts(Holding):
    """Danger on every way."""

    def words(self) -> Name:
        return Name(
            "For the rest of the game, roll a die for each survivor who moves. "
            f"On a {HUNTED_UP_TO} or lower, place 1 wound on that survivor.",
            f"ゲーム終了まで、生存者が移動するたびにダイスを1個振る。出た目が{HUNTED_UP_TO}以下なら、移動した生存者に"
            "負傷トークンを1個置く。",
        )

    def after_move(self, t: ColonyTable, held: Held, survivor: int, origin: int, to: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        return wound(t, survivor, 1) if die <= HUNTED_UP_TO else NOTHING


# The colony and the hands.


@dataclass(frozen=True)
class NoCrisisCards(Holding):
    """Whoever controls a named survivor has nothing left for crises."""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"For the rest of the game, the player who controls {name.en} cannot add cards to the crisis.",
            f"ゲーム終了まで、{name.ja}を指揮するプレイヤーは、危機にカードを供出できない。",
        )

    def may_give_to_crisis(self, t: ColonyTable, seat: int) -> bool:
        return t.controller[self.survivor] != seat

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)


@dataclass(frozen=True)
class SkipNextCrisis(Holding):
    """Somebody sees it coming."""

    def words(self) -> Name:
        return Name(
            "When the next crisis is revealed, remove it from the game. Do not resolve a crisis in that "
            "round.",
            "次に危機を公開したら、その危機をゲームから除外する。そのラウンドには危機を解決しない。",
        )

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        if t.crisis >= 0:
            t.past_crises.append(t.crisis)
            t.tell(CRISIS_REMOVED, t.crisis)
            t.crisis = NO_CARD
            end(t, held)
        return NOTHING


@dataclass(frozen=True)
class AddGoal(Holding):
    """The main objective asks for more."""

    goal: Condition

    def words(self) -> Name:
        goal = self.goal.words()
        return Name(
            f"Add the goal “{goal.en[:-1]}” to the main objective.",
            f"主要目的に「{goal.ja[:-1]}」を加える。",
        )

    def extra_goal(self) -> Condition | None:
        return self.goal


@dataclass(frozen=True)
class GuardGate(Holding):
    """An entrance of the colony where attacks are safe; counted from 0."""

    gate: int

    def words(self) -> Name:
        gate = self.gate + 1
        return Name(
            f"For the rest of the game, survivors may attack zombies at entrance {gate} of the colony "
            "without rolling for exposure.",
            f"ゲーム終了まで、生存者はコロニーの入口{gate}にいるゾンビをダメージ判定なしで攻撃できる。",
        )

    def is_safe_at(self, t: ColonyTable, entrance: int) -> bool:
        return entrance == self.gate


@dataclass(frozen=True)
class WidenDump(Holding):
    """The waste pile weighs less on everybody."""

    cards: int

    def words(self) -> Name:
        return Name(
            f"For the rest of the game, lose 1 morale for every {self.cards} cards in the waste pile, "
            f"instead of every {CARDS_PER_MORALE}, during the “Check waste” step.",
            f"ゲーム終了まで、「廃物チェック」ステップでは、カード{CARDS_PER_MORALE}枚ではなく{self.cards}枚につき士気を1下げる。",
        )

    def cards_per_morale(self) -> int:
        return self.cards


@dataclass(frozen=True)
class FoodForDice(Holding):
    """Who eats well works more. Asked whether or not there is food: nobody sees the difference."""

    def words(self) -> Name:
        return Name(
            "At the start of each round for the rest of the game, each player may place 1 food card from "
            "their hand in the waste pile, without using its effect, to roll 1 additional action die in that "
            "round.",
            "ゲーム終了まで、各ラウンドの開始時に、各プレイヤーは、手札の食料カード1枚を、効果を使わずに捨て札置き場に置いてもよい。"
            "そうしたプレイヤーは、そのラウンドに振るアクションダイスを1個増やす。",
        )

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        for seat in t.living_seats():
            if t.hands[seat]:
                ids = [CARD[kind] for kind in kinds_in_hand(t, seat, FOOD)]
                yield t.ask(seat, ASK_EXTRA_DIE, [*ids, NO], held.number)
                if t.reply != NO:
                    _waste(t, seat, ABOUT[t.reply])
                    t.extra_dice[seat] += 1
                    t.tell(DICE_GAINED, seat, 1)


@dataclass(frozen=True)
class HeldBack(Holding):
    """A card that was taken has to wait."""

    def words(self) -> Name:
        return Name(
            "You cannot play that card until the next round.",
            "そのカードは、次のラウンドになるまでプレイできない。",
        )

    def may_play(self, t: ColonyTable, held: Held, card: int) -> bool:
        return card != held.item

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        end(t, held)


# What is settled some day.


@dataclass(frozen=True)
class PostFlier(Holding):
    """The colony gets ready for visitors."""

    def words(self) -> Name:
        return Name(
            "At the end of the next round, lose 1 morale if any location has no barricades, or gain 1 morale "
            f"if every location has at least {POSTED} barricades.",
            "次のラウンドの終了時に、バリケードのないロケーションが1つでもあれば、士気を1下げる。すべてのロケーションに"
            f"バリケードが{POSTED}個以上あれば、士気を1上げる。",
        )

    def begin(self, t: ColonyTable, held: Held) -> None:
        held.round = t.round - 1

    def is_due(self, t: ColonyTable, held: Held) -> bool:
        return held.round == t.round

    def settle(self, t: ColonyTable, held: Held) -> Flow:
        end(t, held)
        fewest = min([t.barricades_at(place) for place in t.board.all])
        if fewest == 0:
            lose_morale(t, 1, FOR_CROSSROADS)
        elif fewest >= POSTED:
            gain_morale(t, 1, FOR_CROSSROADS)
        return NOTHING


@dataclass(frozen=True)
class LookForChild(Holding):
    """Everybody goes out to search. What was searched before does not count."""

    def words(self) -> Name:
        return Name(
            "At the end of the next round, if each non-colony location has been searched since this card was "
            "resolved, gain 1 morale. Otherwise, lose 1 morale and remove 1 helpless survivor from "
            "the colony.",
            "次のラウンドの終了時に、コロニー以外のすべてのロケーションが、このカードの解決後に探索されているかを確認する。"
            "探索されていれば、士気を1上げる。"
            "そうでなければ、士気を1下げ、コロニーから無力な生存者を1人取り除く。",
        )

    def begin(self, t: ColonyTable, held: Held) -> None:
        t.searched = 0
        held.round = t.round - 1

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        held.searched |= t.searched

    def is_due(self, t: ColonyTable, held: Held) -> bool:
        return held.round == t.round

    def settle(self, t: ColonyTable, held: Held) -> Flow:
        end(t, held)
        for place in t.board.with_deck:
            if (held.searched >> place) & 1 == 0:
                yield from remove_helpless(t, 1)
                lose_morale(t, 1, FOR_CROSSROADS)
                return
        gain_morale(t, 1, FOR_CROSSROADS)


# Actions.


@dataclass(frozen=True)
class LearnsToFarm(Holding):
    """A named survivor has another ability from now on. [DOW-ABILITY-5, DOW-ABILITY-6]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"For the rest of the game, {name.en} has the additional ability “Once per round, while this "
            f"survivor is at the colony, you may spend any die to add {FOOD_OF_FARM} food tokens to the food "
            "supply”.",
            f"ゲーム終了まで、{name.ja}は「この生存者がコロニーにいるとき、ラウンドに1回、任意の目のダイス1個を使い、"
            f"食料庫に食料トークンを{FOOD_OF_FARM}個加える」というアビリティも持つ。",
        )

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)

    def action(self, held: Held) -> int:
        return ABILITY[self.survivor]

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return (
            t.controller[self.survivor] == seat
            and t.place[self.survivor] == COLONY
            and (t.jailed >> self.survivor) & 1 == 0
            and is_ready(t, held)
            and best_die(t, seat) > 0
        )

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        yield from spend_die(t, seat, 1)
        mark_used(t, held)
        t.tell(ABILITY_USED, seat, self.survivor)
        gain_food(t, FOOD_OF_FARM)


@dataclass(frozen=True)
class NursesColony(Holding):
    """A named survivor looks after people at the colony: a card for a wound. [DOW-WASTE-1]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"For the rest of the game, while {name.en} is at the colony, each player may, on their turn, "
            "place any number of cards from their hand in the waste pile without using the effects of those "
            "cards. For each card placed in this way, that player removes 1 wound of any kind from one of "
            "their survivors at the colony.",
            f"ゲーム終了まで、{name.ja}がコロニーにいる間、各プレイヤーは、自分の手番に、手札を好きな枚数、効果を使わずに"
            "捨て札置き場に置いてもよい。置いた1枚につき、コロニーにいる自分の生存者から負傷トークンか凍傷トークンを1個取り除く。",
        )

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)

    def action(self, held: Held) -> int:
        return TEND

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        if not t.in_play(self.survivor) or t.place[self.survivor] != COLONY:
            return False
        return len(t.hands[seat]) > 0 and len(_hurt(t, seat, True)) > 0

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        # Asked even of a hand of one kind: not asking would tell that it is one.
        yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat)])
        _waste(t, seat, ABOUT[t.reply])
        found = _hurt(t, seat, True)
        yield from choose(t, seat, ASK_PATIENT, [SURVIVOR[survivor] for survivor in found])
        patient = ABOUT[t.reply]
        yield from heal(t, patient, seat)


@dataclass(frozen=True)
class NapTime(Holding):
    """For what is left of the round."""

    def words(self) -> Name:
        return Name(
            "Until the end of this round, each player may, at the start of their turn, spend all their "
            "unused dice to remove 1 wound of any kind from each of their survivors.",
            "このラウンドの終わりまで、各プレイヤーは、自分の手番の開始時に、自分の未使用ダイスをすべて使ってもよい。"
            "そうしたプレイヤーは、自分の各生存者から負傷トークンか凍傷トークンを1個ずつ取り除く。",
        )

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        end(t, held)

    def action(self, held: Held) -> int:
        return REST

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return not t.this_turn & ACTED and len(_hurt(t, seat, False)) > 0

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        use_all(t, seat)
        for survivor in t.groups[seat][:]:
            yield from heal(t, survivor, seat)


@dataclass(frozen=True)
class MedicineForFood(Holding):
    """A food token for a medicine card out of those removed, in view of all."""

    def words(self) -> Name:
        return Name(
            "Any number of times this turn, you may remove 1 food token from the food supply to take 1 "
            "medicine card that has been removed from the game.",
            "この手番中、何度でも、食料庫から食料トークンを1個取り除き、ゲームから除外された薬カードを1枚手札に加えてもよい。",
        )

    def ends_with_turn(self) -> bool:
        return True

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        return False

    def _kinds(self, t: ColonyTable) -> list[int]:
        """The kinds of medicine cards among those that left the game."""
        kinds: list[int] = []
        for card in t.removed:
            kind = t.box.kind[card]
            if t.box.symbol[kind] == MEDICINE and kind not in kinds:
                kinds.append(kind)
        return kinds

    def action(self, held: Held) -> int:
        return BUY_MEDICINE

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return t.food > 0 and not t.is_exiled(seat) and len(self._kinds(t)) > 0

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        kinds = self._kinds(t)
        yield from choose(t, seat, ASK_CARD, [CARD[k] for k in kinds])
        kind = ABOUT[t.reply]
        lose_food(t, 1)
        for card in t.removed:
            if t.box.kind[card] == kind:
                t.removed.remove(card)
                add_to_hand(t, seat, card, EVERYONE)
                t.tell(TOOK, seat, kind)
                return
