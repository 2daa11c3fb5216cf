"""Cards from the hand: played, equipped, given to the crisis, added to the main objective, eaten."""

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.dice import change, faces, pick_die
from lastfire.games.dead_of_winter.rules.board.hand import forget_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.board.tracks import lose_food
from lastfire.games.dead_of_winter.rules.card import EQUIP, EVENT
from lastfire.games.dead_of_winter.rules.crossroads import check
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.holdings import is_asked, may_give_to_crisis, may_play
from lastfire.games.dead_of_winter.rules.names import FOOD, NO_SURVIVOR
from lastfire.games.dead_of_winter.rules.night.objective import (
    may_contribute,
    symbols_needed,
    take_contribution,
)
from lastfire.games.dead_of_winter.rules.state import (
    DID_SPEND_FOOD,
    NO_CARD,
    NO_FOOD_CARDS,
    SPOILED_DIE,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    CONTRIBUTE,
    FEED_DIE,
    GIVE,
    GIVE_GEAR,
    PLAY,
    SPEND_FOOD,
    SURVIVOR,
)
from lastfire.games.dead_of_winter.rules.words.questions import ASK_BEARER, ASK_RAISE, ASK_SURVIVOR
from lastfire.games.dead_of_winter.rules.words.records import (
    CRISIS_GAVE,
    CRISIS_GIVEN,
    EQUIPPED,
    GEAR_GIVEN,
    PLAYED,
)


class Play(Deed):
    """A card from the hand; offered card by card with what else can be done with it, then equipment."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Every kind of card in the hand once, and equipment for the crisis.

        [DOW-CARD-3, DOW-CARD-4, DOW-CARD-12, DOW-CARD-14, DOW-CRISIS-4..6, DOW-CRISIS-11, DOW-EXILE-10,
        DOW-EXILE-13..15, DOW-FOOD-1, DOW-FOOD-4..6, DOW-OBJ-8..10]
        """
        exiled = t.is_exiled(seat)
        gives = t.crisis >= 0 and not exiled and may_give_to_crisis(t, seat)
        needed = symbols_needed(t)
        bound = is_asked(t, "may_play")
        known: list[int] = []
        kinds, symbols = t.box.kind, t.box.symbol
        for card in t.hands[seat]:
            kind = kinds[card]
            if kind in known:
                continue
            known.append(kind)
            if can_play(t, seat, kind) and (not bound or _is_free(t, seat, kind)):
                ids.append(PLAY[kind])
            if gives:
                ids.append(GIVE[kind])
            if exiled and can_feed_die(t, seat, kind) and (not bound or _is_free(t, seat, kind)):
                ids.append(FEED_DIE[kind])
            if needed and (needed >> symbols[kind]) & 1 and may_contribute(t, seat, kind):
                ids.append(CONTRIBUTE[kind])
        if gives and t.gear:
            for card, bearer in t.gear:
                if t.controller[bearer] == seat and GIVE_GEAR[t.box.kind[card]] not in ids:
                    ids.append(GIVE_GEAR[t.box.kind[card]])
        if t.food > 0 and not exiled and _has_raisable(t, seat):
            ids.append(SPEND_FOOD)

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


def can_feed_die(t: ColonyTable, seat: int, kind: int) -> bool:
    """Whether a card is food that an exile can eat to raise a die. [DOW-EXILE-14]"""
    return t.box.symbol[kind] == FOOD and not t.this_turn & NO_FOOD_CARDS and _has_raisable(t, seat)


def _has_raisable(t: ColonyTable, seat: int) -> bool:
    """Whether an unused die shows less than 6. [DOW-FOOD-5]"""
    dice, ones = t.dice, 6 * seat
    return dice[ones] + dice[ones + 1] + dice[ones + 2] + dice[ones + 3] + dice[ones + 4] > 0


def _is_free(t: ColonyTable, seat: int, kind: int) -> bool:
    """Whether a card of this kind may be played now as far as lasting effects go."""
    return any(t.box.kind[card] == kind and may_play(t, card) for card in t.hands[seat])


def can_play(t: ColonyTable, seat: int, kind: int) -> bool:
    """Whether a card of this kind would do something if ``seat`` played it now. [DOW-CARD-9, DOW-CARD-15]

    Decided in question Q6: for an exile's outsider only the places outside count.
    """
    item = t.box.items[kind]
    if item.mode == EQUIP:
        return len(t.groups[seat]) > 0
    if t.this_turn & NO_FOOD_CARDS and item.symbol == FOOD:
        return False
    power = item.power
    assert isinstance(power, ActionPower)
    return power.is_possible(t, seat, NO_SURVIVOR)


