"""The numbers that judging goes by: found by letting these bots play many games with other numbers.

All are logarithms of a chance, as in ``worth``, or factors.
"""


class Weights:
    """How much everything counts."""

    def __init__(self) -> None:
        self.losses = 0.95
        """Morale that a round costs, roughly."""
        self.losses_tonight = 0.6
        self.life = 0.05
        """A survivor, for each round they still give a die."""
        self.wound = 0.1
        """A wound, as a part of a life; ``second_wound`` the one before the last."""
        self.second_wound = 0.3
        self.frost_cured = 0.12
        """Frostbite, as a part of a life: with medicine at hand, and without."""
        self.frost = 0.5
        self.night = 0.6
        """How much a danger of tomorrow night counts, and so on for every night more."""
        self.waste_later = 0.05
        self.given_by_others = 0.6
        """Which part of the fitting cards in other hands their players will give."""
        self.fed_by_others = 0.6
        self.card = 0.05
        """A card of a useful symbol, for crises to come."""
        self.food_later = 0.5
        """How much food for the nights to come counts."""
        self.stranger = -0.01
        """A newcomer, for each round to come."""
        self.mouth = 0.06
        """A helpless survivor's food, for each round to come."""
        self.gear = 1.0
        """Equipment."""
        self.search_later = 0.45
        """How much searches of the rounds to come count where somebody moves."""
        self.early = 0.2
        """The part of that which counts when there is no die to search with this turn."""
        self.exposure = 1.0
        """How much the danger of a roll counts."""
        self.build = 0.006
        """A barricade at the colony that nothing calls for."""
        self.sees_more = 0.7
        """How much better a search is for every card more that it looks at."""
        self.noise = 0.012
        self.search = 1.0
        """A search, beside other work."""
        self.attract = 0.3
        """Zombies drawn elsewhere."""
        self.gate = 1.0
        """An entrance that may be overrun."""
        self.crisis = 1.0
        """A crisis prevented."""
        self.hunger = 1.0
        """A night without hunger."""
        self.cleaning = 2.0
        self.relief = 0.025
        """Each night that a survivor does not eat at the colony."""
        self.at_home = 0.45
        """The part of all survivors that stays at the colony."""
        self.home = 0.03
        """Somebody at the colony who can clean waste, while nobody else is there."""
        self.danger = 1.0
        """Overruns of places outside, for those who think of going there."""
        self.zombie = 0.003
        """A zombie at the colony that endangers nobody yet."""
        self.objective = 1.0
        """Steps towards the main objective."""
        self.soon = 0.5
        """What every round that the game ends sooner is worth."""
        self.own = 0.5
        """One's own objective."""
        self.betrayal = 1.5
        """The same of a betrayer."""
        self.harms = 0.3
        """Which side a betrayer is on who is not ready: with morale to spare, less of it, little of it."""
        self.hides = 0.6
        self.holds_up = 1.0
        self.last_chance = -0.6
        self.heal_frost = 0.4
        self.heal_frost_last = 0.75
        self.heal_wound = 0.08
        self.heal_wound_last = 0.25


WEIGHTS = Weights()
