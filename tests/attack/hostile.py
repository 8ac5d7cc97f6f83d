"""Lays out a file that somebody made on purpose, and runs a command on it in a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardgame_tui.cleaning import clean_text
from tests.attack.running import ALLOWED
from tests.processes import PATIENCE

MEMORY = 1_500_000_000
"""Bytes that a command may ask for."""
COMPUTING = 60
"""Seconds of computing that a command may take; far more than any takes."""
MOST_LINES = 120
"""Lines that a command may print: the first hundred faults, and what is said about the others."""

Lay = Callable[["Ground"], object]


@dataclass(frozen=True)
class Ground:
    """Where a hostile file is laid out.

    Args:
        here: the folder that the command runs in.
        home: the home of the program.
        kept: a file elsewhere that nothing may change.
    """

    here: Path
    home: Path
    kept: Path

    def write(self, name: str, content: str | bytes) -> Path:
        """Write a file, in the folder or below the home."""
        path = (self.home if name.startswith("home/") else self.here) / name.removeprefix("home/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)
        return path

    def run(self, **changes: str) -> Path:
        """Lay out the folder of a run of the bench, in which fields of `run.toml` are others."""
        words = [sys.executable, "-m", "cardgame_tui.cli", "bench", "rune_duel", "--games", "2", "--run", "run"]
        subprocess.run(words, cwd=self.here, env=self.environment, check=True, capture_output=True)
        file = self.here / "run" / "run.toml"
        text = file.read_text(encoding="utf-8")
        for name, value in changes.items():
            text = re.sub(rf"^{re.escape(name)} = .*$", f"{name} = {value}", text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")
        return file.parent

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment of the program, with this home; the cache stays that of all tests."""
        places = {f"XDG_{name.upper()}_HOME": str(self.home / name) for name in ("config", "data", "state")}
        return {**os.environ, "HOME": str(self.home), **places}


@dataclass(frozen=True)
class Hostile:
    """One of them.

    Args:
        name: what is hostile.
        lay: lays it out.
        words: the words of the command.
        says: what its message has to name.
        codes: the exit codes that are right.
    """

    name: str
    lay: Lay
    words: str
    says: str = ""
    codes: tuple[int, ...] = (2,)


def harm(hostile: Hostile, ground: Ground) -> str:
    """Lay it out, run its command and say what is wrong, empty for nothing."""
    for folder in (ground.here, ground.home):
        folder.mkdir()
    ground.kept.write_text("kept", encoding="utf-8")
    hostile.lay(ground)
    before = content_below(ground.here) | {str(ground.kept): ground.kept.read_bytes()}
    words = [sys.executable, "-m", "cardgame_tui.cli", *hostile.words.split()]
    done = subprocess.run(
        words, cwd=ground.here, env=ground.environment, input="quit\n", capture_output=True, timeout=PATIENCE,
        check=False, encoding="utf-8", errors="surrogateescape", preexec_fn=_bound,
    )  # fmt: skip
    said = f"{done.stdout}\n{done.stderr}"
    after = content_below(ground.here) | {str(ground.kept): ground.kept.read_bytes()}
    if done.returncode not in hostile.codes or done.returncode not in ALLOWED:
        return f"exit code {done.returncode}: {said[-600:]}"
    if "Traceback" in said or "MemoryError" in said or clean_text(said) != said:
        return f"says {said[-600:]!r}"
    if hostile.says not in said or said.count("\n") > MOST_LINES or max(map(len, said.splitlines())) > 2_000:
        return f"its message is not clear: {said[:600]}"
    return "" if after == before else f"changed {sorted(set(before.items()) ^ set(after.items()))!r:.300}"


def content_below(folder: Path) -> dict[str, bytes]:
    """What is below a folder: the content of files, and where links lead."""
    found: dict[str, bytes] = {}
    for place, _, names in os.walk(folder):
        for path in (Path(place, name) for name in names):
            if path.is_symlink():
                found[str(path)] = os.fsencode(path.readlink())
            elif path.is_file():
                found[str(path)] = path.read_bytes()
            else:
                found[str(path)] = b"no file"
    return found


def _bound() -> None:
    """Let a command that asks for far too much fail."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (COMPUTING, COMPUTING))
