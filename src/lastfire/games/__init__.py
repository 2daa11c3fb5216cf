"""The games, one folder each, and their parts, which are imported when somebody asks for them.

A game's folder has ``rules`` (where its ``GAME`` is) and, as far as the game has them, ``bot``
(``JUDGEMENT``), ``env`` (``layout``) and ``terminal`` (``lines.TELLER``, ``screen.FACE``, ``balance``,
``odds``). Bots, environments, server and terminal know no game; they find its parts here.

Games of other packages are found by the entry points of their packages, or registered by a program
while it runs; their parts lie in their own package by the same convention.
"""

import re
from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from lastfire import guests
from lastfire.engine.errors import LastfireError
from lastfire.engine.game import Game
from lastfire.engine.pack import INTERFACE, Pack
from lastfire.engine.words import Name
from lastfire.guests import Guest, GuestRefused

NAMES: Final = ("hit_z_road", "dead_of_winter", "dawn_of_the_zeds")
"""The one list of the games that come with Lastfire."""

_GAMES: Final[dict[str, Game]] = {}
_FOLDERS: Final[dict[str, str]] = {name: f"{__name__}.{name}" for name in NAMES}
Introductions = tuple[list[Guest], list[Guest]]
"""The games and the packs that a process has to be told of."""

_REGISTERED: Final[dict[str, Guest]] = {}
"""Games that came while the program ran, or the program that started this one."""
_PACKS: Final[dict[str, Guest]] = {}
"""Packs that came so, as ``game.pack``."""
_TOLD: Final[set[str]] = set()
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


class _Games(Mapping[str, Game]):
    """All games by name. A game is imported when somebody asks for it, not to list its name."""

    def __getitem__(self, name: str) -> Game:
        """Raises KeyError for a name that is unknown, or GuestRefused, which is one as well."""
        if name not in _GAMES:
            _GAMES[name] = _loaded(name)
            _add_packs(_GAMES[name])
        return _GAMES[name]

    def __contains__(self, name: object) -> bool:
        return name in _GAMES or name in _FOLDERS or name in _REGISTERED or name in _installed()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*NAMES, *_installed(), *_REGISTERED, *_GAMES)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def values(self) -> ValuesView[Game]:
        """All games that can be used; of each of the others one line is told, once."""
        return self._usable().values()

    def items(self) -> ItemsView[str, Game]:
        """The same with their names."""
        return self._usable().items()

    def _usable(self) -> dict[str, Game]:
        found: dict[str, Game] = {}
        for name in self:
            try:
                found[name] = self[name]
            except GuestRefused as error:
                _tell_once(error.words)
        return found


_REGISTRY: Final = _Games()


def registered_games() -> Mapping[str, Game]:
    """All games by name: ``.title``, ``.seats`` (a tuple of counts), ``.options`` by name."""
    return _REGISTRY


def register(game: object, folder: str = "") -> None:
    """Let everybody find this game by its name, and its parts in the package ``folder``.

    For programs that bring a game while they run, such as a notebook; a package that is installed names
    its game as an entry point of the group ``lastfire.games`` and calls nothing. Raises GuestRefused.
    """
    name = str(getattr(game, "name", "a game"))
    guest = Guest(name, "", folder, "this program")
    checked = _checked(game, guest)
    taken = "this house" if name in NAMES else _installed()[name].host if name in _installed() else ""
    if taken:
        raise GuestRefused(guest.line(guests.name_taken(taken)))
    _GAMES[name] = checked
    _FOLDERS[name] = folder
    _REGISTERED[name] = guest
    _add_packs(checked)


def register_pack(pack: object) -> None:
    """Add these cards to their game, which from then on has an option of the pack's name.

    An installed package names its pack as an entry point of the group ``lastfire.packs``, called
    ``game.pack``, and calls nothing. Raises GuestRefused.
    """
    name = f"{getattr(pack, 'game', 'game')}.{getattr(pack, 'name', 'pack')}"
    guest = Guest(name, "", "", "this program")
    game = _REGISTRY.get(name.partition(".")[0])
    _add_pack(game, pack, guest)
    _PACKS[name] = guest


def introductions() -> Introductions:
    """What other processes can only know from this one, for them to ``introduce``."""
    here = "its program alone; a module that can be imported, or an entry point, makes it known to others"

    def introduced(guest: Guest, thing: object) -> Guest:
        place = guest.place or guests.place_of(thing)
        return Guest(guest.name, place, guest.folder if place else f"it is registered in {here}", guest.host)

    games = [introduced(guest, _GAMES.get(name)) for name, guest in _REGISTERED.items()]
    packs = []
    for name, guest in _PACKS.items():
        game, _, pack = name.partition(".")
        packs.append(introduced(guest, _REGISTRY[game].packs.get(pack)))
    return games, packs


def introduce(games: list[Guest], packs: list[Guest]) -> None:
    """In a process that was started for work: what the program that started it had registered."""
    for guest in games:
        if guest.name not in _GAMES:
            _REGISTERED[guest.name] = guest
            _FOLDERS[guest.name] = guest.folder if guest.place else ""
    for guest in packs:
        if guest.name not in _PACKS:
            _PACKS[guest.name] = guest
            game = _GAMES.get(guest.name.partition(".")[0])
            if game is not None:
                _try_to_add(game, guest)


