"""Events."""

import pytest

from lastfire.games.hit_z_road.rules.effects import MayThrowMolotov
from tests.games.hit_z_road.table import (
    BLANK,
    BONUS_KILL,
    CARD,
    CASUALTY,
    KILL,
    OPPORTUNITY,
    meet,
    seat,
)
from tests.rule import rule


@rule("HZR-EVENT-1")
def test_black_text_takes_effect_on_the_spot() -> None:
    table = meet("snake", "large_crowd", seats=3)
    assert table.told()[:4] == ["path_chosen", "scavenged", "survivors_lost", "card_won"]
    assert table.group(0).people == 4


@rule("HZR-EVENT-2", "HZR-EVENT-22")
def test_red_text_bends_the_fight_of_its_card_alone() -> None:
    table = meet("supermarket", "church")
    assert not table.view()["fight"]["may_spend"]
    table.falls(CASUALTY, KILL, KILL, KILL, KILL)
    table.fights(0)
    # Nobody was asked to save the casualty; on the next card adrenaline works again.
    assert table.group(0).people == 4
    assert table.asked == ("before_melee", 0)
    assert table.view()["fight"]["may_spend"]
    table.falls(CASUALTY, KILL, KILL, KILL)
    table.fights(0)
    assert table.asked == ("spend_adrenaline", 0)


@rule("HZR-EVENT-2")
def test_a_ban_on_fleeing_ends_with_its_card() -> None:
    table = meet("collapsed_tunnel", "hospital", seats=4)
    assert "flee" not in table.verbs
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.fights(0)
    assert table.asked == ("before_melee", 0)
    assert "flee" in table.verbs


@rule("HZR-EVENT-2")
def test_zombies_drawn_by_shots_are_a_matter_of_one_card() -> None:
    table = meet("flare", "church")
    table.flees(0)
    table.falls(CASUALTY, CASUALTY)
    table.shoots(0, 1)
    assert table.zombies == 4


@rule("HZR-EVENT-3")
def test_without_an_event_the_fight_follows_scavenging() -> None:
    table = meet("church")
    assert table.told() == ["path_chosen", "scavenged", "fight_begins"]


@rule("HZR-EVENT-4")
def test_event_dice_are_black_even_where_a_horde_waits() -> None:
    # Side 0 of a red die would be fatal; this one is blank.
    table = meet("captors", "airport", people={0: 2}, falls=[BLANK, KILL])
    assert table.told("event_rolled") == [{"seat": 0, "card": "captors", "faces": [BLANK, KILL]}]
    assert table.group(0).people == 2


@rule("HZR-EVENT-5", "HZR-EVENT-18")
@pytest.mark.parametrize("card", ["grabbed_behind", "grabbed_building", "encircled"])
@pytest.mark.parametrize(
    ("face", "people"), [(KILL, 5), (BONUS_KILL, 5), (BLANK, 4), (OPPORTUNITY, 4), (CASUALTY, 4)]
)
def test_one_die_must_show_a_target(card: str, face: str, people: int) -> None:
    table = meet(card, seats=3, falls=[face])
    before = table.group(2)
    assert table.told("event_rolled")[0]["faces"] == [face]
    assert table.group(0).people == people
    assert table.asked == ("before_melee", 0)
    assert table.group(2) == before


@rule("HZR-EVENT-6")
def test_no_adrenaline_helps_against_the_dice_of_an_event() -> None:
    table = meet("captors", "large_crowd", falls=[CASUALTY, CASUALTY, OPPORTUNITY, BLANK, KILL])
    assert table.asked == ("before_melee", 0)
    assert table.group(0).people == 3
    assert table.group(0).adrenaline == 5
    assert table.told("adrenaline_spent") == []


@rule("HZR-EVENT-7")
@pytest.mark.parametrize(
    ("card", "falls"),
    [
        ("snake", []),
        ("lone_survivor", []),
        ("captors", [CASUALTY] * 2 + [BLANK] * 3),
        ("blocked_overpass", []),
        ("checkpoint", []),
        ("scrapyard", []),
        ("infected_mate", []),
        ("minefield", [CASUALTY, CASUALTY]),
    ],
)
def test_an_event_touches_nobody_else(card: str, falls: list[str]) -> None:
    everything = ["map", "wheel", "molotov", "scope", "timmy", "infected", "wounded"]
    table = seat(4, [(card, "large_crowd")], tokens={1: everything})
    table.nobody_bids()
    before = [table.group(number) for number in (1, 2, 3)]
    table.falls(*falls)
    table.drives(0, 1)
    assert table.asked == ("before_melee", 0)
    assert [table.group(number) for number in (1, 2, 3)] == before


