"""Judgement of Hit Z Road: which option of every question is worth how much.

``worth`` says what a group is worth, ``road`` what a stretch of road does to it, ``bidding`` what
a place in the order is worth; here they answer the questions of the game.
"""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final

from lastfire.bots.judgement import Judgement, LookAhead
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.games.hit_z_road.bot.bidding import Auction
from lastfire.games.hit_z_road.bot.look_ahead import RoadAhead
from lastfire.games.hit_z_road.bot.road import Fight
from lastfire.games.hit_z_road.bot.valuation import Valuation
from lastfire.games.hit_z_road.bot.worth import token_points
from lastfire.games.hit_z_road.rules.sight import RoadSight
from lastfire.games.hit_z_road.rules.words.actions import (
    BID,
    CROSS,
    DRIVE,
    FIGHT,
    FLEE,
    GIVE_UP_TIMMY,
    LOSE,
    MIX,
    SHOOT,
    SPENT,
    SWAP,
    USE_MOLOTOV,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import FATAL, TIMMY

TRIED_MIXES: Final = 6
"""How many ways to pay are followed down the road; the others are left where they rank."""
TRIED_GIFTS: Final = 2
"""The same for gifts, which are taken before a road that nobody has seen."""

WORTH_A_THOUGHT: Final = {
    "bid": (0.6, 5),
    "choose_path": (0.7, 4),
    "pay_bid": (0.99, 2),
    "take_gift": (0.98, 3),
}
"""By question: how good an option must be compared with the best, and how many are looked at.

Of the others only the best is: a fight is reckoned exactly, and dice thrown a few hundred times
would only blur that.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class HitZRoadJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def look_ahead(self, sight: Sight, ask: Ask, luck: Random) -> LookAhead:
        assert isinstance(sight, RoadSight)
        return RoadAhead(self, sight, ask, luck)

    def sensible(self, sight: Sight, ask: Ask) -> list[tuple[int, float]]:
        found = Judgement.sensible(self, sight, ask)
        least, most = WORTH_A_THOUGHT.get(ask.question, (1.0, 1))
        return [(i, weight) for i, weight in found[:most] if weight >= least]

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        assert isinstance(sight, RoadSight)
        valuation = Valuation(sight)
        question = ask.question
        if question == "bid":
            return Auction(valuation).worth_of_bids([action - BID for action in ask.ids])
        if question == "choose_path":
            return [valuation.worth_of_path(action - DRIVE - 1) for action in ask.ids]
        if question in ("before_melee", "after_volley"):
            return _ways_to_fight(valuation, ask)
        if question == "spend_adrenaline":
            return _ways_to_spend(valuation, ask)
        if question in ("pay_bid", "pay_key", "take_gift"):
            return _payments(valuation, ask)
        if question in ("pay_or_lose", "pay_part", "discard", "keep_token"):
            return _events(valuation, ask)
        if question == "use_token":
            return _molotov(valuation, ask)
        if question == "swap_cards":
            path = sight.path
            return [valuation.worth_of_path(path, swapped=action == SWAP) for action in ask.ids]
        if question == "detour":
            return _detours(valuation, ask)
        if question == "cross":
            return _crossing(valuation, ask)
        return [0.0] * len(ask.ids)


def _ways_to_fight(valuation: Valuation, ask: Ask) -> list[float]:
    """Exact, by the dice: fight, flee, or shoot so much and then see."""
    me = valuation.me
    fight = _fight(valuation)
    may_flee = FLEE in ask.ids
    worth = []
    for action in ask.ids:
        if action == FIGHT:
            worth.append(fight.melee(fight.zombies, me.people, me.ammo, me.gas, me.adrenaline))
        elif action == FLEE:
            worth.append(fight.flee(me.people, me.ammo, me.gas, me.adrenaline))
        elif action - SHOOT > fight.zombies + 2:
            worth.append(0.0)
        else:
            worth.append(fight.shoot(action - SHOOT, me.people, me.ammo, me.gas, me.adrenaline, may_flee))
    return worth


def _ways_to_spend(valuation: Valuation, ask: Ask) -> list[float]:
    """Exact, by the dice: what is left of the fight after each way to use the adrenaline."""
    me = valuation.me
    fight = _fight(valuation)
    falling = ask.about["casualties"] + valuation.sight.red.count(FATAL)
    worth = []
    for action in ask.ids:
        saves, kills = SPENT[action]
        left = fight.zombies - kills
        people = me.people - falling + saves
        worth.append(fight.melee(left, people, me.ammo, me.gas, me.adrenaline - saves - kills))
    return worth


def _fight(valuation: Valuation) -> Fight:
    """The fight under way."""
    now = valuation.sight
    road = valuation.road(valuation.sight.path)
    me = valuation.me
    return Fight(
        road,
        now.slot,
        now.zombies,
        0 if me.wheel_armed else now.skulls,
        now.may_spend,
        now.volley_skulls_add,
        me.points,
        me.points + road.prize(now.cards[now.card]),
    )


def _payments(valuation: Valuation, ask: Ask) -> list[float]:
    """Pay what is missed least: by its worth in general, then on the road that comes now."""
    me = valuation.me
    sign = 1 if ask.question == "take_gift" else -1
    after = []
    for action in ask.ids:
        ammo, gas, adrenaline = MIX[action]
        after.append((me.ammo + sign * ammo, me.gas + sign * gas, me.adrenaline + sign * adrenaline))
    worth = [valuation.worth_now.of(me.people, *goods, me.points) for goods in after]
    tried_at_most = TRIED_GIFTS if sign == 1 else TRIED_MIXES
    best = sorted(range(len(after)), key=lambda i: (-worth[i], i))[:tried_at_most]
    path = Auction(valuation).expected_path() if ask.question == "pay_bid" else valuation.sight.path
    road = valuation.road(path)
    tried = {i: road.ahead(0, me.people, *after[i], me.points) for i in best}
    least = min(tried.values())
    scale = least / max(worth[best[-1]], 1e-9) * 0.999
    return [tried.get(i, worth[i] * scale) for i in range(len(after))]


def _events(valuation: Valuation, ask: Ask) -> list[float]:
    """What the card under way asks for: pay, lose somebody, or let Timmy go."""
    me = valuation.me
    now = valuation.sight
    card = now.cards[now.card]
    road = valuation.road(valuation.sight.path)
    about = ask.about
    worth = []
    for action in ask.ids:
        people, points = me.people, me.points
        ammo, gas, adrenaline = MIX.get(action, (0, 0, 0))
        if action == LOSE:
            people -= 1
        elif action == GIVE_UP_TIMMY:
            points -= token_points(TIMMY, valuation.left)
        elif ask.question == "pay_part":
            people -= about["price"] - gas
        worth.append(
            road.after_event(
                card,
                now.slot,
                people,
                me.ammo - ammo,
                me.gas - gas,
                me.adrenaline - adrenaline,
                points,
            )
        )
    return worth


def _molotov(valuation: Valuation, ask: Ask) -> list[float]:
    """Burn them all, or keep it: the fight without it, and the token."""
    me = valuation.me
    now = valuation.sight
    card = now.cards[now.card]
    slot = now.slot
    road = valuation.road(valuation.sight.path)
    burned = road.ahead(slot + 1, me.people, me.ammo, me.gas, me.adrenaline, me.points + road.prize(card))
    kept = road.fight(card, slot, me.points).best(me.people, me.ammo, me.gas, me.adrenaline, True)
    return [burned if action == USE_MOLOTOV else kept for action in ask.ids]


def _detours(valuation: Valuation, ask: Ask) -> list[float]:
    """Journey: pay for the detour, or take one die per point of size."""
    me = valuation.me
    road = valuation.road(valuation.sight.path)
    size = ask.about["price"]
    worth = []
    for action in ask.ids:
        if action != CROSS:
            ammo, gas, adrenaline = MIX[action]
            worth.append(
                road.ahead(0, me.people, me.ammo - ammo, me.gas - gas, me.adrenaline - adrenaline, me.points)
            )
            continue
        through = 0.0
        for skulls in range(size + 1):
            saves = min(skulls, me.adrenaline)
            unharmed = 1.0 if saves == skulls else 0.0
            chance = comb(size, skulls) * 5 ** (size - skulls) / 6**size
            through += chance * road.ahead(
                0, me.people - skulls + saves, me.ammo, me.gas, me.adrenaline - saves, me.points + unharmed
            )
        worth.append(through)
    return worth


def _crossing(valuation: Valuation, ask: Ask) -> list[float]:
    """Journey: adrenaline against the skulls of the contaminated area."""
    me = valuation.me
    road = valuation.road(valuation.sight.path)
    skulls = ask.about["skulls"]
    worth = []
    for action in ask.ids:
        saves = SPENT[action][0]
        unharmed = 1.0 if saves == skulls else 0.0
        worth.append(
            road.ahead(
                0, me.people - skulls + saves, me.ammo, me.gas, me.adrenaline - saves, me.points + unharmed
            )
        )
    return worth


JUDGEMENT: Final = HitZRoadJudgement()
