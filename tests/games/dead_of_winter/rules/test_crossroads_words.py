"""The verbs and triggers of crossroads cards: every field is said in both languages, and is done.

Each is built again with another value in one field: that has to be read, and to be felt.
"""

from dataclasses import fields, replace
from functools import cache
from types import ModuleType
from typing import Any, Final

import pytest

from lastfire.engine.effect import Effect
from lastfire.engine.step import Ended
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import names, state
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, OUTSIDE_ONLY, Choice, Crossroads
from lastfire.games.dead_of_winter.rules.effects import (
    choices,
    dice_verbs,
    item_verbs,
    survivor_verbs,
    triggers,
    zombie_verbs,
)
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, GainMorale, LoseMorale, Place, Wound
from lastfire.games.dead_of_winter.rules.effects.lasting import Hunts
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn
from lastfire.games.dead_of_winter.rules.effects.verb import Trigger, Verb, Whom, carry_out
from lastfire.games.dead_of_winter.rules.effects.whom import EachHere, ThatSurvivor
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FOOD,
    FUEL,
    GROCERY_STORE,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    SCHOOL,
    TOOL,
)
from tests.games.dead_of_winter.table import CRISIS, EXILED, PERSON, SECRET, Game, seat

THAT: Final = ThatSurvivor()
FOOD_1: Final = (GainFood(1),)
FOOD_2: Final = (GainFood(2),)
MORALE: Final = (GainMorale(1),)

VERBS: Final[list[tuple[Effect, dict[str, list[Any]]]]] = [
    (choices.LowestBut(names.FOREST_PLUM), {"survivor": [names.SPARKY]}),
    (choices.ChooseYours(COLONY), {"place": [SCHOOL, OUTSIDE_ONLY, ANYWHERE]}),
    (choices.ChooseYourPlace(), {}),
    (choices.ChooseTheTwo(), {}),
    (choices.ChooseExile(), {}),
    (choices.EachPlayer(FOOD_1, COLONY), {"effects": [FOOD_2], "place": [SCHOOL, ANYWHERE]}),
    (choices.IfInPlay(names.OLIVIA_BROWN, FOOD_1), {"survivor": [names.SOPHIE_ROBINSON], "then": [FOOD_2]}),
    (
        choices.UnlessInPlay((names.SOPHIE_ROBINSON,), FOOD_1),
        {"survivors": [(names.OLIVIA_BROWN,), (names.SOPHIE_ROBINSON, names.OLIVIA_BROWN)], "then": [FOOD_2]},
    ),
    (
        choices.RollLowHigh(2, FOOD_1, 5, MORALE),
        {"low": [1, 3], "on_low": [FOOD_2], "high": [4, 6], "on_high": [FOOD_2]},
    ),
    (dice_verbs.UseUpDie(), {}),
    (dice_verbs.UseUpAllDice(), {}),
    (dice_verbs.MayUseUpDie(FOOD_1), {"then": [FOOD_2]}),
    (
        dice_verbs.PlayersMayUseDice(3, FOOD_1, MORALE),
        {"count": [2, 6], "then": [FOOD_2], "otherwise": [FOOD_2, ()]},
    ),
    (dice_verbs.SpoilDie(), {}),
    (
        item_verbs.PlayersMayGive((FUEL, FUEL), True, FOOD_1, MORALE),
        {
            "symbols": [(FUEL,), (MEDICINE, MEDICINE), (FUEL, TOOL)],
            "to_waste": [False],
            "then": [FOOD_2],
            "otherwise": [FOOD_2, ()],
        },
    ),
    (
        item_verbs.RevealUntil(GROCERY_STORE, FOOD, 2),
        {"place": [SCHOOL], "symbol": [MEDICINE], "count": [1, 3]},
    ),
    (item_verbs.NoFoodCards(), {}),
    (item_verbs.SearchDeck(SCHOOL, 1), {"place": [LIBRARY], "count": [2]}),
    (item_verbs.SearchAnyDeck(1), {"count": [2]}),
    (item_verbs.DrawFromAnyDeck(1), {"count": [2]}),
    (item_verbs.RemoveFromDeck(SCHOOL, FOOD), {"place": [LIBRARY], "symbol": [MEDICINE]}),
    (item_verbs.ReturnRemoved(3), {"count": [2, 4]}),
    (item_verbs.ReturnAllRemoved((FUEL,)), {"symbols": [(MEDICINE,), (FUEL, MEDICINE)]}),
    (item_verbs.TakeRemoved(FUEL, 2), {"symbol": [MEDICINE], "count": [1, 3]}),
    (item_verbs.RemoveHandCard(), {}),
    (item_verbs.WasteThatWeapon(), {}),
    (item_verbs.GiveAllBut(1), {"kept": [0, 2]}),
    (
        item_verbs.GiftsFrom(names.FOREST_PLUM, 2, GROCERY_STORE),
        {"survivor": [names.ROD_MILLER], "count": [1, 3], "place": [SCHOOL]},
    ),
    (item_verbs.SeeAllHands(), {}),
    (item_verbs.SeeCardOfEach(COLONY), {"place": [LIBRARY]}),
    (
        item_verbs.MayRemoveFromHands(MEDICINE, 2, FOOD_1),
        {"symbol": [FUEL], "count": [1, 3], "then": [FOOD_2]},
    ),
    (item_verbs.SeeSecret(), {}),
    (item_verbs.Gamble(COLONY), {"place": [SCHOOL]}),
    (survivor_verbs.PlaceMover(True), {"back": [False]}),
    (survivor_verbs.HaltThatSurvivor(), {}),
    (survivor_verbs.IdleThoseTwo(), {}),
    (survivor_verbs.GiveAway(), {}),
    (survivor_verbs.TakeOver(), {}),
    (survivor_verbs.FightExile(2, 1), {"wounds": [1], "armed": [2]}),
    (survivor_verbs.RemoveAllHelpless(2), {"per_morale": [1, 5]}),
    (survivor_verbs.RollForHelpless(1), {"at_most": [3, 6]}),
    (survivor_verbs.EachRolls(COLONY, 3, 1), {"place": [SCHOOL], "at_most": [1, 6], "count": [2]}),
    (survivor_verbs.TakeStranger(names.SOPHIE_ROBINSON), {"survivor": [names.JOHN_PRICE]}),
    (survivor_verbs.RemoveStranger(names.SOPHIE_ROBINSON), {"survivor": [names.JOHN_PRICE]}),
    (survivor_verbs.DrawSurvivor(), {}),
    (survivor_verbs.DealWounds(names.THOMAS_HEART, 2), {"survivor": [names.ASHLEY_ROSS], "count": [1]}),
    (
        survivor_verbs.GoTogether(names.ROD_MILLER, 2, HOSPITAL, 2),
        {"survivor": [names.OLIVIA_BROWN], "count": [1], "place": [LIBRARY], "rolls": [1]},
    ),
    (survivor_verbs.HealUpTo(2), {"count": [1, 3]}),
    (survivor_verbs.Accuse(COLONY), {"place": [LIBRARY]}),
    (zombie_verbs.KillZombiesAt(2, COLONY), {"count": [1], "place": [SCHOOL]}),
    (zombie_verbs.RemoveZombies(2, SCHOOL), {"count": [1], "place": [COLONY]}),
    (zombie_verbs.RemoveZombiesEverywhere(1), {"count": [2]}),
    (zombie_verbs.ShelveCrisis(), {}),
]
"""One of each verb and noun, and the other values that each of its fields is tried with."""

