"""How the game comes out, by objective, side, number of players, variant and betrayer.

A *case* is one way to play, a *chapter* some cases that are to be compared. Every case plays the same
seeds, and goes through the main objectives in turn unless it names one.
"""

from math import log
from typing import Final, NamedTuple

import lastfire
from lastfire.bots.bot import Deal, play
from lastfire.bots.heuristic import HeuristicBot
from lastfire.bots.random_bot import RandomBot
from lastfire.engine.game import OptionValue
from lastfire.engine.match import Match
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot.belief import priors, public_beliefs
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.sight import ColonySight, seen
from lastfire.games.dead_of_winter.rules.words.records import ROUND_BEGINS
from lastfire.games.dead_of_winter.rules.words.vocabulary import ENDINGS, OBJECTIVE_DONE

ANY_OBJECTIVE: Final = "random"
OBJECTIVES: Final = tuple(card.id for card in BOX.main)
SURE_ENOUGH: Final = 1e-3
"""Beliefs are taken to be no nearer to 0 or 1 than this when they are scored."""
NO_CARD: Final = -1
DEALS_TRIED: Final = 1000


class LoyalBot(HeuristicBot):
    """Plays by the same judgement for the colony, whatever its secret objective says."""

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        assert isinstance(sight, ColonySight)
        sight.me.secret = NO_CARD
        return HeuristicBot.choose(self, sight, ask, deal)


PLAYERS: Final[dict[str, type[HeuristicBot] | type[RandomBot]]] = {
    "heuristic": HeuristicBot,
    "random": RandomBot,
    "loyal": LoyalBot,
}


class Case(NamedTuple):
    """One way to play."""

    words: Name
    seats: int
    options: dict[str, OptionValue]
    player: str = "heuristic"
    """Who sits in every seat: heuristic, random or loyal."""
    one_betrayer: bool = False
    """Whether only games count in which exactly one player was dealt a betrayal."""
    objectives: tuple[str, ...] = OBJECTIVES
    """The main objectives that games take in turn; none where a scenario lays out its own."""
    watched: frozenset[str] = frozenset()
    """The kinds of record of which it is noted what they tell of."""

    def objective(self, number: int) -> str:
        """The main objective of the game of this number."""
        if not self.objectives:
            return ANY_OBJECTIVE
        return str(self.options.get("main_objective", self.objectives[number % len(self.objectives)]))


class Thing(NamedTuple):
    """Something of which it is counted in how many games it is used."""

    words: Name
    kind: str
    """The record that tells of it."""
    id: str


class Chapter(NamedTuple):
    """Cases to be compared, and what is counted in their games."""

    words: Name
    cases: tuple[Case, ...]
    things: tuple[Thing, ...] = ()


class Outcome(NamedTuple):
    """One game as it ended: plain values that travel between processes."""

    objective: str
    colony: bool
    """Whether the main objective was reached."""
    ending: str
    rounds: int
    """Rounds begun."""
    won: tuple[bool, ...]
    betrayer: tuple[bool, ...]
    """By seat: who was dealt a betrayal."""
    belief_loss: float
    prior_loss: float
    """Log-loss per seat of the belief that a spectator has at the end, and of the one from the setup."""
    used: frozenset[tuple[str, str]] = frozenset()
    """Kinds of record that were watched, with what they told of."""


COOP: Final[dict[str, OptionValue]] = {"coop": True}
GENTLE: Final[dict[str, OptionValue]] = {"coop": True, "coop_side": "normal"}
SIDES: Final = (
    (Name("normal side", "通常の面"), GENTLE),
    (Name("hardcore side", "ハードコアサイド"), COOP),
)


HOW: Final = (
    (Name("by judgement", "よく考える"), "heuristic"),
    (Name("anything allowed", "手当たり次第"), "random"),
)


def chapters() -> tuple[Chapter, ...]:
    """Everything that is compared."""
    return (
        _by_objective(),
        _by_players(),
        _variants(),
        Chapter(
            Name(
                "One betrayer among four, and the same games with that player loyal all the same",
                "4人に裏切り者が1人／同じ配りで、その人も協力する場合",
            ),
            (
                Case(
                    Name("the betrayer betrays", "裏切る"),
                    4,
                    {"betrayer": True},
                    one_betrayer=True,
                ),
                Case(
                    Name("plays for the colony", "コロニーのために働く"),
                    4,
                    {"betrayer": True},
                    player="loyal",
                    one_betrayer=True,
                ),
            ),
        ),
        Chapter(
            Name(
                "Four together: by judgement, and doing anything allowed",
                "4人の協力：よく考える／手当たり次第",
            ),
            tuple(
                Case(Name(f"{how.en}, {side.en}", f"{how.ja}・{side.ja}"), 4, options, player)
                for how, player in HOW
                for side, options in SIDES
            ),
        ),
    )


