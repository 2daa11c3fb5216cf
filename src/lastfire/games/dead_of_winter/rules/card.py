"""The kinds of card, field by field as printed."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Final, cast

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.effects.verb import (
    Condition,
    Trigger,
    Verb,
    clause,
    goals_said,
    lowered,
    row,
    sentences,
    together,
)
from lastfire.games.dead_of_winter.rules.holding import RARE, WOUND_LIMIT, ActionPower, Holding, Power
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES, is_guest, item_noun, survivor_noun
from lastfire.games.dead_of_winter.rules.state import ABILITY_HELD, Held

PUBLISHED: Final = "published"
ORIGINAL: Final = "original"

# What becomes of an item when it is played. [DOW-CARD-5..7]
WASTE: Final = 0
EQUIP: Final = 1
EVENT: Final = 2
MODES: Final = ("waste", "equip", "event")

ANYWHERE: Final = -1
OUTSIDE_ONLY: Final = -2
EVERYBODY: Final = -3
"""Who votes on a crossroads card: all players who are not exiled."""
THAT_ONE: Final = -2
"""Who chooses: the player of the survivor whom the card speaks of."""


_WHO_TRIGGERED: Final = Name("the survivor who triggered this card", "このカードを発動させた生存者")
_BEING: Final = "にいるとき、"
# A condition with which the English words of a power begin.
_WHEN: Final = re.compile("When(ever)? this survivor [^,.]*(?=,)")
# The first sentence of an action, with the place where it works, if it says one.
_ACTION: Final = re.compile("(While this survivor [^,]*, )?([^.]*)")
# Whom an action needs besides the survivor, where the survivor is.
_COMPANY: Final = re.compile(", but only if (a [^,.]*) is there")
# A condition with which the Japanese words of a power begin.
_CONDITION: Final = re.compile("(この生存者が[^。、]*(とき|たびに)|[^。、]*にいるとき)、")


def printed(power: Power, once: bool, place: int = ANYWHERE, die: int = 0) -> Name:
    """A power as a card prints it: how often, where, with which die, and then what it does.

    [DOW-ABILITY-2, DOW-ABILITY-5, DOW-ABILITY-6, DOW-ABILITY-8]
    """
    en: list[str] = []
    there, paid, at = "", "", ""
    if once:
        en.append("once per round")
    acts = isinstance(power, ActionPower)
    if place != ANYWHERE and not power.names_its_place():
        outside = place == OUTSIDE_ONLY
        where = "at a non-colony location" if outside else f"at {PLACES[place].name.en}"
        if acts:
            company = _COMPANY.search(power.words_at(place).en)
            both = f" and {company.group(1)} are" if company else " is"
            en.append(f"while this survivor{both} {where}")
        else:
            at = where
        there = "コロニー以外のロケーション" if outside else PLACES[place].name.ja
    spent = _die(die)
    said, joint = power.words_paid_with(spent) if die else None, ", "
    if said is None:
        said = power.words_at(place)
        if acts and place != ANYWHERE:
            said = Name(_COMPANY.sub("", said.en), said.ja)
        if die:
            en.append(f"{'you may ' if acts else ''}spend {spent.en}")
            paid = f"{spent.ja}を使い、"
            joint = " to " if acts else ": "
        elif acts and once:
            said = Name(_offered(said.en), said.ja)
    if at:
        said = Name(_placed_en(said.en, at), said.ja)
    if not en:
        return Name(said.en, _printed_ja(said.ja, once, there, paid))
    head = ", ".join(en)
    return Name(
        f"{head[:1].upper()}{head[1:]}{joint}{lowered(said.en)}", _printed_ja(said.ja, once, there, paid)
    )


def _offered(said: str) -> str:
    """English words of an action as something that a player may do."""
    found = _ACTION.match(said)
    if found is None or " may " in found.group():
        return said
    where, deed = found.group(1) or "", said[len(found.group(1) or "") :]
    return f"{where}{'you' if where else 'You'} may {lowered(deed)}"


def _placed_en(said: str, where: str) -> str:
    """English words with the place where they hold: "When this survivor attacks at the colony, …"."""
    found = _WHEN.match(said)
    if found:
        return f"{found.group()} {where}{said[found.end() :]}"
    return f"{where[:1].upper()}{where[1:]}, {lowered(said)}"


def _die(least: int) -> Name:
    """Which die an ability takes."""
    if least == 1:
        return Name("any die", "任意の目のダイス1個")
    return Name(f"a die of {least} or higher", f"{least}以上の目のダイス1個")


def _printed_ja(said: str, once: bool, where: str, spent: str) -> str:
    """The same in Japanese: where the survivor is, how often, when or if, with which die, what it does."""
    often = "ラウンドに1回、" if once else ""
    found = _CONDITION.match(said)
    condition = found.group() if found else ""
    deed = said[len(condition) :]
    subject = "この生存者が"
    acts = condition.startswith(subject) and _BEING not in condition
    if acts:
        there = f"{subject}{where}で" if where else subject
        return f"{often}{there}{condition.removeprefix(subject)}{spent}{deed}"
    others = condition.removesuffix(f"が{where}{_BEING}")
    if where and others != condition:
        return f"{subject[:-1]}と{others}が{where}{_BEING}{often}{spent}{deed}"
    if _BEING in condition:
        return f"{condition}{often}{spent}{deed}"
    standing = f"{subject}{where}{_BEING}" if where else ""
    return f"{standing}{often}{condition}{spent}{deed}"


@dataclass(frozen=True)
class Survivor:
    """A survivor card; the occupation does nothing. [DOW-ABILITY-1, DOW-ABILITY-3, DOW-ABILITY-4]

    ``place`` is where the ability works (``ANYWHERE``, a place, or ``OUTSIDE_ONLY``: any place
    but the colony); ``die`` the face it needs, 0 for no die; ``once`` whether once per round.
    """

    survivor: int
    occupation: Name
    influence: int
    attack: int
    search: int
    power: Power
    place: int = ANYWHERE
    die: int = 0
    once: bool = False
    male: bool = True
    human: bool = True
    origin: str = PUBLISHED
    # The number that cards of its set call it by, where a box has given it another one.
    guest: int = field(default=-1, repr=False)

    @property
    def noun(self) -> Noun:
        """Who it is."""
        return survivor_noun(self.survivor if self.guest < 0 else self.guest)

    @property
    def id(self) -> str:
        """The id of the survivor."""
        return self.noun.id

    @property
    def name(self) -> Name:
        """The name of the survivor."""
        return self.noun.name

    def works_at(self, place: int) -> bool:
        """Whether the ability works there. [DOW-ABILITY-2]"""
        if self.place == OUTSIDE_ONLY:
            return place != COLONY
        return self.place in (ANYWHERE, place)

    def words(self) -> Name:
        """What the ability says, with its place, its die, and how often it works."""
        return printed(self.power, self.once, self.place, self.die)


@dataclass(frozen=True)
class Item:
    """A kind of item card. ``decks`` says how many copies lie where: starters under 0. [DOW-CARD-1]"""

    kind: int
    symbol: int
    mode: int
    power: Power
    decks: tuple[tuple[int, int], ...]
    once: bool = False
    origin: str = PUBLISHED
    # The number that cards of its set call it by, where a box has given it another one.
    guest: int = field(default=-1, repr=False)

    @property
    def noun(self) -> Noun:
        """What it is."""
        return item_noun(self.kind if self.guest < 0 else self.guest)

    @property
    def id(self) -> str:
        """The id of this kind of item."""
        return self.noun.id

    @property
    def name(self) -> Name:
        """The name of the item."""
        return self.noun.name

    def words(self) -> Name:
        """What the card says, with how often it works."""
        return printed(self.power, self.once)


@dataclass(frozen=True)
class Crisis:
    """A crisis card: the symbols that prevent it and what happens otherwise. [DOW-CRISIS-3]

    ``revealed`` is what happens as soon as it is turned face up.
    """

    id: str
    name: Name
    symbols: tuple[int, ...]
    failure: tuple[Verb, ...]
    origin: str = PUBLISHED
    revealed: tuple[Verb, ...] = ()

    def words(self) -> Name:
        """What happens when it is not prevented, after what happens at once."""
        failure = sentences(self.failure)
        if not self.revealed:
            return failure
        once = clause(self.revealed)
        return Name(
            f"When this crisis is revealed, {once.en} If this crisis is not prevented, "
            f"{clause(self.failure).en}",
            f"この危機が公開されたとき、{once.ja}回避できなかった場合：{failure.ja}",
        )


@dataclass(frozen=True)
class Side:
    """One side of a main objective. [DOW-OBJ-1, DOW-OBJ-3]

    ``zombies`` come at setup to each place outside, ``at_colony`` to the colony; helpless survivors
    are a fixed number plus so many per player. ``needs`` are the symbols that may be added to it,
    ``only_from`` the one deck whose cards may. ``holds`` is what holds while it is played.
    """

    morale: int
    rounds: int
    goals: tuple[Condition, ...]
    zombies: int = 0
    at_colony: int = 0
    helpless: int = 0
    helpless_per_player: int = 0
    needs: tuple[int, ...] = ()
    starters_count: bool = True
    only_from: int = ANYWHERE
    samples: bool = False
    exile_removes: bool = False  # Kill Them
    holds: tuple[Holding, ...] = ()
    origin: str = PUBLISHED

    def goal_words(self, number: int) -> Name:
        """One of its goals; what else the card says goes with the first."""
        said = self.goals[number].words()
        return row([said, *self._remarks()]) if number == 0 else said

    def _remarks(self) -> list[Name]:
        """What the card says besides its goals. [DOW-OBJ-10]"""
        said: list[Name] = []
        if not self.starters_count:
            said.append(
                Name("Starter items cannot be added to this card.", "このカードに初期アイテムは置けない。")
            )
        if self.only_from != ANYWHERE:
            deck = PLACES[self.only_from].name
            said.append(
                Name(
                    f"Only cards from the item deck at {deck.en} can be added to this card.",
                    f"このカードには、{deck.ja}の探索デッキのカードだけを置ける。",
                )
            )
        if self.exile_removes:
            said.append(
                Name(
                    "Whenever a player is exiled, that player and all their survivors are eliminated "
                    "from the game.",
                    "追放されたプレイヤーは、自分の生存者全員とともにゲームから脱落する。",
                )
            )
        return said + [holding.words() for holding in self.holds]

    def words(self) -> Name:
        """What has to be done: the goals, then what happens every round, then the rest of the card."""
        goals = [goal.words() for goal in self.goals if not goal.is_duty()]
        duties = [goal.words() for goal in self.goals if goal.is_duty()]
        return row([*([together(goals)] if goals else []), *duties, *self._remarks()])


@dataclass(frozen=True)
class MainObjective:
    """A main objective card with its two sides; ``length`` tells players how long it takes. [DOW-OBJ-2]

    One that is not ``drawn`` is neither drawn nor chosen: something else that is played with lays it out.
    """

    id: str
    name: Name
    length: str
    normal: Side
    hard: Side
    drawn: bool = True

    def side(self, hard: bool) -> Side:
        """The side that is played."""
        return self.hard if hard else self.normal


@dataclass(frozen=True)
class SecretObjective:
    """A secret or betrayal objective: all its goals have to be met, hard ones and easy ones alike.

    [DOW-OBJ-4, DOW-OBJ-5, DOW-GOAL-7]
    """

    id: str
    name: Name
    goals: tuple[Condition, ...]
    betrayal: bool = False
    origin: str = PUBLISHED

    def words(self) -> Name:
        """What has to be done."""
        return together(goals_said(self.goals))


@dataclass(frozen=True)
class ExiledObjective:
    """What an exiled player follows from then on. [DOW-EXILE-3, DOW-GOAL-6]

    A player who was no betrayer follows ``loyal`` alone; for a betrayer ``betrayer`` takes the
    place of the fall of morale on the card they keep.
    """

    id: str
    name: Name
    loyal: tuple[Condition, ...]
    betrayer: tuple[Condition, ...]
    origin: str = PUBLISHED

    def words(self) -> Name:
        """What has to be done."""
        loyal, betrayer = together(goals_said(self.loyal)), together(goals_said(self.betrayer))
        return Name(
            "If you are not a betrayer, replace your secret objective with "
            f"“{loyal.en[:-1]}”. If you are a betrayer, replace “Morale is 0” on your "
            f"secret objective with “{betrayer.en[:-1]}”.",
            f"裏切り者でない場合、自分の秘密の目的を「{loyal.ja[:-1]}」に置き換える。"
            f"裏切り者の場合、自分の秘密の目的にある「士気が0である」を「{betrayer.ja[:-1]}」に置き換える。",
        )


@dataclass(frozen=True)
class Choice:
    """One option of a crossroads card."""

    name: Name
    effects: tuple[Verb, ...]

    def words(self) -> Name:
        """What it does."""
        said = sentences(self.effects)
        return Name(said.en or "Nothing happens.", said.ja or "何も起こらない。")


@dataclass(frozen=True)
class Crossroads:
    """A crossroads card. [DOW-XROAD-1, DOW-XROAD-8]

    ``vote``: the first choice is thumb up, the second thumb down, by the players with a survivor
    at the place ``voters`` (``ANYWHERE``: the place the card speaks of; ``EVERYBODY``: by all players).
    ``chooser``: a survivor, or ``THAT_ONE``, whose controller chooses instead of the active player.
    ``adds``: it adds survivors, so it needs room at the colony. ``coop``: it may be used without hidden
    objectives. ``mature``: for adults.
    """

    number: int
    id: str
    name: Name
    trigger: Trigger
    choices: tuple[Choice, ...]
    setup: tuple[Verb, ...] = ()
    vote: bool = False
    voters: int = COLONY
    chooser: int = -1
    adds: bool = False
    coop: bool = True
    mature: bool = False
    origin: str = PUBLISHED

    def choice_words(self, choice: Choice) -> Name:
        """What one of its options does, in words that say whom the trigger spoke of."""
        said, about = choice.words(), self.trigger.about()
        if any(effect.chooses_somebody() for effect in self.setup):
            return Name(said.en.replace("that location", "the chosen location"), said.ja)
        if not about or any(effect.chooses_somebody() for effect in choice.effects):
            return said
        for those, named in (("that survivor", about), ("That survivor", f"{about[:1].upper()}{about[1:]}")):
            before, found, after = said.en.partition(those)
            if found and "survivor" not in before.replace("helpless survivor", ""):
                ja = said.ja
                if about == _WHO_TRIGGERED.en:
                    ja = ja.replace("その生存者", _WHO_TRIGGERED.ja, 1)
                return Name(f"{before}{named}{after}", ja)
        return Name(said.en.replace("at that location", f"at {about}'s location"), said.ja)


@dataclass(frozen=True)
class Box:
    """All cards of the game, and the tables that rules look things up in, by number.

    [DOW-SPACE-12, DOW-SPACE-13, DOW-SPACE-15]
    """

    survivors: tuple[Survivor, ...]
    items: tuple[Item, ...]
    crises: tuple[Crisis, ...]
    main: tuple[MainObjective, ...]
    secrets: tuple[SecretObjective, ...]  # the regular ones first, then the betrayals
    exiled: tuple[ExiledObjective, ...]
    crossroads: tuple[Crossroads, ...]  # index: number - 1
    kind: tuple[int, ...]  # by item card: its kind
    origin: tuple[int, ...]  # by item card: the deck on its back, 0 for starters
    with_back: dict[int, tuple[int, ...]] = field(default_factory=dict, compare=False)  # by deck: its cards
    symbol: tuple[int, ...] = field(default=())  # by kind of item
    influence: tuple[int, ...] = field(default=())  # by survivor
    attack: tuple[int, ...] = field(default=())
    search: tuple[int, ...] = field(default=())
    strangers: tuple[int, ...] = field(default=(), compare=False)  # the survivors of the survivor deck
    numbers: dict[int, int] = field(default_factory=dict, compare=False)  # of guests, see ``names.guest``
    # What rules have to know of abilities and of effects that last.
    borrowers: tuple[int, ...] = field(default=())  # survivors who have others' abilities as well
    leaning: tuple[int, ...] = field(default=())  # survivors whose limit of wounds may fall
    used_up: tuple[int, ...] = field(default=())  # symbols of which an attack can use up a card
    lasting: tuple[tuple[Holding, ...], ...] = field(default=())  # by crossroads card: what may be kept of it
    # The questions of ``Holding`` that have an answer of their own: by survivor, with those whose answers a
    # borrower may have; by kind of item; by crossroads card and effect; by main objective, side and what it
    # says; by any ability or item at all.
    asked_of_abilities: tuple[frozenset[str], ...] = field(default=(), compare=False)
    asked_of_items: tuple[frozenset[str], ...] = field(default=(), compare=False)
    asked_of_lasting: tuple[tuple[frozenset[str], ...], ...] = field(default=(), compare=False)
    asked_of_sides: tuple[tuple[tuple[frozenset[str], ...], ...], ...] = field(default=(), compare=False)
    asked_of_any: frozenset[str] = field(default=frozenset(), compare=False)
    is_plain: bool = field(default=True, compare=False)  # no card answers a rare question
    own: tuple[Held, ...] = field(default=(), compare=False)  # each survivor's ability, as it is held

    @property
    def item_cards(self) -> int:
        """How many item cards there are."""
        return len(self.kind)

    # What seats know of a card is kept in one list: item cards, then crossroads cards, then crises.

    @property
    def first_crossroads(self) -> int:
        """Where that list begins to speak of crossroads cards."""
        return len(self.kind)

    @property
    def first_crisis(self) -> int:
        """Where it begins to speak of crises."""
        return len(self.kind) + len(self.crossroads)

    @property
    def cards_to_know(self) -> int:
        """How long it is."""
        return len(self.kind) + len(self.crossroads) + len(self.crises)


@dataclass(frozen=True)
class CardSet:
    """Cards that come together: those of the base game, of an expansion, somebody's own."""

    id: str
    survivors: tuple[Survivor, ...] = ()
    items: tuple[Item, ...] = ()
    crises: tuple[Crisis, ...] = ()
    main: tuple[MainObjective, ...] = ()
    secrets: tuple[SecretObjective, ...] = ()
    exiled: tuple[ExiledObjective, ...] = ()
    crossroads: tuple[Crossroads, ...] = ()


