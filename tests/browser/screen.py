"""A person's browser, and how that person plays: by pressing what glows, or by its keys."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from lastfire.server.seats import COOKIE
from tests.server.house import House

PATIENCE_MS = 60_000
DESKTOP = {"width": 1440, "height": 900}
GAMES = ("hit_z_road", "dead_of_winter", "dawn_of_the_zeds")
"""The games, in the order in which the lobby offers them."""
# Notes what the page has been told and has had the time to show: the page's own handler of a
# message runs in the same turn, so a later turn of its loop comes after it.
LISTEN = """
window.told = {
  asked: 0, mine: false, over: false, verbs: [], question: '', fight: null, version: -1, seat: null,
};
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (event) => {
      const said = JSON.parse(event.data);
      if (said.type !== 'state') return;
      setTimeout(() => {
        window.told = {
          asked: said.ask === null ? 0 : said.ask.number,
          mine: said.ask !== null && said.ask.options.length > 0,
          over: said.ask === null,
          verbs: said.ask === null ? [] : said.ask.options.map((option) => option.verb),
          question: said.ask === null ? '' : said.ask.question,
          fight: said.view.fight,
          turns: said.view.turn,
          version: said.version,
          seat: said.view.seat,
        };
      });
    });
  }
};
"""


class Screen:
    """One browser, with cookies and settings of its own."""

    def __init__(self, browser: Browser, house: House, kept: dict[str, Any], **context: Any) -> None:
        self.house = house
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """What a page may complain of: a browser notes every request that is refused."""
        self.heard: list[str] = []
        """Every message of the server."""
        self._context = browser.new_context(
            base_url=house.address,
            **{"locale": "en-US", "viewport": DESKTOP, **context},
        )
        self._context.set_default_timeout(PATIENCE_MS)
        settings = json.dumps(json.dumps(kept))
        self._context.add_init_script(f"localStorage.setItem('lastfire.settings', {settings});{LISTEN}")
        self.page: Page = self._context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._see)
        self.page.on("websocket", self._listen)

    def _hear(self, message: Any) -> None:
        expected = any(each in message.text for each in self.expected)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        self.heard.append(message)

    def _see(self, request: Any) -> None:
        if not request.url.startswith((self.house.address, self.house.address.replace("http", "ws"))):
            self.complaints.append(f"asked another site: {request.url}")

    def set_cookie(self, table: str, text: str) -> None:
        """Have a cookie for a table that this server did not send."""
        self._context.add_cookies(
            [{"name": COOKIE, "value": text, "domain": "127.0.0.1", "path": f"/api/tables/{table}"}]
        )

    def forget(self) -> None:
        """Be a stranger again, of whom nothing has been heard: no cookies, nothing kept by the pages."""
        self.complaints.clear()
        self.expected.clear()
        self.heard.clear()
        self._context.clear_cookies()
        if self.page.url != "about:blank":
            self.page.evaluate("localStorage.clear()")

    def close(self) -> None:
        """Close the browser."""
        self._context.close()

    def open(self, path: str = "/") -> None:
        """Go to an address."""
        self.page.goto(path)

    # Setting up.

    def set_up(
        self,
        chairs: str,
        *,
        game: str = "hit_z_road",
        submit: bool = True,
        open_chairs: bool = False,
        **options: bool,
    ) -> str:
        """Set up a table in the lobby: h (here), l (by link), b (bot) for each chair; its address."""
        page = self.page
        self.open("/")
        page.locator("label:has(input[name=game])").nth(GAMES.index(game)).click()
        seats = page.locator("label:has(input[name=seats])")
        seats.get_by_text(str(len(chairs)), exact=True).click()
        for seat, letter in enumerate(chairs):
            page.locator(f"label:has(input[name=who{seat}])").nth("hlb".index(letter)).click()
        if open_chairs:
            page.locator("label:has(input[name=entry])").last.click()
        page.locator("details summary").click()
        page.locator("label:has(input[name=pace])").last.click()
        page.locator("#seed").fill("20260711")
        for name, wanted in options.items():
            page.locator(f"#option-{name}").set_checked(wanted)
        return self.submit() if submit else page.url

    def submit(self) -> str:
        """Press the button of the lobby; the table's address."""
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def links(self) -> list[str]:
        """The links to chairs that the table offers to share, in the order of the chairs."""
        self.page.locator("dialog input[readonly]").first.wait_for()
        values = [field.input_value() for field in self.page.locator("dialog input[readonly]").all()]
        return [value for value in values if "/s/" in value]

    def sit(self, link: str) -> None:
        """Open a seat's link and take the chair."""
        self.open(link)
        self.page.locator("main.door button.lit").click()
        self.wait_for_table()

    def open_facts(self) -> Locator:
        """Turn to the page of the notebook that says who sits where."""
        opener = self.page.locator("nav button[aria-expanded=false]")
        if opener.count():
            opener.click()
        self.page.get_by_role("tab").nth(2).click()
        facts = self.page.locator("div.facts[role=region]")
        facts.wait_for()
        return facts

    def hand_over(self) -> None:
        """Have a bot play on in the own place."""
        self.open_facts().locator("button:has(use[href='#i-bot'])").first.click()
        if self.page.locator("nav button[aria-expanded=true]").count():
            self.page.keyboard.press("Escape")

    def let_a_bot_finish(self) -> None:
        """Have a bot play on in the own place, to the end."""
        self.hand_over()
        self.page.wait_for_function("() => told.over")
        self.wait_for_end()

    def create(self, game: str, chairs: str) -> str:
        """Set up a table without the lobby: h (here), l (by link), b (bot) for each chair; its name.

        Whoever has its address may sit down on a chair that is free.
        """
        who = {"h": {"who": "here"}, "l": {"who": "link"}, "b": {"who": "bot", "bot": "heuristic"}}
        created = self._context.request.post(
            "/api/tables",
            data={
                "game": game,
                "chairs": [who[letter] for letter in chairs],
                "pace": "off",
                "open_chairs": True,
            },
            headers={"origin": self.house.address},
        )
        assert created.status == 201, created.text()
        return str(created.json()["table"])

    def wait_for_table(self) -> None:
        """Wait until the table is drawn."""
        expect(self.page.locator(".board")).to_be_visible(timeout=PATIENCE_MS)

    def version(self) -> int:
        """The version of the table that is shown."""
        version = self.page.evaluate("told.version")
        assert isinstance(version, int)
        return version

    # Playing.

    def wait_for_turn(self, after: int = 0) -> int:
        """Wait for a question to this screen later than the one with this number; 0 at the end."""
        number = self.page.wait_for_function(
            "after => (told.over && told.version >= 0 ? -1 : told.mine && told.asked > after && told.asked)",
            arg=after,
        ).json_value()
        return max(0, int(number))

    def wait_past(self, number: int) -> int:
        """Wait until another question is open than the one with this number, whoever is asked; its number."""
        newest = self.page.wait_for_function("number => told.asked > number && told.asked", arg=number)
        return int(newest.json_value())

    def undo(self) -> None:
        """Take back the last answer, as soon as it is offered."""
        self.page.get_by_role("button", name="Undo").first.click()

    def play(self, answer: "Callable[[Screen, int], None]", most: int = 100_000) -> int:
        """Answer until the game is over, or so many times; returns how many answers were given."""
        number, given = self.wait_for_turn(), 0
        while number and given < most:
            answer(self, number)
            given += 1
            number = self.wait_for_turn(number)
        return given

    @property
    def lit(self) -> Locator:
        """The likely verb."""
        return self.page.locator(".bar .btn.lit")

    @property
    def others(self) -> Locator:
        """The other verbs."""
        return self.page.locator(".bar .btn.possible")

    @property
    def spaces(self) -> Locator:
        """The spaces one may bid for."""
        return self.page.locator(".track button.space.lit")

    @property
    def lanes(self) -> Locator:
        """The paths one may drive."""
        return self.page.locator(".lanes button.cards.lit")

    def wait_for_light(self) -> None:
        """Wait until something glows that may be pressed."""
        expect(self.lit.or_(self.others).or_(self.spaces).or_(self.lanes).first).to_be_visible(
            timeout=PATIENCE_MS
        )

    def wait_for_end(self) -> None:
        """Wait until the result is shown."""
        expect(self.page.locator(".end table")).to_be_visible(timeout=PATIENCE_MS)