def _by_objective() -> Chapter:
    cases = [
        Case(
            Name(f"{card.name.en}, {side.en}", f"{card.name.ja}・{side.ja}"),
            4,
            {**options, "main_objective": card.id},
        )
        for card in BOX.main
        for side, options in SIDES
    ]
    return Chapter(
        Name("By main objective: co-operative, four players", "主要目的別（4人・協力）"), tuple(cases)
    )


def _by_players() -> Chapter:
    cases = [
        Case(Name(f"{seats}, co-operative, {side.en}", f"{seats}人・協力・{side.ja}"), seats, options)
        for seats in range(1, 6)
        for side, options in SIDES
    ]
    cases += [
        Case(Name(f"{seats}, with secrets", f"{seats}人・秘密の目的あり"), seats, {}) for seats in (3, 4, 5)
    ]
    return Chapter(Name("By number of players", "人数別"), tuple(cases))


def _variants() -> Chapter:
    variants: tuple[tuple[str, str, int, dict[str, OptionValue]], ...] = (
        ("as printed: one betrayal among nine", "基本（9枚に裏切り1枚）", 4, {}),
        ("no betrayer", "裏切り者なし", 4, {"betrayal_pool": "none"}),
        ("betrayer: one among five", "裏切り者（5枚に1枚）", 4, {"betrayer": True}),
        ("a betrayal per player", "裏切り1人1枚", 4, {"betrayal_pool": "per_player"}),
        ("hardcore", "ハードコア", 4, {"hardcore": True}),
        ("hardcore, no betrayer", "ハードコア・裏切り者なし", 4, {"hardcore": True, "betrayal_pool": "none"}),
        ("elimination", "脱落あり", 4, {"elimination": True}),
        ("co-operative, hardcore side", "協力・ハードコアサイド", 4, COOP),
        ("co-operative, normal side", "協力・通常の面", 4, GENTLE),
        ("two players, co-operative", "2人・協力", 2, {}),
        ("two players, prisoner's dilemma", "2人・囚人のジレンマ", 2, {"prisoners_dilemma": True}),
    )
    return Chapter(
        Name("By variant", "バリアント別"),
        tuple(Case(Name(en, ja), seats, options) for en, ja, seats, options in variants),
    )


def play_case(case: Case, number: int) -> Outcome:
    """Play the game of this number."""
    match = deal(case, number)
    start = [has_betrayal(match, seat) for seat in range(case.seats)]
    before = priors(seen(match, None))
    play(match, [PLAYERS[case.player](seed=number * 16 + seat) for seat in range(case.seats)])
    sight = seen(match, None)
    betrayer = tuple(start)
    if sight.mix_pair:
        # Who could have betrayed, all could; who did is told by the end.
        betrayer = tuple([all(goal.met for goal in end.betrayal_goals) for end in sight.endings])
    loyal_seats = [area.seat for area in sight.areas if not area.exiled]
    return Outcome(
        case.objective(number),
        sight.ending == OBJECTIVE_DONE,
        ENDINGS[sight.ending].id,
        sum(record.kind == ROUND_BEGINS.name for record in match.records(None)),
        tuple([end.won for end in sight.endings]),
        betrayer,
        _loss(public_beliefs(sight, loyal_seats), betrayer),
        _loss(before, betrayer),
        _used(match, case.watched),
    )


def _used(match: Match, watched: frozenset[str]) -> frozenset[tuple[str, str]]:
    """What the records of these kinds told of."""
    if not watched:
        return frozenset()
    told = [record for record in match.records(None) if record.kind in watched]
    return frozenset([(record.kind, str(value)) for record in told for value in record.args.values()])


def deal(case: Case, number: int) -> Match:
    """The game of this number before its first answer."""
    options = {"main_objective": case.objective(number), **case.options}
    for attempt in range(DEALS_TRIED):
        match = lastfire.new("dead_of_winter", case.seats, number * DEALS_TRIED + attempt, **options)
        if not case.one_betrayer:
            return match
        if [has_betrayal(match, seat) for seat in range(case.seats)].count(True) == 1:
            return match
    raise lastfire.LastfireError(f"{case.words.en}: nobody is dealt a betrayal")


def has_betrayal(match: Match, seat: int) -> bool:
    """Whether a seat was dealt a betrayal."""
    sight = seen(match, seat)
    return sight.me.secret >= 0 and sight.box.secrets[sight.me.secret].betrayal


def _loss(believed: list[float], true: tuple[bool, ...]) -> float:
    """Log-loss of beliefs, per seat."""
    total = 0.0
    for chance, is_so in zip(believed, true, strict=True):
        likely = chance if is_so else 1 - chance
        total -= log(min(1 - SURE_ENOUGH, max(SURE_ENOUGH, likely)))
    return total / len(true)
