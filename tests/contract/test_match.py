"""A match can be forked, saved, replayed and taken back at every question of every game."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

import lastfire
from lastfire.engine.chance import Chance
from lastfire.engine.match import RandomPolicy
from lastfire.engine.record import END, ROUND
from tests.contract.games import NAMES, TABLES, asked_anyway, now_and_then, random_match

every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)


def everything(match: lastfire.Match) -> bytes:
    """What can be seen of a match by a spectator, by the last seat, and by the seat asked."""
    ask = match.ask
    watchers: list[int | None] = [None, match.seats - 1]
    if ask is not None and ask.seat not in watchers:
        watchers.append(ask.seat)
    return msgspec.json.encode(
        [
            match.digest(),
            match.returns,
            [match.view(seat) for seat in watchers],
            [match.odds(seat) for seat in watchers],
            [[told(record) for record in match.records(seat)] for seat in watchers],
            [match.revealed(seat) for seat in watchers],
            [[match.can_undo(seat), match.answered_last(seat)] for seat in range(match.seats)],
            [[h.verb, h.args, h.rule, h.words.text("ja")] for h in match.hindrances()],
            [ask.seat, ask.question, ask.about, list(ask.ids)] if ask else None,
        ]
    )


TOLD: Final[dict[tuple[object, ...], tuple[object, msgspec.Raw]]] = {}
"""What records tell by kind, values and names, on which alone it depends; with the names, to keep them."""


def told(record: lastfire.Record) -> msgspec.Raw:
    """What a record tells, as JSON. A match is looked at again and again, and its records stay the same."""
    known = (record._kind, record._values, id(record._nouns))
    if known not in TOLD:
        if len(TOLD) == 20_000:
            TOLD.clear()
        TOLD[known] = record._nouns, msgspec.Raw(msgspec.json.encode([record.kind, record.args]))
    return TOLD[known][1]


def finish(match: lastfire.Match, seed: int) -> bytes:
    """Play on at random; what everything came to."""
    luck = Chance()
    luck.reseed(seed)
    while match.ask is not None:
        match.answer(luck.below(len(match.ask.ids)))
    return everything(match)


@every_table
def test_random_games_end_and_pay_out(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(20):
        match = lastfire.new(name, seats=seats, seed=seed, **options)
        policy = RandomPolicy(seed).choose
        while not match.over:
            assert match.playout(policy, limit=500) > 0
            assert match.ask is None, "no game of ours takes 500 answers at random"
        assert len(match.returns) == seats
        assert all(0.0 <= worth <= 1.0 for worth in match.returns)
        if name == "hit_z_road" and seats > 1:
            assert sum(match.returns) in (0.0, pytest.approx(1.0))


@every_table
def test_a_fork_at_any_question_ends_the_same_and_leaves_the_match_alone(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for number, match, _ in now_and_then(name, seats, options, seed=11):
        before = everything(match)
        fork = match.fork()
        assert everything(fork) == before
        second = fork.fork()
        if number % 4 == 0:
            assert finish(fork, 5) == finish(second, 5)
        assert everything(match) == before


@every_table
def test_a_save_at_any_question_loads_as_the_same_match(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for number, match, _ in now_and_then(name, seats, options, seed=12):
        loaded = lastfire.load(match.save())
        assert loaded.digest() == match.digest()
        assert loaded.options == match.options
        if number % 2:
            continue
        assert everything(loaded) == everything(match)
        if number % 6 == 0:
            assert finish(loaded, 6) == finish(match.fork(), 6)


@every_table
def test_equal_seeds_and_answers_give_equal_games(name: str, seats: int, options: dict[str, Any]) -> None:
    def play(seed: int) -> list[str]:
        return [match.digest() for match, _ in random_match(name, seats, options, seed)]

    assert play(21) == play(21)
    assert play(21) != play(22)


@every_table
def test_undo_returns_to_exactly_what_was(name: str, seats: int, options: dict[str, Any]) -> None:
    undone = refused = 0
    for _, match, luck in now_and_then(name, seats, options, seed=2):
        ask = match.ask
        if ask is None:
            continue
        before = everything(match)
        trial = match.fork()
        trial.answer(luck.below(len(ask.ids)))
        known = len(trial.records(ask.seat)) - len(match.records(ask.seat))
        assert trial.answered_last(ask.seat)
        if trial.can_undo(ask.seat):
            assert trial.revealed(ask.seat) == 0
            trial.undo(ask.seat)
            assert everything(trial) == before
            undone += 1
        else:
            after = everything(trial)
            assert 0 <= trial.revealed(ask.seat) <= known
            with pytest.raises(lastfire.UndoRefused):
                trial.undo(ask.seat)
            assert everything(trial) == after
            refused += 1
        last = match.fork()
        last.answer(0)
        for other in range(seats):
            if other != ask.seat:
                with pytest.raises(lastfire.UndoRefused):
                    last.undo(other)
    assert undone
    assert refused


@every_table
def test_undo_goes_back_answer_by_answer_until_something_was_revealed(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for _, match, _ in now_and_then(name, seats, options, seed=3):
        # The way back from here leads past the questions between.
        fork = match.fork()
        steps = 0
        loaded = lastfire.load(match.save())
        while any(fork.can_undo(seat) for seat in range(seats)):
            seat = next(seat for seat in range(seats) if fork.can_undo(seat))
            assert loaded.can_undo(seat), "a loaded match remembers its past"
            fork.undo(seat)
            loaded.undo(seat)
            assert fork.digest() == loaded.digest()
            assert fork.ask is not None
            assert fork.ask.seat == seat
            steps += 1
        assert steps < 50
        if steps:
            assert everything(fork) == everything(loaded)


@every_table
def test_a_deal_agrees_with_all_the_seat_knows(name: str, seats: int, options: dict[str, Any]) -> None:
    for number, match, _ in now_and_then(name, seats, options, seed=14):
        before = everything(match)
        for seat in range(seats):
            ask = match.ask
            view, odds = match.view(seat), match.odds(seat)
            deal = match.deal(seat, number)
            assert deal.view(seat) == view
            assert deal.odds(seat) == odds
            if ask is not None and ask.seat == seat:
                assert deal.ask is not None
                assert list(deal.ask.ids) == list(ask.ids)
                assert deal.ask.about == ask.about
        if number % 5 == 0:
            assert finish(match.deal(0, 7), 1) == finish(match.deal(0, 7), 1)
        assert everything(match) == before


@pytest.mark.parametrize("name", list(lastfire.registered_games()))
def test_in_a_deal_nobody_gives_an_answer_that_was_not_asked_for(name: str) -> None:
    """With other hidden cards a step may ask something else: it does not fit, another is made."""
    match = lastfire.new(name, seats=3, seed=14)
    ask = match.ask
    assert ask is not None
    wrong = next(action for action in range(len(ask.kind.vocabulary.actions)) if action not in ask.ids)
    for watcher in (ask.seat, (ask.seat + 1) % 3):
        action, fits = match._action_in_deal(ask, (ask.seat, wrong, 0, 0, 0, -1), watcher, 0)
        assert action in ask.ids
        assert not fits or watcher != ask.seat


@every_table
def test_deals_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for _, match, _ in now_and_then(name, seats, options, seed=15):
        ask = match.ask
        if ask is None:
            continue
        one, two = match.deal(ask.seat, 100), match.deal(ask.seat, 200)
        for seen in ("view", "odds"):
            assert getattr(one, seen)(ask.seat) == getattr(two, seen)(ask.seat)
        told = [[r.text("en") for r in deal.records(ask.seat)] for deal in (one, two)]
        assert told[0] == told[1]
        for position in (-1, len(ask.ids), 10**9):
            refusals = []
            for deal in (one, two):
                with pytest.raises(lastfire.IllegalAnswer) as refusal:
                    deal.answer(position)
                refusals.append(str(refusal.value))
            assert refusals[0] == refusals[1]
        assert one.can_undo(ask.seat) == two.can_undo(ask.seat)


@every_table
def test_an_illegal_answer_changes_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    for _, match, _ in now_and_then(name, seats, options, seed=16):
        before = everything(match)
        count = len(match.ask.ids) if match.ask else 0
        for position in (-1, count, count + 1000, "0", 0.0, None, True):
            with pytest.raises(lastfire.IllegalAnswer):
                match.answer(position)
        assert everything(match) == before


@every_table
def test_views_are_plain(name: str, seats: int, options: dict[str, Any]) -> None:
    for _, match, _ in now_and_then(name, seats, options, seed=17):
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            odds = match.odds(seat)
            assert json.loads(json.dumps(odds)) == odds


@every_table
def test_words_are_whole(name: str, seats: int, options: dict[str, Any]) -> None:
    told = 0
    # Where hands are hidden, not to be asked would tell something.
    hides = lastfire.registered_games()[name].catalogue().get("private", False)
    for match, _ in random_match(name, seats, options, seed=17):
        ask = match.ask
        if ask is None:
            continue
        assert len(set(ask.ids)) == len(ask.ids) > 0
        assert len(ask.ids) > 1 or hides or ask.question in asked_anyway(name), "a forced reply is not asked"
        fresh = match.records(None, since=told)
        told += len(fresh)
        for lang in ("en", "ja"):
            sentences = [ask.text(lang), *(option.text(lang) for option in ask.options)]
            sentences += [record.text(lang) for record in fresh]
            for sentence in sentences:
                assert sentence
                assert "{" not in sentence
            for sentence in (ask.text(lang), *[record.text(lang) for record in fresh]):
                assert not sentence[0].islower(), sentence
            if lang == "ja":
                assert not any("survivor" in sentence for sentence in sentences)
        with pytest.raises(ValueError, match="lang"):
            ask.text("fr")


@every_table
def test_records_keep_their_numbers(name: str, seats: int, options: dict[str, Any]) -> None:
    known: list[str] = []
    for match, _ in random_match(name, seats, options, seed=18):
        fresh = match.records(None, since=len(known))
        assert [record.number for record in fresh] == list(range(len(known), len(known) + len(fresh)))
        known += [f"{record.kind} {record.args}" for record in fresh]
        assert [f"{record.kind} {record.args}" for record in match.records(None)] == known


@every_table
def test_playouts_and_answers_play_the_same_game(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        # A playout leaves the stream of a match's luck; a deal has left it already.
        match = lastfire.new(name, seats=seats, seed=seed, **options)
        quick, slow = match.deal(0, seed), match.deal(0, seed)
        count = quick.playout(RandomPolicy(seed).choose)
        luck = RandomPolicy(seed)
        answers = 0
        while slow.ask is not None:
            slow.answer(luck.choose(slow.ask))
            answers += 1
        assert quick.digest() == slow.digest()
        assert count == answers
        if count:
            with pytest.raises(lastfire.NoPast):
                quick.fork()


@every_table
def test_without_a_past_the_same_game_is_played(name: str, seats: int, options: dict[str, Any]) -> None:
    match = lastfire.new(name, seats=seats, seed=23, **options)
    hasty = lastfire.new(name, seats=seats, seed=23, past=False, **options)
    luck = RandomPolicy(23)
    number = 0
    while (ask := match.ask) is not None:
        if number % 5 == 0:
            assert present(hasty) == present(match)
        position = luck.choose(ask)
        for each in (match, hasty):
            each.answer(position)
        assert hasty.digest() == match.digest()
        number += 1
    assert hasty.over
    assert present(hasty) == present(match)


def present(match: lastfire.Match) -> list[Any]:
    """All that a match knows without a past."""
    ask = match.ask
    return [
        repr(match),
        match.options,
        match.returns,
        (match.commitment, match.secret, match.words),
        [(match.view(seat), match.odds(seat)) for seat in (None, *range(match.seats))],
        [(h.verb, h.args, h.rule) for h in match.hindrances()],
        (repr(ask), ask.ids, ask.number, ask.aside) if ask else None,
    ]


@pytest.mark.parametrize("name", list(lastfire.registered_games()))
def test_what_needs_a_past_is_refused_without_one(name: str) -> None:
    match = lastfire.new(name, seats=3, seed=5, past=False)
    refused: list[tuple[str, Callable[[], object]]] = [
        ("fork", match.fork),
        ("fork", lambda: copy.copy(match)),
        ("fork", lambda: copy.deepcopy(match)),
        ("deal", lambda: match.deal(0, 1)),
        ("undo", lambda: match.undo(0)),
        ("save", match.save),
        ("save", lambda: pickle.dumps(match)),
        ("save", match.past),
        ("tell what has happened", lambda: match.records(None)),
        ("take a word", lambda: match.add_word(0, "snow")),
    ]
    for answers in range(14):
        if answers % 13 == 0:
            before = match.digest()
            for wish, ask_for in refused:
                with pytest.raises(lastfire.NoPast, match=f"^a match with past=False cannot {wish}$"):
                    ask_for()
            assert match.digest() == before
            assert not any(match.can_undo(seat) or match.answered_last(seat) for seat in range(3))
            assert match.revealed(None) == 0
        if match.ask is not None:
            match.answer(0)
    assert match.playout(RandomPolicy(1).choose) > 0
    assert match.over
    with pytest.raises(lastfire.NoPast, match="past=False"):
        match.fork()


def test_past_is_true_or_false() -> None:
    with pytest.raises(lastfire.SetupError, match="past: 0 is neither True nor False") as refusal:
        lastfire.new("hit_z_road", past=0)
    assert refusal.value.field == "past"


@every_table
def test_the_action_table_numbers_every_option_once(name: str, seats: int, options: dict[str, Any]) -> None:
    game = lastfire.registered_games()[name]
    actions = game.actions(game.agree(seats, options))
    assert [action.number for action in actions] == list(range(len(actions)))
    assert len({action.notation for action in actions}) == len(actions)
    for match, _ in random_match(name, seats, options, seed=19):
        if match.ask is not None:
            for option in match.ask.options:
                assert actions[option.id].verb == option.verb
                assert actions[option.id].args == option.args


def test_a_rule_that_raises_leaves_the_match_as_it_was() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=4)
    for _ in range(9):
        match.answer(0)
    before = everything(match)
    table = match._table
    broken = match.fork()
    broken._table.chance.script = [99] * 50  # a side that no die has
    failed = 0
    while broken.ask is not None and not failed:
        state = everything(broken)
        try:
            broken.answer(len(broken.ask.ids) - 1)
        except lastfire.LastfireError:
            failed += 1
            assert everything(broken) == state
    assert failed
    assert match._table is table
    assert everything(match) == before


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=4)
    for seat in (2, -1, True, "0"):
        with pytest.raises(IndexError, match="seat"):
            match.view(seat)


@pytest.mark.parametrize("name", sorted(lastfire.registered_games()))
def test_rounds_and_the_end_are_told_as_such(name: str) -> None:
    match, policy = lastfire.new(name, seats=2, seed=1), RandomPolicy(1)
    while match.ask is not None:
        match.answer(policy.choose(match.ask))
    roles = [record.role for record in match.records(None)]
    assert roles.count(END) == 1
    assert roles.count(ROUND) >= 1
