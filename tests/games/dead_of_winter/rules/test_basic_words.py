"""The verbs, nouns and goals that many cards share: every field is said in both languages, and counts.

Each is built again with another value in one field: that has to be read, and to be felt.
"""

from dataclasses import fields
from functools import cache
from types import ModuleType
from typing import Any, Final

import pytest

from lastfire.engine.effect import Effect
from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.effects import basic, conditions, crisis_verbs, whom
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, GainMorale
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import MakeLeader
from lastfire.games.dead_of_winter.rules.effects.verb import Condition, Verb, Whom, clause, sentences
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, Named, ThatSurvivor
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FUEL,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    SCHOOL,
    TOOL,
    WEAPON,
)
from tests.games.dead_of_winter.rules.test_crossroads_words import happens, variants
from tests.games.dead_of_winter.table import Game, seat

ASHLEY: Final = Named(names.ASHLEY_ROSS)
OTHERS: Final[list[Whom]] = [Named(names.OLIVIA_BROWN), EachAt(COLONY)]
FOOD_1: Final = (GainFood(1),)
FOOD_2: Final = (GainFood(2),)

VERBS: Final[list[tuple[Effect, dict[str, list[Any]]]]] = [
    (basic.LoseMorale(1), {"count": [2, 3]}),
    (basic.GainMorale(1), {"count": [0]}),
    (basic.GainFood(1), {"count": [2]}),
    (basic.LoseFood(1), {"count": [2, 99]}),
    (basic.LoseFoodIfAble(1), {"count": [2, 99]}),
    (basic.LoseAllFood(), {}),
    (basic.AddStarvation(1), {"count": [2]}),
    (basic.AddZombies(1, SCHOOL), {"count": [2], "place": [LIBRARY, COLONY]}),
    (basic.AddZombiesEverywhere(1, True), {"count": [2], "outside_only": [False]}),
    (basic.RemoveAllZombies(SCHOOL), {"place": [LIBRARY, COLONY]}),
    (basic.RemoveAllZombiesHere(), {}),
    (basic.AddHelpless(1), {"count": [2]}),
    (basic.RemoveHelpless(1), {"count": [2, 99]}),
    (basic.KillHelpless(1), {"count": [2, 99]}),
    (basic.AddNoise(1, SCHOOL), {"count": [2], "place": [LIBRARY]}),
    (basic.AddNoiseHere(1), {"count": [2]}),
    (basic.FillNoise(SCHOOL), {"place": [LIBRARY]}),
    (basic.AddBarricades(1, HOSPITAL), {"count": [2], "place": [COLONY]}),
    (basic.RemoveAllBarricades(COLONY), {"place": [SCHOOL]}),
    (basic.Wound(ASHLEY, 1), {"whom": OTHERS, "count": [2]}),
    (basic.Frostbite(ASHLEY, 1), {"whom": OTHERS, "count": [2]}),
    (basic.Expose(ASHLEY, 1), {"whom": OTHERS, "rolls": [2]}),
    (basic.Kill(ASHLEY), {"whom": OTHERS}),
    (basic.RemoveFromGame(ASHLEY), {"whom": OTHERS}),
    (basic.Place(ASHLEY, LIBRARY), {"whom": OTHERS, "place": [HOSPITAL]}),
    (basic.PlaceIfAble(ASHLEY, LIBRARY), {"whom": OTHERS, "place": [HOSPITAL]}),
    (basic.IfAlive(ASHLEY, FOOD_1), {"whom": [Named(names.LORETTA_CLAY)], "then": [FOOD_2]}),
    (
        basic.RollDie(2, FOOD_1, (GainMorale(1),)),
        {"at_most": [1, 3, 6], "then": [FOOD_2, ()], "otherwise": [FOOD_2, ()]},
    ),
    (crisis_verbs.AddNoiseEverywhere(1), {"count": [2]}),
    (crisis_verbs.FewerDice(1), {"count": [2]}),
    (crisis_verbs.SnowIn(1), {"rounds": [2, 3]}),
    (crisis_verbs.PassSurvivors(1), {"count": [2]}),
]
"""One of each verb, and the other values that each of its fields is tried with."""

