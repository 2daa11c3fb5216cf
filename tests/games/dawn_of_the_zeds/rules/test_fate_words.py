"""Effects of Fate and Research cards say each of their fields."""

from dataclasses import fields, replace
from typing import Any

import pytest

from lastfire.engine.effect import Effect
from lastfire.games.dawn_of_the_zeds.rules.cards import FATES, RESEARCH
from tests.rule import rule

OTHER = {
    "campground": "farm",
    "st_thomas": "beauxville",
    "suspension_bridge": "farm",
    "marteuse_office": "guard_post",
    "fell_for_it": "cannon",
    "cannon": "fell_for_it",
    "infected_vermin": "noelle",
    "bubba_gang": "raiders",
}


def with_parts(effect: Effect) -> list[Effect]:
    """An effect, and those that it is made of."""
    found = [effect]
    for field in fields(effect):  # type: ignore[arg-type]
        value = getattr(effect, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                found += with_parts(part)
    return found


def all_effects() -> list[Effect]:
    found: list[Effect] = []
    for card in FATES:
        for effect in (*card.twist, *card.effects, *card.holds):
            found += with_parts(effect)
    for research in RESEARCH:
        for effect in (*research.effects, *research.holds):
            found += with_parts(effect)
    return sorted(set(found), key=repr)


def another(name: str, value: Any) -> Any:
    """Another value of the same kind, None where there is none to be said."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return OTHER[value]
    if isinstance(value, int):
        return value // 2 if name == "mark" else value - 1 if value > 1 else value + 1
    return None


@rule("DOZ-FATE-12", "DOZ-RESEARCH-18")
@pytest.mark.parametrize("effect", all_effects(), ids=repr)
def test_an_effect_with_another_value_has_other_words(effect: Any) -> None:
    for field in fields(effect):
        value = another(field.name, getattr(effect, field.name))
        if value is not None:
            other = replace(effect, **{field.name: value})
            assert other.words().en != effect.words().en, field.name
            assert other.words().ja != effect.words().ja, field.name
