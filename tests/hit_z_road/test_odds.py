"""The odds are exact: they equal fights fought on the table, and what one works out by hand."""

from math import sqrt
from typing import Final

import pytest

import lastfire
from lastfire import Ask, Match
from lastfire.engine.chance import Chance
from lastfire.hit_z_road import odds
from lastfire.hit_z_road.state import CARD as AT_A_CARD
from lastfire.hit_z_road.state import RoadTable
from tests.hit_z_road.table import BLANK, NUMBER, OPPORTUNITY, meet
from tests.rule import rule

FIGHTS: Final = 20_000

SETTINGS: Final = [
    # A card, what it is fought with, and what that makes: survivors, zombies, skulls, adrenaline.
    ("church", 4, 0, (4, 4, 0, 0)),
    ("hospital", 3, 2, (3, 5, 0, 2)),
    ("airport", 4, 1, (4, 6, 2, 2)),
    ("camp_breakout", 5, 4, (5, 6, 3, 4)),
    ("beach", 1, 1, (1, 3, 0, 2)),
]
"""Five settings of 20,000 fights: 100,000 in all."""


def first_option(ask: Ask) -> int:
    """Fight hand to hand, and spend adrenaline: first on lives, then on kills."""
    assert ask.question in ("before_melee", "spend_adrenaline")
    return 0


def prepared(card: str, people: int, adrenaline: int) -> RoadTable:
    """Seat 0 is the last to drive in round 8 and about to meet its last card, with no gas and no ammo."""
    game = lastfire.games()["hit_z_road"]
    t = game.set_up(game.agree(2, {}), Chance())
    assert isinstance(t, RoadTable)
    t.round = 8
    t.order = [1, 0]
    t.at = 1
    t.path = 0
    t.slot = 1
    t.paths = [-2, NUMBER[card], -2, -2, -2, -2]
    t.keys = [0, 0, 0]
    t.taken = [0, 1, -1]
    t.phase = AT_A_CARD
    group = t.groups[0]
    group.people, group.ammo, group.gas, group.adrenaline = people, 0, 0, adrenaline
    return t


@rule("HZR-MELEE-2..3", "HZR-MELEE-11", "HZR-HORDE-6")
@pytest.mark.parametrize(("card", "people", "adrenaline", "setting"), SETTINGS)
def test_the_odds_equal_fights_on_the_table(
    card: str, people: int, adrenaline: int, setting: tuple[int, int, int, int]
) -> None:
    game = lastfire.games()["hit_z_road"]
    setup = game.agree(2, {})
    start = prepared(card, people, adrenaline)
    luck = Chance()
    luck.reseed(sum(setting))
    ends: dict[tuple[int, int], int] = {}
    for _ in range(FIGHTS):
        t = start.copy()
        t.chance.luck_1, t.chance.luck_2 = luck.luck_1, luck.luck_2
        match = Match(game, setup, t)
        match._begin()
        match.playout(first_option)
        luck.luck_1, luck.luck_2 = t.chance.luck_1, t.chance.luck_2
        assert match.over
        end = (t.groups[0].people, t.groups[0].adrenaline)
        ends[end] = ends.get(end, 0) + 1
    survivors, zombies, skulls, usable = setting
    expected = odds(survivors, zombies, skulls, usable)
    for name, worth in (
        ("win", {end: float(end[0] > 0) for end in ends}),
        ("survivors", {end: float(end[0]) for end in ends}),
        ("adrenaline", {end: float(end[1]) for end in ends}),
    ):
        mean = sum(count * worth[end] for end, count in ends.items()) / FIGHTS
        spread = sum(count * (worth[end] - mean) ** 2 for end, count in ends.items()) / FIGHTS
        error = sqrt(spread / FIGHTS)
        assert abs(mean - getattr(expected, name)) <= 3 * error, (name, mean, expected, error)


# By hand.


def test_one_survivor_against_one_zombie() -> None:
    # A target on three faces of four that decide; blank and lightning change nothing.
    assert odds(1, 1).win == pytest.approx(3 / 4)
    assert odds(1, 1).survivors == pytest.approx(3 / 4)
    assert odds(1, 1).adrenaline == 0
    # On the red die two of five faces that decide are deadly.
    assert odds(1, 1, 1).win == pytest.approx(3 / 5)


def test_one_survivor_against_several() -> None:
    for zombies in range(1, 7):
        # Each kill is an independent 3 to 1; a kill face fells one zombie, adrenaline there is none.
        assert odds(1, zombies).win == pytest.approx((3 / 4) ** zombies)
        assert odds(1, zombies, 1).win == pytest.approx((3 / 5) ** zombies)


