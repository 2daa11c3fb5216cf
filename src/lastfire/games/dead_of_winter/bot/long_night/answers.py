"""What the replies to the questions of The Long Night are worth."""

from lastfire.games.dead_of_winter.bot.long_night.cards import best_of, pill
from lastfire.games.dead_of_winter.bot.long_night.night import night_of
from lastfire.games.dead_of_winter.bot.replies import WEIGHED, Replies
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import EitherOf, ForACard
from lastfire.games.dead_of_winter.rules.long_night.effects.words import FIRST_EFFECT
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import RED_PILL, Pill
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, FAMILY, SURVIVOR, UP, YES

TRUST_NEEDED = 0.35
"""From this belief on that somebody is a betrayer they are not trusted."""


# Everywhere.


def _medicine(r: Replies, action: int) -> float:
    return -r.w.keeps(ABOUT[action])


def _unruly_go(r: Replies, action: int) -> float:
    """The unruly eat and draw more: let them go first."""
    night = night_of(r.w)
    return 0.001 * ABOUT[action] * r.w.sign + ABOUT[action] * night.calm(r.w)


def _keeping(r: Replies) -> float:
    """What it is worth that the first player token stays: who is first has the last word of ties.

    The loyal keep it from a player whom they suspect more than its holder. Where all want the same it goes
    round.
    """
    w, s = r.w, r.s
    if s.coop:
        return -0.005
    holder = r.facts[0]
    suspicion = w.beliefs()
    more = suspicion[(holder - 1) % s.seats] - suspicion[holder]
    if w.sign < 0:
        return -0.1 * more
    return 0.1 * more + (0.01 if holder == s.seat else -0.005)


def _call_token_vote(r: Replies, action: int) -> float:
    """A vote takes the time of all: only a clear difference is worth it."""
    return _keeping(r) - 0.03 if action == YES else 0.0


def _token_vote(r: Replies, action: int) -> float:
    return _keeping(r) if action == UP else 0.0


# Raxxon.


def _contain(r: Replies, action: int) -> float:
    """Contain it, or let it out and have zombies stay away somewhere."""
    night = night_of(r.w)
    if action != UP:
        return night.sparing(r.w)
    return night.release(r.w) + r.w.aims.more.get("code", 0.0)


def _spared(r: Replies, action: int) -> float:
    return night_of(r.w).spares(r.w, ABOUT[action])


def _siren(r: Replies, action: int) -> float:
    return night_of(r.w).special(r.w, ABOUT[action])


def _taker(r: Replies, action: int) -> float:
    last = (r.s.removed if r.s.me.exiled else r.s.waste)[-1:]
    power: Power = r.box.items[last[0]].power if last else RED_PILL
    if not isinstance(power, Pill):
        power = RED_PILL
    return pill(night_of(r.w), r.menu, power, r.s.people[ABOUT[action]])


# Bandits.


def _raider(r: Replies, action: int) -> float:
    """The rows wound: let the hardy go."""
    return -r.w.wound(r.s.people[ABOUT[action]])


def _stockpile(r: Replies, action: int) -> float:
    return r.w.wants()[ABOUT[action]]


def _bandit_place(r: Replies, action: int) -> float:
    """The leader of the bandits sends them where they do the leader's own people and goals least harm.

    Who wants the main objective is the colony's friend still; else they go where it hurts the others.
    """
    w, s = r.w, r.s
    place = ABOUT[action]
    harm = night_of(w).bandit(w, place)
    others = [n for n in s.at[place] if s.people[n].seat != s.seat]
    mine = len(s.at[place]) - len(others)
    danger = w.danger(place, len(s.at[place]) + 1) - w.danger(place, len(s.at[place])) if s.at[place] else 0.0
    if wants_main(r):
        return -harm - danger
    return danger * (len(others) - 2 * mine) + 0.001 * s.decks[place] - 0.1 * mine


def wants_main(r: Replies) -> bool:
    """Whether an exile needs the main objective done."""
    return any(type(goal).__name__ == "MainObjectiveDone" for goal in r.w.aims.own_goals)


def _bandit_gone(r: Replies, action: int) -> float:
    return night_of(r.w).bandit(r.w, ABOUT[action]) + 0.001


# Improvements.


def _improvement(r: Replies, action: int) -> float:
    return night_of(r.w).token(r.w, ABOUT[action])


def _despairing(r: Replies, action: int) -> float:
    return night_of(r.w).lifts(r.w, r.s.people[ABOUT[action]])


