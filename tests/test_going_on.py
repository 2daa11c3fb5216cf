"""Games of every version of the rules: those of the present one go as they went, earlier ones go on."""

from typing import Final

import pytest

import lastfire
from lastfire.engine.match import RandomPolicy
from lastfire.engine.notation import decode, encode
from tests.contract.accounts import audit
from tests.recorded import saves

GAMES: Final = list(lastfire.registered_games())
PRESENT: Final = {
    name: save
    for game, rules in lastfire.registered_games().items()
    for name, save in saves(game, rules.version)
}
EARLIER: Final = {name: save for game in GAMES for name, save in saves(game) if name not in PRESENT}
CANNOT: Final = {
    "dead_of_winter/1/2-main_objective-prisoners_dilemma-180.save": (
        "the prisoner's dilemma has other objectives since version 2"
    ),
}
"""Which of them cannot go on, and why."""


@pytest.mark.parametrize("game", GAMES)
def test_every_version_but_the_first_says_what_it_changes(game: str) -> None:
    rules = lastfire.registered_games()[game]
    assert [change.version for change in rules.changes] == list(range(2, rules.version + 1)), (
        f"{game} says in rules/versions.py what each version changes"
    )
    for change in rules.changes:
        assert change.lines
        assert all(line.en and line.ja for line in change.lines)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_games_of_every_version(game: str) -> None:
    for version in range(1, lastfire.registered_games()[game].version + 1):
        assert list(saves(game, version)), "python -m tests.test_versions --write"


@pytest.mark.parametrize("name", PRESENT)
def test_a_game_of_this_version_goes_as_it_went(name: str) -> None:
    game = name.partition("/")[0]
    try:
        match = lastfire.load(PRESENT[name])
    except lastfire.SaveError as error:
        raise AssertionError(
            f"{game} goes on otherwise than when {name} was written: give it a new version, as CONTRIBUTING"
            " says (Change what a game does)"
        ) from error
    assert decode(match.save())["table"] == decode(PRESENT[name])["table"]


@pytest.mark.parametrize("name", [name for name in EARLIER if name not in CANNOT])
def test_a_game_of_an_earlier_version_goes_on_to_its_end(name: str) -> None:
    gone_on = lastfire.go_on(EARLIER[name], seed=7)
    match = gone_on.match
    saved = decode(EARLIER[name])
    assert match.earlier_versions == [(saved["version"], len(saved["answers"]) // 2 - gone_on.again)]
    assert [change.version for change in gone_on.changed] == list(
        range(saved["version"] + 1, lastfire.registered_games()[match.game].version + 1)
    )
    audit(match)
    policy = RandomPolicy(7)
    while match.ask is not None:
        match.answer(policy.choose(match.ask))
        audit(match)
    again = lastfire.load(match.save())
    assert again.digest() == match.digest()
    assert again.earlier_versions == match.earlier_versions
    assert lastfire.verify(match.save()).commitment == match.commitment


@pytest.mark.parametrize("name", CANNOT)
def test_a_game_that_cannot_go_on_says_why(name: str) -> None:
    with pytest.raises(lastfire.CannotGoOn) as refused:
        lastfire.go_on(EARLIER[name], seed=7)
    assert refused.value.words.en == CANNOT[name]
    assert refused.value.words.ja


@pytest.mark.parametrize("game", GAMES)
def test_what_is_laid_out_is_the_table_where_the_step_under_way_began(game: str) -> None:
    for name, save in saves(game, lastfire.registered_games()[game].version):
        match = lastfire.load(save)
        since, _, *table = decode(save)["table"]
        answers = len(match.past()[1])
        assert 0 <= since <= answers, name
        rules = lastfire.registered_games()[game]
        assert rules.unpack(table, match._setup).pack() == table
        if since == 0 and match.over:
            assert table == match._table.pack()


def test_luck_after_the_change_is_another_and_seats_keep_their_count() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=5)
    for _ in range(40):
        match.answer(0)
    saved = decode(match.save())
    saved["version"] = 1
    one, other = (lastfire.go_on(encode(saved), seed=seed).match for seed in (1, 2))
    assert one.commitment != other.commitment != match.commitment
    assert one.ask is not None
    assert other.ask is not None
    assert one.ask.seat == other.ask.seat
    assert one.records(None)[:1] == [] or one.records(None)[0].number == 0
    assert not any(one.can_undo(seat) for seat in range(3))
    given = sum(one._given)
    assert given == 40 - saved["table"][0]


def test_a_save_without_a_table_or_of_a_later_version_cannot_go_on() -> None:
    saved = decode(lastfire.new("hit_z_road", seats=2, seed=5).save())
    with pytest.raises(lastfire.CannotGoOn, match="this is version"):
        lastfire.go_on(encode(saved), seed=1)
    with pytest.raises(lastfire.CannotGoOn, match="version 99"):
        lastfire.go_on(encode({**saved, "version": 99}), seed=1)
    saved["version"] = 1
    lastfire.go_on(encode(saved), seed=1)
    del saved["table"]
    with pytest.raises(lastfire.CannotGoOn, match="lay-out"):
        lastfire.go_on(encode(saved), seed=1)


def test_a_made_up_table_is_refused() -> None:
    saved = {**decode(lastfire.new("hit_z_road", seats=2, seed=5).save()), "version": 1}
    for table in ([], [0], [0, 0], [0, 0, *[2] * 40], [9, *saved["table"][1:]], "no"):
        with pytest.raises(lastfire.SaveError):
            lastfire.go_on(encode({**saved, "table": table}), seed=1)
