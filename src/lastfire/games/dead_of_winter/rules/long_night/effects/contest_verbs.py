"""Verbs in which players are set against one another, or have to agree."""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import add_to_hand
from lastfire.games.dead_of_winter.rules.board.people import is_placeable, place_survivor, remove_helpless
from lastfire.games.dead_of_winter.rules.board.tracks import lose_morale
from lastfire.games.dead_of_winter.rules.effects.asking import at, seats_at
from lastfire.games.dead_of_winter.rules.effects.basic import reason
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom, carry_out, clause, sentences
from lastfire.games.dead_of_winter.rules.harm.death import NO_CAUSE, change_control, kill, lose_together
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal, heal_all, wound
from lastfire.games.dead_of_winter.rules.long_night.effects.crossroads_words import (
    ASK_GIVE_NAMED,
    ASK_LET_GO,
    ASK_NAMED_ITEM,
    ASK_TRUST,
    CONTEST_ROLLED,
    DICE_SUMMED,
    ITEM_HANDED,
    ITEM_NAMED,
    RIVAL_SUMMED,
    TRUSTED,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import (
    add_despair,
    despair_of,
    remove_despair,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.exile import exile, leave_colony
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, DONE, DOWN, NO, SURVIVOR, UP, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_PATIENT
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD

DIE: Final = 6


@dataclass(frozen=True)
class TheTwo(Whom):
    """The two of whom the card speaks."""

    def words(self) -> Name:
        return Name("each of the 2 survivors at the chosen location", "その2人それぞれ")

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [survivor for survivor in (t.subject, t.other) if t.in_play(survivor)]


@dataclass(frozen=True)
class Duel(Verb):
    """Dice for a named survivor against those that another player rolls for a bandit. [LN-SCENARIO-26]

    A wound of any kind or despair costs a die each. The other player is the next to the left.
    """

    survivor: int
    dice: int
    rival: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Roll {self.dice} dice for {name.en}, minus 1 die for each wound of any kind and each despair "
            f"token that {name.en} has. The player to your left rolls {self.rival} dice for the bandit. If "
            f"the total for {name.en} is at least the total for the bandit, place {name.en} at the colony, "
            f"if possible. Otherwise, place 1 wound on {name.en} for each point by which the bandit's total "
            "is higher.",
            f"{name.ja}の分としてダイスを{self.dice}個（{name.ja}の負傷トークン、凍傷トークン、"
            "絶望トークン1個につき1個減らす）振る。"
            f"左隣のプレイヤーは、盗賊の分としてダイスを{self.rival}個振る。"
            f"{name.ja}の合計が盗賊の合計以上の場合、"
            f"可能なら{name.ja}をコロニーに置く。盗賊の合計より小さい場合、"
            f"その差と同じ数の負傷トークンを{name.ja}に置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        own = self._sum(t, max(0, self.dice - t.hurts(self.survivor)))
        t.tell(DICE_SUMMED, self.survivor, own)
        theirs = self._sum(t, self.rival)
        t.tell(RIVAL_SUMMED, left_of(t, seat), theirs)
        if own < theirs:
            yield from wound(t, self.survivor, theirs - own)
        elif is_placeable(t, self.survivor, COLONY):
            place_survivor(t, self.survivor, COLONY)

    def _sum(self, t: ColonyTable, dice: int) -> int:
        return sum([1 + t.chance.roll(DIE) for _ in range(dice)])

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor)


def left_of(t: ColonyTable, seat: int) -> int:
    """The next player to the left who is still in the game; who plays alone, themself."""
    for i in range(1, t.seats):
        other = (seat + i) % t.seats
        if not t.is_out(other):
            return other
    return seat


@dataclass(frozen=True)
class TrustOneAnother(Verb):
    """The players of the two of whom the card speaks decide at the same moment."""

    def words(self) -> Name:
        return Name(
            "You and the player whose survivor is alone with yours vote at the same time. If both votes are "
            "thumbs up, remove all wounds of any kind and all despair tokens from both survivors, then each "
            "of the 2 players rolls a die, and the player who rolls higher adds the other player's survivor "
            "to their following. If exactly 1 vote is thumbs up, place 1 despair token on the survivor of "
            "the player who voted thumbs up.",
            "自分ともう1人のプレイヤーが同時に投票する。2人とも賛成なら、2人の生存者から負傷トークン、"
            "凍傷トークン、絶望トークンをすべて取り除く。その後、2人のプレイヤーはダイスを1個ずつ振り、"
            "大きい目を出したプレイヤーは、もう1人のプレイヤーの生存者を自分の部下に加える。賛成が1人だけなら、"
            "賛成したプレイヤーの生存者に絶望トークンを1個置く。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        two = [t.subject, t.other]
        players = [t.controller[survivor] for survivor in two]
        for player in players:
            yield t.ask(player, ASK_TRUST, (UP, DOWN), t.open_card)
            t.ballots[player] = 1 if t.reply == UP else 0
        t.lay_open()
        ups = [t.ballots[player] for player in players]
        for player in players:
            t.tell(TRUSTED, player, t.ballots[player])
            t.ballots[player] = -1
        if sum(ups) == 2:
            yield from self._both(t, two, players)
        elif sum(ups) == 1:
            yield from add_despair(t, two[ups.index(1)], 1)

    def _both(self, t: ColonyTable, two: list[int], players: list[int]) -> Flow:
        for survivor in two:
            heal_all(t, survivor)
            remove_despair(t, survivor, despair_of(t, survivor))
        rolled: list[int] = []
        for player in players:
            rolled.append(1 + t.chance.roll(DIE))
            t.tell(CONTEST_ROLLED, player, rolled[-1])
        if rolled[0] == rolled[1]:
            return
        winner = players[0] if rolled[0] > rolled[1] else players[1]
        survivor = two[1] if rolled[0] > rolled[1] else two[0]
        yield from change_control(t, survivor, winner)
        if t.is_exiled(winner) and t.controller[survivor] == winner and t.place[survivor] == COLONY:
            yield from leave_colony(t, winner, survivor)


@dataclass(frozen=True)
class AskForItem(Verb):
    """An item is named: the first with a survivor at a place who gives it to the player is rid of "
    "despair.
    """

    place: int

    def words(self) -> Name:
        where = at(self.place)
        return Name(
            f"Name an item. The first other player with a survivor{where.en} to give you that item "
            "removes all despair tokens from their survivors.",
            f"アイテムを1つ指定する。{where.ja.removesuffix('いる')}生存者がいるほかのプレイヤーのうち、"
            "最初にそのアイテムを"
            "自分に渡したプレイヤーの生存者から、絶望トークンをすべて取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        kinds = sorted(set(t.box.kind))
        yield t.ask(seat, ASK_NAMED_ITEM, [CARD[kind] for kind in kinds])
        kind = ABOUT[t.reply]
        t.tell(ITEM_NAMED, seat, kind)
        for player in seats_at(t, self.place):
            if player == seat or t.is_out(player):
                continue
            card = t.in_hand(player, kind)
            # Asked even without it: not asking would tell that the hand holds none.
            yield t.ask(player, ASK_GIVE_NAMED, (YES, NO) if card >= 0 else (NO,), kind)
            if t.reply == YES:
                t.hands[player].remove(card)
                add_to_hand(t, seat, card, EVERYONE)
                t.tell(ITEM_HANDED, player, kind, seat)
                for survivor in t.groups[player]:
                    remove_despair(t, survivor, despair_of(t, survivor))
                return


@dataclass(frozen=True)
class WhileInPlay(Verb):
    """An option that is open only while a named survivor is in play."""

    survivor: int
    then: tuple[Verb, ...]

    def words(self) -> Name:
        name, said, en = survivor_noun(self.survivor).name, clause(self.then), sentences(self.then).en
        return Name(
            f"You may choose this option only if {name.en} is in play. {en}",
            f"{name.ja}がゲームに登場しているときだけ選べる。{said.ja}",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from carry_out(t, seat, self.then)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor) and all(effect.is_possible(t, seat) for effect in self.then)


@dataclass(frozen=True)
class HealOthers(Verb):
    """A wound of any kind on each of several survivors of other players who have many."""

    count: int
    wounds: int

    def words(self) -> Name:
        who = (
            "1 other player's survivor" if self.count == 1 else f"up to {self.count} other players' survivors"
        )
        return Name(
            f"Choose {who} with at least {self.wounds} wounds of any kind, counting despair tokens as "
            "wounds. "
            "Remove 1 wound of any kind from each of them.",
            f"負傷トークン、凍傷トークン、絶望トークンが合わせて{self.wounds}個以上ある、"
            f"ほかのプレイヤーの生存者を{self.count}人まで選び、"
            "それぞれから負傷トークンか凍傷トークンを1個取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        healed: list[int] = []
        for _ in range(self.count):
            found = [s for s in self._find(t, seat) if s not in healed]
            if not found:
                return
            yield t.ask(seat, ASK_PATIENT, [*[SURVIVOR[s] for s in found], DONE])
            if t.reply == DONE:
                return
            healed.append(ABOUT[t.reply])
            yield from heal(t, healed[-1], seat)

    def _find(self, t: ColonyTable, seat: int) -> list[int]:
        return [
            s
            for s in range(len(t.controller))
            if t.in_play(s) and t.controller[s] != seat and can_heal(t, s) and t.hurts(s) >= self.wounds
        ]


# What follows a vote to exile.


@dataclass(frozen=True)
class KillAccusedLeader(Verb):
    """The leader of the player whom the vote was about."""

    def words(self) -> Name:
        return Name(
            "Kill the group leader of the player named in the vote to exile.",
            "その投票の対象となったプレイヤーのグループリーダーを殺す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        accused = t.other
        if t.leader[accused] >= 0:
            yield from kill(t, t.leader[accused], BY_CARD)


@dataclass(frozen=True)
class ExileAccuser(Verb):
    """Whoever has called the vote. [DOW-EXILE-1]"""

    def words(self) -> Name:
        return Name(
            "Exile the player who called the vote to exile.", "その投票を提案したプレイヤーを追放する。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return exile(t, t.turn)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return not t.is_exiled(t.turn)


@dataclass(frozen=True)
class SomebodyLeaves(Verb):
    """A helpless survivor goes, and morale falls, unless a player has one of theirs go as well."""

    count: int

    def words(self) -> Name:
        return Name(
            "Remove 1 helpless survivor from the colony. A single player may remove 1 of their survivors "
            "from the "
            f"game. If no player does so, lose {self.count} morale.",
            "コロニーから無力な生存者を1人取り除く。プレイヤーのうち1人は、"
            "自分の生存者を1人ゲームから除外してもよい。"
            f"誰も除外しなければ、士気を{self.count}下げる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from remove_helpless(t, 1)
        for player in t.living_seats():
            yield t.ask(player, ASK_LET_GO, [*[SURVIVOR[s] for s in t.groups[player]], NO])
            if t.reply != NO:
                yield from lose_together(t, [ABOUT[t.reply]], NO_CAUSE)
                return
        lose_morale(t, self.count, reason(t))

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.helpless > 0
