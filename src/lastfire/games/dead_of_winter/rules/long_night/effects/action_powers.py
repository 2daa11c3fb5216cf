"""Powers that are an action of their own and ask for nothing that is new: dice, cards, people."""

from dataclasses import dataclass

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die, change, faces, pick_die
from lastfire.games.dead_of_winter.rules.board.hand import (
    add_to_hand,
    draw_item,
    forget_hand,
    kinds_in_hand,
    take_random,
)
from lastfire.games.dead_of_winter.rules.board.people import is_placeable, place_survivor
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.board.zombies import kill_zombies
from lastfire.games.dead_of_winter.rules.effects.action_powers import CutZombie, SafeFuel, own_places
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.powers import zombies
from lastfire.games.dead_of_winter.rules.harm.exposure import wound_each
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.long_night.effects.words import (
    ASK_HELP_DIE,
    ASK_PULSE,
    ASK_TURN_DIE,
    DIE_REGAINED,
    NOISE_HUSHED,
    ZOMBIE_HURLED,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_in_play
from lastfire.games.dead_of_winter.rules.names import COLONY, FROSTBITE, NO_SURVIVOR, PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.attract import has_source, lure
from lastfire.games.dead_of_winter.rules.turn.barricade import (
    build,
    can_build,
    free_gates,
    has_free_space,
)
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    CARD,
    DIE,
    GATE,
    PLAYER,
    SURVIVOR,
    TO,
    ZOMBIE,
)
from lastfire.games.dead_of_winter.rules.words.questions import (
    ASK_ARRIVAL,
    ASK_CARD,
    ASK_GATE,
    ASK_PLACE,
    ASK_PLAYER,
)
from lastfire.games.dead_of_winter.rules.words.records import CARDS_GIVEN, HEALED, TOOK

# Dice.


@dataclass(frozen=True)
class HelpWithDie(ActionPower):
    """Another player's unused die goes up."""

    by: int

    def words(self) -> Name:
        return Name(
            f"Raise 1 of another player's unused dice by {self.by}.",
            f"ほかのプレイヤーの未使用ダイス1個の目を{self.by}上げる。",
        )

    def _helped(self, t: ColonyTable, seat: int) -> list[int]:
        return [p for p in range(t.seats) if p != seat and faces(t, p, 1, 6 - self.by)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._helped(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLAYER, [PLAYER[p] for p in self._helped(t, seat)])
        player = ABOUT[t.reply]
        yield from choose(t, seat, ASK_HELP_DIE, [DIE[f] for f in faces(t, player, 1, 6 - self.by)])
        face = ABOUT[t.reply]
        change(t, player, face, face + self.by)


@dataclass(frozen=True)
class TurnDie(ActionPower):
    """An unused die is turned upside down: 1 and 6, 2 and 5, 3 and 4."""

    def words(self) -> Name:
        return Name(
            "Turn 1 of your unused dice to its opposite side.", "自分の未使用ダイス1個を反対の面にする。"
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return best_die(t, seat) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from pick_die(t, seat, 1, ASK_TURN_DIE)
        change(t, seat, t.item, 7 - t.item)

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        return "DOW-DICE-8", Name("You have no unused dice.", "未使用ダイスがありません。")


@dataclass(frozen=True)
class RegainDice(ActionPower):
    """Used dice are rolled and may be used again; not those that lie at Raxxon. [LN-CODE-4]"""

    count: int

    def words(self) -> Name:
        dice = counted(self.count, "used die", "used dice")
        those = "That die becomes" if self.count == 1 else "Those dice become"
        return Name(
            f"Roll {'1 of your used dice' if self.count == 1 else f'up to {dice}'}. {those} unused.",
            f"自分の使用済みダイスを{self.count}個{'' if self.count == 1 else 'まで'}振り、未使用に戻す。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return _within_reach(t, seat) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        for _ in range(min(self.count, _within_reach(t, seat))):
            face = 1 + t.chance.roll(6)
            t.used_dice[seat] -= 1
            t.dice[6 * seat + face - 1] += 1
            t.tell(DIE_REGAINED, seat, face)
        return NOTHING

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        return "DOW-DICE-8", Name("You have no used dice.", "使用済みダイスがありません。")


def _within_reach(t: ColonyTable, seat: int) -> int:
    """How many used dice a player has that lie nowhere else."""
    state = raxxon_in_play(t)
    return t.used_dice[seat] - (sum(state.dice[6 * seat : 6 * seat + 6]) if state is not None else 0)


# Cards.


@dataclass(frozen=True)
class SwapCards(ActionPower):
    """A random card out of another hand, and one of one's own for it."""

    def words(self) -> Name:
        return Name(
            "Take 1 random card from another player's hand, then give that player 1 card from your hand.",
            "ほかのプレイヤー1人の手札から無作為に1枚を選び、自分の手札に加える。その後、自分の手札1枚をそのプレイヤーに渡す。",
        )

    def _others(self, t: ColonyTable, seat: int) -> list[int]:
        return [p for p in range(t.seats) if p != seat and t.hands[p]]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._others(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLAYER, [PLAYER[p] for p in self._others(t, seat)])
        player = ABOUT[t.reply]
        take_random(t, seat, player)
        # Asked even of a hand of one kind: not asking would tell that it is one.
        yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat)])
        kind = ABOUT[t.reply]
        card = t.in_hand(seat, kind)
        t.hands[seat].remove(card)
        forget_hand(t, seat)
        two = audience(seat, player)
        t.tell(CARDS_GIVEN, seat, player, 1)
        add_to_hand(t, player, card, two)
        t.tell_only(two, TOOK, player, kind)


