"""The yellow, orange and red Fate cards, one by one. [DOZ-FATE-12]"""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.cards import FATES
from lastfire.games.dawn_of_the_zeds.rules.colours import GREEN
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT, FATE
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, INFECTION, NO_ENTRY, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import TRACK
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    BEFORE_TRACK,
    CHAOS_NEEDED,
    IN_ACTIONS,
    INFECTION_RISES,
    SUPPLIES_NEEDED,
    TOWN_STANDS,
)
from tests.games.dawn_of_the_zeds.decks import component, fate_deck, offering, played, research_deck, twisted
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, column, start_column
from tests.games.dawn_of_the_zeds.steps import TRACK_NUMBER, activating
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

# Zeds 1 are 2/1, 2 are 3/2, 3 are 3/1, 5 are 4/3, 15 are 5/3, 25 are 6/3, 34 are 9/4.
# Civilians 7 are 4/2. Hunt is 5/3, tough, Schmidt 4/2, tough, Piazza 3/2.


@rule("DOZ-FATE-12")
def test_scouts() -> None:
    game = (
        lay("brains").put("villagers_1", "farm", "refugees").put("zeds_1", "st_thomas").put("vip", "uptown")
    )
    game.put("zeds_2", "highway_1").put("villagers_2", "beauxville").put("zeds_3", "university")
    game.put("villagers_3", "mountain_3", "refugees").holds("scouts").carries_out(offering(BEFORE_TRACK))
    game.answers("play", "scouts").answers("stores")
    assert game.where("villagers_1") == "forest_2"
    assert game.where("villagers_2") == "beauxville"
    assert game.where("villagers_3") == "mountain_3"
    assert game.where("vip") == "refugee_camp"


@rule("DOZ-FATE-12", "DOZ-MOVE-8")
def test_scouts_lead_nobody_into_zeds() -> None:
    game = (
        lay("brains")
        .put("villagers_1", "farm", "refugees")
        .put("zeds_1", "st_thomas")
        .put("zeds_2", "forest_2")
    )
    assert game.holds("scouts").carries_out(offering(BEFORE_TRACK)).asked == ""


@rule("DOZ-FATE-12")
def test_stench() -> None:
    game = lay("brains").put("zeds_34", "forest_2").put("zeds_1", "forest_5").put("zeds_15", "forest_5")
    game.put("zeds_25", "highway_6")
    twisted(game, "stench")
    assert game.is_marked("zeds_15", "stench")


@rule("DOZ-FATE-12", "DOZ-UNIT-51")
def test_a_marker_that_has_been_in_play_is_not_laid_again() -> None:
    def step(t: DawnTable) -> Flow:
        for _ in range(2):
            yield from draw_fate(t)
            yield from finish_fate(t)

    game = lay("brains").put("zeds_1", "forest_5").put("zeds_2", "forest_6")
    fate_deck(game, "stench").draws("stench", "stench").carries_out(step)
    assert game.is_marked("zeds_2", "stench")
    assert len(game.told("marker_placed")) == 1


@rule("DOZ-FATE-12")
@pytest.mark.parametrize("moment", [IN_ACTIONS, INFECTION_RISES, TOWN_STANDS])
def test_bonfire(moment: int) -> None:
    assert played(lay("brains").has(infection=5), "bonfire", moment).now.infection == 3


@rule("DOZ-FATE-12", "DOZ-BOARD-20")
def test_another_way() -> None:
    game = (
        lay("brains").put("villagers_1", "refugee_camp", "refugees").put("zeds_1", "forest_1").falls(1, 6, 3)
    )
    game.put("villagers_2", "refugee_camp", "refugees").put("villagers_3", "refugee_camp", "refugees")
    game.put("furies", "town_center", hits=1).put("regular_civilians_1", "farm", "reduced").has(infection=4)
    game.put("hunt", "farm", "reduced")
    twisted(game, "another_way")
    assert game.options == ["unit unit=furies", "unit unit=regular_civilians_1", "no"]
    game.answers("unit", "furies")
    assert game.where("villagers_1") == "gone"
    assert game.where("villagers_2") == "refugee_camp"
    assert game.hits("furies") == 0
    assert game.now.infection == 3


