"""The crossroads cards follow."""

CROSSROADS: tuple = ()
