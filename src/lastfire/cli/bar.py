"""How far a long command has come: a bar on the terminal, elsewhere a line now and then."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

SECONDS_TO_A_LINE: Final = 30.0
"""Where there is no terminal, so much time lies between two lines. What is done sooner says nothing."""


@contextmanager
def progress(words: str) -> Iterator[Callable[[int, int], None]]:
    """Something to be told how much is done and of how much; it says so on the standard error output."""
    if not sys.stderr.isatty():
        yield _lines(words)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell


def _lines(words: str) -> Callable[[int, int], None]:
    """Says now and then how much is done, in lines that can be kept in a file."""
    began = said = monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal said
        now = monotonic()
        if now - said < SECONDS_TO_A_LINE or not 0 < done < total:
            return
        said = now
        left = (now - began) / done * (total - done)
        time = f"{left:.0f} s" if left < 100 else f"{left / 60:.0f} min"
        print(f"{words}: {done:,} of {total:,}, about {time} left", file=sys.stderr, flush=True)

    return tell
