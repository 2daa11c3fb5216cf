"""What happens where two rules meet: Outbreaks inside cards, units that are gone by then, Town Center."""

import pytest

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.town import reach_town
from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.sources import FATE_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, EAT, FOUR_R, INFECTION, TOWN_FALLS, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.windows import IN_ACTIONS, offer
from tests.games.dawn_of_the_zeds.decks import component, draws_fate, fate_deck, offering, twisted
from tests.games.dawn_of_the_zeds.event_steps import laid
from tests.games.dawn_of_the_zeds.phase import act, can_do, play_phase
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.versus import versus
from tests.rule import rule


@rule("DOZ-FATE-12", "DOZ-MOVE-8", "DOZ-INFECT-11")
def test_scouts_leave_those_alone_whom_an_outbreak_on_the_way_has_taken() -> None:
    game = lay("brains").put("villagers_1", "uptown", "refugees").put("zeds_1", "highway_1")
    game.put("villagers_2", "st_thomas", "refugees").put("zeds_2", "forest_5").has(infection=12)
    fate_deck(game, "lake")
    # The first of them reaches Town Center: Infection 13, an Outbreak on the Forest devours the second.
    game.falls(6, 5).draws("lake", "giant").any_luck()
    game.holds("scouts").carries_out(offering(IN_ACTIONS)).answers("play", "scouts").answers(
        "track", "forest"
    )
    assert game.where("villagers_1") == "refugee_camp"
    assert game.where("villagers_2") == "cemetery"


@rule("DOZ-FATE-12", "DOZ-INFECT-11")
def test_refugees_whom_an_outbreak_has_taken_do_not_turn_back() -> None:
    game = lay("apocalypse").put("villagers_1", "ingeburg", "refugees").put("zeds_1", "highway_6")
    game.put("villagers_2", "st_thomas", "refugees").has(infection=11)
    game.t.fates = Pile([FATE["forgot_what"]])
    game.draws("forgot_what").any_luck()

    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        t.fates = Pile([FATE["man_no_name"]])
        t.chaos[SPACE["st_thomas"]] = 1
        yield from finish_fate(t)

    game.carries_out(step)
    assert game.where("villagers_1") == "cemetery"
    assert game.where("villagers_2") == "cemetery"


@rule("DOZ-HEAL-6", "DOZ-UNIT-22")
def test_refugees_in_a_bed_whom_the_vips_heal_go_to_the_camp() -> None:
    def step(t: DawnTable) -> Flow:
        yield from reach_town(t, UNIT["vip"])

    game = lay("walking_zeds").put("vip", "uptown").put("villagers_1", "hospital", "refugees", "comatose")
    game.carries_out(step).answers("heal_all")
    assert game.where("villagers_1") == "refugee_camp"
    assert not game.is_marked("villagers_1", "comatose")
    assert game.now.infection == 2


@rule("DOZ-EVENT-33", "DOZ-UNIT-19")
def test_villagers_in_a_bed_are_villagers_no_more() -> None:
    game = lay("walking_zeds").put("villagers_1", "farm").draws("zeds_1")
    game.carries_out(laid("takes_a_village", ZEDS_START))
    assert game.where("villagers_1") == "hospital"
    assert game.is_marked("villagers_1", "refugees")


def _dies_in_town(t: DawnTable) -> Flow:
    yield from take_hits(t, UNIT["regular_civilians_7"], 1)


def _in_town() -> Game:
    game = lay("brains").put("regular_civilians_7", "town_center", "reduced", hits=1)
    return game.event("spread").falls(1).draws("zeds_5")


@rule("DOZ-EVENT-19", "DOZ-END-1")
def test_where_civilians_die_in_town_center_and_rise_the_town_falls() -> None:
    game = _in_town().carries_out(_dies_in_town).answers("roll")
    assert game.now.ending == TOWN_FALLS


@rule("DOZ-EVENT-19", "DOZ-END-1", "DOZ-UNIT-75")
def test_unless_the_courier_beats_them_back() -> None:
    game = _in_town().put("courier", "town_center").falls(6, 6)
    game.carries_out(_dies_in_town).answers("roll")
    assert game.asked == "way_out"
    game.answers("space", "uptown")
    assert game.now.ending != TOWN_FALLS
    assert game.where("zeds_5") in ("uptown", "cup")


