"""Exact chances, compared with every way the dice can fall."""

import itertools

import pytest

from lastfire.engine.errors import SetupError
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    BY_TABLE,
    HUMANS,
    THE_ZEDS,
    Bearer,
    gunfire,
    hand_to_hand,
    hits_that_tell,
    odds,
    row_chances,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import odds_of_meeting, odds_of_shot
from lastfire.games.dawn_of_the_zeds.rules.combat.table import HITS_ON_UNIT, HITS_ON_ZEDS, ROW, zeds_lose
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

DICE = range(1, 7)


def every_row(extra: int) -> list[int]:
    """The row of every way that so many dice more than two can fall."""
    return [ROW[sum(sorted(dice)[-2:])] for dice in itertools.product(DICE, repeat=2 + extra)]


def suffered(hits: int, bearers: list[Bearer], ignoring: tuple[int, ...]) -> int:
    """How many of the Hits tell if these dice fall for ignoring them."""
    left = [bearer[0] for bearer in bearers]
    told = 0
    for hit in range(hits):
        standing = [at for at, count in enumerate(left) if count]
        if not standing:
            break
        if ignoring[hit] > bearers[standing[0]][1]:
            left[standing[0]] -= 1
            told += 1
    return told


def by_hand(hits: int, bearers: list[Bearer]) -> list[float]:
    """The chances of Hits that tell, by trying out all dice."""
    ways = list(itertools.product(DICE, repeat=hits))
    found = [0.0] * (hits + 1)
    for dice in ways:
        found[suffered(hits, bearers, dice)] += 1 / len(ways)
    return found


def equal(one: list[float], other: list[float]) -> bool:
    size = max(len(one), len(other))
    padded = [[*chances, *[0.0] * (size - len(chances))] for chances in (one, other)]
    return padded[0] == pytest.approx(padded[1])


@rule("DOZ-COMBAT-13", "DOZ-COMBAT-21")
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_the_rows_are_as_likely_as_the_dice_make_them(extra: int) -> None:
    rows = every_row(extra)
    assert row_chances(extra) == pytest.approx([rows.count(row) / len(rows) for row in range(7)])


@pytest.mark.parametrize("hits", range(6))
@pytest.mark.parametrize(
    "bearers", [[(2, 0)], [(2, 3)], [(1, 2)], [(4, 3)], [(1, 3), (2, 0)], [(2, 2), (1, 3)]]
)
def test_hits_that_tell_are_those_that_nobody_ignores(hits: int, bearers: list[Bearer]) -> None:
    rolled = [0.0] * hits + [1.0]
    assert equal(hits_that_tell(rolled, bearers), by_hand(hits, bearers))


@rule("DOZ-COMBAT-20")
@pytest.mark.parametrize("column", range(7))
@pytest.mark.parametrize(("extra", "again"), [(0, False), (0, True), (1, False), (1, True)])
def test_a_hand_to_hand_is_as_likely_won_as_the_dice_make_it(column: int, extra: int, again: bool) -> None:
    bearers: list[Bearer] = [(2, 2), (6, 0)]
    wins = 0.0
    on_zeds = [0.0] * 8
    on_unit = [0.0] * 8
    ends: list[tuple[int, float]] = []
    rows = every_row(extra)
    for row in rows:
        if again and not zeds_lose(row, column):
            ends += [(second, 1 / len(rows) ** 2) for second in rows]
        else:
            ends.append((row, 1 / len(rows)))
    chances = [sum(chance for end, chance in ends if end == row) for row in range(7)]
    for row, chance in enumerate(chances):
        wins += chance * zeds_lose(row, column)
        for hits, share in enumerate(by_hand(HITS_ON_ZEDS[row][column], bearers)):
            on_zeds[hits] += chance * share
        for hits, share in enumerate(by_hand(HITS_ON_UNIT[row][column], [(2, 3)])):
            on_unit[hits] += chance * share
    found = hand_to_hand(column, (2, 3), bearers, extra, again)
    assert found["wins"] == pytest.approx(wins)
    assert equal(found["zeds_hits"], on_zeds)
    assert equal(found["unit_hits"], on_unit)
    assert found["unit_falls"] == pytest.approx(on_unit[2])
    assert found["zeds_fall"] == pytest.approx(0)


