"""What cannot be done on a turn is said, with the rule."""

import itertools

import pytest

import lastfire
from lastfire import bots, rulebook
from lastfire.dead_of_winter import GAME
from lastfire.engine.match import new_match
from tests.dead_of_winter.table import Game, seat
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
    assert why(game, "search", survivor="thomas_heart") == "Not at the colony. DOW-SEARCH-1"
    assert why(game, "search", survivor="mike_cho") == "No card is left here. DOW-SEARCH-14"
    assert why(game, "barricade", survivor="mike_cho") == "No entrance space is free. DOW-BARR-3"
    assert why(game, "clean_waste", survivor="mike_cho") == "Only at the colony. DOW-WASTE-2"
    assert why(game, "clean_waste", survivor="thomas_heart") == "There is no waste. DOW-WASTE-3"
    assert why(game, "place", place="library").startswith("None of your survivors is here. Move one here")
    assert why(game, "give") == "There is no crisis now. DOW-CRISIS-1"
    # Two players exile nobody: there is nothing to give a reason for.
    assert all(h.verb != "call_vote" for h in game.match.hindrances())


def test_a_die_that_is_too_low_is_named() -> None:
    game = seat(["olivia_brown"], at={"olivia_brown": "school"}, zombies={"school": 1}, dice={0: [1]})
    needs = game.table.box.attack[11]
    assert needs > 1
    assert why(game, "attack", survivor="olivia_brown") == f"Needs a die of {needs} or more. DOW-ATTACK-1"
    none = seat(["olivia_brown"], at={"olivia_brown": "school"}, zombies={"school": 1})
    assert why(none, "attack", survivor="olivia_brown") == "No die is left. DOW-ATTACK-1"


def test_whoever_has_moved_is_told_so() -> None:
    game = seat(["rod_miller", "mike_cho"])
    game.does("move", survivor="rod_miller").chooses("to", place="school")
    assert why(game, "move", survivor="rod_miller") == "Has moved this turn. DOW-MOVE-1"


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


def test_on_the_road_nothing_is_hindered_that_the_page_does_not_know_itself() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=1)
    assert match.hindrances() == []
    bots.play(match, [bots.make("random"), bots.make("random")])
    assert match.hindrances() == []
