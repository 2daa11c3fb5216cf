"""Where one rule meets what another moves, holds or tells: cards, the Tunnel, phases, Versus."""

from random import Random

import pytest

import lastfire
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import CHECK, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.sources import FATE_SOURCE, RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, BARRICADE, FOUR_R, INFECTION, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import activate
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.used import KEPT, PICKED, mark_used
from lastfire.games.dawn_of_the_zeds.rules.windows import IN_ACTIONS
from tests.games.dawn_of_the_zeds.decks import fate_deck, offering, twisted
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.phase import act, can_do, play_phase
from tests.games.dawn_of_the_zeds.steps import TRACK_NUMBER
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.versus import can_at_all, opens, versus
from tests.rule import rule

# Zeds 1 are 2/1, 2 are 3/2, 5 are 4/3, 15 are 5/3. Civilians 7 are 4/2.


# Torrential Downpour.


def downpour(game: Game) -> Game:
    """It is drawn; of all tracks the Suburbs have no Chaos."""
    for space in ("farm", "leftys_pass", "nuclear_plant"):
        game.chaos(space)
    return twisted(game, "downpour")


@rule("DOZ-FATE-12", "DOZ-CHAOS-1")
@pytest.mark.parametrize(
    ("start", "die", "space"), [("mountain_3", 6, "lucky_strike_mine"), ("mountain_1", 1, "east_side")]
)
def test_zeds_that_the_downpour_moves_into_a_named_space_bring_chaos(
    start: str, die: int, space: str
) -> None:
    game = downpour(lay("apocalypse").put("zeds_5", start).falls(die))
    assert (game.where("zeds_5"), game.chaos_in(space)) == (space, 1)


@rule("DOZ-FATE-12", "DOZ-STACK-10")
@pytest.mark.parametrize(("start", "full"), [("campground", "mountain_3"), ("mountain_6", "mountain_start")])
def test_the_downpour_moves_nobody_who_finds_no_room(start: str, full: str) -> None:
    game = lay("apocalypse").put("zeds_5", start).put("zeds_1", full).put("zeds_2", full)
    # The nearest rolls first: it alone would move out.
    assert downpour(game.falls(6, 3, 3)).where("zeds_5") == start


@rule("DOZ-FATE-12", "DOZ-UNIT-58")
@pytest.mark.parametrize(("die", "space"), [(4, "mountain_3"), (3, "lucky_strike_mine")])
def test_pickles_may_keep_zeds_that_the_downpour_moves(die: int, space: str) -> None:
    game = lay("apocalypse").put("zeds_5", "mountain_3").put("pickles", "mountain_3").falls(6, die)
    assert downpour(game).where("zeds_5") == space


def flooded(game: Game) -> Game:
    """The Mountain after a Torrential Downpour that moved nobody."""
    return game.force(FATE_SOURCE + FATE["downpour"])


@rule("DOZ-FATE-12")
def test_after_the_downpour_refugees_raiders_and_un_zeds_stay_on_the_mountain() -> None:
    game = (
        flooded(lay("apocalypse")).put("villagers_1", "mountain_3", "refugees").put("zeds_5", "leftys_pass")
    )
    game.put("zeds_1", "lucky_strike_mine").holds("scouts").carries_out(offering(IN_ACTIONS))
    assert game.asked == ""
    game = flooded(lay("apocalypse")).put("raiders", "mountain_3").put("hunt", "town_center")
    play_phase(game, FOUR_R)
    assert game.where("raiders") == "mountain_3"
    free = versus("outbreak", actions=3).put("looters_1", "mountain_3")
    assert can_at_all(free, "sneak")
    assert not can_at_all(flooded(versus("outbreak", actions=3)).put("looters_1", "mountain_3"), "sneak")


@rule("DOZ-FATE-12", "DOZ-VERSUS-99")
def test_after_the_downpour_no_detour_leads_from_the_mountain_or_onto_it() -> None:
    game = flooded(versus(hand="detour")).put("zeds_5", "mountain_6")
    assert not can_at_all(game, "scheme", "detour")
    game = flooded(versus(hand="detour")).put("zeds_5", "forest_6")
    opens(game).answers("scheme", "detour")
    assert game.where("zeds_5") == "suburbs_6"


# Hypnotized Zeds.


