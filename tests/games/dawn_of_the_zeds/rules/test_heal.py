"""Heal, Discharge, Equip."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import heal
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.phase import act, acting, can_do
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def healed(game: Game, unit: str) -> Game:
    """The unit in its bed takes a Heal Action."""
    return act(game).answers("unit", unit).answers("heal")


@rule("DOZ-HEAL-1")
def test_a_heal_action_is_spent_on_a_unit_in_a_bed_without_a_healer() -> None:
    game = healed(lay("outbreak").put("furies", "hospital", "reduced", hits=1), "furies")
    assert game.hits("furies") == 0
    assert game.asked == "who_acts"
    assert game.now.player_actions == 0


@rule("DOZ-HEAL-1")
def test_a_unit_outside_the_beds_takes_no_heal_action() -> None:
    game = lay("outbreak").put("furies", "town_center", "reduced", hits=1)
    assert "heal" not in can_do(act(game), "furies")


@rule("DOZ-HEAL-1")
def test_a_unit_that_is_well_is_not_healed() -> None:
    assert can_do(act(lay("outbreak").put("furies", "hospital")), "furies") == ["discharge"]


@rule("DOZ-HEAL-2")
def test_a_unit_is_healed_once_a_turn() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced", hits=1).has(event_actions=1)
    healed(game, "furies")
    assert can_do(game, "furies") == ["discharge"]


@rule("DOZ-HEAL-2")
def test_a_free_heal_counts() -> None:
    game = lay("outbreak").put("furies", "town_center", "reduced", hits=1)
    game.put("johnson", "town_center").has(event_actions=1, supplies=2)
    act(game).answers("unit", "johnson").answers("use", "johnson")
    assert game.hits("furies") == 0
    assert [record.args for record in game.told("treats")] == [{"unit": "johnson", "other": "furies"}]
    assert "use unit=johnson" not in can_do(game, "johnson")


@rule("DOZ-HEAL-3")
@pytest.mark.parametrize(("unit", "hits"), [("schmidt", 0), ("furies", 1), ("national_guard", 2)])
def test_healing_a_comatose_unit_wakes_it_with_one_hit_to_live(unit: str, hits: int) -> None:
    game = healed(lay("apocalypse").put(unit, "hospital", "reduced", "comatose"), unit)
    assert not game.is_marked(unit, "comatose")
    assert game.is_marked(unit, "reduced")
    assert game.hits(unit) == hits


@rule("DOZ-HEAL-4")
def test_a_heal_removes_one_hit() -> None:
    game = healed(lay("apocalypse").put("national_guard", "hospital", "reduced", hits=2), "national_guard")
    assert game.hits("national_guard") == 1
    assert game.is_marked("national_guard", "reduced")


@rule("DOZ-HEAL-4")
@pytest.mark.parametrize(("unit", "hits"), [("schmidt", 0), ("furies", 1), ("national_guard", 2)])
def test_a_clean_reduced_side_flips_to_full_with_all_but_one_of_its_hits(unit: str, hits: int) -> None:
    game = healed(lay("apocalypse").put(unit, "hospital", "reduced"), unit)
    assert not game.is_marked(unit, "reduced")
    assert game.hits(unit) == hits


@rule("DOZ-HEAL-5", "DOZ-INFECT-7")
def test_a_heal_action_lowers_infection_by_one() -> None:
    game = healed(lay("outbreak").put("furies", "hospital", "reduced").has(infection=5), "furies")
    assert game.now.infection == 4


@rule("DOZ-HEAL-5")
def test_a_free_heal_that_says_so_leaves_infection_alone() -> None:
    def quietly(t: DawnTable) -> Flow:
        yield from heal(t, UNIT["furies"], lowers=False)

    game = lay("outbreak").put("furies", "hospital", "reduced", hits=1).has(infection=5)
    game.carries_out(quietly)
    assert (game.hits("furies"), game.now.infection) == (0, 5)


@rule("DOZ-HEAL-6")
@pytest.mark.parametrize("unit", ["villagers_1", "vip"])
def test_healed_refugees_go_to_the_camp_and_raise_infection(unit: str) -> None:
    game = lay("apocalypse").put(unit, "hospital", "refugees", "comatose").has(infection=5)
    healed(game, unit)
    assert game.where(unit) == "refugee_camp"
    assert not game.is_marked(unit, "comatose")
    assert game.now.infection == 5  # 1 less for the Heal, 1 more for the Camp


@rule("DOZ-HEAL-7")
def test_a_heal_by_an_ability_follows_the_same_rule() -> None:
    game = lay("outbreak").put("johnson", "farm").put("furies", "farm", "reduced")
    act(game.has(infection=5, supplies=1)).answers("unit", "johnson").answers("use", "johnson")
    assert not game.is_marked("furies", "reduced")
    assert game.hits("furies") == 1
    assert game.now.infection == 4


@rule("DOZ-HEAL-8")
def test_discharge_moves_a_unit_to_town_center_as_it_is() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced", hits=1)
    act(game).answers("unit", "furies").answers("discharge")
    assert game.where("furies") == "town_center"
    assert game.hits("furies") == 1


@rule("DOZ-HEAL-8")
def test_a_comatose_unit_is_discharged_to_the_cemetery() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced", "comatose")
    act(game).answers("unit", "furies").answers("discharge")
    assert game.where("furies") == "cemetery"


def _camp(*civilians: str) -> Game:
    game = lay("apocalypse").put("villagers_1", "refugee_camp", "refugees")
    game.put("villagers_2", "refugee_camp", "refugees").has(player_actions=0)
    for unit in civilians:
        game.put(unit, "cemetery")
    return game


@rule("DOZ-HEAL-9")
def test_refugees_in_the_camp_are_equipped_and_civilians_return_reduced() -> None:
    game = act(_camp("regular_civilians_1", "regular_civilians_7"))
    game.answers("unit", "villagers_1").answers("equip").answers("unit", "regular_civilians_7")
    assert game.where("villagers_1") == "gone"
    assert game.where("villagers_2") == "refugee_camp"
    assert game.where("regular_civilians_7") == "town_center"
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.where("regular_civilians_1") == "cemetery"


@rule("DOZ-HEAL-9")
def test_equip_is_done_once_a_turn() -> None:
    game = act(_camp("regular_civilians_1", "regular_civilians_7").has(event_actions=1))
    game.answers("unit", "villagers_1").answers("equip").answers("unit", "regular_civilians_7")
    assert acting(game) == ["regular_civilians_7"]


@rule("DOZ-HEAL-9")
def test_only_regular_civilians_return() -> None:
    assert acting(act(_camp("furies", "hunt"))) == []


@rule("DOZ-UNIT-23", "DOZ-HEAL-9")
def test_vips_are_not_equipped() -> None:
    game = lay("apocalypse").put("vip", "refugee_camp").put("regular_civilians_1", "cemetery")
    assert acting(act(game)) == []


@rule("DOZ-UNIT-63")
def test_with_the_professor_in_an_office_a_heal_lowers_infection_by_two() -> None:
    game = lay("brains").put("agee", "staff_office").put("furies", "hospital", "reduced").has(infection=5)
    assert healed(game, "furies").now.infection == 3


@rule("DOZ-BOARD-20")
def test_nobody_leaves_the_camp_but_by_equip_or_a_card() -> None:
    game = lay("apocalypse").put("villagers_1", "refugee_camp", "refugees").put("vip", "refugee_camp")
    assert acting(act(game.has(event_actions=4))) == []
