"""The scenarios: chains of three goals. [LN-SCENARIO-1..16]"""

from typing import Any, Final

import pytest

import lastfire
from lastfire import Match
from lastfire.games.dead_of_winter.rules.harm.death import drop_out
from lastfire.games.dead_of_winter.rules.long_night.cards.main_objectives import (
    BANDIT_BLITZ,
    CHIMP_AND_THE_CODE,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import contain
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.scenarios.chain import NEWCOMERS, lay_out_goal, wall_in
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import ScenarioState, scenario_of
from lastfire.games.dead_of_winter.rules.long_night.scenarios.view import ScenarioLook
from lastfire.games.dead_of_winter.rules.night.objective import goals
from lastfire.games.dead_of_winter.rules.state import STRANGERS, ColonyTable
from tests.games.dead_of_winter.long_night.bandits_table import at, laid_out, open_cards, to_next_round
from tests.games.dead_of_winter.table import BITTEN, BLANK, Game, new, number_of, seat
from tests.rule import rule

ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"
ROD: Final = "rod_miller"
GROUPS: Final = ([ASHLEY, MIKE], [OLIVIA], [ROD])
FROSTWALKER: Final = 2  # an experiment that brings a single one
SCENARIOS: Final = ("chimp_and_the_code", "bandit_blitz")


def state(table: Game) -> ScenarioState:
    """What the scenario keeps there."""
    found = scenario_of(table.table)
    assert found is not None
    return found


def scenario(which: str, done: int = 0, count: int = 0, **what: Any) -> Game:
    """Somewhere in a scenario: so many goals are completed, and so much is done for the next."""

    def plant(t: ColonyTable) -> None:
        found = scenario_of(t)
        assert found is not None
        found.done, found.count = done, count
        lay_out_goal(t, found)
        if which == SCENARIOS[0]:
            set_aside(t, found)
            if done == 0:
                wall_in(t, found)
        laid_out(what_bandits, what_stock, {})(t)
        if more is not None:
            more(t)

    more = what.pop("plant", None)
    what_bandits, what_stock = what.pop("at_large", {}), what.pop("stockpile", ())
    what = {"long_night": "mixed", "main_objective": "random", "scenario": which, **what}
    return seat(*what.pop("groups", GROUPS), plant=plant, **what)


def set_aside(t: ColonyTable, found: ScenarioState) -> None:
    """Two survivors lie aside until they join; a table that is laid out has them in its deck."""
    found.aside = [number_of(t.box.survivors, name) for name in NEWCOMERS] if found.done < 2 else []
    for survivor in found.aside:
        t.piles[STRANGERS].middle.remove(survivor)


def goal(table: Game) -> str:
    """Which goal is to be completed."""
    return str(table.view()["objective"]["id"])


def objectives(which: str) -> list[str]:
    return [card.id for card in (CHIMP_AND_THE_CODE if which == SCENARIOS[0] else BANDIT_BLITZ)]


def begun(which: str, seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A match of a scenario after everybody has kept the first survivors dealt."""
    match = new(seats, seed, long_night="mixed", scenario=which, **options)
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    return match


# Which scenario, and what it is played with.


@rule("LN-SCENARIO-1")
@pytest.mark.parametrize("which", SCENARIOS)
def test_a_scenario_lays_out_its_first_goal_in_place_of_a_main_objective(which: str) -> None:
    for seed in range(3):
        assert begun(which, seed=seed).view(None)["objective"]["id"] == objectives(which)[0]


@rule("LN-SCENARIO-1")
@pytest.mark.parametrize(("which", "module"), [("chimp_and_the_code", "raxxon"), ("bandit_blitz", "bandits")])
def test_a_scenario_uses_its_module_even_where_that_is_off_and_says_so(which: str, module: str) -> None:
    game = lastfire.registered_games()["dead_of_winter"]
    setup = game.agree(4, {"long_night": "mixed", "scenario": which, module: False})
    assert module in game.additions(setup)
    option = game.options["scenario"]
    assert module.capitalize() in option.choice_words[option.choices.index(which)].en


@rule("LN-SCENARIO-1")
@pytest.mark.parametrize("which", SCENARIOS)
def test_a_scenario_is_refused_without_the_long_night_and_beside_another_objective(which: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        new(4, 1, scenario=which)
    assert refused.value.field == "scenario"
    with pytest.raises(lastfire.SetupError) as refused:
        new(4, 1, scenario=which, long_night="mixed", main_objective="stockpile")
    assert refused.value.field == "main_objective"


@rule("LN-SCENARIO-1")
def test_no_match_without_a_scenario_draws_or_chooses_one_of_its_goals() -> None:
    goals = [card.id for card in (*CHIMP_AND_THE_CODE, *BANDIT_BLITZ)]
    game = lastfire.registered_games()["dead_of_winter"]
    assert not set(goals) & set(game.options["main_objective"].choices)
    for seed in range(30):
        match = new(2, seed, long_night="mixed", raxxon=True, bandits=True)
        assert match.view(None)["objective"]["id"] not in goals


@rule("LN-SCENARIO-1")
def test_the_goals_of_both_scenarios_are_the_sides_of_three_cards() -> None:
    assert len(CHIMP_AND_THE_CODE) == len(BANDIT_BLITZ) == 3
    for card in (*CHIMP_AND_THE_CODE, *BANDIT_BLITZ):
        assert (card.normal.morale, card.hard.morale) == (8, 7)
        assert not card.drawn


@rule("LN-SCENARIO-3")
@pytest.mark.parametrize("which", SCENARIOS)
def test_a_scenario_begins_with_morale_eight_or_seven_and_seven_rounds(which: str) -> None:
    for seed in range(6):
        hard = seed % 2 == 1
        view = begun(which, seed=seed, hardcore=hard).view(None)
        assert (view["morale"], view["round"]) == (7 if hard else 8, 7)
        # One zombie, or two, stands at each location of the town, and nowhere else, whatever was drawn.
        zombies = {
            place["place"]: sum(gate["zombies"] for gate in place["gates"]) for place in view["places"]
        }
        assert {zombies.pop(place, 0) for place in ("colony", "raxxon", "hideout")} == {0}
        assert set(zombies.values()) == {2 if hard else 1}
        assert view["helpless"] == 0


@rule("LN-SCENARIO-2", "LN-SCENARIO-3")
@pytest.mark.parametrize(("round_", "then"), [(3, 5), (6, 8), (7, 8)])
def test_a_completed_goal_gives_way_to_the_next_and_moves_the_round_up(round_: int, then: int) -> None:
    table = scenario(SCENARIOS[0], count=5, round=round_, at={ASHLEY: "school"}, dice={0: [4]})
    before = table.morale
    table.does("dig")
    assert goal(table) == objectives(SCENARIOS[0])[1]
    assert table.view()["round"] == then
    assert table.morale == before + 2
    told = table.told()
    assert told[told.index("goal_completed") :][:4] == [
        "goal_completed",
        "objective_set",
        "rounds_gained",
        "morale_changed",
    ]
    assert not table.match.over


@rule("LN-SCENARIO-8", "LN-SCENARIO-14")
@pytest.mark.parametrize(("which", "needed"), [(SCENARIOS[0], 6), (SCENARIOS[1], 3)])
def test_those_count_who_were_there_at_the_start(which: str, needed: int) -> None:
    t = scenario(which, elimination=True, exiled={1: "handy"}, at={OLIVIA: "school"}).table
    drop_out(t, 2)
    (first,) = goals(t)
    assert first.need(t, 0) == needed


# The Chimp and the Code.


@rule("LN-SCENARIO-5", "LN-SCENARIO-4")
def test_raxxon_is_barricaded_and_nobody_enters() -> None:
    match = begun(SCENARIOS[0])
    raxxon = next(place for place in match.view(None)["places"] if place["place"] == "raxxon")
    assert [gate["barricades"] for gate in raxxon["gates"]] == [4]
    table = scenario(SCENARIOS[0])
    assert table.table.room(RAXXON) == 0
    table.does("move", survivor=ASHLEY)
    assert not table.offers("to", place="raxxon")
    assert table.offers("to", place="school")


@rule("LN-SCENARIO-8")
@pytest.mark.parametrize(("die", "there", "offered"), [(4, True, True), (3, True, False), (6, False, False)])
def test_a_die_of_four_digs_with_a_survivor_in_town(die: int, there: bool, offered: bool) -> None:
    table = scenario(SCENARIOS[0], at={ASHLEY: "school"} if there else {}, dice={0: [die]})
    assert table.offers("dig") is offered
    if offered:
        table.does("dig")
        assert table.dice(0) == []
        assert state(table).count == 1


@rule("LN-SCENARIO-8")
def test_only_such_a_die_digs_and_not_at_the_hideout() -> None:
    table = scenario(SCENARIOS[0], at={ASHLEY: "school"}, dice={0: [2, 5]})
    table.does("dig")
    assert table.dice(0) == [2]
    away = scenario(SCENARIOS[0], at={ASHLEY: "hideout"}, dice={0: [6]}, bandits=True)
    assert not away.offers("dig")


@rule("LN-SCENARIO-8")
def test_two_digs_a_player_open_raxxon_at_once() -> None:
    table = scenario(SCENARIOS[0], count=4, at={ASHLEY: "school"}, dice={0: [6, 5]})
    table.does("dig")
    table.chooses("die", face=6)
    assert goal(table) == "behind_the_rubble"
    assert table.barricades("raxxon") == [4]
    table.does("dig")
    assert goal(table) == "the_cold_store"
    assert table.barricades("raxxon") == [0]
    assert not table.offers("dig")
    table.does("move", survivor=MIKE)
    assert table.offers("to", place="raxxon")


@rule("LN-SCENARIO-6", "LN-SCENARIO-4")
@pytest.mark.parametrize(("done", "offered"), [(0, False), (1, False), (2, True)])
def test_pills_are_not_taken_before_they_are_unlocked(done: int, offered: bool) -> None:
    table = scenario(SCENARIOS[0], done, hands={0: ["red_pill", "medicine"]}, wounds={ASHLEY: 1})
    assert table.offers("play", item="red_pill") is offered
    assert table.offers("play", item="medicine")


@rule("LN-SCENARIO-6", "LN-SCENARIO-10")
@pytest.mark.parametrize(("done", "released"), [(0, False), (1, False), (2, True)])
def test_no_experiment_is_released_before_containment_is_unlocked(done: int, released: bool) -> None:
    def plant(t: ColonyTable) -> None:
        raxxon_of(t).top = FROSTWALKER

    at_raxxon = {ASHLEY: "raxxon"} if done else {}
    table = scenario(SCENARIOS[0], done, dice={0: [1]}, at=at_raxxon, plant=plant)
    assert bool(table.options("lay_die")) is released
    if released:
        table.falls(1)
    table.night_falls()
    assert (raxxon_of(table.table).top != FROSTWALKER) is released
    assert ("released" in table.told()) is released


@rule("LN-SCENARIO-7")
def test_blue_and_emma_han_are_laid_aside_in_the_one_scenario_only() -> None:
    for which, aside in ((SCENARIOS[0], 2), (SCENARIOS[1], 0)):
        match = new(5, 3, long_night="mixed", scenario=which, raxxon=True)
        t = match._table
        assert isinstance(t, ColonyTable)
        people = [number_of(t.box.survivors, name) for name in NEWCOMERS]
        found = scenario_of(t)
        assert found is not None
        assert len(found.aside) == aside
        pile = t.piles[STRANGERS]
        dealt = [*pile.top, *pile.middle, *pile.bottom, *[s for draft in t.drafts for s in draft]]
        assert [person in dealt for person in people] == [aside == 0] * 2


@rule("LN-SCENARIO-7")
def test_without_them_too_few_survivors_are_left_for_five_players_of_this_set_alone() -> None:
    options = {"long_night": "alone", "raxxon": True, "bandits": True, "improvements": True}
    new(5, 1, **options)
    with pytest.raises(lastfire.SetupError) as refused:
        new(5, 1, scenario=SCENARIOS[0], **options)
    assert refused.value.field == "long_night"


@rule("LN-SCENARIO-9")
def test_three_cards_of_raxxon_unlock_pills_and_bring_blue() -> None:
    hand = ["laboratory_rations", "coolant_tank", "test_serum"]
    table = scenario(SCENARIOS[0], 1, hands={0: [*hand, "food_1"]}, at={OLIVIA: "raxxon"})
    assert not table.offers("contribute", item="food_1")
    for item in hand[:2]:
        table.does("contribute", item=item)
    assert goal(table) == "the_cold_store"
    table.does("contribute", item=hand[2])
    assert goal(table) == "the_last_codes"
    assert sorted(table.view()["removed"]) == sorted(hand)
    assert table.where("blue") == "raxxon"
    assert "blue" in table.group(1)


@rule("LN-SCENARIO-9", "LN-SCENARIO-10")
def test_the_first_player_says_whom_blue_and_emma_han_join_of_those_at_raxxon() -> None:
    table = scenario(
        SCENARIOS[0], 1, hands={0: ["coolant_tank"]}, at={OLIVIA: "raxxon", ROD: "raxxon"}, first=2,
        stock=["coolant_tank", "test_serum"],
    )  # fmt: skip
    table.does("contribute", item="coolant_tank")
    assert table.asked == ("joins", 2)
    assert [option["player"] for option in table.options("player")] == [2, 1]
    table.chooses("player", player=2)
    table.chooses("player", player=1)
    assert ("blue" in table.group(2), "emma_han" in table.group(1)) == (True, True)
    # One space was left at Raxxon.
    assert (table.where("blue"), table.where("emma_han")) == ("raxxon", "colony")


@rule("LN-SCENARIO-9")
def test_with_nobody_at_raxxon_blue_may_join_anybody() -> None:
    table = scenario(SCENARIOS[0], 1, hands={0: ["coolant_tank"]}, stock=["coolant_tank", "test_serum"])
    table.does("contribute", item="coolant_tank")
    assert [option["player"] for option in table.options("player")] == [0, 1, 2]
    table.chooses("player", player=1)
    # Then that player has somebody there.
    assert ("blue" in table.group(1), "emma_han" in table.group(1)) == (True, True)
    assert table.where("emma_han") == "raxxon"


@rule("LN-SCENARIO-9")
def test_blue_who_joins_an_exile_does_not_start_at_the_colony() -> None:
    table = scenario(
        SCENARIOS[0], 1, hands={0: ["coolant_tank"]}, stock=["coolant_tank", "test_serum"],
        exiled={1: "handy"}, at={OLIVIA: "raxxon", "brian_lee": "raxxon", "janet_taylor": "raxxon"},
        groups=([ASHLEY, MIKE], [OLIVIA, "brian_lee", "janet_taylor"], [ROD]),
    )  # fmt: skip
    table.does("contribute", item="coolant_tank")
    for survivor in NEWCOMERS:
        # Only the exile has anybody at Raxxon, and it is full.
        assert table.asked == ("refuge", 1)
        assert not table.offers("to", place="colony")
        assert not table.offers("to", place="raxxon")
        table.chooses("to", place="school")
        assert survivor in table.group(1)
        assert table.where(survivor) == "school"


@rule("LN-SCENARIO-10", "LN-SCENARIO-2")
@pytest.mark.parametrize(("contained", "over"), [(0, False), (1, True)])
def test_two_codes_met_with_thumbs_up_end_the_game(contained: int, over: bool) -> None:
    def plant(t: ColonyTable) -> None:
        found = raxxon_of(t)
        found.contained = contained
        found.dice = [3] * len(found.dice)

    table = scenario(SCENARIOS[0], 2, plant=plant, at={ASHLEY: "raxxon"})
    table.night_falls()
    for voter in range(3):
        assert table.asked == ("contain", voter)
        table.chooses("up")
    assert table.match.over is over
    if over:
        assert table.view()["result"]["ending"] == "objective"
        # Nothing of the night came after it.
        assert "fed" not in table.told()


@rule("LN-SCENARIO-10")
def test_thumbs_down_do_not_count_for_the_last_codes() -> None:
    def plant(t: ColonyTable) -> None:
        found = raxxon_of(t)
        found.contained = 1
        found.dice = [3] * len(found.dice)

    table = scenario(SCENARIOS[0], 2, plant=plant, at={ASHLEY: "raxxon"})
    table.night_falls()
    for _ in range(3):
        table.chooses("down")
    assert not table.match.over
    assert raxxon_of(table.table).contained == 1


@rule("LN-SCENARIO-10")
def test_a_card_that_contains_without_a_code_meets_no_code() -> None:
    table = scenario(SCENARIOS[0], 2)
    contain(table.table)
    assert raxxon_of(table.table).contained == 0
    (goal,) = table.table.box.main[table.table.objective].normal.goals
    assert "by meeting their containment codes" in goal.words().en


# Bandit Blitz.


@rule("LN-SCENARIO-11")
def test_the_only_betrayal_in_the_mix_is_bandit_betrayal() -> None:
    seen = set()
    for seed in range(6):
        t = new(4, seed, long_night="mixed", scenario=SCENARIOS[1])._table
        assert isinstance(t, ColonyTable)
        cards = [t.box.secrets[card] for card in (*t.secret, *t.mix, *t.spare)]
        seen |= {card.id for card in cards if card.betrayal}
        other = new(4, seed, long_night="mixed", scenario=SCENARIOS[0])._table
        assert isinstance(other, ColonyTable)
        assert all(
            other.box.secrets[i].id != "bandit_betrayal" for i in (*other.secret, *other.mix, *other.spare)
        )
    assert seen == {"bandit_betrayal"}


@rule("LN-SCENARIO-11")
@pytest.mark.parametrize(
    ("seats", "option"),
    [
        (2, {"prisoners_dilemma": True}),
        (4, {"betrayal_pool": "per_player"}),
        (4, {"betrayal_pool": "two_per_player"}),
    ],
)
def test_what_needs_more_betrayals_is_refused_by_name(seats: int, option: dict[str, Any]) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        new(seats, 1, long_night="mixed", scenario=SCENARIOS[1], **option)
    assert [refused.value.field] == list(option)
    new(seats, 1, long_night="mixed", scenario=SCENARIOS[0], **option)


@rule("LN-SCENARIO-11")
@pytest.mark.parametrize(("done", "won"), [(1, False), (2, True)])
def test_bandit_betrayal_needs_the_second_goal_completed(done: int, won: bool) -> None:
    table = scenario(
        SCENARIOS[1], done, morale=1, food=0, at_large={"school": 1}, secrets={0: "bandit_betrayal"}
    )
    to_next_round(table)
    assert table.view()["result"]["ending"] == "morale"
    assert (0 in table.view()["result"]["winners"]) is won


@rule("LN-SCENARIO-12", "LN-SCENARIO-14", "LN-SCENARIO-4")
@pytest.mark.parametrize(("done", "unlocked"), [(0, False), (1, True)])
def test_bandits_and_the_hideout_are_locked_until_the_first_goal_is_completed(
    done: int, unlocked: bool
) -> None:
    table = scenario(
        SCENARIOS[1], done, at={ASHLEY: "school"}, at_large={"school": 1}, dice={0: [6]},
        hands={0: ["food_1_or_trade"]},
    )  # fmt: skip
    assert table.offers("attack", survivor=ASHLEY) is unlocked
    table.does("move", survivor=MIKE)
    assert table.offers("to", place="hideout") is unlocked
    # Whoever a card has placed there finds it closed as well.
    there = scenario(
        SCENARIOS[1], done, at={ASHLEY: "hideout"}, at_large={"school": 1}, stockpile=["fuel"], dice={0: [6]}
    )
    assert there.offers("search_hideout") is unlocked
    assert there.offers("attack_hideout") is unlocked


@rule("LN-SCENARIO-12")
@pytest.mark.parametrize(("done", "asked"), [(0, False), (1, True)])
def test_nobody_trades_with_bandits_before_that(done: int, asked: bool) -> None:
    table = scenario(
        SCENARIOS[1], done, at={ASHLEY: "school"}, at_large={"school": 1}, food=1,
        hands={0: ["food_1_or_trade"]},
    )  # fmt: skip
    table.does("play", item="food_1_or_trade")
    assert (table.asked == ("effect", 0)) is asked
    if not asked:
        assert (table.food, at(table, "school")) == (2, 1)


@rule("LN-SCENARIO-12", "LN-BANDIT-20")
@pytest.mark.parametrize(("done", "left"), [(0, 2), (1, 0)])
def test_no_bite_drives_bandits_away_before_that_whatever_the_option_says(done: int, left: int) -> None:
    table = scenario(
        SCENARIOS[1], done, at={ASHLEY: "school"}, at_large={"school": 2}, zombies={"school": 1},
        dice={0: [6]}, bite_removes_bandits=True,
    )  # fmt: skip
    table.falls(BITTEN)
    table.does("attack", survivor=ASHLEY)
    if table.asked == ("target", 0):
        table.chooses("zombie")
    assert not table.is_in_play(ASHLEY)
    assert at(table, "school") == left


@rule("LN-SCENARIO-12")
def test_bandits_come_scavenge_and_draw_zombies_from_the_beginning() -> None:
    table = scenario(SCENARIOS[1], at_large={"school": 2}, crises=["bread_riot"], food=20)
    to_next_round(table)
    assert len(open_cards(table)) == 2
    assert table.zombies("school") == [2]
    # One of them comes to each of the locations on the strip.
    assert (at(table, "police_station"), at(table, "grocery_store")) == (1, 1)


@rule("LN-SCENARIO-12", "LN-SCENARIO-15")
@pytest.mark.parametrize(("done", "offered"), [(1, False), (2, True)])
def test_the_leader_has_no_rights_before_the_second_goal_is_completed(done: int, offered: bool) -> None:
    table = scenario(
        SCENARIOS[1], done, stockpile=["food_1"], exiled={0: "handy"}, at={ASHLEY: "school", MIKE: "school"},
        secrets={0: "hunger"},
    )  # fmt: skip
    assert table.offers("take_share") is offered


@rule("LN-SCENARIO-12", "LN-SCENARIO-15")
@pytest.mark.parametrize(("done", "chooses"), [(0, False), (1, False), (2, True)])
def test_before_that_the_strip_says_where_bandits_come(done: int, chooses: bool) -> None:
    table = scenario(
        SCENARIOS[1], done, exiled={0: "handy"}, at={ASHLEY: "school", MIKE: "school"}, secrets={0: "hunger"},
        crises=["bread_riot"], food=20, stockpile=["fuel"] * 5,
    )  # fmt: skip
    to_next_round(table)
    assert (table.asked == ("bandit_place", 0)) is chooses
    assert (at(table, "police_station"), at(table, "grocery_store")) == ((0, 0) if chooses else (1, 1))


@rule("LN-SCENARIO-13", "LN-SCENARIO-30")
def test_exile_follows_the_normal_rules_in_the_scenario_too() -> None:
    table = scenario(SCENARIOS[1], secrets={0: "hope", 1: "hunger", 2: "hope"}, at={ROD: "school"})
    table.does("call_vote", player=2)
    for voter in range(3):
        assert table.asked == ("exile_vote", voter)
        table.chooses("up")
    assert table.seat(2)["exiled"]
    table.night_falls()
    assert not table.match.over


@rule("LN-SCENARIO-14")
@pytest.mark.parametrize(
    ("die", "place", "offered"), [(5, "school", True), (4, "school", False), (6, "library", False)]
)
def test_a_five_or_six_follows_a_bandit_who_is_there(die: int, place: str, offered: bool) -> None:
    table = scenario(SCENARIOS[1], at={ASHLEY: place}, at_large={"school": 1}, dice={0: [die]})
    assert table.offers("follow") is offered


@rule("LN-SCENARIO-14")
def test_only_such_a_die_follows() -> None:
    table = scenario(SCENARIOS[1], at={ASHLEY: "school"}, at_large={"school": 1}, dice={0: [3, 6]})
    table.does("follow")
    assert table.dice(0) == [3]


@rule("LN-SCENARIO-14")
@pytest.mark.parametrize(("count", "then"), [(1, "tracks_in_the_snow"), (2, "what_they_took")])
def test_a_track_for_each_player_completes_it(count: int, then: str) -> None:
    table = scenario(SCENARIOS[1], count=count, at={ASHLEY: "school"}, at_large={"school": 1}, dice={0: [5]})
    table.does("follow")
    assert goal(table) == then
    assert at(table, "school") == 1
    # Nothing of it counts for the next.
    assert state(table).count == (2 if count == 1 else 0)


@rule("LN-SCENARIO-15")
@pytest.mark.parametrize(("count", "then"), [(2, "what_they_took"), (3, "a_town_of_our_own")])
def test_the_fourth_card_taken_from_the_stockpile_completes_the_second_goal(count: int, then: str) -> None:
    table = scenario(
        SCENARIOS[1], 1, count, at={ASHLEY: "hideout"}, stockpile=["food_1", "fuel", "junk"], dice={0: [6]}
    )
    table.falls(3)
    table.does("search_hideout")
    assert len(open_cards(table)) == 2
    assert goal(table) == then


@rule("LN-SCENARIO-2", "LN-SCENARIO-15")
def test_a_goal_is_completed_at_once_by_a_card_that_opens_before_the_first_action() -> None:
    table = scenario(
        SCENARIOS[1], 1, 3, at={ASHLEY: "library"}, stockpile=["food_1", "fuel"], food=10,
        crossroads=["night_market"], turn_begins=True,
    )  # fmt: skip
    assert goal(table) == "what_they_took"
    table.falls(BLANK, BLANK, 1)
    table.chooses("choose", option=2)
    while table.asked is not None and table.asked[0] != "turn":
        table.match.answer(0)
    assert goal(table) == "a_town_of_our_own"


@rule("LN-SCENARIO-16", "LN-SCENARIO-2")
@pytest.mark.parametrize(
    ("hard", "left", "cards", "over"),
    [
        (False, {"school": 1}, 3, True),
        (False, {"school": 1}, 4, False),  # it scavenges first
        (False, {"school": 2}, 0, False),
        (False, {}, 4, True),
        (True, {}, 2, True),
        (True, {}, 3, False),
        (True, {"school": 1}, 0, False),
    ],
)
def test_the_last_goal_is_looked_at_with_the_main_objective(
    hard: bool, left: dict[str, int], cards: int, over: bool
) -> None:
    table = scenario(
        SCENARIOS[1], 2, at={ASHLEY: "school"}, at_large=left, stockpile=["fuel"] * cards, dice={0: [1]},
        food=20, hardcore=hard,
    )  # fmt: skip
    table.does("barricade", place="school")
    assert not table.match.over
    to_next_round(table)
    assert table.match.over is over
    if over:
        assert table.view()["result"]["ending"] == "objective"
        assert "fed" in [record.kind for record in table.match.records(None)]


@rule("LN-SCENARIO-8", "LN-SCENARIO-9", "LN-SCENARIO-14", "LN-SCENARIO-15")
@pytest.mark.parametrize(
    ("which", "done", "needed"),
    [(SCENARIOS[0], 0, 9), (SCENARIOS[0], 1, 4), (SCENARIOS[1], 0, 5), (SCENARIOS[1], 1, 6)],
)
def test_the_goals_ask_for_more_on_the_harder_side(which: str, done: int, needed: int) -> None:
    (first,) = goals(scenario(which, done, hardcore=True).table)
    assert first.need(scenario(which, done, hardcore=True).table, 0) == needed


# What a scenario keeps, and shows.


@rule("LN-SCENARIO-4", "LN-SCENARIO-7")
@pytest.mark.parametrize(
    ("which", "done", "locked", "aside"),
    [
        (SCENARIOS[0], 0, ["raxxon", "pills", "containment"], ["blue", "emma_han"]),
        (SCENARIOS[0], 1, ["pills", "containment"], ["blue", "emma_han"]),
        (SCENARIOS[0], 2, [], []),
        (SCENARIOS[1], 0, ["bandits", "leader"], []),
        (SCENARIOS[1], 1, ["leader"], []),
        (SCENARIOS[1], 2, [], []),
    ],
)
def test_everybody_sees_what_is_locked_and_who_waits(
    which: str, done: int, locked: list[str], aside: list[str]
) -> None:
    for watcher in (None, 1):
        shown = scenario(which, done).view(watcher)["modules"]["scenario"]
        assert shown["look"] == {
            "scenario": which,
            "goals": objectives(which),
            "completed": done,
            "aside": aside,
            "locked": locked,
        }


def test_the_same_is_said_in_sentences() -> None:
    said = ScenarioLook(scenario(SCENARIOS[0], 1).table).said()
    assert [words.en for words in said] == [
        "Goal 2 of 3: The Cold Store.",
        "Still locked: pills, containment.",
        "Laid aside until they join: Blue, Emma Han.",
    ]
    assert [words.en for words in ScenarioLook(scenario(SCENARIOS[1], 2).table).said()] == [
        "Goal 3 of 3: A Town of Our Own."
    ]
    assert all(words.ja.endswith("。") for words in said)


@pytest.mark.parametrize("which", SCENARIOS)
def test_a_scenario_is_packed_and_copied(which: str) -> None:
    table = scenario(which, 1, 2)
    t = table.table
    assert t.copy().pack() == t.pack()
    copied = scenario_of(t.copy())
    assert copied is not None
    copied.aside.append(0)
    copied.count += 1
    assert state(table).count == 2
    assert copied.aside != state(table).aside
    assert not t.plain
