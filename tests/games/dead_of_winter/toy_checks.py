"""What is checked of the toy module, in a process that knows it: see ``test_modules.py``."""

import pickle
from itertools import pairwise
from typing import Any, Final

import pytest
from textual.pilot import Pilot

import lastfire
from lastfire import bots, envs, rulebook
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.app import TableApp
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.bot.decks import PER_ROUND, cards_of
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, kill_zombies, remove_zombies
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.harm.death import is_done_for, outside_with_room
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal
from lastfire.games.dead_of_winter.rules.holdings import is_ready, keep_of_module, mark_used, search_value
from lastfire.games.dead_of_winter.rules.names import COLONY, LIBRARY, NO_SURVIVOR
from lastfire.games.dead_of_winter.rules.sight import sight_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable, of_module
from lastfire.games.dead_of_winter.rules.turn.attack import strike, targets_of
from lastfire.games.dead_of_winter.rules.turn.attract import has_source
from lastfire.games.dead_of_winter.rules.turn.move import free_places
from lastfire.games.dead_of_winter.rules.words.actions import BASE_ACTIONS, SURVIVOR, ZOMBIE
from lastfire.games.dead_of_winter.terminal.lines.table import Colony
from tests import secrecy
from tests.cli.test_screen import run
from tests.contract.accounts import audit
from tests.contract.games import random_match
from tests.games.dead_of_winter.toy import (
    BRUTE,
    CARDS,
    DOOR,
    KEEN_EYES,
    KEEPER,
    LOOK_OUT,
    OMENS,
    RATIONS,
    SIGNALLER,
    SPYGLASS,
    TOWER,
    state_of,
)

WITH: Final[dict[str, Any]] = {"watchtower": True}
ALONE: Final[dict[str, Any]] = {"second_set": True, "without_base": True}
WAYS: Final[list[dict[str, Any]]] = [
    WITH,
    {"bridge": True},
    {**WITH, "bridge": True, "main_objective": "keep_watch"},
    {"second_set": True},
    {"thaw": "slow"},
    ALONE,
    {**ALONE, **WITH, "bridge": True, "main_objective": "keep_watch"},
]
"""Ways to play with the modules."""
NAMES: Final = ["-".join(way) for way in WAYS]
SEEDS: Final = (1, 2, 3)
BLUEPRINTS: Final = [worth for id_, worth in PER_ROUND.items() if "blueprints" in id_]
GUESTS: Final = [card.id for card in CARDS.survivors]


def table_of(match: lastfire.Match) -> ColonyTable:
    table = match._table
    assert isinstance(table, ColonyTable)
    return table


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_are_played_and_keep_their_accounts(seats: int, way: dict[str, Any]) -> None:
    for match, _ in random_match("dead_of_winter", seats, way, seats):
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
        assert {card.id for card in table.box.crossroads[-2:]} == {"smoke", "a_light_above"}
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


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_it_is_saved_and_loaded_at_every_tenth_question(way: dict[str, Any]) -> None:
    for i, (match, _) in enumerate(random_match("dead_of_winter", 3, way, 7)):
        if i % 10 == 0:
            again = lastfire.load(match.save())
            assert again.digest() == match.digest()
            back = GAME.unpack(table_of(match).pack(), GAME.agree(3, way))
            assert back.pack() == table_of(match).pack()


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_forks_are_independent_and_an_undo_takes_it_back(way: dict[str, Any]) -> None:
    for i, (match, _) in enumerate(random_match("dead_of_winter", 3, way, 8)):
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
    assert match.view(2)["modules"]["watchtower"]["look"] == {"found": []}
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
    # Where there is rubble alone nobody is driven to, not even if no place has a space left.
    state_of(t).rubble = t.board.room[TOWER]
    others = [survivor for survivor in range(len(t.place)) if t.place[survivor] < 0]
    for place in t.board.town:
        for _ in range(t.board.room[place]):
            t.place[others.pop()] = place
    assert outside_with_room(t) == list(t.board.town)


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
    for seed in range(40):
        for match, _ in random_match("dead_of_winter", 3, WITH, seed):
            t = table_of(match)
            bearers = [held.bearer for held in t.lasting if held.which > 0 > held.number]
            if bearers and match.ask is not None:
                kept += 1
                shown = match.view(None)["modules"]["watchtower"]["kept"]
                assert [each["survivor"] for each in shown] == [t.box.survivors[s].id for s in bearers]
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
                said = record.text("en")
                assert f"{ups} vote" in said.partition(" for keeping the watch and ")[0]
                assert f"{downs} vote" in said.partition(" for keeping the watch and ")[2]
                assert said.endswith(" for relieving the watch.")
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
    assert places[-2:] == ["watchtower", "bridge"]
    numbers = [action.number for action in GAME.vocabulary.actions]
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(("lang", "said"), [("en", "Looks from the tower: 0"), ("ja", "見張りの回数：0")])
def test_the_terminal_says_what_it_shows(lang: str, said: str) -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    sight = Telling(match.view(0), GAME.catalogue(), ["Anna", "Bert", "Cleo"], lang)
    assert said in "\n".join(Colony(sight).lines())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_terminal_says_what_it_keeps_with_whom(lang: str) -> None:
    for seed in range(12):
        for match, _ in random_match("dead_of_winter", 3, WITH, seed):
            bearers = [held.bearer for held in table_of(match).lasting if held.which > 0 > held.number]
            if bearers:
                sight = Telling(match.view(0), GAME.catalogue(), ["Anna", "Bert", "Cleo"], lang)
                said = Colony(sight).lines()
                colon = "：" if lang == "ja" else ": "
                name = table_of(match).box.survivors[bearers[0]].name.text(lang)
                assert f"{name}{colon}{KEEN_EYES.words().text(lang)}" in said
                return
    raise AssertionError("nobody keeps anything")


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


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
@pytest.mark.parametrize("kind", ["random", "heuristic"])
def test_bots_play_it(kind: str, way: dict[str, Any]) -> None:
    match = lastfire.new("dead_of_winter", seats=4, seed=1, **way)
    bots.play(match, [bots.make(kind, seat) for seat in range(4)])
    assert match.over


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_a_searching_bot_plays_it(way: dict[str, Any]) -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=6, **way)
    players = [bots.make("search", seat, iterations=2) for seat in range(3)]
    for _ in range(40):
        bots.move(match, players[match.ask.seat if match.ask is not None else 0])


