"""What the layout of Hit Z Road tells, beside the view of the same seat."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import lastfire
from lastfire import envs
from lastfire.games.hit_z_road.env import AUCTION, FIGHT, GROUP, TABLE

GAME = "hit_z_road"
JOURNEY: dict[str, object] = {"journey": True, "journey_legs": 2, "won_cards_open": False}
CATALOGUE = lastfire.registered_games()[GAME].catalogue()


def shown(match: lastfire.Match, seat: int) -> dict[str, dict[str, float]]:
    """By field the numbers that are not 0, by what they stand for."""
    layout = envs.layout(GAME, match.seats)
    numbers = layout.observe(match.sight(seat), match.ask)
    return {
        field.name: {
            label: number
            for label, number in zip(field.labels, numbers[layout[field.name]].tolist(), strict=True)
            if number
        }
        for field in layout.fields
    }


def one(value: Any) -> dict[str, float]:
    """A field of one number."""
    return {"": float(value)} if value else {}


def place_of(match: lastfire.Match, seat: int, other: int | None) -> dict[str, float]:
    """A field of seats."""
    if other is None:
        return {}
    place = (other - seat) % match.seats
    return {"observer" if place == 0 else f"seat {place} after": 1}


def check_card(told: dict[str, dict[str, float]], name: str, id_: str | None) -> None:
    assert told[f"{name}.id"] == ({id_: 1} if id_ else {})
    card = CATALOGUE["cards"][id_] if id_ else {}
    printed = told[f"{name}.printed"]
    assert printed == {key: card[key] for key in printed}
    marks = told[f"{name}.marks"]
    assert ("poker" in marks) == bool(card.get("poker"))
    assert ("event at once" in marks) == (card.get("event") == "now")
    assert ("event in the fight" in marks) == (card.get("event") == "fight")
    assert [mark for mark in marks if "token" in mark] == (
        [f"{card['token']} token"] if card.get("token") else []
    )


def check_group(told: dict[str, dict[str, float]], view: dict[str, Any], place: int) -> None:
    seat = (view["seat"] + place) % len(view["seats"])
    group, name = view["seats"][seat], f"group_{place}."
    for fact in GROUP:
        assert told[name + fact] == one(group[fact]), fact
    assert told[f"{name}has_turn"] == one(view["turn"] == seat)
    assert told[f"{name}tokens"] == {token: count for token, count in group["tokens"].items() if count}
    race = view["epilogue"]
    assert told[f"{name}most"] == {each["category"]: 1 for each in race if seat in each["most"]}
    assert told[f"{name}epilogue"] == {each["category"]: 1 for each in race if seat == each["holder"]}
    assert told[f"{name}won_known"] == one(group["won_cards"] is not None)
    assert told[f"{name}won_cards"] == dict.fromkeys(group["won_cards"] or (), 1)


def check_encounter(told: dict[str, dict[str, float]], match: lastfire.Match, view: dict[str, Any]) -> None:
    driving, fight = view["driving"] or {}, view["fight"] or {}
    assert told["driving"] == place_of(match, view["seat"], driving.get("seat"))
    assert told["driving.path"] == ({f"path {driving['path']}": 1} if driving else {})
    assert told["driving.slot"] == one(driving.get("slot"))
    check_card(told, "driving.card", driving.get("card"))
    for fact in FIGHT:
        assert told[f"fight.{fact}"] == one(fight.get(fact)), fact
    assert told["fight.has_shot"] == one(fight.get("volley") is not None)
    for roll in ("volley", "black", "red"):
        assert told[f"fight.{roll}"] == Counter(fight.get(roll) or ())


def check(match: lastfire.Match, seat: int) -> None:
    """Every field, but for the question."""
    told, view = shown(match, seat), match.view(seat)
    assert told["phase"] == {view["phase"]: 1}
    for fact in TABLE:
        assert told[fact] == one(view[fact])
    assert list(told["deck"].values()) == [count for count in view["deck"] if count]
    for fact in AUCTION:
        assert told[f"auction.{fact}"] == one((view["auction"] or {}).get(fact))
    journey = view["journey"] or {"tiles": [], "car_keys": None}
    assert list(told["journey.tiles"].values()) == [
        tile["stage"] for tile in journey["tiles"] if tile["stage"]
    ]
    assert told["journey.car_keys"] == place_of(match, seat, journey["car_keys"])
    for place in range(match.seats):
        check_group(told, view, place)
    check_encounter(told, match, view)
    for path in view["paths"]:
        name = f"path_{path['path']}"
        assert told[f"{name}.key"] == one(path["key"])
        assert told[f"{name}.taken_by"] == place_of(match, seat, path["taken_by"])
        for slot, side in enumerate(("left", "right")):
            assert (side in told[f"{name}.face_down"]) == path["face_down"][slot]
            assert (side in told[f"{name}.gone"]) == path["gone"][slot]
            check_card(told, f"{name}.{side}", path["cards"][slot])


@pytest.mark.parametrize("options", [{}, JOURNEY], ids=["plain", "journey"])
@pytest.mark.parametrize("seats", lastfire.registered_games()[GAME].seats)
def test_every_field_says_what_the_view_says(seats: int, options: dict[str, Any]) -> None:
    match = lastfire.new(GAME, seats, 6, **options)
    dice = Random(seats)
    steps = 0
    while (ask := match.ask) is not None:
        if steps % 3 == 0:
            check(match, ask.seat)
            check(match, steps % seats)
        match.answer(dice.randrange(len(ask.ids)))
        steps += 1
    check(match, 0)
    assert steps >= 20
