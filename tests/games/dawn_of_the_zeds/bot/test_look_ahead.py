"""How a search thinks on in Dawn of the Zeds."""

from random import Random

import pytest

import lastfire
from lastfire import Match
from lastfire.bots.bot import choice
from lastfire.bots.heuristic import HeuristicBot
from lastfire.bots.search import SearchBot
from lastfire.games.dawn_of_the_zeds.bot import ACTIONS_AT_THE_END, JUDGEMENT
from lastfire.games.dawn_of_the_zeds.bot.look_ahead import (
    LAST_CARDS,
    LEAST_TO_THE_END,
    LOST,
    STOOD,
    standing,
)
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, SURVIVED, TOWN_FALLS, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import PASS


def at(question: str, seats: int = 1, seed: int = 1, **options: object) -> Match:
    """A game in which this is asked, everybody having said the first thing until then."""
    match = lastfire.new("dawn_of_the_zeds", seats, seed, **options)
    while match.ask is not None and match.ask.question != question:
        match.answer(0)
    assert match.ask is not None
    return match


def thought_on(match: Match) -> tuple[Match, list[float]]:
    """A deal of the match as it stands when the look ahead ends, and what it is worth then."""
    assert match.ask is not None
    seat = match.ask.seat
    ahead = JUDGEMENT.look_ahead(match.sight(seat), match.ask, Random(1))
    deal = match.deal(seat, 1)
    ahead.begin()
    while deal.ask is not None and (deal.ask.number == match.ask.number or not ahead.stops(deal, deal.ask)):
        position = ahead.answer(deal, deal.ask)
        deal.playout(lambda _, position=position: position, 1)  # type: ignore[misc]
    return deal, ahead.returns(deal)


def test_whoever_acts_thinks_on_to_the_end_of_the_actions() -> None:
    match = at("who_acts", level="apocalypse")
    deal, worth = thought_on(match)
    then = seen(deal, 0)
    assert deal.over or then.turn > seen(match, 0).turn or then.phase != ACTION
    assert LOST < worth[0] < STOOD


def test_who_ends_the_actions_is_told_how_the_table_stands_before_the_zeds_come() -> None:
    match = at("who_acts")
    assert match.ask is not None
    ahead = JUDGEMENT.look_ahead(match.sight(0), match.ask, Random(1))
    before = standing(seen(match, 0))
    position = list(match.ask.ids).index(PASS)
    for luck in range(4):
        deal = match.deal(0, luck)
        assert deal.ask is not None
        ahead.begin()
        assert not ahead.stops(deal, deal.ask)
        ahead.noted(deal.ask, position)
        deal.answer(position)
        assert ahead.returns(deal) == [before]


def near_the_end(question: str, cards: int, seats: int = 1, **options: object) -> Match:
    """A game in which this is asked with so many Event cards to come, played by the judgement until then."""
    for seed in range(1, 40):
        match = lastfire.new("dawn_of_the_zeds", seats, seed, length="short", **options)
        while match.ask is not None:
            if match.ask.question == question and seen(match, match.ask.seat).cards_to_come <= cards:
                return match
            match.answer(choice(match, HeuristicBot(seed=seed)))
    raise AssertionError("no such game")


def test_in_the_last_turns_a_defender_thinks_on_to_the_end_of_the_game() -> None:
    match = near_the_end("who_acts", LAST_CARDS)
    deal, worth = thought_on(match)
    assert deal.over
    assert worth == deal.returns


def test_in_the_last_turns_many_actions_are_looked_at_and_before_only_the_best() -> None:
    early = at("who_acts")
    assert early.ask is not None
    assert [position for position, _ in JUDGEMENT.sensible(early.sight(0), early.ask)] == [
        choice(early, HeuristicBot())
    ]
    late = near_the_end("who_acts", LAST_CARDS)
    assert late.ask is not None
    looked_at = JUDGEMENT.sensible(late.sight(0), late.ask)
    assert looked_at[0] == (choice(late, HeuristicBot()), 1.0)
    assert 2 < len(looked_at) <= ACTIONS_AT_THE_END
    weights = [weight for _, weight in looked_at]
    assert weights == sorted(weights, reverse=True)


def test_an_end_is_looked_at_often_enough_however_short_the_time_is() -> None:
    match = near_the_end("who_acts", LAST_CARDS)
    dealt: list[int] = []

    def deal(luck: int) -> Match:
        dealt.append(luck)
        return match.deal(0, luck)

    assert match.ask is not None
    SearchBot(seconds=1e-9).choose(match.sight(0), match.ask, deal)
    assert len(dealt) == LEAST_TO_THE_END


def test_the_zeds_player_does_not_think_on_to_the_end_of_the_game() -> None:
    match = near_the_end("zeds_action", LAST_CARDS, 2, mode="versus")
    deal, _ = thought_on(match)
    assert not deal.over or seen(deal, 0).turn == seen(match, 0).turn


def test_a_choice_in_the_zeds_phase_is_thought_on_to_the_end_of_it() -> None:
    match = at("who_acts", level="apocalypse", seed=3)
    while match.ask is not None and seen(match, 0).phase != ZEDS:
        match.answer(len(match.ask.ids) - 1)
    assert match.ask is not None
    deal, _ = thought_on(match)
    assert not deal.over
    assert seen(deal, 0).turn == seen(match, 0).turn


def test_what_is_good_for_the_defenders_is_bad_for_the_zeds() -> None:
    match = at("zeds_action", 2, level="apocalypse", mode="versus")
    _, worth = thought_on(match)
    assert worth[0] == -worth[1]


@pytest.mark.parametrize(("ending", "worth"), [(TOWN_FALLS, LOST), (SURVIVED, STOOD)])
def test_the_end_of_a_game_is_worth_what_it_is(ending: int, worth: float) -> None:
    sight = seen(at("who_acts"), 0)
    assert LOST < standing(sight) < STOOD
    sight.ending = ending
    assert standing(sight) == worth


@pytest.mark.parametrize("thing", ["ammo", "supplies", "chaos_left", "infection"])
def test_stores_and_chaos_markers_are_good_and_infection_is_bad(thing: str) -> None:
    sight = seen(at("who_acts", level="apocalypse"), 0)
    setattr(sight, thing, 2)
    few = standing(sight)
    setattr(sight, thing, 6)
    assert (standing(sight) > few) == (thing != "infection")


@pytest.mark.parametrize(("question", "seats"), [("who_acts", 1), ("zeds_action", 2)])
def test_a_search_decides_the_same_at_every_call(question: str, seats: int) -> None:
    match = at(question, seats, level="apocalypse", mode="versus" if seats == 2 else "defence")
    bot = SearchBot(seed=1, iterations=6)
    assert choice(match, bot) == choice(match, bot)


def test_only_options_near_the_best_are_looked_at_best_first() -> None:
    match = at("who_acts", level="brains")
    assert match.ask is not None
    sight = match.sight(0)
    worth = JUDGEMENT.rank(sight, match.ask)
    sensible = JUDGEMENT.sensible(sight, match.ask)
    assert worth[sensible[0][0]] == max(worth)
    assert 1 <= len(sensible) <= 4
    weights = [weight for _, weight in sensible]
    assert weights == sorted(weights, reverse=True)
