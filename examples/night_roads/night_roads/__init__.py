"""Night Roads: cards of our own for two games, as a package that brings two packs.

Whoever installs it finds the option ``night_roads`` with both games. docs/guides/add-a-pack.md walks
through it.
"""
