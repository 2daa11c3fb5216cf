"""What tests of Versus say beside the words of a table."""

from typing import Any

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.decks.names import SCHEME
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.action import WHO
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import offer_scheme
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus
from lastfire.games.dawn_of_the_zeds.rules.versus.window import versus_window
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay


def versus(
    level: str = "apocalypse",
    seats: int = 2,
    actions: int = 0,
    hand: str = "",
    deck: str = "",
    **options: Any,
) -> Game:
    """An empty map with a Zeds player, who has so many Zeds Actions and these Schemes."""
    game = lay(level, seats, mode="versus", **options)
    cards = of(game)
    cards.actions = actions
    cards.schemes = sorted(SCHEME[scheme] for scheme in hand.split())
    cards.scheme_pile = Pile(sorted(SCHEME[scheme] for scheme in deck.split()))
    return game


def of(game: Game) -> Versus:
    """What only Versus has, before play begins."""
    assert game.t.versus is not None
    return game.t.versus


def now(game: Game) -> Versus:
    """What only Versus has, as it lies."""
    assert game.now.versus is not None
    return game.now.versus


def left(game: Game) -> int:
    """The Zeds Actions that are left."""
    return now(game).actions


def hand(game: Game) -> list[str]:
    """The Schemes in the hand of the Zeds player."""
    return _names(now(game).schemes)


def played(game: Game) -> list[str]:
    """The Schemes that lie face up."""
    return _names(now(game).open_discards)


def buried(game: Game) -> list[str]:
    """The Schemes that lie face down."""
    return _names(now(game).buried)


def _names(numbers: list[int]) -> list[str]:
    names = list(SCHEME)
    return [names[number] for number in numbers]


def _window(t: DawnTable) -> Flow:
    t.reply = 1
    while t.reply:
        yield from versus_window(t)


def opens(game: Game) -> Game:
    """The Zeds player has a window, until they pass or nothing can be done."""
    return game.carries_out(_window)


def can(game: Game, verb: str, about: str = "") -> bool:
    """Whether this is among the options of the open question."""
    return any(option.split(" ")[0] == verb and about in option for option in game.options)


def can_at_all(game: Game, verb: str, about: str = "") -> bool:
    """Whether the Zeds player can do this at a window that opens now."""
    return can(opens(game), verb, about)


def offered(moment: int) -> Carried:
    """A moment for Schemes."""

    def step(t: DawnTable) -> Flow:
        yield from offer_scheme(t, moment)

    return step


def acts(game: Game, **numbers: int) -> Game:
    """The Action Phase, with an Action or two."""
    game.has(asked=0, **{"event_actions": 2, **numbers})
    return game.begin(ACTION, WHO)
