"""Codes that a phone reads from another screen: the same address as the link beside them."""

import base64
import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from lastfire.server import app
from lastfire.server.settings import Settings
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_reach import PHONE
from tests.server.house import running

pytestmark = pytest.mark.browser

QR = Path(__file__).parents[2] / "web" / "node_modules" / "qr"
CAMERA = """async (picture) => {
  const { default: decode } = await import('/decode.js');
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return decode(canvas.getImageData(0, 0, image.width, image.height));
}"""


@pytest.fixture(scope="module")
def pixels() -> bool:
    return True


def read_code(screen: Screen, drawing: Locator) -> str:
    """What a camera reads from the QR code on a screen."""
    picture = base64.b64encode(drawing.screenshot()).decode()
    camera = screen.page.context.new_page()

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        if name.endswith(".js"):
            route.fulfill(path=QR / name, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    camera.route("http://camera.test/**", answer)
    camera.goto("http://camera.test/")
    read = camera.evaluate(CAMERA, f"data:image/png;base64,{picture}")
    camera.close()
    assert isinstance(read, str)
    return read


def beginning(text: str) -> "re.Pattern[str]":
    """Fits what begins like this."""
    return re.compile("^" + re.escape(text))


def test_a_seat_is_opened_on_a_phone_by_its_code_and_closed_there(screen: Open) -> None:
    ann, laptop, phone = screen(), screen(), screen(**PHONE)
    ann.set_up("hlb", game="dead_of_winter")
    (link,) = ann.links()
    laptop.sit(link)
    laptop.open_facts().get_by_role("button", name="on another device").click()
    dialog = laptop.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Only one device holds the seat of Ines now.")
    dialog.get_by_role("button", name="Make a link").click()
    code = dialog.locator("svg.qr")
    code.wait_for()
    read = read_code(laptop, code)
    assert read == dialog.locator("input[readonly]").input_value()
    # The keys of the table do not work from here.
    laptop.page.keyboard.press("?")
    expect(laptop.page.locator("dialog[open]")).to_have_count(1)

    phone.open(read)
    expect(phone.page.locator("main.door")).to_contain_text("One device holds the seat now")
    phone.page.get_by_role("button", name="Open the seat on this device").click()
    phone.wait_for_table()
    phone.page.wait_for_function("() => told.seat === 1")

    held = "Your seat is held by 2 devices"
    for each in (laptop, phone):
        expect(each.page.locator("header nav").get_by_label(held)).to_have_text("2")
    # Everybody is told.
    expect(dialog).to_contain_text("The seat of Ines is now held by 2 devices.")
    expect(dialog).to_contain_text("The link has been opened.")
    expect(ann.page.locator(".toast")).to_contain_text("The seat of Ines is now held by 2 devices.")
    ann.page.keyboard.press("Escape")
    expect(ann.open_facts().locator("li", has_text="Ines")).to_contain_text("2 devices")

    dialog.get_by_role("button", name="Sign out the other devices").click()
    expect(dialog).to_contain_text("Only one device holds the seat of Ines now.")
    phone.page.wait_for_function("() => told.seat === null")
    assert laptop.page.evaluate("told.seat") == 1


def test_links_use_the_address_that_others_can_reach(
    browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "network_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    with running(replace(settings, listens_on="0.0.0.0")) as house:
        ann = Screen(browser, house, {"pace": "off"})
        ann.set_up("hl")
        port = house.address.rsplit(":", 1)[1]
        expect(ann.page.locator("dialog .reach")).to_contain_text("works on this computer alone")
        field = ann.page.locator("dialog input[readonly]").first
        own = ann.page.url.removeprefix(house.address)
        expect(field).to_have_value(beginning(f"http://192.168.1.5:{port}{own}/s/"))
        ann.page.locator("dialog .reach select").select_option(f"http://10.0.0.7:{port}")
        expect(field).to_have_value(beginning(f"http://10.0.0.7:{port}{own}/s/"))
        ann.page.locator("dialog button[aria-pressed]").first.click()
        assert read_code(ann, ann.page.locator("dialog svg.qr")) == field.input_value()
        assert ann.complaints == []
        ann.close()
