"""Schemes: the deck, the hand, and what each of them does."""

import pytest

from lastfire.engine.match import new_match
from lastfire.games.dawn_of_the_zeds.rules.cards.schemes import SCHEMES
from lastfire.games.dawn_of_the_zeds.rules.decks.names import SCHEME
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    BARRICADE,
    HOUSEKEEPING,
    NO_ENTRY,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import ORDER
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ACTIONS_BEGIN, AT_ZEDS_ACTIONS, ZEDS_HIT
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, column, shot_of, start_column
from tests.games.dawn_of_the_zeds.table import SPACE, Game
from tests.games.dawn_of_the_zeds.versus import (
    acts,
    buried,
    can,
    can_at_all,
    hand,
    left,
    now,
    offered,
    opens,
    played,
    versus,
)
from tests.rule import rule

RULES = DawnOfTheZeds()


@rule("DOZ-VERSUS-88")
def test_there_are_sixteen_schemes_each_from_a_level_on() -> None:
    assert [card.number for card in SCHEMES] == list(range(16))
    counts = [sum(card.level <= level for card in SCHEMES) for level in range(len(LEVELS))]
    assert counts == [8, 12, 14, 15, 16, 16]


@rule("DOZ-VERSUS-88", "DOZ-VERSUS-89")
@pytest.mark.parametrize(("level", "cards"), [("basic", 8), ("outbreak", 12), ("brains", 15)])
def test_the_zeds_player_starts_with_two_schemes_of_the_level(level: str, cards: int) -> None:
    match = new_match(RULES, RULES.agree(3, {"mode": "versus", "level": level}), 5)
    table = match._table
    assert isinstance(table, DawnTable)
    assert table.versus is not None
    assert len(table.versus.schemes) == 2
    assert len(table.versus.scheme_pile) == cards - 2


@rule("DOZ-VERSUS-89")
def test_of_four_schemes_one_is_discarded_face_down() -> None:
    game = versus(actions=1, hand="panic detour bad_water", deck="safe_house").draws("safe_house")
    opens(game).answers("plot")
    assert (game.asked, game.asked_seat) == ("bury_scheme", 1)
    assert len(game.options) == 4
    game.answers("scheme", "detour")
    assert hand(game) == ["panic", "bad_water", "safe_house"]
    assert buried(game) == ["detour"]
    assert played(game) == []


@rule("DOZ-VERSUS-90")
@pytest.mark.parametrize(("held", "after"), [("", ["panic"]), ("detour", ["detour"])])
def test_a_zeds_player_without_schemes_draws_one_in_housekeeping(held: str, after: list[str]) -> None:
    game = versus(hand=held, deck="panic").event("end_b1").put("dr_marteuse", "forest_start").any_luck()
    game.begin(HOUSEKEEPING, ORDER)
    assert hand(game) == after


@rule("DOZ-VERSUS-91")
def test_one_scheme_is_played_a_turn_at_most() -> None:
    game = versus(hand="scent_of_blood fresh_graves second_wind").put("zeds_5", "forest_6", hits=1)
    game.put("zeds_6", "forest_5", hits=1)
    opens(game).answers("scheme", "second_wind").answers("unit", "zeds_5")
    assert game.asked == ""
    assert hand(game) == ["scent_of_blood", "fresh_graves"]


@rule("DOZ-VERSUS-92")
def test_a_scheme_costs_no_zeds_action_and_is_played_at_the_windows_of_these() -> None:
    game = versus(actions=1, hand="second_wind panic thick_hides").put("zeds_5", "forest_6", hits=1)
    opens(game)
    assert can(game, "scheme", "second_wind")
    assert not can(game, "scheme", "panic")
    assert not can(game, "scheme", "thick_hides")
    assert left(game.answers("scheme", "second_wind")) == 1
    game = versus(hand="second_wind panic").put("zeds_5", "forest_6", hits=1).has(event_actions=1)
    game.carries_out(offered(ACTIONS_BEGIN))
    assert game.options == ["scheme scheme=panic", "no"]


@rule("DOZ-VERSUS-93")
def test_played_schemes_lie_face_up() -> None:
    game = versus(hand="second_wind").put("zeds_5", "forest_6", hits=1)
    opens(game).answers("scheme", "second_wind")
    assert played(game) == ["second_wind"]
    assert hand(game) == []
    assert game.told("scheme_played")[0].args["scheme"] == "second_wind"


