"""Rolling for exposure."""

from tests.games.dead_of_winter.table import BITTEN, BLANK, FROSTBITE, WOUND, seat
from tests.rule import rule


@rule("DOW-EXPO-1", "DOW-EXPO-4", "DOW-MOVE-3")
def test_the_roll_of_a_move_comes_before_anything_else_and_a_blank_does_nothing() -> None:
    table = seat(["ashley_ross", "mike_cho"])
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.told()[-2:] == ["moved", "exposed"]
    assert table.asked == ("turn", 0)
    assert table.wounds("ashley_ross") == (0, 0)
    assert table.wounds("mike_cho") == (0, 0)


@rule("DOW-EXPO-2")
def test_the_controller_rolls_for_their_survivor() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["olivia_brown", "brian_lee"])
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.last("exposed") == {"survivor": "ashley_ross", "face": "wound"}
    assert table.wounds("olivia_brown") == (0, 0)


@rule("DOW-EXPO-5")
def test_a_wound_gives_one_wound_token() -> None:
    table = seat(["ashley_ross", "mike_cho"])
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("mike_cho") == (0, 0)


@rule("DOW-EXPO-6", "DOW-SPACE-10")
def test_frostbite_gives_one_frostbite_token() -> None:
    table = seat(["ashley_ross", "mike_cho"])
    table.falls(FROSTBITE)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.wounds("ashley_ross") == (0, 1)


@rule("DOW-EXPO-7", "DOW-DEATH-1")
def test_frostbite_counts_as_a_wound_so_two_wounds_and_frostbite_kill() -> None:
    table = seat(["ashley_ross", "mike_cho"], wounds={"ashley_ross": 2, "mike_cho": 2})
    table.falls(FROSTBITE)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert not table.is_in_play("ashley_ross")
    assert table.wounds("mike_cho") == (2, 0)


@rule("DOW-EXPO-8", "DOW-EXPO-9", "DOW-TURN-1")
def test_frostbite_wounds_once_at_the_start_of_the_turn_however_much_there_is() -> None:
    table = seat(
        ["ashley_ross", "buddy_davis"],
        frostbite={"buddy_davis": 2, "olivia_brown": 1},
        turn_begins=True,
    )
    assert table.wounds("buddy_davis") == (1, 2)
    assert table.wounds("ashley_ross") == (0, 0)
    # Others' frostbite waits for their own turn.
    assert table.wounds("olivia_brown") == (0, 1)
    table.ends_turn()
    assert table.wounds("olivia_brown") == (1, 1)


@rule("DOW-EXPO-10", "DOW-DEATH-2")
def test_a_bite_kills() -> None:
    table = seat(["ashley_ross", "mike_cho"])
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert not table.is_in_play("ashley_ross")
    assert table.is_in_play("mike_cho")
    assert table.last("killed")["cause"] == "bite"


@rule("DOW-EXPO-3")
def test_the_exposure_die_has_twelve_faces() -> None:
    table = seat(["ashley_ross", "mike_cho"])
    odds = table.match.odds(0)["options"]
    ask = table.match.ask
    assert ask is not None
    move = next(o for o in ask.options if o.verb == "move" and o.args["survivor"] == "ashley_ross")
    chances = odds[str(move.position)]["exposure"]
    assert [round(12 * chances[face], 9) for face in ("wound", "frostbite", "bitten")] == [3, 2, 1]
    faces = table.match._game.catalogue()["faces"]
    assert [round(12 * face["chance"], 9) for face in faces.values()] == [6, 3, 2, 1]


@rule("DOW-EXPO-11", "DOW-ATTACK-19")
def test_there_is_one_roll_for_each_zombie_killed() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5]},
        zombies={"school": 3},
        gear={"ashley_ross": ["baseball_bat"]},
    )
    table.falls(WOUND, BLANK)
    table.does("attack", survivor="ashley_ross").chooses("with", item="baseball_bat")
    assert [record["face"] for record in table.all_of("exposed")] == ["wound", "blank"]
    assert table.zombies("school") == [1]


@rule("DOW-EXPO-12")
def test_zombies_that_are_moved_and_not_killed_cause_no_roll() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], at={"ashley_ross": "school"}, dice={0: [1]}, zombies={"library": 1}
    )
    table.does("attract", place="school")
    while table.asked is not None and table.asked[0] != "turn":
        ask = table.match.ask
        assert ask is not None
        table.match.answer(len(ask.ids) - 1)
    assert table.zombies("school") == [1]
    assert not table.all_of("exposed")
