"""What a fight is likely to bring, from what a seat sees."""

from functools import cache
from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.ground import BARRICADE, STRONGPOINT
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import KIND, NAMED, TOWN, TOWN_CENTER, VILLAGE
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    Bearer,
    FightOdds,
    GunOdds,
    gunfire,
    hand_to_hand,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    ALWAYS,
    ATTACKING,
    DEFENDING,
    BeatsZeds,
    IgnoresHits,
    RollsAgain,
    ShiftInHandToHand,
)
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.sources import FIRST_MARKER, MARKER_SOURCE, MARKERS

_TERRAIN: Final = {NAMED: 1, VILLAGE: 1, TOWN: 2}


class Fighter:
    """What the printed abilities of a unit, and the markers on it, do in every fight."""

    def __init__(self, s: Known, unit: int) -> None:
        self.attack = 0
        self.defence = 0
        self.faces = 0  # of a die, on which it ignores a Hit
        self.rolls_again = False
        self.wins = False
        sources = [unit]
        marks = s.marks[unit] // FIRST_MARKER
        if marks:
            sources += [MARKER_SOURCE + i for i in range(len(MARKERS)) if marks >> i & 1]
        for source in sources:
            for holding in s.box.holds[source]:
                if isinstance(holding, ShiftInHandToHand):
                    if holding.when in (ALWAYS, ATTACKING):
                        self.attack += holding.columns
                    if holding.when in (ALWAYS, DEFENDING):
                        self.defence += holding.columns
                elif isinstance(holding, IgnoresHits):
                    self.faces = max(self.faces, holding.last - holding.first + 1)
                elif isinstance(holding, RollsAgain):
                    self.rolls_again = True
                elif isinstance(holding, BeatsZeds):
                    self.wins = True


def terrain(s: Known, space: int) -> int:
    """The terrain shifts of a space."""
    if s.ground[space] & STRONGPOINT:
        return 3
    if space == TOWN_CENTER:
        return 2
    found = _TERRAIN.get(KIND[space], 0)
    return max(found, 2) if s.ground[space] & BARRICADE else found


@cache
def chances(column: int, unit: Bearer, zeds: tuple[Bearer, ...], rolls_again: bool, winner: int) -> FightOdds:
    """The prospects of a hand-to-hand, which are asked for over and over again."""
    return hand_to_hand(column, unit, zeds, 0, rolls_again, winner)


@cache
def shots(column: int, target: Bearer) -> GunOdds:
    """The prospects of gunfire."""
    return gunfire(column, target)


class Fights:
    """Fights on one table, each unit looked at once."""

    def __init__(self, s: Known) -> None:
        self.s = s
        self._fighters: dict[int, Fighter] = {}
        self._defences: dict[tuple[int, tuple[int, ...], int], FightOdds] = {}

    def fighter(self, unit: int) -> Fighter:
        """What a unit does in every fight."""
        found = self._fighters.get(unit)
        if found is None:
            found = self._fighters[unit] = Fighter(self.s, unit)
        return found

    def bearer(self, unit: int) -> Bearer:
        """How many Hits remove a unit, and on how many faces it ignores one."""
        return (self.s.hits_left(unit), self.fighter(unit).faces)

    def defence(self, unit: int, zeds: tuple[int, ...], space: int) -> FightOdds:
        """Zeds attack a unit in a space."""
        key = (unit, zeds, space)
        found = self._defences.get(key)
        if found is None:
            shift = self.fighter(unit).defence + terrain(self.s, space)
            found = self._defences[key] = self._odds(unit, zeds, shift)
        return found

    def attack(self, unit: int, zeds: tuple[int, ...]) -> FightOdds:
        """A unit attacks Zeds."""
        return self._odds(unit, zeds, self.fighter(unit).attack)

    def _odds(self, unit: int, zeds: tuple[int, ...], shift: int) -> FightOdds:
        s = self.s
        known = self.fighter(unit)
        column = shifted(column_of(sum([s.strength[one] for one in zeds]), s.strength[unit]), shift)
        bearers = tuple([self.bearer(one) for one in zeds])
        return chances(column, self.bearer(unit), bearers, known.rolls_again, int(known.wins))

    def hold_chance(self, units: tuple[int, ...], zeds: tuple[int, ...], space: int) -> float:
        """The best chance that one of these units holds a space against these Zeds."""
        return max([self.defence(unit, zeds, space)["wins"] for unit in units], default=0.0)
