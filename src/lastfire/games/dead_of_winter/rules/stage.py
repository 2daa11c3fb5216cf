"""Stages: the steps of the colony phase as data, so that modules can put theirs among them."""

from collections.abc import Callable
from itertools import pairwise

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.holdings import after_step
from lastfire.games.dead_of_winter.rules.state import ColonyTable

StageFlow = Callable[[ColonyTable], Flow]


class Stage:
    """One step of the colony phase: the number of its phase, and what happens. [DOW-ROUND-6]

    While it runs the table says its own phase; one that ``looks_ahead`` says the next one already, as
    zombies come in batches that are over before anybody is asked again.
    """

    def __init__(self, phase: int, flow: StageFlow, looks_ahead: bool = False) -> None:
        self.phase = phase
        self.flow = flow
        self.looks_ahead = looks_ahead


class Insertion:
    """A stage of a module, and the phase of the stage that it comes before or after."""

    def __init__(self, stage: Stage, phase: int, is_before: bool) -> None:
        self.stage = stage
        self.phase = phase
        self.is_before = is_before


def before(phase: int, stage: Stage) -> Insertion:
    """Put a stage right before the one of that phase."""
    return Insertion(stage, phase, True)


def after(phase: int, stage: Stage) -> Insertion:
    """Put a stage right after the one of that phase."""
    return Insertion(stage, phase, False)


class Night:
    """The stages of a colony phase in their order, found by phase.

    A stage that was put in is shown as the one it was put beside.
    """

    def __init__(self, stages: tuple[Stage, ...], then: int, insertions: tuple[Insertion, ...] = ()) -> None:
        order = list(stages)
        behind: dict[int, int] = {}  # how many were put behind a phase: they follow in the order of modules
        for each in insertions:
            at = [stage.phase for stage in order].index(each.phase)
            if not each.is_before:
                at += 1 + behind.get(each.phase, 0)
                behind[each.phase] = behind.get(each.phase, 0) + 1
            order.insert(at, each.stage)
        self.first = order[0].phase
        self.shown_as = {each.stage.phase: each.phase for each in insertions}
        self.stages = {stage.phase: stage for stage in order}
        self.next = {stage.phase: follower.phase for stage, follower in pairwise(order)}
        self.next[order[-1].phase] = then
        if len(self.stages) < len(order):
            raise ValueError("two stages have the same phase")

    def run(self, t: ColonyTable) -> Flow:
        """The stage that the table's phase says, and on to the next."""
        stage = self.stages[t.phase]
        then = self.next[t.phase]
        if stage.looks_ahead:
            t.phase = then
            yield from stage.flow(t)
        else:
            yield from stage.flow(t)
            t.phase = then
        if not t.plain:
            yield from after_step(t)
