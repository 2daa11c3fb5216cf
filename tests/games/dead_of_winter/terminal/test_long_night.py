"""The Long Night in the terminal: its boards in lines and on the screen, its keys, its cards."""

import asyncio
import json
from typing import Any, cast

import pytest

import lastfire
from lastfire import bots
from lastfire.cli import main
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.app import TableApp
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.faces import face_of
from lastfire.cli.screen.marks import PALETTES
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import CLAW, SIREN, TYPES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.terminal.lines.long_night_words import NIGHT_WORDS as LINE_WORDS
from lastfire.games.dead_of_winter.terminal.screen.long_night_words import NIGHT_WORDS as SCREEN_WORDS
from lastfire.games.dead_of_winter.terminal.screen.playback import ColonyShow, beats_of
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.games.dead_of_winter.terminal.typed import view_of
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.options import HOUSE_RULES
from tests.games.dead_of_winter.table import PERSON, PLACE, Game

GAME = "dead_of_winter"
CATALOGUE = lastfire.registered_games()[GAME].catalogue()
NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil"]
MODULES: dict[str, Any] = {"long_night": "mixed", "raxxon": True, "bandits": True, "improvements": True}
PLAYED = [(seats, options) for seats, options in HOUSE_RULES if "long_night" in options]
FIRST, SECOND = list(PERSON)[:2]


def lines(table: Game, seat: int, lang: str = "en") -> list[str]:
    """The whole table as a seat sees it, in lines."""
    match = table.match
    told = Telling(match.view(seat), CATALOGUE, NAMES, lang, match.odds(seat))
    return teller_of(GAME).table_lines(told)


def drawn(match: lastfire.Match, seat: int, size: tuple[int, int], lang: str = "en") -> list[str]:
    """The screen as a seat sees it, with its question if it is asked."""
    face = face_of(GAME)
    asked = match.ask is not None and match.ask.seat == seat
    sitting = Sitting(match, seat_people(match.seats, NAMES[: match.seats], match.seats, ["random"]), 1)
    questions = face.questions(sitting) if asked else None
    show = face.show_of(match, seat)
    palette = PALETTES["night"]
    scene = Scene(
        show,
        match.odds(seat),
        questions,
        "",
        NAMES[: match.seats],
        CATALOGUE,
        lang,
        palette,
        [("u", "undo", True)],
    )
    block = face.draw(scene, *size)
    assert len(block) == size[1]
    for line in block:
        assert line.text.cell_len == size[0]
    return [line.text.plain for line in block]


def laid_out() -> Game:
    """A table with a piece of everything."""

    def plant(t: ColonyTable) -> None:
        state = raxxon_of(t)
        code = [int(face) for face in state_code(t)]
        state.dice[6 * 1 + code[0] - 1] = 1
        state.figures = [6 * TYPES + CLAW, 7 * TYPES + SIREN]
        t.zombies[6] = 2
        t.zombies[7] = 1
        bandits_of(t).bandits[PLACE["school"]] = 1

    return night(
        [FIRST],
        [SECOND],
        despair={SECOND: 2},
        helpless=3,
        unruly=1,
        traps={"colony": [0, 1]},
        plant=plant,
        raxxon=True,
        bandits=True,
        improvements=True,
    )


def state_code(t: ColonyTable) -> list[str]:
    """The code of the top log."""
    from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS

    return [str(face) for face in EXPERIMENTS[raxxon_of(t).top].code]


def test_every_board_is_told_in_lines() -> None:
    told = lines(laid_out(), 0)
    text = "\n".join(told)
    assert "among them 1 Claw" in next(line for line in told if line.startswith("The Police Station"))
    assert "1 bandit" in next(line for line in told if line.startswith("The School"))
    assert "2 despair tokens" in text
    assert "1 of them unruly" in text
    assert "explosive traps at entrances: 2: 1" in text
    assert "After an attack on a Claw, roll a die: 1–3:" in text
    assert "Dice there: Bert" in text
    assert "Stockpile: nothing." in text
    assert "the code is not met" in next(line for line in told if line.startswith("Colony phase"))
    assert "card in the stockpile" in next(line for line in told if line.startswith("Colony phase"))
    plans = laid_out().view(0)["modules"]["improvements"]["look"]["row"]
    for plan in plans:
        assert f"  {plan['name']['en']} (0 of {plan['needed']}): {plan['text']['en']}" in told
        assert any(plan["name"]["ja"] in line for line in lines(laid_out(), 0, "ja"))


def test_every_piece_has_a_sign_on_the_screen() -> None:
    table = laid_out()
    for size in ((80, 24), (130, 42)):
        screen = "\n".join(drawn(table.match, 0, size))
        assert "CZ··" in screen
        assert "S···" in screen
        assert "2 x" in screen
        assert "⊗" in screen
        assert " d2" in screen
        assert "(1 unruly)" in screen
        assert "Code [" in screen
        assert "Plans 0/" in screen or "Plans " in screen


