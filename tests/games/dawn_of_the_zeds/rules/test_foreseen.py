"""The odds that are shown before a fight, compared with fights that are really fought.

Everything that fights is looked at, on its own and beside what changes its fights: whoever adds a die, a
chance or a step before a fight and does not say so in the odds is found here.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.step import Ask, Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.move import move
from lastfire.games.dawn_of_the_zeds.rules.actions.way import new_mover
from lastfire.games.dawn_of_the_zeds.rules.board.counters import hits_left
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack, zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import shoot
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import hand_to_hand, humans_win
from lastfire.games.dawn_of_the_zeds.rules.combat.prospects import odds_before, odds_of_shot, winner_of
from lastfire.games.dawn_of_the_zeds.rules.combat.table import ROW, best_two
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.forecast import forecast
from lastfire.games.dawn_of_the_zeds.rules.holding import GUNFIRE
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE, COMPONENTS
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, EAT, ZEDS, DawnTable, Fight, new_fight
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import DRIVEN_OFF
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, ROLL_AGAIN, STAND
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import DEFENDED, DICE_ROLLED, HIT_TAKEN, ZEDS_BEATEN
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import ZEDS_ADVANCE
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

FIGHTS: Final = 400
"""So many fights of a kind are fought, with the dice of as many seeds."""
NEAR: Final = 4.5
"""So many standard deviations may their share be from the odds."""

FIGHTERS: Final = [noun.id for number, noun in enumerate(UNIT_NAMES) if is_fighter(number)]
FOES: Final = [
    *(
        "zeds_1",
        "zeds_30",
        "were",
        "festering",
        "berserker",
        "ravager",
        "reanimator",
        "doom",
        "iron",
        "giant",
    ),
    *("leaper", "infected_vermin", "noelle", "raiders", "bubba_gang", "dr_marteuse", "protesters_1"),
    *("looters_1", "lawyers", "arsonists", "deserters", "risen_congregation"),
]
HERE: Final = "forest_2"

Shares = dict[str, float]
"""How often something has come about."""


def ground(*units: str, space: str = HERE) -> Game:
    """Units in one space of a game with everything, and stores."""
    game = lay("directors_cut").has(supplies=9, ammo=9)
    for unit in units:
        game.put(unit, space)
    return game


def reply_to(t: DawnTable, ask: Ask) -> int:
    """Whoever may choose fights, and rolls again after a loss and only then."""
    fight = t.fight
    if ROLL_AGAIN in ask.ids and fight is not None:
        won = humans_win(ROW[best_two(fight.dice)], fight.column, winner_of(t, fight))
        return STAND if won else ROLL_AGAIN
    return FIGHT if FIGHT in ask.ids else ask.ids[0]


def carried_out(game: Game, flow_of: Callable[[DawnTable], Flow], seed: int) -> DawnTable:
    """A copy of a table on which this has been done, with what was told of it."""
    now = game.t.copy()
    now.chance = Chance()
    now.chance.reseed(seed)
    now.told = []
    for ask in flow_of(now):
        now.reply = reply_to(now, ask)
    return now


def fought(game: Game, flow_of: Callable[[DawnTable], Flow], fight: Fight) -> Shares:
    """How often each thing comes about in fights of this unit against these Zeds."""
    found: Shares = {}
    lives = hits_left(game.t, fight.unit)
    zeds_lives = sum(hits_left(game.t, unit) for unit in fight.zeds)
    for seed in range(FIGHTS):
        told = carried_out(game, flow_of, seed).told or []
        # Where the unit gets around the fight, what the next one does is no more about it.
        others = [
            at for at, (kind, _, values, _) in enumerate(told) if kind is DEFENDED and values[0] != fight.unit
        ]
        told = told[: others[0]] if others else told
        hurt = [values[0] for kind, _, values, _ in told if kind is HIT_TAKEN]
        on_zeds, on_unit = sum(unit in fight.zeds for unit in hurt), hurt.count(fight.unit)
        of_unit = [kind for kind, _, values, _ in told if values and values[0] == fight.unit]
        for what, is_so in (
            ("fought", DICE_ROLLED in of_unit),
            ("wins", ZEDS_BEATEN in of_unit or DRIVEN_OFF in of_unit),
            ("zeds_fall", on_zeds >= zeds_lives),
            ("unit_falls", on_unit >= lives),
            (f"zeds_hits {on_zeds}", True),
            (f"unit_hits {on_unit}", True),
        ):
            found[what] = found.get(what, 0.0) + is_so / FIGHTS
    return found


def foretold(game: Game, fight: Fight) -> Shares:
    """What the odds say about the same."""
    odds = odds_before(game.t, fight)
    found: Shares = {
        "fought": odds.get("fought", 1.0),
        "wins": odds["wins"],
        "zeds_fall": odds["zeds_fall"],
        "unit_falls": odds["unit_falls"],
    }
    found.update({f"zeds_hits {count}": chance for count, chance in enumerate(odds["zeds_hits"])})
    found.update({f"unit_hits {count}": chance for count, chance in enumerate(odds["unit_hits"])})
    assert sum(odds["zeds_hits"]) == pytest.approx(1)
    assert sum(odds["unit_hits"]) == pytest.approx(1)
    return found


def agree(said: Shares, seen: Shares, count: int = FIGHTS) -> None:
    """What has been seen is as near to what was said as luck allows."""
    for what in said.keys() | seen.keys():
        odds, share = said.get(what, 0.0), seen.get(what, 0.0)
        strayed = NEAR * sqrt(max(odds * (1 - odds), 0) / count) + 1e-9
        assert abs(odds - share) <= strayed, f"{what}: said {odds:.3f}, seen {share:.3f}"


def attack(game: Game, unit: str, *zeds: str, space: str = HERE) -> None:
    """A unit attacks these, who are in the space."""
    fight = new_fight(sorted(UNIT[one] for one in zeds), UNIT[unit], SPACE[space], SPACE["forest_1"], False)
    agree(
        foretold(game, fight.copy()),
        fought(game, lambda t: player_attack(t, fight.unit, fight.space, fight.came_from), fight),
    )


def defence(game: Game, unit: str, *zeds: str, space: str = HERE, start: str = "farm") -> None:
    """These have come into the space and attack; the unit is picked to defend."""
    fight = new_fight(sorted(UNIT[one] for one in zeds), UNIT[unit], SPACE[space], SPACE[start], True)
    agree(
        foretold(game, fight.copy()),
        fought(
            game, lambda t: zeds_attack(t, fight.zeds[:], fight.space, fight.came_from, fight.unit), fight
        ),
    )


@pytest.mark.parametrize("unit", FIGHTERS)
def test_whoever_attacks_is_shown_what_really_comes_of_it(unit: str) -> None:
    attack(ground(unit, "zeds_15"), unit, "zeds_15")


@pytest.mark.parametrize("unit", FIGHTERS)
def test_whoever_defends_is_shown_what_really_comes_of_it(unit: str) -> None:
    defence(ground(unit, "zeds_15"), unit, "zeds_15")


@pytest.mark.parametrize("unit", FIGHTERS)
def test_whoever_is_reduced_is_shown_what_really_comes_of_it(unit: str) -> None:
    game = ground("zeds_15", space="uptown").put(unit, "uptown", "reduced")
    defence(game, unit, "zeds_15", space="uptown", start="forest_1")


@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("unit", ["schmidt", "pickles", "santana", "darling", "veterans"])
def test_whomever_a_unit_attacks_it_is_shown_what_really_comes_of_it(unit: str, foe: str) -> None:
    attack(ground(unit, foe), unit, foe)


@pytest.mark.parametrize("foe", [foe for foe in FOES if foe not in ("raiders", "bubba_gang", "noelle")])
@pytest.mark.parametrize("unit", ["schmidt", "pickles", "johnson", "darling", "veterans"])
def test_whoever_attacks_a_unit_it_is_shown_what_really_comes_of_it(unit: str, foe: str) -> None:
    defence(ground(unit, foe), unit, foe)


@pytest.mark.parametrize("mark", ["well_armed", "civilians_leader", "trained", "tough"])
def test_markers_of_a_unit_are_in_the_odds(mark: str) -> None:
    attack(ground("zeds_15").put("regular_civilians_7", HERE, mark), "regular_civilians_7", "zeds_15")


@pytest.mark.parametrize("mark", ["tough", "toxic", "fast", "smart", "leader", "stench"])
def test_upgrades_of_zeds_are_in_the_odds(mark: str) -> None:
    game = ground("hunt", "zeds_20").put("zeds_15", HERE, mark)
    attack(game, "hunt", "zeds_15", "zeds_20")
    defence(game, "hunt", "zeds_15", "zeds_20")


@pytest.mark.parametrize("component", range(COMPONENTS))
def test_components_of_the_super_weapon_are_in_the_odds(component: int) -> None:
    game = ground("hunt", "zeds_1").force(COMPONENT_SOURCE + component)
    attack(game, "hunt", "zeds_1")
    defence(game, "hunt", "zeds_1")


@pytest.mark.parametrize("beside", ["johnson", "wilson", "pickles", "darling"])
def test_whoever_stands_beside_the_defender_is_in_the_odds(beside: str) -> None:
    defence(ground("schmidt", beside, "zeds_15"), "schmidt", "zeds_15")


def test_traps_and_stealth_of_two_are_both_in_the_odds() -> None:
    defence(ground("pickles", "johnson", "zeds_15"), "pickles", "zeds_15")
    defence(ground("darling", "johnson", "zeds_15"), "darling", "zeds_15")


@pytest.mark.parametrize("marks", [(), ("reduced",)])
def test_traps_of_a_stack_in_which_somebody_has_nowhere_to_go_are_in_the_odds(marks: tuple[str, ...]) -> None:
    game = ground("national_guard", "johnson", space="uptown").put("zeds_15", "uptown", *marks)
    game.put("zeds_1", "commercial_district").put("zeds_2", "east_side").put("zeds_3", "suburbs_town")
    game.t.hits[UNIT["zeds_15"]] = 2 if marks else 0
    defence(game, "national_guard", "zeds_15", space="uptown", start="highway_1")


def test_where_nobody_gets_out_of_a_fight_the_odds_say_so() -> None:
    fight = new_fight([UNIT["zeds_15"]], UNIT["pickles"], SPACE[HERE], SPACE["farm"], True)
    assert odds_before(ground("pickles", "johnson", "zeds_15").t, fight.copy())["fought"] < 0.1
    caught = ground("pickles", "johnson", "zeds_15").event("no_escape").has(phase=ZEDS)
    odds = odds_before(caught.t, fight.copy())
    assert "fought" not in odds
    # The same Zeds attack at once again, so that all chances are those of one attack.
    assert odds["repeats"]
    against = new_fight(fight.zeds, fight.unit, fight.space, fight.came_from, False)
    assert "repeats" not in odds_before(caught.t, against)


@pytest.mark.parametrize("shooter", FIGHTERS)
@pytest.mark.parametrize("target", ["zeds_1", "iron"])
def test_whoever_shoots_is_shown_what_really_comes_of_it(shooter: str, target: str) -> None:
    game = ground(shooter).put(target, "farm", "tough")
    unit, other = UNIT[shooter], UNIT[target]
    if bars(game.t, unit, GUNFIRE):
        return
    odds = odds_of_shot(game.t, unit, other)
    said = {f"hits {count}": chance for count, chance in enumerate(odds["hits"])} | {"falls": odds["falls"]}
    seen: Shares = {"falls": 0.0}
    lives = hits_left(game.t, other)
    for seed in range(FIGHTS):
        told = carried_out(game, lambda t: shoot(t, unit, other), seed).told or []
        count = sum(kind is HIT_TAKEN and values[0] == other for kind, _, values, _ in told)
        seen[f"hits {count}"] = seen.get(f"hits {count}", 0.0) + 1 / FIGHTS
        seen["falls"] += (count >= lives) / FIGHTS
    agree(said, seen)


@pytest.mark.parametrize(
    "unit", ["schmidt", "pickles", "johnson", "darling", "kingman", "santana", "veterans"]
)
@pytest.mark.parametrize("foe", ["zeds_1", "zeds_30", "leaper"])
def test_what_the_zeds_would_do_is_forecast_as_it_really_comes(unit: str, foe: str) -> None:
    game = ground(unit, space="farm").put(foe, "st_thomas")
    game.t.event = EVENT["night_forest"]
    game.t.phase = ACTION
    group = forecast(game.t, 0)["tracks"][0]["groups"][0]
    (meeting,) = group["meets"]
    assert (group["space"], group["target"], meeting["unit"]) == ("st_thomas", "farm", unit)
    goes = 1 - group["stopped"]
    seen: Shares = {"stopped": 0.0, "remain": 0.0}
    for seed in range(FIGHTS):
        now = carried_out(game, lambda t: advance(t, (UNIT[foe],)), seed)
        at = now.at[UNIT[foe]]
        went = any(kind is ZEDS_ADVANCE for kind, _, _, _ in now.told or [])
        seen["stopped"] += (not went) / FIGHTS
        seen["remain"] += (went and at == SPACE["farm"]) / FIGHTS
    agree({"stopped": group["stopped"], "remain": goes * meeting["zeds_remain"]}, seen)
    assert group["chaos"] == pytest.approx(goes * meeting["zeds_remain"])


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-2", "DOZ-TUNNEL-9")
@pytest.mark.parametrize("unit", ["schmidt", "agee"])
@pytest.mark.parametrize("space", ["marteuse_office", "tunnel_6"])
def test_an_attack_out_of_catacombs_counts_the_rolls_on_the_way(unit: str, space: str) -> None:
    game = lay("directors_cut").put(unit, "inner_catacombs").put("zeds_15", space).has(event_actions=1)
    game.begin(ACTION).answers("unit", unit)
    ask = game.match.ask
    assert ask is not None
    (option,) = [each for each in ask.options if each.args == {"space": space}]
    odds = game.match.odds(0)["options"][str(option.position)]["fight"]
    fight = new_fight([UNIT["zeds_15"]], UNIT[unit], SPACE[space], SPACE["inner_catacombs"], False)

    def goes(t: DawnTable) -> Flow:
        return move(t, 0, new_mover(t, UNIT[unit]), SPACE[space])

    seen = fought(game, goes, fight)
    agree(
        {"fought": odds.get("fought", 1.0), "wins": odds["wins"]},
        {key: seen[key] for key in ("fought", "wins")},
    )
    assert (odds.get("fought", 1.0) == 1) == (unit == "agee")


@rule("DOZ-EVENT-18")
def test_terrain_that_gives_no_shifts_in_the_zeds_phase_gives_none_in_what_is_forecast() -> None:
    chances = []
    for card in ("night_forest", "hunting_cabin"):
        game = ground("hunt", space="farm").put("zeds_15", "st_thomas").event(card)
        game.t.phase = EAT
        (meeting,) = forecast(game.t, 0)["tracks"][0]["groups"][0]["meets"]
        chances.append(meeting["odds"])
    # A named space is 1 shift to the right.
    assert chances[0] == hand_to_hand(3, (2, 3), [(6, 0)], rolls_again=True)
    assert chances[1] == hand_to_hand(4, (2, 3), [(6, 0)], rolls_again=True)


@rule("DOZ-EVENT-29")
@pytest.mark.parametrize(("chaos", "column"), [(0, 4), (1, 2)])
def test_what_zeds_go_through_is_in_what_is_forecast(chaos: int, column: int) -> None:
    game = ground("hunt", space="farm").put("zeds_15", "st_thomas").event("flambe")
    if chaos:
        game.chaos("st_thomas")
    game.t.phase = EAT
    (meeting,) = forecast(game.t, 0)["tracks"][0]["groups"][0]["meets"]
    assert meeting["odds"] == hand_to_hand(column, (2, 3), [(6, 0)], rolls_again=True)
