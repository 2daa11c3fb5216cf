"""Exact chances, compared with every way the dice can fall."""

import itertools
import random
from typing import Any

import pytest

import lastfire
from lastfire.engine.errors import SetupError
from lastfire.engine.pile import Pile
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import (
    BY_TABLE,
    HUMANS,
    THE_ZEDS,
    Bearer,
    at_least,
    gunfire,
    hand_to_hand,
    hits_that_tell,
    odds,
    row_chances,
)
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import odds_before, odds_of_shot
from lastfire.games.dawn_of_the_zeds.rules.combat.table import HITS_ON_UNIT, HITS_ON_ZEDS, ROW, zeds_lose
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.odds import outbreak_chance
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, EVENT, INFECTION, new_fight
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import SYMBOL
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import in_actions, uses
from tests.games.dawn_of_the_zeds.fights import attack_of, attacked_by, hits_on
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.versus import opens, versus
from tests.rule import rule

DICE = range(1, 7)


def every_row(extra: int) -> list[int]:
    """The row of every way that so many dice more than two can fall."""
    return [ROW[sum(sorted(dice)[-2:])] for dice in itertools.product(DICE, repeat=2 + extra)]


def suffered(hits: int, bearers: list[Bearer], ignoring: tuple[int, ...]) -> int:
    """How many of the Hits tell if these dice fall for ignoring them."""
    left = [bearer[0] for bearer in bearers]
    told = 0
    for hit in range(hits):
        standing = [at for at, count in enumerate(left) if count]
        if not standing:
            break
        if ignoring[hit] > bearers[standing[0]][1]:
            left[standing[0]] -= 1
            told += 1
    return told


def by_hand(hits: int, bearers: list[Bearer]) -> list[float]:
    """The chances of Hits that tell, by trying out all dice."""
    ways = list(itertools.product(DICE, repeat=hits))
    found = [0.0] * (hits + 1)
    for dice in ways:
        found[suffered(hits, bearers, dice)] += 1 / len(ways)
    return found


def equal(one: list[float], other: list[float]) -> bool:
    size = max(len(one), len(other))
    padded = [[*chances, *[0.0] * (size - len(chances))] for chances in (one, other)]
    return padded[0] == pytest.approx(padded[1])


@rule("DOZ-COMBAT-13", "DOZ-COMBAT-21")
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_the_rows_are_as_likely_as_the_dice_make_them(extra: int) -> None:
    rows = every_row(extra)
    assert row_chances(extra) == pytest.approx([rows.count(row) / len(rows) for row in range(7)])


@pytest.mark.parametrize("hits", range(6))
@pytest.mark.parametrize(
    "bearers", [[(2, 0)], [(2, 3)], [(1, 2)], [(4, 3)], [(1, 3), (2, 0)], [(2, 2), (1, 3)]]
)
def test_hits_that_tell_are_those_that_nobody_ignores(hits: int, bearers: list[Bearer]) -> None:
    rolled = [0.0] * hits + [1.0]
    assert equal(hits_that_tell(rolled, bearers), by_hand(hits, bearers))


@rule("DOZ-COMBAT-20")
@pytest.mark.parametrize("column", range(7))
@pytest.mark.parametrize(("extra", "again"), [(0, False), (0, True), (1, False), (1, True)])
def test_a_hand_to_hand_is_as_likely_won_as_the_dice_make_it(column: int, extra: int, again: bool) -> None:
    bearers: list[Bearer] = [(2, 2), (6, 0)]
    wins = 0.0
    on_zeds = [0.0] * 8
    on_unit = [0.0] * 8
    ends: list[tuple[int, float]] = []
    rows = every_row(extra)
    for row in rows:
        if again and not zeds_lose(row, column):
            ends += [(second, 1 / len(rows) ** 2) for second in rows]
        else:
            ends.append((row, 1 / len(rows)))
    chances = [sum(chance for end, chance in ends if end == row) for row in range(7)]
    for row, chance in enumerate(chances):
        wins += chance * zeds_lose(row, column)
        for hits, share in enumerate(by_hand(HITS_ON_ZEDS[row][column], bearers)):
            on_zeds[hits] += chance * share
        for hits, share in enumerate(by_hand(HITS_ON_UNIT[row][column], [(2, 3)])):
            on_unit[hits] += chance * share
    found = hand_to_hand(column, (2, 3), bearers, extra, again)
    assert found["wins"] == pytest.approx(wins)
    assert equal(found["zeds_hits"], on_zeds)
    assert equal(found["unit_hits"], on_unit)
    assert found["unit_falls"] == pytest.approx(on_unit[2])
    assert found["zeds_fall"] == pytest.approx(0)


