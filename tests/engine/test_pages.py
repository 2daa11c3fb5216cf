"""When a match copies its table, and that nobody notices when it does not."""

from typing import Any, Final

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.errors import IllegalAnswer, NoPast
from lastfire.engine.game import Game, Setup
from lastfire.engine.match import ANSWERS_TO_A_PAGE, Match, new_match, saved_match
from lastfire.engine.step import Ask, Flow, Table, Vocabulary
from lastfire.engine.words import Name

WORDS: Final = Vocabulary({}, {})
LEFT: Final = WORDS.action("left", {}, Name("Left", "左"))
RIGHT: Final = WORDS.action("right", {}, Name("Right", "右"))
FORK_IN_THE_ROAD: Final = WORDS.question("fork", ("at",), Name("{seat}: {at}?", "{seat}：{at}？"))
BALLOT: Final = WORDS.question("ballot", (), Name("{seat}: left or right?", "{seat}：左か右か？"), True)
WALKED: Final = WORDS.record("walked", ("at",), Name("On to {at}.", "{at}へ進む。"))
END: Final = 200
WIND: Final = 7
"""The wind blows on every so many-th stretch."""


class Road(Table):
    """Two seats in turn choose the way; between two questions lie ``quiet`` steps that ask nothing."""

    copies = 0

    def __init__(self, chance: Chance, quiet: int, windy: bool) -> None:
        Table.__init__(self, 2, chance)
        self.quiet = quiet
        self.windy = windy
        self.at = 0
        self.walked = 0
        self.rights = 0

    def copy(self) -> "Road":
        Road.copies += 1
        other = Road(self.chance.copy(), self.quiet, self.windy)
        other.at, other.walked, other.rights = self.at, self.walked, self.rights
        other.prepared = self.prepared
        return other

    def pack(self) -> list[int]:
        return [self.quiet, int(self.windy), self.at, self.walked, self.rights]


def choose(t: Road) -> Flow:
    if t.windy and t.at % WIND == 0:
        t.rights += t.chance.roll(6)
    yield t.ask(t.at % 2, FORK_IN_THE_ROAD, (LEFT, RIGHT), t.at)
    if t.reply == RIGHT:
        t.rights += 1
    t.at += 1
    t.walked = 0
    t.tell(WALKED, t.at)


def walk(t: Road) -> Flow:
    t.walked += 1
    t.tell(WALKED, -t.walked)
    return
    yield


class RoadGame(Game):
    def __init__(self, quiet: int = 0, windy: bool = False) -> None:
        Game.__init__(
            self, name="road", title=Name("Road", "道"), version=1, seats=(2,), options=(), vocabulary=WORDS
        )
        self.quiet = quiet
        self.windy = windy
        self.steps = 0

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return Road(chance, self.quiet, self.windy)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Road)
        self.steps += 1
        if table.at == END:
            return None
        return walk(table) if table.walked < table.quiet else choose(table)

    def deal(self, table: Table, seat: int, now: Table) -> None:
        assert table.chance.outcomes == []

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        table = Road(Chance(), numbers[0], numbers[1] == 1)
        table.at, table.walked, table.rights = numbers[2:]
        return table


def begun(game: RoadGame, past: bool = True) -> Match:
    Road.copies = 0
    return new_match(game, Setup(2, {}), 5, "", past)


def walk_on(match: Match, answers: int) -> None:
    for answer in range(answers):
        match.answer(answer % 3 % 2)


def told(match: Match) -> list[Any]:
    return [(record.number, record.kind, record.args) for record in match.records(None)]


@pytest.mark.parametrize("quiet", [0, 1, 50])
def test_a_step_that_asks_nothing_copies_nothing(quiet: int) -> None:
    match = begun(RoadGame(quiet))
    assert Road.copies == 1
    walk_on(match, ANSWERS_TO_A_PAGE - 1)
    assert Road.copies == 1
    walk_on(match, 1)
    assert Road.copies == 2
    walk_on(match, 4 * ANSWERS_TO_A_PAGE)
    assert Road.copies == 6


@pytest.mark.parametrize("quiet", [0, 50])
def test_without_a_past_nothing_is_copied(quiet: int) -> None:
    match = begun(RoadGame(quiet), past=False)
    walk_on(match, END)
    assert match.over
    assert Road.copies == 0


