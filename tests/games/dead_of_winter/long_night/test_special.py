"""Special zombies and what meeting one brings. [LN-SPECIAL-1..29]"""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, kill_zombies, remove_zombies
from lastfire.games.dead_of_winter.rules.effects.conditions import FewZombiesOutside, NoZombiesAt
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.effects.goals import FewZombiesAtColony
from lastfire.games.dead_of_winter.rules.long_night.raxxon.encounters import meet, wounds_met
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import release
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import special_at, specials
from lastfire.games.dead_of_winter.rules.names import LIBRARY, NO_SURVIVOR
from lastfire.games.dead_of_winter.rules.turn.attract import has_source
from tests.games.dead_of_winter.long_night.night import by_card, despair, night, traps
from tests.games.dead_of_winter.long_night.raxxon_table import (
    ASHLEY,
    MIKE,
    OLIVIA,
    ROD,
    TYPE,
    at,
    everywhere,
    ordinary,
    shown,
    with_raxxon,
)
from tests.games.dead_of_winter.table import ANY_CARD, BLANK, FROSTBITE, PERSON, WOUND, Game
from tests.rule import rule

NOTHING = 6
"""A die on which no encounter line does anything."""


def fights(table: Game, survivor: str = ASHLEY, target: str | None = None) -> Game:
    """An attack; ``target`` is chosen where there is a choice."""
    table.does("attack", survivor=survivor)
    if target is not None:
        table.chooses("special", special=target)
    return table


def facing(*kinds: str, **what: Any) -> Game:
    """Ashley stands at the Library before these special zombies, with dice of 6."""
    what = {"at": {ASHLEY: "library"}, "dice": {0: [6, 6, 6]}, **what}
    return with_raxxon(specials={"library": kinds}, **what)


# On the board.


@rule("LN-SPECIAL-1", "LN-SPECIAL-19")
def test_one_fills_an_entrance_space_and_is_one_of_the_zombies() -> None:
    table = facing("claw", zombies={"library": 1})
    assert table.zombies("library") == [2]
    full = facing("claw", "siren", "reaper")
    assert not full.offers("barricade", place="library")
    assert (special_at(full.table, LIBRARY), specials(full.table)) == (3, 3)


@rule("LN-SPECIAL-19")
def test_objectives_count_it_as_a_zombie() -> None:
    t = with_raxxon(at_gates={2: "claw"}, specials={"library": ["siren"]}, zombies={"library": 1}).table
    assert FewZombiesAtColony(0).now(t, 0) == 1
    assert FewZombiesOutside(1).now(t, 0) == NoZombiesAt((LIBRARY,)).now(t, 0) == 2
    assert not FewZombiesOutside(1).is_met(t, 0)


def test_without_the_module_there_are_none() -> None:
    table = night().table
    assert (special_at(table, LIBRARY), specials(table)) == (0, 0)


@rule("LN-SPECIAL-2", "LN-SPECIAL-3")
def test_nothing_but_an_attack_touches_one() -> None:
    table = facing("claw", zombies={"library": 1}, hands={0: ["scissors"]}, gear={ASHLEY: ["sniper_rifle"]})
    by_card(table, kill_zombies(table.table, 0, LIBRARY, 3, NO_SURVIVOR))
    by_card(table, remove_zombies(table.table, 0, LIBRARY, 3))
    assert (at(table, "library"), ordinary(table, "library")) == (["claw"], 0)
    only = facing("claw", hands={0: ["scissors"]}, gear={ASHLEY: ["sniper_rifle"]})
    assert not only.offers("play", item="scissors")
    assert not only.offers("use", item="sniper_rifle")


@rule("LN-SPECIAL-2", "LN-SPECIAL-3")
@pytest.mark.parametrize("survivor", ["maria_lopez", "daniel_smith"])
def test_abilities_that_kill_do_not_touch_one(survivor: str) -> None:
    table = with_raxxon(
        (survivor, ASHLEY),
        (OLIVIA,),
        (ROD,),
        at={survivor: "school"},
        dice={0: [6]},
        specials={"school": ["claw"]},
    )
    assert not table.offers("ability", survivor=survivor)
    beside = with_raxxon(
        (survivor, ASHLEY), (OLIVIA,), (ROD,), at={survivor: "school"}, dice={0: [6]},
        specials={"school": ["claw"]}, zombies={"school": 1},
    )  # fmt: skip
    if survivor == "daniel_smith":
        beside.falls(BLANK)
    beside.does("ability", survivor=survivor)
    assert (at(beside, "school"), ordinary(beside, "school")) == (["claw"], 0)


