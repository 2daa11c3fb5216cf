"""People at a table in a real browser: devices, names that are kept, who is removed, and how a table ends."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.screen import PATIENCE_MS, Screen
from tests.browser.test_reach import PHONE, SIZES, check

pytestmark = pytest.mark.browser

REFUSED = "the server responded with a status of 403"


def open_devices(screen: Screen, who: str, button: str = "another device") -> Locator:
    screen.open_facts().locator("li", has_text=who).get_by_role("button", name=button).click()
    dialog = screen.page.locator("dialog[open]")
    expect(dialog.locator("li").first).to_be_visible()
    return dialog


def your_name(screen: Screen, label: str = "Your name") -> Locator:
    screen.open("/")
    screen.page.get_by_role("button", name=re.compile(f"^{label}")).click()
    return screen.page.locator("dialog[open]")


def keep_name(screen: Screen, name: str) -> list[str]:
    """Keep a name; the words of the recovery phrase as they are shown."""
    dialog = your_name(screen)
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_role("button", name="Keep this name").click()
    expect(dialog.locator("ol li")).to_have_count(12)
    words = dialog.locator("ol li").all_inner_texts()
    dialog.get_by_role("button", name="I have written them down").click()
    expect(dialog.locator("ol")).to_have_count(0)
    return words


def test_a_device_is_signed_out_by_itself(screen: Open) -> None:
    ann, laptop, phone = screen(), screen(), screen(**PHONE)
    ann.set_up("hl")
    (link,) = ann.links()
    laptop.sit(link)
    dialog = open_devices(laptop, "Ines")
    expect(dialog.locator("ul li")).to_have_count(1)
    # The only device has no way back yet.
    expect(dialog.get_by_role("button", name="Sign out")).to_have_count(0)
    expect(dialog).to_contain_text("recovery phrase of a name that you keep in the lobby")
    dialog.get_by_role("button", name="Make a link").click()
    phone.open(dialog.locator("input[readonly]").input_value())
    phone.page.get_by_role("button", name="Open the seat on this device").click()
    phone.wait_for_table()
    expect(dialog.locator("ul li")).to_have_count(2)
    expect(dialog.locator("ul li").first).to_contain_text("This device")
    there = re.compile(r"Device 2.*added \d.*here now", re.DOTALL)
    expect(dialog.locator("ul li").last).to_contain_text(there, timeout=PATIENCE_MS)
    dialog.get_by_role("button", name="Sign out device 2").click()
    expect(dialog.locator("ul li")).to_have_count(1)
    phone.page.wait_for_function("() => told.seat === null")
    # A toast may have gone by now; what happened stays to be read.
    facts = ann.open_facts()
    facts.get_by_text("What happened at the seats").click()
    expect(facts.locator("details ol li").first).to_contain_text("Only one device holds the seat of Ines")
    assert any("no longer holds a seat" in text for text in phone.heard)


def test_a_seat_comes_back_by_a_phrase_that_is_typed_in_the_other_language(screen: Open) -> None:
    ann, nora, new = screen(), screen(), screen(locale="ja-JP", **PHONE)
    words = keep_name(nora, "Nora")
    address = ann.set_up("hl")
    (link,) = ann.links()
    nora.open(link)
    expect(nora.page.get_by_label("Name")).to_have_attribute("placeholder", "Nora")
    nora.page.locator("main.door button.lit").click()
    nora.wait_for_table()
    expect(ann.page.locator("body")).to_contain_text("Nora")
    expect(open_devices(nora, "Nora")).to_contain_text("Your recovery phrase brings this seat back.")

    new.expected.append(REFUSED)
    dialog = your_name(new, "あなたの名前")
    dialog.get_by_text("復元フレーズを持っている").click()
    field = dialog.get_by_label("復元フレーズ")
    field.fill(" ".join([*words[:-1], "anchor" if words[-1] != "anchor" else "apple"]))
    dialog.get_by_role("button", name="席を取り戻す").click()
    expect(dialog.get_by_role("alert")).to_contain_text("この復元フレーズは使えません")
    field.fill(" ".join(words))
    dialog.get_by_role("button", name="席を取り戻す").click()
    expect(dialog.get_by_role("status")).to_have_text("1つのテーブルに戻りました。")
    new.page.keyboard.press("Escape")
    new.page.locator("li.tablecard a").click()
    new.wait_for_table()
    assert new.page.url == address
    new.page.wait_for_function("() => told.seat === 1")
    assert any('"recovered"' in text for text in ann.heard)

    # The name is deleted where it came back, and the seat stays.
    dialog = your_name(new, "あなたの名前")
    dialog.get_by_role("button", name="名前を削除する").click()
    dialog.get_by_role("button", name="はい、登録した内容を削除する").click()
    expect(dialog).to_contain_text("登録しなくても遊べます")
    expect(ann.open_facts().locator("li").nth(1)).to_contain_text("Seat 2")
    nora.page.wait_for_function("() => told.seat === 1")


def test_somebody_is_removed_before_the_eyes_of_everybody(screen: Open) -> None:
    ann, bob, eve = screen(), screen(locale="ja-JP", **PHONE), screen()
    address = ann.set_up("hlb", game="dead_of_winter")
    (link,) = ann.links()
    bob.sit(link)
    eve.open(address)
    eve.wait_for_table()
    row = ann.open_facts().locator("li", has_text="Ines").first
    row.get_by_role("button", name="Remove Ines from the table").click()
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("nobody gets to see its hidden cards, not even you")
    dialog.get_by_role("button", name="Not now").click()
    row.get_by_role("button", name="Remove Ines from the table").click()
    bob.expected.append(REFUSED)
    dialog.get_by_role("button", name="Yes, remove Ines").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("退席させました")
    for each in (ann, eve):
        expect(each.page.locator(".toast").last).to_contain_text(
            "has removed Ines. A bot plays the seat to the end."
        )
    expect(row).to_contain_text("removed")
    # Nobody is invited to the seat.
    expect(ann.page.locator("#invite")).to_have_count(0)
    facts = eve.open_facts()
    facts.get_by_text("What happened at the seats").click()
    expect(facts.locator("details ol li").first).to_contain_text("removed Ines")
    expect(facts.get_by_role("button", name="Remove")).to_have_count(0)
    # It can be taken back.
    bob.expected.append("WebSocket")
    ann.open_facts().get_by_role("button", name="Let Ines in again").click()
    expect(eve.page.locator(".toast").last).to_contain_text("Ines may come in again, and has the seat back.")
    bob.open(address)
    bob.page.wait_for_function("() => told.seat === 1")


def test_a_spectator_is_sent_away_and_the_table_is_ended(screen: Open) -> None:
    ann, eve = screen(), screen()
    address = ann.set_up("hb")
    eve.open(address)
    eve.wait_for_table()
    facts = ann.open_facts()
    facts.get_by_role("button", name="Send Spectator 1 away").click()
    facts.get_by_role("button", name="Send away", exact=True).click()
    expect(eve.page.get_by_role("alert")).to_contain_text("has sent you away from it")
    expect(facts.locator("section", has_text="Sent away")).to_contain_text("Spectators")
    facts.get_by_role("button", name="End the table").click()
    facts.get_by_role("button", name="Yes, end the table for everybody").click()
    expect(ann.page.locator(".strip")).to_contain_text("This table is closed.")
    expect(facts.get_by_role("button", name="End the table")).to_have_count(0)
    ann.open("/")
    expect(ann.page.locator("li.tablecard")).to_contain_text("closed")


def test_what_becomes_of_a_seat_that_is_left_is_chosen_with_the_table(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hlb", submit=False)
    ann.page.locator("label:has(input[name=leaving])").last.click()
    ann.submit()
    (link,) = ann.links()
    bob.sit(link)
    dialog = open_devices(bob, "Ines")
    dialog.get_by_role("button", name="Give up the seat").click()
    expect(dialog).not_to_contain_text("a bot plays on")
    dialog.get_by_role("button", name="Yes, give up the seat of Ines").click()
    expect(ann.page.locator(".strip")).to_contain_text("The chair of Ines is still free.")


@pytest.mark.parametrize(("locale", "size"), [("en-US", "desktop"), ("ja-JP", "phone")])
def test_the_pages_for_people_break_no_rule_of_axe(screen: Open, size: str, locale: str) -> None:
    ann = screen(locale=locale, reduced_motion="reduce", **SIZES[size])
    ann.open("/")
    ann.page.locator("header nav button").nth(1).click()
    check(ann, "a name")
    ann.page.locator("dialog input").fill("Nora")
    ann.page.locator("dialog button.lit").click()
    expect(ann.page.locator("dialog ol li")).to_have_count(12)
    check(ann, "a phrase")
    ann.set_up("hl")
    ann.links()
    ann.page.keyboard.press("Escape")
    facts = ann.open_facts()
    check(ann, "the table's page")
    facts.locator("li button:has(use[href='#i-link'])").first.click()
    expect(ann.page.locator("dialog[open] ul li").first).to_be_visible()
    check(ann, "devices")
