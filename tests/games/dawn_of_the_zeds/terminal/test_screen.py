"""Dawn of the Zeds on the screen: whole games, the map at every size, clicks, refusals, playback."""

import itertools
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

import lastfire
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.app import TableApp
from lastfire.cli.screen.dialogs import Reader
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.faces import face_of
from lastfire.cli.screen.marks import NIGHT
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.cli.words import say
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.view import DawnView
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import ENEMIES, Town
from lastfire.games.dawn_of_the_zeds.terminal.screen.board import Board
from lastfire.games.dawn_of_the_zeds.terminal.screen.menu import Menu
from lastfire.games.dawn_of_the_zeds.terminal.screen.playback import DawnShow, beats_of
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.games.dawn_of_the_zeds.terminal.screen.rules import RULES
from lastfire.games.dawn_of_the_zeds.terminal.screen.words import CODES, OF_KIND, tell
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, view_of
from tests.cli.test_screen import assert_keys_shown, run, type_answer
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.games.dawn_of_the_zeds.terminal.scenes import scene_of
from tests.games.dawn_of_the_zeds.versus import opens, versus

GAME = "dawn_of_the_zeds"
LEVELS = ("basic", "outbreak", "apocalypse", "brains", "walking_zeds", "directors_cut")
CATALOGUE = lastfire.registered_games()[GAME].catalogue()


def sit(
    seats: int = 1,
    people: int = 1,
    seed: int = 3,
    asks: tuple[str, ...] = (),
    after: int = 0,
    **options: object,
) -> Sitting:
    """A sitting; ``asks`` and ``after`` say which question is waited for, at random, from which one on."""
    match = lastfire.new(GAME, seats=seats, seed=seed, **options)
    dice = random.Random(seed)
    answered = 0
    while match.ask is not None and asks and (match.ask.question not in asks or answered < after):
        match.answer(dice.randrange(len(match.ask.ids)))
        answered += 1
    assert match.ask is not None
    return Sitting(match, seat_people(seats, [], people, ("random",)), seed)


def sit_where(fits: Callable[[lastfire.Ask, DawnView], bool], **options: object) -> Sitting:
    """A sitting of the first question, in games at random with two people, that fits."""
    for seed in range(60):
        match = lastfire.new(GAME, seats=2, seed=seed, **options)
        dice = random.Random(seed)
        while match.ask is not None:
            if fits(match.ask, view_of(match.view(match.ask.seat))):
                return Sitting(match, seat_people(2, [], 2, ("random",)), seed)
            match.answer(dice.randrange(len(match.ask.ids)))
    raise AssertionError("there is no such question")


def spaces_of(view: DawnView) -> dict[str, str]:
    """Where each unit is."""
    return {unit["unit"]: unit["space"] for unit in view["units"]}


def names_of(option: lastfire.Option, view: DawnView, lang: str) -> str:
    """The name of the space of an option's unit."""
    space = spaces_of(view)[str(option.args["unit"])]
    return str(CATALOGUE["spaces"][space]["name"][lang])


def assert_drawn(app: TableApp, width: int, height: int) -> str:
    """Every line fills the screen exactly, and what is lit can be seen and clicked."""
    block = app.draw(width, height)
    assert len(block) == height
    for line in block:
        assert line.text.cell_len == width, line.text.plain
        assert all(0 <= hit.start < hit.end <= width for hit in line.hits)
    assert_keys_shown(app, block)
    if app.questions is not None:
        assert isinstance(app.questions, Choices)
        rows = {hit.target.row for line in block for hit in line.hits if hit.target.what == "row"}
        assert app.questions.lit in rows
        assert rows <= set(app.questions.shown)
    return "\n".join(line.text.plain for line in block)


async def sits(app: TableApp, pilot: Pilot[Any]) -> bool:
    """Let what waits for a person go on, a cover too; returns whether a person is asked then."""
    await pilot.pause()
    if isinstance(app.screen, Reader) and not app.sitting.match.over:
        await pilot.press("enter")
        await pilot.pause()
    return app.questions is not None


def stands_in(screen: str, sentence: str) -> bool:
    """Whether a sentence is on the screen, on lines that follow each other."""
    lines = ["".join(line.split()) for line in screen.splitlines()]
    for first in range(len(lines)):
        left = "".join(sentence.split())
        for line in lines[first:]:
            fits = max(n for n in range(len(left) + 1) if left[:n] in line)
            left = left[fits:]
            if not fits or not left:
                break
        if not left:
            return True
    return False


@pytest.mark.parametrize(
    ("level", "people", "lang", "size"),
    [
        ("basic", 1, "en", (80, 24)),
        ("basic", 1, "ja", (130, 42)),
        ("directors_cut", 1, "ja", (80, 24)),
        ("basic", 2, "en", (80, 24)),
    ],
)
def test_a_whole_game(level: str, people: int, lang: str, size: tuple[int, int]) -> None:
    pressed: Counter[str] = Counter()

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        dice = random.Random(1)
        match = app.sitting.match
        while app.questions is not None or await sits(app, pilot):
            assert app.questions is not None
            ask = app.questions.ask
            # The first question of each kind, and every fifth: to draw takes longer than to play.
            if pressed[ask.question] % 5 == 0:
                text = assert_drawn(app, *size)
                assert stands_in(text, ask.text(lang, app.sitting.names(lang)))
            position = dice.randrange(len(ask.ids))
            pressed[ask.question] += 1
            if pressed[ask.question] > 1 or size != (80, 24):
                app.answer(position)
            else:
                await type_answer(app, pilot, position)
        assert match.over
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        result = match.view(None)["result"]
        assert str(result["score"]) in app.screen._text.plain
        await pilot.press("enter")
        await pilot.pause()
        assert_drawn(app, *size)

    options: dict[str, Any] = {"mode": "versus", "length": "short"} if people == 2 else {}
    run(sit(seats=people, people=people, level=level, **options), script, lang, size)
    assert {"who_acts", "deed"} <= set(pressed)
    assert people == 1 or "zeds_action" in pressed


