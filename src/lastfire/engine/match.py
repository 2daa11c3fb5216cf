"""A match: one game from setup to result.

Every so many answers, between two steps, a match keeps a copy of the table (the checkpoint) and begins a
page: the answers, the outcomes of chance and the records since. Undo is a copy of the checkpoint on which
the answers of the page are given again, all but the last; a save is the first checkpoint with everything
since. Forks and deals start from where the step under way began. The match finds that by playing its page
again, and then ends the page with that step, so that the next one need not be looked for.
See docs/decisions/0014.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from lastfire.engine.chance import END, Chance, may_see
from lastfire.engine.errors import (
    IllegalAnswer,
    LastfireError,
    NoPast,
    NoSuchSeat,
    OtherVersion,
    SaveError,
    ScriptError,
    UndoRefused,
    WordRefused,
)
from lastfire.engine.game import Game, OptionValue, Setup
from lastfire.engine.luck import LONGEST_WORD, SECRET_BYTES, Luck, Word, is_word, secret_of
from lastfire.engine.notation import decode, encode, numbers
from lastfire.engine.record import Happening, Record
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask, Ended, Flow, Hindrance, Table
from lastfire.engine.words import Name

MOST_QUIET_STEPS = 5000
"""More steps than this, one after the other, ask something in every game."""

ANSWERS_TO_A_PAGE = 16
"""A page is full after so many answers. Undo gives them again; a copy costs as much as one or two of them."""

DEALT_ANEW = 200
"""So often a deal is tried in which everybody could have done what they were seen doing."""

Policy = Callable[[Ask], int]
"""Chooses the position of an option: the quick player of a playout."""


class RandomPolicy:
    """Chooses every option equally often, without noting anything."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance()
        self._chance.reseed(seed, "policy")

    def choose(self, ask: Ask) -> int:
        """The position of an option: a policy for ``Match.playout``."""
        return self._chance.below(len(ask.ids))


Answer = tuple[int, int, int, int, int, int]
"""An answer as given: the seat, its action, and what had been noted just before it.

That is how often something had been revealed, how many outcomes and how many records its page had, and
how often secret answers had been laid open. A bare tuple, because a match makes one for every answer.
"""


class Page:
    """What happened from one checkpoint to the next, in one or several steps. Never changed."""

    def __init__(
        self,
        earlier: "Page | None",
        before: Table,
        answers: list[Answer],
        outcomes: list[int],
        told: list[Happening],
    ) -> None:
        self.earlier = earlier
        self.before = before
        self.answers = answers
        self.outcomes = outcomes
        self.told = told


class Beginning:
    """Where the step under way began: the table then, the pages before, and how much is older on its page."""

    def __init__(self, earlier: Page | None, before: Table, answers: int, outcomes: int, told: int) -> None:
        self.earlier = earlier
        self.before = before
        self.answers = answers
        self.outcomes = outcomes
        self.told = told


