"""Questions that chapters ask and no card of the base game answers: each is planted, and is done.

Every test has a bystander, or another place, where nothing is planted and all is as ever.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.game import OptionValue
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import GAME, editions, names
from lastfire.games.dead_of_winter.rules.board.places import place_of
from lastfire.games.dead_of_winter.rules.board.tracks import gain_food
from lastfire.games.dead_of_winter.rules.board.zombies import kill_guarded
from lastfire.games.dead_of_winter.rules.card import Box, Crisis, Side, box_of
from lastfire.games.dead_of_winter.rules.cards import BASE, BOX
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, LoseMorale
from lastfire.games.dead_of_winter.rules.effects.verb import lowered
from lastfire.games.dead_of_winter.rules.game import objective_option
from lastfire.games.dead_of_winter.rules.harm.exposure import expose, frostbite
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.holdings import is_ready, mark_used
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.names import COLONY, LIBRARY, SCHOOL
from lastfire.games.dead_of_winter.rules.night.colony import STAGES
from lastfire.games.dead_of_winter.rules.night.objective import contribution, may_contribute
from lastfire.games.dead_of_winter.rules.setup import set_up
from lastfire.games.dead_of_winter.rules.state import STRANGERS, ColonyTable, Held
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ATTACK,
    DOWN,
    END_TURN,
    MOVE,
    NO,
    UP,
    YES,
    ZOMBIE,
)
from tests.games.dead_of_winter.table import (
    BITTEN,
    FROSTBITE,
    PERSON,
    WOUND,
    Game,
    planted,
    seat,
)
from tests.rule import rule

ASHLEY = "ashley_ross"
MIKE = "mike_cho"
GROUPS = ((ASHLEY, MIKE), ("olivia_brown",), ("rod_miller",))
APART = {"olivia_brown": "library", "rod_miller": "hospital"}


class Planted(Holding):
    """What no card of the game says."""

    def words(self) -> Name:
        return Name("Something.", "何か。")


def moves(table: Game, survivor: str, to: str) -> None:
    table.chooses("move", survivor=survivor)
    table.chooses("to", place=to)


# On a survivor.


class Numb(Planted):
    """The first wound or frostbite of a round is not felt."""

    def shrugs_off(self, t: ColonyTable, held: Held, face: int) -> bool:
        if face not in (names.WOUND, names.FROSTBITE) or not is_ready(t, held):
            return False
        mark_used(t, held)
        return True


@rule("DOW-EXPO-5")
def test_a_result_of_the_exposure_die_may_do_nothing_to_who_has_something() -> None:
    table = planted(Numb(), *GROUPS, on=ASHLEY)
    table.falls(FROSTBITE, WOUND)
    moves(table, ASHLEY, "school")
    moves(table, MIKE, "school")
    assert (table.wounds(ASHLEY), table.wounds(MIKE)) == ((0, 0), (1, 0))


def test_what_is_not_felt_once_a_round_is_felt_the_second_time() -> None:
    table = planted(Numb(), *GROUPS, on=ASHLEY, dice={0: [6, 6]}, zombies={"colony": [2, 0, 0, 0, 0, 0]})
    for expected in ((0, 0), (1, 0)):
        table.falls(WOUND)
        table.chooses("attack", survivor=ASHLEY)
        table.chooses("zombie")
        assert table.wounds(ASHLEY) == expected


def test_a_bite_is_felt_all_the_same() -> None:
    table = planted(Numb(), *GROUPS, on=ASHLEY)
    table.falls(BITTEN)
    moves(table, ASHLEY, "school")
    assert not table.is_in_play(ASHLEY)


class Stove(Planted):
    """It is warm at the colony."""

    def is_spared_by_cold(self, t: ColonyTable, survivor: int) -> bool:
        return t.place[survivor] == COLONY


@rule("DOW-EXPO-8")
def test_frostbite_may_bring_no_wound_to_some() -> None:
    frozen = {ASHLEY: 1, MIKE: 1}
    table = planted(Stove(), *GROUPS, at={MIKE: "school"}, frostbite=frozen, turn_begins=True)
    assert (table.wounds(ASHLEY), table.wounds(MIKE)) == ((0, 1), (1, 1))


class Clumsy(Planted):
    def __init__(self, added: int) -> None:
        self.added = added

    def attack_added(self, t: ColonyTable, survivor: int) -> int:
        return self.added

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        return self.added


@rule("DOW-ATTACK-1", "DOW-SEARCH-2")
@pytest.mark.parametrize("added", [1, 9])
def test_attack_and_search_values_may_be_higher_but_never_above_six(added: int) -> None:
    for verb, values in (("attack", BOX.attack), ("search", BOX.search)):
        value = min(6, values[PERSON[ASHLEY]] + added)
        for die, enough in ((value - 1, False), (value, True)):
            table = planted(
                Clumsy(added), *GROUPS, on=ASHLEY, dice={0: [die]},
                at={ASHLEY: "school", MIKE: "school"}, zombies={"school": 1},
            )  # fmt: skip
            assert table.offers(verb, survivor=ASHLEY) == enough
            assert table.offers(verb, survivor=MIKE) == (die >= values[PERSON[MIKE]])


class Mourned(Planted):
    """Who leaves is given food, and what they bore at the colony is buried with them."""

    def survivor_leaves(self, t: ColonyTable, held: Held, survivor: int) -> None:
        assert t.place[survivor] >= 0
        gain_food(t, 1)

    def takes_things(self, t: ColonyTable, held: Held, place: int, cards: list[int]) -> bool:
        t.removed += cards
        return True


@rule("DOW-DEATH-3", "DOW-EQUIP-9")
def test_more_may_go_with_who_dies_and_their_things_elsewhere() -> None:
    what: dict[str, Any] = {"wounds": {ASHLEY: 2}, "gear": {ASHLEY: ["pistol"]}, "food": 3, "dice": {0: [6]}}
    zombies = {"colony": [1, 0, 0, 0, 0, 0]}
    for table in (
        planted(Mourned(), *GROUPS, zombies=zombies, **what),
        seat(*GROUPS, zombies=zombies, **what),
    ):
        table.chooses("attack", survivor=ASHLEY)
        table.chooses("zombie")
        table.falls(WOUND)
        table.chooses("plain")
        assert not table.is_in_play(ASHLEY)
        buried = table.food == 4
        assert table.view()["removed"] == (["pistol"] if buried else [])
        assert ("pistol" in table.hand(0)) != buried


class Panic(Planted):
    """Where a bite has run out of people, they leave food behind."""

    def after_bite(self, t: ColonyTable, held: Held, place: int) -> Flow:
        assert not t.at(place)
        gain_food(t, 1 + place)
        return NOTHING


@rule("DOW-BITE-9")
@pytest.mark.parametrize(("answer", "food"), [("risk_it", 3 + 1 + SCHOOL), ("give_up", 3)])
def test_a_bite_that_reaches_nobody_more_may_bring_something(answer: str, food: int) -> None:
    table = planted(Panic(), *GROUPS, at={"rod_miller": "school"}, food=3)
    table.falls(BITTEN)
    moves(table, ASHLEY, "school")
    if answer == "risk_it":
        table.falls(WOUND)
    table.chooses(answer)
    assert not table.is_in_play("rod_miller")
    assert table.food == food


# Attacks.


class Lamp(Planted):
    """At the School there is something else to attack, that feeds who strikes it."""

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        return [*found, DOWN] if t.place[survivor] == SCHOOL else found

    def has_target(self, target: int) -> bool:
        return target == DOWN

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        gain_food(t, 1)
        return NOTHING


@rule("DOW-ATTACK-2", "DOW-ATTACK-15")
def test_there_may_be_other_targets_than_zombies_and_survivors() -> None:
    at = {ASHLEY: "school", MIKE: "gas_station", **APART}
    table = planted(Lamp(), *GROUPS, at=at, dice={0: [6, 6]}, food=3)
    assert table.offers("attack", survivor=ASHLEY)
    assert not table.offers("attack", survivor=MIKE)
    table.chooses("attack", survivor=ASHLEY)
    # Neither a roll for exposure nor another question: it is the only target.
    assert (table.food, table.dice(0), table.asked) == (4, [6], ("turn", 0))


def test_a_target_more_is_one_of_several() -> None:
    table = planted(Lamp(), *GROUPS, at={ASHLEY: "school", **APART}, dice={0: [6]}, zombies={"school": 1})
    table.chooses("attack", survivor=ASHLEY)
    assert table.asked == ("target", 0)
    assert [table.offers(verb) for verb in ("zombie", "down", "survivor")] == [True, True, False]


class Brute(Planted):
    """One zombie of each place has to be attacked before anything else, and is chosen by itself."""

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        return [UP] if ZOMBIE in found else found

    def has_target(self, target: int) -> bool:
        return target == UP

    def has_zombie(self, target: int) -> bool:
        return target == UP

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        entrance = next(each for each, count in enumerate(t.zombies) if count and place_of(each) == SCHOOL)
        kill_guarded(t, entrance)
        return NOTHING


@rule("DOW-ATTACK-3", "DOW-ATTACK-4")
def test_a_zombie_may_be_a_target_of_its_own_with_exposure_after_it() -> None:
    at = {ASHLEY: "school", **APART, "olivia_brown": "school"}
    table = planted(Brute(), *GROUPS, at=at, dice={0: [6]}, zombies={"school": 2})
    table.falls(WOUND)
    table.chooses("attack", survivor=ASHLEY)
    assert (table.zombies("school"), table.wounds(ASHLEY)) == ([1], (1, 0))


@rule("DOW-ATTACK-16")
@pytest.mark.parametrize(("zombies", "left"), [(3, 1), (1, 0)])
def test_an_attack_that_kills_several_goes_on_where_nothing_else_comes_first(zombies: int, left: int) -> None:
    class Only(Brute):
        """It is the only one of its kind."""

        def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
            return [UP, *found] if ZOMBIE in found else found

    what: dict[str, Any] = {"at": {ASHLEY: "school", **APART}, "gear": {ASHLEY: ["shotgun"]}}
    table = planted(Only(), *GROUPS, dice={0: [6]}, zombies={"school": zombies}, **what)
    table.chooses("attack", survivor=ASHLEY)
    table.chooses("up")
    table.chooses("with", item="shotgun")
    assert table.zombies("school") == [left]


class Pack(Brute):
    """Of several of its kind one attack kills one; meeting it hurts on low dice, and its fall is noted."""

    def is_last(self, t: ColonyTable, survivor: int, target: int) -> bool:
        return False

    def meeting(self, t: ColonyTable, target: int) -> list[int]:
        return [-1, 1, 1, 0, 0, 0]

    def attack_over(self, t: ColonyTable, held: Held, target: int) -> None:
        gain_food(t, 1 if target == UP else 0)


@rule("DOW-ATTACK-16")
def test_an_attack_that_kills_several_stops_at_one_that_is_not_the_last() -> None:
    what: dict[str, Any] = {"at": {ASHLEY: "school", **APART}, "gear": {ASHLEY: ["shotgun"]}, "food": 3}
    table = planted(Pack(), *GROUPS, dice={0: [6]}, zombies={"school": 3}, **what)
    table.chooses("attack", survivor=ASHLEY)
    table.chooses("with", item="shotgun")
    assert (table.zombies("school"), table.food) == ([2], 4)


@rule("DOW-ATTACK-4")
def test_the_end_of_an_attack_is_noted_though_the_attacker_is_dead() -> None:
    for wounds in (0, 2):
        table = planted(
            Pack(), *GROUPS, at={ASHLEY: "school", **APART}, dice={0: [6]}, zombies={"school": 1}, food=3,
            wounds={ASHLEY: wounds},
        )  # fmt: skip
        table.falls(WOUND)
        table.chooses("attack", survivor=ASHLEY)
        assert (table.is_in_play(ASHLEY), table.food) == (wounds == 0, 4)


def attack_odds(table: Game) -> dict[str, Any]:
    """What is shown of Ashley's attack before it is chosen."""
    ask = table.match.ask
    assert ask is not None
    (position,) = [
        option.position
        for option in ask.options
        if option.args == {"survivor": ASHLEY} and option.verb == "attack"
    ]
    found: dict[str, Any] = table.match.odds(0)["options"][str(position)]
    return found


