"""Why something cannot be done now: the rule and the reason that a seat is told."""

import random

import pytest

import lastfire
from lastfire import rulebook
from lastfire.engine.step import Hindrance
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, BRIDGE_DOWN, MINEFIELD_7, NO_ENTRY, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ACTIONS_BEGIN
from lastfire.games.dawn_of_the_zeds.rules.windows import PHASE_BEGINS
from tests.games.dawn_of_the_zeds.decks import drawn, offering
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.games.dawn_of_the_zeds.versus import acts, offered, opens, versus
from tests.rule import rule

RULES = {each.id for each in rulebook.rules("dawn_of_the_zeds")}


def why(table: Game, verb: str, about: str = "") -> tuple[str, str]:
    """The rule and the reason why something cannot be done; an error if it is not said."""
    found = [
        each
        for each in table.match.hindrances()
        if each.verb == verb and (not about or about in each.args.values())
    ]
    assert len(found) == 1, [(each.verb, each.args, each.words.en) for each in found]
    return found[0].rule, found[0].words.en


def town(level: str = "brains", **has: int) -> Game:
    """A table in which somebody always has something to do."""
    table = (
        lay(level=level).put("hunt", "uptown").has(**{"event_actions": 2, "supplies": 5, "ammo": 5, **has})
    )
    table.has(research=0) if level in ("brains", "directors_cut") else None
    return table


def deed(table: Game, unit: str) -> Game:
    """It is asked what this unit does."""
    table.begin(ACTION)
    table.answers("unit", unit)
    return table


@rule("DOZ-ACTION-8")
def test_a_comatose_unit_is_said_not_to_act() -> None:
    table = town().put("furies", "town_center", "comatose").begin(ACTION)
    assert why(table, "unit", "furies")[0] == "DOZ-ACTION-8"


@rule("DOZ-ACTION-1")
def test_an_ability_is_said_to_take_more_actions_than_there_are() -> None:
    table = deed(lay(level="basic").put("piazza", "uptown").has(event_actions=1, player_actions=0), "piazza")
    assert why(table, "use", "piazza") == (
        "DOZ-ACTION-1",
        "This takes 2 Actions, and only 1 can be spent on this unit.",
    )


@rule("DOZ-CHAOS-4")
def test_a_unit_in_a_chaos_space_is_said_not_to_act() -> None:
    table = town().put("schmidt", "farm").chaos("farm").begin(ACTION)
    assert why(table, "unit", "schmidt") == ("DOZ-CHAOS-4", "This unit cannot act in a Chaos space.")


@rule("DOZ-UNIT-19")
def test_villagers_are_said_to_take_no_actions() -> None:
    table = town().put("villagers_1", "beauxville").begin(ACTION)
    assert why(table, "unit", "villagers_1")[0] == "DOZ-UNIT-19"


@rule("DOZ-HEAL-9")
def test_refugees_in_the_camp_are_said_to_need_fallen_civilians() -> None:
    table = town().put("villagers_1", "refugee_camp", "refugees").begin(ACTION)
    assert why(table, "unit", "villagers_1") == ("DOZ-HEAL-9", "No Regular Civilians lie in the Cemetery.")


@rule("DOZ-COOP-6")
def test_another_players_hero_is_said_to_act_by_a_player_action_only() -> None:
    table = lay(level="basic", seats=2).put("hunt", "uptown").put("schmidt", "town_center", owner=1)
    table.has(event_actions=2, player_actions=0).begin(ACTION)
    assert why(table, "unit", "schmidt")[0] == "DOZ-COOP-6"


@rule("DOZ-ACTION-1")
def test_without_actions_that_is_the_reason() -> None:
    table = lay(level="basic").put("hernandez", "town_center").put("furies", "farm")
    table.put("hunt", "uptown").has(event_actions=0, player_actions=0).begin(ACTION)
    assert why(table, "unit", "furies")[0] == "DOZ-ACTION-1"


@rule("DOZ-FATE-6")
def test_a_held_card_says_when_it_is_played() -> None:
    table = town().holds("killdozer").begin(ACTION)
    found, words = why(table, "play", "killdozer")
    assert found == "DOZ-FATE-6"
    assert "A player unit attacks." in words


@rule("DOZ-FATE-6")
def test_a_held_card_whose_time_it_is_says_that_it_would_do_nothing() -> None:
    table = town().holds("out_of_bed").begin(ACTION)
    assert why(table, "play", "out_of_bed") == ("DOZ-FATE-6", "This card would do nothing now.")


