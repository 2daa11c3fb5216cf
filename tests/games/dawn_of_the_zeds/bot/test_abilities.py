"""What the bots take abilities of units for."""

import pytest

from lastfire.games.dawn_of_the_zeds.bot.abilities import Abilities
from lastfire.games.dawn_of_the_zeds.bot.fights import Fights
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.shooting import Shooting
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import build_event_deck
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay


def begun(game: Game) -> Game:
    build_event_deck(game.t)
    return game.has(event_actions=2, supplies=6, ammo=3).begin(ACTION)


def outlook(game: Game) -> Outlook:
    return Outlook(seen(game.match, 0))


def abilities(game: Game) -> Abilities:
    found = outlook(game)
    return Abilities(found, Shooting(found))


def test_santana_drives_regular_zeds_off_every_other_time() -> None:
    # [DOZ-UNIT-59]
    game = begun(lay("apocalypse").put("santana", "highway_1").put("zeds_1", "highway_2"))
    fights = Fights(seen(game.match, 0))
    odds = fights.attack(UNIT["santana"], (UNIT["zeds_1"],))
    plain = fights._odds(UNIT["santana"], (UNIT["zeds_1"],), 0)
    assert odds["wins"] == pytest.approx(0.5 + 0.5 * plain["wins"])
    assert odds["unit_hits"][0] == pytest.approx(0.5 + 0.5 * plain["unit_hits"][0])
    assert sum(odds["zeds_hits"]) == pytest.approx(1)


def test_darling_is_mostly_unharmed() -> None:
    # [DOZ-UNIT-61]
    game = begun(lay("brains").put("darling", "highway_1").put("zeds_1", "highway_2"))
    fights = Fights(seen(game.match, 0))
    odds = fights.defence(UNIT["darling"], (UNIT["zeds_1"],), SPACE["highway_1"])
    assert odds["unit_hits"][0] >= 4 / 6


def test_water_is_worth_most_where_zeds_stand_at_the_gate() -> None:
    # [DOZ-UNIT-72]
    def hose(space: str, zeds: str) -> float:
        game = begun(lay("apocalypse").put("fire_company", space).put("zeds_1", zeds))
        return abilities(game).worth(UNIT["fire_company"], 1)

    at_the_gate, far_out = hose("town_center", "uptown"), hose("highway_4", "ingeburg")
    assert at_the_gate > max(0.0, far_out)


def test_pickles_among_zeds_slows_them_down() -> None:
    # [DOZ-UNIT-58]
    away = begun(lay("apocalypse").put("pickles", "town_center").put("zeds_1", "highway_2"))
    among = begun(lay("apocalypse").put("pickles", "highway_2").put("zeds_1", "highway_2"))
    track = SPACE["highway_2"] // 9
    assert outlook(among).danger_now[track] < outlook(away).danger_now[track]


def test_terrain_is_worth_something_where_somebody_defends() -> None:
    # [DOZ-BUILD-5, DOZ-UNIT-57]
    held = begun(lay("apocalypse").put("kingman", "highway_2").put("zeds_30", "nuclear_plant"))
    empty = begun(lay("apocalypse").put("kingman", "town_center").put("zeds_30", "nuclear_plant"))
    space = SPACE["highway_2"]
    assert outlook(held).with_ground(space, 2) > outlook(held).with_ground(space, 1) > 0
    assert outlook(empty).with_ground(space, 3) == 0


def test_the_hit_that_turns_zeds_over_is_worth_most() -> None:
    # [DOZ-UNIT-1]
    game = begun(lay().put("furies", "uptown").put("zeds_1", "highway_1"))
    zeds, track = (UNIT["zeds_1"],), SPACE["highway_1"] // 9
    found = outlook(game)
    one, two, three = (found.hits_worth(zeds, track, 1, [0.0] * count + [1.0]) for count in (1, 2, 3))
    assert three - two > two - one > 0
    assert found.danger_now == outlook(game).danger_now, "what is only thought of leaves nothing behind"
