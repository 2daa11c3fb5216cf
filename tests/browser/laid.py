"""A table page before a position of Dead of Winter that a test has laid out by hand.

The page is the real one, and so is the match; only what would go over the line between them is carried by the
test, as no server can be given a position that was never played to.
"""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.screen import PATIENCE_MS, Screen
from tests.dead_of_winter.table import Game
from tests.server.house import House, Person

NAMES = ("Ann", "Bea", "Cleo", "Dora", "Eve")


def _both(thing: Any) -> dict[str, str]:
    return {"en": thing.text("en", NAMES), "ja": thing.text("ja", NAMES)}


class Laid:
    """One page, and the game that lies before it; whoever sits there is one of its seats."""

    def __init__(self, screen: Screen, house: House, game: Game, seat: int = 0) -> None:
        self.screen = screen
        self.page = screen.page
        self.game = game
        self.seat = seat
        self.told = 0
        """How often the page was told how things stand."""
        with Person(house) as person:
            table = person.create("here", "random", game="dead_of_winter")["table"]
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

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)
        chairs = [
            {
                "seat": seat,
                "who": "here" if seat == self.seat else "link",
                "name": NAMES[seat],
                "bot": None,
                "taken": True,
                "connected": True,
            }
            for seat in range(self.game.match.seats)
        ]
        self._say(
            type="hello",
            table="t",
            game="dead_of_winter",
            seats=[self.seat],
            looking=self.seat,
            chairs=chairs,
            version=0,
        )
        self._tell()

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "answer":
            self.game.match.answer(said["position"])
            self._say(type="done", key=said["key"], ask=said["ask"])
            self._tell()

    def _tell(self) -> None:
        self.told += 1
        match, ask = self.game.match, self.game.match.ask
        told = {
            "type": "state",
            "version": self.told,
            "view": match.view(self.seat),
            "since": 0,
            "records": [
                {"number": number, "kind": record.kind, "args": record.args, "text": _both(record)}
                for number, record in enumerate(match.records(self.seat))
            ],
            "can_undo": match.can_undo(self.seat),
            "aside": None,
        }
        if ask is None:
            self._say(**told, ask=None, odds=None, waiting=None)
            return
        mine = ask.seat == self.seat
        options = [
            {
                "position": option.position,
                "id": option.id,
                "verb": option.verb,
                "args": option.args,
                "text": {"en": option.text("en"), "ja": option.text("ja")},
            }
            for option in ask.options
        ]
        self._say(
            **told,
            ask={
                "number": self.told,
                "seat": ask.seat,
                "question": ask.question,
                "text": _both(ask) if mine else {"en": "", "ja": ""},
                "about": ask.about if mine else {},
                "options": options if mine else [],
            },
            odds=match.odds(self.seat),
            waiting={"seat": ask.seat, "bot": False, "since": 4_000_000_000},
        )

    def _say(self, **message: Any) -> None:
        self._line.send(json.dumps(message))
