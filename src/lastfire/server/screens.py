"""One screen: the seats its browser holds, the one it looks at, and what is still to be sent.

What a table pushes waits in a place for each kind, newest only. A screen that reads slowly therefore gets
the latest state with all records since its last one, and costs no memory.
"""

import asyncio

from lastfire.server.seats import Held


class Screen:
    """A connected socket, as its table sees it."""

    def __init__(self, held: Held, address: str = "") -> None:
        self.address = address
        """From where it comes."""
        self.held = held
        """What its browser showed."""
        self.nonces = held.seats
        """What its browser showed for each seat."""
        self.host = held.host
        """Whether its browser set up the table."""
        self.seats: frozenset[int] = frozenset()
        """Those of them that are its own, as the table says once the screen has entered."""
        self.gone = False
        self.looking: int | None = None
        self.has_records = 0
        """How many records the screen has been sent, of what the seat looked at saw."""
        self._hello: str | None = None
        self._chairs: str | None = None
        self._events: str | None = None
        self._host_sees: str | None = None
        self._trouble: str | None = None
        self._state: tuple[str, int] | None = None
        self._notice: str | None = None
        self._planned: str | None = None
        self.over: tuple[int, str] | None = None
        """Once the table has gone: the code and the reason to close with after what is still to be sent."""
        self._full = False
        # Whoever waits for something to be sent. An ``Event`` takes ten times the space, for many who wait.
        self._taker: asyncio.Future[None] | None = None

    def put_notice(self, text: str) -> None:
        """Say something to whoever is there."""
        self._notice = text
        self._fill()

    def put_planned(self, text: str) -> None:
        """Send what whoever runs the server tells everybody."""
        self._planned = text
        self._fill()

    def end(self, code: int, reason: str) -> None:
        """The table has gone."""
        self.over = code, reason
        self._fill()

    def dismiss(self, text: str, code: int, reason: str) -> None:
        """Say why the screen has to go, and nothing else that still was to be sent."""
        self._hello = self._chairs = self._events = self._host_sees = self._trouble = self._state = None
        self.seats = frozenset()
        self.looking = None
        self._notice = text
        self.end(code, reason)

    def put_hello(self, text: str) -> None:
        """Greet anew; what was to be sent of the chairs is in it."""
        self._hello = text
        self._chairs = None
        self._fill()

    def put_chairs(self, text: str) -> None:
        """Send the chairs."""
        self._chairs = text
        self._fill()

    def put_events(self, text: str) -> None:
        """Send what has happened at the chairs."""
        self._events = text
        self._fill()

    def put_host_sees(self, text: str) -> None:
        """Send what whoever set up the table is told besides."""
        self._host_sees = text
        self._fill()

    def put_trouble(self, text: str) -> None:
        """Send what keeps the table from going on."""
        self._trouble = text
        self._fill()

    def put_state(self, text: str, records: int) -> None:
        """Send a state, after which the screen has this many records."""
        self._state = (text, records)
        self._fill()

    def _fill(self) -> None:
        """Something is to be sent."""
        self._full = True
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def take(self) -> list[str]:
        """Wait until something is to be sent, and take it."""
        if not self._full:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        self._full = False
        first = (self._hello, self._chairs, self._events, self._host_sees, self._trouble, self._planned)
        texts = [text for text in first if text is not None]
        if self._state is not None:
            text, self.has_records = self._state
            texts.append(text)
        if self._notice is not None:
            texts.append(self._notice)
        self._hello = self._chairs = self._events = self._host_sees = self._trouble = self._planned = None
        self._notice = self._state = None
        return texts
