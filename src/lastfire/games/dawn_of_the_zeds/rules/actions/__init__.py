"""What a player unit can do in the Action Phase."""
