"""Dawn of the Zeds in a browser: turns played by what glows, at every size, and what the table gives back."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import lastfire
from lastfire import bots
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION
from tests.browser.conftest import Lay, Open
from tests.browser.laid import Laid
from tests.browser.screen import PATIENCE_MS, Screen, play_together
from tests.browser.test_reach import check
from tests.games.dawn_of_the_zeds.fights import attacked_by, shot_of
from tests.games.dawn_of_the_zeds.table import lay
from tests.games.dawn_of_the_zeds.versus import versus

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
FEW = 16
"""Answers that are enough to meet a few turns."""
VERSUS = 60
"""Answers of both sides together that are enough for a good part of a game."""


PLACES = (
    ".board .choosing .cards .lit",
    ".board .stage button[data-key].lit, .board .row button[data-key].lit",
    ".board .hand .lit",
    ".board .bar .btn.lit, .board .bar .btn.possible",
    ".board .end .btn",
)
"""Where something may glow; the first that glows counts."""
ROW = ".board .row button[data-key].lit"
TRACKS = ".spokes button.lit[aria-pressed=false]"
# Each question to the page takes longer than its answer: all is asked at once.
GLOWS = """
([places, row, tracks]) => {
  const many = (what) => document.querySelectorAll(what).length;
  return [!many(row) && many(tracks) && !told.verbs.includes('track'), places.map(many)];
}
"""


def glowing(screen: Screen, number: int) -> Locator:
    """One of what answers when it is touched: cards to choose among, the map, the hand, the bar."""
    page = screen.page
    closed, many = page.evaluate(GLOWS, [PLACES, ROW, TRACKS])
    if closed:
        # Where there is little room, a track is opened first; where tracks are chosen that would answer.
        page.locator(TRACKS).first.press("Enter")
        expect(page.locator(ROW).first).to_be_visible()
        _, many = page.evaluate(GLOWS, [PLACES, ROW, TRACKS])
    for where, count in zip(PLACES, many, strict=True):
        if count:
            return page.locator(where).nth(number % count)
    raise AssertionError("nothing glows")


def by_light(screen: Screen, number: int) -> None:
    """Press what glows on the map, or else in the bar; twice where that is asked for."""
    page = screen.page
    expect(page.locator(".board[data-ask]")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("#ask-line")).to_be_visible()
    ends = page.locator(".board .end .btn.possible, .board .end .btn.lit")
    if number % 4 == 0 and ends.count():
        ends.first.press("Enter")
    else:
        glowing(screen, number).press("Enter")
    if page.locator(".board[data-armed]").count():
        page.locator("#ask-line").focus()
        page.keyboard.press("Enter")


def sit(ann: Screen, chairs: str = "h", **options: str) -> int:
    """Sit down at a new table of a level; the number of the open question."""
    ann.set_up(chairs, game="dawn_of_the_zeds", submit=False)
    for name, value in options.items():
        ann.page.locator(f"label:has(input[name=doz-{name}][value={value}])").click()
    ann.submit()
    return ann.wait_for_turn()


def test_a_whole_basic_game_is_played_by_what_glows(page_kept: Open) -> None:
    ann = page_kept()
    number = sit(ann, level="basic", length="short")
    page = ann.page
    while page.evaluate("told.question") != "who_acts":
        by_light(ann, number)
        number = ann.wait_for_turn(number)
    expect(page.get_by_role("button", name="What the Zeds will do if nobody moves")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".coming li")).to_have_count(4)
    page.keyboard.press("d")
    expect(page.locator(".coming")).to_have_count(0)
    assert ann.play(by_light) > 20
    ann.wait_for_end()
    page.locator(".looks button").last.press("Enter")
    told = page.locator("dialog li.now")
    end = told.inner_text()
    page.locator("dialog").get_by_role("button", name="Before").press("Enter")
    expect(told).not_to_have_text(end)


def test_turns_of_the_largest_game_are_played_by_what_glows(page_kept: Open) -> None:
    ann = page_kept()
    sit(ann, level="directors_cut", length="short")
    assert ann.play(by_light, FEW) == FEW


def seen(screen: Screen) -> list[dict[str, Any]]:
    """What this screen has been told of the Zeds player's means until the end, from the server itself."""
    said = [json.loads(each) for each in screen.heard]
    return [
        each["view"]["versus"]
        for each in said
        if each["type"] == "state" and each["view"]["seat"] is not None and each["view"]["result"] is None
    ]


def test_versus_in_two_browsers_shows_each_side_its_own(screen: Open) -> None:
    """Played until a side has won, or for so many answers of both together: VERSUS."""
    ann, bob = screen(), screen()
    ann.set_up("hl", game="dawn_of_the_zeds", submit=False, open_chairs=True)
    for name, value in {"level": "outbreak", "mode": "versus", "length": "short"}.items():
        ann.page.locator(f"label:has(input[name=doz-{name}][value={value}])").click()
    bob.open(ann.submit())
    bob.page.locator("li.free button").click()
    bob.wait_for_table()
    ann.page.keyboard.press("Escape")  # The links to share are no longer needed.
    ann.wait_for_table()
    play_together([ann, bob], by_light, VERSUS)
    assert all(each["schemes"] is None for each in seen(ann))
    hands = [each["schemes"] for each in seen(bob)]
    assert all(hand is not None for hand in hands)
    assert any(hands)
    if not ann.page.evaluate("told.over"):
        pages = [each.page.locator(".own") for each in (ann, bob)]
        for each, own in zip((ann, bob), pages, strict=True):
            each.page.locator("#ask-line").focus()
            each.page.keyboard.press("i")
            expect(own.locator(".two section").last).to_contain_text("Only you")
        expect(pages[0]).to_contain_text("which Schemes these are")
        expect(pages[1]).not_to_contain_text("which Schemes these are")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET], ids=["phone", "sideways", "tablet"])
