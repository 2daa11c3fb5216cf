"""Noise tokens with two sides. [LN-NOISE-1..8]"""

import pytest

import lastfire
from lastfire.engine.errors import ScriptError
from lastfire.games.dead_of_winter.rules.board.tracks import add_noise
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from tests.games.dead_of_winter.long_night.night import night, traps
from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule

BLANK, MARKED = 1, 2  # as a coin falls, counted from 1


def out(**what: object) -> Game:
    """Three people outside the colony, and nobody at home but the helpless."""
    return night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "hospital", "olivia_brown": "hospital", "rod_miller": "gas_station"},
        **what,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("LN-NOISE-1", "LN-NOISE-2", "LN-NOISE-3", "LN-NOISE-5")
def test_each_token_is_flipped_and_the_marked_side_adds_a_zombie() -> None:
    table = out(noise={"school": 3})
    table.falls(BLANK, MARKED, MARKED)
    table.night_falls()
    assert [record["loud"] for record in table.all_of("noise_turned")] == ["blank", "marked", "marked"]
    assert table.zombies("school") == [2]
    assert table.noise("school") == 0


@rule("LN-NOISE-2")
def test_a_token_has_two_sides_and_no_more() -> None:
    table = out(noise={"school": 1})
    table.falls(MARKED + 1)
    with pytest.raises(ScriptError):
        table.night_falls()


@rule("LN-NOISE-2")
def test_by_option_a_die_is_rolled_as_in_the_base_game() -> None:
    table = out(noise={"school": 2}, agreed={"noise": "d6"})
    table.falls(3, 4)
    table.night_falls()
    assert [record["die"] for record in table.all_of("noise_rolled")] == [3, 4]
    assert table.zombies("school") == [1]
    assert table.all_of("noise_turned") == []


@rule("LN-NOISE-2")
def test_without_the_long_night_a_die_is_rolled() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "hospital", "olivia_brown": "hospital", "rod_miller": "gas_station"},
        noise={"school": 1},
    )  # fmt: skip
    table.falls(3)
    table.night_falls()
    assert table.zombies("school") == [1]
    assert lastfire.registered_games()["dead_of_winter"].options["noise"].default == "flip"


@rule("LN-NOISE-4")
def test_noise_comes_after_everybody_outside_in_the_order_of_the_locations() -> None:
    table = out(noise={"gas_station": 1, "police_station": 1})
    table.falls(MARKED, MARKED)
    table.night_falls()
    came = [record["place"] for record in table.all_of("zombie_came")]
    assert came == ["hospital", "hospital", "gas_station", "police_station", "gas_station"]


@rule("LN-NOISE-6")
def test_each_zombie_drawn_by_noise_meets_what_lies_at_the_entrance() -> None:
    table = out(
        noise={"school": 3, "gas_station": 1},
        zombies={"school": 2, "gas_station": 2},
        traps={"school": 1},
        barricades={"school": 1},
    )
    table.falls(MARKED, BLANK, MARKED, MARKED)
    table.night_falls()
    # At the School the first sets off the trap, the last finds space; at the Gas Station the survivor's
    # zombie fills the entrance, and the loud one overruns it.
    assert traps(table, "school") == [0]
    assert table.barricades("school") == [1]
    assert table.zombies("school") == [1]
    assert not table.is_in_play("rod_miller")


@rule("LN-NOISE-7")
def test_nobody_makes_noise_at_the_hideout() -> None:
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "hideout"}, zombies={"hideout": 2}, gear={"ashley_ross": ["shotgun"]},
        dice={0: [6, 6]}, bandits=True,
    )  # fmt: skip
    assert "deck" in table.place("hideout")
    assert table.place("hideout")["deck"] is None
    add_noise(table.table, HIDEOUT, 2)
    assert table.noise("hideout") == 0
    assert not table.offers("search", survivor="ashley_ross")
