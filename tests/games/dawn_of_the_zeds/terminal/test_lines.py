"""Dawn of the Zeds in lines of text: whole games, a shared keyboard, cards, odds, simulations."""

import json
import random
import re
from typing import Any

import pytest

import lastfire
from lastfire.bots.bot import play
from lastfire.bots.random_bot import RandomBot
from lastfire.cli import main
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Telling
from lastfire.cli.plain import COVER_LINES
from lastfire.cli.screen.faces import face_of
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.engine.record import Record
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import hero_enters
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import FightOdds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, SURVIVED, TOWN_FALLS, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    BAND_NAMES,
    BANDS,
    BANDS_OF_A_LOSS,
    ENDINGS,
    EPILOGUES,
    EPILOGUES_OF_A_LOSS,
)
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS as VOCABULARY
from lastfire.games.dawn_of_the_zeds.terminal.lines.cards import KINDS
from lastfire.games.dawn_of_the_zeds.terminal.lines.result import winner_line
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town, fight_text
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.games.dawn_of_the_zeds.terminal.typed import view_of
from lastfire.games.dawn_of_the_zeds.terminal.words import WORDS
from tests.cli.typist import Typist, played
from tests.games.dawn_of_the_zeds.deeds import attacked
from tests.games.dawn_of_the_zeds.fights import attacked_by
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.terminal.scenes import scene_of

GAME = "dawn_of_the_zeds"
CATALOGUE = lastfire.registered_games()[GAME].catalogue()
TELLER = teller_of(GAME)


class LookingTypist(Typist):
    """Looks at the table and asks why as well, where nothing is hidden."""

    def is_cover(self, last: str) -> bool:
        return self.sitting.has_secrets and super().is_cover(last) and not self.out.endswith("]\n")

    def says_otherwise(self) -> str:
        looks = self.asked % 40 == 0 and not self.sitting.has_secrets
        return self.dice.choice(["w\n", "v\n"]) if looks else ""