@rule("DOZ-FATE-12", "DOZ-4R-9", "DOZ-4R-10")
@pytest.mark.parametrize(("space", "moves"), [("mountain_3", False), ("highway_4", True)])
def test_after_a_downpour_nobody_steps_on_the_mountain_in_the_4r_phase(space: str, moves: bool) -> None:
    game = lay("apocalypse").put("rangers", space).force(FATE_SOURCE + FATE["downpour"])
    play_phase(game, FOUR_R)
    assert (game.asked == "step") == moves
    game = lay("apocalypse").put("villagers_1", space, "refugees").force(FATE_SOURCE + FATE["downpour"])
    play_phase(game.event("wandering"), FOUR_R)
    assert (game.where("villagers_1") != space) == moves


@rule("DOZ-FATE-12")
def test_the_vips_in_the_camp_are_no_refugees_to_do_it_another_way() -> None:
    game = lay("brains").put("vip", "refugee_camp").put("zeds_1", "forest_1")
    assert twisted(game, "another_way").where("vip") == "refugee_camp"


@rule("DOZ-FATE-12", "DOZ-MOVE-7", "DOZ-MOVE-11")
@pytest.mark.parametrize(("patients", "is_open"), [(2, True), (3, False)])
def test_the_news_chopper_flies_to_a_free_bed(patients: int, is_open: bool) -> None:
    game = lay("directors_cut").put("hunt", "farm", "reduced").holds("news_chopper")
    for number in range(1, patients + 1):
        game.put(f"regular_civilians_{number}", "hospital", "reduced")
    game.begin(ACTION).answers("unit", "hunt").answers("play", "news_chopper")
    assert ("space space=hospital" in game.options) == is_open


@rule("DOZ-FATE-12")
def test_the_news_chopper_flies_from_one_bed_to_no_other() -> None:
    game = lay("directors_cut").put("hunt", "hospital", "reduced").holds("news_chopper")
    act(game).answers("unit", "hunt").answers("play", "news_chopper")
    assert "space space=hospital" not in game.options
    assert game.answers("space", "farm").where("hunt") == "farm"


@rule("DOZ-FATE-6")
def test_a_card_for_the_beginning_of_a_phase_can_be_played_before_the_event_card_is_revealed() -> None:
    game = lay("basic").put("regular_civilians_1", "farm").holds("organize")
    game.carries_out(laid("hunting_cabin")).answers("play", "organize")
    assert game.is_marked("regular_civilians_1", "civilians_leader")


@rule("DOZ-FATE-6", "DOZ-EVENT-4")
@pytest.mark.parametrize(("card", "infection"), [("bonfire", 9), ("desperate", 12)])
def test_a_card_for_any_time_can_lower_infection_before_a_card_asks_for_it(card: str, infection: int) -> None:
    game = fate_deck(lay("walking_zeds"), "last_stand").draws("last_stand")
    game.holds(card).has(infection=infection, ammo=1).carries_out(laid("unknown_mob", ZEDS_START))
    game.answers("play", card)
    assert game.where("vip") == "highway_start"


@rule("DOZ-FATE-12", "DOZ-STACK-1")
def test_see_someone_brings_nobody_to_a_full_start() -> None:
    game = lay("apocalypse").put("furies", "forest_start").put("staub", "forest_start").holds("see_someone")

    def step(t: DawnTable) -> Flow:
        yield from offer(t, IN_ACTIONS)

    game.carries_out(step).answers("play", "see_someone").answers("unit", "hunt")
    assert "space space=forest_start" not in game.options
    assert "space space=mountain_start" in game.options


@rule("DOZ-FATE-19")
def test_whom_contagion_strikes_has_one_hit_left() -> None:
    game = lay("directors_cut").put("furies", "town_center")
    fate_deck(game, "contagion", "adrenaline").draws("contagion", "adrenaline", "giant")
    game.carries_out(draws_fate).answers("track", "forest")
    assert (game.where("furies"), game.hits("furies")) == ("hospital", 1)
    assert game.is_marked("furies", "reduced")
    assert not game.is_marked("furies", "comatose")


