"""Drawing, holding and playing Fate cards."""

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate, look_at_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import NewZedsOnStart, RaiseInfection
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.setup import set_up
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    BRIDGE_DOWN,
    EAT,
    FERRY,
    INFECTION,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import move_raiders
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    BEFORE_TRACK,
    IN_ACTIONS,
    INFECTION_RISES,
    PHASE_BEGINS,
    TOWN_STANDS,
)
from tests.games.dawn_of_the_zeds.decks import drawn, draws_fate, fate_deck, offering
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, column, shot_of, start_column
from tests.games.dawn_of_the_zeds.phase import play_phase
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game, lay
from tests.rule import rule

# Zeds 1 are 2/1, 2 are 3/2, 5 are 4/3, 15 are 5/3, 34 are 9/4. Civilians 7 are 4/2, Civilians 1 are 3/1.


def fated(game: Game) -> str:
    track: str = game.told("track_fated")[-1].args["track"]
    return track


def kinds(game: Game) -> list[str]:
    """What was told, in order."""
    return [record.kind for record in game.match.records(None)]


@rule("DOZ-FATE-1")
def test_the_top_card_is_revealed_and_its_top_line_names_the_fated_track() -> None:
    game = fate_deck(lay(), "bad_ammo", "coordinator").draws("coordinator").carries_out(draws_fate)
    assert game.told("fate_drawn")[0].args["fate"] == "coordinator"
    assert fated(game) == "mountain"
    assert game.now.fates.middle == [FATE["bad_ammo"]]


@rule("DOZ-FATE-2")
@pytest.mark.parametrize(
    ("card", "track"),
    [
        ("last_stand", "highway"),
        ("lake", "mountain"),  # most Zeds units
        ("organize", "suburbs"),  # fewest Zeds units
        ("man_no_name", "forest"),  # most Chaos
        ("downpour", "highway"),  # fewest Chaos
    ],
)
def test_a_line_names_a_track_by_itself_or_by_what_is_most_or_fewest_there(card: str, track: str) -> None:
    game = lay("apocalypse").put("zeds_1", "forest_1").put("zeds_2", "highway_1").put("zeds_3", "highway_2")
    game.put("zeds_4", "mountain_1").put("giant", "mountain_1").put("infected_vermin", "mountain_1")
    game.chaos("farm", 2).chaos("campground", 1).chaos("suspension_bridge", 1)
    fate_deck(game, card).draws(card).any_luck().carries_out(draws_fate)
    assert fated(game) == track


@rule("DOZ-FATE-2")
def test_a_line_may_leave_the_track_to_the_players() -> None:
    game = fate_deck(lay(seats=2), "killdozer").draws("killdozer").carries_out(draws_fate)
    assert game.options == [f"track track={track}" for track in ("forest", "mountain", "highway", "suburbs")]
    assert fated(game.answers("track", "suburbs", seat=0)) == "suburbs"


@rule("DOZ-FATE-2")
def test_tracks_that_tie_are_the_players_choice() -> None:
    game = lay().put("zeds_1", "forest_1").put("zeds_2", "highway_1")
    fate_deck(game, "lake").draws("lake").any_luck().carries_out(draws_fate)
    assert game.options == ["track track=forest", "track track=highway"]


@rule("DOZ-FATE-3")
def test_the_calling_effect_comes_first_then_the_card() -> None:
    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from NewZedsOnStart(FATED_TRACK).do(t)
        yield from finish_fate(t)

    game = fate_deck(lay().has(ammo=3), "bad_ammo").draws("bad_ammo", "zeds_1").carries_out(step)
    assert kinds(game) == ["fate_drawn", "track_fated", "unit_placed", "fate_done", "ammo_changed"]
    assert game.where("zeds_1") == "forest_start"


