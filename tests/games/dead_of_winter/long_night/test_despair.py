"""Despair. [LN-DESPAIR-1..10]"""

import pytest

from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import (
    add_despair,
    add_despair_each,
    despair_of,
    remove_despair,
)
from lastfire.games.dead_of_winter.rules.names import EXPOSURE_DIE, FACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import by_card, despair, night, state
from tests.games.dead_of_winter.table import PERSON
from tests.rule import rule


@rule("LN-DESPAIR-1", "LN-DESPAIR-2")
def test_despair_and_wounds_of_other_kinds_kill_together() -> None:
    table = night(["ashley_ross", "mike_cho"], wounds={"mike_cho": 1}, frostbite={"ashley_ross": 1})
    by_card(table, add_despair(table.table, PERSON["mike_cho"]))
    assert despair(table, "mike_cho") == 1
    assert table.is_in_play("mike_cho")
    by_card(table, add_despair(table.table, PERSON["mike_cho"]))
    assert not table.is_in_play("mike_cho")
    by_card(table, add_despair(table.table, PERSON["olivia_brown"], 2))
    assert table.is_in_play("olivia_brown")
    by_card(table, add_despair(table.table, PERSON["olivia_brown"]))
    assert not table.is_in_play("olivia_brown")


@rule("LN-DESPAIR-1", "LN-DESPAIR-2")
def test_a_wound_kills_who_has_two_despair_tokens() -> None:
    table = night(["ashley_ross", "mike_cho"], despair={"mike_cho": 2}, dice={0: [6]})
    table.falls("wound")
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert not table.is_in_play("mike_cho")


@rule("LN-DESPAIR-2")
def test_who_bears_more_wounds_bears_more_despair() -> None:
    table = night(["buddy_davis", "mike_cho"], despair={"buddy_davis": 3})
    assert table.is_in_play("buddy_davis")
    by_card(table, add_despair(table.table, PERSON["buddy_davis"]))
    assert not table.is_in_play("buddy_davis")


@rule("LN-DESPAIR-3")
def test_medicine_heals_no_despair() -> None:
    table = night(["ashley_ross", "mike_cho"], despair={"mike_cho": 2}, hands={0: ["medicine"]})
    assert not can_heal(table.table, PERSON["mike_cho"])
    assert not table.offers("play", item="medicine")
    hurt = night(
        ["ashley_ross", "mike_cho"], despair={"mike_cho": 1}, wounds={"mike_cho": 1}, hands={0: ["medicine"]}
    )
    hurt.does("play", item="medicine")
    while hurt.asked != ("turn", 0):
        hurt.match.answer(0)
    assert hurt.wounds("mike_cho") == (0, 0)
    assert despair(hurt, "mike_cho") == 1


@rule("LN-DESPAIR-4")
def test_what_names_despair_removes_it_and_no_wound() -> None:
    table = night(
        ["ashley_ross", "mike_cho"], despair={"mike_cho": 1, "ashley_ross": 1}, wounds={"mike_cho": 1}
    )
    assert remove_despair(table.table, PERSON["mike_cho"], 2) == 1
    assert despair(table, "mike_cho") == 0
    assert despair(table, "ashley_ross") == 1
    assert table.wounds("mike_cho") == (1, 0)
    assert remove_despair(table.table, PERSON["mike_cho"], 2) == 0


@rule("LN-DESPAIR-5")
def test_despair_brings_no_wound_at_the_start_of_a_turn() -> None:
    table = night(
        ["ashley_ross", "mike_cho"], despair={"mike_cho": 1}, frostbite={"ashley_ross": 1}, turn_begins=True
    )
    assert table.asked == ("turn", 0)
    assert table.wounds("mike_cho") == (0, 0)
    assert table.wounds("ashley_ross") == (1, 1)
    assert despair(table, "mike_cho") == 1


@rule("LN-DESPAIR-6")
def test_a_death_by_despair_costs_morale_and_the_tokens_go() -> None:
    table = night(["ashley_ross", "mike_cho"], despair={"mike_cho": 2})
    by_card(table, add_despair(table.table, PERSON["mike_cho"]))
    assert table.table.morale == 5
    assert state(table).despair == []
    assert despair_of(table.table, PERSON["mike_cho"]) == 0


@rule("LN-DESPAIR-6")
def test_several_despair_at_the_same_moment() -> None:
    table = night(["ashley_ross", "mike_cho", "olivia_brown"], despair={"mike_cho": 2, "olivia_brown": 2})
    everybody = table.table.at(0)
    by_card(table, add_despair_each(table.table, everybody))
    assert table.table.morale == 4
    assert sorted(state(table).despair) == sorted(set(everybody) - set(table.table.gone))


@rule("LN-DESPAIR-7", "LN-DESPAIR-8")
def test_the_exposure_die_knows_no_despair() -> None:
    faces = [FACES[face].id for face in EXPOSURE_DIE]
    assert {face: faces.count(face) for face in faces} == {
        "blank": 6, "wound": 3, "frostbite": 2, "bitten": 1,
    }  # fmt: skip


@rule("LN-DESPAIR-7")
@pytest.mark.parametrize("face", ["wound", "frostbite"])
def test_no_roll_for_exposure_brings_despair(face: str) -> None:
    table = night(["ashley_ross", "mike_cho"])
    table.falls(face)
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert sum(table.wounds("mike_cho")) == 1
    assert state(table).despair == []


@rule("LN-DESPAIR-9")
def test_despair_reaches_people_in_play_alone() -> None:
    table = night(["ashley_ross", "mike_cho"], helpless=3)
    t: ColonyTable = table.table
    by_card(table, add_despair_each(t, t.at(0)))
    assert len(state(table).despair) == len(t.at(0))
    by_card(table, add_despair(t, PERSON["buddy_davis"]))
    assert len(state(table).despair) == len(t.at(0))
    assert t.helpless == 3


@rule("LN-DESPAIR-10", "LN-SETUP-22")
def test_there_are_always_despair_tokens() -> None:
    people = ["ashley_ross", "mike_cho", "olivia_brown", "brian_lee"]
    more = ["rod_miller", "alexis_grey", "thomas_heart"]
    table = night(people, more, ["maria_lopez"], token_limits=True, wounds={})
    for _ in range(2):
        by_card(table, add_despair_each(table.table, table.table.at(0)))
    assert len(state(table).despair) == 16
