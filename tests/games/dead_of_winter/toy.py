"""A toy module: the Watchtower. It adds one of everything that a module can add.

Nothing of the game is edited for it. Tests that play with it run in a process of their own, where this file
is loaded as a plugin: ``python -m pytest -p tests.games.dead_of_winter.toy ...``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from lastfire.engine.chance import EVERYONE
from lastfire.engine.errors import SetupError
from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.board.places import BASE_PILES, Place, entrance_of
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, kill_guarded
from lastfire.games.dead_of_winter.rules.card import (
    EQUIP,
    ORIGINAL,
    WASTE,
    Box,
    CardSet,
    Choice,
    Crisis,
    Crossroads,
    ExiledObjective,
    Item,
    MainObjective,
    SecretObjective,
    Side,
    Survivor,
)
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.effects.action_powers import FeedColony, KillZombies
from lastfire.games.dead_of_winter.rules.effects.basic import GainFood, LoseMorale
from lastfire.games.dead_of_winter.rules.effects.conditions import FoodSupply, InHand, MoraleGone, Starvation
from lastfire.games.dead_of_winter.rules.effects.powers import SeesMore, Tough
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import TakeStranger
from lastfire.games.dead_of_winter.rules.effects.triggers import Both, InDeck, Moves
from lastfire.games.dead_of_winter.rules.harm.exposure import dies_of_wounds
from lastfire.games.dead_of_winter.rules.holding import ActionPower, Holding
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Look, Module, Shown
from lastfire.games.dead_of_winter.rules.names import (
    EDUCATION,
    FOOD,
    FUEL,
    LIBRARY,
    PLACES,
    SCHOOL,
    TOOL,
    guest,
)
from lastfire.games.dead_of_winter.rules.stage import Stage, after
from lastfire.games.dead_of_winter.rules.state import ZOMBIES_NOISE, ColonyTable, Held, ModuleState
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.turn.vote import verdict, vote
from lastfire.games.dead_of_winter.rules.words.actions import DOWN, NO, UP, YES, list_alone
from lastfire.games.dead_of_winter.rules.words.records import ZOMBIES_REMOVED
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

TOWER: Final = len(PLACES)
DOOR: Final = entrance_of(TOWER)
OMENS: Final = 6

LOOK_OUT: Final = WORDS.action("look_out", {}, Name("Keep a look-out", "見張る"))
BRUTE: Final = WORDS.action("brute", {}, Name("The brute", "巨体"))
list_alone()
ASK_BELL: Final = WORDS.question("bell", (), Name("{seat}: ring the bell?", "{seat}：鐘を鳴らす？"))
ASK_WATCH: Final = WORDS.question(
    "watch", ("seat",), Name("{seat}: keep the watch?", "{seat}：見張り番を続ける？"), secret=True
)
RUNG: Final = WORDS.record("rung", ("count",), Name("The bell rings: {count}.", "鐘が鳴る：{count}。"))


class TowerState(ModuleState):
    """How often somebody looked out and the bell rang, and an omen of each player that others do not know.

    Also the rubble in the tower, the planks before its door, the brutes there, the scars of those who
    fought one, and the cards found.
    """

    def __init__(self, looks: int, rung: int, omens: list[int]) -> None:
        self.looks = looks
        self.rung = rung
        self.omens = omens
        self.rubble = 0
        self.planks = 0
        self.brutes = 0
        self.scarred: list[int] = []
        self.found: list[int] = []

    def copy(self) -> ModuleState:
        other = TowerState(self.looks, self.rung, self.omens[:])
        other.rubble = self.rubble
        other.planks = self.planks
        other.brutes = self.brutes
        other.scarred = self.scarred[:]
        other.found = self.found[:]
        return other

    def pack(self) -> list[int]:
        out = [self.looks, self.rung, self.rubble, self.planks, self.brutes]
        for numbers in (self.omens, self.scarred, self.found):
            out += [len(numbers), *numbers]
        return out

    def fills(self, place: int) -> int:
        return self.rubble if place == TOWER else 0

    def blocks(self, entrance: int) -> int:
        return self.planks if entrance == DOOR else 0

    def holds_off(self, entrance: int, room: int) -> int:
        return 2 * self.planks if entrance == DOOR else 0

    def guards(self, entrances: range) -> int:
        return self.brutes if DOOR in entrances else 0

    def wounds(self, survivor: int) -> int:
        return self.scarred.count(survivor)

    def cards(self) -> list[int]:
        return self.found


def unpacked(r: Numbers) -> TowerState:
    """The state that ``pack`` turned into numbers."""
    looks, rung, rubble, planks, brutes = (r.one() for _ in range(5))
    state = TowerState(looks, rung, r.many())
    state.rubble, state.planks, state.brutes = rubble, planks, brutes
    state.scarred, state.found = r.many(), r.many()
    return state


def state_of(t: ColonyTable) -> TowerState:
    """What the module keeps on a table."""
    (state,) = [state for state in t.states if isinstance(state, TowerState)]
    return state


class KeenEyes(Holding):
    """Who has looked out once sees more for the rest of the game."""

    def words(self) -> Name:
        return Name("This survivor's search value is 1 lower.", "この生存者の探索値は1低い。")

    def search_added(self, t: ColonyTable, survivor: int) -> int:
        return -1


KEEN_EYES: Final = KeenEyes()


class LookOut(Deed):
    """Any die for a look from the tower."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best > 0 and self._watchers(t, seat):
            ids.append(LOOK_OUT)

    def _watchers(self, t: ColonyTable, seat: int) -> list[int]:
        return [survivor for survivor in t.groups[seat] if t.place[survivor] == TOWER]

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """Rubble is cleared away; who looks has keen eyes, and finds a card of the School."""
        yield from spend_die(t, seat, 1)
        state = state_of(t)
        state.looks += 1
        state.rubble = 0
        survivor = self._watchers(t, seat)[0]
        if all(held.bearer != survivor for held in t.lasting):
            keep_of_module(t, "watchtower", KEEN_EYES, survivor)
        if len(t.deck(SCHOOL)) > 0:
            card = t.pile(t.board.deck[SCHOOL]).draw(t.chance)
            t.knows[card] = EVERYONE
            state.found.append(card)

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if t.place[survivor] == TOWER:
            return None
        return "DOW-TURN-4", Name("Only from the Watchtower.", "見張り塔でだけできる。")

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