@pytest.mark.parametrize(("wounds", "death"), [(0, 1 / 12 + 11 / 12 / 6), (1, 0.375), (2, 0.75)])
def test_what_meeting_one_brings_is_counted_before_it_is_chosen(wounds: int, death: float) -> None:
    what: dict[str, Any] = {"at": {ASHLEY: "school", **APART}, "wounds": {ASHLEY: wounds}, "dice": {0: [6]}}
    told = attack_odds(planted(Pack(), *GROUPS, zombies={"school": 1}, **what))
    assert told["encounter"] == [-1, 1, 1, 0, 0, 0]
    # A roll brings a wound 5 times in 12 and death once; then one die in six kills, two more wound.
    assert told["exposure"]["death"] == pytest.approx(death)
    plain = attack_odds(planted(Planted(), *GROUPS, zombies={"school": 1}, **what))
    assert "encounter" not in plain
    assert plain["exposure"]["death"] == pytest.approx([1 / 12, 1 / 12, 0.5][wounds])


class Freezing(Planted):
    """An attack on zombies is cold work."""

    def after_attack(self, t: ColonyTable, held: Held, survivor: int, target: int) -> Flow:
        assert target == ZOMBIE
        return frostbite(t, survivor, 1)


@rule("DOW-ATTACK-4")
def test_an_attack_on_zombies_may_bring_more_than_its_roll() -> None:
    at = {ASHLEY: "school", "olivia_brown": "school"}
    table = planted(Freezing(), *GROUPS, at=at, dice={0: [6, 6]}, zombies={"school": 1})
    table.falls("blank")
    table.chooses("attack", survivor=ASHLEY)
    table.chooses("zombie")
    assert table.wounds(ASHLEY) == (0, 1)
    table.falls(6)
    table.chooses("attack", survivor=ASHLEY)
    assert table.wounds(ASHLEY) == (0, 1)


