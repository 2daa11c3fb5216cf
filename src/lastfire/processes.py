"""Processes that work for this one: they never hear Ctrl-C, and end with the process that started them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import wait


@contextmanager
def deaf() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; processes that are started meanwhile inherit that and keep it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started later, by the first process, it would let Ctrl-C through again before that one begins.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one, where it could not be held back either."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_as_worker() -> None:
    """Leave Ctrl-C to the process that started this one, and do not outlive it, however it ends."""
    ignore_interrupts()
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def follow() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
