"""Examples run, pages quote them as they are, and what pages show is what happens."""

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lastfire
from last_can import GAME as LAST_CAN
from last_can.env import layout
from last_can.rules import GO_HOME, SEARCH
from lastfire import envs, games
from lastfire.envs import layouts
from tests.contract import test_match as contract

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))


def blocks(page: str, language: str = "python") -> list[str]:
    """The blocks of code of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


# Examples


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_every_example_runs(file: Path) -> None:
    done = subprocess.run([sys.executable, str(file)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.strip()


def test_the_readme_quotes_the_library_example() -> None:
    assert blocks("README.md")[0] == (ROOT / "examples" / "library.py").read_text(encoding="utf-8")


def test_the_other_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks("README.md")[1:]:
        exec(compile(block, "README.md", "exec"), {})
    assert "group_0.people" in capsys.readouterr().out


# Guides


@pytest.mark.parametrize("page", ["library", "research"])
def test_what_a_guide_shows_is_what_happens(page: str) -> None:
    done = doctest.testfile(
        str(ROOT / "docs" / "guides" / f"{page}.md"), module_relative=False, encoding="utf-8"
    )
    assert done.attempted > 10
    assert done.failed == 0


def test_the_bots_do_what_their_page_says() -> None:
    assert doctest.testmod(envs).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_link_to_what_is_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text)]
    absent = [link for link in links if link and "://" not in link and not (page.parent / link).exists()]
    assert absent == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/guides/add-a-game.md"])
def test_paths_that_pages_name_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    tops = "src|tests|docs|examples|bench|web|requirements"
    named = set(re.findall(rf"`((?:{tops})/[\w./-]*)`", text))
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_commands_that_the_readme_names_are_understood() -> None:
    from lastfire.cli.commands import make_parser

    commands = re.findall(r"^\| `\./play ([^`]+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert len(commands) == 22
    for command in commands:
        arguments = command.split()
        assert make_parser().parse_args(arguments).command == arguments[0]


# The example game


@pytest.fixture
def last_can(monkeypatch: pytest.MonkeyPatch) -> str:
    """The example game, for the moment among the registered ones."""
    monkeypatch.setitem(games._GAMES, LAST_CAN.name, LAST_CAN)
    return LAST_CAN.name


CONTRACT: list[Callable[[str, int, dict[str, Any]], None]] = [
    value
    for name, value in vars(contract).items()
    if name.startswith("test_")
    and list(getattr(value, "__annotations__", {})) == ["name", "seats", "options", "return"]
]


def test_the_contract_is_found() -> None:
    assert len(CONTRACT) >= 10


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", LAST_CAN.seats)
def test_the_example_game_keeps_the_contract(
    last_can: str, seats: int, check: Callable[[str, int, dict[str, Any]], None]
) -> None:
    check(last_can, seats, {})


def test_the_example_game_is_played_as_its_rules_say(last_can: str) -> None:
    match = lastfire.new(last_can, seats=2, seed=3)
    scripted = match._table.chance.script
    scripted += [3, 2, 0, 3]
    for position in (0, 0, 1):
        match.answer(position)
    assert [seat["home"] for seat in match.view(None)["seats"]] == [5, 0]
    match.answer(0)
    assert match.ask is not None
    assert match.ask.seat == 0
    assert match.view(None)["seats"][1]["home"] == 0
    assert match.records(None)[-2].text("en") == "A zombie! Seat 2 runs."
    match.answer(0)
    assert match.view(1)["found"] == 3


def test_the_example_game_has_the_layout_of_the_guide(last_can: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(lastfire.SetupError, match="layout"):
        envs.env(last_can, seats=3)
    (block,) = [code for code in blocks("docs/guides/research.md") if "def layout" in code]
    assert block == (ROOT / "examples" / "last_can" / "last_can" / "env.py").read_text(encoding="utf-8")
    monkeypatch.setattr(layouts, "_LAYOUTS", dict(layouts._LAYOUTS))
    envs.register(last_can, layout)
    env = envs.raw_env(last_can, seats=3)
    env.reset(seed=1)
    while (ask := env.match.ask) is not None:
        for agent in env.possible_agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        seen = env.observe(env.agent_selection)
        assert np.flatnonzero(seen["action_mask"]).tolist() == list(ask.ids)
        assert seen["observation"][env.layout["ask.found"]] == [ask.about["found"]]
        env.step(SEARCH if ask.about["found"] < 3 else GO_HOME)
    assert sum(env.rewards.values()) == 1
    layouts._made.cache_clear()
