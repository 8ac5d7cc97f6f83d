"""No file can run code: no module of the program knows a way to make objects or code out of bytes or text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import kept

ROOT = Path(__file__).parents[2]
PACKAGES = ("cardgame_tui", "rulesets", "decks", "examples")
EXECUTED = {"pickle", "_pickle", "marshal", "shelve", "dill", "cloudpickle", "runpy", "code", "codeop"}
"""Modules that turn data into code or into any object."""
RUNS = {"eval", "exec", "compile", "__import__"}
COMPILED_FIELDS = "cardgame_tui/engine/fields/compiled.py"
"""Compiles methods out of the names of fields and the expressions of `Field`, which are code already."""


def faults(source: str) -> Iterator[str]:
    """Every way in which a module could run what it reads."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name.partition(".")[0] in EXECUTED)
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in EXECUTED:
                yield module
            case ast.Name(id=name) if name in RUNS:
                yield name


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_that_is_read_can_run(package: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {fault}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for fault in faults(path.read_text(encoding="utf-8"))
    }
    assert found <= {f"{COMPILED_FIELDS}: exec", f"{COMPILED_FIELDS}: compile"}


def test_the_name_of_a_field_is_a_name() -> None:
    with pytest.raises(TypeError, match="no name"):
        type("Odd", (Card,), {"x = print()": kept(0, "something")})


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from pickle import loads",
        "import os, marshal as m",
        "eval('1')",
        "run = exec",
        "import dill.source",
    ],
)
def test_a_way_to_run_data_is_noticed(source: str) -> None:
    assert list(faults(source))


def test_patterns_may_be_compiled() -> None:
    assert not list(faults("import re\nWORD = re.compile('a')"))
