"""Dead of Winter as the terminal tells it."""

from lastfire.cli.tables.dead_of_winter.teller import ColonyTeller

__all__ = ["ColonyTeller"]
