"""Writes what is taken home from a replay: the match as text, or as a page for a browser."""

from collections.abc import Callable
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
    return _write(replay, viewer, "transcripts", "txt", transcript(replay, viewer))


def write_share_page(replay: Replay, viewer: Viewer) -> Path:
    """Write a match as a page for a browser next to the journals; an older one of match and viewer is replaced.

    Raises:
        OSError: when it cannot be written.
    """
    from cardgame_tui.ui.share.page import page_of

    return _write(replay, viewer, "shared", "html", page_of(replay, viewer))


def save_transcript(at: ReplayDesk) -> None:
    """Write the match as text, as the chosen point of view shows it."""
    _save(at, "Transcript", write_transcript)


def save_share_page(at: ReplayDesk) -> None:
    """Write the match as a page for a browser, as the chosen point of view shows it."""
    _save(at, "Page for a browser", write_share_page)


def _write(replay: Replay, viewer: Viewer, kind: str, ending: str, text: str) -> Path:
    folder = saves_dir() / kind
    make_private_folder(folder)
    path = folder / f"{replay.journal.path.stem}-{viewer.name.lower()}.{ending}"
    write_private(path, text)
    return path


def _save(at: ReplayDesk, what: str, write: Callable[[Replay, Viewer], Path]) -> None:
    words = at.table.viewer_words()
    try:
        page = written_page(f"{what}, {words}", write(at.table.replay, at.table.viewer))
    except OSError as error:
        page = Page(f"No {what.lower()}", (Item(str(error)),))
    at.dialog.show(page)
