"""Event cards in general: their times, what Fate does with them, and what their verbs say."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from lastfire.engine.effect import Effect
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import FATED_TRACK, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import ArriveOnFatedStart
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import Burst, HitDeepest
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import ByInfection, PlayerUnitIn
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import LoseByDie, LoseForZedsNearTown
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import NewZedsInCatacombs, NewZedsOnStep
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import Bombs, Explosion, SteamPipes
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import HealZedsNearTown, ReplaceWeakZeds
from lastfire.games.dawn_of_the_zeds.rules.sources import FAST, TOUGH
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, NO_ENTRY, ZEDS, DawnTable
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.steps import advancing, new_in
from tests.games.dawn_of_the_zeds.table import Carried, lay
from tests.rule import rule


def doing(*verbs: Verb) -> Carried:
    """Verbs are carried out, one after another."""

    def step(t: DawnTable) -> Flow:
        for verb in verbs:
            yield from verb.do(t)

    return step


# Times.


@rule("DOZ-EVENT-3")
def test_what_a_card_says_for_the_zeds_phase_does_not_hold_before() -> None:
    game = lay("brains").put("zeds_15", "campground").chaos("campground")
    game.carries_out(laid("flambe", advancing("zeds_15")))
    assert game.hits("zeds_15") == 0


@rule("DOZ-EVENT-3", "DOZ-EVENT-26")
def test_what_a_card_says_for_the_turn_holds_from_its_reveal() -> None:
    game = lay("apocalypse").put("zeds_15", "mountain_3")
    game.carries_out(laid("absolute_chaos", advancing("zeds_15")))
    assert game.chaos_in("campground") == 2


@rule("DOZ-EVENT-18")
def test_the_terrain_of_a_night_assault_is_back_after_the_zeds_phase() -> None:
    # 5 against 4 in a named space is the fourth column, where 3 and 4 beat the Zeds.
    game = lay().put("zeds_15", "mountain_3").put("regular_civilians_7", "campground").draws("zeds_5")
    game.falls(3, 4)

    def later(t: DawnTable) -> Flow:
        t.phase = ACTION
        yield from advancing("zeds_15")(t)

    game.carries_out(laid("night_highway", ZEDS_START, later))
    assert game.where("regular_civilians_7") == "campground"


# No Entry.


@rule("DOZ-EVENT-23")
def test_what_would_be_placed_in_a_no_entry_space_gives_way() -> None:
    game = lay().ground("lucky_strike_mine", NO_ENTRY).draws("zeds_5")
    game.carries_out(new_in("lucky_strike_mine"))
    assert game.where("zeds_5") == "leftys_pass"


@rule("DOZ-EVENT-23", "DOZ-EVENT-35")
def test_nobody_surfaces_into_a_no_entry_space() -> None:
    game = lay("walking_zeds").ground("nuclear_plant", NO_ENTRY).put("zeds_5", "tunnel_6")
    game.carries_out(laid("sewer_zeds", ZEDS_END))
    assert game.where("zeds_5") == "tunnel_6"


@rule("DOZ-EVENT-23")
def test_player_units_do_not_move_into_a_no_entry_space() -> None:
    game = lay().ground("mountain_1", NO_ENTRY).put("piazza", "east_side").has(event_actions=1)
    game.carries_out(through(ACTION)).answers("unit", "piazza")
    assert "move space=mountain_1" not in game.options
    assert "move space=uptown" in game.options


# Fate.


@rule("DOZ-EVENT-12", "DOZ-FATE-3")
def test_the_fated_track_of_the_end_is_activated_twice_before_the_fate_card_itself() -> None:
    game = lay().put("zeds_1", "forest_6").draws("zeds_5")
    game.t.fates.put_on_top(FATE["lake"])
    game.carries_out(laid("end_b2", through(ZEDS)))
    assert game.where("zeds_1") == "st_thomas"
    kinds = [record.kind for record in game.match.records(None)]
    assert kinds.index("fate_drawn") < kinds.index("track_activated")
    assert max(at for at, kind in enumerate(kinds) if kind == "track_activated") < kinds.index("fate_done")
    assert game.where("zeds_5") == "campground"


@rule("DOZ-FATE-3")
def test_a_card_that_draws_fate_is_carried_out_before_the_fate_card() -> None:
    game = lay("brains").put("zeds_1", "highway_6").draws("zeds_5")
    game.t.fates.put_on_top(FATE["lake"])
    game.carries_out(laid("noelle", ZEDS_START))
    assert game.where("noelle") == "highway_start"
    placed = [record.args["unit"] for record in game.told("unit_placed")]
    assert placed == ["noelle", "zeds_5"]


# Who arrives.


@rule("DOZ-COOP-11", "DOZ-EVENT-21")
def test_a_hero_who_arrives_goes_to_the_player_with_the_fewest_heroes() -> None:
    game = lay("outbreak", seats=2).put("piazza", "uptown", owner=0).put("hunt", "uptown", owner=0)
    game.put("schmidt", "cemetery", owner=1).draws("johnson").carries_out(laid("hero_arrives_b", ZEDS_START))
    game.answers("space", "town_center")
    assert game.now.owner[4] == 1


@rule("DOZ-COOP-11")
def test_among_equals_the_lead_player_says_who_leads_a_new_hero() -> None:
    game = lay("outbreak", seats=3).put("piazza", "uptown", owner=0).draws("johnson")
    game.carries_out(laid("hero_arrives_b", ZEDS_START)).answers("space", "town_center")
    assert game.options == ["number number=2", "number number=3"]
    game.answers("number", 3, seat=1)
    assert game.now.owner[4] == 2


@rule("DOZ-STACK-1", "DOZ-EVENT-13")
def test_a_full_start_passes_who_arrives_on_to_another() -> None:
    game = lay("apocalypse").put("piazza", "forest_start").put("hunt", "forest_start")
    game.carries_out(laid("rangers_deploy", ZEDS_START)).answers("track", "forest")
    assert "space space=forest_start" not in game.options
    game.answers("space", "mountain_start")
    assert game.where("rangers") == "mountain_start"


# Words.

OTHER: dict[str, Any] = {
    "mark": (TOUGH, FAST),
    "space": ("farm", "uptown"),
    "first": ("farm", "uptown"),
    "second": ("farm", "uptown"),
    "unit": ("rangers", "vip"),
}


def others(effect: Effect) -> Iterator[Effect]:
    """The same effect with another value in one field, for each of its fields."""
    for field in fields(effect):  # type: ignore[arg-type]
        value = getattr(effect, field.name)
        if isinstance(value, bool):
            yield replace(effect, **{field.name: not value})  # type: ignore[type-var]
        elif isinstance(value, int) and field.name != "mark":
            least = 1 if field.name in ("first", "two", "first_to") else 2
            yield replace(effect, **{field.name: value + 1 if value != 5 else least})  # type: ignore[type-var]
        elif isinstance(value, int | str):
            one, other = OTHER[field.name]
            yield replace(effect, **{field.name: other if value == one else one})  # type: ignore[type-var]


EFFECTS = [
    (card.id, effect)
    for card in EVENTS
    for effect in (
        *card.on_reveal,
        *card.at_start,
        *card.at_end,
        *card.before_actions,
        *card.after_actions,
        *card.holds,
    )
]


@pytest.mark.parametrize(
    ("card", "effect"), EFFECTS, ids=[f"{card}-{type(e).__name__}" for card, e in EFFECTS]
)
def test_another_value_in_a_field_is_another_sentence(card: str, effect: Effect) -> None:
    assert card
    for other in others(effect):
        assert other.words().en != effect.words().en
        assert other.words().ja != effect.words().ja


# What the fields do, where no card of the game shows it.


def test_a_mix_with_ammo_offers_ammo() -> None:
    game = lay("brains").has(ammo=2, supplies=2).falls(2).carries_out(doing(LoseByDie(ammo=True)))
    game.answers("ammo").answers("ammo")
    assert (game.now.ammo, game.now.supplies) == (0, 2)


def test_fewer_steps_count_fewer_zeds() -> None:
    game = lay("brains").put("zeds_1", "uptown").put("zeds_2", "highway_1").has(supplies=5, ammo=5)
    game.carries_out(doing(LoseForZedsNearTown(0, ammo=False)))
    assert (game.now.supplies, game.now.ammo) == (4, 5)


def test_a_longer_reach_replaces_stronger_zeds() -> None:
    game = lay().put("zeds_15", "farm").draws("zeds_1").carries_out(doing(ReplaceWeakZeds(5)))
    assert game.where("zeds_1") == "farm"


def test_more_hits_and_chaos_of_an_explosion() -> None:
    game = lay("apocalypse").put("zeds_15", "farm").carries_out(doing(Explosion("farm", 3, 2)))
    assert game.is_marked("zeds_15", "reduced")
    assert game.chaos_in("farm") == 2


def test_bombs_with_other_limits() -> None:
    game = lay().put("zeds_15", "farm").falls(3).carries_out(doing(Bombs(1, 4, 5)))
    assert game.hits("zeds_15") == 1


def test_other_faces_and_places_for_steam_pipes() -> None:
    game = lay("walking_zeds").put("zeds_15", "inner_catacombs").falls(3, 1)
    game.carries_out(doing(SteamPipes("uptown", "east_side", 3, 4)))
    assert game.where("zeds_15") == "uptown"


def test_other_faces_for_zeds_in_catacombs() -> None:
    game = lay("walking_zeds").falls(2)
    game.draws("zeds_1", "zeds_2").falls(5).carries_out(doing(NewZedsInCatacombs(2, 5)))
    assert (game.where("zeds_1"), game.where("zeds_2")) == ("inner_catacombs", "inner_catacombs")


def test_a_stronger_burst() -> None:
    game = lay().put("zeds_15", "forest_1").put("zeds_34", "forest_2").has(fated_track=0).falls(3, 4)
    game.carries_out(doing(Burst(7)))
    assert game.is_marked("zeds_34", "reduced")


def test_deeper_bites() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "guard_post").carries_out(doing(HitDeepest(3, 2)))
    assert game.now.infection == 3
    assert game.is_marked("regular_civilians_7", "reduced")


def test_another_step_and_super_zeds_there() -> None:
    game = lay("outbreak").has(fated_track=2).draws("iron")
    game.carries_out(doing(NewZedsOnStep(FATED_TRACK, 4, True)))
    assert game.where("iron") == "highway_4"


def test_another_limit_of_infection_and_another_place() -> None:
    inner = ArriveOnFatedStart("rangers")
    game = lay("apocalypse").has(infection=2, fated_track=1).put("piazza", "uptown")
    game.carries_out(doing(PlayerUnitIn("uptown", (ByInfection(3, (), (inner,)),))))
    assert game.where("rangers") == "mountain_start"


def test_only_regular_zeds_recover_near_town() -> None:
    game = lay("outbreak").put("iron", "farm", hits=1).put("zeds_1", "farm", hits=1)
    game.carries_out(doing(HealZedsNearTown(True)))
    assert (game.hits("iron"), game.hits("zeds_1")) == (1, 0)
