"""A sight of Dead of Winter as plain JSON values: what a client is sent.

The browser's types are written from the ones declared here (``lastfire.server.typescript``). What is shown
comes from the sight and the printed cards alone; a table is not to be had here.
"""

from typing import Any, Final, Literal, TypedDict

from lastfire.engine.words import Words
from lastfire.games.dead_of_winter.rules.board.places import NO_DECK
from lastfire.games.dead_of_winter.rules.known import Area, Ending, Known, Person, Progress
from lastfire.games.dead_of_winter.rules.names import HELPS
from lastfire.games.dead_of_winter.rules.state import (
    CHECK_OBJECTIVE,
    CHECK_WASTE,
    CRISIS,
    DRAFT,
    FINISH,
    MOVE_ROUND,
    NEW_ROUND,
    OVER,
    PAY_FOOD,
    TURN,
    TURN_START,
    ZOMBIES_COLONY,
    ZOMBIES_NOISE,
    ZOMBIES_OUTSIDE,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import ENDINGS, OBJECTIVE_DONE

Phase = Literal["draft", "turn", "colony", "over"]


class Gate(TypedDict):
    """One entrance."""

    zombies: int
    barricades: int
    spaces: int


class PlaceView(TypedDict):
    """A location."""

    place: str
    survivors: list[str]
    room: int
    heads: int
    """Survivors and helpless survivors."""
    noise: int
    deck: int | None
    """Cards left in the item deck; null at the colony."""
    gates: list[Gate]
    """Six at the colony, one elsewhere."""


class GearView(TypedDict):
    """An item that a survivor bears, and whether it was used this round."""

    item: str
    used: bool


class SurvivorView(TypedDict):
    """A survivor in play."""

    seat: int
    place: str
    wounds: int
    frostbite: int
    leader: bool
    moved: bool
    used: bool
    """The ability was used."""
    gear: list[GearView]
    attached: list[str]


class HandView(TypedDict):
    """A hand, as far as the watcher knows it."""

    count: int
    backs: dict[str, int]
    known: list[str]


class SeatView(TypedDict):
    """One player's area."""

    seat: int
    exiled: bool
    out: bool
    leader: str | None
    group: list[str]
    dice: list[int]
    """Unused dice, high to low."""
    used_dice: int
    helped: int
    """What everybody remembers of what this seat did: deeds for all, noise made, dice left unused."""
    noisy: int
    idle: int
    hand: HandView
    secret: str | None
    betrayal: str | None
    """What two players hold beside it in the prisoner's dilemma."""
    standing: list[str]
    """What is used whenever it first fits, without asking."""
    exile_card: str | None


class Goal(TypedDict):
    """A goal of the main objective; ``at_most``: met by as much as needed, or less."""

    words: Words
    now: int
    need: int
    met: bool
    at_most: bool


class OwnGoal(TypedDict):
    """A goal of one's own; without numbers where nobody can tell before the end."""

    words: Words
    now: int | None
    need: int | None
    met: bool | None


class GoalAtTheEnd(TypedDict):
    """A goal when the game is over."""

    words: Words
    met: bool


class ObjectiveView(TypedDict):
    """The main objective."""

    id: str
    goals: list[Goal]
    stock: list[str]
    samples: int


class WinView(TypedDict):
    """What the watcher has to bring about to win; ``alone``: what it wins by alone."""

    goals: list[OwnGoal]
    alone: list[OwnGoal] | None


class CrisisView(TypedDict):
    """The crisis of the round."""

    id: str
    given: int
    needed: int
    givers: list[int]
    known: list[str]


class DecksView(TypedDict):
    """Cards left in the decks."""

    crises: int
    crossroads: int
    survivors: int
    exiled: int


class OpenCrossroads(TypedDict):
    """The crossroads card that lies open, and whose turn it is."""

    id: str
    seat: int


class MixView(TypedDict):
    """Objectives of each kind that the secrets were dealt from; ``pair``: each player holds one of both."""

    regular: int
    betrayal: int
    pair: bool


class TributeView(TypedDict):
    """What was given to a crisis that has been resolved."""

    right: int
    wrong: int
    givers: list[int]


# A keyword is one of its names.
VoteView = TypedDict(
    "VoteView",
    {
        "kind": Literal["exile", "crossroads", "other"],
        "player": int | None,
        "crossroads": str | None,
        "voters": list[int],
        "in": list[int],
    },
)


class ResultSeat(TypedDict):
    """How the game ended for one seat."""

    seat: int
    secret: str | None
    betrayal: str | None
    exile_card: str | None
    goals: list[GoalAtTheEnd]
    betrayal_goals: list[GoalAtTheEnd]
    won: bool
    hand: list[str]


class ResultView(TypedDict):
    """How the game ended."""

    ending: str
    objective: bool
    winners: list[int]
    seats: list[ResultSeat]


class ShownView(TypedDict):
    """A number of a module, with what it says."""

    id: str
    name: Words
    number: int


class KeptView(TypedDict):
    """Something that a module keeps in force, or with a survivor."""

    survivor: str | None
    text: Words


class ModuleView(TypedDict):
    """A module in use."""

    name: Words
    numbers: list[ShownView]
    kept: list[KeptView]
    """What it keeps in force or with somebody."""
    look: dict[str, Any]
    """What else of it may be seen, as it says itself."""
    said: list[Words]
    """The same in sentences."""


class ColonyView(TypedDict):
    """What a seat may know of the table."""

    game: Literal["dead_of_winter"]
    seat: int | None
    phase: Phase
    step: str
    round: int
    rounds: int
    morale: int
    food: int
    starvation: int
    helpless: int
    coop: bool
    hard: bool
    first: int | None
    turn: int | None
    asked: int | None
    reader: int | None
    """Who holds the watched crossroads card."""
    objective: ObjectiveView
    win: WinView | None
    crisis: CrisisView | None
    places: list[PlaceView]
    survivors: dict[str, SurvivorView]
    """Those in play."""
    seats: list[SeatView]
    hand: list[str] | None
    draft: list[str] | None
    chosen: list[str] | None
    """Whom I have taken from the draft, the leader first; null once it is over."""
    seen: list[str] | None
    waste: list[str]
    """Newest last."""
    removed: list[str]
    gone: list[str]
    decks: DecksView
    watching: str | None
    crossroads: OpenCrossroads | None
    mix: MixView
    tributes: list[TributeView]
    """What was given to the crises that have been resolved, the oldest first."""
    modules: dict[str, ModuleView]
    """What the modules in use show, by module."""
    snow: int
    """For how many rounds more nobody can move, this one included."""
    lasting: list[str]
    vote: VoteView | None
    result: ResultView | None


STEPS: Final[dict[int, tuple[Phase, str]]] = {
    DRAFT: ("draft", "draft"),
    NEW_ROUND: ("colony", "round"),
    TURN_START: ("turn", "turn"),
    TURN: ("turn", "turn"),
    PAY_FOOD: ("colony", "pay_food"),
    CHECK_WASTE: ("colony", "check_waste"),
    CRISIS: ("colony", "crisis"),
    ZOMBIES_COLONY: ("colony", "crisis"),
    ZOMBIES_OUTSIDE: ("colony", "zombies"),
    ZOMBIES_NOISE: ("colony", "zombies"),
    CHECK_OBJECTIVE: ("colony", "zombies"),
    MOVE_ROUND: ("colony", "objective"),
    FINISH: ("over", "over"),
    OVER: ("over", "over"),
}
STARTER_BACK: Final = "starter"


def view(s: Known) -> ColonyView:
    """A sight as JSON values."""
    phase, step = STEPS[s.phase]
    own = s.seat >= 0
    return {
        "game": "dead_of_winter",
        "seat": _seat_or_none(s.seat),
        "phase": phase,
        "step": step,
        "round": s.round,
        "rounds": s.rounds,
        "morale": s.morale,
        "food": s.food,
        "starvation": s.starvation,
        "helpless": s.helpless,
        "coop": s.coop,
        "hard": s.hard,
        "first": _seat_or_none(s.first),
        "turn": _seat_or_none(s.turn),
        "asked": _seat_or_none(s.asked),
        "reader": _seat_or_none(s.reader),
        "objective": _objective(s),
        "win": _win(s),
        "crisis": _crisis(s),
        "places": [_place(s, place) for place in s.board.all],
        "survivors": {
            s.box.survivors[number].id: _survivor(s, person) for number, person in s.people.items()
        },
        "seats": [_seat(s, area) for area in s.areas],
        "hand": _items(s, s.hand) if own else None,
        "draft": _names(s, s.draft) if own and s.phase == DRAFT else None,
        "chosen": _names(s, s.chosen) if own and s.phase == DRAFT else None,
        "seen": _items(s, s.seen) if s.seen is not None else None,
        "waste": _items(s, s.waste),
        "removed": _items(s, s.removed),
        "gone": _names(s, s.gone),
        "decks": {
            "crises": s.crisis_deck,
            "crossroads": s.crossroads_deck,
            "survivors": s.survivor_deck,
            "exiled": s.exiled_deck,
        },
        "watching": s.box.crossroads[s.watching].id if s.watching >= 0 else None,
        "crossroads": _crossroads(s),
        "mix": {"regular": s.mix_regular, "betrayal": s.mix_betrayal, "pair": s.mix_pair},
        "tributes": [
            {"right": each.right, "wrong": each.wrong, "givers": each.givers} for each in s.tributes
        ],
        "modules": {
            each.id: {
                "name": each.name.json(),
                "numbers": [
                    {"id": shown.id, "name": shown.name.json(), "number": shown.number}
                    for shown in each.numbers
                ],
                "kept": [
                    {
                        "survivor": s.box.survivors[bearer].id if bearer >= 0 else None,
                        "text": holding.words().json(),
                    }
                    for bearer, holding in each.kept
                ],
                "look": each.look.json(),
                "said": [words.json() for words in each.look.said()],
            }
            for each in s.modules
        },
        "snow": s.snow,
        "lasting": [s.box.crossroads[card].id for card in s.lasting],
        "vote": _vote(s),
        "result": _result(s),
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _items(s: Known, kinds: list[int]) -> list[str]:
    return [s.box.items[kind].id for kind in kinds]


def _names(s: Known, survivors: list[int]) -> list[str]:
    return [s.box.survivors[number].id for number in survivors]


def _objective(s: Known) -> ObjectiveView:
    card = s.box.main[s.objective]
    side = card.side(s.hard)
    # What crossroads cards have added comes last.
    said = [side.goal_words(number) for number in range(len(side.goals))]
    said += [goal.goal.words() for goal in s.goals[len(said) :]]
    return {
        "id": card.id,
        "goals": [
            {
                "words": words.json(),
                "now": goal.now,
                "need": goal.need,
                "met": goal.met,
                "at_most": goal.goal.is_limit(),
            }
            for words, goal in zip(said, s.goals, strict=True)
        ],
        "stock": _items(s, s.stock),
        "samples": s.samples,
    }


def _win(s: Known) -> WinView | None:
    if s.win is None:
        return None
    return {
        "goals": [_own_goal(goal) for goal in s.win],
        "alone": [_own_goal(goal) for goal in s.win_alone] if s.win_alone is not None else None,
    }


def _own_goal(goal: Progress) -> OwnGoal:
    return {
        "words": goal.goal.words().json(),
        "now": goal.now if goal.told else None,
        "need": goal.need if goal.told else None,
        "met": goal.met if goal.told else None,
    }


def _crisis(s: Known) -> CrisisView | None:
    if s.crisis < 0:
        return None
    return {
        "id": s.box.crises[s.crisis].id,
        "given": s.given,
        "needed": s.needed,
        "givers": s.givers,
        "known": _items(s, s.given_known),
    }


def _place(s: Known, place: int) -> PlaceView:
    return {
        "place": s.board.places[place].noun.id,
        "survivors": _names(s, [number for number, where in enumerate(s.place) if where == place]),
        "room": s.board.room[place],
        "heads": s.heads(place),
        "noise": s.noise[place],
        "deck": s.decks[place] if s.board.deck[place] != NO_DECK else None,
        "gates": [
            {"zombies": s.zombies[gate], "barricades": s.barricades[gate], "spaces": s.board.spaces[gate]}
            for gate in s.entrances(place)
        ],
    }


def _survivor(s: Known, person: Person) -> SurvivorView:
    return {
        "seat": person.seat,
        "place": s.board.places[person.place].noun.id,
        "wounds": person.wounds,
        "frostbite": person.frostbite,
        "leader": person.leader,
        "moved": person.moved,
        "used": person.used,
        "gear": [
            {"item": s.box.items[kind].id, "used": used}
            for kind, used in zip(person.gear, person.used_gear, strict=True)
        ],
        "attached": [s.box.crossroads[card].id for card in person.attached],
    }


def _seat(s: Known, area: Area) -> SeatView:
    return {
        "seat": area.seat,
        "exiled": area.exiled,
        "out": area.out,
        "leader": s.box.survivors[area.leader].id if area.leader >= 0 else None,
        "group": _names(s, area.group),
        "dice": area.dice[::-1],
        "used_dice": area.used_dice,
        "helped": area.helped,
        "noisy": area.noisy,
        "idle": area.idle,
        "hand": {
            "count": area.hand_size,
            "backs": {_back(s, deck): count for deck, count in enumerate(area.backs) if count},
            "known": _items(s, area.known),
        },
        "secret": _secret(s, area.secret),
        "betrayal": _secret(s, area.betrayal),
        "standing": [noun.id for help_, noun in enumerate(HELPS) if (area.standing >> help_) & 1],
        "exile_card": _exile_card(s, area.exile_card),
    }


def _back(s: Known, deck: int) -> str:
    """What the back of an item card shows: the place of its deck, or that it is a starter."""
    return s.board.places[deck].noun.id if deck > 0 else STARTER_BACK


def _secret(s: Known, card: int) -> str | None:
    return s.box.secrets[card].id if card >= 0 else None


def _exile_card(s: Known, card: int) -> str | None:
    return s.box.exiled[card].id if card >= 0 else None


def _crossroads(s: Known) -> OpenCrossroads | None:
    if s.open_card < 0:
        return None
    return {"id": s.box.crossroads[s.open_card].id, "seat": s.active}


def _vote(s: Known) -> VoteView | None:
    vote = s.vote
    if vote is None:
        return None
    return {
        "kind": "exile" if vote.player >= 0 else "crossroads" if vote.crossroads >= 0 else "other",
        "player": _seat_or_none(vote.player),
        "crossroads": s.box.crossroads[vote.crossroads].id if vote.crossroads >= 0 else None,
        "voters": vote.voters,
        "in": vote.voted,
    }


def _result(s: Known) -> ResultView | None:
    if s.phase != OVER:
        return None
    return {
        "ending": ENDINGS[s.ending].id,
        "objective": s.ending == OBJECTIVE_DONE,
        "winners": [end.seat for end in s.endings if end.won],
        "seats": [_result_seat(s, end) for end in s.endings],
    }


def _result_seat(s: Known, end: Ending) -> ResultSeat:
    return {
        "seat": end.seat,
        "secret": _secret(s, end.secret),
        "betrayal": _secret(s, end.betrayal),
        "exile_card": _exile_card(s, end.exile_card),
        "goals": [_goal_at_the_end(goal) for goal in end.goals],
        "betrayal_goals": [_goal_at_the_end(goal) for goal in end.betrayal_goals],
        "won": end.won,
        "hand": _items(s, end.hand),
    }


def _goal_at_the_end(goal: Progress) -> GoalAtTheEnd:
    return {"words": goal.goal.words().json(), "met": goal.met}
