"""What survivors and items say: every field of a power is said, in both languages."""

import re
from dataclasses import fields, replace
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.card import OUTSIDE_ONLY, Survivor
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects import action_powers, powers
from lastfire.games.dead_of_winter.rules.holding import ActionPower, Power
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL, MEDICINE, PLACES, SCHOOL

POWERS: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (powers.QuietAttack(), {}),
    (
        powers.KillsInstead(2, True),
        {"count": [1, 3], "exposed": [False], "noise": [1, 2], "uses": [FUEL, MEDICINE]},
    ),
    (powers.AnyDieAttack(), {}),
    (powers.SeesMore(1, 1, SCHOOL), {"look": [2], "keep": [0, 2], "place": [-1, 5], "every": [True]}),
    (powers.LoudLook(3), {"cards": [4]}),
    (powers.BuildsMore(2), {"count": [3]}),
    (powers.CleansMore(5), {"count": [6]}),
    (powers.ExtraDie(1), {"count": [2]}),
    (powers.SkippedByBite(), {}),
    (powers.NoFrostbite(), {}),
    (powers.BittenIsWound(), {}),
    (powers.Tough(4), {"wounds": [5]}),
    (powers.SafeMove(), {}),
    (powers.BorrowsPowers(), {}),
    (powers.MedicineAttack(3), {"count": [1, 4]}),
    (action_powers.SafeFuel(), {}),
    (
        action_powers.KillZombies(2, 0, SCHOOL),
        {"count": [1, 3], "rolls": [1, 2], "place": [-1, COLONY], "helpless": [True], "afar": [True]},
    ),
    (action_powers.MakeFood(2), {"count": [1], "place": [COLONY, SCHOOL]}),
    (action_powers.StealCard(False), {"look_only": [True]}),
    (action_powers.LeaveForMorale(1), {"morale": [2]}),
    (action_powers.RerollDice(1), {"count": [0, 2]}),
    (action_powers.RaiseDie(1), {"by": [2]}),
    (action_powers.SetDie(), {}),
    (action_powers.ShiftDie(1), {"by": [2]}),
    (action_powers.HealHere(1), {"count": [2]}),
    (action_powers.HealAnyone(1), {"count": [2]}),
    (action_powers.BuildFree(1), {"count": [2], "place": [COLONY, SCHOOL]}),
    (action_powers.FreeBarricade(), {}),
    (action_powers.FindOutsider(4), {"cards": [3]}),
    (action_powers.LookAtCrises(), {}),
    (action_powers.LookAtDeck(), {}),
    (action_powers.FreeAttack(), {}),
    (action_powers.LureZombies(4), {"count": [1, 3]}),
    (action_powers.CutZombie(1), {"count": [2]}),
    (action_powers.FeedColony(1), {"count": [2]}),
    (action_powers.BringStranger(1), {"helpless": [0, 2]}),
]
"""One of each power, and other values for each of its fields."""


def test_every_power_and_field_is_looked_at() -> None:
    found = {
        thing
        for thing in (*vars(powers).values(), *vars(action_powers).values())
        if isinstance(thing, type) and issubclass(thing, Power) and thing not in (Power, ActionPower)
    }
    assert {type(power) for power, _ in POWERS} == found
    for power, others in POWERS:
        assert {field.name for field in fields(power)} == set(others)
    # Each is on a card.
    printed = [card.power for card in BOX.survivors] + [item.power for item in BOX.items]
    assert {type(power) for power in printed} == found


@pytest.mark.parametrize(
    ("one", "two"),
    [
        pytest.param(power, replace(power, **{field: value}), id=f"{type(power).__name__}-{field}-{i}")
        for power, others in POWERS
        for field, values in others.items()
        for i, value in enumerate(values)
    ],
)
def test_every_field_is_said(one: Power, two: Power) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


@pytest.mark.parametrize("card", [*BOX.survivors, *BOX.items], ids=lambda card: str(card.id))
def test_every_card_says_something_in_both_languages(card: Any) -> None:
    said = card.words()
    assert said.en.endswith(".")
    assert not re.search("[぀-ヿ一-鿿]", said.en)
    assert said.ja.endswith("。")
    assert re.search("[぀-ヿ]", said.ja)
    assert not re.search("[a-zA-Z]", said.ja)


@pytest.mark.parametrize("card", [*BOX.survivors, *BOX.items], ids=lambda card: str(card.id))
def test_a_card_says_how_often_it_works_where_and_with_which_die(card: Any) -> None:
    said = card.words()
    assert ("once per round" in said.en.lower()) is card.once
    assert ("ラウンドに1回" in said.ja) is card.once
    if isinstance(card, Survivor):
        die = card.die
        assert (f"a die of {die} or higher" in said.en) is (die > 1)
        assert (f"{die}以上の目のダイス" in said.ja) is (die > 1)
        assert ("spend any die" in said.en or "1 additional die of any value" in said.en) is (die == 1)
        assert ("任意の目のダイス1個" in said.ja) is (die == 1)
        if card.place >= 0:
            assert said.en.count(PLACES[card.place].name.en) >= 1
            assert said.ja.count(PLACES[card.place].name.ja) >= 1
        elif card.place == OUTSIDE_ONLY:
            assert said.en.startswith("At a non-colony location, ")
            assert said.ja.startswith("この生存者がコロニー以外のロケーションにいるとき、")
        else:
            assert not any(place.name.en in said.en for place in PLACES)
    # Said once, whatever the power says itself.
    assert said.en.lower().count("per round") == int(card.once)
    assert said.ja.count("ラウンドに1回") == int(card.once)


def test_fifteen_survivors_and_eleven_items_work_once_a_round_beside_those_that_say_when() -> None:
    """The list of the cards on which nothing said so."""
    survivors = {card.id for card in BOX.survivors if "once per round" in card.words().en.lower()}
    items = {card.id for card in BOX.items if "once per round" in card.words().en.lower()}
    assert survivors >= {
        "thomas_heart", "loretta_clay", "gray_beard", "james_meyers", "olivia_brown", "ashley_ross",
        "bev_russell", "edward_white", "maria_lopez", "gabriel_diaz", "annaleigh_chan", "talia_jones",
        "brian_lee", "sophie_robinson", "daniel_smith",
    }  # fmt: skip
    assert items >= {
        "sniper_rifle", "shotgun", "lighter", "switchblade", "jazzercise", "cookbook", "leadership",
        "barricades_123", "walkie_talkie", "wrench", "baseball_bat",
    }  # fmt: skip
