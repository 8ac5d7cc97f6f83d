"""Whether the table may be drawn."""

import io

import pytest

from cardgame_tui.commands.errors import UsageError
from cardgame_tui.commands.terminal import require_terminal


class Stream(io.StringIO):
    """A stream that says it is a terminal, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        """Whether it is one."""
        return self.terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Stream(True))
    monkeypatch.setattr("sys.stdout", Stream(True))
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.mark.usefixtures("terminal")
def test_a_terminal_will_do() -> None:
    require_terminal("do something else")


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("stream", ["sys.stdin", "sys.stdout"])
def test_both_ends_must_be_a_terminal(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    monkeypatch.setattr(stream, Stream(False))
    with pytest.raises(UsageError, match="the table needs a terminal; do something else"):
        require_terminal("do something else")


@pytest.mark.usefixtures("terminal")
def test_a_closed_stream_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(UsageError, match="needs a terminal"):
        require_terminal("do something else")


@pytest.mark.usefixtures("terminal")
def test_a_dumb_terminal_will_not_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with pytest.raises(UsageError, match=r"TERM=dumb\); do something else"):
        require_terminal("do something else")
