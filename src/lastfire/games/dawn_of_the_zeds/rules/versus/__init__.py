"""The Versus game: Zeds Actions, Un-Zeds, Schemes."""