def test_a_weak_unit_and_weak_zeds_may_fall() -> None:
    found = hand_to_hand(3, (1, 0), [(1, 0)])
    assert found["unit_falls"] == pytest.approx(35 / 36)
    assert found["zeds_fall"] == pytest.approx(30 / 36)


@rule("DOZ-UNIT-40", "DOZ-UNIT-71")
@pytest.mark.parametrize(("winner", "wins"), [(HUMANS, 1), (THE_ZEDS, 0), (BY_TABLE, 21 / 36)])
def test_somebody_may_win_whatever_the_dice_say(winner: int, wins: float) -> None:
    assert hand_to_hand(3, winner=winner)["wins"] == pytest.approx(wins)
    # Then nobody rolls again, and Hits are as the table says.
    again = hand_to_hand(3, rolls_again=True, winner=winner)
    plain = hand_to_hand(3, winner=BY_TABLE)
    assert equal(again["unit_hits"], plain["unit_hits"]) == (winner != BY_TABLE)


def test_a_spared_unit_takes_no_hits() -> None:
    found = hand_to_hand(0, (1, 0), spares_unit=True)
    assert found["unit_hits"] == [1.0]
    assert found["unit_falls"] == 0


@rule("DOZ-GUN-9", "DOZ-GUN-11")
@pytest.mark.parametrize("column", range(7))
@pytest.mark.parametrize("target", [(6, 0), (2, 3), (1, 0)])
def test_gunfire_is_as_likely_to_hit_as_the_dice_make_it(column: int, target: Bearer) -> None:
    chances = [0.0] * 8
    rows = every_row(0)
    for row in rows:
        for hits, share in enumerate(by_hand(HITS_ON_ZEDS[row][column], [target])):
            chances[hits] += share / len(rows)
    found = gunfire(column, target)
    assert equal(found["hits"], chances)
    assert found["falls"] == pytest.approx(sum(chances[target[0] :]))


def test_how_likely_dice_add_up_to_so_much() -> None:
    assert at_least(1, 4) == pytest.approx(1 / 2)
    assert at_least(2, 5) == pytest.approx(30 / 36)
    assert at_least(2, 2) == pytest.approx(1)


def test_odds_go_from_strengths_and_shifts_to_the_column() -> None:
    assert odds(9, 4, 1) == hand_to_hand(2, (4, 0))
    assert odds(4, 4, -9) == hand_to_hand(0, (4, 0))


def test_a_number_out_of_range_is_named() -> None:
    with pytest.raises(SetupError, match="unit"):
        odds(4, 0)
    with pytest.raises(SetupError, match="zeds_left"):
        odds(4, 4, zeds_left=0)


def test_the_odds_of_a_fight_on_the_table_know_terrain_dice_and_abilities() -> None:
    game = lay("brains").put("schmidt", "uptown").put("wzed", "town_center").put("zeds_15", "uptown", "tough")
    found = odds_before(game.t, new_fight([UNIT["zeds_15"]], UNIT["schmidt"], SPACE["uptown"], -1, True))
    # 5 against 4, three shifts to the right; a third die, and another roll after a loss.
    assert found == hand_to_hand(5, (2, 3), [(6, 3)], 1, True)
    veterans = game.put("veterans", "uptown")
    found = odds_before(
        veterans.t, new_fight([UNIT["zeds_15"]], UNIT["veterans"], SPACE["uptown"], -1, False)
    )
    assert found == hand_to_hand(2, (4, 0), [(6, 3)], winner=HUMANS)


