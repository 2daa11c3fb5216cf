"""Exile."""

from lastfire.games.dead_of_winter.rules.counts import EXILED_OBJECTIVES
from tests.games.dead_of_winter.table import BITTEN, BLANK, WOUND, Game, seat
from tests.rule import rule


def thrown_out(player: int = 1, **what: object) -> Game:
    """Seat 0 calls a vote, and everybody wants ``player`` out."""
    what.setdefault("secrets", {0: "safety", 1: "hope", 2: "leader"})
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown", "brian_lee"],
        ["rod_miller", "alexis_grey"],
        **what,  # type: ignore[arg-type]
    )
    table.does("call_vote", player=player)
    while table.asked is not None and table.asked[0] == "exile_vote":
        table.chooses("up")
    return table


@rule("DOW-EXILE-1", "DOW-EXILE-2", "DOW-EXILE-3", "DOW-EXILE-4")
def test_who_was_no_betrayer_shows_the_old_objective_and_follows_a_new_one() -> None:
    table = thrown_out(exiled_deck=["vengeance"])
    assert table.seat(1)["exiled"]
    assert table.seat(1, watcher=1)["exile_card"] == "vengeance"
    assert table.seat(1, watcher=0)["exile_card"] is None
    assert table.seat(1, watcher=0)["secret"] == "hope"
    assert table.seat(2, watcher=0)["secret"] is None
    assert not table.seat(0)["exiled"]


@rule("DOW-EXILE-4", "DOW-SECRET-1")
def test_a_betrayer_keeps_the_objective_hidden() -> None:
    table = thrown_out(secrets={0: "safety", 1: "cult_leader", 2: "leader"})
    assert table.seat(1)["exiled"]
    assert table.seat(1, watcher=0)["secret"] is None
    assert table.seat(1, watcher=1)["secret"] == "cult_leader"


@rule("DOW-EXILE-2")
def test_an_exile_who_knows_a_new_objective_finds_it_in_no_other_hand() -> None:
    table = thrown_out(
        at=dict.fromkeys(("rod_miller", "alexis_grey"), "library"),
        exiled={2: "handy"},
        secrets={0: "safety", 1: "hope", 2: "cult_leader"},
    )
    assert table.asked == ("banished", 1)
    drawn = table.seat(1, watcher=1)["exile_card"]
    others = set()
    for seed in range(120):
        deal = table.match.deal(1, seed)
        shown = [deal.view(watcher)["seats"][watcher]["exile_card"] for watcher in (1, 2)]
        assert shown[0] == drawn
        assert shown[1] != drawn
        others.add(shown[1])
    assert len(others) == EXILED_OBJECTIVES - 1


@rule("DOW-EXILE-3", "DOW-OBJ-13")
def test_a_betrayer_puts_a_new_goal_in_the_place_of_the_fall_of_morale() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown", "brian_lee", "alexis_grey", "maria_lopez"],
        ["rod_miller"],
        at=dict.fromkeys(("olivia_brown", "brian_lee", "alexis_grey", "maria_lopez"), "school"),
        secrets={0: "safety", 1: "cult_leader", 2: "leader"},
        exiled={1: "forgiveness"},
        objective="too_many_mouths",
        round=1,
        food=9,
    )
    table.night_falls()
    result = table.view()["result"]
    assert result["objective"]
    goals = result["seats"][1]["goals"]
    assert next(goal["words"]["en"] for goal in goals) == "The main objective is completed."
    assert [goal["met"] for goal in goals] == [True, True]
    assert 1 in result["winners"]


@rule("DOW-EXILE-5", "DOW-EXILE-6", "DOW-EXILE-7")
def test_the_survivors_leave_the_colony_one_by_one_each_with_a_roll_and_it_is_not_their_move() -> None:
    table = thrown_out()
    assert table.asked == ("banished", 1)
    table.chooses("survivor", survivor="brian_lee")
    assert not table.offers("to", place="colony")
    table.falls(WOUND)
    table.chooses("to", place="library")
    assert table.asked == ("refuge", 1)
    table.falls(BLANK)
    table.chooses("to", place="school")
    assert table.where("brian_lee") == "library"
    assert table.where("olivia_brown") == "school"
    assert table.wounds("brian_lee") == (1, 0)
    assert table.where("ashley_ross") == "colony"
    table.ends_turn()
    assert table.offers("move", survivor="brian_lee")
    assert table.offers("move", survivor="olivia_brown")


