"""Hand-to-hand, gunfire, Hits, retreats, Saving Rolls."""
