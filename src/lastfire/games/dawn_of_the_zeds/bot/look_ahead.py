"""How a search thinks on in Dawn of the Zeds: to the end of the next Zeds Phase, then a look at the table.

Actions are answered by judgement, whatever else is asked by plain rules where nothing but the question is
needed. How the defenders stand in the end is counted as the judgement counts the gain of an Action.
"""

from math import exp
from random import Random
from typing import Final

from lastfire.bots.judgement import Judgement, LookAhead, Situation, situation
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight, seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, STILL_ON, SURVIVED
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, is_fighter
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, ROLL, ROLL_AGAIN

WON_ROLL: Final = 7
"""From this total on a roll is kept."""
REMEMBERED: Final = frozenset({"who_acts", "deed", "zeds_action"})
"""Questions that are judged with care; while one decision is thought about, the same one is judged once."""
FAIR_SCORE: Final = 4.0
"""The Hero score that is as likely as not to be enough in a match of two games."""
SCORE_SPREAD: Final = 6.0


LOST: Final = -4.0
"""What a town that has fallen is worth, beside the dangers of one that stands."""
STOOD: Final = 1.5
NEAR: Final = 0.01
"""What each point of the Strength of Zeds beside the town costs; farther away it is less."""
HELD: Final = 0.6
"""What the Hits that a unit has left are worth of the unit itself."""


def standing(s: Known) -> float:
    """How the defenders stand, in the chance to lose that the judgement counts in: more is better."""
    if s.ending != STILL_ON:
        return STOOD if s.ending == SURVIVED else LOST
    o = Outlook(s)
    worth = -sum(o.danger_now)
    for unit in range(FIRST_RAIDERS):
        if s.is_in_play(unit) and is_fighter(unit):
            worth += HELD * o.unit_worth(unit) * s.hits_left(unit) / (2 * s.box.hits[unit])
    for unit in s.all_zeds():
        space = s.at[unit]
        if space < TOWN_CENTER:
            worth -= NEAR * s.strength[unit] * exp(-(space % STEPS) / 3)
    worth += o.stores_worth(s.supplies, s.ammo) - o.infection_cost(s.infection)
    return max(LOST, worth - o.chaos_cost(s.chaos_left))


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
        s = seen(match, self.seat)
        if s.match_game != self.game or (match.over and s.match_game):
            # Seat 0 has led the Heroes of the first game, and then has the other side.
            chance = 1 / (1 + exp(-(s.first_score - FAIR_SCORE) / SCORE_SPREAD))
            return match.returns if match.over else [chance, 1 - chance]
        worth = standing(s)
        return [-worth if seat == s.zeds_seat else worth for seat in range(match.seats)]


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
