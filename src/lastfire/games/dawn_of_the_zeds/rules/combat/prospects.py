"""The odds of fights and shots on the table, before anybody commits."""

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import fighters_at, hits_left
from lastfire.games.dawn_of_the_zeds.rules.combat.column import find_column
from lastfire.games.dawn_of_the_zeds.rules.combat.course import Course
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
    blended,
    from_rows,
    gunfire,
    hand_to_hand,
    unfought,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.table import HITS_ON_ZEDS, ROW, best_two
from lastfire.games.dawn_of_the_zeds.rules.holdings import (
    NOTHING_HELD,
    Held,
    has_nothing,
    held_by,
    in_force,
)
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, Fight
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_spreader


def bearer_of(t: DawnTable, unit: int) -> Bearer:
    """How many Hits remove a unit, and on how many faces of a die it ignores one."""
    held = held_by(t, unit, questions.IGNORES_HIT)
    faces = 0
    for die in range(1, SIDES + 1):
        faces += any(holding.ignores_hit(die) for _, _, holding in held)
    return hits_left(t, unit), faces


def zeds_of(t: DawnTable, fight: Fight) -> list[Bearer]:
    """The Zeds side of a fight in the order in which it takes Hits."""
    return [bearer_of(t, unit) for unit in sorted(fight.zeds, key=is_spreader)]


def odds_of_dice(t: DawnTable, fight: Fight) -> FightOdds:
    """What becomes of a fight if its dice are kept as they lie."""
    rows = [0.0] * len(HITS_ON_ZEDS)
    rows[ROW[best_two(fight.dice)]] = 1.0
    unit = bearer_of(t, fight.unit)
    after = hits_after(t, fight)
    return from_rows(
        rows, fight.column, unit, zeds_of(t, fight), winner_of(t, fight), fight.spares_unit, after
    )


def odds_of_fight(t: DawnTable, fight: Fight, before: int = 0) -> FightOdds:
    """The prospects of a fight as it stands, its dice not yet rolled; its column is worked out.

    ``before`` are Hits that Zeds take before it. The column is that of their Strength now.
    """
    find_column(t, fight)
    on_zeds, on_unit = hits_after(t, fight)
    return hand_to_hand(
        fight.column,
        bearer_of(t, fight.unit),
        zeds_of(t, fight),
        extra_dice(t, fight),
        not fight.rerolled and may_roll_again(t, fight.unit),
        winner_of(t, fight),
        fight.spares_unit,
        (on_zeds + before, on_unit),
    )


def fights_on(t: DawnTable, fight: Fight) -> bool:
    """Whether the same attack follows at once again. [DOZ-EVENT-40]"""
    if not t.heard[questions.FIGHTS_ON]:
        return False
    return any(holding.fights_on(t, fight) for _, _, holding in in_force(t, questions.FIGHTS_ON))


def hits_after(t: DawnTable, fight: Fight) -> tuple[int, int]:
    """The Hits on each side that follow from a fight once it is over. [DOZ-RESEARCH-16]"""
    on_zeds = on_unit = 0
    for _, bearer, holding in what_follows(t, fight):
        zeds, unit = holding.hits_after(t, bearer, fight)
        on_zeds += zeds
        on_unit += unit
    return on_zeds, on_unit


def what_follows(t: DawnTable, fight: Fight) -> list[Held]:
    """Whatever has something to say once a fight is over."""
    if not t.heard[questions.AFTER_FIGHT]:
        return NOTHING_HELD
    held = held_by(t, fight.unit, questions.AFTER_FIGHT)
    for unit in fight.zeds:
        if not has_nothing(t, unit):
            held = held + held_by(t, unit, questions.AFTER_FIGHT)
    return held + in_force(t, questions.AFTER_FIGHT)


# Before it is certain that there is a fight.


def courses_of(t: DawnTable, fight: Fight, met: bool = False) -> list[Course]:
    """What may come before the dice of a fight in which ``fight.unit`` is to fight, each way with its chance.

    Zeds that attack come upon everybody in the space first, unless they have ``met`` them already.
    [DOZ-ZEDS-13, DOZ-UNIT-56, DOZ-UNIT-58, DOZ-UNIT-59, DOZ-UNIT-61]
    """
    ways = [Course(1.0, fight)]
    if not t.heard[questions.FORESEES]:
        return ways
    if fight.zeds_attack and not met:
        for unit in fighters_at(t, fight.space):
            ways = _with_courses(t, ways, held_by(t, unit, questions.FORESEES), questions.MEETING)
    return _with_courses(t, ways, held_by(t, fight.unit, questions.FORESEES), questions.DECLINES)


def _with_courses(t: DawnTable, ways: list[Course], held: list[Held], at: int) -> list[Course]:
    """These ways, and what those who are asked ``at`` this point make of each."""
    for source, bearer, holding in held:
        if not any(each is holding for _, _, each in t.box.answers[source][at]):
            continue
        found: list[Course] = []
        for way in ways:
            courses = holding.foresees(t, bearer, way.fight) if way.fight is not None else []
            if not courses:
                found.append(way)
            for course in courses:
                chance = way.chance * course.chance
                if chance > 0:
                    hits = way.zeds_hits + course.zeds_hits
                    found.append(Course(chance, course.fight, hits, course.drives_off, course.gives_way))
        ways = found
    return ways


def odds_of_courses(t: DawnTable, ways: list[Course], zeds: list[Bearer]) -> FightOdds:
    """The prospects over all that may come before the dice; the column of each fight is worked out."""
    return blended(
        [
            (
                way.chance,
                odds_of_fight(t, way.fight, way.zeds_hits)
                if way.fight is not None
                else unfought(zeds, way.zeds_hits, way.drives_off),
            )
            for way in ways
        ]
    )


def odds_before(t: DawnTable, fight: Fight, met: bool = False) -> FightOdds:
    """The prospects of a fight that may yet be got around; ``fight`` becomes the likeliest that is fought."""
    outer = t.fight
    t.fight = fight
    ways = courses_of(t, fight, met)
    found = odds_of_courses(t, ways, zeds_of(t, fight))
    if fights_on(t, fight):
        found["repeats"] = True
    t.fight = outer
    likeliest = max(ways, key=lambda way: way.chance if way.fight is not None else 0.0).fight
    if likeliest is not None:
        fight.start, fight.shifts, fight.column = likeliest.start, likeliest.shifts, likeliest.column
    return found


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


def odds_of_shot(t: DawnTable, shooter: int, target: int, shift: int = 0) -> GunOdds:
    """The prospects of gunfire of a unit at a target in its range."""
    distance = distance_between(t.at[shooter], t.at[target])
    shift += gun_shifts(t, shooter, target, distance)
    return odds_by_strength(t, gun_power(t, shooter, distance), target, shift)


def odds_by_strength(t: DawnTable, strength: int, target: int, shift: int = 0) -> GunOdds:
    """The prospects of gunfire of a Strength, moved by shifts, at a target."""
    return odds_in_column(t, gun_column(strength, shift), target)


def odds_in_column(t: DawnTable, column: int, target: int) -> GunOdds:
    """The prospects of gunfire in a column, from 0, at a target."""
    return gunfire(column, bearer_of(t, target))
