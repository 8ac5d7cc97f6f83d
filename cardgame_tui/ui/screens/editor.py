"""The editor that the user has chosen for the terminal."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

USUAL = ("nano", "vi", "notepad")
"""The editors that are looked for when the user has chosen none."""
NO_EDITOR = "No editor can be opened here"
"""The heading of a page that says why, and which file is meant."""


def editor() -> Sequence[str]:
    """The command of the user's editor; empty when there is none."""
    chosen = os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""
    try:
        words = shlex.split(chosen)
    except ValueError:
        words = [chosen]
    return words or [name for name in USUAL if shutil.which(name)][:1]


def run_editor(path: Path) -> None:
    """Open a file in the user's editor and wait until it is closed.

    Raises:
        OSError: when there is no editor, or it cannot be started.
    """
    command = editor()
    if not command:
        raise OSError("no editor was found: set EDITOR")
    subprocess.run([*command, str(path)], check=False)
