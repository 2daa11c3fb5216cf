"""The engine: how any of the games runs. It knows no game and needs only the standard library.

Read in this order: ``words`` and ``record`` (what is said), ``chance`` and ``pile`` (what luck
decides), ``step`` (what is asked), ``game`` (what a game declares), ``match`` (how it runs).
"""

COMPILED: bool = not __file__.endswith(".py")
"""True when the compiled build of the engine is the one in use."""
