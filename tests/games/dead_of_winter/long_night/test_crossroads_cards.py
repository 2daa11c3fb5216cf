"""The crossroads cards of The Long Night, one by one: that each is set off, and what every option does."""

from dataclasses import dataclass
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.card import ORIGINAL, PUBLISHED, Crossroads
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.harm.exposure import wound
from lastfire.games.dead_of_winter.rules.holdings import kills_added, noise_added, search_value
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import stockpile
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.names import LIBRARY, SCHOOL
from tests.games.dead_of_winter.long_night.crossroads_table import (
    ASHLEY,
    GROUPS,
    changes,
    counted,
    falls,
    takes,
    with_card,
)
from tests.games.dead_of_winter.long_night.night import by_card, despair, nobody_calls_a_vote
from tests.games.dead_of_winter.table import BLANK, FROSTBITE, PERSON, Game
from tests.rule import rule

ALL: Final[tuple[Crossroads, ...]] = tuple([card for each in cards.NIGHT for card in each.crossroads])

Falls = tuple[int | str, ...]


@dataclass(frozen=True)
class Set:
    """A card on a table that sets it off, and by option which dice fall then and what changes.

    ``lead`` is the leader of the first group, whom the card may be about.
    """

    card: str
    lead: str
    what: dict[str, Any]
    options: tuple[tuple[Falls, dict[str, int]], ...]


