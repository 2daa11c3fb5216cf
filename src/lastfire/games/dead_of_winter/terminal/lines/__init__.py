"""Dead of Winter as the terminal tells it."""

from typing import Final

from lastfire.games.dead_of_winter.terminal.lines.teller import ColonyTeller

TELLER: Final = ColonyTeller()
