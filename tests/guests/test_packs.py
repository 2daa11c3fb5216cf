"""Packs: cards that other packages add to a game, as an option of that game."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lastfire
from lastfire import bots, envs, games
from lastfire.cli.workers import work_in_order
from lastfire.engine import Name, Noun, Pack
from lastfire.engine.match import Match
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.triggers import Arrives, InDeck
from lastfire.games.dead_of_winter.rules.names import SCHOOL, guest
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import GainSurvivors, PayOrLose
from night_roads import colony
from night_roads.road import FALSE_DAWN, LAST_STREETLIGHT, NIGHT_WATCHMAN, PACK, SLEEPWALKERS
from tests.contract import test_match as contract
from tests.guests.installing import package, run_with

ROAD = "hit_z_road"
OF_THE_PACK = {card.id for card in (LAST_STREETLIGHT, SLEEPWALKERS, NIGHT_WATCHMAN, FALSE_DAWN)}

CONTRACT: list[Callable[[str, int, dict[str, Any]], None]] = [
    value
    for name, value in vars(contract).items()
    if name.startswith("test_")
    and list(getattr(value, "__annotations__", {})) == ["name", "seats", "options", "return"]
]


def pack_of(name: str, *cards: object, version: int = 1, **settings: Any) -> Pack:
    """A pack for Hit Z Road."""
    return Pack(name, ROAD, Name(name, name), version=version, cards=cards, **settings)


def played(seed: int, **options: Any) -> Match:
    """A game of three played to its end."""
    match = lastfire.new(ROAD, seats=3, seed=seed, **options)
    bots.play(match, [bots.make("random", seed) for seed in range(3)])
    return match


def cards_seen(match: Match) -> set[str]:
    """The ids of the cards that the log tells of."""
    return {str(record.args["card"]) for record in match.records(None) if "card" in record.args}


# Installed


def test_an_installed_pack_is_an_option_of_its_game(installed: Path) -> None:
    said = run_with(installed, "-m", "lastfire", "options", "hit-z-road", "--lang", "en")
    assert "night_roads=on|off\n    Night Roads: four more stretches of road\n    Default: off" in said
    listed = run_with(installed, "-m", "lastfire", "cards", "hit-z-road", "--json")
    assert {card["id"] for card in json.loads(listed) if card.get("pack") == "night_roads"} == OF_THE_PACK
    line = ("simulate", "hit-z-road", "--option", "night_roads=on", "--games", "20", "--jobs", "2")
    assert "20 games" in run_with(installed, "-m", "lastfire", *line, "--bots", "heuristic,random")


def test_an_installed_pack_has_an_environment(installed: Path) -> None:
    program = """
import lastfire.envs
env = lastfire.envs.env("hit_z_road", seats=2, seed=3, night_roads=True)
env.reset(seed=3)
for agent in env.agent_iter():
    observation, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(observation["action_mask"].nonzero()[0][0]))
print(any("night_watchman" in field.labels for field in env.unwrapped.layout.fields))
"""
    assert run_with(installed, "-W", "ignore", "-c", program) == "True\n"


def test_a_broken_pack_leaves_its_game_as_it_is(tmp_path: Path) -> None:
    code = """
