"""How a search thinks on in Dawn of the Zeds.

In its last turns a defender thinks on to the end of the game, for there it can be seen what an Action comes
to, and everybody plays as the judgement would. Before that, and for the Zeds player, it is thought on to the
end of the next Zeds Phase, and then the table is looked at: Actions are answered by judgement, whatever else
is asked by plain rules where nothing but the question is needed, and how the defenders stand in the end is
counted as the judgement counts the gain of an Action.
"""

from math import exp
from random import Random
from typing import Final

from lastfire.bots.judgement import Judgement, LookAhead, best_of
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight, seen
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION, STILL_ON, SURVIVED
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, ROLL, UNIT

FAIR_SCORE: Final = 4.0
"""The Hero score that is as likely as not to be enough in a match of two games."""
SCORE_SPREAD: Final = 6.0
LAST_CARDS: Final = 2
"""With so many Event cards to come at most, a defender thinks on to the end of the game."""
LEAST_TO_THE_END: Final = 60
"""How often at least: an end is won or lost, and a few of them say nothing."""

LOST: Final = 0.0
STOOD: Final = 1.0


def sees_the_end(sight: DawnSight, seat: int) -> bool:
    """Whether this seat, when it is asked, thinks on to the end of the game."""
    return seat != sight.zeds_seat and sight.cards_to_come <= LAST_CARDS


def standing(s: Known) -> float:
    """How likely the town is to stand in the end."""
    if s.ending != STILL_ON:
        return STOOD if s.ending == SURVIVED else LOST
    o = Outlook(s)
    worth = -sum(o.danger_now) + o.stores_worth(s.supplies, 0) - o.infection_cost(s.infection)
    return min(0.99, exp(worth - o.chaos_cost(s.chaos_left)))


class DawnAhead(LookAhead):
    """Plays on to the end of the game, or of the Actions of this turn, and judges the table as they leave it.

    What the Zeds do after the Actions is luck, and the judgement counts with it better than a few tries
    could. Who is asked in another phase sees how it ends: there the next Action Phase is judged.
    """

    def __init__(self, judgement: Judgement, sight: DawnSight, ask: Ask, luck: Random) -> None:
        LookAhead.__init__(self, luck)
        self.searches_for_others = False
        self.judgement = judgement
        self.seat = ask.seat
        self.game = sight.match_game
        self.turn = sight.turn
        self.sees_the_end = sees_the_end(sight, ask.seat)
        self.least = LEAST_TO_THE_END if self.sees_the_end else 0
        self.plans = sight.phase == ACTION and ask.seat != sight.zeds_seat and not self.sees_the_end
        self.waits = sight.phase >= ACTION and not self.plans
        self.last: DawnSight | None = None  # before the last Action, or at the end of the Actions
        self.unit = -1
        self.action = -1
        self.next_deed = -1

    def begin(self) -> None:
        self.last = None
        self.next_deed = -1

    def stops(self, match: Match, ask: Ask) -> bool:
        if ask.question == "choose_hero":
            return seen(match, self.seat).match_game != self.game
        if self.sees_the_end:
            return False
        if not self.plans:
            return ask.question == "who_acts" and seen(match, self.seat).turn >= self.turn + self.waits
        if ask.question not in ("who_acts", "deed") and self.last is None:
            return False
        s = seen(match, self.seat)
        if s.turn != self.turn or s.phase != ACTION:
            return True
        if ask.question in ("who_acts", "deed"):
            self.last = s
        return False

    def answer(self, match: Match, ask: Ask) -> int:
        if len(ask.ids) == 1:
            return 0
        plain = -1 if self.sees_the_end else plain_answer(ask)
        return plain if plain >= 0 else self._judged(match, ask)

    def noted(self, ask: Ask, position: int) -> None:
        if ask.question in ("who_acts", "deed"):
            self.unit = ask.facts[0] if ask.question == "deed" else -1
            self.action = ask.ids[position]
        if ask.question != "who_acts":
            self.next_deed = -1

    def _judged(self, match: Match, ask: Ask) -> int:
        if ask.question == "who_acts":
            return self._who_acts(seen(match, ask.seat), ask)
        if ask.question == "deed" and self.next_deed in ask.ids:
            return list(ask.ids).index(self.next_deed)
        return best_of(self.judgement.rank(match.sight(ask.seat), ask))

    def _who_acts(self, s: DawnSight, ask: Ask) -> int:
        """Who acts is found by what each unit would do: so the next question is answered as well."""
        acting = Acting(Outlook(s))
        position = best_of(acting.whos(ask.ids))
        self.next_deed = acting.best_deeds.get(ask.ids[position] - UNIT, -1)
        return position

    def returns(self, match: Match) -> list[float]:
        s = seen(match, self.seat)
        if s.match_game != self.game or (match.over and s.match_game):
            # Seat 0 has led the Heroes of the first game, and then has the other side.
            chance = 1 / (1 + exp(-(s.first_score - FAIR_SCORE) / SCORE_SPREAD))
            return match.returns if match.over else [chance, 1 - chance]
        worth = self._after_the_actions() if self.plans and self.last is not None else standing(s)
        return [-worth if seat == s.zeds_seat else worth for seat in range(match.seats)]

    def _after_the_actions(self) -> float:
        """How the town stands when the last Action is done, before the Zeds come."""
        assert self.last is not None
        worth = standing(self.last)
        if self.unit < 0:
            return worth
        return min(0.99, worth * exp(Acting(Outlook(self.last)).deed(self.unit, self.action)))


def plain_answer(ask: Ask) -> int:
    """The answer to a question that takes no look at the table, -1 if it takes one."""
    question = ask.question
    for action in (ROLL, FIGHT) if question in ("save", "evade", "step_back", "slip_away") else ():
        if action in ask.ids:
            return list(ask.ids).index(action)
    if question in ("hit_zeds", "marked_zeds", "strongest", "first_to_move", "movers", "who_stays"):
        return 0
    return -1