def ring(t: ColonyTable) -> Flow:
    """After the noise the first player may ring the bell, which draws a zombie to the tower."""
    yield t.ask(t.first, ASK_BELL, (UP, DOWN))
    if t.reply == UP:
        state = state_of(t)
        state.rung += 1
        t.tell(RUNG, state.rung)
        yield from add_zombies(t, TOWER, 1)


# Who and what comes with it.

KEEPER: Final = guest(Noun("ada_keeper", Name("Ada Keeper", "アダ・キーパー")))
SIGNALLER: Final = guest(Noun("sig_flare", Name("Sig Flare", "シグ・フレア")))
SPYGLASS: Final = guest(Noun("spyglass", Name("Spyglass", "小型望遠鏡")))
RATIONS: Final = guest(Noun("watch_rations", Name("Watch Rations", "見張りの糧食")))
HORN: Final = guest(Noun("horn", Name("Horn", "角笛")))


@dataclass(frozen=True)
class Signal(ActionPower):
    """A look from afar."""

    count: int

    def words(self) -> Name:
        return Name(f"Count {self.count} more looks.", f"見張りの回数を{self.count}増やす。")

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(t.states) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        state_of(t).looks += self.count
        return NOTHING


PEOPLE: Final = (
    Survivor(
        KEEPER, Name("Keeper", "番人"), 37, 2, 3, Signal(1), die=2, once=True, male=False, origin=ORIGINAL
    ),
    Survivor(SIGNALLER, Name("Signaller", "信号手"), 51, 3, 2, Tough(5), origin=ORIGINAL),
)
ITEMS: Final = (
    Item(SPYGLASS, EDUCATION, EQUIP, SeesMore(1, 1, TOWER), ((TOWER, 6), (LIBRARY, 9)), True, ORIGINAL),
    Item(RATIONS, FOOD, WASTE, FeedColony(2), ((0, 10), (TOWER, 8)), origin=ORIGINAL),
    Item(HORN, TOOL, WASTE, KillZombies(1, 0, afar=True), ((0, 4), (TOWER, 10)), origin=ORIGINAL),
)
CROSSROADS: Final = (
    Crossroads(
        1,
        "smoke",
        Name("Smoke", "煙"),
        Moves(),
        (Choice(Name("Look", "見る"), (GainFood(1),)), Choice(Name("Stay", "残る"), ())),
        origin=ORIGINAL,
    ),
    Crossroads(
        2,
        "a_light_above",
        Name("A Light Above", "上の灯"),
        Both(Moves(), InDeck(KEEPER)),
        (Choice(Name("Call", "呼ぶ"), (TakeStranger(KEEPER),)), Choice(Name("Pass", "通り過ぎる"), ())),
        adds=True,
        origin=ORIGINAL,
    ),
)
CARDS: Final = CardSet(
    "watchtower",
    survivors=PEOPLE,
    items=ITEMS,
    crises=(Crisis("fog", Name("Fog", "霧"), (FUEL,), (LoseMorale(1),), ORIGINAL),),
    main=(
        MainObjective(
            "keep_watch",
            Name("Keep Watch", "見張り"),
            "short",
            Side(7, 5, (FoodSupply(8),), zombies=1, origin=ORIGINAL),
            Side(6, 5, (FoodSupply(10),), zombies=2, origin=ORIGINAL),
        ),
    ),
    secrets=(
        SecretObjective(
            "stargazer", Name("Stargazer", "星を見る人"), (InHand(EDUCATION, 2),), origin=ORIGINAL
        ),
        SecretObjective(
            "saboteur", Name("Saboteur", "破壊工作員"), (MoraleGone(), InHand(TOOL, 2)), True, ORIGINAL
        ),
    ),
    exiled=(
        ExiledObjective(
            "hermit", Name("Hermit", "隠者"), (InHand(FOOD, 2),), (Starvation(2),), origin=ORIGINAL
        ),
    ),
    crossroads=CROSSROADS,
)