@rule("DOZ-FATE-12", "DOZ-ZEDS-9")
def test_hypnotized_zeds_are_not_activated_by_another_card_either() -> None:
    def step(t: DawnTable) -> Flow:
        yield from activate(t, TRACK_NUMBER["forest"])
        yield from activate(t, TRACK_NUMBER["forest"])
        yield from activate(t, TRACK_NUMBER["mountain"])

    game = lay("directors_cut").put("zeds_1", "forest_6").put("zeds_2", "mountain_6").holds("hypnotized")
    game.has(phase=ZEDS).carries_out(step).answers("play", "hypnotized")
    assert game.where("zeds_1") == "forest_6"
    assert game.where("zeds_2") == "leftys_pass"


@rule("DOZ-FATE-12", "DOZ-ZEDS-9")
def test_a_track_that_is_hypnotized_before_the_tracks_are_listed_stays_so() -> None:
    def step(t: DawnTable) -> Flow:
        yield from activate(t, TRACK_NUMBER["forest"])
        yield from through(ZEDS)(t)

    game = lay("directors_cut").put("zeds_1", "forest_6").put("zeds_2", "mountain_6").holds("hypnotized")
    game.put("regular_civilians_7", "town_center").t.event = EVENT["well_armed"]
    assert game.t.box.events[EVENT["well_armed"]].tracks == (TRACK_NUMBER["forest"], TRACK_NUMBER["mountain"])
    game.has(phase=ZEDS).carries_out(step).answers("play", "hypnotized")
    assert [record.args["track"] for record in game.told("track_activated")] == ["mountain"]
    assert game.where("zeds_1") == "forest_6"


# Unnatural Selection.


@rule("DOZ-ZEDS-20", "DOZ-EVENT-20")
def test_under_unnatural_selection_those_that_replace_others_are_chosen_of_two() -> None:
    unnatural = RESEARCH_SOURCE + RESEARCH_CARD["unnatural"]
    game = lay("brains").force(unnatural).put("zeds_1", "farm").draws("zeds_15", "zeds_5")
    game.carries_out(laid("hate_that", ZEDS_START)).answers("unit", "zeds_5")
    assert game.where("zeds_5") == "farm"
    assert (game.where("zeds_15"), game.where("zeds_1")) == ("cup", "cup")
    game = lay("directors_cut").force(unnatural).put("zeds_1", "farm").draws("zeds_15", "zeds_5")
    twisted(game, "flowering").answers("track", "mountain").answers("unit", "zeds_5")
    assert game.where("zeds_5") == "farm"
    game = lay("brains").force(unnatural).chaos("farm").draws("zeds_15", "zeds_1")
    twisted(game, "zeds_call").answers("unit", "zeds_1")
    assert game.where("zeds_1") == "farm"


# The Tunnel.


@rule("DOZ-EVENT-34")
def test_zeds_that_get_lost_do_not_come_up_a_second_time() -> None:
    # A die of the card, then it gets Lost and comes out in the other Catacombs, where it rolls no more.
    game = lay("directors_cut").put("zeds_15", "inner_catacombs").falls(1, 6, 5)
    assert game.carries_out(laid("steam_pipes", ZEDS_END)).where("zeds_15") == "outer_catacombs"


@rule("DOZ-EVENT-34", "DOZ-UNIT-57", "DOZ-UNIT-58")
@pytest.mark.parametrize(("hero", "space"), [("pickles", "tunnel_6"), ("kingman", "nuclear_plant")])
def test_whoever_stops_zeds_may_stop_those_that_come_up(hero: str, space: str) -> None:
    game = lay("walking_zeds").put("zeds_5", "tunnel_6").put(hero, space).falls(5)
    game.carries_out(laid("sewer_zeds", ZEDS_END))
    assert game.where("zeds_5") == "tunnel_6"
    assert game.told("defended") == []


@rule("DOZ-EVENT-4", "DOZ-INFECT-11")
def test_bats_do_not_follow_a_unit_into_its_bed() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "guard_post", "reduced", hits=1)
    game.chaos("guard_post").has(infection=12).put("piazza", "uptown")
    # The bats bring the Outbreak, whose unit beats the one in the Guard Post.
    fate_deck(game, "lake").falls(1, 1).draws("lake", "giant").falls(1, 1, 6).any_luck()
    game.carries_out(laid("bats", ZEDS_START)).answers("track", "tunnel").answers("roll")
    assert game.where("regular_civilians_7") == "hospital"


