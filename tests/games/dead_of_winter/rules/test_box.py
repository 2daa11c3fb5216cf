"""The box holds the cards of several sets, and the board the places of several modules."""

from dataclasses import replace

import pytest

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules import names
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES, BOARD, Board, Place
from lastfire.games.dead_of_winter.rules.card import CardSet, Crisis, box_of
from lastfire.games.dead_of_winter.rules.cards import BASE, BOX
from lastfire.games.dead_of_winter.rules.effects.basic import LoseMorale

NEXT_KIND = len(BASE.items)
NEXT_SURVIVOR = len(BASE.survivors)
WIND = Crisis("a_bitter_wind", Name("A Bitter Wind", "刺すような風"), (names.FUEL,), (LoseMorale(1),))
MORE = CardSet(
    id="more",
    survivors=(replace(BASE.survivors[0], survivor=names.guest(Noun("nora", Name("Nora", "ノラ")))),),
    items=(
        replace(
            BASE.items[0], kind=names.guest(Noun("bow", Name("Bow", "弓"))), decks=((0, 1), (names.SCHOOL, 2))
        ),
    ),
    crises=(WIND,),
    crossroads=(replace(BOX.crossroads[4], number=1),),
)
BEHIND = Place(len(BASE_PLACES), names.PLACES[0], 2, (3,), noise=0, deck=10)


def test_one_more_set_renumbers_nothing_of_the_base_game() -> None:
    box = box_of((BASE, MORE))
    assert box.survivors[:NEXT_SURVIVOR] == BOX.survivors
    assert box.kind[: BOX.item_cards] == BOX.kind
    assert box.origin[: BOX.item_cards] == BOX.origin
    assert box.crises == (*BOX.crises, WIND)
    assert box.crossroads[:-1] == BOX.crossroads


def test_the_cards_of_a_set_come_after_those_before_it() -> None:
    box = box_of((BASE, MORE))
    assert box.kind[BOX.item_cards :] == (NEXT_KIND,) * 3
    assert box.origin[BOX.item_cards :] == (0, names.SCHOOL, names.SCHOOL)
    assert len(box.attack) == len(box.search) == len(box.influence) == NEXT_SURVIVOR + 1
    assert box.first_crossroads == BOX.item_cards + 3
    assert box.first_crisis == box.first_crossroads + len(BOX.crossroads) + 1
    assert box.cards_to_know == BOX.cards_to_know + 3 + 1 + 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (CardSet("wrong", survivors=(BASE.survivors[3],)), "loretta_clay has the number 3"),
        (CardSet("wrong", items=(BASE.items[3],)), "lighter has the number 3"),
    ],
)
def test_a_number_that_is_taken_is_refused_with_the_card(wrong: CardSet, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        box_of((BASE, wrong))


def test_places_come_after_those_of_the_base_game() -> None:
    board = Board((*BASE_PLACES, BEHIND))
    assert board.all == (*BOARD.all, 7)
    assert board.outside == (*BOARD.outside, 7)
    assert board.with_deck == (*BOARD.with_deck, 7)
    assert board.spaces == (*BOARD.spaces, 3)
    assert board.room == (*BOARD.room, 2)
    assert board.noise == (*BOARD.noise, 0)
    assert (BOARD.piles, board.piles) == (10, 11)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (replace(BEHIND, number=9), "numbered in order"),
        (replace(BEHIND, spaces=(3, 3)), "every other place has one"),
    ],
)
def test_a_place_that_does_not_fit_is_refused(wrong: Place, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Board((*BASE_PLACES, wrong))
