"""No cell of a CSV file is a formula, and every cell is read as it was written."""

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.lab.bench.rows import CardRow, DuelRow, rows_of, text_of
from cardgame_tui.lab.bench.table import Column, Table
from cardgame_tui.lab.csv_lines import csv_line, unquoted
from tests.lab.bench.runs import ROW

ROOT = Path(__file__).parents[2] / "cardgame_tui"
FORMULAS = ("=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''-x", "-", "+-1", "-1e")
PLAIN = ("", "Moth", "'", "'Moth'", "a=1", " =1", "-0.5", "+3", "-1e-05", "7", "1-0")


@pytest.mark.parametrize("cell", FORMULAS)
def test_a_text_that_might_be_a_formula_is_quoted(cell: str) -> None:
    (found,) = next(csv.reader([csv_line([cell])]))
    assert found == f"'{cell}"
    assert unquoted(found) == cell


@pytest.mark.parametrize("cell", PLAIN)
def test_other_texts_and_numbers_stay(cell: str) -> None:
    (found,) = next(csv.reader([csv_line([cell])]))
    assert found == unquoted(found) == cell


def test_numbers_stay_numbers() -> None:
    assert csv_line([-0.5, -3, None, 1e-9]) == "-0.5,-3,,1e-09\n"


def test_tables_are_written_so() -> None:
    table = Table("Cards", (Column("=name"), Column("change", "change")), (("=HYPERLINK(1)", -0.5),))
    assert table.as_csv() == "'=name,change\n'=HYPERLINK(1),-0.5\n"


def test_rows_of_a_run_are_read_as_they_were_written() -> None:
    rows = [CardRow(1, 1, name, 2, 1, 1, 0) for name in (*FORMULAS, *PLAIN)]
    assert list(rows_of(CardRow, io.StringIO(text_of(rows), newline=""))) == rows


def test_numbers_in_a_row_are_read_as_they_were_written() -> None:
    rows = [replace(ROW, leads=each, life=each) for each in ((), (-1,), (-1, 4), (3, -4))]
    assert list(rows_of(DuelRow, io.StringIO(text_of(rows), newline=""))) == rows


def test_nothing_else_writes_csv() -> None:
    writers = {path.name for path in ROOT.rglob("*.py") if "csv.writer" in path.read_text(encoding="utf-8")}
    assert writers == {"csv_lines.py"}
