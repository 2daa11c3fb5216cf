"""A save that somebody made up is refused before it takes long: ``bench/saves.py`` in short."""

import random
from typing import Any

import pytest

import lastfire
from bench import saves
from lastfire.engine.match import Match
from lastfire.engine.notation import decode, encode
from tests.contract.games import TABLES

GAMES = sorted(saves.OPTIONS)


def load(save: bytes) -> str:
    try:
        lastfire.load(save)
    except lastfire.SaveError as error:
        return str(error)
    return "loaded"


@pytest.mark.parametrize("game", GAMES)
def test_changed_saves_are_loaded_or_refused(game: str) -> None:
    luck = random.Random(7)
    positions = saves.positions(luck, game)
    came_out = {load(saves.mutated(luck, next(positions))) == "loaded" for _ in range(150)}
    assert came_out == {True, False}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [10**6, -(10**6), 2**62, 2**64, 10**30])
def test_no_number_on_a_table_is_huge(game: str, number: int) -> None:
    luck = random.Random(8)
    saved = decode(next(saves.positions(luck, game)))
    allowed = []
    for at in range(4, len(saved["base"])):
        base = [*saved["base"][:at], number, *saved["base"][at + 1 :]]
        try:
            rules = lastfire.registered_games()[game]
            rules.unpack(base[4:], rules.agree(saved["seats"], saved["options"]))
        except (lastfire.SaveError, OverflowError, LookupError):
            continue
        allowed.append(at)
    # Sets that are kept as bits may be any number of up to 62 bits; Hit Z Road has none.
    sets = 0 if abs(number) > 2**62 or game == "hit_z_road" else len(saved["base"]) // 2
    assert len(allowed) <= sets


def test_nothing_is_rolled_that_the_save_does_not_hold() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=5)
    for _ in range(40):
        match.answer(0)
    saved = decode(match.save())
    assert load(encode(saved)) == "loaded"
    for kept in (0, len(saved["outcomes"]) - 1):
        fewer = encode({**saved, "outcomes": saved["outcomes"][:kept]})
        assert "more was rolled or drawn than there are outcomes" in load(fewer)


def test_steps_that_never_ask_come_to_an_end() -> None:
    # A melee of fewer than nobody against one zombie, for ever.
    match = lastfire.new("hit_z_road", seats=2, seed=5)
    luck = random.Random(3)
    while match.ask is not None and match.view(None).get("fight") is None:
        match.answer(luck.randrange(len(match.ask.ids)))
    rules = lastfire.registered_games()["hit_z_road"]
    table: Any = match._table.copy()
    table.groups[table.seat].people = -1
    table.zombies = 1
    table.phase = 7  # the melee
    stuck = Match(rules, match._setup, table)
    with pytest.raises(lastfire.LastfireError, match="steps ask nothing"):
        stuck._begin()


def test_every_real_table_is_read_back() -> None:
    # At every question of a game of every size; what is dealt from there begins with that table.
    for game, seats, options in TABLES:
        match = lastfire.new(game, seats=seats, seed=11, **options)
        luck = random.Random(f"{game} {seats} {sorted(options)}")
        for number in range(400):
            if match.ask is None:
                break
            if number % 40 == 39:
                deal = match.deal(match.ask.seat, number)
                assert lastfire.load(deal.save()).digest() == deal.digest()
            match.answer(luck.randrange(len(match.ask.ids)))
