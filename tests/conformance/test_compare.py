"""The comparison of two checkouts: equal ones pass, and a small change of the rules is found and shown."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.conformance.compare import HERE, main

ALTERED = {
    "the order of options": ("BETS = (FOLD, CALL, RAISE)", "BETS = (RAISE, CALL, FOLD)", "option call"),
    "the rule of a refusal": ('Refusal("LE-6"', 'Refusal("LE-5"', "(LE-5)"),
    "the rule of an event": ('"LE-10" if winner else "LE-9"', '"LE-9"', "event LE-9 won"),
    "the state": ("*self.stakes, self.raises)", "*self.stakes)", "digest"),
    "a breakdown": ("duel.stakes[2 - winner]", "duel.stakes[2 + winner]", "breakdown IndexError"),
}
"""For each part of a duel: what is replaced in Leduc, and what the printed difference has to show."""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another checkout that is equal."""
    folder = tmp_path_factory.mktemp("copied")
    for part in ("cardgame_tui", "rulesets", "decks", "tests/games", "examples"):
        copytree(HERE / part, folder / part, ignore=ignore_patterns("__pycache__"))
    (folder / "tests" / "__init__.py").touch()
    return folder


def compared(other: Path, game: str = "leduc", decisions: int = 60) -> int:
    """Compare one game; returns the exit code."""
    return main([str(other), "--game", game, "--decisions", str(decisions)])


@pytest.fixture(autouse=True)
def no_stale_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile each altered file: Python takes one of the same size and second for the one that it has compiled."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")


@pytest.mark.parametrize("game", ["high_card", "rift"])
def test_equal_checkouts(copied: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert compared(copied, game) == 0
    assert "no difference" in capsys.readouterr().out


def test_a_checkout_may_be_named_by_dots(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compared(copied / ".." / copied.name) == 0
    assert "no difference" in capsys.readouterr().out


@pytest.mark.parametrize("what", ALTERED)
def test_a_change_is_found(what: str, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after, shown = ALTERED[what]
    game = copied / "tests" / "games" / "leduc.py"
    text = game.read_text(encoding="utf-8")
    assert text.count(before) == 1
    game.write_text(text.replace(before, after), encoding="utf-8")
    try:
        assert compared(copied) == 1
    finally:
        game.write_text(text, encoding="utf-8")
    printed = capsys.readouterr().out
    assert printed.startswith("leduc: default options, seed ")
    assert any(line.startswith(("-", "+")) and shown in line for line in printed.splitlines()), printed


def test_a_folder_without_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        compared(tmp_path)
    assert f"{tmp_path} has no program" in capsys.readouterr().err
