"""What a seat is shown does not depend on what it cannot know."""

from typing import Any

import pytest

import lastfire
from lastfire.games.dead_of_winter.rules.sight import ColonySight
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests import secrecy

EVERY = {"dawn_of_the_zeds": "113"}
"""At every so many questions where it is not 41: the forecasts of this game take long to count."""


@pytest.mark.parametrize("name", list(lastfire.registered_games()))
def test_tables_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """``python -m tests.secrecy`` is the long one."""
    assert secrecy.main([name, "--games", "10", "--every", EVERY.get(name, "41")]) == 0
    assert f"{name}: 10 games from 0" in capsys.readouterr().out


def test_the_deals_compared_do_differ() -> None:
    positions, differed = secrecy.watch("dead_of_winter", 3, 5)
    assert positions > 50
    assert differed > positions * 0.9


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = secrecy.seen

    def leaking(match: lastfire.Match, seat: int | None, news: int) -> dict[str, Any]:
        table = match._table
        assert isinstance(table, ColonyTable)
        return {**seen(match, seat, news), "leak": table.hands[0]}

    monkeypatch.setattr(secrecy, "seen", leaking)
    with pytest.raises(AssertionError, match="leak"):
        secrecy.watch("dead_of_winter", 3, 1)


def test_every_field_of_a_sight_is_compared() -> None:
    sight = lastfire.new("dead_of_winter", seats=3, seed=3).sight(0)
    assert isinstance(sight, ColonySight)
    before = secrecy.laid_out(sight)
    sight.gone = [1]
    sight.areas[1].known = [2]
    shown = secrecy.differences(before, secrecy.laid_out(sight))
    assert "gone: [] / [1]" in shown
    assert "areas: [1] known: [] / [2]" in shown
