"""Verbs about bandits and the stockpile."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import kinds_in_hand
from lastfire.games.dead_of_winter.rules.board.people import is_placeable, place_survivor
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.harm.death import remove_survivor
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import (
    bandits,
    bandits_at,
    place_bandit,
    remove_bandits,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import (
    give_to_stockpile,
    stockpile,
    take_from_stockpile,
    take_of_choice,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import ASK_BANDIT_GONE
from lastfire.games.dead_of_winter.rules.long_night.effects.module_triggers import any_at, standoffs
from lastfire.games.dead_of_winter.rules.long_night.everywhere.random_place import random_place
from lastfire.games.dead_of_winter.rules.names import survivor_noun
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, DONE, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CARD, ASK_PLACE
from lastfire.games.dead_of_winter.rules.words.records import ITEMS_REMOVED

# Bandits come and go.


@dataclass(frozen=True)
class AddBandits(Verb):
    """At one location that a die picks, as far as there is room. [LN-SETUP-24, LN-LEADER-12]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "Roll a die and, if possible, place 1 bandit at the town location with that number.",
                "ダイスを1個振り、出た目と同じ番号の町のロケーションに、可能なら盗賊を1人置く。",
            )
        return Name(
            f"Roll a die and place {self.count} bandits at the town location with that number, "
            "or as many as possible.",
            f"ダイスを1個振り、出た目と同じ番号の町のロケーションに盗賊を{self.count}人置く"
            "（生存者スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        place = random_place(t)
        for _ in range(self.count):
            place_bandit(t, place)
        return NOTHING


@dataclass(frozen=True)
class AddBanditsHere(Verb):
    """As far as there is room, and in town only. [LN-BANDIT-4, LN-BANDIT-27]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "If that location is a town location, place 1 bandit there, if possible.",
                "そのロケーションが町にあり、生存者スペースに空きがあれば、そこに盗賊を1人置く。",
            )
        return Name(
            f"If that location is a town location, place {self.count} bandits there, or as many as possible.",
            f"そのロケーションが町にあれば、そこに盗賊を{self.count}人置く（生存者スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count if t.spot in TOWN else 0):
            place_bandit(t, t.spot)
        return NOTHING


@dataclass(frozen=True)
class AddBanditsEverywhere(Verb):
    """At every town location, as far as there is room. [LN-BANDIT-28]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Place {counted(self.count, 'bandit')} at each town location where possible.",
            f"町の各ロケーションに、可能なら盗賊を{self.count}人ずつ置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in TOWN:
            for _ in range(self.count):
                place_bandit(t, place)
        return NOTHING


@dataclass(frozen=True)
class RemoveBandits(Verb):
    """Of the player's choice, wherever they are: one has to go, of several none has to.

    Not offered when there are none.
    """

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name("Remove 1 bandit from any location.", "好きなロケーションから盗賊を1人取り除く。")
        return Name(
            f"Remove up to {self.count} bandits from any locations.",
            f"好きなロケーションから盗賊を合計{self.count}人まで取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for left in range(min(self.count, bandits(t)), 0, -1):
            places = [place for place in t.board.outside if bandits_at(t, place) > 0]
            ids = [TO[place] for place in places]
            yield from choose(t, seat, ASK_BANDIT_GONE, [*ids, DONE] if self.count > 1 else ids, left)
            if t.reply == DONE:
                return
            remove_bandits(t, ABOUT[t.reply], 1)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return bandits(t) > 0


@dataclass(frozen=True)
class RemoveBanditsHere(Verb):
    """As many as there are."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'bandit')} from that location.",
            f"そのロケーションから盗賊を{self.count}人取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        remove_bandits(t, t.spot, self.count)
        return NOTHING


@dataclass(frozen=True)
class ChooseStandoff(Verb):
    """Which place with a bandit and a survivor of the player is meant, and whom of theirs it is about."""

    def words(self) -> Name:
        return Name(
            "Choose 1 location with a bandit and at least 1 of your survivors.",
            "条件に当てはまるロケーションが2つ以上ある場合、その中から1つを選ぶ。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        places = standoffs(t, seat)
        if places:
            yield from choose(t, seat, ASK_PLACE, [TO[place] for place in places])
            t.spot = ABOUT[t.reply]
            t.subject = any_at(t, seat, t.spot)


@dataclass(frozen=True)
class GoesToBandit(Verb):
    """A named survivor is placed where a bandit is, without a roll; the player who controls them says where.

    Where there is no room for them they stay away. [DOW-XROAD-13]
    """

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Choose 1 location with a bandit. If possible, place {name.en} at the chosen location.",
            f"盗賊のいるロケーションを1つ選び、可能なら{name.ja}をそこに置く。",
        )

    def chooses_somebody(self) -> bool:
        return True

    def do(self, t: ColonyTable, seat: int) -> Flow:
        places = [
            place
            for place in t.board.outside
            if bandits_at(t, place) > 0 and is_placeable(t, self.survivor, place)
        ]
        if places:
            yield from choose(t, t.controller[self.survivor], ASK_PLACE, [TO[place] for place in places])
            place_survivor(t, self.survivor, ABOUT[t.reply])
        t.subject = self.survivor
        t.spot = t.place[self.survivor]


@dataclass(frozen=True)
class LeavesWithThings(Verb):
    """A named survivor and their equipment leave the game. Not a kill: no morale is lost. [DOW-DEATH-10]"""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"Remove {name.en} and {name.en}'s equipped items from the game.",
            f"{name.ja}と、{name.ja}が装備しているアイテムをゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        things = t.gear_of(self.survivor)
        if things:
            t.gear = [pair for pair in t.gear if pair[1] != self.survivor]
            t.removed += things
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in things])
        yield from remove_survivor(t, self.survivor)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.in_play(self.survivor)


# The stockpile. [LN-HIDEOUT-10, LN-HIDEOUT-25, LN-HIDEOUT-26]


def lay_down(t: ColonyTable, seat: int) -> Flow:
    """A card of the player's choice goes from the hand to the stockpile."""
    # Asked even of a hand of one kind: not asking would tell that it is one.
    yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat)])
    give_to_stockpile(t, seat, t.in_hand(seat, ABOUT[t.reply]))