@rule("DOZ-FATE-3", "DOZ-FATE-12")
def test_a_card_that_names_a_track_itself_does_not_mean_the_fated_one() -> None:
    game = (
        lay("apocalypse").put("zeds_1", "mountain_3").put("zeds_2", "forest_5").chaos("campground").falls(1)
    )
    game.chaos("suspension_bridge").chaos("nuclear_plant")
    fate_deck(game, "downpour")
    game._chance.script.insert(0, FATE["downpour"])
    game.carries_out(draws_fate)
    assert fated(game) == "forest"
    assert game.where("zeds_1") == "campground"
    assert game.where("zeds_2") == "forest_5"


@rule("DOZ-FATE-4")
def test_a_plot_twist_happens_at_once_and_is_discarded() -> None:
    game = drawn(lay().has(ammo=3), "bad_ammo")
    assert game.now.ammo == 2
    assert game.now.fate_discards == [FATE["bad_ammo"]]
    assert game.now.fate_hand == []


@rule("DOZ-FATE-5")
def test_a_hold_card_joins_the_common_hand_and_is_discarded_when_played() -> None:
    game = drawn(lay(), "adrenaline")
    assert game.now.fate_hand == [FATE["adrenaline"]]
    assert game.now.fate_discards == []
    game = lay().holds("adrenaline").carries_out(offering(IN_ACTIONS)).answers("play", "adrenaline")
    assert game.now.fate_hand == []
    assert game.now.fate_discards == [FATE["adrenaline"]]


@rule("DOZ-FATE-5")
def test_the_hand_has_no_limit() -> None:
    held = ("killdozer", "organize", "coordinator", "last_stand", "man_no_name", "see_someone", "vehicles")
    game = drawn(lay("directors_cut").holds(*held, "scouts", "bonfire", "a_drink", "cannon"), "adrenaline")
    assert len(game.now.fate_hand) == 12


@rule("DOZ-FATE-6")
@pytest.mark.parametrize("moment", [PHASE_BEGINS, BEFORE_TRACK, INFECTION_RISES, TOWN_STANDS])
def test_a_hold_card_is_not_offered_at_another_time(moment: int) -> None:
    game = lay().holds("adrenaline", "killdozer").carries_out(offering(moment))
    assert game.asked == ""


@rule("DOZ-FATE-6")
def test_a_card_for_attacks_of_players_is_not_offered_when_they_defend() -> None:
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(3, 4).carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    assert game.asked == ""
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(3, 4).carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert game.options == ["play fate=killdozer", "no"]
    game.answers("no")


@rule("DOZ-FATE-6", "DOZ-COOP-10")
def test_the_lead_player_is_asked_first_then_the_others_in_order() -> None:
    game = lay(seats=3).has(lead=1).holds("adrenaline").carries_out(offering(IN_ACTIONS))
    game.answers("no", seat=1).answers("no", seat=2).answers("play", "adrenaline", seat=0)
    assert game.asked == ""
    assert game.told("card_played")[0].args == {"seat": 0, "fate": "adrenaline"}


@rule("DOZ-COOP-10")
def test_after_a_card_is_played_all_may_play_another() -> None:
    game = lay("brains", seats=2).has(infection=9, ammo=4).holds("bonfire", "desperate")
    game.carries_out(offering(IN_ACTIONS)).answers("no", seat=0).answers("play", "bonfire", seat=1)
    game.answers("play", "desperate", seat=0)
    assert game.now.infection == 2


@rule("DOZ-FATE-6")
def test_a_card_that_would_do_nothing_is_not_offered() -> None:
    game = lay("brains").holds("bonfire", "mr_clean", "scouts").carries_out(offering(IN_ACTIONS))
    assert game.asked == ""


@rule("DOZ-FATE-6")
@pytest.mark.parametrize(
    ("card", "phase", "is_offered"), [("bonfire", 2, True), ("bonfire", 3, False), ("organize", 3, True)]
)
def test_a_card_for_any_time_is_offered_when_a_phase_begins_in_which_it_matters(
    card: str, phase: int, is_offered: bool
) -> None:
    game = lay("brains").has(infection=5, phase=phase).put("regular_civilians_7", "forest_2").holds(card)
    game.carries_out(offering(PHASE_BEGINS))
    assert (game.asked == "hold_card") == is_offered


