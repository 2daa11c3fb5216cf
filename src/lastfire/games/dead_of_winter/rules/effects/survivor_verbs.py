"""Verbs of crossroads cards about survivors, helpless ones too."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.people import (
    can_add_survivor,
    draw_stranger,
    is_placeable,
    place_survivor,
    remove_helpless,
    remove_stranger,
    stranger_in_deck,
    take_stranger,
)
from lastfire.games.dead_of_winter.rules.board.tracks import lose_morale
from lastfire.games.dead_of_winter.rules.effects.asking import at, others_than, people_at, seats_at
from lastfire.games.dead_of_winter.rules.effects.basic import counted, reason, times
from lastfire.games.dead_of_winter.rules.effects.triggers import strays
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.harm.death import change_control, kill, kill_helpless
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, expose_each, heal, wound, wound_each
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, WEAPON, survivor_noun
from lastfire.games.dead_of_winter.rules.state import VOTE_CALLED, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.exile import call_exile_vote, leave_colony
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, DONE, NO, PLAYER, SURVIVOR, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_MAY, ASK_PATIENT, ASK_PLAYER, ASK_SURVIVOR
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED, LEFT_GAME
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD


@dataclass(frozen=True)
class PlaceMover(Verb):
    """Whoever moved is placed where they came from, or where they were going. [DOW-MOVE-5]"""

    back: bool

    def words(self) -> Name:
        if self.back:
            return Name(
                "Return that survivor to the location they left.", "その生存者を移動前のロケーションに戻す。"
            )
        return Name(
            "Place that survivor at their destination.",
            "その生存者を移動先のロケーションに置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if self.is_possible(t, seat):
            place_survivor(t, t.subject, t.origin if self.back else t.spot)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return is_placeable(t, t.subject, t.origin if self.back else t.spot)


@dataclass(frozen=True)
class HaltThatSurvivor(Verb):
    """No further move this turn, by whatever means."""

    def words(self) -> Name:
        return Name(
            "That survivor cannot move again this turn.", "その生存者は、この手番中はもう移動できない。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.halted |= 1 << t.subject
        return NOTHING


@dataclass(frozen=True)
class IdleThoseTwo(Verb):
    """The two of whom the card speaks do nothing more this turn."""

    def words(self) -> Name:
        return Name(
            "The 2 chosen survivors cannot attack, search, or move for the rest of this turn.",
            "その2人は、この手番の終わりまで攻撃、探索、移動ができない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.idle |= 1 << t.subject | 1 << t.other
        return NOTHING


@dataclass(frozen=True)
class GiveAway(Verb):
    """A survivor goes over to a player with fewer."""

    def words(self) -> Name:
        return Name(
            "Give 1 of your survivors to a player who controls fewer survivors than you.",
            "自分の生存者1人を、自分より生存者の人数が少ないプレイヤーに渡す。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        own = len(t.groups[seat])
        return [PLAYER[other] for other in others_than(t, seat) if len(t.groups[other]) < own]

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[survivor] for survivor in t.groups[seat]])
        t.subject = ABOUT[t.reply]
        yield from choose(t, seat, ASK_PLAYER, self._find(t, seat))
        survivor, player = t.subject, ABOUT[t.reply]
        yield from change_control(t, survivor, player)
        if t.is_exiled(player) and t.controller[survivor] == player and t.place[survivor] == COLONY:
            yield from leave_colony(t, player, survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0


@dataclass(frozen=True)
class TakeOver(Verb):
    """An exile wins over a survivor who is not exiled."""

    def words(self) -> Name:
        return Name(
            "Choose 1 non-exiled survivor who shares a location with 1 of your survivors. Add that survivor "
            "to your following.",
            "自分の生存者と同じロケーションにいる、追放されていないプレイヤーの生存者1人を、自分の部下に加える。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[survivor] for survivor in strays(t, seat, False)])
        t.subject = ABOUT[t.reply]
        yield from change_control(t, t.subject, seat)

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
            f"Place {plain} on one of your survivors at the chosen exiled survivor's location. If you have a "
            "weapon card in hand, or if one of your survivors is equipped with a weapon card, you may kill "
            f"the exiled survivor and place only {armed} instead of {self.wounds}.",
            f"そのロケーションにいる自分の生存者に負傷トークンを{self.wounds}個置く。手札か、自分の生存者の装備に武器カードがあれば、代わりに、"
            f"負傷トークンを{self.armed}個だけ置き、追放されたプレイヤーの生存者を殺してもよい。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        exile = t.subject
        yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[s] for s in people_at(t, seat, t.spot)])
        t.other = ABOUT[t.reply]
        # Asked also without a weapon: not asking would tell that the hand holds none.
        yield t.ask(seat, ASK_MAY, (NO, YES) if has_weapon(t, seat) else (NO,), t.open_card)
        count = self.wounds
        if t.reply == YES:
            count = self.armed
            yield from kill(t, exile, BY_CARD)
        yield from wound(t, t.other, count)

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
            f"Lose 1 morale for every {self.per_morale} survivors removed, rounded up.",
            f"無力な生存者全員をゲームから除外する。除外した{self.per_morale}人につき（端数切り上げ）士気を1下げる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        count = t.helpless
        yield from remove_helpless(t, count)
        lose_morale(t, (count + self.per_morale - 1) // self.per_morale, reason(t))


@dataclass(frozen=True)
class RollForHelpless(Verb):
    """A die for every helpless survivor."""

    at_most: int

    def words(self) -> Name:
        face = "a 1" if self.at_most == 1 else f"a {self.at_most} or lower"
        face_ja = "1" if self.at_most == 1 else f"{self.at_most}以下"
        return Name(
            f"Roll a die for each helpless survivor, and kill each survivor for whom you roll {face}.",
            f"無力な生存者1人につきダイスを1個振り、出た目が{face_ja}なら、その無力な生存者を殺す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(t.helpless):
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            if die <= self.at_most:
                yield from kill_helpless(t, 1)


@dataclass(frozen=True)
class EachRolls(Verb):
    """A die for every survivor at a place who is not helpless; low numbers wound."""

    place: int
    at_most: int
    count: int

    def words(self) -> Name:
        where = at(self.place)
        return Name(
            f"Roll a die for each non-helpless survivor{where.en}, and place {counted(self.count, 'wound')} "
            f"on each survivor for whom you roll a {self.at_most} or lower.",
            f"{where.ja}生存者（無力な生存者を除く）1人につきダイスを1個振り、出た目が{self.at_most}以下なら、"
            f"その生存者に負傷トークンを{self.count}個置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        hurt: list[int] = []
        for survivor in t.at(self.place):
            die = 1 + t.chance.roll(6)
            t.tell(DIE_ROLLED, die)
            if die <= self.at_most:
                hurt.append(survivor)
        yield from wound_each(t, hurt, self.count)


@dataclass(frozen=True)
class TakeStranger(Verb):
    """A named survivor comes out of the survivor deck. [DOW-XROAD-18]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Add {name.en} from the survivor deck to your following.",
            f"生存者デッキから{name.ja}のカードを取り、自分の部下に加える。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return take_stranger(t, seat, self.survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return stranger_in_deck(t, self.survivor) and can_add_survivor(t, seat)


