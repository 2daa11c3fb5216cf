"""What survivors and items of The Long Night say and do: every power is planted on a stranger."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import zip_longest
from random import Random
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, EQUIP, Box, Item, Survivor, box_of
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.effects.action_powers import FeedColony, RerollDice
from lastfire.games.dead_of_winter.rules.holding import ActionPower, Power
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import add_to_stockpile
from lastfire.games.dead_of_winter.rules.long_night.cards import BANDITS, COMMON, IMPROVEMENTS, RAXXON
from lastfire.games.dead_of_winter.rules.long_night.effects import action_powers, joined, night_powers, powers
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.names import COLONY, EDUCATION, FUEL, TOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.rules.test_holdings import Idle, IdleAction
from tests.games.dead_of_winter.table import PERSON, PLACE, seat, take

SETS: Final = (COMMON, RAXXON, BANDITS, IMPROVEMENTS)
MODULES: Final = {"raxxon": True, "bandits": True, "improvements": True}
SURVIVORS: Final = [card for cards in SETS for card in cards.survivors]
ITEMS: Final = [item for cards in SETS for item in cards.items]
STRANGER: Final = "daniel_smith"
GEAR: Final = "walkie_talkie"
TREAT: Final = "scissors"

POWERS: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (powers.Skilled(2, 0), {"attack": [0, 1], "search": [1, 2]}),
    (powers.SparedByCold(), {}),
    (powers.Unnoticed(), {}),
    (powers.EatsNothing(), {}),
    (powers.SturdyBarricades(5), {"least": [2]}),
    (powers.Padded(), {}),
    (joined.EitherOf(FeedColony(1), night_powers.Comfort(1)), {
        "first": [FeedColony(2)], "second": [night_powers.Comfort(2), RerollDice(1)],
    }),
    (joined.ForACard(FUEL, night_powers.LayTraps(1, True)), {
        "symbol": [TOOL, EDUCATION], "then": [action_powers.BuildHere(1)],
    }),
    (action_powers.HelpWithDie(2), {"by": [1]}),
    (action_powers.TurnDie(), {}),
    (action_powers.RegainDice(1), {"count": [2]}),
    (action_powers.SwapCards(), {}),
    (action_powers.FromWaste(1), {"count": [2]}),
    (action_powers.DrawHere(1), {"count": [2]}),
    (action_powers.MoveSafely(), {}),
    (action_powers.Appear(), {}),
    (action_powers.ThawHere(), {}),
    (action_powers.BuildHere(1), {"count": [2]}),
    (action_powers.DrawZombies(2, True), {"count": [1, 3], "here": [False]}),
    (action_powers.KillThere(2), {"count": [1]}),
    (action_powers.Hush(2), {"count": [1]}),
    (action_powers.Blast(4), {"count": [1]}),
    (action_powers.Hurl(2), {"times": [1, 3]}),
    (night_powers.LiftDespair(1), {"count": [2], "everybody": [True]}),
    (night_powers.Comfort(1), {"count": [2]}),
    (night_powers.CalmHelpless(1), {"count": [2]}),
    (night_powers.BringCrowd(2, 1), {"helpless": [1], "unruly": [2]}),
    (night_powers.LayTraps(1, True), {"count": [2], "here": [False]}),
    (night_powers.ArmBarricades(True), {"here": [False]}),
    (night_powers.DriveOff(1, True), {"count": [2], "here": [False]}),
    (night_powers.TakeBack(True), {"chosen": [False]}),
    (night_powers.Advance(1), {"count": [2]}),
]  # fmt: skip
"""One of each power, and other values for each of its fields."""


def test_every_power_and_field_is_looked_at() -> None:
    found = {
        thing
        for module in (powers, joined, action_powers, night_powers)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Power) and thing.__module__ == module.__name__
    }
    assert {type(power) for power, _ in POWERS} == found
    for power, others in POWERS:
        assert {field.name for field in fields(power)} == set(others)
    cards: list[Survivor | Item] = [*SURVIVORS, *ITEMS]
    printed = {type(each) for card in cards for each in _parts(card.power)}
    assert found <= printed


def _parts(power: Power) -> Iterator[Power]:
    yield power
    for field in fields(power):  # type: ignore[arg-type]
        value = getattr(power, field.name)
        if isinstance(value, Power):
            yield from _parts(value)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        pytest.param(power, replace(power, **{field: value}), id=f"{type(power).__name__}-{field}-{i}")
        for power, others in POWERS
        for field, values in others.items()
        for i, value in enumerate(values)
    ],
)
def test_every_field_is_said_and_done_by_a_stranger(one: Power, two: Power) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)
    assert are_told_apart(planted(one), planted(two))


@pytest.mark.parametrize("power", [power for power, _ in POWERS], ids=lambda power: type(power).__name__)
def test_every_power_is_done_by_a_stranger(power: Power) -> None:
    idle = IdleAction() if isinstance(power, ActionPower) else Idle()
    assert are_told_apart(planted(power), planted(idle, as_=power))


@pytest.mark.parametrize("card", [*SURVIVORS, *ITEMS], ids=lambda card: str(card.id))
def test_every_card_says_something_in_both_languages(card: Survivor | Item) -> None:
    said = card.words()
    assert said.en.endswith(".")
    assert not re.search("[぀-ヿ一-鿿]", said.en)
    assert said.ja.endswith("。")
    assert re.search("[぀-ヿ]", said.ja)
    assert not re.search("[a-zA-Z]", said.ja)
    assert said.en.lower().count("once per round") == int(card.once)
    assert said.ja.count("ラウンドに1回") == int(card.once)
    if isinstance(card, Survivor):
        die = card.die
        assert (f"a die of {die} or higher" in said.en) is (die > 1)
        assert ("spend any die" in said.en) is (die == 1)


@pytest.mark.parametrize("card", [*SURVIVORS, *ITEMS], ids=lambda card: str(card.id))
def test_the_first_of_two_effects_is_one_sentence(card: Survivor | Item) -> None:
    """Else nobody could tell where the second begins."""
    for power in _parts(card.power):
        if isinstance(power, joined.EitherOf):
            assert "." not in power.first.words().en[:-1]
            assert power.second.words().en.count(". ") == 0


# Two tables that differ in nothing but what a survivor or an item says.


def night_box(survivor: Survivor | None = None, item: Item | None = None) -> Box:
    """All cards, with one of them printed anew."""
    survivors = tuple(survivor if survivor and each.id == survivor.id else each for each in BASE.survivors)
    items = tuple(item if item and each.id == item.id else each for each in BASE.items)
    return box_of((replace(BASE, survivors=survivors, items=items), *SETS))


def planted(power: Power, as_: Power | None = None) -> Box:
    """All cards, with a power on a stranger, as often, where and with which die as it is printed."""
    for_ = as_ or power
    base = next(each for each in BASE.survivors if each.id == STRANGER)
    cards: list[Survivor | Item] = [*SURVIVORS, *ITEMS]
    card = next((each for each in cards if type(each.power) is type(for_)), None)
    if card is None or hasattr(for_, "here"):
        # On a card it is part of something else, or its place matters.
        return night_box(survivor=replace(base, power=power, place=ANYWHERE, die=0, once=True))
    if isinstance(card, Survivor):
        return night_box(survivor=replace(base, power=power, place=card.place, die=card.die, once=card.once))
    name = GEAR if card.mode == EQUIP else TREAT
    base_item = next(each for each in BASE.items if each.id == name)
    return night_box(item=replace(base_item, power=power, once=card.once and card.mode == EQUIP))


LAYOUTS: Final[tuple[dict[str, Any], ...]] = (
    {
        "at": {"olivia_brown": "school", "rod_miller": "hospital"},
        "barricades": {"colony": [2, 1, 0, 0, 0, 0]},
    },
    {
        "at": {STRANGER: "hospital", "mike_cho": "hospital", "brian_lee": "school"},
        "barricades": {"hospital": 1, "school": 1},
        "noise": {"hospital": 3},
        "frostbite": {STRANGER: 1, "mike_cho": 1},
    },
    {
        "at": {STRANGER: "school", "mike_cho": "school", "rod_miller": "school"},
        "zombies": {"colony": 12, "school": 3, "hospital": 2},
        "barricades": {"colony": [1, 1, 1, 1, 1, 1], "school": 1},
        "noise": {"school": 2},
        "frostbite": {STRANGER: 1},
    },
)
TELLING: Final = ("ability", "use", "play", "second_effect", "attack", "search")
"""Verbs that show soonest what somebody can do."""


def lay_out(t: ColonyTable) -> None:
    """Something of everything that The Long Night brings."""
    state = night_of(t)
    people = (STRANGER, STRANGER, "mike_cho", "mike_cho", "brian_lee", "rod_miller")
    state.despair = sorted(PERSON[name] for name in people)
    state.unruly = 2
    state.traps = [entrance_of(PLACE["library"])]
    for place in ("hospital", "hospital", "school", "library", "gas_station"):
        place_bandit(t, PLACE[place])
    for kind in ("food_2", "pistol", "medicine", "wrench"):
        add_to_stockpile(t, take(t, kind))


def story(box: Box, layout: dict[str, Any], seed: int) -> Iterator[object]:
    """What everybody at the table sees and is asked, one thing after the other."""
    what: dict[str, Any] = {
        "hands": {
            0: ["fuel", "fuel", "medicine", "food_1", "junk", "jazzercise", TREAT],
            1: ["medicine", "fuel", "food_2"],
            2: ["outsider_1", "food_1"],
        },
        "gear": {STRANGER: [GEAR]},
        "waste": ["junk"] * 4 + ["food_1"] * 4,
        "dice": {0: [1, 2, 3, 4, 5, 6], 1: [2, 3, 1], 2: [6, 4, 2]},
        "zombies": {"colony": 6, "hospital": 2, "school": 2, "gas_station": 1},
        "helpless": 3,
        "food": 7,
        "morale": 9,
    }
    game = seat(
        [STRANGER, "brian_lee"], ["mike_cho", "olivia_brown"], ["rod_miller", "alexis_grey"],
        box=box, plant=lay_out, long_night="mixed", agreed=MODULES, **(what | layout),
    )  # fmt: skip
    t, match = game.table, game.match
    t.used_dice[0] = 2
    t.chance.reseed(seed, "test")
    told = len(match.records(None))
    luck = Random(seed)
    for _ in range(80):
        ask = match.ask
        yield None if ask is None else (ask.seat, ask.question, ask.facts, ask.ids)
        if ask is None:
            return
        offered = sorted({option.verb for option in ask.options} - {"end_turn"})
        telling = [verb for verb in TELLING if verb in offered]
        verb = luck.choice(offered) if offered and luck.random() < 0.85 else ask.options[0].verb
        if telling and luck.random() < 0.6:
            verb = luck.choice(telling)
        match.answer(luck.choice([option.position for option in ask.options if option.verb == verb]))
        for record in match.records(None, since=told):
            told += 1
            yield record.text("en")


def are_told_apart(one: Box, two: Box) -> bool:
    """Whether somebody can tell two tables apart, however long it takes."""
    for seed in range(30):
        for layout in LAYOUTS:
            stories = zip_longest(story(one, layout, seed), story(two, layout, seed))
            if any(here != there for here, there in stories):
                return True
    return False


def test_a_table_with_nothing_planted_is_like_any_other() -> None:
    """Else every test above would pass with anything."""
    for layout in LAYOUTS:
        stranger = next(each for each in BASE.survivors if each.id == STRANGER)
        quiet = night_box(survivor=replace(stranger, power=Idle(), place=COLONY, die=0, once=False))
        still = night_box(survivor=replace(stranger, power=IdleAction(), place=COLONY, die=0, once=False))
        first = list(story(quiet, layout, 1))
        assert first == list(story(still, layout, 1))
        assert len(first) > 20
