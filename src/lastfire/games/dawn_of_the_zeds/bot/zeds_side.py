"""What the Zeds player does: whatever makes it likelier that the town falls. [DOZ-VERSUS]"""

from typing import Final

from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Groups, Outlook
from lastfire.games.dawn_of_the_zeds.bot.replies import Replies
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    KIND,
    SPACES,
    START,
    STARTS,
    STEPS,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS, is_fighter, is_regular_zeds
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    AGITATE,
    EXPERIMENT,
    FIGHT,
    NO,
    PASS,
    PLOT,
    RISE,
    SABOTAGE,
    SCHEME,
    SHAMBLE,
    SNEAK,
    SNIPE,
    SPACE,
    SPY_EVENT,
    SPY_FATE,
    TRACK,
    UNIT,
    YES,
)

HELD_SCHEMES: Final = 3  # at most, in a hand


class ZedsSide:
    """Answers of the Zeds player to one question."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.s = outlook.s
        self.acting = Acting(outlook)
        self.replies = Replies(outlook, self.acting)

    def worth(self, ask: Ask) -> list[float]:
        """What each option is worth to the Zeds player."""
        question = ask.question
        if question == "zeds_action":
            return [self.action(action) for action in ask.ids]
        if question == "play_scheme":
            return [0.05 if action in (NO, PASS) else 0.1 for action in ask.ids]
        if question == "sneak_to":
            return [self.sneak_to(action - SPACE) for action in ask.ids]
        if question in ("attack_or_share", "meet_un_zeds"):
            return [self._attack_or_share(ask, action) for action in ask.ids]
        if question in ("rise_track", "activate_track"):
            return [self.o.danger_now[track] for track in _numbers(ask, self.s.tracks)]
        if question in ("other_start", "start_with_room", "un_zeds_start", "scheme_space"):
            return [self._space(action - SPACE) for action in ask.ids]
        if question in ("scheme_unit", "choose_drawn", "first_to_move", "pressed_group"):
            return [self._unit(action) for action in ask.ids]
        return self.replies.worth(ask)

    def action(self, action: int) -> float:
        """What a Zeds Action is worth; nothing for leaving the rest."""
        if action == PASS:
            return 0.0
        if SHAMBLE <= action < SHAMBLE + UNITS:
            return self.shamble(action - SHAMBLE)
        if RISE <= action < RISE + self.s.tracks:
            return self.rise(action - RISE)
        if action == PLOT:
            return W.plot if self.s.schemes_held < HELD_SCHEMES else 0.0
        if action in (SPY_EVENT, SPY_FATE):
            return 0.001
        if action == AGITATE:
            return W.agitate
        if SNEAK <= action < SNEAK + UNITS:
            return W.sneak
        if SABOTAGE <= action < SABOTAGE + UNITS:
            return W.sabotage
        if EXPERIMENT <= action < EXPERIMENT + UNITS:
            unit = action - EXPERIMENT
            return 0.02 * (self.s.box.hits[unit] * 2 - self.s.hits_left(unit))
        if SNIPE <= action < SNIPE + UNITS:
            return 0.03
        if action >= SCHEME:
            return 0.05
        return 0.0

    def shamble(self, unit: int) -> float:
        """A group of Zeds moves one space: what the danger becomes."""
        s = self.s
        space = s.at[unit]
        if space >= TOWN_CENTER or space % STEPS == 0:
            return 0.0
        track, step = divmod(space, STEPS)
        now = self.o.tracks[track]
        group = now.zeds.get(step, (unit,))
        if KIND[space] == CATACOMBS:
            group = (unit,)
        fighters = now.fighters.get(step - 1, ())
        on = _moved(now.zeds, step, step - 1, group)
        if not fighters:
            return self.o.danger(track, on, now.fighters) - self.o.danger_now[track]
        hold = self.o.fights.hold_chance(fighters, self.o.fights.strength_of(group), space - 1)
        beaten = dict(now.fighters)
        units = beaten.pop(step - 1)
        if step > 1:
            beaten[step - 2] = (*beaten.get(step - 2, ()), *units)
        back = _moved(now.zeds, step, min(step + 1, STEPS - 1), group)
        after = (1 - hold) * self.o.danger(track, on, beaten) + hold * self.o.danger(
            track, back, now.fighters
        )
        cost = min([self.o.unit_worth(one) for one in units])
        return after - self.o.danger_now[track] + 0.15 * cost

    def rise(self, track: int) -> float:
        """A new unit on a Start."""
        step = STARTS[track] % STEPS
        now = self.o.tracks[track]
        zeds = dict(now.zeds)
        zeds[step] = (*zeds.get(step, ()), next(u for u in range(UNITS) if is_regular_zeds(u)))
        return W.rise + self.o.danger(track, zeds, now.fighters) - self.o.danger_now[track]

    def sneak_to(self, space: int) -> float:
        """Where an Un-Zeds unit goes: to stores, out of reach of those who arrest."""
        if space >= TOWN_CENTER or KIND[space] == START:
            return 0.0
        near = sum([is_fighter(unit) for unit in self.s.here[space]])
        steals = KIND[space] >= 4 and SPACES[space].id in _STORES
        return 0.1 + (0.1 if steals else 0.0) - 0.05 * near - 0.005 * (space % STEPS)

    def _attack_or_share(self, ask: Ask, action: int) -> float:
        return 0.1 if action in (NO, FIGHT) else 0.05 if action == YES else 0.0

    def _space(self, space: int) -> float:
        return self.o.danger_now[space // STEPS] if space < TOWN_CENTER else 0.0

    def _unit(self, action: int) -> float:
        if not UNIT <= action < UNIT + UNITS:
            return 0.0
        unit = action - UNIT
        return (
            self.s.strength[unit] + self.shamble(unit)
            if self.s.at[unit] < TOWN_CENTER
            else self.s.box.full[unit]
        )


_STORES: Final = (
    *("commercial_district", "east_side", "uptown", "suburbs_town", "town_basement", "farm"),
    "lucky_strike_mine",
)


def _numbers(ask: Ask, tracks: int) -> list[int]:
    """The tracks among the options."""
    return [action - TRACK if TRACK <= action < TRACK + tracks else 0 for action in ask.ids]


def _moved(zeds: Groups, step: int, to: int, group: tuple[int, ...]) -> Groups:
    """The same Zeds with one group elsewhere."""
    then = dict(zeds)
    rest = tuple([unit for unit in then.get(step, ()) if unit not in group])
    if rest:
        then[step] = rest
    else:
        then.pop(step, None)
    then[to] = (*then.get(to, ()), *group)
    return then
