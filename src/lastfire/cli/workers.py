"""Processes that work on numbered jobs; their results come back in order.

Only small values travel: a job is a number, from which a worker makes what it needs. Workers never
see Ctrl-C, and end with the process that started them, however that ends.
"""

import multiprocessing
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias, cast

import lastfire
from lastfire import games
from lastfire.processes import deaf, ignore_interrupts

Pipe: TypeAlias = "Connection[Any, Any]"
Work = Callable[[Any, int], Any]
"""Does one job: from what all jobs have in common, and the number of this one. At module level."""


class WorkerError(lastfire.LastfireError):
    """A worker has failed."""


def work_in_order(work: Work, common: Any, count: int, jobs: int) -> Generator[Any, None, None]:
    """The results of the jobs 0 to ``count`` - 1, in order, from ``jobs`` processes.

    Close the iterator (or let an exception pass) and every process is gone.
    """
    if jobs == 1:
        for number in range(count):
            yield work(common, number)
        return
    started = _start(work, common, min(jobs, count))
    try:
        yield from _collect(started, count)
    finally:
        for process, pipe in started:
            process.terminate()
            pipe.close()
        for process, _ in started:
            process.join()
            process.close()


def _start(work: Work, common: Any, jobs: int) -> list[tuple[BaseProcess, Pipe]]:
    """Start the processes, deaf to Ctrl-C from their first moment."""
    context = multiprocessing.get_context("spawn")
    started: list[tuple[BaseProcess, Pipe]] = []
    guests = games.introductions()
    with deaf():
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, work, common, guests), daemon=True)
            process.start()
            theirs.close()
            started.append((process, ours))
    return started


def _collect(started: list[tuple[BaseProcess, Pipe]], count: int) -> Iterator[Any]:
    """Hand out the jobs, two ahead for each worker, and put the results in order."""
    processes = {pipe: process for process, pipe in started}
    given = 0
    for _ in range(2):
        for pipe in processes:
            if given < count:
                _hand_out(pipe, given)
                given += 1
    early: dict[int, Any] = {}
    due = 0
    while due < count:
        for ready in cast(list[Pipe], wait(list(processes))):
            try:
                number, result, failure = ready.recv()
            except (EOFError, ConnectionResetError):
                processes[ready].join()
                status = processes[ready].exitcode
                raise WorkerError(f"a worker ended with status {status} before its work was done") from None
            if failure:
                raise WorkerError(f"a worker failed: {failure}")
            early[number] = result
            if given < count:
                _hand_out(ready, given)
                given += 1
        while due in early:
            yield early.pop(due)
            due += 1


def _hand_out(pipe: Pipe, number: int) -> None:
    """Give a worker a job. That it has ended is noticed where its result is waited for."""
    with suppress(BrokenPipeError, ConnectionResetError):
        pipe.send(number)


def _serve(pipe: Pipe, work: Work, common: Any, guests: games.Introductions) -> None:
    """The life of a worker. It is told of the games that only the process that started it has."""
    ignore_interrupts()
    games.introduce(*guests)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        try:
            answer = (number, work(common, number), "")
        except Exception as error:  # noqa: BLE001 (told to the process that asked)
            answer = (number, None, "".join(traceback.format_exception_only(error)).strip())
        try:
            pipe.send(answer)
        except BrokenPipeError:
            return
