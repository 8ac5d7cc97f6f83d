"""The public interface: docs/api.md, `__all__` of the public modules, and who imports what."""

import ast
import doctest
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"
PACKAGE = ROOT / "cardgame_tui"
OUTSIDERS = sorted(path for folder in ("rulesets", "tests/games") for path in (ROOT / folder).rglob("*.py"))


def listed() -> dict[str, dict[str, str]]:
    """What the page says: by module, each name with its description."""
    found: dict[str, dict[str, str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"### `([\w.]+)`", line):
            names = found.setdefault(heading[1], {})
        elif row := re.fullmatch(r"\| `(\w+)` \| (.+) \|", line):
            names[row[1]] = row[2]
    return found


LISTED = listed()


def test_the_session_it_begins_with_runs_as_shown() -> None:
    (shown,) = re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    session = doctest.DocTestParser().get_doctest(shown, {}, "session", str(PAGE), 0)
    assert session.examples
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert said == []


def test_the_session_imports_public_names_only() -> None:
    (shown,) = re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    imports = re.findall(r">>> from ([\w.]+) import (\w+)", shown)
    assert [name for module, name in imports if name not in LISTED[module]] == []


def declared(module: str) -> list[str]:
    """The names a module declares public."""
    names: list[str] = import_module(module).__all__
    return names


def modules_with_all() -> Iterator[str]:
    """Every module of the package that has an `__all__`."""
    for path in PACKAGE.rglob("*.py"):
        if re.search(r"^__all__ = ", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Each module of the package that a file imports from, and the name it takes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cardgame_tui"):
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.startswith("cardgame_tui"))


def test_the_page_lists_modules() -> None:
    assert len(LISTED) > 30
    assert sorted(LISTED) == sorted(modules_with_all())


@pytest.mark.parametrize("module", LISTED)
def test_page_and_module_name_the_same(module: str) -> None:
    assert sorted(LISTED[module]) == sorted(declared(module))


@pytest.mark.parametrize("module", LISTED)
def test_public_names_exist_and_are_documented(module: str) -> None:
    for name in declared(module):
        found = getattr(import_module(module), name)
        if inspect.isclass(found) or inspect.isfunction(found):
            assert found.__doc__, f"{module}.{name} has no docstring"
            assert found.__module__.startswith("cardgame_tui"), f"{module}.{name} is not ours"


@pytest.mark.parametrize("path", OUTSIDERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_games_import_public_names_only(path: Path) -> None:
    private = [
        f"{module}.{name}"
        for module, name in imported(path)
        if name not in LISTED.get(module, {}) and f"{module}.{name}" not in LISTED
    ]
    assert private == []
