"""The end of the game: epilogue cards, victory points, ties, the solo rating."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.journey import LONE_SURVIVOR_VP
from lastfire.games.hit_z_road.rules.state import NOBODY, OVER, PLANNING, ROUNDS, Group, RoadTable
from lastfire.games.hit_z_road.rules.words.records import EPILOGUE, GAME_OVER, LEG_ENDS, SCORED
from lastfire.games.hit_z_road.rules.words.vocabulary import (
    BY_POINTS,
    BY_SURVIVAL,
    CATEGORIES,
    NOBODY_LEFT,
    SOLO,
)

EPILOGUE_VP: Final = 3
RATINGS: Final = (
    (0, Name("A short trip", "短い旅")),
    (6, Name("Still on the road", "まだ道の途中")),
    (11, Name("A steady driver", "手堅い運転手")),
    (16, Name("A seasoned survivor", "歴戦の生存者")),
    (19, Name("A legend of the highway", "街道の伝説")),
    (22, Name("The one who reached the sea", "海に着いた者")),
)
"""The least score of each band, and what we call it. [HZR-SOLO-15]"""


class Score:
    """How the points of one group came about. ``legs`` are the points of earlier legs."""

    def __init__(self) -> None:
        self.cards = 0
        self.maps = 0
        self.epilogue: list[int] = []
        self.sets = 0
        self.journey = 0
        self.lone_survivor = 0
        self.legs = 0

    @property
    def epilogue_vp(self) -> int:
        """3 points per epilogue card. [HZR-SCORE-4]"""
        return EPILOGUE_VP * len(self.epilogue)

    @property
    def leg_total(self) -> int:
        """The points of this game or leg. [HZR-SCORE-2..4, HZR-SOLO-13]"""
        return self.cards + self.maps + self.epilogue_vp + self.sets + self.journey + self.lone_survivor

    @property
    def total(self) -> int:
        """All points."""
        return self.leg_total + self.legs


def end_of_round(t: RoadTable) -> None:
    """The only moment at which the game can end. [HZR-END-1..6, HZR-PLAN-2, HZR-DECK-10]"""
    alive = len(t.order)
    if alive == 0:
        end_leg(t, NOBODY_LEFT)
    elif alive == 1 and t.seats > 1:
        end_leg(t, BY_SURVIVAL)
    elif t.round == ROUNDS:
        end_leg(t, SOLO if t.seats == 1 else BY_POINTS)
    else:
        t.phase = PLANNING


def end_leg(t: RoadTable, ending: int) -> None:
    """Score; a long journey goes on, any other game is over. [HZR-JOURNEY-9]"""
    t.ending = ending
    tally = scores(t)
    if ending == BY_POINTS:
        for category in range(len(CATEGORIES)):
            holder = epilogue_holder(epilogue_leaders(t.groups, t.order, category))
            t.tell(EPILOGUE, category, holder, EPILOGUE_VP if holder != NOBODY else 0)
    for seat, score in enumerate(tally):
        if t.groups[seat].people > 0 or t.house.legs > 1:
            t.tell(
                SCORED,
                seat,
                score.cards,
                score.maps,
                score.epilogue_vp,
                score.sets,
                score.journey + score.lone_survivor,
                score.total,
            )
    if t.leg < t.house.legs:
        for seat, score in enumerate(tally):
            t.groups[seat].leg_vp += score.leg_total
        t.tell(LEG_ENDS, t.leg)
        t.leg += 1
        t.round = 0
        t.ending = -1
        t.phase = PLANNING
        return
    t.winners = winners(t, ending, tally)
    t.phase = OVER
    t.tell(GAME_OVER, reason(t), *t.winners)


def reason(t: RoadTable) -> int:
    """What decided the game; a long journey is always decided by points. [HZR-JOURNEY-9]"""
    if t.house.legs > 1 and t.seats > 1:
        return BY_POINTS if t.winners else NOBODY_LEFT
    return t.ending


def winners(t: RoadTable, ending: int, tally: list[Score]) -> list[int]:
    """Who has won; several share a win that survivors cannot decide.

    [HZR-END-2..4, HZR-SCORE-7, HZR-TIES-6, HZR-TIES-7, HZR-SOLO-14]
    """
    if t.seats == 1:
        return t.order[:]
    if t.house.legs == 1:
        if ending in (NOBODY_LEFT, BY_SURVIVAL):
            return t.order[:]
        candidates = sorted(t.order)
    else:
        candidates = [seat for seat in range(t.seats) if tally[seat].total > 0 or seat in t.order]
    best = max([(tally[seat].total, t.groups[seat].people) for seat in candidates], default=(0, 0))
    return [seat for seat in candidates if (tally[seat].total, t.groups[seat].people) == best]


def scores(t: RoadTable) -> list[Score]:
    """The score of every seat at the end; only the living score.

    [HZR-SCORE-1, HZR-SCORE-8, HZR-JOURNEY-11, HZR-JOURNEY-13]
    """
    tally = []
    for group in t.groups:
        score = Score()
        score.legs = group.leg_vp
        if group.people > 0:
            score.cards = sum([t.cards[card].vp for card in group.won])
            score.maps = group.map_vp
            score.journey = group.journey_vp
            if t.seats == 1:
                score.sets = sets(group)
        tally.append(score)
    if t.ending == BY_POINTS:
        for category in range(len(CATEGORIES)):
            holder = epilogue_holder(epilogue_leaders(t.groups, t.order, category))
            if holder != NOBODY:
                tally[holder].epilogue.append(category)
    elif t.ending == BY_SURVIVAL and t.house.legs > 1:
        tally[t.order[0]].lone_survivor = LONE_SURVIVOR_VP
    return tally


def sets(group: Group) -> int:
    """Solo: sets of one survivor, gas, ammo and adrenaline. [HZR-SOLO-12]"""
    return min(group.people, group.ammo, group.gas, group.adrenaline)


def counted(group: Group, category: int) -> int:
    """What an epilogue card counts; the leader is a survivor. [HZR-SCORE-6]"""
    if category == 0:
        return group.ammo
    if category == 1:
        return group.gas
    return group.adrenaline if category == 2 else group.people


def epilogue_leaders(groups: list[Group], order: list[int], category: int) -> list[int]:
    """The living seats that share the most of a category; none while nobody has any."""
    most = 0
    leaders: list[int] = []
    for seat in order:
        amount = counted(groups[seat], category)
        if amount > most:
            most = amount
            leaders = [seat]
        elif amount == most and most > 0:
            leaders.append(seat)
    leaders.sort()
    return leaders


def epilogue_holder(leaders: list[int]) -> int:
    """Who has some and strictly most, or nobody. [HZR-SCORE-5, HZR-TIES-3..5]"""
    return leaders[0] if len(leaders) == 1 else NOBODY


def rating(score: int) -> int:
    """The solo band, 0 to 5. [HZR-SOLO-15]"""
    band = 0
    for i, (least, _) in enumerate(RATINGS):
        if score >= least:
            band = i
    return band
