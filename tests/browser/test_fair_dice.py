"""What the page says of the dice: the promise, words of everybody, and the check at the end."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import lastfire
from lastfire.cli import main
from tests.browser.conftest import Open
from tests.browser.test_reach import PHONE, check

pytestmark = pytest.mark.browser


def test_a_game_is_checked_in_the_page_and_as_a_file(screen: Open, tmp_path: Path) -> None:
    ann = screen()
    ann.set_up("hb", submit=False)
    ann.page.locator("#word").fill("the first snow")
    ann.submit()
    ann.wait_for_turn()
    facts = ann.open_facts()
    promised = facts.locator(".fair code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promised)
    expect(facts).to_contain_text("Whoever set up the table added “the first snow”.")
    facts.get_by_label("A word of Mika for the dice").fill("rain")
    facts.get_by_role("button", name="Add").click()
    expect(facts).to_contain_text("Mika added “rain”.")
    expect(facts.get_by_label("A word of Mika for the dice")).to_have_count(0)
    expect(facts.get_by_role("button", name="Check the dice")).to_have_count(0)
    ann.let_a_bot_finish()

    ann.page.get_by_role("navigation").get_by_role("button", name="Check the dice").click()
    facts.get_by_role("button", name="Check the dice").click()
    verdict = facts.locator(".verdict")
    expect(verdict).to_contain_text("The dice were fair: all ")
    expect(verdict).to_contain_text("It is the secret that the table promised while you played.")
    check(ann, "the dice are checked")

    with ann.page.expect_download() as download:
        facts.get_by_role("link", name="Take the game as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    expect(facts).to_contain_text(f"lastfire verify {file.name}")
    assert main(["verify", str(file), "--commitment", promised]) == 0
    (counted,) = re.findall(r"all (\d+) dice", verdict.inner_text())
    assert int(counted) == len(lastfire.verify(file.read_bytes()).draws)


def test_a_table_that_cheats_is_found_out(screen: Open) -> None:
    ann = screen(locale="ja-JP", **PHONE)
    ann.set_up("hb")
    ann.let_a_bot_finish()
    facts = ann.open_facts()
    verdict = facts.locator(".verdict")
    other = lastfire.verify(lastfire.new("hit_z_road", seats=2, seed=1).save())
    exchanged = {
        "commitment": other.commitment,
        "secret": other.secret,
        "words": [],
        "draws": [list(draw) for draw in other.draws],
    }

    cheats = iter(("draw", "words", "secret", ""))

    def answer(route: Route) -> None:
        cheat = next(cheats)
        proof: dict[str, Any] = route.fetch().json()
        if cheat == "draw":
            count, which = proof["draws"][4]
            proof["draws"][4] = [count, (which + 1) % count]
        elif cheat == "words":
            proof["words"] = [{"seat": 0, "text": "rain", "drawn": 3}]
        elif cheat == "secret":
            proof = exchanged
        route.fulfill(body=json.dumps(proof), content_type="application/json")

    ann.page.route("**/proof", answer)
    for said in (
        "5番目の結果が秘密の値から導かれません",
        "言葉が、実際に加えられたものと異なります",
        "秘密の値が、最初に示された指紋と一致しません",
        "ダイスは公正でした",
    ):
        facts.get_by_role("button", name="ダイスを確かめる").click()
        expect(verdict).to_contain_text(said)


def test_whoever_comes_after_the_end_is_told_what_cannot_be_known(screen: Open) -> None:
    ann, eve = screen(), screen()
    address = ann.set_up("hb")
    ann.let_a_bot_finish()
    eve.open(address)
    eve.wait_for_table()
    facts = eve.open_facts()
    facts.get_by_role("button", name="Check the dice").click()
    expect(facts.locator(".verdict")).to_contain_text("This browser was not here before the end")
    expect(facts.locator("form")).to_have_count(0)


def test_a_word_is_brought_along_to_the_chair(screen: Open) -> None:
    ann, bob = screen(), screen()
    ann.set_up("hl")
    (link,) = ann.links()
    bob.open(link)
    bob.page.locator("main.door details summary").click()
    bob.page.get_by_label("A word for the dice").fill("fog")
    bob.page.locator("main.door button.lit").click()
    bob.wait_for_table()
    expect(bob.open_facts()).to_contain_text("Ines added “fog”.")
