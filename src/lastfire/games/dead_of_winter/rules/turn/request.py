"""Requests: cards asked of other players, which are played at once."""

from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.crossroads import end_act
from lastfire.games.dead_of_winter.rules.holdings import may_play, may_request
from lastfire.games.dead_of_winter.rules.names import SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.attack import attack, can_attack_with
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.hand_cards import (
    can_feed_die,
    can_play,
    feed_die,
    play,
    playable_card,
)
from lastfire.games.dead_of_winter.rules.turn.hand_off import receivers, things
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    ATTACK,
    CARD,
    COUNT,
    FEED_DIE,
    HAND_OFF,
    NO,
    PLAY,
    REQUEST,
    REQUEST_ALL,
    SYMBOL,
)
from lastfire.games.dead_of_winter.rules.words.questions import ASK_HOW_MANY, ASK_OFFER, ASK_SYMBOL, ASK_USE
from lastfire.games.dead_of_winter.rules.words.records import DECLINED, OFFERED, REQUESTED, REQUESTED_ALL

KINDS: Final = len(SYMBOLS)
ALL_KINDS: Final = (1 << KINDS) - 1
MOST_ASKED: Final = 12
"""So many cards can be asked for in one request."""


class Request(Deed):
    """Cards of another player; offered with asking everybody and handing off."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Whom to ask for cards, and who can hand something off.

        The rules set no limit; so that a turn ends, a player is not asked twice in it for a kind of card
        they have not given, and each item is handed on once a turn and offered to each player once.
        [DOW-REQUEST-1, DOW-REQUEST-10..13, DOW-HAND-1, DOW-HAND-4..6]
        """
        before = len(ids)
        if t.plain or may_request(t, seat):
            for player in range(t.seats):
                if (
                    player != seat
                    and t.hands[player]
                    and (t.refused >> KINDS * player) & ALL_KINDS != ALL_KINDS
                ):
                    ids.append(REQUEST[player])
        if len(ids) > before + 1:
            ids.append(REQUEST_ALL)
        if not t.gear:
            return
        for survivor in t.groups[seat]:
            if any(receivers(t, survivor, card) for card in things(t, survivor)):
                ids.append(HAND_OFF[survivor])

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return request(t, seat, [about])


class RequestAll(Deed):
    """Cards of whoever gives them."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return request(t, seat, others_to_ask(t, seat))


def others_to_ask(t: ColonyTable, seat: int) -> list[int]:
    """All other players with cards in hand, from the left of the one who asks. [DOW-REQUEST-12]"""
    players = [(seat + i) % t.seats for i in range(1, t.seats)]
    return [player for player in players if t.hands[player]]


def has_refused(t: ColonyTable, player: int, symbol: int) -> bool:
    """Whether a player has given nothing of this kind this turn. [DOW-REQUEST-13]"""
    return (t.refused >> (KINDS * player + symbol)) & 1 == 1


def request(t: ColonyTable, seat: int, players: list[int]) -> Flow:
    """Ask one player, or all, for cards of a kind; what is given is shown and played at once.

    Everybody is asked whether or not there is anything to give: nobody sees the difference.
    [DOW-REQUEST-1..9, DOW-REQUEST-12, DOW-REQUEST-13, DOW-CARD-13] Decided in question Q12: one player
    or everybody is asked for a kind of card and a number of cards, and may give or decline each; in
    question Q13: only what can be played now.
    """
    kinds = [s for s in range(KINDS) if not all(has_refused(t, player, s) for player in players)]
    yield t.ask(seat, ASK_SYMBOL, [SYMBOL[symbol] for symbol in kinds])
    symbol = ABOUT[t.reply]
    asked = [player for player in players if not has_refused(t, player, symbol)]
    most = min(MOST_ASKED, sum([len(t.hands[player]) for player in asked]))
    wanted = 1
    if most > 1:
        yield t.ask(seat, ASK_HOW_MANY, [COUNT[n] for n in range(1, most + 1)], symbol, most)
        wanted = ABOUT[t.reply]
    if len(players) > 1:
        t.tell(REQUESTED_ALL, seat, symbol, wanted)
    else:
        t.tell(REQUESTED, seat, players[0], symbol, wanted)
    given = 0
    for player in asked:
        while given < wanted and t.hands[player]:
            if given > 0:
                # The card before has been played: what that sets off comes first.
                yield from end_act(t)
                if t.is_out(seat) or not t.hands[player]:
                    return
            yield t.ask(player, ASK_OFFER, _fitting(t, seat, player, symbol), seat, symbol, wanted - given)
            if t.reply == NO:
                t.refused |= 1 << (KINDS * player + symbol)
                t.tell(DECLINED, player)
                break
            yield from _gives(t, seat, player, ABOUT[t.reply])
            given += 1


def _fitting(t: ColonyTable, seat: int, player: int, symbol: int) -> list[int]:
    """What a player could give: a card of that kind which can be used at once, or nothing."""
    ids: list[int] = [NO]
    for card in t.hands[player]:
        kind = t.box.kind[card]
        if (
            t.box.symbol[kind] == symbol
            and CARD[kind] not in ids
            and may_play(t, card)
            and uses(t, seat, kind)
        ):
            ids.append(CARD[kind])
    return ids


def _gives(t: ColonyTable, seat: int, player: int, kind: int) -> Flow:
    """The card is shown, changes hands, and is used at once. [DOW-REQUEST-3..6]"""
    card = playable_card(t, player, kind)
    t.hands[player].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    t.hands[seat] = sorted([*t.hands[seat], card])
    t.tell(OFFERED, player, kind)
    ids = uses(t, seat, kind)
    yield from choose(t, seat, ASK_USE, ids, kind)
    use = t.reply
    if use == PLAY[kind]:
        yield from play(t, seat, kind, card)
    elif use == FEED_DIE[kind]:
        yield from feed_die(t, seat, kind, card)
    else:
        yield from attack(t, seat, ABOUT[use], card)


def uses(t: ColonyTable, seat: int, kind: int) -> list[int]:
    """What somebody could do at once with a card: play it, or use it up in an attack or for a die.

    Never for the crisis or the main objective. [DOW-REQUEST-5..8, DOW-EXILE-14]
    """
    ids: list[int] = []
    if can_play(t, seat, kind):
        ids.append(PLAY[kind])
    for survivor in t.groups[seat]:
        if can_attack_with(t, seat, survivor, t.box.symbol[kind]):
            ids.append(ATTACK[survivor])
    if t.is_exiled(seat) and can_feed_die(t, seat, kind):
        ids.append(FEED_DIE[kind])
    return ids