def test_the_odds_of_gunfire_on_the_table_know_strength_and_shifts() -> None:
    game = lay().put("piazza", "forest_1").put("zeds_5", "farm", "reduced", hits=1)
    assert odds_of_shot(game.t, UNIT["piazza"], UNIT["zeds_5"]) == gunfire(3, (2, 0))
    assert odds_of_shot(game.t, UNIT["piazza"], UNIT["zeds_5"], 1) == gunfire(4, (2, 0))


def said(game: Game, seat: int = 0) -> dict[str, Any]:
    """The odds that a seat is shown, with what they are about by its words."""
    found = game.match.odds(seat)
    return {game.options[int(position)]: odds_of for position, odds_of in found["options"].items()}


def test_who_picks_a_defender_sees_the_odds_of_each() -> None:
    game = lay().put("piazza", "uptown").put("regular_civilians_7", "uptown").put("zeds_5", "uptown")
    game.carries_out(attacked_by("zeds_5", space="uptown"))
    town = [{"source": "town", "by": 2}]
    assert said(game) == {
        "unit unit=piazza": {"fight": hand_to_hand(4, (2, 0)), "start": 2, "shifts": town, "column": 4},
        "unit unit=regular_civilians_7": {
            "fight": hand_to_hand(5, (4, 0)),
            "start": 3,
            "shifts": town,
            "column": 5,
        },
    }


def test_who_leads_the_zeds_sees_what_a_shamble_would_meet() -> None:
    game = versus(actions=2).put("zeds_5", "forest_2").put("zeds_6", "highway_2")
    game.put("piazza", "forest_1").put("regular_civilians_7", "forest_1")
    known = said(opens(game), 1)
    met = known["shamble unit=zeds_5"]
    assert met["cost"] == 2
    assert (met["group"]["space"], met["group"]["target"]) == ("forest_2", "forest_1")
    assert {each["unit"]: each["odds"] for each in met["group"]["meets"]} == {
        "piazza": hand_to_hand(2, (2, 0)),
        "regular_civilians_7": hand_to_hand(3, (4, 0)),
    }
    assert known["shamble unit=zeds_6"]["group"]["meets"] == []


def test_odds_are_for_the_seat_that_is_asked() -> None:
    game = lay(seats=2).put("piazza", "uptown").put("hunt", "uptown").put("zeds_5", "uptown")
    game.carries_out(attacked_by("zeds_5", space="uptown"))
    assert len(said(game)) == 2
    assert said(game, 1) == {}


def test_who_may_roll_again_sees_what_either_leads_to() -> None:
    game = lay().put("hunt", "forest_2").put("zeds_15", "forest_2").falls(1, 2)
    game.carries_out(attacked_by("zeds_15", space="forest_2"))
    odds_said = said(game)
    assert odds_said["roll_again"] == {"fight": hand_to_hand(3, (2, 3))}
    kept = odds_said["stand"]["fight"]
    assert kept["wins"] == 0
    assert kept["zeds_hits"] == [1.0]
    assert equal(kept["unit_hits"], hits_that_tell([0, 0, 0, 1.0], [(2, 3)]))


@pytest.mark.parametrize("others", [(), ("piazza",)])
def test_whoever_may_retreat_sees_what_the_fight_would_be(others: tuple[str, ...]) -> None:
    game = lay().put("zeds_5", "farm").put("regular_civilians_7", "forest_2").event("cardio")
    for other in others:
        game.put(other, "forest_2")
    game.any_luck().carries_out(advancing("zeds_5"))
    assert game.asked == "slip_away"
    # Where several could fight, the question who does has the odds of each.
    alone = {"fight": hand_to_hand(3, (4, 0)), "start": 3, "shifts": [], "column": 3}
    assert said(game) == ({} if others else {"fight": alone})


