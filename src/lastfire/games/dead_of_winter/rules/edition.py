"""An edition is what a match is played with: the modules in use, their places, deeds, stages and cards."""

from lastfire.engine.record import Nouns
from lastfire.engine.step import Action
from lastfire.games.dead_of_winter.rules.board.places import Board
from lastfire.games.dead_of_winter.rules.card import Box, questions_of
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.stage import Night
from lastfire.games.dead_of_winter.rules.state import Held, ModuleState, of_module
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS


class Edition:
    """The modules of a match, and everything that they and the base game bring. Matches share it."""

    def __init__(
        self,
        modules: tuple[Module, ...],
        box: Box,
        board: Board,
        night: Night,
        menu: tuple[Deed, ...],
        deeds: tuple[Deed, ...],
        actions: list[Action],
    ) -> None:
        self.modules = modules
        self.asked_of_modules = tuple(
            [tuple([questions_of([each]) for each in (module, *module.kept)]) for module in modules]
        )
        # The modules themselves are always in force: by question of ``Holding``, those that answer it.
        self.answering: dict[str, list[Held]] = {}
        for i, asked in enumerate(self.asked_of_modules):
            for question in asked[0]:
                self.answering.setdefault(question, []).append(of_module(i))
        # By what a state may count of what lies with it, which modules' states do.
        states = [module.new_state(2) for module in modules]
        self.filling = counting(states, "fills")
        self.blocking = counting(states, "blocks")
        self.holding_off = counting(states, "holds_off")
        self.guarding = counting(states, "guards")
        self.wounding = counting(states, "wounds")
        self.verdicts = tuple([verdict for module in modules for verdict in module.verdicts])
        self.box = box
        self.is_plain = box.is_plain and not modules
        self.board = board
        self.night = night
        self.menu = menu
        self.deeds = {deed.verb: deed for deed in deeds}
        self.actions = actions
        self.nouns: Nouns = {}  # what the log calls everything, once it has been asked for

    def deed_of(self, action: int) -> Deed:
        """The deed that an action of the menu belongs to."""
        return self.deeds[WORDS.actions[action].verb]


def counting(states: list[ModuleState], what: str) -> tuple[int, ...]:
    """The numbers of the modules whose states have an answer of their own to that."""
    return tuple(
        [i for i, state in enumerate(states) if getattr(type(state), what) is not getattr(ModuleState, what)]
    )