SET_OFF: Final = (
    Set("disturbed", "", {"helpless": 5}, (
        ((3,), {"unruly": 3}),
        ((), {"morale": -1, "helpless": -2}),
    )),
    Set("empty_chairs", "", {"gone": ["bev_russell"]}, (
        ((), {"morale": 1, "despair": 3}),
        ((), {"morale": -1, "food": 3}),
    )),
    Set("the_letter", "", {
        "at": {"ashley_ross": "school"}, "act": "search ashley_ross", "despair": {"olivia_brown": 1},
        "wounds": {"ashley_ross": 1},
    }, (
        ((), {"despair": -1, "dice": -1}),
        ((), {"despair": 1, "wounds": -1}),
    )),
    Set("sleepwalker", "", {"despair": {"ashley_ross": 2}}, (
        ((BLANK,), {"despair": -2}),
        ((), {"zombies": 2, "halted": 1}),
    )),
    Set("the_open_door", "", {"despair": {"ashley_ross": 2}}, (
        ((), {"morale": -1, "despair": -2, "people": -1}),
        ((), {"despair": -1, "dice": -2}),
    )),
    Set("old_friends", "", {
        "at": {"ashley_ross": "school", "olivia_brown": "school"},
        "despair": {"ashley_ross": 1, "olivia_brown": 1}, "hands": {1: ["fuel"]},
    }, (
        ((), {"despair": -2, "noise": 2}),
        ((), {"despair": 2, "lasting": 1}),
    )),
    Set("grave_goods", "", {"gone": ["bev_russell"], "removed": ["medicine"]}, (
        ((), {"despair": 1, "cards": 1, "removed": -1}),
        ((), {}),
    )),
    Set("bell_rope", "", {
        "at": {"ashley_ross": "school"}, "act": "search ashley_ross", "zombies": {"colony": 6},
    }, (
        ((), {"zombies": -4, "noise": 4}),
        ((), {}),
    )),
    Set("hungry_eyes", "", {"helpless": 3, "unruly": 2}, (
        ((), {"food": -2, "unruly": -2}),
        ((3,), {"despair": 3}),
        ((), {"morale": -1, "helpless": -1, "unruly": -1}),
    )),
    Set("street_preacher", "", {"helpless": 3, "unruly": 1, "despair": {"ashley_ross": 1}}, (
        ((), {"unruly": -1, "despair": -1, "later dice": -3}),
        ((), {"unruly": 2}),
    )),
    Set("who_gets_the_pills", "", {
        "helpless": 3, "unruly": 1, "wounds": {"ashley_ross": 1}, "hands": {0: ["medicine", "medicine"]},
        "act": "play medicine",
    }, (
        ((), {"unruly": 2}),
        ((), {"unruly": 1}),
    )),
    Set("ringleader", "", {"helpless": 3, "unruly": 2}, (
        ((), {"helpless": -1, "unruly": -1, "despair": 1, "people": 1, "strangers": -1}),
        ((), {"helpless": -1, "unruly": -2, "despair": 3}),
        ((), {"unruly": 1}),
    )),
    Set("half_rations", "", {"helpless": 3}, (
        ((), {"food": 3, "unruly": 2}),
        ((), {"food": 2, "despair": 3}),
    )),
    Set("the_singing_stops", "", {"helpless": 9, "unruly": 3}, (
        ((), {"unruly": 3}),
        ((), {"unruly": -2, "later dice": -3}),
    )),
    Set("at_the_fence", "", {"zombies": {"colony": 6}}, (
        ((), {"food": 2, "helpless": 3, "unruly": 2}),
        ((), {"morale": -1, "zombies": -3}),
    )),
    Set("minefield", "", {"act": "move ashley_ross to school"}, (
        ((3,), {"traps": 1}),
        ((), {"halted": 1}),
    )),
    Set("rigged_doors", "", {"barricades": {"colony": 2}}, (
        ((2,), {"traps": 2, "barricades": -2}),
        ((), {}),
    )),
    Set("playground", "", {"helpless": 2, "traps": {"colony": 1}}, (
        ((), {"morale": 1, "traps": -1}),
        ((2, 1), {"morale": -1, "helpless": -1}),
    )),
    Set("smouldering_heap", "", {"waste": ["junk", "junk", "junk", "junk"], "act": "clean_waste"}, (
        ((), {"wounds": 1}),
        ((), {"food": -4, "zombies": 2}),
    )),
    Set("footprints", "", {"at": {"ashley_ross": "school"}, "despair": {"olivia_brown": 1}}, (
        ((BLANK, BLANK), {"helpless": 1, "despair": -1}),
        ((), {"despair": 1}),
    )),
    Set("melissa_gupta", "melissa_gupta", {}, (
        ((), {"starvation": 1}),
        ((), {"despair": 1}),
    )),
    Set("nadia_rivers", "nadia_rivers", {
        "helpless": 2, "unruly": 1, "despair": {"mike_cho": 1}, "dice": {0: [3], 1: [4]},
    }, (
        ((), {"morale": 1, "dice": -2}),
        ((), {"food": -2, "unruly": -1, "despair": -1}),
        ((), {"despair": 1}),
    )),
    Set("cole_winters", "cole_winters", {"despair": {"mike_cho": 2, "cole_winters": 1}}, (
        ((), {"despair": -2}),
        ((), {"despair": -1}),
    )),
    Set("jamie_gilmour", "", {"act": "move ashley_ross to school"}, (
        ((), {"despair": 1, "people": 1, "strangers": -1, "zombies": 3}),
        ((), {"strangers": -1, "cards": 1}),
    )),
    Set("marcus_bell", "marcus_bell", {"zombies": {"colony": 7}}, (
        ((), {"wounds": 1, "zombies": -6}),
        ((), {"despair": 1, "traps": 2}),
    )),
    Set("priya_nair", "priya_nair", {"helpless": 2, "unruly": 1}, (
        ((BLANK, BLANK), {"cards": 2}),
        ((), {"unruly": -1, "despair": 1}),
    )),
    Set("wanda_kowalski", "", {"at": {"ashley_ross": "school"}, "act": "search ashley_ross"}, (
        ((), {"helpless": 2, "unruly": 2, "people": 1, "strangers": -1}),
        ((), {"morale": -1, "food": 3, "strangers": -1}),
    )),
    Set("yuki_tanabe", "yuki_tanabe", {
        "at": {"yuki_tanabe": "school"}, "despair": {"yuki_tanabe": 1}, "act": "search yuki_tanabe",
    }, (
        ((), {"despair": 1, "cards": 2}),
        ((), {"despair": -1}),
    )),
    Set("grace_okafor", "grace_okafor", {"helpless": 4, "unruly": 1}, (
        ((), {"morale": 1, "helpless": -3, "people": -1}),
        ((), {"unruly": -1, "despair": 1}),
    )),
    Set("desmond_pike", "desmond_pike", {"zombies": {"colony": 6, "gas_station": 2}}, (
        ((), {"wounds": 1, "zombies": -6, "noise": 4}),
        ((), {"despair": 1}),
    )),
    Set("lily_mae", "lily_mae", {"barricades": {"colony": 2, "school": 1}}, (
        ((), {"traps": 3, "barricades": -3, "lasting": 1}),
        ((), {"lasting": 1}),
    )),
    Set("no_place_left_in_the_world", "", {"at": {"ashley_ross": "school"}, "act": "search ashley_ross"}, (
        ((), {"helpless": 1, "lasting": 1}),
        ((), {"despair": 1}),
    )),
    Set("fatima_rhodes", "fatima_rhodes", {"waste": ["junk"]}, (
        ((), {"lasting": 1}),
        ((), {"despair": 1, "waste": -1, "removed": 1}),
    )),
    Set("alfonso_ortega", "alfonso_ortega", {"gear": {"olivia_brown": ["assault_rifle"]}}, (
        ((), {"lasting": 1}),
        ((), {}),
    )),
    Set("last_photograph", "", {"act": "move ashley_ross to school"}, (
        ((), {"despair": 1, "lasting": 1}),
        ((), {}),
    )),
    Set("curfew", "", {"helpless": 2}, (
        ((), {"unruly": 1, "lasting": 1}),
        ((), {}),
    )),
    Set("two_by_two", "", {}, (
        ((), {"lasting": 1}),
        ((), {}),
    )),
    Set("gia_najjar", "gia_najjar", {"bandits_there": {"school": 1}, "gear": {"gia_najjar": ["pistol"]}}, (
        ((), {"people": -1, "bandits": -1, "removed": 1}),
        ((), {"bandits": 6}),
    )),
    Set("chloe_larousse", "chloe_larousse", {
        "bandits_there": {"school": 2}, "hands": {0: ["junk"], 1: ["fuel"], 2: ["food_1"]},
        "stock": ["wrench"],
    }, (
        ((BLANK, BLANK, BLANK, BLANK, BLANK), {}),
        ((BLANK, BLANK, BLANK), {"lasting": 1}),
    )),
    Set("mexican_standoff", "", {
        "at": {"ashley_ross": "school", "olivia_brown": "school"}, "bandits_there": {"school": 2},
    }, (
        ((), {"helpless": 2, "bandits": -1}),
        ((), {"despair": 2, "bandits": -1}),
    )),
    Set("spy", "", {"helpless": 1, "bandits_there": {"school": 2, "library": 1}}, (
        ((), {"morale": -1, "bandits": -3}),
        ((2,), {"helpless": -1, "bandits": 2}),
    )),
    Set("toll", "", {
        "act": "move ashley_ross to school", "bandits_there": {"school": 1}, "hands": {0: ["junk"]},
    }, (
        ((), {"stock": 1, "cards": -1}),
        ((BLANK, BLANK), {}),
        ((), {"halted": 1}),
    )),
    Set("deserters", "", {"bandits_there": {"school": 3}}, (
        ((), {"helpless": 2, "unruly": 2, "bandits": -2}),
        ((2,), {"bandits": 1}),
    )),
    Set("hostage", "", {"helpless": 1, "bandits_there": {"school": 1}}, (
        ((), {"food": -3, "helpless": 1}),
        ((BLANK, BLANK), {"helpless": 1, "bandits": -1}),
        ((), {"morale": -1}),
    )),
    Set("night_market", "", {
        "at": {"ashley_ross": "school"}, "hands": {0: ["junk"], 1: ["fuel"]},
        "stock": ["wrench", "scissors"],
    }, (
        ((), {}),
        ((BLANK, BLANK, 2), {"bandits": 2, "stock": -2, "cards": 2}),
    )),
    Set("old_debts", "", {
        "at": {"ashley_ross": "school"}, "act": "search ashley_ross", "bandits_there": {"library": 1},
        "stock": ["wrench"],
    }, (
        ((), {"bandits": 1, "stock": -1, "cards": 1}),
        ((), {"wounds": 1, "bandits": -1}),
    )),
    Set("smoke_over_the_camp", "", {
        "at": {"ashley_ross": "hideout"}, "bandits_there": {"school": 2, "library": 1},
        "stock": ["wrench", "junk", "scissors"],
    }, (
        ((), {"bandits": -3, "stock": -3, "removed": 3}),
        ((BLANK,), {"stock": -2, "cards": 2}),
    )),
    Set("safe_conduct", "", {"bandits_there": {"school": 3}}, (
        ((2,), {"food": -3, "bandits": 1, "lasting": 1}),
        ((), {"morale": -1, "bandits": -2}),
    )),
    Set("voices_on_the_tape", "", {"at": {"ashley_ross": "raxxon", "olivia_brown": "raxxon"}}, (
        ((), {"despair": 2, "logs": 1, "contained": 1}),
        ((), {}),
    )),
    Set("somebody_knocks", "", {"at": {"ashley_ross": "raxxon"}, "act": "search ashley_ross"}, (
        ((), {"helpless": 2, "zombies": 1, "specials": 1, "logs": 1}),
        ((), {"despair": 1}),
    )),
    Set("blue", "blue", {}, (
        ((), {"noise": 4, "cards": 2}),
        ((), {"morale": 1, "despair": 1}),
    )),
    Set("emma_han", "emma_han", {}, (
        ((), {"morale": -1, "logs": 1, "contained": 1}),
        ((), {"despair": 1}),
    )),
    Set("otto_lindqvist", "", {"at": {"ashley_ross": "raxxon"}}, (
        ((), {"people": 1, "strangers": -1, "zombies": 1, "specials": 1, "logs": 1}),
        ((), {"despair": 1, "strangers": -1, "cards": 1}),
    )),
    Set("broken_glass", "", {
        "at": {"ashley_ross": "raxxon"}, "act": "search ashley_ross", "dice": {0: [6, 6, 6]},
    }, (
        ((), {"barricades": 2, "dice": -2}),
        (("card", BLANK), {"wounds": 1, "cards": 1}),
    )),
    Set("tested_on_us", "", {"helpless": 3, "unruly": 2}, (
        ((2, 2, 1), {"morale": -1, "helpless": -1, "unruly": -2}),
        ((), {"unruly": 1}),
        ((2,), {"side effects": 1}),
    )),
    Set("the_thing_at_the_fence", "", {"claws": 1, "zombies": {"colony": 4}}, (
        ((), {"food": -2, "zombies": -3}),
        ((), {"despair": 3, "zombies": -3}),
        ((), {"morale": -1}),
    )),
    Set("keycard", "", {"at": {"ashley_ross": "police_station"}}, (
        ((BLANK, BLANK), {"lasting": 1}),
        ((), {"cards": 1}),
    )),
    Set("false_signal", "", {"dice": {0: [1, 1], 1: [2, 2]}, "despair": {"ashley_ross": 1}}, (
        ((), {"zombies": 1, "specials": 1, "logs": 1}),
        ((), {"morale": -1}),
    )),
    Set("weeds", "", {
        "finished": (0,), "despair": {"ashley_ross": 2}, "wounds": {"olivia_brown": 2},
        "hands": {1: ["fuel"]},
    }, (
        ((), {"food": -1, "despair": -2}),
        ((), {"food": -1, "wounds": -1}),
        ((), {}),
    )),
    Set("volunteers", "", {"helpless": 3, "unruly": 1}, (
        ((), {"unruly": 2, "tokens": 2}),
        ((), {"unruly": -1}),
    )),
    Set("old_plans", "", {"at": {"ashley_ross": "library"}, "act": "search ashley_ross"}, (
        ((), {"tokens": 1, "dice": -1}),
        ((), {"cards": 1}),
    )),
    Set("ilse_brandt", "ilse_brandt", {"dice": {0: [3], 1: [4]}}, (
        ((), {"despair": 1, "tokens": 2}),
        ((), {"tokens": 2, "dice": -2}),
    )),
    Set("vandals", "", {"tokens": 2, "helpless": 4, "unruly": 3}, (
        ((), {"unruly": -1, "tokens": -1}),
        ((), {"wounds": 3}),
        ((), {"food": -3, "unruly": -3}),
    )),
    Set("opening_day", "", {"finished": (0,), "despair": {"ashley_ross": 1}}, (
        ((), {"morale": 1, "food": -3, "despair": -1}),
        ((), {"tokens": 1}),
    )),
    Set("scaffolding", "", {"tokens": 2, "dice": {0: [1, 1], 1: [2, 2]}}, (
        ((), {"tokens": -1}),
        ((), {"food": 1, "tokens": -1}),
    )),
    Set("it_hums_at_night", "", {"finished": (0,), "helpless": 2, "hands": {0: ["fuel"], 1: ["hammer"]}}, (
        ((), {"morale": -1}),
        ((3,), {"unruly": 1, "zombies": 3}),
    )),
)  # fmt: skip
BY_HAND: Final = ("white_silence", "oh_what_a_feeling", "ill_show_them_i_can_help", "scars")
"""Cards that tests of their own set off."""