TRIGGERS: Final[list[tuple[Trigger, dict[str, list[Any]]]]] = [
    (
        triggers.Both(triggers.Moves(), triggers.ColonyHas(helpless=1)),
        {"first": [triggers.Searches()], "second": [triggers.ColonyHas(helpless=9)]},
    ),
    (
        triggers.Moves(),
        {"fuel": [triggers.WITH_FUEL, triggers.WITHOUT_FUEL], "faithful": [True], "alone": [True]},
    ),
    (triggers.Arrives(True), {"frostbite": [False], "company": [True]}),
    (triggers.Searches(), {"place": [SCHOOL, LIBRARY], "faithful": [True], "who": [names.JENNY_CLARK]}),
    (triggers.CleansWaste(), {}),
    (triggers.HealsWithMedicine(), {}),
    (triggers.SpendsFood(), {}),
    (triggers.UsesWeapon(), {}),
    (triggers.AddsPeople(False), {"male": [True]}),
    (triggers.Yawn(), {}),
    (
        triggers.Controls(names.ASHLEY_ROSS),
        {"survivor": [names.OLIVIA_BROWN], "faithful": [True], "place": [COLONY, SCHOOL]},
    ),
    (triggers.BeginsTurnAt(names.JENNY_CLARK, COLONY), {"survivor": [names.OLIVIA_BROWN], "place": [SCHOOL]}),
    (triggers.InPlay(names.OLIVIA_BROWN), {"survivor": [names.SOPHIE_ROBINSON], "faithful": [True]}),
    (triggers.InDeck(names.SOPHIE_ROBINSON), {"survivor": [names.OLIVIA_BROWN]}),
    (
        triggers.HasSurvivorAt(SCHOOL),
        {"place": [HOSPITAL, COLONY, OUTSIDE_ONLY], "faithful": [True], "zombies": [1, 4]},
    ),
    (
        triggers.ColonyHas(helpless=1, zombies=1, barricades=1),
        {"helpless": [0, 9], "zombies": [0, 9], "barricades": [0, 9]},
    ),
    (triggers.HelplessOutnumber(), {}),
    (triggers.LeadsMore(), {}),
    (triggers.TwoAlone(), {}),
    (triggers.AloneWithAnother(), {}),
    (triggers.MeetsExile(), {}),
    (triggers.MeetsColonist(), {}),
]
"""One of each trigger, likewise."""

