"""People who keep a name: what is stored of them, and how somebody without a device gets the seats back.

A person is a random id, a name, and what scrypt makes of a recovery phrase (phrases.py). Whose a seat is
stands in the log of its table; ``keepings`` lists the same by person. Whoever runs several servers has all
this once, in their database.
"""

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from lastfire.server.errors import Refusal
from lastfire.server.phrases import Phrase, is_secret_of, new_phrase, new_salt
from lastfire.server.seats import Named, new_nonce
from lastfire.server.storage import Conflict, Connection, Job, Storage, StorageError

HOST_SEAT: Final = -1
"""In ``keepings``: who set up the table."""
FORGET: Final = "forget "
"""How an order begins by which a table forgets a person."""
_DAY: Final = 24 * 3600.0
_TRIES: Final = 5
_MOST_WAITING: Final = 8
"""So many phrases may wait to be looked at; each takes a tenth of a second and 32 MB."""
_BLANK: Final = bytes(32)
_COLUMNS: Final = "person, name, handle, salt, digest, nonce, at, seen"


@dataclass(frozen=True)
class Person:
    """Somebody who keeps a name, as stored."""

    person: str
    name: str
    handle: str
    salt: bytes
    digest: bytes
    nonce: str
    at: float
    seen: float

    @property
    def named(self) -> Named:
        """What the person's browsers show."""
        return Named(self.person, self.nonce)


@dataclass(frozen=True)
class KeptSeat:
    """A seat that a person gets back by the phrase; ``seat`` is HOST_SEAT for whoever set up the table."""

    table: str
    game: str
    seat: int


class People:
    """The people of a server. Everything here raises Refusal where the storage cannot be reached."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def make(self, name: str) -> tuple[Person, Phrase]:
        """Somebody new, and the phrase, which is nowhere else."""
        now = time.time()
        for _ in range(_TRIES):
            phrase, salt = new_phrase(), new_salt()
            digest = await self._digest(phrase, salt)
            person = Person(
                secrets.token_hex(8), name, phrase.handle, salt, digest, new_nonce(), now, _day_of(now)
            )
            try:
                await self._do(self._storage.write(_insert(person)))
            except Conflict:
                # The first words are somebody else's.
                continue
            return person, phrase
        raise Refusal("storage")

    async def at(self, named: Named | None) -> Person | None:
        """Who plays under this name; None where a new phrase, or deleting, has made it void."""
        if named is None:
            return None
        person: Person | None = await self._do(
            self._storage.look(lambda db: _read(db, "person", named.person))
        )
        if person is None or not secrets.compare_digest(person.nonce, named.nonce):
            return None
        today = _day_of(time.time())
        if person.seen < today:
            await self._do(self._storage.write(_update(person.person, "seen = ?", today)))
        return person

    async def find(self, phrase: Phrase) -> Person:
        """Whose phrase this is; raises Refusal, after the same time, where it is nobody's."""
        person: Person | None = await self._do(
            self._storage.look(lambda db: _read(db, "handle", phrase.handle))
        )
        salt, digest = (None, _BLANK) if person is None else (person.salt, person.digest)
        right = await self._in_turn(is_secret_of, phrase, salt, digest)
        if person is None or not right:
            raise Refusal("unknown_phrase", "phrase")
        return person

    async def rename(self, person: Person, name: str) -> None:
        """The person goes by another name from now on; at tables the earlier one stays."""
        await self._do(self._storage.write(_update(person.person, "name = ?", name)))

    async def new_phrase(self, person: Person) -> tuple[Named, Phrase]:
        """A phrase in place of the earlier one, which is void, as are all browsers under the name."""
        for _ in range(_TRIES):
            phrase, salt, nonce = new_phrase(), new_salt(), new_nonce()
            digest = await self._digest(phrase, salt)
            change = "handle = ?, salt = ?, digest = ?, nonce = ?"
            job = _update(person.person, change, phrase.handle, salt, digest, nonce)
            try:
                await self._do(self._storage.write(job))
            except Conflict:
                continue
            return Named(person.person, nonce), phrase
        raise Refusal("storage")

    async def seats_of(self, person: Person) -> list[KeptSeat]:
        """What the person gets back by the phrase."""
        seats: list[KeptSeat] = await self._do(self._storage.look(lambda db: seats_of(db, person.person)))
        return seats

    async def delete(self, person: Person) -> None:
        """Forget the person at once; each table forgets the name as soon as its server carries it out."""
        await self._do(self._storage.write(forget_person(person.person)))
        await self._do(self._storage.wipe())

    async def _digest(self, phrase: Phrase, salt: bytes) -> bytes:
        digest: bytes = await self._in_turn(phrase.digest, salt)
        return digest

    async def _in_turn(self, work: Any, *args: Any) -> Any:
        """Do what takes long and much memory beside the loop, once at a time."""
        if self._waiting >= _MOST_WAITING:
            raise Refusal("rate_limited")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work, *args)
        finally:
            self._waiting -= 1

    async def _do(self, job: Any) -> Any:
        try:
            return await asyncio.wrap_future(job)
        except Conflict:
            raise
        except StorageError as error:
            raise Refusal("storage") from error