@rule("DOZ-FATE-5", "DOZ-FATE-8", "DOZ-FATE-12")
def test_a_card_that_was_shuffled_into_the_deck_before_its_die_is_not_kept() -> None:
    game = component(lay("directors_cut"), "double_phosphor").put("zeds_1", "forest_1")
    fate_deck(game, discards=("adrenaline",)).put("hunt", "forest_2").has(infection=12).holds("cannon")
    # The Zeds flee into Hunt's space, and the Outbreak of that fight needs a new deck.
    game.falls(6, 6, 3, 4, 1, 1).draws("adrenaline", "giant").falls(6)
    game.carries_out(offering(IN_ACTIONS)).answers("play", "cannon").answers("stand")
    assert game.told("fates_shuffled")
    assert game.now.fate_hand == [FATE["adrenaline"]]
    assert FATE["cannon"] in game.now.fates.middle


@rule("DOZ-FATE-12", "DOZ-CHAOS-1")
def test_zeds_that_replace_a_spreader_where_there_is_room_have_not_entered_its_space() -> None:
    game = lay("directors_cut").put("infected_vermin", "farm").put("zeds_34", "forest_6").draws("zeds_5")
    twisted(game, "flowering").answers("track", "forest")
    assert game.where("zeds_5") == "farm"
    assert game.chaos_in("farm") == 0


@rule("DOZ-MOVE-1")
def test_a_move_is_told_once() -> None:
    game = act(lay().put("hunt", "uptown")).answers("unit", "hunt").answers("move", "highway_2")
    assert len(game.told("unit_moved")) == 1


@rule("DOZ-ACTION-11", "DOZ-VERSUS-50")
def test_airborne_rumours_forbid_a_move_of_no_spaces_too() -> None:
    game = versus("walking_zeds").put("looters_1", "forest_2").put("regular_civilians_7", "forest_2")
    act(game.event("airborne_rumors"))
    assert "move space=forest_2" not in can_do(game, "regular_civilians_7")


@rule("DOZ-EVENT-24", "DOZ-EVENT-40")
@pytest.mark.parametrize("is_barred", [False, True])
def test_no_escape_leaves_nothing_of_cardio(is_barred: bool) -> None:
    game = lay("directors_cut").put("zeds_34", "mountain_3").put("hunt", "campground").event("cardio")
    if is_barred:
        game.event("no_escape")
    game.has(phase=ZEDS).any_luck().carries_out(advancing("zeds_34"))
    assert (game.asked == "slip_away") != is_barred


@rule("DOZ-EVENT-42")
@pytest.mark.parametrize(
    ("unit", "marks", "supplies"),
    [("hunt", (), 4), ("national_guard", (), 4), ("villagers_1", ("refugees",), 0), ("raiders", (), 0)],
)
def test_a_reward_needs_a_unit_that_can_fight(unit: str, marks: tuple[str, ...], supplies: int) -> None:
    game = lay("apocalypse").put(unit, "commercial_district", *marks)
    game.carries_out(laid("pantry", ACTION_END))
    assert game.now.supplies == supplies


@rule("DOZ-INFECT-8", "DOZ-INFECT-9")
def test_the_infection_phase_goes_from_the_spreaders_to_the_symbol() -> None:
    game = lay("outbreak").put("infected_vermin", "farm").event("under_feet").has(infection=1).falls(1, 2)
    # 1 + 1 for the spreader is less than 3.
    play_phase(game, INFECTION)
    assert game.now.infection == 2
    assert not game.told("outbreak_begins")


@rule("DOZ-MOVE-11")
def test_a_flight_leads_to_another_space() -> None:
    game = lay("directors_cut").put("hunt", "farm").holds("news_chopper")
    act(game).answers("unit", "hunt").answers("play", "news_chopper")
    assert "space space=farm" not in game.options


@rule("DOZ-EAT-1", "DOZ-FATE-6")
@pytest.mark.parametrize(("supplies", "is_asked"), [(2, False), (1, True)])
def test_rescue_is_called_where_supplies_are_missing(supplies: int, is_asked: bool) -> None:
    game = lay("directors_cut").event("whats_that_smell").has(supplies=supplies).holds("rescue_signal")
    assert (play_phase(game, EAT).asked == "hold_card") == is_asked