def groups_led_by(lead: str) -> tuple[tuple[str, ...], ...]:
    """The groups of most tests, the first of them led by somebody else."""
    return ((lead, "mike_cho"), *GROUPS[1:]) if lead else GROUPS


@rule("LN-SCENARIO-31")
def test_there_are_as_many_as_were_published_and_each_is_looked_at() -> None:
    assert (len(ALL), sum([card.mature for card in ALL])) == (61 + 9, 9)
    assert [card.id for card in ALL if card.origin == PUBLISHED] == [
        "disturbed", "oh_what_a_feeling", "ill_show_them_i_can_help", "melissa_gupta", "lily_mae",
        "no_place_left_in_the_world", "fatima_rhodes", "alfonso_ortega",
        "gia_najjar", "scars", "chloe_larousse", "mexican_standoff", "spy",
        "weeds",
    ]  # fmt: skip
    assert {card.origin for card in ALL} == {PUBLISHED, ORIGINAL}
    looked_at = sorted([*[each.card for each in SET_OFF], *BY_HAND])
    assert looked_at == sorted([card.id for card in ALL])
    options = {card.id: len(card.choices) for card in ALL}
    # The third option of that card is for a match with somebody.
    assert [each.card for each in SET_OFF if len(each.options) != options[each.card]] == ["disturbed"]


