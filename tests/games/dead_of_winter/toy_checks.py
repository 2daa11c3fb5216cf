"""What is checked of the toy module, in a process that knows it: see ``test_modules.py``."""

from functools import partial
from itertools import pairwise
from typing import Any, Final

import pytest
from textual.pilot import Pilot

import lastfire
from lastfire import bots, rulebook
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.app import TableApp
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, kill_zombies, remove_zombies
from lastfire.games.dead_of_winter.rules.harm.death import is_done_for
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal
from lastfire.games.dead_of_winter.rules.holdings import is_ready, keep_of_module, mark_used, search_value
from lastfire.games.dead_of_winter.rules.names import COLONY, NO_SURVIVOR, SURVIVORS
from lastfire.games.dead_of_winter.rules.sight import sight_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable, of_module
from lastfire.games.dead_of_winter.rules.turn.attack import strike, targets_of
from lastfire.games.dead_of_winter.rules.turn.attract import has_source
from lastfire.games.dead_of_winter.rules.turn.move import free_places
from lastfire.games.dead_of_winter.rules.words.actions import SURVIVOR, ZOMBIE
from lastfire.games.dead_of_winter.terminal.lines.table import Colony
from tests.cli.test_screen import run
from tests.contract.accounts import audit
from tests.contract.games import random_match
from tests.games.dead_of_winter.toy import BRUTE, DOOR, KEEN_EYES, LOOK_OUT, OMENS, TOWER, state_of

WITH: Final[dict[str, Any]] = {"watchtower": True}
SEEDS: Final = (1, 2, 3)


def table_of(match: lastfire.Match) -> ColonyTable:
    table = match._table
    assert isinstance(table, ColonyTable)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_are_played_and_keep_their_accounts(seats: int) -> None:
    for seed in SEEDS:
        for match, _ in random_match("dead_of_winter", seats, WITH, seed):
            audit(match)
        assert match.over


def test_all_of_it_happens() -> None:
    looked = rung = visited = saved = 0
    for seed in range(12):
        for match, _ in random_match("dead_of_winter", 4, WITH, seed):
            if match.ask is not None and LOOK_OUT in match.ask.ids:
                visited += 1
        table = table_of(match)
        looked += state_of(table).looks
        rung += state_of(table).rung
        saved += table.zombies[6 - 1 + TOWER]
        assert {card.id for card in table.box.crises} >= {"fog"}
    assert min(looked, rung, visited, saved) > 0


def test_its_cards_come_up() -> None:
    seen = set()
    for seed in range(40):
        match = lastfire.new("dead_of_winter", seats=2, seed=seed, **WITH)
        table = table_of(match)
        seen |= {table.box.crises[card].id for card in table.piles[0].middle}
        assert len(table.box.crossroads) - 1 in table.piles[7].middle
    assert "fog" in seen


def test_a_move_to_the_tower_needs_no_exposure_roll() -> None:
    moved = 0
    for seed in range(8):
        *_, (match, _) = random_match("dead_of_winter", 4, WITH, seed)
        for record, then in pairwise(match.records(None)):
            if record.kind == "moved" and record.args["to"] == "watchtower":
                moved += 1
                assert then.kind != "exposed"
    assert moved > 1


def test_without_the_option_nothing_of_it_is_there() -> None:
    for match, _ in random_match("dead_of_winter", 3, {}, 5):
        table = table_of(match)
        assert table.states == []
        assert match.view(None)["modules"] == {}
        assert len(table.zombies) == 12
        assert all(card.id != "fog" for card in table.box.crises)
        assert match.ask is None or LOOK_OUT not in match.ask.ids


def test_it_is_saved_and_loaded_at_every_tenth_question() -> None:
    for i, (match, _) in enumerate(random_match("dead_of_winter", 3, WITH, 7)):
        if i % 10 == 0:
            again = lastfire.load(match.save())
            assert again.digest() == match.digest()
            back = GAME.unpack(table_of(match).pack(), GAME.agree(3, WITH))
            assert back.pack() == table_of(match).pack()


