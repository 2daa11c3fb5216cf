"""What a fight is likely to bring, from what a seat sees."""

from functools import cache
from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.ground import BARRICADE, STRONGPOINT
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import KIND, NAMED, TOWN, TOWN_CENTER, VILLAGE
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    Bearer,
    FightOdds,
    GunOdds,
    blended,
    gunfire,
    hand_to_hand,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    ALWAYS,
    ATTACKING,
    DEFENDING,
    BeatsZeds,
    DrivesOff,
    IgnoresHits,
    RollsAgain,
    ShiftInHandToHand,
    StrikesUnharmed,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_powers import HoldsBack, KeepsAway
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.sources import FIRST_MARKER, MARKER_SOURCE, MARKERS
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_regular_zeds

SIDES: Final = 6
SPREAD: Final = 128
"""More than there are spaces, and more than columns of terrain."""
_TERRAIN: Final = {NAMED: 1, VILLAGE: 1, TOWN: 2}


class Fighter:
    """What the printed abilities of a unit, and the markers on it, do in every fight."""

    def __init__(self, s: Known, unit: int) -> None:
        self.attack = 0
        self.defence = 0
        self.faces = 0  # of a die, on which it ignores a Hit
        self.rolls_again = False
        self.wins = False
        self.drives_off = 0.0  # how likely Regular Zeds run from its attack
        self.strikes = 0.0  # how likely it takes no Hits
        self.strike_columns = 0
        self.holds_back = 0.0  # how likely Zeds in its space stay there
        self.keeps_away = 0.0  # how likely Zeds do not come near
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
                elif isinstance(holding, DrivesOff):
                    self.drives_off = (SIDES + 1 - holding.first) / SIDES
                elif isinstance(holding, StrikesUnharmed):
                    self.strikes = (SIDES + 1 - holding.first) / SIDES
                    self.strike_columns = holding.columns
                elif isinstance(holding, HoldsBack):
                    self.holds_back = (SIDES + 1 - holding.first) / SIDES
                elif isinstance(holding, KeepsAway):
                    self.keeps_away = (SIDES + 1 - holding.first) / SIDES


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
def winning(column: int, rolls_again: bool, winner: int) -> float:
    """The chance to win a hand-to-hand, which does not depend on how many Hits either side bears."""
    return hand_to_hand(column, rolls_again=rolls_again, winner=winner)["wins"]


@cache
def shots(column: int, target: Bearer) -> GunOdds:
    """The prospects of gunfire."""
    return gunfire(column, target)


DRIVEN: Final = FightOdds(wins=1.0, zeds_hits=[0.0, 1.0], unit_hits=[1.0], zeds_fall=0.0, unit_falls=0.0)
"""Zeds that run from an attack. [DOZ-UNIT-59]"""


def mixed(likely: float, one: FightOdds, other: FightOdds) -> FightOdds:
    """The prospects where one thing happens this likely, and the other otherwise."""
    return blended([(likely, one), (1 - likely, other)])


class Fights:
    """Fights on one table, each unit looked at once."""

    def __init__(self, s: Known) -> None:
        self.s = s
        self._fighters: dict[int, Fighter] = {}
        self._holds: dict[int, dict[int, float]] = {}
        self.weaker: dict[int, int] = {}
        """The Strength that is left to Zeds after Hits that are only thought of."""
        self.ground: dict[int, int] = {}
        """The terrain shifts of spaces where something is only thought of."""

    def fighter(self, unit: int) -> Fighter:
        """What a unit does in every fight."""
        found = self._fighters.get(unit)
        if found is None:
            found = self._fighters[unit] = Fighter(self.s, unit)
        return found

    def strength(self, unit: int) -> int:
        """The Strength of a unit, or what is left of it after Hits that are looked at."""
        found = self.weaker.get(unit)
        return self.s.strength[unit] if found is None else found

    def strength_of(self, zeds: tuple[int, ...]) -> int:
        """The Strength of a group of Zeds."""
        return sum([self.strength(one) for one in zeds])

    def bearer(self, unit: int) -> Bearer:
        """How many Hits remove a unit, and on how many faces it ignores one."""
        return (self.s.hits_left(unit), self.fighter(unit).faces)

    def defence(self, unit: int, zeds: tuple[int, ...], space: int) -> FightOdds:
        """Zeds attack a unit in a space."""
        known = self.fighter(unit)
        shift = known.defence + max(terrain(self.s, space), self.ground.get(space, 0))
        odds = self._odds(unit, zeds, shift)
        return self._strike(unit, zeds, shift, odds) if known.strikes else odds

    def attack(self, unit: int, zeds: tuple[int, ...]) -> FightOdds:
        """A unit attacks Zeds."""
        known = self.fighter(unit)
        odds = self._odds(unit, zeds, known.attack)
        if known.strikes:
            return self._strike(unit, zeds, known.attack, odds)
        if known.drives_off and all(is_regular_zeds(one) for one in zeds):
            return mixed(known.drives_off, DRIVEN, odds)
        return odds

    def _strike(self, unit: int, zeds: tuple[int, ...], shift: int, odds: FightOdds) -> FightOdds:
        """A fight in which the unit may take no Hits. [DOZ-UNIT-61]"""
        known = self.fighter(unit)
        better = self._odds(unit, zeds, shift + known.strike_columns)
        unharmed = FightOdds(
            wins=better["wins"],
            zeds_hits=better["zeds_hits"],
            unit_hits=[1.0],
            zeds_fall=better["zeds_fall"],
            unit_falls=0.0,
        )
        return mixed(known.strikes, unharmed, odds)

    def _odds(self, unit: int, zeds: tuple[int, ...], shift: int) -> FightOdds:
        s = self.s
        known = self.fighter(unit)
        column = shifted(column_of(self.strength_of(zeds), s.strength[unit]), shift)
        bearers = tuple([self.bearer(one) for one in zeds])
        return chances(column, self.bearer(unit), bearers, known.rolls_again, int(known.wins))

    def hold_chance(self, units: tuple[int, ...], strength: int, space: int) -> float:
        """The best chance that one of these units holds a space against Zeds of so much Strength."""
        key = (strength * SPREAD + self.ground.get(space, 0)) * SPREAD + space
        holds = self._holds.get(key)
        if holds is None:
            holds = self._holds[key] = {}
        best = 0.0
        for unit in units:
            wins = holds.get(unit)
            if wins is None:
                wins = holds[unit] = self._holding(unit, strength, space)
            best = max(best, wins)
        return best

    def _holding(self, unit: int, strength: int, space: int) -> float:
        """The chance that a unit holds a space."""
        known = self.fighter(unit)
        shift = known.defence + max(terrain(self.s, space), self.ground.get(space, 0))
        even = column_of(strength, self.s.strength[unit])
        wins = winning(shifted(even, shift), known.rolls_again, int(known.wins))
        if not known.strikes:
            return wins
        better = winning(shifted(even, shift + known.strike_columns), known.rolls_again, int(known.wins))
        return known.strikes * better + (1 - known.strikes) * wins
