"""The Improvements module: what the colony builds for the rest of the winter."""
