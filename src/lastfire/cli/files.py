"""Files that are written whole or not at all, and checked before anybody has to wait for them."""

from pathlib import Path

from lastfire.cli.values import UsageError
from lastfire.engine.words import Name


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; it is either the old one or the whole new one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def check_writable(path: Path, argument: str) -> None:
    """Raise UsageError if this file could not be written; nothing is left behind."""
    if not path.parent.is_dir():
        raise UsageError(
            Name(
                f"{argument}: there is no folder {path.parent}",
                f"{argument}：フォルダー{path.parent}がありません",
            )
        )
    if path.is_dir():
        raise UsageError(Name(f"{argument}: {path} is a folder", f"{argument}：{path}はフォルダーです"))
    part = path.with_name(path.name + ".part")
    try:
        part.touch()
        part.unlink()
    except OSError as error:
        raise UsageError(f"{argument}: {path}: {error.strerror}") from error
