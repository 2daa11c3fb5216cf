"""What crossroads cards of The Long Night say that lasts. [LN-SCENARIO-23, LN-SCENARIO-24]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.board.zombies import kill_zombies
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.harm.death import kill, kill_helpless
from lastfire.games.dead_of_winter.rules.harm.exposure import wound_each
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import end, holding_of, start
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at
from lastfire.games.dead_of_winter.rules.long_night.effects.crossroads_words import (
    ASK_BLAST,
    ASK_UPKEEP,
    BLAST,
    MOVE_MISSED,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import (
    add_despair,
    despair_of,
    remove_despair,
)
from lastfire.games.dead_of_winter.rules.long_night.names import ASSAULT_RIFLE
from lastfire.games.dead_of_winter.rules.names import COLONY, MEDICINE, SYMBOLS, item_noun, survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ABOUT,
    ATTACK,
    ATTRACT,
    BARRICADE,
    CARD,
    CLEAN_WASTE,
    END_TURN,
    MOVE,
    NO,
    YES,
)
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED, ITEMS_REMOVED, WASTED
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD

DIE: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class AroundZombies(Holding):
    """Something that can happen right before zombies are added in the colony phase, or right after."""

    def around_zombies(self, t: ColonyTable, held: Held) -> Flow:
        """The moment has come."""
        return NOTHING


def around_zombies(t: ColonyTable) -> Flow:
    """Right before zombies are added in the colony phase, and right after."""
    for held in t.lasting[:]:
        holding = holding_of(t, held) if held.number >= 0 else None
        if isinstance(holding, AroundZombies) and held in t.lasting:
            yield from holding.around_zombies(t, held)


# Explosive traps.


@dataclass(frozen=True)
class TouchyTraps(Holding):
    """Every explosive trap that goes off is a danger to those who stand there."""

    at_most: int

    def words(self) -> Name:
        face = "a 1" if self.at_most == 1 else f"a {self.at_most} or lower"
        face_ja = "1" if self.at_most == 1 else f"{self.at_most}以下"
        return Name(
            "For the rest of the game, whenever an explosive trap goes off, roll a die. "
            f"On {face}, place 1 wound on each non-helpless survivor at the location of that trap.",
            f"ゲーム終了まで、爆発トラップが作動するたびにダイスを1個振る。出た目が{face_ja}なら、"
            "その爆発トラップがあったロケーションにいる"
            "各生存者（無力な生存者を除く）に負傷トークンを1個ずつ置く。",
        )

    def after_stop(self, t: ColonyTable, held: Held, place: int, entrance: int) -> Flow:
        die = 1 + t.chance.roll(DIE)
        t.tell(DIE_ROLLED, die)
        return wound_each(t, t.at(place), 1) if die <= self.at_most else NOTHING


@dataclass(frozen=True)
class BlastsColony(AroundZombies):
    """Once, a named survivor blows up all that stands at the gates, and perhaps themself."""

    survivor: int
    at_most: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            "Once during the rest of the game, immediately before or immediately after the “Add zombies” "
            f"step, the player who controls {name.en} may kill all zombies at the colony without rolling for "
            f"exposure. If they do, roll a die. On a {self.at_most} or lower, kill {name.en}.",
            f"ゲーム終了までに1回だけ、「ゾンビの追加」ステップの直前か直後に、{name.ja}を指揮するプレイヤーは、"
            "コロニーのゾンビを"
            "ダメージ判定なしですべて倒してもよい。"
            f"そうした場合、ダイスを1個振り、出た目が{self.at_most}以下なら、{name.ja}を殺す。",
        )

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return not t.in_play(self.survivor)

    def around_zombies(self, t: ColonyTable, held: Held) -> Flow:
        if not t.in_play(self.survivor) or t.loose_at(COLONY) == 0:
            return
        seat = t.controller[self.survivor]
        yield t.ask(seat, ASK_BLAST, (YES, NO), held.number)
        if t.reply == NO:
            return
        t.tell(BLAST, held.number)
        end(t, held)
        yield from kill_zombies(t, seat, COLONY, t.loose_at(COLONY), -1)
        die = 1 + t.chance.roll(DIE)
        t.tell(DIE_ROLLED, die)
        if die <= self.at_most:
            yield from kill(t, self.survivor, BY_CARD)


# With a survivor.


@dataclass(frozen=True)
class CaresForHelpless(Holding):
    """Who has it owes the helpless medicine, turn after turn. [LN-SCENARIO-23]

    Asked whatever there is to choose from: not asking would tell that no medicine is there.
    """

    def words(self) -> Name:
        medicine = SYMBOLS[MEDICINE].name
        return Name(
            "At the start of each of their turns, the player who controls this survivor must either place 1 "
            f"{medicine.en} card from their hand in the waste pile without using its effect, and remove all "
            "despair tokens from their survivors, or kill 1 helpless survivor and remove this card from the "
            "game. When the colony has no helpless survivors, remove this card from the game.",
            "この生存者を指揮するプレイヤーは、自分の各手番の開始時に、"
            f"手札の{medicine.ja}カード1枚を、効果を使わずに捨て札置き場に置いて、"
            "自分の生存者から絶望トークンをすべて"
            "取り除くか、無力な生存者を1人殺してこのカードをゲームから除外するか、どちらかを行う。"
            "コロニーに無力な生存者がいなくなったら、このカードをゲームから除外する。",
        )

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return t.helpless == 0

    def has_turn_start(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return held.bearer >= 0 and t.controller[held.bearer] == seat and t.helpless > 0

    def at_turn_start(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        ids = [CARD[kind] for kind in kinds_in_hand(t, seat, MEDICINE)]
        yield t.ask(seat, ASK_UPKEEP, [*ids, NO], held.number)
        if t.reply == NO:
            end(t, held)
            yield from kill_helpless(t, 1)
            return
        kind = ABOUT[t.reply]
        put_in_waste(t, seat, t.in_hand(seat, kind))
        t.tell(WASTED, seat, kind)
        for survivor in t.groups[seat]:
            remove_despair(t, survivor, despair_of(t, survivor))


@dataclass(frozen=True)
class OnlySearches(Holding):
    """Who has it does nothing but search, and cannot stand still. [LN-SCENARIO-23, LN-SCENARIO-24]"""

    count: int

    def words(self) -> Name:
        tokens = "1 despair token" if self.count == 1 else f"{self.count} despair tokens"
        return Name(
            "This survivor can only move and search. The player who controls this survivor must move this "
            "survivor once on each of their turns. If they cannot move this survivor on a turn, place "
            f"{tokens} on this survivor.",
            "この生存者は、移動と探索しかできない。この生存者を指揮するプレイヤーは、自分の手番ごとに1回、"
            "この生存者を"
            "移動させなければならない。移動させられない場合、"
            f"この生存者に絶望トークンを{self.count}個置く。",
        )

    def may_take(self, t: ColonyTable, held: Held, seat: int, action: int, offered: list[int]) -> bool:
        who = held.bearer
        if who < 0 or t.controller[who] != seat:
            return True
        if action == END_TURN:
            return MOVE[who] not in offered
        if action in (ATTACK[who], ABILITY[who]):
            return False
        place = t.place[who]
        alone = all(t.place[other] != place for other in t.groups[seat] if other != who)
        at_colony = place == COLONY and action == CLEAN_WASTE
        return not (alone and (at_colony or action in (BARRICADE[place], ATTRACT[place])))

    def at_turn_end(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        if held.bearer < 0 or t.controller[held.bearer] != seat or (t.moved >> held.bearer) & 1:
            return NOTHING
        t.tell(MOVE_MISSED, held.bearer)
        return add_despair(t, held.bearer, self.count)


@dataclass(frozen=True)
class KeepsPhotograph(Holding):
    """Somebody to live for. [LN-SCENARIO-23]"""

    count: int

    def words(self) -> Name:
        tokens = "1 despair token" if self.count == 1 else f"{self.count} despair tokens"
        return Name(
            "At the start of each turn of the player who controls this survivor, remove "
            f"{tokens}, if any, from this survivor.",
            "この生存者を指揮するプレイヤーの各手番の開始時に、"
            f"この生存者から、あれば絶望トークンを{self.count}個取り除く。",
        )

    def has_turn_start(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return held.bearer >= 0 and t.controller[held.bearer] == seat and despair_of(t, held.bearer) > 0

    def at_turn_start(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        remove_despair(t, held.bearer, self.count)
        return NOTHING


# With an item.


@dataclass(frozen=True)
class Overloaded(Holding):
    """A weapon that does more, until it bursts. [LN-SCENARIO-23]"""

    more_kills: int
    more_noise: int
    at_most: int

    def words(self) -> Name:
        zombies = "1 additional zombie" if self.more_kills == 1 else f"{self.more_kills} additional zombies"
        noise = (
            "1 additional noise token"
            if self.more_noise == 1
            else f"{self.more_noise} additional noise tokens"
        )
        face = "a 1" if self.at_most == 1 else f"a {self.at_most} or lower"
        face_ja = "1" if self.at_most == 1 else f"{self.at_most}以下"
        return Name(
            f"Attach this card to the equipped “{item_noun(ASSAULT_RIFLE).name.en}” card. Each attack with "
            f"that card kills {zombies} and adds {noise}. After each attack with that card, roll a die. On "
            f"{face}, remove that card from the game. When no survivor is equipped with that card, "
            "remove this card from the game.",
            f"装備されている「{item_noun(ASSAULT_RIFLE).name.ja}」にこのカードを付ける。その武器による攻撃では、ゾンビを{self.more_kills}体多く倒し、"
            "騒音トークンを"
            f"{self.more_noise}個多く置く。その攻撃のたびにダイスを1個振り、出た目が{face_ja}なら、"
            "その武器をゲームから除外する。その武器を誰も装備していなければ、このカードをゲームから除外する。",
        )

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        return t.bearer(held.item) < 0

    def kills_added(self, t: ColonyTable, held: Held, card: int) -> int:
        return self.more_kills if card == held.item else 0

    def noise_added(self, t: ColonyTable, held: Held, card: int) -> int:
        return self.more_noise if card == held.item else 0

    def after_shot(self, t: ColonyTable, held: Held, card: int) -> Flow:
        if card != held.item:
            return NOTHING
        die = 1 + t.chance.roll(DIE)
        t.tell(DIE_ROLLED, die)
        if die <= self.at_most:
            t.gear = [pair for pair in t.gear if pair[0] != card]
            t.removed.append(card)
            t.tell(ITEMS_REMOVED, t.box.kind[card])
            end(t, held)
        return NOTHING


@dataclass(frozen=True)
class StaysWithWeapon(Verb):
    """The card stays with the weapon that it speaks of, whoever bears that. [LN-SCENARIO-23]"""

    what: Holding

    def words(self) -> Name:
        return self.what.words()

    def do(self, t: ColonyTable, seat: int) -> Flow:
        card = t.item
        start(t, self.what).item = card
        return NOTHING


# For everybody, or one player, for the rest of the game. [LN-SCENARIO-24]


@dataclass(frozen=True)
class NoRequests(Holding):
    """Whoever controls a named survivor now asks nobody for anything any more. [LN-SCENARIO-27]

    ``wear`` counts from 1 which player that is.
    """

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"For the rest of the game, the player who currently controls {name.en} cannot request cards.",
            f"ゲーム終了まで、今{name.ja}を指揮しているプレイヤーは、カードを要求できない。",
        )

    def begin(self, t: ColonyTable, held: Held) -> None:
        held.wear = 1 + t.controller[self.survivor]

    def may_request(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return held.wear != 1 + seat


@dataclass(frozen=True)
class Curfew(Holding):
    """Nobody shows a light at the colony; those who sit in the dark eat."""

    fewer: int
    food: int

    def words(self) -> Name:
        zombies = "1 fewer zombie is" if self.fewer == 1 else f"{self.fewer} fewer zombies are"
        food = "1 additional food token" if self.food == 1 else f"{self.food} additional food tokens"
        return Name(
            f"For the rest of the game, {zombies} added to the colony in each colony phase, and the colony "
            f"must pay {food} during the “Pay food” step.",
            f"ゲーム終了まで、各コロニーフェイズにコロニーに加わるゾンビは{self.fewer}体減り、"
            "「食料配給」ステップで"
            f"コロニーが支払う食料トークンは{self.food}個増える。",
        )

    def keeps_away(self, t: ColonyTable, held: Held, place: int, count: int) -> int:
        return min(count, self.fewer) if place == COLONY else 0

    def extra_food(self, t: ColonyTable, held: Held) -> int:
        return self.food


@dataclass(frozen=True)
class NobodyAlone(Holding):
    """Two see more than one."""

    change: int

    def words(self) -> Name:
        return Name(
            "For the rest of the game, lower the search value of each survivor who shares a location with "
            f"another survivor by {self.change}, and raise the search value of each other survivor by "
            f"{self.change}.",
            "ゲーム終了まで、ほかの生存者と同じロケーションにいる生存者の探索力は"
            f"{self.change}低く、それ以外の生存者の探索力は{self.change}高い。",
        )

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        return -self.change if len(t.at(t.place[survivor])) > 1 else self.change


@dataclass(frozen=True)
class SafeConduct(Holding):
    """Bandits see to it that nobody else robs those who pay."""

    def words(self) -> Name:
        return Name(
            "For the rest of the game, survivors may move to a location with a bandit without rolling for "
            "exposure.",
            "ゲーム終了まで、生存者は、盗賊のいるロケーションへダメージ判定なしで移動できる。",
        )

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return bandits_at(t, to) > 0
