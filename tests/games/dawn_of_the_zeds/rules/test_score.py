"""The account, the score, the epilogue."""

from typing import Any

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import cards_to_come
from lastfire.games.dawn_of_the_zeds.rules.score import account, band, score
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import CHAOS_WINS, SURVIVED, TOWN_FALLS, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    BANDS,
    BANDS_OF_A_LOSS,
    EPILOGUES,
    EPILOGUES_OF_A_LOSS,
    SCORE_LINES,
)
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def ends(game: Game, ending: int = SURVIVED) -> Game:
    """The game ends so."""

    def step(t: DawnTable) -> Flow:
        end_game(t, ending)
        yield from ()

    return game.carries_out(step)


def lines(game: Game) -> dict[str, int]:
    """The points of each line of the account."""
    return {SCORE_LINES[line].id: points for line, _, points in account(game.now)}


def told(game: Game) -> dict[str, Any]:
    """The score as it was told."""
    return dict(game.told("scored")[0].args)


@rule("DOZ-SCORE-1")
@pytest.mark.parametrize(
    ("unit", "line"),
    [
        ("hunt", "heroes"),
        ("furies", "civilians"),
        ("regular_civilians_1", "civilians"),
        ("rangers", "civilians"),
        ("red_diamond_guards_1", "civilians"),
        ("national_guard", "guard"),
    ],
)
@pytest.mark.parametrize("space", ["farm", "town_center", "hospital"])
def test_each_hero_civilians_and_guard_in_play_is_worth_one(unit: str, line: str, space: str) -> None:
    assert lines(ends(lay("walking_zeds").put(unit, space)))[line] == 1


@rule("DOZ-SCORE-1", "DOZ-SCORE-11")
@pytest.mark.parametrize("space", ["cemetery", "aside", "gone"])
def test_who_is_dead_or_never_came_is_worth_nothing(space: str) -> None:
    game = ends(lay("apocalypse").put("hunt", space).put("villagers_1", space))
    assert (lines(game)["heroes"], lines(game)["refugees"]) == (0, 0)


@rule("DOZ-SCORE-2")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (20, 1)])
def test_two_supplies_and_two_ammo_are_worth_one_each(count: int, points: int) -> None:
    game = ends(lay("outbreak").has(supplies=count, ammo=count))
    assert (lines(game)["supplies"], lines(game)["ammo"]) == (points, points)


@rule("DOZ-SCORE-2")
def test_the_basic_game_counts_ammo_alone() -> None:
    assert set(lines(ends(lay()))) == {"heroes", "civilians", "ammo"}


@rule("DOZ-SCORE-3")
@pytest.mark.parametrize(
    ("unit", "marks"), [("villagers_1", ()), ("villagers_1", ("refugees",)), ("vip", ())]
)
@pytest.mark.parametrize("space", ["farm", "refugee_camp", "hospital"])
def test_villagers_refugees_and_vips_are_worth_three_and_no_more(
    unit: str, marks: tuple[str, ...], space: str
) -> None:
    game = ends(lay("apocalypse").put(unit, space, *marks))
    assert lines(game)["refugees"] == 3
    assert lines(game)["civilians"] == 0


@rule("DOZ-SCORE-4")
def test_the_antidote_and_each_component_are_worth_one() -> None:
    game = ends(lay("brains").has(antidote=True).force(COMPONENT_SOURCE).force(COMPONENT_SOURCE + 3))
    assert (lines(game)["antidote"], lines(game)["super_weapon"]) == (1, 2)


@rule("DOZ-SCORE-4")
def test_the_final_component_alone_is_worth_nothing() -> None:
    assert lines(ends(lay("brains").has(final_component=True)))["antidote"] == 0


@rule("DOZ-SCORE-5")
@pytest.mark.parametrize(("infection", "points"), [(0, 1), (6, 1), (7, 0)])
def test_infection_of_six_or_less_is_worth_one(infection: int, points: int) -> None:
    assert lines(ends(lay("outbreak").has(infection=infection)))["infection"] == points


@rule("DOZ-SCORE-6")
def test_each_chaos_marker_on_the_map_costs_one() -> None:
    assert lines(ends(lay("apocalypse").chaos("farm", 2).chaos("ingeburg")))["chaos"] == -3


@rule("DOZ-SCORE-7")
@pytest.mark.parametrize("ending", [TOWN_FALLS, CHAOS_WINS])
def test_after_a_loss_each_unrevealed_event_card_costs_one(ending: int) -> None:
    game = lay("apocalypse")
    game.t.to_come = [0, 0, 0, 2, 0, 1, 0, 0]
    left = cards_to_come(game.t)
    assert left > 0
    assert lines(ends(game, ending))["cards"] == -left


@rule("DOZ-SCORE-7")
def test_after_a_win_cards_cost_nothing() -> None:
    assert "cards" not in lines(ends(lay("apocalypse")))


@rule("DOZ-SCORE-8", "DOZ-COOP-15")
def test_the_score_is_good_minus_bad() -> None:
    game = lay("apocalypse", seats=2).put("hunt", "farm").put("villagers_1", "st_thomas").chaos("ingeburg")
    assert told(ends(game))["points"] == 1 + 3 + 1 - 1  # with 1 for low Infection


