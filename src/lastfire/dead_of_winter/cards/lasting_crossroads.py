"""The crossroads cards follow."""

LASTING_CROSSROADS: tuple = ()