def test_the_third_option_of_disturbed_is_there_with_james_meyers() -> None:
    assert len(with_card("disturbed", helpless=4).options("choose")) == 2
    table = with_card("disturbed", *groups_led_by("james_meyers"), helpless=4, despair={"james_meyers": 2})
    takes(table, 3)
    assert despair(table, "james_meyers") == 1


def test_none_is_called_as_another() -> None:
    everything = [*BASE.crossroads, *ALL]
    assert len({card.id for card in everything}) == len(everything)
    for language in ("en", "ja"):
        assert len({card.name.text(language) for card in everything}) == len(everything)
        names = [choice.name.text(language) for card in ALL for choice in card.choices]
        assert all(names)
    for each in cards.NIGHT:
        assert [card.number for card in sorted(each.crossroads, key=lambda card: card.number)] == list(
            range(1, len(each.crossroads) + 1)
        )


@rule("LN-SCENARIO-21", "LN-SCENARIO-31")
@pytest.mark.parametrize(
    ("each", "option"),
    [
        pytest.param(each, option, id=f"{each.card}-{option}")
        for each in SET_OFF
        for option in range(1, 1 + len(each.options))
    ],
)
def test_it_is_set_off_and_does_what_it_says(each: Set, option: int) -> None:
    table = with_card(each.card, *groups_led_by(each.lead), **each.what)
    shown = table.view()["crossroads"]
    assert shown is not None
    assert shown["id"] == each.card
    before = counted(table)
    outcomes, expected = each.options[option - 1]
    falls(table, outcomes)
    takes(table, option)
    assert changes(before, counted(table)) == expected
    t = table.table
    assert each.card in [t.box.crossroads[card].id for card in t.past_crossroads]


@pytest.mark.parametrize(
    ("card", "missing"),
    [
        ("disturbed", {"helpless": 3}),
        ("empty_chairs", {}),
        ("sleepwalker", {}),
        ("the_open_door", {"despair": {ASHLEY: 1}}),
        ("grave_goods", {"gone": []}),
        ("hungry_eyes", {"helpless": 3}),
        ("street_preacher", {"helpless": 1}),
        ("the_singing_stops", {"helpless": 2}),
        ("rigged_doors", {"barricades": {"colony": 1}}),
        ("playground", {"helpless": 1, "traps": {"school": 1}}),
        ("footprints", {}),
        ("melissa_gupta", {}),
        ("lily_mae", {}),
        ("alfonso_ortega", {"gear": {ASHLEY: ["assault_rifle"]}}),
        ("mexican_standoff", {"bandits_there": {"school": 1}}),
        ("spy", {}),
        ("deserters", {"bandits_there": {"school": 1}}),
        ("night_market", {"at": {ASHLEY: "school"}, "stock": ["junk"]}),
        ("smoke_over_the_camp", {}),
        ("voices_on_the_tape", {}),
        ("the_thing_at_the_fence", {"zombies": {"colony": 9}}),
        ("keycard", {}),
        ("weeds", {"finished": (1,)}),
        ("vandals", {"helpless": 4}),
        ("opening_day", {}),
    ],
)
def test_it_waits_for_what_sets_it_off(card: str, missing: dict[str, Any]) -> None:
    table = with_card(card, **missing)
    assert table.asked == ("turn", 0)
    assert table.view()["crossroads"] is None


AWAY: Final[dict[str, Any]] = {"exiled": {0: "handy"}, "secrets": {0: "cult_leader"}}


@pytest.mark.parametrize(
    ("card", "lead", "what"),
    [
        ("melissa_gupta", "melissa_gupta", {"at": {"melissa_gupta": "school", "mike_cho": "school"}, **AWAY}),
        (
            "gia_najjar",
            "gia_najjar",
            {"at": {"gia_najjar": "school", "mike_cho": "school"}, "bandits_there": {"library": 1}, **AWAY},
        ),
        ("gia_najjar", "gia_najjar", {}),
        ("chloe_larousse", "chloe_larousse", {"bandits_there": {"library": 1}}),
        (
            "chloe_larousse",
            "chloe_larousse",
            {"at": {"chloe_larousse": "school"}, "bandits_there": {"library": 2}},
        ),
        (
            "no_place_left_in_the_world",
            "",
            {"at": {ASHLEY: "school", "mike_cho": "school"}, "act": f"search {ASHLEY}", **AWAY},
        ),
        ("weeds", "", {"finished": (0,), "at": {ASHLEY: "school", "mike_cho": "school"}}),
        ("scars", "rosa_rodriguez", {"at": {"mike_cho": "school"}, "bandits_there": {"school": 1}}),
    ],
)
def test_published_cards_wait_for_all_that_they_ask_for(card: str, lead: str, what: dict[str, Any]) -> None:
    table = with_card(card, *groups_led_by(lead), **what)
    assert table.asked == ("turn", 0)
    assert table.all_of("crossroads_opened") == []


