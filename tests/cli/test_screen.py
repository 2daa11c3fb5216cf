"""The screen: whole games by keys and mouse, in both languages, small and large."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import lastfire
from lastfire import bots as players
from lastfire.cli.keeping import Keeper, kept_files
from lastfire.cli.replay import read_match
from lastfire.cli.screen.app import TableApp
from lastfire.cli.screen.canvas import Block
from lastfire.cli.screen.dialogs import Decide, FileName, Reader
from lastfire.cli.screen.drawing import LEAST_WIDTH
from lastfire.cli.screen.grouped import GroupedChoices
from lastfire.cli.sitting import Chair, Sitting, seat_people
from lastfire.engine.match import RandomPolicy
from lastfire.games.dead_of_winter.terminal.screen.playback import ColonyShow, beats_of
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.games.dead_of_winter.terminal.typed import view_of as colony_view
from lastfire.games.hit_z_road.terminal.typed import view_of as road_view

Script = Callable[[TableApp, Pilot[Any]], Awaitable[None]]
SIZES = [(80, 24), (120, 40)]


def sitting(
    seats: int = 4, people: int = 1, seed: int = 3, bots: tuple[str, ...] = ("heuristic",), **options: object
) -> Sitting:
    match = lastfire.new("hit_z_road", seats=seats, seed=seed, **options)
    return Sitting(match, seat_people(seats, [], people, bots), seed)


def run(
    sitting: Sitting,
    script: Script,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: str = "off",
    clock: Callable[[], float] = lambda: 0.0,
) -> TableApp:
    """Show a sitting on a screen of this size, and press what the script presses.

    The clock stands still, however long the machine takes.
    """

    async def show() -> TableApp:
        app = TableApp(sitting, lang, pace, "night", clock)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)
        return app

    return asyncio.run(show())


def screen_text(app: TableApp) -> str:
    return "\n".join(line.text.plain for line in app.widget.block)


async def settle(app: TableApp, pilot: Pilot[Any]) -> None:
    """Wait until nothing is under way."""
    await pilot.pause()


async def play_on(app: TableApp, pilot: Pilot[Any], keys: tuple[str, ...]) -> None:
    """Play a game to its end, the first questions of each kind by these keys and Enter."""
    pressed: Counter[str] = Counter()
    for turn in range(600):
        assert_drawn(app)
        if app.questions is None:
            await settle(app, pilot)
            if app.questions is None:
                break
        ask = app.questions.ask
        if pressed[ask.question] < 2:
            pressed[ask.question] += 1
            await pilot.press(keys[turn % len(keys)], "enter")
            await settle(app, pilot)
        else:
            app.answer(turn % len(ask.ids))
    assert app.sitting.match.over
    await settle(app, pilot)


def assert_drawn(app: TableApp) -> None:
    """Every line fills the screen exactly, and what can be chosen can be seen."""
    width, height = app.size
    block = app.draw(width, height)
    assert len(block) == height
    for line in block:
        assert line.text.cell_len == width, line.text.plain
        assert all(0 <= hit.start < hit.end <= width for hit in line.hits)
    assert_keys_shown(app, block)
    if app.questions is not None:
        rows = {hit.target.row for line in block for hit in line.hits if hit.target.what == "row"}
        assert rows == set(range(len(app.questions.rows)))


def assert_keys_shown(app: TableApp, block: Block) -> None:
    """Every key stands at the lower rim with nothing cut off, most of them with their words."""
    if app.size.width < LEAST_WIDTH:
        return
    rim = block[-1].text.plain
    assert "…" not in rim
    keys = app.keys()
    assert {hit.target.name for hit in block[-1].hits} == {key for key, _, _ in keys}
    assert sum(f" {key} {words} " in rim for key, words, _ in keys) >= 4


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_with_bots_by_keys(lang: str, size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_on(app, pilot, ("1", "2", "right", "up", "3", "minus"))
        assert isinstance(app.screen, Reader)
        await pilot.press("enter")
        await settle(app, pilot)
        assert_drawn(app)

    app = run(sitting(), script, lang, size)
    result = app.sitting.match.view(None)["result"]
    assert ("The game is over" if lang == "en" else "ゲーム終了") in screen_text(app)
    assert ("see how it ended" if lang == "en" else "結果が表示されます") in screen_text(app)
    assert result["scores"]


@pytest.mark.parametrize(("seats", "people"), [(1, 1), (2, 2), (3, 1), (2, 0)])
def test_any_number_of_seats_and_people(seats: int, people: int) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_on(app, pilot, ("1", "2", "right", "p"))

    app = run(sitting(seats, people, seed=8), script)
    assert app.sitting.match.over


def test_the_journey_alone_and_together() -> None:
    for seats in (1, 2):

        async def script(app: TableApp, pilot: Pilot[Any]) -> None:
            await play_on(app, pilot, ("1", "2"))

        run(sitting(seats, 1, seed=8, journey=True), script, size=(100, 30))


def test_both_languages_show_the_same_table() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert "Round 1/8" in screen_text(app)
        await pilot.press("l")
        await settle(app, pilot)
        assert "ラウンド1/8" in screen_text(app)
        assert_drawn(app)
        await pilot.press("l")
        await settle(app, pilot)
        assert "Round 1/8" in screen_text(app)

    run(sitting(), script)


def test_a_digit_lights_and_enter_does() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        assert app.questions.ask.question == "bid"
        seat = app.questions.ask.seat
        await pilot.press("7")
        assert app.questions.row.option.args == {"space": 7}
        await pilot.press("0")
        assert app.questions.row.option.args == {"space": 10}
        await pilot.press("p")
        assert app.questions.row.option.verb == "pass"
        await pilot.press("4", "enter")
        bids = [record.args for record in app.sitting.match.records(None) if record.kind == "bid_made"]
        assert {"seat": seat, "space": 4} in bids

    run(sitting(), script)


def test_a_payment_is_set_by_steps() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("0", "enter")
        for _ in range(40):
            await settle(app, pilot)
            assert app.questions is not None
            if app.questions.ask.question == "pay_bid":
                break
            await pilot.press("p", "enter")
        assert app.questions is not None
        row = app.questions.row
        assert sum(int(value) for value in row.option.args.values()) == 10
        before = int(row.option.args["ammo"])
        await pilot.press("up" if before < 4 else "down")
        assert int(row.option.args["ammo"]) != before
        assert sum(int(value) for value in row.option.args.values()) == 10
        await pilot.press("4", "4")
        assert row.option.args == {"ammo": 4, "gas": 4, "adrenaline": 2}
        seat = app.questions.ask.seat
        await pilot.press("enter")
        paid = [record.args for record in app.sitting.match.records(None) if record.kind == "paid"]
        assert {"seat": seat, "ammo": 4, "gas": 4, "adrenaline": 2, "for": "bid", "card": None} in paid

    run(sitting(seats=2, people=2), script)


def test_a_click_lights_and_a_second_click_does() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        row = next(i for i, row in enumerate(app.questions.rows) if row.option.args == {"space": 5})
        y, hit = next(
            (y, hit)
            for y, line in enumerate(app.widget.block)
            for hit in line.hits
            if hit.target.what == "row" and hit.target.row == row
        )
        assert await pilot.click(offset=(hit.start + 1, y))
        assert app.questions is not None
        assert app.questions.row.option.args == {"space": 5}
        assert await pilot.click(offset=(hit.start + 1, y))
        made = [
            record.args["space"] for record in app.sitting.match.records(None) if record.kind == "bid_made"
        ]
        assert made == [5]

    run(sitting(seats=2, people=2), script)


def test_undo_takes_back_until_another_acts() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        before = app.sitting.match.digest()
        await pilot.press("3", "enter")
        assert app.sitting.match.digest() != before
        await pilot.press("u")
        assert app.sitting.match.digest() == before
        await pilot.press("u")
        assert app.sitting.match.digest() == before
        await pilot.press("p", "enter", "2", "enter")
        assert app.questions is not None

    run(sitting(seats=2, people=2), script)


def test_save_then_load_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.lastfire"

    async def write(app: TableApp, pilot: Pilot[Any], keys: str, name: Path) -> None:
        await pilot.press(keys)
        await settle(app, pilot)
        assert isinstance(app.screen, FileName)
        app.screen.query_one(Input).value = str(name)
        await pilot.press("enter")
        await settle(app, pilot)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("4", "enter", "1", "enter")
        await settle(app, pilot)
        at_save = app.sitting.match.digest()
        await write(app, pilot, "s", file)
        assert lastfire.load(file.read_bytes()).digest() == at_save
        await pilot.press("1", "enter", "1", "enter")
        await settle(app, pilot)
        assert app.sitting.match.digest() != at_save
        await write(app, pilot, "o", file)
        assert app.sitting.match.digest() == at_save
        assert app.questions is not None
        assert_drawn(app)
        # A file that is somebody else's is asked about first.
        other = tmp_path / "other"
        other.write_text("precious")
        await write(app, pilot, "s", other)
        assert isinstance(app.screen, Decide)
        await pilot.press("down", "enter")
        await settle(app, pilot)
        assert other.read_text() == "precious"
        # And one that is no game is not opened.
        await write(app, pilot, "o", other)
        assert app.sitting.match.digest() == at_save
        await write(app, pilot, "s", tmp_path / "no" / "where")
        assert not (tmp_path / "no").exists()

    app = run(sitting(), script)
    assert lastfire.load(app.sitting.match.save()).digest() == app.sitting.match.digest()


@pytest.mark.parametrize("key", ["question_mark", "n", "c"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_text_to_read_opens_and_closes(key: str, lang: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await settle(app, pilot)
        assert isinstance(app.screen, Reader)
        before = app.sitting.match.digest()
        await pilot.press("down", "pagedown", "home", "end", "4", "escape")
        await settle(app, pilot)
        assert not isinstance(app.screen, Reader)
        assert app.sitting.match.digest() == before

    run(sitting(), script, lang)


def test_colours_and_pace_change() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.theme == "night"
        await pilot.press("t", "v")
        await settle(app, pilot)
        assert app.theme == "day"
        assert app.pace == "calm"
        assert [notice.message for notice in app._notifications] == ["Pace of the bots: calm."]
        assert_drawn(app)

    run(sitting(), script)


def test_what_is_typed_takes_the_place_of_the_suggested_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hit-z-road.lastfire").write_text("precious")

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("s")
        await settle(app, pilot)
        # A file that is not there yet is suggested.
        assert app.screen.query_one(Input).value == "hit-z-road-2.lastfire"
        await pilot.press(*"mine", "enter")
        await settle(app, pilot)

    run(sitting(), script)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["hit-z-road.lastfire", "mine"]
    assert (tmp_path / "hit-z-road.lastfire").read_text() == "precious"


def kept_sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """A sitting that keeps itself, in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = sitting(seats=2, people=2)
    table.keeper = Keeper()
    return table


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
@pytest.mark.parametrize(("choice", "left"), [(0, None), (1, 1), (2, 0)])
def test_leaving_asks(
    key: str, choice: int, left: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("3", "enter")
        assert len(kept_files()) == 1
        await pilot.press(key)
        await settle(app, pilot)
        assert isinstance(app.screen, Decide)
        await pilot.press(*["down"] * choice, "enter")
        await settle(app, pilot)
        assert app.is_running is (left is None)

    app = run(kept_sitting(tmp_path, monkeypatch), script)
    if left is not None:
        assert app.return_code == (130 if key == "ctrl+c" else 0)
        assert len(kept_files()) == left
        assert all(read_match(file).digest() == app.sitting.match.digest() for file in kept_files())


def test_a_save_that_fails_keeps_the_game_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("3", "enter")
        await settle(app, pilot)
        (notice,) = app._notifications
        assert notice.message.startswith("Not saved: ")
        await pilot.press("q", "down", "enter")
        await settle(app, pilot)
        assert app.is_running
        # Said once more, because it was asked for, and instead of the first time.
        (again,) = app._notifications
        assert again.message == notice.message
        assert again.identity != notice.identity

    table = kept_sitting(tmp_path, monkeypatch)
    (tmp_path / "lastfire").write_text("a file where the folder should be")
    run(table, script)


def test_staying_is_offered_first() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("q")
        await settle(app, pilot)
        assert isinstance(app.screen, Decide)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.is_running
        await pilot.press("q", "down", "down", "enter")

    assert run(sitting(), script).return_code == 0


def test_ctrl_c_once_more_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("3", "enter", "question_mark", "ctrl+c")
        await settle(app, pilot)
        assert isinstance(app.screen, Decide)
        await pilot.press("ctrl+c")

    app = run(kept_sitting(tmp_path, monkeypatch), script)
    assert app.return_code == 130
    (file,) = kept_files()
    assert read_match(file).digest() == app.sitting.match.digest()


def test_at_the_end_nothing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        while app.questions is not None:
            app.answer(0)
        await settle(app, pilot)
        assert app.sitting.match.over
        await pilot.press("q")

    app = run(kept_sitting(tmp_path, monkeypatch), script)
    assert app.return_code == 0
    (file,) = kept_files()
    assert read_match(file).over


def test_what_bots_do_can_be_skipped() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        # At this pace nothing would be asked for many seconds.
        assert app.questions is None
        assert app.timer is not None
        await pilot.press("full_stop")
        await settle(app, pilot)
        assert app.questions is not None
        assert not app.beats
        seen = [record.number for record in app.show.log]
        assert seen == list(range(len(seen)))
        view = app.sitting.match.view(app.sitting.looking())
        assert app.show.view == view

    table = sitting(seed=4)
    assert not table.person_asked
    app = run(table, script, pace="calm")
    assert app.sitting.person_asked


def test_played_records_end_in_the_view_of_the_match() -> None:
    """What records change on the screen is what the match says in the end."""
    from lastfire.games.hit_z_road.terminal.screen.playback import RoadShow, beats_of

    table = sitting(seats=3, people=0, seed=12)
    show = RoadShow(road_view(table.match.view(None)))
    told = len(table.match.records(None))
    while not table.match.over:
        table.answer(table.bot_choice())
        records = table.match.records(None, told)
        told += len(records)
        for beat in beats_of(records):
            show.take(beat)
        truth = table.match.view(None)
        for mine, real in zip(show.view["seats"], truth["seats"], strict=True):
            for name in ("people", "ammo", "adrenaline", "won", "vp", "alive", "tokens"):
                assert mine[name] == real[name], (name, [record.text("en") for record in records])
        show.settle(truth)


def test_watching_stops_and_goes_on() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("space")
        assert app.paused
        before = app.sitting.version
        await settle(app, pilot)
        assert app.sitting.version == before
        await pilot.press("full_stop")
        await settle(app, pilot)
        assert not app.paused
        assert app.sitting.match.view(None)["round"] >= 2

    run(sitting(people=0, seed=6), script, pace="calm")


def test_secrets_are_covered_between_people() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        covers = 0
        while covers < 6:
            await settle(app, pilot)
            if isinstance(app.screen, Reader):
                covers += 1
                asked = app.sitting.asked
                others = [group["won_cards"] for group in road_view(app.show.view)["seats"]]
                assert all(cards is None for cards in others)
                await pilot.press("enter")
                await settle(app, pilot)
                assert app.show.view["seat"] == asked
            assert app.questions is not None
            assert app.show.view["seat"] == app.questions.ask.seat
            await pilot.press("1", "enter")

    run(sitting(seats=2, people=2, won_cards_open=False), script)


def test_a_window_that_is_too_small_says_so() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert "80 x 24" in screen_text(app)
        await pilot.resize_terminal(90, 30)
        await settle(app, pilot)
        assert "Round 1/8" in screen_text(app)
        assert_drawn(app)

    run(sitting(), script, size=(60, 20))


def test_a_searching_bot_thinks_beside_the_screen() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        while app.sitting.version == 0:
            await pilot.pause()
        assert_drawn(app)

    run(sitting(seats=2, people=0, bots=("search", "random")), script)


def test_a_game_without_a_board_is_refused_in_words() -> None:
    from lastfire.cli.screen.faces import face_of
    from lastfire.cli.values import UsageError

    assert [face_of(game).game for game in lastfire.registered_games()] == [*lastfire.registered_games()]
    with pytest.raises(UsageError, match="--plain"):
        face_of("chess")


# Dead of Winter.


def colony(
    seats: int = 3,
    people: int = 1,
    seed: int = 2,
    skip: Callable[[lastfire.Match], bool] | None = None,
    **options: object,
) -> Sitting:
    """A sitting; ``skip`` says of a position whether to play on at random before anybody looks."""
    match = lastfire.new("dead_of_winter", seats=seats, seed=seed, **options)
    policy = RandomPolicy(seed)
    while skip is not None and not match.over and skip(match):
        assert match.ask is not None
        match.answer(policy.choose(match.ask))
    return Sitting(match, seat_people(seats, [], people, ("heuristic",)), seed)


def assert_colony_drawn(app: TableApp, width: int, height: int) -> str:
    """Every line fills the screen exactly, and what is lit can be seen and clicked."""
    block = app.draw(width, height)
    assert len(block) == height
    for line in block:
        assert line.text.cell_len == width, line.text.plain
        assert all(0 <= hit.start < hit.end <= width for hit in line.hits)
    assert_keys_shown(app, block)
    questions = app.questions
    if questions is not None:
        assert isinstance(questions, Choices)
        rows = {hit.target.row for line in block for hit in line.hits if hit.target.what == "row"}
        assert questions.lit in rows
        assert rows <= set(questions.shown)
    return "\n".join(line.text.plain for line in block)


async def type_answer(app: TableApp, pilot: Pilot[Any], position: int) -> None:
    """Type the number of an option, and Enter as often as it takes."""
    questions = app.questions
    assert isinstance(questions, GroupedChoices)
    row = next(i for i, row in enumerate(questions.rows) if row.option.position == position)
    await pilot.press(*str(questions.number(row)))
    assert questions.position == position
    before = app.sitting.version
    await pilot.press("enter")
    if questions.binds(questions.row):
        assert app.sitting.version == before
        await pilot.press("enter")
    assert app.sitting.version > before


async def sit_down(app: TableApp, pilot: Pilot[Any]) -> bool:
    """Let what waits for a person go on, a cover too; returns whether a person is asked then."""
    await pilot.pause()
    while app.paused:
        # A crossroads card offers something in a bot's turn.
        await pilot.press("space")
        await pilot.pause()
    if isinstance(app.screen, Reader) and not app.sitting.match.over:
        await pilot.press("enter")
        await pilot.pause()
    return app.questions is not None


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("ja", (80, 24)), ("ja", (130, 42))], ids=str)
def test_a_whole_game_of_dead_of_winter(lang: str, size: tuple[int, int]) -> None:
    asked: set[str] = set()

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        player = players.make("heuristic", seed=1)
        match = app.sitting.match
        while app.questions is not None or await sit_down(app, pilot):
            assert app.questions is not None
            ask = app.questions.ask
            text = assert_colony_drawn(app, *size)
            # A long question takes two lines.
            assert ask.text(lang, app.sitting.names(lang)) in " ".join(text.split())
            position = player.choose(match.sight(ask.seat), ask, partial(match.deal, ask.seat))
            # Keys take their time: each kind of question is answered by keys once.
            if ask.question in asked or size != SIZES[0]:
                app.answer(position)
            else:
                await type_answer(app, pilot, position)
            asked.add(ask.question)
        assert match.over
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        result = app.screen._text.plain
        for seat in match.view(None)["result"]["seats"]:
            # The co-operative game knows no secret objectives.
            assert (seat["secret"] is None) == match.view(None)["coop"]
            if seat["secret"] is not None:
                assert app.sitting.catalogue["secrets"][seat["secret"]]["name"][lang] in result
        await pilot.press("enter")
        await pilot.pause()
        assert_colony_drawn(app, *size)

    run(colony(seats=2, prisoners_dilemma=lang == "en"), script, lang, size)
    assert {"leader", "follower", "turn", "die"} <= asked


