"""The deeds of a turn in the order of the menu, with the rules they follow; each stands in its chapter.

Where the actions of several deeds take turns in the menu, such as those with each card in hand, the first
of these deeds offers them all.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.holdings import held_for_action, holding_of, turn_options
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.ability import Borrow, UseAbility, UseItem
from lastfire.games.dead_of_winter.rules.turn.any_die import Attract, Barricade, CleanWaste
from lastfire.games.dead_of_winter.rules.turn.attack import Attack
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.exile import CallVote
from lastfire.games.dead_of_winter.rules.turn.hand_cards import (
    Contribute,
    FeedDie,
    Give,
    GiveGear,
    Play,
    SpendFood,
)
from lastfire.games.dead_of_winter.rules.turn.hand_off import HandOff
from lastfire.games.dead_of_winter.rules.turn.helps import AskAgain
from lastfire.games.dead_of_winter.rules.turn.move import Move
from lastfire.games.dead_of_winter.rules.turn.request import Request, RequestAll
from lastfire.games.dead_of_winter.rules.turn.search import Search
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


class FromCrossroads(Deed):
    """What crossroads cards in force allow; the first of these deeds offers them all."""

    def __init__(self, action: int, rules: tuple[str, ...], listed_with: str = "") -> None:
        super().__init__(action, rules, listed_with)
        self.action = action

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if t.lasting or not t.plain:
            turn_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        held = held_for_action(t, seat, self.action)
        assert held is not None
        return holding_of(t, held).act(t, held, seat)


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
