"""What tells the compiler, or the interpreter, something about a class that it cannot see.

``allow_interpreted_subclasses``: guests are not compiled, and the classes they derive theirs from may be.
``free_list_len=1``: one is soon made where another has just gone, in its place. Not compiled itself: mypyc
reads the decorator's name, and only the interpreter calls it.

``acyclic`` is not for us: the interpreter puts off what is freed 50 levels deep, notes that in the header of
the garbage collector, and an acyclic object has none: it writes into somebody else's memory (Python 3.11,
mypyc 2.4.1).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Nothing: an interpreted class takes every heir."""
        return lambda kind: kind


def slots(names: str) -> tuple[str, ...]:
    """The ``__slots__`` of a class of more than 30 fields, or of one of which many are made.

    It has these fields, and no dictionary.

    The interpreter looks into a dictionary of so many more slowly, and makes one more slowly than none. The
    compiler does without either.
    """
    return tuple(names.split())
