"""What lies on the table before the first turn."""

from typing import Any

import pytest

from lastfire import Match
from lastfire.engine.match import new_match
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CUP, SPACES, SUPER_CUP, VILLAGES
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, RED, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE, FATES
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.setup import lay_out, starting_heroes
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, BARRICADE, NO_ENTRY, SETUP, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    COUNTS,
    FIRST,
    FIRST_CIVILIANS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_REGULAR_ZEDS,
    FIRST_VILLAGERS,
    HERO,
    REGULAR_CIVILIANS,
    VILLAGERS,
    is_regular_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from tests.games.dawn_of_the_zeds.fights import hits_on
from tests.games.dawn_of_the_zeds.phase import can_do
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

LEVELS = {
    "basic": BLUE,
    "outbreak": BLUE,
    "apocalypse": GREEN,
    "brains": YELLOW,
    "walking_zeds": ORANGE,
    "directors_cut": RED,
}
FROM_I = [level for level in LEVELS if level != "basic"]
FROM_II = [level for level in FROM_I if level != "outbreak"]
SEEDS = range(6)
each_level = pytest.mark.parametrize("level", LEVELS)


def begun(level: str, seed: int = 1, seats: int = 1, **options: Any) -> Match:
    """A match at its first question, its Heroes chosen by the first answers there are."""
    game = DawnOfTheZeds()
    return new_match(game, game.agree(seats, {"level": level, **options}), seed)


def laid_out(level: str, seed: int = 1, seats: int = 1, **options: Any) -> DawnTable:
    """The table when all Heroes have come in and the first card is not yet turned."""
    match = begun(level, seed, seats, **options)
    while table_of(match).phase == SETUP:
        match.answer(0)
    return table_of(match)


def table_of(match: Match) -> DawnTable:
    table = match._table
    assert isinstance(table, DawnTable)
    return table


def before(level: str, *draws: str, dice: tuple[int, ...] = (), **options: Any) -> Game:
    """Everything but the Heroes is laid out, with these draws and dice first."""
    game = lay(level, **options).draws(*draws).falls(*dice).any_luck()
    game._chance.trace = game._trace
    lay_out(game.t)
    return game


def in_space(t: DawnTable, space: str) -> list[str]:
    return [UNIT_NAMES[unit].id for unit, at in enumerate(t.at) if at == SPACE[space]]


def heroes(t: DawnTable) -> list[int]:
    return [unit for unit in range(COUNTS[HERO]) if t.owner[unit] >= 0]


@rule("DOZ-SETUP-1")
@each_level
def test_four_heroes_start_in_town_center(level: str) -> None:
    for seed in SEEDS:
        match = begun(level, seed, hero_choice="none")
        placed = [record.args["unit"] for record in match.records(None) if record.kind == "unit_placed"]
        first_four = [unit for unit in placed if UNIT[str(unit)] < FIRST_CIVILIANS][:4]
        assert len(set(first_four)) == 4
        for record in match.records(None):
            if record.kind == "unit_placed" and record.args["unit"] in first_four:
                assert record.args["space"] == "town_center"


@rule("DOZ-SETUP-2", "DOZ-LEVEL-1")
def test_the_heroes_of_the_basic_game() -> None:
    for seed in SEEDS:
        t = laid_out("basic", seed, hero_choice="all")
        assert [UNIT_NAMES[unit].id for unit in heroes(t)] == ["piazza", "hernandez", "schmidt", "hunt"]


@rule("DOZ-SETUP-3")
@pytest.mark.parametrize(("option", "choices"), [("none", 0), ("one", 1), ("all", 4)])
def test_from_level_i_on_one_hero_is_chosen_or_as_agreed(option: str, choices: int) -> None:
    match = begun("apocalypse", 3, hero_choice=option)
    chosen = 0
    while (ask := match.ask) is not None and ask.question == "choose_hero":
        assert len(ask.options) == 9 - chosen
        match.answer(len(ask.options) - 1)
        chosen += 1
    assert chosen == choices


@rule("DOZ-SETUP-3")
def test_one_hero_is_chosen_unless_agreed_otherwise() -> None:
    match = begun("walking_zeds", 3)
    assert match.ask is not None
    assert match.ask.question == "choose_hero"
    match.answer(16)
    t = table_of(match)
    assert t.at[UNIT["wilson"]] == SPACE["town_center"]
    assert match.ask.question != "choose_hero"


@rule("DOZ-SETUP-3")
@pytest.mark.parametrize("level", FROM_I)
def test_the_other_heroes_are_drawn_from_the_colours_of_the_level(level: str) -> None:
    drawn = set()
    for seed in range(30):
        t = laid_out(level, seed, hero_choice="none")
        drawn |= {t.box.units[unit].colour for unit in heroes(t)}
    assert drawn == {colour for colour in (BLUE, GREEN, YELLOW, ORANGE) if colour <= LEVELS[level]}