@rule("DOZ-FATE-12")
def test_a_drink() -> None:
    game = lay("brains").put("regular_civilians_7", "forest_2").put("zeds_1", "forest_2").holds("a_drink")
    game.falls(6, 6).carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    game.answers("play", "a_drink")
    assert column(game) - start_column(game) == 1  # the outer column
    assert game.hits("regular_civilians_7") == 1
    game = lay("brains").put("regular_civilians_7", "forest_2").put("zeds_25", "forest_2").holds("a_drink")
    game.falls(6, 6).carries_out(attacked_by("zeds_25", space="forest_2", came_from="farm"))
    game.answers("play", "a_drink")
    assert column(game) - start_column(game) == 2
    assert game.hits("regular_civilians_7") == 1


@rule("DOZ-FATE-12")
def test_a_drink_costs_nothing_more_in_the_hospital() -> None:
    game = lay("brains").put("regular_civilians_7", "forest_2", "reduced", hits=1).put("zeds_34", "forest_2")
    game.holds("a_drink").falls(1, 1, 4).carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    game.answers("play", "a_drink").answers("roll")
    assert game.where("regular_civilians_7") == "hospital"


@rule("DOZ-FATE-12")
def test_bubba() -> None:
    game = lay("brains").put("zeds_1", "forest_1").put("zeds_2", "mountain_1").put("zeds_3", "suburbs_2")
    twisted(game, "bubba").answers("track", "forest")
    assert game.where("bubba_gang") == "highway_start"


@rule("DOZ-FATE-12", "DOZ-RESEARCH-17")
@pytest.mark.parametrize(("die", "cards"), [(1, 2), (2, 2), (3, 1), (5, 1), (6, 0)])
def test_square_one(die: int, cards: int) -> None:
    game = research_deck(lay("brains")).falls(die)
    assert twisted(game, "square_one").now.early_to_come == 4 + cards


@rule("DOZ-FATE-12", "DOZ-EVENT-23")
@pytest.mark.parametrize(
    ("die", "space", "refuge"),
    [
        (6, "tunnel_6", "nuclear_plant"),
        (5, "outer_catacombs", "university"),
        (4, "marteuse_office", "lucky_strike_mine"),
        (3, "inner_catacombs", "farm"),
        (2, "guard_post", "tunnel_1"),
        (1, "tunnel_1", "town_basement"),
    ],
)
def test_roof(die: int, space: str, refuge: str) -> None:
    game = lay("walking_zeds").put("furies", space).falls(die, 1)
    twisted(game, "roof")
    assert game.where("furies") == refuge
    assert game.hits("furies") == 1
    assert game.now.ground[SPACE[space]] == NO_ENTRY


@rule("DOZ-FATE-12")
def test_roof_drives_zeds_out_as_well_who_attack_who_is_there() -> None:
    game = (
        lay("walking_zeds").put("zeds_5", "marteuse_office").put("furies", "lucky_strike_mine").falls(4, 6, 6)
    )
    twisted(game, "roof")
    assert game.told("defended")[0].args["space"] == "lucky_strike_mine"
    game = lay("walking_zeds").put("zeds_5", "tunnel_1").falls(1)
    assert twisted(game, "roof").where("zeds_5") == "guard_post"


@rule("DOZ-FATE-12", "DOZ-UNIT-12")
def test_hero_fate() -> None:
    game = lay("walking_zeds").draws("horatius").holds("hero_fate").carries_out(offering(IN_ACTIONS))
    game.answers("play", "hero_fate")
    assert len(game.options) == 6
    game.answers("space", "tunnel_start")
    assert game.where("horatius") == "tunnel_start"
    assert game.now.supplies == 3


@rule("DOZ-FATE-12", "DOZ-COOP-11")
def test_a_hero_who_arrives_goes_to_the_player_with_the_fewest_heroes() -> None:
    game = lay("walking_zeds", seats=2).put("hunt", "farm", owner=0).put("piazza", "farm", owner=0)
    game.put("schmidt", "farm", owner=1).draws("kingman").holds("hero_fate").carries_out(offering(IN_ACTIONS))
    game.answers("play", "hero_fate").answers("space", "town_center")
    assert game.now.owner[5] == 1


