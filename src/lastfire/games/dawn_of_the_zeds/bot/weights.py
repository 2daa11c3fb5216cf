"""What counts how much in the judgement.

What a track's units say for its loss was fitted to the ends of some 900 games; the rest was tried out, all
of it at once, in some 6,000 more, each of which played with numbers of its own.
"""

from typing import Final


class Weights:
    """Everything is in the logarithm of the chance to win, or in log odds, unless it says otherwise."""

    def __init__(self) -> None:
        # The log odds that a track is lost.
        self.plight = 1.33
        self.time = 0.143  # each card to come
        self.to_come = -0.142  # each activation to come
        self.in_time = -0.969  # how many more steps than activations are left, in standard deviations
        self.at_the_gate = 1.36  # Zeds in the Town space
        # Of the first, the second and the third group of Zeds on a track.
        self.step = [0.405, -0.131, -0.061]
        self.zeds_power = [0.542, 0.176, 0.1]  # each e-fold of their Strength
        self.zeds_hits = [0.05, 0.063, 0.02]
        self.blocked = [0.592, 0.214, 0.082]
        self.most_blocked = 12.0  # advances that those in the way are worth at most
        self.beside = 0.1  # by how much a second unit in a space makes it likelier to be held
        self.worn = 0.58  # how much of a defence is left where units come who have lost further out
        # Units, in log odds of every track.
        self.unit = 0.080  # a unit, beside its Strength
        self.power = 0.111  # each point of Strength of a unit
        self.hurt = 0.039  # each Hit on it
        self.peril = 0.6  # how much of what may happen to a unit in the next turn counts
        # Hits on Zeds, beside the Strength they take away.
        self.hit = 0.086
        # Stores.
        self.ammo = 0.217
        self.supplies = 0.07
        self.spent = 0.2
        # Actions.
        self.sight = 0.012
        self.action = 0.01  # each Action beyond the first that an ability costs
        self.find = 0.6  # each turn in which a unit finds more than any other, in such forages
        self.move = 0.2  # what a Move must gain to be made at all, where there is no Chaos
        self.attack = 0.004
        self.forage = 0.73
        self.crowd = 0.05
        self.stand = 0.5  # to hold a space, for the choice of who defends it
        # Other things.
        self.infection = 0.3  # what it costs when the marker stands at its end
        self.infection_with_chaos = 2.0  # the same where Outbreaks bring Zeds to Chaos spaces near the town
        self.chaos = 8.0  # how much it counts that all Chaos markers lie on the map
        self.order = 0.8  # how likely order is restored by a unit that goes there
        self.ability = 0.018
        self.mine = 0.8  # how likely Zeds come into a Minefield
        self.free = 0.03  # an Event Action
        self.card = 0.025
        # Zeds Actions.
        self.plot = 0.03
        self.rise = 0.02
        self.agitate = 0.03
        self.sneak = 0.008
        self.sabotage = 0.02


WEIGHTS: Final = Weights()