@rule("LN-SPECIAL-3", "LN-TRAP-6")
def test_a_trap_does_not_touch_one() -> None:
    table = with_raxxon(specials={"library": ["claw"]}, zombies={"library": 1}, traps={"library": 1})
    by_card(table, add_zombies(table.table, LIBRARY, 1))
    assert (at(table, "library"), ordinary(table, "library"), traps(table, "library")) == (["claw"], 0, [0])


@rule("LN-SPECIAL-6")
def test_none_is_attracted() -> None:
    table = with_raxxon(specials={"library": ["claw"]}, at={ASHLEY: "school"}, dice={0: [6]})
    assert not has_source(table.table, 0)
    assert not table.offers("attract", place="school")
    beside = with_raxxon(
        specials={"library": ["claw"]}, zombies={"library": 1}, at={ASHLEY: "school"}, dice={0: [6]}
    )
    beside.does("attract", place="school")
    assert beside.options("count") == [{"count": 0}, {"count": 1}]
    beside.chooses("count", count=1)
    assert (at(beside, "library"), beside.zombies("library"), at(beside, "school")) == (["claw"], [1], [])


@rule("LN-SPECIAL-6", "LN-SPECIAL-3")
def test_no_pulse_cannon_sends_one_away() -> None:
    alone = with_raxxon(
        specials={"library": ["claw"]}, at={ASHLEY: "library"}, gear={ASHLEY: ["pulse_cannon"]}
    )
    assert not alone.offers("use", item="pulse_cannon")
    beside = with_raxxon(
        specials={"library": ["claw"]}, zombies={"library": 1}, at={ASHLEY: "library"},
        gear={ASHLEY: ["pulse_cannon"]},
    )  # fmt: skip
    beside.does("use", item="pulse_cannon").chooses("to", place="school")
    assert (at(beside, "library"), ordinary(beside, "library"), beside.zombies("school")) == (
        ["claw"],
        0,
        [1],
    )
    assert not beside.offers("use", item="pulse_cannon")


@rule("LN-SPECIAL-6")
def test_nobody_attracts_from_where_all_are_special() -> None:
    table = with_raxxon(
        specials={"library": ["claw"]}, zombies={"hospital": 1, "gas_station": 1}, at={ASHLEY: "school"},
        dice={0: [6]},
    )  # fmt: skip
    table.does("attract", place="school")
    assert sorted([str(option["place"]) for option in table.options("to")]) == ["gas_station", "hospital"]


# Attacks.


@rule("LN-SPECIAL-7", "LN-SPECIAL-2")
def test_it_is_attacked_before_zombies_and_survivors() -> None:
    """Not only before ordinary zombies, as one source says."""
    table = facing("claw", zombies={"library": 1}, at={ASHLEY: "library", OLIVIA: "library"})
    table.falls(BLANK, NOTHING)
    fights(table)
    assert (at(table, "library"), ordinary(table, "library")) == ([], 1)
    fights(table)
    assert table.asked == ("target", 0)
    assert table.offers("zombie")
    assert table.offers("survivor", survivor=OLIVIA)
    table.falls(BLANK)
    table.chooses("zombie")


@rule("LN-SPECIAL-7", "LN-BANDIT-14")
def test_it_is_attacked_before_bandits() -> None:
    table = facing("claw", bandits=True)
    assert place_bandit(table.table, LIBRARY)
    table.falls(BLANK, NOTHING)
    fights(table)
    assert at(table, "library") == []


