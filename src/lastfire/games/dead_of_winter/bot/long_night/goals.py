"""What the objectives of The Long Night ask for, turned into what steps are worth.

Steps of its own go by a name in ``Aims.more``: "calm", "lift" (a despair token less on anybody), "cheer" (on
mine), "gloom" (one more on others), "trap", "bandit" (one less), "take" (a card out of the stockpile),
"special" (one less), "code", "advance" (an improvement finished), "dig", "follow", "side_effect".
"""

from typing import Any, Final

from lastfire.games.dead_of_winter.bot.aims import COMES, MAIN_GOALS, OWN_GOALS, SHARES, STEPS, Aims
from lastfire.games.dead_of_winter.bot.decks import cards_of
from lastfire.games.dead_of_winter.rules.known import Progress
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT, TOWN
from lastfire.games.dead_of_winter.rules.long_night.bandits.view import BanditLook
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import ForACard
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import Advance
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightLook
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.view import Works
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.names import COLONY, MEDICINE
from lastfire.games.dead_of_winter.rules.sight import ColonySight

# What a colony of four manages in a round, when it tries.
DIGS_A_ROUND: Final = 3.0
FOLLOWED_A_ROUND: Final = 2.5
TAKEN_A_ROUND: Final = 3.0
BANDITS_A_ROUND: Final = 3.0
CODES_A_ROUND: Final = 0.7
TOKENS_A_ROUND: Final = 2.0
LIFTED_A_ROUND: Final = 1.0
MOST_A_DIE: Final = 0.35
"""A die for the goal of a scenario is never worth more: who dies on the way reaches no goal."""
AT_LAST: Final = 0.5
NEARLY: Final = 0.15
"""What it is worth to calm somebody where nobody is to be unruly: in the last round, and shortly before."""
MEDICINE_KEPT: Final = 0.06
"""What medicine for it is worth until then."""
LATE: Final = 2
"""In so many last rounds what is calm stays so."""


def _progress(a: Aims, goal: Any) -> Progress | None:
    return next((told for told in a.s.goals if told.goal is goal), None)


def _left(a: Aims, goal: Any) -> int:
    """How many steps a goal of the main objective lacks; of some there must be no more than so many."""
    told = _progress(a, goal)
    if told is None or told.met:
        return 0
    return abs(told.need - told.now)


def _at_colony(a: Aims, goal: Any) -> bool:
    a.clear([COLONY], goal.most, a.others_met(goal))
    return True


def _nobody_unruly(a: Aims, goal: Any) -> bool:
    """It has to be so in the last round; medicine is best kept for then."""
    unruly = _left(a, goal)
    a.step("calm", AT_LAST if a.left == 1 else NEARLY if a.left <= LATE else 0.0)
    have = sum([1 for kind in a.s.hand if a.box.symbol[kind] == MEDICINE])
    wanted = (unruly + a.left - 1) / max(1, len(a.faithful))
    for kind in a.kinds_with(MEDICINE):
        a.hand[kind] += MEDICINE_KEPT if have < wanted else 0.0
        a.keep(kind, MEDICINE_KEPT if have <= wanted else 0.0)
    return False


def _helpless(a: Aims, goal: Any) -> bool:
    a.step("helpless", -0.3)
    return False


def _little_despair(a: Aims, goal: Any) -> bool:
    left = _left(a, goal)
    if left > 0:
        a.step("lift", a.unit(left, LIFTED_A_ROUND))
    return False


def _works(s: ColonySight) -> Works | None:
    return next((module.look for module in s.modules if isinstance(module.look, Works)), None)


def _improvements(a: Aims, goal: Any) -> bool:
    """The tokens that the cheapest ones lack."""
    works = _works(a.s)
    left = _left(a, goal)
    if works is None or left == 0:
        return True
    missing = sorted(
        [TEN[number].needed - tokens for number, tokens in zip(works.row, works.tokens, strict=True)]
    )
    tokens = sum(missing[:left]) or 1
    unit = a.unit(tokens, TOKENS_A_ROUND)
    a.step("advance", 1.5 * unit)
    cards = cards_of(a.box)
    for kind, parts in enumerate(cards.parts):
        for part in parts:
            then = part.then if isinstance(part, ForACard) else part
            if isinstance(then, Advance):
                a.hand[kind] += 0.8 * unit * then.count
    return True


def _dug(a: Aims, goal: Any) -> bool:
    a.step("dig", min(MOST_A_DIE, a.unit(_left(a, goal), DIGS_A_ROUND)))
    return True


def _codes(a: Aims, goal: Any) -> bool:
    a.step("code", 2.0 * a.unit(_left(a, goal), CODES_A_ROUND))
    return True


def _followed(a: Aims, goal: Any) -> bool:
    a.step("follow", min(MOST_A_DIE, a.unit(_left(a, goal), FOLLOWED_A_ROUND)))
    return True


def _taken(a: Aims, goal: Any) -> bool:
    left = _left(a, goal)
    unit = a.unit(left, TAKEN_A_ROUND)
    a.step("take", unit)
    if left:
        a.presence[HIDEOUT] += 0.3 * unit
    return True


