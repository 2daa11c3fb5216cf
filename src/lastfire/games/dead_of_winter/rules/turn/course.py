"""The player turn: the crossroads card, frostbite, then as many actions as one likes."""

from lastfire.engine.step import Ask, Flow
from lastfire.games.dead_of_winter.rules.board.dice import best_die
from lastfire.games.dead_of_winter.rules.crossroads import check, draw_watch, end_act, return_watch
from lastfire.games.dead_of_winter.rules.harm.death import is_done_for, lose_together
from lastfire.games.dead_of_winter.rules.harm.exposure import settle_wounds, tokens_for
from lastfire.games.dead_of_winter.rules.holdings import (
    after_step,
    at_turn_end,
    at_turn_start,
    drop_for_turn,
    is_asked,
    is_spared_by_cold,
    may_take,
    turn_starters,
)
from lastfire.games.dead_of_winter.rules.state import (
    ACTED,
    DEEDS,
    HELPED,
    IDLE,
    IN_FORCE,
    NOISY,
    TURN,
    TURN_START,
    YAWNED,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, END_TURN, NO, YAWN, YES
from lastfire.games.dead_of_winter.rules.words.questions import ASK_FIRST, ASK_TURN
from lastfire.games.dead_of_winter.rules.words.records import FROSTBITE_SPREADS, TURN_BEGINS, WOUNDED
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_WOUNDS


def begin_turn(t: ColonyTable, seat: int) -> None:
    """The next turn is this seat's, and its crossroads card is drawn. [DOW-TURN-1, DOW-XROAD-20]"""
    t.turn = seat
    t.moved = 0
    t.halted = 0
    t.idle = 0
    t.this_turn = 0
    t.refused = 0
    t.reconsidered = 0
    t.handed = []
    t.acts = 0
    t.turn_acts = 0
    if t.lasting:
        drop_for_turn(t)
    draw_watch(t)
    t.phase = TURN_START


def turn_start(t: ColonyTable) -> Flow:
    """A card may open at once; then frostbite wounds, the dead go.

    [DOW-TURN-1, DOW-EXPO-8, DOW-EXPO-9, DOW-TIES-2]
    """
    seat = t.turn
    t.phase = TURN
    t.tell(TURN_BEGINS, seat)
    yield from check(t)
    stilled = False
    starters = [held for held in turn_starters(t, seat) if held.source == IN_FORCE and held.number >= 0]
    if starters and _frozen(t, seat):
        yield t.ask(t.first, ASK_FIRST, (YES, NO), starters[0].number)
        if t.reply == YES:
            stilled = True
            yield from at_turn_start(t, seat)
    frozen = _frozen(t, seat)
    for survivor in frozen:
        if tokens_for(t, 1) == 0:
            break
        t.wounds[survivor] += 1
        t.tell(FROSTBITE_SPREADS, survivor)
        t.tell(WOUNDED, survivor, 1)
    if frozen:
        yield from lose_together(t, [survivor for survivor in frozen if is_done_for(t, survivor)], BY_WOUNDS)
    if not stilled:
        yield from at_turn_start(t, seat)
    if frozen:
        yield from check(t)
    if not t.plain:
        yield from after_step(t)


def _frozen(t: ColonyTable, seat: int) -> list[int]:
    """Those of a player's survivors whom frostbite hurts now. [DOW-EXPO-8]"""
    return [s for s in t.groups[seat] if t.frostbite[s] > 0 and not is_spared_by_cold(t, s)]


def action(t: ColonyTable) -> Flow:
    """One action, or the end of the turn. [DOW-TURN-2..7, DOW-DICE-8, DOW-DICE-9]"""
    seat = t.turn
    if t.is_out(seat):
        end_turn(t)
        return
    ask = t.prepared
    t.prepared = None
    if ask is None:
        ask = menu(t, seat)
    yield ask
    chosen = t.reply
    t.acts = 0
    if chosen == END_TURN:
        t.conduct[DEEDS * seat + IDLE] += t.unused(seat)
        if not t.plain:
            yield from at_turn_end(t, seat)
        end_turn(t)
        return
    if chosen == YAWN:
        t.acts = YAWNED
        yield from end_act(t)
        if not t.plain:
            yield from after_step(t)
        return
    deed = t.edition.deed_of(chosen)
    about = ABOUT[chosen]
    # Who does it with what is settled as the menu found it.
    flow = deed.do(t, seat, about)
    if not deed.is_act():
        yield from flow
        return
    noise = sum(t.noise) if deed.is_loud() else 0
    t.this_turn |= ACTED
    yield from flow
    yield from settle_wounds(t)
    # What everybody remembers of it.
    if deed.is_helpful(t, about):
        t.conduct[DEEDS * seat + HELPED] += 1
    elif deed.is_loud():
        t.conduct[DEEDS * seat + NOISY] += max(0, sum(t.noise) - noise)
    t.turn_acts |= t.acts
    yield from check(t)
    t.acts = 0
    if not t.plain:
        yield from after_step(t)


def menu(t: ColonyTable, seat: int) -> Ask:
    """Everything the active player may do now. [DOW-TURN-4..7]"""
    ids = offered(t, seat)
    if not t.plain and is_asked(t, "may_take"):
        ids = [action for action in ids if may_take(t, seat, action, ids)]
    aside = t.box.crossroads[t.watched].trigger.aside() if t.watched >= 0 and t.reader >= 0 else -1
    if aside >= 0:
        return Ask(seat, ASK_TURN, tuple(ids), (), t.reader, aside)
    return Ask(seat, ASK_TURN, tuple(ids), ())


def offered(t: ColonyTable, seat: int) -> list[int]:
    """What rules find for the active player, before anything forbids some of it."""
    ids: list[int] = [END_TURN]
    best = best_die(t, seat)
    for deed in t.edition.menu:
        deed.options(t, seat, best, ids)
    return ids


def forbidden(t: ColonyTable, seat: int) -> list[int]:
    """What rules find for the active player, and something that holds forbids."""
    if t.plain or not is_asked(t, "may_take"):
        return []
    ids = offered(t, seat)
    return [action for action in ids if not may_take(t, seat, action, ids)]


def end_turn(t: ColonyTable) -> None:
    """The watched card goes under its deck; the next player to the left, or the colony phase.

    [DOW-TURN-3, DOW-ROUND-3..5, DOW-XROAD-11]
    """
    return_watch(t)
    # Counted from whose turn it was: the first player may have dropped out in between.
    seat = t.turn
    while True:
        t.turns += 1
        if t.turns >= t.seats:
            t.phase = t.edition.night.first
            return
        seat = (seat + 1) % t.seats
        if not t.is_out(seat):
            begin_turn(t, seat)
            return