def test_an_attack_names_what_moves_its_column() -> None:
    game = lay("brains").put("schmidt", "forest_2").put("zeds_15", "farm").has(event_actions=1).begin(ACTION)
    found = said(game.answers("unit", "schmidt"))["move space=farm"]
    assert (found["start"], found["shifts"], found["column"]) == (2, [{"source": "schmidt", "by": 1}], 3)


def test_a_fight_that_may_be_got_around_has_the_chance_that_it_comes_about() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("zeds_1", "farm").has(event_actions=1)
    found = said(game.begin(ACTION).answers("unit", "pickles"))["move space=farm"]["fight"]
    certain = hand_to_hand(3, (2, 0))
    assert found["fought"] == pytest.approx(1 / 6)
    for what in ("wins", "unit_falls"):
        assert found[what] == pytest.approx(certain[what] / 6)


def test_while_an_enemy_is_driven_off_there_are_no_odds_of_a_fight() -> None:
    game = lay("apocalypse").put("santana", "forest_2").put("zeds_5", "forest_2").put("zeds_15", "forest_2")
    game.falls(6).carries_out(attack_of("santana", "forest_2", "forest_1"))
    assert game.asked == "hit_zeds"
    assert game.match.odds(0)["fight"] is None


def test_who_may_step_back_sees_the_fight_that_it_would_be() -> None:
    game = lay("brains").put("darling", "forest_2").put("zeds_1", "forest_2").falls(2)
    game.carries_out(attack_of("darling", "forest_2", "forest_1"))
    assert game.asked == "evade"
    assert said(game)["fight"]["fight"] == hand_to_hand(4, (2, 2))


def test_cards_of_a_fight_do_not_hold_in_one_that_a_retreat_leads_to() -> None:
    game = lay().holds("killdozer").put("piazza", "farm").put("hunt", "farm").put("schmidt", "farm")
    game.put("zeds_30", "farm").put("zeds_1", "forest_2").falls(1, 1)
    game.carries_out(attack_of("piazza", "farm", "farm")).answers("play", "killdozer")
    while game.asked != "retreat_attack":
        game.any_luck().answers("stand" if game.asked == "roll_again" else "let_go")
    shifts = {option: [each["source"] for each in odds["shifts"]] for option, odds in said(game).items()}
    assert shifts == {"unit unit=hunt": [], "unit unit=schmidt": ["schmidt"]}


def test_while_cards_may_be_played_the_odds_of_the_fight_are_shown() -> None:
    game = lay().holds("killdozer").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert game.match.odds(0)["fight"] == hand_to_hand(3, (4, 0))


def test_a_saving_roll_has_its_chance() -> None:
    game = lay().put("piazza", "forest_2", "reduced").carries_out(hits_on("piazza", 1))
    assert said(game) == {"roll": {"survives": 1 / 2}}
    # Two dice, and 1 added by Wright.
    helped = lay("brains").put("staub", "forest_2", "reduced").put("wright", "staff_office").falls(1)
    helped.carries_out(hits_on("staub", 1))
    assert said(helped)["roll"]["survives"] == pytest.approx(8 / 9)


