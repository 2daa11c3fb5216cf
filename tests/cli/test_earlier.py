"""What the terminal says of a game that went on under later rules."""

import asyncio
import io
import json
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.earlier import LOG_BEGINS, rules_line, taken_on
from lastfire.cli.keeping import SUFFIX, Keeper, folder
from lastfire.cli.screen.app import TableApp
from lastfire.cli.screen.dialogs import Reader
from lastfire.cli.sitting import seated
from lastfire.engine.changes import NO_TABLE
from lastfire.engine.match import RandomPolicy
from lastfire.engine.notation import decode, encode
from tests.recorded import saves

GAME = "dead_of_winter"
NOW = lastfire.registered_games()[GAME].version
SINCE = 5
FINISHED = f"{GAME}/1/2-plain-37.save"


@pytest.fixture
def gone_on() -> lastfire.Match:
    """A game that was left under version 1, went on, and was played for some answers since."""
    match = lastfire.go_on(dict(saves(GAME, 1))[f"{GAME}/1/1-plain-12.save"], seed=7).match
    policy = RandomPolicy(7)
    for _ in range(SINCE):
        assert match.ask is not None
        match.answer(policy.choose(match.ask))
    return match


@pytest.fixture
def file(gone_on: lastfire.Match, tmp_path: Path) -> Path:
    file = tmp_path / "game.save"
    file.write_bytes(gone_on.save())
    return file


def rules(match: lastfire.Match, lang: str = "en") -> str:
    ((version, answers),) = match.earlier_versions
    assert (version, answers > 1) == (1, True)
    if lang == "ja":
        return f"ルール：第1版で回答{answers}件、その後は第{NOW}版。"
    return f"Rules: version 1 for {answers} answers, then version {NOW}. "


