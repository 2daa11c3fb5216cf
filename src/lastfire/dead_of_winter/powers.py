"""Powers: what survivors and items can do, or change in what everybody can do.

A power is a value. The rulebook chapters that it changes look for it (``attack`` looks for
``KillsInstead``, ``search`` for ``SeesMore``); one that is an action of its own has a ``do``.
"""

from lastfire.engine.effect import Effect


class Power(Effect):
    """An ability of a survivor or of an item."""
