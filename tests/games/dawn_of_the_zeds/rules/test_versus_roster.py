"""Who the Un-Zeds are, and what each of them can do."""

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.choosing import tie_seat
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import next_event
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    MINEFIELD_4,
    MINEFIELD_7,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.state import (
    EVENT as EVENT_PHASE,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import pool
from tests.games.dawn_of_the_zeds.fights import hits_on
from tests.games.dawn_of_the_zeds.table import SPACE
from tests.games.dawn_of_the_zeds.versus import acts, can, can_at_all, left, opens, versus
from tests.rule import rule

FIRST_FIVE = ["protesters_1", "protesters_2", "looters_1", "looters_2", "lawyers"]
OTHER_THREE = ["arsonists", "deserters", "risen_congregation"]


@rule("DOZ-VERSUS-63", "DOZ-VERSUS-64", "DOZ-VERSUS-112")
@pytest.mark.parametrize(
    ("level", "units"),
    [
        ("basic", []),
        ("outbreak", FIRST_FIVE),
        ("apocalypse", FIRST_FIVE + OTHER_THREE),
        ("directors_cut", FIRST_FIVE + OTHER_THREE),
    ],
)
def test_the_pool_grows_with_the_level(level: str, units: list[str]) -> None:
    assert pool(versus(level).t) == [UNIT[unit] for unit in units]


@rule("DOZ-VERSUS-65")
@pytest.mark.parametrize("place", ["cemetery", "gone", "forest_6"])
def test_who_is_arrested_or_in_the_cemetery_is_not_in_the_pool(place: str) -> None:
    assert UNIT["lawyers"] not in pool(versus().put("lawyers", place).t)


@rule("DOZ-VERSUS-66..71", "DOZ-VERSUS-74")
@pytest.mark.parametrize(
    ("unit", "strength", "move", "hits"),
    [
        ("protesters_1", (2, 1), 2, 2),
        ("protesters_2", (2, 1), 2, 2),
        ("looters_1", (4, 2), 2, 2),
        ("looters_2", (4, 2), 2, 2),
        ("lawyers", (1, 1), 3, 1),
        ("arsonists", (2, 1), 3, 1),
        ("deserters", (3, 2), 2, 2),
        ("risen_congregation", (3, 2), 1, 2),
        ("dr_marteuse", (3, 2), 3, 1),
    ],
)
def test_what_is_printed(unit: str, strength: tuple[int, int], move: int, hits: int) -> None:
    counter = versus().t.box.units[UNIT[unit]]
    assert (counter.strength, counter.move, counter.hits) == (strength, move, hits)


# Protesters.


@rule("DOZ-VERSUS-66")
@pytest.mark.parametrize(
    ("protesters", "possible"), [("forest_1", False), ("forest_2", False), ("farm", True), ("aside", True)]
)
def test_refugees_neither_enter_nor_leave_the_space_of_protesters(protesters: str, possible: bool) -> None:
    game = versus().put("villagers_1", "forest_2", "refugees").put("protesters_1", protesters)
    game.put("schmidt", "highway_2")
    acts(game)
    if not can(game, "unit", "villagers_1"):
        assert not possible
        return
    game.answers("unit", "villagers_1")
    assert can(game, "move", "space=forest_1") == possible


@rule("DOZ-VERSUS-66")
def test_protesters_hold_up_vips_and_nobody_else() -> None:
    game = acts(versus().put("vip", "forest_2").put("protesters_1", "forest_2").put("schmidt", "forest_2"))
    assert not can(game, "unit", "vip")
    game.answers("unit", "schmidt")
    assert can(game, "move", "space=forest_1")
    game = acts(versus().put("vip", "forest_2").put("looters_1", "forest_2"))
    assert can(game, "unit", "vip")


# Looters.


@rule("DOZ-VERSUS-67")
@pytest.mark.parametrize(("unit", "free"), [("looters_1", True), ("protesters_1", False)])
def test_a_theft_of_looters_costs_nothing(unit: str, free: bool) -> None:
    game = versus(actions=0).put(unit, "farm").has(supplies=2)
    assert can(opens(game), "sabotage") == free
    game = opens(versus(actions=1).put(unit, "farm").has(supplies=2)).answers("sabotage")
    assert game.now.supplies == 1
    assert left(game) == int(free)


@rule("DOZ-VERSUS-67", "DOZ-VERSUS-33")
def test_another_sabotage_of_looters_costs_as_usual() -> None:
    game = versus(actions=0).put("looters_1", "forest_2").ground("forest_2", BARRICADE)
    assert not can_at_all(game, "sabotage")
    game = versus(actions=1).put("looters_1", "farm").ground("forest_2", BARRICADE).has(supplies=1)
    opens(game).answers("sabotage").answers("raze", "forest_2")
    assert left(game) == 0


# Lawyers.


@rule("DOZ-VERSUS-68")
@pytest.mark.parametrize(("lawyers", "possible"), [("farm", False), ("forest_2", True)])
def test_player_units_in_the_space_of_lawyers_cannot_forage_build_or_arrest(
    lawyers: str, possible: bool
) -> None:
    game = versus().put("lawyers", lawyers).put("looters_1", "st_thomas").put("hunt", "farm").has(supplies=4)
    acts(game).answers("unit", "hunt")
    assert can(game, "forage") == possible
    assert can(game, "build") == possible
    assert can(game, "arrest", "looters_1") == possible
    assert can(game, "arrest", "lawyers") == possible
    assert can(game, "move")


# Arsonists.


@rule("DOZ-VERSUS-69")
@pytest.mark.parametrize(
    ("ground", "verb"),
    [(STRONGPOINT, "strongpoint_razed"), (MINEFIELD_7, "minefield_razed"), (MINEFIELD_4, "minefield_razed")],
)
def test_arsonists_remove_a_strongpoint_or_a_minefield_in_their_own_space(ground: int, verb: str) -> None:
    game = opens(versus(actions=1).put("arsonists", "forest_2").ground("forest_2", ground))
    game.answers("sabotage", "arsonists")
    assert game.told(verb)
    assert game.now.ground[SPACE["forest_2"]] == 0
    assert left(game) == 0


@rule("DOZ-VERSUS-69")
def test_not_next_to_them_and_no_other_unit_does() -> None:
    game = versus(actions=1).put("arsonists", "forest_1").ground("forest_2", STRONGPOINT)
    assert not can_at_all(game, "sabotage")
    game = versus(actions=1).put("looters_1", "forest_2").ground("forest_2", MINEFIELD_7)
    assert not can_at_all(game, "sabotage")


@rule("DOZ-VERSUS-69")
def test_arsonists_choose_among_what_is_there() -> None:
    game = versus(actions=1).put("arsonists", "farm").ground("farm", BARRICADE | MINEFIELD_7).has(ammo=1)
    opens(game).answers("sabotage")
    assert game.options == ["raze space=farm", "raze_minefield", "steal"]
    game.answers("raze_minefield")
    assert game.now.ground[SPACE["farm"]] == BARRICADE


# Deserters.


@rule("DOZ-VERSUS-70")
def test_deserters_shoot_for_1_once_a_turn_with_their_strength() -> None:
    game = versus(actions=3).put("deserters", "forest_2").put("wzed", "forest_1").put("courier", "farm")
    # Strength 3 is the third column: 6 and 6 give 2 Hits.
    opens(game.falls(6, 6)).answers("snipe", "wzed")
    assert game.is_marked("wzed", "reduced")
    assert game.told("gunfire_rolled")[0].args["column"] == 3
    assert left(game) == 2
    assert not can(game, "snipe")


@rule("DOZ-VERSUS-70", "DOZ-UNIT-7")
def test_tough_units_may_ignore_its_hits() -> None:
    game = versus(actions=1).put("deserters", "forest_2").put("schmidt", "forest_1").falls(6, 6, 4, 4)
    opens(game).answers("snipe", "schmidt")
    assert not game.is_marked("schmidt", "reduced")


@rule("DOZ-VERSUS-70", "DOZ-GUN-4", "DOZ-GUN-7", "DOZ-GUN-14")
@pytest.mark.parametrize(
    ("shooter", "target", "possible"),
    [
        ("forest_2", "forest_1", True),
        ("forest_2", "farm", True),
        ("forest_2", "forest_2", False),
        ("forest_2", "st_thomas", False),
        ("forest_6", "forest_start", False),
        ("forest_start", "forest_6", False),
        ("uptown", "town_center", False),
        ("marteuse_office", "inner_catacombs", False),
        ("outer_catacombs", "tunnel_6", False),
        ("tunnel_6", "chromotechnics_lab", True),
    ],
)
def test_their_target_is_in_an_adjacent_track_space(shooter: str, target: str, possible: bool) -> None:
    game = versus("walking_zeds", actions=1).put("deserters", shooter).put("wzed", target)
    assert can_at_all(game, "snipe") == possible


# The Risen Congregation.


@rule("DOZ-VERSUS-71")
@pytest.mark.parametrize(
    ("zeds", "cost"), [("forest_2", 1), ("farm", 1), ("forest_1", 2), ("st_thomas", 2), ("highway_2", 2)]
)
def test_zeds_with_the_congregation_or_one_space_outward_shamble_for_1(zeds: str, cost: int) -> None:
    game = versus(actions=2).put("risen_congregation", "forest_2").put("zeds_5", zeds)
    opens(game).answers("shamble", "zeds_5")
    assert left(game) == 2 - cost


@rule("DOZ-VERSUS-71")
def test_others_do_not_lead_zeds() -> None:
    game = versus(actions=1).put("looters_1", "forest_2").put("zeds_5", "forest_2")
    assert not can_at_all(game, "shamble")


# Dr. Marteuse.


def acts_of_events(t: DawnTable) -> list[tuple[str, int]]:
    """The cards of the Event deck in an order, with their Acts."""
    found = []
    while True:
        card = t.box.events[next_event(t)]
        found.append((card.id, card.act))
        if card.kind == 2:
            return found


@rule("DOZ-VERSUS-72", "DOZ-DECK-9")
@pytest.mark.parametrize("level", ["basic", "outbreak", "directors_cut"])
def test_doctor_at_large_lies_in_the_packet_of_act_2_from_level_i_on(level: str) -> None:
    places = set()
    for seed in range(20):
        rules = DawnOfTheZeds()
        chance = Chance()
        chance.seal(bytes([seed]))
        table = rules.set_up(rules.agree(2, {"level": level, "mode": "versus"}), chance)
        assert isinstance(table, DawnTable)
        cards = acts_of_events(table)
        names = [card for card, _ in cards]
        assert names.count("doctor_at_large") == (level != "basic")
        if level == "basic":
            continue
        at = names.index("doctor_at_large")
        acts_before = {act for card, act in cards[:at] if card != "national_guard"}
        acts_after = {act for card, act in cards[at + 1 :] if card != "national_guard"}
        assert max(acts_before) <= 2 <= min(acts_after)
        places.add(at)
    assert len(places) > 3 or level == "basic"


@rule("DOZ-VERSUS-72")
def test_a_game_together_has_no_such_card() -> None:
    rules = DawnOfTheZeds()
    chance = Chance()
    table = rules.set_up(rules.agree(2, {"level": "outbreak"}), chance)
    assert isinstance(table, DawnTable)
    assert "doctor_at_large" not in [card for card, _ in acts_of_events(table)]


@rule("DOZ-VERSUS-73", "DOZ-VERSUS-15")
def test_doctor_at_large_brings_dr_marteuse_to_a_start_and_the_next_card_is_revealed_for_this_turn() -> None:
    game = versus("outbreak", 3).put("looters_1", "forest_start").put("schmidt", "town_center").has(lead=1)
    game.t.events_left = [EVENT["spread"]]
    game.t.to_come[2] = 1
    game.t.doctor_to_come = True
    game.t.used = []
    game.falls(2).begin(EVENT_PHASE)
    assert (game.asked, game.asked_seat) == ("un_zeds_start", 2)
    assert game.options == [f"space space={track}_start" for track in ("mountain", "highway", "suburbs")]
    game.draws("spread").any_luck().answers("space", "highway_start")
    assert game.where("dr_marteuse") == "highway_start"
    assert game.now.event == EVENT["spread"]
    assert game.now.turn == 2
    assert game.now.lead == 0


@rule("DOZ-VERSUS-74", "DOZ-UNIT-9", "DOZ-TUNNEL-9")
def test_dr_marteuse_leaves_catacombs_without_a_roll() -> None:
    game = versus("walking_zeds", actions=1).put("dr_marteuse", "outer_catacombs")
    opens(game).answers("sneak").answers("space", "marteuse_office")
    assert game.where("dr_marteuse") == "marteuse_office"


@rule("DOZ-VERSUS-75", "DOZ-VERSUS-77")
@pytest.mark.parametrize(
    ("space", "decides"),
    [
        ("forest_start", True),
        ("uptown", True),
        ("inner_catacombs", True),
        ("aside", False),
        ("gone", False),
        ("cemetery", False),
    ],
)
def test_dr_marteuse_decides_ties_on_any_space_of_the_map(space: str, decides: bool) -> None:
    game = versus("walking_zeds", 3).put("dr_marteuse", space)
    assert (tie_seat(game.t) == 2) == decides


@rule("DOZ-VERSUS-76")
@pytest.mark.parametrize(
    ("space", "possible"), [("forest_2", True), ("forest_1", True), ("farm", True), ("st_thomas", False)]
)
def test_experiment_restores_a_regular_zeds_unit_next_to_dr_marteuse(space: str, possible: bool) -> None:
    game = versus(actions=3).put("dr_marteuse", "forest_2").put("zeds_5", space, "reduced", hits=2)
    assert can(opens(game), "experiment", "zeds_5") == possible
    if possible:
        game.answers("experiment", "zeds_5")
        assert not game.is_marked("zeds_5", "reduced")
        assert game.hits("zeds_5") == 0
        assert left(game) == 1


@rule("DOZ-VERSUS-76")
def test_experiment_costs_2_once_a_turn_and_is_for_regular_zeds_that_are_hurt() -> None:
    game = versus(actions=1).put("dr_marteuse", "forest_2").put("zeds_5", "forest_2", hits=1)
    assert not can_at_all(game, "experiment")
    game = versus(actions=6).put("dr_marteuse", "forest_2").put("zeds_5", "forest_2", hits=1)
    game.put("zeds_6", "forest_1", hits=1).put("zeds_7", "forest_1").put("doom", "farm", hits=2)
    opens(game)
    assert [option for option in game.options if option.startswith("experiment")] == [
        "experiment unit=zeds_5",
        "experiment unit=zeds_6",
    ]
    assert not can(game.answers("experiment", "zeds_5"), "experiment")


@rule("DOZ-VERSUS-77")
def test_with_dr_marteuse_in_the_cemetery_all_effects_end_at_once() -> None:
    game = versus(seats=3).put("dr_marteuse", "forest_2", "reduced").put("zeds_5", "forest_2", hits=1)

    def who_decides(t: DawnTable) -> Flow:
        yield from hits_on("dr_marteuse", 1)(t)
        seats.append(tie_seat(t))

    seats: list[int] = []
    game.falls(4).carries_out(who_decides)
    assert game.where("dr_marteuse") == "cemetery"
    assert seats == [0]
