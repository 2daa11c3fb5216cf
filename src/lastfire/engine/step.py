"""Steps: what is asked, what can be answered, and the table they happen on.

A step is a short generator, one paragraph of the rulebook. It changes the table and yields an
``Ask`` whenever somebody must choose; when it goes on, ``table.reply`` is the action chosen.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, overload

from lastfire.engine.chance import EVERYONE, Chance
from lastfire.engine.native import mypyc_attr, slots
from lastfire.engine.record import Happening, Nouns, RecordKind, as_json, as_word
from lastfire.engine.words import Name, Noun, Phrase, spoken


class Action:
    """One entry of a game's action table: a fixed number, a verb, its arguments, its words."""

    def __init__(self, number: int, verb: str, args: dict[str, int | str], words: Name) -> None:
        self.number = number
        self.verb = verb
        self.args = args
        self.words = words

    @property
    def notation(self) -> str:
        """The action as text, such as ``"bid space=3"``."""
        return " ".join([self.verb, *(f"{key}={value}" for key, value in self.args.items())])

    def __repr__(self) -> str:
        return f"<Action {self.number}: {self.notation}>"


class Option:
    """One legal reply to an ask."""

    def __init__(self, position: int, action: Action, said: Mapping[int, Name]) -> None:
        self.position = position
        self._action = action
        self._said = said

    @property
    def id(self) -> int:
        """The fixed number of this action in the game's action table."""
        return self._action.number

    @property
    def verb(self) -> str:
        """What it does, such as ``"bid"``."""
        return self._action.verb

    @property
    def args(self) -> dict[str, int | str]:
        """To which piece, die, place or amount."""
        return dict(self._action.args)

    @property
    def notation(self) -> str:
        """The option as text, such as ``"bid space=3"``."""
        return self._action.notation

    def text(self, lang: str) -> str:
        """What the button says."""
        return self._said.get(self._action.number, self._action.words).text(lang)

    def __repr__(self) -> str:
        return f"<Option {self.position}: {self.notation}>"


class Options:
    """The options of an ask, in their order, as a sequence. Each is made when it is looked at.

    ``said`` has the words of those that do not say here what they say elsewhere, by number.
    """

    def __init__(self, ids: tuple[int, ...], actions: list[Action], said: Mapping[int, Name]) -> None:
        self._ids = ids
        self._actions = actions
        self._said = said

    def __len__(self) -> int:
        return len(self._ids)

    @overload
    def __getitem__(self, position: int) -> Option: ...
    @overload
    def __getitem__(self, position: slice) -> list[Option]: ...
    def __getitem__(self, position: int | slice) -> Option | list[Option]:
        if isinstance(position, slice):
            return list(self)[position]
        number = self._ids[position]
        place = position if position >= 0 else len(self._ids) + position
        return Option(place, self._actions[number], self._said)

    def __iter__(self) -> Iterator[Option]:
        actions, said = self._actions, self._said
        return iter([Option(i, actions[number], said) for i, number in enumerate(self._ids)])

    def __repr__(self) -> str:
        return repr(list(self))


Sequence.register(Options)


class Hindrance:
    """Why something is not among the options of an ask: what it would be, the rule, and a sentence."""

    def __init__(self, verb: str, args: dict[str, int | str], rule: str, words: Name) -> None:
        self.verb = verb
        self.args = args
        self.rule = rule
        self.words = words


