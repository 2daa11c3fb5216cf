"""A table of people and bots: its match, its chairs, its screens, and the log that keeps it.

All that happens at a table happens one after the other, under its lock: it is checked, carried
out, kept, and only then acknowledged and shown. If it cannot be kept, the table goes back to
what is kept.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct

import lastfire
from lastfire import bots
from lastfire.engine.words import seat_name
from lastfire.server.errors import Refusal
from lastfire.server.messages import (
    AsideOut,
    AskOut,
    Chair,
    Chairs,
    Done,
    Hello,
    OptionOut,
    Pace,
    RecordOut,
    ServerMessage,
    State,
    TableOut,
    Waiting,
    Who,
    Words,
)
from lastfire.server.names import distinct_name
from lastfire.server.screens import Screen
from lastfire.server.seats import new_nonce
from lastfire.server.settings import Settings
from lastfire.server.storage import Checkpoint, Conflict, Entry, Kept, Storage, StorageError
from lastfire.server.thinking import Thinkers

_LOG: Final = logging.getLogger(__name__)
_PACES: Final[dict[Pace, float]] = {"calm": 1.6, "normal": 1.0, "quick": 0.5, "off": 0.0}
"""How many seconds a bot takes for an answer, at least."""

_encode = msgspec.json.Encoder().encode
_Result = TypeVar("_Result")
_BotTurn = tuple[int, int, str]
_Place = tuple[int | None, int, bool]
"""From where a screen looks: its seat, how many records it has, whether it may take back."""
_Shown = tuple[str, int]
"""A state as it is sent, and how many records a screen has after it."""


def to_text(message: ServerMessage) -> str:
    """A message as it goes over a socket."""
    return _encode(message).decode()


class KeptChair(Struct):
    """A chair as it was set up."""

    who: Who
    bot: str | None
    name: str
    nonce: str


class KeptSetup(Struct):
    """What is kept of how a table was set up, besides its match."""

    chairs: list[KeptChair]
    pace: Pace
    bot_seed: str
    chosen_seed: bool = False


class _Chair:
    """A chair as it is now."""

    def __init__(self, kept: KeptChair) -> None:
        self.who: Who = kept.who
        self.name = kept.name
        self.bot = kept.bot
        self.nonce = kept.nonce
        self.taken = kept.who != "link"
        self.link_only = False
        """Free, but only for whoever has its link, since its first link came into wrong hands."""


class _SitDetail(Struct):
    """What the log notes when somebody sits down."""

    name: str
    nonce: str


class Table:
    """One table; see the module. Made by ``Table.restore``."""

    def __init__(
        self,
        table_id: str,
        storage: Storage,
        thinkers: Thinkers,
        settings: Settings,
    ) -> None:
        self.id = table_id
        self._storage = storage
        self._thinkers = thinkers
        self._settings = settings
        self._lock = asyncio.Lock()
        self._at_work: set[asyncio.Task[object]] = set()
        self._screens: list[Screen] = []
        self._bots_playing: asyncio.Task[None] | None = None
        self._thought: tuple[_BotTurn, asyncio.Task[int]] | None = None
        # From storage, by ``_restore``.
        self._match: lastfire.Match
        self._chairs: list[_Chair]
        self._pace: Pace
        self._bot_seed: str
        self._chosen_seed: bool
        self._version: int
        self._checkpointed: int
        self._number: int
        self._asked_at: float
        self._keys: dict[str, tuple[int, int]]
        self._behind = False
        self._closed = False
        self._chairs_told = ""
        # What is known of the match as it is now; see ``_match_changed``.
        self._told: dict[int | None, list[RecordOut]] = {}
        self._told_all: set[int | None] = set()
        self._odds: dict[int, dict[str, Any]] = {}
        # What was put into words, with the names that people had.
        self._sentences: dict[tuple[str, bytes], Words] = {}
        # Since when nobody has been connected for a seat.
        self._away_since: dict[int, float] = {}
        self._opened_at = settings.clock()

    @classmethod
    async def restore(
        cls, table_id: str, storage: Storage, thinkers: Thinkers, settings: Settings
    ) -> "Table":
        """The table as it is kept; raises Refusal when there is none that can go on."""
        table = cls(table_id, storage, thinkers, settings)
        await table._restore()
        table._wake_bots()
        return table

    # What it is.

    @property
    def in_use(self) -> bool:
        """Whether somebody is there or a bot is at its turn."""
        return bool(self._screens or self._at_work or self._bot_turn() is not None)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.game

    def facts(self) -> TableOut:
        """What anybody may know."""
        state: Literal["playing", "over"] = "over" if self._match.over else "playing"
        return TableOut(self.id, self.game, self._chair_list(), state, self._chosen_seed)

    def link_nonces(self) -> list[str | None]:
        """Per seat the nonce of its link; None for a seat that has none."""
        return [chair.nonce if chair.who == "link" else None for chair in self._chairs]

    def nonces_here(self) -> dict[int, str]:
        """The nonces of the seats that share the screen of whoever set up the table."""
        return {i: chair.nonce for i, chair in enumerate(self._chairs) if chair.who == "here"}

    def is_valid(self, seat: int, nonce: str) -> bool:
        """Whether a link or cookie with this nonce opens the seat."""
        return (
            0 <= seat < len(self._chairs)
            and self._chairs[seat].who != "bot"
            and self._chairs[seat].nonce == nonce
        )

    # Screens come and go.

    async def enter(self, screen: Screen) -> None:
        """A screen connects: it is greeted and shown what everybody may see."""

        async def work() -> None:
            # It may have gone while it waited, and its seats may have been given away.
            if screen.gone:
                return
            screen.seats = self._seats_of(screen)
            self._make_sure_of_room(screen)
            self._screens.append(screen)
            self._greet(screen)
            self._show(screen)
            self._tell_chairs(besides=screen)

        await self._alone(work)

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        screen.gone = True
        if screen in self._screens:
            self._screens.remove(screen)
            self._note_absence(screen.seats)
            self._tell_chairs()

    def _seats_of(self, screen: Screen) -> frozenset[int]:
        """The seats that are the screen's own now."""
        return frozenset(seat for seat, nonce in screen.nonces.items() if self.is_valid(seat, nonce))

    def _make_sure_of_room(self, screen: Screen) -> None:
        """Refuse a screen too many. Players are counted by seat, so that nobody keeps them out."""
        if screen.seats:
            full = all(
                sum(seat in each.seats for each in self._screens) >= self._settings.sockets_per_seat
                for seat in screen.seats
            )
        else:
            spectators = sum(not each.seats for each in self._screens)
            full = spectators >= self._settings.spectators_per_table
        if full:
            raise Refusal("full")

    def _note_absence(self, seats: Iterable[int]) -> None:
        """Some of these seats may just have lost their last screen."""
        now = self._settings.clock()
        for seat in seats:
            if not self._is_connected(seat):
                self._away_since[seat] = now

    def _turn_out(self) -> None:
        """Take from every screen the seats that are no longer its own."""
        for screen in self._screens:
            lost = screen.seats - self._seats_of(screen)
            if lost:
                screen.seats -= lost
                if screen.looking in lost:
                    screen.looking = None
                    screen.has_records = 0
                self._greet(screen)
                self._note_absence(lost)

    async def look(self, screen: Screen, seat: int | None) -> None:
        """The screen turns to one of its seats, or to nobody."""

        async def work() -> None:
            if seat is not None and seat not in screen.seats:
                raise Refusal("wrong_seat", "seat")
            had = self._records(screen.looking)[: screen.has_records]
            screen.looking = seat
            screen.has_records = _alike(had, self._records(seat))
            await self._reckon([screen])
            self._show(screen)

        await self._alone(work)

    async def tell_again(self, screen: Screen, since: int) -> None:
        """The screen asks for its records again."""

        async def work() -> None:
            screen.has_records = since
            self._cap_records(screen)
            await self._reckon([screen])
            self._show(screen)

        await self._alone(work)

    # People answer.

    async def answer(self, screen: Screen, number: int, position: int, key: str) -> Done:
        """Answer the open ask. Returns once it is kept; the same key again changes nothing."""

        async def work() -> Done:
            if (done := self._done_before(screen, key)) is not None:
                return done
            if not screen.seats:
                raise Refusal("wrong_seat")
            ask = self._match.ask
            if ask is None:
                raise Refusal("over")
            if number != self._number:
                raise Refusal("stale_ask", "ask")
            if ask.seat not in screen.seats:
                raise Refusal("wrong_seat")
            if self._chairs[ask.seat].bot is not None:
                raise Refusal("bot_plays")
            if position >= len(ask.ids):
                raise Refusal("illegal_answer", "position")
            return await self._keep_once(screen, key, lambda: self._play(ask.seat, position, f"p:{key}"))

        return await self._alone(work)

    async def bring_in(self, screen: Screen, number: int, key: str) -> Done:
        """Bring in, for the seat looked at, what it may beside the ask with this number."""

        async def work() -> Done:
            if (done := self._done_before(screen, key)) is not None:
                return done
            seat = screen.looking
            if seat is None or seat not in screen.seats:
                raise Refusal("wrong_seat")
            if self._match.over:
                raise Refusal("over")
            if number != self._number:
                raise Refusal("stale_ask", "ask")
            if self._chairs[seat].bot is not None:
                raise Refusal("bot_plays")
            return await self._keep_once(screen, key, lambda: self._play_aside(seat, f"p:{key}"))

        return await self._alone(work)

    async def undo(self, screen: Screen, number: int, key: str) -> Done:
        """Take back the last answer, if it was given for one of the screen's seats."""

        async def work() -> Done:
            if (done := self._done_before(screen, key)) is not None:
                return done
            if screen.looking is None:
                raise Refusal("wrong_seat")
            if self._match.over:
                raise Refusal("over")
            if number != self._number:
                raise Refusal("stale_ask", "ask")
            seat = self._undo_seat(screen)
            if seat is None:
                raise Refusal("undo_refused")
            return await self._keep_once(screen, key, lambda: self._take_back_answer(seat, f"p:{key}"))

        return await self._alone(work)

    # Chairs.

    async def hand_over(self, screen: Screen, seat: int, bot: str) -> None:
        """A bot plays one of the screen's seats."""

        async def work() -> None:
            if seat not in screen.seats:
                raise Refusal("wrong_seat", "seat")
            await self._stand_in(seat, bot)

        await self._alone(work)

    async def claim_absent(self, screen: Screen, seat: int) -> None:
        """A bot stands in for a seat nobody is connected for."""

        async def work() -> None:
            if not screen.seats or seat >= len(self._chairs):
                raise Refusal("wrong_seat", "seat")
            if self._is_connected(seat):
                raise Refusal("not_absent", "seat")
            away_since = self._away_since.get(seat, self._opened_at)
            if self._settings.clock() - away_since < self._settings.absent_seconds:
                raise Refusal("just_left", "seat")
            await self._stand_in(seat, "heuristic")

        await self._alone(work)

    async def take_back(self, screen: Screen, seat: int) -> None:
        """The person at the seat plays it again."""

        async def work() -> None:
            if seat not in screen.seats:
                raise Refusal("wrong_seat", "seat")
            if self._chairs[seat].bot is None:
                raise Refusal("nobody_stands_in", "seat")
            await self._keep("take_back", seat)
            await self._publish()

        await self._alone(work)

    async def sit(self, seat: int, name: str | None) -> str:
        """Take a free chair; returns the nonce for the cookie. Its earlier link is void."""

        async def work() -> str:
            chair = self._chairs[seat] if seat < len(self._chairs) else None
            if chair is None:
                raise Refusal("bad_link", "seat")
            if chair.who != "link" or chair.taken:
                raise Refusal("seat_taken", "seat")
            if chair.link_only:
                raise Refusal("link_only", "seat")
            nonce = new_nonce()
            await self._keep("sit", seat, detail=_detail(self._name_at(seat, name), nonce))
            await self._publish()
            return nonce

        return await self._alone(work)

    async def sit_by_link(self, seat: int, nonce: str, name: str | None) -> None:
        """Take the chair that a link names; again for another device."""

        async def work() -> None:
            if not self.is_valid(seat, nonce):
                raise Refusal("bad_link", "token")
            chair = self._chairs[seat]
            called = self._name_at(seat, name)
            if not chair.taken or called != chair.name:
                await self._keep("sit", seat, detail=_detail(called, nonce))
                await self._publish()

        await self._alone(work)

    async def renew(self, seat: int) -> str:
        """Give a link chair a new nonce; whoever came by the old one no longer sits there."""

        async def work() -> str:
            if seat >= len(self._chairs) or self._chairs[seat].who != "link":
                raise Refusal("wrong_seat", "seat")
            nonce = new_nonce()
            await self._keep("renew", seat, detail=nonce)
            self._turn_out()
            await self._publish()
            return nonce

        return await self._alone(work)

    async def close(self) -> None:
        """Stop the bots and keep a checkpoint, so that the next process need not replay."""
        self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
            await asyncio.wait([self._bots_playing])

        async def work() -> None:
            if self._version > self._checkpointed:
                checkpoint = self._checkpoint(self._version)
                await asyncio.wrap_future(self._storage.checkpoint(self.id, checkpoint))

        await self._alone(work)

    # One thing after the other.

    async def _alone(self, work: Callable[[], Awaitable[_Result]]) -> _Result:
        """Do this while nothing else happens at the table, to its end even if nobody waits."""

        async def locked() -> _Result:
            async with self._lock:
                if self._behind:
                    await self._restore()
                return await work()

        task = asyncio.create_task(locked())
        self._at_work.add(task)
        task.add_done_callback(self._work_done)
        return await asyncio.shield(task)

    def _work_done(self, task: "asyncio.Task[object]") -> None:
        self._at_work.discard(task)
        error = None if task.cancelled() else task.exception()
        # A refusal is for whoever asked; anything else is a fault of ours.
        if error is not None and not isinstance(error, Refusal):
            _LOG.error("table %s", self.id, exc_info=error)

    def _done_before(self, screen: Screen, key: str) -> Done | None:
        """The outcome that is kept under this key."""
        kept = self._keys.get(f"p:{key}")
        if kept is None:
            return None
        ask, seat = kept
        if seat not in screen.seats:
            raise Refusal("wrong_seat")
        return Done(key, ask)

    async def _keep_once(self, screen: Screen, key: str, work: Callable[[], Awaitable[None]]) -> Done:
        try:
            await work()
        except Refusal:
            # Another process may have kept this very key.
            if (done := self._done_before(screen, key)) is not None:
                return done
            raise
        done = self._done_before(screen, key)
        assert done is not None
        return done

    async def _play(self, seat: int, position: int, key: str) -> None:
        """Answer for the seat in turn, keep it, show it."""
        number = self._number
        self._match_changed()
        try:
            self._match.answer(position)
        except lastfire.IllegalAnswer as error:
            raise Refusal("illegal_answer", "position") from error
        await self._keep("answer", seat, key=key, ask=number, position=position, detail=self._match.digest())
        await self._publish()

    async def _play_aside(self, seat: int, key: str) -> None:
        """Bring in for a seat what it may, keep it, show it."""
        number = self._number
        self._match_changed()
        try:
            self._match.bring_in(seat)
        except lastfire.IllegalAnswer as error:
            raise Refusal("illegal_answer") from error
        await self._keep("bring_in", seat, key=key, ask=number, detail=self._match.digest())
        await self._publish()

    async def _take_back_answer(self, seat: int, key: str) -> None:
        number = self._number
        self._match_changed()
        try:
            self._match.undo(seat)
        except lastfire.UndoRefused as error:
            raise Refusal("undo_refused") from error
        await self._keep("undo", seat, key=key, ask=number, detail=self._match.digest())
        self._told.clear()
        for screen in self._screens:
            self._cap_records(screen)
        await self._publish()

    async def _stand_in(self, seat: int, bot: str) -> None:
        if bot not in bots.NAMES:
            raise Refusal("unknown_bot", "bot")
        if self._chairs[seat].bot is not None:
            raise Refusal("bot_plays", "seat")
        await self._keep("hand_over", seat, detail=bot)
        await self._publish()

    # Keeping.

    async def _keep(
        self,
        kind: str,
        seat: int,
        key: str = "",
        ask: int = 0,
        position: int = -1,
        detail: str = "",
    ) -> None:
        """Append to the log. The match is already as the entry says, the chairs follow here."""
        version = self._version + 1
        entry = Entry(version, key or f"s:{version}", kind, seat, ask, position, detail, time.time())
        checkpoint = None
        every = self._settings.checkpoint_every
        # After an undo always, so that no replay ever has to take an answer back.
        if kind == "undo" or self._match.over or version - self._checkpointed >= every:
            checkpoint = self._checkpoint(version)
        try:
            await asyncio.wrap_future(self._storage.append(self.id, entry, checkpoint))
        except StorageError as error:
            # That another process was faster is nothing to worry about.
            level = logging.INFO if isinstance(error, Conflict) else logging.WARNING
            _LOG.log(level, "table %s: %s", self.id, error)
            self._behind = True
            await self._restore()
            for screen in self._screens:
                self._cap_records(screen)
            await self._publish()
            raise Refusal("stale_ask" if isinstance(error, Conflict) else "storage") from error
        self._follow(entry)
        if checkpoint is not None:
            self._checkpointed = version

    def _checkpoint(self, version: int) -> Checkpoint:
        return Checkpoint(version, self._match.save(), self._match.digest())

    def _follow(self, entry: Entry) -> None:
        """Note a kept entry, all but what it does to the match."""
        self._version = entry.version
        self._keys[entry.key] = (entry.ask, entry.seat)
        chair = self._chairs[entry.seat]
        if entry.kind in ("answer", "bring_in", "undo"):
            self._number = entry.version + 1
            self._asked_at = entry.at
        elif entry.kind == "sit":
            detail = msgspec.json.decode(entry.detail, type=_SitDetail)
            chair.taken = True
            chair.link_only = False
            chair.name = detail.name
            self._sentences.clear()
            chair.nonce = detail.nonce
        elif entry.kind == "renew":
            chair.taken = False
            chair.link_only = True
            chair.nonce = entry.detail
        elif entry.kind == "hand_over":
            chair.bot = entry.detail
        elif entry.kind == "take_back":
            chair.bot = None
        else:
            raise StorageError(f"table {self.id}: unknown entry {entry.kind!r}")

    async def _restore(self) -> None:
        """Take everything from storage: the latest checkpoint, and the answers since."""
        try:
            kept = await asyncio.wrap_future(self._storage.read(self.id))
        except StorageError as error:
            raise Refusal("storage") from error
        if kept is None:
            raise Refusal("unknown_table")
        game = lastfire.games().get(kept.game)
        if game is None or game.version != kept.rules:
            raise Refusal("other_rules")
        try:
            self._match, self._checkpointed = _replay(self.id, kept)
        except (StorageError, lastfire.LastfireError) as error:
            _LOG.exception("table %s", self.id)
            raise Refusal("damaged") from error
        setup = msgspec.json.decode(kept.setup, type=KeptSetup)
        self._pace = setup.pace
        self._bot_seed = setup.bot_seed
        self._chosen_seed = setup.chosen_seed
        self._chairs = [_Chair(chair) for chair in setup.chairs]
        self._keys = {}
        self._version = 0
        self._number = 1
        self._asked_at = kept.at
        for entry in kept.entries:
            self._follow(entry)
        self._behind = False
        self._told.clear()
        self._match_changed()
        # Another process may have given seats away.
        self._turn_out()

    def _match_changed(self) -> None:
        """Forget what was reckoned and put into words for the match as it was."""
        self._told_all.clear()
        self._odds.clear()

    # Showing.

    async def _publish(self) -> None:
        """Show every screen what its seat may now know, and wake the bots.

        Everybody who looks from the same place and has as many records shares the bytes. They are
        kept no longer than that: how many records a screen has is for the screen to say.
        """
        self._tell_chairs()
        screens = list(self._screens)
        shared: dict[_Place, _Shown] = {}
        # Nobody waits for chances that only others are shown.
        for screen in screens:
            if screen.looking is None:
                self._show(screen, shared)
        await self._reckon(screens)
        for screen in screens:
            if screen.looking is not None:
                self._show(screen, shared)
        self._wake_bots()

    async def _reckon(self, screens: list[Screen]) -> None:
        """Have the chances ready for the seats that these screens look at."""
        seats = {each.looking for each in screens if each.looking is not None}
        missing = [] if self._match.over else sorted(seats - self._odds.keys())
        if missing:
            self._odds.update(await self._thinkers.odds(self._match, missing))

    def _greet(self, screen: Screen) -> None:
        screen.put_hello(
            to_text(
                Hello(
                    self.id,
                    self.game,
                    sorted(screen.seats),
                    screen.looking,
                    self._chair_list(),
                    self._version,
                )
            )
        )

    def _show(self, screen: Screen, shared: "dict[_Place, _Shown] | None" = None) -> None:
        undo = screen.looking is not None and self._undo_seat(screen) is not None
        place = (screen.looking, screen.has_records, undo)
        shown = None if shared is None else shared.get(place)
        if shown is None:
            state = self._state(*place)
            shown = (to_text(state), state.since + len(state.records))
            if shared is not None:
                shared[place] = shown
        screen.put_state(*shown)

    def _cap_records(self, screen: Screen) -> None:
        """Forget that the screen has records which are no longer there."""
        screen.has_records = min(screen.has_records, len(self._records(screen.looking)))

    def _undo_seat(self, screen: Screen) -> int | None:
        """The one of the screen's seats whose answer can be taken back now."""
        if self._match.over:
            return None
        for seat in screen.seats:
            if self._chairs[seat].bot is None and self._match.can_undo(seat):
                return seat
        return None

    def _state(self, seat: int | None, since: int, can_undo: bool) -> State:
        """The only place where anything of a match is made ready to be sent."""
        match = self._match
        ask = match.ask
        names = {lang: self._names(lang) for lang in ("en", "ja")}
        records = self._records(seat)[since:]
        if ask is None:
            return State(self._version, match.view(seat), None, None, since, records, False, None)
        mine = seat == ask.seat
        asked = AskOut(self._number, ask.seat, ask.question, Words("", ""), {}, [])
        if mine:
            asked.text = Words(ask.text("en", names["en"]), ask.text("ja", names["ja"]))
            asked.about = ask.about
            asked.options = [
                OptionOut(
                    option.position,
                    option.id,
                    option.verb,
                    option.args,
                    Words(option.text("en"), option.text("ja")),
                )
                for option in ask.options
            ]
        else:
            asked.text = Words(
                f"{names['en'][ask.seat]} has to choose.", f"{names['ja'][ask.seat]}の番です。"
            )
        return State(
            version=self._version,
            view=match.view(seat),
            ask=asked,
            odds=self._odds[seat] if seat is not None else None,
            since=since,
            records=records,
            can_undo=can_undo,
            waiting=Waiting(ask.seat, self._chairs[ask.seat].bot is not None, self._asked_at),
            aside=self._aside(ask, seat),
        )

    def _aside(self, ask: lastfire.Ask, seat: int | None) -> AsideOut | None:
        """What this seat alone may bring in beside the ask."""
        action = None if seat is None else ask.aside_for(seat)
        if action is None:
            return None
        return AsideOut(
            action.number, action.verb, action.args, Words(action.words.text("en"), action.words.text("ja"))
        )

    def _records(self, seat: int | None) -> list[RecordOut]:
        """All that the seat saw happen. Put into words once, since it is sent many times."""
        told = self._told.setdefault(seat, [])
        if seat in self._told_all:
            return told
        self._told_all.add(seat)
        en, ja = self._names("en"), self._names("ja")
        for record in self._match.records(seat, len(told)):
            args = record.args
            # Most of what happens is seen by everybody, and told in the same words.
            seen = (record.kind, _encode(args))
            words = self._sentences.get(seen)
            if words is None:
                words = Words(record.text("en", en), record.text("ja", ja))
                self._sentences[seen] = words
            told.append(RecordOut(record.number, record.kind, args, words))
        return told

    def _names(self, lang: str) -> list[str]:
        return [chair.name or seat_name(i, lang, None) for i, chair in enumerate(self._chairs)]

    def _name_at(self, seat: int, wanted: str | None) -> str:
        """What somebody at the seat is called who wants this name: as nobody else is."""
        chairs = {i: chair.name for i, chair in enumerate(self._chairs)}
        chairs[seat] = wanted or chairs[seat]
        return distinct_names(chairs, [seat])[seat]

    def _is_connected(self, seat: int) -> bool:
        return self._chairs[seat].who == "bot" or any(seat in each.seats for each in self._screens)

    def _chair_list(self) -> list[Chair]:
        return [
            Chair(
                i,
                chair.who,
                chair.name,
                chair.bot,
                chair.taken,
                self._is_connected(i),
                True if chair.link_only else UNSET,
            )
            for i, chair in enumerate(self._chairs)
        ]

    def _tell_chairs(self, besides: Screen | None = None) -> None:
        """Send the chairs to whoever has not seen them like this."""
        text = to_text(Chairs(self._chair_list()))
        if text == self._chairs_told:
            return
        self._chairs_told = text
        for screen in self._screens:
            if screen is not besides:
                screen.put_chairs(text)

    # Bots.

    def _bot_turn(self) -> _BotTurn | None:
        """Number of the ask, seat, and bot, when a bot is to answer."""
        ask = self._match.ask
        if ask is None:
            return None
        bot = self._chairs[ask.seat].bot
        return None if bot is None else (self._number, ask.seat, bot)

    def _wake_bots(self) -> None:
        turn = self._bot_turn()
        if self._thought is not None and self._thought[0] != turn:
            self._thought[1].cancel()
        if turn is not None and (self._bots_playing is None or self._bots_playing.done()):
            self._bots_playing = asyncio.create_task(self._play_bots())
            self._bots_playing.add_done_callback(self._bots_done)

    def _bots_done(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("table %s: the bots have stopped", self.id, exc_info=error)

    async def _play_bots(self) -> None:
        """Answer for bots as long as it is a bot's turn."""
        while True:
            begun = await self._alone(self._begin_thought)
            if begun is None:
                return
            turn, thought = begun
            self._thought = begun
            try:
                await asyncio.wait([thought])
            finally:
                thought.cancel()
                self._thought = None
            if thought.cancelled():
                continue
            if (error := thought.exception()) is not None:
                # A fault in a bot must not hold up the people at the table.
                _LOG.error("table %s: the bot %s failed", self.id, turn[2], exc_info=error)
                position = 0
            else:
                position = thought.result()
            await self._alone(partial(self._play_bot, turn, position))

    async def _begin_thought(self) -> "tuple[_BotTurn, asyncio.Task[int]] | None":
        turn = self._bot_turn()
        if turn is None or self._closed:
            return None
        return turn, asyncio.create_task(self._think(turn, self._match.fork()))

    async def _think(self, turn: _BotTurn, match: lastfire.Match) -> int:
        # The same luck every time: nobody gets another answer from a bot by taking back his own.
        choosing = self._thinkers.choose(match, turn[2], int(self._bot_seed, 16))
        position, _ = await asyncio.gather(choosing, asyncio.sleep(_PACES[self._pace]))
        return position

    async def _play_bot(self, turn: _BotTurn, position: int) -> None:
        # Meanwhile an answer may have been taken back, or the seat.
        if self._bot_turn() == turn:
            await self._play(turn[1], position, f"b:{turn[0]}")


def distinct_names(names: dict[int, str], seats: Iterable[int]) -> dict[int, str]:
    """The names by seat, with those of ``seats`` changed as far as others look the same.

    A seat without a name goes by its number, and nobody else may. Of equal names the first stays.
    """
    changing = list(seats)
    told = {seat: name for seat, name in names.items() if seat not in changing}
    for seat in changing:
        numbers = [seat_name(i, lang, None) for i in names if i != seat for lang in ("en", "ja")]
        told[seat] = distinct_name(names[seat], [*told.values(), *numbers]) if names[seat] else ""
    return told


def _alike(some: list[RecordOut], others: list[RecordOut]) -> int:
    """How many records at the beginning are the same."""
    for i, (one, other) in enumerate(zip(some, others, strict=False)):
        # What is told in the same words is the same, see ``_records``.
        if one.text is not other.text:
            return i
    return min(len(some), len(others))


def _detail(name: str, nonce: str) -> str:
    return msgspec.json.encode(_SitDetail(name, nonce)).decode()


def _replay(table_id: str, kept: Kept) -> tuple[lastfire.Match, int]:
    """The match after the last entry, and the version of the checkpoint it was made from.

    Every step is verified: a checkpoint by its digest, an answer by its seat and the digest that
    was noted after it.
    """
    if not kept.checkpoints:
        raise StorageError(f"table {table_id}: no checkpoint is kept")
    checkpoint = kept.checkpoints[0]
    match = lastfire.load(checkpoint.save)
    if match.digest() != checkpoint.digest:
        raise StorageError(f"table {table_id}: checkpoint {checkpoint.version} is not what was kept")
    for entry in kept.entries:
        if entry.version <= checkpoint.version or entry.kind not in ("answer", "bring_in"):
            continue
        ask = match.ask
        if ask is None or (ask.seat != entry.seat and entry.kind == "answer"):
            raise StorageError(f"table {table_id}: entry {entry.version} answers no open ask")
        if entry.kind == "bring_in":
            match.bring_in(entry.seat)
        else:
            match.answer(entry.position)
        if match.digest() != entry.detail:
            raise StorageError(f"table {table_id}: entry {entry.version} does not replay")
    return match, checkpoint.version
