"""The command line: ``lastfire serve``, ``play``, ``watch``, ``simulate`` and the rest.

Every command lives in a module of its own, which is imported when the command runs.
"""

from lastfire.cli.commands import main

__all__ = ["main"]