@rule("DOZ-FATE-7")
def test_drawn_cards_and_the_hand_are_open_to_the_zeds_player_too() -> None:
    game = drawn(lay(seats=2, mode="versus"), "adrenaline")
    for seat in (0, 1):
        told = [record.kind for record in game.match.records(seat)]
        assert told == ["fate_drawn", "track_fated", "fate_kept"]


@rule("DOZ-FATE-8")
def test_an_empty_deck_is_made_anew_of_the_discards_without_the_hand() -> None:
    game = fate_deck(lay().has(ammo=3).holds("adrenaline"), discards=("bad_ammo", "coordinator"))
    game.draws("coordinator").carries_out(draws_fate)
    assert game.now.fates.middle == [FATE["bad_ammo"]]
    assert game.now.fate_hand == [FATE["adrenaline"], FATE["coordinator"]]
    assert game.now.fate_discards == []
    assert game.told("fates_shuffled")[0].args == {"count": 2}


@rule("DOZ-FATE-8")
def test_the_last_card_of_the_deck_does_not_bring_the_discards_back() -> None:
    game = fate_deck(lay(), "adrenaline", discards=("bad_ammo",)).draws("adrenaline").carries_out(draws_fate)
    assert game.now.fate_discards == [FATE["bad_ammo"]]
    assert len(game.now.fates) == 0


@rule("DOZ-FATE-9")
def test_without_any_card_the_players_choose_the_track_and_nothing_else_happens() -> None:
    game = lay().holds("adrenaline").carries_out(draws_fate).answers("track", "highway")
    assert kinds(game) == ["track_fated"]
    assert game.now.fate_hand == [FATE["adrenaline"]]
    assert game.now.open_fates == []


@rule("DOZ-FATE-10")
def test_a_second_draw_uses_its_own_track_and_is_carried_out_too() -> None:
    game = fate_deck(lay("walking_zeds").has(supplies=5, ammo=5), "evil_plans", "bad_ammo").chaos("farm")
    game.chaos("guard_post").draws("evil_plans", "bad_ammo").falls(3)
    game.draws("zeds_1", "zeds_2", "zeds_3", "zeds_4", "zeds_5", "zeds_6").carries_out(draws_fate)
    assert game.where("zeds_1") == "farm"
    assert [game.where(f"zeds_{number}") for number in (2, 6)] == ["forest_start", "tunnel_start"]
    told = kinds(game)
    assert told.index("supplies_changed") > told.index("unit_placed")
    assert game.now.supplies == 3
    assert sorted(game.now.fate_discards) == sorted([FATE["evil_plans"], FATE["bad_ammo"]])


@rule("DOZ-FATE-10")
def test_after_a_draw_within_another_the_first_track_holds_again() -> None:
    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from RaiseInfection(13).do(t)
        yield from NewZedsOnStart(FATED_TRACK).do(t)
        yield from finish_fate(t)

    game = fate_deck(lay("outbreak").has(ammo=4), "bad_ammo", "coordinator")
    game.draws("bad_ammo").falls(6, 6).draws("coordinator", "giant", "zeds_1").carries_out(step)
    assert game.where("giant") == "leftys_pass"
    assert game.where("zeds_1") == "forest_start"
    assert game.now.ammo == 3
    assert game.now.fate_hand == [FATE["coordinator"]]


@rule("DOZ-FATE-11")
def test_without_the_tunnel_its_line_leaves_the_track_to_the_players() -> None:
    game = fate_deck(lay("brains"), "project_file").draws("project_file").carries_out(draws_fate)
    assert len(game.options) == 4
    assert fated(game.answers("track", "highway")) == "highway"
    game = fate_deck(lay("walking_zeds"), "project_file").draws("project_file").carries_out(draws_fate)
    assert fated(game) == "tunnel"


@rule("DOZ-FATE-13")
def test_infected_vermin_is_not_in_the_basic_game() -> None:
    rules = DawnOfTheZeds()
    for level, count, is_there in (("basic", 8, False), ("outbreak", 9, True)):
        table = set_up(rules.agree(1, {"level": level}), Chance())
        assert len(table.fates) == count
        assert (FATE["vermin"] in table.fates.middle) == is_there


