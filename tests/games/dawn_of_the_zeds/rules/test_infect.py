"""Infection and Outbreaks."""

from dataclasses import replace

import pytest

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.card import OUTBREAK as ALWAYS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import (
    SPREADERS,
    SYMBOL,
    infection_phase,
    lower_infection,
)
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, infection_rises, outbreak_of
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay
from tests.rule import rule

# Civilians 7 are 4/2. Zeds 5 are 4/3. Of Fate cards, The Living Dead names the Mountain and puts 2 Zeds in
# St. Thomas; Bad Ammo names the Forest; Bonfire is held. 6 and 6 win for humans.


def phase(moment: int) -> Carried:
    def step(t: DawnTable) -> Flow:
        t.moment = moment
        yield from infection_phase(t)

    return step


def fate(game: Game, *cards: str) -> Game:
    """These Fate cards lie on top of the deck."""
    game.t.fates = Pile([], tuple(FATE[card] for card in cards))
    return game


def fight(game: Game, *zeds: str) -> Game:
    """Civilians 7 are attacked by these Zeds and win."""
    for unit in zeds:
        game.put(unit, "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(6, 6)
    return game.carries_out(attacked_by(*zeds, space="forest_2"))


@rule("DOZ-INFECT-1")
def test_a_hand_to_hand_with_zeds_raises_infection_1() -> None:
    assert fight(lay("outbreak"), "zeds_5").now.infection == 1


@rule("DOZ-INFECT-1")
def test_an_attack_on_zeds_raises_infection_1() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1")).now.infection == 1


@rule("DOZ-GOAL-7")
def test_the_basic_game_knows_no_infection() -> None:
    assert fight(lay(), "zeds_5").now.infection == 0
    assert lay().carries_out(infection_rises(20)).now.infection == 0


@rule("DOZ-INFECT-2")
@pytest.mark.parametrize(("unit", "rise"), [("were", 2), ("festering", 3)])
def test_some_super_zeds_raise_it_more(unit: str, rise: int) -> None:
    assert fight(lay("outbreak"), unit).now.infection == rise


@rule("DOZ-INFECT-2")
def test_a_toxic_unit_raises_it_3() -> None:
    game = (
        lay("apocalypse")
        .put("zeds_5", "forest_2", "toxic")
        .put("regular_civilians_7", "forest_2")
        .falls(6, 6)
    )
    assert game.carries_out(attacked_by("zeds_5", space="forest_2")).now.infection == 3


@rule("DOZ-INFECT-2")
def test_the_highest_counts_and_not_the_sum() -> None:
    game = lay("outbreak").put("were", "forest_2").put("festering", "forest_2").put("furies", "forest_2")
    game.falls(1, 1, 6, 6, 6, 6).carries_out(attacked_by("were", "festering", space="forest_2"))
    assert game.now.infection == 3


@rule("DOZ-INFECT-3")
def test_infection_rises_after_the_dice_and_before_hits() -> None:
    game = fight(lay("outbreak"), "zeds_5")
    kinds = [record.kind for record in game.match.records(None)]
    assert kinds.index("dice_rolled") < kinds.index("infection_changed") < kinds.index("hit_taken")


@rule("DOZ-INFECT-4")
@pytest.mark.parametrize("unit", ["horatius", "riot_squad"])
def test_fights_of_some_units_leave_infection_alone(unit: str) -> None:
    game = lay("walking_zeds").put(unit, "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert game.carries_out(attacked_by("zeds_5", space="forest_2")).now.infection == 0


@rule("DOZ-INFECT-4")
@pytest.mark.parametrize(("die", "rise"), [(1, 1), (3, 0), (6, 0)])
def test_darlings_good_rolls_leave_infection_alone(die: int, rise: int) -> None:
    game = lay("brains").put("darling", "forest_2").put("zeds_5", "forest_2").falls(die, 6, 6)
    assert game.carries_out(attacked_by("zeds_5", space="forest_2")).now.infection == rise


@rule("DOZ-INFECT-8")
def test_each_spreader_off_a_start_raises_infection_1() -> None:
    game = lay("brains").put("infected_vermin", "forest_2").put("noelle", "mountain_6")
    assert game.carries_out(phase(SPREADERS)).now.infection == 2
    other = lay("brains").put("infected_vermin", "forest_start").put("noelle", "mountain_6")
    assert other.carries_out(phase(SPREADERS)).now.infection == 1


@rule("DOZ-INFECT-9")
def test_a_card_may_show_no_outbreak() -> None:
    game = lay("outbreak").event("hunting_cabin").has(infection=12).carries_out(phase(SYMBOL))
    assert game.now.infection == 12
    assert not game.told("outbreak_begins")


@rule("DOZ-INFECT-9")
def test_a_card_may_show_an_outbreak_without_a_check() -> None:
    game = lay("outbreak").event("hunting_cabin")
    box = game.t.box
    events = list(box.events)
    events[EVENT["hunting_cabin"]] = replace(events[EVENT["hunting_cabin"]], outbreak=ALWAYS)
    components: tuple[tuple[()], ...] = ((),) * 5
    game.t.box = Box(box.level, box.units, (), components, (), tuple(events), box.fates, ())
    fate(game, "bad_ammo").falls(1, 1).draws("zeds_5").carries_out(phase(SYMBOL))
    assert game.told("outbreak_begins")


@rule("DOZ-INFECT-10")
@pytest.mark.parametrize(("infection", "happens"), [(7, True), (8, True), (6, False)])
def test_a_check_of_at_most_the_infection_is_an_outbreak(infection: int, happens: bool) -> None:
    game = fate(lay("outbreak").event("night_forest").has(infection=infection), "bad_ammo").falls(3, 4)
    if happens:
        game.falls(1, 1).draws("zeds_5")
    game.carries_out(phase(SYMBOL))
    assert bool(game.told("outbreak_begins")) == happens


@rule("DOZ-INFECT-11", "DOZ-INFECT-17")
def test_at_13_there_is_an_unchecked_outbreak_with_super_zeds_at_once() -> None:
    game = fate(lay("outbreak").has(infection=11), "bad_ammo").falls(3, 3).draws("giant")
    game.carries_out(infection_rises(1, 2))
    assert game.told("unchecked_begins")
    assert game.where("giant") == "st_thomas"
    assert game.now.infection == 7


@rule("DOZ-INFECT-11")
def test_exactly_13_is_enough() -> None:
    game = fate(lay("outbreak").has(infection=12), "bad_ammo").falls(1, 1).draws("giant")
    game.carries_out(infection_rises(1))
    assert game.told("unchecked_begins")


@rule("DOZ-INFECT-11")
def test_at_12_there_is_none() -> None:
    game = lay("outbreak").has(infection=11).carries_out(infection_rises(1))
    assert game.now.infection == 12
    assert not game.told("unchecked_begins")


@rule("DOZ-INFECT-11", "DOZ-FATE-6")
def test_before_infection_reaches_13_a_card_may_lower_it() -> None:
    game = lay("brains").has(infection=12).holds("bonfire").carries_out(infection_rises(2))
    assert game.asked == "hold_card"
    game.answers("play", "bonfire")
    assert game.now.infection == 12
    assert not game.told("unchecked_begins")


@rule("DOZ-INFECT-11")
def test_or_not_lower_it() -> None:
    game = fate(lay("brains").has(infection=12).holds("bonfire"), "bad_ammo").falls(6, 6).draws("giant")
    game.carries_out(infection_rises(2)).answers("no")
    assert game.told("unchecked_begins")


@rule("DOZ-INFECT-12", "DOZ-INFECT-19")
def test_a_rise_to_13_within_an_outbreak_causes_no_second_one() -> None:
    game = fate(lay("outbreak").has(infection=12), "bad_ammo").put("regular_civilians_7", "st_thomas")
    game.falls(1, 1).draws("festering").falls(6, 6).carries_out(infection_rises(3))
    assert len(game.told("unchecked_begins")) == 1
    assert game.now.infection == 13


@rule("DOZ-INFECT-12", "DOZ-INFECT-11")
def test_after_that_the_next_rise_causes_one() -> None:
    game = fate(lay("outbreak").has(infection=13), "bad_ammo").falls(1, 1).draws("giant")
    game.carries_out(infection_rises(1))
    assert game.told("unchecked_begins")
    assert game.now.infection == 11


@rule("DOZ-INFECT-13")
def test_an_outbreak_first_lowers_infection_by_two_dice_and_not_below_0() -> None:
    game = fate(lay("outbreak").has(infection=9), "bad_ammo").falls(2, 3).draws("zeds_5")
    assert game.carries_out(outbreak_of()).now.infection == 4
    other = fate(lay("outbreak").has(infection=4), "bad_ammo").falls(2, 3).draws("zeds_5")
    assert other.carries_out(outbreak_of()).now.infection == 0


@rule("DOZ-INFECT-13")
def test_with_half_turned_an_outbreak_sets_infection_to_2() -> None:
    game = fate(lay("brains").has(infection=9), "bad_ammo").draws("zeds_5")
    game.force(RESEARCH_SOURCE + RESEARCH_CARD["half_turned"]).carries_out(outbreak_of())
    assert game.now.infection == 2


@rule("DOZ-INFECT-14", "DOZ-INFECT-15")
def test_then_fate_names_the_track_and_its_first_village_gets_zeds() -> None:
    game = fate(lay("outbreak"), "coordinator").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.told("fate_drawn")
    assert game.where("zeds_5") == "leftys_pass"


@rule("DOZ-INFECT-15")
def test_of_two_villages_it_is_the_one_nearest_town() -> None:
    game = fate(lay("outbreak"), "adrenaline").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.where("zeds_5") == "beauxville"


@rule("DOZ-INFECT-15")
def test_chaos_goes_before_villages() -> None:
    game = fate(lay("apocalypse").chaos("east_irek").chaos("university"), "adrenaline").falls(1, 1)
    game.draws("zeds_5").carries_out(outbreak_of())
    assert game.where("zeds_5") == "university"


@rule("DOZ-INFECT-15")
def test_with_vaccines_it_is_the_start() -> None:
    game = fate(lay("brains").chaos("beauxville"), "adrenaline").falls(1, 1).draws("zeds_5")
    game.force(RESEARCH_SOURCE + RESEARCH_CARD["vaccines"]).carries_out(outbreak_of())
    assert game.where("zeds_5") == "suburbs_start"


@rule("DOZ-INFECT-16")
def test_in_the_tunnel_without_chaos_it_is_the_start() -> None:
    game = fate(lay("walking_zeds"), "out_of_bed").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.where("zeds_5") == "tunnel_start"
    other = fate(lay("walking_zeds").chaos("guard_post"), "out_of_bed").falls(1, 1).draws("zeds_5")
    assert other.carries_out(outbreak_of()).where("zeds_5") == "guard_post"


@rule("DOZ-INFECT-17")
def test_an_outbreak_that_was_checked_brings_regular_zeds() -> None:
    game = fate(lay("outbreak"), "bad_ammo").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.where("zeds_5") == "st_thomas"


@rule("DOZ-INFECT-18")
def test_a_full_space_passes_the_unit_on_outward() -> None:
    game = fate(lay("outbreak").put("zeds_1", "st_thomas").put("zeds_2", "st_thomas"), "bad_ammo").falls(1, 1)
    game.draws("zeds_5").carries_out(outbreak_of())
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-INFECT-19")
def test_the_unit_attacks_player_units_in_its_space() -> None:
    game = fate(lay("outbreak").put("regular_civilians_7", "st_thomas"), "bad_ammo").falls(1, 1)
    game.draws("zeds_5").falls(6, 5).carries_out(outbreak_of())
    assert game.told("defended")
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-INFECT-20")
def test_if_it_holds_the_space_refugees_are_devoured_villagers_flee_and_chaos_comes() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").put("villagers_2", "st_thomas", "refugees")
    fate(game, "bad_ammo").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.where("villagers_1") == "farm"
    assert game.where("villagers_2") == "cemetery"
    assert game.chaos_in("st_thomas") == 1
    assert game.now.infection == 2


@rule("DOZ-INFECT-20")
def test_if_it_does_not_hold_the_space_nothing_comes_of_it() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").put("furies", "st_thomas")
    fate(game, "bad_ammo").falls(1, 1).draws("zeds_5").falls(6, 5).carries_out(outbreak_of())
    assert game.where("villagers_1") == "st_thomas"
    assert game.chaos_in("st_thomas") == 0


@rule("DOZ-INFECT-21")
def test_last_the_fate_card_itself_is_carried_out() -> None:
    game = fate(lay("outbreak").has(supplies=5, ammo=5), "bad_ammo").falls(1, 1).draws("zeds_5")
    game.carries_out(outbreak_of())
    kinds = [record.kind for record in game.match.records(None)]
    assert (game.now.supplies, game.now.ammo) == (3, 4)
    assert kinds.index("unit_placed") < kinds.index("supplies_changed")


@rule("DOZ-INFECT-21")
def test_or_it_is_kept() -> None:
    game = fate(lay("outbreak"), "adrenaline").falls(1, 1).draws("zeds_5").carries_out(outbreak_of())
    assert game.now.fate_hand == [FATE["adrenaline"]]


@rule("DOZ-FATE-19")
def test_an_outbreak_may_leave_infection_as_it_is_and_nothing_more_follows() -> None:
    game = fate(lay("directors_cut").has(infection=13), "bad_ammo").draws("giant")
    game.carries_out(outbreak_of(is_unchecked=True, lowers=False))
    assert game.now.infection == 13
    assert len(game.told("unchecked_begins")) == 1


@rule("DOZ-BOARD-23")
def test_infection_is_never_above_13_or_below_0() -> None:
    game = fate(lay("outbreak").has(infection=10), "bad_ammo").falls(1, 1).draws("giant")
    game.carries_out(infection_rises(9))
    assert max(record.args["level"] for record in game.told("infection_changed")) == 13
    lower_infection(game.now, 20)
    assert game.now.infection == 0
