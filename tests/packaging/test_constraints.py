"""The constraints file names one version of everything that development installs, and the hashes of its files."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ENTRY = re.compile(
    r"(?P<name>[\w-]+)==(?P<version>[\w.]+)(?: ; (?P<marker>.+))? \\\n"
    r"(?P<hashes>(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
    r"    # via (?P<via>.+)\n"
)
ENTRIES = list(ENTRY.finditer(TEXT))
PINNED = {entry["name"]: entry for entry in ENTRIES}
ASKED = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["build-system"]["requires"],
    *(each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra),
    *(each for group in PROJECT["dependency-groups"].values() for each in group),
]


class Need(NamedTuple):
    """That a package is needed.

    Args:
        by: the package that asks for it; empty for the project.
        what: which versions of what.
    """

    by: str
    what: Requirement


def needed(asked: str, by: str = "", extra: str = "") -> Iterator[Need]:
    """What a requirement asks for here, and what the packages that are installed ask for in turn."""
    wanted = Requirement(asked)
    if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
        return
    yield Need(by, wanted)
    try:
        further = requires(wanted.name) or []
    except PackageNotFoundError:
        return
    for each in further:
        for name in wanted.extras or {""}:
            yield from needed(each, canonicalize_name(wanted.name), name)


def is_met(need: Need) -> bool:
    """Whether a pinned version fits, is installed here, and is known to be needed by who asks for it."""
    entry = PINNED.get(canonicalize_name(need.what.name))
    if entry is None or (entry["marker"] and not Marker(entry["marker"]).evaluate()):
        return False
    asks = not need.by or need.by in entry["via"].split(", ")
    return asks and need.what.specifier.contains(entry["version"], prereleases=True)


def test_the_file_holds_nothing_else_and_names_no_place() -> None:
    assert len(PINNED) == len(ENTRIES) > 0
    assert all(line.startswith("# ") for line in ENTRY.sub("", TEXT).splitlines())
    assert "://" not in TEXT


@pytest.mark.parametrize("asked", ASKED)
def test_all_that_is_needed_is_pinned_to_a_version_that_fits(asked: str) -> None:
    assert [need for need in needed(asked) if not is_met(need)] == []


def test_every_package_is_asked_for_by_the_project_or_by_another_package() -> None:
    askers = {name.partition(" ")[0] for entry in ENTRIES for name in entry["via"].split(", ")}
    assert askers - {"cardgame-tui"} <= set(PINNED)


def test_the_versions_suit_the_oldest_python_and_every_session_checks_the_hashes() -> None:
    noxfile = (ROOT / "noxfile.py").read_text(encoding="utf-8")
    assert 'PYPROJECT["project"]["requires-python"]' in noxfile
    assert re.findall(r"session\.install\(.*\)", noxfile) == [
        'session.install("--require-hashes", "-r", str(needed))',
        'session.install("--no-deps", "--no-build-isolation", "-e", ".")',
        'session.install("uv")',
    ]