@rule("DOZ-VERSUS-93")
def test_an_empty_deck_is_made_anew_of_all_discards() -> None:
    game = versus(actions=1)
    assert game.t.versus is not None
    game.t.versus.open_discards = [SCHEME["panic"]]
    game.t.versus.buried = [SCHEME["detour"]]
    opens(game.draws("panic")).answers("plot")
    assert hand(game) == ["panic"]
    assert now(game).scheme_pile.middle == [SCHEME["detour"]]
    assert (played(game), buried(game)) == ([], [])


# Each card.


@rule("DOZ-VERSUS-94")
def test_scent_of_blood_is_a_shamble_at_no_cost_also_for_a_group_that_has_shambled() -> None:
    game = versus(actions=2, hand="scent_of_blood").put("zeds_5", "forest_6")
    opens(game).answers("shamble", "zeds_5").answers("scheme", "scent_of_blood")
    assert game.where("zeds_5") == "st_thomas"
    assert left(game) == 0


@rule("DOZ-VERSUS-94", "DOZ-VERSUS-26")
def test_scent_of_blood_does_not_lead_into_town_center_and_names_the_group() -> None:
    game = (
        versus(hand="scent_of_blood")
        .put("zeds_5", "uptown")
        .put("zeds_6", "forest_6")
        .put("zeds_7", "forest_2")
    )
    opens(game).answers("scheme", "scent_of_blood")
    assert game.options == ["unit unit=zeds_7", "unit unit=zeds_6"]
    assert game.answers("unit", "zeds_6").where("zeds_6") == "forest_5"


@rule("DOZ-VERSUS-95")
def test_packed_ranks_gives_a_zeds_attack_1_shift_left() -> None:
    game = versus(hand="packed_ranks").put("zeds_5", "forest_2").put("regular_civilians_7", "forest_2")
    game.carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    assert (game.asked, game.asked_seat) == ("play_scheme", 1)
    game.falls(6, 3).answers("scheme", "packed_ranks")
    assert column(game) == start_column(game) - 1


@rule("DOZ-VERSUS-95")
def test_packed_ranks_is_not_for_attacks_of_players_or_of_un_zeds() -> None:
    game = (
        versus(hand="packed_ranks")
        .put("zeds_5", "forest_2")
        .put("regular_civilians_7", "forest_2")
        .falls(6, 3)
    )
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert column(game) == start_column(game)
    game = versus(hand="packed_ranks").put("looters_1", "forest_2").put("regular_civilians_7", "forest_2")
    game.falls(6, 3).carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    assert column(game) == start_column(game)


@rule("DOZ-VERSUS-96")
def test_thick_hides_cancels_a_hit_from_hand_to_hand() -> None:
    game = (
        versus(hand="thick_hides")
        .put("zeds_5", "forest_2")
        .put("regular_civilians_7", "forest_2")
        .falls(3, 4)
    )
    game.carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    # Before the dice there might have been Packed Ranks.
    game.answers("no").answers("scheme", "thick_hides")
    assert game.hits("zeds_5") == 1


@rule("DOZ-VERSUS-96")
@pytest.mark.parametrize(("answer", "hits"), [("scheme", 0), ("no", 1)])
def test_thick_hides_cancels_a_hit_from_gunfire(answer: str, hits: int) -> None:
    game = (
        versus(hand="thick_hides")
        .put("zeds_5", "forest_2")
        .put("regular_civilians_7", "forest_1")
        .has(ammo=1)
    )
    game.falls(2, 4).carries_out(shot_of("regular_civilians_7", "zeds_5"))
    # When the shot was declared there might have been Empty Shells.
    game.answers("no").answers(answer)
    assert game.hits("zeds_5") == hits


@rule("DOZ-VERSUS-97")
def test_fresh_graves_is_a_rise_at_no_cost_on_any_start_with_room() -> None:
    game = (
        versus(actions=6, hand="fresh_graves").put("zeds_5", "forest_start").put("zeds_6", "mountain_start")
    )
    game.put("zeds_7", "mountain_start").draws("zeds_1")
    opens(game).answers("scheme", "fresh_graves")
    assert game.options == [f"space space={track}_start" for track in ("forest", "highway", "suburbs")]
    game.answers("space", "forest_start")
    assert game.where("zeds_1") == "forest_start"
    assert left(game) == 6