@rule("DOZ-FATE-14")
def test_both_markers_of_civilians_add_up_in_hand_to_hand_and_in_gunfire() -> None:
    for marks, shift in (((), 0), (("well_armed",), 1), (("well_armed", "civilians_leader"), 2)):
        game = lay().put("regular_civilians_7", "forest_2", *marks).put("zeds_5", "forest_2").falls(3, 4)
        game.any_luck().carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
        assert column(game) - start_column(game) == shift
        game = lay().put("regular_civilians_7", "forest_2", *marks).put("zeds_5", "farm").falls(1, 1)
        game.has(ammo=1).carries_out(shot_of("regular_civilians_7", "zeds_5"))
        assert game.told("gunfire_rolled")[0].args["column"] == 4 + shift


@rule("DOZ-FATE-14")
def test_the_markers_stay_through_the_hospital_and_leave_in_the_cemetery() -> None:
    for die, is_marked in ((4, True), (3, False)):
        game = lay("outbreak").put("regular_civilians_1", "forest_2", "reduced", "civilians_leader", hits=1)
        game.put("zeds_34", "forest_2").falls(1, 1, die)
        game.carries_out(attacked_by("zeds_34", space="forest_2", came_from="farm")).answers("roll")
        assert game.where("regular_civilians_1") == ("hospital" if is_marked else "cemetery")
        assert game.is_marked("regular_civilians_1", "civilians_leader") == is_marked


@rule("DOZ-FATE-15")
def test_adrenaline_raises_event_actions_to_four_at_most() -> None:
    game = lay().has(event_actions=3).holds("adrenaline").carries_out(offering(IN_ACTIONS))
    assert game.answers("play", "adrenaline").now.event_actions == 4
    game = lay().has(event_actions=1).holds("adrenaline").carries_out(offering(IN_ACTIONS))
    assert game.answers("play", "adrenaline").now.event_actions == 3
    assert lay().has(event_actions=4).holds("adrenaline").carries_out(offering(IN_ACTIONS)).asked == ""


@rule("DOZ-FATE-16")
def test_a_lost_defence_becomes_a_hit_on_the_attackers_and_their_retreat() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_15", "forest_2").holds("last_stand")
    game.falls(2, 2).carries_out(attacked_by("zeds_15", space="forest_2", came_from="farm"))
    assert game.is_marked("regular_civilians_7", "reduced")
    game.answers("play", "last_stand")
    assert game.where("zeds_15") == "farm"
    assert game.hits("zeds_15") == 1
    assert game.where("regular_civilians_7") == "forest_2"
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-FATE-16")
def test_a_won_defence_leaves_the_card_in_hand() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_15", "forest_2").holds("last_stand")
    game.falls(6, 6).carries_out(attacked_by("zeds_15", space="forest_2", came_from="farm"))
    assert game.now.fate_hand == [FATE["last_stand"]]


@rule("DOZ-FATE-17")
def test_the_collapsed_bridge_keeps_player_units_out() -> None:
    game = lay("apocalypse").put("hunt", "suburbs_2").has(player_actions=1)
    game.ground("suspension_bridge", BRIDGE_DOWN).begin(ACTION).answers("unit", "hunt")
    assert "move space=suspension_bridge" not in game.options
    assert "move space=beauxville" in game.options
    assert "move space=suburbs_town" not in game.options


@rule("DOZ-FATE-17")
def test_raiders_do_not_enter_the_collapsed_bridge_but_zeds_cross_freely() -> None:
    def raid(t: DawnTable) -> Flow:
        yield from move_raiders(t, UNIT["raiders"])

    game = lay("apocalypse").put("raiders", "suburbs_2").ground("suspension_bridge", BRIDGE_DOWN)
    game.carries_out(raid)
    assert game.where("raiders") == "suburbs_2"
    game = lay("apocalypse").put("zeds_1", "suburbs_2").ground("suspension_bridge", BRIDGE_DOWN)
    game.carries_out(activating("suburbs"))
    assert game.where("zeds_1") == "suspension_bridge"