class Match:
    """One game, from its first question to its result. Made by ``lastfire.new`` and ``load``.

    Seats and positions are whole numbers. They are declared as objects, so that the compiled build
    refuses anything else with the same errors as the interpreted one.
    """

    def __init__(self, game: Game, setup: Setup, table: Table, keeps_past: bool = True) -> None:
        self._game = game
        self._setup = setup
        self._table = table
        self._keeps_past = keeps_past
        self._earlier: Page | None = None
        # The page under way: its checkpoint, its answers, how many of its steps are finished.
        self._before: Table | None = None
        self._answers: list[Answer] = []
        self._finished = 0
        # Whether somebody has returned to this page, by undo, fork or deal.
        self._returned = False
        # Known once somebody has asked for a fork or a deal in the step under way.
        self._beginning: Beginning | None = None
        # How often each seat has answered since the game began, what was taken back apart.
        self._given = [0] * setup.seats
        self._flow: Flow | None = None
        self._ask: Ask | None = None
        self._luck: Luck | None = None
        self._called = setup.called
        self._before_this: list[tuple[int, int]] = []

    # What a match is.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._setup.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options the match was set up with, all of them."""
        return dict(self._setup.options)

    @property
    def ask(self) -> Ask | None:
        """The open question; None when the game is over."""
        return self._ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None

    @property
    def returns(self) -> list[float]:
        """One number per seat: 1 for a win, a share of a shared win, else 0; see each game."""
        return self._game.returns(self._table)

    def side(self, seat: int) -> Name | None:
        """Which side a seat plays; None where all play alike."""
        return self._game.side(self._table, seat)

    def sight(self, seat: object) -> Sight:
        """What ``seat`` may know, or a spectator for None: the game's own kind of ``Sight``."""
        return self._game.sight(self._table, self._ask, self._watcher(seat))

    def view(self, seat: object) -> dict[str, Any]:
        """What ``seat`` may know, or a spectator for None, as plain JSON values."""
        return self.sight(seat).json()

    def odds(self, seat: object) -> dict[str, Any]:
        """Chances to show beside paths and options, from what the seat may know."""
        return self._game.odds(self._table, self._ask, self._watcher(seat))

    def hindrances(self) -> list[Hindrance]:
        """Why the seat that is asked cannot do what it might look for; as few or many as the game names."""
        return [] if self._ask is None else self._game.hindrances(self._table, self._ask)

    def records(self, seat: object, since: int = 0) -> list[Record]:
        """What ``seat`` (None: a spectator) saw happen, in order, from number ``since`` on.

        Raises NoPast for a match with ``past=False``.
        """
        watcher = self._watcher(seat)
        self._need_past("tell what has happened")
        seen: list[Record] = []
        nouns = self._called[0] if self._called is not None else None
        number = 0
        for happening in self._told():
            if may_see(happening[1], watcher):
                if number >= since:
                    seen.append(Record(number, happening, nouns))
                number += 1
        return seen

    def _told(self) -> list[Happening]:
        """All that has happened, whoever saw it."""
        pages: list[list[Happening]] = [self._table.told or []]
        page = self._earlier
        while page is not None:
            pages.append(page.told)
            page = page.earlier
        return [happening for told in reversed(pages) for happening in told]

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret that all luck comes from, in hexadecimal digits.

        It tells nothing of the secret and can be shown to everybody before the first answer. Empty
        for a deal and after a playout, whose luck comes from no secret.
        """
        return "" if self._luck is None else self._luck.commitment

    @property
    def secret(self) -> str:
        """The secret itself, in hexadecimal digits: who knows it knows every card and all dice to come.

        To be laid open when the game is over, so that everybody can check the luck.
        """
        return "" if self._luck is None else self._luck.secret.hex()

    @property
    def words(self) -> list[tuple[int, int, str]]:
        """What people added to the luck: after how many answers (-1: before the first card was dealt),
        which seat (-1: whoever set up the table), and the word.
        """
        if self._luck is None:
            return []
        return [(word.answers, word.seat, word.text) for word in self._luck.words]

    @property
    def earlier_versions(self) -> list[tuple[int, int]]:
        """Under which earlier versions of the rules it was played, and for how many answers each.

        Empty for a match that began under this version. Of what happened before it has no records, and
        nothing of it can be taken back.
        """
        return self._before_this[:]

    def digest(self) -> str:
        """A fingerprint of the position, equal for equal positions on every machine and build.

        The position is all that lies on the table, the luck to come, and the open question.
        """
        chance = self._table.chance
        numbers = [chance.luck_1, chance.luck_2, chance.drawn, *self._table.pack()]
        ask = self._ask
        if ask is not None:
            numbers += [-1, ask.seat, *ask.facts, -1, *ask.ids]
        text = f"{self.game} {self._game.version} {chance.key.hex()} {numbers}"
        for pack in self._setup.packs:
            text += f" {pack.name} {pack.version}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def __repr__(self) -> str:
        seats = f"{self.seats} seat{'' if self.seats == 1 else 's'}"
        now = f"seat {self._ask.seat} is asked" if self._ask is not None else "over"
        return f"<Match of {self.game}, {seats}: {now}>"

    # How it goes on.

    def answer(self, position: object) -> None:
        """Choose the option at ``position``. Raises IllegalAnswer, with nothing changed."""
        ask = self._ask
        if ask is None:
            raise IllegalAnswer("the game is over, nothing is asked")
        if isinstance(position, bool) or not isinstance(position, int):
            raise IllegalAnswer(f"position: {position!r} is not a number")
        if not 0 <= position < len(ask.ids):
            raise IllegalAnswer(f"position: {position} is not from 0 to {len(ask.ids) - 1}")
        self._reply(ask.seat, ask.ids[position])

    def bring_in(self, seat: object) -> None:
        """Do what ``ask.aside_for(seat)`` offers. Raises IllegalAnswer, with nothing changed."""
        ask = self._ask
        watcher = self._watcher(seat)
        if ask is None or ask.aside_for(watcher) is None:
            raise IllegalAnswer("there is nothing for this seat to bring in now")
        self._reply(watcher, ask.aside)

    def add_word(self, seat: object, word: object) -> None:
        """``seat`` adds a word to the luck: every die and card still to come depends on it as well.

        Whoever keeps the secret cannot have chosen it to suit the word. No undo passes it. Raises
        WordRefused, with nothing changed, for anything but a line of 1 to 80 characters, for a match
        without a secret, and when the game is over; NoPast for a match with ``past=False``, whose luck
        cannot be proved later.
        """
        watcher = self._watcher(None if seat == -1 else seat)
        self._need_past("take a word")
        if not is_word(word):
            raise WordRefused(f"word: {word!r} is not a line of 1 to {LONGEST_WORD} characters")
        before = self._before
        if self._luck is None or before is None:
            raise WordRefused("the luck of this match comes from no secret")
        if self.over:
            raise WordRefused("the game is over")
        text = str(word)
        chance = self._table.chance
        self._luck.words.append(Word(len(self.past()[1]), watcher, text, chance.drawn))
        chance.add_word(watcher, text)
        chance.reveal()
        # What is played again from the checkpoint is scripted; what comes after that has to agree. Forks
        # share the old checkpoint.
        self._before = before.copy()
        self._before.chance.add_word(watcher, text)
        self._beginning = None

    def _reply(self, seat: int, action: int) -> None:
        """Go on with this action to the next question; an error leaves nothing changed."""
        flow = self._flow
        if flow is None:
            raise NoPast("a rule failed, and the match keeps no past to return to")
        table = self._table
        told = table.told
        if told is not None:
            chance = table.chance
            self._answers.append((seat, action, chance.news, len(chance.outcomes), len(told), table.openings))
        self._given[seat] += 1
        try:
            table.reply = action
            try:
                ask = next(flow, None)
            except Ended:
                ask = None
            if ask is None:
                self._end_step()
                self._run()
            else:
                self._open(ask)
        except BaseException:
            self._flow = None
            if self._before is not None:
                self._take_back()
            raise

    def playout(self, policy: Policy, limit: int = -1) -> int:
        """Play on in place, quickly, keeping no past; returns the number of answers given.

        ``policy`` chooses the position of each answer; ``limit`` stops after so many (-1: at the
        end). Afterwards the match can be looked at and played on; it has nothing to undo, and it
        can be forked and saved again once the step under way is finished.
        """
        table = self._table
        table.told = None
        table.chance.noting = False
        table.chance.quicken()
        self._luck = None
        self._earlier = None
        self._before = None
        self._answers = []
        self._beginning = None
        ask = self._ask
        flow = self._flow
        count = 0
        game = self._game
        given = self._given
        called = self._called
        while ask is not None and flow is not None and count != limit:
            count += 1
            seat = ask.seat
            number = given[seat]
            ask.number = number
            given[seat] = number + 1
            if called is not None:
                ask.called = called
            table.reply = ask.ids[policy(ask)]
            ask = None
            while flow is not None:
                try:
                    # The next question of the step, if there is one. This is quicker than ``next``.
                    for question in flow:
                        ask = question
                        break
                except Ended:
                    ask = None
                if ask is not None:
                    break
                flow = game.next_open_step(table)
        self._ask = None
        if ask is not None:
            self._open(ask)
        self._flow = flow
        return count

    def _begin(self) -> None:
        """The first question of a new match."""
        if self._keeps_past:
            self._open_page()
        else:
            self._table.chance.noting = False
        self._run()

    def _run(self) -> None:
        """Run steps until somebody is asked or the game is over. One that asks nothing is only counted."""
        table = self._table
        for _ in range(MOST_QUIET_STEPS):
            flow = self._flow = self._game.next_step(table)
            if flow is None:
                self._ask = None
                return
            ask = _next(flow)
            # What was prepared was for the first step alone.
            table.prepared = None
            if ask is not None:
                break
            self._finished += 1
        else:
            # Only a table that no game leads to comes here: one from a save that somebody made up.
            raise LastfireError(f"{MOST_QUIET_STEPS} steps ask nothing")
        self._open(ask)
        if self._finished == 0 and self._before is not None:
            self._before.prepared = ask

    def _open(self, ask: Ask) -> None:
        """Lay the question before its seat, with its number and the names of the cards in play."""
        ask.number = self._given[ask.seat]
        called = self._game.called(self._table, ask)
        if called is None:
            called = self._called
        if called is not None:
            ask.called = called
        self._ask = ask

    def _end_step(self) -> None:
        """A step that asked is finished. A page ends with it if it is full or has been returned to."""
        self._finished += 1
        self._beginning = None
        if self._before is not None and (self._returned or len(self._answers) >= ANSWERS_TO_A_PAGE):
            self._turn_page()
        elif self._before is None and self._keeps_past:
            self._open_page()

    def given_at_first(self) -> list[int]:
        """How often each seat had answered when the first table lay there; raises NoPast as ``save`` does."""
        return self._given_without(self.past()[1])

    def _given_without(self, answers: list[Answer]) -> list[int]:
        """How often each seat had answered before it gave these answers, the last ones of all."""
        given = self._given[:]
        for answer in answers:
            given[answer[0]] -= 1
        return given

    def _open_page(self) -> None:
        """Keep a checkpoint and start noting afresh."""
        table = self._table
        chance = table.chance
        chance.noting = True
        chance.outcomes = []
        chance.seen_by = []
        table.told = []
        self._answers = []
        self._finished = 0
        self._returned = False
        self._beginning = None
        self._before = table.copy()

    def _turn_page(self) -> None:
        """Close the page under way and open the next one."""
        if self._before is not None:
            self._earlier = Page(
                self._earlier,
                self._before,
                self._answers,
                self._table.chance.outcomes,
                self._table.told or [],
            )
        self._open_page()

    # Other matches from this one.

    def _need_past(self, wish: str) -> None:
        """Raises NoPast, which says what cannot be done, for a match that keeps no past."""
        if not self._keeps_past:
            raise NoPast(f"a match with past=False cannot {wish}")

    def _step_begun(self, wish: str) -> Beginning:
        """Where the step under way began; raises NoPast if that is forgotten."""
        self._need_past(wish)
        if self._beginning is not None:
            return self._beginning
        if self._before is None:
            raise NoPast(f"a playout keeps no checkpoint: {wish} before it")
        self._returned = True
        if self._finished == 0:
            self._beginning = Beginning(self._earlier, self._before, 0, 0, 0)
        else:
            # Several threads may come here at once: each sets the same.
            self._beginning = self._replayed_beginning(self._before)
        return self._beginning

    def _replayed_beginning(self, before: Table) -> Beginning:
        """The finished steps of the page under way played again from its checkpoint ``before``."""
        live = self._table
        outcomes, told = live.chance.outcomes, live.told or []
        answers = self._answers
        table = before.copy()
        table.told = []
        chance = table.chance
        chance.script = outcomes
        given = 0
        for _ in range(self._finished):
            flow = self._game.next_step(table)
            ask = _next(flow) if flow is not None else None
            table.prepared = None
            while ask is not None and flow is not None:
                table.reply = answers[given][1]
                given += 1
                ask = _next(flow)
        rolled, heard = len(chance.outcomes), len(table.told)
        table.told = None
        chance.forget()
        if given == len(answers):
            table.prepared = self._ask
        page = Page(self._earlier, before, answers[:given], outcomes[:rolled], told[:heard])
        return Beginning(page, table, given, rolled, heard)

    def _answers_since(self, start: Beginning) -> list[Answer]:
        """The answers of the step under way, on a page that begins with it."""
        if start.before is self._before:
            return self._answers[:]
        return [
            (seat, action, news, outcomes - start.outcomes, told - start.told, openings)
            for seat, action, news, outcomes, told, openings in self._answers[start.answers :]
        ]

    def fork(self) -> "Match":
        """An independent match in the same position.

        Raises NoPast after a playout and for a match with ``past=False``.
        """
        start = self._step_begun("fork")
        table = self._table
        chance = table.chance
        other = Match(self._game, self._setup, start.before.copy())
        other._before = start.before
        other._earlier = start.earlier
        answers = self._answers_since(start)
        other._given = self._given_without(answers)
        other._repeat(answers, chance.outcomes[start.outcomes :], [], None)
        other._go_on_with(chance.news, table.openings, (table.told or [])[start.told :])
        other._luck = None if self._luck is None else self._luck.copy()
        other._before_this = self._before_this
        return other

    def __copy__(self) -> "Match":
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.fork()

    def deal(self, seat: object, seed: int) -> "Match":
        """An independent match that agrees with all ``seat`` knows, the rest drawn anew.

        The future is drawn from ``seed``. The other match has no past. Raises NoPast as ``fork`` does, and
        ScriptError should no deal lead to what the seat saw.
        """
        start = self._step_begun("deal")
        watcher = self._watcher(seat)
        other: Match | None = None
        for attempt in range(DEALT_ANEW):
            dealt, fits = self._dealt(start, watcher, seed, f"deal {attempt}" if attempt else "deal")
            if dealt is not None:
                other = dealt
            if fits:
                break
        if other is None:
            raise ScriptError(f"what seat {watcher} saw came about in none of {DEALT_ANEW} deals")
        other._table.chance.reseed(seed, "future of a deal")
        return other

    def _dealt(self, start: Beginning, watcher: int, seed: int, purpose: str) -> tuple["Match | None", bool]:
        """A deal, and whether it agrees with what was seen.

        That is, whether everybody could have done in it what they were seen doing, the same seat is now
        asked the same question, and what was drawn unseen has shown the same since. There is no match where
        with these cards something else would have been rolled or drawn than was seen.
        """
        table = start.before.copy()
        table.chance.reseed(seed, purpose)
        table.prepared = None
        self._game.deal(table, watcher, self._table)
        other = Match(self._game, self._setup, table)
        answers = self._answers_since(start)
        other._given = self._given_without(answers)
        other._open_page()
        old = self._table.chance
        # Outcomes that the seat saw stay; the others are drawn again, in their place.
        try:
            fits = other._repeat(
                answers,
                old.outcomes[start.outcomes :],
                old.seen_by[start.outcomes :],
                watcher,
                self._table.openings,
            )
        except ScriptError:
            return None, False
        fits = fits and _asks_alike(self._ask, other._ask, watcher)
        if fits and not all(may_see(seen, watcher) for seen in old.seen_by[start.outcomes :]):
            fits = self._game.looks_alike(self._table, table) and _tell_alike(
                (self._table.told or [])[start.told :], table.told or [], watcher
            )
        return other, fits

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo`` would be allowed."""
        return self._undo_refusal(seat) == ""

    def answered_last(self, seat: int) -> bool:
        """Whether the last answer was this seat's, and the match still knows of it."""
        last = self._last_answer() if self._before is not None else None
        return last is not None and last[0] == seat

    def revealed(self, seat: object) -> int:
        """What keeps the last answer from being taken back: the first thing rolled, drawn or shown since.

        The number of records that ``seat`` (None: a spectator) has seen from that one on, so that
        ``records(seat)[-n]`` tells of it; 0 where there is none.
        """
        watcher = self._watcher(seat)
        last = self._last_answer() if self._before is not None else None
        if last is None:
            return 0
        since: list[Happening] = self._table.told or []
        answers = self._answers
        page = self._earlier
        while not answers and page is not None:
            since = page.told + since
            answers = page.answers
            page = page.earlier
        _, _, news, _, told, _ = last
        seen = [each for each in since[told:] if may_see(each[1], watcher)]
        for i, each in enumerate(seen):
            if each[3] != news:
                return len(seen) - i
        return 0

    def undo(self, seat: int) -> None:
        """Take back the last answer, which must be this seat's.

        Raises UndoRefused when another seat answered last or when dice fell, a card was drawn or
        anything hidden was shown since, and NoPast for a match with ``past=False``. Nothing has
        changed then.
        """
        self._need_past("undo")
        refusal = self._undo_refusal(seat)
        if refusal:
            raise UndoRefused(refusal)
        self._take_back()

    def _undo_refusal(self, seat: int) -> str:
        """Why the last answer cannot be taken back; empty if it can."""
        last = self._last_answer() if self._before is not None else None
        if last is None:
            return "there is no answer to take back"
        if last[0] != seat:
            return "the last answer was another seat's"
        if last[2] != self._table.chance.news:
            return "something was rolled, drawn or revealed since"
        return ""

    def _last_answer(self) -> Answer | None:
        if self._answers:
            return self._answers[-1]
        page = self._earlier
        while page is not None:
            if page.answers:
                return page.answers[-1]
            page = page.earlier
        return None

    def _take_back(self) -> None:
        """Return to the question before the last answer."""
        answers, outcomes, told = self._answers, self._table.chance.outcomes, self._table.told or []
        while not answers:
            page = self._earlier
            if page is None:
                raise NoPast("there is no checkpoint before the last answer")
            answers, outcomes, told = page.answers, page.outcomes, page.told
            self._earlier, self._before = page.earlier, page.before
        if self._before is None:
            raise NoPast("there is no checkpoint before the last answer")
        _, _, news, rolled, heard, openings = answers[-1]
        self._given = self._given_without(answers)
        self._table = self._before.copy()
        self._answers = []
        self._finished = 0
        self._returned = True
        self._beginning = None
        self._repeat(answers[:-1], outcomes[:rolled], [], None)
        self._go_on_with(news, openings, told[:heard])

    def _go_on_with(self, news: int, openings: int, told: list[Happening]) -> None:
        """Go on as the match that was replayed. What only counts up is counted from another start there."""
        table = self._table
        table.chance.news = news
        table.openings = openings
        table.told = told

    def _repeat(
        self,
        answers: list[Answer],
        outcomes: list[int],
        seen_by: list[int],
        watcher: int | None,
        openings: int = 0,
    ) -> bool:
        """Run the steps since the checkpoint again with these answers and outcomes.

        With a ``watcher`` only the outcomes that this seat saw are repeated, and an answer of
        another seat that is secret or no longer fits is replaced by one drawn from its options, with
        the same verb if there are any: what everybody saw the seat do, it does in the deal too.
        Returns whether it can: with the cards dealt it might have none of those options, or the watcher
        might be asked something else.
        """
        fits = True
        table = self._table
        chance = table.chance
        if watcher is None:
            chance.script = outcomes
            chance.script_at = 0
        else:
            chance.hold(outcomes, seen_by, watcher)
        self._run()
        for answer in answers:
            ask, flow = self._ask, self._flow
            if ask is None or flow is None:
                break
            seat, action = answer[0], answer[1]
            if watcher is not None:
                action, possible = self._action_in_deal(ask, answer, watcher, openings)
                fits = fits and possible
                told = len(table.told or [])
                answer = (seat, action, chance.news, len(chance.outcomes), told, table.openings)
            self._answers.append(answer)
            self._given[seat] += 1
            table.reply = action
            ask = _next(flow)
            if ask is not None:
                self._open(ask)
                continue
            self._finished += 1
            self._run()
            if watcher is not None:
                # With other hidden things the step may end without asking again.
                break
        chance.script = []
        chance.script_at = 0
        return fits

    def _action_in_deal(self, ask: Ask, answer: Answer, watcher: int, openings: int) -> tuple[int, bool]:
        """What the seat of an answer does in a deal for ``watcher``, and whether it could have done that."""
        seat, action = answer[0], answer[1]
        brought_in = action == ask.aside and seat == ask.aside_seat
        misfit = action not in ask.ids and not brought_in
        secret = ask.kind.secret and answer[5] == openings
        if not misfit and (ask.seat == watcher or not secret):
            return action, True
        alike = _alike(ask, action)
        # What the watcher did cannot have been anything else.
        possible = bool(alike) and ask.seat != watcher
        if not possible:
            alike = list(ask.ids)
        return alike[self._table.chance.below(len(alike))], possible

    def _watcher(self, seat: object) -> int:
        """``seat`` as a number, -1 for a spectator; raises NoSuchSeat."""
        if seat is None:
            return -1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"seat: {seat!r} is not from 0 to {self.seats - 1}")
        return seat

    # Saves.

    def past(self) -> tuple[Table, list[Answer], list[int]]:
        """The first table, all answers and all outcomes since; raises NoPast as ``save`` does."""
        self._need_past("save")
        if self._before is None:
            raise NoPast("a playout keeps no checkpoint: save before it")
        first = self._before
        pages = [(self._answers, self._table.chance.outcomes)]
        page = self._earlier
        while page is not None:
            first = page.before
            pages.append((page.answers, page.outcomes))
            page = page.earlier
        answers = [answer for part, _ in reversed(pages) for answer in part]
        return first, answers, [outcome for _, part in reversed(pages) for outcome in part]

    def save(self) -> bytes:
        """The whole match as bytes, hidden things included; ``lastfire.load`` reads them.

        It holds the first table, all answers and all outcomes since. Raises NoPast after a playout and for
        a match with ``past=False``.
        """
        first, answers, outcomes = self.past()
        then, now = first.chance, self._table.chance
        saved = {
            "game": self.game,
            "version": self._game.version,
            "seats": self.seats,
            # Packs that are not in use may be absent where the match goes on.
            "options": {name: value for name, value in self.options.items() if name not in self._game.packs},
            "base": [then.luck_1, then.luck_2, then.drawn, then.news, *first.pack()],
            "outcomes": outcomes,
            "answers": [number for answer in answers for number in answer[:2]],
            "luck": [now.luck_1, now.luck_2, now.drawn],
            "secret": self.secret,
            "words": [[after, seat, word] for after, seat, word in self.words],
            # Not 0 where a playout came before: bots go on as if nothing had been saved.
            "given": self._given_without(answers),
            "digest": self.digest(),
            **self._laid_out(),
        }
        if self._before_this:
            saved["earlier"] = [list(each) for each in self._before_this]
        if self._setup.packs:
            saved["packs"] = {pack.name: pack.version for pack in self._setup.packs}
        return encode(saved)

    def _laid_out(self) -> dict[str, list[int]]:
        """The table where the step under way began, and the number of answers since, for a save.

        A later version of the rules, which would not play the answers alike, can go on from there.
        """
        table, since = self._table, 0
        if not self.over:
            start = self._step_begun("save")
            table, since = start.before, len(self._answers) - start.answers
        return {"table": [since, table.chance.news, *table.pack()]}