def sit(people: int, seats: int, seed: int, **options: object) -> Sitting:
    match = lastfire.new(GAME, seats=seats, seed=seed, **options)
    return Sitting(match, seat_people(seats, ["Anna", "Bert"][:people], people, ["random"]), seed)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("level", "seats", "seed"), [("basic", 1, 4), ("brains", 2, 7), ("directors_cut", 1, 2)]
)
def test_one_person_plays_a_whole_game(
    level: str, seats: int, seed: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit(1, seats, seed, level=level)
    out = played(LookingTypist(sitting, seed, capsys), lang)
    view = sitting.match.view(None)
    assert CATALOGUE["levels"][level]["name"][lang] in out
    assert CATALOGUE["events"][view["event"]["card"]]["name"][lang] in out
    for track in view["tracks"]:
        assert CATALOGUE["tracks"][track]["name"][lang] in out
    score, scale = out.rstrip().splitlines()[-len(view["result"]["epilogues"]) - 2 :][:2]
    assert f"{view['result']['score']}" in score
    assert [scale.count(name.text(lang)) >= 1 for name in BAND_NAMES] == [True] * len(BAND_NAMES)
    stands = view["result"]["ending"] == "survived"
    bands, epilogues = (BANDS, EPILOGUES) if stands else (BANDS_OF_A_LOSS, EPILOGUES_OF_A_LOSS)
    said = [noun.name.text(lang) for noun in bands if noun.id == view["result"]["band"]]
    said += [noun.name.text(lang) for noun in ENDINGS if noun.id == view["result"]["ending"]]
    said += [noun.name.text(lang) for noun in epilogues if noun.id in view["result"]["epilogues"]]
    assert [out.count(words) for words in said] == [1] * len(said)
    assert "{" not in out
    assert "None" not in out


def test_a_scheme_in_hand_is_never_seen_by_the_next_person(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = sit(2, 2, 5, mode="versus", level="apocalypse")
    assert sitting.has_secrets
    out = played(LookingTypist(sitting, 5, capsys), "en")
    before_the_end = out.rpartition("The keyboard goes to ")[0]
    parts = before_the_end.split("The keyboard goes to ")
    assert len(parts) > 4
    for part in parts[1:]:
        if part.startswith("Anna"):
            assert "Your Schemes" not in part
            assert "The Scheme is" not in part
        else:
            assert part.rstrip(" ").endswith("\n" * COVER_LINES) or part is parts[-1]
    assert any("Your Schemes" in part for part in parts if part.startswith("Bert"))


def test_a_cooperative_game_has_no_secrets() -> None:
    assert not sit(2, 2, 1).has_secrets


def telling(table: Game, lang: str = "en", seat: int = 0) -> Telling:
    match = table.match
    return Telling(match.view(seat), CATALOGUE, ["Anna", "Bert"][: match.seats], lang, match.odds(seat))


def town() -> Game:
    table = lay(level="apocalypse")
    table.put("piazza", "farm").put("hunt", "town_center").put("regular_civilians_1", "st_thomas", "defiant")
    table.put("zeds_25", "forest_5", hits=2).put("zeds_3", "forest_start", "reduced")
    table.put("villagers_1", "st_thomas").put("villagers_2", "beauxville", "refugees")
    table.put("furies", "hospital", "reduced", "comatose").chaos("uptown", 2).ground("farm", 1)
    table.has(supplies=5, ammo=0, infection=3, event_actions=2)
    return table


def test_the_table_says_who_is_where_and_how() -> None:
    table = town().begin(5)
    lines = TELLER.table_lines(telling(table))
    assert "  Forest 5: Zeds 6/3 (2 Hits)" in lines
    assert "  Forest Start: Zeds 3/1 (reduced side)" in lines
    assert "  St. Thomas (4): Civilians 3/1 (Defiant), Villagers" in lines
    assert "  Farm (3): Barricade, Captain Piazza (Strength 3)" in lines
    assert "  Uptown (0): Chaos 2" in lines
    assert "  Beauxville (3): Refugees" in lines
    assert "Hospital: Farmingdale Furies (Strength 3, reduced side, comatose)" in lines
    assert any(line.startswith("Supplies 5/20, Ammo 0/20, Infection 3/13") for line in lines)
    lines = TELLER.table_lines(telling(table, "ja"))
    assert "  セント・トーマス（4）：一般市民3/1（退去拒否）、村人" in lines
    table.any_luck()


def test_options_say_what_they_lead_to() -> None:
    table = town().begin(5)
    table.answers("unit", "piazza")
    ask = table.match.ask
    assert ask is not None
    said = {option.notation: TELLER.option_text(option, ask, telling(table)) for option in ask.options}
    attack = next(text for text in said.values() if "Forest 5" in text and text.startswith("Move"))
    assert attack == "Move to Forest 5: attack Zeds 6/3 (2 Hits)"
    assert "Move to Uptown: Chaos 2" in said.values()
    known = table.match.odds(0)["options"]
    shown = [TELLER.odds_text(odds, CATALOGUE, "en") for odds in known.values()]
    assert any(re.fullmatch(r"attack wins \d+%.*", text) for text in shown)
    table.any_luck()


def test_who_leads_a_hero_is_chosen_by_name() -> None:
    table = lay(seats=2).put("hunt", "farm", owner=0).put("schmidt", "farm", owner=1)
    table.carries_out(lambda t: hero_enters(t, UNIT["johnson"], SPACE["farm"]))
    ask = table.match.ask
    assert ask is not None
    told = telling(table)
    assert [TELLER.option_text(option, ask, told) for option in ask.options] == list(told.names)
    table.answers("number", 1)


@pytest.mark.parametrize(
    ("unit", "marks", "hits", "heal", "discharge"),
    [
        (
            "piazza",
            ("reduced", "comatose"),
            0,
            "wakes from the coma, 1 Hit from elimination, Infection -1",
            "comatose: goes to the Cemetery",
        ),
        (
            "piazza",
            ("reduced",),
            0,
            "turns to the full side, 1 Hit from the reduced side, Infection -1",
            "goes to Town Center",
        ),
        ("piazza", (), 1, "removes 1 Hit, Infection -1", "goes to Town Center"),
        ("national_guard", (), 1, "removes 1 Hit, Infection -1", "goes to a Town space"),
        (
            "villagers_1",
            ("refugees",),
            1,
            "removes 1 Hit, Infection -1, then to the Refugee Camp, Infection +1",
            "goes to Town Center",
        ),
    ],
)
def test_a_heal_and_a_discharge_say_what_becomes_of_the_unit(
    unit: str, marks: tuple[str, ...], hits: int, heal: str, discharge: str
) -> None:
    table = lay(level="apocalypse").put(unit, "hospital", *marks, hits=hits).has(event_actions=2, infection=4)
    table.begin(ACTION).answers("unit", unit)
    ask = table.match.ask
    assert ask is not None
    said = {"heal": heal, "discharge": discharge}
    known = table.match.odds(0)["options"]
    for option in ask.options:
        if option.verb in said:
            assert TELLER.chances_text(known[str(option.position)], ask, telling(table)) == said[option.verb]
    # On the screen it is also read in full below the options.
    sitting = Sitting(table.match, seat_people(1, [], 1, []), 0)
    questions = face_of(GAME).questions(sitting)
    assert isinstance(questions, Choices)
    for entry, row in enumerate(questions.rows):
        if row.option.verb in said:
            questions.light(entry)
            assert said[row.option.verb].casefold() in drawn(table, questions).casefold()


@pytest.mark.parametrize(
    ("lang", "said", "again"),
    [
        ("en", "Pass", "you are asked again if somebody else acts"),
        ("ja", "パス", "ほかの人が行動すれば、また順番が来る"),
    ],
)
def test_a_pass_of_one_of_several_is_not_called_the_end(lang: str, said: str, again: str) -> None:
    table = lay(level="basic", seats=2).put("piazza", "farm").put("hunt", "uptown", owner=1)
    table.has(event_actions=1).begin(ACTION)

    def option() -> lastfire.Option:
        ask = table.match.ask
        assert ask is not None
        return next(option for option in ask.options if option.verb == "pass")

    def told() -> str:
        ask = table.match.ask
        assert ask is not None
        return TELLER.option_text(option(), ask, telling(table, lang, ask.seat))

    assert told().startswith(said)
    assert again in told()
    sitting = Sitting(table.match, seat_people(2, [], 2, []), 0)
    questions = face_of(GAME).questions(sitting)
    assert isinstance(questions, Choices)
    questions.light_pass()
    screen = drawn(table, questions, lang)
    assert f" {said} " in screen or f" {said}（" in screen
    assert again in screen.replace("You are", "you are")
    # The second pass in a row ends the phase, and is called so.
    table.answers("pass")
    assert table.match.ask is not None
    assert table.match.ask.question == "who_acts"
    assert told() == option().text(lang)


def test_in_japanese_it_is_said_before_the_target_where_it_is() -> None:
    table = lay(level="basic").put("piazza", "forest_5").put("zeds_15", "forest_6", hits=1)
    table.has(event_actions=1, ammo=3).begin(ACTION).answers("unit", "piazza")
    ask = table.match.ask
    assert ask is not None
    said = [TELLER.option_text(option, ask, telling(table, "ja")) for option in ask.options]
    assert any(re.fullmatch(r"森6のゼッズ\d/\dを射撃する、ヒット1", text) for text in said), said


def drawn(table: Game, questions: Choices, lang: str = "en") -> str:
    """The screen with this question, in one line."""
    block = face_of(GAME).draw(scene_of(table, questions, lang), 100, 32)
    return " ".join(" ".join(line.text.plain for line in block).split())


def test_an_ability_is_told_in_full() -> None:
    table = lay(level="basic").put("hernandez", "town_center").put("hunt", "town_center").has(event_actions=1)
    table.begin(5)
    table.answers("unit", "hernandez")
    ask = table.match.ask
    assert ask is not None
    said = [TELLER.option_text(option, ask, telling(table)) for option in ask.options]
    assert any(text.startswith("Once a game, no cost: with a speech") for text in said)
    table.any_luck()


@pytest.mark.parametrize(
    "level", ["basic", "outbreak", "apocalypse", "brains", "walking_zeds", "directors_cut"]
)
@pytest.mark.parametrize("versus", [False, True])
def test_everything_that_is_asked_can_be_said(level: str, versus: bool) -> None:
    options: dict[str, Any] = {"mode": "versus"} if versus else {}
    match = lastfire.new(GAME, seats=2, seed=3, level=level, **options)
    dice = random.Random(3)
    while not match.over:
        ask = match.ask
        assert ask is not None
        rows = TELLER.rows(ask, match.view(ask.seat))
        assert sorted(row.option.position for row in rows) == list(range(len(ask.ids)))
        numbers = [row.number(i) for i, row in enumerate(rows, 1)]
        assert len(set(numbers)) == len(numbers)
        for lang in ("en", "ja"):
            told = Telling(match.view(ask.seat), CATALOGUE, ["Anna", "Bert"], lang, match.odds(ask.seat))
            groups = TELLER.groups(rows, lang)
            assert [row for group in groups for row in group.rows] == rows
            lines = [
                *[TELLER.option_text(row.option, ask, told) for row in rows],
                *TELLER.about_lines(ask, told),
                *TELLER.status_lines(told),
                *TELLER.table_lines(told),
                *TELLER.why_lines(match.hindrances(), CATALOGUE, lang),
            ]
            assert all(lines)
            assert not any("{" in line or "None" in line for line in lines)
        match.answer(dice.randrange(len(ask.ids)))


def test_words_are_in_both_languages() -> None:
    for words in WORDS.values():
        assert words.en
        assert words.ja
        assert set(re.findall(r"\{(\w+)", words.en)) == set(re.findall(r"\{(\w+)", words.ja))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_cards_are_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dawn-of-the-zeds", "--lang", lang]) == 0
    out = capsys.readouterr().out.replace("\n    ", "")
    for kind in KINDS:
        for card in CATALOGUE[kind].values():
            assert card["name"][lang].replace(" ", "") in out.replace(" ", "")


def test_cards_of_one_kind_and_colour(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dawn-of-the-zeds", "--kind", "fates", "--set", "green", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"fates"}
    assert {card["colour"] for card in found["fates"].values()} == {"green"}


@pytest.mark.parametrize("argument", [["--kind", "items"], ["--set", "violet"], ["--level", "2"]])
def test_what_there_is_not_is_refused(argument: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dawn-of-the-zeds", *argument]) == 2
    assert argument[0] in capsys.readouterr().err


def test_no_card_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dawn-of-the-zeds", "--missing"]) == 0
    assert "complete" in capsys.readouterr().out


def test_a_missing_card_is_named() -> None:
    fates = {**CATALOGUE["fates"]}
    fates.popitem()
    count, absent = TELLER.missing({**CATALOGUE, "fates": fates}, {"fates": fates})
    assert (count, len(absent)) == (len(fates), 1)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_odds_of_a_fight(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = ["--unit", "3", "--zeds", "6", "--shift", "2"]
    assert main(["odds", "dawn-of-the-zeds", *numbers, "--lang", lang]) == 0
    out = capsys.readouterr().out
    # Column 4 of 7: row and column from 0 add up to 6 from the fourth row on, which is a sum of 7.
    assert "58.33%" in out
    assert ("4 of 7" if lang == "en" else "第4列") in out
    assert main(["odds", "dawn-of-the-zeds", *numbers, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    odds = found["odds"]
    assert found["column"] == 4
    assert found["zeds_retreat"] == pytest.approx(odds["wins"])
    assert found["unit_retreats"] == pytest.approx(1 - odds["wins"] - odds["unit_falls"])
    assert main(["odds", "dawn-of-the-zeds", *numbers, "--unit-left", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["unit_retreats"] < 0.1 < found["odds"]["unit_falls"]


def told_of(capsys: pytest.CaptureFixture[str], *asked: str) -> dict[str, Any]:
    assert main(["odds", "dawn-of-the-zeds", *asked, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_an_unknown_unit_is_refused_with_those_that_may_be_meant(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["odds", "dawn-of-the-zeds", "--zeds", "6", "--by"]
    assert main([*asked, "sheriff"]) == 2
    assert "there is no unit sheriff; perhaps hunt" in capsys.readouterr().err
    assert main([*asked, "nobody"]) == 2
    assert capsys.readouterr().err.strip().endswith("there is no unit nobody")


@pytest.mark.parametrize("seed", range(4))
def test_the_result_of_a_match_names_both_hero_scores_and_who_has_won(seed: int) -> None:
    options: dict[str, Any] = {"mode": "versus", "length": "brief", "versus_match": True}
    match = lastfire.new("dawn_of_the_zeds", 2, seed, **options)
    play(match, [RandomBot(seed=seed), RandomBot(seed=seed + 100)])
    view = view_of(match.view(None))
    assert view["versus"] is not None
    assert view["result"] is not None
    first, second = view["versus"]["first_score"], view["result"]["score"]
    assert first is not None
    said = winner_line(Telling(match.view(None), CATALOGUE, ["Ann", "Ben"], "en"))
    assert f"Hero scores: Ann {first}, Ben {second}." in said
    outcome = "The match is a tie." if first == second else f"{'Ann' if first > second else 'Ben'} wins."
    assert said.endswith(outcome)
    assert (match.returns[0] > 0.5) == (first > second)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("ending", [SURVIVED, TOWN_FALLS])
def test_the_result_tells_the_epilogue_in_the_words_of_the_log(lang: str, ending: int) -> None:
    table = town()

    def step(t: DawnTable) -> Flow:
        end_game(t, ending)
        yield from ()

    table.carries_out(step)
    result = " ".join(TELLER.result_lines(telling(table, lang)))
    told = [record.text(lang) for kind in ("scored", "epilogue") for record in table.told(kind)]
    assert len(told) > 1
    for text in told:
        assert re.sub(r"^.*?\d(\. |。)", "", text) in result


def test_the_odds_of_a_named_unit_know_its_abilities(capsys: pytest.CaptureFixture[str]) -> None:
    plain = told_of(capsys, "--unit", "2", "--unit-left", "2", "--zeds", "2")
    pickles = told_of(capsys, "--by", "pickles", "--zeds", "2")
    assert pickles["odds"]["fought"] == pytest.approx(1 / 6)
    for what in ("wins", "unit_falls"):
        assert pickles["odds"][what] == pytest.approx(plain["odds"][what] / 6)
    assert pickles["unit_retreats"] == pytest.approx(plain["unit_retreats"] / 6)
    # Zeds that are driven off retreat as well; of those who step into traps nobody does, but the stack.
    santana = told_of(capsys, "--by", "santana", "--zeds", "2")
    assert santana["odds"]["wins"] > 0.5
    assert santana["zeds_retreat"] == pytest.approx(santana["odds"]["wins"])
    johnson = told_of(capsys, "--by", "johnson", "--zeds", "3", "--defends")
    assert johnson["odds"]["fought"] == 1 / 2
    assert johnson["unit_retreats"] >= 1 / 2
    assert "fought" not in told_of(capsys, "--by", "johnson", "--zeds", "9")["odds"]
    schmidt = told_of(capsys, "--by", "schmidt", "--zeds", "4")
    assert (schmidt["column"], schmidt["again"], schmidt["unit_ignores"]) == (5, True, 3)
    assert told_of(capsys, "--by", "wright")["column"] == 5
    for wrong in (["--by", "nobody"], ["--by", "zeds_1"], ["--by", "furies"], ["--zeds", "2"]):
        assert main(["odds", "dawn-of-the-zeds", *wrong]) == 2
    assert main(["odds", "dawn-of-the-zeds", "--by", "wright", "--lang", "ja"]) == 0


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_fight_that_may_be_got_around_says_so(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for unit, says_so in (("darling", False), ("pickles", True)):
        assert main(["odds", "dawn-of-the-zeds", "--by", unit, "--zeds", "4", "--lang", lang]) == 0
        assert ("16.67%" in capsys.readouterr().out) == says_so


def test_an_option_says_what_moves_the_column_of_its_fight() -> None:
    game = lay("brains").put("schmidt", "forest_2").put("pickles", "forest_2").put("zeds_15", "farm")
    match = game.has(event_actions=1).begin(ACTION).answers("unit", "schmidt").match
    ask = match.ask
    assert ask is not None
    (attack,) = [option for option in ask.options if option.args.get("space") == "farm"]
    known = match.odds(0)["options"][str(attack.position)]
    assert TELLER.odds_text(known, CATALOGUE, "en").endswith("column 4 of 7 (Deputy Schmidt +1)")
    assert TELLER.odds_text(known, CATALOGUE, "ja").endswith("7列のうち第4列（シュミット保安官補+1）")


FOUGHT = {
    "en": [
        "Zeds 5/3 take 2 Hits, Captain Piazza takes 1 Hit.",
        "Captain Piazza is turned to the reduced side.",
    ],
    "ja": ["ゼッズ5/3が2ヒット、ピアッツァ大尉が1ヒットを受ける。", "ピアッツァ大尉は弱体面になる。"],
}


def in_one(*units: str) -> str:
    """One Hit on each of these units, told in English."""
    hit = next(kind for kind in VOCABULARY.records if kind.name == "hit_taken")
    records = [Record(number, (hit, -1, (UNIT[unit],), 0)) for number, unit in enumerate(units)]
    (told,) = TELLER.gathered(records)
    (line,) = TELLER.record_lines(told, CATALOGUE, None, "en")
    return line


def test_an_article_is_written_large_only_where_a_sentence_begins() -> None:
    assert in_one("zeds_5", "furies") == "Zeds 4/3 take 1 Hit, the Farmingdale Furies take 1 Hit."
    assert in_one("furies", "rangers", "furies") == (
        "The Farmingdale Furies take 2 Hits, the Rangers take 1 Hit."
    )


def head_of(fight: dict[str, Any], table: Game, lang: str = "en") -> str:
    """Who fights whom in this fight of a table."""
    asked = telling(table, lang)
    told = Telling({**asked.view, "fight": fight}, CATALOGUE, asked.names, lang, asked.odds)
    lines = [line for line in TELLER.table_lines(told) if "and-to-hand" in line or "白兵戦" in line]
    return lines[-1]


def test_the_head_of_a_fight_has_its_articles_and_not_those_who_are_gone() -> None:
    table = lay("apocalypse").put("rangers", "commercial_district").put("giant", "commercial_district")
    table.begin(ACTION)
    fight: dict[str, Any] = {
        "zeds": ["giant"],
        "unit": "rangers",
        "space": "commercial_district",
        "came_from": None,
        "zeds_attack": True,
        "start": None,
        "shifts": [],
        "column": None,
        "dice": [],
    }
    begins = "Hand-to-hand in the Commercial District: defence of the Rangers (Strength 5)"
    assert head_of(fight, table) == f"{begins} against the Giant Zeds (Strength 12)"
    assert head_of({**fight, "zeds": ["zeds_5", "giant"]}, table) == head_of(fight, table)
    assert head_of({**fight, "zeds": ["zeds_5", "zeds_5"]}, table) == begins
    assert head_of({**fight, "zeds": []}, table) == begins
    assert head_of({**fight, "zeds": []}, table, "ja").endswith("レンジャー（戦力5）が防御")
    attack = head_of({**fight, "zeds": [], "zeds_attack": False}, table)
    assert attack.endswith("attack of the Rangers (Strength 5)")


def test_a_track_without_zeds_says_so() -> None:
    table = lay().put("hunt", "uptown").put("zeds_5", "forest_2").begin(ACTION)
    assert "Forest 2, Mountain (no Zeds)" in Town(telling(table)).nearest()
    assert "森2、山（ゼッズなし）" in Town(telling(table, "ja")).nearest()
    assert Town(telling(table)).zeds_on("mountain") == "no Zeds"
    assert Town(telling(table)).zeds_on("forest") == "nearest Zeds: space 2"


def test_the_log_tells_of_an_event_card_only_what_its_level_uses() -> None:
    match = lastfire.new(GAME, seats=1, seed=1, level="basic")
    begins = next(kind for kind in VOCABULARY.records if kind.name == "turn_begins")
    record = Record(0, (begins, -1, (1, EVENT["under_feet"]), 0))
    whole = TELLER.record_lines(record, CATALOGUE, None, "en")
    here = TELLER.record_lines(record, CATALOGUE, None, "en", match.options)
    assert "Infection" in whole[1]
    assert "Infection" not in here[1]
    assert "attack on the Even column" in here[1]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_hits_that_follow_each_other_are_one_sentence(lang: str) -> None:
    game = lay().put("piazza", "uptown").put("zeds_15", "uptown").falls(3, 4).any_luck()
    game.carries_out(attacked_by("zeds_15", space="uptown"))
    records = game.match.records(None)
    told = [
        line
        for record in TELLER.gathered(records)
        if record.kind in ("hit_taken", "unit_reduced")
        for line in TELLER.record_lines(record, CATALOGUE, None, lang)
    ]
    assert told == FOUGHT[lang]
    # What happened is as it was.
    assert len([record for record in records if record.kind == "hit_taken"]) == 3


CHANCES = {
    ("en", False): "attack wins 58%, enemy removed 10%, Saving Roll needed 75%",
    ("en", True): "space held 58%, enemy removed 10%, Saving Roll needed 75%",
    ("ja", False): "攻撃成功58%、敵を除去10%、生存判定が必要75%",
    ("ja", True): "守りきる58%、敵を除去10%、生存判定が必要75%",
}


@pytest.mark.parametrize(("lang", "defends"), CHANCES)
def test_the_chances_of_a_fight_say_that_it_may_be_won_and_the_unit_need_a_saving_roll(
    lang: str, defends: bool
) -> None:
    odds = FightOdds(wins=0.58, zeds_hits=[], unit_hits=[], zeds_fall=0.1, unit_falls=0.75)
    assert fight_text(odds, lang, defends) == CHANCES[lang, defends]
    assert fight_text({**odds, "repeats": True}, lang, defends).endswith(CHANCES[lang, defends])


def test_a_defence_is_told_as_one_beside_its_options() -> None:
    game = lay().put("piazza", "uptown").put("hunt", "uptown").put("zeds_15", "uptown")
    game.carries_out(attacked("uptown", "zeds_15"))
    ask = game.match.ask
    assert ask is not None
    assert ask.question == "defender"
    odds = game.match.odds(ask.seat)
    told = Telling(game.match.view(ask.seat), CATALOGUE, ["Anna"], "en", odds)
    for option in ask.options:
        said = TELLER.chances_text(odds["options"][str(option.position)], ask, told)
        assert said.startswith("space held ")


def test_the_odds_of_gunfire(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "dawn-of-the-zeds", "--unit", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["column"] == 3
    assert sum(found["odds"]["hits"]) == pytest.approx(1)
    assert main(["odds", "dawn-of-the-zeds", "--unit", "0"]) == 2
    assert "--unit" in capsys.readouterr().err


def test_a_simulation_says_how_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "4", "--bots", "random", "--seats", "1", "--json"]
    assert main(["simulate", "dawn-of-the-zeds", *arguments]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 4
    assert set(json.dumps(summary)) >= set("endings")
