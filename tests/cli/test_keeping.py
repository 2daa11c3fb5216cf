"""Games that keep themselves: nothing is lost, nothing is overwritten, everything can be found again."""

import io
import json
import os
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.keeping import Keeper, find, folder, kept_files
from lastfire.cli.sitting import Sitting, seat_people, seated
from lastfire.engine.notation import decode, encode

PLAY = [
    "play",
    "hit-z-road",
    "--plain",
    "--lang",
    "en",
    "--seats",
    "3",
    "--seed",
    "5",
    "--bots",
    "random,random",
]
NAMES = ["--names", "Ada"]
LINES = "1\n0\n2\n1\n3\n" * 100
"""Whatever is asked, something fits."""
SOME = "0\n1\n2\n3\n"


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Run":
    return Run(monkeypatch, capsys)


class Run:
    """Carries out command lines, typing on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, *line: str, typed: str = "") -> int:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(line)
        self.out, self.err = self.capsys.readouterr()
        return status


def the_only_one() -> Path:
    (file,) = kept_files()
    return file


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(run: Run) -> None:
    typed = LINES.splitlines(keepends=True)
    assert run(*PLAY, *NAMES, "--save", "whole", typed="".join(typed)) == 0
    whole = seated(Path("whole"), Keeper())
    answered = len(decode(whole.data())["answers"]) // 2
    for count in range(1, 200, 12):
        run(*PLAY, *NAMES, typed="".join(typed[:count]))
        part = seated(the_only_one(), Keeper())
        if part.match.over:
            break
        # It stands where the next line would have been read, with the same people and bots.
        assert part.person_asked
        assert part.names("en") == whole.names("en") == ["Ada", "Rook", "Ines"]
        assert [chair.bot for chair in part.chairs] == ["", "random", "random"]
        assert run("resume", "--plain", "--lang", "en", typed="".join(typed[count:])) == 0
        end = seated(the_only_one(), Keeper()).match
        assert end.digest() == whole.match.digest()
        assert len(decode(end.save())["answers"]) // 2 == answered
        the_only_one().unlink()


def test_the_first_person_takes_the_seat_that_was_asked_for_and_keeps_it(run: Run) -> None:
    line = ["play", "dawn-of-the-zeds", "--plain", "--lang", "en", "--seed", "5", "--option", "mode=versus"]
    assert run(*line, "--seats", "2", "--seat", "2", "--names", "Ada", typed="1\n" * 5) == 1
    kept = seated(the_only_one(), Keeper())
    assert kept.people == [1]
    assert [seat["is_zeds"] for seat in kept.match.view(1)["seats"]] == [False, True]
    assert kept.names("en")[1] == "Ada"
    # A game that is loaded can be led from another seat.
    line = ["play", "dawn-of-the-zeds", "--plain", "--load", str(the_only_one()), "--save", "other"]
    assert run(*line, "--seat", "1", typed="1\n" * 5) == 1
    assert seated(Path("other"), Keeper()).people == [0]


def test_others_follow_in_the_free_seats() -> None:
    chairs = seat_people(5, ["Ada", "Ben"], 3, ["random", "heuristic"], 3)
    assert [chair.name("en") for chair in chairs] == ["Ben", "Player 2", "Ines", "Ada", "Sam"]
    assert [chair.bot for chair in chairs] == ["", "", "random", "", "heuristic"]


def test_the_end_of_the_input_and_leaving_say_how_to_go_on(run: Run) -> None:
    assert run(*PLAY, typed=SOME) == 1
    assert run.out.endswith("The game is saved as hit-z-road-1. lastfire resume hit-z-road-1 continues it.\n")
    assert run(*PLAY, typed=SOME + "q\n") == 0
    assert "The game is saved as hit-z-road-2." in run.out
    assert run("resume", "hit-z-road-1", "--plain", "--lang", "ja", typed=SOME + "q\n") == 0
    assert "lastfire resume hit-z-road-1" in run.out
    assert [file.stem for file in sorted(kept_files())] == ["hit-z-road-1", "hit-z-road-2"]


def test_what_nobody_has_played_is_not_kept(run: Run) -> None:
    assert run(*PLAY, typed="") == 1
    assert run(*PLAY, typed="v\n?\nq\n") == 0
    assert run("watch", "hit-z-road", "--plain", "--bots", "random", "--seed", "1") == 0
    assert kept_files() == []


def test_the_list_says_who_plays_what_and_whose_turn_it_is(run: Run) -> None:
    assert run("saves", "--lang", "en") == 0
    assert run.out.startswith("No games are saved yet.")
    run(*PLAY, "--names", "Ada", typed=SOME)
    run("play", "dead-of-winter", "--plain", "--people", "2", "--bots", "random", typed="\n1\n" * 3)
    run(*PLAY, typed=LINES)
    assert run("saves", "--lang", "en") == 0
    lines = {line.split()[0]: line for line in run.out.splitlines() if line}
    assert list(lines)[:1] == ["name"]
    ada = seated(find("hit-z-road-1"), Keeper())
    assert ada.asked is not None
    assert "Hit Z Road" in lines["hit-z-road-1"]
    assert "Ada, 2 bots" in lines["hit-z-road-1"]
    assert lines["hit-z-road-1"].endswith(ada.names("en")[ada.asked])
    assert "Player 1, Player 2, 1 bot " in lines["dead-of-winter-1"]
    assert lines["hit-z-road-2"].endswith("finished")
    assert run("saves", "--lang", "ja") == 0
    assert "ヒット・Z・ロード" in run.out
    assert run("saves", "--names") == 0
    assert sorted(run.out.split()) == ["dead-of-winter-1", "hit-z-road-1", "hit-z-road-2"]
    assert run("saves", "--json", "--lang", "en") == 0
    told = {game["name"]: game for game in json.loads(run.out)}
    assert told["hit-z-road-1"]["players"] == ["Ada", "Rook", "Ines"]
    assert told["hit-z-road-2"]["over"] is True
    assert told["hit-z-road-2"]["turn"] is None
    # A finished game is read, not resumed; its log is found by its name.
    assert run("resume", "hit-z-road-2") == 1
    assert run.err == (
        "lastfire: hit-z-road-2 is finished; lastfire replay hit-z-road-2 prints what happened\n"
    )
    assert run("replay", "hit-z-road-2", "--lang", "en") == 0
    assert "The game is over" in run.out


def test_without_a_name_the_latest_game_that_is_not_over_goes_on(run: Run) -> None:
    assert run("resume", "--plain") == 1
    assert run.err == "lastfire: there is no game to go on with; lastfire play begins one\n"
    run(*PLAY, "--names", "Ada", typed=SOME)
    run(*PLAY, "--names", "Ben", typed=SOME)
    run(*PLAY, "--names", "Cleo", typed=LINES)
    for at, name in enumerate(("hit-z-road-2", "hit-z-road-1", "hit-z-road-3")):
        os.utime(find(name), (1000 + at, 1000 + at))
    (folder() / "broken.lastfire").write_bytes(b"nothing")
    run("resume", "--plain", "--lang", "en", typed="v\nq\n")
    assert "Ada" in run.out
    assert "Ben" not in run.out


def test_a_game_that_cannot_be_loaded_is_listed_with_the_reason(run: Run) -> None:
    run(*PLAY, typed=SOME)
    old = decode(the_only_one().read_bytes())
    (folder() / "old.lastfire").write_bytes(encode(old | {"version": 0}))
    (folder() / "broken.lastfire").write_bytes(b"nothing")
    (folder() / "strange.lastfire").write_bytes(encode(old | {"sitting": {"chairs": 3}}))
    (folder() / "crowded.lastfire").write_bytes(
        encode(old | {"sitting": {"chairs": [{}], "seed": 1, "beliefs": False}})
    )
    (folder() / "plain.lastfire").write_bytes(lastfire.new("hit_z_road", seats=2, seed=1).save())
    assert run("saves", "--lang", "en") == 0
    lines = {line.split()[0]: line for line in run.out.splitlines() if line}
    assert "cannot be loaded: this is a game of version 0 of the rules of Hit Z Road" in lines["old"]
    assert "cannot be loaded: it does not begin like a saved match" in lines["broken"]
    assert "cannot be loaded: it does not say who sat where" in lines["strange"]
    assert "cannot be loaded: it seats bots or people who cannot sit there" in lines["crowded"]
    assert "Player 1, 1 bot" in lines["plain"]
    for name in ("old", "broken", "strange", "crowded"):
        assert run("resume", name) == 1
        assert run.err.count("\n") == 1
    assert run("resume", "never-heard-of") == 1
    assert run.err == "lastfire: never-heard-of is neither a saved game nor a file; see lastfire saves\n"


def test_a_name_in_a_save_cannot_steer_the_terminal(run: Run) -> None:
    run(*PLAY, "--names", "Ada", typed=SOME)
    made_up = decode(the_only_one().read_bytes())
    made_up["sitting"]["chairs"][0]["name"] = "A\x1b[31md\u202ea\r\n"
    (folder() / "made_up.lastfire").write_bytes(encode(made_up))
    run("saves", "--lang", "en")
    run("resume", "made_up", "--plain", "--lang", "en", typed="v\nq\n")
    assert "A[31mda" in run.out
    assert not set("\x1b\u202e\r") & set(run.out)


def test_a_file_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_bytes(b"precious")
    assert run(*PLAY, "--save", str(file), typed=LINES) == 2
    assert run.err == (f"lastfire: --save: {file} exists; --load goes on with it, another name keeps both\n")
    assert run(*PLAY, "--save", str(tmp_path / "no" / "where"), typed=LINES) == 2
    assert run.err == f"lastfire: --save: there is no folder {tmp_path / 'no'}\n"
    assert run(*PLAY, typed=f"s {file}\nq\n") == 0
    assert f"{file} exists. Type s! {file} to replace it." in run.out
    assert file.read_bytes() == b"precious"
    copy = tmp_path / "copy"
    assert run(*PLAY, typed=f"s {copy}\n1\ns {copy}\ns! {file}\nq\n") == 0
    assert run.out.count("Saved to") == 3
    assert lastfire.load(file.read_bytes()).digest() == lastfire.load(copy.read_bytes()).digest()
    assert list(tmp_path.glob("*.part")) == []


def test_a_loaded_file_stays_as_it_is_unless_it_is_named_to_save_to(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run(*PLAY, *NAMES, "--save", str(file), typed=SOME)
    before = file.read_bytes()
    assert run("play", "hit-z-road", "--plain", "--load", str(file), typed=SOME + "q\n") == 0
    assert file.read_bytes() == before
    kept = seated(the_only_one(), Keeper())
    assert kept.names("en")[0] == "Ada"
    assert (
        run("play", "hit-z-road", "--plain", "--load", str(file), "--save", str(file), typed=SOME + "q\n")
        == 0
    )
    assert lastfire.load(file.read_bytes()).digest() == kept.match.digest()


def test_two_windows_with_one_game_keep_both(run: Run) -> None:
    run(*PLAY, typed=SOME)
    path = the_only_one()
    here, there = seated(path, Keeper(path)), seated(path, Keeper(path))
    here.answer(0)
    there.answer(1)
    assert here.kept_as == path
    assert there.kept_as == path.with_name("hit-z-road-2.lastfire")
    assert seated(path, Keeper()).match.digest() == here.match.digest()
    assert seated(there.kept_as, Keeper()).match.digest() == there.match.digest()


def test_leaving_without_saving_leaves_the_file_as_it_was(run: Run) -> None:
    sitting = Sitting(lastfire.new("hit_z_road", seats=2, seed=1), seat_people(2, [], 2, []), 1, Keeper())
    sitting.answer(1)
    assert len(kept_files()) == 1
    sitting.forget()
    assert kept_files() == []
    run(*PLAY, typed=SOME)
    path = the_only_one()
    before = path.read_bytes()
    again = seated(path, Keeper(path))
    again.answer(0)
    assert path.read_bytes() != before
    again.forget()
    assert path.read_bytes() == before


def test_a_disk_that_takes_nothing_does_not_stop_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "full").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "full"))
    assert run(*PLAY, typed=LINES) == 0
    assert run.err.startswith("Not saved: ")
    assert run.err.count("\n") == 1
    assert "The game is over" in run.out


def test_an_undo_is_kept_as_well(run: Run) -> None:
    assert run(*PLAY, typed=SOME) == 1
    path = the_only_one()
    sitting = seated(path, Keeper(path))
    sitting.answer(1)
    if sitting.match.can_undo(0):
        sitting.undo()
    assert seated(path, Keeper()).match.digest() == sitting.match.digest()


def test_opening_another_game_leaves_the_first_where_it_is_kept(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(lastfire.new("hit_z_road", seats=2, seed=2).save())
    sitting = Sitting(lastfire.new("hit_z_road", seats=2, seed=1), seat_people(2, [], 2, []), 1, Keeper())
    sitting.answer(1)
    first, digest = the_only_one(), sitting.match.digest()
    sitting.load(other)
    sitting.answer(2)
    assert seated(first, Keeper()).match.digest() == digest
    assert sitting.kept_as != first
    assert other.read_bytes() == lastfire.new("hit_z_road", seats=2, seed=2).save()
