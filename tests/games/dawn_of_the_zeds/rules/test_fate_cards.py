"""Every Fate card: what is printed on it, and the blue and green ones one by one. [DOZ-FATE-12]"""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.card import (
    FEWEST_CHAOS,
    FEWEST_ZEDS,
    MOST_CHAOS,
    MOST_ZEDS,
    PLAYERS_CHOICE,
)
from lastfire.games.dawn_of_the_zeds.rules.cards import FATES
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, RED, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, BRIDGE_DOWN, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import activate
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    PHASE_BEGINS,
)
from tests.games.dawn_of_the_zeds.decks import fate_deck, offering, played, twisted
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, column, start_column
from tests.games.dawn_of_the_zeds.steps import activating
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

PRINTED = {
    "killdozer": (BLUE, PLAYERS_CHOICE, True),
    "lake": (BLUE, MOST_ZEDS, False),
    "organize": (BLUE, FEWEST_ZEDS, True),
    "vermin": (BLUE, HIGHWAY, False),
    "adrenaline": (BLUE, SUBURBS, True),
    "coordinator": (BLUE, MOUNTAIN, True),
    "living_dead": (BLUE, MOUNTAIN, False),
    "last_stand": (BLUE, HIGHWAY, True),
    "bad_ammo": (BLUE, FOREST, False),
    "rigged_books": (GREEN, PLAYERS_CHOICE, False),
    "man_no_name": (GREEN, MOST_CHAOS, True),
    "see_someone": (GREEN, HIGHWAY, True),
    "zeds_call": (GREEN, SUBURBS, False),
    "bridge": (GREEN, SUBURBS, False),
    "downpour": (GREEN, FEWEST_CHAOS, False),
    "forgot_what": (GREEN, MOUNTAIN, False),
    "fell_for_it": (GREEN, FOREST, True),
    "vehicles": (GREEN, HIGHWAY, True),
    "scouts": (YELLOW, FEWEST_CHAOS, True),
    "stench": (YELLOW, FOREST, False),
    "bonfire": (YELLOW, FEWEST_ZEDS, True),
    "another_way": (YELLOW, MOST_ZEDS, False),
    "a_drink": (YELLOW, SUBURBS, True),
    "bubba": (YELLOW, PLAYERS_CHOICE, False),
    "square_one": (YELLOW, HIGHWAY, False),
    "roof": (ORANGE, TUNNEL, False),
    "hero_fate": (ORANGE, MOST_ZEDS, True),
    "evil_plans": (ORANGE, TUNNEL, False),
    "protests": (ORANGE, PLAYERS_CHOICE, False),
    "padlock": (ORANGE, MOUNTAIN, False),
    "out_of_bed": (ORANGE, TUNNEL, True),
    "project_file": (ORANGE, TUNNEL, True),
    "desperate": (ORANGE, FEWEST_ZEDS, True),
    "mr_clean": (ORANGE, FEWEST_ZEDS, True),
    "throw_something": (ORANGE, HIGHWAY, True),
    "alpha": (RED, SUBURBS, False),
    "contagion": (RED, PLAYERS_CHOICE, False),
    "news_chopper": (RED, MOST_CHAOS, True),
    "rescue_signal": (RED, FOREST, True),
    "hypnotized": (RED, TUNNEL, True),
    "necessity": (RED, SUBURBS, True),
    "flowering": (RED, FEWEST_CHAOS, False),
    "breakdown_fate": (RED, FOREST, False),
    "cannon": (RED, TUNNEL, True),
}


@rule("DOZ-FATE-12")
def test_colour_top_line_and_kind_of_each_card_are_as_printed() -> None:
    assert {card.id: (card.colour, card.track, card.is_held) for card in FATES} == PRINTED
    assert [card.number for card in FATES] == list(range(44))


