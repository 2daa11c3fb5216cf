"""Handing off: equipment goes from survivor to survivor."""

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, NO, SURVIVOR, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_ACCEPT, ASK_GEAR, ASK_RECEIVER
from lastfire.games.dead_of_winter.rules.words.records import HANDED_OFF, NOT_TAKEN


class HandOff(Deed):
    """Equipment for somebody else here."""

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return hand_off(t, seat, about)


def refusal(t: ColonyTable, card: int, player: int) -> int:
    """In ``t.handed``: the card, and above it, counted from 1, the player who has refused it."""
    return card + (t.box.item_cards + 1) * (1 + player)


def things(t: ColonyTable, survivor: int) -> list[int]:
    """What a survivor bears and has not been handed this turn."""
    return [card for card, bearer in t.gear if bearer == survivor and card not in t.handed]


def receivers(t: ColonyTable, survivor: int, card: int) -> list[int]:
    """Everybody else at the same place but those whose player has refused the card. [DOW-HAND-2]"""
    return [
        other
        for other in t.at(t.place[survivor])
        if other != survivor and refusal(t, card, t.controller[other]) not in t.handed
    ]


def hand_off(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """An equipped item passes to somebody at the same place; its used mark stays.

    [DOW-HAND-1..4, DOW-HAND-6, DOW-EQUIP-7] Decided in question Q11: the player of the receiver agrees.
    """
    cards = [card for card in things(t, survivor) if receivers(t, survivor, card)]
    kinds: list[int] = []
    for card in cards:
        if t.box.kind[card] not in kinds:
            kinds.append(t.box.kind[card])
    yield from choose(t, seat, ASK_GEAR, [CARD[k] for k in kinds], survivor)
    kind = ABOUT[t.reply]
    card = next(each for each in cards if t.box.kind[each] == kind)
    others = receivers(t, survivor, card)
    yield from choose(t, seat, ASK_RECEIVER, [SURVIVOR[o] for o in others], kind)
    other = ABOUT[t.reply]
    player = t.controller[other]
    if player != seat:
        yield t.ask(player, ASK_ACCEPT, (YES, NO), seat, kind, other)
        if t.reply == NO:
            t.handed.append(refusal(t, card, player))
            t.tell(NOT_TAKEN, player, survivor, kind, other)
            return
    i = [pair[0] for pair in t.gear].index(card)
    t.gear = [*t.gear[:i], (card, other), *t.gear[i + 1 :]]
    t.handed.append(card)
    t.tell(HANDED_OFF, survivor, kind, other)
