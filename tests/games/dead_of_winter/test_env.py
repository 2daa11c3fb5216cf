"""What the layout of Dead of Winter tells, and whom."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

import pytest

import lastfire
from lastfire import bots, envs
from lastfire.games.dead_of_winter.env import ATTACHED, MOST_GOALS, STEPS
from lastfire.games.dead_of_winter.rules.card import EQUIP
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import LockUp, StaysWith
from lastfire.games.dead_of_winter.rules.known import Vote
from lastfire.games.dead_of_winter.rules.names import PISTOL
from lastfire.games.dead_of_winter.rules.sight import ColonySight
from lastfire.games.dead_of_winter.rules.state import NO_CARD
from tests.games.dead_of_winter.table import BLANK
from tests.games.dead_of_winter.table import seat as colony

GAME: Final = "dead_of_winter"
STAYING: Final = (LockUp, StaysWith)
"""The verbs that let their card stay with a survivor."""


def seen(match: lastfire.Match, seat: int) -> ColonySight:
    sight = match.sight(seat)
    assert isinstance(sight, ColonySight)
    return sight


def shown(match: lastfire.Match, seat: int, field: str, sight: ColonySight | None = None) -> dict[str, float]:
    """The numbers of a field that are not 0, by what they stand for."""
    layout = envs.layout(GAME, match.seats)
    numbers = layout.observe(sight or match.sight(seat), match.ask)[layout[field]].tolist()
    labels = next(told.labels for told in layout.fields if told.name == field)
    return {label: number for label, number in zip(labels, numbers, strict=True) if number}


def under_way(seats: int, answers: int, seed: int = 3) -> lastfire.Match:
    match = lastfire.new(GAME, seats, seed)
    players = [bots.make("heuristic", seed=seat) for seat in range(seats)]
    for _ in range(answers):
        if match.ask is not None:
            bots.move(match, players[match.ask.seat])
    assert not match.over
    return match


def parts_of(thing: Any) -> Iterator[Any]:
    """Every verb on a card, those inside other verbs included."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from parts_of(each)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from parts_of(getattr(thing, field.name))


def test_the_cards_that_can_stay_with_a_survivor_are_all_of_them() -> None:
    found = [
        card.id
        for card in BOX.crossroads
        if any(isinstance(verb, STAYING) for verb in parts_of((card.setup, card.choices)))
    ]
    assert sorted(ATTACHED) == sorted(found)


def test_there_is_room_for_every_goal() -> None:
    sides = [side for card in BOX.main for side in (card.normal, card.hard)]
    added = [holding for kept in BOX.lasting for holding in kept if holding.extra_goal() is not None]
    assert max(len(side.goals) for side in sides) + len(added) == MOST_GOALS


def test_an_observer_is_told_its_seat_because_actions_name_seats() -> None:
    match = under_way(4, 0)
    for seat in range(4):
        assert shown(match, seat, "seat") == {f"seat {seat}": 1}


def test_a_hand_is_counted_for_all_and_named_for_its_owner() -> None:
    match = under_way(3, 30)
    for seat in range(3):
        hand = match.view(seat)["hand"]
        assert shown(match, seat, "hand") == Counter(hand)
        other = (seat + 1) % 3
        count = match.view(seat)["seats"][other]["hand"]["count"]
        assert shown(match, seat, "player_1.hand").get("", 0) == count
        assert sum(shown(match, seat, "player_1.backs").values()) == count
        known = match.view(seat)["seats"][other]["hand"]["known"]
        assert shown(match, seat, "player_1.known") == Counter(known)


def test_a_secret_objective_is_told_to_its_owner() -> None:
    match = under_way(3, 20)
    for seat in range(3):
        assert shown(match, seat, "player_0.secret") == {match.view(seat)["seats"][seat]["secret"]: 1}
        assert shown(match, seat, "player_1.secret") == {}
        assert shown(match, seat, "player_2.secret") == {}


