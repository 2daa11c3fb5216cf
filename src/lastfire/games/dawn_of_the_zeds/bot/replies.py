"""What the defenders answer to everything that is no Action: fights, Hits, losses, cards, ties."""

from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import SPACES, STEPS, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.combat.table import ROW, zeds_lose
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import ActsForItself
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    UNITS,
    is_hero,
    is_refugees,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    AMMO,
    COMPONENT,
    FIGHT,
    INFECTION,
    LET_GO,
    MOVE,
    NO,
    NO_INFECTION,
    NUMBER,
    PASS,
    PLAY,
    ROLL,
    ROLL_AGAIN,
    SCHEME,
    SPACE,
    STAND,
    STEP_BACK,
    STORES,
    SUPPLY,
    TRACK,
    UNIT,
    YES,
)


class Replies:
    """Answers of one question."""

    def __init__(self, outlook: Outlook, acting: Acting) -> None:
        self.o = outlook
        self.s = outlook.s
        self.acting = acting

    def worth(self, ask: Ask) -> list[float]:
        """What each option is worth to the defenders."""
        question = ask.question
        found = [self._named(question, ask, action) for action in ask.ids]
        if ask.seat == self.s.zeds_seat:
            return [-worth for worth in found]
        return found

    def _named(self, question: str, ask: Ask, action: int) -> float:
        """What one option is worth."""
        if question == "defender":
            return self._defender(action - UNIT, ask.facts[0])
        if question in ("roll_again", "save", "evade", "step_back", "slip_away"):
            return self._in_a_fight(question, ask, action)
        if question in ("hit_zeds", "hurt_weakest"):
            return self._hit_zeds(action - UNIT) if action >= UNIT else 0.0
        if question in ("hit_players", "bed", "falls_ill", "traded"):
            return -self._dear(action - UNIT) if UNIT <= action < UNIT + UNITS else 0.0
        if question == "loss":
            return self._loss(action)
        if question in ("hold_card", "play_scheme"):
            return self._hold_card(action)
        if question == "move":
            target = action - MOVE if MOVE <= action < MOVE + len(SPACES) else action - SPACE
            return self.acting.move(ask.facts[0], target)
        if question == "step":
            return self._step(ask.facts[0], action)
        return self._by_kind(question, action)

    # In a fight.

    def _defender(self, unit: int, space: int) -> float:
        """Who defends: hold the space, and lose little."""
        fight = self.s.fight
        zeds = tuple(fight.zeds) if fight is not None else ()
        if not zeds or not is_zeds(zeds[0]):
            return -self._dear(unit)
        odds = self.o.fights.defence(unit, zeds, space)
        return W.stand * odds["wins"] - self.o.hits_cost(unit, odds["unit_hits"])

    def _in_a_fight(self, question: str, ask: Ask, action: int) -> float:
        if question == "roll_again":
            return 1.0 if (action == ROLL_AGAIN) == self._is_lost(ask.facts[1]) else 0.0
        if question == "save":
            return 1.0 if action == ROLL else 0.0
        if action in (FIGHT, NO):
            return 0.1
        return 0.0

    def _is_lost(self, dice: int) -> bool:
        """Whether the fight under way is lost with these dice. [DOZ-COMBAT-14, DOZ-COMBAT-20]"""
        fight = self.s.fight
        return fight is not None and not zeds_lose(ROW[dice], fight.column)

    def _hit_zeds(self, unit: int) -> float:
        """Whom to hit: who falls or turns with it, else the strongest."""
        left = self.s.hits_left(unit)
        return 1.0 / left + 0.02 * self.s.strength[unit]

    def _dear(self, unit: int) -> float:
        """How much a unit would be missed if it took a Hit."""
        s = self.s
        left = s.hits_left(unit)
        worth = 0.1 if is_refugees(unit) else self.o.unit_worth(unit)
        if s.marks[unit] & COMATOSE:
            worth *= 0.5
        return worth / left

    # Stores and cards.

    def _loss(self, action: int) -> float:
        s = self.s
        if action == SUPPLY:
            return -(self.o.stores_worth(s.supplies, s.ammo) - self.o.stores_worth(s.supplies - 1, s.ammo))
        if action == AMMO:
            return -(self.o.stores_worth(s.supplies, s.ammo) - self.o.stores_worth(s.supplies, s.ammo - 1))
        if action == INFECTION:
            return -(self.o.infection_cost(s.infection + 1) - self.o.infection_cost(s.infection)) - 0.01
        if UNIT <= action < UNIT + FIRST_RAIDERS:
            return -self._dear(action - UNIT)
        return 0.0

    def _hold_card(self, action: int) -> float:
        """Cards are there to be played, where it matters."""
        if action in (NO, PASS):
            return 0.05
        if PLAY <= action < PLAY + len(self.s.box.fates):
            fight = self.s.fight
            if fight is None or not fight.zeds or fight.unit < 0:
                return 0.1
            odds = self.o.fights.attack(fight.unit, tuple(fight.zeds))
            return 0.1 if odds["wins"] < 0.7 else 0.0
        return 0.1 if action >= SCHEME else 0.0

    def _step(self, unit: int, action: int) -> float:
        if not SPACE <= action <= SPACE + TOWN_CENTER:
            return 0.0
        return self.acting.move(unit, action - SPACE)

    # Whatever is chosen: a unit, a space, a track, a number.

    def _by_kind(self, question: str, action: int) -> float:
        if UNIT <= action < UNIT + UNITS:
            return self._unit(question, action - UNIT)
        if SPACE <= action < SPACE + len(SPACES):
            return self._space(question, action - SPACE)
        if TRACK <= action < TRACK + self.s.tracks:
            return -self.o.danger_now[action - TRACK]
        if action in (YES, STORES):
            return 0.2
        if action == NO_INFECTION:
            return self.o.infection_cost(self.s.infection)
        if action in (SUPPLY, AMMO):
            return 0.1 / (1 + (self.s.supplies if action == SUPPLY else self.s.ammo))
        if NUMBER <= action < NUMBER + 21:
            return 0.01 * (action - NUMBER)
        if action == COMPONENT + 1:
            return 0.1
        if action in (STAND, STEP_BACK, LET_GO):
            return -0.01
        return 0.0

    def _unit(self, question: str, unit: int) -> float:
        s = self.s
        if is_zeds(unit):
            if question in ("marked_zeds", "strongest"):
                return float(s.at[unit] % STEPS) * 0.1
            return 0.02 * s.strength[unit] - 0.01 * (s.at[unit] % STEPS)
        if question == "choose_hero":
            return 0.01 * s.box.full[unit] + (0.1 if self._brings_action(unit) else 0.0)
        if question in ("arriving_unit", "back_from_dead", "equip"):
            return 0.01 * s.box.full[unit] + (0.05 if is_hero(unit) else 0.0)
        if question == "refugees":
            return 0.01 * (10 - s.at[unit] % STEPS)
        if question in ("who_stays", "retreat_attack"):
            return 0.01 * s.strength[unit]
        return 0.01 * s.box.full[unit]

    def _brings_action(self, unit: int) -> bool:
        """Whether a unit brings a Character Action in every turn, or one of its own. [DOZ-ACTION-3]"""
        box = self.s.box
        if any(isinstance(holding, ActsForItself) for holding in box.holds[unit]):
            return True
        return any(price.character for _, price in box.abilities[unit])

    def _space(self, question: str, space: int) -> float:
        s = self.s
        if question in ("start_space", "start_with_room", "other_start", "un_zeds_start"):
            return -self.o.danger_now[space // STEPS] if space < TOWN_CENTER else 0.0
        if question in ("remove_chaos", "calm_village"):
            return 0.1
        if space == TOWN_CENTER:
            return 0.05
        if space < TOWN_CENTER:
            zeds = len(self.acting.zeds_at(space))
            return 0.05 * zeds + 0.01 * (STEPS - space % STEPS) + 0.01 * s.chaos[space]
        return 0.0
