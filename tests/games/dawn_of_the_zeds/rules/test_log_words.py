"""The sentences of the log and of questions agree with whoever they are about."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.state import FOUR_R
from lastfire.games.dawn_of_the_zeds.rules.units.names import SAID_REFUGEES, SAID_UNITS, UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.words.acting import FORAGED
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT as UNIT_CHOSEN
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by
from tests.games.dawn_of_the_zeds.phase import act, play_phase
from tests.games.dawn_of_the_zeds.steps import activating
from tests.games.dawn_of_the_zeds.table import lay
from tests.games.dawn_of_the_zeds.versus import opens, versus
from tests.rule import rule

ABOUT: Final = ("unit", "other")
FOREST_5: Final = BY_ID["forest_5"]
FOREST_6: Final = BY_ID["forest_6"]
# What belongs to somebody, "the shot of the Rangers", has a verb of its own.
OF_SEVERAL: Final = re.compile(
    r"(?<!of )(?<!of the )(Rangers|Villagers) (is|has|does|\w+[^s]s)\b"
    r"|\b(Does|does) (the )?(Rangers|Villagers)"
)
OF_ONE: Final = re.compile(
    r"(?<!of )(?<!and )(?<!oes )Captain Piazza "
    r"(are|have|do|go|take|move|try|get|lose|win|retreat|roll|stay|defend|attack|leave)\b"
    r"|\b(Do|do) Captain Piazza"
)


def sentences(unit: str) -> Iterator[tuple[str, str]]:
    """Every sentence about a unit, told of this one."""
    number = UNIT[unit]
    for kind in WORDS.records:
        if any(field in ABOUT for field in (*kind.fields, kind.rest)):
            values = [number if field in ABOUT else 1 for field in kind.fields]
            rest = [number] if kind.rest in ABOUT else [1, 2] if kind.rest else []
            yield kind.name, kind.text((*values, *rest), WORDS.nouns, "en", None)
    for question in WORDS.questions:
        if any(field in ABOUT for field in question.fields):
            facts = tuple([number if field in ABOUT else 1 for field in question.fields])
            yield question.name, Ask(0, question, (), facts).text("en")


@rule("DOZ-FORAGE-3")
@pytest.mark.parametrize(
    ("dice", "en", "ja"),
    [
        ((4,), "Sheriff Hunt forages in the Farm, result 5 (die 4).", "（結果5、出目4）。"),
        ((5,), "Sheriff Hunt forages in the Farm, result 5.", "（結果5）。"),
        # As logs of older versions have it.
        ((), "Sheriff Hunt forages in the Farm, result 5.", "（結果5）。"),
    ],
)
def test_what_is_added_to_a_forage_shows_by_its_die(dice: tuple[int, ...], en: str, ja: str) -> None:
    told = (UNIT["hunt"], BY_ID["farm"], 5, *dice)
    assert FORAGED.text(told, WORDS.nouns, "en", None) == en
    assert FORAGED.text(told, WORDS.nouns, "ja", None).endswith(ja)


@pytest.mark.parametrize("unit", ["rangers", "villagers_1"])
def test_several_do_what_several_do(unit: str) -> None:
    wrong = [said for said in sentences(unit) if OF_SEVERAL.search(said[1])]
    assert wrong == []


def test_one_does_what_one_does() -> None:
    wrong = [said for said in sentences("piazza") if OF_ONE.search(said[1])]
    assert wrong == []


def test_no_space_and_no_unit_is_called_by_two_articles() -> None:
    for noun in (*SAID_UNITS, *WORDS.nouns["space"]):
        possessive = re.match(r"[A-Z][\w.]*('s|s') ", noun.name.en)
        assert not (noun.the and possessive), noun.name.en
        assert not noun.name.en.lower().startswith("the "), noun.name.en


def said_of(kind: str, *values: int, lang: str = "en") -> str:
    """The sentence of a record with these values."""
    (record,) = [each for each in WORDS.records if each.name == kind]
    return record.text(values, WORDS.nouns, lang, None)


def asked_about(question: str, *facts: int, lang: str = "en") -> str:
    """The sentence of a question about these facts."""
    (kind,) = [each for each in WORDS.questions if each.name == question]
    return Ask(0, kind, (), facts).text(lang)


def test_a_column_tells_of_shifts_only_where_there_were_some() -> None:
    assert said_of("column_found", 2, 2) == "Column 2 of 7."
    assert said_of("column_found", 2, 4) == "Column 4 of 7, from column 2 before shifts."
    assert said_of("column_found", 2, 2, lang="ja") == "7列のうち第2列。"
    assert said_of("column_found", 2, 4, lang="ja") == "7列のうち第4列（移動前は第2列）。"


@pytest.mark.parametrize(
    ("total", "en", "ja"),
    [
        (4, "Outbreak check: 4 against Infection 7.", "感染爆発の判定：出目の合計4（感染度7）。"),
        (7, "Outbreak check: 7 against Infection 7.", "感染爆発の判定：出目の合計7（感染度7）。"),
        (
            8,
            "Outbreak check: 8 against Infection 7, no Outbreak.",
            "感染爆発の判定：出目の合計8（感染度7）、感染爆発なし。",
        ),
    ],
)
def test_an_outbreak_check_that_brings_none_says_so(total: int, en: str, ja: str) -> None:
    record = next(record for record in WORDS.records if record.name == "outbreak_checked")
    assert record.text((total, 7), WORDS.nouns, "en", None) == en
    assert record.text((total, 7), WORDS.nouns, "ja", None) == ja


@pytest.mark.parametrize(
    ("kind", "fields", "ja"),
    [
        ("zeds_advance", {"from": FOREST_6, "space": FOREST_5}, "ゼッズ5/3が森6から森5へ前進する。"),
        (
            "chaos_laid",
            {"space": FOREST_5, "count": 2, "left": 9},
            "森5に混沌マーカーを1個置く（合計2個、残り9個）。",
        ),
    ],
)
def test_the_japanese_log_says_first_who_does_it(kind: str, fields: dict[str, int], ja: str) -> None:
    record = next(record for record in WORDS.records if record.name == kind)
    values = tuple([fields[field] for field in record.fields])
    rest = (UNIT["zeds_15"],) if record.rest else ()
    said = record.text((*values, *rest), WORDS.nouns, "ja", None)
    assert said == ja.replace("ゼッズ5/3", UNIT_NAMES[UNIT["zeds_15"]].name.ja)


@pytest.mark.parametrize(
    ("kind", "fields", "en", "ja"),
    [
        ("saving_rolled", {"die": 5, "sum": 5}, ": 5; 4 or more", "：5。4以上"),
        ("saving_rolled", {"die": 5, "sum": 6}, ": 5, with modifiers 6; 4", "：5（修正後6）。4以上"),
        ("eat_rolled", {"die": 5, "roll": 5}, "shows 5. Units", "出目は5。病院"),
        ("eat_rolled", {"die": 6, "roll": 7}, "shows 6, with modifiers 7. Units", "出目は6（修正後7）。病院"),
    ],
)
def test_a_die_says_what_its_modifiers_make_of_it_where_there_are_any(
    kind: str, fields: dict[str, int], en: str, ja: str
) -> None:
    record = next(record for record in WORDS.records if record.name == kind)
    values = tuple([fields.get(field, 1) for field in record.fields])
    assert en in record.text(values, WORDS.nouns, "en", None)
    assert ja in record.text(values, WORDS.nouns, "ja", None)


def test_a_second_roll_is_told_as_one() -> None:
    game = lay().put("hunt", "forest_2").put("zeds_15", "forest_2").falls(2, 4, 3, 4).any_luck()
    game.carries_out(attacked_by("zeds_15", space="forest_2")).answers("roll_again")
    told = [record.text("en") for record in game.match.records(None)]
    first = told.index("Sheriff Hunt: the dice show 2, 4.")
    assert told[first + 1 : first + 3] == ["Sheriff Hunt rolls again.", "Sheriff Hunt: the dice show 3, 4."]


def test_hosed_zeds_retreat_or_do_not() -> None:
    hose = UNIT["fire_company"], UNIT["zeds_10"], 5
    begins = "Fire Company 129 Volunteers hose Zeds 5/2"
    assert (
        said_of("hose", *hose, 2, 1) == f"{begins}: 2, 1 (5 or more needed), too little to make them retreat."
    )
    assert said_of("hose", *hose, 4, 1) == f"{begins}: 4, 1 (5 or more needed), enough to make them retreat."
    assert said_of("hose", *hose, 2, 1, lang="ja").endswith("2、1（合計5以上が必要）。退却させられない。")


def test_a_question_about_a_unit_says_what_becomes_of_it() -> None:
    assert asked_about("event_unit", EVENT["under_feet"]) == (
        "Seat 1: choose whom “Right Under Our Feet” attacks by surprise."
    )
    general = {asked_about("event_unit", number) for number in EVENT.values()}
    assert "Seat 1: choose a unit for “Rule Seven: Cardio”." in general
    assert asked_about("ability_on", UNIT["johnson"]) == "Seat 1: choose whom Mr. Johnson heals."
    assert asked_about("ability_on", UNIT["salvation"]) == "Seat 1: choose whom the Salvation Troops heal."
    assert "Cemetery" in asked_about("bed", UNIT["hunt"])


def test_options_speak_of_things_with_their_articles() -> None:
    said = {action.notation: action.words.en for action in WORDS.actions}
    assert said["move space=commercial_district"] == "Move to the Commercial District"
    assert said["build space=nuclear_plant"] == "Build a Barricade in the Nuclear Plant"
    assert said["shoot unit=giant"] == "Shoot at the Giant Zeds"
    assert said["shoot unit=zeds_5"] == "Shoot at Zeds 4/3"
    assert said["space space=commercial_district"] == "Commercial District"
    assert said["unit unit=rangers"] == "Rangers"


def test_villagers_who_have_fled_are_called_refugees() -> None:
    game = lay("apocalypse").put("villagers_1", "farm", "refugees").event("wandering")
    (moved,) = play_phase(game, FOUR_R).told("unit_moved")
    assert moved.text("en") == "Refugees move to Forest 2."
    assert moved.text("ja") == "避難民が森2へ移動する。"
    assert moved.args["unit"] == "villagers_1"


def test_options_and_questions_call_them_refugees_as_well() -> None:
    game = lay("apocalypse").put("villagers_1", "farm", "refugees").put("villagers_2", "ingeburg", "refugees")
    ask = play_phase(game.put("villagers_3", "st_thomas").event("wandering"), FOUR_R).match.ask
    assert ask is not None
    assert [option.text("en") for option in ask.options] == ["Refugees", "Refugees"]
    assert [option.text("ja") for option in ask.options] == ["避難民", "避難民"]
    assert [option.args for option in ask.options] == [{"unit": "villagers_1"}, {"unit": "villagers_2"}]
    assert ask.actions[UNIT_CHOSEN + UNIT["villagers_3"]].words.en == "Villagers"
    alone = lay("apocalypse").put("villagers_1", "farm", "refugees").has(event_actions=1)
    asked = act(alone).answers("unit", "villagers_1").match.ask
    assert asked is not None
    assert asked.text("en") == "Seat 1: what do Refugees do?"
    assert asked.text("ja").startswith("席1：避難民")


def test_a_counter_of_villagers_has_two_names() -> None:
    assert {SAID_UNITS[UNIT[f"villagers_{n}"]].name.en for n in range(1, 6)} == {"Villagers"}
    called = [SAID_UNITS[UNIT[f"villagers_{n}"] + SAID_REFUGEES] for n in range(1, 6)]
    assert [noun.id for noun in called] == [f"villagers_{n}" for n in range(1, 6)]
    assert {noun.name.en for noun in called} == {"Refugees"}


def test_what_a_whole_group_does_is_not_told_of_one_of_it() -> None:
    """They Fell for It stops a group, a Shamble moves one: who moves is told of each of them."""
    game = versus(actions=2).put("zeds_5", "forest_6").put("zeds_6", "forest_6")
    opens(game).answers("shamble", "zeds_5")
    told = [record.text("en") for record in game.match.records(None)]
    at = told.index("Zeds shamble from Forest 6; Zeds Actions left: 0.")
    assert re.fullmatch(r"Zeds advance from Forest 6 to Forest 5: Zeds \S+ and Zeds \S+\.", told[at + 1])


@rule("DOZ-FATE-18")
def test_of_the_zeds_in_catacombs_only_those_about_to_move_are_said_to_stay() -> None:
    game = lay("walking_zeds").put("zeds_5", "outer_catacombs").put("zeds_6", "outer_catacombs")
    game.holds("fell_for_it").any_luck().carries_out(activating("tunnel"))
    game.answers("unit", "zeds_5").answers("play", "fell_for_it")
    assert game.told("group_stopped")[0].text("en") == (
        "The group of Zeds that was about to move in the outer Catacombs stays there."
    )


@pytest.mark.parametrize(
    ("unit", "attacks", "said"),
    [
        ("johnson", False, "Mr. Johnson rolls 1 for traps."),
        ("pickles", False, "Pickles rolls 1 for staying unseen."),
        ("darling", False, "Alyssa Darling rolls 1 for meeting the Zeds."),
        ("santana", True, "Miguel Santana rolls 1 for driving the Zeds off."),
    ],
)
def test_a_die_for_an_ability_says_what_it_is_for(unit: str, attacks: bool, said: str) -> None:
    game = lay("directors_cut").put(unit, "farm").put("zeds_5", "farm").falls(1).any_luck()
    came_from = "forest_2" if attacks else "st_thomas"
    game.carries_out(
        attack_of(unit, "farm", came_from)
        if attacks
        else attacked_by("zeds_5", space="farm", came_from=came_from)
    )
    assert said in [record.text("en") for record in game.match.records(None)]
