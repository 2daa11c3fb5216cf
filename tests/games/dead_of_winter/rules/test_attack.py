"""Attack."""

from typing import Any

import pytest

from tests.games.dead_of_winter.table import BLANK, FROSTBITE, WOUND, Game, card_of, seat
from tests.rule import rule


@rule("DOW-ATTACK-1", "DOW-DICE-7")
def test_an_attack_takes_a_die_of_at_least_the_attackers_own_value() -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        at={"olivia_brown": "school", "mike_cho": "school"},
        dice={0: [4, 3], 1: [6]},
        zombies={"school": 3},
    )
    # Olivia needs 4, Mike 2.
    table.falls(BLANK)
    table.does("attack", survivor="olivia_brown")
    assert table.dice(0) == [3]
    assert table.seat(0)["used_dice"] == 1
    assert table.dice(1) == [6]
    assert not table.offers("attack", survivor="olivia_brown")
    assert table.offers("attack", survivor="mike_cho")


@rule("DOW-ATTACK-1")
def test_the_value_of_the_target_does_not_matter_for_the_die() -> None:
    table = seat(
        ["thomas_heart", "james_meyers"],
        ["alexis_grey"],
        at={"thomas_heart": "school", "james_meyers": "school", "alexis_grey": "school"},
        dice={0: [2]},
    )
    # Alexis has 5. Thomas attacks from 1 on, James from 6 on.
    assert table.offers("attack", survivor="thomas_heart")
    assert not table.offers("attack", survivor="james_meyers")


@rule("DOW-ATTACK-2", "DOW-ATTACK-12")
def test_the_target_is_a_zombie_or_somebody_elses_survivor_at_the_same_place() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown", "brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "school", "olivia_brown": "school"},
        dice={0: [6]},
        zombies={"school": 1, "library": 2},
    )
    table.does("attack", survivor="ashley_ross")
    assert table.asked == ("target", 0)
    assert len(table.options("zombie")) == 1
    # Neither Mike, who is of the same group, nor Brian, who is at the colony.
    assert table.options("survivor") == [{"survivor": "olivia_brown"}]


@rule("DOW-ATTACK-2")
def test_without_a_target_there_is_no_attack() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], at={"ashley_ross": "school"}, dice={0: [6]}, zombies={"library": 1}
    )
    assert not table.offers("attack", survivor="ashley_ross")
    assert table.offers("attack", survivor="mike_cho")  # others' survivors are at the colony


@rule("DOW-ATTACK-3", "DOW-ATTACK-4", "DOW-ATTACK-14")
def test_worked_case_ashley_kills_a_zombie_and_is_wounded() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [4]},
        zombies={"school": 2, "library": 1},
    )
    table.falls(WOUND)
    table.does("attack", survivor="ashley_ross")
    assert table.zombies("school") == [1]
    assert table.zombies("library") == [1]
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("mike_cho") == (0, 0)
    assert table.told()[-3:] == ["zombies_killed", "exposed", "wounded"]


def duel(hands: dict[int, list[str]] | None = None) -> Game:
    """Ashley and Mike Cho of two players at the school, with a zombie; Brian looks on."""
    table = seat(
        ["ashley_ross", "thomas_heart"],
        ["mike_cho", "brian_lee"],
        ["rod_miller", "alexis_grey"],
        at={"ashley_ross": "school", "mike_cho": "school", "brian_lee": "school"},
        dice={0: [3]},
        zombies={"school": 1},
        hands={1: ["fuel", "medicine"], 2: ["junk"]} if hands is None else hands,
    )
    table.does("attack", survivor="ashley_ross")
    return table


@rule("DOW-ATTACK-5", "DOW-ATTACK-7", "DOW-ATTACK-8", "DOW-ATTACK-10", "DOW-ATTACK-15")
def test_worked_case_ashley_hurts_and_robs_mike() -> None:
    table = duel()
    table.falls(1)
    table.draws(card_of(table, "medicine", table.table.hands[1]))
    table.chooses("survivor", survivor="mike_cho")
    assert table.last("attack_rolled") == {"victim": "mike_cho", "die": 1, "needed": 2, "success": 1}
    assert table.wounds("mike_cho") == (1, 0)
    assert table.wounds("brian_lee") == (0, 0)
    assert table.hand(0) == ["medicine"]
    assert table.hand(1) == ["fuel"]
    assert table.hand(2) == ["junk"]
    assert not table.all_of("exposed")
    assert table.zombies("school") == [1]


