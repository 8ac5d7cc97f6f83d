"""What the tests of the command line share."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from cardgame_tui import plugins
from cardgame_tui.cli import main
from cardgame_tui.loading import LONGEST
from tests.cli.games import SOUND, entry_points_of


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Make other rulesets the installed ones."""

    def pretend(*named: tuple[str, str]) -> None:
        monkeypatch.setattr(plugins, "entry_points", lambda group: entry_points_of(*named))

    monkeypatch.setattr(plugins, "LISTED", LONGEST)
    plugins.load_ruleset.cache_clear()
    yield pretend
    plugins.load_ruleset.cache_clear()


@pytest.fixture
def run(
    install: Callable[..., None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Callable[..., tuple[int, str, str]]:
    """Run the command line with Leduc installed and an empty home; gives exit code, output and messages.

    The cache stays that of all tests: without its parse tables a command takes seconds longer.
    """
    install(SOUND)
    places = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "HOME", "LOCALAPPDATA")
    for variable in places:
        monkeypatch.setenv(variable, str(tmp_path / "home"))

    def command(*arguments: str) -> tuple[int, str, str]:
        code = _exit_code(arguments)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


def _exit_code(arguments: Sequence[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)
