"""A bot of our own: it thinks every option through in a few deals and takes what went best."""

import lastfire
from lastfire import bots


class Dreamer(bots.Bot):
    """Plays each option on at random, three times, and believes what it dreamt."""

    def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: bots.Deal) -> int:
        dreams = [0.0] * len(ask.ids)
        for position in range(len(ask.ids)):
            for seed in range(3):
                match = deal(seed)  # agrees with all that our seat knows
                match.answer(position)
                match.playout(bots.RandomPolicy(seed).choose)
                dreams[position] += match.returns[ask.seat]
        return dreams.index(max(dreams))


match = lastfire.new("hit_z_road", seats=3, seed=10)
bots.play(match, [Dreamer(), bots.make("random", seed=1), bots.make("random", seed=2)])
print("wins:", match.returns)
