"""What the bots answer in a fight and before the game, where a person sees at once what is right."""

import pytest

from lastfire.bots.judgement import likely
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.replies import Replies
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import hero_arrives
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import ChosenHeroArrives
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.fights import attacked_by
from tests.games.dawn_of_the_zeds.table import Game, lay


def best(game: Game) -> str:
    """What the bots would answer to the open question."""
    ask = game.match.ask
    assert ask is not None
    outlook = Outlook(seen(game.match, ask.seat))
    worth = Replies(outlook, Acting(outlook)).worth(ask)
    return ask.options[max(range(len(worth)), key=lambda i: (worth[i], -i))].verb


# Sheriff Hunt against these Zeds fights in the even column, where 7 or more wins.
@pytest.mark.parametrize(
    ("dice", "space", "said"),
    [
        ((2, 4), "forest_2", "roll_again"),
        ((3, 4), "forest_2", "stand"),
        # Two columns of terrain: 3 or more wins, so a 4 is kept.
        ((1, 3), "uptown", "stand"),
        ((1, 1), "uptown", "roll_again"),
    ],
)
def test_dice_are_rolled_again_where_they_lose_the_fight_and_kept_where_they_win_it(
    dice: tuple[int, int], space: str, said: str
) -> None:
    game = lay().put("hunt", space).put("zeds_15", space).falls(*dice)
    game.carries_out(attacked_by("zeds_15", space=space))
    assert game.asked == "roll_again"
    assert best(game) == said


def lost_with(level: str, unit: str, hits: int) -> float:
    """What it costs a unit in a Town space to take so many Hits for certain."""
    game = lay(level).put(unit, "uptown").put("zeds_5", "highway_2").put("piazza", "town_center")
    game.has(event_actions=1).begin(ACTION)
    outlook = Outlook(seen(game.match, 0))
    return outlook.hits_cost(UNIT[unit], [0.0] * hits + [1.0])


def test_a_hero_who_falls_is_lost_less_in_the_basic_game_where_it_comes_back_on_its_full_side() -> None:
    assert lost_with("basic", "hunt", 2) < lost_with("outbreak", "hunt", 2)
    assert lost_with("basic", "hunt", 1) > 0


@pytest.mark.parametrize(("unit", "strength"), [("hunt", 5.0), ("regular_civilians_7", 2.0)])
def test_heroes_come_back_on_their_full_side_and_civilians_on_their_reduced_one(
    unit: str, strength: float
) -> None:
    game = lay("basic").put(unit, "uptown").has(event_actions=1).begin(ACTION)
    assert Outlook(seen(game.match, 0)).comes_back(UNIT[unit]) == strength


def test_the_first_hero_brings_a_character_action() -> None:
    game = lay("apocalypse").put("piazza", "town_center").has(event_actions=1).begin(ACTION)
    outlook = Outlook(seen(game.match, 0))
    replies = Replies(outlook, Acting(outlook))
    brings = {
        name: replies._brings_action(UNIT[name])
        for name in ("schmidt", "hunt", "hernandez", "piazza", "kingman")
    }
    assert brings == {"schmidt": True, "hunt": True, "hernandez": True, "piazza": False, "kingman": False}


def test_whoever_arrives_is_not_offered_to_begin_among_zeds() -> None:
    game = lay("basic").put("zeds_15", "mountain_start").put("zeds_16", "forest_start")
    game.carries_out(lambda t: hero_arrives(t, UNIT["piazza"]))
    assert game.asked == "arrival"
    ask = game.match.ask
    position = likely(game.match)
    assert ask is not None
    assert position is not None
    assert ask.options[position].args["space"] == "town_center"


def test_where_nobody_arrives_in_town_it_is_a_start_without_zeds() -> None:
    game = lay("basic").put("zeds_15", "mountain_start").put("zeds_16", "forest_start").put("piazza", "aside")
    game.carries_out(ChosenHeroArrives().do)
    if game.asked == "arriving_unit":
        game.answers("unit", "piazza")
    ask = game.match.ask
    position = likely(game.match)
    assert game.asked == "arrival"
    assert ask is not None
    assert position is not None
    assert ask.options[position].args["space"] not in ("mountain_start", "forest_start", "town_center")
