"""The verbs of crossroads cards that last: every field is said in both languages, and every field is done.

Each verb is built again with another value in one field: that has to be read, and to be felt.
"""

from dataclasses import fields, replace
from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.effects import lasting
from lastfire.games.dead_of_winter.rules.effects import lasting_verbs as verbs
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, LoseMorale
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, carry_out
from lastfire.games.dead_of_winter.rules.effects.whom import Named
from lastfire.games.dead_of_winter.rules.holdings import holding_of
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FOOD,
    FUEL,
    GAS_STATION,
    LIBRARY,
    POLICE_STATION,
    SCHOOL,
    WEAPON,
)
from tests.games.dead_of_winter.table import CARD, printed_on, seat

ASHLEY: Final = Named(names.ASHLEY_ROSS)
MIKE: Final = Named(names.MIKE_CHO)
WHOM: Final[dict[str, list[Any]]] = {"whom": [MIKE]}

VERBS: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (verbs.FromNowOn(lasting.GuardGate(0)), {"what": [lasting.GuardGate(1), lasting.Hunts()]}),
    (verbs.ThisTurn(lasting.MedicineForFood()), {"what": [lasting.NapTime()]}),
    (
        verbs.StaysWith(ASHLEY, lasting.RidesHorse()),
        {"whom": [MIKE], "what": [lasting.SparesAttack(), lasting.Addicted(names.MEDICINE_CARD)]},
    ),
    (verbs.KillQuietly(ASHLEY), WHOM),
    (verbs.MakeLeader(names.MIKE_CHO), {"survivor": [names.ASHLEY_ROSS]}),
    (verbs.LockUp(POLICE_STATION), {"place": [SCHOOL]}),
    (
        verbs.LeftBehind(names.ASHLEY_ROSS, SCHOOL),
        {"survivor": [names.MIKE_CHO], "place": [LIBRARY]},
    ),
    (verbs.RollForRolls(ASHLEY), WHOM),
    (
        verbs.UnlessAt(names.OLIVIA_BROWN, COLONY, (GainFood(1),)),
        {"survivor": [names.BRIAN_LEE], "place": [LIBRARY], "then": [(GainFood(2),)]},
    ),
    (verbs.DiceNextRound(1), {"change": [2, -1]}),
    (verbs.ZombiesToBarricades(), {}),
    (verbs.RemoveRandomCard(), {}),
    (verbs.EmptyDeck(SCHOOL), {"place": [LIBRARY]}),
    (
        verbs.TakeFromTop(POLICE_STATION, 8, WEAPON),
        {"place": [GAS_STATION], "count": [1], "symbol": [FUEL]},
    ),
    (
        verbs.SearchDeckFor(GAS_STATION, FUEL, 2),
        {"place": [LIBRARY], "symbol": [FOOD], "count": [1]},
    ),
    (verbs.ChooseMeeting(), {}),
    (verbs.SeeTheirHand(), {}),
    (verbs.TakeFromTheirHand(), {}),
    (verbs.ShowTheirHand(), {}),
]
"""One of each verb, and the other values that each of its fields is tried with."""

VARIANTS: Final = [
    pytest.param(verb, replace(verb, **{field: value}), id=f"{type(verb).__name__}-{field}-{i}")
    for verb, others in VERBS
    for field, values in others.items()
    for i, value in enumerate(values)
]


def test_every_verb_and_field_is_looked_at() -> None:
    found = {
        thing
        for thing in vars(verbs).values()
        if isinstance(thing, type) and issubclass(thing, Verb) and thing.__module__ == verbs.__name__
    }
    assert {type(verb) for verb, _ in VERBS} == found
    for verb, others in VERBS:
        assert {field.name for field in fields(verb)} == set(others)


@pytest.mark.parametrize(("one", "two"), VARIANTS)
def test_every_field_is_said(one: Verb, two: Verb) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


def test_every_verb_says_something_else() -> None:
    for language, stop in (("en", "."), ("ja", "。")):
        said = [verb.words().text(language) for verb, _ in VERBS]
        assert len(set(said)) == len(said)
        assert all(words.endswith(stop) for words in said)


def happens(verb: Verb) -> list[tuple[list[int], list[str]]]:
    """How a table ends on which the verb is carried out, if it is possible, by taking every first option."""
    ends: list[tuple[list[int], list[str]]] = []
    for at in (
        {"ashley_ross": "school", "olivia_brown": "school", "brian_lee": "colony"},
        {"ashley_ross": "school", "rod_miller": "school", "olivia_brown": "library"},
        {"ashley_ross": "library", "brian_lee": "library", "alexis_grey": "school", "mike_cho": "school"},
    ):
        game = seat(
            at=at,
            hands={0: ["fuel", "junk"], 1: ["medicine"], 2: ["food_1"]},
            decks={"police_station": ["pistol", "fuel", "shotgun"], "gas_station": ["lighter", "fuel"]},
            zombies={"colony": 4},
            dice={0: [6, 5], 1: [4, 3]},
        )
        t = game.table
        t.box = printed_on("horse", verb)
        t.open_card = CARD["horse"]
        t.subject, t.other, t.spot = names.ASHLEY_ROSS, names.OLIVIA_BROWN, SCHOOL
        if verb.is_possible(t, 0):
            for ask in carry_out(t, 0, (verb,)):
                t.reply = ask.ids[0]
        holding = [holding_of(t, held).words().en for held in t.lasting]
        ends.append(([*t.pack(), int(verb.is_possible(t, 0))], holding))
    return ends


@pytest.mark.parametrize(("one", "two"), VARIANTS)
def test_every_field_is_done(one: Verb, two: Verb) -> None:
    assert happens(one) != happens(two)


@pytest.mark.parametrize("verb", [verb for verb, _ in VERBS])
def test_every_verb_does_something(verb: Verb) -> None:
    assert happens(verb) != happens(LoseMorale(0))
