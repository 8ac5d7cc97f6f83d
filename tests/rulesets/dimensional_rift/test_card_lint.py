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
    assert capsys.readouterr().out == "77 cards, 0 findings\n"


def test_findings_have_code_line_column_and_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(FAULTY, encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path)]) == 1
    unknown, wrong_card, too_short, total = capsys.readouterr().out.splitlines()
    assert unknown.startswith(f"{path}:5:32: T101 ")
    assert unknown.endswith('expected "damage", found "dmage"; did you mean "damage"?')
    assert wrong_card == f"{path}:9:18: T201 only a creature can do this"
    assert too_short.startswith(f"{path}:13:38: T103 ")
    assert total == "3 cards, 3 findings"


def test_a_file_that_is_no_card_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dimensional_rift", "--lint", str(tmp_path / "none.toml")]) == 2
    assert "no such file" in capsys.readouterr().err


SLANTED = """\
[[card]]
name = "Test Sweep"
type = "creature"
stats = "1/3/0"
arrows = "T TL2"
"""


def test_a_double_diagonal_is_not_for_conquest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "slanted.toml"
    path.write_text(SLANTED, encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path)]) == 1
    finding, _ = capsys.readouterr().out.splitlines()
    assert finding.startswith(f"{path}:5:11: T201 edition conquest allows double diagonal arrows only")
    assert finding.endswith("(DR-24)")
    assert main(["cards", "dimensional_rift", "--lint", str(path), "--set", "diagonal_doubles=on"]) == 0


def test_a_double_diagonal_on_a_card_of_edition_rift(tmp_path: Path) -> None:
    path = tmp_path / "slanted.toml"
    path.write_text(SLANTED + 'editions = ["rift"]\n', encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path)]) == 0


VARIANT = """\
name = "Slants"
ruleset = "dimensional_rift"
[options]
diagonal_doubles = true
[card."Gatewright"]
arrows = "TL2 TR2"
[[new]]
name = "Odd One"
type = "creature"
stats = "1/1/0"
text = "Consume 1 mana: heal 1 dmage from target creature."
"""


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    """A variant file with one changed card, which its options allow, and a faulty added one."""
    path = tmp_path / "slants.toml"
    path.write_text(VARIANT, encoding="utf-8")
    return path


def test_a_variant_file_is_looked_over_under_its_own_options(
    variant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "dimensional_rift", "--lint", str(variant)]) == 1
    finding, total = capsys.readouterr().out.splitlines()
    assert finding.startswith(f"{variant}:11:32: T101 ")
    assert total == "2 cards, 1 findings"


def test_settings_hold_over_those_of_the_variant(variant: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "dimensional_rift", "--lint", str(variant), "--set", "diagonal_doubles=off"]) == 1
    changed, _, total = capsys.readouterr().out.splitlines()
    assert changed.startswith(f"{variant}:6:11: T201 ")
    assert total == "2 cards, 2 findings"


def test_the_card_set_is_looked_over_with_the_cards_of_a_variant(
    variant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "dimensional_rift", "--lint", "--variant", str(variant)]) == 1
    finding, total = capsys.readouterr().out.splitlines()
    assert finding.startswith(f"{variant}:11:32: T101 ")
    assert total == "78 cards, 1 findings"


def test_card_files_are_looked_over_under_the_options_of_a_variant(variant: Path, tmp_path: Path) -> None:
    path = tmp_path / "slanted.toml"
    path.write_text(SLANTED, encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path), "--variant", str(variant)]) == 0


def test_a_variant_that_changes_no_known_card_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "slants.toml"
    path.write_text(VARIANT.replace("Gatewright", "Gatewrigt"), encoding="utf-8")
    assert main(["cards", "dimensional_rift", "--lint", str(path)]) == 2
    assert "did you mean Gatewright?" in capsys.readouterr().err
