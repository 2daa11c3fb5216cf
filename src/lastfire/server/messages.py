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
Dice = Literal["secret", "chosen", "loaded"]
Leaving = Literal["bot", "free"]
SeatEventKind = Literal[
    "sat",
    "device_added",
    "device_removed",
    "recovered",
    "kept",
    "left",
    "removed",
    "sent_away",
    "let_in",
    "unnamed",
    "ended",
    "closed",
]
OptionType = Literal["bool", "int", "choice"]
OptionValue = bool | int | str

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
WordText = Annotated[str, Meta(max_length=80)]
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
    chapter: Words
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


class Plan(Struct):
    """What whoever runs the server tells everybody: when it is restarted, for how many minutes, and why.

    ``at`` is a Unix time in seconds. ``text`` is in the words of whoever runs the server.
    """

    at: float | None = None
    minutes: int | None = None
    text: Annotated[str, Meta(max_length=300)] = ""


class PlanOut(Struct):
    """What everybody should know; null for nothing."""

    plan: Plan | None


class ReachOut(Struct):
    """How others reach this server, said to a browser on the same machine that came by ``localhost``.

    ``alone``: they cannot, it answers this machine alone. No addresses and not alone: it cannot tell.
    """

    addresses: list[str]
    alone: bool


# Tables.


class Chair(Struct):
    """Who sits where. ``bot`` plays the seat now: always on a bot's chair, else as a stand-in.

    ``devices`` is how many devices hold the seat, whether they are connected or not. ``link_only`` is
    there and true for a chair that is free, but only for whoever has its link; ``removed`` for one whose
    holder was removed, and which a bot plays to the end. ``side`` is what it plays, where not all play alike.
    """

    seat: int
    who: Who
    name: str
    bot: str | None
    taken: bool
    connected: bool
    devices: int
    link_only: bool | UnsetType = UNSET
    removed: bool | UnsetType = UNSET
    side: Words | UnsetType = UNSET


class SeatEvent(Struct):
    """Something that happened at the chairs, for everybody to read, at a version of the table.

    ``seat`` is null for what is of no seat, ``name`` what its holder was called then (empty: the seat goes by
    its number), ``devices`` how many held it afterwards. ``at`` is in seconds since 1970.
    """

    version: int
    at: float
    kind: SeatEventKind
    seat: int | None
    name: str
    devices: int


class AddedWord(Struct):
    """A word that a seat added to what dice and draws come from; null: whoever set up the table."""

    seat: int | None
    text: str


class Fairness(Struct):
    """Where the dice and draws of a table come from.

    ``dice`` are secret, chosen (whoever set up the table may know them) or loaded (so may whoever has
    the file). ``commitment`` is the SHA-256 of the secret that they come from, in hexadecimal digits,
    and empty when they come from none.
    """

    dice: Dice
    commitment: str
    words: list[AddedWord]


class RulesBefore(Struct):
    """A version of the rules under which a game was played before, and for how many answers."""

    version: int
    answers: int


class UpgradeOut(Struct):
    """A game that began under an earlier version of its rules, and can go on under those of now.

    ``changes`` is what is different in version ``to``, ``again`` how many answers are asked for again.
    ``asked`` are the seats of all who have to agree, ``agreed`` of those who have.
    """

    version: int
    to: int
    changes: list[Words]
    again: int
    asked: list[int]
    agreed: list[int]


class ChairIn(Struct, forbid_unknown_fields=True):
    """A chair of a new table."""

    who: Who
    bot: BotName | None = None
    name: ShortText = ""


class TableIn(Struct, forbid_unknown_fields=True):
    """A new table.

    A ``seed`` counts only where everybody is at this screen or a bot. With people who come by link
    secret luck is mixed in: whoever sets up the table must not know its dice.

    A chair of somebody who comes by link is for whoever has its link, unless ``open_chairs`` leaves it
    to whoever has the table's address. ``word`` is added to what dice and draws come from. ``leaving`` says
    what becomes of a seat that its holder leaves for good: a bot plays on, or it is free; in both cases
    whoever set up the table may invite somebody else.
    """

    game: ShortText
    chairs: Annotated[list[ChairIn], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=50)] = {}
    seed: Number | None = None
    pace: Pace = "normal"
    open_chairs: bool = False
    word: WordText = ""
    leaving: Leaving = "bot"


