"""Where the transcript of a replay is written."""

from pathlib import Path

from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.replay import Replay
from cardgame_tui.play.transcript import transcript


def write_transcript(replay: Replay, eyes: Eyes) -> Path:
    """Write a match as text beside the journals; an older transcript of the same match and eyes is replaced.

    Raises:
        OSError: when it cannot be written.
    """
    folder = saves_dir() / "transcripts"
    make_private_folder(folder)
    path = folder / f"{replay.journal.path.stem}-{eyes.name.lower()}.txt"
    write_private(path, transcript(replay, eyes))
    return path