@rule("DOZ-FATE-12", "DOZ-FATE-10")
def test_evil_plans() -> None:
    game = fate_deck(lay("walking_zeds"), "evil_plans", "adrenaline").chaos("beauxville").chaos("university")
    game.draws("evil_plans", "adrenaline").falls(4, 3)
    game.draws("zeds_1", "zeds_2", "zeds_3", "zeds_4", "zeds_5", "zeds_6")

    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from finish_fate(t)

    game.carries_out(step)
    assert game.where("zeds_1") == "university"
    assert game.now.fate_hand == [FATE["adrenaline"]]
    assert [game.where(f"zeds_{number}") for number in range(2, 7)] == [
        f"{track}_start" for track in ("forest", "mountain", "highway", "suburbs", "tunnel")
    ]


@rule("DOZ-FATE-12", "DOZ-EVENT-15")
def test_protests() -> None:
    game = lay("walking_zeds").has(supplies=1, ammo=1).put("furies", "farm").falls(4)
    twisted(game, "protests").answers("track", "forest")
    assert game.options == ["supply", "ammo", "infection", "unit unit=furies"]
    game.answers("supply").answers("ammo").answers("infection").falls(1).answers("unit", "furies")
    assert (game.now.supplies, game.now.ammo, game.now.infection) == (0, 0, 1)
    assert game.hits("furies") == 1


@rule("DOZ-FATE-12")
def test_padlock() -> None:
    game = research_deck(lay("walking_zeds")).put("zeds_1", "forest_1").put("zeds_2", "mountain_1")
    game.put("zeds_3", "suburbs_2").put("zeds_4", "tunnel_1").draws("zeds_5")
    component(component(game, "zeds_knuckles"), "zeds_treats")
    twisted(game, "padlock").answers("component", "zeds_treats")
    assert COMPONENT_SOURCE + COMPONENT["zeds_treats"] not in game.now.in_force
    assert COMPONENT_SOURCE + COMPONENT["zeds_knuckles"] in game.now.in_force
    assert game.now.early_to_come == 4
    assert game.where("zeds_5") == "highway_start"


@rule("DOZ-FATE-12", "DOZ-RESEARCH-17")
def test_padlock_without_a_component() -> None:
    game = research_deck(lay("walking_zeds")).put("zeds_1", "forest_1").put("zeds_2", "mountain_1")
    game.put("zeds_3", "suburbs_2").put("zeds_4", "tunnel_1").draws("zeds_5")
    assert twisted(game, "padlock").now.early_to_come == 5


@rule("DOZ-FATE-12", "DOZ-BOARD-15")
def test_out_of_bed() -> None:
    game = (
        lay("walking_zeds")
        .put("furies", "hospital", "reduced", "comatose")
        .put("hunt", "hospital", "reduced")
    )
    game.put("agee", "staff_office").has(infection=5).chaos("farm").put("zeds_1", "campground")
    game.put("schmidt", "beauxville").put("piazza", "beauxville")
    played(game, "out_of_bed")
    assert game.now.infection == 4
    for space in ("farm", "campground", "beauxville", "guard_post", "forest_1", "forest_start"):
        assert f"space space={space}" not in game.options
    game.answers("space", "nuclear_plant")
    assert game.where("furies") == "nuclear_plant"
    assert not game.is_marked("furies", "reduced")
    assert not game.is_marked("furies", "comatose")


@rule("DOZ-FATE-12", "DOZ-EVENT-42")
def test_project_file() -> None:
    game = research_deck(lay("walking_zeds")).put("furies", "marteuse_office").draws("sasha")
    assert played(game, "project_file").told("research_revealed")[0].args["research"] == "sasha"
    game = research_deck(lay("walking_zeds")).put("furies", "guard_post").holds("project_file")
    assert game.carries_out(offering(IN_ACTIONS)).asked == ""
    game = research_deck(lay("walking_zeds")).put("furies", "marteuse_office").chaos("marteuse_office")
    assert game.holds("project_file").carries_out(offering(IN_ACTIONS)).asked == ""


@rule("DOZ-FATE-12")
def test_desperate() -> None:
    game = played(lay("walking_zeds").has(infection=7, ammo=1), "desperate", INFECTION_RISES)
    assert (game.now.infection, game.now.ammo) == (2, 0)
    game = lay("walking_zeds").has(infection=7, ammo=0).holds("desperate").carries_out(offering(IN_ACTIONS))
    assert game.asked == ""


