"""Simulations: the summary and the rows agree with the games, however many processes play them."""

import json
import os
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import lastfire
from lastfire import bots, envs
from lastfire.cli import main
from lastfire.cli.simulate import interval, layout_key, seed_of
from lastfire.cli.workers import WorkerError, work_in_order

SMALL = [
    "simulate",
    "hit-z-road",
    "--seats",
    "3",
    "--bots",
    "heuristic,random",
    "--games",
    "6",
    "--seed",
    "9",
]


def summary(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*SMALL, "--json", *arguments]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    del printed["seconds"], printed["decisions_per_second"]
    return printed


def rows_of(file: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    return [row for row in rows if row["row"] == "game"], [row for row in rows if row["row"] == "decision"]


def test_processes_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = summary(capsys, "--out", str(tmp_path / "one.jsonl"))
    two = summary(capsys, "--out", str(tmp_path / "two.jsonl"), "--jobs", "2")
    assert one == two
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.jsonl", "two.jsonl"]


def test_bots_are_repeated_until_all_sit(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys)
    assert [row["bot"] for row in found["by_seat"]] == ["heuristic", "random", "heuristic"]


def test_rows_are_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "--out", str(tmp_path / "run.jsonl"), "--option", "single_volley=off")
    games, decisions = rows_of(tmp_path / "run.jsonl")
    assert found["games"] == len(games) == 6
    assert found["decisions"] == len(decisions) == sum(game["decisions"] for game in games)
    for seat, row in enumerate(found["by_seat"]):
        assert row["wins"] == pytest.approx(sum(game["returns"][seat] for game in games))
        compared = [game["scores"][seat] for game in games if game["counted"][seat]]
        mean = sum(compared) / len(compared) if compared else None
        assert row["mean_score"] == (pytest.approx(mean, abs=1e-4) if compared else None)
        assert row["eliminated"] == sum(not game["alive"][seat] for game in games)
        assert row["share_low"] <= row["share"] <= row["share_high"]
    assert sum(found["decided_by"].values()) == 6
    for game in games:
        compared = game["reason"] == "points"
        assert game["counted"] == [compared and alive for alive in game["alive"]]
        assert game["game_seed"] == seed_of(9, game["game"])
        assert game["version"] == lastfire.registered_games()["hit_z_road"].version
        assert game["layout"] == envs.layout("hit_z_road", 3).key
        assert "single_volley=off" in game["options"]
        match = lastfire.new("hit_z_road", seats=3, seed=game["game_seed"], single_volley=False)
        given = [row for row in decisions if row["game"] == game["game"]]
        for number, row in enumerate(given):
            ask = match.ask
            assert ask is not None
            option = ask.options[row["position"]]
            assert (row["number"], row["seat"], row["question"]) == (number, ask.seat, ask.question)
            assert (row["action"], row["notation"], row["options"]) == (
                option.id,
                option.notation,
                len(ask.ids),
            )
            assert row["offered"] == list(ask.ids)
            assert row["return"] == game["returns"][ask.seat]
            assert row["score"] == game["scores"][ask.seat]
            match.answer(row["position"])
        assert match.over
        assert match.digest() == game["digest"]
        assert match.returns == game["returns"]


def test_rows_say_which_objectives_were_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "dead-of-winter", "--seats", "3", "--bots", "random", "--games", "3", "--jobs", "1"]
    for name in ("run.jsonl", "run.parquet"):
        assert main([*line, "--seed", "4", "--out", str(tmp_path / name)]) == 0
    capsys.readouterr()
    games = rows_of(tmp_path / "run.jsonl")[0]
    for game in games:
        match = lastfire.new("dead_of_winter", seats=3, seed=game["game_seed"])
        players = [bots.make("random", seed=game["game_seed"] + seat) for seat in range(3)]
        bots.play(match, players)
        assert game["main_objective"] == match.view(None)["objective"]["id"]
        assert game["secrets"] == [seat["secret"] for seat in match.view(None)["result"]["seats"]]
    assert len({game["main_objective"] for game in games}) > 1
    read = pq.read_table(tmp_path / "run.games.parquet").to_pylist()
    assert [row["secrets"] for row in read] == [game["secrets"] for game in games]