@rule("HZR-EVENT-8..9")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("river_crossing", (0, 1, 0)),
        ("fuel_quarrel", (0, 1, 0)),
        ("toll_gang", (1, 0, 0)),
    ],
)
def test_pay_or_lose(card: str, price: tuple[int, int, int]) -> None:
    found = CARD[card]
    goods = (4 + found.ammo, 4 + found.gas, 4 + found.adrenaline)
    table = meet(card, "large_crowd", seats=4)
    assert table.asked == ("pay_or_lose", 0)
    assert table.mixes == {price}
    assert table.about["price"] == 1
    assert table.about["lose"] == 1
    table.pays(0, *price)
    assert table.group(0).people == 5
    assert table.group(0).goods == tuple(have - paid for have, paid in zip(goods, price, strict=True))
    assert table.told("paid")[0]["for"] == "event"
    table = meet(card, "large_crowd", seats=4)
    table.loses_one(0)
    assert table.group(0).people == 4
    assert table.group(0).goods == goods
    assert table.group(1).people == 5
    assert card in (table.group(0).won or ())


@rule("HZR-EVENT-8", "HZR-ADREN-10")
def test_a_price_of_any_kind_is_paid_in_any_mix() -> None:
    table = meet("cannibal_camp", "large_crowd", seats=4, ammo={0: 1}, gas={0: 1}, adrenaline={0: 0})
    assert table.about["price"] == 2
    assert table.mixes == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}
    table.pays(0, gas=1, adrenaline=1)
    assert table.group(0).goods == (1, 0, 0)
    assert table.group(0).people == 5


@rule("HZR-EVENT-8")
@pytest.mark.parametrize("card", ["fuel_quarrel", "river_crossing"])
def test_who_cannot_pay_loses_without_being_asked(card: str) -> None:
    table = meet(card, "large_crowd", gas={0: 0})
    assert table.asked == ("before_melee", 0)
    assert table.group(0).people == 4


@rule("HZR-EVENT-10")
@pytest.mark.parametrize("card", ["desert_highway", "road_block"])
@pytest.mark.parametrize(("paid", "people"), [(2, 5), (1, 4), (0, 3)])
def test_two_gas_may_be_paid_in_part(card: str, paid: int, people: int) -> None:
    table = meet(card, "large_crowd", seats=3)
    assert table.asked == ("pay_part", 0)
    assert table.mixes == {(0, 2, 0), (0, 1, 0), (0, 0, 0)}
    before = table.group(1)
    table.pays(0, gas=paid)
    assert table.group(0).gas == 4 - paid
    assert table.group(0).people == people
    assert table.group(1) == before


@rule("HZR-EVENT-10")
def test_what_one_has_not_cannot_be_paid() -> None:
    table = meet("road_block", "large_crowd", gas={0: 1})
    assert table.mixes == {(0, 1, 0), (0, 0, 0)}
    table.pays(0, gas=1)
    assert table.group(0).people == 4
    table = meet("road_block", "large_crowd", gas={0: 0})
    assert table.asked == ("before_melee", 0)
    assert table.group(0).people == 3


@rule("HZR-EVENT-11")
def test_a_discard_passes_over_who_has_nothing() -> None:
    table = meet("rabid_dogs", "school_bus", ammo={0: 0}, gas={0: 0}, adrenaline={0: 0}, seats=3)
    assert table.told("discarded") == []
    assert table.group(0).goods == (0, 4, 0)
    assert table.group(0).people == 5
    assert table.group(0).won == ("rabid_dogs", "school_bus")


@rule("HZR-EVENT-12")
@pytest.mark.parametrize("card", ["rabid_dogs", "robbed_boot", "washed_out_ford"])
def test_the_loser_picks_what_is_discarded(card: str) -> None:
    found = CARD[card]
    table = meet(card, "large_crowd", seats=4)
    assert table.asked == ("discard", 0)
    assert table.mixes == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    table.pays(0, gas=1)
    assert table.group(0).goods == (4 + found.ammo, 3 + found.gas, 4 + found.adrenaline)
    assert table.group(1).goods == (4, 4, 4)
    # What is discarded is no payment.
    assert table.told("paid") == []


@rule("HZR-EVENT-13")
@pytest.mark.parametrize("card", ["lone_survivor", "agile_survivor"])
@pytest.mark.parametrize("people", [1, 5, 6])
def test_a_joining_survivor_makes_the_group_larger(card: str, people: int) -> None:
    table = meet(card, "large_crowd", people={0: people})
    assert table.group(0).people == people + 1
    assert table.group(1).people == 5


@rule("HZR-EVENT-14")
def test_the_leader_is_lost_like_anyone_else() -> None:
    table = meet("snake", seats=3, people={0: 1})
    assert table.group(0).people == 0
    assert not table.group(0).alive


@rule("HZR-EVENT-15..16", "HZR-ELIM-7")
def test_a_loss_larger_than_the_group_eliminates_it_and_wins_nothing() -> None:
    table = meet("infected_mate", seats=3, people={0: 1}, tokens={0: ["infected", "infected"]})
    assert [(told["count"], told["left"]) for told in table.told("survivors_lost")] == [(1, 0)]
    assert not table.group(0).alive
    assert table.told("card_won") == []
    assert table.told("fight_begins") == []
    assert table.group(0).cards == 0
    assert table.asked == ("choose_path", 1)


@rule("HZR-EVENT-15")
def test_a_loss_as_large_as_the_group_eliminates_it() -> None:
    table = meet("blocked_overpass", seats=3, people={0: 2})
    assert not table.group(0).alive
    assert table.group(1).alive


