"""How the browser tests start their browser. Run by itself, it tells whether that works, in one line."""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import bare_machine
from playwright.sync_api import Browser, Error, sync_playwright

TELLING = re.compile(r"error while loading|missing|doesn't exist|Failed to launch|spawn ")
NOISE = re.compile(r"^\W*\[pid=\d+\]\[err\] |^BrowserType.launch: ")
# Pages are laid out, painted, scrolled and hit as ever, but there is no memory for what is painted, so that
# its pixels are not worked out: without a graphics card, a third of all that a browser does.
NO_PIXELS = "--force-gpu-mem-available-mb=0"


@contextmanager
def open_browser(*, pixels: bool = True) -> Iterator[Browser]:
    """The browser that LASTFIRE_CHROMIUM names, or the one that ./play test found last.

    Without ``pixels`` a picture of a page is empty; all else is the same.
    """
    for name, value in bare_machine.remembered().items():
        os.environ.setdefault(name, value)
    path = os.environ.get("LASTFIRE_CHROMIUM") or shutil.which("chromium")
    assert path is not None, "there is no browser yet: ./play test finds or fetches one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=None if path == bare_machine.PLAYWRIGHTS_OWN else path,
            args=["--no-sandbox"] if pixels else ["--no-sandbox", NO_PIXELS],
        )
        yield browser
        browser.close()


def main() -> int:
    try:
        with open_browser() as browser:
            page = browser.new_page()
            page.set_content("<p>Lastfire</p>")
            assert page.locator("p").inner_text() == "Lastfire"
            print(browser.version)
    except Error as error:
        lines = [NOISE.sub("", line).strip(" ║") for line in str(error).splitlines()]
        print(next((line for line in lines if TELLING.search(line)), lines[0]))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
