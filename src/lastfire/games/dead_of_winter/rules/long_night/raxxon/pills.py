"""Pills: a survivor takes one, and a die decides what it does. [LN-PILL-1..4, LN-PILL-10..22, LN-PILL-29]

What they do is our own: nothing is known of what was printed.
"""

from dataclasses import dataclass
from typing import Any, Final

from lastfire.engine.effect import Effect
from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.verb import going_on, lowered
from lastfire.games.dead_of_winter.rules.harm.exposure import can_heal, heal, heal_all
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import add_despair, remove_despair
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import (
    BRIGHT_EYES,
    DEAD_SCENT,
    DULL_NERVES,
    NIGHT_HUNGER,
    RANK_SMELL,
    SHAKING_HANDS,
    SideEffect,
    equip_side_effect,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_in_play, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import ASK_TAKER, PILL_TAKEN
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_take_pills
from lastfire.games.dead_of_winter.rules.state import DID_HEAL_WITH_MEDICINE, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR


@mypyc_attr(allow_interpreted_subclasses=True)
class PillEffect(Effect):
    """What a line of a pill does to whoever takes it; what they do not have is not removed. [LN-PILL-29]"""

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        """Carry it out; ``seat`` is whose pill it is."""
        raise NotImplementedError


@dataclass(frozen=True)
class RemovesWound(PillEffect):
    """One wound, of the kind that the player chooses."""

    def words(self) -> Name:
        return Name(
            "Remove 1 wound of any kind from that survivor.", "負傷トークンか凍傷トークンを1個取り除く。"
        )

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        if can_heal(t, survivor):
            yield from heal(t, survivor, seat)
            t.acts |= DID_HEAL_WITH_MEDICINE
            t.subject = survivor


@dataclass(frozen=True)
class RemovesAllWounds(PillEffect):
    """All wounds of both kinds; never despair."""

    def words(self) -> Name:
        return Name(
            "Remove all wounds of any kind from that survivor.",
            "負傷トークンと凍傷トークンをすべて取り除く。",
        )

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        if can_heal(t, survivor):
            heal_all(t, survivor)
            t.acts |= DID_HEAL_WITH_MEDICINE
            t.subject = survivor
        return NOTHING


@dataclass(frozen=True)
class AddsDespair(PillEffect):
    """Despair for whoever takes it."""

    def words(self) -> Name:
        return Name("Place 1 despair token on that survivor.", "絶望トークンを1個置く。")

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        return add_despair(t, survivor, 1)


@dataclass(frozen=True)
class RemovesDespair(PillEffect):
    """One despair token less."""

    def words(self) -> Name:
        return Name("Remove 1 despair token from that survivor.", "絶望トークンを1個取り除く。")

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        remove_despair(t, survivor, 1)
        return NOTHING


@dataclass(frozen=True)
class Equips(PillEffect):
    """A side effect, for good, whether it is welcome or not. [LN-PILL-4]"""

    effect: SideEffect

    def words(self) -> Name:
        name = self.effect.noun.name
        return Name(
            f"Equip that survivor with the side effect “{name.en}”.", f"副作用「{name.ja}」を装備する。"
        )

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        equip_side_effect(t, survivor, self.effect)
        return NOTHING


@dataclass(frozen=True)
class PillLine:
    """What happens when the die shows one of some numbers."""

    first: int
    last: int
    effects: tuple[PillEffect, ...]

    def numbers(self) -> Name:
        """On which numbers."""
        if self.first == self.last:
            return Name(f"a {self.first}", str(self.first))
        return Name(f"a {self.first} or {self.last}", f"{self.first}〜{self.last}")

    def words(self) -> Name:
        """What it does, in one clause."""
        said = [effect.words() for effect in self.effects]
        en = " and ".join([lowered(words.en[:-1]) for words in said])
        ja = "".join([going_on(words.ja) for words in said[:-1]]) + said[-1].ja
        return Name(f"{en}.", ja)

    def json(self) -> dict[str, Any]:
        """The numbers, the words, and the side effect that it brings, if any."""
        brought = [each.effect.noun.id for each in self.effects if isinstance(each, Equips)]
        return {
            "first": self.first,
            "last": self.last,
            "text": self.words().json(),
            "side_effect": brought[0] if brought else None,
        }


@dataclass(frozen=True)
class Pill(ActionPower):
    """One's own survivor, or one who shares a place with one's own, takes it. [LN-PILL-1, LN-PILL-2]"""

    lines: tuple[PillLine, ...]

    def words(self) -> Name:
        en = " ".join([f"On {line.numbers().en}, {lowered(line.words().en)}" for line in self.lines])
        ja = "".join([f"{line.numbers().ja}：{line.words().ja}" for line in self.lines])
        return Name(
            "Choose 1 of your survivors or a survivor who shares a location with 1 of your survivors, and "
            f"roll a die for that survivor. {en}",
            "自分の生存者1人、または自分の生存者と同じロケーションにいる生存者1人を選び、"
            f"ダイスを1個振って、その生存者に次の効果を適用する。{ja}",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return raxxon_in_play(t) is not None and may_take_pills(t) and len(takers(t, seat)) > 0

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        yield from choose(t, seat, ASK_TAKER, [SURVIVOR[each] for each in takers(t, seat)])
        taker = ABOUT[t.reply]
        die = 1 + t.chance.roll(6)
        t.tell(PILL_TAKEN, taker, die)
        for line in self.lines:
            if line.first <= die <= line.last:
                for effect in line.effects:
                    yield from effect.do(t, seat, taker)


def takers(t: ColonyTable, seat: int) -> list[int]:
    """Who may take a pill of a player: by default whom a medicine card reaches. [LN-PILL-2]"""
    own = [t.place[survivor] for survivor in t.groups[seat]]
    anybody = raxxon_of(t).pills_for_all
    found = [s for group in t.groups for s in group if anybody or t.place[s] in own]
    return [s for _, s in sorted([(t.place[s], s) for s in found])]


RED_PILL: Final = Pill(
    (
        PillLine(1, 1, (Equips(SHAKING_HANDS),)),
        PillLine(2, 2, (RemovesWound(), Equips(RANK_SMELL))),
        PillLine(3, 4, (RemovesWound(),)),
        PillLine(5, 5, (RemovesAllWounds(),)),
        PillLine(6, 6, (RemovesWound(), Equips(DULL_NERVES))),
    )
)
"""[LN-PILL-13..17]"""
WHITE_PILL: Final = Pill(
    (
        PillLine(1, 1, (AddsDespair(),)),
        PillLine(2, 2, (RemovesDespair(), Equips(NIGHT_HUNGER))),
        PillLine(3, 4, (RemovesDespair(),)),
        PillLine(5, 5, (Equips(DEAD_SCENT),)),
        PillLine(6, 6, (RemovesDespair(), Equips(BRIGHT_EYES))),
    )
)
"""[LN-PILL-18..22]"""
