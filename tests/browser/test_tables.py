"""People at one table, each with a browser, and what happens when a browser or the server goes away."""

import pytest
from playwright.sync_api import Browser, expect

from lastfire.server.settings import Settings
from tests.browser.conftest import Open
from tests.browser.screen import PATIENCE_MS, Screen, by_keys, by_pressing, play_together
from tests.server.house import running
from tests.server.test_bots import Disk

pytestmark = pytest.mark.browser


def test_two_browsers_play_at_one_table(screen: Open) -> None:
    ann, bob = screen(), screen(locale="ja-JP")
    address = ann.set_up("hl", open_chairs=True)
    bob.open(address)
    bob.page.locator("li.free button").click()
    bob.wait_for_table()
    ann.wait_for_table()
    ann.page.keyboard.press("Escape")  # The links to share are no longer needed.

    play_together([ann, bob], by_pressing, 16)
    # A whole game is played in ``test_games.py``; what counts here is that both see the same end.
    for each in (ann, bob):
        each.hand_over()
    for each in (ann, bob):
        each.wait_for_end()
    scores = [each.page.locator(".end td.total").all_inner_texts() for each in (ann, bob)]
    assert scores[0] == scores[1]


def test_a_seat_link_opens_its_seat_and_leaves_the_address(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hl")
    (link,) = ann.links()
    bob.sit(link)
    assert "/s/" not in bob.page.url


def test_somebody_watches_without_a_seat(screen: Open) -> None:
    ann, eve = screen(), screen()
    address = ann.set_up("hb")
    eve.open(address)
    if eve.page.locator("main.door").count():
        eve.page.locator("main.door button").nth(-2).click()
    eve.wait_for_table()
    ann.play(by_pressing, most=3)
    eve.page.wait_for_function("version => told.version >= version", arg=ann.version())
    assert not eve.page.evaluate("told.mine")
    expect(eve.lit).to_have_count(0)


def test_a_bot_that_has_played_for_me_is_not_spoken_of_after_the_end(screen: Open) -> None:
    ann = screen()
    ann.set_up("hb")
    ann.wait_for_turn()
    facts = ann.open_facts()
    facts.get_by_role("button", name="Let a bot play for me").click()
    ann.wait_for_end()
    expect(ann.page.locator(".strip")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_fight(screen: Open) -> None:
    ann = screen()
    ann.set_up("h")
    number = ann.wait_for_turn()
    while not {"fight", "shoot"} & set(ann.page.evaluate("told.verbs")):
        assert number, "the game ended without a fight to interrupt"
        by_pressing(ann, number)
        number = ann.wait_for_turn(number)
    ann.wait_for_light()
    verbs = ann.page.locator(".bar .btn .verb").all_inner_texts()
    zombies = ann.page.evaluate("told.fight")

    ann.page.reload()

    assert ann.wait_for_turn() == number
    ann.wait_for_light()
    assert ann.page.locator(".bar .btn .verb").all_inner_texts() == verbs
    assert ann.page.evaluate("told.fight") == zombies
    assert ann.play(by_pressing, most=3) > 0


def test_one_screen_for_two_people(screen: Open) -> None:
    ann = screen()
    ann.set_up("hh")
    assert ann.play(by_keys, most=12) == 12


def test_the_cover_goes_up_between_two_people(screen: Open) -> None:
    ann = screen({"cover": True})
    ann.set_up("hh")
    cover = ann.page.locator(".cover")
    for _ in range(2):
        expect(cover).to_be_visible(timeout=PATIENCE_MS)
        expect(ann.lit).to_have_count(0)
        ann.page.keyboard.press("Enter")
        ann.page.keyboard.press("Enter")
        expect(cover).to_have_count(0)
        number = ann.wait_for_turn()
        by_pressing(ann, number)
        ann.page.wait_for_function("n => told.asked > n", arg=number)


def test_undo_takes_back_a_bid(screen: Open) -> None:
    ann = screen()
    ann.set_up("hh")
    number = ann.wait_for_turn()
    ann.wait_for_light()
    asked = ann.page.locator("#ask-line").inner_text()
    ann.spaces.first.click()
    ann.lit.click()
    ann.page.wait_for_function("n => told.asked > n", arg=number)
    ann.page.keyboard.press("u")
    ann.page.wait_for_function("n => told.asked > n + 1", arg=number)
    expect(ann.page.locator("#ask-line")).to_have_text(asked)


def test_the_page_comes_back_by_itself_when_the_server_does(browser: Browser, settings: Settings) -> None:
    with running(settings) as house:
        port = int(house.address.rsplit(":", 1)[1])
        ann = Screen(browser, house, {"pace": "off"})
        ann.set_up("hb")
        ann.play(by_pressing, most=2)
        number = ann.page.evaluate("told.asked")
    expect(ann.page.locator(".pill.bad")).to_be_visible(timeout=PATIENCE_MS)
    with running(settings, port=port):
        expect(ann.page.locator(".pill.bad")).to_have_count(0, timeout=PATIENCE_MS)
        assert ann.page.evaluate("told.asked") == number
        ann.play(by_pressing, most=2)
        ann.close()


def test_a_fault_of_the_disk_is_shown_until_it_is_over(
    browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    with running(settings, complaint="the disk is full") as house:
        ann = Screen(browser, house, {"pace": "off"}, locale="ja-JP")
        ann.set_up("hb")
        ann.wait_for_turn()
        disk.faults = 1_000_000
        ann.lit.click()
        expect(ann.page.locator(".pill.bad")).to_contain_text("保存できません", timeout=PATIENCE_MS)
        disk.faults = 0
        ann.play(by_pressing, most=2)
        expect(ann.page.locator(".pill.bad")).to_have_count(0, timeout=PATIENCE_MS)
        ann.close()