@rule("DOZ-FATE-12", "DOZ-CHAOS-12")
@pytest.mark.parametrize("moment", [IN_ACTIONS, CHAOS_NEEDED, TOWN_STANDS])
def test_mr_clean(moment: int) -> None:
    game = lay("walking_zeds").chaos("farm", 2).chaos("uptown")
    played(game, "mr_clean", moment).answers("space", "farm").answers("space", "uptown")
    assert (game.chaos_in("farm"), game.chaos_in("uptown")) == (1, 0)
    assert game.now.infection == 0
    assert game.now.chaos_left == 11


@rule("DOZ-FATE-12", "DOZ-GUN-15")
def test_throw_something() -> None:
    game = lay("walking_zeds").put("furies", "forest_2").put("zeds_5", "forest_2").put("zeds_34", "forest_2")
    game.holds("throw_something").falls(6, 6, 6, 6)
    game.carries_out(attacked_by("zeds_5", "zeds_34", space="forest_2", came_from="farm"))
    game.answers("play", "throw_something").answers("unit", "zeds_5")
    assert game.told("gunfire_rolled")[0].args["column"] == 2
    assert game.told("defended")
    assert game.now.ammo == 0


@rule("DOZ-FATE-12")
def test_a_throw_that_kills_the_last_attacker_ends_the_fight() -> None:
    game = lay("walking_zeds").put("furies", "forest_2").put("zeds_5", "forest_2", "reduced", hits=2)
    game.holds("throw_something").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="forest_2", came_from="farm"))
    game.answers("play", "throw_something")
    assert game.where("zeds_5") == "cup"
    assert game.told("defended") == []


@rule("DOZ-FATE-12")
def test_alpha() -> None:
    game = lay("directors_cut").put("zeds_34", "suburbs_6", "reduced").put("zeds_15", "suburbs_2")
    game.put("giant", "university").put("zeds_25", "forest_1")
    twisted(game, "alpha")
    assert game.is_marked("zeds_15", "leader")
    assert game.where("zeds_15") == "suspension_bridge"
    assert game.where("giant") == "beauxville"
    assert game.where("zeds_25") == "forest_1"


@rule("DOZ-FATE-12", "DOZ-FATE-19")
def test_contagion() -> None:
    game = lay("directors_cut").has(infection=6).put("hunt", "town_center").put("piazza", "town_center")
    fate_deck(game, "contagion", "adrenaline").draws("contagion", "adrenaline", "giant")

    def step(t: DawnTable) -> Flow:
        yield from draw_fate(t)
        yield from finish_fate(t)

    game.carries_out(step).answers("track", "forest").answers("unit", "piazza")
    assert game.where("piazza") == "hospital"
    assert game.where("hunt") == "town_center"
    assert game.where("giant") == "beauxville"
    assert game.now.infection == 6


@rule("DOZ-FATE-12", "DOZ-MOVE-11")
def test_news_chopper() -> None:
    game = (
        lay("directors_cut").put("agee", "farm").holds("news_chopper").begin(ACTION).answers("unit", "agee")
    )
    game.answers("play", "news_chopper")
    assert "space space=lab" in game.options
    assert "space space=guard_post" not in game.options
    assert "space space=highway_start" not in game.options
    assert game.answers("space", "highway_6").where("agee") == "highway_6"
    game = lay("directors_cut").put("agee", "guard_post").holds("news_chopper").begin(ACTION)
    assert "play fate=news_chopper" not in game.answers("unit", "agee").options


@rule("DOZ-FATE-12")
@pytest.mark.parametrize("moment", [IN_ACTIONS, SUPPLIES_NEEDED, TOWN_STANDS])
def test_rescue_signal(moment: int) -> None:
    game = played(lay("directors_cut").has(supplies=1, ammo=19), "rescue_signal", moment)
    assert (game.now.supplies, game.now.ammo) == (3, 20)


