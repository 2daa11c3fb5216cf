"""The random bot: every option is equally likely."""

from lastfire.bots.bot import Bot, Deal, luck
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask


class RandomBot(Bot):
    """Any option, each equally likely. The least that a better bot must beat."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @property
    def needs_sight(self) -> bool:
        return False

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        return luck(self.seed, ask).randrange(len(ask.ids))
