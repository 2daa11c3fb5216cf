"""Exact chances: of a melee, of a volley, of a whole path.

A melee is computed by dynamic programming over (survivors, zombies, adrenaline), with one policy:
adrenaline saves survivors first, then buys kills. Rolls that change nothing are divided out.
"""

from typing import Final, TypedDict, final

from lastfire.engine.errors import SetupError
from lastfire.engine.step import Ask
from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    ConfirmMaps,
    Fate,
    MayThrowMolotov,
    NoAdrenaline,
    TimmyKillsAll,
    pays,
)
from lastfire.games.hit_z_road.rules.fight import FLEE_PRICE
from lastfire.games.hit_z_road.rules.journey import tile_on_this_stage
from lastfire.games.hit_z_road.rules.state import CHOICE, FACE_DOWN, GONE, NOBODY, OVER, RoadTable
from lastfire.games.hit_z_road.rules.words.actions import CROSS, DRIVE, FLEE, SHOOT, SPENT
from lastfire.games.hit_z_road.rules.words.questions import (
    ASK_AFTER_VOLLEY,
    ASK_BEFORE_MELEE,
    ASK_DETOUR,
    ASK_PATH,
    ASK_SPEND,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import (
    ANY,
    ANY_KIND,
    BLACK_DIE,
    BONUS_KILL,
    CASUALTY,
    FATAL,
    KILL,
    MAP,
    MOLOTOV,
    NO_TOKEN,
    OPPORTUNITY,
    RED_DIE,
    RESOURCES,
    TIMMY,
    TOKENS,
)

Roll = tuple[int, int, int, int]
"""What a melee roll shows: kills, lightnings, casualties, fatal faces."""

Outcome = dict[tuple[int, int], float]
"""Chances by (survivors, adrenaline) left; no survivors means eliminated, with nothing left."""

Prospects = tuple[float, float, float]
"""The chance to win, and survivors and adrenaline left on average."""

_ROLLS: Final[dict[tuple[int, int], dict[Roll, float]]] = {}
_MELEES: Final[dict[tuple[int, int, int, int], Outcome]] = {}
_PROSPECTS: Final[dict[tuple[int, int, int, int], Prospects]] = {}

NEGLIGIBLE: Final = 1e-6
"""Volleys less likely than this change no figure that is shown."""

MOST_PEOPLE: Final = 20
MOST_ZOMBIES: Final = 60
MOST_ADRENALINE: Final = 60


class Cost(TypedDict):
    """What a card asks for, and how many lives it costs not to pay."""

    resource: str
    count: int
    lives: int
    token: str | None


@final
class PathOdds(TypedDict):
    """The prospects of a path."""

    survive: float
    all_live: float
    people: float
    lose: float
    join: float
    ammo: float
    gas: float
    adrenaline: float
    vp: int
    map_vp: int
    zombies: int
    fight: bool
    unknown: int
    costs: list[Cost]
    gains: list[str]
    uses: list[str]


@final
class FightOdds(TypedDict):
    """The prospects of a fight."""

    win: float
    people: float
    adrenaline: float
    zombies: float


@final
class FleeOdds(TypedDict):
    """What becomes of those who flee, and the price."""

    win: float
    people: float
    adrenaline: float
    zombies: float
    gas: int


@final
class DetourOdds(TypedDict):
    """The chance to come through a contaminated area without a loss."""

    unharmed: float


OptionOdds = PathOdds | FleeOdds | FightOdds | DetourOdds


class RoadOdds(TypedDict):
    """All odds worth showing to a seat."""

    paths: list[PathOdds | None]
    options: dict[str, OptionOdds]
    """By position."""


class Odds:
    """The prospects of a melee: chance to win, and what is left on average.

    ``survivors`` and ``adrenaline`` count a lost fight as 0.
    """

    def __init__(self, win: float, survivors: float, adrenaline: float) -> None:
        self.win = win
        self.survivors = survivors
        self.adrenaline = adrenaline

    def __repr__(self) -> str:
        return f"Odds(win={self.win:.4f}, survivors={self.survivors:.4f}, adrenaline={self.adrenaline:.4f})"


def odds(survivors: int, zombies: int, skulls: int = 0, adrenaline: int = 0) -> Odds:
    """The exact prospects of a melee. Raises ValueError naming a number that is out of range.

    ``skulls`` is the strength of the horde, 0 for ordinary zombies. [HZR-MELEE-2..17]
    """
    for name, value, low, high in (
        ("survivors", survivors, 1, MOST_PEOPLE),
        ("zombies", zombies, 0, MOST_ZOMBIES),
        ("skulls", skulls, 0, MOST_PEOPLE),
        ("adrenaline", adrenaline, 0, MOST_ADRENALINE),
    ):
        if not low <= value <= high:
            raise SetupError(
                name,
                Name(f"{value} is not from {low} to {high}", f"{value}は{low}から{high}の範囲にありません"),
            )
    win, people, left = prospects(survivors, zombies, skulls, adrenaline)
    return Odds(min(win, 1.0), people, left)


def prospects(people: int, zombies: int, skulls: int, adrenaline: int) -> Prospects:
    """A melee in three numbers, without keeping every way it can end."""
    if people <= 0:
        return (0.0, 0.0, 0.0)
    if zombies <= 0:
        return (1.0, float(people), float(adrenaline))
    key = (people, zombies, skulls, adrenaline)
    known = _PROSPECTS.get(key)
    if known is not None:
        return known
    win = survivors = unspent = unchanged = 0.0
    for now, left, spent, chance in exchanges(people, zombies, skulls, adrenaline):
        if now == people and left == zombies and spent == 0:
            unchanged += chance
        elif now > 0:
            then = prospects(now, left, skulls, adrenaline - spent)
            win += chance * then[0]
            survivors += chance * then[1]
            unspent += chance * then[2]
    ends = 1 - unchanged
    known = (win / ends, survivors / ends, unspent / ends)
    _PROSPECTS[key] = known
    return known


def exchanges(people: int, zombies: int, skulls: int, adrenaline: int) -> list[tuple[int, int, int, float]]:
    """One melee roll: people left, zombies left, adrenaline spent, and the chance of each."""
    red = min(skulls, people)
    met: dict[tuple[int, int, int], float] = {}
    for (kills, lightnings, casualties, fatal), chance in rolls(people - red, red).items():
        saves = min(casualties, adrenaline)
        left = max(0, zombies - kills)
        extra = min(lightnings, adrenaline - saves, left)
        end = (max(0, people - (casualties - saves) - fatal), left - extra, saves + extra)
        met[end] = met.get(end, 0.0) + chance
    return [(now, left, spent, chance) for (now, left, spent), chance in met.items()]


def rolls(black: int, red: int) -> dict[Roll, float]:
    """The chance of everything a roll of these dice can show."""
    known = _ROLLS.get((black, red))
    if known is not None:
        return known
    if black + red == 0:
        known = {(0, 0, 0, 0): 1.0}
    else:
        faces = RED_DIE if red else BLACK_DIE
        fewer = rolls(black, red - 1) if red else rolls(black - 1, 0)
        known = {}
        for (kills, lightnings, casualties, fatal), chance in fewer.items():
            for face in faces:
                roll = (
                    kills + (1 if face in (KILL, BONUS_KILL) else 0),
                    lightnings + (1 if face in (OPPORTUNITY, BONUS_KILL) else 0),
                    casualties + (1 if face == CASUALTY else 0),
                    fatal + (1 if face == FATAL else 0),
                )
                known[roll] = known.get(roll, 0.0) + chance / 6
    _ROLLS[black, red] = known
    return known


def melee(people: int, zombies: int, skulls: int, adrenaline: int) -> Outcome:
    """How a melee ends, with chances."""
    if people <= 0:
        return {(0, 0): 1.0}
    if zombies <= 0:
        return {(people, adrenaline): 1.0}
    key = (people, zombies, skulls, adrenaline)
    known = _MELEES.get(key)
    if known is not None:
        return known
    outcome: Outcome = {}
    unchanged = 0.0
    for now, left, spent, chance in exchanges(people, zombies, skulls, adrenaline):
        if now == people and left == zombies and spent == 0:
            unchanged += chance
            continue
        for end, then in melee(now, left, skulls, adrenaline - spent).items():
            outcome[end] = outcome.get(end, 0.0) + chance * then
    outcome = {end: chance / (1 - unchanged) for end, chance in outcome.items()}
    _MELEES[key] = outcome
    return outcome


def volley(ammo: int, zombies: int, skulls_add: bool) -> list[float]:
    """The chance of each number of zombies left after a volley. [HZR-SHOOT-3, HZR-EVENT-20]"""
    change = {0: 1.0}
    for _ in range(2 * ammo):
        after: dict[int, float] = {}
        for by, chance in change.items():
            after[by - 1] = after.get(by - 1, 0.0) + chance / 2
            if skulls_add:
                after[by + 1] = after.get(by + 1, 0.0) + chance / 6
                after[by] = after.get(by, 0.0) + chance / 3
            else:
                after[by] = after.get(by, 0.0) + chance / 2
        change = after
    left = [0.0] * (zombies + 2 * ammo + 1)
    for by, chance in change.items():
        left[max(0, zombies + by)] += chance
    return left


Journey = tuple[Fate, bool]
"""The fate of a group, and whether it has lost nobody on its way."""


def drive(
    card: AdventureCard, fates: dict[Journey, float], tokens: list[int]
) -> tuple[dict[Journey, float], float]:
    """What becomes of a group on one card if it pays when able and fights hand to hand.

    The second number counts, on average, the survivors who join it there.
    """
    burns = any(isinstance(effect, MayThrowMolotov) for effect in card.fight) and tokens[MOLOTOV] > 0
    needs_timmy = any(isinstance(effect, TimmyKillsAll) for effect in card.fight)
    may_spend = not any(isinstance(effect, NoAdrenaline) for effect in card.fight)
    joined = 0.0
    found: dict[Journey, float] = {}
    for ((people, ammo, gas, adrenaline, armed, timmy), whole), chance in fates.items():
        fate = LOST
        if people > 0:
            fate = (
                people,
                ammo + card.ammo,
                gas + card.gas,
                adrenaline + card.adrenaline,
                armed,
                timmy,
            )
        found[fate, whole] = found.get((fate, whole), 0.0) + chance
    for effect in card.event:
        after: dict[Journey, float] = {}
        for (fate, whole), chance in found.items():
            turns = effect.fates(fate, tokens) if fate[0] > 0 else [(1.0, fate)]
            for p, then in turns:
                joined += chance * p * max(0, then[0] - fate[0])
                turn = (then, whole and then[0] >= fate[0])
                after[turn] = after.get(turn, 0.0) + chance * p
        found = after
    fought: dict[Journey, float] = {}
    for ((people, ammo, gas, adrenaline, armed, timmy), whole), chance in found.items():
        zombies = 0 if burns or (needs_timmy and timmy) else card.zombies
        skulls = 0 if armed else card.skulls
        usable = adrenaline if may_spend else 0
        stays = 0 if needs_timmy else timmy
        for (left, unspent), p in melee(people, zombies, skulls, usable).items():
            kept = unspent + adrenaline - usable
            end = ((left, ammo, gas, kept, armed, stays) if left else LOST, whole and left == people)
            fought[end] = fought.get(end, 0.0) + chance * p
    return fought, joined


LOST: Final = (0, 0, 0, 0, 0, 0)
"""The fate of a group that is no more."""


def path_odds(t: RoadTable, seat: int, path: int) -> PathOdds | None:
    """The prospects of a path for a seat; None when it is taken or cannot be looked at.

    A card face down may be any that nobody has seen, each as likely as the others: what is said of it is
    an average.
    """
    group = t.groups[seat]
    if t.taken[path] != NOBODY or group.people == 0:
        return None
    here = t.paths[2 * path : 2 * path + 2]
    if GONE in here:
        return None
    pile = t.unseen[t.level - 1]
    unseen = [t.cards[card] for card in (*pile.top, *pile.middle, *pile.bottom)]
    left, right = [[t.cards[card]] if card != FACE_DOWN else unseen for card in here]
    setting_out = (
        group.people,
        group.ammo,
        group.gas,
        group.adrenaline,
        int(group.wheel_armed),
        int(group.tokens[TIMMY] > 0),
    )
    start = {(pays(setting_out, t.keys[path] + tile_on_this_stage(t)), True): 1.0}
    joined = 0.0
    halfway = []
    for card in left:
        fates, joining = drive(card, start, group.tokens)
        halfway.append(fates)
        joined += joining / len(left)
    ends: dict[Journey, float] = {}
    for second in right:
        # No card lies twice.
        share = 1 / len(left) / (len(right) - (1 if left is right else 0))
        before: dict[Journey, float] = {}
        for first, fates in zip(left, halfway, strict=True):
            if first is not second:
                for fate, chance in fates.items():
                    before[fate] = before.get(fate, 0.0) + chance * share
        after, joining = drive(second, before, group.tokens)
        joined += joining
        for fate, chance in after.items():
            ends[fate] = ends.get(fate, 0.0) + chance
    people = sum([chance * fate[0] for (fate, _), chance in ends.items()])
    open_cards = [t.cards[card] for card in here if card != FACE_DOWN]
    return {
        "survive": _chance([chance for (fate, _), chance in ends.items() if fate[0] > 0]),
        "all_live": _chance([chance for (_, whole), chance in ends.items() if whole]),
        "people": round(people, 3),
        "lose": round(max(0.0, group.people + joined - people), 3),
        "join": round(joined, 3),
        "ammo": _mean([[card.ammo for card in slot] for slot in (left, right)]),
        "gas": _mean([[card.gas for card in slot] for slot in (left, right)]),
        "adrenaline": _mean([[card.adrenaline for card in slot] for slot in (left, right)]),
        "vp": sum([card.vp for card in open_cards]),
        "map_vp": sum([_map_points(card, group.tokens) for card in open_cards]),
        "zombies": sum([card.zombies for card in open_cards]),
        "fight": max([card.zombies for card in open_cards], default=0) > 0,
        "unknown": here.count(FACE_DOWN),
        "costs": _costs(open_cards, group.tokens),
        "gains": [TOKENS[card.token].id for card in open_cards if card.token != NO_TOKEN],
        "uses": _used(open_cards, group.tokens),
    }


def _chance(chances: list[float]) -> float:
    return round(min(sum(chances, 0.0), 1.0), 4)


def _mean(slots: list[list[int]]) -> float:
    """What the cards of a path bring on average."""
    return round(sum([sum(counts) / len(counts) for counts in slots]), 3)


def _map_points(card: AdventureCard, tokens: list[int]) -> int:
    """What the Maps of a group will be worth when it has met this card."""
    return sum([effect.vp * tokens[MAP] for effect in card.event if isinstance(effect, ConfirmMaps)])


def _costs(cards: list[AdventureCard], tokens: list[int]) -> list[Cost]:
    """The resources that these cards ask for, and what is lost by who does not pay."""
    costs: list[Cost] = []
    for card in cards:
        for effect in card.event:
            toll = effect.toll(tokens)
            if toll is not None:
                resource, count, lives, token = toll
                costs.append(
                    {
                        "resource": RESOURCES[resource].id if resource != ANY else ANY_KIND.id,
                        "count": count,
                        "lives": lives,
                        "token": TOKENS[token].id if token != NO_TOKEN else None,
                    }
                )
    return costs


def _used(cards: list[AdventureCard], tokens: list[int]) -> list[str]:
    """The special tokens of a group that these cards take."""
    asked = [effect.uses() for card in cards for effect in (*card.event, *card.fight)]
    return [TOKENS[token].id for token in asked if token != NO_TOKEN and tokens[token] > 0]


def table_odds(t: RoadTable, ask: Ask | None, seat: int) -> RoadOdds:
    """All that is worth showing: every path, and every option of the open question.

    A spectator sees the prospects of the seat in turn.
    """
    whose = seat
    if seat < 0 and t.phase != OVER and t.at < len(t.order):
        whose = t.seat
    paths = [
        path_odds(t, whose, path) if whose >= 0 and t.phase <= CHOICE else None
        for path in range(len(t.taken))
    ]
    options: dict[str, OptionOdds] = {}
    if ask is not None and ask.seat == whose:
        for position, action in enumerate(ask.ids):
            shown = _option_odds(t, ask, action, paths)
            if shown is not None:
                options[str(position)] = shown
    return {"paths": paths, "options": options}


def _option_odds(t: RoadTable, ask: Ask, action: int, paths: list[PathOdds | None]) -> OptionOdds | None:
    """The prospects of one option."""
    if ask.kind is ASK_PATH:
        return paths[action - DRIVE - 1]
    group = t.groups[ask.seat]
    skulls = 0 if group.wheel_armed else t.skulls
    usable = group.adrenaline if t.may_spend else 0
    if ask.kind is ASK_BEFORE_MELEE or ask.kind is ASK_AFTER_VOLLEY:
        if action == FLEE:
            return {
                "win": 0.0,
                "people": group.people,
                "adrenaline": group.adrenaline,
                "zombies": t.zombies,
                "gas": FLEE_PRICE,
            }
        ammo = max(0, action - SHOOT)
        chances = volley(ammo, t.zombies, t.volley_skulls_add) if ammo else _exactly(t.zombies)
        return _mixed(group.people, chances, skulls, usable, group.adrenaline - usable)
    if ask.kind is ASK_SPEND:
        saves, extra = SPENT[action]
        casualties = ask.facts[0]
        left = t.zombies - extra
        people = group.people - (casualties - saves + t.faces.count(FATAL))
        return _mixed(people, _exactly(left), skulls, usable - saves - extra, 0)
    if ask.kind is ASK_DETOUR and action == CROSS:
        return {"unharmed": round((5 / 6) ** tile_on_this_stage(t), 4)}
    return None


def _exactly(zombies: int) -> list[float]:
    """Exactly so many zombies, for certain."""
    return [0.0] * zombies + [1.0]


def _mixed(people: int, zombies: list[float], skulls: int, adrenaline: int, kept: int) -> FightOdds:
    """The prospects of a melee against a number of zombies that luck decides."""
    win = 0.0
    survivors = 0.0
    left = 0.0
    expected = 0.0
    for count, chance in enumerate(zombies):
        if chance > NEGLIGIBLE:
            end = prospects(people, count, skulls, adrenaline)
            win += chance * end[0]
            survivors += chance * end[1]
            left += chance * (end[2] + kept * end[0])
            expected += chance * count
    return {
        "win": round(win, 4),
        "people": round(survivors, 3),
        "adrenaline": round(left, 3),
        "zombies": round(expected, 3),
    }
