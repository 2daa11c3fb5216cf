"""What counts how much in the judgement: numbers that were tried out against one another in whole games."""


class Weights:
    """Everything is in the chance to lose the game, unless it says otherwise."""

    def __init__(self) -> None:
        # The danger of a track.
        self.reach = 3.2  # after so many more advances a danger is a third of what it was
        self.most_delay = 5.0  # advances that the best defender is worth
        self.base = 0.3
        self.dread = 0.1  # how much it counts that a track is lost in the activations to come
        self.soon = 0.75  # how much less each further activation counts
        self.beside = 0.1  # by how much a second unit in a space makes it likelier to be held
        self.worn = 0.8  # how much of a defence is left where units come who have lost further out
        self.strong = 0.05  # by how much each point of Strength makes Zeds more dangerous
        self.behind = 0.6  # how much the next group behind counts
        # Units.
        self.unit = 0.03  # a unit, beside its Strength
        self.power = 0.05  # each point of Strength of a unit
        self.hurt = 0.01  # each Hit on it
        self.peril = 0.6
        # Hits on Zeds.
        self.hit = 0.006
        self.hit_near = 0.05
        self.zeds_power = 0.025  # each point of Strength that Zeds lose
        # Stores.
        self.ammo = 0.09
        self.supplies = 0.07
        self.spent = 0.5
        # Where to stand.
        self.sight = 0.012
        self.find = 0.004
        self.find_ammo = 0.012
        self.move = 0.002
        self.attack = 0.004
        self.forage = 1.0
        self.crowd = 0.05
        # Other things.
        self.infection = 0.3
        self.chaos = 0.6  # how much it counts that all Chaos markers lie on the map
        self.order = 0.8  # how likely order is restored by a unit that goes there
        self.ability = 0.012
        self.card = 0.03
        # Zeds Actions.
        self.plot = 0.03
        self.rise = 0.02
        self.agitate = 0.03
        self.sneak = 0.008
        self.sabotage = 0.02


WEIGHTS = Weights()
