"""No field of a table is forgotten where it is copied, packed and unpacked."""

import ast
from array import array
from typing import Any, Final

import pytest

import lastfire
from lastfire.engine.chance import Chance
from lastfire.engine.pile import Pile
from lastfire.engine.step import Table
from lastfire.games import NAMES
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, LISTED, SPACES
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE, FATE_SOURCE, RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    DawnTable,
    Fight,
    empty_spaces,
    is_any_closed,
    who_is_heard,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus
from lastfire.games.dead_of_winter.rules.state import IN_FORCE, ColonyTable, Held
from lastfire.games.hit_z_road.rules.state import Group, RoadTable
from tests.test_house import ROOT

SEATS: Final = 3
PARTS: Final = {"Group": Group, "Fight": Fight, "Versus": Versus}
"""What lies on a table and has fields of its own."""


START: Final[dict[str, Any]] = {"bool": False, "list[int]": [0], "Pile": Pile([])}
"""What a part that has just been made would have, by type."""


class Distinct:
    """Values of every type that tables have, all of them different."""

    def __init__(self) -> None:
        self.last = 100

    def number(self) -> int:
        self.last += 1
        return self.last

    def held(self) -> Held:
        held = Held(IN_FORCE, self.number(), self.number(), self.number())
        for name in ("round", "wear", "searched", "item"):
            setattr(held, name, self.number())
        return held

    def value(self, kind: str, now: Any) -> Any:
        """Another value than ``now``; lists of which every seat or pile has one keep their length."""
        if kind == "bool":
            return not now
        if kind == "int":
            return self.number()
        if kind == "list[int]":
            # Of two that would have the same length none could be told from the other by it.
            return [self.number() for _ in range(len(now) if now else 1 + self.last % 3)]
        if kind == "'array[int]'":
            return array("b", [number % 100 for number in self.value("list[int]", list(now))])
        if kind == "list[tuple[int, int]]":
            return [(self.number(), self.number()), (self.number(), self.number())]
        if kind == "list[list[int]]":
            return [[self.number() for _ in range(1 + i)] for i in range(len(now))]
        if kind == "Pile":
            return Pile([self.number()], (self.number(), self.number()), (self.number(),))
        if kind == "list[Pile]":
            return [self.value("Pile", pile) for pile in now]
        if kind == "tuple[int, ...]":
            return (self.number(), self.number())
        if kind == "list[tuple[int, ...]]":
            return [(self.number(),), (self.number(), self.number()), ()]
        if kind == "list[ModuleState]":
            return []  # the base game has no modules
        if kind == "list[Held]":
            return [self.held(), self.held()]
        if kind.endswith(" | None"):
            return self.value(kind.removesuffix(" | None"), PARTS[kind.removesuffix(" | None")]())
        if kind in PARTS:
            for name, each in fields(PARTS[kind]):
                setattr(now, name, self.value(each, getattr(now, name, START.get(each))))
            return now
        assert kind == "list[Group]", f"a test should know how to make a {kind}"
        return [self.value("Group", group) for group in now]


def body_of(cls: type) -> list[ast.stmt]:
    """What the source of a class says, in both builds."""
    file = ROOT / "src" / (cls.__module__.replace(".", "/") + ".py")
    (body,) = [
        each.body
        for each in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(each, ast.ClassDef) and each.name == cls.__name__
    ]
    return body


def fields(cls: type) -> list[tuple[str, str]]:
    """The fields that a class declares, with their types."""
    return [
        (each.target.id, ast.unparse(each.annotation))
        for each in body_of(cls)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]


def worked_out(cls: type) -> set[str]:
    """The properties of a class, which are no fields."""
    return {each.name for each in body_of(cls) if isinstance(each, ast.FunctionDef) and each.decorator_list}


