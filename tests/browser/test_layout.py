"""Everything fits: both tables at every size, with the longest that can lie there."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import lastfire
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.browser.screen import Screen
from tests.browser.test_reach import FADED_IN
from tests.games.dead_of_winter import table as dead_of_winter
from tests.games.hit_z_road import table as hit_z_road

pytestmark = pytest.mark.browser

DESKTOPS = ((1366, 768), (1440, 900), (1920, 1080), (1024, 768))
PHONES = ((390, 844), (320, 640), (844, 390), (667, 375))
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
LANGUAGES = ("en-US", "ja-JP")

SHAPED = """
([width, height]) => {
  const board = document.querySelector('.board');
  const low = height < 500 && width > height;
  return innerWidth === width && board.classList.contains('low') === low
    && board.matches('.narrow, .phone') === (low || width < 700)
    && board.classList.contains('wide') === (!low && width >= 1200);
}
"""
TWO_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
)
# What must be read whole is not cut; what is touched lies on the screen, under nothing, and beside the rest.
LOOK = """
([whole, touched]) => {
  const here = `${innerWidth}x${innerHeight}`;
  const said = [];
  const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const named = (each) => `${each.className} "${(each.innerText || each.ariaLabel || '').slice(0, 40)}"`;
  const { scrollingElement: page } = document;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) said.push('the page scrolls');
  for (const each of shown(whole)) {
    if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
      said.push(`cut: ${named(each)}`);
    const { left, right } = each.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5) said.push(`off the screen: ${named(each)}`);
  }
  const boxes = shown(touched).map((each) => [each, each.getBoundingClientRect()]);
  for (const [each, box] of boxes) {
    if (box.left < -0.5 || box.right > innerWidth + 0.5) said.push(`off the screen: ${named(each)}`);
    const scrolls = each.closest('.own-side, .bar, .people') !== null;
    const high = box.top < -0.5 || box.bottom > innerHeight + 0.5;
    if (high && !scrolls) said.push(`off the screen: ${named(each)}`);
  }
  for (const [i, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1.5 && height > 1.5) said.push(`${named(one)} lies on ${named(other)}`);
    }
  const [mat] = shown('section.mat');
  const share = mat === undefined ? 0 : mat.getBoundingClientRect().height / innerHeight;
  if (share < 0.4) said.push(`the mat has ${share.toFixed(2)} of the height`);
  const [notebook] = shown('.side .notebook');
  const room = notebook?.clientHeight ?? 240;
  if (room < 240) said.push(`the notebook is ${room} high`);
  return said.map((each) => `${here}: ${each}`);
}
"""
COLONY = (
    ".side .card, .side .text, .side .goals, .side .words, .side .need, .side .sums, .mat .mini,"
    " .plate.wide .facts, .plate.tablet .facts, .bar .verb",
    ".bar .btn, .corner .btn, .seal, .tray, .plate, header .tool, header .phase, .side .note, .side .cards,"
    " .notebook [role=tab], .notebook .grow",
)
ROAD = (
    ".lane .words, .others .res, .bar .verb, .goal",
    ".bar .btn, .own .stepper button, .space.lit, header .tool, header .phase, .others .plate, .side .note,"
    " .notebook [role=tab], .notebook .grow",
)


def colony(seats: int = 4, **laid: Any) -> Callable[[], dead_of_winter.Game]:
    """As much as can lie there: long names and words, full hands, three goals."""

    def begin() -> dead_of_winter.Game:
        groups = (
            ["edward_white", "ashley_ross", "sparky", "gabriel_diaz"],
            ["olivia_brown", "brian_lee"],
            ["annaleigh_chan", "alexis_grey"],
            ["mike_cho", "arthur_thurston"],
            ["bev_russell"],
        )
        return dead_of_winter.seat(
            *groups[:seats],
            **{
                "at": {"sparky": "gas_station", "edward_white": "hospital"},
                "wounds": {"edward_white": 1},
                "frostbite": {"sparky": 1},
                "dice": {0: [6, 5, 4, 3, 2, 1], 1: [6, 5, 4, 2], 2: [3]},
                "hands": {0: ["shotgun", "police_blueprints", "food_2", "fuel", "medicine", "lighter"]},
                "gear": {"ashley_ross": ["pistol", "scissors", "megaphone", "mop", "flashlight"]},
                "zombies": {"colony": [3, 1, 0, 2, 1, 1], "school": 3, "gas_station": 4},
                "barricades": {"colony": [0, 1, 1, 0, 0, 0]},
                "noise": {"library": 2},
                "helpless": 4,
                "waste": ["food_1"] * 6,
                "objective": "stockpile",
                "hardcore": True,
                "crisis": "the_roof_gives_way",
                "given": {1: ["fuel"], 2: ["food_1"]},
                "stock": ["fuel", "food_2"],
                **laid,
            },
        )

    return begin


def drafting() -> dead_of_winter.Game:
    match = lastfire.new("dead_of_winter", seats=4, seed=7)
    table = match._table
    assert isinstance(table, ColonyTable)
    return dead_of_winter.Game(match, table)


LONG_CARDS = [
    ("walkers", "scrapyard"),
    ("street_ambush", "desert_highway"),
    ("captors", "blocked_overpass"),
    ("block_search", "checkpoint"),
]


def bidding() -> hit_z_road.Game:
    return hit_z_road.seat(4, LONG_CARDS, from_round=4, order=[0, 1, 2, 3])


def driving() -> hit_z_road.Game:
    table = bidding()
    table.nobody_bids()
    return table


TABLES: dict[str, tuple[Callable[[], dead_of_winter.Game | hit_z_road.Game], tuple[str, str]]] = {
    "three goals": (colony(), COLONY),
    "five seats": (colony(5, objective="leave_it_all_behind", crisis="new_quarters"), COLONY),
    "bidding": (bidding, ROAD),
    "driving": (driving, ROAD),
}


def shape(screen: Screen, size: tuple[int, int]) -> None:
    """Turn the screen to this size, and wait until the table has taken its shape."""
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.wait_for_function(SHAPED, arg=list(size))
    screen.page.wait_for_function(TWO_FRAMES)
    screen.page.wait_for_function(FADED_IN)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_everything_fits_at_every_size(page_kept: Open, name: str, locale: str) -> None:
    begin, what = TABLES[name]
    said: list[str] = []
    for sizes, kind in ((DESKTOPS, {}), (PHONES, TOUCH)):
        width, height = sizes[0]
        ann = page_kept(
            locale=locale, reduced_motion="reduce", viewport={"width": width, "height": height}, **kind
        )
        it = Laid(ann, begin())
        it.page.evaluate("document.fonts.ready.then(() => true)")
        for size in sizes:
            shape(ann, size)
            said += it.page.evaluate(LOOK, list(what))
    assert said == []


OVER = """
([upper, lower]) => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .filter((each) => each.checkVisibility()).map((each) => [each, each.getBoundingClientRect()]);
  return boxes(upper).flatMap(([one, a]) => boxes(lower)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5)
    .map(([other]) => `${innerWidth}x${innerHeight}: ${one.className} over "${other.textContent}"`));
}
"""


def test_the_cards_of_the_column_are_whole_or_folded_at_every_height(page_kept: Open) -> None:
    ann = page_kept(reduced_motion="reduce", viewport={"width": 1440, "height": 700})
    lies: dict[str, Any] = {
        "objective": "we_need_more_samples",
        "hardcore": False,
        "crisis": "bare_shelves",
        "snow": 1,
    }
    found = []
    # With and without a card that could be given to the crisis.
    for hand in ["medicine"], []:
        page = Laid(ann, colony(**lies, hands={0: hand}, stock=[])()).page
        for height in range(720, 1080, 60):
            shape(ann, (1440, height))
            found += page.evaluate(LOOK, [".side .card", ".side .cards, .side .note"])
    assert found == []


def test_what_is_folded_opens_and_so_does_the_notebook(page_kept: Open) -> None:
    ann = page_kept(locale="ja-JP", reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    page = Laid(ann, colony()()).page
    read = page.locator(".side .read")
    for card in page.locator(".side .open").all():
        card.click()
        words = read.locator(".text, .goals").first
        expect(words).to_be_visible()
        assert page.evaluate(LOOK, [".side .read, .side .read .card", ".side .read .x"]) == []
        page.keyboard.press("Escape")
        expect(read).to_have_count(0)
    page.locator(".notebook .grow").click()
    drawer = page.locator(".drawer")
    box = drawer.bounding_box()
    assert box is not None
    assert (box["width"], box["x"] + box["width"]) == (560, 1366)
    expect(page.locator(".notebook")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".side .notebook")).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_verb_pressed_once_stays_where_it_was(page_kept: Open, locale: str) -> None:
    ann = page_kept(locale=locale, reduced_motion="reduce")
    page = Laid(ann, colony()()).page
    shape(ann, (1366, 768))
    places = "[...document.querySelectorAll('.bar .btn')].map((each) => [each.offsetLeft, each.offsetWidth])"
    loaded = "document.fonts.ready.then(() => true)"  # letters get their width from their font
    assert page.evaluate(loaded)
    before = page.evaluate(places)
    search = page.locator(".bar .btn").first
    said = search.inner_text()
    search.click()
    expect(search).not_to_have_text(said)
    assert page.evaluate(loaded)
    assert page.evaluate(places) == before


def test_nothing_lies_over_the_words_of_a_card(page_kept: Open) -> None:
    for begin, upper, lower in (
        (drafting, ".choosing .row .btn", ".choosing .card"),
        (colony(), ".people .gear", ".people b, .people .stats, .people small"),
    ):
        ann = page_kept(reduced_motion="reduce")
        page = Laid(ann, begin()).page
        if begin is drafting:
            page.locator(".choosing .cards button").first.click()
            expect(page.locator(upper)).to_be_visible()
        found = []
        for size in (*DESKTOPS, *PHONES):
            shape(ann, size)
            found += page.evaluate(OVER, [upper, lower])
        assert found == []