@rule("LN-SCENARIO-22")
@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("melissa_gupta", {}),
        ("lily_mae", {}),
        ("fatima_rhodes", {}),
        ("gia_najjar", {"bandits_there": {"library": 1}}),
        ("chloe_larousse", {"bandits_there": {"library": 2}}),
    ],
)
def test_whoever_controls_the_survivor_of_a_card_chooses(card: str, what: dict[str, Any]) -> None:
    table = with_card(card, GROUPS[0], (card, "brian_lee"), GROUPS[2], **what)
    assert table.asked == ("crossroads", 1)


# What others decide, or dice.


@pytest.mark.parametrize(
    ("card", "what", "expected"),
    [
        (
            "who_gets_the_pills",
            {
                "helpless": 3, "unruly": 1, "wounds": {ASHLEY: 1}, "act": "play medicine",
                "hands": {0: ["medicine"], 1: ["medicine"]},
            },
            {"unruly": -1, "morale": 1, "cards": -1, "waste": 1},
        ),
        (
            "false_signal",
            {"dice": {0: [1, 1], 1: [2, 2]}, "despair": {ASHLEY: 1}},
            {"dice": -4, "logs": 1, "contained": 1, "despair": -1},
        ),
        ("scaffolding", {"dice": {0: [1, 1], 1: [2]}}, {"dice": -3, "tokens": 2}),
        (
            "it_hums_at_night",
            {"finished": (0,), "hands": {0: ["fuel"], 1: ["hammer"]}},
            {"morale": 1, "cards": -2, "waste": 2},
        ),
    ],
)  # fmt: skip
def test_the_players_may_pay_for_better(card: str, what: dict[str, Any], expected: dict[str, int]) -> None:
    table = with_card(card, **what)
    before = counted(table)
    takes(table, 1, answer=-1)
    assert changes(before, counted(table)) == expected


@pytest.mark.parametrize(
    ("card", "option", "outcomes", "what", "expected"),
    [
        ("hungry_eyes", 2, (4,), {"helpless": 3, "unruly": 2}, {"unruly": -1}),
        ("minefield", 1, (2,), {"act": f"move {ASHLEY} to school"}, {"wounds": 2}),
        ("rigged_doors", 1, (1,), {"barricades": {"colony": 2}}, {"barricades": -2, "traps": 2, "wounds": 6}),
        ("it_hums_at_night", 2, (4,), {"finished": (0,), "helpless": 2}, {"zombies": 3}),
        ("tested_on_us", 3, (6,), {"helpless": 2, "unruly": 0}, {"side effects": 1}),
    ],
)
def test_another_die_decides_otherwise(
    card: str, option: int, outcomes: Falls, what: dict[str, Any], expected: dict[str, int]
) -> None:
    table = with_card(card, **what)
    before = counted(table)
    falls(table, outcomes)
    takes(table, option)
    assert changes(before, counted(table)) == expected


@pytest.mark.parametrize(("die", "expected"), [(3, {"despair": 1}), (4, {"cards": 1})])
def test_white_silence(die: int, expected: dict[str, int]) -> None:
    table = with_card("white_silence", watched="white_silence", crossroads=(), turn_begins=False)
    table.falls(FROSTBITE)
    table.does("move", survivor=ASHLEY).chooses("to", place="school")
    before = counted(table)
    table.falls(die)
    takes(table, 1)
    assert changes(before, counted(table)) == expected
    assert table.where(ASHLEY) == "school"


def test_white_silence_sends_somebody_back() -> None:
    table = with_card("white_silence", watched="white_silence", crossroads=(), turn_begins=False)
    table.falls(FROSTBITE)
    table.does("move", survivor=ASHLEY).chooses("to", place="school")
    takes(table, 2)
    assert table.where(ASHLEY) == "colony"
    assert table.wounds(ASHLEY) == (0, 1)


def test_white_silence_is_no_matter_for_whom_the_cold_spares() -> None:
    table = with_card("white_silence", act=f"move {ASHLEY} to school")
    assert table.asked == ("turn", 0)


# Two hearts.

ALONE: Final[dict[str, Any]] = {"at": {ASHLEY: "school", "olivia_brown": "school"}}
HURT: Final[dict[str, Any]] = {
    "wounds": {ASHLEY: 1, "olivia_brown": 1},
    "despair": {ASHLEY: 1},
    "frostbite": {"olivia_brown": 1},
}


@pytest.mark.parametrize(("dice", "group"), [((5, 2), 0), ((2, 5), 1)])
def test_two_who_trust_each_other_are_healed_and_go_together(dice: tuple[int, int], group: int) -> None:
    table = with_card("oh_what_a_feeling", **ALONE, **HURT)
    table.chooses("up")
    table.falls(*dice)
    table.chooses("up")
    assert (table.wounds(ASHLEY), table.wounds("olivia_brown"), despair(table, ASHLEY)) == ((0, 0), (0, 0), 0)
    both = {ASHLEY, "olivia_brown"}
    while table.asked is not None and table.asked[0] != "turn":
        table.match.answer(0)
    assert both <= set(table.group(group))


def test_a_tie_of_two_who_trust_each_other_moves_nobody() -> None:
    table = with_card("oh_what_a_feeling", **ALONE, **HURT)
    table.chooses("up")
    table.falls(3, 3)
    table.chooses("up")
    assert (table.group(0), table.group(1)) == ([ASHLEY, "mike_cho"], ["olivia_brown", "brian_lee"])
    assert table.wounds(ASHLEY) == (0, 0)