def box_of(sets: tuple[CardSet, ...], left_out: frozenset[str] = frozenset()) -> Box:
    """The cards of several sets, numbered set by set: one more set renumbers nothing before it.

    Sets that are left out give nothing but the numbers of their survivors and kinds of item, which rules and
    cards rely on. Raises ValueError, naming the card, where one does not have the next number.
    """
    numbers = _numbers_of(sets)
    if len(sets) > 1:
        sets = tuple([_numbered(each, numbers) for each in sets])
    survivors = tuple([card for each in sets for card in each.survivors])
    items = tuple([item for each in sets for item in each.items])
    sets = tuple([each for each in sets if each.id not in left_out])
    for number, card in enumerate(survivors):
        if card.survivor != number:
            raise ValueError(f"{card.id} has the number {card.survivor}, and should have {number}")
    for number, item in enumerate(items):
        if item.kind != number:
            raise ValueError(f"{item.id} has the number {item.kind}, and should have {number}")
    copies = [copy for each in sets for copy in _copies(each)]
    crossroads = tuple([card for each in sets for card in by_number(each)])
    lasting = tuple([tuple(kept_of(card)) for card in crossroads])
    main = tuple([card for each in sets for card in each.main])
    abilities = [card.power for card in survivors]
    powers = abilities + [item.power for item in items]
    return Box(
        survivors=survivors,
        items=items,
        crises=tuple([card for each in sets for card in each.crises]),
        main=main,
        secrets=tuple([card for each in sets for card in each.secrets]),
        exiled=tuple([card for each in sets for card in each.exiled]),
        crossroads=crossroads,
        kind=tuple([kind for _, kind in copies]),
        origin=tuple([deck for deck, _ in copies]),
        with_back=_with_back([deck for deck, _ in copies]),
        symbol=tuple([item.symbol for item in items]),
        influence=tuple([card.influence for card in survivors]),
        attack=tuple([card.attack for card in survivors]),
        search=tuple([card.search for card in survivors]),
        strangers=tuple([card.survivor for each in sets for card in each.survivors]),
        numbers=numbers,
        borrowers=tuple([card.survivor for card in survivors if card.power.is_borrowing()]),
        leaning=_leaning(survivors, items, lasting),
        asked_of_abilities=tuple([questions_of(powers if p.is_borrowing() else [p]) for p in abilities]),
        asked_of_items=tuple([questions_of([item.power]) for item in items]),
        asked_of_lasting=tuple([tuple([questions_of([each]) for each in kept]) for kept in lasting]),
        asked_of_sides=tuple([(_asked_of(card.normal), _asked_of(card.hard)) for card in main]),
        asked_of_any=questions_of(powers),
        is_plain=not questions_of(_all_holdings(powers, lasting, main)) & RARE,
        own=tuple([Held(ABILITY_HELD, card.survivor, card.survivor) for card in survivors]),
        used_up=tuple(sorted({power.symbol_used() for power in powers if power.symbol_used() >= 0})),
        lasting=lasting,
    )