def test_bots_judge_a_guest_like_those_with_the_same_effect() -> None:
    table = table_of(lastfire.new("dead_of_winter", seats=4, **WITH))
    cards = cards_of(table.box)
    number = table.box.numbers
    assert cards.limit[number[SIGNALLER]] == 5
    assert cards.per_round[number[SPYGLASS]] == pytest.approx(sum(BLUEPRINTS) / len(BLUEPRINTS))
    assert cards.meals[number[RATIONS]] == 2
    assert cards.draft(number[KEEPER]) > cards.draft(3) - 1
    assert len(cards.share) > TOWER


# Survivors and items


def test_guests_are_numbered_after_those_of_the_base_game() -> None:
    table = table_of(lastfire.new("dead_of_winter", seats=4, **WITH))
    assert [card.id for card in table.box.survivors] == [*[card.id for card in BOX.survivors], *GUESTS]
    assert table.box.symbol[: len(BOX.symbol)] == BOX.symbol
    assert table.box.numbers[SPYGLASS] == len(BOX.items)
    alone = table_of(lastfire.new("dead_of_winter", seats=4, **{**ALONE, **WITH}))
    assert [card.id for card in alone.box.survivors[-2:]] != GUESTS
    assert alone.box.numbers[KEEPER] == len(BOX.survivors)
    assert alone.box.strangers[0] == alone.box.numbers[KEEPER]
    assert not {card.id for card in alone.box.crises} & {card.id for card in BOX.crises}


def test_what_a_guest_can_do_is_done_and_told_by_name() -> None:
    told: set[str] = set()
    acted = looked = kept = 0
    for seed in range(30):
        for match, _ in random_match("dead_of_winter", 5, WITH, seed):
            if match.ask is None:
                break
            said = {option.notation: option for option in match.ask.options}
            told |= {option.text("en") for option in said.values()}
            if "ability survivor=ada_keeper" in said:
                acted += 1
            kept += "keep item=spyglass" in said
        looked += any(record.args.get("survivor") == "ada_keeper" for record in match.records(None))
    assert min(acted, looked, kept) > 0
    assert told >= {"Attack with Ada Keeper", "Use Ada Keeper's ability", "Play Horn", "Keep Spyglass"}
    assert not [text for text in told if "guest" in text]


def test_a_deck_is_cut_to_its_size_by_chance_and_nobody_knows_what_stays_in_the_box() -> None:
    left = set()
    for seed in range(12):
        table = table_of(lastfire.new("dead_of_winter", seats=4, seed=seed, **WITH))
        assert [len(table.deck(place)) for place in table.board.outside] == [20] * 7
        spare = [card for card in table.boxed if table.box.origin[card] > 0]
        assert [table.box.origin[card] for card in spare] == [LIBRARY] * 9 + [TOWER] * 4
        left.add(tuple(spare))
        assert not any(table.knows[card] for card in spare)
    assert len(left) == 12


def test_a_deal_mixes_a_deck_with_what_stays_in_the_box() -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, **WITH)
    found = {tuple(sorted(table_of(match.deal(1, seed)).deck(LIBRARY).middle)) for seed in range(12)}
    assert len(found) == 12
    for seed in range(3):
        audit(match.deal(1, seed))


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_tables_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(way: dict[str, Any]) -> None:
    differed = 0
    for i, (match, _) in enumerate(random_match("dead_of_winter", 3, way, 11)):
        if i % 15 == 0:
            for seat in (None, 0, 1, 2):
                differed += secrecy.compare(match, seat, (i, -1 - i))
    assert differed > 10


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(lastfire.SetupError, match="too few cards"):
        lastfire.new("dead_of_winter", seats=4, **WITH, without_base=True)