@rule("DOZ-SCORE-8")
def test_the_score_may_be_negative() -> None:
    game = ends(lay("apocalypse").chaos("ingeburg", 4).has(infection=7))
    assert score(game.now) == -4


@rule("DOZ-SCORE-9")
@pytest.mark.parametrize(
    ("points", "number"),
    [(-3, 0), (0, 0), (1, 1), (5, 1), (6, 2), (12, 2), (13, 3), (20, 3), (21, 4), (40, 4)],
)
def test_the_score_falls_into_one_of_five_bands(points: int, number: int) -> None:
    assert band(points) == number


@rule("DOZ-SCORE-9")
def test_the_band_is_told_with_the_score() -> None:
    game = lay().put("hunt", "farm").put("furies", "uptown")
    assert told(ends(game)) == {"points": 2, "band": "doubt"}


def epilogues(game: Game) -> list[str]:
    return [record.args["epilogue"] for record in ends(game).told("epilogue")]


@rule("DOZ-SCORE-10")
@pytest.mark.parametrize(
    ("chaos", "line"),
    [(0, "chaos_little"), (6, "chaos_little"), (7, "chaos_much"), (9, "chaos_much"), (10, "chaos_hellish")],
)
def test_a_line_follows_the_chaos_left(chaos: int, line: str) -> None:
    assert line in epilogues(lay("apocalypse").chaos("farm", chaos))


@rule("DOZ-SCORE-10")
@pytest.mark.parametrize(
    ("count", "line"),
    [
        (0, "refugees_none"),
        (1, "refugees_few"),
        (2, "refugees_few"),
        (3, "refugees_many"),
        (5, "refugees_many"),
    ],
)
def test_a_line_follows_the_refugees(count: int, line: str) -> None:
    game = lay("apocalypse")
    for number in range(1, count + 1):
        game.put(f"villagers_{number}", "refugee_camp", "refugees")
    assert line in epilogues(game)


@rule("DOZ-SCORE-10")
@pytest.mark.parametrize(("antidote", "line"), [(False, "no_antidote"), (True, "antidote")])
def test_a_line_follows_the_antidote(antidote: bool, line: str) -> None:
    assert line in epilogues(lay("brains").has(antidote=antidote))


@rule("DOZ-SCORE-10")
@pytest.mark.parametrize(
    ("count", "line"), [(0, "no_weapon"), (1, "part_of_weapon"), (3, "part_of_weapon"), (4, "whole_weapon")]
)
def test_a_line_follows_the_super_weapon(count: int, line: str) -> None:
    game = lay("brains")
    for number in range(count):
        game.force(COMPONENT_SOURCE + number)
    assert line in epilogues(game)


@rule("DOZ-SCORE-10")
def test_a_level_says_nothing_of_what_it_does_not_know() -> None:
    assert epilogues(lay("outbreak")) == []
    assert epilogues(lay("apocalypse")) == ["chaos_little", "refugees_none"]


PRAISE = {
    "en": ("chose well", "alive", "Legend", "Good effort", "saved", "sent to every", "freed", "for months"),
    "ja": ("正しく", "守られ", "伝説", "健闘", "助かった", "届けられ", "解放", "何か月"),
}
"""What is said where somebody lives to hear it."""


@rule("DOZ-SCORE-9", "DOZ-SCORE-10")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("ending", [TOWN_FALLS, CHAOS_WINS])
def test_the_epilogue_of_a_lost_town_praises_nobody(ending: int, lang: str) -> None:
    game = lay("brains").chaos("farm", 7).has(antidote=True)
    game.t.to_come = [0] * len(game.t.to_come)
    for number in range(1, 6):
        game.put(f"villagers_{number}", "refugee_camp", "refugees")
    for number in range(4):
        game.force(COMPONENT_SOURCE + number)
    ends(game, ending)
    said = [*game.told("scored"), *game.told("epilogue")]
    text = " ".join(record.text(lang) for record in said)
    assert [words for words in PRAISE[lang] if words in text] == []
    # By its values it is the same score, and the same lines.
    assert said[0].args == {"points": 13, "band": "leaders"}
    assert [record.args["epilogue"] for record in said[1:]] == [
        "chaos_much",
        "refugees_many",
        "antidote",
        "whole_weapon",
    ]


@rule("DOZ-SCORE-9", "DOZ-SCORE-10")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_sentence_for_a_lost_town_speaks_of_anybody_kept_safe(lang: str) -> None:
    for stands, lost in ((BANDS, BANDS_OF_A_LOSS), (EPILOGUES, EPILOGUES_OF_A_LOSS)):
        assert [noun.id for noun in stands] == [noun.id for noun in lost]
        said = [noun.name.text(lang) for noun in lost]
        assert [text for text in said if any(words in text for words in PRAISE[lang])] == []


@rule("DOZ-SCORE-11")
@pytest.mark.parametrize("unit", ["raiders", "zeds_1", "were", "noelle", "looters_1"])
def test_raiders_zeds_and_un_zeds_count_for_nothing(unit: str) -> None:
    game = ends(lay("brains").put(unit, "highway_1").has(infection=7))
    assert score(game.now) == 0