def is_known_elsewhere(game: str) -> bool:
    """Whether a process that is started for work can have this game, and its packs."""
    games, packs = introductions()
    return all(guest.place for guest in games if guest.name == game) and all(
        guest.place for guest in packs if guest.name.startswith(f"{game}.")
    )


def has_part(game: str, name: str) -> bool:
    """Whether a game's folder has a module such as ``"bot"`` or ``"terminal.lines"``; imports nothing."""
    first, *steps = f"{_folder(game)}.{name}".split(".")
    spec = find_spec(first) if first else None
    for step in steps:
        if spec is None or spec.submodule_search_locations is None:
            return False
        first = f"{first}.{step}"
        spec = PathFinder.find_spec(first, spec.submodule_search_locations)
    return spec is not None


def part(game: str, name: str) -> ModuleType | None:
    """That module of a game's folder; None if the game has none. Raises GuestRefused for a broken one."""
    if not has_part(game, name):
        return None
    if game in NAMES:
        return import_module(f"{_folder(game)}.{name}")
    return guests.imported(_REGISTERED.get(game) or _installed()[game], f"{_folder(game)}.{name}")


def _folder(game: str) -> str:
    if game in _FOLDERS:
        return _FOLDERS[game]
    guest = _installed().get(game)
    return "" if guest is None else guest.folder


def _installed() -> dict[str, Guest]:
    """The games of installed packages, but for those that call themselves like one of the house."""
    found = guests.installed(guests.GAMES)
    for name in NAMES:
        if name in found:
            _tell_once(found[name].line(guests.name_taken("this house")))
    return {name: guest for name, guest in found.items() if name not in NAMES}


def _tell_once(line: Name) -> None:
    if line.en not in _TOLD:
        _TOLD.add(line.en)
        guests.tell(line)


def _loaded(name: str) -> Game:
    """Import a game."""
    if name in NAMES:
        game: Game = import_module(f"{_FOLDERS[name]}.rules").GAME
        return game
    guest = _REGISTERED.get(name) or _installed()[name]
    found = guest.load()
    return _checked(found, guest)


def _checked(found: object, guest: Guest) -> Game:
    """The game, if it is one that this engine can run; raises GuestRefused."""
    if not isinstance(found, Game):
        raise GuestRefused(guest.line(_is_no("Game", found)))
    if found.name != guest.name or not _NAME.fullmatch(found.name):
        raise GuestRefused(
            guest.line(
                Name(
                    f"it calls itself {found.name!r}; a name is in lower_snake_case",
                    f"{found.name!r}と名乗っています。名前は小文字と下線で書きます",
                )
            )
        )
    _require_interface(found.engine, guest)
    return found


def _is_no(wanted: str, found: object) -> Name:
    """That something is not what a guest has to be."""
    kind = type(found).__name__
    return Name(
        f"it is a {kind}, not a {wanted} of lastfire.engine",
        f"{kind}です。lastfire.engineの{wanted}ではありません",
    )


def _require_interface(wanted: tuple[int, int], guest: Guest) -> None:
    """Refuse what needs another interface of the engine, see ``lastfire.engine``."""
    if wanted[0] != INTERFACE[0] or wanted[1] > INTERFACE[1]:
        needs, has = ".".join(map(str, wanted)), ".".join(map(str, INTERFACE))
        raise GuestRefused(
            guest.line(
                Name(
                    f"it needs version {needs} of the engine's interface, this is {has}",
                    f"エンジンのインターフェースの版{needs}が必要ですが、これは{has}です",
                )
            )
        )


def _add_packs(game: Game) -> None:
    """The packs that belong to this game; one that cannot be used is left out, and a line told."""
    for found in (guests.installed(guests.PACKS), _PACKS):
        for name, guest in sorted(found.items()):
            if name.partition(".")[0] == game.name:
                _try_to_add(game, guest)


def _try_to_add(game: Game, guest: Guest) -> None:
    try:
        _add_pack(game, guest.load(), guest)
    except GuestRefused as error:
        _tell_once(error.words)


def _add_pack(game: Game | None, pack: object, guest: Guest) -> None:
    """Add a pack to its game; raises GuestRefused."""
    if not isinstance(pack, Pack):
        raise GuestRefused(guest.line(_is_no("Pack", pack)))
    if game is None:
        raise GuestRefused(guest.line(Name("there is no such game", "そのゲームはありません")))
    if f"{pack.game}.{pack.name}" != guest.name or not _NAME.fullmatch(pack.name):
        raise GuestRefused(
            guest.line(
                Name(f"it calls itself {pack.game}.{pack.name}", f"{pack.game}.{pack.name}と名乗っています")
            )
        )
    _require_interface(pack.engine, guest)
    try:
        game.add_pack(pack)
    except LastfireError as error:
        raise GuestRefused(guest.line(guests.why(error))) from error
