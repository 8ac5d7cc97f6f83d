"""``cards --lint``: the shipped cards are clean, and faults are named with code, line and column."""

from pathlib import Path

import pytest

from cardgame_tui.cli import main

FAULTY = """\
[[card]]
name = "Odd One"
type = "creature"
stats = "1/1/0"
text = "Consume 1 mana: heal 1 dmage from target creature."
[[card]]
name = "Odd Two"
type = "artifact"
conquest.text = "Action: Strike."
[[card]]
name = "Odd Three"
type = "artifact"
text = "When summoned: destroy target"
"""


def test_the_shipped_cards_have_no_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dimensional_rift", "--lint"]) == 0
    assert capsys.readouterr().out == "47 cards, 0 findings\n"


def test_findings_have_code_line_column_and_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(FAULTY, encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path)]) == 1
    unknown, wrong_card, too_short, total = capsys.readouterr().out.splitlines()
    assert unknown.startswith(f"{path}:5:32: T101 ")
    assert unknown.endswith('expected "damage", found "dmage"; did you mean "damage"?')
    assert wrong_card == f"{path}:9:18: T201 only a creature does this"
    assert too_short.startswith(f"{path}:13:38: T103 ")
    assert total == "3 cards, 3 findings"


def test_a_file_that_is_no_card_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dimensional_rift", "--lint", str(tmp_path / "none.toml")]) == 2
    assert "no such file" in capsys.readouterr().err
