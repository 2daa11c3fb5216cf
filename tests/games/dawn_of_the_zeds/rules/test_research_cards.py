"""Every Research card, one by one. [DOZ-RESEARCH-18]"""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.card import (
    EARLY,
    LATE_SPECIAL,
    LATE_STANDARD,
    STARTING,
    ResearchCard,
)
from lastfire.games.dawn_of_the_zeds.rules.cards import RESEARCH
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import components
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION
from tests.games.dawn_of_the_zeds.decks import component, fate_deck, research_deck, revealed
from tests.games.dawn_of_the_zeds.fights import attacked_by, outbreak_of
from tests.games.dawn_of_the_zeds.steps import activating, new_in
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Kind, number to roll for the next card, whether that costs a Supply, whether it is ongoing, how many.
PRINTED = {
    "dpc_commission": (STARTING, 3, False, False, 1),
    "interesting": (EARLY, 5, False, False, 1),
    "intoxicated": (EARLY, 4, False, True, 1),
    "reports_of_death": (EARLY, 5, False, False, 1),
    "distraction": (EARLY, 4, False, True, 1),
    "sasha": (EARLY, 3, False, False, 1),
    "leaflets": (EARLY, 5, False, False, 1),
    "hope": (EARLY, 4, False, True, 1),
    "jerky": (EARLY, 5, False, False, 1),
    "music": (EARLY, 5, False, False, 1),
    "confident": (EARLY, 5, False, False, 1),
    "half_turned": (EARLY, 4, False, True, 1),
    "short_materials": (EARLY, 5, False, True, 1),
    "more_tests": (EARLY, 4, False, False, 1),
    "hormone": (LATE_STANDARD, 5, True, False, 1),
    "now_or_never": (LATE_STANDARD, 5, True, True, 1),
    "unnatural": (LATE_STANDARD, 5, True, True, 1),
    "vaccines": (LATE_STANDARD, 5, True, True, 1),
    "sci_hero": (LATE_STANDARD, 5, True, False, 1),
    "stalled": (LATE_STANDARD, 4, True, False, 1),
    "antidote": (LATE_SPECIAL, 6, True, False, 1),
    "super_weapon": (LATE_SPECIAL, 5, True, False, 4),
}


@rule("DOZ-RESEARCH-18")
def test_kind_and_number_of_each_card_are_as_printed() -> None:
    found = {card.id: (card.kind, card.need, card.supply, bool(card.holds), card.count) for card in RESEARCH}
    assert found == PRINTED
    assert [card.number for card in RESEARCH] == list(range(22))


@rule("DOZ-RESEARCH-18")
@pytest.mark.parametrize("card", RESEARCH, ids=[card.id for card in RESEARCH])
def test_each_card_says_what_it_does_in_both_languages(card: ResearchCard) -> None:
    said = [effect.words() for effect in card.effects] + [holding.words() for holding in card.holds]
    assert bool(said) == (card.id not in ("dpc_commission", "sasha", "stalled"))
    for words in said:
        assert words.en.endswith(".")
        assert not words.en[0].islower()
        assert words.ja.endswith("。")


# Civilians 7 are 4/2, 1 are 3/1. Zeds 1 are 2/1, 5 are 4/3, 15 are 5/3, 34 are 9/4; Giant Zeds 12/6.


def shown(game: Game, card: str) -> Game:
    return revealed(research_deck(game), card)


def current(card: str) -> Game:
    """A game of level III in which a card is Current."""
    return research_deck(lay("brains"), card)


@rule("DOZ-RESEARCH-18")
def test_dpc_commission() -> None:
    game = current("dpc_commission")
    assert game.t.in_force == []


@rule("DOZ-RESEARCH-18")
def test_interesting() -> None:
    assert shown(lay("brains").has(infection=5), "interesting").now.infection == 3
    assert shown(lay("brains").has(infection=1), "interesting").now.infection == 0


@rule("DOZ-RESEARCH-18", "DOZ-ACTION-9")
def test_intoxicated() -> None:
    game = current("intoxicated").put("furies", "forest_2").put("zeds_34", "farm").put("zeds_5", "farm")
    game.put("zeds_6", "forest_1").put("zeds_1", "highway_2").put("national_guard", "highway_1")
    game.begin(ACTION)
    assert game.options == ["unit unit=zeds_5", "unit unit=zeds_6", "no"]
    assert game.answers("unit", "zeds_6").hits("zeds_6") == 1
    game = current("intoxicated").put("furies", "forest_2").put("zeds_5", "farm").begin(ACTION)
    assert game.answers("no").hits("zeds_5") == 0


