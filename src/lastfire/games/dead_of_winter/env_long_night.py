"""The parts of the layout that matches with The Long Night have: what lies open of its modules."""

from typing import Final

from lastfire.envs.parts import Field, Part, Row, Scene, count, mark, mark_seat, put, seat_field
from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.edition import Edition
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import BANDITS
from lastfire.games.dead_of_winter.rules.long_night.bandits.view import BanditLook
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightLook
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import ID as IMPROVEMENTS
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import TOKENS
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.view import Works
from lastfire.games.dead_of_winter.rules.long_night.options import LONG_NIGHT
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import ALL
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import SPECIALS, TYPES
from lastfire.games.dead_of_winter.rules.long_night.scenarios.view import LOCKS, ScenarioLook
from lastfire.games.dead_of_winter.rules.module import Look
from lastfire.games.dead_of_winter.rules.sight import ColonySight

RAXXON: Final = "raxxon"
BANDITS_MODULE: Final = "bandits"
SCENARIO: Final = "scenario"
TOLD_IN_FULL: Final = (LONG_NIGHT, RAXXON, BANDITS_MODULE, IMPROVEMENTS)
"""Modules of which the parts here say everything, so that their numbers need not be shown again."""

MOST_UNRULY: Final = 40
MOST_DESPAIR: Final = 6
MOST_AT_ENTRANCE: Final = 4
MOST_LAID: Final = 16
MOST_SPARED: Final = 9
MOST_STOCKED: Final = 30
MOST_NEEDED: Final = 6
MOST_VOTES: Final = 30
REMEMBERED: Final = {
    "laid": "dice laid at Raxxon that the code lacked",
    "withheld": "times the code was missed while this player had such a die and somebody at Raxxon",
    "let_out": "votes of this player to release an experiment",
}
"""What everybody remembers of a player's conduct at Raxxon."""
FACES: Final = tuple([f"face {face}" for face in range(1, 7)])
KINDS: Final = tuple([noun.id for noun in SPECIALS])
LOGS: Final = tuple([each.noun.id for each in EXPERIMENTS])


def parts_of(seats: int, edition: Edition) -> list[Part]:
    """The parts of the modules that a match is played with."""
    used = [module.id for module in edition.modules]
    found: list[Part] = []
    if LONG_NIGHT in used:
        found.append(NightPart(seats, edition))
    if RAXXON in used:
        found.append(RaxxonPart(seats, edition))
    if BANDITS_MODULE in used:
        found.append(BanditsPart(seats, edition))
    if IMPROVEMENTS in used:
        found.append(ImprovementsPart())
    if SCENARIO in used:
        found.append(ScenarioPart(edition))
    return found


def look_of(scene: Scene, module: str) -> Look | None:
    """What the observer may know of a module."""
    sight = scene.sight
    assert isinstance(sight, ColonySight)
    for each in sight.modules:
        if each.id == module:
            return each.look
    return None


def _people(edition: Edition) -> list[str]:
    return [card.id for card in edition.box.survivors]


def _entrances(edition: Edition) -> list[tuple[str, list[str]]]:
    """For each location its id and its entrances."""
    return [
        (place.noun.id, [f"entrance {at}" for at in range(1, len(entrances_of(number)) + 1)])
        for number, place in enumerate(edition.board.places)
    ]