@dataclass(frozen=True)
class GiveToStockpile(Verb):
    """A cost: possible only with so many cards in hand. [LN-HIDEOUT-26, DOW-XROAD-12]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Place {counted(self.count, 'card')} from your hand in the stockpile.",
            f"自分の手札{self.count}枚を備蓄に置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            yield from lay_down(t, seat)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.hands[seat]) >= self.count


@dataclass(frozen=True)
class EachGivesToStockpile(Verb):
    """All players who have a card; ``t.item`` is how many cards lay there before. [LN-HIDEOUT-26]"""

    def words(self) -> Name:
        return Name(
            "Each player who can do so places 1 card from their hand in the stockpile.",
            "各プレイヤーは、可能なら、自分の手札1枚を備蓄に置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.item = len(stockpile(t))
        for player in t.living_seats():
            if t.hands[player]:
                yield from lay_down(t, player)


@dataclass(frozen=True)
class TakesWhatWasGiven(Verb):
    """The player of a named survivor takes the cards that were laid into the stockpile just now."""

    survivor: int

    def words(self) -> Name:
        name = survivor_noun(self.survivor).name
        return Name(
            f"The player who controls {name.en} takes all cards that were placed in the stockpile "
            "when this card was set up.",
            f"{name.ja}を指揮するプレイヤーは、このカードの効果で備蓄に置かれたカードをすべて手札に加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.in_play(self.survivor):
            for card in stockpile(t)[t.item :]:
                take_from_stockpile(t, t.controller[self.survivor], card)
        return NOTHING


@dataclass(frozen=True)
class TakeFromStockpile(Verb):
    """Cards of the player's choice, as many as there are. [LN-HIDEOUT-23, LN-HIDEOUT-24]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "Take 1 card of your choice, if any, from the stockpile.",
                "備蓄から、あれば好きなカード1枚を手札に加える。",
            )
        return Name(
            f"Take {self.count} cards of your choice from the stockpile, or as many as possible.",
            f"備蓄から好きなカード{self.count}枚（足りなければすべて）を手札に加える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return take_of_choice(t, seat, self.count)


@dataclass(frozen=True)
class EmptyStockpile(Verb):
    """All cards of the stockpile leave the game; legal with none. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name(
            "Remove all cards in the stockpile from the game.", "備蓄のカードをすべてゲームから除外する。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        cards = stockpile(t)[:]
        if cards:
            stockpile(t).clear()
            t.removed += cards
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in cards])
        return NOTHING
