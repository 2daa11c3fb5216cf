"""Corners of the public interface that have given way once."""

import hashlib
import json
import pickle
import zlib

import pytest

import lastfire
from lastfire.bots import RandomPolicy
from tests.games.hit_z_road.table import meet, seat
from tests.rule import rule

MAGIC = b"LASTFIRE 1\n"


def test_what_is_asked_cannot_be_changed_by_who_is_asked() -> None:
    ask = lastfire.new("hit_z_road", seats=2, seed=1).ask
    assert ask is not None
    assert isinstance(ask.ids, tuple)
    option = ask.options[1]
    option.args["space"] = 9
    assert ask.options[1].args == {"space": 1}


def test_words_travel_between_processes() -> None:
    title = lastfire.registered_games()["hit_z_road"].title
    assert pickle.loads(pickle.dumps(title)) == title


def test_what_can_be_undone_after_a_playout_is_undone() -> None:
    for limit in range(1, 30):
        match = lastfire.new("hit_z_road", seats=3, seed=1)
        match.playout(RandomPolicy(2).choose, limit)
        if match.ask is None:
            return
        match.answer(0)
        for number in range(3):
            if match.can_undo(number):
                match.undo(number)
                break


def test_the_areas_of_the_first_leg_are_told() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=1, journey=True)
    assert [record.args["size"] for record in match.records(None) if record.kind == "tile_laid"] == [2, 4]


def pack(body: bytes) -> bytes:
    return MAGIC + hashlib.sha256(body).digest()[:8] + zlib.compress(body)


def test_a_save_that_nests_deeply_is_refused() -> None:
    with pytest.raises(lastfire.SaveError):
        lastfire.load(pack(b"[" * 200_000))


@pytest.mark.parametrize("at", range(13, 17))
def test_a_save_of_a_phase_that_is_none_is_refused(at: int) -> None:
    saved = json.loads(zlib.decompress(lastfire.new("hit_z_road", seats=2, seed=3).save()[len(MAGIC) + 8 :]))
    saved["base"][at] = 99
    with pytest.raises(lastfire.SaveError):
        lastfire.load(pack(json.dumps(saved).encode()))


def test_a_save_with_luck_that_is_no_number_is_refused() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=3)
    saved = json.loads(zlib.decompress(match.save()[len(MAGIC) + 8 :]))
    saved["luck"] = ["x", 1]
    text_of_digest = [*saved["luck"], *match._table.pack()]
    ask = match.ask
    assert ask is not None
    text_of_digest += [-1, ask.seat, *ask.facts, -1, *ask.ids]
    version = lastfire.registered_games()["hit_z_road"].version
    saved["digest"] = hashlib.sha256(f"hit_z_road {version} {text_of_digest}".encode()).hexdigest()[:32]
    with pytest.raises(lastfire.SaveError):
        lastfire.load(pack(json.dumps(saved).encode()))


@rule("HZR-SCAV-3")
def test_loot_that_is_given_back_does_not_pay_for_the_flight() -> None:
    table = meet("block_search", from_round=3, gas={0: 0}, flee_keeps_loot=False)
    assert "flee" not in table.verbs


def test_a_long_journey_in_which_nobody_scores_is_won_by_the_living() -> None:
    for seed in range(400):
        match = lastfire.new("hit_z_road", seats=2, seed=seed, journey=True, journey_legs=2)
        match.playout(RandomPolicy(seed).choose)
        result = match.view(None)["result"]
        totals = [score["total"] for score in result["scores"]]
        alive = [score["seat"] for score in result["scores"] if score["alive"]]
        if not alive and not any(totals):
            assert result["winners"] == []
            assert result["reason"] == "nobody"
        else:
            assert result["winners"]
            assert result["reason"] == "points"
            assert max(totals) == totals[result["winners"][0]]


def test_the_left_card_changes_the_prospects_of_the_right_one() -> None:
    with_wheel = seat(3, [("scrapyard", "outpost")], from_round=3, tokens={0: ["wheel"]})
    without = seat(3, [("scrapyard", "outpost")], from_round=3)
    odds = [table.match.odds(0)["paths"][0]["people"] for table in (with_wheel, without)]
    assert odds[0] > odds[1]


def test_a_key_is_paid_before_the_prospects_of_its_path_begin() -> None:
    paths = [("church", "hospital"), ("farm",), ("ball_field", "outpost")]
    free = seat(2, paths[::-1], from_round=3, ammo={0: 0}, gas={0: 0}, adrenaline={0: 2})
    locked = seat(2, paths, from_round=3, ammo={0: 0}, gas={0: 0}, adrenaline={0: 2})
    assert locked.match.odds(0)["paths"][2]["people"] < free.match.odds(0)["paths"][0]["people"]