@rule("DOZ-FATE-12", "DOZ-ZEDS-9")
def test_hypnotized() -> None:
    game = lay("directors_cut").put("zeds_1", "forest_6").put("zeds_2", "mountain_6").holds("hypnotized")
    game.put("hunt", "town_center")
    game.t.activations = [TRACK_NUMBER[track] for track in ("mountain", "forest", "mountain", "forest")]
    game.begin(ZEDS, TRACK).answers("no").answers("play", "hypnotized")
    assert game.where("zeds_1") == "forest_6"
    assert game.where("zeds_2") == "lucky_strike_mine"


@rule("DOZ-FATE-12", "DOZ-FATE-6")
def test_hypnotized_is_for_the_zeds_phase_alone() -> None:
    game = lay("directors_cut").put("zeds_1", "forest_6").has(phase=INFECTION).holds("hypnotized")
    game.carries_out(activating("forest"))
    assert game.asked == ""
    assert game.where("zeds_1") == "forest_5"


@rule("DOZ-FATE-12")
def test_necessity() -> None:
    game = lay("directors_cut").has(supplies=5).put("hunt", "town_center").holds("necessity").begin(ACTION)
    game.answers("play", "necessity").answers("play", "necessity").answers("play", "necessity")
    assert (game.now.supplies, game.now.ammo) == (1, 2)
    assert "play fate=necessity" not in game.options
    assert game.now.player_actions == 1


@rule("DOZ-FATE-12")
def test_flowering() -> None:
    game = (
        lay("directors_cut")
        .put("zeds_1", "forest_2", hits=1)
        .put("ravager", "forest_5")
        .put("zeds_5", "farm", hits=2)
    )
    game.chaos("campground").chaos("nuclear_plant").chaos("suspension_bridge").chaos("guard_post")
    game.draws("zeds_34")
    twisted(game, "flowering")
    assert game.where("zeds_34") == "forest_5"
    assert game.where("ravager") == "gone"
    assert (game.hits("zeds_1"), game.hits("zeds_5")) == (0, 0)


@rule("DOZ-FATE-12")
def test_flowering_replaces_all_that_tie() -> None:
    game = lay("directors_cut").put("zeds_1", "forest_2").put("infected_vermin", "farm").put("zeds_5", "farm")
    game.chaos("campground").chaos("nuclear_plant").chaos("suspension_bridge").chaos("guard_post")
    game.draws("zeds_34", "zeds_25")
    twisted(game, "flowering")
    assert game.where("zeds_34") == "forest_2"
    assert game.where("zeds_25") == "farm"
    assert (game.where("zeds_1"), game.where("infected_vermin")) == ("cup", "gone")


@rule("DOZ-FATE-12")
def test_breakdown_fate() -> None:
    game = component(research_deck(lay("directors_cut")), "zeds_treats")
    assert "zeds_treats" in str(twisted(game, "breakdown_fate").told("component_lost"))
    game = research_deck(lay("directors_cut")).put("zeds_1", "highway_1")
    assert twisted(game, "breakdown_fate").answers("yes").now.early_to_come == 5
    game = research_deck(lay("directors_cut")).put("zeds_1", "forest_1").put("zeds_2", "mountain_1")
    game.put("zeds_3", "suburbs_2").put("zeds_4", "tunnel_1").draws("zeds_5")
    twisted(game, "breakdown_fate").answers("no")
    assert game.where("zeds_5") == "highway_start"
    assert game.now.early_to_come == 4


@rule("DOZ-FATE-12", "DOZ-GUN-15")
@pytest.mark.parametrize(("die", "hand"), [(6, ["cannon"]), (5, [])])
def test_cannon(die: int, hand: list[str]) -> None:
    game = (
        lay("directors_cut")
        .put("zeds_5", "uptown")
        .put("zeds_34", "highway_2")
        .put("zeds_1", "town_basement")
    )
    game.put("raiders", "mountain_1").falls(6, 6, die)
    played(game, "cannon")
    assert game.options == ["unit unit=raiders", "unit unit=zeds_5"]
    game.answers("unit", "zeds_5")
    assert game.told("gunfire_rolled")[0].args["column"] == 5
    assert game.now.fate_hand == [FATE[card] for card in hand]
    assert game.now.ammo == 0


@rule("DOZ-FATE-12")
def test_every_yellow_orange_and_red_card_has_a_test_of_its_own() -> None:
    for card in FATES:
        assert (f"test_{card.id}" in globals()) == (card.colour > GREEN), card.id
