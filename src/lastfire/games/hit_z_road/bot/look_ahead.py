"""How a search thinks on in Hit Z Road: quick answers to the end of the round, then a valuation."""

from random import Random
from typing import Any

from lastfire.bots.judgement import Judgement, LookAhead, best_of
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.hit_z_road.bot.bidding import Auction
from lastfire.games.hit_z_road.bot.road import Fight, Road
from lastfire.games.hit_z_road.bot.valuation import Valuation
from lastfire.games.hit_z_road.bot.worth import promises
from lastfire.games.hit_z_road.rules.sight import RoadSight, seen
from lastfire.games.hit_z_road.rules.words.actions import BID, DRIVE, FIGHT, FLEE, MIX, PASS, SHOOT


class RoadAhead(LookAhead):
    """Thinks to the end of the round.

    My own fights are answered with all care. The others are taken to value the paths as they
    would from what they have now, and to fight with the people they have now.
    """

    def __init__(self, judgement: Judgement, sight: RoadSight, ask: Ask, luck: Random) -> None:
        LookAhead.__init__(self, luck)
        self.searches_for_others = False
        self.judgement = judgement
        self.seat = ask.seat
        self.valuation = Valuation(sight)
        self.alone = len(self.valuation.groups) == 1
        self._auction: Auction | None = None
        self._answers: dict[tuple[Any, ...], int] = {}
        self._bids: list[int] = []
        self._asked = 0
        self._passes = 0
        self._bidding_over = False

    def begin(self) -> None:
        sight = self.valuation.sight
        self._bids = [group.bid for group in sight.groups]
        # Of no use but in an auction.
        self._passes = sight.passes
        self._asked = 0
        self._bidding_over = False

    def stops(self, match: Match, ask: Ask) -> bool:
        if self.alone:
            return self._asked > 0 and ask.question == "choose_path"
        return self._bidding_over and ask.question == "bid"

    def noted(self, ask: Ask, position: int) -> None:
        self._asked += 1
        if ask.question != "bid":
            self._bidding_over = True
        elif ask.ids[position] == PASS:
            self._passes += 1
        else:
            self._bids[ask.seat] = ask.ids[position] - BID
            self._passes = 0

    def answer(self, match: Match, ask: Ask) -> int:
        question = ask.question
        seat = ask.seat
        if len(ask.ids) == 1 or question == "spend_adrenaline":
            # Saving everybody and then killing all one can comes first.
            return 0
        if question == "bid":
            return self._bid(ask)
        if question == "choose_path":
            tastes = self.auction.tastes[seat]
            wanted = [DRIVE + path + 1 for path in tastes]
            return min(range(len(ask.ids)), key=lambda i: wanted.index(ask.ids[i]))
        if question in ("pay_bid", "pay_key"):
            return self._pay(ask)
        if seat == self.seat:
            return self._with_care(match, ask)
        if question in ("before_melee", "after_volley"):
            return self._fight(ask)
        return 0

    def returns(self, match: Match) -> list[float]:
        if match.over:
            return match.returns
        return standing(seen(match, self.seat))

    @property
    def auction(self) -> Auction:
        """What every seat would choose."""
        if self._auction is None:
            self._auction = Auction(self.valuation)
        return self._auction

    def _bid(self, ask: Ask) -> int:
        key = (ask.seat, self._passes, *self._bids)
        known = self._answers.get(key)
        if known is None:
            prospects = self.auction.prospects(ask.seat, self._bids, self._passes)
            bid = max(prospects, key=lambda bid: (prospects[bid], -bid))
            known = self._answers[key] = list(ask.ids).index(PASS if bid == 0 else BID + bid)
        return known

    def _pay(self, ask: Ask) -> int:
        key = (ask.seat, *ask.ids)
        known = self._answers.get(key)
        if known is None:
            group = self.valuation.groups[ask.seat]
            worth = self.valuation.worth(self.valuation.left + 1, ask.seat)
            best = -1.0
            known = 0
            for position, action in enumerate(ask.ids):
                ammo, gas, adrenaline = MIX[action]
                after = (
                    worth.ammo[max(0, group.ammo - ammo)]
                    * worth.gas[max(0, group.gas - gas)]
                    * worth.adrenaline[max(0, group.adrenaline - adrenaline)]
                )
                if after > best:
                    best, known = after, position
            self._answers[key] = known
        return known

    def _with_care(self, match: Match, ask: Ask) -> int:
        """My own answer, as the judgement would give it."""
        return best_of(self.judgement.rank(match.sight(self.seat), ask))

    def _fight(self, ask: Ask) -> int:
        """Another seat's fight, as if it had the people and the adrenaline it has now."""
        key = (ask.seat, *ask.facts, *ask.ids)
        known = self._answers.get(key)
        if known is None:
            group = self.valuation.groups[ask.seat]
            zombies, skulls = ask.facts[:2]
            worth = self.valuation.worth(self.valuation.left, ask.seat)
            road = Road([], 0, group.tokens, group.wheel_armed, worth)
            fight = Fight(road, -1, zombies, 0 if group.wheel_armed else skulls, True, False, 0.0, 1.0)
            ammo = max(0, ask.ids[-1] - SHOOT) if ask.ids[-1] > FLEE else 0
            has = (group.people, ammo, max(group.gas, 2), group.adrenaline)
            ways = []
            for action in ask.ids:
                if action == FIGHT:
                    ways.append(fight.melee(zombies, *has))
                elif action == FLEE:
                    ways.append(fight.flee(*has))
                elif action - SHOOT <= zombies + 1:
                    ways.append(fight.shoot(action - SHOOT, *has, may_flee=FLEE in ask.ids))
            known = self._answers[key] = max(range(len(ways)), key=lambda i: (ways[i], -i))
        return known


def standing(sight: RoadSight) -> list[float]:
    """The chance of every seat to win, or solo the score to be expected, as a round begins."""
    valuation = Valuation(sight)
    worth = []
    for other, group in enumerate(valuation.groups):
        if group.people == 0:
            worth.append(0.0)
            continue
        points = group.points + promises(group, valuation.left + 1)
        worth.append(
            valuation.worth(valuation.left + 1, other).of(
                group.people, group.ammo, group.gas, group.adrenaline, points
            )
        )
    if len(valuation.groups) == 1:
        return [worth[0] / 100]
    whole = sum(worth, 0.0)
    return [one / whole if whole > 0 else 0.0 for one in worth]