def test_the_betrayal_objective_of_two_players_is_told_to_its_owner() -> None:
    match = lastfire.new(GAME, 2, 4, prisoners_dilemma=True)
    for seat in range(2):
        own = match.view(seat)["seats"][seat]
        assert shown(match, seat, "player_0.secret") == {own["secret"]: 1}
        assert shown(match, seat, "player_0.betrayal") == {own["betrayal"]: 1}
        assert shown(match, seat, "player_1.secret") == {}
        assert shown(match, seat, "player_1.betrayal") == {}
        assert shown(match, seat, "mix.pair") == {"": 1}


def test_a_help_is_told_with_the_question_and_where_it_stands() -> None:
    table = colony(["brandon_kane"], dice={0: [2]}, waste=["junk"] * 4).does("clean_waste")
    assert shown(table.match, 0, "ask") == {"help": 1}
    assert shown(table.match, 0, "ask.help") == {"brandon_kane": 1}
    assert shown(table.match, 0, "player_0.standing") == {}
    table.chooses("always")
    # It lies open: the others see it too.
    assert shown(table.match, 0, "player_0.standing") == {"brandon_kane": 1}
    assert shown(table.match, 1, "player_2.standing") == {"brandon_kane": 1}
    assert shown(table.match, 2, "player_1.standing") == {"brandon_kane": 1}


