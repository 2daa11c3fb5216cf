"""Verbs that other verbs hang on: after a Fate draw, under a condition; and the end of the game."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_supplies
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import lowered, roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import space_words
from lastfire.games.dawn_of_the_zeds.rules.levels import SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.state import SURVIVED, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter
from lastfire.games.dawn_of_the_zeds.rules.windows import INFECTION_READ, TOWN_STANDS, offer


def said_together(effects: tuple[Verb, ...]) -> Name:
    """The sentences of several verbs, the first one after a condition."""
    return joined([effect.words() for effect in effects])


def joined(said: list[Name]) -> Name:
    """Sentences as one text, the first one after a condition."""
    en = " ".join([lowered(said[0]).en, *[name.en for name in said[1:]]])
    return Name(en, "".join([name.ja for name in said]))


@dataclass(frozen=True)
class WithFate(Verb):
    """Fate is drawn for the track that some effects are about; then the Fate card itself is carried out.

    [DOZ-FATE-1, DOZ-FATE-3]
    """

    effects: tuple[Verb, ...]

    def words(self) -> Name:
        return self._after_fate(said_together(self.effects))

    def words_at(self, uses: int) -> Name | None:
        said = [words for words in [effect.words_at(uses) for effect in self.effects] if words is not None]
        return self._after_fate(joined(said)) if said else None

    def _after_fate(self, said: Name) -> Name:
        return Name(f"Draw Fate, then {said.en}", f"運命を引く。{said.ja}")

    def do(self, t: DawnTable) -> Flow:
        yield from draw_fate(t)
        for effect in self.effects:
            yield from effect.do(t)
        yield from finish_fate(t)


@dataclass(frozen=True)
class PlayerUnitIn(Verb):
    """Something that a player unit in a space brings: a Hero, Civilians or the Guard, awake, not in Chaos.

    [DOZ-EVENT-42]
    """

    space: str
    effects: tuple[Verb, ...]

    def words(self) -> Name:
        space, said = space_words(BY_ID[self.space]), said_together(self.effects)
        return Name(
            f"If a player unit that can act is in {space.en}, {said.en}",
            f"行動できるプレイヤーユニットが{space.ja}にいれば、{said.ja}",
        )

    def do(self, t: DawnTable) -> Flow:
        if self._is_met(t):
            for effect in self.effects:
                yield from effect.do(t)

    def is_possible(self, t: DawnTable) -> bool:
        return self._is_met(t) and all(effect.is_possible(t) for effect in self.effects)

    def _is_met(self, t: DawnTable) -> bool:
        space = BY_ID[self.space]
        if t.chaos[space]:
            return False
        return any(is_fighter(unit) and not t.marks[unit] & COMATOSE for unit in t.here[space])


@dataclass(frozen=True)
class ByInfection(Verb):
    """One thing where Infection is high, another where it is not."""

    least: int
    effects: tuple[Verb, ...]
    otherwise: tuple[Verb, ...]

    def words(self) -> Name:
        said, other = said_together(self.effects), said_together(self.otherwise)
        return Name(
            f"if Infection is {self.least} or more, {said.en} Otherwise {other.en}",
            f"感染度が{self.least}以上なら、{said.ja}そうでなければ、{other.ja}",
        )

    def do(self, t: DawnTable) -> Flow:
        if t.infection >= self.least:
            yield from offer(t, INFECTION_READ)
        for effect in self.effects if t.infection >= self.least else self.otherwise:
            yield from effect.do(t)


@dataclass(frozen=True)
class GainSuppliesByDie(Verb):
    """A die of Supplies, up to 20 in all. [DOZ-BOARD-22]"""

    def words(self) -> Name:
        return Name("Roll a die and gain that many Supplies.", "ダイスを1個振り、出目だけ物資を得る。")

    def do(self, t: DawnTable) -> Flow:
        if t.box.uses & SUPPLIES_RULES:
            change_supplies(t, roll_die(t))
        return NOTHING


@dataclass(frozen=True)
class Survive(Verb):
    """The town has stood. [DOZ-END-3, DOZ-END-4]"""

    def words(self) -> Name:
        return Name("The players win.", "プレイヤーが勝利する。")

    def do(self, t: DawnTable) -> Flow:
        yield from offer(t, TOWN_STANDS)
        end_game(t, SURVIVED)
