"""Scavenging."""

import pytest

from tests.games.hit_z_road.table import CASUALTY, KILL, meet
from tests.rule import rule


@rule("HZR-SCAV-1")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("police_armoury", (8, 4, 4)),
        ("fuel_tanker", (4, 8, 4)),
        ("safe_zone", (4, 4, 6)),
        ("farm", (6, 5, 4)),
        ("rabid_dogs", (4, 4, 4)),
    ],
)
def test_the_group_gains_what_the_card_shows(card: str, goods: tuple[int, int, int]) -> None:
    # A crowd on the right card stops the group there.
    table = meet(card, "large_crowd", seats=3)
    if card == "rabid_dogs":
        assert table.told("scavenged") == []
        assert table.asked == ("discard", 0)
    assert table.group(0).goods == goods
    assert table.group(1).goods == (4, 4, 4)


@rule("HZR-SCAV-2")
def test_what_a_card_yields_serves_its_own_event() -> None:
    table = meet("river_crossing", ammo={0: 0}, gas={0: 1})
    assert table.asked == ("pay_or_lose", 0)
    # The captors' adrenaline, the booty of the boot: found first, then discarded.
    table.pays(0, gas=1)
    table = meet("robbed_boot", ammo={0: 0}, gas={0: 0}, adrenaline={0: 0})
    assert table.told("scavenged")[0]["adrenaline"] == 2
    assert table.told("discarded")[0]["adrenaline"] == 1


@rule("HZR-SCAV-2")
def test_what_a_card_yields_serves_its_own_fight() -> None:
    table = meet("small_prison", ammo={0: 0}, gas={0: 0}, adrenaline={0: 0})
    assert table.shots == [1, 2, 3]
    table.falls(KILL, KILL, KILL, KILL)
    table.shoots(0, 2)
    table = meet("hospital", gas={0: 1})
    assert table.group(0).gas == 2
    table.flees(0)
    table = meet("airport", adrenaline={0: 0}, people={0: 3})
    table.falls(KILL, CASUALTY, KILL)
    table.fights(0)
    assert table.asked == ("spend_adrenaline", 0)
    assert table.about["adrenaline"] == 1


@rule("HZR-SCAV-3")
def test_fleeing_keeps_what_was_found() -> None:
    table = meet("small_prison", "hospital")
    assert table.group(0).goods == (7, 4, 4)
    table.flees(0)
    assert table.group(0).goods == (7, 3, 4)
    assert table.group(0).won == ()


@rule("HZR-SCAV-3")
def test_by_option_fleeing_returns_what_was_found() -> None:
    table = meet("roadside_container", "large_crowd", flee_keeps_loot=False)
    assert table.group(0).goods == (4, 5, 5)
    before = table.group(1)
    table.flees(0)
    assert table.group(0).goods == (4, 2, 4)
    assert table.group(1) == before
    # The next card yields nothing to return.
    table.flees(0)
    assert table.group(0).goods == (4, 0, 4)


@rule("HZR-SCAV-3")
def test_by_option_only_what_is_still_there_is_returned() -> None:
    table = meet("small_prison", "large_crowd", ammo={0: 0}, flee_keeps_loot=False)
    table.falls(CASUALTY, CASUALTY, CASUALTY, CASUALTY)
    table.shoots(0, 2)
    assert table.group(0).ammo == 1
    table.flees(0)
    assert table.group(0).goods == (0, 2, 4)


@rule("HZR-SCAV-4")
def test_resources_pile_up_without_limit() -> None:
    table = meet("police_armoury", "large_crowd", ammo={0: 40}, gas={0: 31}, adrenaline={0: 33})
    assert table.group(0).goods == (44, 31, 33)
    assert table.shots == list(range(1, 45))
