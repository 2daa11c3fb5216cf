"""Special tokens."""

import pytest

import lastfire
from tests.games.hit_z_road.table import (
    BLANK,
    CARD,
    CASUALTY,
    FATAL,
    KILL,
    OPPORTUNITY,
    drive_all,
    last_round,
    meet,
    plain,
    play_on,
    seat,
)
from tests.rule import rule

EVERYTHING = ("map", "map", "wheel", "molotov", "scope", "timmy", "infected", "infected", "wounded")


@rule("HZR-TOKEN-1")
def test_a_token_lies_idle_until_a_card_calls_for_it() -> None:
    table = meet("hospital", "large_crowd", seats=4, tokens={0: EVERYTHING})
    assert table.verbs == {"fight", "flee", "shoot"}
    assert table.group(0).people == 5
    table.falls(CASUALTY, KILL, KILL, BLANK, BLANK)
    table.fights(0)
    assert table.verbs == {"spend"}
    assert table.group(0).tokens == EVERYTHING


@rule("HZR-TOKEN-2")
def test_tokens_are_open_and_can_neither_be_traded_nor_dropped() -> None:
    table = seat(4, tokens={0: EVERYTHING})
    verbs: set[str] = set()
    for watcher in (0, 1, None):
        assert table.group(0, watcher).tokens == EVERYTHING
    for seed in range(8):
        match = lastfire.new("hit_z_road", seats=4, seed=seed)
        while match.ask is not None:
            verbs |= {option.verb for option in match.ask.options}
            match.answer(len(match.ask.ids) // 2)
    assert verbs <= {"bid", "pass", "pay", "drive", "fight", "flee", "shoot", "spend", "lose", "give_up"} | {
        "use",
        "keep",
    }


@rule("HZR-TOKEN-3..5", "HZR-SCORE-3")
@pytest.mark.parametrize(("maps", "points"), [(0, 0), (1, 6), (2, 12)])
def test_the_marked_crossing_makes_each_map_worth_6(maps: int, points: int) -> None:
    table = seat(
        2,
        [("checkpoint",)],
        from_round=8,
        tokens={0: ["map"] * maps, 1: ["map"] * (2 - maps)},
        written=[plain("checkpoint", event=CARD["checkpoint"].event)],
    )
    drive_all(table)
    assert table.group(0).map_vp == points
    assert table.score(0)["maps"] == points
    assert table.group(0).tokens == ("map",) * maps
    # The other group's maps never met the card.
    assert table.group(1).map_vp == 0
    assert table.score(1)["maps"] == 0


@rule("HZR-TOKEN-3")
def test_a_map_found_after_the_marked_crossing_is_not_confirmed() -> None:
    table = meet("checkpoint", "cellar", tokens={0: ["map"]})
    assert table.group(0).tokens == ("map", "map")
    assert table.group(0).map_vp == 6


@rule("HZR-TOKEN-4")
def test_a_map_alone_is_worth_nothing() -> None:
    table = last_round(2, tokens={0: ["map", "map"]})
    assert table.score(0)["maps"] == 0
    assert table.score(0)["total"] == 0


@rule("HZR-TOKEN-6..7")
def test_the_wheel_through_the_scrapyard_takes_the_red_dice_away_for_good() -> None:
    table = seat(
        2,
        [("scrapyard", "camp_breakout"), ("airport",)],
        then=[("outpost",), ("stadium",)],
        tokens={0: ["wheel"]},
    )
    table.nobody_bids()
    table.drives(0, 1)
    assert table.told("wheel_armed") == [{"seat": 0}]
    assert table.group(0).wheel_armed
    assert table.group(0).tokens == ("wheel",)
    assert table.view()["fight"]["red_dice"] == 0
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.told("melee_rolled")[0]["black"] == 5
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.falls(KILL, BLANK, BLANK, BLANK, BLANK)
    table.spends(0)
    # The other group still rolls red dice.
    table.drives(1, 2)
    assert table.view()["fight"]["red_dice"] == 2
    table.flees(1)
    # In the next round the Wheel works on.
    table.nobody_bids()
    table.drives(0, 1)
    assert table.view()["fight"]["red_dice"] == 0
    table.flees(0)


@rule("HZR-TOKEN-8")
def test_a_wheel_that_has_not_been_to_the_scrapyard_changes_nothing() -> None:
    table = meet("camp_breakout", tokens={0: ["wheel"]})
    assert table.view()["fight"]["red_dice"] == 3
    # And without the Wheel the scrapyard is no use.
    table = meet("scrapyard", "camp_breakout", tokens={1: ["wheel"]})
    assert not table.group(0).wheel_armed
    assert not table.group(1).wheel_armed
    assert table.view()["fight"]["red_dice"] == 3


@rule("HZR-TOKEN-8")
def test_a_wheel_found_after_the_scrapyard_is_not_armed() -> None:
    table = meet("scrapyard", "school_bus")
    assert table.group(0).tokens == ("wheel",)
    assert not table.group(0).wheel_armed


@rule("HZR-TOKEN-9..10", "HZR-TOKEN-23")
def test_the_molotov_clears_the_card_before_anyone_shoots() -> None:
    table = meet("fuel_depot", seats=4, tokens={0: ["molotov"]})
    assert table.asked == ("use_token", 0)
    assert table.zombies is None
    before = [table.group(number) for number in (1, 2, 3)]
    table.throws(0)
    assert table.told()[:3] == ["zombies_killed", "token_discarded", "card_won"]
    assert table.told("zombies_killed")[0]["count"] == 5
    assert table.group(0).tokens == ()
    assert table.group(0).people == 5
    assert "fuel_depot" in (table.group(0).won or ())
    assert [table.group(number) for number in (1, 2, 3)] == before


@rule("HZR-TOKEN-9..10")
def test_the_molotov_may_be_kept() -> None:
    table = meet("fuel_depot", seats=4, tokens={0: ["molotov"]})
    table.keeps(0)
    assert table.asked == ("before_melee", 0)
    assert table.zombies == 5
    assert table.group(0).tokens == ("molotov",)


@rule("HZR-TOKEN-9")
def test_who_has_no_molotov_is_not_asked_and_no_other_card_asks() -> None:
    table = meet("fuel_depot", seats=4, tokens={1: ["molotov"]})
    assert table.asked == ("before_melee", 0)
    table = meet("large_crowd", seats=4, tokens={0: ["molotov"]})
    assert table.asked == ("before_melee", 0)
    assert table.verbs == {"fight", "flee", "shoot"}


@rule("HZR-TOKEN-11")
def test_only_four_players_meet_the_molotov() -> None:
    giving = [card for card in CARD.values() if card.token == 2]
    assert [card.id for card in giving] == ["bottle_garage"]
    assert giving[0].poker
    for seats in (1, 2, 3):
        for seed in range(30):
            match = play_on(lastfire.new("hit_z_road", seats=seats, seed=seed), seed)
            tokens = [record.args["token"] for record in match.records(None) if record.kind == "token_taken"]
            assert "molotov" not in tokens


@rule("HZR-TOKEN-12", "HZR-TOKEN-23")
def test_the_scope_saves_its_holder_at_the_blocked_overpass() -> None:
    table = meet("blocked_overpass", "large_crowd", seats=3, tokens={0: ["scope", "map"]})
    assert table.told("token_discarded") == [{"seat": 0, "token": "scope"}]
    assert table.group(0).people == 5
    assert table.group(0).tokens == ("map",)
    assert table.group(1).tokens == ()


@rule("HZR-TOKEN-13")
def test_without_the_scope_two_are_lost() -> None:
    table = meet("blocked_overpass", "large_crowd", seats=3, tokens={1: ["scope"]})
    assert table.group(0).people == 3
    assert table.group(1).people == 5
    assert table.group(1).tokens == ("scope",)


@rule("HZR-TOKEN-14")
def test_the_scope_does_not_help_against_dice() -> None:
    table = meet("camp_breakout", tokens={0: ["scope"]}, adrenaline={0: 0})
    table.falls(KILL, KILL, FATAL, FATAL, KILL)
    table.falls(KILL, KILL, KILL)
    table.fights(0)
    assert table.group(0).people == 3
    assert table.group(0).tokens == ("scope",)


@rule("HZR-TOKEN-15")
def test_timmy_stays_for_three_ammo_or_leaves() -> None:
    table = meet("hungry_boy", seats=3, tokens={0: ["timmy"]})
    assert table.asked == ("keep_token", 0)
    assert table.mixes == {(3, 0, 0)}
    assert table.verbs == {"pay", "give_up"}
    before = table.group(1)
    table.pays(0, ammo=3)
    assert table.group(0).tokens == ("timmy",)
    assert table.group(0).goods == (1, 4, 5)
    assert table.group(1) == before
    table = meet("hungry_boy", seats=3, tokens={0: ["timmy"]})
    table.gives_up_timmy(0)
    assert table.group(0).tokens == ()
    assert table.group(0).goods == (4, 4, 5)
    # Either way the fight is still to come.
    assert table.zombies == 6


@rule("HZR-TOKEN-15", "HZR-TOKEN-23")
def test_timmy_leaves_who_has_too_little_ammo() -> None:
    table = meet("hungry_boy", tokens={0: ["timmy"]}, ammo={0: 2})
    assert table.asked == ("before_melee", 0)
    assert table.group(0).tokens == ()
    assert table.group(0).ammo == 2


@rule("HZR-TOKEN-16", "HZR-TOKEN-23")
def test_timmy_takes_all_six_zombies_with_him() -> None:
    table = meet("explosives", "large_crowd", seats=3, tokens={0: ["timmy", "scope"]})
    assert table.told("zombies_killed")[0]["count"] == 6
    assert table.told("token_discarded") == [{"seat": 0, "token": "timmy"}]
    assert table.group(0).tokens == ("scope",)
    assert table.group(0).won == ("explosives",)
    assert table.group(0).people == 5
    assert table.zombies == 8


@rule("HZR-TOKEN-16")
def test_without_timmy_the_six_are_a_horde() -> None:
    table = meet("explosives", seats=3, tokens={1: ["timmy"]})
    assert table.zombies == 6
    assert table.group(1).tokens == ("timmy",)


@rule("HZR-TOKEN-17")
def test_an_infected_token_hurts_nobody_yet() -> None:
    table = meet("chemical_fumes", "chemical_blast")
    assert table.group(0).tokens == ("infected", "infected")
    assert table.group(0).people == 5


@rule("HZR-TOKEN-18..19")
@pytest.mark.parametrize("card", ["infected_mate", "night_march"])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_every_infected_token_kills_one_and_stays(card: str, held: int) -> None:
    table = meet(card, seats=3, tokens={0: ["infected"] * held, 1: ["infected"] * (2 - held)})
    assert table.group(0).people == 5 - held
    assert table.group(0).tokens == ("infected",) * held
    assert table.group(1).people == 5


@rule("HZR-TOKEN-18..19")
def test_infected_tokens_take_their_toll_at_both_cards() -> None:
    table = meet("infected_mate", "night_march", tokens={0: ["infected", "infected"]})
    table.flees(0)
    assert table.group(0).people == 1
    assert table.group(0).tokens == ("infected", "infected")


@rule("HZR-TOKEN-20", "HZR-TOKEN-23", "HZR-EVENT-23")
def test_the_wounded_token_is_discarded_when_it_has_cost_one_at_the_crowd_on_foot() -> None:
    table = meet("walkers", seats=3, tokens={0: ["wounded"]})
    assert table.group(0).people == 4
    # The debt is paid, and the table shows it no longer.
    assert table.group(0).tokens == ()
    assert table.told("token_discarded") == [{"seat": 0, "token": "wounded"}]
    table = meet("walkers", seats=3, tokens={1: ["wounded"]})
    assert table.group(0).people == 5
    assert table.group(1).people == 5


@rule("HZR-TOKEN-20", "HZR-TOKEN-22")
def test_who_dies_of_the_wounded_token_discards_nothing() -> None:
    table = meet("walkers", seats=3, people={0: 1}, tokens={0: ["wounded"]})
    assert not table.group(0).alive
    assert table.told("token_discarded") == []
    assert table.group(0).tokens == ()


@rule("HZR-TOKEN-21")
def test_only_who_wins_the_brawl_takes_the_wounded() -> None:
    table = meet("road_brawl", seats=3)
    # Nothing is taken while the fight is on.
    table.falls(KILL, KILL, KILL, KILL, OPPORTUNITY)
    table.fights(0)
    assert table.group(0).tokens == ()
    table.spends(0, kills=1)
    assert table.group(0).tokens == ("wounded",)


@rule("HZR-TOKEN-22", "HZR-ELIM-3")
def test_an_eliminated_group_takes_its_tokens_out_of_the_game() -> None:
    table = meet("airport", seats=3, people={0: 1}, adrenaline={0: 0}, tokens={0: ["map", "scope"]})
    table.falls(FATAL)
    table.fights(0)
    assert [table.group(number).tokens for number in range(3)] == [(), (), ()]


@rule("HZR-TOKEN-23", "HZR-BOX-7")
def test_no_token_comes_twice() -> None:
    for seed in range(25):
        match = play_on(lastfire.new("hit_z_road", seats=4, seed=seed), seed)
        taken = [record.args["token"] for record in match.records(None) if record.kind == "token_taken"]
        for token in set(taken):
            assert taken.count(token) <= (2 if token in ("map", "infected") else 1)
