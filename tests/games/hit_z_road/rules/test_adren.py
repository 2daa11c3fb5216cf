"""Adrenaline."""

import pytest

from lastfire.games.hit_z_road.rules.odds import odds
from tests.games.hit_z_road.table import BLANK, BONUS_KILL, CASUALTY, FATAL, KILL, OPPORTUNITY, meet, seat
from tests.rule import rule


@rule("HZR-ADREN-1")
@pytest.mark.parametrize(
    ("face", "offered"),
    [
        (OPPORTUNITY, {(0, 1), (0, 0)}),
        (BONUS_KILL, {(0, 1), (0, 0)}),
        (CASUALTY, {(1, 0), (0, 0)}),
    ],
)
def test_the_faces_that_take_adrenaline(face: str, offered: set[tuple[int, int]]) -> None:
    table = meet("large_crowd")
    table.falls(face, KILL, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.spendings == offered


@rule("HZR-ADREN-1", "HZR-ADREN-7")
def test_the_faces_that_take_none() -> None:
    table = meet("camp_breakout")
    table.falls(KILL, BLANK, FATAL, KILL, KILL)
    table.falls(KILL, KILL, KILL, FATAL)
    # A fight to the end without a question.
    table.fights(0)
    assert table.told("adrenaline_spent") == []
    assert table.group(0).adrenaline >= 4
    assert table.group(0).people == 3


@rule("HZR-ADREN-2")
def test_a_die_takes_one_adrenaline() -> None:
    table = meet("large_crowd")
    table.falls(BONUS_KILL, CASUALTY, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.spendings == {(1, 1), (1, 0), (0, 1), (0, 0)}
    table.falls(OPPORTUNITY, *[BLANK] * 4)
    table.spends(0, saves=1, kills=1)
    assert table.group(0).adrenaline == 2
    assert table.group(0).people == 5
    assert table.zombies == 6


@rule("HZR-ADREN-3")
def test_short_of_adrenaline_the_player_picks() -> None:
    table = meet("large_crowd", adrenaline={0: 2}, seats=3)
    table.falls(CASUALTY, CASUALTY, OPPORTUNITY, OPPORTUNITY, BLANK)
    before = table.group(1)
    table.fights(0)
    assert table.spendings == {(2, 0), (1, 1), (1, 0), (0, 2), (0, 1), (0, 0)}
    table.falls(BLANK, BLANK, BLANK, KILL)
    table.falls(KILL, KILL, KILL, KILL)
    table.falls(KILL, KILL, KILL, BLANK)
    table.spends(0, saves=1, kills=1)
    assert table.group(0).people == 4
    assert table.told("adrenaline_spent") == [{"seat": 0, "saves": 1, "kills": 1}]
    assert table.group(1) == before


@rule("HZR-ADREN-4")
def test_adrenaline_may_be_held_back_though_somebody_dies() -> None:
    table = meet("large_crowd")
    table.falls(CASUALTY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK)
    table.spends(0)
    assert table.group(0).people == 4
    assert table.group(0).adrenaline == 4
    assert table.told("adrenaline_spent") == []


@rule("HZR-ADREN-5")
def test_adrenaline_rescues_the_very_last_survivor() -> None:
    table = meet("large_crowd", people={0: 1}, adrenaline={0: 1})
    table.falls(CASUALTY)
    table.fights(0)
    assert table.spendings == {(1, 0), (0, 0)}
    table.falls(*[KILL] * 8)
    table.spends(0, saves=1)
    assert table.group(0).alive
    assert table.group(0).people == 1
    assert "large_crowd" in (table.group(0).won or ())


@rule("HZR-ADREN-6")
def test_once_nobody_is_left_adrenaline_is_of_no_use() -> None:
    table = meet("camp_breakout", people={0: 2}, seats=3)
    table.falls(FATAL, FATAL)
    table.fights(0)
    assert not table.group(0).alive
    assert table.group(0).adrenaline == 0
    assert table.asked == ("choose_path", 1)


@rule("HZR-ADREN-6")
def test_holding_back_on_the_last_casualty_ends_the_group() -> None:
    table = meet("large_crowd", people={0: 1}, seats=3)
    table.falls(CASUALTY)
    table.fights(0)
    table.spends(0)
    assert not table.group(0).alive
    assert table.asked == ("choose_path", 1)


@rule("HZR-ADREN-8")
def test_no_more_kills_are_offered_than_zombies_remain() -> None:
    table = meet("church")
    table.falls(KILL, BONUS_KILL, OPPORTUNITY, OPPORTUNITY, KILL)
    table.fights(0)
    # Three free kills leave one zombie, though three lightnings were rolled.
    assert table.about["zombies"] == 1
    assert table.about["lightnings"] == 1
    assert table.spendings == {(0, 1), (0, 0)}
    table.spends(0, kills=1)
    assert table.group(0).adrenaline >= 3


@rule("HZR-ADREN-8")
def test_nothing_is_asked_when_the_free_kills_were_enough() -> None:
    table = meet("small_prison", "large_crowd")
    table.falls(BONUS_KILL, BONUS_KILL, KILL, OPPORTUNITY, BLANK)
    table.fights(0)
    assert table.told("adrenaline_spent") == []
    assert table.group(0).won == ("small_prison",)


@rule("HZR-ADREN-9")
def test_lives_and_kills_are_bought_in_one_answer() -> None:
    table = meet("church", "large_crowd")
    table.falls(CASUALTY, CASUALTY, OPPORTUNITY, KILL, BONUS_KILL)
    table.fights(0)
    assert table.about == {"casualties": 2, "lightnings": 2, "zombies": 2, "adrenaline": 4}
    table.spends(0, saves=2, kills=2)
    assert table.told()[:2] == ["adrenaline_spent", "card_won"]
    assert table.group(0).people == 5
    assert table.group(0).adrenaline == 0
    assert table.asked == ("before_melee", 0)


@rule("HZR-ADREN-10")
def test_adrenaline_pays_bids_keys_and_prices_of_any_kind() -> None:
    table = seat(2, [(), (), ("robbed_boot",)], ammo={0: 0}, gas={0: 0}, adrenaline={0: 4})
    table.bids(0, 1)
    table.passes(1, 0)
    assert table.group(0).adrenaline == 3
    table.drives(0, 3)
    assert table.group(0).goods[2] < 5
    assert table.told("paid")[0]["adrenaline"] == 2
    assert table.told("discarded")[0] == {
        "seat": 0,
        "ammo": 0,
        "gas": 0,
        "adrenaline": 1,
        "card": "robbed_boot",
    }


@rule("HZR-ADREN-9", "HZR-EVENT-13", "HZR-BOX-12")
def test_no_group_is_too_large_for_its_adrenaline() -> None:
    table = meet("large_crowd", people={0: 9}, adrenaline={0: 20})
    table.falls(*[CASUALTY] * 9)
    table.fights(0)
    # One answer saves seven; what is left of the roll is asked once more.
    assert table.spendings == {(saves, 0) for saves in range(8)}
    assert table.about == {"casualties": 9, "lightnings": 0, "zombies": 8, "adrenaline": 20}
    table.spends(0, saves=7)
    assert table.asked == ("spend_adrenaline", 0)
    assert table.spendings == {(2, 0), (1, 0), (0, 0)}
    assert table.about == {"casualties": 2, "lightnings": 0, "zombies": 8, "adrenaline": 13}
    table.falls(*[KILL] * 8)
    table.spends(0, saves=1)
    assert table.group(0).people == 8
    assert table.group(0).adrenaline == 12
    assert [told["saves"] for told in table.all_told("adrenaline_spent")] == [7, 1]


@rule("HZR-ADREN-9")
def test_a_large_roll_is_settled_when_an_answer_leaves_adrenaline_unspent() -> None:
    table = meet("large_crowd", people={0: 9}, adrenaline={0: 20})
    table.falls(*[CASUALTY] * 4, *[OPPORTUNITY] * 5)
    table.fights(0)
    table.falls(*[KILL] * 9)
    table.spends(0, saves=4, kills=2)
    assert table.told()[:2] == ["adrenaline_spent", "melee_rolled"]
    assert table.group(0).people == 9


@rule("HZR-ADREN-9")
def test_the_prospects_of_a_large_roll_count_what_has_been_saved() -> None:
    table = meet("large_crowd", people={0: 9}, adrenaline={0: 20})
    table.falls(*[CASUALTY] * 9)
    table.fights(0)
    table.spends(0, saves=7)
    shown = table.match.odds(0)["options"]
    for position, option in enumerate(table.options):
        saves = int(option.partition("saves=")[2][0])
        left = odds(7 + saves, 8, 0, 13 - saves)
        assert shown[str(position)]["people"] == pytest.approx(left.survivors, abs=1e-3)
