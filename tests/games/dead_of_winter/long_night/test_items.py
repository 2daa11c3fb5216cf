"""The item cards of The Long Night. [LN-SETUP-5, LN-IMPROVE-13..15, LN-PILL-11, LN-PILL-12]"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, PUBLISHED, WASTE
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.long_night import counts
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at, place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import add_to_stockpile
from lastfire.games.dead_of_winter.rules.long_night.cards import BANDITS, COMMON, IMPROVEMENTS, NIGHT, RAXXON
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import Advance
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import RED_PILL, WHITE_PILL
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import scenario_of
from lastfire.games.dead_of_winter.rules.names import FOOD, FUEL, MEDICINE, TOOL
from lastfire.games.dead_of_winter.rules.night.colony import mouths, zombies_due
from lastfire.games.dead_of_winter.rules.state import NO_FOOD_CARDS, ColonyTable
from tests.games.dead_of_winter.long_night.night import by_card, despair, night
from tests.games.dead_of_winter.long_night.raxxon_table import with_raxxon
from tests.games.dead_of_winter.table import PLACE, WOUND, Game, new, take
from tests.rule import rule

ITEMS: Final = [item for cards in NIGHT for item in cards.items]
GROUP: Final = ("ashley_ross", "mike_cho")


def bandits(*places: str) -> Any:
    """One bandit at each of these places."""

    def plant(t: ColonyTable) -> None:
        for place in places:
            assert place_bandit(t, PLACE[place])

    return plant


def parts(power: Power) -> Iterator[Power]:
    """A power, and those that it is made of."""
    yield power
    for field in fields(power):  # type: ignore[arg-type]
        if isinstance(getattr(power, field.name), Power):
            yield from parts(getattr(power, field.name))


# What there is.


@rule("LN-BANDIT-17", "LN-IMPROVE-13", "LN-SCENARIO-19")
def test_the_published_starters_have_their_symbols_and_are_played_to_the_waste_pile() -> None:
    published = {item.id: (item.symbol, item.mode) for item in ITEMS if item.origin == PUBLISHED}
    assert published == {
        "food_1_or_trade": (FOOD, WASTE),
        "junk_or_advance": (TOOL, WASTE),
        "fuel_or_fire": (FUEL, WASTE),
    }


@rule("LN-SETUP-12", "LN-SETUP-17")
def test_twenty_five_starters_and_twenty_cards_for_each_of_seven_decks() -> None:
    found = [0] * 8
    for item in ITEMS:
        for deck, copies in item.decks:
            found[deck] += copies
    assert tuple(found) == counts.ITEMS_BY_DECK == (25, 20, 20, 20, 20, 20, 20, 20)


@rule("LN-SETUP-3")
def test_a_card_that_needs_a_module_has_its_mark() -> None:
    """Without its module no unmarked card has nothing to do."""
    table = night(list(GROUP)).table
    for cards in (BANDITS, IMPROVEMENTS, RAXXON):
        assert cards.items
        assert not {item.id for item in cards.items} & {item.id for item in table.box.items}
    assert {deck for item in COMMON.items for deck, _ in item.decks} == set(range(7))


@rule("LN-SETUP-8")
def test_without_the_base_game_a_deck_is_what_is_left_of_its_twenty_cards() -> None:
    alone = new(long_night="alone", seats=5)._table
    assert isinstance(alone, ColonyTable)
    assert [len(alone.deck(place)) for place in range(1, 7)] == [19, 20, 18, 18, 20, 19]
    assert not {item.id for item in BASE.items} & {alone.box.items[kind].id for kind in alone.box.kind}
    mixed = new(long_night="mixed")._table
    assert isinstance(mixed, ColonyTable)
    assert [len(mixed.deck(place)) for place in range(1, 7)] == [20] * 6
    full = new(long_night="alone", bandits=True, improvements=True, raxxon=True)._table
    assert isinstance(full, ColonyTable)
    assert [len(full.deck(place)) for place in range(1, 8)] == [20] * 7


@rule("LN-IMPROVE-15")
def test_every_deck_has_a_card_that_can_place_an_advancement_token() -> None:
    decks = {
        deck
        for item in ITEMS
        if any(isinstance(part, Advance) for part in parts(item.power))
        for deck, _ in item.decks
    }
    assert decks == set(range(8))


@rule("LN-SCENARIO-31")
def test_three_starters_are_published_and_all_other_cards_are_ours() -> None:
    published = {item.id for item in ITEMS if item.origin == PUBLISHED}
    assert published == {"food_1_or_trade", "junk_or_advance", "fuel_or_fire"}
    assert all(card.origin == ORIGINAL for cards in NIGHT for card in cards.survivors)


@rule("LN-SETUP-12")
def test_no_influence_is_there_twice() -> None:
    """Neither within the twenty survivors nor with those of the base game."""
    influences = [card.influence for cards in (BASE, *NIGHT) for card in cards.survivors]
    assert len(influences) == len(set(influences)) == 50
    low, high = min(card.influence for card in BASE.survivors), max(influences)
    assert all(low <= influence <= high for influence in influences)
    assert [card.id for cards in NIGHT for card in cards.survivors if not card.human] == ["blue"]


# Cards with two effects.


@rule("LN-BANDIT-17", "LN-SETUP-5")
def test_food_or_trade_with_the_bandits() -> None:
    table = night(
        list(GROUP),
        at={"mike_cho": "school"},
        hands={0: ["food_1_or_trade"] * 2},
        food=3,
        bandits=True,
        plant=bandits("school", "library"),
    )
    table.does("play", item="food_1_or_trade")
    assert table.asked == ("effect", 0)
    table.chooses("second_effect")
    assert bandits_at(table.table, PLACE["school"]) == 0
    assert (table.food, bandits_at(table.table, PLACE["library"])) == (3, 1)
    # Nobody of the player is at the Library: what is left is the food.
    table.does("play", item="food_1_or_trade")
    assert (table.food, table.asked) == (4, ("turn", 0))
    assert table.view()["waste"] == ["food_1_or_trade"] * 2


@rule("LN-BANDIT-17", "LN-SETUP-5")
@pytest.mark.parametrize("used", [False, True])
def test_food_or_trade_without_bandits_is_food(used: bool) -> None:
    table = night(
        list(GROUP), at={"mike_cho": "school"}, hands={0: ["food_1_or_trade"]}, food=3, bandits=used
    )
    table.does("play", item="food_1_or_trade")
    assert (table.food, table.asked) == (4, ("turn", 0))


@rule("LN-BANDIT-17", "DOW-CARD-3")
def test_who_may_play_no_food_card_may_not_trade_with_one() -> None:
    def plant(t: ColonyTable) -> None:
        bandits("school")(t)
        t.this_turn |= NO_FOOD_CARDS

    table = night(
        list(GROUP), at={"mike_cho": "school"}, hands={0: ["food_1_or_trade"]}, bandits=True, plant=plant
    )
    assert not table.offers("play", item="food_1_or_trade")


@rule("LN-SCENARIO-12", "LN-SCENARIO-14")
def test_nobody_trades_with_bandits_before_the_first_goal_of_bandit_blitz() -> None:
    def plant(t: ColonyTable) -> None:
        bandits("school")(t)

    table = night(
        list(GROUP),
        at={"mike_cho": "school"},
        hands={0: ["food_1_or_trade"]},
        food=3,
        agreed={"main_objective": "random", "scenario": "bandit_blitz"},
        plant=plant,
    )
    table.does("play", item="food_1_or_trade")
    assert (table.food, bandits_at(table.table, PLACE["school"])) == (4, 1)


@rule("LN-SCENARIO-12")
@pytest.mark.parametrize("done", [0, 1])
def test_nobody_takes_from_the_stockpile_before_that_goal_is_completed(done: int) -> None:
    def plant(t: ColonyTable) -> None:
        add_to_stockpile(t, take(t, "wrench"))
        scenario = scenario_of(t)
        assert scenario is not None
        scenario.done = done

    table = night(
        list(GROUP),
        gear={"ashley_ross": ["lockpicks"]},
        agreed={"main_objective": "random", "scenario": "bandit_blitz"},
        plant=plant,
    )
    assert table.offers("use", item="lockpicks") is (done == 1)
    if done:
        table.does("use", item="lockpicks")
        assert table.hand(0) == ["wrench"]
        assert not table.offers("use", item="lockpicks")


@rule("LN-IMPROVE-13", "LN-SETUP-5")
def test_junk_or_advance_with_the_improvements() -> None:
    table = night(list(GROUP), hands={0: ["junk_or_advance"] * 2}, dice={0: [1]}, improvements=True)
    table.does("play", item="junk_or_advance").chooses("second_effect")
    assert table.asked == ("improvement", 0)
    assert table.match.ask is not None
    table.match.answer(0)
    assert (sum(improvements_of(table.table).tokens), table.dice(0)) == (1, [1])
    table.falls(5)
    table.does("play", item="junk_or_advance").chooses("first_effect")
    assert (sum(improvements_of(table.table).tokens), table.dice(0)) == (1, [5])


@rule("LN-IMPROVE-14", "LN-SETUP-5")
def test_junk_or_advance_without_them() -> None:
    table = night(list(GROUP), hands={0: ["junk_or_advance"]}, dice={0: [1]})
    table.falls(5)
    table.does("play", item="junk_or_advance")
    assert (table.dice(0), table.asked) == ([5], ("turn", 0))
    # With no die there is nothing that it could do.
    assert not night(list(GROUP), hands={0: ["junk_or_advance"]}).offers("play", item="junk_or_advance")


@rule("LN-SCENARIO-19")
def test_fuel_or_fire_moves_somebody_or_kills_a_zombie() -> None:
    def table() -> Game:
        return night(
            ["ashley_ross", "brian_lee"],
            at={"ashley_ross": "school"},
            zombies={"school": 2, "library": 1},
            hands={0: ["fuel_or_fire"]},
        )

    moved = table()
    moved.does("play", item="fuel_or_fire").chooses("first_effect")
    moved.chooses("survivor", survivor="brian_lee").chooses("to", place="library")
    assert (moved.where("brian_lee"), moved.zombies("school")) == ("library", [2])
    assert "exposed" not in moved.told()
    burned = table()
    burned.does("play", item="fuel_or_fire").chooses("second_effect")
    assert (burned.where("brian_lee"), burned.zombies("school")) == ("colony", [1])
    assert "exposed" not in burned.told()


@rule("LN-SCENARIO-20", "LN-SPECIAL-3")
def test_fire_does_not_reach_a_special_zombie() -> None:
    table = with_raxxon(
        ["ashley_ross", "brian_lee"],
        at={"ashley_ross": "school"},
        specials={"school": ["claw"]},
        hands={0: ["fuel_or_fire"]},
    )
    table.does("play", item="fuel_or_fire")
    # The first effect is all there is: a zombie of another kind is not there.
    assert table.asked == ("survivor", 0)


@rule("LN-PILL-11", "LN-PILL-12")
def test_two_pills_of_each_colour_lie_in_the_deck_of_raxxon() -> None:
    pills = {item.id: item for item in RAXXON.items if item.power in (RED_PILL, WHITE_PILL)}
    assert set(pills) == {"red_pill", "white_pill"}
    for item in pills.values():
        assert (item.symbol, item.decks) == (MEDICINE, ((PLACE["raxxon"], 2),))


@rule("LN-PILL-11", "LN-UNRULY-11")
def test_a_pill_is_medicine_for_the_unruly() -> None:
    table = with_raxxon(list(GROUP), hands={0: ["red_pill"]}, helpless=2, unruly=1)
    table.does("calm").chooses("card", item="red_pill")
    assert (night_of(table.table).unruly, table.view()["waste"]) == (0, ["red_pill"])


@rule("LN-UNRULY-16")
def test_one_of_a_frightened_crowd_is_unruly() -> None:
    table = night(["ashley_ross", "mike_cho"], hands={0: ["frightened_crowd"]}, strangers=["buddy_davis"])
    table.does("play", item="frightened_crowd")
    assert (table.helpless, night_of(table.table).unruly) == (2, 1)


# Despair.


@rule("LN-DESPAIR-4")
def test_comfort_reaches_whom_medicine_reaches() -> None:
    table = night(
        ["ashley_ross", "mike_cho"], ["olivia_brown"], ["rod_miller"], hands={0: ["antidepressants"]},
        at={"mike_cho": "school", "olivia_brown": "school", "rod_miller": "library"},
        despair={"mike_cho": 1, "olivia_brown": 2, "rod_miller": 1},
    )  # fmt: skip
    table.does("play", item="antidepressants")
    assert {option["survivor"] for option in table.options("survivor")} == {"mike_cho", "olivia_brown"}
    table.chooses("survivor", survivor="olivia_brown")
    left = [despair(table, name) for name in ("mike_cho", "olivia_brown", "rod_miller")]
    assert left == [1, 0, 1]


@rule("LN-DESPAIR-4")
def test_cole_winters_cheers_up_one_of_those_with_him() -> None:
    table = night(
        ["cole_winters", "mike_cho"], ["olivia_brown"], ["rod_miller"], dice={0: [1]},
        at={"rod_miller": "library"}, despair={"mike_cho": 1, "olivia_brown": 1, "rod_miller": 1},
    )  # fmt: skip
    table.does("ability", survivor="cole_winters")
    assert {option["survivor"] for option in table.options("survivor")} == {"mike_cho", "olivia_brown"}
    table.chooses("survivor", survivor="olivia_brown")
    assert [despair(table, name) for name in ("mike_cho", "olivia_brown", "rod_miller")] == [1, 0, 1]


@rule("LN-DESPAIR-3", "LN-DESPAIR-4")
def test_only_what_names_despair_removes_it() -> None:
    table = night(
        list(GROUP),
        despair={"mike_cho": 2},
        wounds={"ashley_ross": 1},
        hands={0: ["medicine_or_comfort", "antidepressants", "bandages"]},
    )
    table.does("play", item="bandages")
    assert table.wounds("ashley_ross") == (0, 0)
    assert not table.offers("play", item="bandages")
    table.does("play", item="medicine_or_comfort")
    assert despair(table, "mike_cho") == 1
    table.does("play", item="antidepressants")
    assert despair(table, "mike_cho") == 0


# Others' dice and cards.


def test_nadia_rivers_raises_a_die_of_another_player_by_two() -> None:
    table = night(
        ["nadia_rivers"], ["olivia_brown"], ["rod_miller"], dice={0: [1], 1: [3, 5], 2: [6]}
    )  # fmt: skip
    table.does("ability", survivor="nadia_rivers")
    # Only the second player has a die that can go up by two.
    assert table.dice(1) == [5, 5]
    assert (table.dice(0), table.dice(2)) == ([1], [6])


def test_alfonso_ortega_swaps_a_card_with_another_player() -> None:
    table = night(
        ["alfonso_ortega"], ["olivia_brown"], ["rod_miller"], dice={0: [3]}, hands={0: ["fuel"], 1: ["junk"]}
    )  # fmt: skip
    table.does("ability", survivor="alfonso_ortega").chooses("card", item="fuel")
    assert (table.hand(0), table.hand(1)) == (["junk"], ["fuel"])
    assert not night(
        ["alfonso_ortega"], ["olivia_brown"], ["rod_miller"], dice={0: [3]}, hands={0: ["fuel"]}
    ).offers("ability", survivor="alfonso_ortega")


def test_emma_han_heals_two_for_a_card_of_education() -> None:
    table = night(
        ["emma_han", "mike_cho"], ["olivia_brown"], ["rod_miller"], hands={0: ["star_chart", "fuel"]},
        wounds={"mike_cho": 1, "olivia_brown": 2},
    )  # fmt: skip
    table.does("ability", survivor="emma_han")
    assert table.options("card") == [{"item": "star_chart"}]
    table.chooses("card", item="star_chart")
    assert (table.view()["waste"], table.hand(0)) == (["star_chart"], ["fuel"])


# What somebody does where they are, and nowhere else.


def test_yuki_tanabe_draws_no_zombie_where_she_is() -> None:
    t = night(
        ["yuki_tanabe", "mike_cho"], ["olivia_brown"], ["rod_miller"],
        at={"yuki_tanabe": "school", "mike_cho": "school", "olivia_brown": "library"},
    ).table  # fmt: skip
    assert [zombies_due(t, PLACE[place]) for place in ("school", "library", "colony")] == [1, 1, 1]


def test_marcus_bell_eats_nothing_at_the_colony() -> None:
    for at, eaters in (({}, 3), ({"marcus_bell": "school"}, 3)):
        t = night(["marcus_bell", "mike_cho"], ["olivia_brown"], ["rod_miller"], at=at).table
        assert mouths(t) == eaters


def test_wanda_kowalski_mends_barricades_where_she_is() -> None:
    for place, left in (("school", [1]), ("library", [0])):
        table = night(
            ["wanda_kowalski", "mike_cho"], ["olivia_brown"], ["rod_miller"], at={"wanda_kowalski": place},
            zombies={"school": 3}, barricades={"school": 1},
        )  # fmt: skip
        table.falls(*[5] * left[0])
        by_card(table, add_zombies(table.table, PLACE["school"], 1))
        assert table.barricades("school") == left
        assert len(table.all_of("die_rolled")) == left[0]


# Items that are worth a quarrel.


def test_a_grenade_wounds_everybody_who_stands_there() -> None:
    table = night(
        list(GROUP),
        ["brian_lee", "olivia_brown"],
        at={"mike_cho": "school", "brian_lee": "school"},
        zombies={"school": 4},
        wounds={"brian_lee": 2},
        hands={0: ["grenade"]},
    )
    table.does("play", item="grenade")
    assert table.zombies("school") == [0]
    assert table.wounds("mike_cho") == (1, 0)
    assert not table.is_in_play("brian_lee")
    assert "exposed" not in table.told()


def test_a_pulse_cannon_works_twice_a_round() -> None:
    table = night(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "olivia_brown"],
        at={"mike_cho": "school", "brian_lee": "school"},
        zombies={"school": 2},
        gear={"mike_cho": ["pulse_cannon"]},
        raxxon=True,
    )
    table.does("use", item="pulse_cannon").chooses("survivor", survivor="brian_lee")
    table.chooses("to", place="gas_station")
    table.does("use", item="pulse_cannon").chooses("to", place="colony").chooses("gate", gate=3)
    assert table.where("brian_lee") == "gas_station"
    assert (table.zombies("school"), table.zombies("colony")) == ([1], [0, 0, 1, 0, 0, 0])
    assert not table.offers("use", item="pulse_cannon")


def test_pads_spare_one_wound_a_round_and_no_bite() -> None:
    table = night(
        list(GROUP),
        at={"ashley_ross": "library", "mike_cho": "school"},
        gear={"ashley_ross": ["sports_pads"]},
        zombies={"library": 2},
        dice={0: [6, 6]},
        raxxon=True,
    )
    table.falls(WOUND, WOUND)
    table.does("attack", survivor="ashley_ross")
    assert table.wounds("ashley_ross") == (0, 0)
    table.does("attack", survivor="ashley_ross")
    assert table.wounds("ashley_ross") == (1, 0)


def test_dice_at_raxxon_are_not_regained() -> None:
    table = with_raxxon(
        ["ashley_ross", "brian_lee"], laid={0: [4]}, hands={0: ["smelling_salts"] * 2}, dice={0: [2]}
    )
    assert not table.offers("play", item="smelling_salts")
    table.does("barricade", place="colony").chooses("gate", gate=1)
    table.falls(6)
    table.does("play", item="smelling_salts")
    assert table.dice(0) == [6]
    assert not table.offers("play", item="smelling_salts")