EFFECTS: Final = [*VERBS, *TRIGGERS]


def variants(effects: list[Any]) -> list[Any]:
    """Every effect with every other value of every field."""
    return [
        pytest.param(effect, replace(effect, **{field: value}), id=f"{type(effect).__name__}-{field}-{i}")
        for effect, others in effects
        for field, values in others.items()
        for i, value in enumerate(values)
    ]


def test_every_verb_trigger_and_field_is_looked_at() -> None:
    chapters: list[tuple[list[ModuleType], list[Any], Any]] = [
        ([choices, dice_verbs, item_verbs, survivor_verbs, zombie_verbs], VERBS, (Verb, Whom)),
        ([triggers], TRIGGERS, Trigger),
    ]
    for modules, listed, bases in chapters:
        found = {
            thing
            for module in modules
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, bases) and thing.__module__ == module.__name__
        }
        assert {type(effect) for effect, _ in listed} == found - {triggers.Clause}
        for effect, others in listed:
            # The fields of the dataclass are all that an effect may depend on.
            assert {field.name for field in fields(effect)} == set(others)


@pytest.mark.parametrize(("one", "two"), variants(EFFECTS))
def test_every_field_is_said(one: Effect, two: Effect) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


def test_every_verb_and_trigger_says_something_else() -> None:
    for language, stop in (("en", "."), ("ja", "。")):
        said = [effect.words().text(language) for effect, _ in EFFECTS if not isinstance(effect, Whom)]
        assert len(set(said)) == len(said)
        assert all(words.endswith(stop) for words in said)


GROUPS: Final = (
    ["ashley_ross", "mike_cho", "jenny_clark", "buddy_davis"],
    ["olivia_brown", "thomas_heart", "forest_plum"],
    ["rod_miller", "sparky"],
)
AWAY: Final = {"ashley_ross": "school", "mike_cho": "school", "rod_miller": "library"}
EXILE: Final = list(EXILED)
ZOMBIES: Final = {"colony": 12, "school": 3, "library": 1}
PAIRS: Final = {"jenny_clark": "library", "buddy_davis": "library", "rod_miller": "colony"}


def laid_out(exiled: int = -1, **what: Any) -> Game:
    """A table with something of everything; perhaps with an exile."""
    at = {**AWAY, **what.pop("at", {})}
    if exiled >= 0:
        for i, survivor in enumerate(GROUPS[exiled]):
            at.setdefault(survivor, ("school", "hospital", "grocery_store", "gas_station")[i])
    table = seat(
        *GROUPS,
        at=at,
        exiled={exiled: EXILE[0]} if exiled >= 0 else None,
        wounds={"ashley_ross": 1, "olivia_brown": 1, "sparky": 1},
        frostbite={"olivia_brown": 1, "mike_cho": 1},
        dice={0: [6, 5], 1: [4, 3], 2: [2]},
        hands={
            0: ["fuel", "fuel", "medicine", "food_1", "hammer", "pistol"],
            1: ["medicine", "fuel"],
            2: ["medicine", "junk", "wrench"],
        },
        gear={"ashley_ross": ["shotgun"]},
        removed=["fuel", "fuel", "fuel", "medicine", "outsider_1", "food_1", "adrenaline_shot", "scissors"],
        morale=9,
        crisis=next(iter(CRISIS)),
        given={1: ["junk"]},
        secrets=dict(enumerate(list(SECRET)[:3])),
        **{"zombies": ZOMBIES, "barricades": {"colony": 4}, "helpless": 5, **what},
    )
    t = table.table
    t.subject = PERSON["olivia_brown" if exiled == 1 else "ashley_ross"]
    t.other, t.spot, t.origin = PERSON["mike_cho"], SCHOOL, HOSPITAL
    t.item = t.gear[0][0]
    t.open_card = 0
    return table


LAYOUTS: Final[list[tuple[int, dict[str, str]]]] = [(-1, {}), (-1, PAIRS), (0, {}), (1, {})]


def is_needed(effect: Effect, t: state.ColonyTable) -> bool:
    """Two verbs stand on cards only whose trigger sees to it that there is somebody to choose."""
    if isinstance(effect, choices.ChooseExile):
        return bool(triggers.strays(t, 0, True))
    return not isinstance(effect, choices.ChooseTheTwo) or bool(triggers.couples(t, 0))