@rule("DOW-ATTACK-6")
@pytest.mark.parametrize(("die", "hurt"), [(2, 1), (3, 0)])
def test_it_succeeds_up_to_and_with_the_attack_value_of_the_target(die: int, hurt: int) -> None:
    table = duel({1: []})
    # Brian has 3; the target is Mike, who has 2.
    table.falls(die)
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (hurt, 0)


@rule("DOW-ATTACK-8", "DOW-SECRET-5")
def test_only_the_two_see_the_card() -> None:
    table = duel({1: ["fuel"]})
    table.falls(1)
    table.chooses("survivor", survivor="mike_cho")
    assert table.seat(0, watcher=1)["hand"]["known"] == ["fuel"]
    assert table.seat(0, watcher=2)["hand"] == {"count": 1, "backs": {"starter": 1}, "known": []}
    assert not [r for r in table.match.records(2) if r.kind == "took"]


@rule("DOW-ATTACK-7", "DOW-ATTACK-8")
def test_with_an_empty_hand_only_the_wound_counts() -> None:
    table = duel({1: [], 2: ["junk"]})
    table.falls(1)
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.hand(0) == []
    assert table.hand(2) == ["junk"]


@rule("DOW-ATTACK-9")
def test_a_failed_attack_does_nothing_and_the_die_is_spent() -> None:
    table = duel()
    table.falls(5)
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (0, 0)
    assert table.hand(0) == []
    assert table.hand(1) == ["fuel", "medicine"]
    assert table.dice(0) == []
    assert table.seat(0)["used_dice"] == 1


@rule("DOW-ATTACK-10")
def test_a_failed_attack_brings_no_exposure_either() -> None:
    table = duel()
    table.falls(6)
    table.chooses("survivor", survivor="mike_cho")
    assert not table.all_of("exposed")


@rule("DOW-ATTACK-11")
def test_one_survivor_attacks_as_often_as_dice_allow() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], at={"ashley_ross": "school"}, dice={0: [2, 2, 1]}, zombies={"school": 4}
    )
    table.falls(BLANK, FROSTBITE)
    table.does("attack", survivor="ashley_ross").does("attack", survivor="ashley_ross")
    assert table.zombies("school") == [2]
    assert table.dice(0) == [1]
    assert not table.offers("attack", survivor="ashley_ross")


@rule("DOW-ATTACK-12")
def test_nobody_attacks_their_own() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "school", "brian_lee": "library"},
        dice={0: [6]},
    )
    assert not table.options("attack")


@rule("DOW-ATTACK-13")
def test_the_helpless_cannot_be_attacked() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"mike_cho": "library", "brian_lee": "library"},
        dice={0: [6]},
        helpless=3,
    )
    # Helpless survivors stand beside Ashley, Brian beside Mike.
    assert table.options("attack") == [{"survivor": "mike_cho"}]


@rule("DOW-ATTACK-16")
def test_one_effect_that_kills_several_for_one_attack() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "school"},
        dice={0: [6]},
        zombies={"school": 4},
        gear={"ashley_ross": ["shotgun", "baseball_bat"]},
    )
    table.does("attack", survivor="ashley_ross")
    assert table.options("with") == [{"item": "shotgun"}, {"item": "baseball_bat"}]
    table.chooses("with", item="shotgun")
    # The shotgun spares the roll; nothing more is asked.
    assert table.zombies("school") == [2]
    assert table.asked == ("turn", 0)
    gear = {thing["item"]: thing["used"] for thing in table.person("ashley_ross")["gear"]}
    assert gear == {"shotgun": True, "baseball_bat": False}


