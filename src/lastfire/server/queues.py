"""Who is next, where many want the same."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

_Result = TypeVar("_Result")


class FairQueue:
    """Lets so many jobs run at once. Of those that wait everybody has one carried out in turn.

    So nobody who wants much holds up somebody who wants little, longer than for one job of each.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        # By whose they are; whoever is next stands first.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def run(self, whose: str, begin: "Callable[[], Future[_Result]]") -> _Result:
        """Wait for a place, begin the job, and wait for what comes of it."""
        await self._take_place(whose)
        try:
            job = begin()
        except BaseException:
            self._leave_place()
            raise
        loop = asyncio.get_running_loop()
        over = asyncio.wrap_future(job)

        def leave(_: object) -> None:
            if job.done():
                self._leave_place()
            else:
                # Nobody waits for it any more: its place is taken for as long as it runs.
                job.add_done_callback(lambda _: loop.call_soon_threadsafe(self._leave_place))

        over.add_done_callback(leave)
        return await over

    async def _take_place(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given the place just now, and does not want it any more.
                self._leave_place()
            raise

    def _leave_place(self) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            turns = self._waiting.pop(whose)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
