"""A run that other processes play, while this one shows it."""

import sys
from contextlib import redirect_stderr
from multiprocessing import resource_tracker

from cardgame_tui.bots.registry import UnknownBotError
from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.playing.crew import StopSignal
from cardgame_tui.lab.bench.playing.duel import CrewError
from cardgame_tui.lab.bench.playing.session import Limit, Progress, play_on
from cardgame_tui.plugins import PluginError

BROKEN_OFF = (ContentError, CrewError, PluginError, UnknownBotError)
"""Why a run cannot be played on."""


class Playing:
    """Plays a run until there are enough duels or it is stopped.

    Args:
        folder: the run.
        limit: when there are enough.
        jobs: number of processes.

    Attributes:
        progress: how far it is; None before the first duels are done.
    """

    def __init__(self, folder: RunFolder, limit: Limit, jobs: int) -> None:
        _start_tracker()
        self._folder, self._limit, self._jobs = folder, limit, jobs
        self._stop = StopSignal()
        self.progress: Progress | None = None

    @property
    def stopping(self) -> bool:
        """Whether it shall stop."""
        return self._stop.is_set()

    def play(self) -> None:
        """Play; it returns when the run is over, and belongs in a thread of its own.

        Raises:
            ContentError: when the run is of another version, its cards no longer exist, or it cannot be written.
            CrewError: when a process was killed; what was played until then is kept.
            PluginError: when its game is not installed.
            UnknownBotError: when one of its bots is not.
        """
        self._folder.check_versions()
        play_on(self._folder, self._limit, self._jobs, self._tell, stop=self._stop)

    def stop(self) -> None:
        """Stop at once; what is done is kept."""
        self._stop.set()

    def _tell(self, progress: Progress) -> None:
        self.progress = progress


def _start_tracker() -> None:
    """Start the process that Python keeps for others, which takes the standard error of this one.

    While Textual runs, that is an object without a file number, and no process would start.
    """
    if sys.platform != "win32" and sys.__stderr__ is not None:
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