# Searches.


class Ruin(Planted):
    """The School is dangerous to search."""

    def after_search(self, t: ColonyTable, held: Held, survivor: int, place: int) -> Flow:
        return expose(t, survivor, 1) if place == SCHOOL else NOTHING

    def search_rolls(self, t: ColonyTable, survivor: int, place: int) -> int:
        return int(place == SCHOOL)


def test_the_rolls_of_a_search_are_counted_before_it_is_chosen() -> None:
    table = planted(Ruin(), *GROUPS, at={ASHLEY: "school", MIKE: "library"}, dice={0: [6, 6]})
    ask = table.match.ask
    assert ask is not None
    told = table.match.odds(0)["options"]
    searches = {
        option.args["survivor"]: told[str(option.position)]
        for option in ask.options
        if option.verb == "search"
    }
    assert searches[ASHLEY]["exposure"]["rolls"] == 1
    assert "exposure" not in searches[MIKE]


@rule("DOW-SEARCH-4")
def test_a_search_may_bring_something_once_the_card_is_in_hand() -> None:
    table = planted(Ruin(), *GROUPS, at={ASHLEY: "school", MIKE: "library"}, dice={0: [6, 6]}, noise={})
    for survivor, place, wounds in ((ASHLEY, "school", (1, 0)), (MIKE, "library", (0, 0))):
        cards = len(table.hand(0))
        table.chooses("search", survivor=survivor)
        if place == "school":
            table.falls(WOUND)
        kept = table.options("keep")[0]["item"]
        table.chooses("keep", item=kept)
        assert (len(table.hand(0)), table.wounds(survivor)) == (cards + 1, wounds)


