"""What tests of units have done: fights, entries, and whole Action Phases."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import enter_play
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack, raiders_attack, zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.action import WHO
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game


def attacked(space: str, *zeds: str, came_from: str = "") -> Carried:
    """Zeds that stand in a space attack who is there; they came from the next one outward."""

    def step(t: DawnTable) -> Flow:
        start = SPACE[came_from] if came_from else SPACE[space] + 1
        yield from zeds_attack(t, sorted(UNIT[unit] for unit in zeds), SPACE[space], start)

    return step


def attacking(unit: str, space: str, came_from: str = "") -> Carried:
    """A player unit that stands in a space attacks who is there; it came from the next one inward."""

    def step(t: DawnTable) -> Flow:
        start = SPACE[came_from] if came_from else SPACE[space] - 1
        yield from player_attack(t, UNIT[unit], SPACE[space], start)

    return step


def raiding(unit: str, space: str) -> Carried:
    """Raiders that stand in a space attack who is there."""

    def step(t: DawnTable) -> Flow:
        yield from raiders_attack(t, UNIT[unit], SPACE[space], SPACE[space] + 1)

    return step


def hitting(unit: str, count: int) -> Carried:
    """So many Hits on a unit."""

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT[unit], count)

    return step


def entering(unit: str, space: str) -> Carried:
    """A unit comes into play."""

    def step(t: DawnTable) -> Flow:
        yield from enter_play(t, UNIT[unit], SPACE[space])

    return step


def in_actions(game: Game, seat: int = 0) -> Game:
    """The Action Phase is under way, and a seat is asked who acts."""
    return game.has(asked=seat).begin(ACTION, WHO)


def does(game: Game, unit: str, verb: str, about: int | str | None = None) -> Game:
    """A unit does something in the Action Phase: first who, then what."""
    return game.answers("unit", unit).answers(verb, about)


def uses(game: Game, unit: str, verb: str = "use") -> Game:
    """A unit uses its ability: ``use``, ``use_second`` or ``use_third``."""
    return does(game, unit, verb, unit)


def offers(game: Game, unit: str) -> list[str]:
    """What a unit could do, when the question is who acts; the question stays as it is."""
    if f"unit unit={unit}" not in game.options:
        return []
    fork = game.match.fork()
    ask = fork.ask
    assert ask is not None
    for option in ask.options:
        if option.notation == f"unit unit={unit}":
            fork.answer(option.position)
    assert fork.ask is not None
    return [option.notation for option in fork.ask.options]


def column(game: Game) -> tuple[int, int]:
    """The column of the last hand-to-hand before and after shifts, 1 to 7."""
    args = game.told("column_found")[-1].args
    return args["start"], args["column"]


def moved_by(game: Game) -> int:
    """By how many columns the last hand-to-hand went right, or left where it is negative."""
    start, then = column(game)
    return then - start


def gun_column(game: Game) -> int:
    """The column of the last gunfire, 1 to 7."""
    return int(game.told("gunfire_rolled")[-1].args["column"])
