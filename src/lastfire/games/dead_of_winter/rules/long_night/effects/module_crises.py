"""Verbs of the crises with the mark of a module: about bandits, experiments, improvements."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.scavenge import scavenge
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import PLACE_ROLLED
from lastfire.games.dead_of_winter.rules.long_night.effects.crisis_words import TOKENS_LOST
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import release
from lastfire.games.dead_of_winter.rules.state import ColonyTable


@dataclass(frozen=True)
class BanditsAtRandom(Verb):
    """Each at a random location of its own. [LN-SETUP-24]"""

    count: int

    def words(self) -> Name:
        each = "a random location" if self.count == 1 else "random locations"
        return Name(
            f"Place {counted(self.count, 'bandit')} at {each}.",
            f"無作為に決めたロケーションに盗賊を{self.count}体置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for _ in range(self.count):
            place = 1 + t.chance.roll(len(TOWN))
            t.tell(PLACE_ROLLED, place)
            place_bandit(t, place)
        return NOTHING


@dataclass(frozen=True)
class BanditsEverywhere(Verb):
    """At each town location. [LN-BANDIT-28]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Place {counted(self.count, 'bandit')} at each of the 6 town locations.",
            f"町の6つのロケーションそれぞれに盗賊を{self.count}体ずつ置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in TOWN:
            for _ in range(self.count):
                place_bandit(t, place)
        return NOTHING


@dataclass(frozen=True)
class LoseTokens(Verb):
    """Unfinished improvements lose what lies on them."""

    def words(self) -> Name:
        return Name(
            "Remove all advancement tokens from the improvements.", "改良の上の前進トークンをすべて取り除く。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        state = improvements_of(t)
        lost = sum([state.tokens[number] for number in state.row])
        for number in state.row:
            state.tokens[number] = 0
        if lost > 0:
            state.supply += lost
            t.tell(TOKENS_LOST, lost)
        return NOTHING


@dataclass(frozen=True)
class BanditsScavenge(Verb):
    """As in the night. [LN-BANDIT-21]"""

    def words(self) -> Name:
        return Name(
            "Each bandit moves the top card of the item deck at its location face up to the stockpile.",
            "各盗賊が、自分のいるロケーションの探索デッキの一番上のカードを表向きで備蓄に移す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return scavenge(t)


@dataclass(frozen=True)
class ReleaseTop(Verb):
    """Whatever dice lie at Raxxon. [LN-RAXXON-10]"""

    def words(self) -> Name:
        return Name("Release the top experiment at Raxxon.", "ラクソンの一番上の実験を解き放つ。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return release(t)
