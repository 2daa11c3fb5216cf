"""What a game declares so that the engine can run it."""

from typing import Any

from lastfire.engine.chance import Chance
from lastfire.engine.changes import CannotGoOn, Change
from lastfire.engine.errors import SetupError
from lastfire.engine.native import mypyc_attr
from lastfire.engine.pack import INTERFACE, CardRefused, Pack
from lastfire.engine.record import Nouns
from lastfire.engine.sight import Sight
from lastfire.engine.step import NOTHING, Action, Ask, Called, Flow, Hindrance, Table, Vocabulary
from lastfire.engine.words import Name, Noun

OptionValue = bool | int | str


def _not_one_of(value: object, choices: tuple[str, ...]) -> Name:
    """That a value is none of those there are."""
    listed = ", ".join(choices)
    return Name(f"{value!r} is not one of {listed}", f"{value!r}は次のどれでもありません：{listed}")


class GameOption:
    """One thing players can agree on before a game. ``type`` is "bool", "int" or "choice".

    ``choice_words`` says each of the ``choices`` in both languages.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        words: Name,
        choices: tuple[Noun, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.choices = tuple([choice.id for choice in choices])
        self.choice_words = tuple([choice.name for choice in choices])
        self.low = low
        self.high = high
        self.type = "choice" if choices else "bool" if isinstance(default, bool) else "int"

    def check(self, value: object) -> OptionValue:
        """``value`` if it fits; raises SetupError, naming the option, if not."""
        if self.type == "bool":
            if isinstance(value, bool):
                return value
            raise SetupError(
                self.name,
                Name(f"{value!r} is neither True nor False", f"{value!r}はTrueでもFalseでもありません"),
            )
        if self.type == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise SetupError(self.name, _not_one_of(value, self.choices))
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if isinstance(value, int) and is_number and self.low <= value <= self.high:
            return value
        raise SetupError(
            self.name,
            Name(
                f"{value!r} is not a number from {self.low} to {self.high}",
                f"{value!r}は{self.low}から{self.high}までの数ではありません",
            ),
        )


class Setup:
    """What was agreed before a match: seats, the value of every option, and the packs in use.

    Packs come in the order of their names, so that their cards have the same numbers everywhere.
    """

    def __init__(self, seats: int, options: dict[str, OptionValue], packs: tuple[Pack, ...] = ()) -> None:
        self.seats = seats
        self.options = options
        self.packs = packs
        # How the cards of packs are called, and the actions about them; where none is in use, the game's
        # vocabulary says it all.
        self.called: Called | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Each game derives one class and registers one value of it.

    ``version`` is the version of its rules: any change of behaviour raises it, and is said in ``changes``,
    which has one for each version from the second on. A match is only continued under the rules it began
    with, unless it is taken to a later version (``lastfire.go_on``). ``engine`` is the number of the
    engine's interface that the game was written for.
    """

    def __init__(
        self,
        name: str,
        title: Name,
        *,
        version: int,
        seats: tuple[int, ...],
        vocabulary: Vocabulary,
        options: tuple[GameOption, ...] = (),
        engine: tuple[int, int] = INTERFACE,
        changes: tuple[Change, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.changes = changes
        self.version = version
        self.seats = seats
        self.options = {option.name: option for option in options}
        self.vocabulary = vocabulary
        self.engine = engine
        self.packs: dict[str, Pack] = {}

    def changes_since(self, version: int) -> list[Change]:
        """What has changed since a version, in order; raises CannotGoOn where that is not said."""
        since = [change for change in self.changes if version < change.version <= self.version]
        if [change.version for change in since] != list(range(version + 1, self.version + 1)):
            raise CannotGoOn(
                Name(
                    f"nothing leads from version {version} of the rules to version {self.version}",
                    f"ルールの第{version}版から第{self.version}版へ移す方法がありません",
                )
            )
        return since

    def agree(self, seats: object, options: dict[str, object]) -> Setup:
        """A complete set-up from what was asked for; raises SetupError naming the field."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise SetupError(
                "seats",
                Name(
                    f"{self.name} is for {low} to {high} players, not {seats!r}",
                    f"{self.title.ja}は{low}〜{high}人用です（指定：{seats!r}）",
                ),
            )
        for name in options:
            if name not in self.options:
                raise SetupError(
                    name,
                    Name(f"{self.name} has no such option", f"{self.title.ja}にこのオプションはありません"),
                )
        values = {
            name: option.check(options.get(name, option.default)) for name, option in self.options.items()
        }
        packs = tuple([pack for name, pack in sorted(self.packs.items()) if values[name]])
        setup = Setup(seats, values, packs)
        if packs:
            self.name_guests(setup)
        return setup

    def name_guests(self, setup: Setup) -> None:
        """Let a match that is set up so call what packs bring by its names."""
        setup.called = (self.nouns(setup), self.actions(setup))

    def additions(self, setup: Setup) -> tuple[str, ...]:
        """The names of what a match is played with beside the game: its packs, in their order."""
        return tuple([pack.name for pack in setup.packs])

    def has_addition(self, name: str) -> bool:
        """Whether a match can be played with something of this name beside the game."""
        return name in self.options

    def add_pack(self, pack: Pack) -> None:
        """Offer the cards of a pack as an option; raises CardRefused, with nothing changed."""
        if pack.name in self.options and pack.name not in self.packs:
            raise CardRefused(f"{self.name} has an option {pack.name} of its own")
        self.check_pack(pack)
        self.packs[pack.name] = pack
        self.options[pack.name] = GameOption(pack.name, False, pack.title)

    def check_pack(self, pack: Pack) -> None:
        """Raise CardRefused for a pack with a card that cannot be played; this game takes none at all."""
        raise CardRefused(f"{self.name} takes no packs")

    def nouns(self, setup: Setup) -> Nouns:
        """How things are called by number in a match with the packs of this set-up."""
        return self.vocabulary.nouns

    def actions(self, setup: Setup) -> list[Action]:
        """The action table of a match with the packs of this set-up, by number."""
        return self.vocabulary.actions

    def called(self, table: Table, ask: Ask) -> Called | None:
        """How things and actions are called while a question stands; None: as ever in this match."""
        return None

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        """The table before the first step; raises SetupError for options that exclude another."""
        raise NotImplementedError

    def next_step(self, table: Table) -> Flow | None:
        """The step that comes next, read from the table; None when the game is over."""
        raise NotImplementedError

    def next_open_step(self, table: Table) -> Flow | None:
        """The next step that may ask something, for playouts; those that ask nothing are done at once."""
        step = self.next_step(table)
        while step is NOTHING:
            step = self.next_step(table)
        return step

    def sight(self, table: Table, ask: Ask | None, seat: int) -> Sight:
        """What ``seat`` (-1: a spectator) may know while ``ask`` stands open, and nothing else."""
        raise NotImplementedError

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        """Chances worth showing to ``seat`` now, from what it may know."""
        raise NotImplementedError

    def hindrances(self, table: Table, ask: Ask) -> list[Hindrance]:
        """Why the seat that is asked cannot do what it might look for, from what it may know.

        Only what people may want to do is named; a game that names nothing is complete.
        """
        return []

    def deal(self, table: Table, seat: int, now: Table) -> None:
        """Redraw in place everything that ``seat`` cannot know, with the table's chance.

        ``table`` is the checkpoint of the step under way and ``now`` the same table as it stands:
        what the seat has been shown in between is not redrawn either.
        """
        raise NotImplementedError

    def looks_alike(self, one: Table, other: Table) -> bool:
        """Whether two tables show the same of what lies face down: the backs of hidden cards, for instance.

        Asked of a table and its deal after draws that not everybody saw.
        """
        return True

    def side(self, table: Table, seat: int) -> Name | None:
        """Which side a seat plays; None in a game, or a match, in which all play alike."""
        return None

    def returns(self, table: Table) -> list[float]:
        """One number per seat: what the game was worth to it (0 while it runs)."""
        raise NotImplementedError

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        """The table that ``Table.pack`` turned into these numbers, in a match that was set up so."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, Any]:
        """The cards, tokens and words of the game, the same for every match, as JSON values."""
        raise NotImplementedError
