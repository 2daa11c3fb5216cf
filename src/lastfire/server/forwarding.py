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
from typing import Any, Final, Protocol

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastfire.server.errors import Refusal
from lastfire.server.guard import refusal_response
from lastfire.server.postgres import Server
from lastfire.server.rooms import MOVED
from lastfire.server.sharing import Sharing

_LOG: Final = logging.getLogger(__name__)
_TABLES: Final = "/api/tables/"
_LENGTH: Final = struct.Struct(">I")
_LONGEST: Final = 32 * 1024 * 1024
_LONGEST_GREETING: Final = 1024
_GREETING_SECONDS: Final = 5.0
_LOOK_AGAIN_SECONDS: Final = 0.25
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
    return table or None


# Frames.


async def _write(writer: asyncio.StreamWriter, value: object) -> None:
    packed = msgspec.msgpack.encode(value)
    writer.write(_LENGTH.pack(len(packed)) + packed)
    await writer.drain()


async def _read(reader: asyncio.StreamReader, longest: int = _LONGEST) -> Any:
    """The next frame; raises _Broken where there is none."""
    try:
        (length,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
        if length > longest:
            raise _Broken
        return msgspec.msgpack.decode(await reader.readexactly(length))
    except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
        raise _Broken from error


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


def _keep_little(writer: asyncio.StreamWriter, most: int) -> None:
    """Let whoever reads slowly be waited for here, rather than in the buffers of the system."""
    writer.transport.set_write_buffer_limits(0)
    line = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, most)


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
        while True:
            server = await self._sharing.claim(table)
            if server is None or self._sharing.is_us(server):
                return False
            line = await self._call(server, table)
            if line is not None:
                _keep_little(line[1], settings.unread_bytes)
                with self._sharing.one_more_visitor():
                    await _serve_over(*line, scope, receive, send)
                return True
            if settings.clock() > until:
                raise Refusal("moved")
            # It has just let go of the table, or is gone, and its lease has yet to run out.
            await self._sharing.news(_LOOK_AGAIN_SECONDS)

    async def _call(
        self, server: Server, table: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A line to the server that has a table; None where it does not answer, or has it no longer."""
        host, _, port = server.address.rpartition(":")
        try:
            async with asyncio.timeout(_GREETING_SECONDS):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                if await self._is_ready(reader, writer, table):
                    return reader, writer
                writer.close()
        except (OSError, ValueError, _Broken, TimeoutError) as error:
            _LOG.info("server %s does not answer at %s: %r", server.id, server.address, error)
        return None

    async def _is_ready(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str) -> bool:
        ours = secrets.token_bytes(16)
        theirs = await _read(reader, _LONGEST_GREETING)
        if not isinstance(theirs, bytes):
            raise _Broken
        nonces = theirs + ours
        await _write(writer, [ours, _proof(self._key, "visitor", nonces), table])
        answer = await _read(reader, _LONGEST_GREETING)
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


async def _serve_over(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    scope: Scope,
    receive: Receive,
    send: Send,
) -> None:
    """Take what a visitor sends to the table's server, and what comes back to the visitor."""
    going: asyncio.Task[None] | None = None
    try:
        await _write(writer, _facts(scope))
        going = asyncio.create_task(_take_there(receive, writer))
        if scope["type"] == "http":
            await _bring_answer(reader, send)
        else:
            await _bring_messages(reader, send)
    except (_Broken, OSError) as error:
        _LOG.info("a server has gone while it served a visitor of ours: %r", error)
        # The visitor may have left as well.
        with contextlib.suppress(OSError):
            await _refuse(Refusal("moved"), scope, receive, send)
    finally:
        if going is not None:
            going.cancel()
            await asyncio.wait([going])
        writer.close()


def _facts(scope: Scope) -> dict[str, Any]:
    return {
        **{name: scope[name] for name in _FACTS if name in scope},
        "headers": list(scope["headers"]),
        "client": scope.get("client"),
        "server": scope.get("server"),
        "subprotocols": list(scope.get("subprotocols", ())),
    }


async def _take_there(receive: Receive, writer: asyncio.StreamWriter) -> None:
    """Hand on what the visitor sends."""
    # With a broken line the other direction ends the visit.
    with contextlib.suppress(OSError):
        while True:
            message = await receive()
            await _write(writer, message)
            if message["type"].endswith(".disconnect"):
                return


async def _bring_answer(reader: asyncio.StreamReader, send: Send) -> None:
    """Send an answer once all of it is there: until then another could still be given."""
    messages: list[Message] = []
    while (frame := await _read(reader)) is not None:
        messages.append(_message(frame))
    for message in messages:
        await send(message)


async def _bring_messages(reader: asyncio.StreamReader, send: Send) -> None:
    """Send what comes as it comes."""
    while (frame := await _read(reader)) is not None:
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
        try:
            async with asyncio.timeout(_GREETING_SECONDS):
                welcome = await self._greet(reader, writer)
            if welcome:
                _keep_little(writer, self._sharing.settings.unread_bytes)
                await self._serve(reader, writer)
        except (_Broken, TimeoutError, OSError) as error:
            _LOG.info("a server that brought a visitor has gone: %r", error)
        finally:
            writer.close()

    async def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Whether it is one of us, and the table is ours."""
        ours = secrets.token_bytes(16)
        await _write(writer, ours)
        asked = await _read(reader, _LONGEST_GREETING)
        try:
            theirs, proof, table = msgspec.convert(asked, tuple[bytes, bytes, str])
        except msgspec.ValidationError as error:
            raise _Broken from error
        nonces = ours + theirs
        if not hmac.compare_digest(proof, _proof(self._key, "visitor", nonces)):
            _LOG.warning("somebody came to the door of the other servers who is none of them")
            return False
        stays = not await self._keeper.may_leave(table)
        await _write(writer, [_proof(self._key, "table", nonces), stays])
        return stays

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a visitor as if it had come to us."""
        scope = _scope(await _read(reader))
        gone = {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def receive() -> Message:
            try:
                return _message(await _read(reader))
            except _Broken:
                return gone

        async def send(message: Message) -> None:
            with contextlib.suppress(OSError):
                await _write(writer, message)

        await self._app(scope, receive, send)
        await _write(writer, None)


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