def test_one_survivor_with_one_adrenaline() -> None:
    # Of five faces that matter: three kill, one kills for the adrenaline, one is saved by it.
    assert odds(1, 1, 0, 1).win == pytest.approx(3 / 5 + 1 / 5 + 1 / 5 * 3 / 4)
    assert odds(1, 1, 0, 1).adrenaline == pytest.approx(3 / 5)
    # The fatal face takes no adrenaline.
    assert odds(1, 1, 1, 1).win == pytest.approx(3 / 6 + 1 / 6 + 1 / 6 * 3 / 5)


def test_a_bonus_kill_against_two_zombies() -> None:
    # By hand from the four faces: kill, bonus kill, opportunity, casualty; a blank changes nothing.
    alone = 3 / 4
    wins = 2 / 6 * odds(1, 1, 0, 1).win + 1 / 6 + 1 / 6 * alone + 1 / 6 * alone**2
    assert odds(1, 2, 0, 1).win == pytest.approx(wins * 6 / 5)


def test_two_survivors_against_one_zombie() -> None:
    assert odds(2, 1).win == pytest.approx(15 / 16)
    assert odds(2, 1).survivors == pytest.approx(51 / 32)


def test_without_zombies_nothing_is_lost() -> None:
    assert odds(5, 0, 3, 2).win == 1
    assert odds(5, 0, 3, 2).survivors == 5
    assert odds(5, 0, 3, 2).adrenaline == 2


@rule("HZR-HORDE-3")
def test_skulls_beyond_the_survivors_make_no_difference() -> None:
    for adrenaline in (0, 2):
        few, many = odds(2, 3, 2, adrenaline), odds(2, 3, 9, adrenaline)
        assert (few.win, few.survivors, few.adrenaline) == pytest.approx(
            (many.win, many.survivors, many.adrenaline)
        )


def test_known_chances() -> None:
    # An independent simulation of 11,111 fights each.
    for survivors, zombies, won in ((4, 3, 0.961), (4, 5, 0.889), (5, 6, 0.918), (1, 4, 0.318)):
        assert abs(odds(survivors, zombies).win - won) <= 3 * sqrt(won * (1 - won) / 11_111)


def test_more_help_is_never_worse() -> None:
    for survivors in range(1, 6):
        for zombies in range(1, 7):
            assert odds(survivors + 1, zombies).win >= odds(survivors, zombies).win
            assert odds(survivors, zombies, 0, 1).win >= odds(survivors, zombies).win
            assert odds(survivors, zombies, 1).win <= odds(survivors, zombies).win
            assert odds(survivors, zombies + 1).win <= odds(survivors, zombies).win


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ((0, 1), "survivors"),
        ((21, 1), "survivors"),
        ((-1, 1), "survivors"),
        ((1, -1), "zombies"),
        ((1, 61), "zombies"),
        ((1, 1, -1), "skulls"),
        ((1, 1, 21), "skulls"),
        ((1, 1, 0, -1), "adrenaline"),
        ((1, 1, 0, 61), "adrenaline"),
    ],
)
def test_a_number_out_of_range_is_named(arguments: tuple[int, ...], name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}: "):
        odds(*arguments)


# The odds beside the options of a question are the same odds.


def test_the_odds_of_fighting_are_shown_beside_the_option() -> None:
    table = meet("airport", people={0: 4})
    shown = table.match.odds(0)["options"]
    assert table.options[0] == "fight"
    exact = odds(4, 6, 2, 5)
    assert shown["0"]["win"] == pytest.approx(exact.win, abs=1e-4)
    assert shown["0"]["people"] == pytest.approx(exact.survivors, abs=1e-3)
    assert shown["0"]["adrenaline"] == pytest.approx(exact.adrenaline, abs=1e-3)


def test_the_odds_of_a_volley_are_those_of_all_its_hits() -> None:
    table = meet("church", people={0: 3}, adrenaline={0: 0})
    position = table.options.index("shoot ammo=1")
    chances = ((0, 1 / 4), (1, 1 / 2), (2, 1 / 4))
    assert table.match.odds(0)["options"][str(position)]["win"] == pytest.approx(
        sum(chance * odds(3, 4 - hits).win for hits, chance in chances), abs=1e-4
    )


def test_the_odds_of_spending_are_those_of_what_is_left() -> None:
    table = meet("large_crowd", people={0: 4}, adrenaline={0: 2})
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK)
    table.fights(0)
    shown = table.match.odds(0)["options"]
    for position, option in enumerate(table.options):
        left = odds(4, 7, 0, 1) if option.endswith("kills=1") else odds(4, 8, 0, 2)
        assert shown[str(position)]["win"] == pytest.approx(left.win, abs=1e-4)


def test_the_odds_without_adrenaline_where_none_may_be_spent() -> None:
    table = meet("fairground", people={0: 2})
    shown = table.match.odds(0)["options"]["0"]
    assert shown["win"] == pytest.approx(odds(2, 4).win, abs=1e-4)
    assert shown["adrenaline"] == pytest.approx(4 * odds(2, 4).win, abs=1e-3)
