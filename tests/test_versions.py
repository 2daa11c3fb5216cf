"""What decides how a game goes may not change under a version of its rules.

``versions.txt`` beside this file says for each game, and for each module of one, which cards, actions and
options its version has, and how each of the golden games goes (``contract/playthroughs``): every position and
every question, not the words. A module has a line of its own: a new one changes no game played without it.

Whoever changes what a game does gives it a new version, and says in its ``versions.py`` what is different and
how a table of the version before goes on; CONTRIBUTING (Change what a game does) says how. ``python -m
tests.test_versions --write`` then writes the file, and adds games of the new version to ``versions/``, where
every version has some, left in the middle: ``test_going_on.py`` takes them all to the present version.
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
from tests.contract.test_playthroughs import FOLDER as PLAYTHROUGHS
from tests.contract.test_playthroughs import GOLDEN, positions
from tests.recorded import record

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


def golden() -> Iterator[tuple[str, str]]:
    """Every golden game, with how it goes. That it does go so is tested where it lies."""
    for id_, (game, _, _) in GOLDEN:
        text = (PLAYTHROUGHS / f"{id_}.txt").read_text(encoding="utf-8")
        plays = sha256("\n".join(positions(text)).encode()).hexdigest()[:16]
        yield f"{game}.plays.{id_.removeprefix(game + '-')}", plays


def versions() -> dict[str, str]:
    """Every game, module and golden game with its version and what that version has."""
    games = lastfire.registered_games()
    found = [*digests(), *golden()]
    return {name: f"{games[name.partition('.')[0]].version} {has}" for name, has in found}


def advice(name: str, before: str) -> str:
    """What to do about something that is not as it was written down."""
    game = name.partition(".")[0]
    if before.split()[0] != versions()[name].split()[0]:
        return f"{name} has a new version: python -m tests.test_versions --write"
    return (
        f"{name} has changed since version {before.split()[0]} of {game}: raise version in its rules/game.py,"
        " say in rules/versions.py what is different, then python -m tests.test_versions --write"
    )


def written() -> dict[str, str]:
    return dict(line.split(" ", 1) for line in FILE.read_text(encoding="ascii").splitlines())


@pytest.mark.parametrize("name", list(versions()))
def test_a_version_of_the_rules_keeps_its_cards_actions_options_and_games(name: str) -> None:
    assert name in written(), "it is new: python -m tests.test_versions --write"
    assert versions()[name] == written()[name], advice(name, written()[name])


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
    """Write the file anew, and games of new versions.

    Raises SystemExit where a version is written already and has changed.
    """
    now, before = versions(), written() if FILE.exists() else {}
    for name, line in now.items():
        if name in before and line != before[name] and line.split()[0] == before[name].split()[0]:
            sys.exit(advice(name, before[name]))
    FILE.write_text("".join(f"{name} {line}\n" for name, line in now.items()), encoding="ascii")
    for game in lastfire.registered_games():
        record(game)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.test_versions --write")
    write()
