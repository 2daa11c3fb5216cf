"""Every Event card as it was published."""

import csv
from pathlib import Path

import pytest

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TRACKS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ACTION_START,
    ALL_TRACKS,
    CHECK,
    DOCTOR,
    EAT_ROLL,
    END,
    FATED_TRACK,
    GUARD,
    NO_OUTBREAK,
    ON_REVEAL,
    REGULAR,
    SPECIAL,
    ZEDS_START,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.events import KNOWN_PRESSURE
from lastfire.games.dawn_of_the_zeds.rules.colours import COLOURS
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.units.unit import ORIGINAL, PUBLISHED
from tests.rule import rule

with (Path(__file__).parent / "event_cards.csv").open(encoding="utf-8") as _file:
    ROWS = list(csv.DictReader(_file))
CARD = {card.id: card for card in EVENTS}
KINDS = {REGULAR: "regular", SPECIAL: "special", END: "end", GUARD: "guard"}
SYMBOLS = {
    **{number: noun.id for number, noun in enumerate(TRACKS)},
    ALL_TRACKS: "all",
    FATED_TRACK: "fated",
}


@rule("DOZ-EVENT-4", "DOZ-DECK-2")
@pytest.mark.parametrize("row", ROWS, ids=[row["card"] for row in ROWS])
def test_a_card_has_the_symbols_it_was_published_with(row: dict[str, str]) -> None:
    card = CARD[row["card"]]
    assert COLOURS[card.colour].id == row["colour"]
    assert card.act == int(row["act"])
    assert KINDS[card.kind] == row["kind"]
    assert card.refugees == int(row["refugees"])
    assert card.outbreak == (CHECK if row["check"] else NO_OUTBREAK)
    assert card.eat == (EAT_ROLL if row["eat"] == "die" else int(row["eat"]))
    assert " ".join([SYMBOLS[track] for track in card.tracks]) == row["tracks"]
    assert card.actions == int(row["actions"])
    assert card.brains == int(row["brains"])
    assert card.pressure == bool(row["pressure"])
    assert card.origin == PUBLISHED


@rule("DOZ-EVENT-3")
@pytest.mark.parametrize("row", ROWS, ids=[row["card"] for row in ROWS])
def test_a_card_does_what_it_does_at_its_own_time(row: dict[str, str]) -> None:
    card = CARD[row["card"]]
    times = {
        "now": bool(card.on_reveal),
        "zs": bool(card.at_start) or (bool(card.holds) and card.holds_from == ZEDS_START),
        # What a card says for the whole turn holds from its reveal.
        "zd": bool(card.holds) and card.holds_from in (ON_REVEAL, ZEDS_START),
        "ze": bool(card.at_end),
        "as": bool(card.before_actions),
        "ad": bool(card.holds) and card.holds_from == ACTION_START,
        "ae": bool(card.after_actions),
    }
    assert times[row["when"]]


def test_every_card_is_here_and_no_other() -> None:
    assert [card.id for card in EVENTS] == [*[row["card"] for row in ROWS], "doctor_at_large"]
    assert [card.id for card in EVENTS if card.origin == ORIGINAL] == ["doctor_at_large"]
    assert CARD["doctor_at_large"].kind == DOCTOR


def in_play_at(level: int) -> list[EventCard]:
    return [card for card in EVENTS if card.colour <= LEVELS[level].colour and card.kind == REGULAR]


@rule("DOZ-PRESS-2", "DOZ-PRESS-3")
def test_27_regular_cards_carry_the_pressure_symbol() -> None:
    pressed = [card.id for card in EVENTS if card.pressure]
    assert len(pressed) == 27
    assert set(KNOWN_PRESSURE) == {"bats", "local_outbreak"} <= set(pressed)
    for card in EVENTS:
        expected = card.kind == REGULAR and card.actions >= 3
        assert card.pressure == (expected or card.id in KNOWN_PRESSURE)


@rule("DOZ-PRESS-3")
@pytest.mark.parametrize(
    ("level", "pressed", "cards"), [(0, 5, 16), (1, 5, 16), (2, 8, 29), (3, 16, 44), (4, 20, 58), (5, 27, 72)]
)
def test_so_many_regular_cards_of_a_level_carry_it(level: int, pressed: int, cards: int) -> None:
    regular = in_play_at(level)
    assert len(regular) == cards
    assert len([card for card in regular if card.pressure]) == pressed


