"""When cards that are held may be played. [DOZ-FATE-6, DOZ-COOP-10]

A card that may be played at any time is offered wherever it can matter.
What a card changes, the chapter that offers it looks at afterwards: ``t.groups[0]`` and ``t.track`` may be
cancelled (``turn/activation.py``), attackers may be gone from ``t.fight.zeds``, and ``t.fight.is_turned``
says that a lost defence is won after all.
"""

from collections.abc import Callable
from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.card import FateCard
from lastfire.games.dawn_of_the_zeds.rules.combat.column import find_column
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, come_into_force
from lastfire.games.dawn_of_the_zeds.rules.moments import AT_PHASE as AT_PHASE
from lastfire.games.dawn_of_the_zeds.rules.moments import BEFORE_DICE, IN_FIGHT
from lastfire.games.dawn_of_the_zeds.rules.moments import BEFORE_GROUP as BEFORE_GROUP
from lastfire.games.dawn_of_the_zeds.rules.moments import BEFORE_TRACK as BEFORE_TRACK
from lastfire.games.dawn_of_the_zeds.rules.moments import CARD_LOST as CARD_LOST
from lastfire.games.dawn_of_the_zeds.rules.moments import CHAOS_NEEDED as CHAOS_NEEDED
from lastfire.games.dawn_of_the_zeds.rules.moments import CHAOS_READ as CHAOS_READ
from lastfire.games.dawn_of_the_zeds.rules.moments import DEFENCE_LOST as DEFENCE_LOST
from lastfire.games.dawn_of_the_zeds.rules.moments import IN_ACTIONS as IN_ACTIONS
from lastfire.games.dawn_of_the_zeds.rules.moments import INFECTION_READ as INFECTION_READ
from lastfire.games.dawn_of_the_zeds.rules.moments import INFECTION_RISES as INFECTION_RISES
from lastfire.games.dawn_of_the_zeds.rules.moments import ON_HERO_MOVE as ON_HERO_MOVE
from lastfire.games.dawn_of_the_zeds.rules.moments import PHASE_BEGINS as PHASE_BEGINS
from lastfire.games.dawn_of_the_zeds.rules.moments import PLAYERS_ATTACK as PLAYERS_ATTACK
from lastfire.games.dawn_of_the_zeds.rules.moments import SUPPLIES_NEEDED as SUPPLIES_NEEDED
from lastfire.games.dawn_of_the_zeds.rules.moments import TOWN_STANDS as TOWN_STANDS
from lastfire.games.dawn_of_the_zeds.rules.moments import ZEDS_ATTACK as ZEDS_ATTACK
from lastfire.games.dawn_of_the_zeds.rules.sources import FATE_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hides_held_cards
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, PLAY
from lastfire.games.dawn_of_the_zeds.rules.words.fates import ASK_HOLD_CARD, CARD_PLAYED

NO_CARDS: Final[list[int]] = []
"""Shared: nobody changes it."""


def offer(t: DawnTable, moment: int, space: int = NONE, count: int = 0) -> Flow:
    """Let the players play hold cards now, one after another, lead player first, until all have passed.

    The question says what it is about, all of it open; ``space`` and ``count`` where Chaos and Supplies are
    missing.

    Nobody is asked where no held card fits. Where the Zeds player does not see what is held, the others are
    asked wherever that player cannot know that nothing fits: else the question alone would tell.
    [DOZ-COOP-10, DOZ-VERSUS-111]
    """
    if not t.fate_hand:
        return NOTHING
    cards = playable(t, moment)
    if not cards and (t.versus is None or not _might_be_played(t, moment)):
        return NOTHING
    return _offered(t, cards, moment, space, count)


def begin_with_cards(t: DawnTable, cards: Flow, rest: Callable[[DawnTable], Flow]) -> Flow:
    """Cards are played as a phase begins; then comes the rest of the same step."""
    yield from cards
    yield from rest(t)


