"""Steps and layouts of the tests of Fate and Research cards."""

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT, FATE, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import build_research_deck, reveal_research
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE, RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.windows import IN_ACTIONS, offer
from tests.games.dawn_of_the_zeds.table import Carried, Game


def fate_deck(game: Game, *cards: str, discards: tuple[str, ...] = ()) -> Game:
    """The Fate deck, which has no order before a card is turned, and its discards."""
    game.t.fates = Pile(sorted(FATE[card] for card in cards))
    game.t.fate_discards = [FATE[card] for card in discards]
    return game


def draws_fate(t: DawnTable) -> Flow:
    """Fate is drawn for nothing but itself."""
    yield from draw_fate(t)
    yield from finish_fate(t)


def twisted(game: Game, card: str) -> Game:
    """The plot twist of a Fate card; its track is the test's where the players choose it."""
    return drawn(game, card)


def played(game: Game, card: str, moment: int = IN_ACTIONS) -> Game:
    """A hold card is played at a moment."""
    return game.holds(card).carries_out(offering(moment)).answers("play", card)


def drawn(game: Game, card: str) -> Game:
    """A Fate card is drawn and carried out or kept; choices that remain are the test's."""
    fate_deck(game, card)
    game._chance.script.insert(0, FATE[card])
    return game.carries_out(draws_fate)


def offering(moment: int) -> Carried:
    """Hold cards may be played at a moment."""

    def step(t: DawnTable) -> Flow:
        yield from offer(t, moment)

    return step


def research_deck(game: Game, current: str = "dpc_commission") -> Game:
    """The Research deck of the level, with another Current card than the first one."""
    build_research_deck(game.t)
    game.t.in_force = [source for source in game.t.in_force if source < RESEARCH_SOURCE]
    game.t.research = RESEARCH_CARD[current]
    return game.force(RESEARCH_SOURCE + RESEARCH_CARD[current])


def only_late(game: Game) -> Game:
    """All Early cards have been revealed: those left are not used in this game."""
    game.t.early_to_come = 0
    return game


def reveals(t: DawnTable) -> Flow:
    """The next Research card is revealed."""
    yield from reveal_research(t)


def revealed(game: Game, card: str) -> Game:
    """A Research card is revealed; choices that remain are the test's."""
    number = RESEARCH_CARD[card]
    if number in game.t.early_left:
        game.t.early_left.remove(number)
        game.t.early_to_come = 0
        game.t.early_left = [number, *game.t.early_left]
        game.t.early_to_come = 1
        game._chance.script.insert(0, number)
    elif number in game.t.late_left:
        only_late(game)._chance.script.insert(0, number)
    else:
        only_late(game)._chance.script[:0] = [-1, number]
    return game.carries_out(reveals)


def component(game: Game, name: str) -> Game:
    """A component of the Super Weapon is in force."""
    return game.force(COMPONENT_SOURCE + COMPONENT[name])
