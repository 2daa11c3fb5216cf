"""What the sentences on cards of The Long Night are worth: crises and crossroads alike."""

from typing import Any

from lastfire.games.dead_of_winter.bot.decks import GATES
from lastfire.games.dead_of_winter.bot.long_night.cards import trap
from lastfire.games.dead_of_winter.bot.long_night.night import night_of
from lastfire.games.dead_of_winter.bot.menu import Menu
from lastfire.games.dead_of_winter.bot.verbs import VERBS, meant, worth_of_all
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.effects.verb import Whom
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN
from lastfire.games.dead_of_winter.rules.long_night.effects.crises import EachAway
from lastfire.games.dead_of_winter.rules.names import COLONY


def _whom(noun: Whom, w: Worth) -> list[tuple[Any, float]]:
    if isinstance(noun, EachAway):
        people = w.s.people.values()
        return [(each, 1.0) for each in people if each.seat in w.aims.faithful and each.place != COLONY]
    return meant(noun, w)


def _despair(verb: Any, w: Worth) -> float:
    night = night_of(w)
    total = 0.0
    for person, share in _whom(verb.whom, w):
        if person.hurts + verb.count >= w.wound_limit(person):
            total -= share * w.death(person)
        else:
            total -= share * verb.count * night.despair(w, person)
    return total


def _lifted(verb: Any, w: Worth) -> float:
    night = night_of(w)
    return sum([share * max(0.0, night.lifts(w, person)) for person, share in _whom(verb.whom, w)], 0.0)


def _calmed(count: int, w: Worth) -> float:
    night = night_of(w)
    return min(count, night.night.unruly) * night.calm(w)


def _unruly_leave(verb: Any, w: Worth) -> float:
    night = night_of(w)
    count: int = verb.count
    return min(count, night.night.unruly) * 2 * (night.calm(w) + w.aims.more.get("helpless", 0.0))


def _traps(count: int, places: list[int], w: Worth) -> float:
    menu = Menu(w)
    return count * max([trap(menu, place) for place in places], default=0.0)


def _own_places(w: Worth) -> list[int]:
    return sorted({w.s.people[number].place for number in w.s.me.group})


def _no_traps(places: list[int], w: Worth) -> float:
    night = night_of(w)
    total = 0.0
    for place in places:
        for gate in w.s.entrances(place):
            total -= night.night.traps[gate] * (w.gates()[gate] + w.aims.more.get("trap", 0.0))
    return total


def _bandits(count: int, places: list[int], w: Worth) -> float:
    """They come to one of these places."""
    night = night_of(w)
    return -count * sum([night.bandit(w, place) for place in places], 0.0) / max(1, len(places))


def _fewer_bandits(count: int, w: Worth) -> float:
    return count * night_of(w).best_bandit(w)


def _to_stockpile(count: int, w: Worth) -> float:
    costs = sorted([w.keeps(kind) for kind in w.s.hand])
    return -sum(costs[:count], 0.0) - 0.01 * count * w.sign


def _from_stockpile(verb: Any, w: Worth) -> float:
    look = night_of(w).bandits
    wants = sorted([w.wants()[kind] for kind in look.stockpile]) if look is not None else []
    return float(sum(wants[-verb.count :]) + w.aims.more.get("take", 0.0) * min(verb.count, len(wants)))


def _empty_stockpile(verb: Any, w: Worth) -> float:
    look = night_of(w).bandits
    count = len(look.stockpile) if look is not None else 0
    return count * (w.aims.more.get("take", 0.0) - 0.015 * w.sign)


def _scavenge(verb: Any, w: Worth) -> float:
    night = night_of(w)
    return -0.015 * w.sign * sum([night.bandits_at(place) for place in TOWN])


def _advance(verb: Any, w: Worth) -> float:
    return float(verb.count * max(0.0, night_of(w).best_token(w)))


def _lose_tokens(verb: Any, w: Worth) -> float:
    night = night_of(w)
    if night.works is None:
        return 0.0
    pairs = zip(night.works.row, night.works.tokens, strict=True)
    return float(-sum([min(verb.count, tokens) * night.token(w, number) for number, tokens in pairs], 0.0))


def _duel(verb: Any, w: Worth) -> float:
    if verb.survivor not in w.s.people:
        return 0.0
    person = w.s.people[verb.survivor]
    dice = max(0, verb.dice - person.hurts)
    lost = 0.5 if dice == verb.rival else 0.2 if dice > verb.rival else 0.85
    return -lost * 0.8 * w.death(person)


def _leaves(verb: Any, w: Worth) -> float:
    return float(0.06 * w.sign * (w.ahead + 1) - 0.6 * verb.count * w.loss(1))


