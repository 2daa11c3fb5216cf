"""The Bandits module: they take the items of the town to their Hideout."""