class TableCreated(Struct):
    """A new table's address, and one link for each seat that is offered by link."""

    table: str
    join_url: str
    seat_links: list[str | None]


class TableOut(Struct):
    """What anybody may know about a table, and what of it is this browser's.

    ``mine`` are the seats that this browser holds, ``host`` whether it set the table up.
    ``turn`` is the seat that is asked, ``round`` and ``last`` tell of the latest round and of what
    happened last (at the end: the result), ``last_at`` since when (Unix time in seconds).
    The table is deleted at ``until`` unless something happens there before; ``closed``: nothing more can.
    ``leaving``: see TableIn. ``stranded``: the game cannot go on under the rules of now, for the reason
    ``why``. ``waits``: it can as soon as all have agreed.
    """

    table: str
    game: str
    chairs: list[Chair]
    state: Literal["playing", "over", "waits", "stranded"]
    fair: Fairness
    open_chairs: bool
    mine: list[int]
    host: bool
    last_at: float
    until: float
    closed: bool
    leaving: Leaving
    turn: int | None = None
    round: Words | None = None
    last: Words | None = None
    why: Words | None = None


class SitIn(Struct, forbid_unknown_fields=True):
    """Take a free chair by its number, or any chair by its link; ``word``: see AddWord."""

    seat: SeatNumber | UnsetType = UNSET
    token: Annotated[str, Meta(max_length=400)] | UnsetType = UNSET
    name: ShortText | UnsetType = UNSET
    word: WordText | UnsetType = UNSET


class SeatsOut(Struct):
    """The seats that this browser now has at the table."""

    seats: list[int]


class LinkIn(Struct, forbid_unknown_fields=True):
    """Ask what a seat's link is for, without using it up."""

    token: Annotated[str, Meta(max_length=400)]


class LinkOut(Struct):
    """What a seat's link is for: ``adds_device`` to a seat that is taken, or to take a free chair.

    ``mine``: this browser holds the seat already, and the link stays as it is.
    """

    seat: int
    adds_device: bool
    mine: bool


class SeatIn(Struct, forbid_unknown_fields=True):
    """A seat: to be given a new link, to be opened on one more device, or to be left by the others."""

    seat: SeatNumber


class SeatLink(Struct):
    """A new link for a seat. It works once, and makes the earlier one void."""

    url: str


class DeviceIn(Struct, forbid_unknown_fields=True):
    """A device of one's own seat, which is to lose it."""

    seat: SeatNumber
    device: Number


class DeviceOut(Struct):
    """A device that holds a seat: when it came to the seat, and when it was last at the table, if known.

    Times are Unix times in seconds. ``mine``: this one. Neither its address nor its kind is kept.
    """

    device: int
    added_at: float
    seen_at: float | None
    connected: bool
    mine: bool


class DevicesOut(Struct):
    """Who gets into a seat, for whoever holds it: its devices, the link that is open, and a recovery phrase.

    ``kept_at`` says since when a recovery phrase brings the seat back; null: none does. ``kept_by_me``: it is
    that of the name under which this browser plays. ``may_go``: a device may be signed out, since another one
    is left or there is a way back.
    """

    devices: list[DeviceOut]
    link_open: bool
    kept_at: float | None
    kept_by_me: bool
    may_go: bool


class BarIn(Struct, forbid_unknown_fields=True):
    """Somebody whom whoever set up the table sends away for good: the holder of a seat, or a spectator."""

    seat: SeatNumber | UnsetType = UNSET
    spectator: Number | UnsetType = UNSET


class LiftIn(Struct, forbid_unknown_fields=True):
    """Somebody who was sent away may come in again."""

    bar: Number


class Nothing(Struct, forbid_unknown_fields=True):
    """What needs no more to be said."""


# People who keep a name.


class NameIn(Struct, forbid_unknown_fields=True):
    """A name to be kept."""

    name: ShortText


class PhraseIn(Struct, forbid_unknown_fields=True):
    """A recovery phrase as somebody types it, in either language."""

    phrase: Annotated[str, Meta(max_length=400)]


class PersonSeat(Struct):
    """A seat that comes back by the recovery phrase; null: whoever set up the table."""

    table: str
    game: str
    seat: int | None


class PersonOut(Struct):
    """Somebody who keeps a name: since when, and which seats come back by the recovery phrase."""

    name: str
    since: float
    seats: list[PersonSeat]