class Question:
    """One kind of question of a game: its name, the facts that go with it, its sentence.

    The answer to a ``secret`` one, such as a ballot, stays with its seat until the table lays it
    open. ``said`` has other words for some of its answers, by number of the action: to "Who comes along?"
    nobody answers "No". ``worded`` has other sentences for some values of its first fact: before a shot there
    is something else to say than before a fight. ``says_what_for``: its sentence leaves open what it is asked
    for, such as which card, so that this is said before it (``Ask.what_for``).
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...],
        words: Name,
        vocabulary: "Vocabulary",
        secret: bool = False,
        said: Mapping[int, Name] | None = None,
        worded: Mapping[int, Name] | None = None,
        says_what_for: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields
        self.words = words
        self.vocabulary = vocabulary
        self.secret = secret
        self.said = {} if said is None else dict(said)
        self.worded = {} if worded is None else dict(worded)
        self.says_what_for = says_what_for

    def sentence(self, facts: tuple[int, ...]) -> Name:
        """The sentence that is said of these facts."""
        return self.worded.get(facts[0], self.words) if self.worded else self.words

    @property
    def sentences(self) -> list[Name]:
        """Every sentence that it can be asked with."""
        return [self.words, *self.worded.values()]


_ASKED: Final = Name("{seat}: ", "{seat}：")
"""Who is asked stands before every question, unless its sentence names the seat itself."""

_ASKED_FOR: Final = Name("{seat} (“{what_for}”): ", "{seat}（「{what_for}」）：")
"""The same with what it is asked for, such as a card."""

_UNNAMED: Final = Name("", "")
_FOR: Final = Name("{what_for}: ", "{what_for}：")
"""How a title begins, which does not say who is asked."""

Called = tuple[Nouns, list[Action]]
"""How things and actions are called in a match, where its vocabulary does not say it."""


@mypyc_attr(free_list_len=1)
class Ask:
    """An open question. ``ids`` are the action numbers of the options, in their order.

    ``number`` says how often its seat has answered before in this match, what was taken back apart:
    with it a bot can have other luck for every answer, and the same again after an undo or a restart.

    ``aside`` is the action that another seat, ``aside_seat``, may bring in unasked while the
    question stands, such as the button of a card only that seat has read; -1 for none.

    ``what_for`` is the name of what it is asked for, such as a card that is being carried out; None where
    that goes without saying. Whoever carries it out may set it before the question is yielded.
    """

    __slots__ = slots("seat kind ids facts number aside_seat aside called what_for")

    def __init__(
        self,
        seat: int,
        kind: Question,
        ids: tuple[int, ...],
        facts: tuple[int, ...],
        aside_seat: int = -1,
        aside: int = -1,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.ids = ids
        self.facts = facts
        self.number = 0
        self.aside_seat = aside_seat
        self.aside = aside
        self.called: Called | None = None
        self.what_for: Name | None = None

    @property
    def nouns(self) -> Nouns:
        """How things are called in this match."""
        return self.kind.vocabulary.nouns if self.called is None else self.called[0]

    @property
    def actions(self) -> list[Action]:
        """The action table of this match."""
        return self.kind.vocabulary.actions if self.called is None else self.called[1]

    def aside_for(self, seat: int) -> Action | None:
        """The action ``seat`` may bring in unasked; nobody else learns that there is one."""
        if self.aside < 0 or seat != self.aside_seat:
            return None
        return self.actions[self.aside]

    @property
    def question(self) -> str:
        """The name of the question, such as ``"bid"``."""
        return self.kind.name

    @property
    def about(self) -> dict[str, Any]:
        """The numbers that belong to the question, such as the price to pay."""
        nouns = self.nouns
        return {field: as_json(field, self.facts[i], nouns) for i, field in enumerate(self.kind.fields)}

    @property
    def options(self) -> Options:
        """The legal replies."""
        return Options(self.ids, self.actions, self.kind.said)

    def text(self, lang: str, names: Sequence[str] | None = None) -> str:
        """The question as a sentence; ``names`` are the players' names by seat."""
        return self._said(_ASKED if self.what_for is None else _ASKED_FOR, lang, names)

    def title(self, lang: str, names: Sequence[str] | None = None) -> str:
        """The question as a title: who is asked is not named, unless its sentence itself names the seat."""
        said = self._said(_UNNAMED if self.what_for is None else _FOR, lang, names)
        return said[:1].upper() + said[1:]

    def _said(self, head: Name, lang: str, names: Sequence[str] | None) -> str:
        vocabulary = self.kind.vocabulary
        words: dict[str, Any] = {"seat": as_word("seat", self.seat, {}, lang, names)}
        nouns = self.nouns
        for i, field in enumerate(self.kind.fields):
            words[field] = as_word(field, self.facts[i], nouns, lang, names)
        said = self.kind.sentence(self.facts).text(lang)
        if self.what_for is not None:
            words["what_for"] = self.what_for.text(lang)
        asked = said if "{seat}" in said else head.text(lang) + said
        return spoken(asked, words, vocabulary.phrases, lang)

    def __repr__(self) -> str:
        about = "".join([f" {field}={value}" for field, value in self.about.items()])
        return f"<Ask of seat {self.seat}: {self.question}{about}, {len(self.ids)} options>"


