"""What people see of a server that runs for years: later rules, notices, and restarts."""

import contextlib
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from lastfire.server.administering import announce
from lastfire.server.messages import Plan
from lastfire.server.settings import Settings
from tests.browser.conftest import Open, settings_in
from tests.browser.screen import PATIENCE_MS, Screen
from tests.browser.test_reach import PHONE, check
from tests.server.house import Person
from tests.server.test_restart import server_process
from tests.server.test_upgrades import agree, cookie_for, hello_after, lay_out_folder

pytestmark = pytest.mark.browser

SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
RESTARTS = {"hit_z_road": "The server restarts.", "dead_of_winter": "再起動しています"}
"""What a spectator is told, in English at one table and in Japanese at the other."""


@pytest.fixture
def settings(tmp_path: Path, client: Path) -> Settings:
    """A data folder as commit dfcf295 left it, with a server that looks at what is planned at once."""
    settings = replace(settings_in(tmp_path / "data", client), tend_seconds=0.05)
    lay_out_folder(settings.data)
    return settings


def come_back(screen: Screen, settings: Settings, table: str, *seats: int) -> None:
    """Open a table in the browser that held these seats before the upgrade."""
    if seats:
        screen.set_cookie(table, cookie_for(settings, table, *seats))
    screen.open(f"/t/{table}")
    screen.wait_for_table()


def window(screen: Screen) -> Locator:
    return screen.page.locator("dialog[open]")


def strip(screen: Screen) -> Locator:
    return screen.page.locator(".strip")


def test_a_table_goes_on_when_both_have_agreed_each_in_their_language(
    screen: Open, settings: Settings
) -> None:
    ann, ben, eve = screen(), screen(locale="ja-JP", **PHONE), screen()
    come_back(ann, settings, "colony", 0)
    come_back(ben, settings, "colony", 1)
    come_back(eve, settings, "colony")
    expect(window(ann)).to_contain_text("This game began under version 1 of the rules.")
    expect(window(ann)).to_contain_text("A request may go to everybody, and be for several cards.")
    expect(window(ann)).to_contain_text("1 answer is asked for again")
    expect(window(ben)).to_contain_text("このゲームはルールの第1版で始まりました。")
    expect(window(ben)).to_contain_text("カードの要求は全員に対して、また何枚でもできる。")
    for each in (ann, ben):
        expect(window(each).locator(".actions button")).to_have_count(1)
    # Whoever watches may read it too, and is asked nothing.
    expect(window(eve)).to_have_count(0)
    strip(eve).get_by_role("button", name="Read").click()
    expect(window(eve)).to_contain_text("P0: not yet")
    expect(window(eve).locator(".actions button")).to_have_count(0)

    window(ann).get_by_role("button", name="Agree as P0").click()
    for each in (ann, eve):
        expect(window(each)).to_contain_text("P0: agreed")
        expect(window(each)).to_contain_text("P1: not yet")
    expect(window(ben)).to_contain_text("P0: 同意済み")
    expect(window(ann).locator(".actions button")).to_have_count(0)
    # It is not shut before somebody's eyes, and can be put away until the others have come.
    ann.page.keyboard.press("Escape")
    expect(window(ann)).to_have_count(0)
    expect(strip(ann)).to_contain_text("New rules: waiting for P1 to agree")
    ann.open("/")
    expect(ann.page.locator("li.tablecard")).to_contain_text("New rules to agree to")
    ann.page.locator("li.tablecard a").click()
    ann.wait_for_table()
    # Whoever has agreed is not asked once more.
    expect(strip(ann)).to_contain_text("New rules: waiting for P1 to agree")
    expect(window(ann)).to_have_count(0)
    expect(strip(ben)).to_contain_text("新しいルールへの同意待ち")
    assert not ben.page.evaluate("told.mine")

    window(ben).get_by_role("button", name="P1として同意する").click()
    for each in (ann, ben, eve):
        expect(window(each)).to_have_count(0)
        expect(strip(each).get_by_role("button")).to_have_count(0)
    number = ben.wait_for_turn()
    # The log says what it does not tell, and not that nothing has happened.
    expect(ann.page.locator(".notebook")).to_contain_text("Played under version 1 of the rules before")
    expect(ann.page.locator(".notebook")).not_to_contain_text("Nothing has happened yet.")
    ben.page.locator(".corner .btn").last.click()
    ben.page.wait_for_function("number => told.asked > number", arg=number)


