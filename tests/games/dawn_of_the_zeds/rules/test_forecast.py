"""If nobody moves: the chances of tracks, and what one activation does, against every way it can go."""

from itertools import combinations, permutations, product
from typing import Final

import pytest

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, MOUNTAIN, TRACKS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.card import ALL_TRACKS, FATED_TRACK
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import tracks_of_line
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE
from lastfire.games.dawn_of_the_zeds.rules.forecast import Forecast, GroupForecast, TrackForecast, forecast
from lastfire.games.dawn_of_the_zeds.rules.next_tracks import coming_cards
from lastfire.games.dawn_of_the_zeds.rules.sight import sight_of
from lastfire.games.dawn_of_the_zeds.rules.sources import EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    ACTS,
    BARRICADE,
    CHAOS_WINS,
    EAT,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT as EVENT_PHASE
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import ANY_ORDER, activate
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import WINDOW
from lastfire.games.dawn_of_the_zeds.rules.view import view
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay
from tests.rule import rule

DICE: Final = range(1, 7)
FATES: Final = ("lake", "vermin", "living_dead", "zeds_call", "bonfire", "rigged_books")
REGULAR: Final = ("night_highway", "spread", "absolute_chaos", "tsunami", "nuclear")
SPECIAL: Final = ("brains_g", "kidding_me")


def deck(
    game: Game,
    regular: tuple[str, ...],
    special: tuple[str, ...],
    counts: tuple[int, int],
    fates: tuple[str, ...] = FATES,
) -> Game:
    """Of Act 2 so many of these Regular and Special cards are in the deck, and then the End card."""
    t = game.t
    t.events_left = sorted(EVENT[card] for card in (*regular, *special, "end_b2"))
    t.to_come = [0, 0, counts[0], counts[1]] + [0] * (2 * (ACTS - 2))
    t.phase = ACTION
    t.fates = Pile(sorted(FATE[card] for card in fates))
    return game


def decks_of(regular: tuple[str, ...], special: tuple[str, ...], counts: tuple[int, int]) -> list[list[str]]:
    """Every deck that can have been built, without its order."""
    return [
        [*some, *others]
        for some in combinations(regular, counts[0])
        for others in combinations(special, counts[1])
    ]


def orders(regular: tuple[str, ...], special: tuple[str, ...], counts: tuple[int, int]) -> list[str]:
    """The top card of every deck that can have been built, in every order."""
    found = []
    for some in permutations(regular, counts[0]):
        for others in permutations(special, counts[1]):
            found += [order[0] for order in permutations((*some, *others))]
    return found


def track_of(said: Forecast, track: int) -> TrackForecast:
    return said["tracks"][track]


def activating(track: int) -> Carried:
    """A track is activated."""

    def step(t: DawnTable) -> Flow:
        yield from activate(t, track)

    return step


@pytest.mark.parametrize("counts", [(2, 1), (1, 2), (3, 0), (0, 1)])
def test_the_chance_of_each_track_is_that_of_all_decks_that_there_can_be(counts: tuple[int, int]) -> None:
    game = deck(lay("brains").put("zeds_3", "farm"), REGULAR, SPECIAL, counts)
    said = forecast(game.t, 0)
    decks = orders(REGULAR, SPECIAL, counts)
    ways = len(decks) * len(FATES)
    for track in range(game.t.tracks):
        once = twice = chosen = 0
        for top, fate in product(decks, FATES):
            symbols = game.t.box.events[EVENT[top]].tracks
            named = tracks_of_line(game.t, game.t.box.fates[FATE[fate]].track)
            times = symbols.count(track) + symbols.count(ALL_TRACKS)
            times += symbols.count(FATED_TRACK) * (named == [track])
            once += times > 0
            twice += times > 1
            chosen += times == 0 and FATED_TRACK in symbols and track in named
        assert track_of(said, track)["activated"] == pytest.approx(once / ways)
        assert track_of(said, track)["twice"] == pytest.approx(twice / ways)
        assert track_of(said, track)["chosen"] == pytest.approx(chosen / ways)


