"""Dead of Winter, as the engine runs it."""

from typing import Any, Final, cast

from lastfire.engine.chance import Chance
from lastfire.engine.game import Game, GameOption, Setup
from lastfire.engine.pack import Pack
from lastfire.engine.record import Nouns
from lastfire.engine.step import Action, Ask, Flow, Hindrance, Table
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES
from lastfire.games.dead_of_winter.rules.card import (
    ANYWHERE,
    MODES,
    OUTSIDE_ONLY,
    CardSet,
    Item,
    Side,
    by_number,
)
from lastfire.games.dead_of_winter.rules.cards import (
    BOX,
    SETS,
    check_guests,
    check_pack,
    ids_of,
    set_of,
)
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue, ObjectiveSide
from lastfire.games.dead_of_winter.rules.deal import backs, deal
from lastfire.games.dead_of_winter.rules.editions import MODULES, all_sets, edition_of
from lastfire.games.dead_of_winter.rules.effects.lasting import SparesAttack
from lastfire.games.dead_of_winter.rules.effects.verb import sentences
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    EXPOSURE_DIE,
    FACES,
    HELPING_ITEMS,
    HELPING_SURVIVORS,
    HELPS,
    PLACES,
    SYMBOLS,
)
from lastfire.games.dead_of_winter.rules.odds import odds
from lastfire.games.dead_of_winter.rules.round import next_step
from lastfire.games.dead_of_winter.rules.score import has_won
from lastfire.games.dead_of_winter.rules.setup import card_nouns, guest_nouns, set_up
from lastfire.games.dead_of_winter.rules.sight import ColonySight, sight_of
from lastfire.games.dead_of_winter.rules.state import OVER, ColonyTable, unpack_table
from lastfire.games.dead_of_winter.rules.turn.deeds import DEEDS
from lastfire.games.dead_of_winter.rules.turn.hindrance import hindrances
from lastfire.games.dead_of_winter.rules.versions import CHANGES
from lastfire.games.dead_of_winter.rules.view import STARTER_BACK
from lastfire.games.dead_of_winter.rules.words.actions import END_TURN, name_place
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS


def objective_option(sets: tuple[CardSet, ...]) -> GameOption:
    """The choice of a main objective from these cards."""
    return GameOption(
        "main_objective",
        "random",
        Name("Main objective", "主要目的"),
        choices=(
            Noun("random", Name("at random", "ランダム")),
            *[Noun(card.id, card.name) for cards in sets for card in cards.main if card.drawn],
        ),
    )


OPTIONS: Final = (
    objective_option(SETS),
    GameOption(
        "hardcore",
        False,
        Name("Hardcore variant: the hardcore side", "ハードコアバリアント：ハードコアサイドを使う"),
    ),
    GameOption(
        "coop", False, Name("Co-operative variant: no secret objectives", "協力バリアント：秘密の目的なし")
    ),
    GameOption(
        "coop_side",
        "hard",
        Name("Co-operative variant: side of the main objective", "協力バリアント：主要目的の面"),
        choices=(
            Noun("hard", Name("the hardcore side", "ハードコアサイド")),
            Noun("normal", Name("the normal side (easier)", "通常サイド（やさしい）")),
        ),
    ),
    GameOption(
        "betrayer",
        False,
        Name(
            "Betrayer: one regular objective per player in the mix", "裏切り者：秘密の目的を1人1枚だけ混ぜる"
        ),
    ),
    GameOption(
        "betrayal_pool",
        "one",
        Name("Betrayal objectives in the mix", "混ぜる裏切りの目的"),
        choices=(
            Noun("none", Name("none (no betrayer)", "なし（裏切り者なし）")),
            Noun("one", Name("one in all", "全体で1枚")),
            Noun("per_player", Name("one per player", "1人1枚")),
            Noun("two_per_player", Name("two per player", "1人2枚")),
        ),
    ),
    GameOption(
        "elimination",
        False,
        Name(
            "Elimination variant: the last survivor is not replaced",
            "抹殺バリアント：最後の生存者を失うと脱落",
        ),
    ),
    GameOption(
        "prisoners_dilemma",
        False,
        Name(
            "Two players: the prisoner's dilemma instead of co-operation", "2人：協力の代わりに囚人のジレンマ"
        ),
    ),
    GameOption("mature_cards", True, Name("Cards with adult themes", "大人向けのカード")),
    GameOption(
        "exiled_call_votes",
        True,
        Name("Exiled players may call votes", "追放されたプレイヤーも投票を提案できる"),
    ),
    GameOption(
        "token_limits", False, Name("Tokens are limited to those in the box", "トークンは箱にある数まで")
    ),
)


