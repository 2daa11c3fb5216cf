"""The round of The Long Night. [LN-ROUND-1..16]"""

import pytest

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.names import LIBRARY, SCHOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night, nobody_calls_a_vote
from tests.games.dead_of_winter.table import Game
from tests.rule import rule

AWAY = {"olivia_brown": "hospital", "rod_miller": "gas_station"}
THREE = (["ashley_ross", "mike_cho"], ["olivia_brown"], ["rod_miller"])


def steps(table: Game, *kinds: str) -> list[str]:
    """Those of the records of these kinds, each once, in the order in which they first came."""
    found: list[str] = []
    for record in table.match.records(None):
        if record.kind in kinds and record.kind not in found:
            found.append(record.kind)
    return found


@rule("LN-ROUND-1")
def test_a_crisis_is_revealed_dice_are_rolled_and_everybody_has_a_turn() -> None:
    table = night(*THREE, at=AWAY)
    table.night_falls()
    table.told()
    nobody_calls_a_vote(table)
    told = [kind for kind in table.told() if kind in ("crisis_revealed", "dice_rolled", "turn_begins")]
    assert told == ["crisis_revealed", "dice_rolled", "dice_rolled", "dice_rolled", "turn_begins"]
    turns: list[int] = []
    while table.asked is not None and table.asked[0] == "turn" and len(turns) < 3:
        turns.append(table.asked[1])
        table.ends_turn()
    assert turns == [2, 0, 1]


@rule("LN-ROUND-2", "LN-ROUND-5")
def test_the_colony_phase_has_its_steps_in_order_and_no_others_without_modules() -> None:
    table = night(*THREE, at=AWAY, crisis="fuel_shortage", noise={"school": 1}, food=9)
    table.falls(2)
    nobody_calls_a_vote(table.night_falls())
    order = (
        "fed", "waste_checked", "crisis_strikes", "zombie_came", "noise_turned", "objective_checked",
        "first_player",
    )  # fmt: skip
    assert steps(table, *order) == list(order)
    kinds = {record.kind for record in table.match.records(None)}
    strange = [
        kind for kind in kinds if any(part in kind for part in ("bandit", "experiment", "log", "code"))
    ]
    assert strange == []


@rule("LN-ROUND-2", "LN-ROUND-3", "LN-ROUND-4")
def test_with_all_modules_the_code_comes_first_and_bandits_scavenge_after_the_zombies() -> None:
    def a_bandit_is_there(t: ColonyTable) -> None:
        assert place_bandit(t, SCHOOL)

    table = night(
        *THREE, at=AWAY, crisis="fuel_shortage", noise={"police_station": 1}, food=9,
        raxxon=True, bandits=True, improvements=True, plant=a_bandit_is_there,
    )  # fmt: skip
    nobody_calls_a_vote(table.night_falls())
    order = (
        "code_missed", "released", "fed", "waste_checked", "crisis_strikes", "noise_turned", "scavenged",
        "objective_checked", "first_player",
    )  # fmt: skip
    assert steps(table, *order) == list(order)


@rule("LN-ROUND-6")
def test_each_player_has_dice_of_their_own() -> None:
    table = night(*THREE, at=AWAY)
    nobody_calls_a_vote(table.night_falls())
    assert [len(table.dice(number)) for number in range(3)] == [3, 2, 2]


@rule("LN-ROUND-7")
@pytest.mark.parametrize(("die", "can"), [(1, False), (2, True), (6, True)])
def test_an_attack_needs_the_attackers_value(die: int, can: bool) -> None:
    # Ashley Ross attacks with 2 and more.
    table = night(*THREE, at=AWAY, dice={0: [die]}, zombies={"colony": 1})
    assert table.offers("attack", survivor="ashley_ross") is can


@rule("LN-ROUND-8")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_search_needs_the_searchers_value(die: int) -> None:
    table = night(*THREE, at=AWAY, dice={1: [die]}, turn=1, first=1)
    value = table.table.box.search[table.table.groups[1][0]]
    assert table.offers("search", survivor="olivia_brown") is (die >= value)
    assert 1 < value < 6


@rule("LN-ROUND-9")
@pytest.mark.parametrize(("rerolled", "hits"), [(2, True), (3, False)])
def test_the_die_is_rolled_again_and_compared_with_the_targets_value(rerolled: int, hits: bool) -> None:
    # Mike Cho, who defends with 2.
    table = night(["ashley_ross"], ["mike_cho"], ["rod_miller"], dice={0: [6]}, hands={1: ["fuel"]})
    table.falls(rerolled)
    table.does("attack", survivor="ashley_ross").chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (int(hits), 0)


@rule("LN-ROUND-10")
def test_one_attracts_two_zombies_at_most_from_one_location() -> None:
    table = night(*THREE, at=AWAY, zombies={"school": 3, "library": 1}, dice={1: [1]}, turn=1, first=1)
    table.does("attract", place="hospital")
    table.chooses("to", place="school") if table.offers("to", place="school") else None
    table.chooses("count", count=2)
    assert (table.zombies("school"), table.zombies("hospital")) == ([1], [2])


@rule("LN-ROUND-11")
def test_every_batch_at_the_colony_begins_at_the_first_entrance() -> None:
    table = night(*THREE, at=AWAY, helpless=10, food=99, crisis="unending_hordes")
    table.night_falls()
    # Eight by the crisis, then six for the twelve at the colony.
    assert table.zombies("colony") == [3, 3, 2, 2, 2, 2]


@rule("LN-ROUND-12")
def test_zombies_come_to_the_locations_in_the_order_of_their_numbers() -> None:
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "gas_station", "olivia_brown": "police_station", "rod_miller": "library"},
    )  # fmt: skip
    table.night_falls()
    came = [record["place"] for record in table.all_of("zombie_came")]
    assert came == ["police_station", "library", "gas_station"]


@rule("LN-ROUND-14")
def test_morale_at_zero_ends_the_game_when_the_batch_is_in() -> None:
    full = table_spaces()
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "library", "olivia_brown": "hospital", "rod_miller": "gas_station"},
        zombies={"library": full}, noise={"school": 1}, morale=1,
    )  # fmt: skip
    table.night_falls()
    assert table.asked is None
    assert table.view()["result"]["ending"] == "morale"
    assert table.zombies("gas_station") == [1]
    assert table.all_of("noise_turned") == []


def table_spaces() -> int:
    """How many zombies the Library's entrance takes."""
    return night(*THREE).table.board.spaces[entrance_of(LIBRARY)]


@rule("LN-ROUND-15")
def test_a_shortage_takes_no_food_and_costs_one_per_starvation_token() -> None:
    table = night(*THREE, at=AWAY, helpless=4, food=2, starvation=1)
    table.night_falls()
    assert (table.food, table.view()["starvation"], table.morale) == (2, 2, 4)


@rule("LN-ROUND-16")
def test_two_exiled_who_are_no_betrayers_bring_morale_to_zero() -> None:
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"], ["alexis_grey"],
        at={"rod_miller": "school"}, exiled={2: "handy"},

    )  # fmt: skip
    table.does("call_vote", player=1)
    while table.asked is not None and table.asked[0] == "exile_vote":
        table.chooses("up")
    assert table.asked is None
    assert table.morale == 0