def _with_back(origin: list[int]) -> dict[int, tuple[int, ...]]:
    """By item deck, 0 for starters, the numbers of its cards."""
    return {
        deck: tuple([card for card, back in enumerate(origin) if back == deck]) for deck in sorted({*origin})
    }


def _numbers_of(sets: tuple[CardSet, ...]) -> dict[int, int]:
    """By the number that cards call a guest by, the one it has beside the others of these sets."""
    people = [card.survivor for each in sets for card in each.survivors]
    kinds = [item.kind for each in sets for item in each.items]
    return {said: number for cards in (people, kinds) for number, said in enumerate(cards) if is_guest(said)}


def _numbered(cards: CardSet, numbers: dict[int, int]) -> CardSet:
    """The same cards, with the numbers that guests have in a match. Objectives name nobody."""
    return replace(
        cards,
        survivors=tuple([_named(card, card.survivor, numbers) for card in cards.survivors]),
        items=tuple([_named(item, item.kind, numbers) for item in cards.items]),
        crises=tuple([_with_numbers(card, numbers, card.id) for card in cards.crises]),
        crossroads=tuple([_with_numbers(card, numbers, card.id) for card in cards.crossroads]),
    )


def _named(card: Any, said: int, numbers: dict[int, int]) -> Any:
    """A survivor or an item under its number; it still knows what it is called."""
    numbered = _with_numbers(card, numbers, card.id)
    return replace(numbered, guest=said) if is_guest(said) else numbered