@rule("DOW-EXILE-6")
def test_only_places_with_a_free_space_can_be_chosen() -> None:
    people = ["harman_brooks", "sparky"]
    table = seat(
        ["ashley_ross", *people],
        ["olivia_brown"],
        ["rod_miller"],
        at={"harman_brooks": "gas_station", "sparky": "gas_station"},
    )
    table.does("call_vote", player=1)
    for _ in range(3):
        table.chooses("up")
    assert not table.offers("to", place="gas_station")
    assert table.offers("to", place="hospital")
    table.falls(BLANK)
    table.chooses("to", place="hospital")


CROWD = {
    "police_station": ["harman_brooks", "sparky", "thomas_heart"],
    "grocery_store": ["loretta_clay", "janet_taylor", "gray_beard"],
    "school": ["buddy_davis", "forest_plum", "alexis_grey", "james_meyers"],
    "library": ["bev_russell", "edward_white", "arthur_thurston"],
    "hospital": ["david_garcia", "maria_lopez", "gabriel_diaz", "andrew_evans"],
    "gas_station": ["carla_thompson", "john_price"],
}
"""Every survivor space outside the colony taken."""


@rule("DOW-EXILE-8", "DOW-EXILE-9", "DOW-MOVE-5")
def test_without_any_room_they_trade_places_without_a_roll() -> None:
    crowd = [name for names in CROWD.values() for name in names]
    table = seat(
        ["ashley_ross", *crowd],
        ["olivia_brown"],
        ["rod_miller"],
        at={name: place for place, names in CROWD.items() for name in names},
    )
    table.does("call_vote", player=1)
    for _ in range(3):
        table.chooses("up")
    assert table.asked == ("trade", 1)
    table.chooses("survivor", survivor="john_price")
    assert table.where("john_price") == "colony"
    assert table.where("olivia_brown") == "gas_station"
    assert "exposed" not in [record.kind for record in table.match.records(None)]
    assert not table.person("john_price")["moved"]


def exile(**what: object) -> Game:
    """Seat 0 has been exiled and has its turn."""
    what.setdefault("at", {"ashley_ross": "school", "mike_cho": "library"})
    return seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown", "brian_lee"],
        ["rod_miller", "alexis_grey"],
        exiled={0: "handy"},
        **what,  # type: ignore[arg-type]
    )


@rule("DOW-EXILE-10")
def test_exiles_cannot_give_to_a_crisis() -> None:
    table = exile(crisis="despair", hands={0: ["medicine"], 1: ["medicine"]}, gear={"mike_cho": ["mop"]})
    assert not table.offers("give")
    assert not table.offers("give_gear")
    table.ends_turn()
    assert table.offers("give", item="medicine")


@rule("DOW-EXILE-11", "DOW-EXILE-12")
def test_an_exiles_outsider_brings_nobody_helpless_and_starts_outside() -> None:
    table = exile(hands={0: ["outsider_3"]}, strangers=["sparky"])
    table.does("play", item="outsider_3")
    assert table.asked == ("refuge", 0)
    assert not table.offers("to", place="colony")
    table.chooses("to", place="hospital")
    assert table.where("sparky") == "hospital"
    assert table.helpless == 0
    assert table.group(0) == ["ashley_ross", "mike_cho", "sparky"]


@rule("DOW-EXILE-13")
def test_exiles_cannot_spend_food_tokens() -> None:
    table = exile(dice={0: [3], 1: [3]}, food=5)
    assert not table.offers("spend_food")
    table.ends_turn()
    assert table.offers("spend_food")


@rule("DOW-EXILE-14", "DOW-EXILE-18")
def test_exiles_eat_a_food_card_to_raise_a_die_by_one() -> None:
    table = exile(dice={0: [3]}, hands={0: ["food_3"]}, food=5)
    table.does("feed_die", item="food_3")
    assert table.dice(0) == [4]
    assert table.food == 5
    assert table.view()["waste"] == []
    assert table.view()["removed"] == ["food_3"]
    # The card that others see now is what keeps it from being taken back.
    assert table.match.records(0)[-table.match.revealed(0)].kind == "played"