@rule("DOZ-VERSUS-97", "DOZ-VERSUS-29")
def test_fresh_graves_is_the_rise_of_the_turn() -> None:
    game = versus(actions=6, hand="fresh_graves").draws("zeds_1")
    opens(game).answers("scheme", "fresh_graves").answers("space", "forest_start")
    assert not can(game, "rise")
    assert not can(game, "rise_somewhere")
    game = versus(actions=6, hand="fresh_graves").draws("zeds_1").put("dr_marteuse", "forest_start")
    opens(game).answers("rise", "forest")
    assert not can(game, "scheme")


@rule("DOZ-VERSUS-98")
def test_second_wind_removes_all_hits_from_a_regular_zeds_unit_and_leaves_its_side() -> None:
    game = versus(hand="second_wind").put("zeds_5", "forest_2", "reduced", hits=2).put("doom", "farm", hits=1)
    opens(game).answers("scheme", "second_wind")
    assert game.hits("zeds_5") == 0
    assert game.is_marked("zeds_5", "reduced")
    assert game.hits("doom") == 1


@rule("DOZ-VERSUS-99", "DOZ-BOARD-12")
def test_detour_moves_a_group_to_the_same_number_of_a_neighbouring_track() -> None:
    game = versus(hand="detour").put("zeds_5", "forest_5").put("zeds_6", "forest_5").put("zeds_7", "farm")
    opens(game).answers("scheme", "detour")
    assert game.options == ["space space=leftys_pass", "space space=east_irek"]
    game.answers("space", "leftys_pass")
    assert (game.where("zeds_5"), game.where("zeds_6")) == ("leftys_pass", "leftys_pass")
    assert game.where("zeds_7") == "farm"
    assert game.chaos_in("leftys_pass") == 1


@rule("DOZ-VERSUS-99")
def test_detour_needs_room_and_no_player_unit_there() -> None:
    game = versus(hand="detour").put("zeds_5", "forest_6").put("schmidt", "mountain_6")
    opens(game.ground("suburbs_6", NO_ENTRY))
    assert not can(game, "scheme", "detour")
    game = (
        versus(hand="detour").put("zeds_5", "forest_6").put("zeds_6", "forest_6").put("zeds_7", "mountain_6")
    )
    opens(game).answers("scheme", "detour")
    while game.asked == "who_turns_off":
        game.answers("unit", "zeds_5")
    assert game.where("zeds_5") == "suburbs_6"
    game = versus("walking_zeds", hand="detour").put("zeds_5", "tunnel_6").put("zeds_6", "forest_start")
    assert not can_at_all(game, "scheme", "detour")


@rule("DOZ-VERSUS-100")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_empty_shells_makes_the_heroes_pay_1_more_ammo_or_lose_the_action(answer: str) -> None:
    game = (
        versus(hand="empty_shells")
        .put("zeds_5", "forest_2")
        .put("regular_civilians_7", "forest_1")
        .has(ammo=3)
    )
    acts(game.has(player_actions=0)).answers("unit").answers("shoot", "zeds_5")
    game.answers("scheme", "empty_shells")
    assert (game.asked, game.asked_seat) == ("more_ammo", 0)
    if answer == "yes":
        game.falls(6, 6)
    game.answers(answer)
    assert bool(game.told("gunfire_rolled")) == (answer == "yes")
    assert game.now.ammo == (1 if answer == "yes" else 2)
    assert game.now.event_actions == 1


@rule("DOZ-VERSUS-100")
def test_without_more_ammo_the_shot_is_lost() -> None:
    game = (
        versus(hand="empty_shells")
        .put("zeds_5", "forest_2")
        .put("regular_civilians_7", "forest_1")
        .has(ammo=1)
    )
    acts(game).answers("unit").answers("shoot", "zeds_5").answers("scheme", "empty_shells")
    assert not game.told("gunfire_rolled")
    assert game.told("shot_lost")
    assert game.hits("zeds_5") == 0


@rule("DOZ-VERSUS-101")
def test_panic_costs_an_event_action_at_the_start_of_the_action_phase() -> None:
    game = (
        versus(hand="panic").put("schmidt", "forest_2").has(event_actions=2).event("well_armed").begin(ACTION)
    )
    game.answers("scheme", "panic")
    assert game.asked == "who_acts"
    assert game.now.event_actions == 1


