"""One match at one keyboard: who sits where, and what the keyboard may do.

The screen and the plain mode are two faces of this.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import lastfire
from lastfire import bots
from lastfire.cli.replay import read_match, write_match
from lastfire.cli.tables import teller_of
from lastfire.cli.tables.telling import Sight, Teller
from lastfire.cli.words import say


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
        if self._people == 1:
            return say("player", lang)
        return say("player_n", lang, n=self._person)


class Sitting:
    """A match, its chairs, and the bots on them. ``version`` counts every change."""

    def __init__(
        self,
        match: lastfire.Match,
        chairs: Sequence[Chair],
        seed: int,
        save: Path | None = None,
        fresh: bool = True,
        beliefs: bool = False,
    ) -> None:
        self.match = match
        self.catalogue: dict[str, Any] = lastfire.games()[match.game].catalogue()
        self.beliefs = beliefs
        self.fresh = fresh
        self.chairs = list(chairs)
        self.seed = seed
        self.save_path = save
        self.version = 0
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

    def sight(self, seat: int | None, lang: str) -> Sight:
        """What a seat sees, or a spectator, ready to be told."""
        match = self.match
        return Sight(match.view(seat), self.catalogue, self.names(lang), lang, match.odds(seat))

    def piles(self) -> dict[str, int]:
        """The resources of who is asked."""
        seat = self.asked
        if seat is None:
            return {}
        group: dict[str, Any] = self.match.view(seat)["seats"][seat]
        return {name: int(group[name]) for name in ("ammo", "gas", "adrenaline") if name in group}

    def answer(self, position: int) -> None:
        """Answer the open question."""
        self.match.answer(position)
        self.version += 1

    def bring_in(self, seat: int) -> None:
        """Do what this seat may bring in while another is asked."""
        self.match.bring_in(seat)
        self.version += 1

    def belief_lines(self, lang: str) -> list[str]:
        """What every bot believes of the others, where somebody only watches and wishes to know."""
        if not self.beliefs or self.people or self.match.over:
            return []
        views = [self.match.view(seat) for seat in range(self.match.seats)]
        return self.teller.belief_lines(views, self.names(lang), lang)

    def bot_choice(self) -> int:
        """What the bot in turn answers. It thinks on a fork, so the match may change meanwhile."""
        match = self.match.fork()
        ask = match.ask
        assert ask is not None
        seat = ask.seat
        return self._bots[seat].choose(match.view(seat), ask, lambda seed: match.deal(seat, seed))

    def undo(self) -> str:
        """Take back the last answer of a person; returns the key of what to say about it."""
        seats = [seat for seat in self.people if self.match.can_undo(seat)]
        if not seats:
            return "undo_refused" if self.version else "undo_none"
        self.match.undo(seats[0])
        self.version += 1
        return "undone"

    def save(self, path: Path) -> None:
        """Save the match; a browser's table can go on with the file."""
        write_match(path, self.match)

    def load(self, path: Path) -> None:
        """Go on with another saved match of as many seats. Raises SaveError."""
        match = read_match(path)
        if (match.game, match.seats) != (self.match.game, self.match.seats):
            raise lastfire.SaveError(
                f"{path}: it is {match.game} for {match.seats}, not for {self.match.seats}"
            )
        self.match = match
        self.fresh = False
        self.version += 1


def seat_people(seats: int, names: Sequence[str], people: int, bot_names: Sequence[str]) -> list[Chair]:
    """People first, then bots, repeated until every seat is taken."""
    chairs = []
    for seat in range(seats):
        if seat < people:
            name = names[seat] if seat < len(names) else ""
            chairs.append(Chair(seat, name, person=seat + 1, people=people))
        else:
            chairs.append(Chair(seat, bot=bot_names[(seat - people) % len(bot_names)]))
    return chairs


def draw_seed() -> int:
    """A seed that nobody chose, short enough to be typed again."""
    return secrets.randbelow(1_000_000)