def test_no_hidden_card_of_another_is_seen_on_a_shared_screen() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        player = players.make("heuristic", seed=1)
        match = app.sitting.match
        secrets = [match.view(seat)["seats"][seat]["secret"] for seat in (0, 1)]
        names = [app.sitting.catalogue["secrets"][secret]["name"]["en"] for secret in secrets]
        covers = 0
        for _ in range(200):
            if covers == 3:
                break
            await pilot.pause()
            if isinstance(app.screen, Reader) and not match.over:
                # Nothing but what a spectator sees lies under the cover, in the log neither.
                covers += 1
                assert app.show.view == match.view(None)
                told = [record.text("en") for record in app.show.log]
                assert told == [record.text("en") for record in match.records(None)]
                text = assert_colony_drawn(app, 130, 42)
                assert not any(name in text for name in names)
                await pilot.press("enter")
                await pilot.pause()
            if app.questions is None:
                break
            seat = app.questions.ask.seat
            assert app.show.view == match.view(seat)
            told = [record.text("en") for record in app.show.log]
            assert told == [record.text("en") for record in match.records(seat)]
            text = assert_colony_drawn(app, 130, 42)
            assert names[seat] in text
            assert names[1 - seat] not in text
            app.answer(player.choose(match.sight(seat), app.questions.ask, partial(match.deal, seat)))
            # Until the next person sits down, what is played is played for who sat here.
            assert app.show.view["seat"] in (None, seat)
        assert covers == 3

    run(colony(seats=3, people=2, seed=6), script, size=(130, 42))


