"""Zeds, Super Zeds, their markers, Disease Spreaders and Raiders, claim by claim."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, STRONGPOINT
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import move_raiders
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import attacked, attacking, column, hitting, moved_by, raiding
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

LEVEL = "apocalypse"

# Kingman is 3/2 with 1 shift right in defence; Staub is 4/5. Zeds 5 are 4/3.


def fought(zeds: str, *others: str, marks: tuple[str, ...] = ()) -> Game:
    """Bauer's Crew (3/2, 2 Hits a side) wins an attack on Zeds in a clear space with two sixes."""
    game = lay(LEVEL).put("bauer", "forest_2").put(zeds, "forest_2", *marks)
    for other in others:
        game.put(other, "forest_2")
    game.any_luck().carries_out(attacking("bauer", "forest_2"))
    return game


# Raiders and Disease Spreaders.


@rule("DOZ-UNIT-28", "DOZ-4R-2")
def test_raiders_of_strength_6_move_1_space_a_turn() -> None:
    game = lay(LEVEL).put("raiders", "forest_6").carries_out(lambda t: move_raiders(t, UNIT["raiders"]))
    assert game.where("raiders") == "forest_5"
    game = lay(LEVEL).put("raiders", "forest_2").put("bauer", "forest_2").falls(6, 6)
    game.any_luck().carries_out(attacking("bauer", "forest_2"))
    assert column(game)[0] == 2
    game = lay(LEVEL).put("raiders", "forest_2", "reduced").put("bauer", "forest_2").falls(6, 6)
    assert column(game.carries_out(attacking("bauer", "forest_2")))[0] == 4


@rule("DOZ-UNIT-29", "DOZ-COMBAT-19")
def test_bubbas_gang_has_1_shift_in_its_favour_in_every_fight() -> None:
    game = lay(LEVEL).put("bubba_gang", "forest_2").put("bauer", "forest_2").any_luck()
    assert moved_by(game.carries_out(attacking("bauer", "forest_2"))) == -1
    game = lay(LEVEL).put("bubba_gang", "forest_2").put("bauer", "forest_2").any_luck()
    assert moved_by(game.carries_out(raiding("bubba_gang", "forest_2"))) == -1
    game = lay(LEVEL).put("bubba_gang", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(raiding("bubba_gang", "forest_2"))) == 1
    game = lay(LEVEL).put("bubba_gang", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(attacked("forest_2", "zeds_5"))) == 1


@rule("DOZ-4R-7", "DOZ-UNIT-29")
def test_bubbas_gang_hits_every_player_unit_in_town_on_arrival() -> None:
    game = lay("brains").put("bubba_gang", "uptown").put("bauer", "town_center").put("kingman", "east_side")
    game.put("courier", "farm").has(supplies=6)
    game.carries_out(lambda t: move_raiders(t, UNIT["bubba_gang"]))
    assert (game.hits("bauer"), game.hits("courier")) == (1, 0)
    assert game.is_marked("kingman", "reduced")
    game = lay("brains").put("raiders", "uptown").put("bauer", "town_center").has(supplies=6)
    game.carries_out(lambda t: move_raiders(t, UNIT["raiders"]))
    assert game.hits("bauer") == 0


@rule("DOZ-UNIT-30", "DOZ-COMBAT-2")
@pytest.mark.parametrize(("spreader", "strength"), [("infected_vermin", 2), ("noelle", 3)])
def test_spreaders_move_with_the_zeds_of_their_track_and_add_their_strength(
    spreader: str, strength: int
) -> None:
    game = lay("brains").put(spreader, "forest_6").put("zeds_5", "forest_6")
    game.carries_out(activating("forest"))
    assert game.where(spreader) == game.where("zeds_5") == "forest_5"
    # 4 and its Strength against 6: more on one side, equal or more on the other.
    game = lay("brains").put("furies", "forest_2").put("zeds_5", "forest_2").put(spreader, "forest_2")
    game.any_luck().carries_out(attacked("forest_2", "zeds_5", spreader))
    assert column(game)[0] == (4 if strength == 2 else 3)


@rule("DOZ-UNIT-31")
@pytest.mark.parametrize(("die", "where"), [(3, "forest_start"), (4, "gone")])
def test_a_spreader_that_loses_its_last_hit_returns_on_1_to_3_and_leaves_on_4_to_6(
    die: int, where: str
) -> None:
    game = lay(LEVEL).put("infected_vermin", "forest_2", "reduced", hits=1).falls(die)
    game.carries_out(hitting("infected_vermin", 1))
    assert game.where("infected_vermin") == where
    assert game.hits("infected_vermin") == 0
    assert not game.is_marked("infected_vermin", "reduced")


# Super Zeds.


