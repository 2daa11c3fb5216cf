"""The verbs that cards are written in. Black ones act at once, red ones change the fight.

Every verb says all of its fields and does all of them. ``fates`` foretells it for the odds: from
(people, ammo, gas, adrenaline, wheel armed, Timmy there) to the ways it can turn out, for a player
who pays when able; ``toll`` and ``uses`` name what it asks for.
"""

from dataclasses import dataclass

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.elimination import gain_survivors, lose_survivors
from lastfire.games.hit_z_road.rules.payment import discard, hand_over, ways_to_pay
from lastfire.games.hit_z_road.rules.state import RoadTable
from lastfire.games.hit_z_road.rules.words.actions import (
    GIVE_UP_TIMMY,
    KEEP_MOLOTOV,
    LOSE,
    MIX,
    PAY,
    USE_MOLOTOV,
)
from lastfire.games.hit_z_road.rules.words.questions import (
    ASK_DISCARD,
    ASK_KEEP_TOKEN,
    ASK_PAY_OR_LOSE,
    ASK_PAY_PART,
    ASK_USE_TOKEN,
)
from lastfire.games.hit_z_road.rules.words.records import (
    EVENT_ROLLED,
    MAPS_CONFIRMED,
    TOKEN_DISCARDED,
    TOKEN_KEPT,
    WHEEL_ARMED,
    ZOMBIES_KILLED,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import (
    AMMO,
    ANY,
    BLACK_DIE,
    BONUS_KILL,
    BY_DICE,
    BY_EVENT,
    BY_POVERTY,
    BY_REFUSAL,
    BY_TOKEN,
    BY_UNPAID_GAS,
    CASUALTY,
    FOR_EVENT,
    GAS,
    KILL,
    MAP,
    MOLOTOV,
    NO_TOKEN,
    RESOURCES,
    TIMMY,
    TOKENS,
    WHEEL,
    WITHOUT_TOKEN,
)

Fate = tuple[int, int, int, int, int, int]
Fates = list[tuple[float, Fate]]
Toll = tuple[int, int, int, int]
"""A price: which resource, how many; survivors, or a token, lost if it is not paid."""


def _survivors(count: int) -> str:
    return "1 survivor" if count == 1 else f"{count} survivors"


def _lose(fate: Fate, count: int) -> Fate:
    return (max(0, fate[0] - count), *fate[1:])


def _skull_fates(fate: Fate, dice: int) -> Fates:
    """Each of ``dice`` black dice costs one of the people with chance 1/6."""
    fates = [(1.0, 0)]
    for _ in range(dice):
        fates = [(p * 5 / 6, lost) for p, lost in fates] + [(p / 6, lost + 1) for p, lost in fates]
    chances = [0.0] * (dice + 1)
    for p, lost in fates:
        chances[lost] += p
    return [(p, _lose(fate, lost)) for lost, p in enumerate(chances)]


def pays(fate: Fate, price: int) -> Fate:
    """Pay resources of any kind, as far as there are any."""
    return _pays(fate, min(price, fate[1] + fate[2] + fate[3]), ANY)


def _affords(fate: Fate, price: int, resource: int) -> bool:
    return (fate[1] + fate[2] + fate[3] if resource == ANY else fate[1 + resource]) >= price


def _pays(fate: Fate, price: int, resource: int) -> Fate:
    """Pay, of any kind from what there is most of."""
    left = list(fate)
    for _ in range(price):
        kind = resource
        if resource == ANY:
            kind = max(range(3), key=lambda i: left[1 + i])
        left[1 + kind] -= 1
    return (left[0], left[1], left[2], left[3], left[4], left[5])


def roll_black(t: RoadTable, seat: int, dice: int) -> list[int]:
    """Event dice are black, and no adrenaline changes them. [HZR-EVENT-4, HZR-EVENT-6]"""
    faces = t.chance.roll_all(BLACK_DIE, dice)
    t.tell(EVENT_ROLLED, seat, t.card, *faces)
    return faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Effect):
    """What a card does to the player who resolves it, and to nobody else.

    Only cards make special tokens do anything. [HZR-EVENT-7, HZR-TOKEN-1]
    """

    def do(self, t: RoadTable, seat: int) -> Flow:
        """Carry it out; a verb that asks returns a flow to be run."""
        raise NotImplementedError

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        """How it may turn out, with chances; by default nobody and nothing is lost."""
        return [(1.0, fate)]

    def toll(self, tokens: list[int]) -> Toll | None:
        """The resources it asks of a holder of these tokens, if it asks for any."""
        return None

    def uses(self) -> int:
        """The special token that it takes from who holds it."""
        return NO_TOKEN


