"""One case: a file, where it is put, and the command that reads it. A case that fails is kept in two files."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from cardgame_tui.paths import places

__all__ = ["HERE", "Case", "keep", "kept_case"]

HERE = "here"
"""The root of a file that the command names; other roots are the folders of the program, such as ``config``."""

NEIGHBOUR = "neighbour.toml"
"""A file next to it that no command may change."""

NEIGHBOURS_TEXT = b'[[card]]\nname = "Moth"\ntype = "creature"\nstats = "1/1"\nrank = 2\nrune = "II"\n'
"""What that file holds."""


@dataclass(frozen=True)
class Case:
    """A file and the command that reads it.

    Args:
        kind: what kind of file it is, and the command: the row of the table it counts in.
        change: how the file was changed.
        words: the words of the command.
        place: where the file is put: a root, such as ``here`` or ``config``, and a name.
        data: its bytes.
        stands_for: the shipped file that it replaces, such as ``rulebook rune_duel``; empty for none.
    """

    kind: str
    change: str
    words: tuple[str, ...]
    place: str = f"{HERE}/file.toml"
    data: bytes = b""
    stands_for: str = ""

    @property
    def root(self) -> str:
        """The root of its place."""
        return self.place.partition("/")[0]

    def path(self, here: Path) -> Path:
        """Where its file is, if commands run in a folder."""
        root, _, name = self.place.partition("/")
        return (here if root == HERE else places()[root]) / name

    @property
    def may_change(self) -> bool:
        """Whether its command may write to the file: a match that is resumed, and files of the program itself."""
        return self.root != HERE or self.words[:1] == ("resume",)


def keep(case: Case, wrong: str, folder: Path) -> Path:
    """Write a failing case: its bytes, and next to them, as JSON, everything else. Returns the JSON file."""
    number = len(list(folder.glob("*.json")))
    written = asdict(replace(case, data=b"")) | {"wrong": wrong}
    del written["data"]
    file = folder / f"{number:04}.json"
    file.with_suffix(".input").write_bytes(case.data)
    file.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    return file


def kept_case(file: Path) -> Case:
    """Read a case that was kept."""
    written = json.loads(file.read_text(encoding="utf-8"))
    with suppress(KeyError):
        del written["wrong"]
    words = tuple(written.pop("words"))
    return Case(**written, words=words, data=file.with_suffix(".input").read_bytes())
