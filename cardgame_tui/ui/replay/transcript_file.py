"""Where the transcript of a replay is written."""

from pathlib import Path

from cardgame_tui.paths import saves_dir
from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.replay import Replay
from cardgame_tui.play.transcript import transcript


def write_transcript(replay: Replay, eyes: Eyes) -> Path:
    """Write a match as text next to the journals; an older transcript of the same match and eyes is replaced.

    Raises:
        OSError: when it cannot be written.
    """
    folder = saves_dir() / "transcripts"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{replay.journal.path.stem}-{eyes.name.lower()}.txt"
    path.write_text(transcript(replay, eyes), encoding="utf-8")
    return path