@rule("LN-SPECIAL-8")
def test_of_several_the_attacker_chooses() -> None:
    table = facing("claw", "siren", zombies={"library": 1})
    table.does("attack", survivor=ASHLEY)
    assert table.asked == ("target", 0)
    assert [option.verb for option in table.match.ask.options] == ["special", "special"]  # type: ignore[union-attr]
    table.falls(BLANK, NOTHING)
    table.chooses("special", special="siren")
    assert at(table, "library") == ["claw"]


@rule("LN-SPECIAL-9")
def test_at_the_colony_it_comes_first_over_all_entrances() -> None:
    table = with_raxxon(at_gates={3: "claw"}, zombies={"colony": [2, 0, 0, 0, 0, 1]}, dice={0: [6]})
    table.falls(BLANK, NOTHING)
    fights(table)
    assert (table.zombies("colony"), everywhere(table)) == ([2, 0, 0, 0, 0, 1], [])


@rule("LN-SPECIAL-9", "LN-SPECIAL-8")
def test_of_several_entrances_of_the_colony_the_attacker_chooses() -> None:
    table = with_raxxon(at_gates={3: "claw", 5: "claw"}, dice={0: [6]})
    fights(table)
    assert table.options("gate") == [{"gate": 4}, {"gate": 6}]
    table.falls(BLANK, NOTHING)
    table.chooses("gate", gate=6)
    assert table.zombies("colony") == [0, 0, 0, 1, 0, 0]


def test_of_several_in_the_way_one_may_be_attacked_with_a_weapon_that_kills_more() -> None:
    table = facing("claw", "claw", zombies={"library": 1}, gear={ASHLEY: ["shotgun"]})
    fights(table)
    assert table.asked == ("with", 0)
    table.falls(NOTHING)
    table.chooses("with", item="shotgun")
    assert (at(table, "library"), ordinary(table, "library")) == (["claw"], 1)


@rule("LN-SPECIAL-4")
def test_what_kills_several_kills_one_at_most_and_others_after_the_last() -> None:
    table = facing("claw", zombies={"library": 2}, gear={ASHLEY: ["shotgun"]})
    fights(table)
    table.falls(NOTHING)
    table.chooses("with", item="shotgun")
    assert (at(table, "library"), ordinary(table, "library")) == ([], 1)
    two = facing("claw", "siren", zombies={"library": 1}, gear={ASHLEY: ["shotgun"]})
    fights(two, target="claw")
    two.falls(NOTHING)
    two.chooses("with", item="shotgun")
    assert (at(two, "library"), ordinary(two, "library")) == (["siren"], 1)


@rule("LN-SPECIAL-5")
def test_another_die_may_pay_for_the_attack() -> None:
    table = facing("claw", dice={0: [1]}, gear={ASHLEY: ["switchblade"]})
    table.falls(BLANK, NOTHING)
    fights(table)
    assert at(table, "library") == []


@rule("LN-SPECIAL-10", "LN-SPECIAL-11", "LN-SPECIAL-13")
def test_the_zombie_dies_then_the_attacker_rolls_for_exposure_then_for_the_encounter() -> None:
    table = facing("claw")
    table.heard()
    table.falls(FROSTBITE, 1)
    fights(table)
    assert table.wounds(ASHLEY) == (1, 1)
    told = table.told()
    order = [told.index(kind) for kind in ("zombies_killed", "exposed", "encounter", "wounded")]
    assert order == sorted(order)


@rule("LN-SPECIAL-11")
def test_a_dead_attacker_rolls_for_no_encounter() -> None:
    """One source rolls for everybody."""
    table = facing("claw", wounds={ASHLEY: 2}, released=["claw_4_6"])
    table.falls(WOUND)
    fights(table)
    assert not table.is_in_play(ASHLEY)
    assert "encounter" not in table.told()
    # The card goes all the same.
    assert shown(table)["released"] == []


@rule("LN-SPECIAL-12")
def test_who_needs_no_exposure_roll_rolls_for_the_encounter() -> None:
    table = facing("claw", at={MIKE: "library"})
    table.falls(2)
    fights(table, MIKE)
    assert table.wounds(MIKE) == (1, 0)
    assert table.all_of("exposed") == []


@rule("LN-SPECIAL-18")
def test_killing_one_counts() -> None:
    table = facing("claw", objective="we_need_more_samples")
    table.falls(5, BLANK, NOTHING)
    fights(table)
    assert table.last("zombies_killed") == {"place": "library", "count": 1}
    assert table.table.samples == 1