NOUNS: Final[list[tuple[Effect, dict[str, list[Any]]]]] = [
    (ThatSurvivor(), {}),
    (ASHLEY, {"survivor": [names.SPARKY, names.LORETTA_CLAY]}),
    (
        whom.NamedTwo(names.ASHLEY_ROSS, names.MIKE_CHO),
        {"survivor": [names.SPARKY, names.LORETTA_CLAY], "other": [names.SPARKY, names.LORETTA_CLAY]},
    ),
    (EachAt(COLONY), {"place": [SCHOOL, HOSPITAL]}),
    (whom.EachHere(), {}),
    (whom.EachNotExiled(), {}),
    (whom.EachYouControl(), {}),
    (whom.HighestInfluence(1), {"count": [2, 3]}),
    (whom.LowestInfluence(1), {"count": [2, 3]}),
    (crisis_verbs.EachWounded(), {}),
]
"""One of each noun, likewise."""

GOALS: Final[list[tuple[Condition, dict[str, list[Any]]]]] = [
    (conditions.MainObjectiveDone(), {}),
    (conditions.MoraleGone(), {}),
    (conditions.InHand(FUEL, 2), {"symbol": [MEDICINE], "count": [1, 3]}),
    (conditions.ExactlyInHand(FUEL, 2), {"symbol": [MEDICINE], "count": [1, 3]}),
    (conditions.HandSize(3), {"count": [2, 4]}),
    (conditions.MostCards(), {}),
    (conditions.Equipped(WEAPON, 2), {"symbol": [TOOL], "count": [1, 3]}),
    (conditions.ControlExactly(2), {"count": [1, 3]}),
    (conditions.ControlAtLeast(3), {"count": [2, 4]}),
    (conditions.LargestGroup(1), {"by": [2]}),
    (conditions.NobodyWounded(), {}),
    (conditions.SomebodyWounded(2), {"count": [3]}),
    (conditions.GroupInfluence(100), {"count": [50, 150]}),
    (conditions.ColonyBarricades(4), {"count": [3, 5]}),
    (conditions.BarricadesOutside(1), {"each": [2]}),
    (conditions.FewZombiesOutside(3), {"most": [1, 5]}),
    (conditions.NoZombiesAt((SCHOOL,)), {"places": [(LIBRARY,), (SCHOOL, LIBRARY)]}),
    (conditions.EmptyDecks(1), {"count": [2]}),
    (conditions.LastRound(6), {"rounds": [5]}),
    (conditions.Samples(2), {"per_player": [1, 3]}),
    (
        conditions.Stocked(FUEL, 1, 1),
        {"symbol": [MEDICINE, -1], "count": [0, 2], "per_player": [0, 2]},
    ),
    (conditions.FuelEachRound(1, 1), {"flat": [0, 2], "for_two": [0, 2]}),
    (conditions.FoodSupply(5), {"count": [4, 10]}),
    (conditions.WasteAtMost(3), {"count": [2, 4]}),
    (conditions.WasteAtLeast(3), {"count": [2, 4]}),
    (conditions.Starvation(2), {"count": [1, 3]}),
    (conditions.HelplessAtLeast(2), {"count": [3]}),
    (conditions.PeopleOnBoard(9), {"count": [8, 10]}),
    (conditions.Lost(2), {"count": [1, 3]}),
    (conditions.BetrayersExiled(), {}),
]
"""One of each goal, likewise."""


