"""How a person plays Dead of Winter in a browser: by pressing what glows, or by its keys."""

from playwright.sync_api import Locator

from tests.browser.screen import PATIENCE_MS, Screen

GLOWING = (
    ".mat button.place.lit, .mat button.gate.lit, .mat button.person.lit, .tray .die.lit, .fan .card.lit,"
    " .bar .btn.lit, .bar .btn.possible"
)
PANEL = "section.sheet, section.slip, section.choosing"
MOMENT = "dialog.modal .opt:not(.off)"


def glowing(screen: Screen, what: str = GLOWING) -> Locator:
    """What glows and can be pressed."""
    return screen.page.locator(what).locator("visible=true")


def _once_more(screen: Screen, number: int) -> None:
    """The second touch, unless the first was enough."""
    screen.page.evaluate(
        """n => document.querySelector(
          `.board[data-ask="${n}"]:not([aria-busy=true]) :is(.bar, section.slip, section.choosing) .btn.lit`
        )?.click()""",
        number,
    )


def settle(screen: Screen, number: int) -> str:
    """Wait until something of this question glows; what it is, or that it is answered by itself."""
    settled = screen.page.wait_for_function(
        """([number, panel, moment, glowing]) => {
          const board = document.querySelector('.board[data-ask]');
          if (board === null || Number(board.dataset.ask) < number) return false;
          if (Number(board.dataset.ask) > number || board.ariaBusy === 'true') return 'gone';
          const seen = (what) => [...document.querySelectorAll(what)].some((each) => each.checkVisibility());
          if (seen(moment)) return 'moment';
          if (seen(panel)) return 'panel';
          return (seen(glowing) || seen('.corner .btn')) && 'table';
        }""",
        arg=[number, PANEL, MOMENT, GLOWING],
        timeout=PATIENCE_MS,
    )
    return str(settled.json_value())


def _wait_until_awake(screen: Screen) -> None:
    """Right after something new has been laid down, a touch may have been meant for what was there before."""
    screen.page.evaluate("window.laid = performance.now()")
    screen.page.wait_for_function("() => performance.now() - window.laid > 420")


def _by_panel(screen: Screen, number: int, which: int) -> None:
    """A sheet on the table: choose one of its cards, and say so where it is asked, or one of its buttons."""
    _wait_until_awake(screen)
    panel = glowing(screen, PANEL)
    cards = panel.locator("button.lit:not(.btn), button.card:not([aria-disabled])")
    others = panel.locator(".btn:not(.off)")
    if which < 0:
        others.nth(which).click()
        return
    if others.count() and (cards.count() == 0 or which % 4 == 0):
        others.nth(which % others.count()).click()
        return
    cards.nth(which % cards.count()).click()
    _once_more(screen, number)


def _by_moment(screen: Screen, which: int) -> None:
    """A choice; one that binds is asked twice by keyboard."""
    ways = glowing(screen, MOMENT)
    way = ways.nth(which % ways.count())
    if "hold" in (way.get_attribute("class") or "").split():
        way.press("Enter")
    else:
        _wait_until_awake(screen)
    way.press("Enter")


def by_pressing(screen: Screen, number: int, which: int | None = None) -> None:
    """Press what glows: on a turn the likely verb, until nothing is likely or it has been long enough.

    ``which`` of several is pressed hangs on the number of the question, where it is not said; a negative
    one counts the buttons of a sheet from behind.
    """
    where = settle(screen, number)
    if where == "moment":
        _by_moment(screen, number if which is None else which)
    elif where == "panel":
        _by_panel(screen, number, number if which is None else which)
    elif where == "table":
        _by_table(screen, number)


def _by_table(screen: Screen, number: int) -> None:
    page = screen.page
    if page.evaluate("told.question") == "turn":
        likely = glowing(screen, ".bar .btn.lit")
        if likely.count() == 0 or number % 5 == 0:
            page.locator(".corner .btn").last.click()
        else:
            likely.first.click()
            _once_more(screen, number)
        return
    things = glowing(screen, ".bar .btn.lit, .bar .btn.possible")
    if things.count() == 0:
        things = glowing(screen)
    things.nth(number % things.count()).click()
    _once_more(screen, number)