@pytest.mark.parametrize(
    ("votes", "more"),
    [(("down", "down"), {}), (("up", "down"), {ASHLEY: 1}), (("down", "up"), {"olivia_brown": 1})],
)
def test_who_trusts_in_vain_despairs(votes: tuple[str, str], more: dict[str, int]) -> None:
    table = with_card("oh_what_a_feeling", **ALONE)
    for seat, vote in enumerate(votes):
        assert table.asked == ("trust", seat)
        table.chooses(vote)
    for survivor in (ASHLEY, "olivia_brown"):
        assert despair(table, survivor) == more.get(survivor, 0)


def test_neither_knows_what_the_other_has_chosen() -> None:
    seen = []
    for vote in ("up", "down"):
        table = with_card("oh_what_a_feeling", **ALONE)
        table.chooses(vote)
        told = [[(each.kind, each.args) for each in table.match.records(seat)] for seat in (1, 2, None)]
        seen.append(([table.view(seat) for seat in (1, 2, None)], told))
    assert seen[0] == seen[1]


def test_two_hearts_are_two_human_ones_alone() -> None:
    for others in ({}, {"olivia_brown": "school", "rod_miller": "school"}, {"mike_cho": "school"}):
        at = {ASHLEY: "school", **others}
        assert with_card("oh_what_a_feeling", at=at).asked == ("turn", 0)
    dog = (("sparky", "mike_cho"), *GROUPS[1:])
    there = {"sparky": "school", "olivia_brown": "school"}
    assert with_card("oh_what_a_feeling", *dog, at=there).asked == ("turn", 0)


# After an accusation.


def accused(vote: str, helpless: int = 2, **what: Any) -> Game:
    """Seat 0 has seat 1 voted on, who stays unless all say otherwise."""
    secrets = {0: "cult_leader"}
    table = with_card(
        "ill_show_them_i_can_help", watched="ill_show_them_i_can_help", crossroads=(), turn_begins=False,
        helpless=helpless, secrets=secrets, **what,
    )  # fmt: skip
    table.does("call_vote", player=1)
    while table.asked is not None and table.asked[0] == "exile_vote":
        table.chooses(vote)
    return table


def test_an_accusation_costs_the_leader_and_may_cost_the_accuser() -> None:
    table = accused("down")
    assert not table.is_in_play("olivia_brown")
    assert table.seat(1)["leader"] == "brian_lee"
    assert table.asked == ("crossroads_vote", 0)
    takes(table, 1)
    assert table.seat(0)["exiled"]
    assert not table.seat(1)["exiled"]


def test_nobody_votes_who_has_been_exiled() -> None:
    table = accused("up")
    while table.asked is not None and table.asked[0] != "crossroads_vote":
        table.match.answer(0)
    asked = []
    while table.asked is not None and table.asked[0] == "crossroads_vote":
        asked.append(table.asked[1])
        table.chooses("down")
    assert asked == [0, 2]


@pytest.mark.parametrize(("goes", "morale", "people"), [(False, 4, 0), (True, 5, -1)])
def test_or_a_helpless_survivor_and_somebody_of_a_player(goes: bool, morale: int, people: int) -> None:
    table = accused("down")
    before = counted(table)
    takes(table, 2, answer=0 if goes else -1)
    assert (table.morale, table.helpless) == (morale, 1)
    assert changes(before, counted(table)).get("people", 0) == people


def test_those_vote_too_who_have_nobody_at_the_colony() -> None:
    table = accused("down", at={"rod_miller": "school", "alexis_grey": "library"})
    asked = []
    while table.asked is not None and table.asked[0] == "crossroads_vote":
        asked.append(table.asked[1])
        table.chooses("down")
    assert asked == [0, 1, 2]


def test_an_accusation_without_helpless_survivors_is_only_that() -> None:
    assert accused("down", helpless=0).asked == ("turn", 0)


# What stays.


@rule("LN-SCENARIO-24")
def test_traps_that_lily_mae_rigged_may_hurt_those_behind_them() -> None:
    groups = groups_led_by("lily_mae")
    for die, wounds in ((1, (1, 0)), (2, (0, 0))):
        table = with_card(
            "lily_mae", *groups, barricades={"colony": [1, 0, 0, 0, 0, 0]},
            zombies={"colony": [2, 0, 0, 0, 0, 0]}, raxxon=False, bandits=False,
        )  # fmt: skip
        takes(table, 1)
        table.falls(die)
        night_falls(table)
        assert table.wounds("mike_cho") == wounds
        assert night_of(table.table).traps == []


@pytest.mark.parametrize(("die", "lives"), [(4, False), (5, True)])
def test_the_bomb_of_lily_mae_kills_what_is_at_the_gates_once(die: int, lives: bool) -> None:
    table = with_card("lily_mae", *groups_led_by("lily_mae"), zombies={"colony": 9}, helpless=2)
    takes(table, 2)
    night_falls(table, until="blast")
    assert table.asked == ("blast", 0)
    table.chooses("no")
    night_falls(table, until="blast")
    assert table.asked == ("blast", 0)
    table.falls(die)
    table.chooses("yes")
    assert table.zombies("colony") == [0] * 6
    assert table.is_in_play("lily_mae") is lives
    assert not [held for held in table.table.lasting if held.number >= 0]


def night_falls(table: Game, until: str = "turn") -> Game:
    """All end their turns; on to the next round, or to a question."""
    t = table.table
    this_round = t.round
    for _ in range(80):
        assert table.asked is not None
        if table.asked[0] == until and (until != "turn" or t.round != this_round):
            return table
        if table.asked[0] == "turn":
            table.ends_turn()
        elif table.asked[0] == "call_token_vote":
            nobody_calls_a_vote(table)
        else:
            table.match.answer(0)
    raise AssertionError("it never comes to that")


