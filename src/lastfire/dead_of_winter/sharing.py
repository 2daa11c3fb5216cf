"""Requests and hand-offs."""

from lastfire.dead_of_winter.attack import attack, can_attack_with
from lastfire.dead_of_winter.lasting import may_play
from lastfire.dead_of_winter.names import SYMBOLS
from lastfire.dead_of_winter.playing import can_feed_die, can_play, feed_die, play, playable_card
from lastfire.dead_of_winter.state import ASKED, ColonyTable
from lastfire.dead_of_winter.terms import (
    ASK_GEAR,
    ASK_OFFER,
    ASK_RECEIVER,
    ASK_SYMBOL,
    ASK_USE,
    ATTACK,
    CARD,
    DECLINED,
    FEED_DIE,
    HAND_OFF,
    HANDED_OFF,
    NO,
    OFFERED,
    PLAY,
    REQUEST,
    REQUESTED,
    SURVIVOR,
    SYMBOL,
)
from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow


def sharing_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Whom to ask for a card, and who can hand something off.

    The rules set no limit; so that a turn ends, a player who had nothing to give is not asked again in
    the same turn, and each item is handed on once a turn.
    [DOW-REQUEST-1, DOW-REQUEST-10, DOW-REQUEST-11, DOW-HAND-1, DOW-HAND-4, DOW-HAND-5]
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
    [DOW-REQUEST-1..9, DOW-CARD-13] Decided in question Q12: the asker names a player and a symbol, and
    that player offers one fitting card or none; in question Q13: only what can be played now.
    """
    yield t.ask(seat, ASK_SYMBOL, [SYMBOL + symbol for symbol in range(len(SYMBOLS))])
    symbol = t.reply - SYMBOL
    t.tell(REQUESTED, seat, player, symbol)
    ids: list[int] = [NO]
    for card in t.hands[player]:
        kind = t.box.kind[card]
        if (
            t.box.symbol[kind] == symbol
            and CARD + kind not in ids
            and (not t.lasting or may_play(t, card))
            and uses(t, seat, kind)
        ):
            ids.append(CARD + kind)
    yield t.ask(player, ASK_OFFER, ids, seat, symbol)
    if t.reply == NO:
        t.this_turn |= ASKED << player
        t.tell(DECLINED, player)
        return
    kind = t.reply - CARD
    card = playable_card(t, player, kind)
    t.hands[player].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    t.hands[seat] = sorted([*t.hands[seat], card])
    t.tell(OFFERED, player, kind)
    ids = uses(t, seat, kind)
    use = ids[0]
    if len(ids) > 1:
        yield t.ask(seat, ASK_USE, ids, kind)
        use = t.reply
    if use == PLAY + kind:
        yield from play(t, seat, kind, card)
    elif use == FEED_DIE + kind:
        yield from feed_die(t, seat, kind, card)
    else:
        yield from attack(t, seat, use - ATTACK, card)


def uses(t: ColonyTable, seat: int, kind: int) -> list[int]:
    """What somebody could do at once with a card: play it, or use it up in an attack or for a die.

    Never for the crisis or the main objective. [DOW-REQUEST-5..8, DOW-EXILE-14]
    """
    ids: list[int] = []
    if can_play(t, seat, kind):
        ids.append(PLAY + kind)
    for survivor in t.groups[seat]:
        if can_attack_with(t, seat, survivor, t.box.symbol[kind]):
            ids.append(ATTACK + survivor)
    if t.is_exiled(seat) and can_feed_die(t, seat, kind):
        ids.append(FEED_DIE + kind)
    return ids


def hand_off(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """An equipped item passes to somebody at the same place; its used mark stays.

    [DOW-HAND-1..4, DOW-EQUIP-7] Decided in question Q11: nobody has to agree.
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
