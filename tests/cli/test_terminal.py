"""Whether the table may be drawn."""

import io

import pytest

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal


class Stream(io.StringIO):
    """A stream that says it is a terminal, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        """Whether it is one."""
        return self.terminal


def pretend(
    monkeypatch: pytest.MonkeyPatch, *, stdin: bool = True, stdout: bool = True, term: str = "xterm"
) -> None:
    monkeypatch.setattr("sys.stdin", Stream(stdin))
    monkeypatch.setattr("sys.stdout", Stream(stdout))
    monkeypatch.setenv("TERM", term)


def test_a_terminal_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    require_terminal("do something else")


@pytest.mark.parametrize("end", ["stdin", "stdout"])
def test_both_ends_must_be_a_terminal(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    pretend(monkeypatch, stdin=end != "stdin", stdout=end != "stdout")
    with pytest.raises(UsageError, match="the table needs a terminal; do something else"):
        require_terminal("do something else")


def test_a_closed_stream_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(UsageError, match="needs a terminal"):
        require_terminal("do something else")


@pytest.mark.parametrize("end", ["sys.stdin", "sys.stdout"])
def test_lines_need_no_terminal_but_an_input_and_an_output(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    pretend(monkeypatch, stdin=False, stdout=False)
    require_lines()
    monkeypatch.setattr(end, None)
    with pytest.raises(UsageError, match="closed"):
        require_lines()


def test_a_dumb_terminal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, term="dumb")
    with pytest.raises(UsageError, match=r"TERM=dumb\); do something else"):
        require_terminal("do something else")