@dataclass(frozen=True)
class FromWaste(ActionPower):
    """What has been thrown away last."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Take the top {'card' if self.count == 1 else f'{self.count} cards'} of the waste pile.",
            f"捨て札置き場の一番上からカード{self.count}枚を手札に加える。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(t.waste) >= self.count

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        for _ in range(self.count):
            card = t.waste.pop()
            add_to_hand(t, seat, card, EVERYONE)
            t.tell(TOOK, seat, t.box.kind[card])
        return NOTHING


@dataclass(frozen=True)
class DrawHere(ActionPower):
    """Cards out of the item deck of the place, without a search."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Draw {counted(self.count, 'card')} from the item deck at this survivor's location.",
            f"この生存者がいるロケーションの探索デッキから{self.count}枚を引き、手札に加える。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        place = t.place[survivor]
        return place != COLONY and len(t.deck(place)) >= self.count

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        for _ in range(self.count):
            draw_item(t, seat, t.place[survivor])
        return NOTHING


# People.


@dataclass(frozen=True)
class MoveSafely(SafeFuel):
    """A move without a roll, said in one sentence."""

    def words(self) -> Name:
        return Name(
            "Move 1 of your survivors without rolling for exposure.",
            "自分の生存者1人を、ダメージ判定なしで移動させる。",
        )


@dataclass(frozen=True)
class Appear(ActionPower):
    """The survivor is somewhere else. This is not a move. [DOW-MOVE-5]"""

    def words(self) -> Name:
        return Name("Place this survivor at another location.", "この生存者を別のロケーションに置く。")

    def _places(self, t: ColonyTable, survivor: int) -> list[int]:
        return [p for p in t.board.all if p != t.place[survivor] and is_placeable(t, survivor, p)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._places(t, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[p] for p in self._places(t, survivor)])
        place_survivor(t, survivor, ABOUT[t.reply])


