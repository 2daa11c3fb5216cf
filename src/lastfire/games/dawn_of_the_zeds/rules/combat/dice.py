"""The dice of a hand-to-hand. [DOZ-COMBAT-13, DOZ-COMBAT-20, DOZ-COMBAT-21]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.combat.table import BEST_ROW, DIE, ROW, best_two
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, held_by
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, Fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_player_unit
from lastfire.games.dawn_of_the_zeds.rules.words.actions import ROLL_AGAIN, STAND
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import ASK_ROLL_AGAIN, DICE_ROLLED, ROLLS_AGAIN


def roll_dice(t: DawnTable, fight: Fight) -> Flow:
    """Roll 2 dice, and those that are added; who may roll again is asked once. ``t.reply`` is the row.

    [DOZ-COMBAT-13, DOZ-COMBAT-20, DOZ-COMBAT-21]
    """
    count = 2
    if t.heard[questions.ADDS_DIE]:
        count += extra_dice(t, fight)
    _roll(t, fight, count)
    t.reply = ROW[best_two(fight.dice)]
    if t.reply != BEST_ROW and t.heard[questions.ROLLS_AGAIN] and may_roll_again(t, fight.unit):
        return _roll_again(t, fight, count)
    return NOTHING


def _roll_again(t: DawnTable, fight: Fight, count: int) -> Flow:
    best = best_two(fight.dice)
    yield t.ask(decider(t, fight.unit), ASK_ROLL_AGAIN, [STAND, ROLL_AGAIN], fight.unit, best)
    if t.reply == ROLL_AGAIN:
        fight.rerolled = True
        t.tell(ROLLS_AGAIN, fight.unit)
        _roll(t, fight, count)
    t.reply = ROW[best_two(fight.dice)]


def _roll(t: DawnTable, fight: Fight, count: int) -> None:
    fight.dice = t.chance.roll_all(DIE, count)
    if t.told is not None:
        t.tell(DICE_ROLLED, fight.unit, *fight.dice)


def extra_dice(t: DawnTable, fight: Fight) -> int:
    """How many more dice a player unit rolls: the best two count.

    [DOZ-COMBAT-21, DOZ-UNIT-68, DOZ-UNIT-76]
    """
    if not is_player_unit(fight.unit):
        return 0
    dice = 0
    for _, bearer, holding in all_held(t, questions.ADDS_DIE):
        dice += holding.adds_die(t, bearer, fight)
    return dice


def may_roll_again(t: DawnTable, unit: int) -> bool:
    """Whether a unit may roll again in its fights. [DOZ-UNIT-54, DOZ-UNIT-55, DOZ-UNIT-66]"""
    for _, _, holding in held_by(t, unit, questions.ROLLS_AGAIN):
        if holding.rolls_again():
            return True
    return False