class NightPart(Part):
    """Despair by survivor, unruly helpless survivors, explosive traps by entrance, votes on the token."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self._survivors = len(edition.box.survivors)
        fields = [
            Field("long_night.unruly", "helpless survivors who are unruly", MOST_UNRULY),
            Field("long_night.despair", "despair tokens", MOST_DESPAIR, labels=_people(edition)),
        ]
        for id_, gates in _entrances(edition):
            fields.append(Field(f"{id_}.traps", "explosive traps", MOST_AT_ENTRANCE, labels=gates))
        for player in range(seats):
            meaning = "votes of this player that the first player token stays"
            fields.append(Field(f"player_{player}.kept", meaning, MOST_VOTES))
        Part.__init__(self, fields)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        look = look_of(scene, LONG_NIGHT)
        assert isinstance(look, NightLook)
        row[at] = look.unruly
        at += 1
        for survivor, tokens in look.despair.items():
            row[at + survivor] = tokens
        put(row, at + self._survivors, look.traps)
        at += self._survivors + len(look.traps)
        put(row, at, [look.kept[scene.seat_at(player)] for player in range(scene.seats)])


class RaxxonPart(Part):
    """The top log and its code, the dice lying there, experiments, special zombies, side effects."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self._people = len(edition.box.survivors)
        self._places = len(edition.board.places)
        self._gates = 0
        fields = [
            Field("raxxon.log", "the experiment on top", labels=LOGS),
            Field("raxxon.code", "dice that its code asks for", 2, labels=FACES),
            Field("raxxon.type", "the special zombies that come if it is released", labels=KINDS),
            Field("raxxon.coming", "how many of them", 4),
            Field("raxxon.left", "experiments under it", len(LOGS)),
            Field("raxxon.met", "1: the dice lying there meet the code"),
            Field("raxxon.contained", "experiments that were contained", len(LOGS)),
            Field("raxxon.released", "1: it was released, and its encounter is read", labels=LOGS),
            Field("raxxon.over", "1: it has left the game", labels=LOGS),
            Field(
                "raxxon.spared", "where fewer zombies come", labels=[id_ for id_, _ in _entrances(edition)]
            ),
            Field("raxxon.fewer", "how many fewer", MOST_SPARED),
        ]
        for player in range(seats):
            meaning = "dice of this player lying at Raxxon"
            fields.append(Field(f"player_{player}.raxxon_dice", meaning, MOST_LAID, labels=FACES))
            for name, meaning in REMEMBERED.items():
                fields.append(Field(f"player_{player}.{name}", meaning, MOST_VOTES))
        for id_, gates in _entrances(edition):
            self._gates += len(gates)
            labels = [f"{gate}, {kind}" for gate in gates for kind in KINDS]
            fields.append(Field(f"{id_}.specials", "special zombies", MOST_AT_ENTRANCE, labels=labels))
        for effect in ALL:
            meaning = "1: this survivor has the side effect"
            fields.append(Field(f"side_effect.{effect.noun.id}", meaning, labels=_people(edition)))
        Part.__init__(self, fields)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        look = look_of(scene, RAXXON)
        assert isinstance(look, RaxxonLook)
        at = self._write_log(look, row, at)
        for player in range(scene.seats):
            for face in look.dice[scene.seat_at(player)]:
                row[at + face - 1] += 1
            at += len(FACES)
            seat = scene.seat_at(player)
            put(row, at, [look.helped[seat], look.withheld[seat], look.let_out[seat]])
            at += len(REMEMBERED)
        for entrance, kind in look.figures:
            row[at + entrance * TYPES + kind] += 1
        at += self._gates * TYPES
        for bearer in look.bearers:
            if bearer >= 0:
                row[at + bearer] = 1
            at += self._people

    def _write_log(self, look: RaxxonLook, row: Row, at: int) -> int:
        """Write what is said of the experiments; returns where the next field begins."""
        if look.top >= 0:
            top = EXPERIMENTS[look.top]
            row[at + look.top] = 1
            code = at + len(LOGS)
            for face in top.code:
                row[code + face - 1] += 1
            row[code + len(FACES) + top.kind] = 1
            row[code + len(FACES) + TYPES] = top.count
        at += len(LOGS) + len(FACES) + TYPES + 1
        put(row, at, [look.left, int(look.met), look.contained])
        mark(row, at + 3, look.released)
        mark(row, at + 3 + len(LOGS), look.over)
        at += 3 + 2 * len(LOGS)
        if look.fewer > 0:
            row[at + look.spared] = 1
            row[at + self._places] = look.fewer
        return at + self._places + 1


class BanditsPart(Part):
    """Bandits by location, those that the crisis brings, the stockpile, their leader."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self._items = len(edition.box.items)
        self._seats = seats
        places = [place.noun.id for place in edition.board.places]
        items = [item.id for item in edition.box.items]
        Part.__init__(
            self,
            [
                Field("bandits.at", "bandits at this location", MOST_AT_ENTRANCE, labels=places),
                Field("bandits.supply", "bandits that can still come", BANDITS),
                Field("bandits.stockpile", "cards in the stockpile", MOST_STOCKED, labels=items),
                seat_field("bandits.leader", "who leads the bandits", seats),
                Field("bandits.leader_has_taken", "1: the leader has taken a card this round"),
                Field("bandits.strip", "bandits that the crisis of the round brings", 4, labels=places),
            ],
        )
        self._places = len(places)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        look = look_of(scene, BANDITS_MODULE)
        assert isinstance(look, BanditLook)
        put(row, at, look.bandits[: self._places])
        at += self._places
        row[at] = BANDITS - sum(look.bandits)
        count(row, at + 1, look.stockpile, self._items)
        at += 1 + self._items
        mark_seat(row, at, scene, look.leader)
        row[at + self._seats] = look.has_taken
        if look.strip is not None:
            count(row, at + self._seats + 1, list(look.strip), self._places)


class ImprovementsPart(Part):
    """The row of improvements with its tokens, and those that are finished."""

    def __init__(self) -> None:
        ids = [card.id for card in TEN]
        Part.__init__(
            self,
            [
                Field("improvements.row", "1: it can be built now", labels=ids),
                Field("improvements.tokens", "advancement tokens on it", MOST_NEEDED, labels=ids),
                Field("improvements.missing", "tokens that finish it", MOST_NEEDED, labels=ids),
                Field("improvements.finished", "1: it is finished", labels=ids),
                Field("improvements.supply", "advancement tokens left", TOKENS),
                Field("improvements.deck", "improvements still to come", len(TEN)),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        look = look_of(scene, IMPROVEMENTS)
        assert isinstance(look, Works)
        mark(row, at, look.row)
        for number, tokens in zip(look.row, look.tokens, strict=True):
            row[at + len(TEN) + number] = tokens
            row[at + 2 * len(TEN) + number] = TEN[number].needed - tokens
        mark(row, at + 3 * len(TEN), look.done)
        put(row, at + 4 * len(TEN), [look.supply, look.to_come])


class ScenarioPart(Part):
    """Who lies aside in a scenario, and what it still locks; its numbers are shown with those of modules."""

    def __init__(self, edition: Edition) -> None:
        self._people = len(edition.box.survivors)
        self._locks = {name: at for at, name in enumerate(LOCKS)}
        Part.__init__(
            self,
            [
                Field("scenario.aside", "1: lies aside until it joins", labels=_people(edition)),
                Field("scenario.locked", "1: not to be had yet", labels=list(LOCKS)),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        look = look_of(scene, SCENARIO)
        assert isinstance(look, ScenarioLook)
        mark(row, at, look.aside)
        mark(row, at + self._people, [self._locks[name] for name in look.locked])