class Finds(Look):
    """The kinds of item that were found in the tower."""

    def __init__(self, kinds: list[int], box: Box) -> None:
        self.kinds = kinds
        self.box = box

    def json(self) -> dict[str, Any]:
        return {"found": [self.box.items[kind].id for kind in self.kinds]}


class Watchtower(Module):
    """Moves to the tower are safe."""

    def __init__(self) -> None:
        super().__init__("watchtower", Name("The Watchtower", "見張り塔"))
        tower = Noun("watchtower", Name("the Watchtower", "見張り塔"))
        self.places = (Place(TOWER, tower, room=2, spaces=(3,), noise=2, deck=BASE_PILES, in_town=False),)
        self.deeds = (LookOut(LOOK_OUT, ("DOW-TURN-4",), name=Name("Keep a look-out", "見張る")),)
        self.stages = (after(ZOMBIES_NOISE, Stage(FIRST_PHASE, ring)),)
        self.kept = (KEEN_EYES,)
        self.verdicts = (
            Noun("keep", Name("keeping the watch", "「続ける」")),
            Noun("relieve", Name("relieving the watch", "「交代する」")),
        )
        self.cards = CARDS
        self.numbers = ("looks", "rung", "brutes", "omen")

    def spares_move(self, t: ColonyTable, origin: int, to: int) -> bool:
        return to == TOWER

    def at_start(self, t: ColonyTable, held: Held) -> Flow:
        """A brute waits at the tower, behind planks; inside there is rubble."""
        state = state_of(t)
        yield from add_zombies(t, TOWER, 1)
        state.brutes = state.planks = state.rubble = 1

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        return [BRUTE] if t.place[survivor] == TOWER and state_of(t).brutes > 0 else found

    def has_target(self, target: int) -> bool:
        return target == BRUTE

    def has_zombie(self, target: int) -> bool:
        return target == BRUTE

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        state_of(t).brutes -= 1
        kill_guarded(t, DOOR)
        return NOTHING

    def after_attack(self, t: ColonyTable, held: Held, survivor: int, target: int) -> Flow:
        if target != BRUTE:
            return NOTHING
        state_of(t).scarred.append(survivor)
        return dies_of_wounds(t, survivor)

    def survivor_leaves(self, t: ColonyTable, held: Held, survivor: int) -> None:
        state = state_of(t)
        state.scarred = [other for other in state.scarred if other != survivor]

    def stops_zombie(self, t: ColonyTable, held: Held, place: int, entrance: int) -> bool:
        state = state_of(t)
        if entrance != DOOR or state.planks == 0:
            return False
        state.planks -= 1
        gone = t.loose(entrance)
        t.zombies[entrance] -= gone
        if gone > 0:
            t.tell(ZOMBIES_REMOVED, place, gone)
        return True

    def keep_token(self, t: ColonyTable, held: Held) -> Flow:
        """Once the bell has rung, players vote whether the watch is relieved."""
        t.reply = NO
        if state_of(t).rung > 0 and t.faithful_seats():
            yield from vote(t, t.faithful_seats(), ASK_WATCH, (verdict(t, "keep"), verdict(t, "relieve")))
            t.reply = YES if t.reply == UP else NO

    def new_state(self, seats: int) -> ModuleState:
        return TowerState(0, 0, [0] * seats)

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        state_of(t).omens = [1 + t.chance.below(OMENS) for _ in range(t.seats)]

    def deal(self, t: ColonyTable, seat: int, now: ColonyTable) -> None:
        omens = state_of(t).omens
        for other in range(t.seats):
            if other != seat:
                omens[other] = 1 + t.chance.below(OMENS)

    def look(self, t: ColonyTable, seat: int) -> Look:
        return Finds([t.box.kind[card] for card in state_of(t).found], t.box)

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        state = state_of(t)
        found = [
            Shown("looks", Name("Looks from the tower", "見張りの回数"), state.looks),
            Shown("rung", Name("The bell has rung", "鐘が鳴った回数"), state.rung),
            Shown("brutes", Name("Brutes", "巨体"), state.brutes),
        ]
        if seat >= 0:
            found.append(Shown("omen", Name("Your omen", "自分の予兆"), state.omens[seat]))
        return found


