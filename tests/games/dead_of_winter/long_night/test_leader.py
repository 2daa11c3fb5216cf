"""The leader of the bandits. [LN-LEADER-1..14]"""

from typing import Any

import pytest

from lastfire.engine.chance import EVERYONE
from lastfire.games.dead_of_winter.rules.harm.death import drop_out
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.leader import leader_of_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.long_night.effects.bandit_verbs import AddBandits
from lastfire.games.dead_of_winter.rules.state import FINISH, OVER
from tests.games.dead_of_winter.long_night.bandits_table import (
    everywhere,
    look,
    open_cards,
    to_next_round,
    with_bandits,
)
from tests.games.dead_of_winter.long_night.night import by_card
from tests.games.dead_of_winter.table import BLANK, PLACE, Game, seat
from tests.rule import rule

GROUPS = (["ashley_ross"], ["brian_lee"], ["rod_miller"])
NEXT = "despair"


def led(leader: int = 0, **what: Any) -> Game:
    """A table at which a player who was no betrayer has been exiled."""
    what.setdefault("at", {GROUPS[leader][0]: "library"})
    return with_bandits(*GROUPS, exiled={leader: "handy"}, crises=[NEXT], **what)


@rule("LN-LEADER-1", "LN-LEADER-11", "LN-LEADER-14")
def test_an_exile_who_was_no_betrayer_leads_the_bandits_at_once_as_everybody_knows() -> None:
    game = with_bandits(*GROUPS, crises=[NEXT], no_strip_bandits=1)
    assert look(game)["leader"] is None
    game.falls(BLANK)
    game.does("call_vote", player=1)
    while game.asked is not None and game.asked[0] == "exile_vote":
        game.chooses("up")
    game.chooses("to", place="school")
    assert game.all_of("leads_bandits") == [{"seat": 1}]
    assert [look(game, watcher)["leader"] for watcher in (None, 0, 2)] == [1, 1, 1]
    assert game.table.secret_known[1] == EVERYONE
    to_next_round(game)
    assert game.asked == ("bandit_place", 1)


@rule("LN-LEADER-2")
def test_an_exiled_betrayer_never_leads() -> None:
    game = led(0, secrets={0: "gluttony"}, stockpile=["fuel"], no_strip_bandits=1)
    assert look(game)["leader"] is None
    assert not game.offers("take_share")
    game.falls(2)
    to_next_round(game)
    assert everywhere(game) == {"grocery_store": 1}


@rule("LN-LEADER-2")
def test_the_exile_of_a_betrayer_tells_of_no_leader() -> None:
    game = with_bandits(*GROUPS, secrets={1: "gluttony"}, at={"brian_lee": "school"})
    game.does("call_vote", player=1)
    for _ in range(3):
        game.chooses("up")
    assert game.seat(1)["exiled"]
    assert game.all_of("leads_bandits") == []
    assert look(game)["leader"] is None


@rule("LN-LEADER-1")
def test_an_exile_who_has_dropped_out_leads_nobody() -> None:
    game = led(elimination=True, no_strip_bandits=1)
    assert leader_of_bandits(game.table) == 0
    drop_out(game.table, 0)
    assert leader_of_bandits(game.table) == -1


@rule("LN-LEADER-3")
def test_a_second_exile_who_was_no_betrayer_ends_the_game() -> None:
    game = led(0, turn=1)
    game.does("call_vote", player=2)
    while game.asked is not None and game.asked[0] == "exile_vote":
        game.chooses("up")
    assert game.asked is None
    assert game.table.phase in (FINISH, OVER)
    assert game.morale == 0


@rule("LN-LEADER-4", "LN-LEADER-5")
def test_the_leader_says_where_the_bandits_of_a_strip_come_but_not_how_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # C29: the strip says 1 and 3, and three would come by a number of the leader's own.
    monkeypatch.setitem(STRIPS, NEXT, (1, 3))
    game = to_next_round(led())
    assert game.asked == ("bandit_place", 0)
    game.chooses("to", place="gas_station").chooses("to", place="library")
    assert game.asked == ("turn", 2)
    assert everywhere(game) == {"gas_station": 1, "library": 1}


@rule("LN-LEADER-6", "LN-LEADER-5", "LN-LEADER-7")
def test_the_leader_chooses_in_place_of_the_dice_as_well() -> None:
    # N6: no die falls for a location.
    game = to_next_round(led())
    game.chooses("to", place="hospital").chooses("to", place="hospital")
    assert everywhere(game) == {"hospital": 2}
    assert game.all_of("place_rolled") == []


@rule("LN-LEADER-7")
def test_the_leader_chooses_among_the_locations_of_the_town_with_an_empty_space() -> None:
    game = to_next_round(led(bandits={"gas_station": 2}, raxxon=True, zombies={"gas_station": 0}))
    offered = {choice["place"] for choice in game.options("to")}
    assert offered == {"police_station", "grocery_store", "school", "library", "hospital"}


@rule("LN-LEADER-8")
def test_with_the_town_full_no_bandit_is_placed() -> None:
    town = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")
    full = dict(zip(town, (3, 3, 4, 2, 4, 2), strict=True))
    game = to_next_round(led(bandits=full))
    assert game.asked == ("turn", 2)
    assert everywhere(game) == full


@rule("LN-LEADER-9", "LN-LEADER-10")
def test_once_a_round_the_leader_takes_a_card_without_a_die_or_a_survivor_there() -> None:
    # C16
    game = led(stockpile=["fuel", "pistol", "medicine"], no_strip_bandits=0)
    assert game.dice(0) == []
    game.does("take_share").chooses("card", item="pistol")
    assert game.hand(0) == ["pistol"]
    assert open_cards(game) == ["fuel", "medicine"]
    assert look(game)["leader_has_taken"]
    assert not game.offers("take_share")
    game.ends_turn()
    assert not game.offers("take_share")
    to_next_round(game)
    while game.asked != ("turn", 0):
        game.ends_turn()
    assert game.offers("take_share")


@rule("LN-LEADER-9")
def test_without_a_card_there_is_nothing_to_take() -> None:
    assert not led().offers("take_share")


@rule("LN-LEADER-9")
def test_an_option_takes_the_card_away_from_the_leader() -> None:
    assert not led(stockpile=["fuel"], leader_takes_card=False).offers("take_share")
    assert led(stockpile=["fuel"]).offers("take_share")


@rule("LN-LEADER-12")
def test_bandits_of_other_effects_come_where_the_effect_says() -> None:
    game = led()
    assert place_bandit(game.table, PLACE["school"])
    assert everywhere(game) == {"school": 1}
    game.falls(5)
    by_card(game, AddBandits(2).do(game.table, 0))
    assert everywhere(game) == {"school": 1, "hospital": 2}


@rule("LN-LEADER-13")
def test_without_the_module_exile_brings_no_such_role() -> None:
    game = seat(*GROUPS, at={"ashley_ross": "library"}, exiled={0: "handy"}, long_night="mixed")
    assert leader_of_bandits(game.table) == -1
    assert not game.offers("take_share")
    assert "bandits" not in game.view()["modules"]