@rule("DOZ-SETUP-4")
def test_the_furies_start_the_basic_game_and_others_later_levels() -> None:
    def heroic(level: str, seed: int) -> list[str]:
        t = begun_table(level, seed)
        return [unit for unit in in_space(t, "town_center") if is_heroic(unit)]

    assert {tuple(heroic("basic", seed)) for seed in SEEDS} == {("furies",)}
    blue = {heroic("outbreak", seed)[0] for seed in range(20)}
    assert blue == {"furies", "salvation", "veterans"}
    assert all(len(heroic("apocalypse", seed)) == 1 for seed in SEEDS)


def is_heroic(unit: str) -> bool:
    return FIRST_CIVILIANS <= UNIT[unit] < FIRST_REGULAR_CIVILIANS


def begun_table(level: str, seed: int) -> DawnTable:
    """Everything but the Heroes."""
    game = DawnOfTheZeds()
    match = new_match(game, game.agree(1, {"level": level, "hero_choice": "all"}), seed)
    return table_of(match) if level != "basic" else laid_out(level, seed)


@rule("DOZ-SETUP-5", "DOZ-UNIT-15")
@each_level
def test_regular_civilians_defiant_in_each_village_one_in_town_and_a_spare(level: str) -> None:
    game = before(level)
    for village in VILLAGES:
        (unit,) = [unit for unit in game.t.here[village] if FIRST_REGULAR_CIVILIANS <= unit < FIRST_VILLAGERS]
        assert game.t.marks[unit] & DEFIANT
    in_town = [unit for unit in in_space(game.t, "town_center") if unit.startswith("regular_civilians")]
    assert len(in_town) == 1
    assert not game.t.marks[UNIT[in_town[0]]] & DEFIANT
    aside = [unit for unit in in_space(game.t, "aside") if unit.startswith("regular_civilians")]
    assert len(aside) == 1
    assert COUNTS[REGULAR_CIVILIANS] == len(VILLAGES) + 2


@rule("DOZ-SETUP-5")
def test_which_regular_civilians_stand_where_is_a_draw() -> None:
    homes = set()
    for seed in range(12):
        t = laid_out("basic", seed)
        homes.add(tuple(in_space(t, "beauxville")))
    assert len(homes) > 3


@rule("DOZ-SETUP-6")
@each_level
def test_villagers_stand_in_each_village_from_level_ii_on(level: str) -> None:
    game = before(level)
    for village in VILLAGES:
        found = [unit for unit in game.t.here[village] if FIRST_VILLAGERS <= unit < FIRST_VILLAGERS + 5]
        assert len(found) == (1 if level in FROM_II else 0)
    assert COUNTS[VILLAGERS] == len(VILLAGES)


@rule("DOZ-SETUP-7")
@each_level
def test_a_regular_zeds_unit_stands_on_each_start_space_in_play(level: str) -> None:
    t = before(level).t
    tracks = ["forest", "mountain", "highway", "suburbs", "tunnel"]
    for track in tracks:
        zeds = t.here[SPACE[f"{track}_start"]]
        is_in_play = track != "tunnel" or level in ("walking_zeds", "directors_cut")
        assert len(zeds) == int(is_in_play)
        assert all(is_regular_zeds(unit) for unit in zeds)
    assert len(t.here[CUP]) == 34 - t.tracks
    assert len(t.here[SUPER_CUP]) == 9


@rule("DOZ-SETUP-7")
def test_they_are_drawn_from_the_zeds_cup() -> None:
    game = before("basic", "zeds_34", "zeds_1", "zeds_20", "zeds_7")
    starts = ["forest_start", "mountain_start", "highway_start", "suburbs_start"]
    assert [in_space(game.t, start) for start in starts] == [["zeds_34"], ["zeds_1"], ["zeds_20"], ["zeds_7"]]


@rule("DOZ-SETUP-8")
def test_the_basic_game_starts_with_4_ammo_and_no_supplies() -> None:
    for seed in SEEDS:
        t = begun_table("outbreak", seed)
        assert t.supplies >= 2
        t = laid_out("basic", seed)
        assert t.supplies == 0
    assert before("basic").t.ammo == 4


DRAWN = (
    *("zeds_1", "zeds_2", "zeds_3", "zeds_4", "furies"),
    *[f"regular_civilians_{number}" for number in range(1, 7)],
)
DRAWN_IN_TUNNEL = (*DRAWN[:4], "zeds_5", *DRAWN[4:])


@rule("DOZ-SETUP-9")
@pytest.mark.parametrize(
    ("dice", "supplies", "ammo"), [((2, 5), 7, 4), ((5, 2), 7, 4), ((6, 6), 12, 0), ((1, 1), 2, 5)]
)
def test_supplies_start_at_the_sum_of_two_dice_and_ammo_at_6_minus_the_lower(
    dice: tuple[int, int], supplies: int, ammo: int
) -> None:
    t = before("outbreak", *DRAWN, dice=dice).t
    assert (t.supplies, t.ammo) == (supplies, ammo)


