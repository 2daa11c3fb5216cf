"""A card of every kind is added to a copy of the house, in the files that CONTRIBUTING names."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.test_house import ROOT, tracked_files

CARDS: Final = Path("src/lastfire/games/dead_of_winter/rules/cards")
NAMES: Final = Path("src/lastfire/games/dead_of_winter/rules/names.py")
COUNTS: Final = Path("src/lastfire/games/dead_of_winter/rules/counts.py")
RULES_PAGE: Final = Path("docs/rules/dead_of_winter.md")
LEVEL_2: Final = Path("src/lastfire/games/hit_z_road/rules/cards/level_2.py")
LEVELS: Final = Path("src/lastfire/games/hit_z_road/rules/cards/__init__.py")

ZEDS: Final = Path("src/lastfire/games/dawn_of_the_zeds/rules")

TESTS: Final = (
    *[f"tests/games/hit_z_road/rules/test_{name}.py" for name in ("box", "cards", "deck", "solo")],
    *[
        f"tests/games/dead_of_winter/rules/test_{name}.py"
        for name in (
            *("ability", "card", "colony", "crisis", "crossroads_cards"),
            *("equip", "exile", "lasting", "obj", "secret", "setup"),
            *("space", "var", "xroad"),
        )
    ],
    *[
        f"tests/games/dawn_of_the_zeds/rules/test_{name}.py"
        for name in ("fate", "fate_words", "log_words", "research_action")
    ],
    "tests/text",
    "tests/test_versions.py",
    "tests/test_rulebook.py",
)
"""What is said of cards and decks, and what knows how many there are."""

BOUNDS: Final = "tests/envs/test_layout.py"

AN_ITEM: Final = """
    Item(names.TINNED_PEACHES, FOOD, WASTE, FeedColony(1), ((STARTER, 1), (GROCERY, 1))),
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
A_FATE_CARD: Final = """
    FateCard(id="spare_parts", colour=RED, track=FOREST, moments=(IN_ACTIONS,), effects=(GainStores(1, 1),)),
)
\"\"\"A card's place here is its number.\"\"\"
"""
A_RESEARCH_CARD: Final = """
    ResearchCard(id="blood_tests", kind=EARLY, need=5, effects=(GainStores(1, 1),)),
)
\"\"\"A card's place here is its number.\"\"\"
"""
A_SCHEME: Final = """
    _scheme("cold_sweat", BASIC_GAME, AT_ZEDS_ACTIONS, RaiseInfectionTo(1, 12)),
)
\"\"\"All Schemes"""


