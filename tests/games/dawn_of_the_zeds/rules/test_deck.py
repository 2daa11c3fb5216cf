"""The Event deck."""

from collections import Counter
from dataclasses import replace

import pytest

from lastfire.engine.chance import audience
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.card import DOCTOR, END, GUARD, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS, UNITS
from lastfire.games.dawn_of_the_zeds.rules.cards.components import COMPONENTS
from lastfire.games.dawn_of_the_zeds.rules.cards.markers import MARKERS
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import (
    build_event_deck,
    cards_to_come,
    draw_event,
    look_at_event,
    next_event,
    put_back_event,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.levels import LENGTHS, LEVEL, LEVELS, Level
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

TABLES = [(level.id, LENGTHS[length].id) for level in LEVELS for length in range(len(level.decks))]

# Special and Regular cards of Acts 1 to 4, and all cards, as published.
PUBLISHED = {
    ("basic", "short"): ((0, 1, 1, 1), (2, 5, 3, 2), 16),
    ("basic", "normal"): ((0, 1, 1, 1), (3, 6, 4, 3), 20),
    ("outbreak", "short"): ((0, 1, 1, 1), (2, 5, 4, 2), 17),
    ("outbreak", "normal"): ((0, 1, 1, 1), (3, 6, 4, 3), 20),
    ("apocalypse", "short"): ((0, 1, 2, 2), (2, 6, 4, 2), 21),
    ("apocalypse", "normal"): ((0, 1, 2, 2), (3, 8, 6, 3), 27),
    ("apocalypse", "medium"): ((0, 2, 2, 2), (4, 9, 8, 4), 33),
    ("brains", "short"): ((0, 2, 2, 2), (2, 5, 4, 2), 21),
    ("brains", "normal"): ((0, 2, 2, 2), (3, 7, 6, 3), 27),
    ("brains", "medium"): ((0, 2, 2, 3), (4, 9, 8, 3), 33),
    ("brains", "long"): ((0, 2, 3, 3), (5, 11, 9, 4), 39),
    ("brains", "epic"): ((0, 3, 3, 3), (6, 12, 11, 5), 45),
    ("walking_zeds", "short"): ((0, 3, 2, 2), (2, 4, 4, 2), 21),
    ("walking_zeds", "normal"): ((0, 3, 2, 2), (3, 6, 6, 3), 27),
    ("walking_zeds", "medium"): ((0, 3, 2, 3), (4, 8, 8, 3), 33),
    ("walking_zeds", "long"): ((0, 3, 3, 3), (5, 10, 9, 4), 39),
    ("walking_zeds", "epic"): ((0, 4, 3, 3), (6, 11, 11, 5), 45),
    ("directors_cut", "short"): ((0, 3, 3, 2), (2, 4, 4, 2), 22),
    ("directors_cut", "normal"): ((0, 3, 3, 2), (3, 6, 6, 3), 28),
    ("directors_cut", "medium"): ((0, 3, 3, 3), (4, 8, 8, 3), 34),
    ("directors_cut", "long"): ((0, 3, 4, 3), (5, 10, 9, 4), 40),
    ("directors_cut", "epic"): ((0, 4, 4, 3), (6, 11, 11, 5), 46),
}


def shuffled(level: str, length: str, seats: int = 1, **options: str) -> Game:
    game = lay(level, seats, length=length, **options).any_luck()
    build_event_deck(game.t)
    return game


def drawn_out(game: Game) -> list[int]:
    """All cards of the deck from the top."""
    cards: list[int] = []
    while cards_to_come(game.t):
        cards.append(next_event(game.t))
    return cards


def kinds_by_act(cards: list[int], kind: int) -> tuple[int, ...]:
    acts = Counter(EVENTS[card].act for card in cards if EVENTS[card].kind == kind)
    return tuple([acts[act] for act in (1, 2, 3, 4)])


@rule("DOZ-DECK-4", "DOZ-DECK-9")
@pytest.mark.parametrize("table", TABLES)
def test_the_table_of_level_and_length_says_how_many_cards_of_each_kind_an_act_receives(
    table: tuple[str, str],
) -> None:
    special, regular, size = PUBLISHED[table]
    game = shuffled(*table)
    assert cards_to_come(game.t) == size
    cards = drawn_out(game)
    assert len(cards) == len(set(cards)) == size
    assert kinds_by_act(cards, SPECIAL) == special
    assert kinds_by_act(cards, REGULAR) == regular


@rule("DOZ-DECK-3")
def test_short_and_normal_at_first_medium_from_level_two_long_and_epic_from_three() -> None:
    assert [len(level.decks) for level in LEVELS] == [2, 2, 3, 5, 5, 5]
    assert set(TABLES) == set(PUBLISHED)


@rule("DOZ-DECK-1")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_uses_its_own_colour_and_those_before(level: Level) -> None:
    colours: set[int] = set()
    for seed in range(40):
        game = lay(level.id, length="short").any_luck()
        game.t.chance.seal(f"seed {seed}".encode())
        build_event_deck(game.t)
        colours |= {EVENTS[card].colour for card in drawn_out(game)}
    assert colours == set(range(level.colour + 1))


@rule("DOZ-DECK-2")
def test_there_are_72_regular_12_special_and_6_end_cards() -> None:
    kinds = Counter(card.kind for card in EVENTS)
    # The National Guard counts among the Special cards of the printed deck; Doctor at Large is of Versus.
    assert (kinds[REGULAR], kinds[SPECIAL] + kinds[GUARD], kinds[END], kinds[DOCTOR]) == (72, 12, 6, 1)


@rule("DOZ-DECK-5")
def test_special_and_regular_cards_of_an_act_are_shuffled_together() -> None:
    places: set[int] = set()
    for seed in range(60):
        game = lay("basic", length="short").any_luck()
        game.t.chance.seal(f"seed {seed}".encode())
        build_event_deck(game.t)
        second_act = [card for card in drawn_out(game) if EVENTS[card].act == 2]
        places |= {at for at, card in enumerate(second_act) if EVENTS[card].kind == SPECIAL}
    assert places == set(range(6))


@rule("DOZ-DECK-6")
@pytest.mark.parametrize("table", TABLES)
def test_act_one_lies_on_top_act_four_lowest_and_one_end_card_under_all(table: tuple[str, str]) -> None:
    cards = [card for card in drawn_out(shuffled(*table)) if EVENTS[card].kind != GUARD]
    acts = [EVENTS[card].act for card in cards[:-1]]
    assert acts == sorted(acts)
    assert [EVENTS[card].kind == END for card in cards] == [False] * (len(cards) - 1) + [True]


@rule("DOZ-DECK-7")
@pytest.mark.parametrize(("level", "count"), [(level.id, 2 + level.colour) for level in LEVELS])
def test_two_end_cards_at_first_and_one_more_with_each_colour(level: str, count: int) -> None:
    ends = {card.id for card in EVENTS if card.kind == END and card.colour <= LEVEL[level].colour}
    assert len(ends) == count
    found: set[str] = set()
    for seed in range(80):
        game = lay(level, length="short").any_luck()
        game.t.chance.seal(f"end {seed}".encode())
        build_event_deck(game.t)
        game.t.to_come = [0] * 8
        game.t.events_left = [card for card in game.t.events_left if EVENTS[card].kind == END]
        found.add(EVENTS[next_event(game.t)].id)
    assert found == ends


@rule("DOZ-DECK-8")
@pytest.mark.parametrize("table", TABLES)
def test_the_national_guard_has_nine_cards_below_it_the_end_card_among_them(table: tuple[str, str]) -> None:
    cards = drawn_out(shuffled(*table))
    guards = [at for at, card in enumerate(cards) if EVENTS[card].kind == GUARD]
    assert guards == ([len(cards) - 10] if LEVEL[table[0]].colour else [])


@rule("DOZ-DECK-8")
def test_in_an_epic_game_the_guard_lies_under_act_three_else_within_it() -> None:
    cards = drawn_out(shuffled("brains", "epic"))
    at = len(cards) - 10
    assert EVENTS[cards[at - 1]].act == 3
    assert EVENTS[cards[at + 1]].act == 4
    cards = drawn_out(shuffled("brains", "normal"))
    at = len(cards) - 10
    assert EVENTS[cards[at + 1]].act == 3


@rule("DOZ-DECK-10")
def test_the_smell_is_a_regular_card_of_act_four_and_the_rumours_a_special_one_of_act_two() -> None:
    smell, rumours = EVENTS[EVENT["whats_that_smell"]], EVENTS[EVENT["airborne_rumors"]]
    assert (smell.act, smell.kind) == (4, REGULAR)
    assert (rumours.act, rumours.kind) == (2, SPECIAL)


@rule("DOZ-DECK-11")
def test_an_act_with_too_few_cards_of_a_kind_uses_all_there_are() -> None:
    game = lay("basic", length="normal").any_luck()
    last_act = [card for card in EVENTS if card.act == 4 and card.kind == REGULAR]
    # As it would be if all but one of these cards belonged to another Act.
    events = tuple([replace(card, act=3) if card in last_act[1:] else card for card in EVENTS])
    game.t.box = Box(LEVEL["basic"], UNITS, MARKERS, COMPONENTS, (), events, (), ())
    build_event_deck(game.t)
    assert game.t.to_come[2 * 3 + REGULAR] == 1
    assert cards_to_come(game.t) == 20 - 2
    cards = drawn_out(game)
    assert last_act[0].number in cards


@rule("DOZ-DECK-12")
@pytest.mark.parametrize("level", ["basic", "outbreak"])
def test_the_single_blue_special_cards_are_always_in_the_deck(level: str) -> None:
    for length in ("short", "normal"):
        cards = {EVENTS[card].id for card in drawn_out(shuffled(level, length))}
        assert {"kidding_me", "brains_b1", "brains_b2"} <= cards


@rule("DOZ-DECK-13")
def test_a_revealed_card_never_comes_back() -> None:
    cards = drawn_out(shuffled("directors_cut", "epic"))
    assert len(cards) == len(set(cards))


@rule("DOZ-DECK-14")
def test_cards_of_one_title_are_told_apart_by_their_ids() -> None:
    assert len({card.id for card in EVENTS}) == len(EVENTS)
    assert [card.number for card in EVENTS] == list(range(len(EVENTS)))


@rule("DOZ-VERSUS-72")
@pytest.mark.parametrize("table", TABLES)
def test_in_versus_doctor_at_large_lies_in_act_two_from_level_one_on(table: tuple[str, str]) -> None:
    game = shuffled(*table, seats=2, mode="versus")
    more = 0 if table[0] == "basic" else 1
    assert cards_to_come(game.t) == PUBLISHED[table][2] + more
    cards = drawn_out(game)
    doctors = [at for at, card in enumerate(cards) if EVENTS[card].kind == DOCTOR]
    assert len(doctors) == more
    for at in doctors:
        assert all(EVENTS[card].act <= 2 for card in cards[:at])
        assert all(EVENTS[card].act >= 2 for card in cards[at + 1 :])


@rule("DOZ-EVENT-5")
def test_who_looks_at_the_top_card_leaves_it_there_and_nobody_else_hears_of_it() -> None:
    game = lay("brains", seats=2).any_luck()
    build_event_deck(game.t)

    def step(t: DawnTable) -> Flow:
        before = cards_to_come(t)
        seen = look_at_event(t, audience(1))
        assert cards_to_come(t) == before
        assert look_at_event(t, audience(1)) == seen
        assert t.saw_event == audience(1)
        assert next_event(t) == seen
        assert (t.top_event, t.saw_event) == (NONE, 0)
        assert cards_to_come(t) == before - 1
        yield from ()

    game.carries_out(step)
    assert not game.told("event_seen")
    assert len([record for record in game.match.records(1) if record.kind == "event_seen"]) == 2


@rule("DOZ-DECK-5", "DOZ-DECK-13")
def test_a_card_that_is_put_back_might_be_any_again() -> None:
    game = shuffled("apocalypse", "short", seats=2, mode="versus")
    for _ in range(15):
        before = game.t.pack()
        card = draw_event(game.t)
        put_back_event(game.t, card)
        assert game.t.pack() == before
        next_event(game.t)
