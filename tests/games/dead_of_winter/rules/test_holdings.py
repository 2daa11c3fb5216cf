"""What holds is done wherever it lies: every power and every effect that lasts is planted on a stranger.

Two tables differ in nothing but what a survivor, an item or a crossroads card says. Both are played with
the same dice and the same answers, until somebody could tell them apart.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import holdings, names
from lastfire.games.dead_of_winter.rules.card import EQUIP, Box, Item, Survivor
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects import lasting
from lastfire.games.dead_of_winter.rules.effects.conditions import FoodSupply, HelplessAtLeast
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn, StaysWith, ThisTurn
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, carry_out
from lastfire.games.dead_of_winter.rules.effects.whom import Named
from lastfire.games.dead_of_winter.rules.holding import RARE, ActionPower, Holding, Power
from lastfire.games.dead_of_winter.rules.names import COLONY, GAS_STATION, HOSPITAL, ITEMS, SURVIVORS
from tests.games.dead_of_winter.rules import test_questions
from tests.games.dead_of_winter.rules.test_powers import POWERS
from tests.games.dead_of_winter.table import CARD, borne_by, item_with, printed_on, seat

STRANGER: Final = "daniel_smith"
GEAR: Final = "walkie_talkie"
TREAT: Final = "scissors"
CARD_OF_ANOTHER: Final = "music"
WHOM: Final = Named(names.DANIEL_SMITH)

LASTING: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (lasting.Addicted(names.MEDICINE_CARD), {"item": [names.FUEL_CARD]}),
    (lasting.SparesAttack(), {}),
    (lasting.TriesAntidote(), {}),
    (lasting.LockedUp(), {}),
    (lasting.RidesHorse(), {}),
    (lasting.DrivesVehicle(), {}),
    (lasting.StaysAt(names.DANIEL_SMITH, COLONY), {"survivor": [names.BRIAN_LEE], "place": [HOSPITAL]}),
    (
        lasting.StaysAway(names.DANIEL_SMITH, HOSPITAL),
        {"survivor": [names.BRIAN_LEE], "place": [GAS_STATION]},
    ),
    (lasting.WoundsArrivals(HOSPITAL), {"place": [COLONY]}),
    (lasting.OpensPassage(COLONY, HOSPITAL), {"place": [GAS_STATION], "other": [GAS_STATION]}),
    (lasting.Hunts(), {}),
    (lasting.NoCrisisCards(names.DANIEL_SMITH), {"survivor": [names.MIKE_CHO]}),
    (lasting.SkipNextCrisis(), {}),
    (lasting.AddGoal(FoodSupply(99)), {"goal": [FoodSupply(1), HelplessAtLeast(1)]}),
    (lasting.GuardGate(0), {"gate": [1]}),
    (lasting.WidenDump(15), {"cards": [99]}),
    (lasting.FoodForDice(), {}),
    (lasting.HeldBack(), {}),
    (lasting.PostFlier(), {}),
    (lasting.LookForChild(), {}),
    (lasting.LearnsToFarm(names.DANIEL_SMITH), {"survivor": [names.BRIAN_LEE]}),
    (lasting.NursesColony(names.DANIEL_SMITH), {"survivor": [names.MIKE_CHO]}),
    (lasting.NapTime(), {}),
    (lasting.MedicineForFood(), {}),
]
"""One of each effect that lasts, and the other values that each of its fields is tried with."""

WITH_SOMEBODY: Final = (
    lasting.Addicted,
    lasting.SparesAttack,
    lasting.TriesAntidote,
    lasting.LockedUp,
    lasting.RidesHorse,
    lasting.DrivesVehicle,
)
"""Those that stay with a survivor."""


class Idle(Power):
    """Does nothing."""

    def words(self) -> Name:
        return Name("Nothing.", "何もない。")


class IdleAction(ActionPower):
    """An action that never does anything."""

    def words(self) -> Name:
        return Name("Nothing.", "何もない。")

    def is_possible(self, t: Any, seat: int, survivor: int) -> bool:
        return False


class IdleEffect(Holding):
    """Lasts, and does nothing."""

    def words(self) -> Name:
        return Name("Nothing.", "何もない。")


TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"at": {STRANGER: "hospital", "mike_cho": "hospital"}},
    {"at": {"mike_cho": "hospital"}, "wounds": {STRANGER: 1}},
    {
        "at": {STRANGER: "school", "rod_miller": "school"},
        "wounds": {STRANGER: 2},
        "zombies": {"colony": 4, "school": 4},
        "helpless": 0,
        "morale": 3,
    },
    {"objective": "we_need_more_samples", "hands": {}, "wounds": {STRANGER: 3}},
)


TELLING: Final = ("ability", "attack", "borrow", "play", "search", "use", "use_it", "with", "with_ability")
"""Verbs that show soonest what somebody can do."""


def story(box: Box, layout: dict[str, Any], seed: int, *verbs: Verb) -> Iterator[object]:
    """What everybody at the table sees and is asked, one thing after the other."""
    what: dict[str, Any] = {
        "hands": {
            0: ["fuel", "medicine", "food_1", "junk", TREAT],
            1: ["medicine", "fuel", "food_2"],
            2: ["outsider_1", "food_1"],
        },
        "gear": {STRANGER: [GEAR]},
        "waste": ["junk"] * 4 + ["food_1"] * 8,
        "removed": ["medicine"],
        "dice": {0: [1, 2, 3, 4, 5, 6], 1: [6, 5, 3], 2: [6, 4, 2]},
        "zombies": {"colony": 6, "hospital": 2, "school": 2, "gas_station": 1},
        "crises": ["illness", "worn_out", "bare_shelves"],
        "helpless": 1,
        "food": 5,
        "morale": 9,
    }
    game = seat(
        [STRANGER, "brian_lee"], ["mike_cho", "olivia_brown"], ["rod_miller", "alexis_grey"],
        box=box, **(what | layout),
    )  # fmt: skip
    t, match = game.table, game.match
    t.chance.reseed(seed, "test")
    t.samples = 99
    t.open_card = CARD[CARD_OF_ANOTHER]
    for _ in carry_out(t, 0, verbs):
        raise AssertionError("an effect that lasts asks nobody when it begins")
    for held in t.lasting:
        if isinstance(t.box.lasting[held.number][held.which], lasting.HeldBack):
            held.item = t.in_hand(0, names.FOOD_1)
    t.open_card = -1
    told = len(match.records(None))
    luck = Random(seed)
    for _ in range(120):
        ask = match.ask
        yield None if ask is None else (ask.seat, ask.question, ask.facts, ask.ids)
        if ask is None:
            return
        offered = sorted({option.verb for option in ask.options} - {"end_turn"})
        telling = [verb for verb in TELLING if verb in offered]
        verb = luck.choice(offered) if offered and luck.random() < 0.85 else ask.options[0].verb
        if telling and luck.random() < 0.5:
            verb = luck.choice(telling)
        match.answer(luck.choice([option.position for option in ask.options if option.verb == verb]))
        for record in match.records(None, since=told):
            told += 1
            yield record.text("en")


def are_told_apart(one: Box, two: Box, first: tuple[Verb, ...] = (), second: tuple[Verb, ...] = ()) -> bool:
    """Whether somebody can tell two tables apart, however long it takes."""
    for seed in range(40):
        for layout in TABLES:
            stories = zip_longest(story(one, layout, seed, *first), story(two, layout, seed, *second))
            if any(here != there for here, there in stories):
                return True
    return False


def _first_with(power: Power) -> Survivor | Item:
    """The first card on which a power of this kind is printed."""
    cards: list[Survivor | Item] = [*BOX.survivors, *BOX.items]
    return next(card for card in cards if type(card.power) is type(power))


def planted(power: Power) -> Box:
    """All cards, with a power on a stranger, and how often, where and with which die as it is printed."""
    return _printed(_first_with(power), power)


def fallow(power: Power) -> Box:
    """The same cards, with nothing in the place of the power."""
    return _printed(_first_with(power), IdleAction() if isinstance(power, ActionPower) else Idle())


def _printed(card: Survivor | Item, power: Power) -> Box:
    if isinstance(card, Survivor):
        place = power.place if card.place >= 0 and hasattr(power, "place") else card.place
        return borne_by(STRANGER, power, place=place, die=card.die, once=card.once)
    if card.mode == EQUIP:
        return item_with(GEAR, power, once=card.once)
    return item_with(TREAT, power)


def begun(holding: Holding) -> tuple[Verb, ...]:
    """How an effect comes to last."""
    if isinstance(holding, WITH_SOMEBODY):
        return (StaysWith(WHOM, holding),)
    return (ThisTurn(holding) if isinstance(holding, lasting.MedicineForFood) else FromNowOn(holding),)


def test_every_effect_that_lasts_and_every_field_is_looked_at() -> None:
    found = {
        thing
        for thing in vars(lasting).values()
        if isinstance(thing, type) and issubclass(thing, Holding) and thing is not Holding
    }
    assert {type(holding) for holding, _ in LASTING} == found
    for holding, others in LASTING:
        assert {field.name for field in fields(holding)} == set(others)
    # Each is on a card, and the box has found it there.
    assert {type(holding) for kept in BOX.lasting for holding in kept} == found


@pytest.mark.parametrize("power", [power for power, _ in POWERS], ids=lambda power: type(power).__name__)
def test_every_power_is_done_by_a_stranger(power: Power) -> None:
    assert are_told_apart(planted(power), fallow(power))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        pytest.param(power, replace(power, **{field: value}), id=f"{type(power).__name__}-{field}-{i}")
        for power, others in POWERS
        for field, values in others.items()
        for i, value in enumerate(values)
    ],
)
def test_every_field_of_a_power_is_done_by_a_stranger(one: Power, two: Power) -> None:
    assert are_told_apart(planted(one), planted(two))


@pytest.mark.parametrize("holding", [holding for holding, _ in LASTING], ids=lambda each: type(each).__name__)
def test_every_effect_that_lasts_is_done_on_another_card(holding: Holding) -> None:
    verbs = begun(holding)
    assert are_told_apart(printed_on(CARD_OF_ANOTHER, *verbs), BOX, verbs)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        pytest.param(holding, replace(holding, **{field: value}), id=f"{type(holding).__name__}-{field}-{i}")
        for holding, others in LASTING
        for field, values in others.items()
        for i, value in enumerate(values)
    ],
)
def test_every_field_of_what_lasts_is_said_and_done(one: Holding, two: Holding) -> None:
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)
    first, second = begun(one), begun(two)
    boxes = printed_on(CARD_OF_ANOTHER, *first), printed_on(CARD_OF_ANOTHER, *second)
    assert are_told_apart(*boxes, first, second)


@pytest.mark.parametrize(
    "holding", [each for each, _ in (*POWERS, *LASTING)], ids=lambda each: type(each).__name__
)
def test_no_holding_names_anybody_but_those_in_its_fields(holding: Holding) -> None:
    meant = {getattr(holding, field.name) for field in fields(holding)}  # type: ignore[arg-type]
    said = holding.words()
    named = [noun.name for number, noun in enumerate(SURVIVORS) if number not in meant]
    people = {noun.name.en for noun in SURVIVORS}
    named += [card.name for card in BOX.crossroads if card.name.en not in people]
    symbols = {noun.name.en for noun in names.SYMBOLS}
    named += [
        noun.name for number, noun in enumerate(ITEMS) if number not in meant and noun.name.en not in symbols
    ]
    for name in named:
        assert not re.search(rf"\b{re.escape(name.en)}\b", said.en), name.en
    for person in [noun.name for number, noun in enumerate(SURVIVORS) if number not in meant]:
        assert person.ja not in said.ja


def test_a_table_with_nothing_planted_is_like_any_other() -> None:
    """Else every test above would pass with anything."""
    idle = IdleEffect()
    for layout in TABLES:
        for seed in range(3):
            first = list(story(borne_by(STRANGER, Idle()), layout, seed))
            assert first == list(story(borne_by(STRANGER, IdleAction()), layout, seed))
            assert len(first) > 20
            quiet = printed_on(CARD_OF_ANOTHER, FromNowOn(idle))
            assert list(story(quiet, layout, seed, FromNowOn(idle))) == list(story(BOX, layout, seed))


def test_every_question_is_answered_by_somebody() -> None:
    """A question to which no holding there is has an answer of its own is not needed.

    What the base game has no card for is answered by what tests plant, or by the toy module.
    """
    kinds: list[type[Holding]] = [type(each) for each, _ in (*POWERS, *LASTING)]
    kinds += [each for each in vars(test_questions).values() if isinstance(each, type)]
    toy = Path(__file__).parent.with_name("toy.py").read_text(encoding="utf-8")
    questions = [name for name, thing in vars(Holding).items() if callable(thing) and name[0] != "_"]
    assert len(questions) > 30
    for question in questions:
        neutral = getattr(Holding, question)
        answered = any(getattr(kind, question, neutral) is not neutral for kind in kinds)
        assert answered or f"    def {question}(self" in toy, question


def test_what_the_base_game_has_no_card_for_is_asked_of_nobody_there() -> None:
    answered = {type(each) for each, _ in (*POWERS, *LASTING)}
    questions = {name for name, thing in vars(Holding).items() if callable(thing) and name[0] != "_"}
    rare = {
        question
        for question in questions
        if all(getattr(kind, question) is getattr(Holding, question) for kind in answered)
    }
    assert rare == RARE
    assert BOX.is_plain
    assert not printed_on(CARD_OF_ANOTHER, FromNowOn(test_questions.Stove())).is_plain


def test_every_question_that_is_put_is_one_that_can_be_answered() -> None:
    """A chapter names its question in a string, which no type checker reads."""
    put: set[object] = set()
    for file in Path(holdings.__file__).parent.rglob("*.py"):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Call) and ast.unparse(part.func) in ("held_for", "in_force", "all_held"):
                asked = part.args[-1]
                if isinstance(asked, ast.Constant):
                    put.add(asked.value)
    assert len(put) > 20
    assert put <= set(vars(Holding))
