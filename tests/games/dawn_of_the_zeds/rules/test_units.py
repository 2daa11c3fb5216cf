"""All counters: their numbers as published, and special Civilians and the National Guard, claim by claim."""

import csv
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from lastfire.games.dawn_of_the_zeds.rules.cards import COMPONENTS, MARKERS, UNITS, box_of
from lastfire.games.dawn_of_the_zeds.rules.colours import COLOURS
from lastfire.games.dawn_of_the_zeds.rules.holding import (
    ARREST,
    BUILDING,
    DRIVING,
    GUNFIRE,
    RESTORING,
    answers_of,
)
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVEL, LEVELS
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENTS as COMPONENT_COUNT
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS as MARKER_NOUNS
from lastfire.games.dawn_of_the_zeds.rules.units import kinds
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.units.unit import CLASSES, Unit
from tests.games.dawn_of_the_zeds.deeds import (
    attacking,
    does,
    entering,
    gun_column,
    in_actions,
    moved_by,
    offers,
)
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

PUBLISHED: Final = Path(__file__).parent / "units.csv"
"""Counters as sources give them: full/reduced Strength, Move, Hits a side, class, colour, tags."""

PUBLISHED_ZEDS: Final = {
    "2/1": 1,
    "3/2": 1,
    "3/1": 1,
    "4/1": 1,
    "4/3": 1,
    "4/2": 4,
    "5/2": 2,
    "5/1": 1,
    "5/4": 2,
    "5/3": 6,
    "6/1": 1,
    "6/4": 3,
    "6/3": 5,
    "7/4": 1,
    "7/5": 2,
    "8/4": 1,
    "9/4": 1,
}
"""How many Regular Zeds there are of each Strength."""

BARRED: Final = {
    "no_gunfire": GUNFIRE,
    "no_build": BUILDING,
    "no_arrest": ARREST,
    "no_restore": RESTORING,
    "no_vehicle": DRIVING,
}


def tags_of(unit: Unit) -> set[str]:
    """The tags of a counter, from its abilities."""
    found: set[str] = set()
    for ability in unit.abilities:
        answers = answers_of((ability,))
        if "ignores_hit" in answers and not ability.ignores_hit(1):
            found.add("tough" if ability.ignores_hit(4) else "hardened")
        if ability.leaves_catacombs():
            found.add("red_diamond")
        if ability.ignores_chaos():
            found.add("ignores_chaos")
        if "forages_with_two" in answers:
            found.add("two_dice_forage")
        found.update(tag for tag, what in BARRED.items() if ability.bars(what))
    return found


def rows() -> list[dict[str, str]]:
    with PUBLISHED.open(newline="") as file:
        return list(csv.DictReader(file))


@rule("DOZ-UNIT-6", "DOZ-UNIT-2", "DOZ-UNIT-5", "DOZ-UNIT-9")
@pytest.mark.parametrize("row", rows(), ids=[row["id"] for row in rows()])
def test_a_counter_is_as_published(row: dict[str, str]) -> None:
    unit = UNITS[UNIT[row["id"]]]
    assert f"{unit.strength[0]}/{unit.strength[1]}" == row["strength"]
    assert (unit.move, unit.hits) == (int(row["move"]), int(row["hits"]))
    assert CLASSES[unit.unit_class].id == row["class"]
    assert COLOURS[unit.colour].id == row["colour"]
    assert tags_of(unit) == set(row["tags"].split())


@rule("DOZ-UNIT-6")
def test_every_counter_has_its_row_and_its_number() -> None:
    assert [unit.id for unit in UNITS] == [noun.id for noun in UNIT_NAMES]
    listed = {row["id"] for row in rows()}
    alike = (kinds.is_regular_zeds, kinds.is_un_zeds)
    assert listed == {unit.id for unit in UNITS if not any(kind(unit.number) for kind in alike)}
    assert len(MARKERS) == len(MARKER_NOUNS)
    assert len(COMPONENTS) == COMPONENT_COUNT


@rule("DOZ-UNIT-32", "DOZ-UNIT-2")
def test_regular_zeds_are_34_with_3_hits_a_side_and_no_abilities() -> None:
    regular = [unit for unit in UNITS if kinds.is_regular_zeds(unit.number)]
    assert Counter("{}/{}".format(*unit.strength) for unit in regular) == Counter(PUBLISHED_ZEDS)
    assert len(regular) == 34
    assert all(unit.hits == 3 and unit.move == 1 and not unit.abilities for unit in regular)


@rule("DOZ-LEVEL-8")
def test_a_level_has_the_heroes_and_heroic_civilians_of_its_colours() -> None:
    counted = []
    for level in LEVELS:
        used = [unit for unit in UNITS if unit.colour <= level.colour]
        heroic = [unit for unit in used if kinds.KIND_OF[unit.number] == kinds.HEROIC_CIVILIANS]
        counted.append((len([unit for unit in used if kinds.is_hero(unit.number)]), len(heroic)))
    assert counted == [(5, 3), (5, 3), (9, 6), (13, 8), (17, 8), (17, 8)]