# Zombies that come.


class Crowd(Planted):
    """Two more at the School, and one more at the colony."""

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        return {SCHOOL: 2, COLONY: 1}.get(place, 0)


@rule("DOW-COLONY-22", "DOW-COLONY-23")
def test_more_than_stand_there_may_draw_zombies() -> None:
    at = {ASHLEY: "school", "olivia_brown": "library"}
    for table, came in (
        (planted(Crowd(), *GROUPS, at=at), {"school": 3, "library": 1, "colony": 2}),
        (seat(*GROUPS, at=at), {"school": 1, "library": 1, "colony": 1}),
    ):
        foreseen = table.match.odds(0)["night"]["zombies"]
        table.night_falls()
        assert {place: sum(table.zombies(place)) for place in came} == came
        assert {place: foreseen[place] for place in came} == came


class Quiet(Planted):
    """Three zombies fewer for the School tonight, and two for the colony."""

    def keeps_away(self, t: ColonyTable, held: Held, place: int, count: int) -> int:
        if place not in (SCHOOL, COLONY):
            return 0
        bit = 1 << place
        if held.searched & bit:
            return 0
        held.searched |= bit
        return min(count, 3 if place == SCHOOL else 2)


@rule("DOW-COLONY-22", "DOW-COLONY-23")
def test_zombies_of_the_night_may_stay_away() -> None:
    at = {ASHLEY: "school", MIKE: "school", "olivia_brown": "library"}
    table = planted(Quiet(), *GROUPS, at=at, helpless=5, zombies={"school": 4}, barricades={"library": 0})
    table.night_falls()
    # Four would come to the colony, and the last two of them stay away; nobody overruns the School.
    assert table.zombies("colony") == [1, 0, 0, 0, 0, 0]
    assert (table.zombies("school"), table.zombies("library")) == ([4], [1])
    assert table.is_in_play(ASHLEY)


