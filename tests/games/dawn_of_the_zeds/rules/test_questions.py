"""The questions of holdings by number, and whom the table knows to have an answer."""

import pytest

import lastfire
from lastfire.engine.match import RandomPolicy
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY
from lastfire.games.dawn_of_the_zeds.rules.holding import QUESTIONS
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, held_by, in_force, may_be_held
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.sources import EVENT_SOURCE, FATE_SOURCE, marker_sources
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, unpack_table
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import lay


def test_every_question_of_a_holding_has_its_number() -> None:
    numbers = {name: number for name, number in vars(questions).items() if name.isupper() and name != "COUNT"}
    assert numbers == {name.upper(): number for number, name in enumerate(QUESTIONS)}
    assert len(QUESTIONS) == questions.COUNT


def test_an_answer_is_heard_while_its_unit_is_in_play() -> None:
    game = lay("brains").put("piazza", "town_center")
    assert not may_be_held(game.t, questions.CENTER_IS_FREE)
    game.put("hernandez", "farm")
    assert [bearer for _, bearer, _ in all_held(game.t, questions.CENTER_IS_FREE)] == [UNIT["hernandez"]]
    game.put("hernandez", "cemetery")
    assert not may_be_held(game.t, questions.CENTER_IS_FREE)
    assert not held_by(game.t, UNIT["hernandez"], questions.CENTER_IS_FREE)


@pytest.mark.parametrize("level", ["outbreak", "brains", "directors_cut"])
def test_the_table_counts_who_answers_each_question(level: str) -> None:
    for seed in range(6):
        match = lastfire.new("dawn_of_the_zeds", seats=2, seed=seed, level=level)
        policy = RandomPolicy(seed)
        while (ask := match.ask) is not None:
            match.answer(policy.choose(ask))
            t = match._table
            assert isinstance(t, DawnTable)
            for question in range(questions.COUNT):
                sources = [unit for unit, space in enumerate(t.at) if space < IN_PLAY] + t.in_force
                for marks in t.marks:
                    sources += marker_sources(marks)
                answering = [source for source in sources if t.box.answers[source][question]]
                assert t.heard[question] - t.box.heard[question] == len(answering)
            assert unpack_table(t.pack(), t.seats, t.box, t.house).heard == t.heard


def test_what_is_in_force_is_found_under_every_question_that_it_answers() -> None:
    for source in range(EVENT_SOURCE, FATE_SOURCE):
        game = lay("directors_cut").force(source)
        for question in range(questions.COUNT):
            assert in_force(game.t, question) == game.t.box.answers[source][question]


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_what_the_box_says_of_a_unit_alone_no_marker_says(level: str) -> None:
    """``is_barred`` and ``acts_alone`` go by what is printed on it: no marker answers those questions."""
    box = lay(level).t.box
    assert not box.asked_of_markers[questions.BARS]
    assert not box.asked_of_markers[questions.ACTS_FOR_ITSELF]
