"""Requests and sockets for tables of other servers, handed on to them as they are.

What goes from one server to another are the messages of ASGI, each packed behind its length, over a
connection of its own per request or socket. Both ends first prove that they know the secret key of
their database. Nothing is encrypted: servers reach each other in a network of their own.
"""

import asyncio
import contextlib
import hmac
import logging
import secrets
import socket
import struct
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastfire.server.errors import Refusal
from lastfire.server.guard import refusal_response
from lastfire.server.postgres import Server
from lastfire.server.rooms import MOVED
from lastfire.server.seats import is_table_id
from lastfire.server.sharing import Sharing

_LOG: Final = logging.getLogger(__name__)
_TABLES: Final = "/api/tables/"
_LENGTH: Final = struct.Struct(">I")
_LONGEST: Final = 32 * 1024 * 1024
_LONGEST_GREETING: Final = 1024
_GREETING_SECONDS: Final = 5.0
_LOOK_AGAIN_SECONDS: Final = 0.25
_HERE: Final = "here"
"""A frame that says nothing else."""
_TIMES_HEARD: Final = 5
"""So many times it is said before silence counts."""
_FORWARDED: Final = "lastfire.forwarded"
_FACTS: Final = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path")
"""What of a scope is handed on as it is."""


class Keeper(Protocol):
    """Who knows the tables of this server."""

    def is_here(self, table_id: str) -> bool:
        """Whether a table is open here."""

    async def may_leave(self, table_id: str) -> bool:
        """Let go of a table if it can just as well be another server's; whether it has gone."""


class _Broken(Exception):
    """The other server has gone in the middle of it."""


def table_in(scope: Scope) -> str | None:
    """The table that a request or socket is for."""
    if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(_TABLES):
        return None
    table: str = scope["path"].removeprefix(_TABLES).partition("/")[0]
    # Others are refused here; PostgreSQL cannot even be asked for some of them.
    return table if is_table_id(table) else None


# Lines between two servers.


