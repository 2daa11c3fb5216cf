"""Before and after the dice of a fight: who gets around it, what cards change, what comes after."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, ZEDS
from tests.games.dawn_of_the_zeds.fights import (
    attack_of,
    attacked_by,
    column,
    raid_of,
    shot_of,
    start_column,
)
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Civilians 7 are 4/2 with 2 Hits a side. Zeds 5 are 4/3, 15 are 5/3, 34 are 9/4. 6 and 5 win for humans in
# the even column, 1 and 2 lose.


def fights(game: Game) -> int:
    return len(game.told("column_found"))


@rule("DOZ-ZEDS-13", "DOZ-UNIT-56")
def test_traps_come_before_a_defender_is_picked_and_may_save_the_whole_stack() -> None:
    game = lay().put("johnson", "forest_2").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(4).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.where("johnson") == game.where("regular_civilians_7") == "forest_1"
    assert game.where("zeds_5") == "forest_2"
    assert game.hits("zeds_5") == 1
    assert fights(game) == 0


@rule("DOZ-UNIT-56")
def test_traps_that_fail_lead_to_a_normal_fight() -> None:
    game = lay().put("johnson", "forest_2").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(3, 6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    game.answers("unit", "regular_civilians_7")
    assert fights(game) == 1


def trapped_in_town(*marks: str, hits: int = 0) -> Game:
    """Zeds come to Mr. Johnson and the National Guard in Uptown; Zeds are in the other Town spaces."""
    game = lay("apocalypse").put("johnson", "uptown").put("national_guard", "uptown")
    for number, space in enumerate(("commercial_district", "east_side", "suburbs_town")):
        game.put(f"zeds_{10 + number}", space)
    return game.put("zeds_5", "uptown", *marks, hits=hits)


@rule("DOZ-UNIT-56", "DOZ-UNIT-25", "DOZ-ZEDS-14")
def test_whoever_has_nowhere_to_go_when_traps_work_fights_after_all() -> None:
    game = trapped_in_town().falls(4, 1, 2).carries_out(attacked_by("zeds_5", space="uptown"))
    assert game.where("johnson") == "town_center"
    assert game.told("defended")[0].args["unit"] == "national_guard"
    assert fights(game) == 1
    # 1 Hit by the traps and 2 in the fight: it bears 3 a side.
    assert game.is_marked("zeds_5", "reduced")
    assert game.hits("zeds_5") == 0


@rule("DOZ-UNIT-56")
def test_nobody_is_fought_where_traps_eliminate_the_zeds() -> None:
    game = trapped_in_town("reduced", hits=2).falls(4)
    game.carries_out(attacked_by("zeds_5", space="uptown"))
    assert (game.where("zeds_5"), game.where("national_guard")) == ("cup", "uptown")
    assert fights(game) == 0


@rule("DOZ-COMBAT-5", "DOZ-UNIT-58")
def test_who_stays_unseen_leaves_the_fight_to_another() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("regular_civilians_7", "forest_2")
    game.put("zeds_5", "forest_2").falls(2, 6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    game.answers("unit", "pickles")
    assert game.told("defended")[0].args["unit"] == "regular_civilians_7"


@rule("DOZ-UNIT-58", "DOZ-ZEDS-14")
def test_alone_and_unseen_pickles_shares_the_space_without_a_fight() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("zeds_5", "forest_2").falls(2)
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert fights(game) == 0
    assert game.where("pickles") == game.where("zeds_5") == "forest_2"
    seen = lay("apocalypse").put("pickles", "forest_2").put("zeds_5", "forest_2").falls(1, 6, 6)
    assert fights(seen.carries_out(attacked_by("zeds_5", space="forest_2"))) == 1


@rule("DOZ-UNIT-58")
def test_pickles_stays_unseen_by_raiders_too() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("raiders", "forest_2").falls(2)
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert fights(game) == 0


@rule("DOZ-RETREAT-1", "DOZ-UNIT-58")
def test_who_stayed_unseen_retreats_with_the_others() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("regular_civilians_7", "forest_2")
    game.put("zeds_5", "forest_2").falls(3, 3).carries_out(attacked_by("zeds_5", space="forest_2"))
    game.answers("unit", "regular_civilians_7")
    assert game.where("pickles") == "forest_1"


@rule("DOZ-UNIT-59", "DOZ-INFECT-4")
def test_santana_drives_regular_zeds_off_without_infection() -> None:
    game = lay("apocalypse").put("santana", "forest_2").put("zeds_5", "forest_2").falls(4)
    game.carries_out(attack_of("santana", "forest_2", "forest_1"))
    assert fights(game) == 0
    assert game.where("zeds_5") == "farm"
    assert game.where("santana") == "forest_2"
    assert game.now.infection == 0


@rule("DOZ-UNIT-61")
def test_darling_may_step_back_on_a_2_and_leave_it_to_another() -> None:
    game = (
        lay("brains")
        .put("darling", "forest_2")
        .put("regular_civilians_7", "forest_2")
        .put("zeds_5", "forest_2")
    )
    game.falls(2, 6, 6).carries_out(attacked_by("zeds_5", space="forest_2")).answers("unit", "darling")
    game.answers("step_back")
    assert game.where("darling") == "forest_1"
    assert game.told("defended")[0].args["unit"] == "regular_civilians_7"


@rule("DOZ-UNIT-61", "DOZ-COMBAT-9")
def test_darling_strikes_unharmed_with_two_shifts() -> None:
    game = lay("brains").put("darling", "forest_2").put("zeds_34", "forest_2").falls(6, 1, 2)
    game.carries_out(attacked_by("zeds_34", space="forest_2"))
    assert column(game) == start_column(game) + 2
    assert not game.is_marked("darling", "reduced")
    assert game.where("darling") == "forest_1"


@rule("DOZ-EVENT-40")
def test_with_no_escape_nobody_retreats_and_the_same_zeds_attack_once_more() -> None:
    game = (
        lay("directors_cut")
        .event("no_escape")
        .put("regular_civilians_7", "forest_2")
        .put("zeds_5", "forest_2")
    )
    game.has(phase=ZEDS).put("furies", "forest_2").falls(3, 4, 6, 6)
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    game.answers("unit", "regular_civilians_7").answers("unit", "regular_civilians_7")
    assert fights(game) == 2
    assert game.where("regular_civilians_7") == "forest_2"
    assert game.where("zeds_5") == "farm"
    assert game.now.infection == 2


@rule("DOZ-EVENT-40")
def test_with_no_escape_traps_are_void() -> None:
    game = lay("directors_cut").event("no_escape").put("johnson", "forest_2").put("zeds_5", "forest_2")
    game.has(phase=ZEDS).falls(6, 6, 6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert fights(game) == 2


@rule("DOZ-EVENT-3", "DOZ-EVENT-40")
def test_no_escape_is_over_with_the_zeds_phase() -> None:
    game = lay("directors_cut").event("no_escape").put("regular_civilians_7", "forest_2")
    game.put("zeds_5", "forest_2").has(phase=ACTION).falls(6, 5).carries_out(
        attacked_by("zeds_5", space="forest_2")
    )
    assert fights(game) == 1
    assert game.where("zeds_5") == "farm"


@rule("DOZ-EVENT-40", "DOZ-STACK-14")
def test_with_no_escape_zeds_attack_raiders_once_more_too() -> None:
    game = lay("directors_cut").event("no_escape").put("raiders", "forest_2").put("zeds_15", "forest_2")
    game.has(phase=ZEDS).falls(3, 4, 6, 6).carries_out(attacked_by("zeds_15", space="forest_2"))
    assert fights(game) == 2


@rule("DOZ-EVENT-40")
def test_no_escape_does_not_repeat_an_attack_of_players() -> None:
    game = (
        lay("directors_cut")
        .event("no_escape")
        .put("regular_civilians_7", "forest_2")
        .put("zeds_5", "forest_2")
    )
    game.falls(6, 5).carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert fights(game) == 1
    assert game.where("zeds_5") == "farm"


@rule("DOZ-FATE-16")
def test_last_stand_turns_a_lost_defence_after_hits_and_before_the_retreat() -> None:
    game = (
        lay()
        .holds("last_stand")
        .put("regular_civilians_7", "forest_2")
        .put("zeds_15", "forest_2")
        .falls(3, 4)
    )
    game.carries_out(attacked_by("zeds_15", space="forest_2"))
    assert game.is_marked("regular_civilians_7", "reduced")
    game.answers("play", "last_stand")
    assert game.where("regular_civilians_7") == "forest_2"
    assert game.where("zeds_15") == "farm"
    assert game.hits("zeds_15") == 2


@rule("DOZ-FATE-16", "DOZ-FATE-6")
def test_last_stand_is_not_offered_when_the_defence_holds_or_players_attack() -> None:
    game = (
        lay().holds("last_stand").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").falls(6, 5)
    )
    assert game.carries_out(attacked_by("zeds_5", space="forest_2")).asked == ""
    other = (
        lay().holds("last_stand").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").falls(3, 3)
    )
    assert other.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1")).asked == ""


@rule("DOZ-FATE-6", "DOZ-COMBAT-9")
def test_a_card_played_for_a_fight_shifts_that_fight_alone() -> None:
    game = (
        lay("apocalypse")
        .holds("man_no_name")
        .put("regular_civilians_7", "forest_2")
        .put("zeds_15", "forest_2")
    )
    game.put("regular_civilians_1", "farm").falls(3, 3, 6, 6)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1")).answers("play", "man_no_name")
    columns = [(record.args["start"], record.args["column"]) for record in game.told("column_found")]
    # The beaten Zeds attack Civilians 1, who are 3/1, at the Farm.
    assert columns == [(3, 6), (3, 4)]


@rule("DOZ-FATE-6")
@pytest.mark.parametrize(("attacks", "is_offered"), [(True, True), (False, False)])
def test_a_card_for_attacks_is_offered_when_a_player_unit_attacks(attacks: bool, is_offered: bool) -> None:
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    if attacks:
        game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    else:
        game.falls(6, 5).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert (game.asked == "hold_card") == is_offered


@rule("DOZ-RESEARCH-12")
def test_knuckles_shift_attacks_of_player_units_alone() -> None:
    game = lay("brains").force(COMPONENT_SOURCE + COMPONENT["zeds_knuckles"]).put("zeds_5", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(6, 5)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert column(game) == start_column(game) + 1
    other = lay("brains").force(COMPONENT_SOURCE + COMPONENT["zeds_knuckles"]).put("zeds_5", "forest_2")
    other.put("regular_civilians_7", "forest_2").falls(6, 5).carries_out(
        attacked_by("zeds_5", space="forest_2")
    )
    assert column(other) == start_column(other)


@rule("DOZ-RESEARCH-16")
def test_treats_hit_zeds_once_more_after_each_defence() -> None:
    game = lay("brains").force(COMPONENT_SOURCE + COMPONENT["zeds_treats"]).put("zeds_15", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(3, 4).carries_out(
        attacked_by("zeds_15", space="forest_2")
    )
    assert game.hits("zeds_15") == 2
    other = lay("brains").force(COMPONENT_SOURCE + COMPONENT["zeds_treats"]).put("zeds_15", "forest_2")
    other.put("regular_civilians_7", "forest_2").falls(3, 4)
    other.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert other.hits("zeds_15") == 1


@rule("DOZ-UNIT-43")
def test_against_leaper_zeds_and_their_mob_there_is_no_terrain() -> None:
    game = (
        lay("outbreak")
        .put("leaper", "uptown")
        .put("zeds_5", "uptown")
        .put("furies", "uptown")
        .falls(1, 2, 6, 6, 6)
    )
    game.carries_out(attacked_by("leaper", "zeds_5", space="uptown"))
    assert column(game) == start_column(game)


@rule("DOZ-UNIT-48")
def test_a_smart_unit_shifts_its_own_attacks_alone() -> None:
    game = lay("brains").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2", "smart").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert column(game) == start_column(game) - 1
    other = (
        lay("brains").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2", "smart").falls(6, 6)
    )
    other.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert column(other) == start_column(other)


@rule("DOZ-UNIT-29", "DOZ-COMBAT-19")
def test_bubbas_gang_has_a_shift_in_its_favour_on_either_side() -> None:
    game = lay("brains").put("bubba_gang", "forest_2").put("furies", "forest_2").falls(6, 6)
    game.carries_out(raid_of("bubba_gang", "forest_2", "farm"))
    assert column(game) == start_column(game) - 1
    other = lay("brains").put("bubba_gang", "forest_2").put("zeds_22", "forest_2").falls(6, 6)
    other.carries_out(raid_of("bubba_gang", "forest_2", "farm"))
    assert column(other) == start_column(other) + 1


def holding_scheme(scheme: str, level: str = "basic") -> Game:
    game = lay(level, seats=2, mode="versus")
    versus = game.t.versus
    assert versus is not None
    found = [card.number for card in game.t.box.schemes if card.id == scheme]
    versus.schemes = found
    return game


@rule("DOZ-VERSUS-95")
def test_packed_ranks_shift_an_attack_of_zeds_before_the_dice() -> None:
    game = holding_scheme("packed_ranks").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.asked_seat == 1
    game.answers("scheme", "packed_ranks")
    assert column(game) == start_column(game) - 1


@rule("DOZ-VERSUS-96")
def test_thick_hides_cancel_one_hit() -> None:
    game = (
        holding_scheme("thick_hides").put("regular_civilians_7", "forest_2").put("zeds_5", "farm").has(ammo=1)
    )
    game.falls(3, 4).carries_out(shot_of("regular_civilians_7", "zeds_5"))
    while game.asked and "scheme scheme=thick_hides" not in game.options:
        game.answers("no")
    game.answers("scheme", "thick_hides")
    assert game.hits("zeds_5") == 1


@rule("DOZ-RESEARCH-16", "DOZ-COMBAT-15")
def test_treats_find_a_mob_that_has_retreated_to_two_spaces() -> None:
    game = lay("brains").force(COMPONENT_SOURCE + COMPONENT["zeds_treats"]).put("furies", "uptown")
    game.put("zeds_5", "uptown").put("zeds_15", "uptown").put("zeds_1", "highway_1").falls(6, 4)
    game.carries_out(attacked_by("zeds_5", "zeds_15", space="uptown"))
    # Three Hits, and the stronger one stays nearer to town.
    game.answers("unit", "zeds_15").answers("unit", "zeds_15").answers("unit", "zeds_15")
    assert (game.where("zeds_15"), game.where("zeds_5")) == ("highway_2", "highway_1")
    assert game.options == ["unit unit=zeds_5", "unit unit=zeds_15"]
