"""How the game comes out, by level, length, number of players, pressure, side and who plays.

A *case* is one way to play, a *chapter* some cases that are to be compared. Every case plays the same seeds,
in short length where nothing else is said: every level has that length.
"""

from typing import Final, NamedTuple

import lastfire
from lastfire.bots.bot import Bot, play
from lastfire.bots.heuristic import HeuristicBot
from lastfire.bots.random_bot import RandomBot
from lastfire.bots.search import SearchBot
from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.levels import APOCALYPSE, BASIC, LEVELS, Level
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import ENDINGS

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
SEARCH: Final = "search"

SHORT: Final = "short"
NORMAL: Final = "normal"
BRIEF: Final = "brief"

TO_THE_END: Final = 400
"""So often a defender looks at a decision, and thinks on to the end of the game: fewer times say little."""
TO_THE_NEXT_TURN: Final = 60
"""So often the Zeds player does, who thinks on to the next turn."""
MANY: Final = 4
"""Where there are many cases, each plays so many times fewer games."""


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


THE_TOWN_STANDS: Final = Name("the town stands", "町が残る")
FIRST_HEROES_WIN: Final = Name(
    "who leads the Heroes first wins the match", "先にヒーロー側を率いるプレイヤーが勝つ"
)


class Chapter(NamedTuple):
    """Cases to be compared."""

    words: Name
    cases: tuple[Case, ...]
    won: Name = THE_TOWN_STANDS
    """What seat 0 wins by."""


class Outcome(NamedTuple):
    """One game, or one match of two games, as it ended: plain values that travel between processes."""

    won: float
    """What seat 0 got: 1 if it won, 0 if it lost, one half for a match that nobody has won."""
    ending: str
    cards: int
    """Event cards that were revealed."""
    score: int


def chapters() -> tuple[Chapter, ...]:
    """Everything that is compared."""
    return (
        Chapter(
            Name("Defenders who do anything allowed", "手当たり次第に動く防衛側"),
            tuple([_at_level(level, SHORT, RANDOM) for level in LEVELS]),
        ),
        Chapter(
            Name("By level, one player, short length", "レベル別（1人、長さは短）"),
            tuple([_at_level(level, SHORT) for level in LEVELS]),
        ),
        Chapter(
            Name("By level, one player, normal length", "レベル別（1人、長さは通常）"),
            tuple([_at_level(level, NORMAL) for level in LEVELS]),
        ),
        _by_players(),
        Chapter(
            Name("Versus, one defender, brief length, one game", "対戦（防衛側1人、長さは最短、1ゲーム）"),
            tuple([_versus(level) for level in LEVELS]),
        ),
        Chapter(
            Name(
                "Versus, brief length, a match of two games with swapped sides",
                "対戦（長さは最短、側を入れ替えて2ゲーム）",
            ),
            tuple([_versus(level, versus_match=True) for level in LEVELS]),
            FIRST_HEROES_WIN,
        ),
        _thinking(),
    )


def _at_level(level: Level, length: str, defenders: str = HEURISTIC) -> Case:
    return Case(level.name, 1, {"level": level.id, "length": length}, defenders)


def _versus(level: Level, **options: OptionValue) -> Case:
    return Case(level.name, 2, {"level": level.id, "length": BRIEF, "mode": "versus", **options})


PRESSURES: Final = (
    ("off", Name("no pressure", "移動圧力なし")),
    ("standard", Name("standard pressure", "標準の移動圧力")),
    ("heavy", Name("heavy pressure", "強い移動圧力")),
)


def _by_players() -> Chapter:
    cases = []
    for level in (BASIC, APOCALYPSE):
        options: dict[str, OptionValue] = {"level": level.id, "length": SHORT}
        alone = Name(f"{level.name.en}, 1 player", f"{level.name.ja}・1人")
        cases.append(Case(alone, 1, options, fewer=MANY))
        for seats in range(2, 5):
            for key, words in PRESSURES:
                said = Name(
                    f"{level.name.en}, {seats} players, {words.en}", f"{level.name.ja}・{seats}人・{words.ja}"
                )
                cases.append(Case(said, seats, {**options, "pressure": key}, fewer=MANY))
    return Chapter(Name("By number of players", "人数別"), tuple(cases))


def _thinking() -> Chapter:
    """The same games with and without looking ahead, on either side.

    The Zeds player has more to decide the more Hero players there are: they bring the Zeds Actions.
    """
    nobody = Name("nobody looks ahead", "だれも先読みしない")
    defenders = Name(
        f"the defenders look ahead ({TO_THE_END} times)", f"防衛側が先読みする（{TO_THE_END}回）"
    )
    zeds = Name(
        f"the Zeds look ahead ({TO_THE_NEXT_TURN} times)", f"ゼッズ側が先読みする（{TO_THE_NEXT_TURN}回）"
    )
    alone = Name(f"{BASIC.name.en}, 1 player", f"{BASIC.name.ja}・1人")
    short: dict[str, OptionValue] = {"level": BASIC.id, "length": SHORT}
    cases = [
        Case(_with(alone, words), 1, short, who) for words, who in ((nobody, HEURISTIC), (defenders, SEARCH))
    ]
    for level in (BASIC, APOCALYPSE):
        all_four = Name(f"Versus, {level.name.en}, 4 Hero players", f"対戦・{level.name.ja}・防衛側4人")
        brief: dict[str, OptionValue] = {"level": level.id, "length": BRIEF, "mode": "versus"}
        cases += [
            Case(_with(all_four, words), 5, brief, zeds=who)
            for words, who in ((nobody, HEURISTIC), (zeds, SEARCH))
        ]
    return Chapter(
        Name(
            "With and without looking ahead so many times at every decision", "先読みの有無（1手ごとの回数）"
        ),
        tuple(cases),
    )


def _with(case: Name, words: Name) -> Name:
    """A case and who looks ahead in it."""
    return Name(f"{case.en}, {words.en}", f"{case.ja}：{words.ja}")


def bot_of(player: str, seed: int, iterations: int) -> Bot:
    """Somebody who plays so; who looks ahead does it so many times at every decision."""
    if player == SEARCH:
        return SearchBot(seed=seed, iterations=iterations)
    return RandomBot(seed=seed) if player == RANDOM else HeuristicBot(seed=seed)


def play_case(case: Case, number: int) -> Outcome:
    """Play the game of this number."""
    match = lastfire.new("dawn_of_the_zeds", case.seats, number, **case.options)
    zeds = seen(match, None).zeds_seat
    players = [
        bot_of(case.zeds, number * 16 + seat, TO_THE_NEXT_TURN)
        if seat == zeds
        else bot_of(case.defenders, number * 16 + seat, TO_THE_END)
        for seat in range(case.seats)
    ]
    play(match, players)
    sight = seen(match, None)
    return Outcome(
        match.returns[0],
        ENDINGS[sight.ending].id,
        sight.revealed,
        sight.score,
    )
