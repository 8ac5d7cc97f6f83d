"""The program in a real pseudo-terminal, and what its screen shows."""

import os
import re
import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from select import select
from time import monotonic

import pexpect
import pyte

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import AnswerShape
from tests.processes import usual_signals

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds to wait for a screen before giving up; only a failing test waits so long."""
UNKNOWN = re.compile(
    r"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\"
)
"""Sequences the emulator would print instead of obeying."""

LEFT_THE_SCREEN = "\x1b[?1049l"
"""What a program sends when it gives the screen back."""


class Terminal:
    """A program that draws on a terminal.

    Args:
        code: Python statements to run.
        config: folder to use for configuration.
        size: columns and lines of the terminal.
        **more: further variables of its environment.

    Attributes:
        output: all that it has written.
        screen: what its terminal shows.
    """

    def __init__(self, code: str, config: Path, size: tuple[int, int] = (80, 24), **more: str) -> None:
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": str(config)}
        environment |= {"XDG_CONFIG_HOME": str(config), "PYTHONPATH": str(ROOT), "TEXTUAL_ANIMATIONS": "none"}
        environment |= {"XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(config / "cache"))} | more
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", code],
            cwd=str(ROOT),
            env=environment,
            dimensions=size[::-1],
            encoding="utf-8",
            preexec_fn=usual_signals,
        )
        self.child.delaybeforesend = None
        self.output = ""
        self.screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self.screen)
        self._rest = ""

    def press(self, *keys: str) -> None:
        """Type keys; ``enter`` and ``backspace`` by their names."""
        names = {"enter": "\r", "backspace": "\x7f", "space": " "}
        self.child.send("".join(names.get(key, key) for key in keys))

    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def wait_for(self, expected: str, *, whole: bool = False) -> None:
        """Read until the screen shows a text, or is exactly that text.

        Raises:
            AssertionError: with both, when it does not in time.
        """
        if whole:
            self.wait_until(lambda: self.text().strip("\n") == expected.strip("\n"), expected)
        else:
            self.wait_until(lambda: expected in self.text(), expected)

    def wait_until(self, holds: Callable[[], bool], expected: str) -> None:
        """Read until something holds.

        Raises:
            AssertionError: with what was expected and what is shown, when it does not in time.
        """
        until = monotonic() + PATIENCE
        while not holds():
            running = self._read()
            assert running, f"expected\n{expected}\nfound\n{self.text()}"
            assert monotonic() < until, f"expected\n{expected}\nfound\n{self.text()}"

    def rest(self, quiet: float = 1.0) -> None:
        """Read until nothing has been drawn for so many seconds.

        Raises:
            AssertionError: with what was drawn last, when drawing does not stop.
        """
        until, give_up = monotonic() + quiet, monotonic() + PATIENCE
        while monotonic() < until:
            length = len(self.output)
            self._read()
            if len(self.output) > length:
                assert monotonic() < give_up, f"still drawing {self.output[length:]!r}"
                until = monotonic() + quiet

    def end(self) -> int | None:
        """Read to the end of the program and return its exit code."""
        until = monotonic() + PATIENCE
        while self._read():
            assert monotonic() < until, f"still running, showing\n{self.text()}"
        self.child.wait()
        self.child.close()
        code = self.child.exitstatus
        return None if code is None else int(code)

    def _last_words(self) -> str:
        """What the program wrote right before it ended: pexpect takes that for the end if it looks in between."""
        descriptor = self.child.child_fd
        try:
            return os.read(descriptor, 65536).decode() if select([descriptor], [], [], 0)[0] else ""
        except OSError:
            return ""

    def _read(self) -> bool:
        try:
            text = self.child.read_nonblocking(65536, timeout=0.2)
        except pexpect.TIMEOUT:
            self._stream.feed(UNKNOWN.sub("", self._rest))
            self._rest = ""
            return True
        except pexpect.EOF:
            text = self._last_words()
            if not text:
                return False
        self.output += text
        whole, _, half = (self._rest + text).rpartition("\x1b")
        whole, self._rest = (whole, "\x1b" + half) if len(half) < 30 and whole else (self._rest + text, "")
        self._stream.feed(UNKNOWN.sub("", whole))
        return True


def keys_of(choice: Choice, answer: Answer) -> list[str]:
    """The keys that give an answer."""
    if choice.shape is AnswerShape.YES_NO:
        return ["space" if answer == choice.decline else "enter"]
    if choice.shape is AnswerShape.AMOUNT and answer != choice.decline:
        assert isinstance(answer, int)
        return [*str(choice.prompt.options[answer].value), "enter"]
    if isinstance(answer, tuple):
        return [key for index in answer for key in _code(choice, index)] + ["enter"]
    return ["space"] if answer == choice.decline else _code(choice, answer)


def _code(choice: Choice, index: int) -> list[str]:
    group = next(group for group in choice.groups if index in group.members)
    if len(group.members) == 1:
        return [*group.code]
    twin = copy(choice)
    for key in group.code:
        twin.press(key)
    return [*group.code, *next(code for code, member in twin.members() if member == index)]
