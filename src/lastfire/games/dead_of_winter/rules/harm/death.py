"""Wounds and death: who dies, what becomes of their things, who leads and comes instead."""

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.places import NO_DECK
from lastfire.games.dead_of_winter.rules.board.tracks import end_game, lose_morale
from lastfire.games.dead_of_winter.rules.holding import WOUND_LIMIT
from lastfire.games.dead_of_winter.rules.holdings import (
    helpless_go,
    survivor_leaves,
    takes_things,
    wound_limit,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, NOWHERE
from lastfire.games.dead_of_winter.rules.state import NOBODY, STRANGERS, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_LOST_FIRST, ASK_NEW_LEADER, ASK_REFUGE
from lastfire.games.dead_of_winter.rules.words.records import (
    DROPPED_OUT,
    GEAR_RETURNED,
    GEAR_SHUFFLED,
    HAND_LOST,
    HELPLESS_KILLED,
    JOINED,
    KILLED,
    LEADER_CHOSEN,
    LEFT_GAME,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import (
    BY_WOUNDS,
    FOR_DEATH,
    FOR_HELPLESS,
    NOBODY_LEFT,
)

NO_CAUSE = -1  # who is removed from the game is not killed


def kill(t: ColonyTable, survivor: int, cause: int, costs_morale: bool = True) -> Flow:
    """A survivor dies: 1 morale, unless they followed an exile.

    [DOW-DEATH-2..5, DOW-DEATH-7..9, DOW-EXILE-17]
    """
    seat = t.controller[survivor]
    if seat < 0:
        return NOTHING
    exiled = t.is_exiled(seat)
    t.tell(KILLED, survivor, t.place[survivor], cause)
    _clear_away(t, survivor)
    if costs_morale and not exiled:
        lose_morale(t, 1, FOR_DEATH)
    others = _leaning_on(t, survivor)
    if others:
        return _follow(t, others, seat, False)
    return after_loss(t, seat)


def lose_together(t: ColonyTable, lost: list[int], cause: int) -> Flow:
    """Several are lost at the same moment: killed, or with the cause ``NO_CAUSE`` removed from the game.

    The first player says who is first where that can matter, that is, where the game may end among
    them, or where a whole group goes together with somebody else. Else leaders go last; nobody
    chooses a leader who is being lost as well. [DOW-TIES-2, DOW-DEATH-7]
    """
    t.lost = [
        *[s for s in lost if s not in t.leader],
        *[s for s in lost if s in t.leader],
    ]
    while t.lost:
        survivor = t.lost[0]
        if len(t.lost) > 1 and _order_matters(t, cause):
            yield t.ask(t.first, ASK_LOST_FIRST, [SURVIVOR[s] for s in t.lost])
            survivor = ABOUT[t.reply]
        t.lost = [s for s in t.lost if s != survivor]
        yield from remove_survivor(t, survivor) if cause == NO_CAUSE else kill(t, survivor, cause)
        # Who leaned on somebody's ability may have gone with them.
        t.lost = [s for s in t.lost if t.in_play(s)]


def _order_matters(t: ColonyTable, cause: int) -> bool:
    """Whether it can matter who of those being lost goes first."""
    if cause != NO_CAUSE:
        deaths = sum([not t.in_exile(s) for s in t.lost])
        if any(_makes_tough(t, s) for s in t.lost):
            deaths += sum([t.in_play(s) and s not in t.lost for s in t.box.borrowers])
        if deaths >= t.morale:
            return True
    for seat in range(t.seats):
        mine = sum([t.controller[s] == seat for s in t.lost])
        if 0 < mine < len(t.lost) and mine == len(t.groups[seat]):
            return True
    return False


def kill_in_chain(t: ColonyTable, survivor: int, cause: int) -> Flow:
    """The same within a bite: whoever loses their last waits for the end of it. [DOW-BITE-11]"""
    seat = t.controller[survivor]
    exiled = t.is_exiled(seat)
    t.tell(KILLED, survivor, t.place[survivor], cause)
    _clear_away(t, survivor)
    if not t.groups[seat]:
        t.fell.append(seat)
    if not exiled:
        lose_morale(t, 1, FOR_DEATH)
    others = _leaning_on(t, survivor)
    if others:
        return _follow(t, others, seat, True)
    if t.groups[seat]:
        return after_loss(t, seat)
    return NOTHING


def is_done_for(t: ColonyTable, survivor: int) -> bool:
    """Whether a survivor in play has as many wounds as kill them where they are now. [DOW-DEATH-1]"""
    wounds = t.hurts(survivor)
    return wounds >= WOUND_LIMIT and t.controller[survivor] >= 0 and wounds >= wound_limit(t, survivor)


def _makes_tough(t: ColonyTable, survivor: int) -> bool:
    """Whether the survivor's ability lets whoever has it bear more wounds."""
    return t.box.survivors[survivor].power.wound_limit() > WOUND_LIMIT


def _leaning_on(t: ColonyTable, survivor: int) -> list[int]:
    """Who dies with a survivor just lost, whose ability they had borrowed. [DOW-ABILITY-14]"""
    if not _makes_tough(t, survivor):
        return []
    return [other for other in t.box.borrowers if is_done_for(t, other)]


def _follow(t: ColonyTable, others: list[int], seat: int, in_chain: bool) -> Flow:
    """They die of their wounds; then a player without a leader is seen to. [DOW-ABILITY-14]"""
    for other in others:
        yield from kill_in_chain(t, other, BY_WOUNDS) if in_chain else kill(t, other, BY_WOUNDS)
    if seat not in t.fell:
        yield from after_loss(t, seat)


def remove_survivor(t: ColonyTable, survivor: int) -> Flow:
    """A survivor leaves the game without being killed. [DOW-DEATH-10, DOW-DEATH-11]"""
    seat = t.controller[survivor]
    if seat < 0:
        return NOTHING
    t.tell(LEFT_GAME, survivor)
    _clear_away(t, survivor)
    return after_loss(t, seat)


def change_control(t: ColonyTable, survivor: int, seat: int) -> Flow:
    """A survivor goes over to another player, where they stand, with what they bear. [DOW-EQUIP-4]"""
    old = t.controller[survivor]
    if old == seat or old < 0:
        return NOTHING
    t.groups[old].remove(survivor)
    if t.leader[old] == survivor:
        t.leader[old] = NOBODY
    t.groups[seat].append(survivor)
    t.controller[survivor] = seat
    # Each controller may move the survivor once in their own turn.
    t.moved &= ~(1 << survivor)
    t.tell(JOINED, seat, survivor, t.place[survivor])
    if t.leader[seat] == NOBODY:
        _lead(t, seat, survivor)
    return after_loss(t, old)


def change_controls(t: ColonyTable, changes: list[tuple[int, int]]) -> Flow:
    """Several survivors go over to other players at the same moment; every group has a leader then."""
    concerned: list[int] = []
    for survivor, seat in changes:
        old = t.controller[survivor]
        concerned += [old, seat]
        t.groups[old].remove(survivor)
        if t.leader[old] == survivor:
            t.leader[old] = NOBODY
        t.controller[survivor] = seat
        t.moved &= ~(1 << survivor)
    for survivor, seat in changes:
        t.groups[seat].append(survivor)
        t.tell(JOINED, seat, survivor, t.place[survivor])
    for seat in concerned:
        yield from after_loss(t, seat)


def kill_helpless(t: ColonyTable, count: int) -> Flow:
    """Helpless survivors die at 1 morale each. [DOW-DEATH-6]"""
    count = min(count, t.helpless)
    if count > 0:
        yield from helpless_go(t, count)
        t.helpless -= count
        t.tell(HELPLESS_KILLED, count)
        lose_morale(t, count, FOR_HELPLESS)


def _clear_away(t: ColonyTable, survivor: int) -> None:
    """Standee, card and things leave the board.

    [DOW-DEATH-3, DOW-DEATH-4, DOW-EQUIP-4, DOW-EQUIP-9, DOW-EQUIP-10]
    """
    seat = t.controller[survivor]
    place = t.place[survivor]
    if not t.plain:
        survivor_leaves(t, survivor)
    things = t.gear_of(survivor)
    if things:
        t.gear = [pair for pair in t.gear if pair[1] != survivor]
        kinds = [t.box.kind[card] for card in things]
        if t.board.deck[place] == NO_DECK and takes_things(t, place, things):
            pass
        elif t.board.deck[place] == NO_DECK:
            t.hands[seat] = sorted([*t.hands[seat], *things])
            t.tell(GEAR_RETURNED, seat, survivor, *kinds)
        else:
            # Everybody knows that they are in that deck, nobody where.
            pile = t.pile(t.board.deck[place])
            for card in pile.bottom:
                t.knows[card] = 0
            for card in pile.top:
                t.knows[card] = 0
            for card in things:
                t.knows[card] = 0
            pile.shuffle_in(things)
            t.tell(GEAR_SHUFFLED, place, survivor, *kinds)
    t.groups[seat].remove(survivor)
    t.controller[survivor] = NOBODY
    t.place[survivor] = NOWHERE
    t.wounds[survivor] = 0
    t.frostbite[survivor] = 0
    t.gone.append(survivor)
    bit = ~(1 << survivor)
    t.moved &= bit
    t.halted &= bit
    t.idle &= bit
    t.jailed &= bit
    if t.lasting:
        t.lasting = [held for held in t.lasting if held.bearer != survivor]
    if t.leader[seat] == survivor:
        t.leader[seat] = NOBODY


def after_loss(t: ColonyTable, seat: int) -> Flow:
    """A group without a leader gets one, a group without anybody a newcomer.

    [DOW-DEATH-7..9, DOW-DEATH-11]
    """
    group = t.groups[seat]
    if not group:
        return replace_last(t, seat)
    if t.leader[seat] >= 0 and t.controller[t.leader[seat]] == seat:
        return NOTHING
    if len(group) == 1:
        _lead(t, seat, group[0])
        return NOTHING
    return _choose_leader(t, seat)


def _lead(t: ColonyTable, seat: int, survivor: int) -> None:
    t.leader[seat] = survivor
    t.tell(LEADER_CHOSEN, seat, survivor)


def _choose_leader(t: ColonyTable, seat: int) -> Flow:
    """The player picks a new leader from their following, none who is being lost. [DOW-DEATH-7]"""
    # Nobody leads meanwhile: the place is marked so that views show it.
    t.leader[seat] = NOBODY
    staying = [survivor for survivor in t.groups[seat] if survivor not in t.lost]
    if len(staying) > 1:
        yield t.ask(seat, ASK_NEW_LEADER, [SURVIVOR[survivor] for survivor in staying])
        _lead(t, seat, ABOUT[t.reply])
    elif staying:
        _lead(t, seat, staying[0])


def replace_last(t: ColonyTable, seat: int) -> Flow:
    """The hand leaves the game; a new survivor comes and leads, or the player drops out.

    [DOW-DEATH-8, DOW-DEATH-9, DOW-DEATH-12, DOW-VAR-12, DOW-ZOMBIE-15, DOW-ZOMBIE-16] Decided in
    question Q3: while the colony is full the newcomer starts where there is a space.
    """
    t.leader[seat] = NOBODY
    lose_hand(t, seat)
    if t.is_out(seat):
        return NOTHING
    if t.house.elimination:
        drop_out(t, seat)
        return NOTHING
    if len(t.piles[STRANGERS]) == 0:
        return NOTHING  # the player goes on without survivors
    if t.is_exiled(seat) or not t.has_room(COLONY):
        return _newcomer_outside(t, seat)
    survivor = t.pile(STRANGERS).draw(t.chance)
    _enters(t, seat, survivor, COLONY)
    return NOTHING


def lose_hand(t: ColonyTable, seat: int) -> None:
    """A whole hand leaves the game and lies open. [DOW-DEATH-8, DOW-SECRET-9]"""
    hand = t.hands[seat]
    if hand:
        for card in hand:
            t.knows[card] = EVERYONE
        t.removed += hand
        t.chance.reveal()
        t.tell(HAND_LOST, seat, *[t.box.kind[card] for card in hand])
        t.hands[seat] = []


def drop_out(t: ColonyTable, seat: int) -> None:
    """Out of the game: no turns, no votes, no count for a crisis. [DOW-VAR-12]

    Without any player left the game is over, whatever the colony's goal was.
    """
    t.out |= 1 << seat
    for face in range(6 * seat, 6 * seat + 6):
        t.dice[face] = 0
    t.tell(DROPPED_OUT, seat)
    if not t.living_seats():
        end_game(t, NOBODY_LEFT)
    if t.first == seat:
        while t.is_out(t.first):
            t.first = (t.first - 1) % t.seats


def _newcomer_outside(t: ColonyTable, seat: int) -> Flow:
    """An exile's newcomer starts outside the colony, where its player likes; so does one whom a full
    colony has no space for. [DOW-DEATH-12, DOW-EXILE-12]
    """
    survivor = t.pile(STRANGERS).draw(t.chance)
    places = outside_with_room(t)
    if not t.is_exiled(seat) and not t.has_room(places[0]):
        places = [COLONY]  # over its spaces: no space is free anywhere
    yield from choose(t, seat, ASK_REFUGE, [TO[p] for p in places], survivor)
    place = ABOUT[t.reply]
    _enters(t, seat, survivor, place)


def outside_with_room(t: ColonyTable) -> list[int]:
    """Places outside with a free survivor space; if none has one, all where survivors have any."""
    places = [place for place in t.board.outside if t.has_room(place)]
    return places or [place for place in t.board.outside if t.filled(place) < t.board.room[place]]


def _enters(t: ColonyTable, seat: int, survivor: int, place: int) -> None:
    t.groups[seat].append(survivor)
    t.controller[survivor] = seat
    t.place[survivor] = place
    t.tell(JOINED, seat, survivor, place)
    if t.leader[seat] == NOBODY:
        _lead(t, seat, survivor)
