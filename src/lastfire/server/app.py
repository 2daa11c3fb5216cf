"""The web application: every address of the server; those of people are in people_addresses.py."""

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

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
from lastfire.server.guard import Guard, refusal_response
from lastfire.server.hub import Hub
from lastfire.server.messages import (
    BarIn,
    DeviceIn,
    GameOptionOut,
    GameOut,
    GamesOut,
    LiftIn,
    LinkIn,
    Nothing,
    OptionType,
    PlanOut,
    ReachOut,
    RecoveredOut,
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
from lastfire.server.people import Person
from lastfire.server.people_addresses import PeopleAddresses
from lastfire.server.reach import EVERYWHERE, is_loopback, network_addresses
from lastfire.server.requests import (
    UNKEPT,
    Requests,
    hub_of,
    json_response,
    named_at,
    network_of,
    person_at,
)
from lastfire.server.rooms import Room
from lastfire.server.seats import COOKIE, COOKIE_SECONDS, Held
from lastfire.server.settings import Settings
from lastfire.server.sockets import serve_socket
from lastfire.server.stranded import Stranded

_LOG = logging.getLogger(__name__)


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
        self._requests = Requests(settings)

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
            Route("/api/tables/{table}/devices/{seat:int}", self.devices),
            Route("/api/tables/{table}/revoke", self.revoke, methods=["POST"]),
            Route("/api/tables/{table}/keep", self.keep, methods=["POST"]),
            Route("/api/tables/{table}/recover", self.recover, methods=["POST"]),
            Route("/api/tables/{table}/forget", self.forget, methods=["POST"]),
            Route("/api/tables/{table}/end", self.end, methods=["POST"]),
            Route("/api/tables/{table}/bar", self.bar, methods=["POST"]),
            Route("/api/tables/{table}/lift", self.lift, methods=["POST"]),
            *PeopleAddresses(self._requests).routes(),
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
        return json_response(GamesOut([_game_out(game) for game in lastfire.registered_games().values()]))

    async def catalogue(self, request: Request) -> Response:
        """The cards, tokens and words of a game."""
        game = lastfire.registered_games().get(request.path_params["game"])
        if game is None:
            raise Refusal("unknown_game", "game")
        # To put it together for the first time takes a while.
        found = await asyncio.to_thread(_catalogue, game)
        return Response(found, 200, UNKEPT, "application/json")

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, in our words."""
        name = request.path_params["game"]
        if name not in lastfire.registered_games():
            raise Refusal("unknown_game", "game")
        found = await asyncio.to_thread(_rules, name)
        return Response(found, 200, UNKEPT, "application/json")

    async def reach(self, request: Request) -> Response:
        """By which addresses others reach this server. Only who is on this machine is told."""
        listens_on = self._settings.listens_on
        client = request.client.host if request.client else ""
        if not (is_loopback(request.url.hostname or "") and is_loopback(client)):
            return json_response(ReachOut([], False))
        if listens_on not in EVERYWHERE:
            return json_response(ReachOut([], is_loopback(listens_on)))
        _, port = request.scope["server"]
        return json_response(ReachOut([f"http://{each}:{port}" for each in network_addresses()], False))

    async def plan(self, request: Request) -> Response:
        """What whoever runs the server tells everybody."""
        return json_response(PlanOut(hub_of(request).plan))

    async def health(self, request: Request) -> Response:
        """Whether the server works: what it writes gets to the disk."""
        await hub_of(request).beat()
        return json_response({"health": "good"})

    async def metrics(self, request: Request) -> Response:
        """How it is doing, for Prometheus; of strangers nobody needs to know."""
        client = request.client.host if request.client else ""
        if not (is_loopback(client) or client in self._settings.metrics_for):
            raise Refusal("unknown_path")
        return Response(hub_of(request).metrics(), 200, UNKEPT, "text/plain; version=0.0.4")

    async def create(self, request: Request) -> Response:
        """A new table. The browser gets the seats that share its screen."""
        wanted = await self._requests.read(request, TableIn, "create")
        hub = hub_of(request)
        room = await hub.create(wanted, network_of(request))
        created = TableCreated(room.id, f"/t/{room.id}", hub.seat_links(room))
        response = json_response(created, 201)
        holding = Held(room.seating.nonces_here(), host=True)
        await self._keep_for(await person_at(request), room, holding)
        self._set_cookie(request, response, room, holding)
        return response

    async def facts(self, request: Request) -> Response:
        """What anybody may know of a table."""
        place, holding, spoilt = await self._come_by(request)
        response = json_response(await place.facts(holding))
        if spoilt:
            # Seats that are no longer this browser's are forgotten, the others stay.
            self._set_cookie(request, response, place, holding)
        return response

    async def sit(self, request: Request) -> Response:
        """Sit down, on a free chair or by a seat's link."""
        wanted = await self._requests.read(request, SitIn, "join")
        if (wanted.seat is UNSET) == (wanted.token is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a token.")
        room, held, _ = await self._come_in(request)
        me = await person_at(request)
        name = None if me is None else me.name
        if wanted.name is not UNSET:
            name = clean_name(wanted.name, "name")
        word = "" if wanted.word is UNSET else clean_name(wanted.word, "word")
        if wanted.token is not UNSET:
            seat, link = hub_of(request).read_link(room, wanted.token)
            nonce = await room.sit_by_link(seat, link, name, word, held)
        else:
            assert wanted.seat is not UNSET
            seat = wanted.seat
            nonce = await room.sit(seat, name, word, network_of(request))
        holding = held.with_seats({**held.seats, seat: nonce})
        await self._keep_for(me, room, holding)
        response = json_response(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def look_at_link(self, request: Request) -> Response:
        """What a seat's link is for, before anybody uses it."""
        wanted = await self._requests.read(request, LinkIn, "join")
        room, held, _ = await self._come_in(request)
        return json_response(await room.look_at_link(*hub_of(request).read_link(room, wanted.token), held))

    async def renew(self, request: Request) -> Response:
        """A new link for a free seat, for whoever set up the table; the old one is void."""
        wanted = await self._requests.read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        if not held.host:
            raise Refusal("not_host")
        nonce = await room.renew(wanted.seat)
        return json_response(SeatLink(hub_of(request).seat_link(room, wanted.seat, nonce)))

    async def link_device(self, request: Request) -> Response:
        """A link by which one more device comes to a seat, for whoever holds the seat."""
        wanted = await self._requests.read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        nonce = await room.link_device(wanted.seat, held)
        return json_response(SeatLink(hub_of(request).seat_link(room, wanted.seat, nonce)))

    async def sign_out(self, request: Request) -> Response:
        """All other devices of a seat lose it."""
        wanted = await self._requests.read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.sign_out_others(wanted.seat, held)
        return json_response(SeatsOut(sorted(held.seats)))

    async def give_up(self, request: Request) -> Response:
        """Whoever holds a seat gives it up for good."""
        wanted = await self._requests.read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.give_up(wanted.seat, held)
        holding = held.with_seats({s: n for s, n in held.seats.items() if s != wanted.seat})
        response = json_response(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def devices(self, request: Request) -> Response:
        """The devices of a seat, for whoever holds it."""
        room, held, _ = await self._come_in(request)
        me = await person_at(request)
        return json_response(
            await room.devices(request.path_params["seat"], held, "" if me is None else me.person)
        )

    async def revoke(self, request: Request) -> Response:
        """One device of a seat loses it, perhaps this one."""
        wanted = await self._requests.read(request, DeviceIn, "join")
        room, held, _ = await self._come_in(request)
        me = await person_at(request)
        mine = await room.revoke(wanted.seat, wanted.device, held, "" if me is None else me.person)
        holding = held.with_seats({s: n for s, n in held.seats.items() if not mine or s != wanted.seat})
        response = json_response(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def keep(self, request: Request) -> Response:
        """What this browser holds at the table comes back by the recovery phrase from now on."""
        await self._requests.read(request, Nothing, "join")
        room, held, _ = await self._come_in(request)
        await room.keep(held, (await named_at(request)).person)
        return json_response(SeatsOut(sorted(held.seats)))

    async def recover(self, request: Request) -> Response:
        """What the person under whose name this browser plays has kept at the table."""
        await self._requests.read(request, Nothing, "join")
        room, held, _ = await self._come_in(request)
        holding = await room.recover(held, (await named_at(request)).person)
        response = json_response(RecoveredOut(sorted(holding.seats), holding.host))
        self._set_cookie(request, response, room, holding)
        return response

    async def forget(self, request: Request) -> Response:
        """The name of whoever holds a seat is taken off the table."""
        wanted = await self._requests.read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.forget(wanted.seat, held)
        await hub_of(request).wipe()
        return json_response(SeatsOut(sorted(held.seats)))

    async def end(self, request: Request) -> Response:
        """Whoever set up the table closes it."""
        await self._requests.read(request, Nothing, "join")
        place, held, _ = await self._come_by(request)
        await place.end(held)
        return json_response(Nothing())

    async def bar(self, request: Request) -> Response:
        """Whoever set up the table sends somebody away for good."""
        wanted = await self._requests.read(request, BarIn, "join")
        if (wanted.seat is UNSET) == (wanted.spectator is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a spectator.")
        room, held, _ = await self._come_in(request)
        if wanted.seat is not UNSET:
            await room.bar_seat(wanted.seat, held)
        else:
            assert wanted.spectator is not UNSET
            await room.bar_spectator(wanted.spectator, held)
        return json_response(Nothing())

    async def lift(self, request: Request) -> Response:
        """Whoever set up the table lets somebody in again."""
        wanted = await self._requests.read(request, LiftIn, "join")
        room, held, _ = await self._come_in(request)
        await room.lift(wanted.bar, held)
        return json_response(Nothing())

    async def _keep_for(self, me: Person | None, room: Room, holding: Held) -> None:
        """What the browser holds comes back by the person's phrase. A seat is taken even if that fails."""
        if me is None:
            return
        try:
            await room.keep(holding, me.person)
        except Refusal as refusal:
            _LOG.warning("table %s: a seat does not come back by the recovery phrase: %s", room.id, refusal)

    async def proof(self, request: Request) -> Response:
        """What the dice and draws of a finished game are checked with."""
        # To play a game again takes a while.
        self._requests.count(request, "join")
        room, _, _ = await self._come_in(request)
        return Response(await room.proof(), 200, UNKEPT, "application/json")

    async def file(self, request: Request) -> Response:
        """A finished game as a file, for ``lastfire verify`` and ``lastfire replay``.

        Of a game that cannot go on here, once the table is closed, all that is kept, for the version that it
        was played by.
        """
        self._requests.count(request, "join")
        place, _, _ = await self._come_by(request)
        name, content = await place.file()
        headers = {**UNKEPT, "content-disposition": f'attachment; filename="{name}"'}
        return Response(content, 200, headers, "application/octet-stream")

    async def live(self, socket: WebSocket) -> None:
        """The socket of a screen."""
        await serve_socket(socket, socket.app.state.hub, self._settings)

    async def _come_in(self, request: Request) -> tuple[Room, Held, bool]:
        """The table, what this browser holds there, and whether some of its cookie was not valid."""
        room = await hub_of(request).room(request.path_params["table"], network_of(request))
        return room, *hub_of(request).read_cookies(room, request.cookies)

    async def _come_by(self, request: Request) -> tuple[Room | Stranded, Held, bool]:
        """The same, also where the game cannot go on here."""
        place = await hub_of(request).place(request.path_params["table"], network_of(request))
        return place, *hub_of(request).read_cookies(place, request.cookies)

    def _set_cookie(self, request: Request, response: Response, room: Room | Stranded, holding: Held) -> None:
        response.set_cookie(
            COOKIE,
            hub_of(request).signer.cookie(room.id, holding),
            max_age=COOKIE_SECONDS,
            # One cookie a table, so that none is sent where it opens nothing.
            path=f"/api/tables/{room.id}",
            secure=self._requests.is_secure(request),
            httponly=True,
            samesite="lax",
        )


@functools.cache
def _catalogue(game: lastfire.Game) -> bytes:
    # It takes a hundred times as long as to send it.
    return msgspec.json.encode(game.catalogue())


@functools.cache
def _rules(name: str) -> bytes:
    # A game of another package has no page here.
    found = rulebook.rules(name) if name in rulebook.games() else []
    rules = [
        RuleOut(
            rule.id, rule.group, Words(rule.chapter.en, rule.chapter.ja), Words(rule.text.en, rule.text.ja)
        )
        for rule in found
    ]
    return msgspec.json.encode(RulesOut(rules))


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
