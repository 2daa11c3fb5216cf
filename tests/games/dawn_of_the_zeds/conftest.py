"""No test may leave luck over that it let fall, or be decided by luck it did not."""

from collections.abc import Iterator

import pytest

from tests.games.dawn_of_the_zeds import table


@pytest.fixture(autouse=True)
def all_luck_is_used() -> Iterator[None]:
    table.LAID.clear()
    yield
    for game in table.LAID:
        game.luck_is_used()