def test_without_the_extra_no_layout_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert layout_key("hit_z_road", 3, {}) == envs.layout("hit_z_road", 3).key
    monkeypatch.setattr("lastfire.cli.simulate.find_spec", lambda package: None)
    assert layout_key("hit_z_road", 3, {}) is None


def test_watch_shows_the_same_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    summary(capsys, "--out", str(tmp_path / "run.jsonl"))
    game = rows_of(tmp_path / "run.jsonl")[0][2]
    line = ["watch", "hit-z-road", "--plain", "--bots", "heuristic,random,heuristic"]
    saved = tmp_path / "game"
    assert main([*line, "--seed", str(game["game_seed"]), "--save", str(saved)]) == 0
    assert lastfire.load(saved.read_bytes()).digest() == game["digest"]


def test_parquet_holds_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    summary(capsys, "--out", str(tmp_path / "run.jsonl"))
    summary(capsys, "--out", str(tmp_path / "run.parquet"), "--jobs", "2")
    names = ["run.decisions.parquet", "run.games.parquet", "run.jsonl"]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
    for table, expected in zip(("games", "decisions"), rows_of(tmp_path / "run.jsonl"), strict=True):
        rows = pq.read_table(tmp_path / f"run.{table}.parquet").to_pylist()
        assert rows == [{key: row[key] for key in row if key != "row"} for row in expected]


def test_without_pyarrow_one_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*SMALL, "--out", str(tmp_path / "run.parquet")]) == 2
    assert (
        capsys.readouterr().err == "lastfire: --out: Parquet needs pyarrow: pip install 'lastfire[parquet]'\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_the_table_has_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:4] == ["seat", "bot", "games", "wins"]
    assert [line.split()[1] for line in lines[1:4]] == ["heuristic", "random", "heuristic"]
    assert "mean score where points decide" in lines[0]
    assert lines[4].startswith("decided by: ")
    assert lines[5].startswith("6 games, ")


def test_alone_the_points_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "hit-z-road", "--seats", "1", "--games", "3", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["by_seat"]
    assert row["share"] == pytest.approx(row["mean_score"] / 100, abs=1e-5)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.5, 25.0, 50, False)
    assert (round(low, 3), round(high, 3)) == (0.366, 0.634)
    assert interval(0.0, 0.0, 10, False)[0] == 0.0
    assert interval(1.0, 10.0, 10, False)[1] == pytest.approx(1.0)


def test_the_arena_prints_a_row_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "hit-z-road", "--line-up", "heuristic,random", "--games", "4"]
    assert main(line) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [words.split()[0] for words in lines[2:]] == ["heuristic", "random"]
    assert main([*line, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["line_up"] == ["heuristic", "random"]


def test_the_arena_tells_the_search_how_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[dict[str, object]] = []
    real = bots.make

    def make(name: str, seed: int = 0, **settings: object) -> bots.Bot:
        made.append(settings)
        return real("random", seed)

    monkeypatch.setattr(bots, "make", make)
    line = ["arena", "hit-z-road", "--line-up", "search,random", "--games", "2", "--iterations", "7"]
    assert main(line) == 0
    capsys.readouterr()
    assert {"iterations": 7} in made


def work(common: int, number: int) -> int:
    if number == common:
        raise ValueError("this one fails")
    return number


def test_workers_keep_the_order() -> None:
    assert list(work_in_order(work, 99, 12, 3)) == list(range(12))


def test_a_worker_that_fails_is_told() -> None:
    with pytest.raises(WorkerError, match="ValueError: this one fails"):
        list(work_in_order(work, 5, 12, 2))


def leave(common: int, number: int) -> int:
    os._exit(common)


class Unreadable:
    """What cannot be read by whoever it is sent to."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("none",)


@pytest.mark.parametrize(("common", "status"), [(3, 3), (Unreadable(), 1)])
def test_a_worker_that_ends_early_is_told_of(common: Any, status: int) -> None:
    with pytest.raises(WorkerError, match=f"a worker ended with status {status} before its work was done"):
        list(work_in_order(leave, common, 12, 2))
