"""The Bandits module. [LN-SETUP-1, LN-SETUP-15, LN-SETUP-16, LN-SETUP-29]"""

from collections.abc import Mapping
from typing import Final

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.board.places import Place
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.bandits.attack import can_be_attacked, strike_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import (
    bandits_at,
    remove_bandits,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.crisis import bandits_come
from lastfire.games.dead_of_winter.rules.long_night.bandits.hideout import AttackHideout, SearchHideout
from lastfire.games.dead_of_winter.rules.long_night.bandits.leader import TakeShare, leader_of_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.scavenge import scavenge
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import (
    BANDITS,
    HIDEOUT,
    BanditState,
    bandits_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import add_to_stockpile
from lastfire.games.dead_of_winter.rules.long_night.bandits.view import BanditLook
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import (
    ATTACK_HIDEOUT,
    BANDIT,
    LEADS_BANDITS,
    SEARCH_HIDEOUT,
    TAKE_SHARE,
)
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import BLITZ, is_scenario
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_fight_bandits
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Look, Module, Shown
from lastfire.games.dead_of_winter.rules.names import PLACES
from lastfire.games.dead_of_winter.rules.stage import Stage, before
from lastfire.games.dead_of_winter.rules.state import CHECK_OBJECTIVE, ColonyTable, Held, ModuleState

ID: Final = "bandits"
WITHOUT_STRIP: Final = "no_strip_bandits"
BITE: Final = "bite_removes_bandits"
LEADER_TAKES: Final = "leader_takes_card"
SCAVENGE: Final = FIRST_PHASE + 30

THE_HIDEOUT: Final = Place(
    HIDEOUT,
    Noun("hideout", Name("the Hideout", "盗賊の隠れ家")),
    room=4,
    spaces=(4,),
    noise=0,
    in_town=False,
)
"""The Hideout, which has no item deck. [LN-SETUP-15, LN-SETUP-29, LN-HIDEOUT-1, LN-HIDEOUT-2]"""

_BANDITS_AT: Final = tuple(
    [
        Name(f"Bandits at {noun.name.en}", f"{noun.name.ja}の盗賊")
        for noun in (*PLACES[1:7], Noun("raxxon", Name("Raxxon", "ラクソン")), THE_HIDEOUT.noun)
    ]
)


class Bandits(Module):
    """Bandits in the town, and their Hideout."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Bandits module", "盗賊モジュール"))
        self.cards = cards.BANDITS
        self.places = (THE_HIDEOUT,)
        self.deeds = (
            SearchHideout(SEARCH_HIDEOUT, ("LN-HIDEOUT-3", "LN-HIDEOUT-9")),
            AttackHideout(ATTACK_HIDEOUT, ("LN-HIDEOUT-4", "LN-HIDEOUT-7")),
            TakeShare(TAKE_SHARE, ("LN-LEADER-9", "LN-LEADER-10")),
        )
        self.stages = (before(CHECK_OBJECTIVE, Stage(SCAVENGE, scavenge)),)
        self.numbers = (
            *[f"bandits_{place}" for place in range(1, HIDEOUT + 1)],
            "bandits_left",
            "stockpile",
            "leader",
            "share_taken",
        )

    def options(self) -> tuple[GameOption, ...]:
        return (
            *super().options(),
            GameOption(
                WITHOUT_STRIP,
                2,
                Name(
                    "Bandits that come with a crisis without a bandit strip",
                    "盗賊欄のない危機で現れる盗賊の数",
                ),
                low=0,
                high=3,
            ),
            GameOption(
                BITE,
                False,
                Name(
                    "Bandits leave where a spreading bite has killed everybody",
                    "波及した咬傷で全員が死亡したロケーションから盗賊が去る",
                ),
            ),
            GameOption(
                LEADER_TAKES,
                True,
                Name(
                    "The leader of the bandits takes a card from the stockpile each round",
                    "盗賊の首領は毎ラウンド備蓄からカードを1枚取れる",
                ),
            ),
        )

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[self.id] is True or is_scenario(options, BLITZ)

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)

    def new_state(self, seats: int) -> ModuleState:
        return BanditState()

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """No bandit is on the board, no card in the stockpile. [LN-SETUP-15, LN-SETUP-16]"""
        state = bandits_of(t)
        wanted = options[WITHOUT_STRIP]
        assert isinstance(wanted, int)
        state.without_strip = wanted
        state.bitten_go = options[BITE] is True
        state.leader_takes = options[LEADER_TAKES] is True

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        state = bandits_of(t)
        found = [
            Shown(f"bandits_{place}", name, state.bandits[place]) for place, name in enumerate(_BANDITS_AT, 1)
        ]
        left = BANDITS - sum(state.bandits)
        return [
            *found,
            Shown("bandits_left", Name("Bandits not on the board", "盤上にいない盗賊"), left),
            Shown("stockpile", Name("Cards in the stockpile", "備蓄のカードの枚数"), len(state.stockpile)),
            Shown(
                "leader",
                Name("Leader of the bandits: player", "盗賊の首領（プレイヤー番号）"),
                leader_of_bandits(t) + 1,
            ),
            Shown(
                "share_taken",
                Name("Cards the leader has taken this round", "このラウンドに盗賊の首領が取ったカードの枚数"),
                int(state.has_taken),
            ),
        ]

    def look(self, t: ColonyTable, seat: int) -> Look:
        return BanditLook(t)

    # What holds while it is used.

    def at_round_start(self, t: ColonyTable, held: Held) -> Flow:
        """With the crisis bandits come. [LN-BANDIT-1, LN-LEADER-9]"""
        bandits_of(t).has_taken = False
        return bandits_come(t)

    def targets(self, t: ColonyTable, survivor: int, found: list[int]) -> list[int]:
        """[LN-BANDIT-8, LN-BANDIT-14, LN-BANDIT-15, LN-BANDIT-16, LN-HIDEOUT-6]"""
        return [*found, BANDIT] if can_be_attacked(t, t.place[survivor]) else found

    def has_target(self, target: int) -> bool:
        return target == BANDIT

    def strike(self, t: ColonyTable, held: Held, seat: int, survivor: int, target: int) -> Flow:
        return strike_bandit(t, seat, survivor)

    def people_added(self, t: ColonyTable, held: Held, place: int) -> int:
        """Each bandit draws a zombie where it is. [LN-BANDIT-7]"""
        return bandits_at(t, place)

    def overrun(self, t: ColonyTable, held: Held, place: int) -> Flow:
        """An overrun that finds no survivor drives all bandits away. [LN-BANDIT-18, LN-BANDIT-19]"""
        remove_bandits(t, place, BANDITS)
        return NOTHING

    def after_bite(self, t: ColonyTable, held: Held, place: int) -> Flow:
        """A spreading bite leaves bandits alone, unless the option says otherwise.

        [LN-BANDIT-20, LN-SCENARIO-12]
        """
        if bandits_of(t).bitten_go and may_fight_bandits(t) and not t.at(place):
            remove_bandits(t, place, BANDITS)
        return NOTHING

    def after_exile(self, t: ColonyTable, held: Held, seat: int) -> None:
        """Everybody hears who leads the bandits from now on. [LN-LEADER-1, LN-LEADER-11, LN-LEADER-14]"""
        if leader_of_bandits(t) == seat:
            t.tell(LEADS_BANDITS, seat)

    def takes_things(self, t: ColonyTable, held: Held, place: int, cards: list[int]) -> bool:
        """The Hideout has no item deck: what a survivor leaves there goes to the stockpile."""
        if place != HIDEOUT:
            return False
        for card in cards:
            add_to_stockpile(t, card)
        return True
