"""What is played for the profile-guided build: every value of every option, to the end."""

from random import Random

import pytest
import training

import lastfire


@pytest.mark.parametrize(
    ("name", "left_out"),
    # It needs The Long Night and the improvements.
    [
        ("hit_z_road", set()),
        ("dead_of_winter", {("main_objective", "built_to_last")}),
        ("dawn_of_the_zeds", set()),
    ],
)
def test_every_value_of_every_option_is_played(name: str, left_out: set[tuple[str, object]]) -> None:
    played = {value for match in training.matches(name) for value in match.options.items()}
    options = lastfire.registered_games()[name].options.values()
    assert {
        (option.name, value) for option in options for value in training.values_of(option)
    } - played == left_out


def test_a_match_is_played_to_its_end() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=1)
    training.play_with_everything(match, Random(1))
    assert match.ask is None
