"""The data folder of a server: made for its owner alone, and used by one process at a time."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lastfire.engine.errors import SpokenError
from lastfire.engine.words import Name

DATABASE: Final = "lastfire.db"
KEY_FILE: Final = "secret.key"
LOCK_FILE: Final = "lastfire.db.lock"
OUR_FILES: Final = (DATABASE, KEY_FILE)
"""How the names of all our files begin."""
KEY_BYTES: Final = 32


class FolderRefused(SpokenError):
    """The data folder, or something in it, cannot be used; the words name it."""


class FolderInUse(FolderRefused):
    """Another process uses the data folder."""


def make_private(data: Path) -> None:
    """The data folder, for its owner alone. One that holds other things too is left as it is."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if all(path.name.startswith(OUR_FILES) for path in data.iterdir()):
            data.chmod(0o700)
    except OSError as error:
        raise _unusable(data, error) from error


@contextlib.contextmanager
def alone_in(data: Path) -> Iterator[None]:
    """Keep the folder to this process; raises FolderRefused while another one uses it.

    The lock goes with the process, however that ends.
    """
    make_private(data)
    path = data / LOCK_FILE
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise _unusable(data, error) from error
    with os.fdopen(handle, "r+b", buffering=0) as file:
        if not _lock(file.fileno()):
            raise FolderInUse(_in_use(data, file.read().decode(errors="replace").strip()))
        file.truncate(0)
        file.write(f"{os.getpid()}\n".encode())
        yield
        file.truncate(0)


def server_of(data: Path) -> int | None:
    """The process of the server that uses the folder; None where there is none."""
    try:
        with alone_in(data):
            return None
    except FolderInUse:
        said = (data / LOCK_FILE).read_text(encoding="ascii", errors="replace").strip()
        return int(said) if said.isdecimal() else None


def _lock(handle: int) -> bool:
    """Lock an open file; False when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # Far behind what is written: whoever is refused reads the beginning.
            os.lseek(handle, 1 << 20, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.lseek(handle, 0, os.SEEK_SET)
        return False
    return True


def _in_use(data: Path, process: str) -> Name:
    who_en, who_ja = (f" (process {process})", f"（プロセス{process}）") if process.isdecimal() else ("", "")
    return Name(
        f"{data}: another server uses this folder{who_en}",
        f"{data}：このフォルダーは別のサーバーが使用中です{who_ja}",
    )


def _unusable(data: Path, error: OSError) -> FolderRefused:
    return FolderRefused(
        Name(
            f"{error.filename or data}: this data folder cannot be written: {error.strerror}",
            f"{error.filename or data}：データフォルダーに書き込めません：{error.strerror}",
        )
    )


def checked_key(path: Path) -> bytes:
    """The secret key in a file; raises FolderRefused for one that could be guessed."""
    try:
        key = path.read_bytes()
    except OSError as error:
        raise FolderRefused(
            Name(
                f"{path}: the secret key cannot be read: {error.strerror}",
                f"{path}：秘密鍵を読み取れません：{error.strerror}",
            )
        ) from error
    if len(key) < KEY_BYTES:
        raise FolderRefused(
            Name(
                f"{path}: a secret key has {KEY_BYTES} bytes, this file has {len(key)}. Restore it from a "
                "backup; without the file a new key is made, and all links and seats are void",
                f"{path}：秘密鍵は{KEY_BYTES}バイトですが、このファイルは{len(key)}バイトです。"
                "バックアップから戻してください。ファイルがなければ新しい鍵を作りますが、リンクと席はすべて無効になります",
            )
        )
    return key