def _with_numbers(said: Any, numbers: dict[int, int], card: str) -> Any:
    """A card, or a part of it, that speaks of guests by the numbers that they have in a match."""
    if isinstance(said, int) and is_guest(said):
        if said not in numbers:
            raise ValueError(f"{card} names a guest of a set that is not in use")
        return numbers[said]
    if isinstance(said, tuple):
        return tuple([_with_numbers(part, numbers, card) for part in said])
    if not is_dataclass(said) or isinstance(said, type | Name | Noun):
        return said
    changed: dict[str, Any] = {}
    for each in fields(said):
        before = getattr(said, each.name)
        after = _with_numbers(before, numbers, card)
        if after != before:
            changed[each.name] = after
    return replace(said, **changed) if changed else said


def _copies(cards: CardSet) -> list[tuple[int, int]]:
    """Every item card of a set as (deck on its back, kind): the starters, then deck by deck."""
    return sorted(
        [(deck, item.kind) for item in cards.items for deck, copies in item.decks for _ in range(copies)]
    )


def by_number(cards: CardSet) -> list[Crossroads]:
    """The crossroads cards of a set in the order of the numbers printed on them."""
    return sorted(cards.crossroads, key=lambda card: card.number)


def _leaning(
    survivors: tuple[Survivor, ...], items: tuple[Item, ...], lasting: tuple[tuple[Holding, ...], ...]
) -> tuple[int, ...]:
    """Survivors who may come to have more wounds than they can bear without taking any.

    Those who borrow an ability or leave its place, and anybody where gear or a crossroads card helps.
    """
    others = [item.power.wound_limit() for item in items]
    others += [holding.wound_limit() for kept in lasting for holding in kept]
    if max(others, default=WOUND_LIMIT) > WOUND_LIMIT:
        return tuple([card.survivor for card in survivors])
    return tuple(
        [
            card.survivor
            for card in survivors
            if card.power.is_borrowing()
            or (card.power.wound_limit() > WOUND_LIMIT and card.place != ANYWHERE)
        ]
    )


