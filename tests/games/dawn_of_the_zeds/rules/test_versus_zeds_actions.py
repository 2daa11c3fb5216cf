"""Zeds Actions: how many there are, when they are spent, what each does."""

import random

import pytest

import lastfire
from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    HOUSEKEEPING,
    NO_ENTRY,
    NONE,
    STILL_ON,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import AT_ZEDS_ACTIONS, ZEDS_HIT
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import set_zeds_actions
from tests.games.dawn_of_the_zeds.steps import begins_zeds_phase
from tests.games.dawn_of_the_zeds.table import SPACE, Game
from tests.games.dawn_of_the_zeds.versus import can, can_at_all, hand, left, offered, opens, versus
from tests.rule import rule


def readied(t: DawnTable) -> Flow:
    set_zeds_actions(t)
    yield from ()


def income(game: Game) -> int:
    """The Zeds Actions of a Zeds Phase."""
    begins_zeds_phase(game.any_luck())
    (told,) = game.told("zeds_actions_set")
    return int(told.args["left"])


@rule("DOZ-VERSUS-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_as_many_zeds_actions_as_hero_players(seats: int) -> None:
    assert income(versus(seats=seats).event("well_armed")) == seats - 1


@rule("DOZ-VERSUS-16")
@pytest.mark.parametrize(("bonus", "actions"), [(-1, 1), (0, 2), (2, 4)])
def test_an_option_adds_to_the_zeds_actions(bonus: int, actions: int) -> None:
    assert income(versus(seats=3, zeds_income_bonus=bonus).event("well_armed")) == actions


@rule("DOZ-VERSUS-17")
def test_a_card_with_the_pressure_symbol_gives_one_more() -> None:
    assert income(versus(seats=3).event("hunting_cabin")) == 3


@rule("DOZ-VERSUS-18")
@pytest.mark.parametrize(("space", "actions"), [("forest_6", 3), ("forest_start", 2), ("cemetery", 2)])
def test_dr_marteuse_gives_one_more_off_the_start_spaces(space: str, actions: int) -> None:
    assert income(versus(seats=3).event("well_armed").put("dr_marteuse", space)) == actions


@rule("DOZ-VERSUS-19")
def test_there_are_never_more_than_six_zeds_actions() -> None:
    game = versus(seats=5, zeds_income_bonus=2).event("hunting_cabin").put("dr_marteuse", "forest_6")
    assert income(game) == 6


@rule("DOZ-VERSUS-19")
def test_there_are_never_fewer_than_none() -> None:
    assert income(versus(seats=2, zeds_income_bonus=-1).event("well_armed")) == 0


@rule("DOZ-VERSUS-20", "DOZ-VERSUS-91")
def test_a_turn_with_brains_has_no_zeds_actions_and_no_schemes() -> None:
    game = versus(seats=4, hand="scent_of_blood thick_hides", zeds_income_bonus=2).event("brains_b1")
    game.put("zeds_5", "forest_6").carries_out(readied)
    assert left(game) == 0
    for moment in (AT_ZEDS_ACTIONS, ZEDS_HIT):
        game = versus(actions=4, hand="scent_of_blood thick_hides").event("brains_b1")
        assert game.put("zeds_5", "forest_6").carries_out(offered(moment)).asked == ""
    game = versus(actions=4, hand="scent_of_blood").event("brains_b1").put("zeds_5", "forest_6")
    assert opens(game).asked == ""


@rule("DOZ-VERSUS-21", "DOZ-HOUSE-2")
def test_unspent_zeds_actions_are_lost_in_housekeeping() -> None:
    game = versus(actions=3, hand="panic").event("end_b1").put("dr_marteuse", "forest_start")
    game.any_luck().begin(HOUSEKEEPING)
    assert left(game) == 0


@rule("DOZ-VERSUS-22")
def test_there_is_a_window_before_the_first_track_and_after_each_track_one_action_at_a_time() -> None:
    # Tough Zeds gives a marker first, then activates tracks.
    game = versus(seats=4).event("hunting_cabin").put("zeds_5", "mountain_6").put("zeds_6", "mountain_1")
    game.put("zeds_7", "suburbs_6").put("looters_1", "forest_6").has(supplies=1).any_luck()
    begins_zeds_phase(game)
    activated = []
    while game.asked == "zeds_action":
        activated.append(len(game.told("track_activated")))
        assert game.asked_seat == 3
        if len(activated) == 1:
            game.answers("sneak", "looters_1").answers("space", "forest_5")
        else:
            game.answers("pass")
    assert activated == [0, 0, 1, 2]
    assert game.where("zeds_5") == "leftys_pass"


@rule("DOZ-VERSUS-22")
def test_the_first_window_comes_after_the_start_effects_and_the_last_before_the_end_effects() -> None:
    game = versus(seats=4).event("whats_that_smell").put("zeds_5", "highway_6").put("zeds_6", "mountain_6")
    game.put("zeds_7", "forest_6").any_luck()
    begins_zeds_phase(game)
    windows = 0
    last = ""
    while game.asked == "zeds_action":
        windows += 1
        last = [record.kind for record in game.match.records(None)][-1]
        game.answers("pass")
    assert windows == 4
    assert last == "zeds_advance"
    game = versus(seats=4).event("tough_zeds").put("zeds_5", "mountain_start").any_luck()
    begins_zeds_phase(game)
    assert game.asked == "zeds_action"
    assert game.told("marker_placed")
    assert not game.told("track_activated")


@rule("DOZ-VERSUS-22")
def test_nobody_is_asked_where_nothing_can_be_done() -> None:
    assert opens(versus(actions=0)).asked == ""


@rule("DOZ-VERSUS-23", "DOZ-VERSUS-40", "DOZ-VERSUS-110")
def test_everybody_sees_the_spending_and_only_the_zeds_player_what_was_looked_at() -> None:
    game = versus(seats=3, actions=1)
    game.t.fates = Pile([FATE["lake"], FATE["killdozer"]])
    opens(game.draws("lake")).answers("spy_fate")
    for seat, kinds in ((0, ["spies_fate"]), (1, ["spies_fate"]), (2, ["spies_fate", "fate_seen"])):
        assert [record.kind for record in game.match.records(seat)] == kinds
    assert left(game) == 0


# Shamble.


@rule("DOZ-VERSUS-24")
def test_a_shamble_costs_2_and_is_an_ordinary_advance_with_its_fight() -> None:
    game = versus(actions=3).put("zeds_5", "forest_2").put("zeds_6", "forest_2")
    game.put("regular_civilians_7", "forest_1").falls(1, 1)
    opens(game).answers("shamble", "zeds_5").answers("let_go")
    assert game.where("regular_civilians_7") == "cemetery"
    assert left(game) == 1
    assert game.told("zeds_advance")[0].args["unit"] == ["zeds_5", "zeds_6"]


@rule("DOZ-VERSUS-24")
def test_a_shamble_leaves_chaos_in_a_named_space() -> None:
    game = opens(versus(actions=2).put("zeds_5", "st_thomas")).answers("shamble", "zeds_5")
    assert game.where("zeds_5") == "farm"
    assert game.chaos_in("farm") == 1


@rule("DOZ-VERSUS-24")
@pytest.mark.parametrize(("actions", "possible"), [(1, False), (2, True)])
def test_one_zeds_action_is_too_little_for_a_shamble(actions: int, possible: bool) -> None:
    assert can_at_all(versus(actions=actions).put("zeds_5", "forest_2"), "shamble") == possible


@rule("DOZ-VERSUS-24", "DOZ-STACK-10")
def test_a_group_that_cannot_move_cannot_shamble() -> None:
    game = versus(actions=6).put("zeds_5", "forest_2").ground("forest_1", NO_ENTRY)
    assert not can_at_all(game, "shamble", "zeds_5")
    game = versus(actions=6).put("zeds_5", "forest_2").put("zeds_6", "forest_1").put("zeds_7", "forest_1")
    assert not can(opens(game), "shamble", "zeds_5")
    assert can(game, "shamble", "zeds_6")


@rule("DOZ-VERSUS-25", "DOZ-VERSUS-113")
def test_a_group_shambles_once_a_turn_also_when_another_unit_has_joined_it() -> None:
    game = versus(actions=6).put("zeds_5", "forest_6").put("zeds_6", "forest_5").put("zeds_7", "highway_6")
    opens(game).answers("shamble", "zeds_5")
    assert game.where("zeds_5") == "forest_5"
    assert not can(game, "shamble", "zeds_5")
    assert not can(game, "shamble", "zeds_6")
    assert can(game, "shamble", "zeds_7")


@rule("DOZ-VERSUS-26")
def test_a_shamble_never_enters_town_center() -> None:
    game = versus(actions=6).put("zeds_5", "uptown").put("zeds_6", "highway_1")
    assert not can(opens(game), "shamble", "zeds_5")
    assert can(game, "shamble", "zeds_6")


@rule("DOZ-VERSUS-26", "DOZ-UNIT-38")
def test_nor_does_the_further_advance_of_who_wins_a_fight_by_it() -> None:
    game = versus(actions=2).put("berserker", "highway_1").put("courier", "uptown").falls(1, 1, 1)
    opens(game).answers("shamble", "berserker")
    while game.asked == "save":
        game.answers("roll")
    assert game.where("berserker") == "uptown"
    assert game.now.ending == STILL_ON


@rule("DOZ-VERSUS-27")
def test_a_shamble_is_no_activation() -> None:
    game = versus(actions=2).put("reanimator", "forest_6", hits=2).holds("fell_for_it")
    opens(game).answers("shamble", "reanimator")
    assert game.hits("reanimator") == 2
    assert not game.told("track_activated")
    assert game.where("reanimator") == "forest_5"


@rule("DOZ-VERSUS-27", "DOZ-UNIT-57")
@pytest.mark.parametrize(("die", "space"), [(5, "forest_2"), (4, "forest_1")])
def test_colonel_kingman_may_stop_a_shamble_that_is_paid_all_the_same(die: int, space: str) -> None:
    game = versus(actions=2).put("zeds_1", "forest_2").put("kingman", "commercial_district").falls(die)
    opens(game).answers("shamble", "zeds_1")
    assert game.where("zeds_1") == space
    assert left(game) == 0


@rule("DOZ-VERSUS-28")
@pytest.mark.parametrize(("die", "space"), [(3, "marteuse_office"), (4, "outer_catacombs")])
def test_in_catacombs_a_shamble_names_one_unit_which_rolls_to_leave(die: int, space: str) -> None:
    game = versus("walking_zeds", actions=4).put("zeds_5", "outer_catacombs").put("zeds_6", "outer_catacombs")
    game.falls(die)
    opens(game)
    assert can(game, "shamble", "zeds_6")
    game.answers("shamble", "zeds_5")
    assert (game.where("zeds_5"), game.where("zeds_6")) == (space, "outer_catacombs")
    assert left(game) == 2


# Rise.


@rule("DOZ-VERSUS-29")
def test_rise_costs_3_and_puts_a_new_unit_on_the_start_of_the_track_with_the_fewest_zeds() -> None:
    game = versus(actions=6).put("zeds_5", "forest_6").put("zeds_6", "mountain_6").put("zeds_7", "suburbs_6")
    opens(game.draws("zeds_1")).answers("rise", "highway")
    assert game.where("zeds_1") == "highway_start"
    assert left(game) == 3
    assert not can(game, "rise")
    assert not can(game, "rise_somewhere")


@rule("DOZ-VERSUS-29")
@pytest.mark.parametrize(("actions", "possible"), [(2, False), (3, True)])
def test_two_zeds_actions_are_too_few_for_a_rise(actions: int, possible: bool) -> None:
    game = versus(actions=actions).put("zeds_5", "forest_6").put("zeds_6", "mountain_6")
    assert can_at_all(game.put("zeds_7", "suburbs_6"), "rise", "highway") == possible


@rule("DOZ-VERSUS-29", "DOZ-VERSUS-10")
def test_among_several_tracks_the_heroes_choose() -> None:
    game = versus(seats=3, actions=3).put("zeds_5", "forest_6").has(lead=1)
    opens(game).answers("rise_somewhere")
    assert (game.asked, game.asked_seat) == ("rise_track", 1)
    assert game.options == ["track track=mountain", "track track=highway", "track track=suburbs"]
    assert game.draws("zeds_1").answers("track", "suburbs").where("zeds_1") == "suburbs_start"


@rule("DOZ-VERSUS-29", "DOZ-VERSUS-10", "DOZ-VERSUS-75")
def test_among_several_tracks_the_zeds_player_chooses_with_dr_marteuse() -> None:
    game = versus(actions=3).put("zeds_5", "forest_6").put("dr_marteuse", "forest_start")
    opens(game.draws("zeds_1")).answers("rise", "mountain")
    assert game.where("zeds_1") == "mountain_start"


@rule("DOZ-VERSUS-30")
def test_rise_needs_a_start_without_zeds() -> None:
    game = versus(actions=3)
    for number, track in enumerate(("forest", "mountain", "suburbs")):
        game.put(f"zeds_{5 + number}", f"{track}_6").put(f"zeds_{15 + number}", f"{track}_6")
    game.put("zeds_8", "highway_start")
    # The Highway alone has one unit, and that is on its Start.
    assert not can(opens(game), "rise")
    assert not can(game, "rise_somewhere")


@rule("DOZ-VERSUS-30")
def test_of_tracks_that_tie_those_with_an_empty_start_count() -> None:
    game = versus(actions=3).put("zeds_5", "forest_start").put("zeds_6", "mountain_start")
    game.put("zeds_7", "highway_6").put("zeds_8", "suburbs_start")
    opens(game)
    assert [option for option in game.options if option.startswith("rise")] == ["rise track=highway"]


# Sneak, Sabotage, Agitate.


@rule("DOZ-VERSUS-31")
def test_sneak_costs_1_and_moves_an_un_zeds_unit_up_to_its_move() -> None:
    game = opens(versus(actions=2).put("looters_1", "forest_6")).answers("sneak", "looters_1")
    assert game.options == ["space space=st_thomas", "space space=forest_5"]
    game.answers("space", "st_thomas")
    assert game.where("looters_1") == "st_thomas"
    assert left(game) == 1


@rule("DOZ-VERSUS-32", "DOZ-VERSUS-113")
def test_each_unit_sneaks_once_a_turn() -> None:
    game = versus(actions=6).put("looters_1", "forest_6").put("protesters_1", "highway_6")
    opens(game).answers("sneak", "looters_1").answers("space", "forest_5")
    assert not can(game, "sneak", "looters_1")
    assert can(game, "sneak", "protesters_1")


@rule("DOZ-VERSUS-33")
@pytest.mark.parametrize(
    ("space", "possible"), [("forest_1", True), ("forest_2", True), ("farm", True), ("st_thomas", False)]
)
def test_sabotage_removes_a_barricade_in_the_same_or_the_next_space(space: str, possible: bool) -> None:
    game = versus(actions=1).put("protesters_1", space).ground("forest_2", BARRICADE)
    assert can(opens(game), "sabotage") == possible
    if possible:
        game.answers("sabotage", "protesters_1")
        assert not game.now.ground[SPACE["forest_2"]] & BARRICADE
        assert left(game) == 0


@rule("DOZ-VERSUS-33", "DOZ-ZEDS-11")
def test_sabotage_does_not_remove_a_strongpoint() -> None:
    game = versus(actions=1).put("protesters_1", "forest_2").ground("forest_2", STRONGPOINT)
    assert not can_at_all(game, "sabotage")


@rule("DOZ-VERSUS-34")
@pytest.mark.parametrize(
    ("space", "possible"),
    [
        ("uptown", True),
        ("farm", True),
        ("lucky_strike_mine", True),
        ("nuclear_plant", False),
        ("forest_2", False),
    ],
)
def test_a_theft_is_possible_in_town_spaces_at_the_farm_and_in_the_mine(space: str, possible: bool) -> None:
    game = versus(actions=1).put("protesters_1", space).has(supplies=1, ammo=1)
    assert can_at_all(game, "sabotage") == possible


@rule("DOZ-VERSUS-34")
@pytest.mark.parametrize(("stolen", "stores"), [("supply", (2, 3)), ("ammo", (3, 2))])
def test_the_heroes_choose_what_is_stolen(stolen: str, stores: tuple[int, int]) -> None:
    game = versus(seats=3, actions=1).put("protesters_1", "farm").has(supplies=3, ammo=3, lead=1)
    opens(game).answers("sabotage", "protesters_1")
    assert (game.asked, game.asked_seat) == ("theft", 1)
    game.answers(stolen)
    assert (game.now.supplies, game.now.ammo) == stores
    assert left(game) == 0


@rule("DOZ-VERSUS-34", "DOZ-GOAL-8")
def test_where_nothing_is_left_nothing_is_stolen() -> None:
    assert not can_at_all(versus(actions=1).put("protesters_1", "farm"), "sabotage")
    game = opens(versus(actions=1).put("protesters_1", "farm").has(ammo=1)).answers("sabotage")
    assert game.now.ammo == 0


@rule("DOZ-VERSUS-35", "DOZ-VERSUS-113")
def test_each_unit_sabotages_once_a_turn() -> None:
    game = versus(actions=3).put("protesters_1", "farm").put("protesters_2", "uptown").has(supplies=5)
    opens(game).answers("sabotage", "protesters_1")
    assert not can(game, "sabotage", "protesters_1")
    assert can(game, "sabotage", "protesters_2")


@rule("DOZ-VERSUS-35")
def test_a_unit_that_came_this_turn_does_not_sabotage() -> None:
    game = versus("walking_zeds", actions=3).draws("protesters_1").ground("forest_6", BARRICADE)
    opens(game).answers("agitate").answers("space", "forest_start")
    assert not can(game, "sabotage")
    game = versus(actions=3).put("protesters_1", "forest_start").ground("forest_6", BARRICADE)
    assert can_at_all(game, "sabotage")


@rule("DOZ-VERSUS-36", "DOZ-VERSUS-112")
def test_agitate_costs_2_and_brings_a_random_unit_to_a_start_of_the_zeds_players_choice() -> None:
    game = versus(actions=6).put("protesters_1", "forest_start").draws("lawyers")
    opens(game).answers("agitate")
    assert game.asked_seat == 1
    assert game.options == [f"space space={track}_start" for track in ("mountain", "highway", "suburbs")]
    game.answers("space", "highway_start")
    assert game.where("lawyers") == "highway_start"
    assert left(game) == 4
    assert not can(game, "agitate")


@rule("DOZ-VERSUS-36")
@pytest.mark.parametrize(
    ("level", "actions", "possible"), [("basic", 6, False), ("outbreak", 1, False), ("outbreak", 2, True)]
)
def test_agitate_comes_with_level_i(level: str, actions: int, possible: bool) -> None:
    assert can_at_all(versus(level, actions=actions), "agitate") == possible


@rule("DOZ-VERSUS-37")
def test_who_was_brought_by_agitate_does_not_sneak_this_turn() -> None:
    game = versus(actions=6).draws("lawyers").put("looters_1", "highway_6")
    opens(game).answers("agitate").answers("space", "forest_start")
    assert not can(game, "sneak", "lawyers")
    assert can(game, "sneak", "looters_1")


@rule("DOZ-VERSUS-38")
@pytest.mark.parametrize(("third", "possible"), [("dr_marteuse", True), ("lawyers", False)])
def test_at_most_three_units_besides_dr_marteuse_are_on_the_map(third: str, possible: bool) -> None:
    game = (
        versus(actions=6).put("looters_1", "forest_6").put("looters_2", "highway_6").put(third, "suburbs_6")
    )
    assert can_at_all(game, "agitate") == possible


@rule("DOZ-VERSUS-39")
def test_plot_costs_1_and_draws_a_scheme_once_a_turn() -> None:
    game = versus(actions=3, deck="panic detour").draws("detour")
    opens(game).answers("plot")
    assert hand(game) == ["detour"]
    assert left(game) == 2
    assert not can(game, "plot")


@rule("DOZ-VERSUS-40")
def test_spy_costs_1_and_leaves_the_card_where_it_is_once_a_turn() -> None:
    game = versus(seats=3, actions=3).draws("lake")
    game.t.fates = Pile([FATE["lake"], FATE["killdozer"]])
    opens(game).answers("spy_fate")
    assert left(game) == 2
    assert game.now.fates.top == (FATE["lake"],)
    assert not can(game, "spy_fate")
    assert not can(game, "spy_event")


@rule("DOZ-VERSUS-40")
def test_spy_may_look_at_the_event_deck_instead() -> None:
    game = versus(actions=1).draws("end_b1")
    game.t.events_left = [EVENT["end_b1"]]
    opens(game).answers("spy_event")
    assert [record.kind for record in game.match.records(1)] == ["spies_event", "event_seen"]
    assert seen(game.match, 1).next_event == EVENT["end_b1"]
    assert seen(game.match, 0).next_event == NONE


@rule("DOZ-VERSUS-22", "DOZ-VERSUS-67")
def test_every_zeds_action_says_what_it_costs_before_it_is_taken() -> None:
    taken: dict[str, set[int]] = {}
    for seed in range(6):
        match = lastfire.new("dawn_of_the_zeds", seats=4, seed=seed, level="directors_cut", mode="versus")
        dice = random.Random(seed)
        while (ask := match.ask) is not None:
            if ask.question == "zeds_action" and dice.random() < 0.4:
                assert_costs(match, taken)
            match.answer(dice.randrange(len(ask.ids)))
    verbs = {"shamble", "rise", "plot", "spy_event", "spy_fate", "agitate", "sneak", "sabotage"}
    assert verbs <= {*taken}
    assert taken["shamble"] == {1, 2}


def assert_costs(match: lastfire.Match, taken: dict[str, set[int]]) -> None:
    """Each option costs what it says; of a Sabotage that leaves a choice it is seen when it is made."""
    ask = match.ask
    assert ask is not None
    before = match.view(ask.seat)["versus"]["actions"]
    known = match.odds(ask.seat)["options"]
    for option in ask.options:
        said = known.get(str(option.position), {})
        assert ("cost" in said) == (option.verb not in ("pass", "scheme"))
        if "cost" not in said:
            continue
        other = match.fork()
        other.answer(option.position)
        taken.setdefault(option.verb, set()).add(said["cost"])
        if other.ask is None or other.ask.question != "sabotage_what":
            assert other.view(ask.seat)["versus"]["actions"] == before - said["cost"]