# Cards.


@rule("LN-SPECIAL-15", "LN-SPECIAL-16")
def test_with_the_last_of_a_type_its_card_goes_after_the_encounter() -> None:
    table = facing("claw", "claw", "siren", released=["claw_1_4", "siren_1_5"])
    table.falls(BLANK, NOTHING)
    fights(table, target="claw")
    assert shown(table)["released"] == ["claw_1_4", "siren_1_5"]
    table.heard()
    table.falls(BLANK, 1)
    fights(table, target="claw")
    assert (shown(table)["released"], shown(table)["over"]) == (["siren_1_5"], ["claw_1_4"])
    told = table.told()
    assert told.index("encounter") < told.index("wounded") < told.index("experiment_over")


@rule("LN-SPECIAL-17")
def test_both_cards_of_a_type_go_together() -> None:
    table = facing("claw", released=["claw_1_4", "claw_4_6"])
    table.falls(BLANK, NOTHING)
    fights(table)
    assert (shown(table)["released"], shown(table)["over"]) == ([], ["claw_1_4", "claw_4_6"])


@rule("LN-SPECIAL-20")
def test_without_a_figure_none_comes() -> None:
    table = with_raxxon(log="reaper_2_2", specials={"library": ["reaper"], "school": ["reaper"]})
    table.draws(ANY_CARD)
    table.falls(5)
    by_card(table, release(table.table))
    assert everywhere(table) == [("reaper", "library"), ("reaper", "school")]
    assert shown(table)["over"] == ["reaper_2_2"]


# Encounters.


def met(kind: str, die: int, **what: Any) -> Game:
    """Mike, who needs no exposure roll, meets one at the Hospital, which has four spaces."""
    what = {"at": {MIKE: "hospital", OLIVIA: "hospital"}, **what}
    table = with_raxxon(specials={"hospital": [kind]}, dice={0: [6]}, **what)
    table.falls(die)
    fights(table, MIKE)
    return table


@rule("LN-SPECIAL-22", "LN-SPECIAL-23")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_claw(die: int, wounds: int) -> None:
    assert met("claw", die).wounds(MIKE) == (wounds, 0)


@rule("LN-SPECIAL-24")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_frostwalker(die: int, wounds: int) -> None:
    assert met("frostwalker", die).wounds(MIKE) == (0, wounds)


