"""Setup: what lies on the table before the first round. The only rules module that reads cards.

[DOW-SETUP-1..29, DOW-VAR-1..15]
"""

from typing import Final

from lastfire.engine.chance import Chance
from lastfire.engine.errors import SetupError
from lastfire.engine.game import Setup
from lastfire.engine.pile import Pile
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.card import Box, SecretObjective
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.editions import edition_of
from lastfire.games.dead_of_winter.rules.effects.conditions import BetrayersExiled
from lastfire.games.dead_of_winter.rules.holdings import play_objective
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    CROSSROADS,
    EXILED_OBJECTIVES,
    STRANGERS,
    ColonyTable,
    HouseRules,
    new_table,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import MOST_CHOICES, VERDICTS, WORDS

STARTERS: Final = 0  # the deck on the back of starter items
HAND: Final = 5
HAND_OF_TWO: Final = 7
DEALT: Final = 4
KEPT: Final = 2
KEPT_OF_TWO: Final = 3


def _quoted(id_: str, name: Name) -> Noun:
    return Noun(id_, Name(f"“{name.en}”", f"「{name.ja}」"))


_HIDDEN: Final = Noun("hidden", Name("a card face down", "裏向きのカード"))


def card_nouns(box: Box, verdicts: tuple[Noun, ...] = ()) -> dict[str, tuple[Noun, ...]]:
    """What the log calls the cards of a box, by number; last of each kind, one that lies face down.

    ``verdicts`` are what the votes of modules can decide.
    """
    choices = [
        _quoted(f"{card.id}_{i + 1}", card.choices[i].name) if i < len(card.choices) else _HIDDEN
        for card in box.crossroads
        for i in range(MOST_CHOICES)
    ]
    return {
        "crossroads": (*[_quoted(card.id, card.name) for card in box.crossroads], _HIDDEN),
        "choice": (*VERDICTS, *choices, *verdicts),
        "other": (*VERDICTS, *choices, *verdicts),
        "crisis": (*[_quoted(card.id, card.name) for card in box.crises], _HIDDEN),
        "objective": (*[_quoted(card.id, card.name) for card in box.main], _HIDDEN),
        "secret": (*[_quoted(card.id, card.name) for card in box.secrets], _HIDDEN),
        "exile_objective": (*[_quoted(card.id, card.name) for card in box.exiled], _HIDDEN),
    }


def guest_nouns(box: Box) -> dict[str, tuple[Noun, ...]]:
    """What the log calls survivors and kinds of item, by number, where a box has more than the base game."""
    people = (*[card.noun for card in box.survivors], WORDS.nouns["survivor"][-1])
    kinds = (*[item.noun for item in box.items], WORDS.nouns["item"][-1])
    return {"survivor": people, "victim": people, "item": kinds, "items": kinds}


WORDS.nouns.update(card_nouns(BOX))


def is_coop(setup: Setup) -> bool:
    """Whether the co-operative rules are used. [DOW-VAR-2, DOW-VAR-7]

    Decided in question Q29: two players have secrets only in the prisoner's dilemma.
    """
    options = setup.options
    if setup.seats == 1 or options["coop"] is True:
        return True
    return setup.seats == 2 and options["prisoners_dilemma"] is not True


def house_rules(setup: Setup) -> HouseRules:
    """The rules of this table; raises SetupError for options that exclude each other.

    [DOW-SETUP-9, DOW-SETUP-10, DOW-VAR-2, DOW-VAR-10, DOW-VAR-13]
    """
    options = setup.options
    coop = is_coop(setup)
    mistrust = options["prisoners_dilemma"] is True
    pool = options["betrayal_pool"]
    if mistrust and setup.seats != 2:
        raise SetupError(
            "prisoners_dilemma",
            Name("the prisoner's dilemma variant is for two players", "囚人のジレンマバリアントは2人用です"),
        )
    if coop and mistrust:
        raise SetupError(
            "prisoners_dilemma",
            Name(
                "the co-operative variant has no secret objectives",
                "協力バリアントには秘密の目的がありません",
            ),
        )
    if coop and options["betrayer"] is True:
        raise SetupError(
            "betrayer",
            Name("the co-operative variant has no betrayer", "協力バリアントには裏切り者がいません"),
        )
    if coop and pool != "one":
        raise SetupError(
            "betrayal_pool",
            Name(
                "the co-operative variant has no betrayal objectives",
                "協力バリアントには裏切りの目的がありません",
            ),
        )
    if mistrust and options["betrayer"] is True:
        raise SetupError(
            "betrayer",
            Name(
                "the prisoner's dilemma variant has its own objectives",
                "囚人のジレンマバリアントは専用の目的を使います",
            ),
        )
    if mistrust and pool != "one":
        raise SetupError(
            "betrayal_pool",
            Name(
                "the prisoner's dilemma variant has its own objectives",
                "囚人のジレンマバリアントは専用の目的を使います",
            ),
        )
    gentle = coop and options["coop_side"] == "normal"
    if gentle and options["hardcore"] is True:
        raise SetupError(
            "coop_side",
            Name(
                "the hardcore variant uses the hardcore side",
                "ハードコアバリアントではハードコアサイドを使います",
            ),
        )
    betrayals = {"none": 0, "one": 1, "per_player": setup.seats, "two_per_player": 2 * setup.seats}
    return HouseRules(
        coop,
        (coop and not gentle) or mistrust or options["hardcore"] is True,
        1 if options["betrayer"] is True else 2,
        betrayals[str(pool)],
        options["elimination"] is True,
        mistrust,
        options["exiled_call_votes"] is True,
        options["token_limits"] is True,
        options["mature_cards"] is True,
    )


