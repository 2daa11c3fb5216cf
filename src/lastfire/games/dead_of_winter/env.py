"""The layout of Dead of Winter: the whole table, as the observing seat knows it.

Players are counted from the observer: player 0 is the observer itself, player 1 has the next seat,
and so on. Actions that name a player name a seat by its number, so ``seat`` says which seat the
observer has. What only the observer knows stands under ``hand``, ``draft``, ``seen``, ``watching``
and in its own secrets; all else lies open, or is counted and not named.

An environment asks one seat at a time. What a seat might bring in unasked (``Ask.aside_for``) is no
action of an environment.
"""

from collections.abc import Sequence
from typing import Final

from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name, Noun
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
from lastfire.games.dead_of_winter import env_long_night
from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.board.places import entrances_of
from lastfire.games.dead_of_winter.rules.card import EQUIP, Box
from lastfire.games.dead_of_winter.rules.edition import Edition
from lastfire.games.dead_of_winter.rules.editions import MODULES, edition_with
from lastfire.games.dead_of_winter.rules.game import GAME
from lastfire.games.dead_of_winter.rules.known import Area, Person
from lastfire.games.dead_of_winter.rules.names import COLONY, HELPS, SYMBOLS
from lastfire.games.dead_of_winter.rules.sight import ColonySight
from lastfire.games.dead_of_winter.rules.view import STARTER_BACK
from lastfire.games.dead_of_winter.rules.view import STEPS as STEP_NAMES
from lastfire.games.dead_of_winter.rules.words.questions import BASE_QUESTIONS
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
MOST_SHOWN: Final = 99
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
    "hard": (1, "1: the hardcore side of the main objective"),
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


class Printed:
    """What a match is played with, by number: the ids of its cards and places.

    ``gear`` are the items that survivors bear, by kind, ``used_up`` those of them that are used up for the
    round when they are used.
    """

    def __init__(self, edition: Edition) -> None:
        box = edition.box
        self.edition = edition
        self.box = box
        self.modules = edition.modules
        self.survivors = [card.id for card in box.survivors]
        self.items = [item.id for item in box.items]
        self.gear = [kind for kind, item in enumerate(box.items) if item.mode == EQUIP]
        self.used_up = [kind for kind in self.gear if box.items[kind].once]
        self.crises = [card.id for card in box.crises]
        self.crossroads = [card.id for card in box.crossroads]
        self.attached = [*ATTACHED, *[id_ for id_ in self.crossroads if _is_kept_guest(box, id_)]]
        self.main = [card.id for card in box.main]
        self.secrets = [card.id for card in box.secrets]
        self.betrayals = [card.id for card in box.secrets if card.betrayal]
        self.exiled = [card.id for card in box.exiled]
        self.places = [place.noun.id for place in edition.board.places]
        self.backs = [STARTER_BACK, *self.places[1 : edition.board.with_deck[-1] + 1]]


def _is_kept_guest(box: Box, id_: str) -> bool:
    """Whether a crossroads card that is not of the base game may come to stay with a survivor."""
    number = [card.id for card in box.crossroads].index(id_)
    return number >= counts.CROSSROADS_CARDS and len(box.lasting[number]) > 0


def layout(seats: int, *additions: str) -> Layout:
    """All fields for this number of seats, in matches with these modules and packs."""
    used = tuple([module for module in MODULES if module.id in additions])
    packs = tuple([pack for name, pack in sorted(GAME.packs.items()) if name in additions])
    printed = Printed(edition_with(used, packs))
    parts = [
        _question_part(seats, printed),
        TablePart(seats, printed),
        OwnPart(printed),
        ObjectivePart(printed),
        CrisisPart(seats, printed),
        VotePart(seats),
        PlacesPart(printed),
        PlayersPart(seats, printed),
        SurvivorsPart(seats, printed),
        ModulesPart(printed),
        *env_long_night.parts_of(seats, printed.edition),
    ]
    return Layout("dead_of_winter", seats, parts, additions)


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


