"""Verbs that only crises use."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.tracks import add_noise
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.harm.death import change_controls
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR
from lastfire.games.dead_of_winter.rules.words.questions import ASK_SURVIVOR
from lastfire.games.dead_of_winter.rules.words.records import DICE_FEWER, SNOWED_IN


@dataclass(frozen=True)
class EachWounded(Whom):
    """Everybody not in exile who has a wound of any kind."""

    def words(self) -> Name:
        return Name(
            "each non-exiled survivor who has a wound of any kind",
            "追放されていないプレイヤーの、負傷か凍傷のある各生存者",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [s for s in range(len(t.controller)) if t.in_play(s) and not t.in_exile(s) and t.hurts(s) > 0]


@dataclass(frozen=True)
class AddNoiseEverywhere(Verb):
    count: int

    def words(self) -> Name:
        return Name(
            f"Place {counted(self.count, 'noise token')} at each non-colony location, "
            "or as many as possible.",
            f"コロニー以外の各ロケーションに騒音トークンを{self.count}個ずつ置く（騒音スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in t.board.outside:
            add_noise(t, place, self.count)
        return NOTHING


@dataclass(frozen=True)
class FewerDice(Verb):
    """In the round to come."""

    count: int

    def words(self) -> Name:
        dice = "1 fewer action die" if self.count == 1 else f"{self.count} fewer action dice"
        return Name(
            f"In the next round, each non-exiled player rolls {dice}.",
            f"次のラウンドでは、追放されていない各プレイヤーの振るアクションダイスを{self.count}個減らす。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for player in t.faithful_seats():
            t.extra_dice[player] -= self.count
            t.tell(DICE_FEWER, player, self.count)
        return NOTHING


@dataclass(frozen=True)
class SnowIn(Verb):
    """Nobody moves; being placed by a card is no move. [DOW-MOVE-5]"""

    rounds: int

    def words(self) -> Name:
        en = "the next round" if self.rounds == 1 else f"the next {self.rounds} rounds"
        ja = "次のラウンド" if self.rounds == 1 else f"次の{self.rounds}ラウンド"
        return Name(
            f"Survivors cannot move until the end of {en}.",
            f"{ja}の終わりまで、生存者は移動できない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.snow = self.rounds + 1
        t.tell(SNOWED_IN, self.rounds)
        return NOTHING


@dataclass(frozen=True)
class PassSurvivors(Verb):
    """Everybody hands over at once; exiles neither give nor receive."""

    count: int

    def words(self) -> Name:
        who = f"{self.count} of their survivors"
        return Name(
            f"Each non-exiled player gives {who} to the next non-exiled player to their left.",
            f"追放されていない各プレイヤーは、左隣のプレイヤー（追放されたプレイヤーは飛ばす）に自分の生存者{self.count}人を渡す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        seats = t.faithful_seats()
        changes: list[tuple[int, int]] = []
        if len(seats) < 2:
            return
        for i, player in enumerate(seats):
            left = seats[(i + 1) % len(seats)]
            chosen: list[int] = []
            for _ in range(min(self.count, len(t.groups[player]))):
                group = [s for s in t.groups[player] if s not in chosen]
                yield from choose(t, player, ASK_SURVIVOR, [SURVIVOR[s] for s in group])
                survivor = ABOUT[t.reply]
                chosen.append(survivor)
                changes.append((survivor, left))
        yield from change_controls(t, changes)