@rule("DOZ-FATE-12", "DOZ-CHAOS-1")
def test_zeds_that_flee_from_a_falling_roof_hold_what_they_come_to() -> None:
    game = lay("walking_zeds").put("zeds_15", "tunnel_6").falls(6)
    twisted(game, "roof")
    assert (game.where("zeds_15"), game.chaos_in("nuclear_plant")) == ("nuclear_plant", 1)


@rule("DOZ-FATE-12", "DOZ-CHAOS-1", "DOZ-RETREAT-10")
def test_a_falling_roof_from_under_which_nobody_flees_brings_no_chaos() -> None:
    # These have retreated to the Nuclear Plant before, and hold nothing.
    game = lay("walking_zeds").put("zeds_15", "nuclear_plant")
    twisted(game.falls(6), "roof")
    assert game.chaos_in("nuclear_plant") == 0


@rule("DOZ-EVENT-19", "DOZ-VERSUS-99")
def test_zeds_of_a_local_outbreak_take_no_detour() -> None:
    game = versus("directors_cut", hand="detour").event("local_outbreak").put("zeds_5", "forest_6")
    mark_used(game.t, PICKED, UNIT["zeds_5"], KEPT)
    assert not can_at_all(game, "scheme", "detour")
    assert [unit["used"] for unit in game.match.view(0)["units"] if unit["unit"] == "zeds_5"] == [["kept"]]


# Infection is checked after the Disease Spreaders.


@rule("DOZ-FATE-6", "DOZ-INFECT-8", "DOZ-INFECT-9")
@pytest.mark.parametrize(("card", "is_asked"), [("hate_that", True), ("hunting_cabin", False)])
def test_cards_may_lower_infection_between_spreaders_and_the_check(card: str, is_asked: bool) -> None:
    game = lay("outbreak").put("infected_vermin", "forest_5").put("hunt", "town_center").holds("bonfire")
    game.t.event = EVENT[card]
    assert (game.t.box.events[game.t.event].outbreak == CHECK) == is_asked
    play_phase(game.any_luck(), INFECTION)
    assert (game.asked == "hold_card") == is_asked
    if is_asked:
        assert game.now.infection == 1
        game.answers("play", "bonfire")
        assert game.told("outbreak_checked")[0].args["level"] == 0


# Mayor Hernandez, the National Guard.


@rule("DOZ-UNIT-53", "DOZ-GUN-1")
def test_a_shot_that_the_mayor_commands_costs_what_gunfire_costs_the_unit() -> None:
    game = lay("outbreak").put("hernandez", "town_center").put("veterans", "town_center").has(ammo=3)
    game.put("zeds_15", "uptown").any_luck()
    act(game).answers("unit", "hernandez").answers("use")
    # The first gunfire of Veterans in a turn costs no Ammo, the next does.
    assert game.now.ammo == 3
    game = lay("outbreak").put("hernandez", "town_center").put("schmidt", "town_center").has(ammo=3)
    game.put("zeds_15", "uptown").any_luck()
    act(game).answers("unit", "hernandez").answers("use")
    assert game.now.ammo == 2


@rule("DOZ-UNIT-53")
@pytest.mark.parametrize("card", ["", "mercenaries"])
def test_where_gunfire_takes_no_ammo_neither_does_a_shot_that_the_mayor_commands(card: str) -> None:
    game = lay("brains").put("hernandez", "town_center").put("schmidt", "town_center").has(ammo=0)
    game.put("zeds_15", "uptown").any_luck()
    if card:
        game.event(card)
    options = can_do(act(game), "hernandez")
    assert bool([option for option in options if option.startswith("use ")]) == bool(card)


@rule("DOZ-HEAL-8", "DOZ-UNIT-25")
def test_the_guard_is_discharged_into_a_town_space() -> None:
    game = lay("apocalypse").put("national_guard", "hospital", "reduced").put("zeds_5", "uptown")
    act(game.has(event_actions=1)).answers("unit", "national_guard").answers("discharge")
    assert "space space=uptown" not in game.options
    game.answers("space", "suburbs_town")
    assert game.where("national_guard") == "suburbs_town"


# Phases, Catacombs, Barricades, and what the log tells.


