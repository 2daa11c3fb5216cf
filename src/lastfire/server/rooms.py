"""Where people and bots sit at one table: its match, its chairs, its screens, and the log that keeps it.

All that happens at a table happens one after the other, under its lock: it is checked, carried
out, kept, and only then acknowledged and shown. If it cannot be kept, the table goes back to
what is kept.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial, wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec import UnsetType

import lastfire
from lastfire import bots
from lastfire.engine.words import Name
from lastfire.server.chairs import BY_HOST, BarDetail, ChairNow, Seating, SitDetail
from lastfire.server.errors import STORAGE_TROUBLE, Refusal
from lastfire.server.messages import (
    AddedWord,
    Barred,
    Chair,
    Chairs,
    DeviceOut,
    DevicesOut,
    Dice,
    Done,
    Fairness,
    Hello,
    HostSees,
    LinkOut,
    Notice,
    Pace,
    SeatLog,
    ServerMessage,
    Spectator,
    TableOut,
    Trouble,
    UpgradeOut,
    Words,
)
from lastfire.server.people import HOST_SEAT, last_seen, saw, set_keeper
from lastfire.server.replay import OF_MATCH, KeptSetup, WordDetail, proof_of, replayed
from lastfire.server.screens import Screen
from lastfire.server.seats import Held, new_nonce
from lastfire.server.settings import Settings
from lastfire.server.storage import Checkpoint, Conflict, Connection, Entry, Job, Moved, Storage, StorageError
from lastfire.server.telling import Moment, Telling, alike
from lastfire.server.thinking import Thinkers
from lastfire.server.upgrading import Upgrade, rules_before, upgrade_of

_LOG: Final = logging.getLogger(__name__)
_PACES: Final[dict[Pace, float]] = {"calm": 1.6, "normal": 1.0, "quick": 0.5, "off": 0.0}
"""How many seconds a bot takes for an answer, at least."""

_encode = msgspec.json.Encoder().encode
_Args = ParamSpec("_Args")
_Result = TypeVar("_Result")
_BotTurn = tuple[int, int, str]
_Place = tuple[int | None, int, bool | None]
"""From where a screen looks: its seat, how many records it has, whether it may take back."""
_Shown = tuple[str, int]
"""A state as it is sent, and how many records a screen has after it."""


DAY: Final = 24 * 3600.0
_STAND_IN: Final = "heuristic"
"""The bot that plays for somebody who is away, has left or was removed."""
_SEEN_SECONDS: Final = 60.0
"""No more often than that it is written down when a device was seen."""
_WHEN_CLOSED: Final = frozenset(
    {"link_device", "add_device", "sign_out", "revoke", "keep", "keep_host", "recover", "forget"}
)
"""What also happens at a closed table: it stays readable for its people, and theirs."""
DELETED: Final = 1001, "deleted"
MOVED: Final = 1012, "moved"
RESTART: Final = 1012, "restart"
"""Codes and reasons with which the sockets of a table are closed: for a page all mean to come back."""
BARRED: Final = 1008, "barred"
"""For whoever was sent away: the page does not come back."""


OLD_DICE: Final = Name(
    "This game was played by an earlier version of the rules; only that version can check its dice.",
    "このゲームは以前の版のルールで遊ばれました。ダイスを確かめられるのはその版だけです。",
)
NO_GAME: Final = Name(
    "The game of this table is not installed here.",
    "このテーブルのゲームはここにありません。",
)


def _until(at: float) -> Words:
    """When a table will be deleted, for whoever is there."""
    day = datetime.fromtimestamp(at, UTC).date()
    return Words(
        f"This table will be deleted on {day.isoformat()} unless somebody plays on before.",
        f"このテーブルは、誰かが続きを遊ばなければ{day.year}年{day.month}月{day.day}日に削除されます。",
    )


def _known_by(screen: Screen) -> str:
    """By what a spectator's screens are known to be one person's."""
    return screen.held.guest or screen.address


def to_text(message: ServerMessage) -> str:
    """A message as it goes over a socket."""
    return _encode(message).decode()


def seconds_until_retry(failures: int, settings: Settings) -> float:
    """How long to wait after so many failures before this one: longer and longer, but never very long."""
    # Beyond that many doublings every wait is the longest.
    return min(settings.bot_retry_longest, settings.bot_retry_seconds * 2.0 ** min(failures, 20))


def alone(
    method: "Callable[Concatenate[Room, _Args], Awaitable[_Result]]",
) -> "Callable[Concatenate[Room, _Args], Coroutine[Any, Any, _Result]]":
    """What the method does is done while nothing else happens at its table."""

    @wraps(method)
    async def one_after_the_other(room: "Room", /, *args: _Args.args, **kwargs: _Args.kwargs) -> _Result:
        return await room.do_alone(partial(method, room, *args, **kwargs))

    return one_after_the_other


class Room:
    """One table and all who sit at it; see the module. Made by ``Room.restore``.

    People say table; in the code a ``Table`` is what lies on it, and this is what is around it.
    """

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
        # From storage, by ``_restore``. While the table rests there is neither match nor telling.
        self._match: lastfire.Match
        self._game: str
        self._seating: Seating
        self._telling: Telling
        self._pace: Pace
        self._bot_seed: str
        self._dice: Dice
        self._setup: KeptSetup
        self._version: int
        self._checkpointed: int
        self._number: int
        self._asked_at: float
        self._last_at: float
        self._keys: dict[str, tuple[int, int]]
        self._behind = False
        self._rests = False
        self._sides_at_rest: list[Words | UnsetType] = []
        self._busy_at = settings.clock()
        self._closed = False
        self.gone = False
        """Whether another server has the table, or may have it: nothing happens here any more."""
        self._in_trouble = False
        self._chairs_told = ""
        self._events_told = ""
        self._host_told = ""
        # Spectators who are here, by what they are known by: a number, and since when.
        self._watching: dict[str, tuple[int, float]] = {}
        self._watched = 0
        # Addresses of spectators who were sent away, and until when (by the clock). Never written down.
        self._barred_until: dict[str, float] = {}
        # When devices were here last, by seat and number, and when that was written down.
        self._seen: dict[tuple[int, int], float] = {}
        self._seen_kept: dict[tuple[int, int], float] = {}
        self._seen_read = False
        # Since when nobody has been connected for a seat.
        self._away_since: dict[int, float] = {}
        self._opened_at = settings.clock()
        self._proof: bytes | None = None
        self._upgrade: Upgrade | None = None
        """What the table becomes under the rules of now, if it began under others and has not gone on yet."""

    @classmethod
    async def restore(
        cls, table_id: str, storage: Storage, thinkers: Thinkers, settings: Settings, whose: str = ""
    ) -> "Room":
        """The table as it is kept; raises Refusal when there is none that can go on.

        ``whose`` is the address that asks for it: all addresses have their turn.
        """
        room = cls(table_id, storage, thinkers, settings)
        await room._restore(whose)
        room._wake_bots()
        return room

    # What it is.

    @property
    def in_use(self) -> bool:
        """Whether somebody is there or a bot is to answer."""
        return bool(self._screens or self._at_work or self._bot_turn() is not None)

    @property
    def screen_count(self) -> int:
        """How many screens are connected."""
        return len(self._screens)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to answer."""
        return self._bot_turn() is not None

    @property
    def kept_until(self) -> float:
        """When the table is deleted (Unix time in seconds), unless something happens there before."""
        return self._last_at + self._kept_days() * DAY

    def _kept_days(self) -> float:
        return self._settings.keep_days if self._version else self._settings.keep_unplayed_days

    def _will_go_soon(self) -> bool:
        """Whether who comes should be told. Nobody is told of it at a table that has just been made."""
        days = min(self._settings.notice_days, self._kept_days() / 2)
        return self.kept_until - self._settings.today() < days * DAY

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self._seating

    @alone
    async def facts(self, held: Held) -> TableOut:
        """What anybody may know of it, for a browser that holds this."""
        facts = TableOut(
            self.id,
            self.game,
            self._chair_list(),
            "playing",
            self._fairness(),
            self._seating.open_chairs,
            sorted(self._seating.held(held.seats)),
            held.host,
            self._asked_at,
            self.kept_until,
            self._seating.closed,
            self._setup.leaving,
        )
        return self._telling.summary(facts)

    # Screens come and go.

    @alone
    async def enter(self, screen: Screen) -> None:
        """A screen connects: it is greeted and shown what everybody may see."""
        # It may have gone while it waited, and its seats may have been given away.
        if screen.gone:
            return
        if self._seating.bars(screen.held):
            raise Refusal("barred")
        screen.seats = self._seating.held(screen.nonces)
        self._make_sure_of_room(screen)
        self._screens.append(screen)
        self._note_presence(screen)
        self._greet(screen)
        self._show(screen)
        self._tell_chairs(besides=screen)
        self._tell_events()
        if self._events_told:
            screen.put_events(self._events_told)
        self._tell_host(anew=screen)
        await self._go_on_if_agreed()
        if self._seating.closed:
            screen.put_notice(to_text(Notice(self._why_closed().text)))
        elif self._will_go_soon():
            screen.put_notice(to_text(Notice(_until(self.kept_until))))
        # Bots among themselves wait until somebody looks.
        self._wake_bots()

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        screen.gone = True
        if screen in self._screens:
            self._screens.remove(screen)
            self._note_presence(screen, leaves=True)
            self._note_absence(screen.seats)
            self._tell_chairs()
            self._tell_host()

    def _make_sure_of_room(self, screen: Screen) -> None:
        """Refuse a screen too many. Players are counted by seat, so that nobody keeps them out."""
        if screen.seats:
            full = all(
                sum(seat in each.seats for each in self._screens) >= self._settings.sockets_per_seat
                for seat in screen.seats
            )
        else:
            if not screen.host:
                self._check_address(screen.address)
            spectators = [each.address for each in self._screens if not each.seats]
            if spectators.count(screen.address) >= self._settings.spectators_per_address:
                raise Refusal("crowded")
            full = len(spectators) >= self._settings.spectators_per_table
        if full:
            raise Refusal("full")

    def _note_absence(self, seats: Iterable[int]) -> None:
        """Some of these seats may just have lost their last screen."""
        now = self._settings.clock()
        for seat in seats:
            if not self._is_connected(seat):
                self._away_since[seat] = now

    def _note_presence(self, screen: Screen, leaves: bool = False) -> None:
        """The devices of the screen are here now, and a spectator has a number while there."""
        now = self._settings.today()
        for seat in screen.seats:
            device = self._chair(seat).device(screen.nonces[seat])
            if device is None:
                continue
            key = seat, device.number
            self._seen[key] = now
            if now - self._seen_kept.get(key, 0.0) >= _SEEN_SECONDS:
                self._seen_kept[key] = now
                job = saw(self.id, seat, device.number, now)
                self._storage.write_at(self.id, job).add_done_callback(self._seen_written)
        if screen.seats or screen.host:
            return
        known = _known_by(screen)
        if not leaves:
            if known not in self._watching:
                self._watched += 1
                self._watching[known] = self._watched, now
        elif all(_known_by(each) != known for each in self._spectators()):
            self._watching.pop(known, None)

    def _seen_written(self, written: "Future[Any]") -> None:
        # Nobody waits for it; a table that is gone, or another server's, needs it no more.
        error = None if written.cancelled() else written.exception()
        if error is not None and not isinstance(error, Conflict | Moved):
            _LOG.info("table %s: when a device was here is not kept: %s", self.id, error)

    def _spectators(self) -> list[Screen]:
        return [each for each in self._screens if not each.seats and not each.host]

    def _check_address(self, address: str) -> None:
        """Raise Refusal for somebody without a seat from where a spectator was sent away."""
        if self._barred_until.get(address, 0.0) > self._settings.clock():
            raise Refusal("barred_network")

    def _turn_out(self, why: Words | None = None) -> None:
        """Take from every screen the seats that are no longer its own."""
        for screen in self._screens:
            lost = screen.seats - self._seating.held(screen.nonces)
            if lost:
                screen.seats -= lost
                if screen.looking in lost:
                    screen.looking = None
                    screen.has_records = 0
                self._greet(screen)
                self._note_absence(lost)
                self._note_presence(screen)
                self._tell_host()
                if why is not None:
                    screen.put_notice(to_text(Notice(why)))

    @alone
    async def look(self, screen: Screen, seat: int | None) -> None:
        """The screen turns to one of its seats, or to nobody."""
        if seat is not None and seat not in screen.seats:
            raise Refusal("wrong_seat", "seat")
        had = self._telling.records(screen.looking)[: screen.has_records]
        screen.looking = seat
        screen.has_records = alike(had, self._telling.records(seat))
        await self._reckon([screen])
        self._show(screen)

    @alone
    async def tell_again(self, screen: Screen, since: int) -> None:
        """The screen asks for its records again."""
        screen.has_records = since
        self._cap_records(screen)
        await self._reckon([screen])
        self._show(screen)

    # People answer.

    @alone
    async def answer(self, screen: Screen, number: int, position: int, key: str) -> Done:
        """Answer the open ask. Returns once it is kept; the same key again changes nothing."""
        if (done := self._done_before(screen, key)) is not None:
            return done
        if not screen.seats:
            raise Refusal("wrong_seat")
        self._check_playing()
        ask = self._match.ask
        if ask is None:
            raise Refusal("over")
        if number != self._number:
            raise Refusal("stale_ask", "ask")
        if ask.seat not in screen.seats:
            raise Refusal("wrong_seat")
        if self._chair(ask.seat).bot is not None:
            raise Refusal("bot_plays")
        if position >= len(ask.ids):
            raise Refusal("illegal_answer", "position")
        return await self._keep_once(screen, key, lambda: self._play(ask.seat, position, f"p:{key}"))

    @alone
    async def bring_in(self, screen: Screen, number: int, key: str) -> Done:
        """Bring in, for the seat looked at, what it may beside the ask with this number."""
        if (done := self._done_before(screen, key)) is not None:
            return done
        seat = screen.looking
        if seat is None or seat not in screen.seats:
            raise Refusal("wrong_seat")
        self._check_playing()
        if self._match.over:
            raise Refusal("over")
        if number != self._number:
            raise Refusal("stale_ask", "ask")
        if self._chair(seat).bot is not None:
            raise Refusal("bot_plays")
        return await self._keep_once(screen, key, lambda: self._play_aside(seat, f"p:{key}"))

    @alone
    async def undo(self, screen: Screen, number: int, key: str) -> Done:
        """Take back the last answer, if it was given for one of the screen's seats."""
        if (done := self._done_before(screen, key)) is not None:
            return done
        if screen.looking is None:
            raise Refusal("wrong_seat")
        self._check_playing()
        if self._match.over:
            raise Refusal("over")
        if number != self._number:
            raise Refusal("stale_ask", "ask")
        seat = self._undo_seat(screen)
        if seat is None:
            raise Refusal("undo_refused")
        return await self._keep_once(screen, key, lambda: self._take_back_answer(seat, f"p:{key}"))

    # Later rules.

    @alone
    async def agree(self, screen: Screen, seat: int, version: int) -> None:
        """Somebody agrees that the game goes on under this version of the rules."""
        if seat not in screen.seats:
            raise Refusal("wrong_seat", "seat")
        self._check_open()
        if self._upgrade is None or self._upgrade.over or version != self._upgrade.to:
            raise Refusal("stale_ask", "version")
        if seat not in self._agreed():
            await self._keep("agree", seat, detail=str(version))
            self._greet_all()
        await self._go_on_if_agreed()

    def _agreed(self) -> list[int]:
        """Of those who have to agree, who has."""
        seating, upgrade = self._seating, self._upgrade
        if upgrade is None or seating.agreed_to != upgrade.to:
            return []
        return [seat for seat in seating.have_to_agree() if seat in seating.agreed]

    async def _go_on_if_agreed(self) -> None:
        """Go on under the rules of now, once everybody who sits there has agreed."""
        upgrade = self._upgrade
        if upgrade is None or upgrade.over or self._seating.closed:
            return
        if self._agreed() != self._seating.have_to_agree():
            return
        _LOG.info("table %s: goes on under version %d of the rules", self.id, upgrade.to)
        await self._keep("go_on", 0, detail=upgrade.detail().text())
        self._greet_all()
        await self._publish()

    async def _seats_changed(self) -> None:
        """Who has to agree may be others now."""
        if self._upgrade is not None:
            self._greet_all()
            await self._go_on_if_agreed()

    def _greet_all(self) -> None:
        for screen in self._screens:
            self._greet(screen)

    # Luck that can be checked.

    @alone
    async def add_word(self, screen: Screen, seat: int, word: str) -> None:
        """A seat adds its word to the luck to come."""
        if seat not in screen.seats:
            raise Refusal("wrong_seat", "seat")
        self._check_playing()
        if self._match.over:
            raise Refusal("over")
        if self._has_word(seat):
            # One each: no undo passes a word, so whoever could add many could stop them all.
            raise Refusal("word_added", "seat")
        await self._add_word(seat, word)

    async def _add_word(self, seat: int, word: str) -> None:
        try:
            self._match.add_word(seat, word)
        except lastfire.WordRefused as error:
            raise Refusal("bad_word" if self._match.commitment else "no_secret", "word") from error
        detail = WordDetail(word, self._match.digest())
        await self._keep("word", seat, detail=msgspec.json.encode(detail).decode())
        self._greet_all()
        await self._publish()

    def _has_word(self, seat: int) -> bool:
        return any(each == seat for _, each, _ in self._match.words)

    def _fairness(self) -> Fairness:
        words = [AddedWord(None if seat < 0 else seat, text) for _, seat, text in self._match.words]
        return Fairness(self._dice, self._match.commitment, words)

    async def file(self) -> tuple[str, bytes]:
        """The whole game as a save, and what to call it; raises Refusal before it is over."""
        return f"{self.game}-{self.id}.save", await self.finished()

    @alone
    async def finished(self) -> bytes:
        """The whole game as a save, secret and all; raises Refusal before it is over."""
        if not (self._match.over or self._seating.closed):
            raise Refusal("not_over")
        return self._match.save() if self._upgrade is None else self._upgrade.save

    async def proof(self) -> bytes:
        """What the luck of the finished game is checked with, as JSON."""
        save = await self.finished()
        if self._upgrade is not None:
            # Only the rules that it was played by can tell.
            raise Refusal("other_rules", detail=OLD_DICE)
        if self._proof is None:
            # It is asked for once by everybody when the game is over, and cannot change any more.
            self._proof = await asyncio.to_thread(proof_of, save)
        return self._proof

    # Chairs.

    @alone
    async def hand_over(self, screen: Screen, seat: int, bot: str) -> None:
        """A bot plays one of the screen's seats."""
        if seat not in screen.seats:
            raise Refusal("wrong_seat", "seat")
        await self._stand_in(seat, bot)

    @alone
    async def claim_absent(self, screen: Screen, seat: int) -> None:
        """A bot stands in for a seat nobody is connected for."""
        if not screen.seats or seat >= len(self._seating.chairs):
            raise Refusal("wrong_seat", "seat")
        if self._is_connected(seat):
            raise Refusal("not_absent", "seat")
        if self._seconds_away(seat) < self._settings.absent_seconds:
            raise Refusal("just_left", "seat")
        await self._stand_in(seat, _STAND_IN)

    @alone
    async def take_back(self, screen: Screen, seat: int) -> None:
        """The person at the seat plays it again."""
        if seat not in screen.seats:
            raise Refusal("wrong_seat", "seat")
        if self._chair(seat).bot is None:
            raise Refusal("nobody_stands_in", "seat")
        await self._keep("take_back", seat)
        await self._publish()
        await self._seats_changed()

    @alone
    async def sit(self, seat: int, name: str | None, word: str, address: str = "") -> str:
        """Take a chair that is free to everybody; returns the nonce of the device. Its link is void."""
        self._check_address(address)
        self._seating.check_free(seat)
        return await self._sit_down(seat, name, word)

    @alone
    async def sit_by_link(self, seat: int, nonce: str, name: str | None, word: str, held: Held) -> str:
        """Open a chair by its link, which is then used up; returns the nonce of the device."""
        if seat in self._seating.held(held.seats):
            # Somebody opens the link once more where it was opened.
            return held.seats[seat]
        if not self._seating.adds_device(seat, nonce):
            return await self._sit_down(seat, name, word)
        self._seating.check_room_for_device(seat)
        device = new_nonce()
        await self._keep("add_device", seat, detail=device)
        self._note_absence([seat])
        await self._publish()
        return device

    async def _sit_down(self, seat: int, name: str | None, word: str) -> str:
        device = new_nonce()
        detail = SitDetail(self._seating.name_at(seat, name), device)
        await self._keep("sit", seat, detail=detail.text())
        self._note_absence([seat])
        # A word that comes too late, or after another, keeps nobody from sitting down.
        playing = self._upgrade is None and not self._match.over
        if word and playing and self._match.commitment and not self._has_word(seat):
            await self._add_word(seat, word)
        else:
            await self._publish()
        await self._seats_changed()
        return device

    @alone
    async def look_at_link(self, seat: int, nonce: str, held: Held) -> LinkOut:
        """What a link is for; nothing happens to it."""
        if seat in self._seating.held(held.seats):
            return LinkOut(seat, False, True)
        return LinkOut(seat, self._seating.adds_device(seat, nonce), False)

    @alone
    async def link_device(self, seat: int, held: Held) -> str:
        """The nonce of a link by which one more device of the same person comes; earlier ones are void."""
        if seat not in self._seating.held(held.seats):
            raise Refusal("wrong_seat", "seat")
        self._seating.check_room_for_device(seat)
        nonce = new_nonce()
        await self._keep("link_device", seat, detail=nonce)
        return nonce

    @alone
    async def devices(self, seat: int, held: Held, me: str) -> DevicesOut:
        """Who gets into a seat, for whoever holds it; ``me``: the person who is kept there."""
        self._check_holds(seat, held)
        if not self._seen_read:
            try:
                kept: dict[tuple[int, int], float] = await asyncio.wrap_future(
                    self._storage.look(last_seen(self.id))
                )
            except StorageError as error:
                raise Refusal("storage") from error
            self._seen = {**kept, **self._seen}
            self._seen_read = True
        chair = self._chair(seat)
        here = {each.nonces[seat] for each in self._screens if seat in each.seats}
        devices = [
            DeviceOut(
                device.number,
                device.at,
                self._seen.get((seat, device.number)),
                device.nonce in here,
                device.nonce == held.seats[seat],
            )
            for device in chair.devices
        ]
        return DevicesOut(
            devices,
            chair.device_link is not None,
            chair.kept_at if chair.keeper else None,
            bool(me) and chair.keeper == me,
            len(devices) > 1 or bool(chair.device_link or chair.keeper),
        )

    @alone
    async def sign_out_others(self, seat: int, held: Held, me: str = "") -> None:
        """All other devices of the seat lose it, and an open link for one more is void.

        So is a recovery phrase, unless it is that of ``me``: whoever had a device may have kept it.
        """
        self._check_holds(seat, held)
        await self._drop_keeper(seat, me)
        await self._keep("sign_out", seat, detail=held.seats[seat])
        self._turn_out(Refusal("bad_cookie").text)
        await self._publish()

    @alone
    async def revoke(self, seat: int, number: int, held: Held, me: str) -> bool:
        """One device of the seat loses it, perhaps this one; whether it was. Else as ``sign_out_others``."""
        self._check_holds(seat, held)
        self._seating.check_may_go(seat, number)
        own = self._chair(seat).device(held.seats[seat])
        mine = own is not None and own.number == number
        if not mine:
            await self._drop_keeper(seat, me)
        await self._keep("revoke", seat, detail=str(number))
        self._turn_out(None if mine else Refusal("bad_cookie").text)
        await self._publish()
        return mine

    async def _drop_keeper(self, seat: int, me: str) -> None:
        if self._chair(seat).keeper not in ("", me):
            await self._keep("keep", seat, also=set_keeper(self.id, seat, ""))

    @alone
    async def give_up(self, seat: int, held: Held) -> None:
        """Whoever holds the seat leaves it for good: it is free for whoever gets a new link.

        Until somebody comes a bot plays on there, unless the table was set up otherwise.
        """
        self._check_holds(seat, held)
        bot = _STAND_IN if self._setup.leaving == "bot" else ""
        await self._keep("give_up", seat, detail=bot, also=set_keeper(self.id, seat, ""))
        self._turn_out()
        await self._publish()
        await self._seats_changed()

    def _check_holds(self, seat: int, held: Held) -> None:
        if seat not in self._seating.held(held.seats):
            raise Refusal("wrong_seat", "seat")

    # Names that are kept, and phrases.

    @alone
    async def keep(self, held: Held, person: str) -> None:
        """What this browser holds here comes back to the person by the recovery phrase from now on."""
        for seat in sorted(self._seating.held(held.seats)):
            if self._chair(seat).keeper != person:
                await self._keep("keep", seat, detail=person, also=set_keeper(self.id, seat, person))
        if held.host and self._seating.host_keeper != person:
            await self._keep("keep_host", 0, detail=person, also=set_keeper(self.id, HOST_SEAT, person))
        self._tell_events()

    @alone
    async def recover(self, held: Held, person: str) -> Held:
        """Give the browser what comes back to the person by the phrase; raises Refusal where nothing does."""
        if self._seating.bars(Held({}, person=person)):
            raise Refusal("barred")
        seats = dict(held.seats)
        for seat, chair in enumerate(self._seating.chairs):
            if chair.keeper == person and not self._seating.holds(seat, seats.get(seat, "")):
                seats[seat] = new_nonce()
                await self._keep("recover", seat, detail=seats[seat])
        host = held.host or self._seating.host_keeper == person
        if not seats and not host:
            raise Refusal("nothing_kept")
        self._turn_out(Refusal("bad_cookie").text)
        await self._publish()
        return replace(held, seats=seats, host=host)

    @alone
    async def forget(self, seat: int, held: Held) -> None:
        """Take the name of whoever holds the seat off the table, also from where it is kept."""
        self._check_holds(seat, held)
        await self._forget(seat)

    @alone
    async def forget_person(self, person: str) -> None:
        """Take off the names of somebody who is kept no more."""
        bars = [each.seat for each in self._seating.barred.values() if each.person == person]
        for seat, chair in enumerate(self._seating.chairs):
            if chair.keeper == person:
                await self._keep("keep", seat, also=set_keeper(self.id, seat, ""))
                await self._forget(seat)
            elif seat in bars:
                await self._forget(seat)
        if self._seating.host_keeper == person:
            await self._keep("keep_host", 0, also=set_keeper(self.id, HOST_SEAT, ""))

    async def _forget(self, seat: int) -> None:
        chair = self._chair(seat)
        self._setup.chairs[seat].name = ""
        setup = msgspec.json.encode(self._setup).decode()
        sat = SitDetail("", chair.sat_with).text(), self.id, chair.sat_at

        def blank(db: Connection) -> None:
            db.execute("UPDATE tables SET setup = ? WHERE table_id = ?", (setup, self.id))
            db.execute(
                "UPDATE answers SET detail = ? WHERE table_id = ? AND version = ? AND kind = 'sit'", sat
            )

        await self._keep("forget", seat, also=blank)
        await self._publish()

    # What whoever set up the table may do.

    @alone
    async def end(self, held: Held) -> None:
        """Close the table for everybody: nothing more can happen there. It can still be looked at."""
        self._check_host(held)
        await self._keep("close", 0, detail=BY_HOST)
        await self._publish()
        self._tell_closed()

    @alone
    async def bar_seat(self, seat: int, held: Held) -> None:
        """Remove whoever holds a seat, and let that browser in no more. A bot plays the seat to the end."""
        self._check_host(held)
        chair = self._seating.person(seat)
        if chair is None:
            raise Refusal("wrong_seat", "seat")
        if chair.removed or not chair.taken:
            raise Refusal("nobody_there", "seat")
        if seat in self._seating.held(held.seats):
            raise Refusal("own_seat", "seat")
        here = [each for each in self._screens if seat in each.seats]
        await self._bar(
            here, BarDetail(seat, _STAND_IN, [each.nonce for each in chair.devices], [], chair.keeper)
        )

    @alone
    async def bar_spectator(self, number: int, held: Held) -> None:
        """Send a spectator away and let that browser in no more, and for a while nobody from its address."""
        self._check_host(held)
        known = [each for each, (told, _) in self._watching.items() if told == number]
        here = [each for each in self._spectators() if _known_by(each) in known]
        if not here:
            raise Refusal("nobody_there", "spectator")
        until = self._settings.clock() + self._settings.barred_seconds
        self._barred_until |= {each.address: until for each in here}
        await self._bar(here, BarDetail(None, "", [], [], ""))

    async def _bar(self, here: list[Screen], bar: BarDetail) -> None:
        bar.guests = sorted({each.held.guest for each in here} - {""})
        bar.person = bar.person or next((each.held.person for each in here if each.held.person), "")
        await self._keep("bar", bar.seat or 0, detail=bar.text())
        why = to_text(Refusal("barred").message())
        for screen in list(self._screens):
            by_address = (
                not screen.seats and self._barred_until.get(screen.address, 0.0) > self._settings.clock()
            )
            if not screen.host and (self._seating.bars(screen.held) or by_address):
                self.leave(screen)
                screen.dismiss(why, *BARRED)
        self._turn_out()
        await self._publish()
        self._tell_host()
        await self._seats_changed()

    @alone
    async def lift(self, number: int, held: Held) -> None:
        """Somebody who was sent away may come in again, and has the seat again that was taken away."""
        self._check_host(held)
        bar = self._seating.barred.get(number)
        if bar is None:
            raise Refusal("not_barred", "bar")
        await self._keep("lift", bar.seat or 0, detail=str(number))
        if bar.seat is None:
            # Nobody knows any more whose address was whose.
            self._barred_until.clear()
        await self._publish()
        self._tell_host()
        await self._seats_changed()

    def _check_host(self, held: Held) -> None:
        if not held.host:
            raise Refusal("not_host")

    @alone
    async def renew(self, seat: int) -> str:
        """Give a free chair a new link, for whoever set up the table; the earlier one is void."""
        self._seating.check_renewable(seat)
        nonce = new_nonce()
        await self._keep("renew", seat, detail=nonce)
        await self._publish()
        return nonce

    def tell_plan(self, text: str) -> None:
        """Tell everybody who is there what whoever runs the server says."""
        for screen in self._screens:
            screen.put_planned(text)

    async def say_goodbye(self) -> None:
        """The server stops: bots stop, what is under way is finished, and screens are told to come back."""
        self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
        if self._at_work:
            await asyncio.wait(self._at_work)
        for screen in self._screens:
            screen.end(*RESTART)

    async def rest(self) -> None:
        """Keep nothing in memory of a match at which nothing happens; whatever happens next wakes it.

        Raises StorageError or Refusal when what would be read again then cannot be kept.
        """
        still = self._settings.clock() - self._busy_at >= self._settings.rest_seconds
        if not still or self._rests or self._behind or self._closed or self._is_at_work():
            return
        async with self._lock:
            await self._write_checkpoint()
            # Somebody may wait by now.
            if not self._is_at_work():
                # Screens come and go without waking it, and are told of the chairs.
                self._sides_at_rest = self._telling.sides()
                del self._match, self._telling
                self._keys = {}
                self._rests = True

    def _is_at_work(self) -> bool:
        return bool(self._at_work) or self._bot_turn() is not None

    async def close(self) -> None:
        """Stop the bots and keep a checkpoint, so that the next process need not replay."""
        self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
            await asyncio.wait([self._bots_playing])
        if not self._rests:
            await self._keep_checkpoint()

    @alone
    async def _keep_checkpoint(self) -> None:
        await self._write_checkpoint()

    async def _write_checkpoint(self) -> None:
        # What waits for its players is not yet what is kept.
        if self._upgrade is None and self._version > self._checkpointed:
            checkpoint = self._checkpoint(self._version)
            # Whoever has the table now keeps checkpoints of it.
            with contextlib.suppress(Moved):
                await asyncio.wrap_future(self._storage.checkpoint(self.id, checkpoint))
                self._checkpointed = checkpoint.version

    def _check_open(self) -> None:
        if self._seating.closed:
            raise self._why_closed()

    def _why_closed(self) -> Refusal:
        return Refusal("ended" if self._seating.closed_by_host else "closed")

    def _tell_closed(self) -> None:
        for screen in self._screens:
            screen.put_notice(to_text(Notice(self._why_closed().text)))

    def _check_playing(self) -> None:
        """Raise Refusal unless the game goes on here."""
        self._check_open()
        if self._upgrade is not None:
            raise Refusal("other_rules")

    @alone
    async def close_for_good(self) -> None:
        """Whoever runs the server closes the table: nothing more can happen there."""
        if not self._seating.closed:
            await self._keep("close", 0)
            await self._publish()
        self._tell_closed()

    @alone
    async def delete(self) -> None:
        """Forget everything of the table; whoever is there is sent away."""
        self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
        try:
            await asyncio.wrap_future(self._storage.delete(self.id))
        except Moved as error:
            self.let_go()
            raise Refusal("moved") from error
        for screen in self._screens:
            screen.end(*DELETED)

    def let_go(self) -> None:
        """Leave the table to another server, and send whoever is there after it."""
        self.gone = self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
        for screen in self._screens:
            screen.end(*MOVED)

    # One thing after the other.

    async def do_alone(self, work: Callable[[], Awaitable[_Result]]) -> _Result:
        """Do this while nothing else happens at the table, to its end even if nobody waits."""

        async def locked() -> _Result:
            async with self._lock:
                if self.gone:
                    raise Refusal("moved")
                if self._behind or self._rests:
                    await self._restore(self._thinks_for())
                self._busy_at = self._settings.clock()
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
        self._telling.match_changed()
        try:
            self._match.answer(position)
        except lastfire.IllegalAnswer as error:
            raise Refusal("illegal_answer", "position") from error
        await self._keep_and_show("answer", seat, key, number, position)

    async def _play_aside(self, seat: int, key: str) -> None:
        """Bring in for a seat what it may, keep it, show it."""
        number = self._number
        self._telling.match_changed()
        try:
            self._match.bring_in(seat)
        except lastfire.IllegalAnswer as error:
            raise Refusal("illegal_answer") from error
        await self._keep_and_show("bring_in", seat, key, number)

    async def _take_back_answer(self, seat: int, key: str) -> None:
        number = self._number
        self._telling.match_changed()
        try:
            self._match.undo(seat)
        except lastfire.UndoRefused as error:
            raise Refusal("undo_refused") from error
        await self._keep("undo", seat, key=key, ask=number, detail=self._match.digest())
        self._telling.taken_back()
        for screen in self._screens:
            self._cap_records(screen)
        await self._publish()

    async def _keep_and_show(self, kind: str, seat: int, key: str, ask: int, position: int = -1) -> None:
        """Keep what has been done to the match; while it is written, reckon what is shown once it is kept."""
        detail = self._match.digest()
        reckoned = asyncio.create_task(self._reckon(self._screens))
        try:
            await self._keep(kind, seat, key, ask, position, detail)
            await self._publish(reckoned)
        finally:
            await reckoned

    async def _stand_in(self, seat: int, bot: str) -> None:
        if bot not in bots.NAMES:
            raise Refusal("unknown_bot", "bot")
        if self._chair(seat).bot is not None:
            raise Refusal("bot_plays", "seat")
        await self._keep("hand_over", seat, detail=bot)
        await self._publish()
        await self._seats_changed()

    # Keeping.

    async def _keep(
        self,
        kind: str,
        seat: int,
        key: str = "",
        ask: int = 0,
        position: int = -1,
        detail: str = "",
        also: Job | None = None,
    ) -> None:
        """Append to the log. The match is already as the entry says, the chairs follow here."""
        if kind not in _WHEN_CLOSED:
            self._check_open()
        version = self._version + 1
        entry = Entry(version, key or f"s:{version}", kind, seat, ask, position, detail, time.time())
        checkpoint = self._checkpoint(version) if self._checkpoint_is_due(kind, version) else None
        rules = self._upgrade.to if kind == "go_on" and self._upgrade is not None else None
        try:
            await asyncio.wrap_future(self._storage.append(self.id, entry, checkpoint, rules, also))
        except Moved as error:
            self.let_go()
            raise Refusal("moved") from error
        except StorageError as error:
            # That another process was faster is nothing to worry about.
            level = logging.INFO if isinstance(error, Conflict) else logging.WARNING
            _LOG.log(level, "table %s: %s", self.id, error)
            self._behind = True
            if not isinstance(error, Conflict):
                self._tell_trouble(True)
            await self._restore()
            for screen in self._screens:
                self._cap_records(screen)
            await self._publish()
            raise Refusal("stale_ask" if isinstance(error, Conflict) else "storage") from error
        self._tell_trouble(False)
        if rules is not None:
            self._upgrade = None
            self._telling.paused = False
        self._follow(entry)
        if checkpoint is not None:
            self._checkpointed = version

    def _checkpoint_is_due(self, kind: str, version: int) -> bool:
        if kind == "go_on":
            return True
        if self._upgrade is not None:
            # The match is not yet what is kept.
            return False
        # After an undo always, so that no replay ever has to take an answer back.
        return (
            kind == "undo"
            or self._match.over
            or version - self._checkpointed >= self._settings.checkpoint_every
        )

    def _checkpoint(self, version: int) -> Checkpoint:
        return Checkpoint(version, self._match.save(), self._match.digest())

    def _follow(self, entry: Entry) -> None:
        """Note a kept entry, all but what it does to the match."""
        self._version = entry.version
        self._last_at = entry.at
        self._keys[entry.key] = (entry.ask, entry.seat)
        if entry.kind in ("answer", "bring_in", "undo", "go_on"):
            self._number = entry.version + 1
            self._asked_at = entry.at
        if entry.kind in OF_MATCH:
            pass  # It is the match's.
        elif not self._seating.follow(entry):
            raise StorageError(f"table {self.id}: unknown entry {entry.kind!r}")
        elif entry.kind in ("sit", "give_up", "forget"):
            self._telling.names_changed()

    async def _restore(self, whose: str = "") -> None:
        """Take everything from storage: the latest checkpoint, and the answers since."""
        try:
            kept = await asyncio.wrap_future(self._storage.read(self.id))
        except StorageError as error:
            raise Refusal("storage") from error
        if kept is None:
            raise Refusal("unknown_table")
        game = lastfire.registered_games().get(kept.game)
        if game is None:
            raise Refusal("other_rules", detail=NO_GAME)
        self._upgrade = None
        if game.version != kept.rules:
            self._upgrade = await self._thinkers.open(lambda: upgrade_of(self.id, kept), whose)
            self._match, self._checkpointed = self._upgrade.match, self._upgrade.checkpoint
        else:
            try:
                # Long games take a while: meanwhile the other tables go on.
                match, checkpointed = await self._thinkers.open(lambda: replayed(self.id, kept), whose)
            except (StorageError, lastfire.LastfireError) as error:
                _LOG.exception("table %s", self.id)
                raise Refusal("damaged") from error
            self._match, self._checkpointed = match, checkpointed
        self._game = kept.game
        setup = msgspec.json.decode(kept.setup, type=KeptSetup)
        self._pace = setup.pace
        self._bot_seed = setup.bot_seed
        self._dice = setup.dice
        self._setup = setup
        self._seating = Seating(setup.chairs, setup.open_chairs, kept.at)
        self._telling = Telling(self._match, self._seating)
        self._telling.paused = self._upgrade is not None
        self._keys = {}
        self._version = 0
        self._number = 1
        self._asked_at = self._last_at = kept.at
        for entry in kept.entries:
            self._follow(entry)
        # What has happened is put into words for everybody at once; that takes as long.
        await self._thinkers.open(lambda: self._telling.records(None), whose)
        if not self._rests:
            # Another process may have given seats away, or let people in: all may have been here just now.
            self._away_since.clear()
            self._opened_at = self._settings.clock()
        self._behind = self._rests = False
        self._turn_out()

    # Showing.

    async def _publish(self, reckoned: "asyncio.Task[None] | None" = None) -> None:
        """Show every screen what its seat may now know, and wake the bots.

        Everybody who looks from the same place and has as many records shares the bytes. They are
        kept no longer than that: how many records a screen has is for the screen to say. ``reckoned`` is
        what has been begun to have the chances ready.
        """
        self._tell_chairs()
        self._tell_events()
        screens = list(self._screens)
        shared: dict[_Place, _Shown] = {}
        # Nobody waits for chances that only others are shown.
        for screen in screens:
            if screen.looking is None:
                self._show(screen, shared)
        if reckoned is not None:
            await reckoned
        await self._reckon(screens)
        for screen in screens:
            if screen.looking is not None:
                self._show(screen, shared)
        self._wake_bots()

    async def _reckon(self, screens: list[Screen]) -> None:
        """Have the chances ready for the seats that these screens look at."""
        seats = {each.looking for each in screens if each.looking is not None}
        await self._telling.reckon(self._thinkers, seats, screens[0].address if screens else "")

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
                    screen.host,
                    self._seating.open_chairs,
                    self._fairness(),
                    self._setup.leaving,
                    self._seating.closed,
                    rules_before(self._match) if self._upgrade is None else [],
                    self._upgrade_out(),
                )
            )
        )

        if self._in_trouble:
            screen.put_trouble(to_text(Trouble(STORAGE_TROUBLE)))

    def _upgrade_out(self) -> UpgradeOut | None:
        if self._upgrade is None or self._upgrade.over:
            return None
        return self._upgrade.told(self._seating.have_to_agree(), self._agreed())

    def _show(self, screen: Screen, shared: "dict[_Place, _Shown] | None" = None) -> None:
        place = (screen.looking, screen.has_records, self._may_undo(screen))
        shown = None if shared is None else shared.get(place)
        if shown is None:
            moment = Moment(self._version, self._number, self._asked_at)
            state = self._telling.state(*place, moment)
            shown = (to_text(state), state.since + len(state.records))
            if shared is not None:
                shared[place] = shown
        screen.put_state(*shown)

    def _cap_records(self, screen: Screen) -> None:
        """Forget that the screen has records which are no longer there."""
        screen.has_records = min(screen.has_records, len(self._telling.records(screen.looking)))

    def _may_undo(self, screen: Screen) -> bool | None:
        """Whether the last answer can be taken back; None if it was not given here, or the game is over."""
        if screen.looking is None or self._match.over or self._upgrade is not None:
            return None
        if self._undo_seat(screen) is not None:
            return True
        played = [seat for seat in screen.seats if self._chair(seat).bot is None]
        return False if any(self._match.answered_last(seat) for seat in played) else None

    def _undo_seat(self, screen: Screen) -> int | None:
        """The one of the screen's seats whose answer can be taken back now."""
        if self._match.over:
            return None
        for seat in screen.seats:
            if self._chair(seat).bot is None and self._match.can_undo(seat):
                return seat
        return None

    def _chair(self, seat: int) -> ChairNow:
        return self._seating.chairs[seat]

    def _connected(self) -> frozenset[int]:
        """The seats that some screen holds."""
        return frozenset().union(*[each.seats for each in self._screens])

    def _is_connected(self, seat: int) -> bool:
        return self._chair(seat).who == "bot" or seat in self._connected()

    def _seconds_away(self, seat: int) -> float:
        """For how long nobody has been connected for a seat, as far as is known."""
        return self._settings.clock() - self._away_since.get(seat, self._opened_at)

    def _chair_list(self) -> list[Chair]:
        sides = self._sides_at_rest if self._rests else self._telling.sides()
        chairs = self._seating.told(self._connected())
        for chair in chairs:
            chair.side = sides[chair.seat]
        return chairs

    def _tell_chairs(self, besides: Screen | None = None) -> None:
        """Send the chairs to whoever has not seen them like this."""
        text = to_text(Chairs(self._chair_list()))
        if text == self._chairs_told:
            return
        self._chairs_told = text
        for screen in self._screens:
            if screen is not besides:
                screen.put_chairs(text)

    def _tell_events(self) -> None:
        """Send what has happened at the chairs to whoever has not been told."""
        events = self._seating.events
        text = to_text(SeatLog(events)) if events else ""
        if text == self._events_told:
            return
        self._events_told = text
        for screen in self._screens:
            screen.put_events(text)

    def _tell_host(self, anew: Screen | None = None) -> None:
        """Tell whoever set up the table who watches, and who was sent away; one screen in any case."""
        screens = [each for each in self._screens if each.host]
        if not screens:
            return
        here = [_known_by(each) for each in self._spectators()]
        seating = self._seating
        sees = HostSees(
            [
                Spectator(number, since, here.count(known))
                for known, (number, since) in self._watching.items()
            ],
            [
                Barred(
                    bar,
                    who.seat,
                    "" if who.seat is None else self._chair(who.seat).name,
                    seating.barred_at[bar],
                )
                for bar, who in seating.barred.items()
            ],
        )
        text = to_text(sees)
        changed = text != self._host_told
        self._host_told = text
        for screen in screens:
            if changed or screen is anew:
                screen.put_host_sees(text)

    def _tell_trouble(self, there_is: bool) -> None:
        """Tell everybody that answers cannot be kept, or that they can be kept again."""
        if there_is != self._in_trouble:
            self._in_trouble = there_is
            text = to_text(Trouble(STORAGE_TROUBLE if there_is else None))
            for screen in self._screens:
                screen.put_trouble(text)

    # Bots.

    def _bot_turn(self) -> _BotTurn | None:
        """Number of the ask, seat, and bot, when a bot is to answer.

        Bots that play among themselves play for those who look on, and rest while there are none.
        """
        if self._rests:
            return None
        ask = self._match.ask
        if ask is None or self._upgrade is not None or self._seating.closed:
            return None
        if self._bots_alone and not self._screens:
            return None
        bot = self._chair(ask.seat).bot
        return None if bot is None else (self._number, ask.seat, bot)

    @property
    def _bots_alone(self) -> bool:
        """Whether bots play among themselves."""
        return all(chair.bot is not None for chair in self._seating.chairs)

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
        """Answer for bots as long as it is a bot's turn, whatever happens to the storage meanwhile."""
        failures = 0
        while True:
            try:
                if not await self._play_one_bot():
                    return
                failures = 0
            except Refusal as refusal:
                # With a stale ask another process was faster, and the table is as that has left it.
                if refusal.code == "storage":
                    await asyncio.sleep(seconds_until_retry(failures, self._settings))
                    failures += 1
                elif refusal.code == "moved":
                    return
                elif refusal.code != "stale_ask":
                    raise

    async def _play_one_bot(self) -> bool:
        """Answer for the bot whose turn it is; False when it is no bot's."""
        begun = await self._begin_thought()
        if begun is None:
            return False
        turn, thought = begun
        self._thought = begun
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()
            self._thought = None
        if thought.cancelled():
            return True
        if (error := thought.exception()) is not None:
            # A fault in a bot must not hold up the people at the table.
            _LOG.error("table %s: the bot %s failed", self.id, turn[2], exc_info=error)
            position = 0
        else:
            position = thought.result()
        await self._play_bot(turn, position)
        return True

    @alone
    async def _begin_thought(self) -> "tuple[_BotTurn, asyncio.Task[int]] | None":
        turn = self._bot_turn()
        if turn is None or self._closed:
            return None
        return turn, asyncio.create_task(self._think(turn, self._match.fork()))

    async def _think(self, turn: _BotTurn, match: lastfire.Match) -> int:
        seconds = _PACES[self._pace]
        if self._bots_alone:
            seconds = max(seconds, self._settings.bots_alone_seconds)
        # The same luck every time: nobody gets another answer from a bot by taking back his own.
        choosing = self._thinkers.choose(match, turn[2], int(self._bot_seed, 16), self._thinks_for())
        position, _ = await asyncio.gather(choosing, asyncio.sleep(seconds))
        return position

    def _thinks_for(self) -> str:
        """The address that the bots here think for: a player's, else a spectator's."""
        addresses = [each.address for each in self._screens if each.seats]
        addresses += [each.address for each in self._screens]
        return addresses[0] if addresses else ""

    @alone
    async def _play_bot(self, turn: _BotTurn, position: int) -> None:
        # Meanwhile an answer may have been taken back, or the seat.
        if self._bot_turn() == turn:
            await self._play(turn[1], position, f"b:{turn[0]}")