@rule("DOZ-RESEARCH-18", "DOZ-UNIT-25")
def test_reports_of_death() -> None:
    game = lay("brains").put("furies", "cemetery").put("hunt", "cemetery").put("national_guard", "cemetery")
    game.put("looters_1", "cemetery")
    shown(game, "reports_of_death")
    assert game.options == ["unit unit=hunt", "unit unit=furies"]
    game.answers("unit", "furies")
    assert game.where("furies") == "town_center"
    assert game.is_marked("furies", "reduced")
    assert game.hits("furies") == 1


@rule("DOZ-RESEARCH-18")
def test_reports_of_death_bring_refugees_to_the_camp() -> None:
    game = shown(lay("brains").put("villagers_1", "cemetery"), "reports_of_death")
    assert game.where("villagers_1") == "refugee_camp"
    assert game.now.infection == 1
    assert game.hits("villagers_1") == 0


@rule("DOZ-RESEARCH-18", "DOZ-ZEDS-9")
def test_distraction() -> None:
    game = current("distraction").put("regular_civilians_7", "forest_2").put("zeds_5", "farm")
    game.put("furies", "forest_2").carries_out(activating("forest"))
    assert game.options == ["unit unit=regular_civilians_7", "no"]
    game.answers("unit", "regular_civilians_7")
    assert game.where("zeds_5") == "farm"
    assert game.where("regular_civilians_7") == "forest_1"
    assert game.hits("regular_civilians_7") == 1
    game = current("distraction").put("regular_civilians_7", "forest_2").put("zeds_5", "farm").falls(6, 6)
    assert game.carries_out(activating("forest")).answers("no").told("defended")


@rule("DOZ-RESEARCH-18", "DOZ-UNIT-15")
def test_distraction_is_not_for_defiant_civilians_nor_for_those_in_town_center() -> None:
    game = current("distraction").put("regular_civilians_7", "st_thomas", "defiant").put("zeds_5", "farm")
    game.put("zeds_1", "uptown", "reduced").put("regular_civilians_1", "town_center")
    game.put("courier", "town_center")
    game.carries_out(activating("forest"))
    assert game.asked == ""
    assert game.where("zeds_5") == "forest_2"


@rule("DOZ-RESEARCH-18")
def test_sasha() -> None:
    game = shown(lay("brains"), "sasha")
    assert [record.kind for record in game.match.records(None)] == ["research_revealed"]


@rule("DOZ-RESEARCH-18", "DOZ-HEAL-2", "DOZ-HEAL-7")
def test_leaflets() -> None:
    game = lay("brains").put("furies", "town_center", hits=1).put("regular_civilians_1", "farm", "reduced")
    game.put("hunt", "farm", "reduced").put("bauer", "hospital", "reduced", "comatose").has(infection=5)
    shown(game, "leaflets")
    assert game.options == ["unit unit=furies", "unit unit=bauer", "unit unit=regular_civilians_1", "no"]
    game.answers("unit", "bauer")
    assert "unit unit=bauer" not in game.options
    game.answers("unit", "regular_civilians_1")
    assert game.asked == ""
    assert not game.is_marked("bauer", "comatose")
    assert not game.is_marked("regular_civilians_1", "reduced")
    assert game.hits("regular_civilians_1") == 1
    assert game.now.infection == 3


@rule("DOZ-RESEARCH-18", "DOZ-SAVE-3")
def test_hope() -> None:
    for card, where in (("hope", "hospital"), ("sasha", "cemetery")):
        game = (
            current(card).put("regular_civilians_1", "forest_2", "reduced", hits=1).put("zeds_34", "forest_2")
        )
        game.falls(1, 1, 3).carries_out(attacked_by("zeds_34", space="forest_2", came_from="farm"))
        assert game.answers("roll").where("regular_civilians_1") == where


@rule("DOZ-RESEARCH-18")
def test_jerky() -> None:
    assert shown(lay("brains").has(supplies=3), "jerky").now.supplies == 5


@rule("DOZ-RESEARCH-18")
def test_music() -> None:
    game = lay("brains").put("zeds_5", "farm").put("zeds_6", "farm").put("zeds_1", "mountain_start")
    game.put("zeds_34", "highway_2")
    shown(game, "music")
    assert game.options == ["space space=farm", "space space=highway_2"]
    game.answers("space", "farm")
    assert [game.where("zeds_5"), game.where("zeds_6")] == ["st_thomas", "st_thomas"]
    assert game.where("zeds_34") == "highway_2"


@rule("DOZ-RESEARCH-18", "DOZ-CHAOS-12")
def test_confident() -> None:
    game = shown(lay("brains").chaos("farm", 2).chaos("uptown"), "confident").answers("space", "farm")
    assert (game.chaos_in("farm"), game.chaos_in("uptown")) == (1, 1)
    assert game.now.infection == 0


