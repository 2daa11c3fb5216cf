"""Raxxon and its experiments. [LN-RAXXON-1..20, LN-SETUP-17..20, LN-SETUP-28]"""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import lastfire
from lastfire.engine.numbers import Numbers
from lastfire.games.dead_of_winter.rules.long_night.raxxon.code import is_met
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS, contain, release
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import FIGURES
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import (
    RAXXON,
    RaxxonState,
    raxxon_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import by_card, traps
from tests.games.dead_of_winter.long_night.raxxon_table import (
    ASHLEY,
    MIKE,
    OLIVIA,
    ROD,
    at,
    everywhere,
    shown,
    state_of,
    to_next_round,
    with_raxxon,
)
from tests.games.dead_of_winter.table import ANY_CARD, BITTEN, BLANK, WOUND, Game
from tests.rule import rule

NEXT = ANY_CARD
"""The next log, whichever it is."""


def table_of(match: lastfire.Match) -> ColonyTable:
    table = match._table
    assert isinstance(table, ColonyTable)
    return table


def new(seed: int = 1, seats: int = 3) -> lastfire.Match:
    return lastfire.new("dead_of_winter", seats=seats, seed=seed, long_night="mixed", raxxon=True)


# Setup.


@rule("LN-SETUP-17", "LN-SETUP-28")
def test_raxxon_is_location_7_with_its_spaces() -> None:
    board = table_of(new()).board
    place = board.places[RAXXON]
    assert (place.number, place.noun.id, place.room, place.spaces, place.noise) == (7, "raxxon", 3, (4,), 4)
    assert RAXXON in board.with_deck
    assert RAXXON not in board.town


@rule("LN-SETUP-18", "LN-RAXXON-8")
def test_twelve_experiments_are_stacked_and_everybody_reads_the_top_log() -> None:
    tops: Counter[str] = Counter()
    for seed in range(120):
        match = new(seed)
        state = raxxon_of(table_of(match))
        assert sorted([state.top, *state.stack.middle]) == list(range(12))
        log = match.view(None)["modules"]["raxxon"]["look"]["log"]
        assert log == match.view(2)["modules"]["raxxon"]["look"]["log"] == EXPERIMENTS[state.top].noun.id
        tops[log] += 1
    assert len(tops) == 12


@rule("LN-SETUP-19", "LN-PILL-9")
def test_six_side_effects_lie_open() -> None:
    assert new().view(None)["modules"]["raxxon"]["look"]["side_effects"] == dict.fromkeys(
        ("shaking_hands", "rank_smell", "night_hunger", "dull_nerves", "bright_eyes", "dead_scent")
    )


@rule("LN-SETUP-20", "LN-SPECIAL-21", "LN-RAXXON-20")
def test_there_are_nineteen_figures_and_the_logs_bring_no_more_of_any_type() -> None:
    assert (FIGURES, sum(FIGURES)) == ((4, 3, 4, 3, 2, 3), 19)
    coming = [0] * 6
    for each in EXPERIMENTS:
        coming[each.kind] += each.count
    assert all(count <= there for count, there in zip(coming, FIGURES, strict=True))
    assert (sum(coming), round(sum(coming) / len(EXPERIMENTS), 1)) == (14, 1.2)


# The place.


@rule("LN-RAXXON-1")
def test_survivors_go_there_and_come_back() -> None:
    table = with_raxxon(at={OLIVIA: "raxxon"})
    table.falls(BLANK)
    table.does("move", survivor=ASHLEY).chooses("to", place="raxxon")
    assert table.where(ASHLEY) == "raxxon"
    table.ends_turn().falls(BLANK)
    table.does("move", survivor=OLIVIA).chooses("to", place="colony")
    assert table.where(OLIVIA) == "colony"


@rule("LN-RAXXON-1", "LN-SETUP-28")
def test_it_has_room_for_three() -> None:
    full = {ASHLEY: "raxxon", OLIVIA: "raxxon", ROD: "raxxon"}
    table = with_raxxon(at=full)
    table.does("move", survivor=MIKE)
    assert {"place": "raxxon"} not in table.options("to")


def searched(*cards: str, **what: Any) -> Game:
    """Mike has searched Raxxon, where these cards are on top."""
    table = with_raxxon(at={MIKE: "raxxon"}, deck=cards, dice={0: [6]}, **what)
    return table.does("search", survivor=MIKE)


@rule("LN-RAXXON-2", "LN-RAXXON-3", "LN-RAXXON-6")
def test_a_search_there_is_followed_by_a_roll_with_the_card_in_hand() -> None:
    table = searched("pistol", "fuel")
    table.heard()
    table.falls(WOUND)
    table.chooses("keep", item="pistol")
    assert table.hand(0) == ["pistol"]
    assert table.wounds(MIKE) == (1, 0)
    told = table.told()
    assert told.index("kept") < told.index("exposed")


@rule("LN-RAXXON-4", "LN-NOISE-8")
def test_a_search_of_several_cards_is_followed_by_one_roll() -> None:
    table = searched("pistol", "fuel", "junk")
    table.chooses("noise").chooses("noise")
    table.falls(WOUND)
    table.chooses("keep", item="junk")
    assert (table.wounds(MIKE), table.noise("raxxon")) == ((1, 0), 2)


@rule("LN-RAXXON-5")
def test_a_search_elsewhere_needs_no_roll() -> None:
    table = with_raxxon(at={MIKE: "school", ASHLEY: "raxxon"}, decks={"school": ["junk"]}, dice={0: [6]})
    table.does("search", survivor=MIKE).chooses("keep", item="junk")
    assert table.all_of("exposed") == []
    assert table.asked == ("turn", 0)


@rule("LN-RAXXON-7")
def test_a_bite_there_spreads_there() -> None:
    table = with_raxxon(at={MIKE: "raxxon", ROD: "raxxon"}, deck=["pistol", "fuel"], dice={0: [6]})
    table.does("search", survivor=MIKE)
    table.falls(BITTEN)
    table.chooses("keep", item="pistol")
    assert table.asked == ("bite", 2)
    table.falls(BLANK)
    table.chooses("risk_it")
    assert (table.is_in_play(MIKE), table.is_in_play(ROD), table.is_in_play(OLIVIA)) == (False, True, True)


# Logs.


@rule("LN-RAXXON-9")
def test_nobody_knows_what_lies_under_the_top_log() -> None:
    match = new()
    table = table_of(match)
    state = raxxon_of(table)
    assert (state.stack.top, state.stack.bottom) == ((), ())
    for seat in (None, 0, 1, 2):
        look = match.view(seat)["modules"]["raxxon"]["look"]
        assert look["left"] == 11
        hidden = [EXPERIMENTS[number].noun.id for number in state.stack.middle]
        assert not any(log in str(match.view(seat)) for log in hidden)
    following = set()
    for seed in range(60):
        deal = table_of(match.deal(1, seed))
        assert raxxon_of(deal).top == state.top
        contain(deal)
        following.add(raxxon_of(deal).top)
    assert following == set(state.stack.middle)


@rule("LN-RAXXON-15")
@pytest.mark.parametrize("contained", [True, False])
def test_the_next_log_comes_up(contained: bool) -> None:
    table = with_raxxon(log="reaper_5_6", below=["siren_1_5", "siren_3_4"])
    table.draws(NEXT)
    if contained:
        contain(table.table)
    else:
        table.falls(2)
        by_card(table, release(table.table))
    assert shown(table)["log"] in ("siren_1_5", "siren_3_4")
    assert shown(table)["left"] == 1


@rule("LN-RAXXON-16")
def test_without_experiments_nothing_is_released_and_no_die_is_laid() -> None:
    table = with_raxxon(log=None, below=(), at={MIKE: "raxxon"}, dice={0: [1, 4]})
    assert not table.offers("lay_die")
    by_card(table, release(table.table))
    contain(table.table)
    to_next_round(table)
    assert not {"released", "code_met", "code_missed", "contained"} & set(table.told())
    assert shown(table)["log"] is None


@rule("LN-RAXXON-16")
def test_the_last_experiment_leaves_none() -> None:
    table = with_raxxon(log="reaper_2_2", below=())
    table.falls(4)
    by_card(table, release(table.table))
    assert (shown(table)["log"], at(table, "library")) == (None, ["reaper"])


# Release.


@rule("LN-RAXXON-10", "LN-RAXXON-11", "LN-RAXXON-12", "LN-CODE-24", "LN-SETUP-24")
def test_each_zombie_of_a_release_comes_to_a_random_location_of_its_own() -> None:
    table = with_raxxon(log="claw_1_4")
    table.draws(NEXT)
    table.falls(3, 5)
    table.night_falls()
    assert everywhere(table) == [("claw", "hospital"), ("claw", "school")]
    assert shown(table)["released"] == ["claw_1_4"]
    assert (table.zombies("school"), table.zombies("hospital")) == ([1], [1])
    assert table.last("released") == {"experiment": "claw_1_4"}


@rule("LN-RAXXON-12")
def test_both_may_come_to_the_same_location_while_there_is_space() -> None:
    table = with_raxxon(log="hydra_1_6", zombies={"school": 2})
    table.draws(NEXT)
    table.falls(3, 3)
    by_card(table, release(table.table))
    assert (at(table, "school"), table.zombies("school")) == (["hydra", "hydra"], [4])


def released_into_the_library(**what: Any) -> Game:
    """One Reaper comes to the Library, which has three spaces, all of them full."""
    table = with_raxxon(log="reaper_2_2", at={MIKE: "library", OLIVIA: "library"}, **what)
    table.draws(NEXT)
    table.falls(4)
    by_card(table, release(table.table))
    assert at(table, "library") == []
    return table


@rule("LN-RAXXON-13", "LN-TRAP-6", "LN-TRAP-8")
def test_at_a_full_entrance_a_trap_goes_off_before_a_barricade_breaks() -> None:
    table = released_into_the_library(zombies={"library": 1}, barricades={"library": 1}, traps={"library": 1})
    assert (table.zombies("library"), table.barricades("library"), traps(table, "library")) == ([0], [1], [0])
    assert table.is_in_play(MIKE)


@rule("LN-RAXXON-13")
def test_without_a_trap_a_barricade_breaks() -> None:
    table = released_into_the_library(zombies={"library": 2}, barricades={"library": 1})
    assert (table.zombies("library"), table.barricades("library")) == ([2], [0])
    assert table.is_in_play(MIKE)


@rule("LN-RAXXON-13", "LN-TRAP-17")
def test_without_either_there_is_an_overrun() -> None:
    table = released_into_the_library(zombies={"library": 3})
    assert table.zombies("library") == [3]
    # Mike has the lower influence.
    assert (table.is_in_play(MIKE), table.is_in_play(OLIVIA)) == (False, True)
    assert table.morale == 5


@rule("LN-RAXXON-13")
def test_a_trap_leaves_the_special_zombies_that_are_there() -> None:
    table = with_raxxon(log="reaper_2_2", specials={"library": ["claw"]}, zombies={"library": 1},
                        traps={"library": 1})  # fmt: skip
    table.draws(NEXT)
    table.falls(4)
    by_card(table, release(table.table))
    assert (table.zombies("library"), at(table, "library")) == ([1], ["claw"])


def test_morale_at_0_ends_the_game_in_the_middle_of_a_release() -> None:
    table = with_raxxon(log="claw_1_4", at={MIKE: "library"}, zombies={"library": 3}, morale=1)
    table.draws(NEXT)
    table.falls(4)  # the second is not rolled for any more
    table.night_falls()
    assert table.view()["result"]["ending"] == "morale"


@rule("LN-RAXXON-14")
def test_a_card_none_of_whose_zombies_is_on_the_board_leaves_the_game() -> None:
    table = with_raxxon(log="claw_1_4", zombies={"library": 3}, barricades={"gas_station": 3})
    table.draws(NEXT)
    table.falls(4, 6)
    by_card(table, release(table.table))
    assert (shown(table)["released"], shown(table)["over"]) == ([], ["claw_1_4"])
    half = with_raxxon(log="claw_1_4", zombies={"library": 3})
    half.draws(NEXT)
    half.falls(4, 6)
    by_card(half, release(half.table))
    assert (shown(half)["released"], shown(half)["over"]) == (["claw_1_4"], [])


@rule("LN-RAXXON-14")
def test_the_other_card_of_its_type_stays() -> None:
    table = with_raxxon(
        log="claw_4_6", released=["claw_1_4"], specials={"school": ["claw"]}, zombies={"library": 3}
    )
    table.draws(NEXT)
    (log,) = [each for each in EXPERIMENTS if each.noun.id == "claw_4_6"]
    table.falls(*[4] * log.count)
    by_card(table, release(table.table))
    assert (shown(table)["released"], shown(table)["over"]) == (["claw_1_4"], ["claw_4_6"])


# Codes.


@rule("LN-RAXXON-17", "LN-RAXXON-18")
def test_the_experiments_as_they_are() -> None:
    assert {each.noun.id: each.count for each in EXPERIMENTS} == {
        "claw_1_4": 2, "claw_4_6": 1, "frostwalker_2_5": 1, "frostwalker_3_3": 1, "hydra_1_6": 2,
        "hydra_4_5": 1, "spewer_1_3": 1, "spewer_2_6": 1, "reaper_5_6": 1, "reaper_2_2": 1,
        "siren_1_5": 1, "siren_3_4": 1,
    }  # fmt: skip
    assert Counter([each.kind for each in EXPERIMENTS]) == dict.fromkeys(range(6), 2)
    assert len({each.code for each in EXPERIMENTS}) == 12
    assert Counter([number for each in EXPERIMENTS for number in each.code]) == dict.fromkeys(range(1, 7), 4)


@rule("LN-RAXXON-19")
def test_how_likely_dice_match_a_code() -> None:
    def chances(dice: int) -> tuple[int, int]:
        mixed = 1 - 2 * (5 / 6) ** dice + (4 / 6) ** dice
        double = 1 - (5 / 6) ** dice - dice * (5 / 6) ** (dice - 1) / 6
        return round(100 * mixed), round(100 * double)

    assert [chances(dice) for dice in (12, 6, 3)] == [(78, 62), (42, 26), (14, 7)]
    # The rule itself, with three dice, counted out.
    for log, share in ((0, 14), (3, 7)):
        state = RaxxonState(1)
        state.top = log
        met = 0
        for roll in product(range(6), repeat=3):
            state.dice = [roll.count(face) for face in range(6)]
            met += is_met(state)
        assert round(100 * met / 216) == share


# Its state.


def test_the_state_is_copied_packed_and_read_back() -> None:
    table = with_raxxon(
        released=["siren_1_5"],
        specials={"school": ["siren", "claw"]},
        laid={1: [3, 3]},
        at_gates={2: "hydra"},
    )
    state = state_of(table)
    state.spared, state.fewer, state.contained, state.pills_for_all = 3, 2, 1, True
    again = unpacked(Numbers(state.pack()))
    copy = state.copy()
    assert again.pack() == state.pack() == copy.pack()
    assert vars(again).keys() == vars(state).keys()
    changed = state.pack()
    contain(table.table)
    state.figures.append(1)
    state.dice[0] += 1
    assert copy.pack() == changed != state.pack()


def test_it_is_said_in_sentences_in_both_languages() -> None:
    table = with_raxxon(
        log="reaper_2_2",
        specials={"school": ["siren", "claw"]},
        laid={1: [3, 2]},
        effects={"dead_scent": MIKE},
    )
    said = table.view()["modules"]["raxxon"]["said"]
    assert [words["en"] for words in said] == [
        "The top log is audio log 2-2. Releasing its experiment adds 1 Reaper.",
        "Dice at Raxxon: 2, 3. The code is not met yet.",
        "Special zombies at the School: Claw, Siren.",
        "After an attack on a Claw, roll a die. On a 1 to 3, place 1 wound on the attacker.",
        "After an attack on a Siren, roll a die. On a 1, place 1 despair token on the attacker. On a 2 or 3, "
        "place 1 noise token on each empty noise space at the attacker's location. On a 4, if the attacker's "
        "location has an empty entrance space, move 1 Siren, if any, from another location to that space.",
        "Mike Cho has the side effect Dead Scent.",
    ]
    assert said[0]["ja"] == "一番上は音声ログ2-2。実験体が解き放たれると、リーパーが1体現れる。"
    assert said[5]["ja"] == "マイク・チョウに副作用「死者の匂い」がある。"
    state_of(table).top = -1
    state_of(table).spared, state_of(table).fewer = 3, 2
    said = table.view()["modules"]["raxxon"]["said"]
    assert said[0]["en"] == "No experiment is left."
    assert said[5]["en"] == "This round, 2 fewer zombies are added to the School."


def test_the_catalogue_says_what_experiments_encounters_and_side_effects_are() -> None:
    told = lastfire.registered_games()["dead_of_winter"].catalogue()["modules"]["raxxon"]
    assert told["experiments"]["reaper_5_6"] == {
        "name": {"en": "audio log 5-6", "ja": "音声ログ5-6"},
        "special": "reaper",
        "code": [5, 6],
        "count": 1,
    }
    claw = told["specials"]["claw"]
    assert (claw["figures"], [(line["first"], line["last"]) for line in claw["lines"]]) == (4, [(1, 3)])
    assert {id_: each["good"] for id_, each in told["side_effects"].items()} == {
        "shaking_hands": False, "rank_smell": False, "night_hunger": False,
        "dull_nerves": True, "bright_eyes": True, "dead_scent": True,
    }  # fmt: skip


def test_a_learner_sees_it_in_numbers() -> None:
    table = with_raxxon(log="reaper_2_2", specials={"school": ["siren", "claw"]}, laid={1: [3, 2]})
    numbers = {each["id"]: each["number"] for each in table.view()["modules"]["raxxon"]["numbers"]}
    assert (numbers["code_1"], numbers["code_2"], numbers["type"], numbers["coming"]) == (2, 2, 5, 1)
    assert [numbers[f"dice_{face}"] for face in range(1, 7)] == [0, 1, 1, 0, 0, 0]
    assert (numbers["claw"], numbers["siren"], numbers["special_at_3"], numbers["special_at_7"]) == (
        1,
        1,
        2,
        0,
    )
    (raxxon,) = [each for each in table.table.edition.modules if each.id == "raxxon"]
    assert set(raxxon.numbers) == set(numbers)


@rule("LN-RAXXON-3")
def test_the_roll_after_a_search_there_is_shown_before_it() -> None:
    table = with_raxxon(at={MIKE: "raxxon", ASHLEY: "school"}, deck=["pistol", "fuel"], dice={0: [6]})
    ask = table.match.ask
    assert ask is not None
    told = table.match.odds(0)["options"]
    rolls = {
        each.args["survivor"]: told[str(each.position)].get("exposure", {"rolls": 0})["rolls"]
        for each in ask.options
        if each.verb == "search"
    }
    assert rolls == {MIKE: 1, ASHLEY: 0}
