"""Where the transcript of a replay is written."""

from pathlib import Path

from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.viewer import Viewer


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
