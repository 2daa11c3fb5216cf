"""The Gunfire Action; the roll is in ``combat/gunfire.py``. [DOZ-GUN]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import pay_for_shot, shoot, targets_of
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.actions import SHOOT


class Shoot(Deed):
    """A unit shoots at a target in its range, for an Action and as a rule 1 Ammo. [DOZ-GUN-1..7]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if means.actions:
            for target in targets_of(t, means.unit):
                ids.append(SHOOT + target)

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        pay_for_shot(t, unit)
        return shoot(t, unit, action - SHOOT)