def _question_part(seats: int, printed: Printed) -> Part:
    things: dict[str, tuple[str, Sequence[str]]] = {
        "survivor": ("the survivor in question", printed.survivors),
        "place": ("the place in question", printed.places),
        "symbol": ("the kind of card in question", _ids(SYMBOLS)),
        "item": ("the item in question", printed.items),
        "help": ("the help in question", _ids(HELPS)),
        "crossroads": ("the crossroads card in question", printed.crossroads),
    }
    if env_long_night.RAXXON in [module.id for module in printed.modules]:
        things["experiment"] = ("the experiment in question", env_long_night.LOGS)
    # Modules ask questions of their own.
    questions = WORDS.questions if printed.modules else WORDS.questions[:BASE_QUESTIONS]
    return QuestionPart(questions, ASK, things, {"player": "the player in question"}, seats)


class TablePart(Part):
    """The round, the tracks, the decks, and what lies open beside the board."""

    def __init__(self, seats: int, printed: Printed) -> None:
        self._seats = seats
        self._box = printed.box
        self._kinds = len(printed.items)
        crossroads = printed.crossroads
        decks = {
            "crises": (len(printed.crises), "crises not yet seen"),
            "crossroads": (len(crossroads), "crossroads cards not yet seen"),
            "survivors": (len(printed.survivors), "survivors in the deck"),
            "exiled": (len(printed.exiled), "exiled objectives not dealt"),
        }
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
                *fields_of("deck.", decks),
                *fields_of("mix.", MIX),
                Field("crossroads", "the crossroads card that lies open", labels=crossroads),
                Field("lasting", "1: this crossroads card is in force", labels=crossroads),
                Field("waste", "cards in the waste pile", MOST_CARDS, labels=printed.items),
                Field("removed", "cards out of the game", MOST_CARDS, labels=printed.items),
                Field("gone", "1: has left the game", labels=printed.survivors),
            ],
        )
        self._steps = [STEPS.index(STEP_NAMES[phase][1]) for phase in range(len(STEP_NAMES))]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.box is not self._box and s.box != self._box:
            # Other cards would be written over other fields.
            raise SetupError(
                "layout",
                Name(
                    "it is a layout of other modules or packs than this match is played with",
                    "この対戦のモジュールやカードパックとは別のものの配置です",
                ),
            )
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
            row[at + s.open_card] = 1
        at += len(s.box.crossroads)
        mark(row, at, s.lasting)
        at += len(s.box.crossroads)
        count(row, at, s.waste, self._kinds)
        at += self._kinds
        count(row, at, s.removed, self._kinds)
        mark(row, at + self._kinds, s.gone)