@cache
def happens(effect: Effect) -> list[Any]:
    """All that a verb makes of several tables, with the first and with the last option everywhere."""
    ends: list[Any] = []
    for exiled, at in LAYOUTS:
        for last in (False, True):
            for seed in range(8):
                t = laid_out(exiled, at=at).table
                t.chance.reseed(seed, "test")
                if isinstance(effect, Whom):
                    ends.append(effect.find(t, 0))
                    continue
                assert isinstance(effect, Verb)
                ends.append(effect.is_possible(t, 0))
                if not ends[-1] or not is_needed(effect, t):
                    continue
                try:
                    for ask in carry_out(t, 0, (effect,)):
                        ends.append((ask.question, ask.seat, ask.ids))
                        t.reply = ask.ids[-1 if last else 0]
                except Ended:
                    ends.append("over")
                ends.append(t.pack())
    return ends


@pytest.mark.parametrize(("one", "two"), variants(VERBS))
def test_every_field_is_done(one: Effect, two: Effect) -> None:
    assert happens(one) != happens(two)


@pytest.mark.parametrize("verb", [effect for effect, _ in VERBS if isinstance(effect, Verb)])
def test_every_verb_does_something(verb: Verb) -> None:
    nothing = happens(Wound(choices.LowestBut(names.SPARKY), 0))
    assert happens(verb) != nothing
    assert happens(verb) != happens(LoseMorale(0))


ACTS: Final = [0, *[1 << bit for bit in range(12)], state.DID_ADD_SURVIVOR | state.DID_ADD_HELPLESS]


SITUATIONS: Final[list[dict[str, Any]]] = [
    {},
    {"at": {"mike_cho": "library", "rod_miller": "hospital"}, "zombies": {"library": 3}},
    {
        "at": {
            "ashley_ross": "colony",
            "mike_cho": "colony",
            "buddy_davis": "library",
            "rod_miller": "library",
        }
    },
    {"at": {"olivia_brown": "library", "sparky": "school"}, "zombies": {"colony": 18}, "helpless": 9},
    {"at": {"ashley_ross": "colony", "mike_cho": "colony"}, "helpless": 0},
    {"barricades": {"school": 1}},
    {"barricades": {"colony": [1, 2, 2, 2, 2, 2]}, "zombies": {"colony": [2, 1, 1, 1, 1, 1]}},
    {"zombies": {"school": 4}},
]


@cache
def is_met(trigger: Trigger) -> list[bool]:
    """Whether it is met on several tables after every kind of act by several survivors."""
    met: list[bool] = []
    for exiled in (-1, 0, 1):
        for what in SITUATIONS:
            t = laid_out(exiled, **what).table
            for survivor in ("ashley_ross", "jenny_clark", "mike_cho"):
                t.subject = PERSON[survivor]
                t.spot = t.place[t.subject]
                for acts in ACTS:
                    t.acts = acts
                    met.append(trigger.is_met(t))
    return met


@pytest.mark.parametrize(("one", "two"), variants(TRIGGERS))
def test_every_field_of_a_trigger_counts(one: Trigger, two: Trigger) -> None:
    assert is_met(one) != is_met(two)


@pytest.mark.parametrize("trigger", [trigger for trigger, _ in TRIGGERS])
def test_a_trigger_changes_nothing_until_its_card_is_opened(trigger: Trigger) -> None:
    t = laid_out().table
    before = t.pack()
    trigger.is_met(t)
    assert t.pack() == before
    if trigger.is_met(t):
        trigger.prepare(t)
        assert t.in_play(t.subject)


@pytest.mark.parametrize(
    ("trigger", "effects", "said"),
    [
        (
            triggers.Moves(),
            (Wound(THAT, 1), Place(THAT, COLONY)),
            "Place 1 wound on the moving survivor. Place that survivor at the colony.",
        ),
        (triggers.Searches(), (Wound(THAT, 1),), "Place 1 wound on the searching survivor."),
        (triggers.HealsWithMedicine(), (Wound(THAT, 1),), "Place 1 wound on the healed survivor."),
        (
            triggers.Both(triggers.Arrives(True), triggers.ColonyHas(helpless=1)),
            (Wound(EachHere(), 1),),
            "Place 1 wound on each survivor at the moving survivor's location.",
        ),
        (triggers.Moves(), (FromNowOn(Hunts()),), Hunts().words().en),
        (
            triggers.Moves(),
            (choices.ChooseYours(), Wound(THAT, 1)),
            "Choose 1 of your survivors. Place 1 wound on that survivor.",
        ),
        (triggers.ColonyHas(helpless=1), (Wound(THAT, 1),), "Place 1 wound on that survivor."),
    ],
)
def test_an_option_says_whom_the_trigger_spoke_of(
    trigger: Trigger, effects: tuple[Verb, ...], said: str
) -> None:
    choice = Choice(Name("Go", "行く"), effects)
    card = Crossroads(1, "a_card", Name("A card", "カード"), trigger, (choice,))
    assert card.choice_words(choice) == Name(said, choice.words().ja)
