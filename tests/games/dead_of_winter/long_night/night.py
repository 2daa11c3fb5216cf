"""The words of a table of The Long Night, beside those of every table of Dead of Winter."""

from collections.abc import Mapping, Sequence
from typing import Any

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import NightState, night_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.table import PERSON, PLACE, Game, seat


def night(
    *groups: Sequence[str],
    despair: Mapping[str, int] | None = None,
    unruly: int = 0,
    traps: Mapping[str, int | Sequence[int]] | None = None,
    **what: Any,
) -> Game:
    """A table of The Long Night; ``unruly`` of the helpless survivors are so, ``traps`` as barricades."""

    def plant(t: ColonyTable) -> None:
        state = night_of(t)
        for name, count in (despair or {}).items():
            state.despair += [PERSON[name]] * count
        state.unruly = unruly
        for name, number in (traps or {}).items():
            gates = [number] if isinstance(number, int) else number
            for gate, count in enumerate(gates):
                state.traps += [entrance_of(PLACE[name]) + gate] * count
        if planted is not None:
            planted(t)

    planted = what.pop("plant", None)
    what.setdefault("long_night", "mixed")
    return seat(*groups, plant=plant, **what)


def state(table: Game) -> NightState:
    """What The Long Night keeps there."""
    return night_of(table.table)


def look(table: Game, module: str = "long_night", watcher: int | None = None) -> dict[str, Any]:
    """What a seat may know of a module beside its numbers."""
    found: dict[str, Any] = table.view(watcher)["modules"][module]["look"]
    return found


def traps(table: Game, place: str) -> list[int]:
    """The explosive traps by entrance of a place."""
    found: list[int] = look(table)["traps"][place]
    return found


def despair(table: Game, survivor: str) -> int:
    """The despair tokens of a survivor."""
    found: int = look(table)["despair"].get(survivor, 0)
    return found


def by_card(table: Game, flow: Flow) -> None:
    """Something happens that a card would say; nobody is asked anything."""
    for ask in flow:
        raise AssertionError(f"{ask.question} is asked")


def nobody_calls_a_vote(table: Game) -> Game:
    """Everybody lets the first player token pass."""
    while table.asked is not None and table.asked[0] == "call_token_vote":
        table.chooses("no")
    return table