def _offered(t: DawnTable, cards: list[int], moment: int, space: int, count: int) -> Flow:
    passes = 0
    while passes < t.heroes:
        seat = (t.lead + passes) % t.heroes
        ids = [*[PLAY + card for card in cards], NO]
        yield t.ask(seat, ASK_HOLD_CARD, ids, moment, *_about(t, moment, space, count))
        if t.reply == NO:
            passes += 1
            continue
        passes = 0
        yield from play_card(t, seat, t.reply - PLAY, moment)
        if moment in BEFORE_DICE:
            _find_column_again(t)
        cards = playable(t, moment)
        if not cards and not _might_be_played(t, moment):
            return


def _about(t: DawnTable, moment: int, space: int, count: int) -> tuple[int, int, int, int, int, int]:
    """Phase, track, unit, space, column from 1, how many: as far as they belong to the moment."""
    fight = t.fight
    if moment in IN_FIGHT and fight is not None:
        return NONE, NONE, fight.unit, fight.space, fight.column + 1, 0
    if moment == BEFORE_GROUP:
        unit = t.groups[0][0]
        return NONE, NONE, unit, t.at[unit], 0, 0
    phase = t.phase if moment == PHASE_BEGINS else NONE
    return phase, t.track if moment == BEFORE_TRACK else NONE, NONE, space, 0, count


def _find_column_again(t: DawnTable) -> None:
    """The column as a card leaves it, for whoever is asked next; of the attackers some may be gone."""
    fight = t.fight
    if fight is None:
        return
    zeds = fight.zeds
    fight.zeds = [unit for unit in zeds if t.at[unit] == fight.space]
    if fight.zeds:
        find_column(t, fight)
    fight.zeds = zeds


def playable(t: DawnTable, moment: int) -> list[int]:
    """The cards of the common hand that may be played now and would do something. [DOZ-FATE-6]"""
    found = NO_CARDS
    fits = t.box.is_time[t.phase][moment]
    for number in t.fate_hand:
        if fits[number] and _does_anything(t, t.box.fates[number]):
            found = [*found, number]
    return found


def _might_be_played(t: DawnTable, moment: int) -> bool:
    """Whether a held card may be played now and would do something, for all that everybody knows."""
    for number in might_be_in_time(t, moment):
        if _does_anything(t, t.box.fates[number]):
            return True
    return False


def might_be_in_time(t: DawnTable, moment: int) -> list[int]:
    """The held cards whose time it is; all that may be held, where the Zeds player does not see them.

    What lies open among the discards is not held. [DOZ-VERSUS-111]
    """
    if t.versus is None or not t.fate_hand or not hides_held_cards(t):
        return cards_in_time(t, moment)
    fits, discards = t.box.is_time[t.phase][moment], t.fate_discards
    return [number for number in t.box.fates_in_use if fits[number] and number not in discards]


def _does_anything(t: DawnTable, card: FateCard) -> bool:
    for effect in card.effects:
        if not effect.is_possible(t):
            return False
    return True


def cards_in_time(t: DawnTable, moment: int) -> list[int]:
    """The cards of the common hand whose time it is, whether or not they would do anything."""
    found = NO_CARDS
    if not t.fate_hand:
        return found
    fits = t.box.is_time[t.phase][moment]
    for number in t.fate_hand:
        if fits[number]:
            found = [*found, number]
    return found


def play_card(t: DawnTable, seat: int, number: int, moment: int) -> Flow:
    """A seat plays a card of the common hand, which is discarded. [DOZ-FATE-5, DOZ-FATE-6]

    What it holds is in force for the hand-to-hand under way if it was played in one, else for the turn.
    """
    card = t.box.fates[number]
    if hides_held_cards(t):
        t.chance.reveal()
    t.tell(CARD_PLAYED, seat, number)
    t.fate_hand.remove(number)
    t.fate_discards.append(number)
    if moment in IN_FIGHT and t.fight is not None:
        if card.holds:
            t.fight.cards.append(FATE_SOURCE + number)
    else:
        come_into_force(t, FATE_SOURCE + number)
    for _, bearer, holding in all_held(t, questions.AFTER_HOLD_CARD):
        holding.after_hold_card(t, bearer)
    for effect in card.effects:
        yield from asked_for(FATE_SOURCE + number, effect.do(t))