@rule("DOZ-UNIT-11")
def test_civilians_on_a_card_are_regular_heroic_and_special_civilians() -> None:
    civilians = {kinds.KIND_OF[unit.number] for unit in UNITS if kinds.is_civilians(unit.number)}
    assert civilians == {kinds.HEROIC_CIVILIANS, kinds.REGULAR_CIVILIANS, kinds.SPECIAL_CIVILIANS}
    special = [unit.id for unit in UNITS if kinds.KIND_OF[unit.number] == kinds.SPECIAL_CIVILIANS]
    assert special == ["rangers", "petras_angels", "red_diamond_guards_1", "red_diamond_guards_2"]


def test_a_box_is_made_once_for_a_level_and_kept() -> None:
    assert box_of(LEVEL["brains"], False) is box_of(LEVEL["brains"], False)
    assert box_of(LEVEL["brains"], False).level is LEVEL["brains"]


# Special Civilians and the National Guard.


@rule("DOZ-UNIT-24", "DOZ-UNIT-13")
def test_rangers_bring_4_ammo_and_have_1_shift_right_in_hand_to_hand() -> None:
    game = lay("apocalypse").has(ammo=1).carries_out(entering("rangers", "farm"))
    assert (game.now.ammo, game.now.supplies) == (5, 0)
    game = lay("apocalypse").put("rangers", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(attacking("rangers", "forest_2"))) == 1


@rule("DOZ-UNIT-24", "DOZ-GUN-3")
@pytest.mark.parametrize(("space", "column"), [("farm", 5), ("st_thomas", 4)])
def test_rangers_shoot_2_spaces_far_with_1_shift_left_there(space: str, column: int) -> None:
    game = lay("apocalypse").put("rangers", "forest_2").put("zeds_5", space).put("zeds_6", "forest_5")
    in_actions(game.has(ammo=1, event_actions=1).falls(1, 1))
    assert "shoot unit=zeds_6" not in offers(game, "rangers")
    assert gun_column(does(game, "rangers", "shoot", "zeds_5")) == column


@rule("DOZ-UNIT-25", "DOZ-MOVE-9")
def test_the_national_guard_moves_1_stays_on_surface_tracks_and_out_of_town_center() -> None:
    game = lay("walking_zeds").put("national_guard", "uptown").put("hunt", "uptown").has(event_actions=1)
    in_actions(game)
    assert [option for option in offers(game, "national_guard") if option.startswith("move")] == [
        "move space=highway_1"
    ]
    assert "move space=town_center" in offers(game, "hunt")


@rule("DOZ-UNIT-25", "DOZ-GUN-1")
def test_the_national_guard_pays_2_ammo_for_gunfire() -> None:
    game = lay("apocalypse").put("national_guard", "forest_2").put("zeds_5", "farm").has(ammo=3).falls(1, 1)
    does(in_actions(game.has(event_actions=2)), "national_guard", "shoot")
    assert gun_column(game) == 7
    assert game.now.ammo == 1
    assert "shoot unit=zeds_5" not in offers(game, "national_guard")


@rule("DOZ-UNIT-26", "DOZ-MOVE-9")
def test_petras_angels_move_4_and_stay_on_the_surface() -> None:
    game = lay("walking_zeds").put("petras_angels", "town_center").put("hunt", "town_center")
    in_actions(game.has(event_actions=1))
    assert "move space=town_basement" in offers(game, "hunt")
    assert "move space=town_basement" not in offers(game, "petras_angels")
    assert "move space=farm" in offers(game, "petras_angels")


@rule("DOZ-UNIT-26", "DOZ-GUN-1")
def test_petras_angels_pay_1_supply_instead_of_ammo_for_gunfire() -> None:
    game = lay("brains").put("petras_angels", "forest_2").put("zeds_5", "farm").has(ammo=2, supplies=1)
    does(in_actions(game.has(event_actions=2).falls(1, 1)), "petras_angels", "shoot")
    assert (game.now.ammo, game.now.supplies) == (2, 0)
    assert "shoot unit=zeds_5" not in offers(game, "petras_angels")


@rule("DOZ-UNIT-27", "DOZ-UNIT-9", "DOZ-TUNNEL-9")
def test_red_diamond_guards_leave_catacombs_without_rolling() -> None:
    game = lay("walking_zeds").put("red_diamond_guards_1", "inner_catacombs").has(event_actions=2)
    does(in_actions(game), "red_diamond_guards_1", "move", "guard_post")
    assert game.where("red_diamond_guards_1") == "guard_post"