def _asks_alike(one: Ask | None, other: Ask | None, watcher: int) -> bool:
    """Whether the same seat is asked the same question, or both games are over.

    If it is the watcher, who reads the whole question, all of it must be the same.
    """
    if one is None or other is None:
        return one is other
    if one.seat != other.seat or one.kind is not other.kind:
        return False
    return one.seat != watcher or (one.facts == other.facts and one.ids == other.ids)


def _tell_alike(one: list[Happening], other: list[Happening], watcher: int) -> bool:
    """Whether a seat has seen the same happen."""
    return [each[:3] for each in one if may_see(each[1], watcher)] == [
        each[:3] for each in other if may_see(each[1], watcher)
    ]


def _alike(ask: Ask, action: int) -> list[int]:
    """The options that do the same as an action, to whatever; all of them for a secret question."""
    if ask.kind.secret:
        return list(ask.ids)
    actions = ask.kind.vocabulary.actions
    return [number for number in ask.ids if actions[number].verb == actions[action].verb]


def _next(flow: Flow) -> Ask | None:
    """The next question of a step; None when the step, or the whole game with it, is over."""
    try:
        return next(flow, None)
    except Ended:
        return None


def new_match(game: Game, setup: Setup, seed: int, word: str = "", keeps_past: bool = True) -> Match:
    """A match at its first question; ``word`` is added to its luck by whoever sets up the table."""
    return begun_match(game, setup, Luck(secret_of(seed), word), None, keeps_past)


