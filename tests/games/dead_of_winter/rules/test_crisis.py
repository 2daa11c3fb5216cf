"""Crises: reveal and contribute."""

from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.counts import CRISIS_CARDS
from tests.games.dead_of_winter.table import CRISIS, Game, seat
from tests.rule import rule


def giving(**what: object) -> Game:
    what.setdefault("hands", {0: ["medicine", "medicine", "junk", "food_3"], 1: ["fuel"]})
    return seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], crisis="despair", **what)  # type: ignore[arg-type]


@rule("DOW-CRISIS-1", "DOW-CRISIS-2")
def test_each_round_starts_by_turning_the_top_crisis() -> None:
    table = giving(crises=["illness"])
    table.night_falls()
    assert table.last("crisis_revealed") == {"crisis": "illness"}
    assert table.view()["crisis"]["id"] == "illness"
    # The one before struck, since nobody gave anything.
    assert table.last("crisis_strikes")["crisis"] == "despair"
    assert table.morale == 4


@rule("DOW-CRISIS-3")
def test_a_crisis_names_itself_its_symbols_and_its_failure() -> None:
    assert len(CRISIS) == CRISIS_CARDS
    for card in BOX.crises:
        assert card.name.en
        assert card.symbols
        assert card.words().en
        assert card.words().ja


@rule("DOW-CRISIS-4", "DOW-CRISIS-5", "DOW-CRISIS-8", "DOW-CRISIS-11", "DOW-CRISIS-12")
def test_any_cards_from_the_hand_as_often_as_one_likes_without_a_die() -> None:
    table = giving()
    table.does("give", item="medicine")
    table.does("move", survivor="ashley_ross")
    table.falls("blank")
    table.chooses("to", place="school")
    table.does("give", item="junk").does("give", item="medicine")
    assert table.hand(0) == ["food_3"]
    assert table.view()["crisis"]["givers"] == [3, 0, 0]
    assert table.view()["waste"] == []
    assert table.food == 10
    assert not table.offers("give", item="fuel")


@rule("DOW-CRISIS-6", "DOW-EQUIP-4", "DOW-EQUIP-8")
def test_equipment_may_be_given_and_is_known() -> None:
    table = giving(gear={"ashley_ross": ["mop"], "olivia_brown": ["hammer"]})
    assert not table.offers("give_gear", item="hammer")
    table.does("give_gear", item="mop")
    assert table.person("ashley_ross")["gear"] == []
    assert table.view(2)["crisis"]["known"] == ["mop"]
    assert table.last("gear_given", 2)["item"] == "mop"


@rule("DOW-CRISIS-6")
def test_of_several_who_bear_the_same_the_player_says_who_gives_it() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown"],
        crisis="despair",
        gear={"ashley_ross": ["pistol"], "mike_cho": ["pistol", "hammer"]},
    )
    table.does("give_gear", item="pistol")
    assert table.asked == ("survivor", 0)
    table.chooses("survivor", survivor="mike_cho")
    assert len(table.person("ashley_ross")["gear"]) == 1
    assert len(table.person("mike_cho")["gear"]) == 1
    assert table.last("gear_given")["survivor"] == "mike_cho"
    table.does("give_gear", item="pistol")
    assert table.asked == ("turn", 0)
    assert table.person("ashley_ross")["gear"] == []
    assert table.view()["crisis"]["known"] == ["pistol", "pistol"]


@rule("DOW-CRISIS-6", "DOW-EQUIP-7")
def test_of_two_alike_the_used_one_is_given() -> None:
    table = giving(gear={"ashley_ross": ["sniper_rifle", "sniper_rifle"]}, zombies={"school": 2})
    table.does("use", item="sniper_rifle").does("give_gear", item="sniper_rifle")
    table.does("use", item="sniper_rifle")
    assert table.zombies("school") == [0]


@rule("DOW-CRISIS-7")
def test_cards_from_the_hand_lie_face_down() -> None:
    table = giving()
    table.does("give", item="food_3")
    for watcher in (1, 2, None):
        assert table.view(watcher)["crisis"]["known"] == []
    assert table.view(0)["crisis"]["known"] == ["food_3"]


@rule("DOW-CRISIS-9")
def test_a_food_card_is_one_card() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        crisis="horror_in_the_night", given={0: ["food_3", "food_3"]},
    )  # fmt: skip
    table.night_falls()
    assert table.last("crisis_strikes")["points"] == 2


@rule("DOW-CRISIS-10")
def test_nothing_is_taken_back() -> None:
    table = giving()
    table.does("give", item="food_3")
    assert "food_3" not in table.hand(0)
    assert not [option for option in table.match.ask.options if "food_3" in option.notation]  # type: ignore[union-attr]
    table.ends_turn().ends_turn()
    assert table.view()["crisis"]["given"] == 1


def test_dead_engines_tell_of_the_dice_to_come_not_of_those_that_lie_there() -> None:
    table = seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], crisis="dead_engines", dice={0: [4]})
    table.night_falls()
    assert table.last("dice_fewer") == {"seat": 2, "count": 1}
    assert "dice_lost" not in [record.kind for record in table.match.records(None)]
    assert len(table.dice(0)) == 1


@rule("DOW-DEATH-7")
def test_new_quarters_give_a_leader_to_a_player_who_had_nobody_left() -> None:
    table = seat(["ashley_ross", "mike_cho"], [], ["rod_miller"], crisis="new_quarters")
    table.night_falls().chooses("survivor", survivor="mike_cho")
    assert table.group(1) == ["mike_cho"]
    assert table.seat(1)["leader"] == "mike_cho"
    assert table.group(0) == ["ashley_ross", "rod_miller"]
    assert len(table.group(2)) == 1  # a newcomer, for the last one who went
