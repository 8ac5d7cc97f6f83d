"""The constraints file names one version of everything that development installs."""

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINNED = {
    canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)$", TEXT, re.MULTILINE)
}
ASKED = [
    *PROJECT["project"]["dependencies"],
    *(each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra),
    *(each for group in PROJECT["dependency-groups"].values() for each in group),
]


def needed(asked: str, extra: str = "") -> Iterator[Requirement]:
    """What a requirement asks for here, and what the packages that are installed ask for in turn."""
    wanted = Requirement(asked)
    if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
        return
    yield wanted
    try:
        further = requires(wanted.name) or []
    except PackageNotFoundError:
        return
    for each in further:
        for name in wanted.extras or {""}:
            yield from needed(each, name)


def test_every_line_is_a_version_and_names_no_place() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith("#")]
    assert len(lines) == len(PINNED)


@pytest.mark.parametrize("asked", ASKED)
def test_all_that_is_needed_is_pinned_to_a_version_that_fits(asked: str) -> None:
    wrong = [
        str(each)
        for each in needed(asked)
        if not each.specifier.contains(PINNED.get(canonicalize_name(each.name), ""), prereleases=True)
    ]
    assert wrong == []


def test_the_oldest_python_is_the_one_that_chooses_the_versions() -> None:
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert f'@nox.session(python="{oldest}"' in (ROOT / "noxfile.py").read_text(encoding="utf-8")
    assert sys.version_info >= tuple(int(part) for part in oldest.split("."))
