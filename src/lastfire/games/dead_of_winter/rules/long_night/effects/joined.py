"""Powers made of other powers: one of two, or one that costs a card."""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.effects.verb import lowered
from lastfire.games.dead_of_winter.rules.holding import ActionPower
from lastfire.games.dead_of_winter.rules.long_night.effects.words import (
    ASK_EFFECT,
    FIRST_EFFECT,
    SECOND_EFFECT,
)
from lastfire.games.dead_of_winter.rules.names import SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CARD
from lastfire.games.dead_of_winter.rules.words.records import WASTED


@dataclass(frozen=True)
class EitherOf(ActionPower):
    """One of two effects, as far as it would do something now. What a module is missing for never would.

    [LN-SETUP-5]
    """

    first: ActionPower
    second: ActionPower

    def words(self) -> Name:
        return _either(self.first.words(), self.second.words())

    def words_at(self, place: int) -> Name:
        return _either(self.first.words_at(place), self.second.words_at(place))

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return self.first.is_possible(t, seat, survivor) or self.second.is_possible(t, seat, survivor)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        chosen = self.first
        if self.second.is_possible(t, seat, survivor):
            chosen = self.second
            if self.first.is_possible(t, seat, survivor):
                yield t.ask(seat, ASK_EFFECT, (FIRST_EFFECT, SECOND_EFFECT))
                if t.reply == FIRST_EFFECT:
                    chosen = self.first
        yield from chosen.do(t, seat, survivor)

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        return self.first.reason(t, seat)


def _either(first: Name, second: Name) -> Name:
    return Name(
        f"Either {lowered(first.en.removesuffix('.'))}, or {lowered(second.en)}",
        f"次のどちらかを行う。（1）{first.ja}（2）{second.ja}",
    )


@dataclass(frozen=True)
class ForACard(ActionPower):
    """An effect that takes a card of a symbol out of the hand, whatever that card says."""

    symbol: int
    then: ActionPower

    def words(self) -> Name:
        symbol, said = SYMBOLS[self.symbol].name, self.then.words()
        return Name(
            f"Place 1 {symbol.en} card from your hand in the waste pile to {lowered(said.en)}",
            f"手札の{symbol.ja}カード1枚を捨て札置き場に置き、{said.ja}",
        )

    def is_possible(self, t: ColonyTable, seat: int, survivor: int) -> bool:
        return len(kinds_in_hand(t, seat, self.symbol)) > 0 and self.then.is_possible(t, seat, survivor)

    def do(self, t: ColonyTable, seat: int, survivor: int) -> Flow:
        # Asked even with one kind: not asking would tell that there is no other.
        yield t.ask(seat, ASK_CARD, [CARD[kind] for kind in kinds_in_hand(t, seat, self.symbol)])
        kind = ABOUT[t.reply]
        put_in_waste(t, seat, t.in_hand(seat, kind))
        t.tell(WASTED, seat, kind)
        yield from self.then.do(t, seat, survivor)

    def reason(self, t: ColonyTable, seat: int) -> tuple[str, Name]:
        if kinds_in_hand(t, seat, self.symbol):
            return self.then.reason(t, seat)
        symbol = SYMBOLS[self.symbol].name
        return "DOW-ABILITY-2", Name(f"You have no {symbol.en} card.", f"{symbol.ja}カードを持っていません。")
