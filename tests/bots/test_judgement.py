"""The judgement of Hit Z Road: what it says of plain cases."""

import pytest

import lastfire
from lastfire import bots
from lastfire.bots import judgement_of
from lastfire.games.hit_z_road.bot.look_ahead import standing
from lastfire.games.hit_z_road.bot.road import CARDS, Road
from lastfire.games.hit_z_road.bot.worth import Worth, WorthAlone
from lastfire.games.hit_z_road.rules.sight import RoadSight, seen
from lastfire.games.hit_z_road.rules.words.vocabulary import TOKENS

NO_TOKENS = [0] * len(TOKENS)


@pytest.mark.parametrize("left", range(9))
@pytest.mark.parametrize("solo", [False, True])
def test_more_of_anything_is_never_worth_less(left: int, solo: bool) -> None:
    worth = WorthAlone(left) if solo else Worth(left, [4, 5, 3, 4])
    for people, ammo, gas, adrenaline in ((1, 0, 0, 0), (3, 2, 1, 4), (5, 4, 4, 4), (6, 12, 9, 8)):
        here = worth.of(people, ammo, gas, adrenaline, 5.0)
        assert worth.of(people, ammo, gas, adrenaline, 6.0) > here
        least = here - 1e-12
        assert worth.of(people + 1, ammo, gas, adrenaline, 5.0) >= least
        assert worth.of(people, ammo + 1, gas, adrenaline, 5.0) >= least
        assert worth.of(people, ammo, gas + 1, adrenaline, 5.0) >= least
        assert worth.of(people, ammo, gas, adrenaline + 1, 5.0) >= least


def test_a_group_without_people_is_worth_nothing() -> None:
    for worth in (Worth(3, [4, 4, 4, 4], 2.0), WorthAlone(3)):
        assert worth.of(0, 9, 9, 9, 20.0) == 0.0


def road(*cards: str, left: int = 2) -> Road:
    return Road([CARDS[card] for card in cards], 3, NO_TOKENS, False, Worth(left, [4, 4, 4, 4]))


def test_a_harder_road_is_worth_less() -> None:
    has = (4, 2, 1, 2, 3.0)
    roads = [
        road("safe_zone", "beach"),
        road("beach", "large_crowd"),
        road("fire_alarm", "camp_breakout"),
    ]
    worth = [one.ahead(0, *has) for one in roads]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > 2 * worth[2]


def test_a_card_face_down_is_worth_something_between() -> None:
    has = (4, 2, 1, 2, 3.0)
    worth = Worth(2, [4, 4, 4, 4])
    unknown = Road([None, CARDS["beach"]], 3, NO_TOKENS, False, worth).ahead(0, *has)
    assert road("camp_breakout", "beach").ahead(0, *has) < unknown < road("safe_zone", "beach").ahead(0, *has)


def test_tokens_help_where_their_card_lies() -> None:
    worth = Worth(2, [4, 4, 4, 4])
    timmy = [1 if noun.id == "timmy" else 0 for noun in TOKENS]
    has = (3, 1, 1, 1, 3.0)
    with_timmy = Road([CARDS["explosives"]], 3, timmy, False, worth).ahead(0, *has)
    assert with_timmy > road("explosives").ahead(0, *has)


def asked(question: str, seats: int = 3) -> list[tuple[RoadSight, lastfire.Ask]]:
    """Questions of one kind from some games of the heuristic bot."""
    found = []
    bot = bots.make("heuristic")
    for seed in range(4):
        match = lastfire.new("hit_z_road", seats=seats, seed=seed)
        while (ask := match.ask) is not None:
            if ask.question == question:
                found.append((seen(match, ask.seat), ask))
            bots.move(match, bot)
    assert found
    return found


@pytest.mark.parametrize("question", ["bid", "pay_bid", "choose_path", "before_melee", "spend_adrenaline"])
def test_every_option_is_ranked_and_the_sensible_ones_are_options(question: str) -> None:
    judgement = judgement_of("hit_z_road")
    assert judgement is not None
    for sight, ask in asked(question):
        worth = judgement.rank(sight, ask)
        assert len(worth) == len(ask.ids)
        assert min(worth) >= 0
        sensible = judgement.sensible(sight, ask)
        positions = [position for position, _ in sensible]
        assert positions
        assert len(set(positions)) == len(positions)
        assert set(positions) <= set(range(len(ask.ids)))
        assert sensible[0][1] == 1.0
        assert worth[positions[0]] == max(worth)


def test_the_last_two_zombies_are_no_reason_to_flee_for_a_large_group() -> None:
    judgement = judgement_of("hit_z_road")
    assert judgement is not None
    for sight, ask in asked("before_melee"):
        me = sight.groups[ask.seat]
        flee = [i for i, option in enumerate(ask.options) if option.verb == "flee"]
        if flee and sight.zombies <= 2 and sight.skulls == 0 and me.people >= 5:
            worth = judgement.rank(sight, ask)
            assert worth[flee[0]] < max(worth)


def test_the_standing_of_equal_groups_is_equal_and_the_dead_have_none() -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=1)
    sight = seen(match, 0)
    assert standing(sight) == pytest.approx([0.25] * 4)
    sight.groups[2].people = 0
    assert standing(sight)[2] == 0.0
    sight.groups[1].ammo += 3
    chances = standing(sight)
    assert chances[1] == max(chances)
    assert sum(chances) == pytest.approx(1.0)


def test_a_game_nobody_has_judged_is_no_game_for_the_heuristic_bot() -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=1)
    ask = match.ask
    assert ask is not None
    with pytest.raises(lastfire.SetupError, match="chess"):
        bots.make("heuristic").choose(lastfire.Sight("chess", 0), ask, lambda seed: match.deal(0, seed))