def test_several_at_one_screen_agree_one_by_one(screen: Open, settings: Settings) -> None:
    both = screen(**SIDEWAYS)
    come_back(both, settings, "road", 0, 1)
    buttons = window(both).locator(".actions button")
    expect(buttons).to_have_count(2)
    # Also on a low screen they can be seen without looking for them.
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    buttons.first.click()
    expect(window(both)).to_contain_text("P0: agreed")
    buttons.last.click()
    expect(window(both)).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("size", [{}, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_the_pages_of_an_upgrade_break_no_rule_of_axe(
    screen: Open, settings: Settings, locale: str, size: dict[str, Any]
) -> None:
    ann = screen(locale=locale, reduced_motion="reduce", **size)
    come_back(ann, settings, "colony", 0)
    check(ann, "later rules")
    window(ann).locator(".actions button").click()
    expect(window(ann).locator(".actions button")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    announce(settings, Plan(time.time() + 3600, 5, "A new disk."))
    expect(strip(ann)).to_contain_text("A new disk.")
    check(ann, "a notice, and who is waited for")
    for pill in strip(ann).locator(".pill").all():
        expect(pill).to_be_in_viewport(ratio=1)


def test_a_planned_restart_is_told_at_every_table_and_in_the_lobby(screen: Open, settings: Settings) -> None:
    ann, ben, eve = screen(), screen(locale="ja-JP", **SIDEWAYS), screen(locale="ja-JP", **PHONE)
    address = ann.set_up("hb")
    ben.open(address)
    ben.wait_for_table()
    announce(settings, Plan(time.time() + 3600, 5, ""))
    expect(strip(ann)).to_contain_text("The server will be restarted at")
    expect(strip(ann)).to_contain_text("It takes about 5 minutes.")
    expect(strip(ben)).to_contain_text("に再起動します。")
    eve.open("/")
    expect(eve.page.locator("main .note")).to_contain_text("約5分かかります。")
    announce(settings, Plan(None, None, "Back to normal."))
    expect(strip(ann)).to_have_text("Back to normal.")
    announce(settings, None)
    for each in (ann, ben):
        expect(each.page.get_by_text("Back to normal.")).to_have_count(0)


# The question, what can be pressed now, and what of it is marked.
CHOSEN = """() => [
  ...document.querySelectorAll('.say .touch, .say strong, .bar .btn, #board .chosen, #board .lit')
].map((each) => `${each.getAttribute('class')}: ${each.textContent}`)"""


def what_is_chosen(screen: Screen) -> list[str]:
    chosen: list[str] = screen.page.evaluate(CHOSEN)
    return chosen


@pytest.mark.parametrize("game", ["hit_z_road", "dead_of_winter"])
def test_a_page_comes_back_after_a_restart_with_what_was_being_chosen(
    browser: Browser, settings: Settings, game: str
) -> None:
    with contextlib.ExitStack() as leaving, contextlib.ExitStack() as running_now:
        house, process = running_now.enter_context(server_process(settings.data, client=settings.client))

        def person(**context: Any) -> Screen:
            screen = Screen(browser, house, {"pace": "off"}, **context)
            leaving.callback(screen.close)
            # Their browsers note that there is no server for a while.
            screen.expected.extend(("WebSocket", "net::ERR_CONNECTION_REFUSED"))
            return screen

        if game == "hit_z_road":
            ann, eve = person(), person()
            address = ann.set_up("hb")
        else:
            with Person(house) as ben:
                ben.set_cookie("colony", cookie_for(settings, "colony", 0))
                live = ben.connect("colony")
                agree(live, 0)
                hello_after(live)
            ann, eve = person(**PHONE), person(locale="ja-JP")
            come_back(ann, settings, "colony", 1)
            window(ann).locator(".actions button").click()
            address = ann.page.url
        number = ann.wait_for_turn()
        eve.open(address)
        eve.wait_for_table()
        ann.wait_for_light()
        before = what_is_chosen(ann)
        if game == "hit_z_road":
            ann.spaces.nth(2).click()
        else:
            # A list of cards for the crisis, one step into the turn.
            ann.page.locator("#act-crisis").click()
        chosen = what_is_chosen(ann)
        assert chosen != before
        process.send_signal(signal.SIGTERM)
        for each, words in ((ann, "The server restarts."), (eve, RESTARTS[game])):
            expect(strip(each)).to_contain_text(words, timeout=PATIENCE_MS)
        assert process.wait(PATIENCE_MS / 1000) in (0, -signal.SIGTERM)
        running_now.close()
        assert what_is_chosen(ann) == chosen
        port = int(house.address.rpartition(":")[2])
        running_now.enter_context(server_process(settings.data, port, settings.client))
        for each, words in ((ann, "The server restarts."), (eve, RESTARTS[game])):
            expect(each.page.get_by_text(words)).to_have_count(0, timeout=PATIENCE_MS)
        assert what_is_chosen(ann) == chosen
        assert ann.page.evaluate("told.asked") == number
        ann.page.locator(".bar .btn.lit, .bar .btn.possible").first.click()
        ann.page.wait_for_function("number => told.asked > number", arg=number)
        newest = ann.version()
        eve.page.wait_for_function("newest => told.version >= newest", arg=newest)
        for each in (ann, eve):
            assert each.complaints == []
