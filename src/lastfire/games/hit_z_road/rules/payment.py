"""Paying: always the player's own mix of ammo, gas and adrenaline."""

from typing import Final

from lastfire.engine.step import Flow, Question, choose
from lastfire.games.hit_z_road.rules.state import RoadTable
from lastfire.games.hit_z_road.rules.words.actions import MIX, PAY
from lastfire.games.hit_z_road.rules.words.records import DISCARDED, PAID
from lastfire.games.hit_z_road.rules.words.vocabulary import ADRENALINE, AMMO, ANY, GAS

_MIXES: Final[dict[tuple[int, int, int, int], tuple[int, ...]]] = {}


def mixes(price: int, ammo: int, gas: int, adrenaline: int) -> tuple[int, ...]:
    """All ways to pay ``price`` from these resources, as actions.

    [HZR-PAY-3, HZR-KEY-7, HZR-ADREN-10]
    """
    key = (price, min(ammo, price), min(gas, price), min(adrenaline, price))
    known = _MIXES.get(key)
    if known is None:
        known = tuple(
            [
                PAY[a, g, price - a - g]
                for a in range(key[1], -1, -1)
                for g in range(min(key[2], price - a), -1, -1)
                if price - a - g <= key[3]
            ]
        )
        _MIXES[key] = known
    return known


def ways_to_pay(t: RoadTable, seat: int, price: int, resource: int) -> tuple[int, ...]:
    """The ways in which ``seat`` can pay ``price`` of one resource, or of any kind."""
    group = t.groups[seat]
    return mixes(
        price,
        group.ammo if resource in (AMMO, ANY) else 0,
        group.gas if resource in (GAS, ANY) else 0,
        group.adrenaline if resource in (ADRENALINE, ANY) else 0,
    )


def hand_over(t: RoadTable, seat: int, action: int, reason: int) -> None:
    """Return the mix of a payment to the supply. [HZR-PAY-5]"""
    ammo, gas, adrenaline = MIX[action]
    t.groups[seat].pay(ammo, gas, adrenaline)
    t.tell(PAID, seat, ammo, gas, adrenaline, reason, t.card)


def pay(t: RoadTable, seat: int, price: int, reason: int, kind: Question, *facts: int) -> Flow:
    """Pay in a mix of the player's choice; asked only where there is a choice. [HZR-PAY-6]"""
    ways = ways_to_pay(t, seat, price, ANY)
    yield from choose(t, seat, kind, ways, price, *facts)
    action = t.reply
    hand_over(t, seat, action, reason)


def discard(t: RoadTable, seat: int, count: int, kind: Question) -> Flow:
    """Discard resources of the player's choice, as far as there are any.

    [HZR-EVENT-11, HZR-EVENT-12]
    """
    count = min(count, t.groups[seat].resources)
    if count == 0:
        return
    ways = ways_to_pay(t, seat, count, ANY)
    yield from choose(t, seat, kind, ways, count, t.card)
    action = t.reply
    ammo, gas, adrenaline = MIX[action]
    t.groups[seat].pay(ammo, gas, adrenaline)
    t.tell(DISCARDED, seat, ammo, gas, adrenaline, t.card)
