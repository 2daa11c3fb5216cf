"""No test may leave a die over that it let fall."""

from collections.abc import Iterator

import pytest

from tests.games.dead_of_winter import table


@pytest.fixture(autouse=True)
def every_die_has_fallen() -> Iterator[None]:
    table.SEATED.clear()
    yield
    for game in table.SEATED:
        game.no_die_is_left()
