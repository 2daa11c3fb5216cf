"""A table page before a position that a test has laid out by hand.

The page is the real one, and so is the match; only what would go over the line between them is carried by the
test, as no server can be given a position that was never played to.
"""

from typing import Any, Generic, TypeVar

import msgspec
from playwright.sync_api import WebSocketRoute, expect

from lastfire import bots
from lastfire.server.messages import (
    AskOut,
    Chair,
    Chairs,
    Done,
    Fairness,
    Hello,
    OptionOut,
    RecordOut,
    ServerMessage,
    State,
    Waiting,
    Words,
)
from lastfire.server.telling import hindered
from tests.browser.screen import PATIENCE_MS, Screen
from tests.games.dawn_of_the_zeds import table as dawn_of_the_zeds
from tests.games.dead_of_winter import table as dead_of_winter
from tests.games.hit_z_road import table as hit_z_road
from tests.server.house import Person

NAMES = ("Ann", "Bea", "Cleo", "Dora", "Eve")


def _both(thing: Any) -> Words:
    return Words(thing.text("en", NAMES), thing.text("ja", NAMES))


AnyGame = TypeVar("AnyGame", bound=dawn_of_the_zeds.Game | dead_of_winter.Game | hit_z_road.Game)


class Laid(Generic[AnyGame]):
    """One page, and the game that lies before it; whoever sits there is one of its seats."""

    def __init__(self, screen: Screen, game: AnyGame, seat: int = 0) -> None:
        self.screen = screen
        self.page = screen.page
        self.game: AnyGame = game
        self.seat = seat
        self.told = 0
        """How often the page was told how things stand."""
        with Person(screen.house) as person:
            table = person.create("here", "random", game=game.match.game)["table"]
        self.page.route_web_socket("**/live", self._open)
        screen.open(f"/t/{table}")
        expect(self.page.locator(".board")).to_be_visible(timeout=PATIENCE_MS)

    def press(self, name: str) -> None:
        """Press a button of the bar, and wait for the question that comes of it."""
        before = self.told
        self.page.locator(".bar").get_by_role("button", name=name).click()
        self.wait_past(before)

    def wait_past(self, told: int) -> None:
        """Wait until more has been told than so much, and is shown."""
        self.page.wait_for_function(
            """told => {
              const board = document.querySelector('.board[data-ask]:not([aria-busy=true])');
              return board !== null && Number(board.dataset.ask) > told;
            }""",
            arg=told,
        )

    def others_answer(self, verb: str, /, **args: int | str) -> None:
        """Somebody else is asked, and answers."""
        ask = self.game.match.ask
        assert ask is not None
        assert ask.seat != self.seat
        (position,) = [i for i, each in enumerate(ask.options) if (each.verb, each.args) == (verb, args)]
        self.game.match.answer(position)
        self._tell()

    def stand_in(self, bot: str | None) -> None:
        """A bot takes over the seat, or gives it back."""
        self._say(Chairs(self._chairs(bot)))

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)
        fair = Fairness("secret", "", [])
        chairs = self._chairs(None)
        hello = Hello(
            "t",
            self.game.match.game,
            [self.seat],
            self.seat,
            chairs,
            0,
            False,
            False,
            fair,
            "bot",
            False,
            [],
            None,
        )
        self._say(hello)
        self._tell()

    def _chairs(self, bot: str | None) -> list[Chair]:
        return [
            Chair(seat, "here", NAMES[seat], bot, True, True, 1)
            if seat == self.seat
            else Chair(seat, "link", NAMES[seat], None, True, True, 1)
            for seat in range(self.game.match.seats)
        ]

    def _hear(self, message: str | bytes) -> None:
        said = msgspec.json.decode(message)
        if said["type"] == "answer":
            self.game.match.answer(said["position"])
            self._say(Done(said["key"], said["ask"]))
            self._tell()

    def _tell(self) -> None:
        self.told += 1
        match, ask = self.game.match, self.game.match.ask
        records = [
            RecordOut(number, record.kind, dict(record.args), _both(record))
            for number, record in enumerate(match.records(self.seat))
        ]
        self._say(
            State(
                self.told,
                match.view(self.seat),
                self._ask(),
                None if ask is None else match.odds(self.seat),
                0,
                records,
                match.can_undo(self.seat),
                None if ask is None else Waiting(ask.seat, False, 4_000_000_000),
            )
        )

    def _ask(self) -> AskOut | None:
        ask = self.game.match.ask
        if ask is None:
            return None
        if ask.seat != self.seat:
            return AskOut(self.told, ask.seat, ask.question, Words("", ""), Words("", ""), {}, [])
        options = [
            OptionOut(
                option.position,
                option.id,
                option.verb,
                dict(option.args),
                Words(option.text("en"), option.text("ja")),
            )
            for option in ask.options
        ]
        likely = bots.likely(self.game.match)
        why = hindered(self.game.match)
        return AskOut(
            self.told,
            ask.seat,
            ask.question,
            _both(ask),
            Words(ask.title("en"), ask.title("ja")),
            dict(ask.about),
            options,
            likely,
            why,
        )

    def _say(self, message: ServerMessage) -> None:
        self._line.send(msgspec.json.encode(message).decode())
