"""Versus: who plays, how it ends, who decides what."""

import pytest

from lastfire import SetupError
from lastfire.engine.chance import Chance
from lastfire.engine.match import Match, new_match
from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import lay_chaos
from lastfire.games.dawn_of_the_zeds.rules.card import END, GUARD, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import build_event_deck, cards_to_come, next_event
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.levels import LENGTHS, LEVEL, LEVELS
from lastfire.games.dawn_of_the_zeds.rules.setup import set_up
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, OVER, TOWN_FALLS, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.turn.action import WHO
from tests.games.dawn_of_the_zeds.fights import attacked_by, hits_among, hits_on_mob
from tests.games.dawn_of_the_zeds.steps import advancing, begins_zeds_phase, new_in
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.versus import versus
from tests.rule import rule

RULES = DawnOfTheZeds()


@rule("DOZ-VERSUS-1", "DOZ-GOAL-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_seat_plays_the_zeds_against_all_others(seats: int) -> None:
    game = versus(seats=seats)
    assert (game.t.heroes, game.t.zeds_seat) == (seats - 1, seats - 1)


@rule("DOZ-VERSUS-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_versus_is_for_two_to_five_people(seats: int) -> None:
    with pytest.raises(SetupError):
        RULES.set_up(RULES.agree(seats, {"mode": "versus"}), Chance())


@rule("DOZ-VERSUS-2", "DOZ-VERSUS-72")
@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_versus_is_played_at_every_level_and_length(level: str) -> None:
    for length, deck in enumerate(LEVEL[level].decks):
        options: dict[str, object] = {"level": level, "mode": "versus", "length": LENGTHS[length].id}
        match = new_match(RULES, RULES.agree(3, options), 1)
        table = match._table
        assert isinstance(table, DawnTable)
        # From level I on Doctor at Large is one card more.
        assert cards_to_come(table) + table.revealed == deck.size + (level != "basic")


# Special and Regular cards of Acts 1 to 4, and all cards but Doctor at Large.
BRIEF_DECKS = {
    "basic": ((0, 1, 1, 1), (2, 3, 2, 1), 12),
    "outbreak": ((0, 1, 1, 1), (2, 3, 2, 1), 12),
    "apocalypse": ((0, 1, 1, 0), (2, 4, 2, 0), 12),
    "brains": ((0, 1, 1, 0), (2, 3, 2, 0), 11),
    "walking_zeds": ((0, 1, 1, 0), (2, 3, 3, 0), 12),
    "directors_cut": ((0, 1, 1, 0), (2, 3, 2, 0), 11),
}


@rule("DOZ-VERSUS-116")
@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_a_brief_versus_has_eleven_or_twelve_cards_and_doctor_at_large(level: str) -> None:
    special, regular, size = BRIEF_DECKS[level]
    match = new_match(RULES, RULES.agree(2, {"level": level, "mode": "versus", "length": "brief"}), 1)
    table = match._table
    assert isinstance(table, DawnTable)
    assert cards_to_come(table) + table.revealed == size + (level != "basic")
    fresh = versus(level, 2, length="brief").any_luck().t
    build_event_deck(fresh)
    drawn: list[int] = []
    while cards_to_come(fresh):
        drawn.append(next_event(fresh))
    cards = [fresh.box.events[number] for number in drawn]
    for kind, in_acts in ((SPECIAL, special), (REGULAR, regular)):
        acts = [card.act for card in cards if card.kind == kind]
        assert tuple([acts.count(act) for act in (1, 2, 3, 4)]) == in_acts
    assert cards[-1].kind == END
    guards = [place for place, card in enumerate(cards) if card.kind == GUARD]
    assert len(guards) == (LEVELS.index(LEVEL[level]) >= 2)


@rule("DOZ-VERSUS-116")
def test_players_who_defend_together_cannot_choose_brief_length() -> None:
    with pytest.raises(SetupError) as caught:
        RULES.set_up(RULES.agree(2, {"level": "apocalypse", "length": "brief"}), Chance())
    assert caught.value.field == "length"


@rule("DOZ-VERSUS-3")
def test_the_hero_players_have_an_action_each_and_the_zeds_player_none() -> None:
    game = versus(seats=4).put("schmidt", "forest_2").has(asked=0, event_actions=0)
    assert game.t.player_actions == 0b111
    game.begin(ACTION, WHO)
    for seat in range(3):
        assert (game.asked, game.asked_seat) == ("who_acts", seat)
        if seat < 2:
            game.answers("pass")


@rule("DOZ-VERSUS-4", "DOZ-END-1")
def test_zeds_in_town_center_win_for_the_zeds_player_at_once() -> None:
    game = versus(seats=3).put("zeds_5", "uptown").put("schmidt", "town_center")
    game.carries_out(advancing("zeds_5"))
    assert game.match.over
    assert game.match.returns == [0.0, 0.0, 1.0]


@rule("DOZ-VERSUS-4", "DOZ-UNIT-75")
def test_the_clarion_courier_comes_first() -> None:
    game = versus(seats=2).put("zeds_1", "uptown").put("courier", "town_center").falls(6, 6)
    game.carries_out(advancing("zeds_1"))
    assert game.where("zeds_1") != "town_center"
    assert game.now.ending != TOWN_FALLS


def chaos_in_farm(t: DawnTable) -> Flow:
    yield from lay_chaos(t, SPACE["farm"])


@rule("DOZ-VERSUS-5")
@pytest.mark.parametrize(("markers", "returns"), [(0, [0.0, 1.0]), (1, [1.0, 0.0])])
def test_a_chaos_marker_that_is_missing_wins_for_the_zeds_player(markers: int, returns: list[float]) -> None:
    game = versus().has(chaos_left=markers).event("end_b1")
    game.put("schmidt", "forest_2").carries_out(chaos_in_farm, phase=ACTION)
    assert game.match.returns == returns


@rule("DOZ-VERSUS-6")
def test_the_heroes_win_when_the_end_card_is_survived() -> None:
    game = versus(seats=4).event("end_b1").begin(ACTION)
    assert game.match.returns == [1.0, 1.0, 1.0, 0.0]


def falls(t: DawnTable) -> Flow:
    end_game(t, TOWN_FALLS)
    yield from ()


@rule("DOZ-VERSUS-7")
def test_the_score_is_counted_as_in_a_game_together() -> None:
    scores = []
    for game in (lay("apocalypse", 1), versus("apocalypse", 2)):
        game.put("schmidt", "forest_2").put("dr_marteuse", "forest_1").has(supplies=5, ammo=2, infection=3)
        game.event("spread").carries_out(falls, phase=OVER)
        scores.append([(line.args["line"], line.args["points"]) for line in game.told("score_line")])
        assert game.match.returns[0] == 0.0
    assert scores[0] == scores[1]
    assert ("heroes", 1) in scores[0]


# A match of two games.


def two_games(seed: int) -> Match:
    return new_match(RULES, RULES.agree(2, {"mode": "versus", "versus_match": True}), seed)


@rule("DOZ-VERSUS-8")
@pytest.mark.parametrize(("seats", "mode"), [(3, "versus"), (2, "defence"), (1, "defence")])
def test_a_match_of_two_games_is_for_two_people_in_versus(seats: int, mode: str) -> None:
    with pytest.raises(SetupError):
        RULES.set_up(RULES.agree(seats, {"mode": mode, "versus_match": True}), Chance())


@rule("DOZ-VERSUS-8")
def test_the_sides_are_swapped_and_the_higher_hero_score_wins() -> None:
    results = set()
    for seed in range(12):
        match = two_games(seed)
        number = 0
        roles: list[set[tuple[str, int]]] = [set(), set()]
        while match.ask is not None:
            table = match._table
            assert isinstance(table, DawnTable)
            assert table.versus is not None
            if match.ask.question in ("who_acts", "zeds_action"):
                roles[table.versus.game].add((match.ask.question, match.ask.seat))
            number += 1
            match.answer((seed * 7 + number * 5) % len(match.ask.ids))
        assert roles[0] <= {("who_acts", 0), ("zeds_action", 1)}
        assert roles[1] <= {("who_acts", 1), ("zeds_action", 0)}
        assert roles[0]
        assert roles[1]
        told = match.records(None)
        first, second = [record.args["points"] for record in told if record.kind == "scored"]
        assert [record.args["score"] for record in told if record.kind == "sides_swapped"] == [first]
        share = 0.5 if first == second else float(first > second)
        assert match.returns == [share, 1.0 - share]
        results.add(share)
    assert {0.0, 1.0} <= results


@rule("DOZ-VERSUS-8")
def test_the_second_game_is_set_up_from_scratch() -> None:
    match = two_games(3)
    while not any(record.kind == "sides_swapped" for record in match.records(None)):
        assert match.ask is not None
        assert match.returns == [0.0, 0.0]
        match.answer(len(match.ask.ids) - 1)
    table = match._table
    assert isinstance(table, DawnTable)
    assert table.versus is not None
    assert (table.turn, table.versus.game, len(table.versus.schemes)) == (1, 1, 2)
    assert {table.owner[hero] for hero in range(4)} == {0}
    # Whose Heroes they are is seen by the seats of the match.
    assert {match.sight(0).owner[hero] for hero in range(4)} == {1}  # type: ignore[attr-defined]
    assert len(match.sight(0).schemes) == 2  # type: ignore[attr-defined]
    assert match.sight(1).schemes == []  # type: ignore[attr-defined]


# Who decides.


def draws_fate(t: DawnTable) -> Flow:
    yield from draw_fate(t)


def draws(game: Game, fate: str) -> Game:
    game.t.fates = Pile([FATE[fate]])
    return game.draws(fate).carries_out(draws_fate)


@rule("DOZ-VERSUS-10", "DOZ-GOAL-9")
@pytest.mark.parametrize(("space", "seat"), [("aside", 1), ("forest_start", 2), ("town_basement", 2)])
def test_ties_are_the_heroes_but_the_zeds_players_with_dr_marteuse(space: str, seat: int) -> None:
    game = versus(seats=3).has(lead=1).put("dr_marteuse", space)
    assert draws(game, "lake").asked == "fated_track"
    assert game.asked_seat == seat


@rule("DOZ-VERSUS-10")
@pytest.mark.parametrize(("space", "seat"), [("aside", 0), ("forest_start", 1)])
def test_that_holds_for_equal_zeds_as_well(space: str, seat: int) -> None:
    game = versus().put("dr_marteuse", space).put("zeds_5", "forest_1")
    game.put("zeds_6", "forest_2", hits=1).put("zeds_7", "forest_2").carries_out(
        advancing("zeds_6", "zeds_7")
    )
    assert (game.asked, game.asked_seat) == ("who_moves", seat)


@rule("DOZ-VERSUS-11")
@pytest.mark.parametrize(("space", "seat"), [("aside", 0), ("forest_start", 2)])
def test_a_players_choice_line_counts_as_a_tie(space: str, seat: int) -> None:
    game = draws(versus(seats=3).put("dr_marteuse", space), "killdozer")
    assert (game.asked, game.asked_seat) == ("fated_track", seat)


@rule("DOZ-VERSUS-12", "DOZ-EVENT-8")
def test_the_zeds_player_orders_the_tracks_of_an_all_tracks_symbol() -> None:
    game = begins_zeds_phase(versus("brains", 3).event("tsunami").any_luck())
    while game.asked == "zeds_action":
        game.answers("pass")
    assert (game.asked, game.asked_seat) == ("activate_track", 2)


@rule("DOZ-VERSUS-13", "DOZ-STACK-12")
def test_the_zeds_player_chooses_another_start_for_zeds_without_room() -> None:
    game = versus(seats=3).put("zeds_5", "forest_start").put("zeds_6", "forest_start")
    game.draws("zeds_1").carries_out(new_in("forest_start"))
    assert (game.asked, game.asked_seat) == ("start_with_room", 2)
    assert game.answers("space", "highway_start").where("zeds_1") == "highway_start"


@rule("DOZ-VERSUS-14", "DOZ-COMBAT-15")
def test_the_zeds_player_assigns_hits_to_a_mob_spreaders_last() -> None:
    game = versus(seats=3).put("noelle", "forest_2").put("zeds_5", "forest_2").put("zeds_6", "forest_2")
    game.carries_out(hits_on_mob("noelle", "zeds_5", "zeds_6", count=2))
    assert (game.asked, game.asked_seat) == ("hit_zeds", 2)
    assert sorted(game.options) == ["unit unit=zeds_5", "unit unit=zeds_6"]


@rule("DOZ-VERSUS-15")
def test_other_choices_stay_with_the_heroes_also_with_dr_marteuse() -> None:
    game = (
        versus(seats=3).put("dr_marteuse", "forest_start").put("schmidt", "forest_2").put("hunt", "forest_2")
    )
    game.put("zeds_5", "forest_2").carries_out(attacked_by("zeds_5", space="forest_2"))
    assert (game.asked, game.asked_seat) == ("defender", 0)
    game = (
        versus(seats=3).put("dr_marteuse", "forest_start").put("courier", "forest_2").put("wzed", "forest_2")
    )
    game.carries_out(hits_among("courier", "wzed", count=1))
    assert game.asked_seat == 0


# A Zeds player who only passes.


def plays(mode: str, level: str, seed: int) -> list[object]:
    """What is told of a game whose Heroes answer by what they are asked, and whose Zeds player passes."""
    versus_too = mode == "versus"
    setup = RULES.agree(3 + versus_too, {"level": level, "mode": mode, "pressure": "off"})
    chance = Chance()
    chance.seal(bytes([seed]))
    table = set_up(setup, chance)
    # Dealing Schemes has taken luck.
    table.chance.seal(bytes([seed, 1]))
    table.doctor_to_come = False
    match = Match(RULES, setup, table)
    match._begin()
    number = 0
    while match.ask is not None:
        if match.ask.question in ("zeds_action", "play_scheme"):
            match.answer(len(match.ask.ids) - 1)
            continue
        number += 1
        match.answer((seed + 31 * number) % len(match.ask.ids))
    alone = ("zeds_actions_set", "schemes_shown")
    return [(record.kind, record.args) for record in match.records(None) if record.kind not in alone]


@rule("DOZ-VERSUS-114")
@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_a_zeds_player_who_passes_plays_a_game_together_without_pressure(level: str) -> None:
    for seed in range(3):
        assert plays("versus", level, seed) == plays("defence", level, seed)