@rule("DOZ-FATE-12")
@pytest.mark.parametrize("card", FATES, ids=[card.id for card in FATES])
def test_each_card_says_when_and_what_in_both_languages(card: object) -> None:
    number = FATE[getattr(card, "id", "")]
    fate = FATES[number]
    said = [effect.words() for effect in (*fate.twist, *fate.effects)]
    said += [holding.words() for holding in fate.holds]
    said += [fate.when()] if fate.is_held else []
    assert len(said) >= 1 + fate.is_held
    for words in said:
        assert words.en.endswith(".")
        assert not words.en[0].islower()
        assert words.ja.endswith("。")


# Zeds 1 are 2/1, 2 are 3/2, 3 are 3/1, 5 are 4/3, 15 are 5/3, 25 are 6/3, 34 are 9/4.
# Civilians 7 are 4/2. Hunt is 5/3, tough, Schmidt 4/2, tough, Piazza 3/2.


@rule("DOZ-FATE-12")
def test_killdozer() -> None:
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.falls(3, 4).carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    game.answers("play", "killdozer")
    assert column(game) - start_column(game) == 2


@rule("DOZ-FATE-12")
def test_lake() -> None:
    game = lay().put("zeds_1", "forest_1").draws("zeds_5")
    assert twisted(game, "lake").where("zeds_5") == "campground"


@rule("DOZ-FATE-12")
def test_organize() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("regular_civilians_2", "forest_1")
    game.put("furies", "town_center")
    game.holds("organize").carries_out(offering(PHASE_BEGINS)).answers("play", "organize")
    assert game.options == ["unit unit=regular_civilians_2", "unit unit=regular_civilians_7"]
    game.answers("unit", "regular_civilians_7")
    assert game.is_marked("regular_civilians_7", "civilians_leader")


@rule("DOZ-FATE-14")
def test_there_is_one_civilians_leader() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("regular_civilians_1", "farm", "civilians_leader")
    game.holds("organize").carries_out(offering(PHASE_BEGINS))
    assert game.asked == ""


@rule("DOZ-FATE-12")
def test_vermin() -> None:
    game = lay("outbreak").put("zeds_1", "mountain_3").put("zeds_2", "mountain_6").put("zeds_3", "highway_1")
    assert twisted(game, "vermin").where("infected_vermin") == "mountain_start"


@rule("DOZ-FATE-12")
def test_vermin_that_has_left_the_game_does_not_come_back() -> None:
    game = lay("outbreak").put("zeds_1", "mountain_3").put("infected_vermin", "gone")
    assert twisted(game, "vermin").where("infected_vermin") == "gone"


@rule("DOZ-FATE-12")
def test_adrenaline() -> None:
    assert played(lay().has(event_actions=1), "adrenaline").now.event_actions == 3


@rule("DOZ-FATE-12", "DOZ-UNIT-13")
def test_coordinator() -> None:
    game = lay("outbreak").put("veterans", "farm").put("regular_civilians_1", "cemetery")
    played(game, "coordinator")
    assert "unit unit=veterans" not in game.options
    assert "unit unit=regular_civilians_1" not in game.options
    assert "unit unit=bauer" not in game.options
    assert "unit unit=regular_civilians_2" in game.options
    game.answers("unit", "salvation")
    assert game.where("salvation") == "town_center"
    assert game.now.supplies == 2


@rule("DOZ-FATE-12", "DOZ-STACK-11")
def test_living_dead() -> None:
    game = twisted(lay().put("zeds_1", "st_thomas").draws("zeds_5", "zeds_6"), "living_dead")
    assert game.where("zeds_5") == "st_thomas"
    assert game.where("zeds_6") == "forest_5"


@rule("DOZ-FATE-12")
def test_last_stand() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_15", "forest_2").put("zeds_5", "forest_2")
    game.holds("last_stand").falls(3, 4)
    game.carries_out(attacked_by("zeds_5", "zeds_15", space="forest_2", came_from="farm"))
    game.answers("play", "last_stand").answers("unit", "zeds_5")
    assert game.hits("zeds_5") == 1
    assert [game.where("zeds_5"), game.where("zeds_15")] == ["farm", "farm"]


