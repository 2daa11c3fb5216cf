"""Dawn of the Zeds, as the engine runs it."""

from typing import Any, Final, cast

from lastfire.engine.chance import Chance
from lastfire.engine.game import Game, GameOption, Setup
from lastfire.engine.step import NOTHING, Ask, Called, Flow, Hindrance, Table
from lastfire.engine.words import Name, Noun
from lastfire.games.dawn_of_the_zeds.rules.actions.hindrance import hindrances
from lastfire.games.dawn_of_the_zeds.rules.cards import box_of
from lastfire.games.dawn_of_the_zeds.rules.catalogue import catalogue
from lastfire.games.dawn_of_the_zeds.rules.deal import deal
from lastfire.games.dawn_of_the_zeds.rules.levels import LENGTHS, LEVELS
from lastfire.games.dawn_of_the_zeds.rules.odds import odds
from lastfire.games.dawn_of_the_zeds.rules.round import next_step
from lastfire.games.dawn_of_the_zeds.rules.setup import box_for, house_rules, set_up
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight, sight_of
from lastfire.games.dawn_of_the_zeds.rules.sources import REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable, unpack_table
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_VILLAGERS, THE_VIP
from lastfire.games.dawn_of_the_zeds.rules.versions import CHANGES
from lastfire.games.dawn_of_the_zeds.rules.versus.hindrance import scheme_hindrances, zeds_hindrances
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import as_swapped, is_swapped, match_seat
from lastfire.games.dawn_of_the_zeds.rules.winning import worth_of
from lastfire.games.dawn_of_the_zeds.rules.words.refugees import called_refugees
from lastfire.games.dawn_of_the_zeds.rules.words.versus import HERO_PLAYER, ZEDS_PLAYER
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

VERSUS_ALONE: Final = 5
"""So many seats there are in Versus alone."""

# Mode and level are two things; printed optional rules are none of these. [DOZ-LEVEL-10, DOZ-LEVEL-11]
OPTIONS: Final = (
    GameOption(
        "level",
        "basic",
        Name("Level", "レベル"),
        choices=tuple([Noun(level.id, level.name) for level in LEVELS]),
    ),
    GameOption(
        "mode",
        "defence",
        Name("Mode", "遊び方"),
        choices=(
            Noun("defence", Name("defend the town together", "協力して町を守る")),
            Noun("versus", Name("Versus: one player leads the Zeds", "対戦：1人がゼッズを率いる")),
        ),
    ),
    GameOption("length", "normal", Name("Length", "ゲームの長さ"), choices=LENGTHS),
    GameOption(
        "hero_choice",
        "one",
        Name("Starting Heroes that are chosen (from level I)", "選べる最初のヒーロー（レベルIから）"),
        choices=(
            Noun("none", Name("none", "なし")),
            Noun("one", Name("one", "1人")),
            Noun("all", Name("all four", "4人全員")),
        ),
    ),
    GameOption(
        "town_terrain",
        2,
        Name("Terrain shifts of Town spaces and Town Center", "市街スペースとタウンセンターの地形"),
        low=1,
        high=2,
    ),
    GameOption(
        "tunnel_stacking",
        "one_in_all",
        Name("An ordinary Tunnel space holds", "トンネルの通常のスペースに入れる数"),
        choices=(
            Noun("one_in_all", Name("one unit in all", "全体で1ユニット")),
            Noun("two_per_side", Name("two units of each side", "各側2ユニット")),
        ),
    ),
    GameOption(
        "tunnel_entrances",
        False,
        Name("Player units may pass between the Tunnel and the surface", "トンネルと地上を行き来できる"),
    ),
    GameOption(
        "refugees_chaos_infection",
        False,
        Name(
            "Refugees who enter a Chaos space raise Infection", "避難民が混沌のスペースに入ると感染度が上がる"
        ),
    ),
    GameOption(
        "barricades_per_track",
        "one",
        Name("Barricades on a track at a time", "1本のトラックに同時に置けるバリケード"),
        choices=(
            Noun("one", Name("one", "1つ")),
            Noun("unlimited", Name("any number", "いくつでも")),
        ),
    ),
    GameOption(
        "pressure",
        "standard",
        Name("Zeds Movement Pressure with several players", "複数人で遊ぶときの移動圧力"),
        choices=(
            Noun("off", Name("none", "なし")),
            Noun("standard", Name("standard", "標準")),
            Noun("heavy", Name("heavy", "強い")),
        ),
    ),
    GameOption(
        "zeds_income_bonus",
        0,
        Name("Versus: Zeds Actions added each turn", "対戦：毎ターン増えるゼッズアクション"),
        low=-1,
        high=2,
    ),
    GameOption(
        "versus_match",
        False,
        Name("Versus: two games with swapped sides", "対戦：側を入れ替えて2ゲーム行う"),
    ),
    GameOption(
        "hatch_space_5",
        False,
        Name(
            "Versus: Forgotten Hatch works on Tunnel space 5",
            "対戦：「忘れられたハッチ」をトンネル5でも使える",
        ),
    ),
    GameOption(
        "hidden_fate",
        False,
        Name(
            "Versus: hold cards are hidden from the Zeds player",
            "対戦：保持カードをゼッズプレイヤーに見せない",
        ),
    ),
)