@rule("DOZ-SETUP-10")
@pytest.mark.parametrize("level", FROM_I)
def test_infection_starts_at_0(level: str) -> None:
    for seed in SEEDS:
        match = begun(level, seed)
        assert match.view(None)["infection"] == 0


@rule("DOZ-SETUP-11", "DOZ-UNIT-13")
def test_what_units_bring_is_added_after_the_dice() -> None:
    """Mr. Johnson brings 2 Supplies and 3 Ammo, Horatius 3 Supplies; the Furies bring nothing."""
    game = before("walking_zeds", *DRAWN_IN_TUNNEL, dice=(3, 4), hero_choice="all")
    assert (game.t.supplies, game.t.ammo) == (7, 3)
    game.carries_out(starting_heroes)
    for hero in ("johnson", "horatius", "piazza", "hunt"):
        assert game.asked == "choose_hero"
        assert (game.now.supplies, game.now.ammo) == (7, 3)
        game.answers("unit", hero)
    assert (game.now.supplies, game.now.ammo) == (7 + 2 + 3, 3 + 3)


@rule("DOZ-SETUP-12")
@each_level
def test_the_red_diamond_guards_start_in_the_tunnel(level: str) -> None:
    t = before(level).t
    guards = [SPACES[t.at[UNIT[f"red_diamond_guards_{number}"]]].id for number in (1, 2)]
    is_in_play = level in ("walking_zeds", "directors_cut")
    assert guards == (["town_basement", "guard_post"] if is_in_play else ["aside", "aside"])


@rule("DOZ-SETUP-13")
@pytest.mark.parametrize(
    ("level", "markers"),
    [("apocalypse", 10), ("brains", 10), ("walking_zeds", 12), ("directors_cut", 12)],
)
def test_the_supply_of_chaos_markers(level: str, markers: int) -> None:
    assert begun(level).view(None)["chaos_left"] == markers


@rule("DOZ-SETUP-14")
def test_barricades_and_no_entry_markers_do_not_run_out() -> None:
    """With one in every space but her own, and No Entry beside it, the Mayor builds one more."""
    game = lay("apocalypse", barricades_per_track="unlimited").put("hernandez", "uptown")
    for space in range(SPACE["forest_start"], SPACE["suburbs_start"] + 1):
        if SPACES[space].id != "uptown":
            game.ground(SPACES[space].id, BARRICADE | NO_ENTRY)
    game.has(supplies=9, event_actions=1).begin(ACTION)
    assert "build space=uptown" in can_do(game, "hernandez")


@rule("DOZ-SETUP-14")
def test_every_unit_may_have_an_ekg_and_hits() -> None:
    game = lay("outbreak")
    for number in range(1, 8):
        game.put(f"regular_civilians_{number}", "hospital", "reduced", "comatose", hits=1)
    game.put("furies", "town_center").has(event_actions=1).begin(ACTION)
    assert all(game.is_marked(f"regular_civilians_{number}", "comatose") for number in range(1, 8))


@rule("DOZ-SETUP-15", "DOZ-LEVEL-9")
@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("basic", 8),
        ("outbreak", 9),
        ("apocalypse", 18),
        ("brains", 25),
        ("walking_zeds", 35),
        ("directors_cut", 44),
    ],
)
def test_the_fate_deck_holds_the_cards_of_the_colours_of_the_level(level: str, cards: int) -> None:
    t = before(level).t
    assert len(t.fates) == cards
    fits = [number for number in range(len(FATES)) if t.box.fates[number].colour <= LEVELS[level]]
    if level == "basic":
        fits.remove(FATE["vermin"])
    assert t.fates.middle == fits
    assert t.fates.top == t.fates.bottom == ()


@rule("DOZ-SETUP-17")
@pytest.mark.parametrize(
    ("level", "places"),
    [
        ("basic", []),
        ("outbreak", []),
        ("apocalypse", []),
        ("brains", ["staff_office", "lab"]),
        ("walking_zeds", ["staff_office", "lab"]),
    ],
)
def test_offices_and_lab_are_there_from_level_iii_on(level: str, places: list[str]) -> None:
    game = lay(level).put("seaver", "town_center").has(event_actions=1).begin(ACTION)
    options = can_do(game, "seaver")
    found = [place for place in ("staff_office", "lab") if f"move space={place}" in options]
    assert found == places


@rule("DOZ-SETUP-17")
@each_level
def test_the_hospital_is_there_from_level_i_on(level: str) -> None:
    game = lay(level).put("regular_civilians_1", "farm").falls(6)
    game.carries_out(hits_on("regular_civilians_1", 4))
    if game.asked:
        game.answers("roll")
    assert (game.where("regular_civilians_1") == "hospital") is (level != "basic")


def test_the_first_of_each_kind() -> None:
    assert FIRST[REGULAR_CIVILIANS] == FIRST_REGULAR_CIVILIANS
    assert UNIT["zeds_1"] == FIRST_REGULAR_ZEDS
