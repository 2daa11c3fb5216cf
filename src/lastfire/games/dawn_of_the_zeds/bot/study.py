"""How the game comes out, by level, number of players, pressure, side and who plays.

A *case* is one way to play, a *chapter* some cases that are to be compared. Every case plays the same seeds.
"""

from typing import Final, NamedTuple

import lastfire
from lastfire.bots.bot import Bot, play
from lastfire.bots.heuristic import HeuristicBot
from lastfire.bots.random_bot import RandomBot
from lastfire.bots.search import SearchBot
from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.levels import APOCALYPSE, BASIC, BRAINS, LEVELS, Level
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.stages import SURVIVED
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import ENDINGS

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
SEARCH: Final = "search"

ITERATIONS: Final = 60
"""So often a search looks at every decision."""
DEAR: Final = 10
"""A search plays so many times fewer games than others, for it takes longer than all of them."""


class Case(NamedTuple):
    """One way to play."""

    words: Name
    seats: int
    options: dict[str, OptionValue]
    defenders: str = HEURISTIC
    """Who sits in every seat of the defenders: heuristic, random or search."""
    zeds: str = HEURISTIC
    """Who plays the Zeds in Versus."""
    fewer: int = 1
    """By how many times fewer games it plays than were asked for."""

    def games(self, asked: int) -> int:
        """How many games it plays where so many were asked for."""
        return max(1, asked // self.fewer)


class Chapter(NamedTuple):
    """Cases to be compared."""

    words: Name
    cases: tuple[Case, ...]


class Outcome(NamedTuple):
    """One game as it ended: plain values that travel between processes."""

    stands: bool
    """Whether the town stood."""
    ending: str
    cards: int
    """Event cards that were revealed."""
    score: int


def chapters() -> tuple[Chapter, ...]:
    """Everything that is compared."""
    return (
        Chapter(
            Name("Defenders who do anything allowed", "手当たり次第に動く防衛側"),
            tuple([_at_level(level, RANDOM) for level in LEVELS]),
        ),
        Chapter(
            Name("By level, one player", "レベル別（1人）"), tuple([_at_level(level) for level in LEVELS])
        ),
        _by_players(),
        Chapter(
            Name("Versus, one defender", "対戦（防衛側1人）"),
            tuple([_versus(level) for level in LEVELS]),
        ),
        _thinking(),
    )


def _at_level(level: Level, defenders: str = HEURISTIC) -> Case:
    return Case(level.name, 1, {"level": level.id}, defenders)


def _versus(level: Level) -> Case:
    return Case(level.name, 2, {"level": level.id, "mode": "versus"})


PRESSURES: Final = (
    ("off", Name("no pressure", "移動圧力なし")),
    ("standard", Name("standard pressure", "標準の移動圧力")),
    ("heavy", Name("heavy pressure", "強い移動圧力")),
)


def _by_players() -> Chapter:
    level = APOCALYPSE
    cases = [Case(Name("1 player", "1人"), 1, {"level": level.id})]
    for seats in range(2, 5):
        for key, words in PRESSURES:
            cases.append(
                Case(
                    Name(f"{seats} players, {words.en}", f"{seats}人・{words.ja}"),
                    seats,
                    {"level": level.id, "pressure": key},
                )
            )
    return Chapter(
        Name(f"By number of players, {level.name.en}", f"人数別（{level.name.ja}）"),
        tuple(cases),
    )


def _thinking() -> Chapter:
    """The same games with and without looking ahead, on either side."""
    thinks = Name("the defenders look ahead", "防衛側が先読みする")
    plain = Name("nobody looks ahead", "だれも先読みしない")
    zeds = Name("the Zeds look ahead", "ゼッズ側が先読みする")
    cases = []
    for level in (BASIC, APOCALYPSE, BRAINS):
        for words, who in ((plain, HEURISTIC), (thinks, SEARCH)):
            said = Name(f"{level.name.en} {words.en}", f"{level.name.ja}：{words.ja}")
            cases.append(Case(said, 1, {"level": level.id}, who, fewer=DEAR))
    options: dict[str, OptionValue] = {"level": APOCALYPSE.id, "mode": "versus"}
    for words, defenders, other in (
        (plain, HEURISTIC, HEURISTIC),
        (thinks, SEARCH, HEURISTIC),
        (zeds, HEURISTIC, SEARCH),
    ):
        said = Name(f"Versus, {APOCALYPSE.name.en} {words.en}", f"対戦・{APOCALYPSE.name.ja}：{words.ja}")
        cases.append(Case(said, 2, options, defenders, other, DEAR))
    return Chapter(
        Name(
            f"With and without looking ahead, {ITERATIONS} times at every decision",
            f"先読みの有無（1手につき{ITERATIONS}回）",
        ),
        tuple(cases),
    )


def bot_of(player: str, seed: int) -> Bot:
    """Somebody who plays so."""
    if player == SEARCH:
        return SearchBot(seed=seed, iterations=ITERATIONS)
    return RandomBot(seed=seed) if player == RANDOM else HeuristicBot(seed=seed)


def play_case(case: Case, number: int) -> Outcome:
    """Play the game of this number."""
    match = lastfire.new("dawn_of_the_zeds", case.seats, number, **case.options)
    zeds = seen(match, None).zeds_seat
    players = [case.zeds if seat == zeds else case.defenders for seat in range(case.seats)]
    play(match, [bot_of(player, number * 16 + seat) for seat, player in enumerate(players)])
    sight = seen(match, None)
    return Outcome(
        sight.ending == SURVIVED,
        ENDINGS[sight.ending].id,
        sight.revealed,
        sight.score,
    )
