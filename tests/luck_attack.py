"""The best known way to compute the quick generator from the dice it rolled. Needs NumPy.

    python -m tests.luck_attack

rolls dice with a state that nobody told it, and looks for that state among all 2^29 values of its
smaller half: some minutes on two cores. The tests look among some thousands of them.

The generator subtracts two sequences, a(i) - b(i), and takes the rest by the number of sides. Whoever
guesses b(0) knows every b(i), and for every die that a(i) = sides * q(i) + face + b(i), where only q(i) is
unknown. All a(i) are known multiples of a(0), so the products sides * q(i) are the way from a known point
to a point of a lattice nearby: a hidden number problem. The lattice does not depend on the guess. It is
reduced once (Lenstra, Lenstra and Lovász), and then each guess costs one search for the nearest plane
(Babai).
"""

import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import numpy as np

from lastfire.engine import chance
from lastfire.engine.chance import Chance

M1: Final = chance._M1
A1: Final = chance._A1
M2: Final = chance._M2
A2: Final = chance._A2
USED: Final = 18
"""So many outcomes span the lattice; the rest of them check what is found."""
BATCH: Final = 1 << 13

Seen = tuple[int, int, int]
"""One outcome: which number of the generator it was, counted from 0, how many sides, and the face."""
State = tuple[int, int]
"""Both halves of the generator, before the first of these numbers."""


def roll_on(state: State, numbers: int) -> Iterator[int]:
    """What the generator gives next, before the rest by the number of sides is taken."""
    a, b = state
    for _ in range(numbers):
        a, b = a * A1 % M1, b * A2 % M2
        yield (a - b) % M1


def explains(state: State, seen: Sequence[Seen]) -> bool:
    """Whether the generator in this state gives all that was seen."""
    numbers = list(roll_on(state, seen[-1][0] + 1))
    return all(numbers[at] % sides == face for at, sides, face in seen)


class Attack:
    """Looks for the state before the first number that was seen, from at least 18 outcomes."""

    def __init__(self, seen: Sequence[Seen]) -> None:
        self.seen = list(seen)
        used = self.seen[:USED]
        assert len(used) == USED, f"{USED} outcomes are needed"
        self._sides = [sides for _, sides, _ in used]
        self._faces = [face for _, _, face in used]
        self._inverses = [pow(sides, -1, M1) for sides in self._sides]
        self._powers_1 = [pow(A1, at + 1, M1) for at, _, _ in used]
        self._powers_2 = [pow(A2, at + 1, M2) for at, _, _ in used]
        basis = [[0] * USED for _ in range(USED)]
        first = self._sides[0] * pow(self._powers_1[0], -1, M1)
        for i, sides in enumerate(self._sides):
            basis[0][i] = sides * (first * self._powers_1[i] * self._inverses[i] % M1)
            if i > 0:
                basis[i][i] = sides * M1
        self._basis = np.array(reduced(basis), dtype=np.float64)
        self._turned, self._upper = np.linalg.qr(self._basis.T)

    def among(self, begin: int, end: int) -> State | None:
        """The state whose second half lies from ``begin`` to ``end`` - 1; None if there is none."""
        for batch in range(begin, end, BATCH):
            halves = np.arange(batch, min(end, batch + BATCH), dtype=np.int64)
            point = np.empty((USED, len(halves)), dtype=np.float64)
            for i, sides in enumerate(self._sides):
                known = (halves * self._powers_2[i] % M2 + self._faces[i]) % M1
                point[i] = known * self._inverses[i] % M1 * sides
            way = self._lattice_point_near(point + M1 / 2) - point
            for at in np.flatnonzero(((way > -1) & (way < M1)).all(axis=0)):
                second = int(halves[at])
                a_1 = round(way[0, at]) + self._faces[0] + second * self._powers_2[0] % M2
                state = (a_1 * pow(self._powers_1[0], -1, M1) % M1, second)
                if explains(state, self.seen):
                    return state
        return None

    def _lattice_point_near(self, points: Any) -> Any:
        """Babai's nearest plane, one dimension after the other, for every column."""
        left = self._turned.T @ points
        found = np.empty_like(left)
        for i in range(USED - 1, -1, -1):
            found[i] = np.rint(left[i] / self._upper[i, i])
            left[:i] -= np.outer(self._upper[:i, i], found[i])
        return self._basis.T @ found


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """A basis of short vectors of the same lattice."""
    rows = [np.array(row, dtype=object) for row in basis]
    at = 1
    while at < len(rows):
        for other in range(at - 1, -1, -1):
            share = round(_shares(rows, at)[0][other])
            if share:
                rows[at] = rows[at] - share * rows[other]
        shares, lengths = _shares(rows, at)
        if lengths[at] >= (0.99 - shares[at - 1] ** 2) * lengths[at - 1]:
            at += 1
        else:
            rows[at - 1], rows[at] = rows[at], rows[at - 1]
            at = max(1, at - 1)
    return [[int(entry) for entry in row] for row in rows]


def _shares(rows: list[Any], at: int) -> tuple[Any, Any]:
    """How much of each earlier, orthogonalised row is in row ``at``; the squares of their lengths."""
    upper: Any = np.linalg.qr(np.array(rows[: at + 1], dtype=np.float64).T, mode="r")
    lengths = np.diag(upper) ** 2
    return upper[:at, at] / np.diag(upper)[:at], lengths


def _search(work: tuple[Attack, int, int]) -> State | None:
    return work[0].among(work[1], work[2])


def main() -> int:
    """Attack a state that nobody told, and foretell the dice that follow."""
    luck = Chance(1 + secrets.randbelow(M1 - 1), 1 + secrets.randbelow(M2 - 1))
    seen = [(i, 6, luck.roll(6)) for i in range(40)]
    start = time.monotonic()
    parts = 512
    edges = [1 + M2 * i // parts for i in range(parts + 1)]
    attack = Attack(seen)
    work = [(attack, edges[i], edges[i + 1]) for i in range(parts)]
    with ProcessPoolExecutor() as pool:
        for number, found in enumerate(pool.map(_search, work), 1):
            print(f"\r{number} of {parts} parts, {time.monotonic() - start:.0f} s", end="", flush=True)
            if found is not None:
                pool.shutdown(cancel_futures=True)
                break
        else:
            print("\nnothing found")
            return 1
    told = list(roll_on(found, 140))[40:]
    right = sum(luck.roll(6) == number % 6 for number in told)
    print(f"\nfound; {right} of the 100 dice that follow are foretold")
    return 0


if __name__ == "__main__":
    sys.exit(main())