def test_options_are_reached_by_arrows_words_and_clicks() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        assert len(questions.groups) > 3
        reached = set()
        for _ in questions.groups:
            for _ in questions.shown:
                reached.add(questions.lit)
                app.action_turn(-1)
            app.action_move(1)
        await pilot.press("right", "down", "left", "up")
        # What cannot be done now lies behind what can.
        assert reached == set(range(len(questions.rows) + len(questions.refused)))
        await pilot.press("p")
        assert questions.row.option.verb == "end_turn"
        # By words.
        await pilot.press("slash")
        await pilot.pause()
        await pilot.press(*"attr", "enter")
        await pilot.pause()
        assert {questions.rows[row].option.verb for row in questions.shown} == {"attract"}
        # By a click on a survivor: each click lights the next of what they can do.
        name = colony_view(app.show.view)["seats"][questions.ask.seat]["group"][0]
        lit = []
        for _ in range(2):
            y, hit = next(
                (y, hit)
                for y, line in enumerate(app.widget.block)
                for hit in line.hits
                if hit.target.name == f"survivor {name}"
            )
            await pilot.click(offset=(hit.start, y))
            assert questions.row.option.args["survivor"] == name
            lit.append(questions.lit)
        assert lit[0] != lit[1]
        # What is not possible is refused with its rule.
        await pilot.press("slash")
        await pilot.pause()
        await pilot.press(*"spend", "enter")
        await pilot.pause()
        notices = [notice.message for notice in app._notifications]
        assert any("[DOW-FOOD-" in message for message in notices)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        assert "[DOW-ATTACK-1]" in app.screen._text.plain

    def skip(match: lastfire.Match) -> bool:
        ask = match.ask
        assert ask is not None
        if ask.question != "turn" or ask.seat != 0:
            return True
        verbs = {option.verb for option in ask.options}
        return not {"attract", "attack"} <= verbs or "spend_food" in verbs

    run(colony(skip=skip), script, size=(100, 30))


