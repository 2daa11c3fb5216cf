"""The odds are exact: they equal fights fought on the table, and what one works out by hand."""

from math import sqrt
from typing import Any, Final

import pytest

import lastfire
from lastfire import Ask, Match
from lastfire.engine.chance import Chance
from lastfire.games.hit_z_road.rules.odds import odds
from lastfire.games.hit_z_road.rules.state import CARD as AT_A_CARD
from lastfire.games.hit_z_road.rules.state import RoadTable
from tests.games.hit_z_road.table import BLANK, CARD, NUMBER, OPPORTUNITY, Game, meet, seat
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
    game = lastfire.registered_games()["hit_z_road"]
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
    game = lastfire.registered_games()["hit_z_road"]
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
    with pytest.raises(lastfire.SetupError, match=f"^{name}: "):
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


# The prospects of a path.


def path(table: Game, number: int) -> dict[str, Any]:
    shown = table.match.odds(0)["paths"][number - 1]
    assert isinstance(shown, dict)
    return shown


@rule("HZR-EVENT-12")
def test_a_path_says_what_it_costs() -> None:
    shown = path(seat(2, [("rabid_dogs", "motel_rest")]), 1)
    assert shown["costs"] == [{"resource": "any", "count": 1, "lives": 0, "token": None}]
    assert (shown["ammo"], shown["gas"], shown["adrenaline"]) == (0, 0, 1)
    assert not shown["fight"]


@rule("HZR-EVENT-8", "HZR-EVENT-10")
def test_a_path_says_what_is_lost_by_who_does_not_pay() -> None:
    shown = path(seat(4, [("river_crossing", "desert_highway"), ("cannibal_camp", "farm")]), 1)
    assert shown["costs"] == [
        {"resource": "gas", "count": 1, "lives": 1, "token": None},
        {"resource": "gas", "count": 2, "lives": 2, "token": None},
    ]
    assert shown["lose"] == 0
    shown = path(seat(4, [("cannibal_camp", "farm")]), 1)
    assert shown["costs"] == [{"resource": "any", "count": 2, "lives": 1, "token": None}]
    # Who has nothing to pay with loses somebody.
    assert path(seat(2, [("river_crossing", "farm")], gas={0: 0}), 1)["lose"] == 1


@rule("HZR-TOKEN-12", "HZR-TOKEN-15..16", "HZR-TOKEN-20")
def test_a_path_names_the_tokens_it_gives_and_takes() -> None:
    assert path(seat(2, [("hunters_house", "cellar")]), 1)["gains"] == ["scope", "map"]
    bare = path(seat(2, [("blocked_overpass", "hungry_boy")]), 1)
    assert (bare["uses"], bare["costs"]) == ([], [])
    held = {0: ["scope", "timmy"]}
    rich = path(seat(2, [("blocked_overpass", "hungry_boy")], tokens=held), 1)
    assert rich["uses"] == ["scope"]
    assert rich["costs"] == [{"resource": "ammo", "count": 3, "lives": 0, "token": "timmy"}]
    assert rich["lose"] < bare["lose"] - 1.5
    assert path(seat(2, [("explosives", "farm")], tokens=held), 1)["uses"] == ["timmy"]
    assert path(seat(2, [("walkers", "farm")], tokens={0: ["wounded"]}), 1)["uses"] == ["wounded"]


@rule("HZR-TOKEN-3")
def test_a_path_says_what_maps_will_be_worth() -> None:
    assert path(seat(2, [("checkpoint", "farm")], tokens={0: ["map", "map"]}), 1)["map_vp"] == 12
    assert path(seat(2, [("checkpoint", "farm")]), 1)["map_vp"] == 0


@rule("HZR-EVENT-13")
def test_a_survivor_who_joins_is_named_and_hides_no_loss() -> None:
    shown = path(seat(2, [("lone_survivor", "farm")]), 1)
    assert (shown["join"], shown["lose"], shown["all_live"], shown["people"]) == (1, 0, 1, 6)
    shown = path(seat(2, [("lone_survivor", "snake")]), 1)
    assert (shown["join"], shown["lose"], shown["all_live"], shown["people"]) == (1, 1, 0, 5)
    # Nobody joins who is dead before.
    shown = path(seat(2, [("snake", "agile_survivor")], people={0: 1}), 1)
    assert (shown["join"], shown["lose"], shown["survive"]) == (0, 1, 0)