def _day_of(at: float) -> float:
    """When the day began, in UTC: nobody needs to know more about when somebody was here."""
    return at // _DAY * _DAY


# Statements.


def set_keeper(table_id: str, seat: int, person: str) -> Job:
    """A seat is this person's from now on; with an empty id nobody's."""

    def write(db: Connection) -> None:
        db.execute("DELETE FROM keepings WHERE table_id = ? AND seat = ?", (table_id, seat))
        # Somebody who was deleted meanwhile gets nothing any more.
        db.execute(
            "INSERT INTO keepings SELECT ?, ?, person FROM people WHERE person = ?", (table_id, seat, person)
        )

    return write


def saw(table_id: str, seat: int, device: int, at: float) -> Job:
    """A device was here."""

    def write(db: Connection) -> None:
        db.execute(
            "INSERT INTO seen VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat, device) DO UPDATE SET at = excluded.at",
            (table_id, seat, device, at),
        )

    return write


def last_seen(table_id: str) -> Job:
    """When each device was last here: by seat and number of the device."""

    def look(db: Connection) -> dict[tuple[int, int], float]:
        rows = db.execute("SELECT seat, device, at FROM seen WHERE table_id = ?", (table_id,))
        return {(seat, device): at for seat, device, at in rows}

    return look


def seats_of(db: Connection, person: str) -> list[KeptSeat]:
    """What a person gets back by the phrase, the newest table first."""
    rows = db.execute(
        "SELECT keepings.table_id, game, seat FROM keepings"
        " JOIN tables ON tables.table_id = keepings.table_id"
        " WHERE person = ? ORDER BY tables.at DESC, keepings.table_id, seat",
        (person,),
    )
    return [KeptSeat(*row) for row in rows]


def all_people(db: Connection) -> list[tuple[Person, int]]:
    """Everybody, with how many seats are theirs, those first who have not been here for longest."""
    count = "(SELECT count(*) FROM keepings WHERE keepings.person = people.person)"
    rows = db.execute(f"SELECT {_COLUMNS}, {count} FROM people ORDER BY seen, at, person")
    return [(_person(row[:-1]), row[-1]) for row in rows]


def gone_people(seen_before: float) -> Job:
    """The ids of people who have not been here since."""

    def look(db: Connection) -> list[str]:
        rows = db.execute("SELECT person FROM people WHERE seen < ?", (seen_before,))
        return [row[0] for row in rows]

    return look


def forget_person(person: str) -> Job:
    """Forget somebody, and let the tables forget the name; whether there was such a person."""

    def write(db: Connection) -> bool:
        there = db.execute("SELECT 1 FROM people WHERE person = ?", (person,)).fetchone() is not None
        now = time.time()
        for (table_id,) in db.execute(
            "SELECT DISTINCT table_id FROM keepings WHERE person = ?", (person,)
        ).fetchall():
            db.execute(
                "INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT (table_id, kind) DO NOTHING",
                (table_id, f"{FORGET}{person}", now),
            )
        db.execute("DELETE FROM keepings WHERE person = ?", (person,))
        db.execute("DELETE FROM people WHERE person = ?", (person,))
        return there

    return write


def _insert(person: Person) -> Job:
    values = (
        person.person,
        person.name,
        person.handle,
        person.salt,
        person.digest,
        person.nonce,
        person.at,
        person.seen,
    )

    def write(db: Connection) -> None:
        db.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

    return write


def _update(person: str, change: str, *values: Any) -> Job:
    def write(db: Connection) -> None:
        db.execute(f"UPDATE people SET {change} WHERE person = ?", (*values, person))

    return write


def _read(db: Connection, column: str, value: str) -> Person | None:
    row = db.execute(f"SELECT {_COLUMNS} FROM people WHERE {column} = ?", (value,)).fetchone()
    return None if row is None else _person(row)


def _person(row: tuple[Any, ...]) -> Person:
    return Person(*row)