@rule("DOW-ATTACK-17")
@pytest.mark.parametrize("blade", ["switchblade", "wrench"])
def test_any_die_and_several_kills_go_together(blade: str) -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        at={"olivia_brown": "school", "mike_cho": "school"},
        dice={0: [1]},
        zombies={"school": 3},
        gear={"olivia_brown": [blade, "shotgun"]},
    )
    assert table.options("attack") == [{"survivor": "olivia_brown"}]  # Mike has no blade for a 1
    table.does("attack", survivor="olivia_brown").chooses("with", item="shotgun")
    assert table.zombies("school") == [1]
    assert {thing["item"] for thing in table.person("olivia_brown")["gear"] if thing["used"]} == {
        blade,
        "shotgun",
    }


@rule("DOW-ATTACK-17")
def test_a_die_that_fits_leaves_the_blade_for_later() -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        at={"olivia_brown": "school"},
        dice={0: [5, 1]},
        zombies={"school": 3},
        gear={"olivia_brown": ["switchblade"]},
    )
    table.falls(BLANK, BLANK)
    table.does("attack", survivor="olivia_brown").chooses("die", face=5)
    assert not table.person("olivia_brown")["gear"][0]["used"]
    table.does("attack", survivor="olivia_brown")
    assert table.person("olivia_brown")["gear"][0]["used"]
    assert table.zombies("school") == [1]


@rule("DOW-ATTACK-17", "DOW-XROAD-15")
@pytest.mark.parametrize("extra", [(), ("with_ability", "edward_white"), ("with", "pistol")])
def test_a_switchblade_that_was_needed_has_been_used_as_a_weapon(extra: tuple[str, ...]) -> None:
    gear = ["switchblade", "pistol"] if "pistol" in extra else ["switchblade"]
    table = seat(
        ["edward_white", "mike_cho"],
        ["olivia_brown"],
        at={"olivia_brown": "school"},
        dice={0: [1, 1]},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
        gear={"edward_white": gear, "olivia_brown": ["shotgun"]},
        hands={0: ["medicine"]},
        watched="no_ammo",
    )
    table.does("attack", survivor="edward_white")
    if "with" in extra:
        table.chooses("with", item="pistol")
    if "with_ability" in extra:
        table.chooses("with_ability", survivor="edward_white").chooses("card", item="medicine")
    else:
        table.falls(*[BLANK] * ("with" not in extra))
        table.chooses("plain")
    assert table.asked == ("crossroads", 0)
    table.chooses("choose", option=1)
    gone = "pistol" if "with" in extra else "switchblade"
    assert gone in table.view()["waste"]
    assert [thing["item"] for thing in table.person("edward_white")["gear"]] == [
        kind for kind in gear if kind != gone
    ]
    assert [thing["item"] for thing in table.person("olivia_brown")["gear"]] == ["shotgun"]


@rule("DOW-ATTACK-18")
def test_an_ability_that_kills_is_no_attack_but_kills() -> None:
    table = seat(
        ["daniel_smith", "mike_cho"],
        at={"daniel_smith": "school", "mike_cho": "school"},
        dice={0: [4]},
        zombies={"school": 3},
        gear={"daniel_smith": ["pistol", "baseball_bat"]},
        objective="we_need_more_samples",
    )
    # Two samples are rolled for, one roll is due; the pistol is not asked for.
    table.falls(4, 3, WOUND)
    table.does("ability", survivor="daniel_smith")
    assert table.zombies("school") == [1]
    assert table.view()["objective"]["samples"] == 1
    assert table.wounds("daniel_smith") == (1, 0)
    assert table.wounds("mike_cho") == (0, 0)
    assert not any(thing["used"] for thing in table.person("daniel_smith")["gear"])


@rule("DOW-ATTACK-19")
def test_two_kills_of_a_bat_cause_two_rolls() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "school"},
        dice={0: [5]},
        zombies={"school": 4},
        gear={"ashley_ross": ["baseball_bat"]},
    )
    table.falls(WOUND, FROSTBITE)
    table.does("attack", survivor="ashley_ross").chooses("with", item="baseball_bat")
    assert table.zombies("school") == [2]
    assert table.wounds("ashley_ross") == (1, 1)
    assert table.wounds("mike_cho") == (0, 0)