class DeadOfWinter(Game):
    """The rules of Dead of Winter, for one to five players. [DOW-SPACE-16]

    Returns are 1 for every seat that has met its objective, 0 for the others; several may win.
    """

    def __init__(self) -> None:
        Game.__init__(
            self,
            "dead_of_winter",
            Name("Dead of Winter", "デッド・オブ・ウィンター"),
            version=3,
            seats=(1, 2, 3, 4, 5),
            options=OPTIONS,
            vocabulary=WORDS,
            changes=CHANGES,
        )

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up(setup, chance)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, ColonyTable)
        return next_step(table)

    def sight(self, table: Table, ask: Ask | None, seat: int) -> ColonySight:
        assert isinstance(table, ColonyTable)
        return sight_of(table, ask, seat)

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        assert isinstance(table, ColonyTable)
        return cast(dict[str, Any], odds(table, ask, seat))

    def hindrances(self, table: Table, ask: Ask) -> list[Hindrance]:
        assert isinstance(table, ColonyTable)
        return hindrances(table, ask)

    def deal(self, table: Table, seat: int, now: Table) -> None:
        assert isinstance(table, ColonyTable)
        assert isinstance(now, ColonyTable)
        deal(table, seat, now)

    def looks_alike(self, one: Table, other: Table) -> bool:
        """Whether every deck and every hand has the same backs. [DOW-SECRET-4]"""
        assert isinstance(one, ColonyTable)
        assert isinstance(other, ColonyTable)
        return backs(one) == backs(other)

    def returns(self, table: Table) -> list[float]:
        assert isinstance(table, ColonyTable)
        if table.phase != OVER:
            return [0.0] * table.seats
        return [1.0 if has_won(table, seat) else 0.0 for seat in range(table.seats)]

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        return unpack_table(numbers, edition_of(setup))

    def agree(self, seats: object, options: dict[str, object]) -> Setup:
        setup = Game.agree(self, seats, options)
        for module in MODULES:
            module.check(setup.options)
        if edition_of(setup).modules:
            self.name_guests(setup)
        return setup

    def add_module(self, module: Module) -> None:
        """From now on matches may be played with this module, where its option says so."""
        for place in module.places:
            if place.number != len(PLACES):
                raise ValueError(
                    f"{place.noun.id} has the number {place.number}, and should have {len(PLACES)}"
                )
            name_place(place.noun)
        if module.cards is not None:
            # A module that is played with others may speak of whom those before it bring.
            before = tuple([each.cards for each in MODULES if each.cards is not None])
            check_guests(module.cards, [place.number for place in module.places], before)
        MODULES.append(module)
        for option in module.options():
            self.options[option.name] = option
        self._list_objectives()

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack, list(self.packs.values()))

    def add_pack(self, pack: Pack) -> None:
        Game.add_pack(self, pack)
        self._list_objectives()

    def _list_objectives(self) -> None:
        """Every main objective that there is can be chosen."""
        self.options["main_objective"] = objective_option(all_sets(self._all_packs()))

    def nouns(self, setup: Setup) -> Nouns:
        edition = edition_of(setup)
        if not edition.nouns:
            box = edition.box
            edition.nouns = {**WORDS.nouns, **card_nouns(box, edition.verdicts), **guest_nouns(box)}
        return edition.nouns

    def actions(self, setup: Setup) -> list[Action]:
        return edition_of(setup).actions

    def additions(self, setup: Setup) -> tuple[str, ...]:
        modules = [module.id for module in edition_of(setup).modules]
        return (*modules, *Game.additions(self, setup))

    def has_addition(self, name: str) -> bool:
        return any(module.id == name for module in MODULES) or Game.has_addition(self, name)

    def _all_packs(self) -> tuple[Pack, ...]:
        return tuple([pack for _, pack in sorted(self.packs.items())])

    def catalogue(self) -> dict[str, Any]:
        told = cast(dict[str, Any], _catalogue(all_sets(self._all_packs())))
        for pack in self._all_packs():
            for card in ids_of(set_of(pack)).values():
                kind = KINDS[type(card).__name__]
                told[kind][card.id]["pack"] = pack.name
        return told


KINDS: Final = {
    "Survivor": "survivors",
    "Item": "items",
    "Crisis": "crises",
    "MainObjective": "objectives",
    "SecretObjective": "secrets",
    "ExiledObjective": "exiled",
    "Crossroads": "crossroads",
}
"""Where the catalogue has cards that packs bring."""