def begun_match(
    game: Game,
    setup: Setup,
    luck: Luck,
    trace: list[tuple[int, int]] | None = None,
    keeps_past: bool = True,
) -> Match:
    """A match with this luck. ``trace`` is told every number of the stream, see ``Chance``."""
    chance = Chance()
    chance.seal(luck.first_key())
    chance.trace = trace
    chance.noting = False
    match = Match(game, setup, game.set_up(setup, chance), keeps_past)
    match._luck = luck
    match._begin()
    return match


def resumed_match(
    game: Game,
    setup: Setup,
    luck: Luck,
    table: Table,
    earlier: list[tuple[int, int]],
    given: list[int],
    trace: list[tuple[int, int]] | None = None,
) -> Match:
    """A match that goes on from a table between two steps, with this luck; see ``begun_match``.

    ``earlier`` are the versions under which it was played before, ``given`` how often each seat has answered.
    """
    begun = table.copy()
    begun.prepared = None
    begun.chance.seal(luck.first_key())
    begun.chance.trace = trace
    match = Match(game, setup, begun)
    match._luck = luck
    match._before_this = earlier
    match._given = given[:]
    match._begin()
    return match


def rules_of(saved: Mapping[str, Any], games: Mapping[str, Game]) -> tuple[Game, int]:
    """Of which of these games a save is, and by which version of its rules. Raises SaveError."""
    name, version = saved.get("game"), saved.get("version")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise SaveError(f"it is a match of {name!r}, a game that is not here")
    if type(version) is not int:
        raise SaveError("it does not say by which version of the rules it was played")
    return game, version


