"""The deeds of a turn, in the order of the menu: what each offers, what it does, which rules it follows.

Where the actions of several deeds take turns in the menu, such as those with each card in hand, the first
of these deeds offers them all.
"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.board.dice import best_die
from lastfire.games.dead_of_winter.rules.holdings import (
    held_for_action,
    holding_of,
    may_request,
    turn_options,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, FOOD
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.ability import (
    ability_options,
    borrow_ability,
    use_ability,
    use_item,
)
from lastfire.games.dead_of_winter.rules.turn.attack import attack, attack_options
from lastfire.games.dead_of_winter.rules.turn.attract import attract, has_source
from lastfire.games.dead_of_winter.rules.turn.barricade import barricade, can_build, has_free_space
from lastfire.games.dead_of_winter.rules.turn.clean_waste import clean_waste
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.exile import call_exile_vote, exile_options
from lastfire.games.dead_of_winter.rules.turn.hand_cards import (
    contribute,
    feed_die,
    give_gear,
    give_to_crisis,
    play,
    playing_options,
    spend_food,
)
from lastfire.games.dead_of_winter.rules.turn.hand_off import hand_off, receivers, things
from lastfire.games.dead_of_winter.rules.turn.helps import ask_again, help_options
from lastfire.games.dead_of_winter.rules.turn.move import move, moving_options
from lastfire.games.dead_of_winter.rules.turn.request import ALL_KINDS, KINDS, others_to_ask, request
from lastfire.games.dead_of_winter.rules.turn.search import search, search_options
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ASK_AGAIN,
    ATTACK,
    ATTRACT,
    BARRICADE,
    BORROW,
    BUY_MEDICINE,
    CALL_VOTE,
    CLEAN_WASTE,
    CONTRIBUTE,
    FEED_DIE,
    GIVE,
    GIVE_GEAR,
    HAND_OFF,
    MOVE,
    PLAY,
    REQUEST,
    REQUEST_ALL,
    REST,
    SEARCH,
    SPEND_FOOD,
    TEND,
    USE,
)


class Attack(Deed):
    """A die for an attack on zombies or on somebody else's survivor."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best > 0:
            attack_options(t, seat, best, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return attack(t, seat, about)


class Search(Deed):
    """A die for a look at an item deck."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best > 0:
            search_options(t, seat, best, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return search(t, seat, about)

    def is_loud(self) -> bool:
        return True


def _work_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """With any die at all; the caller knows that there is one.

    [DOW-BARR-1, DOW-BARR-3, DOW-WASTE-2, DOW-ATTRACT-1]
    """
    seen = 0
    for survivor in t.groups[seat]:
        place = t.place[survivor]
        if (seen >> place) & 1:
            continue
        seen |= 1 << place
        room = has_free_space(t, place)
        if room and can_build(t):
            ids.append(BARRICADE[place])
        if room and has_source(t, place):
            ids.append(ATTRACT[place])
        if place == COLONY and t.waste:
            ids.append(CLEAN_WASTE)


class Barricade(Deed):
    """Any die for a barricade; offered place by place with attracting and cleaning waste."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best > 0:
            _work_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return barricade(t, seat, about)

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


class Attract(Deed):
    """Any die for zombies from elsewhere."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return attract(t, seat, about)


class CleanWaste(Deed):
    """Any die for three cards of waste."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return clean_waste(t, seat)

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


class Move(Deed):
    """A survivor goes somewhere else."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        moving_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return move(t, seat, about)


class UseAbility(Deed):
    """An ability that is an action; offered with those that are borrowed and with equipped items."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        ability_options(t, seat, best, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return use_ability(t, seat, about, best_die(t, seat))


class Borrow(Deed):
    """Somebody else's ability."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return borrow_ability(t, seat, about, best_die(t, seat))


class UseItem(Deed):
    """An equipped item that is used by itself."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return use_item(t, seat, about)


class Play(Deed):
    """A card from the hand; offered card by card with what else can be done with it, then equipment."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        playing_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return play(t, seat, about)

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return t.box.symbol[about] == FOOD


class Give(Deed):
    """A card for the crisis."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        give_to_crisis(t, seat, about)
        return NOTHING


class FeedDie(Deed):
    """An exile's food for a die."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return feed_die(t, seat, about)


class Contribute(Deed):
    """A card for the main objective."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        contribute(t, seat, about)
        return NOTHING

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


class GiveGear(Deed):
    """Equipment for the crisis."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return give_gear(t, seat, about)


class SpendFood(Deed):
    """A food token for a die."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return spend_food(t, seat)


def _sharing_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Whom to ask for cards, and who can hand something off.

    The rules set no limit; so that a turn ends, a player is not asked twice in it for a kind of card
    they have not given, and each item is handed on once a turn and offered to each player once.
    [DOW-REQUEST-1, DOW-REQUEST-10..13, DOW-HAND-1, DOW-HAND-4..6]
    """
    before = len(ids)
    if t.plain or may_request(t, seat):
        for player in range(t.seats):
            if player != seat and t.hands[player] and (t.refused >> KINDS * player) & ALL_KINDS != ALL_KINDS:
                ids.append(REQUEST[player])
    if len(ids) > before + 1:
        ids.append(REQUEST_ALL)
    if not t.gear:
        return
    for survivor in t.groups[seat]:
        if any(receivers(t, survivor, card) for card in things(t, survivor)):
            ids.append(HAND_OFF[survivor])


class Request(Deed):
    """Cards of another player; offered with asking everybody and handing off."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        _sharing_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return request(t, seat, [about])


class RequestAll(Deed):
    """Cards of whoever gives them."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return request(t, seat, others_to_ask(t, seat))


class HandOff(Deed):
    """Equipment for somebody else here."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return hand_off(t, seat, about)


class CallVote(Deed):
    """A vote to exile a player."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        exile_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return call_exile_vote(t, seat, about)


class FromCrossroads(Deed):
    """What crossroads cards in force allow; the first of these deeds offers them all."""

    def __init__(self, action: int, rules: tuple[str, ...], listed_with: str = "") -> None:
        super().__init__(action, rules, listed_with)
        self.action = action

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if t.lasting:
            turn_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        held = held_for_action(t, seat, self.action)
        assert held is not None
        return holding_of(t, held).act(t, held, seat)


class AskAgain(Deed):
    """Being asked again before a help is used. It is nothing that is done."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        help_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        ask_again(t, seat, about)
        return NOTHING

    def is_act(self) -> bool:
        return False


DEEDS: Final[tuple[Deed, ...]] = (
    Attack(ATTACK[0], ("DOW-ATTACK-1", "DOW-ATTACK-2")),
    Search(SEARCH[0], ("DOW-SEARCH-1", "DOW-SEARCH-2")),
    Barricade(BARRICADE[0], ("DOW-BARR-1", "DOW-BARR-3")),
    Attract(ATTRACT[0], ("DOW-ATTRACT-1", "DOW-ATTRACT-4"), listed_with="barricade"),
    CleanWaste(CLEAN_WASTE, ("DOW-WASTE-2",), listed_with="barricade"),
    Move(MOVE[0], ("DOW-MOVE-1", "DOW-MOVE-2")),
    UseAbility(ABILITY[0], ("DOW-ABILITY-2", "DOW-TURN-4")),
    Borrow(BORROW[0], ("DOW-ABILITY-10", "DOW-ABILITY-12"), listed_with="ability"),
    UseItem(USE[0], ("DOW-EQUIP-2", "DOW-EQUIP-7"), listed_with="ability"),
    Play(PLAY[0], ("DOW-CARD-3", "DOW-CARD-4")),
    Give(GIVE[0], ("DOW-CRISIS-4", "DOW-CRISIS-5"), listed_with="play"),
    FeedDie(FEED_DIE[0], ("DOW-EXILE-14",), listed_with="play"),
    Contribute(CONTRIBUTE[0], ("DOW-OBJ-8", "DOW-OBJ-9"), listed_with="play"),
    GiveGear(GIVE_GEAR[0], ("DOW-CRISIS-6",), listed_with="play"),
    SpendFood(SPEND_FOOD, ("DOW-FOOD-1", "DOW-FOOD-4"), listed_with="play"),
    Request(REQUEST[0], ("DOW-REQUEST-1", "DOW-REQUEST-13")),
    RequestAll(REQUEST_ALL, ("DOW-REQUEST-12",), listed_with="request"),
    HandOff(HAND_OFF[0], ("DOW-HAND-1", "DOW-HAND-4", "DOW-HAND-6"), listed_with="request"),
    CallVote(CALL_VOTE[0], ("DOW-VOTE-1", "DOW-VOTE-2")),
    FromCrossroads(BUY_MEDICINE, ("DOW-XROAD-9", "DOW-TURN-4")),
    FromCrossroads(REST, ("DOW-XROAD-9", "DOW-TURN-4"), listed_with="buy_medicine"),
    FromCrossroads(TEND, ("DOW-XROAD-9", "DOW-TURN-4"), listed_with="buy_medicine"),
    AskAgain(ASK_AGAIN[0], ("DOW-ABILITY-16",)),
)
"""Every deed of the base game."""

MENU: Final = tuple([deed for deed in DEEDS if not deed.listed_with])
"""The deeds that are asked for options."""
