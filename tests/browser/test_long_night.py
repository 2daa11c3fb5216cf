"""The table of The Long Night: its modules lie there, can be read, and are touched where they lie."""

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.browser.night_table import crowded
from tests.browser.test_layout import DESKTOPS, LANGUAGES, LOOK, PHONES, TOUCH, shape
from tests.server.house import House

pytestmark = pytest.mark.browser

WHOLE = ".side .card, .bar .verb, .tape, .stock, .plan b, .tabs b, .tabs small, .plate .nr, .dead"
TOUCHED = (
    ".bar .btn, .corner .btn, .seal, .tray, .plate, header .tool, header .phase,"
    " .mat .place:not(.colony), .mat .panel, .mat .plank .pile, .tabs button, .side .note"
)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_all_modules_fit_at_every_size(screen: Open, house: House, locale: str) -> None:
    said: list[str] = []
    shots = os.environ.get("LASTFIRE_SHOTS")
    for sizes, kind in ((DESKTOPS, {}), (PHONES, TOUCH)):
        width, height = sizes[0]
        ann = screen(
            locale=locale, reduced_motion="reduce", viewport={"width": width, "height": height}, **kind
        )
        it = Laid(ann, house, crowded())
        it.page.evaluate("document.fonts.ready.then(() => true)")
        for size in sizes:
            shape(ann, size)
            if shots:
                it.page.screenshot(path=Path(shots) / f"{locale}-{size[0]}x{size[1]}.png")
            said += it.page.evaluate(LOOK, [WHOLE, TOUCHED])
    assert said == []
