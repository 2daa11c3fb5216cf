"""What the log and the questions say: whoever reads nothing else understands what happened, and why."""

from typing import Any, Final

import pytest

from lastfire.games.hit_z_road.rules.effects import LoseSurvivors
from tests.games.hit_z_road.table import (
    BLANK,
    BONUS_KILL,
    CASUALTY,
    FATAL,
    KILL,
    OPPORTUNITY,
    drive_all,
    last_round,
    meet,
    plain,
    seat,
)
from tests.rule import rule

SNAKE: Final = (LoseSurvivors(1),)

# Hordes.


@rule("HZR-HORDE-1")
def test_a_horde_is_named_with_its_strength() -> None:
    table = meet("airport", adrenaline={0: 0})
    assert "“Airport”: Seat 1 fights 6 zombies, a horde of strength 2." in table.said()
    assert "「空港」：席1はゾンビ6体（強さ2の大群）と戦う。" in table.said("ja")
    assert table.question() == "Seat 1: you face 6 zombies, a horde of strength 2. What do you do?"
    assert table.question("ja") == "席1：ゾンビは残り6体（強さ2の大群）。どうしますか？"
    assert "horde" not in meet("church").question()


@rule("HZR-HORDE-2")
def test_a_roll_says_which_dice_were_red() -> None:
    table = meet("airport", people={0: 4}, written=[plain("airport", zombies=2, skulls=2)])
    table.falls(KILL, BLANK, KILL, FATAL)
    table.fights(0)
    assert (
        table.said()[0]
        == "Seat 1 rolls in the melee: kill, blank; kill, fatal on the red dice. 0 zombies are left."
    )
    assert (
        table.said("ja")[0]
        == "席1は白兵戦のダイスを振る：撃破、無印、赤ダイスは撃破、即死。ゾンビは残り0体。"
    )


@rule("HZR-HORDE-2..3")
def test_a_roll_of_nothing_but_red_dice_says_so() -> None:
    table = meet("airport", people={0: 1}, adrenaline={0: 0})
    table.falls(FATAL)
    table.fights(0)
    assert table.said()[0] == "Seat 1 rolls in the melee: fatal on the red die. 6 zombies are left."


@rule("HZR-HORDE-8")
def test_a_roll_of_black_dice_does_not_speak_of_red_ones() -> None:
    table = meet("church", people={0: 1}, adrenaline={0: 0})
    table.falls(CASUALTY)
    table.fights(0)
    assert table.said()[0] == "Seat 1 rolls in the melee: casualty. 4 zombies are left."


@rule("HZR-EVENT-19")
def test_a_volley_says_how_many_zombies_it_draws() -> None:
    table = meet("flare")
    table.falls(CASUALTY, BLANK)
    table.shoots(0, 1)
    assert table.said()[0] == (
        "Seat 1 makes a ranged attack with 1 ammo: casualty, blank. 1 zombie is added. 6 zombies are left."
    )
    table = meet("church")
    table.falls(CASUALTY, BLANK)
    table.shoots(0, 1)
    assert table.said()[0] == "Seat 1 makes a ranged attack with 1 ammo: casualty, blank. 4 zombies are left."


# What a card asks for, and what it costs.


@rule("HZR-EVENT-8")
@pytest.mark.parametrize(
    ("card", "asks", "title", "ja"),
    [
        (
            "river_crossing",
            "1 gas",
            "“River Crossing”",
            "「渡し場」のイベントで、ガソリン1個を払いますか、それとも生存者1人を失いますか？",
        ),
        (
            "toll_gang",
            "1 ammo",
            "“Toll Gang”",
            "「通行料を取る一味」のイベントで、弾薬1個を払いますか、それとも生存者1人を失いますか？",
        ),
        (
            "cannibal_camp",
            "2 resources of any kind",
            "“The Smiling Camp”",
            "「笑顔の野営地」のイベントで、好きな資源2個を払いますか、それとも生存者1人を失いますか？",
        ),
    ],
)
def test_what_is_to_be_paid_is_named_with_its_card(card: str, asks: str, title: str, ja: str) -> None:
    table = meet(card, seats=4)
    assert table.question() == f"Seat 1: do you pay {asks} for the event on {title} or lose 1 survivor?"
    assert table.question("ja") == f"席1：{ja}"


@rule("HZR-EVENT-8..9")
def test_a_payment_for_an_event_names_the_card() -> None:
    table = meet("river_crossing")
    table.pays(0, gas=1)
    assert table.said()[0] == "Seat 1 pays 1 gas for the event on “River Crossing”."
    table = seat(2)
    table.bids(0, 1)
    table.passes(1, 0)
    table.pays(0, gas=1)
    assert table.said()[0] == "Seat 1 pays 1 gas for the bid."


@rule("HZR-EVENT-12")
def test_a_discard_names_the_card() -> None:
    table = meet("rabid_dogs")
    assert (
        table.question() == "Seat 1: discard 1 resource of your choice because of the event on “Rabid Dogs”."
    )
    table.pays(0, ammo=1)
    assert table.said()[0] == "“Rabid Dogs”: Seat 1 discards 1 ammo."


