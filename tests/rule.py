"""``@rule("HZR-AUCTION-4")`` says which rules a test shows."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from lastfire import rulebook

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*references: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it shows: ids, several with commas, or ranges ``HZR-AUCTION-4..7``."""
    ids = [id_ for reference in references for id_ in rulebook.expand(reference)]
    unknown = [id_ for id_ in ids if id_ not in rulebook.ids()]
    if unknown or not ids:
        raise rulebook.RulebookError(f"no rules page has {', '.join(unknown) or 'a rule without an id'}")

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark
