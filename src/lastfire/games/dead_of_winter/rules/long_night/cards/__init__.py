"""The cards of The Long Night, declared."""
