"""What tells the compiler that interpreted classes may be derived from a compiled one.

Guests are not compiled, and the classes they derive theirs from may be. Not compiled itself: mypyc
reads the decorator's name, and only the interpreter calls it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Nothing: an interpreted class takes every heir."""
        return lambda kind: kind
