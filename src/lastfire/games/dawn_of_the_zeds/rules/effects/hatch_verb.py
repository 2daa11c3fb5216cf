"""A Scheme that brings Zeds up out of the Tunnel. [DOZ-VERSUS-109]"""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, STEPS, TUNNEL, step_of
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import surface
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import space_words
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept
from lastfire.games.dawn_of_the_zeds.rules.levels import TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ASK_HATCH

Exit = tuple[int, str]
"""The number of a Tunnel space, and the space above it."""


@dataclass(frozen=True)
class OpenHatch(Verb):
    """One Zeds unit comes up as by Sewer Zeds; an option adds the ``doubtful`` exit. [DOZ-VERSUS-109]"""

    exits: tuple[Exit, ...]
    doubtful: Exit

    def words(self) -> Name:
        en: list[str] = []
        ja: list[str] = []
        for step, key in self.exits:
            above = space_words(BY_ID[key])
            en.append(f"{step} to {above.en}")
            ja.append(f"{step}番から{above.ja}")
        step, key = self.doubtful
        above = space_words(BY_ID[key])
        return Name(
            f"One Zeds unit on one of these Tunnel spaces comes up: {', '.join(en)} (with the option "
            f"for it also {step} to {above.en}).",
            f"次のトンネルのスペースのいずれかにいるゼッズ1ユニットが地上に出る：{'、'.join(ja)}"
            f"（オプションで選べば{step}番から{above.ja}も）。",
        )

    def is_possible(self, t: DawnTable) -> bool:
        return len(self._who(t)) > 0

    def _exits(self, t: DawnTable) -> tuple[Exit, ...]:
        return (*self.exits, self.doubtful) if t.house.hatch_space_5 else self.exits

    def _who(self, t: DawnTable) -> list[int]:
        if not t.box.uses & TUNNEL_RULES:
            return []
        found: list[int] = []
        for step, key in self._exits(t):
            for unit in zeds_at(t, TUNNEL * STEPS + step):
                if has_room_for(t, unit, BY_ID[key]) and not is_kept(t, unit, BY_ID[key]):
                    found.append(unit)
        return sorted(found)

    def do(self, t: DawnTable) -> Flow:
        yield from choose_unit(t, t.zeds_seat, ASK_HATCH, self._who(t))
        unit = t.reply
        at = step_of(t.at[unit])
        above = next(key for step, key in self._exits(t) if step == at)
        yield from surface(t, unit, BY_ID[above])
