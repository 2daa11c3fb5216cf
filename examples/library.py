"""Our player against two bots, in ten lines."""

import lastfire
from lastfire import bots

match = lastfire.new("hit_z_road", seats=3, seed=7)
rival = bots.make("heuristic")
while (ask := match.ask) is not None:
    if ask.seat == 0:
        match.answer(len(ask.options) // 2)  # ask.options say what they do: .verb, .args, .text("en")
    else:
        bots.move(match, rival)
print(*[record.text("en") for record in match.records(None)[-5:]], sep="\n")
