"""Holdings: whatever holds now, said and done in one class.

The ability of a survivor, gear, a crossroads card that stays with somebody or stays in force. Chapters of
the rules name nobody: they ask what is held. Every question has a neutral answer here, and a holding
answers those that it is about.
"""

from typing import Final

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held

WOUND_LIMIT: Final = 3  # [DOW-DEATH-1]
CARDS_PER_MORALE: Final = 10  # in the waste pile

RARE: Final = frozenset(
    {
        "after_attack",
        "after_bite",
        "after_exile",
        "after_search",
        "after_shot",
        "after_step",
        "after_stop",
        "at_start",
        "at_turn_end",
        "attack_added",
        "attack_over",
        "has_target",
        "has_zombie",
        "helpless_go",
        "is_heard",
        "is_last",
        "is_spared_by_cold",
        "keep_token",
        "keeps_away",
        "keeps_barricade",
        "kills_added",
        "may_request",
        "meeting",
        "may_take",
        "mouths_added",
        "noise_added",
        "overrun",
        "people_added",
        "points_added",
        "search_added",
        "search_rolls",
        "shrugs_off",
        "stops_zombie",
        "strike",
        "survivor_leaves",
        "takes_things",
        "targets",
    }
)
"""The questions that no card of the base game answers: without a card that does, or a module, a table is
``plain``, and nobody is asked.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding(Effect):
    """Something that holds. Without ``held`` a question needs no more than what is printed.

    ``held`` says where it lies, with whom, and what it remembers.
    """

    # On a survivor. ``survivor`` is whoever it is with.

    def wound_limit(self) -> int:
        """How many wounds kill whoever has it; the most that anything says counts. [DOW-DEATH-1]"""
        return WOUND_LIMIT

    def is_skipped_by_bite(self) -> bool:
        """Whether a spreading bite passes by. [DOW-BITE-4]"""
        return False

    def bitten_is_wound(self) -> bool:
        """Whether a bitten result counts as a wound."""
        return False

    def frostbite_is_wound(self) -> bool:
        """Whether frostbite becomes a normal wound."""
        return False

    def after_bite(self, t: ColonyTable, held: Held, place: int) -> Flow:
        """A bite has spread until nobody is left at a place whom it could reach. [DOW-BITE-9]"""
        return NOTHING

    def shrugs_off(self, t: ColonyTable, held: Held, face: int) -> bool:
        """Whether a result of the exposure die does nothing to whoever has it; noted as used if so."""
        return False

    def is_spared_by_cold(self, t: ColonyTable, survivor: int) -> bool:
        """Whether frostbite brings a survivor no wound at the start of a turn. [DOW-EXPO-8]"""
        return False

    def attack_added(self, t: ColonyTable, survivor: int) -> int:
        """By how much a survivor's attack value is higher; no value leaves 1 to 6."""
        return 0

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        """By how much a survivor's search value is higher; no value leaves 1 to 6."""
        return 0

    def survivor_leaves(self, t: ColonyTable, held: Held, survivor: int) -> None:
        """A survivor leaves the board, killed or not: what else goes with them. [DOW-DEATH-3]"""

    def takes_things(self, t: ColonyTable, held: Held, place: int, cards: list[int]) -> bool:
        """Whether equipment lost at a place without an item deck is put somewhere by it. [DOW-EQUIP-9]"""
        return False

    def is_borrowing(self) -> bool:
        """Whether whoever has it has the abilities of all others at the same place as well.

        [DOW-ABILITY-10..14]
        """
        return False

    # Attacks.

    def kills(self) -> int:
        """How many zombies an attack may kill instead of one; 0: no others than that."""
        return 0

    def is_quiet(self) -> bool:
        """Whether an attack with it needs no exposure roll."""
        return False

    def noise_made(self) -> int:
        """How many noise tokens an attack with it adds."""
        return 0

    def symbol_used(self) -> int:
        """Of which symbol an attack with it uses up a card, -1 for none."""
        return -1

    def takes_any_die(self) -> bool:
        """Whether an attack may be paid with a die of any face. [DOW-ATTACK-17]"""
        return False

    def may_spare_rolls(self) -> bool:
        """Whether once a round it may spare the exposure rolls of an attack. [DOW-ABILITY-15]"""
        return False

    def is_safe_at(self, t: ColonyTable, entrance: int) -> bool:
        """Whether zombies killed at that entrance cost no exposure roll. [DOW-EXPO-11]"""
        return False

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        """What a survivor may attack where they are, as answers; ``found`` is what they may without it.

        It may put others in the place of some, but leaves something where there is anything to attack:
        zombies that ``ModuleState.guards`` counts are not in ``found``, and are to be among the answers.
        """
        return found

    def has_target(self, target: int) -> bool:
        """Whether an answer stands for a target that it has brought: ``strike`` is what an attack does."""
        return False

    def has_zombie(self, target: int) -> bool:
        """Whether that target is a zombie: what helps against zombies does, and exposure rolls follow."""
        return False

    def is_last(self, t: ColonyTable, survivor: int, target: int) -> bool:
        """Whether that target is the only one of its kind there: else an attack kills nothing beside it."""
        return True

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        """An attack on a target of its own; of a zombie only that it dies. It is paid for."""
        return NOTHING

    def kills_added(self, t: ColonyTable, held: Held, card: int) -> int:
        """How many more zombies an attack with that item may kill, of one that kills several."""
        return 0

    def noise_added(self, t: ColonyTable, held: Held, card: int) -> int:
        """How many more noise tokens such an attack adds."""
        return 0

    def after_shot(self, t: ColonyTable, held: Held, card: int) -> Flow:
        """An attack on zombies with that weapon is over."""
        return NOTHING

    def after_attack(self, t: ColonyTable, held: Held, survivor: int, target: int) -> Flow:
        """What an attack on zombies brings after its exposure rolls; the attacker is alive."""
        return NOTHING

    def meeting(self, t: ColonyTable, target: int) -> list[int]:
        """By number of a die, how many wounds ``after_attack`` brings the attacker, -1: it kills; or nothing.

        It is shown before it is chosen.
        """
        return []

    def attack_over(self, t: ColonyTable, held: Held, target: int) -> None:
        """An attack on zombies is over, whether or not the attacker lives: what is noted then."""

    # Searches, barricades, waste, dice.

    def looks(self, place: int) -> int:
        """How many cards more a search at that place looks at."""
        return 0

    def keeps(self) -> int:
        """How many cards more such a search keeps."""
        return 0

    def search_rolls(self, t: ColonyTable, survivor: int, place: int) -> int:
        """How many exposure rolls ``after_search`` brings: what is shown before it is chosen."""
        return 0

    def after_search(self, t: ColonyTable, held: Held, survivor: int, place: int) -> Flow:
        """What a search brings once it is over."""
        return NOTHING

    def helps_always(self) -> bool:
        """Whether it helps every time, not once a round."""
        return False

    def cards_for_noise(self) -> int:
        """How many cards are seen for a noise token."""
        return 1

    def barricades_built(self) -> int:
        """How many barricades an action builds."""
        return 1

    def cards_cleaned(self) -> int:
        """How many cards a clean waste action removes; 0: as many as ever."""
        return 0

    def dice_added(self) -> int:
        """How many more action dice its player rolls each round."""
        return 0

    # Moves.

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        """Whether that move needs no exposure roll. [DOW-EXPO-11]"""
        return False

    def may_move_to(self, t: ColonyTable, survivor: int, to: int) -> bool:
        """Whether a survivor may leave where they are and go there."""
        return True

    def after_move(self, t: ColonyTable, held: Held, survivor: int, origin: int, to: int) -> Flow:
        """What a finished move brings beside its exposure roll; the survivor is alive."""
        return NOTHING

    # Zombies that come.

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        """How many more than stand there draw zombies to a place at night. [DOW-COLONY-22, DOW-COLONY-23]"""
        return 0

    def keeps_away(self, t: ColonyTable, held: Held, place: int, count: int) -> int:
        """How many of the zombies that come to a place at night stay away; asked once for each batch."""
        return 0

    def is_heard(self, t: ColonyTable, held: Held, place: int) -> bool:
        """Whether a noise token draws a zombie; the first to be asked decides, and no die. [DOW-COLONY-24]"""
        return False

    def stops_zombie(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        """Whether it stops a zombie that finds no space there, before any barricade. [DOW-ZOMBIE-6]"""
        return False

    def after_stop(self, t: ColonyTable, held: Held, place: int, entrance: int) -> Flow:
        """Something other than a barricade has stopped a zombie there: what follows. [DOW-ZOMBIE-6]"""
        return NOTHING

    def keeps_barricade(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        """Whether a barricade that stops a zombie stays. [DOW-ZOMBIE-7]"""
        return False

    def overrun(self, t: ColonyTable, held: Held, place: int) -> Flow:
        """An overrun finds nobody: what it does then. [DOW-ZOMBIE-11]"""
        return NOTHING

    def helpless_go(self, t: ColonyTable, held: Held, count: int) -> Flow:
        """So many helpless survivors are about to be killed or to leave: which of them."""
        return NOTHING

    # Cards in hand and the colony.

    def may_give_to_crisis(self, t: ColonyTable, seat: int) -> bool:
        """Whether a player may give cards to the crisis. [DOW-CRISIS-4]"""
        return True

    def may_request(self, t: ColonyTable, held: Held, seat: int) -> bool:
        """Whether a player may ask others for cards. [DOW-REQUEST-1]"""
        return True

    def points_added(self, t: ColonyTable, held: Held) -> int:
        """How many more points prevent a crisis; it never takes fewer than one. [DOW-COLONY-16]"""
        return 0

    def may_play(self, t: ColonyTable, held: Held, card: int) -> bool:
        """Whether an item card may be played."""
        return True

    def cards_per_morale(self) -> int:
        """For how many cards in the waste pile morale falls by 1; the most counts. [DOW-COLONY-9]"""
        return CARDS_PER_MORALE

    def extra_food(self, t: ColonyTable, held: Held) -> int:
        """How much more food the colony pays. [DOW-COLONY-1]"""
        return 0

    def mouths_added(self, t: ColonyTable, held: Held) -> int:
        """How many more than stand at the colony are fed there. [DOW-COLONY-1]"""
        return 0

    def extra_goal(self) -> Condition | None:
        """What it adds to the main objective."""
        return None

    def may_cancel_bite(self, t: ColonyTable, held: Held) -> bool:
        """Whether a bitten result may be cancelled now."""
        return False

    def cancel_bite(self, t: ColonyTable, held: Held) -> Flow:
        """Players may cancel a bitten result: ``t.reply`` is YES as soon as one does, else NO."""
        return NOTHING

    def after_exile(self, t: ColonyTable, held: Held, seat: int) -> None:
        """A player has been exiled, and stays in the game. [DOW-EXILE-1]"""

    # Beginnings and ends.

    def begin(self, t: ColonyTable, held: Held) -> None:
        """A crossroads card comes into force, or to lie with somebody: what is noted then."""

    def at_start(self, t: ColonyTable, held: Held) -> Flow:
        """Before the first round, once the colony is laid out. [DOW-SETUP-29]"""
        return NOTHING

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        """After the crisis is revealed and before dice are rolled."""
        return NOTHING

    def has_turn_start(self, t: ColonyTable, held: Held, seat: int) -> bool:
        """Whether something is done at the start of this player's turn."""
        return False

    def at_turn_start(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        """What has to be done before anything else in a turn."""
        return NOTHING

    def after_step(self, t: ColonyTable, held: Held) -> Flow:
        """The start of a turn, an action, or a step of the colony phase is over: what it brought about."""
        return NOTHING

    def at_turn_end(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        """A player ends their turn. [DOW-TURN-3]"""
        return NOTHING

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        """What is noted, or ends, when a round ends, before anything is settled. [DOW-ROUND-6]"""

    def is_due(self, t: ColonyTable, held: Held) -> bool:
        """Whether it is to be settled at the end of this round."""
        return False

    def settle(self, t: ColonyTable, held: Held) -> Flow:
        """It is settled. Of several the first player says which comes first. [DOW-TIES-2]"""
        return NOTHING

    def is_over(self, t: ColonyTable, held: Held) -> bool:
        """Whether it has lost whom it is about, and ends."""
        return False

    def keep_token(self, t: ColonyTable, held: Held) -> Flow:
        """The first player token is to pass: ``t.reply`` is YES if it stays, else NO. [DOW-COLONY-30]"""
        return NOTHING

    def ends_with_turn(self) -> bool:
        """Whether it holds for the turn alone."""
        return False

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        """Whether it is shown among what is in force; what stays with somebody is shown with them."""
        return held.bearer < 0

    def may_take(self, t: ColonyTable, held: Held, seat: int, action: int, offered: list[int]) -> bool:
        """Whether a player may take an action of the menu; ``offered`` is all that rules find."""
        return True

    # Actions of the menu that it adds. [DOW-TURN-4]

    def action(self, held: Held) -> int:
        """The action that it adds, or -1."""
        return -1

    def can_act(self, t: ColonyTable, held: Held, seat: int) -> bool:
        """Whether a player can take that action now."""
        return False

    def act(self, t: ColonyTable, held: Held, seat: int) -> Flow:
        """Carry the action out."""
        return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Holding):
    """What is printed on a survivor or an item.

    How often it works, where, and with which die is printed on the card, before these words: see
    ``card.printed``.
    """

    def names_its_place(self) -> bool:
        """Whether its words say where it works, so that the card does not have to."""
        return False

    def words_at(self, place: int) -> Name:
        """The words as they follow the place on the card."""
        return self.words()

    def words_paid_with(self, die: Name) -> Name | None:
        """The words where they themselves say which die is spent, so that the card does not have to."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionPower(Power):
    """An ability or item that is an action of its own.

    Gear and abilities act for their ``survivor``. A card played from the hand has none
    (``NO_SURVIVOR``): it acts for the survivors of its player.
    """

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        """Whether it would do something."""
        raise NotImplementedError

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """Carry it out."""
        raise NotImplementedError

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        """Why it is not possible, with the rule that says so; the card itself forbids nothing."""
        return "DOW-ABILITY-2", Name("This ability would have no effect now.", "今使っても効果がありません。")
