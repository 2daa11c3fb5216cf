"""A real server, and people at its tables: what the tests of the server are told with."""

import contextlib
import json
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import lastfire
from lastfire.server.app import create_app
from lastfire.server.run import configuration, listen
from lastfire.server.seats import COOKIE
from lastfire.server.settings import Settings

PATIENCE = 60.0
SEED = 735_812_946_120_457

Json = dict[str, Any]


class House:
    """Where a running server is found, and where its data lies."""

    def __init__(self, address: str, data: Path) -> None:
        self.address = address
        self.data = data
        self.complaints: list[str] = []
        """What the server has logged as wrong."""


def token_of(link: str) -> str:
    """The token in a seat's link."""
    return link.rsplit("/", 1)[1]


class Complaints(logging.Handler):
    """What a server has logged as wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


@contextlib.contextmanager
def running(settings: Settings, complaint: str = "", port: int = 0, perhaps: str = "") -> Iterator[House]:
    """A server in a thread of this process.

    It must complain of nothing, or of this alone; and ``perhaps`` of what depends on the machine's speed.
    """
    up = threading.Event()

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            try:
                await super().startup(sockets)
            finally:
                up.set()

    listening = listen("127.0.0.1", port)
    server = Server(configuration(create_app(settings), settings, listening))
    thread = threading.Thread(target=server.run, args=([listening],))
    complaints = Complaints()
    loggers = [logging.getLogger(name) for name in ("uvicorn", "lastfire", "asyncio")]
    for logger in loggers:
        logger.addHandler(complaints)
    thread.start()
    try:
        assert up.wait(PATIENCE)
        assert server.started, "the server does not come up"
        house = House(f"http://127.0.0.1:{listening.getsockname()[1]}", settings.data)
        house.complaints = complaints.said
        yield house
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
        for logger in loggers:
            logger.removeHandler(complaints)
    said = [each for each in complaints.said if not (perhaps and perhaps in each)]
    assert all(complaint and complaint in each for each in said), said
    assert said or not complaint


class Person:
    """Somebody with a browser: it keeps cookies, and says which page it comes from."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: list[str] = []
        """Every text that came from the server, for tests of what must not be said."""
        self._http = httpx.Client(
            base_url=house.address, headers={"origin": house.address}, timeout=PATIENCE, trust_env=False
        )
        self._leaving = contextlib.ExitStack()

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()
        self._http.close()

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Read an address."""
        return self._heard(self._http.get(path, headers=headers))

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        """Send JSON to an address."""
        return self._heard(self._http.post(path, json=body, headers=headers))

    def post_raw(self, path: str, body: bytes, **headers: str) -> httpx.Response:
        """Send any bytes to an address."""
        return self._heard(
            self._http.post(path, content=body, headers={"content-type": "application/json", **headers})
        )

    def create(
        self,
        *chairs: str,
        game: str = "hit_z_road",
        pace: str = "off",
        seed: int | None = SEED,
        open_chairs: bool = False,
        leaving: str = "bot",
        **options: Any,
    ) -> Json:
        """Set up a table: "here", "link", or the name of a bot for each chair."""
        response = self.post(
            "/api/tables",
            {
                "game": game,
                "chairs": [
                    {"who": chair, "bot": None, "name": ""}
                    if chair in ("here", "link")
                    else {"who": "bot", "bot": chair, "name": ""}
                    for chair in chairs
                ],
                "options": options,
                "seed": seed,
                "pace": pace,
                "open_chairs": open_chairs,
                "leaving": leaving,
            },
        )
        assert response.status_code == 201, response.text
        created: Json = response.json()
        return created

    def sit(self, created: Json, seat: int, **name: str) -> httpx.Response:
        """Sit down by the link that was made with the table."""
        token = token_of(created["seat_links"][seat])
        return self.post(f"/api/tables/{created['table']}/sit", {"token": token, **name})

    def cookie(self, table: str) -> str | None:
        """The cookie for a table."""
        return self._http.cookies.get(COOKIE, path=f"/api/tables/{table}")

    def set_cookie(self, table: str, text: str, name: str = COOKIE) -> None:
        """Have a cookie that the server did not send."""
        self._http.cookies.set(name, text, domain="127.0.0.1", path=f"/api/tables/{table}")

    def clear_cookies(self) -> None:
        """Forget everything, as a browser does that is told to."""
        self._http.cookies.clear()

    def connect(self, table: str) -> "Live":
        """Open the table's socket."""
        return Live(self, table)

    def open_socket(self, table: str, **headers: str) -> ClientConnection:
        """The table's bare socket, opened as a browser does."""
        sent = {"Origin": self.house.address, **headers}
        path = f"/api/tables/{table}/live"
        cookies = [each for each in self._http.cookies.jar if path.startswith(each.path)]
        if cookies:
            sent["Cookie"] = "; ".join(f"{each.name}={each.value}" for each in cookies)
        socket = self._leaving.enter_context(
            connect(
                self.house.address.replace("http://", "ws://") + path,
                additional_headers=sent,
                compression=None,
                max_size=None,
                # Else one who does not read could not hear either that the socket is closed.
                max_queue=None,
                # The table may have to be taken from a server that is gone.
                open_timeout=PATIENCE,
                proxy=None,
            )
        )
        assert socket.response is not None
        for text in socket.response.headers.get_all("set-cookie"):
            name, _, value = text.partition(";")[0].partition("=")
            self.set_cookie(table, value, name)
        return socket

    def _heard(self, response: httpx.Response) -> httpx.Response:
        self.heard.append(response.text)
        return response


