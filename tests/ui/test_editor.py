"""The editor of the terminal."""

import sys
from pathlib import Path

import pytest

from cardgame_tui.ui.screens.editor import USUAL, editor, run_editor


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No editor is chosen."""
    for name in ("VISUAL", "EDITOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("visual", "plain", "command"),
    [
        ("code --wait", "ed", ["code", "--wait"]),
        ("", "ed", ["ed"]),
        ("", "'/opt/my editor' -n", ["/opt/my editor", "-n"]),
        ("it's", "", ["it's"]),
    ],
)
def test_the_chosen_editor(visual: str, plain: str, command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VISUAL", visual)
    monkeypatch.setenv("EDITOR", plain)
    assert editor() == command


def test_otherwise_the_first_usual_one_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in USUAL[1:] else None)
    assert editor() == [USUAL[1]]


def test_no_editor_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(OSError, match="no editor was found: set EDITOR"):
        run_editor(tmp_path / "a.toml")


def test_the_editor_is_given_the_file_and_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script, file = tmp_path / "write.py", tmp_path / "a.toml"
    script.write_text("import sys; open(sys.argv[1], 'w').write('edited')")
    monkeypatch.setenv("EDITOR", f"'{sys.executable}' '{script}'")
    run_editor(file)
    assert file.read_text() == "edited"
