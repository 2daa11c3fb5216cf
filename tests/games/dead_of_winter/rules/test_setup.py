"""Setup, from the box to the first turn."""

from typing import Any

import pytest

import lastfire
from lastfire import Match
from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.table import new
from tests.rule import rule


def table_of(match: Match) -> ColonyTable:
    table = match._table
    assert isinstance(table, ColonyTable)
    return table


def drafted(match: Match) -> Match:
    """Everybody takes the first survivors."""
    while match.ask is not None and match.ask.question in ("leader", "follower"):
        match.answer(0)
    return match


@rule("DOW-SETUP-1", "DOW-SPACE-1")
def test_the_colony_and_six_places_lie_on_the_table() -> None:
    view = new().view(None)
    assert [place["place"] for place in view["places"]] == [
        "colony",
        "police_station",
        "grocery_store",
        "school",
        "library",
        "hospital",
        "gas_station",
    ]


@rule("DOW-SETUP-2", "DOW-SPACE-16")
def test_every_player_has_an_area() -> None:
    for seats in (3, 5):
        assert len(new(seats).view(None)["seats"]) == seats
    with pytest.raises(lastfire.SetupError) as refused:
        new(6)
    assert refused.value.field == "seats"


@rule("DOW-SETUP-3", "DOW-SETUP-4")
def test_the_main_objective_is_picked_or_drawn() -> None:
    assert new(4, 1, main_objective="we_need_more_samples").view(None)["objective"]["id"] == (
        "we_need_more_samples"
    )
    drawn = {new(4, seed).view(None)["objective"]["id"] for seed in range(200)}
    assert drawn == {card.id for card in BOX.main}
    with pytest.raises(lastfire.SetupError) as refused:
        new(4, 1, main_objective="go_home")
    assert refused.value.field == "main_objective"


@rule("DOW-SETUP-5", "DOW-SETUP-6", "DOW-SETUP-7")
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("hard", [False, True])
def test_the_objectives_setup_is_carried_out(number: int, hard: bool) -> None:
    card = BOX.main[number]
    side = card.side(hard)
    view = drafted(new(4, 7, main_objective=card.id, hardcore=hard)).view(None)
    assert view["rounds"] == side.rounds
    assert view["round"] == side.rounds
    assert view["morale"] == side.morale
    assert view["helpless"] == side.helpless + 4 * side.helpless_per_player
    gates = [gate["zombies"] for gate in view["places"][0]["gates"]]
    full, more = divmod(side.at_colony, 6)
    assert gates == [full + (i < more) for i in range(6)]
    assert [place["gates"][0]["zombies"] for place in view["places"][1:]] == [side.zombies] * 6


@rule("DOW-SETUP-8", "DOW-SETUP-9", "DOW-SETUP-11", "DOW-SETUP-12")
@pytest.mark.parametrize(
    ("options", "regular", "betrayals"),
    [
        ({}, 8, 1),
        ({"betrayal_pool": "none"}, 8, 0),
        ({"betrayal_pool": "per_player"}, 8, 4),
        ({"betrayal_pool": "two_per_player"}, 8, 8),
        ({"betrayer": True}, 4, 1),
    ],
)
def test_the_mix_of_secret_objectives(options: dict[str, Any], regular: int, betrayals: int) -> None:
    for seed in range(5):
        match = new(4, seed, **options)
        t = table_of(match)
        mixed = [*t.secret, *t.mix]
        assert len(set(mixed)) == regular + betrayals
        assert sum(BOX.secrets[card].betrayal for card in mixed) == betrayals
        assert sorted([*mixed, *t.spare]) == list(range(len(BOX.secrets)))
        for seat in range(4):
            for watcher in range(4):
                shown = match.view(watcher)["seats"][seat]["secret"]
                assert (shown is not None) == (seat == watcher)


@rule("DOW-SETUP-10")
def test_without_the_betrayal_card_nobody_betrays() -> None:
    for seed in range(30):
        t = table_of(new(5, seed, betrayal_pool="none"))
        assert not any(BOX.secrets[card].betrayal for card in t.secret)


@rule("DOW-SETUP-12")
def test_there_may_be_no_betrayer_at_all() -> None:
    found = [any(BOX.secrets[card].betrayal for card in table_of(new(4, seed)).secret) for seed in range(400)]
    # Four of nine cards are dealt: a betrayer in 4/9 of all games.
    assert 140 < sum(found) < 216


