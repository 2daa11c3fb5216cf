"""How likely the colony is to reach its main objective from a position at the start of a round.

A logistic function of a few public numbers, fitted to games that heuristic players played out.
"""

from math import exp
from typing import Final

from lastfire.games.dead_of_winter.rules.known import Progress
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.sight import ColonySight

WEIGHTS: Final[tuple[float, ...]] = (
    -4.35,
    2.65,
    -0.72,
    -2.68,
    -0.83,
    2.12,
    -1.59,
    0.53,
    -0.52,
    2.35,
    -0.1,
    2.17,
    -0.94,
    -0.82,
)
"""One for each of the ``features``, from 1,200 games; log-loss 0.45 on games kept aside (entropy 0.58)."""


def features(s: ColonySight) -> list[float]:
    """The numbers that the outlook goes by, each around 0 to 1."""
    seats = s.seats
    left = max(0, s.round)
    # The goal of outlasting the rounds is not one that work brings nearer.
    done = [_done(goal) for goal in s.goals if goal.need != s.rounds]
    people = s.people.values()
    heads = s.heads(COLONY)
    room = sum([s.takes(gate) for gate in s.entrances(COLONY)])
    tight = 0.0
    for place in s.board.outside:
        here = s.place.count(place)
        if here and here > s.takes(s.entrances(place)[0]):
            tight += 1.0
    cards = sum([area.hand_size for area in s.areas])
    hungry = max(0, (heads + 1) // 2 - s.food)
    return [
        1.0,
        min(1.0, s.morale / 6),
        1.0 if s.morale <= 2 else 0.0,
        left / 8,
        min(done, default=1.0),
        sum(done, 0.0) / len(done) if done else 1.0,
        left / 8 * (1 - (sum(done, 0.0) / len(done) if done else 0.0)),
        len(people) / (2.5 * seats),
        sum([person.wounds + 2 * person.frostbite for person in people]) / (2 * seats),
        room / 18,
        tight / 3,
        cards / (5 * seats),
        hungry / 3 + s.starvation / 3,
        len(s.waste) / 10,
    ]


def _done(goal: Progress) -> float:
    """How much of a goal is done; of some there must be no more than so many."""
    if goal.met:
        return 1.0
    now, need = goal.now + 1.0, goal.need + 1.0
    return min(now, need) / max(now, need)


def outlook(s: ColonySight) -> float:
    """The chance, from 0 to 1."""
    total = sum([weight * value for weight, value in zip(WEIGHTS, features(s), strict=True)], 0.0)
    return 1 / (1 + exp(-max(-20.0, min(20.0, total))))
