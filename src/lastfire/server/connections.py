"""Connections: how many there may be, how long they may dawdle, and what they may send and leave unread.

uvicorn asks too little of whoever connects: see docs/decisions/0026. What it has settings for is set in
run.py; its two protocols are derived here for the rest.
"""

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from lastfire.server.rates import AddressPlaces, AddressRates, MessageRate
from lastfire.server.settings import Settings

_LOG: Final = logging.getLogger(__name__)
BACKLOG: Final = 512
"""How many connections the system keeps that have not been accepted yet."""
_AT_ONCE: Final = 8
"""How many are accepted before anything else has its turn."""
_OWN_FILES: Final = 100
"""For the database, the client's files, and the processes that think for bots."""
_BITE: Final = 512
"""How many bytes of a socket are read before they are counted: a frame can be as short as six."""
_BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\n"
    b"content-type: text/plain; charset=utf-8\r\n\r\nToo many connections. Try again in a moment.\n"
)


class Config(uvicorn.Config):
    """uvicorn's settings, with ours."""

    def __init__(self, app: Any, settings: Settings, **others: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, backlog=_AT_ONCE, **others)
        self.settings = settings
        self.visitors = Visitors(settings)


class Visitors:
    """Who is connected."""

    def __init__(self, settings: Settings) -> None:
        own = _OWN_FILES + _AT_ONCE
        self._most = min(settings.connections, max(1, files_allowed(settings.connections + own) - own))
        self._places = AddressPlaces(settings.connections_per_address)
        self._rates = AddressRates({"connect": settings.connects})
        # All connections of a proxy come from its own address.
        self._by_address = not settings.behind_proxy
        self._addresses: dict[asyncio.Transport, str] = {}
        # Those that have not asked for anything yet, the oldest first.
        self._silent: dict[asyncio.Transport, None] = {}

    def turns_away(self, address: str) -> bool:
        """Whether no connection from there would be admitted now. Nothing is counted yet."""
        return self._by_address and not (
            self._rates.would_allow("connect", address) and self._places.has_room(address)
        )

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a connection; False when it is one too many."""
        address = _address(transport.get_extra_info("peername"))
        if self._by_address and not self._rates.allows("connect", address):
            return False
        if len(self._addresses) >= self._most:
            _LOG.warning("all %d connections are taken: whoever is silent has to go", self._most)
            if not self._silent:
                return False
            oldest = next(iter(self._silent))
            oldest.abort()
            self.leave(oldest)
        if self._by_address and not self._places.take(address):
            return False
        self._addresses[transport] = address
        self._silent[transport] = None
        return True

    def has_asked(self, transport: asyncio.Transport) -> None:
        """A whole request has come over the connection."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has gone; one that was not admitted may go too."""
        self._silent.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None and self._by_address:
            self._places.leave(address)


