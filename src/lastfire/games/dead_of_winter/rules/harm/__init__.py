"""What hurts: the exposure die, wounds, bites, death."""
