"""The Eat Phase. [DOZ-EAT]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.losses import who_takes_hits
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CAMP, HOSPITAL
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies, spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.card import EAT_ROLL
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_player_units
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import next_phase
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    PHASE_BEGINS,
    SUPPLIES_NEEDED,
    begin_with_cards,
    offer,
)
from lastfire.games.dawn_of_the_zeds.rules.words.acting import EAT_ROLLED, HUNGER


def eat_phase(t: DawnTable) -> Flow:
    """Supplies are lost; what is missing becomes Hits. [DOZ-EAT-1..5]"""
    cards = offer(t, PHASE_BEGINS)
    return _eat(t) if cards is NOTHING else begin_with_cards(t, cards, _eat)


def _eat(t: DawnTable) -> Flow:
    count = supplies_eaten(t)
    if count and not can_spend_supplies(t, count):
        return _starve(t, count)
    spend_supplies(t, count)
    next_phase(t)
    return NOTHING


def _starve(t: DawnTable, count: int) -> Flow:
    """There are not enough Supplies. [DOZ-EAT-3, DOZ-EAT-4]"""
    yield from offer(t, SUPPLIES_NEEDED, count=count)
    missing = spend_supplies(t, count)
    if missing:
        t.tell(HUNGER, missing)
        yield from hit_player_units(t, who_takes_hits(t), missing)
    next_phase(t)


def supplies_eaten(t: DawnTable) -> int:
    """How many Supplies the Event card takes; its die is rolled. [DOZ-EAT-1, DOZ-EAT-2, DOZ-EAT-5]"""
    if t.event == NONE:
        return 0
    count = t.box.events[t.event].eat
    if count != EAT_ROLL:
        return count
    die = rolled = 1 + t.chance.roll(6)
    if t.heard[questions.EAT_ADDED]:
        for _, _, holding in all_held(t, questions.EAT_ADDED):
            die += holding.eat_added()
    mouths = len(t.here[HOSPITAL]) + len(t.here[CAMP])
    if t.told is not None:
        t.tell(EAT_ROLLED, rolled, die, mouths)
    return 1 if die <= mouths else 0
