"""What a person is told before and after a decision: odds, why not, what is lit, what stays."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

import lastfire
from lastfire import bots
from lastfire.cli.choices import percent
from lastfire.cli.plain import play_plain
from lastfire.cli.screen.app import TableApp
from lastfire.cli.screen.dialogs import Reader
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.engine.match import RandomPolicy
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.games.hit_z_road.terminal.lines import LEAST_SHOWN, mean
from tests.cli.test_screen import assert_colony_drawn, run, screen_text
from tests.games.dead_of_winter.table import seat as colony

COLONY = "dead_of_winter"
ROAD = "hit_z_road"


def found(
    game: str, wanted: Callable[[lastfire.Match], bool], seats: int = 3, people: int = 1, **options: object
) -> Sitting:
    """A sitting at a moment that is wanted, wherever random play comes to one."""
    for seed in range(100):
        match = lastfire.new(game, seats=seats, seed=seed, **options)
        policy = RandomPolicy(seed)
        while match.ask is not None:
            if wanted(match):
                return Sitting(match, seat_people(seats, [], people, ["random"]), seed)
            match.answer(policy.choose(match.ask))
    raise AssertionError("there is no such moment")


def typed(sitting: Sitting, capsys: pytest.CaptureFixture[str], lines: str, lang: str = "en") -> str:
    """What the plain mode prints when these lines are typed, until it is left."""
    play_plain(sitting, lang, io.StringIO(lines + "q\n"))
    return capsys.readouterr().out


def asks(match: lastfire.Match, *questions: str) -> bool:
    """Whether the person in the first seat is asked one of these."""
    return match.ask is not None and match.ask.seat == 0 and match.ask.question in questions


# Odds.


def percents(finds: dict[str, float], lang: str) -> list[str]:
    """What a deck may hold, as it is printed."""
    symbols = lastfire.registered_games()[COLONY].catalogue()["symbols"]
    space = " " if lang == "en" else ""
    return [f"{symbols[symbol]['name'][lang]}{space}{percent(finds[symbol])}" for symbol in finds]


def may_give_and_search(match: lastfire.Match) -> bool:
    """Whether the person may search, and has cards that help in the crisis and cards that do not."""
    if not asks(match, "turn"):
        return False
    odds = match.odds(0)["options"].values()
    return {1, -1} <= {said.get("crisis") for said in odds} and any("finds" in said for said in odds)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lines_say_what_a_deck_may_hold_and_whether_a_card_helps(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = found(COLONY, may_give_and_search)
    match = sitting.match
    out = typed(sitting, capsys, "v\n", lang)
    lines = out.splitlines()
    comma, stop = (", ", ")") if lang == "en" else ("、", ")")
    assert match.ask is not None
    said = match.odds(0)
    for position, known in said["options"].items():
        line = next(each for each in lines if match.ask.options[int(position)].text(lang) in each)
        if "crisis" in known:
            words = {1: ("+1 point", "+1ポイント"), -1: ("-1 point", "-1ポイント")}[known["crisis"]]
            assert line.endswith(f"({words[lang == 'ja']})")
        if "finds" in known:
            assert line.endswith(comma.join(percents(known["finds"], lang)) + stop)
    # The table names every deck.
    for finds in said["decks"].values():
        assert not finds or comma.join(percents(finds, lang)) in out


def test_a_noise_says_what_it_costs_and_what_it_may_bring(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = found(COLONY, lambda match: asks(match, "search") and bool(match.odds(0)["options"]))
    (known,) = sitting.match.odds(0)["options"].values()
    finds = ", ".join(percents(known["finds"], "en"))
    out = typed(sitting, capsys, "")
    zombie = f"zombie in the colony phase {percent(known['zombie'])}"
    assert f"Make noise to look at another card ({zombie}, next card: {finds})" in out


@pytest.mark.parametrize("enough", [False, True])
def test_of_a_crisis_with_unseen_cards_the_least_is_said(
    enough: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    def unseen(match: lastfire.Match) -> bool:
        if not asks(match, "turn"):
            return False
        night = match.odds(0)["night"]
        given = night["crisis"]
        return given is not None and given["unseen"] > 0 and (night["crisis_missing"] == 0) == enough

    sitting = found(COLONY, unseen)
    missing = sitting.match.odds(0)["night"]["crisis_missing"]
    out = typed(sitting, capsys, "v\n")
    least = f"the crisis needs at least {missing} point"
    assert ("the crisis is prevented if all face-down cards help" if enough else least) in out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_choice_at_the_crossroads_says_how_likely_somebody_dies(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = colony(["mike_cho", "ashley_ross"], wounds={"ashley_ross": 1}, watched="hunted")
    game.falls("wound")
    game.does("move", survivor="mike_cho").chooses("to", place="school")
    (known,) = game.match.odds(0)["options"].values()
    sitting = Sitting(game.match, seat_people(game.match.seats, [], 1, ["random"]), 0)
    death = percent(known["exposures"]["death"])
    out = typed(sitting, capsys, "", lang)
    rolls = (
        "2 survivors, 2 rolls each: somebody is killed"
        if lang == "en"
        else "生存者2人が2回ずつダメージ判定：誰かが死亡"
    )
    assert rolls in out
    assert death in out

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        text = "".join(screen_text(app).split())
        # Beside the option, and with its text below.
        assert text.count(f"{rolls}{death}".replace(" ", "")) == 2

    run(sitting, script, lang)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_path_says_what_it_brings_and_asks_for(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    def asks_for_something(match: lastfire.Match) -> bool:
        return asks(match, "choose_path") and any(
            said["costs"] and said["gains"] for said in match.odds(0)["options"].values()
        )

    sitting = found(ROAD, asks_for_something)
    ask, tokens = sitting.match.ask, sitting.catalogue["tokens"]
    assert ask is not None
    lines = typed(sitting, capsys, "", lang).splitlines()
    for position, said in sitting.match.odds(0)["options"].items():
        line = next(each for each in lines if ask.options[int(position)].text(lang) in each)
        for cost in said["costs"]:
            assert f"-{cost['count']}" in line
        assert all(tokens[token]["name"][lang] in line for token in said["gains"])
        for resource, words in (("ammo", ("ammo", "弾薬")), ("gas", ("gas", "ガソリン"))):
            brings = mean(said[resource])
            gain = f"+{brings} {words[0]}" if lang == "en" else f"{words[1]}+{brings}"
            assert (gain in line) == (said[resource] >= LEAST_SHOWN)


@pytest.mark.parametrize("size", [(80, 24), (140, 40)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_screen_shows_odds_beside_the_options(lang: str, size: tuple[int, int]) -> None:
    sitting = found(COLONY, may_give_and_search)
    odds = sitting.match.odds(0)["options"]

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        for i, row in enumerate(questions.rows):
            known = odds.get(str(row.option.position), {})
            if row.option.verb not in ("search", "give"):
                continue
            questions.light(i)
            app.redraw()
            await pilot.pause()
            text = "".join(screen_text(app).split())
            expected = percents(known.get("finds", {}), lang)
            if "crisis" in known:
                expected.append(
                    {1: ("+1 point", "+1ポイント"), -1: ("-1 point", "-1ポイント")}[known["crisis"]][
                        lang == "ja"
                    ]
                )
            for said in expected:
                assert said.replace(" ", "") in text
            # The likeliest find stands beside the option, and in full below it.
            assert text.count(expected[0].replace(" ", "")) >= 2

    run(sitting, script, lang, size)


# Why not.


def is_hindered(match: lastfire.Match) -> bool:
    """Whether the person's turn lacks every search, and has other things."""
    if not asks(match, "turn") or match.ask is None:
        return False
    verbs = {option.verb for option in match.ask.options}
    return "search" not in verbs and "move" in verbs


