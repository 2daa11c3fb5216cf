"""All cards: their numbers, what their verbs say, and what their verbs do."""

import csv
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

import pytest

import lastfire
from lastfire.engine.effect import Effect
from lastfire.games.hit_z_road.rules import effects
from lastfire.games.hit_z_road.rules.card import ORIGINAL
from lastfire.games.hit_z_road.rules.card import PUBLISHED as PUBLISHED_ORIGIN
from lastfire.games.hit_z_road.rules.effects import EVENTS, Event
from lastfire.games.hit_z_road.rules.words.vocabulary import ADRENALINE, AMMO, ANY, GAS, RESOURCES, TOKENS
from tests.games.hit_z_road.table import CARD, TOKEN, plain, seat
from tests.rule import rule

PUBLISHED: Final = list(
    csv.DictReader((Path(__file__).parent / "published.csv").read_text(encoding="utf-8").splitlines())
)
"""The values of the published card list, and of our sixteen, written down apart from the code."""

BY_NUMBER: Final = {card.number: card for card in CARD.values()}

IN_SHORT: Final[dict[type[Event], Callable[[Any], str]]] = {
    effects.GainSurvivors: lambda e: f"gain {e.count}",
    effects.LoseSurvivors: lambda e: f"lose {e.count}",
    effects.DiscardResources: lambda e: f"discard {e.count}",
    effects.PayOrLose: lambda e: (
        f"pay {e.price} {RESOURCES[e.resource].id if e.resource < 3 else 'any'} or lose"
    ),
    effects.PayGasOrLoseEach: lambda e: f"pay each of {e.price} gas",
    effects.RollForEachSurvivor: lambda e: "skulls of each survivor",
    effects.RollSkulls: lambda e: f"skulls of {e.dice}",
    effects.HitOrLose: lambda e: "hit or lose",
    effects.ConfirmMaps: lambda e: f"maps {e.vp}",
    effects.ArmWheel: lambda e: "wheel",
    effects.DiscardTokenOrLose: lambda e: f"{TOKENS[e.token].id} or lose {e.count}",
    effects.LosePerToken: lambda e: f"lose per {TOKENS[e.token].id}{', discarded' if e.discards else ''}",
    effects.KeepTimmy: lambda e: f"keep timmy for {e.ammo} ammo",
    effects.TimmyKillsAll: lambda e: "timmy kills all",
    effects.MayThrowMolotov: lambda e: "molotov may kill all",
    effects.NoFleeing: lambda e: "no fleeing",
    effects.NoAdrenaline: lambda e: "no adrenaline",
    effects.ShotsDrawZombies: lambda e: "shots draw zombies",
}


# Numbers.


@rule("HZR-BOX-2", "HZR-DECK-13..14")
def test_the_list_is_complete() -> None:
    assert len(PUBLISHED) == 76
    # Whatever else there is, is of somebody's own.
    others = [BY_NUMBER[number] for number in set(BY_NUMBER) - {row["card"] for row in PUBLISHED}]
    assert {card.origin for card in others} <= {ORIGINAL}
    assert len(BY_NUMBER) - len(others) == 76
    assert len(CARD) == len(BY_NUMBER)


@rule("HZR-DECK-13..14")
@pytest.mark.parametrize("row", PUBLISHED, ids=[row["card"] for row in PUBLISHED])
def test_every_card_has_its_published_values(row: dict[str, str]) -> None:
    card = BY_NUMBER[row["card"]]
    printed = {
        "card": card.number,
        "level": str(card.level),
        "ammo": str(card.ammo),
        "gas": str(card.gas),
        "adrenaline": str(card.adrenaline),
        "zombies": str(card.zombies),
        "skulls": str(card.skulls),
        "vp": str(card.vp),
        "event": ", ".join(IN_SHORT[type(effect)](effect) for effect in (*card.event, *card.fight)),
        "colour": "black" if card.event else "red" if card.fight else "",
        "token": TOKENS[card.token].id if card.token >= 0 else "",
    }
    assert printed == row
    assert card.poker is ("P" in card.number)
    assert card.origin == ("original" if card.poker else "published")
    assert card.number.startswith(("", "I-", "II-", "III-")[card.level])