@rule("LN-SPECIAL-25")
@pytest.mark.parametrize(("die", "zombies"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_hydra(die: int, zombies: int) -> None:
    table = met("hydra", die)
    assert (table.zombies("hospital"), ordinary(table, "hospital")) == ([zombies], zombies)
    full = met("hydra", 1, zombies={"hospital": 2}, barricades={"hospital": 1})
    assert (full.zombies("hospital"), full.barricades("hospital")) == ([3], [0])


@rule("LN-SPECIAL-26")
@pytest.mark.parametrize(
    ("die", "attacker", "other"), [(1, 1, 1), (2, 1, 0), (3, 1, 0), (4, 0, 0), (6, 0, 0)]
)
def test_spewer(die: int, attacker: int, other: int) -> None:
    table = met("spewer", die)
    assert (table.wounds(MIKE), table.wounds(OLIVIA)) == ((attacker, 0), (other, 0))
    assert table.wounds(ASHLEY) == (0, 0)


@rule("LN-SPECIAL-27")
@pytest.mark.parametrize(
    ("die", "lives", "wounds"), [(1, False, 0), (2, True, 1), (3, True, 1), (4, True, 0)]
)
def test_reaper(die: int, lives: bool, wounds: int) -> None:
    table = met("reaper", die)
    assert table.is_in_play(MIKE) == lives
    if lives:
        assert table.wounds(MIKE) == (wounds, 0)
    else:
        assert table.morale == 5
    assert table.is_in_play(OLIVIA)


@rule("LN-SPECIAL-28")
def test_siren() -> None:
    assert despair(met("siren", 1), MIKE) == 1
    for die in (2, 3):
        table = met("siren", die, noise={"hospital": 1})
        assert (table.noise("hospital"), despair(table, MIKE)) == (4, 0)
    for die in (5, 6):
        assert met("siren", die).noise("hospital") == 0


@rule("LN-SPECIAL-6", "LN-SPECIAL-14", "LN-SPECIAL-28")
def test_another_siren_comes_from_where_the_attackers_player_says() -> None:
    table = with_raxxon(
        specials={"hospital": ["siren"], "school": ["siren"], "library": ["siren", "claw"]},
        at={OLIVIA: "hospital"}, turn=1, dice={1: [6]}, released=["siren_1_5"],
    )  # fmt: skip
    table.falls(BLANK, 4)
    fights(table, OLIVIA)
    assert table.asked == ("siren", 1)
    table.chooses("to", place="library")
    assert everywhere(table) == [("claw", "library"), ("siren", "hospital"), ("siren", "school")]
    assert (table.zombies("hospital"), table.zombies("library")) == ([1], [1])
    assert shown(table)["released"] == ["siren_1_5"]


@rule("LN-SPECIAL-28")
def test_no_siren_comes_without_a_space_or_another() -> None:
    assert everywhere(met("siren", 4)) == []
    # The space of the dead one is empty, unless something else has filled it meanwhile.
    for zombies, there in ((3, ["siren"]), (4, [])):
        table = with_raxxon(
            specials={"school": ["siren"]}, at={MIKE: "hospital"}, zombies={"hospital": zombies}
        )
        table.falls(4)
        by_card(table, meet(table.table, PERSON[MIKE], TYPE["siren"]))
        assert at(table, "hospital") == there


@rule("LN-SPECIAL-29")
def test_helpless_survivors_are_not_wounded() -> None:
    table = with_raxxon(at_gates={0: "spewer"}, helpless=3, dice={0: [6]})
    table.falls(1)
    fights(table, MIKE)
    assert table.helpless == 3
    assert table.wounds(OLIVIA) == (1, 0)


def odds_of(table: Game, verb: str, **args: str) -> dict[str, Any]:
    """What is shown of an option before it is chosen."""
    ask = table.match.ask
    assert ask is not None
    (position,) = [each.position for each in ask.options if each.verb == verb and each.args == args]
    found: dict[str, Any] = table.match.odds(ask.seat)["options"][str(position)]
    return found


def test_the_encounter_is_counted_before_the_attack() -> None:
    table = facing("reaper", at={MIKE: "library"}, wounds={MIKE: 1})
    told = odds_of(table, "attack", survivor=MIKE)
    # Mike rolls for no exposure.
    assert told["encounter"] == [-1, 1, 1, 0, 0, 0]
    assert told["exposure"]["rolls"] == 0
    assert told["exposure"]["death"] == pytest.approx(1 / 6)
    two = facing("claw", "hydra", wounds={ASHLEY: 2})
    assert "encounter" not in odds_of(two, "attack", survivor=ASHLEY)
    two.does("attack", survivor=ASHLEY)
    assert odds_of(two, "special", special="claw")["exposure"]["death"] == pytest.approx(0.75)
    hydra = odds_of(two, "special", special="hydra")
    assert (hydra["encounter"], hydra["exposure"]["death"]) == ([0] * 6, pytest.approx(0.5))


@pytest.mark.parametrize(
    ("kind", "wounds"),
    [
        ("claw", [1, 1, 1, 0, 0, 0]),
        ("frostwalker", [1, 1, 1, 0, 0, 0]),
        ("hydra", [0, 0, 0, 0, 0, 0]),
        ("spewer", [1, 1, 1, 0, 0, 0]),
        ("reaper", [-1, 1, 1, 0, 0, 0]),
        ("siren", [1, 0, 0, 0, 0, 0]),
    ],
)
def test_what_is_counted_is_what_happens(kind: str, wounds: list[int]) -> None:
    assert wounds_met(TYPE[kind]) == wounds
    for die, more in enumerate(wounds, 1):
        table = met(kind, die)
        if more < 0:
            assert not table.is_in_play(MIKE)
        else:
            assert table.table.hurts(PERSON[MIKE]) == more
