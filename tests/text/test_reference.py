"""The reference of what cards are declared with is up to date, and complete."""

import pytest

import lastfire
from tests.contract.games import part
from tests.text import reference

GAMES = list(lastfire.registered_games())


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_is_written_from_the_code_as_it_is(game: str) -> None:
    written = (reference.FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert written == reference.page(game), "python -m tests.text.write"


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_card_is_in_it_with_its_words(game: str) -> None:
    page = reference.page(game)
    for card in part(game, "declared").CARDS:
        for effect in reference.effects_in(card):
            row = next(line for line in page.splitlines() if line.startswith(f"| `{type(effect).__name__}("))
            assert row.count(" | ") == 5
            assert not row.endswith("|  |")
