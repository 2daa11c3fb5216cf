"""The Action Phase: who acts, and what pays for it."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.price import grant_free_action
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.action import action_phase
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.phase import act, acting, can_do, goes_to, play_phase
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.games.dawn_of_the_zeds.versus import versus
from tests.rule import rule


def has_free_action(game: Game, unit: str) -> Game:
    """The unit has been granted a free Action before the phase goes on."""

    def grant(t: DawnTable) -> Flow:
        grant_free_action(t, UNIT[unit])
        while t.phase == ACTION:
            yield from action_phase(t)

    game.t.phase = ACTION
    return game.carries_out(grant)


@rule("DOZ-ACTION-1", "DOZ-COOP-4")
def test_there_are_the_event_actions_and_one_player_action_for_each_player() -> None:
    game = act(lay(seats=2).put("furies", "uptown").has(event_actions=1))
    game.answers("unit", "furies", seat=0).answers("move", "highway_1")
    game.answers("unit", "furies", seat=1).answers("move", "highway_2")
    game.answers("unit", "furies", seat=0).answers("move", "highway_1")
    assert game.asked == ""


@rule("DOZ-ACTION-1", "DOZ-COOP-14")
def test_a_lone_player_has_one_player_action() -> None:
    game = act(lay().put("furies", "uptown"))
    game.answers("unit", "furies").answers("move", "highway_1")
    assert game.asked == ""


@rule("DOZ-ACTION-1", "DOZ-ACTION-3")
def test_a_character_action_is_one_more_and_for_its_own_unit_alone() -> None:
    game = act(lay().put("schmidt", "uptown").put("furies", "east_side").has(player_actions=0))
    assert acting(game) == ["schmidt"]
    game.answers("unit", "schmidt").answers("move", "highway_1")
    assert game.asked == ""


@rule("DOZ-ACTION-3")
def test_a_character_action_is_spent_once_in_an_action_phase() -> None:
    game = lay().put("hunt", "uptown").put("furies", "uptown").has(player_actions=0)
    act(game).answers("unit", "hunt").answers("use", "hunt")
    assert acting(game) == ["furies"]
    game.answers("unit", "furies").answers("move", "highway_1")
    assert game.asked == ""


@rule("DOZ-ACTION-2")
def test_an_event_action_may_be_spent_on_any_player_unit_that_can_act() -> None:
    game = lay("walking_zeds").has(event_actions=1, player_actions=0)
    game.put("hunt", "east_side").put("furies", "uptown").put("regular_civilians_1", "farm")
    game.put("villagers_1", "st_thomas", "refugees").put("vip", "forest_5").put("rangers", "university")
    game.put("national_guard", "highway_1")
    assert acting(act(game)) == [
        "hunt",
        "furies",
        "regular_civilians_1",
        "villagers_1",
        "vip",
        "rangers",
        "national_guard",
    ]


@rule("DOZ-ACTION-4")
def test_a_free_action_is_for_its_own_unit() -> None:
    game = lay().put("furies", "uptown").put("regular_civilians_1", "uptown").has(player_actions=0)
    has_free_action(game, "regular_civilians_1")
    assert acting(game) == ["regular_civilians_1"]


@rule("DOZ-ACTION-4")
def test_a_free_action_that_is_not_used_in_the_phase_is_lost() -> None:
    game = lay().put("furies", "uptown").has(player_actions=0)
    has_free_action(game, "furies").answers("pass")
    assert game.now.free_actions == []


def left(game: Game) -> tuple[int, int, int]:
    """Free Actions, Player Actions and Event Actions left."""
    return len(game.now.free_actions), game.now.player_actions, game.now.event_actions


@rule("DOZ-ACTION-1")
def test_what_can_be_used_for_least_is_spent_first() -> None:
    game = lay().put("schmidt", "uptown").has(event_actions=1)
    has_free_action(game, "schmidt")
    spent = []
    for space in ("highway_1", "highway_2", "highway_1"):
        game.answers("unit", "schmidt").answers("move", space)
        spent.append(left(game))
    assert spent == [
        (0, 1, 1),  # the free Action
        (0, 1, 1),  # the Character Action
        (0, 0, 1),  # the Player Action
    ]
    game.answers("unit", "schmidt").answers("move", "uptown")
    assert left(game) == (0, 0, 0)


def ends_the_phase(game: Game, unit: str, option: str) -> bool:
    """Whether an option of a unit is told to be the last of the phase."""
    game.answers("unit", unit)
    return "last" in game.match.odds(0)["options"].get(str(game.options.index(option)), {})


@rule("DOZ-ACTION-7")
@pytest.mark.parametrize("first", ["furies", "schmidt"])
def test_with_what_the_phase_ends_is_told_before_it_is_done(first: str) -> None:
    # The deputy has an Action of his own beside the Player Action, whichever is spent first.
    game = act(lay().put("schmidt", "uptown").put("furies", "east_side"))
    ways = {"furies": "mountain_1", "schmidt": "highway_1"}
    second = next(unit for unit in ways if unit != first)
    assert not ends_the_phase(game, first, f"move space={ways[first]}")
    game.answers("move", ways[first])
    assert ends_the_phase(game, second, f"move space={ways[second]}")
    game.answers("move", ways[second])
    assert game.asked == ""


@rule("DOZ-ACTION-7", "DOZ-VERSUS-111")
@pytest.mark.parametrize("hidden", [True, False])
def test_the_phase_goes_on_where_hidden_cards_are_still_asked_for(hidden: bool) -> None:
    game = act(versus(hidden_fate=hidden).holds("last_stand").put("furies", "uptown"))
    assert ends_the_phase(game, "furies", "move space=highway_1") == (not hidden)
    game.answers("move", "highway_1")
    assert (game.asked == "who_acts") == hidden


@rule("DOZ-ACTION-4", "DOZ-ACTION-7")
def test_an_ability_that_gives_an_action_is_not_the_last() -> None:
    game = act(lay().put("hunt", "uptown").put("furies", "uptown").has(player_actions=0))
    assert not ends_the_phase(game, "hunt", "use unit=hunt")
    game.answers("use", "hunt")
    assert acting(game) == ["furies"]


@rule("DOZ-ACTION-5")
def test_the_same_unit_may_act_again_and_again() -> None:
    game = act(lay().put("furies", "uptown").has(event_actions=2))
    for space in ("highway_1", "highway_2", "highway_1"):
        game.answers("unit", "furies").answers("move", space)
    assert game.where("furies") == "highway_1"


@rule("DOZ-ACTION-5")
def test_units_act_in_any_order() -> None:
    game = act(lay().put("furies", "uptown").put("hunt", "east_side").has(event_actions=2))
    game.answers("unit", "hunt").answers("move", "mountain_1")
    game.answers("unit", "furies").answers("move", "highway_1")
    assert acting(game) == ["hunt", "furies"]


@rule("DOZ-ACTION-6")
def test_an_action_buys_a_move_a_forage_a_shot_or_a_barricade() -> None:
    game = lay("apocalypse").put("staub", "uptown").put("zeds_1", "highway_1").has(ammo=1, supplies=2)
    done = can_do(act(game), "staub")
    assert {option.split()[0] for option in done} == {"move", "forage", "shoot", "build"}


@rule("DOZ-ACTION-6")
def test_an_ability_that_costs_an_action_is_paid_like_the_others() -> None:
    game = lay("brains").put("wright", "uptown").put("zeds_1", "highway_1")
    game.t.events_left = [0]
    assert "use unit=wright" in can_do(act(game), "wright")


@rule("DOZ-ACTION-7")
def test_what_is_left_of_actions_is_lost() -> None:
    game = act(lay().put("furies", "uptown").has(event_actions=3)).answers("pass")
    assert (game.now.event_actions, game.now.player_actions) == (0, 0)


@rule("DOZ-ACTION-8")
def test_a_comatose_unit_cannot_act_but_be_healed_and_discharged() -> None:
    game = lay("outbreak").put("schmidt", "hospital", "reduced", "comatose")
    assert can_do(act(game), "schmidt") == ["heal", "discharge"]


@rule("DOZ-ACTION-8", "DOZ-UNIT-14")
def test_a_comatose_unit_has_no_character_action() -> None:
    game = lay("outbreak").put("schmidt", "hospital", "reduced", "comatose").has(player_actions=0)
    assert can_do(act(game), "schmidt") == ["discharge"]


@rule("DOZ-ACTION-9")
def test_a_card_acts_at_the_end_of_the_phase() -> None:
    game = lay("outbreak").put("furies", "campground").event("hunting_cabin")
    act(game)
    assert game.now.ammo == 0
    game.answers("pass")
    assert game.now.ammo == 2


@rule("DOZ-ACTION-10")
def test_discharge_costs_no_action() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced").has(player_actions=0)
    act(game).answers("unit", "furies").answers("discharge")
    assert game.where("furies") == "town_center"


@rule("DOZ-ACTION-10")
def test_equip_costs_no_action() -> None:
    game = lay("apocalypse").put("villagers_1", "refugee_camp", "refugees").has(player_actions=0)
    game.put("regular_civilians_1", "cemetery")
    act(game).answers("unit", "villagers_1").answers("equip")
    assert game.where("regular_civilians_1") == "town_center"


@rule("DOZ-ACTION-11")
def test_airborne_rumours_forbids_moves_that_begin_on_the_surface() -> None:
    game = lay("walking_zeds").put("hunt", "uptown").event("airborne_rumors")
    assert goes_to(act(game), "hunt") == []


@rule("DOZ-ACTION-11")
def test_airborne_rumours_forbids_moves_that_end_on_the_surface() -> None:
    game = lay("walking_zeds").put("hunt", "town_basement").event("airborne_rumors")
    assert goes_to(act(game), "hunt") == ["tunnel_1", "guard_post", "inner_catacombs", "marteuse_office"]


@rule("DOZ-CHAOS-4")
def test_player_units_in_a_chaos_space_cannot_act() -> None:
    game = lay("apocalypse").put("staub", "farm").put("furies", "uptown").chaos("farm")
    assert acting(act(game)) == ["furies"]


@rule("DOZ-CHAOS-4")
def test_pickles_horatius_and_refugees_act_in_chaos() -> None:
    game = lay("walking_zeds").put("pickles", "farm").put("horatius", "ingeburg")
    game.put("villagers_1", "st_thomas", "refugees")
    game.chaos("farm").chaos("ingeburg").chaos("st_thomas")
    assert acting(act(game)) == ["pickles", "horatius", "villagers_1"]


@rule("DOZ-UNIT-19", "DOZ-ACTION-2")
def test_villagers_take_no_actions() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas")
    assert acting(act(game)) == []


@rule("DOZ-COOP-4")
def test_a_player_action_may_be_spent_on_the_hero_of_another_player() -> None:
    game = act(lay(seats=2).put("hunt", "uptown", owner=1))
    game.answers("unit", "hunt", seat=0).answers("move", "highway_1")
    assert game.now.player_actions == 2


@rule("DOZ-COOP-5")
def test_a_character_action_of_a_hero_belongs_to_its_owner() -> None:
    game = lay(seats=2).put("schmidt", "uptown", owner=1).has(player_actions=0)
    act(game)
    assert game.asked_seat == 1


@rule("DOZ-COOP-5")
def test_the_abilities_of_a_hero_for_which_no_action_is_paid_are_its_owners() -> None:
    game = lay(seats=2).put("hunt", "uptown", owner=1).put("furies", "uptown")
    act(game)
    assert game.asked_seat == 0
    assert "use unit=hunt" not in can_do(game, "hunt")


@rule("DOZ-COOP-5")
def test_the_owner_uses_the_ability_of_a_hero() -> None:
    game = act(lay(seats=2).put("hunt", "uptown", owner=0).put("furies", "uptown"))
    assert "use unit=hunt" in can_do(game, "hunt")


@rule("DOZ-COOP-6")
def test_an_event_action_is_not_spent_on_the_hero_of_another_player() -> None:
    game = lay(seats=2).put("hunt", "uptown", owner=1).put("furies", "east_side")
    act(game.has(event_actions=1, player_actions=0))
    assert (game.asked_seat, acting(game)) == (0, ["furies"])
    game.answers("pass")
    assert (game.asked_seat, acting(game)) == (1, ["hunt", "furies"])


@rule("DOZ-COOP-9")
def test_the_seats_are_asked_in_order_from_the_lead_player() -> None:
    game = act(lay(seats=3).put("furies", "uptown").has(lead=1))
    seats = []
    for space in ("highway_1", "highway_2", "highway_1"):
        seats.append(game.asked_seat)
        game.answers("unit", "furies").answers("move", space)
    assert seats == [1, 2, 0]


@rule("DOZ-COOP-9")
def test_a_pass_is_not_final_until_all_have_passed_in_a_row() -> None:
    game = act(lay(seats=2).put("furies", "uptown"))
    game.answers("pass", seat=0)
    game.answers("unit", "furies", seat=1).answers("move", "highway_1")
    game.answers("unit", "furies", seat=0).answers("move", "highway_2")
    assert game.asked == ""


@rule("DOZ-COOP-9")
def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    game = act(lay(seats=2).put("furies", "uptown"))
    game.answers("pass", seat=0).answers("pass", seat=1)
    assert game.asked == ""


@rule("DOZ-COOP-9")
def test_what_costs_no_action_leaves_the_seat_its_turn() -> None:
    game = act(lay("outbreak", seats=2).put("furies", "hospital", "reduced"))
    game.answers("unit", "furies", seat=0).answers("discharge")
    assert game.asked_seat == 0


@rule("DOZ-COOP-10")
def test_any_player_may_play_a_hold_card_in_the_action_phase() -> None:
    game = act(lay(seats=2).put("furies", "uptown").holds("adrenaline"))
    assert "play fate=adrenaline" in game.options
    game.answers("pass", seat=0).answers("play", "adrenaline", seat=1)
    assert game.now.event_actions == 2
    assert game.asked_seat == 1


@rule("DOZ-COOP-12")
def test_a_player_without_heroes_keeps_the_player_action() -> None:
    game = act(lay(seats=2).put("hunt", "uptown", owner=1).put("furies", "east_side"))
    assert (game.asked_seat, acting(game)) == (0, ["hunt", "furies"])


@rule("DOZ-EVENT-6")
def test_a_brains_card_skips_the_action_phase() -> None:
    game = lay().put("furies", "uptown").event("brains_b1")
    assert play_phase(game, ACTION).asked == ""
    assert game.now.player_actions == 1
