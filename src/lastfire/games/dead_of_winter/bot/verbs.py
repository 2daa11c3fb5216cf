"""What the sentences on cards are worth to the seat that looks: crises and crossroads alike."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from lastfire.games.dead_of_winter.bot.decks import GATES, count_symbol
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.effects import crisis_verbs, whom
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.names import COLONY

Meant = list[tuple[Person, float]]
"""Whom a noun means, each with how likely it is they."""


def worth_of_all(verbs: tuple[Verb, ...], w: Worth) -> float:
    """What all sentences of a card or option are worth together."""
    return sum([worth_of(verb, w) for verb in verbs], 0.0)


def worth_of(verb: Verb, w: Worth) -> float:
    """What a sentence is worth; 0 for one that nobody has weighed."""
    known = VERBS.get(type(verb).__name__)
    return known(verb, w) if known is not None else 0.0


def meant(noun: Whom, w: Worth) -> Meant:
    """Whom a noun means, as far as can be seen."""
    s = w.s
    if isinstance(noun, whom.Named):
        return [(s.people[noun.survivor], 1.0)] if noun.survivor in s.people else []
    if isinstance(noun, whom.NamedTwo):
        return [(s.people[number], 1.0) for number in (noun.survivor, noun.other) if number in s.people]
    if isinstance(noun, whom.EachAt):
        return [(s.people[number], 1.0) for number in s.at[noun.place]]
    if isinstance(noun, whom.EachYouControl):
        return [(s.people[number], 1.0) for number in s.me.group]
    faithful = [person for person in s.people.values() if person.seat in w.aims.faithful]
    if isinstance(noun, whom.EachNotExiled):
        return [(person, 1.0) for person in faithful]
    if isinstance(noun, crisis_verbs.EachWounded):
        return [(person, 1.0) for person in faithful if person.hurts]
    if isinstance(noun, whom.HighestInfluence | whom.LowestInfluence):
        faithful.sort(key=lambda person: w.s.box.influence[person.number])
        if isinstance(noun, whom.HighestInfluence):
            faithful.reverse()
        return [(person, 1.0) for person in faithful[: noun.count]]
    # That survivor, or one to be chosen: somebody of mine.
    mine = [s.people[number] for number in s.me.group]
    return [(person, 1 / len(mine)) for person in mine]


def _wounds(verb: Any, w: Worth) -> float:
    worth = 0.0
    for person, share in meant(verb.whom, w):
        if person.hurts + verb.count >= w.wound_limit(person):
            worth -= share * w.death(person)
        else:
            worth -= share * w.wound(person) * (1.0 + 1.2 * (verb.count - 1)) + share * w.aims.cure
    return worth


def _frostbite(verb: Any, w: Worth) -> float:
    return -float(
        sum([share * w.frostbite(person) * verb.count for person, share in meant(verb.whom, w)], 0.0)
    )


def _expose(verb: Any, w: Worth) -> float:
    return -sum(
        [share * w.exposure(person, person.place, verb.rolls) for person, share in meant(verb.whom, w)], 0.0
    )


def _kill(verb: Any, w: Worth) -> float:
    return -sum([share * (w.death(person) - w.aims.gone) for person, share in meant(verb.whom, w)], 0.0)


def _remove(verb: Any, w: Worth) -> float:
    return -sum([share * (w.death(person) - w.loss(1)) for person, share in meant(verb.whom, w)], 0.0)


def _zombies(verb: Any, w: Worth) -> float:
    return -w.zombies(verb.place, verb.count)


def _zombies_everywhere(verb: Any, w: Worth) -> float:
    first = 1 if verb.outside_only else 0
    return -sum([w.zombies(place, verb.count) for place in w.s.board.all[first:]], 0.0)


def _clear(verb: Any, w: Worth) -> float:
    gates = w.gates()
    worth = sum([gates[gate] * w.s.zombies[gate] for gate in w.s.entrances(verb.place)], 0.0)
    return float(worth + (w.aims.kill[verb.place] - w.aims.kill_only) * w.s.zombies_at(verb.place))


def _clear_here(verb: Any, w: Worth) -> float:
    places = [w.s.people[number].place for number in w.s.me.group if w.s.people[number].place != COLONY]
    return max([(w.gates()[GATES - 1 + p] + 0.02) * w.s.zombies_at(p) for p in places], default=0.0)


def _barricades(verb: Any, w: Worth) -> float:
    gates = [gate for gate in w.s.entrances(verb.place) if w.s.free(gate) > 0]
    return sum(sorted([w.gates()[g] + w.aims.build[g] + 0.005 * w.sign for g in gates])[-verb.count :], 0.0)


def _no_barricades(verb: Any, w: Worth) -> float:
    gates = w.s.entrances(verb.place)
    return -sum([(w.gates()[g] + w.aims.build[g] + 0.02 * w.sign) * w.s.barricades[g] for g in gates], 0.0)


def _noise(count: int, place: int, w: Worth) -> float:
    added = min(count, 4 - w.s.noise[place])
    return (
        -0.5 * added * (w.gates()[GATES - 1 + place] + w.aims.kill[place] - w.aims.kill_only + 0.01 * w.sign)
    )


def _each_player(verb: Any, w: Worth) -> float:
    """For everybody; what it does to the others matters too."""
    s = w.s
    here = [
        area.seat
        for area in s.areas
        if not area.out and (verb.place < 0 or any(s.people[n].seat == area.seat for n in s.at[verb.place]))
    ]
    worth = worth_of_all(verb.effects, w)
    mine = worth if s.seat in here else 0.0
    return mine + 0.6 * worth * len([seat for seat in here if seat != s.seat])


def _kill_at(verb: Any, w: Worth) -> float:
    count = min(verb.count, w.s.zombies_at(verb.place))
    gates = w.gates()
    worths = [gates[g] for g in w.s.entrances(verb.place) for _ in range(w.s.zombies[g])]
    return float(sum(sorted(worths)[-count:] if count else [], 0.0) + count * w.aims.kill[verb.place])


def _remove_at(count: int, place: int, w: Worth) -> float:
    count = min(count, w.s.zombies_at(place))
    gates = w.gates()
    worth = max([gates[g] for g in w.s.entrances(place)])
    return count * (worth + w.aims.kill[place] - w.aims.kill_only)


def _dealt(verb: Any, w: Worth) -> float:
    if verb.survivor not in w.s.people:
        return 0.0
    place = w.s.people[verb.survivor].place
    others = [w.s.people[n] for n in w.s.at[place] if n != verb.survivor]
    costs = sorted([w.wound(other) for other in others for _ in range(2)])
    return -1.3 * sum(costs[: verb.count], 0.0)


def _together(verb: Any, w: Worth) -> float:
    people = [w.s.people[n] for n in w.s.me.group[: verb.count]]
    if verb.survivor in w.s.people:
        people.append(w.s.people[verb.survivor])
    return -sum([w.exposure(person, verb.place, verb.rolls) for person in people], 0.0)


def _newcomer(_: Any, w: Worth) -> float:
    return WEIGHTS.stranger * w.ahead + w.aims.member


def _search_deck(count: int, places: Sequence[int], w: Worth) -> float:
    wants = w.wants()
    best = 0.0
    for place in places:
        if w.s.decks[place]:
            best = max(best, max(wants[kind] for kind, copies in enumerate(w.cards.copies[place]) if copies))
    return count * best


def _from_hand(symbol: int, count: int, w: Worth) -> float:
    kinds = [kind for kind in range(len(w.s.box.items)) if w.s.box.symbol[kind] == symbol]
    return count * sum([w.wants()[kind] for kind in kinds], 0.0) / max(1, len(kinds))


def _waste(count: int, w: Worth) -> float:
    """Cards come onto the waste pile."""
    return -w.loss(1) * count / 10 * (1 + 0.4 * min(w.ahead, 3)) - w.aims.waste * count


def _shelve(_: Any, w: Worth) -> float:
    if w.crisis is None:
        return 0.0
    return w.strikes() - w.met(1, False)


THAT: Final = whom.ThatSurvivor()
ADDED_GOAL: Final = {"NoZombiesAt": 0.5, "FoodSupply": 0.25}
"""What it costs the colony to have one goal more."""


def _what(verb: Any, w: Worth) -> float:
    """What holds from now on is worth as much however long it does."""
    known = VERBS.get(type(verb.what).__name__)
    return known(verb.what, w) if known is not None else 0.0


VERBS: Final[dict[str, Callable[[Any, Worth], float]]] = {
    "LoseMorale": lambda verb, w: -w.loss(verb.count),
    "GainMorale": lambda verb, w: -w.loss(-verb.count),
    "GainFood": lambda verb, w: w.meal(verb.count),
    "LoseFood": lambda verb, w: -w.meal_lost(verb.count),
    "LoseFoodIfAble": lambda verb, w: -w.meal_lost(min(verb.count, w.s.food)),
    "LoseAllFood": lambda verb, w: -w.meal_lost(w.s.food),
    "AddStarvation": lambda verb, w: -0.4 * verb.count * w.loss(1) + w.aims.hunger,
    "AddZombies": _zombies,
    "AddZombiesEverywhere": _zombies_everywhere,
    "RemoveAllZombies": _clear,
    "RemoveAllZombiesHere": _clear_here,
    "AddHelpless": lambda verb, w: -WEIGHTS.mouth * w.sign * verb.count * (w.ahead + 1),
    "RemoveHelpless": lambda verb, w: WEIGHTS.mouth * w.sign * verb.count * (w.ahead + 1),
    "KillHelpless": lambda verb, w: -w.loss(verb.count),
    "AddNoise": lambda verb, w: _noise(verb.count, verb.place, w),
    "AddNoiseHere": lambda verb, w: -0.01 * verb.count * w.sign,
    "AddNoiseEverywhere": lambda verb, w: sum(
        [_noise(verb.count, place, w) for place in w.s.board.outside], 0.0
    ),
    "FillNoise": lambda verb, w: _noise(4, verb.place, w),
    "AddBarricades": _barricades,
    "RemoveAllBarricades": _no_barricades,
    "Wound": _wounds,
    "Frostbite": _frostbite,
    "Expose": _expose,
    "Kill": _kill,
    "RemoveFromGame": _remove,
    "IfAlive": lambda verb, w: 0.75 * worth_of_all(verb.then, w),
    "RollDie": lambda verb, w: (
        verb.at_most / 6 * worth_of_all(verb.then, w)
        + (1 - verb.at_most / 6) * worth_of_all(verb.otherwise, w)
    ),
    "EachPlayer": _each_player,
    "IfInPlay": lambda verb, w: worth_of_all(verb.then, w) if verb.survivor in w.s.people else 0.0,
    "UnlessInPlay": lambda verb, w: (
        0.0 if any(n in w.s.people for n in verb.survivors) else worth_of_all(verb.then, w)
    ),
    "RollLowHigh": lambda verb, w: (
        verb.low / 6 * worth_of_all(verb.on_low, w) + (7 - verb.high) / 6 * worth_of_all(verb.on_high, w)
    ),
    "UseUpDie": lambda verb, w: -0.06 if w.s.me.dice else 0.0,
    "UseUpAllDice": lambda verb, w: -0.06 * len(w.s.me.dice),
    "MayUseUpDie": lambda verb, w: max(0.0, worth_of_all(verb.then, w) - 0.06) if w.s.me.dice else 0.0,
    "PlayersMayUseDice": lambda verb, w: (
        0.6 * worth_of_all(verb.then, w) + 0.4 * worth_of_all(verb.otherwise, w) - 0.05
    ),
    "PlayersMayGive": lambda verb, w: (
        0.5 * worth_of_all(verb.then, w) + 0.5 * worth_of_all(verb.otherwise, w) - 0.03
    ),
    "MayRemoveFromHands": lambda verb, w: 0.5 * worth_of_all(verb.then, w),
    "SpoilDie": lambda verb, w: -0.03,
    "NoFoodCards": lambda verb, w: -0.03 * w.sign,
    "RevealUntil": lambda verb, w: _from_hand(verb.symbol, verb.count, w),
    "SearchDeck": lambda verb, w: _search_deck(verb.count, range(verb.place, verb.place + 1), w),
    "SearchAnyDeck": lambda verb, w: _search_deck(verb.count, w.s.board.with_deck, w),
    "DrawFromAnyDeck": lambda verb, w: verb.count * max(w.search(place) for place in w.s.board.with_deck),
    "RemoveFromDeck": lambda verb, w: -0.1 * w.sign,
    "ReturnRemoved": lambda verb, w: _waste(min(verb.count, len(w.s.removed)), w),
    "ReturnAllRemoved": lambda verb, w: _waste(
        sum(1 for kind in w.s.removed if w.s.box.symbol[kind] in verb.symbols), w
    ),
    "TakeRemoved": lambda verb, w: _from_hand(
        verb.symbol,
        min(verb.count, count_symbol(w.s.box, w.s.removed, verb.symbol)),
        w,
    ),
    "RemoveHandCard": lambda verb, w: -min([w.keeps(kind) for kind in w.s.hand], default=0.0),
    "GiveAllBut": lambda verb, w: -sum(sorted([w.keeps(kind) for kind in w.s.hand])[: -verb.kept], 0.0),
    "WasteThatWeapon": lambda verb, w: -0.1,
    "GiftsFrom": lambda verb, w: 0.1 * w.sign,
    "SeeSecret": lambda verb, w: 0.1,
    "SeeAllHands": lambda verb, w: 0.01,
    "HaltThatSurvivor": lambda verb, w: -0.02,
    "IdleThoseTwo": lambda verb, w: -0.04 * len(w.s.me.dice),
    "GiveAway": lambda verb, w: -0.02 * w.ahead - w.aims.member,
    "TakeOver": lambda verb, w: 0.05 * w.ahead + w.aims.member,
    "FightExile": lambda verb, w: -0.15,
    "RemoveAllHelpless": lambda verb, w: (
        WEIGHTS.mouth * w.sign * w.s.helpless * (w.ahead + 1)
        - w.loss((w.s.helpless + verb.per_morale - 1) // verb.per_morale)
    ),
    "RollForHelpless": lambda verb, w: -w.s.helpless * verb.at_most / 6 * w.loss(1),
    "EachRolls": lambda verb, w: (
        -verb.at_most / 6 * verb.count * sum([w.wound(w.s.people[n]) for n in w.s.at[verb.place]], 0.0)
    ),
    "TakeStranger": _newcomer,
    "DrawSurvivor": _newcomer,
    "DealWounds": _dealt,
    "GoTogether": _together,
    "HealUpTo": lambda verb, w: sum(
        sorted([max(0.0, w.heals(person)) for person in w.s.people.values()])[-verb.count :], 0.0
    ),
    "Accuse": lambda verb, w: max(
        [w.exile(seat) for seat in w.aims.faithful if seat != w.s.seat], default=0.0
    ),
    "KillZombiesAt": _kill_at,
    "RemoveZombies": lambda verb, w: _remove_at(verb.count, verb.place, w),
    "RemoveZombiesEverywhere": lambda verb, w: sum(
        [_remove_at(verb.count, place, w) for place in w.s.board.all], 0.0
    ),
    "ShelveCrisis": _shelve,
    "FromNowOn": _what,
    "ThisTurn": _what,
    "StaysWith": _what,
    "KillQuietly": lambda verb, w: -WEIGHTS.life * w.ahead - w.aims.member,
    "Addicted": lambda verb, w: -0.04 * min(w.ahead, 4),
    "SparesAttack": lambda verb, w: 0.015 * min(w.ahead, 5),
    "NoCrisisCards": lambda verb, w: -0.1 * min(w.ahead + 1, 4) * w.sign,
    "MakeLeader": lambda verb, w: 0.0,
    "TriesAntidote": lambda verb, w: -0.02 * w.sign,
    "LockUp": lambda verb, w: -0.04 * min(w.ahead, 4) * w.sign,
    "StaysAt": lambda verb, w: -0.03,
    "StaysAway": lambda verb, w: 0.0,
    "LeftBehind": lambda verb, w: -WEIGHTS.life * w.ahead - w.aims.member,
    "WoundsArrivals": lambda verb, w: -0.05 * w.sign,
    "RollForRolls": lambda verb, w: (
        -sum([3.5 * share * w.exposure(person, person.place) for person, share in meant(THAT, w)], 0.0)
    ),
    "UnlessAt": lambda verb, w: (
        0.0
        if verb.survivor in w.s.people and w.s.people[verb.survivor].place == verb.place
        else worth_of_all(verb.then, w)
    ),
    "RidesHorse": lambda verb, w: 0.03 * min(w.ahead, 4) - w.meal_lost() * min(w.ahead + 1, 4),
    "DrivesVehicle": lambda verb, w: 0.05,
    "OpensPassage": lambda verb, w: 0.03 * min(w.ahead, 3),
    "Hunts": lambda verb, w: -0.1 * min(w.ahead, 4) * w.sign,
    "SkipNextCrisis": lambda verb, w: 0.3 * w.sign if w.ahead else 0.0,
    "DiceNextRound": lambda verb, w: 0.25 * verb.change * w.sign if w.ahead else 0.0,
    "AddGoal": lambda verb, w: -ADDED_GOAL.get(type(verb.goal).__name__, 0.4) * w.sign,
    "PostFlier": lambda verb, w: 0.0,
    "LookForChild": lambda verb, w: -0.8 * w.loss(1),
    "GuardGate": lambda verb, w: 0.03 * min(w.ahead, 4),
    "WidenDump": lambda verb, w: 0.35 * w.loss(1) * min(w.ahead, 4) * (1.0 if len(w.s.waste) > 4 else 0.5),
    "FoodForDice": lambda verb, w: 0.06 * min(w.ahead, 4),
    "LearnsToFarm": lambda verb, w: 0.12 * min(w.ahead, 4) * w.sign,
    "NursesColony": lambda verb, w: 0.02 * min(w.ahead, 4),
    "NapTime": lambda verb, w: 0.01,
    "MedicineForFood": lambda verb, w: 0.01,
    "ZombiesToBarricades": lambda verb, w: 2.0 * _remove_at(3, COLONY, w),
    "RemoveRandomCard": lambda verb, w: (
        -sum([w.keeps(kind) for kind in w.s.hand], 0.0) / len(w.s.hand) if w.s.hand else 0.0
    ),
    "EmptyDeck": lambda verb, w: (
        w.s.decks[verb.place] * w.aims.draw[verb.place] - 0.02 * w.s.decks[verb.place] * w.sign
    ),
    "TakeFromTop": lambda verb, w: _from_hand(verb.symbol, 2, w),
    "SearchDeckFor": lambda verb, w: _from_hand(verb.symbol, verb.count, w),
    "TakeFromTheirHand": lambda verb, w: 0.1,
    "ShowTheirHand": lambda verb, w: 0.0,
    "FewerDice": lambda verb, w: -0.25 * verb.count * w.sign if w.ahead else 0.0,
    "SnowIn": lambda verb, w: -0.12 * w.sign if w.ahead else 0.0,
    "PassSurvivors": lambda verb, w: -0.03 * w.sign,
}
