"""The crises of The Long Night: their strips, and what they do. [LN-BANDIT-30, LN-BANDIT-31]"""

from dataclasses import fields
from typing import Any, Final

import pytest

from lastfire.engine.effect import Effect
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Crisis
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.effects import basic, crisis_verbs, whom
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.long_night.cards import NIGHT
from lastfire.games.dead_of_winter.rules.long_night.effects import (
    bandit_verbs,
    crises,
    module_verbs,
    night_verbs,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.names import COLONY, SCHOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.bandits_table import ALL_STRIPS, at, open_cards
from tests.games.dead_of_winter.long_night.night import by_card, despair, night, traps
from tests.games.dead_of_winter.table import Game
from tests.rule import rule

ALL: Final[tuple[Crisis, ...]] = tuple([card for cards in NIGHT for card in cards.crises])
ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"
ROD: Final = "rod_miller"
GROUPS: Final = ([ASHLEY, MIKE], [OLIVIA], [ROD])


def test_there_are_twenty_two_crises_of_our_own() -> None:
    assert len(ALL) == len({card.id for card in ALL}) == 22
    assert {card.origin for card in ALL} == {ORIGINAL}
    assert not {card.id for card in ALL} & {card.id for card in BASE.crises}


def test_enough_crises_are_there_for_the_longest_game_of_this_set_alone() -> None:
    (common,) = [cards for cards in NIGHT if cards.id == "long_night"]
    assert len(common.crises) >= 11


@rule("LN-BANDIT-30", "LN-BANDIT-31")
def test_every_crisis_has_one_of_the_strips_and_no_two_the_same() -> None:
    assert set(STRIPS) == {card.id for card in ALL}
    assert sorted(STRIPS.values()) == sorted(ALL_STRIPS)


def people(found: Whom) -> float:
    """About how many survivors somebody means, of eight in all."""
    if isinstance(found, whom.HighestInfluence | whom.LowestInfluence):
        return float(found.count)
    return {crises.EachAway: 4.0, crisis_verbs.EachWounded: 2.5, whom.EachAt: 1.0}[type(found)]


def harm(verb: Verb) -> float:
    """What a verb costs the colony, in morale: a rough yardstick."""
    if isinstance(verb, basic.LoseMorale):
        return float(verb.count)
    if isinstance(verb, basic.Wound | basic.Frostbite | night_verbs.Despair):
        weight = {basic.Wound: 0.3, basic.Frostbite: 0.5, night_verbs.Despair: 0.6}[type(verb)]
        return weight * people(verb.whom) * verb.count
    if isinstance(verb, basic.AddZombies):
        return 0.2 * verb.count
    if isinstance(verb, basic.AddZombiesEverywhere):
        return 0.2 * 6 * verb.count
    if isinstance(verb, night_verbs.TurnUnruly):
        return 0.25 * verb.count
    flat: dict[type[Verb], float] = {
        basic.LoseFoodIfAble: 0.8,
        basic.FillNoise: 0.2,
        crisis_verbs.AddNoiseEverywhere: 0.4,
        crisis_verbs.FewerDice: 0.7,
        crisis_verbs.SnowIn: 0.2,
        crises.RemoveAllTraps: 0.2,
        crises.BanditsScavenge: 0.4,
        bandit_verbs.AddBandits: 0.4,
        bandit_verbs.AddBanditsEverywhere: 1.0,
        module_verbs.LoseTokens: 0.6,
        module_verbs.Release: 1.2,
    }
    return flat[type(verb)]


@rule("LN-BANDIT-31")
def test_harsher_crises_have_shorter_strips() -> None:
    by_length: dict[int, list[float]] = {1: [], 2: [], 3: []}
    for card in ALL:
        by_length[len(STRIPS[card.id])].append(sum([harm(verb) for verb in card.failure]))
    average = {length: sum(found) / len(found) for length, found in by_length.items()}
    assert average[1] > average[2] > average[3]
    assert min(by_length[1]) >= max(by_length[3])


def laid_out(crisis: str, **what: Any) -> Game:
    """A night on which everything that a crisis can take is there to be taken."""

    def plant(t: ColonyTable) -> None:
        bandits_of(t).bandits[SCHOOL] = 1
        state = improvements_of(t)
        state.tokens[state.row[0]] = 2
        state.supply -= 2

    return night(
        *GROUPS, crisis=crisis, plant=plant, morale=10, food=20, helpless=5,
        at={MIKE: "school", ROD: "raxxon"}, wounds={ASHLEY: 1}, traps={"library": 1},
        raxxon=True, bandits=True, improvements=True, **what,
    )  # fmt: skip


@pytest.mark.parametrize("card", ALL, ids=[card.id for card in ALL])
def test_every_crisis_does_all_that_it_says(card: Crisis) -> None:
    """Each verb alone changes the table."""
    for verb in card.failure:
        game = laid_out(card.id)
        t = game.table
        t.chance.noting = False
        t.chance.script = []
        t.chance.script_at = 0
        before = t.pack()
        for ask in verb.do(t, 0):
            t.reply = ask.ids[0]
        assert t.pack() != before, verb.words().en


@pytest.mark.parametrize("card", ALL, ids=[card.id for card in ALL])
def test_a_crisis_is_prevented_by_its_symbols_and_says_what_it_does_otherwise(card: Crisis) -> None:
    said = card.words()
    assert said.en.endswith(".")
    assert said.ja.endswith("。")
    assert 1 <= len(card.symbols) <= 2


# What only these do.


@rule("LN-DESPAIR-2", "LN-DESPAIR-6")
def test_a_crisis_may_bring_despair() -> None:
    game = night(*GROUPS, crisis="no_end_in_sight", morale=8, food=20, wounds={MIKE: 2})
    game.night_falls()
    # Mike Cho has the lowest influence, and dies of it.
    lowest = min([ASHLEY, MIKE, OLIVIA, ROD], key=lambda name: influence(game, name))
    if lowest == MIKE:
        assert not game.is_in_play(MIKE)
        assert game.morale == 5
    else:
        assert despair(game, lowest) == 1
        assert game.morale == 6


def influence(game: Game, name: str) -> int:
    """What is printed on a survivor."""
    return next(card.influence for card in game.table.box.survivors if card.id == name)


def test_helpless_survivors_come_as_soon_as_a_crisis_is_revealed() -> None:
    game = night(*GROUPS, crises=["faces_in_the_dark"], food=20, at=dict.fromkeys((ASHLEY, MIKE), "school"))
    game.night_falls()
    while game.asked is not None and game.asked[0] == "call_token_vote":
        game.chooses("no")
    assert game.view()["crisis"]["id"] == "faces_in_the_dark"
    assert game.helpless == 2


@rule("LN-BANDIT-21")
def test_a_raid_lets_bandits_scavenge_once_more() -> None:
    game = night(*GROUPS, bandits=True, plant=with_bandit)
    by_card(game, crises.BanditsScavenge().do(game.table, 0))
    assert len(open_cards(game)) == 1
    assert at(game, "school") == 1


def with_bandit(t: ColonyTable) -> None:
    bandits_of(t).bandits[SCHOOL] = 1


def test_damp_powder_takes_traps_everywhere_and_they_do_not_go_off() -> None:
    game = night(*GROUPS, traps={"colony": [1, 0, 0, 0, 0, 0], "school": 2}, zombies={"school": 2})
    by_card(game, crises.RemoveAllTraps().do(game.table, 0))
    assert traps(game, "school") == [0]
    assert sum(traps(game, "colony")) == 0
    assert game.zombies("school") == [2]


def test_those_away_are_the_faithful_outside_the_colony() -> None:
    game = night(*GROUPS, at={MIKE: "school", ROD: "library"}, exiled={2: "handy"}, secrets={2: "hunger"})
    found = crises.EachAway().find(game.table, 0)
    assert [game.table.box.survivors[survivor].id for survivor in found] == [MIKE]
    assert COLONY not in [game.table.place[survivor] for survivor in found]


def test_every_effect_of_these_cards_is_a_value_with_words() -> None:
    for thing in vars(crises).values():
        if isinstance(thing, type) and issubclass(thing, Effect) and thing.__module__ == crises.__name__:
            made = thing(*[1 for _ in fields(thing)])  # type: ignore[arg-type]
            assert made.words().en
            assert made.words().ja
