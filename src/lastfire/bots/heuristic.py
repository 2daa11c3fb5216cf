"""The heuristic bot: the option that its game's judgement ranks best."""

from lastfire.bots.bot import Bot, Deal
from lastfire.bots.judgement import best_of, judgement_of
from lastfire.engine.errors import SetupError
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask


class HeuristicBot(Bot):
    """Plays by judgement, without looking ahead: fast, and the same at every call."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        if len(ask.ids) == 1:
            return 0
        judgement = judgement_of(sight.game)
        if judgement is None:
            raise SetupError("bot", f"nobody has written a judgement for {sight.game!r} yet")
        return best_of(judgement.rank(sight, ask))