@rule("DOZ-VERSUS-101", "DOZ-BOARD-24")
def test_without_event_actions_there_is_nothing_to_lose() -> None:
    game = versus(hand="panic").has(event_actions=0).carries_out(offered(ACTIONS_BEGIN))
    assert game.asked == ""


@rule("DOZ-VERSUS-102")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (11, 12)])
def test_bad_water_raises_infection_by_2_to_12_at_most(before: int, after: int) -> None:
    game = opens(versus(hand="bad_water").has(infection=before)).answers("scheme", "bad_water")
    assert game.now.infection == after
    assert not can_at_all(versus(hand="bad_water").has(infection=12), "scheme")


@rule("DOZ-VERSUS-103", "DOZ-VERSUS-61")
def test_safe_house_sends_an_arrested_unit_to_a_start_instead() -> None:
    game = versus(hand="safe_house").put("santana", "forest_2").put("looters_1", "forest_1", hits=1).falls(6)
    acts(game).answers("unit", "santana").answers("arrest", "looters_1").answers("scheme", "safe_house")
    assert (game.asked_seat, len(game.options)) == (1, 4)
    game.answers("space", "suburbs_start")
    assert game.where("looters_1") == "suburbs_start"
    assert game.is_marked("looters_1", "reduced")
    assert game.hits("looters_1") == 0
    assert not game.told("arrest_made")


@rule("DOZ-VERSUS-103")
def test_a_failed_arrest_is_no_time_for_safe_house() -> None:
    game = versus(hand="safe_house").put("santana", "forest_2").put("looters_1", "forest_1").falls(1)
    acts(game).answers("unit", "santana").answers("arrest", "looters_1")
    assert game.asked != "play_scheme"


@rule("DOZ-VERSUS-104", "DOZ-VERSUS-38")
def test_new_recruits_is_an_agitate_at_no_cost_even_a_second_one_within_the_limit() -> None:
    game = versus(actions=2, hand="new_recruits").draws("lawyers")
    opens(game).answers("agitate").answers("space", "forest_start")
    game.draws("looters_1").answers("scheme", "new_recruits").answers("space", "highway_start")
    assert game.where("looters_1") == "highway_start"
    assert left(game) == 0
    full = (
        versus(hand="new_recruits")
        .put("lawyers", "forest_2")
        .put("looters_1", "farm")
        .put("looters_2", "uptown")
    )
    assert not can_at_all(full, "scheme", "new_recruits")


@rule("DOZ-VERSUS-105", "DOZ-VERSUS-37")
def test_night_errand_is_a_sneak_at_no_cost_also_for_a_unit_that_has_sneaked() -> None:
    game = versus(actions=1, hand="night_errand").put("looters_1", "forest_6")
    opens(game).answers("sneak").answers("space", "forest_5").answers("scheme", "night_errand")
    game.answers("space", "farm")
    assert game.where("looters_1") == "farm"
    assert left(game) == 0


@rule("DOZ-VERSUS-106")
def test_rumour_mill_turns_refugees_back() -> None:
    game = (
        versus(seats=3, hand="rumour_mill")
        .put("villagers_1", "forest_2", "refugees")
        .put("villagers_2", "suburbs_2", "refugees")
        .put("vip", "highway_2")
    )
    opens(game).answers("scheme", "rumour_mill")
    assert game.asked_seat == 2
    assert game.options == ["unit unit=villagers_1", "unit unit=villagers_2"]
    game.answers("unit", "villagers_1")
    assert (game.where("villagers_1"), game.where("villagers_2")) == ("farm", "suburbs_2")


@rule("DOZ-VERSUS-106")
@pytest.mark.parametrize("hindrance", ["zeds", "start", "villagers", "town", "protesters"])
def test_rumour_mill_leads_neither_to_zeds_nor_to_a_start(hindrance: str) -> None:
    game = versus(hand="rumour_mill")
    space = {"start": "forest_6", "town": "town_center"}.get(hindrance, "forest_2")
    game.put("villagers_1", space, *([] if hindrance == "villagers" else ["refugees"]))
    if hindrance == "zeds":
        game.put("zeds_5", "farm")
    if hindrance == "protesters":
        game.put("protesters_1", "farm")
    assert not can_at_all(game, "scheme", "rumour_mill")


