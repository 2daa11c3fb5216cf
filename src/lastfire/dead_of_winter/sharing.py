"""Requests and hand-offs."""

from lastfire.dead_of_winter.names import SYMBOLS
from lastfire.dead_of_winter.playing import can_play, play
from lastfire.dead_of_winter.state import ASKED, ColonyTable
from lastfire.dead_of_winter.terms import (
    ASK_GEAR,
    ASK_OFFER,
    ASK_RECEIVER,
    ASK_SYMBOL,
    CARD,
    DECLINED,
    HAND_OFF,
    HANDED_OFF,
    NO,
    OFFERED,
    REQUEST,
    REQUESTED,
    SURVIVOR,
    SYMBOL,
)
from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow


def sharing_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Whom to ask for a card, and who can hand something off.

    Each player can be asked once a turn and each item handed on once a turn, so that a turn ends;
    the rules set no limit. [DOW-REQUEST-1, DOW-REQUEST-10, DOW-REQUEST-11, DOW-HAND-1, DOW-HAND-4, DOW-HAND-5]
    """
    for player in range(t.seats):
        if player != seat and t.hands[player] and not t.this_turn & (ASKED << player):
            ids.append(REQUEST + player)
    if not t.gear:
        return
    for survivor in t.groups[seat]:
        if things(t, survivor) and receivers(t, survivor):
            ids.append(HAND_OFF + survivor)


def things(t: ColonyTable, survivor: int) -> list[int]:
    """What a survivor bears and has not been handed this turn."""
    return [card for card, bearer in t.gear if bearer == survivor and card not in t.handed]


def receivers(t: ColonyTable, survivor: int) -> list[int]:
    """Everybody else at the same place, whoever they belong to. [DOW-HAND-2]"""
    return [other for other in t.at(t.place[survivor]) if other != survivor]


def request(t: ColonyTable, seat: int, player: int) -> Flow:
    """Ask a player for a kind of card; what is given is shown and played at once.

    The player is asked whether or not there is anything to give: nobody sees the difference.
    [DOW-REQUEST-1..9, DOW-CARD-13]
    """
    t.this_turn |= ASKED << player
    yield t.ask(seat, ASK_SYMBOL, [SYMBOL + symbol for symbol in range(len(SYMBOLS))])
    symbol = t.reply - SYMBOL
    t.tell(REQUESTED, seat, player, symbol)
    ids: list[int] = [NO]
    for card in t.hands[player]:
        kind = t.box.kind[card]
        if t.box.symbol[kind] == symbol and CARD + kind not in ids and can_play(t, seat, kind):
            ids.append(CARD + kind)
    yield t.ask(player, ASK_OFFER, ids, seat, symbol)
    if t.reply == NO:
        t.tell(DECLINED, player)
        return
    kind = t.reply - CARD
    card = t.in_hand(player, kind)
    t.hands[player].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    t.hands[seat] = sorted([*t.hands[seat], card])
    t.tell(OFFERED, player, kind)
    yield from play(t, seat, kind)


def hand_off(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """An equipped item passes to somebody at the same place; its used mark stays.

    [DOW-HAND-1..4, DOW-EQUIP-7]
    """
    found = things(t, survivor)
    kinds: list[int] = []
    for card in found:
        if t.box.kind[card] not in kinds:
            kinds.append(t.box.kind[card])
    kind = kinds[0]
    if len(kinds) > 1:
        yield t.ask(seat, ASK_GEAR, [CARD + k for k in kinds], survivor)
        kind = t.reply - CARD
    others = receivers(t, survivor)
    other = others[0]
    if len(others) > 1:
        yield t.ask(seat, ASK_RECEIVER, [SURVIVOR + o for o in others], kind)
        other = t.reply - SURVIVOR
    for i, (card, bearer) in enumerate(t.gear):
        if bearer == survivor and t.box.kind[card] == kind and card in found:
            t.gear = [*t.gear[:i], (card, other), *t.gear[i + 1 :]]
            t.handed.append(card)
            t.tell(HANDED_OFF, survivor, kind, other)
            return
