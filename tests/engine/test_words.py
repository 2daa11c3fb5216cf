"""Sentences: what numbers and names do to the words beside them."""

import pytest

from lastfire.engine.words import Name, Named, Noun, called, fill, spoken

NOELLE = Noun("noelle", Name("Noelle", "ノエル"))
GUARD = Noun("guard", Name("National Guard", "州兵"), the=True)
RANGERS = Noun("rangers", Name("Rangers", "レンジャー"), the=True, many=True)
VILLAGERS = Noun("villagers", Name("Villagers", "村人"), many=True)


def say(template: str, *units: Noun, lang: str = "en") -> str:
    named = [called(unit, lang) for unit in units]
    return spoken(template, {"unit": named if len(named) > 1 else named[0]}, {}, lang)


def test_a_noun_of_a_number_follows_it() -> None:
    assert [fill("{n:Hit|Hits}", {"n": n}) for n in (0, 1, 2)] == ["0 Hits", "1 Hit", "2 Hits"]


def test_a_change_is_told_with_its_sign() -> None:
    assert [fill("Ammo {n:+d}", {"n": n}) for n in (-1, 0, 2)] == ["Ammo -1", "Ammo +0", "Ammo +2"]


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        (NOELLE, "Noelle flees."),
        (GUARD, "The National Guard flees."),
        (RANGERS, "The Rangers flee."),
        (VILLAGERS, "Villagers flee."),
    ],
)
def test_a_verb_agrees_with_who_does_it(unit: Noun, said: str) -> None:
    assert say("{unit:flees|flee}.", unit) == said


def test_a_name_may_stand_inside_what_agrees_with_it() -> None:
    template = "Now {unit:does ~ flee|do ~ flee}?"
    assert say(template, NOELLE) == "Now does Noelle flee?"
    assert say(template, RANGERS) == "Now do the Rangers flee?"


def test_several_flee_together() -> None:
    assert (
        say("{unit:flees|flee}.", NOELLE, GUARD, RANGERS)
        == "Noelle, the National Guard and the Rangers flee."
    )
    assert say("{unit:flees|flee}.", RANGERS, NOELLE) == "The Rangers and Noelle flee."


def test_only_a_name_gets_an_article_and_only_in_english() -> None:
    assert say("{unit}が逃げる。", RANGERS, lang="ja") == "レンジャーが逃げる。"
    assert say("{unit}が逃げる。", RANGERS, NOELLE, lang="ja") == "レンジャー、ノエルが逃げる。"
    assert called(NOELLE, "en") == "Noelle"
    assert called(RANGERS, "en") == Named("the Rangers", True)
