"""Paying with dice: which unused die is spent, raised, rolled again.

Dice belong to players. Decided in question Q31: who loses the last survivor keeps the dice left, and a
newcomer may act with them; in question Q32: so does who gives a survivor away.
"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow, Question, choose
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, DIE, DONE
from lastfire.games.dead_of_winter.rules.words.questions import ASK_DIE, ASK_REROLL, ASK_REROLL_MORE
from lastfire.games.dead_of_winter.rules.words.records import DICE_LOST, DIE_CHANGED, DIE_SPENT

_HIGHEST_FIRST: Final = (6, 5, 4, 3, 2, 1)


def faces(t: ColonyTable, seat: int, least: int, most: int = 6) -> list[int]:
    """The faces of a seat's unused dice in a range, each once, lowest first."""
    found: list[int] = []
    for face in range(least, most + 1):
        if t.dice[6 * seat + face - 1] > 0:
            found.append(face)
    return found


def best_die(t: ColonyTable, seat: int) -> int:
    """The highest unused face, 0 without dice."""
    dice = t.dice
    before = 6 * seat - 1
    for face in _HIGHEST_FIRST:
        if dice[before + face]:
            return face
    return 0


def pick_die(t: ColonyTable, seat: int, least: int, question: Question = ASK_DIE, most: int = 6) -> Flow:
    """Choose an unused die of a face in a range: ``t.item`` is the face. Dice of a face are alike."""
    found = faces(t, seat, least, most)
    if len(found) == 1:
        t.item = found[0]
        return NOTHING
    return _ask_die(t, seat, found, question, least)


def _ask_die(t: ColonyTable, seat: int, found: list[int], question: Question, least: int) -> Flow:
    ids = [DIE[face] for face in found]
    if question.fields:
        yield t.ask(seat, question, ids, least)
    else:
        yield t.ask(seat, question, ids)
    t.item = ABOUT[t.reply]


def spend_die(t: ColonyTable, seat: int, least: int) -> Flow:
    """Choose a die of at least this face and move it to used; ``t.item`` is its face.

    [DOW-DICE-7, DOW-DICE-8, DOW-DICE-9]
    """
    found = faces(t, seat, least)
    if len(found) == 1:
        use(t, seat, found[0])
        return NOTHING
    return _spend(t, seat, found, least)


def _spend(t: ColonyTable, seat: int, found: list[int], least: int) -> Flow:
    yield t.ask(seat, ASK_DIE, [DIE[face] for face in found], least)
    use(t, seat, ABOUT[t.reply])


def use(t: ColonyTable, seat: int, face: int) -> None:
    """A die of this face is spent."""
    t.item = face
    t.use_die(seat, face)
    t.tell(DIE_SPENT, seat, face)


def use_all(t: ColonyTable, seat: int) -> None:
    """All unused dice are used up, even if there are none."""
    count = t.unused(seat)
    for face in range(6 * seat, 6 * seat + 6):
        t.dice[face] = 0
    t.used_dice[seat] += count
    if count > 0:
        t.tell(DICE_LOST, seat, count)


def change(t: ColonyTable, seat: int, was: int, face: int) -> None:
    """An unused die is turned to another face."""
    t.change_die(seat, was, face)
    t.tell(DIE_CHANGED, seat, was, face)


def reroll(t: ColonyTable, seat: int, face: int) -> None:
    """An unused die is rolled again."""
    change(t, seat, face, 1 + t.chance.roll(6))


def reroll_dice(t: ColonyTable, seat: int, count: int) -> Flow:
    """So many unused dice are rolled again, with 0 any number of them, at least one.

    They are put aside first and rolled together.
    """
    aside: list[int] = []
    left = t.dice[6 * seat : 6 * seat + 6]
    while sum(left) > 0 and (count == 0 or len(aside) < count):
        ids = [DIE[face] for face in range(1, 7) if left[face - 1] > 0]
        if aside and count == 0:
            ids.append(DONE)
        yield from choose(t, seat, ASK_REROLL_MORE if aside else ASK_REROLL, ids)
        if t.reply == DONE:
            break
        left[ABOUT[t.reply] - 1] -= 1
        aside.append(ABOUT[t.reply])
    for face in aside:
        reroll(t, seat, face)
