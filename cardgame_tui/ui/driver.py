"""The Textual driver of a terminal that may be closed at any moment."""

import sys
from typing import IO, Any

from textual.driver import Driver
from textual.messages import ExitApp

LOOK_AGAIN = 0.2
"""Seconds after which a terminal that took nothing is looked at again."""


class LastingFile:
    """An output for which writing never fails: after the terminal was closed, text is dropped.

    Textual writes in a thread. If that thread ended with an error, the app would wait for it for ever.

    Args:
        below: the output.
    """

    def __init__(self, below: IO[str]) -> None:
        self._below = below

    def write(self, text: str) -> int:
        """Write a text, if that can be done."""
        try:
            return self._below.write(text)
        except OSError:
            return len(text)

    def flush(self) -> None:
        """Write what was kept back, if that can be done."""
        try:
            self._below.flush()
        except OSError:
            return

    def __getattr__(self, name: str) -> Any:
        return getattr(self._below, name)


def lasting(usual: type[Driver]) -> type[Driver]:
    """Replace the usual driver; on Unix, by one that notices when its terminal has gone."""
    if sys.platform == "win32":
        return usual
    import termios

    from textual.drivers.linux_driver import LinuxDriver

    if usual is not LinuxDriver:
        return usual

    class TerminalDriver(LinuxDriver):
        """The driver for a terminal that may be closed."""

        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            self._file = LastingFile(self._file)  # type: ignore[assignment, arg-type]
            self._is_behind = self._gives_back = False

        def write(self, data: str) -> None:
            """Draw on the terminal without waiting for it: what it does not take is left out, and drawn later.

            Other screens are drawn by the same loop, and would stand still with it.
            """
            thread = self._writer_thread
            if self._gives_back or thread is None or not (self._is_behind or thread._queue.full()):
                super().write(data)
            elif not self._is_behind:
                self._is_behind = True
                self._loop.call_later(LOOK_AGAIN, self._catch_up)

        def _catch_up(self) -> None:
            """Draw all again, once the terminal has taken what was written."""
            thread = self._writer_thread
            if thread is None or self._gives_back:
                return
            if thread._queue.qsize():
                self._loop.call_later(LOOK_AGAIN, self._catch_up)
                return
            self._is_behind = False
            self._app.call_later(self._draw_all)

        def _draw_all(self) -> None:
            screen = self._app.screen
            self._app._display(screen, screen._compositor.render_update(full=True))

        def stop_application_mode(self) -> None:
            """Give the terminal back; nothing of that is left out."""
            self._gives_back = True
            super().stop_application_mode()
            self._gives_back = False

        def run_input_thread(self) -> None:
            """Pass keys on to the app until they end, with an error or without."""
            try:
                super().run_input_thread()
            except OSError:
                self._app.post_message(ExitApp())

        def use_mouse(self, *, on: bool) -> None:
            """Take the mouse from the terminal, or leave it to the terminal."""
            self._mouse = True
            if not on:
                self._disable_mouse_support()
            else:
                self._enable_mouse_support()
                if self._mouse_pixels:
                    self._enable_mouse_pixels()
            self._mouse = on

        @property
        def is_there(self) -> bool:
            """Whether the terminal is still there; one that has gone looks like one on which nobody types."""
            try:
                termios.tcgetattr(self.fileno)
            except termios.error:
                return False
            return True

    return TerminalDriver