@rule("DOZ-RESEARCH-18", "DOZ-INFECT-13")
def test_half_turned() -> None:
    game = current("half_turned").has(infection=9).draws("coordinator", "zeds_1")
    fate_deck(game, "coordinator").carries_out(outbreak_of())
    assert game.now.infection == 2
    game = current("half_turned").has(infection=1).draws("coordinator", "zeds_1")
    assert fate_deck(game, "coordinator").carries_out(outbreak_of()).now.infection == 2


@rule("DOZ-RESEARCH-18")
def test_short_materials() -> None:
    game = current("short_materials").put("wright", "lab").has(player_actions=0, supplies=2).falls(1)
    game.begin(ACTION).answers("unit", "wright").answers("research")
    assert game.now.supplies == 1


@rule("DOZ-RESEARCH-18", "DOZ-RESEARCH-17")
def test_more_tests() -> None:
    game = component(component(research_deck(lay("brains")), "gas_grenade"), "zeds_treats").falls(5)
    revealed(game, "more_tests")
    assert components(game.now) == [3]
    assert game.now.early_to_come == 0
    game = research_deck(lay("brains"))
    assert revealed(game, "more_tests").now.early_to_come == 1


@rule("DOZ-RESEARCH-18")
def test_hormone() -> None:
    game = lay("brains").put("giant", "farm", "reduced", hits=2).draws("zeds_5")
    shown(game, "hormone").answers("unit", "giant")
    assert (game.where("giant"), game.where("zeds_5")) == ("gone", "farm")
    assert game.is_marked("zeds_5", "reduced")
    assert game.hits("zeds_5") == 2
    assert shown(lay("brains").put("giant", "farm"), "hormone").answers("no").where("giant") == "farm"


@rule("DOZ-RESEARCH-18", "DOZ-FORAGE-3")
def test_now_or_never() -> None:
    for card, supplies in (("now_or_never", 1), ("stalled", 0)):
        game = current(card).put("hunt", "farm").has(event_actions=1).falls(3).begin(ACTION)
        assert game.answers("unit", "hunt").answers("forage").now.supplies == supplies


@rule("DOZ-RESEARCH-18", "DOZ-ZEDS-20")
def test_unnatural() -> None:
    game = current("unnatural").draws("zeds_34", "zeds_1").carries_out(new_in("forest_start"))
    game.answers("unit", "zeds_1")
    assert (game.where("zeds_1"), game.where("zeds_34")) == ("forest_start", "cup")
    game = current("unnatural").draws("giant", "doom").carries_out(new_in("forest_start", is_super=True))
    assert game.answers("unit", "giant").where("doom") == "super_cup"


@rule("DOZ-RESEARCH-18", "DOZ-INFECT-15")
def test_vaccines() -> None:
    game = current("vaccines").has(infection=9).falls(1, 1).draws("coordinator", "zeds_1")
    fate_deck(game.chaos("campground"), "coordinator").carries_out(outbreak_of())
    assert game.where("zeds_1") == "mountain_start"


@rule("DOZ-RESEARCH-18", "DOZ-UNIT-12")
def test_sci_hero() -> None:
    game = lay("brains").put("agee", "cemetery")
    game.draws("wright")
    assert shown(game, "sci_hero").where("wright") == "town_center"
    game = lay("brains").put("agee", "lab").put("wright", "farm").put("seaver", "gone")
    shown(game, "sci_hero")
    assert game.where("jones") == "aside"


@rule("DOZ-RESEARCH-18")
def test_stalled() -> None:
    game = shown(lay("brains"), "stalled")
    assert [record.kind for record in game.match.records(None)] == ["research_revealed"]


@rule("DOZ-RESEARCH-18", "DOZ-RESEARCH-8")
def test_antidote() -> None:
    game = shown(lay("brains"), "antidote")
    assert (game.now.final_component, game.now.antidote) == (True, False)
    game = shown(lay("brains").has(final_component=True), "antidote")
    assert (game.now.final_component, game.now.antidote) == (True, True)


@rule("DOZ-RESEARCH-18", "DOZ-RESEARCH-10")
def test_super_weapon() -> None:
    game = shown(lay("brains"), "super_weapon")
    assert len(game.options) == 5
    assert components(game.answers("component", "hypo_z_gun").now) == [1]


@rule("DOZ-RESEARCH-18")
def test_every_card_has_a_test_of_its_own() -> None:
    for card in PRINTED:
        assert f"test_{card}" in globals(), card
