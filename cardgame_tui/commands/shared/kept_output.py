"""What a command printed, kept in the cache until a file of the program or of the user's settings changes.

`rules`, `options` and `cards` print the same for the same words, and would load the whole game for it.
Kept is only what words alone decide about a game that comes with this program: no file, no variant, no error.
"""

import hashlib
import json
import re
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, TextIO, cast

import cardgame_tui
from cardgame_tui.cleaning import clean_text
from cardgame_tui.commands.shared.output import CleanStream, stream_below
from cardgame_tui.commands.shared.printing import BOLD, NOT_BOLD, shows_bold
from cardgame_tui.entry_points import OWN, RULESETS, entry_points
from cardgame_tui.files import own_folder, read_regular
from cardgame_tui.kept_files import forget_oldest, keep, sealed, stamps, unsealed
from cardgame_tui.paths import NoHomeError, cache_dir, config_dir

WORDS = frozenset(
    {
        "ascii", "changed", "command", "edition", "kept", "name", "ruleset", "settings", "side_by_side", "status",
        "words",
    }
)  # fmt: skip
"""Arguments that name no file; a command with others is run."""
PROGRAM = Path(cardgame_tui.__file__).parent
LARGEST_OUTPUT = 2_000_000
"""Most bytes of a kept output."""
MOST = 100
"""How many outputs are kept; the oldest go first."""
_BOLD = re.compile(f"({re.escape(BOLD)}|{re.escape(NOT_BOLD)})")


class KeptOutput:
    """What one command prints, where it may be kept.

    Args:
        arguments: those of the command.
    """

    def __init__(self, arguments: Namespace) -> None:
        self._file = _file(arguments) if _is_decided_by_words(arguments) else None
        self._made_from = "" if self._file is None else _sources()

    def print_again(self) -> bool:
        """Print what the same command printed before, if that still holds; whether it did."""
        if self._file is None or sys.stdout is None:
            return False
        try:
            made_from, text = unsealed(read_regular(self._file, LARGEST_OUTPUT)).split("\n", 1)
        except (OSError, ValueError):
            return False
        if made_from != self._made_from:
            return False
        stream_below(sys.stdout).write(_cleaned(text))
        return True

    def listen(self) -> "Listener | None":
        """Note from now on what is printed, for `keep`; None where nothing is kept."""
        return Listener() if self._file is not None and isinstance(sys.stdout, CleanStream) else None

    def keep(self, heard: "Listener | None") -> None:
        """Keep what was printed, unless that fails, or a file has changed since the command began."""
        if heard is None or self._file is None or heard.is_broken or _sources() != self._made_from:
            return
        with suppress(OSError, UnicodeError):
            own_folder(self._file.parent)
            keep(self._file, sealed(f"{self._made_from}\n{''.join(heard.printed)}"))
            forget_oldest(self._file.parent, "*.txt", MOST)


class Listener:
    """Stands between the cleaned streams and those of the process, and notes what is printed.

    Attributes:
        printed: all that went to the standard output.
    """

    def __init__(self) -> None:
        self.printed: list[str] = []
        self._complaints: list[str] = []
        for stream, notes in ((sys.stdout, self.printed), (sys.stderr, self._complaints)):
            if isinstance(stream, CleanStream):
                stream.below = cast(TextIO, _Noting(stream.below, notes))

    @property
    def is_broken(self) -> bool:
        """Whether something was complained about."""
        return bool(self._complaints)


class _Noting:
    """A stream that notes what is written to another one."""

    def __init__(self, below: TextIO, notes: list[str]) -> None:
        self._below = below
        self._notes = notes

    def write(self, text: str) -> int:
        """Note a text and pass it on."""
        self._notes.append(text)
        return self._below.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._below, name)


def _is_decided_by_words(arguments: Namespace) -> bool:
    """Whether only words were given, about one of the games that come with this program."""
    given = {name for name, content in vars(arguments).items() if content not in (None, "", False)}
    if not getattr(arguments, "kept", False) or not given <= WORDS:
        return False
    found = [each for each in entry_points(RULESETS) if each.name == arguments.ruleset]
    return len(found) == 1 and found[0].package == OWN


def _file(arguments: Namespace) -> Path | None:
    """Where the output of these words is kept on a terminal like this one."""
    place = [shows_bold(), get_terminal_size().columns, getattr(sys.stdout, "encoding", "")]
    asked = json.dumps([vars(arguments), place], sort_keys=True)
    try:
        return cache_dir() / "printed" / f"{hashlib.sha256(asked.encode()).hexdigest()[:32]}.txt"
    except NoHomeError:
        return None


def _sources() -> str:
    """A digest of when and how the files changed last of which a command can print something."""
    roots = [PROGRAM, PROGRAM.parent / "rulesets", PROGRAM.parent / "decks", config_dir()]
    parts = [f"{sys.version} {cardgame_tui.__version__} {config_dir()}"]
    for root in roots:
        parts += sorted(stamps(root))
    for folder in sys.path:  # a package that was installed may bring a game with the same name
        with suppress(OSError):
            parts.append(f"{folder} {Path(folder).stat().st_mtime_ns}")
    return hashlib.sha256("\n".join(parts).encode(errors="surrogateescape")).hexdigest()


def _cleaned(text: str) -> str:
    """A kept text with no other control characters than those that make words bold."""
    parts = _BOLD.split(text)
    return "".join([part if place % 2 else clean_text(part) for place, part in enumerate(parts)])
