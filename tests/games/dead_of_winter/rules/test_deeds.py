"""The deeds of a turn: every action of the menu belongs to one, which names its rules."""

from lastfire import rulebook
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.editions import MODULES, edition_of
from lastfire.games.dead_of_winter.rules.turn.deeds import DEEDS, MENU
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, ATTACK, DIE, END_TURN, FAMILY, YAWN
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS
from tests.contract.games import random_match


def test_every_action_of_a_turn_belongs_to_a_deed() -> None:
    base = edition_of(GAME.agree(4, {}))
    seen = set()
    for seed in range(6):
        for match, _ in random_match("dead_of_winter", 4, {}, seed):
            if match.ask is not None and match.ask.question == "turn":
                seen |= {action for action in match.ask.ids if action != END_TURN}
    verbs = {base.deed_of(action).verb for action in seen}
    assert verbs == {WORDS.actions[action].verb for action in seen}
    assert len(verbs) > 10


def test_every_deed_names_rules_of_the_rulebook() -> None:
    known = {rule.id for rule in rulebook.rules("dead_of_winter")}
    for deed in DEEDS:
        assert deed.rules, deed.verb
        assert set(deed.rules) <= known, deed.verb


def test_a_deed_listed_with_another_is_listed_by_one_of_the_menu() -> None:
    asked = {deed.verb for deed in MENU}
    assert {deed.listed_with for deed in DEEDS if deed.listed_with} <= asked
    assert len({deed.verb for deed in DEEDS}) == len(DEEDS)


def test_the_catalogue_sends_the_rules_of_every_kind_of_action() -> None:
    deeds = GAME.catalogue()["deeds"]
    assert deeds["attack"]["rules"] == ["DOW-ATTACK-1", "DOW-ATTACK-2"]
    of_modules = {deed.verb for module in MODULES for deed in module.deeds}
    assert set(deeds) == {deed.verb for deed in DEEDS} | of_modules | {"end_turn"}
    known = {rule.id for rule in rulebook.rules("dead_of_winter")}
    assert {id_ for deed in deeds.values() for id_ in deed["rules"]} <= known


def test_an_action_knows_its_family_and_what_it_is_about() -> None:
    assert FAMILY[ATTACK[7]] is ATTACK
    assert ABOUT[ATTACK[7]] == 7
    assert [ABOUT[DIE[face]] for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert ABOUT[YAWN] == -1
    assert len(ABOUT) == len(FAMILY) == len(WORDS.actions)
