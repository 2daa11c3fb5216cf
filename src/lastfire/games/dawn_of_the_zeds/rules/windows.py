"""When cards that are held may be played. [DOZ-FATE-6, DOZ-COOP-10]

A card that may be played at any time is offered wherever it can matter.
What a card changes, the chapter that offers it looks at afterwards: ``t.groups[0]`` and ``t.track`` may be
cancelled (``turn/activation.py``), attackers may be gone from ``t.fight.zeds``, and ``t.fight.is_turned``
says that a lost defence is won after all.
"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.card import FateCard
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, come_into_force
from lastfire.games.dawn_of_the_zeds.rules.sources import FATE_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, PLAY
from lastfire.games.dawn_of_the_zeds.rules.words.fates import ASK_HOLD_CARD, CARD_PLAYED

PHASE_BEGINS: Final = 0  # each phase of a turn
BEFORE_TRACK: Final = 1  # a track is about to be activated: ``t.track``
BEFORE_GROUP: Final = 2  # a group is about to move: ``t.groups[0]``
PLAYERS_ATTACK: Final = 3  # a player unit starts a hand-to-hand: ``t.fight``
ZEDS_ATTACK: Final = 4  # a player unit is attacked: ``t.fight``
DEFENCE_LOST: Final = 5  # Zeds have attacked and won, before the retreat: ``t.fight``
INFECTION_RISES: Final = 6  # it is about to reach 13
CHAOS_NEEDED: Final = 7  # a marker must be laid and none is left
SUPPLIES_NEEDED: Final = 8  # a loss of Supplies cannot be met
IN_ACTIONS: Final = 9  # the menu of the Action Phase
ON_HERO_MOVE: Final = 10  # the menu of a Hero who can move: ``t.acting``
TOWN_STANDS: Final = 11  # the last Event card is survived, before the score is counted
INFECTION_READ: Final = 12  # a card asks how high it is
AT_PHASE: Final = 13  # AT_PHASE + p: the phase p begins, which PHASE_BEGINS looks for as well

_IN_FIGHT: Final = (PLAYERS_ATTACK, ZEDS_ATTACK, DEFENCE_LOST)


def offer(t: DawnTable, moment: int) -> Flow:
    """Let the players play hold cards now, one after another, lead player first, until all have passed.

    Nobody is asked where no held card fits. [DOZ-COOP-10]
    """
    if not t.fate_hand or not playable(t, moment):
        return NOTHING
    return _offered(t, moment)


def _offered(t: DawnTable, moment: int) -> Flow:
    passes = 0
    while passes < t.heroes:
        cards = playable(t, moment)
        if not cards:
            return
        seat = (t.lead + passes) % t.heroes
        yield t.ask(seat, ASK_HOLD_CARD, [*[PLAY + card for card in cards], NO], min(moment, INFECTION_READ))
        if t.reply == NO:
            passes += 1
            continue
        passes = 0
        yield from play_card(t, seat, t.reply - PLAY, moment)


def playable(t: DawnTable, moment: int) -> list[int]:
    """The cards of the common hand that may be played now and would do something. [DOZ-FATE-6]"""
    if not t.fate_hand:
        return []
    return [number for number in t.fate_hand if _fits(t, t.box.fates[number], moment)]


def _fits(t: DawnTable, card: FateCard, moment: int) -> bool:
    """Whether it is a card's time, and it would do something."""
    if moment not in card.moments and not (moment == PHASE_BEGINS and AT_PHASE + t.phase in card.moments):
        return False
    return all(effect.is_possible(t) for effect in card.effects)


def play_card(t: DawnTable, seat: int, number: int, moment: int) -> Flow:
    """A seat plays a card of the common hand, which is discarded. [DOZ-FATE-5, DOZ-FATE-6]

    What it holds is in force for the hand-to-hand under way if it was played in one, else for the turn.
    """
    card = t.box.fates[number]
    t.tell(CARD_PLAYED, seat, number)
    t.fate_hand.remove(number)
    t.fate_discards.append(number)
    if moment in _IN_FIGHT and t.fight is not None:
        if card.holds:
            t.fight.cards.append(FATE_SOURCE + number)
    else:
        come_into_force(t, FATE_SOURCE + number)
    for _, bearer, holding in all_held(t, "after_hold_card"):
        holding.after_hold_card(t, bearer)
    for effect in card.effects:
        yield from effect.do(t)