def test_a_card_given_to_the_crisis_can_be_taken_back() -> None:
    def skip(match: lastfire.Match) -> bool:
        ask = match.ask
        assert ask is not None
        return ask.seat != 0 or "give" not in {option.verb for option in ask.options}

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        match = app.sitting.match
        before, told = match.digest(), len(app.show.log)
        assert app.questions is not None
        await type_answer(app, pilot, next(o.position for o in app.questions.ask.options if o.verb == "give"))
        crisis = colony_view(app.show.view)["crisis"]
        assert crisis is not None
        assert match.view(None)["crisis"]["given"] == crisis["given"] == 1
        assert app.questions is not None
        # A turn goes on with the same once more, if it can.
        verbs = [row.option.verb for row in app.questions.rows]
        assert app.questions.row.option.verb == ("give" if "give" in verbs else verbs[0])
        await pilot.press("u")
        assert match.digest() == before
        assert len(app.show.log) == told
        assert app.show.view == match.view(0)

    run(colony(skip=skip), script, "ja")


def test_asked_how_many_zombies_to_attract_the_most_is_lit() -> None:
    def skip(match: lastfire.Match) -> bool:
        return match.ask is None or match.ask.question != "count" or match.ask.seat != 0

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        assert app.questions.row.option.args == {"count": app.questions.ask.about["most"]}

    seed = next(seed for seed in range(50) if not colony(seed=seed, skip=skip).match.over)
    run(colony(seed=seed, skip=skip), script)