class Still(Planted):
    """Noise is heard at the School, and nowhere else."""

    def is_heard(self, t: ColonyTable, held: Held, place: int) -> bool:
        return place == SCHOOL


@rule("DOW-COLONY-24", "DOW-COLONY-25")
def test_something_else_than_a_die_may_say_whether_noise_is_heard() -> None:
    table = planted(Still(), *GROUPS, noise={"school": 2, "library": 2})
    table.night_falls()
    assert (table.zombies("school"), table.zombies("library")) == ([2], [0])
    assert (table.noise("school"), table.noise("library")) == (0, 0)


class Pit(Planted):
    """A zombie that finds no space at the School takes all others of that entrance along."""

    def stops_zombie(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        if place != SCHOOL or held.wear:
            return False
        held.wear = 1
        t.zombies[entrance] = 0
        return True


@rule("DOW-ZOMBIE-6", "DOW-ZOMBIE-8")
def test_something_may_stop_a_zombie_that_finds_no_space_before_a_barricade_does() -> None:
    at = {ASHLEY: "school", "olivia_brown": "library"}
    full = {"school": 3, "library": 2}
    table = planted(Pit(), *GROUPS, at=at, zombies=full, barricades={"school": 1, "library": 1})
    table.night_falls()
    assert (table.zombies("school"), table.barricades("school")) == ([0], [1])
    assert (table.zombies("library"), table.barricades("library")) == ([2], [0])


def test_a_place_with_space_left_needs_no_stopping() -> None:
    table = planted(Pit(), *GROUPS, at={ASHLEY: "school"}, zombies={"school": 3})
    table.night_falls()
    assert table.zombies("school") == [4]


class Shutters(Planted):
    """Barricades of the School hold."""

    def keeps_barricade(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        return place == SCHOOL


@rule("DOW-ZOMBIE-7")
def test_a_barricade_that_stops_a_zombie_may_stay() -> None:
    at = {ASHLEY: "school", "olivia_brown": "library"}
    full = {"school": 3, "library": 2}
    table = planted(Shutters(), *GROUPS, at=at, zombies=full, barricades={"school": 1, "library": 1})
    table.night_falls()
    assert (table.zombies("school"), table.barricades("school")) == ([3], [1])
    assert (table.zombies("library"), table.barricades("library")) == ([2], [0])


class Looters(Planted):
    """Where an overrun finds nobody, there is food to be had."""

    def overrun(self, t: ColonyTable, held: Held, place: int) -> Flow:
        gain_food(t, 1 + place)
        return NOTHING


@rule("DOW-ZOMBIE-9", "DOW-ZOMBIE-11")
@pytest.mark.parametrize(("at", "food"), [({}, 9 - 2 + 1 + SCHOOL), ({ASHLEY: "school"}, 9 - 2)])
def test_an_overrun_that_finds_nobody_may_do_something(at: dict[str, str], food: int) -> None:
    table = planted(
        Looters(), *GROUPS, at=at, zombies={"school": 4}, noise={"school": 0 if at else 1}, food=9
    )
    if not at:
        table.falls(1)
    table.night_falls()
    assert table.food == food


class Farewell(Planted):
    """Helpless survivors leave food behind."""

    def helpless_go(self, t: ColonyTable, held: Held, count: int) -> Flow:
        assert t.helpless >= count
        gain_food(t, 10 * count)
        return NOTHING


@rule("DOW-ZOMBIE-10", "DOW-DEATH-6")
def test_it_may_matter_which_of_the_helpless_go() -> None:
    at = {ASHLEY: "school", MIKE: "library", "olivia_brown": "hospital", "rod_miller": "gas_station"}
    table = planted(Farewell(), *GROUPS, at=at, helpless=2, zombies={"colony": [3, 0, 0, 0, 0, 0]}, food=5)
    table.night_falls()
    assert (table.helpless, table.food, table.morale) == (1, 5 - 1 + 10, 5)


class Shaft(Planted):
    """A zombie that finds no space at the library falls into a shaft, and somebody is fed."""

    def stops_zombie(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        return place == LIBRARY

    def after_stop(self, t: ColonyTable, held: Held, place: int, entrance: int) -> Flow:
        assert place_of(entrance) == place == LIBRARY
        gain_food(t, 10)
        return NOTHING


@rule("DOW-ZOMBIE-6")
def test_something_may_follow_when_a_zombie_is_stopped() -> None:
    at = {ASHLEY: "school", MIKE: "school", "olivia_brown": "library", "rod_miller": "hospital"}
    table = planted(Shaft(), *GROUPS, at=at, zombies={"school": 2, "library": 3}, food=0)
    table.night_falls()
    assert (table.zombies("school"), table.zombies("library"), table.food) == ([4], [3], 10)


# The colony and the hands.


class Silent(Planted):
    """The first player asks nobody for anything."""

    def may_request(self, t: ColonyTable, held: Held, seat: int) -> bool:
        return seat != 0


@rule("DOW-REQUEST-1")
def test_a_player_may_be_kept_from_requests() -> None:
    table = planted(Silent(), *GROUPS, hands={0: ["junk"], 1: ["fuel"], 2: ["fuel"]})
    assert not table.options("request")
    assert not table.offers("request_all")
    assert [each.rule for each in table.match.hindrances() if each.verb == "request"] == ["DOW-XROAD-9"]
    table.ends_turn()
    assert [option["player"] for option in table.options("request")] == [0, 2]


class Forbids(Planted):
    """A survivor only moves, and their player does not end the turn before that."""

    def may_take(self, t: ColonyTable, held: Held, seat: int, action: int, offered: list[int]) -> bool:
        if action == END_TURN:
            return MOVE[held.bearer] not in offered
        return action not in (ATTACK[held.bearer], ABILITY[held.bearer])


@rule("DOW-TURN-4")
def test_an_action_that_rules_offer_may_be_forbidden() -> None:
    groups = (("thomas_heart", MIKE), *GROUPS[1:])
    table = planted(Forbids(), *groups, on="thomas_heart", zombies={"colony": 3}, dice={0: [6, 6]})
    assert [option["survivor"] for option in table.options("attack")] == [MIKE]
    assert not table.options("ability")
    assert not table.offers("end_turn")
    found = {
        each.verb: each.rule for each in table.match.hindrances() if each.args == {"survivor": "thomas_heart"}
    }
    assert (found["attack"], found["ability"]) == ("DOW-XROAD-9", "DOW-XROAD-9")
    table.falls("blank")
    moves(table, "thomas_heart", "school")
    assert table.offers("end_turn")


class Tired(Planted):
    """Whoever ends a turn pays a food token."""

    def at_turn_end(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        gain_food(t, 1 + seat)
        return NOTHING


@rule("DOW-TURN-3")
def test_something_may_happen_when_a_turn_ends() -> None:
    table = planted(Tired(), *GROUPS, food=5)
    table.ends_turn()
    assert table.food == 6
    table.ends_turn()
    assert table.food == 8


class Loaded(Planted):
    """What one shotgun does more."""

    def kills_added(self, t: ColonyTable, held: Held, card: int) -> int:
        return int(self._is_meant(t, card))

    def noise_added(self, t: ColonyTable, held: Held, card: int) -> int:
        return 2 * int(self._is_meant(t, card))

    def after_shot(self, t: ColonyTable, held: Held, card: int) -> Flow:
        if self._is_meant(t, card):
            gain_food(t, 1)
        return NOTHING

    def _is_meant(self, t: ColonyTable, card: int) -> bool:
        return t.bearer(card) == PERSON[ASHLEY]


@rule("DOW-ATTACK-16", "DOW-CARD-6")
@pytest.mark.parametrize(("who", "killed", "noise", "food"), [(ASHLEY, 3, 3, 6), (MIKE, 2, 1, 5)])
def test_one_weapon_may_do_more_than_another_of_its_kind(
    who: str, killed: int, noise: int, food: int
) -> None:
    table = planted(
        Loaded(),
        *GROUPS,
        at={ASHLEY: "school", MIKE: "school"},
        gear={ASHLEY: ["shotgun"], MIKE: ["shotgun"]},
        zombies={"school": 4},
        dice={0: [6]},
        food=5,
    )
    table.chooses("attack", survivor=who).chooses("with", item="shotgun")
    assert (table.zombies("school"), table.noise("school"), table.food) == ([4 - killed], noise, food)


class Mast(Planted):
    def __init__(self, added: int) -> None:
        self.added = added

    def points_added(self, t: ColonyTable, held: Held) -> int:
        return self.added


@rule("DOW-COLONY-16", "DOW-COLONY-17")
@pytest.mark.parametrize(("added", "needed"), [(-1, 2), (-9, 1), (2, 5)])
def test_a_crisis_may_need_more_points_or_fewer_but_never_none(added: int, needed: int) -> None:
    table = planted(Mast(added), *GROUPS, crisis="fuel_shortage", given={0: ["fuel", "fuel"]})
    assert table.view()["crisis"]["needed"] == needed
    table.night_falls()
    kind = "crisis_prevented" if needed <= 2 else "crisis_strikes"
    assert table.last(kind) == {"crisis": "fuel_shortage", "points": 2, "needed": needed}


class Hungry(Planted):
    """Somebody eats for three wherever they are, and is fed at the colony alone."""

    def mouths_added(self, t: ColonyTable, held: Held) -> int:
        return 2 if t.place[held.bearer] == COLONY else 0


@rule("DOW-COLONY-1", "DOW-TIES-6")
@pytest.mark.parametrize(("at", "mouths"), [({}, 6), ({ASHLEY: "school"}, 3)])
def test_more_than_stand_there_may_be_fed(at: dict[str, str], mouths: int) -> None:
    table = planted(Hungry(), *GROUPS, at=at, on=ASHLEY, food=9)
    table.night_falls()
    assert table.last("fed") == {"mouths": mouths, "count": (mouths + 1) // 2, "food": 9 - (mouths + 1) // 2}


class Heirloom(Planted):
    def __init__(self, stays: bool) -> None:
        self.stays = stays

    def keep_token(self, t: ColonyTable, held: Held) -> Flow:
        t.reply = YES if self.stays else NO
        return NOTHING


@rule("DOW-COLONY-30")
@pytest.mark.parametrize(("stays", "first"), [(True, 1), (False, 0)])
def test_the_first_player_token_may_stay(stays: bool, first: int) -> None:
    table = planted(Heirloom(stays), *GROUPS, first=1, turn=1)
    table.night_falls()
    assert table.view()["first"] == first
    assert table.asked == ("turn", first)


class Tally(Planted):
    """Food for every action and every step that is over."""

    def after_step(self, t: ColonyTable, held: Held) -> Flow:
        gain_food(t, 1)
        return NOTHING


def test_something_may_happen_once_an_action_is_over_or_a_step_of_the_night() -> None:
    table = planted(Tally(), *GROUPS, dice={0: [6]}, at={ASHLEY: "school", **APART}, food=5)
    table.chooses("barricade", place="colony")
    table.chooses("gate", gate=1)
    assert table.food == 6
    # One at the colony eats one; eight steps, and one that ends with the round. Then three turns have begun.
    table.night_falls()
    assert table.food == 6 - 1 + len(STAGES) + 3


# Cards that say more.


def test_a_side_may_take_cards_of_one_deck_only() -> None:
    main = tuple(
        replace(card, normal=replace(card.normal, only_from=SCHOOL)) if card.id == "stockpile" else card
        for card in BASE.main
    )
    box = box_of((replace(BASE, main=main),))
    for origin, taken in ((SCHOOL, True), (LIBRARY, False)):
        table = seat(*GROUPS, box=box, objective="stockpile", bare=["school", "library"])
        card = next(card for card in table.table.boxed if box.origin[card] == origin)
        table.table.boxed.remove(card)
        table.table.hands[0].append(card)
        assert (contribution(table.table, 0, box.kind[card]) == card) is taken
        assert may_contribute(table.table, 0, box.kind[card]) is taken
    said = main[[card.id for card in main].index("stockpile")].normal.words()
    assert "Only cards from the item deck at the School" in said.en
    assert "学校の探索デッキのカードだけ" in said.ja


def test_an_objective_that_something_else_lays_out_is_neither_drawn_nor_chosen() -> None:
    main = tuple(replace(card, drawn=card.id == "stockpile") for card in BASE.main)
    listed = objective_option((replace(BASE, main=main),)).choices
    assert list(listed) == ["random", "stockpile"]


def test_what_a_main_objective_says_holds_while_it_is_played() -> None:
    at = {ASHLEY: "school"}
    for holds, frozen in (((Freezing(),), (0, 1)), ((), (0, 0))):
        main = tuple(
            replace(card, normal=replace(card.normal, holds=holds)) if i == 0 else card
            for i, card in enumerate(BASE.main)
        )
        box = box_of((replace(BASE, main=main),))
        table = seat(*GROUPS, at=at, dice={0: [6]}, zombies={"school": 1}, box=box, objective=BASE.main[0].id)
        table.falls("blank")
        table.chooses("attack", survivor=ASHLEY)
        assert table.wounds(ASHLEY) == frozen


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_side_says_what_holds_with_its_first_goal(lang: str) -> None:
    side: Side = replace(BASE.main[0].normal, holds=(Freezing(),))
    assert side.words().text(lang).count(Freezing().words().text(lang)) == 1
    assert side.goal_words(0).text(lang).endswith(Freezing().words().text(lang))


def test_a_crisis_may_do_something_as_soon_as_it_is_revealed() -> None:
    crises = tuple(
        replace(card, revealed=(GainFood(20),)) if card.id == "fuel_shortage" else card
        for card in BASE.crises
    )
    box = box_of((replace(BASE, crises=crises),))
    for crisis, food in (("fuel_shortage", 5 - 2 + 20), ("illness", 5 - 2)):
        table = seat(*GROUPS, crises=[crisis], box=box, food=5, at={MIKE: "school"})
        table.night_falls()
        assert (table.view()["crisis"]["id"], table.food) == (crisis, food)


def test_a_crisis_says_what_it_does_at_once_before_what_it_does_otherwise() -> None:
    card = Crisis("c", Name("C", "C"), (names.FUEL,), (LoseMorale(1),), revealed=(GainFood(1),))
    at_once, otherwise = GainFood(1).words(), LoseMorale(1).words()
    assert card.words() == Name(
        f"When this crisis is revealed, {lowered(at_once.en)} If this crisis is not prevented, "
        f"{lowered(otherwise.en)}",
        f"この危機が公開されたとき、{at_once.ja}回避できなかった場合：{otherwise.ja}",
    )


def test_places_are_in_town_unless_they_say_otherwise() -> None:
    assert BOX.item_cards
    assert seat(*GROUPS).table.board.town == (1, 2, 3, LIBRARY, 5, 6)


# Exile.


class Alms(Planted):
    """An exile leaves two food tokens behind."""

    def after_exile(self, t: ColonyTable, held: Held, seat: int) -> None:
        assert t.is_exiled(seat)
        gain_food(t, 2)


@pytest.mark.parametrize(("vote", "food"), [("up", 5), ("down", 3)])
def test_something_happens_once_a_player_has_been_exiled(vote: str, food: int) -> None:
    table = planted(Alms(), *GROUPS, at=APART, food=3)
    table.does("call_vote", player=1)
    for _ in range(3):
        table.chooses(vote)
    assert table.seat(1)["exiled"] == (vote == "up")
    assert table.food == food


class Aside(Module):
    """Somebody, and an objective, are not dealt in matches with it."""

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return True

    def lays_aside(self, box: Box, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        return (ASHLEY, "hunger")


def test_a_module_may_lay_survivors_and_objectives_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MODULES", [Aside("aside", Name("Aside", "脇"))])
    setup = GAME.agree(5, {})
    for seed in range(5):
        chance = Chance()
        chance.reseed(seed, "test")
        t = set_up(setup, chance)
        pile = t.piles[STRANGERS]
        people = [*pile.top, *pile.middle, *pile.bottom, *[s for draft in t.drafts for s in draft]]
        assert PERSON[ASHLEY] not in people
        assert len(people) == len(t.box.strangers) - 1
        cards = [t.box.secrets[card].id for card in (*t.secret, *t.mix, *t.spare)]
        assert "hunger" not in cards
        assert len(cards) == len(t.box.secrets) - 1
