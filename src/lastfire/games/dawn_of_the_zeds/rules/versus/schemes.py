"""Schemes: the cards of the Zeds player. [DOZ-VERSUS-88..93, DOZ-VERSUS-110]"""

from typing import Final

from lastfire.engine.pile import Pile
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.card import SchemeCard
from lastfire.games.dawn_of_the_zeds.rules.holdings import come_into_force
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.sources import SCHEME_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.used import ZEDS_ACTION, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import zeds_eyes
from lastfire.games.dawn_of_the_zeds.rules.versus.state import Versus
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, SCHEME
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ACTIONS_BEGIN as ACTIONS_BEGIN
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ARRESTED as ARRESTED
from lastfire.games.dawn_of_the_zeds.rules.words.versus import (
    ASK_BURY,
    ASK_SCHEME,
    SCHEME_BURIED,
    SCHEME_DRAWN,
    SCHEME_LAID_ASIDE,
    SCHEME_PLAYED,
    SCHEME_SEEN,
    SCHEMES_SHUFFLED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.versus import AT_ZEDS_ACTIONS as AT_ZEDS_ACTIONS
from lastfire.games.dawn_of_the_zeds.rules.words.versus import GUNFIRE_DECLARED as GUNFIRE_DECLARED
from lastfire.games.dawn_of_the_zeds.rules.words.versus import RESEARCH_ROLLED as RESEARCH_ROLLED
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ZEDS_DICE as ZEDS_DICE
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ZEDS_HIT as ZEDS_HIT

FIRST_HAND: Final = 2
MOST_HELD: Final = 3  # [DOZ-VERSUS-89]

# What ``used`` notes under ZEDS_ACTION: what can be done once a turn.
RISE: Final = 0
PLOT: Final = 1
SPY: Final = 2
AGITATE: Final = 3
EXPERIMENT: Final = 4
SHOT: Final = 5
SCHEME_OF_TURN: Final = 6  # [DOZ-VERSUS-91]


def deal_first_schemes(t: DawnTable) -> None:
    """The deck of the level, and the first hand. [DOZ-VERSUS-88, DOZ-VERSUS-89]"""
    versus = table_of(t)
    level = LEVELS.index(t.box.level)
    versus.scheme_pile = Pile([card.number for card in t.box.schemes if card.level <= level])
    versus.schemes = []
    versus.buried = []
    versus.open_discards = []
    for _ in range(FIRST_HAND):
        _take_scheme(t)


def table_of(t: DawnTable) -> Versus:
    """What only Versus has."""
    versus = t.versus
    assert versus is not None
    return versus


def draw_scheme(t: DawnTable) -> Flow:
    """Draw a Scheme; of four, one is discarded face down. [DOZ-VERSUS-39, DOZ-VERSUS-89, DOZ-VERSUS-93]"""
    versus = table_of(t)
    if not len(versus.scheme_pile):
        cards = [*versus.buried, *versus.open_discards]
        if not cards:
            return
        t.tell(SCHEMES_SHUFFLED, len(cards))
        versus.buried = []
        versus.open_discards = []
        versus.scheme_pile.shuffle_in(cards)
    card = _take_scheme(t)
    t.tell(SCHEME_DRAWN, len(versus.schemes))
    t.tell_only(zeds_eyes(t), SCHEME_SEEN, card)
    if len(versus.schemes) > MOST_HELD:
        yield from choose(t, t.zeds_seat, ASK_BURY, [SCHEME + number for number in versus.schemes])
        card = t.reply - SCHEME
        versus.schemes.remove(card)
        versus.buried = sorted([*versus.buried, card])
        t.tell(SCHEME_BURIED, len(versus.schemes))
        t.tell_only(zeds_eyes(t), SCHEME_LAID_ASIDE, card)


def _take_scheme(t: DawnTable) -> int:
    versus = table_of(t)
    card = versus.scheme_pile.draw(t.chance, zeds_eyes(t))
    versus.schemes = sorted([*versus.schemes, card])
    return card


def can_draw(t: DawnTable) -> bool:
    """Whether there is any Scheme outside the hand."""
    versus = table_of(t)
    return len(versus.scheme_pile) > 0 or len(versus.buried) > 0 or len(versus.open_discards) > 0


def offer_scheme(
    t: DawnTable,
    moment: int,
    unit: int = NONE,
    other: int = NONE,
    space: int = NONE,
    strength: int = 0,
    column: int = 0,
    count: int = 0,
    total: int = 0,
    needed: int = 0,
) -> Flow:
    """Let the Zeds player play a Scheme now; ``t.reply`` is what it changes, 0 for nothing.

    What follows the moment is what the question says of it, all of it open: who does what to whom in which
    space, with what Strength, in which column, from 1; how many Hits; the die and what it needs.

    Of ZEDS_HIT that is how many Hits are cancelled, of RESEARCH_ROLLED by how much the die counts less, and 1
    if the shot of GUNFIRE_DECLARED does not take place, or the unit of ARRESTED has got away. The Zeds player
    is asked wherever the others cannot know that no Scheme fits: else the question alone would tell them.
    [DOZ-VERSUS-92, DOZ-VERSUS-110]
    """
    t.reply = 0
    if t.zeds_seat < 0 or not may_be_played(t, moment):
        return NOTHING
    return _offered(t, moment, (unit, other, space, strength, column, count, total, needed))


def _offered(t: DawnTable, moment: int, about: tuple[int, ...]) -> Flow:
    ids = [SCHEME + number for number in playable_schemes(t, moment)]
    yield t.ask(t.zeds_seat, ASK_SCHEME, [*ids, NO], moment, *about)
    if t.reply == NO:
        t.reply = 0
        return
    yield from play_scheme(t, t.reply - SCHEME)


def may_play_schemes(t: DawnTable) -> bool:
    """Whether any Scheme may be played: one a turn, and none in a turn with BRAINS. [DOZ-VERSUS-91]"""
    versus = table_of(t)
    if not versus.schemes or is_used(t, ZEDS_ACTION, SCHEME_OF_TURN):
        return False
    return t.event < 0 or not t.box.events[t.event].brains


def may_be_played(t: DawnTable, moment: int) -> bool:
    """Whether the Zeds player might play a Scheme now, for all that the others know.

    That is so if one that fits does not lie open among the discards. [DOZ-VERSUS-110]
    """
    if not may_play_schemes(t):
        return False
    level = LEVELS.index(t.box.level)
    played = table_of(t).open_discards
    for card in t.box.schemes:
        if card.level <= level and card.number not in played and _fits(t, card, moment):
            return True
    return False


def playable_schemes(t: DawnTable, moment: int) -> list[int]:
    """The Schemes of the hand that may be played now and would do something."""
    if not may_play_schemes(t):
        return []
    schemes = t.box.schemes
    return [number for number in table_of(t).schemes if _fits(t, schemes[number], moment)]


def _fits(t: DawnTable, card: SchemeCard, moment: int) -> bool:
    """Whether it is a card's time and it would do something, by what lies open on the table."""
    if moment not in card.moments:
        return False
    return all(effect.is_possible(t) for effect in card.effects)


def play_scheme(t: DawnTable, number: int) -> Flow:
    """Play a Scheme of the hand, and discard it face up. [DOZ-VERSUS-91, DOZ-VERSUS-93]

    What it holds is in force for the fight under way; ``t.reply`` is what its effect leaves there.
    """
    versus = table_of(t)
    card = t.box.schemes[number]
    versus.schemes.remove(number)
    versus.open_discards = sorted([*versus.open_discards, number])
    mark_used(t, ZEDS_ACTION, SCHEME_OF_TURN)
    t.chance.reveal()
    t.tell(SCHEME_PLAYED, number)
    if card.holds:
        if t.fight is not None:
            t.fight.cards.append(SCHEME_SOURCE + number)
        else:
            come_into_force(t, SCHEME_SOURCE + number)
    t.reply = 0
    for effect in card.effects:
        yield from asked_for(SCHEME_SOURCE + number, effect.do(t))