@rule("HZR-EVENT-17")
def test_the_prospects_of_an_event_with_dice_by_hand() -> None:
    shown = path(seat(2, [("captors", "farm")], people={0: 3}), 1)
    assert shown["all_live"] == pytest.approx((5 / 6) ** 3, abs=1e-4)
    assert shown["survive"] == pytest.approx(1 - (1 / 6) ** 3, abs=1e-4)
    assert shown["lose"] == pytest.approx(0.5, abs=1e-3)


PATHS: Final = [
    ("church", "airport"),
    ("lone_survivor", "captors"),
    ("grabbed_behind", "house_alarm"),
    ("desert_highway", "fairground"),
]


@pytest.mark.parametrize("cards", PATHS)
def test_the_prospects_of_a_path_equal_drives_on_the_table(cards: tuple[str, str]) -> None:
    start = seat(2, [cards], people={0: 4}, adrenaline={0: 2})
    expected = path(start, 1)
    start.nobody_bids()
    drives = 4000
    people: list[int] = []
    whole = 0
    for seed in range(drives):
        match = start.match.deal(0, seed)
        match.answer(0)
        while match.ask is not None and match.ask.seat == 0 and match.ask.question != "bid":
            match.answer(0)
        told = [record for record in match.records(None) if record.args.get("seat") == 0]
        lost = sum(record.args["count"] for record in told if record.kind == "survivors_lost")
        whole += lost == 0
        people.append(match.view(None)["seats"][0]["people"])
    for mean, spread, name in (
        (whole / drives, expected["all_live"] * (1 - expected["all_live"]), "all_live"),
        (sum(n > 0 for n in people) / drives, expected["survive"] * (1 - expected["survive"]), "survive"),
        (sum(people) / drives, sum((n - expected["people"]) ** 2 for n in people) / drives, "people"),
    ):
        assert abs(mean - expected[name]) <= 3.5 * sqrt(spread / drives) + 1e-3, (name, mean, expected)


# Cards face down: an average over what nobody has seen.


@rule("HZR-SOLO-3", "HZR-SOLO-6", "HZR-DECK-5")
def test_a_card_face_down_is_the_average_of_all_that_nobody_has_seen() -> None:
    table = seat(1, draws=["farm", "fuel_stop", "police_armoury"])
    unseen = [
        card
        for card in CARD.values()
        if card.level == 1 and not card.poker and card.id not in ("farm", "fuel_stop", "police_armoury")
    ]
    assert len(unseen) == 13
    shown = path(table, 2)
    assert shown["unknown"] == 1
    assert shown["ammo"] == pytest.approx(2 + sum(card.ammo for card in unseen) / 13, abs=1e-3)
    assert shown["join"] == pytest.approx(1 / 13, abs=1e-3)
    both = path(table, 1)
    assert both["unknown"] == 2
    assert both["gas"] == pytest.approx(2 * sum(card.gas for card in unseen) / 13, abs=1e-3)
    # Each card alone, after the open one: the average is theirs.
    alone = [path(seat(2, [("farm", card.id)]), 1) for card in unseen]
    for name in ("survive", "all_live", "people", "lose"):
        assert shown[name] == pytest.approx(sum(one[name] for one in alone) / 13, abs=1e-3)


@rule("HZR-SOLO-3")
def test_two_cards_face_down_are_two_different_cards() -> None:
    table = seat(1, draws=["farm", "fuel_stop", "police_armoury"])
    unseen = [
        card.id
        for card in CARD.values()
        if card.level == 1 and not card.poker and card.id not in ("farm", "fuel_stop", "police_armoury")
    ]
    pairs = [(left, right) for left in unseen for right in unseen if left != right]
    alone = [path(seat(2, [pair]), 1) for pair in pairs]
    shown = path(table, 1)
    for name in ("survive", "all_live", "people", "lose", "join"):
        assert shown[name] == pytest.approx(sum(one[name] for one in alone) / len(pairs), abs=1e-3)


@rule("HZR-JOURNEY-6")
def test_the_chance_of_an_unharmed_crossing() -> None:
    table = seat(2, from_round=3, tiles=(3, 6), journey=True)
    table.nobody_bids()
    table.drives(0, 1)
    position = table.options.index("cross")
    assert table.match.odds(0)["options"][str(position)] == {"unharmed": 0.6944}