@dataclass(frozen=True)
class RemoveStranger(Verb):
    """A named survivor leaves the survivor deck and the game. [DOW-XROAD-18]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Find {name.en}'s card in the survivor deck and remove it from the game.",
            f"生存者デッキにある{name.ja}のカードをゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        remove_stranger(t, self.survivor)
        t.gone.append(self.survivor)
        t.tell(LEFT_GAME, self.survivor)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return stranger_in_deck(t, self.survivor)


@dataclass(frozen=True)
class DrawSurvivor(Verb):
    """The top of the survivor deck joins: that survivor, for what follows. [DOW-SURV-1]"""

    def words(self) -> Name:
        return Name(
            "Draw 1 survivor card and add that survivor to your following.",
            "生存者カードを1枚引き、その生存者を自分の部下に加える。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return draw_stranger(t, seat)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return can_add_survivor(t, seat)


@dataclass(frozen=True)
class DealWounds(Verb):
    """A named survivor's player deals out wounds to the others at that survivor's place."""

    survivor: int
    count: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Place a total of {counted(self.count, 'wound')}, divided as you choose, on any other survivors "
            f"at {name.en}'s location.",
            f"{name.ja}と同じロケーションにほかの生存者がいれば、その生存者たちに負傷トークンを合計{self.count}個、好きに割り振って置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            if not t.in_play(self.survivor):
                return
            others = [s for s in t.at(t.place[self.survivor]) if s != self.survivor]
            if not others:
                return
            yield from choose(t, seat, ASK_SURVIVOR, [SURVIVOR[other] for other in others])
            yield from wound(t, ABOUT[t.reply], 1)


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
        name, place = survivor_noun(self.survivor).name, PLACES[self.place].name
        with_them = f"{counted(self.count, 'other survivor')} you control"
        return Name(
            f"Place {name.en} and {with_them} at {place.en}. To make room, you may place survivors from "
            f"{place.en} at the colony. Roll for exposure{times(self.rolls)} for each survivor placed at "
            f"{place.en}.",
            f"{name.ja}と、{name.ja}以外の自分の生存者{self.count}人を{place.ja}に置く。{place.ja}の生存者スペースに空きがなければ、{place.ja}にいる"
            f"生存者をコロニーに置いてもよい。{place.ja}に置いた各生存者のダメージ判定を{self.rolls}回ずつ行う。",
        )

    def _fits(self, t: ColonyTable, party: list[int]) -> bool:
        """Whether there is room for these, or room can be made."""
        coming = [s for s in party if t.place[s] != self.place]
        free = t.room(self.place)
        leaving = len([s for s in party if t.place[s] == COLONY])
        room = t.room(COLONY) + leaving
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
        for _ in range(self.count):
            ids = [SURVIVOR[s] for s in self._may_join(t, seat, party)]
            yield from choose(t, seat, ASK_SURVIVOR, ids)
            party.append(ABOUT[t.reply])
        coming = [s for s in party if t.place[s] != self.place]
        making_room: list[int] = []
        while len(coming) > t.room(self.place) + len(making_room):
            ids = [SURVIVOR[s] for s in self._movable(t, [*party, *making_room])]
            yield from choose(t, seat, ASK_SURVIVOR, ids)
            making_room.append(ABOUT[t.reply])
        for survivor in coming:
            place_survivor(t, survivor, self.place)
        for survivor in making_room:
            place_survivor(t, survivor, COLONY)
        yield from expose_each(t, [survivor for survivor in party if t.in_play(survivor)], self.rolls)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor) and self._can_fill(t, seat, [self.survivor])


@dataclass(frozen=True)
class HealUpTo(Verb):
    """A wound of any kind on each of several survivors of choice. [DOW-CARD-10]"""

    count: int

    def words(self) -> Name:
        survivors = "1 survivor" if self.count == 1 else f"each of up to {self.count} survivors"
        each = "その生存者" if self.count == 1 else "それぞれ"
        return Name(
            f"Remove 1 wound of any kind from {survivors}.",
            f"生存者を{self.count}人まで選び、{each}から負傷トークンか凍傷トークンを1個取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        healed: list[int] = []
        for _ in range(self.count):
            hurt = [
                SURVIVOR[s]
                for s in range(len(t.controller))
                if s not in healed and t.in_play(s) and can_heal(t, s)
            ]
            if not hurt:
                return
            yield t.ask(seat, ASK_PATIENT, [*hurt, DONE])
            if t.reply == DONE:
                return
            survivor = ABOUT[t.reply]
            healed.append(survivor)
            yield from heal(t, survivor, seat)


@dataclass(frozen=True)
class Accuse(Verb):
    """A vote to exile a player with a survivor at a place. [DOW-VOTE-1]"""

    place: int

    def words(self) -> Name:
        where = at(self.place)
        return Name(
            f"Choose another player with a survivor{where.en} and call a vote to exile that player now.",
            f"{where.ja.removesuffix('いる')}生存者がいる、ほかのプレイヤー1人を選び、そのプレイヤーの追放投票をただちに行う。",
        )

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [
            PLAYER[other] for other in seats_at(t, self.place) if other != seat and not t.is_exiled(other)
        ]

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from choose(t, seat, ASK_PLAYER, self._find(t, seat))
        called = t.this_turn & VOTE_CALLED
        yield from call_exile_vote(t, seat, ABOUT[t.reply])
        # The vote that every turn allows is still to be had. [DOW-TIES-3]
        t.this_turn = t.this_turn & ~VOTE_CALLED | called

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(self._find(t, seat)) > 0
