"""Adding survivors and helpless survivors; placing people without a move."""

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.tracks import HELPLESS_TOKENS
from lastfire.games.dead_of_winter.rules.harm.death import outside_with_room
from lastfire.games.dead_of_winter.rules.holdings import helpless_go
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import (
    DID_ADD_HELPLESS,
    DID_ADD_SURVIVOR,
    NOBODY,
    STRANGERS,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_REFUGE
from lastfire.games.dead_of_winter.rules.words.records import (
    HELPLESS_ADDED,
    HELPLESS_REMOVED,
    JOINED,
    LEADER_CHOSEN,
    PLACED,
)


def join(t: ColonyTable, seat: int, survivor: int, place: int) -> None:
    """A survivor joins the following of a player, usable at once. [DOW-SURV-1..3, DOW-DICE-11]"""
    t.groups[seat].append(survivor)
    t.controller[survivor] = seat
    t.place[survivor] = place
    t.wounds[survivor] = 0
    t.frostbite[survivor] = 0
    t.tell(JOINED, seat, survivor, place)
    if t.leader[seat] == NOBODY:
        t.leader[seat] = survivor
        t.tell(LEADER_CHOSEN, seat, survivor)
    if seat == t.turn:
        t.acts |= DID_ADD_SURVIVOR
        t.subject = survivor


def can_add_survivor(t: ColonyTable, seat: int) -> bool:
    """Whether there is room where the player's newcomers start, and anybody to come.

    [DOW-CARD-15, DOW-XROAD-21]
    """
    if len(t.piles[STRANGERS]) == 0:
        return False
    if t.is_exiled(seat):
        return any(t.has_room(place) for place in outside_with_room(t))
    return t.has_room(COLONY)


def draw_stranger(t: ColonyTable, seat: int) -> Flow:
    """The top survivor card joins the player; ``t.subject`` is who came. [DOW-SURV-1, DOW-EXILE-12]"""
    if len(t.piles[STRANGERS]) == 0:
        return NOTHING
    survivor = t.pile(STRANGERS).draw(t.chance)
    return _comes(t, seat, survivor)


def stranger_in_deck(t: ColonyTable, survivor: int) -> bool:
    """Whether a survivor is still in the survivor deck, which everybody can tell."""
    pile = t.piles[STRANGERS]
    return survivor in pile.middle or survivor in pile.top or survivor in pile.bottom


def take_stranger(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """A named survivor joins out of the deck, which is shuffled. [DOW-XROAD-18]"""
    if not stranger_in_deck(t, survivor):
        return NOTHING
    remove_stranger(t, survivor)
    return _comes(t, seat, survivor)


def remove_stranger(t: ColonyTable, survivor: int) -> None:
    """A named survivor leaves the deck, which is shuffled. [DOW-XROAD-18]"""
    pile = t.pile(STRANGERS)
    pile.shuffle_in([])
    pile.middle.remove(survivor)


def _comes(t: ColonyTable, seat: int, survivor: int) -> Flow:
    if t.is_exiled(seat):
        return _comes_outside(t, seat, survivor)
    join(t, seat, survivor, COLONY)
    t.subject = survivor
    return NOTHING


def _comes_outside(t: ColonyTable, seat: int, survivor: int) -> Flow:
    """Exiles choose a place outside for whoever joins them. [DOW-EXILE-12]"""
    places = outside_with_room(t)
    yield from choose(t, seat, ASK_REFUGE, [TO[p] for p in places], survivor)
    place = ABOUT[t.reply]
    join(t, seat, survivor, place)
    t.subject = survivor


def add_helpless(t: ColonyTable, seat: int, count: int) -> None:
    """Helpless survivors come to the colony; none for an exile. They are tokens and nothing more.

    [DOW-SURV-4, DOW-SURV-5, DOW-EXILE-11] Decided in question Q39: no more than there are spaces for.
    """
    if seat >= 0 and t.is_exiled(seat):
        return
    count = min(count, t.room(COLONY))
    if t.house.token_limits:
        count = min(count, HELPLESS_TOKENS - t.helpless)
    if count > 0:
        t.helpless += count
        t.tell(HELPLESS_ADDED, count)
        if seat == t.turn:
            t.acts |= DID_ADD_HELPLESS


def remove_helpless(t: ColonyTable, count: int) -> Flow:
    """Helpless survivors leave without being killed: no morale is lost. [DOW-DEATH-10]"""
    count = min(count, t.helpless)
    if count > 0:
        yield from helpless_go(t, count)
        t.helpless -= count
        t.tell(HELPLESS_REMOVED, count)


def is_placeable(t: ColonyTable, survivor: int, place: int) -> bool:
    """Whether a survivor can be placed there: on the board, and room or there already.

    No card brings an exile back to the colony. [DOW-MOVE-6]
    """
    if place == COLONY and t.in_exile(survivor):
        return False
    return t.in_play(survivor) and (t.place[survivor] == place or t.has_room(place))


def place_survivor(t: ColonyTable, survivor: int, place: int) -> None:
    """Put a survivor somewhere; this is not a move. [DOW-MOVE-5]"""
    if t.place[survivor] != place:
        t.place[survivor] = place
        t.tell(PLACED, survivor, place)
