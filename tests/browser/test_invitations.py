"""How people come to a table: links that open once, further devices, addresses, and calls to one's turn."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.screen import Screen, by_pressing
from tests.browser.test_reach import PHONE

pytestmark = pytest.mark.browser

REFUSED = "the server responded with a status of 403"
# A tab in the background, whose notifications are noted. Nothing of it can be had from a test's browser.
BACKGROUND = """
window.noted = [];
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
window.Notification = class {
  static permission = 'default';
  static requestPermission() {
    window.Notification.permission = PERMISSION;
    return Promise.resolve(PERMISSION);
  }
  constructor(title, { body, tag }) {
    window.noted.push({ title, body, tag, closed: false });
    this.mine = window.noted.at(-1);
  }
  close() {
    this.mine.closed = true;
  }
};
"""


# At the door.


def test_the_door_says_what_is_played_by_whom_and_which_chair_is_yours(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hlb", game="dead_of_winter")
    (link,) = ann.links()
    bob.open(link)
    door = bob.page.locator("main.door")
    expect(door.locator("h1")).to_have_text("Dead of Winter")
    expect(door).to_contain_text("Mika invites you to Dead of Winter.")
    expect(door).to_contain_text("This link works once.")
    expect(door.locator("li.free")).to_have_count(1)
    expect(door.locator("li.free")).to_contain_text("Ines")
    expect(door.locator("li.free")).to_contain_text("Your chair")
    door.get_by_label("Name").fill("Nora")
    door.get_by_role("button", name="Sit down").click()
    bob.wait_for_table()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator("body")).to_contain_text("Nora")


def test_a_used_link_says_so_and_harms_nobody(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hl")
    (link,) = ann.links()
    bob.sit(link)

    # Whoever set up the table still has the link.
    ann.expected.append(REFUSED)
    ann.open(link)
    expect(ann.page.get_by_role("alert")).to_have_text(
        "This link has been used. Ask the holder of the seat for another."
    )
    expect(ann.page.locator("main.door button.lit")).to_have_count(0)
    # Whoever holds the seat goes to it by the same link, once more.
    bob.open(link)
    bob.wait_for_table()
    assert "/s/" not in bob.page.url
    bob.page.wait_for_function("() => told.seat === 1")


def test_the_address_of_a_table_opens_no_chair(screen: Open) -> None:
    ann, eve = screen(), screen(locale="ja-JP", **PHONE)
    address = ann.set_up("hl")
    eve.open(address)
    door = eve.page.locator("main.door")
    expect(door).to_contain_text("それぞれの席のリンクでしか座れません")
    expect(door).to_contain_text("リンクで招待中")
    expect(door.locator("button.lit")).to_have_count(0)
    door.get_by_role("button", name="観戦する").click()
    eve.wait_for_table()
    assert eve.page.evaluate("told.seat") is None


def test_whoever_sets_up_a_table_for_others_may_sit_down_too(screen: Open) -> None:
    ann = screen()
    ann.set_up("ll")
    assert len(ann.links()) == 2
    ann.page.get_by_role("button", name="Sit here myself").first.click()
    ann.page.wait_for_function("() => told.seat === 0")
    assert len(ann.links()) == 1


def test_a_link_that_went_astray_is_replaced(screen: Open) -> None:
    ann, bob, eve = screen(), screen(), screen()
    ann.set_up("hl")
    (lost,) = ann.links()
    ann.page.get_by_role("button", name="Make a new link for Ines").click()
    field = ann.page.locator("dialog input[readonly]").first
    expect(field).not_to_have_value(lost)
    eve.expected.append(REFUSED)
    eve.open(lost)
    expect(eve.page.get_by_role("alert")).to_contain_text("replaced by a newer one")
    bob.sit(field.input_value())
    # It is still there after a reload, until it is used.
    bob.page.wait_for_function("() => told.seat === 1")


# Further devices.


def test_a_seat_that_is_given_up_goes_to_somebody_else(screen: Open) -> None:
    ann, bob, nora = screen(), screen(), screen()
    ann.set_up("hl")
    (link,) = ann.links()
    bob.sit(link)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    # Nobody else can give the seat away.
    row = ann.open_facts().locator("li", has_text="Ines")
    expect(row.get_by_role("button")).to_have_text(["Remove"])

    bob.open_facts().locator("li", has_text="Ines").get_by_role("button", name="another device").click()
    dialog = bob.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Give up the seat").click()
    expect(dialog).to_contain_text("You cannot take this back")
    dialog.get_by_role("button", name="Keep the seat").click()
    dialog.get_by_role("button", name="Give up the seat").click()
    dialog.get_by_role("button", name="Yes, give up the seat of Ines").click()
    expect(dialog).to_have_count(0)
    bob.page.wait_for_function("() => told.seat === null")

    expect(ann.page.locator(".toast")).to_contain_text("Ines has given up the seat.")
    facts = ann.open_facts()
    facts.get_by_role("button", name="Make a new link for Ines").click()
    new = facts.get_by_role("textbox", name="Link of Ines").input_value()
    nora.sit(new)
    nora.page.wait_for_function("() => told.seat === 1")


# By which address.


def test_links_that_work_on_this_computer_alone_come_with_a_warning(screen: Open) -> None:
    ann = screen()
    ann.set_up("hl")
    warning = ann.page.locator("dialog .reach.warn")
    expect(warning).to_contain_text("Nobody else can open these links yet")
    expect(warning).to_contain_text("./play serve --host 0.0.0.0")


# The lobby.


def test_the_lobby_tells_how_every_game_stands(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hl", game="dead_of_winter")
    (link,) = ann.links()
    ann.open("/")
    card = ann.page.locator("li.tablecard")
    expect(card).to_contain_text("Dead of Winter")
    expect(card).to_contain_text("1 chair still free")
    bob.sit(link)
    bob.open("/")
    ann.open("/")
    asked = [each.page.locator("li.tablecard.mine") for each in (ann, bob)]
    expect(asked[0].or_(ann.page.locator("li.tablecard", has_text="'s turn"))).to_have_count(1)
    seat = 0 if asked[0].count() else 1
    for place, each in enumerate((ann, bob)):
        turn = each.page.locator("li.tablecard em")
        expect(turn).to_have_count(1)
        expect(turn).to_have_text("Your turn" if place == seat else f"{('Mika', 'Ines')[seat]}'s turn")


def test_a_finished_game_is_listed_with_its_result(screen: Open) -> None:
    ann = screen()
    ann.set_up("hb")
    ann.play(by_pressing, most=12)
    ann.open("/")
    going = ann.page.locator("section[aria-labelledby=yours] li.tablecard")
    expect(going).to_contain_text(re.compile(r"Round \d of 8 begins"))
    expect(going).to_contain_text("· now")
    going.locator("a").click()
    ann.wait_for_table()
    ann.let_a_bot_finish()
    ann.open("/")
    finished = ann.page.locator("section[aria-labelledby=finished] li.tablecard")
    expect(finished).to_contain_text("The game is over")
    expect(going).to_have_count(0)
    finished.get_by_role("button", name="Forget").click()
    expect(finished).to_have_count(0)


# Calls to one's turn.


def choose_notices(screen: Screen, which: str) -> Locator:
    """Choose in the settings; what is said there."""
    screen.page.get_by_role("button", name="Settings").click()
    panel = screen.page.locator("div:has(> fieldset input[name=set-calling])")
    panel.get_by_text(which, exact=True).click()
    return panel


def test_a_hidden_page_calls_its_player_by_a_notification(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.page.add_init_script(BACKGROUND.replace("PERMISSION", "'granted'"))
    address = ann.set_up("hl")
    (link,) = ann.links()
    bob.sit(link)
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    choose_notices(ann, "My turn")
    ann.page.keyboard.press("Escape")
    bob.page.wait_for_function("() => told.version >= 0")
    ann.page.evaluate("window.away = true")
    # Both bid until it has been the turn of each.
    for _ in range(4):
        turn = next((each for each in (ann, bob) if each.page.evaluate("told.mine")), None)
        assert turn is not None
        if turn is ann:
            ann.page.evaluate("window.away = false")
        number = turn.page.evaluate("told.asked")
        by_pressing(turn, number)
        ann.page.evaluate("window.away = true")
        for each in (ann, bob):
            each.page.wait_for_function("n => told.asked > n", arg=number)
        if turn is bob and ann.page.evaluate("told.mine"):
            break
    else:
        raise AssertionError("it never became her turn while she was away")
    ann.page.wait_for_function("() => window.noted.length > 0")
    noted: list[dict[str, Any]] = ann.page.evaluate("window.noted")
    assert [each["title"] for each in noted] == ["Your turn · Hit Z Road"]
    assert noted[0]["tag"] == f"lastfire-{address.rsplit('/', 1)[1]}"
    assert noted[0]["body"]
    # It goes once she has answered.
    ann.page.evaluate("window.away = false")
    while ann.page.evaluate("told.mine"):
        by_pressing(ann, number := ann.page.evaluate("told.asked"))
        ann.page.wait_for_function("n => told.asked > n || told.over", arg=number)
    ann.page.wait_for_function("() => window.noted[0].closed")


def test_nobody_is_called_who_has_not_chosen_it(screen: Open) -> None:
    ann = screen()
    ann.page.add_init_script(BACKGROUND.replace("PERMISSION", "'granted'"))
    ann.set_up("hb")
    ann.page.evaluate("window.away = true")
    ann.wait_for_turn()
    assert ann.page.evaluate("window.noted") == []
    assert ann.page.evaluate("Notification.permission") == "default"


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (BACKGROUND.replace("PERMISSION", "'denied'"), "The browser does not allow notifications here."),
        ("delete window.Notification;", "This browser has no notifications for web pages."),
        (
            "Object.defineProperty(window, 'isSecureContext', { value: false });",
            "Browsers show notifications only for pages that come by https",
        ),
    ],
)
def test_the_settings_say_why_there_can_be_no_notification(screen: Open, page: str, why: str) -> None:
    ann = screen()
    ann.page.add_init_script(page)
    ann.open("/")
    panel = choose_notices(ann, "And a reminder")
    expect(panel).to_contain_text(why)
    expect(panel.locator("label.on")).to_have_text("Off")