@rule("DOZ-FATE-17")
def test_an_action_beside_the_bridge_opens_the_ferry_where_units_must_stop() -> None:
    game = lay("apocalypse").put("hunt", "suburbs_2").has(player_actions=1, event_actions=1)
    game.ground("suspension_bridge", BRIDGE_DOWN).begin(ACTION).answers("unit", "hunt")
    game.answers("open_ferry")
    assert game.now.ground[SPACE["suspension_bridge"]] == FERRY
    game.answers("unit", "hunt")
    assert "move space=suspension_bridge" in game.options
    assert "move space=suburbs_town" not in game.options


@rule("DOZ-FATE-18")
def test_a_cancelled_group_does_not_move_and_loses_a_hit_and_its_side_stays() -> None:
    game = lay("apocalypse").put("zeds_15", "forest_6", "reduced", hits=2).put("zeds_5", "forest_2")
    game.holds("fell_for_it").falls(3)
    game.carries_out(activating("forest")).answers("no").answers("play", "fell_for_it")
    assert game.where("zeds_15") == "forest_6"
    assert game.hits("zeds_15") == 1
    assert game.is_marked("zeds_15", "reduced")
    assert game.where("zeds_5") == "forest_1"
    assert game.now.fate_discards == [FATE["fell_for_it"]]


@rule("DOZ-FATE-18")
def test_on_four_or_more_the_card_is_kept() -> None:
    game = lay("apocalypse").put("zeds_15", "forest_6").holds("fell_for_it").falls(4)
    game.carries_out(activating("forest")).answers("play", "fell_for_it")
    assert game.now.fate_hand == [FATE["fell_for_it"]]
    assert game.now.fate_discards == []


@rule("DOZ-FATE-18")
def test_of_a_mob_the_players_choose_who_loses_the_hit() -> None:
    game = lay("apocalypse").put("zeds_15", "forest_6", hits=2).put("zeds_5", "forest_6", hits=1).falls(1)
    game.holds("fell_for_it")
    game.carries_out(activating("forest")).answers("play", "fell_for_it").answers("unit", "zeds_5")
    assert (game.hits("zeds_15"), game.hits("zeds_5")) == (2, 0)


@rule("DOZ-FATE-19")
def test_contagion_brings_super_zeds_without_lowering_infection_and_somebody_to_the_hospital() -> None:
    game = lay("directors_cut").has(infection=12).put("furies", "town_center").put("hunt", "farm")
    game.draws("coordinator", "giant")
    fate_deck(game, "contagion", "coordinator")
    game._chance.script.insert(0, FATE["contagion"])
    game.carries_out(draws_fate).answers("track", "forest")
    assert game.where("giant") == "leftys_pass"
    assert game.now.infection == 12
    assert game.where("furies") == "hospital"
    assert game.is_marked("furies", "reduced")
    assert not game.is_marked("furies", "comatose")
    assert game.hits("furies") == 1


@rule("DOZ-FATE-19")
def test_infection_that_stays_at_thirteen_causes_no_second_outbreak() -> None:
    game = lay("directors_cut").has(infection=13).put("furies", "town_center").put("hunt", "leftys_pass")
    game.draws("coordinator", "giant").falls(6, 6)
    fate_deck(game, "contagion", "coordinator")
    game._chance.script.insert(0, FATE["contagion"])
    game.carries_out(draws_fate).answers("track", "forest")
    if game.asked == "hold_card":
        game.answers("no")
    assert len(game.told("unchecked_begins")) == 1
    assert game.now.infection == 13


# The top card.


def looks(audience: int) -> Carried:
    def step(t: DawnTable) -> Flow:
        look_at_fate(t, audience)
        yield from ()

    return step


