"""Chances that are counted: what lies in a deck, what helps in the crisis, who dies of several rolls."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from lastfire.engine.chance import EVERYONE
from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.basic import Expose
from lastfire.games.dead_of_winter.rules.finding import finds
from lastfire.games.dead_of_winter.rules.names import EXPOSURE_DIE, SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.table import BLANK, PLACE, WOUND, Game, seat
from tests.rule import rule

SCHOOL = PLACE["school"]
ME, OTHER = 0, 1


def few_unseen() -> ColonyTable:
    """Nine cards of the School in play, four of which the seat has seen, and where they are.

    Of the others one is in a hand, one lies on top of the deck, two in its middle, one under it.
    """
    t = seat(["mike_cho"], ["rod_miller"], ["ashley_ross"]).table
    cards = t.piles[SCHOOL].middle[::2][:9]
    for card in t.piles[SCHOOL].middle:
        if card not in cards:
            t.knows[card] = EVERYONE
            t.removed.append(card)
    hand, top, one, two, under, seen_on_top, seen_inside, seen_below, mine = cards
    t.hands[OTHER], t.hands[ME] = [hand], [mine]
    t.knows[hand] = 1 << OTHER
    for card in (seen_on_top, seen_inside, seen_below, mine):
        t.knows[card] = 1 << ME
    t.piles[SCHOOL] = Pile(sorted([one, two, seen_inside]), (top, seen_on_top), (seen_below, under))
    return t


def decks(t: ColonyTable) -> Iterator[list[int]]:
    """Every order in which the cards may come, as far as the seat can tell, all equally likely."""
    pile = t.piles[SCHOOL]
    of_school = [*pile.top, *pile.middle, *pile.bottom, *t.hands[OTHER]]
    unseen = [card for card in of_school if t.knows[card] & 1 << ME == 0]
    for dealt in itertools.permutations(unseen):
        instead = dict(zip(unseen, dealt, strict=True))
        for middle in itertools.permutations(pile.middle):
            yield [instead.get(card, card) for card in (*pile.top, *middle, *pile.bottom)]


@pytest.mark.parametrize("gone", range(7))
def test_what_the_next_card_may_be_is_counted_as_over_all_deals(gone: int) -> None:
    t = few_unseen()
    pile = t.piles[SCHOOL]
    # With the top gone the middle comes next, and then what lies at the bottom.
    lying = [*pile.top, *pile.middle, *pile.bottom]
    if gone >= 5:
        pile.middle = []
    pile.top = pile.top[gone:]
    pile.bottom = pile.bottom[max(0, gone - 5) :]
    left = {*pile.top, *pile.middle, *pile.bottom}
    t.hands[OTHER] += [card for card in lying if card not in left]
    tried, next_card = 0, Counter[str]()
    for deck in decks(t):
        tried += 1
        next_card.update({SYMBOLS[t.box.symbol[t.box.kind[card]]].id for card in deck[:1]})
    assert finds(t, ME, SCHOOL) == pytest.approx(
        {symbol: found / tried for symbol, found in next_card.items()}
    )


def test_whoever_holds_a_card_knows_that_it_is_not_in_the_deck() -> None:
    t = few_unseen()
    assert finds(t, ME, SCHOOL) != finds(t, OTHER, SCHOOL)


def test_likelier_finds_are_named_first_and_make_up_the_whole() -> None:
    t = seat(["mike_cho"], ["rod_miller"]).table
    for place in range(1, 7):
        chances = list(finds(t, ME, place).values())
        assert chances == sorted(chances, reverse=True)
        assert sum(chances) == pytest.approx(1.0)


def chances(game: Game, verb: str, **args: int | str) -> object:
    """What the odds say of an option of seat 0."""
    ask = game.match.ask
    assert ask is not None
    found = [o for o in ask.options if o.verb == verb and args.items() <= o.args.items()]
    assert len(found) == 1
    return game.match.odds(0)["options"].get(str(found[0].position), {})


def test_a_search_says_what_may_be_found_and_nothing_of_what_will_be() -> None:
    said = []
    for on_top in ("food_1", "scissors"):
        game = seat(["mike_cho"], at={"mike_cho": "school"}, dice={0: [6]}, decks={"school": [on_top]})
        said.append(chances(game, "search", survivor="mike_cho"))
    assert said[0] == said[1]


@rule("DOW-COLONY-13")
@rule("DOW-COLONY-14")
def test_a_card_says_whether_it_helps_in_the_crisis() -> None:
    game = seat(
        ["mike_cho"], ["rod_miller"], ["ashley_ross"], crisis="despair",
        hands={0: ["medicine", "medicine", "junk"], 1: ["fuel"]}, given={1: ["medicine"]},
    )  # fmt: skip
    assert chances(game, "give", item="medicine") == {"crisis": 1}
    assert chances(game, "give", item="junk") == {"crisis": -1}

    def crisis(watcher: int) -> dict[str, int]:
        found: dict[str, int] = game.match.odds(watcher)["night"]["crisis"]
        return found

    assert crisis(0) == {"needed": 3, "right": 0, "wrong": 0, "unseen": 1}
    assert crisis(1) == {"needed": 3, "right": 1, "wrong": 0, "unseen": 0}
    assert game.match.odds(0)["night"]["crisis_missing"] == 2
    game.does("give", item="junk")
    assert crisis(0) == {"needed": 3, "right": 0, "wrong": 1, "unseen": 1}
    assert game.match.odds(0)["night"]["crisis_missing"] == 3
    game.does("give", item="medicine").does("give", item="medicine")
    assert crisis(0) == {"needed": 3, "right": 2, "wrong": 1, "unseen": 1}


def deaths(rolls: int, wounds: int) -> float:
    """How often somebody with so many wounds dies of so many rolls, over all ways the dice can fall."""
    falls = list(itertools.product(EXPOSURE_DIE, repeat=rolls))
    died = 0
    for faces in falls:
        hurt = wounds
        for face in faces:
            hurt += 3 if face == 3 else face > 0
        died += hurt >= 3
    return died / len(falls)


@pytest.mark.parametrize("wounds", range(3))
def test_a_choice_of_several_rolls_says_how_likely_one_dies_of_them(wounds: int) -> None:
    game = seat(["mike_cho"], dice={0: [1]}, wounds={"mike_cho": wounds}, watched="horde")
    game.falls(BLANK)
    game.does("move", survivor="mike_cho").chooses("to", place="school")
    found = chances(game, "choose", option=1)
    assert isinstance(found, dict)
    assert found["exposure"]["rolls"] == 3
    assert found["exposure"]["death"] == pytest.approx(deaths(3, wounds))
    assert chances(game, "choose", option=2) == {}


def test_where_several_roll_it_is_how_likely_somebody_dies() -> None:
    game = seat(["mike_cho", "ashley_ross"], wounds={"ashley_ross": 1}, watched="hunted")
    game.falls(WOUND)
    game.does("move", survivor="mike_cho").chooses("to", place="school")
    found = chances(game, "choose", option=1)
    assert isinstance(found, dict)
    everybody_lives = (1 - deaths(2, 1)) ** 2
    assert found["exposures"] == {"people": 2, "rolls": 2, "death": pytest.approx(1 - everybody_lives)}


def test_of_whoever_is_still_to_be_drawn_nothing_is_said() -> None:
    game = seat(
        ["mike_cho", "ashley_ross"], at={"mike_cho": "school"}, wounds={"mike_cho": 2}, dice={0: [6]},
        decks={"school": ["junk"]}, watched="wounded_survivor",
    )  # fmt: skip
    game.does("search", survivor="mike_cho").chooses("keep", item="junk")
    assert game.asked == ("crossroads", 0)
    # Who rolls is not the one who searched.
    assert chances(game, "choose", option=1) == {}


def test_of_a_survivor_who_is_still_to_be_chosen_nothing_is_said() -> None:
    cards = {card.id: card for card in BOX.crossroads}
    told = [choice for card in cards.values() for choice in card.choices]
    chosen = [
        choice
        for choice in told
        if any(effect.chooses_somebody() for effect in choice.effects)
        and any(isinstance(effect, Expose) for effect in choice.effects)
    ]
    assert chosen
    for choice in chosen:
        asks = [effect.chooses_somebody() for effect in choice.effects].index(True)
        assert not any(isinstance(effect, Expose) for effect in choice.effects[:asks])
