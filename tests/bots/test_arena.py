"""The arena: every chair for every bot, honest intervals, and the same result however many processes."""

import multiprocessing

import pytest

import lastfire
from last_can import GAME as LAST_CAN
from lastfire import games
from lastfire.bots.arena import Plan, arena, wilson

FAST = ["heuristic", "random", "random"]


def test_every_seed_is_played_from_every_chair() -> None:
    assert Plan("hit_z_road", ("heuristic", "random", "random", "random"), 0, {}, {}).rotations == 4
    assert Plan("hit_z_road", ("heuristic", "random") * 2, 0, {}, {}).rotations == 2
    assert Plan("hit_z_road", ("random",) * 4, 0, {}, {}).rotations == 1


def test_a_short_arena_finds_the_better_bot() -> None:
    told = []
    result = arena("hit_z_road", 3, FAST, games=16, seed=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(3 * done, 18) for done in range(1, 7)]
    assert result.games == 18
    assert result.trials == 6
    better, worse = result.rows
    assert (better.bot, better.chairs) == ("heuristic", 1)
    assert (worse.bot, worse.chairs) == ("random", 2)
    assert better.share.mean > 0.5 > worse.share.mean
    for row in result.rows:
        assert 0 <= row.share.low <= row.share.mean <= row.share.high <= 1
        assert row.decided.mean >= row.share.mean
        assert row.score.low <= row.score.mean <= row.score.high
        assert row.decisions > 0
        assert row.seconds > 0
    won = sum(row.share.mean * row.chairs for row in result.rows)
    assert won == pytest.approx(1 - result.nobody)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = arena("hit_z_road", 3, FAST, games=9, seed=5)
    together = arena("hit_z_road", 3, FAST, games=9, seed=5, jobs=2)

    def timeless(result: object) -> list[object]:
        assert isinstance(result, type(alone))
        return [*result[:-1], [row._replace(seconds=0.0) for row in result.rows]]

    assert timeless(alone) == timeless(together)
    assert multiprocessing.active_children() == []


def test_an_arena_that_is_interrupted_leaves_nothing_behind() -> None:
    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena("hit_z_road", 3, FAST, games=300, jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_solo_counts_the_score() -> None:
    result = arena("hit_z_road", 1, ["heuristic"], games=6)
    assert str(result).startswith("hit_z_road, 1 seat, 6 games in 6 trials from seed 0; ")
    (row,) = result.rows
    assert row.share.mean == pytest.approx(row.score.mean / 100)
    assert row.score.mean > 5


def test_its_words_are_a_table_and_json() -> None:
    result = arena("hit_z_road", 2, ["heuristic", "random"], games=2, settings={"heuristic": {}})
    table = result.table()
    assert [row[0] for row in table] == ["bot", "heuristic", "random"]
    assert len({len(row) for row in table}) == 1
    assert all(cell in str(result) for row in table for cell in row)
    found = result.json()
    assert found["line_up"] == ["heuristic", "random"]
    assert set(found["rows"][0]) >= {"bot", "share", "decided", "score", "decisions", "seconds"}
    assert len(found["rows"][0]["share"]) == 3


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 3}, "line_up"),
        ({"line_up": ["heuristic", "oracle"]}, "bot"),
        ({"seats": 5, "line_up": ["random"] * 5}, "seats"),
        ({"games": 0}, "games"),
        ({"jobs": 0}, "jobs"),
        ({"seed": "x"}, "seed"),
        ({"settings": {"search": {}}}, "settings"),
        ({"settings": {"random": {"iterations": 3}}}, "iterations"),
        ({"options": {"weather": True}}, "weather"),
    ],
)
def test_what_cannot_be_played_is_named(changed: dict[str, object], field: str) -> None:
    plan = {"game": "hit_z_road", "seats": 2, "line_up": ["random", "heuristic"], **changed}
    with pytest.raises(lastfire.SetupError) as refused:
        arena(**plan)  # type: ignore[arg-type]
    assert refused.value.field == field


def test_a_bot_that_cannot_play_the_game_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(games._GAMES, LAST_CAN.name, LAST_CAN)
    with pytest.raises(lastfire.SetupError, match="judgement") as refused:
        arena(LAST_CAN.name, 2, ["random", "heuristic"])
    assert refused.value.field == "line_up"


def test_wilson_intervals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