def test_a_second_fork_of_a_question_plays_only_its_step_again() -> None:
    game = RoadGame(quiet=3)
    match = begun(game)
    walk_on(match, 10)
    copies, steps = Road.copies, game.steps
    first = match.fork()
    # The page from its beginning for one, and for the other the step.
    assert (Road.copies, game.steps) == (copies + 2, steps + 4 * 10 + 3 + 1)
    copies, steps = Road.copies, game.steps
    second = match.fork()
    third = first.fork()
    assert (Road.copies, game.steps) == (copies + 2, steps + 2)
    assert match.digest() == first.digest() == second.digest() == third.digest()
    assert told(match) == told(first) == told(second) == told(third)


def test_where_somebody_forks_a_page_ends_with_the_step() -> None:
    game = RoadGame(quiet=3)
    match = begun(game)
    walk_on(match, 10)
    for _ in range(5):
        match.fork()
        copies, steps = Road.copies, game.steps
        match.answer(1)
        assert (Road.copies, game.steps) == (copies + 1, steps + 4)
        fork = match.fork()
        # Only the three quiet steps since.
        assert (Road.copies, game.steps) == (copies + 3, steps + 4 + 3 + 1)
        assert fork.digest() == match.digest()


@pytest.mark.parametrize("windy", [False, True])
def test_forks_at_every_question_are_as_the_match_and_so_is_what_they_save(windy: bool) -> None:
    match = begun(RoadGame(2, windy))
    for number in range(3 * ANSWERS_TO_A_PAGE):
        fork = match.fork() if number % 5 else match.fork().fork()
        assert fork.save() == match.save()
        assert told(fork) == told(match)
        for seat in (0, 1):
            assert fork.can_undo(seat) == match.can_undo(seat)
            assert fork.answered_last(seat) == match.answered_last(seat)
        fork.answer(0)
        fork.answer(1)
        match.answer(number % 3 % 2)


def test_undo_goes_back_over_all_pages() -> None:
    game = RoadGame(2)
    match = begun(game)
    were: list[tuple[str, list[Any]]] = []
    for number in range(50):
        were.append((match.digest(), told(match)))
        if number % 9 == 4:
            match.fork()
        match.answer(number % 3 % 2)
    other = saved_match(match.save(), {"road": game})
    for number in reversed(range(50)):
        for each in (match, other, match.fork()):
            each.undo(number % 2)
            assert (each.digest(), told(each)) == were[number]
    assert not match.can_undo(0)


def test_undo_stops_where_the_wind_blew() -> None:
    match = begun(RoadGame(1, windy=True))
    walk_on(match, 3 * WIND + 4)
    for number in reversed(range(3 * WIND, 3 * WIND + 4)):
        match.undo(number % 2)
    assert not match.can_undo((3 * WIND - 1) % 2)
    assert not match.fork().can_undo((3 * WIND - 1) % 2)


def test_a_match_that_was_played_on_quickly_keeps_its_past_from_the_next_step_on() -> None:
    match = begun(RoadGame(2))
    walk_on(match, 5)
    match.playout(lambda ask: 0, 3)
    with pytest.raises(NoPast, match="a playout keeps no checkpoint: fork before it"):
        match.fork()
    match.answer(1)
    walk_on(match, 20)
    assert match.fork().digest() == match.digest()
    for number in reversed(range(9, 29)):
        match.undo(number % 2)
    assert not match.can_undo(0)


@pytest.mark.parametrize("answers", [3, 20])
def test_no_undo_passes_a_word_even_when_later_answers_were_taken_back(answers: int) -> None:
    match = begun(RoadGame(1))
    walk_on(match, answers)
    match.add_word(0, "snow")
    asked = answers % 2
    for each in (match, match.fork()):
        assert not each.can_undo(1 - asked)
        each.answer(1)
        each.undo(asked)
        assert not each.can_undo(1 - asked)
        assert each.save() == match.save()


class Crossings(RoadGame):
    """Every stretch that asks lets both seats choose, and the wind may blow before and in between."""

    def next_step(self, table: Table) -> Flow | None:
        flow = RoadGame.next_step(self, table)
        assert isinstance(table, Road)
        return flow if flow is None or table.walked < table.quiet else cross(table)


def cross(t: Road) -> Flow:
    for seat in range(2):
        if (t.at + seat) % WIND == 0:
            t.rights += t.chance.roll(6)
        t.tell(WALKED, t.rights)
        yield t.ask(seat, FORK_IN_THE_ROAD, (LEFT, RIGHT), t.at)
        t.tell(WALKED, seat)
        t.rights += t.reply == RIGHT
    t.at += 1
    t.walked = 0