class _Line:
    """A connection to another server. Both sides say now and then that they are there.

    A machine that is gone ends no connection, and neither does a server that stands still.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, silence: float) -> None:
        self._reader = reader
        self._writer = writer
        self._silence = silence

    async def write(self, value: object) -> None:
        """Send a frame; raises OSError."""
        packed = msgspec.msgpack.encode(value)
        self._writer.write(_LENGTH.pack(len(packed)) + packed)
        await self._writer.drain()

    async def read(self, longest: int = _LONGEST) -> Any:
        """The next frame; raises _Broken where there is none, or nothing was heard for too long."""
        while True:
            try:
                async with asyncio.timeout(self._silence):
                    (length,) = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))
                    if length > longest:
                        raise _Broken("too long a frame")
                    packed = await self._reader.readexactly(length)
                frame = msgspec.msgpack.decode(packed)
            except (asyncio.IncompleteReadError, OSError, TimeoutError, msgspec.DecodeError) as error:
                raise _Broken(repr(error)) from error
            if frame != _HERE:
                return frame

    @contextlib.asynccontextmanager
    async def kept(self, most: int) -> AsyncIterator[None]:
        """Say meanwhile that we are here, and let so many bytes wait for whoever reads slowly, not more."""
        self._writer.transport.set_write_buffer_limits(0)
        line = self._writer.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, most)
        saying = asyncio.create_task(self._say_here())
        try:
            yield
        finally:
            saying.cancel()
            await asyncio.wait([saying])

    async def _say_here(self) -> None:
        # On a broken line whoever reads is told.
        with contextlib.suppress(OSError):
            while True:
                await asyncio.sleep(self._silence / _TIMES_HEARD)
                await self.write(_HERE)

    def close(self) -> None:
        """End it."""
        self._writer.close()


def _message(frame: Any) -> Message:
    """A message of ASGI, with its headers as the specification has them."""
    if not isinstance(frame, dict) or "type" not in frame:
        raise _Broken
    if "headers" in frame:
        frame["headers"] = [tuple(header) for header in frame["headers"]]
    return frame


def _proof(key: bytes, side: str, nonces: bytes) -> bytes:
    """What only a server with the secret key can say."""
    return hmac.digest(key, f"lastfire {side} ".encode() + nonces, "sha256")


# The side on which the visitor is.


class Forwarding:
    """Takes visitors of other servers' tables there, and serves all others here."""

    def __init__(self, app: ASGIApp, sharing: Sharing, keeper: Keeper, key: bytes) -> None:
        self._app = app
        self._sharing = sharing
        self._keeper = keeper
        self._key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        table = table_in(scope)
        if table is None or scope.get(_FORWARDED) or self._keeper.is_here(table):
            await self._app(scope, receive, send)
            return
        try:
            handed_on = await self._hand_on(table, scope, receive, send)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send)
            return
        if not handed_on:
            await self._app(scope, receive, send)

    async def _hand_on(self, table: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Have the table's server serve a visitor; False where that is ours, or there is no such table."""
        settings = self._sharing.settings
        until = settings.clock() + 2 * settings.lease_seconds
        shut: Server | None = None
        while True:
            server = await self._sharing.claim(table, shut)
            if server is None or self._sharing.is_us(server):
                return False
            try:
                line = await self._call(server, table)
            except ConnectionRefusedError:
                shut, line = server, None
            if line is not None:
                async with line.kept(settings.unread_bytes):
                    with self._sharing.one_more_visitor():
                        await _serve_over(line, scope, receive, send)
                return True
            if settings.clock() > until:
                raise Refusal("moved")
            # It has just let go of the table, or is gone, and its lease has yet to run out.
            await self._sharing.news(_LOOK_AGAIN_SECONDS)

    async def _call(self, server: Server, table: str) -> _Line | None:
        """A line to the server that has a table; None where it does not answer, or has it no longer.

        Raises ConnectionRefusedError where no server is.
        """
        host, _, port = server.address.rpartition(":")
        lease = self._sharing.settings.lease_seconds
        try:
            # Whoever does not answer may be gone: the table can be had when the lease has run out.
            async with asyncio.timeout(min(_GREETING_SECONDS, lease / 2)):
                line = _Line(*await asyncio.open_connection(host.strip("[]"), int(port)), lease)
                if await self._is_ready(line, table):
                    return line
                line.close()
        except ConnectionRefusedError:
            _LOG.info("server %s is not at %s", server.id, server.address)
            raise
        except (OSError, ValueError, _Broken, TimeoutError) as error:
            _LOG.info("server %s does not answer at %s: %r", server.id, server.address, error)
        return None

    async def _is_ready(self, line: _Line, table: str) -> bool:
        ours = secrets.token_bytes(16)
        theirs = await line.read(_LONGEST_GREETING)
        if not isinstance(theirs, bytes):
            raise _Broken
        nonces = theirs + ours
        await line.write([ours, _proof(self._key, "visitor", nonces), table])
        answer = await line.read(_LONGEST_GREETING)
        if not (isinstance(answer, list) and len(answer) == 2 and isinstance(answer[0], bytes)):
            raise _Broken
        if not hmac.compare_digest(answer[0], _proof(self._key, "table", nonces)):
            raise _Broken
        return answer[1] is True


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await refusal_response(refusal)(scope, receive, send)
    else:
        # The page tries again by itself.
        await send({"type": "websocket.close", "code": MOVED[0], "reason": MOVED[1]})


async def _serve_over(line: _Line, scope: Scope, receive: Receive, send: Send) -> None:
    """Take what a visitor sends to the table's server, and what comes back to the visitor."""
    going: asyncio.Task[None] | None = None
    try:
        await line.write(_facts(scope))
        going = asyncio.create_task(_take_there(receive, line))
        if scope["type"] == "http":
            await _bring_answer(line, send)
        else:
            await _bring_messages(line, send)
    except (_Broken, OSError) as error:
        _LOG.info("a server has gone while it served a visitor of ours: %r", error)
        # The visitor may have left as well.
        with contextlib.suppress(OSError):
            await _refuse(Refusal("moved"), scope, receive, send)
    finally:
        if going is not None:
            going.cancel()
            await asyncio.wait([going])
        line.close()


def _facts(scope: Scope) -> dict[str, Any]:
    return {
        **{name: scope[name] for name in _FACTS if name in scope},
        "headers": list(scope["headers"]),
        "client": scope.get("client"),
        "server": scope.get("server"),
        "subprotocols": list(scope.get("subprotocols", ())),
    }


async def _take_there(receive: Receive, line: _Line) -> None:
    """Hand on what the visitor sends."""
    # With a broken line the other direction ends the visit.
    with contextlib.suppress(OSError):
        while True:
            message = await receive()
            await line.write(message)
            if message["type"].endswith(".disconnect"):
                return


async def _bring_answer(line: _Line, send: Send) -> None:
    """Send an answer once all of it is there: until then another could still be given."""
    messages: list[Message] = []
    while (frame := await line.read()) is not None:
        messages.append(_message(frame))
    for message in messages:
        await send(message)


async def _bring_messages(line: _Line, send: Send) -> None:
    """Send what comes as it comes."""
    while (frame := await line.read()) is not None:
        message = _message(frame)
        try:
            await send(message)
        except OSError:
            # The visitor has left. The other side notices it when the line is closed.
            return


# The side on which the table is.


class Door:
    """Where the other servers bring visitors of our tables."""

    def __init__(self, app: ASGIApp, sharing: Sharing, keeper: Keeper, key: bytes) -> None:
        self._app = app
        self._sharing = sharing
        self._keeper = keeper
        self._key = key
        self._serving: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Let them come."""
        self._server = await asyncio.start_server(self._come_in, sock=self._sharing.door)

    async def close(self) -> None:
        """Send all of them away, and let nobody come any more."""
        if self._server is not None:
            self._server.close()
        serving = list(self._serving)
        for visit in serving:
            visit.cancel()
        if serving:
            await asyncio.wait(serving)

    def _come_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visit = asyncio.create_task(self._receive(reader, writer))
        self._serving.add(visit)
        visit.add_done_callback(self._has_left)

    def _has_left(self, visit: "asyncio.Task[None]") -> None:
        self._serving.discard(visit)
        if not visit.cancelled() and (error := visit.exception()) is not None:
            _LOG.error("a visitor from another server could not be served", exc_info=error)

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        settings = self._sharing.settings
        line = _Line(reader, writer, settings.lease_seconds)
        try:
            async with asyncio.timeout(_GREETING_SECONDS):
                welcome = await self._greet(line)
            if welcome:
                async with line.kept(settings.unread_bytes):
                    await self._serve(line)
        except (_Broken, TimeoutError, OSError) as error:
            _LOG.info("a server that brought a visitor has gone: %r", error)
        finally:
            line.close()

    async def _greet(self, line: _Line) -> bool:
        """Whether it is one of us, and the table is ours."""
        ours = secrets.token_bytes(16)
        await line.write(ours)
        asked = await line.read(_LONGEST_GREETING)
        try:
            theirs, proof, table = msgspec.convert(asked, tuple[bytes, bytes, str])
        except msgspec.ValidationError as error:
            raise _Broken from error
        nonces = ours + theirs
        if not hmac.compare_digest(proof, _proof(self._key, "visitor", nonces)):
            _LOG.warning("somebody came to the door of the other servers who is none of them")
            return False
        stays = not await self._keeper.may_leave(table)
        await line.write([_proof(self._key, "table", nonces), stays])
        return stays

    async def _serve(self, line: _Line) -> None:
        """Serve a visitor as if it had come to us."""
        scope = _scope(await line.read())
        gone = {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def receive() -> Message:
            try:
                return _message(await line.read())
            except _Broken:
                return gone

        async def send(message: Message) -> None:
            with contextlib.suppress(OSError):
                await line.write(message)

        await self._app(scope, receive, send)
        await line.write(None)


def _scope(asked: Any) -> Scope:
    if not isinstance(asked, dict) or asked.get("type") not in ("http", "websocket"):
        raise _Broken
    scope: Scope = dict(asked)
    scope["asgi"] = {"version": "3.0", "spec_version": "2.4"}
    scope["headers"] = [tuple(header) for header in asked["headers"]]
    for name in ("client", "server"):
        scope[name] = None if asked[name] is None else tuple(asked[name])
    scope["extensions"] = {}
    scope[_FORWARDED] = True
    return scope