class MeOut(Struct):
    """Under which name this browser plays; null: none is kept."""

    person: PersonOut | None


class PhraseOut(Struct):
    """A new recovery phrase, word by word. It is shown this once, and kept nowhere."""

    phrase: list[Words]


class RecoveredOut(Struct):
    """The seats that this browser now has at the table, and whether it is that of whoever set it up."""

    seats: list[int]
    host: bool


class ProofWord(Struct):
    """A word, and how many numbers had been drawn when it was added."""

    seat: int | None
    text: str
    drawn: int


class ProofOut(Struct):
    """What a finished game is checked with.

    Every draw is out of how many and which, from 0, in the order in which they were drawn. All of them
    follow from the secret and the words: see docs/decisions/0011.
    """

    commitment: str
    secret: str
    words: list[ProofWord]
    draws: list[list[int]]


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


class HindranceOut(Struct, gc=False):
    """Why something cannot be done now: what it would be, the id of the rule that says so, and a sentence."""

    verb: str
    args: dict[str, int | str]
    rule: str
    text: Words


class AskOut(Struct):
    """The open question. Only the screen of the seat that is asked gets facts and options.

    ``title`` is the question as a title, which does not say who is asked. ``likely`` is the position of
    the option that is lit; null where none is. ``hindered`` says why other things are not among the
    options.
    """

    number: int
    seat: int
    question: str
    text: Words
    title: Words
    about: dict[str, Any]
    options: list[OptionOut]
    likely: int | None = None
    hindered: list[HindranceOut] = []


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
    """The first message on a socket, and again when its seats have changed or a word was added.

    ``before``: under which earlier versions of the rules the game was played. With an ``upgrade`` it waits
    until all have agreed to those of now, and can be looked at until then.
    """

    table: str
    game: str
    seats: list[int]
    looking: int | None
    chairs: list[Chair]
    version: int
    host: bool
    open_chairs: bool
    fair: Fairness
    leaving: Leaving
    closed: bool
    before: list[RulesBefore]
    upgrade: UpgradeOut | None


class State(Struct, tag="state"):
    """The table as the seat looked at may know it; as a spectator does when it is nobody.

    ``records`` are those from number ``since`` on: they follow the earlier ones that the screen
    has, and replace any that it has from that number on (after an undo, or for another seat).

    ``stays`` says what was revealed where the last answer was given here and cannot be taken back.
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
    stays: Words | None = None


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
    """Somebody came, went, sat down, let a bot stand in, or plays on more or fewer devices."""

    chairs: list[Chair]


class Notice(Struct, tag="notice"):
    """Something that everybody at the table should know, such as when it will be deleted."""

    text: Words


class SeatLog(Struct, tag="seat_log"):
    """What has happened at the chairs lately, in order; sent on entering, and again after each event."""

    events: list[SeatEvent]


class Spectator(Struct):
    """Somebody who watches: a number of one's own while there, since when, and on how many screens."""

    spectator: int
    since: float
    screens: int


class Barred(Struct):
    """Somebody who was sent away: from which seat (null: a spectator), by which name, and when."""

    bar: int
    seat: int | None
    name: str
    at: float


class HostSees(Struct, tag="host_sees"):
    """What whoever set up the table is told besides: who watches, and who was sent away."""

    spectators: list[Spectator]
    barred: list[Barred]


class Trouble(Struct, tag="trouble"):
    """What keeps the table from going on, for everybody there to see; null once it goes on again."""

    text: Words | None


class Planned(Struct, tag="planned"):
    """What whoever runs the server tells everybody, and again when that changes; null once it is over."""

    plan: Plan | None


ServerMessage = Hello | State | Done | Refused | Chairs | Notice | SeatLog | HostSees | Trouble | Planned


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


class AddWord(Struct, tag="add_word", forbid_unknown_fields=True):
    """Add a word of my seat, its only one, to what the dice and draws still to come depend on."""

    seat: SeatNumber
    word: WordText


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """My seat agrees that the game goes on under this version of the rules."""

    seat: SeatNumber
    version: Number


class History(Struct, tag="history", forbid_unknown_fields=True):
    """Send the state again, with all records from this number on."""

    since: Number


ClientMessage = Answer | BringIn | Undo | Look | HandOver | TakeBack | ClaimAbsent | AddWord | Agree | History

read_client_message = msgspec.json.Decoder(ClientMessage).decode
