"""What The Long Night shows of who the betrayer may be."""

from typing import Final

from lastfire.games.dead_of_winter.bot.belief import EVIDENCE
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.sight import ColonySight

WITHHELD: Final = 0.5
"""How much it speaks for a betrayer to withhold a die that the code lacks, as a logarithm."""
GIVEN: Final = -0.25
"""And to give one."""


def dice_for_code(s: ColonySight, seat: int) -> float:
    """What a player did with the dice that the code asks for, who has had a turn with somebody there."""
    for module in s.modules:
        look = module.look
        if isinstance(look, RaxxonLook) and look.top >= 0:
            code = EXPERIMENTS[look.top].code
            said = GIVEN * sum([1 for face in look.dice[seat] if face in code])
            over = seat not in s.seats_after() and seat != s.turn
            if over and not look.met and any(s.people[n].place == RAXXON for n in s.areas[seat].group):
                lying = [face for dice in look.dice for face in dice]
                lacking = [face for face in code if face not in lying]
                said += WITHHELD * (1 if any(face in lacking for face in s.areas[seat].dice) else 0)
            return said
    return 0.0


EVIDENCE.append(dice_for_code)
