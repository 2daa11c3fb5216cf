"""Rows of games and decisions on disk, as JSON lines or as Parquet.

Files get their names when they are complete; until then they end in ``.part``, and after a failure
nothing is left.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from lastfire.cli.files import check_writable
from lastfire.cli.lines.telling import Column, Teller
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name

_ROWS_AT_ONCE: Final = 5000


class Out(Protocol):
    """Takes rows."""

    def write(self, game: dict[str, Any], decisions: list[dict[str, Any]]) -> None:
        """Add one game and its decisions."""


class _Nowhere:
    def write(self, game: dict[str, Any], decisions: list[dict[str, Any]]) -> None:
        return


class _Lines:
    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def write(self, game: dict[str, Any], decisions: list[dict[str, Any]]) -> None:
        for row in (game, *decisions):
            self.file.write(json.dumps(row, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self.file.close()


class _Tables:
    """Two Parquet files; columns as in ``simulate``, without ``row``."""

    def __init__(self, games: Path, decisions: Path, teller: Teller) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        self._pa = pa
        small, large, text = pa.int32(), pa.int64(), pa.string()
        name = pa.dictionary(pa.int32(), pa.string())
        types = {"whole": small, "yes": pa.bool_(), "word": name}

        def own(columns: Sequence[Column]) -> list[tuple[str, Any]]:
            return [
                (column.name, pa.list_(types[column.kind]) if column.each else types[column.kind])
                for column in columns
            ]

        self._schemas = (
            pa.schema(
                [
                    ("game", large),
                    ("game_seed", large),
                    ("version", small),
                    ("layout", name),
                    ("seats", small),
                    ("bots", pa.list_(text)),
                    ("options", text),
                    ("decisions", small),
                    ("rounds", small),
                    ("returns", pa.list_(pa.float64())),
                    *own(teller.game_columns),
                    ("winners", pa.list_(small)),
                    ("reason", name),
                    ("digest", text),
                ]
            ),
            pa.schema(
                [
                    ("game", large),
                    ("game_seed", large),
                    ("number", small),
                    ("round", small),
                    ("seat", small),
                    ("bot", name),
                    ("question", name),
                    ("options", small),
                    ("offered", pa.list_(small)),
                    ("position", small),
                    ("action", small),
                    ("notation", name),
                    ("return", pa.float64()),
                    *own(teller.seat_columns),
                ]
            ),
        )
        self._writers = tuple(
            pq.ParquetWriter(path, schema, compression="zstd")
            for path, schema in zip((games, decisions), self._schemas, strict=True)
        )
        self._rows: tuple[list[dict[str, Any]], list[dict[str, Any]]] = ([], [])

    def write(self, game: dict[str, Any], decisions: list[dict[str, Any]]) -> None:
        self._rows[0].append(game)
        self._rows[1].extend(decisions)
        for which in (0, 1):
            if len(self._rows[which]) >= _ROWS_AT_ONCE:
                self._flush(which)

    def _flush(self, which: int) -> None:
        table = self._pa.Table.from_pylist(self._rows[which], schema=self._schemas[which])
        self._writers[which].write_table(table)
        self._rows[which].clear()

    def close(self) -> None:
        for which in (0, 1):
            self._flush(which)
            self._writers[which].close()


def targets(path: Path) -> list[Path]:
    """The files that ``--out path`` makes."""
    if path.suffix == ".parquet":
        return [path.with_suffix(".games.parquet"), path.with_suffix(".decisions.parquet")]
    return [path]


@contextmanager
def open_out(path: Path | None, teller: Teller) -> Iterator[Out]:
    """Where rows go; the files appear at the end, if all went well. Raises UsageError."""
    if path is None:
        yield _Nowhere()
        return
    if path.suffix not in (".jsonl", ".parquet"):
        raise UsageError(
            Name(
                f"--out: {path} ends neither in .jsonl nor in .parquet",
                f"--out：{path}の末尾は.jsonlでも.parquetでもありません",
            )
        )
    final = targets(path)
    for file in final:
        check_writable(file, "--out")
    parts = [file.with_name(file.name + ".part") for file in final]
    try:
        out = _Lines(parts[0]) if len(parts) == 1 else _open_tables(parts, teller)
        try:
            yield out
        finally:
            out.close()
        for part, file in zip(parts, final, strict=True):
            part.replace(file)
    finally:
        for part in parts:
            part.unlink(missing_ok=True)


def _open_tables(parts: list[Path], teller: Teller) -> _Tables:
    try:
        return _Tables(parts[0], parts[1], teller)
    except ImportError as error:
        raise UsageError(
            Name(
                "--out: Parquet needs pyarrow: pip install 'lastfire[parquet]'",
                "--out：Parquetにはpyarrowが必要です：pip install 'lastfire[parquet]'",
            )
        ) from error
