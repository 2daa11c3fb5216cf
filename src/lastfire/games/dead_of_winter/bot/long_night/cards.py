"""What the cards of The Long Night are worth: items, abilities, and what they do when they are used."""

from typing import Any

from lastfire.games.dead_of_winter.bot.decks import ABILITIES, CROWDS, GATES, ONCE, PARTS, PER_ROUND
from lastfire.games.dead_of_winter.bot.long_night.night import Night, night_of
from lastfire.games.dead_of_winter.bot.menu import POWERS, Menu
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    CutZombie,
    FeedColony,
    HealHere,
    KillZombies,
    SafeFuel,
)
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.long_night.effects.action_powers import (
    Blast,
    BuildHere,
    DrawHere,
    DrawZombies,
    HelpWithDie,
    Hush,
    RegainDice,
    ThawHere,
    TurnDie,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import EitherOf, ForACard
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import (
    Advance,
    ArmBarricades,
    BringCrowd,
    CalmHelpless,
    Comfort,
    DriveOff,
    LayTraps,
    LiftDespair,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import (
    AddsDespair,
    Equips,
    Pill,
    PillEffect,
    RemovesAllWounds,
    RemovesDespair,
    RemovesWound,
)
from lastfire.games.dead_of_winter.rules.names import COLONY

PER_ROUND.update(
    {
        "crossbow": 0.04, "assault_rifle": 0.06, "machete": 0.04, "stun_gun": 0.03, "chainsaw": 0.05,
        "fire_axe": 0.03, "torch": 0.03, "snow_camouflage": 0.02, "sled": 0.01, "thermal_blanket": 0.01,
        "camping_stove": 0.02, "hockey_stick": 0.02, "whistle": 0.02, "felt_slippers": 0.01,
        "headlamp": 0.03, "barbed_wire": 0.02, "deck_of_cards": 0.005, "seven_steps_to_hope": 0.015,
        "bedtime_stories": 0.02, "chess_problems": 0.03, "star_chart": 0.005, "trappers_almanac": 0.02,
        "first_aid_course": 0.02, "lockpicks": 0.03, "negotiation": 0.01, "handymans_manual": 0.02,
        "visitors_map": 0.02, "pulse_cannon": 0.03, "sports_pads": 0.02, "hazard_suit": 0.02,
        "access_card": 0.03, "research_notes": 0.03, "sonic_rifle": 0.05,
    }
)  # fmt: skip
ONCE.update(
    {
        "jerry_can": 0.05, "road_flare": 0.06, "gas_canister": 0.06, "fuel_or_fire": 0.06,
        "bandages": 0.04, "sedatives": 0.05, "antidepressants": 0.04, "smelling_salts": 0.05,
        "medicine_or_comfort": 0.05, "flare_gun": 0.06, "grenade": 0.06, "toolbox": 0.08, "tripwire": 0.05,
        "detonator": 0.01, "sandbags": 0.1, "police_badge": 0.03, "red_pill": 0.03, "white_pill": 0.02,
        "coolant_tank": 0.06, "test_serum": 0.06, "stimulant": 0.04, "spare_parts": 0.06,
        "junk_or_advance": 0.03, "food_1_or_trade": 0.01, "hot_chocolate": 0.01, "crate_of_liquor": 0.01,
    }
)  # fmt: skip
ABILITIES.update(
    {
        "nadia_rivers": 0.1, "lily_mae": 0.2, "cole_winters": 0.1, "melissa_gupta": 0.15,
        "jamie_gilmour": 0.2, "fatima_rhodes": 0.15, "alfonso_ortega": 0.05, "marcus_bell": 0.2,
        "priya_nair": 0.25, "wanda_kowalski": 0.15, "yuki_tanabe": 0.2, "grace_okafor": 0.1,
        "desmond_pike": 0.3, "gia_najjar": 0.25, "rosa_rodriguez": 0.3, "chloe_larousse": 0.15,
        "blue": 0.15, "emma_han": 0.2, "otto_lindqvist": 0.05, "ilse_brandt": 0.25,
    }
)  # fmt: skip


def _either(power: Power) -> tuple[Power, ...]:
    assert isinstance(power, EitherOf)
    return (power.first, power.second)


def _crowd(power: Power) -> int:
    assert isinstance(power, BringCrowd)
    return power.helpless + power.unruly


PARTS["EitherOf"] = _either
CROWDS["BringCrowd"] = _crowd


def best_of(menu: Menu, power: Power, person: Person | None) -> float:
    """What an effect is worth, whatever its type: the best of its parts."""
    if isinstance(power, EitherOf):
        return max(best_of(menu, power.first, person), best_of(menu, power.second, person))
    known = POWERS.get(type(power).__name__)
    if known is not None:
        return known(menu, power, person)
    if isinstance(power, CutZombie):
        return max([menu.kills(p, 1) for p in places_of(menu, None) if menu.s.loose_at(p)], default=-1.0)
    if isinstance(power, FeedColony):
        return menu.w.meal(power.count)
    if isinstance(power, SafeFuel):
        # The card is played already: what it costs is paid.
        return max([menu.fuelled_worth(number) for number in menu.s.me.group], default=-1.0)
    if isinstance(power, KillZombies) and person is None and not power.afar:
        return max([menu.kills(p, power.count) for p in places_of(menu, None)], default=-1.0) or -1.0
    if isinstance(power, HealHere) and person is None:
        here = [menu.s.people[n] for p in places_of(menu, None) for n in menu.s.at[p]]
        return max([menu.heal_other(each) for each in here], default=-1.0)
    return menu.use(power, person)[1]


def places_of(menu: Menu, person: Person | None) -> list[int]:
    """Where an effect works: where its survivor is, or where the player has anybody."""
    if person is not None:
        return [person.place]
    return sorted({menu.s.people[number].place for number in menu.s.me.group})


def desperate(menu: Menu, places: list[int]) -> list[float]:
    """What it is worth to lift a despair token, by survivor at these places."""
    w = menu.w
    return [night_of(w).lifts(w, menu.s.people[n]) for place in places for n in menu.s.at[place]]


def _lift(menu: Menu, power: LiftDespair, person: Person | None) -> float:
    found = [max(0.0, worth) for worth in desperate(menu, places_of(menu, person))]
    return sum(found, 0.0) if power.everybody else max(found, default=-1.0)


def _comfort(menu: Menu, power: Comfort, person: Person | None) -> float:
    return max(desperate(menu, places_of(menu, None)), default=-1.0)


def _calm(menu: Menu, power: CalmHelpless, person: Person | None) -> float:
    night = night_of(menu.w)
    return min(power.count, night.night.unruly) * night.calm(menu.w) if night.night.unruly else -1.0


def trap(menu: Menu, place: int) -> float:
    """What an explosive trap is worth at a place: it stops a zombie, and nobody needs to keep it up."""
    gates = [gate for gate in menu.s.entrances(place) if menu.s.free(gate) > 0]
    if not gates:
        return -1.0
    return max([menu.w.gates()[gate] for gate in gates]) + menu.w.aims.more.get("trap", 0.0)


def _traps(menu: Menu, power: LayTraps, person: Person | None) -> float:
    places = places_of(menu, person if power.here else None)
    return power.count * max([trap(menu, place) for place in places], default=-1.0)


def _arm(menu: Menu, power: ArmBarricades, person: Person | None) -> float:
    """It gains nothing but traps, for those who want them; what counts barricades loses them."""
    w, s = menu.w, menu.s
    best = -1.0
    for place in places_of(menu, person if power.here else None):
        count = sum([s.barricades[gate] for gate in s.entrances(place)])
        lost = sum([s.barricades[gate] * w.aims.build[gate] for gate in s.entrances(place)], 0.0)
        best = max(best, count * w.aims.more.get("trap", 0.0) - lost - 0.01)
    return best


def _drive(menu: Menu, power: DriveOff, person: Person | None) -> float:
    w = menu.w
    night = night_of(w)
    places = [p for p in places_of(menu, person if power.here else None) if night.bandits_at(p)]
    return max([min(power.count, night.bandits_at(p)) * night.bandit(w, p) for p in places], default=-1.0)


def _take_back(menu: Menu, power: Any, person: Person | None) -> float:
    w = menu.w
    look = night_of(w).bandits
    if look is None or not look.stockpile:
        return -1.0
    wants = [w.wants()[kind] for kind in look.stockpile]
    taken = max(wants) if power.chosen else sum(wants, 0.0) / len(wants)
    return taken + w.aims.more.get("take", 0.0)


def _advance(menu: Menu, power: Advance, person: Person | None) -> float:
    return power.count * night_of(menu.w).best_token(menu.w)


def _for_a_card(menu: Menu, power: ForACard, person: Person | None) -> float:
    w = menu.w
    costs = [w.keeps(kind) for kind in set(menu.s.hand) if menu.box.symbol[kind] == power.symbol]
    gain = best_of(menu, power.then, person)
    return gain - min(costs) - w.waste_card() if costs else -1.0


def _blast(menu: Menu, power: Blast, person: Person | None) -> float:
    w, s = menu.w, menu.s
    best = -1.0
    for place in places_of(menu, None):
        hurt = sum([w.wound(s.people[number]) for number in s.at[place]], 0.0)
        best = max(best, menu.kills(place, min(power.count, s.loose_at(place))) - hurt)
    return best


def _draw_zombies(menu: Menu, power: DrawZombies, person: Person | None) -> float:
    places = places_of(menu, person if power.here else None)
    return max([max(menu.sources(place, power.count)) for place in places], default=-1.0) - 0.001


def _turn_die(menu: Menu, power: TurnDie, person: Person | None) -> float:
    return max([menu.die(7 - face) - menu.die(face) for face in set(menu.s.me.dice)], default=-1.0) - 0.005


def _regain(menu: Menu, power: RegainDice, person: Person | None) -> float:
    count = min(power.count, menu.s.me.used_dice)
    return count * sum([menu.die(face) for face in range(1, 7)], 0.0) / 6 if count else -1.0


def _help_die(menu: Menu, power: HelpWithDie, person: Person | None) -> float:
    """Those who still have their turn can use it."""
    others = [seat for seat in menu.w.aims.after if seat in menu.w.aims.faithful and menu.s.areas[seat].dice]
    return 0.03 * menu.w.sign if others else -1.0


def _build_here(menu: Menu, power: BuildHere, person: Person | None) -> float:
    return max([menu.barricade(p) for p in places_of(menu, person)], default=-1.0) * (
        1.0 if power.count == 1 else 1.6
    )


def _draw_here(menu: Menu, power: DrawHere, person: Person | None) -> float:
    return max([menu.w.search(place) for place in places_of(menu, person)], default=0.0) * power.count


def _hush(menu: Menu, power: Hush, person: Person | None) -> float:
    w, s = menu.w, menu.s
    best = -1.0
    for place in places_of(menu, person):
        if place != COLONY and s.noise[place]:
            each = w.gates()[GATES - 1 + place] + w.aims.kill[place] - w.aims.kill_only
            best = max(best, 0.5 * min(power.count, s.noise[place]) * each)
    return best


def _thaw(menu: Menu, power: ThawHere, person: Person | None) -> float:
    s = menu.s
    found = [
        sum([menu.heal_other(s.people[number]) for number in s.at[place] if s.people[number].frostbite], 0.0)
        for place in places_of(menu, person)
    ]
    return max(found, default=0.0) or -1.0


def _from_waste(menu: Menu, power: Any, person: Person | None) -> float:
    taken = menu.s.waste[-power.count :]
    return sum([menu.w.wants()[kind] for kind in taken], 0.0) + menu.w.waste(power.count)


def _appear(menu: Menu, power: Any, person: Person | None) -> float:
    """Being elsewhere without the way."""
    if person is None:
        return -1.0
    s = menu.s
    here = menu.standing(person, person.place)
    places = [p for p in s.board.all if p != person.place and s.room(p) > 0]
    if s.me.exiled:
        places = [p for p in places if p != COLONY]
    return max([menu.standing(person, p) - here for p in places], default=-1.0)


def pill(night: Night, menu: Menu, power: Pill, person: Person) -> float:
    """What a pill is worth for a survivor, on average."""
    total = 0.0
    for line in power.lines:
        worth = sum([_swallowed(night, menu, effect, person) for effect in line.effects], 0.0)
        total += (line.last - line.first + 1) / 6 * worth
    return total


def _swallowed(night: Night, menu: Menu, effect: PillEffect, person: Person) -> float:
    w = menu.w
    if isinstance(effect, RemovesWound):
        return w.heals(person)
    if isinstance(effect, RemovesAllWounds):
        return w.heals(person) * (1.0 + 0.5 * (person.hurts > 1))
    if isinstance(effect, AddsDespair):
        return -night.despair(w, person)
    if isinstance(effect, RemovesDespair):
        return max(0.0, night.lifts(w, person))
    wanted = w.aims.more.get("side_effect", 0.0) if person.seat == menu.s.seat else 0.0
    if isinstance(effect, Equips):
        return (0.03 if effect.effect.is_good else -0.04) * min(w.ahead, 4) + wanted
    return 0.0


def _pill(menu: Menu, power: Pill, person: Person | None) -> float:
    s = menu.s
    night = night_of(menu.w)
    people = [s.people[number] for place in places_of(menu, None) for number in s.at[place]]
    return max([pill(night, menu, power, each) for each in people], default=-1.0)


def _never(menu: Menu, power: Any, person: Person | None) -> float:
    """Not worth the time, as far as anybody can tell."""
    return -1.0


POWERS.update(
    {
        "EitherOf": best_of,
        "ForACard": _for_a_card,
        "LiftDespair": _lift,
        "Comfort": _comfort,
        "CalmHelpless": _calm,
        "LayTraps": _traps,
        "ArmBarricades": _arm,
        "DriveOff": _drive,
        "TakeBack": _take_back,
        "Advance": _advance,
        "Blast": _blast,
        "DrawZombies": _draw_zombies,
        "TurnDie": _turn_die,
        "RegainDice": _regain,
        "HelpWithDie": _help_die,
        "BuildHere": _build_here,
        "DrawHere": _draw_here,
        "Hush": _hush,
        "ThawHere": _thaw,
        "FromWaste": _from_waste,
        "Appear": _appear,
        "Pill": _pill,
        "SwapCards": _never,
        "Hurl": _never,
    }
)