def play_together(screens: Sequence[Screen], answer: Callable[[Screen, int], None], most: int) -> None:
    """Whoever is asked answers, until the game is over or so many answers are given."""
    for _ in range(most):
        newest = max(screen.version() for screen in screens)
        for screen in screens:
            screen.page.wait_for_function("newest => told.version >= newest", arg=newest)
        if screens[0].page.evaluate("told.over"):
            return
        in_turn = next((screen for screen in screens if screen.page.evaluate("told.mine")), None)
        if in_turn is None:
            # A bot is asked.
            screens[0].page.wait_for_function("newest => told.version > newest", arg=newest)
            continue
        number = in_turn.page.evaluate("told.asked")
        answer(in_turn, number)
        in_turn.page.wait_for_function("n => told.asked > n || told.over", arg=number)


def by_pressing(screen: Screen, number: int) -> None:
    """Press what glows; now and then another verb than the likely one."""
    screen.wait_for_light()
    verbs = set(screen.page.evaluate("told.verbs"))
    if "bid" in verbs and (number % 3 or "pass" not in verbs):
        screen.spaces.first.click()
        screen.lit.click()
    elif "drive" in verbs:
        screen.lanes.nth(number % screen.lanes.count()).click()
        screen.lit.click()
    elif "shoot" in verbs and number % 2:
        screen.page.locator(".stepper button:not([disabled])").last.click()
        screen.lit.click()
    elif "spend" not in verbs and screen.others.count() and (number % 4 == 0 or not screen.lit.count()):
        screen.others.nth(number % screen.others.count()).click()
    else:
        screen.lit.first.click()


def by_keys(screen: Screen, number: int) -> None:
    """Answer with the keys of the table, from the line that says what is asked."""
    screen.wait_for_light()
    keyboard = screen.page.keyboard
    verbs = set(screen.page.evaluate("told.verbs"))
    screen.page.locator("#ask-line").focus()
    if "bid" in verbs and (number % 3 or "pass" not in verbs):
        keyboard.press(screen.spaces.first.locator("b").inner_text().replace("10", "0"))
        keyboard.press("Enter")
    elif "pass" in verbs:
        keyboard.press("p")
    elif "drive" in verbs:
        keyboard.press(str(screen.lanes.nth(number % screen.lanes.count()).get_attribute("data-path")))
        keyboard.press("Enter")
    elif "shoot" in verbs and number % 2:
        keyboard.press("s")
        keyboard.press("s")
    elif "flee" in verbs and number % 5 == 0:
        keyboard.press("f")
    elif screen.lit.count():
        keyboard.press("Enter")
    else:
        screen.others.first.press("Enter")
