"""The odds of fights and shots on the table, before anybody commits."""

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import hits_left
from lastfire.games.dawn_of_the_zeds.rules.combat.column import find_column
from lastfire.games.dawn_of_the_zeds.rules.combat.dice import extra_dice, may_roll_again
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import (
    distance_between,
    gun_column,
    gun_power,
    gun_shifts,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    BY_TABLE,
    HUMANS,
    SIDES,
    THE_ZEDS,
    Bearer,
    FightOdds,
    GunOdds,
    from_rows,
    gunfire,
    hand_to_hand,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.table import HITS_ON_ZEDS, ROW, best_two
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, Fight, new_fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_spreader


def bearer_of(t: DawnTable, unit: int) -> Bearer:
    """How many Hits remove a unit, and on how many faces of a die it ignores one."""
    held = held_by(t, unit, questions.IGNORES_HIT)
    faces = 0
    for die in range(1, SIDES + 1):
        faces += any(holding.ignores_hit(die) for _, _, holding in held)
    return hits_left(t, unit), faces


def odds_of_dice(t: DawnTable, fight: Fight) -> FightOdds:
    """What becomes of a fight if its dice are kept as they lie."""
    rows = [0.0] * len(HITS_ON_ZEDS)
    rows[ROW[best_two(fight.dice)]] = 1.0
    zeds = [bearer_of(t, unit) for unit in sorted(fight.zeds, key=is_spreader)]
    unit = bearer_of(t, fight.unit)
    return from_rows(rows, fight.column, unit, zeds, winner_of(t, fight), fight.spares_unit)


def odds_of_fight(t: DawnTable, fight: Fight) -> FightOdds:
    """The prospects of a fight as it stands, its dice not yet rolled; its column is worked out."""
    find_column(t, fight)
    zeds = sorted(fight.zeds, key=is_spreader)
    return hand_to_hand(
        fight.column,
        bearer_of(t, fight.unit),
        [bearer_of(t, unit) for unit in zeds],
        extra_dice(t, fight),
        not fight.rerolled and may_roll_again(t, fight.unit),
        winner_of(t, fight),
        fight.spares_unit,
    )


def winner_of(t: DawnTable, fight: Fight) -> int:
    """Who wins a fight whatever the dice say, or BY_TABLE. [DOZ-UNIT-40, DOZ-UNIT-41, DOZ-UNIT-71]"""
    if not t.heard[questions.WINS]:
        return BY_TABLE
    for _, bearer, holding in held_by(t, fight.unit, questions.WINS):
        if holding.wins(t, bearer, fight):
            return HUMANS
    for unit in fight.zeds:
        for _, bearer, holding in held_by(t, unit, questions.WINS):
            if holding.wins(t, bearer, fight):
                return THE_ZEDS
    return BY_TABLE


def odds_of_meeting(t: DawnTable, zeds: list[int], unit: int, space: int, zeds_attack: bool) -> FightOdds:
    """The prospects if these fought in a space, before anything is rolled or played for it."""
    return odds_of_fight(t, new_fight(zeds, unit, space, -1, zeds_attack))


def odds_of_shot(t: DawnTable, shooter: int, target: int, shift: int = 0) -> GunOdds:
    """The prospects of gunfire of a unit at a target in its range."""
    distance = distance_between(t.at[shooter], t.at[target])
    column = gun_column(gun_power(t, shooter, distance), shift + gun_shifts(t, shooter, target, distance))
    return odds_in_column(t, column, target)


def odds_in_column(t: DawnTable, column: int, target: int) -> GunOdds:
    """The prospects of gunfire in a column, from 0, at a target."""
    return gunfire(column, bearer_of(t, target))