@rule("DOZ-FORAGE-3", "DOZ-FORAGE-4", "DOZ-FORAGE-5", "DOZ-FORAGE-6", "DOZ-FORAGE-7")
@pytest.mark.parametrize(
    ("level", "unit", "space", "supplies", "ammo", "nothing"),
    [
        ("basic", "piazza", "farm", 0, 0, 1),
        ("basic", "piazza", "campground", 0, 1 / 6, 5 / 6),
        ("basic", "piazza", "lucky_strike_mine", 0, 1 / 2, 1 / 2),
        ("basic", "piazza", "uptown", 0, 1 / 6, 5 / 6),
        ("outbreak", "piazza", "farm", 1 / 2, 0, 1 / 2),
        ("outbreak", "piazza", "campground", 1 / 3, 1 / 6, 1 / 2),
        ("outbreak", "piazza", "uptown", 1 / 2, 1 / 6, 1 / 2),
        # Two dice, either of which may be used.
        ("outbreak", "johnson", "campground", 20 / 36, 11 / 36, 9 / 36),
        # 1 Supply more with every Forage.
        ("apocalypse", "staub", "lucky_strike_mine", 1, 1 / 2, 0),
    ],
)
def test_foraging_has_its_chances(
    level: str, unit: str, space: str, supplies: float, ammo: float, nothing: float
) -> None:
    game = lay(level).put(unit, space).has(event_actions=1).begin(ACTION).answers("unit", unit)
    found = said(game)["forage"]["finds"]
    assert found == pytest.approx({"supplies": supplies, "ammo": ammo, "nothing": nothing})


@rule("DOZ-FORAGE-3")
def test_what_adds_to_foraging_counts() -> None:
    game = lay("outbreak").put("hernandez", "town_center").put("schmidt", "town_center")
    game.has(event_actions=1).begin(ACTION).answers("unit", "schmidt")
    found = said(game)["forage"]["finds"]
    assert found == pytest.approx({"supplies": 2 / 3, "ammo": 1 / 3, "nothing": 1 / 3})


def test_attacks_and_shots_of_a_unit_have_their_odds() -> None:
    game = (
        lay().put("regular_civilians_7", "forest_2").put("zeds_5", "farm").put("zeds_15", "farm").has(ammo=1)
    )
    game.has(event_actions=2).begin(ACTION)
    while game.asked != "deed":
        game.answers("unit", "regular_civilians_7")
    found = said(game)
    attack = {"fight": hand_to_hand(1, (4, 0), [(6, 0), (6, 0)]), "start": 1, "shifts": [], "column": 1}
    assert found["move space=farm"] == attack
    assert found["shoot unit=zeds_5"] == {"shot": gunfire(3, (6, 0)), "ammo": 1}
    assert "move space=forest_1" not in found


@rule("DOZ-GUN-1", "DOZ-UNIT-25", "DOZ-UNIT-26", "DOZ-UNIT-60")
@pytest.mark.parametrize(
    ("unit", "price"),
    [
        ("hunt", {"ammo": 1}),
        ("staub", {"ammo": 0}),
        ("national_guard", {"ammo": 2}),
        ("petras_angels", {"supplies": 1}),
    ],
)
def test_it_is_known_what_a_shot_costs(unit: str, price: dict[str, int]) -> None:
    game = lay("directors_cut").put(unit, "forest_2").put("zeds_5", "farm").has(ammo=9, supplies=9)
    game.has(event_actions=2).begin(ACTION)
    while game.asked != "deed":
        game.answers("unit", unit)
    shot = said(game)["shoot unit=zeds_5"]
    assert {key: value for key, value in shot.items() if key in ("ammo", "supplies")} == price


@rule("DOZ-UNIT-52", "DOZ-GUN-1")
def test_a_shot_that_is_an_ability_has_its_odds_at_each_target() -> None:
    game = lay().put("piazza", "forest_2").put("zeds_5", "farm").put("zeds_6", "forest_1")
    uses(in_actions(game.has(event_actions=2)), "piazza")
    shot = {"shot": gunfire(1, (6, 0)), "ammo": 0}
    assert said(game) == {"unit unit=zeds_5": shot, "unit unit=zeds_6": shot}


