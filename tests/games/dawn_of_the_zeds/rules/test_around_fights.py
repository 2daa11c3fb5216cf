"""Who fights after all, what comes in the middle of a fight, and who holds the space in the end."""

from collections.abc import Sequence

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_zeds
from lastfire.games.dawn_of_the_zeds.rules.card import ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.stages import INFECTION, TOWN_FALLS, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.state import MINEFIELD_4, DawnTable
from tests.games.dawn_of_the_zeds.decks import component, draws_fate, fate_deck, research_deck, revealed
from tests.games.dawn_of_the_zeds.deeds import in_actions
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, infection_rises, retreat_of
from tests.games.dawn_of_the_zeds.phase import can_do
from tests.games.dawn_of_the_zeds.steps import activating, advancing, begins_zeds_phase
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game, lay
from tests.games.dawn_of_the_zeds.versus import opens, versus
from tests.rule import rule

# Zeds 1 are 2/1, 5 are 4/3, 30 are 7/4, 34 are 9/4. 6 and 6 win for humans, 1 and 1 lose.


def in_zeds_phase(*steps: Carried) -> Carried:
    """These steps in the Zeds Phase."""

    def step(t: DawnTable) -> Flow:
        t.phase = ZEDS
        for each in steps:
            yield from each(t)

    return step


def goes_on(game: Game, verbs: Sequence[str] = ()) -> Game:
    """Every question is answered: with one of these verbs if it has any, else with what comes first."""
    while game.match.ask is not None:
        options = game.match.ask.options
        wanted = [option.position for option in options if option.verb in verbs]
        game.match.answer(wanted[0] if wanted else 0)
    return game


# Who gets around a fight leaves it to the others.


@rule("DOZ-EVENT-4", "DOZ-COMBAT-1", "DOZ-UNIT-58")
@pytest.mark.parametrize(("unit", "die"), [("pickles", 6), ("darling", 2)])
def test_whoever_is_surprised_and_gets_around_the_fight_leaves_it_to_the_others(unit: str, die: int) -> None:
    game = lay("directors_cut").put(unit, "forest_1").put("schmidt", "forest_1").any_luck()
    game.draws("zeds_34").falls(die, 6, 6).carries_out(laid("whats_that_smell", ZEDS_END))
    goes_on(game.answers("unit", unit), ["step_back"])
    assert game.told("defended")[0].args["unit"] == "schmidt"


@rule("DOZ-EVENT-4", "DOZ-ZEDS-12")
def test_zeds_that_come_by_surprise_set_off_a_minefield() -> None:
    game = lay("directors_cut").put("schmidt", "forest_1").ground("forest_1", MINEFIELD_4).any_luck()
    game.draws("zeds_34").carries_out(laid("whats_that_smell", ZEDS_END))
    assert len(game.told("minefield_set_off")) == 1


@rule("DOZ-RETREAT-7", "DOZ-UNIT-58", "DOZ-UNIT-61")
@pytest.mark.parametrize(("unit", "die"), [("pickles", 4), ("darling", 2)])
def test_whoever_gets_around_a_fight_in_a_retreat_leaves_it_to_the_others(unit: str, die: int) -> None:
    game = lay("brains").put(unit, "forest_2").put("hunt", "forest_2").put("zeds_5", "forest_1").any_luck()
    game.falls(die).carries_out(retreat_of(unit, "hunt"))
    goes_on(game.answers("unit", unit), ["step_back"])
    assert game.told("attacked")[0].args["unit"] == "hunt"


@rule("DOZ-RETREAT-7", "DOZ-UNIT-25")
def test_the_national_guard_attacks_the_raiders_it_retreats_to() -> None:
    game = lay("directors_cut").put("national_guard", "uptown").put("raiders", "commercial_district")
    game.put("zeds_2", "east_side").put("zeds_3", "suburbs_town").put("zeds_34", "highway_1")
    game.put("giant", "highway_1").any_luck().falls(1, 1, 6, 6)
    game.carries_out(in_zeds_phase(advancing("zeds_34", "giant")))
    attack = game.told("attacked")[0].args
    assert (attack["unit"], attack["space"]) == ("national_guard", "commercial_district")


