"""A question that a card asks says which card it is."""

import random

import lastfire
from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.event import event_effects
from tests.games.dawn_of_the_zeds.decks import drawn, draws_fate, fate_deck, played, research_deck, revealed
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.games.dawn_of_the_zeds.versus import opens, versus
from tests.rule import rule


def said(game: Game, lang: str = "en") -> str:
    """The open question as a sentence, as Ann, Ben and Cay read it."""
    assert game.match.ask is not None
    return game.match.ask.text(lang, ["Ann", "Ben", "Cay"])


@rule("DOZ-FATE-1")
def test_who_chooses_the_fated_track_is_told_the_card_that_was_drawn() -> None:
    game = drawn(lay("directors_cut"), "protests")
    assert game.asked == "fated_track"
    assert said(game) == "Ann (“ProZeds Protests”): choose the Fated track."
    assert said(game, "ja") == "Ann（「ゼッズ擁護派の抗議」）：運命のトラックを選んでください。"


@rule("DOZ-FATE-9")
def test_with_no_card_left_nothing_is_named() -> None:
    """Nobody drew a card, and nothing called for it but the test."""
    assert said(fate_deck(lay()).carries_out(draws_fate)) == "Ann: choose the Fated track."


@rule("DOZ-RESEARCH-5")
def test_who_chooses_who_returns_from_the_cemetery_is_told_the_research_card() -> None:
    game = research_deck(lay("brains").put("furies", "cemetery").put("hunt", "cemetery"))
    revealed(game, "reports_of_death")
    assert game.asked == "back_from_dead"
    assert said(game) == "Ann (“Reports of Your Death”): choose who returns from the Cemetery."


@rule("DOZ-FATE-6")
def test_a_hold_card_is_named_by_what_it_asks_for() -> None:
    game = played(
        lay("directors_cut").put("furies", "hospital").put("regular_civilians_7", "hospital"), "out_of_bed"
    )
    assert said(game) == "Ann (“Out of Bed”): choose the Civilians who leave the Hospital."


@rule("DOZ-VERSUS-91")
def test_a_scheme_is_named_by_what_it_asks_for() -> None:
    game = versus(hand="second_wind").put("zeds_5", "forest_6", hits=1).put("zeds_6", "highway_6", hits=1)
    opens(game).answers("scheme", "second_wind")
    assert said(game) == "Ben (“Second Wind”): which unit loses all Hits?"


@rule("DOZ-EVENT-3", "DOZ-FATE-3")
def test_of_cards_within_cards_the_innermost_is_named() -> None:
    """An Event card has Fate drawn; the Fate card is then carried out, and asks."""
    game = fate_deck(lay("directors_cut").put("zeds_5", "forest_6").put("zeds_6", "forest_6"), "stench")
    game.event("under_feet")._chance.script.insert(0, FATE["stench"])

    def step(t: DawnTable) -> Flow:
        yield from event_effects(t, ZEDS_START)

    game.carries_out(step)
    assert game.asked == "marked_zeds"
    assert said(game).startswith("Ann (“Stench”): choose the Zeds")
    assert game.match.ask is not None
    assert game.match.ask.title("en").startswith("Stench: choose the Zeds")
    assert game.match.ask.title("ja").startswith("悪臭：")


@rule("DOZ-VERSUS-111")
def test_a_drawn_card_that_the_zeds_player_does_not_see_is_not_named_to_them() -> None:
    """Dr. Marteuse lets the Zeds player choose among tied tracks, of a card that only the Heroes see."""
    for hidden in (False, True):
        game = versus(seats=3, hidden_fate=hidden).put("dr_marteuse", "forest_start")
        game.t.fates = Pile([], (FATE["desperate"],))
        game.any_luck().carries_out(draws_fate)
        assert (game.asked, game.asked_seat) == ("fated_track", 2)
        assert said(game) == f"Cay{'' if hidden else ' (“Desperate Measures”)'}: choose the Fated track."


def test_whatever_a_card_asks_for_without_its_name_is_said_with_it() -> None:
    asked: set[str] = set()
    for seed in range(60):
        dice = random.Random(seed)
        options = {"mode": "versus"} if seed % 3 == 0 else {}
        match = lastfire.new("dawn_of_the_zeds", seats=2, seed=seed, level="directors_cut", **options)
        while match.ask is not None:
            ask = match.ask
            if ask.kind.says_what_for:
                asked.add(ask.question)
                # Bubba's gang is no card.
                assert (ask.what_for is None) <= (ask.question == "loss")
                for lang in ("en", "ja"):
                    assert ask.what_for is None or ask.what_for.text(lang) in ask.text(lang)
            else:
                assert ask.what_for is None
            match.answer(dice.randrange(len(ask.ids)))
    assert len(asked) > 12
