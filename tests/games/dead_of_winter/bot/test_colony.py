"""The judgement of Dead of Winter: what it says of plain cases, and that it is never at a loss."""

from functools import partial
from typing import Any

import pytest

import lastfire
from lastfire import bots
from lastfire.bots import judgement_of
from lastfire.bots.heuristic import HeuristicBot
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot import beliefs, priors
from lastfire.games.dead_of_winter.bot.look_ahead import follows_betrayal
from lastfire.games.dead_of_winter.bot.replies import WEIGHED
from lastfire.games.dead_of_winter.bot.study import Case, LoyalBot, chapters, deal, play_case
from lastfire.games.dead_of_winter.bot.verbs import worth_of_all
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.known import Tribute
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.names import FOOD_1, JUNK, MEDICINE, SCHOOL
from lastfire.games.dead_of_winter.rules.sight import ColonySight, seen
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS
from tests.games.dead_of_winter.table import BLANK, Game
from tests.games.dead_of_winter.table import seat as colony

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (2, {"prisoners_dilemma": True}),
    (3, {"betrayer": True}),
    (4, {"coop": True, "coop_side": "normal"}),
    (4, {"hardcore": True, "betrayal_pool": "two_per_player"}),
    (5, {"elimination": True, "betrayal_pool": "per_player"}),
    (3, {"long_night": "mixed"}),
    (3, {"long_night": "alone", "raxxon": True, "bandits": True, "improvements": True}),
]


def played_by(bot: type[HeuristicBot], seats: int, seed: int, **options: Any) -> lastfire.Match:
    match = lastfire.new("dead_of_winter", seats, seed, **options)
    bots.play(match, [bot(seed=seat) for seat in range(seats)])
    return match


