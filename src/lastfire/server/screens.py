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
        self._waiting = asyncio.Event()

    def put_notice(self, text: str) -> None:
        """Say something to whoever is there."""
        self._notice = text
        self._waiting.set()

    def put_planned(self, text: str) -> None:
        """Send what whoever runs the server tells everybody."""
        self._planned = text
        self._waiting.set()

    def end(self, code: int, reason: str) -> None:
        """The table has gone."""
        self.over = code, reason
        self._waiting.set()

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
        self._waiting.set()

    def put_chairs(self, text: str) -> None:
        """Send the chairs."""
        self._chairs = text
        self._waiting.set()

    def put_events(self, text: str) -> None:
        """Send what has happened at the chairs."""
        self._events = text
        self._waiting.set()

    def put_host_sees(self, text: str) -> None:
        """Send what whoever set up the table is told besides."""
        self._host_sees = text
        self._waiting.set()

    def put_trouble(self, text: str) -> None:
        """Send what keeps the table from going on."""
        self._trouble = text
        self._waiting.set()

    def put_state(self, text: str, records: int) -> None:
        """Send a state, after which the screen has this many records."""
        self._state = (text, records)
        self._waiting.set()

    async def take(self) -> list[str]:
        """Wait until something is to be sent, and take it."""
        await self._waiting.wait()
        self._waiting.clear()
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