def _traps_for_barricades(places: list[int], w: Worth) -> float:
    """It gains traps for those who want them, and takes barricades from those who count them."""
    gates = [gate for place in places for gate in w.s.entrances(place)]
    more = w.aims.more.get("trap", 0.0)
    return sum([w.s.barricades[gate] * (more - w.aims.build[gate]) for gate in gates], 0.0)


def _quiet(each: float) -> Any:
    """Something that lasts, worth so much for every round to come, at most four."""
    return lambda verb, w: each * min(w.ahead + 1, 4) * w.sign


VERBS.update(
    {
        "Despair": _despair,
        "RemoveDespair": _lifted,
        "RemoveAllDespair": lambda verb, w: 1.2 * _lifted(verb, w),
        "TurnUnruly": lambda verb, w: -night_of(w).turn(w, verb.count),
        "RollUnruly": lambda verb, w: -night_of(w).turn(w, 3),
        "CalmDown": lambda verb, w: _calmed(verb.count, w),
        "CalmEverybody": lambda verb, w: _calmed(99, w),
        "RemoveUnruly": _unruly_leave,
        "RemoveFromWaste": lambda verb, w: w.waste(verb.count),
        "LayTraps": lambda verb, w: _traps(verb.count, [verb.place], w),
        "LayTrapsHere": lambda verb, w: _traps(verb.count, _own_places(w), w),
        "BarricadesToTraps": lambda verb, w: _traps_for_barricades([verb.place], w),
        "EveryBarricadeToTrap": lambda verb, w: _traps_for_barricades(list(w.s.board.all), w),
        "RemoveTraps": lambda verb, w: _no_traps([verb.place], w),
        "RemoveAllTraps": lambda verb, w: _no_traps(list(w.s.board.all), w),
        "TouchyTraps": _quiet(-0.01),
        "AddBandits": lambda verb, w: _bandits(verb.count, list(TOWN), w),
        "AddBanditsHere": lambda verb, w: _bandits(verb.count, _own_places(w), w),
        "AddBanditsEverywhere": lambda verb, w: _bandits(verb.count * len(TOWN), list(TOWN), w),
        "RemoveBandits": lambda verb, w: _fewer_bandits(verb.count, w),
        "RemoveBanditsHere": lambda verb, w: _fewer_bandits(verb.count, w),
        "ChooseStandoff": lambda verb, w: 0.0,
        "GoesToBandit": lambda verb, w: -0.03,
        "LeavesWithThings": lambda verb, w: -0.05 * w.ahead - w.aims.member,
        "GiveToStockpile": lambda verb, w: _to_stockpile(verb.count, w),
        "EachGivesToStockpile": lambda verb, w: 1.5 * _to_stockpile(1, w),
        "TakesWhatWasGiven": lambda verb, w: 0.08,
        "TakeFromStockpile": _from_stockpile,
        "EmptyStockpile": _empty_stockpile,
        "BanditsScavenge": _scavenge,
        "Advance": _advance,
        "LoseTokens": _lose_tokens,
        "Release": lambda verb, w: -night_of(w).release(w),
        "Contain": lambda verb, w: night_of(w).release(w) + w.aims.more.get("code", 0.0),
        "TakesRandomEffect": lambda verb, w: w.aims.more.get("side_effect", 0.0) - 0.01,
        "Duel": _duel,
        "TrustOneAnother": lambda verb, w: 0.02,
        "AskForItem": lambda verb, w: 0.06,
        "WhileInPlay": lambda verb, w: worth_of_all(verb.then, w) if verb.survivor in w.s.people else 0.0,
        "HealOthers": lambda verb, w: 0.08 * verb.count * w.sign,
        "KillAccusedLeader": lambda verb, w: -w.common_death(),
        "ExileAccuser": lambda verb, w: -0.2,
        "SomebodyLeaves": _leaves,
        "BlastsColony": lambda verb, w: 0.4 * sum(w.gates()[:GATES], 0.0) + 0.05 * w.sign,
        "CaresForHelpless": lambda verb, w: -0.05 * w.sign,
        "OnlySearches": lambda verb, w: -0.02 * min(w.ahead, 4),
        "KeepsPhotograph": lambda verb, w: 0.02 * min(w.ahead, 4),
        "Overloaded": lambda verb, w: 0.03,
        "StaysWithWeapon": lambda verb, w: 0.03,
        "NoRequests": lambda verb, w: -0.02 * min(w.ahead, 4),
        "Curfew": lambda verb, w: w.next_zombie() - w.meal_lost() * min(w.ahead + 1, 3),
        "NobodyAlone": _quiet(-0.01),
        "SafeConduct": lambda verb, w: 0.02 * min(w.ahead, 4),
    }
)
