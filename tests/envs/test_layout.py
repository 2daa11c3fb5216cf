"""Layouts: every number is where the layout says, and says what it says."""

from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import lastfire
from lastfire import bots, envs
from lastfire.games.hit_z_road.rules.sight import RoadSight

TABLES = [(name, seats) for name, game in lastfire.registered_games().items() for seats in game.seats]
JOURNEY: dict[str, object] = {"journey": True, "journey_legs": 3}
HIDDEN: dict[str, object] = {"won_cards_open": False, "single_volley": False, "solo_reveal": "both"}
COOP: dict[str, object] = {"coop": True, "main_objective": "stockpile"}
HARD: dict[str, object] = {"hardcore": True, "betrayal_pool": "per_player", "exiled_call_votes": False}
MISTRUST: dict[str, object] = {"prisoners_dilemma": True, "main_objective": "we_need_more_samples"}


def variants(game: str, seats: int) -> list[dict[str, object]]:
    """The options that a game is looked at with."""
    if game == "hit_z_road":
        return [{}, JOURNEY, HIDDEN]
    if game == "dawn_of_the_zeds":
        together: list[dict[str, object]] = [{}, {"level": "directors_cut"}] if seats < 5 else [{}]
        return together if seats == 1 else [*together, {"mode": "versus", "level": "walking_zeds"}]
    if seats == 1:
        return [{}, {"main_objective": "we_need_more_samples"}]
    return [{}, COOP, MISTRUST if seats == 2 else HARD]


SETUPS = [(game, seats, options) for game, seats in TABLES for options in variants(game, seats)]


def observed(match: lastfire.Match, seat: int) -> NDArray[np.float32]:
    return envs.layout(match.game, match.seats).observe(match.sight(seat), match.ask)


def look(match: lastfire.Match, seat: int, field: str) -> list[float]:
    numbers: list[float] = observed(match, seat)[envs.layout(match.game, match.seats)[field]].tolist()
    return numbers


@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_number_of_whole_games_lies_within_its_bounds(
    bot: str, game: str, seats: int, options: dict[str, Any]
) -> None:
    layout = envs.layout(game, seats)
    players = [bots.make(bot, seed=seat) for seat in range(seats)]
    match = lastfire.new(game, seats, 0, **options)
    for step in count():
        ask = match.ask
        asked = ask.seat if ask is not None else 0
        # Every third question, with a seat that is not asked: what is observed changes little in between.
        for seat in {asked, step % seats} if step % 3 == 0 or match.over else ():
            # Before they are held to the bounds: these are wide enough for games as they go.
            numbers = layout.numbers(match.sight(seat), ask)
            assert numbers.shape == (layout.size,)
            beyond = (numbers < layout.low) | (numbers > layout.high)
            if beyond.any():
                assert [f.name for f in layout.fields if beyond[layout[f.name]].any()] == []
        if match.over:
            break
        bots.move(match, players[asked])


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_a_seat_cannot_know_changes_nothing_it_observes(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    dice = Random(seats)
    match = lastfire.new(game, seats, 5, **options)
    for _ in range(40):
        ask = match.ask
        if ask is None:
            break
        for seat in range(seats):
            seen = observed(match, seat)
            for seed in (1, 2):
                assert np.array_equal(observed(match.deal(seat, seed), seat), seen)
        match.answer(dice.randrange(len(ask.ids)))


def test_the_observer_comes_first() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=7)
    while match.ask is not None and match.ask.question != "choose_path":
        match.answer(len(match.ask.ids) - 1)
    for seat in range(3):
        groups = match.view(seat)["seats"]
        for place in range(3):
            group = groups[(seat + place) % 3]
            for name in ("people", "ammo", "gas", "adrenaline", "bid", "initiative"):
                assert look(match, seat, f"group_{place}.{name}") == [group[name]]


def test_only_the_seat_that_is_asked_observes_the_question() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=7)
    ask = match.ask
    assert ask is not None
    assert ask.question == "bid"
    for seat in range(3):
        assert sum(look(match, seat, "ask")) == (seat == ask.seat)
        assert look(match, seat, "group_0.has_turn") == [seat == ask.seat]


