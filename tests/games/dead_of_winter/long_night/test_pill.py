"""Pills and side effects. [LN-PILL-1..29]"""

from collections import Counter
from typing import Any

import pytest

import lastfire
from lastfire.games.dead_of_winter.rules.harm.exposure import expose
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import RED_PILL, WHITE_PILL
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import (
    ALL,
    SHAKING_HANDS,
    bearers,
    equip_side_effect,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.names import MEDICINE
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import by_card, despair, nobody_calls_a_vote
from tests.games.dead_of_winter.long_night.raxxon_table import (
    ASHLEY,
    MIKE,
    OLIVIA,
    ROD,
    shown,
    to_next_round,
    with_raxxon,
)
from tests.games.dead_of_winter.table import (
    BITTEN,
    FROSTBITE,
    PERSON,
    WOUND,
    Game,
    item_with,
    new,
)
from tests.rule import rule

PILL = "medicine"
"""What stands for a pill here: a card of the base game with the words of one."""
PILLS = {"red": item_with(PILL, RED_PILL), "white": item_with(PILL, WHITE_PILL)}


def holding(pill: str = "red", **what: Any) -> Game:
    """The first player holds a pill."""
    return with_raxxon(box=PILLS[pill], hands={0: [PILL]}, **what)


def taken(pill: str, die: int, **what: Any) -> Game:
    """Mike has taken a pill, and this was rolled."""
    table = holding(pill, **what)
    table.does("play", item=PILL)
    table.falls(die)
    table.chooses("survivor", survivor=MIKE)
    return table


def effects(table: Game) -> dict[str, str]:
    """Who has which side effect, as everybody sees."""
    return {effect: bearer for effect, bearer in shown(table)["side_effects"].items() if bearer is not None}


# Taking one.


@rule("LN-PILL-1", "LN-PILL-2", "LN-PILL-3")
def test_an_own_survivor_takes_it_or_one_who_is_with_one() -> None:
    table = holding(at={ASHLEY: "school", MIKE: "library", OLIVIA: "school", "brian_lee": "hospital"})
    table.does("play", item=PILL)
    assert table.asked == ("taker", 0)
    assert [each["survivor"] for each in table.options("survivor")] == [OLIVIA, ASHLEY, MIKE]
    table.falls(4)
    table.chooses("survivor", survivor=OLIVIA)
    assert table.last("pill_taken") == {"survivor": OLIVIA, "die": 4}


@rule("LN-PILL-2")
def test_by_the_option_anybody_takes_it() -> None:
    table = holding(at={ASHLEY: "school", MIKE: "school"}, pill_anyone=True)
    table.does("play", item=PILL)
    assert {OLIVIA, ROD} < {each["survivor"] for each in table.options("survivor")}
    table.falls(4)
    table.chooses("survivor", survivor=ROD)


@rule("LN-PILL-10", "LN-UNRULY-8")
def test_it_goes_to_the_waste_or_with_an_exile_out_of_the_game() -> None:
    assert taken("red", 4).view()["waste"] == [PILL]
    exiled = taken("red", 4, exiled={0: "handy"}, at={ASHLEY: "school", MIKE: "school"})
    assert (exiled.view()["waste"], exiled.view()["removed"]) == ([], [PILL])


@rule("LN-PILL-4")
def test_a_side_effect_has_to_be_equipped() -> None:
    """Not if its player likes, as one source can be read."""
    table = taken("red", 1)
    assert table.asked == ("turn", 0)
    assert effects(table) == {"shaking_hands": MIKE}
    (kept,) = table.view()["modules"]["raxxon"]["kept"]
    assert (kept["survivor"], kept["text"]["en"]) == (MIKE, SHAKING_HANDS.words().en)


@rule("LN-PILL-5", "LN-PILL-6")
def test_it_can_be_neither_handed_off_nor_given_and_is_no_item() -> None:
    table = with_raxxon(effects={"shaking_hands": MIKE}, gear={ASHLEY: ["pistol"]}, crisis="despair")
    assert table.options("hand_off") == [{"survivor": ASHLEY}]
    assert table.options("give_gear") == [{"item": "pistol"}]
    assert table.table.gear_of(PERSON[MIKE]) == []


@rule("LN-PILL-7")
def test_with_its_bearers_death_it_lies_open_again() -> None:
    table = with_raxxon(effects={"dead_scent": MIKE, "rank_smell": OLIVIA}, wounds={MIKE: 2})
    table.falls(WOUND)
    by_card(table, expose(table.table, PERSON[MIKE]))
    assert not table.is_in_play(MIKE)
    assert effects(table) == {"rank_smell": OLIVIA}
    assert table.last("side_effect_returned") == {"side_effect": "dead_scent"}
    assert equip_side_effect(table.table, PERSON[ASHLEY], ALL[5])
    assert effects(table) == {"rank_smell": OLIVIA, "dead_scent": ASHLEY}


@rule("LN-PILL-8")
@pytest.mark.parametrize("bearer", [ASHLEY, MIKE])
def test_one_that_somebody_has_is_not_equipped_again(bearer: str) -> None:
    table = taken("red", 6, effects={"dull_nerves": bearer}, wounds={MIKE: 1})
    assert effects(table) == {"dull_nerves": bearer}
    assert len(table.view()["modules"]["raxxon"]["kept"]) == 1
    assert table.wounds(MIKE) == (0, 0)


@rule("LN-PILL-9")
def test_they_lie_open_and_taking_one_draws_nothing() -> None:
    table = taken("white", 5)
    assert [number >= 0 for number in bearers(table.table)] == [False] * 5 + [True]
    assert not {"deck_searched"} & set(table.told())


# What they do.


@rule("LN-PILL-13", "LN-PILL-14", "LN-PILL-15", "LN-PILL-17")
@pytest.mark.parametrize(
    ("die", "healed", "effect"),
    [(1, 0, "shaking_hands"), (2, 1, "rank_smell"), (3, 1, None), (4, 1, None), (6, 1, "dull_nerves")],
)
def test_red_pill(die: int, healed: int, effect: str | None) -> None:
    table = taken("red", die, wounds={MIKE: 2})
    assert table.wounds(MIKE) == (2 - healed, 0)
    assert effects(table) == ({} if effect is None else {effect: MIKE})
    cold = taken("red", die, frostbite={MIKE: 2})
    assert cold.wounds(MIKE) == (0, 2 - healed)


@rule("LN-PILL-15")
def test_of_both_kinds_of_wound_the_player_chooses() -> None:
    table = taken("red", 3, wounds={MIKE: 1}, frostbite={MIKE: 1})
    assert table.asked == ("patient_wound", 0)
    table.chooses("face", face="wound")
    assert table.wounds(MIKE) == (0, 1)


@rule("LN-PILL-16", "LN-DESPAIR-3")
def test_red_pill_on_a_5_removes_all_wounds_but_no_despair() -> None:
    table = taken("red", 5, wounds={MIKE: 1}, despair={MIKE: 1})
    assert (table.wounds(MIKE), despair(table, MIKE)) == ((0, 0), 1)
    assert taken("red", 5, wounds={MIKE: 1}, frostbite={MIKE: 1}).wounds(MIKE) == (0, 0)


@rule("LN-PILL-18", "LN-PILL-19", "LN-PILL-20", "LN-PILL-21", "LN-PILL-22")
@pytest.mark.parametrize(
    ("die", "left", "effect"),
    [
        (1, 2, None),
        (2, 0, "night_hunger"),
        (3, 0, None),
        (4, 0, None),
        (5, 1, "dead_scent"),
        (6, 0, "bright_eyes"),
    ],
)
def test_white_pill(die: int, left: int, effect: str | None) -> None:
    table = taken("white", die, despair={MIKE: 1})
    assert despair(table, MIKE) == left
    assert effects(table) == ({} if effect is None else {effect: MIKE})


@rule("LN-PILL-18")
def test_its_despair_may_kill() -> None:
    table = taken("white", 1, wounds={MIKE: 2})
    assert not table.is_in_play(MIKE)
    assert table.morale == 5


@rule("LN-PILL-29")
def test_what_is_not_there_is_not_removed() -> None:
    table = taken("red", 2)
    assert (table.wounds(MIKE), effects(table)) == ((0, 0), {"rank_smell": MIKE})
    assert taken("white", 6, wounds={MIKE: 1}).wounds(MIKE) == (1, 0)


# Side effects.


@rule("LN-PILL-23")
def test_shaking_hands() -> None:
    # Mike attacks with 2 and searches with 4, Ashley searches with 5.
    assert with_raxxon(at={MIKE: "school"}, zombies={"school": 1}, dice={0: [2]}).offers(
        "attack", survivor=MIKE
    )
    for die, verb, enough in (
        (2, "attack", False),
        (3, "attack", True),
        (4, "search", False),
        (5, "search", True),
    ):
        table = with_raxxon(
            at={MIKE: "school"}, zombies={"school": 1}, dice={0: [die]}, effects={"shaking_hands": MIKE}
        )
        assert table.offers(verb, survivor=MIKE) == enough
    table = with_raxxon(
        ("loretta_clay", ASHLEY), at={"loretta_clay": "school", ASHLEY: "school"}, dice={0: [6]},
        effects={"shaking_hands": ASHLEY},
    )  # fmt: skip
    assert table.offers("search", survivor=ASHLEY)


@rule("LN-PILL-24")
@pytest.mark.parametrize(("place", "zombies"), [("school", 2), ("colony", 0)])
def test_rank_smell(place: str, zombies: int) -> None:
    table = with_raxxon(effects={"rank_smell": MIKE}, at={MIKE: place}, log=None, below=())
    table.night_falls()
    if place == "school":
        assert table.zombies("school") == [zombies]
        assert sum(table.zombies("colony")) == 3
    else:
        assert sum(table.zombies("colony")) == 3


@rule("LN-PILL-25")
@pytest.mark.parametrize(("away", "paid"), [({}, 4), ({MIKE: "school", OLIVIA: "library"}, 2)])
def test_night_hunger(away: dict[str, str], paid: int) -> None:
    table = with_raxxon(effects={"night_hunger": MIKE}, at=away, log=None, below=())
    table.night_falls()
    assert table.food == 10 - paid


@rule("LN-PILL-26")
def test_dull_nerves() -> None:
    table = with_raxxon(effects={"dull_nerves": MIKE}, log=None, below=())
    for face, wounds in ((FROSTBITE, (0, 0)), (WOUND, (1, 0))):
        table.falls(face)
        by_card(table, expose(table.table, PERSON[MIKE]))
        assert table.wounds(MIKE) == wounds
    to_next_round(table)
    nobody_calls_a_vote(table)
    table.falls(WOUND, FROSTBITE)
    by_card(table, expose(table.table, PERSON[MIKE], 2))
    assert table.wounds(MIKE) == (1, 1)


@rule("LN-PILL-26")
def test_dull_nerves_feel_a_bite() -> None:
    table = with_raxxon(effects={"dull_nerves": MIKE}, at={MIKE: "school"})
    table.falls(BITTEN)
    by_card(table, expose(table.table, PERSON[MIKE]))
    assert not table.is_in_play(MIKE)


@rule("LN-PILL-27")
def test_bright_eyes() -> None:
    table = with_raxxon(
        effects={"bright_eyes": MIKE}, at={MIKE: "school"}, dice={0: [6, 6]},
        decks={"school": ["junk", "scissors", "megaphone"]},
    )  # fmt: skip
    for _ in range(2):
        table.does("search", survivor=MIKE)
        assert len(table.view(0)["seen"]) == 2
        table.match.answer(0)
    assert len(table.hand(0)) == 2


@rule("LN-PILL-28")
def test_dead_scent() -> None:
    table = with_raxxon(effects={"dead_scent": MIKE}, at={ASHLEY: "school"})
    table.does("move", survivor=MIKE).chooses("to", place="school")
    assert table.all_of("exposed") == []
    table.falls(BITTEN)
    by_card(table, expose(table.table, PERSON[ASHLEY]))
    assert (table.is_in_play(ASHLEY), table.is_in_play(MIKE)) == (False, True)
    assert table.all_of("bite_reaches") == []


@rule("LN-PILL-11", "LN-PILL-12", "LN-SETUP-17")
def test_two_of_each_pill_are_among_the_twenty_cards_of_raxxon() -> None:
    for long_night in ("mixed", "alone"):
        match = new(3, long_night=long_night, raxxon=True)
        table = match._table
        assert isinstance(table, ColonyTable)
        cards = [table.box.items[table.box.kind[card]] for card in table.deck(RAXXON).middle]
        assert len(cards) == 20
        kinds = Counter([card.id for card in cards])
        assert (kinds["red_pill"], kinds["white_pill"]) == (2, 2)
        pills = {card.id: card for card in cards if card.id in ("red_pill", "white_pill")}
        assert {card.symbol for card in pills.values()} == {MEDICINE}
        assert (pills["red_pill"].power, pills["white_pill"].power) == (RED_PILL, WHITE_PILL)


@rule("LN-PILL-13", "LN-PILL-22")
def test_the_catalogue_says_what_a_pill_does_on_each_number() -> None:
    pills = lastfire.games.registered_games()["dead_of_winter"].catalogue()["modules"]["raxxon"]["pills"]
    assert {each["side_effect"] for each in pills["red_pill"]} == {
        None,
        "shaking_hands",
        "rank_smell",
        "dull_nerves",
    }
    numbers = [n for line in pills["white_pill"] for n in range(line["first"], line["last"] + 1)]
    assert numbers == [1, 2, 3, 4, 5, 6]