def test_there_is_a_worth_for_every_question() -> None:
    assert {question.name for question in WORDS.questions} == {*WEIGHED, "turn"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_every_variant_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        assert played_by(HeuristicBot, seats, seed, **options).over


@pytest.mark.parametrize(
    ("item", "kept", "chosen"),
    [
        ("junk_or_advance", "first_effect", "second_effect"),
        ("food_1_or_trade", "second_effect", "first_effect"),
    ],
)
def test_of_two_effects_it_uses_the_one_that_the_card_is_played_for(
    item: str, kept: str, chosen: str
) -> None:
    def plant(t: ColonyTable) -> None:
        assert place_bandit(t, SCHOOL)

    table = colony(
        ["ashley_ross", "mike_cho"], at={"mike_cho": "school"}, hands={0: [item]}, dice={0: [1]}, morale=2,
        plant=plant, food=0, long_night="mixed", agreed={"bandits": True, "improvements": True},
    )  # fmt: skip
    table.does("play", item=item)
    ask = table.match.ask
    assert ask is not None
    judgement = judgement_of("dead_of_winter")
    assert judgement is not None
    worth = dict(
        zip([option.verb for option in ask.options], judgement.rank(table.match.sight(0), ask), strict=True)
    )
    assert worth[chosen] > worth[kept]


def test_every_option_has_a_finite_worth_from_zero_up() -> None:
    judgement = judgement_of("dead_of_winter")
    assert judgement is not None
    match = lastfire.new("dead_of_winter", 5, 3, betrayer=True)
    player = bots.make("random", seed=3)
    while (ask := match.ask) is not None:
        worth = judgement.rank(match.sight(ask.seat), ask)
        assert len(worth) == len(ask.ids)
        assert all(0 <= one < 1e15 for one in worth), ask.question
        bots.move(match, player)


def test_the_colony_lives_longer_with_judgement_than_with_luck() -> None:
    case = Case(Name("", ""), 4, {"coop": True, "coop_side": "normal"})
    careful = [play_case(case, number) for number in range(10)]
    careless = [play_case(case._replace(player="random"), number) for number in range(10)]
    assert sum(one.colony for one in careful) >= 2
    assert not any(one.colony for one in careless)
    assert sum(one.rounds for one in careful) > 1.5 * sum(one.rounds for one in careless)


def test_morale_is_worth_the_more_the_less_there_is() -> None:
    match = lastfire.new("dead_of_winter", 4, 1, coop=True)
    sight = seen(match, 0)

    def lost(morale: int) -> float:
        sight.morale = morale
        return Worth(sight, worth_of_all).loss(1)

    assert 0 < lost(8) < lost(4) < lost(2)
    assert lost(1) == max(lost(morale) for morale in range(1, 10))


# The betrayer.


def betrayal(seat: int = 0) -> ColonySight:
    """The sight of a betrayer at the beginning, who lacks what its objective asks for."""
    for seed in range(300):
        sight = seen(lastfire.new("dead_of_winter", 4, seed, betrayer=True), seat)
        if sight.box.secrets[sight.me.secret].id == "gluttony":
            return sight
    raise AssertionError("nobody is dealt the card")


def test_a_betrayer_holds_the_colony_up_until_its_own_things_are_gathered() -> None:
    sight = betrayal()
    for sight.morale in (2, 5):
        sight.hand = [JUNK]
        assert Worth(sight, worth_of_all).loss(1) > 0
        sight.hand = [FOOD_1] * 6
        assert Worth(sight, worth_of_all).loss(1) < 0


def test_a_loyal_bot_does_not_look_at_its_card() -> None:
    case = Case(Name("", ""), 4, {"betrayer": True}, one_betrayer=True)
    match = deal(case, 1)
    ask = match.ask
    assert ask is not None
    blind = seen(match, ask.seat)
    blind.me.secret = -1

    def unused(_: int) -> lastfire.Match:
        raise AssertionError("a heuristic does not deal")

    assert LoyalBot().choose(match.sight(ask.seat), ask, unused) == HeuristicBot().choose(blind, ask, unused)


# Two who do not trust each other hold two objectives each.


def mistrust(**what: Any) -> Game:
    return colony(
        ["mike_cho"],
        ["rod_miller"],
        secrets={0: "hoarder", 1: "junkie"},
        betrayals={0: "gluttony", 1: "runaway"},
        objective="eight_weeks_of_darkness",
        **what,
    )


def test_of_two_objectives_the_likelier_one_is_followed() -> None:
    # Food by the armful and no morale left: gluttony is within reach.
    greedy = seen(mistrust(hands={0: ["food_1"] * 6}, morale=1, round=5).match, 0)
    assert follows_betrayal(greedy)
    # A colony that is about to win, and nothing gathered for oneself.
    loyal = seen(mistrust(hands={0: []}, morale=9, round=1).match, 0)
    assert not follows_betrayal(loyal)
    # Who holds one objective has no choice.
    assert Worth(betrayal(), worth_of_all).aims.betrayer


def test_who_follows_the_betrayal_is_glad_of_lost_morale() -> None:
    greedy = seen(mistrust(hands={0: ["food_1"] * 6}, morale=1, round=5).match, 0)
    assert Worth(greedy, worth_of_all, betrays=True).loss(1) < 0 < Worth(greedy, worth_of_all).loss(1)


# Helps that are free once a round, and what others hand over.


def answers(table: Game) -> str:
    """What the heuristic says to the open question."""
    ask = table.match.ask
    assert ask is not None
    return ask.options[
        HeuristicBot().choose(table.match.sight(ask.seat), ask, partial(table.match.deal, ask.seat))
    ].verb


def test_a_help_is_used_when_it_is_worth_something() -> None:
    full = colony(["brandon_kane"], dice={0: [2]}, waste=["food_1"] * 12, morale=3).does("clean_waste")
    assert answers(full) == "use_it"
    table = colony(["ashley_ross"], zombies={"school": 4}, dice={0: [6]}, watched="welcome_home")
    table.falls(BLANK, BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    assert answers(table.does("attack", survivor="ashley_ross")) == "use_it"


def test_a_help_is_saved_by_who_wants_the_waste_to_lie_there() -> None:
    table = colony(
        ["brandon_kane"],
        secrets={0: "gluttony"},
        hands={0: ["food_1"] * 6},
        dice={0: [2]},
        waste=["food_1"] * 12,
        morale=1,
    )
    assert answers(table.does("clean_waste")) == "not_now"


def test_something_to_wear_is_taken() -> None:
    table = colony(["mike_cho"], ["rod_miller"], ["ashley_ross"], gear={"mike_cho": ["pistol"]})
    table.does("hand_off", survivor="mike_cho").chooses("survivor", survivor="rod_miller")
    assert table.asked == ("accept", 1)
    assert answers(table) == "yes"


# Beliefs.


def test_beliefs_begin_with_the_exact_chances_of_the_setup() -> None:
    # Nine cards in the mix, one of them a betrayal: a spectator gives each of four seats a ninth.
    match = lastfire.new("dead_of_winter", 4, 1)
    assert priors(seen(match, None)) == pytest.approx([1 / 9] * 4)
    # Whoever holds a regular card knows that eight others remain, one a betrayal.
    for seed in range(50):
        match = lastfire.new("dead_of_winter", 4, seed, betrayal_pool="two_per_player")
        view = match.view(0)
        mine = view["seats"][0]["secret"]
        is_betrayer = mine in {
            "accept_your_fate",
            "all_for_one",
            "cult_leader",
            "gluttony",
            "mad_scientist",
        } | {
            "obsessed",
            "runaway",
            "serial_killers",
            "take_over",
            "trigger_happy",
        }
        mix = view["mix"]
        left = mix["betrayal"] - is_betrayer
        others = mix["betrayal"] + mix["regular"] - 1
        assert priors(seen(match, 0)) == pytest.approx([float(is_betrayer), *[left / others] * 3])


def test_nobody_is_suspected_where_nobody_can_betray() -> None:
    for options in ({"coop": True}, {"betrayal_pool": "none"}):
        match = lastfire.new("dead_of_winter", 4, 2, **options)
        assert beliefs(seen(match, 0)) == [0.0] * 4


def test_cards_against_the_crisis_speak_against_those_who_gave() -> None:
    match = lastfire.new("dead_of_winter", 4, 1)
    wrong, right = seen(match, None), seen(match, None)
    wrong.tributes = [Tribute(2, 2, [0, 1, 3, 0])]
    right.tributes = [Tribute(4, 0, [0, 1, 3, 0])]
    before, suspected, cleared = priors(wrong), beliefs(wrong), beliefs(right)
    assert suspected[2] > before[2] > cleared[2]
    assert suspected[2] > suspected[1] > suspected[0]


def test_a_spectators_belief_gets_better_than_the_setup() -> None:
    case = next(chapter for chapter in chapters() if chapter.cases[0].one_betrayer).cases[0]
    games = [play_case(case, number) for number in range(12)]
    assert all(sum(game.betrayer) == 1 for game in games)
    assert sum(game.belief_loss for game in games) < sum(game.prior_loss for game in games)


# Requests.


def test_nobody_asks_again_who_has_just_declined() -> None:
    table = colony(
        ["ashley_ross"], ["brian_lee"], ["rod_miller"],
        frostbite={"ashley_ross": 2}, hands={1: ["medicine"] * 2, 2: ["medicine"]}, agreed={"coop": True},
    )  # fmt: skip
    bot = HeuristicBot(1)
    requests = 0
    while table.asked == ("turn", 0):
        bots.move(table.match, bot)
        if table.asked == ("symbol", 0):
            requests += 1
            table.chooses("symbol", symbol="medicine").chooses("count", count=1)
            while table.asked is not None and table.asked[0] == "offer":
                table.chooses("no")
            assert [area.refused for area in seen(table.match, 0).areas] == [[], [MEDICINE], [MEDICINE]]
    assert requests == 1


# Search.


def test_search_thinks_to_the_end_of_the_round() -> None:
    judgement = judgement_of("dead_of_winter")
    assert judgement is not None
    for seed in range(3):
        match = lastfire.new("dead_of_winter", 3, seed)
        start = match.view(None)["round"]
        ask = match.ask
        assert ask is not None
        ahead = judgement.look_ahead(match.sight(ask.seat), ask, bots.luck(0, ask))
        ahead.begin()
        while (ask := match.ask) is not None and not ahead.stops(match, ask):
            match.answer(ahead.answer(match, ask))
        assert match.over or match.view(None)["round"] == start - 1
        assert all(0 <= one <= 1 for one in ahead.returns(match))


def test_search_plays_a_turn() -> None:
    match = lastfire.new("dead_of_winter", 2, 4)
    player = bots.make("search", iterations=4)
    while match.ask is not None and match.view(None)["turn"] != 1:
        bots.move(match, player)
    again = lastfire.new("dead_of_winter", 2, 4)
    while again.ask is not None and again.view(None)["turn"] != 1:
        bots.move(again, player)
    assert match.digest() == again.digest()