def test_a_place_keeps_its_number_where_another_is_absent() -> None:
    match = lastfire.new("dead_of_winter", seats=3, seed=4, bridge=True)
    table = table_of(match)
    assert table.board.outside == (1, 2, 3, 4, 5, 6, TOWER + 1)
    assert [place["place"] for place in match.view(None)["places"]][-2:] == ["gas_station", "bridge"]


def test_a_module_may_be_chosen_in_several_ways() -> None:
    def used(**options: Any) -> list[str]:
        match = lastfire.new("dead_of_winter", seats=3, seed=4, **options)
        return [module.id for module in table_of(match).edition.modules]

    assert used() == []
    assert used(thaw="none") == []
    assert used(thaw="slow") == used(thaw="fast") == ["thaw"]
    with pytest.raises(lastfire.SetupError, match="thaw"):
        used(thaw=True)


def test_a_module_says_what_it_cannot_be_played_with() -> None:
    with pytest.raises(lastfire.SetupError, match="cannot be played with the bridge") as refused:
        lastfire.new("dead_of_winter", seats=3, thaw="slow", bridge=True)
    assert refused.value.field == "thaw"
    assert not lastfire.new("dead_of_winter", seats=3, bridge=True).over


def test_an_objective_of_a_module_is_chosen_with_the_module_alone() -> None:
    match = lastfire.new("dead_of_winter", seats=3, main_objective="keep_watch", **WITH)
    assert match.view(None)["objective"]["id"] == "keep_watch"
    with pytest.raises(lastfire.SetupError, match="keep_watch is not among the cards in use"):
        lastfire.new("dead_of_winter", seats=3, main_objective="keep_watch")


def test_guests_are_shown_in_views_and_in_the_catalogue() -> None:
    catalogue = GAME.catalogue()
    assert catalogue["survivors"]["ada_keeper"]["text"]["en"].startswith(
        "Once per round, you may spend a die of 2"
    )
    assert catalogue["items"]["spyglass"]["decks"] == {"watchtower": 6, "library": 9}
    assert catalogue["places"]["watchtower"]["symbols"] == ["tool", "food", "education"]
    assert catalogue["crossroads"]["a_light_above"]["choices"][0]["text"]["en"].startswith("Add Ada Keeper")
    seen: set[str] = set()
    for seed in range(20):
        match = lastfire.new("dead_of_winter", seats=5, seed=seed, **WITH)
        bots.play(match, [bots.make("random", seat) for seat in range(5)])
        view = match.view(0)
        seen |= {*view["survivors"], *view["waste"], *view["gone"]}
        for lang in ("en", "ja"):
            sight = Telling(view, catalogue, ["Anna", "Bert", "Cleo", "Dora", "Emil"], lang)
            assert "\n".join(Colony(sight).lines())
    assert seen >= {*GUESTS, "watch_rations"}


# Rows for learners


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_learners_see_it(way: dict[str, Any]) -> None:
    match = lastfire.new("dead_of_winter", 3, 5, **way)
    layout = envs.layout_of(match)
    assert set(layout.additions) == {*way} - {"main_objective"}
    assert layout.key != envs.layout("dead_of_winter", 3).key
    assert pickle.loads(pickle.dumps(layout)) is layout
    luck = Chance()
    luck.reseed(3)
    while match.ask is not None:
        row = layout.numbers(match.sight(match.ask.seat), match.ask)
        people = [card.id for card in table_of(match).box.survivors]
        for id_ in match.view(None)["survivors"]:
            assert id_ in people
            assert row[layout[f"{id_}.place"]].sum() == 1
        match.answer(luck.below(len(match.ask.ids)))


def test_what_a_module_shows_and_asks_is_in_the_rows() -> None:
    told = set()
    layout = envs.layout("dead_of_winter", 3, "watchtower")
    for seed in SEEDS:
        for match, _ in random_match("dead_of_winter", 3, WITH, seed):
            if match.ask is not None:
                row = layout.numbers(match.sight(match.ask.seat), match.ask)
                assert row[layout["watchtower.looks"]] == state_of(table_of(match)).looks
                assert row[layout["watchtower.omen"]] == state_of(table_of(match)).omens[match.ask.seat]
                told.add(match.ask.question)
    assert "bell" in told


def test_environments_have_the_actions_of_their_match() -> None:
    env = envs.env("dead_of_winter", seats=2, seed=3, watchtower=True)
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(observation["action_mask"].nonzero()[0][-1]))
        assert env.action_space(agent).n == len(GAME.actions(GAME.agree(2, WITH)))
    base = envs.env("dead_of_winter", seats=2, seed=3)
    assert base.action_space("seat_0").n == BASE_ACTIONS
    labels = {label for field in envs.layout("dead_of_winter", 2).fields for label in field.labels}
    assert not labels & {*GUESTS, "bell", "watchtower", "spyglass"}


def test_a_chance_of_its_own_goes_through_the_table() -> None:
    setup = GAME.agree(3, WITH)
    first, second = (GAME.set_up(setup, Chance()).pack() for _ in range(2))
    assert first == second
