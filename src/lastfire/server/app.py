"""The web application: every address of the server."""

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import lastfire
from lastfire import bots, rulebook
from lastfire.server.errors import Refusal
from lastfire.server.guard import Guard, check_origin, read_body, refusal_response
from lastfire.server.hub import Hub
from lastfire.server.messages import (
    GameOptionOut,
    GameOut,
    GamesOut,
    LinkIn,
    OptionType,
    PlanOut,
    ReachOut,
    RuleOut,
    RulesOut,
    SeatIn,
    SeatLink,
    SeatsOut,
    SitIn,
    TableCreated,
    TableIn,
    Words,
)
from lastfire.server.names import clean_name
from lastfire.server.pages import Assets, client_page
from lastfire.server.rates import AddressRates, network
from lastfire.server.reach import EVERYWHERE, is_loopback, network_addresses
from lastfire.server.rooms import Room
from lastfire.server.seats import COOKIE, COOKIE_SECONDS, Held
from lastfire.server.settings import Settings
from lastfire.server.sockets import serve_socket

_Body = TypeVar("_Body")
_UNKEPT = {"cache-control": "no-store"}


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    # Before the server starts: what is wrong with the folder or the database is told in a line.
    hub = Hub(settings)
    middleware = [Middleware(Guard, settings=settings)]
    if hub.sharing is not None:
        from lastfire.server.forwarding import Forwarding

        middleware.append(Middleware(Forwarding, sharing=hub.sharing, keeper=hub, key=hub.key))
    return Starlette(
        routes=addresses(settings),
        middleware=middleware,
        exception_handlers={
            Refusal: _refuse,
            ClientDisconnect: _say_nothing,
            HTTPException: _refuse_address,
            Exception: _fail,
        },
        lifespan=_lifespan(hub),
    )


def _lifespan(hub: Hub) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = hub
        async with contextlib.AsyncExitStack() as ending:
            ending.push_async_callback(hub.close)
            await hub.begin()
            if hub.sharing is not None:
                from lastfire.server.forwarding import Door

                door = Door(app, hub.sharing, hub, hub.key)
                await door.open()
                ending.push_async_callback(door.close)
            tending = [asyncio.create_task(hub.tend()), asyncio.create_task(hub.quieten())]
            try:
                yield
            finally:
                for each in tending:
                    each.cancel()
                await asyncio.wait(tending)

    return lifespan


def addresses(settings: Settings | None = None) -> list[Any]:
    """Every address of the server, for whoever tries them all."""
    return _Addresses(settings or Settings(Path())).routes()


