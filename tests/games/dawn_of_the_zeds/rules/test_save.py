"""Saving Rolls, and the way to the Hospital."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import bring_to_hospital, free_beds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.fights import hits_on
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay
from tests.rule import rule


def falling(unit: str, *dice: int, level: str = "basic", seats: int = 1) -> Game:
    """A unit is about to lose its last Hit."""
    return lay(level, seats).put(unit, "forest_2", "reduced").falls(*dice)


def to_hospital(unit: str, comatose: bool = True) -> Carried:
    def step(t: DawnTable) -> Flow:
        yield from bring_to_hospital(t, UNIT[unit], comatose)

    return step


@rule("DOZ-SAVE-1")
@pytest.mark.parametrize(
    "unit", ["piazza", "salvation", "regular_civilians_7", "rangers", "petras_angels", "national_guard"]
)
def test_who_loses_the_last_hit_may_make_a_saving_roll(unit: str) -> None:
    game = falling(unit, level="brains").carries_out(hits_on(unit, 3))
    assert game.options == ["roll", "let_go"]


@rule("DOZ-SAVE-2")
@pytest.mark.parametrize(("die", "space"), [(1, "cemetery"), (3, "cemetery"), (4, "town_center")])
def test_it_survives_on_4_or_more(die: int, space: str) -> None:
    game = falling("piazza", die).carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == space


@rule("DOZ-SAVE-3")
def test_hope_and_wright_in_an_office_add_1_each() -> None:
    game = falling("piazza", 2, level="brains").put("wright", "staff_office")
    game.force(RESEARCH_SOURCE + RESEARCH_CARD["hope"]).carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == "hospital"


@rule("DOZ-SAVE-3")
@pytest.mark.parametrize(("office", "space"), [("staff_office", "hospital"), ("lab", "cemetery")])
def test_wright_adds_1_in_an_office_alone(office: str, space: str) -> None:
    game = falling("piazza", 3, level="brains").put("wright", office)
    game.carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == space


@rule("DOZ-SAVE-3")
def test_hope_adds_1() -> None:
    game = falling("piazza", 3, level="brains").force(RESEARCH_SOURCE + RESEARCH_CARD["hope"])
    game.carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == "hospital"


@rule("DOZ-SAVE-4")
def test_the_owner_may_forgo_the_roll() -> None:
    game = falling("piazza", seats=2)
    game.t.owner[UNIT["piazza"]] = 1
    game.carries_out(hits_on("piazza", 1))
    assert game.asked_seat == 1
    game.answers("let_go")
    assert game.where("piazza") == "cemetery"


@rule("DOZ-SAVE-5")
def test_in_the_basic_game_a_hero_comes_back_on_the_full_side() -> None:
    game = falling("piazza", 4).carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == "town_center"
    assert not game.is_marked("piazza", "reduced")
    assert game.hits("piazza") == 0


@rule("DOZ-SAVE-5")
def test_in_the_basic_game_civilians_come_back_on_the_reduced_side() -> None:
    game = falling("regular_civilians_7", 4).carries_out(hits_on("regular_civilians_7", 2)).answers("roll")
    assert game.where("regular_civilians_7") == "town_center"
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("regular_civilians_7") == 0


@rule("DOZ-SAVE-6", "DOZ-INFECT-5")
def test_from_level_1_a_survivor_lies_in_a_bed_comatose_and_raises_infection() -> None:
    game = falling("piazza", 4, level="outbreak").carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.where("piazza") == "hospital"
    assert game.is_marked("piazza", "reduced")
    assert game.is_marked("piazza", "comatose")
    assert game.now.infection == 1


@rule("DOZ-INFECT-5")
def test_who_dies_does_not_raise_infection() -> None:
    game = falling("piazza", 3, level="outbreak").carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.now.infection == 0


def full_hospital(level: str = "outbreak") -> Game:
    game = lay(level).put("hernandez", "hospital", "reduced").put("hunt", "hospital", "reduced", "comatose")
    return game.put("schmidt", "hospital", "reduced").put("piazza", "forest_2", "reduced")


@rule("DOZ-SAVE-7", "DOZ-BOARD-16")
def test_without_a_free_bed_a_patient_is_discharged() -> None:
    game = full_hospital().falls(5).carries_out(hits_on("piazza", 1)).answers("roll")
    assert game.options == [
        "unit unit=hernandez",
        "unit unit=schmidt",
        "unit unit=hunt",
        "let_go",
    ]
    game.answers("unit", "hernandez")
    assert game.where("hernandez") == "town_center"
    assert game.where("piazza") == "hospital"


@rule("DOZ-SAVE-7", "DOZ-HEAL-8")
def test_a_comatose_patient_that_is_discharged_goes_to_the_cemetery() -> None:
    game = full_hospital().falls(5).carries_out(hits_on("piazza", 1)).answers("roll").answers("unit", "hunt")
    assert game.where("hunt") == "cemetery"
    assert game.where("piazza") == "hospital"


@rule("DOZ-SAVE-7")
def test_or_it_goes_to_the_cemetery_itself_and_infection_stays() -> None:
    game = full_hospital().falls(5).carries_out(hits_on("piazza", 1)).answers("roll").answers("let_go")
    assert len(game.told("no_bed")) == 1
    assert game.where("piazza") == "cemetery"
    assert game.where("hernandez") == "hospital"
    assert game.now.infection == 0


@rule("DOZ-BOARD-16")
def test_there_are_three_beds() -> None:
    game = lay("outbreak").put("hernandez", "hospital")
    assert free_beds(game.t) == 2


@rule("DOZ-BOARD-17")
@pytest.mark.parametrize(("space", "beds"), [("staff_office", 4), ("town_center", 3), ("lab", 3)])
def test_a_fourth_bed_is_open_while_seaver_stands_in_an_office(space: str, beds: int) -> None:
    assert free_beds(lay("brains").put("seaver", space).t) == beds


@rule("DOZ-BOARD-17", "DOZ-SAVE-7")
def test_the_fourth_patient_may_stay_but_then_two_must_go_for_another() -> None:
    game = full_hospital("brains").put("agee", "hospital", "reduced").put("seaver", "town_center")
    game.carries_out(to_hospital("piazza")).answers("unit", "agee")
    assert game.asked == "bed"
    game.answers("unit", "schmidt")
    assert game.where("piazza") == "hospital"


@rule("DOZ-SAVE-8")
def test_in_the_hospital_a_comatose_unit_dies_of_a_hit_without_a_roll() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced", "comatose").carries_out(hits_on("furies", 1))
    assert game.asked == ""
    assert game.where("furies") == "cemetery"


@rule("DOZ-SAVE-8")
def test_in_the_hospital_any_last_hit_is_death_without_a_roll() -> None:
    game = lay("outbreak").put("piazza", "hospital", "reduced").carries_out(hits_on("piazza", 1))
    assert game.asked == ""
    assert game.where("piazza") == "cemetery"


@rule("DOZ-SAVE-8")
def test_in_the_hospital_a_hit_that_is_not_the_last_only_hurts() -> None:
    game = (
        lay("outbreak").put("regular_civilians_7", "hospital").carries_out(hits_on("regular_civilians_7", 1))
    )
    assert game.where("regular_civilians_7") == "hospital"
    assert game.hits("regular_civilians_7") == 1


@rule("DOZ-SAVE-9")
def test_zeds_make_no_saving_roll() -> None:
    game = lay().put("zeds_5", "forest_2", "reduced", hits=2).carries_out(hits_on("zeds_5", 1))
    assert game.asked == ""
    assert game.where("zeds_5") == "cup"


@rule("DOZ-UNIT-60")
@pytest.mark.parametrize(
    ("dice", "space"), [((3, 4), "hospital"), ((4, 1), "hospital"), ((3, 3), "cemetery")]
)
def test_staub_makes_his_saving_roll_with_the_better_of_two_dice(dice: tuple[int, int], space: str) -> None:
    game = falling("staub", 1, *dice, level="apocalypse").carries_out(hits_on("staub", 1)).answers("roll")
    assert game.where("staub") == space


@rule("DOZ-FATE-14")
def test_well_armed_civilians_stay_so_in_the_hospital() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_2", "well_armed", "reduced", hits=1).falls(6)
    game.carries_out(hits_on("regular_civilians_7", 1)).answers("roll")
    assert game.is_marked("regular_civilians_7", "well_armed")


@rule("DOZ-FATE-14")
def test_well_armed_civilians_are_not_so_in_the_cemetery() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_2", "well_armed", "reduced", hits=1)
    game.carries_out(hits_on("regular_civilians_7", 1)).answers("let_go")
    assert not game.is_marked("regular_civilians_7", "well_armed")


@rule("DOZ-EVENT-33")
def test_who_is_brought_to_the_hospital_by_a_card_does_not_raise_infection() -> None:
    game = lay("walking_zeds").put("furies", "forest_2").carries_out(to_hospital("furies"))
    assert game.where("furies") == "hospital"
    assert game.is_marked("furies", "reduced")
    assert game.now.infection == 0