@pytest.mark.parametrize("quiet", [0, 2])
@pytest.mark.parametrize("every", [1, 3, 10])
def test_a_fork_in_the_middle_of_a_step_is_as_the_match_and_so_is_its_past(quiet: int, every: int) -> None:
    match = begun(Crossings(quiet))
    taken_back = 0
    before = everything(match)
    for number in range(5 * ANSWERS_TO_A_PAGE):
        earlier, before = before, everything(match)
        if number % every == 0:
            forks = [match.fork(), match.fork().fork()]
            assert [everything(fork) for fork in forks] == [before, before]
            seat = 1 - number % 2
            if match.can_undo(seat):
                for fork in forks:
                    fork.undo(seat)
                    assert everything(fork) == earlier
                    assert everything(fork.fork()) == earlier
                taken_back += 1
        match.answer(number % 3 % 2)
    assert taken_back


def everything(match: Match) -> list[Any]:
    seats = range(2)
    return [
        match.save(),
        told(match),
        [(match.revealed(seat), match.can_undo(seat), match.answered_last(seat)) for seat in seats],
    ]


class Election(RoadGame):
    """One vote that is laid open, then another one."""

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Road)
        return vote(table) if table.at < 2 else None


def vote(t: Road) -> Flow:
    ballots = 0
    for seat in range(2):
        yield t.ask(seat, BALLOT, (LEFT, RIGHT))
        ballots += t.reply == RIGHT
    t.lay_open()
    t.rights += ballots
    t.at += 1


def test_a_ballot_stays_secret_in_deals_of_forks_after_an_earlier_vote() -> None:
    match = begun(Election())
    walk_on(match, 2)
    match.answer(1)
    again = match.fork()
    again.undo(0)
    again.answer(1)
    for each in (match, match.fork(), again):
        seen = set()
        for seed in range(20):
            deal = each.deal(1, seed)
            deal.answer(0)
            table = deal._table
            assert isinstance(table, Road)
            seen.add(table.rights)
        assert len(seen) == 2


class Broken(RoadGame):
    """A rule fails on the third stretch."""

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, Road)
        if table.at == 3:
            raise ZeroDivisionError
        return RoadGame.next_step(self, table)


def test_a_rule_that_fails_leaves_the_match_at_its_question_and_ends_one_without_a_past() -> None:
    match = begun(Broken())
    walk_on(match, 2)
    before = match.digest(), told(match)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.answer(0)
        assert (match.digest(), told(match)) == before
    hasty = begun(Broken(), past=False)
    walk_on(hasty, 2)
    with pytest.raises(ZeroDivisionError):
        hasty.answer(0)
    with pytest.raises(NoPast, match="a rule failed, and the match keeps no past to return to"):
        hasty.answer(0)
    with pytest.raises(IllegalAnswer):
        hasty.answer(2)


@pytest.mark.parametrize("quiet", [0, 1])
def test_only_the_step_that_asks_it_is_given_a_prepared_question(quiet: int) -> None:
    prepared: list[Ask | None] = []

    class Prepared(RoadGame):
        def next_step(self, table: Table) -> Flow | None:
            prepared.append(table.prepared)
            return RoadGame.next_step(self, table)

    match = begun(Prepared(quiet))
    first = match.ask if quiet == 0 else None
    walk_on(match, 3)
    assert prepared == [None] * (3 * (quiet + 1) + quiet + 1)
    prepared.clear()
    match.fork()
    # The page is played again from its beginning, then the step for the fork.
    assert prepared == [first, *[None] * (3 * (quiet + 1) + quiet - 1), match.ask]
    prepared.clear()
    match.fork()
    assert [repr(each) for each in prepared] == [repr(match.ask)]


def test_where_somebody_takes_back_a_page_ends_with_the_step() -> None:
    game = RoadGame(quiet=1)
    match = begun(game)
    walk_on(match, 10)
    for number in range(10, 15):
        match.answer(0)
        match.undo(number % 2)
        copies, steps = Road.copies, game.steps
        match.answer(1)
        assert (Road.copies, game.steps) == (copies + 1, steps + 2)
        match.answer(0)
        match.undo(1 - number % 2)
        # The quiet step and the one that asked.
        assert (Road.copies, game.steps) == (copies + 2, steps + 2 + 2 + 2)
        match.answer(1)
        match.undo(1 - number % 2)
