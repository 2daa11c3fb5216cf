"""Where every piece of Hit Z Road is: the accounts that a table has to agree with at every question."""

from lastfire.engine.step import Ask, Table
from lastfire.games.hit_z_road.rules.state import RoadTable


def audit(t: Table, ask: Ask | None) -> None:
    """Cards, and what groups carry."""
    assert isinstance(t, RoadTable)
    places = [card for pile in t.unseen for card in pile.middle]
    places += [card for card in t.paths if card >= 0]
    places += [card for group in t.groups for card in group.won]
    assert sorted(places + t.box) == list(range(len(t.cards))), "a card is lost or made"
    for group in t.groups:
        assert min(group.people, group.ammo, group.gas, group.adrenaline, *group.tokens) >= 0, "below nothing"