def test_forks_are_independent_and_an_undo_takes_it_back() -> None:
    for i, (match, _) in enumerate(random_match("dead_of_winter", 3, WITH, 8)):
        if i % 25 == 0 and match.ask is not None:
            fork, before = match.fork(), match.digest()
            while fork.ask is not None:
                fork.answer(len(fork.ask.ids) - 1)
            assert match.digest() == before


def test_a_deal_keeps_ones_own_omen_and_redraws_those_of_others() -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    own = state_of(table_of(match)).omens[1]
    found = {tuple(state_of(table_of(match.deal(1, seed))).omens) for seed in range(60)}
    assert {omens[1] for omens in found} == {own}
    assert {omens[0] for omens in found} == set(range(1, 1 + OMENS))


def test_a_view_shows_the_module_and_no_secret_of_it() -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    omens = state_of(table_of(match)).omens
    shown = {one["id"]: one["number"] for one in match.view(2)["modules"]["watchtower"]["numbers"]}
    assert shown == {"looks": 0, "rung": 0, "brutes": 0, "omen": omens[2]}
    assert "omen" not in str(match.view(None)["modules"])
    assert [place["place"] for place in match.view(None)["places"]][-1] == "watchtower"


def test_the_catalogue_tells_of_its_deed_and_its_place() -> None:
    catalogue = GAME.catalogue()
    assert catalogue["deeds"]["look_out"]["rules"] == ["DOW-TURN-4"]
    assert catalogue["places"]["watchtower"]["room"] == 2
    assert {rule.id for rule in rulebook.rules("dead_of_winter")} >= {"DOW-TURN-4"}


def begun(seats: int = 3, seed: int = 7) -> ColonyTable:
    """A table of its own at the first question of the first turn, with nobody hurt."""
    for match, _ in random_match("dead_of_winter", seats, WITH, seed):
        if match.ask is not None and match.ask.question == "turn":
            t = table_of(match).copy()
            t.wounds = [0] * len(t.wounds)
            t.frostbite = [0] * len(t.frostbite)
            return t
    raise AssertionError("no turn")


def done(flow: Flow) -> None:
    """A flow in which nobody has a choice."""
    for _ in flow:
        raise AssertionError("somebody is asked")


def sends(t: ColonyTable, survivor: int) -> int:
    """A survivor stands in the tower, where the rubble leaves room for one; returns the player."""
    t.place[survivor] = TOWER
    return t.controller[survivor]


def test_what_lies_there_takes_space() -> None:
    t = begun()
    # Of three spaces at the door a brute and planks fill two; of two inside rubble fills one.
    assert (t.zombies[DOOR], t.free_space(DOOR), t.room(TOWER)) == (1, 1, 1)
    assert TOWER in free_places(t, False)
    sends(t, t.groups[0][0])
    assert not t.has_room(TOWER)
    assert TOWER not in free_places(t, False)
    assert all(t.room(place) == t.board.room[place] for place in t.board.town)


def test_a_place_out_of_town_gets_no_zombies_at_setup() -> None:
    for seed in range(8):
        t = begun(seed=seed)
        assert t.zombies[DOOR] == state_of(t).brutes == 1
        assert TOWER not in t.board.town


def test_planks_stop_a_zombie_and_take_all_but_the_brute_along() -> None:
    t = begun()
    assert t.takes(DOOR) == 3
    done(add_zombies(t, TOWER, 1))
    assert (t.zombies[DOOR], state_of(t).planks, t.takes(DOOR)) == (2, 1, 2)
    done(add_zombies(t, TOWER, 1))
    assert (t.zombies[DOOR], state_of(t).planks, t.loose(DOOR)) == (1, 0, 0)


