"""Who is the betrayer? A belief for every seat, from what everybody remembers.

The setup says how likely every set of betrayers is, exactly: so many betrayals among so many cards,
one's own card known. What was given to the crises and how players behave then shifts it.
"""

from collections.abc import Callable
from math import comb, exp
from typing import Final

from lastfire.games.dead_of_winter.rules.known import Tribute
from lastfire.games.dead_of_winter.rules.sight import ColonySight

SPECTATOR: Final = -1

WRONG_OF_LOYAL: Final = 0.02
"""How often a card that a loyal player gives to a crisis works against it."""
WRONG_OF_BETRAYER: Final = 0.45
"""The same of a betrayer."""

# How much a round of such conduct speaks for a betrayer (as a logarithm): estimated from games of
# these bots against each other.
AT_FIRST: Final = 0.6
PER_ROUND: Final = 0.2
PER_GIFT: Final = -0.35
PER_HELP: Final = -0.6
PER_NOISE: Final = 0.5
PER_IDLE_DIE: Final = 0.1
MOST_SPOKEN: Final = 3.5
"""Conduct never speaks louder than this."""
EVIDENCE: Final[list[Callable[[ColonySight, int], float]]] = []
"""What else speaks for a betrayer, as a logarithm: what modules show of a seat's conduct."""


def beliefs(s: ColonySight) -> list[float]:
    """For every seat the chance that its objective is a betrayal, as the sight's watcher sees it."""
    return _beliefs(s, known_sides(s), s.seat)


def priors(s: ColonySight) -> list[float]:
    """The same from the setup and the cards shown alone."""
    return _priors(s, known_sides(s))


def public_beliefs(s: ColonySight, hidden: list[int]) -> list[float]:
    """The same as a spectator believes it, to whom the objectives of these seats are hidden."""
    sure = {seat: side for seat, side in known_sides(s).items() if seat not in hidden}
    return _beliefs(s, sure, SPECTATOR)


def public_belief(s: ColonySight, player: int) -> float:
    """What a spectator, who knows nobody's objective, would believe of a player."""
    return public_beliefs(s, [] if s.me.exiled else [s.seat])[player]


def known_sides(s: ColonySight) -> dict[int, bool]:
    """By seat whether it is a betrayer, where the watcher can be sure of it."""
    sure: dict[int, bool] = {}
    for area in s.areas:
        if area.secret >= 0:
            sure[area.seat] = s.box.secrets[area.secret].betrayal
        elif area.exiled:
            sure[area.seat] = True  # a loyal player who is exiled shows their card
    return sure


def _beliefs(s: ColonySight, sure: dict[int, bool], watcher: int) -> list[float]:
    """By seat, from the setup, the gifts to the crises and everybody's conduct."""
    speaks = [0.0 if seat == watcher else conduct(s, seat) for seat in range(s.seats)]
    weights = []
    for betrayers, prior in _cases(s, sure):
        weight = prior
        if weight > 0:
            weight *= exp(sum([speaks[seat] for seat in betrayers if seat not in sure], 0.0))
            for tribute in s.tributes:
                weight *= _likelihood(tribute, betrayers, watcher)
        weights.append((weight, betrayers))
    return _shares(s.seats, weights) or _priors(s, sure)


def _priors(s: ColonySight, sure: dict[int, bool]) -> list[float]:
    weights = [(prior, betrayers) for betrayers, prior in _cases(s, sure)]
    return _shares(s.seats, weights) or [0.0] * s.seats


def _cases(s: ColonySight, sure: dict[int, bool]) -> list[tuple[set[int], float]]:
    """Every set of seats that may be the betrayers, and how likely it was dealt, up to a factor."""
    if s.coop or (s.mix_betrayal == 0 and not s.mix_pair):
        return []
    known = {seat for seat, side in sure.items() if side}
    open_ = [seat for seat in range(s.seats) if seat not in sure]
    found = []
    for chosen in range(1 << len(open_)):
        betrayers = {seat for i, seat in enumerate(open_) if chosen >> i & 1} | known
        found.append((betrayers, _prior(s, len(betrayers), s.seats - len(betrayers))))
    return found


def _shares(seats: int, weights: list[tuple[float, set[int]]]) -> list[float] | None:
    """By seat, in how much of all cases it is a betrayer; None where nothing is possible."""
    whole = sum([weight for weight, _ in weights], 0.0)
    if whole <= 0:
        return None
    found = [0.0] * seats
    for weight, betrayers in weights:
        for seat in betrayers:
            found[seat] += weight / whole
    return found


def _prior(s: ColonySight, betrayers: int, loyal: int) -> float:
    """How likely exactly these seats, and no others, were dealt a betrayal; up to a factor."""
    if s.mix_pair:
        return 1.0
    weight = 1.0
    for i in range(betrayers):
        weight *= max(0, s.mix_betrayal - i)
    for i in range(loyal):
        weight *= max(0, s.mix_regular - i)
    return weight


def conduct(s: ColonySight, seat: int) -> float:
    """How much the conduct of a player speaks for a betrayer, as a logarithm."""
    played = s.rounds - s.round
    if played <= 0:
        return 0.0
    area = s.areas[seat]
    given = sum([tribute.givers[seat] for tribute in s.tributes])
    said = (
        AT_FIRST
        + PER_ROUND * played
        + PER_GIFT * given
        + PER_HELP * area.helped
        + PER_NOISE * area.noisy
        + PER_IDLE_DIE * area.idle
        + sum([weigh(s, seat) for weigh in EVIDENCE], 0.0)
    )
    return max(-MOST_SPOKEN, min(MOST_SPOKEN, said))


def _likelihood(tribute: Tribute, betrayers: set[int], watcher: int) -> float:
    """How likely so many wrong cards are, if these seats are the betrayers."""
    suspect = 0
    loyal = 0
    for seat, given in enumerate(tribute.givers):
        if seat in betrayers:
            suspect += given
        elif seat != watcher:
            loyal += given
    wrong = min(tribute.wrong, suspect + loyal)
    chance = 0.0
    for i in range(max(0, wrong - loyal), min(wrong, suspect) + 1):
        chance += _binomial(i, suspect, WRONG_OF_BETRAYER) * _binomial(wrong - i, loyal, WRONG_OF_LOYAL)
    return chance


def _binomial(k: int, n: int, p: float) -> float:
    return float(comb(n, k) * p**k * (1 - p) ** (n - k))
