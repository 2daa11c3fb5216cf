"""Games that the terminal keeps by itself: where they lie, and how they are found again."""

from pathlib import Path
from typing import Final

from lastfire.cli.files import write_whole
from lastfire.cli.values import dashed
from lastfire.folders import data_folder

SUFFIX: Final = ".lastfire"


def folder() -> Path:
    """Where games are kept that nobody has given a file."""
    return data_folder() / "saves"


def find(name: str) -> Path:
    """The file of a kept game by its name, such as ``hit-z-road-1``; any other word is a path."""
    kept = folder() / (name + SUFFIX)
    return kept if kept.is_file() else Path(name)


def name_of(path: Path) -> str:
    """How a kept game is called: ``find`` finds it by this."""
    return path.stem if path.parent == folder() and path.suffix == SUFFIX else str(path)


def kept_files() -> list[Path]:
    """All kept games, the latest first."""
    if not folder().is_dir():
        return []
    files = [(file.stat().st_mtime, file) for file in folder().glob("*" + SUFFIX)]
    return [file for _, file in sorted(files, reverse=True)]


class Keeper:
    """Keeps one sitting in one file, which no other sitting writes.

    Without a ``path`` the file gets a name of its own when there is something to keep. ``named`` says
    that a person has named the file, and wants to find the game there in any case.
    """

    def __init__(self, path: Path | None = None, named: bool = False) -> None:
        self.path = path
        self.named = named
        # What lay there before this sitting began, and what it wrote there last.
        self._before = path.read_bytes() if path is not None and path.exists() else None
        self._last = self._before

    def write(self, game: str, data: bytes) -> None:
        """Keep this; raises OSError."""
        if self.path is not None and self._is_ours(self.path):
            write_whole(self.path, data)
        else:
            self._before = None
            self.path = _write_new(game, data)
        self._last = data

    def forget(self) -> None:
        """Leave the file as it was before this sitting began; raises OSError."""
        if self.path is None or not self._is_ours(self.path):
            return
        if self._before is None:
            self.path.unlink(missing_ok=True)
        else:
            write_whole(self.path, self._before)
        self._last = self._before

    def _is_ours(self, path: Path) -> bool:
        """Whether nobody else has written there meanwhile, such as a second window with the same game."""
        return not path.exists() or path.read_bytes() == self._last


def _write_new(game: str, data: bytes) -> Path:
    """Write to a file that was not there before: the game's name and the next number."""
    folder().mkdir(parents=True, exist_ok=True)
    head = dashed(game) + "-"
    tails = [file.stem.removeprefix(head) for file in folder().glob(f"{head}*{SUFFIX}")]
    number = max([int(tail) for tail in tails if tail.isdecimal()], default=0)
    while True:
        number += 1
        path = folder() / f"{head}{number}{SUFFIX}"
        try:
            with path.open("xb") as file:
                file.write(data)
        except FileExistsError:
            continue
        return path
