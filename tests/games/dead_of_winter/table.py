"""The words of a table, in which the rule tests of Dead of Winter are written.

A test seats people and lays out what lies on the table at the beginning of a turn; from then on it
only answers, and lets dice fall. Dice that were to fall and did not are errors.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import lastfire
from lastfire import Match, Record
from lastfire.engine.chance import EVERYONE, REDRAW, Chance
from lastfire.engine.pile import Pile
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, Box, Choice, box_of
from lastfire.games.dead_of_winter.rules.cards import BASE, BOX
from lastfire.games.dead_of_winter.rules.counts import ITEMS_BY_DECK
from lastfire.games.dead_of_winter.rules.effects.lasting_verbs import FromNowOn
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.holding import Holding, Power
from lastfire.games.dead_of_winter.rules.holdings import play_objective
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FACES,
    ITEMS,
    NOWHERE,
    PLACES,
    SURVIVORS,
)
from lastfire.games.dead_of_winter.rules.setup import set_up
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    CROSSROADS,
    IN_FORCE,
    NOBODY,
    STRANGERS,
    TURN,
    ColonyTable,
    Held,
)
from lastfire.games.dead_of_winter.rules.turn.course import begin_turn

BLANK: Final = "blank"
WOUND: Final = "wound"
FROSTBITE: Final = "frostbite"
BITTEN: Final = "bitten"

# One side of the exposure die that shows the face.
SIDES: Final = {BLANK: 0, WOUND: 6, FROSTBITE: 9, BITTEN: 11}

PLACE: Final = {noun.id: number for number, noun in enumerate(PLACES)}
PERSON: Final = {noun.id: number for number, noun in enumerate(SURVIVORS)}
KIND: Final = {noun.id: number for number, noun in enumerate(ITEMS)}
FULL: Final = {place.noun.id: number for place, number in zip(BASE_PLACES, ITEMS_BY_DECK, strict=True)}
"""How many cards a location's deck has at the start."""
CRISIS: Final = {card.id: number for number, card in enumerate(BOX.crises)}
CARD: Final = {card.id: number for number, card in enumerate(BOX.crossroads)}
OBJECTIVE: Final = {card.id: number for number, card in enumerate(BOX.main)}
SECRET: Final = {card.id: number for number, card in enumerate(BOX.secrets)}
EXILED: Final = {card.id: number for number, card in enumerate(BOX.exiled)}

SEATED: Final[list["Game"]] = []
"""Every game of the running test, so that no die is left over unnoticed."""

DEFAULT_GROUPS: Final = (
    ("ashley_ross", "mike_cho"),
    ("olivia_brown", "brian_lee"),
    ("rod_miller", "alexis_grey"),
)