@rule("DOZ-FATE-6")
def test_a_card_for_any_time_says_where_it_is_offered() -> None:
    table = (
        town("directors_cut")
        .put("regular_civilians_7", "forest_2")
        .holds("killdozer", "organize", "mr_clean")
    )
    table.has(phase=ZEDS).carries_out(offering(PHASE_BEGINS))
    assert table.asked == "hold_card"
    assert "play fate=organize" in table.options
    assert why(table, "play", "killdozer")[1] == (
        "It is not time for this card. When to play: A player unit attacks."
    )
    assert why(table, "play", "mr_clean")[1] == (
        "A card for any time is offered where it can change something: "
        "No Chaos marker is left / Action Phase / The town is about to stand / "
        "Chaos is about to decide what comes / A hold card is about to be discarded."
    )
    assert {each.verb for each in table.match.hindrances()} == {"play"}
    table = town("directors_cut").holds("bonfire").has(infection=0).begin(ACTION)
    assert why(table, "play", "bonfire")[1] == "This card would do nothing now."


@rule("DOZ-FATE-6", "DOZ-MOVE-11")
def test_while_a_unit_acts_held_cards_say_that_they_come_before_or_cannot_be_used_for_its_move() -> None:
    table = town().put("furies", "town_center").holds("adrenaline", "vehicles", "killdozer", "out_of_bed")
    deed(table, "furies")
    assert why(table, "play", "adrenaline")[1] == "It is played before a unit is chosen: go back first."
    assert why(table, "play", "out_of_bed")[1] == "This card would do nothing now."
    assert why(table, "play", "vehicles") == (
        "DOZ-MOVE-11",
        "This unit cannot use the card for a Move now. When to play: A Hero is about to move.",
    )
    assert why(table, "play", "killdozer")[1].endswith("When to play: A player unit attacks.")
    assert "play fate=vehicles" in deed(town().holds("vehicles"), "hunt").options


@rule("DOZ-FATE-6")
def test_where_no_card_is_played_each_says_when_it_is() -> None:
    table = drawn(town().holds("killdozer"), "protests")
    assert table.asked == "fated_track"
    assert why(table, "play", "killdozer")[1] == (
        "No card is played at this question. When to play: A player unit attacks."
    )


@rule("DOZ-VERSUS-91", "DOZ-VERSUS-92")
def test_a_scheme_says_why_it_cannot_be_played() -> None:
    game = versus(actions=1, hand="second_wind panic scent_of_blood").put("zeds_5", "forest_6", hits=1)
    opens(game)
    assert why(game, "scheme", "panic") == (
        "DOZ-VERSUS-92",
        "It is not time for this card. When to play: The Action Phase begins.",
    )
    game.answers("scheme", "second_wind")
    assert why(game, "scheme", "panic") == ("DOZ-VERSUS-91", "A Scheme has been played this turn.")
    game = opens(versus(actions=2, hand="second_wind panic").put("zeds_5", "forest_6"))
    assert why(game, "scheme", "second_wind") == ("DOZ-VERSUS-92", "This card would do nothing now.")
    game = versus(hand="panic detour").has(event_actions=1).carries_out(offered(ACTIONS_BEGIN))
    assert why(game, "scheme", "detour")[1] == "It is not time for this card. When to play: Zeds Actions."


@rule("DOZ-VERSUS-110", "DOZ-VERSUS-111")
@pytest.mark.parametrize("hidden", [False, True])
def test_neither_side_is_told_of_the_cards_of_the_other(hidden: bool) -> None:
    """Held cards lie open or not: the Zeds player cannot play them, and looks for none of them."""
    game = versus(actions=2, hand="second_wind panic", hidden_fate=hidden).put("zeds_5", "forest_6")
    opens(game.holds("killdozer"))
    assert {each.verb for each in game.match.hindrances()} & {"play", "scheme"} == {"scheme"}
    game = versus(hand="second_wind panic", hidden_fate=hidden).put("hunt", "uptown").holds("killdozer")
    acts(game)
    assert {each.verb for each in game.match.hindrances()} & {"play", "scheme"} == {"play"}


