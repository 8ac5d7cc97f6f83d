"""``join`` without a table or a terminal; `tests/ui/guests` joins tables."""

import pytest

from cardgame_tui.cli import main
from cardgame_tui.join.client import new_key


@pytest.fixture
def in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.commands.matches.join.require_terminal", lambda instead: None)


def test_without_a_terminal_nothing_is_joined(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join"]) == 2
    assert capsys.readouterr().err == "cardgame-tui: the table needs a terminal; join it from one\n"


@pytest.mark.usefixtures("in_a_terminal")
def test_without_a_table_it_says_how_to_start_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join"]) == 2
    assert capsys.readouterr().err == "cardgame-tui: no table waits: start one with cardgame-tui host GAME\n"


@pytest.mark.usefixtures("in_a_terminal")
@pytest.mark.parametrize("word", ["a" * 65, "seat\x1b[2J"])
def test_a_role_is_a_short_word(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", word]) == 2
    assert capsys.readouterr().err == "cardgame-tui: the role must be a word of at most 64 characters\n"


def test_keys_differ() -> None:
    assert len({new_key() for _ in range(100)}) == 100
