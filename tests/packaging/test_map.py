"""The map in docs/architecture.md and the words in docs/glossary.md lead to what they promise."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the tables under a heading of a page, without their head."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    part = re.split(r"^## ", text.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0] if heading else text
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if "`" in line]


@cache
def defined(path: Path) -> set[str]:
    """Names a module defines, those in classes with the name of their class before them."""
    return set(_names(ast.parse(path.read_text(encoding="utf-8")).body, ""))


def _names(body: list[ast.stmt], prefix: str) -> Iterator[str]:
    for node in body:
        match node:
            case ast.ClassDef(name=name):
                yield prefix + name
                yield from _names(node.body, f"{prefix}{name}.")
            case ast.FunctionDef(name=name):
                yield prefix + name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield prefix + name


def missing(path: str, names: str) -> set[str]:
    """Which of the names in backquotes the file does not define."""
    promised = set(re.findall(r"`([\w.]+)`", names))
    assert promised, f"no name is given for {path}"
    return promised - defined(ROOT / path.strip("`"))


MAP = rows("architecture.md", "Where is what")
GLOSSARY = rows("glossary.md", "")


@pytest.mark.parametrize(("question", "path", "names"), MAP, ids=[row[0] for row in MAP])
def test_the_map_leads_to_what_it_promises(question: str, path: str, names: str) -> None:
    assert question
    assert missing(path, names) == set()


@pytest.mark.parametrize(("term", "meaning", "name", "path"), GLOSSARY, ids=[row[0] for row in GLOSSARY])
def test_a_word_of_the_glossary_is_one_of_the_code(term: str, meaning: str, name: str, path: str) -> None:
    assert term
    assert meaning
    assert missing(path, name) == set()


def test_map_and_glossary_are_complete_pages() -> None:
    assert len(MAP) > 25
    assert len(GLOSSARY) > 70
    terms = [row[0] for row in GLOSSARY]
    assert sorted(set(terms)) == sorted(terms)


def test_every_room_of_the_ui_and_of_a_ruleset_is_described() -> None:
    for heading, folder in (
        ("The rooms of `cardgame_tui/ui`", "cardgame_tui/ui"),
        ("The rooms of a ruleset", "rulesets/dimensional_rift"),
    ):
        described = {row[0].strip("`") for row in rows("architecture.md", heading)}
        there = {
            path.name
            for path in (ROOT / folder).iterdir()
            if (path.is_dir() or path.suffix == ".py") and not path.name.startswith("__")
        }
        assert there <= described
