"""The colours of cards: which level uses them first. [DOZ-DECK-1]"""

from typing import Final

from lastfire.engine.words import Name, Noun

BLUE: Final = 0  # the Basic Game and level I
GREEN: Final = 1  # level II
YELLOW: Final = 2  # level III
ORANGE: Final = 3  # level IV
RED: Final = 4  # level V
COLOURS: Final = (
    Noun("blue", Name("blue", "青")),
    Noun("green", Name("green", "緑")),
    Noun("yellow", Name("yellow", "黄")),
    Noun("orange", Name("orange", "橙")),
    Noun("red", Name("red", "赤")),
)