class Copy:
    """A copy of everything that is tested, and edits to it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for file in tracked_files():
            name = file.relative_to(ROOT)
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(file.read_bytes())

    def replaces(self, name: Path, old: str, new: str) -> None:
        """Replace what stands just once in a file."""
        text = (self.root / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old, text.count(old))
        (self.root / name).write_text(text.replace(old, new), encoding="utf-8")

    def appends(self, name: Path, card: str) -> None:
        """Put a card at the end of the last list in a file."""
        text = (self.root / name).read_text(encoding="utf-8")
        head, closing, tail = text.rpartition("\n)\n")
        assert closing
        (self.root / name).write_text(head + card + tail, encoding="utf-8")

    def adds_name(self, after: str, id_: str, name: str, constant: str) -> None:
        """Name a card after the last one of its kind, with the next number."""
        text = (self.root / NAMES).read_text(encoding="utf-8")
        (line,) = re.findall(rf'    Noun\("{after}", .*\n', text)
        self.replaces(NAMES, line, f'{line}    Noun("{id_}", {name}),\n')
        ((last, number),) = re.findall(rf"^({after.upper()}: Final = (\d+)\n)", text, re.MULTILINE)
        self.replaces(NAMES, last, f"{last}{constant}: Final = {int(number) + 1}\n")

    def names_card(self, name: Path, kind: str, last: str, noun: str) -> None:
        """Name a card of a kind after the one that was the last."""
        text = (self.root / name).read_text(encoding="utf-8")
        table = text.index(f"\n{kind}: Final = (")
        (found,) = re.finditer(rf'    Noun\("{last}", .*\n', text[table : text.index("\n)\n", table) + 1])
        at = table + found.end()
        (self.root / name).write_text(f"{text[:at]}    {noun},\n{text[at:]}", encoding="utf-8")

    def raises(self, name: Path, number: str) -> None:
        """Raise by one the number that this pattern finds, and nothing else."""
        text = (self.root / name).read_text(encoding="utf-8")
        (found,) = re.finditer(number, text)
        raised = str(int(found[1]) + 1)
        (self.root / name).write_text(
            text[: found.start(1)] + raised + text[found.end(1) :], encoding="utf-8"
        )

    def runs(self, *arguments: str, fails: bool = False) -> str:
        """Run Python there, which must end well, or badly; what it said."""
        env = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        # The next one that runs here need not compile everything again.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        if fails:
            # A file put right within the same second would be taken for the one that was compiled.
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=env,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        said = done.stdout + done.stderr
        assert (done.returncode != 0) is fails, said[-8000:]
        return said


@pytest.fixture(scope="module")
def more_cards(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The house with a card more of each kind, added in the files that CONTRIBUTING names."""
    copy = Copy(tmp_path_factory.mktemp("copy"))
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(RADIO_MAST.*?)```", guide, re.DOTALL)
    copy.replaces(LEVEL_2, "import AdventureCard\n", "import ORIGINAL, AdventureCard\n")
    copy.replaces(LEVEL_2, "    LoseSurvivors,\n", "    LoseSurvivors,\n    NoFleeing,\n")
    copy.replaces(LEVEL_2, "\nLEVEL_2: Final = (\n", f"\n{example}\nLEVEL_2: Final = (\n")
    copy.appends(LEVEL_2, "\n    RADIO_MAST,\n)\n")
    copy.raises(LEVELS, r"CARDS_BY_LEVEL: Final = \(20, (28)")
    copy.raises(Path("src/lastfire/games/hit_z_road/rules/game.py"), r"version=(\d+)")

    copy.appends(CARDS / "items.py", AN_ITEM)
    copy.appends(CARDS / "survivors.py", A_SURVIVOR)
    copy.appends(CARDS / "crises.py", A_CRISIS)
    copy.appends(CARDS / "main_objectives.py", A_MAIN_OBJECTIVE)
    copy.replaces(CARDS / "secret_objectives.py", '\n    _betrayal("accept_your_fate",', A_SECRET)
    copy.appends(CARDS / "secret_objectives.py", A_BETRAYAL)
    copy.appends(CARDS / "exiled_objectives.py", AN_EXILED_OBJECTIVE)
    copy.replaces(CARDS / "crossroads.py", "import ANYWHERE,", "import ANYWHERE, ORIGINAL,")
    copy.appends(CARDS / "crossroads.py", A_CROSSROADS_CARD)
    copy.adds_name("outsider_3", "tinned_peaches", 'Name("Tinned Peaches", "桃の缶詰")', "TINNED_PEACHES")
    copy.adds_name("daniel_smith", "ruth_hale", 'Name("Ruth Hale", "ルース・ヘイル")', "RUTH_HALE")
    # The option that chooses one is described on the rules page.
    copy.replaces(RULES_PAGE, "we_need_more_samples, tribute", "we_need_more_samples, a_full_larder, tribute")
    for name in ("MAIN", "SECRET", "BETRAYAL", "EXILED"):
        copy.raises(COUNTS, rf"{name}_OBJECTIVES: Final = (\d+)")
    copy.raises(COUNTS, r"CRISIS_CARDS: Final = (\d+)")
    copy.raises(COUNTS, r"CROSSROADS_CARDS: Final = (\d+)")
    copy.raises(COUNTS, r"ITEMS_BY_DECK: Final = \((\d+)")  # a starter
    copy.raises(COUNTS, r"ITEMS_BY_DECK: Final = \(\d+, \d+, (\d+)")  # one of the grocery store
    copy.raises(Path("src/lastfire/games/dead_of_winter/rules/game.py"), r"version=(\d+)")

    for kind, key, name, last in (
        ("FATES", "spare_parts", 'Name("Spare Parts", "予備の部品")', "cannon"),
        ("RESEARCH", "blood_tests", 'Name("Blood Tests", "血液検査")', "super_weapon"),
        ("SCHEMES", "cold_sweat", 'Name("Cold Sweat", "冷や汗")', "forgotten_hatch"),
    ):
        copy.names_card(ZEDS / "decks" / "names.py", kind, last, f'Noun("{key}", {name})')
    end = '\n)\n"""A card\'s place here is its number."""\n'
    copy.replaces(ZEDS / "cards" / "fates.py", end, A_FATE_CARD)
    copy.replaces(ZEDS / "cards" / "research.py", end, A_RESEARCH_CARD)
    copy.replaces(ZEDS / "cards" / "schemes.py", '\n)\n"""All Schemes', A_SCHEME)
    for number in ("RESEARCH_CARDS", "FATE_CARDS", "SCHEMES"):
        copy.raises(ZEDS / "sources.py", rf"{number}: Final = (\d+)")
    copy.raises(ZEDS / "game.py", r"version=(\d+)")

    copy.runs("-m", "tests.text.write")
    copy.runs("-m", "tests.test_versions", "--write")
    return copy


def test_a_card_that_is_not_counted_is_refused_by_name(more_cards: Copy) -> None:
    more_cards.replaces(COUNTS, "CRISIS_CARDS: Final = 21", "CRISIS_CARDS: Final = 20")
    said = more_cards.runs("-c", "import lastfire; lastfire.registered_games().values()", fails=True)
    more_cards.replaces(COUNTS, "CRISIS_CARDS: Final = 20", "CRISIS_CARDS: Final = 21")
    assert "counts.CRISIS_CARDS says 20, and 21 are declared" in said


def test_the_tests_of_the_cards_pass_with_a_card_more_of_each_kind(more_cards: Copy) -> None:
    said = more_cards.runs("-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
    assert " passed" in said
    assert "failed" not in said


def test_what_environments_say_of_them_lies_within_its_bounds(more_cards: Copy) -> None:
    games = "within_its_bounds and random and (hit_z_road-2 or dead_of_winter-3 or zeds-2)"
    assert " passed" in more_cards.runs("-m", "pytest", "-q", "-p", "no:cacheprovider", BOUNDS, "-k", games)


def test_games_are_played_with_them(more_cards: Copy) -> None:
    for game in ("hit-z-road", "dead-of-winter", "dawn-of-the-zeds"):
        said = more_cards.runs("-m", "lastfire", "simulate", game, "--games", "12", "--seats", "4")
        assert "12 games" in said
