"""The main objective: its setup, what is added to it, and whether it is completed."""

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.people import add_helpless
from lastfire.games.dead_of_winter.rules.board.tracks import end_game
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, Side
from lastfire.games.dead_of_winter.rules.effects.conditions import FuelEachRound, Stocked
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.holdings import extra_goals
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL
from lastfire.games.dead_of_winter.rules.state import NOBODY, ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import CONTRIBUTED, ITEMS_REMOVED
from lastfire.games.dead_of_winter.rules.words.vocabulary import COLD


def side_in_play(t: ColonyTable) -> Side:
    """The side of the main objective that is played. [DOW-OBJ-3, DOW-VAR-2, DOW-VAR-11]"""
    return t.box.main[t.objective].side(t.house.hardcore)


def set_up_objective(t: ColonyTable) -> Flow:
    """Zombies and helpless survivors as the card says. [DOW-SETUP-5, DOW-SETUP-6]"""
    side = side_in_play(t)
    add_helpless(t, NOBODY, side.helpless + side.helpless_per_player * t.seats)
    yield from add_zombies(t, COLONY, side.at_colony)
    for place in t.board.town:
        yield from add_zombies(t, place, side.zombies)


def goals(t: ColonyTable) -> list[Condition]:
    """What has to be done, with what crossroads cards have added."""
    return [*side_in_play(t).goals, *extra_goals(t)]


def progress(t: ColonyTable) -> list[tuple[Name, int, int, bool]]:
    """Each goal: its words, how far the colony is, how far it has to be, and whether that is enough."""
    seat = t.first
    side = side_in_play(t)
    words = [side.goal_words(number) for number in range(len(side.goals))]
    words += [goal.words() for goal in extra_goals(t)]
    return [
        (said, goal.now(t, seat), goal.need(t, seat), goal.is_met(t, seat))
        for said, goal in zip(words, goals(t), strict=True)
    ]


def is_completed(t: ColonyTable) -> bool:
    """Whether all goals are met at this moment. [DOW-OBJ-6, DOW-OBJ-16]"""
    return all(goal.is_met(t, t.first) for goal in goals(t))


def symbols_needed(t: ColonyTable) -> int:
    """The symbols of which the objective still needs a card, as a bit set. [DOW-OBJ-9]

    Fuel that burns every round is needed for all the rounds that are left.
    """
    side = side_in_play(t)
    found = 0
    if side.needs:
        for goal in side.goals:
            if isinstance(goal, Stocked):
                if goal.now(t, t.first) < goal.need(t, t.first):
                    for symbol in side.needs:
                        if goal.symbol in (-1, symbol):
                            found |= 1 << symbol
            elif isinstance(goal, FuelEachRound) and goal.now(t, t.first) < t.round * goal.need(t, t.first):
                found |= 1 << FUEL
    return found


def may_contribute(t: ColonyTable, seat: int, kind: int) -> bool:
    """Whether a hand has a card of this kind that the objective takes. [DOW-OBJ-8, DOW-OBJ-10]"""
    return _takes_every_back(side_in_play(t)) or contribution(t, seat, kind) >= 0


def _takes_every_back(side: Side) -> bool:
    return side.starters_count and side.only_from == ANYWHERE


def _takes_back(side: Side, back: int) -> bool:
    """Whether cards with that deck on their back can be added."""
    if side.only_from != ANYWHERE:
        return back == side.only_from
    return side.starters_count or back != 0


def contribution(t: ColonyTable, seat: int, kind: int) -> int:
    """The card of this kind that would be added, or -1: no starter where they do not count."""
    side = side_in_play(t)
    if _takes_every_back(side):
        return t.in_hand(seat, kind)
    for card in t.hands[seat]:
        if t.box.kind[card] == kind and _takes_back(side, t.box.origin[card]):
            return card
    return -1


def take_contribution(t: ColonyTable, seat: int, kind: int) -> None:
    """A card lies face up with the objective. [DOW-OBJ-7]"""
    card = contribution(t, seat, kind)
    t.hands[seat].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    t.stock.append(card)
    t.tell(CONTRIBUTED, seat, kind)


def feed_the_fire(t: ColonyTable) -> None:
    """Winter Has Come: with too little fuel the fire goes out, and the game is over at once."""
    for goal in side_in_play(t).goals:
        if isinstance(goal, FuelEachRound) and not goal.is_met(t, t.first):
            end_game(t, COLD)


def burn(t: ColonyTable) -> None:
    """The fuel of this round is used up."""
    for goal in side_in_play(t).goals:
        if isinstance(goal, FuelEachRound):
            fuel = [card for card in t.stock if t.box.symbol[t.box.kind[card]] == FUEL]
            burnt = fuel[: goal.need(t, t.first)]
            for card in burnt:
                t.stock.remove(card)
                t.removed.append(card)
            t.tell(ITEMS_REMOVED, *[t.box.kind[card] for card in burnt])
