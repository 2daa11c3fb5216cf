"""A table whose game cannot go on here: what its log tells of it, and how it is closed and downloaded.

Its rules may come back, with an earlier version or with the package of a guest game. What is kept of it holds
the secret of its luck and everybody's hidden cards, so it can be downloaded only once the table is closed,
for no server goes on with a table that was closed.
"""

import asyncio
import base64
import time

import msgspec

from lastfire.server.chairs import BY_HOST, Seating
from lastfire.server.errors import Refusal
from lastfire.server.messages import Fairness, TableOut
from lastfire.server.replay import OF_MATCH, KeptSetup
from lastfire.server.rooms import DAY
from lastfire.server.seats import Held
from lastfire.server.settings import Settings
from lastfire.server.storage import Conflict, Entry, Kept, Moved, Storage, StorageError


class Stranded:
    """One such table, as it was kept when somebody asked for it.

    ``kept`` is a log that ``replay.check_log`` has found sound, ``why`` says why the game cannot go on.
    """

    def __init__(self, table_id: str, kept: Kept, why: Refusal, storage: Storage, settings: Settings) -> None:
        self.id = table_id
        self._kept = kept
        self._why = why
        self._storage = storage
        self._settings = settings
        self._setup = msgspec.json.decode(kept.setup, type=KeptSetup)
        self.seating = Seating(self._setup.chairs, self._setup.open_chairs, kept.at)
        for entry in kept.entries:
            if entry.kind not in OF_MATCH:
                self.seating.follow(entry)

    async def facts(self, held: Held) -> TableOut:
        """What anybody may know of it."""
        kept, settings = self._kept, self._settings
        days = settings.keep_days if kept.entries else settings.keep_unplayed_days
        last_at = kept.entries[-1].at if kept.entries else kept.at
        return TableOut(
            self.id,
            kept.game,
            self.seating.told(frozenset()),
            "stranded",
            Fairness(self._setup.dice, "", []),
            self.seating.open_chairs,
            sorted(self.seating.held(held.seats)),
            held.host,
            last_at,
            last_at + days * DAY,
            self.seating.closed,
            self._setup.leaving,
            why=self._why.text,
        )

    async def file(self) -> tuple[str, bytes]:
        """All that is kept of it, and what to call that; raises Refusal until the table is closed."""
        if not self.seating.closed:
            raise Refusal("not_closed")
        return f"{self.id}.json", _bundle(self.id, self._kept)

    async def end(self, held: Held) -> None:
        """Whoever set up the table closes it."""
        if not held.host:
            raise Refusal("not_host")
        if self.seating.closed:
            raise Refusal("ended" if self.seating.closed_by_host else "closed")
        await self._close(BY_HOST)

    async def close_for_good(self) -> None:
        """Whoever runs the server closes the table."""
        if not self.seating.closed:
            await self._close("")

    async def _close(self, by: str) -> None:
        version = len(self._kept.entries) + 1
        entry = Entry(version, f"s:{version}", "close", 0, 0, -1, by, time.time())
        try:
            await asyncio.wrap_future(self._storage.append(self.id, entry))
        except Moved as error:
            raise Refusal("moved") from error
        except Conflict as error:
            raise Refusal("stale_ask") from error
        except StorageError as error:
            raise Refusal("storage") from error


def _bundle(table_id: str, kept: Kept) -> bytes:
    """All that is kept of the match of a table that cannot go on, as JSON; what opens seats is left out."""
    setup = msgspec.json.decode(kept.setup, type=KeptSetup)
    return msgspec.json.encode(
        {
            "table": table_id,
            "game": kept.game,
            "rules": kept.rules,
            "at": kept.at,
            "chairs": [{"who": chair.who, "bot": chair.bot, "name": chair.name} for chair in setup.chairs],
            "checkpoints": [
                {
                    "version": checkpoint.version,
                    "digest": checkpoint.digest,
                    "save": base64.b64encode(checkpoint.save).decode(),
                }
                for checkpoint in kept.checkpoints
            ],
            "entries": [
                {
                    "version": entry.version,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "position": entry.position,
                    "detail": entry.detail,
                    "at": entry.at,
                }
                for entry in kept.entries
                if entry.kind in OF_MATCH
            ],
        }
    )
