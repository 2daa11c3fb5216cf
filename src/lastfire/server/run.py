"""Starting the server on this machine: a free port, the address printed, a browser opened."""

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

import lastfire
from lastfire.bots.judgement import judgement_of
from lastfire.engine.errors import SpokenError
from lastfire.engine.words import Name
from lastfire.folders import data_folder
from lastfire.server.app import create_app
from lastfire.server.connections import Config, Listener
from lastfire.server.folder import alone_in
from lastfire.server.hub import Hub
from lastfire.server.logs import logged
from lastfire.server.messages import ChairIn
from lastfire.server.reach import EVERYWHERE, network_addresses
from lastfire.server.settings import Settings
from lastfire.server.storage import StorageError

_PORTS_TRIED: Final = 50
_SWITCH_SECONDS: Final = 0.0005
_COLLECT: Final = 2_000, 10, 100
"""After how many new objects the collector looks at these, and after how many such looks at older ones."""


def _say(line: str) -> None:
    # At once, also where a program reads along.
    print(line, flush=True)


class ServeError(SpokenError):
    """The server could not be started."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = True,
    data_dir: Path | None = None,
    load: Path | None = None,
    hosts: Sequence[str] = (),
    settings: Settings | None = None,
    say: Callable[[str], None] = _say,
) -> None:
    """Serve until Ctrl-C. Takes the next free port from ``port`` on (0: any free one).

    ``load`` is a saved match: a table that goes on with it is made, and its links are printed.
    ``hosts`` are names that the server answers to, besides localhost and its addresses.
    ``settings`` is for what has no argument here; ``say`` gets each line for the person.
    Raises ServeError when no port is free, the saved match cannot be read or the database cannot be opened,
    and FolderRefused when the data folder cannot be used, or is used by another server.
    """
    chosen = settings or Settings(data_dir or data_folder())
    if data_dir is not None:
        chosen = replace(chosen, data=data_dir)
    named = () if host in EVERYWHERE else (host,)
    chosen = replace(chosen, listens_on=host, hosts=(*chosen.hosts, *hosts, *named))
    save = _read_save(load) if load is not None else None
    # A database takes several servers.
    alone = contextlib.nullcontext() if chosen.database else alone_in(chosen.data)
    with alone, contextlib.closing(listen(host, port)) as listening:
        _serve(host, listening, chosen, save, open_browser, say)


def _serve(
    host: str,
    listening: Listener,
    chosen: Settings,
    save: bytes | None,
    open_browser: bool,
    say: Callable[[str], None],
) -> None:
    try:
        app = create_app(chosen)
    except StorageError as error:
        raise ServeError(
            Name(f"the database cannot be opened: {error}", f"データベースを開けません：{error}")
        ) from error
    address = _address(host, listening.getsockname()[1])

    async def started() -> None:
        say(f"Lastfire: {address}")
        if host in EVERYWHERE:
            for each in network_addresses():
                say(f"In this network: {_address(each, listening.getsockname()[1])}")
        if save is not None:
            for line in await _table_links(app, save, address):
                say(line)
        say("Ctrl-C stops it.")
        if open_browser and _has_browser():
            # A browser may take its time to start, and some only return once they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = _Server(configuration(app, chosen, listening), started, app)
    with logged(chosen), contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        raise ServeError(
            Name(
                "the server could not start; see above",
                "サーバーを起動できませんでした。上の行を見てください",
            )
        )


def configuration(app: Starlette, settings: Settings, listening: Listener) -> Config:
    """How the application is served to whoever comes there."""
    config = Config(
        app,
        settings,
        ws_max_size=16 * settings.largest_message,
        ws_per_message_deflate=False,
        # Otherwise any program on this machine could pass for any address.
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.trusted_proxy,
        # Addresses of pages hold tokens of seats: no access log.
        access_log=False,
        # Written by logs.py.
        log_config=None,
        log_level=settings.log_level,
        # If a proxy sent a request while its connection is being closed here, the request would be lost.
        timeout_keep_alive=settings.proxy_idle_seconds if settings.behind_proxy else settings.idle_seconds,
        timeout_graceful_shutdown=3,
    )
    listening.visitors = config.visitors
    return config


def _load_games() -> None:
    """Load every game with what its bots know: else whoever asks first holds up everybody for seconds."""
    for game in lastfire.registered_games().values():
        judgement_of(game.name)


class _Server(uvicorn.Server):
    """A server that says something once it answers, and sends everybody away for a moment before it stops."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], Awaitable[None]], app: Starlette
    ) -> None:
        super().__init__(config)
        self._say_started = started
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: what is under way is finished first, and every page is told to come back."""
        hub = self._app.state.hub
        assert isinstance(hub, Hub)
        await hub.say_goodbye()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await asyncio.to_thread(_load_games)
        await super().startup(sockets)
        # What is loaded by now stays: the collector need not look at it again and again.
        gc.freeze()
        # By itself it would look through all tables every few seconds, and everybody would wait for it.
        gc.set_threshold(*_COLLECT)
        # A bot that thinks in its thread lets go of the interpreter sooner when a message comes.
        sys.setswitchinterval(_SWITCH_SECONDS)
        if not self.should_exit:
            await self._say_started()


def listen(host: str, port: int) -> Listener:
    """A listening socket on the first free port."""
    last: OSError | None = None
    for each in range(port, port + (_PORTS_TRIED if port else 1)):
        try:
            family, kind, protocol, _, place = socket.getaddrinfo(
                host or None, each, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
            listening = Listener(family, kind, protocol)
        except OSError as error:
            raise ServeError(f"{host}: {error}") from error
        try:
            if os.name == "posix":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(place)
            listening.listen()
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                raise ServeError(f"{host}:{each}: {error.strerror}") from error
            last = error
            continue
        return listening
    end = port + _PORTS_TRIED - 1
    raise ServeError(
        Name(f"no port from {port} to {end} is free", f"{port}から{end}までのポートに空きがありません")
    ) from last


def _address(host: str, port: int) -> str:
    """The address to type on this machine."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def _has_browser() -> bool:
    """Whether there is a screen that a browser could open on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _table_links(app: Starlette, save: bytes, address: str) -> list[str]:
    """A table that goes on with a saved match, as lines for the person."""
    hub = app.state.hub
    assert isinstance(hub, Hub)
    seats = lastfire.load(save).seats
    room = await hub.load_table(save, [ChairIn("link") for _ in range(seats)])
    lines = [f"Table: {address}/t/{room.id}"]
    for seat, link in enumerate(hub.seat_links(room)):
        lines.append(f"Seat {seat + 1}: {address}{link}")
    return lines


def _read_save(path: Path) -> bytes:
    try:
        save = path.read_bytes()
        lastfire.load(save)
    except (OSError, lastfire.SaveError) as error:
        raise ServeError(f"{path}: {error}") from error
    return save
