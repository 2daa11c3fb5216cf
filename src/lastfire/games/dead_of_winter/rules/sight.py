"""What a seat may know of a table of Dead of Winter. [DOW-SECRET-1..9]

Nothing else decides what is secret: bots, environments and the JSON of ``view`` see a table through this
alone. Survivors, places, items and cards are numbers, as on the table; -1 is nobody or nothing.
"""

from typing import Any, cast

from lastfire.engine.chance import may_see
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.crossroads import voters_for
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import holding_of
from lastfire.games.dead_of_winter.rules.known import (
    Area,
    Ending,
    Known,
    ModuleSight,
    Person,
    Progress,
    Tribute,
    Vote,
)
from lastfire.games.dead_of_winter.rules.night.colony import crisis_needs
from lastfire.games.dead_of_winter.rules.night.objective import goals, side_in_play
from lastfire.games.dead_of_winter.rules.score import betrayal_goals_of, goals_of, has_won
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    CROSSROADS,
    DEEDS,
    DRAFT,
    EXILED_OBJECTIVES,
    FIRST_MODULE,
    HELPED,
    IDLE,
    NO_CARD,
    NOBODY,
    NOISY,
    OVER,
    STRANGERS,
    TURN,
    TURN_START,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.request import KINDS, has_refused
from lastfire.games.dead_of_winter.rules.view import view
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CROSSROADS_VOTE, ASK_EXILE_VOTE, ASK_TIE


class ColonySight(Known):
    """All that one seat may know. ``sight_of`` makes one."""

    def json(self) -> dict[str, Any]:
        return cast(dict[str, Any], view(self))


def seen(match: Match, seat: int | None) -> ColonySight:
    """What a seat, or a spectator for None, sees of a match of this game."""
    sight = match.sight(seat)
    assert isinstance(sight, ColonySight)
    return sight


def sight_of(t: ColonyTable, ask: Ask | None, seat: int) -> ColonySight:
    """The table as ``seat`` (-1: a spectator) sees it while ``ask`` stands open."""
    s = ColonySight(seat, t.box, t.board)
    s.seats = t.seats
    s.asked = ask.seat if ask is not None else NOBODY
    _see_round(s, t)
    _see_objective(s, t)
    _see_crisis(s, t)
    _see_board(s, t)
    s.areas = [_area(t, other, seat) for other in range(t.seats)]
    s.me = s.areas[seat] if seat >= 0 else Area(NOBODY)
    _see_cards(s, t)
    s.vote = _vote(t, ask)
    s.modules = [
        ModuleSight(each.id, each.name, each.shown(t, seat), _kept(t, FIRST_MODULE - i), each.look(t, seat))
        for i, each in enumerate(t.edition.modules)
    ]
    s.ending = t.ending if t.phase == OVER else -1
    s.endings = [_ending(t, other) for other in range(t.seats)] if t.phase == OVER else []
    return s


def _kept(t: ColonyTable, number: int) -> list[tuple[int, Holding]]:
    """What a module has put in force, with the survivor whom it lies with, or NOBODY."""
    return [
        (held.bearer, holding_of(t, held)) for held in t.lasting if held.number == number and held.which > 0
    ]


def _see_round(s: ColonySight, t: ColonyTable) -> None:
    """Whose turn it is, the tracks, and what was agreed."""
    s.phase = t.edition.night.shown_as.get(t.phase, t.phase)
    s.round = t.round
    s.first = t.first if t.phase != DRAFT else NOBODY
    s.turn = t.turn if t.phase in (TURN, TURN_START) else NOBODY
    s.reader = t.reader if t.watched >= 0 else NOBODY
    s.snow = t.snow
    s.morale = t.morale
    s.food = t.food
    s.starvation = t.starvation
    s.helpless = t.helpless
    s.coop = t.house.coop
    s.hard = t.house.hardcore
    s.mix_pair = t.house.mistrust
    if t.house.mistrust:
        s.mix_regular = t.seats
        s.mix_betrayal = t.seats
    else:
        s.mix_regular = t.house.secrets * t.seats
        s.mix_betrayal = t.house.betrayals


