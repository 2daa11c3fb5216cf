"""Adding and killing zombies."""

from tests.games.dead_of_winter.table import BLANK, EXILED, Game, seat
from tests.rule import rule


def colony_of(count: int, **what: object) -> Game:
    """A colony with so many heads, and a night that brings half as many zombies."""
    what.setdefault("helpless", count - 2)
    return seat(
        ["thomas_heart", "brian_lee"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"ashley_ross": "school", "rod_miller": "library"},
        food=99,
        **what,  # type: ignore[arg-type]
    )


@rule("DOW-ZOMBIE-1", "DOW-ZOMBIE-2", "DOW-ZOMBIE-4", "DOW-SPACE-2", "DOW-COLONY-22")
def test_zombies_come_to_the_gates_one_by_one_from_the_first() -> None:
    table = colony_of(7)
    table.night_falls()
    assert table.zombies("colony") == [1, 1, 1, 1, 0, 0]
    came = [record["gate"] for record in table.all_of("zombie_came") if record["place"] == "colony"]
    assert came == [1, 2, 3, 4]


@rule("DOW-ZOMBIE-3")
def test_the_seventh_starts_over_at_the_first_gate() -> None:
    table = colony_of(16)
    table.night_falls()
    assert table.zombies("colony") == [2, 2, 1, 1, 1, 1]


@rule("DOW-ZOMBIE-5", "DOW-CRISIS-2")
def test_every_effect_starts_at_the_first_gate_again() -> None:
    table = colony_of(2, crisis="unending_hordes")
    table.night_falls()
    # Eight by the crisis, then one for the two at the colony.
    assert table.zombies("colony") == [3, 2, 1, 1, 1, 1]


@rule("DOW-ZOMBIE-6", "DOW-ZOMBIE-7", "DOW-ZOMBIE-13")
def test_a_full_gate_loses_a_barricade_and_the_zombie_is_gone_too() -> None:
    table = colony_of(4, zombies={"colony": [2, 0, 0, 0, 0, 0]}, barricades={"colony": [1, 0, 0, 0, 0, 0]})
    table.night_falls()
    assert table.zombies("colony") == [2, 1, 0, 0, 0, 0]
    assert table.barricades("colony") == [0, 0, 0, 0, 0, 0]
    assert table.is_in_play("brian_lee")


@rule("DOW-ZOMBIE-8", "DOW-ZOMBIE-9", "DOW-ZOMBIE-12", "DOW-DEATH-2")
def test_an_overrun_kills_the_lowest_influence_and_the_zombies_stay() -> None:
    table = colony_of(4, zombies={"colony": [3, 0, 0, 0, 0, 0]})
    table.night_falls()
    # Thomas 64, Brian 68, and two helpless survivors who are not compared.
    assert not table.is_in_play("thomas_heart")
    assert table.is_in_play("brian_lee")
    assert table.helpless == 2
    assert table.zombies("colony") == [3, 1, 0, 0, 0, 0]
    assert table.last("killed") == {"survivor": "thomas_heart", "place": "colony", "cause": "overrun"}


@rule("DOW-ZOMBIE-10", "DOW-DEATH-6")
def test_a_helpless_survivor_dies_if_nobody_else_is_there() -> None:
    table = seat(
        ["thomas_heart"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"thomas_heart": "hospital", "ashley_ross": "school", "rod_miller": "library"},
        helpless=2,
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
    )
    table.night_falls()
    assert table.helpless == 1
    assert table.morale == 5


@rule("DOW-ZOMBIE-11")
def test_with_nobody_there_the_zombie_is_dropped() -> None:
    table = seat(
        ["thomas_heart", "brian_lee"],
        zombies={"police_station": 4},
        noise={"police_station": 1},
        food=99,
    )
    table.falls(1)
    table.night_falls()
    assert table.zombies("police_station") == [4]
    assert table.last("overrun") == {"place": "police_station", "gate": 1}
    assert table.morale == 6


@rule("DOW-ZOMBIE-14", "DOW-SPACE-3")
def test_elsewhere_it_is_the_same_with_one_entrance() -> None:
    table = colony_of(2, zombies={"school": 3}, barricades={"school": 1})
    table.night_falls()
    assert table.zombies("school") == [3]
    assert table.barricades("school") == [0]
    assert table.is_in_play("ashley_ross")
    assert table.zombies("library") == [1]


@rule("DOW-ZOMBIE-15")
def test_the_newcomer_is_there_before_the_next_zombie() -> None:
    table = seat(
        ["ashley_ross"],
        ["rod_miller"],
        ["thomas_heart"],
        at={"rod_miller": "school", "thomas_heart": "library"},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
        helpless=2,
        strangers=["sparky", "mike_cho"],
        food=99,
        morale=9,
    )
    table.night_falls()
    told = [record.kind for record in table.match.records(None)]
    assert told.index("joined") < len(told) - 1 - told[::-1].index("zombie_came")
    assert table.group(0) == ["sparky"]


@rule("DOW-ZOMBIE-16", "DOW-EXILE-12")
def test_an_exiles_newcomer_may_go_where_zombies_have_not_come_yet() -> None:
    table = seat(
        ["ashley_ross"],
        ["rod_miller", "brian_lee"],
        ["thomas_heart", "alexis_grey"],
        at={"ashley_ross": "police_station"},
        zombies={"police_station": 4},
        exiled={0: next(iter(EXILED))},
        strangers=["sparky"],
        food=99,
        turn=0,
    )
    table.night_falls()
    assert table.asked == ("refuge", 0)
    table.chooses("to", place="school")
    assert table.where("sparky") == "school"
    assert table.zombies("school") == [1]


@rule("DOW-ZOMBIE-17")
def test_all_entrance_spaces_can_be_full_of_zombies() -> None:
    table = seat(
        ["thomas_heart", "brian_lee"],
        zombies={
            "colony": [3] * 6,
            "police_station": 4,
            "grocery_store": 4,
            "school": 4,
            "library": 3,
            "hospital": 4,
            "gas_station": 3,
        },
    )
    spaces = [gate["spaces"] for place in table.view()["places"] for gate in place["gates"]]
    zombies = [gate["zombies"] for place in table.view()["places"] for gate in place["gates"]]
    assert zombies == spaces
    assert sum(zombies) == 40  # 30 figures and 30 tokens are in the box


@rule("DOW-ZOMBIE-18", "DOW-ATTACK-18")
def test_a_kill_by_an_ability_rolls_like_an_attack_unless_the_card_says_otherwise() -> None:
    table = seat(
        ["daniel_smith", "mike_cho"], at={"daniel_smith": "school"}, dice={0: [4]}, zombies={"school": 3}
    )
    table.falls(BLANK)
    table.does("ability", survivor="daniel_smith")
    assert table.zombies("school") == [1]
    assert len(table.all_of("exposed")) == 1
    table = seat(["thomas_heart", "mike_cho"], dice={0: [5]}, zombies={"colony": [1, 1, 0, 0, 0, 0]})
    table.does("ability", survivor="thomas_heart")
    assert sum(table.zombies("colony")) == 0
    assert not table.all_of("exposed")


@rule("DOW-ZOMBIE-19", "DOW-ZOMBIE-20")
def test_who_kills_at_the_colony_picks_the_gate() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [6]}, zombies={"colony": [1, 0, 2, 0, 0, 0]})
    table.falls(BLANK)
    table.does("attack", survivor="ashley_ross").chooses("zombie")
    assert sorted(option["gate"] for option in table.options("gate")) == [1, 3]
    table.chooses("gate", gate=3)
    assert table.zombies("colony") == [1, 0, 1, 0, 0, 0]
