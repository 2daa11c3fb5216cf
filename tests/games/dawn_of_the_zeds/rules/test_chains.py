"""Fights and moves in which one thing leads to another: who is gone by then, who has come again."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_raiders
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import next_again, next_group
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.used import PICKED, PRESSED, is_used, mark_used
from tests.games.dawn_of_the_zeds.decks import fate_deck
from tests.games.dawn_of_the_zeds.fights import attack_of
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

# Zeds 5 are 4/3; Civilians 7 are 4/2.


@rule("DOZ-RETREAT-4", "DOZ-RETREAT-6", "DOZ-UNIT-68")
def test_who_jumped_from_a_full_space_and_loses_goes_on_from_there_toward_town() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "nuclear_plant").put("zeds_5", "nuclear_plant")
    game.put("schmidt", "beauxville").put("hunt", "beauxville").falls(3, 3)
    game.carries_out(attack_of("regular_civilians_7", "nuclear_plant", "beauxville"))
    assert game.where("regular_civilians_7") == "suburbs_2"


@rule("DOZ-ZEDS-21", "DOZ-UNIT-47", "DOZ-UNIT-51")
def test_zeds_that_fall_and_are_drawn_again_in_an_activation_do_not_move_in_it() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6", "fast", "reduced", hits=2).event("spread")
    game.put("regular_civilians_7", "forest_5", "reduced", hits=1).falls(3, 4).draws("zeds_5")
    game.carries_out(activating("forest")).answers("let_go")
    assert game.where("zeds_5") == "forest_5"
    assert not game.is_marked("zeds_5", "reduced")


@rule("DOZ-ZEDS-21")
def test_zeds_that_fall_before_their_group_moves_are_no_more_of_it() -> None:
    game = lay().put("zeds_5", "forest_6", "reduced", hits=2).put("zeds_12", "forest_6").has(track=FOREST)
    game.t.groups = [(UNIT["zeds_5"], UNIT["zeds_12"])]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["zeds_5"], 1)
        assert t.groups == [(UNIT["zeds_12"],)]
        t.groups = []

    game.carries_out(step)
    assert game.where("zeds_5") == "cup"


@rule("DOZ-ZEDS-21", "DOZ-TUNNEL-7")
def test_a_unit_in_catacombs_that_is_gone_is_no_rival_of_the_next_one() -> None:
    game = lay("walking_zeds").put("zeds_5", "outer_catacombs").put("zeds_6", "outer_catacombs").falls(1)
    game.put("zeds_12", "outer_catacombs", "reduced", hits=2).has(track=4)
    game.t.groups = [(UNIT["zeds_5"],), (UNIT["zeds_12"],)]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["zeds_12"], 1)
        while t.groups:
            yield from next_group(t)

    game.carries_out(step)
    assert game.where("zeds_5") == "marteuse_office"
    assert game.where("zeds_6") == "outer_catacombs"


@rule("DOZ-ZEDS-21", "DOZ-PRESS-7", "DOZ-EVENT-29")
def test_what_was_noted_of_zeds_that_fall_is_not_noted_of_those_drawn_later() -> None:
    game = lay("brains").put("zeds_5", "forest_6", "reduced", hits=2)

    def step(t: DawnTable) -> Flow:
        mark_used(t, PRESSED, UNIT["zeds_5"])
        mark_used(t, PRESSED, UNIT["zeds_6"])
        for which in range(3):
            mark_used(t, PICKED, UNIT["zeds_5"], which)
        yield from take_hits(t, UNIT["zeds_5"], 1)
        assert not is_used(t, PRESSED, UNIT["zeds_5"])
        assert not any(is_used(t, PICKED, UNIT["zeds_5"], which) for which in range(3))
        assert is_used(t, PRESSED, UNIT["zeds_6"])

    game.carries_out(step)


@rule("DOZ-ZEDS-18", "DOZ-UNIT-36")
def test_zeds_that_were_driven_to_another_track_do_not_move_with_the_one_they_came_from() -> None:
    game = lay("brains").put("were", "highway_6").put("zeds_5", "highway_start").has(track=FOREST)
    game.t.again = [UNIT["were"]]
    game.t.groups = [(UNIT["zeds_5"],)]

    def step(t: DawnTable) -> Flow:
        yield from next_group(t)
        yield from next_again(t)

    game.carries_out(step)
    assert game.where("were") == "highway_6"
    assert game.where("zeds_5") == "highway_start"


@rule("DOZ-UNIT-31", "DOZ-ZEDS-21")
def test_a_spreader_that_is_back_on_its_start_does_not_move_in_that_activation() -> None:
    game = lay("outbreak").put("infected_vermin", "forest_2", "reduced", hits=1).falls(1).has(track=FOREST)
    game.t.groups = [(UNIT["infected_vermin"],)]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["infected_vermin"], 1)
        while t.groups:
            yield from next_group(t)

    game.carries_out(step)
    assert game.where("infected_vermin") == "forest_start"


@rule("DOZ-ZEDS-16", "DOZ-ZEDS-17", "DOZ-INFECT-11")
def test_refugees_devoured_in_an_outbreak_that_others_caused_stay_devoured() -> None:
    game = lay("brains").put("villagers_1", "st_thomas", "refugees")
    game.put("villagers_2", "st_thomas", "refugees").put("zeds_5", "forest_5").has(infection=11)
    fate_deck(game, "lake")
    game.chaos("st_thomas").falls(6, 5).draws("lake", "giant").any_luck().carries_out(advancing("zeds_5"))
    assert game.where("giant") == "st_thomas"
    assert game.where("villagers_1") == game.where("villagers_2") == "cemetery"
    assert len(game.told("devoured")) == 2


@rule("DOZ-4R-4")
def test_of_raiders_only_those_in_the_space_retreat_from_it() -> None:
    game = lay("brains").put("raiders", "forest_2").put("bubba_gang", "gone")

    def step(t: DawnTable) -> Flow:
        yield from retreat_raiders(t, [UNIT["raiders"], UNIT["bubba_gang"]])

    game.carries_out(step)
    assert game.where("raiders") == "farm"
    assert game.where("bubba_gang") == "gone"