@rule("DOZ-VERSUS-110")
def test_a_zeds_player_who_can_do_nothing_is_told_why_the_question_comes() -> None:
    said = "Nothing can be done now. You are asked only so that the Heroes learn nothing of your Schemes."
    game = opens(versus(actions=0, hand="panic").put("zeds_5", "forest_6"))
    assert game.options == ["pass"]
    assert why(game, "asked") == ("DOZ-VERSUS-110", said)
    game = versus(hand="detour").has(event_actions=1).carries_out(offered(ACTIONS_BEGIN))
    assert game.options == ["no"]
    assert why(game, "asked") == ("DOZ-VERSUS-110", said)
    game = opens(versus(actions=2, hand="panic").put("zeds_5", "forest_6"))
    assert "asked" not in {each.verb for each in game.match.hindrances()}


@rule("DOZ-VERSUS-111")
def test_heroes_whose_cards_are_hidden_are_told_why_the_question_comes() -> None:
    game = versus(level="directors_cut", hidden_fate=True).put("hunt", "uptown").holds("killdozer")
    acts(game, event_actions=0, player_actions=0)
    assert game.options == ["pass"]
    assert why(game, "asked")[0] == "DOZ-VERSUS-111"
    game = versus(level="directors_cut", hidden_fate=True).put("hunt", "uptown").holds("killdozer")
    assert "asked" not in {each.verb for each in acts(game).match.hindrances()}


# Moves.


@rule("DOZ-UNIT-15")
def test_defiant_civilians_are_said_not_to_move() -> None:
    table = deed(town().put("regular_civilians_1", "beauxville", "defiant"), "regular_civilians_1")
    assert why(table, "move")[0] == "DOZ-UNIT-15"


@rule("DOZ-MOVE-7")
def test_a_unit_in_a_bed_is_said_to_leave_it_by_discharge() -> None:
    table = deed(town().put("furies", "hospital", "reduced"), "furies")
    assert why(table, "move")[0] == "DOZ-MOVE-7"


@rule("DOZ-HEAL-8", "DOZ-UNIT-25")
def test_the_national_guard_is_said_to_stay_in_its_bed_while_zeds_hold_all_town_spaces() -> None:
    table = town().put("national_guard", "hospital", "reduced").put("hunt", "farm")
    towns = ("commercial_district", "east_side", "uptown", "suburbs_town")
    for number, space in enumerate(towns):
        table.put(f"zeds_{number + 1}", space)
    assert why(deed(table, "national_guard"), "discharge") == (
        "DOZ-HEAL-8",
        "No Town space without Zeds has room for this unit.",
    )


@rule("DOZ-MOVE-1")
def test_a_space_too_far_away_says_how_far_the_unit_goes() -> None:
    table = deed(town(), "hunt")
    found, words = why(table, "move", "leftys_pass")
    assert found == "DOZ-MOVE-1"
    move = lastfire.registered_games()["dawn_of_the_zeds"].catalogue()["units"]["hunt"]["move"]
    assert f"Move {move}" in words


@rule("DOZ-MOVE-2")
def test_a_start_space_is_said_never_to_be_entered() -> None:
    assert why(deed(town(), "hunt"), "move", "highway_start")[0] == "DOZ-MOVE-2"


@rule("DOZ-MOVE-3")
@pytest.mark.parametrize(
    ("unit", "chaos", "reason"), [("zeds_3", 0, "Zeds"), ("raiders", 0, "Raiders"), ("", 1, "Chaos")]
)
def test_a_way_that_stops_says_where_and_at_what(unit: str, chaos: int, reason: str) -> None:
    table = town()
    if unit:
        table.put(unit, "highway_1")
    if chaos:
        table.chaos("highway_1")
    found, words = why(deed(table, "hunt"), "move", "highway_2")
    assert found == "DOZ-MOVE-3"
    assert "Highway 1" in words
    assert reason in words


@rule("DOZ-EVENT-23")
def test_a_no_entry_space_says_so() -> None:
    table = deed(town().ground("highway_1", NO_ENTRY), "hunt")
    assert why(table, "move", "highway_1") == ("DOZ-EVENT-23", "No Entry in Highway 1.")
    assert why(table, "move", "highway_2") == ("DOZ-EVENT-23", "No Entry in Highway 1.")


@rule("DOZ-FATE-17")
def test_a_collapsed_bridge_says_so() -> None:
    table = town().put("schmidt", "suburbs_town").ground("suspension_bridge", BRIDGE_DOWN)
    assert why(deed(table, "schmidt"), "move", "suspension_bridge")[0] == "DOZ-FATE-17"