@rule("DOW-EXILE-15")
def test_exiles_may_feed_the_colony_all_the_same() -> None:
    table = exile(hands={0: ["food_3"]}, food=5)
    table.does("play", item="food_3")
    assert table.food == 8


@rule("DOW-EXILE-16")
def test_exiles_do_not_vote() -> None:
    table = exile()
    table.does("call_vote", player=1)
    voters = []
    while table.asked is not None and table.asked[0] == "exile_vote":
        voters.append(table.asked[1])
        table.chooses("down")
    assert voters == [1, 2]


@rule("DOW-EXILE-17")
def test_an_exiles_dead_cost_the_colony_nothing() -> None:
    table = exile()
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="hospital")
    assert not table.is_in_play("ashley_ross")
    assert table.morale == 6


@rule("DOW-EXILE-18")
def test_cards_an_exile_plays_leave_the_game() -> None:
    table = exile(hands={0: ["junk"], 1: ["food_1"]}, dice={0: [1]})
    table.falls(6)
    table.does("play", item="junk")
    assert table.view()["removed"] == ["junk"]
    assert table.view()["waste"] == []
    table.ends_turn()
    table.does("play", item="food_1")
    assert table.view()["waste"] == ["food_1"]


@rule("DOW-EXILE-19", "DOW-OBJ-7")
def test_exiles_may_add_to_the_main_objective() -> None:
    table = exile(objective="leave_it_all_behind", hands={0: ["pistol"]})
    table.does("contribute", item="pistol")
    assert table.view()["objective"]["stock"] == ["pistol"]


@rule("DOW-EXILE-20", "DOW-END-1")
def test_two_exiles_who_were_no_betrayers_end_the_game() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"rod_miller": "school"},
        exiled={2: "handy"},
        secrets={0: "safety", 1: "hope", 2: "leader"},
        first=0,
    )
    table.does("call_vote", player=1)
    table.chooses("up").chooses("up")
    assert table.match.over
    assert table.morale == 0
    assert table.view()["result"]["ending"] == "morale"


@rule("DOW-EXILE-20")
def test_a_betrayer_among_two_exiles_does_not() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"rod_miller": "school", "olivia_brown": "library"},
        exiled={2: "handy"},
        secrets={0: "safety", 1: "hope", 2: "cult_leader"},
    )
    table.does("call_vote", player=1)
    table.chooses("up").chooses("up")
    assert not table.match.over
    assert table.morale == 6


@rule("DOW-EXILE-1", "DOW-MOVE-6")
def test_exiles_cannot_be_named_again_nor_come_back_to_the_colony() -> None:
    table = exile()
    table.does("move", survivor="ashley_ross")
    assert not table.offers("to", place="colony")
    table.falls(BLANK)
    table.chooses("to", place="hospital")
    table.ends_turn()
    assert not table.offers("call_vote", player=0)


@rule("DOW-EXILE-5")
def test_the_objective_kill_them_hunts_exiles_down() -> None:
    table = thrown_out(objective="kill_them", hands={1: ["junk"]})
    assert table.seat(1)["out"]
    assert table.group(1) == []
    assert table.view()["removed"] == ["junk"]
    assert table.asked == ("turn", 0)
    table.ends_turn()
    assert table.asked == ("turn", 2)


@rule("DOW-EXILE-5")
def test_kill_them_puts_out_an_exile_who_has_nobody_left() -> None:
    # With no survivor card left a player can be without survivors.
    table = seat(
        ["mike_cho", "sparky"], [], ["brian_lee", "daniel_smith"], objective="kill_them", hands={1: ["junk"]}
    )
    table.does("call_vote", player=1)
    for _ in range(3):
        table.chooses("up")
    assert table.seat(1)["out"]
    assert table.view()["removed"] == ["junk"]
    assert table.group(0) == ["mike_cho", "sparky"]
    assert table.group(2) == ["brian_lee", "daniel_smith"]
    assert table.asked == ("turn", 0)
