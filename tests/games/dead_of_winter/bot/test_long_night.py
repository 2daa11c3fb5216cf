"""The judgement of The Long Night: what it says of plain cases, and that it is never at a loss."""

from collections.abc import Callable
from typing import Any

import pytest

import lastfire
from lastfire import bots
from lastfire.games.dead_of_winter.bot.belief import conduct
from lastfire.games.dead_of_winter.bot.decks import cards_of
from lastfire.games.dead_of_winter.bot.long_night.night import Night, night_of
from lastfire.games.dead_of_winter.bot.long_night.study import chapters, objectives_of
from lastfire.games.dead_of_winter.bot.menu import POWERS, Menu
from lastfire.games.dead_of_winter.bot.study import deal, play_case
from lastfire.games.dead_of_winter.bot.verbs import VERBS, worth_of_all
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of as state_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON, raxxon_of
from lastfire.games.dead_of_winter.rules.names import COLONY, SCHOOL
from lastfire.games.dead_of_winter.rules.sight import seen
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.terminal import balance
from tests.games.dead_of_winter.table import Game
from tests.games.dead_of_winter.table import seat as colony

ALL: dict[str, Any] = {"raxxon": True, "bandits": True, "improvements": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"long_night": "mixed", **ALL}),
    (2, {"long_night": "alone", "raxxon": True}),
    (3, {"long_night": "mixed", "scenario": "chimp_and_the_code", "betrayer": True}),
    (4, {"long_night": "mixed", "scenario": "bandit_blitz"}),
    (5, {"long_night": "mixed", **ALL, "betrayal_pool": "per_player"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("kind", ["heuristic", "random"])
def test_it_plays_every_module_and_scenario_to_the_end(
    seats: int, options: dict[str, Any], kind: str
) -> None:
    match = lastfire.new("dead_of_winter", seats, seats, **options)
    bots.play(match, [bots.make(kind, seed=seat) for seat in range(seats)])
    assert match.over


def worth(table: Game) -> Worth:
    return Worth(seen(table.match, 0), worth_of_all)


def table_of(*people: str, plant: Any = None, **what: Any) -> Game:
    return colony([*people], plant=plant, long_night="mixed", agreed=ALL, **what)


def test_without_modules_nothing_is_asked_of_them() -> None:
    assert Worth(seen(lastfire.new("dead_of_winter", 4, 1), 0), worth_of_all).extra is None
    assert isinstance(worth(table_of("mike_cho")).extra, Night)


def test_every_verb_and_power_of_the_cards_is_weighed() -> None:
    box = seen(lastfire.new("dead_of_winter", 4, 1, long_night="mixed", **ALL), 0).box
    unknown = {type(verb).__name__ for crisis in box.crises for verb in crisis.failure} - {*VERBS}
    assert not unknown
    known = {*POWERS, "CutZombie", "SafeFuel", "BringCrowd"}
    for item in box.items:
        for part in cards_of(box).parts[item.kind]:
            kinds = {kind.__name__ for kind in type(part).__mro__}
            is_ours = "long_night" in type(part).__module__
            assert not is_ours or not isinstance(part, ActionPower) or kinds & known, item.id


def test_cards_with_two_effects_are_food_and_medicine_too() -> None:
    cards = cards_of(seen(lastfire.new("dead_of_winter", 4, 1, long_night="alone"), 0).box)
    ids = {item.id: item.kind for item in cards.box.items}
    assert cards.meals[ids["food_1_or_trade"]] == 1
    assert {ids["bandages"], ids["medicine_or_comfort"], ids["medicine"]} <= cards.medicines
    assert {ids["jerry_can"], ids["fuel_or_fire"]} <= cards.fuels


# The unruly, bandits, codes, improvements.


def test_the_unruly_are_worth_calming() -> None:
    def plant(t: ColonyTable) -> None:
        t.helpless = 3
        state_of(t).unruly = 2

    w = worth(table_of("mike_cho", plant=plant))
    assert night_of(w).calm(w) > 0
    assert night_of(w).drawn(COLONY) == 2
    assert night_of(w).mouths(w.s) == 2


def test_a_bandit_beside_somebody_is_worth_more_than_one_far_away() -> None:
    def plant(t: ColonyTable) -> None:
        assert place_bandit(t, SCHOOL)
        assert place_bandit(t, 2)

    w = worth(table_of("mike_cho", at={"mike_cho": "school"}, zombies={"school": 2}, plant=plant))
    assert night_of(w).bandit(w, SCHOOL) > night_of(w).bandit(w, 2) > 0


def log_on_top(code: tuple[int, int]) -> Any:
    def plant(t: ColonyTable) -> None:
        raxxon_of(t).top = [experiment.code for experiment in EXPERIMENTS].index(code)

    return plant


def test_two_low_dice_that_meet_a_code_are_laid_at_raxxon() -> None:
    table = table_of(
        "mike_cho",
        "rod_miller",
        at={"mike_cho": "raxxon"},
        dice={0: [2, 2]},
        plant=log_on_top((2, 2)),
    )
    w = worth(table)
    menu = Menu(w)
    assert night_of(w).met_with(w, [2, 2]) == 1.0
    assert night_of(w).lays(w, menu, 2) > night_of(w).lays(w, menu, 3)
    assert night_of(w).lays(w, menu, 3) < 0


def test_nobody_lays_a_die_that_the_code_does_not_need() -> None:
    table = table_of("mike_cho", at={"mike_cho": "raxxon"}, dice={0: [1, 1]}, plant=log_on_top((5, 6)))
    w = worth(table)
    assert night_of(w).lays(w, Menu(w), 1) < 0


def test_of_improvements_the_begun_one_goes_first() -> None:
    def plant(t: ColonyTable) -> None:
        state = improvements_of(t)
        state.tokens[state.row[0]] = 1

    table = table_of("mike_cho", plant=plant)
    w = worth(table)
    works = night_of(w).works
    assert works is not None
    begun = works.row[0]
    fresh = worth(table_of("mike_cho"))
    assert night_of(w).token(w, begun) > night_of(fresh).token(fresh, begun)


def test_a_die_withheld_from_the_code_speaks_against_its_player() -> None:
    def suspicion(face: int) -> float:
        table = colony(
            ["mike_cho"], ["rod_miller"], ["ashley_ross"], at={"mike_cho": "raxxon"}, round=4,
            dice={0: [face]}, plant=log_on_top((2, 2)), long_night="mixed", agreed=ALL,
        )  # fmt: skip
        sight = seen(table.match, 1)
        sight.turn, sight.first = 1, 0
        return conduct(sight, 0)

    assert suspicion(2) > suspicion(4)


def test_dice_and_thumbs_of_earlier_rounds_are_remembered() -> None:
    def suspicion(plant: Callable[[ColonyTable], None]) -> float:
        table = colony(
            ["mike_cho"], ["rod_miller"], ["ashley_ross"], round=4, long_night="mixed", agreed=ALL,
            plant=plant,
        )  # fmt: skip
        return conduct(seen(table.match, 1), 0)

    def remembers(of: str, count: int) -> Callable[[ColonyTable], None]:
        return lambda t: getattr(state_of(t) if of == "kept" else raxxon_of(t), of).__setitem__(0, count)

    for of in ("withheld", "let_out"):
        assert suspicion(remembers(of, 2)) > suspicion(remembers(of, 0)), of
    for of in ("helped", "kept"):
        assert suspicion(remembers(of, 2)) < suspicion(remembers(of, 0)), of


def test_where_a_turn_may_not_end_yet_nothing_is_called_likely() -> None:
    # Without dice: she has to move first, and who moves may die.
    table = colony(
        ["fatima_rhodes"], ["rod_miller"], ["ashley_ross"], long_night="mixed", agreed=ALL,
        lasting=(("fatima_rhodes", "fatima_rhodes"),),
    )  # fmt: skip
    assert table.offers("move", survivor="fatima_rhodes")
    assert not table.options("end_turn")
    assert not table.options("attack")
    assert bots.likely(table.match) is None


# Balance.


def test_balance_compares_modules_scenarios_and_their_objectives() -> None:
    by_module, by_objective, betrayers, _ = chapters()[-4:]
    assert len(by_module.cases) == 10
    assert {case.options.get("scenario") for case in by_objective.cases} >= {
        "chimp_and_the_code",
        "bandit_blitz",
    }
    assert betrayers.cases[0].one_betrayer
    assert betrayers.cases[1].player == "loyal"
    for chapter in (by_module, by_objective):
        for case in chapter.cases:
            match = deal(case, 3)
            sight = seen(match, None)
            named = objectives_of(case.options)
            assert not named or sight.box.main[sight.objective].id in named


def test_balance_counts_what_is_used_of_improvements_experiments_and_strips() -> None:
    uses = chapters()[-1]
    (case,) = uses.cases
    assert len(uses.things) == 10 + 2 * 12 + 22
    outcome = play_case(case, 1)
    seen_here = {(thing.kind, thing.id) for thing in uses.things} & outcome.used
    assert "released" in {kind for kind, _ in seen_here}
    assert not play_case(case._replace(watched=frozenset()), 1).used
    told = balance.uses_of(uses, {id(case): [outcome]}, "en")
    assert len(told) == len(uses.things)
    assert sum("1.000" in line.split(" [")[0] for line in told) == len(seen_here)


def test_the_place_of_the_codes_is_a_place_of_the_match() -> None:
    sight = seen(lastfire.new("dead_of_winter", 4, 1, long_night="mixed", raxxon=True), 0)
    assert RAXXON in sight.board.all
