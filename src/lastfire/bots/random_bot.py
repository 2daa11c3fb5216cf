"""The random bot: every option is equally likely."""

from typing import Any

from lastfire.bots.bot import Bot, Deal, luck
from lastfire.engine.step import Ask


class RandomBot(Bot):
    """Any option, each equally likely. The least that a better bot must beat."""

    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any], ask: Ask, deal: Deal) -> int:
        return luck(self.seed, ask).randrange(len(ask.ids))
