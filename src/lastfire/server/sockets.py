"""The socket between one screen and its table."""

import asyncio
from dataclasses import replace

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastfire.server.errors import Refusal
from lastfire.server.guard import check_origin
from lastfire.server.hub import Hub
from lastfire.server.messages import (
    AddWord,
    Agree,
    Answer,
    BringIn,
    ClaimAbsent,
    ClientMessage,
    HandOver,
    History,
    Look,
    Planned,
    ServerMessage,
    TakeBack,
    Undo,
    read_client_message,
)
from lastfire.server.names import clean_name
from lastfire.server.rates import MessageRate, network
from lastfire.server.rooms import MOVED, RESTART, Room, to_text
from lastfire.server.screens import Screen
from lastfire.server.seats import COOKIE_SECONDS, GUEST_COOKIE, new_nonce
from lastfire.server.settings import Settings


async def serve_socket(socket: WebSocket, hub: Hub, settings: Settings) -> None:
    """Serve one socket from its handshake to its end."""
    address = network(socket.client.host if socket.client else "")
    try:
        check_origin(socket, settings)
        hub.socket_rates.count("handshake", address)
    except Refusal:
        # Before the handshake: a page of another site learns nothing, and haste costs us little.
        await socket.close()
        return
    if not hub.socket_places.take(address):
        await socket.accept()
        await _dismiss(socket, Refusal("crowded"))
        return
    try:
        await _serve(socket, address, hub, settings)
    finally:
        hub.socket_places.leave(address)


async def _serve(socket: WebSocket, address: str, hub: Hub, settings: Settings) -> None:
    if hub.leaving:
        await socket.accept()
        await socket.close(*RESTART)
        return
    try:
        room = await hub.room(socket.path_params["table"], address)
    except Refusal as refusal:
        # Browsers hide why a handshake was refused, so the reason is told after it.
        await socket.accept()
        await _dismiss(socket, refusal)
        return
    try:
        holding, spoilt = hub.read_cookies(room, socket.cookies)
    except Refusal as refusal:
        await socket.accept()
        await _dismiss(socket, refusal)
        return
    headers: list[tuple[bytes, bytes]] = []
    if not holding.guest:
        holding = replace(holding, guest=new_nonce())
        headers.append(_guest_cookie(socket, room, holding.guest, settings))
    # They have been read, and would stay for as long as the socket does.
    socket.headers.raw.clear()
    # Which of them still hold is for the table to say, when the screen enters.
    screen = Screen(holding, address)
    pushing: asyncio.Task[None] | None = None
    try:
        await socket.accept(headers=headers)
        if spoilt:
            await _send(socket, to_text(Refusal("bad_cookie").message()))
        pushing = asyncio.create_task(_push(socket, screen))
        try:
            await room.enter(screen)
        except Refusal as refusal:
            await _dismiss(socket, refusal)
            return
        if (plan := hub.plan) is not None:
            screen.put_planned(to_text(Planned(plan)))
        await _listen(socket, room, screen, hub, settings)
    except WebSocketDisconnect:
        pass  # How every visit ends.
    finally:
        room.leave(screen)
        if pushing is not None:
            pushing.cancel()
            await asyncio.wait([pushing])


def _guest_cookie(socket: WebSocket, room: Room, guest: str, settings: Settings) -> tuple[bytes, bytes]:
    """The header by which a browser is known again at the table, whether it holds a seat or not."""
    response = Response()
    response.set_cookie(
        GUEST_COOKIE,
        guest,
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{room.id}",
        secure=settings.https or socket.url.scheme == "wss",
        httponly=True,
        samesite="lax",
    )
    return b"set-cookie", response.headers["set-cookie"].encode("latin-1")


async def _dismiss(socket: WebSocket, refusal: Refusal) -> None:
    """Say why, and close."""
    if refusal.code == "moved":
        await socket.close(*MOVED)
        return
    await _send(socket, to_text(refusal.message()))
    await socket.close(1008, refusal.code)


async def _push(socket: WebSocket, screen: Screen) -> None:
    """Send what the table has for the screen, as fast as the screen takes it."""
    try:
        while True:
            await _send_all(socket, await screen.take())
            if screen.over is not None:
                # The page comes back, and is told that there is no such table, or gets to where it is.
                await socket.close(*screen.over)
                return
    except WebSocketDisconnect:
        pass  # The listening side learns of it too, and ends the visit.


async def _send_all(socket: WebSocket, texts: list[str]) -> None:
    """Send these. Nothing keeps them afterwards: where many wait for long, each state would be held."""
    for text in texts:
        await _send(socket, text)


async def _send(socket: WebSocket, text: str) -> None:
    """Send one message; raises WebSocketDisconnect also when the other side has noticed it first."""
    if socket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect(1006)
    await socket.send_text(text)


async def _listen(socket: WebSocket, room: Room, screen: Screen, hub: Hub, settings: Settings) -> None:
    """Read and carry out messages until the screen goes away."""
    rate = MessageRate(
        settings.message_burst,
        settings.messages_per_second,
        settings.message_patience,
        settings.message_window,
        settings.clock,
    )
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        # Messages that came together are taken without a pause: the others here have their turn in between.
        await asyncio.sleep(0)
        if screen.over is not None:
            # It is being closed, and whoever was sent away does nothing more.
            continue
        if not rate.allows():
            if rate.abused:
                await socket.close(1008, "rate_limited")
                return
            reply: ServerMessage | None = Refusal("rate_limited").message()
        elif not hub.socket_rates.allows("message", screen.address):
            reply = Refusal("rate_limited").message()
        else:
            reply = await _reply(received.get("text"), room, screen, settings)
        if reply is not None:
            await _send(socket, to_text(reply))


async def _reply(text: str | None, room: Room, screen: Screen, settings: Settings) -> ServerMessage | None:
    """Carry out one message. Whatever is wrong with the message, the socket stays open."""
    key: str | None = None
    try:
        if text is None:
            raise Refusal("malformed")
        if len(text) > settings.largest_message or len(text.encode()) > settings.largest_message:
            raise Refusal("too_large")
        try:
            message = read_client_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", detail=f"This message cannot be read: {error}.") from error
        if isinstance(message, Answer | BringIn | Undo):
            key = message.key
        return await _carry_out(message, room, screen)
    except Refusal as refusal:
        # Where a table has moved, its screens are sent after it, and send this again there.
        return None if refusal.code == "moved" else refusal.message(key)


async def _carry_out(message: ClientMessage, room: Room, screen: Screen) -> ServerMessage | None:
    if isinstance(message, Answer):
        return await room.answer(screen, message.ask, message.position, message.key)
    if isinstance(message, BringIn):
        return await room.bring_in(screen, message.ask, message.key)
    if isinstance(message, Undo):
        return await room.undo(screen, message.ask, message.key)
    if isinstance(message, Look):
        await room.look(screen, message.seat)
    elif isinstance(message, HandOver):
        await room.hand_over(screen, message.seat, message.bot)
    elif isinstance(message, TakeBack):
        await room.take_back(screen, message.seat)
    elif isinstance(message, ClaimAbsent):
        await room.claim_absent(screen, message.seat)
    elif isinstance(message, AddWord):
        await room.add_word(screen, message.seat, clean_name(message.word, "word"))
    elif isinstance(message, Agree):
        await room.agree(screen, message.seat, message.version)
    elif isinstance(message, History):
        await room.tell_again(screen, message.since)
    return None
