"""The benchmark measures what it says, and says on what."""

import json
import sys

import pytest

import lastfire
from lastfire import bots, engine
from lastfire.cli import bench, main

QUICK = ["bench", "--rounds", "1", "--seconds", "0.001"]


def test_figures_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] == engine.COMPILED
    assert found["lastfire"] == lastfire.__version__
    measured = {(each["of"], each["name"]) for each in found["measures"]}
    assert measured >= {("catanatron", "decisions"), ("catanatron", "copy in mid-game")}
    compared = {"answers, with undo", "answers, past=False", "answers in playouts", "fork in mid-game"}
    assert found["games"] == list(lastfire.registered_games())
    for game in found["games"]:
        assert measured >= {(game, name) for name in (*compared, "deal in mid-game", "search iterations")}
        assert set(found["ratios"][game]) == compared
    assert all(0 < each["min"] <= each["median"] <= each["max"] for each in found["measures"])


def test_ratios_are_taken_round_by_round() -> None:
    found = {
        ("hit_z_road", "answers, with undo"): [40.0, 10.0, 90.0],
        ("hit_z_road", "fork in mid-game"): [2.0, 5.0, 4.0],
        ("catanatron", "decisions"): [20.0, 10.0, 10.0],
        ("catanatron", "copy in mid-game"): [10.0, 10.0, 10.0],
    }
    assert bench.times_as_fast(found, "hit_z_road", "answers, with undo", "decisions") == 2.0
    assert bench.times_as_fast(found, "hit_z_road", "fork in mid-game", "copy in mid-game") == 2.5


def test_answers_are_counted_in_the_loop_that_people_write() -> None:
    games = [lastfire.new("hit_z_road", seats=4, seed=3, past=past) for past in (True, False)]
    assert bench.answers_given(games[0], 1) == bench.answers_given(games[1], 1) > 20
    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize("game", list(lastfire.registered_games()))
def test_positions_come_from_games_of_heuristic_bots(game: str) -> None:
    match = lastfire.new(game, seats=bench.SEATS, seed=1)
    players = [bots.make("heuristic", seed=1 + seat) for seat in range(bench.SEATS)]
    found = bench.positions(game, {}, 2)
    for position in found:
        for _ in range(bench.EVERY - 1 if position is found[0] else bench.EVERY):
            assert match.ask is not None
            bots.move(match, players[match.ask.seat])
        assert position.digest() == match.digest()


def test_figures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "hit-z-road"]) == 0
    out = capsys.readouterr().out
    assert ("compiled" if engine.COMPILED else "pure Python") in out
    assert "answers, with undo" in out
    assert "dead_of_winter" not in out


def test_a_game_is_measured_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "dead-of-winter", "--option", "coop=on", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"coop": True}
    assert main([*QUICK, "--option", "coop=on"]) == 2
    assert capsys.readouterr().err.startswith("lastfire: --option: name the game first")


def test_a_game_is_measured_with_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "dawn-of-the-zeds", "--seats", "1"]) == 0
    assert "1 seat, 1 round of 0.001 s" in capsys.readouterr().out
    assert main([*QUICK, "hit-z-road", "--seats", "9"]) == 2


def test_without_the_peer_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert main([*QUICK, "hit-z-road", "--peers"]) == 2
    assert capsys.readouterr().err.startswith("lastfire: --peers: this needs catanatron")


def test_a_search_is_measured_where_it_looks_ahead(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    searcher = bots.make("search", seed=1, iterations=bench.ITERATIONS)
    first = lastfire.new("dawn_of_the_zeds", seats=1, seed=1, level="basic")
    while first.ask is not None and first.ask.question != "who_acts":
        bots.move(first, bots.make("heuristic", seed=1))
    assert not bench.looks_ahead(searcher, first), "a defender looks ahead in the last turns only"
    # One game does not come that far: then there is nothing to measure.
    monkeypatch.setattr(bench, "MOST_GAMES", 1)
    line = [*QUICK, "dawn-of-the-zeds", "--seats", "1", "--option", "level=directors_cut", "--json"]
    assert main(line) == 0
    measured = {each["name"] for each in json.loads(capsys.readouterr().out)["measures"]}
    assert "view" in measured
    assert "search iterations" not in measured