@rule("DOZ-TURN-1", "DOZ-INFECT-9", "DOZ-INFECT-10")
def test_an_outbreak_belongs_to_the_infection_phase() -> None:
    game = lay("outbreak").put("hunt", "town_center").has(infection=12)
    game.t.event = EVENT["hate_that"]
    fate_deck(game, "lake").falls(1, 1).any_luck().begin(INFECTION)
    # The Outbreak asks for its track, and the phase is still the one that it belongs to.
    assert game.asked == "fated_track"
    assert game.match.view(None)["phase"] == "infection"
    assert game.told("phase_begins") == []


@rule("DOZ-STACK-2", "DOZ-STACK-8", "DOZ-TUNNEL-8")
def test_in_catacombs_a_second_player_unit_may_attack() -> None:
    game = lay("walking_zeds").put("zeds_5", "inner_catacombs").put("pickles", "inner_catacombs")
    game.put("furies", "guard_post").has(event_actions=1)
    assert "move space=inner_catacombs" in can_do(act(game), "furies")


@rule("DOZ-ZEDS-10")
def test_zeds_that_come_up_or_take_a_detour_destroy_the_barricade_they_leave() -> None:
    game = lay("walking_zeds").put("zeds_5", "tunnel_6").ground("tunnel_6", BARRICADE)
    game.carries_out(laid("sewer_zeds", ZEDS_END))
    assert not game.now.ground[SPACE["tunnel_6"]] & BARRICADE
    game = versus(hand="detour").put("zeds_5", "forest_6").ground("forest_6", BARRICADE)
    opens(game).answers("scheme", "detour").answers("space", "mountain_6")
    assert not game.now.ground[SPACE["forest_6"]] & BARRICADE


@rule("DOZ-EVENT-6")
def test_brains_say_that_there_is_no_action_phase() -> None:
    game = lay("brains").put("hunt", "town_center").event("brains_b1")
    play_phase(game, ACTION)
    assert len(game.told("no_actions")) == 1


@rule("DOZ-HEAL-6", "DOZ-UNIT-39", "DOZ-4R-6")
def test_where_a_unit_goes_and_what_side_it_shows_is_told() -> None:
    game = lay("apocalypse").put("villagers_1", "hospital", "refugees", "comatose").has(event_actions=1)
    act(game.put("hunt", "town_center")).answers("unit", "villagers_1").answers("heal")
    assert game.told("comes_to_camp")[0].args["unit"] == "villagers_1"
    game = lay("apocalypse").put("raiders", "uptown").has(supplies=9)
    play_phase(game.any_luck(), FOUR_R)
    while game.asked:
        game.match.answer(0)
    assert game.told("unit_removed")[0].args["unit"] == "raiders"


# Versus.


@rule("DOZ-VERSUS-10", "DOZ-ACTION-9")
@pytest.mark.parametrize("doctor", [False, True])
def test_with_dr_marteuse_in_play_the_zeds_player_says_which_of_the_weakest_may_be_hurt(doctor: bool) -> None:
    game = versus("brains", seats=3).force(RESEARCH_SOURCE + RESEARCH_CARD["intoxicated"])
    game.put("hunt", "farm").put("zeds_5", "forest_2").put("zeds_6", "st_thomas")
    if doctor:
        game.put("dr_marteuse", "suburbs_6")
    act(game.has(event_actions=1))
    if doctor:
        assert (game.asked, game.asked_seat) == ("weakest_zeds", 2)
        game.answers("unit", "zeds_6")
    assert (game.asked, game.asked_seat) == ("hurt_weakest", 0)
    assert ("unit unit=zeds_5" in game.options) != doctor
    assert "unit unit=zeds_6" in game.options


@rule("DOZ-ACTION-7", "DOZ-VERSUS-8")
def test_in_the_second_game_of_a_match_the_last_action_is_said_to_be_the_last() -> None:
    said = 0
    for seed in (1, 2, 3):
        match = lastfire.new("dawn_of_the_zeds", 2, seed, mode="versus", length="brief", versus_match=True)
        luck = Random(seed)
        while (ask := match.ask) is not None:
            now = seen(match, ask.seat)
            # Nothing is left but the Action that Deputy Schmidt has of his own.
            spent = not (now.event_actions or now.player_actions or now.free_actions)
            if now.match_game == 1 and ask.question == "deed" and spent:
                shown = match.odds(ask.seat)["options"]
                said += sum(odds.get("last", False) for odds in shown.values())
            match.answer(luck.randrange(len(ask.ids)))
    assert said
