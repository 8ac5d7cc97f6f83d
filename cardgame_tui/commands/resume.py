"""``resume``: a match that was interrupted, played on."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.common import faults_in_words
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.commands.terminal import require_lines, require_terminal
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.journal.saves import Saved, unfinished
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume

_UNITS = ((86_400, "day"), (3_600, "hour"), (60, "minute"))


def run(arguments: Namespace) -> int:
    """Play the named match on, or the only unfinished one; list them when there are several.

    Raises:
        UsageError: when there is none, or the journal cannot be used.
    """
    path = None if arguments.journal is None else Path(arguments.journal)
    if path is None:
        found = unfinished()
        if not found:
            raise UsageError(f"there is no unfinished match in {saves_dir()}")
        if len(found) > 1:
            print("\n".join(in_words(each) for each in found))
            return 0
        path = found[0].path
    if arguments.plain:
        require_lines()
        from cardgame_tui.ui.plain import run_plain

        return run_plain(_resumed(path, arguments.before), sys.stdin, sys.stdout)
    require_terminal("add --plain to play in lines of text")
    from cardgame_tui.ui.app import run_table

    return run_table(_resumed(path, arguments.before))


def _resumed(path: Path, before: int) -> Record:
    """Open the journal and say what is to be said about it."""
    with faults_in_words():
        record = resume(path, before=before)
    print(*(f"Note: {note}\n" for note in record.notes), sep="", end="", file=sys.stderr)
    return record


def in_words(match: Saved) -> str:
    """One unfinished match in two lines: who plays what and how far, and the file."""
    first, second = match.names
    rules = f" ({match.rules})" if match.rules else ""
    how_far = f"duel {match.duel}, turn {match.turn}" if match.duel else "not begun"
    return f"{first} against {second}: {match.ruleset}{rules}, {how_far}, {age_words(match.age)}\n  {match.path}"


def age_words(seconds: float) -> str:
    """How long ago something was, in the largest unit of which there is one."""
    for length, unit in _UNITS:
        count = int(seconds // length)
        if count:
            return f"{count} {unit}{'s' if count > 1 else ''} ago"
    return "just now"
