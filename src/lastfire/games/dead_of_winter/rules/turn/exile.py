"""Exile: the vote, the new objective, and the way out of the colony."""

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.board.people import place_survivor
from lastfire.games.dead_of_winter.rules.board.tracks import lose_morale
from lastfire.games.dead_of_winter.rules.harm.death import (
    drop_out,
    lose_hand,
    outside_with_room,
    remove_survivor,
)
from lastfire.games.dead_of_winter.rules.harm.exposure import settle_wounds
from lastfire.games.dead_of_winter.rules.holdings import after_exile, after_move, is_move_safe, open_places
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import DID_ACCUSE, EXILED_OBJECTIVES, VOTE_CALLED, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.turn.move import travel
from lastfire.games.dead_of_winter.rules.turn.vote import vote
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CALL_VOTE, SURVIVOR, TO, UP
from lastfire.games.dead_of_winter.rules.words.questions import (
    ASK_BANISHED,
    ASK_EXILE_VOTE,
    ASK_REFUGE,
    ASK_TRADE,
)
from lastfire.games.dead_of_winter.rules.words.records import (
    EXILE_CARD,
    EXILED,
    SECRET_SHOWN,
    VOTE_CALLED_REC,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import EXILE, FOR_EXILES, STAY


class CallVote(Deed):
    """A vote to exile a player."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Once a turn another player can be named, but not by one of two, nor where all play together.

        [DOW-VOTE-1, DOW-VOTE-2, DOW-VOTE-11, DOW-VAR-5, DOW-VAR-15]
        """
        if t.house.coop or t.house.mistrust or t.this_turn & VOTE_CALLED:
            return
        if t.is_exiled(seat) and not t.house.exiled_call_votes:
            return
        for player in range(t.seats):
            if player != seat and not t.is_exiled(player) and not t.is_out(player):
                ids.append(CALL_VOTE[player])

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return call_exile_vote(t, seat, about)


def call_exile_vote(t: ColonyTable, seat: int, player: int) -> Flow:
    """All who are not exiled vote, the named player too. [DOW-VOTE-1..4, DOW-EXILE-1, DOW-EXILE-16]"""
    t.this_turn |= VOTE_CALLED
    voters = t.faithful_seats()
    t.tell(VOTE_CALLED_REC, seat, player, *voters)
    yield from vote(t, voters, ASK_EXILE_VOTE, (EXILE, STAY), player=player)
    if t.reply == UP:
        yield from exile(t, player)
    if not t.plain:
        t.acts |= DID_ACCUSE
        t.other = player


def is_betrayer(t: ColonyTable, seat: int) -> bool:
    """Whether the seat's secret objective is a betrayal."""
    return t.secret[seat] >= 0 and t.box.secrets[t.secret[seat]].betrayal


def exile(t: ColonyTable, player: int) -> Flow:
    """A player is thrown out. [DOW-EXILE-1..9, DOW-EXILE-20]"""
    t.exiled |= 1 << player
    t.tell(EXILED, player)
    if len(t.piles[EXILED_OBJECTIVES]) > 0:
        card = t.pile(EXILED_OBJECTIVES).draw(t.chance, audience(player))
        t.exile_card[player] = card
        t.tell_only(audience(player), EXILE_CARD, player, card)
    if not is_betrayer(t, player):
        t.secret_known[player] = EVERYONE
        t.chance.reveal()
        t.tell(SECRET_SHOWN, player, t.secret[player])
    loyal = 0
    for seat in range(t.seats):
        if t.is_exiled(seat) and not is_betrayer(t, seat):
            loyal += 1
    if loyal >= 2:
        lose_morale(t, t.morale, FOR_EXILES)
    if t.box.main[t.objective].side(t.house.hardcore).exile_removes:
        yield from _is_hunted_down(t, player)
        return
    if not t.plain:
        after_exile(t, player)
    while True:
        here = [s for s in t.groups[player] if t.place[s] == COLONY]
        if not here:
            return
        yield from choose(t, player, ASK_BANISHED, [SURVIVOR[s] for s in here])
        survivor = ABOUT[t.reply]
        yield from leave_colony(t, player, survivor)


def leave_colony(t: ColonyTable, player: int, survivor: int) -> Flow:
    """One survivor of an exile leaves the colony, with a roll; without room they trade places.

    So does whoever goes over to an exile at the colony. [DOW-EXILE-5..9, DOW-MOVE-6]
    """
    if not any(t.has_room(place) for place in t.board.outside):
        others = [
            s for s in range(len(t.place)) if t.place[s] > COLONY and t.in_play(s) and not t.in_exile(s)
        ]
        if others:
            yield from choose(t, player, ASK_TRADE, [SURVIVOR[s] for s in others], survivor)
            other = ABOUT[t.reply]
            place = t.place[other]
            place_survivor(t, other, COLONY)
            place_survivor(t, survivor, place)
            return
    places = outside_with_room(t)
    places = open_places(t, survivor, places) or places
    yield from choose(t, player, ASK_REFUGE, [TO[p] for p in places], survivor)
    place = ABOUT[t.reply]
    yield from travel(t, survivor, place, is_move_safe(t, survivor, place))
    if t.in_play(survivor):
        yield from after_move(t, survivor, COLONY, place)
    yield from settle_wounds(t)


def _is_hunted_down(t: ColonyTable, player: int) -> Flow:
    """Kill Them: the exile's survivors leave the game, and the player with them. [DOW-EXILE-5]

    The leader goes last, so that none is chosen; who leads nobody has a hand to lose all the same.
    """
    t.out |= 1 << player  # before the last one goes, so that nobody comes instead
    leader, group = t.leader[player], t.groups[player]
    for survivor in [*[s for s in group if s != leader], *[s for s in group if s == leader]]:
        yield from remove_survivor(t, survivor)
    lose_hand(t, player)
    drop_out(t, player)
