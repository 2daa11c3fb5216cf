"""Survivor abilities and items that are an action of their own."""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.board.dice import best_die, spend_die
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.holdings import (
    held_for_action,
    holding_of,
    is_ready,
    mark_used,
    use_held,
)
from lastfire.games.dead_of_winter.rules.names import WEAPON
from lastfire.games.dead_of_winter.rules.state import BORROWED, GEAR, ColonyTable, Held
from lastfire.games.dead_of_winter.rules.turn.attack import weapon_used
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import ABILITY, BORROW, NO, USE, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_MAY
from lastfire.games.dead_of_winter.rules.words.records import ABILITY_USED


class UseAbility(Deed):
    """An ability that is an action; offered with those that are borrowed and with equipped items."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Abilities that work here and now, those that are borrowed, and items that are used.

        [DOW-ABILITY-2, DOW-ABILITY-5..8, DOW-ABILITY-10..12]
        """
        for survivor in t.groups[seat]:
            if (t.jailed >> survivor) & 1:
                continue
            if is_usable(t, seat, t.box.own[survivor], best):
                ids.append(ABILITY[survivor])
            if survivor in t.box.borrowers:
                for held in _borrowed(t, survivor):
                    if BORROW[held.number] not in ids and is_usable(t, seat, held, best):
                        ids.append(BORROW[held.number])
        for card, bearer in t.gear:
            kind = t.box.kind[card]
            if (
                t.controller[bearer] == seat
                and USE[kind] not in ids
                and _is_usable_item(t, seat, card, bearer)
            ):
                ids.append(USE[kind])

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


def _borrowed(t: ColonyTable, survivor: int) -> list[Held]:
    """The abilities that a survivor borrows of others at the same place. [DOW-ABILITY-10, DOW-ABILITY-13]"""
    place = t.place[survivor]
    if not t.box.survivors[survivor].works_at(place):
        return []
    return [Held(BORROWED, owner, survivor) for owner in t.at(place) if owner != survivor]


def is_usable(t: ColonyTable, seat: int, held: Held, best: int) -> bool:
    """Whether an ability, one's own or a borrowed one, can be used as an action now."""
    card = t.box.survivors[held.number]
    power = card.power
    if not isinstance(power, ActionPower) or card.die > best or not card.works_at(t.place[held.bearer]):
        return False
    if card.once and not is_ready(t, held):
        return False
    return power.is_possible(t, seat, held.bearer)


def _is_usable_item(t: ColonyTable, seat: int, card: int, bearer: int) -> bool:
    """Whether an equipped item can be used as an action now."""
    item = t.box.items[t.box.kind[card]]
    power = item.power
    if not isinstance(power, ActionPower) or (item.once and card in t.used_gear):
        return False
    return power.is_possible(t, seat, bearer)


def use_ability(t: ColonyTable, seat: int, survivor: int, best: int) -> Flow:
    """The ability of a survivor, or the one that a crossroads card has taught.

    [DOW-ABILITY-5..8]
    """
    learned = held_for_action(t, seat, ABILITY[survivor])
    if learned is None:
        return _carry_out(t, seat, t.box.own[survivor])
    if is_usable(t, seat, t.box.own[survivor], best):
        return _carries_out_either(t, seat, t.box.own[survivor], learned)
    return holding_of(t, learned).act(t, learned, seat)


def _carries_out_either(t: ColonyTable, seat: int, own: Held, learned: Held) -> Flow:
    """Their player says which of the two abilities is meant."""
    yield t.ask(seat, ASK_MAY, (YES, NO), learned.number)
    if t.reply == YES:
        yield from holding_of(t, learned).act(t, learned, seat)
    else:
        yield from _carry_out(t, seat, own)


def borrow_ability(t: ColonyTable, seat: int, owner: int, best: int) -> Flow:
    """The ability of ``owner``, by who borrows it, and who is meant where it names its owner.

    [DOW-ABILITY-12, DOW-ABILITY-13]
    """
    for survivor in t.box.borrowers:
        if t.controller[survivor] == seat:
            for held in _borrowed(t, survivor):
                if held.number == owner and is_usable(t, seat, held, best):
                    return _carry_out(t, seat, held)
    raise ValueError(f"nobody of seat {seat} can borrow the ability of {owner} now")


def _carry_out(t: ColonyTable, seat: int, held: Held) -> Flow:
    card = t.box.survivors[held.number]
    power = card.power
    assert isinstance(power, ActionPower)
    if card.die > 0:
        yield from spend_die(t, seat, card.die)
    mark_used(t, held)
    t.tell(ABILITY_USED, seat, held.number)
    yield from power.do(t, seat, held.bearer)


def use_item(t: ColonyTable, seat: int, kind: int) -> Flow:
    """An equipped item that is used by itself, by the first bearer who can. [DOW-EQUIP-2]"""
    for card, bearer in t.gear:
        if (
            t.box.kind[card] == kind
            and t.controller[bearer] == seat
            and _is_usable_item(t, seat, card, bearer)
        ):
            return _uses(t, seat, kind, Held(GEAR, card, bearer))
    raise ValueError(f"nobody of seat {seat} can use an item of kind {kind} now")


def _uses(t: ColonyTable, seat: int, kind: int, held: Held) -> Flow:
    power = t.box.items[kind].power
    assert isinstance(power, ActionPower)
    use_held(t, seat, held)
    yield from power.do(t, seat, held.bearer)
    if t.box.symbol[kind] == WEAPON:
        weapon_used(t, held.number)
