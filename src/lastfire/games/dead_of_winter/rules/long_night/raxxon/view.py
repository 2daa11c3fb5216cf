"""What everybody sees of the Raxxon module: nothing but the order of the logs is hidden. [LN-RAXXON-9]"""

from typing import Any, TypedDict

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.places import Board, entrance_of, place_of
from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.long_night.raxxon.code import is_met
from lastfire.games.dead_of_winter.rules.long_night.raxxon.encounters import encounter_words
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL, bearers
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import FIGURES
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RaxxonState
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import SPECIALS, TYPES
from lastfire.games.dead_of_winter.rules.module import Look
from lastfire.games.dead_of_winter.rules.names import NOWHERE, PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable


class SpecialSeen(TypedDict):
    """A special zombie on the board."""

    special: str
    place: str
    gate: int
    """The entrance of the location, from 1."""


class RaxxonSeen(TypedDict):
    """What everybody sees of Raxxon."""

    log: str | None
    """The top experiment, whose log all can read."""
    left: int
    """Experiments under it."""
    met: bool
    """The dice that lie there meet its code."""
    dice: list[list[int]]
    """The faces of the dice that lie there, by seat."""
    released: list[str]
    """Experiments whose encounters can be read."""
    over: list[str]
    """Experiments that have left the game."""
    contained: int
    """How many of them were contained by meeting their codes."""
    specials: list[SpecialSeen]
    side_effects: dict[str, str | None]
    """Who has which."""
    helped: list[int]
    """By seat, dice laid here that the code lacked."""
    withheld: list[int]
    """By seat, how often the code was missed although they had such a die and somebody here."""
    let_out: list[int]
    """By seat, votes to release an experiment."""
    spared: str | None
    """The location at which fewer zombies come this round."""
    fewer: int


class RaxxonLook(Look):
    """The top log, the dice lying there, what was released, who has which side effect.

    ``top`` is the number of the experiment whose log all can read, -1 without one; ``left`` counts those
    under it. ``dice`` are the faces lying there, by seat. ``figures`` are the special zombies on the board,
    each with its entrance and type; ``left_of`` says how many more of each type can come. ``bearers`` are
    the survivors who have the side effects, -1 for one that lies open. ``helped``, ``withheld`` and
    ``let_out`` are what everybody remembers of each seat.
    """

    def __init__(self, t: ColonyTable, state: RaxxonState) -> None:
        self.box: Box = t.box
        self.board: Board = t.board
        self.top = state.top
        self.left = len(state.stack)
        self.met = is_met(state)
        self.dice = [
            [face for face in range(1, 7) for _ in range(state.dice[6 * seat + face - 1])]
            for seat in range(t.seats)
        ]
        self.released = state.released[:]
        self.over = state.over[:]
        self.contained = state.contained
        self.figures = [(figure // TYPES, figure % TYPES) for figure in state.figures]
        self.left_of = [FIGURES[kind] - state.count(kind) for kind in range(TYPES)]
        self.bearers = bearers(t)
        self.helped = state.helped[:]
        self.withheld = state.withheld[:]
        self.let_out = state.let_out[:]
        self.spared = state.spared
        self.fewer = state.fewer

    def special_at(self, place: int) -> list[int]:
        """The special zombies at a place, by type."""
        return [kind for entrance, kind in self.figures if place_of(entrance) == place]

    def said(self) -> list[Name]:
        """The log, the dice, the code, where special zombies are and what meeting them brings."""
        found = [self._log_said()]
        faces = sorted([face for dice in self.dice for face in dice])
        if faces:
            listed = [str(face) for face in faces]
            en, ja = ("met", "そろっている") if self.met else ("not met yet", "まだそろっていない")
            found.append(
                Name(
                    f"Dice at Raxxon: {', '.join(listed)}. The code is {en}.",
                    f"ラクソンのダイス：{'、'.join(listed)}。コードは{ja}。",
                )
            )
        for place in self.board.all:
            kinds = [SPECIALS[kind].name for kind in self.special_at(place)]
            if kinds:
                noun = self.board.places[place].noun.name
                en, ja = ", ".join([kind.en for kind in kinds]), "、".join([kind.ja for kind in kinds])
                found.append(Name(f"Special zombies at {noun.en}: {en}.", f"{noun.ja}の特殊ゾンビ：{ja}。"))
        found += [encounter_words(kind) for kind in range(TYPES) if self.left_of[kind] < FIGURES[kind]]
        if self.fewer > 0:
            noun = self.board.places[self.spared].noun.name
            found.append(
                Name(
                    f"This round, {self.fewer} fewer zombies are added to {noun.en}.",
                    f"このラウンドは、{noun.ja}に加わるゾンビが{self.fewer}体少なくなる。",
                )
            )
        for effect, bearer in zip(ALL, self.bearers, strict=True):
            if bearer >= 0:
                who, what = self.box.survivors[bearer].name, effect.noun.name
                found.append(
                    Name(f"{who.en} has the side effect {what.en}.", f"{who.ja}に副作用「{what.ja}」がある。")
                )
        return found

    def _log_said(self) -> Name:
        if self.top < 0:
            return Name("No experiment is left.", "実験カードは残っていない。")
        top = EXPERIMENTS[self.top]
        log, kind = top.noun.name, SPECIALS[top.kind].name
        en = f"1 {kind.en}" if top.count == 1 else f"{top.count} {kind.en}s"
        return Name(
            f"The top log is {log.en}. Releasing its experiment adds {en}.",
            f"一番上は{log.ja}。実験体が解き放たれると、{kind.ja}が{top.count}体現れる。",
        )

    def json(self) -> dict[str, Any]:
        seen: RaxxonSeen = {
            "log": EXPERIMENTS[self.top].noun.id if self.top >= 0 else None,
            "left": self.left,
            "met": self.met,
            "dice": self.dice,
            "released": [EXPERIMENTS[number].noun.id for number in self.released],
            "over": [EXPERIMENTS[number].noun.id for number in self.over],
            "contained": self.contained,
            "specials": [
                {
                    "special": SPECIALS[kind].id,
                    "place": PLACES[place_of(entrance)].id,
                    "gate": entrance - entrance_of(place_of(entrance)) + 1,
                }
                for entrance, kind in self.figures
            ],
            "side_effects": {
                effect.noun.id: self.box.survivors[bearer].id if bearer >= 0 else None
                for effect, bearer in zip(ALL, self.bearers, strict=True)
            },
            "helped": self.helped,
            "withheld": self.withheld,
            "let_out": self.let_out,
            "spared": PLACES[self.spared].id if self.spared != NOWHERE else None,
            "fewer": self.fewer,
        }
        return dict(seen)
