"""Which layout belongs to which game."""

import copyreg
import re
from collections.abc import Callable
from functools import cache
from typing import Final

import gymnasium
import numpy as np
from gymnasium import spaces

import lastfire
from lastfire.engine.game import Game, Setup
from lastfire.engine.pack import Pack
from lastfire.envs.layout import Layout
from lastfire.games import part

_LAYOUTS: Final[dict[str, Callable[..., Layout]]] = {}


def register(game: str, layout_of: Callable[..., Layout]) -> None:
    """Let environments of this game use the layout that ``layout_of`` makes for a number of seats.

    For matches with packs it is given their names as well, one after the other (``Game.additions``). From
    then on ``gymnasium.make`` knows the game as well, by its ``gym_id``.
    """
    _LAYOUTS[game] = layout_of
    _made.cache_clear()
    _tell_gymnasium(game)


def gym_id(game: str) -> str:
    """The name of a game for ``gymnasium.make``: ``lastfire/HitZRoad-v0`` for ``hit_z_road``."""
    return f"lastfire/{''.join(word.capitalize() for word in re.split('[^a-z0-9]', game))}-v0"


def _tell_gymnasium(game: str) -> None:
    gymnasium.registry.pop(gym_id(game), None)
    gymnasium.register(
        gym_id(game),
        "lastfire.envs.gym:SeatEnv",
        vector_entry_point="lastfire.envs.vector:SeatVectorEnv",
        kwargs={"game": game},
    )


def rules_of(game: str) -> Game:
    """The rules of a game by its name."""
    return lastfire.registered_games()[game]


def setup_of(match: lastfire.Match) -> Setup:
    """What was agreed before a match."""
    return rules_of(match.game).agree(match.seats, dict(match.options))


def layout_of(match: lastfire.Match) -> Layout:
    """The layout for a match, with all it is played with."""
    return layout(match.game, match.seats, *rules_of(match.game).additions(setup_of(match)))


def action_count(match: lastfire.Match) -> int:
    """How many actions there are in matches that are set up like this one."""
    return len(rules_of(match.game).actions(setup_of(match)))


def layout(game: str, seats: int, *additions: str) -> Layout:
    """The layout of a game for a number of seats: which number of an observation says what.

    ``additions`` are the names of the packs, and modules, that are chosen: ``layout_of`` knows a match's own.
    There is no guessed layout: numbers nobody has explained would be learned from all the same.
    """
    rules = lastfire.registered_games().get(game)
    if rules is None:
        raise lastfire.SetupError("game", f"{game!r} is not one of {', '.join(lastfire.registered_games())}")
    if seats not in rules.seats:
        raise lastfire.SetupError("seats", f"{game} is not for {seats!r} players")
    if not has_layout(game):
        raise lastfire.SetupError("game", f"{game} has no layout yet: see lastfire.envs.register")
    for name in additions:
        if not rules.has_addition(name):
            raise lastfire.SetupError(name, f"{game} has no such option")
    packs = tuple([rules.packs[name] for name in additions if name in rules.packs])
    return _made(game, seats, additions, packs)


def has_layout(game: str) -> bool:
    """Whether somebody has explained the numbers of this game."""
    return _maker_of(game) is not None


def _maker_of(game: str) -> Callable[..., Layout] | None:
    """What makes the layouts of a game: what was registered, else ``layout`` in the game's folder."""
    if game not in _LAYOUTS:
        env = part(game, "env")
        if env is None:
            return None
        _LAYOUTS[game] = env.layout
    return _LAYOUTS[game]


@cache
def _made(game: str, seats: int, additions: tuple[str, ...], packs: tuple[Pack, ...]) -> Layout:
    """Made once: a layout never changes, unless a pack of a name becomes another one."""
    made = _maker_of(game)
    assert made is not None
    return made(seats, *additions)


def space_of(known: Layout, actions: int) -> spaces.Dict:
    """What observations look like, and masks of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(known.low, known.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def describe(game: str, seats: int, *additions: str) -> None:
    """Print the layout as a table."""
    print(layout(game, seats, *additions).table())


def _reduced(made: Layout) -> tuple[Callable[..., Layout], tuple[object, ...]]:
    """How a layout is copied and pickled: by its name. What reads its numbers are functions."""
    if layout(made.game, made.seats, *made.additions) is not made:
        raise lastfire.SetupError("layout", f"it is not the registered layout of {made.game}")
    return layout, (made.game, made.seats, *made.additions)


copyreg.pickle(Layout, _reduced)
for _game in lastfire.registered_games():
    _tell_gymnasium(_game)