@rule("DOW-ATTACK-19", "DOW-EXPO-3")
def test_the_odds_count_the_rolls_of_each_way_to_attack() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "school"},
        dice={0: [5]},
        zombies={"school": 4},
        gear={"ashley_ross": ["baseball_bat", "pistol"]},
    )

    def rolls() -> dict[str, int]:
        """The rolls of each option, by its verb or item."""
        ask = table.match.ask
        assert ask is not None
        said = table.match.odds(0)["options"]
        return {
            str(option.args.get("item", option.verb)): said.get(str(option.position), {})
            .get("exposure", {"rolls": 0})
            .get("rolls")
            for option in ask.options
        }

    table.does("attack", survivor="ashley_ross")
    assert rolls() == {"plain": 1, "baseball_bat": 2, "pistol": 0}
    table.chooses("with", item="baseball_bat")
    assert rolls() == {"plain": 2, "pistol": 0}


@rule("DOW-ATTACK-10", "DOW-EXPO-3")
def test_where_there_is_no_zombie_the_odds_name_no_exposure() -> None:
    sides: list[tuple[dict[str, int], bool]] = [({}, False), ({"school": 1}, True)]
    for zombies, exposed in sides:
        table = seat(
            ["ashley_ross", "thomas_heart"],
            ["mike_cho", "brian_lee"],
            at={"ashley_ross": "school", "mike_cho": "school"},
            dice={0: [5]},
            zombies=zombies,
        )
        ask = table.match.ask
        assert ask is not None
        attack = next(o for o in ask.options if o.verb == "attack" and o.args["survivor"] == "ashley_ross")
        assert ("exposure" in table.match.odds(0)["options"][str(attack.position)]) is exposed


@rule("DOW-ATTACK-19")
def test_with_a_pistol_added_to_the_bat_nothing_is_rolled() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5]},
        zombies={"school": 4},
        gear={"ashley_ross": ["baseball_bat", "pistol"]},
    )
    table.does("attack", survivor="ashley_ross")
    table.chooses("with", item="baseball_bat").chooses("with", item="pistol")
    assert table.zombies("school") == [2]
    assert not table.all_of("exposed")


@rule("DOW-ATTACK-20")
def test_edward_kills_three_with_two_dice_and_medicine() -> None:
    table = seat(
        ["edward_white", "mike_cho"],
        ["olivia_brown"],
        at={"mike_cho": "school", "olivia_brown": "school"},
        wounds={"edward_white": 1},
        dice={0: [4, 1], 1: [1]},
        zombies={"colony": [4, 0, 0, 0, 0, 0], "school": 1},
        hands={0: ["medicine", "fuel"]},
    )
    table.does("attack", survivor="edward_white").chooses("with_ability", survivor="edward_white")
    # Asked even of one kind of medicine: nobody learns whether there is another.
    table.chooses("card", item="medicine")
    assert sum(table.zombies("colony")) == 1
    assert table.zombies("school") == [1]
    assert table.dice(0) == []
    assert table.dice(1) == [1]
    assert table.hand(0) == ["fuel"]
    assert table.view()["waste"] == ["medicine"]
    assert table.wounds("edward_white") == (1, 0)  # the medicine heals nobody
    assert not table.all_of("exposed")
    assert table.person("edward_white")["used"]


@rule("DOW-ATTACK-20")
@pytest.mark.parametrize(
    ("dice", "hand", "place"),
    [([4], ["medicine"], "colony"), ([4, 1], ["fuel"], "colony"), ([4, 1], ["medicine"], "school")],
)
def test_edward_needs_a_second_die_medicine_and_the_colony(
    dice: list[int], hand: list[str], place: str
) -> None:
    table = seat(
        ["edward_white", "mike_cho"],
        ["olivia_brown"],
        at={"edward_white": place, "olivia_brown": "library"},
        dice={0: dice},
        zombies={"colony": [3, 0, 0, 0, 0, 0], "school": 3},
        hands={0: hand},
    )
    table.falls(BLANK)
    table.does("attack", survivor="edward_white")
    assert not table.options("with_ability")
    if table.asked == ("with", 0):
        # Without medicine it is asked all the same: nobody learns that there is none.
        table.chooses("plain")
    assert len(table.all_of("exposed")) == 1
    assert table.view()["waste"] == []


