"""What the bots do in the Action Phase where a person sees at once what is right."""

import pytest

import lastfire
from lastfire import bots
from lastfire.bots import move
from lastfire.games.dawn_of_the_zeds.bot import JUDGEMENT
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.shooting import Shooting
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import IN_ORDER
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import build_event_deck
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT as UNIT_ACTION
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay

PIAZZA, MAYOR, SCHMIDT = UNIT["piazza"], UNIT["hernandez"], UNIT["schmidt"]


def shooting(game: Game) -> Shooting:
    return Shooting(Outlook(seen(game.match, 0)))


def zeds_before_piazza(actions: int, ammo: int = 0) -> Game:
    """Captain Piazza two spaces from Zeds, which is where the Captain shoots best."""
    game = lay().put("piazza", "uptown").put("zeds_1", "highway_2")
    build_event_deck(game.t)
    game.t.player_actions = 0
    return game.has(event_actions=actions, ammo=ammo).begin(ACTION)


def likeliest(game: Game) -> str:
    """What the bots would answer to the open question."""
    ask = game.match.ask
    assert ask is not None
    worth = JUDGEMENT.rank(game.match.sight(ask.seat), ask)
    return ask.options[max(range(len(worth)), key=lambda i: (worth[i], -i))].notation


def test_a_shot_for_two_actions_is_taken_where_there_is_no_ammo() -> None:
    game = zeds_before_piazza(2)
    assert likeliest(game) == "unit unit=piazza"
    assert likeliest(game.answers("unit", "piazza")) == "use unit=piazza"


@pytest.mark.parametrize(("actions", "can_be_paid"), [(1, False), (2, True), (4, True)])
def test_a_shot_that_cannot_be_paid_for_is_not_counted(actions: int, can_be_paid: bool) -> None:
    s = seen(zeds_before_piazza(actions).match, 0)
    assert (IN_ORDER[0] + PIAZZA in s.deeds[PIAZZA]) == can_be_paid
    shot = shooting(zeds_before_piazza(actions)).ability(PIAZZA, 0)
    assert shot is not None
    assert (Acting(Outlook(s)).who(UNIT_ACTION + PIAZZA) >= shot) == can_be_paid


@pytest.mark.parametrize("level", ["basic", "apocalypse", "directors_cut"])
def test_a_unit_is_worth_what_the_best_that_it_can_do_is_worth(level: str) -> None:
    """Who is chosen for something that cannot be done then would do something poor in its place."""
    match = lastfire.new("dawn_of_the_zeds", seats=1, seed=3, level=level)
    looked_at = 0
    while match.ask is not None and looked_at < 60:
        if match.ask.question == "who_acts":
            acting = Acting(Outlook(seen(match, 0)))
            worth = [acting.who(action) for action in match.ask.ids]
            rank = JUDGEMENT.rank(match.sight(0), match.ask)
            assert rank[worth.index(max(worth))] == max(rank), "less is known of the others, not of the best"
            for position, action in enumerate(match.ask.ids):
                after = match.fork()
                after.answer(position)
                if after.ask is None or after.ask.question != "deed":
                    continue
                unit = after.ask.facts[0]
                sight = seen(match, 0)
                assert sight.deeds[unit] == list(after.ask.ids)
                acting = Acting(Outlook(sight))
                assert acting.who(action) == max(acting.deed(unit, deed) for deed in after.ask.ids)
                looked_at += 1
        move(match, bots.make("heuristic"))
    assert looked_at >= 60


def test_the_mayor_has_others_in_town_center_shoot_with_a_column_more() -> None:
    game = lay().put("hernandez", "town_center").put("schmidt", "town_center").put("zeds_1", "uptown")
    game.has(event_actions=1, ammo=3).begin(ACTION)
    first, second = (shooting(game).ability(MAYOR, which) for which in (0, 1))
    assert second is None, "a speech is no shot"
    assert first is not None
    assert first > max(0, shooting(game).shot(SCHMIDT, UNIT["zeds_1"])), "the order adds a column"


def keeps(game: Game, unit: str, space: str) -> bool:
    return Acting(Outlook(seen(game.match, 0))).restores_order(UNIT[unit], SPACE[space])


def test_pickles_does_not_run_from_chaos_to_chaos_to_restore_order() -> None:
    game = lay("apocalypse").put("pickles", "farm").put("piazza", "town_center")
    game.chaos("farm").chaos("st_thomas").has(event_actions=2).begin(ACTION)
    assert not keeps(game, "pickles", "st_thomas")
    assert keeps(game, "piazza", "farm")


def test_one_unit_is_enough_to_restore_order() -> None:
    game = lay("apocalypse").put("furies", "farm").put("piazza", "town_center")
    game.chaos("farm").has(event_actions=2).begin(ACTION)
    assert not keeps(game, "piazza", "farm")
    assert keeps(game, "furies", "farm")
