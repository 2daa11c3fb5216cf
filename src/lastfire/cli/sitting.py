"""One match at one keyboard: who sits where, and what the keyboard may do.

The screen and the plain mode are two faces of this.
"""

import secrets
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import lastfire
from lastfire import bots
from lastfire.cli.files import write_whole
from lastfire.cli.keeping import Keeper
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Teller, Telling
from lastfire.cli.replay import read_match
from lastfire.cli.words import say
from lastfire.engine.notation import decode, encode
from lastfire.engine.words import LANGUAGES, Name
from lastfire.staying import stays


class Chair:
    """Who sits at one seat: a person, or a bot."""

    def __init__(self, seat: int, name: str = "", bot: str = "", person: int = 0, people: int = 0) -> None:
        self.seat = seat
        self.bot = bot
        self._name = name
        self._person = person
        self._people = people

    def name(self, lang: str) -> str:
        """How the seat is called."""
        if self._name:
            return self._name
        if self.bot:
            return say(f"bot_{self.seat % 5 + 1}", lang)
        return say("player_n", lang, n=self._person)

    def json(self) -> dict[str, str]:
        """Who sits here, to be kept with the game."""
        return {"bot": self.bot} if self.bot else {"name": self._name}


class Sitting:
    """A match, its chairs, and the bots on them. ``version`` counts every change.

    With a ``keeper`` it keeps itself: after every answer of a person, when a person is asked again, and
    at the end.
    """

    def __init__(
        self,
        match: lastfire.Match,
        chairs: Sequence[Chair],
        seed: int,
        keeper: Keeper | None = None,
        fresh: bool = True,
        beliefs: bool = False,
    ) -> None:
        self.match = match
        self.catalogue = lastfire.registered_games()[match.game].catalogue()
        self.beliefs = beliefs
        self.fresh = fresh
        self.chairs = list(chairs)
        self.seed = seed
        self.keeper = keeper
        self.trouble = ""
        """Why the game could not be kept, until it is kept again."""
        self.version = 0
        self._played = False
        self._kept = 0
        self._saved: set[Path] = set()
        self._bots = {
            chair.seat: bots.make(chair.bot, seed=seed + chair.seat) for chair in chairs if chair.bot
        }

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [chair.seat for chair in self.chairs if not chair.bot]

    @property
    def asked(self) -> int | None:
        """The seat in turn."""
        return self.match.ask.seat if self.match.ask is not None else None

    @property
    def person_asked(self) -> bool:
        """Whether a person is in turn."""
        return self.asked in self.people

    @property
    def has_secrets(self) -> bool:
        """Whether several people share the keyboard and may not see the same things."""
        return len(self.people) > 1 and self.teller.has_secrets(self.match.options)

    @property
    def teller(self) -> Teller:
        """Who tells this game."""
        return teller_of(self.match.game)

    def looking(self) -> int | None:
        """The seat through whose eyes the table is shown."""
        if len(self.people) == 1:
            return self.people[0]
        if self.person_asked:
            return self.asked
        return None

    def names(self, lang: str) -> list[str]:
        """The names of all seats."""
        return [chair.name(lang) for chair in self.chairs]

    def telling(self, seat: int | None, lang: str) -> Telling:
        """What a seat sees, or a spectator, ready to be told."""
        match = self.match
        return Telling(match.view(seat), self.catalogue, self.names(lang), lang, match.odds(seat))

    def answer(self, position: int) -> None:
        """Answer the open question."""
        self._played = self._played or self.person_asked
        by_person = self.person_asked
        self.match.answer(position)
        self.version += 1
        if by_person or self.person_asked or self.match.over:
            self._keep_by_itself()

    def bring_in(self, seat: int) -> None:
        """Do what this seat may bring in while another is asked."""
        self.match.bring_in(seat)
        self.version += 1
        self._played = True
        self._keep_by_itself()

    def belief_lines(self, lang: str) -> list[str]:
        """What every bot believes of the others, where somebody only watches and wishes to know."""
        if not self.beliefs or self.people or self.match.over:
            return []
        sights = [self.match.sight(seat) for seat in range(self.match.seats)]
        return self.teller.belief_lines(sights, self.names(lang), lang)

    def bot_choice(self) -> int:
        """What the bot in turn answers. It thinks on a fork, so the match may change meanwhile."""
        match = self.match.fork()
        assert match.ask is not None
        return bots.choice(match, self._bots[match.ask.seat])

    def likely(self) -> int | None:
        """The answer that is lit for whoever is asked, as in the browser; None where none is."""
        return bots.likely(self.match)

    def undo(self) -> bool:
        """Take back the last answer of a person; returns whether it could be."""
        seats = [seat for seat in self.people if self.match.can_undo(seat)]
        if not seats:
            return False
        self.match.undo(seats[0])
        self.version += 1
        self._keep_by_itself()
        return True

    def why_it_stays(self, seat: int | None, lang: str) -> str:
        """Why the last answer cannot be taken back, from what ``seat`` (None: a spectator) has seen."""
        match = self.match
        last = next((other for other in range(match.seats) if match.answered_last(other)), None)
        if last is None:
            return say("undo_none", lang)
        if last not in self.people:
            return say("undo_others", lang, name=self.names(lang)[last])
        seen = match.revealed(seat)
        if not seen:
            return stays(None).text(lang)
        record = match.records(seat)[-seen]
        return stays(Name(*(record.text(each, self.names(each)) for each in LANGUAGES))).text(lang)

    # What is kept.

    def data(self) -> bytes:
        """The match, and who sits where; whatever reads saved matches reads it too."""
        seating = {
            "chairs": [chair.json() for chair in self.chairs],
            "seed": self.seed,
            "beliefs": self.beliefs,
        }
        return encode(decode(self.match.save()) | {"sitting": seating})

    @property
    def kept_as(self) -> Path | None:
        """The file that this game is kept in; None if there is none."""
        path = self.keeper.path if self.keeper is not None else None
        return path if path is not None and path.exists() else None

    def keep(self) -> None:
        """Keep the game as it is now; raises OSError."""
        if self.keeper is None:
            return
        self.keeper.write(self.match.game, self.data())
        self._kept = self.version
        self.trouble = ""

    def keep_what_is_new(self) -> None:
        """Keep the game if a person has played since it was kept; what goes wrong is ``trouble``."""
        if self.version != self._kept:
            self._keep_by_itself()

    def _keep_by_itself(self) -> None:
        if not self._played:
            return
        try:
            self.keep()
        except OSError as error:
            self.trouble = f"{error.filename or ''}: {error.strerror}"

    def forget(self) -> None:
        """Leave what was kept as it was before this sitting; raises OSError."""
        if self.keeper is not None:
            self.keeper.forget()
        self._played = False

    def may_write(self, path: Path) -> bool:
        """Whether nothing would be lost: there is no such file, or this sitting has saved it."""
        return not path.exists() or path.resolve() in self._saved

    def save(self, path: Path) -> None:
        """Save a copy; a browser's table can go on with the file. Raises OSError."""
        write_whole(path, self.data())
        self._saved.add(path.resolve())

    def load(self, path: Path) -> None:
        """Go on with another saved match of as many seats. Raises SaveError."""
        match = read_match(path)
        if (match.game, match.seats) != (self.match.game, self.match.seats):
            raise lastfire.SaveError(
                f"{path}: it is {match.game} for {match.seats}, not for {self.match.seats}"
            )
        self.keep_what_is_new()
        if self.keeper is not None:
            # What was played so far stays where it is kept.
            self.keeper = Keeper()
        self._played = False
        self.match = match
        self.fresh = False
        self.version += 1


