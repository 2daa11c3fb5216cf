"""Steps that end with the game, asides, and answers that stay secret in a deal."""

from typing import Any, Final

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.errors import IllegalAnswer
from lastfire.engine.game import Game, Setup
from lastfire.engine.match import Match, new_match, saved_match
from lastfire.engine.step import Ask, Ended, Flow, Table, Vocabulary
from lastfire.engine.words import Name

WORDS: Final = Vocabulary({}, {})
UP: Final = WORDS.action("up", {}, Name("Up", "上"))
DOWN: Final = WORDS.action("down", {}, Name("Down", "下"))
BELL: Final = WORDS.action("ring", {}, Name("Ring", "鳴らす"))
BALLOT: Final = WORDS.question("ballot", (), Name("{seat}: up or down?", "{seat}：上か下か？"), True)
PLAIN: Final = WORDS.question("plain", (), Name("{seat}: up or down?", "{seat}：上か下か？"))

WHO: Final = WORDS.question("who", (), Name("Who?", "誰？"), said={DOWN: Name("Nobody", "なし")})


class Hall(Table):
    """Seats 0 and 1 vote; seat 1 may ring a bell while seat 0 is asked in the second round."""

    def __init__(self, chance: Chance) -> None:
        Table.__init__(self, 2, chance)
        self.round = 0
        self.ups = 0
        self.rung = 0
        self.after = 0

    def copy(self) -> "Hall":
        other = Hall(self.chance.copy())
        other.round, other.ups, other.rung, other.after = self.round, self.ups, self.rung, self.after
        return other

    def pack(self) -> list[int]:
        return [self.round, self.ups, self.rung, self.after]


def vote(t: Hall) -> Flow:
    for seat in range(2):
        yield t.ask(seat, BALLOT, (UP, DOWN))
        t.ups += t.reply == UP
    t.round = 1


def bell(t: Hall) -> Flow:
    yield Ask(0, PLAIN, (UP, DOWN), (), 1, BELL)
    if t.reply == BELL:
        t.rung = 1
        return
    t.round = 2
    raise Ended
    t.after = 1


class HallGame(Game):
    def __init__(self) -> None:
        Game.__init__(self, "hall", Name("Hall", "広間"), version=1, seats=(2,), vocabulary=WORDS)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return Hall(chance)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Hall)
        if table.round == 2:
            return None
        return vote(table) if table.round == 0 else bell(table)

    def deal(self, table: Table, seat: int, now: Table) -> None:
        return

    def returns(self, table: Table) -> list[float]:
        return [0.0, 0.0]

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        table = Hall(Chance())
        table.round, table.ups, table.rung, table.after = numbers
        return table


GAME: Final = HallGame()


def hall() -> Match:
    return new_match(GAME, GAME.agree(2, {}), 1)


def numbers(match: Match) -> list[Any]:
    return match._table.pack()


def at_the_bell() -> Match:
    match = hall()
    match.answer(0)
    match.answer(1)
    return match


def test_a_step_that_ends_with_the_game_does_nothing_more() -> None:
    match = at_the_bell()
    match.answer(0)
    assert match.over
    assert numbers(match) == [2, 1, 0, 0]
    again = saved_match(match.save(), {"hall": GAME})
    assert again.over
    assert again.digest() == match.digest()


def test_the_end_in_mid_step_can_be_played_out_too() -> None:
    match = at_the_bell()
    assert match.playout(lambda ask: 0) == 1
    assert match.over


def test_an_aside_is_for_one_other_seat_alone() -> None:
    match = at_the_bell()
    ask = match.ask
    assert ask is not None
    action = ask.aside_for(1)
    assert action is not None
    assert action.verb == "ring"
    assert ask.aside_for(0) is None
    before = match.digest()
    with pytest.raises(IllegalAnswer):
        match.bring_in(0)
    assert match.digest() == before
    match.bring_in(1)
    assert numbers(match) == [1, 1, 1, 0]
    fork = match.fork()
    assert fork.digest() == match.digest()
    assert saved_match(match.save(), {"hall": GAME}).digest() == match.digest()


def test_nothing_can_be_brought_in_where_nothing_is_offered() -> None:
    match = hall()
    with pytest.raises(IllegalAnswer):
        match.bring_in(1)


def test_an_aside_can_be_taken_back_by_who_brought_it_in() -> None:
    match = at_the_bell()
    before = match.digest()
    match.bring_in(1)
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    assert match.digest() == before


def test_a_deal_does_not_repeat_a_secret_answer() -> None:
    match = hall()
    match.answer(0)
    ballots = set()
    for seed in range(40):
        deal = match.deal(1, seed)
        assert deal.ask is not None
        assert deal.ask.seat == 1
        deal.answer(1)
        ballots.add(numbers(deal)[1])
    assert ballots == {0, 1}


def test_a_deal_repeats_the_secret_answer_of_its_own_seat() -> None:
    match = hall()
    match.answer(0)
    for seed in range(20):
        deal = match.deal(0, seed)
        deal.answer(1)
        assert numbers(deal)[1] == 1


def test_an_answer_may_say_something_else_to_one_question() -> None:
    assert [option.text("en") for option in Ask(0, WHO, (UP, DOWN), ()).options] == ["Up", "Nobody"]
    assert Ask(0, WHO, (UP, DOWN), ()).options[-1].text("ja") == "なし"
    assert [option.text("en") for option in Ask(0, PLAIN, (UP, DOWN), ()).options] == ["Up", "Down"]


def test_who_is_asked_stands_before_every_question() -> None:
    vocabulary = Vocabulary({}, {})
    asked = vocabulary.question("more", ("left",), Name("one more? Left: {left}.", "もう1つ？ 残り{left}。"))
    named = vocabulary.question("turn", (), Name("it is the turn of {seat}.", "{seat}の手番です。"))
    ask = Ask(1, asked, (), (3,))
    assert ask.text("en", ["Ann", "Bea"]) == "Bea: one more? Left: 3."
    assert ask.text("ja", ["Ann", "Bea"]) == "Bea：もう1つ？ 残り3。"
    # What it is asked for, such as a card, stands with it.
    ask.what_for = Name("Old Map", "古地図")
    assert ask.text("en", ["Ann", "Bea"]) == "Bea (“Old Map”): one more? Left: 3."
    assert ask.text("ja", ["Ann", "Bea"]) == "Bea（「古地図」）：もう1つ？ 残り3。"
    # A title does not say who is asked.
    assert ask.title("en", ["Ann", "Bea"]) == "Old Map: one more? Left: 3."
    assert Ask(1, asked, (), (3,)).title("en") == "One more? Left: 3."
    # A sentence that names the seat itself is left as it is.
    assert Ask(0, named, (), ()).text("en", ["Ann", "Bea"]) == "it is the turn of Ann."
