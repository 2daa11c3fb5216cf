"""What the compiled build asks of the sources; it takes half an hour to make, so the sources are read."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
SETUP = (ROOT / "setup.py").read_text()


def listed(name: str) -> list[str]:
    """The texts of a list in setup.py."""
    found = re.search(rf"^{name} = [\[(](.*?)[\])]$", SETUP, re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r'"([^"]+)"', found[1])


def compiled_files() -> set[Path]:
    paths = [SOURCES / "lastfire" / name for name in listed("COMPILED")]
    assert all(path.exists() for path in paths)
    files = {file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))}
    return {file for file in files if file.name not in listed("INTERPRETED")}


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def read(file: Path) -> ast.Module:
    return ast.parse(file.read_text())


def classes_of(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def takes_heirs(node: ast.ClassDef) -> bool:
    """Whether a compiled class says that interpreted ones may derive from it."""
    return any("allow_interpreted_subclasses=True" in ast.unparse(each) for each in node.decorator_list)


def imported(tree: ast.Module) -> dict[str, str]:
    """What names stand for, by what is imported under them."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    return names


def test_interpreted_classes_derive_only_from_compiled_ones_that_say_so() -> None:
    compiled = compiled_files()
    closed = {
        f"{module_of(file)}.{node.name}"
        for file in compiled
        for node in classes_of(read(file))
        if not takes_heirs(node)
    }
    assert len(closed) > 500
    shown = {f"lastfire.{name}": of for name, of in imported(read(SOURCES / "lastfire/__init__.py")).items()}
    wrong = []
    for file in sorted({*SOURCES.rglob("*.py")} - compiled):
        tree = read(file)
        names = imported(tree) | shown
        for node in classes_of(tree):
            bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
            wrong += [f"{node.name}({base})" for base in bases if names.get(base, base) in closed]
    assert not wrong, " ".join(wrong)