@rule("HZR-TOKEN-9", "HZR-TOKEN-15")
def test_questions_about_tokens_name_the_card() -> None:
    table = meet("hungry_boy", tokens={0: ["timmy"]})
    assert table.question() == (
        "Seat 1: do you pay 3 ammo for the event on “Running on Empty” or discard the Timmy token?"
    )
    table = meet("fuel_depot", seats=4, tokens={0: ["molotov"]})
    assert (
        table.question()
        == "Seat 1: do you use the Molotov Cocktail token against the 5 zombies on “Fuel Depot”?"
    )


# Losses and their causes.

LOSSES: Final[list[tuple[str, dict[str, Any], str, str]]] = [
    ("snake", {}, "“Snake Under the Wreck”: Seat 1 loses 1 survivor and has 4 left.", "event"),
    (
        "blocked_overpass",
        {},
        "“Blocked Overpass”: Seat 1 does not have the Scope token, loses 2 survivors, and has 3 left.",
        "no_token",
    ),
    (
        "walkers",
        {"tokens": {0: ["wounded"]}},
        "“A Crowd on Foot”: Seat 1 loses 1 survivor because of 1 Wounded token and has 4 left.",
        "token",
    ),
    (
        "infected_mate",
        {"tokens": {0: ["infected", "infected"]}},
        "“The Fever Breaks Out”: Seat 1 loses 2 survivors because of 2 Infected tokens and has 3 left.",
        "token",
    ),
    (
        "river_crossing",
        {"gas": {0: 0}},
        "“River Crossing”: Seat 1 cannot pay, loses 1 survivor, and has 4 left.",
        "poverty",
    ),
    (
        "desert_highway",
        {"gas": {0: 0}},
        "“Desert Highway”: Seat 1 loses 2 survivors because of unpaid gas and has 3 left.",
        "unpaid_gas",
    ),
]


@rule("HZR-EVENT-14", "HZR-TOKEN-13", "HZR-TOKEN-18", "HZR-TOKEN-20")
@pytest.mark.parametrize(("card", "prepared", "said", "cause"), LOSSES)
def test_a_loss_says_what_caused_it(card: str, prepared: dict[str, Any], said: str, cause: str) -> None:
    table = meet(card, seats=3, **prepared)
    lost = table.told("survivors_lost")
    assert [(told["cause"], told["card"]) for told in lost] == [(cause, card)]
    assert [sentence for sentence in table.said() if " left." in sentence and "lose" in sentence] == [said]
    assert [sentence for sentence in table.said("ja") if "失う。残り" in sentence]


@rule("HZR-EVENT-9", "HZR-EVENT-17", "HZR-EVENT-18")
def test_a_loss_by_choice_and_a_loss_by_dice_say_so() -> None:
    table = meet("river_crossing")
    table.loses_one(0)
    assert table.said()[0] == "“River Crossing”: Seat 1 does not pay, loses 1 survivor, and has 4 left."
    assert table.said("ja")[0] == "「渡し場」：席1は支払わず、生存者1人を失う。残り4人。"
    table = meet("grabbed_behind", falls=[CASUALTY])
    assert (
        "“Grabbed from Behind”: Seat 1 loses 1 survivor because of the roll and has 4 left." in table.said()
    )
    assert table.told("survivors_lost")[0]["cause"] == "dice"


@rule("HZR-MELEE-9..10", "HZR-JOURNEY-5")
def test_a_loss_in_a_fight_or_a_contaminated_area_says_so() -> None:
    table = meet("church", adrenaline={0: 0}, written=[plain("church", zombies=1)])
    table.falls(CASUALTY, CASUALTY, KILL, BLANK, BLANK)
    table.fights(0)
    assert table.said()[1] == "Seat 1 loses 2 survivors in the fight and has 3 left."
    table = seat(2, from_round=3, tiles=(3, 6), journey=True, adrenaline={0: 0})
    table.nobody_bids()
    table.drives(0, 1)
    table.falls(CASUALTY, BLANK)
    table.crosses(0)
    assert "Seat 1 loses 1 survivor in the contaminated area and has 4 left." in table.said()
    assert table.told("survivors_lost")[0]["card"] is None


# Fleeing, and what a card forbids.


@rule("HZR-FLEE-1", "HZR-FLEE-4")
def test_fleeing_says_what_it_costs() -> None:
    table = meet("town_alarm")
    table.flees(0)
    assert table.said()[0] == "Seat 1 pays 2 gas to flee from “Town Alarm” (worth 2 victory points)."
    assert table.said("ja")[0] == "席1はガソリンを2個払い、「町の警報」（2点）から逃走する。"


@rule("HZR-EVENT-21")
def test_question_and_log_say_that_a_card_forbids_fleeing() -> None:
    table = meet("house_alarm")
    assert table.question().endswith("You cannot flee. What do you do?")
    assert table.question("ja").endswith("逃走はできません。どうしますか？")
    assert table.said()[-1].endswith("Fleeing is not allowed.")
    # Where nothing is left to choose the log is all there is to read.
    table = meet("house_alarm", ammo={0: 0}, adrenaline={0: 0}, people={0: 1}, falls=[FATAL])
    assert any(sentence.endswith("Fleeing is not allowed.") for sentence in table.said())


