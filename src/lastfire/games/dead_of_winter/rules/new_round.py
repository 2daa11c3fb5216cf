"""A new round: the crisis is turned, and everybody rolls."""

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.effects.verb import carry_out
from lastfire.games.dead_of_winter.rules.holdings import at_round_start, dice_added
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    NO_CARD,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.course import begin_turn
from lastfire.games.dead_of_winter.rules.words.records import CRISIS_REVEALED, DICE_ROLLED, ROUND_BEGINS

ACTION_DIE = (1, 2, 3, 4, 5, 6)


def new_round(t: ColonyTable) -> Flow:
    """Reveal a crisis, then roll action dice. [DOW-ROUND-2, DOW-ROUND-7, DOW-ROUND-8]"""
    t.used_ability = 0
    t.borrowed = 0
    t.used_gear = []
    t.searched = 0
    t.snow = max(0, t.snow - 1)
    t.tell(ROUND_BEGINS, t.round)
    reveal_crisis(t)
    if t.crisis >= 0:
        yield from carry_out(t, t.first, t.box.crises[t.crisis].revealed)
    yield from at_round_start(t)
    roll_action_dice(t)
    t.turns = 0
    begin_turn(t, t.first)


def reveal_crisis(t: ColonyTable) -> None:
    """The top crisis card is turned face up. [DOW-CRISIS-1, DOW-CRISIS-2]"""
    if len(t.piles[CRISES]) == 0:
        t.crisis = NO_CARD
        return
    t.crisis = t.pile(CRISES).draw(t.chance)
    t.knows[t.box.first_crisis + t.crisis] = EVERYONE
    t.tell(CRISIS_REVEALED, t.crisis)


def roll_action_dice(t: ColonyTable) -> None:
    """One die each, and one per survivor; old dice are gone. [DOW-DICE-1..6, DOW-DICE-10, DOW-DICE-12]"""
    for seat in t.living_seats():
        for face in range(6 * seat, 6 * seat + 6):
            t.dice[face] = 0
        t.used_dice[seat] = 0
        count = 1 + len(t.groups[seat]) + t.extra_dice[seat] + dice_added(t, seat)
        t.extra_dice[seat] = 0
        faces = t.chance.roll_all(ACTION_DIE, max(0, count))
        for face in faces:
            t.dice[6 * seat + face - 1] += 1
        t.tell(DICE_ROLLED, seat, *sorted(faces, reverse=True))