def _see_objective(s: ColonySight, t: ColonyTable) -> None:
    """The main objective, which all see, and one's own. [DOW-GOAL-2]"""
    s.rounds = side_in_play(t).rounds
    s.objective = t.objective
    s.goals = [_progress(t, goal, t.first) for goal in goals(t)]
    s.stock = [t.box.kind[card] for card in t.stock]
    s.samples = t.samples
    s.win = None
    s.win_alone = None
    if s.seat >= 0 and t.phase not in (DRAFT, OVER) and not t.is_out(s.seat):
        s.win = [_own_progress(t, goal, met, s.seat) for goal, met in goals_of(t, s.seat)]
        alone = betrayal_goals_of(t, s.seat)
        if alone:
            s.win_alone = [_own_progress(t, goal, met, s.seat) for goal, met in alone]


def _progress(t: ColonyTable, goal: Condition, seat: int) -> Progress:
    """How far a goal is that everybody can count."""
    return Progress(goal, goal.now(t, seat), goal.need(t, seat), goal.is_met(t, seat), True)


def _own_progress(t: ColonyTable, goal: Condition, met: bool, seat: int) -> Progress:
    """One goal of an objective; numbers only where its player can know them."""
    if not goal.is_open():
        return Progress(goal, -1, -1, False, False)
    return Progress(goal, goal.now(t, seat), goal.need(t, seat), met, True)


def _see_crisis(s: ColonySight, t: ColonyTable) -> None:
    """The crisis of the round, and what was given to those before."""
    s.crisis = t.crisis
    s.given = 0
    s.needed = 0
    s.givers = []
    s.given_known = []
    if t.crisis >= 0:
        s.given = len(t.given)
        s.needed = crisis_needs(t)
        s.givers = t.givers[:]
        s.given_known = _kinds(t.box, [card for card in t.given if may_see(t.knows[card], s.seat)])
    width = 2 + t.seats
    s.tributes = [
        Tribute(t.tributes[at], t.tributes[at + 1], t.tributes[at + 2 : at + width])
        for at in range(0, len(t.tributes), width)
    ]


def _see_board(s: ColonySight, t: ColonyTable) -> None:
    """Places, entrances and survivors: all of it lies open."""
    s.place = t.place[:]
    s.noise = t.noise[:]
    s.decks = [len(t.deck(place.number)) for place in t.board.places]
    s.zombies = t.zombies[:]
    s.barricades = t.barricades[:]
    s.filled = [t.filled(place.number) for place in t.board.places]
    s.blocked = [0] * len(t.board.spaces)
    s.held_off = [0] * len(t.board.spaces)
    s.guarded = [0] * len(t.board.spaces)
    if t.states:
        edition = t.edition
        for entrance in range(len(t.board.spaces)):
            for i in edition.blocking:
                s.blocked[entrance] += t.states[i].blocks(entrance)
            for i in edition.guarding:
                s.guarded[entrance] += t.states[i].guards(range(entrance, entrance + 1))
            for i in edition.holding_off:
                room = t.free_space(entrance) + t.loose(entrance)
                s.held_off[entrance] += t.states[i].holds_off(entrance, room)
    s.at = [[] for _ in t.board.places]
    people: dict[int, Person] = {}
    for number, seat in enumerate(t.controller):
        if seat < 0:
            continue
        place = t.place[number]
        person = Person(number, seat, place, t.wounds[number], t.frostbite[number])
        person.other_wounds = t.hurts(number) - person.hurts
        person.leader = t.leader[seat] == number
        person.moved = (t.moved >> number) & 1 == 1
        person.used = (t.used_ability >> number) & 1 == 1
        people[number] = person
        s.at[place].append(number)
    for card, bearer in t.gear:
        person = people[bearer]
        person.gear.append(t.box.kind[card])
        person.used_gear.append(card in t.used_gear)
    for held in t.lasting:
        if held.bearer in people and held.number >= 0:
            people[held.bearer].attached.append(held.number)
    s.people = people


