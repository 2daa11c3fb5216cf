"""The layout of Dead of Winter: the whole table, as the observing seat knows it.

Players are counted from the observer: player 0 is the observer itself, player 1 has the next seat,
and so on. Actions that name a player name a seat by its number, so ``seat`` says which seat the
observer has. What only the observer knows stands under ``hand``, ``draft``, ``seen``, ``watching``
and in its own secrets; all else lies open, or is counted and not named.

An environment asks one seat at a time. What a seat might bring in unasked (``Ask.aside_for``) is no
action of an environment.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from lastfire.engine.errors import SetupError
from lastfire.engine.words import Noun
from lastfire.envs.layout import Layout
from lastfire.envs.parts import (
    Field,
    Part,
    QuestionPart,
    Row,
    Scene,
    count,
    fields_of,
    mark,
    mark_seat,
    put,
    seat_field,
)
from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.card import EQUIP, Box
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.game import GAME
from lastfire.games.dead_of_winter.rules.known import Area, Person
from lastfire.games.dead_of_winter.rules.names import COLONY, HELPS, ITEMS, PLACES, SURVIVORS, SYMBOLS
from lastfire.games.dead_of_winter.rules.sight import ColonySight
from lastfire.games.dead_of_winter.rules.view import BACKS
from lastfire.games.dead_of_winter.rules.view import STEPS as STEP_NAMES
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

ROUNDS: Final = 8
MOST_MORALE: Final = 10
MOST_TOKENS: Final = 60
MOST_PEOPLE: Final = 40
MOST_WOUNDS: Final = 4
MOST_DICE: Final = 16
MOST_ZOMBIES: Final = 4
MOST_CARDS: Final = 30
MOST_POINTS: Final = 60
MOST_DEEDS: Final = 99
LARGEST_GOAL: Final = 99
MOST_GOALS: Final = 5
DECK: Final = 40

STEPS: Final = (
    "draft",
    "round",
    "turn",
    "pay_food",
    "check_waste",
    "crisis",
    "zombies",
    "objective",
    "over",
)

ATTACHED: Final = (
    "addiction",
    "gray_beard",
    "olivia_brown",
    "daniel_smith",
    "horse",
    "welcome_home",
    "the_arctic_king",
)
"""The crossroads cards that can stay with a survivor."""

ASK: Final = {
    "least": (6, "what the die has to show at least"),
    "most": (12, "how many at most"),
    "count": (12, "how many are still wanted"),
    "keep": (12, "how many cards may still be kept"),
    "rolls": (MOST_ZOMBIES, "exposure rolls of the attack as it stands"),
}
"""The numbers of questions."""

TABLE: Final = {
    "round": (ROUNDS, "rounds that are left, this one included"),
    "rounds": (ROUNDS, "rounds of the whole game"),
    "morale": (MOST_MORALE, "morale"),
    "food": (MOST_TOKENS, "food tokens"),
    "starvation": (MOST_TOKENS, "starvation tokens"),
    "helpless": (MOST_PEOPLE, "helpless survivors"),
    "coop": (1, "1: the co-operative game, without secret objectives"),
    "hard": (1, "1: the harder side of the main objective"),
}

DECKS: Final = {
    "crises": (counts.CRISIS_CARDS, "crises not yet seen"),
    "crossroads": (counts.CROSSROADS_CARDS, "crossroads cards not yet seen"),
    "survivors": (counts.SURVIVOR_CARDS, "survivors in the deck"),
    "exiled": (counts.EXILED_OBJECTIVES, "exiled objectives not dealt"),
}

MIX: Final = {
    "regular": (10, "secret objectives that were mixed, betrayals apart"),
    "betrayal": (10, "betrayal objectives that were mixed in"),
    "pair": (1, "1: each player holds one regular and one betrayal objective"),
}

CRISIS: Final = {
    "given": (MOST_CARDS, "cards given to the crisis"),
    "needed": (MOST_POINTS, "points that prevent it"),
}

PLAYER: Final = {
    "exiled": (1, "1: exiled"),
    "out": (1, "1: out of the game"),
    "used_dice": (MOST_DICE, "used dice"),
    "helped": (MOST_DEEDS, "how often this player helped the colony in sight of all"),
    "noisy": (MOST_DEEDS, "how often this player made noise"),
    "idle": (MOST_DEEDS, "how often this player left a die unused"),
}

MARKS: Final = ("leader", "moved", "used")


SURVIVOR_IDS: Final = [card.id for card in BOX.survivors]
ITEM_IDS: Final = [card.id for card in BOX.items]
GEAR: Final = [kind for kind, item in enumerate(BOX.items) if item.mode == EQUIP]
"""The items that survivors bear, by kind."""
USED_UP: Final = [kind for kind in GEAR if BOX.items[kind].once]
"""Those of them that are used up for the round when they are used."""


class CardCells:
    """Where cards are told, kind by kind: those of the game first, then those of all packs that there are.

    Cards are known by their ids, because every match numbers the cards of its packs by itself.
    """

    def __init__(self, catalogue: dict[str, Any]) -> None:
        secrets: dict[str, dict[str, Any]] = catalogue["secrets"]
        self.crossroads = _cells(catalogue["crossroads"])
        self.crises = _cells(catalogue["crises"])
        self.main = _cells(catalogue["objectives"])
        self.secrets = _cells(secrets)
        self.betrayals = _cells([id_ for id_, card in secrets.items() if card["betrayal"]])
        self.exiled = _cells(catalogue["exiled"])


def _cells(ids: Iterable[str]) -> dict[str, int]:
    return {id_: cell for cell, id_ in enumerate(ids)}


def layout(seats: int) -> Layout:
    """All fields for this number of seats."""
    cells = CardCells(GAME.catalogue())
    parts = [
        _question_part(seats, cells),
        TablePart(seats, cells),
        OwnPart(cells),
        ObjectivePart(cells),
        CrisisPart(seats, cells),
        VotePart(seats),
        PlacesPart(),
        PlayersPart(seats, cells),
        SurvivorsPart(seats),
    ]
    return Layout("dead_of_winter", seats, parts)


def _ids(nouns: Sequence[Noun]) -> list[str]:
    return [noun.id for noun in nouns]


def _players(seats: int) -> list[str]:
    return [f"player {player}" for player in range(seats)]


def _seen(scene: Scene) -> ColonySight:
    sight = scene.sight
    assert isinstance(sight, ColonySight)
    return sight


def _turned(scene: Scene, by_seat: list[int]) -> list[int]:
    """Numbers by seat as the observer counts."""
    return by_seat[scene.seat :] + by_seat[: scene.seat]


def _question_part(seats: int, cells: CardCells) -> Part:
    things: dict[str, tuple[str, Sequence[str]]] = {
        "survivor": ("the survivor in question", SURVIVOR_IDS),
        "place": ("the place in question", _ids(PLACES)),
        "symbol": ("the kind of card in question", _ids(SYMBOLS)),
        "item": ("the item in question", ITEM_IDS),
        "help": ("the help in question", _ids(HELPS)),
        "crossroads": ("the crossroads card in question", list(cells.crossroads)),
    }
    return QuestionPart(WORDS, ASK, things, {"player": "the player in question"}, seats)


class TablePart(Part):
    """The round, the tracks, the decks, and what lies open beside the board."""

    def __init__(self, seats: int, cells: CardCells) -> None:
        self._seats = seats
        self._crossroads = cells.crossroads
        crossroads = list(cells.crossroads)
        Part.__init__(
            self,
            [
                Field("seat", "the seat of the observer", labels=[f"seat {seat}" for seat in range(seats)]),
                Field("step", "the step of the round", labels=STEPS),
                *fields_of("", TABLE),
                seat_field("first", "the first player", seats),
                seat_field("turn", "whose turn it is", seats),
                seat_field("asked", "who is asked now", seats),
                seat_field("reader", "who watches a crossroads card", seats),
                *fields_of("deck.", DECKS),
                *fields_of("mix.", MIX),
                Field("crossroads", "the crossroads card that lies open", labels=crossroads),
                Field("lasting", "1: this crossroads card is in force", labels=crossroads),
                Field("waste", "cards in the waste pile", MOST_CARDS, labels=ITEM_IDS),
                Field("removed", "cards out of the game", MOST_CARDS, labels=ITEM_IDS),
                Field("gone", "1: has left the game", labels=SURVIVOR_IDS),
            ],
        )
        self._steps = [STEPS.index(STEP_NAMES[phase][1]) for phase in range(len(STEP_NAMES))]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.modules:
            # What they add would be written over other fields.
            raise SetupError("modules", f"no layout tells of {s.modules[0].id}")
        row[at + s.seat] = 1
        at += self._seats
        row[at + self._steps[s.phase]] = 1
        at += len(STEPS)
        tracks: list[int] = [
            s.round,
            s.rounds,
            s.morale,
            s.food,
            s.starvation,
            s.helpless,
            s.coop,
            s.hard,
        ]
        put(row, at, tracks)
        at += len(tracks)
        for seat in (s.first, s.turn, s.asked, s.reader):
            mark_seat(row, at, scene, seat)
            at += self._seats
        decks: list[int] = [
            s.crisis_deck,
            s.crossroads_deck,
            s.survivor_deck,
            s.exiled_deck,
            s.mix_regular,
            s.mix_betrayal,
            s.mix_pair,
        ]
        put(row, at, decks)
        self._write_open_cards(s, row, at + len(decks))

    def _write_open_cards(self, s: ColonySight, row: Row, at: int) -> None:
        if s.open_card >= 0:
            row[at + self._crossroads[s.box.crossroads[s.open_card].id]] = 1
        at += len(self._crossroads)
        for card in s.lasting:
            row[at + self._crossroads[s.box.crossroads[card].id]] = 1
        at += len(self._crossroads)
        count(row, at, s.waste, len(ITEMS))
        at += len(ITEMS)
        count(row, at, s.removed, len(ITEMS))
        mark(row, at + len(ITEMS), s.gone)


class OwnPart(Part):
    """What the observer alone holds or looks at."""

    def __init__(self, cells: CardCells) -> None:
        self._crossroads = cells.crossroads
        crossroads = list(cells.crossroads)
        Part.__init__(
            self,
            [
                Field("hand", "cards in the observer's hand", MOST_CARDS, labels=ITEM_IDS),
                Field("draft", "1: the observer was dealt this survivor to choose from", labels=SURVIVOR_IDS),
                Field(
                    "chosen", "1: the observer has chosen this survivor to begin with", labels=SURVIVOR_IDS
                ),
                Field("seen", "cards the observer is looking at", MOST_CARDS, labels=ITEM_IDS),
                Field("watching", "the crossroads card the observer watches", labels=crossroads),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        count(row, at, s.hand, len(ITEMS))
        at += len(ITEMS)
        mark(row, at, s.draft)
        at += len(SURVIVORS)
        mark(row, at, s.chosen)
        at += len(SURVIVORS)
        if s.seen is not None:
            count(row, at, s.seen, len(ITEMS))
        at += len(ITEMS)
        if s.watching >= 0:
            row[at + self._crossroads[s.box.crossroads[s.watching].id]] = 1


class ObjectivePart(Part):
    """The main objective, and how far the colony is."""

    def __init__(self, cells: CardCells) -> None:
        self._main = cells.main
        slots = [f"goal {slot + 1}" for slot in range(MOST_GOALS)]
        Part.__init__(
            self,
            [
                Field("objective", "the main objective", labels=list(cells.main)),
                Field("objective.now", "how far the colony is", LARGEST_GOAL, labels=slots),
                Field("objective.need", "how far it has to be", LARGEST_GOAL, labels=slots),
                Field("objective.met", "1: this goal is met now", labels=slots),
                Field("objective.stock", "cards added to it", MOST_CARDS, labels=ITEM_IDS),
                Field("objective.samples", "samples taken", MOST_TOKENS),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        row[at + self._main[s.box.main[s.objective].id]] = 1
        at += len(self._main)
        for slot, goal in enumerate(s.goals[:MOST_GOALS]):
            row[at + slot] = goal.now
            row[at + MOST_GOALS + slot] = goal.need
            if goal.met:
                row[at + 2 * MOST_GOALS + slot] = 1
        at += 3 * MOST_GOALS
        count(row, at, s.stock, len(ITEMS))
        row[at + len(ITEMS)] = s.samples


class CrisisPart(Part):
    """The crisis of the round, and what was given to those before."""

    def __init__(self, seats: int, cells: CardCells) -> None:
        self._seats = seats
        self._crises = cells.crises
        players = _players(seats)
        fields = [
            Field("crisis", "the crisis of this round", labels=list(cells.crises)),
            Field("crisis.symbols", "1: cards of this kind prevent it", labels=_ids(SYMBOLS)),
            *fields_of("crisis.", CRISIS),
            Field("crisis.givers", "cards each player gave", MOST_CARDS, labels=players),
            Field("crisis.known", "cards given that the observer knows", MOST_CARDS, labels=ITEM_IDS),
        ]
        for past_crisis in range(ROUNDS):
            name = f"past_crisis_{past_crisis + 1}."
            fields += [
                Field(f"{name}right", "points it was given that prevent it", MOST_POINTS),
                Field(f"{name}wrong", "points it was given against that", MOST_POINTS),
                Field(f"{name}givers", "cards each player gave to it", MOST_CARDS, labels=players),
            ]
        Part.__init__(self, fields)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.crisis >= 0:
            self._write_crisis(s, scene, row, at)
        at += len(self._crises) + len(SYMBOLS) + len(CRISIS) + self._seats + len(ITEMS)
        for tribute in s.tributes[:ROUNDS]:
            put(row, at, [tribute.right, tribute.wrong, *_turned(scene, tribute.givers)])
            at += 2 + self._seats

    def _write_crisis(self, s: ColonySight, scene: Scene, row: Row, at: int) -> None:
        card = s.box.crises[s.crisis]
        row[at + self._crises[card.id]] = 1
        at += len(self._crises)
        for symbol in card.symbols:
            row[at + symbol] = 1
        at += len(SYMBOLS)
        put(row, at, [s.given, s.needed, *_turned(scene, s.givers)])
        count(row, at + len(CRISIS) + self._seats, s.given_known, len(ITEMS))


class VotePart(Part):
    """The vote under way; all 0 when there is none."""

    def __init__(self, seats: int) -> None:
        Part.__init__(
            self,
            [
                Field("vote", "what is voted on", labels=("exile", "crossroads")),
                seat_field("vote.player", "who may be exiled", seats),
                Field("vote.in", "1: has voted, it is not said how", labels=_players(seats)),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        vote = _seen(scene).vote
        if vote is None:
            return
        row[at if vote.player >= 0 else at + 1] = 1
        mark_seat(row, at + 2, scene, vote.player)
        at += 2 + scene.seats
        for seat in vote.voted:
            row[at + scene.place(seat)] = 1


class PlacesPart(Part):
    """Every place and its entrances."""

    def __init__(self) -> None:
        fields: list[Field] = []
        for place, noun in enumerate(PLACES):
            fields += self._fields(place, f"{noun.id}.")
        Part.__init__(self, fields)
        self._entrances = [(each.start, each.stop) for each in map(entrances_of, range(len(PLACES)))]

    def _fields(self, place: int, name: str) -> list[Field]:
        entrances = 6 if place == COLONY else 1
        labels = [f"entrance {number + 1}" for number in range(entrances)]
        fields = [Field(f"{name}heads", "survivors there, the helpless included", MOST_PEOPLE)]
        if place != COLONY:
            fields += [
                Field(f"{name}noise", "noise tokens", 4),
                Field(f"{name}deck", "cards in its deck", DECK),
            ]
        return [
            *fields,
            Field(f"{name}zombies", "zombies", MOST_ZOMBIES, labels=labels),
            Field(f"{name}barricades", "barricades", MOST_ZOMBIES, labels=labels),
        ]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        numbers: list[int] = []
        for place, (first, end) in enumerate(self._entrances):
            numbers.append(s.heads(place))
            if place != COLONY:
                numbers.append(s.noise[place])
                numbers.append(s.decks[place])
            for entrance in range(first, end):
                numbers.append(s.zombies[entrance])
            for entrance in range(first, end):
                numbers.append(s.barricades[entrance])
        put(row, at, numbers)


class PlayersPart(Part):
    """The area of every player, the observer's first."""

    def __init__(self, seats: int, cells: CardCells) -> None:
        self._cells = cells
        fields: list[Field] = []
        for player in range(seats):
            fields += self._fields(player, f"player_{player}.")
        Part.__init__(self, fields)

    def _fields(self, player: int, name: str) -> list[Field]:
        faces = [f"face {face}" for face in range(1, 7)]
        cells = self._cells
        exiled = list(cells.exiled)
        secret = "the secret objective, where the observer knows it"
        betrayal = "the betrayal objective held beside it, where the observer knows it"
        fields = [
            *fields_of(name, PLAYER),
            Field(f"{name}dice", "unused dice", MOST_DICE, labels=faces),
            Field(f"{name}hand", "cards in hand", 2 * MOST_CARDS),
            Field(f"{name}backs", "cards in hand by their backs", MOST_CARDS, labels=BACKS),
            Field(f"{name}secret", secret, labels=list(cells.secrets)),
            Field(f"{name}betrayal", betrayal, labels=list(cells.betrayals)),
            Field(f"{name}standing", "1: uses this help whenever it first fits", labels=_ids(HELPS)),
            Field(f"{name}exile_card", "the exiled objective, where the observer knows it", labels=exiled),
        ]
        if player > 0:
            known = "cards in hand that the observer knows"
            fields.append(Field(f"{name}known", known, MOST_CARDS, labels=ITEM_IDS))
        return fields

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        for player in range(s.seats):
            area = s.areas[scene.seat_at(player)]
            at = self._write_area(s, area, row, at)
            if player > 0:
                count(row, at, area.known, len(ITEMS))
                at += len(ITEMS)

    def _write_area(self, s: ColonySight, area: Area, row: Row, at: int) -> int:
        """Write one area; returns where the next field begins."""
        dice = [0] * 6
        for face in area.dice:
            dice[face - 1] += 1
        numbers: list[int] = [
            area.exiled,
            area.out,
            area.used_dice,
            area.helped,
            area.noisy,
            area.idle,
            *dice,
            area.hand_size,
            *area.backs,
        ]
        put(row, at, numbers)
        at += len(numbers)
        cells = self._cells
        if area.secret >= 0:
            row[at + cells.secrets[s.box.secrets[area.secret].id]] = 1
        at += len(cells.secrets)
        if area.betrayal >= 0:
            row[at + cells.betrayals[s.box.secrets[area.betrayal].id]] = 1
        at += len(cells.betrayals)
        if area.standing:
            put(row, at, [(area.standing >> help_) & 1 for help_ in range(len(HELPS))])
        at += len(HELPS)
        if area.exile_card >= 0:
            row[at + cells.exiled[s.box.exiled[area.exile_card].id]] = 1
        return at + len(cells.exiled)


