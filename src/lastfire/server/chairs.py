"""The chairs of a table: who sits there, which devices hold each, and which links are open.

A link opens its chair once. What it is exchanged for belongs to one device alone, and a further
device needs a link that one of the chair's devices has made, or the recovery phrase of whoever holds it.
So neither whoever set up the table nor anybody else who has seen a link or the table's address gets into
a chair that is taken, until whoever holds it gives it up. A chair that whoever set up the table has taken
from somebody is a bot's to the end, so that nobody reads its hidden cards.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import UNSET, Struct

from lastfire.engine.words import seat_name
from lastfire.server.errors import Refusal
from lastfire.server.messages import Chair, SeatEvent, SeatEventKind, Who
from lastfire.server.names import distinct_name
from lastfire.server.seats import Held
from lastfire.server.storage import Entry

MOST_DEVICES: Final = 8
"""So many devices may hold one chair."""
BY_HOST: Final = "host"
"""What the log notes where whoever set up the table has closed it, and not whoever runs the server."""
_EVENTS_TOLD: Final = 40


class KeptChair(Struct):
    """A chair as it was set up. ``nonce``: of its invitation, or of the screen that it shares."""

    who: Who
    bot: str | None
    name: str
    nonce: str


class SitDetail(Struct):
    """What the log notes when somebody sits down: the name, and the nonce of the device."""

    name: str
    nonce: str

    def text(self) -> str:
        """The entry's detail."""
        return msgspec.json.encode(self).decode()


class BarDetail(Struct):
    """What the log notes of somebody who was sent away: by what the browsers are known again.

    ``seat`` is null for a spectator, else ``bot`` plays it from now on. ``person`` is empty where nobody is
    known.
    """

    seat: int | None
    bot: str
    devices: list[str]
    guests: list[str]
    person: str

    def text(self) -> str:
        """The entry's detail."""
        return msgspec.json.encode(self).decode()


@dataclass(frozen=True)
class Device:
    """A browser that holds a chair. ``number`` is the version of the entry by which it came, or 0."""

    number: int
    nonce: str
    at: float


class ChairNow:
    """A chair as it is now."""

    def __init__(self, kept: KeptChair, open_chairs: bool, at: float) -> None:
        self.who: Who = kept.who
        self.name = kept.name
        self.first_name = kept.name
        """What whoever set up the table called it."""
        self.bot = kept.bot
        self.taken = kept.who != "link"
        self.invitation = kept.nonce if kept.who == "link" else None
        """The nonce of the link that opens the free chair."""
        self.devices = [Device(0, kept.nonce, at)] if kept.who == "here" else []
        """The devices that hold the chair, in the order in which they came."""
        self.device_link: str | None = None
        """The nonce of the link by which one more device may come."""
        self.link_only = not open_chairs
        """Whether the chair, while it is free, is for whoever has its link alone."""
        self.sat_at = 0
        """The version of the entry with which whoever sits there sat down; 0 for the table's beginning."""
        self.sat_with = ""
        """The nonce of the device with which that was."""
        self.left = False
        """Whether whoever sat there has left, and nobody has come since."""
        self.removed = False
        """Whether whoever sat there was removed."""
        self.taken_from: list[Device] = []
        """The devices of whoever was removed."""
        self.keeper = ""
        """The person who gets the chair back by a recovery phrase."""
        self.kept_at = 0.0

    def device(self, nonce: str | None) -> Device | None:
        """The device with this nonce."""
        return next((each for each in self.devices if each.nonce == nonce), None)

    def empty(self) -> None:
        """Nobody holds the chair any more."""
        self.devices = []
        self.device_link = None
        self.keeper = ""