class Deadline:
    """Ends a connection, unless it is stopped in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether the connection will be ended."""
        return self._timer is not None

    def start(self, transport: asyncio.Transport) -> None:
        """Give this connection its time; what runs already goes on."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        """What was awaited has happened."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    """A connection that speaks HTTP."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._request = Deadline(self.config.settings.request_seconds)
        self._unread = Deadline(self.config.settings.unread_seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected: the first request has to come."""
        super().connection_made(transport)
        # Reading stops, and the deadline runs, as soon as anything is left unread.
        transport.set_write_buffer_limits(0)
        if self.config.visitors.admit(transport):
            # Else the system would take megabytes from us for whoever does not read.
            line = transport.get_extra_info("socket")
            if line is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.config.settings.unread_bytes)
            self._request.start(transport)
        else:
            transport.write(_BUSY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """From its first byte on a request may take so long, with its body."""
        self._request.start(self.transport)
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        if is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._request.stop()
            self.config.visitors.has_asked(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was there has gone."""
        self._request.stop()
        self._unread.stop()
        self.config.visitors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Something is left unread."""
        super().pause_writing()
        self._unread.start(self.transport)

    def resume_writing(self) -> None:
        """Everything has been read."""
        self._unread.stop()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = self.config.settings
        # One frame too many ends it.
        self._frame_rate = MessageRate(
            settings.frame_burst, settings.frames_per_second, 1, 1.0, settings.clock
        )
        self._unread = Deadline(settings.unread_seconds)

    def data_received(self, data: bytes) -> None:
        """Take a bite at a time, so that what is too much is noticed before it is all carried out."""
        for start in range(0, len(data), _BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _BITE])

    def handle_events(self) -> None:
        """Count the frames, of whatever kind, before anything is done about them."""
        for _ in self.conn.events:
            if not self._frame_rate.allows():
                self._fail(CloseCode.POLICY_VIOLATION, "rate_limited")
                return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if len(self.frames) >= self.config.settings.fragments_per_message:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too_large")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the line is being closed."""
        if not self.transport.is_closing():
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """Hand on a whole message; uvicorn would log a traceback for every one that is no text."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "malformed")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close a line on which nothing more is understood."""
        if self.conn.close_sent is None:
            # Frames came before the handshake was over: there is nobody yet who could be told.
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
            self.close_sent = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was there has gone."""
        self._unread.stop()
        self.config.visitors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Something is left unread."""
        super().pause_writing()
        self._unread.start(self.transport)

    def resume_writing(self) -> None:
        """Everything has been read."""
        self._unread.stop()
        super().resume_writing()

    async def send(self, message: Any) -> None:
        """Send a message. uvicorn takes it for a mistake of ours when the line was closed just now."""
        await self.writable.wait()
        if self.close_sent and message["type"] in ("websocket.send", "websocket.close"):
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            # They have done their part, and would stay for as long as the socket does.
            self.request.headers.clear()
            self.response.headers.clear()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


class Listener(socket.socket):
    """A listening socket that turns people away before anything is made for them.

    Those are people whose address has had its share, as ``visitors`` say, and everybody when the process can
    open no more files: asyncio would leave them waiting, and try again more and more often, with a traceback
    each time.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._spare: int | None = os.open(os.devnull, os.O_RDONLY)
        self.visitors: Visitors | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; BlockingIOError when there is none, or none could be taken for now."""
        for _ in range(_AT_ONCE):
            connection, name = self._accept_any()
            if self.visitors is None or not self.visitors.turns_away(_address(name)):
                return connection, name
            _send_away(connection)
        # However many of them wait, everybody else has their turn in between.
        raise BlockingIOError

    def _accept_any(self) -> tuple[socket.socket, Any]:
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            _LOG.warning("no more files can be opened: somebody is turned away")
            self._turn_away()
            raise BlockingIOError from error

    def listen(self, backlog: int = BACKLOG, /) -> None:
        """Begin to listen. asyncio would let no more wait than it accepts at once."""
        super().listen(max(backlog, BACKLOG))

    def close(self) -> None:
        """Stop listening."""
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None
        super().close()

    def _turn_away(self) -> None:
        """Give up the spare file, so that a connection can be taken, and closed."""
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None
            # Nobody may be waiting any more.
            with contextlib.suppress(BlockingIOError):
                super().accept()[0].close()
        # Something else may have taken its place; then the next one waits until a file is free.
        with contextlib.suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)


def _address(name: Any) -> str:
    """The address in what a socket calls the other side."""
    return str(name[0]) if isinstance(name, tuple) else ""


def _send_away(connection: socket.socket) -> None:
    """Say that there are too many, and close."""
    connection.setblocking(False)
    # Whoever has gone by now need not be told.
    with contextlib.suppress(OSError):
        connection.send(_BUSY)
    connection.close()


def files_allowed(wanted: int) -> int:
    """How many files this process may open, once it has asked the system for as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):
        # Some systems have a limit besides that they do not tell.
        return soft
    return most