@pytest.mark.parametrize("counts", [(2, 1), (1, 2), (3, 0), (0, 1)])
def test_activations_to_the_end_are_those_of_all_decks_that_there_can_be(counts: tuple[int, int]) -> None:
    game = deck(lay("brains").put("zeds_3", "farm"), REGULAR, SPECIAL, counts)
    said = forecast(game.t, 0)
    every = [[*cards, "end_b2"] for cards in decks_of(REGULAR, SPECIAL, counts)]
    named = [tracks_of_line(game.t, game.t.box.fates[FATE[fate]].track) for fate in FATES]
    for track in range(game.t.tracks):
        share = sum(1 / len(tracks) for tracks in named if track in tracks) / len(FATES)
        symbols = [[game.t.box.events[EVENT[card]].tracks for card in cards] for cards in every]
        surely = [sum(each.count(track) + each.count(ALL_TRACKS) for each in cards) for cards in symbols]
        fated = [sum(each.count(FATED_TRACK) for each in cards) for cards in symbols]
        expected = sum(one + other * share for one, other in zip(surely, fated, strict=True)) / len(every)
        assert track_of(said, track)["to_come"] == pytest.approx(expected)
        most = max(one + other for one, other in zip(surely, fated, strict=True))
        assert track_of(said, track)["most_to_come"] == most


def test_what_is_left_of_this_turn_is_still_to_come() -> None:
    game = deck(lay("apocalypse"), (), (), (0, 0)).event("brains_g")
    t = game.t
    end = [track_of(forecast(t, 0), track)["most_to_come"] for track in range(4)]
    t.phase = EAT
    assert [track_of(forecast(t, 0), track)["most_to_come"] - end[track] for track in range(4)] == [1] * 4
    t.phase, t.moment = ZEDS, WINDOW
    t.activations = [2, 2]
    left = [track_of(forecast(t, 0), track) for track in range(4)]
    assert [each["most_to_come"] - end[track] for track, each in enumerate(left)] == [0, 0, 2, 0]


def test_no_card_follows_the_end_card_that_a_seat_has_seen() -> None:
    game = deck(lay("apocalypse", 2, mode="versus"), (), (), (0, 0))
    t = game.t
    t.events_left = [EVENT["end_b1"]]
    t.top_event = EVENT["end_b2"]
    t.saw_event = 2
    seen = [track_of(forecast(t, 1), track) for track in range(4)]
    symbols = t.box.events[EVENT["end_b2"]].tracks
    for track, each in enumerate(seen):
        sure = symbols.count(track) + symbols.count(ALL_TRACKS)
        assert each["most_to_come"] == sure + symbols.count(FATED_TRACK)


def test_a_fated_track_counts_by_the_lines_of_the_fate_cards_that_nobody_has_seen() -> None:
    fates = ("vermin", "vehicles", "zeds_call", "bonfire")
    game = deck(lay("brains").put("zeds_3", "farm").put("zeds_4", "st_thomas"), (), (), (0, 0), fates)
    said = forecast(game.t, 0)
    twice = [track_of(said, track)["twice"] for track in range(4)]
    highway, suburbs = twice[2], twice[3]
    assert (highway, suburbs) == (0.5, 0.25)


def test_before_a_turn_reveals_its_card_the_last_one_says_nothing_of_it() -> None:
    game = deck(lay("apocalypse"), ("night_forest",), (), (1, 0)).event("brains_g")
    game.t.phase, game.t.turn, game.t.revealed = EVENT_PHASE, 5, 4
    before = forecast(game.t, 0)
    assert before["this_turn"] is False
    assert [track_of(before, track)["activated"] for track in range(4)] == [1, 0, 0, 0]
    assert view(sight_of(game.t, None, 0))["event"] is None
    game.event("night_suburbs")
    game.t.revealed = 5
    then = forecast(game.t, 0)
    assert then["this_turn"] is True
    assert [track_of(then, track)["activated"] for track in range(4)] == [0, 0, 0, 1]
    assert view(sight_of(game.t, None, 0))["event"] is not None