@pytest.mark.parametrize(("seats", "options"), PLAYED, ids=str)
def test_whole_games_are_drawn_and_told(seats: int, options: dict[str, Any]) -> None:
    match = lastfire.new(GAME, seats, 7, **options)
    players = [bots.make("heuristic", seed=seat) for seat in range(seats)]
    teller = teller_of(GAME)
    seen: set[str] = set()
    step = 0
    while match.ask is not None:
        ask = match.ask
        if ask.question not in seen or step % 100 == 0:
            seen.add(ask.question)
            lang = ("en", "ja")[len(seen) % 2]
            for size in ((80, 24), (130, 42)):
                drawn(match, ask.seat, size, lang)
            telling = Telling(match.view(ask.seat), CATALOGUE, NAMES, lang, match.odds(ask.seat))
            told = [*teller.table_lines(telling), *teller.about_lines(ask, telling)]
            told += [teller.option_text(row.option, ask, telling) for row in teller.rows(ask, telling.view)]
            assert "{" not in "".join(told)
        bots.move(match, players[ask.seat])
        step += 1
    assert len(seen) > 8


def test_played_records_end_in_the_boards_of_the_match() -> None:
    match = lastfire.new(GAME, 2, 3, **MODULES)
    players = [bots.make("heuristic", seed=seat) for seat in range(2)]
    checked = 0
    while match.ask is not None:
        show = ColonyShow(view_of(match.view(0)), [])
        told = len(match.records(0))
        bots.move(match, players[match.ask.seat])
        for beat in beats_of(match.records(0)[told:]):
            show.take(beat)
        if match.over:
            break
        after, mine = match.view(0)["modules"], cast(dict[str, Any], show.view["modules"])
        for module, field in (
            ("bandits", "bandits"),
            ("bandits", "stockpile"),
            ("raxxon", "dice"),
            ("raxxon", "log"),
            ("raxxon", "side_effects"),
            ("long_night", "traps"),
            ("long_night", "unruly"),
        ):
            assert mine[module]["look"][field] == after[module]["look"][field], (module, field)
            checked += 1
    assert checked > 500


def pressed(options: dict[str, Any], keys: list[str]) -> tuple[TableApp, str]:
    """The screen at the first question of a turn, after these keys."""
    match = lastfire.new(GAME, seats=2, seed=5, **options)
    player = bots.make("heuristic", seed=1)
    while match.ask is not None and (match.ask.question != "turn" or match.ask.seat != 0):
        bots.move(match, player)
    sitting = Sitting(match, seat_people(2, ["Anna"], 1, ["random"]), 5)
    shown = ""

    async def show() -> TableApp:
        nonlocal shown
        app = TableApp(sitting, "en", "off", "night")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            shown = type(app.screen).__name__
        return app

    return asyncio.run(show()), shown


@pytest.mark.parametrize("key", ["b", "f7", "f8", "f9", "f10"])
def test_a_key_opens_the_boards(key: str) -> None:
    assert pressed(MODULES, [key])[1] == "Reader"
    assert pressed({}, [key])[1] != "Reader"


def test_the_rim_names_the_boards_only_where_there_are_any() -> None:
    for options, is_there in ((MODULES, True), ({}, False)):
        rim = pressed(options, [])[0].keys()
        assert ("b" in [key for key, _, _ in rim]) is is_there


def test_letters_light_what_they_stand_for() -> None:
    table = laid_out()
    match = table.match
    sitting = Sitting(match, seat_people(match.seats, NAMES[: match.seats], match.seats, ["random"]), 1)
    choices = face_of(GAME).questions(sitting)
    assert isinstance(choices, Choices)
    verbs = {row.option.verb for row in choices.rows}
    for verb in ("move", "end_turn"):
        if verb in verbs:
            assert choices.light_any(("calm_nobody", verb))
            assert choices.row.option.verb == verb
    assert not choices.light_any(("no_such_verb",))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_cards_of_modules_are_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--set", "long_night", "--lang", lang]) == 0
    out = "".join(capsys.readouterr().out.split())
    raxxon, works = CATALOGUE["modules"]["raxxon"], CATALOGUE["modules"]["improvements"]
    for cards in (raxxon["side_effects"], works["improvements"]):
        for card in cards.values():
            assert "".join(card["text"][lang].split()) in out
    for special in raxxon["specials"].values():
        for line in special["lines"]:
            assert "".join(line["text"][lang].split()) in out
    assert main(["cards", "dead-of-winter", "--set", "base", "--lang", lang]) == 0
    assert raxxon["specials"]["claw"]["name"][lang] not in capsys.readouterr().out


def test_the_cards_of_one_module_are_printed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--kind", "improvements", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["improvements"]) == 10
    assert {card["set"] for card in found["improvements"].values()} == {"long_night_improvements"}
    assert main(["cards", "dead-of-winter", "--kind", "hideout", "--lang", "en"]) == 0
    assert "6: Take 2 cards of your choice" in " ".join(capsys.readouterr().out.split())


def test_the_actions_of_a_turn_are_those_of_the_match() -> None:
    for options, is_there in ((MODULES, True), ({}, False)):
        app, _ = pressed(options, [])
        told = "\n".join(face_of(GAME).rule_lines(app.scene(), 80))
        assert ("LN-CODE-1" in told) is is_there


def test_words_say_everything_in_both_languages() -> None:
    for words in (LINE_WORDS, SCREEN_WORDS):
        assert [key for key, said in words.items() if not (said.en and said.ja)] == []