def test_an_open_crossroads_card_can_be_read() -> None:
    def skip(match: lastfire.Match) -> bool:
        return match.ask is None or match.ask.question != "crossroads" or match.ask.seat != 0

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        for lang in ("en", "ja"):
            app.lang = lang
            assert app.questions is not None
            card = app.sitting.catalogue["crossroads"][app.questions.ask.about["crossroads"]]
            text = "".join(assert_colony_drawn(app, 80, 24).split())
            assert "".join(card["name"][lang].split()) in text
            for choice in card["choices"]:
                assert "".join(choice["text"][lang].split())[:60] in text
        await type_answer(app, pilot, 1)

    seed = next(seed for seed in range(50) if not colony(seed=seed, skip=skip).match.over)
    run(colony(seed=seed, skip=skip), script)


@pytest.mark.parametrize("people", [1, 3])
def test_a_yawn_is_brought_in_by_who_watches_for_it(people: int) -> None:
    def skip(match: lastfire.Match) -> bool:
        return match.ask is not None and match.ask.aside < 0 and match.view(None)["round"] > 4

    sitting = next(
        sitting
        for seed in range(178, 999)
        if (sitting := colony(seats=3, people=3, seed=seed, skip=skip)).match.ask
        and sitting.match.ask.aside >= 0
    )
    ask = sitting.match.ask
    assert ask is not None
    reader = ask.aside_seat
    if people == 1:
        # Only the reader sits here, and bots have the other seats.
        bots = [Chair(seat, bot="heuristic") if seat != reader else Chair(seat) for seat in range(3)]
        sitting = Sitting(sitting.match, bots, 1)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        if people == 3:
            assert await sit_down(app, pilot)
            await pilot.press("y")
            await pilot.pause()
            assert isinstance(app.screen, Decide)
            await pilot.press(*["down"] * reader, "enter")
        else:
            assert app.paused
            assert "y" in app.message
            await pilot.press("y")
        await pilot.pause()
        kinds = [record.kind for record in sitting.match.records(None)]
        assert "crossroads_opened" in kinds

    run(sitting, script, pace="off" if people == 3 else "calm")


def test_played_records_of_the_colony_end_in_the_view_of_the_match() -> None:
    table = colony(seats=3, people=0, seed=12)
    show = ColonyShow(colony_view(table.match.view(None)))
    told = len(table.match.records(None))
    while not table.match.over:
        table.answer(table.bot_choice())
        records = table.match.records(None, told)
        told += len(records)
        for beat in beats_of(records):
            show.take(beat)
        truth = table.match.view(None)
        for name in ("morale", "food", "starvation", "helpless"):
            assert show.view[name] == truth[name], (name, [record.text("en") for record in records])
        for mine, real in zip(show.view["places"], truth["places"], strict=True):
            for name in ("noise", "heads"):
                assert dict(mine)[name] == real[name], (name, [record.text("en") for record in records])
            assert set(mine["survivors"]) == set(real["survivors"]), [record.text("en") for record in records]
        show.settle(truth)
