"""Setup of The Long Night. [LN-SETUP-1..29]"""

import pytest

import lastfire
from tests.rule import rule


@rule("LN-SETUP-1")
@pytest.mark.parametrize("module", ["improvements", "bandits", "raxxon"])
def test_a_module_is_refused_without_the_long_night(module: str) -> None:
    with pytest.raises(lastfire.SetupError, match="The Long Night") as refused:
        lastfire.new("dead_of_winter", seats=4, seed=1, **{module: True})
    assert refused.value.field == module


@rule("LN-SETUP-1", "LN-SETUP-2")
def test_each_module_is_in_or_out_on_its_own() -> None:
    game = lastfire.registered_games()["dead_of_winter"]
    setup = game.agree(4, {"long_night": "mixed", "bandits": True})
    assert game.additions(setup) == ("long_night", "bandits")