def _area(t: ColonyTable, seat: int, watcher: int) -> Area:
    """One player's area: the hand but for its backs, and the objective, are the player's own."""
    area = Area(seat)
    area.exiled = t.is_exiled(seat)
    area.out = t.is_out(seat)
    area.leader = t.leader[seat]
    if t.phase != DRAFT:
        area.group = t.groups[seat][:]
    for face, count in enumerate(t.dice[6 * seat : 6 * seat + 6], 1):
        if count:
            area.dice += [face] * count
    area.used_dice = t.used_dice[seat]
    area.helped = t.conduct[DEEDS * seat + HELPED]
    area.noisy = t.conduct[DEEDS * seat + NOISY]
    area.idle = t.conduct[DEEDS * seat + IDLE]
    if t.refused:
        area.refused = [symbol for symbol in range(KINDS) if has_refused(t, seat, symbol)]
    hand = t.hands[seat]
    area.hand_size = len(hand)
    area.backs = [0] * (1 + t.board.with_deck[-1])
    known: list[int] = []
    for card in hand:
        area.backs[t.box.origin[card]] += 1
        if may_see(t.knows[card], watcher):
            known.append(card)
    area.known = _kinds(t.box, known)
    over = t.phase == OVER
    if t.secret[seat] >= 0 and (over or may_see(t.secret_known[seat], watcher)):
        area.secret = t.secret[seat]
        area.betrayal = t.betrayal[seat]
    if over or seat == watcher:
        area.exile_card = t.exile_card[seat]
    area.standing = t.standing[seat]
    return area


def _see_cards(s: ColonySight, t: ColonyTable) -> None:
    """One's own hand and draft, what one is looking at, and what lies open."""
    seat = s.seat
    s.hand = _kinds(t.box, t.hands[seat]) if seat >= 0 else []
    drafts = seat >= 0 and t.phase == DRAFT
    s.draft = t.drafts[seat][:] if drafts else []
    s.chosen = t.groups[seat][:] if drafts else []
    s.seen = None
    if t.seen and seat >= 0 and all(may_see(t.knows[card], seat) for card in t.seen):
        s.seen = [t.box.kind[card] for card in t.seen]
    s.waste = [t.box.kind[card] for card in t.waste]
    s.removed = [t.box.kind[card] for card in t.removed]
    s.gone = t.gone[:]
    s.crisis_deck = len(t.piles[CRISES])
    s.crossroads_deck = len(t.piles[CROSSROADS])
    s.survivor_deck = len(t.piles[STRANGERS])
    s.exiled_deck = len(t.piles[EXILED_OBJECTIVES])
    watching = t.watched >= 0 and may_see(t.knows[t.box.first_crossroads + t.watched], seat)
    s.watching = t.watched if watching else NO_CARD
    s.open_card = t.open_card
    s.active = t.turn if t.open_card >= 0 else NOBODY
    s.lasting = [
        held.number for held in t.lasting if held.number >= 0 and holding_of(t, held).is_listed(t, held)
    ]


def _kinds(box: Box, cards: list[int]) -> list[int]:
    """Item cards by kind, those of a symbol together."""
    if not cards:
        return []
    kinds = len(box.items)
    return [mixed % kinds for mixed in sorted([box.symbol[box.kind[c]] * kinds + box.kind[c] for c in cards])]


def _vote(t: ColonyTable, ask: Ask | None) -> Vote | None:
    if ask is None:
        return None
    tie = ask.kind is ASK_TIE
    if ask.kind is ASK_EXILE_VOTE or (tie and ask.facts[1] >= 0):
        voters = t.faithful_seats()
        player, crossroads = ask.facts[1 if tie else 0], NO_CARD
    elif ask.kind is ASK_CROSSROADS_VOTE or (tie and ask.facts[0] >= 0):
        voters = voters_for(t, ask.facts[0])
        player, crossroads = NOBODY, ask.facts[0]
    elif ask.kind.secret or tie:
        voters = t.faithful_seats()
        player, crossroads = NOBODY, NO_CARD
    else:
        return None
    return Vote(player, crossroads, voters, [seat for seat in voters if tie or t.ballots[seat] >= 0])


def _ending(t: ColonyTable, seat: int) -> Ending:
    """How the game ended for a seat; all is laid open then. [DOW-END-6]"""
    end = Ending(seat, has_won(t, seat), _kinds(t.box, t.hands[seat]))
    end.secret = t.secret[seat]
    end.betrayal = t.betrayal[seat]
    end.exile_card = t.exile_card[seat]
    end.goals = [Progress(goal, -1, -1, met, False) for goal, met in goals_of(t, seat)]
    end.betrayal_goals = [Progress(goal, -1, -1, met, False) for goal, met in betrayal_goals_of(t, seat)]
    return end
