"""How bots think, and tables are opened, without holding up anybody.

Quick bots think in a thread, searching ones in a process; tables have a thread of their own.
"""

import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import lastfire
from lastfire import bots, games
from lastfire.processes import begin_as_worker, deaf
from lastfire.server.queues import FairQueue
from lastfire.server.settings import Settings

_LOG: Final = logging.getLogger(__name__)
_THREADS: Final = 2
_RECKONERS: Final = 8
_OPENERS: Final = 1
_SEARCH: Final = "search"
_STAND_IN: Final = "heuristic"
_Found = TypeVar("_Found")


class Thinkers:
    """The threads and processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.search_seconds
        self._count = settings.bot_processes
        self._threads = ThreadPoolExecutor(_THREADS, "bot")
        self._quick = FairQueue(_THREADS)
        self._slow = FairQueue(settings.bot_processes)
        self._reckoners = ThreadPoolExecutor(_RECKONERS, "odds")
        self._shown = FairQueue(_RECKONERS)
        self._openers = ThreadPoolExecutor(_OPENERS, "open")
        self._opened = FairQueue(_OPENERS)
        self._processes: ProcessPoolExecutor | None = None

    async def choose(self, match: lastfire.Match, name: str, seed: int, whose: str) -> int:
        """The position that a bot chooses. ``match`` is a fork that nobody else uses.

        ``whose`` is the address that it thinks for: all addresses have their turn.
        """
        settings = {"seconds": self._seconds} if name == _SEARCH else {}
        if name == _SEARCH and games.is_known_elsewhere(match.game):
            save = await self._quick.run(whose, lambda: self._threads.submit(match.save))
            try:
                return await self._slow.run(
                    whose,
                    lambda: self._submit(
                        _choose_in_process, games.introductions(), save, name, seed, settings
                    ),
                )
            except BrokenProcessPool:
                # The process was killed from outside. The game goes on, the next answer gets
                # a new process.
                _LOG.exception("a process that thinks for bots has died")
                self._processes = None
                name, settings = _STAND_IN, {}
        return await self._quick.run(
            whose, lambda: self._threads.submit(_choose, match, name, seed, settings)
        )

    async def reckon(self, work: Callable[[], _Found], whose: str) -> _Found:
        """What comes of reckoning chances to show. Nothing may happen meanwhile to the match they are of.

        Now and then a position takes long, and the other tables must not wait for it.
        """
        return await self._shown.run(whose, lambda: self._reckoners.submit(work))

    async def open(self, work: Callable[[], _Found], whose: str) -> _Found:
        """What comes of playing a table again, which nobody else may touch meanwhile."""
        return await self._opened.run(whose, lambda: self._openers.submit(work))

    def close(self) -> None:
        """Let go of the threads and processes."""
        self._openers.shutdown(cancel_futures=True)
        self._reckoners.shutdown(cancel_futures=True)
        self._threads.shutdown(cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)

    def _submit(self, work: Callable[..., int], *given: Any) -> Future[int]:
        # Made when first needed: most tables have no searching bot.
        if self._processes is None:
            self._processes = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), begin_as_worker
            )
        with deaf():
            return self._processes.submit(work, *given)


def _choose(match: lastfire.Match, name: str, seed: int, settings: dict[str, Any]) -> int:
    """What the bot answers. It gets its seat's view and deals, never the match."""
    return bots.choice(match, bots.make(name, seed, **settings))


def _choose_in_process(
    guests: games.Introductions, save: bytes, name: str, seed: int, settings: dict[str, Any]
) -> int:
    games.introduce(*guests)
    return _choose(lastfire.load(save), name, seed, settings)