@rule("DOZ-FATE-12", "DOZ-4R-3", "DOZ-COMBAT-1")
@pytest.mark.parametrize(("other", "kind"), [("zeds_5", "attacked"), ("furies", "defended")])
def test_raiders_that_come_up_from_the_tunnel_fight_whom_they_find(other: str, kind: str) -> None:
    game = lay("directors_cut").put("bubba_gang", "tunnel_6").put(other, "nuclear_plant").any_luck()
    fate_deck(game, "roof").draws("roof").falls(6).carries_out(in_zeds_phase(draws_fate))
    assert len(game.told(kind)) == 1


@rule("DOZ-FATE-12", "DOZ-CHAOS-1")
def test_zeds_that_find_no_room_above_the_tunnel_bring_chaos_where_they_go_on_to() -> None:
    game = lay("directors_cut").put("villagers_1", "st_thomas").any_luck()
    for unit in ("zeds_5", "zeds_6", "zeds_7"):
        game.put(unit, "inner_catacombs")
    fate_deck(game, "roof").draws("roof").falls(3).carries_out(in_zeds_phase(draws_fate))
    goes_on(game)
    assert (game.chaos_in("farm"), game.chaos_in("st_thomas")) == (1, 1)


@rule("DOZ-VERSUS-99", "DOZ-UNIT-57", "DOZ-UNIT-58")
def test_whoever_stops_zeds_may_stop_a_detour() -> None:
    game = versus("apocalypse", hand="detour").put("zeds_5", "forest_5").put("pickles", "forest_5")
    opens(game).falls(4).answers("scheme", "detour").answers("space", "leftys_pass")
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-STACK-14", "DOZ-UNIT-58")
def test_pickles_stops_nobody_on_a_start_space() -> None:
    game = lay("apocalypse").put("pickles", "forest_start").put("zeds_5", "forest_start")
    game.carries_out(in_zeds_phase(advancing("zeds_5")))
    assert game.where("zeds_5") == "forest_6"


# In the middle of a fight.


def flowering(*dice: int, event: str = "") -> Game:
    """Zeds attack Mayor Hernandez, and the Outbreak that the fight brings replaces them by others."""
    game = lay("directors_cut").put("hernandez", "farm", "reduced").put("villagers_1", "farm", "refugees")
    game.put("zeds_1", "st_thomas", "reduced").put("zeds_34", "mountain_6").has(infection=12).any_luck()
    if event:
        game.event(event)
    fate_deck(game, "flowering").falls(*dice).carries_out(in_zeds_phase(activating("forest")))
    return goes_on(game, ["let_go"])


@rule("DOZ-CHAOS-1", "DOZ-ZEDS-17")
def test_zeds_that_have_replaced_the_winners_hold_what_those_have_won() -> None:
    game = flowering(1, 1, 3, 3)
    assert game.where("hernandez") != "farm"
    assert game.chaos_in("farm") == 1
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-EVENT-40", "DOZ-RETREAT-1")
def test_with_no_escape_the_losers_retreat_where_nobody_is_left_to_attack_again() -> None:
    game = flowering(6, 6, 3, 3, event="no_escape")
    assert len(game.told("defended")) == 1
    assert game.where("hernandez") == "farm"
    assert not has_zeds(game.now, SPACE["farm"])


@rule("DOZ-ZEDS-14", "DOZ-INFECT-11")
@pytest.mark.parametrize(
    ("card", "space", "start", "track"),
    [
        ("alpha", "university", "east_irek", "suburbs"),
        ("downpour", "campground", "mountain_3", "mountain"),
    ],
)
def test_zeds_of_a_fight_under_way_do_not_walk_out_of_it(
    card: str, space: str, start: str, track: str
) -> None:
    game = lay("directors_cut").put("schmidt", space).put("zeds_30", start).has(infection=12).any_luck()
    fate_deck(game, card).falls(6, 5, 3, 3).carries_out(in_zeds_phase(activating(track)))
    goes_on(game, ["let_go"])
    assert game.where("schmidt") == space
    # They have lost: they retreat.
    assert game.where("zeds_30") == start
    assert game.is_marked("zeds_30", "reduced")


