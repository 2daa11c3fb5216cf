"""How a search thinks on in Dawn of the Zeds: to the end of the next Zeds Phase, then a look at the table.

Actions are answered by judgement, whatever else is asked by plain rules where nothing but the question is
needed. How the defenders stand in the end is counted in the chance that the town will stand.
"""

from math import exp, log
from random import Random
from typing import Final

from lastfire.bots.judgement import Judgement, LookAhead, Situation, situation
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MOST_INFECTION
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES, INFECTION_RULES, SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight, seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, STILL_ON, SURVIVED
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, is_fighter, is_hero
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, ROLL, ROLL_AGAIN

WON_ROLL: Final = 7
"""From this total on a roll is kept."""
REMEMBERED: Final = frozenset({"who_acts", "deed", "zeds_action"})
"""Questions that are judged with care; while one decision is thought about, the same one is judged once."""
FAIR_SCORE: Final = 4.0
"""The Hero score that is as likely as not to be enough in a match of two games."""
SCORE_SPREAD: Final = 6.0


class Stands:
    """What counts how much for the chance that the town will stand, as logarithms of the odds.

    Fitted to whole games that heuristic players played at all levels.
    """

    def __init__(self) -> None:
        self.begin = 1.6
        self.danger = -2.2  # of all tracks together
        self.worst = -1.2  # of the most dangerous track
        self.hero = 0.55  # each, by the Hits it has left
        self.civilians = 0.35
        self.near = -0.03  # Strength of Zeds, less the farther they are
        self.infection = -0.9  # at 13
        self.chaos = -4.0  # with no marker left
        self.supplies = 0.15
        self.ammo = 0.35
        self.to_come = -0.07  # each card that is still to come


STANDS: Final = Stands()


def chance_to_stand(s: Known) -> float:
    """The chance that the town will stand, from what somebody sees."""
    if s.ending != STILL_ON:
        return 1.0 if s.ending == SURVIVED else 0.0
    danger = Outlook(s).danger_now
    odds = STANDS.begin + STANDS.danger * sum(danger) + STANDS.worst * max(danger)
    for unit in range(FIRST_RAIDERS):
        if s.is_in_play(unit) and is_fighter(unit):
            left = s.hits_left(unit) / (2 * s.box.hits[unit])
            odds += left * (STANDS.hero if is_hero(unit) else STANDS.civilians)
    for unit in s.all_zeds():
        space = s.at[unit]
        if space < TOWN_CENTER:
            odds += STANDS.near * s.strength[unit] * exp(-(space % STEPS) / 2.5)
    uses = s.box.uses
    if uses & INFECTION_RULES:
        odds += STANDS.infection * (s.infection / MOST_INFECTION) ** 2
    if uses & CHAOS_RULES:
        odds += STANDS.chaos * exp(-s.chaos_left / 1.6)
    if uses & SUPPLIES_RULES:
        odds += STANDS.supplies * log(1 + s.supplies)
    odds += STANDS.ammo * log(1 + s.ammo) + STANDS.to_come * s.cards_to_come
    return 1 / (1 + exp(-odds))


class DawnAhead(LookAhead):
    """Plays on until the Zeds have had their next turn, and then judges the table.

    In the Zeds Phase that is the end of this phase for the defenders; whoever acts sees what comes of it
    in the next one.
    """

    def __init__(self, judgement: Judgement, sight: DawnSight, ask: Ask, luck: Random) -> None:
        LookAhead.__init__(self, luck)
        self.searches_for_others = False
        self.judgement = judgement
        self.seat = ask.seat
        self.game = sight.match_game
        acts = sight.phase >= ACTION or ask.seat == sight.zeds_seat
        self.turn = sight.turn + 1 if acts else sight.turn
        self._answers: dict[Situation, int] = {}

    def stops(self, match: Match, ask: Ask) -> bool:
        if ask.question not in ("who_acts", "choose_hero"):
            return False
        s = seen(match, self.seat)
        return s.match_game != self.game or (ask.question == "who_acts" and s.turn >= self.turn)

    def answer(self, match: Match, ask: Ask) -> int:
        if len(ask.ids) == 1:
            return 0
        if ask.question not in REMEMBERED:
            plain = plain_answer(ask)
            return plain if plain >= 0 else self._judged(match, ask)
        here = situation(ask)
        known = self._answers.get(here)
        if known is None:
            known = self._answers[here] = self._judged(match, ask)
        return known

    def _judged(self, match: Match, ask: Ask) -> int:
        worth = self.judgement.rank(match.sight(ask.seat), ask)
        return max(range(len(worth)), key=lambda i: (worth[i], -i))

    def returns(self, match: Match) -> list[float]:
        if match.over:
            return match.returns
        s = seen(match, self.seat)
        if s.match_game != self.game:
            # Seat 0 has led the Heroes, and now has the other side.
            chance = 1 / (1 + exp(-(s.first_score - FAIR_SCORE) / SCORE_SPREAD))
            return [chance, 1 - chance]
        chance = chance_to_stand(s)
        return [1 - chance if seat == s.zeds_seat else chance for seat in range(match.seats)]


def plain_answer(ask: Ask) -> int:
    """The answer to a question that takes no look at the table, -1 if it takes one."""
    question = ask.question
    if question == "roll_again":
        return list(ask.ids).index(ROLL_AGAIN) if ask.facts[1] < WON_ROLL and ROLL_AGAIN in ask.ids else 0
    for action in (ROLL, FIGHT) if question in ("save", "evade", "step_back", "slip_away") else ():
        if action in ask.ids:
            return list(ask.ids).index(action)
    if question in ("hit_zeds", "marked_zeds", "strongest", "first_to_move", "movers", "who_stays"):
        return 0
    return -1