def draw(
    match: lastfire.Match, lang: str, width: int, height: int, light: int = 0, reads: bool = True
) -> None:
    """Draw a moment with this entry lit; and, if it reads, what can be read beside the table."""
    sitting = Sitting(match, seat_people(match.seats, [], match.seats, ("random",)), 0)
    face = face_of(GAME)
    seat = match.ask.seat if match.ask is not None else None
    questions = face.questions(sitting) if match.ask is not None else None
    if isinstance(questions, Choices):
        questions.light(light % (len(questions.rows) + len(questions.refused)))
    scene = Scene(
        face.show_of(match, seat),
        match.odds(seat),
        questions,
        "caption",
        sitting.names(lang),
        CATALOGUE,
        lang,
        NIGHT,
        [("?", "help", True), ("q", "leave", True)],
    )
    block = face.draw(scene, width, height)
    assert len(block) == height
    for line in block:
        assert line.text.cell_len == width, line.text.plain
    if not reads:
        return
    for reading in (face.cards(scene, width), face.rule_lines(scene, width), face.help_lines(lang, width)):
        assert reading
        assert not any("{" in text for text in reading)


@pytest.mark.parametrize("level", LEVELS)
def test_every_moment_fits_every_size(level: str) -> None:
    match = lastfire.new(GAME, seats=2, seed=5, level=level, mode="versus")
    dice = random.Random(5)
    number = 0
    while not match.over:
        number += 1
        width, height = dice.choice(
            [(80, 24), (80, 25), (90, 30), (111, 35), (112, 36), (140, 45), (200, 60)]
        )
        if number % 3 == 0:
            draw(match, ("en", "ja")[number % 2], width, height, dice.randrange(40), number % 15 == 0)
        assert match.ask is not None
        match.answer(dice.randrange(len(match.ask.ids)))
    for lang in ("en", "ja"):
        draw(match, lang, 80, 24)
    assert number > 20


def test_every_unit_that_there_is_one_of_has_a_sign_of_its_own() -> None:
    for lang in ("en", "ja"):
        signs = [words.text(lang) for words in CODES.values()]
        assert len(set(signs)) == len(signs)
    alone = [key for key, unit in CATALOGUE["units"].items() if unit["kind"] not in OF_KIND]
    assert set(alone) <= set(CODES)