@rule("DOZ-ZEDS-17")
def test_refugees_that_come_into_a_lost_attack_are_devoured() -> None:
    game = (
        lay("apocalypse")
        .put("hunt", "farm")
        .put("zeds_34", "farm")
        .put("villagers_1", "forest_2", "refugees")
    )
    fate_deck(game, "forgot_what").has(infection=12, chaos_left=10).any_luck().falls(1, 1, 6, 6)
    goes_on(game.draws("forgot_what", "giant").carries_out(attack_of("hunt", "farm", "forest_2")))
    assert game.where("zeds_34") == "farm"
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-UNIT-31", "DOZ-RESEARCH-16")
def test_a_spreader_that_is_back_on_its_start_takes_no_hits_of_the_fight_it_fell_in() -> None:
    game = component(lay("directors_cut"), "zeds_treats").put("veterans", "forest_2").any_luck()
    game.put("infected_vermin", "forest_2", "reduced", hits=1).falls(6, 6, 2)
    game.carries_out(attacked_by("infected_vermin", space="forest_2"))
    assert game.where("infected_vermin") == "forest_start"
    assert (game.hits("infected_vermin"), game.is_marked("infected_vermin", "reduced")) == (0, False)


@rule("DOZ-VERSUS-26", "DOZ-END-1")
def test_what_an_outbreak_moves_in_the_middle_of_a_shamble_may_enter_town_center() -> None:
    game = versus("directors_cut", actions=2).put("zeds_5", "forest_2").put("schmidt", "forest_1")
    game.put("zeds_20", "east_side").has(infection=12)
    fate_deck(game, "downpour").falls(6, 6, 1, 1).draws("downpour", "giant").falls(1).any_luck()
    goes_on(opens(game).answers("shamble", "zeds_5"), ["no", "stand"])
    assert game.now.ending == TOWN_FALLS


# Refugees, and VIPs who return.


@rule("DOZ-4R-13", "DOZ-UNIT-20", "DOZ-EVENT-14")
@pytest.mark.parametrize("unit", ["villagers_1", "vip"])
def test_refugees_go_into_town_center_and_not_through_it(unit: str) -> None:
    game = lay("walking_zeds").put("hernandez", "farm").has(event_actions=3)
    game.put(unit, "uptown", *(["refugees"] if unit != "vip" else []))
    assert "move space=commercial_district" not in can_do(in_actions(game), unit)


@rule("DOZ-RESEARCH-18", "DOZ-UNIT-22")
def test_vips_return_from_the_cemetery_and_reach_town_center() -> None:
    game = lay("brains").put("vip", "cemetery").put("hunt", "town_center").any_luck()
    revealed(research_deck(game), "reports_of_death")
    assert game.asked == "vip_benefit"
    assert not game.is_marked("vip", "refugees")
    assert all(record.text("en") and record.args for record in game.match.records(None))


# Held cards for any time.


@rule("DOZ-FATE-6")
def test_chaos_may_be_removed_before_a_card_asks_where_it_is() -> None:
    game = lay("walking_zeds").chaos("st_thomas").event("where_from").holds("mr_clean").any_luck()
    begins_zeds_phase(game).answers("play", "mr_clean")
    assert game.chaos_in("st_thomas") == 0
    assert game.told("unit_placed") == []


@rule("DOZ-FATE-6")
def test_scouts_may_be_sent_before_an_outbreak() -> None:
    game = lay("walking_zeds").put("villagers_1", "farm", "refugees").chaos("farm").put("zeds_5", "st_thomas")
    fate_deck(game.holds("scouts").has(infection=12), "bad_ammo").any_luck()
    game.carries_out(laid("night_highway", through(INFECTION))).answers("play", "scouts")
    assert game.where("villagers_1") == "forest_2"


@rule("DOZ-FATE-6")
def test_ammo_for_another_card_may_be_had_before_infection_reaches_13() -> None:
    game = lay("directors_cut").put("schmidt", "farm").holds("desperate", "rescue_signal").any_luck()
    fate_deck(game.has(infection=12, ammo=0), "bad_ammo").carries_out(infection_rises(1))
    game.answers("play", "rescue_signal").answers("play", "desperate")
    assert game.told("outbreak_begins") == game.told("unchecked_begins") == []


@rule("DOZ-FATE-6")
def test_a_card_may_be_played_before_it_has_to_be_discarded() -> None:
    game = lay("directors_cut").holds("rescue_signal").any_luck()
    game.carries_out(laid("mysterious_doctor", ZEDS_START)).answers("play", "rescue_signal")
    assert (game.now.supplies, game.now.ammo) == (2, 2)
    assert game.asked != "discard_fate"