def test_a_card_that_a_seat_has_seen_is_certain_for_that_seat_alone() -> None:
    game = deck(lay("apocalypse", 2, mode="versus"), ("night_forest", "night_suburbs"), (), (2, 0))
    t = game.t
    t.events_left.remove(EVENT["night_forest"])
    t.to_come[2] -= 1
    t.top_event = EVENT["night_forest"]
    t.saw_event = 2
    assert track_of(forecast(t, 1), FOREST)["activated"] == 1.0
    assert track_of(forecast(t, 0), FOREST)["activated"] == pytest.approx(0.5)
    assert track_of(forecast(t, -1), FOREST)["activated"] == pytest.approx(0.5)
    assert t.top_event == EVENT["night_forest"], "looking changes nothing"


def test_the_card_after_doctor_at_large_governs_the_phase() -> None:
    game = deck(lay("apocalypse", 2, mode="versus"), ("night_forest",), (), (1, 0))
    game.t.doctor_to_come = True
    cards = dict(coming_cards(game.t, 0))
    assert cards == {EVENT["night_forest"]: pytest.approx(1.0)}


def test_the_card_after_the_national_guard_governs_the_phase() -> None:
    game = deck(lay("apocalypse"), REGULAR, SPECIAL, (5, 2))
    t = game.t
    t.events_left = sorted([*t.events_left, EVENT["national_guard"], EVENT["night_suburbs"]])
    t.to_come[2] = 6
    assert sum(t.to_come) + 1 == 9, "the Guard lies on top"
    cards = dict(coming_cards(t, 0))
    assert EVENT["national_guard"] not in cards
    assert sum(cards.values()) == pytest.approx(1.0)


def test_the_card_of_this_turn_is_certain_until_its_tracks_are_done() -> None:
    game = deck(lay("apocalypse"), REGULAR, SPECIAL, (2, 1)).event("night_highway")
    t = game.t
    t.phase = EAT
    assert track_of(forecast(t, 0), 2)["twice"] == 1.0
    t.phase, t.moment, t.activations = ZEDS, WINDOW, [2, ANY_ORDER + 0b0101]
    said = forecast(t, 0)
    assert [one["activated"] for one in said["tracks"]] == [1.0, 0.0, 1.0, 0.0]
    assert [one["twice"] for one in said["tracks"]] == [0.0, 0.0, 1.0, 0.0]
    t.activations = []
    assert not any(one["activated"] for one in forecast(t, 0)["tracks"])


def test_an_empty_deck_activates_nothing() -> None:
    game = deck(lay("apocalypse"), (), (), (0, 0)).event("end_b2")
    game.t.events_left = []
    assert not any(one["activated"] for one in forecast(game.t, 0)["tracks"])


def test_pressure_is_told_with_its_chance_its_moves_and_whose_they_are() -> None:
    game = deck(lay("apocalypse", 3), ("spread", "night_forest", "night_suburbs"), (), (1, 0))
    game.put("zeds_3", "farm").put("zeds_4", "campground").put("zeds_5", "campground")
    pressure = forecast(game.t, 0)["pressure"]
    assert pressure is not None
    assert pressure["chance"] == pytest.approx(1 / 3)
    assert pressure["moves"] == 2
    assert [group["space"] for group in pressure["groups"]] == ["campground", "farm"]
    assert forecast(deck(lay("apocalypse"), ("spread",), (), (1, 0)).t, 0)["pressure"] is None


def fight() -> Game:
    """A Mob comes from the Farm upon a unit that lives through anything."""
    return lay("apocalypse").put("zeds_3", "st_thomas").put("zeds_4", "st_thomas").put("piazza", "farm")


