"""The verbs, triggers and lasting effects of The Long Night's crossroads cards: all of them said, and done.

Each is built again with another value in one field, and planted on strangers: that has to be read and felt.
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import zip_longest
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

from lastfire.engine.effect import Effect
from lastfire.engine.step import Ended
from lastfire.games.dead_of_winter.rules import names, state
from lastfire.games.dead_of_winter.rules.card import questions_of
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, LoseMorale, Wound
from lastfire.games.dead_of_winter.rules.effects.choices import LowestBut
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn, StaysWith
from lastfire.games.dead_of_winter.rules.effects.verb import Trigger, Verb, Whom, carry_out
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, Named
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down
from lastfire.games.dead_of_winter.rules.long_night.effects import (
    bandit_verbs,
    contest_verbs,
    lasting,
    module_triggers,
    module_verbs,
    night_triggers,
    night_verbs,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.names import COLONY, LIBRARY, SCHOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.table import EXILED, PERSON, PLACE, Game, take

ASHLEY: Final = Named(names.ASHLEY_ROSS)
MIKE: Final = Named(names.MIKE_CHO)
JENNY: Final = Named(names.JENNY_CLARK)
BUDDY: Final = Named(names.BUDDY_DAVIS)
WHOM: Final[dict[str, list[Any]]] = {"whom": [MIKE, EachAt(COLONY)]}
FOOD_1: Final = (GainFood(1),)
PLANTED: Final = lasting.Curfew(2, 1)

VERBS: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (night_verbs.Despair(BUDDY, 1), WHOM | {"count": [2]}),
    (night_verbs.RemoveDespair(JENNY, 1), WHOM | {"count": [2]}),
    (night_verbs.RemoveAllDespair(ASHLEY), WHOM),
    (night_verbs.TurnUnruly(1), {"count": [2]}),
    (night_verbs.RollUnruly(), {}),
    (night_verbs.CalmDown(1), {"count": [2]}),
    (night_verbs.CalmEverybody(), {}),
    (night_verbs.RemoveUnruly(1), {"count": [2]}),
    (night_verbs.ThatSearcher(), {}),
    (night_verbs.RemoveFromWaste(1), {"count": [2]}),
    (night_verbs.LayTraps(1, COLONY), {"count": [2], "place": [LIBRARY]}),
    (night_verbs.LayTrapsHere(1), {"count": [2]}),
    (night_verbs.BarricadesToTraps(COLONY), {"place": [SCHOOL]}),
    (night_verbs.EveryBarricadeToTrap(), {}),
    (night_verbs.RemoveTraps(COLONY), {"place": [SCHOOL]}),
    (bandit_verbs.AddBandits(1), {"count": [2]}),
    (bandit_verbs.AddBanditsHere(1), {"count": [2]}),
    (bandit_verbs.AddBanditsEverywhere(1), {"count": [2]}),
    (bandit_verbs.RemoveBandits(1), {"count": [2]}),
    (bandit_verbs.RemoveBanditsHere(1), {"count": [2]}),
    (bandit_verbs.ChooseStandoff(), {}),
    (bandit_verbs.GoesToBandit(names.OLIVIA_BROWN), {"survivor": [names.JENNY_CLARK]}),
    (bandit_verbs.LeavesWithThings(names.ASHLEY_ROSS), {"survivor": [names.MIKE_CHO]}),
    (bandit_verbs.GiveToStockpile(1), {"count": [2]}),
    (bandit_verbs.EachGivesToStockpile(), {}),
    (bandit_verbs.TakesWhatWasGiven(names.ASHLEY_ROSS), {"survivor": [names.OLIVIA_BROWN]}),
    (bandit_verbs.TakeFromStockpile(1), {"count": [2]}),
    (bandit_verbs.EmptyStockpile(), {}),
    (module_verbs.Advance(1), {"count": [2]}),
    (module_verbs.LoseTokens(1), {"count": [2]}),
    (module_verbs.Release(), {}),
    (module_verbs.Contain(), {}),
    (module_verbs.TakesRandomEffect(ASHLEY), {"whom": [MIKE]}),
    (contest_verbs.TheTwo(), {}),
    (
        contest_verbs.Duel(names.ASHLEY_ROSS, 5, 4),
        {"survivor": [names.MIKE_CHO], "dice": [3], "rival": [2]},
    ),
    (contest_verbs.TrustOneAnother(), {}),
    (contest_verbs.AskForItem(COLONY), {"place": [LIBRARY]}),
    (
        contest_verbs.WhileInPlay(names.OLIVIA_BROWN, FOOD_1),
        {"survivor": [names.SOPHIE_ROBINSON], "then": [(GainFood(2),)]},
    ),
    (contest_verbs.HealOthers(2, 2), {"count": [1], "wounds": [1]}),
    (contest_verbs.KillAccusedLeader(), {}),
    (contest_verbs.ExileAccuser(), {}),
    (contest_verbs.SomebodyLeaves(1), {"count": [2]}),
    (lasting.StaysWithWeapon(PLANTED), {"what": [lasting.NobodyAlone(1)]}),
]
"""One of each verb and noun, and the other values that each of its fields is tried with."""

TRIGGERS: Final[list[tuple[Trigger, dict[str, list[Any]]]]] = [
    (
        night_triggers.InPlayAt(names.OLIVIA_BROWN, COLONY),
        {"survivor": [names.ASHLEY_ROSS], "place": [LIBRARY]},
    ),
    (night_triggers.Despairs(1), {"count": [3], "faithful": [True]}),
    (night_triggers.UnrulyAtLeast(2), {"count": [3]}),
    (night_triggers.GraveyardHas(1), {"count": [2]}),
    (night_triggers.HasTraps(1, COLONY), {"count": [2], "place": [SCHOOL]}),
    (night_triggers.Accuses(), {}),
    (night_triggers.HumansAlone(), {}),
    (night_triggers.SomebodyBears(names.SHOTGUN), {"item": [names.PISTOL]}),
    (module_triggers.BanditsInPlay(1), {"count": [4]}),
    (
        module_triggers.MeetsBandit(),
        {"who": [names.ASHLEY_ROSS, names.JENNY_CLARK], "faithful": [True]},
    ),
    (module_triggers.StockpileHas(2), {"count": [4]}),
    (module_triggers.SpecialsInPlay(0), {"count": [1]}),
    (module_triggers.IsFinished("greenhouse"), {"improvement": ["latrine"]}),
    (module_triggers.FinishedAtLeast(1), {"count": [2]}),
]
"""One of each trigger, likewise."""

LASTING: Final[list[tuple[Any, dict[str, list[Any]]]]] = [
    (lasting.TouchyTraps(1), {"at_most": [6]}),
    (
        lasting.BlastsColony(names.ASHLEY_ROSS, 4),
        {"survivor": [names.OLIVIA_BROWN], "at_most": [1]},
    ),
    (lasting.CaresForHelpless(), {}),
    (lasting.OnlySearches(1), {"count": [2]}),
    (lasting.KeepsPhotograph(1), {"count": [2]}),
    (lasting.Overloaded(1, 1, 1), {"more_kills": [2], "more_noise": [2], "at_most": [6]}),
    (lasting.NoRequests(names.ASHLEY_ROSS), {"survivor": [names.OLIVIA_BROWN]}),
    (lasting.Curfew(2, 1), {"fewer": [1], "food": [2]}),
    (lasting.NobodyAlone(1), {"change": [2]}),
    (lasting.SafeConduct(), {}),
]
"""One of each effect that lasts, likewise."""

WITH: Final[dict[type[Holding], Named]] = {
    lasting.CaresForHelpless: ASHLEY,
    lasting.OnlySearches: BUDDY,
    lasting.KeepsPhotograph: JENNY,
}
"""Those that stay with a survivor, and with whom here."""
EFFECTS: Final = [*VERBS, *TRIGGERS, *LASTING]


def variants(effects: list[Any]) -> list[Any]:
    """Every effect with every other value of every field."""
    return [
        pytest.param(effect, replace(effect, **{field: value}), id=f"{type(effect).__name__}-{field}-{i}")
        for effect, others in effects
        for field, values in others.items()
        for i, value in enumerate(values)
    ]


def test_every_verb_trigger_holding_and_field_is_looked_at() -> None:
    verbs = [night_verbs, bandit_verbs, module_verbs, contest_verbs, lasting]
    chapters: list[tuple[list[ModuleType], list[Any], Any]] = [
        (verbs, VERBS, (Verb, Whom)),
        ([night_triggers, module_triggers], TRIGGERS, Trigger),
        ([lasting], LASTING, Holding),
    ]
    for modules, listed, bases in chapters:
        found = {
            thing
            for module in modules
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, bases) and thing.__module__ == module.__name__
        }
        assert {type(effect) for effect, _ in listed} == found - {lasting.AroundZombies}
        for effect, others in listed:
            assert {field.name for field in fields(effect)} == set(others)


def test_every_one_of_them_is_on_a_card() -> None:
    every = [card for night_cards in cards.NIGHT for card in night_cards.crossroads]
    said = {type(part) for card in every for part in parts(card)}
    assert {type(effect) for effect, _ in EFFECTS} <= said


def parts(said: Any) -> Iterator[Any]:
    """A card and all that is in it."""
    yield said
    if isinstance(said, tuple):
        for each in said:
            yield from parts(each)
    elif hasattr(said, "__dataclass_fields__") and not isinstance(said, type):
        for field in fields(said):
            yield from parts(getattr(said, field.name))


@pytest.mark.parametrize(("one", "two"), variants(EFFECTS))
def test_every_field_is_said(one: Effect, two: Effect) -> None:
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


def test_every_one_says_something_else() -> None:
    for language, stop in (("en", "."), ("ja", "。")):
        said = [
            effect.words().text(language)
            for effect, _ in EFFECTS
            if not isinstance(effect, Whom | lasting.StaysWithWeapon)
        ]
        assert len(set(said)) == len(said)
        assert all(words.endswith(stop) for words in said)


GROUPS: Final = (
    ["ashley_ross", "mike_cho", "jenny_clark", "buddy_davis"],
    ["olivia_brown", "thomas_heart", "forest_plum"],
    ["rod_miller", "sparky"],
)


DESPAIR: Final = {
    "mike_cho": 1,
    "ashley_ross": 1,
    "rod_miller": 1,
    "olivia_brown": 1,
    "jenny_clark": 2,
}


def laid_out(exiled: int = -1, **what: Any) -> Game:
    """A table with something of everything, in all modules; perhaps with an exile."""
    at = {"ashley_ross": "school", "mike_cho": "school", "rod_miller": "library", **what.pop("at", {})}
    finished = what.pop("finished", (0,))
    bandits = what.pop("bandits_at", {"school": 1, "library": 1, "hospital": 1})
    if exiled >= 0:
        for i, survivor in enumerate(GROUPS[exiled]):
            at.setdefault(survivor, ("school", "hospital", "grocery_store", "gas_station")[i])

    def plant(t: ColonyTable) -> None:
        for place, count in bandits.items():
            bandits_of(t).bandits[PLACE[place]] = count
        for kind in ("junk", "wrench", "scissors"):
            put_down(t, take(t, kind))
        works = improvements_of(t)
        works.done = list(finished)
        works.row = [3, 4, 5, 6]
        works.tokens[4], works.tokens[5] = 2, 1
        works.supply = 9

    table = night(
        *GROUPS,
        at=at,
        exiled={exiled: next(iter(EXILED))} if exiled >= 0 else None,
        wounds={"ashley_ross": 1, "olivia_brown": 1, "thomas_heart": 1, "sparky": 2},
        frostbite={"mike_cho": 1},
        despair=what.pop("despair", DESPAIR),
        unruly=what.pop("unruly", 2),
        traps=what.pop("traps", {"colony": [1, 0, 0, 0, 0, 0]}),
        dice={0: [6, 5], 1: [4, 3], 2: [2]},
        hands={
            0: ["fuel", "fuel", "medicine", "food_1"],
            1: ["medicine", "fuel"],
            2: ["medicine", "junk"],
        },
        gear=what.pop("gear", {"ashley_ross": ["shotgun"]}),
        waste=["food_1", "junk", "fuel"],
        morale=9,
        gone=what.pop("gone", ["brian_lee"]),
        bandits=True,
        raxxon=True,
        improvements=True,
        plant=plant,
        **{
            "zombies": {"colony": 6, "school": 1, "library": 1},
            "barricades": {"colony": [0, 1, 0, 1, 0, 0], "school": 1},
            "helpless": 5,
            **what,
        },
    )
    t = table.table
    t.subject = PERSON["olivia_brown" if exiled == 1 else "ashley_ross"]
    t.other, t.spot, t.origin = PERSON["rod_miller"], SCHOOL, LIBRARY
    t.item = 1
    t.open_card = 0
    return table


def print_on_first(t: ColonyTable, *holdings: Holding) -> None:
    """The first crossroads card says that these may be kept."""
    first = tuple([questions_of([each]) for each in holdings])
    t.box = replace(
        t.box,
        lasting=(holdings, *t.box.lasting[1:]),
        asked_of_lasting=(first, *t.box.asked_of_lasting[1:]),
    )


LAYOUTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (-1, {}),
    (
        -1,
        {
            "at": {"mike_cho": "colony", "olivia_brown": "library", "rod_miller": "school"},
            "bandits_at": {"school": 2, "library": 1},
        },
    ),
    (0, {"traps": {"school": 1}, "bandits_at": {"school": 1, "grocery_store": 1}}),
    (1, {"at": {"mike_cho": "colony"}, "bandits_at": {"hospital": 1}}),
]


def is_needed(effect: Effect, t: ColonyTable) -> bool:
    """Verbs that stand on a card only whose trigger or setup sees to what they speak of."""
    if isinstance(effect, bandit_verbs.GoesToBandit):
        return t.in_play(effect.survivor)
    if isinstance(effect, contest_verbs.KillAccusedLeader):
        t.other = 1
    return not isinstance(effect, contest_verbs.TrustOneAnother) or t.controller[t.subject] != 2


@cache
def happens(effect: Effect) -> list[Any]:
    """All that a verb makes of several tables, with the first and with the last option everywhere."""
    ends: list[Any] = []
    for exiled, what in LAYOUTS:
        for last in (False, True):
            for seed in range(6):
                t = laid_out(exiled, **what).table
                t.chance.reseed(seed, "test")
                if isinstance(effect, Whom):
                    ends.append(effect.find(t, 0))
                    continue
                assert isinstance(effect, Verb)
                if isinstance(effect, lasting.StaysWithWeapon):
                    print_on_first(t, effect.what)
                ends.append(effect.is_possible(t, 0))
                if not ends[-1] or not is_needed(effect, t):
                    continue
                try:
                    for ask in carry_out(t, 0, (effect,)):
                        ends.append((ask.question, ask.seat, ask.ids))
                        t.reply = ask.ids[-1 if last else 0]
                except Ended:
                    ends.append("over")
                ends.append((t.pack(), t.subject, t.spot, [type(each) for each in t.box.lasting[0]]))
    return ends


@pytest.mark.parametrize(("one", "two"), variants(VERBS))
def test_every_field_is_done(one: Verb, two: Verb) -> None:
    assert happens(one) != happens(two)


@pytest.mark.parametrize("verb", [effect for effect, _ in VERBS if isinstance(effect, Verb)])
def test_every_verb_does_something(verb: Verb) -> None:
    assert happens(verb) != happens(Wound(LowestBut(names.SPARKY), 0))
    assert happens(verb) != happens(LoseMorale(0))


ACTS: Final = [0, state.DID_ACCUSE, state.DID_SEARCH, state.DID_MOVE]
SITUATIONS: Final[list[dict[str, Any]]] = [
    {},
    {"at": {"olivia_brown": "library"}, "bandits_at": {}, "finished": ()},
    {"at": {"mike_cho": "colony", "sparky": "school"}, "despair": {}, "unruly": 3, "gone": []},
    {"at": {"mike_cho": "colony", "olivia_brown": "school"}, "finished": (2,), "traps": {"school": 1}},
    {"bandits_at": {"school": 2, "hospital": 2}, "despair": {"mike_cho": 2}, "finished": (0, 2)},
    {"gone": ["brian_lee", "bev_russell"], "traps": {"colony": 2}, "unruly": 0},
    {"at": {"ashley_ross": "colony"}, "bandits_at": {"school": 1}},
]


@cache
def is_met(trigger: Trigger) -> list[bool]:
    """Whether it is met on several tables after several acts."""
    met: list[bool] = []
    for exiled in (-1, 0):
        for what in SITUATIONS:
            t = laid_out(exiled, **what).table
            for acts in ACTS:
                t.acts = acts
                met.append(trigger.is_met(t))
    return met


@pytest.mark.parametrize(("one", "two"), variants(TRIGGERS))
def test_every_field_of_a_trigger_counts(one: Trigger, two: Trigger) -> None:
    if isinstance(one, module_triggers.StockpileHas):
        t = laid_out().table
        assert one.is_met(t) != two.is_met(t)
    else:
        assert is_met(one) != is_met(two)


@pytest.mark.parametrize("trigger", [trigger for trigger, _ in TRIGGERS])
def test_a_trigger_is_met_and_changes_nothing_until_its_card_is_opened(trigger: Trigger) -> None:
    assert any(is_met(trigger))
    t = laid_out().table
    before = t.pack()
    trigger.is_met(t)
    assert t.pack() == before
    if trigger.is_met(t):
        trigger.prepare(t)
        assert t.in_play(t.subject)


def test_the_bearer_of_something_is_the_first_in_turn_order() -> None:
    t = laid_out(gear={"ashley_ross": ["pistol"], "sparky": ["shotgun"], "olivia_brown": ["shotgun"]}).table
    trigger = night_triggers.SomebodyBears(names.SHOTGUN)
    trigger.prepare(t)
    assert (t.subject, t.bearer(t.item)) == (PERSON["olivia_brown"], PERSON["olivia_brown"])
    t.turn = 2
    trigger.prepare(t)
    assert t.subject == PERSON["sparky"]


# What lasts.


def begun(holding: Holding) -> Verb:
    """How an effect comes to last."""
    if isinstance(holding, lasting.Overloaded):
        return lasting.StaysWithWeapon(holding)
    whom = WITH.get(type(holding))
    return FromNowOn(holding) if whom is None else StaysWith(whom, holding)


TELLING: Final = ("attack", "with", "search", "request", "move", "yes", "card")
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"traps": {"colony": 6}, "zombies": {"colony": 12}, "helpless": 9, "unruly": 0, "food": 9},
    {"despair": {"ashley_ross": 1}, "at": {"mike_cho": "library", "ashley_ross": "school"}, "food": 4},
    {"zombies": {"school": 4, "colony": 2}, "dice": {0: [6, 6, 6, 5, 5], 1: [6], 2: [5]}},
    {"snow": 1},
)


def story(holding: Holding | None, layout: dict[str, Any], seed: int) -> Iterator[object]:
    """What everybody at the table sees and is asked, one thing after the other."""
    what = {"crises": ["fuel_shortage", "illness"], **layout}
    game = laid_out(**{key: value for key, value in what.items() if key != "dice"})
    t, match = game.table, game.match
    for number, faces in layout.get("dice", {}).items():
        for face in faces:
            t.dice[6 * number + face - 1] += 1
    t.chance.reseed(seed, "test")
    if holding is not None:
        print_on_first(t, holding)
        t.item = t.gear[0][0]
        for _ in carry_out(t, 0, (begun(holding),)):
            raise AssertionError("an effect that lasts asks nobody when it begins")
    t.open_card = -1
    t.prepared = None
    match._begin()
    told = len(match.records(None))
    luck = Random(seed)
    for _ in range(60):
        ask = match.ask
        yield None if ask is None else (ask.seat, ask.question, ask.facts, ask.ids)
        if ask is None:
            return
        offered = sorted({option.verb for option in ask.options} - {"end_turn"})
        telling = [verb for verb in TELLING if verb in offered]
        verb = luck.choice(offered) if offered and luck.random() < 0.7 else ask.options[0].verb
        if telling and luck.random() < 0.5:
            verb = luck.choice(telling)
        match.answer(luck.choice([option.position for option in ask.options if option.verb == verb]))
        for record in match.records(None, since=told):
            told += 1
            yield record.text("en")


def are_told_apart(one: Holding | None, two: Holding | None) -> bool:
    """Whether somebody can tell two tables apart, however long it takes."""
    for seed in range(30):
        for layout in TABLES:
            stories = zip_longest(story(one, layout, seed), story(two, layout, seed))
            if any(here != there for here, there in stories):
                return True
    return False


@pytest.mark.parametrize("holding", [holding for holding, _ in LASTING], ids=lambda each: type(each).__name__)
def test_every_effect_that_lasts_is_done_on_another_card(holding: Holding) -> None:
    assert are_told_apart(holding, None)


@pytest.mark.parametrize(("one", "two"), variants(LASTING))
def test_every_field_of_what_lasts_is_done(one: Holding, two: Holding) -> None:
    assert are_told_apart(one, two)


def test_a_table_with_nothing_planted_is_like_any_other() -> None:
    for layout in TABLES:
        for seed in range(2):
            first = list(story(None, layout, seed))
            assert first == list(story(None, layout, seed))
            assert len(first) > 20