@rule("LN-SCENARIO-23")
def test_who_took_somebody_home_owes_them_medicine_turn_after_turn() -> None:
    table = with_card(
        "no_place_left_in_the_world", at={ASHLEY: "school"}, act=f"search {ASHLEY}",
        hands={0: ["medicine", "fuel"]}, despair={"mike_cho": 2, "olivia_brown": 1}, crises=["fuel_shortage"],
    )  # fmt: skip
    takes(table, 1)
    night_falls(table, until="upkeep")
    assert table.asked == ("upkeep", 0)
    assert table.options("card") == [{"item": "medicine"}]
    table.chooses("card", item="medicine")
    assert (despair(table, "mike_cho"), despair(table, "olivia_brown")) == (0, 1)
    assert "medicine" in table.view()["waste"]
    # Without anybody helpless it is over.
    table.table.helpless = 0
    table.ends_turn()
    assert not [held for held in table.table.lasting if held.number >= 0]


def test_or_lets_them_die() -> None:
    table = with_card("no_place_left_in_the_world", at={ASHLEY: "school"}, act=f"search {ASHLEY}")
    takes(table, 1)
    night_falls(table, until="upkeep")
    morale = table.morale
    table.chooses("no")
    assert (table.helpless, table.morale) == (0, morale - 1)
    assert not [held for held in table.table.lasting if held.number >= 0]


@rule("LN-SCENARIO-22", "LN-SCENARIO-24")
def test_fatima_rhodes_runs_or_despairs() -> None:
    table = with_card("fatima_rhodes", *groups_led_by("fatima_rhodes"), zombies={"colony": 2})
    takes(table, 1)
    assert not table.offers("attack", survivor="fatima_rhodes")
    assert table.offers("attack", survivor="mike_cho")
    assert not table.offers("end_turn")
    table.falls(BLANK)
    table.does("move", survivor="fatima_rhodes").chooses("to", place="school")
    assert table.offers("search", survivor="fatima_rhodes")
    assert not table.offers("barricade", place="school")
    table.ends_turn()
    assert despair(table, "fatima_rhodes") == 0
    table = with_card("fatima_rhodes", *groups_led_by("fatima_rhodes"), snow=1)
    takes(table, 1)
    table.ends_turn()
    assert despair(table, "fatima_rhodes") == 1


@rule("LN-SCENARIO-23")
@pytest.mark.parametrize(("die", "kept"), [(1, False), (2, True)])
def test_the_rifle_that_alfonso_ortega_tinkered_with(die: int, kept: bool) -> None:
    groups = groups_led_by("alfonso_ortega")
    what: dict[str, Any] = {"gear": {"mike_cho": ["assault_rifle"]}, "at": {"mike_cho": "school"}}
    table = with_card("alfonso_ortega", *groups, zombies={"school": 6}, **what)
    takes(table, 1)
    table.falls(die)
    table.does("attack", survivor="mike_cho").chooses("with", item="assault_rifle")
    assert (table.zombies("school"), table.noise("school")) == ([1], 4)
    assert bool(table.table.gear) is kept


@rule("LN-SCENARIO-23")
@pytest.mark.parametrize("dies", [True, False])
def test_what_was_done_to_the_rifle_ends_when_nobody_bears_it(dies: bool) -> None:
    groups = groups_led_by("alfonso_ortega")
    table = with_card(
        "alfonso_ortega", *groups, gear={"mike_cho": ["assault_rifle"]}, at={"mike_cho": "school"},
        wounds={"mike_cho": 2},
    )  # fmt: skip
    takes(table, 1)
    if dies:
        by_card(table, wound(table.table, PERSON["mike_cho"], 1))
    assert table.is_in_play("mike_cho") is not dies
    table.ends_turn()
    assert bool([held for held in table.table.lasting if held.number >= 0]) is not dies


def test_no_more_than_five_bandits_are_trapped() -> None:
    table = with_card("spy", helpless=1, bandits_there={"school": 3, "library": 2, "hospital": 2})
    takes(table, 1)
    assert sum(bandits_of(table.table).bandits) == 2


def test_weeds_help_two_others_who_have_two_wounds_or_more() -> None:
    """Despair counts among the wounds, but is not healed; one's own and the less wounded get nothing."""
    hurt = {ASHLEY: 2, "olivia_brown": 2, "brian_lee": 1, "rod_miller": 1, "alexis_grey": 2}
    table = with_card("weeds", finished=(0,), wounds=hurt, despair={"rod_miller": 1})
    table.chooses("choose", option=2)
    offered = {option["survivor"] for option in table.options("survivor")}
    assert offered == {"olivia_brown", "rod_miller", "alexis_grey"}
    table.chooses("survivor", survivor="rod_miller").chooses("survivor", survivor="olivia_brown")
    assert table.asked == ("turn", 0)
    assert (table.wounds("rod_miller"), table.wounds("olivia_brown")) == ((0, 0), (1, 0))
    assert (table.wounds("alexis_grey"), despair(table, "rod_miller")) == ((2, 0), 1)


def test_of_up_to_five_bandits_as_many_go_as_the_player_likes() -> None:
    table = with_card("spy", helpless=1, bandits_there={"school": 2, "library": 2})
    table.chooses("choose", option=1)
    assert table.asked == ("bandit_gone", 0)
    table.chooses("to", place="library").chooses("done")
    state = bandits_of(table.table)
    assert (sum(state.bandits), state.bandits[LIBRARY], table.morale) == (3, 1, 5)


@rule("LN-SCENARIO-22")
def test_who_bears_the_rifle_decides_about_it() -> None:
    groups = (("alfonso_ortega", "mike_cho"), *GROUPS[1:])
    table = with_card("alfonso_ortega", *groups, gear={"brian_lee": ["assault_rifle"]})
    assert table.asked == ("crossroads", 1)


