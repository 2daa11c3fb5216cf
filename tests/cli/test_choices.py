"""Rows: every option can be reached, amounts are always an option, text keeps its width."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

import lastfire
from lastfire.cli.choices import AmountRow, percent, rows_of
from lastfire.cli.plain import read_row
from lastfire.cli.width import clip, fit, pad, wrap
from lastfire.cli.words import WORDS
from lastfire.games.hit_z_road.terminal.screen.questions import Questions


def questions(seed: int, seats: int) -> list[tuple[lastfire.Ask, dict[str, int]]]:
    """Every question of one random game, with the piles of who is asked."""
    found = []
    match = lastfire.new("hit_z_road", seats=seats, seed=seed, journey=seed % 2 == 0)
    dice = random.Random(seed)
    while (ask := match.ask) is not None:
        group = match.view(ask.seat)["seats"][ask.seat]
        found.append((ask, {name: group[name] for name in ("ammo", "gas", "adrenaline")}))
        match.answer(dice.randrange(len(ask.ids)))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_lies_in_one_row(seats: int) -> None:
    for seed in range(6):
        for ask, piles in questions(seed, seats):
            rows = rows_of(ask, piles)
            positions = [option.position for row in rows for option in row.options]
            assert sorted(positions) == list(range(len(ask.ids)))
            assert len(rows) <= 12


def test_every_amount_can_be_reached_by_small_steps() -> None:
    for ask, piles in questions(3, 4):
        for row in rows_of(ask, piles):
            if not isinstance(row, AmountRow):
                continue
            seen = {row.at}
            waiting = [row.at]
            while waiting:
                at = waiting.pop()
                for name in row.fields:
                    for by in (-1, 1):
                        row.at = at
                        before = row.amount(name)
                        could = row.may_change(name, by)
                        assert row.change(name, by) == could
                        if could:
                            assert row.amount(name) == before + by
                        if row.at not in seen:
                            seen.add(row.at)
                            waiting.append(row.at)
            assert seen == set(range(len(row.options)))


def test_a_suggested_payment_leaves_the_piles_even() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=3)
    for position in (6, 0, 0):
        match.answer(position)
    ask = match.ask
    assert ask is not None
    assert (ask.question, ask.about["price"]) == ("pay_bid", 6)
    (row,) = rows_of(ask, {"ammo": 4, "gas": 4, "adrenaline": 4})
    assert row.option.args == {"ammo": 2, "gas": 2, "adrenaline": 2}
    (row,) = rows_of(ask, {"ammo": 6, "gas": 4, "adrenaline": 2})
    assert row.option.args == {"ammo": 4, "gas": 2, "adrenaline": 0}


def test_every_option_can_be_typed() -> None:
    for ask, piles in questions(5, 4):
        rows = rows_of(ask, piles)
        for i, row in enumerate(rows, 1):
            for option in row.options:
                words = [str(row.number(i))]
                if isinstance(row, AmountRow):
                    amounts = [str(option.args[name]) for name in row.fields]
                    words = amounts if len(rows) == 1 else words + amounts
                found = read_row(words, rows_of(ask, piles))
                assert found is not None
                assert found.option.position == option.position


@pytest.mark.parametrize("words", [["99"], ["x"], ["1", "99"], ["-1"], ["1", "1", "1", "1", "1"]])
def test_nonsense_is_no_row(words: list[str]) -> None:
    for ask, piles in questions(5, 4):
        if ask.question in ("bid", "choose_path"):
            assert read_row(words, rows_of(ask, piles)) is None


def test_every_option_can_be_lit_by_keys() -> None:
    for ask, piles in questions(7, 3):
        reached = set()
        lit = Questions(ask, rows_of(ask, piles), {})
        for _ in lit.spots:
            reached.add(lit.spots[lit.lit][0])
            lit.move(1)
        assert reached == set(range(len(lit.rows)))
        for i, row in enumerate(lit.rows, 1):
            if len(lit.rows) > 1 and row.number(i) > 0:
                lit.digit(row.number(i) % 10, 0.0)
                assert lit.row is row


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1.0, "100%"),
        (0.9999, ">99%"),
        (0.5, "50%"),
        (0.0001, "<1%"),
        (0.0, "0%"),
        (1 - 1e-12, "100%"),
        (1e-12, "0%"),
    ],
)
def test_only_what_is_certain_is_called_certain(chance: float, words: str) -> None:
    assert percent(chance) == words


TEXTS = st.text(st.sampled_from("ab 弾薬ガソリン「」、。()12"), max_size=60)


@given(TEXTS, st.integers(4, 30))
def test_wrapped_text_fits_and_loses_only_spaces(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(TEXTS, st.integers(1, 30))
def test_clipped_text_fits(text: str, width: int) -> None:
    assert cell_len(clip(text, width)) <= width
    assert cell_len(fit(text, width)) == width
    assert cell_len(pad(text, 200)) == 200


def test_names_stay_whole() -> None:
    assert wrap("弾薬とガソリン2を払う。", 12) == ["弾薬と", "ガソリン2を", "払う。"]


def test_all_words_are_in_both_languages() -> None:
    assert [key for key, words in WORDS.items() if not words.en or not words.ja] == []