def test_every_verb_noun_goal_and_field_is_looked_at() -> None:
    modules: list[tuple[list[ModuleType], list[Any], Any]] = [
        ([basic, crisis_verbs], VERBS, Verb),
        ([whom, crisis_verbs], NOUNS, Whom),
        ([conditions], GOALS, Condition),
    ]
    for sources, listed, base in modules:
        found = {
            thing
            for module in sources
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module.__name__
        }
        assert {type(effect) for effect, _ in listed} == found
        for effect, others in listed:
            # The fields of the dataclass are all that an effect may depend on.
            assert {field.name for field in fields(effect)} == set(others)


@pytest.mark.parametrize(("one", "two"), variants([*VERBS, *NOUNS, *GOALS]))
def test_every_field_is_said(one: Effect, two: Effect) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


@pytest.mark.parametrize("effects", [VERBS, NOUNS, GOALS], ids=["verbs", "nouns", "goals"])
def test_everything_says_something_else(effects: list[Any]) -> None:
    for language, stop in (("en", "."), ("ja", "。")):
        said = [effect.words().text(language) for effect, _ in effects]
        assert len(set(said)) == len(said)
        assert all(words.endswith(stop) == (effects is not NOUNS) for words in said)


@pytest.mark.parametrize(("one", "two"), variants([*VERBS, *NOUNS]))
def test_every_field_is_done(one: Effect, two: Effect) -> None:
    assert happens(one) != happens(two)


@pytest.mark.parametrize("verb", [verb for verb, _ in VERBS])
def test_every_verb_does_something(verb: Verb) -> None:
    assert happens(verb) != happens(GainFood(0))


def test_every_noun_means_somebody_else() -> None:
    found = [tuple(map(str, happens(noun))) for noun, _ in NOUNS]
    assert len(set(found)) == len(found)


# Goals, on tables on which they are met, just met, and not met.

FULL: Final = ["fuel", "fuel", "medicine", "medicine", "junk"]
ALL_OVER: Final = {"mike_cho": "school", "olivia_brown": "library", "brian_lee": "hospital"}
BY_ONE: Final = (["ashley_ross", "mike_cho", "jenny_clark"], ["olivia_brown", "brian_lee"], ["rod_miller"])
BY_TWO: Final = (
    ["ashley_ross", "mike_cho", "jenny_clark", "sparky"],
    ["olivia_brown", "brian_lee"],
    ["rod_miller"],
)
ALONE: Final = (["forest_plum"], ["olivia_brown", "brian_lee"], ["rod_miller"])
OUTSIDE: Final = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")

TABLES: Final[list[dict[str, Any]]] = [
    {},
    *({"hands": {0: FULL[:count]}} for count in range(1, 6)),
    *({"hands": {0: ["fuel"] * fuel, 1: ["junk", "junk"]}} for fuel in range(1, 4)),
    *({"hands": {0: ["medicine"] * count}} for count in range(1, 4)),
    {"hands": {0: ["fuel", "medicine", "hammer"]}},
    {"gear": {"ashley_ross": ["pistol"]}},
    {"gear": {"ashley_ross": ["pistol"], "mike_cho": ["shotgun"]}},
    {"gear": {"ashley_ross": ["pistol", "hammer"], "mike_cho": ["shotgun", "lighter", "wrench"]}},
    {"people": BY_ONE},
    {"people": BY_TWO},
    {"people": ALONE},
    {"people": BY_TWO, "helpless": 2},
    {"people": BY_TWO, "helpless": 3},
    {"people": BY_ONE, "helpless": 2},
    *({"wounds": {"ashley_ross": 1}, "frostbite": {"ashley_ross": count}} for count in range(3)),
    {"at": {"ashley_ross": "school", "mike_cho": "library"}},
    *({"barricades": {"colony": count}} for count in (3, 4, 5)),
    *({"barricades": dict.fromkeys(OUTSIDE, count)} for count in (1, 2)),
    *({"zombies": {"school": count}} for count in (1, 2)),
    *({"zombies": {"school": 2, "library": count}} for count in (1, 3)),
    {"zombies": {"library": 1}},
    {"bare": ["school"]},
    {"bare": ["school", "library"]},
    *({"round": count} for count in (1, 2)),
    {"round": 1, "morale": 0},
    *({"samples": count} for count in (3, 6, 9)),
    *({"stock": ["fuel"] * count} for count in range(1, 9)),
    *({"stock": ["medicine"] * count} for count in range(3, 5)),
    {"stock": ["fuel", "fuel", "medicine", "medicine"]},
    *({"food": count} for count in (3, 4, 5, 9, 10)),
    *({"waste": ["junk"] * count} for count in (2, 3, 4)),
    *({"starvation": count} for count in (1, 2, 3)),
    *({"helpless": count} for count in (2, 3)),
    *({"gone": ["sparky", "gray_beard", "john_price"][:count]} for count in (1, 2, 3)),
    {"secrets": {0: "gluttony", 1: "hunger", 2: "hope"}},
    {"secrets": {0: "gluttony", 1: "hunger", 2: "hope"}, "exiled": {0: "handy"}, "at": ALL_OVER},
    {"secrets": {0: "hope", 1: "gluttony", 2: "hunger"}, "exiled": {1: "handy"}, "at": ALL_OVER},
    {"ending": 0},
]