class Game:
    """One game as the people around the table see it and play it."""

    def __init__(self, match: Match, table: ColonyTable) -> None:
        self.match = match
        self._chance = table.chance
        self._heard = 0
        self._due = 0
        SEATED.append(self)

    # Dice and draws.

    def falls(self, *outcomes: str | int) -> None:
        """These fall next, one after the other: faces of the exposure die, or numbers 1 to 6."""
        for outcome in outcomes:
            side = SIDES[outcome] if isinstance(outcome, str) else outcome - 1
            self._chance.script.append(side)
            self._due += 1

    def draws(self, *cards: int) -> None:
        """These card numbers are drawn next (see ``card_of``); ``ANY_CARD`` draws what comes."""
        for card in cards:
            self._chance.script.append(card)
            self._due += 1

    def no_die_is_left(self) -> None:
        """Everything that was to fall has fallen."""
        left = self._chance.script[self._chance.script_at :]
        assert not left, f"these outcomes never came: {left}"

    # Answers.

    def chooses(self, verb: str, /, **args: int | str) -> "Game":
        """Answer with the one option that has this verb and these arguments."""
        ask = self.match.ask
        assert ask is not None, "the game is over"
        found = self._options(verb, args)
        said = [option.notation for option in ask.options]
        assert len(found) == 1, f"{ask.question}: {verb} {args} is not one of {said}"
        self.match.answer(found[0])
        return self

    does = chooses

    def offers(self, verb: str, /, **args: int | str) -> bool:
        """Whether an option with this verb and these arguments is open."""
        return bool(self._options(verb, args))

    def _options(self, verb: str, args: Mapping[str, int | str]) -> list[int]:
        ask = self.match.ask
        if ask is None:
            return []
        return [
            option.position
            for option in ask.options
            if option.verb == verb and all(option.args.get(key) == value for key, value in args.items())
        ]

    def options(self, verb: str) -> list[dict[str, int | str]]:
        """The arguments of all open options with this verb."""
        ask = self.match.ask
        return [option.args for option in ask.options if option.verb == verb] if ask is not None else []

    @property
    def asked(self) -> tuple[str, int] | None:
        """Which question is open, and to which seat; None when the game is over."""
        ask = self.match.ask
        return (ask.question, ask.seat) if ask is not None else None

    def ends_turn(self) -> "Game":
        """The player whose menu is open ends the turn."""
        return self.chooses("end_turn")

    def night_falls(self) -> "Game":
        """Everybody ends their turn, up to the first question that is no menu of this round.

        Stops when the next round's first menu opens, when the game is over, or when something else
        is asked.
        """
        round_ = self.view()["round"]
        while self.match.ask is not None and self.match.ask.question == "turn":
            if self.view()["round"] != round_:
                break
            self.ends_turn()
        return self

    # Looking.

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; without a seat, what everybody sees."""
        return self.match.view(seat)

    def person(self, survivor: str) -> dict[str, Any]:
        """A survivor in play."""
        found: dict[str, Any] = self.view()["survivors"][survivor]
        return found

    def is_in_play(self, survivor: str) -> bool:
        """Whether a survivor stands on the board for somebody."""
        return survivor in self.view()["survivors"]

    def wounds(self, survivor: str) -> tuple[int, int]:
        """Normal wounds and frostbite of a survivor."""
        person = self.person(survivor)
        return person["wounds"], person["frostbite"]

    def where(self, survivor: str) -> str:
        """The place a survivor stands at."""
        return str(self.person(survivor)["place"])

    def place(self, place: str) -> dict[str, Any]:
        """A place as everybody sees it."""
        (found,) = [each for each in self.view()["places"] if each["place"] == place]
        assert isinstance(found, dict)
        return found

    def zombies(self, place: str) -> list[int]:
        """Zombies by entrance: six numbers for the colony, one elsewhere."""
        return [gate["zombies"] for gate in self.place(place)["gates"]]

    def barricades(self, place: str) -> list[int]:
        """Barricades by entrance."""
        return [gate["barricades"] for gate in self.place(place)["gates"]]

    def noise(self, place: str) -> int:
        """Noise tokens at a place."""
        return int(self.place(place)["noise"])

    @property
    def morale(self) -> int:
        return int(self.view()["morale"])

    @property
    def food(self) -> int:
        return int(self.view()["food"])

    @property
    def helpless(self) -> int:
        return int(self.view()["helpless"])

    def hand(self, seat: int) -> list[str]:
        """A seat's hand as the seat itself sees it, sorted by name."""
        return sorted(self.view(seat)["hand"])

    def dice(self, seat: int) -> list[int]:
        """Unused dice of a seat, highest first."""
        found: list[int] = self.view()["seats"][seat]["dice"]
        return found

    def group(self, seat: int) -> list[str]:
        """The survivors of a seat."""
        found: list[str] = self.view()["seats"][seat]["group"]
        return found

    def seat(self, seat: int, watcher: int | None = None) -> dict[str, Any]:
        """A seat as ``watcher`` sees it."""
        found: dict[str, Any] = self.view(watcher)["seats"][seat]
        return found

    @property
    def table(self) -> ColonyTable:
        """The table itself, for what no seat may see; tests only look."""
        table = self.match._table
        assert isinstance(table, ColonyTable)
        return table

    # Listening.

    def told(self, seat: int | None = None) -> list[str]:
        """The kinds of records since the last call, as a seat heard them."""
        return [record.kind for record in self.heard(seat)]

    def heard(self, seat: int | None = None) -> list[Record]:
        """The records since the last call."""
        records = self.match.records(seat)
        new = records[self._heard :] if seat is None else records
        if seat is None:
            self._heard = len(records)
        return new

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The fields of the last record of a kind."""
        found = [record for record in self.match.records(seat) if record.kind == kind]
        assert found, f"nothing of the kind {kind} was told"
        return found[-1].args

    def all_of(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The fields of every record of a kind."""
        return [record.args for record in self.match.records(seat) if record.kind == kind]


