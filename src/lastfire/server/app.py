"""The web application: every address of the server."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
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
    OptionType,
    RenewIn,
    RenewOut,
    RuleOut,
    RulesOut,
    SeatsOut,
    SitIn,
    TableCreated,
    TableIn,
    Words,
)
from lastfire.server.names import clean_name
from lastfire.server.pages import Assets, client_page
from lastfire.server.rates import AddressRates
from lastfire.server.seats import COOKIE, COOKIE_SECONDS, Holding
from lastfire.server.settings import Settings
from lastfire.server.sockets import serve_socket
from lastfire.server.tables import Table

_Body = TypeVar("_Body")


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    return Starlette(
        routes=_Addresses(settings).routes(),
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={
            Refusal: _refuse,
            HTTPException: _refuse_address,
            Exception: _fail,
        },
        lifespan=_lifespan(settings),
    )


def _lifespan(settings: Settings) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = Hub(settings)
        try:
            yield
        finally:
            await app.state.hub.close()

    return lifespan


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
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}", self.facts),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/renew", self.renew, methods=["POST"]),
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
        return _json(GamesOut([_game_out(game) for game in lastfire.games().values()]))

    async def catalogue(self, request: Request) -> Response:
        """The cards, tokens and words of a game."""
        game = lastfire.games().get(request.path_params["game"])
        if game is None:
            raise Refusal("unknown_game", "game")
        return _json(game.catalogue())

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, in our words."""
        name = request.path_params["game"]
        if name not in lastfire.games():
            raise Refusal("unknown_game", "game")
        return _json(
            RulesOut(
                [
                    RuleOut(rule.id, rule.group, rule.chapter, Words(rule.text_en, rule.text_ja))
                    for rule in rulebook.rules(name)
                ]
            )
        )

    async def create(self, request: Request) -> Response:
        """A new table. The browser gets the seats that share its screen."""
        wanted = await self._read(request, TableIn, "create")
        hub = _hub(request)
        table = await hub.create(wanted)
        created = TableCreated(table.id, f"/t/{table.id}", hub.seat_links(table))
        response = _json(created, 201)
        self._set_cookie(request, response, table, Holding(table.nonces_here(), host=True))
        return response

    async def facts(self, request: Request) -> Response:
        """What anybody may know of a table."""
        table = await _hub(request).table(request.path_params["table"])
        response = _json(table.facts())
        holding, spoilt = _hub(request).read_cookie(table, request.cookies.get(COOKIE))
        if spoilt:
            # Seats that are no longer this browser's are forgotten, the others stay.
            self._set_cookie(request, response, table, holding)
        return response

    async def sit(self, request: Request) -> Response:
        """Sit down, on a free chair or by a seat's link."""
        wanted = await self._read(request, SitIn, "join")
        if (wanted.seat is UNSET) == (wanted.token is UNSET):
            raise Refusal("malformed", "seat", "Give either a seat or a token.")
        hub = _hub(request)
        table = await hub.table(request.path_params["table"])
        name = None if wanted.name is UNSET else clean_name(wanted.name, "name")
        if wanted.token is not UNSET:
            link = hub.signer.read_link(wanted.token)
            if link is None or link[0] != table.id:
                raise Refusal("bad_link", "token")
            _, seat, nonce = link
            await table.sit_by_link(seat, nonce, name)
        else:
            assert wanted.seat is not UNSET
            seat = wanted.seat
            nonce = await table.sit(seat, name)
        held, _ = hub.read_cookie(table, request.cookies.get(COOKIE))
        holding = Holding({**held.seats, seat: nonce}, held.host)
        response = _json(SeatsOut(sorted(holding.seats)))
        self._set_cookie(request, response, table, holding)
        return response

    async def renew(self, request: Request) -> Response:
        """A new link for a seat, for whoever set up the table; the old one is void."""
        wanted = await self._read(request, RenewIn, "join")
        hub = _hub(request)
        table = await hub.table(request.path_params["table"])
        if not hub.read_cookie(table, request.cookies.get(COOKIE))[0].host:
            raise Refusal("not_host")
        nonce = await table.renew(wanted.seat)
        return _json(RenewOut(hub.seat_link(table, wanted.seat, nonce)))

    async def live(self, socket: WebSocket) -> None:
        """The socket of a screen."""
        await serve_socket(socket, socket.app.state.hub, self._settings)

    async def _read(self, request: Request, form: type[_Body], rate: str) -> _Body:
        """The body of a request, once everything about it is in order."""
        check_origin(request, self._settings)
        self._rates.count(rate, request.client.host if request.client else "")
        body = await read_body(request, self._settings)
        try:
            return msgspec.json.decode(body, type=form)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("malformed", detail=f"This request cannot be read: {error}.") from error

    def _set_cookie(self, request: Request, response: Response, table: Table, holding: Holding) -> None:
        response.set_cookie(
            COOKIE,
            _hub(request).signer.cookie(table.id, holding),
            max_age=COOKIE_SECONDS,
            # One cookie a table, so that none is sent where it opens nothing.
            path=f"/api/tables/{table.id}",
            secure=self._settings.https or request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


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


async def _refuse_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(Refusal("bad_method" if error.status_code == 405 else "unknown_path"))


async def _fail(request: Request, error: Exception) -> Response:
    """A fault of ours; the server logs the error itself."""
    return refusal_response(Refusal("internal"))