class Ended(Exception):
    """The game is over in the middle of a step: nothing more of that step is done."""


Flow = Iterator[Ask]
"""A running step. It ends quietly; see docs/decisions/0001 for why nothing is sent into it."""

NOTHING: Final[Flow] = iter(())
"""A flow in which nothing is asked. It is over before it begins, so that everybody may share it."""


class Vocabulary:
    """The words of one game: its action table, its questions, its kinds of record, its nouns."""

    def __init__(self, nouns: Mapping[str, tuple[Noun, ...]], phrases: Mapping[str, Phrase]) -> None:
        self.nouns = dict(nouns)
        self.phrases = dict(phrases)
        self.actions: list[Action] = []
        self.questions: list[Question] = []
        self.records: list[RecordKind] = []

    def action(self, verb: str, args: dict[str, int | str], words: Name) -> int:
        """Enter an action; returns its number."""
        self.actions.append(Action(len(self.actions), verb, args, words))
        return len(self.actions) - 1

    def question(
        self,
        name: str,
        fields: tuple[str, ...],
        words: Name,
        secret: bool = False,
        said: Mapping[int, Name] | None = None,
        worded: Mapping[int, Name] | None = None,
        says_what_for: bool = False,
    ) -> Question:
        """Enter a kind of question; ``said``, ``worded`` and ``says_what_for`` as in ``Question``."""
        self.questions.append(Question(name, fields, words, self, secret, said, worded, says_what_for))
        return self.questions[-1]

    def record(
        self, name: str, fields: tuple[str, ...], words: Name, rest: str = "", role: str = ""
    ) -> RecordKind:
        """Enter a kind of record; ``rest`` and ``role`` as in ``RecordKind``."""
        self.records.append(RecordKind(name, fields, words, self.nouns, self.phrases, rest, role))
        return self.records[-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What is on the table, as plain data, and the means to ask, roll and tell.

    Every game derives its own. ``told`` is None while nobody listens (playouts); ``reply`` is the
    action that answered the last ask; ``openings`` counts how often secret answers were laid open.
    ``prepared`` is the first question the page of this table leads to, if it has been worked out
    before: a step whose question takes long to lay out may ask it again as it was.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.told: list[Happening] | None = None
        self.reply = 0
        self.openings = 0
        self.prepared: Ask | None = None

    def ask(self, seat: int, kind: Question, ids: Sequence[int], *facts: int) -> Ask:
        """An open question for ``seat``."""
        return Ask(seat, kind, tuple(ids), facts)

    def lay_open(self) -> None:
        """The answers given so far to secret questions are shown to all."""
        self.openings += 1
        self.chance.reveal()

    def tell(self, kind: RecordKind, *values: int) -> None:
        """Something happened that everybody sees."""
        if self.told is not None:
            self.told.append((kind, EVERYONE, values, self.chance.news))

    def tell_only(self, audience: int, kind: RecordKind, *values: int) -> None:
        """Something happened that only these seats see (a bit set, see ``chance.audience``)."""
        if self.told is not None:
            self.told.append((kind, audience, values, self.chance.news))

    def copy(self) -> "Table":
        """An equal table that shares nothing that changes."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """Everything on the table as numbers, equal for equal tables."""
        raise NotImplementedError


def choose(table: Table, seat: int, kind: Question, ids: Sequence[int], *facts: int) -> Flow:
    """Have ``seat`` choose, unless there is only one option; ``table.reply`` is what it is."""
    if len(ids) == 1:
        table.reply = ids[0]
        return NOTHING
    # A tuple's iterator is quicker to make than a generator.
    return iter((Ask(seat, kind, tuple(ids), facts),))
