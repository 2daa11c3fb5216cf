"""What the yellow Event cards do, one after the other."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, NO_ENTRY, ZEDS
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3.


def studying(game: Game, next_card: str = "sasha") -> Game:
    """The DPC Commission is Current, and this Early card is the only one left in the deck."""
    game.t.research = RESEARCH_CARD["dpc_commission"]
    game.t.early_left = [RESEARCH_CARD[next_card]]
    game.t.early_to_come = 1
    return game


@rule("DOZ-EVENT-4")
def test_noelle_comes_to_the_fated_start() -> None:
    game = lay("brains").carries_out(laid("noelle", ZEDS_START)).answers("track", "highway")
    assert game.where("noelle") == "highway_start"


@rule("DOZ-EVENT-4", "DOZ-EVENT-42")
def test_a_full_barn_holds_a_die_of_supplies_for_who_is_at_the_farm() -> None:
    game = lay("brains").put("piazza", "farm").has(supplies=1).falls(5)
    game.carries_out(laid("full_barn", ACTION_END))
    assert game.now.supplies == 6
    game = lay("brains").put("piazza", "uptown").has(supplies=1).carries_out(laid("full_barn", ACTION_END))
    assert game.now.supplies == 1


@rule("DOZ-EVENT-4", "DOZ-STACK-12")
def test_a_tsunami_brings_zeds_to_every_start() -> None:
    game = lay("brains").draws("zeds_5", "zeds_6", "zeds_7", "zeds_8")
    game.carries_out(laid("tsunami", ZEDS_START))
    assert [game.where(f"zeds_{unit}") for unit in (5, 6, 7, 8)] == [
        f"{track}_start" for track in ("forest", "mountain", "highway", "suburbs")
    ]


@rule("DOZ-EVENT-4", "DOZ-EVENT-42")
@pytest.mark.parametrize(
    ("card", "level", "space"),
    [("research_discovery", "brains", "university"), ("research_materials", "walking_zeds", "nuclear_plant")],
)
def test_a_unit_at_the_right_place_finds_the_next_research_card(card: str, level: str, space: str) -> None:
    game = studying(lay(level)).put("piazza", space).draws("sasha").carries_out(laid(card, ACTION_END))
    assert game.now.research == RESEARCH_CARD["sasha"]
    game = studying(lay(level)).put("piazza", "town_center").carries_out(laid(card, ACTION_END))
    assert game.now.research == RESEARCH_CARD["dpc_commission"]


@rule("DOZ-EVENT-4", "DOZ-HEAL-2")
def test_a_double_shift_is_infection_for_a_heal_or_research_up_to_three_times() -> None:
    game = studying(lay("brains")).put("agee", "lab")
    game.put("regular_civilians_1", "hospital", "reduced", hits=1)
    game.put("regular_civilians_2", "hospital", "reduced").has(infection=2).falls(1, 2)
    game.carries_out(laid("double_shift", through(ACTION)))
    game.answers("use_event", "double_shift").answers("heal").answers("unit", "regular_civilians_1")
    # It rises by 1, and the Heal lowers it by 1.
    assert (game.hits("regular_civilians_1"), game.now.infection) == (0, 2)
    # A roll of 1 and 1 more in the Lab is not enough; 2 and 1 is, for the DPC Commission needs 3.
    game.draws("sasha").answers("use_event", "double_shift").answers("research")
    assert game.now.infection == 3
    assert game.now.research == RESEARCH_CARD["dpc_commission"]
    game.answers("use_event", "double_shift").answers("research")
    assert game.now.research == RESEARCH_CARD["sasha"]
    assert "use_event event=double_shift" not in game.options


@rule("DOZ-EVENT-4")
def test_a_double_shift_says_how_likely_its_research_succeeds() -> None:
    game = studying(lay("brains")).put("agee", "lab").put("regular_civilians_1", "hospital", "reduced")
    game.carries_out(laid("double_shift", through(ACTION))).answers("use_event", "double_shift")
    at = game.options.index("research")
    # He adds 1 to his die, and the DPC Commission needs 3.
    assert game.match.odds(0)["options"][str(at)] == {"succeeds": pytest.approx(5 / 6)}


@rule("DOZ-EVENT-4", "DOZ-EVENT-22")
def test_a_nuclear_catastrophe_deals_two_hits_drives_all_off_and_leaves_chaos() -> None:
    game = lay("brains").put("regular_civilians_7", "nuclear_plant").put("zeds_15", "nuclear_plant")
    game.carries_out(laid("nuclear", ZEDS_START))
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.where("regular_civilians_7") == "highway_2"
    assert (game.hits("zeds_15"), game.where("zeds_15")) == (2, "highway_4")
    assert game.chaos_in("nuclear_plant") == 1
    assert game.now.ground[SPACE["nuclear_plant"]] & NO_ENTRY


@rule("DOZ-EVENT-4", "DOZ-EVENT-29")
def test_zeds_that_enter_chaos_attack_in_flames_and_burn() -> None:
    # 5 against 4 in the Campground is the fourth column; in flames the second, where 3 and 4 are 3 Hits.
    game = lay("brains").put("zeds_15", "mountain_3").put("regular_civilians_7", "campground")
    game.chaos("campground")
    game.falls(3, 4).carries_out(laid("flambe", ZEDS_START, advancing("zeds_15")))
    assert game.where("regular_civilians_7") == "mountain_1"
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("regular_civilians_7") == 1
    assert game.hits("zeds_15") == 1


@rule("DOZ-EVENT-29")
def test_zeds_that_leave_chaos_burn_and_others_do_not() -> None:
    game = lay("brains").put("zeds_15", "campground").chaos("campground").put("zeds_16", "forest_6")
    game.put("zeds_17", "highway_4")
    game.carries_out(
        laid("flambe", ZEDS_START, advancing("zeds_15"), advancing("zeds_16"), advancing("zeds_17"))
    )
    assert [game.hits(unit) for unit in ("zeds_15", "zeds_16", "zeds_17")] == [1, 0, 0]
    # These laid the Chaos themselves.
    assert game.chaos_in("nuclear_plant") == 1


@rule("DOZ-EVENT-4", "DOZ-EVENT-28")
@pytest.mark.parametrize("card", ["super_mad", "super_frenzy"])
def test_super_zeds_move_once_more_alone_nearest_first(card: str) -> None:
    game = lay("walking_zeds").put("iron", "forest_6").put("zeds_1", "forest_6").put("giant", "highway_2")
    game.carries_out(laid(card, ZEDS_END))
    assert (game.where("iron"), game.where("zeds_1"), game.where("giant")) == (
        "forest_5",
        "forest_6",
        "highway_1",
    )
    moves = [record.args["unit"] for record in game.told("zeds_advance")]
    assert moves in (["giant", "iron"], [["giant"], ["iron"]])


@rule("DOZ-EVENT-28", "DOZ-GOAL-9")
def test_among_super_zeds_equally_near_the_players_choose() -> None:
    game = lay("brains").put("iron", "forest_6").put("giant", "highway_6")
    game.carries_out(laid("super_mad", ZEDS_END))
    game.answers("unit", "giant")
    assert [record.args["from"] for record in game.told("zeds_advance")] == ["highway_6", "forest_6"]


@rule("DOZ-EVENT-28")
def test_super_zeds_gone_mad_attack_with_two_shifts_left() -> None:
    # 4/2 against 4 in a clear space is the even column; two to the left 3 and 4 beat the Civilians.
    game = lay("brains").put("leaper", "campground").put("regular_civilians_7", "mountain_1")
    game.falls(3, 4).carries_out(laid("super_mad", ZEDS_START, ZEDS_END))
    assert game.where("leaper") == "mountain_1"
    shifts = [record.args["source"] for record in game.told("shifted_left")]
    assert "super_mad" in shifts


@rule("DOZ-EVENT-28")
def test_in_the_activations_before_they_attack_as_always() -> None:
    game = lay("brains").put("leaper", "campground").put("regular_civilians_7", "mountain_1").falls(3, 4)
    game.carries_out(laid("super_mad", ZEDS_START, advancing("leaper")))
    assert game.where("leaper") == "campground"
    assert not game.told("shifted_left")


@rule("DOZ-EVENT-4", "DOZ-EVENT-15")
def test_desperation_costs_a_supply_ammo_or_hit_for_each_zeds_unit_near_town() -> None:
    game = lay("brains").put("zeds_1", "uptown").put("noelle", "forest_1").put("iron", "campground")
    game.put("zeds_2", "lucky_strike_mine").put("piazza", "town_center").has(supplies=3, ammo=1)
    game.carries_out(laid("desperation", ZEDS_START))
    assert game.options == ["supply", "ammo", "unit unit=piazza"]
    game.answers("ammo").answers("unit", "piazza").answers("supply")
    assert (game.now.supplies, game.now.ammo) == (2, 0)
    assert game.is_marked("piazza", "reduced")
    assert game.asked == ""


@rule("DOZ-EVENT-4")
def test_petras_angels_come_to_town_and_take_a_supply_if_there_is_one() -> None:
    game = lay("brains").has(supplies=2).carries_out(laid("bikers", ZEDS_START))
    assert (game.where("petras_angels"), game.now.supplies) == ("town_center", 1)
    game = lay("brains").carries_out(laid("bikers", ZEDS_START))
    assert (game.where("petras_angels"), game.now.supplies) == ("town_center", 0)


@rule("DOZ-EVENT-4", "DOZ-UNIT-48")
def test_smart_zeds_come_to_the_suburbs_at_the_end_of_the_zeds_phase() -> None:
    game = lay("brains").put("zeds_34", "forest_6").draws("zeds_5").carries_out(laid("smart_zeds", ZEDS_END))
    assert game.where("zeds_5") == "suburbs_start"
    assert game.is_marked("zeds_34", "smart")


@rule("DOZ-EVENT-4")
def test_up_to_two_patients_die_for_research() -> None:
    game = studying(lay("brains")).put("regular_civilians_1", "hospital", "reduced")
    game.put("regular_civilians_2", "hospital", "reduced").put("regular_civilians_3", "hospital", "reduced")
    game.t.early_left = sorted([RESEARCH_CARD["sasha"], RESEARCH_CARD["hope"], RESEARCH_CARD["half_turned"]])
    game.t.early_to_come = 3
    game.draws("sasha", "hope").carries_out(laid("real_monster", through(ACTION)))
    game.answers("use_event", "real_monster").answers("unit", "regular_civilians_2")
    assert game.where("regular_civilians_2") == "cemetery"
    assert game.now.research == RESEARCH_CARD["sasha"]
    game.answers("use_event", "real_monster").answers("unit", "regular_civilians_1")
    assert game.now.research == RESEARCH_CARD["hope"]
    assert "use_event event=real_monster" not in game.options


@rule("DOZ-EVENT-4", "DOZ-GUN-1")
def test_soldiers_of_fortune_shoot_free_of_ammo_and_better_and_cost_a_die() -> None:
    # Strength 4 and 1 column more: 3 and 4 are 2 Hits.
    game = lay("brains").put("regular_civilians_7", "mountain_1").put("zeds_34", "campground").falls(3, 3)
    game.carries_out(laid("mercenaries", through(ACTION))).answers("unit", "regular_civilians_7")
    game.answers("shoot", "zeds_34")
    assert game.hits("zeds_34") == 2
    assert game.now.ammo == 0


@rule("DOZ-EVENT-4", "DOZ-EVENT-15")
def test_at_the_end_soldiers_of_fortune_take_a_die_of_supplies_and_hits() -> None:
    game = lay("brains").put("regular_civilians_7", "town_center").has(supplies=1, ammo=4).falls(2)
    game.carries_out(laid("mercenaries", ACTION_END)).answers("supply")
    assert (game.now.supplies, game.now.ammo, game.hits("regular_civilians_7")) == (0, 4, 1)


@rule("DOZ-EVENT-4", "DOZ-BOARD-13")
def test_there_are_more_turns_zeds_in_named_spaces_over_and_heals_all() -> None:
    game = lay("walking_zeds").put("zeds_1", "farm", "reduced", hits=1)
    game.put("zeds_2", "forest_2", "reduced", hits=1)
    game.put("iron", "inner_catacombs", "reduced", hits=2).put("zeds_3", "highway_start", "reduced")
    game.carries_out(laid("more_of_them", ZEDS_START))
    assert not game.is_marked("zeds_1", "reduced")
    assert all(game.is_marked(unit, "reduced") for unit in ("zeds_2", "iron", "zeds_3"))
    assert [game.hits(unit) for unit in ("zeds_1", "zeds_2", "iron")] == [0, 0, 0]


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("die", "hits"), [(1, 2), (2, 1), (5, 1), (6, 0)])
def test_a_nervous_breakdown_hits_a_hero_in_or_next_to_town(die: int, hits: int) -> None:
    game = lay("brains").put("horatius", "uptown").put("piazza", "highway_1").put("seaver", "staff_office")
    game.put("hunt", "hospital", "reduced").falls(die)
    if hits:
        game.falls(*[1] * hits)
    game.carries_out(laid("breakdown", ZEDS_START))
    assert game.options == ["unit unit=seaver", "unit unit=horatius"]
    game.answers("unit", "horatius")
    assert game.is_marked("horatius", "reduced") == (hits == 2)
    assert game.hits("horatius") == hits % 2


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("card", "super_hits"), [("bells", 1), ("do_not_feed", 2)])
def test_zeds_near_empty_villages_and_town_spaces_recover(card: str, super_hits: int) -> None:
    game = lay("walking_zeds").put("zeds_1", "farm", hits=2).put("iron", "forest_1", hits=2)
    # Somebody is in Uptown and in Ingeburg; Refugees count.
    game.put("zeds_2", "highway_1", hits=1).put("piazza", "uptown").put("villagers_1", "ingeburg")
    game.put("zeds_3", "highway_4", hits=1).put("noelle", "east_irek", hits=1)
    game.put("zeds_4", "leftys_pass", "reduced").put("zeds_5", "town_basement", hits=1)
    game.carries_out(laid(card, ZEDS_START))
    units = ("zeds_1", "iron", "zeds_2", "zeds_3", "noelle", "zeds_4", "zeds_5")
    assert [game.hits(unit) for unit in units] == [1, super_hits, 1, 1, 1, 0, 0]
    assert game.is_marked("zeds_4", "reduced")


@rule("DOZ-EVENT-8")
def test_the_yellow_end_activates_all_tracks_before_it_is_a_win() -> None:
    game = lay("brains").put("zeds_1", "forest_6").put("zeds_2", "mountain_6").put("zeds_3", "highway_6")
    game.put("zeds_4", "suburbs_6").carries_out(laid("end_y", through(ZEDS, ACTION)))
    for track in ("forest", "mountain", "highway"):
        game.answers("track", track)
    assert game.where("zeds_4") == "east_irek"
