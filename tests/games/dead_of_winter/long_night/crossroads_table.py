"""Tables on which the crossroads cards of The Long Night are set off, and what changes there."""

from collections.abc import Sequence
from typing import Any, Final

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import put_down, stockpile
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import specials
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import TYPES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.table import ANY_CARD, BLANK, PLACE, Game, number_of, take

ASHLEY: Final = "ashley_ross"
GROUPS: Final = ((ASHLEY, "mike_cho"), ("olivia_brown", "brian_lee"), ("rod_miller", "alexis_grey"))
MODULES: Final = {"raxxon": True, "bandits": True, "improvements": True}


def with_card(card: str, *groups: Sequence[str], act: str = "", **what: Any) -> Game:
    """A card is drawn when a turn begins, or (with an ``act``) watched for, and the act is done."""
    bandits_there, stock = what.pop("bandits_there", {}), what.pop("stock", ())
    finished, claws = what.pop("finished", ()), what.pop("claws", 0)
    despairing, tokens = what.pop("despair", {}), what.pop("tokens", 0)

    def plant(t: ColonyTable) -> None:
        for place, count in bandits_there.items():
            bandits_of(t).bandits[PLACE[place]] = count
        for kind in stock:
            put_down(t, take(t, kind))
        for name, count in despairing.items():
            night_of(t).despair += [number_of(t.box.survivors, name)] * count
        works = improvements_of(t)
        works.done, works.row = list(finished), [1, 4, 5, 9]
        works.tokens[4] = tokens
        if claws:
            raxxon_of(t).figures = [entrance_of(PLACE["police_station"]) * TYPES] * claws
            t.zombies[entrance_of(PLACE["police_station"])] += claws

    drawn: dict[str, Any] = {"watched": card} if act else {"crossroads": [card], "turn_begins": True}
    what = {"morale": 6, "food": 8, "dice": {0: [6, 6]}, **MODULES, **drawn, **what}
    table = night(*(groups or GROUPS), plant=plant, **what)
    return done(table, act) if act else table


def done(table: Game, act: str) -> Game:
    """The active player acts, up to the card's first question."""
    verb, _, about = act.partition(" ")
    if verb == "move":
        table.falls(BLANK)
        who, place = about.split(" to ")
        return table.does("move", survivor=who).chooses("to", place=place)
    if verb == "search":
        table.draws(ANY_CARD)
        if table.where(about) == "raxxon":
            table.falls(BLANK)
        table.does("search", survivor=about)
        while table.asked is not None and table.asked[0] == "search":
            table.chooses("keep", item=table.options("keep")[0]["item"])
        return table
    if verb == "play":
        table.does("play", item=about)
    else:
        table.does(verb)
    return table


def takes(table: Game, option: int, answer: int = 0) -> Game:
    """The option is chosen, or all vote for it; whatever is asked then has its first answer, or the last."""
    for _ in range(60):
        assert table.asked is not None
        question = table.asked[0]
        if question == "crossroads":
            table.chooses("choose", option=option)
        elif question == "crossroads_vote":
            table.chooses("up" if option == 1 else "down")
        elif question == "turn":
            return table
        else:
            assert table.match.ask is not None
            table.match.answer(answer % len(table.match.ask.options))
    raise AssertionError("it is never over")


def falls(table: Game, outcomes: Sequence[str | int]) -> None:
    """These fall next; "card" stands for a card that luck draws."""
    for outcome in outcomes:
        if outcome == "card":
            table.draws(ANY_CARD)
        else:
            table.falls(outcome)


def counted(table: Game) -> dict[str, int]:
    """What can be counted on a table."""
    t = table.table
    night_state, raxxon = night_of(t), raxxon_of(t)
    return {
        "morale": t.morale,
        "food": t.food,
        "starvation": t.starvation,
        "helpless": t.helpless,
        "unruly": night_state.unruly,
        "despair": len(night_state.despair),
        "traps": len(night_state.traps),
        "wounds": sum(t.wounds) + sum(t.frostbite),
        "people": sum([len(group) for group in t.groups]),
        "strangers": len(t.piles[8]),
        "zombies": sum(t.zombies),
        "barricades": sum(t.barricades),
        "noise": sum(t.noise),
        "bandits": bandits(t),
        "stock": len(stockpile(t)),
        "tokens": sum(improvements_of(t).tokens),
        "specials": specials(t),
        "logs": len(raxxon.over) + len(raxxon.released),
        "contained": len(raxxon.over),
        "dice": sum(t.dice),
        "later dice": sum(t.extra_dice),
        "cards": sum([len(hand) for hand in t.hands]),
        "waste": len(t.waste),
        "removed": len(t.removed),
        "lasting": sum([held.number >= 0 for held in t.lasting]),
        "side effects": sum([held.number < 0 <= held.bearer for held in t.lasting]),
        "halted": t.halted.bit_count(),
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has changed, and by how much."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}
