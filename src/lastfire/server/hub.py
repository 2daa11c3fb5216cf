"""All tables of a server: made, found again, and let go."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

import lastfire
from lastfire import bots
from lastfire.engine.words import Name
from lastfire.server.chairs import KeptChair, distinct_names
from lastfire.server.errors import Refusal
from lastfire.server.figures import Now, metrics
from lastfire.server.folder import DATABASE, make_private
from lastfire.server.messages import ChairIn, Dice, Pace, Plan, Planned, TableIn
from lastfire.server.names import clean_name
from lastfire.server.people import FORGET, People, Person, forget_person, gone_people
from lastfire.server.rates import AddressPlaces, AddressRates
from lastfire.server.replay import KeptSetup, check_log
from lastfire.server.rooms import DAY, Room, to_text
from lastfire.server.seats import (
    COOKIE,
    GUEST_COOKIE,
    NOTHING,
    PERSON_COOKIE,
    Held,
    Named,
    SeatSigner,
    is_nonce,
    is_table_id,
    new_nonce,
    new_table_id,
    secret_key,
)
from lastfire.server.settings import Settings
from lastfire.server.sqlite import sqlite_storage
from lastfire.server.storage import Checkpoint, Kept, Moved, Storage, StorageError
from lastfire.server.stranded import Stranded
from lastfire.server.thinking import Thinkers

if TYPE_CHECKING:
    from lastfire.server.sharing import Sharing

_LOG: Final = logging.getLogger(__name__)
_BEAT_SECONDS: Final = 1.0
_LOOK_SECONDS: Final = 3600.0
"""How often tables that have grown old are looked for."""
_BEAT_PATIENCE: Final = 5.0
_PLAN_MINUTES: Final = 60
"""How long a restart is told of after its time where nobody said how long it takes."""
_GOODBYE_PATIENCE: Final = 5.0
_GOODBYE_SECONDS: Final = 0.02


class Hub:
    """The tables of one server.

    Raises FolderRefused, or StorageError, where they cannot be kept.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.sharing: Sharing | None = None
        self._storage: Storage
        if settings.database:
            from lastfire.server import sharing

            self.sharing = sharing.Sharing(settings)
            self._storage = self.sharing.storage
            self.key = self.sharing.storage.secret_key().result()
        else:
            make_private(settings.data)
            self.key = secret_key(settings.data)
            self._storage = sqlite_storage(settings.data / DATABASE)
        self.signer = SeatSigner(self.key)
        self.people = People(self._storage)
        self._thinkers = Thinkers(settings)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.socket_rates = AddressRates({"handshake": settings.handshakes, "message": settings.messages})
        self.socket_places = AddressPlaces(settings.sockets_per_address)
        self._began_at = settings.clock()
        self.leaving = False
        """Whether the server is about to stop: whoever comes is told to come back."""
        self._plan = ""
        self._beat: asyncio.Future[None] | None = None
        self._beat_at = 0.0

    async def begin(self) -> None:
        """Be one of the servers that share a database, if they do."""
        if self.sharing is not None:
            await self.sharing.begin(self._open_tables, self._lose)

    # How it is doing.

    async def beat(self) -> None:
        """Write to the storage, at most once a second; raises Refusal when that cannot be done."""
        now = self._settings.clock()
        if self._beat is None or now - self._beat_at >= _BEAT_SECONDS:
            self._beat = asyncio.wrap_future(self._storage.beat())
            self._beat_at = now
        beat = self._beat
        try:
            await asyncio.wait_for(asyncio.shield(beat), _BEAT_PATIENCE)
        except (StorageError, TimeoutError) as error:
            raise Refusal("storage") from error

    def metrics(self) -> str:
        """Figures of this moment, and what has been counted since it began."""
        rooms = self._rooms_here()
        return metrics(
            Now(
                tables=len(rooms),
                sockets=sum(room.screen_count for room in rooms),
                bots_waiting=sum(room.waits_for_bot for room in rooms),
                visitors=self.sharing.visitors if self.sharing is not None else 0,
                storage_queue=self._storage.waiting,
                storage_bytes=self._storage.size,
                seconds_up=self._settings.clock() - self._began_at,
            ),
            self._storage.tally,
        )

    # What is to be done without anybody asking.

    async def tend(self) -> None:
        """Do what ``lastfire tables`` has ordered, and now and then delete tables that have grown old."""
        looked = float("-inf")
        while True:
            try:
                await self.carry_out_orders()
                await self._look_at_plan()
                if self._settings.today() - looked >= _LOOK_SECONDS:
                    looked = self._settings.today()
                    await self.delete_stale()
            except (Refusal, StorageError) as error:
                _LOG.warning("what was ordered waits: %s", error)
            if self.sharing is not None:
                await self.sharing.news(self._settings.tend_seconds)
            else:
                await asyncio.sleep(self._settings.tend_seconds)

    @property
    def plan(self) -> Plan | None:
        """What whoever runs the server tells everybody now."""
        plan = msgspec.json.decode(self._plan, type=Plan) if self._plan else None
        if plan is None or plan.at is None:
            return plan
        # Nobody need take back what has long been done.
        ends = plan.at + 60 * (plan.minutes or _PLAN_MINUTES)
        return plan if self._settings.today() < ends else None

    async def _look_at_plan(self) -> None:
        """Tell everybody, if there is something else to be told than before."""
        before = self.plan
        self._plan = await asyncio.wrap_future(self._storage.planned())
        if self.plan != before:
            text = to_text(Planned(self.plan))
            for room in self._rooms_here():
                room.tell_plan(text)

    async def say_goodbye(self) -> None:
        """Let what is under way be finished, then send everybody away for a moment; within some seconds."""
        self.leaving = True
        rooms = self._rooms_here()
        if rooms:
            await asyncio.wait(
                [asyncio.create_task(room.say_goodbye()) for room in rooms], timeout=_GOODBYE_PATIENCE
            )
        waited = 0.0
        while waited < _GOODBYE_PATIENCE and any(room.screen_count for room in rooms):
            await asyncio.sleep(_GOODBYE_SECONDS)
            waited += _GOODBYE_SECONDS

    async def quieten(self) -> None:
        """Now and then take out of memory what lies on tables at which nothing happens."""
        while True:
            await asyncio.sleep(self._settings.tend_seconds)
            for room in self._rooms_here():
                try:
                    await room.rest()
                except (Refusal, StorageError) as error:
                    _LOG.warning("table %s stays in memory: %s", room.id, error)

    def _rooms_here(self) -> list[Room]:
        return [room for opening in self._rooms.values() if (room := _opened(opening)) is not None]

    async def carry_out_orders(self) -> None:
        """Do everything that is ordered."""
        for table_id, kind in await asyncio.wrap_future(self._storage.orders()):
            if await self._is_anothers(table_id):
                continue
            try:
                if kind == "delete":
                    await self.delete(table_id)
                elif kind.startswith(FORGET):
                    await (await self.room(table_id)).forget_person(kind.removeprefix(FORGET))
                    await asyncio.wrap_future(self._storage.wipe())
                else:
                    await (await self.place(table_id)).close_for_good()
            except Moved:
                # Another server has just done it, or will.
                continue
            except Refusal as refusal:
                if refusal.code == "moved":
                    continue
                # A table that cannot be opened cannot be closed either; it would be tried for ever.
                _LOG.warning("table %s: %s was ordered, but %s", table_id, kind, refusal)
                if refusal.code == "storage":
                    raise
            await asyncio.wrap_future(self._storage.order_done(table_id, kind))

    async def delete_stale(self) -> None:
        """Delete tables at which nothing has happened for long, and people who were not here for as long."""
        now, settings = self._settings.today(), self._settings
        stale = self._storage.stale(now - settings.keep_days * DAY, now - settings.keep_unplayed_days * DAY)
        for table_id in await asyncio.wrap_future(stale):
            if not await self._is_anothers(table_id):
                with contextlib.suppress(Moved):
                    await self.delete(table_id)
        people: list[str] = await asyncio.wrap_future(
            self._storage.look(gone_people(now - settings.keep_days * DAY))
        )
        for person in people:
            await asyncio.wrap_future(self._storage.write(forget_person(person)))
        if people:
            await asyncio.wrap_future(self._storage.wipe())

    async def forget(self, person: Person) -> None:
        """Forget somebody who kept a name, and take the name off all tables, here or at other servers."""
        await self.people.delete(person)
        if self.sharing is not None:
            await self.sharing.wake()
        try:
            await self.carry_out_orders()
        except StorageError as error:
            raise Refusal("storage") from error

    async def wipe(self) -> None:
        """Overwrite what was deleted, as far as the database can."""
        try:
            await asyncio.wrap_future(self._storage.wipe())
        except StorageError as error:
            raise Refusal("storage") from error

    async def delete(self, table_id: str) -> None:
        """Forget everything of a table; raises StorageError."""
        opening = self._rooms.pop(table_id, None)
        room = None
        if opening is not None:
            await asyncio.wait([opening])
            room = _opened(opening)
        if room is None:
            await asyncio.wrap_future(self._storage.delete(table_id))
        else:
            await room.delete()
        await asyncio.wrap_future(self._storage.wipe())
        _LOG.info("table %s: deleted", table_id)

    async def close(self) -> None:
        """Keep checkpoints of all tables, then close the database."""
        for table_id, opening in list(self._rooms.items()):
            if (room := _opened(opening)) is not None:
                try:
                    await room.close()
                except (Refusal, StorageError) as error:
                    _LOG.warning("table %s: no last checkpoint: %s", table_id, error)
        self._thinkers.close()
        if self.sharing is not None:
            await self.sharing.end()
        self._storage.close()

    # Tables of other servers.

    def is_here(self, table_id: str) -> bool:
        """Whether a table is open at this server, or just being opened."""
        opening = self._rooms.get(table_id)
        return opening is not None and (not opening.done() or _opened(opening) is not None)

    async def may_leave(self, table_id: str) -> bool:
        """Let go of a table at which nobody is, for another server; whether it is no longer here."""
        opening = self._rooms.get(table_id)
        if opening is not None:
            await asyncio.wait([opening])
            room = _opened(opening)
            if room is not None and room.in_use:
                return False
            if self._rooms.get(table_id) is opening:
                self._let_go(table_id)
        if self.is_here(table_id):
            return False
        if self.sharing is not None:
            # Behind whatever else is on its way to the storage: whoever asks next can have it.
            await self.sharing.release(table_id)
        return True

    def _let_go(self, table_id: str) -> None:
        """Forget a table here, so that it can be opened again, by any server.

        Somebody may be on the way to it: whoever comes to what was forgotten is sent to what is there then.
        """
        room = _opened(self._rooms.pop(table_id))
        if room is not None:
            room.let_go()
        if self.sharing is not None:
            # Nobody has to wait for it: whoever claims the table here comes after it.
            self.sharing.release(table_id)

    def _open_tables(self) -> frozenset[str]:
        return frozenset(
            table_id for table_id, opening in self._rooms.items() if _opened(opening) is not None
        )

    def _lose(self, tables: frozenset[str]) -> None:
        """Other servers have these tables now: those who are there follow them."""
        for table_id in tables:
            opening = self._rooms.pop(table_id, None)
            room = None if opening is None else _opened(opening)
            if room is not None:
                room.let_go()

    async def _is_anothers(self, table_id: str) -> bool:
        if self.sharing is None or self.is_here(table_id):
            return False
        server = await self.sharing.claim(table_id)
        return server is not None and not self.sharing.is_us(server)

    # New tables.

    async def create(self, wanted: TableIn, whose: str = "") -> Room:
        """A new table; raises Refusal when the game cannot be set up like this.

        ``whose`` is the address that asks for it: all addresses have their turn.
        """
        game = lastfire.registered_games().get(wanted.game)
        if game is None:
            raise Refusal("unknown_game", "game")
        for name in wanted.options:
            if name not in game.options:
                raise Refusal("bad_setup", name, f"{wanted.game} has no option {name}.")
        # Whoever sets up a table must not know its dice when people come who trust them.
        chosen = wanted.seed is not None and all(chair.who != "link" for chair in wanted.chairs)
        seed = wanted.seed if wanted.seed is not None and chosen else self._secret_seed(wanted.seed)
        try:
            word = clean_name(wanted.word, "word")
            # Many at once would hold up those who play.
            match = await self._thinkers.open(
                lambda: lastfire.new(
                    wanted.game, seats=len(wanted.chairs), seed=seed, word=word, **wanted.options
                ),
                whose,
            )
        except lastfire.SetupError as error:
            raise Refusal("bad_setup", error.field, Name(error.text("en"), error.text("ja"))) from error
        dice: Dice = "chosen" if chosen else "secret"
        luck = _bot_seed(f"{wanted.game} {seed}")
        setup = KeptSetup([], wanted.pace, luck, dice, wanted.open_chairs, wanted.leaving)
        return await self._keep(match, wanted.chairs, setup, whose)

    def _secret_seed(self, wanted: int | None) -> int:
        mixed = hashlib.sha256(f"seed {wanted} {self._settings.secret_luck()}".encode())
        return int.from_bytes(mixed.digest(), "big")

    async def load_table(self, save: bytes, chairs: list[ChairIn], pace: Pace = "normal") -> Room:
        """A new table that goes on with a saved match; raises SaveError or Refusal."""
        match = lastfire.load(save)
        if len(chairs) != match.seats:
            raise Refusal("bad_setup", "chairs", f"The saved match has {match.seats} seats.")
        # Whoever has the file knows the luck that is in it.
        setup = KeptSetup([], pace, _bot_seed(secrets.token_hex(8)), "loaded", leaving="bot")
        return await self._keep(match, chairs, setup)

    async def _keep(
        self, match: lastfire.Match, chairs: list[ChairIn], setup: KeptSetup, whose: str = ""
    ) -> Room:
        for chair in chairs:
            if (chair.who == "bot") != (chair.bot is not None):
                raise Refusal("bad_setup", "chairs", "A bot's chair names its bot, no other chair does.")
            if chair.bot is not None and chair.bot not in bots.NAMES:
                raise Refusal("unknown_bot", "chairs")
        names = distinct_names(
            {i: clean_name(chair.name, "chairs") for i, chair in enumerate(chairs)}, range(len(chairs))
        )
        setup.chairs = [
            KeptChair(chair.who, chair.bot, names[i], new_nonce()) for i, chair in enumerate(chairs)
        ]
        table_id = new_table_id()
        start = Checkpoint(0, match.save(), match.digest())
        rules = lastfire.registered_games()[match.game].version
        kept = self._storage.create(table_id, match.game, rules, msgspec.json.encode(setup).decode(), start)
        try:
            await asyncio.wrap_future(kept)
        except StorageError as error:
            raise Refusal("storage") from error
        return await self.room(table_id, whose)

    # Tables found again.

    async def room(self, table_id: str, whose: str = "") -> Room:
        """The table with this address, restored if need be; raises Refusal if there is none.

        ``whose`` is the address that asks for it: all addresses have their turn.
        """
        if not is_table_id(table_id):
            raise Refusal("unknown_table")
        if await self._is_anothers(table_id):
            raise Refusal("moved")
        opening = self._rooms.pop(table_id, None)
        if opening is None or (opening.done() and _opened(opening) is None):
            self._make_room()
            opening = asyncio.create_task(
                Room.restore(table_id, self._storage, self._thinkers, self._settings, whose)
            )
        # The one asked for last stands last.
        self._rooms[table_id] = opening
        try:
            return await asyncio.shield(opening)
        except Refusal:
            if self._rooms.get(table_id) is opening:
                del self._rooms[table_id]
            raise

    async def place(self, table_id: str, whose: str = "") -> Room | Stranded:
        """The table with this address, also where its game cannot go on here; raises Refusal as ``room``."""
        try:
            return await self.room(table_id, whose)
        except Refusal as refusal:
            if refusal.code != "other_rules":
                raise
            return Stranded(table_id, await self._kept(table_id), refusal, self._storage, self._settings)

    async def _kept(self, table_id: str) -> Kept:
        try:
            kept = await asyncio.wrap_future(self._storage.read(table_id))
            if kept is None:
                raise Refusal("unknown_table")
            check_log(table_id, kept)
        except StorageError as error:
            _LOG.warning("table %s: %s", table_id, error)
            raise Refusal("damaged") from error
        return kept

    def _make_room(self) -> None:
        """Let go of tables that nobody uses, those first that were asked for longest ago."""
        unused = [
            table_id
            for table_id, opening in self._rooms.items()
            if opening.done() and ((room := _opened(opening)) is None or not room.in_use)
        ]
        # Those asked for just now stand last, and somebody is about to enter them.
        for table_id in unused[: max(0, len(unused) - self._settings.tables_in_memory)]:
            self._let_go(table_id)

    # Links.

    def seat_links(self, room: Room) -> list[str | None]:
        """Per seat the path of the link that opens it; None for a seat that has none."""
        return [
            None if nonce is None else self.seat_link(room, seat, nonce)
            for seat, nonce in enumerate(room.seating.invitations())
        ]

    def seat_link(self, room: Room, seat: int, nonce: str) -> str:
        """The path of a seat's link."""
        return f"/t/{room.id}/s/{self.signer.link(room.id, seat, nonce)}"

    def read_link(self, room: Room, token: str) -> tuple[int, str]:
        """Seat and nonce of a link to this table; raises Refusal for any other."""
        link = self.signer.read_link(token)
        if link is None or link[0] != room.id:
            raise Refusal("bad_link", "token")
        return link[1], link[2]

    def read_cookies(self, room: Room | Stranded, cookies: Mapping[str, str]) -> tuple[Held, bool]:
        """What a browser holds at the table, and whether some of its cookie was not valid.

        Raises Refusal for a browser that was sent away from the table.
        """
        text, guest = cookies.get(COOKIE), cookies.get(GUEST_COOKIE, "")
        held = NOTHING if text is None else self.signer.read_cookie(room.id, text)
        spoilt = held is None
        named = self.named(cookies)
        held = replace(
            held or NOTHING,
            guest=guest if is_nonce(guest) else "",
            person="" if named is None else named.person,
        )
        if room.seating.bars(held):
            raise Refusal("barred")
        seats = {seat: held.seats[seat] for seat in room.seating.held(held.seats)}
        return held.with_seats(seats), spoilt or len(seats) < len(held.seats)

    def named(self, cookies: Mapping[str, str]) -> Named | None:
        """The name under which a browser says that it plays; whether it still does ``people`` know."""
        text = cookies.get(PERSON_COOKIE)
        return None if text is None else self.signer.read_person_cookie(text)


def _opened(opening: "asyncio.Task[Room]") -> Room | None:
    """The table that was opened here and still is here."""
    if not opening.done() or opening.cancelled() or opening.exception() is not None:
        return None
    room = opening.result()
    return None if room.gone else room


def _bot_seed(luck: str) -> str:
    """Bots repeat themselves with the same luck, and tell nothing of it."""
    return hashlib.sha256(f"bots {luck}".encode()).hexdigest()[:16]