def _few_bandits(a: Aims, goal: Any) -> bool:
    unit = a.unit(_left(a, goal), BANDITS_A_ROUND)
    a.step("bandit", unit if a.others_met(goal) or a.left <= LATE else 0.6 * unit)
    return True


MAIN_GOALS.update(
    {
        "FewZombiesAtColony": _at_colony,
        "NobodyUnruly": _nobody_unruly,
        "HelplessAtLeast": _helpless,
        "LittleDespair": _little_despair,
        "ImprovementsFinished": _improvements,
        "Dug": _dug,
        "CodesMet": _codes,
        "Tracked": _followed,
        "TakenBack": _taken,
        "BanditsAtMost": _few_bandits,
        "StockpileAtMost": _taken,
    }
)


def comes(s: ColonySight, place: int) -> float:
    """Zombies that bandits and the unruly draw to a place tonight, and special ones that may come there."""
    count = 0.0
    for module in s.modules:
        look = module.look
        if isinstance(look, BanditLook) and place != COLONY:
            count += look.bandits[place]
        elif isinstance(look, RaxxonLook) and look.top >= 0 and not look.met and place in TOWN:
            count += EXPERIMENTS[look.top].count / len(TOWN)
        elif isinstance(look, NightLook) and place == COLONY:
            # Half of all people there draw a zombie each.
            count += (s.helpless + look.unruly - len(s.at[COLONY])) / 2
    return count


COMES.append(comes)
SHARES.update(
    {
        "behind_the_rubble": 0.2,
        "the_cold_store": 0.2,
        "tracks_in_the_snow": 0.2,
        "what_they_took": 0.5,
    }
)
"""Goals of scenarios but the last: what comes after them takes time as well."""


# One's own objective.


def _step(what: str, worth: float) -> Any:
    """A goal that makes steps of one kind worth more, or less."""
    return lambda a, goal, time: a.step(what, worth * time)


def _people_at(a: Aims, goal: Any, time: float) -> None:
    here = sum([1 for n in a.s.me.group if a.s.people[n].place == goal.place])
    a.presence[goal.place] += (0.8 if here <= goal.count else 0.0) * time * (1.0 if a.horizon <= 2 else 0.3)


def _none_at_colony(a: Aims, goal: Any, time: float) -> None:
    a.presence[COLONY] -= 0.6 * time if a.horizon <= 2 else 0.05 * time


def _from_deck(a: Aims, goal: Any, time: float) -> None:
    """Cards with that back: what kinds there are in the deck."""
    have = a.s.me.backs[goal.place] if goal.place < len(a.s.me.backs) else 0
    if have < goal.count:
        a.draw[goal.place] += 0.4 * time
    copies = cards_of(a.box).copies[goal.place]
    for kind, count in enumerate(copies):
        if count and sum([deck[kind] for deck in cards_of(a.box).copies]) == count:
            a.hand[kind] += 0.4 * time if have < goal.count else 0.0
            a.keep(kind, 0.5 * time if have <= goal.count else 0.0)


OWN_GOALS.update(
    {
        "Despairing": _step("cheer", -0.4),
        "NobodyDespairs": _step("cheer", 0.5),
        "OthersDespair": _step("gloom", 0.25),
        "DespairEverywhere": _step("gloom", 0.25),
        "LittleDespair": _step("lift", 0.3),
        "UnrulyAtLeast": _step("calm", -0.4),
        "NobodyUnruly": _step("calm", 0.5),
        "HelplessAtMost": _step("helpless", 0.3),
        "TrapsAtLeast": _step("trap", 0.5),
        "PeopleAt": _people_at,
        "NoneAtColony": _none_at_colony,
        "FromDeck": _from_deck,
        "BanditsAtLeast": _step("bandit", -0.2),
        "BanditsAtMost": _step("bandit", 0.3),
        "StockpileAtLeast": _step("take", -0.3),
        "StockpileAtMost": _step("take", 0.3),
        "ImprovementsFinished": _step("advance", 0.4),
        "FewImprovements": _step("advance", -0.5),
        "SpecialsAtLeast": _step("special", -0.3),
        "NoSpecials": _step("special", 0.3),
        "SideEffects": _step("side_effect", 0.4),
    }
)


def _lacks(s: ColonySight, goal: Any) -> int:
    """How many steps a goal lacks that its player is told."""
    for told in s.win or []:
        if told.goal is goal and told.told and not told.met:
            return abs(told.need - told.now)
    return 0


for _name in (
    "Despairing",
    "OthersDespair",
    "DespairEverywhere",
    "UnrulyAtLeast",
    "TrapsAtLeast",
    "PeopleAt",
    "NoneAtColony",
    "FromDeck",
    "BanditsAtLeast",
    "StockpileAtLeast",
    "FewImprovements",
    "SpecialsAtLeast",
    "SideEffects",
):
    STEPS[_name] = _lacks
