"""Every message between the server and a screen.

The types here are the only definition: ``python -m lastfire.server.typescript`` writes the
browser's types from them. A screen knows no rule. It is sent what one seat may know and the open
ask, and it answers with the position of an option and the number of the ask.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Pace = Literal["calm", "normal", "quick", "off"]
Who = Literal["here", "link", "bot"]
OptionType = Literal["bool", "int", "choice"]
OptionValue = bool | int | str

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]


class Words(Struct, frozen=True, gc=False):
    """Words in both languages."""

    en: str
    ja: str


# What can be played.


class GameOptionOut(Struct):
    """One thing players can agree on before a game."""

    name: str
    type: OptionType
    default: OptionValue
    choices: list[str]
    choice_words: list[Words]
    low: int | None
    high: int | None
    words: Words


class RuleOut(Struct, frozen=True):
    """One rule of a game, in our words. ``group`` is the chapter's part of its id."""

    id: str
    group: str
    chapter: str
    text: Words


class RulesOut(Struct):
    """The rulebook of a game."""

    rules: list[RuleOut]


class GameOut(Struct):
    """One game that can be played here."""

    name: str
    title: Words
    seats: list[int]
    options: list[GameOptionOut]
    bots: list[str]


class GamesOut(Struct):
    """All games that can be played here."""

    games: list[GameOut]


# Tables.


class Chair(Struct):
    """Who sits where. ``bot`` plays the seat now: always on a bot's chair, else as a stand-in.

    ``link_only`` is there and true for a chair that is free, but only for whoever has its new link.
    """

    seat: int
    who: Who
    name: str
    bot: str | None
    taken: bool
    connected: bool
    link_only: bool | UnsetType = UNSET


class ChairIn(Struct, forbid_unknown_fields=True):
    """A chair of a new table."""

    who: Who
    bot: BotName | None = None
    name: ShortText = ""


class TableIn(Struct, forbid_unknown_fields=True):
    """A new table.

    A ``seed`` counts only where everybody is at this screen or a bot. With people who come by link
    secret luck is mixed in: whoever sets up the table must not know its dice.
    """

    game: ShortText
    chairs: Annotated[list[ChairIn], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=50)] = {}
    seed: Number | None = None
    pace: Pace = "normal"


class TableCreated(Struct):
    """A new table's address, and one link for each seat that is offered by link."""

    table: str
    join_url: str
    seat_links: list[str | None]


class TableOut(Struct):
    """What anybody may know about a table. ``chosen_seed``: whoever set it up may know its dice."""

    table: str
    game: str
    chairs: list[Chair]
    state: Literal["playing", "over"]
    chosen_seed: bool


class SitIn(Struct, forbid_unknown_fields=True):
    """Take a free chair by its number, or any chair by its link."""

    seat: SeatNumber | UnsetType = UNSET
    token: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET
    name: ShortText | UnsetType = UNSET


class SeatsOut(Struct):
    """The seats that this browser now has at the table."""

    seats: list[int]


class RenewIn(Struct, forbid_unknown_fields=True):
    """Make a new link for a seat; the old link, and whoever came by it, is no longer let in."""

    seat: SeatNumber


class RenewOut(Struct):
    """The new link of a seat."""

    url: str


class ErrorFacts(Struct):
    """Why something was refused."""

    code: str
    field: str | None
    text: Words


class ErrorOut(Struct):
    """The body of every refusal over HTTP."""

    error: ErrorFacts


# Parts of a state.


class OptionOut(Struct, gc=False):
    """One legal reply."""

    position: int
    id: int
    verb: str
    args: dict[str, int | str]
    text: Words


class AskOut(Struct):
    """The open question. Only the screen of the seat that is asked gets facts and options."""

    number: int
    seat: int
    question: str
    text: Words
    about: dict[str, Any]
    options: list[OptionOut]


class AsideOut(Struct):
    """What the seat looked at may bring in unasked while somebody else is asked; nobody else learns of it."""

    id: int
    verb: str
    args: dict[str, int | str]
    text: Words


class RecordOut(Struct, gc=False):
    """One thing that happened."""

    number: int
    kind: str
    args: dict[str, Any]
    text: Words


class Waiting(Struct):
    """Whom the table waits for, since when (Unix time in seconds)."""

    seat: int
    bot: bool
    since: float


# From the server, over the socket.


class Hello(Struct, tag="hello"):
    """The first message on a socket, and again when its seats have changed."""

    table: str
    game: str
    seats: list[int]
    looking: int | None
    chairs: list[Chair]
    version: int


class State(Struct, tag="state"):
    """The table as the seat looked at may know it; as a spectator does when it is nobody.

    ``records`` are those from number ``since`` on: they follow the earlier ones that the screen
    has, and replace any that it has from that number on (after an undo, or for another seat).
    """

    version: int
    view: dict[str, Any]
    ask: AskOut | None
    odds: dict[str, Any] | None
    since: int
    records: list[RecordOut]
    can_undo: bool
    waiting: Waiting | None
    aside: AsideOut | None = None


class Done(Struct, tag="done"):
    """The answer, undo or what was brought in with this key is kept for good."""

    key: str
    ask: int


class Refused(Struct, tag="refused"):
    """The message (with this key, if it had one) changed nothing, and why."""

    key: str | None
    code: str
    field: str | None
    text: Words


class Chairs(Struct, tag="chairs"):
    """Somebody came, went, sat down, or let a bot stand in."""

    chairs: list[Chair]


ServerMessage = Hello | State | Done | Refused | Chairs


# From a screen, over the socket.


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Choose an option of the ask with this number. The key makes a retry harmless."""

    ask: Number
    position: Annotated[int, Meta(ge=0, le=1_000_000)]
    key: Key


class BringIn(Struct, tag="bring_in", forbid_unknown_fields=True):
    """Bring in what the state offers beside the ask with this number, for the seat looked at."""

    ask: Number
    key: Key


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last answer, if it was given here; ``ask`` is the ask open now."""

    ask: Number
    key: Key


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Show the view of one of my seats on this screen; null shows only what everybody sees."""

    seat: SeatNumber | None


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play my seat."""

    seat: SeatNumber
    bot: BotName


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Play my seat myself again."""

    seat: SeatNumber


class ClaimAbsent(Struct, tag="claim_absent", forbid_unknown_fields=True):
    """Let a bot stand in for somebody who is not there."""

    seat: SeatNumber


class History(Struct, tag="history", forbid_unknown_fields=True):
    """Send the state again, with all records from this number on."""

    since: Number


ClientMessage = Answer | BringIn | Undo | Look | HandOver | TakeBack | ClaimAbsent | History

read_client_message = msgspec.json.Decoder(ClientMessage).decode