def test_the_rolls_that_a_help_would_spare_are_told() -> None:
    table = colony(["ashley_ross"], zombies={"school": 4}, dice={0: [6]}, watched="welcome_home")
    table.falls(BLANK, BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    table.does("attack", survivor="ashley_ross")
    assert shown(table.match, 0, "ask.help") == {"welcome_home": 1}
    assert shown(table.match, 0, "ask.rolls") == {"": 1}


def test_a_draft_is_told_to_who_chooses() -> None:
    match = lastfire.new(GAME, 2, 5)
    assert match.ask is not None
    for seat in range(2):
        assert list(shown(match, seat, "draft")) == sorted(
            match.view(seat)["draft"], key=[card.id for card in BOX.survivors].index
        )
        assert shown(match, seat, "step") == {"draft": 1}
        assert bool(shown(match, seat, "ask")) == (seat == match.ask.seat)


def test_the_watched_card_is_told_to_its_reader() -> None:
    match = under_way(3, 20)
    view = match.view(match.ask.seat if match.ask else 0)
    reader = view["reader"]
    for seat in range(3):
        assert shown(match, seat, "reader") == {
            "observer" if seat == reader else f"seat {(reader - seat) % 3} after": 1
        }
        assert bool(shown(match, seat, "watching")) == (seat == reader)


def test_places_and_dice_are_as_they_lie() -> None:
    match = under_way(4, 60)
    view = match.view(0)
    for place in view["places"]:
        for what in ("zombies", "barricades"):
            laid = {f"entrance {i + 1}": gate[what] for i, gate in enumerate(place["gates"]) if gate[what]}
            assert shown(match, 0, f"{place['place']}.{what}") == laid
    for player in range(4):
        dice = Counter(f"face {face}" for face in view["seats"][player]["dice"])
        assert shown(match, 0, f"player_{player}.dice") == dice


def test_a_survivor_is_told_with_all_that_belongs_to_it() -> None:
    match = under_way(3, 10)
    view = match.view(1)
    for card in BOX.survivors:
        survivor = view["survivors"].get(card.id)
        assert bool(shown(match, 1, f"{card.id}.place")) == (survivor is not None)
        if survivor is None:
            continue
        place = (survivor["seat"] - 1) % 3
        assert shown(match, 1, f"{card.id}.player") == {"observer" if place == 0 else f"player {place}": 1}
        assert shown(match, 1, f"{card.id}.place") == {survivor["place"]: 1}
        assert ("leader" in shown(match, 1, f"{card.id}.marks")) == survivor["leader"]
    sight = seen(match, 1)
    person = next(iter(sight.people.values()))
    id_ = BOX.survivors[person.number].id
    person.wounds, person.frostbite, person.moved, person.used = 2, 1, True, True
    person.gear, person.used_gear = [PISTOL, PISTOL], [True, False]
    person.attached = [[card.id for card in BOX.crossroads].index("horse")]
    assert shown(match, 1, f"{id_}.wounds", sight) == {"": 2}
    assert shown(match, 1, f"{id_}.frostbite", sight) == {"": 1}
    assert {"moved", "used"} <= set(shown(match, 1, f"{id_}.marks", sight))
    assert shown(match, 1, f"{id_}.gear", sight) == {"pistol": 2}
    assert shown(match, 1, f"{id_}.used_gear", sight) == {"pistol": 1}
    assert shown(match, 1, f"{id_}.attached", sight) == {"horse": 1}


@pytest.mark.parametrize("item", [item for item in BOX.items if item.mode == EQUIP], ids=lambda item: item.id)
def test_every_item_that_can_be_borne_can_be_told(item: Any) -> None:
    match = under_way(2, 10)
    sight = seen(match, 0)
    person = next(iter(sight.people.values()))
    id_ = BOX.survivors[person.number].id
    person.gear, person.used_gear = [item.kind], [True]
    assert shown(match, 0, f"{id_}.gear", sight) == {item.id: 1}
    assert shown(match, 0, f"{id_}.used_gear", sight) == ({item.id: 1} if item.once else {})


def test_the_question_is_told_with_its_facts() -> None:
    match = lastfire.new(GAME, 5, 8)
    players = [bots.make("random", seed=seat) for seat in range(5)]
    facts = {"survivor", "place", "symbol", "item", "crossroads", "help"}
    met = set()
    steps = set()
    while (ask := match.ask) is not None:
        steps |= set(shown(match, ask.seat, "step"))
        assert shown(match, ask.seat, "ask") == {ask.question: 1}
        for fact, value in ask.about.items():
            if fact in facts:
                assert shown(match, ask.seat, f"ask.{fact}") == ({} if value is None else {value: 1})
                met.add(fact)
            elif fact == "player":
                # A tie is about a player or about a card.
                assert sum(shown(match, ask.seat, "ask.player").values()) == (value is not None)
                met.add(fact)
            else:
                assert sum(shown(match, ask.seat, f"ask.{fact}").values()) == value
        bots.move(match, players[ask.seat])
    assert len(met) > 3
    assert steps <= set(STEPS)


def test_what_was_given_to_past_crises_is_remembered_from_the_observer_on() -> None:
    match = lastfire.new(GAME, 3, 2)
    players = [bots.make("heuristic", seed=seat) for seat in range(3)]
    while match.ask is not None and not match.view(None)["tributes"]:
        bots.move(match, players[match.ask.seat])
    tribute = match.view(None)["tributes"][0]
    for seat in range(3):
        givers = {f"player {i}": tribute["givers"][(seat + i) % 3] for i in range(3)}
        assert shown(match, seat, "past_crisis_1.givers") == {key: n for key, n in givers.items() if n}
        assert shown(match, seat, "past_crisis_1.right").get("", 0) == tribute["right"]
        assert shown(match, seat, "past_crisis_1.wrong").get("", 0) == tribute["wrong"]


def test_a_ballot_is_seen_but_not_how_it_was_cast() -> None:
    match = lastfire.new(GAME, 3, 2)
    sight = seen(match, 1)
    sight.vote = Vote(player=0, crossroads=NO_CARD, voters=[0, 1, 2], voted=[2])
    assert shown(match, 1, "vote", sight) == {"exile": 1}
    assert shown(match, 1, "vote.player", sight) == {"seat 2 after": 1}
    assert shown(match, 1, "vote.in", sight) == {"player 1": 1}


def test_a_layout_of_other_cards_than_those_in_use_is_refused() -> None:
    match = lastfire.new(GAME, 2, 2)
    sight = seen(match, 0)
    sight.box = replace(sight.box, crises=sight.box.crises[:-1])
    with pytest.raises(lastfire.SetupError, match="a layout of other modules or packs"):
        envs.layout(GAME, 2).observe(sight, match.ask)
