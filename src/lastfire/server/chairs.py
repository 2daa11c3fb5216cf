"""The chairs of a table: who sits there, which devices hold each, and which links are open.

A link opens its chair once. What it is exchanged for belongs to one device alone, and a further
device needs a link that one of the chair's devices has made. So neither whoever set up the table
nor anybody else who has seen a link or the table's address gets into a chair that is taken, until
whoever holds it gives it up.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec import UNSET, Struct

from lastfire.engine.words import seat_name
from lastfire.server.errors import Refusal
from lastfire.server.messages import Chair, Who
from lastfire.server.names import distinct_name
from lastfire.server.storage import Entry

MOST_DEVICES: Final = 8
"""So many devices may hold one chair."""


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


class ChairNow:
    """A chair as it is now."""

    def __init__(self, kept: KeptChair, open_chairs: bool) -> None:
        self.who: Who = kept.who
        self.name = kept.name
        self.bot = kept.bot
        self.taken = kept.who != "link"
        self.invitation = kept.nonce if kept.who == "link" else None
        """The nonce of the link that opens the free chair."""
        self.devices = [kept.nonce] if kept.who == "here" else []
        """The nonces of the devices that hold the chair, in the order in which they came."""
        self.device_link: str | None = None
        """The nonce of the link by which one more device may come."""
        self.link_only = not open_chairs
        """Whether the chair, while it is free, is for whoever has its link alone."""


class Seating:
    """All chairs of a table, as the entries of its log leave them."""

    def __init__(self, kept: Iterable[KeptChair], open_chairs: bool) -> None:
        self.chairs = [ChairNow(chair, open_chairs) for chair in kept]
        self.open_chairs = open_chairs
        """Whether whoever has the table's address may take a free chair."""
        self.agreed: set[int] = set()
        """The chairs whose holders have agreed to go on under later rules."""
        self.agreed_to = 0
        """Which version of the rules they have agreed to."""
        self.closed = False
        """Whether whoever runs the server has closed the table: it stays as it is."""

    # Who may come in.

    def person(self, seat: int) -> ChairNow | None:
        """The chair with this number, if it is one for a person."""
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].who == "bot":
            return None
        return self.chairs[seat]

    def holds(self, seat: int, nonce: str) -> bool:
        """Whether the device with this nonce holds the chair."""
        chair = self.person(seat)
        return chair is not None and nonce in chair.devices

    def held(self, nonces: Mapping[int, str]) -> frozenset[int]:
        """The chairs that a browser with these nonces holds."""
        return frozenset(seat for seat, nonce in nonces.items() if self.holds(seat, nonce))

    def nonces_here(self) -> dict[int, str]:
        """What the browser that sets up the table gets: the chairs that share its screen."""
        return {i: chair.devices[0] for i, chair in enumerate(self.chairs) if chair.who == "here"}

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
        if chair.taken:
            raise Refusal("held", "seat")

    def check_room_for_device(self, seat: int) -> None:
        """Raise Refusal when too many devices hold the chair already."""
        if len(self.chairs[seat].devices) >= MOST_DEVICES:
            raise Refusal("many_devices", "seat")

    # What happens to them.

    def follow(self, entry: Entry) -> bool:
        """Note a kept entry; False for one that is not about chairs."""
        if entry.kind == "close":
            self.closed = True
            return True
        if entry.kind in ("agree", "go_on"):
            self._follow_agreement(entry)
            return True
        chair = self.chairs[entry.seat]
        if entry.kind in ("sit", "give_up"):
            self.agreed.discard(entry.seat)
        if entry.kind == "sit":
            detail = msgspec.json.decode(entry.detail, type=SitDetail)
            chair.taken = True
            chair.name = detail.name
            chair.devices = [detail.nonce]
            chair.invitation = None
        elif entry.kind == "link_device":
            chair.device_link = entry.detail
        elif entry.kind == "add_device":
            chair.devices = [*chair.devices, entry.detail]
            chair.device_link = None
        elif entry.kind == "sign_out":
            chair.devices = [entry.detail]
            chair.device_link = None
        elif entry.kind == "give_up":
            chair.who = "link"
            chair.taken = False
            chair.link_only = True
            chair.devices = []
            chair.device_link = None
        elif entry.kind == "renew":
            chair.link_only = True
            chair.invitation = entry.detail
        elif entry.kind == "hand_over":
            chair.bot = entry.detail
        elif entry.kind == "take_back":
            chair.bot = None
        else:
            return False
        return True

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