@dataclass(frozen=True)
class GainSurvivors(Event):
    """[HZR-EVENT-13]"""

    count: int

    def words(self) -> Name:
        return Name(f"Gain {_survivors(self.count)}.", f"生存者{self.count}人を得る。")

    def do(self, t: RoadTable, seat: int) -> Flow:
        gain_survivors(t, seat, self.count)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, (fate[0] + self.count, *fate[1:]))]


@dataclass(frozen=True)
class LoseSurvivors(Event):
    """[HZR-EVENT-14]"""

    count: int

    def words(self) -> Name:
        return Name(f"Lose {_survivors(self.count)}.", f"生存者{self.count}人を失う。")

    def do(self, t: RoadTable, seat: int) -> Flow:
        lose_survivors(t, seat, self.count, BY_EVENT)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, _lose(fate, self.count))]


@dataclass(frozen=True)
class DiscardResources(Event):
    """[HZR-EVENT-11, HZR-EVENT-12]"""

    count: int

    def words(self) -> Name:
        what = "1 resource" if self.count == 1 else f"{self.count} resources"
        return Name(f"Discard {what} of your choice.", f"好きな資源を{self.count}個捨てる。")

    def do(self, t: RoadTable, seat: int) -> Flow:
        yield from discard(t, seat, self.count, ASK_DISCARD)

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, pays(fate, self.count))]

    def toll(self, tokens: list[int]) -> Toll:
        return (ANY, self.count, 0, NO_TOKEN)