@rule("HZR-DECK-13")
def test_totals_of_the_published_cards() -> None:
    totals: Counter[str] = Counter()
    levels: dict[int, Counter[str]] = {1: Counter(), 2: Counter(), 3: Counter()}
    for card in CARD.values():
        if card.origin == PUBLISHED_ORIGIN:
            for field in ("ammo", "gas", "adrenaline", "zombies", "vp"):
                totals[field] += getattr(card, field)
                levels[card.level][field] += getattr(card, field)
            levels[card.level]["cards"] += 1
            levels[card.level]["fights"] += card.zombies > 0
            levels[card.level]["hordes"] += card.skulls > 0
    assert totals == {"ammo": 38, "gas": 18, "adrenaline": 31, "zombies": 160, "vp": 31}
    assert [levels[level]["cards"] for level in (1, 2, 3)] == [16, 22, 22]
    assert [levels[level]["fights"] for level in (1, 2, 3)] == [4, 10, 19]
    assert [levels[level]["hordes"] for level in (1, 2, 3)] == [0, 1, 6]
    assert [levels[level]["zombies"] for level in (1, 2, 3)] == [15, 50, 95]
    assert [levels[level]["vp"] for level in (1, 2, 3)] == [10, 12, 9]
    assert max(card.skulls for card in CARD.values()) == 3


def test_the_catalogue_shows_the_cards() -> None:
    catalogue = lastfire.registered_games()["hit_z_road"].catalogue()["cards"]
    assert set(catalogue) == set(CARD)
    for row in PUBLISHED:
        shown = catalogue[BY_NUMBER[row["card"]].id]
        for field in ("level", "ammo", "gas", "adrenaline", "zombies", "skulls", "vp"):
            assert shown[field] == int(row[field])
        assert shown["number"] == row["card"]
        assert (shown["token"] or "") == row["token"]
        assert shown["event"] == {"": "none", "black": "now", "red": "fight"}[row["colour"]]


# Words.


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_two_cards_have_one_name(language: str) -> None:
    assert len({card.name.text(language) for card in CARD.values()}) == len(CARD)


def test_cards_that_do_the_same_say_the_same_and_no_others() -> None:
    for language in ("en", "ja"):
        said: dict[tuple[object, ...], set[str]] = {}
        for card in CARD.values():
            said.setdefault((card.event, card.fight, card.token), set()).add(card.words().text(language))
        assert all(len(words) == 1 for words in said.values())
        assert len(set.union(*said.values())) == len(said)


# Verbs. Each is built twice, differing in one field: that has to be read, and to be felt.

BASE: Final[dict[str, dict[str, int]]] = {
    "GainSurvivors": {"count": 1},
    "LoseSurvivors": {"count": 1},
    "DiscardResources": {"count": 1},
    "PayOrLose": {"price": 1, "resource": GAS},
    "PayGasOrLoseEach": {"price": 1},
    "RollForEachSurvivor": {},
    "RollSkulls": {"dice": 1},
    "HitOrLose": {},
    "ConfirmMaps": {"vp": 6},
    "ArmWheel": {},
    "DiscardTokenOrLose": {"token": TOKEN["scope"], "count": 1},
    "LosePerToken": {"token": TOKEN["infected"], "discards": False},
    "KeepTimmy": {"ammo": 2},
    "TimmyKillsAll": {},
    "MayThrowMolotov": {},
    "NoFleeing": {},
    "NoAdrenaline": {},
    "ShotsDrawZombies": {},
}
"""One of each verb, by the values of its fields."""


def other_values(field: str, value: int) -> list[int]:
    """The values that a field could have instead."""
    if field == "resource":
        return [other for other in (AMMO, GAS, ADRENALINE, ANY) if other != value]
    if field == "token":
        return [other for other in range(len(TOKENS)) if other != value]
    if isinstance(value, bool):
        return [not value]
    return [value + 1, value + 2]