def seat_people(
    seats: int, names: Sequence[str], people: int, bot_names: Sequence[str], first: int = 0
) -> list[Chair]:
    """The first person at the seat ``first``, others from the front; bots, repeated, at what is left."""
    taken = [first, *(seat for seat in range(seats) if seat != first)][:people]
    chairs: list[Chair] = []
    for seat in range(seats):
        # People without a name are counted by their seats, as they are when the game is loaded again.
        person = sum(not chair.bot for chair in chairs)
        if seat in taken:
            number = taken.index(seat)
            name = names[number] if number < len(names) else ""
            chairs.append(Chair(seat, name, person=person + 1, people=people))
        else:
            chairs.append(Chair(seat, bot=bot_names[(seat - person) % len(bot_names)]))
    return chairs


def seated(path: Path, keeper: Keeper, match: lastfire.Match | None = None) -> Sitting:
    """The sitting that was saved in a file; one person and bots, where the file does not say who sat there.

    ``match`` is its match where it has been read before. Raises SaveError and OSError.
    """
    if match is None:
        match = read_match(path)
    told = decode(path.read_bytes()).get("sitting")
    if told is None:
        return Sitting(
            match, seat_people(match.seats, [], 1, [usual_bot(match.game)]), 0, keeper, fresh=False
        )
    try:
        seats = [
            (printable(str(chair.get("name", ""))), str(chair.get("bot", ""))) for chair in told["chairs"]
        ]
        seed, beliefs = int(told["seed"]), bool(told["beliefs"])
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise lastfire.SaveError(f"{path}: it does not say who sat where") from error
    if len(seats) != match.seats or any(bot and bot not in bots.names_for(match.game) for _, bot in seats):
        raise lastfire.SaveError(f"{path}: it seats bots or people who cannot sit there")
    people = sum(not bot for _, bot in seats)
    chairs: list[Chair] = []
    for seat, (name, bot) in enumerate(seats):
        person = sum(not chair.bot for chair in chairs) + 1
        chairs.append(Chair(seat, name, bot, person, people))
    return Sitting(match, chairs, seed, keeper, fresh=False, beliefs=beliefs)


def printable(name: str) -> str:
    """A name without the control characters that a terminal would obey: a save can come from anybody."""
    return "".join(sign for sign in name if unicodedata.category(sign) not in ("Cc", "Cf"))


def usual_bot(game: str) -> str:
    """The bot that plays where nobody says which."""
    return "heuristic" if "heuristic" in bots.names_for(game) else "random"


def draw_seed() -> int:
    """A seed that nobody chose, short enough to be typed again."""
    return secrets.randbelow(1_000_000)