@rule("DOZ-VERSUS-107")
def test_loose_planks_removes_a_barricade_next_to_zeds() -> None:
    game = versus(hand="loose_planks").put("zeds_5", "farm").ground("forest_2", BARRICADE)
    game.ground("highway_2", BARRICADE).ground("st_thomas", STRONGPOINT)
    opens(game).answers("scheme", "loose_planks")
    assert not game.now.ground[SPACE["forest_2"]] & BARRICADE
    assert game.now.ground[SPACE["highway_2"]] & BARRICADE
    assert game.now.ground[SPACE["st_thomas"]] & STRONGPOINT


def researching(die: int, hand: str = "spilled_samples") -> Game:
    """Agee in the Lab rolls a die on a card that needs 3."""
    game = versus("brains", hand=hand).put("agee", "lab").falls(die).has(supplies=3)
    game.t.research = next(card.number for card in game.t.box.research if card.need == 4 and not card.supply)
    game.t.early_left = [card.number for card in game.t.box.research if card.id == "hope"]
    game.t.early_to_come = 1
    return acts(game).answers("unit", "agee").answers("research")


@rule("DOZ-VERSUS-108")
def test_spilled_samples_makes_a_research_die_count_1_less() -> None:
    # Professor Agee adds 1: a 3 is a 4, which is needed.
    game = researching(3)
    assert game.asked == "play_scheme"
    game.answers("scheme", "spilled_samples")
    assert not game.told("research_revealed")


@rule("DOZ-VERSUS-108")
def test_a_better_die_succeeds_all_the_same() -> None:
    game = researching(4)
    game.draws("hope").answers("scheme", "spilled_samples")
    assert game.told("research_revealed")


@rule("DOZ-VERSUS-109", "DOZ-EVENT-34")
@pytest.mark.parametrize(
    ("space", "above"),
    [
        ("chromotechnics_lab", "university"),
        ("tunnel_6", "nuclear_plant"),
        ("marteuse_office", "lucky_strike_mine"),
    ],
)
def test_forgotten_hatch_brings_a_zeds_unit_up(space: str, above: str) -> None:
    game = versus("walking_zeds", hand="forgotten_hatch").put("zeds_5", space)
    opens(game).answers("scheme", "forgotten_hatch")
    assert game.where("zeds_5") == above
    assert game.chaos_in(above) == 1


@rule("DOZ-VERSUS-109", "DOZ-TUNNEL-1")
@pytest.mark.parametrize(("die", "space"), [(1, "farm"), (4, "inner_catacombs")])
def test_out_of_catacombs_it_rolls_to_leave_first(die: int, space: str) -> None:
    game = versus("walking_zeds", hand="forgotten_hatch").put("zeds_5", "inner_catacombs").falls(die)
    opens(game).answers("scheme", "forgotten_hatch")
    assert game.where("zeds_5") == space


@rule("DOZ-VERSUS-109")
@pytest.mark.parametrize("option", [False, True])
def test_an_option_adds_tunnel_space_5(option: bool) -> None:
    game = versus("walking_zeds", hand="forgotten_hatch", hatch_space_5=option).put(
        "zeds_5", "outer_catacombs"
    )
    assert can_at_all(game, "scheme", "forgotten_hatch") == option


@rule("DOZ-VERSUS-109", "DOZ-EVENT-35")
def test_without_room_above_nobody_comes_up_and_other_spaces_have_no_hatch() -> None:
    game = (
        versus("walking_zeds", hand="forgotten_hatch")
        .put("zeds_5", "tunnel_6")
        .put("zeds_6", "nuclear_plant")
    )
    assert not can_at_all(game.put("zeds_7", "nuclear_plant"), "scheme", "forgotten_hatch")
    game = (
        versus("walking_zeds", hand="forgotten_hatch").put("zeds_5", "guard_post").put("zeds_6", "tunnel_1")
    )
    assert not can_at_all(game, "scheme", "forgotten_hatch")


@rule("DOZ-VERSUS-94", "DOZ-VERSUS-109")
@pytest.mark.parametrize("card", SCHEMES, ids=[card.id for card in SCHEMES])
def test_each_card_says_what_it_does_in_both_languages(card: object) -> None:
    for scheme in SCHEMES:
        for clause in (*scheme.effects, *scheme.holds):
            words = clause.words()
            assert words.en.endswith(".")
            assert words.ja.endswith("。")
    assert (AT_ZEDS_ACTIONS, ZEDS_HIT) == (0, 2)