def strange_table(name: str) -> Table:
    """A table on which every field has a value of its own, and no option its default."""
    game = lastfire.registered_games()[name]
    table = game.set_up(game.agree(SEATS, {}), Chance())
    values = Distinct()
    for field, kind in fields(type(table)):
        setattr(table, field, values.value(kind, getattr(table, field)))
    if isinstance(table, DawnTable):
        # Every unit in another space than before; who is where, in play, which questions they answer, and
        # what is empty follow from it, the options from the set-up.
        table.at = [(7 * unit + 1) % len(SPACES) for unit in range(len(table.box.units))]
        for field in ("hits", "marks"):
            setattr(table, field, [values.number() for _ in table.at])
        table.here = [
            tuple([unit for unit, at in enumerate(table.at) if at == space and LISTED[space]])
            for space in range(len(SPACES))
        ]
        table.team = tuple([unit for unit in range(FIRST_RAIDERS) if table.at[unit] < IN_PLAY])
        table.in_force = [COMPONENT_SOURCE, RESEARCH_SOURCE, FATE_SOURCE]
        table.heard = who_is_heard(table.box, table.at, table.marks, table.in_force)
        table.empty = empty_spaces(table.here, table.chaos, table.ground)
        table.closed = is_any_closed(table.ground)
        return table
    assert isinstance(table, RoadTable | ColonyTable)
    for option, value in vars_of(table.house).items():
        setattr(table.house, option, (not value) if isinstance(value, bool) else values.number())
    return table


def vars_of(thing: Any) -> dict[str, Any]:
    """What an object has, in either build."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")
            and not callable(getattr(thing, name))}  # fmt: skip


def plain(value: Any) -> Any:
    """A value as lists and numbers, to be compared."""
    if isinstance(value, Pile):
        return [value.top, value.middle, value.bottom]
    if isinstance(value, Group | Fight | Versus):
        return [(field, plain(getattr(value, field))) for field, _ in fields(type(value))]
    if isinstance(value, Held):
        return value.pack()
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def given_at_once(cls: type) -> list[str]:
    """What a class gets when it is made, beside its fields."""
    (init,) = [each for each in body_of(cls) if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return [
        target.attr
        for each in ast.walk(init)
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Attribute)
    ]


def slots_of(cls: type) -> list[str]:
    """The names in ``__slots__``, which the compiled build does not keep."""
    (names,) = [
        each.value.args[0]
        for each in body_of(cls)
        if isinstance(each, ast.Assign)
        and ast.unparse(each.targets[0]) == "__slots__"
        and isinstance(each.value, ast.Call)
    ]
    return str(ast.literal_eval(names)).split()


@pytest.mark.parametrize("cls", [Box, ColonyTable, DawnTable, RoadTable])
def test_every_field_of_a_large_class_has_a_slot(cls: type) -> None:
    assert sorted(slots_of(cls)) == sorted([*[name for name, _ in fields(cls)], *given_at_once(cls)])


@pytest.mark.parametrize("name", NAMES)
def test_every_field_goes_into_numbers_and_comes_back(name: str) -> None:
    table = strange_table(name)
    game = lastfire.registered_games()[name]
    back = game.unpack(table.pack(), game.agree(SEATS, {}))
    for field, _ in fields(type(table)):
        assert plain(getattr(back, field)) == plain(getattr(table, field)), field
    assert isinstance(table, RoadTable | ColonyTable | DawnTable)
    assert isinstance(back, RoadTable | ColonyTable | DawnTable)
    assert vars_of(back.house) == vars_of(table.house)
    assert back.pack() == table.pack()


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_copied_and_shares_nothing_that_changes(name: str) -> None:
    table = strange_table(name)
    before = table.pack()
    copy = table.copy()
    for field, _ in fields(type(table)):
        assert plain(getattr(copy, field)) == plain(getattr(table, field)), field
        value = getattr(copy, field)
        if type(value).__name__ in PARTS:
            shares_nothing(value, getattr(table, field))
        if isinstance(value, list):
            assert value is not getattr(table, field), field
            for mine, other in zip(value, getattr(table, field), strict=True):
                assert isinstance(mine, int | tuple | Pile) or mine is not other, field
            value.clear()
    assert table.pack() == before


def shares_nothing(one: Any, other: Any) -> None:
    """Neither two parts nor lists in them are the same thing."""
    assert one is not other
    for field, kind in fields(type(one)):
        if kind not in ("int", "bool"):
            assert getattr(one, field) is not getattr(other, field), field


@pytest.mark.parametrize("name", NAMES)
def test_no_field_stands_anywhere_but_where_it_is_declared(name: str) -> None:
    game = lastfire.registered_games()[name]
    table = game.set_up(game.agree(SEATS, {}), Chance())
    shared = {
        "seats",
        "chance",
        "told",
        "reply",
        "openings",
        "prepared",
        "box",
        "house",
        "board",
        "cards",
        "edition",
        "plain",
        "heroes",  # these three follow from the set-up
        "tracks",
        "zeds_seat",
    }
    declared = {field for field, _ in fields(type(table))}
    assert declared | shared | worked_out(type(table)) >= set(vars_of(table))