# What cards ask.


def _trust(r: Replies, action: int) -> float:
    """Both are healed if both say yes; who says so alone despairs."""
    if action != UP:
        return 0.0
    return 0.05 if max(r.w.beliefs(), default=0.0) < TRUST_NEEDED else -0.05


def _named_item(r: Replies, action: int) -> float:
    """Something that one wants and that others may well have: each card out of any deck counts."""
    kind = ABOUT[action]
    held = sum([copies[kind] for copies in r.w.cards.copies]) - r.s.hand.count(kind)
    known = sum([area.known.count(kind) for area in r.s.areas if area.seat != r.s.seat])
    return r.w.wants()[kind] * min(1.0, 0.1 * held + known)


def _give_named(r: Replies, action: int) -> float:
    """All despair of one's people for a card."""
    if action != YES:
        return 0.0
    night = night_of(r.w)
    lifted = [max(0.0, night.lifts(r.w, r.s.people[n])) for n in r.s.me.group]
    return sum(lifted, 0.0) - r.w.keeps(r.facts[0])


def _let_go(r: Replies, action: int) -> float:
    """Somebody of mine goes, so that no morale is lost; who is last in a group stays."""
    person = r.s.people[ABOUT[action]]
    if len(r.s.me.group) == 1:
        return -9.0
    return r.w.loss(1) - (r.w.death(person) - r.w.loss(1)) - 0.1 * r.w.cards.draft(person.number)


def _blast(r: Replies, action: int) -> float:
    """All zombies at the colony are gone, and perhaps somebody with them."""
    w, s = r.w, r.s
    if action != YES:
        return 0.0
    return r.menu.kills(COLONY, s.loose_at(COLONY)) - w.common_death() / 3


def _upkeep(r: Replies, action: int) -> float:
    """Medicine, or the life of a helpless survivor."""
    night = night_of(r.w)
    lifted = [max(0.0, night.lifts(r.w, r.s.people[n])) for n in r.s.me.group]
    return r.w.loss(1) + sum(lifted, 0.0) - r.w.keeps(ABOUT[action]) - r.w.waste_card()


def _effect(r: Replies, action: int) -> float:
    """Which of two effects: of the card played last, or of somebody's equipment or ability."""
    power = _asked_of(r)
    if power is None:
        return 0.0
    return best_of(r.menu, power.first if action == FIRST_EFFECT else power.second, None)


def _asked_of(r: Replies) -> EitherOf | None:
    s = r.s
    last = (s.removed if s.me.exiled else s.waste)[-1:]
    kinds = [*last, *[kind for n in s.me.group for kind in s.people[n].gear]]
    powers: list[Power] = [r.box.items[kind].power for kind in kinds]
    powers += [r.box.survivors[n].power for n in s.me.group]
    for power in powers:
        found = power.then if isinstance(power, ForACard) else power
        if isinstance(found, EitherOf):
            return found
    return None


def _pulse(r: Replies, action: int) -> float:
    """A zombie goes; people stay where they are."""
    return -0.1 if FAMILY[action] is SURVIVOR else 0.01


def _turn_die(r: Replies, action: int) -> float:
    return r.menu.die(7 - ABOUT[action]) - r.menu.die(ABOUT[action])


def _help_die(r: Replies, action: int) -> float:
    """Low dice gain most; a betrayer raises what is high already."""
    return -0.01 * r.w.sign * ABOUT[action]


def _joins(r: Replies, action: int) -> float:
    """Somebody who is new: whom one trusts, best oneself."""
    player = ABOUT[action]
    return 0.05 if player == r.s.seat else -0.1 * r.w.beliefs()[player]


WEIGHED.update(
    {
        "calm": _medicine,
        "unruly_go": _unruly_go,
        "call_token_vote": _call_token_vote,
        "token_vote": _token_vote,
        "contain": _contain,
        "spared": _spared,
        "siren": _siren,
        "taker": _taker,
        "raider": _raider,
        "stockpile": _stockpile,
        "bandit_place": _bandit_place,
        "bandit_gone": _bandit_gone,
        "improvement": _improvement,
        "cheered": _despairing,
        "comfort": _despairing,
        "trust": _trust,
        "named_item": _named_item,
        "give_named": _give_named,
        "let_go": _let_go,
        "blast": _blast,
        "upkeep": _upkeep,
        "effect": _effect,
        "pulse": _pulse,
        "turn_die": _turn_die,
        "help_die": _help_die,
        "joins": _joins,
    }
)
