"""How the house is built: what may import what, what the lock files may name, what no file may hold."""

import ast
import importlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastfire

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "lastfire"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "rules").is_dir())
PINNED = sorted((ROOT / "requirements").glob("*.txt"))


def imports(package: str) -> Iterator[tuple[Path, str]]:
    """Every module imported below a package, with the file that does it."""
    for file in sorted((PACKAGE / package).rglob("*.py")):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Import):
                yield from ((file, name.name) for name in part.names)
            elif isinstance(part, ast.ImportFrom) and part.level == 0:
                # "from lastfire import engine" imports lastfire.engine
                names = [f"{part.module}.{name.name}" for name in part.names]
                yield from (
                    (file, name) for name in (names if part.module == "lastfire" else [str(part.module)])
                )
            elif isinstance(part, ast.ImportFrom):
                inside = (ROOT / "src").joinpath(*file.relative_to(ROOT / "src").parts[: -part.level])
                path = ".".join(inside.relative_to(ROOT / "src").parts)
                yield file, ".".join(filter(None, [path, part.module]))


def tracked_files() -> list[Path]:
    """The files of the repository, or of the source archive where there is no repository."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]
    kept = ("src", "tests", "web/src", "docs", "bench", "examples", "requirements")
    found = [file for name in kept for file in (ROOT / name).rglob("*")] + list(ROOT.glob("*"))
    return [file for file in found if file.is_file() and not {"__pycache__", "client"} & set(file.parts)]


# Imports


@pytest.mark.parametrize("package", ["engine", *(f"games/{game}/rules" for game in GAMES)])
def test_engine_and_games_need_the_standard_library_only(package: str) -> None:
    known = {*sys.stdlib_module_names, "lastfire"}
    found = [(file, name) for file, name in imports(package) if name.split(".")[0] not in known]
    # Only the type checker and the compiler read this one.
    strange = {str(file): name for file, name in found if name != "mypy_extensions"}
    assert {file.name for file, name in found if name == "mypy_extensions"} <= {"native.py"}
    assert strange == {}


@pytest.mark.parametrize("game", GAMES)
def test_rules_import_the_engine_and_themselves(game: str) -> None:
    allowed = ("lastfire.engine", f"lastfire.games.{game}.rules")
    strange = {
        str(file): name
        for file, name in imports(f"games/{game}/rules")
        if name.split(".")[0] == "lastfire" and not name.startswith(allowed)
    }
    assert strange == {}


def test_the_engine_knows_no_game() -> None:
    strange = {
        str(file): name
        for file, name in imports("engine")
        if name.split(".")[0] == "lastfire" and not name.startswith("lastfire.engine")
    }
    assert strange == {}


@pytest.mark.parametrize("game", GAMES)
def test_only_setup_and_the_catalogue_read_the_cards(game: str) -> None:
    readers = {
        file.relative_to(PACKAGE / "games" / game / "rules").parts[0]
        for file, name in imports(f"games/{game}/rules")
        if name.startswith(f"lastfire.games.{game}.rules.cards")
    }
    # editions.py chooses them and setup.py names them; game.py, where the engine finds the game, shows them
    # as the catalogue.
    assert readers <= {"setup.py", "editions.py", "game.py", "cards"}


@pytest.mark.parametrize("game", GAMES)
def test_no_chapter_of_the_rules_names_a_person_or_a_card(game: str) -> None:
    """Only cards do, and the table of names: a chapter asks what somebody can do."""
    folder = PACKAGE / "games" / game / "rules"
    cards = set(numbered(folder / "names.py")) if (folder / "names.py").exists() else set()
    for file in (folder / "cards").rglob("*.py"):
        cards |= {name.upper() for name in re.findall(r'\bid="(\w+)"', file.read_text(encoding="utf-8"))}
        cards |= set(numbered_ids(file))
    cards |= {f"{name}_CARD" for name in cards}
    assert len(cards) > 50
    named = {}
    for file in sorted(folder.rglob("*.py")):
        if file.parent.name == "cards" or file.name == "names.py":
            continue
        if found := names_in(ast.parse(file.read_text(encoding="utf-8"))) & cards:
            named[file.name] = found
    assert named == {}


def numbered(file: Path) -> list[str]:
    """The constants of a table of names that are the numbers of its survivors and items, in that order."""
    found: list[str] = []
    table = ""
    for part in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Tuple):
            table = ast.unparse(part.target)
        elif (
            isinstance(part, ast.AnnAssign)
            and isinstance(part.value, ast.Constant)
            and isinstance(part.value.value, int)
            and table in ("SURVIVORS", "ITEMS")
        ):
            found.append(ast.unparse(part.target))
    return found


def numbered_ids(file: Path) -> list[str]:
    """The ids of the crossroads cards in a file, which their number goes before, in capitals."""
    return [
        str(part.args[1].value).upper()
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(part, ast.Call)
        and ast.unparse(part.func) == "Crossroads"
        and isinstance(part.args[1], ast.Constant)
    ]


def names_in(tree: ast.Module) -> set[str]:
    """Every name that a module imports, makes or uses."""
    found: set[str] = set()
    for part in ast.walk(tree):
        if isinstance(part, ast.Name):
            found.add(part.id)
        elif isinstance(part, ast.Attribute):
            found.add(part.attr)
        elif isinstance(part, ast.ImportFrom | ast.Import):
            found |= {alias.name for alias in part.names}
    return found


def test_a_chapter_that_names_somebody_is_found() -> None:
    text = "from rules.names import COLONY, SPARKY as DOG\n\ndef bite(t):\n    return names.HARMAN_BROOKS\n"
    assert {"SPARKY", "HARMAN_BROOKS"} < names_in(ast.parse(text))


@pytest.mark.parametrize("game", GAMES)
def test_no_flow_is_called_and_forgotten(game: str) -> None:
    """A flow that nobody runs does nothing, and nobody would notice."""
    trees = {
        file: ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted((PACKAGE / "games" / game / "rules").rglob("*.py"))
    }
    assert forgotten_flows(trees) == []


def forgotten_flows(trees: dict[Path, ast.Module]) -> list[str]:
    """Where a function or a method that returns a flow is called as a statement of its own."""
    flows = {
        part
        for tree in trees.values()
        for part in ast.walk(tree)
        if isinstance(part, ast.FunctionDef)
        and part.returns is not None
        and ast.unparse(part.returns) == "Flow"
    }
    functions = {part.name for tree in trees.values() for part in tree.body if part in flows}
    methods = {part.name for part in flows} - functions
    found = []
    for file, tree in trees.items():
        here = {part.name for part in tree.body if isinstance(part, ast.FunctionDef) and part not in flows}
        for part in ast.walk(tree):
            if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Call)):
                continue
            called = part.value.func
            if isinstance(called, ast.Name) and called.id in functions - here:
                found.append(f"{file.name}:{part.lineno}")
            if isinstance(called, ast.Attribute) and called.attr in methods:
                found.append(f"{file.name}:{part.lineno}")
    return found


def test_a_forgotten_flow_is_found() -> None:
    text = "def bite(t) -> Flow:\n    yield 1\n\ndef turn(t) -> Flow:\n    bite(t)\n    yield from bite(t)\n"
    assert forgotten_flows({Path("bite.py"): ast.parse(text)}) == ["bite.py:5"]


@pytest.mark.parametrize("game", GAMES)
def test_no_terminal_reads_values_of_an_unknown_type(game: str) -> None:
    """A field that a view, the odds or the catalogue does not have is for the type checker to find."""
    untyped = [
        f"{file.name}:{node.lineno}"
        for file in sorted((PACKAGE / "games" / game / "terminal").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert untyped == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_screen_draws_by_is_in_the_records(game: str) -> None:
    facts: type = importlib.import_module(f"lastfire.games.{game}.terminal.typed").Facts
    kinds = lastfire.registered_games()[game].vocabulary.records
    told = {field for kind in kinds for field in (*kind.fields, kind.rest)}
    assert set(facts.__annotations__) <= told


def test_every_game_is_under_these_contracts() -> None:
    assert "hit_z_road" in GAMES


# Pinned requirements


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.name)
def test_pinned_requirements_are_versions_and_hashes_alone(file: Path) -> None:
    pin = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ (==|!=) '\w+')? \\")
    digest = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    lines = file.read_text(encoding="ascii").splitlines()
    assert [line for line in lines if not (pin.fullmatch(line) or digest.fullmatch(line))] == []


def pins(name: str) -> dict[str, str]:
    """The version of every package in one file."""
    text = (ROOT / "requirements" / name).read_text(encoding="ascii")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("kind", ["run", "bench", "parquet", "postgres"])
def test_what_is_tested_is_what_runs(kind: str) -> None:
    # ./play takes an environment with the packages of test.txt for one with all of these.
    assert pins("run.txt").items() <= pins(f"{kind}.txt").items() <= pins("test.txt").items()


def test_no_pinned_package_needs_a_graphics_card() -> None:
    assert [name for name in pins("test.txt") if name.startswith(("torch", "nvidia", "triton"))] == []


@pytest.mark.parametrize("folder", ["web", "requirements/browser"])
def test_a_lock_of_npm_names_no_host(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    # Not even where to thank its authors, which npm writes there: it is to be taken out.
    named = [name for name, entry in lock["packages"].items() if "://" in json.dumps(entry)]
    assert named == []
    assert all("integrity" in entry for name, entry in lock["packages"].items() if name)


@pytest.mark.parametrize("folder", [".", "web", "requirements/browser"])
def test_npm_is_told_to_leave_hosts_out_of_its_lock(folder: str) -> None:
    # npm reads the file beside package.json; the one at the root is for commands given there.
    lines = (ROOT / folder / ".npmrc").read_text(encoding="ascii").splitlines()
    assert "omit-lockfile-registry-resolved=true" in lines
    assert [line for line in lines if "registry=" in line or "://" in line] == []


# What no file may hold


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    # In two parts, so that this file does not hold them.
    folders = ("/" + "home/", "/" + "Users/", "/" + "root/", "/" + "work/", "/" + "opt/", "C:" + "\\Users")
    machine_path = re.compile(r"(?<![\w.}~-])(?:" + "|".join(map(re.escape, folders)) + r")[\w.-]")
    found = {}
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # A picture or a font.
        if named := machine_path.findall(text):
            found[str(file.relative_to(ROOT))] = named
    assert found == {}


def test_the_command_in_the_readme_can_be_run() -> None:
    assert (ROOT / "play").stat().st_mode & 0o111
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_run_of_all_checks_installs_nothing_itself() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert commands == [
        "set",
        "cd",
        "export",
        "./play",
        "./play",
        "LASTFIRE_EXPECT_COMPILED=1",
    ]
