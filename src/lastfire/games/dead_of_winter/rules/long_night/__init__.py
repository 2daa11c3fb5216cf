"""Dead of Winter: The Long Night. What it adds to the game, in modules that are on or off.

They are listed in ``modules``; nothing is imported here, so that cards and chapters may import each other's
files without all of them. [LN-SETUP-1, LN-SETUP-2]
"""