def saved_match(data: bytes, games: Mapping[str, Game]) -> Match:
    """The match in ``data``, of one of these games; raises SaveError, which says what is wrong."""
    saved = decode(data)
    game, version = rules_of(saved, games)
    if version != game.version:
        raise OtherVersion(version, game.version, game.name)
    try:
        match = _played_again(game, saved)
    except SaveError:
        raise
    except IMPOSSIBLE as error:
        raise SaveError(f"the match in it cannot have been played ({error})") from error
    if match.digest() != saved.get("digest"):
        raise SaveError("played again it ends in another position")
    return match


IMPOSSIBLE = (LastfireError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What goes wrong where a save tells of a match that cannot have been played."""


def _played_again(game: Game, saved: dict[str, Any]) -> Match:
    """The match of a save, answer by answer with the same outcomes."""
    options = saved["options"]
    if not isinstance(options, dict):
        raise SaveError("its options are not options")
    setup = game.agree(saved["seats"], {**options, **_packs_of(game, saved)})
    base, outcomes, luck_now = numbers(saved["base"]), numbers(saved["outcomes"]), numbers(saved["luck"])
    luck, words = luck_in(saved)
    table = game.unpack(base[4:], setup)
    if table.seats != setup.seats:
        raise SaveError("its table has another number of seats")
    chance = table.chance
    chance.luck_1, chance.luck_2, chance.news = base[0], base[1], base[3]
    if luck is not None:
        chance.seal(luck.first_key(), base[2])
    match = Match(game, setup, table)
    match._luck = luck
    match._before_this = earlier_in(saved)
    match._given = numbers(saved["given"])
    if len(match._given) != setup.seats:
        raise SaveError("it counts the answers of another number of seats")
    # What was rolled is in the save, so that nothing in it can make the rules roll for long.
    chance.script = [*outcomes, END]
    match._begin()
    answer_again(match, numbers(saved["answers"]), words)
    if chance.script_at != len(outcomes):
        raise SaveError("it holds more dice than were rolled")
    chance.script = []
    chance.script_at = 0
    if 0 in luck_now[:2]:
        raise SaveError("it has no luck left")
    chance.luck_1, chance.luck_2, _ = luck_now
    return match


def earlier_in(saved: dict[str, Any]) -> list[tuple[int, int]]:
    """Under which earlier versions the match of a save was played; raises SaveError for anything else."""
    found: list[tuple[int, int]] = []
    for each in saved.get("earlier", []):
        version, answers = numbers(each)
        found.append((version, answers))
    return found


def _packs_of(game: Game, saved: dict[str, Any]) -> dict[str, object]:
    """The options that switch on the packs of a save; raises SaveError naming one that is not here."""
    packs = saved.get("packs", {})
    if not isinstance(packs, dict):
        raise SaveError("it has something else where its packs should be")
    for name, version in packs.items():
        pack = game.packs.get(name)
        if pack is None:
            raise SaveError(f"it is played with the pack {name} (version {version}), which is not here")
        if pack.version != version:
            raise SaveError(f"it is played with version {version} of the pack {name}, this is {pack.version}")
    return dict.fromkeys(packs, True)


def luck_in(saved: dict[str, Any]) -> tuple[Luck | None, list[Word]]:
    """The luck in a save as it was at the set-up, and the words that were added to it later."""
    secret, said = saved["secret"], saved["words"]
    if not isinstance(secret, str) or not isinstance(said, list):
        raise SaveError("it has something else where its luck should be")
    words: list[Word] = []
    for answers, seat, text in said:
        if type(answers) is not int or type(seat) is not int or not is_word(text):
            raise SaveError("it has something else where a word should be")
        words.append(Word(answers, seat, text, 0))
    if not secret:
        return None, words
    if len(secret) != 2 * SECRET_BYTES:
        raise SaveError("its secret has another length")
    first = words.pop(0).text if words and words[0].answers < 0 else ""
    return Luck(bytes.fromhex(secret), first), words


def answer_again(match: Match, answers: list[int], words: list[Word]) -> None:
    """Give all these answers, with the words in between; raises SaveError for one that does not fit."""
    to_come = words[:]
    for given, (seat, action) in enumerate(zip(answers[::2], answers[1::2], strict=True)):
        _add_words(match, to_come, given)
        ask = match.ask
        if ask is not None and ask.aside == action and ask.aside_seat == seat:
            match.bring_in(seat)
            continue
        if ask is None or ask.seat != seat or action not in ask.ids:
            raise SaveError("an answer in it was never possible")
        match.answer(ask.ids.index(action))
    _add_words(match, to_come, len(answers) // 2)
    if to_come:
        raise SaveError("it holds a word for an answer that was never given")


def _add_words(match: Match, to_come: list[Word], given: int) -> None:
    """Add the words that were added after so many answers, and take them off the list."""
    while to_come and to_come[0].answers == given:
        word = to_come.pop(0)
        match.add_word(word.seat, word.text)
