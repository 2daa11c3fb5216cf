"""Commands that print what there is: odds, cards, rules, replays."""

import json
import random
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.files import write_whole
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import odds as hand_to_hand_odds
from lastfire.games.hit_z_road.rules.odds import odds

ODDS = ["odds", "hit-z-road", "--survivors", "4", "--zombies", "6", "--skulls", "2", "--adrenaline", "2"]


def test_odds_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ODDS, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    expected = odds(4, 6, 2, 2)
    assert printed["odds"] == {
        "win": expected.win,
        "survivors": expected.survivors,
        "adrenaline": expected.adrenaline,
    }


def test_odds_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    expected = f"{odds(4, 6, 2, 2).win:.2%}"
    for lang, word in (("en", "win"), ("ja", "勝つ確率")):
        assert main([*ODDS, "--lang", lang]) == 0
        first = capsys.readouterr().out.splitlines()[0]
        assert first.startswith(word)
        assert first.endswith(expected)


def test_odds_of_a_hand_to_hand_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["odds", "dawn-of-the-zeds", "--zeds", "9", "--unit", "4", "--shift", "2", "--again"]
    expected = hand_to_hand_odds(9, 4, 2, rolls_again=True, zeds_left=6, unit_left=4)
    assert main([*asked, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert {name: printed["odds"][name] for name in expected} == expected
    assert printed["column"] == 4
    for lang, word in (("en", "the unit wins"), ("ja", "ユニットが勝つ確率")):
        assert main([*asked, "--lang", lang]) == 0
        line = capsys.readouterr().out.splitlines()[0]
        assert line.startswith(word)
        assert line.endswith(f"{expected['wins']:.2%}")


def test_cards_are_all_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "hit-z-road", "--json"]) == 0
    printed = {card["id"]: card for card in json.loads(capsys.readouterr().out)}
    assert printed == lastfire.registered_games()["hit_z_road"].catalogue()["cards"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_cards_of_a_level_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    cards = lastfire.registered_games()["hit_z_road"].catalogue()["cards"].values()
    assert main(["cards", "hit-z-road", "--level", "2", "--lang", lang]) == 0
    out = "".join(capsys.readouterr().out.split())
    for card in cards:
        text = "".join(card["name"][lang].split())
        if card["level"] == 2:
            assert text in out
            assert "".join(card["text"][lang].split()) in out
    level_1 = next(card for card in cards if card["level"] == 1)
    assert "".join(level_1["number"].split()) + "".join(level_1["name"][lang].split()) not in out


@pytest.mark.parametrize(("lang", "ours"), [("en", "(our own card)"), ("ja", "（本作独自のカード）")])
def test_cards_come_in_the_order_of_their_numbers_and_say_which_are_our_own(
    lang: str, ours: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "hit-z-road", "--lang", lang]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("I")]
    numbers = [line.split()[0] for line in lines]
    expected = []
    for level, plain, poker in (("I", 16, 4), ("II", 22, 6), ("III", 22, 6)):
        expected += [f"{level}-{n}" for n in range(1, plain + 1)]
        expected += [f"{level}-P{n}" for n in range(1, poker + 1)]
    assert numbers == expected
    assert [line.split()[0] for line in lines if line.endswith(ours)] == [n for n in numbers if "P" in n]


def test_no_card_is_incomplete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "hit-z-road", "--missing", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["missing"] == []


def test_rules_name_code_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road", "--id", "hzr-pay", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert {rule["id"].rpartition("-")[0] for rule in rules} == {"HZR-PAY"}
    first = next(rule for rule in rules if rule["id"] == "HZR-PAY-1")
    assert "games/hit_z_road/rules/auction.py:payment" in first["code"]
    assert first["text"]["ja"]
    assert first["source"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_rules_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road", "--id", "HZR-PAY-1", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "HZR-PAY-1" in out
    assert "HZR-PAY-2" not in out
    assert "games/hit_z_road/rules/auction.py:payment" in out
    assert ("1 rule;" if lang == "en" else "ルール1件") in out


def test_missing_rules_lack_code_or_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road", "--missing", "--json"]) == 0
    for rule in json.loads(capsys.readouterr().out):
        assert rule["code"] == [] or rule["tests"] == []


def half_a_game(seats: int = 3) -> lastfire.Match:
    match = lastfire.new("hit_z_road", seats=seats, seed=5)
    dice = random.Random(1)
    for _ in range(30):
        if match.ask is not None:
            match.answer(dice.randrange(len(match.ask.ids)))
    return match


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_replay_is_the_log(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = half_a_game()
    write_whole(tmp_path / "game", match.save())
    assert main(["replay", str(tmp_path / "game"), "--lang", lang]) == 0
    expected = [record.text(lang) for record in match.records(None)]
    assert match.ask is not None
    seat = match.ask.seat
    told = f"Seat {seat + 1} has to choose." if lang == "en" else f"席{seat + 1}の番です。"
    assert capsys.readouterr().out.splitlines() == [*expected, told]


def test_what_is_asked_is_replayed_to_the_seat_that_is_asked_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = half_a_game()
    write_whole(tmp_path / "game", match.save())
    assert match.ask is not None
    for seat in range(match.seats):
        assert main(["replay", str(tmp_path / "game"), "--lang", "en", "--seat", str(seat + 1)]) == 0
        is_told = capsys.readouterr().out.splitlines()[-1] == match.ask.text("en")
        assert is_told == (seat == match.ask.seat)


def test_a_replay_as_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = half_a_game()
    write_whole(tmp_path / "game", match.save())
    assert main(["replay", str(tmp_path / "game"), "--seat", "2", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows == [
        {"number": record.number, "kind": record.kind, "args": record.args} for record in match.records(1)
    ]
    assert main(["replay", str(tmp_path / "game"), "--seat", "4"]) == 2
    assert "--seat: 4 is not from 1 to 3" in capsys.readouterr().err


def test_a_save_leaves_nothing_beside_it(tmp_path: Path) -> None:
    match = half_a_game()
    write_whole(tmp_path / "game", match.save())
    write_whole(tmp_path / "game", match.save())
    assert [file.name for file in tmp_path.iterdir()] == ["game"]
    assert (tmp_path / "game").read_bytes() == match.save()
