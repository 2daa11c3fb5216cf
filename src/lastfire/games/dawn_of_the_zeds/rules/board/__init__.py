"""The board and what lies on it: spaces, counters, stacking, tracks, Chaos."""