@dataclass(frozen=True)
class ThawHere(ActionPower):
    """Frostbite goes, of everybody at the same place."""

    def words(self) -> Name:
        return Name(
            "Remove 1 frostbite wound from each survivor at this survivor's location.",
            "この生存者と同じロケーションにいる各生存者（この生存者を含む）から、凍傷トークンを1個ずつ取り除く。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return any(t.frostbite[other] > 0 for other in t.at(t.place[survivor]))

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        for other in t.at(t.place[survivor]):
            if t.frostbite[other] > 0:
                t.frostbite[other] -= 1
                t.tell(HEALED, other, FROSTBITE)
        return NOTHING


# Zombies, barricades, noise.


@dataclass(frozen=True)
class BuildHere(ActionPower):
    """Barricades where the survivor is."""

    count: int

    def words(self) -> Name:
        return self._said(Name("at this survivor's location", "この生存者がいるロケーション"))

    def words_at(self, place: int) -> Name:
        return self._said(Name("there", PLACES[place].name.ja)) if place >= 0 else self.words()

    def _said(self, where: Name) -> Name:
        return Name(
            f"Place {counted(self.count, 'barricade')} {where.en}.",
            f"{where.ja}に、バリケードを{self.count}個置く。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return can_build(t) and has_free_space(t, t.place[survivor])

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return build(t, seat, t.place[survivor], self.count)


@dataclass(frozen=True)
class DrawZombies(ActionPower):
    """Zombies come to where the survivor is, or where the player has one, to free spaces only.

    [DOW-ATTRACT-9]
    """

    count: int
    here: bool

    def words(self) -> Name:
        if self.here:
            return Name(
                f"Move up to {zombies(self.count)} from 1 other location to empty entrance spaces at this "
                "survivor's location.",
                "ほかのロケーション1つから、この生存者がいるロケーションの空いている入口スペースへ、"
                f"ゾンビを{self.count}体まで移す。",
            )
        return Name(
            f"Move up to {zombies(self.count)} from 1 location to empty entrance spaces at another location "
            "where you control a survivor.",
            "ロケーション1つから、自分の生存者がいる別のロケーションの空いている入口スペースへ、"
            f"ゾンビを{self.count}体まで移す。",
        )

    def _targets(self, t: ColonyTable, seat: int, survivor: int) -> list[int]:
        here = self.here and survivor != NO_SURVIVOR
        places = [t.place[survivor]] if here else own_places(t, seat)
        return [place for place in places if has_free_space(t, place) and has_source(t, place)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._targets(t, seat, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._targets(t, seat, survivor)])
        yield from lure(t, seat, ABOUT[t.reply], self.count)


@dataclass(frozen=True)
class KillThere(CutZombie):
    """The same as that of a pair of scissors, said the other way round."""

    def words(self) -> Name:
        return Name(
            f"Kill {zombies(self.count)} at a location where you control a survivor, without rolling for "
            "exposure.",
            f"自分の生存者がいるロケーションのゾンビを{self.count}体、ダメージ判定なしで倒す。",
        )


@dataclass(frozen=True)
class Hush(ActionPower):
    """Noise is gone before anybody hears it."""

    count: int

    def words(self) -> Name:
        most = Name("up to ", "まで") if self.count > 1 else Name("", "")
        return Name(
            f"Remove {most.en}{counted(self.count, 'noise token')} from this survivor's location.",
            f"この生存者がいるロケーションから、騒音トークンを{self.count}個{most.ja}取り除く。",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return t.noise[t.place[survivor]] > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        place = t.place[survivor]
        gone = min(self.count, t.noise[place])
        t.noise[place] -= gone
        t.tell(NOISE_HUSHED, place, gone)
        return NOTHING


@dataclass(frozen=True)
class Blast(ActionPower):
    """Zombies die, and everybody who stands beside them is wounded."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Kill up to {zombies(self.count)} at a location where you control a survivor, without rolling "
            "for exposure. Then place 1 wound on each non-helpless survivor there.",
            f"自分の生存者がいるロケーションのゾンビを{self.count}体まで、ダメージ判定なしで倒す。"
            "その後、そこにいる各生存者（無力な生存者を除く）に負傷トークンを1個ずつ置く。",
        )

    def _sites(self, t: ColonyTable, seat: int) -> list[int]:
        return [place for place in own_places(t, seat) if t.loose_at(place) > 0]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(self._sites(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._sites(t, seat)])
        place = ABOUT[t.reply]
        yield from kill_zombies(t, seat, place, self.count, NO_SURVIVOR)
        yield from wound_each(t, t.at(place), 1)


@dataclass(frozen=True)
class Hurl(ActionPower):
    """Somebody or a zombie is sent elsewhere, several times a round. Equipment alone can do that."""

    times: int

    def words(self) -> Name:
        often = {1: "Once", 2: "Twice"}.get(self.times, f"Up to {self.times} times")
        return Name(
            f"{often} per round, you may either place another survivor from this survivor's location at a "
            "different location, or move 1 zombie from this survivor's location to an empty entrance space "
            "at a different location.",
            f"ラウンドに{self.times}回まで、次のどちらかを行う。"
            "（1）この生存者と同じロケーションにいるほかの生存者1人を、別のロケーションに置く。"
            "（2）この生存者がいるロケーションのゾンビを1体、別のロケーションの空いている入口スペースへ移す。",
        )

    def _is_loaded(self, t: ColonyTable, survivor: int) -> bool:
        """Whether a card of the survivor with this power has been used less often this round."""
        return any(
            bearer == survivor
            and t.box.items[t.box.kind[card]].power == self
            and t.used_gear.count(card) < self.times
            for card, bearer in t.gear
        )

    def _targets(self, t: ColonyTable, survivor: int) -> list[int]:
        here = t.place[survivor]
        found = [ZOMBIE] if t.loose_at(here) > 0 and self._landings(t, here) else []
        people = [other for other in t.at(here) if other != survivor and self._places(t, other)]
        return found + [SURVIVOR[other] for other in people]

    def _landings(self, t: ColonyTable, here: int) -> list[int]:
        return [place for place in t.board.all if place != here and has_free_space(t, place)]

    def _places(self, t: ColonyTable, other: int) -> list[int]:
        return [place for place in t.board.all if place != t.place[other] and is_placeable(t, other, place)]

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return self._is_loaded(t, survivor) and len(self._targets(t, survivor)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        here = t.place[survivor]
        yield from choose(t, seat, ASK_PULSE, self._targets(t, survivor))
        target = t.reply
        if target != ZOMBIE:
            other = ABOUT[target]
            yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._places(t, other)])
            place_survivor(t, other, ABOUT[t.reply])
            return
        yield from choose(t, seat, ASK_PLACE, [TO[place] for place in self._landings(t, here)])
        place = ABOUT[t.reply]
        start, end = entrance_of(here), entrance_of(place)
        if here == COLONY:
            gates = [gate for gate in range(len(GATE)) if t.loose(gate) > 0]
            yield from choose(t, seat, ASK_GATE, [GATE[gate] for gate in gates])
            start = ABOUT[t.reply]
        if place == COLONY:
            yield from choose(t, seat, ASK_ARRIVAL, [GATE[gate] for gate in free_gates(t)])
            end = ABOUT[t.reply]
        t.zombies[start] -= 1
        t.zombies[end] += 1
        t.tell(ZOMBIE_HURLED, here, place)