@rule("DOZ-FATE-12", "DOZ-GOAL-8")
def test_bad_ammo() -> None:
    game = twisted(lay("outbreak").has(supplies=1, ammo=5), "bad_ammo")
    assert (game.now.supplies, game.now.ammo) == (0, 4)
    game = twisted(lay("outbreak").has(supplies=5, ammo=5), "bad_ammo")
    assert (game.now.supplies, game.now.ammo) == (3, 4)


@rule("DOZ-GOAL-7")
def test_bad_ammo_takes_no_supplies_in_the_basic_game() -> None:
    game = twisted(lay().has(ammo=5), "bad_ammo")
    assert (game.now.supplies, game.now.ammo) == (0, 4)


@rule("DOZ-FATE-12")
@pytest.mark.parametrize(
    ("supply_die", "ammo_die", "left"), [(2, 3, (3, 4)), (5, 6, (4, 5)), (1, 1, (3, 3)), (6, 2, (5, 3))]
)
def test_rigged_books(supply_die: int, ammo_die: int, left: tuple[int, int]) -> None:
    game = lay("apocalypse").has(supplies=5, ammo=5).falls(supply_die, ammo_die)
    twisted(game, "rigged_books").answers("track", "forest")
    assert (game.now.supplies, game.now.ammo) == left


@rule("DOZ-FATE-12")
def test_man_no_name() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.holds("man_no_name").falls(3, 4)
    game.carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm")).answers("play", "man_no_name")
    assert column(game) - start_column(game) == 3
    game = lay("apocalypse").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.holds("man_no_name").falls(3, 4)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1")).answers("play", "man_no_name")
    assert column(game) - start_column(game) == 3


@rule("DOZ-FATE-12", "DOZ-UNIT-12")
def test_see_someone() -> None:
    game = lay("apocalypse").put("hunt", "cemetery").put("piazza", "farm")
    played(game, "see_someone")
    assert "unit unit=hunt" not in game.options
    assert "unit unit=agee" not in game.options
    game.answers("unit", "kingman")
    assert game.options == [
        f"space space={track}_start" for track in ("forest", "mountain", "highway", "suburbs")
    ]
    assert game.answers("space", "highway_start").where("kingman") == "highway_start"


@rule("DOZ-FATE-12")
def test_zeds_call() -> None:
    game = lay("apocalypse").chaos("farm").chaos("leftys_pass").chaos("uptown")
    game.draws("zeds_5", "zeds_5", "zeds_1")
    twisted(game, "zeds_call")
    assert game.where("zeds_5") == "leftys_pass"
    assert game.where("zeds_1") == "cup"


@rule("DOZ-FATE-12")
def test_zeds_call_needs_a_strength_lower_than_the_number() -> None:
    game = lay("apocalypse").chaos("farm").draws("zeds_2")
    assert twisted(game, "zeds_call").where("zeds_2") == "cup"
    game = lay("apocalypse").chaos("farm").draws("zeds_1")
    assert twisted(game, "zeds_call").where("zeds_1") == "farm"


@rule("DOZ-FATE-12", "DOZ-FATE-17")
def test_bridge() -> None:
    game = twisted(lay("apocalypse"), "bridge")
    assert game.now.ground[SPACE["suspension_bridge"]] == BRIDGE_DOWN


def flooded(game: Game) -> Game:
    """Of all tracks the Suburbs have no Chaos."""
    for space in ("farm", "campground", "nuclear_plant"):
        game.chaos(space)
    return twisted(game, "downpour")


@rule("DOZ-FATE-12")
def test_downpour() -> None:
    game = (
        lay("apocalypse").put("zeds_1", "mountain_1").put("zeds_2", "mountain_3").put("zeds_3", "leftys_pass")
    )
    game.put("zeds_5", "forest_5").put("zeds_6", "mountain_start").falls(2, 6, 3, 6)
    flooded(game)
    assert game.where("zeds_1") == "east_side"
    assert game.where("zeds_2") == "lucky_strike_mine"
    assert game.where("zeds_3") == "leftys_pass"
    assert game.where("zeds_5") == "forest_5"
    assert game.where("zeds_6") == "mountain_start"