@rule("DOZ-UNIT-36", "DOZ-INFECT-2")
def test_combat_with_were_zeds_raises_infection_by_2() -> None:
    assert fought("were", "zeds_5").now.infection == 2


@rule("DOZ-UNIT-36", "DOZ-ZEDS-18")
def test_were_zeds_move_once_more_alone_after_their_track_is_done() -> None:
    game = lay(LEVEL).put("were", "forest_6").put("zeds_5", "forest_6").carries_out(activating("forest"))
    assert (game.where("were"), game.where("zeds_5")) == ("st_thomas", "forest_5")


@rule("DOZ-UNIT-37", "DOZ-INFECT-2")
def test_combat_with_festering_zeds_or_their_mob_raises_infection_by_3() -> None:
    assert fought("festering", "zeds_5").now.infection == 3
    assert fought("zeds_6", "zeds_5").now.infection == 1


@rule("DOZ-UNIT-38")
def test_berserker_zeds_advance_once_more_alone_after_each_attack_they_win() -> None:
    game = lay(LEVEL).put("berserker", "st_thomas").put("zeds_5", "st_thomas").put("bauer", "farm")
    game.falls(1, 2).carries_out(advancing("berserker", "zeds_5")).answers("let_go")
    assert (game.where("zeds_5"), game.where("berserker")) == ("farm", "forest_2")


@rule("DOZ-UNIT-38")
def test_berserker_zeds_do_not_advance_again_without_a_fight_or_when_attacked() -> None:
    game = lay(LEVEL).put("berserker", "st_thomas").carries_out(advancing("berserker"))
    assert game.where("berserker") == "farm"
    game = lay(LEVEL).put("berserker", "forest_2").put("bauer", "forest_2").falls(1, 2)
    assert game.any_luck().carries_out(attacking("bauer", "forest_2")).where("berserker") == "forest_2"


@rule("DOZ-UNIT-39")
def test_reanimator_zeds_first_lose_a_hit_when_they_are_activated() -> None:
    game = lay(LEVEL).put("reanimator", "forest_6", "reduced", hits=2).carries_out(activating("forest"))
    assert game.hits("reanimator") == 1
    assert game.is_marked("reanimator", "reduced")


@rule("DOZ-UNIT-39")
def test_reduced_reanimator_zeds_without_hits_flip_to_full_with_2_hits() -> None:
    game = lay(LEVEL).put("reanimator", "forest_6", "reduced").carries_out(activating("forest"))
    assert game.hits("reanimator") == 2
    assert not game.is_marked("reanimator", "reduced")
    game = lay(LEVEL).put("reanimator", "forest_6").carries_out(activating("forest"))
    assert game.hits("reanimator") == 0


@rule("DOZ-UNIT-40")
def test_who_fights_doom_zeds_loses_and_hits_are_as_rolled() -> None:
    game = lay(LEVEL).put("doom", "forest_2", "reduced").put("furies", "forest_2").falls(6, 6)
    game.any_luck().carries_out(attacking("furies", "forest_2"))
    assert game.told("unit_beaten")[0].args["zeds_hits"] == 4
    assert game.where("furies") == "forest_1"


@rule("DOZ-UNIT-42")
@pytest.mark.parametrize(("die", "hits"), [(1, 0), (3, 0), (4, 1)])
def test_iron_zeds_cancel_each_hit_on_1_to_3(die: int, hits: int) -> None:
    game = lay(LEVEL).put("iron", "farm").falls(die).carries_out(hitting("iron", 1))
    assert game.hits("iron") == hits


@rule("DOZ-UNIT-43", "DOZ-COMBAT-10")
@pytest.mark.parametrize("ground", [0, BARRICADE, STRONGPOINT])
def test_defenders_against_leaper_zeds_or_their_mob_get_no_terrain(ground: int) -> None:
    game = lay(LEVEL).put("bauer", "farm").put("leaper", "farm").put("zeds_5", "farm").ground("farm", ground)
    assert moved_by(game.any_luck().carries_out(attacked("farm", "leaper", "zeds_5"))) == 0
    game = lay(LEVEL).put("bauer", "farm").put("zeds_5", "farm").ground("farm", ground)
    assert moved_by(game.any_luck().carries_out(attacked("farm", "zeds_5"))) > 0


@rule("DOZ-UNIT-44")
@pytest.mark.parametrize(
    ("zeds", "side", "start"),
    [("ravager", (), 7), ("ravager", ("reduced",), 2), ("giant", (), 1), ("giant", ("reduced",), 2)],
)
def test_ravager_and_giant_zeds_have_nothing_but_their_strength(
    zeds: str, side: tuple[str, ...], start: int
) -> None:
    game = lay(LEVEL).put("bauer", "forest_2").put(zeds, "forest_2", *side)
    game.any_luck().carries_out(attacking("bauer", "forest_2"))
    assert column(game) == (start, start)
    assert game.t.box.units[UNIT[zeds]].abilities == ()


