"""What the actions that The Long Night brings are worth on one's turn, and what to attack."""

from lastfire.games.dead_of_winter.bot.long_night.cards import desperate
from lastfire.games.dead_of_winter.bot.long_night.night import night_of
from lastfire.games.dead_of_winter.bot.menu import DEEDS, FREE, WORK, Menu
from lastfire.games.dead_of_winter.bot.replies import TARGETS
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import (
    ATTACK_HIDEOUT,
    BANDIT,
    SEARCH_HIDEOUT,
    TAKE_SHARE,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import CALM
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import FILM_NIGHT, WORKSHOP
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import LAY_DIE, SPECIAL
from lastfire.games.dead_of_winter.rules.long_night.scenarios.goals import DIG_FROM, FOLLOW_FROM
from lastfire.games.dead_of_winter.rules.long_night.scenarios.words import DIG, FOLLOW
from lastfire.games.dead_of_winter.rules.names import COLONY, MEDICINE
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, ZOMBIE

Due = tuple[float, float]


def medicine_to_spare(menu: Menu) -> float:
    """What the medicine card costs that one misses least."""
    w = menu.w
    costs = [w.keeps(kind) for kind in set(menu.s.hand) if menu.box.symbol[kind] == MEDICINE]
    return min(costs, default=9.0)


def _calm(menu: Menu, action: int) -> Due:
    w = menu.w
    waste = 0.0 if menu.s.me.exiled else w.waste_card()
    needed = 0.8 * max(0.0, w.crisis_point()) if MEDICINE in menu.needed() else 0.0
    return (FREE, night_of(w).calm(w) - medicine_to_spare(menu) - waste - needed)


def _lay_die(menu: Menu, action: int) -> Due:
    return (WORK, night_of(menu.w).lays(menu.w, menu, ABOUT[action]))


def raiders(menu: Menu, value: tuple[int, ...]) -> list[Person]:
    """My people at the Hideout who have a die for it."""
    best = max(menu.s.me.dice, default=0)
    people = [menu.s.people[n] for n in menu.s.me.group]
    return [each for each in people if each.place == HIDEOUT and value[each.number] <= best]


def _search_hideout(menu: Menu, action: int) -> Due:
    w = menu.w
    found = raiders(menu, menu.box.search) or _there(menu)
    return (WORK, max([night_of(w).hideout_search(w, each) for each in found], default=-1.0))


def _attack_hideout(menu: Menu, action: int) -> Due:
    w = menu.w
    found = raiders(menu, menu.box.attack) or _there(menu)
    return (WORK, max([night_of(w).hideout_attack(w, each) for each in found], default=-1.0))


def _there(menu: Menu) -> list[Person]:
    return [menu.s.people[n] for n in menu.s.me.group if menu.s.people[n].place == HIDEOUT]


def _take_share(menu: Menu, action: int) -> Due:
    look = night_of(menu.w).bandits
    wants = menu.w.wants()
    return (FREE, max([wants[kind] for kind in look.stockpile], default=-1.0) if look is not None else -1.0)


def _film_night(menu: Menu, action: int) -> Due:
    worst = min([menu.die(face) for face in menu.s.me.dice], default=0.0)
    return (WORK, max(desperate(menu, [COLONY]), default=-1.0) - worst)


def _workshop(menu: Menu, action: int) -> Due:
    return (FREE, menu.barricade(COLONY))


def _for_the_goal(menu: Menu, action: int) -> Due:
    """A die for a goal of a scenario, which nothing else brings nearer."""
    name, least = ("dig", DIG_FROM) if action == DIG else ("follow", FOLLOW_FROM)
    fitting = [menu.die(face) for face in menu.s.me.dice if face >= least]
    return (WORK, menu.w.aims.more.get(name, 0.0) - 0.3 * min(fitting, default=0.0))


DEEDS[CALM] = _calm
for _action in LAY_DIE[1:]:
    DEEDS[_action] = _lay_die
DEEDS[SEARCH_HIDEOUT] = _search_hideout
DEEDS[ATTACK_HIDEOUT] = _attack_hideout
DEEDS[TAKE_SHARE] = _take_share
DEEDS[FILM_NIGHT] = _film_night
DEEDS[WORKSHOP] = _workshop
DEEDS[DIG] = _for_the_goal
DEEDS[FOLLOW] = _for_the_goal


# What to attack.


def _special(menu: Menu, person: Person, kind: int) -> float:
    w = menu.w
    night = night_of(w)
    return night.special(w, person.place) - night.encounter(w, person, kind)


def _bandit(menu: Menu, person: Person) -> float:
    return 2 / 3 * night_of(menu.w).bandit(menu.w, person.place)


def _zombie(menu: Menu, person: Person) -> float:
    """Beside a bandit it is the question which of them is to go."""
    w = menu.w
    if w.extra is None or not night_of(w).bandits_at(person.place):
        return 0.5
    cost = 0.0 if person.number in w.cards.quiet else w.exposure(person, person.place)
    return menu.kills(person.place, 1) - cost


def _special_of(kind: int) -> None:
    TARGETS[SPECIAL[kind]] = lambda menu, person: _special(menu, person, kind)


for _kind in range(len(SPECIAL)):
    _special_of(_kind)
TARGETS[BANDIT] = _bandit
TARGETS[ZOMBIE] = _zombie