@rule("DOZ-FATE-12")
def test_after_the_downpour_nobody_moves_on_the_mountain_this_turn() -> None:
    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from finish_fate(t)
        yield from activate(t, MOUNTAIN)
        yield from activate(t, FOREST)

    game = lay("apocalypse").put("zeds_1", "mountain_3").put("zeds_5", "forest_6").put("hunt", "campground")
    game.put("schmidt", "town_center").chaos("farm").chaos("lucky_strike_mine").chaos("nuclear_plant").falls(
        3
    )
    fate_deck(game, "downpour")
    game._chance.script.insert(0, FATE["downpour"])
    game.carries_out(step, ACTION)
    assert game.where("zeds_1") == "mountain_3"
    assert game.where("zeds_5") == "forest_5"
    game.answers("unit", "schmidt")
    assert "move space=commercial_district" in game.options
    assert "move space=east_side" not in game.options
    assert "move space=campground" not in game.options


@rule("DOZ-FATE-12")
def test_forgot_what() -> None:
    game = (
        lay("apocalypse").put("villagers_1", "farm", "refugees").put("villagers_2", "mountain_1", "refugees")
    )
    game.put("villagers_3", "beauxville").put("vip", "highway_1").put("zeds_1", "st_thomas")
    game.put("villagers_4", "forest_6", "refugees").put("villagers_5", "refugee_camp", "refugees")
    twisted(game, "forgot_what")
    assert game.where("villagers_1") == "cemetery"
    assert game.now.infection == 2
    assert game.where("villagers_2") == "campground"
    assert game.where("villagers_3") == "beauxville"
    assert game.where("vip") == "highway_2"
    assert game.where("villagers_4") == "forest_6"
    assert game.where("villagers_5") == "refugee_camp"


@rule("DOZ-FATE-12", "DOZ-ZEDS-17")
def test_forgot_what_leads_to_no_harm_where_a_unit_protects() -> None:
    game = (
        lay("apocalypse")
        .put("villagers_1", "farm", "refugees")
        .put("zeds_1", "gone")
        .put("hunt", "st_thomas")
    )
    assert twisted(game, "forgot_what").where("villagers_1") == "st_thomas"


@rule("DOZ-FATE-12")
def test_fell_for_it() -> None:
    game = lay("apocalypse").put("zeds_15", "forest_6", hits=1).holds("fell_for_it").falls(1)
    game.carries_out(activating("forest")).answers("play", "fell_for_it")
    assert (game.where("zeds_15"), game.hits("zeds_15")) == ("forest_6", 0)


@rule("DOZ-FATE-12", "DOZ-MOVE-11")
def test_vehicles() -> None:
    game = lay("apocalypse").put("hunt", "town_center").has(event_actions=1).holds("vehicles").begin(ACTION)
    game.answers("unit", "hunt")
    assert "move space=forest_6" not in game.options
    game.answers("play", "vehicles").answers("space", "forest_6")
    assert game.where("hunt") == "forest_6"
    assert game.now.fate_discards == [FATE["vehicles"]]
    assert game.now.player_actions == 0
    assert game.asked == "who_acts"


@rule("DOZ-FATE-12", "DOZ-MOVE-11")
def test_vehicles_are_not_for_animals_or_civilians() -> None:
    game = lay("apocalypse").put("pickles", "town_center").put("furies", "town_center").holds("vehicles")
    game.begin(ACTION).answers("unit", "pickles")
    assert "play fate=vehicles" not in game.options
    game = (
        lay("apocalypse")
        .put("furies", "town_center")
        .holds("vehicles")
        .begin(ACTION)
        .answers("unit", "furies")
    )
    assert "play fate=vehicles" not in game.options


@rule("DOZ-FATE-12")
def test_every_blue_and_green_card_has_a_test_of_its_own() -> None:
    for card in FATES:
        assert (f"test_{card.id}" in globals()) == (card.colour <= GREEN), card.id