# What the question says of the moment.


def asks(game: Game, lang: str = "en") -> str:
    """The open question as a sentence."""
    assert game.match.ask is not None
    assert game.asked == "play_scheme"
    return game.match.ask.text(lang)


@rule("DOZ-VERSUS-92", "DOZ-VERSUS-100", "DOZ-GUN-8")
def test_before_a_shot_it_says_who_shoots_at_whom_with_what_strength_in_which_column() -> None:
    game = versus(hand="empty_shells").put("zeds_5", "forest_2").put("johnson", "forest_1").has(ammo=3)
    acts(game).answers("unit").answers("shoot", "zeds_5")
    # Strength 3, and two shifts of Mr. Johnson.
    assert asks(game) == (
        "Seat 2: Mr. Johnson shoots at Zeds 4/3 in Forest 2, Strength 3, column 5 of 7. Play a Scheme?"
    )
    assert asks(game, "ja") == (
        "席2：ジョンソン氏が森2のゼッズ4/3を射撃する（戦力3、7列のうち第5列）。策謀カードを使いますか。"
    )
    shot = game.match.odds(1)["options"][str(game.options.index("no"))]["shot"]
    game.falls(6, 6).answers("no")
    (rolled,) = game.told("gunfire_rolled")
    assert rolled.args["column"] == 5
    assert rolled.args["hits"] == len(shot["hits"]) - 1


@rule("DOZ-VERSUS-92", "DOZ-VERSUS-95")
def test_before_the_dice_of_an_attack_by_zeds_it_says_whom_they_attack_in_which_column() -> None:
    game = versus(hand="packed_ranks").put("zeds_5", "forest_2").put("regular_civilians_7", "forest_2")
    game.carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    assert asks(game) == "Seat 2: Zeds attack Civilians 4/2 in Forest 2, column 4 of 7. Play a Scheme?"
    game.falls(6, 3).answers("no")
    assert column(game) == 4


@rule("DOZ-VERSUS-92", "DOZ-FATE-6")
def test_a_card_that_the_heroes_have_played_counts_in_the_column_that_is_said() -> None:
    game = versus(hand="packed_ranks").put("zeds_5", "forest_2").put("regular_civilians_7", "forest_2")
    game.holds("man_no_name").carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    assert game.asked == "hold_card"
    game.answers("play")
    said = asks(game)
    game.falls(6, 3).answers("no")
    assert f"column {column(game)} of 7" in said


@rule("DOZ-VERSUS-92", "DOZ-VERSUS-96")
def test_before_hits_it_says_how_many_and_where() -> None:
    game = versus(hand="thick_hides").put("zeds_5", "forest_2").put("regular_civilians_7", "forest_1")
    acts(game.has(ammo=3)).answers("unit").answers("shoot", "zeds_5")
    # When the shot was declared there might have been Empty Shells.
    game.falls(6, 6).answers("no")
    hits = game.told("gunfire_rolled")[0].args["hits"]
    assert hits > 1
    assert asks(game) == f"Seat 2: Zeds in Forest 2 are about to take {hits} Hits. Play a Scheme?"


@rule("DOZ-VERSUS-92", "DOZ-VERSUS-103", "DOZ-VERSUS-108")
def test_after_an_arrest_and_a_research_die_it_says_whose() -> None:
    game = versus(hand="safe_house").put("schmidt", "forest_2").put("looters_1", "forest_1").falls(6, 6)
    acts(game).answers("unit").answers("arrest")
    assert asks(game) == "Seat 2: Deputy Schmidt has arrested Looters. Play a Scheme?"
    said = asks(researching(3))
    assert said == "Seat 2: the Research roll of Professor Agee is 4, 4 or more needed. Play a Scheme?"


@rule("DOZ-VERSUS-92")
def test_every_seat_may_know_what_the_question_says() -> None:
    told = []
    for held in ("empty_shells", "panic"):
        game = versus(hand=held).put("zeds_5", "forest_2").put("regular_civilians_7", "forest_1")
        acts(game.has(ammo=3, event_actions=0)).answers("unit").answers("shoot", "zeds_5")
        told.append(asks(game))
    assert told[0] == told[1]
