"""The screen on which bots play a duel out from one of its decisions, in a worker that no key waits for."""

from itertools import islice
from time import monotonic

from textual.worker import Worker, get_current_worker

from cardgame_tui.lab.batch import seeds_of
from cardgame_tui.lab.bench.play_outs.play_outs import PlayedOut, PlayOuts, StoppedError
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.under.worth import WorthView

EVERY = 0.25
"""Seconds between two drawings while bots play."""
PAIRS = 100
"""How many pairs of duels are played at a time."""


class WorthScreen(BlockScreen[None]):
    """Says what a change is worth from a decision on, while bots find it out.

    Args:
        play_outs: the decision and its lines.
        bot: the bot that plays all duels.

    Attributes:
        view: what is drawn.
    """

    help_keys = key_help.WORTH

    def __init__(self, play_outs: PlayOuts, bot: str) -> None:
        super().__init__()
        self.view = WorthView(play_outs, bot, PAIRS)
        self._play_outs = play_outs
        self._bot = bot
        self._drawn = 0.0
        self._worker: Worker[None] | None = None

    def on_mount(self) -> None:
        """Let the bots begin."""
        self._play_on()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is known so far."""
        return self.view.lines(width, height)

    def take(self, key: str) -> None:
        """Play more, stop, scroll or close."""
        if key in ("backspace", "q", "enter"):
            self.stop()
            self.dismiss(None)
        elif key == "space":
            self.stop() if self.view.playing else self._play_on()
        elif key == "m":
            self.view.aimed += PAIRS
            self._play_on()
        else:
            self.view.press(key)

    def stop(self) -> None:
        """Stop the bots after the duel they play."""
        if self._worker is not None:
            self._worker.cancel()
        self.view.playing = False

    def _play_on(self) -> None:
        if not self.view.playing and self.view.pairs < self.view.aimed:
            self.view.playing = True
            self._worker = self.run_worker(self._play, thread=True, exclusive=True)

    def _play(self) -> None:
        """Play pairs of duels; runs in a thread of its own."""
        worker = get_current_worker()
        while self.view.pairs < self.view.aimed:
            (seeds,) = islice(seeds_of(1), self.view.pairs, self.view.pairs + 1)
            begun = monotonic()
            try:
                unit = self._play_outs.play_unit((self._bot,), seeds, lambda: worker.is_cancelled)
            except StoppedError:
                return
            if worker.is_cancelled:
                return
            self.app.call_from_thread(self._take_unit, worker, unit, monotonic() - begun)

    def _take_unit(self, worker: "Worker[None]", unit: list[PlayedOut], seconds: float) -> None:
        """Count a pair, and draw the answer from time to time."""
        if worker.is_cancelled or worker is not self._worker:
            return
        self.view.add(unit, seconds)
        if self.view.pairs >= self.view.aimed:
            self.view.playing = False
        if self.is_current and (not self.view.playing or monotonic() - self._drawn > EVERY):
            self._drawn = monotonic()
            self.draw()
