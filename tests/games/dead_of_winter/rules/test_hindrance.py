"""What cannot be done on a turn is said, with the rule."""

import itertools
from typing import Final

import pytest

import lastfire
from lastfire import Ask, Match, bots, rulebook
from lastfire.engine.match import new_match
from lastfire.games.dead_of_winter.rules import GAME
from tests.games.dead_of_winter.table import Game, seat
from tests.soak import Player, setup_of

VERBS = ("search", "attack", "move")


def why(game: Game, verb: str, **args: int | str) -> str:
    """The reason, and the rule."""
    found = [h for h in game.match.hindrances() if h.verb == verb and h.args == args]
    assert len(found) == 1
    return f"{found[0].words.text('en')} {found[0].rule}"


def test_each_reason_is_the_one_that_holds() -> None:
    game = seat(
        ["thomas_heart", "mike_cho"], ["rod_miller"], at={"mike_cho": "school", "rod_miller": "school"},
        dice={0: [1]}, zombies={"school": 4}, bare=["school"],
    )  # fmt: skip
    assert why(game, "search", survivor="thomas_heart") == "You cannot search the colony. DOW-SEARCH-1"
    assert why(game, "search", survivor="mike_cho") == "The item deck here is empty. DOW-SEARCH-14"
    assert why(game, "barricade", survivor="mike_cho") == "There is no empty entrance space. DOW-BARR-3"
    assert why(game, "clean_waste", survivor="mike_cho") == "You need a survivor at the colony. DOW-WASTE-2"
    assert why(game, "clean_waste", survivor="thomas_heart") == "The waste pile is empty. DOW-WASTE-2"
    assert why(game, "place", place="library").startswith("None of your survivors is here. Move one here")
    assert why(game, "give") == "There is no crisis now. DOW-CRISIS-1"
    # Two players exile nobody: there is nothing to give a reason for.
    assert all(h.verb != "call_vote" for h in game.match.hindrances())


def test_a_die_that_is_too_low_is_named() -> None:
    game = seat(["olivia_brown"], at={"olivia_brown": "school"}, zombies={"school": 1}, dice={0: [1]})
    needs = game.table.box.attack[11]
    assert needs > 1
    assert (
        why(game, "attack", survivor="olivia_brown") == f"You need a die of {needs} or higher. DOW-ATTACK-1"
    )
    none = seat(["olivia_brown"], at={"olivia_brown": "school"}, zombies={"school": 1})
    assert why(none, "attack", survivor="olivia_brown") == "You have no unused dice. DOW-ATTACK-1"


def test_whoever_has_moved_is_told_so() -> None:
    game = seat(["rod_miller", "mike_cho"])
    game.does("move", survivor="rod_miller").chooses("to", place="school")
    assert why(game, "move", survivor="rod_miller") == (
        "This survivor has already moved this turn. DOW-MOVE-1"
    )


def test_whom_a_card_keeps_in_place_is_told_so_though_there_is_room() -> None:
    game = seat(
        ["alexis_grey", "mike_cho"], ["olivia_brown"], ["rod_miller"],
        crossroads=["alexis_grey"], turn_begins=True,
    )  # fmt: skip
    game.chooses("choose", option=1)
    assert game.where("alexis_grey") == "library"
    assert why(game, "move", survivor="alexis_grey") == "A card effect prevents this. DOW-XROAD-9"


def test_forest_leaves_at_the_start_of_a_turn_or_not_at_all() -> None:
    game = seat(["forest_plum", "mike_cho"], ["brian_lee"], hands={0: ["food_1"]}, morale=5)
    game.does("play", item="food_1")
    assert why(game, "ability", survivor="forest_plum") == (
        "This ability works only at the start of your turn. DOW-ABILITY-7"
    )


def test_without_a_die_none_can_be_rolled_again() -> None:
    game = seat(["james_meyers", "mike_cho"], ["brian_lee"])
    assert why(game, "ability", survivor="james_meyers") == "You have no unused dice. DOW-DICE-8"


def test_why_nobody_can_be_asked_for_cards() -> None:
    game = seat(["mike_cho"], ["brian_lee"])
    assert why(game, "request") == "No other player has cards in hand. DOW-REQUEST-3"
    game = seat(["mike_cho"], ["brian_lee"], hands={1: ["fuel"]})
    while game.offers("request", player=1):
        game.does("request", player=1)
        if game.asked == ("symbol", 0):
            game.chooses("symbol", **game.options("symbol")[0])
        game.chooses("no")
    assert why(game, "request") == "Every request has been declined. DOW-REQUEST-13"


@pytest.mark.parametrize("number", range(6))
def test_every_verb_of_every_survivor_is_offered_or_hindered_by_a_rule(number: int) -> None:
    rules = rulebook.ids()
    match = new_match(GAME, setup_of("dead_of_winter", number), number)
    player = Player(number)
    turns = 0
    for _ in itertools.count():
        ask = match.ask
        if ask is None:
            break
        hindered = {(h.verb, *h.args.values()) for h in match.hindrances()}
        assert all(h.rule in rules and h.words.text("ja") for h in match.hindrances())
        if ask.question != "turn":
            assert not hindered
        else:
            turns += 1
            offered = {(o.verb, o.args.get("survivor")) for o in ask.options}
            for survivor in match.view(ask.seat)["seats"][ask.seat]["group"]:
                for verb in VERBS:
                    assert ((verb, survivor) in offered) != ((verb, survivor) in hindered)
        match.answer(player.choose(match, ask))
    assert turns > 10


SOLE: Final = {
    "give": {"give", "give_gear"},
    "request": {"request", "request_all", "hand_off"},
    "call_vote": {"call_vote"},
}


@pytest.mark.parametrize("number", range(6, 14))
def test_nothing_is_both_offered_and_hindered_nor_neither(number: int) -> None:
    match = new_match(GAME, setup_of("dead_of_winter", number), number)
    player = Player(number)
    while match.ask is not None:
        if match.ask.question == "turn":
            check_turn(match, match.ask)
        match.answer(player.choose(match, match.ask))


def check_turn(match: Match, ask: Ask) -> None:
    """Every common action is either offered or hindered, for the place or the survivor it is of."""
    view = match.view(ask.seat)
    offered = {(o.verb, o.args.get("survivor", o.args.get("place"))) for o in ask.options}
    hindered = [(h.verb, *h.args.values()) for h in match.hindrances()]
    assert len(hindered) == len(set(hindered))
    here = set()
    for survivor in view["seats"][ask.seat]["group"]:
        place = view["survivors"][survivor]["place"]
        here.add(place)
        for verb, of in (
            ("search", survivor),
            ("attack", survivor),
            ("move", survivor),
            ("barricade", place),
            ("attract", place),
            ("clean_waste", None),
        ):
            assert ((verb, of) in offered) != ((verb, survivor) in hindered)
        assert ("ability", survivor) not in offered or ("ability", survivor) not in hindered
    elsewhere = {place["place"] for place in view["places"]} - here
    assert {each[1] for each in hindered if each[0] == "place"} == elsewhere
    verbs = {verb for verb, _ in offered}
    for verb, ways in SOLE.items():
        if verb == "call_vote" and (match.options["coop"] or match.seats <= 2):
            assert (verb,) not in hindered
        else:
            assert bool(verbs & ways) != ((verb,) in hindered)


def test_on_the_road_nothing_is_hindered_that_the_page_does_not_know_itself() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=1)
    assert match.hindrances() == []
    bots.play(match, [bots.make("random"), bots.make("random")])
    assert match.hindrances() == []
