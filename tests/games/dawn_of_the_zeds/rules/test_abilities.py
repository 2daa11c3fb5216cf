"""Everything that an ability says is done.

Each ability of a counter, a marker or a component is tried beside another one that differs in one field: it
must say something else, in both languages, and somewhere it must answer or do something else. All questions
that it answers are put to it, at many tables, with all that they can be about.
"""

import inspect
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from types import GeneratorType
from typing import Any, Final

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.step import Ended
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
from lastfire.games.dawn_of_the_zeds.rules.actions.price import ONCE_A_GAME, ONCE_A_TURN, Price
from lastfire.games.dawn_of_the_zeds.rules.cards import COMPONENTS, MARKERS, UNITS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.holding import (
    ARREST,
    BUILDING,
    FORAGING,
    GUNFIRE,
    QUESTIONS,
    Holding,
    answers_of,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import FERRY, DawnTable, Fight, new_fight
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay

OTHER_VALUES: Final[dict[str, list[Any]]] = {
    "when": [0, 1, 2],
    "last": [1, 2, 4, 5],
    "whats": [(BUILDING,), (GUNFIRE, ARREST), (FORAGING, BUILDING)],
}
"""What fields are tried with where the next number up will not do."""

SEEDS: Final = 8
"""With so many dice each."""


def declared() -> list[Holding]:
    """One of each ability of counters, markers and components."""
    every = [ability for unit in UNITS for ability in unit.abilities]
    every += [holding for holds in (*MARKERS, *COMPONENTS) for holding in holds]
    found: list[Holding] = []
    for holding in every:
        if holding not in found:
            found.append(holding)
    return found


def other_values(name: str, value: Any) -> list[Any]:
    """What else a field could be."""
    if name in OTHER_VALUES:
        return [other for other in OTHER_VALUES[name] if other != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, tuple):
        return [value[:-1], (value[0] + 1, *value[1:])]
    assert isinstance(value, Price)
    limits = {ONCE_A_TURN: ONCE_A_GAME}
    return [
        replace(value, actions=value.actions + 1),
        replace(value, character=not value.character),
        replace(value, supplies=value.supplies + 1),
        replace(value, ammo=value.ammo + 1),
        replace(value, limit=limits.get(value.limit, ONCE_A_TURN)),
    ]


def variations() -> Iterator[tuple[Holding, Holding]]:
    """Each ability beside another that differs in one field."""
    for holding in declared():
        for field in fields(holding):  # type: ignore[arg-type]
            for value in other_values(field.name, getattr(holding, field.name)):
                yield holding, replace(holding, **{field.name: value})  # type: ignore[type-var]


# Tables at which they are tried.

BEARERS: Final = ("kingman", "zeds_20", "raiders")
"""Who bears it: a player unit, a Zeds unit, Raiders."""


def table(bearer: str, space: str, *marks: str) -> Game:
    """A bearer in a space, and all sorts of others around it."""
    game = lay("directors_cut").put(bearer, space, *marks, hits=2 if bearer == "zeds_20" else 0)
    game.put("hunt", "hospital", "reduced").put("schmidt", "hospital", "reduced", "comatose")
    game.put("regular_civilians_1", "st_thomas", "defiant", hits=1).put("villagers_1", "st_thomas")
    game.put("regular_civilians_7", "farm", "reduced", hits=1).put("furies", "farm", hits=1)
    game.put("villagers_2", "mountain_1", "refugees").put("bauer", "town_center", "reduced")
    game.put("seaver", "town_center").put("zeds_5", "uptown").put("zeds_15", "forest_5")
    game.put("zeds_30", "forest_2", hits=1).put("zeds_31", "forest_2").put("rangers", "uptown")
    game.put("wilson", "forest_2")
    game.ground("suspension_bridge", FERRY)
    game.has(supplies=9, ammo=9, infection=4, event_actions=2, chaos_left=3)
    game.t.research = RESEARCH_CARD["dpc_commission"]
    game.t.early_left = [RESEARCH_CARD["short_materials"]]
    game.t.early_to_come = 1
    game.t.events_left = [0, 1, 2]
    game.t.to_come[0] = 3
    game.force(COMPONENT_SOURCE + COMPONENT["zeds_knuckles"])
    return game


TABLES: Final = (
    ("farm", ()),
    ("farm", ("reduced",)),
    ("town_center", ()),
    ("uptown", ()),
    ("staff_office", ()),
    ("lab", ()),
    ("hospital", ()),
    ("suspension_bridge", ()),
    ("forest_6", ()),
)


def fights(t: DawnTable, unit: int) -> Iterator[Fight]:
    """Fights in which a unit attacks or defends, or is on the Zeds side, or others fight."""
    zeds, super_zeds, other = UNIT["zeds_15"], UNIT["giant"], UNIT["furies"]
    space = t.at[unit] if t.at[unit] <= SPACE["town_center"] else SPACE["farm"]
    for enemies in ([zeds], [zeds, super_zeds], [UNIT["bubba_gang"]]):
        for attacks in (False, True):
            for fighter in (unit, other):
                fight = new_fight(sorted(enemies), fighter, space, SPACE["forest_1"], attacks)
                yield fight
                spared = fight.copy()
                spared.spares_unit = True
                yield spared
    for attacks in (False, True):
        fight = new_fight(sorted([unit, zeds]), other, space, SPACE["forest_1"], attacks)
        yield fight


def what_about(name: str, t: DawnTable, unit: int) -> list[Any]:
    """All that a question can be about, by the name of what it is given."""
    other = UNIT["furies"]
    given: dict[str, list[Any]] = {
        "t": [t],
        "unit": [unit],
        "fight": list(fights(t, unit)),
        "what": list(range(6)),
        "space": [SPACE[space] for space in ("farm", "town_center", "town_basement", "uptown")],
        "die": list(range(1, 7)),
        "distance": [1, 2, 3],
        "shooter": [unit, other, -1],
        "target": [UNIT["zeds_5"]],
        "forager": [unit, other],
        "hits": [0, 1, 2, 3],
        "group": [(UNIT["zeds_30"], UNIT["zeds_31"]), (UNIT["bubba_gang"],)],
        "start": [SPACE["farm"], SPACE["forest_2"]],
        "fought": [False, True],
        "seat": [0],
    }
    if name == "target_space":
        return [SPACE["farm"], SPACE["forest_1"]]
    return given[name]


def run(t: DawnTable, flow: Any, answer: int) -> list[Any]:
    """Run a flow to its end with the first or the last answer; what was asked, and how the table lies."""
    asked: list[Any] = []
    try:
        for ask in flow:
            asked.append((ask.question, ask.ids))
            t.reply = ask.ids[answer]
    except Ended:
        asked.append("ended")
    return [asked, t.reply, t.pack()]


def answers_to(holding: Holding, question: str, game: Game, bearer: str) -> Iterator[Any]:
    """What an ability answers to one question, whatever it is about."""
    method = getattr(type(holding), question)
    names = [name for name in inspect.signature(method).parameters if name != "self"]
    if question == "stops_advance":
        names = ["target_space" if name == "target" else name for name in names]
    unit = UNIT[bearer]
    for seed in range(SEEDS):
        for given in product(*[what_about(name, game.t, unit) for name in names]):
            t = game.t.copy()
            t.chance = Chance(seed + 1, 7 * seed + 3)
            about = [t if value is game.t else _fresh(value) for value in given]
            for value in about:
                if isinstance(value, Fight):
                    for enemy in value.zeds:
                        if t.at[enemy] != value.space:
                            _bring(t, enemy, value.space)
            t.reply = 0
            said = method(holding, *about)
            changed = [_told(value) for value in about if isinstance(value, Fight)]
            if isinstance(said, GeneratorType) or hasattr(said, "__next__"):
                said = run(t, said, 0 if seed % 2 else -1)
                changed = [_told(value) for value in about if isinstance(value, Fight)]
            yield (
                question,
                said,
                changed,
                t.pack() if question in ("after_forage", "after_hold_card") else None,
            )


def _fresh(value: Any) -> Any:
    return value.copy() if isinstance(value, Fight) else value


def _told(fight: Fight) -> list[int]:
    return fight.pack()


def _bring(t: DawnTable, unit: int, space: int) -> None:
    from lastfire.games.dawn_of_the_zeds.rules.board.counters import put

    put(t, unit, space)


def behaviour(holding: Holding) -> Iterator[Any]:
    """Everything that an ability answers and does, at all tables."""
    if isinstance(holding, Ability):
        yield holding.price(), holding.is_of_units()
    for bearer in BEARERS:
        for space, marks in TABLES:
            if bearer != "kingman" and space in ("staff_office", "lab", "hospital", "town_center"):
                continue
            game = table(bearer, space, *marks)
            for question in sorted(answers_of((holding,)) - {"is_action"}):
                yield from answers_to(holding, question, game, bearer)
            if isinstance(holding, Ability) and bearer == "kingman":
                yield from _used(holding, game, UNIT[bearer])


def _used(ability: Ability, game: Game, unit: int) -> Iterator[Any]:
    for seed in range(SEEDS):
        t = game.t.copy()
        t.chance = Chance(seed + 1, 7 * seed + 3)
        possible = ability.is_possible(t, unit)
        yield possible
        if possible:
            yield run(t, ability.use(t, 0, unit), 0 if seed % 2 else -1)


def are_told_apart(one: Holding, other: Holding) -> bool:
    """Whether two abilities answer or do anything differently."""
    return any(first != second for first, second in zip(behaviour(one), behaviour(other), strict=False))


NAMES: Final = [type(holding).__name__ for holding in declared()]
PAIRS: Final = list(variations())


@pytest.mark.parametrize("holding", declared(), ids=NAMES)
def test_an_ability_is_said_in_whole_sentences(holding: Holding) -> None:
    words = holding.words()
    assert words.en.endswith(".")
    assert words.ja.endswith("。")
    assert words.en[0].isupper() or words.en[0].isdigit()
    for said in (words.en, words.ja):
        assert "{" not in said
        assert "  " not in said


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[f"{type(one).__name__}" for one, _ in PAIRS])
def test_every_field_of_an_ability_is_said(one: Holding, other: Holding) -> None:
    assert one.words().en != other.words().en
    assert one.words().ja != other.words().ja


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[f"{type(one).__name__}" for one, _ in PAIRS])
def test_every_field_of_an_ability_is_done(one: Holding, other: Holding) -> None:
    assert are_told_apart(one, other)


@pytest.mark.parametrize("holding", declared(), ids=NAMES)
def test_an_ability_does_something(holding: Holding) -> None:
    answered = answers_of((holding,)) - {"is_action"}
    assert answered <= set(QUESTIONS)
    if isinstance(holding, Ability):
        assert any(said is True for said in behaviour(holding))
        return

    class Idle(Holding):
        pass

    for question in answered:
        setattr(Idle, question, getattr(Holding, question))
    idle = Idle()
    assert any(
        first != second
        for bearer in BEARERS
        for space, marks in TABLES
        if bearer == "kingman" or space not in ("staff_office", "lab", "hospital", "town_center")
        for question in sorted(answered)
        for first, second in zip(
            answers_to(holding, question, table(bearer, space, *marks), bearer),
            answers_to(idle, question, table(bearer, space, *marks), bearer),
            strict=True,
        )
    )