def again(noun: Noun) -> int:
    """A number for another card like one of the base game."""
    return guest(Noun(f"{noun.id}_again", Name(f"{noun.name.en} Again", f"{noun.name.ja}二世")))


def anew(card: Any) -> Any:
    """The same card under another id."""
    return replace(card, id=f"{card.id}_again")


SECOND_SET: Final = CardSet(
    "second_set",
    survivors=tuple([replace(card, survivor=again(card.noun)) for card in BASE.survivors]),
    items=tuple([replace(item, kind=again(item.noun)) for item in BASE.items]),
    crises=tuple([anew(card) for card in BASE.crises]),
    main=tuple([anew(card) for card in BASE.main]),
    secrets=tuple([anew(card) for card in BASE.secrets]),
    exiled=tuple([anew(card) for card in BASE.exiled]),
    crossroads=tuple([anew(card) for card in BASE.crossroads]),
)


class SecondSet(Module):
    """As many cards again as there are, to be mixed with those of the base game."""

    def __init__(self) -> None:
        super().__init__("second_set", Name("The second set", "第2セット"))
        self.cards = SECOND_SET


class Alone(Module):
    """No cards of the base game are used."""

    def __init__(self) -> None:
        super().__init__("without_base", Name("Without the base game's cards", "基本セットのカードなし"))
        self.leaves_out = ("base",)


class Bridge(Module):
    """A place alone, to be had without the tower."""

    def __init__(self) -> None:
        super().__init__("bridge", Name("The Bridge", "橋"))
        noun = Noun("bridge", Name("the Bridge", "橋"))
        self.places = (Place(TOWER + 1, noun, room=3, spaces=(2,), noise=0),)


class Thaw(Module):
    """How fast the snow melts is chosen; the ice of the river bears nobody then, so there is no bridge."""

    def __init__(self) -> None:
        super().__init__("thaw", Name("The Thaw", "雪解け"))

    def options(self) -> tuple[GameOption, ...]:
        choices = (
            Noun("none", Name("none", "なし")),
            Noun("slow", Name("slow", "ゆっくり")),
            Noun("fast", Name("fast", "急速")),
        )
        return (GameOption(self.id, "none", self.name, choices),)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[self.id] != "none"

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if self.is_used(options) and options["bridge"] is True:
            raise SetupError(self.id, Name("it cannot be played with the bridge", "橋とは一緒に使えません"))


GAME.add_module(Watchtower())
GAME.add_module(Bridge())
GAME.add_module(SecondSet())
GAME.add_module(Alone())
GAME.add_module(Thaw())