def test_verify_says_what_it_has_checked_and_what_it_cannot(
    gone_on: lastfire.Match, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), "--commitment", gone_on.commitment, "--lang", "en"]) == 0
    proved, before, *_ = capsys.readouterr().out.splitlines()
    assert f"1 player, {SINCE} answers." in proved
    assert before == (
        f"{rules(gone_on)}Dice and draws are checked from version {NOW} on; "
        "those before came from another secret, which is not in this file."
    )
    assert main(["verify", str(file), "--lang", "ja"]) == 0
    told = capsys.readouterr().out
    assert f"{rules(gone_on, 'ja')}確かめられるのは第{NOW}版からのダイスとドローです。" in told
    assert main(["verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["earlier_versions"]
    assert told == [{"version": 1, "answers": gone_on.earlier_versions[0][1]}]


def test_replay_says_where_its_log_begins(
    gone_on: lastfire.Match, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), "--lang", "en"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == f"{rules(gone_on)}The log begins with version {NOW}."
    assert rest
    assert main(["replay", str(file), "--lang", "ja"]) == 0
    assert capsys.readouterr().out.startswith(f"{rules(gone_on, 'ja')}ログは第{NOW}版から始まります。\n")
    # As data it says so before the records, which alone have numbers.
    assert main(["replay", str(file), "--json"]) == 0
    before, *records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    earlier = [{"version": 1, "answers": gone_on.earlier_versions[0][1]}]
    assert before == {"kind": "rules", "args": {"version": NOW, "earlier_versions": earlier}}
    assert [record["number"] for record in records] == list(range(len(records)))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Answers under an earlier version cannot be taken back."),
        ("ja", "以前の版での回答は取り消せません。"),
    ],
)
def test_resume_says_what_cannot_be_taken_back(
    gone_on: lastfire.Match,
    file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    words: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    main(["resume", str(file), "--plain", "--lang", lang])
    told = capsys.readouterr().out.replace("\n", "" if lang == "ja" else " ")
    assert rules(gone_on, lang) + words in told


def test_the_screen_says_so_at_first_and_above_its_log(gone_on: lastfire.Match, file: Path) -> None:
    async def show() -> tuple[list[str], str]:
        app = TableApp(seated(file, Keeper()), "en", "off", "night")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            at_first = [notification.message for notification in app._notifications]
            await pilot.press("n")
            await pilot.pause()
            assert isinstance(app.screen, Reader)
            return at_first, app.screen._text.plain.replace("\n", " ")

    at_first, log = asyncio.run(show())
    assert at_first == [f"{rules(gone_on)}Answers under an earlier version cannot be taken back."]
    assert log.startswith(f"{rules(gone_on)}The log begins with version {NOW}.")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A game that was left under version 1."""
    file = tmp_path / "old.save"
    file.write_bytes(dict(saves(GAME, 1))[f"{GAME}/1/1-plain-12.save"])
    return file


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_game_of_earlier_rules_has_no_log_and_is_referred_to_resume_in_a_line(
    command: str, old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(old), "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        f"lastfire: {old}: this is a game of version 1 of the rules of Dead of Winter, and here is version "
        f"{NOW}; lastfire resume says what has changed since, and goes on with it\n"
    )
    assert main([command, str(old), "--lang", "ja"]) == 1
    told = capsys.readouterr().err
    assert f"{old}：デッド・オブ・ウィンターのルール第1版のゲームです（ここは第{NOW}版）。" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_game_of_later_rules_is_left_to_the_lastfire_that_saved_it(
    command: str, gone_on: lastfire.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.save"
    file.write_bytes(encode(decode(gone_on.save()) | {"version": NOW + 1}))
    assert main([command, str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        f"lastfire: {file}: this is a game of version {NOW + 1} of the rules of Dead of Winter, and here is "
        f"version {NOW}; the Lastfire that saved it can go on with it\n"
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_resume_goes_on_with_a_game_of_earlier_rules_once_it_has_said_what_changed(
    old: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    before = old.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n1\nq\ns\n"))
    main(["resume", str(old), "--plain", "--lang", lang])
    told = capsys.readouterr().out.replace("\n", "" if lang == "ja" else " ")
    gone_on = lastfire.go_on(before, seed=1)
    assert gone_on.changed
    for change in gone_on.changed:
        for line in change.lines:
            assert line.text(lang) in told
    assert gone_on.again == 1
    again = {"en": "1 answer is asked for again.", "ja": "回答1件を改めて尋ねます。"}
    assert again[lang] in told
    # What was answered is kept under the rules of now, with the same people.
    match = lastfire.load(old.read_bytes())
    assert match.earlier_versions == gone_on.match.earlier_versions
    assert len(match.past()[1]) > 0


@pytest.mark.parametrize("said", ["n\n", "\n", ""])
def test_without_a_yes_it_stays_as_it_is(
    said: str, old: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO(said))
    assert main(["resume", str(old), "--plain", "--lang", "en"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Go on under the rules of now? y: yes.")
    assert old.read_bytes() == before


def test_it_goes_on_with_the_same_luck_however_often_it_is_opened(old: Path) -> None:
    assert taken_on(old).match.digest() == taken_on(old).match.digest()


def test_without_a_name_resume_takes_a_game_of_earlier_rules_too(
    old: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder().mkdir(parents=True)
    old.rename(folder() / f"dead-of-winter-1{SUFFIX}")
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    assert main(["resume", "--plain", "--lang", "en"]) == 0
    assert "saved under version 1 of the rules" in capsys.readouterr().out


def test_a_game_of_earlier_rules_that_is_finished_is_left_to_the_lastfire_that_saved_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.save"
    (finished,) = [data for name, data in saves(GAME, 1) if name == FINISHED]
    file.write_bytes(finished)
    assert main(["resume", str(file), "--plain", "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        f"lastfire: {file} is finished; the Lastfire that saved it, with version 1 of the rules, "
        "prints what happened\n"
    )


def test_a_game_that_cannot_go_on_is_refused_with_the_reason(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = decode(old.read_bytes())
    del saved["table"]
    old.write_bytes(encode(saved))
    for lang, reason in (("en", NO_TABLE.en), ("ja", NO_TABLE.ja)):
        assert main(["resume", str(old), "--plain", "--lang", lang]) == 1
        assert reason in capsys.readouterr().err


def test_the_list_of_saved_games_says_so_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder().mkdir(parents=True)
    kept = folder() / f"dead-of-winter-1{SUFFIX}"
    kept.write_bytes(dict(saves(GAME, 1))[f"{GAME}/1/1-plain-12.save"])
    assert main(["saves", "--lang", "ja"]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if "dead-of-winter-1" in line)
    assert "デッド・オブ・ウィンターのルール第1版のゲームです" in line
    assert str(kept) not in line


def test_nothing_is_said_of_a_game_of_one_version() -> None:
    assert rules_line(lastfire.new(GAME, seats=2, seed=1), LOG_BEGINS, "en") == ""


def test_several_earlier_versions_are_listed_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lastfire.new(GAME, seats=2, seed=1)
    monkeypatch.setattr(lastfire.Match, "earlier_versions", property(lambda _: [(1, 66), (2, 1)]))
    assert rules_line(match, LOG_BEGINS, "en").startswith(
        f"Rules: version 1 for 66 answers, version 2 for 1 answer, then version {NOW}."
    )
    assert rules_line(match, LOG_BEGINS, "ja").startswith(
        f"ルール：第1版で回答66件、第2版で回答1件、その後は第{NOW}版。"
    )
