"""The cards of The Long Night, set by set: those of every match, then those with the mark of a module."""
