"""Hit Z Road in the terminal: what paths, groups and results say."""

import re

import pytest

import lastfire
from lastfire.cli.lines.telling import Telling
from lastfire.games.hit_z_road.rules.odds import DetourOdds, FightOdds, FleeOdds, OptionOdds
from lastfire.games.hit_z_road.terminal.lines import group_line, odds_text, table_lines, winner_line
from tests.games.hit_z_road.table import Game, meet, seat


def telling(table: Game, lang: str = "en") -> Telling:
    match = table.match
    names = [f"P{number}" for number in range(match.seats)]
    catalogue = lastfire.registered_games()["hit_z_road"].catalogue()
    return Telling(match.view(0), catalogue, names, lang, match.odds(0))


def path_line(table: Game, number: int, lang: str = "en") -> str:
    start = "Path" if lang == "en" else "道"
    return [line for line in table_lines(telling(table, lang)) if line.startswith(start)][number - 1]


def test_a_path_names_a_survivor_who_joins() -> None:
    table = seat(2, [("lone_survivor", "farm")])
    assert path_line(table, 1) == "Path 1, 100% alive, 1 joining"
    assert path_line(table, 1, "ja") == "道1、生存100%、1人が加わる"
    table = seat(2, [("lone_survivor", "snake")])
    assert path_line(table, 1) == "Path 1, 100% alive, 1 lost, 1 joining"


def test_a_path_without_losses_speaks_of_none() -> None:
    table = seat(2, [("farm", "motel_rest")])
    assert path_line(table, 1) == "Path 1, 100% alive"
    for lang in ("en", "ja"):
        assert not re.search(r"-0|\b0\.0", "\n".join(table_lines(telling(table, lang))))


def test_cards_face_down_are_an_average() -> None:
    table = seat(1, draws=["farm", "fuel_stop", "police_armoury"])
    assert re.fullmatch(r"Path 1, .* alive.*, 2 cards face down", path_line(table, 1))
    assert re.fullmatch(r"Path 2, .* alive.*, 1 card face down", path_line(table, 2))


def test_used_tokens_say_what_they_are_worth() -> None:
    table = meet("checkpoint", "scrapyard", tokens={0: ["map", "wheel"]})
    line = group_line(table.match.view(0)["seats"][0], telling(table))
    assert line.endswith("6 VP, Map (6 VP), Wheel (armored car)")
    table = seat(2, tokens={0: ["map", "wheel"]})
    assert group_line(table.match.view(0)["seats"][0], telling(table)).endswith("0 VP, Map, Wheel")


def test_a_lost_game_alone_is_not_rated() -> None:
    table = seat(1, draws=["snake", "farm", "motel_rest"], people={0: 1})
    table.drives(0, 2)
    assert winner_line(telling(table)) == "You lost your last survivor."


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_kind_of_odds_can_be_said(lang: str) -> None:
    fight: FightOdds = {"win": 0.5, "people": 2.25, "adrenaline": 0.0, "zombies": 2.0}
    detour: DetourOdds = {"unharmed": 0.6944}
    flight: FleeOdds = {"win": 0.0, "people": 5, "adrenaline": 0, "zombies": 3, "gas": 2}
    said: tuple[OptionOdds, ...] = (fight, detour, flight)
    words = [odds_text(odds, lang) for odds in said]
    assert words[0] in ("win 50%, 2.2 left", "勝率50% 残2.2人")
    assert words[1] in ("nobody lost 69%", "無傷69%")
    assert words[2] == ""
