"""Dead of Winter in lines of text: whole games, shared keyboards, cards, simulations."""

import io
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.files import write_whole
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Teller, Telling
from lastfire.cli.plain import COVER_LINES, play_plain
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.games.dead_of_winter.terminal.lines.cards import KINDS, PUBLISHED, SETS, counts, missing, of_set
from lastfire.games.dead_of_winter.terminal.lines.words import WORDS
from lastfire.games.dead_of_winter.terminal.typed import catalogue_of
from tests.cli.typist import Typist, played
from tests.games.dead_of_winter.table import Game
from tests.games.dead_of_winter.table import seat as colony

GAME = "dead_of_winter"
CATALOGUE = lastfire.registered_games()[GAME].catalogue()
TELLER = teller_of(GAME)


def sit(people: int, seats: int, seed: int, **options: object) -> Sitting:
    match = lastfire.new(GAME, seats=seats, seed=seed, **options)
    names = ["Anna", "Bert", "Cleo", "Dora", "Emil"][:people]
    return Sitting(match, seat_people(seats, names, people, ["random"]), seed)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 7), (5, 2)])
def test_one_person_plays_a_whole_game(
    lang: str, seats: int, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit(1, seats, seed)
    out = played(Typist(sitting, seed, capsys), lang)
    while not any(
        record.kind == "turn_begins" and record.args["seat"] == 0 for record in sitting.match.records(0)
    ):
        # Random bots may lose the game before the person comes to a turn.
        seed += 100
        sitting = sit(1, seats, seed)
        out = played(Typist(sitting, seed, capsys), lang)
    result = sitting.match.view(None)["result"]
    for seat in result["seats"]:
        if seat["secret"] is not None:
            assert CATALOGUE["secrets"][seat["secret"]]["name"][lang] in out
        for goal in seat["goals"]:
            assert goal["words"][lang] in out
    assert CATALOGUE["objectives"][sitting.match.view(None)["objective"]["id"]]["name"][lang] in out
    for place in sitting.match.view(None)["places"]:
        name = CATALOGUE["places"][place["place"]]["name"][lang]
        assert name[:1].upper() + name[1:] + (": " if lang == "en" else "：") in out
    assert ("Your hand" if lang == "en" else "手札：") in out
    assert "{" not in out


@pytest.mark.parametrize(("people", "seats", "seed"), [(2, 2, 3), (2, 3, 5), (3, 3, 8)])
def test_nothing_hidden_remains_for_the_next_person(
    people: int, seats: int, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit(people, seats, seed, **({"prisoners_dilemma": True} if seats == 2 else {}))
    out = played(Typist(sitting, seed, capsys), "en")
    names = sitting.names("en")
    match = sitting.match
    before_the_end = out.partition("The game is over: ")[0]
    # What each seat saw and no other person did, as it was printed.
    seen = {
        seat: {TELLER.record_lines(record, CATALOGUE, names, "en")[0] for record in match.records(seat)}
        for seat in range(people)
    }
    secrets = [
        CATALOGUE["secrets"][seat["secret"]]["name"]["en"] for seat in match.view(None)["result"]["seats"]
    ]
    cover = "\n" * COVER_LINES
    sittings = before_the_end.split("The keyboard goes to ")
    assert len(sittings) > 4
    sat: set[str] = set()
    for before, after in itertools.pairwise(sittings):
        assert before.endswith(cover) or not sat
        name = after.partition(".")[0]
        sat.add(name)
        seat = names.index(name)
        for other in range(people):
            if other == seat:
                continue
            assert f"{names[other]} (you)" not in after
            for line in seen[other] - seen[seat]:
                assert line not in after.splitlines()
            if not any("secret objective was" in line for line in after.splitlines()):
                assert f"Your secret objective: {secrets[other]}" not in after
                assert f"betrayal; {secrets[other]}" not in after
    assert sat == set(names[:people])


def test_the_table_says_the_same_however_the_hidden_cards_lie() -> None:
    match = lastfire.new(GAME, seats=4, seed=12)
    dice = random.Random(12)
    names = ["Anna", "Bert", "Cleo", "Dora"]
    for step in range(160):
        ask = match.ask
        if ask is None:
            break
        if step % 8 == 0:
            for seat in range(4):
                sights = [
                    Telling(m.view(seat), CATALOGUE, names, "en", m.odds(seat))
                    for m in (match, match.deal(seat, step))
                ]
                tables = [TELLER.table_lines(telling) + TELLER.status_lines(telling) for telling in sights]
                assert tables[0] == tables[1]
        match.answer(dice.randrange(len(ask.ids)))


def at_yawn(person: int, asked_person: bool) -> Sitting:
    """A game at a moment when ``person`` may say that somebody has yawned, and another seat is asked."""
    people = 3 if asked_person else 1
    for seed in range(400):
        match = lastfire.new(GAME, seats=3, seed=seed)
        dice = random.Random(seed)
        for _ in range(60):
            ask = match.ask
            if ask is None:
                break
            if ask.aside_for(person) is not None and (ask.seat < people) == asked_person:
                names = ["Anna", "Bert", "Cleo"][:people]
                return Sitting(match, seat_people(3, names, people, ["random"]), seed)
            match.answer(dice.randrange(len(ask.ids)))
    raise AssertionError("nobody ever yawns")


def test_a_yawn_in_the_turn_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = at_yawn(0, asked_person=False)
    play_plain(sitting, "en", io.StringIO("y\n"))
    offer = "Somebody yawned: y and Enter does this now"
    _, found, after = capsys.readouterr().out.partition(offer)
    assert found
    assert "is triggered on" in after.splitlines()[1]


def test_a_yawn_at_a_shared_keyboard(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = at_yawn(2, asked_person=True)
    assert sitting.asked == 0
    play_plain(sitting, "en", io.StringIO("\ny\n"))
    out = capsys.readouterr().out
    assert "Somebody yawned" not in out
    assert "is triggered on Anna's turn" in "\n".join(
        record.text("en", ["Anna"]) for record in sitting.match.records(0)
    )


def test_a_yawn_that_nobody_may_bring_in(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = sit(1, 2, 3)
    play_plain(sitting, "en", io.StringIO("y\n?\nq\n"))
    out = capsys.readouterr().out
    assert "No crossroads card can be used now." in out
    assert "y: do what your crossroads card allows on another" in out


def test_the_end_of_the_input_at_a_cover(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_plain(sit(2, 2, 3), "en", io.StringIO("")) == 1
    assert capsys.readouterr().err == "The input ended before the game.\n"


def test_rows_hold_every_option_under_its_own_number() -> None:
    for seats in (1, 3, 5):
        match = lastfire.new(GAME, seats=seats, seed=seats)
        dice = random.Random(seats)
        while (ask := match.ask) is not None:
            view = match.view(ask.seat)
            rows = TELLER.rows(ask, view)
            assert sorted(row.option.position for row in rows) == list(range(len(ask.ids)))
            numbers = [row.number(i) for i, row in enumerate(rows, 1)]
            assert len(set(numbers)) == len(numbers)
            for lang in ("en", "ja"):
                groups = TELLER.groups(rows, lang)
                assert [row for group in groups for row in group.rows] == rows
                assert len({group.heading for group in groups}) == len(groups)
            match.answer(dice.randrange(len(ask.ids)))


def test_words_of_every_game_are_in_both_languages() -> None:
    assert [key for key, words in WORDS.items() if not (words.en and words.ja)] == []
    assert all(type(teller_of(game)) is not Teller for game in lastfire.registered_games())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_cards_are_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--lang", lang]) == 0
    out = "".join(capsys.readouterr().out.split())
    for kind in KINDS:
        for card in CATALOGUE[kind].values():
            assert "".join(card["name"][lang].split()) in out
            sides = [card["normal"], card["hard"]] if kind == "objectives" else [card]
            texts = [side["text"][lang] for side in sides if "text" in side]
            texts += [choice["text"][lang] for choice in card.get("choices", [])]
            for text in texts:
                assert "".join(text.split()) in out


def test_cards_of_one_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--kind", "crises", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("== Crises (42)\n")
    assert "Sparky" not in out
    assert main(["cards", "dead-of-winter", "--kind", "crises", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"crises": CATALOGUE["crises"]}


@pytest.mark.parametrize(("name", "crises"), [("base", 20), ("long_night", 22)])
def test_cards_of_one_set(name: str, crises: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--set", name, "--json"]) == 0
    chosen = json.loads(capsys.readouterr().out)
    assert len(chosen["crises"]) == crises
    assert ("faces" in chosen) is (name == "base")
    for kind in chosen.keys() - {"faces"}:
        assert {card["set"].startswith(name) for card in chosen[kind].values()} == {True}
    assert main(["cards", "dead-of-winter", "--set", name, "--kind", "crises", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith(f"== Crises ({crises})\n")


def test_a_set_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dead-of-winter", "--set", "short_day"]) == 2
    assert "long_night" in capsys.readouterr().err
    assert main(["cards", "hit-z-road", "--set", "base"]) == 2


def test_no_published_card_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    for name in SETS:
        found = counts(of_set(catalogue_of(CATALOGUE), name))
        assert found.items() >= PUBLISHED[name].items()
    for more, cards in ((["--set", "base"], 329), (["--set", "long_night"], 356), ([], 685)):
        assert main(["cards", "dead-of-winter", "--missing", *more]) == 0
        assert capsys.readouterr().out == f"all {cards} cards are complete\n"


def test_a_missing_card_or_word_is_named() -> None:
    broken: dict[str, Any] = json.loads(json.dumps(CATALOGUE))
    del broken["survivors"]["sparky"]
    del broken["modules"]["improvements"]["improvements"]["greenhouse"]
    broken["crises"]["despair"]["text"]["ja"] = ""
    broken["items"]["junk"]["decks"]["starter"] = 4
    kinds: dict[Any, Any] = {kind: broken[kind] for kind in KINDS}
    assert missing(catalogue_of(broken), kinds)[1] == [
        "base, survivors: 29 of 30",
        "base, items of starter: 24 of 25",
        "crises despair: no text",
        "long_night, improvements: 9 of 10",
    ]
    one = of_set(catalogue_of(broken), "base")
    assert len(missing(catalogue_of(broken), {"crises": one["crises"]})[1]) == 3


SMALL = ["simulate", "dead-of-winter", "--seats", "3", "--games", "4", "--seed", "9"]


def test_a_simulation_says_how_games_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.jsonl"
    assert main([*SMALL, "--json", "--out", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    games = [row for row in rows if row["row"] == "game"]
    decisions = [row for row in rows if row["row"] == "decision"]
    assert sum(found["endings"].values()) == len(games) == 4
    assert found["objective"] == sum(game["objective"] for game in games) / 4
    assert found["mean_rounds"] == sum(game["rounds"] for game in games) / 4
    for seat, row in enumerate(found["by_seat"]):
        assert row["wins"] == sum(seat in game["winners"] for game in games)
        assert row["betrayer"] == sum(game["betrayers"][seat] for game in games)
    for game in games:
        match = lastfire.new(GAME, seats=3, seed=game["game_seed"])
        given = [row for row in decisions if row["game"] == game["game"]]
        for row in given:
            assert row["betrayer"] == game["betrayers"][row["seat"]]
            match.answer(row["position"])
        view = match.view(None)
        assert match.digest() == game["digest"]
        assert game["reason"] == view["result"]["ending"]
        assert game["winners"] == view["result"]["winners"]
        assert game["morale"] == view["morale"]
        assert 1 <= game["rounds"] <= view["rounds"]
        assert given[-1]["round"] == game["rounds"]


def test_parquet_holds_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--out", str(tmp_path / "run.jsonl")]) == 0
    assert main([*SMALL, "--out", str(tmp_path / "run.parquet")]) == 0
    rows = [json.loads(line) for line in (tmp_path / "run.jsonl").read_text().splitlines()]
    for name in ("game", "decision"):
        table = pq.read_table(tmp_path / f"run.{name}s.parquet").to_pylist()
        assert table == [{key: row[key] for key in row if key != "row"} for row in rows if row["row"] == name]


def test_the_summary_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    out = capsys.readouterr().out
    assert "main objective completed: " in out
    assert "endings: " in out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_watching_and_replaying_tell_the_same(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game"
    line = ["watch", "dead-of-winter", "--plain", "--bots", "random", "--seats", "3", "--seed", "4"]
    assert main([*line, "--lang", lang, "--save", str(saved)]) == 0
    watched = capsys.readouterr().out
    assert main(["replay", str(saved), "--lang", lang]) == 0
    replayed = capsys.readouterr().out.splitlines()
    names = Sitting(lastfire.load(saved.read_bytes()), seat_people(3, [], 0, ["random"]), 4).names(lang)
    for seat, name in enumerate(names):
        called = f"Seat {seat + 1}" if lang == "en" else f"席{seat + 1}"
        replayed = [text.replace(called, name) for text in replayed]
    assert watched.splitlines()[: len(replayed)] == replayed


def test_a_replay_shows_each_seat_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = lastfire.new(GAME, seats=3, seed=5)
    dice = random.Random(5)
    for _ in range(20):
        assert match.ask is not None
        match.answer(dice.randrange(len(match.ask.ids)))
    write_whole(tmp_path / "game", match.save())
    seen = []
    for seat in (1, 2):
        assert main(["replay", str(tmp_path / "game"), "--lang", "en", "--seat", str(seat)]) == 0
        seen.append(capsys.readouterr().out.splitlines())
        told = [TELLER.record_lines(record, CATALOGUE, None, "en") for record in match.records(seat - 1)]
        assert match.ask is not None
        asked = match.ask.text("en") if match.ask.seat == seat - 1 else "Seat 2 has to choose."
        assert seen[-1] == [*itertools.chain(*told), asked]
    assert seen[0] != seen[1]


# What cards say of abilities, wherever they are shown.

WHERE = {"outside": {"en": "t a non-colony location", "ja": "コロニー以外のロケーション"}}
ABLE = [survivor for survivor in CATALOGUE["survivors"].values() if survivor["text"]["en"]]


def conditions(survivor: dict[str, Any], lang: str) -> list[str]:
    """How often, where and with which die an ability works, as words that have to be there."""
    said = []
    if survivor["once"]:
        said.append("nce per round" if lang == "en" else "ラウンドに1回")
    place = survivor["place"]
    if place is not None:
        said.append(WHERE[place][lang] if place in WHERE else CATALOGUE["places"][place]["name"][lang])
    if survivor["die"] > 1:
        said.append(f"a die of {survivor['die']} or higher" if lang == "en" else f"{survivor['die']}以上")
    return said


def test_some_abilities_have_each_condition() -> None:
    assert {key for survivor in ABLE for key in ("once", "place", "die") if survivor[key]} == {
        "once",
        "place",
        "die",
    }


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("survivor", ABLE, ids=[survivor["id"] for survivor in ABLE])
def test_an_ability_says_where_and_with_which_die_it_works(survivor: dict[str, Any], lang: str) -> None:
    table = colony([survivor["id"]], long_night="off" if survivor["set"] == "base" else "mixed")
    names = ["Anna", "Bert", "Cleo"]
    telling = Telling(table.view(0), CATALOGUE, names, lang, table.match.odds(0))
    line = next(
        line for line in TELLER.table_lines(telling) if line.startswith("  " + survivor["name"][lang])
    )
    for said in conditions(survivor, lang):
        assert said in line
        assert said in survivor["text"][lang]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_survivors_are_drafted_with_their_whole_card_in_view(lang: str) -> None:
    match = lastfire.new(GAME, seats=5, seed=3)
    told = 0
    while match.ask is not None and match.ask.question in ("leader", "follower"):
        telling = Telling(match.view(match.ask.seat), CATALOGUE, ["A", "B", "C", "D", "E"], lang)
        for option in match.ask.options:
            text = TELLER.option_text(option, match.ask, telling)
            for said in conditions(CATALOGUE["survivors"][option.args["survivor"]], lang):
                assert said in text
                told += 1
        match.answer(0)
    assert told > 10


# Helps that are free once a round.


def lines(table: Game, watcher: int | None, lang: str = "en") -> list[str]:
    telling = Telling(table.view(watcher), CATALOGUE, ["Anna", "Bert", "Cleo"], lang)
    return [line.strip() for line in TELLER.table_lines(telling)]


def test_the_table_says_which_helps_ask_first() -> None:
    table = colony(
        ["brandon_kane", "mike_cho"], gear={"mike_cho": ["hammer"]}, dice={0: [2]}, waste=["junk"] * 4
    )
    asked = "Used only after asking: Brandon Kane, Hammer."
    assert asked in lines(table, 0)
    # Others need not know what a player is asked about.
    assert asked not in lines(table, 1)
    table.does("clean_waste").chooses("always")
    for watcher in (0, 1, None):
        assert "Used whenever possible: Brandon Kane." in lines(table, watcher)
    assert "Used only after asking: Hammer." in lines(table, 0)
    assert "使えるときは必ず使う：ブランドン・ケイン。" in lines(table, 0, "ja")
    assert "使う前に確認する：ハンマー。" in lines(table, 0, "ja")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_is_asked_about_a_help_reads_what_it_does(lang: str) -> None:
    table = colony(["brandon_kane"], dice={0: [2]}, waste=["junk"] * 4).does("clean_waste")
    ask = table.match.ask
    assert ask is not None
    telling = Telling(table.view(0), CATALOGUE, ["Anna", "Bert", "Cleo"], lang)
    assert TELLER.about_lines(ask, telling) == [CATALOGUE["survivors"]["brandon_kane"]["text"][lang]]


def test_a_standing_choice_is_taken_back_in_the_group_of_abilities() -> None:
    table = colony(["brandon_kane"], dice={0: [2]}, waste=["junk"] * 4).does("clean_waste").chooses("always")
    ask = table.match.ask
    assert ask is not None
    groups = TELLER.groups(TELLER.rows(ask, table.view(0)), "en")
    verbs = {group.heading: [row.option.verb for row in group.rows] for group in groups}
    assert "ask_again" in verbs["Abilities and equipment"]
    assert "request_all" not in verbs["Abilities and equipment"]


# Whose turn is next, and where the token goes.


def test_the_table_says_which_way_the_turns_go() -> None:
    table = colony(["mike_cho"])
    assert any("clockwise" in line and "to the player on the right" in line for line in lines(table, None))
    assert any("時計回り" in line and "右隣" in line for line in lines(table, None, "ja"))


# Two players with two objectives each.


def test_two_objectives_are_told_to_their_player_only() -> None:
    table = colony(
        ["mike_cho"],
        ["rod_miller"],
        secrets={0: "hoarder", 1: "junkie"},
        betrayals={0: "gluttony", 1: "runaway"},
        dice={0: [2]},
        morale=1,
    )
    own, other, watching = (" ".join(lines(table, watcher)) for watcher in (0, 1, None))
    assert "Your secret objective: Hoarder" in own
    assert "Your betrayal objective: Gluttony" in own
    for told in (other, watching):
        assert "Hoarder" not in told
        assert "Gluttony" not in told
    assert "Your betrayal objective: Runaway" in other
    assert "あなたの裏切りの目的：" in " ".join(lines(table, 0, "ja"))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_how_two_betrayed_each_other_is_laid_open(lang: str) -> None:
    for seed in range(20):
        match = lastfire.new(GAME, seats=2, seed=seed, prisoners_dilemma=True)
        dice = random.Random(seed)
        while match.ask is not None:
            match.answer(dice.randrange(len(match.ask.ids)))
        view = match.view(None)
        told = TELLER.result_lines(Telling(view, CATALOGUE, ["Anna", "Bert"], lang))
        for seat_result in view["result"]["seats"]:
            name = CATALOGUE["secrets"][seat_result["betrayal"]]["name"][lang]
            at = told.index(
                "  " + (f"betrayal objective: {name}" if lang == "en" else f"裏切りの目的：{name}")
            )
            for i, goal in enumerate(seat_result["betrayal_goals"], 1):
                assert goal["words"][lang] in told[at + i]
        outcome = TELLER.outcome(view, CATALOGUE)
        met = [
            all(goal["met"] for goal in seat_result["betrayal_goals"])
            for seat_result in view["result"]["seats"]
        ]
        # Nobody wins at the side of one who has betrayed.
        assert outcome["betrayers"] == met
        if any(met):
            assert outcome["winners"] == ([met.index(True)] if sum(met) == 1 else [])


# Whom bots take for the betrayer.


@pytest.mark.parametrize(("lang", "head"), [("en", "Who may be the betrayer"), ("ja", "裏切り者の見立て")])
def test_who_watches_may_see_what_bots_believe(
    lang: str, head: str, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = ["watch", "dead-of-winter", "--plain", "--seats", "3", "--seed", "5", "--lang", lang]
    assert main([*watch, "--beliefs", "--option", "betrayer=on"]) == 0
    told = capsys.readouterr().out
    # At the beginning each of the three gives each other the chance that the setup gives.
    assert told.count(head) >= 3
    assert "%" in told.split(head)[1]
    assert main([*watch, "--option", "betrayer=on"]) == 0
    assert head not in capsys.readouterr().out


def test_where_nobody_can_betray_nothing_is_believed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "dead-of-winter", "--plain", "--seats", "2", "--seed", "5", "--beliefs"]) == 0
    assert "betrayer, from" not in capsys.readouterr().out