def test_a_card_is_told_by_id_and_by_what_is_printed_on_it() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=7)
    catalogue = lastfire.registered_games()["hit_z_road"].catalogue()["cards"]
    layout = envs.layout("hit_z_road", 2)
    labels = {field.name: field.labels for field in layout.fields}
    for path in match.view(0)["paths"]:
        for side, id_ in zip(("left", "right"), path["cards"], strict=True):
            name = f"path_{path['path']}.{side}"
            shown = dict(zip(labels[f"{name}.id"], look(match, 0, f"{name}.id"), strict=True))
            assert [card for card, share in shown.items() if share] == [id_]
            printed = dict(zip(labels[f"{name}.printed"], look(match, 0, f"{name}.printed"), strict=True))
            assert printed == {key: catalogue[id_][key] for key in printed}


def test_a_face_down_card_is_no_card() -> None:
    match = lastfire.new("hit_z_road", seats=1, seed=7)
    assert look(match, 0, "path_1.face_down") == [1, 1]
    assert look(match, 0, "path_2.face_down") == [0, 1]
    assert sum(look(match, 0, "path_1.left.id")) == 0
    assert sum(look(match, 0, "path_1.left.printed")) == 0
    assert sum(look(match, 0, "path_2.left.id")) == 1


def test_cards_won_in_secret_are_counted_but_not_named() -> None:
    for is_open in (True, False):
        match = lastfire.new("hit_z_road", seats=2, seed=7, won_cards_open=is_open)
        while match.view(None)["seats"][0]["won"] == 0:
            bots.move(match, bots.make("heuristic"))
        assert look(match, 1, "group_1.won")[0] > 0
        assert look(match, 1, "group_1.won_known") == [is_open]
        assert (sum(look(match, 1, "group_1.won_cards")) > 0) == is_open
        assert sum(look(match, 0, "group_0.won_cards")) == look(match, 0, "group_0.won")[0]


def test_a_number_beyond_its_bound_is_given_as_the_bound() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=7)
    sight = match.sight(0)
    assert isinstance(sight, RoadSight)
    sight.groups[0].ammo = 1000
    sight.groups[0].gas = -1
    layout = envs.layout("hit_z_road", 2)
    assert layout.observe(sight, None)[layout["group_0.ammo"]] == [99]
    assert layout.observe(sight, None)[layout["group_0.gas"]] == [0]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_fields_lie_one_after_the_other(game: str, seats: int) -> None:
    layout = envs.layout(game, seats)
    at = 0
    for field in layout.fields:
        assert layout[field.name] == slice(at, at + field.size)
        assert len(set(field.labels)) == field.size
        assert field.low < field.high
        assert field.meaning
        at += field.size
    assert at == layout.size == len(layout.low) == len(layout.high)
    assert [row["name"] for row in layout.json()] == [field.name for field in layout.fields]


def test_a_layout_is_known_by_its_key() -> None:
    keys = {envs.layout(game, seats).key for game, seats in TABLES}
    assert len(keys) == len(TABLES)
    assert envs.layout("hit_z_road", 2).key == envs.layout("hit_z_road", 2).key


def test_a_scaled_observation_lies_between_0_and_1() -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=7)
    layout = envs.layout("hit_z_road", 4)
    scaled = layout.scale(observed(match, 0))
    assert scaled.dtype == np.float32
    assert scaled.min() == 0
    assert scaled.max() == 1
    assert scaled[layout["round"]] == [1 / 8]


def test_describe_prints_a_line_per_field(capsys: pytest.CaptureFixture[str]) -> None:
    envs.describe("hit_z_road", 2)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(envs.layout("hit_z_road", 2).fields)
    assert lines[0].split() == ["index", "bounds", "field", "meaning"]
    assert any("group_1.people" in line and "0..12" in line for line in lines)


@pytest.mark.parametrize(
    ("game", "seats", "field"),
    [("chess", 2, "game"), ("hit_z_road", 9, "seats"), ("dead_of_winter", 6, "seats")],
)
def test_a_game_without_a_layout_is_refused(game: str, seats: int, field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        envs.layout(game, seats)
    assert refused.value.field == field


def test_two_fields_of_one_name_are_refused() -> None:
    part = envs.Part([envs.Field("twice", "a number")])
    with pytest.raises(ValueError, match="twice"):
        envs.Layout("hit_z_road", 2, [part, part])