def test_a_fight_comes_out_as_often_as_over_all_dice() -> None:
    said = track_of(forecast(fight().t, 0), FOREST)["groups"][0]
    remain = wins = chaos = 0
    for dice in product(DICE, DICE):
        game = fight().falls(*dice).any_luck().carries_out(activating(FOREST))
        while game.match.ask is not None:
            game.match.answer(0)
        stay = any(game.where(zeds) == "farm" for zeds in ("zeds_3", "zeds_4"))
        remain += stay
        chaos += game.chaos_in("farm")
        wins += len(game.told("zeds_beaten"))
    meeting = said["meets"][0]
    assert meeting["unit"] == "piazza"
    assert meeting["odds"]["wins"] == pytest.approx(wins / 36)
    assert meeting["zeds_remain"] == pytest.approx(remain / 36)
    assert said["chaos"] == pytest.approx(chaos / 36)


def only(game: Game, track: int = FOREST) -> GroupForecast:
    """The one group of a track."""
    (group,) = track_of(forecast(game.t, 0), track)["groups"]
    return group


def test_whoever_holds_a_space_best_keeps_chaos_away_best() -> None:
    game = fight().put("furies", "farm")
    meets = only(game)["meets"]
    assert len(meets) == 2
    assert only(game)["chaos"] == min(meeting["zeds_remain"] for meeting in meets)


def test_a_free_space_is_taken_with_chaos_and_whoever_lives_there() -> None:
    game = lay("apocalypse").put("zeds_3", "leftys_pass").put("villagers_2", "lucky_strike_mine")
    group = only(game, MOUNTAIN)
    assert (group["target"], group["chaos"], group["meets"]) == ("lucky_strike_mine", 1.0, [])
    assert group["overruns"] == ["villagers_2"]
    assert only(game.chaos("lucky_strike_mine"), MOUNTAIN)["chaos"] == 0.0


def test_the_town_falls_to_zeds_on_its_edge() -> None:
    game = lay().put("zeds_3", "commercial_district").put("zeds_4", "forest_2")
    track = track_of(forecast(game.t, 0), FOREST)
    assert track["town_falls"] == 1.0
    assert [group["town_falls"] for group in track["groups"]] == [1.0, 0.0]


def test_the_town_falls_where_a_chaos_marker_would_be_missing() -> None:
    game = lay("apocalypse").put("zeds_3", "leftys_pass")
    assert only(game, MOUNTAIN)["town_falls"] == 0.0
    game.t.chaos_left = 0
    assert only(game, MOUNTAIN)["town_falls"] == 1.0
    game.carries_out(activating(MOUNTAIN))
    assert game.t.ending == CHAOS_WINS
    # There the space has its marker already, and at Basic there are none.
    held = lay("apocalypse").put("zeds_3", "leftys_pass").chaos("lucky_strike_mine")
    held.t.chaos_left = 0
    assert only(held, MOUNTAIN)["town_falls"] == 0.0
    basic = lay().put("zeds_3", "leftys_pass")
    basic.t.chaos_left = 0
    assert only(basic, MOUNTAIN)["town_falls"] == 0.0


@rule("DOZ-EVENT-18", "DOZ-EVENT-3")
@pytest.mark.parametrize(("phase", "moment"), [(EAT, 0), (ZEDS, 0), (ZEDS, WINDOW)])
def test_what_the_card_of_this_turn_says_for_the_zeds_phase_counts_before_it_begins(
    phase: int, moment: int
) -> None:
    plain = fight()
    game = fight()
    game.t.event = EVENT["night_highway"]
    game.t.phase, game.t.moment = phase, moment
    if moment == WINDOW:
        game.event("night_highway")
    (dark,), (light,) = only(game)["meets"], only(plain)["meets"]
    assert dark["odds"]["wins"] < light["odds"]["wins"], "the Farm gives no terrain in the dark"
    assert game.t.in_force == ([] if moment != WINDOW else [EVENT_SOURCE + EVENT["night_highway"]])