class DawnOfTheZeds(Game):
    """The rules of Dawn of the Zeds, for one to four players, or two to five in Versus.

    Returns are 1 for each seat of the side that has won, else 0; of a match of two games, for the higher Hero
    score. [DOZ-GOAL-3, DOZ-VERSUS-1, DOZ-VERSUS-7, DOZ-VERSUS-8, DOZ-COOP-1]
    """

    def __init__(self) -> None:
        Game.__init__(
            self,
            "dawn_of_the_zeds",
            Name("Dawn of the Zeds", "ドーン・オブ・ザ・ゼッズ"),
            version=7,
            seats=(1, 2, 3, 4, 5),
            options=OPTIONS,
            vocabulary=WORDS,
            changes=CHANGES,
        )

    def agree(self, seats: object, options: dict[str, object]) -> Setup:
        """Five players can only play Versus, and need not say so. [DOZ-COOP-1, DOZ-VERSUS-1]"""
        if seats == VERSUS_ALONE and "mode" not in options:
            options = {**options, "mode": "versus"}
        return Game.agree(self, seats, options)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up(setup, chance)

    def next_step(self, table: Table) -> Flow | None:
        assert isinstance(table, DawnTable)
        if table.versus is None or not is_swapped(table):
            return next_step(table)
        table.prepared = None  # its seats have been swapped already
        step = next_step(table)
        return None if step is None else as_swapped(step)

    def next_open_step(self, table: Table) -> Flow | None:
        assert isinstance(table, DawnTable)
        if table.versus is not None:
            return Game.next_open_step(self, table)
        step = next_step(table)
        while step is NOTHING:
            step = next_step(table)
        return step

    def called(self, table: Table, ask: Ask) -> Called | None:
        """Villagers who have fled are called Refugees. [DOZ-UNIT-19]"""
        assert isinstance(table, DawnTable)
        fled = 0
        for i in range(THE_VIP - FIRST_VILLAGERS):
            if table.marks[FIRST_VILLAGERS + i] & REFUGEES:
                fled |= 1 << i
        return called_refugees(fled) if fled else None

    def sight(self, table: Table, ask: Ask | None, seat: int) -> DawnSight:
        assert isinstance(table, DawnTable)
        return sight_of(table, ask, seat)

    def deal(self, table: Table, seat: int, now: Table) -> None:
        assert isinstance(table, DawnTable)
        assert isinstance(now, DawnTable)
        deal(table, seat, now)

    def odds(self, table: Table, ask: Ask | None, seat: int) -> dict[str, Any]:
        assert isinstance(table, DawnTable)
        return cast(dict[str, Any], odds(table, ask, seat))

    def hindrances(self, table: Table, ask: Ask) -> list[Hindrance]:
        assert isinstance(table, DawnTable)
        seat = match_seat(table, ask.seat)
        if seat != table.zeds_seat:
            return hindrances(table, seat, ask)
        found = zeds_hindrances(table, ask) if ask.question == "zeds_action" else []
        return [*found, *scheme_hindrances(table, ask)]

    def side(self, table: Table, seat: int) -> Name | None:
        """In Versus one seat is the Zeds player, and all others play Heroes. [DOZ-VERSUS-1]"""
        assert isinstance(table, DawnTable)
        if table.zeds_seat == NOBODY:
            return None
        return ZEDS_PLAYER if seat == match_seat(table, table.zeds_seat) else HERO_PLAYER

    def returns(self, table: Table) -> list[float]:
        assert isinstance(table, DawnTable)
        return worth_of(table)

    def unpack(self, numbers: list[int], setup: Setup) -> Table:
        return unpack_table(numbers, setup.seats, box_for(setup), house_rules(setup))

    def catalogue(self) -> dict[str, Any]:
        return cast(dict[str, Any], catalogue(box_of(LEVELS[-1], versus=True)))


GAME: Final = DawnOfTheZeds()
