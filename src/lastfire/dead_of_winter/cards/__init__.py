"""The cards of Dead of Winter, declared."""
