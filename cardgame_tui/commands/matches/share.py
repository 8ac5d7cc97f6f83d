"""``share``: write a match as one page for a browser."""

from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.shared.agreement import ask_players
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.files import replace_own
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.viewer import Viewer


def run(arguments: Namespace) -> int:
    """Write the page, and say where it is.

    Raises:
        UsageError: when the journal cannot be used, a player does not agree, or the page cannot be written.
    """
    from cardgame_tui.ui.share.page import MARK, page_of

    journal = Path(arguments.journal)
    with faults_in_words():
        replay = Replay(journal)
    viewer = Viewer(arguments.viewer)
    if viewer is not Viewer.PUBLIC:
        ask_players(replay, "hands are shown", "no page")
    target = Path(arguments.to or f"{journal.stem}.html")
    try:
        replace_own(target, page_of(replay, viewer), MARK)
    except OSError as error:
        raise UsageError(f"{target}: {error.strerror or error}") from error
    print(target)
    return 0
