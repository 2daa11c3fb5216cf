"""Games and packs that other packages bring along, and how other processes come to know of them.

A package names what it brings as an entry point; who installs it has it everywhere. What a program
registers while it runs is known to that program alone, so the processes it starts are told where to
import it from.
"""

import importlib
import os
import sys
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from lastfire.engine.errors import LastfireError, SetupError
from lastfire.engine.words import Name

# What only a guest in trouble needs is imported where it is used: nobody else waits for it.

GAMES: Final = "lastfire.games"
PACKS: Final = "lastfire.packs"
_NOT_THEIRS: Final = ("<", str(Path(__file__).parent) + os.sep, importlib.__file__)
"""How the names of files begin whose lines say nothing about a mistake in a guest."""


_HOSTS: Final = {"this program": "このプログラム", "this house": "Lastfire", "a package": "パッケージ"}
speaking: Final = ContextVar("speaking", default="en")
"""The language of lines that are told on the way."""


class GuestRefused(LastfireError, KeyError):
    """A game or a pack from outside cannot be used. Everything else goes on without it."""

    def __init__(self, words: Name) -> None:
        super().__init__(words.en)
        self.words = words

    def __str__(self) -> str:
        return self.words.en

    def text(self, lang: str) -> str:
        """Who is refused, and why, in one language."""
        return self.words.text(lang)


@dataclass(frozen=True, slots=True)
class Guest:
    """Something from outside that is not imported yet: ``place`` is its ``module:attribute``.

    ``folder`` is the package of its parts; ``host`` says who brings it, for people to read.
    """

    name: str
    place: str
    folder: str
    host: str

    def load(self) -> object:
        """Import it; raises GuestRefused for whatever goes wrong in there."""
        module, _, attribute = self.place.partition(":")
        if not module:
            raise GuestRefused(self.line(self.folder))
        found: object = imported(self, module)
        for name in attribute.split("."):
            if not hasattr(found, name):
                raise GuestRefused(
                    self.line(Name(f"there is no {name} in {module}", f"{module}に{name}がありません"))
                )
            found = getattr(found, name)
        return found

    def line(self, why: Name | str) -> Name:
        """One line that says who is refused, and why; what Python itself says is English."""
        words = Name(why, why) if isinstance(why, str) else why
        en, ja = (" ".join(text.split()) for text in (words.en, words.ja))
        host = host_words(self.host)
        return Name(
            f"{self.name}, brought by {host.en}, cannot be used: {en}",
            f"{host.ja}の{self.name}は使えません：{ja}",
        )


def imported(guest: Guest, module: str) -> ModuleType:
    """A module of a guest; raises GuestRefused for whatever goes wrong in there."""
    try:
        return importlib.import_module(module)
    except Exception as error:
        raise GuestRefused(guest.line(why(error))) from error


def host_words(host: str) -> Name:
    """Who brings something."""
    if host.startswith("package "):
        return Name(host, f"パッケージ{host.removeprefix('package ')}")
    return Name(host, _HOSTS.get(host, host))


def why(error: Exception) -> Name | str:
    """What went wrong, and in which line of the guest's own code."""
    import traceback

    from lastfire.engine.declared import misfit_in

    if isinstance(error, GuestRefused | SetupError):
        return Name(error.text("en"), error.text("ja"))
    if isinstance(error, LastfireError):
        return str(error)
    said = misfit_in(error) or f"{type(error).__name__}: {error}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not frame.filename.startswith(_NOT_THEIRS):
            return f"{said} ({Path(frame.filename).name}, line {frame.lineno})"
    return said


@cache
def installed(group: str) -> dict[str, Guest]:
    """What the installed packages bring, by name; looked up once. Of two of a name the first stays."""
    # Takes longer to import than all of lastfire, and only who lists the games needs it.
    from importlib.metadata import entry_points

    found: dict[str, Guest] = {}
    entries = [
        (e, f"package {e.dist.name} {e.dist.version}" if e.dist else "a package")
        for e in entry_points(group=group)
    ]
    for entry, host in sorted(entries, key=lambda each: (each[0].name, each[1])):
        guest = Guest(entry.name, f"{entry.module}:{entry.attr}", folder_of(entry.module), host)
        if entry.name not in found:
            found[entry.name] = guest
        elif found[entry.name] != guest:
            tell(guest.line(name_taken(found[entry.name].host)))
    return found


def name_taken(host: str) -> Name:
    """That somebody else has the name."""
    words = host_words(host)
    return Name(f"the name is taken by {words.en}", f"その名前は{words.ja}が使っています")


def folder_of(module: str) -> str:
    """Where a game's parts lie, given the module of the game: beside its ``rules``, as in the house."""
    return module.removesuffix(".rules")


def tell(line: Name) -> None:
    """One line for whoever runs this: on the standard error, or where the program logs to."""
    import logging

    logging.getLogger("lastfire").warning("%s", line.text(speaking.get()))


def place_of(thing: object) -> str:
    """``module:attribute`` by which another process can import a thing; empty if there is none."""
    for name, module in list(sys.modules.items()):
        if name in ("__main__", "__mp_main__"):
            continue
        for attribute, value in list(vars(module).items()):
            if value is thing:
                return f"{name}:{attribute}"
    return ""
