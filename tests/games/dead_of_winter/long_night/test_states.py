"""What modules keep on the table goes into saves and copies, every field of it."""

from typing import Any, Final

import pytest

from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.long_night.modules import MODULES
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.state import ModuleState
from tests.contract.test_fields import Distinct, plain, vars_of
from tests.games.dead_of_winter.table import new

SEATS: Final = 3
KEEPING: Final = [module for module in MODULES if type(module.new_state(SEATS)) is not ModuleState]


def strange(module: Module) -> ModuleState:
    """A state on which every field has a value of its own."""
    state = module.new_state(SEATS)
    values = Distinct()
    for name, now in vars_of(state).items():
        if isinstance(now, bool):
            setattr(state, name, not now)
        elif isinstance(now, int):
            setattr(state, name, values.number())
        elif isinstance(now, Pile):
            setattr(state, name, values.value("Pile", now))
        else:
            assert isinstance(now, list), f"a test should know how to make {name}"
            setattr(state, name, values.value("list[int]", now))
    return state


def said(state: ModuleState) -> dict[str, Any]:
    """All fields, to be compared."""
    return {name: plain(value) for name, value in vars_of(state).items()}


@pytest.mark.parametrize("module", KEEPING, ids=[module.id for module in KEEPING])
def test_every_field_goes_into_numbers_and_comes_back(module: Module) -> None:
    state = strange(module)
    back = module.unpack(Numbers(state.pack()))
    assert said(back) == said(state)
    assert back.pack() == state.pack()


@pytest.mark.parametrize("module", KEEPING, ids=[module.id for module in KEEPING])
def test_every_field_is_copied_and_shares_nothing_that_changes(module: Module) -> None:
    state = strange(module)
    before = state.pack()
    copy = state.copy()
    assert said(copy) == said(state)
    for name, value in vars_of(copy).items():
        if isinstance(value, list):
            assert value is not getattr(state, name), name
            value.clear()
    assert state.pack() == before


def test_everything_the_long_night_keeps_is_tested_here() -> None:
    assert {"long_night", "bandits", "improvements", "raxxon"} <= {module.id for module in KEEPING}
    match = new(seats=4, long_night="mixed", bandits=True, improvements=True, raxxon=True)
    assert match.view(None)["modules"].keys() == {"long_night", "bandits", "improvements", "raxxon"}
