"""The addresses by which people keep a name, come back to it, and are forgotten."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastfire.engine.words import Name
from lastfire.server.errors import Refusal
from lastfire.server.messages import (
    MeOut,
    NameIn,
    Nothing,
    PersonOut,
    PersonSeat,
    PhraseIn,
    PhraseOut,
    Words,
)
from lastfire.server.names import clean_name
from lastfire.server.people import HOST_SEAT, Person
from lastfire.server.phrases import Phrase, UnknownWord, read_phrase
from lastfire.server.requests import Requests, hub_of, json_response, named_at, person_at
from lastfire.server.seats import COOKIE_SECONDS, PERSON_COOKIE, Named


class PeopleAddresses:
    """What is done at each of them. Which seats are whose is said at the table (app.py)."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/api/people", self.make_person, methods=["POST"]),
            Route("/api/people/me", self.me),
            Route("/api/people/name", self.rename, methods=["POST"]),
            Route("/api/people/phrase", self.new_phrase, methods=["POST"]),
            Route("/api/people/recover", self.recover_person, methods=["POST"]),
            Route("/api/people/leave", self.leave_name, methods=["POST"]),
            Route("/api/people/delete", self.delete_person, methods=["POST"]),
        ]

    async def make_person(self, request: Request) -> Response:
        """A name is kept from now on; the answer is the only place where the recovery phrase ever is."""
        wanted = await self._requests.read(request, NameIn, "name")
        if await person_at(request) is not None:
            raise Refusal("has_name")
        person, phrase = await hub_of(request).people.make(_name(wanted))
        response = _phrase(phrase, 201)
        self._set_person(request, response, person.named)
        return response

    async def me(self, request: Request) -> Response:
        """Under which name this browser plays."""
        me = await person_at(request)
        response = json_response(MeOut(None if me is None else await _told(request, me)))
        if me is not None:
            self._set_person(request, response, me.named)
        elif PERSON_COOKIE in request.cookies:
            self._drop_person(response)
        return response

    async def rename(self, request: Request) -> Response:
        """Another name from now on."""
        wanted = await self._requests.read(request, NameIn, "name")
        me = await named_at(request)
        await hub_of(request).people.rename(me, _name(wanted))
        return json_response(Nothing())

    async def new_phrase(self, request: Request) -> Response:
        """A new recovery phrase; the earlier one is void, and other browsers play under the name no more."""
        await self._requests.read(request, Nothing, "name")
        named, phrase = await hub_of(request).people.new_phrase(await named_at(request))
        response = _phrase(phrase)
        self._set_person(request, response, named)
        return response

    async def recover_person(self, request: Request) -> Response:
        """The name whose recovery phrase somebody types is kept in this browser; seats come one by one."""
        wanted = await self._requests.read(request, PhraseIn, "recover")
        try:
            phrase = read_phrase(wanted.phrase)
        except UnknownWord as error:
            raise Refusal("phrase_word", "phrase", _unknown(str(error))) from error
        if phrase is None:
            raise Refusal("phrase_length")
        person = await hub_of(request).people.find(phrase)
        response = json_response(MeOut(await _told(request, person)))
        self._set_person(request, response, person.named)
        return response

    async def leave_name(self, request: Request) -> Response:
        """No name is kept in this browser any more; nothing else changes."""
        await self._requests.read(request, Nothing, "join")
        response = json_response(Nothing())
        self._drop_person(response)
        return response

    async def delete_person(self, request: Request) -> Response:
        """The name, the recovery phrase, and which seats were whose are forgotten."""
        await self._requests.read(request, Nothing, "join")
        await hub_of(request).forget(await named_at(request))
        response = json_response(Nothing())
        self._drop_person(response)
        return response

    def _set_person(self, request: Request, response: Response, named: Named) -> None:
        response.set_cookie(
            PERSON_COOKIE,
            hub_of(request).signer.person_cookie(named),
            max_age=COOKIE_SECONDS,
            path="/api",
            secure=self._requests.is_secure(request),
            httponly=True,
            samesite="lax",
        )

    def _drop_person(self, response: Response) -> None:
        response.delete_cookie(PERSON_COOKIE, path="/api", httponly=True, samesite="lax")


async def _told(request: Request, person: Person) -> PersonOut:
    """What somebody is told of what is kept of them."""
    seats = await hub_of(request).people.seats_of(person)
    return PersonOut(
        person.name,
        person.at,
        [PersonSeat(each.table, each.game, None if each.seat == HOST_SEAT else each.seat) for each in seats],
    )


def _name(wanted: NameIn) -> str:
    """The name that somebody wants to keep; raises Refusal for none."""
    name = clean_name(wanted.name, "name")
    if not name:
        raise Refusal("bad_name", "name")
    return name


def _phrase(phrase: Phrase, status: int = 200) -> Response:
    return json_response(PhraseOut([Words(word.en, word.ja) for word in phrase.words]), status)


def _unknown(word: str) -> Name:
    return Name(f"“{word}” stands in no recovery phrase.", f"「{word}」は復元フレーズに使われない言葉です。")
