"""The player turn: the crossroads card, frostbite, then as many actions as one likes."""

from lastfire.engine.step import NOTHING, Ask, Flow
from lastfire.games.dead_of_winter.rules.abilities import (
    ability_options,
    borrow_ability,
    use_ability,
    use_item,
)
from lastfire.games.dead_of_winter.rules.attack import attack, attack_options
from lastfire.games.dead_of_winter.rules.crossroads import check, draw_watch, return_watch
from lastfire.games.dead_of_winter.rules.death import is_done_for, lose_together
from lastfire.games.dead_of_winter.rules.dice import best_die
from lastfire.games.dead_of_winter.rules.exile import call_exile_vote, exile_options
from lastfire.games.dead_of_winter.rules.exposure import settle_wounds, tokens_for
from lastfire.games.dead_of_winter.rules.helps import ask_again, help_options
from lastfire.games.dead_of_winter.rules.holdings import (
    at_turn_start,
    drop_for_turn,
    held_for_action,
    holding_of,
    turn_options,
    turn_starters,
)
from lastfire.games.dead_of_winter.rules.moving import move, moving_options
from lastfire.games.dead_of_winter.rules.names import FOOD
from lastfire.games.dead_of_winter.rules.playing import (
    contribute,
    feed_die,
    give_gear,
    give_to_crisis,
    play,
    playing_options,
    spend_food,
)
from lastfire.games.dead_of_winter.rules.search import search, search_options
from lastfire.games.dead_of_winter.rules.sharing import hand_off, others_to_ask, request, sharing_options
from lastfire.games.dead_of_winter.rules.state import (
    ACTED,
    DEEDS,
    HELPED,
    IDLE,
    IN_FORCE,
    NOISY,
    PAY_FOOD,
    TURN,
    TURN_START,
    YAWNED,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.terms import (
    ABILITY,
    ABOUT,
    ASK_AGAIN,
    ASK_FIRST,
    ASK_TURN,
    ATTACK,
    ATTRACT,
    BARRICADE,
    BORROW,
    BY_WOUNDS,
    CALL_VOTE,
    CLEAN_WASTE,
    CONTRIBUTE,
    END_TURN,
    FAMILY,
    FEED_DIE,
    FROSTBITE_SPREADS,
    GIVE,
    GIVE_GEAR,
    HAND_OFF,
    MOVE,
    NO,
    PLAY,
    REQUEST,
    REQUEST_ALL,
    SEARCH,
    SPEND_FOOD,
    TURN_BEGINS,
    USE,
    WOUNDED,
    YAWN,
    YES,
)
from lastfire.games.dead_of_winter.rules.work import attract, barricade, clean_waste, work_options


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
    starters = [held for held in turn_starters(t, seat) if held.source == IN_FORCE]
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


def _frozen(t: ColonyTable, seat: int) -> list[int]:
    return [survivor for survivor in t.groups[seat] if t.frostbite[survivor] > 0]


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
    if FAMILY[chosen] is ASK_AGAIN:
        ask_again(t, seat, ABOUT[chosen])
        return
    if chosen == END_TURN:
        t.conduct[DEEDS * seat + IDLE] += t.unused(seat)
        end_turn(t)
        return
    noise = sum(t.noise)
    if chosen == YAWN:
        t.acts = YAWNED
    else:
        # Who does it with what is settled as the menu found it.
        flow = _begin(t, seat, chosen)
        t.this_turn |= ACTED
        yield from flow
    yield from settle_wounds(t)
    if is_helpful(t, chosen):
        t.conduct[DEEDS * seat + HELPED] += 1
    elif FAMILY[chosen] is SEARCH:
        t.conduct[DEEDS * seat + NOISY] += max(0, sum(t.noise) - noise)
    t.turn_acts |= t.acts
    yield from check(t)
    t.acts = 0


def is_helpful(t: ColonyTable, chosen: int) -> bool:
    """Whether an action plainly serves the colony: what everybody remembers of a player."""
    return (
        chosen == CLEAN_WASTE
        or FAMILY[chosen] is BARRICADE
        or (FAMILY[chosen] is PLAY and t.box.symbol[ABOUT[chosen]] == FOOD)
        or FAMILY[chosen] is CONTRIBUTE
    )


def menu(t: ColonyTable, seat: int) -> Ask:
    """Everything the active player may do now. [DOW-TURN-4..7]"""
    ids: list[int] = [END_TURN]
    best = best_die(t, seat)
    if best > 0:
        attack_options(t, seat, best, ids)
        search_options(t, seat, best, ids)
        work_options(t, seat, ids)
    moving_options(t, seat, ids)
    ability_options(t, seat, best, ids)
    playing_options(t, seat, ids)
    sharing_options(t, seat, ids)
    exile_options(t, seat, ids)
    if t.lasting:
        turn_options(t, seat, ids)
    help_options(t, seat, ids)
    aside = t.box.crossroads[t.watched].trigger.aside() if t.watched >= 0 and t.reader >= 0 else -1
    if aside >= 0:
        return Ask(seat, ASK_TURN, tuple(ids), (), t.reader, aside)
    return Ask(seat, ASK_TURN, tuple(ids), ())


def _begin(t: ColonyTable, seat: int, chosen: int) -> Flow:
    """Carry out an action of the menu."""
    if FAMILY[chosen] is ATTACK:
        return attack(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is SEARCH:
        return search(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is MOVE:
        return move(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is BARRICADE:
        return barricade(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is ATTRACT:
        return attract(t, seat, ABOUT[chosen])
    if chosen == CLEAN_WASTE:
        return clean_waste(t, seat)
    if FAMILY[chosen] is PLAY:
        return play(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is FEED_DIE:
        return feed_die(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is GIVE:
        give_to_crisis(t, seat, ABOUT[chosen])
        return NOTHING
    if FAMILY[chosen] is GIVE_GEAR:
        return give_gear(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is CONTRIBUTE:
        contribute(t, seat, ABOUT[chosen])
        return NOTHING
    if FAMILY[chosen] is USE:
        return use_item(t, seat, ABOUT[chosen])
    if chosen == SPEND_FOOD:
        return spend_food(t, seat)
    if FAMILY[chosen] is REQUEST:
        return request(t, seat, [ABOUT[chosen]])
    if chosen == REQUEST_ALL:
        return request(t, seat, others_to_ask(t, seat))
    if FAMILY[chosen] is HAND_OFF:
        return hand_off(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is CALL_VOTE:
        return call_exile_vote(t, seat, ABOUT[chosen])
    if FAMILY[chosen] is ABILITY:
        return use_ability(t, seat, ABOUT[chosen], best_die(t, seat))
    if FAMILY[chosen] is BORROW:
        return borrow_ability(t, seat, ABOUT[chosen], best_die(t, seat))
    held = held_for_action(t, seat, chosen)
    assert held is not None
    return holding_of(t, held).act(t, held, seat)


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
            t.phase = PAY_FOOD
            return
        seat = (seat + 1) % t.seats
        if not t.is_out(seat):
            begin_turn(t, seat)
            return
