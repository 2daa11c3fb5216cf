"""No card, token, survivor or resource is lost or made, at any question of any game."""

from typing import Any

import pytest

import lastfire
from tests import soak
from tests.contract.accounts import audit
from tests.contract.games import NAMES, TABLES, random_match

ROADS = [(seats, options) for name, seats, options in TABLES if name == "hit_z_road"]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
def test_every_piece_is_somewhere_exactly_once(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        for match, _ in random_match(name, seats, options, seed):
            audit(match)


@pytest.mark.parametrize("name", list(lastfire.registered_games()))
def test_a_short_soak_finds_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m tests.soak`` is the long one."""
    assert soak.main([name, "--games", "50"]) == 0
    assert f"{name}: 50 games from 0" in capsys.readouterr().out


def test_a_soak_reaches_every_option_and_every_objective() -> None:
    for name, game in lastfire.registered_games().items():
        setups = [soak.setup_of(name, number) for number in range(600)]
        assert {setup.seats for setup in setups} == set(game.seats)
        for option in game.options.values():
            values = {setup.options[option.name] for setup in setups}
            if option.type == "choice":
                assert values >= set(option.choices) - {"random"}, option.name
            else:
                assert len(values) > 1, option.name


@pytest.mark.parametrize(("seats", "options"), ROADS)
def test_bids_are_covered_and_differ(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8):
        for match, _ in random_match("hit_z_road", seats, options, seed):
            view = match.view(None)
            bids = [group["bid"] for group in view["seats"] if group["bid"]]
            assert len(set(bids)) == len(bids)
            for group in view["seats"]:
                assert group["alive"] == (group["people"] > 0)
                if view["phase"] == "auction":
                    assert group["bid"] <= group["ammo"] + group["gas"] + group["adrenaline"]
            free = [path for path in view["paths"] if path["taken_by"] is None and not path["key"]]
            if seats > 1 and view["phase"] == "auction":
                assert len(free) >= len(view["order"])