def test_nothing_but_an_attack_reaches_a_brute() -> None:
    t = begun()
    t.zombies = [0] * len(t.zombies)
    t.zombies[DOOR] = 1
    done(kill_zombies(t, 0, TOWER, 3, NO_SURVIVOR))
    done(remove_zombies(t, 0, TOWER, 3))
    assert t.zombies[DOOR] == 1
    assert not has_source(t, COLONY)
    done(add_zombies(t, TOWER, 1))
    assert has_source(t, COLONY)
    done(kill_zombies(t, 0, TOWER, 3, NO_SURVIVOR))
    assert t.zombies[DOOR] == 1


def test_a_brute_is_attacked_before_anything_else_and_leaves_a_scar_that_counts_as_a_wound() -> None:
    t = begun()
    attacker, rival = t.groups[0][0], t.groups[1][0]
    sends(t, attacker)
    sends(t, rival)
    done(add_zombies(t, TOWER, 1))
    assert targets_of(t, 0, attacker) == [BRUTE]
    t.chance.script, t.chance.script_at = [0], 0  # a blank
    done(strike(t, 0, attacker))
    assert (state_of(t).brutes, t.zombies[DOOR]) == (0, 1)
    assert (t.wounds[attacker], t.frostbite[attacker], t.hurts(attacker), t.hurts(rival)) == (0, 0, 1, 0)
    assert targets_of(t, 0, attacker) == [ZOMBIE, SURVIVOR[rival]]
    t.wounds[attacker] = 2
    assert is_done_for(t, attacker)
    seen = sight_of(t, None, 0).people[attacker]
    assert (seen.wounds, seen.other_wounds, seen.hurts) == (2, 1, 3)
    assert not can_heal(t, rival)
    done(heal(t, attacker, 0))
    assert (t.wounds[attacker], t.hurts(attacker)) == (1, 2)


def test_a_sight_counts_it_too() -> None:
    t = begun()
    sight = sight_of(t, None, 0)
    assert (sight.room(TOWER), sight.free(DOOR), sight.takes(DOOR), sight.loose(DOOR)) == (1, 1, 3, 0)
    assert [sight.takes(entrance) for entrance in range(DOOR)] == [t.takes(e) for e in range(DOOR)]
    assert [sight.room(place) for place in t.board.all] == [t.room(place) for place in t.board.all]


def test_what_a_survivor_keeps_is_saved_and_shown_and_goes_with_them() -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=1, **WITH)
    kept = 0
    for seed in range(12):
        for match, _ in random_match("dead_of_winter", 3, WITH, seed):
            t = table_of(match)
            bearers = [held.bearer for held in t.lasting if held.which > 0]
            if bearers and match.ask is not None:
                kept += 1
                shown = match.view(None)["modules"]["watchtower"]["kept"]
                assert [each["survivor"] for each in shown] == [SURVIVORS[s].id for s in bearers]
                assert all(t.in_play(bearer) for bearer in bearers)
                for bearer in bearers:
                    assert search_value(t, bearer) == max(1, t.box.search[bearer] - 1)
                again = lastfire.load(match.save())
                assert again.digest() == match.digest()
                break
    assert kept > 2


def test_what_a_module_holds_is_used_once_a_round_like_anything_else() -> None:
    t = begun()
    bearers = t.groups[0][:2]
    held = [keep_of_module(t, "watchtower", KEEN_EYES, bearer) for bearer in bearers]
    mark_used(t, held[0])
    assert [is_ready(t, each) for each in held] == [False, True]
    assert is_ready(t, of_module(0))
    assert all(card < 0 for card in t.used_gear)


def test_players_vote_on_what_only_the_module_knows() -> None:
    voted = 0
    for seed in range(20):
        for match, _ in random_match("dead_of_winter", 4, WITH, seed):
            if match.ask is not None and match.ask.question == "watch":
                vote = match.view(None)["vote"]
                assert (vote["kind"], vote["player"], vote["crossroads"]) == ("other", None, None)
                assert match.ask.seat in vote["voters"]
                assert match.ask.seat not in vote["in"]
        for record in match.records(None):
            if record.kind == "vote_result" and record.args["choice"] == "keep":
                voted += 1
                ups, downs = record.args["ups"], record.args["downs"]
                assert f"keep the watch {ups}, relieve the watch {downs}" in record.text("en")
                assert f"「続ける」{ups}票、「交代する」{downs}票" in record.text("ja")
    assert voted > 3


