"""The verbs and nouns that the cards of Dead of Winter are written in."""