@rule("DOW-SETUP-13", "DOW-SETUP-14", "DOW-SETUP-15", "DOW-SETUP-16")
def test_the_decks_are_shuffled_and_full() -> None:
    match = new(4, 1)
    decks = match.view(None)["decks"]
    assert decks == {
        "crises": counts.CRISIS_CARDS,
        "crossroads": counts.CROSSROADS_CARDS,
        "survivors": counts.SURVIVOR_CARDS - 16,
        "exiled": counts.EXILED_OBJECTIVES,
    }
    orders = set()
    for seed in range(6):
        match = drafted(new(4, seed))
        orders.add(match.view(None)["crisis"]["id"])
    assert len(orders) > 2


@rule("DOW-SETUP-17")
def test_cards_with_adult_themes_can_be_left_out() -> None:
    t = table_of(new(4, 1, mature_cards=False))
    left = t.piles[7].middle
    assert left == [i for i, card in enumerate(BOX.crossroads) if not card.mature]
    assert 0 < len(left) < counts.CROSSROADS_CARDS


@rule("DOW-SETUP-18", "DOW-SETUP-19", "DOW-SECRET-4")
def test_five_starter_items_each_and_the_rest_leaves_the_game_unseen() -> None:
    match = new(4, 1)
    t = table_of(match)
    for seat in range(4):
        assert match.view(seat)["seats"][seat]["hand"]["backs"] == {"starter": 5}
        assert len(match.view(seat)["hand"]) == 5
        assert match.view((seat + 1) % 4)["seats"][seat]["hand"]["known"] == []
    assert len(t.boxed) == counts.ITEMS_BY_DECK[0] - 20
    assert match.view(None)["removed"] == []


@rule("DOW-SETUP-18", "DOW-VAR-8")
def test_seven_with_two_players() -> None:
    assert [seat["hand"]["count"] for seat in new(2).view(None)["seats"]] == [7, 7]


@rule("DOW-SETUP-20")
def test_every_item_deck_has_all_its_cards() -> None:
    match = new()
    assert [place["deck"] for place in match.view(None)["places"]] == [None, *counts.ITEMS_BY_DECK[1:]]
    t = table_of(match)
    for place in range(1, 7):
        assert {BOX.origin[card] for card in t.piles[place].middle} == {place}


@rule("DOW-SETUP-21", "DOW-SETUP-22", "DOW-SETUP-23", "DOW-SETUP-24", "DOW-SETUP-25", "DOW-SETUP-26")
def test_four_survivors_are_dealt_two_are_kept_one_leads() -> None:
    match = new(3, 5)
    dealt = [match.view(seat)["draft"] for seat in range(3)]
    assert [len(cards) for cards in dealt] == [4, 4, 4]
    assert len({name for cards in dealt for name in cards}) == 12
    kept = []
    for seat in range(3):
        ask = match.ask
        assert ask is not None
        assert (ask.seat, ask.question) == (seat, "leader")
        leader = str(ask.options[2].args["survivor"])
        match.answer(2)
        ask = match.ask
        assert ask is not None
        assert (ask.seat, ask.question) == (seat, "follower")
        follower = str(ask.options[0].args["survivor"])
        if seat < 2:
            # Nothing is shown before all have chosen.
            assert match.view(None)["survivors"] == {}
        match.answer(0)
        kept.append((leader, follower))
    view = match.view(None)
    for seat, (leader, follower) in enumerate(kept):
        assert view["seats"][seat]["leader"] == leader
        assert view["seats"][seat]["group"] == [leader, follower]
        for name in (leader, follower):
            assert view["survivors"][name]["place"] == "colony"
    assert view["decks"]["survivors"] == counts.SURVIVOR_CARDS - 6


@rule("DOW-SETUP-22", "DOW-VAR-9")
def test_with_two_players_three_are_kept() -> None:
    view = drafted(new(2, 5)).view(None)
    assert [len(seat["group"]) for seat in view["seats"]] == [3, 3]


@rule("DOW-SETUP-27")
def test_everything_else_stays_within_reach() -> None:
    view = drafted(new(4, 5, main_objective="raiding_party")).view(None)
    assert view["food"] == 0
    assert view["starvation"] == 0
    assert view["waste"] == []
    assert [place["noise"] for place in view["places"]] == [0] * 7


@rule("DOW-SETUP-28", "DOW-SETUP-29", "DOW-ABILITY-4")
def test_the_highest_influence_among_leaders_goes_first() -> None:
    influence = {card.id: card.influence for card in BOX.survivors}
    for seed in range(10):
        match = drafted(new(4, seed))
        view = match.view(None)
        leaders = [influence[seat["leader"]] for seat in view["seats"]]
        assert view["first"] == leaders.index(max(leaders))
        ask = match.ask
        assert ask is not None
        assert view["turn"] == view["first"]