@rule("DOZ-EVENT-40")
def test_it_is_said_where_the_same_zeds_would_attack_again_at_once() -> None:
    game = fight().event("no_escape")
    game.t.phase, game.t.moment = ZEDS, WINDOW
    (meeting,) = only(game)["meets"]
    assert meeting["odds"]["repeats"]
    assert "repeats" not in only(fight())["meets"][0]["odds"]


@rule("DOZ-EVENT-26", "DOZ-END-2")
def test_a_space_that_gets_two_chaos_markers_takes_the_town_where_one_is_left() -> None:
    game = lay("apocalypse").put("zeds_3", "leftys_pass").event("absolute_chaos").has(chaos_left=1)
    game.t.phase, game.t.moment = ZEDS, WINDOW
    assert only(game, MOUNTAIN)["town_falls"] == 1.0
    game.carries_out(activating(MOUNTAIN))
    assert game.t.ending == CHAOS_WINS


def test_zeds_stay_where_there_is_no_room_and_the_strongest_go_where_there_is_some() -> None:
    game = lay("apocalypse").put("zeds_3", "farm").put("zeds_4", "farm").put("zeds_5", "st_thomas")
    front, behind = track_of(forecast(game.t, 0), FOREST)["groups"]
    assert (front["target"], behind["movers"]) == ("forest_2", ["zeds_5"])


def test_a_barricade_that_zeds_leave_is_broken() -> None:
    game = lay("apocalypse").put("zeds_3", "forest_5").ground("forest_5", BARRICADE)
    assert only(game)["breaks_barricade"]


def test_a_track_without_zeds_gets_a_new_unit_on_its_start() -> None:
    track = track_of(forecast(lay().t, 0), MOUNTAIN)
    assert (track["new_zeds"], track["groups"]) == ("mountain_start", [])


def test_who_keeps_zeds_away_stops_them_as_often_as_over_all_dice() -> None:
    stopped = 0
    for die in DICE:
        game = lay("apocalypse").put("zeds_3", "st_thomas").put("kingman", "forest_2").falls(die)
        game.carries_out(activating(FOREST))
        stopped += game.where("zeds_3") == "st_thomas"
    near = lay("apocalypse").put("zeds_3", "st_thomas").put("kingman", "forest_2")
    assert only(near)["stopped"] == pytest.approx(stopped / 6)
    assert only(near)["chaos"] == pytest.approx(1 - stopped / 6)
    far = lay("apocalypse").put("zeds_3", "forest_6").put("kingman", "forest_2")
    assert only(far)["stopped"] == 0.0


def test_a_unit_in_catacombs_goes_stays_or_is_lost_as_over_all_dice() -> None:
    start = "inner_catacombs"
    found: dict[str, float] = {}
    for first, second in product(DICE, DICE):
        dice = (first, second) if first == 6 else (first,)
        game = lay("walking_zeds").put("zeds_3", start).falls(*dice)
        game.carries_out(activating(TUNNEL))
        where = game.where("zeds_3")
        found[where] = found.get(where, 0.0) + 1 / 36
    odds = only(lay("walking_zeds").put("zeds_3", start), TUNNEL)["catacombs"]
    assert odds is not None
    told = {lost["space"]: lost["chance"] for lost in odds["lost"]}
    told["guard_post"] = told.get("guard_post", 0.0) + odds["moves"]
    told[start] = told.get(start, 0.0) + odds["stays"]
    told["cup"] = odds["eliminated"]
    assert told == pytest.approx(found)


def test_the_chances_are_given_to_the_client_with_the_odds_until_the_end() -> None:
    game = deck(fight(), REGULAR, SPECIAL, (2, 1)).begin(ACTION)
    said = game.match.odds(0)["forecast"]
    assert [one["track"] for one in said["tracks"]] == [noun.id for noun in TRACKS[:4]]
    assert not said["this_turn"]
    over = lay().put("zeds_3", "commercial_district").carries_out(activating(FOREST))
    assert over.match.over
    assert over.match.odds(0)["forecast"] is None
