"""Entry points of installed packages, read straight from their metadata files.

`importlib.metadata` gives the same, but importing it takes longer than all else that listing the games does.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from cardgame_tui.loading import LONGEST, LoadingError, load_safely

OWN = "cardgame_tui"
"""The package whose entry points are of this program."""

RULESETS = "cardgame_tui.rulesets"
"""The group a ruleset registers in, under its id."""

METADATA = (".dist-info", ".egg-info")
"""Endings of the folders that hold the metadata of an installed package."""


class EntryPoint(NamedTuple):
    """One object a package offers under a name.

    Args:
        name: the name.
        value: where the object is: ``package.module:object``.
        package: the installed package that offers it.
    """

    name: str
    value: str
    package: str

    def load(self, patience: float = LONGEST) -> object:
        """Import the object.

        Args:
            patience: seconds that it may take.

        Raises:
            LoadingError: when its module raises anything or takes too long, or the object is missing.
        """
        return load_safely(self, self._find, patience)

    def load_listed(self, patience: float) -> object:
        """Import the object for a list of all: as `load`, but another package is tried elsewhere first."""
        if self.package != OWN:
            from cardgame_tui.trying import try_elsewhere

            try_elsewhere(self._module, patience)
        return self.load(patience)

    @property
    def _module(self) -> str:
        return self.value.partition(":")[0].strip()

    def _find(self) -> object:
        name = self.value.partition(":")[2]
        found: object = import_module(self._module)
        for part in name.strip().split(".") if name else ():
            found = getattr(found, part)
        return found

    def folder(self) -> Path | None:
        """The folder of the package that the object is in, which is not imported; None for a plain module."""
        from importlib.util import find_spec

        with suppress(LoadingError):
            spec = load_safely(self, lambda: find_spec(self._module))
            if spec is not None and spec.submodule_search_locations:
                return Path(spec.submodule_search_locations[0])
        return None


def ruleset_folder(ruleset_id: str) -> Path | None:
    """The folder of a game's package, which is not imported; None for a game without one."""
    found = (each.folder() for each in entry_points(RULESETS) if each.name == ruleset_id)
    return next((folder for folder in found if folder is not None), None)


def entry_points(group: str) -> list[EntryPoint]:
    """Find all entry points of a group; of two installations of one package the first on the path counts."""
    found: dict[str, list[EntryPoint]] = {}
    for package, file in _files():
        if package not in found:
            found[package] = _read(file, group, package)
    return [each for points in found.values() for each in points]


def _files() -> Iterator[tuple[str, Path]]:
    """Every package on the path with the file that would hold its entry points."""
    for folder in sys.path:
        for info in _metadata(Path(folder)):
            yield _package(info), info / "entry_points.txt"


def _package(info: Path) -> str:
    """Name the package of a metadata folder: `mini_war-0.1.dist-info` and `mini_war.egg-info` are of one."""
    return info.stem.partition("-")[0].replace(".", "_").lower()


def _metadata(folder: Path) -> list[Path]:
    try:
        return sorted(each for each in folder.iterdir() if each.name.endswith(METADATA))
    except OSError:
        return []


def _read(file: Path, group: str, package: str) -> list[EntryPoint]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    return list(_parse(lines, group, package))


def _parse(lines: Iterable[str], group: str, package: str) -> Iterator[EntryPoint]:
    inside = False
    for line in map(str.strip, lines):
        if line.startswith("["):
            inside = line == f"[{group}]"
        elif inside and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield EntryPoint(name.strip(), value.strip(), package)