@rule("DOW-ATTACK-17", "DOW-ATTACK-20")
def test_a_lighter_burns_fuel_for_four_kills() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5]},
        zombies={"school": 4, "library": 1},
        gear={"ashley_ross": ["lighter"]},
        hands={0: ["fuel", "fuel"]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="lighter")
    assert table.zombies("school") == [0]
    assert table.zombies("library") == [1]
    assert table.hand(0) == ["fuel"]
    assert table.view()["waste"] == ["fuel"]
    assert not table.all_of("exposed")


@rule("DOW-ATTACK-16", "DOW-ATTACK-18")
def test_a_shotgun_is_heard_where_it_is_fired() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [5]},
        zombies={"school": 2},
        gear={"ashley_ross": ["shotgun"]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="shotgun")
    assert (table.noise("school"), table.noise("library")) == (1, 0)


@rule("DOW-ATTACK-4")
def test_mike_cho_never_rolls_for_his_attacks() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], at={"mike_cho": "school"}, dice={0: [3, 2]}, zombies={"school": 2}
    )
    table.does("attack", survivor="mike_cho").chooses("die", face=3).does("attack", survivor="mike_cho")
    assert table.zombies("school") == [0]
    assert not table.all_of("exposed")


@rule("DOW-ATTACK-4", "DOW-EXPO-11")
@pytest.mark.parametrize(("gates", "rolls"), [([2, 0, 0, 0, 0, 0], False), ([1, 1, 0, 0, 0, 0], True)])
def test_the_odds_of_an_attack_know_a_gate_that_is_watched(gates: list[int], rolls: bool) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown"],
        dice={0: [5]},
        zombies={"colony": gates},
        crossroads=["ashley_ross"],
        turn_begins=True,
    )
    table.falls(BLANK, BLANK)
    table.chooses("choose", option=1)
    ask = table.match.ask
    assert ask is not None
    attack = next(o for o in ask.options if o.verb == "attack" and o.args["survivor"] == "ashley_ross")
    assert ("exposure" in table.match.odds(0)["options"][str(attack.position)]) is rolls


def fatal(hand: list[str], **what: Any) -> Game:
    """Ashley is about to attack Mike, who has two wounds and whose player has nobody else."""
    at = {"ashley_ross": "school", "mike_cho": "school", **what.pop("at", {})}
    return seat(
        ["ashley_ross"], ["mike_cho"], ["rod_miller"],
        at=at, wounds={"mike_cho": 2}, dice={0: [3]}, hands={1: hand}, strangers=["sparky"], **what,
    )  # fmt: skip


@rule("DOW-ATTACK-21", "DOW-DEATH-8")
def test_who_dies_of_the_wound_takes_the_hand_along_before_a_card_is_taken() -> None:
    table = fatal(["fuel", "medicine"])
    table.falls(1)
    table.does("attack", survivor="ashley_ross")
    assert not table.is_in_play("mike_cho")
    assert table.hand(0) == []
    assert sorted(table.view()["removed"]) == ["fuel", "medicine"]
    assert not table.all_of("card_taken")
    assert table.group(1) == ["sparky"]


@rule("DOW-ATTACK-21", "DOW-EQUIP-9")
def test_gear_that_came_back_to_the_hand_can_be_taken() -> None:
    table = seat(
        ["ashley_ross"], ["mike_cho", "brian_lee"], ["rod_miller"],
        wounds={"mike_cho": 2}, dice={0: [3]}, gear={"mike_cho": ["pistol"]},
    )  # fmt: skip
    table.falls(1)
    table.does("attack", survivor="ashley_ross").chooses("survivor", survivor="mike_cho")
    # The hand was empty until Mike died at the colony.
    assert table.hand(0) == ["pistol"]
    kinds = [record.kind for record in table.match.records(None)]
    assert kinds.index("wounded") < kinds.index("killed") < kinds.index("card_taken")


@rule("DOW-ATTACK-21", "DOW-END-1")
def test_a_death_that_ends_the_game_leaves_the_hand_where_it_is() -> None:
    table = fatal(["fuel", "medicine"], morale=1)
    table.falls(1)
    table.does("attack", survivor="ashley_ross")
    assert table.match.over
    assert table.view()["result"]["seats"][1]["hand"] == ["fuel", "medicine"]