@rule("LN-SCENARIO-23")
def test_a_photograph_keeps_hope_alive() -> None:
    table = with_card("last_photograph", act=f"move {ASHLEY} to school")
    takes(table, 1)
    assert despair(table, ASHLEY) == 1
    night_falls(table)
    while table.asked != ("turn", 0):
        assert despair(table, ASHLEY) == 1
        table.ends_turn()
    assert despair(table, ASHLEY) == 0


@rule("LN-SCENARIO-24")
def test_in_the_dark_fewer_of_the_dead_find_the_colony() -> None:
    coming = {}
    for option in (1, 2):
        table = with_card("curfew", helpless=4)
        takes(table, option)
        night_falls(table)
        coming[option] = (sum(table.zombies("colony")), table.food)
    # One of the helpless is unruly in the dark.
    assert coming == {1: (4, 1), 2: (5, 3)}


@rule("LN-SCENARIO-24")
def test_in_the_dark_as_many_of_the_dead_as_ever_find_other_locations() -> None:
    table = with_card("curfew", at={ASHLEY: "school", "mike_cho": "school", "olivia_brown": "school"})
    takes(table, 1)
    night_falls(table)
    assert table.zombies("school") == [3]


@rule("LN-SCENARIO-24")
def test_those_who_pay_go_safely_to_where_bandits_are() -> None:
    for place, rolls in (("library", 0), ("hospital", 1)):
        table = with_card("safe_conduct", bandits_there={"library": 1}, dice={0: []})
        table.falls(2)
        takes(table, 1)
        table.falls(*[BLANK] * rolls)
        table.does("move", survivor="mike_cho").chooses("to", place=place)
        assert len(table.all_of("exposed")) == rolls


def test_whoever_gives_the_item_that_was_named_is_rid_of_despair() -> None:
    table = with_card(
        "weeds", finished=(0,), despair={ASHLEY: 1, "olivia_brown": 2, "brian_lee": 1, "rod_miller": 1},
        hands={1: ["fuel"], 2: ["fuel"]},
    )  # fmt: skip
    table.chooses("choose", option=3).chooses("card", item="fuel")
    table.chooses("yes")
    left = {name: despair(table, name) for name in (ASHLEY, "olivia_brown", "brian_lee", "rod_miller")}
    assert left == {ASHLEY: 1, "olivia_brown": 0, "brian_lee": 0, "rod_miller": 1}
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["fuel"], [], ["fuel"])
    assert table.asked == ("turn", 0)


@rule("LN-HIDEOUT-26")
def test_the_player_of_chloe_larousse_takes_what_was_laid_down_and_nothing_else() -> None:
    table = with_card(
        "chloe_larousse", GROUPS[0], ("chloe_larousse", "brian_lee"), GROUPS[2], bandits_there={"library": 2},
        stock=["junk"], hands={0: ["fuel"], 2: ["medicine"]},
    )  # fmt: skip
    table.chooses("card", item="fuel").chooses("card", item="medicine")
    table.falls(*[BLANK] * 5)
    table.chooses("choose", option=1)
    assert table.hand(1) == ["fuel", "medicine"]
    box = table.table.box
    assert [box.items[box.kind[card]].id for card in stockpile(table.table)] == ["junk"]


def test_vandals_bring_tokens_back_to_the_supply() -> None:
    table = with_card("vandals", helpless=3, unruly=2, tokens=2)
    state = improvements_of(table.table)
    before = state.supply
    takes(table, 1)
    assert (state.tokens[4], state.supply) == (1, before + 1)


@pytest.mark.parametrize(("die", "effect"), [(1, "shaking_hands"), (3, "night_hunger"), (6, "dead_scent")])
def test_the_die_says_what_the_untried_medicine_does(die: int, effect: str) -> None:
    table = with_card("tested_on_us", helpless=2)
    table.falls(die)
    takes(table, 3)
    found = table.view()["modules"]["raxxon"]["look"]["side_effects"]
    assert [name for name, bearer in found.items() if bearer is not None] == [effect]


def test_fatima_rhodes_burns_the_top_card_of_the_waste_pile() -> None:
    table = with_card("fatima_rhodes", *groups_led_by("fatima_rhodes"), waste=["fuel", "junk"])
    takes(table, 2)
    assert (table.view()["waste"], table.view()["removed"]) == (["fuel"], ["junk"])


@rule("LN-SCENARIO-23")
def test_no_other_weapon_is_overloaded() -> None:
    groups = groups_led_by("alfonso_ortega")
    gear = {"mike_cho": ["assault_rifle"], "olivia_brown": ["shotgun"]}
    table = with_card("alfonso_ortega", *groups, gear=gear)
    takes(table, 1)
    t = table.table
    (rifle,), (shotgun,) = [t.gear_of(PERSON[name]) for name in gear]
    assert [(kills_added(t, card), noise_added(t, card)) for card in (rifle, shotgun)] == [(1, 1), (0, 0)]


@rule("LN-SETUP-24")
def test_both_bandits_of_a_spy_come_to_one_random_location() -> None:
    table = with_card("spy", helpless=1, bandits_there={"library": 1})
    table.falls(3)
    takes(table, 2)
    assert bandits_of(table.table).bandits[SCHOOL] == 2


@rule("LN-SCENARIO-24")
def test_two_see_more_than_one() -> None:
    table = with_card("two_by_two", at={ASHLEY: "school", "olivia_brown": "school", "rod_miller": "library"})
    people = [PERSON[name] for name in (ASHLEY, "rod_miller")]
    plain = [search_value(table.table, survivor) for survivor in people]
    takes(table, 1)
    found = [search_value(table.table, survivor) for survivor in people]
    assert found == [plain[0] - 1, plain[1] + 1]
