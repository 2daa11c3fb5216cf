"""A named unit in ``lastfire odds``: what its abilities bring to a fight with Regular Zeds on open ground."""

from dataclasses import dataclass, field
from typing import Final

from lastfire.engine.chance import Chance
from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import hits_left, put
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.combat.column import find_column
from lastfire.games.dawn_of_the_zeds.rules.combat.dice import may_roll_again
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import gun_power, gun_shifts
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import BY_TABLE
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import bearer_of, courses_of, winner_of
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.holding import GUNFIRE
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars, strength
from lastfire.games.dawn_of_the_zeds.rules.setup import box_for, house_rules
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, new_fight, new_table
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES

HERE: Final = BY_ID["forest_2"]
ENEMY: Final = UNIT["zeds_1"]


@dataclass(frozen=True)
class Way:
    """One way it may go before the dice, see ``rules.combat.course.Course``."""

    chance: float = 1.0
    is_fought: bool = True
    shift: int = 0
    spares_unit: bool = False
    zeds_hits: int = 0
    drives_off: bool = False
    gives_way: bool = False


@dataclass(frozen=True)
class Bearing:
    """What a unit is, and what it brings to a fight; by default nothing of its own."""

    strength: int | None = None
    left: int = 4
    ignores: int = 0
    shift: int = 0
    rolls_again: bool = False
    winner: int = BY_TABLE
    ways: list[Way] = field(default_factory=lambda: [Way()])


def _no_unit(key: str) -> Name:
    """That no fighter has this id; and the ids of those whose names have the word in them."""
    meant = [
        noun.id
        for unit, noun in enumerate(UNIT_NAMES)
        if is_fighter(unit) and key.casefold() in (*noun.name.en.casefold().split(), noun.name.ja)
    ]
    if not meant:
        return Name(f"there is no unit {key}", f"{key}というユニットはありません")
    return Name(
        f"there is no unit {key}; perhaps {' or '.join(meant)}",
        f"{key}というユニットはありません（{'、'.join(meant)}でしょうか）",
    )


def bearing_of(key: str, shoots: bool, defends: bool) -> Bearing:
    """What a unit of this id brings to gunfire at the next space, or to a hand-to-hand.

    Raises SetupError where there is no such unit, or it does not shoot.
    """
    unit = UNIT.get(key, NONE)
    if unit == NONE or not is_fighter(unit):
        raise SetupError("by", _no_unit(key))
    rules = DawnOfTheZeds()
    setup = rules.agree(1, {"level": "directors_cut"})
    t = new_table(1, Chance(), box_for(setup), house_rules(setup))
    put(t, unit, HERE)
    put(t, ENEMY, HERE)
    left, ignores = bearer_of(t, unit)
    if shoots:
        if bars(t, unit, GUNFIRE):
            raise SetupError("by", Name(f"{key} does not shoot", f"{key}は射撃をしません"))
        return Bearing(gun_power(t, unit, 1), left, ignores, gun_shifts(t, unit, ENEMY, 1))
    fight = new_fight([ENEMY], unit, HERE, NONE, defends)
    ways: list[Way] = []
    find_column(t, fight)
    plain = sum(fight.shifts[1::2])
    for course in courses_of(t, fight):
        then = course.fight
        if then is None:
            ways.append(
                Way(course.chance, False, 0, False, course.zeds_hits, course.drives_off, course.gives_way)
            )
        else:
            find_column(t, then)
            ways.append(Way(course.chance, True, sum(then.shifts[1::2]) - plain, then.spares_unit))
    return Bearing(
        strength(t, unit),
        hits_left(t, unit),
        ignores,
        plain,
        may_roll_again(t, unit),
        winner_of(t, fight),
        ways,
    )