def set_up(setup: Setup, chance: Chance) -> ColonyTable:
    """The table up to the choice of survivors. [DOW-SETUP-3..23]"""
    house = house_rules(setup)
    edition = edition_of(setup)
    t = new_table(setup.seats, chance, edition, house)
    aside = [id_ for module in edition.modules for id_ in module.lays_aside(t.box, setup.options)]
    people = [survivor for survivor in t.box.strangers if t.box.survivors[survivor].id not in aside]
    if edition.modules:
        _check_box(t, len(people))
    wanted = setup.options["main_objective"]
    if wanted == "random":
        drawn = [i for i, card in enumerate(t.box.main) if card.drawn]
        t.objective = drawn[chance.below(len(drawn))]
    else:
        objectives = [card.id if card.drawn else "" for card in t.box.main]
        if wanted not in objectives:
            raise SetupError(
                "main_objective",
                Name(
                    f"{wanted} is not among the cards in use",
                    f"{wanted}は今回使うカードの中にありません",
                ),
            )
        t.objective = objectives.index(str(wanted))
    side = t.box.main[t.objective].side(house.hardcore)
    t.morale = side.morale
    t.round = side.rounds
    _deal_secrets(t, aside)
    together = house.coop or house.mistrust
    used = [
        i
        for i, card in enumerate(t.box.crossroads)
        if (card.coop or not together) and (house.mature_cards or not card.mature)
    ]
    t.piles = [Pile([]) for _ in range(t.board.piles)]
    t.piles[CRISES] = Pile(list(range(len(t.box.crises))))
    spare = [card for place in t.board.with_deck for card in _lay_out_deck(t, place)]
    t.piles[CROSSROADS] = Pile(used)
    t.piles[STRANGERS] = Pile(people)
    t.piles[EXILED_OBJECTIVES] = Pile(list(range(len(t.box.exiled))))
    few = setup.seats <= 2
    t.boxed = list(t.box.with_back[STARTERS])
    for seat in range(setup.seats):
        for _ in range(HAND_OF_TWO if few else HAND):
            card = chance.take(t.boxed)
            t.hands[seat].append(card)
            t.knows[card] |= 1 << seat
        t.hands[seat].sort()
    t.boxed += spare
    strangers = t.pile(STRANGERS)
    for seat in range(setup.seats):
        t.drafts[seat] = sorted([strangers.draw(chance) for _ in range(DEALT)])
    play_objective(t, t.objective)
    for module in edition.modules:
        module.set_up(t, setup.options)
    return t


def _check_box(t: ColonyTable, people: int) -> None:
    """Raise SetupError where a module leaves out so many cards that too few are there to play with."""
    hand = HAND_OF_TWO if t.seats <= 2 else HAND
    has_enough = (
        any(card.drawn for card in t.box.main)
        and len(t.box.crises) >= max([card.side(t.house.hardcore).rounds for card in t.box.main])
        and people >= DEALT * t.seats
        and len(t.box.with_back.get(STARTERS, ())) >= hand * t.seats
    )
    if not has_enough:
        (by, *_) = [module.chosen_by for module in t.edition.modules if module.leaves_out]
        raise SetupError(by, Name("it leaves too few cards to play with", "残るカードが少なすぎて遊べません"))


def _lay_out_deck(t: ColonyTable, place: int) -> list[int]:
    """The item deck of a place; returns what stays in the box where there are more cards than it takes.

    [DOW-SPACE-13, DOW-SETUP-20]
    """
    cards = list(t.box.with_back.get(place, ()))
    spare = [t.chance.take(cards) for _ in range(len(cards) - t.board.places[place].cards)]
    t.piles[t.board.deck[place]] = Pile(cards)
    return spare


def kept(t: ColonyTable) -> int:
    """How many of the survivors dealt a player keeps. [DOW-SETUP-22, DOW-VAR-9]"""
    return KEPT_OF_TWO if t.seats <= 2 else KEPT


def _deal_secrets(t: ColonyTable, aside: list[str]) -> None:
    """The secret objectives: a mix of regular ones and betrayals, one dealt to each player.

    [DOW-SETUP-8..12, DOW-VAR-3, DOW-VAR-10, DOW-VAR-13, DOW-VAR-15]
    """
    if t.house.coop:
        return
    secrets = [(i, card) for i, card in enumerate(t.box.secrets) if card.id not in aside]
    regular = [i for i, card in secrets if not card.betrayal]
    betrayal = [i for i, card in secrets if card.betrayal]
    if t.house.mistrust:
        # Each holds one of both. What only an exile could fulfil is left out, nobody is exiled.
        regular = [i for i in regular if not _needs_exile(t.box.secrets[i])]
        for seat in range(t.seats):
            t.secret[seat] = t.chance.take(regular)
            t.betrayal[seat] = t.chance.take(betrayal)
    else:
        for _ in range(t.house.secrets * t.seats):
            t.mix.append(t.chance.take(regular))
        for _ in range(min(t.house.betrayals, len(betrayal))):
            t.mix.append(t.chance.take(betrayal))
        for seat in range(t.seats):
            t.secret[seat] = t.chance.take(t.mix)
    t.mix.sort()
    t.spare = sorted(regular + betrayal)


def _needs_exile(card: SecretObjective) -> bool:
    """Whether an objective asks for somebody to be exiled."""
    return any(isinstance(goal, BetrayersExiled) for goal in card.goals)
