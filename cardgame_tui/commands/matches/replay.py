"""``replay``: show a match again, on the screen, as lines of text or as a transcript."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.shared.agreement import ask_players
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.commands.shared.reading import faults_in_words, read_settings
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal
from cardgame_tui.files import write_private
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import decision_meant
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.viewer import Viewer

STANDARD_OUTPUT = "-"
"""The file name that means the standard output."""


def run(arguments: Namespace) -> int:
    """Show a match again, or write its transcript.

    Raises:
        UsageError: when the journal cannot be used, or has no such decision.
    """
    read_settings()
    if arguments.plain:
        require_lines()
    elif arguments.transcript is None and not arguments.under:
        require_terminal("--plain replays with lines of text, --transcript prints the match as text")
    with faults_in_words():
        replay = Replay(Path(arguments.journal))
    if not replay.places:
        raise UsageError(f"{arguments.journal}: no decision was made in this match")
    if arguments.under:
        from cardgame_tui.commands.matches.replay_under import under

        ask_players(replay, "what another rule would have shown is shown", "nothing is shown")
        return under(replay, arguments.under, arguments.at, Viewer(arguments.viewer))
    if arguments.transcript is not None:
        viewer = Viewer(arguments.viewer)
        if viewer is not Viewer.PUBLIC:
            ask_players(replay, "hands are shown", "no transcript")
        return _write(transcript(replay, viewer), arguments.transcript)
    if arguments.at is not None:
        _go(replay, arguments.at)
    if arguments.plain:
        from cardgame_tui.ui.config import key_map
        from cardgame_tui.ui.plain.run import run_plain_replay

        return run_plain_replay(replay, sys.stdin, stream_below(sys.stdout), key_map())
    from cardgame_tui.ui.run import run_replay

    return run_replay(replay)


def _write(text: str, target: str) -> int:
    """Write a transcript; never overwrite a file."""
    if target == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return 0
    try:
        write_private(Path(target), text, new=True)
    except FileExistsError:
        raise UsageError(f"{target} already exists") from None
    return 0


def _go(replay: Replay, words: str) -> None:
    """Go to decision ``N`` of the first duel, or to decision ``D.N``: number N of duel D."""
    try:
        replay.go_to(*decision_meant(words))
    except (ValueError, LookupError) as error:
        raise UsageError(f"--at: {error}") from None
