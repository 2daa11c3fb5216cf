"""What The Long Night shows of who the betrayer may be."""

from typing import Final

from lastfire.games.dead_of_winter.bot.belief import EVIDENCE
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightLook
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.sight import ColonySight

# How much each speaks for a betrayer, as a logarithm: estimated from 150 games of these bots, with less
# weight than those games would give it. In them loyal players vote twice as often for the token to stay.
PER_DIE_LAID: Final = -0.25
PER_DIE_WITHHELD: Final = 0.5
PER_VOTE_TO_RELEASE: Final = 0.2
PER_VOTE_TO_KEEP: Final = -0.5


def at_the_code(s: ColonySight, seat: int) -> float:
    """Dice laid for codes and withheld from them, and thumbs for a release."""
    for module in s.modules:
        look = module.look
        if isinstance(look, RaxxonLook):
            return (
                PER_DIE_LAID * look.helped[seat]
                + PER_DIE_WITHHELD * (look.withheld[seat] + _withholds(s, look, seat))
                + PER_VOTE_TO_RELEASE * look.let_out[seat]
            )
    return 0.0


def _withholds(s: ColonySight, look: RaxxonLook, seat: int) -> int:
    """Whether a player whose turn of this round is over has kept a die that the code lacks: 1 or 0."""
    if look.top < 0 or look.met or seat in s.seats_after() or seat == s.turn:
        return 0
    if all(s.people[survivor].place != RAXXON for survivor in s.areas[seat].group):
        return 0
    lying = [face for dice in look.dice for face in dice]
    lacking = [face for face in EXPERIMENTS[look.top].code if face not in lying]
    return int(any(face in lacking for face in s.areas[seat].dice))


def token_kept(s: ColonySight, seat: int) -> float:
    """Votes that the first player token, which decides ties, stays where it is."""
    for module in s.modules:
        look = module.look
        if isinstance(look, NightLook):
            return PER_VOTE_TO_KEEP * look.kept[seat]
    return 0.0


EVIDENCE.append(at_the_code)
EVIDENCE.append(token_kept)