class Seating:
    """All chairs of a table, as the entries of its log leave them. ``at``: when the table was made."""

    def __init__(self, kept: Iterable[KeptChair], open_chairs: bool, at: float) -> None:
        self.chairs = [ChairNow(chair, open_chairs, at) for chair in kept]
        self.open_chairs = open_chairs
        """Whether whoever has the table's address may take a free chair."""
        self.agreed: set[int] = set()
        """The chairs whose holders have agreed to go on under later rules."""
        self.agreed_to = 0
        """Which version of the rules they have agreed to."""
        self.closed = False
        """Whether the table was closed: it stays as it is."""
        self.closed_by_host = False
        self.host_keeper = ""
        """The person who set up the table, and is known again by a recovery phrase."""
        self.barred: dict[int, BarDetail] = {}
        """Who may not come in any more, by the version of the entry that says so."""
        self.barred_at: dict[int, float] = {}
        """When that was."""
        self.events: list[SeatEvent] = []
        """What has happened at the chairs lately, for everybody to read."""

    # Who may come in.

    def person(self, seat: int) -> ChairNow | None:
        """The chair with this number, if it is one for a person."""
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].who == "bot":
            return None
        return self.chairs[seat]

    def holds(self, seat: int, nonce: str) -> bool:
        """Whether the device with this nonce holds the chair."""
        chair = self.person(seat)
        return chair is not None and chair.device(nonce) is not None

    def held(self, nonces: Mapping[int, str]) -> frozenset[int]:
        """The chairs that a browser with these nonces holds."""
        return frozenset(seat for seat, nonce in nonces.items() if self.holds(seat, nonce))

    def nonces_here(self) -> dict[int, str]:
        """What the browser that sets up the table gets: the chairs that share its screen."""
        return {i: chair.devices[0].nonce for i, chair in enumerate(self.chairs) if chair.who == "here"}

    def invitations(self) -> list[str | None]:
        """Per chair the nonce of the link that opens it; None where none does."""
        return [chair.invitation for chair in self.chairs]

    def have_to_agree(self) -> list[int]:
        """The chairs of people who sit there, and for whom no bot stands in."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.who != "bot" and chair.taken and chair.bot is None
        ]

    def check_free(self, seat: int) -> None:
        """Raise Refusal unless whoever has the table's address may take the chair."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("bad_link", "seat")
        chair = self.chairs[seat]
        if chair.who != "link" or chair.taken:
            raise Refusal("seat_taken", "seat")
        if chair.link_only:
            raise Refusal("link_only", "seat")

    def adds_device(self, seat: int, nonce: str) -> bool:
        """Whether a link with this nonce lets one more device into a chair, or opens a free one.

        Raises Refusal, with why, for a link that opens nothing.
        """
        chair = self.person(seat)
        if chair is None:
            raise Refusal("bad_link", "token")
        if nonce == chair.invitation:
            return False
        if nonce == chair.device_link:
            return True
        raise Refusal("link_used" if chair.taken else "link_replaced", "token")

    def check_renewable(self, seat: int) -> None:
        """Raise Refusal unless the chair is a free one for a person."""
        chair = self.person(seat)
        if chair is None:
            raise Refusal("wrong_seat", "seat")
        if chair.removed:
            raise Refusal("removed_seat", "seat")
        if chair.taken:
            raise Refusal("held", "seat")

    def check_room_for_device(self, seat: int) -> None:
        """Raise Refusal when too many devices hold the chair already."""
        if len(self.chairs[seat].devices) >= MOST_DEVICES:
            raise Refusal("many_devices", "seat")

    def check_may_go(self, seat: int, number: int) -> None:
        """Raise Refusal unless the device with this number may be signed out.

        The last one may only where there is a way back.
        """
        chair = self.chairs[seat]
        if all(each.number != number for each in chair.devices):
            raise Refusal("no_device", "device")
        if len(chair.devices) == 1 and not (chair.device_link or chair.keeper):
            raise Refusal("last_device", "device")

    # Who may not come in.

    def bars(self, held: Held) -> bool:
        """Whether a browser with this is one that was sent away."""
        if held.host:
            return False
        nonces = set(held.seats.values())
        return any(
            nonces.intersection(bar.devices)
            or (held.guest and held.guest in bar.guests)
            or (held.person and held.person == bar.person)
            for bar in self.barred.values()
        )

    # What happens to them.

    def follow(self, entry: Entry) -> bool:
        """Note a kept entry; False for one that is not about chairs."""
        chair = self.chairs[entry.seat]
        if entry.kind == "close":
            self.closed = True
            self.closed_by_host = entry.detail == BY_HOST
            self._tell(entry, "ended" if self.closed_by_host else "closed", None)
        elif entry.kind in ("agree", "go_on"):
            self._follow_agreement(entry)
        elif entry.kind == "sit":
            self._sit_down(chair, entry)
        elif entry.kind in ("link_device", "add_device", "recover", "sign_out", "revoke"):
            self._change_devices(chair, entry)
        elif entry.kind == "give_up":
            self._tell(entry, "left", entry.seat)
            chair.empty()
            chair.who = "link"
            chair.taken = False
            chair.sat_at = 0
            chair.link_only = True
            chair.left = True
            chair.name = chair.first_name
            chair.bot = chair.bot or entry.detail or None
        elif entry.kind == "renew":
            chair.link_only = True
            chair.invitation = entry.detail
        elif entry.kind == "hand_over":
            chair.bot = entry.detail
        elif entry.kind == "take_back":
            chair.bot = None
        elif entry.kind == "keep":
            if chair.keeper and entry.detail and chair.keeper != entry.detail:
                self._tell(entry, "kept", entry.seat)
            chair.keeper = entry.detail
            chair.kept_at = entry.at
        elif entry.kind == "keep_host":
            self.host_keeper = entry.detail
        elif entry.kind == "forget":
            self._forget_name(entry)
        elif entry.kind in ("bar", "lift"):
            self._change_bars(entry)
        else:
            return False
        return True

    def _sit_down(self, chair: ChairNow, entry: Entry) -> None:
        detail = msgspec.json.decode(entry.detail, type=SitDetail)
        chair.empty()
        chair.taken = True
        chair.sat_at = entry.version
        chair.sat_with = detail.nonce
        chair.name = detail.name
        chair.devices = [Device(entry.version, detail.nonce, entry.at)]
        chair.invitation = None
        if chair.left:
            # The bot was there for want of somebody.
            chair.bot = None
            chair.left = False
        self._tell(entry, "sat", entry.seat)

    def _change_devices(self, chair: ChairNow, entry: Entry) -> None:
        if entry.kind == "link_device":
            chair.device_link = entry.detail
        elif entry.kind == "add_device":
            chair.devices = [*chair.devices, Device(entry.version, entry.detail, entry.at)]
            chair.device_link = None
            self._tell(entry, "device_added", entry.seat)
        elif entry.kind == "recover":
            # Whoever has the phrase is not kept out by devices that are lost.
            others = chair.devices[-(MOST_DEVICES - 1) :]
            chair.devices = [*others, Device(entry.version, entry.detail, entry.at)]
            self._tell(entry, "recovered", entry.seat)
        else:
            if entry.kind == "sign_out":
                left = [each for each in chair.devices if each.nonce == entry.detail]
            else:
                left = [each for each in chair.devices if each.number != int(entry.detail)]
            chair.devices = left
            if left:
                # Whoever had to go may have made it.
                chair.device_link = None
            self._tell(entry, "device_removed", entry.seat)

    def _change_bars(self, entry: Entry) -> None:
        if entry.kind == "bar":
            bar = self.barred[entry.version] = msgspec.json.decode(entry.detail, type=BarDetail)
            self.barred_at[entry.version] = entry.at
            if bar.seat is None:
                self._tell(entry, "sent_away", None)
                return
            chair = self.chairs[bar.seat]
            self._tell(entry, "removed", bar.seat)
            chair.taken_from = chair.devices
            chair.empty()
            chair.removed = True
            chair.invitation = None
            chair.bot = chair.bot or bar.bot
            return
        bar = self.barred.pop(int(entry.detail))
        if bar.seat is not None:
            # Nobody else has held it since.
            chair = self.chairs[bar.seat]
            chair.removed = False
            chair.devices = chair.taken_from
            chair.keeper = bar.person
        self._tell(entry, "let_in", bar.seat)

    def _forget_name(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        for event in self.events:
            if event.seat == entry.seat and event.name == chair.name:
                event.name = ""
        chair.name = chair.first_name = ""
        self._tell(entry, "unnamed", entry.seat)

    def _tell(self, entry: Entry, kind: SeatEventKind, seat: int | None) -> None:
        name, devices = "", 0
        if seat is not None:
            name, devices = self.chairs[seat].name, len(self.chairs[seat].devices)
        self.events.append(SeatEvent(entry.version, entry.at, kind, seat, name, devices))
        del self.events[:-_EVENTS_TOLD]

    def _follow_agreement(self, entry: Entry) -> None:
        """Somebody has agreed to later rules, or the table goes on under them."""
        version = int(entry.detail) if entry.kind == "agree" else 0
        if version != self.agreed_to:
            self.agreed.clear()
            self.agreed_to = version
        if entry.kind == "agree":
            self.agreed.add(entry.seat)

    # What is told of them.

    def told(self, connected: frozenset[int]) -> list[Chair]:
        """The chairs as everybody may see them."""
        return [
            Chair(
                seat,
                chair.who,
                chair.name,
                chair.bot,
                chair.taken,
                chair.who == "bot" or seat in connected,
                len(chair.devices),
                True if chair.link_only and not chair.taken else UNSET,
                True if chair.removed else UNSET,
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def names(self, lang: str) -> list[str]:
        """What everybody is called."""
        return [chair.name or seat_name(i, lang, None) for i, chair in enumerate(self.chairs)]

    def name_at(self, seat: int, wanted: str | None) -> str:
        """What somebody at the seat is called who wants this name: as nobody else is."""
        chairs = {i: chair.name for i, chair in enumerate(self.chairs)}
        chairs[seat] = wanted or chairs[seat]
        return distinct_names(chairs, [seat])[seat]


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
