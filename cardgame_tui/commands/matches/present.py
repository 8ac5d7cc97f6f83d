"""``present``: show the marked decisions of a match on the stage, one after the other."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.commands.shared.reading import faults_in_words, read_settings
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import Slides

NO_MARKS = (
    "no decision of this match is marked: press # at a decision while you play (with --plain: type mark), type a "
    "line of text, and answer it"
)
"""Why there is nothing to show, and what to do."""


def run(arguments: Namespace) -> int:
    """Show the marked decisions of a match.

    Raises:
        UsageError: when the journal cannot be used, or no decision in it is marked.
    """
    read_settings()
    if arguments.plain:
        require_lines()
    else:
        require_terminal("--plain shows the marked decisions in lines of text")
    with faults_in_words():
        slides = Slides(Replay(Path(arguments.journal)))
    if not slides.all:
        raise UsageError("\n".join((f"{arguments.journal}: {NO_MARKS}", *slides.replay.notes)))
    if arguments.plain:
        from cardgame_tui.ui.plain.run import run_plain_slides

        return run_plain_slides(slides, sys.stdin, stream_below(sys.stdout))
    from cardgame_tui.ui.run import run_slides

    return run_slides(slides)