@rule("HZR-EVENT-22")
def test_question_and_log_say_that_a_card_forbids_adrenaline() -> None:
    table = meet("fairground")
    assert table.question().endswith("You cannot use adrenaline. What do you do?")
    assert table.question("ja").endswith("アドレナリンは使えません。どうしますか？")
    assert table.said()[-1].endswith("Adrenaline cannot be used.")
    assert table.said("ja")[-1].endswith("アドレナリンは使えない。")


@rule("HZR-FLEE-1")
def test_the_question_says_that_there_is_too_little_gas_to_flee() -> None:
    assert meet("church", gas={0: 1}).question().endswith("You need 2 gas to flee. What do you do?")
    assert meet("church").question() == "Seat 1: you face 4 zombies. What do you do?"


@rule("HZR-FLEE-3", "HZR-SHOOT-4")
def test_after_a_volley_the_same_is_said() -> None:
    table = meet("town_alarm")
    table.falls(KILL, BLANK)
    table.shoots(0, 1)
    assert table.question() == "Seat 1: after your ranged attack, you still face 4 zombies. What do you do?"


# Adrenaline.


@rule("HZR-ADREN-8..9")
def test_only_what_adrenaline_can_do_is_asked() -> None:
    table = meet("church")
    table.falls(KILL, KILL, KILL, BONUS_KILL, CASUALTY)
    table.fights(0)
    # All zombies have fallen: the lightning of the bonus kill is of no use.
    assert table.about["lightnings"] == 0
    assert table.question() == "Seat 1: your melee roll includes 1 casualty. Do you spend adrenaline?"
    table = meet("church")
    table.falls(OPPORTUNITY, OPPORTUNITY, BLANK, BLANK, CASUALTY)
    table.fights(0)
    assert table.question() == (
        "Seat 1: your melee roll includes 1 casualty and 2 chances to kill a zombie. Do you spend adrenaline?"
    )
    assert table.question("ja") == "席1：犠牲の目1つ、撃破の機会2回があります。アドレナリンを使いますか？"
    table.falls(BLANK, BLANK, BLANK, BLANK, CASUALTY)
    table.spends(0, saves=1, kills=2)
    assert table.said()[0] == "Seat 1 spends adrenaline to save 1 survivor and kill 2 zombies."


# The auction.


@rule("HZR-ORDER-1..2", "HZR-SETUP-4")
def test_after_the_auction_every_bid_is_told_with_the_place_it_won() -> None:
    table = seat(3)
    dealt = [record.text("en") for record in table.records("initiative_dealt")]
    assert dealt[0] == "Seat 1 starts the game with initiative 1."
    assert len(dealt) == 3
    table.bids(0, 2)
    table.bids(1, 5)
    table.passes(2, 0, 1)
    assert table.said()[-3:] == [
        "Seat 2 takes initiative 1 with a bid of 5.",
        "Seat 1 takes initiative 2 with a bid of 2.",
        "Seat 3 takes initiative 3 with a bid of 0.",
    ]
    assert table.said("ja")[-1] == "席3は入札額0でイニシアチブ3を得る。"


# The end.


@rule("HZR-SCORE-4..5", "HZR-SCORE-8", "HZR-TIES-3")
def test_every_epilogue_card_is_announced_with_its_points() -> None:
    table = last_round(2, ammo={1: 6}, won={1: ["farm"]})
    told = [record.text("en") for record in table.records("epilogue")]
    assert told == [
        "The epilogue card for the most ammo goes to Seat 2 (3 victory points).",
        "The epilogue card for the most gas goes to nobody because of a tie.",
        "The epilogue card for the most adrenaline goes to nobody because of a tie.",
        "The epilogue card for the most survivors goes to nobody because of a tie.",
    ]
    assert table.records("epilogue")[0].text("ja") == "エピローグカード「最多の弾薬」：席2（3点）。"
    assert [record.text("en") for record in table.records("scored")] == [
        "Seat 1 scores 0 victory points.",
        "Seat 2 scores 4 victory points (cards 1, epilogue 3).",
    ]


@rule("HZR-SCORE-8", "HZR-END-2", "HZR-END-6")
@pytest.mark.parametrize("from_round", [5, 8])
def test_who_is_left_alone_wins_without_epilogue_cards(from_round: int) -> None:
    table = seat(
        2,
        [("snake",), ("airport",)],
        from_round=from_round,
        people={0: 1},
        ammo={1: 9},
        won={1: ["farm"]},
        written=[plain("airport"), plain("snake", event=SNAKE)],
    )
    drive_all(table)
    assert table.result["reason"] == "survivor"
    assert table.all_told("epilogue") == []
    assert table.score(1)["epilogue"] == []
    assert table.score(1)["total"] == table.score(1)["cards"] == table.group(1).vp
    assert [told["total"] for told in table.all_told("scored")] == [table.group(1).vp]