@rule("DOZ-STACK-1")
def test_a_full_space_says_so_and_does_not_close_the_way() -> None:
    table = town().put("schmidt", "highway_1").put("piazza", "highway_1")
    deed(table, "hunt")
    assert why(table, "move", "highway_1") == ("DOZ-STACK-1", "There is no room in Highway 1.")
    assert "move space=highway_2" in [option.notation for option in _options(table)]


@rule("DOZ-STACK-1")
def test_a_space_has_its_article_in_a_reason_as_in_the_log() -> None:
    table = town().put("schmidt", "east_side").put("piazza", "east_side")
    assert why(deed(table, "hunt"), "move", "east_side")[1] == "There is no room in the East Side."


@rule("DOZ-STACK-4")
def test_in_the_tunnel_the_reason_is_that_of_the_tunnel() -> None:
    table = town("directors_cut").put("schmidt", "tunnel_1").put("piazza", "town_basement")
    assert why(deed(table, "piazza"), "move", "tunnel_1")[0] == "DOZ-STACK-4"


@rule("DOZ-MOVE-8")
def test_refugees_are_said_not_to_go_to_zeds() -> None:
    table = town().put("villagers_1", "highway_2", "refugees").put("zeds_3", "highway_1")
    assert why(deed(table, "villagers_1"), "move", "highway_1")[0] == "DOZ-MOVE-8"


# What a unit does where it is.


@rule("DOZ-FORAGE-1")
def test_foraging_is_said_to_take_a_named_space() -> None:
    table = deed(town().put("schmidt", "highway_1"), "schmidt")
    assert why(table, "forage") == ("DOZ-FORAGE-1", "Foraging takes a named space or Town Center.")


@rule("DOZ-GUN-1")
def test_without_ammo_that_is_the_reason() -> None:
    table = town(ammo=0).put("zeds_3", "highway_1")
    assert why(deed(table, "hunt"), "shoot") == ("DOZ-GUN-1", "There is no Ammo left.")


@rule("DOZ-GUN-1", "DOZ-UNIT-25")
def test_a_shot_that_costs_more_ammo_than_there_is_says_what_it_costs() -> None:
    table = town(ammo=1).put("national_guard", "highway_2").put("zeds_3", "highway_1")
    said = why(deed(table, "national_guard"), "shoot")
    assert said == ("DOZ-GUN-1", "The shot costs 2 Ammo, and there is too little.")


@rule("DOZ-GUN-2")
def test_without_a_target_that_is_the_reason() -> None:
    assert why(deed(town(), "hunt"), "shoot")[0] == "DOZ-GUN-2"


@rule("DOZ-GUN-5")
def test_in_town_center_the_reason_is_that_gunfire_reaches_town_spaces_only() -> None:
    table = town().put("schmidt", "town_center").put("zeds_3", "highway_1")
    rule_id, words = why(deed(table, "schmidt"), "shoot")
    assert rule_id == "DOZ-GUN-5"
    assert words.startswith("From Town Center gunfire reaches Town spaces only")


@rule("DOZ-UNIT-10")
def test_a_unit_that_never_shoots_says_so() -> None:
    table = town().put("furies", "uptown").put("zeds_3", "highway_1")
    assert why(deed(table, "furies"), "shoot")[0] == "DOZ-UNIT-10"


@rule("DOZ-BUILD-1")
def test_without_supplies_that_is_the_reason() -> None:
    assert why(deed(town(supplies=1), "hunt"), "build")[0] == "DOZ-BUILD-1"


@rule("DOZ-BUILD-1", "DOZ-UNIT-73")
def test_who_could_build_next_door_lacks_the_supplies_for_it() -> None:
    table = deed(town(supplies=0).put("bauer", "town_center"), "bauer")
    assert why(table, "build")[0] == "DOZ-BUILD-1"


@rule("DOZ-BUILD-2")
def test_nothing_is_said_to_be_built_in_town_center() -> None:
    table = deed(town().put("schmidt", "town_center"), "schmidt")
    assert why(table, "build")[0] == "DOZ-BUILD-2"


@rule("DOZ-BUILD-3")
def test_a_second_barricade_on_a_track_is_refused() -> None:
    table = town().ground("highway_4", 1).ground("highway_2", MINEFIELD_7)
    assert why(deed(table, "hunt"), "build")[0] == "DOZ-BUILD-3"