@pytest.mark.parametrize("command", ["w", "why"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lines_say_why_something_is_missing(
    lang: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = found(COLONY, is_hindered)
    out = typed(sitting, capsys, f"{command}\n", lang)
    catalogue = sitting.catalogue
    hindrances = sitting.match.hindrances()
    assert {"search", "place"} <= {each.verb for each in hindrances}
    for each in hindrances:
        space, opening, closing = (" ", "[", "]") if lang == "en" else ("", "［", "］")
        said = f"{each.words.text(lang)}{space}{opening}{each.rule}{closing}"
        who = "".join(
            catalogue["places" if each.verb == "place" else "survivors"][thing]["name"][lang]
            for thing in each.args.values()
        )
        assert any(said in line and who.casefold() in line.casefold() for line in out.splitlines())
        # What is alike is said once.
        assert sum(line.endswith(said) for line in out.splitlines()) <= 3


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        (ROAD, lambda match: asks(match, "bid")),
        (COLONY, lambda match: asks(match, "die")),
    ],
)
def test_where_nothing_is_hindered_the_lines_say_so(
    game: str, wanted: Callable[[lastfire.Match], bool], capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(found(game, wanted), capsys, "w\n")
    assert "Only the rows shown can be chosen here." in out


@pytest.mark.parametrize("size", [(80, 24), (140, 40)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_cannot_be_done_is_sunken_and_says_why(lang: str, size: tuple[int, int]) -> None:
    sitting = found(COLONY, is_hindered)
    version = sitting.version

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        questions = app.questions
        assert isinstance(questions, Choices)
        group = questions.keys.index("search")
        for _ in questions.groups:
            if questions.group == group:
                break
            await pilot.press("right")
        # The group has nothing but what is refused, and each says why.
        assert questions.group == group
        for _ in questions.shown:
            refused = questions.why_not
            assert refused is not None
            text = "".join(assert_colony_drawn(app, *size).split())
            assert "".join(refused.reason(lang).split()) in text
            assert refused.verb == "search"
            await pilot.press("enter", "enter", "down")
            assert sitting.version == version
        # By words, too.
        await pilot.press("slash")
        await pilot.pause()
        await pilot.press(*"clean", "enter")
        await pilot.pause()
        text = "".join(assert_colony_drawn(app, *size).split())
        for entry in questions.shown:
            refused = questions.refused_at(entry)
            assert refused is None or refused.verb == "clean_waste"
        # A place says why nothing can be done there.
        place = next(each for each in questions.all_refused if each.verb == "place")
        name = place.about[0]
        y, hit = next(
            (y, hit)
            for y, line in enumerate(app.widget.block)
            for hit in line.hits
            if hit.target.what == "why_not" and hit.target.name == name
        )
        await pilot.click(offset=(hit.start, y))
        await pilot.pause()
        assert any(notice.message.endswith(place.reason(lang)) for notice in app._notifications)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        read = "".join(app.screen._text.plain.split())
        assert all("".join(each.reason(lang).split()) in read for each in questions.all_refused)

    run(sitting, script, lang, size)


# What is lit.


@pytest.mark.parametrize(
    ("game", "question"), [(COLONY, "turn"), (COLONY, "symbol"), (ROAD, "bid"), (ROAD, "pay_bid")]
)
def test_the_screen_begins_at_the_likely_answer(game: str, question: str) -> None:
    def likely(match: lastfire.Match) -> bool:
        # Not where the light would be anyhow.
        return asks(match, question) and (bots.likely(match) or 0) > 0

    sitting = found(game, likely)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.questions is not None
        assert app.questions.position == bots.likely(sitting.match)
        await pilot.press("enter")
        assert sitting.version > 0

    run(sitting, script)


def test_where_no_answer_is_likely_the_screen_begins_where_it_always_did() -> None:
    sitting = found(COLONY, lambda match: asks(match, "turn") and bots.likely(match) is None)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        assert isinstance(app.questions, Choices)
        assert app.questions.lit == 0

    run(sitting, script)


# Undo.


@pytest.mark.parametrize("game", [COLONY, ROAD])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_answer_that_stays_says_what_was_revealed(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def revealed(match: lastfire.Match) -> bool:
        return (
            match.answered_last(0) and match.revealed(0) > 0 and match.ask is not None and match.ask.seat == 0
        )

    sitting = found(game, revealed)
    match = sitting.match
    shown = match.records(0)[-match.revealed(0)].text(lang, sitting.names(lang))
    out = typed(sitting, capsys, "u\n", lang)
    end = " This cannot be undone." if lang == "en" else "これは取り消せません。"
    assert (shown[:1].upper() + shown[1:] + end) in out.splitlines()


def test_an_answer_of_a_bot_stays(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = found(ROAD, lambda match: match.answered_last(2) and asks(match, "bid"))
    out = typed(sitting, capsys, "u\n")
    assert f"{sitting.names('en')[2]} has acted since. This cannot be undone." in out


def test_at_a_shared_keyboard_nobody_reads_what_another_has_revealed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def secret(match: lastfire.Match) -> bool:
        if match.ask is None or match.ask.seat != 0 or not match.answered_last(1) or not match.revealed(1):
            return False
        told = match.records(1)[-match.revealed(1)].text("en")
        return told not in [record.text("en") for record in match.records(0)]

    sitting = found(COLONY, secret, people=2)
    out = typed(sitting, capsys, "\nu\n")
    shown = sitting.match.records(1)[-sitting.match.revealed(1)].text("en", sitting.names("en"))
    assert "This cannot be undone." in out
    assert shown not in out
