"""What crossroads cards have in common: who is asked, who stands where, and how it is said."""

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, OUTSIDE_ONLY
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, clause
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def people_at(t: ColonyTable, seat: int, place: int) -> list[int]:
    """The player's survivors at a place, anywhere, or anywhere outside the colony."""
    return [
        survivor
        for survivor in t.groups[seat]
        if place == ANYWHERE
        or t.place[survivor] == place
        or (place == OUTSIDE_ONLY and t.place[survivor] != COLONY)
    ]


def seats_at(t: ColonyTable, place: int) -> list[int]:
    """Players with a survivor at a place, from the first player; for ``ANYWHERE`` all players."""
    return [seat for seat in t.living_seats() if place == ANYWHERE or people_at(t, seat, place)]


def others_than(t: ColonyTable, seat: int) -> list[int]:
    """The other players, from the first player."""
    return [other for other in t.living_seats() if other != seat]


def at(place: int) -> Name:
    """A place, after what is there."""
    if place == ANYWHERE:
        return Name("", "")
    if place == OUTSIDE_ONLY:
        return Name(" at a non-colony location", "コロニー以外のロケーションにいる")
    return Name(f" at {PLACES[place].name.en}", f"{PLACES[place].name.ja}にいる")


def cards_of(symbol: int, count: int) -> Name:
    """So many cards with a symbol."""
    name = SYMBOLS[symbol].name
    return Name(counted(count, f"{name.en} card"), f"{name.ja}カード{count}枚")


def if_done(then: tuple[Verb, ...], otherwise: tuple[Verb, ...], who: str = "they") -> Name:
    """What follows if somebody did something, and what otherwise."""
    en, ja = "", ""
    if then:
        said = clause(then)
        en, ja = f" If {who} do, {said.en}", f"そうした場合、{said.ja}"
    if otherwise:
        said = clause(otherwise)
        en, ja = f"{en} If {who} do not, {said.en}", f"{ja}そうしなかった場合、{said.ja}"
    return Name(en, ja)