@pytest.mark.parametrize(("lang", "lead"), [("en", "lead player"), ("ja", "リードプレイヤー")])
def test_nobody_leads_before_the_first_turn(lang: str, lead: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        shown = assert_drawn(app, 140, 42)
        lines = Town(Telling(app.show.view, CATALOGUE, app.sitting.names(lang), lang)).lines()
        begun = view_of(app.show.view)["phase"] != "setup"
        assert [lead in shown, any(lead in line for line in lines)] == [begun, begun]

    run(sit(seats=2, level="outbreak", seed=7), script, lang, size=(140, 42))
    run(sit(seats=2, level="outbreak", seed=7, asks=("who_acts",)), script, lang, size=(140, 42))


def crowded(lang: str, table: Game) -> Board:
    """The map of a table."""
    sitting = Sitting(table.match, seat_people(1, [], 1, ("random",)), 0)
    face = face_of(GAME)
    names = sitting.names(lang)
    return Board(
        Scene(face.show_of(table.match, 0), table.match.odds(0), None, "", names, CATALOGUE, lang, NIGHT, [])
    )


@pytest.mark.parametrize(
    ("hits", "width", "said"),
    [
        (2, 40, "ホ3'' 民4 村"),
        (2, 11, "ホ3''民4村"),
        (2, 10, "ホ3…民4村"),
        (2, 9, "ホ…民4村"),
        (2, 8, "ホ民4村"),
        (1, 10, "ホ3'民4村"),
        (0, 9, "ホ3民4村"),
    ],
)
def test_where_there_is_no_room_for_all_hits_of_a_unit_a_sign_says_so(
    hits: int, width: int, said: str
) -> None:
    table = lay(level="apocalypse").put("horatius", "farm", "reduced", hits=hits)
    table.put("regular_civilians_7", "farm").put("villagers_1", "farm").begin(ACTION)
    lines = crowded("ja", table)._cell("farm", width, 2)
    assert lines[1].text.plain.strip() == said


def test_a_unit_with_a_marker_bears_a_sign_on_the_map() -> None:
    table = lay(level="apocalypse").put("piazza", "farm", "well_armed").put("hunt", "uptown").begin(ACTION)
    assert crowded("en", table)._cell("farm", 20, 2)[1].text.plain.strip() == "Pi3+"
    assert crowded("en", table)._cell("uptown", 20, 2)[1].text.plain.strip() == "Hu5"


@pytest.mark.parametrize(("width", "said"), [(11, "0T Uptown"), (10, "0T"), (9, "0T")])
def test_a_name_is_not_cut_where_there_is_room_for_it(width: int, said: str) -> None:
    table = lay(level="apocalypse").put("piazza", "farm").begin(ACTION)
    assert crowded("en", table)._cell("uptown", width, 3)[0].text.plain.strip() == said


def questions_of(table: Game) -> Choices:
    """The open question of a table of one person."""
    questions = face_of(GAME).questions(Sitting(table.match, seat_people(1, [], 1, ("random",)), 0))
    assert isinstance(questions, Choices)
    return questions


@pytest.mark.parametrize(
    ("looked_for", "unit"),
    [
        ("well-armed", "piazza"),
        ("comatose", "schmidt"),
        ("昏睡", "schmidt"),
        ("free", "kingman"),
        ("無料", "kingman"),
        ("farm", "piazza"),
    ],
)
def test_a_unit_is_found_by_how_it_is(looked_for: str, unit: str) -> None:
    table = lay(level="apocalypse").put("hunt", "uptown").put("piazza", "farm", "well_armed")
    table.put("kingman", "uptown").put("schmidt", "hospital", "reduced", "comatose")
    table.t.free_actions = [UNIT["kingman"]]
    questions = questions_of(table.has(event_actions=2, infection=3).begin(ACTION))
    assert questions.find(looked_for)
    assert questions.row.option.args["unit"] == unit


def test_what_says_where_it_is_is_lit_before_what_is_only_there() -> None:
    table = lay(level="apocalypse").put("hunt", "farm").put("regular_civilians_1", "farm")
    table.put("regular_civilians_2", "uptown").put("zeds_15", "forest_6")
    questions = questions_of(table.has(event_actions=2, infection=3).begin(ACTION))
    assert questions.find("farm")
    assert questions.found is not None
    units = [questions.rows[entry].option.args["unit"] for entry in questions.found]
    assert units == ["hunt", "regular_civilians_1"]
    assert questions.row.option.args["unit"] == "regular_civilians_1"


def test_an_ability_says_in_its_row_what_it_does_and_is_found_by_it() -> None:
    table = lay(level="apocalypse").put("hernandez", "town_center").put("hunt", "uptown")
    table.has(event_actions=2).begin(ACTION).answers("unit", "hernandez")
    questions = questions_of(table)
    second = next(i for i, row in enumerate(questions.rows) if row.option.verb == "use_second")
    said = CATALOGUE["units"]["hernandez"]["actions"][1]["en"]
    questions.light(second)
    assert said[:20] in Menu(scene_of(table, questions))._line(questions, second, 40).text.plain
    assert questions.find(said.split()[-1].strip("."))
    assert second in (questions.found or [])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_ability_that_cannot_be_used_now_says_what_it_would_do(lang: str) -> None:
    table = lay(level="apocalypse").put("hernandez", "town_center").put("hunt", "uptown")
    table.has(event_actions=2).begin(ACTION).answers("unit", "hernandez")
    questions = questions_of(table)
    first = next(i for i, each in enumerate(questions.refused) if each.verb == "use")
    questions.light(len(questions.rows) + first)
    said = CATALOGUE["units"]["hernandez"]["actions"][0][lang]
    scene = scene_of(table, questions, lang)
    assert said in Menu(scene).lit_text()
    told = "".join("".join(face_of(GAME).rule_lines(scene, 80)).split())
    assert "".join(said.split()) in told


def test_whoever_has_just_got_a_free_action_is_lit() -> None:
    table = (
        lay(level="apocalypse").put("hunt", "farm").put("regular_civilians_1", "farm").put("piazza", "uptown")
    )
    table.has(event_actions=2).begin(ACTION).answers("unit", "hunt").answers("use", "hunt")
    if table.asked == "ability_on":
        table.answers("unit", "regular_civilians_1")
    assert table.asked == "who_acts"
    assert table.told("free_action_gained")
    got = table.told("free_action_gained")[0].args["unit"]

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        assert app.questions.row.option.args["unit"] == got

    run(Sitting(table.match, seat_people(1, [], 1, ("random",)), 0), script, size=(100, 32))


@pytest.mark.parametrize(("lang", "said"), [("en", "1 Hit"), ("ja", "ヒット1")])
def test_a_target_of_gunfire_shows_its_hits(lang: str, said: str) -> None:
    table = lay(level="basic").put("piazza", "forest_5").put("zeds_15", "forest_6", hits=1)
    table.has(event_actions=1, ammo=3).begin(ACTION).answers("unit", "piazza")
    sitting = Sitting(table.match, seat_people(1, [], 1, ("random",)), 0)
    questions = face_of(GAME).questions(sitting)
    assert isinstance(questions, Choices)
    menu = Menu(scene_of(table, questions, lang))
    shots = [row for row in questions.rows if row.option.verb == "shoot"]
    assert len(shots) == 1
    assert said in menu._text(questions, shots[0], 60)


def test_a_space_and_a_unit_on_the_map_are_touched() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        space = next(
            row.option.args["space"]
            for row in questions.rows
            if row.option.verb == "move" and row.option.args["space"] != "town_center"
        )
        y, hit = next(
            (y, hit)
            for y, line in enumerate(app.widget.block)
            for hit in line.hits
            if hit.target.name == f"space {space}"
        )
        await pilot.click(offset=(hit.start, y))
        assert questions.row.option.args["space"] == space
        # What cannot be reached says why, with its rule.
        y, hit = next(
            (y, hit)
            for y, line in enumerate(app.widget.block)
            for hit in line.hits
            if hit.target.what == "why_not"
        )
        await pilot.click(offset=(hit.start, y))
        await pilot.pause()
        assert any("[DOZ-" in notice.message for notice in app._notifications)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        assert "[DOZ-MOVE-1]" in app.screen._text.plain

    run(sit(level="apocalypse", seed=4, asks=("deed",)), script, size=(100, 30))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("level", ["outbreak", "directors_cut"])
def test_the_rules_say_why_a_unit_cannot_do_what_it_has_to_do_with(level: str, lang: str) -> None:
    table = lay(level=level).put("hunt", "town_center").put("zeds_15", "forest_6")
    table.has(event_actions=2, infection=3).begin(ACTION).answers("unit", "hunt")
    scene = scene_of(table, questions_of(table), lang)
    lines = face_of(GAME).rule_lines(scene, 80)
    heads = [line.split()[1] for line in lines if line[0] in "●○"]
    kinds = ["move", "forage", "shoot", "build", "research", "use"]
    if level == "outbreak":
        kinds = ["move", "forage", "shoot", "use"]
    assert heads == [tell(f"v_{kind}", lang) for kind in kinds]
    assert any(line[0] == "○" for line in lines)
    for line, following in itertools.pairwise(lines):
        assert line[0] != "○" or following.startswith("    · ")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_zeds_player_reads_the_rules_of_zeds_actions(lang: str) -> None:
    table = opens(versus(actions=3).put("deserters", "forest_2").put("wzed", "forest_1"))
    sitting = Sitting(table.match, seat_people(2, [], 2, ("random",)), 0)
    face = face_of(GAME)
    questions = face.questions(sitting)
    scene = Scene(face.show_of(table.match, 1), {}, questions, "", ["A", "B"], CATALOGUE, lang, NIGHT, [])
    heads = [line.split()[1] for line in face.rule_lines(scene, 80) if line[0] in "●○"]
    kinds = ["shamble", "rise", "plot", "spy_event", "sneak", "sabotage", "agitate", "snipe"]
    assert heads == [tell(f"v_{kind}", lang) for kind in kinds]


@pytest.mark.parametrize(
    ("level", "seats", "missing"),
    [
        ("basic", 1, ["play", "heal", "discharge", "equip", "build", "research", "arrest"]),
        ("basic", 2, ["play", "heal", "discharge", "equip", "build", "research", "arrest"]),
        ("outbreak", 1, ["play", "equip", "build", "research", "arrest"]),
        ("outbreak", 2, ["play", "equip", "build", "research"]),
        ("apocalypse", 1, ["research", "arrest"]),
        ("directors_cut", 1, ["arrest"]),
    ],
)
def test_the_rules_list_the_actions_that_there_are_at_a_level(
    level: str, seats: int, missing: list[str]
) -> None:
    mode = "defence" if seats == 1 else "versus"
    match = sit(level=level, seats=seats, people=seats, mode=mode, asks=("who_acts",)).match
    sitting = Sitting(match, seat_people(seats, [], seats, ("random",)), 0)
    face = face_of(GAME)
    show = face.show_of(match, 0)
    scene = Scene(show, {}, face.questions(sitting), "", ["A", "B"], CATALOGUE, "en", NIGHT, [])
    heads = [line[2:] for line in face.rule_lines(scene, 80) if line[:1] in ("●", "○")]
    assert heads == [tell(f"v_{kind}", "en") for kind in RULES if kind not in missing]


def test_options_are_reached_by_arrows_and_words() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        reached = set()
        for _ in questions.groups:
            for _ in questions.shown:
                reached.add(questions.lit)
                app.action_turn(-1)
            app.action_move(1)
        assert reached == set(range(len(questions.rows) + len(questions.refused)))
        await pilot.press("p")
        assert questions.row.option.verb == "pass"
        await pilot.press("slash")
        await pilot.pause()
        name = CATALOGUE["units"][str(questions.rows[0].option.args["unit"])]["name"]["en"]
        await pilot.press(*name.split()[-1].lower(), "enter")
        await pilot.pause()
        assert questions.lit == 0
        assert questions.found is not None
        await pilot.press("escape")
        assert questions.lit == 0
        assert questions.found is None

    run(sit(level="basic", asks=("who_acts",)), script, size=(100, 30))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_units_of_one_name_are_told_apart_by_where_they_are(lang: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        text = assert_drawn(app, 100, 32)
        view = view_of(app.show.view)
        homes = [unit["space"] for unit in view["units"] if unit["unit"].startswith("regular_civilians")]
        menu = text[text.index("●A") :]
        told = [home for home in homes if CATALOGUE["spaces"][home]["name"][lang] in menu]
        assert {*told} - {"town_center"} == {*homes} - {"town_center"}

    run(sit(level="outbreak", seed=7, asks=("marked",)), script, lang, size=(100, 32))


@pytest.mark.parametrize(("lang", "size"), [("en", (100, 32)), ("ja", (100, 32)), ("en", (130, 42))])
def test_a_hero_is_read_to_the_end_before_it_is_chosen(lang: str, size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        for entry, row in enumerate(questions.rows):
            questions.light(entry)
            text = "".join(assert_drawn(app, *size).split())
            for clause in CATALOGUE["units"][str(row.option.args["unit"])]["text"]:
                assert "".join(clause[lang].split()) in text

    run(sit(level="outbreak", seed=7), script, lang, size)


@pytest.mark.parametrize(("lang", "level"), [("en", "outbreak"), ("ja", "outbreak"), ("ja", "directors_cut")])
def test_what_is_lit_is_read_on_the_smallest_screen_or_first_among_the_cards(lang: str, level: str) -> None:
    whole: set[bool] = set()

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        for entry, row in enumerate(questions.rows):
            questions.light(entry)
            text = assert_drawn(app, 80, 24)
            cards = "".join(app.face.cards(app.scene(), 80))
            said = [
                clause[lang]
                for clause in CATALOGUE["units"].get(row.option.args.get("unit"), {"text": []})["text"]
            ]
            is_whole = tell("rest", lang) not in text
            whole.add(is_whole)
            for clause in said:
                clause = "".join(clause.split())
                assert clause in "".join((text if is_whole else cards[:600]).split())

    run(sit(level=level, seed=7), script, lang)
    run(sit(level=level, seed=7, asks=("who_acts",)), script, lang)
    assert True in whole


def test_on_a_small_screen_the_cards_have_the_heroes_that_may_be_chosen() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        text = " ".join(app.screen._text.plain.split())
        assert isinstance(app.questions, Choices)
        for row in app.questions.rows:
            for clause in CATALOGUE["units"][str(row.option.args["unit"])]["text"]:
                assert " ".join(clause["en"].split()) in text

    run(sit(level="brains", seed=7), script, size=(80, 24))


@pytest.mark.parametrize("key", ["c", "n", "r"])
def test_text_to_read_is_broken_anew_on_a_narrower_screen(key: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        before = app.screen._text.plain
        assert max(map(len, before.splitlines())) > 74
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        after = app.screen._text.plain
        assert max(map(len, after.splitlines())) <= 74
        assert after.split() == before.split()

    run(sit(level="outbreak", seed=7, asks=("who_acts",)), script, size=(140, 42))


def test_where_there_is_no_log_the_question_says_what_happened_last() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        last = app.show.log[-1].text("en", app.sitting.names("en"))
        question = app.sitting.match.ask
        assert question is not None
        asked = question.text("en", app.sitting.names("en"))
        line = next(line for line in assert_drawn(app, 80, 24).splitlines() if asked in line)
        # Of a longer one the end stands there, where it says what came of it.
        said = line.partition(asked)[2].strip().lstrip("…")
        assert len(said) > 10
        assert last.casefold().endswith(said.casefold())
        assert last not in assert_drawn(app, 80, 24).replace(line, "")
        await pilot.resize_terminal(130, 42)
        await pilot.pause()
        line = next(line for line in assert_drawn(app, 130, 42).splitlines() if asked in line)
        assert not line.partition(asked)[2][:40].strip()

    run(sit(level="outbreak", asks=("who_acts",), after=30), script, size=(80, 24))


@pytest.mark.parametrize(("lang", "said"), [("en", " Farm, 1 Hit "), ("ja", " 農場、ヒット1 ")])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_asked_what_a_unit_does_it_is_said_where_and_how_it_is(
    lang: str, said: str, size: tuple[int, int]
) -> None:
    table = lay(level="outbreak").put("regular_civilians_1", "farm", hits=1)
    table.put("regular_civilians_2", "uptown").put("zeds_15", "forest_6")
    table.has(event_actions=1, infection=3).begin(ACTION).answers("unit", "regular_civilians_1")
    question = table.match.ask
    assert question is not None

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        asked = question.text(lang, app.sitting.names(lang))
        line = next(line for line in assert_drawn(app, *size).splitlines() if asked in line)
        assert said in line

    run(Sitting(table.match, seat_people(1, [], 1, ("random",)), 0), script, lang, size)


def test_options_of_several_pages_say_which_page_it_is() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        while questions.keys[questions.group] != "move":
            app.action_move(1)
        assert len(questions.shown) > 12
        assert re.search(r" \d/\d $", assert_drawn(app, 80, 24), re.MULTILINE)

    run(sit(level="basic", seed=4, asks=("deed",)), script, size=(80, 24))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", ["hit_z_road", "dead_of_winter", GAME])
def test_help_fits_the_narrowest_screen_and_says_everything(game: str, lang: str) -> None:
    lines = face_of(game).help_lines(lang, 74)
    assert max(cell_len(line) for line in lines) <= 74
    told = "".join("".join(lines).split())
    wide = "".join("".join(face_of(game).help_lines(lang, 400)).split())
    assert told == wide


@pytest.mark.parametrize(("lang", "said"), [("en", "Actions unused"), ("ja", "未使用のアクション")])
def test_ending_the_actions_says_how_many_are_unused(lang: str, said: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        view = view_of(app.show.view)
        left = view["event_actions"] + view["seats"][0]["action_ready"]
        assert left > 1
        await pilot.press("p")
        text = assert_drawn(app, 80, 24)
        assert f"{left} {said}" in text or f"{said}{left}" in text

    run(sit(level="outbreak", seed=7, asks=("who_acts",)), script, lang, size=(80, 24))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "(1 free Action unused)"), ("ja", "（未使用の無料アクション1）")]
)
def test_enter_asks_once_more_before_a_free_action_is_left_unused(lang: str, said: str) -> None:
    table = lay(level="apocalypse").put("hunt", "farm").put("zeds_15", "forest_6")
    table.t.free_actions = [UNIT["hunt"]]
    table.has(infection=3).begin(ACTION)
    table.t.player_actions = 0
    sitting = Sitting(table.match, seat_people(1, [], 1, ("random",)), 0)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        before = app.sitting.version
        await pilot.press("p", "enter")
        assert app.sitting.version == before
        text = assert_drawn(app, 80, 24)
        assert said in text
        assert tell("again", lang) in text

    run(sitting, script, lang)


@pytest.mark.parametrize(("lang", "said"), [("en", "costs 1 Ammo"), ("ja", "コストは弾薬1")])
def test_gunfire_says_what_it_costs(lang: str, said: str) -> None:
    table = lay(level="outbreak").put("hunt", "forest_5").put("zeds_15", "forest_6")
    table.has(event_actions=1, ammo=2, infection=3).begin(ACTION).answers("unit", "hunt")
    questions = questions_of(table)
    questions.light(next(i for i, row in enumerate(questions.rows) if row.option.verb == "shoot"))
    assert said in Menu(scene_of(table, questions, lang)).lit_text()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Highway: Uptown (0)"), ("ja", "幹線道路：アップタウン（0）")]
)
def test_a_move_says_on_which_track_it_ends(lang: str, said: str) -> None:
    table = lay(level="outbreak").put("hunt", "town_center").put("zeds_15", "forest_6")
    table.has(event_actions=1, infection=3).begin(ACTION).answers("unit", "hunt")
    questions = questions_of(table)
    # By its track it is found as well; what bears the name of the track is lit first.
    assert questions.find("highway")
    assert questions.row.option.args["space"] == "highway_1"
    assert questions.about("space", "uptown")[0] in (questions.found or [])
    questions.light(questions.about("space", "uptown")[0])
    assert said in Menu(scene_of(table, questions, lang)).lit_text()


def test_enter_asks_once_more_before_actions_are_left_unused() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        turn = view_of(app.show.view)["turn"]
        await pilot.press("p", "enter")
        assert view_of(app.show.view)["turn"] == turn
        assert app.questions is not None
        assert app.questions.ask.question == "who_acts"
        assert tell("again", "en") in assert_drawn(app, 80, 24)
        await pilot.press("enter")
        await pilot.pause()
        assert view_of(app.show.view)["turn"] == turn + 1

    run(sit(level="basic", seed=4, asks=("who_acts",)), script, size=(80, 24))


def test_a_second_digit_joins_the_first_only_for_a_second() -> None:
    now = [10.0]

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        assert len(questions.rows) > 12
        await pilot.press("1")
        now[0] += 0.9
        await pilot.press("2")
        assert questions.number(questions.lit) == 12
        now[0] += 5
        await pilot.press("1")
        now[0] += 5
        await pilot.press("2")
        assert questions.number(questions.lit) == 2

    run(sit(level="basic", seed=4, asks=("deed",)), script, clock=lambda: now[0])


def has_twins(ask: lastfire.Ask, view: DawnView, verb: str) -> bool:
    """Whether a question offers units of one name in different spaces."""
    spaces = spaces_of(view)
    places: dict[str, set[str]] = {}
    for option in ask.options:
        if option.verb == verb and str(option.args["unit"]) in spaces:
            places.setdefault(option.text("en"), set()).add(spaces[str(option.args["unit"])])
    return any(len(there) > 1 for there in places.values())


def is_target(ask: lastfire.Ask, view: DawnView) -> bool:
    """Whether a question offers Zeds by their names alone, and no fight says where they are."""
    return view["fight"] is None and all(
        option.verb == "unit" and CATALOGUE["units"][str(option.args["unit"])]["kind"] in ENEMIES
        for option in ask.options
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("fits", "verb"),
    [
        (lambda ask, view: any(option.verb == "shoot" for option in ask.options), "shoot"),
        (lambda ask, view: has_twins(ask, view, "shamble"), "shamble"),
        (is_target, "unit"),
    ],
    ids=("shoot", "shamble", "target"),
)
def test_an_option_about_a_unit_says_where_it_is(
    fits: Callable[[lastfire.Ask, DawnView], bool], verb: str, lang: str
) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await sits(app, pilot)
        questions = app.questions
        assert isinstance(questions, Choices)
        view = view_of(app.show.view)
        twins = [row.option.text(lang) for row in questions.rows if row.option.verb == verb]
        for number, row in enumerate(questions.rows):
            if row.option.verb == verb and (verb != "shamble" or twins.count(row.option.text(lang)) > 1):
                questions.light(number)
                line = next(
                    line for line in assert_drawn(app, 100, 30).splitlines() if f"{number + 1}<" in line
                )
                assert names_of(row.option, view, lang)[:8] in line

    run(sit_where(fits, level="outbreak", mode="versus"), script, lang, (100, 30))


def test_in_a_fight_it_is_said_once_where_it_is() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        view = view_of(app.show.view)
        for number, row in enumerate(questions.rows):
            line = next(
                line for line in assert_drawn(app, 100, 30).splitlines() if f"{number + 1:>2}" in line[:4]
            )
            assert row.option.text("en") in line
            assert names_of(row.option, view, "en") not in line

    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        return ask.question == "hit_zeds" and len(ask.options) == 2

    run(sit_where(fits, level="outbreak"), script, size=(100, 30))


@pytest.mark.parametrize(("lang", "said"), [("en", "reduced side"), ("ja", "弱体面")])
def test_a_unit_on_its_reduced_side_says_so(lang: str, said: str) -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        reduced = {unit["unit"] for unit in view["units"] if unit["reduced"]}
        return ask.question == "who_acts" and any(
            option.args.get("unit") in reduced for option in ask.options
        )

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        units = {unit["unit"]: unit for unit in view_of(app.show.view)["units"]}
        for number, row in enumerate(questions.rows):
            if row.option.verb == "unit":
                questions.light(number)
                text = assert_drawn(app, 160, 30)
                option = re.search(rf">{number + 1:>2}<(.*?)(  |$)", text, re.MULTILINE)
                assert option is not None
                assert (said in option[1]) == units[str(row.option.args["unit"])]["reduced"]

    run(sit_where(fits, level="outbreak"), script, lang, (160, 30))


@pytest.mark.parametrize(("lang", "said"), [("en", "1 free Action"), ("ja", "無料アクション1")])
def test_a_unit_that_has_a_free_action_says_so(lang: str, said: str) -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        free = {unit["unit"] for unit in view["units"] if unit["free_actions"] == 1}
        return ask.question == "who_acts" and any(option.args.get("unit") in free for option in ask.options)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        free = {unit["unit"] for unit in view_of(app.show.view)["units"] if unit["free_actions"] == 1}
        number = next(i for i, row in enumerate(questions.rows) if row.option.args.get("unit") in free)
        questions.light(number)
        line = next(line for line in assert_drawn(app, 160, 30).splitlines() if f">{number + 1:>2}<" in line)
        assert said in line

    run(sit_where(fits, level="directors_cut"), script, lang, (160, 30))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_units_are_found_by_where_they_are_in_both_languages(lang: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        spaces = spaces_of(view_of(app.show.view))
        unit = next(
            str(row.option.args["unit"])
            for row in reversed(questions.rows)
            if row.option.verb == "unit" and spaces[str(row.option.args["unit"])] != "town_center"
        )
        assert app.find(CATALOGUE["spaces"][spaces[unit]]["name"][lang])
        assert questions.found is not None
        assert unit in {questions.rows[row].option.args.get("unit") for row in questions.found}

    run(sit(level="outbreak", seed=7, asks=("who_acts",)), script)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "No option says xyzzy"), ("ja", "「xyzzy」という選択肢はありません")]
)
def test_what_was_looked_for_in_vain_is_told_and_enter_confirms_nothing_by_it(lang: str, said: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        before = app.sitting.version
        await pilot.press("slash")
        await pilot.pause()
        await pilot.press(*"xyzzy")
        await pilot.pause()
        assert said in assert_drawn(app, 80, 24)
        await pilot.press("enter")
        await pilot.pause()
        assert any(said in notice.message for notice in app._notifications)
        assert said in assert_drawn(app, 80, 24)
        await pilot.press("enter")
        assert app.sitting.version == before
        assert tell("again", lang) not in assert_drawn(app, 80, 24)
        assert "Enter" in assert_drawn(app, 80, 24)
        # Whoever lights something has chosen it.
        await pilot.press("down")
        assert said not in assert_drawn(app, 80, 24)
        await pilot.press("up", "enter")
        assert app.sitting.version == before + 1

    run(sit(level="basic", asks=("who_acts",)), script, lang)


def test_escape_goes_back_from_what_a_unit_does_to_who_acts() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert app.questions is not None
        assert app.questions.ask.question == "deed"
        # What was looked for is left first.
        app.find("to")
        await pilot.press("escape")
        assert app.questions.ask.question == "deed"
        await pilot.press("escape")
        await pilot.pause()
        assert app.questions is not None
        assert app.questions.ask.question == "who_acts"
        # Nothing had been done that could be called undone.
        assert [notice.message for notice in app._notifications] == []
        before = app.sitting.version
        await pilot.press("escape")
        assert app.sitting.version == before

    run(sit(level="basic", seed=4, asks=("who_acts",)), script)


@pytest.mark.parametrize(("question", "key"), [("deed", "pass_none_back"), ("choose_hero", "pass_none")])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_where_nothing_can_be_left_undone_the_key_for_it_says_so(question: str, key: str, lang: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        before = app.questions.row
        await pilot.press("p")
        await pilot.pause()
        assert app.questions.row is before
        assert [notice.message for notice in app._notifications] == [say(key, lang)]

    run(sit(level="outbreak", seed=4, asks=(question,)), script, lang)


@pytest.mark.parametrize(("lang", "said"), [("en", "unused"), ("ja", "未使用のアクション")])
def test_enter_asks_once_more_before_zeds_actions_are_left_unused(lang: str, said: str) -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        return ask.question == "zeds_action" and any(option.verb == "shamble" for option in ask.options)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await sits(app, pilot)
        versus = view_of(app.show.view)["versus"]
        assert versus is not None
        await pilot.press("p")
        text = assert_drawn(app, 80, 24)
        assert said in text
        assert re.search(
            rf"\b{versus['actions']} Actions? unused|未使用のアクション{versus['actions']}", text
        )
        before = app.sitting.version
        await pilot.press("enter")
        assert app.sitting.version == before
        assert tell("again", lang) in assert_drawn(app, 80, 24)
        await pilot.press("enter")
        await pilot.pause()
        assert app.sitting.version > before

    run(sit_where(fits, level="outbreak", mode="versus"), script, lang)


def test_the_zeds_player_is_not_asked_once_more_where_nothing_could_be_done() -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        verbs = {option.verb for option in ask.options}
        return ask.question == "zeds_action" and verbs == {"scheme", "pass"}

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await sits(app, pilot)
        before = app.sitting.version
        await pilot.press("p", "enter")
        assert app.sitting.version > before

    run(sit_where(fits, level="outbreak", mode="versus"), script)


def test_what_is_refused_is_read_to_its_end_where_there_is_room() -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        acting = view["acting"] or ""
        named = len(CATALOGUE["units"][acting]["name"]["en"]) if acting else 0
        abilities = len(CATALOGUE["units"][acting]["actions"]) if acting else 0
        offered = {option.verb for option in ask.options}
        return ask.question == "deed" and named > 15 and abilities > 1 and "use_second" not in offered

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        number, refused = next(
            (number, each)
            for number, each in enumerate(questions.refused, len(questions.rows))
            if each.verb == "use_second"
        )
        title = refused.title(catalogue_of(CATALOGUE), "en")
        assert len(title) > 32
        questions.light(number)
        lines = assert_drawn(app, 80, 24).splitlines()
        assert any("> ·< " + title in line for line in lines)

    run(sit_where(fits, level="directors_cut"), script)


@pytest.mark.parametrize(("options", "said"), [({}, "movement pressure: 1 move"), ({"pressure": "off"}, "")])
def test_movement_pressure_is_told_where_it_is_played_with(options: dict[str, str], said: str) -> None:
    match = lastfire.new(GAME, seats=2, seed=3, level="outbreak", **options)
    telling = Telling(match.view(0), CATALOGUE, ["Anna", "Bert"], "en")
    text = Town(telling).event_text("hunting_cabin")
    assert said in text
    assert bool(said) == ("pressure" in text)


def test_what_is_refused_is_lit_and_read_but_not_chosen() -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        assert questions.refused
        questions.light(len(questions.rows))
        text = assert_drawn(app, 100, 30)
        refused = questions.why_not
        assert refused is not None
        assert refused.words.en.split()[0] in text
        before = app.sitting.version
        await pilot.press("enter")
        assert app.sitting.version == before

    run(sit(level="brains", seed=6, asks=("deed",)), script, size=(100, 30))


@pytest.mark.parametrize(
    ("question", "verb", "mode"), [("hold_card", "play", "defence"), ("play_scheme", "scheme", "versus")]
)
def test_whoever_is_asked_for_a_card_reads_why_the_others_of_the_hand_are_not_offered(
    question: str, verb: str, mode: str
) -> None:
    def fits(ask: lastfire.Ask, view: DawnView) -> bool:
        held = view["decks"]["held"] if view["versus"] is None else view["versus"]["schemes"] or []
        return ask.question == question and len(held) > len(ask.options) - 1

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await sits(app, pilot)
        questions = app.questions
        assert isinstance(questions, Choices)
        assert {each.verb for each in questions.refused} - {"asked"} == {verb}
        first = next(i for i, each in enumerate(questions.refused) if each.verb == verb)
        questions.light(len(questions.rows) + first)
        text = assert_drawn(app, 100, 30)
        refused = questions.why_not
        assert refused is not None
        assert refused.title(catalogue_of(CATALOGUE), "en") in text
        assert "When to play: " in refused.words.en or "nothing now" in refused.words.en
        # What the card would do is read as well, and when it is played only once.
        told = Menu(app.scene()).lit_text()
        card = CATALOGUE["fates" if verb == "play" else "schemes"][refused.about[0]]
        for clause in card["text"]:
            assert told.count(clause["en"]) == 1
        before = app.sitting.version
        await pilot.press("enter")
        assert app.sitting.version == before

    run(sit_where(fits, level="brains", mode=mode), script, size=(100, 30))


@pytest.mark.parametrize(("level", "lang"), [("outbreak", "ja"), ("directors_cut", "en")])
def test_what_is_played_fits_at_every_beat(level: str, lang: str) -> None:
    match = lastfire.new(GAME, seats=2, seed=9, level=level, mode="versus")
    dice = random.Random(9)
    show = DawnShow(view_of(match.view(None)))
    told = len(match.records(None))
    fights = 0
    while match.ask is not None:
        match.answer(dice.randrange(len(match.ask.ids)))
        records = match.records(None, told)
        told += len(records)
        for beat in beats_of(records):
            show.take(beat)
            drawn = beat.record.number % 5 == 0 or beat.record.kind.endswith("beaten")
            fights += beat.record.kind.endswith("beaten")
            if not drawn:
                continue
            scene = Scene(show, {}, None, "caption", ["Anna", "Bert"], CATALOGUE, lang, NIGHT, [])
            for line in face_of(GAME).draw(scene, 80, 24):
                assert line.text.cell_len == 80, line.text.plain
            if beat.record.kind == "unit_beaten":
                text = "".join(line.text.plain for line in face_of(GAME).draw(scene, 160, 24))
                assert ("loses" if lang == "en" else "の負け") in text
        show.settle(view_of(match.view(None)))
    assert fights


def test_units_that_come_into_play_have_the_strength_of_their_counter_at_once() -> None:
    match = lastfire.new(GAME, seats=1, seed=8)
    truth = view_of(match.view(None))
    show = DawnShow({**truth, "units": []})
    for beat in beats_of(match.records(None)):
        show.take(beat)
    shown = {unit["unit"]: unit["strength"] for unit in show.view["units"]}
    assert {"piazza", "hernandez", "hunt", "schmidt"} <= shown.keys()
    assert shown.items() <= {unit["unit"]: unit["strength"] for unit in truth["units"]}.items()


def test_units_that_come_into_play_have_the_sides_of_their_counter() -> None:
    for unit, sides in (("hunt", 2), ("regular_civilians_1", 2), ("villagers_1", 1), ("vip", 1)):
        table = lay(level="brains").put("piazza", "farm").put(unit, "uptown").put("zeds_15", "forest_6")
        table.has(event_actions=1, infection=3).begin(ACTION)
        truth = next(each for each in view_of(table.match.view(0))["units"] if each["unit"] == unit)
        show = DawnShow({**view_of(table.match.view(0)), "units": []})
        show._put(unit, "uptown")
        assert show.view["units"][0]["hits_left"] == truth["hits_left"]
        assert truth["hits_left"] == sides * CATALOGUE["units"][unit]["hits"]


def played_by(match: lastfire.Match, show: DawnShow) -> Iterator[tuple[list[lastfire.Record], DawnView]]:
    """A match answered at random: what each answer leads to, as it has been shown, and the table then."""
    dice = random.Random(8)
    told = len(match.records(None))
    while match.ask is not None:
        match.answer(dice.randrange(len(match.ask.ids)))
        records = match.records(None, told)
        told += len(records)
        for beat in beats_of(records):
            show.take(beat)
        truth = view_of(match.view(None))
        yield records, truth
        show.settle(truth)


@pytest.mark.parametrize("level", ["basic", "outbreak"])
def test_whoever_is_saved_is_shown_at_once_as_it_is_then(level: str) -> None:
    match = lastfire.new(GAME, seats=1, seed=8, level=level)
    show = DawnShow(view_of(match.view(None)))
    saved = 0
    for records, truth in played_by(match, show):
        rolled = {record.args["unit"] for record in records if record.kind == "saving_rolled"}
        for shown in show.view["units"]:
            unit = next(each for each in truth["units"] if each["unit"] == shown["unit"])
            if unit["unit"] in rolled and unit["space"] in ("town_center", "hospital"):
                assert shown == {**unit, "used": shown["used"]}
                saved += 1
    assert saved


@pytest.mark.parametrize(("seats", "mode"), [(1, "defence"), (3, "defence"), (3, "versus")])
def test_whose_heroes_they_are_is_told_as_they_come_into_play(seats: int, mode: str) -> None:
    match = lastfire.new(GAME, seats=seats, seed=8, level="brains", mode=mode)
    show = DawnShow(view_of(match.view(None)))
    assert not any(seat["heroes"] for seat in show.view["seats"])
    for _, truth in played_by(match, show):
        assert [seat["heroes"] for seat in show.view["seats"]] == [seat["heroes"] for seat in truth["seats"]]
        owners = {unit["unit"]: unit["owner"] for unit in truth["units"]}
        assert {unit["unit"]: unit["owner"] for unit in show.view["units"]} == owners
    assert any(seat["heroes"] for seat in show.view["seats"])


@pytest.mark.parametrize("level", LEVELS)
def test_played_records_end_in_the_view_of_the_match(level: str) -> None:
    match = lastfire.new(GAME, seats=1, seed=8, level=level)
    show = DawnShow(view_of(match.view(None)))
    turns = 0
    for records, truth in played_by(match, show):
        said = [record.text("en") for record in records]
        for name in ("supplies", "ammo", "infection", "chaos_left", "turn", "phase"):
            assert show.view[name] == truth[name], (name, said)
        if any(record.kind == "turn_begins" for record in records):
            assert show.view["event"] is not None
            assert truth["event"] is not None
            assert show.view["event"]["card"] == truth["event"]["card"], said
            assert show.view["decks"]["events_to_come"] == truth["decks"]["events_to_come"], said
            turns += 1
        where = {unit["unit"]: unit["space"] for unit in show.view["units"]}
        real = {unit["unit"]: unit["space"] for unit in truth["units"]}
        assert where == real, ({*where.items()} ^ {*real.items()}, said)
    assert turns > 1


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 42)])
def test_while_things_happen_no_line_of_the_log_stands_there_twice(width: int, height: int) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        app.questions = None
        app.message = "Now."
        lines = app.draw(width, height)
        names = app.sitting.names("en")
        last = {record.text("en", names)[:30].casefold() for record in app.show.log[-3:]}
        text = "\n".join(line.text.plain for line in lines).casefold()
        assert [said for said in last if text.count(said) > 1] == []

    run(sit(level="outbreak", asks=("who_acts",), after=30), script, size=(width, height))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_the_smallest_screen_what_happens_stands_above_what_led_to_it_and_not_among_it(lang: str) -> None:
    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        app.questions = None
        last = app.show.log[-1].text(lang, app.sitting.names(lang))
        assert app.caption() == last
        lines = [line.text.plain for line in app.draw(80, 24)]
        assert "\n".join(lines).casefold().count(last.casefold()) == 1
        # Between the town and what happens no line is left empty.
        town = next(y for y, line in enumerate(lines) if line.startswith(tell("town", lang)))
        assert [line for line in lines[town + 2 : -1] if not line.strip()] == []

    run(sit(level="outbreak", asks=("who_acts",), after=30), script, lang)
