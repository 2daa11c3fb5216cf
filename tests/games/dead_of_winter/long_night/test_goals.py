"""The goals, nouns and verbs of objectives and crises of The Long Night: every field is said, and counts.

Each goal is met on some of these tables and missed on others, as every objective has to be.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down
from lastfire.games.dead_of_winter.rules.long_night.cards import NIGHT
from lastfire.games.dead_of_winter.rules.long_night.effects import goals, module_goals, raxxon_goals
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL, equip_side_effect
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.scenarios import goals as scenario_goals
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import scenario_of
from lastfire.games.dead_of_winter.rules.names import LIBRARY, SCHOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.rules.test_crossroads_words import variants
from tests.games.dead_of_winter.table import PERSON, Game, take

ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"

GOALS: Final[list[tuple[Condition, dict[str, list[Any]]]]] = [
    (goals.Despairing(2), {"count": [1, 3]}),
    (goals.NobodyDespairs(), {}),
    (goals.OthersDespair(2), {"count": [1, 3]}),
    (goals.DespairEverywhere(3), {"count": [2, 4]}),
    (goals.LittleDespair(1), {"most": [0, 2]}),
    (goals.UnrulyAtLeast(2), {"count": [1, 3]}),
    (goals.NobodyUnruly(), {}),
    (goals.HelplessAtMost(0), {"most": [1, 2]}),
    (goals.TrapsAtLeast(2), {"count": [1, 3]}),
    (goals.FewZombiesAtColony(2), {"most": [1, 4]}),
    (goals.PeopleAt(SCHOOL, 1), {"place": [LIBRARY], "count": [2]}),
    (goals.NoneAtColony(), {}),
    (goals.FromDeck(RAXXON, 1), {"place": [SCHOOL], "count": [2]}),
    (module_goals.BanditsAtLeast(2), {"count": [1, 3]}),
    (module_goals.BanditsAtMost(1), {"most": [0, 2]}),
    (module_goals.StockpileAtLeast(2), {"count": [1, 3]}),
    (module_goals.StockpileAtMost(1), {"most": [0, 2]}),
    (module_goals.ImprovementsFinished(2), {"count": [1, 3]}),
    (module_goals.FewImprovements(1), {"most": [0, 2]}),
    (raxxon_goals.SpecialsAtLeast(2), {"count": [1, 3]}),
    (raxxon_goals.NoSpecials(), {}),
    (raxxon_goals.SideEffects(1), {"count": [2]}),
    (scenario_goals.Dug(2), {"per_player": [1, 3]}),
    (scenario_goals.CodesMet(2), {"count": [1, 3]}),
    (scenario_goals.Tracked(1), {"more": [2, 4]}),
    (scenario_goals.TakenBack(5), {"count": [3, 7]}),
    (scenario_goals.ScenarioGoals(2), {"count": [1, 3]}),
]
"""One of each goal, and the other values that each of its fields is tried with."""

TABLES: Final[list[dict[str, Any]]] = [
    {},
    *({"despair": {ASHLEY: count}} for count in (1, 2)),
    {"despair": {ASHLEY: 2, MIKE: 1}},
    *({"despair": {OLIVIA: count}} for count in (1, 2)),
    {"despair": {OLIVIA: 2, ASHLEY: 2}},
    {"despair": {OLIVIA: 2, ASHLEY: 2, MIKE: 2}},
    *({"helpless": 3, "unruly": count} for count in (1, 2, 3)),
    *({"helpless": count} for count in (1, 2)),
    *({"traps": {"school": count}} for count in (1, 2, 3)),
    *({"zombies": {"colony": count}} for count in (1, 2, 3, 4, 5)),
    {"at": {ASHLEY: "school"}},
    {"at": {ASHLEY: "school", MIKE: "school"}},
    {"at": {ASHLEY: "school", MIKE: "library"}},
    {"hands": {0: ["coolant_tank"]}},
    {"hands": {0: ["coolant_tank", "test_serum"]}},
    *({"at_large": count} for count in (1, 2, 3)),
    *({"stocked": ["fuel"] * count} for count in (1, 2, 3)),
    *({"done": count} for count in (1, 2, 3)),
    *({"special": count} for count in (1, 2, 3)),
    *({"side_effects": count} for count in (1, 2)),
    *({"contained": count} for count in (1, 2, 3)),
    *({"count": count} for count in (2, 3, 4, 5, 6, 7, 8, 9)),
    *({"completed": count} for count in (1, 2)),
]


def laid_out(
    at_large: int = 0,
    stocked: Sequence[str] = (),
    done: int = 0,
    special: int = 0,
    side_effects: int = 0,
    contained: int = 0,
    count: int = 0,
    completed: int = 0,
    **what: Any,
) -> Game:
    """A table with all modules and a scenario, and what lies with them."""

    def plant(t: ColonyTable) -> None:
        bandits_of(t).bandits[SCHOOL] = at_large
        for kind in stocked:
            put_down(t, take(t, kind))
        improvements_of(t).done = list(range(done))
        raxxon_of(t).figures = list(range(special))
        raxxon_of(t).contained = contained
        for effect in ALL[:side_effects]:
            equip_side_effect(t, PERSON[ASHLEY], effect)
        state = scenario_of(t)
        assert state is not None
        state.count, state.done = count, completed

    everything: dict[str, Any] = {
        "raxxon": True,
        "bandits": True,
        "improvements": True,
        "main_objective": "random",
    }
    return night(scenario="chimp_and_the_code", plant=plant, **everything, **what)


@cache
def tables() -> list[Game]:
    """Each of them, once: goals look and touch nothing."""
    return [laid_out(**what) for what in TABLES]


def outcomes(goal: Condition) -> list[bool]:
    """Whether it is met on each table by each seat."""
    return [goal.is_met(game.table, player) for game in tables() for player in range(3)]


def test_every_goal_and_field_is_looked_at() -> None:
    modules = (goals, module_goals, raxxon_goals, scenario_goals)
    found = {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Condition) and thing.__module__ == module.__name__
    }
    assert {type(goal) for goal, _ in GOALS} == found
    for goal, others in GOALS:
        assert {field.name for field in fields(goal)} == set(others)  # type: ignore[arg-type]


@pytest.mark.parametrize(("one", "two"), variants(GOALS))
def test_every_field_of_a_goal_is_said_and_counts(one: Condition, two: Condition) -> None:
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)
    assert outcomes(one) != outcomes(two)


@pytest.mark.parametrize("goal", [goal for goal, _ in GOALS])
def test_every_goal_is_met_on_some_tables_only(goal: Condition) -> None:
    assert set(outcomes(goal)) == {True, False}


@pytest.mark.parametrize("goal", [goal for goal, _ in GOALS])
def test_how_far_one_is_agrees_with_whether_it_is_met(goal: Condition) -> None:
    for game in tables():
        now, need = goal.now(game.table, 0), goal.need(game.table, 0)
        assert goal.is_met(game.table, 0) is (now <= need if goal.is_limit() else now >= need)


def test_looking_at_goals_changes_nothing() -> None:
    before = [game.table.pack() for game in tables()]
    for goal, _ in GOALS:
        outcomes(goal)
    assert [game.table.pack() for game in tables()] == before


def test_every_goal_asks_for_something_else_and_says_so() -> None:
    met = [tuple(outcomes(goal)) for goal, _ in GOALS]
    assert len(set(met)) == len(met)
    for language, stop in (("en", "."), ("ja", "。")):
        said = [goal.words().text(language) for goal, _ in GOALS]
        assert len(set(said)) == len(said)
        assert all(words.endswith(stop) for words in said)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_one_and_none_are_said_as_people_say_them(count: int) -> None:
    made: list[Condition] = [
        goals.HelplessAtMost(count),
        goals.FewZombiesAtColony(count),
        module_goals.BanditsAtMost(count),
        module_goals.StockpileAtMost(count),
        module_goals.FewImprovements(count),
    ]
    for goal in made:
        said = goal.words().en
        assert "1 helpless survivors" not in said
        assert " 0 " not in said or count == 0
        assert "1 cards" not in said


def test_a_match_without_a_module_has_none_of_what_it_brings() -> None:
    game = night()
    zero: Mapping[Condition, int] = {
        module_goals.BanditsAtLeast(1): 0,
        module_goals.StockpileAtLeast(1): 0,
        module_goals.ImprovementsFinished(1): 0,
        raxxon_goals.SpecialsAtLeast(1): 0,
        raxxon_goals.SideEffects(1): 0,
        scenario_goals.ScenarioGoals(1): 0,
        scenario_goals.CodesMet(1): 0,
        scenario_goals.TakenBack(1): 0,
    }
    for goal, now in zero.items():
        assert goal.now(game.table, 0) == now


def test_what_an_objective_of_every_match_asks_for_needs_no_module() -> None:
    others = (module_goals, raxxon_goals, scenario_goals)
    (common,) = [cards for cards in NIGHT if cards.id == "long_night"]
    asked: list[Condition] = [goal for card in common.secrets for goal in card.goals]
    asked += [goal for card in common.exiled for goal in (*card.loyal, *card.betrayer)]
    asked += [goal for card in common.main for side in (card.normal, card.hard) for goal in side.goals]
    assert not [goal for goal in asked if type(goal).__module__ in [module.__name__ for module in others]]


def test_whose_survivors_a_goal_is_about() -> None:
    """Despair, places and side effects of one's own, or of others, and not of everybody."""

    def plant(t: ColonyTable) -> None:
        equip_side_effect(t, PERSON["olivia_brown"], ALL[0])

    t = night(
        [ASHLEY], ["olivia_brown"], ["rod_miller"], despair={"olivia_brown": 2, "rod_miller": 1},
        at={"olivia_brown": "raxxon"}, raxxon=True, plant=plant,
    ).table  # fmt: skip
    counted: list[tuple[Condition, list[int]]] = [
        (goals.Despairing(1), [0, 2, 1]),
        (goals.NobodyDespairs(), [0, 2, 1]),
        (goals.OthersDespair(1), [3, 1, 2]),
        (goals.DespairEverywhere(1), [3, 3, 3]),
        (goals.PeopleAt(RAXXON, 1), [0, 1, 0]),
        (goals.NoneAtColony(), [1, 0, 1]),
        (raxxon_goals.SideEffects(1), [0, 1, 0]),
    ]
    for goal, expected in counted:
        assert [goal.now(t, player) for player in range(3)] == expected, goal