def _catalogue(sets: tuple[CardSet, ...]) -> ColonyCatalogue:
    """All these cards, as they are declared, and the words of the game."""
    return {
        "survivors": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "occupation": card.occupation.json(),
                "text": card.words().json(),
                "influence": card.influence,
                "attack": card.attack,
                "search": card.search,
                "place": _where(card.place),
                "die": card.die,
                "once": card.once,
                "origin": card.origin,
            }
            for cards in sets
            for card in cards.survivors
        },
        "items": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "text": card.words().json(),
                "symbol": SYMBOLS[card.symbol].id,
                "mode": MODES[card.mode],
                "once": card.once,
                "decks": {_back(deck): copies for deck, copies in card.decks},
                "origin": card.origin,
            }
            for cards in sets
            for card in cards.items
        },
        "crises": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "text": card.words().json(),
                "symbols": [SYMBOLS[symbol].id for symbol in card.symbols],
                "origin": card.origin,
            }
            for cards in sets
            for card in cards.crises
        },
        "objectives": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "length": card.length,
                "normal": _side(card.normal),
                "hard": _side(card.hard),
            }
            for cards in sets
            for card in cards.main
        },
        "secrets": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "text": card.words().json(),
                "betrayal": card.betrayal,
                "origin": card.origin,
            }
            for cards in sets
            for card in cards.secrets
        },
        "exiled": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "name": card.name.json(),
                "text": card.words().json(),
                "origin": card.origin,
            }
            for cards in sets
            for card in cards.exiled
        },
        "crossroads": {
            card.id: {
                "id": card.id,
                "set": cards.id,
                "number": card.number,
                "name": card.name.json(),
                "trigger": card.trigger.words().json(),
                "setup": sentences(card.setup).json(),
                "choices": [
                    {"name": choice.name.json(), "text": card.choice_words(choice).json()}
                    for choice in card.choices
                ],
                "vote": card.vote,
                "coop": card.coop,
                "mature": card.mature,
                "origin": card.origin,
            }
            for cards in sets
            for card in by_number(cards)
        },
        "places": {
            place.noun.id: {
                "set": set_,
                "name": place.noun.name.json(),
                "room": place.room,
                "spaces": list(place.spaces),
                "symbols": printed_symbols(place.number, sets),
            }
            for set_, place in (
                *[(SETS[0].id, place) for place in BASE_PLACES],
                *[(set_of_module(module), place) for module in MODULES for place in module.places],
            )
        },
        "deeds": {
            **{deed.verb: deed.json() for deed in DEEDS},
            **{deed.verb: deed.json() for module in MODULES for deed in module.deeds},
            "end_turn": {"name": WORDS.actions[END_TURN].words.json(), "rules": ["DOW-TURN-3"]},
        },
        "helps": {
            noun.id: {
                "id": noun.id,
                "name": _help_card(i)[0].json(),
                "on": _bearer(i),
                "text": _help_card(i)[1].json(),
            }
            for i, noun in enumerate(HELPS)
        },
        "modules": {module.id: module.catalogue() for module in MODULES},
        "symbols": {noun.id: {"name": noun.name.json()} for noun in SYMBOLS},
        "faces": {
            noun.id: {"name": noun.name.json(), "chance": EXPOSURE_DIE.count(face) / len(EXPOSURE_DIE)}
            for face, noun in enumerate(FACES)
        },
        "private": True,
    }


def set_of_module(module: Module) -> str:
    """The id of the set of cards that a module brings; one without cards has its own."""
    return module.id if module.cards is None else module.cards.id


def _where(place: int) -> str | None:
    """Where an ability works, for the catalogue."""
    if place == ANYWHERE:
        return None
    return "outside" if place == OUTSIDE_ONLY else PLACES[place].id


def _bearer(help_: int) -> str:
    """On what kind of card a help is printed; the card has the same id."""
    if help_ < len(HELPING_ITEMS):
        return "items"
    return "survivors" if help_ < len(HELPING_ITEMS) + len(HELPING_SURVIVORS) else "crossroads"


def _help_card(help_: int) -> tuple[Name, Name]:
    """The name of the card that helps, and what it says."""
    if help_ < len(HELPING_ITEMS):
        item = BOX.items[HELPING_ITEMS[help_]]
        return item.name, item.words()
    survivor = help_ - len(HELPING_ITEMS)
    if survivor < len(HELPING_SURVIVORS):
        person = BOX.survivors[HELPING_SURVIVORS[survivor]]
        return person.name, person.words()
    crossroads = [card.name for card in BOX.crossroads if card.id == HELPS[help_].id]
    return crossroads[0], SparesAttack().words()


def _side(side: Side) -> ObjectiveSide:
    return {
        "morale": side.morale,
        "rounds": side.rounds,
        "zombies": side.zombies,
        "at_colony": side.at_colony,
        "helpless": side.helpless,
        "helpless_per_player": side.helpless_per_player,
        "text": side.words().json(),
        "origin": side.origin,
    }


def printed_symbols(place: int, sets: tuple[CardSet, ...]) -> list[str]:
    """The symbols on a location, the most frequent in its deck first. [DOW-SPACE-7]"""
    if place == COLONY:
        return []
    counts = [0] * len(SYMBOLS)
    for item in _printed_there(place, sets):
        for deck, copies in item.decks:
            if deck == place:
                counts[item.symbol] += copies
    order = sorted(
        range(len(SYMBOLS)), key=lambda symbol: (symbol == len(SYMBOLS) - 1, -counts[symbol], symbol)
    )
    return [SYMBOLS[symbol].id for symbol in order if counts[symbol] > 0]


def _printed_there(place: int, sets: tuple[CardSet, ...]) -> list[Item]:
    """The kinds of item that a tile speaks of: those of the base game for its own places."""
    return [item for cards in (SETS if place < len(BASE_PLACES) else sets) for item in cards.items]


def _back(deck: int) -> str:
    """What the back of an item card is called."""
    return PLACES[deck].id if deck else STARTER_BACK


GAME: Final = DeadOfWinter()