@rule("DOZ-VERSUS-111", "DOZ-UNIT-68")
def test_who_looks_at_the_top_card_alone_knows_it_and_it_stays_there() -> None:
    game = fate_deck(lay(seats=3, mode="versus"), "bad_ammo", "adrenaline").draws("adrenaline")
    game.carries_out(looks(0b011))
    assert game.now.saw_fate == 0b011
    assert game.now.fates.top == (FATE["adrenaline"],)
    assert [len(list(game.match.records(seat))) for seat in (0, 1, 2)] == [1, 1, 0]


@rule("DOZ-VERSUS-111")
def test_once_drawn_nobody_has_seen_the_next_top_card() -> None:
    def step(t: DawnTable) -> Flow:
        look_at_fate(t, 1)
        yield from draws_fate(t)

    game = fate_deck(lay(seats=2, mode="versus"), "bad_ammo", "adrenaline").draws("adrenaline")
    game.carries_out(step)
    assert game.now.saw_fate == 0
    assert game.now.fate_hand == [FATE["adrenaline"]]


@rule("DOZ-ZEDS-9")
def test_what_is_in_force_for_a_fight_ends_with_it() -> None:
    game = lay("apocalypse").put("hunt", "forest_2").put("zeds_5", "forest_2").holds("man_no_name")
    game.falls(6, 6).any_luck().carries_out(attack_of("hunt", "forest_2", "forest_1"))
    game.answers("play", "man_no_name")
    assert game.now.in_force == []
    assert game.now.fight is None


# What the question says of the moment.


def asks(game: Game, lang: str = "en") -> str:
    """The open question as a sentence."""
    assert game.match.ask is not None
    assert game.asked == "hold_card"
    return game.match.ask.text(lang)


@rule("DOZ-FATE-6")
def test_before_a_fight_it_says_who_fights_where_in_which_column() -> None:
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert asks(game) == "Seat 1: Civilians 4/2 attack in Forest 2, column 4 of 7. Play a held card?"
    assert asks(game, "ja") == "席1：一般市民4/2が森2で攻撃する（7列のうち第4列）。保持カードを使いますか。"
    game.falls(3, 4).answers("no")
    assert column(game) == 4


@rule("DOZ-FATE-6", "DOZ-COOP-10")
def test_the_next_card_is_asked_for_in_the_column_that_the_last_one_has_left() -> None:
    game = lay(seats=2).holds("killdozer", "man_no_name").put("regular_civilians_7", "forest_2")
    game.put("zeds_5", "forest_2").carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert "column 4 of 7" in asks(game)
    game.answers("play", "killdozer")
    shown = game.match.view(0)["fight"]["column"] + 1
    assert shown > 4
    assert f"column {shown} of 7" in asks(game)


@rule("DOZ-FATE-6", "DOZ-CHAOS-3", "DOZ-EAT-3")
def test_it_says_which_track_is_activated_which_group_moves_and_what_is_missing() -> None:
    game = lay("directors_cut").holds("hypnotized").put("zeds_5", "forest_6").has(phase=ZEDS)
    game.carries_out(activating("forest"))
    assert asks(game) == "Seat 1: the Forest track is about to be activated. Play a held card?"
    game = lay("apocalypse").put("zeds_15", "forest_6", hits=1).holds("fell_for_it")
    game.carries_out(activating("forest"))
    assert asks(game) == "Seat 1: the group of Zeds 5/3 in Forest 6 is about to move. Play a held card?"
    game = lay("walking_zeds").chaos("beauxville", 12).put("zeds_5", "st_thomas").holds("mr_clean")
    game.carries_out(advancing("zeds_5"))
    assert asks(game) == "Seat 1: no Chaos marker is left for the Farm. Play a held card?"
    game = lay("directors_cut").event("well_armed").put("national_guard", "farm").holds("rescue_signal")
    play_phase(game, EAT)
    assert asks(game) == "Seat 1: too few Supplies, 1 needed. Play a held card?"
    game = play_phase(lay("brains").holds("bonfire").has(infection=5), INFECTION)
    assert asks(game) == "Seat 1: the Infection Phase begins. Play a held card?"
    assert asks(game, "ja") == "席1：感染フェイズの開始。保持カードを使いますか。"
