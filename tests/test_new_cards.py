"""A card of every kind is added to a copy of the house, in the files that CONTRIBUTING names."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.test_house import ROOT, tracked_files

COPIED: Final = ("src", "tests", "docs", "examples", "bench", "web")
CARDS: Final = Path("src/lastfire/dead_of_winter/cards")
NAMES: Final = Path("src/lastfire/dead_of_winter/names.py")
ROAD: Final = Path("src/lastfire/hit_z_road")

TESTS: Final = (
    "tests/hit_z_road/test_cards.py",
    "tests/hit_z_road/test_box.py",
    "tests/hit_z_road/test_deck.py",
    "tests/hit_z_road/test_setup.py",
    "tests/dead_of_winter/test_card.py",
    "tests/dead_of_winter/test_space.py",
    "tests/dead_of_winter/test_setup.py",
    "tests/dead_of_winter/test_var.py",
    "tests/dead_of_winter/test_obj.py",
    "tests/dead_of_winter/test_crisis.py",
    "tests/dead_of_winter/test_ability.py",
    "tests/dead_of_winter/test_basic_words.py",
    "tests/text",
    "tests/envs/test_layout.py",
    "tests/test_versions.py",
)
"""What is said of cards and decks; the rest of the tests deals cards too, and takes longer."""

AN_ITEM: Final = """
    Item(names.SNOW_SHOVEL, TOOL, WASTE, FeedColony(1), ((STARTER, 1), (SCHOOL, 2))),
)
"""
A_SURVIVOR: Final = """
    Survivor(names.RUTH_HALE, Name("Postal Worker", "郵便局員"), 31, 3, 3, RaiseDie(1), once=True),
)
"""
A_CRISIS: Final = """
    Crisis("a_bitter_wind", Name("A Bitter Wind", "刺すような風"), (FUEL,), (LoseMorale(1),), ORIGINAL),
)
"""
A_MAIN_OBJECTIVE: Final = """
    MainObjective(
        "a_full_larder",
        Name("A Full Larder", "満ちた食料庫"),
        "short",
        Side(6, 5, (FoodSupply(9),), zombies=1, origin=ORIGINAL),
        Side(5, 5, (FoodSupply(12),), zombies=2, origin=ORIGINAL),
    ),
)
"""
A_SECRET: Final = """
    _secret("the_last_page", "The Last Page", "最後のページ", InHand(EDUCATION, 3), origin=ORIGINAL),
    _betrayal("accept_your_fate","""
A_BETRAYAL: Final = """
    _betrayal("ash", "Ash", "灰", InHand(FUEL, 5), origin=ORIGINAL),
)
"""
AN_EXILED_OBJECTIVE: Final = """
    ExiledObjective(
        "alone_with_the_snow",
        Name("Alone with the Snow", "雪のなかの一人"),
        (Starvation(4),),
        (Starvation(3),),
        ORIGINAL,
    ),
)
"""
A_CROSSROADS_CARD: Final = """
    Crossroads(
        81,
        "footprints",
        Name("Footprints", "足跡"),
        Moves(),
        (
            Choice(Name("Follow them", "追う"), (GainFood(1), AddZombies(1, COLONY))),
            Choice(Name("Turn back", "引き返す"), (LoseMorale(1),)),
        ),
        origin=ORIGINAL,
    ),
)
"""


class Copy:
    """A copy of everything that is tested, and edits to it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for file in tracked_files():
            name = file.relative_to(ROOT)
            if name.parts[0] in COPIED or len(name.parts) == 1:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_bytes(file.read_bytes())

    def replaces(self, name: Path, old: str, new: str) -> None:
        """Replace what stands in a file just once."""
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old, text.count(old))
        (self.root / name).write_text(text.replace(old, new), encoding="utf-8")

    def appends(self, name: Path, card: str) -> None:
        """Put a card at the end of the last list in a file."""
        text = (self.root / name).read_text(encoding="utf-8")
        head, closing, tail = text.rpartition("\n)\n")
        assert closing
        (self.root / name).write_text(head + card + tail, encoding="utf-8")

    def runs(self, *arguments: str) -> str:
        """Run Python there; everything must be in order."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "src")},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
        return done.stdout
