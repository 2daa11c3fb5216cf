"""The colony phase: food, waste, the crisis, zombies, the main objective."""
