"""What crossroads cards kept in force under version 2 of the rules is in force under version 3."""

import pytest

import lastfire
from lastfire.engine.changes import CannotGoOn, Past
from lastfire.engine.notation import decode
from lastfire.games.dead_of_winter.rules.editions import edition_with
from lastfire.games.dead_of_winter.rules.state import ACTED, ON_THE_WAY, ColonyTable, Held
from lastfire.games.dead_of_winter.rules.versions import CHANGES, _Colony, _pairs
from tests.recorded import saves

TO_2, TO_3 = CHANGES
Pairs = list[tuple[int, int]]


def past_of(version: int) -> Past:
    """A match of three players, as a version of the rules has laid it out."""
    save = next(save for name, save in saves("dead_of_winter", version) if "/3-plain" in name)
    saved = decode(save)
    return Past(3, saved["options"], {}, saved["table"][2:])


def lasting(attached: Pairs, in_force: Pairs, this_turn: int = 0) -> list[tuple[str, Held]]:
    """What holds in version 3 where version 2 had these cards with survivors, and these with numbers."""
    past = past_of(2)
    old = _Colony(2, past)
    assert not old.attached
    assert not old.lasting
    old.single[31] |= this_turn
    past.numbers = old.numbers() + _pairs(attached) + _pairs(in_force)
    TO_3.carry_over(past)
    game = lastfire.registered_games()["dead_of_winter"]
    t = game.unpack(past.numbers, game.agree(3, {}))
    assert isinstance(t, ColonyTable)
    box = edition_with((), ()).box
    return [(type(box.lasting[held.number][held.which]).__name__, held) for held in t.lasting]


def names(held: list[tuple[str, Held]]) -> list[tuple[str, int, int]]:
    return [(name, each.number, each.bearer) for name, each in held]


@pytest.mark.parametrize(
    ("card", "name"),
    [(3, "Addicted"), (17, "SparesAttack"), (26, "LockedUp"), (38, "RidesHorse"), (67, "SparesAttack")],
)
def test_a_card_that_lies_with_a_survivor_stays_there(card: int, name: str) -> None:
    assert names(lasting([(card, 9)], [])) == [(name, card, 9)]


@pytest.mark.parametrize(
    ("card", "number", "name"),
    [
        (15, 0, "SkipNextCrisis"),
        (17, 5, "NoCrisisCards"),
        (33, 16 * 8 + 2 * 4, "StaysAt"),
        (33, 16 * 8 + 2 * 4 + 1, "StaysAway"),
        (35, 3, "WoundsArrivals"),
        (36, 0, "AddGoal"),
        (37, 5, "OpensPassage"),
        (42, 0, "AddGoal"),
        (56, 0, "GuardGate"),
        (56, 15, "WidenDump"),
        (59, 3, "NapTime"),
        (60, 0, "FoodForDice"),
        (63, 19, "LearnsToFarm"),
        (70, 4, "NursesColony"),
        (76, 0, "Hunts"),
    ],
)
def test_a_card_in_force_stays_in_force(card: int, number: int, name: str) -> None:
    assert names(lasting([], [(card, number)])) == [(name, card, -1)]


def test_what_a_card_has_to_remember_is_kept() -> None:
    vehicle, doctor = lasting([(73, 9), (22, 4)], [(73, 2), (22, 6)])
    assert (vehicle[0], vehicle[1].bearer, vehicle[1].wear) == ("DrivesVehicle", 9, 2)
    assert (doctor[0], doctor[1].bearer, doctor[1].round) == ("TriesAntidote", 4, 6)
    flier, child, card = lasting([], [(50, 3), (52, 5 * 128 + 0b1010), (72, 4 * 256 + 77)])
    assert (flier[0], flier[1].round) == ("PostFlier", 3)
    assert (child[0], child[1].round, child[1].searched) == ("LookForChild", 5, 0b1010)
    assert (card[0], card[1].item) == ("HeldBack", 77)


def test_a_number_whose_survivor_has_left_is_forgotten() -> None:
    assert lasting([], [(73, 2), (22, 6)]) == []


def test_medicine_for_food_holds_for_the_rest_of_the_turn() -> None:
    assert [name for name, _ in lasting([], [], this_turn=1 << 2)] == ["MedicineForFood"]


def test_a_number_that_no_card_could_have_is_refused() -> None:
    with pytest.raises(CannotGoOn) as refused:
        lasting([], [(56, 7)])
    assert "keeps in force is kept in another way" in refused.value.words.en


def test_what_holds_for_a_turn_keeps_its_meaning_in_version_2() -> None:
    past = past_of(1)
    was = _Colony(1, past)
    was.single[31] = 0b001 | 1 << 4 | 1 << 8 | 1 << 9
    past.numbers = was.numbers() + _pairs(was.attached) + _pairs(was.lasting)
    TO_2.carry_over(past)
    # Who has been asked for a card is not kept any more: all may be asked again.
    assert _Colony(2, past).single[31] == 0b001 | ACTED | ON_THE_WAY