def questions_of(powers: Sequence[Holding]) -> frozenset[str]:
    """The questions of ``Holding`` that some of these answer themselves."""
    none: frozenset[str] = frozenset()
    return none.union(*[_answered_by(kind) for kind in {type(power) for power in powers}])


_ANSWERED: Final[dict[type[Holding], frozenset[str]]] = {}


def _answered_by(kind: type[Holding]) -> frozenset[str]:
    """The questions of ``Holding`` that a kind of holding answers itself, looked up once."""
    if kind not in _ANSWERED:
        _ANSWERED[kind] = frozenset(
            [
                name
                for name in dir(Holding)
                if not name.startswith("_") and getattr(kind, name) is not getattr(Holding, name)
            ]
        )
    return _ANSWERED[kind]


def _all_holdings(
    powers: list[Power], lasting: tuple[tuple[Holding, ...], ...], main: tuple[MainObjective, ...]
) -> list[Holding]:
    """Everything that any card says that holds."""
    found: list[Holding] = [*powers]
    for kept in lasting:
        found += kept
    for card in main:
        found += [*card.normal.holds, *card.hard.holds]
    return found


def _asked_of(side: Side) -> tuple[frozenset[str], ...]:
    """The questions that each thing answers which holds while a side is played."""
    return tuple([questions_of([each]) for each in side.holds])


def kept_of(said: Any) -> list[Holding]:
    """What may be kept in force of a card, or of a part of it, wherever in it that stands."""
    if isinstance(said, Holding):
        return [said]
    parts: list[Any] = []
    if isinstance(said, tuple):
        parts += said
    elif isinstance(said, Verb | Choice | Crossroads):
        parts += [getattr(said, each.name) for each in fields(cast(Any, said))]
        if isinstance(said, Verb):
            parts += said.also_kept()
    return [holding for part in parts for holding in kept_of(part)]
