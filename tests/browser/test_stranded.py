"""A table whose game cannot go on here, in a browser: why, and how its host lets everybody have the file."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from lastfire.server.seats import COOKIE, Held, SeatSigner
from lastfire.server.settings import Settings
from tests.browser.conftest import Open
from tests.browser.test_reach import SIZES, check
from tests.server.house import House, running
from tests.server.test_upgrades import KEY, TABLES

pytestmark = pytest.mark.browser


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A house with the tables of an earlier version; ``dilemma`` cannot go on."""
    settings.data.mkdir(mode=0o700, exist_ok=True)
    (settings.data / "secret.key").write_bytes(KEY)
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db:
        db.executescript(TABLES.read_text(encoding="ascii"))
    with running(settings) as house:
        yield house


@pytest.mark.parametrize(("locale", "size"), [("en-US", "desktop"), ("ja-JP", "phone")])
def test_the_file_is_there_once_the_host_has_ended_the_table(
    screen: Open, house: House, locale: str, size: str
) -> None:
    japanese = locale == "ja-JP"
    end, sure = (
        ("テーブルを終了する", "はい、テーブルを終了する")
        if japanese
        else ("End the table", "Yes, end the table for everybody")
    )
    download = re.compile("ダウンロード" if japanese else "Download what is kept")
    host, guest = screen(locale=locale, **SIZES[size]), screen(locale=locale, **SIZES[size])
    # The socket and the file say that the game does not go on; a browser notes that.
    for each in (host, guest):
        each.expected.append("WebSocket connection")
    cookie = SeatSigner(KEY).cookie("dilemma", Held({}, host=True))
    host.page.context.add_cookies(
        [{"name": COOKIE, "value": cookie, "url": f"{house.address}/api/tables/dilemma"}]
    )
    for each in (host, guest):
        each.open("/t/dilemma")
        expect(each.page.locator("#board")).to_contain_text("第1版" if japanese else "version 1")
        check(each, "a table that cannot go on")
        expect(each.page.get_by_role("link", name=download)).to_have_count(0)
    expect(guest.page.get_by_role("button", name=end)).to_have_count(0)
    host.page.get_by_role("button", name=end, exact=True).click()
    host.page.get_by_role("button", name=sure).click()
    guest.page.reload()
    for each in (host, guest):
        with each.page.expect_download() as downloaded:
            each.page.get_by_role("link", name=download).click()
        assert downloaded.value.suggested_filename == "dilemma.json"
        check(each, "a table that was closed")
