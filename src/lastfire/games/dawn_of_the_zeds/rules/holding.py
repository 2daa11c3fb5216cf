"""Holdings: whatever holds now, said and done in one class.

The ability of a unit, a marker on it, a component of the Super Weapon, a card in force. Chapters of the
rules name nobody: they ask what is held (``holdings.py``). Every question has a neutral answer here, and a
holding answers those that it is about. ``unit`` is the bearer, -1 for what lies on no unit.
"""

from typing import Final

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.course import Course
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable, Fight

# What a holding can bar its bearer from. [DOZ-UNIT-10, DOZ-UNIT-58, DOZ-UNIT-66]
GUNFIRE: Final = 0
BUILDING: Final = 1
ARREST: Final = 2
RESTORING: Final = 3
DRIVING: Final = 4
FORAGING: Final = 5

NO_CHANGE: Final = -99


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding(Effect):
    """Something that holds: its words, and its answers, which override what chapters say. [DOZ-GOAL-6]"""

    # Coming into play, and what a unit is.

    def enters(self, t: DawnTable, unit: int) -> Flow:
        """Its bearer enters play, setup included. [DOZ-UNIT-13]"""
        return NOTHING

    def bars(self, what: int) -> bool:
        """Whether its bearer can never do this: GUNFIRE to FORAGING. [DOZ-UNIT-10]"""
        return False

    def bars_here(self, t: DawnTable, unit: int, what: int) -> bool:
        """Whether player units in the space of its bearer cannot do this. [DOZ-VERSUS-68]"""
        return False

    def may_enter(self, space: int) -> bool:
        """Whether its bearer may ever be in a space. [DOZ-UNIT-25, DOZ-UNIT-26]"""
        return True

    def ignores_chaos(self) -> bool:
        """Whether its bearer acts and moves in Chaos spaces as elsewhere. [DOZ-CHAOS-4]"""
        return False

    def strength_added(self, t: DawnTable, unit: int) -> int:
        """By how much its bearer is stronger. [DOZ-UNIT-65]"""
        return 0

    def ignores_hit(self, die: int) -> bool:
        """Whether a die of 1 to 6 cancels a Hit on its bearer. [DOZ-UNIT-7, DOZ-UNIT-8, DOZ-UNIT-42]"""
        return False

    def leaves_catacombs(self) -> bool:
        """Whether its bearer leaves Catacombs without a roll. [DOZ-UNIT-9]"""
        return False

    def opens_bed(self, t: DawnTable, unit: int) -> bool:
        """Whether a fourth bed takes patients now. [DOZ-BOARD-17]"""
        return False

    # Hand-to-hand.

    def meeting(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        """What happens before a fight: asked of all player units of the space that could defend, before one
        of them is picked (``fight.unit`` is -1). ``t.reply`` is 1 if there is no fight then, as after
        traps, for which the whole stack has retreated. [DOZ-ZEDS-13, DOZ-UNIT-56]
        """
        t.reply = 0
        return NOTHING

    def declines(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        """Its bearer is about to fight, as the attacker or as the defender that was picked (``fight.unit``).

        ``t.reply`` is 1 if it does not: it stays unseen, has stepped back, or has driven the enemy off.
        Then another defender is picked among those left, if there are any. [DOZ-UNIT-58, DOZ-UNIT-59,
        DOZ-UNIT-61]
        """
        t.reply = 0
        return NOTHING

    def foresees(self, t: DawnTable, unit: int, fight: Fight) -> list[Course]:
        """What its ``meeting`` or ``declines`` may make of a fight, each way with its chance, for the odds.

        Asked of everybody who would be asked these, before dice for them fall; nothing: all stays as it is.
        Whoever may choose is taken to fight.
        [DOZ-ZEDS-13, DOZ-UNIT-56, DOZ-UNIT-58, DOZ-UNIT-59, DOZ-UNIT-61]
        """
        return []

    def bars_evading(self, t: DawnTable) -> bool:
        """Whether nobody gets out of a fight before it: no traps, stealth or stepping back. [DOZ-EVENT-40]"""
        return False

    def shift(self, t: DawnTable, unit: int, fight: Fight) -> int:
        """By how many columns a fight goes right, for humans; left is negative. [DOZ-COMBAT-9]"""
        return 0

    def bars_terrain(self, t: DawnTable, unit: int) -> bool:
        """Whether its bearer's fights, or all fights now, know no terrain. [DOZ-UNIT-43]"""
        return False

    def rolls_again(self) -> bool:
        """Whether its bearer may roll both dice of a hand-to-hand again, once. [DOZ-COMBAT-20]"""
        return False

    def adds_die(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        """Whether the player side rolls one more die and keeps the best two. [DOZ-COMBAT-21]"""
        return False

    def infection_of_fight(self) -> int:
        """By how much a hand-to-hand of its bearer raises Infection; the highest counts. [DOZ-INFECT-2]"""
        return 1

    def spares_infection(self) -> bool:
        """Whether its bearer's fights leave Infection alone. [DOZ-INFECT-4]"""
        return False

    def wins(self, t: DawnTable, unit: int, fight: Fight) -> bool:
        """Whether its bearer's side wins whatever the dice say; player units are asked first.

        [DOZ-UNIT-40, DOZ-UNIT-41, DOZ-UNIT-71]
        """
        return False

    def after_fight(self, t: DawnTable, unit: int, fight: Fight) -> Flow:
        """A fight is over, its retreats made. [DOZ-RESEARCH-16]"""
        return NOTHING

    def hits_after(self, t: DawnTable, unit: int, fight: Fight) -> tuple[int, int]:
        """The Hits of its ``after_fight``, for the odds: on the Zeds side and on the unit."""
        return (0, 0)

    def fights_on(self, t: DawnTable, fight: Fight) -> bool:
        """Whether nobody retreats, and the same Zeds attack again at once. [DOZ-EVENT-40]"""
        return False

    # Gunfire.

    def gun_range(self) -> int:
        """How far its bearer shoots along a track. [DOZ-GUN-3]"""
        return 1

    def gun_strength(self, t: DawnTable, unit: int, distance: int) -> int:
        """Its bearer's Strength in gunfire, 0 for the one printed on the side it shows."""
        return 0

    def gun_shift(self, t: DawnTable, unit: int, shooter: int, target: int, distance: int) -> int:
        """By how many columns gunfire goes right; asked of the shooter and of what is in force."""
        return 0

    def shoots_for(self, t: DawnTable, unit: int, shooter: int) -> int:
        """What gunfire costs: Ammo, or 0 for none, or -1 for 1 Supply instead; NO_CHANGE says nothing.

        [DOZ-GUN-1]
        """
        return NO_CHANGE

    def after_shot(self, t: DawnTable, unit: int) -> Flow:
        """Its bearer has shot and the Hits are taken. [DOZ-UNIT-52, DOZ-UNIT-60, DOZ-UNIT-71]"""
        return NOTHING

    def scatters(self, t: DawnTable, hits: int) -> bool:
        """Whether gunfire with so many Hits makes all Zeds in the space retreat. [DOZ-RESEARCH-14]"""
        return False

    # The Zeds Phase.

    def at_activation(self, t: DawnTable, unit: int) -> Flow:
        """Its bearer's track is activated, before its groups move. [DOZ-UNIT-39]"""
        return NOTHING

    def stops_advance(self, t: DawnTable, unit: int, group: tuple[int, ...], start: int, target: int) -> Flow:
        """Zeds or Raiders are about to move 1 space; ``t.reply`` is 1 if they stay. [DOZ-ZEDS-9]"""
        t.reply = 0
        return NOTHING

    def advances_again(self, t: DawnTable, unit: int) -> bool:
        """Whether its bearer advances once more, alone, after each attack it wins. [DOZ-UNIT-38]"""
        return False

    def mob_advances_again(self) -> bool:
        """Whether every group advances once more after each fight it wins. [DOZ-EVENT-6]"""
        return False

    def moves_again(self, t: DawnTable, unit: int) -> bool:
        """Whether its bearer tries a second move once its track is done. [DOZ-ZEDS-18]"""
        return False

    def after_advance(self, t: DawnTable, unit: int, start: int, fought: bool) -> Flow:
        """Its bearer has advanced from ``start`` to the next space, and the fight, if there was one, is over.

        Asked of what is in force, too, with a unit. Chaos still lies as it was found.
        [DOZ-UNIT-50, DOZ-EVENT-29]
        """
        return NOTHING

    def keeps_still(self, t: DawnTable, unit: int, target: int) -> bool:
        """Whether a unit may not move to a space now, whatever moves it; asked of what is in force.

        Only retreats are not asked about. [DOZ-EVENT-19, DOZ-FATE-12]
        """
        return False

    def breaks_barricade(self) -> bool:
        """Whether Zeds destroy a Barricade on entering. [DOZ-EVENT-27]"""
        return False

    def chaos_laid(self) -> int:
        """How many Chaos markers a space that falls gets. [DOZ-EVENT-26]"""
        return 1

    def holds_town(self, t: DawnTable, unit: int) -> bool:
        """Whether Zeds must win a fight in Town Center before the game is lost. [DOZ-UNIT-75]"""
        return False

    def protects(self) -> bool:
        """Whether its bearer keeps Refugees from being devoured by Zeds in its space. [DOZ-ZEDS-17]"""
        return True

    def draws_two(self) -> bool:
        """Whether new Zeds are drawn as two, of which one is chosen. [DOZ-ZEDS-20]"""
        return False

    # Infection, Eat, Housekeeping.

    def outbreak_sets(self) -> int:
        """To what an Outbreak sets Infection instead of its roll; -1: it rolls. [DOZ-INFECT-13]"""
        return -1

    def outbreak_on_start(self) -> bool:
        """Whether an Outbreak puts its unit on the Start. [DOZ-INFECT-15]"""
        return False

    def eat_added(self) -> int:
        """What is added to the die of the Eat Phase. [DOZ-EAT-5]"""
        return 0

    def second_supply_is_free(self) -> bool:
        """Whether the second Supply that is spent in a phase is free. [DOZ-UNIT-75]"""
        return False

    def saving_added(self, t: DawnTable, unit: int) -> int:
        """What is added to Saving Rolls of player units. [DOZ-SAVE-3]"""
        return 0

    def saves_with_two(self) -> bool:
        """Whether its bearer makes Saving Rolls with two dice and keeps the better. [DOZ-UNIT-60]"""
        return False

    def leaves_space(self, t: DawnTable, left: int, space: int) -> Flow:
        """A player unit has left its space by elimination or a Saving Roll. [DOZ-EVENT-19]"""
        return NOTHING

    def order_raises(self, t: DawnTable, unit: int) -> int:
        """By how much its bearer's restoring order raises Infection. [DOZ-CHAOS-8]"""
        return 1

    # The Action Phase.

    def is_action(self) -> bool:
        """Whether it is a deed, see ``actions/ability.py``: answered by ``Ability`` alone. [DOZ-ACTION-6]"""
        return False

    def at_actions(self, t: DawnTable, unit: int) -> Flow:
        """The Action Phase begins. [DOZ-ACTION-9]"""
        return NOTHING

    def after_actions(self, t: DawnTable, unit: int) -> Flow:
        """The Action Phase ends."""
        return NOTHING

    def acts_for_itself(self) -> bool:
        """Whether its bearer has a Character Action of its own, for any Action. [DOZ-UNIT-54]"""
        return False

    def skips_actions(self) -> bool:
        """Whether there is no Action Phase. [DOZ-EVENT-6]"""
        return False

    def after_hold_card(self, t: DawnTable, unit: int) -> None:
        """A hold card has been played. [DOZ-UNIT-61]"""

    def center_is_free(self) -> bool:
        """Whether player units enter Town Center for no movement. [DOZ-UNIT-53]"""
        return False

    def sees_fate(self) -> bool:
        """Whether the Hero players may look at the top Fate card at any time. [DOZ-UNIT-68]"""
        return False

    def jumps(self) -> bool:
        """Whether its bearer, and who starts in its space, may jump to a neighbouring track. [DOZ-UNIT-68]"""
        return False

    def bars_move(self, t: DawnTable, mover: int, start: int, target: int) -> bool:
        """Whether a Move Action may not begin or end so. [DOZ-ACTION-11]"""
        return False

    def forages_with_two(self, t: DawnTable, unit: int) -> bool:
        """Whether its bearer forages with two dice. [DOZ-FORAGE-6]"""
        return False

    def forages_among_zeds(self) -> bool:
        """Whether its bearer forages in Zeds-controlled spaces. [DOZ-FORAGE-2]"""
        return False

    def forage_added(self, t: DawnTable, unit: int, forager: int, space: int) -> int:
        """What is added to a Forage roll. [DOZ-FORAGE-3]"""
        return 0

    def after_forage(self, t: DawnTable, unit: int) -> None:
        """Its bearer has foraged. [DOZ-UNIT-60]"""

    def build_price(self) -> int:
        """What a Barricade costs its bearer in Supplies. [DOZ-BUILD-1]"""
        return 2

    def builds_beside(self) -> bool:
        """Whether its bearer builds in an adjacent space as well. [DOZ-UNIT-73]"""
        return False

    def heal_lowers(self, t: DawnTable, unit: int) -> int:
        """By how much a Heal lowers Infection; the most counts. [DOZ-UNIT-63]"""
        return 1

    def research_added(self, t: DawnTable, unit: int) -> int:
        """What is added to its bearer's Research rolls. [DOZ-UNIT-63]"""
        return 0

    def completes_weapon(self, t: DawnTable, unit: int) -> bool:
        """Whether the last component of the Super Weapon can be gained now. [DOZ-RESEARCH-11]"""
        return False

    def research_for_supply(self) -> bool:
        """Whether a Research Action may be paid with 1 Supply instead of an Action."""
        return False

    def widens_speech(self) -> bool:
        """Whether a speech reaches every unit on the surface. [DOZ-UNIT-76]"""
        return False

    # 4R.

    def steps_in_four_r(self) -> bool:
        """Whether its bearer may step 1 space in the 4R Phase. [DOZ-4R-9, DOZ-4R-16]"""
        return False

    # Raiders and Un-Zeds.

    def arrives(self, t: DawnTable, unit: int) -> Flow:
        """Its bearer, Raiders, has reached Town Center. [DOZ-4R-7]"""
        return NOTHING

    def blocks_refugees(self) -> bool:
        """Whether Refugees and VIPs neither enter nor leave its bearer's space. [DOZ-VERSUS-66]"""
        return False

    def comes_by_card(self) -> bool:
        """Whether its bearer comes by a card and is not one of the pool or its limit. [DOZ-VERSUS-38]"""
        return False

    def steals_free(self) -> bool:
        """Whether its bearer's theft costs no Zeds Action. [DOZ-VERSUS-67]"""
        return False

    def razes(self) -> bool:
        """Whether its bearer's Sabotage removes a Strongpoint or Minefield as well. [DOZ-VERSUS-69]"""
        return False

    def shoots_at_players(self) -> bool:
        """Whether its bearer may shoot for 1 Zeds Action. [DOZ-VERSUS-70]"""
        return False

    def leads_zeds(self) -> bool:
        """Whether Zeds beside its bearer shamble for 1. [DOZ-VERSUS-71]"""
        return False

    def decides_ties(self) -> bool:
        """Whether ties are the Zeds player's while its bearer is on the map. [DOZ-VERSUS-75]"""
        return False

    def income_added(self) -> int:
        """How many more Zeds Actions there are while its bearer is on the map off Starts. [DOZ-VERSUS-18]"""
        return 0

    def experiments(self) -> bool:
        """Whether its bearer may heal Regular Zeds. [DOZ-VERSUS-76]"""
        return False

    def arrested_on(self) -> int:
        """From which die on its bearer is arrested. [DOZ-VERSUS-81]"""
        return 4


QUESTIONS: Final = tuple([name for name in vars(Holding) if not name.startswith("_") and name != "words"])
"""The names of all questions; each stands at its number (``questions.py``)."""


def answers_of(holds: tuple[Holding, ...]) -> frozenset[str]:
    """The questions that these holdings have an answer of their own to."""
    found: set[str] = set()
    for holding in holds:
        for kind in type(holding).__mro__:
            if kind is not Holding and issubclass(kind, Holding):
                found.update(set(QUESTIONS).intersection(vars(kind)))
    return frozenset(found)