def test_the_watch_keeps_the_token() -> None:
    """In the rounds after a clear vote the token is where it was, or has passed."""
    stayed = passed = 0
    for seed in range(20):
        *_, (match, _) = random_match("dead_of_winter", 4, WITH, seed)
        kept = False
        for record in match.records(None):
            if record.kind == "vote_result" and record.args["choice"] == "keep":
                kept = record.args["ups"] > record.args["downs"]
                passed += int(record.args["ups"] < record.args["downs"])
            elif record.kind == "first_player":
                assert not kept
            elif record.kind == "round_begins":
                stayed += int(kept)
                kept = False
    assert min(stayed, passed) > 0


def test_why_it_cannot_be_done_is_told_with_the_rule() -> None:
    for match, _ in random_match("dead_of_winter", 3, WITH, 7):
        if match.ask is not None and match.ask.question == "turn" and LOOK_OUT not in match.ask.ids:
            said = [each for each in match.hindrances() if each.verb == "look_out"]
            assert {each.rule for each in said} == {"DOW-TURN-4"}
            return
    raise AssertionError("no turn without a look-out")


def test_every_answer_in_the_table_still_has_its_number() -> None:
    assert GAME.vocabulary.actions[LOOK_OUT].verb == "look_out"
    places = [action.args["place"] for action in GAME.vocabulary.actions if action.verb == "to"]
    assert places[-1] == "watchtower"
    numbers = [action.number for action in GAME.vocabulary.actions]
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(("lang", "said"), [("en", "Looks from the tower: 0"), ("ja", "見張りの回数：0")])
def test_the_terminal_says_what_it_shows(lang: str, said: str) -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    sight = Telling(match.view(0), GAME.catalogue(), ["Anna", "Bert", "Cleo"], lang)
    assert said in "\n".join(Colony(sight).lines())


def on_the_way() -> lastfire.Match:
    """A match in which the first player chooses where to move."""
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    while (ask := match.ask) is not None:
        verbs = [option.verb for option in ask.options]
        if ask.question == "destination":
            if ask.seat == 0 and {"place": "watchtower"} in [option.args for option in ask.options]:
                return match
            match.answer(0)
        else:
            match.answer(verbs.index("move") if ask.seat == 0 and "move" in verbs else len(verbs) - 1)
    raise AssertionError("nobody moves")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(("lang", "said"), [("en", "Watchtower"), ("ja", "見張り塔")])
def test_the_screen_draws_its_place_and_a_click_chooses_it(
    lang: str, said: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(on_the_way(), seat_people(3, [], 1, ["heuristic"]), 1)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        lines = [
            (line.text.plain, hit.target)
            for line in app.draw(*size)
            for hit in line.hits
            if hit.target.name == "place watchtower"
        ]
        ((text, target),) = lines
        assert said in text
        assert app.questions is not None
        app.questions.touch(target)
        assert app.questions.row.option.args == {"place": "watchtower"}
        await pilot.press("enter")

    app = run(sitting, script, lang, size)
    (tower,) = [place for place in app.sitting.match.view(0)["places"] if place["place"] == "watchtower"]
    assert len(tower["survivors"]) == 1


@pytest.mark.parametrize("kind", ["random", "heuristic"])
def test_bots_play_it(kind: str) -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=6, **WITH)
    bot = bots.make(kind, 6)
    while (ask := match.ask) is not None:
        match.answer(bot.choose(match.sight(ask.seat), ask, partial(match.deal, ask.seat)))
    assert match.over


def test_a_chance_of_its_own_goes_through_the_table() -> None:
    setup = GAME.agree(3, WITH)
    first, second = (GAME.set_up(setup, Chance()).pack() for _ in range(2))
    assert first == second
