"""What a server does because others share its database: it holds a lease, and has a door for them.

Each table is one server's at a time. Whoever asks for a table of another server is taken there
(forwarding.py); the table of a server that is gone is taken over as soon as its lease has run out.
"""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from typing import Final
from urllib.parse import urlsplit

from lastfire.engine.words import Name
from lastfire.server.errors import Refusal
from lastfire.server.folder import FolderRefused
from lastfire.server.postgres import PostgresStorage, Server, Wakes
from lastfire.server.settings import Settings
from lastfire.server.storage import StorageError

_LOG: Final = logging.getLogger(__name__)
_RENEWALS: Final = 5
"""So many times a lease is renewed before it would run out."""
_MISSED: Final = 2
"""A server that nobody can reach, and that has not renewed its lease for the time of so many, is gone."""


class Sharing:
    """One server among those that share a database, as it sees itself.

    Raises StorageError when the database cannot be reached, and FolderRefused for an address of which
    this machine knows nothing.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.visitors = 0
        """How many visitors of other servers' tables are served over this one."""
        self.door = listening_at(settings.peer_address)
        host, port = self.door.getsockname()[:2]
        try:
            self.storage = PostgresStorage(
                settings.database, f"{f'[{host}]' if ':' in host else host}:{port}"
            )
        except StorageError:
            self.door.close()
            raise
        self._news = asyncio.Event()
        self._wakes: Wakes | None = None
        self._renewing: asyncio.Task[None] | None = None

    async def begin(
        self, opened: Callable[[], frozenset[str]], lost: Callable[[frozenset[str]], None]
    ) -> None:
        """Hold the lease from now on; ``lost`` is told of ``opened`` tables that are another's now."""
        await asyncio.wrap_future(self.storage.renew(self.settings.lease_seconds))
        loop = asyncio.get_running_loop()
        self._wakes = Wakes(self.settings.database, lambda: loop.call_soon_threadsafe(self._news.set))
        self._renewing = asyncio.create_task(self._renew(opened, lost))

    async def end(self) -> None:
        """Give everything back, so that others need not wait for the lease to run out."""
        self.door.close()
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        try:
            await asyncio.wrap_future(self.storage.leave())
        except StorageError as error:
            _LOG.warning("the other servers have to wait until the lease runs out: %s", error)
        if self._wakes is not None:
            await asyncio.to_thread(self._wakes.close)

    async def _renew(
        self, opened: Callable[[], frozenset[str]], lost: Callable[[frozenset[str]], None]
    ) -> None:
        while True:
            await asyncio.sleep(self.settings.lease_seconds / _RENEWALS)
            try:
                if not await asyncio.wrap_future(self.storage.renew(self.settings.lease_seconds)):
                    _LOG.warning("the lease had run out: others may have taken our tables")
                # One may also be taken in the moment in which the lease is renewed.
                before = opened()
                ours = await asyncio.wrap_future(self.storage.owned())
                lost(before - ours)
            except StorageError as error:
                _LOG.warning("the lease cannot be renewed: %s", error)

    async def claim(self, table_id: str, shut: Server | None = None) -> Server | None:
        """Take a table if it is nobody's; whose it is then, None when there is none. Raises Refusal.

        A server whose door is ``shut`` is gone, and its lease need not run out, unless it still renews that:
        then it is there, and only we do not get through to it.
        """
        seconds = self.settings.lease_seconds * (1 - _MISSED / _RENEWALS)
        try:
            return await asyncio.wrap_future(
                self.storage.claim(table_id, "" if shut is None else shut.id, seconds)
            )
        except StorageError as error:
            raise Refusal("storage") from error

    def release(self, table_id: str) -> "asyncio.Future[None]":
        """Let go of a table; the result is there when others can have it, or cannot because of a fault."""
        released = asyncio.wrap_future(self.storage.release(table_id))
        done: asyncio.Future[None] = released.get_loop().create_future()

        def tell(_: object) -> None:
            if not released.cancelled() and (error := released.exception()) is not None:
                # Whoever asks here opens it again, and others are brought here.
                _LOG.warning("table %s cannot be released: %s", table_id, error)
            if not done.done():
                done.set_result(None)

        released.add_done_callback(tell)
        return done

    async def wake(self) -> None:
        """Have all servers look at once what there is to be done."""
        try:
            await asyncio.wrap_future(self.storage.wake())
        except StorageError as error:
            raise Refusal("storage") from error

    def is_us(self, server: Server | None) -> bool:
        """Whether that is this server."""
        return server is not None and server.id == self.storage.server.id

    @contextlib.contextmanager
    def one_more_visitor(self) -> Iterator[None]:
        """Count somebody who is taken to another server."""
        self.visitors += 1
        try:
            yield
        finally:
            self.visitors -= 1

    async def news(self, seconds: float) -> None:
        """Wait until another server says that there is something to do, or for so long."""
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)


def listening_at(place: str) -> socket.socket:
    """A listening socket at an address, with a port or at any free one."""
    try:
        parts = urlsplit(f"//{place}")
        family, kind, protocol, _, found = socket.getaddrinfo(
            parts.hostname, parts.port or 0, type=socket.SOCK_STREAM
        )[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, ValueError) as error:
        raise _bad_place(place, error) from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found)
        listening.listen()
    except OSError as error:
        listening.close()
        raise _bad_place(place, error) from error
    return listening


def _bad_place(place: str, error: Exception) -> FolderRefused:
    told = error.strerror if isinstance(error, OSError) else error
    return FolderRefused(
        Name(
            f"{place}: the other servers cannot reach this one there: {told}",
            f"{place}：ほかのサーバーはこのアドレスに接続できません：{told}",
        )
    )
