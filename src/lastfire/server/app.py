"""The web application: every address of the server."""

import asyncio
import contextlib
import functools
import logging
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
from lastfire.engine.words import Name
from lastfire.server.errors import Refusal
from lastfire.server.guard import Guard, check_origin, read_body, refusal_response
from lastfire.server.hub import Hub
from lastfire.server.messages import (
    BarIn,
    DeviceIn,
    GameOptionOut,
    GameOut,
    GamesOut,
    LiftIn,
    LinkIn,
    MeOut,
    NameIn,
    Nothing,
    OptionType,
    PersonOut,
    PersonSeat,
    PhraseIn,
    PhraseOut,
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
from lastfire.server.people import HOST_SEAT, Person
from lastfire.server.phrases import Phrase, UnknownWord, read_phrase
from lastfire.server.rates import AddressRates, network
from lastfire.server.reach import EVERYWHERE, is_loopback, network_addresses
from lastfire.server.rooms import Room
from lastfire.server.seats import COOKIE, COOKIE_SECONDS, PERSON_COOKIE, Held, Named
from lastfire.server.settings import Settings
from lastfire.server.sockets import serve_socket
from lastfire.server.stranded import Stranded

_LOG = logging.getLogger(__name__)
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
        self._rates = AddressRates(
            {
                "create": settings.creates,
                "join": settings.joins,
                "name": settings.names,
                "recover": settings.recoveries,
            }
        )

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
            Route("/api/people", self.make_person, methods=["POST"]),
            Route("/api/people/me", self.me),
            Route("/api/people/name", self.rename, methods=["POST"]),
            Route("/api/people/phrase", self.new_phrase, methods=["POST"]),
            Route("/api/people/recover", self.recover_person, methods=["POST"]),
            Route("/api/people/leave", self.leave_name, methods=["POST"]),
            Route("/api/people/delete", self.delete_person, methods=["POST"]),
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
        # To put it together for the first time takes a while.
        found = await asyncio.to_thread(_catalogue, game)
        return Response(found, 200, _UNKEPT, "application/json")

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, in our words."""
        name = request.path_params["game"]
        if name not in lastfire.registered_games():
            raise Refusal("unknown_game", "game")
        found = await asyncio.to_thread(_rules, name)
        return Response(found, 200, _UNKEPT, "application/json")

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
        room = await hub.create(wanted, _network(request))
        created = TableCreated(room.id, f"/t/{room.id}", hub.seat_links(room))
        response = _json(created, 201)
        holding = Held(room.seating.nonces_here(), host=True)
        await self._keep_for(await self._me(request), room, holding)
        self._set_cookie(request, response, room, holding)
        return response

    async def facts(self, request: Request) -> Response:
        """What anybody may know of a table."""
        place, holding, spoilt = await self._come_by(request)
        response = _json(await place.facts(holding))
        if spoilt:
            # Seats that are no longer this browser's are forgotten, the others stay.
            self._set_cookie(request, response, place, holding)
        return response

    async def sit(self, request: Request) -> Response:
        """Sit down, on a free chair or by a seat's link."""
        wanted = await self._read(request, SitIn, "join")
        if (wanted.seat is UNSET) == (wanted.token is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a token.")
        room, held, _ = await self._come_in(request)
        me = await self._me(request)
        name = None if me is None else me.name
        if wanted.name is not UNSET:
            name = clean_name(wanted.name, "name")
        word = "" if wanted.word is UNSET else clean_name(wanted.word, "word")
        if wanted.token is not UNSET:
            seat, link = _hub(request).read_link(room, wanted.token)
            nonce = await room.sit_by_link(seat, link, name, word, held)
        else:
            assert wanted.seat is not UNSET
            seat = wanted.seat
            nonce = await room.sit(seat, name, word, _network(request))
        holding = held.with_seats({**held.seats, seat: nonce})
        await self._keep_for(me, room, holding)
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
        holding = held.with_seats({s: n for s, n in held.seats.items() if s != wanted.seat})
        response = _json(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def devices(self, request: Request) -> Response:
        """The devices of a seat, for whoever holds it."""
        room, held, _ = await self._come_in(request)
        me = await self._me(request)
        return _json(await room.devices(request.path_params["seat"], held, "" if me is None else me.person))

    async def revoke(self, request: Request) -> Response:
        """One device of a seat loses it, perhaps this one."""
        wanted = await self._read(request, DeviceIn, "join")
        room, held, _ = await self._come_in(request)
        me = await self._me(request)
        mine = await room.revoke(wanted.seat, wanted.device, held, "" if me is None else me.person)
        holding = held.with_seats({s: n for s, n in held.seats.items() if not mine or s != wanted.seat})
        response = _json(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, room, holding)
        return response

    async def keep(self, request: Request) -> Response:
        """What this browser holds at the table comes back by the recovery phrase from now on."""
        await self._read(request, Nothing, "join")
        room, held, _ = await self._come_in(request)
        await room.keep(held, (await self._named(request)).person)
        return _json(SeatsOut(sorted(held.seats)))

    async def recover(self, request: Request) -> Response:
        """What the person under whose name this browser plays has kept at the table."""
        await self._read(request, Nothing, "join")
        room, held, _ = await self._come_in(request)
        holding = await room.recover(held, (await self._named(request)).person)
        response = _json(RecoveredOut(sorted(holding.seats), holding.host))
        self._set_cookie(request, response, room, holding)
        return response

    async def forget(self, request: Request) -> Response:
        """The name of whoever holds a seat is taken off the table."""
        wanted = await self._read(request, SeatIn, "join")
        room, held, _ = await self._come_in(request)
        await room.forget(wanted.seat, held)
        await _hub(request).wipe()
        return _json(SeatsOut(sorted(held.seats)))

    async def end(self, request: Request) -> Response:
        """Whoever set up the table closes it."""
        await self._read(request, Nothing, "join")
        place, held, _ = await self._come_by(request)
        await place.end(held)
        return _json(Nothing())

    async def bar(self, request: Request) -> Response:
        """Whoever set up the table sends somebody away for good."""
        wanted = await self._read(request, BarIn, "join")
        if (wanted.seat is UNSET) == (wanted.spectator is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a spectator.")
        room, held, _ = await self._come_in(request)
        if wanted.seat is not UNSET:
            await room.bar_seat(wanted.seat, held)
        else:
            assert wanted.spectator is not UNSET
            await room.bar_spectator(wanted.spectator, held)
        return _json(Nothing())

    async def lift(self, request: Request) -> Response:
        """Whoever set up the table lets somebody in again."""
        wanted = await self._read(request, LiftIn, "join")
        room, held, _ = await self._come_in(request)
        await room.lift(wanted.bar, held)
        return _json(Nothing())

    # People who keep a name.

    async def make_person(self, request: Request) -> Response:
        """A name is kept from now on; the answer is the only place where the recovery phrase ever is."""
        wanted = await self._read(request, NameIn, "name")
        if await self._me(request) is not None:
            raise Refusal("has_name")
        person, phrase = await _hub(request).people.make(_name(wanted))
        response = _phrase(phrase, 201)
        self._set_person(request, response, person.named)
        return response

    async def me(self, request: Request) -> Response:
        """Under which name this browser plays."""
        me = await self._me(request)
        response = _json(MeOut(None if me is None else await self._told(request, me)))
        if me is not None:
            self._set_person(request, response, me.named)
        elif PERSON_COOKIE in request.cookies:
            self._drop_person(response)
        return response

    async def rename(self, request: Request) -> Response:
        """Another name from now on."""
        wanted = await self._read(request, NameIn, "name")
        me = await self._named(request)
        await _hub(request).people.rename(me, _name(wanted))
        return _json(Nothing())

    async def new_phrase(self, request: Request) -> Response:
        """A new recovery phrase; the earlier one is void, and other browsers play under the name no more."""
        await self._read(request, Nothing, "name")
        named, phrase = await _hub(request).people.new_phrase(await self._named(request))
        response = _phrase(phrase)
        self._set_person(request, response, named)
        return response

    async def recover_person(self, request: Request) -> Response:
        """The name whose recovery phrase somebody types is kept in this browser; seats come one by one."""
        wanted = await self._read(request, PhraseIn, "recover")
        try:
            phrase = read_phrase(wanted.phrase)
        except UnknownWord as error:
            raise Refusal("phrase_word", "phrase", _unknown(str(error))) from error
        if phrase is None:
            raise Refusal("phrase_length")
        person = await _hub(request).people.find(phrase)
        response = _json(MeOut(await self._told(request, person)))
        self._set_person(request, response, person.named)
        return response

    async def leave_name(self, request: Request) -> Response:
        """No name is kept in this browser any more; nothing else changes."""
        await self._read(request, Nothing, "join")
        response = _json(Nothing())
        self._drop_person(response)
        return response

    async def delete_person(self, request: Request) -> Response:
        """The name, the recovery phrase, and which seats were whose are forgotten."""
        await self._read(request, Nothing, "join")
        await _hub(request).forget(await self._named(request))
        response = _json(Nothing())
        self._drop_person(response)
        return response

    async def _me(self, request: Request) -> Person | None:
        """Under which name this browser plays."""
        hub = _hub(request)
        return await hub.people.at(hub.named(request.cookies))

    async def _named(self, request: Request) -> Person:
        """The same; raises Refusal where it plays under none."""
        me = await self._me(request)
        if me is None:
            raise Refusal("no_name")
        return me

    async def _told(self, request: Request, person: Person) -> PersonOut:
        seats = await _hub(request).people.seats_of(person)
        return PersonOut(
            person.name,
            person.at,
            [
                PersonSeat(each.table, each.game, None if each.seat == HOST_SEAT else each.seat)
                for each in seats
            ],
        )

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
        self._count(request, "join")
        room, _, _ = await self._come_in(request)
        return Response(await room.proof(), 200, _UNKEPT, "application/json")

    async def file(self, request: Request) -> Response:
        """A finished game as a file, for ``lastfire verify`` and ``lastfire replay``.

        Of a game that cannot go on here, once the table is closed, all that is kept, for the version that it
        was played by.
        """
        self._count(request, "join")
        place, _, _ = await self._come_by(request)
        name, content = await place.file()
        headers = {**_UNKEPT, "content-disposition": f'attachment; filename="{name}"'}
        return Response(content, 200, headers, "application/octet-stream")

    async def live(self, socket: WebSocket) -> None:
        """The socket of a screen."""
        await serve_socket(socket, socket.app.state.hub, self._settings)

    async def _come_in(self, request: Request) -> tuple[Room, Held, bool]:
        """The table, what this browser holds there, and whether some of its cookie was not valid."""
        room = await _hub(request).room(request.path_params["table"], _network(request))
        return room, *_hub(request).read_cookies(room, request.cookies)

    async def _come_by(self, request: Request) -> tuple[Room | Stranded, Held, bool]:
        """The same, also where the game cannot go on here."""
        place = await _hub(request).place(request.path_params["table"], _network(request))
        return place, *_hub(request).read_cookies(place, request.cookies)

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

    def _set_cookie(self, request: Request, response: Response, room: Room | Stranded, holding: Held) -> None:
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

    def _set_person(self, request: Request, response: Response, named: Named) -> None:
        response.set_cookie(
            PERSON_COOKIE,
            _hub(request).signer.person_cookie(named),
            max_age=COOKIE_SECONDS,
            path="/api",
            secure=self._settings.https or request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )

    def _drop_person(self, response: Response) -> None:
        response.delete_cookie(PERSON_COOKIE, path="/api", httponly=True, samesite="lax")


def _network(request: Request) -> str:
    """From where a request comes."""
    return network(request.client.host if request.client else "")


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def _name(wanted: NameIn) -> str:
    """The name that somebody wants to keep; raises Refusal for none."""
    name = clean_name(wanted.name, "name")
    if not name:
        raise Refusal("bad_name", "name")
    return name


def _phrase(phrase: Phrase, status: int = 200) -> Response:
    return _json(PhraseOut([Words(word.en, word.ja) for word in phrase.words]), status)


def _unknown(word: str) -> Name:
    return Name(f"“{word}” stands in no recovery phrase.", f"「{word}」は復元フレーズに使われない言葉です。")


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, _UNKEPT, "application/json")


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
