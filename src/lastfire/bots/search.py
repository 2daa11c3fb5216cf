"""The search bot: tries its options in many deals, thinks each of them on, and keeps a tree.

This is Monte Carlo tree search over deals, single observer: every iteration plays in a fresh deal
that agrees with what the seat knows, so the statistics of an option average over all that is
hidden and all dice to come. Options are tried in the order of the game's judgement, few at first
and more as the visits grow, each the more often the better it did.
"""

from math import sqrt
from time import monotonic
from typing import Final

from lastfire.bots.bot import Bot, Deal, luck
from lastfire.bots.judgement import Judgement, LookAhead, NoJudgement, Situation, judgement_of, situation
from lastfire.engine.errors import SetupError
from lastfire.engine.match import Match
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask

FIRST_OPTIONS: Final = 3
"""So many options are tried before the others wait for visits."""
VISITS_PER_OPTION: Final = 12
"""After so many visits of a question one more of its options is tried."""
LEAST_ITERATIONS: Final = 16
"""Even a search that is short of seconds looks this often."""
ALIKE: Final = 60
"""When so many deals have all come to the same, with every option tried, more would not tell them apart."""

_NO_JUDGEMENT: Final = NoJudgement()


class Edge:
    """One option of a question in the tree, and the questions it has led to."""

    def __init__(self, action: int, weight: float) -> None:
        self.action = action
        self.weight = weight
        self.visits = 0
        self.total = 0.0
        self.next: dict[Situation, Node] = {}


class Node:
    """One question in the tree."""

    def __init__(self, edges: list[Edge]) -> None:
        self.edges = edges
        self.visits = 0
        self.total = 0.0
        self.weights = sum([edge.weight for edge in edges], 0.0)


class Tree:
    """The search of one decision."""

    def __init__(self, seat: int, root: Node, judgement: Judgement, ahead: LookAhead, explore: float) -> None:
        self.seat = seat
        self.root = root
        self.judgement = judgement
        self.ahead = ahead
        self.explore = explore
        # Values are compared within the range seen so far, whatever the game counts in.
        self.low = 1e9
        self.high = -1e9

    @property
    def all_alike(self) -> bool:
        """Whether every option was tried, and every deal so far has come to the same value."""
        return self.low == self.high and all(edge.visits > 0 for edge in self.root.edges)

    def iterate(self, match: Match) -> None:
        """Play one deal: down the tree, one new question, then on by the look-ahead's answers."""
        ahead = self.ahead
        ahead.begin()
        passed: list[tuple[Node, Edge, int]] = []
        in_tree = True
        position = 0

        def reply(_: Ask) -> int:
            return position

        while (ask := match.ask) is not None and not ahead.stops(match, ask):
            node = None
            if in_tree and (ask.seat == self.seat or ahead.searches_for_others):
                node = self._next_node(passed[-1][1], match, ask) if passed else self.root
                in_tree = node is not None
            if node is not None:
                edge = self._pick(node)
                passed.append((node, edge, ask.seat))
                position = list(ask.ids).index(edge.action)
            else:
                position = ahead.answer(match, ask)
            ahead.noted(ask, position)
            match.playout(reply, 1)
        returns = ahead.returns(match)
        for node, edge, seat in passed:
            value = returns[seat]
            self.low = min(self.low, value)
            self.high = max(self.high, value)
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value

    def _next_node(self, edge: Edge, match: Match, ask: Ask) -> Node | None:
        """The question that an option has led to; an option tried once already grows a new one."""
        here = situation(ask)
        node = edge.next.get(here)
        if node is None and edge.visits > 0:
            node = edge.next[here] = self._grow(match, ask)
        return node

    def _grow(self, match: Match, ask: Ask) -> Node:
        sensible = self.judgement.sensible(match.sight(ask.seat), ask)
        return Node([Edge(ask.ids[position], weight) for position, weight in sensible])

    def _pick(self, node: Node) -> Edge:
        """The option that promises most, counting what is still unknown about it as promise."""
        open_ = FIRST_OPTIONS + node.visits // VISITS_PER_OPTION
        spread = max(self.high - self.low, 1e-9)
        mean = node.total / node.visits if node.visits else 0.0
        factor = self.explore * spread * sqrt(node.visits + 1) / node.weights
        best: Edge | None = None
        most = 0.0
        for edge in node.edges[:open_]:
            value = edge.total / edge.visits if edge.visits else mean
            promise = value + factor * edge.weight / (1 + edge.visits)
            if best is None or promise > most:
                best, most = edge, promise
        assert best is not None
        return best


class SearchBot(Bot):
    """Looks ahead in deals. Thinks for ``iterations``, or for ``seconds`` if they are given.

    By iterations it decides the same at every call; by seconds it depends on the machine.
    """

    def __init__(
        self, seed: int = 0, iterations: object = 400, seconds: object = 0.0, explore: object = 1.0
    ) -> None:
        # Declared as objects, so that both builds refuse anything else with the same errors.
        if isinstance(iterations, bool) or not isinstance(iterations, int) or iterations < 1:
            raise SetupError("iterations", f"{iterations!r} is not a number of at least 1")
        self.seed = seed
        self.iterations = iterations
        self.seconds = _number("seconds", seconds)
        self.explore = _number("explore", explore)

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        if len(ask.ids) == 1:
            return 0
        judgement = judgement_of(sight.game) or _NO_JUDGEMENT
        sensible = judgement.sensible(sight, ask)
        if len(sensible) == 1:
            return sensible[0][0]
        dice = luck(self.seed, ask)
        root = Node([Edge(ask.ids[position], weight) for position, weight in sensible])
        tree = Tree(ask.seat, root, judgement, judgement.look_ahead(sight, ask, dice), self.explore)
        least = max(LEAST_ITERATIONS, tree.ahead.least)
        deadline = monotonic() + self.seconds
        done = 0
        while not (done >= ALIKE and tree.all_alike):
            if self.seconds > 0:
                if done >= least and monotonic() >= deadline:
                    break
            elif done >= self.iterations or self._settled(root, self.iterations - done):
                break
            tree.iterate(deal(dice.getrandbits(48)))
            done += 1
        best = max(root.edges, key=lambda edge: (edge.visits, edge.weight))
        return list(ask.ids).index(best.action)

    def _settled(self, root: Node, remaining: int) -> bool:
        """Whether no other option can be visited more often any more."""
        visits = sorted((edge.visits for edge in root.edges), reverse=True)
        return visits[0] - visits[1] > remaining


def _number(name: str, value: object) -> float:
    """``value`` if it is a number from 0 on; raises SetupError, naming it, if not."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e6:
        raise SetupError(name, f"{value!r} is not a number from 0 on")
    return float(value)