ANY_CARD: Final = REDRAW


def seat(
    *groups: Sequence[str],
    at: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    frostbite: Mapping[str, int] | None = None,
    dice: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    gear: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    bare: Sequence[str] = (),
    zombies: Mapping[str, int | Sequence[int]] | None = None,
    barricades: Mapping[str, int | Sequence[int]] | None = None,
    noise: Mapping[str, int] | None = None,
    morale: int = 6,
    round: int = 5,  # noqa: A002
    food: int = 10,
    starvation: int = 0,
    helpless: int = 0,
    waste: Sequence[str] = (),
    removed: Sequence[str] = (),
    stock: Sequence[str] = (),
    gone: Sequence[str] = (),
    strangers: Sequence[str] = (),
    objective: str = "eight_weeks_of_darkness",
    secrets: Mapping[int, str] | None = None,
    betrayals: Mapping[int, str] | None = None,
    exiled: Mapping[int, str] | None = None,
    exiled_deck: Sequence[str] = (),
    crisis: str | None = None,
    crises: Sequence[str] = (),
    given: Mapping[int, Sequence[str]] | None = None,
    watched: str | None = None,
    crossroads: Sequence[str] = (),
    lasting: Sequence[tuple[str, str]] = (),
    snow: int = 0,
    first: int = 0,
    turn: int = 0,
    turn_begins: bool = False,
    box: Box | None = None,
    plant: Callable[[ColonyTable], None] | None = None,
    agreed: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A table in the middle of the first turn of a round; whatever is not named is out of the way.

    ``decks``, ``strangers``, ``crises``, ``crossroads`` lay known cards on top of their piles. The
    crossroads deck holds nothing else, so that no turn brings a surprise; nor do the ``bare`` decks.
    ``lasting`` are crossroads cards in force, each with the survivor whom it stays with, or "".
    ``box`` holds the same cards, some with something else printed on them; ``plant`` lays out what modules
    have. ``options`` are the options of the match, as are those ``agreed`` whose names are taken here.
    ``turn_begins`` stops before the turn's beginning instead of at its menu.
    """
    people = groups or DEFAULT_GROUPS
    if len(people) == 1:
        people = (*people, *[group for group in DEFAULT_GROUPS if not set(group) & set(people[0])][:2])
    options.update(agreed or {})
    options.setdefault("main_objective", objective)
    if len(people) == 2 and not options.get("coop"):
        options.setdefault("prisoners_dilemma", True)
    setup = GAME.agree(len(people), options)
    chance = Chance()
    chance.reseed(1, "test")
    chance.noting = False
    t = set_up(setup, chance)
    if box is not None:
        t.box, t.plain = box, box.is_plain and not t.edition.modules
    play_objective(t, t.objective)
    for name, bearer in lasting:
        t.lasting.append(
            Held(IN_FORCE, number_of(t.box.crossroads, name), _person(t, bearer) if bearer else NOBODY)
        )
    _clear(t)
    t.morale, t.round, t.food = morale, round, food
    t.starvation, t.helpless, t.snow = starvation, helpless, snow
    t.first, t.turn = first, turn
    t.turns = (turn - first) % t.seats
    strangers_left = set(range(len(t.box.survivors)))
    for number, group in enumerate(people):
        for name in group:
            survivor = _person(t, name)
            strangers_left.remove(survivor)
            t.groups[number].append(survivor)
            t.controller[survivor] = number
            t.place[survivor] = PLACE[(at or {}).get(name, "colony")]
            t.wounds[survivor] = (wounds or {}).get(name, 0)
            t.frostbite[survivor] = (frostbite or {}).get(name, 0)
        if group:
            t.leader[number] = _person(t, group[0])
    for name in gone:
        strangers_left.remove(_person(t, name))
        t.gone.append(_person(t, name))
    on_top = [_person(t, name) for name in strangers]
    t.piles[STRANGERS] = Pile(sorted(strangers_left - set(on_top)), tuple(on_top))
    for number, faces in (dice or {}).items():
        for face in faces:
            t.dice[6 * number + face - 1] += 1
    for number, names in (hands or {}).items():
        for name in names:
            card = take(t, name)
            t.hands[number].append(card)
            t.knows[card] = 1 << number
        t.hands[number].sort()
    for name, things in (gear or {}).items():
        for thing in things:
            card = take(t, thing)
            t.gear.append((card, _person(t, name)))
            t.knows[card] = EVERYONE
    for zone, names in ((t.waste, waste), (t.removed, removed), (t.stock, stock)):
        for name in names:
            card = take(t, name)
            zone.append(card)
            t.knows[card] = EVERYONE
    for number, names in (given or {}).items():
        for name in names:
            card = take(t, name)
            t.given.append(card)
            t.knows[card] = 1 << number
            t.givers[number] += 1
    for deck, names in (decks or {}).items():
        top = tuple([take(t, name, PLACE[deck]) for name in names])
        t.piles[t.board.deck[PLACE[deck]]].top = top
    for deck in bare:
        t.boxed += t.piles[t.board.deck[PLACE[deck]]].middle
        t.piles[t.board.deck[PLACE[deck]]].middle = []
    _spread(t.zombies, zombies or {})
    _spread(t.barricades, barricades or {})
    for name, count in (noise or {}).items():
        t.noise[PLACE[name]] = count
    _objectives(t, secrets or {}, betrayals or {}, exiled or {}, exiled_deck)
    _events(t, crisis, crises, watched, crossroads)
    t.phase = TURN
    if plant is not None:
        plant(t)
    if turn_begins:
        begin_turn(t, turn)
    chance.noting = True
    match = Match(GAME, setup, t)
    match._begin()
    return Game(match, t)


def _clear(t: ColonyTable) -> None:
    """All item cards back to their decks, nobody dealt anything."""
    t.boxed = [card for card, origin in enumerate(t.box.origin) if origin == 0]
    for place in t.board.with_deck:
        t.piles[t.board.deck[place]] = Pile(
            [card for card, origin in enumerate(t.box.origin) if origin == place]
        )
    t.hands = [[] for _ in range(t.seats)]
    t.drafts = [[] for _ in range(t.seats)]
    t.knows = array("b", [0] * len(t.knows))
    t.place = [NOWHERE] * len(t.box.survivors)


def take(t: ColonyTable, kind: str, deck: int = -1) -> int:
    """Take a card of a kind out of the starters, or a deck; any card that is not in play."""
    number = number_of(t.box.items, kind)
    if deck < 0:
        for card in t.boxed:
            if t.box.kind[card] == number:
                t.boxed.remove(card)
                return card
    for place in t.board.with_deck if deck < 0 else (deck,):
        pile = t.piles[t.board.deck[place]]
        for card in pile.middle:
            if t.box.kind[card] == number:
                pile.middle.remove(card)
                return card
    raise AssertionError(f"no {kind} is left to be laid out")


def number_of(cards: Sequence[Any], id_: str) -> int:
    """Which of these cards has that id."""
    return next(number for number, card in enumerate(cards) if card.id == id_)


def _person(t: ColonyTable, name: str) -> int:
    return number_of(t.box.survivors, name)


def card_of(game: Game, kind: str, cards: Sequence[int]) -> int:
    """The number of a card of this kind among these, to let it be drawn."""
    return next(card for card in cards if game.table.box.kind[card] == number_of(game.table.box.items, kind))


def _spread(spaces: list[int], counts: Mapping[str, int | Sequence[int]]) -> None:
    """Pieces on entrances: a number, for the colony spread from gate 1, or one number per gate."""
    for name, count in counts.items():
        place = PLACE[name]
        if place != COLONY:
            assert isinstance(count, int)
            spaces[5 + place] = count
        elif isinstance(count, int):
            for i in range(count):
                spaces[i % 6] += 1
        else:
            spaces[:6] = count


def _objectives(
    t: ColonyTable,
    secrets: Mapping[int, str],
    betrayals: Mapping[int, str],
    exiled: Mapping[int, str],
    deck: Sequence[str],
) -> None:
    """Named secret objectives go to their seats; who is not named keeps a regular one."""
    if not t.house.coop:
        wanted = {number: number_of(t.box.secrets, name) for number, name in secrets.items()}
        used = set(wanted.values())
        spare = [i for i in range(len(t.box.secrets)) if i not in used]
        for number in range(t.seats):
            if number in wanted:
                t.secret[number] = wanted[number]
            else:
                t.secret[number] = spare.pop(0)
        if t.house.mistrust:
            # The named one of each player, or one of the last.
            for number in range(t.seats):
                named = betrayals.get(number)
                card = spare[-1] if named is None else number_of(t.box.secrets, named)
                spare.remove(card)
                t.betrayal[number] = card
        mixed = len(t.mix)
        held = sum(t.box.secrets[card].betrayal for card in t.secret)
        needed = max(0, t.house.betrayals - held) if mixed else 0
        t.mix = [card for card in spare if t.box.secrets[card].betrayal][:needed]
        t.mix += [card for card in spare if not t.box.secrets[card].betrayal][: mixed - len(t.mix)]
        t.mix.sort()
        t.spare = sorted(card for card in spare if card not in t.mix)
    pile = [i for i in range(len(t.box.exiled)) if t.box.exiled[i].id not in exiled.values()]
    for number, name in exiled.items():
        t.exiled |= 1 << number
        t.exile_card[number] = number_of(t.box.exiled, name)
        if not t.box.secrets[t.secret[number]].betrayal:
            t.secret_known[number] = EVERYONE
    on_top = [number_of(t.box.exiled, name) for name in deck]
    t.piles[9] = Pile([card for card in pile if card not in on_top], tuple(on_top))


def _events(
    t: ColonyTable,
    crisis: str | None,
    crises: Sequence[str],
    watched: str | None,
    crossroads: Sequence[str],
) -> None:
    left = list(range(len(t.box.crises)))
    if crisis is not None:
        t.crisis = number_of(t.box.crises, crisis)
        left.remove(t.crisis)
        t.knows[t.box.first_crisis + t.crisis] = EVERYONE
    top = [number_of(t.box.crises, name) for name in crises]
    t.piles[CRISES] = Pile([card for card in left if card not in top], tuple(top))
    cards = [number_of(t.box.crossroads, name) for name in crossroads]
    if watched is not None:
        t.watched = number_of(t.box.crossroads, watched)
        t.reader = (t.turn - 1) % t.seats
        t.knows[t.box.first_crossroads + t.watched] = 1 << t.reader
    t.piles[CROSSROADS] = Pile([], tuple(cards))
    out = {*cards, t.watched}
    t.past_crossroads = [card for card in range(len(t.box.crossroads)) if card not in out]


def new(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    """A game from its very beginning."""
    return lastfire.new("dead_of_winter", seats=seats, seed=seed, **options)


assert set(SIDES) == {noun.id for noun in FACES}


def printed_on(card: str, *verbs: Verb) -> Box:
    """All cards, with these verbs as the only option of a crossroads card."""
    crossroads = tuple(
        replace(each, choices=(Choice(Name("Do it", "行う"), verbs),), setup=()) if each.id == card else each
        for each in BASE.crossroads
    )
    return box_of((replace(BASE, crossroads=crossroads),))


def planted(holding: Holding, *groups: Sequence[str], on: str = "", **what: Any) -> Game:
    """A table where something is in force, or with a survivor, that no card of the game says."""
    box = printed_on("music", FromNowOn(holding))
    return seat(*groups, box=box, lasting=[("music", on)], **what)


def borne_by(survivor: str, power: Power, **printed: Any) -> Box:
    """All cards, with this ability on a survivor, and what the card prints with it: place, die, once."""
    bare: dict[str, Any] = {"place": ANYWHERE, "die": 0, "once": False}
    survivors = tuple(
        replace(each, power=power, **(bare | printed)) if each.id == survivor else each
        for each in BASE.survivors
    )
    return box_of((replace(BASE, survivors=survivors),))


def item_with(item: str, power: Power, **printed: Any) -> Box:
    """All cards, with this power on a kind of item."""
    items = tuple(replace(each, power=power, **printed) if each.id == item else each for each in BASE.items)
    return box_of((replace(BASE, items=items),))