@rule("DOZ-PRESS-4")
def test_special_and_end_cards_never_carry_it() -> None:
    assert not [card.id for card in EVENTS if card.pressure and card.kind != REGULAR]


@rule("DOZ-EVENT-9")
@pytest.mark.parametrize("card", ["kidding_me", "this_is_bad", "what_is_that", "where_from", "more_of_them"])
def test_a_card_that_says_to_activate_all_tracks_has_one_symbol_for_it(card: str) -> None:
    assert CARD[card].tracks == (ALL_TRACKS,)
    assert CARD[card].at_start
    assert not CARD[card].at_end


@rule("DOZ-EVENT-11")
def test_the_red_end_card_shows_all_tracks_twice() -> None:
    assert CARD["end_r"].tracks == (ALL_TRACKS, ALL_TRACKS)


@pytest.mark.parametrize("card", EVENTS, ids=[card.id for card in EVENTS])
def test_a_card_speaks_in_full_sentences_in_both_languages(card: EventCard) -> None:
    effects = [*card.on_reveal, *card.at_start, *card.at_end, *card.before_actions, *card.after_actions]
    said = [effect.words() for effect in effects] + [holding.words() for holding in card.holds]
    assert said
    for words in said:
        assert words.en[0].isupper()
        assert words.en.endswith(".")
        assert words.ja.endswith("。")


@rule("DOZ-DECK-6")
def test_an_end_card_lies_below_all_acts_and_is_of_none() -> None:
    for card in DawnOfTheZeds().catalogue()["events"].values():
        assert (card["act"] is None) == (card["kind"] == "end")


@rule("DOZ-EVENT-3")
def test_a_card_says_when_its_effect_happens() -> None:
    cards = DawnOfTheZeds().catalogue()["events"]
    assert cards["pantry"]["text"] == [
        {
            "en": "End of the Action Phase: "
            "If a player unit that can act is in the Commercial District, gain 4 Supplies.",
            "ja": "アクションフェイズ終了時：行動できるプレイヤーユニットが商業地区にいれば、物資4を得る。",
        }
    ]
    assert cards["national_guard"]["text"][0]["en"].startswith("When revealed: ")
    assert cards["sewer_zeds"]["text"][0]["ja"].startswith("ゼッズフェイズ終了時：")
    assert cards["end_b1"]["text"][0]["en"] == "Start of the Action Phase: The players win."
    # The time is named once, and not for what is in force all turn.
    night = [clause["en"] for clause in cards["night_forest"]["text"]]
    assert [clause.startswith("Start of the Zeds Phase: ") for clause in night] == [True, False, False]


def test_a_card_that_lays_a_marker_says_what_the_marker_does() -> None:
    box = DawnOfTheZeds().catalogue()
    laid: dict[str, dict[str, str]] = {
        "fates": {"organize": "civilians_leader", "stench": "stench", "alpha": "leader"},
        "events": {
            "well_armed": "well_armed",
            "tough_zeds": "tough",
            "toxic_zeds": "toxic",
            "fast_zeds": "fast",
            "smart_zeds": "smart",
        },
    }
    cards = {"fates": box["fates"], "events": box["events"]}
    for kind, markers in laid.items():
        for key, card in cards[kind].items():
            said = [clause["en"] for clause in card["text"]]
            named = [
                marker
                for marker, thing in box["markers"].items()
                if f"{thing['name']['en']}: {' '.join([clause['en'] for clause in thing['text']])}" in said
            ]
            assert named == [marker for by, marker in markers.items() if by == key], key


def test_where_infection_is_not_used_no_card_in_play_speaks_of_it() -> None:
    cards = DawnOfTheZeds().catalogue()["events"]
    blue = {key: card for key, card in cards.items() if card["colour"] == "blue"}
    for level in LEVELS:
        for key, card in blue.items():
            said = str(card["text_at"].get(level.id, card["text"]))
            speaks = level.uses > 0 and "Infection" in str(card["text"])
            assert ("Infection" in said) == speaks, (level.id, key)
    assert "Infection does not rise" in str(cards["under_feet"]["text"])
    assert cards["under_feet"]["text_at"]["basic"][0]["en"].startswith("Start of the Zeds Phase: Draw Fate")
    assert len(cards["nightfall"]["text_at"]["basic"]) == len(cards["nightfall"]["text"]) - 1