class _Addresses:
    """What is done at each address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rates = AddressRates({"create": settings.creates, "join": settings.joins})

    def routes(self) -> list[Any]:
        """All addresses."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{game}/catalogue", self.catalogue),
            Route("/api/games/{game}/rules", self.rules),
            Route("/api/reach", self.reach),
            Route("/api/plan", self.plan),
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}", self.facts),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/link", self.look_at_link, methods=["POST"]),
            Route("/api/tables/{table}/renew", self.renew, methods=["POST"]),
            Route("/api/tables/{table}/give_up", self.give_up, methods=["POST"]),
            Route("/api/tables/{table}/device", self.link_device, methods=["POST"]),
            Route("/api/tables/{table}/sign_out", self.sign_out, methods=["POST"]),
            Route("/api/tables/{table}/proof", self.proof),
            Route("/api/tables/{table}/file", self.file),
            WebSocketRoute("/api/tables/{table}/live", self.live),
            Route("/", self.page),
            Route("/t/{table}", self.page),
            Route("/t/{table}/s/{token}", self.page),
            Mount("/assets", Assets(directory=self._settings.client / "assets", check_dir=False)),
        ]

    async def page(self, request: Request) -> Response:
        """The browser client."""
        return client_page(self._settings.client)

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return _json(GamesOut([_game_out(game) for game in lastfire.registered_games().values()]))

    async def catalogue(self, request: Request) -> Response:
        """The cards, tokens and words of a game."""
        game = lastfire.registered_games().get(request.path_params["game"])
        if game is None:
            raise Refusal("unknown_game", "game")
        return Response(_catalogue(game), 200, _UNKEPT, "application/json")

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, in our words."""
        name = request.path_params["game"]
        if name not in lastfire.registered_games():
            raise Refusal("unknown_game", "game")
        # A game of another package has no page here.
        found = rulebook.rules(name) if name in rulebook.games() else []
        return _json(
            RulesOut(
                [
                    RuleOut(
                        rule.id,
                        rule.group,
                        Words(rule.chapter.en, rule.chapter.ja),
                        Words(rule.text.en, rule.text.ja),
                    )
                    for rule in found
                ]
            )
        )

    async def reach(self, request: Request) -> Response:
        """By which addresses others reach this server. Only who is on this machine is told."""
        listens_on = self._settings.listens_on
        client = request.client.host if request.client else ""
        if not (is_loopback(request.url.hostname or "") and is_loopback(client)):
            return _json(ReachOut([], False))
        if listens_on not in EVERYWHERE:
            return _json(ReachOut([], is_loopback(listens_on)))
        _, port = request.scope["server"]
        return _json(ReachOut([f"http://{each}:{port}" for each in network_addresses()], False))

    async def plan(self, request: Request) -> Response:
        """What whoever runs the server tells everybody."""
        return _json(PlanOut(_hub(request).plan))

    async def health(self, request: Request) -> Response:
        """Whether the server works: what it writes gets to the disk."""
        await _hub(request).beat()
        return _json({"health": "good"})

    async def metrics(self, request: Request) -> Response:
        """How it is doing, for Prometheus; of strangers nobody needs to know."""
        client = request.client.host if request.client else ""
        if not (is_loopback(client) or client in self._settings.metrics_for):
            raise Refusal("unknown_path")
        return Response(_hub(request).metrics(), 200, _UNKEPT, "text/plain; version=0.0.4")

    async def create(self, request: Request) -> Response:
        """A new table. The browser gets the seats that share its screen."""
        wanted = await self._read(request, TableIn, "create")
        hub = _hub(request)
        room = await hub.create(wanted)
        created = TableCreated(room.id, f"/t/{room.id}", hub.seat_links(room))
        response = _json(created, 201)
        self._set_cookie(request, response, room, Held(room.seating.nonces_here(), host=True))
        return response

    async def facts(self, request: Request) -> Response:
        """What anybody may know of a table."""
        try:
            room, holding, spoilt = await self._come_in(request)
        except Refusal as refusal:
            if refusal.code != "other_rules":
                raise
            table = request.path_params["table"]
            return _json(await _hub(request).stranded(table, refusal, request.cookies.get(COOKIE)))
        response = _json(await room.facts(holding))
        if spoilt:
            # Seats that are no longer this browser's are forgotten, the others stay.
            self._set_cookie(request, response, room, holding)
        return response

    async def sit(self, request: Request) -> Response:
        """Sit down, on a free chair or by a seat's link."""
        wanted = await self._read(request, SitIn, "join")
        if (wanted.seat is UNSET) == (wanted.token is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a token.")
        room, held, _ = await self._come_in(request)
        name = None if wanted.name is UNSET else clean_name(wanted.name, "name")
        word = "" if wanted.word is UNSET else clean_name(wanted.word, "word")
        if wanted.token is not UNSET:
            seat, link = _hub(request).read_link(room, wanted.token)
            nonce = await room.sit_by_link(seat, link, name, word, held)
        else:
            assert wanted.seat is not UNSET
            seat = wanted.seat
            nonce = await room.sit(seat, name, word)
        holding = Held({**held.seats, seat: nonce}, held.host)
        response = _json(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def look_at_link(self, request: Request) -> Response:
        """What a seat's link is for, before anybody uses it."""
        wanted = await self._read(request, LinkIn, "join")
        room, held, _ = await self._come_in(request)
        return _json(await room.look_at_link(*_hub(request).read_link(room, wanted.token), held))

    async def renew(self, request: Request) -> Response:
        """A new link for a free seat, for whoever set up the table; the old one is void."""
        wanted = await self._read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        if not held.host:
            raise Refusal("not_host")
        nonce = await room.renew(wanted.seat)
        return _json(SeatLink(_hub(request).seat_link(room, wanted.seat, nonce)))

    async def link_device(self, request: Request) -> Response:
        """A link by which one more device comes to a seat, for whoever holds the seat."""
        wanted = await self._read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        nonce = await room.link_device(wanted.seat, held)
        return _json(SeatLink(_hub(request).seat_link(room, wanted.seat, nonce)))

    async def sign_out(self, request: Request) -> Response:
        """All other devices of a seat lose it."""
        wanted = await self._read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.sign_out_others(wanted.seat, held)
        return _json(SeatsOut(sorted(held.seats)))

    async def give_up(self, request: Request) -> Response:
        """Whoever holds a seat gives it up for good."""
        wanted = await self._read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.give_up(wanted.seat, held)
        holding = Held({s: n for s, n in held.seats.items() if s != wanted.seat}, held.host)
        response = _json(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def proof(self, request: Request) -> Response:
        """What the dice and draws of a finished game are checked with."""
        # To play a game again takes a while.
        self._count(request, "join")
        room, _, _ = await self._come_in(request)
        return Response(await room.proof(), 200, _UNKEPT, "application/json")

    async def file(self, request: Request) -> Response:
        """A finished game as a file, for ``lastfire verify`` and ``lastfire replay``.

        Of a game that cannot go on here, all that is kept, for the version that it was played by.
        """
        self._count(request, "join")
        try:
            room, _, _ = await self._come_in(request)
            save = await room.finished()
            name = f"{room.game}-{room.id}.save"
        except Refusal as refusal:
            if refusal.code != "other_rules":
                raise
            table = request.path_params["table"]
            save = await _hub(request).stranded_file(table)
            name = f"{table}.json"
        headers = {**_UNKEPT, "content-disposition": f'attachment; filename="{name}"'}
        return Response(save, 200, headers, "application/octet-stream")

    async def live(self, socket: WebSocket) -> None:
        """The socket of a screen."""
        await serve_socket(socket, socket.app.state.hub, self._settings)

    async def _come_in(self, request: Request) -> tuple[Room, Held, bool]:
        """The table, what this browser holds there, and whether some of its cookie was not valid."""
        room = await _hub(request).room(request.path_params["table"], _network(request))
        return room, *_hub(request).read_cookie(room, request.cookies.get(COOKIE))

    async def _read(self, request: Request, form: type[_Body], rate: str) -> _Body:
        """The body of a request, once everything about it is in order."""
        check_origin(request, self._settings)
        self._count(request, rate)
        body = await read_body(request, self._settings)
        try:
            return msgspec.json.decode(body, type=form)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("malformed", detail=f"This request cannot be read: {error}.") from error

    def _count(self, request: Request, rate: str) -> None:
        """Count a request of the address that it comes from; raises Refusal when it had its share."""
        self._rates.count(rate, _network(request))

    def _set_cookie(self, request: Request, response: Response, room: Room, holding: Held) -> None:
        response.set_cookie(
            COOKIE,
            _hub(request).signer.cookie(room.id, holding),
            max_age=COOKIE_SECONDS,
            # One cookie a table, so that none is sent where it opens nothing.
            path=f"/api/tables/{room.id}",
            secure=self._settings.https or request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )


def _network(request: Request) -> str:
    """From where a request comes."""
    return network(request.client.host if request.client else "")


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, _UNKEPT, "application/json")


@functools.cache
def _catalogue(game: lastfire.Game) -> bytes:
    # It takes a hundred times as long as to send it.
    return msgspec.json.encode(game.catalogue())


def _game_out(game: lastfire.Game) -> GameOut:
    return GameOut(
        game.name,
        Words(game.title.en, game.title.ja),
        list(game.seats),
        [
            GameOptionOut(
                option.name,
                msgspec.convert(option.type, OptionType),
                option.default,
                list(option.choices),
                [Words(words.en, words.ja) for words in option.choice_words],
                option.low if option.type == "int" else None,
                option.high if option.type == "int" else None,
                Words(option.words.en, option.words.ja),
            )
            for option in game.options.values()
        ],
        list(bots.NAMES),
    )


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(error)


async def _say_nothing(request: Request, error: Exception) -> Response:
    """Whoever asked has gone in the middle of it, and hears no answer."""
    return Response(status_code=400)


async def _refuse_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("bad_method" if error.status_code == 405 else "unknown_path"))


async def _fail(request: Request, error: Exception) -> Response:
    """A fault of ours; the server logs the error itself."""
    return refusal_response(Refusal("internal"))