class SurvivorsPart(Part):
    """Every survivor: whose, where, in what state, with what; all 0 while not in play."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        fields: list[Field] = []
        for id_ in SURVIVOR_IDS:
            fields += self._fields(id_)
        Part.__init__(self, fields)
        self._block = self.size // len(SURVIVOR_IDS)
        self._gear = [GEAR.index(kind) if kind in GEAR else -1 for kind in range(len(ITEMS))]
        self._used_up = [USED_UP.index(kind) if kind in USED_UP else -1 for kind in range(len(ITEMS))]
        self._attached = _cells(ATTACHED)

    def _fields(self, id_: str) -> list[Field]:
        marks = "1: leads its group; has moved this turn; has used its ability this round"
        used = "those of them that are used up for this round"
        players = ["observer", *_players(self._seats)[1:]]
        return [
            Field(f"{id_}.player", "whose survivor it is", labels=players),
            Field(f"{id_}.place", "where it is", labels=_ids(PLACES)),
            Field(f"{id_}.wounds", "wounds, frostbite apart", MOST_WOUNDS),
            Field(f"{id_}.frostbite", "frostbite", MOST_WOUNDS),
            Field(f"{id_}.marks", marks, labels=MARKS),
            Field(f"{id_}.gear", "items it is equipped with", 4, labels=[ITEM_IDS[kind] for kind in GEAR]),
            Field(f"{id_}.used_gear", used, 4, labels=[ITEM_IDS[kind] for kind in USED_UP]),
            Field(f"{id_}.attached", "1: this crossroads card stays with it", labels=ATTACHED),
        ]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        for number, person in s.people.items():
            self._write_person(scene, person, s.box, row, at + number * self._block)

    def _write_person(self, scene: Scene, person: Person, box: Box, row: Row, at: int) -> None:
        row[at + scene.place(person.seat)] = 1
        at += self._seats
        row[at + person.place] = 1
        at += len(PLACES)
        state: list[int] = [person.wounds, person.frostbite, person.leader, person.moved, person.used]
        put(row, at, state)
        at += len(state)
        if person.gear:
            gear = [0] * len(GEAR)
            used_up = [0] * len(USED_UP)
            for i, kind in enumerate(person.gear):
                gear[self._gear[kind]] += 1
                if person.used_gear[i] and self._used_up[kind] >= 0:
                    used_up[self._used_up[kind]] += 1
            put(row, at, gear)
            put(row, at + len(GEAR), used_up)
        at += len(GEAR) + len(USED_UP)
        for number in person.attached:
            id_ = box.crossroads[number].id
            if id_ in self._attached:
                row[at + self._attached[id_]] = 1
