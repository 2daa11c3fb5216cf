"""What decides how a game goes may not change under a version of its rules.

``versions.txt`` beside this file says for each game which cards, actions and options its version has. After a
change raise ``version`` in the game's ``game.py``, then: ``python -m tests.test_versions --write``.
"""

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

import lastfire
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.hit_z_road.rules.cards import ADVENTURE_CARDS

FILE: Final = Path(__file__).with_name("versions.txt")
CARDS: Final[dict[str, Any]] = {"hit_z_road": ADVENTURE_CARDS, "dead_of_winter": BOX}


def said(value: Any) -> Iterator[str]:
    """A value as text, piece by piece, but for the words, which may be improved at any time.

    Fields that are not compared say what follows from the others. What a card leaves as it is unless said
    otherwise it does not say: cards can come to say more without a change of those that do not.
    """
    if isinstance(value, Name):
        return
    if is_dataclass(value):
        yield type(value).__name__
        for field in fields(value):
            if not field.compare or getattr(value, field.name) == field.default:
                continue
            yield field.name
            yield from said(getattr(value, field.name))
    elif isinstance(value, tuple):
        yield "("
        for each in value:
            yield from said(each)
        yield ")"
    else:
        assert isinstance(value, str | int | bool | None), value
        yield repr(value)


def digest(game: lastfire.Game, cards: Any) -> str:
    """What the cards do, in their order, the numbers of the actions, and the options."""
    options = tuple((name, option.choices, option.default) for name, option in game.options.items())
    plain = game.actions(game.agree(game.seats[0], {}))
    actions = tuple((action.verb, *sorted(action.args.items())) for action in plain)
    return sha256("\n".join(said((cards, actions, options))).encode()).hexdigest()[:16]


def versions() -> dict[str, str]:
    """Every game with its version and what that version has."""
    games = lastfire.registered_games()
    return {name: f"{games[name].version} {digest(games[name], cards)}" for name, cards in CARDS.items()}


def written() -> dict[str, str]:
    return dict(line.split(" ", 1) for line in FILE.read_text(encoding="ascii").splitlines())


@pytest.mark.parametrize("game", list(lastfire.registered_games()))
def test_a_version_of_the_rules_keeps_its_cards_actions_and_options(game: str) -> None:
    assert versions()[game] == written()[game], f"raise version in {game}/game.py, then write versions.txt"


def test_a_card_that_does_something_else_is_noticed_and_one_with_other_words_is_not() -> None:
    game = lastfire.registered_games()["hit_z_road"]
    first, *rest = ADVENTURE_CARDS
    assert digest(game, (*rest, first)) != digest(game, ADVENTURE_CARDS)
    assert digest(game, (replace(first, ammo=first.ammo + 1), *rest)) != digest(game, ADVENTURE_CARDS)
    assert digest(game, (replace(first, name=Name("Other", "別")), *rest)) == digest(game, ADVENTURE_CARDS)


def test_a_field_is_noticed_as_soon_as_a_card_says_something_in_it() -> None:
    game = lastfire.registered_games()["dead_of_winter"]
    crisis = BOX.crises[0]
    assert not crisis.revealed
    loud = replace(crisis, revealed=crisis.failure)
    assert digest(game, (loud,)) != digest(game, (crisis,))
    assert "revealed" in list(said(loud))
    assert "revealed" not in list(said(crisis))


def write() -> None:
    """Write the file anew; raises SystemExit where a version is written already and has changed."""
    now, before = versions(), written() if FILE.exists() else {}
    for game, line in now.items():
        if game in before and line != before[game] and line.split()[0] == before[game].split()[0]:
            sys.exit(f"{game} has changed since version {line.split()[0]}: raise it in {game}/game.py first")
    FILE.write_text("".join(f"{game} {line}\n" for game, line in now.items()), encoding="ascii")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.test_versions --write")
    write()
