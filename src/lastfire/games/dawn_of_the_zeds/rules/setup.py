"""Setup: what lies on the table before the first turn. The only rules module that reads cards. [DOZ-SETUP]"""

from typing import Final

from lastfire.engine.chance import Chance
from lastfire.engine.errors import SetupError
from lastfire.engine.game import Setup
from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import available, put
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ASIDE, CUP, STARTS, TOWN_CENTER, VILLAGES
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.cards import BASIC_CIVILIANS, BASIC_HEROES, GUARD_POSTS, box_of
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import build_event_deck
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import build_research_deck
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    BRIEF,
    LENGTHS,
    LEVEL,
    LEVELS,
    REFUGEES_RULES,
    RESEARCH_RULES,
    SUPPLIES_RULES,
    TUNNEL_RULES,
    Level,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT, DawnTable, HouseRules, new_table
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_CIVILIANS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_VILLAGERS,
)
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import deal_first_schemes
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.setup import ASK_HERO, HERO_JOINS

STARTING_HEROES: Final = 4  # [DOZ-SETUP-1]
BASIC_AMMO: Final = 4  # [DOZ-SETUP-8]

HERO_CHOICES: Final = ("none", "one", "all")
PRESSURES: Final = ("off", "standard", "heavy")


def set_up(setup: Setup, chance: Chance) -> DawnTable:
    """The table before the Heroes come in."""
    level = level_of(setup)
    house = house_rules(setup)
    check_length(level, house)
    t = new_table(setup.seats, chance, box_for(setup), house)
    lay_out(t)
    return t


def lay_out(t: DawnTable) -> None:
    """Lay everything on an empty table, but for the Heroes.

    [DOZ-SETUP-4..9, DOZ-SETUP-12..17, DOZ-VERSUS-89]
    """
    chance = t.chance
    for track in range(t.tracks):
        put(t, chance.take(list(t.here[CUP])), STARTS[track])
    _place_civilians(t)
    if t.box.uses & SUPPLIES_RULES:
        dice = [1 + chance.roll(6), 1 + chance.roll(6)]
        t.supplies = sum(dice)
        t.ammo = 6 - min(dice)
    else:
        t.ammo = BASIC_AMMO
    if t.box.uses & TUNNEL_RULES:
        for unit, space in GUARD_POSTS:
            put(t, unit, space)
    t.fates = Pile(t.box.fates_in_use[:])
    build_event_deck(t)
    if t.box.uses & RESEARCH_RULES:
        build_research_deck(t)
    if t.versus is not None:
        deal_first_schemes(t)


def _place_civilians(t: DawnTable) -> None:
    """Heroic, Regular and Defiant Civilians, and Villagers. [DOZ-SETUP-4..6]"""
    if t.box.level is LEVELS[0]:
        put(t, BASIC_CIVILIANS, TOWN_CENTER)
    else:
        heroic = available(t, FIRST_CIVILIANS, FIRST_REGULAR_CIVILIANS)
        put(t, t.chance.take(heroic), TOWN_CENTER)
    regular = list(range(FIRST_REGULAR_CIVILIANS, FIRST_VILLAGERS))
    for village in VILLAGES:
        unit = t.chance.take(regular)
        put(t, unit, village)
        t.marks[unit] |= DEFIANT
    put(t, t.chance.take(regular), TOWN_CENTER)
    if t.box.uses & REFUGEES_RULES:
        for number, village in enumerate(VILLAGES):
            put(t, FIRST_VILLAGERS + number, village)


