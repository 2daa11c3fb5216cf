"""The games, one folder each, and their parts, which are imported when somebody asks for them.

A game's folder has ``rules`` (where its ``GAME`` is) and, as far as the game has them, ``bot``
(``JUDGEMENT``), ``env`` (``layout``) and ``terminal`` (``lines.TELLER``, ``screen.FACE``, ``balance``,
``odds``). Bots, environments, server and terminal know no game; they find its parts here.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from lastfire.engine.game import Game

NAMES: Final = ("hit_z_road", "dead_of_winter")
"""The one list of the games that come with Lastfire."""

_GAMES: Final[dict[str, Game]] = {}
_FOLDERS: Final[dict[str, str]] = {name: f"{__name__}.{name}" for name in NAMES}


def register(game: Game, folder: str = "") -> None:
    """Let everybody find this game by its name, and its parts in the package ``folder``."""
    _GAMES[game.name] = game
    _FOLDERS[game.name] = folder


def registered_games() -> dict[str, Game]:
    """All games by name: ``.title``, ``.seats`` (a tuple of counts), ``.options`` by name."""
    for name in NAMES:
        if name not in _GAMES:
            _GAMES[name] = import_module(f"{_FOLDERS[name]}.rules").GAME
    return dict(_GAMES)


def has_part(game: str, name: str) -> bool:
    """Whether a game's folder has a module such as ``"bot"`` or ``"terminal.lines"``."""
    folder = _FOLDERS.get(game, "")
    if not folder:
        return False
    steps = name.split(".")
    return all(find_spec(".".join([folder, *steps[: i + 1]])) is not None for i in range(len(steps)))


def part(game: str, name: str) -> ModuleType | None:
    """That module of a game's folder; None if the game has none."""
    return import_module(f"{_FOLDERS[game]}.{name}") if has_part(game, name) else None