def test_every_size_has_something_to_press(page_kept: Open, size: dict[str, Any]) -> None:
    ann = page_kept(**size)
    sit(ann, level="walking_zeds")
    ann.play(by_light, 12)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_touching_another_unit_takes_the_choice_back(page_kept: Open) -> None:
    ann = page_kept()
    number = sit(ann, level="basic")
    page = ann.page
    while page.evaluate("told.question") != "who_acts":
        by_light(ann, number)
        number = ann.wait_for_turn(number)
    heroes = page.locator(".people .he")
    heroes.nth(0).click()
    number = ann.wait_for_turn(number)
    expect(heroes.nth(0)).to_have_attribute("aria-pressed", "true")
    heroes.nth(1).click()
    expect(heroes.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(heroes.nth(0)).to_have_attribute("aria-pressed", "false")


def begin_actions(screen: Screen, **options: str) -> int:
    """A new table for one, up to the first question who acts; its number."""
    number = sit(screen, **options)
    while screen.page.evaluate("told.question") != "who_acts":
        by_light(screen, number)
        number = screen.wait_for_turn(number)
    return number


def test_a_closed_space_says_why_and_a_unit_what_it_can_do(page_kept: Open) -> None:
    ann = page_kept()
    number = begin_actions(ann, level="basic")
    page = ann.page
    hero = page.locator(".people .he").first
    hero.click()
    ann.wait_for_turn(number)
    closed = page.locator("button[data-key='space:forest_start']")
    closed.press("Enter")
    expect(page.locator(".look .why")).to_contain_text("DOZ-MOVE-2")
    expect(closed).not_to_have_class("lit")
    page.locator("#ask-line").focus()
    page.keyboard.press("z")
    expect(page.locator(".look")).to_contain_text("Gunfire range 3.")
    page.locator("#act-shoot").press("Enter")
    expect(page.locator("#ask-line")).to_contain_text("DOZ-GUN-5")


def test_a_touch_on_who_cannot_act_keeps_what_was_chosen(page_kept: Open) -> None:
    ann = page_kept()
    number = begin_actions(ann, level="apocalypse")
    page = ann.page
    hero = page.locator(".people .he").first
    hero.click()
    number = ann.wait_for_turn(number)
    villagers = page.locator("button[data-key^='unit:villagers']:not(.lit)").first
    villagers.press("Enter")
    expect(page.locator(".look")).to_contain_text("Villagers")
    expect(hero).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("told.asked") == number


# What a press would meet at each of many points of a space: the key of a button, or nothing.
MET = """
(key) => {
  const box = document.querySelector(`.stage [data-key='${key}']`).getBoundingClientRect();
  const met = new Set();
  for (let row = 0.25; row <= 0.75; row += 0.04)
    for (let column = 0.25; column <= 0.75; column += 0.04) {
      const there = document.elementFromPoint(box.x + box.width * column, box.y + box.height * row);
      met.add(there.closest('button[data-key]')?.dataset.key ?? 'nothing');
    }
  return [...met];
}
"""


@pytest.mark.parametrize("size", [{}, TABLET], ids=["desktop", "tablet"])
def test_wherever_a_full_space_is_pressed_a_unit_or_the_space_is_meant(
    page_kept: Open, size: dict[str, Any]
) -> None:
    ann = page_kept(**size)
    sit(ann, level="basic")
    expect(ann.page.locator(".stage [data-key='space:town_center'].held")).to_be_visible()
    met = ann.page.evaluate(MET, "space:town_center")
    assert "space:town_center" in met
    assert len(met) > 4, "the units that stand there can be pressed as well"
    assert "nothing" not in met


# How far, at most, a space is drawn from where it is pressed, or the name of a track lies over the edge.
OFF = """
() => {
  const middle = (it) => {
    const b = it.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  const drawn = [...document.querySelectorAll('.stage .node')].map(middle);
  const pressed = [...document.querySelectorAll('.stage .at:not(.center)')].map(middle);
  const edge = document.querySelector('.stage').getBoundingClientRect();
  const over = [...document.querySelectorAll('.stage .plate')].map((it) => {
    const b = it.getBoundingClientRect();
    return Math.max(edge.left - b.left, b.right - edge.right);
  });
  const apart = drawn.map(([x, y], i) => Math.hypot(x - pressed[i][0], y - pressed[i][1]));
  // Where there is no column beside the map, stores lie on it.
  const stores = document.querySelector('.stores')?.getBoundingClientRect();
  const covered = stores ? pressed.filter(([x, y]) => x > stores.left && y > stores.top).length : 0;
  if (drawn.length !== pressed.length || drawn.length <= 20) return Infinity;
  return Math.max(...apart, ...over, covered);
}
"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_spaces_are_drawn_where_they_are_pressed_on_a_map_of_any_size(page_kept: Open, lang: str) -> None:
    ann = page_kept({"lang": lang})
    sit(ann, level="directors_cut")
    expect(ann.page.locator(".stage .node").first).to_be_visible()
    for width, height in ((700, 800), (768, 1024), (1024, 768), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"({OFF})() < 1", timeout=PATIENCE_MS)


def test_arrows_and_enter_lead_to_the_map(page_kept: Open) -> None:
    ann = page_kept()
    number = begin_actions(ann, level="basic")
    page = ann.page
    page.locator("#ask-line").focus()
    page.keyboard.press("1")
    number = ann.wait_for_turn(number)
    page.keyboard.press("m")
    expect(page.locator("#act-move")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    at = page.locator("section.mat button[data-key].lit:focus")
    expect(at).to_have_count(1)
    page.keyboard.press("Enter")
    if page.locator(".board[data-armed]").count():
        page.keyboard.press("Enter")
    ann.wait_past(number)


def test_a_number_pressed_while_an_answer_is_shown_leaves_the_speed_alone(screen: Open) -> None:
    ann = screen({"pace": "calm"})
    number = begin_actions(ann, level="basic")
    page = ann.page
    page.locator(".people .he").first.press("Enter")
    number = ann.wait_for_turn(number)
    page.locator(".stage button.at.lit").first.press("Enter")
    expect(page.locator(".walk")).to_be_visible()
    page.keyboard.press("4")
    ann.wait_past(number)
    kept = json.loads(page.evaluate("localStorage.getItem('lastfire.settings')"))
    assert kept["pace"] == "calm"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_map_stays_where_it_is_when_a_unit_is_chosen(page_kept: Open, lang: str) -> None:
    ann = page_kept({"lang": lang}, viewport={"width": 1280, "height": 800})
    number = begin_actions(ann, level="directors_cut", length="short")
    page = ann.page
    before = page.locator("section.mat").bounding_box()
    page.locator(".people .he").first.click()
    ann.wait_for_turn(number)
    expect(page.locator("#act-move")).to_be_visible()
    assert page.locator("section.mat").bounding_box() == before
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    for verb in page.locator(".bar .btn").all():
        box = verb.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= bar["x"] + bar["width"] + 1
    people = page.locator(".people")
    assert people.evaluate("people => people.scrollWidth - people.clientWidth") <= 0


def in_the_camp(match: lastfire.Match) -> bool:
    """Who acts is asked, and Refugees in the Camp may."""
    if match.ask is None or match.ask.question != "who_acts":
        return False
    at = {unit["unit"]: unit["space"] for unit in match.view(None)["units"]}
    return any(at.get(str(option.args.get("unit"))) == "refugee_camp" for option in match.ask.options)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_refugees_in_the_camp_can_be_chosen(page_kept: Open, lay_out: Lay, size: dict[str, Any]) -> None:
    match = played_until(in_the_camp, level="apocalypse")
    ann = page_kept(**size)
    lay_out(ann, match, "h")
    page = ann.page
    number = ann.wait_for_turn()
    if size:
        page.locator(".spokes .town").tap()
        camp = page.locator(".row button.lit[data-key^='unit:villagers']").first
    else:
        expect(page.locator(".bar .btn").filter(has_text="Refugee Camp")).to_contain_text("Refugees")
        camp = page.locator("button.slot.lit[data-key='space:refugee_camp']")
    camp.press("Enter")
    ann.wait_for_turn(number)
    expect(page.locator("#ask-line")).to_contain_text("Refugees: choose an action below.")
    expect(page.locator("#act-equip")).to_contain_text("Cemetery")


CATALOGUE = lastfire.registered_games()["dawn_of_the_zeds"].catalogue()


RANGE = re.compile("(?<=[0-9])([-–〜])(?=[0-9])")


def held_together(words: str) -> str:
    """Words as the page has them: no line ends within a range of numbers."""
    return RANGE.sub("\u2060\\1\u2060", words)


def clauses(hero: str, lang: str = "en") -> list[str]:
    """What stands on a Hero."""
    return [held_together(str(clause[lang])) for clause in CATALOGUE["units"][hero]["text"]]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_that_a_hero_can_do_is_read_in_the_tray(page_kept: Open, lang: str) -> None:
    ann = page_kept({"lang": lang})
    begin_actions(ann, level="basic")
    page = ann.page
    slip = page.locator(".reading")
    cards = page.locator(".people .he")
    expect(cards).to_have_count(4, timeout=PATIENCE_MS)
    heroes = cards.evaluate_all("cards => cards.map((card) => card.dataset.read.split(' ')[1])")
    for at, hero in enumerate(heroes):
        cards.nth(at).focus()
        for clause in clauses(hero, lang):
            expect(slip).to_contain_text(clause)
        room = slip.evaluate("slip => [slip.scrollHeight, slip.clientHeight, slip.clientWidth]")
        assert room[0] <= room[1], (hero, room)
    page.locator("#ask-line").focus()
    cards.nth(2).click()
    page.locator("#ask-line").focus()
    expect(slip).to_contain_text(clauses(heroes[2], lang)[0])


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_hero_is_read_to_the_end_before_it_is_chosen(page_kept: Open, size: dict[str, Any]) -> None:
    ann = page_kept(**size)
    sit(ann, level="outbreak")
    cards = ann.page.locator(".choosing .he")
    expect(cards.first).to_be_visible(timeout=PATIENCE_MS)
    assert cards.count() > 1
    for card in cards.all():
        hero = str(card.get_attribute("data-read")).split()[1]
        for clause in clauses(hero):
            expect(card).to_contain_text(clause)
        assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1")


@pytest.mark.parametrize(("pressure", "said"), [("standard", "Movement Pressure ×1"), ("off", "")])
def test_the_card_says_what_movement_pressure_brings(
    page_kept: Open, lay_out: Lay, pressure: str, said: str
) -> None:
    match = lastfire.new("dawn_of_the_zeds", seats=2, seed=3, level="outbreak", pressure=pressure)
    dice = random.Random(3)
    while not (card := pressing(match)):
        assert match.ask is not None
        match.answer(dice.randrange(len(match.ask.ids)))
    ann = page_kept()
    lay_out(ann, match, "hh")
    slip = ann.page.locator(".side .card").first
    expect(slip).to_contain_text(card)
    expect(slip).to_contain_text(said)
    assert bool(said) == ("Pressure" in slip.inner_text())


@pytest.mark.parametrize("size", [{}, SIDEWAYS], ids=["desktop", "sideways"])
def test_a_window_in_which_only_a_scheme_is_left_is_closed_by_one_press(
    screen: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    match = lastfire.new("dawn_of_the_zeds", seats=2, seed=3, level="apocalypse", mode="versus")
    dice = random.Random(3)
    while (ask := match.ask) is None or {option.verb for option in ask.options} != {"scheme", "pass"}:
        assert ask is not None
        match.answer(dice.randrange(len(ask.ids)))
    bob = screen(**size)
    lay_out(bob, match, "bh")
    page = bob.page
    number = bob.wait_for_turn()
    if size:
        # On a small screen, all that can be pressed is in sight as a whole.
        for button in page.locator(".bar .btn, .hand button.lit, .end .btn").all():
            expect(button).to_be_in_viewport(ratio=1)
    else:
        # What the Zeds side cannot pay for stays in sight, with the reason.
        expect(page.locator("#act-shamble")).to_contain_text("It costs")
    page.locator(".end .btn").click()
    bob.wait_past(number)


NOTHING_IS_CUT = """
() => ![...document.querySelectorAll('.bar .btn, .hand button, .end .btn')].some((button) => {
  const at = button.getBoundingClientRect();
  if (at.width === 0) return false;
  const outside = (room) =>
    Math.max(room.top - at.top, room.left - at.left, at.bottom - room.bottom, at.right - room.right) > 1;
  const hides = (each, way) => getComputedStyle(each)[way] !== 'visible';
  for (let each = button.parentElement; each !== null; each = each.parentElement) {
    const clips = hides(each, 'overflowX') || hides(each, 'overflowY');
    if (clips && outside(each.getBoundingClientRect())) return true;
  }
  const within = [button, ...button.querySelectorAll('*')].some((each) =>
    (each.scrollWidth > each.clientWidth + 1 && hides(each, 'overflowX')) ||
    (each.scrollHeight > each.clientHeight + 1 && hides(each, 'overflowY')));
  return within || outside(new DOMRect(0, 0, innerWidth, innerHeight));
})
"""
"""Every button below the question is in sight as a whole, and so is what stands on it."""


def schemes_besides(match: lastfire.Match, others: set[str]) -> bool:
    """The Zeds player may play a Scheme, and besides it just this."""
    verbs = {option.verb for option in match.ask.options} if match.ask is not None else set()
    return verbs == {"scheme", *others}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("seed", "level", "others"),
    [
        (6, "apocalypse", {"pass"}),
        (4, "apocalypse", {"pass"}),
        (5, "apocalypse", {"pass", "plot", "spy_event", "spy_fate"}),
        (7, "walking_zeds", {"pass", "plot", "spy_event", "spy_fate", "sneak"}),
    ],
    ids=["alone", "three in the hand", "with verbs", "with people"],
)
def test_sideways_every_button_is_whole_while_a_scheme_is_read(
    page_kept: Open, lay_out: Lay, seed: int, level: str, others: set[str], lang: str
) -> None:
    match = lastfire.new("dawn_of_the_zeds", seats=2, seed=seed, level=level, mode="versus")
    dice = random.Random(seed)
    while not schemes_besides(match, others):
        assert match.ask is not None
        match.answer(dice.randrange(len(match.ask.ids)))
    bob = page_kept({"lang": lang}, **SIDEWAYS)
    lay_out(bob, match, "bh" if match.ask is not None and match.ask.seat == 1 else "hb")
    bob.wait_for_turn()
    page = bob.page
    # The page glides to where it comes to rest.
    page.wait_for_function(NOTHING_IS_CUT)
    page.locator(".hand button.lit").last.tap()
    expect(page.locator(".board[data-armed]")).to_be_visible()
    expect(page.locator(".look")).to_be_in_viewport(ratio=1)
    page.wait_for_function(NOTHING_IS_CUT)


def finger(screen: Screen, what: Locator) -> None:
    """Touch the middle of something as a finger does, which rests there for a moment before it is lifted."""
    box = what.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    # Whatever the touch alone changes on the page is laid out before the finger leaves.
    screen.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_what_has_been_told_does_not_move_undo_away_from_below_the_finger(page_kept: Open) -> None:
    ann = page_kept(**PHONE)
    number = begin_actions(ann, level="basic")
    page = ann.page
    page.locator(".people .he").first.tap()
    number = ann.wait_for_turn(number)
    page.locator(".spokes button").filter(has_text="Forest").tap()
    page.locator(".row button[data-key^='space:'].lit").first.press("Enter")
    number = ann.wait_for_turn(number)
    # What came of it stands above what can be pressed; it goes away with the next press.
    expect(page.locator(".meanwhile")).to_contain_text("moves to")
    finger(ann, page.get_by_role("button", name="Undo"))
    ann.wait_past(number)
    assert page.evaluate("told.question") == "deed"
    expect(page.locator(".meanwhile")).to_have_count(0)


def last_action(match: lastfire.Match) -> bool:
    """A unit that can move and forage is asked what it does with the only Action that is left."""
    if match.ask is None or match.ask.question != "deed":
        return False
    verbs = [option.verb for option in match.ask.options]
    if not {"move", "forage"} <= set(verbs):
        return False
    return "last" in match.odds(match.ask.seat)["options"].get(str(verbs.index("forage")), {})


@pytest.mark.parametrize(("lang", "said"), [("en", "the last action"), ("ja", "最後のアクション")])
def test_the_last_action_is_asked_for_twice_since_the_phase_ends_with_it(
    page_kept: Open, lay_out: Lay, lang: str, said: str
) -> None:
    ann = page_kept({"lang": lang})
    lay_out(ann, played_until(last_action, level="basic"), "h")
    page = ann.page
    number = ann.wait_for_turn()
    page.locator("#act-forage").click()
    expect(page.locator("#ask-line")).to_contain_text(said)
    assert page.evaluate("told.asked") == number
    page.locator("#act-forage").click()
    ann.wait_past(number)


def chooses_for_the_event(match: lastfire.Match) -> bool:
    """A unit is chosen for the Event card."""
    return match.ask is not None and match.ask.question == "event_unit"


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_phone_says_what_the_event_card_does_that_a_question_is_about(
    page_kept: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    match = played_until(chooses_for_the_event, level="apocalypse")
    assert match.ask is not None
    card = CATALOGUE["events"][str(match.ask.about["event"])]
    ann = page_kept(**size)
    lay_out(ann, match, "h")
    expect(ann.page.locator(".look")).to_contain_text(held_together(str(card["text"][0]["en"])))


def may_use_the_event(match: lastfire.Match) -> bool:
    """The Event card can be used in the Action Phase."""
    return match.ask is not None and any(option.verb == "use_event" for option in match.ask.options)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_card_in_force_says_what_it_does_where_it_is_used(
    page_kept: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    match = played_until(may_use_the_event, level="brains")
    assert match.ask is not None
    used = next(option for option in match.ask.options if option.verb == "use_event")
    card = CATALOGUE["events"][str(used.args["event"])]
    ann = page_kept(**size)
    lay_out(ann, match, "h")
    button = ann.page.locator(".bar .btn").filter(has_text=used.text("en"))
    expect(button).to_contain_text(held_together(str(card["text"][0]["en"])))


def is_at_a_window(match: lastfire.Match) -> bool:
    """A held card may be played before the turn goes on."""
    ask = match.ask
    if ask is None or ask.question != "hold_card":
        return False
    return ask.about["moment"] in {"phase_begins", "before_track", "before_group"}


def without_it(match: lastfire.Match) -> lastfire.Match:
    """The same match, once no card has been played."""
    plain = match.fork()
    assert plain.ask is not None
    plain.answer([option.verb for option in plain.ask.options].index("no"))
    return plain


def waits_at_window_after_window(match: lastfire.Match) -> bool:
    """A held card may be played before the turn goes on, and soon again if it is not."""
    return is_at_a_window(match) and is_at_a_window(without_it(match))


def test_cards_that_wait_are_left_alone_for_a_turn_by_one_press(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(waits_at_window_after_window, level="brains")
    assert match.ask is not None
    plain = match
    while is_at_a_window(plain):
        plain = without_it(plain)
    assert plain.ask is not None
    assert plain.ask.question != match.ask.question  # else one answer alone would look the same
    ann = page_kept()
    lay_out(ann, match, "h")
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Not this turn").click()
    ann.page.wait_for_function("question => told.question === question", arg=plain.ask.question)


def may_play_schemes_again_and_again(match: lastfire.Match) -> bool:
    """The Zeds player may play a Scheme now, has none that fits, and soon one that does."""
    ask = match.ask
    if ask is None or ask.question != "play_scheme" or len(ask.ids) > 1:
        return False
    soon = without_it(match)
    return soon.ask is not None and soon.ask.question == "play_scheme" and len(soon.ask.ids) > 1


def test_schemes_are_left_alone_for_a_turn_by_one_press(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(
        may_play_schemes_again_and_again, seats=2, level="apocalypse", mode="versus", length="brief"
    )
    plain = match
    while plain.ask is not None and plain.ask.question == "play_scheme":
        plain = without_it(plain)
    assert plain.ask is not None
    ann = page_kept()
    lay_out(ann, match, "lh")
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Not this turn").click()
    ann.page.wait_for_function("question => told.question === question", arg=plain.ask.question)


def long_event(match: lastfire.Match) -> bool:
    """Somebody may act in a turn whose Event card says more than most."""
    if match.ask is None or match.ask.question != "who_acts":
        return False
    event = match.view(None)["event"]
    return event is not None and len(str(CATALOGUE["events"][event["card"]]["text"])) > 400


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_event_card_says_what_it_does_however_long_it_is(page_kept: Open, lay_out: Lay, lang: str) -> None:
    match = played_until(long_event, level="apocalypse")
    card = CATALOGUE["events"][match.view(None)["event"]["card"]]
    ann = page_kept({"lang": lang}, viewport={"width": 1440, "height": 900})
    lay_out(ann, match, "h")
    ann.wait_for_turn()
    for clause in card["text"]:
        expect(ann.page.locator(".slips .card")).to_contain_text(held_together(str(clause[lang])))


def held_by_chaos(match: lastfire.Match) -> bool:
    """Somebody may act, but a Hero in a Chaos space cannot."""
    return hero_in_chaos(match) is not None


def hero_in_chaos(match: lastfire.Match) -> str | None:
    """A Hero that Chaos keeps from acting while others act with an Event Action."""
    view = match.view(None)
    if match.ask is None or match.ask.question != "who_acts" or not view["event_actions"]:
        return None
    able = {option.args.get("unit") for option in match.ask.options}
    chaos = {space["space"] for space in view["spaces"] if space["chaos"]}
    heroes = {hero for seat in view["seats"] for hero in seat["heroes"]}
    held = [
        unit["unit"] for unit in view["units"] if unit["space"] in chaos and unit["unit"] in heroes - able
    ]
    return held[0] if held else None


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "cannot act in a Chaos space"), ("ja", "混沌スペースでは行動できません")]
)
def test_a_hero_that_chaos_holds_says_so(page_kept: Open, lay_out: Lay, lang: str, said: str) -> None:
    match = played_until(held_by_chaos, level="apocalypse")
    ann = page_kept({"lang": lang})
    lay_out(ann, match, "h")
    card = ann.page.locator(f".people [data-read='units {hero_in_chaos(match)}']")
    expect(card).to_contain_text(said)
    # All of it is in sight.
    assert card.locator(".at").evaluate("at => at.scrollHeight <= at.clientHeight + 1")


def well_armed(match: lastfire.Match) -> bool:
    """Whoever has the Well-Armed marker is asked what it does."""
    if match.ask is None or match.ask.question != "deed":
        return False
    unit = next(unit for unit in match.view(None)["units"] if unit["unit"] == match.ask.about["unit"])
    return "well_armed" in unit["markers"]


def test_a_marker_is_read_with_the_unit_it_lies_on(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    lay_out(ann, played_until(well_armed, level="basic"), "h")
    for clause in CATALOGUE["markers"]["well_armed"]["text"]:
        expect(ann.page.locator(".reading")).to_contain_text(held_together(str(clause["en"])))


def buries(match: lastfire.Match) -> bool:
    """The Zeds player holds a Scheme too many."""
    return match.ask is not None and match.ask.question == "bury_scheme"


def test_a_scheme_that_is_discarded_is_not_said_to_be_played(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(buries, seats=2, level="apocalypse", mode="versus")
    bob = page_kept()
    lay_out(bob, match, "hb" if match.ask is not None and match.ask.seat == 0 else "bh")
    bob.wait_for_turn()
    cards = bob.page.locator(".hand button.lit")
    expect(cards).to_have_count(4)
    # They lie a little askew, one over the other.
    expect(cards.last).to_be_in_viewport(ratio=0.95)
    cards.last.click()
    expect(bob.page.locator("#ask-line")).to_contain_text("Discard")
    expect(bob.page.locator("#ask-line")).not_to_contain_text("Play")


def holds_without_an_end(match: lastfire.Match) -> bool:
    """A card is held while something is asked that cannot be passed."""
    if match.ask is None or match.ask.question not in ("hit_zeds", "defender", "activate_track"):
        return False
    return bool(match.view(None)["decks"]["held"])


def test_heroes_stay_in_sight_on_a_phone_beside_held_cards(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept(**PHONE)
    lay_out(ann, played_until(holds_without_an_end, level="brains"), "h")
    page = ann.page
    expect(page.locator(".hand button").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".people .he").first).to_be_in_viewport(ratio=1)


def pressing(match: lastfire.Match) -> str:
    """The name of this turn's Event card if it bears the symbol of Movement Pressure."""
    event = match.view(None)["event"]
    if event is None:
        return ""
    card = CATALOGUE["events"][event["card"]]
    return str(card["name"]["en"]) if card["pressure"] else ""


def test_a_phone_shows_where_the_zeds_of_a_track_are(page_kept: Open) -> None:
    ann = page_kept(**PHONE)
    begin_actions(ann, level="basic")
    for track in ("highway", "suburbs"):
        ann.page.locator(f"[data-key='track:{track}']").tap()
        expect(ann.page.locator(".row .glow, .row .front").last).to_be_in_viewport()


def test_a_phone_says_why_a_space_is_closed(page_kept: Open) -> None:
    ann = page_kept(**PHONE)
    number = begin_actions(ann, level="basic")
    page = ann.page
    page.locator(".people .he").first.tap()
    ann.wait_for_turn(number)
    page.locator(".spokes button").filter(has_text="Forest").tap()
    page.locator(".row button[data-key='space:forest_start']").press("Enter")
    expect(page.locator(".look .why").first).to_contain_text("DOZ-MOVE-2")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_phone_shows_the_research_below_the_event_card_until_one_answers(
    page_kept: Open, size: dict[str, Any]
) -> None:
    ann = page_kept(**size)
    number = begin_actions(ann, level="brains", length="short")
    page = ann.page
    page.locator(".dread.turned").tap()
    slip = page.locator(".corner")
    expect(slip.get_by_role("region", name="Research")).to_contain_text("or more")
    expect(page.locator(".now small")).to_contain_text("/21")
    page.locator(".people .he.lit").first.tap()
    ann.wait_for_turn(number)
    expect(slip).to_have_count(0)


def test_the_question_says_whether_anything_on_the_map_is_highlighted(page_kept: Open, lay_out: Lay) -> None:
    def spent(match: lastfire.Match) -> bool:
        ask = match.ask
        return ask is not None and ask.question == "deed" and {o.verb for o in ask.options} == {"use"}

    match = played_until(spent, level="basic", length="short")
    ann = page_kept()
    lay_out(ann, match, "h")
    ann.wait_for_turn()
    expect(ann.page.locator("#ask-line")).to_contain_text("choose an action below")


def test_the_newest_sentence_stays_in_sight_where_the_page_is_laid_out_anew(page_kept: Open) -> None:
    ann = page_kept()
    begin_actions(ann, level="outbreak", length="short")
    page = ann.page
    at_end = """() => {
      const log = document.querySelector('[role=log]');
      return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    }"""
    for height in (760, 900, 720):
        page.set_viewport_size({"width": 1440, "height": height})
        page.wait_for_function(at_end)
    # What moves by itself is nobody's wish to read.
    page.locator("[role=log]").evaluate("log => { log.scrollTop = 0; }")
    page.set_viewport_size({"width": 1440, "height": 780})
    page.wait_for_function(at_end)
    page.locator("[role=log]").focus()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('[role=log]').scrollTop === 0")
    page.set_viewport_size({"width": 1440, "height": 800})
    assert page.locator("[role=log]").evaluate("log => log.scrollTop") == 0


def played_until(wanted: Callable[[lastfire.Match], bool], seats: int = 1, **options: str) -> lastfire.Match:
    """A match played by lot up to a question that is wanted."""
    for seed in range(40):
        match = lastfire.new("dawn_of_the_zeds", seats=seats, seed=seed, **options)
        dice = random.Random(seed)
        while match.ask is not None and not wanted(match):
            match.answer(dice.randrange(len(match.ask.ids)))
        if match.ask is not None:
            return match
    raise AssertionError("such a question never came")


def name_of(group: str, name: object, lang: str = "en") -> str:
    return str(CATALOGUE[group][name]["name"][lang])


def test_whoever_arrives_is_read_before_it_is_said_where(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(
        lambda match: match.ask is not None and match.ask.question == "arrival", level="basic"
    )
    assert match.ask is not None
    hero = str(match.ask.about["unit"])
    ann = page_kept()
    lay_out(ann, match, "h")
    expect(ann.page.locator(".reading")).to_contain_text(clauses(hero)[0])


def in_a_turn_without_actions(match: lastfire.Match) -> bool:
    event = match.view(None)["event"]
    return event is not None and CATALOGUE["events"][event["card"]]["actions"] == 0


def test_where_a_card_gives_no_actions_none_are_promised(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(in_a_turn_without_actions, level="basic")
    assert match.view(None)["seats"][0]["action_ready"]
    ann = page_kept()
    lay_out(ann, match, "h")
    expect(ann.page.locator("#ask-line")).to_be_visible()
    expect(ann.page.locator(".left")).to_have_count(0)


def test_what_the_zeds_did_leaves_the_map_free_while_a_space_is_chosen(page_kept: Open, lay_out: Lay) -> None:
    match = played_until(with_a_digest, level="outbreak")
    assert match.ask is not None
    match.answer(next(i for i, option in enumerate(match.ask.options) if option.verb == "unit"))
    ann = page_kept(viewport={"width": 900, "height": 700})
    lay_out(ann, match, "h")
    expect(ann.page.locator(".stage .lit").first).to_be_visible()
    expect(ann.page.locator(".digest")).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_ladder_names_who_would_fight_in_which_column_and_how_likely_they_hold(
    page_kept: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    match = played_until(
        lambda match: match.ask is not None and match.ask.question == "defender", level="basic"
    )
    assert match.ask is not None
    odds = match.odds(0)["options"]
    ann = page_kept(**size)
    lay_out(ann, match, "h")
    ladder = ann.page.locator(".fight .ladder li")
    expect(ladder).to_have_count(7 if not size else 3)
    assert len(match.ask.options) > 1
    columns = {odds[str(option.position)]["column"] for option in match.ask.options}
    expect(ladder.and_(ann.page.locator(".may"))).to_have_count(len(columns))
    for option in match.ask.options:
        said = odds[str(option.position)]
        # The last word of a name is always said.
        word = name_of("units", option.args["unit"]).split()[-1]
        if not size:
            expect(ladder.nth(said["column"])).to_contain_text(word)
        else:
            expect(ladder.filter(has_text=word)).to_have_count(1)
        expect(ann.page.locator(".fight")).to_contain_text(f"space held {said['fight']['wins']:.0%}")


SHIFTED: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "schmidt": ("From “Even” (", "Town space: 2 right) to “Town ×3”"),
        "pickles": ("From “Zeds ×2” (", "Town space: 2 right) to “Even”"),
    },
    "ja": {
        "schmidt": ("「互角」から「町が3倍」へ（", "市街スペース：右へ2）"),
        "pickles": ("「ゼッズ2倍」から「互角」へ（", "市街スペース：右へ2）"),
    },
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_before_it_is_chosen_who_defends_it_is_said_what_moves_the_column_and_how_likely_the_fight_is(
    screen: Open, size: dict[str, Any], lang: str
) -> None:
    game = lay("apocalypse").put("pickles", "uptown").put("schmidt", "uptown").put("zeds_5", "uptown")
    ann = screen({"lang": lang}, **size)
    laid = Laid(ann, game.carries_out(attacked_by("zeds_5", space="uptown")))
    for said in SHIFTED[lang].values():
        for part in said:
            expect(laid.page.locator(".fight .shifts")).to_contain_text(part)
    fights = {"en": "fights 17%", "ja": "戦う 17%"}[lang]
    expect(laid.page.locator(".fight .chance").filter(has_text=fights)).to_have_count(1)


NARROW_RANGE = """
() => {
  const all = [...document.querySelectorAll('.reading *')];
  const clause = all.filter((each) => each.children.length === 0).at(-1);
  const at = clause.textContent.search(/[0-9]\u2060[–〜]\u2060[0-9]/);
  const text = document.createRange();
  const lines = [];
  for (let width = 60; width <= 400; width += 5) {
    clause.style.cssText = `display: block; width: ${width}px`;
    text.setStart(clause.lastChild, at);
    text.setEnd(clause.lastChild, at + 5);
    lines.push(text.getClientRects().length);
  }
  return [at, Math.max(...lines)];
}
"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_line_ends_within_a_range_of_numbers_and_all_figures_are_as_high_as_capitals(
    screen: Open, lang: str
) -> None:
    game = lay("apocalypse").put("kingman", "forest_1").has(event_actions=1).begin(ACTION)
    page = Laid(screen({"lang": lang}), game).page
    expect(page.locator(".reading")).to_contain_text({"en": "on 5", "ja": "5"}[lang])
    at, lines = page.evaluate(NARROW_RANGE)
    assert at > 0
    assert lines == 1
    figures = "each => each.map((one) => getComputedStyle(one).fontVariantNumeric)"
    assert all("lining-nums" in each for each in page.locator("*").evaluate_all(figures))


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phone_says_what_an_ability_does(screen: Open, size: dict[str, Any], lang: str) -> None:
    game = lay("apocalypse").put("seaver", "forest_1", "reduced").put("schmidt", "forest_1").has(supplies=4)
    game.t.player_actions = 0
    ann = screen({"lang": lang}, **size)
    laid = Laid(ann, game.begin(ACTION).answers("unit", "seaver"))
    text = held_together(CATALOGUE["units"]["seaver"]["actions"][1][lang])
    expect(laid.page.locator("#act-use_second .small")).to_have_text(text)
    # No Action is left, and yet there is something to do.
    left = {"en": "0 actions left · more is possible", "ja": "残り0アクション・ほかの行動は可能"}[lang]
    expect(laid.page.locator(".who small")).to_have_text(left)


@pytest.mark.parametrize(
    ("size", "lang", "said"),
    [({}, "en", ["hits 42%", "no Ammo needed"]), (PHONE, "ja", ["命中 42%", "弾薬不要"])],
    ids=["desktop", "phone"],
)
def test_a_shot_that_is_an_ability_says_its_odds_before_it_is_carried_out(
    screen: Open, size: dict[str, Any], lang: str, said: list[str]
) -> None:
    # Strength 2 at distance 1: the second column has Hits from 8 on, on 15 of 36 rolls.
    game = lay().put("piazza", "forest_2").put("zeds_5", "farm").put("zeds_6", "forest_1")
    game.has(event_actions=2).begin(ACTION).answers("unit", "piazza").answers("use", "piazza")
    laid = Laid(screen({"lang": lang}, **size), game)
    target = laid.page.locator("button.lit[data-key='unit:zeds_5']").first
    told = laid.told
    target.click()
    for part in said:
        expect(laid.page.locator("#ask-line")).to_contain_text(part)
    assert laid.told == told
    laid.page.locator("button.chosen[data-key='unit:zeds_5']").first.click()
    laid.page.wait_for_function("() => document.querySelector('.board').dataset.armed === undefined")
    assert game.told("gunfire_rolled")


def with_a_digest(match: lastfire.Match) -> bool:
    ask = match.ask
    if ask is None or ask.question != "who_acts" or match.view(0)["turn"] < 3:
        return False
    return len(match.view(0)["decks"]["held"]) > 1 and match.records(0)[-1].kind == "phase_begins"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_held_cards_are_whole_on_a_phone_sideways_while_it_is_said_what_the_zeds_did(
    page_kept: Open, lay_out: Lay, lang: str
) -> None:
    match = played_until(with_a_digest, level="outbreak")
    ann = page_kept({"lang": lang}, **SIDEWAYS)
    lay_out(ann, match, "h")
    page = ann.page
    few = page.locator(".digest .few")
    expect(few).to_be_visible()
    for card in page.locator(".hand > *").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIDEWAYS["viewport"]["height"]
    # A touch says the same in sentences.
    said = few.get_attribute("aria-label") or ""
    few.press("Enter")
    for line in page.locator(".digest li").all_inner_texts():
        assert line in said


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_tablet_the_signs_of_hits_leave_the_names_alone(screen: Open, lang: str) -> None:
    game = lay("directors_cut").has(event_actions=1)
    for unit, marks, hits in (("hauser", ("reduced",), 0), ("seaver", ("reduced",), 0), ("horatius", (), 1)):
        game.put(unit, "town_center", *marks, hits=hits)
    laid = Laid(screen({"lang": lang}, **TABLET), game.begin(ACTION))
    signs = laid.page.locator(".people .disc u")
    expect(signs).to_have_count(3)
    for card in laid.page.locator(".people .disc").all():
        sign, name = card.locator("u").bounding_box(), card.locator("b").bounding_box()
        assert sign is not None
        assert name is not None
        assert sign["y"] + sign["height"] <= name["y"]


def test_the_question_about_a_scheme_says_who_fights_whom(screen: Open) -> None:
    game = versus("directors_cut", hand="packed_ranks").put("schmidt", "farm").put("zeds_15", "farm")
    game.put("zeds_5", "farm").carries_out(attacked_by("zeds_15", "zeds_5", space="farm"))
    laid = Laid(screen(), game, 1)
    expect(laid.page.locator("#ask-line")).to_contain_text("Deputy Schmidt (4) against")
    expect(laid.page.locator("#ask-line")).to_contain_text("(9)")


def test_the_question_about_hits_says_which_shot_they_are_of(screen: Open) -> None:
    game = versus("directors_cut", hand="thick_hides").put("hunt", "forest_2").put("zeds_15", "farm")
    game.has(ammo=1).falls(6, 6).carries_out(shot_of("hunt", "zeds_15")).answers("no")
    laid = Laid(screen(), game, 1)
    expect(laid.page.locator("#ask-line")).to_contain_text("Gunfire")
    expect(laid.page.locator("#ask-line")).to_contain_text("are about to take")


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_four_names_are_whole_on_a_phone(page_kept: Open, locale: str) -> None:
    ann = page_kept(locale=locale, **PHONE)
    sit(ann, "hbbb", level="basic")
    names = ann.page.locator(".seats .plate .name")
    expect(names).to_have_count(4)
    for at, name in enumerate(["", "Ines", "Rook", "Yuto"]):
        if name:
            expect(names.nth(at)).to_have_text(name)
        assert names.nth(at).evaluate("name => name.scrollWidth <= name.clientWidth")
        box = names.nth(at).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390


def fallen_heroes(match: lastfire.Match) -> int:
    view = match.view(None)
    there = {unit["unit"] for unit in view["units"]}
    return sum([hero not in there for seat in view["seats"] for hero in seat["heroes"]])


def near_its_end() -> lastfire.Match:
    """One answer before the game is over, when several Heroes have fallen."""
    bot = bots.make("heuristic")
    for seed in range(40):

        def begun(seed: int = seed) -> lastfire.Match:
            return lastfire.new("dawn_of_the_zeds", seats=1, seed=seed, level="directors_cut", length="short")

        match, answers = begun(), 0
        while match.ask is not None:
            bots.move(match, bot)
            answers += 1
        if fallen_heroes(match) < 2:
            continue
        match = begun()
        for _ in range(answers - 1):
            bots.move(match, bot)
        return match
    raise AssertionError("Heroes never fell")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_chart_of_the_chronicle_has_every_turn_and_every_hero_that_fell(
    page_kept: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    ann = page_kept(**size)
    lay_out(ann, near_its_end(), "h")
    ann.let_a_bot_finish()
    end = ann.page.locator(".end")
    chart = end.locator("figure > svg")
    turns = ann.page.evaluate("told.turns")
    assert turns > 5
    said = str(chart.get_attribute("aria-label"))
    assert [int(each.split(":")[0]) for each in said.split(", ")] == list(range(1, turns + 1))
    fallen = end.locator(".heroes .gone b").all_inner_texts()
    assert len(fallen) > 1
    signs = chart.locator("svg:has(use[href='#i-skull'])")
    expect(signs).to_have_count(len(fallen))
    assert sorted(chart.locator(".who").all_text_contents()) == sorted(fallen)
    # Nothing is cut off below.
    room = chart.bounding_box()
    assert room is not None
    for sign in signs.all():
        box = sign.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
    if size:
        expect(end.locator(".outcome")).to_contain_text("You have lost")
    else:
        expect(end.locator(".outcome")).to_be_hidden()
    # The end lies over the notebook, which opens above it.
    ann.page.get_by_role("navigation").get_by_role("button", name="Check the dice").click()
    expect(ann.page.locator(".drawer .notebook")).to_be_visible()


def holds_a_card(match: lastfire.Match) -> bool:
    """Somebody may act, or play a card that is held."""
    return (
        match.ask is not None
        and match.ask.question == "who_acts"
        and any("fate" in option.args for option in match.ask.options)
    )


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_what_a_held_card_does_is_read_before_it_is_played(
    page_kept: Open, lay_out: Lay, size: dict[str, Any]
) -> None:
    match = played_until(holds_a_card, level="outbreak")
    assert match.ask is not None
    card = next(str(option.args["fate"]) for option in match.ask.options if "fate" in option.args)
    clauses_of_it = [held_together(str(clause["en"])) for clause in CATALOGUE["fates"][card]["text"]]
    assert clauses_of_it
    ann = page_kept(**size)
    lay_out(ann, match, "h")
    page = ann.page
    number = ann.wait_for_turn()
    held = page.locator(".hand button").filter(has_text=name_of("fates", card)).first
    slip = page.locator(".look" if size else ".reading")
    if size:
        expect(slip).to_have_count(0)
        held.tap()
    else:
        held.focus()
    for clause in clauses_of_it:
        expect(slip).to_contain_text(clause)
    # To read is not to play.
    assert page.evaluate("told.asked") == number
    held.press("Enter")
    if not size:
        expect(page.locator("#ask-line")).to_contain_text("press again")
        held.press("Enter")
    ann.wait_past(number)


def test_a_phone_shows_the_event_card_and_what_came_of_the_last_action(page_kept: Open) -> None:
    ann = page_kept(**PHONE)
    number = begin_actions(ann, level="basic")
    page = ann.page
    opener = page.locator(".turned")
    name = str(opener.get_attribute("aria-label")).removeprefix("Event card: ")
    opener.tap()
    slip = page.locator(".corner")
    expect(slip).to_contain_text(name)
    expect(slip).to_contain_text("Event 1 of")
    opener.press("Enter")
    expect(slip).to_have_count(0)
    page.locator(".people .he").first.tap()
    number = ann.wait_for_turn(number)
    page.locator("#act-forage").tap()
    ann.wait_past(number)
    expect(page.locator(".meanwhile")).to_contain_text("forag", ignore_case=True)
    said, land = page.locator(".meanwhile").bounding_box(), page.locator("section.mat").bounding_box()
    assert said is not None
    assert land is not None
    assert said["y"] >= land["y"] + land["height"]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_nothing_that_is_told_lies_on_the_map_of_a_phone(page_kept: Open, size: dict[str, Any]) -> None:
    ann = page_kept(**size)
    begin_actions(ann, level="basic")
    expect(ann.page.locator(".dawnslip")).to_be_visible()
    expect(ann.page.locator("section.mat :is(.dawnslip, .meanwhile)")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme"),
    [({}, "night"), (PHONE, "day"), (TABLET, "day")],
    ids=["desktop", "phone", "tablet"],
)
def test_the_table_is_within_reach(page_kept: Open, size: dict[str, Any], theme: str) -> None:
    ann = page_kept({"theme": theme}, **size)
    sit(ann, level="directors_cut")
    ann.play(by_light, 6)
    check(ann, theme)