class Live:
    """A screen at a table. ``state`` and ``chairs`` are the latest that came."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._socket = person.open_socket(table)
        self.state: Json = {}
        self.chairs: list[Json] = []
        self.records: list[Json] = []
        self.refused: list[Json] = []
        self.troubles: list[Json | None] = []
        self.events: list[Json] = []
        self.host_sees: Json = {}
        self.hello = self.until(lambda message: message["type"] == "hello")
        self.until(lambda message: message["type"] == "state")

    def close(self) -> None:
        """Go away."""
        self._socket.close()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self._socket.send(json.dumps(message))

    def send_raw(self, message: str | bytes) -> None:
        """Send anything."""
        self._socket.send(message)

    def hear(self) -> Json:
        """The next message, noted."""
        text = self._socket.recv(PATIENCE)
        assert isinstance(text, str)
        self._person.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.records[message["since"] :] = message["records"]
            assert [record["number"] for record in self.records] == list(range(len(self.records)))
            self.state = message
        elif message["type"] in ("hello", "chairs"):
            self.chairs = message["chairs"]
        elif message["type"] == "seat_log":
            self.events = message["events"]
        elif message["type"] == "host_sees":
            self.host_sees = message
        elif message["type"] == "trouble":
            self.troubles.append(message["text"])
        elif message["type"] == "refused":
            self.refused.append(message)
        return message

    def until(self, fits: Callable[[Json], bool]) -> Json:
        """Listen until a message fits."""
        while not fits(message := self.hear()):
            pass
        return message

    def until_state(self, fits: Callable[[Json], bool]) -> Json:
        """The state that fits, or the next that does."""
        while not fits(self.state):
            self.hear()
        return self.state

    def until_event(self, kind: str) -> Json:
        """What happened at the chairs last, once it is of this kind."""
        while not self.events or self.events[-1]["kind"] != kind:
            self.hear()
        return self.events[-1]

    def refusal(self) -> Json:
        """The next refusal."""
        return self.until(lambda message: message["type"] == "refused")

    def look(self, seat: int | None) -> Json:
        """Turn the screen to a seat and wait for what it sees."""
        self.send(type="look", seat=seat)
        return self.until(lambda message: message["type"] == "state" and message["view"]["seat"] == seat)

    def answer(self, position: int, ask: int | None = None, key: str | None = None) -> str:
        """Send an answer to the open ask; returns its key."""
        key = key or str(uuid4())
        self.send(
            type="answer",
            ask=self.state["ask"]["number"] if ask is None else ask,
            position=position,
            key=key,
        )
        return key

    def settle(self, key: str) -> Json:
        """The outcome of the message with this key."""
        return self.until(lambda message: message.get("key") == key)

    def play(self, position: int = 0) -> None:
        """Answer the open ask and wait until the table has moved on."""
        number = self.state["ask"]["number"]
        outcome = self.settle(self.answer(position))
        assert outcome["type"] == "done", outcome
        self.wait_past(number)

    def wait_past(self, number: int) -> None:
        """Wait until the ask with this number is no longer open."""
        self.until_state(lambda state: state["ask"] is None or state["ask"]["number"] > number)

    def wait_for_turn(self, *seats: int) -> bool:
        """Wait until one of the seats is asked; False when the game is over before."""
        self.until_state(lambda state: state["ask"] is None or state["ask"]["seat"] in seats)
        return self.state["ask"] is not None


def bring_up_to_date(latest: Live, *others: Live) -> None:
    """Wait until the other screens show what this one shows."""
    for other in others:
        other.until_state(lambda state: state["version"] >= latest.state["version"])


def log_of(data: Path, table: str) -> list[Json]:
    """The log of a table, as it lies on the disk."""
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db:
        db.row_factory = sqlite3.Row
        return [
            dict(row)
            for row in db.execute("SELECT * FROM answers WHERE table_id = ? ORDER BY version", (table,))
        ]


def replayed(data: Path, table: str) -> lastfire.Match:
    """The match of a table, played again from its very first checkpoint by its log alone."""
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db:
        (save,) = db.execute(
            "SELECT save FROM checkpoints WHERE table_id = ? AND version = 0", (table,)
        ).fetchone()
    match = lastfire.load(save)
    for entry in log_of(data, table):
        if entry["kind"] == "answer":
            assert match.ask is not None
            assert match.ask.seat == entry["seat"]
            match.answer(entry["position"])
        elif entry["kind"] == "bring_in":
            match.bring_in(entry["seat"])
        elif entry["kind"] == "word":
            match.add_word(entry["seat"], json.loads(entry["detail"])["word"])
        elif entry["kind"] == "undo":
            match.undo(entry["seat"])
    return match