class OwnPart(Part):
    """What the observer alone holds or looks at."""

    def __init__(self, printed: Printed) -> None:
        items, survivors, crossroads = printed.items, printed.survivors, printed.crossroads
        self._kinds = len(items)
        self._people = len(survivors)
        Part.__init__(
            self,
            [
                Field("hand", "cards in the observer's hand", MOST_CARDS, labels=items),
                Field("draft", "1: the observer was dealt this survivor to choose from", labels=survivors),
                Field("chosen", "1: the observer has chosen this survivor to begin with", labels=survivors),
                Field("seen", "cards the observer is looking at", MOST_CARDS, labels=items),
                Field("watching", "the crossroads card the observer watches", labels=crossroads),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        count(row, at, s.hand, self._kinds)
        at += self._kinds
        mark(row, at, s.draft)
        at += self._people
        mark(row, at, s.chosen)
        at += self._people
        if s.seen is not None:
            count(row, at, s.seen, self._kinds)
        at += self._kinds
        if s.watching >= 0:
            row[at + s.watching] = 1


class ObjectivePart(Part):
    """The main objective, and how far the colony is."""

    def __init__(self, printed: Printed) -> None:
        self._main = len(printed.main)
        self._kinds = len(printed.items)
        slots = [f"goal {slot + 1}" for slot in range(MOST_GOALS)]
        Part.__init__(
            self,
            [
                Field("objective", "the main objective", labels=printed.main),
                Field("objective.now", "how far the colony is", LARGEST_GOAL, labels=slots),
                Field("objective.need", "how far it has to be", LARGEST_GOAL, labels=slots),
                Field("objective.met", "1: this goal is met now", labels=slots),
                Field("objective.stock", "cards added to it", MOST_CARDS, labels=printed.items),
                Field("objective.samples", "samples taken", MOST_TOKENS),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        row[at + s.objective] = 1
        at += self._main
        for slot, goal in enumerate(s.goals[:MOST_GOALS]):
            row[at + slot] = goal.now
            row[at + MOST_GOALS + slot] = goal.need
            if goal.met:
                row[at + 2 * MOST_GOALS + slot] = 1
        at += 3 * MOST_GOALS
        count(row, at, s.stock, self._kinds)
        row[at + self._kinds] = s.samples


class CrisisPart(Part):
    """The crisis of the round, and what was given to those before."""

    def __init__(self, seats: int, printed: Printed) -> None:
        self._seats = seats
        self._crises = len(printed.crises)
        self._kinds = len(printed.items)
        players = _players(seats)
        fields = [
            Field("crisis", "the crisis of this round", labels=printed.crises),
            Field("crisis.symbols", "1: cards of this kind prevent it", labels=_ids(SYMBOLS)),
            *fields_of("crisis.", CRISIS),
            Field("crisis.givers", "cards each player gave", MOST_CARDS, labels=players),
            Field("crisis.known", "cards given that the observer knows", MOST_CARDS, labels=printed.items),
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
        at += self._crises + len(SYMBOLS) + len(CRISIS) + self._seats + self._kinds
        for tribute in s.tributes[:ROUNDS]:
            put(row, at, [tribute.right, tribute.wrong, *_turned(scene, tribute.givers)])
            at += 2 + self._seats

    def _write_crisis(self, s: ColonySight, scene: Scene, row: Row, at: int) -> None:
        row[at + s.crisis] = 1
        at += self._crises
        for symbol in s.box.crises[s.crisis].symbols:
            row[at + symbol] = 1
        at += len(SYMBOLS)
        put(row, at, [s.given, s.needed, *_turned(scene, s.givers)])
        count(row, at + len(CRISIS) + self._seats, s.given_known, self._kinds)


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

    def __init__(self, printed: Printed) -> None:
        places = printed.places
        fields: list[Field] = []
        for place, id_ in enumerate(places):
            fields += self._fields(place, f"{id_}.")
        Part.__init__(self, fields)
        self._entrances = [(each.start, each.stop) for each in map(entrances_of, range(len(places)))]

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

    def __init__(self, seats: int, printed: Printed) -> None:
        self._printed = printed
        of_betrayal = {id_: cell for cell, id_ in enumerate(printed.betrayals)}
        self._betrayals = [of_betrayal.get(id_, -1) for id_ in printed.secrets]
        fields: list[Field] = []
        for player in range(seats):
            fields += self._fields(player, f"player_{player}.")
        Part.__init__(self, fields)

    def _fields(self, player: int, name: str) -> list[Field]:
        faces = [f"face {face}" for face in range(1, 7)]
        printed = self._printed
        secret = "the secret objective, where the observer knows it"
        betrayal = "the betrayal objective held beside it, where the observer knows it"
        fields = [
            *fields_of(name, PLAYER),
            Field(f"{name}dice", "unused dice", MOST_DICE, labels=faces),
            Field(f"{name}hand", "cards in hand", 2 * MOST_CARDS),
            Field(f"{name}backs", "cards in hand by their backs", MOST_CARDS, labels=printed.backs),
            Field(f"{name}secret", secret, labels=printed.secrets),
            Field(f"{name}betrayal", betrayal, labels=printed.betrayals),
            Field(f"{name}standing", "1: uses this help whenever it first fits", labels=_ids(HELPS)),
            Field(
                f"{name}exile_card",
                "the exiled objective, where the observer knows it",
                labels=printed.exiled,
            ),
        ]
        if player > 0:
            known = "cards in hand that the observer knows"
            fields.append(Field(f"{name}known", known, MOST_CARDS, labels=printed.items))
        return fields

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        kinds = len(self._printed.items)
        for player in range(s.seats):
            area = s.areas[scene.seat_at(player)]
            at = self._write_area(area, row, at)
            if player > 0:
                count(row, at, area.known, kinds)
                at += kinds

    def _write_area(self, area: Area, row: Row, at: int) -> int:
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
        printed = self._printed
        if area.secret >= 0:
            row[at + area.secret] = 1
        at += len(printed.secrets)
        if area.betrayal >= 0:
            row[at + self._betrayals[area.betrayal]] = 1
        at += len(printed.betrayals)
        if area.standing:
            put(row, at, [(area.standing >> help_) & 1 for help_ in range(len(HELPS))])
        at += len(HELPS)
        if area.exile_card >= 0:
            row[at + area.exile_card] = 1
        return at + len(printed.exiled)


class SurvivorsPart(Part):
    """Every survivor: whose, where, in what state, with what; all 0 while not in play."""

    def __init__(self, seats: int, printed: Printed) -> None:
        self._seats = seats
        self._printed = printed
        fields: list[Field] = []
        for id_ in printed.survivors:
            fields += self._fields(id_)
        Part.__init__(self, fields)
        self._block = self.size // len(printed.survivors)
        self._places = len(printed.places)
        self._gear = _places_in(printed.gear, len(printed.items))
        self._used_up = _places_in(printed.used_up, len(printed.items))
        self._all_gear = len(printed.gear)
        self._all_used_up = len(printed.used_up)
        attached = {id_: cell for cell, id_ in enumerate(printed.attached)}
        self._attached = [attached.get(id_, -1) for id_ in printed.crossroads]

    def _fields(self, id_: str) -> list[Field]:
        marks = "1: leads its group; has moved this turn; has used its ability this round"
        used = "those of them that are used up for this round"
        players = ["observer", *_players(self._seats)[1:]]
        printed = self._printed
        gear = [printed.items[kind] for kind in printed.gear]
        used_up = [printed.items[kind] for kind in printed.used_up]
        return [
            Field(f"{id_}.player", "whose survivor it is", labels=players),
            Field(f"{id_}.place", "where it is", labels=printed.places),
            Field(f"{id_}.wounds", "wounds, frostbite apart", MOST_WOUNDS),
            Field(f"{id_}.frostbite", "frostbite", MOST_WOUNDS),
            Field(f"{id_}.marks", marks, labels=MARKS),
            Field(f"{id_}.gear", "items it is equipped with", 4, labels=gear),
            Field(f"{id_}.used_gear", used, 4, labels=used_up),
            Field(f"{id_}.attached", "1: this crossroads card stays with it", labels=printed.attached),
        ]

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        for number, person in s.people.items():
            self._write_person(scene, person, row, at + number * self._block)

    def _write_person(self, scene: Scene, person: Person, row: Row, at: int) -> None:
        row[at + scene.place(person.seat)] = 1
        at += self._seats
        row[at + person.place] = 1
        at += self._places
        state: list[int] = [person.wounds, person.frostbite, person.leader, person.moved, person.used]
        put(row, at, state)
        at += len(state)
        if person.gear:
            gear = [0] * self._all_gear
            used_up = [0] * self._all_used_up
            for i, kind in enumerate(person.gear):
                gear[self._gear[kind]] += 1
                if person.used_gear[i] and self._used_up[kind] >= 0:
                    used_up[self._used_up[kind]] += 1
            put(row, at, gear)
            put(row, at + self._all_gear, used_up)
        at += self._all_gear + self._all_used_up
        for number in person.attached:
            if number >= 0 and self._attached[number] >= 0:
                row[at + self._attached[number]] = 1


def _places_in(listed: list[int], count_: int) -> list[int]:
    """By number where it is listed, -1 where it is not."""
    return [listed.index(number) if number in listed else -1 for number in range(count_)]


class ModulesPart(Part):
    """The numbers that modules show of themselves, apart from those that have parts of their own."""

    def __init__(self, printed: Printed) -> None:
        fields: list[Field] = []
        self._cells: dict[str, int] = {}
        for module in printed.modules:
            if module.id in env_long_night.TOLD_IN_FULL:
                continue
            for id_ in module.numbers:
                self._cells[f"{module.id}.{id_}"] = len(fields)
                fields.append(Field(f"{module.id}.{id_}", "what the module shows under this id", MOST_SHOWN))
        Part.__init__(self, fields)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        for module in _seen(scene).modules:
            for shown in module.numbers:
                cell = self._cells.get(f"{module.id}.{shown.id}", -1)
                if cell >= 0:
                    row[at + cell] = shown.number
