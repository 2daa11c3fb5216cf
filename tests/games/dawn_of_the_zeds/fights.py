"""Steps that tests of fights have carried out."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack, raiders_attack, zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire, pay_for_shot, shoot
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_player_units, hit_zeds, take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_player_units, retreat_zeds
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import outbreak, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game


def numbers(units: tuple[str, ...]) -> list[int]:
    return sorted(UNIT[unit] for unit in units)


def attacked_by(*zeds: str, space: str, came_from: str = "") -> Carried:
    """Zeds, or an Un-Zeds unit, that have come into a space attack."""

    def step(t: DawnTable) -> Flow:
        yield from zeds_attack(t, numbers(zeds), SPACE[space], SPACE[came_from] if came_from else -1)

    return step


def attack_of(unit: str, space: str, came_from: str) -> Carried:
    """A player unit that has come into a space attacks."""

    def step(t: DawnTable) -> Flow:
        yield from player_attack(t, UNIT[unit], SPACE[space], SPACE[came_from])

    return step


def raid_of(raiders: str, space: str, came_from: str) -> Carried:
    """Raiders that have come into a space attack."""

    def step(t: DawnTable) -> Flow:
        yield from raiders_attack(t, UNIT[raiders], SPACE[space], SPACE[came_from])

    return step


def hits_on(unit: str, count: int) -> Carried:
    """So many Hits on one unit."""

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT[unit], count)

    return step


def hits_on_mob(*zeds: str, count: int) -> Carried:
    """So many Hits on Zeds of one space."""

    def step(t: DawnTable) -> Flow:
        yield from hit_zeds(t, numbers(zeds), count)

    return step


def hits_among(*units: str, count: int) -> Carried:
    """So many Hits on player units of the players' choice."""

    def step(t: DawnTable) -> Flow:
        yield from hit_player_units(t, numbers(units), count)

    return step


def retreat_of_zeds(*zeds: str) -> Carried:
    """Zeds of one space retreat."""

    def step(t: DawnTable) -> Flow:
        yield from retreat_zeds(t, numbers(zeds))

    return step


def retreat_of(*units: str, to: str = "") -> Carried:
    """Player units of one space retreat."""

    def step(t: DawnTable) -> Flow:
        yield from retreat_player_units(t, numbers(units), SPACE[to] if to else -1)

    return step


def shot_of(shooter: str, target: str) -> Carried:
    """A unit pays for gunfire and shoots."""

    def step(t: DawnTable) -> Flow:
        pay_for_shot(t, UNIT[shooter])
        yield from shoot(t, UNIT[shooter], UNIT[target])

    return step


def fired_at(target: str, strength: int, shift: int = 0) -> Carried:
    """Gunfire of some Strength."""

    def step(t: DawnTable) -> Flow:
        yield from fire(t, strength, shift, UNIT[target])

    return step


def infection_rises(*counts: int) -> Carried:
    """Infection rises, once for each number."""

    def step(t: DawnTable) -> Flow:
        for count in counts:
            yield from raise_infection(t, count)

    return step


def outbreak_of(is_unchecked: bool = False, lowers: bool = True) -> Carried:
    """An Outbreak."""

    def step(t: DawnTable) -> Flow:
        yield from outbreak(t, is_unchecked, lowers)

    return step


def column(game: Game) -> int:
    """The column of the last fight, 1 to 7."""
    found: int = game.told("column_found")[-1].args["column"]
    return found


def start_column(game: Game) -> int:
    """The column of the last fight before its shifts."""
    found: int = game.told("column_found")[-1].args["start"]
    return found