def play(t: ColonyTable, seat: int, kind: int, given: int = NO_CARD) -> Flow:
    """A card takes effect and goes to the waste pile; events leave the game; gear is equipped.

    A card ``given`` on request is the one that is played, whatever else of its kind the hand holds.
    [DOW-CARD-3, DOW-CARD-5..8, DOW-EXILE-15] Decided in question Q30: an exile's gear is equipped too,
    and stays in the game.
    """
    card = given if given >= 0 else playable_card(t, seat, kind)
    item = t.box.items[kind]
    t.chance.reveal()
    t.tell(PLAYED, seat, kind)
    if item.mode == EQUIP:
        yield from _equip(t, seat, card, kind)
        return
    if item.mode == EVENT:
        t.hands[seat].remove(card)
        t.knows[card] = EVERYONE
        t.removed.append(card)
    else:
        put_in_waste(t, seat, card)
    power = item.power
    assert isinstance(power, ActionPower)
    yield from power.do(t, seat, NO_SURVIVOR)


def playable_card(t: ColonyTable, seat: int, kind: int) -> int:
    """The card of this kind that is played: the one others know, unless it may not be played yet."""
    card = t.in_hand(seat, kind)
    if not may_play(t, card):
        for other in t.hands[seat]:
            if t.box.kind[other] == kind and may_play(t, other):
                return other
    return card


def _equip(t: ColonyTable, seat: int, card: int, kind: int) -> Flow:
    """Any survivor of the player bears it, wherever they are. [DOW-EQUIP-1..3, DOW-EQUIP-5, DOW-EQUIP-6]"""
    t.knows[card] = EVERYONE
    group = t.groups[seat]
    yield from choose(t, seat, ASK_BEARER, [SURVIVOR[survivor] for survivor in group], kind)
    bearer = ABOUT[t.reply]
    t.hands[seat].remove(card)
    t.gear.append((card, bearer))
    t.tell(EQUIPPED, bearer, kind)


def give_to_crisis(t: ColonyTable, seat: int, kind: int) -> None:
    """A card from the hand, face down, whatever its symbol; it stays. It is not played.

    [DOW-CRISIS-4, DOW-CRISIS-5, DOW-CRISIS-7..12, DOW-SECRET-7]
    """
    card = t.in_hand(seat, kind)
    t.hands[seat].remove(card)
    forget_hand(t, seat)
    t.knows[card] = 1 << seat
    t.given.append(card)
    t.givers[seat] += 1
    t.tell(CRISIS_GIVEN, seat)
    t.tell_only(audience(seat), CRISIS_GAVE, seat, kind)


def give_gear(t: ColonyTable, seat: int, kind: int) -> Flow:
    """An equipped card is given to the crisis; everybody sees which.

    Of two alike on one survivor the one that has been used goes.
    [DOW-CRISIS-6, DOW-EQUIP-4, DOW-EQUIP-8, DOW-REQUEST-9]
    """
    found = [
        (card, bearer) for card, bearer in t.gear if t.box.kind[card] == kind and t.controller[bearer] == seat
    ]
    ids: list[int] = []
    for _, bearer in found:
        if SURVIVOR[bearer] not in ids:
            ids.append(SURVIVOR[bearer])
    yield from choose(t, seat, ASK_SURVIVOR, ids)
    giver = ABOUT[t.reply]
    cards = [card for card, bearer in found if bearer == giver]
    used = [card for card in cards if card in t.used_gear]
    given = used[0] if used else cards[0]
    t.gear = [pair for pair in t.gear if pair[0] != given]
    t.given.append(given)
    t.givers[seat] += 1
    t.tell(GEAR_GIVEN, seat, giver, kind)


def contribute(t: ColonyTable, seat: int, kind: int) -> None:
    """A card the main objective needs lies face up with it. [DOW-OBJ-7..10, DOW-EXILE-19]"""
    take_contribution(t, seat, kind)


def feed_die(t: ColonyTable, seat: int, kind: int, given: int = NO_CARD) -> Flow:
    """An exile eats a food card: one die goes up by 1, whatever the card says. [DOW-EXILE-14]"""
    t.chance.reveal()
    t.tell(PLAYED, seat, kind)
    put_in_waste(t, seat, given if given >= 0 else playable_card(t, seat, kind))
    yield from pick_die(t, seat, 1, ASK_RAISE, 5)
    change(t, seat, t.item, t.item + 1)


def spend_food(t: ColonyTable, seat: int) -> Flow:
    """A food token raises one unused die by 1. [DOW-FOOD-1..6]

    The token is gone before the die is raised, and a crossroads card may come between.
    """
    lose_food(t, 1)
    t.acts |= DID_SPEND_FOOD
    t.turn_acts |= DID_SPEND_FOOD
    t.item = -1
    yield from check(t)
    t.acts &= ~DID_SPEND_FOOD
    if t.item == SPOILED_DIE or not faces(t, seat, 1, 5):
        return
    yield from pick_die(t, seat, 1, ASK_RAISE, 5)
    change(t, seat, t.item, t.item + 1)