def starting_heroes(t: DawnTable) -> Flow:
    """Heroes are chosen or dealt, then everybody in play brings what they bring.

    [DOZ-SETUP-1..3, DOZ-SETUP-11, DOZ-COOP-2, DOZ-COOP-3, DOZ-UNIT-13]
    """
    if t.box.level is LEVELS[0]:
        for number, hero in enumerate(BASIC_HEROES):
            _join(t, hero, number % t.heroes)
    else:
        heroes = available(t, 0, FIRST_CIVILIANS)
        for number in range(STARTING_HEROES):
            seat = number % t.heroes
            if number < (0, 1, STARTING_HEROES)[t.house.hero_choice]:
                yield from choose_unit(t, seat, ASK_HERO, heroes, number + 1)
                heroes.remove(t.reply)
                _join(t, t.reply, seat)
            else:
                _join(t, t.chance.take(heroes), seat)
    # Whoever comes in with somebody else brings what they bring then.
    for unit in [unit for unit in t.box.answerers[questions.ENTERS] if t.at[unit] < ASIDE]:
        for _, bearer, holding in held_by(t, unit, questions.ENTERS):
            yield from holding.enters(t, bearer)
    t.phase = EVENT


def _join(t: DawnTable, hero: int, seat: int) -> None:
    """A Hero begins in Town Center and belongs to a player. [DOZ-SETUP-1]"""
    put(t, hero, TOWN_CENTER)
    t.owner[hero] = seat
    t.tell(UNIT_PLACED, hero, TOWN_CENTER)
    if t.heroes > 1:
        t.tell(HERO_JOINS, hero, seat)


# What was agreed.


def level_of(setup: Setup) -> Level:
    """The level of a match."""
    return LEVEL[str(setup.options["level"])]


def box_for(setup: Setup) -> Box:
    """The box that a match is played with, Versus as well: at any level. [DOZ-VERSUS-2]"""
    return box_of(level_of(setup), setup.options["mode"] == "versus")


def house_rules(setup: Setup) -> HouseRules:
    """The options of a match; raises SetupError for what excludes one another."""
    options = setup.options
    versus = options["mode"] == "versus"
    if versus and setup.seats == 1:
        raise SetupError("seats", Name("Versus is for 2 to 5 players", "対戦は2〜5人用です"))
    two_games = bool(options["versus_match"])
    if two_games and not (versus and setup.seats == 2):
        raise SetupError(
            "versus_match",
            Name(
                "a match of two games is for 2 players with mode versus",
                "側を入れ替える2ゲームの対戦は2人用です（modeはversus）",
            ),
        )
    if not versus and setup.seats > STARTING_HEROES:
        raise SetupError("seats", Name("five players need mode versus", "5人で遊べるのは対戦だけです"))
    return HouseRules(
        length=[noun.id for noun in LENGTHS].index(str(options["length"])),
        hero_choice=HERO_CHOICES.index(str(options["hero_choice"])),
        town_terrain=int(options["town_terrain"]),
        tunnel_two_a_side=options["tunnel_stacking"] == "two_per_side",
        tunnel_entrances=bool(options["tunnel_entrances"]),
        refugees_chaos_infection=bool(options["refugees_chaos_infection"]),
        unlimited_barricades=options["barricades_per_track"] == "unlimited",
        pressure=PRESSURES.index(str(options["pressure"])),
        zeds_income_bonus=int(options["zeds_income_bonus"]),
        hidden_fate=bool(options["hidden_fate"]),
        hatch_space_5=bool(options["hatch_space_5"]),
        versus=versus,
        versus_match=two_games,
    )


def check_length(level: Level, house: HouseRules) -> None:
    """Raise SetupError for a length that the level or the mode does not offer.

    [DOZ-DECK-3, DOZ-VERSUS-116]
    """
    if house.length == BRIEF:
        if not house.versus:
            raise SetupError(
                "length",
                Name("brief is a length of mode versus", "briefは対戦（modeはversus）だけの長さです"),
            )
    elif house.length >= len(level.decks):
        offered = ", ".join([noun.id for noun in LENGTHS[: len(level.decks)]])
        raise SetupError(
            "length",
            Name(f"this level can be {offered}", f"このレベルで選べる長さ：{offered}"),
        )