@rule("DOZ-UNIT-52", "DOZ-UNIT-53", "DOZ-GUN-1")
def test_where_an_ability_has_one_target_its_odds_stand_at_what_leads_to_it_at_once() -> None:
    game = lay().put("piazza", "forest_2").put("zeds_5", "farm").put("hernandez", "town_center")
    in_actions(game.has(event_actions=2, player_actions=1)).answers("unit", "piazza")
    assert said(game)["use unit=piazza"] == {"shot": gunfire(1, (6, 0)), "ammo": 0}
    game = lay("outbreak").put("hernandez", "town_center").put("hunt", "town_center")
    game.put("staub", "town_center").put("zeds_5", "uptown").has(ammo=1, player_actions=1)
    in_actions(game).answers("unit", "hernandez")
    assert "use unit=hernandez" not in said(game)
    game.answers("use", "hernandez")
    shots = {unit: game.match.odds(0)["options"][str(at)] for at, unit in enumerate(game.options)}
    assert shots["unit unit=staub"]["ammo"] == 0
    # One column better than by the Strength.
    assert shots["unit unit=hunt"] == {"shot": gunfire(5, (6, 0)), "ammo": 1}


@rule("DOZ-UNIT-53")
def test_a_commanded_shot_has_its_odds_at_each_target() -> None:
    game = lay("outbreak").put("hernandez", "town_center").put("hunt", "town_center")
    game.put("zeds_5", "uptown").put("zeds_6", "east_side").has(ammo=1, player_actions=1)
    uses(in_actions(game), "hernandez")
    shot = {"shot": gunfire(5, (6, 0)), "ammo": 1}
    assert said(game) == {"unit unit=zeds_5": shot, "unit unit=zeds_6": shot}


@rule("DOZ-UNIT-72")
def test_water_has_the_chance_that_it_is_enough() -> None:
    game = lay("outbreak").put("fire_company", "forest_2").put("zeds_5", "farm").put("zeds_6", "forest_1")
    uses(in_actions(game.has(event_actions=1)), "fire_company", "use_second")
    assert said(game) == {
        "unit unit=zeds_5": {"succeeds": at_least(2, 4)},
        "unit unit=zeds_6": {"succeeds": at_least(2, 4)},
    }


@rule("DOZ-GUN-15")
def test_gunfire_of_a_card_has_its_odds_at_each_target() -> None:
    game = lay("directors_cut").put("zeds_5", "uptown").put("zeds_6", "highway_1").holds("cannon")
    in_actions(game.has(event_actions=1).put("hunt", "town_center")).answers("play", "cannon")
    shot = {"shot": gunfire(4, (6, 0))}
    assert said(game) == {"unit unit=zeds_5": shot, "unit unit=zeds_6": shot}


@rule("DOZ-VERSUS-70")
def test_a_shot_of_un_zeds_has_its_odds_beside_its_price() -> None:
    game = versus(actions=4).put("deserters", "forest_2").put("wzed", "forest_1")
    assert said(opens(game), 1)["snipe unit=wzed"] == {"cost": 1, "shot": gunfire(2, (4, 0))}


@pytest.mark.parametrize(
    ("card", "infection", "chance"),
    [("night_forest", 7, 21 / 36), ("night_forest", 1, 0), ("hunting_cabin", 12, None)],
)
def test_the_outbreak_check_to_come_has_its_chance(card: str, infection: int, chance: float | None) -> None:
    game = lay("outbreak").event(card).has(infection=infection, revealed=1)
    assert outbreak_chance(game.t) is None
    said = chance if chance is None else pytest.approx(chance)
    game.t.phase = EVENT
    assert outbreak_chance(game.t) == said
    game.t.phase, game.t.moment = INFECTION, SYMBOL
    assert outbreak_chance(game.t) == said
    game.t.phase = ACTION
    assert outbreak_chance(game.t) is None


def test_the_card_of_the_last_turn_says_nothing_of_an_outbreak_in_this_one() -> None:
    game = lay("outbreak").event("night_forest").has(infection=7, turn=2, revealed=1)
    game.t.phase = EVENT
    assert outbreak_chance(game.t) is None