def test_a_level_without_barricades_says_nothing_about_them() -> None:
    table = deed(town("basic"), "hunt")
    assert "build" not in {each.verb for each in table.match.hindrances()}


def test_a_level_without_supplies_says_nothing_of_abilities_that_cost_some() -> None:
    for level, said in (("basic", False), ("outbreak", True)):
        table = deed(town(level).put("johnson", "farm").put("piazza", "farm"), "johnson")
        assert ("use" in {each.verb for each in table.match.hindrances()}) == said


def test_the_basic_game_says_nothing_of_arrests() -> None:
    for level, said in (("basic", False), ("outbreak", True)):
        table = lay(level, seats=2, mode="versus").put("hunt", "uptown").put("schmidt", "uptown")
        deed(table.has(event_actions=2, ammo=2), "hunt")
        assert ("arrest" in {each.verb for each in table.match.hindrances()}) == said


@rule("DOZ-RESEARCH-1")
def test_research_is_said_to_be_for_scientists_in_the_lab() -> None:
    assert why(deed(town(), "hunt"), "research") == ("DOZ-RESEARCH-1", "Only Scientists research.")
    table = deed(town().put("agee", "town_center"), "agee")
    assert why(table, "research") == ("DOZ-RESEARCH-1", "Research takes place in the Lab.")


@rule("DOZ-VERSUS-78", "DOZ-VERSUS-80")
def test_an_arrest_is_said_to_need_somebody_near_and_not_on_a_start() -> None:
    table = lay(level="outbreak", seats=2, mode="versus").put("hunt", "uptown").put("schmidt", "highway_6")
    table.put("looters_1", "highway_start").has(event_actions=2, ammo=2)
    deed(table, "hunt")
    assert why(table, "arrest")[0] == "DOZ-VERSUS-78"
    table = lay(level="outbreak", seats=2, mode="versus").put("schmidt", "highway_6")
    table.put("looters_1", "highway_start").has(event_actions=2, ammo=2)
    deed(table, "schmidt")
    assert why(table, "arrest")[0] == "DOZ-VERSUS-80"


@rule("DOZ-HOUSE-8")
def test_an_ability_that_has_been_used_says_so() -> None:
    table = (
        lay(level="basic").put("hernandez", "town_center").put("hunt", "uptown").has(event_actions=2, ammo=1)
    )
    table.put("zeds_3", "highway_1").begin(ACTION)
    table.answers("unit", "hernandez").answers("use_second", "hernandez").answers("unit", "hernandez")
    assert why(table, "use_second", "hernandez")[0] == "DOZ-HOUSE-8"


# Everything.


def _options(table: Game) -> list[lastfire.Option]:
    assert table.match.ask is not None
    return list(table.match.ask.options)


def _hand(match: lastfire.Match, seat: int) -> set[int | str]:
    """The cards that a seat may play from: those of the Heroes, or those of the Zeds player."""
    view = match.view(seat)
    if view["versus"] is not None and view["seats"][seat]["is_zeds"]:
        return set(view["versus"]["schemes"])
    return set(view["decks"]["held"])


@pytest.mark.parametrize(
    ("level", "mode"), [("directors_cut", "defence"), ("brains", "versus"), ("outbreak", "versus")]
)
def test_nothing_that_is_offered_is_refused_and_every_reason_has_its_rule(level: str, mode: str) -> None:
    match = lastfire.new("dawn_of_the_zeds", seats=2, seed=4, level=level, mode=mode)
    dice = random.Random(4)
    asked: set[str] = set()
    while match.ask is not None:
        found: list[Hindrance] = match.hindrances()
        asked.add(match.ask.question) if found else None
        offered = {(option.verb, *option.args.values()) for option in match.ask.options}
        # Every card of the hand is offered, also to be discarded, or says why not.
        cards = {each.args[kind] for each in found for kind in ("fate", "scheme") if kind in each.args}
        in_hand = _hand(match, match.ask.seat)
        in_options = {value for option in match.ask.options for value in option.args.values()} & in_hand
        assert cards | in_options == in_hand
        assert not cards & in_options
        assert not offered & {(each.verb, *each.args.values()) for each in found}
        for each in found:
            assert each.rule in RULES
            assert each.words.en.endswith(".")
            assert each.words.ja.endswith("。")
        match.answer(dice.randrange(len(match.ask.ids)))
    assert {"who_acts", "deed"} <= asked
    assert ("zeds_action" in asked) == (mode == "versus")
