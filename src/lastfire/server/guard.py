"""What stands before every request: where it comes from, how many, how large, what browsers may do."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastfire.server.errors import Refusal
from lastfire.server.pages import foreign_host_page
from lastfire.server.rates import AddressRates
from lastfire.server.settings import Settings

_SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    # Addresses hold the tokens of seats.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def refusal_response(refusal: Refusal) -> Response:
    """A refusal over HTTP."""
    return Response(
        msgspec.json.encode(refusal.body()),
        refusal.status,
        {"cache-control": "no-store", **_SECURITY},
        "application/json",
    )


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what a page of another site sends: its Origin is not ours."""
    origin = connection.headers.get("origin", "")
    if origin in settings.origins:
        return
    try:
        parts = urlsplit(origin)
    except ValueError as error:
        raise Refusal("foreign_origin") from error
    host = connection.headers.get("host", "")
    # Behind a proxy we cannot know by which scheme the browser came.
    if parts.scheme in ("http", "https") and host and parts.netloc.lower() == host.lower():
        return
    raise Refusal("foreign_origin")


async def read_body(request: Request, settings: Settings) -> bytes:
    """The JSON body of a request from one of our own pages; raises Refusal for any other."""
    check_origin(request, settings)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("not_json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > settings.largest_body:
            raise Refusal("too_large")
    return body


class Guard:
    """Answers only to our own names and not too often, and adds to every answer what protects the browser."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = {host.lower() for host in settings.hosts}
        self._rates = AddressRates({"request": settings.requests}, settings.clock)
        self._closes = not settings.behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in _SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == "http" and not self._rates.allows("request", (scope.get("client") or [""])[0]):
            response = refusal_response(Refusal("rate_limited"))
            if self._closes:
                # What else waits on this connection is not even read. One of a proxy serves others too.
                response.headers["connection"] = "close"
            await response(scope, receive, send_guarded)
            return
        # Another site could have let its own name lead here, but no name of its own is localhost
        # or an address.
        name = _name(Headers(scope=scope).get("host", ""))
        if name == "localhost" or name in self._hosts or _is_address(name):
            await self._app(scope, receive, send_guarded)
        elif scope["type"] == "http":
            for_people = "text/html" in Headers(scope=scope).get("accept", "")
            response = foreign_host_page(name) if for_people else refusal_response(Refusal("foreign_host"))
            await response(scope, receive, send_guarded)
        else:
            await send({"type": "websocket.close", "code": 1008})


def _name(host: str) -> str:
    """The name in a Host header, without its port; empty when it makes no sense."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
