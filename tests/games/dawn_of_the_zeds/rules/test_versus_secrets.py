"""What each side knows in Versus."""

import random
from itertools import pairwise

import pytest

import lastfire
from lastfire import Match
from lastfire.engine.chance import Chance
from lastfire.engine.match import RandomPolicy
from lastfire.engine.pile import Pile
from lastfire.engine.record import Record
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.deal import deal
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import draw_fate, finish_fate
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE, SCHEME
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.next_tracks import fated_chances
from lastfire.games.dawn_of_the_zeds.rules.sight import seen
from lastfire.games.dawn_of_the_zeds.rules.state import HOUSEKEEPING, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_UN_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.used import SABOTAGED, SHAMBLED, SNEAKED, TRIED_ARREST, use_number
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import (
    ARRESTED,
    GUNFIRE_DECLARED,
    ZEDS_DICE,
    ZEDS_HIT,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hero_eyes
from lastfire.games.dawn_of_the_zeds.rules.versus.window import versus_window
from lastfire.games.dawn_of_the_zeds.rules.windows import DEFENCE_LOST, ZEDS_ATTACK, offer
from tests.games.dawn_of_the_zeds.phase import act
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay
from tests.games.dawn_of_the_zeds.versus import acts, hand, now, of, offered, opens, versus
from tests.rule import rule

HERO = 0
ZEDS = 2


def heard(game: Game, seat: int | None, kind: str) -> list[Record]:
    """What a seat, or a spectator, was told of a kind."""
    return [record for record in game.match.records(seat) if record.kind == kind]


@rule("DOZ-VERSUS-110")
def test_the_hand_is_known_to_the_zeds_player_alone_and_its_size_to_all() -> None:
    game = opens(versus(seats=3, actions=1, hand="panic detour", deck="bad_water").draws("bad_water"))
    game.answers("plot")
    assert hand(game) == ["detour", "panic", "bad_water"]
    for seat in (HERO, 1, None):
        sight = seen(game.match, seat)
        assert (sight.schemes, sight.schemes_held) == ([], 3)
        assert len(heard(game, seat, "scheme_drawn")) == 1
        assert heard(game, seat, "scheme_seen") == []
    assert seen(game.match, ZEDS).schemes == [SCHEME["detour"], SCHEME["panic"], SCHEME["bad_water"]]
    assert [record.args["scheme"] for record in heard(game, ZEDS, "scheme_seen")] == ["bad_water"]


@rule("DOZ-VERSUS-110", "DOZ-VERSUS-89")
def test_what_is_discarded_face_down_is_known_to_the_zeds_player_alone() -> None:
    game = versus(seats=3, actions=1, hand="panic detour new_recruits", deck="bad_water").draws("bad_water")
    opens(game).answers("plot")
    assert game.match.ask is not None
    assert game.match.ask.kind.secret
    game.answers("scheme", "panic")
    assert heard(game, HERO, "scheme_laid_aside") == []
    assert [record.args["held"] for record in heard(game, HERO, "scheme_buried")] == [3]
    assert len(heard(game, ZEDS, "scheme_laid_aside")) == 1


def cards(t: DawnTable) -> tuple[list[int], list[int], list[int]]:
    assert t.versus is not None
    return t.versus.schemes, t.versus.buried, t.versus.scheme_pile.middle


@rule("DOZ-VERSUS-110")
def test_for_others_hand_pile_and_face_down_discards_are_dealt_anew() -> None:
    hands = set()
    for seat, differ in ((HERO, True), (-1, True), (ZEDS, False)):
        for seed in range(12):
            game = versus(seats=3, hand="panic detour", deck="bad_water safe_house thick_hides").any_luck()
            now_too = game.t.copy()
            game.t.chance.reseed(seed)
            deal(game.t, seat, now_too)
            held, buried, pile = cards(game.t)
            assert (len(held), len(buried), len(pile)) == (2, 0, 3)
            if differ:
                hands.add(tuple(held))
            else:
                assert held == sorted([SCHEME["panic"], SCHEME["detour"]])
    assert len(hands) > 5


@rule("DOZ-VERSUS-110")
def test_a_scheme_that_was_shown_since_stays_in_the_hand_it_came_from() -> None:
    for seed in range(12):
        game = versus(seats=3, hand="panic detour", deck="bad_water safe_house thick_hides")
        later = game.t.copy()
        assert later.versus is not None
        later.versus.schemes = [SCHEME["detour"]]
        later.versus.open_discards = [SCHEME["panic"]]
        game.t.chance.reseed(seed)
        deal(game.t, HERO, later)
        assert SCHEME["panic"] in cards(game.t)[0]
        game.any_luck()


@rule("DOZ-VERSUS-110", "DOZ-VERSUS-92")
@pytest.mark.parametrize("moment", [ZEDS_DICE, ZEDS_HIT, GUNFIRE_DECLARED, ARRESTED])
def test_the_zeds_player_is_asked_also_without_a_card_that_fits(moment: int) -> None:
    game = versus(hand="new_recruits").carries_out(offered(moment))
    assert game.options == ["no"]
    assert hand(game.answers("no")) == ["new_recruits"]


@rule("DOZ-VERSUS-110")
def test_nobody_is_asked_for_cards_that_lie_open_or_with_an_empty_hand() -> None:
    game = versus(hand="new_recruits")
    assert game.t.versus is not None
    game.t.versus.open_discards = [SCHEME["thick_hides"]]
    assert game.carries_out(offered(ZEDS_HIT)).asked == ""
    assert versus().carries_out(offered(ZEDS_HIT)).asked == ""


@rule("DOZ-VERSUS-110", "DOZ-VERSUS-40")
def test_what_spy_showed_is_seen_by_the_zeds_player_alone_and_dealt_anew_to_others() -> None:
    game = versus(seats=3, actions=1).draws("lake")
    game.t.fates = Pile([FATE["lake"], FATE["killdozer"], FATE["organize"]])
    opens(game).answers("spy_fate")
    assert [seen(game.match, seat).next_fate for seat in (HERO, 1, None, ZEDS)] == [
        NONE,
        NONE,
        NONE,
        FATE["lake"],
    ]
    tops = set()
    for seed in range(10):
        table = game.now.copy()
        table.chance.reseed(seed)
        deal(table, HERO, game.now)
        tops.add(table.fates.top)
        table = game.now.copy()
        deal(table, ZEDS, game.now)
        assert table.fates.top == (FATE["lake"],)
    assert len(tops) == 3


@rule("DOZ-VERSUS-110", "DOZ-VERSUS-40")
def test_the_same_holds_for_the_event_deck() -> None:
    game = versus(seats=3, actions=1).draws("night_forest")
    game.t.events_left = [EVENT["night_forest"], EVENT["spread"]]
    game.t.to_come[2] = 1
    opens(game).answers("spy_event")
    assert [seen(game.match, seat).next_event for seat in (HERO, ZEDS)] == [NONE, EVENT["night_forest"]]
    assert seen(game.match, HERO).events_left == sorted([EVENT["night_forest"], EVENT["spread"]])
    tops = set()
    for seed in range(10):
        table = game.now.copy()
        table.chance.reseed(seed)
        deal(table, HERO, game.now)
        tops.add(table.top_event)
        assert (table.to_come, table.saw_event) == (game.now.to_come, game.now.saw_event)
    assert tops == {EVENT["night_forest"], EVENT["spread"]}


@rule("DOZ-VERSUS-111", "DOZ-UNIT-64")
def test_what_special_agent_wright_sees_is_known_to_the_heroes_alone() -> None:
    game = versus("brains", 3).put("wright", "forest_2").draws("end_b1")
    game.t.events_left = [EVENT["end_b1"]]
    acts(game).answers("unit", "wright").answers("use", "wright")
    assert [seen(game.match, seat).next_event for seat in (HERO, 1, ZEDS)] == [
        EVENT["end_b1"],
        EVENT["end_b1"],
        NONE,
    ]
    assert [len(heard(game, seat, "event_seen")) for seat in (HERO, 1, ZEDS, None)] == [1, 1, 0, 0]


@rule("DOZ-VERSUS-111", "DOZ-UNIT-68")
def test_what_wilson_the_hermit_sees_is_known_to_the_heroes_alone() -> None:
    game = versus("directors_cut", 3).put("wilson", "forest_2").draws("lake")
    game.t.fates = Pile([FATE["lake"], FATE["killdozer"]])
    acts(game)
    assert [seen(game.match, seat).next_fate for seat in (HERO, 1, ZEDS)] == [
        FATE["lake"],
        FATE["lake"],
        NONE,
    ]
    assert [len(heard(game, seat, "fate_seen")) for seat in (HERO, 1, ZEDS, None)] == [1, 1, 0, 0]


@rule("DOZ-VERSUS-111", "DOZ-COOP-13")
@pytest.mark.parametrize(("hidden", "visible"), [(False, True), (True, False)])
def test_held_fate_cards_are_open_to_the_zeds_player_unless_an_option_hides_them(
    hidden: bool, visible: bool
) -> None:
    game = opens(versus(seats=3, actions=1, hidden_fate=hidden).holds("adrenaline", "organize"))
    cards_held = [FATE["organize"], FATE["adrenaline"]]
    for seat in (HERO, 1):
        assert seen(game.match, seat).fate_hand == cards_held
    for other in (ZEDS, None):
        sight = seen(game.match, other)
        assert sight.fate_hand == (cards_held if visible else [])
        assert sight.fates_held == 2


def times(moment: int) -> Carried:
    """A moment for held cards."""

    def step(t: DawnTable) -> Flow:
        yield from offer(t, moment)

    return step


def draws_and_finishes(t: DawnTable) -> Flow:
    yield from draw_fate(t)
    yield from finish_fate(t)


@rule("DOZ-VERSUS-111")
@pytest.mark.parametrize(("fate", "hidden"), [("adrenaline", True), ("living_dead", False)])
def test_with_that_option_a_hold_card_is_not_shown_when_it_is_drawn_but_a_plot_twist_is(
    fate: str, hidden: bool
) -> None:
    game = versus(seats=3, hidden_fate=True)
    game.t.fates = Pile([FATE[fate]])
    game.any_luck().carries_out(draws_and_finishes)
    assert len(heard(game, HERO, "fate_drawn")) == 1
    assert len(heard(game, ZEDS, "fate_drawn")) == (0 if hidden else 1)
    assert len(heard(game, HERO, "fate_kept")) == int(hidden)
    for seat in (HERO, ZEDS):
        assert len(heard(game, seat, "fate_kept_unseen")) == int(hidden)
        assert len(heard(game, seat, "track_fated")) == 1
    assert heard(game, ZEDS, "fate_kept") == []


@rule("DOZ-VERSUS-111")
def test_with_that_option_held_cards_are_dealt_anew_to_the_zeds_player() -> None:
    game = versus(seats=3, hidden_fate=True).holds("organize").any_luck()
    game.t.fates = Pile(sorted([FATE[card] for card in (*HOLD_CARDS, *TWISTS) if card != "organize"]))
    hands = set()
    for seed in range(20):
        for seat in (HERO, ZEDS):
            table = game.t.copy()
            table.chance.reseed(seed)
            deal(table, seat, game.t)
            assert len(table.fate_hand) == 1
            if seat == ZEDS:
                hands.add(table.fate_hand[0])
            else:
                assert table.fate_hand == [FATE["organize"]]
    assert hands == {FATE[card] for card in HOLD_CARDS}


HOLD_CARDS = ("organize", "bonfire", "desperate", "killdozer")
TWISTS = ("lake", "vermin")


def seen_by_wilson(hand: str = "organize", top: str = "lake") -> Game:
    """The Heroes hold a card that the Zeds player does not see, and have looked at the top one."""
    game = versus("directors_cut", seats=3, hidden_fate=True).holds(hand).any_luck()
    deck = [FATE[card] for card in (*HOLD_CARDS, *TWISTS) if card not in (hand, top)]
    game.t.fates = Pile(sorted(deck), (FATE[top],))
    game.t.saw_fate = hero_eyes(game.t)
    return game


@rule("DOZ-VERSUS-111")
def test_with_that_option_a_deal_tells_neither_what_is_held_nor_what_lies_on_top() -> None:
    game = seen_by_wilson()
    hands, tops = set(), set()
    for seed in range(80):
        table = game.t.copy()
        table.chance.reseed(seed)
        deal(table, ZEDS, game.t)
        hands.add(table.fate_hand[0])
        tops.add(table.fates.top[0])
        assert sorted([*table.fate_hand, *table.fates.top, *table.fates.middle]) == sorted(
            [FATE[card] for card in (*HOLD_CARDS, *TWISTS)]
        )
    assert hands == {FATE[card] for card in HOLD_CARDS}
    assert tops == {FATE[card] for card in (*HOLD_CARDS, *TWISTS)}


@rule("DOZ-VERSUS-111")
def test_with_that_option_a_deal_does_not_tell_a_hold_card_that_was_drawn_from_the_top() -> None:
    game = seen_by_wilson(hand="killdozer", top="organize").put("zeds_5", "farm")
    # Drawn in the step under way; it has named the track with the fewest Zeds.
    now = game.t.copy()
    now.fates = Pile(now.fates.middle[:])
    now.fate = FATE["organize"]
    now.open_fates = [FATE["organize"], NONE]
    drawn = set()
    for seed in range(60):
        table = game.t.copy()
        table.chance.reseed(seed)
        deal(table, ZEDS, now)
        drawn.add(table.fates.top[0])
    assert drawn == {FATE["organize"], FATE["bonfire"], FATE["desperate"]}


@rule("DOZ-VERSUS-111")
def test_with_that_option_the_forecast_does_not_tell_what_is_held() -> None:
    told = []
    for held, other in (("organize", "killdozer"), ("killdozer", "organize")):
        game = versus(seats=3, hidden_fate=True).holds(held).put("zeds_5", "farm")
        game.t.fates = Pile(sorted([FATE[other], FATE["lake"]]))
        told.append((fated_chances(game.t, ZEDS), fated_chances(game.t, HERO)))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


@rule("DOZ-VERSUS-111", "DOZ-FATE-8")
def test_how_many_fate_cards_are_left_is_open() -> None:
    game = versus(seats=3, hidden_fate=True).holds("organize", "bonfire")
    game.t.fates = Pile(sorted([FATE["killdozer"], FATE["lake"]]))
    acts(game)
    assert [game.match.view(seat)["decks"]["fates_left"] for seat in (HERO, ZEDS, None)] == [2, 2, 2]


@rule("DOZ-VERSUS-111")
@pytest.mark.parametrize("hidden_fate", [False, True])
def test_a_hidden_card_that_was_shown_cannot_be_taken_back(hidden_fate: bool) -> None:
    game = versus(seats=3, hidden_fate=hidden_fate).holds("adrenaline").put("hunt", "town_center")
    acts(game).answers("play", "adrenaline")
    assert game.match.can_undo(HERO) != hidden_fate


@rule("DOZ-VERSUS-111")
def test_with_that_option_whole_games_can_be_dealt_anew_for_the_zeds_player() -> None:
    options = {"level": "directors_cut", "mode": "versus", "length": "short", "hidden_fate": True}
    for seed in range(3):
        match = lastfire.new("dawn_of_the_zeds", 3, seed, **options)
        policy = RandomPolicy(seed)
        for number in range(250):
            if match.ask is None:
                break
            match.answer(policy.choose(match.ask))
            if number % 5 == 0:
                other = match.deal(ZEDS, number)
                assert other.view(ZEDS) == match.view(ZEDS)
                if match.ask is not None and match.ask.seat == ZEDS:
                    assert other.ask is not None
                    assert other.ask.ids == match.ask.ids


HELD = (
    *("organize", "scouts", "bonfire", "mr_clean", "rescue_signal"),
    *("hypnotized", "fell_for_it", "killdozer", "throw_something", "last_stand"),
    *("adrenaline", "vehicles", "news_chopper"),
)
"""Hold cards of every moment, the next one always of another than this one."""


def plays_on_with(held: str, other: str) -> Match:
    """A whole game in which the Heroes hold one of two cards from the start; the other lies at the bottom."""
    game = DawnOfTheZeds()
    options = {"level": "directors_cut", "mode": "versus", "length": "short", "hidden_fate": True}
    setup = game.agree(3, options)
    chance = Chance()
    chance.seal(b"equal luck")
    table = game.set_up(setup, chance)
    assert isinstance(table, DawnTable)
    table.fate_hand = [FATE[held]]
    table.fates.middle.remove(FATE[held])
    for card in [card for card in table.fates.middle if card != FATE[other]]:
        table.fates.middle.remove(card)
        table.fates.put_on_top(card)
    match = Match(game, setup, table)
    match._begin()
    return match


def shown(match: Match, watcher: int | None) -> tuple[object, ...]:
    """What a seat or a spectator is sent: the table, the question, all that was told, what Undo would do."""
    ask = match.ask
    asked = None if ask is None else (ask.seat, ask.question, ask.number)
    options = [option.notation for option in ask.options] if ask is not None and ask.seat == watcher else []
    told = [(record.kind, record.args) for record in match.records(watcher)]
    undo = watcher is not None and match.can_undo(watcher)
    stays = match.revealed(watcher) if watcher is not None and match.answered_last(watcher) else 0
    return match.view(watcher), asked, options, told, undo, stays


@rule("DOZ-VERSUS-111")
@pytest.mark.parametrize(("held", "other"), [*pairwise(HELD)])
def test_with_that_option_all_that_the_zeds_player_is_told_is_the_same_whichever_card_is_held(
    held: str, other: str
) -> None:
    one, two = plays_on_with(held, other), plays_on_with(other, held)
    dice = random.Random(held)
    for _ in range(80):
        for watcher in (ZEDS, None):
            assert shown(one, watcher) == shown(two, watcher)
        if one.ask is None or two.ask is None:
            break
        can, could = [[option.notation for option in ask.options] for ask in (one.ask, two.ask)]
        answer = dice.choice([each for each in can if each in could])
        one.answer(can.index(answer))
        two.answer(could.index(answer))


@rule("DOZ-VERSUS-111", "DOZ-COOP-10")
def test_with_that_option_the_heroes_are_asked_also_without_a_card_that_fits() -> None:
    hidden = versus(seats=3, hidden_fate=True).holds("vehicles").carries_out(times(ZEDS_ATTACK))
    assert (hidden.asked, hidden.options) == ("hold_card", ["no"])
    assert [hidden.asked_seat, hidden.answers("no").asked_seat] == [HERO, 1]
    assert hidden.answers("no").asked == ""
    assert versus(seats=3).holds("vehicles").carries_out(times(ZEDS_ATTACK)).asked == ""


@rule("DOZ-VERSUS-111")
def test_nobody_is_asked_about_cards_that_lie_open_or_that_would_do_nothing_or_with_an_empty_hand() -> None:
    assert versus(seats=3, hidden_fate=True).carries_out(times(DEFENCE_LOST)).asked == ""
    game = versus(seats=3, hidden_fate=True).holds("vehicles")
    # Last Stand is the one card of that moment, and needs a fight.
    assert game.carries_out(times(DEFENCE_LOST)).asked == ""
    game = versus(seats=3, hidden_fate=True).holds("vehicles")
    game.t.fate_discards = [FATE[card] for card in ("organize", "man_no_name", "a_drink", "throw_something")]
    assert game.carries_out(times(ZEDS_ATTACK)).asked == ""


@rule("DOZ-VERSUS-111", "DOZ-ACTION-5")
def test_with_that_option_heroes_who_hold_a_card_are_asked_who_acts_also_when_nobody_can() -> None:
    assert act(versus(hidden_fate=True).holds("last_stand")).options == ["pass"]
    assert act(versus().holds("last_stand")).asked == ""
    assert act(versus(hidden_fate=True)).asked == ""


@rule("DOZ-VERSUS-112")
def test_the_pool_is_open_to_all() -> None:
    game = opens(versus(seats=3, actions=1).put("lawyers", "gone"))
    at = [seen(game.match, seat).at[FIRST_UN_ZEDS:] for seat in (HERO, 1, ZEDS, None)]
    assert at[0] == at[1] == at[2] == at[3]
    pools = [game.match.view(seat)["versus"]["pool"] for seat in (HERO, 1, ZEDS, None)]
    assert pools[0] == pools[1] == pools[2] == pools[3]
    assert "looters_1" in pools[0]
    assert "lawyers" not in pools[0]
    assert now(game).actions == 1


def marks_on(game: Game, unit: str, seat: int | None = HERO) -> list[str]:
    """What a seat is shown of the Memory markers on a unit."""
    (marks,) = [each["used"] for each in game.match.view(seat)["units"] if each["unit"] == unit]
    assert isinstance(marks, list)
    return marks


@rule("DOZ-VERSUS-113", "DOZ-HOUSE-8")
def test_memory_markers_lie_on_who_has_shambled_sneaked_sabotaged_or_tried_an_arrest() -> None:
    game = versus(seats=3, actions=4).put("zeds_5", "forest_6").put("looters_1", "farm").has(supplies=1)
    opens(game).answers("shamble").answers("sabotage").answers("sneak").answers("space", "forest_1")
    for seat in (HERO, ZEDS, None):
        used = seen(game.match, seat).used
        for what, unit in ((SHAMBLED, "zeds_5"), (SABOTAGED, "looters_1"), (SNEAKED, "looters_1")):
            assert use_number(what, UNIT[unit]) in used
    game = acts(versus().put("santana", "forest_2").put("looters_1", "forest_1").falls(1))
    game.answers("unit", "santana").answers("arrest")
    assert use_number(TRIED_ARREST, UNIT["santana"]) in seen(game.match, HERO).used
    assert marks_on(game, "santana") == ["arrest"]


@rule("DOZ-VERSUS-113", "DOZ-HOUSE-8")
def test_everybody_is_shown_what_memory_markers_say() -> None:
    game = versus(seats=3, actions=4).put("zeds_5", "forest_6").put("looters_1", "farm").has(supplies=1)
    game.put("zeds_6", "highway_6")
    opens(game).answers("shamble", "zeds_5").answers("sabotage").answers("sneak").answers("space", "forest_1")
    for seat in (HERO, ZEDS, None):
        assert marks_on(game, "zeds_6", seat) == []
        assert marks_on(game, "zeds_5", seat) == ["shambled"]
        assert marks_on(game, "looters_1", seat) == ["sneaked", "sabotaged"]


@rule("DOZ-VERSUS-113", "DOZ-HOUSE-8")
def test_they_are_removed_in_housekeeping() -> None:
    game = versus(hand="panic").event("end_b1").put("dr_marteuse", "forest_start").any_luck()
    game.t.used = [use_number(SHAMBLED, UNIT["zeds_5"])]
    game.begin(HOUSEKEEPING)
    assert use_number(SHAMBLED, UNIT["zeds_5"]) not in game.now.used


# The end.


def before_the_end(hidden_fate: bool = False) -> Game:
    """The Heroes hold a card, the Zeds player has Schemes in hand and face down, and then takes the town."""
    game = versus(seats=3, actions=1, hand="panic detour", hidden_fate=hidden_fate).holds("vehicles")
    of(game).buried = [SCHEME["packed_ranks"]]
    return takes_the_town(game)


def takes_the_town(game: Game) -> Game:
    """After a window of the Zeds player, Zeds enter Town Center, without dice."""

    def step(t: DawnTable) -> Flow:
        yield from versus_window(t)
        yield from advancing("zeds_5")(t)

    return game.put("zeds_5", "uptown").carries_out(step)


@rule("DOZ-VERSUS-115", "DOZ-VERSUS-110", "DOZ-VERSUS-111")
@pytest.mark.parametrize("seat", [HERO, 1, ZEDS, None])
def test_what_sides_have_hidden_is_shown_to_all_once_the_game_is_over_and_not_before(
    seat: int | None,
) -> None:
    game = before_the_end(hidden_fate=True)
    view = game.match.view(seat)
    assert view["result"] is None
    assert view["versus"]["schemes"] == (["detour", "panic"] if seat == ZEDS else None)
    assert view["decks"]["held"] == (["vehicles"] if seat in (HERO, 1) else [])
    # Who has discarded them knows which.
    buried = [SCHEME["packed_ranks"]] if seat == ZEDS else []
    assert (seen(game.match, seat).buried, heard(game, seat, "schemes_shown")) == (buried, [])
    assert view["versus"]["schemes_buried"] == (["packed_ranks"] if seat == ZEDS else None)
    game.answers("pass")
    assert game.match.over
    hidden = {"schemes": ["detour", "panic"], "buried": ["packed_ranks"], "held": ["vehicles"]}
    assert game.match.view(seat)["result"]["hidden"] == hidden
    shown = [heard(game, seat, kind)[0].args for kind in ("schemes_shown", "buried_shown", "held_shown")]
    assert shown == [{"scheme": ["detour", "panic"]}, {"scheme": ["packed_ranks"]}, {"fate": ["vehicles"]}]


@rule("DOZ-VERSUS-115")
def test_what_has_been_shown_cannot_be_taken_back() -> None:
    game = before_the_end().answers("pass")
    assert game.match.over
    assert not any(game.match.can_undo(seat) for seat in (HERO, 1, ZEDS))


@rule("DOZ-VERSUS-115")
def test_cards_that_lay_open_all_along_and_hands_without_a_card_are_not_told_of() -> None:
    game = before_the_end().answers("pass")
    assert heard(game, None, "held_shown") == []
    assert game.match.view(None)["result"]["hidden"]["held"] == []
    game = takes_the_town(versus(seats=3, actions=1)).answers("pass")
    assert [heard(game, None, kind) for kind in ("schemes_shown", "buried_shown")] == [[], []]


@rule("DOZ-VERSUS-115")
def test_in_a_game_together_nothing_is_hidden() -> None:
    game = lay(seats=2).put("zeds_5", "uptown").carries_out(advancing("zeds_5"))
    assert game.match.view(0)["result"]["hidden"] is None
