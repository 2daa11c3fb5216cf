"""The data folder: one server at a time, a key that nobody can guess, and refusals of one line."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lastfire.cli import main
from lastfire.server.folder import FolderRefused, alone_in, checked_key
from tests.server.test_run import lines, started, stop


def refusal(capsys: pytest.CaptureFixture[str], data: Path) -> str:
    """What ``lastfire serve`` says of a folder that it refuses."""
    # The arguments of serve have no language of their own: it is the system's.
    assert main(["serve", "--port", "0", "--data", str(data)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1, told.err
    return told.err


@contextmanager
def as_nobody() -> Iterator[Path]:
    """A folder that may be written by its owner alone, seen by somebody else, also where root tests."""
    with tempfile.TemporaryDirectory() as outside:
        folder = Path(outside)
        root = os.geteuid() == 0
        folder.chmod(0o755 if root else 0o555)
        if root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o700)


def test_a_second_server_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with started("0", str(tmp_path)) as process:
        lines(process, "Ctrl-C")
        said = refusal(capsys, tmp_path)
        assert said == f"lastfire: {tmp_path}: another server uses this folder (process {process.pid})\n"
        assert stop(process) == ""
    # It is free again, also after a server that was killed.
    with started("0", str(tmp_path)) as process:
        lines(process, "Ctrl-C")
        process.kill()
    with alone_in(tmp_path):
        pass


def test_a_refusal_is_told_in_japanese_where_that_is_spoken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    with alone_in(tmp_path):
        said = refusal(capsys, tmp_path)
    assert said == (
        f"lastfire: {tmp_path}：このフォルダーは別のサーバーが使用中です（プロセス{os.getpid()}）\n"
    )


@pytest.mark.parametrize("size", [0, 31])
def test_a_key_that_could_be_guessed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], size: int
) -> None:
    (tmp_path / "secret.key").write_bytes(b"k" * size)
    said = refusal(capsys, tmp_path)
    assert f"{tmp_path / 'secret.key'}: a secret key has 32 bytes, this file has {size}." in said
    assert (tmp_path / "secret.key").read_bytes() == b"k" * size


def test_a_key_of_full_length_is_taken(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"k" * 32)
    assert checked_key(tmp_path / "secret.key") == b"k" * 32
    with pytest.raises(FolderRefused, match="cannot be read"):
        checked_key(tmp_path / "none")


def test_a_folder_that_cannot_be_written_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with as_nobody() as folder:
        said = refusal(capsys, folder)
        below = refusal(capsys, folder / "data")
    assert "this data folder cannot be written" in said
    assert str(folder) in said
    assert below == f"lastfire: {folder / 'data'}: this data folder cannot be written: Permission denied\n"


def test_a_file_is_no_data_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in refusal(capsys, tmp_path / "file")
    assert str(tmp_path / "file") in refusal(capsys, tmp_path / "file" / "data")


def test_a_database_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lastfire.db").write_text(
        "this is no database, and long enough to be seen not to be one" * 20
    )
    assert f"{tmp_path / 'lastfire.db'}: file is not a database" in refusal(capsys, tmp_path)
    (tmp_path / "lastfire.db").unlink()
    (tmp_path / "lastfire.db").mkdir()
    assert f"{tmp_path / 'lastfire.db'}: Is a directory" in refusal(capsys, tmp_path)


def test_the_lock_is_let_go_by_a_process_that_is_killed(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from lastfire.server.folder import alone_in\n"
        "with alone_in(Path(sys.argv[1])):\n    print('mine', flush=True)\n    sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "mine\n"
        with pytest.raises(FolderRefused, match=f"process {process.pid}"), alone_in(tmp_path):
            pass
        process.kill()
        process.wait()
        with alone_in(tmp_path):
            pass