VERBS: Final = {verb.__name__: verb for verb in EVENTS}

VARIANTS: Final = [
    (name, field, other)
    for name, base in BASE.items()
    for field, value in base.items()
    for other in other_values(field, value)
]


def built(name: str, **changed: int) -> Event:
    return VERBS[name](**{**BASE[name], **changed})


def test_every_verb_and_field_is_looked_at() -> None:
    found = {
        name: verb
        for name, verb in vars(effects).items()
        if isinstance(verb, type) and issubclass(verb, Event) and verb is not Event
    }
    assert found == VERBS
    assert set(VERBS) == set(BASE) == {verb.__name__ for verb in IN_SHORT}
    for name, verb in VERBS.items():
        # The fields of the dataclass are all that a verb may depend on.
        assert [field.name for field in fields(verb)] == list(BASE[name])  # type: ignore[arg-type]
        assert issubclass(verb, Effect)


@pytest.mark.parametrize(("name", "field", "other"), VARIANTS)
def test_every_field_is_said(name: str, field: str, other: int) -> None:
    one, two = built(name), built(name, **{field: other})
    assert one != two
    for language in ("en", "ja"):
        assert one.words().text(language) != two.words().text(language)


def test_every_verb_says_something_else() -> None:
    for language in ("en", "ja"):
        said = [built(name).words().text(language) for name in VERBS]
        assert len(set(said)) == len(said)
        assert all(words.endswith("." if language == "en" else "。") for words in said)


HOLDINGS: Final = ((), *((token,) for token in TOKEN), tuple(TOKEN))
"""No token, each token alone, all tokens."""


def happens(event: tuple[Event, ...], red: bool) -> list[object]:
    """All that a card with this effect makes of several groups, up to and with a volley.

    Each question is answered once with its first and once with its last option, and a group that
    can pay meets the card as well as one that cannot.
    """
    ends: list[object] = []
    for held in HOLDINGS:
        for stock in (9, 0):
            for last in (False, True):
                effect: Any = {"fight": event} if red else {"event": event}
                card = plain("beach", zombies=6, skulls=1, **effect)
                table = seat(
                    3,
                    [("beach", "large_crowd")],
                    written=[card],
                    tokens={0: held},
                    ammo={0: stock},
                    gas={0: stock},
                    adrenaline={0: stock},
                    seed=5,
                )
                match = table.match
                while match.ask is not None and match.ask.question == "bid":
                    match.answer(0)
                match.answer(0)
                for _ in range(3):
                    if match.ask is None or match.ask.seat != 0:
                        break
                    ends.append([option.notation for option in match.ask.options])
                    if match.ask.question == "before_melee":
                        ends.append(match.view(None)["fight"])
                    match.answer(len(match.ask.ids) - 1 if last else 0)
                    ends.append(table.group(0))
                ends.append([(record.kind, record.args) for record in table.records()])
    return ends


@pytest.mark.parametrize(("name", "field", "other"), VARIANTS)
def test_every_field_is_done(name: str, field: str, other: int) -> None:
    red = name in ("TimmyKillsAll", "MayThrowMolotov", "NoFleeing", "NoAdrenaline", "ShotsDrawZombies")
    assert happens((built(name),), red) != happens((built(name, **{field: other}),), red)


@pytest.mark.parametrize("name", sorted(VERBS))
@pytest.mark.parametrize("red", [True, False])
def test_every_verb_does_something(name: str, red: bool) -> None:
    assert happens((built(name),), red) != happens((), red)


def test_a_card_says_all_its_effects_and_its_token() -> None:
    card = replace(
        CARD["road_brawl"],
        event=(effects.LoseSurvivors(1), effects.GainSurvivors(2)),
        fight=(effects.NoFleeing(),),
    )
    assert card.words().en == (
        "Lose 1 survivor. Gain 2 survivors. You cannot flee from this card. "
        "If you take this card, also take the Wounded token."
    )
    assert card.words().ja == (
        "生存者1人を失う。生存者2人を得る。このカードからは逃走できない。このカードを得たら、負傷者トークンも得る。"
    )