# Upgrade markers.


@rule("DOZ-UNIT-45")
@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1)])
def test_a_tough_marker_cancels_each_hit_on_1_to_3(die: int, hits: int) -> None:
    game = lay().put("zeds_5", "farm", "tough").falls(die).carries_out(hitting("zeds_5", 1))
    assert game.hits("zeds_5") == hits


@rule("DOZ-UNIT-46", "DOZ-INFECT-2")
def test_a_toxic_marker_makes_combat_raise_infection_by_3() -> None:
    assert fought("zeds_5", "were", marks=("toxic",)).now.infection == 3


@rule("DOZ-UNIT-47", "DOZ-ZEDS-18")
def test_a_fast_marker_gives_a_second_move_after_the_track_and_a_fight_after_each() -> None:
    game = lay(LEVEL).put("zeds_5", "forest_6", "fast").put("zeds_6", "forest_6").put("bauer", "st_thomas")
    game.falls(6, 6).carries_out(activating("forest"))
    assert len(game.told("defended")) == 1
    assert game.where("zeds_6") == "forest_5"


@rule("DOZ-UNIT-48")
def test_a_smart_marker_gives_1_shift_left_only_when_its_unit_or_its_mob_attacks() -> None:
    game = lay(LEVEL).put("bauer", "forest_2").put("zeds_5", "forest_2", "smart").put("zeds_6", "forest_2")
    assert moved_by(game.any_luck().carries_out(attacked("forest_2", "zeds_5", "zeds_6"))) == -1
    assert moved_by(fought("zeds_5", marks=("smart",))) == 0


@rule("DOZ-UNIT-49")
def test_a_leader_marker_gives_1_shift_left_in_every_hand_to_hand() -> None:
    game = lay(LEVEL).put("bauer", "forest_2").put("zeds_5", "forest_2", "leader").put("zeds_6", "forest_2")
    assert moved_by(game.any_luck().carries_out(attacked("forest_2", "zeds_5", "zeds_6"))) == -1
    assert moved_by(fought("zeds_12", marks=("leader",))) == -1


def stinks(game: Game) -> Game:
    """Zeds 5 (4/3) with Stench advance from Forest 6."""
    return game.put("zeds_5", "forest_6", "stench").carries_out(advancing("zeds_5"))


@rule("DOZ-UNIT-50")
def test_a_stench_marker_strikes_whoever_other_than_zeds_stands_ahead_after_a_move_without_a_fight() -> None:
    game = lay("brains").put("bauer", "st_thomas").put("zeds_6", "st_thomas").falls(3, 4)
    stinks(game)
    fired = game.told("gunfire_rolled")
    assert [(record.args["other"], record.args["column"]) for record in fired] == [("bauer", 4)]
    assert game.is_marked("bauer", "reduced")


@rule("DOZ-UNIT-50")
def test_the_players_pick_whom_the_stench_strikes() -> None:
    game = lay("brains").put("bauer", "st_thomas").put("raiders", "st_thomas").falls(3, 4)
    stinks(game)
    assert game.options == ["unit unit=bauer", "unit unit=raiders"]
    game.answers("unit", "raiders")
    assert game.hits("raiders") == 2


@rule("DOZ-UNIT-50")
def test_after_a_fight_without_a_move_or_toward_town_center_nothing_stinks() -> None:
    game = lay("brains").put("bauer", "forest_5").put("furies", "st_thomas").any_luck()
    assert stinks(game).told("gunfire_rolled") == []
    game = lay("brains").put("zeds_5", "forest_1", "stench").put("hunt", "town_center")
    assert game.carries_out(advancing("zeds_5")).told("gunfire_rolled") == []
    game = lay("brains").put("bauer", "st_thomas").put("zeds_6", "forest_5").put("zeds_7", "forest_5")
    assert stinks(game).told("gunfire_rolled") == []


@rule("DOZ-UNIT-51")
def test_a_marker_leaves_play_with_the_zeds_that_bear_it() -> None:
    game = lay(LEVEL).put("zeds_5", "farm", "reduced", "fast", hits=2).carries_out(hitting("zeds_5", 1))
    assert game.where("zeds_5") == "cup"
    assert not game.is_marked("zeds_5", "fast")


# Markers of player units.


@rule("DOZ-FATE-14")
def test_well_armed_and_civilians_leader_each_give_1_shift_right_and_add_up() -> None:
    for marks, shifts in (
        (("well_armed",), 1),
        (("civilians_leader",), 1),
        (("well_armed", "civilians_leader"), 2),
    ):
        game = lay(LEVEL).put("regular_civilians_7", "forest_2", *marks).put("zeds_5", "forest_2").any_luck()
        assert moved_by(game.carries_out(attacking("regular_civilians_7", "forest_2"))) == shifts
