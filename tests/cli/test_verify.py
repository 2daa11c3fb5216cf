"""``lastfire verify``."""

import json
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.engine.match import RandomPolicy
from tests.contract.test_proof import forged


@pytest.fixture
def match() -> lastfire.Match:
    match = lastfire.new("hit_z_road", seats=2, seed=4, word="snow")
    policy = RandomPolicy(4)
    for _ in range(12):
        assert match.ask is not None
        match.answer(policy.choose(match.ask))
    match.add_word(1, "rain")
    return match


def test_a_sound_game_is_proved(
    match: lastfire.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(match.save())
    assert main(["verify", str(file), "--commitment", match.commitment.upper(), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "2 players, 12 answers" in said
    assert "“snow” before the first card" in said
    assert "Seat 2 added the word “rain” after 12 answers." in said
    assert f"SHA-256 of the secret: {match.commitment}\nIt is the one that was given." in said
    assert main(["verify", str(file), "--lang", "ja"]) == 0
    assert "「snow」" in capsys.readouterr().out


def test_every_number_of_the_luck_is_listed(
    match: lastfire.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(match.save())
    assert main(["verify", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["secret"] == match.secret
    assert len(said["draws"]) == match._table.chance.drawn
    assert [word["text"] for word in said["words"]] == ["snow", "rain"]


def test_another_commitment_or_secret_fails(
    match: lastfire.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(match.save())
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "not the one that was given" in capsys.readouterr().err
    file.write_bytes(forged(match, secret="ab" * 32))
    assert main(["verify", str(file)]) == 1
    assert "its secret" in capsys.readouterr().err


@pytest.mark.parametrize("hash_", ["abc", "g" * 64])
def test_what_is_no_hash_is_refused(match: lastfire.Match, tmp_path: Path, hash_: str) -> None:
    file = tmp_path / "game.save"
    file.write_bytes(match.save())
    assert main(["verify", str(file), "--commitment", hash_]) == 2