@rule("HZR-EVENT-17")
def test_each_survivor_rolls_before_anybody_falls() -> None:
    table = meet("captors", "large_crowd", people={0: 4}, falls=[CASUALTY, KILL, CASUALTY, OPPORTUNITY])
    assert table.told("event_rolled")[0]["faces"] == [CASUALTY, KILL, CASUALTY, OPPORTUNITY]
    assert table.group(0).people == 2
    assert table.group(1).people == 5


@rule("HZR-EVENT-19..20")
@pytest.mark.parametrize(
    ("card", "zombies"),
    [
        ("street_ambush", 6),
        ("block_search", 5),
        ("crossbow_house", 6),
        ("flare", 5),
        ("night_siege", 6),
        ("skyline_drive", 6),
    ],
)
def test_skulls_of_a_volley_bring_zombies(card: str, zombies: int) -> None:
    table = meet(card, seats=4)
    assert table.zombies == zombies
    table.falls(CASUALTY, CASUALTY, CASUALTY, KILL, BONUS_KILL, BLANK)
    before = table.group(2)
    table.shoots(0, 3)
    assert table.zombies == zombies + 3 - 2
    assert table.told("volley")[0]["added"] == 3
    assert table.group(0).people == 5
    assert table.group(2) == before
    table.flees(0)


@rule("HZR-EVENT-20")
def test_newcomers_and_hits_are_taken_together() -> None:
    # Five zombies, seven hits, one skull: 5 + 1 - 7 leaves none, and not one.
    table = meet("flare", seats=3)
    table.falls(*[KILL] * 7, CASUALTY)
    table.shoots(0, 4)
    assert table.told("volley")[0]["left"] == 0
    assert "flare" in (table.group(0).won or ())


@rule("HZR-EVENT-20")
def test_a_skull_can_stand_up_the_last_zombie_again() -> None:
    table = meet("flare", seats=3)
    table.falls(*[KILL] * 5, CASUALTY)
    table.shoots(0, 3)
    assert table.zombies == 1


@rule("HZR-EVENT-21")
@pytest.mark.parametrize("card", ["house_alarm", "fire_alarm", "collapsed_tunnel"])
def test_no_fleeing(card: str) -> None:
    table = meet(card, seats=4)
    assert table.verbs == {"fight", "shoot"}
    assert not table.view()["fight"]["may_flee"]
    # After a volley nothing but the melee is left, so it begins.
    table.falls(BLANK, BLANK)
    table.falls(OPPORTUNITY, KILL, KILL, KILL, OPPORTUNITY)
    table.shoots(0, 1)
    assert table.told()[:2] == ["volley", "melee_rolled"]
    assert table.group(0).gas == 4


@rule("HZR-EVENT-22")
@pytest.mark.parametrize("card", ["supermarket", "fairground", "waste_depot"])
def test_adrenaline_buys_nothing(card: str) -> None:
    table = meet(card, "large_crowd", seats=4)
    table.falls(CASUALTY, OPPORTUNITY, BONUS_KILL, BONUS_KILL, KILL)
    table.falls(KILL, KILL, KILL, KILL)
    table.fights(0)
    assert table.told("adrenaline_spent") == []
    assert table.told("melee_rolled")[0]["kills"] == 3
    assert table.group(0).people == 4
    assert table.group(0).adrenaline == 4


@rule("HZR-EVENT-23")
@pytest.mark.parametrize(
    "card", ["checkpoint", "scrapyard", "walkers", "infected_mate", "night_march", "hungry_boy", "explosives"]
)
def test_an_event_about_a_token_leaves_others_alone(card: str) -> None:
    found = CARD[card]
    table = meet(card, "large_crowd")
    group = table.group(0)
    assert group.people == 5
    assert group.goods == (4 + found.ammo, 4 + found.gas, 4 + found.adrenaline)
    assert not group.wheel_armed
    assert group.map_vp == 0
    assert table.asked == ("before_melee", 0)
    assert table.about["zombies"] == (found.zombies or 8)


@rule("HZR-EVENT-23")
def test_the_blocked_overpass_says_otherwise() -> None:
    assert meet("blocked_overpass", "large_crowd").group(0).people == 3


@rule("HZR-EVENT-24")
def test_our_own_cards_use_the_events_of_the_others() -> None:
    published = {
        type(effect).__name__
        for card in CARD.values()
        if not card.poker
        for effect in (*card.event, *card.fight)
    }
    ours = {
        type(effect).__name__ for card in CARD.values() if card.poker for effect in (*card.event, *card.fight)
    }
    # The minefield throws a fixed number of the dice that the captors throw.
    assert ours - published == {MayThrowMolotov.__name__, "RollSkulls"}


@rule("HZR-EVENT-24", "HZR-EVENT-5")
def test_the_minefield_throws_two_dice_for_losses() -> None:
    table = meet("minefield", "large_crowd", seats=4, falls=[CASUALTY, CASUALTY])
    assert table.group(0).people == 3
    table = meet("minefield", "large_crowd", seats=4, falls=[KILL, CASUALTY])
    assert table.group(0).people == 4
    assert table.group(1).people == 5
