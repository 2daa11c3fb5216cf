"""One phase, from its beginning to its end and no further."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.round import next_step
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, DawnTable
from tests.games.dawn_of_the_zeds.table import Game


def play_phase(game: Game, phase: int) -> Game:
    """The game is over as soon as this phase is."""
    game.t.phase = phase

    def steps(t: DawnTable) -> Flow:
        while t.phase == phase:
            flow = next_step(t)
            assert flow is not None
            yield from flow

    return game.carries_out(steps)


def act(game: Game) -> Game:
    """The Action Phase alone."""
    return play_phase(game, ACTION)


def acting(game: Game) -> list[str]:
    """The units that the seat that is asked can have act."""
    assert game.asked in ("who_acts", ""), game.asked
    return [option.removeprefix("unit unit=") for option in game.options if option.startswith("unit ")]


def can_do(game: Game, unit: str) -> list[str]:
    """What a unit can do, such as ``"move space=uptown"``; it is chosen for it."""
    return game.answers("unit", unit).options


def goes_to(game: Game, unit: str) -> list[str]:
    """Where a unit can move; it is chosen for it."""
    return [option.removeprefix("move space=") for option in can_do(game, unit) if option.startswith("move ")]
