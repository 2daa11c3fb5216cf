"""What decides how a game goes may not change under a version of its rules.

``versions.txt`` beside this file says for each game, and for each module of one, which cards, actions and
options its version has. After a change raise ``version`` in the game's ``game.py``, then: ``python -m
tests.test_versions --write``. A module has a line of its own: a new one changes no game played without it.
"""

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

import lastfire
from lastfire.engine.game import GameOption
from lastfire.engine.step import Action
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import cards as dawn_cards
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.editions import MODULES, edition_with
from lastfire.games.dead_of_winter.rules.game import OPTIONS
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.hit_z_road.rules.cards import ADVENTURE_CARDS

FILE: Final = Path(__file__).with_name("versions.txt")
DAWN: Final = (
    dawn_cards.UNITS,
    dawn_cards.MARKERS,
    dawn_cards.COMPONENTS,
    dawn_cards.EVENTS,
    dawn_cards.FATES,
    dawn_cards.RESEARCH,
    dawn_cards.SCHEMES,
)
"""All that is declared of Dawn of the Zeds."""


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
    elif isinstance(value, Holding):
        yield type(value).__name__
        yield from said(tuple(item for item in vars(value).items()))
    else:
        assert isinstance(value, str | int | bool | None), value
        yield repr(value)


def digest(cards: Any, actions: list[Action], options: tuple[GameOption, ...]) -> str:
    """What the cards do, in their order, the numbers of the actions, and the options."""
    chosen = tuple((option.name, option.choices, option.default) for option in options)
    plain = tuple((action.verb, *sorted(action.args.items())) for action in actions)
    return sha256("\n".join(said((cards, plain, chosen))).encode()).hexdigest()[:16]


def digests() -> Iterator[tuple[str, str]]:
    """Every game, and every module of one, with what it has."""
    games = lastfire.registered_games()
    zombies = games["hit_z_road"]
    seats = zombies.seats[0]
    plain = zombies.actions(zombies.agree(seats, {}))
    yield "hit_z_road", digest(ADVENTURE_CARDS, plain, tuple(zombies.options.values()))
    zeds = games["dawn_of_the_zeds"]
    dawn = zeds.actions(zeds.agree(zeds.seats[0], {}))
    yield "dawn_of_the_zeds", digest(DAWN, dawn, tuple(zeds.options.values()))
    yield "dead_of_winter", digest(BOX, edition_with((), ()).actions, OPTIONS)
    for module in MODULES:
        # With those before it, whose items and people come before its own among the actions.
        used = tuple(MODULES[: MODULES.index(module) + 1])
        yield (
            f"dead_of_winter.{module.id}",
            digest(module.cards, edition_with(used, ()).actions, tuple(module.options())),
        )


def versions() -> dict[str, str]:
    """Every game and module with its version and what that version has."""
    games = lastfire.registered_games()
    return {name: f"{games[name.partition('.')[0]].version} {has}" for name, has in digests()}


def written() -> dict[str, str]:
    return dict(line.split(" ", 1) for line in FILE.read_text(encoding="ascii").splitlines())


@pytest.mark.parametrize("name", list(versions()))
def test_a_version_of_the_rules_keeps_its_cards_actions_and_options(name: str) -> None:
    game = name.partition(".")[0]
    assert versions()[name] == written()[name], f"raise version in {game}/game.py, then write versions.txt"


def test_every_game_is_watched() -> None:
    assert {name.partition(".")[0] for name in written()} == set(lastfire.registered_games())
    assert set(versions()) == set(written())


def test_a_card_that_does_something_else_is_noticed_and_one_with_other_words_is_not() -> None:
    first, *rest = ADVENTURE_CARDS
    as_they_are = digest(ADVENTURE_CARDS, [], ())
    assert digest((*rest, first), [], ()) != as_they_are
    assert digest((replace(first, ammo=first.ammo + 1), *rest), [], ()) != as_they_are
    assert digest((replace(first, name=Name("Other", "別")), *rest), [], ()) == as_they_are


def test_another_default_of_an_option_is_noticed() -> None:
    first, second, *rest = OPTIONS
    other = GameOption(second.name, not second.default, second.words)
    assert digest((), [], (first, other, *rest)) != digest((), [], OPTIONS)


def test_a_field_is_noticed_as_soon_as_a_card_says_something_in_it() -> None:
    crisis = BOX.crises[0]
    assert not crisis.revealed
    loud = replace(crisis, revealed=crisis.failure)
    assert digest((loud,), [], ()) != digest((crisis,), [], ())
    assert "revealed" in list(said(loud))
    assert "revealed" not in list(said(crisis))


def write() -> None:
    """Write the file anew; raises SystemExit where a version is written already and has changed."""
    now, before = versions(), written() if FILE.exists() else {}
    for game, line in now.items():
        if game in before and line != before[game] and line.split()[0] == before[game].split()[0]:
            rules = game.partition(".")[0]
            sys.exit(f"{game} has changed since version {line.split()[0]}: raise it in {rules}/game.py first")
    FILE.write_text("".join(f"{game} {line}\n" for game, line in now.items()), encoding="ascii")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.test_versions --write")
    write()