@cache
def tables() -> list[Game]:
    """Each of them, once: goals look and touch nothing."""
    laid: list[Game] = []
    for what in TABLES:
        rest = dict(what)
        people = rest.pop("people", ())
        samples, ending = rest.pop("samples", 0), rest.pop("ending", None)
        game = seat(*people, **rest)
        game.table.samples = samples
        if ending is not None:
            game.table.ending = ending
        laid.append(game)
    return laid


def outcomes(goal: Condition) -> list[bool]:
    """Whether it is met on each table by each seat."""
    return [goal.is_met(game.table, player) for game in tables() for player in range(3)]


def progress(goal: Condition) -> list[tuple[int, int]]:
    """How far each seat is on each table, and how far it has to be."""
    return [
        (goal.now(game.table, player), goal.need(game.table, player))
        for game in tables()
        for player in range(3)
    ]


@pytest.mark.parametrize(("one", "two"), variants(GOALS))
def test_every_field_of_a_goal_counts(one: Condition, two: Condition) -> None:
    if isinstance(one, conditions.LastRound):
        # The track ends the game; how many rounds it has is shown as what is needed.
        assert progress(one) != progress(two)
    else:
        assert outcomes(one) != outcomes(two)


@pytest.mark.parametrize("goal", [goal for goal, _ in GOALS])
def test_every_goal_is_met_on_some_tables_only(goal: Condition) -> None:
    assert set(outcomes(goal)) == {True, False}


@pytest.mark.parametrize("goal", [goal for goal, _ in GOALS])
def test_looking_at_a_goal_changes_nothing(goal: Condition) -> None:
    before = [game.table.pack() for game in tables()]
    outcomes(goal)
    progress(goal)
    assert [game.table.pack() for game in tables()] == before


def test_every_goal_asks_for_something_else() -> None:
    met = [tuple(outcomes(goal)) for goal, _ in GOALS]
    assert len(set(met)) == len(met)


# How effects are joined.


def test_sentences_follow_one_another() -> None:
    said = sentences((GainFood(1), GainMorale(2)))
    assert said.en == "Add 1 food token to the food supply. Gain 2 morale."
    assert said.ja == "食料庫に食料トークンを1個加える。士気を2上げる。"


def test_what_hangs_on_a_condition_is_one_clause() -> None:
    said = clause((GainFood(1), GainMorale(2)))
    assert said.en == "add 1 food token to the food supply and gain 2 morale."
    assert said.ja == "食料庫に食料トークンを1個加え、士気を2上げる。"
    assert clause(()).en == clause(()).ja == ""


def test_a_name_keeps_its_capital_letter() -> None:
    assert clause((MakeLeader(names.GRAY_BEARD),)).en == "Gray Beard becomes your group leader."
