"""What every address does with a request: from whom it comes, whether it may, and what it says."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lastfire.server.errors import Refusal
from lastfire.server.guard import check_origin, read_body
from lastfire.server.hub import Hub
from lastfire.server.people import Person
from lastfire.server.rates import AddressRates, network
from lastfire.server.settings import Settings

_Body = TypeVar("_Body")
UNKEPT: Final = {"cache-control": "no-store"}
"""The headers of what no browser may keep."""


class Requests:
    """Reads requests, and counts them by the address that they come from."""

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

    async def read(self, request: Request, form: type[_Body], rate: str) -> _Body:
        """The body of a request, once everything about it is in order; raises Refusal."""
        check_origin(request, self._settings)
        self.count(request, rate)
        body = await read_body(request, self._settings)
        try:
            return msgspec.json.decode(body, type=form)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("malformed", detail=f"This request cannot be read: {error}.") from error

    def count(self, request: Request, rate: str) -> None:
        """Count a request of the address that it comes from; raises Refusal when it had its share."""
        self._rates.count(rate, network_of(request))

    def is_secure(self, request: Request) -> bool:
        """Whether the browser sends cookies back over TLS alone."""
        return self._settings.https or request.url.scheme == "https"


def network_of(request: Request) -> str:
    """From where a request comes."""
    return network(request.client.host if request.client else "")


def hub_of(request: Request) -> Hub:
    """The tables of the server that is asked."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def person_at(request: Request) -> Person | None:
    """Under which name the browser plays that asks."""
    hub = hub_of(request)
    return await hub.people.at(hub.named(request.cookies))


async def named_at(request: Request) -> Person:
    """The same; raises Refusal where it plays under none."""
    person = await person_at(request)
    if person is None:
        raise Refusal("no_name")
    return person


def json_response(value: object, status: int = 200) -> Response:
    """A value as JSON, which no browser keeps."""
    return Response(msgspec.json.encode(value), status, UNKEPT, "application/json")
