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
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.terminal.lines.table import Colony
from tests.cli.test_screen import run
from tests.contract.accounts import audit
from tests.contract.games import random_match
from tests.games.dead_of_winter.toy import LOOK_OUT, OMENS, TOWER, state_of

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
    assert shown == {"looks": 0, "rung": 0, "omen": omens[2]}
    assert "omen" not in str(match.view(None)["modules"])
    assert [place["place"] for place in match.view(None)["places"]][-1] == "watchtower"


def test_the_catalogue_tells_of_its_deed_and_its_place() -> None:
    catalogue = GAME.catalogue()
    assert catalogue["deeds"]["look_out"]["rules"] == ["DOW-TURN-4"]
    assert catalogue["places"]["watchtower"]["room"] == 2
    assert {rule.id for rule in rulebook.rules("dead_of_winter")} >= {"DOW-TURN-4"}


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