@dataclass(frozen=True)
class PayOrLose(Event):
    """Pay the price or lose 1 survivor; refusing is allowed. [HZR-EVENT-8, HZR-EVENT-9]"""

    price: int
    resource: int

    def words(self) -> Name:
        if self.resource == ANY:
            what = "1 resource" if self.price == 1 else f"{self.price} resources"
            return Name(
                f"Pay {what} of any kind or lose 1 survivor.",
                f"好きな資源を{self.price}個払うか、生存者1人を失う。",
            )
        name = RESOURCES[self.resource].name
        return Name(
            f"Pay {self.price} {name.en} or lose 1 survivor.",
            f"{name.ja}を{self.price}個払うか、生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        ways = ways_to_pay(t, seat, self.price, self.resource)
        if ways:
            yield t.ask(seat, ASK_PAY_OR_LOSE, [*ways, LOSE], self.price, 1, t.card, self.resource)
            action = t.reply
            if action != LOSE:
                hand_over(t, seat, action, FOR_EVENT)
                return
        lose_survivors(t, seat, 1, BY_REFUSAL if ways else BY_POVERTY)

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        if _affords(fate, self.price, self.resource):
            return [(1.0, _pays(fate, self.price, self.resource))]
        return [(1.0, _lose(fate, 1))]

    def toll(self, tokens: list[int]) -> Toll:
        return (self.resource, self.price, 1, NO_TOKEN)


@dataclass(frozen=True)
class PayGasOrLoseEach(Event):
    """Pay any part of the gas; each unpaid one costs a survivor. [HZR-EVENT-10]"""

    price: int

    def words(self) -> Name:
        return Name(
            f"Pay {self.price} gas, or lose 1 survivor for each gas you do not pay.",
            f"ガソリンを{self.price}個まで払う。{self.price}個に足りないガソリン1個につき生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        most = min(self.price, t.groups[seat].gas)
        action = PAY[0, 0, 0]
        if most > 0:
            parts = [PAY[0, gas, 0] for gas in range(most, -1, -1)]
            yield t.ask(seat, ASK_PAY_PART, parts, self.price, t.card)
            action = t.reply
        paid = MIX[action][GAS]
        if paid > 0:
            hand_over(t, seat, action, FOR_EVENT)
        lose_survivors(t, seat, self.price - paid, BY_UNPAID_GAS)

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        paid = min(self.price, fate[2])
        return [(1.0, _lose(_pays(fate, paid, GAS), self.price - paid))]

    def toll(self, tokens: list[int]) -> Toll:
        return (GAS, self.price, self.price, NO_TOKEN)


@dataclass(frozen=True)
class RollForEachSurvivor(Event):
    """All dice at once, on the number before losses. [HZR-EVENT-17]"""

    def words(self) -> Name:
        return Name(
            "Roll 1 black die for each of your survivors. Lose 1 survivor for each casualty rolled.",
            "生存者1人につき黒ダイスを1個振り、出た犠牲の目1つにつき生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        lose_survivors(t, seat, roll_black(t, seat, t.groups[seat].people).count(CASUALTY), BY_DICE)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return _skull_fates(fate, fate[0])


@dataclass(frozen=True)
class RollSkulls(Event):
    """[HZR-EVENT-5, HZR-EVENT-24]"""

    dice: int

    def words(self) -> Name:
        dice = "1 black die" if self.dice == 1 else f"{self.dice} black dice"
        return Name(
            f"Roll {dice}. Lose 1 survivor for each casualty rolled.",
            f"黒ダイスを{self.dice}個振り、出た犠牲の目1つにつき生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        lose_survivors(t, seat, roll_black(t, seat, self.dice).count(CASUALTY), BY_DICE)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return _skull_fates(fate, self.dice)


@dataclass(frozen=True)
class HitOrLose(Event):
    """One black die; without a target icon a survivor is lost. [HZR-EVENT-18, HZR-EVENT-5]"""

    def words(self) -> Name:
        return Name(
            "Roll 1 black die. Unless you roll a kill or bonus kill, lose 1 survivor.",
            "黒ダイスを1個振る。撃破も連続撃破も出なければ、生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        if roll_black(t, seat, 1)[0] not in (KILL, BONUS_KILL):
            lose_survivors(t, seat, 1, BY_DICE)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(0.5, fate), (0.5, _lose(fate, 1))]


@dataclass(frozen=True)
class ConfirmMaps(Event):
    """Every Map held now scores at the end. [HZR-TOKEN-3..5]"""

    vp: int

    def words(self) -> Name:
        return Name(
            f"For each Map token you have now, score {self.vp} victory points at the end of the game.",
            f"いま持っている地図トークン1個につき、ゲーム終了時に{self.vp}勝利点を得る。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        group = t.groups[seat]
        if group.tokens[MAP] > 0:
            group.map_vp = self.vp * group.tokens[MAP]
            t.tell(MAPS_CONFIRMED, seat, group.map_vp)
        return NOTHING


@dataclass(frozen=True)
class ArmWheel(Event):
    """The Wheel's holder needs no red dice from now on. [HZR-TOKEN-6..8]"""

    def words(self) -> Name:
        return Name(
            "If you have the Wheel token, roll black dice instead of red dice for the rest of the game.",
            "ハンドルトークンがあれば、ゲーム終了まで赤ダイスの代わりに黒ダイスを振る。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        group = t.groups[seat]
        if group.tokens[WHEEL] > 0:
            group.wheel_armed = True
            t.tell(WHEEL_ARMED, seat)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, (*fate[:4], 1, fate[5]) if tokens[WHEEL] > 0 else fate)]


@dataclass(frozen=True)
class DiscardTokenOrLose(Event):
    """The token saves its holder, and is gone. [HZR-TOKEN-12..14, HZR-TOKEN-23, HZR-EVENT-23]"""

    token: int
    count: int

    def words(self) -> Name:
        token = TOKENS[self.token].name
        return Name(
            f"Discard the {token.en} token or lose {_survivors(self.count)}.",
            f"{token.ja}トークンを捨てるか、生存者{self.count}人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        if t.groups[seat].tokens[self.token] > 0:
            t.groups[seat].tokens[self.token] -= 1
            t.tell(TOKEN_DISCARDED, seat, self.token)
        else:
            lose_survivors(t, seat, self.count, WITHOUT_TOKEN, self.token)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, fate if tokens[self.token] > 0 else _lose(fate, self.count))]

    def uses(self) -> int:
        return self.token


@dataclass(frozen=True)
class LosePerToken(Event):
    """A debt taken earlier falls due; the token stays, or is discarded with it.

    [HZR-TOKEN-18..20, HZR-TOKEN-23, HZR-EVENT-23]
    """

    token: int
    discards: bool = False

    def words(self) -> Name:
        token = TOKENS[self.token].name
        if self.discards:
            return Name(
                f"Lose 1 survivor for each {token.en} token you have, then discard those tokens.",
                f"{token.ja}トークン1個につき生存者1人を失い、そのトークンを捨てる。",
            )
        return Name(
            f"Lose 1 survivor for each {token.en} token you have.",
            f"持っている{token.ja}トークン1個につき生存者1人を失う。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        group = t.groups[seat]
        lose_survivors(t, seat, group.tokens[self.token], BY_TOKEN, self.token)
        # What an eliminated group held is gone already.
        while self.discards and group.tokens[self.token] > 0:
            group.tokens[self.token] -= 1
            t.tell(TOKEN_DISCARDED, seat, self.token)
        return NOTHING

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        return [(1.0, _lose(fate, tokens[self.token]))]

    def uses(self) -> int:
        return self.token if self.discards else NO_TOKEN


@dataclass(frozen=True)
class KeepTimmy(Event):
    """Timmy's holder pays ammo to keep him, or lets him go. [HZR-TOKEN-15]"""

    ammo: int

    def words(self) -> Name:
        return Name(
            f"If you have the Timmy token, pay {self.ammo} ammo or discard the token.",
            f"ティミートークンがあれば、弾薬を{self.ammo}個払うか、そのトークンを捨てる。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        if t.groups[seat].tokens[TIMMY] == 0:
            return
        ways = ways_to_pay(t, seat, self.ammo, AMMO)
        if ways:
            yield t.ask(seat, ASK_KEEP_TOKEN, [*ways, GIVE_UP_TIMMY], self.ammo, TIMMY, t.card)
            action = t.reply
            if action != GIVE_UP_TIMMY:
                hand_over(t, seat, action, FOR_EVENT)
                t.tell(TOKEN_KEPT, seat, TIMMY)
                return
        t.groups[seat].tokens[TIMMY] -= 1
        t.tell(TOKEN_DISCARDED, seat, TIMMY)

    def fates(self, fate: Fate, tokens: list[int]) -> Fates:
        if fate[5] and _affords(fate, self.ammo, AMMO):
            return [(1.0, _pays(fate, self.ammo, AMMO))]
        return [(1.0, (*fate[:5], 0))]

    def toll(self, tokens: list[int]) -> Toll | None:
        return (AMMO, self.ammo, 0, TIMMY) if tokens[TIMMY] > 0 else None


def _burn(t: RoadTable, seat: int, token: int) -> None:
    """The token is discarded and every zombie of this card dies."""
    killed = t.zombies
    t.zombies = 0
    t.groups[seat].tokens[token] -= 1
    t.tell(ZOMBIES_KILLED, seat, killed, 0, token)
    t.tell(TOKEN_DISCARDED, seat, token)


@dataclass(frozen=True)
class TimmyKillsAll(Event):
    """Nothing to decline: Timmy goes, and the zombies with him. [HZR-TOKEN-16]"""

    def words(self) -> Name:
        return Name(
            "If you have the Timmy token, discard it and kill all zombies on this card.",
            "ティミートークンがあれば、それを捨て、このカードのゾンビをすべて倒す。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        if t.groups[seat].tokens[TIMMY] > 0:
            _burn(t, seat, TIMMY)
        return NOTHING

    def uses(self) -> int:
        return TIMMY


@dataclass(frozen=True)
class MayThrowMolotov(Event):
    """The holder may burn them all, before any volley. [HZR-TOKEN-9..11]"""

    def words(self) -> Name:
        return Name(
            "If you have the Molotov Cocktail token, you may discard it to kill all zombies on this card.",
            "火炎瓶トークンを捨てれば、このカードのゾンビをすべて倒せる。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        if t.groups[seat].tokens[MOLOTOV] == 0:
            return
        yield t.ask(seat, ASK_USE_TOKEN, [USE_MOLOTOV, KEEP_MOLOTOV], MOLOTOV, t.card, t.zombies)
        choice = t.reply
        if choice == USE_MOLOTOV:
            _burn(t, seat, MOLOTOV)

    def uses(self) -> int:
        return MOLOTOV


@dataclass(frozen=True)
class NoFleeing(Event):
    """[HZR-EVENT-21]"""

    def words(self) -> Name:
        return Name("You cannot flee from this card.", "このカードからは逃走できない。")

    def do(self, t: RoadTable, seat: int) -> Flow:
        t.may_flee = False
        return NOTHING


@dataclass(frozen=True)
class NoAdrenaline(Event):
    """[HZR-EVENT-22]"""

    def words(self) -> Name:
        return Name(
            "You cannot use adrenaline in the fight on this card.",
            "このカードの戦闘では、アドレナリンを使えない。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        t.may_spend = False
        return NOTHING


@dataclass(frozen=True)
class ShotsDrawZombies(Event):
    """[HZR-EVENT-19, HZR-EVENT-20]"""

    def words(self) -> Name:
        return Name(
            "During the ranged attack, add 1 zombie to this card for each casualty rolled.",
            "射撃では、出た犠牲の目1つにつき、このカードにゾンビを1体加える。",
        )

    def do(self, t: RoadTable, seat: int) -> Flow:
        t.volley_skulls_add = True
        return NOTHING


EVENTS: tuple[type[Event], ...] = (
    GainSurvivors,
    LoseSurvivors,
    DiscardResources,
    PayOrLose,
    PayGasOrLoseEach,
    RollForEachSurvivor,
    RollSkulls,
    HitOrLose,
    ConfirmMaps,
    ArmWheel,
    DiscardTokenOrLose,
    LosePerToken,
    KeepTimmy,
    TimmyKillsAll,
    MayThrowMolotov,
    NoFleeing,
    NoAdrenaline,
    ShotsDrawZombies,
)
"""Every verb, for the tests that show that each field is said and done."""