def test_a_weak_unit_and_weak_zeds_may_fall() -> None:
    found = hand_to_hand(3, (1, 0), [(1, 0)])
    assert found["unit_falls"] == pytest.approx(35 / 36)
    assert found["zeds_fall"] == pytest.approx(30 / 36)


@rule("DOZ-UNIT-40", "DOZ-UNIT-71")
@pytest.mark.parametrize(("winner", "wins"), [(HUMANS, 1), (THE_ZEDS, 0), (BY_TABLE, 21 / 36)])
def test_somebody_may_win_whatever_the_dice_say(winner: int, wins: float) -> None:
    assert hand_to_hand(3, winner=winner)["wins"] == pytest.approx(wins)
    # Then nobody rolls again, and Hits are as the table says.
    again = hand_to_hand(3, rolls_again=True, winner=winner)
    plain = hand_to_hand(3, winner=BY_TABLE)
    assert equal(again["unit_hits"], plain["unit_hits"]) == (winner != BY_TABLE)


def test_a_spared_unit_takes_no_hits() -> None:
    found = hand_to_hand(0, (1, 0), spares_unit=True)
    assert found["unit_hits"] == [1.0]
    assert found["unit_falls"] == 0


@rule("DOZ-GUN-9", "DOZ-GUN-11")
@pytest.mark.parametrize("column", range(7))
@pytest.mark.parametrize("target", [(6, 0), (2, 3), (1, 0)])
def test_gunfire_is_as_likely_to_hit_as_the_dice_make_it(column: int, target: Bearer) -> None:
    chances = [0.0] * 8
    rows = every_row(0)
    for row in rows:
        for hits, share in enumerate(by_hand(HITS_ON_ZEDS[row][column], [target])):
            chances[hits] += share / len(rows)
    found = gunfire(column, target)
    assert equal(found["hits"], chances)
    assert found["falls"] == pytest.approx(sum(chances[target[0] :]))


def test_odds_go_from_strengths_and_shifts_to_the_column() -> None:
    assert odds(9, 4, 1) == hand_to_hand(2)
    assert odds(4, 4, -9) == hand_to_hand(0)


def test_a_number_out_of_range_is_named() -> None:
    with pytest.raises(SetupError, match="unit"):
        odds(4, 0)
    with pytest.raises(SetupError, match="zeds_left"):
        odds(4, 4, zeds_left=0)


def test_the_odds_of_a_fight_on_the_table_know_terrain_dice_and_abilities() -> None:
    game = lay("brains").put("schmidt", "uptown").put("wzed", "town_center").put("zeds_15", "uptown", "tough")
    found = odds_of_meeting(game.t, [UNIT["zeds_15"]], UNIT["schmidt"], SPACE["uptown"], True)
    # 5 against 4, three shifts to the right; a third die, and another roll after a loss.
    assert found == hand_to_hand(5, (2, 3), [(6, 3)], 1, True)
    veterans = game.put("veterans", "uptown")
    found = odds_of_meeting(veterans.t, [UNIT["zeds_15"]], UNIT["veterans"], SPACE["uptown"], False)
    assert found == hand_to_hand(2, (4, 0), [(6, 3)], winner=HUMANS)


def test_the_odds_of_gunfire_on_the_table_know_strength_and_shifts() -> None:
    game = lay().put("piazza", "forest_1").put("zeds_5", "farm", "reduced", hits=1)
    assert odds_of_shot(game.t, UNIT["piazza"], UNIT["zeds_5"]) == gunfire(3, (2, 0))
    assert odds_of_shot(game.t, UNIT["piazza"], UNIT["zeds_5"], 1) == gunfire(4, (2, 0))
