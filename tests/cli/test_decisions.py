"""What a person is told before and after a decision: odds, why not, what is lit, what stays."""

import io
from collections.abc import Callable

import pytest

import lastfire
from lastfire.cli.plain import play_plain
from lastfire.cli.sitting import Sitting, seat_people
from lastfire.engine.match import RandomPolicy

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
    end = " That cannot be taken back." if lang == "en" else "これは取り消せません。"
    assert (shown[:1].upper() + shown[1:] + end) in out.splitlines()


def test_an_answer_of_a_bot_stays(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = found(ROAD, lambda match: match.answered_last(2) and asks(match, "bid"))
    out = typed(sitting, capsys, "u\n")
    assert f"{sitting.names('en')[2]} has acted since. That cannot be taken back." in out
