"""Who is the betrayer? A belief for every seat, from what everybody remembers.

The setup says how likely every set of betrayers is, exactly: so many betrayals among so many cards,
one's own card known. What was given to the crises and how players behave then shifts it.
"""

from math import comb, exp
from typing import Any, Final

from lastfire.games.dead_of_winter.rules.cards import BOX

BETRAYALS: Final = frozenset(card.id for card in BOX.secrets if card.betrayal)

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


def beliefs(view: dict[str, Any]) -> list[float]:
    """For every seat the chance that its objective is a betrayal, as the view's watcher sees it."""
    seats = len(view["seats"])
    if view["coop"] or (view["mix"]["betrayal"] == 0 and not view["mix"]["pair"]):
        return [0.0] * seats
    sure: dict[int, bool] = {}
    for other in view["seats"]:
        known = _known_side(view, other)
        if known is not None:
            sure[other["seat"]] = known
    open_ = [seat for seat in range(seats) if seat not in sure]
    speaks = [conduct(view, seat) for seat in range(seats)]
    weights = []
    for chosen in range(1 << len(open_)):
        betrayers = {seat for i, seat in enumerate(open_) if chosen >> i & 1}
        betrayers |= {seat for seat, side in sure.items() if side}
        weight = _prior(view, len(betrayers), seats - len(betrayers))
        if weight > 0:
            weight *= exp(sum(speaks[seat] for seat in betrayers if seat not in sure))
            for tribute in view["tributes"]:
                weight *= _likelihood(tribute, betrayers, view["seat"])
        weights.append((weight, betrayers))
    whole = sum(weight for weight, _ in weights)
    found = [0.0] * seats
    if whole <= 0:
        return priors(view)
    for weight, betrayers in weights:
        for seat in betrayers:
            found[seat] += weight / whole
    return found


def priors(view: dict[str, Any]) -> list[float]:
    """The same from the setup and the cards shown alone."""
    return beliefs({**view, "tributes": [], "seats": [{**seat, "helped": None} for seat in view["seats"]]})


def public_belief(view: dict[str, Any], player: int) -> float:
    """What a spectator, who knows nobody's objective, would believe of a player."""
    seats = [
        {**seat, "secret": None} if seat["seat"] == view["seat"] and not seat["exiled"] else seat
        for seat in view["seats"]
    ]
    return beliefs({**view, "seats": seats, "seat": None})[player]


def _known_side(view: dict[str, Any], other: dict[str, Any]) -> bool | None:
    """Whether a seat is a betrayer, where the view's watcher can be sure of it."""
    if other["secret"] is not None:
        return other["secret"] in BETRAYALS
    if other["exiled"]:
        return True  # a loyal player who is exiled shows their card
    return None


def _prior(view: dict[str, Any], betrayers: int, loyal: int) -> float:
    """How likely exactly these seats, and no others, were dealt a betrayal; up to a factor."""
    mix = view["mix"]
    if mix["pair"]:
        return 1.0
    weight = 1.0
    for i in range(betrayers):
        weight *= max(0, mix["betrayal"] - i)
    for i in range(loyal):
        weight *= max(0, mix["regular"] - i)
    return weight


def conduct(view: dict[str, Any], seat: int) -> float:
    """How much the conduct of a player speaks for a betrayer, as a logarithm."""
    other = view["seats"][seat]
    if other["helped"] is None or seat == view["seat"]:
        return 0.0
    played = view["rounds"] - view["round"]
    if played <= 0:
        return 0.0
    given = sum(tribute["givers"][seat] for tribute in view["tributes"])
    said = (
        AT_FIRST
        + PER_ROUND * played
        + PER_GIFT * given
        + PER_HELP * other["helped"]
        + PER_NOISE * other["noisy"]
        + PER_IDLE_DIE * other["idle"]
    )
    return float(max(-MOST_SPOKEN, min(MOST_SPOKEN, said)))


def _likelihood(tribute: dict[str, Any], betrayers: set[int], watcher: int | None) -> float:
    """How likely so many wrong cards are, if these seats are the betrayers."""
    suspect = 0
    loyal = 0
    for seat, given in enumerate(tribute["givers"]):
        if seat in betrayers:
            suspect += given
        elif seat != watcher:
            loyal += given
    wrong = min(tribute["wrong"], suspect + loyal)
    chance = 0.0
    for i in range(max(0, wrong - loyal), min(wrong, suspect) + 1):
        chance += _binomial(i, suspect, WRONG_OF_BETRAYER) * _binomial(wrong - i, loyal, WRONG_OF_LOYAL)
    return chance


def _binomial(k: int, n: int, p: float) -> float:
    return float(comb(n, k) * p**k * (1 - p) ** (n - k))