from lastfire.engine import Name, Pack
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import PayOrLose
CARD = AdventureCard("toll", "T-1", Name("Toll", "通行料"), 1, event=(PayOrLose(True, 0),))
GAME = Pack("tolls", "hit_z_road", Name("Tolls", "通行料"), version=1, cards=(CARD,))
"""
    package(tmp_path / "site", "tolls", code, group="lastfire.packs", entry="hit_z_road.tolls")
    program = "import lastfire; print(lastfire.new('hit_z_road', seats=2).seats)"
    said = run_with(tmp_path / "site", "-c", program).splitlines()
    assert said[0] == "2"
    assert said[1].startswith("hit_z_road.tolls, brought by package tolls 1.0, cannot be used: ")
    assert "PayOrLose.price takes int, not True" in said[1]


# Played


@pytest.fixture
def night_roads(registry: None) -> None:
    """The pack of the examples, registered for the moment."""
    lastfire.register_pack(PACK)


@pytest.mark.usefixtures("night_roads")
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_with_a_pack_keeps_the_contract(
    seats: int, check: Callable[[str, int, dict[str, Any]], None]
) -> None:
    check(ROAD, seats, {"night_roads": True})


@pytest.mark.usefixtures("night_roads")
def test_cards_of_a_pack_come_only_where_it_is_chosen() -> None:
    assert set.union(*[cards_seen(played(seed, night_roads=True)) for seed in range(12)]) >= OF_THE_PACK
    assert not set.union(*[cards_seen(played(seed)) for seed in range(12)]) & OF_THE_PACK


def test_a_pack_that_is_there_and_not_chosen_changes_nothing(registry: None) -> None:
    before = played(5)
    lastfire.register_pack(PACK)
    after = played(5)
    assert (after.save(), after.digest()) == (before.save(), before.digest())
    assert lastfire.load(before.save()).options["night_roads"] is False


def roll_of_cards(seed: int, number: int) -> list[str]:
    """A job for a worker."""
    return sorted(cards_seen(played(seed + number, night_roads=True)))


@pytest.mark.usefixtures("night_roads")
def test_workers_are_told_of_a_pack_that_was_registered() -> None:
    assert games.is_known_elsewhere(ROAD)
    assert list(work_in_order(roll_of_cards, 3, 2, 2)) == [roll_of_cards(3, 0), roll_of_cards(3, 1)]


# Saved


def test_a_save_names_the_packs_it_needs(registry: None, monkeypatch: pytest.MonkeyPatch) -> None:
    game = lastfire.registered_games()[ROAD]
    without = dict(game.packs), dict(game.options)
    lastfire.register_pack(PACK)
    saved = played(5, night_roads=True).save()
    assert lastfire.load(saved).options["night_roads"] is True
    assert lastfire.verify(saved).match.options["night_roads"] is True
    lastfire.register_pack(pack_of("night_roads", *PACK.cards, version=2))
    with pytest.raises(lastfire.SaveError, match="version 1 of the pack night_roads, this is 2"):
        lastfire.load(saved)
    game.packs, game.options = without
    with pytest.raises(lastfire.SaveError, match=r"the pack night_roads \(version 1\), which is not here"):
        lastfire.load(saved)


@pytest.mark.usefixtures("night_roads")
def test_cards_keep_their_numbers_whatever_else_is_installed() -> None:
    match = played(5, night_roads=True)
    told = [record.text("en") for record in match.records(None)]
    fog = replace(SLEEPWALKERS, id="fog_bank", name=Name("Fog Bank", "霧"))
    lastfire.register_pack(pack_of("a_fog", fog))
    again = lastfire.load(match.save())
    assert [record.text("en") for record in again.records(None)] == told
    both = played(5, night_roads=True, a_fog=True)
    assert lastfire.load(both.save()).digest() == both.digest()


# Dead of Winter

COLONY = "dead_of_winter"
WRONG: Any = SCHOOL
GUEST = guest(Noun("tin", Name("Tin", "缶")))


@pytest.fixture
def colony_pack(registry: None) -> None:
    """The example pack of Dead of Winter, registered for the moment."""
    lastfire.register_pack(colony.PACK)


@pytest.mark.usefixtures("colony_pack")
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [4])
def test_dead_of_winter_with_a_pack_keeps_the_contract(
    seats: int, check: Callable[[str, int, dict[str, Any]], None]
) -> None:
    check(COLONY, seats, {"night_roads": True})


@pytest.mark.usefixtures("colony_pack")
def test_cards_of_a_pack_come_up_in_dead_of_winter() -> None:
    told = set()
    for seed in range(30):
        match = lastfire.new(COLONY, seats=4, seed=seed, night_roads=True)
        bots.play(match, [bots.make("heuristic", seed) for _ in range(4)])
        said = [value for record in match.records(0) for value in record.args.values()]
        told |= {value for value in said if isinstance(value, str)}
        assert lastfire.load(match.save()).digest() == match.digest()
    assert told >= {"headlights", "black_ice"}


def with_night_roads(seed: int, kind: str = "random", **options: Any) -> Match:
    """A game of four played to its end."""
    match = lastfire.new(COLONY, seats=4, seed=seed, night_roads=True, **options)
    bots.play(match, [bots.make(kind, seat) for seat in range(4)])
    return match


@pytest.mark.usefixtures("colony_pack")
def test_a_survivor_and_an_item_of_a_pack_are_played_and_called_by_their_names() -> None:
    offered: set[str] = set()
    met: set[str] = set()
    for seed in range(30):
        match = lastfire.new(COLONY, seats=5, seed=seed, night_roads=True)
        player = bots.make("random", seed)
        while match.ask is not None:
            offered |= {option.text("en") for option in match.ask.options}
            bots.move(match, player)
        met |= {record.text("en") for record in match.records(None) if "Vera Stone" in record.text("en")}
    assert offered >= {"Attack with Vera Stone", "Use Vera Stone's ability", "Keep Thermos"}
    assert not [text for text in offered if "guest" in text]
    assert met


@pytest.mark.usefixtures("colony_pack")
def test_survivors_and_items_keep_their_numbers_whatever_else_is_installed() -> None:
    match = with_night_roads(3)
    told = [record.text("en") for record in match.records(None)]
    saved, actions = match.save(), lastfire.registered_games()[COLONY].actions(match._setup)
    more = replace(colony.VERA_STONE, survivor=guest(Noun("zoe_first", Name("Zoe First", "ゾーイ"))))
    lastfire.register_pack(Pack("a_first", COLONY, Name("First", "最初"), version=1, cards=[more]))
    again = lastfire.load(saved)
    assert [record.text("en") for record in again.records(None)] == told
    assert [action.notation for action in lastfire.registered_games()[COLONY].actions(again._setup)] == [
        action.notation for action in actions
    ]
    both = with_night_roads(3, "heuristic", a_first=True)
    assert lastfire.load(both.save()).digest() == both.digest()
    assert both.view(None)["phase"] == "over"


@pytest.mark.usefixtures("colony_pack")
def test_a_pack_of_dead_of_winter_is_in_the_layout_of_its_matches_alone() -> None:
    match = lastfire.new(COLONY, seats=2, seed=3, night_roads=True)
    layout = envs.layout_of(match)
    base = envs.layout(COLONY, 2)
    assert layout.size > base.size
    labels = {label for field in layout.fields for label in field.labels}
    assert labels >= {"vera_stone", "thermos", "the_last_diner", "black_ice"}
    assert not {label for field in base.fields for label in field.labels} & {"vera_stone", "black_ice"}
    assert layout.numbers(match.sight(0), match.ask).shape == (layout.size,)
    with pytest.raises(lastfire.SetupError, match="other modules or packs"):
        base.numbers(match.sight(0), match.ask)


@pytest.mark.usefixtures("colony_pack")
@pytest.mark.parametrize("kind", ["heuristic", "search"])
def test_bots_play_survivors_and_items_of_a_pack(kind: str) -> None:
    settings = {"iterations": 2} if kind == "search" else {}
    match = lastfire.new(COLONY, seats=3, seed=8, night_roads=True)
    players = [bots.make(kind, seat, **settings) for seat in range(3)]
    for _ in range(40):
        assert match.ask is not None
        bots.move(match, players[match.ask.seat])


@pytest.mark.usefixtures("registry")
def test_an_objective_of_a_pack_is_chosen_with_its_pack_alone() -> None:
    of_base = next(iter(BOX.main))
    own = replace(of_base, id="our_own", name=Name("Our Own", "自作"))
    lastfire.register_pack(Pack("own", COLONY, Name("Own", "自作"), version=1, cards=[own]))
    match = lastfire.new(COLONY, seats=3, main_objective="our_own", own=True)
    assert match.view(None)["objective"]["id"] == "our_own"
    with pytest.raises(lastfire.SetupError, match="our_own is not among the cards in use"):
        lastfire.new(COLONY, seats=3, main_objective="our_own")


@pytest.mark.usefixtures("colony_pack")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        (replace(colony.VERA_STONE, survivor=3), "card loretta_clay: its number is 3, and not one that"),
        (replace(colony.VERA_STONE), "there is another survivor vera_stone"),
        (replace(colony.HOT_COFFEE, kind=GUEST, decks=((9, 1),)), "card tin: there are 1 of it in deck 9"),
        (
            replace(colony.THE_LAST_DINER, id="x", trigger=InDeck(GUEST)),
            "x names a guest of a set that is not",
        ),
        (FALSE_DAWN, "survivors, items, crises, crossroads cards and objectives, and no AdventureCard"),
        (BOX.crises[0], f"there is another crisis {BOX.crises[0].id}"),
        (replace(colony.HEADLIGHTS, name=Name("", "")), "there is another crossroads card headlights"),
        (replace(colony.HEADLIGHTS, id="x", choices=()), "card x: it has 0 choices"),
        (replace(colony.HEADLIGHTS, id="x", vote=True, choices=(colony.LEAVE_IT,)), "a vote is about two"),
        (
            replace(colony.HEADLIGHTS, id="x", trigger=Arrives(WRONG)),
            "card x: Arrives.frostbite takes bool, not 3",
        ),
        (
            replace(colony.HEADLIGHTS, id="x", trigger=WRONG),
            "card x: Crossroads.trigger takes Trigger, not 3",
        ),
    ],
)
def test_cards_of_dead_of_winter_that_cannot_be_played_are_refused(card: object, why: str) -> None:
    with pytest.raises(lastfire.GuestRefused, match=why):
        lastfire.register_pack(Pack("more", COLONY, Name("More", "追加"), version=1, cards=[card]))


# Refused


@pytest.mark.usefixtures("night_roads")
@pytest.mark.parametrize(
    ("pack", "why"),
    [
        (3, "it is a int, not a Pack of lastfire.engine"),
        (Pack("moons", "chess", Name("", ""), version=1, cards=()), "there is no such game"),
        (pack_of("Moons"), "it calls itself hit_z_road.Moons"),
        (pack_of("journey"), "hit_z_road has an option journey of its own"),
        (pack_of("moons", engine=(1, 99)), "needs version 1.99 of the engine's interface, this is 1.1"),
        (pack_of("moons", Noun("moon", Name("", ""))), "a Noun is no adventure card"),
        (pack_of("moons", replace(FALSE_DAWN)), "card false_dawn: there is another card of this id"),
        (pack_of("moons", replace(FALSE_DAWN, id="moon", level=4)), "card moon: there is no level 4"),
    ],
    ids=lambda value: "" if not isinstance(value, str) else value[:24],
)
def test_a_pack_that_cannot_be_used_is_refused(pack: object, why: str) -> None:
    before = list(lastfire.registered_games()[ROAD].options)
    with pytest.raises(lastfire.GuestRefused, match=why):
        lastfire.register_pack(pack)
    assert list(lastfire.registered_games()[ROAD].options) == before


def card(**fields: Any) -> AdventureCard:
    """A card with something wrong in it."""
    return AdventureCard(**{"id": "moon", "number": "M", "name": Name("Moon", "月"), "level": 1, **fields})


@pytest.mark.usefixtures("registry")
@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: card(name="Moon"), "card moon: AdventureCard.name takes Name, not 'Moon'"),
        (lambda: card(poker=1), "card moon: AdventureCard.poker takes bool, not 1"),
        (lambda: card(gas=True), "card moon: AdventureCard.gas takes int, not True"),
        (
            lambda: card(event=(Name("", ""),)),
            r"card moon: AdventureCard.event takes tuple\[Event, ...\], not \(Name",
        ),
        (lambda: card(event=(GainSurvivors("2"),)), "card moon: GainSurvivors.count takes int, not '2'"),  # type: ignore[arg-type]
        (lambda: card(event=(PayOrLose(1, None),)), "card moon: PayOrLose.resource takes int, not None"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_type_in_a_card_is_refused_with_card_verb_field_and_both(
    made: Callable[[], AdventureCard], why: str
) -> None:
    with pytest.raises(lastfire.GuestRefused, match=why):
        lastfire.register_pack(pack_of("moons", made()))