def test_an_outbreak_check_that_has_been_made_is_not_to_come() -> None:
    game = lay("outbreak").event("night_forest").has(infection=12).any_luck()
    game.t.fates = Pile([FATE["killdozer"]])  # the players choose its track
    game.falls(1, 1).begin(INFECTION, SYMBOL)
    assert (game.asked, game.now.phase) == ("fated_track", INFECTION)
    assert outbreak_chance(game.now) is None


@rule("DOZ-COOP-9")
def test_it_is_known_of_a_pass_whether_the_action_phase_ends_by_it() -> None:
    seen = {True: 0, False: 0}
    for seed in range(4):
        match = lastfire.new("dawn_of_the_zeds", seats=3, seed=seed, level="apocalypse")
        dice = random.Random(seed)
        while match.ask is not None and sum(seen.values()) < 200:
            ask = match.ask
            position = dice.randrange(len(ask.ids))
            if ask.question == "who_acts" and ask.options[position].verb == "pass":
                last = match.odds(ask.seat)["options"].get(str(position), {}).get("last", False)
                told = len(match.records(None))
                match.answer(position)
                seen[last] += 1
                asked = match.ask.question if match.ask is not None else "over"
                assert last == (asked != "who_acts" or len(match.records(None)) > told)
            else:
                match.answer(position)
    assert min(seen.values()) > 5, seen


@rule("DOZ-HEAL-3", "DOZ-HEAL-4", "DOZ-HEAL-5", "DOZ-HEAL-6", "DOZ-UNIT-63")
@pytest.mark.parametrize(
    ("unit", "marks", "hits", "does"),
    [
        ("furies", ("reduced", "comatose"), 0, "wakes"),
        ("furies", ("reduced",), 0, "flips"),
        ("furies", ("reduced",), 1, "removes_hit"),
        ("villagers_1", ("refugees",), 1, "removes_hit"),
    ],
)
@pytest.mark.parametrize(
    ("helper", "infection", "lowers"), [((), 5, 1), (("agee",), 5, 2), (("agee",), 1, 1)]
)
def test_a_heal_says_what_it_does(
    unit: str,
    marks: tuple[str, ...],
    hits: int,
    does: str,
    helper: tuple[str, ...],
    infection: int,
    lowers: int,
) -> None:
    game = (
        lay("brains")
        .put("hunt", "farm")
        .put(unit, "hospital", *marks, hits=hits)
        .has(event_actions=2, infection=infection)
    )
    for hero in helper:
        game.put(hero, "staff_office")
    game.begin(ACTION).answers("unit", unit)
    to_camp = unit == "villagers_1"
    assert said(game)["heal"]["heals"] == {"does": does, "lowers": lowers, "to_camp": to_camp}
    game.answers("heal")
    assert game.now.infection == infection - lowers + to_camp
    assert game.now.at[UNIT[unit]] == SPACE["refugee_camp" if to_camp else "hospital"]


@rule("DOZ-HEAL-8", "DOZ-UNIT-25")
@pytest.mark.parametrize(
    ("unit", "marks", "goes_to"),
    [
        ("furies", ("reduced",), "town_center"),
        ("furies", ("reduced", "comatose"), "cemetery"),
        ("national_guard", (), "town_space"),
    ],
)
def test_a_discharge_says_where_the_unit_goes(unit: str, marks: tuple[str, ...], goes_to: str) -> None:
    game = lay("apocalypse").put("hunt", "farm").put(unit, "hospital", *marks, hits=1).has(event_actions=2)
    game.begin(ACTION).answers("unit", unit)
    assert said(game)["discharge"] == {"goes_to": goes_to}
    game.answers("discharge")
    if goes_to == "town_space":
        assert game.asked == "where_to"
    else:
        assert game.now.at[UNIT[unit]] == SPACE[goes_to]
