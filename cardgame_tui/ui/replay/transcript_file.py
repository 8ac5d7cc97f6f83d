"""Writes the transcript of a replay."""

from pathlib import Path

from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import written_page
from cardgame_tui.ui.replay.desk import ReplayDesk


def write_transcript(replay: Replay, viewer: Viewer) -> Path:
    """Write a match as text next to the journals; an older transcript of the same match and viewer is replaced.

    Raises:
        OSError: when it cannot be written.
    """
    folder = saves_dir() / "transcripts"
    make_private_folder(folder)
    path = folder / f"{replay.journal.path.stem}-{viewer.name.lower()}.txt"
    write_private(path, transcript(replay, viewer))
    return path


def save_transcript(at: ReplayDesk) -> None:
    """Write the match as text, as the chosen point of view shows it."""
    words = at.table.viewer_words()
    try:
        page = written_page(f"Transcript, {words}", write_transcript(at.table.replay, at.table.viewer))
    except OSError as error:
        page = Page("No transcript", (Item(str(error)),))
    at.dialog.show(page)
